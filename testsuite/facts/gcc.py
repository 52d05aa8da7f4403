"""Compares our programs with LLVM's on what GCC 15 and 16 offload to AMD GPUs, with the commands that GCC runs: as and ld. The objects
must be equal as elf.py prints them; the linked files, in which newlib, libgcc and libgomp are linked, byte for byte but for .comment.

  gcc.py GEN.PY TABLES BUILD [all]

The programs are oracle/offload/*.c. With all, they are compiled for every processor for which GCC has libraries, with all
options; otherwise a few times.
"""
import concurrent.futures
import difflib
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, HERE + "/oracle"]
import elf  # noqa: E402
import llvm  # noqa: E402

RELEASES = ["15", "16"]
LEVELS = [["-O0"], ["-O1", "-g"], ["-O2"], ["-O3", "-g"]]
SAMPLE, SHOWN = 3, 12
ASSEMBLER = "21"  # the release of LLVM in Debian's amdgcn-tools, which GCC's as and ld are


def root_of(program):
    """Returns the root of unstable.py in which a program is, or "" for one of this machine."""
    path = os.path.realpath(shutil.which(program))
    return os.path.dirname(os.path.dirname(path)) if os.path.basename(os.path.dirname(path)) == "oracles" else ""


def libraries(root, release):
    return "%s/usr/lib/gcc/x86_64-linux-gnu/%s/accel/amdgcn-amdhsa" % (root, release)


def jobs(root, release):
    """Yields (program, release, processor, options)."""
    cpus = sorted(name for name in os.listdir(libraries(root, release)) if name.startswith("gfx"))
    for path in sorted(glob.glob(HERE + "/oracle/offload/*.c")):
        with open(path, encoding="ascii") as f:
            m = re.search(r"options: (\S+)", f.read())
        for cpu in cpus:
            for level in LEVELS:
                yield path, release, cpu, [m[1] if m else "-fopenmp", *level]


def run(command, tmp):
    p = subprocess.run(command, cwd=tmp, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return p.returncode, p.stdout


def differences(theirs, ours, view=None):
    texts = []
    for name in (theirs, ours):
        with open(name, "rb") as f:
            texts.append(elf.dump(f.read(), view).splitlines())
    return [line for line in difflib.unified_diff(*texts, "GCC's", "ours", lineterm="", n=0)][:SHOWN]


def again(log, name, program, root, tmp, output):
    """Runs the last command of a log that runs a program of GCC, with another program and another output. Returns an error message."""
    found = re.findall(r"^ /\S*/accel/amdgcn-amdhsa/%s (.*)" % name, log, re.M)
    if not found:
        return "no command runs " + name
    args = shlex.split(found[-1])
    args[args.index("-o") + 1] = output
    args = [re.sub(r"^(-L)?(/usr/lib/gcc/)", r"\1" + root.replace("\\", r"\\") + r"\2", a) for a in args]
    if name == "as":
        at = next(i for i, a in enumerate(args) if a.endswith(".s"))
        with open(os.path.join(tmp, args[at]), encoding="utf-8") as f, open(tmp + "/ours.s", "w", encoding="utf-8") as g:
            g.write(llvm.heading_of(ASSEMBLER) + f.read())
        args[at] = "ours.s"
    status, said = run([program, *args], tmp)
    return "%s %s: %s" % (name, " ".join(args), said) if status else ""


def check(job, root, build):
    """Yields errors."""
    path, release, cpu, options = job
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp:
        status, log = run(["gcc-" + release, *options, "-foffload=amdgcn-amdhsa", "-foffload-options=-march=%s -lm" % cpu, "-save-temps", "-v",
                           "-o", "k", path, "-lm"], tmp)
        theirs, linked = glob.glob(tmp + "/*hsaco-*mkoffload.2.o"), glob.glob(tmp + "/*.mkoffload.hsaco")
        if "internal compiler error" in log:
            return
        if status or not theirs or not linked:
            yield "GCC failed: " + log[-600:]
            return
        for name, program, reference, view in (("as", "assembler/amdgcn-as", theirs[0], None),
                                               ("collect2", "linker/amdgcn-ld", linked[0], elf.exact)):
            said = again(log, name, "%s/%s" % (build, program), root, tmp, "ours")
            yield from [said] if said else differences(reference, tmp + "/ours", view)


def main():
    build, thorough = os.path.abspath(sys.argv[3]), "all" in sys.argv[4:]
    missing = [p for r in RELEASES for p in ("gcc-" + r, "x86_64-linux-gnu-accel-amdgcn-amdhsa-gcc-" + r) if not shutil.which(p)]
    if missing:
        print("needs", *missing)
        return 77
    root = root_of("gcc-" + RELEASES[0])
    every = []
    for release in RELEASES:
        found = sorted(jobs(root, release), key=lambda j: zlib.crc32(" ".join([os.path.basename(j[0]), *j[1:3], *j[3]]).encode()))
        every += found if thorough else found[:SAMPLE]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for job, errors in zip(every, pool.map(lambda j: list(check(j, root, build)), every)):
            failed += bool(errors)
            for error in errors:
                print("%s gcc-%s %s %s: %s" % (os.path.basename(job[0]), *job[1:3], " ".join(job[3]), error))
    if thorough:
        print("%d compilations, %d differ" % (len(every), failed), file=sys.stderr)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
