"""Compares what --simulate says about addresses from the code with what it says from a run, for random kernels.

  addresses.py GEN.PY TABLES BUILD [all] [-v]

The kernels are OpenCL C, compiled with clang-19, that access LDS and memory at sums over the IDs of work items, in elements of 2 to 16 bytes.
Cycles must be equal, and most accesses to LDS must be known from the code.
"""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

CLANG = "clang-19"
SKIPPED = 77
FLAGS = ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-O2", "-w", "-mcode-object-version=5"]
PROCESSORS = ["gfx803", "gfx906", "gfx942", "gfx1030", "gfx1100", "gfx1201"]
TYPES = {"ushort": 2, "uint": 4, "uint2": 8, "uint4": 16}
LDS = 32768


def kernel(rng):
    """Returns the source of a kernel and the size of its work-groups."""
    x, y = rng.choice([(64, 1), (128, 1), (16, 16), (8, 8), (32, 4), (256, 1)])
    t = rng.choice(list(TYPES))
    most = LDS // TYPES[t]
    body = []
    for i in range(rng.randrange(1, 4)):
        kind = rng.randrange(4)
        if kind == 0:
            index = f"x * {rng.choice([1, 2, 3, 4, 8, 16, 17, 32, 33])} + y * {rng.choice([1, 4, 16, 17, 32, 36])}"
        elif kind == 1:
            index = f"y * {x + rng.choice([0, 1, 4])} + x"
        elif kind == 2:
            index = f"x * {y + rng.choice([0, 1, 4])} + y"
        else:
            index = f"(x & 7) * {rng.choice([8, 9, 32, 40])} + (x >> 3) * {rng.choice([1, 2, 4])} + y * {rng.choice([0, 16])}"
        index += f" + {rng.randrange(8)}"
        if any(eval(index, {"x": i % x, "y": i // x}) >= most for i in range(x * y)):  # pylint: disable=eval-used
            index = "g"
        body.append(f"  a[{index}] = ({t})(in[g * {rng.choice([1, 1, 2, 4])}] + {i}u);\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
                    f"  s += convert_{t}(a[{index}]);\n  barrier(CLK_LOCAL_MEM_FENCE);\n".replace(f"convert_{t}", ""))
    return (f"#define CLK_LOCAL_MEM_FENCE 1\n__attribute__((reqd_work_group_size({x}, {y}, 1))) kernel void k(global {t} *out, "
            f"global const uint *in) {{\n  local {t} a[{most}];\n  uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y(), "
            f"g = y * {x} + x;\n  {t} s = ({t})0;\n" + "".join(body) + "  out[g] = s;\n}\n").replace(
                "barrier(CLK_LOCAL_MEM_FENCE)", '__builtin_amdgcn_fence(5, "workgroup"); __builtin_amdgcn_s_barrier(); '
                '__builtin_amdgcn_fence(5, "workgroup")'), (x, y)


def simulated(build, co, extra):
    out = subprocess.run([build + "/objdump/amdgcn-objdump", "--simulate", "--json", "--simulate-waves=1", *extra, co], capture_output=True, check=True)
    k = json.loads(out.stdout)["files"][0]["simulation"][0]["kernels"][0]
    return {a["address"]: a for a in k["accesses"]}, k["unknown_accesses"]


def compare(build, folder, cpu, source, size, known):
    """Returns the differences, and adds the numbers of known and of other accesses to LDS to known."""
    co, config = os.path.join(folder, "k.co"), os.path.join(folder, "k.yaml")
    with open(os.path.join(folder, "k.cl"), "w", encoding="utf-8") as f:
        f.write(source)
    subprocess.run([CLANG, *FLAGS, "-mcpu=" + cpu, os.path.join(folder, "k.cl"), "-c", "-o", co + ".o"], check=True)
    subprocess.run([build + "/linker/amdgcn-ld", "-shared", co + ".o", "-o", co], check=True)
    group = "%dx%d" % size
    n = size[0] * size[1]
    subprocess.run([build + "/run/amdgcn-run", co, "--grid=" + group, "--group=" + group, f"--arg=u32[{n * 8}]", f"--arg=u32[{n * 8}]:iota", "--no-check",
                    "--simulate-config=" + config], check=True, stdout=subprocess.DEVNULL)
    by_code, unknown = simulated(build, co, [])
    by_run, _ = simulated(build, co, ["--simulate-config=" + config])
    found = []
    for address, a in by_code.items():
        other = by_run.get(address)
        known[0] += a["memory"] == "lds"
        if other and other["by"] == "by a run" and abs(other["cycles"] - a["cycles"]) > 0.001:
            found.append(f"{cpu} 0x{address:x}: {a['cycles']} {a['memory']} cycles by the code, {other['cycles']} by a run")
    known[1] += unknown
    return found


def main():
    build, count = sys.argv[3], 100 if "all" in sys.argv else 12
    if not shutil.which(CLANG):
        print(f"needs {CLANG}")
        return SKIPPED
    rng, known, compared = random.Random(1), [0, 0], 0
    with tempfile.TemporaryDirectory() as folder:
        for cpu in PROCESSORS:
            for _ in range(count):
                source, size = kernel(rng)
                found = compare(build, folder, cpu, source, size, known)
                compared += 1
                if found or "-v" in sys.argv:
                    print("\n".join([*found, source]))
    if known[0] < 3 * known[1]:
        print(f"only {known[0]} accesses to LDS are known from the code, {known[1]} are not")
    if "-v" in sys.argv:
        print(f"{compared} kernels; {known[0]} accesses to LDS are known from the code, {known[1]} are not")
    return 0


sys.exit(main())
