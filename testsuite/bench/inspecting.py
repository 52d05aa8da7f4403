"""Measures the cost of analyses: control flow, checks of waits and hazards, simulation."""
import os
import subprocess

from programs import Result, in_turns, measure
from sources import blocks, checks, waves

NAMES = ["flow", "checks", "simulate", "billion"]
ONLY_IF_REQUESTED = {"billion"}


def flow(sides, out, runs):
    """Measures the analysis of one function (control-flow graph, loops, divergent regions, liveness), relative to LLVM's
    disassembly of the function."""
    print("control flow and liveness of one function")
    source, obj = os.path.join(out, "blocks.s"), os.path.join(out, "blocks.o")
    for count in blocks.COUNTS:
        with open(source, "w") as f:
            blocks.write(f, count)
        subprocess.run(sides[0].assembler + ["-mcpu=gfx900", "-o", obj, source], check=True)
        results = in_turns(runs, [side.objdump + ["--resources" if side is sides[0] else "-d", obj] for side in sides])
        row = "".join(r.text() for r in results)
        if len(results) == 2:
            row += " %5.1f x" % (results[1].median() / results[0].median())
        print("%9d instructions%s" % (count, row))


def check(sides, out, runs):
    """Measures the checks of an object, relative to LLVM's disassembly; then assembly without and with checks, assembly with
    insertion of waits and no-operations, and LLVM's assembly."""
    tools = sides[0]
    print("waits and hazards: check of an object, disassembly by LLVM | assembly, with -Wwaits -Whazards, with both put in, "
          "by LLVM")
    source, bare, obj, other = (os.path.join(out, n) for n in ("checks.s", "bare.s", "checks.o", "other.o"))
    for count in checks.COUNTS:
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
        print("%9d instructions" % count + "".join(r.text() for r in in_turns(runs, commands)))


def simulate(tools, out, runs, counts):
    """Measures objdump --simulate in simulated instructions per second. Memory must not grow with the number of instructions."""
    print("simulated instructions a second")
    source, obj = os.path.join(out, "waves.s"), os.path.join(out, "waves.o")
    for target in waves.KERNELS:
        for mix in waves.MIXES:
            with open(source, "w") as f:
                f.write(waves.source(target, mix))
            subprocess.run(tools.assembler + ["-mcpu=" + target, "-o", obj, source], check=True)
            for count in counts:
                n = max(1, count // waves.instructions_of_wave(target, mix))
                result = Result()
                for _ in range(runs if count <= 10_000_000 else 1):
                    measure([result], [tools.objdump + ["--simulate", "--simulate-waves=%d" % n, obj]])
                done = n * waves.instructions_of_wave(target, mix)
                print("%-8s %-10s %11d instructions %9.1f ms %6.1f M/s %6.1f MB" % (
                    target, mix, done, result.milliseconds(), done / result.median() / 1e6, result.memory))


def run(sides, names, out, options):
    if "flow" in names:
        flow(sides, out, options.runs)
    if "checks" in names:
        check(sides, out, options.runs)
    if "simulate" in names or "billion" in names:
        simulate(sides[0], out, options.runs, waves.COUNTS + ([1_000_000_000] if "billion" in names else []))
