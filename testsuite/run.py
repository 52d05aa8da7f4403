#!/usr/bin/env python3
"""Runs the tests. README.md next to this file describes their formats.

  run.py [-B BUILD] [NAME ...]           runs all tests, or the tests whose file name contains one of the words
  run.py --rebase [NAME ...]             rewrites the expectations to the current output
  run.py --llvm [--rebase] [NAME ...]    checks the expectations of enc/ and kernels/ with LLVM's programs (oracle/llvm.py), or records them
  run.py --all [NAME ...]                runs compiled/ and facts/ for every processor and option, not only for a few
  run.py --sample [NAME ...]             runs only a part of the cases of the long scripts of facts/
  run.py -k NAME                         keeps the test's folder, prints its commands, and stops at the first difference
  run.py --changed CONFIGURATION         omits the groups of judged.py whose files are those of the recorded run
  run.py --record CONFIGURATION          records the groups of which every test has passed
  run.py --without PROGRAM               omits the tests that require a program
  run.py --strict [NAME ...]             counts a test as failed if it is skipped because an oracle of setup is missing
  run.py --oracles DIR [NAME ...]        uses the compilers in a root that unstable.py has made; also in the variable GCNUTILS_ORACLES
  run.py --coverage [TARGET ...]         lists instructions of the tables without a test line

Prints a line for each kind of test. Skipped tests are listed at the end, by reason. The last line is "N passed, N failed"
(", N skipped" may follow); the exit status is 1 after a failure. The seconds that each file took are recorded in
BUILD/testsuite-times.tsv, the longest first.
"""
import argparse
import bisect
import concurrent.futures
import contextlib
import copy
import difflib
import fcntl
import functools
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import zlib

import elf
import generator as generators
import growth
import judged
import packages

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "oracle"))
import llvm

KINDS = ["enc", "err", "as", "ld", "dump", "run", "man", "kernels", "compiled", "gen", "facts", "reference", "growth", "structure", "install", "prop",
         "lsp"]
TIMEOUT = 600  # seconds for one command; sufficient with sanitizers on a busy machine
SCRIPT_TIMEOUT = 600  # seconds for a script of facts/ or structure/, which runs many commands
# The code of four s_nop, which follows the code of each instruction. After an instruction that is decoded with a wrong
# size, decoding is synchronized again before the next instruction.
SYNC = bytes.fromhex("5a5a80bf") * 4
COMPILED_FOR = ["gfx700", "gfx803", "gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1200", "gfx1200-w64",
                "gfx1250", "gfx1251"]
