"""Compares the iterations of loops that --simulate computes with those of runs of the same kernels, trips.cl, compiled by clang-19.

  trips.py GEN.PY TABLES BUILD [all|sample]

A kernel is simulated with the size of its work-groups and its argument, and run with the same. Each loop that --simulate says it knows "by the
code" must have the iterations of the run, and its header must be executed as often as in the run, also if the iterations differ from entry
to entry. All loops that the run gets to must be known, but for the kernels after the word "nothing" in trips.cl, whose loops must not be, and but for irreducible
loops. Without "all" each processor has one level of optimization.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
CLANG = "clang-19"
SKIPPED = 77
PROCESSORS = [("gfx700", 64), ("gfx803", 64), ("gfx900", 64), ("gfx90a", 64), ("gfx942", 64), ("gfx1010", 64), ("gfx1030", 32), ("gfx1100", 32),
              ("gfx1100", 64), ("gfx1150", 32), ("gfx1201", 32)]
LEVELS = ["1", "2", "3", "s"]
SIZES = [(256, 200), (64, 1), (192, 37)]  # of work-groups, and arguments


def kernels():
    """Yields (name, size of a work-group or None, whether its loops are known)."""
    with open(HERE + "/trips.cl", encoding="utf-8") as f:
        known, _, unknown = f.read().partition("nothing")
    for text, is_known in (known, True), (unknown, False):
        for size, name in re.findall(r"^(?:KERNEL\((\d+)\)|ANY_SIZE) (\w+)", text, re.M):
            yield name, int(size) if size else None, is_known


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def blocks_of(build, *options):
    """Returns {address of a block: (executions, iterations of the loop that begins there or None, their origin)} of a simulation of
    one work-group."""
    text = output(build + "/objdump/amdgcn-objdump", "--simulate", *options)
    return {int(at, 16): (int(hits), int(n) if n else None, why)
            for at, hits, n, why in re.findall(r"^ +bb\d+:  // (\w+); (\d+) times(?:; a loop: (\d+) iterations? (by .*))?$", text, re.M)}


def check(build, tmp, co, name, size, argument, is_known):
    options = ["--functions=" + name, f"--workgroup-size={size}", "--simulate-workgroups=1", f"--simulate-waves={(size + 63) // 64}", co]
    run = [build + "/run/amdgcn-run", co, name, f"--grid={size}", f"--group={size}", "--arg=u32[1024]:iota", f"--arg={argument}",
           "--simulate-config=" + tmp + "/config"]
    subprocess.run(run, check=False, capture_output=True)  # what it finds, such as LDS without a value, does not matter
    computed = blocks_of(build, f"--simulate-arg=0x8={argument}", *options)
    measured = blocks_of(build, "--simulate-config=" + tmp + "/config", *options)
    cfg = output(build + "/objdump/amdgcn-objdump", "--cfg", "--functions=" + name, co)
    os.remove(tmp + "/config")
    headers = {at for at, (_, n, _) in computed.items() if n is not None}
    for at in headers:
        hits, n, why = computed[at]
        if not measured[at][0]:  # the run did not get to the loop
            continue
        if why == "by the code" and (not is_known or (hits, n) != measured[at][:2]):
            yield f"loop at {at:x}: {n} iterations, executed {hits} times, and in the run {measured[at]}"
        if why != "by the code" and is_known and "irreducible" not in cfg:
            yield f"loop at {at:x}: not computed, {measured[at][1]} in the run"


def main():
    build, words = sys.argv[3], sys.argv[4:]
    if not shutil.which(CLANG):
        print(CLANG + " is not installed")
        return SKIPPED
    wrong = tested = 0
    with tempfile.TemporaryDirectory() as tmp:
        for i, (cpu, lanes) in enumerate(PROCESSORS[::3] if "sample" in words else PROCESSORS):
            for level in LEVELS if "all" in words else [LEVELS[i % 4]]:
                wave = ["-mwavefrontsize64"] if lanes == 64 and len(cpu) == 7 else []
                co = f"{tmp}/{cpu}.co"
                subprocess.run([CLANG, "-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-O" + level, "-mcpu=" + cpu,
                                *wave, "-c", "-o", tmp + "/k.o", HERE + "/trips.cl"], check=True)
                subprocess.run([build + "/linker/amdgcn-ld", "-shared", "-o", co, tmp + "/k.o"], check=True)
                symbols = output(build + "/objdump/amdgcn-objdump", "-t", co).split()
                for k, (name, required, is_known) in enumerate(kernels()):
                    if name not in symbols:  # not for this processor
                        continue
                    size, argument = SIZES[(i + k) % len(SIZES)] if "all" not in words else SIZES[0]
                    for line in check(build, tmp, co, name, required or size, argument, is_known):
                        print(f"{cpu} wave{lanes} -O{level} {name} of {required or size}, {argument}: {line}")
                        wrong += 1
                    tested += 1
    if not tested:
        print("nothing was tested")
    return bool(wrong or not tested)


if __name__ == "__main__":
    sys.exit(main())
