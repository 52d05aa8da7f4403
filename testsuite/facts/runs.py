"""Runs the programs of runs/ on processors of amdgcn-run and on this machine, and compares the results.

  runs.py GEN.PY TABLES BUILD [all] [-v] [--random=SEED:COUNT] [--only=WORD] [--configuration=CPU:WAVE:LEVEL:VERSION]

Each program is OpenCL C that clang-19 compiles for a GPU and as C for this machine. The results must be equal bit for bit, or within the
bounds that the program states, and the checks must find nothing. Without "all" each processor has one level of optimization; "sample": some processors.
--random adds COUNT random programs (random_programs.py). -v prints what is run.
"""
import ctypes
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import random_programs

HERE = os.path.dirname(os.path.abspath(__file__))
CLANG = "clang-19"
SOURCES = ["integers", "floats", "control", "shared", "waves"]
WORDS, MEM = 16, 4096
PROCESSORS = [("gfx700", 64), ("gfx803", 64), ("gfx900", 64), ("gfx906", 64), ("gfx908", 64), ("gfx90a", 64), ("gfx942", 64), ("gfx1010", 32),
              ("gfx1010", 64), ("gfx1030", 32), ("gfx1030", 64), ("gfx1100", 32), ("gfx1100", 64), ("gfx1201", 32), ("gfx1201", 64)]
GENERIC = [("gfx9-generic", 64), ("gfx10-1-generic", 32), ("gfx10-3-generic", 64), ("gfx11-generic", 32), ("gfx12-generic", 32)]
DEVICE = ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-ffp-contract=off",
          "-cl-fp32-correctly-rounded-divide-sqrt", "-Xclang", "-fdenormal-fp-math-f32=ieee", "-Xclang",
          "-ffloat16-excess-precision=none", "-w"]
HOST = ["-x", "c", "-std=gnu11", "-w", "-O1", "-march=x86-64-v2", "-ffp-contract=off", "-Xclang", "-ffloat16-excess-precision=none", "-shared", "-fPIC"]
SPECIAL = [0, 1, 2, 3, 0xffffffff, 0x7fffffff, 0x80000000, 0x80000001, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f7fffff,
           0x00800000, 0x007fffff, 0x3f000000, 0x40490fdb, 0x4b000000, 0x4effffff, 0x4f000000, 0x3ff00000, 0xbff00000, 0x7ff00000, 0x40000000,
           0x3c00, 0x7c00, 0x7bff, 0x0001, 0x8000, 0xfc00, 0x7e00, 0x3800, 0x03ff, 0x0400, 0xff, 0x80, 0x7f, 0xffff, 0x10000]


