#!/usr/bin/env python3
"""Times the programs, and LLVM 19's beside them where they are installed.

  bench.py [-B BUILD] [--megabytes N] [--runs N] [WORD ...]      (default: all; else those whose name has a WORD)

For each TARGET.mix here it makes a source (source.py), assembles it, links the object and disassembles the
result, ours and LLVM's in turns, and prints the median time and the peak memory of each.  Then it does the
same with a kernel of ten lines ("start"), as often as it takes to see what starting costs, assembles the
sources of language.py, links the objects of objects.py, and works out the control flow of blocks.py's ("flow"),
and checks the waits and hazards of checks.py's, and simulates the waves of waves.py's ("simulate"; "billion": a billion
instructions, too, a minute or two each).

Objects are written to files; the disassembly goes to /dev/null, so that no disk is measured.
Memory is what wait4 reports; measure.py says why it cannot be less than what the last line names.
"""
import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile

import blocks
import checks
import language
import objects
import waves

HERE = os.path.dirname(os.path.abspath(__file__))
SAME_CODE = """
import sys
sys.path.insert(0, sys.argv[1])
import elf
code = [elf.Elf(open(f, "rb").read()).section(".text")["body"] for f in sys.argv[2:]]
print("the code is the same" if code[0] == code[1] else "THE CODE DIFFERS")
"""
TEN_LINES = """.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 1.0
	s_waitcnt lgkmcnt(0)
	s_endpgm
.size k, .-k
"""


