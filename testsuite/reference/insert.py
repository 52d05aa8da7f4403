"""Removes the waits and nops from compiler output, lets amdgcn-as insert waits and nops instead, and compares both versions.

  insert.py OBJDUMP [--cpu=gfx900,…] [--seeds=0-3] [--options=-O0,-O3] [--compilers=clang-19]
      [--sources=k.cl,…] [--share=1] [--keep=FOLDER] [--verbose]

amdgcn-objdump --check must not warn about the output of amdgcn-as -fauto-waits -fauto-nops. Prints, for each processor, the
numbers of waits and nops in the compiler's code and in ours; and, for each counter, the number of waits and the mean of their
values. The exit status is 1 after a warning, if something does not assemble, or if our code has over 2 % more waits than the
compiler's.
"""
import collections
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import mutate  # noqa: E402
import pieces  # noqa: E402
from text import parse, target  # noqa: E402
from waits import waited  # noqa: E402

INSERTED = re.compile(r"\ts_(waitcnt\w*|wait_(?!event)\w+|nop)\b.*\n")
PROCESSORS = "gfx803,gfx900,gfx90a,gfx1030,gfx1100,gfx1200"
SPACE = 1.02


class Count:
    """Statistics of objects: numbers of waits, nops, wait states and instructions; values: the values in waits, indexed by counter."""

    def __init__(self):
        self.waits = self.nops = self.states = self.instructions = 0
        self.values = collections.defaultdict(list)

    def add(self, cpu, texts):
        t = target(cpu)
        for text in texts:
            name = text.split()[0]
            self.instructions += 1
            if name == "s_nop":
                self.nops += 1
                self.states += int(text.split()[1], 0) + 1
            elif name.startswith("s_wait") and name not in ("s_waitcnt_depctr", "s_wait_alu"):
                self.waits += 1
                for counter, n in waited(t, parse(t.name, text)).items():
                    self.values[counter].append(n)


def compare(objdump, cpu, folder, counts):
    """Assembles k.s once with the compiler's waits and once with ours, and compares the objects. Returns the errors."""
    with open(os.path.join(folder, "k.s"), encoding="utf-8") as f:
        source = f.read()
    with open(os.path.join(folder, "bare.s"), "w", encoding="utf-8") as f:
        f.write(INSERTED.sub("", source))
    tool = mutate.assembler_of(objdump)
    for name, options in (("k", []), ("bare", ["-fauto-waits", "-fauto-nops"])):
        done = subprocess.run([tool, *options, "-o", name + ".o", name + ".s"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            return ["%s: status %d, %s" % (name, done.returncode, done.stderr[:500])]
    for name, count in zip(("k", "bare"), counts):
        for texts in pieces.disassemble(os.path.join(folder, name + ".o"), cpu, objdump):
            while texts and texts[-1].startswith(("s_nop", "s_code_end")):  # padding after the code
                texts.pop()
            count.add(cpu, texts)
    return ["0x%x %s: %s" % (f["address"], f["function"], f["message"]) for f in mutate.findings(objdump, os.path.join(folder, "bare.o"))
            if f["severity"] == "warning"]


def show(cpu, theirs, ours, failed):
    print("%-8s %d instructions; waits %d -> %d (%+.1f %%); nops %d -> %d, wait states %d -> %d; failed %d" % (
        cpu, theirs.instructions, theirs.waits, ours.waits, 100 * (ours.waits / max(theirs.waits, 1) - 1),
        theirs.nops, ours.nops, theirs.states, ours.states, failed))
    for counter in sorted(theirs.values | ours.values):
        a, b = theirs.values[counter], ours.values[counter]
        print("         %-10s %6d of mean %.3f -> %6d of mean %.3f" % (
            counter, len(a), sum(a) / max(len(a), 1), len(b), sum(b) / max(len(b), 1)))


def main():
    o, flags, rest = mutate.options()
    o = dict(dict(keep=""), **o)
    if not any(a.startswith("--cpu=") for a in sys.argv):
        o["cpu"] = PROCESSORS
    chosen, bad = random.Random(1), False
    with tempfile.TemporaryDirectory() as folder:
        paths = mutate.sources(o, folder)
        for cpu in o["cpu"].split(","):
            counts, failed = (Count(), Count()), 0
            for compiler in o["compilers"].split(","):
                for path in paths:
                    for option in o["options"].split(","):
                        if chosen.random() > float(o["share"]) or not pieces.compile_source(
                                compiler, path, cpu, option, os.path.join(folder, "k.s"), "-S"):
                            continue
                        wrong = compare(rest[0], cpu, folder, counts)
                        failed += bool(wrong)
                        for what in wrong[:None if "verbose" in flags else 2]:
                            print("%s %s %s %s: %s" % (cpu, compiler, option, os.path.basename(path), what))
                        if wrong and o["keep"]:
                            shutil.copy(os.path.join(folder, "k.s"), os.path.join(o["keep"], "%s%s%s.s" % (cpu, os.path.basename(path), option)))
            show(cpu, *counts, failed)
            bad = bad or failed or counts[1].waits > SPACE * counts[0].waits
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