def configurations(thorough):
    """Yields (processor, lanes, level, version)."""
    for k, (cpu, lanes) in enumerate(PROCESSORS):
        for level in range(4):
            if thorough or level == (k + k // 4) % 4:
                yield cpu, lanes, level, 4 if (k + level) % 3 == 0 else 5
    for k, (cpu, lanes) in enumerate(GENERIC):
        for level in range(4):
            if thorough or (k % 3 == 0 and level == 2 - k // 3):
                yield cpu, lanes, level, 6


def word(rng):
    kind = rng.randrange(8)
    if kind < 3:
        return rng.choice(SPECIAL)
    if kind == 3:
        return rng.randrange(100)
    if kind == 4:
        return (rng.randrange(-1000, 1000)) & 0xffffffff
    if kind == 5:  # a float of a moderate size
        return struct.unpack("<I", struct.pack("<f", rng.uniform(-100, 100)))[0]
    if kind == 6:  # the upper half of a double
        return struct.unpack("<Q", struct.pack("<d", rng.uniform(-1, 1) * 10 ** rng.randrange(-5, 12)))[0] >> 32
    return rng.getrandbits(32)


def inputs(items, seed):
    rng = random.Random(seed)
    return struct.pack("<%dI" % (items * WORDS), *(word(rng) for _ in range(items * WORDS)))


class Program:
    """A program: its name, the words that follow its name, and the library that runs it on this machine."""

    def __init__(self, library, number):
        self.library, self.number = library, number
        self.name = library.name_of(number).decode()
        words = dict(w.split(":") for w in library.words_of(number).decode().split())
        size = [int(x) for x in words.get("group", "64").split("x")] + [1]
        self.x, self.y = size[:2]
        self.groups = 3 if self.x * self.y >= 32 else 7
        self.only, self.since, self.wave = words.get("only", "").split(","), int(words.get("since", "0")), int(words.get("wave", "0"))
        self.ulp = int(words.get("ulp", "0"))
        self.expected = {}

    def exists(self, cpu, lanes):
        major = int(cpu[3:].split("-")[0]) if "generic" in cpu else int(cpu[3:-2])
        return (self.only == [""] or cpu in self.only) and major >= self.since and self.wave in (0, lanes)

    def items(self):
        return self.x * self.y * self.groups

    def host(self, data, lanes):
        """Returns what the program writes."""
        if lanes not in self.expected:
            out, mem = ctypes.create_string_buffer(len(data)), ctypes.create_string_buffer(MEM)
            self.library.run(self.number, data, out, mem, self.items(), self.x, self.y, self.groups, lanes)
            self.expected[lanes] = out.raw + mem.raw
        return self.expected[lanes]


def compile_host(tmp, name, path):
    made = os.path.join(tmp, name + ".so")
    subprocess.run([CLANG, *HOST, "-include", os.path.join(HERE, "runs", "host.cl"), path, "-o", made, "-lm"], check=True)
    library = ctypes.CDLL(made)
    library.name_of.restype = library.words_of.restype = ctypes.c_char_p
    return [Program(library, k) for k in range(library.count())]


def compile_device(build, tmp, configuration, name, path):
    """Returns the name of a linked object."""
    cpu, lanes, level, version = configuration
    made = os.path.join(tmp, "%s-%s-%d-%d-%d" % (name, cpu, lanes, level, version))
    wave = ["-mwavefrontsize64"] if cpu.startswith("gfx1") and lanes == 64 else []
    subprocess.run([CLANG, *DEVICE, "-mcpu=" + cpu, *wave, "-mcode-object-version=%d" % version, "-DWAVE=%d" % lanes, "-O%d" % level, "-include",
                    os.path.join(HERE, "runs", "device.cl"), "-c", path, "-o", made + ".o"], check=True)
    subprocess.run([os.path.join(build, "linker", "amdgcn-ld"), "-shared", made + ".o", "-o", made + ".co"], check=True)
    return made + ".co"


class Runner:
    """A process that runs kernels."""

    def __init__(self, build):
        self.process = subprocess.Popen([os.path.join(build, "testsuite", "facts-kernels")], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def run(self, made, program, data, out, seed=0, limit=2000000, checks=True):
        """Returns (what the kernel wrote, its findings) or (None, messages)."""
        self.process.stdin.write("%s %s %d %d %d %d %d %d %s %d %d %s\n" % (made, program.name, program.x, program.y, program.groups, seed, limit,
                                                                          checks, data, program.items(), MEM, out))
        self.process.stdin.flush()
        findings = []
        while True:
            line = self.process.stdout.readline().rstrip("\n")
            if line.startswith("ok"):
                with open(out, "rb") as f:
                    return f.read(), findings
            if line == "failed" or not line:
                return None, findings or ["no result"]
            findings.append(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def ordered(x):
    return -(x & 0x7fffffff) if x >> 31 else x


def difference(expected, got, ulp):
    """Returns the index of the first word that differs, or None."""
    if expected == got:
        return None
    a, b = (struct.unpack("<%dI" % (len(x) // 4), x) for x in (expected, got))
    for k, (x, y) in enumerate(zip(a, b)):
        if x != y and not (ulp and abs(ordered(x) - ordered(y)) <= ulp):
            return k
    return None


def describe(program, at, expected, got):
    a, b = (struct.unpack_from("<I", x, 4 * at)[0] for x in (expected, got))
    items = program.items()
    where = "item %d, OUT(%d)" % (at // WORDS, at % WORDS) if at < items * WORDS else "mem[%d]" % (at - items * WORDS)
    return "%s: %08x instead of %08x" % (where, b, a)


def examine(build, tmp, configuration, sources, programs, only, rewrite=None):
    """Returns (problems, number of runs). rewrite: makes another object of a linked one (rewritten.py)."""
    cpu, lanes, _, _ = configuration
    name = "%s, %d lanes, -O%d, version %d" % configuration
    cpu, name = (rewrite.processor or cpu, name + ", " + rewrite.name) if rewrite else (cpu, name)
    problems, runs = [], 0
    runner = Runner(build)
    for source, path in sources.items():
        try:
            made = compile_device(build, tmp, configuration, source, path)
        except subprocess.CalledProcessError:
            problems.append("%s, %s: not compiled" % (source, name))
            continue
        if rewrite:
            made, messages = rewrite.apply(build, made)
            problems += ["%s, %s: %s" % (source, name, m) for m in messages]
        if not made:
            continue
        for p in programs[source]:
            if not p.exists(cpu, lanes) or only not in p.name:
                continue
            data = os.path.join(tmp, "in%d" % p.items())
            with open(data, "rb") as f:
                expected = p.host(f.read(), lanes)
            got, findings = runner.run(made, p, data, made + ".out")
            runs += 1
            problems += ["%s, %s: %s" % (p.name, name, f) for f in findings[:4]]
            at = difference(expected, got, p.ulp) if got else None
            if at is not None:
                problems.append("%s, %s: %s" % (p.name, name, describe(p, at, expected, got)))
    runner.close()
    return problems, runs


def prepare(tmp, sources):
    programs = {name: compile_host(tmp, name, path) for name, path in sources.items()}
    for p in (p for all_of in programs.values() for p in all_of):
        data = os.path.join(tmp, "in%d" % p.items())
        if not os.path.exists(data):
            with open(data, "wb") as f:
                f.write(inputs(p.items(), p.items()))
        with open(data, "rb") as f:
            for lanes in (32, 64):
                p.host(f.read() if lanes == 32 else data_of(data), lanes)
    return programs


def data_of(path):
    with open(path, "rb") as f:
        return f.read()


def main():
    build, options = sys.argv[3], sys.argv[4:]
    value = {o.split("=")[0]: o.split("=")[1] for o in options if "=" in o}
    if not shutil.which(CLANG):
        sys.exit(77)
    wanted = list(configurations("all" in options))[::4 if "sample" in options else 1]
    if "--configuration" in value:
        cpu, *numbers = value["--configuration"].split(":")
        wanted = [(cpu, *map(int, numbers))]
    seed, count = map(int, value.get("--random", "1:8").split(":"))
    problems, runs = [], 0
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, ThreadPoolExecutor(2) as pool:
        sources = {name: os.path.join(HERE, "runs", name + ".cl") for name in SOURCES}
        sources["random"] = os.path.join(tmp, "random.cl")
        with open(sources["random"], "w", encoding="utf-8") as f:
            f.write(random_programs.source(seed, count))
        programs = prepare(tmp, sources)
        jobs = [(c, pool.submit(examine, build, tmp, c, sources, programs, value.get("--only", ""))) for c in wanted]
        for c, job in jobs:
            found, n = job.result()
            problems += found
            runs += n
            if "-v" in options:
                print(*c, n, "runs,", len(found), "problems", file=sys.stderr)
    for line in problems:
        print(line)
    if "-v" in options:
        print(runs, "runs", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
