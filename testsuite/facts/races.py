"""Checks that --check=races finds missing barriers, on kernels from clang-19 with each barrier removed in turn. If a
barrier that waves need is removed, there must be a finding. If a barrier that only lanes of the same wave need is removed, there
must be no warning. There must be no warning for the unchanged kernel. The same holds for --check=waits and the wait for a write to LDS
before each barrier. -v prints the counts.

  races.py GEN.PY TABLES BUILD [all] [-v]
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

CLANG = "clang-19"
WAVES = {"gfx900": 64, "gfx1200": 32}
ALL_WAVES = {"gfx900": 64, "gfx90a": 64, "gfx1100": 32, "gfx1200": 32}
HEAD = """#define FENCE(order) __builtin_amdgcn_fence(order, "workgroup")
#define B() do { FENCE(__ATOMIC_RELEASE); __builtin_amdgcn_s_barrier(); FENCE(__ATOMIC_ACQUIRE); } while (0)
#define X __builtin_amdgcn_workitem_id_x()
#define Y __builtin_amdgcn_workitem_id_y()
#define G __builtin_amdgcn_workgroup_id_x()
typedef unsigned uint;
"""


def add_kernel(kernels, name, sizes, body, args="__global float *in, __global float *out, int n", is_redundant=lambda k, wave: False):
    """Adds a kernel. is_redundant(k, wave): whether only lanes of the same wave need barrier number k."""
    text = "__kernel __attribute__((reqd_work_group_size(%d, %d, 1)))\nvoid %s(%s)\n{\n%s}\n" % (*sizes, name, args, body)
    kernels[name] = (HEAD + text, is_redundant)


def make():
    kernels = {}
    for w in (128, 256, 512, 1024):
        add_kernel(kernels, "reduce%d" % w, (w, 1), f"""	__local float s[{w}];
	uint t = X;
	s[t] = in[G * {w} + t];
	for (uint d = {w // 2}; d; d >>= 1) {{
		B();
		if (t < d)
			s[t] += s[t + d];
	}}
	if (t == 0)
		out[G] = s[0];
""", is_redundant=lambda k, wave, w=w: w >> k <= wave)
        add_kernel(kernels, "reduce_shift%d" % w, (w, 1), f"""	__local float s[{w}];
	uint t = X;
	s[t] = in[G * {w} + t];
	B();
	for (uint d = 1; d < {w}; d *= 2) {{
		if (t % (2 * d) == 0)
			s[t] += s[t + d];
		B();
	}}
	if (t == 0)
		out[G] = s[0];
""", is_redundant=lambda k, wave, w=w: 2 << k <= wave or 1 << k == w)
        add_kernel(kernels, "reverse%d" % w, (w, 1), f"""	__local float s[{w}];
	uint t = X;
	s[t] = in[G * {w} + t];
	B();
	out[G * {w} + t] = s[{w - 1} - t];
""")
        add_kernel(kernels, "stencil%d" % w, (w, 1), f"""	__local float s[{w + 2}];
	uint t = X;
	for (int k = 0; k < n; k++) {{
		s[t + 1] = in[k * {w} + t];
		if (t == 0)
			s[0] = 0;
		if (t == {w - 1})
			s[{w + 1}] = 0;
		B();
		out[k * {w} + t] = s[t] + s[t + 1] * 2 + s[t + 2];
		B();
	}}
""")
        add_kernel(kernels, "scan%d" % w, (w, 1), f"""	__local float s[2][{w}];
	uint t = X, now = 0;
	s[0][t] = in[t];
	B();
	for (uint d = 1; d < {w}; d *= 2) {{
		s[1 - now][t] = t >= d ? s[now][t] + s[now][t - d] : s[now][t];
		now = 1 - now;
		B();
	}}
	out[t] = s[now][t];
