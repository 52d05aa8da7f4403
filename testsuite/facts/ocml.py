"""Runs functions of OCML, the mathematical library of OpenCL and HIP, by amdgcn-run, and compares them with glibc within the bounds of OpenCL.

  ocml.py GEN.PY TABLES BUILD [sample] [-v] [--only=NAME] [--processor=CPU]

-v prints the largest error of each function on each processor, in ULP. The library is ocml.bc of rocm-device-libs; clang-19 compiles the
kernels of ocml/device.cl for it. "sample": two processors.
"""
import ctypes
import glob
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import runs

HERE = os.path.dirname(os.path.abspath(__file__))
CLANG = "clang-19"
PLACES = ["/usr/lib/*/amdgcn/bitcode/ocml.bc", "/opt/rocm*/amdgcn/bitcode/ocml.bc"]
PROCESSORS = [("gfx803", 64), ("gfx900", 64), ("gfx90a", 64), ("gfx942", 64), ("gfx1010", 64), ("gfx1030", 32), ("gfx1100", 32), ("gfx1200", 32)]
FEW = ["gfx90a", "gfx1200"]
GROUPS = 48
ITEMS = 64 * GROUPS
RECORD = {"f32": "<fffi", "f64": "<dddq"}
EXACT = ["divide", "reciprocal", "sqrt"]  # by a second build, with -cl-fp32-correctly-rounded-divide-sqrt
ROUNDED = 0.5 + 2 ** -9  # long double is not infinitely exact
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 1.5, 2.5, 3.0, -3.0, 10.0, 0.25, float("inf"), float("-inf"), float("nan"),
           3.141592653589793, 1.5707963267948966, -0.7853981633974483, 1e-30, 1e30, 22.0, 88.7, -87.3, 709.7, -745.1, 127.5, 1023.5]


def number(rng, kind):
    """Returns a float of the type: special, moderate, near a multiple of a quarter of pi, an integer, or any bits."""
    choice = rng.randrange(8)
    if choice == 0:
        return rng.choice(SPECIAL)
    if choice == 1:
        return rng.uniform(-1, 1)
    if choice == 2:
        return rng.uniform(-100, 100)
    if choice == 3:
        return rng.randrange(-200, 200) * 0.7853981633974483 * (1 + rng.uniform(-1e-6, 1e-6))
    if choice == 4:
        return float(rng.randrange(-60, 60)) + rng.choice([0, 0, 0.5])
    if choice == 5:
        return 1 + rng.uniform(-1, 1) * 2.0 ** -rng.randrange(30)
    if kind == "f32":
        return struct.unpack("<f", struct.pack("<I", rng.getrandbits(32)))[0]
    return struct.unpack("<d", struct.pack("<Q", rng.getrandbits(64)))[0]


def inputs(kind, path):
    """Writes a record for each work item."""
    rng = random.Random(kind)
    with open(path, "wb") as f:
        for _ in range(ITEMS):
            numbers = [number(rng, kind) for _ in range(3)]
            f.write(struct.pack(RECORD[kind], *numbers, rng.choice([rng.randrange(-20, 20), rng.randrange(-300, 300)])))
    return path


def compile_host(tmp):
    made = os.path.join(tmp, "host.so")
    subprocess.run([CLANG, "-x", "c", "-D_GNU_SOURCE", "-O1", "-w", "-shared", "-fPIC", os.path.join(HERE, "ocml", "host.c"), "-o", made, "-lm"],
                   check=True)
    library = ctypes.CDLL(made)
    library.name_of.restype = ctypes.c_char_p
    library.bound_of.restype = library.worst.restype = library.expected.restype = ctypes.c_double
    return library


def version_of(cpu):
    """Returns the number that the library calls ISA version: 9010 for gfx90a."""
    digits = cpu[3:]
    return int(digits[:-2]) * 1000 + int(digits[-2], 16) * 100 + int(digits[-1], 16)


def compile_device(build, bitcode, tmp, cpu, lanes, exact):
    made = os.path.join(tmp, "%s-%d" % (cpu, exact))
    options = ["-cl-fp32-correctly-rounded-divide-sqrt"] * exact
    subprocess.run([CLANG, "-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-nogpulib", "-O2", "-w", *options,
                    "-DISA=%d" % version_of(cpu), "-DWAVE=%d" % lanes, "-DEXACT=%d" % exact, "-Xclang", "-fdenormal-fp-math-f32=ieee",
                    "-Xclang", "-mlink-builtin-bitcode", "-Xclang", bitcode, "-c", os.path.join(HERE, "ocml", "device.cl"), "-o", made + ".o"],
                   check=True)
    subprocess.run([os.path.join(build, "linker", "amdgcn-ld"), "-shared", made + ".o", "-o", made + ".co"], check=True)
    return made + ".co"


