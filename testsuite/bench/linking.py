"""Measures the cost of linking many objects and many symbols. With threads, the time is less than the CPU time."""
import os
import shutil

import objects
from goals import Goal
from programs import in_turns, median

GOAL = Goal(1, 1)
NAMES = [case[0] for case in objects.CASES]


def row(sides, case, out, options):
    name, what, write = case
    folder = os.path.join(out, name)
    os.mkdir(folder)
    arguments = write(sides[0].assembler, folder)
    results = in_turns(options.runs, [side.linker + ["-shared", "-o", side.file(folder, ".co")] + arguments for side in sides])
    text = "".join(" %7.1f ms %7.1f ms %6.1f MB |" % (r.milliseconds(), 1e3 * median(r.cpu), r.memory) for r in results)
    if len(results) == 2:
        a, b = results
        text += " %4.1f x, CPU %4.1f x, memory 1/%.1f" % (
            b.median() / a.median(), median(b.cpu) / median(a.cpu), b.memory / a.memory)
    print("%-13s%s  %s" % (name, text, what))
    options.tally.report(name, results, GOAL)
    shutil.rmtree(folder)


def run(sides, names, out, options):
    print("links: time and CPU time")
    for case in objects.CASES:
        if case[0] in names:
            row(sides, case, out, options)
