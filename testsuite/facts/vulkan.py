"""Runs compute shaders that RADV, Mesa's Vulkan driver for AMD GPUs, compiles, and compares the results with those of lavapipe.

  vulkan.py GEN.PY TABLES BUILD [all|sample] [-v] [--only=WORD] [--device=NAME] [--lanes=N] [--keep=DIR]

The shaders are vulkan/*.comp. vulkan/drive.c runs them by Vulkan twice, on lavapipe, which executes them on this machine, and on RADV with Mesa's
no-op device, which compiles them, fills the memory of a GPU and writes its command buffers. That memory, and the registers that the command
buffers set, are then what amdgcn-run starts with: nothing is assumed about where RADV expects descriptors, push constants or IDs.

Results must be equal, but for words that a comment of the shader gives another type, as in "// out 4..7: f32 ulp 2.5": two results may each
differ so much from the exact one. Of floats, denormal numbers may be 0, zeros may differ in their sign, and NaN is any NaN.
"// groups: X Y Z" is the number of work-groups, "// size: X Y Z" their size, "// spec: …" specialization constants. Nothing may be found.

Mesa and the no-op device are those of the root of unstable.py. With "all", all devices; "sample": some. -v prints the number of runs.
"""
import glob
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), HERE + "/vulkan"]
import runs  # noqa: E402
import pm4  # noqa: E402
import unstable  # noqa: E402

COMPILER, SHADERS = "gcc-16", "glslangValidator"
FOLDER = "usr/lib/x86_64-linux-gnu/"
SHIM, NEEDED = FOLDER + "libamdgpu_noop_drm_shim.so", [FOLDER + "libvulkan_lvp.so", FOLDER + "libvulkan_radeon.so", "usr/include/vulkan/vulkan.h"]
DEVICES = {  # the names of Mesa's no-op device
    "polaris10": ("gfx803", [64]), "vega10": ("gfx900", [64]), "vega20": ("gfx906", [64]), "raven": ("gfx902", [64]), "raven2": ("gfx909", [64]),
    "renoir": ("gfx90c", [64]), "navi10": ("gfx1010", [32, 64]), "navi21": ("gfx1030", [32, 64]), "navi31": ("gfx1100", [32, 64]),
    "navi33": ("gfx1102", [32, 64]), "phoenix": ("gfx1103", [32, 64]), "strix1": ("gfx1150", [32, 64]), "gfx1201": ("gfx1201", [32, 64]),
}
FEW = ["polaris10", "vega10", "vega20", "navi10", "navi21", "navi31", "strix1", "gfx1201"]
WORDS, MEM, TIMEOUT = 16, 4096, 300
CONSTANTS = 4096  # bytes after the code of a shader that may have its constants
SHARED_VGPRS = 15  # of RSRC3: registers that both halves of a wave share, which amdgcn-run does not model
ARGUMENTS = 64 + 8 * 64  # bytes: user data, and addresses of parts of the memory


