"""Measures the cost of starting the programs, with many runs on a kernel of ten lines."""
import os
import shutil

from goals import NONE, Goal
from programs import relative_to_llvm, in_turns

GOAL = Goal(milliseconds=1.5)
NAMES = ["start"]
TIMES_AS_MANY = 10
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


def run(sides, names, out, options):
    source, runs = os.path.join(out, "ten.s"), TIMES_AS_MANY * options.runs
    with open(source, "w") as f:
        f.write(TEN_LINES)
    print("ten lines, median of %d runs" % runs)
    for step, commands, goal in (("assemble", [side.assemble("gfx900", source, out) for side in sides], GOAL),
                                 ("link", [side.link(out) for side in sides], NONE),
                                 ("disassemble", [side.disassemble(out) for side in sides], NONE)):
        results = in_turns(runs, commands)
        print("    %-11s%s%s" % (step, "".join(r.text() for r in results), relative_to_llvm(results)))
        options.tally.report("start", results, goal)
    nothing, = in_turns(runs, [[shutil.which("true")]])
    print("    a process that does nothing: %.1f ms, %.1f MB" % (nothing.milliseconds(), nothing.memory))
