"""Compares our programs with LLVM's on the output of the compilers of today, clang and llc 22 and 23, for the sources in compiled/, random
programs and each of clang's builtin functions. The assembler must accept the output, and make an object with the same sections,
symbols, relocations and notes; objdump -d must print the same text for LLVM's object.

  compilers.py GEN.PY TABLES BUILD [all | sample] [--release N] [--cpus WORDS] [--sources WORDS] [--every N] [--out FILE]

A few compilations are compared; with all, every source for every processor at one of four levels. With --out, the differences are
written to the file, by cause, with counts, processors and an example. Otherwise they are printed. oracle/compilers.py compares.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import re
import shutil
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, HERE + "/oracle"]
import compilers  # noqa: E402
import programs  # noqa: E402

RELEASES = ["22", "23"]
LEVELS = [["-O0"], ["-O1", "-g"], ["-O2", "-ffunction-sections"], ["-O3", "-g"]]
SAMPLE, PROGRAMS, SHOWN, WRITTEN = 12, 8, 12, 25
CPUS = """gfx600 gfx601 gfx602 gfx700 gfx701 gfx702 gfx703 gfx704 gfx705 gfx801 gfx802 gfx803 gfx805 gfx810 gfx900 gfx902 gfx904 gfx906
    gfx908 gfx909 gfx90a gfx90c gfx942 gfx950 gfx9-generic gfx9-4-generic gfx1010 gfx1011 gfx1012 gfx1013 gfx10-1-generic gfx1030 gfx1031
    gfx1032 gfx1033 gfx1034 gfx1035 gfx1036 gfx10-3-generic gfx1100 gfx1101 gfx1102 gfx1103 gfx1150 gfx1151 gfx1152 gfx1153 gfx1154
    gfx11-generic gfx1170 gfx1171 gfx1172 gfx11-7-generic gfx1200 gfx1201 gfx12-generic gfx1250 gfx1251 gfx12-5-generic gfx1310
    gfx13-generic""".split()
WAVE64 = ("gfx10", "gfx11", "gfx1200", "gfx1201", "gfx12-generic")  # processors that have both wave sizes
# Differences that are intended: {pattern of "cause: example": reason}.
BETTER = {
    r"image_get_resinfo \|": "clang and llvm-mc know it on processors that have no image instructions",
    r"\.amdhsa_(next_free_sgpr|kernel) \| error: \.amdhsa_next_free_sgpr (must be|is missing)": "more SGPRs than gfx6 has, with the reserved ones",
    r".* → .* th:TH_STORE_RT_WB$": "LLVM 19's name of TH_STORE_WB",
    r"(theirs|ours) header REL: header REL .* flags=0x100.[15]5b": "gfx12-5-generic has sramecc in clang's objects, but not in llvm-mc's",
}
UNSUPPORTED = ("unsupported", "compiler")


def sources(tmp, words):
    """Returns the paths of the sources whose name contains one of the words; without words, of all. Random programs are written to tmp.
    builtinsN.c does not exist: it is made for each processor."""
    found = [p for s in ("c", "cl", "cpp", "ll") for p in sorted(glob.glob("%s/compiled/*.%s" % (HERE, s)))]
    for seed in range(PROGRAMS):
        found.append("%s/program%d.%s" % (tmp, seed, ("c", "cl")[seed % 2]))
        with open(found[-1], "w", encoding="ascii") as f:
            f.write(programs.program(seed, ("c", "cl")[seed % 2]))
    found += ["%s/builtins%d.c" % (tmp, constant) for constant in (0, 1)]
    return [s for s in found if not words or any(w in os.path.basename(s) for w in words)]


def jobs_of(paths, cpus, release):
    known = compilers.processors(release)
    for path in paths:
        for cpu in (c for c in cpus if c in known):
            chosen = zlib.crc32((os.path.basename(path) + cpu).encode())
            options = list(LEVELS[chosen % len(LEVELS)])
            if cpu.startswith(WAVE64) and chosen // len(LEVELS) % 3 == 0:
                options.append("-mwavefrontsize64")
            yield compilers.Job(path, cpu, options, release)


def run_job(job, tools, tmp):
    """Returns the differences, without those that are intended."""
    folder = tempfile.mkdtemp(dir=tmp)
    if os.path.basename(job.path).startswith("builtins"):
        job.path = folder + "/" + os.path.basename(job.path)
    try:
        return [d for d in compilers.compare(job, tools, folder) if not re.match("|".join(BETTER), "%s: %s" % d[1:])]
    finally:
        shutil.rmtree(folder)


class Statistics:

    def __init__(self):
        self.total, self.counts, self.files = collections.Counter(), collections.Counter(), collections.Counter()
        self.examples, self.cpus = {}, {}

    def add(self, job, found):
        kinds = {kind for kind, _, _ in found}
        self.total.update(["compilations"] + ["equal"] * (not kinds) + ["not compiled"] * bool(kinds & set(UNSUPPORTED)))
        self.total.update(g for g in ("refused", "decode", "encode", "object") if any(k.startswith(g) for k in kinds))
        for kind, cause, example in found:
            self.counts[kind, cause] += 1
            self.examples.setdefault((kind, cause), "%s: %s" % (job.name, example.replace("\n", " ")[:300]))
            self.cpus.setdefault((kind, cause), {})[job.cpu] = True
        self.files.update({(kind, cause) for kind, cause, _ in found})

    def text(self):
        lines = [", ".join("%d %s" % (n, name) for name, n in self.total.items())]
        for key in sorted(self.counts, key=lambda k: (k[0], -self.counts[k])):
            lines.append("%s\t%d in %d files\t%s\t%s\n\t\t%s" % (key[0], self.counts[key], self.files[key], key[1], " ".join(self.cpus[key]),
                                                              self.examples[key]))
        return "\n".join(lines) + "\n"


def write(path, text):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def parse_options():
    p = argparse.ArgumentParser()
    for name in ("gen", "tables", "build"):
        p.add_argument(name)
    p.add_argument("amount", nargs="?", choices=["all", "sample"])
    p.add_argument("--release")
    p.add_argument("--cpus", type=str.split, default=CPUS)
    p.add_argument("--sources", type=str.split, default=[])
    p.add_argument("--every", type=int, default=1)
    p.add_argument("--out")
    return p.parse_args()


def main():
    o = parse_options()
    releases = [o.release] if o.release else RELEASES
    missing = [p for r in releases for p in ("clang-" + r, "llc-" + r, "llvm-mc-" + r, "llvm-objdump-" + r) if not shutil.which(p)]
    if missing:
        print("needs", *missing)
        return 77
    tools, statistics = compilers.Tools(os.path.abspath(o.build)), Statistics()
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = [job for r in releases for job in jobs_of(sources(tmp, o.sources), o.cpus, r)]
        jobs = [j for j in jobs if zlib.crc32(j.name.encode()) % o.every == 0]
        if not o.out and o.amount != "all":
            jobs = sorted((j for j in jobs if "builtins" not in j.path), key=lambda j: zlib.crc32(j.name.encode()))[:SAMPLE]
        for job, found in zip(jobs, pool.map(lambda j: run_job(j, tools, tmp), jobs)):
            statistics.add(job, found)
            once = {} if o.out else {(kind, cause): example for kind, cause, example in found if kind not in UNSUPPORTED}
            for (kind, cause), example in list(once.items())[:SHOWN]:
                print("%s: %s: %s: %s" % (job.name, kind, cause, example.rstrip()))
            if o.out and statistics.total["compilations"] % WRITTEN == 0:
                write(o.out, statistics.text())
    if o.out:
        write(o.out, statistics.text())
    elif o.amount == "all":
        print(statistics.text().splitlines()[0], file=sys.stderr)
    return 0


sys.exit(main())