""", is_redundant=lambda k, wave, w=w: 1 << k == w)
        add_kernel(kernels, "histogram%d" % w, (w, 1), f"""	__local uint s[256];
	uint t = X;
	for (uint i = t; i < 256; i += {w})
		s[i] = 0;
	B();
	for (int i = 0; i < n; i++)
		__opencl_atomic_fetch_add((__local atomic_uint *)&s[in[i * {w} + t] & 255], 1, memory_order_relaxed, memory_scope_work_group);
	B();
	for (uint i = t; i < 256; i += {w})
		out[i] = s[i];
""", "__global uint *in, __global uint *out, int n")
        add_kernel(kernels, "first%d" % w, (w, 1), f"""	__local float s;
	uint t = X;
	for (int k = 0; k < n; k++) {{
		if (t == 0)
			s = in[k];
		B();
		out[k * {w} + t] = s;
		B();
	}}
""")
        add_kernel(kernels, "waves%d" % w, (w, 1), f"""	__local float s[{w // 32}];
	uint t = X;
	float v = in[G * {w} + t];
	for (uint d = 1; d < 32; d *= 2)
		v += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((int)((t ^ d) * 4), __builtin_bit_cast(int, v)));
	if (t % 32 == 0)
		s[t / 32] = v;
	B();
	if (t < {w // 32})
		out[G * {w // 32} + t] = s[t] + s[{w // 32 - 1} - t];
""")
    for a, b in ((16, 16), (32, 8), (32, 32), (8, 32), (64, 4)):
        add_kernel(kernels, "transpose%dx%d" % (a, b), (a, b), f"""	__local float s[{b}][{a + 1}];
	uint x = X, y = Y, t = y * {a} + x;
	s[y][x] = in[y * n + x];
	B();
	out[t] = s[t % {b}][t / {b}];
""")
        add_kernel(kernels, "blur%dx%d" % (a, b), (a, b), f"""	__local float s[{b + 2}][{a + 2}];
	uint x = X, y = Y;
	s[y + 1][x + 1] = in[y * n + x];
	if (y == 0) {{
		s[0][x + 1] = 0;
		s[{b + 1}][x + 1] = 0;
	}}
	B();
	out[y * n + x] = s[y][x + 1] + s[y + 2][x + 1] + s[y + 1][x + 1];
""")
    for t in (16, 32):
        add_kernel(kernels, "matmul%d" % t, (t, t), f"""	__local float a[{t}][{t}], b[{t}][{t}];
	uint x = X, y = Y;
	float sum = 0;
	for (int k = 0; k < n; k += {t}) {{
		a[y][x] = in[y * n + k + x];
		b[y][x] = in[(k + y) * n + x];
		B();
		for (int i = 0; i < {t}; i++)
			sum += a[y][i] * b[i][x];
		B();
	}}
	out[y * n + x] = sum;
""")
        add_kernel(kernels, "matmul_two%d" % t, (t * t, 1), f"""	__local float a[2][{t * t}];
	uint x = X % {t}, y = X / {t};
	float sum = 0;
	for (int k = 0; k < n; k++) {{
		a[k & 1][y * {t} + x] = in[k * {t * t} + X];
		B();
		for (int i = 0; i < {t}; i++)
			sum += a[k & 1][i * {t} + x] * a[k & 1][y * {t} + i];
	}}
	out[X] = sum;
""")
    return kernels


def barriers(lines):
    """Returns the line numbers of each barrier, which is an s_barrier or a signal and its wait."""
    found = []
    for i, line in enumerate(lines):
        word = (line.split() or [""])[0]
        if word in ("s_barrier", "s_barrier_signal"):
            found.append([i])
        elif word == "s_barrier_wait":
            found[-1].append(i)
    return found


def without_wait(lines, barrier):
    """Returns the lines without the wait for LDS before a barrier, or None if no write to LDS precedes it in the block."""
    for i in range(barrier - 1, 0, -1):
        text = lines[i].split(";")[0].strip()
        if re.match(r"[\w.$]+:", text) or text.startswith("s_barrier"):
            return None
        if not re.match(r"s_wait.*(?:lgkmcnt|dscnt)", text):
            continue
        before = [line.split()[0] for line in lines[:i] if re.match(r"\s+(?:ds_|s_barrier)", line)]
        if not before or not re.match("ds_(?:write|store)", before[-1]):
            return None
        rest = re.sub(r"\s*&?\s*lgkmcnt\(\d+\)", "", text)
        return lines[:i] + [rest if rest.startswith("s_waitcnt ") else ""] + lines[i + 1:]
    return None


def count_findings(build, cpu, lines, name, check="races", rules=("race_overlap", "race_unknown")):
    """Returns the number of warnings and the number of notes, which have these rules."""
    subprocess.run([os.path.join(build, "assembler/amdgcn-as"), "-mcpu=" + cpu, "-o", name, "-"], input="\n".join(lines), text=True,
                   check=True)
    out = subprocess.run([os.path.join(build, "objdump/amdgcn-objdump"), f"--check={check},each", "--json", name], capture_output=True,
                         text=True, check=False)
    if out.returncode not in (0, 1):
        raise RuntimeError(out.stderr)
    return tuple(len(re.findall(f'"{rule}"', out.stdout)) for rule in rules)


def examine(build, tmp, cpu, wave, name, text, is_redundant):
    source, made = os.path.join(tmp, f"{name}.{cpu}.cl"), os.path.join(tmp, f"{name}.{cpu}.s")
    with open(source, "w", encoding="utf-8") as f:
        f.write(text)
    subprocess.run([CLANG, "-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-O2", "-nogpulib", "-S",
                    source, "-o", made], check=True)
    with open(made, encoding="utf-8") as f:
        lines = f.read().split("\n")
    whole = count_findings(build, cpu, lines, made + ".o")
    problems, counts = [], {"objects": 1, "with notes": int(whole[1] > 0)}
    whole_waits = count_findings(build, cpu, lines, made + ".o", "waits,notes", ("barrier_pending", "barrier_unknown"))
    if whole[0] or sum(whole_waits):
        problems.append(f"{name}, {cpu}: {whole[0]} warnings of races and {sum(whole_waits)} findings of waits as it is")
    for k, at in enumerate(barriers(lines)):
        less = count_findings(build, cpu, [line for i, line in enumerate(lines) if i not in at], made + ".o")
        kind = "warned" if less[0] > whole[0] else "noted" if less[1] > whole[1] else "silent"
        need = "spare" if is_redundant(k, wave) else "needed"
        counts[f"{need}, {kind}"] = counts.get(f"{need}, {kind}", 0) + 1
        if (need, kind) in (("needed", "silent"), ("spare", "warned")):
            problems.append(f"{name}, {cpu}: barrier {k} is {need}, and without it --check=races is {kind}")
        examine_wait(build, cpu, without_wait(lines, at[0]), made + ".o", f"{name}, {cpu}: barrier {k}", need, problems, counts)
    return problems, counts


def examine_wait(build, cpu, lines, name, where, need, problems, counts):
    """Checks a kernel from which the wait before a barrier was removed, if there was one."""
    if not lines:
        return
    warnings, notes = count_findings(build, cpu, lines, name, "waits,notes", ("barrier_pending", "barrier_unknown"))
    kind = "warned" if warnings else "noted" if notes else "silent"
    counts[f"{need} wait, {kind}"] = counts.get(f"{need} wait, {kind}", 0) + 1
    if (need, kind) in (("needed", "silent"), ("spare", "warned")):
        problems.append(f"{where} is {need}, and without the wait before it --check=waits is {kind}")


def main():
    build = sys.argv[3]
    waves = ALL_WAVES if "all" in sys.argv[4:] else WAVES
    if not shutil.which(CLANG):
        sys.exit(77)
    totals, problems = {}, []
    with tempfile.TemporaryDirectory() as tmp, ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(examine, build, tmp, cpu, wave, name, *kernel) for cpu, wave in waves.items()
                for name, kernel in make().items()]
        for job in jobs:
            found, counts = job.result()
            problems += found
            for key, n in counts.items():
                totals[key] = totals.get(key, 0) + n
    if "-v" in sys.argv:
        print(totals, file=sys.stderr)
    for line in problems:
        print(line)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
