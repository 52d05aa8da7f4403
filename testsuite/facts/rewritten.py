"""Runs the programs of runs/ before and after our programs have rewritten them, and compares the results with those of this machine, as runs.py
does: the source that amdgcn-objdump --assembly writes, assembled again; the same without its waits and nops, which amdgcn-as inserts; the
source for another processor, unless --retarget says that something has to be changed by hand.

  rewritten.py GEN.PY TABLES BUILD [all] [-v] [--only=WORD] [--rewrite=WORD]

Without "all" on some processors.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import runs

CONFIGURATIONS = [("gfx803", 64, 1, 5), ("gfx900", 64, 2, 5), ("gfx90a", 64, 2, 5), ("gfx942", 64, 3, 5), ("gfx1030", 32, 2, 5), ("gfx1100", 32, 2, 5),
                  ("gfx1201", 32, 2, 5)]
FEW = ("gfx803", "gfx90a", "gfx1100", "gfx1201")
RETARGETS = {"gfx900": "gfx908", "gfx90a": "gfx942", "gfx942": "gfx950", "gfx1030": "gfx1100"}
WAITS = re.compile(r"^\s+s_(waitcnt\w*|wait_\w*cnt\w*|nop)\b.*\n", re.M)
MOST_SHOWN = 4


class Rewrite:
    """A way to make another object of a linked one. processor: of the new object, None: the same."""

    def __init__(self, name, options=(), insert=(), processor=None):
        self.name, self.options, self.insert, self.processor = name, list(options), list(insert), processor

    def apply(self, build, made):
        """Returns (name of the new linked object or None, messages)."""
        new = "%s-%s" % (made, self.name.split()[0])
        tool = {name: os.path.join(build, folder, "amdgcn-" + name) for folder, name in (("objdump", "objdump"), ("assembler", "as"), ("linker", "ld"))}
        source = subprocess.run([tool["objdump"], "--assembly", *self.options, made], capture_output=True, text=True)
        if source.stderr and self.processor:
            return None, []
        if source.returncode:
            return None, source.stderr.splitlines()[:MOST_SHOWN]
        with open(new + ".s", "w", encoding="utf-8") as f:
            f.write(WAITS.sub("", source.stdout) if self.insert else source.stdout)
        for command in ([tool["as"], *self.insert, "-o", new + ".o", new + ".s"], [tool["ld"], "-shared", "-o", new + ".co", new + ".o"]):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                return None, done.stderr.splitlines()[:MOST_SHOWN]
        return new + ".co", []


def rewrites(cpu):
    yield Rewrite("assembled again")
    yield Rewrite("inserted waits", insert=["-fauto-waits", "-fauto-nops"])
    if cpu in RETARGETS:
        yield Rewrite("for " + RETARGETS[cpu], ["--retarget=" + RETARGETS[cpu]], processor=RETARGETS[cpu])


def main():
    build, options = sys.argv[3], sys.argv[4:]
    value = {o.split("=")[0]: o.split("=")[1] for o in options if "=" in o}
    if not shutil.which(runs.CLANG):
        sys.exit(77)
    problems = []
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, ThreadPoolExecutor(2) as pool:
        sources = {name: os.path.join(runs.HERE, "runs", name + ".cl") for name in runs.SOURCES}
        programs = runs.prepare(tmp, sources)
        jobs = []
        for configuration in (c for c in CONFIGURATIONS if "all" in options or c[0] in FEW):
            for rewrite in rewrites(configuration[0]):
                if value.get("--rewrite", "") in rewrite.name:
                    folder = tempfile.mkdtemp(dir=tmp)
                    for name in os.listdir(tmp):
                        if name.startswith("in"):
                            os.link(os.path.join(tmp, name), os.path.join(folder, name))
                    jobs.append((configuration, rewrite, pool.submit(runs.examine, build, folder, configuration, sources, programs,
                                                                     value.get("--only", ""), rewrite)))
        done = dict.fromkeys(("assembled", "inserted", "for"), 0)
        for configuration, rewrite, job in jobs:
            found, n = job.result()
            problems += found
            done[rewrite.name.split()[0]] += n
            if "-v" in options:
                print(*configuration, rewrite.name, n, "runs,", len(found), "problems", file=sys.stderr)
    problems += ["no program was run that was " + name for name, n in done.items() if not n and not value]
    for line in problems:
        print(line)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
