"""Checks that -fauto-waits and -fauto-nops insert the same instructions whether code is written as instructions or as data words: compiled
kernels without their waits, with the instructions that have no label as operand replaced by .long. -v prints the counts.

  data_words.py GEN.PY TABLES BUILD [all] [-v]
"""
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "oracle"))
import llvm  # noqa: E402

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "compiled")
SAMPLE = {"lds": ["gfx900", "gfx1100"], "matmul": ["gfx90a", "gfx1200"], "loop": ["gfx803"]}
ALL = ["gfx700", "gfx803", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"]
WAIT = re.compile(r"\ts_(waitcnt\w*|wait_\w+|nop|delay_alu)\b")
ENCODED = re.compile(r"^\t([a-z]\S*)[^;]*; encoding: \[([0-9a-fx,]+)\]$")
# branches, whose distances the insertions change
KEPT = re.compile(r"s_(c?branch|call|getpc|get_pc|setpc|set_pc|swappc|swap_pc)")


def words_of(line):
    """Returns a line of -filetype=asm with its instruction as .long; any other line as it is."""
    m = ENCODED.match(line)
    if not m or KEPT.match(m[1]):
        return line
    values = [int(b, 16) for b in m[2].split(",")]
    return "\t.long " + ", ".join("0x%08x" % int.from_bytes(bytes(values[i:i + 4]), "little") for i in range(0, len(values), 4))


def text_of(path):
    """Returns the lines of the disassembly of an object, without addresses."""
    run = subprocess.run([os.path.join(build, "objdump", "amdgcn-objdump"), "-d", "--no-leading-addr", path], capture_output=True, text=True)
    return [re.sub(r"// [0-9A-F]{12}", "//", l) for l in run.stdout.split("\n") if "file format" not in l]


def assemble(source, name, cpu, *options):
    path = os.path.join(folder, name)
    with open(path + ".s", "w") as f:
        f.write(source)
    return subprocess.run([os.path.join(build, "assembler", "amdgcn-as"), "-mcpu=" + cpu, *options, path + ".s", "-o", path + ".o"],
                          capture_output=True, text=True), path + ".o"


def compare(name, cpu):
    """Returns the number of inserted instructions, and of words, or an error."""
    source = next(os.path.join(SOURCES, name + e) for e in (".cl", ".c") if os.path.exists(os.path.join(SOURCES, name + e)))
    run = subprocess.run([llvm.program("clang", cpu), "-target", llvm.TRIPLE, "-mcpu=" + cpu, "-nogpulib", "-O2", "-S", source, "-o", "-"],
                         capture_output=True, text=True)
    if run.returncode:
        return 0, 0, None
    plain = "\n".join(l for l in run.stdout.split("\n") if not WAIT.match(l))
    run, _ = assemble(plain, "encoded", cpu, "-filetype=asm", "--show-encoding")
    if run.returncode:
        return 0, 0, run.stderr
    with open(os.path.join(folder, "encoded.o")) as f:
        encoded = f.read().split("\n")
    data = [words_of(l) for l in encoded]
    count = sum(a != b for a, b in zip(encoded, data))
    results = []
    for kind, text in ("code", "\n".join(encoded)), ("data", "\n".join(data)):
        run, path = assemble(text, kind, cpu, "-fauto-waits", "-fauto-nops")
        results.append(None if run.returncode else text_of(path))
    if not all(results):
        return 0, count, run.stderr if results[0] or results[1] else None
    inserted = sum(bool(WAIT.match(l)) for l in results[0])
    wrong = next(("'%s' but '%s'" % (a, b) for a, b in zip(*results) if a != b), None)
    if len(results[0]) != len(results[1]) or wrong:
        return inserted, count, wrong or "different sizes"
    return inserted, count, None


build = sys.argv[3]
verbose = "-v" in sys.argv
if llvm.missing(["clang"], "gfx900"):
    sys.exit(77)
cases = [(n, cpu) for n, cpus in SAMPLE.items() for cpu in cpus]
if "all" in sys.argv:
    cases = [(f.rpartition(".")[0], cpu) for f in sorted(os.listdir(SOURCES)) if f.endswith((".c", ".cl")) for cpu in ALL]
failed, totals = 0, [0, 0]
with tempfile.TemporaryDirectory() as folder:
    for name, cpu in cases:
        inserted, count, error = compare(name, cpu)
        totals[0] += inserted
        totals[1] += count
        failed += bool(error)
        if error:
            print("%s, %s: %s" % (name, cpu, error[:500]))
if verbose or not totals[0]:
    print("%d words, %d inserted" % (totals[1], totals[0]))
sys.exit(bool(failed) or not totals[0])
