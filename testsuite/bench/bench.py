#!/usr/bin/env python3
"""Measures the programs, alternating with LLVM 19's programs if these are installed. Prints median times, peak memory, and whether
the goals are met.

  bench.py [-B BUILD] [--megabytes N] [--runs N] [WORD ...]    runs the cases whose names contain a WORD; without WORD, the cases
                                                               that README.md names

README.md lists the cases and their goals; --list prints the names of the cases.

Objects are written to files; the disassembly goes to /dev/null, so that the speed of the disk has no effect. Memory is measured by
GNU time if it is installed, otherwise by wait4, which never reports less than Python's own memory (see measure.py).
"""
import argparse
import os
import sys
import tempfile

import assembling
import goals
import inspecting
import instructions
import linking
import programs
import running
import starting
import statements
import turns

GROUPS = [assembling, starting, turns, inspecting, running, linking, statements]
ONLY_IF_REQUESTED = assembling.ONLY_IF_REQUESTED | turns.ONLY_IF_REQUESTED | inspecting.ONLY_IF_REQUESTED | statements.ONLY_IF_REQUESTED


def count_instructions(sides, chosen, o):
    """Prints the tables of README.md, with the rows of the chosen cases; all rows if the command line has no WORD."""
    names = {name for _, group_names in chosen for name in group_names}
    with tempfile.TemporaryDirectory(prefix="gcnutils-bench-") as out:
        if names & set(assembling.NAMES):
            instructions.run(sides[0], names, out, 2)
        if not o.words or names & set(statements.NAMES):
            print(end="" if o.words else "\n")
            statements.run(sides, names, out, o)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("-B", "--build", default=os.path.join(os.path.dirname(os.path.dirname(programs.HERE)), "build"))
    p.add_argument("--megabytes", type=float, default=5, help="of each source that can have any size")
    p.add_argument("--runs", type=int, default=5)
    p.add_argument("--callgrind", action="store_true",
                   help="instructions instead of times, of sources of 2 MB and of statements: the tables of README.md")
    p.add_argument("--list", action="store_true", help="the names of the cases")
    p.add_argument("--only-llvm", action="store_true", help="without our programs: checks the sources")
    p.add_argument("words", nargs="*", metavar="WORD")
    o = p.parse_args()
    chosen = [(group, [n for n in group.NAMES if any(w in n for w in o.words) or not (o.words or n in ONLY_IF_REQUESTED)])
              for group in GROUPS]
    if o.list:
        print("\n".join(name for _, names in chosen for name in names))
        return
    sides = [] if o.only_llvm else [programs.ours(os.path.abspath(o.build))]
    if not all(side.found() for side in sides):
        sys.exit("bench.py: nothing is built in " + o.build)
    if o.callgrind:
        count_instructions(sides, chosen, o)
        return
    if programs.llvm().found():
        sides.append(programs.llvm())
    else:
        print("LLVM 19 is not installed: there is nothing to compare with")
    print("median of %d runs: %s" % (o.runs, " | ".join(side.name for side in sides)))
    o.tally = goals.Tally()
    with tempfile.TemporaryDirectory(prefix="gcnutils-bench-") as out:
        for group, names in chosen:
            if names:
                group.run(sides, names, out, o)
                sys.stdout.flush()
    if o.tally.count:
        print(o.tally.summary())


if __name__ == "__main__":
    main()
