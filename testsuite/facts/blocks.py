"""Compares the control-flow graphs of --cfg with those of LLVM's machine functions, for clang's output from the sources in compiled/
and from random programs, on thirteen processors.

  blocks.py GEN.PY TABLES BUILD [all]

Blocks, edges and loops must be equal, except for differences that a rule of oracle/agree.py explains. In clang's output no jump may
have an unknown target, and no code or data may be unreachable. With all, every source is compiled for every processor and option,
and statistics are written to standard error.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, HERE + "/oracle"]
import agree  # noqa: E402
import cfg  # noqa: E402
import elf  # noqa: E402
import machine  # noqa: E402
import programs  # noqa: E402

CPUS = ["gfx600", "gfx701", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1103", "gfx1200"]
LEVELS = [["-O0"], ["-O1"], ["-O3"], ["-O2", "-g"]]
FAR = ["-mllvm", "-amdgpu-s-branch-bits=7"]  # limits branches to 256 bytes: longer branches become jumps through a register
SEEDS, SAMPLE, THREADS = 12, 20, 2


def sources(tmp):
    """Writes random programs to tmp. Returns the paths of the sources: the files in compiled/, then the random
    programs."""
    found = [p for s in ("c", "cl", "cpp") for p in sorted(glob.glob("%s/compiled/*.%s" % (HERE, s)))]
    for seed in range(SEEDS):
        for language in ("c", "cl"):
            found.append("%s/program%d.%s" % (tmp, seed, language))
            with open(found[-1], "w", encoding="ascii") as f:
                f.write(programs.program(seed, language))
    return found


def variants(path):
    """Yields the processors and options for which a source is compiled."""
    with open(path, encoding="utf-8") as f:
        m = re.match(r"\S+ (only|not): (.*)", f.readline())
    for cpu in CPUS:
        if m and (cpu in m[2].split()) != (m[1] == "only"):
            continue
        for i, level in enumerate(LEVELS):
            yield cpu, level
            if "/program" in path and i % 2:
                yield cpu, level + FAR
            if re.match(r"gfx1\d\d\d", cpu) and i % 2 == 0:
                yield cpu, level + ["-mwavefrontsize64"]


class Job:
    """A source, compiled for one processor with one set of options."""

    def __init__(self, number, path, cpu, options):
        self.number, self.path, self.cpu, self.options = number, path, cpu, options
        self.name = "%s %s %s" % (os.path.basename(path), cpu, " ".join(options))


def addresses_of(text):
    """Parses the output of objdump -d. Returns {section: addresses of the instructions}."""
    found, section = {}, None
    for line in text.split("\n"):
        if line.startswith("Disassembly of section "):
            section = found.setdefault(line[23:-1], [])
        else:
            m = re.match(r"\t.*// ([0-9A-F]{12}): ", line)
            if m:
                section.append(int(m[1], 16))
    return found


def check(job, tools, tmp):
    """Compiles and assembles one source, and compares the control flow. Returns (Result, list of errors)."""
    base = "%s/%d" % (tmp, job.number)
    code = machine.compile(job.path, job.cpu, job.options, base + ".s")
    result = agree.Result()
    if isinstance(code, str):
        return result, [] if code in (machine.CRASHED, machine.REFUSED) else ["clang: " + code]
    with open(base + ".s", "w", encoding="utf-8", errors="surrogateescape") as f:
        f.write(code.assembly)
    waves = ["-mattr=+wavefrontsize64,-wavefrontsize32"] * ("-mwavefrontsize64" in job.options)
    p = subprocess.run([tools[0], "-mcpu=" + job.cpu, *waves, "-o", base + ".o", base + ".s"], capture_output=True, text=True)
    if p.returncode:  # some of clang's assembly output is not valid
        theirs = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + job.cpu, *waves, "-filetype=obj", "-o", base + ".o",
                                 base + ".s"], capture_output=True)
        return result, [] if theirs.returncode else ["assembler: " + p.stderr[-2000:]]
    with open(base + ".o", "rb") as f:
        code.place(elf.Elf(f.read()).section(".blocks")["body"])
    shown = [subprocess.run([tools[1], option, *waves, base + ".o"], capture_output=True, text=True, errors="replace") for option in ("--cfg", "-d")]
    for suffix in (".s", ".o"):
        os.unlink(base + suffix)
    if any(p.returncode for p in shown):
        return result, ["objdump: status %s\n%s" % (shown[0].returncode, shown[0].stderr[-2000:])]
    view, listing = cfg.Cfg(shown[0].stdout), addresses_of(shown[1].stdout)
    wrong = ["not understood: " + line for line in view.odd + shown[0].stderr.splitlines()]
    ours, gaps = {f.name: f for f in view.functions}, {section: [] for section in listing}
    for section, at, size in view.gaps:
        gaps.setdefault(section, []).append((at, size))
    for name, function in code.functions.items():
        if function.size is None or name not in ours:
            wrong.append("%s: not in the output" % name)
            continue
        section = ours[name].section
        one = agree.compare(function, ours[name], listing[section], gaps[section])
        wrong += ["%s: %s" % (name, text) for text in one.wrong]
        result.add(one)
    wrong += ["%s: %d bytes at %#x that nothing reaches" % (section, size, at) for section in gaps for at, size in gaps[section]]
    return result, wrong


def main():
    build, thorough = sys.argv[3], sys.argv[4:] == ["all"]
    if machine.missing():
        print("needs " + " ".join(machine.missing()))
        sys.exit(77)
    tools = [build + "/assembler/amdgcn-as", build + "/objdump/amdgcn-objdump"]
    total, failed = agree.Result(), []
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
        jobs = [(path, *way) for path in sources(tmp) for way in variants(path)]
        if not thorough:  # a fixed sample that contains all kinds
            jobs = sorted(jobs, key=lambda j: zlib.crc32((os.path.basename(j[0]) + j[1] + " ".join(j[2])).encode()))[:SAMPLE]
        jobs = [Job(i, *j) for i, j in enumerate(jobs)]
        for job, (result, wrong) in zip(jobs, pool.map(lambda j: check(j, tools, tmp), jobs)):
            total.add(result)
            if wrong:
                failed.append(job.name)
            for text in wrong:
                print("%s: %s" % (job.name, text))
    if thorough:
        print("%d compilations, %d functions, %d blocks, %d edges, %d loops, %d calls, %d instructions; %d functions differ; %s" % (
            len(jobs), total.functions, total.blocks, total.edges, total.loops, total.calls, total.insns, total.differing,
            ", ".join("%s: %d in %d functions" % (r, total.rules[r], total.in_rules[r]) for r in agree.RULES)), file=sys.stderr)
    sys.exit(bool(failed))


main()
