"""What many objects and many symbols cost: linking only.  Threads make time less than what the CPUs did."""
import os
import shutil

import objects
from programs import in_turns, median

NAMES = [case[0] for case in objects.CASES]


def row(sides, case, out, runs):
    name, what, write = case
    folder = os.path.join(out, name)
    os.mkdir(folder)
    arguments = write(sides[0].assembler, folder)
    results = in_turns(runs, [side.linker + ["-shared", "-o", side.file(folder, ".co")] + arguments for side in sides])
    text = "".join(" %7.1f ms %7.1f ms %6.1f MB |" % (r.milliseconds(), 1e3 * median(r.cpu), r.memory) for r in results)
    if len(results) == 2:
        a, b = results
        text += " %4.1f x (goal 1), CPU %4.1f x, memory 1/%.1f (goal 1/1)" % (
            b.median() / a.median(), median(b.cpu) / median(a.cpu), b.memory / a.memory)
    print("%-13s%s  %s" % (name, text, what))
    shutil.rmtree(folder)


def run(sides, names, out, options):
    print("links: time and CPU time")
    for case in objects.CASES:
        if case[0] in names:
            row(sides, case, out, options.runs)
