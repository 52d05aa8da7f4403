"""Checks the counters of expert mode (depctr_va_vdst, depctr_vm_vsrc) on what clang 23 compiles in this mode.

  expert.py GEN.PY TABLES BUILD [all] [-v]

For the sources in compiled/, each at one of four levels (with all: at each of them), for gfx1200 and gfx1250: --check=waits reports no
warning; after deleting the waits of one s_wait_alu, it reports more than before, unless another wait suffices (LEFT of them at most); if
all these waits are deleted, -fauto-waits makes code that the check accepts, with at most MORE times as many s_wait_alu as LLVM. Waits
for memory operations end those on depctr_vm_vsrc, which LLVM 23 hardly uses, so such an s_wait_alu is deleted only if no other wait
follows the last memory operation.
"""
import concurrent.futures
import glob
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(HERE, "oracle"))
import llvm  # noqa: E402

CLANG = "clang-23"  # LLVM 22 and 23 know expert mode; KNOWN.md is about 23
CPUS, LEVELS, EACH = ["gfx1200", "gfx1250"], ["-O0", "-O1", "-O2", "-O3"], 3
LEFT, MORE = 0.05, 1.1
MEMORY = re.compile(r"\t(?:global|flat|scratch|buffer|image|ds)_")
WAIT = re.compile(r"\ts_wait_alu .*")
PARTS = re.compile(r" depctr_(?:va_vdst|vm_vsrc)\(\d+\)")


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Programs:
    def __init__(self, build):
        self.asm = os.path.join(build, "assembler", "amdgcn-as")
        self.dump = os.path.join(build, "objdump", "amdgcn-objdump")

    def findings(self, folder, cpu, lines, *options):
        """Assembles lines. Returns the findings about waits as text."""
        source, obj = os.path.join(folder, "k.s"), os.path.join(folder, "k.o")
        with open(source, "w", encoding="utf-8") as f:
            f.write("\n".join(lines))
        r = run(self.asm, "-mcpu=" + cpu, *options, source, "-o", obj)
        if r.returncode:
            return "error: " + "".join(re.findall(r".*error: .*", r.stderr))[:300]
        return run(self.dump, "--check=waits,notes,each", obj).stdout

    def printed(self, folder, cpu):
        return run(self.asm, "-mcpu=" + cpu, "-fauto-waits", "-filetype=asm", os.path.join(folder, "k.s")).stdout


def without(line):
    """Returns a line without its waits for the counters of expert mode, or None if nothing is left."""
    rest = PARTS.sub("", line)
    return rest if "depctr" in rest else None


def decides(lines, i):
    """Returns whether no wait follows the last memory operation before an s_wait_alu, or it waits for the vector ALU."""
    k = i - 1
    while k and not MEMORY.match(lines[k]) and not re.match(r"\ts_wait_[a-z]+cnt", lines[k]):
        k -= 1
    return "va_vdst" in lines[i] or bool(MEMORY.match(lines[k]))


def compiled(cpu, source, level):
    options = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"] if source.endswith(".cl") else []
    r = run(CLANG, "--target=" + llvm.TRIPLE, "-mcpu=" + cpu, "-nogpulib", "-w", level, *options, "-mllvm",
            "--amdgpu-expert-scheduling-mode", "-S", "-o", "-", source)
    return [] if r.returncode else r.stdout.split("\n")


def examine(programs, cpu, source, level):
    """Returns (problems, deleted waits, those not found, LLVM's s_wait_alu, ours). The last two are 0 if there are none, or if they are not
    compared."""
    lines, problems, missed = compiled(cpu, source, level), [], []
    at = [i for i, line in enumerate(lines) if WAIT.match(line) and PARTS.search(line)]
    deciding = [i for i in at if decides(lines, i)]
    name = f"{cpu} {os.path.basename(source)} {level}"
    if not at:
        return problems, 0, missed, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        found = programs.findings(folder, cpu, lines)
        if found.startswith("error:"):
            return problems, 0, missed, 0, 0 # facts/compilers.py compares what is accepted
        problems += [f"{name}: {line}" for line in found.split("\n") if "warning:" in line or line.startswith("error:")]
        notes = found.count(": note: ")
        chosen = random.Random(name).sample(deciding, min(EACH, len(deciding)))
        for i in chosen:
            changed = lines[:i] + [without(lines[i]) or ""] + lines[i + 1:]
            after = programs.findings(folder, cpu, changed)
            if "warning:" not in after and after.count(": note: ") <= notes:
                missed.append(f"{name}: line {i + 1}: {lines[i].strip()}")
        bare = [x for x in (without(line) if WAIT.match(line) else line for line in lines) if x is not None]
        found = programs.findings(folder, cpu, bare, "-fauto-waits")
        if "its distance is a number" in found:  # clang's address of a label: nothing may be inserted there
            return problems, len(chosen), missed, 0, 0
        problems += [f"{name}, -fauto-waits: {line}" for line in found.split("\n") if "warning:" in line or line.startswith("error:")]
        ours = sum(bool(WAIT.match(line) and PARTS.search(line)) for line in programs.printed(folder, cpu).split("\n"))
    return problems, len(chosen), missed, len(at), ours


def main():
    if not shutil.which(CLANG):
        print("needs", CLANG)
        sys.exit(77)
    programs, everything = Programs(sys.argv[3]), "all" in sys.argv
    sources = sorted(x for end in ("c", "cl", "cpp") for x in glob.glob(os.path.join(HERE, "compiled", "*." + end)))
    jobs = [(programs, cpu, source, level) for k, cpu in enumerate(CPUS) for i, source in enumerate(sources)
            for j, level in enumerate(LEVELS) if everything or (i + k) % len(LEVELS) == j]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: examine(*job), jobs))
    problems = [p for r in results for p in r[0] if " asm.c " not in p]  # LLVM does not examine inline assembly
    deleted, missed = sum(r[1] for r in results), [m for r in results for m in r[2]]
    theirs, ours = sum(r[3] for r in results), sum(r[4] for r in results)
    if len(missed) > LEFT * deleted:
        problems += [f"{len(missed)} of {deleted} deleted waits are not found:", *missed]
    if ours > MORE * theirs:
        problems.append(f"-fauto-waits inserts {ours} s_wait_alu, LLVM {theirs}")
    if "-v" in sys.argv:
        print(f"{len(jobs)} compilations, {sum(not r[3] for r in results)} of them without s_wait_alu or not compared, {deleted} waits deleted, {len(missed)} not found, {theirs} of LLVM, {ours} inserted")
        sys.stdout.writelines(m + "\n" for m in missed)
    sys.stdout.writelines(p + "\n" for p in problems)
    sys.exit(bool(problems))


main()