COMPILED_WITH = ["-O0", "-O3", "-O2 -g", "-O0 -gdwarf-4"]
LINK_LEVELS = [0, 1, 2]  # values of the option -O with which objects are linked
SKIPPED = 77  # exit status of a test that cannot run here
OUTER_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # variables that make passes to an inner make, which would then print more
ENV = dict({k: v for k, v in os.environ.items() if k not in OUTER_MAKE}, LC_ALL="C",
           ASAN_OPTIONS="detect_leaks=1:exitcode=99",
           UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1:exitcode=99")


KEPT = []  # the folder that -k keeps, when a test has begun


class Report:

    def __init__(self, name):
        self.name, self.passed, self.failures, self.skipped = name, 0, [], []

    def check(self, name, problem):
        """Counts a test, which has passed if problem is empty."""
        if problem:
            self.failures.append((name, problem))
        else:
            self.passed += 1


def run(command, cwd, stdin=None, timeout=TIMEOUT, env=None):
    """Runs a command. Returns (exit status, stdout, stderr). If the command did not exit, the status is a string with the
    reason."""
    if KEPT:
        print("+ " + (command[3].rstrip("\n") if command[:3] == ["sh", "-e", "-c"] else shlex.join(command)), flush=True)
    try:
        p = subprocess.run(command, cwd=cwd, env=env or ENV, input=stdin, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True, errors="replace", timeout=timeout)
    except subprocess.TimeoutExpired:
        return "timeout", "", ""
    return p.returncode if p.returncode >= 0 else "signal %d" % -p.returncode, p.stdout, p.stderr


def read(path):
    with open(path, errors="surrogateescape") as f:
        return f.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", errors="surrogateescape") as f:
        f.write(text)


def difference(want, got):
    lines = difflib.unified_diff(want.splitlines(), got.splitlines(), "expected", "got", lineterm="", n=2)
    return "\n".join("    " + line for line in list(lines)[:60])


def target_args(name):
    """Returns the assembler's options for the name of a folder of enc/: a processor, to which -w64 may be appended for
    wave64."""
    if name.endswith("-w64"):
        return ["-mcpu=" + name[:-4], "-mattr=+wavefrontsize64,-wavefrontsize32"]
    return ["-mcpu=" + name]


# ---- enc/: each line is a test


class Line:
    """A test: `text // hex`, `text // canonical text // hex` or `text // error: words`."""

    def __init__(self, number, source):
        self.number, self.source = number, source
        parts = [p.strip() for p in source.split("//")]
        self.text, last = parts[0], parts[-1]
        self.error = last[6:].strip() if last.startswith("error:") else None
        self.hex = last.lower() if re.fullmatch(r"([0-9a-fA-F]{2})+", last) else ""
        self.canonical = parts[1] if len(parts) == 3 else parts[0]
        self.bad = len(parts) > 3 or self.error is None and len(parts) > 1 and not self.hex

    def with_result(self, text, code):
        if squeeze(text) == squeeze(self.text):
            return "%-56s // %s" % (self.text, code)
        return "%-56s // %s // %s" % (self.text, text, code)


def squeeze(text):
    return re.sub(r"\s+", " ", text).strip()


def enc_lines(path):
    out = []
    for number, source in enumerate(read(path).split("\n"), 1):
        if source.strip() and not source.lstrip().startswith(("//", "#")):
            out.append(Line(number, source))
    return out


def assemble_lines(tools, target, lines, tmp):
    """Assembles all lines in one run. Each line keeps its line number and follows a label. If lines have errors, the run is
    repeated without them. Returns {line number: bytes} and {line number: errors}."""
    errors, alive = {}, list(lines)
    while alive:
        source = [""] * alive[-1].number
        for line in alive:
            source[line.number - 1] = "line.%d: %s" % (line.number, line.text)
        write(tmp + "/enc.s", "\n".join(source) + "\nline.end:\n")
        status, _, stderr = run(tools.assembler + target_args(target) + ["-o", "enc.o", "enc.s"], tmp)
        if status == 0:
            return code_of_lines(tmp + "/enc.o", alive), errors
        found = {}
        for m in re.finditer(r"^enc\.s:(\d+):\d+: (?:error|note): (.*)$", stderr, re.M):
            found.setdefault(int(m.group(1)), []).append(m.group(2))
        found = {number: "; ".join(texts) for number, texts in found.items()}
        errors.update(found)
        rest = [line for line in alive if line.number not in found]
        if len(rest) == len(alive):
            message = "assembler: status %s: %s" % (status, stderr[-2000:].strip())
            return {}, {**{line.number: message for line in rest}, **errors}
        alive = rest
    return {}, errors


def code_of_lines(path, lines):
    with open(path, "rb") as f:
        obj = elf.Elf(f.read())
    text = obj.section(".text")["body"]
    at = {y["name"]: y["value"] for y in obj.symbols() if y["name"].startswith("line.")}
    ends = [at["line.%d" % line.number] for line in lines[1:]] + [at["line.end"]]
    return {line.number: text[at["line.%d" % line.number]:end].hex() for line, end in zip(lines, ends)}


def disassemble(tools, target, codes, tmp):
    if not codes:
        return []
    places, blob = [], bytearray()
    for code in codes:
        places.append(len(blob))
        blob += bytes.fromhex(code)
        blob += b"\0" * (-len(blob) % 4) + SYNC
    with open(tmp + "/enc.bin", "wb") as f:
        f.write(blob)
    if tools.llvm:
        run(tools.assembler + target_args(target) + ["-o", "bin.o", "-"], tmp, '.incbin "enc.bin"\n')
        command = ["-d", "-z", "bin.o"]
    else:
        command = ["-b", "binary", "-D", "enc.bin"]
    command = tools.objdump + ["-" + a for a in target_args(target)] + command
    status, stdout, stderr = run(command, tmp)
    at = {}
    for m in re.finditer(r"^\t(.*?)\s*// ([0-9A-F]+): ((?:[0-9A-F]{8} ?)+)", stdout, re.M):
        at[int(m.group(2), 16)] = (m.group(1), 4 * len(m.group(3).split()))
    if status:
        raise ValueError("disassembler: status %s: %s" % (status, stderr[-2000:].strip()))
    return [at.get(place, ("(nothing)", 0)) for place in places]


def check_line(line, code, error, text, size):
    if line.bad:
        return "    not a test line: " + line.source
    if error:
        return "    %s\n    error: %s" % (line.text, error)
    if code != line.hex:
        return "    %s\n    expected %s\n    got      %s" % (line.text, line.hex or "(no hex)", code)
    if squeeze(text) != squeeze(line.canonical) or size != len(line.hex) // 2:
        return "    %s\n    expected %s\n    got      %s (%d bytes)" % (
            line.hex, line.canonical, text, size)
    return ""


def run_enc(tools, name, path, tmp):
    report, target = Report(name), os.path.basename(os.path.dirname(path))
    tools = tools.of(target)
    if tools.llvm and name.endswith("/stricter.s") or tools.missing(report):
        return report
    lines = enc_lines(path)
    good = [line for line in lines if line.error is None]
    wrong = [line for line in lines if line.error is not None]
    codes, errors = assemble_lines(tools, target, good, tmp)
    if tools.rebase:
        rebase_enc(tools, path, target, good, codes, tmp)
        report.passed += len(codes)
        return report
    texts = disassemble(tools, target, [line.hex for line in good], tmp)
    for line, (text, size) in zip(good, texts):
        problem = check_line(line, codes.get(line.number), errors.get(line.number), text, size)
        report.check("%s:%d" % (name, line.number), problem)
    _, errors = assemble_lines(tools, target, wrong, tmp)
    for line in wrong:
        got, problem = errors.get(line.number), ""
        if got is None:
            problem = "    accepted: " + line.text
        elif line.error not in got and not tools.llvm:
            problem = "    %s\n    expected %s\n    got      %s" % (line.text, line.error, got)
        report.check("%s:%d" % (name, line.number), problem)
    return report


def rebase_enc(tools, path, target, good, codes, tmp):
    known = [line for line in good if line.number in codes]
    texts = disassemble(tools, target, [codes[line.number] for line in known], tmp)
    source = read(path).split("\n")
    for line, (text, size) in zip(known, texts):
        code = codes[line.number]
        if line.bad or check_line(line, code, None, text, size):
            source[line.number - 1] = line.with_result(text, code)
    write(path, "\n".join(source))


# ---- as/ ld/ dump/ run/ man/ err/: commands, files and expected output


class Section:
    def __init__(self, kind, arg, body=""):
        self.kind, self.arg, self.body = kind, arg, body


def parse_sections(text):
    """Returns the text before the first line that begins with "== ", and the sections after it."""
    head, sections = "", []
    for line in text.splitlines(keepends=True):
        m = re.match(r"== (\w+) ?(.*)\n", line)
        if m:
            sections.append(Section(m.group(1), m.group(2).strip()))
        elif sections:
            sections[-1].body += line
        else:
            head += line
    return head, sections


def format_sections(head, sections):
    return head + "".join("== %s\n%s" % (" ".join(filter(None, [s.kind, s.arg])), s.body) for s in sections)


def substitute(tools, text):
    words = {"man": [tools.build + "/man"], "root": [os.path.dirname(HERE)], "build": [tools.build], "as": tools.assembler,
             "ld": tools.ld, "objdump": tools.objdump, "run": [os.path.join(tools.build, "run", "amdgcn-run")], "elf": [sys.executable, HERE + "/elf.py"],
             "page": [sys.executable, HERE + "/page.py"]}
    return re.sub(r"%(as|ld|objdump|run|elf|man|page|root|build)\b", lambda m: shlex.join(words[m.group(1)]), text)


def compare_results(sections, first, status, stdout, stderr):
    """Compares the results with the sections stdout, stderr and status that follow sections[first]. Returns the differences, the
    sections with the actual results, and the index of the next section."""
    last = first + 1
    want = {"stdout": "", "stderr": "", "status": "0"}
    while last < len(sections) and sections[last].kind in want:
        s = sections[last]
        want[s.kind] = s.body.strip() if s.kind == "status" else s.body
        last += 1
    got = {"stdout": stdout, "stderr": stderr, "status": str(status)}
    problem = "\n".join("  %s:\n%s" % (k, difference(want[k], got[k])) for k in want if want[k] != got[k])
    new = [Section(k, "", v if v.endswith("\n") else v + "\n") for k, v in got.items()
           if v and (k, v) != ("status", "0")]
    return problem, new, last


def required_tools(text):
    return " ".join(re.findall(r"^.*\brequires: (.*)$", text, re.M)).split()


def run_script(tools, name, path, tmp):
    report = Report(name)
    head, sections = parse_sections(read(path))
    required = required_tools(head)
    missing = [w for w in required if not packages.exists(w)]
    if missing:
        report.skipped.append((name, "needs " + " ".join(missing)))
        return report
    env = dict(ENV, PATH=tools.paths.of(name, required))
    if KEPT:
        print("PATH=%s LC_ALL=C" % env["PATH"])
    problems, out, i = [], [], 0
    while i < len(sections):
        s = sections[i]
        out.append(s)
        i += 1
        if s.kind == "file":
            write(os.path.join(tmp, s.arg), s.body)
        elif s.kind == "hex":
            with open(os.path.join(tmp, s.arg), "wb") as f:
                f.write(bytes.fromhex(re.sub(r"#.*", "", s.body)))
        elif s.kind == "run":
            results = run(["sh", "-e", "-c", substitute(tools, s.body)], tmp, env=env)
            without = re.search(r"built without (lib\w+)", results[1] + results[2])
            if without and not any(without[0] in later.body for later in sections[i:]):
                report.skipped.append((name, "needs " + without[1]))
                return report
            problem, new, i = compare_results(sections, i - 1, *results)
            problems.append(problem)
            out += new
            if problem and KEPT:
                break
        else:
            problems.append("  unknown section == %s" % s.kind)
    if tools.rebase:
        write(path, format_sections(head, out))
        problems = []
    report.check(name, "\n".join(filter(None, problems)))
    return report


def run_err(tools, name, path, tmp):
    """Runs a test of err/: the text before the first section is the source. The assembler must fail and write no file."""
    head, sections = parse_sections(read(path))
    if any(s.kind == "run" for s in sections):
        return run_script(tools, name, path, tmp)
    report, source = Report(name), os.path.basename(path)[:-5] + ".s"
    m = re.match(r"// args: (.*)", head)
    args = shlex.split(m.group(1)) if m else ["-mcpu=gfx900"]
    write(os.path.join(tmp, source), head)
    status, stdout, stderr = run(tools.assembler + args + ["-o", "out.o", source], tmp)
    problem, new, _ = compare_results(sections, -1, 0 if status == 1 else status, stdout, stderr)
    if tools.rebase:
        write(path, format_sections(head, new))
        problem = ""
    if status == 0:
        problem += "\n  the exit status is 0"
    if os.listdir(tmp) != [source]:
        problem += "\n  leaves a file behind"
    report.check(name, problem)
    return report


# ---- kernels/: sources that are assembled and linked; dumps of the results are compared with recorded dumps


def check_dump(tools, path, record):
    """Compares the output of elf.py for an object with the record next to the kernel."""
    try:
        with open(path, "rb") as f:
            got = elf.dump(f.read())
    except (OSError, ValueError) as e:
        return "    %s" % e
    if tools.rebase:
        write(record, got)
        return ""
    return difference(read(record) if os.path.exists(record) else "", got)


def kernel_args(source):
    args = re.match(r"// args: (.*)", read(source))
    return shlex.split(args.group(1)) if args else ["-mcpu=gfx900"]


def build_kernel(tools, name, base, sources, tmp):
    """Assembles the sources of one test, links the objects, and compares their dumps with the recorded ones. Yields (test name,
    problem) for each step; the problem is "" or a text. Stops after a program that fails."""
    objects = []
    for source in sources:
        args = kernel_args(source)
        stem = os.path.basename(source)[:-2]
        status, out, err = run(tools.assembler + args + ["-o", tmp + "/" + stem + ".o", source], tmp)
        if status or out or err:
            yield name + " as", "    status %s\n%s%s" % (status, out, err)
            return
        record = os.path.join(os.path.dirname(source), stem + ".o.txt")
        yield "%s %s.o" % (name, stem), check_dump(tools, tmp + "/" + stem + ".o", record)
        objects.append(stem + ".o")
    status, out, err = run(tools.ld + ["-shared", "-o", "out.co"] + objects, tmp)
    if status or out or err:
        yield name + " ld", "    status %s\n%s%s" % (status, out, err)
        return
    yield name + " ld", check_dump(tools, tmp + "/out.co", base + ".co.txt")
    status, out, err = run(tools.objdump + ["-d", "out.co"], tmp)
    lost = "" if re.search(r"^\t\w.* // [0-9A-F]{12}: ", out, re.M) else "no instruction is shown"
    yield name + " objdump", "    status %s %s\n%s" % (status, lost, err) if status or err or lost else ""


def run_kernel(tools, name, path, tmp):
    """Runs the test of kernels/NAME.s. Further sources kernels/NAME.*.s are linked with it."""
    report, base = Report(name), path[:-2]
    folder, stem = os.path.split(base)
    sources = [path] + sorted(os.path.join(folder, f) for f in os.listdir(folder)
                              if f.startswith(stem + ".") and f.endswith(".s") and f != stem + ".s")
    target = next((a[len("-mcpu="):] for a in kernel_args(path) if a.startswith("-mcpu=")), "")
    both = [(tools.of(target), name)] + [(Tools(llvm=True).of(target), name + " with LLVM:")] * (not tools.llvm)
    for programs, title in both:
        if not programs.missing(report):
            for test, problem in build_kernel(programs, title, base, sources, tmp):
                report.check(test, problem)
    return report


# ---- compiled/: clang's output, assembled and linked by LLVM's programs and by ours


def compiled_variants(name, path, thorough):
    """Returns the pairs (target, option) for which a source is compiled: all if thorough is true, otherwise one for
    each release of LLVM. The first comment of the source may begin with "only: gfx90a …" or "not: …"."""
    m = re.match(r"\S+ (only|not): (.*)", read(path))
    cpus = [c for c in COMPILED_FOR if not m or (c.removesuffix("-w64") in m[2].split()) == (m[1] == "only")]
    every = [(c, option) for option in COMPILED_WITH for c in cpus]
    if thorough:
        return every
    by_release = [[v for v in every if llvm.release(v[0]) == release] for release in sorted({llvm.release(c) for c in cpus})]
    return [variants[zlib.crc32(name.encode()) % len(variants)] for variants in by_release]


def code_of_disassembly(text):
    """Returns the instructions of a disassembly as assembly source, and their bytes."""
    found = re.findall(r"^\t(.*?)\s*// [0-9A-F]{12}: ((?:[0-9A-F]{8} ?)+)(?:<.*>)?$", text, re.M)
    words = " ".join(w for _, w in found).split()
    return "\n".join(t for t, _ in found) + "\n", b"".join(bytes.fromhex(w)[::-1] for w in words)


def compare_objects(ours, theirs, view=None):
    with open(ours, "rb") as a, open(theirs, "rb") as b:
        return difference(elf.dump(b.read(), view), elf.dump(a.read(), view))


def compile_command(path, target, option):
    """Returns the command that compiles a source to k.s: clang, for LLVM IR llc."""
    cpu, w64 = target.removesuffix("-w64"), target.endswith("-w64")
    if path.endswith(".ll"):
        wave = ["-mattr=+wavefrontsize64,-wavefrontsize32"] * w64
        level = [o for o in option.split() if not o.startswith("-g")]
        return [llvm.program("llc", target), "-mtriple=" + llvm.triple_of(path), "-mcpu=" + cpu, *wave, *level, "-o", "k.s", path]
    opencl = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"] if path.endswith(".cl") else []
    return [llvm.program("clang", target), "--target=" + llvm.TRIPLE, "-mcpu=" + cpu, "-nogpulib", "-w", *["-mwavefrontsize64"] * w64,
            *option.split(), *opencl, "-S", "-o", "k.s", path]


def build_compiled(tools, path, target, side, tmp):
    """Assembles side.s, and links LLVM's object, k.o, with the given programs. side: "k" or "ours", the first part of the names of the
    files that are written. Returns whether the source was assembled, whether the object was linked, and the outputs. Sources that
    use functions of libraries cannot be linked."""
    assembler = [a for a in tools.assembler if not a.startswith("-triple=")] + ["-triple=" + llvm.triple_of(path)]
    status, out, err = run(assembler + target_args(target) + ["-o", side + ".o", side + ".s"], tmp)
    said = out + err
    if status:
        return False, False, said
    for level in LINK_LEVELS:
        status, out, err = run(tools.ld + ["-shared", "-O%d" % level, "-o", "%s%d.co" % (side, level), "k.o"], tmp)
        if status:
            return True, False, said
        said += out + err
    return True, True, said


def check_compiled(tools, path, target, option, tmp):
    """Compiles a source, and compares the objects and linked files of LLVM's programs with ours. Our disassembly must assemble to
    the same code."""
    status, out, err = run(compile_command(path, target, option), tmp)
    if status:
        return "    compiler: status %s\n%s" % (status, err[-4000:])
    heading = llvm.heading(target)
    with open(tmp + "/ours.s", "w", encoding="utf-8") as f:
        f.write(heading + read(tmp + "/k.s"))
    *reference, theirs = build_compiled(Tools(llvm=True).of(target), path, target, "k", tmp)
    *built, said = build_compiled(tools, path, target, "ours", tmp)
    if not reference[0] or built != reference or (said and not theirs):
        return "    LLVM: %s\n%s\n    ours: %s\n%s" % (reference, theirs[-4000:], built, said[-4000:])
    problem = compare_objects(tmp + "/ours.o", tmp + "/k.o")
    for level in LINK_LEVELS if built[1] else []:
        problem += compare_objects("%s/ours%d.co" % (tmp, level), "%s/k%d.co" % (tmp, level), elf.exact)
    text, code = code_of_disassembly(run(tools.objdump + [*target_args(target)[1:], "-d", "ours.o"], tmp)[1])
    status, out, err = run(tools.assembler + ["-triple=" + llvm.triple_of(path)] + target_args(target) + ["-o", "again.o", "-"], tmp,
                           heading + text)
    if status or not code:
        return problem + "\n    disassembly: status %s\n%s" % (status, err)
    with open(tmp + "/again.o", "rb") as f:
        same = elf.Elf(f.read()).section(".text")["body"] == code
    return problem + ("" if same else "\n    the disassembly assembles to other bytes")


def run_compiled(tools, name, path, tmp):
    report = Report(name)
    for target, option in compiled_variants(name, path, tools.thorough):
        missing = llvm.missing(["llc" if path.endswith(".ll") else "clang", "llvm-mc", "ld.lld"], target)
        if missing:
            report.skipped.append((name + " " + target, "needs " + " ".join(missing)))
        else:
            report.check("%s %s %s" % (name, target, option), check_compiled(tools, path, target, option, tmp))
    return report


# ---- gen/: changed tables, and the messages that the generator must report


class Table:
    """A table that a test changes. Each row, with the lines that continue it, is a list with one string, so that it can be identified
    after rows have moved."""

    def __init__(self, text):
        self.lines, self.touched = [[row] for row in re.split(r"\n(?!    )", text)], []

    def change(self, text):
        """Applies a line of a test: "+ row", "- words" or "~ words: old => new". Exactly one row of the table must begin with the
        words; old is one of its cells or, if no cell equals old, part of a cell."""
        op, rest = text[0], text[1:].strip()
        if op == "+":
            self.touched.append([text[2:].rstrip()])
            self.lines.insert(len(self.lines) - 1, self.touched[-1])
            return
        words, _, edit = rest.partition(": ")
        found = [line for line in self.lines if (squeeze(line[0]) + " ").startswith(squeeze(words) + " ")]
        old, arrow, new = edit.partition(" =>")
        if op not in "-~" or len(found) != 1 or bool(arrow) != (op == "~") or old not in found[0][0]:
            raise ValueError("not one row or not in it: %s" % text)
        if op == "-":
            self.lines.remove(found[0])
        else:
            cell = re.search(r"(?<!\S)%s(?!\S)" % re.escape(old), found[0][0])
            at = cell.start() if cell else found[0][0].index(old)
            found[0][0] = found[0][0][:at] + new.strip() + found[0][0][at + len(old):]
            self.touched.append(found[0])

    def name(self, number):
        """Returns a name for the row at a line. The name does not depend on line numbers: it is +1, +2, … for rows that the test
        added or changed, otherwise the first word of the row."""
        at, ends = 0, []
        for row in self.lines:
            at += row[0].count("\n") + 1
            ends.append(at)
        line = self.lines[bisect.bisect_left(ends, number)]
        for i, touched in enumerate(self.touched, 1):
            if touched is line:
                return "+%d" % i
        return (line[0].split() or [""])[0]

    def text(self):
        return "\n".join(line[0] for line in self.lines)


def change_tables(sections, folder):
    """Applies the table sections of a test. Returns a function that replaces each FILE.tbl:LINE in a text with FILE.tbl and the
    name() of the line."""
    tables = {f: Table(read(folder + "/" + f)) for f in sorted(os.listdir(folder))}
    for s in sections:
        if s.kind == "table":
            for change in s.body.splitlines():
                tables[s.arg].change(change)
            write(folder + "/" + s.arg, tables[s.arg].text())
    return lambda text: re.sub(r"(\w+\.tbl):(\d+)", lambda m: m[1] + ":" + tables[m[1]].name(int(m[2])), text)


# {table that has a generator of its own: [the generator, its other arguments]}; gen.py reads the other tables.
GENERATORS = {"timing.tbl": ["gentiming.py", "timing_gen.c", "timing_gen.h"], "kd.tbl": ["gendef.py", "tables/kd.tbl", "kd.def"]}
ELSEWHERE = ["hsa/descriptor/kd.tbl"]  # tables of common/ that are not with the others


def run_gen(tools, name, path, tmp):
    """Runs the generator on changed tables. The generator must reject them, unless the test has a section args, decode
    or forms, which uses the changed tables."""
    report, isa = Report(name), os.path.join(os.path.dirname(HERE), "common", "isa")
    head, sections = parse_sections(read(path))
    shutil.copytree(isa + "/tables", tmp + "/tables")
    for name_of_table in ELSEWHERE:
        shutil.copy(os.path.join(os.path.dirname(isa), name_of_table), tmp + "/tables")
    named = change_tables(sections, tmp + "/tables")
    args = [shlex.split(s.arg) for s in sections if s.kind == "args"]
    decode = [s.body for s in sections if s.kind == "decode"]
    forms = [s.arg.split() for s in sections if s.kind == "forms"]
    changed = [s.arg for s in sections if s.kind == "table"]
    generator, *outputs = GENERATORS.get(changed[0] if changed else "", ["gen.py", "isa_gen.c", "isa_gen.h", "isa_meaning.c"])
    command = [sys.executable, isa + "/gen/" + generator, "tables"] + (args[0] if args else outputs)
    stage = generators.stage_of(changed) if not (args or decode or forms or tools.keep) else None
    if stage is not None:
        status, stdout, stderr = generators.run(stage, tmp, outputs, TIMEOUT)
    else:
        status, stdout, stderr = run(command if not forms or decode else ["true"], tmp)
    if decode and not status:
        status, stdout, stderr = decode_with(isa, decode[0], tmp)
    if forms and not status:
        status, stdout, stderr = compare_forms(isa, forms[0], tmp)
    if status == (0 if args or decode or forms else 1):
        status = 0
    elif status == 0:
        status = "0, the tables are accepted"
    last = max((i for i, s in enumerate(sections) if s.kind in ("table", "args", "forms", "decode")), default=-1)
    problem, new, _ = compare_results(sections, last, status, named(stdout), named(stderr))
    if tools.rebase:
        write(path, format_sections(head, sections[:last + 1] + new))
        problem = ""
    if os.listdir(tmp) != ["tables"]:
        problem += "\n  leaves a file behind"
    report.check(name, problem)
    return report


@functools.cache
def forms_of_tables(isa):
    """Returns what gen.py --forms prints of the tables without changes."""
    return run([sys.executable, isa + "/gen/gen.py", isa + "/tables", "--forms"], isa)


def compare_forms(isa, columns, tmp):
    """Compares the forms of two columns of the changed tables; without columns, the forms of all tables before and after the
    change. Each line of the result is "-" or "+" and a line of gen.py --forms."""
    sides = []
    changed = run([sys.executable, isa + "/gen/gen.py", "tables", "--forms"], tmp)
    for column, (status, stdout, stderr) in zip(columns or ("", ""), (changed if columns else forms_of_tables(isa), changed)):
        if status:
            return status, stdout, stderr
        lines = [line.split("\t") for line in stdout.splitlines() if not column or line.startswith(column + "\t")]
        # cell 0 is the column; cell 4, the classes, is not compared between two columns
        sides.append({"\t".join(cells[1:4] + cells[5:] if column else cells) for cells in lines})
    lines = ["- " + line for line in sides[0] - sides[1]] + ["+ " + line for line in sides[1] - sides[0]]
    return 0, "".join(line + "\n" for line in sorted(lines, key=lambda line: (line[2:].split("\t")[:2], line[0] == "+", line))), ""


def decode_with(isa, text, tmp):
    """Compiles common/isa and common/base with the generated files in tmp and with gen/decode.c. Runs the resulting
    program, which decodes the words of text."""
    sources = [os.path.join(HERE, "gen", "decode.c"), "isa_gen.c"]
    sources += sorted(name for room in ("memory", "file", "text") for name in glob.glob(f"{os.path.dirname(isa)}/base/{room}/*.c"))
    sources += sorted(glob.glob(isa + "/**/*.c", recursive=True))
    command = shlex.split(os.environ.get("CC", "cc")) + ["-std=gnu11", "-D_GNU_SOURCE", "-O0", "-I.", "-I" + os.path.dirname(HERE)]
    result = run(command + sources + ["-liberty", "-lm", "-o", "decode"], tmp)
    if not result[0]:
        result = run(["./decode"], tmp, text)
    for name in ("isa_gen.c", "isa_gen.h", "isa_meaning.c", "decode"):
        if os.path.exists(os.path.join(tmp, name)):
            os.remove(os.path.join(tmp, name))
    return result


# ---- facts/: comparisons with other sources of facts; structure/: rules for the sources and the objects


def run_findings(name, path, args, tmp, timeout=SCRIPT_TIMEOUT):
    """Runs a script of facts/ or structure/. The test fails if the script prints anything or exits with a status other than 0
    and SKIPPED."""
    report = Report(name)
    status, stdout, stderr = run([sys.executable, path, *args], tmp, timeout=timeout)
    lines = (stdout + stderr).splitlines()
    if status == SKIPPED:
        report.skipped.append((name, stdout.strip()))
    else:
        found = "    status %s\n%s" % (status, "\n".join("    " + line for line in lines[:40]))
        report.check(name, found if status or lines else "")
    return report


def run_facts(tools, name, path, tmp):
    isa = os.path.join(os.path.dirname(HERE), "common", "isa")
    args = [isa + "/gen/gen.py", isa + "/tables", tools.build]
    return run_findings(name, path, args + ["all"] * tools.thorough + ["sample"] * tools.sample, tmp, None if tools.thorough else SCRIPT_TIMEOUT)


def run_structure(tools, name, path, tmp):
    return run_findings(name, path, [tools.build], tmp)


# ---- growth/: costs of inputs of three sizes


def run_growth(tools, name, path, tmp):
    report = Report(name)
    growth.run_file(tools.build, path, report, tmp)
    return report


# ---- lsp/: clients of the language server


def run_lsp(tools, name, path, tmp):
    return run_findings(name, path, [tools.build] + ["all"] * tools.thorough, tmp, None if tools.thorough else SCRIPT_TIMEOUT)


# ---- prop/: C programs


def run_prop(tools, name, path, tmp):
    report, program = Report(name), "prop-" + os.path.basename(path)[:-2]
    program = os.path.join(tools.build, "testsuite", program)
    if not os.path.exists(program):
        report.check(name, "    not built: meson setup --reconfigure %s; meson compile -C %s"
                     % (tools.build, tools.build))
        return report
    command = [program] + tools.assembler[:1] + tools.objdump[:1] + tools.ld[:1] + [os.path.dirname(path)]
    status, stdout, stderr = run(command, tmp)
    if status == SKIPPED:
        report.skipped.append((name, stdout.strip()))
    else:
        tail = "\n".join("    " + line for line in (stdout + stderr).splitlines()[-40:])
        report.check(name, "    status %s\n%s" % (status, tail) if status else "")
    return report


# ---- all tests


class Tools:
    def __init__(self, build="build", llvm=False, rebase=False, assembler=None, ld=None, objdump=None,
                 thorough=False, paths=None, sample=False, keep=False):
        self.thorough, self.paths, self.sample, self.keep = thorough, paths, sample, keep
        self.build, self.llvm, self.rebase = os.path.abspath(build), llvm, rebase
        self.given = [shlex.split(command or "") for command in (assembler, ld, objdump)]
        folders = ("assembler/amdgcn-as", "linker/amdgcn-ld", "objdump/amdgcn-objdump")
        self.assembler, self.ld, self.objdump = (given or [os.path.join(self.build, f)] for given, f in zip(self.given, folders))

    def of(self, target):
        """Returns the programs to use for a processor: with --llvm, the programs of its LLVM release, otherwise the programs of the
        build."""
        if not self.llvm:
            return self
        tools = copy.copy(self)
        theirs = ([llvm.program("llvm-mc", target), "-triple=" + llvm.TRIPLE, "-filetype=obj", *llvm.VERSION],
                  [llvm.program("ld.lld", target)], [llvm.program("llvm-objdump", target)])
        tools.assembler, tools.ld, tools.objdump = (given or command for given, command in zip(self.given, theirs))
        return tools

    def missing(self, report):
        """Returns whether a program of LLVM is missing. If it is, adds a skipped test to the report."""
        missing = [c[0] for c in (self.assembler, self.ld, self.objdump) if self.llvm and not shutil.which(c[0])]
        if missing:
            report.skipped.append((report.name + " with LLVM", "needs " + " ".join(missing)))
        return bool(missing)


RUNNERS = dict(enc=(".s", run_enc), err=(".test", run_err), ld=(".test", run_script),
               dump=(".test", run_script), run=(".test", run_script), man=(".test", run_script), kernels=(".s", run_kernel), gen=(".test", run_gen),
               facts=(".py", run_facts), structure=(".py", run_structure), growth=(".py", run_growth), prop=(".c", run_prop), lsp=(".py", run_lsp),
               compiled=((".c", ".cl", ".cpp", ".ll"), run_compiled))
RUNNERS["as"] = RUNNERS["install"] = RUNNERS["reference"] = (".test", run_script)


def find_tests(kinds, words):
    """Returns [(name, path, runner)] for the tests of these kinds whose name contains one of the words; all tests if there are
    no words."""
    out = []
    for kind in kinds:
        suffix, runner = RUNNERS[kind]
        for folder, _, files in sorted(os.walk(os.path.join(HERE, kind))):
            for f in sorted(files):
                path = os.path.join(folder, f)
                name = os.path.relpath(path, HERE)
                part_of_kernel = kind == "kernels" and f.count(".") > 1
                if f.endswith(suffix) and not part_of_kernel and (
                        not words or any(w in name for w in words)):
                    out.append((name, path, runner))
    return out


def omit(tests, groups, programs):
    """Returns the tests, {kind: tests}, without those of unchanged groups and those that require one of the programs, and prints what
    is omitted. groups: {group: files that run all the same}."""
    kept, omitted = {kind: [] for kind in tests}, {}
    for kind in tests:
        for test in tests[kind]:
            group = judged.group_of(test[0])
            required = required_tools(parse_sections(read(test[1]))[0]) if programs and test[1].endswith(".test") else []
            why = "unchanged since it passed" if group in groups and test[0] not in groups[group] else next(("requires " + p for p in programs if p in required), None)
            if why:
                omitted.setdefault(why, []).append(group or test[0])
            else:
                kept[kind].append(test)
    for why, names in omitted.items():
        print("not run, %s: %s" % (why, ", ".join("%s (%d)" % (n, names.count(n)) if n.endswith("/") else n for n in sorted(set(names)))))
    return kept


def record(configuration, names, total):
    """Records the groups of which no test failed, with the files of which a test was skipped."""
    bad = {judged.group_of(name) for name, _ in total.failures}
    skipped = {name.split()[0] for name, _ in total.skipped}
    judged.record(configuration, {group: {name for name in skipped if judged.group_of(name) == group}
                                  for group in {judged.group_of(name) for name in names} - bad - {None}})


def run_one(tools, test):
    """Runs a test. Returns its report and its duration in seconds."""
    name, path, runner = test
    start = time.monotonic()
    if tools.keep:
        KEPT[:] = [tempfile.mkdtemp(prefix="gcnutils-")]
        print("%s\ncd %s" % (name, KEPT[0]))
    with contextlib.nullcontext(KEPT[0]) if tools.keep else tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp:
        try:
            report = runner(tools, name, path, tmp)
        except (OSError, ValueError, KeyError, TypeError) as e:
            report = Report(name)
            report.check(name, "    %s: %s" % (type(e).__name__, e))
    return report, time.monotonic() - start


TIMES = "testsuite-times.tsv"  # in the build folder; a line is a time in seconds and the name of a file
LONG = ("facts", "growth", "structure", "lsp", "install", "man", "reference")  # kinds whose files mostly take seconds


@contextlib.contextmanager
def locked_times(build):
    """Yields {name: seconds} of the build folder, and writes what has been added."""
    with open(os.path.join(build, TIMES), "a+", encoding="utf-8") as f:
        fcntl.flock(f, fcntl.LOCK_EX)  # meson tests several kinds at once
        f.seek(0)
        times = {name: float(seconds) for seconds, name in (line.rstrip("\n").split("\t") for line in f)}
        yield times
        f.truncate(0)
        f.writelines("%.1f\t%s\n" % (seconds, name) for name, seconds in sorted(times.items(), key=lambda row: (-row[1], row[0])))


def in_order(build, tests):
    """Returns the tests, the longest first, so that none begins shortly before the end. tests: [(kind, test)]."""
    with locked_times(build) as times:
        return sorted(tests, key=lambda t: -times.get(t[1][0], 10 if t[0] in LONG else 0))


def run_kind(o, kind, results, total):
    """Prints failures and a summary line with the sum of the tests' times, and adds the results to total. Returns {name:
    seconds}."""
    times = {}
    before, spent = (total.passed, len(total.failures), len(total.skipped)), 0
    for report, seconds in results:
        spent += seconds
        times[report.name] = seconds
        if o.v:
            print("%s: %d passed, %d failed, %.1f s" % (report.name, report.passed, len(report.failures), seconds))
        for name, problem in report.failures[:o.most]:
            print("FAIL %s\n%s" % (name, problem.rstrip()))
        if len(report.failures) > o.most:
            print("FAIL %s: %d more" % (report.name, len(report.failures) - o.most))
        total.passed += report.passed
        total.failures += report.failures
        total.skipped += report.skipped
    print("%-10s %s, %.0f s" % (kind, counts(total, before), spent), flush=True)
    return times


def fail_without_oracles(total):
    """Counts a skipped test as failed if it needs an oracle, a program in setup's table "oracles", that is installed or
    that this release of Debian contains."""
    package = {program: package for package, programs in packages.table("oracles").items() for program in programs}
    for name, why in total.skipped[:]:
        if any(packages.exists(word) or packages.in_release(package[word]) for word in why.split() if word in package):
            print("FAIL %s: skipped: %s" % (name, why))
            total.failures.append((name, why))
            total.skipped.remove((name, why))


def counts(report, before=(0, 0, 0)):
    """Returns "N passed, N failed" and ", N skipped" for the results of a report that are not included in the earlier counts
    `before`."""
    passed, failed, skipped = report.passed, len(report.failures), len(report.skipped)
    text = "%d passed, %d failed" % (passed - before[0], failed - before[1])
    return text + (", %d skipped" % (skipped - before[2]) if skipped > before[2] else "")


def coverage(wanted):
    """Prints the instructions of the tables that have no test line in enc/. A column of the tables is for one or more
    processors; an instruction needs a line for one processor of each column. If wanted is not empty, only the
    processors in it are considered."""
    isa = os.path.join(os.path.dirname(HERE), "common", "isa")
    rows = subprocess.run([sys.executable, isa + "/gen/gen.py", isa + "/tables", "--rows"], check=True,
                          stdout=subprocess.PIPE, text=True).stdout.splitlines()
    seen, targets = set(), {}
    for _, path, _ in find_tests(["enc"], []):
        target = os.path.basename(os.path.dirname(path)).removesuffix("-w64")
        for line in enc_lines(path):
            if line.error is None:
                seen |= {(re.sub(r"(_e32|_e64|_dpp|_sdwa)+$", "", word), target)
                         for word in (line.text + " " + line.canonical).split()}
    for name, target, column in (row.split("\t") for row in rows):
        if not wanted or target in wanted:
            targets.setdefault((name, column), []).append(target)
    missing = [key for key in targets if not any((key[0], t) in seen for t in targets[key])]
    for key in missing:
        print(key[0], *targets[key])
    print("%d opcodes of %d instructions, %d without a test line" % (
        len(targets), len({name for name, _ in targets}), len(missing)))
    return 1 if missing else 0


def parse_options():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("-B", "--build", default=os.path.join(os.path.dirname(HERE), "build"),
                   help="the build folder (default: build)")
    p.add_argument("--as", dest="assembler", metavar="COMMAND", help="another assembler")
    p.add_argument("--ld", metavar="COMMAND", help="another linker")
    p.add_argument("--objdump", metavar="COMMAND", help="another disassembler")
    p.add_argument("--llvm", action="store_true", help="use LLVM's programs")
    p.add_argument("--rebase", action="store_true", help="rewrite the expectations")
    p.add_argument("--all", action="store_true", help="compiled/ and facts/ for every processor and option")
    p.add_argument("--sample", action="store_true", help="a part of the cases of the long scripts of facts/")
    p.add_argument("--strict", action="store_true", help="a test skipped for want of an oracle has failed")
    p.add_argument("--oracles", metavar="DIR", default=os.environ.get("GCNUTILS_ORACLES"), help="the root of unstable.py")
    p.add_argument("--changed", metavar="CONFIGURATION", help="omit the groups of judged.py that have not changed")
    p.add_argument("--record", metavar="CONFIGURATION", help="record the groups of judged.py that have passed")
    p.add_argument("--without", metavar="PROGRAM", action="append", default=[], help="omit the tests that require this program")
    p.add_argument("--coverage", action="store_true", help="list instructions without a test line")
    p.add_argument("--kind", action="append", choices=KINDS, help="only this kind of test")
    p.add_argument("-j", type=int, default=os.cpu_count(), help="files tested at once")
    p.add_argument("-k", "--keep", action="store_true", help="keep the test's folder, print its commands, stop at a difference")
    p.add_argument("-v", action="store_true", help="name every file")
    p.add_argument("--most", type=int, default=20, help="failures shown for one file (default: 20)")
    p.add_argument("names", nargs="*")
    return p.parse_args()


def keep(o, kinds, words):
    """Runs tests one after another until one fails, and keeps the folder of the last one. Returns the exit status."""
    paths = tempfile.mkdtemp(prefix="gcnutils-path-")
    tools = Tools(o.build, o.llvm, False, o.assembler, o.ld, o.objdump, o.all, packages.Paths(paths), o.sample, True)
    for test in find_tests(kinds, words):
        if KEPT:
            shutil.rmtree(KEPT[0])
        report, _ = run_one(tools, test)
        for name, problem in report.failures:
            print("FAIL %s\n%s" % (name, problem.rstrip()))
        if report.failures:
            break
    print("left: %s %s" % (KEPT[0] if KEPT else "nothing", paths))
    return 1 if not KEPT or report.failures else 0


def main():
    o = parse_options()
    if o.coverage:
        return coverage(o.names)
    if o.oracles:
        ENV["PATH"] = packages.add_programs(os.path.join(os.path.abspath(o.oracles), "oracles"))
    kinds = o.kind or (["enc", "kernels"] if o.llvm else KINDS)
    words = [re.sub(r"^(\./)?testsuite/", "", w) for w in o.names]
    total = Report("")
    if o.keep:
        return keep(o, kinds, words)
    with tempfile.TemporaryDirectory(prefix="gcnutils-path-") as folder:
        tools = Tools(o.build, o.llvm, o.rebase, o.assembler, o.ld, o.objdump, o.all, packages.Paths(folder), o.sample)
        with concurrent.futures.ThreadPoolExecutor(o.j) as pool:  # one pool for all kinds keeps all cores busy
            tests = {kind: find_tests([kind], words) for kind in kinds}
            tests = omit(tests, judged.unchanged(o.changed) if o.changed else {}, o.without)
            if o.sample and tests.get("facts"):
                print("not run, --sample: a part of the cases of the long scripts of facts/")
            order = in_order(o.build, [(kind, test) for kind in kinds for test in tests[kind]])
            running = {test[0]: pool.submit(run_one, tools, test) for _, test in order}
            times = {}
            for kind in kinds:
                if tests[kind]:
                    times.update(run_kind(o, kind, (running[test[0]].result() for test in tests[kind]), total))
        with locked_times(o.build) as recorded:
            recorded.update(times)
    if o.strict:
        fail_without_oracles(total)
    if o.record and not words:
        record(o.record, [test[0] for kind in kinds for test in tests[kind]], total)
    for why in sorted({why for _, why in total.skipped}):
        print("skipped, %s: %s" % (why, ", ".join(n for n, w in total.skipped if w == why)))
    print(counts(total))
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