def median(numbers):
    return sorted(numbers)[len(numbers) // 2]


class Result:
    def __init__(self):
        self.times, self.cpu, self.memory = [], [], 0

    def median(self):
        return median(self.times)


def measure(result, command):
    """Runs the command once; adds to the result."""
    p = subprocess.run([sys.executable, "-I", "-S", HERE + "/measure.py", os.devnull] + command,
                       stdout=subprocess.PIPE, text=True, check=True)
    seconds, cpu, memory, status = p.stdout.split()
    if status != "0":
        sys.exit("%s: exit status %s" % (" ".join(command), status))
    result.times.append(float(seconds))
    result.cpu.append(float(cpu))
    result.memory = max(result.memory, int(memory) / 1024)


class Programs:
    def __init__(self, name, assembler, linker, objdump):
        self.name, self.assembler, self.linker, self.objdump = name, assembler, linker, objdump

    def found(self):
        return all(c[0] and os.path.exists(c[0]) for c in (self.assembler, self.linker, self.objdump))

    def steps(self, target, source, out):
        """(what is done, command)"""
        base = os.path.join(out, self.name.replace(" ", "-"))
        obj, co = base + ".o", base + ".co"
        return [("assemble", self.assembler + ["-mcpu=" + target, "-o", obj, source]),
                ("link", self.linker + ["-shared", "-o", co, obj]),
                ("disassemble", self.objdump + ["-d", co])]


def ours(build):
    return Programs("gcnutils", [build + "/assembler/amdgcn-as"], [build + "/linker/amdgcn-ld"],
                    [build + "/objdump/amdgcn-objdump"])


def llvm():
    return Programs("LLVM 19", [shutil.which("llvm-mc-19"), "-triple=amdgcn-amd-amdhsa", "-filetype=obj"],
                    [shutil.which("ld.lld-19")], [shutil.which("llvm-objdump-19")])


def time_steps(sides, target, source, out, runs):
    """{(step, program): Result}; the programs take turns."""
    results = {}
    for _ in range(runs):
        for steps in zip(*(side.steps(target, source, out) for side in sides)):
            for side, (step, command) in zip(sides, steps):
                measure(results.setdefault((step, side.name), Result()), command)
    return results


def print_results(sides, results, lines):
    for step in ("assemble", "link", "disassemble"):
        row = "%-11s" % step
        both = [results[step, side.name] for side in sides]
        for r in both:
            rate = "" if step == "link" or lines < 1000 else "%6.2f M lines/s" % (lines / r.median() / 1e6)
            row += " %7.1f ms %-15s %5.1f MB |" % (1e3 * r.median(), rate, r.memory)
        if len(both) == 2:
            row += " %4.1f x, memory 1/%.1f" % (
                both[1].median() / both[0].median(), both[1].memory / both[0].memory)
        print(row)


def same_code(sides, source, out):
    if len(sides) == 2:
        objects = [side.steps("", source, out)[0][1][-2] for side in sides]
        sys.stdout.flush()
        subprocess.run([sys.executable, "-c", SAME_CODE, os.path.dirname(HERE)] + objects, check=True)


def bench(sides, target, megabytes, runs, out):
    source = os.path.join(out, target + ".s")
    with open(source, "w") as f:
        subprocess.run([sys.executable, HERE + "/source.py", target, str(megabytes)], stdout=f, check=True)
    lines = int(subprocess.run(["wc", "-l", source], stdout=subprocess.PIPE, check=True).stdout.split()[0])
    sys.stdout.flush()
    print("%s: %.1f MB, %d lines, median of %d runs: %s" % (
        target, os.path.getsize(source) / 1e6, lines, runs, " | ".join(side.name for side in sides)))
    print_results(sides, time_steps(sides, target, source, out, runs), lines)
    same_code(sides, source, out)


def bench_start(sides, out, runs):
    source = os.path.join(out, "ten.s")
    with open(source, "w") as f:
        f.write(TEN_LINES)
    results = time_steps(sides, "gfx900", source, out, runs)
    nothing = Result()
    for _ in range(runs):
        measure(nothing, [shutil.which("true")])
    print("ten lines, median of %d runs" % runs)
    print_results(sides, results, 10)
    print("a process that does nothing: %.1f ms, %.1f MB" % (1e3 * nothing.median(), nothing.memory))


def bench_language(sides, sources, out, runs):
    """What macros, symbols and expressions cost: assembling only."""
    print("macros and symbols, median of %d runs" % runs)
    for name, what, write in sources:
        source = os.path.join(out, name + ".s")
        with open(source, "w") as f:
            write(f)
        results = {}
        for _ in range(runs):
            for side in sides:
                measure(results.setdefault(side.name, Result()), side.steps("gfx900", source, out)[0][1])
        both = [results[side.name] for side in sides]
        row = "".join(" %7.1f ms %6.1f MB |" % (1e3 * r.median(), r.memory) for r in both)
        if len(both) == 2:
            row += " %4.1f x, memory 1/%.1f" % (
                both[1].median() / both[0].median(), both[1].memory / both[0].memory)
        print("%-11s%s  %s" % (name, row, what))
        same_code(sides, source, out)


def bench_objects(sides, cases, out, runs):
    """What many objects and many symbols cost: linking only.  Threads make time less than what the CPUs did."""
    print("links, median of %d runs: time and CPU time" % runs)
    for name, what, write in cases:
        folder = os.path.join(out, name)
        os.mkdir(folder)
        arguments = write(sides[0].assembler, folder)
        results = [Result() for _ in sides]
        for _ in range(runs):
            for side, result in zip(sides, results):
                co = os.path.join(folder, side.name.replace(" ", "-") + ".co")
                measure(result, side.linker + ["-shared", "-o", co] + arguments)
        row = "".join(" %7.1f ms %7.1f ms %6.1f MB |" % (1e3 * r.median(), 1e3 * median(r.cpu), r.memory)
                      for r in results)
        if len(results) == 2:
            a, b = results
            row += " %4.1f x, CPU %4.1f x, memory 1/%.1f" % (
                b.median() / a.median(), median(b.cpu) / median(a.cpu), b.memory / a.memory)
        print("%-13s%s  %s" % (name, row, what))
        shutil.rmtree(folder)


def bench_flow(sides, out, runs):
    """What it costs to know what code does: graph, loops, regions of lanes and liveness of one function, beside what LLVM's
    program takes to print it."""
    print("control flow and liveness of one function, median of %d runs" % runs)
    for count in blocks.COUNTS:
        source, obj = os.path.join(out, "blocks.s"), os.path.join(out, "blocks.o")
        with open(source, "w") as f:
            blocks.write(f, count)
        subprocess.run(sides[0].assembler + ["-mcpu=gfx900", "-o", obj, source], check=True)
        results = [Result() for _ in sides]
        for _ in range(runs):
            for side, result in zip(sides, results):
                measure(result, side.objdump + ["--resources" if side is sides[0] else "-d", obj])
        row = "".join(" %7.1f ms %6.1f MB |" % (1e3 * r.median(), r.memory) for r in results)
        if len(results) == 2:
            row += " %4.1f x" % (results[1].median() / results[0].median())
        print("%9d instructions%s" % (count, row))


def bench_checks(sides, out, runs):
    """What the checks of waits and hazards cost: in an object, beside what LLVM's program takes to print it, and in an assembly,
    beside one without them and LLVM's; and what it costs to put the waits in."""
    tools = sides[0]
    print("waits and hazards, median of %d runs: check of an object, disassembly by LLVM | assembly, with -Wwaits -Whazards, with "
          "both put in, by LLVM" % runs)
    for count in checks.COUNTS:
        names = [os.path.join(out, n) for n in ("checks.s", "bare.s", "checks.o", "other.o")]
        source, bare, obj, other = names
        for name, waits in ((source, True), (bare, False)):
            with open(name, "w") as f:
                checks.write(f, count, waits)
        plain = tools.assembler + ["-mcpu=gfx900", "-o"]
        subprocess.run(plain + [obj, source], check=True)
        commands = [tools.objdump + ["--check=waits,hazards", obj], plain + [other, source],
                    plain + [other, "-Wwaits", "-Whazards", "--fatal-warnings", source],
                    plain + [other, "-fauto-waits", "-fauto-nops", bare]]
        if len(sides) == 2:
            commands.insert(1, sides[1].objdump + ["-d", obj])
            commands.append(sides[1].assembler + ["-mcpu=gfx900", "-o", other, source])
        results = [Result() for _ in commands]
        for _ in range(runs):
            for result, command in zip(results, commands):
                measure(result, command)
        print("%9d instructions" % count + "".join(" %7.1f ms %6.1f MB |" % (1e3 * r.median(), r.memory) for r in results))


def bench_simulate(tools, out, runs, counts):
    """How many instructions of waves are simulated in a second, by objdump --simulate as a whole; memory does not grow with them."""
    print("simulated instructions a second, median of %d runs" % runs)
    for target in waves.KERNELS:
        for mix in waves.MIXES:
            source, obj = os.path.join(out, "waves.s"), os.path.join(out, "waves.o")
            with open(source, "w") as f:
                f.write(waves.source(target, mix))
            subprocess.run(tools.assembler + ["-mcpu=" + target, "-o", obj, source], check=True)
            for count in counts:
                n = max(1, count // waves.of_wave(target, mix))
                result = Result()
                for _ in range(runs if count <= 10_000_000 else 1):
                    measure(result, tools.objdump + ["--simulate", "--simulate-waves=%d" % n, obj])
                done = n * waves.of_wave(target, mix)
                print("%-8s %-10s %11d instructions %9.1f ms %6.1f M/s %6.1f MB" % (
                    target, mix, done, 1e3 * result.median(), done / result.median() / 1e6, result.memory))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("-B", "--build", default=os.path.join(os.path.dirname(os.path.dirname(HERE)), "build"))
    p.add_argument("--megabytes", type=float, default=10)
    p.add_argument("--runs", type=int, default=7)
    p.add_argument("--only-llvm", action="store_true", help="without our programs: checks the sources")
    p.add_argument("words", nargs="*", metavar="WORD")
    o = p.parse_args()
    sides = [] if o.only_llvm else [ours(os.path.abspath(o.build))]
    if not all(side.found() for side in sides):
        sys.exit("bench.py: nothing is built in " + o.build)
    if llvm().found():
        sides.append(llvm())
    else:
        print("LLVM 19 is not installed: there is nothing to compare with")

    def wanted(name):
        return not o.words or any(word in name for word in o.words)

    targets = [t for t in sorted(os.path.basename(f)[:-4] for f in glob.glob(HERE + "/*.mix")) if wanted(t)]
    sources = [s for s in language.SOURCES if wanted(s[0])]
    cases = [c for c in objects.CASES if wanted(c[0])]
    with tempfile.TemporaryDirectory(prefix="gcnutils-bench-") as out:
        for target in targets:
            bench(sides, target, o.megabytes, o.runs, out)
        if wanted("start"):
            bench_start(sides, out, 10 * o.runs)
        if sources:
            bench_language(sides, sources, out, o.runs)
        if wanted("flow"):
            bench_flow(sides, out, o.runs)
        if wanted("checks"):
            bench_checks(sides, out, o.runs)
        if wanted("simulate") or "billion" in o.words:
            bench_simulate(sides[0], out, o.runs, waves.COUNTS + ([1_000_000_000] if "billion" in o.words else []))
        if cases:
            bench_objects(sides, cases, out, o.runs)


if __name__ == "__main__":
    main()