class Shader:
    """A shader: its sizes, and how its results are compared."""

    def __init__(self, path, tmp):
        with open(path, encoding="ascii") as f:
            self.text = f.read()
        self.name = os.path.basename(path)[:-len(".comp")]
        self.groups = self.numbers("groups", [3, 1, 1])
        self.size = self.numbers("size", [64, 1, 1])
        self.spec = self.numbers("spec", [])
        self.items = self.groups[0] * self.groups[1] * self.groups[2] * self.size[0] * self.size[1] * self.size[2]
        self.rules = {}
        for m in re.finditer(r"^// out (\d+)(?:\.\.(\d+))?: (\w+) (ulp|abs) (\S+)$", self.text, re.M):
            for k in range(int(m[1]), int(m[2] or m[1]) + 1):
                self.rules[k] = (m[3], m[4], float(m[5]))
        self.spirv, self.data, self.results = (os.path.join(tmp, self.name + end) for end in (".spv", ".in", ".lavapipe"))

    def numbers(self, word, default):
        m = re.search(r"^// %s: ([\d ]+)$" % word, self.text, re.M)
        given = [int(x) for x in m[1].split()] if m else []
        return given + default[len(given):]

    def compile(self, root, tmp):
        source = os.path.join(tmp, self.name + ".comp")
        with open(os.path.join(HERE, "vulkan", "common.glsl"), encoding="ascii") as f, open(source, "w", encoding="ascii") as out:
            out.write(f.read() + self.text)
        sizes = ["-DGROUP_%s=%d" % pair for pair in zip("XYZ", self.size)]
        run = in_root(root, "/usr/bin/" + SHADERS, "-V", "--target-env", "vulkan1.3", "--quiet", *sizes, "-o", self.spirv, source)
        if run.returncode:
            raise RuntimeError(run.stdout + run.stderr)
        with open(self.data, "wb") as f:
            f.write(runs.inputs(self.items, self.name))

    def line(self, lanes, out):
        return " ".join(str(x) for x in [self.spirv, lanes, *self.groups, self.data, MEM, out, *self.spec])

    def difference(self, expected, got):
        """Returns a description of the first word that differs, or None."""
        if len(expected) != len(got):
            return "%d bytes instead of %d" % (len(got), len(expected))
        a, b = (struct.unpack("<%dI" % (len(x) // 4), x) for x in (expected, got))
        for at, (x, y) in enumerate(zip(a, b)):
            kind, how, bound = self.rules.get(at % WORDS, ("u32", "ulp", 0)) if at < self.items * WORDS else ("u32", "ulp", 0)
            if x == y:
                continue
            if kind == "f64":
                low = at & ~1
                x, y = a[low] | a[low + 1] << 32, b[low] | b[low + 1] << 32
            if not is_near(kind, how, bound, x, y):
                where = "item %d, OUT(%d)" % (at // WORDS, at % WORDS) if at < self.items * WORDS else "mem[%d]" % (at - self.items * WORDS)
                return "%s: %08x instead of %08x" % (where, y, x)
        return None


FORMATS = {"f16": ("<H", "<e", 11, -14), "f32": ("<I", "<f", 24, -126), "f64": ("<Q", "<d", 53, -1022)}


def is_near(kind, how, bound, x, y):
    """Returns whether both words can be results of operations with a bound."""
    if kind == "u32":
        return x == y
    if kind == "f16x2":
        return all(is_near("f16", how, bound, x >> k & 0xffff, y >> k & 0xffff) for k in (0, 16))
    if kind == "f16" and (x | y) >> 16:
        return False
    bits, form, digits, least = FORMATS[kind]
    x, y = (struct.unpack(form, struct.pack(bits, v))[0] for v in (x, y))
    if x != x or y != y:
        return x != x and y != y
    if abs(x) == float("inf") or abs(y) == float("inf"):
        return x == y
    unit = 1 if how == "abs" else 2.0 ** (exponent(max(abs(x), abs(y), 2.0 ** least)) - digits + 1)
    small = {v for v in (x, y) if abs(v) < 2.0 ** least}  # denormal numbers, which may be 0
    return any(abs(a - b) <= 2 * bound * unit for a in {x, 0.0 if x in small else x} for b in {y, 0.0 if y in small else y})


def exponent(x):
    """Returns e with 2^e <= x < 2^(e+1)."""
    e = int(x.hex().split("p")[1])
    return e if x.hex()[2] == "1" else e - 1


def root_of(program):
    """Returns the root of unstable.py in which a program is, or ""."""
    folder = os.path.dirname(os.path.realpath(shutil.which(program) or "/"))
    return os.path.dirname(folder) if os.path.basename(folder) == unstable.FOLDER else ""


def in_root(root, *command, **options):
    return subprocess.run(unstable.entered(root) + list(command), capture_output=True, text=True, check=False, timeout=TIMEOUT, **options)


def drive(root, program, shim, device, lines):
    """Runs jobs. Returns the lines of each answer, of which the last one says how it ended."""
    icd = "/usr/share/vulkan/icd.d/%s_icd.json" % ("radeon" if shim else "lvp")
    settings = ["VK_DRIVER_FILES=" + icd, "MESA_SHADER_CACHE_DISABLE=true"] + (["LD_PRELOAD=/" + SHIM, "AMDGPU_GPU_ID=" + device] if shim else [])
    run = in_root(root, "/usr/bin/env", *settings, program, "captures" if shim else "results", input="\n".join(lines) + "\n")
    answers, answer = [], []
    for line in run.stdout.splitlines()[1:]:
        answer.append(line.split())
        if answer[-1][0] in ("ok", "unsupported", "failed"):
            answers.append(answer)
            answer = []
    if len(answers) != len(lines):
        raise RuntimeError("%s: %d answers of %d: %s%s" % (device, len(answers), len(lines), run.stdout[-500:], run.stderr[-500:]))
    return answers


def prologue(major, state, moved):
    """Returns instructions that set the registers as RADV expects them: user data, which the argument segment has, and then what the hardware
    adds, `moved` registers from s2."""
    users = state.value["RSRC2"] >> 1 & 31
    wait = "s_wait_kmcnt 0" if major >= 12 else "s_waitcnt lgkmcnt(0)"
    order = range(moved) if users < 2 else reversed(range(moved))
    yield "s_mov_b64 vcc, s[0:1]"
    for i in order:
        if users != 2:
            yield "s_mov_b32 s%d, s%d" % (users + i, 2 + i)
    for i in range(min(users, pm4.NUMBER_OF_USER_DATA)):
        if state.user[i] is not None:
            yield "s_load_dword s%d, vcc, %d" % (i, 4 * i)
    yield wait


def source_of(cpu, lanes, state, code, size):
    """Returns a source with a kernel that starts as the dispatch does. code: `size` bytes of code, and constants."""
    major = int(cpu[3:-2])
    rsrc2 = state.value["RSRC2"]
    # IDs, the size of the work-group, the offset of scratch memory
    added = sum(rsrc2 >> bit & 1 for bit in ([7, 8, 9] if major < 12 else []) + [10] + ([0] if major < 11 else []))
    lds = (rsrc2 >> 15 & 0x1ff) * 512
    words = struct.unpack("<%dI" % (len(code) // 4), code)
    lines = ['.amdgcn_target "amdgcn-amd-amdhsa--%s"' % cpu, ".text", ".protected shader", ".globl shader", ".p2align 8", ".type shader,@function", "shader:"]
    lines += prologue(major, state, added)
    lines += ["s_branch body", ".p2align 8", "body:"]
    lines += [".long " + ",".join("0x%08x" % w for w in words[i:i + 8]) for i in range(0, len(words), 8)]
    lines += [".size shader, body + %d - shader" % size, ".rodata", ".p2align 6", ".globl shader.kd", ".type shader.kd,@object", ".size shader.kd, 64", "shader.kd:"]
    scratch = (state.value["TMPRING"] >> 12 & 0x1fff) * 1024 // lanes if rsrc2 & 1 else 0
    lines += [".long %d, %d, %d, 0" % (lds, scratch, ARGUMENTS), ".quad shader - shader.kd", ".zero 20"]
    lines += [".long 0x%x, 0x%x, 0x%x" % (state.value["RSRC3"], state.value["RSRC1"], rsrc2 & 0x1fc1 & ~0x3e | 2 << 1)]
    lines += [".short 0x%x, 0, 0, 0" % (8 | (0x400 if lanes == 32 else 0)), ""]
    return "\n".join(lines)




class Comparison:
    """Shaders, compiled to SPIR-V, and the programs that run them."""

    def __init__(self, build, root, tmp, shaders):
        self.build, self.root, self.tmp, self.shaders = build, root, tmp, shaders
        self.program = os.path.join(tmp, "drive")
        sources = [os.path.join(HERE, "vulkan", name) for name in ("drive.c", "watch.c")]
        run = in_root(root, "/usr/bin/" + COMPILER, "-O1", "-Wall", "-rdynamic", *sources, "-o", self.program, "-lvulkan")
        if run.returncode:
            raise RuntimeError(run.stderr)
        for shader in shaders:
            shader.compile(root, tmp)

    def expect(self):
        """Runs the shaders on this machine. Returns messages."""
        answers = drive(self.root, self.program, False, "lavapipe", [s.line(0, s.results) for s in self.shaders])
        return ["%s, lavapipe: %s" % (s.name, " ".join(a[-1])) for s, a in zip(self.shaders, answers) if a[-1] != ["ok"]]

    def kernel(self, cpu, lanes, answer, memory, name):
        """Makes an object of what a dispatch starts. Returns (state, its path)."""
        rows = {word: [[int(x, 0) for x in row[1:]] for row in answer if row[0] == word] for word in ("commands", "memory", "code", "buffer")}
        memory = pm4.Memory(rows["memory"], memory)
        state = list(pm4.dispatches(memory, rows["commands"]))[-1]
        code = memory.read(state.entry, rows["code"][0][0] + CONSTANTS, shorter=True)
        source, made = name + ".s", name + ".o"
        with open(source, "w", encoding="ascii") as f:
            f.write(source_of(cpu, lanes, state, code, rows["code"][0][0]))
        subprocess.run([os.path.join(self.build, "assembler", "amdgcn-as"), source, "-o", made], check=True)
        return state, made, rows

    def examine(self, device, lanes):
        """Returns (rows, problems): a row is (device, lanes, shader, status)."""
        cpu, label = DEVICES[device][0], "%s, %d lanes" % (device, lanes)
        base = os.path.join(self.tmp, "%s-%d-" % (device, lanes))
        required = lanes if len(DEVICES[device][1]) > 1 else 0
        answers = drive(self.root, self.program, True, device, [s.line(required, base + s.name + ".mem") for s in self.shaders])
        rows, problems = [], []
        runner = subprocess.Popen([os.path.join(self.build, "testsuite", "facts-captures")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for s, answer in zip(self.shaders, answers):
            name, found = base + s.name, []
            if answer[-1][0] == "unsupported":
                rows.append((device, lanes, s.name, "-"))
                continue
            if answer[-1][0] == "failed":
                found = [" ".join(answer[-1])]
            else:
                state, made, parts = self.kernel(cpu, lanes, answer, name + ".mem", name)
                if state.value["RSRC3"] & SHARED_VGPRS and "gfx10" in cpu:
                    rows.append((device, lanes, s.name, "-"))
                    continue
                if state.wave32 != (lanes == 32):
                    found = ["RADV has not chosen %d lanes" % lanes]
                else:
                    found = self.run(runner, state, made, parts, s, name)
            rows.append((device, lanes, s.name, "differs" if found else "ok"))
            problems += ["%s, %s: %s" % (s.name, label, f) for f in found[:4]]
        runner.stdin.close()
        runner.wait()
        return rows, problems

    @staticmethod
    def run(runner, state, made, parts, shader, name):
        """Runs a kernel. Returns messages."""
        words = [made, name + ".mem", name + ".out", 1, 0, *state.group, *state.groups, len(parts["memory"]), len(parts["buffer"])]
        words += [x or 0 for x in state.user]
        lines = [words, *parts["memory"], *parts["buffer"]]
        runner.stdin.write("\n".join(" ".join(str(x) for x in line) for line in lines) + "\n")
        runner.stdin.flush()
        found = []
        while True:
            line = runner.stdout.readline().rstrip("\n")
            if line.startswith("ok"):
                break
            if line == "failed" or not line:
                return found or ["no result"]
            found.append(line)
        with open(shader.results, "rb") as f, open(name + ".out", "rb") as g:
            difference = shader.difference(f.read(), g.read())
        return found + ([difference] if difference else [])


def main():
    build, options = os.path.abspath(sys.argv[3]), sys.argv[4:]
    value = {o.split("=")[0]: o.split("=")[1] for o in options if "=" in o}
    root = root_of(SHADERS)
    missing = [name for name in [SHIM, *NEEDED] if not os.path.exists(os.path.join(root, name))]
    if not root or missing:
        print("needs the root of unstable.py with %s" % ", ".join(missing or [SHADERS]))
        sys.exit(77)
    devices = [value["--device"]] if "--device" in value else DEVICES if "all" in options else FEW[::3] if "sample" in options else FEW
    wanted = [(d, lanes) for d in devices for lanes in DEVICES[d][1] if str(lanes) == value.get("--lanes", str(lanes))]
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as made, ThreadPoolExecutor(2) as pool:
        tmp = value.get("--keep", made)
        os.makedirs(tmp, exist_ok=True)
        shaders = [Shader(p, tmp) for p in sorted(glob.glob(HERE + "/vulkan/*.comp"))]
        comparison = Comparison(build, root, tmp, [s for s in shaders if value.get("--only", "") in s.name])
        problems = comparison.expect()
        jobs = [pool.submit(comparison.examine, d, lanes) for d, lanes in wanted]
        rows = [row for job in jobs for row in job.result()[0]]
        problems += [problem for job in jobs for problem in job.result()[1]]
    if "-v" in options:
        for d, lanes in wanted:
            mine = [row[3] for row in rows if row[:2] == (d, lanes)]
            print("%-10s %2d: %3d runs, %d differ, %d unsupported" % (d, lanes, len(mine) - mine.count("-"), mine.count("differs"), mine.count("-")),
                  file=sys.stderr)
    for line in problems:
        print(line)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