class Kernel:
    """A kernel, as runs.Runner expects it."""

    x, y, groups = 64, 1, GROUPS

    def __init__(self, name):
        self.name = name

    def items(self):
        return ITEMS


class Judge:
    def __init__(self, build, bitcode, tmp):
        self.build, self.bitcode, self.tmp = build, bitcode, tmp
        self.host = compile_host(tmp)
        self.data = {kind: inputs(kind, os.path.join(tmp, "in." + kind)) for kind in RECORD}
        names = [self.host.name_of(i) for i in range(200)]
        self.names = [n.decode() for n in names if n]

    def evaluate(self, runner, made, cpu, exact, index, kind):
        """Runs a function. Returns (row, problem)."""
        name, wide = self.names[index], kind == "f64"
        with open(self.data[kind], "rb") as f:
            data = f.read()
        got, findings = runner.run(made, Kernel("%s_%s" % (name, kind)), self.data[kind], made + ".out")
        label = "%s, %s_%s%s" % (cpu, name, kind, ", exact" if exact else "")
        if got is None or findings:
            return None, "%s: %s" % (label, findings[0])
        at = ctypes.c_uint()
        most = self.host.worst(index, wide, ITEMS, data, got, ctypes.byref(at))
        bound = 0 if exact else self.host.bound_of(index, wide)
        problem = None
        if not most <= (bound or ROUNDED):
            size = struct.calcsize(RECORD[kind])
            one = data[at.value * size:][:size]
            result = struct.unpack_from(RECORD[kind][:2], got, at.value * size)[0]
            problem = "%s%r: %r instead of %r, %.3g ULP" % (label, struct.unpack(RECORD[kind], one), result,
                                                        self.host.expected(index, wide, one), most)
        return (cpu, name, kind, exact, most), problem

    def examine(self, cpu, lanes, only):
        runner, rows, problems = runs.Runner(self.build), [], []
        for exact in False, True:
            wanted = [i for i, n in enumerate(self.names) if only in ("", n) and (not exact or n in EXACT)]
            made = compile_device(self.build, self.bitcode, self.tmp, cpu, lanes, exact) if wanted else None
            for index in wanted:
                for kind in ("f32",) if exact else RECORD:
                    row, problem = self.evaluate(runner, made, cpu, exact, index, kind)
                    rows += [row] if row else []
                    problems += [problem] if problem else []
        runner.close()
        return rows, problems


def print_table(rows, cpus):
    found = {row[:4]: row[4] for row in rows}
    print("%-18s" % "ULP" + "".join("%9s" % c for c in cpus), file=sys.stderr)
    for name, kind, exact in sorted({row[1:4] for row in rows}):
        cells = ["%9.3g" % found[cpu, name, kind, exact] if (cpu, name, kind, exact) in found else "%9s" % "-" for cpu in cpus]
        print("%-18s" % (name + "_" + kind + " exact" * exact) + "".join(cells), file=sys.stderr)


def main():
    build, options = sys.argv[3], sys.argv[4:]
    value = {o.split("=")[0]: o.split("=")[1] for o in options if "=" in o}
    found = [path for place in PLACES for path in sorted(glob.glob(place))]
    if not shutil.which(CLANG) or not found:
        print("needs clang-19 and rocm-device-libs")
        sys.exit(77)
    wanted = [p for p in PROCESSORS if p[0] == value.get("--processor", p[0]) and ("sample" not in options or p[0] in FEW)]
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, ThreadPoolExecutor(2) as pool:
        judge = Judge(build, found[0], tmp)
        jobs = [pool.submit(judge.examine, cpu, lanes, value.get("--only", "")) for cpu, lanes in wanted]
        rows = [row for job in jobs for row in job.result()[0]]
        problems = [problem for job in jobs for problem in job.result()[1]]
    if "-v" in options:
        print_table(rows, [cpu for cpu, _ in wanted])
    for line in problems:
        print(line)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
