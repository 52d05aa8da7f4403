"""Runs kernels that people wrote or generated for AITER, hipBLASLt, MIOpen and tinygrad on small problems with amdgcn-run, and compares the
results with a model in Python. The kernels are not part of gcnutils: GCNUTILS_CORPORA names the folder that has them, in aiter, hipblaslt, miopen
and tinygrad; without it, this is skipped. Reports what differs by more than rounding can, and each finding that is not in FINDINGS.

  people.py GEN.PY TABLES BUILD [all]
  people.py --table BUILD [WORD]     a table: instructions, seconds with and without checks, findings, the largest error
  people.py --missing BUILD          the instructions of AITER's objects that are not executed, by processor
"""
import array
import collections
import glob
import json
import math
import operator
import os
import random
import struct
import subprocess
import sys
import tempfile
import time

MOST_SHOWN = 6
PROCESSORS = {0x4c: "gfx942", 0x4f: "gfx950", 0x49: "gfx1250"}  # of AITER's objects
CORPORA = os.environ.get("GCNUTILS_CORPORA", "")

# Findings that are true, by a part of a problem's name: (name, a part of the text, the reason).
FINDINGS = {
    "gfx950 fwd_hd128_bf16": [("hazard", "v_permlane32_swap_b32", "LLVM has the rule, and the kernel has no instruction between two swaps")],
    "gfx1250 fmha_bf16_pertokenBf16_hd64": [("missing-wait", "s_load_b32 is still to read", "the offset is overwritten without a wait for xcnt")],
    "gfx1250 fmha_bf16_pertokenBf16_hd128_128x256_mask": [
        ("out-of-bounds", "reads 1 bytes", "a tile before the first one of K is loaded, and its weights are 0"),
    ],
    "Conv_Winograd_v30": [
        ("out-of-bounds", "of LDS", "the lanes that shall not write have an address beyond LDS"),
        ("lds-race", "writes byte", "two waves write the same values there"),
    ],
}

# Problems that are not right yet, by a part of their names, with the reason.
OPEN = {
    "Conv_Winograd_v21": "ds_append is not computed: the sources differ on what m0 has of its address",
    "Conv_Winograd_Fury": "registers without a value get to half of the results; not known why",
}


# ---- numbers

def bf16(x):
    """The bits of the nearest bf16, ties to even."""
    bits = struct.unpack("<I", struct.pack("<f", x))[0]
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16


def from_bf16(bits):
    return struct.unpack("<f", struct.pack("<I", bits << 16))[0]


def halves(values):
    return struct.pack(f"<{len(values)}e", *values)


def read(kind, data):
    """Returns the numbers in a buffer."""
    if kind == "bf16":
        return [from_bf16(x) for x in array.array("H", data)]
    if kind == "f16":
        return list(struct.unpack(f"<{len(data) // 2}e", data))
    return list(array.array({"f32": "f", "i32": "i", "i8": "b", "u32": "I"}[kind], data))


def write(kind, values):
    if kind == "bf16":
        return array.array("H", map(bf16, values)).tobytes()
    if kind == "f16":
        return halves(values)
    return array.array({"f32": "f", "i32": "i", "i8": "b", "u32": "I"}[kind], values).tobytes()


def rounded(kind, values):
    """Returns the values as a buffer of this kind has them."""
    return read(kind, write(kind, values))


def numbers(rng, kind, n, scale=1.0):
    if kind == "i8":
        return [rng.randrange(-127, 128) for _ in range(n)]
    return rounded(kind, [rng.uniform(-scale, scale) for _ in range(n)])


# Half the distance of two numbers near 1.
EPSILON = {"bf16": 2.0 ** -8, "bf16 truncated": 2.0 ** -7, "f16": 2.0 ** -11, "f32": 2.0 ** -24}


class Error:
    """The largest error, as a multiple of what is allowed."""

    def __init__(self):
        self.ratio, self.where = 0.0, None

    def add(self, where, got, want, allowed):
        ratio = abs(got - want) / allowed if math.isfinite(got) else math.inf
        if ratio > self.ratio:
            self.ratio, self.where = ratio, (where, got, want)

    def __add__(self, other):
        return self if self.ratio >= other.ratio else other


def dot(a, b):
    return sum(map(operator.mul, a, b))


def check_product(a, b, got, kind, post=lambda i, j, x: x, inner=2.0 ** -22):
    """Compares got[i][j] with the product of row i of a and row j of b, which post changes. inner: the error of the sum by its absolute terms."""
    e = Error()
    absolute_b = [list(map(abs, row)) for row in b]
    for i, row in enumerate(a):
        absolute = list(map(abs, row))
        for j, column in enumerate(b):
            want = post(i, j, dot(row, column))
            scale = abs(post(i, j, 1.0) - post(i, j, 0.0))
            e.add((i, j), got[i][j], want, EPSILON[kind] * abs(want) * 1.01 + inner * scale * dot(absolute, absolute_b[j]) + 1e-30)
    return e


def rows(values, width):
    return [values[i:i + width] for i in range(0, len(values), width)]


# ---- problems

class Buffer:
    def __init__(self, data=None, size=0):
        self.data, self.size = data, size


class Problem:
    """A kernel, its launch and its arguments by their offsets; check() gets the contents of the buffers at the offsets `outputs`, and returns an
    Error."""

    def __init__(self, name, path, arguments, outputs, check, grid, group, kernel=None, cpu=None, symbols=(), features=None,
                 folder=None):
        self.name, self.path, self.kernel, self.cpu = name, path, kernel, cpu
        self.arguments, self.outputs, self.check = arguments, outputs, check
        self.grid, self.group, self.symbols, self.features, self.folder = grid, group, symbols, features, folder or os.path.dirname(path)


PROBLEMS = []


def problem(function):
    PROBLEMS.append(function)
    return function


def spaced(*values, step=16):
    """Arguments of AITER's kernels: each begins at a multiple of 16."""
    return {step * i: v for i, v in enumerate(values)}


def shuffled(data, nrows, width, block_rows, block_bytes):
    """Rows of bytes as blocks of block_rows parts of block_bytes of consecutive rows."""
    out = bytearray()
    for first in range(0, nrows, block_rows):
        for at in range(0, width, block_bytes):
            for i in range(first, first + block_rows):
                out += data[i * width + at:i * width + at + block_bytes]
    return bytes(out)


@problem
def matmul_gfx1100():
    """tinygrad: C = A B of f32, 4096 x 4096; a work-group of 128 work items computes a tile of 128 x 128. One work-group is run: the first 128 rows
    of A and the first 128 columns of B are needed, and some of the results are compared."""
    rng = random.Random(1)
    n, tile = 4096, 128
    a, b = numbers(rng, "f32", tile * n), numbers(rng, "f32", n * tile)
    spread = b"".join(write("f32", row) + bytes(4 * (n - tile)) for row in rows(b, tile))

    def check(out):
        got, left, right = rows(read("f32", out[16]), n), rows(a, n), list(zip(*rows(b, tile)))
        return check_product(left[:16], right, got, "f32") + check_product(left[-16:], right[:32], got[-16:], "f32")
    arguments = {0: Buffer(write("f32", a)), 8: Buffer(spread), 16: Buffer(bytes(4 * tile * n))}
    return Problem("tinygrad gfx1100 kernel8_batched_gmem 128x128x4096", "tinygrad/extra/gemm/amd_seb/kernel8_batched_gmem.s", arguments, [16], check,
                   (128, 1, 1), (128, 1, 1), cpu="gfx1100")


def topksoftmax(cpu, tokens, experts, topk, kind, renormalize):
    """AITER: softmax of each row, its largest values and their indices."""
    def make():
        rng = random.Random(2)
        gates = numbers(rng, kind, tokens * experts, 4.0)
        many = 4

        def check(out):
            e = Error()
            index, weight = rows(read("u32", out[0]), topk), rows(read("f32", out[16]), topk)
            for t, row in enumerate(rows(gates, experts)):
                top = max(row)
                exps = [math.exp(x - top) for x in row]
                order = sorted(range(experts), key=lambda i: -row[i])[:topk]
                total = sum(exps[i] for i in order) if renormalize else sum(exps)
                for k in range(topk):
                    i = index[t][k]
                    known = i < experts and row[i] == row[order[k]]
                    e.add((t, k, "index"), i if not known else 0, 0, 1e-9)
                    e.add((t, k), weight[t][k], exps[order[k]] / total, 3e-6 * exps[order[k]] / total + 1e-9)
            return e
        arguments = spaced(Buffer(size=4 * tokens * topk), Buffer(size=4 * tokens * topk), Buffer(write(kind, gates)), tokens, experts, topk,
                           int(renormalize), 4 * topk)
        name = f"topksoftmax_{many}x{experts}x{topk}" + ("_bf16" if kind == "bf16" else "")
        return Problem(f"aiter {cpu} {name}", f"aiter/hsa/{cpu}/topksoftmax/{name}.co", arguments, [0, 16], check,
                       ((tokens + many - 1) // many * 256, 1, 1), (256, 1, 1))
    PROBLEMS.append(make)


topksoftmax("gfx942", 6, 128, 8, "f32", True)
topksoftmax("gfx942", 6, 256, 8, "bf16", False)
topksoftmax("gfx950", 6, 384, 8, "bf16", True)


def bf16gemm(cpu, name, tile_m, m, n, k, shuffle, split=1, kind="bf16", biased=False):
    """AITER: D = A B^T, with B as rows of n, shuffled or not."""
    def make():
        rng = random.Random(3)
        a, b = numbers(rng, "bf16", m * k), numbers(rng, "bf16", n * k)
        bias = numbers(rng, "bf16", n)
        size = 2 if kind == "bf16" else 4
        data = write("bf16", b)

        def check(out):
            def post(i, j, x):
                return x + (bias[j] if biased else 0)
            return check_product(rows(a, k), rows(b, k), rows(read(kind, out[0]), n), kind, post)
        output = Buffer(bytes(size * m * n)) if split > 1 else Buffer(size=size * m * n)
        arguments = spaced(output, 0, Buffer(write("bf16", a)), Buffer(shuffled(data, n, 2 * k, 16, 16) if shuffle else data), 1.0, 0.0,
                           n * size, 0, n * size, 0, 2 * k, 0, 2 * k, 0, m, n, k, split, int(kind == "bf16"),
                           Buffer(write("bf16", bias)) if biased else 0, int(biased), Buffer(bytes(4 * 1024)) if split > 1 else 0)
        return Problem(f"aiter {cpu} {name} {m}x{n}x{k}", f"aiter/hsa/{cpu}/bf16gemm/{name}.co", arguments, [0], check,
                       (n // 64 * 256, (m + tile_m - 1) // tile_m, split), (256, 1, 1))
    PROBLEMS.append(make)


bf16gemm("gfx942", "bf16gemm_fp32bf16_tn_32x64_bshuffle_splitk", 32, 32, 64, 256, True)
bf16gemm("gfx942", "bf16gemm_fp32bf16_tn_64x64_pf3_splitk", 64, 64, 64, 256, False, kind="f32")
bf16gemm("gfx950", "bf16gemm_fp32bf16_tn_32x64_bshuffle_splitk_clean", 32, 30, 64, 256, True, split=2, kind="f32", biased=True)


def i8gemm(cpu, tile_m, m, n, k):
    """AITER: D = (A B^T) * scale of the row * scale of the column + bias, with i8 inputs and shuffled B."""
    def make():
        rng = random.Random(4)
        a, b = numbers(rng, "i8", m * k), numbers(rng, "i8", n * k)
        scale_a, scale_b, bias = ([rng.uniform(0.5, 1) / 1024 for _ in range(m)], [rng.uniform(0.5, 1) for _ in range(n)],
                                  numbers(rng, "f32", n))
        scale_a, scale_b = rounded("f32", scale_a), rounded("f32", scale_b)

        def check(out):
            return check_product(rows(a, k), rows(b, k), rows(read("bf16", out[0]), n), "bf16 truncated", lambda i, j, x: x * scale_a[i] * scale_b[j] + bias[j])
        arguments = spaced(Buffer(size=2 * m * n), Buffer(write("i8", a)), Buffer(shuffled(write("i8", b), n, k, 16, 16)),
                           Buffer(write("f32", scale_a)), Buffer(write("f32", scale_b)), Buffer(write("f32", bias)), m, n, k, k, k, 2 * n, 1)
        name = f"I8gemm_bf16_perTokenI8_BpreShuffle_{tile_m}x128"
        return Problem(f"aiter {cpu} {name} {m}x{n}x{k}", f"aiter/hsa/{cpu}/i8gemm/{name}.co", arguments, [0], check,
                       (n // 128 * 256, (m + tile_m - 1) // tile_m, 1), (256, 1, 1))
    PROBLEMS.append(make)


i8gemm("gfx942", 32, 32, 128, 256)
i8gemm("gfx950", 16, 16, 128, 256)


def softmax_rows(q, k, scale, visible):
    """Returns for each row of q its weights of the rows of k, and the logarithm of their sum; visible(i) is how many rows of k row i has."""
    weights, logs = [], []
    for i, row in enumerate(q):
        if visible(i) <= 0:
            weights.append([0.0])
            logs.append(-math.inf)
            continue
        scores = [scale * dot(row, other) for other in k[:visible(i)]]
        top = max(scores)
        exps = [math.exp(x - top) for x in scores]
        total = sum(exps)
        weights.append([x / total for x in exps])
        logs.append(top + math.log(total))
    return weights, logs


def attention(cpu, folder, name, dim, dim_v, tile, group, sq, sk, heads, kv_heads, causal):
    """AITER: attention of bf16, with the logarithms of the sums."""
    def make():
        rng = random.Random(5)
        q, k, v = (numbers(rng, "bf16", n) for n in (sq * heads * dim, sk * kv_heads * dim, sk * kv_heads * dim_v))
        scale = 1 / math.sqrt(dim)

        def check(out):
            e = Error()
            got, got_log = rows(rows(read("bf16", out[0]), dim_v), heads), rows(read("f32", out[64]), sq)
            for h in range(heads):
                kv = h // (heads // kv_heads)
                keys, values = rows(k, dim)[kv::kv_heads], rows(v, dim_v)[kv::kv_heads]
                weights, logs = softmax_rows(rows(q, dim)[h::heads], keys, scale, lambda i: min(sk, sk - sq + i + 1) if causal else sk)
                columns = list(zip(*values))
                for i, w in enumerate(weights):
                    e.add((h, i, "lse"), got_log[h][i], logs[i], 2e-5 * (1 + abs(logs[i])))
                    for d, column in enumerate(columns):
                        want, absolute = dot(w, column), dot(w, map(abs, column))
                        e.add((h, i, d), got[i][h][d], want, EPSILON["bf16"] * (abs(want) + absolute) * 1.05 + 1e-30)
            return e
        opt = 0 if dim == 192 and cpu == "gfx942" else 3 if causal and heads % 8 else 5
        arguments = spaced(Buffer(size=2 * sq * heads * dim_v), Buffer(write("bf16", q)), Buffer(write("bf16", k)), Buffer(write("bf16", v)),
                           Buffer(size=4 * sq * heads), scale, sq, 2 * heads * dim, tile * 2 * heads * dim, 2 * dim, 2 * sq * heads * dim,
                           heads // kv_heads, 2 * kv_heads * dim, 2 * dim, 2 * sk * kv_heads * dim, opt, 1, sk, dim, dim_v, heads,
                           2 * kv_heads * dim_v, 2 * dim_v, 2 * sk * kv_heads * dim_v, 2 * heads * dim_v, 2 * dim_v, 2 * sq * heads * dim_v,
                           0, 0, 4 * sq)
        blocks = ((sq + tile - 1) // tile + int(causal)) // (1 + int(causal))
        return Problem(f"aiter {cpu} {name} {sq}x{sk}x{dim} {heads}/{kv_heads} heads", f"aiter/hsa/{cpu}/fmha_v3_fwd/{folder}{name}.co", arguments,
                       [0, 64], check, (blocks * group, heads, 1), (group, 1, 1))
    PROBLEMS.append(make)


attention("gfx942", "MI300/", "fwd_hd128_bf16_rtne", 128, 128, 256, 512, 256, 64, 1, 1, False)
attention("gfx942", "MI308/", "fwd_hd128_bf16_causal_rtne", 128, 128, 256, 512, 200, 224, 2, 1, True)
attention("gfx950", "", "fwd_hd128_bf16", 128, 128, 256, 512, 256, 128, 1, 1, False)
attention("gfx950", "", "fwd_hd128_bf16_causal", 128, 128, 256, 512, 160, 160, 1, 1, True)


def f8(bits):
    """The number that f8 of gfx942 has: 4 bits of exponent, no infinities, no negative zero."""
    exponent, fraction = bits >> 3 & 15, bits & 7
    x = math.ldexp(fraction, -10) if not exponent else math.ldexp(8 + fraction, exponent - 11)
    return -x if bits >> 7 else x


def hipblaslt(cpu, name, kind, transposed, tile, group, sizes, header, tail, beta=0.0, split=0, small=False):
    """hipBLASLt: D = alpha A B + beta C, columns one after another. transposed: the rows of A are contiguous, else its columns. header: words before
    the sizes; tail() returns the arguments after alpha and beta. split: the sum is divided among so many work-groups, whose results go to a work
    space and are added there; small: A is f8."""
    def make():
        rng = random.Random(8)
        m, n, k = sizes
        b, c = numbers(rng, kind, k * n), numbers(rng, kind, m * n)
        bits = [rng.choice([x for x in range(256) if x != 128]) for _ in range(m * k)]
        a = list(map(f8, bits)) if small else numbers(rng, kind, m * k)
        alpha = 1 / 64 if small else 0.75
        order = range(m * k) if transposed else [i * k + l for l in range(k) for i in range(m)]
        stored = bytes(bits[i] for i in order) if small else write(kind, [a[i] for i in order])
        target = Buffer(size=2 * m * n)
        base = 4 * len(header)

        def check(out):
            found = list(zip(*rows(read(kind, out[at]), m)))
            return check_product(rows(a, k), rows(b, k), found, kind, lambda i, j, x: alpha * x + beta * c[j * m + i])
        rest, at = tail(target, split)
        words = [m, m * n, m, m * n, k if transposed else m, m * k, k, k * n]
        data = [Buffer(bytes(4 * m * n * split)) if split else target, Buffer(write(kind, c)), Buffer(stored), Buffer(write(kind, b))]
        arguments = {4 * i: v for i, v in enumerate([*header, m, n, 1, k])}
        arguments |= {base + 16 + 8 * i: v for i, v in enumerate(data)} | {base + 48 + 4 * i: v for i, v in enumerate(words)}
        arguments |= {base + 80: alpha, base + 84: beta} | {base + i: v for i, v in rest.items()}
        at += base
        return Problem(f"hipblaslt {cpu} {name} {m}x{n}x{k}" + (f" split {split}" if split else ""),
                       f"hipblaslt/tensilelite/Tensile/CustomKernels/{name}.s", arguments, [at], check,
                       ((m + tile[0] - 1) // tile[0] * group, (n + tile[1] - 1) // tile[1] * max(split, 1), 1), (group, 1, 1), cpu=cpu)
    PROBLEMS.append(make)


def split_tail(target, split):
    """Arguments of a kernel whose work-groups can divide the sum: the result, and counters of the work-groups."""
    return {88: 1 << 8 | max(split, 1), 92: target, 100: Buffer(bytes(4 * 4096)), 108: 0}, 92 if split else 16


hipblaslt("gfx942", "Custom_Cijk_Alik_Bljk_BBS_BH_MT16x16x128_MI16x16x1_SN_GSUM_K1_MIWT1_1_2_gfx942", "bf16", True, (16, 16), 64, (16, 16, 512), [],
          split_tail, 0.5, 2)
hipblaslt("gfx942", "Custom_Cijk_Alik_Bljk_HHS_BH_UserArgs_MT128x16x128_MI16x16x1_SN_K1_MIWT2_1_triple_buffer", "f16", True, (128, 16), 256,
          (128, 16, 512), [1, 1 << 8 | 1], lambda target, split: ({}, 16), 0.5)
hipblaslt("gfx942", "CustomGSUs_Cijk_Ailk_Bljk_F8H_HHS_BH_MT64x16x128_MI16x16x1_15_Equality_gfx942", "f16", False, (64, 16), 256, (64, 16, 512), [],
          split_tail, 0.5, 2, small=True)


def attention_gfx1250(dim, sq, sk, heads, kv_heads, causal):
    """AITER: attention of bf16, with a sink for dim 64: a logit that each row has besides."""
    def make():
        rng = random.Random(12)
        q, k, v = (numbers(rng, "bf16", n) for n in (sq * heads * dim, sk * kv_heads * dim, sk * kv_heads * dim))
        scale, sinks = 1 / math.sqrt(dim), numbers(rng, "f32", heads)

        def check(out):
            e = Error()
            got, got_log = rows(rows(read("bf16", out[0]), dim), heads), rows(read("f32", out[32]), sq)
            for h in range(heads):
                kv = h // (heads // kv_heads)
                keys, values = rows(k, dim)[kv::kv_heads], rows(v, dim)[kv::kv_heads]
                weights, logs = softmax_rows(rows(q, dim)[h::heads], keys, scale, lambda i: min(sk, sk - sq + i + 1) if causal else sk)
                columns = list(zip(*values))
                for i, w in enumerate(weights):
                    share = 1.0
                    if dim == 64:
                        total = math.exp(logs[i]) + math.exp(sinks[h])
                        share, logs[i] = math.exp(logs[i]) / total, math.log(total)
                    e.add((h, i, "lse"), got_log[h][i], logs[i], 2e-5 * (1 + abs(logs[i])))
                    for d, column in enumerate(columns):
                        want, absolute = share * dot(w, column), share * dot(w, map(abs, column))
                        e.add((h, i, d), got[i][h][d], want, EPSILON["bf16"] * (abs(want) + absolute) * 1.05 + 1e-30)
            return e
        row, kv_row = 2 * heads * dim, 2 * kv_heads * dim
        arguments = packed([Buffer(size=sq * row), Buffer(write("bf16", q)), Buffer(write("bf16", k)), Buffer(write("bf16", v)),
                            Buffer(size=4 * sq * heads)], [scale, sq, row, 128 * row, 2 * dim, sq * row, heads // kv_heads, kv_row, 2 * dim, sk * kv_row,
                                                           7, 1, sk, heads, kv_row, 2 * dim, sk * kv_row, row, 2 * dim, sq * row, 4 * sq])
        arguments[124] = Buffer(write("f32", sinks))
        name = f"fmha_bf16_pertokenBf16_hd{dim}_128x256" + ("_mask" if causal else "")
        tiles = ((sq + 127) // 128 + 1) // 2
        return Problem(f"aiter gfx1250 {name} {sq}x{sk}x{dim} {heads}/{kv_heads} heads", f"aiter/hsa/gfx1250/fmha_fwd_bf16/{name}.co", arguments,
                       [0, 32], check, (128 * heads, tiles, 1), (128, 1, 1))
    PROBLEMS.append(make)


attention_gfx1250(64, 128, 256, 1, 1, False)
attention_gfx1250(128, 256, 256, 1, 1, True)


# ---- convolutions

class Convolution:
    """A convolution: sizes of the input n c h w, of the filter k c y x."""

    def __init__(self, n, c, h, w, k, y, x, stride=1, pad=0):
        self.n, self.c, self.h, self.w, self.k, self.y, self.x, self.stride, self.pad = n, c, h, w, k, y, x, stride, pad
        self.ho, self.wo = (h + 2 * pad - y) // stride + 1, (w + 2 * pad - x) // stride + 1

    def __str__(self):
        return f"{self.n}x{self.c}x{self.h}x{self.w}, {self.k} filters {self.y}x{self.x}, stride {self.stride}, pad {self.pad}"

    def patches(self, at):
        """Yields ((n, ho, wo), the inputs that one output is computed from, ordered by y x c); at(n, c, h, w) is an input."""
        for n in range(self.n):
            for ho in range(self.ho):
                for wo in range(self.wo):
                    places = [(ho * self.stride + y - self.pad, wo * self.stride + x - self.pad) for y in range(self.y) for x in range(self.x)]
                    yield (n, ho, wo), [at(n, c, i, j) if 0 <= i < self.h and 0 <= j < self.w else 0.0 for i, j in places for c in range(self.c)]

    def forward(self, at, filters, got, kind, inner=2.0 ** -22, bias=None):
        """Compares got(n, k, ho, wo) with the convolution; filters(k, c, y, x) is a weight."""
        e = Error()
        weights = [[filters(k, c, y, x) for y in range(self.y) for x in range(self.x) for c in range(self.c)] for k in range(self.k)]
        absolutes = [list(map(abs, row)) for row in weights]
        for (n, ho, wo), patch in self.patches(at):
            absolute = list(map(abs, patch))
            for k in range(self.k):
                want = dot(patch, weights[k])
                e.add((n, k, ho, wo), got(n, k, ho, wo), want,
                      EPSILON[kind] * abs(want) * 1.01 + inner * dot(absolute, absolutes[k]) + 1e-30)
        return e


def tensor(values, *sizes):
    """Returns a function that finds an element by its indices."""
    strides = [math.prod(sizes[i + 1:]) for i in range(len(sizes))]
    return lambda *index: values[dot(index, strides)]


def magic(divisor):
    """Returns (multiplier, shift) with which MIOpen's kernels divide."""
    shift = (divisor - 1).bit_length()
    return ((1 << 32) * ((1 << shift) - divisor)) // divisor + 1, shift


def magics(*divisors):
    """Returns the multipliers, and the shifts in words of four."""
    pairs = [magic(d) for d in divisors]
    shifts = [s for _, s in pairs] + [0] * (-len(pairs) % 4)
    return [m for m, _ in pairs], [sum(s << 8 * i for i, s in enumerate(shifts[at:at + 4])) for at in range(0, len(shifts), 4)]


def signed(x):
    return x - (1 << 32) if x >> 31 else x


def packed(pointers, words):
    """Arguments without gaps: pointers, then words."""
    return {8 * i: v for i, v in enumerate(pointers)} | {8 * len(pointers) + 4 * i: v for i, v in enumerate(words)}


def igemm_nhwc(cpu, folder, name, kind, tile, block, c):
    """MIOpen: forward convolution as a product, channels last."""
    def make():
        rng = random.Random(6)
        tile_m, tile_n = tile
        image, weights = numbers(rng, kind, c.n * c.h * c.w * c.c), numbers(rng, kind, c.k * c.y * c.x * c.c)
        gemm_m, gemm_n = c.n * c.ho * c.wo, c.k
        blocks = ((gemm_m + tile_m - 1) // tile_m, (gemm_n + tile_n - 1) // tile_n)
        multipliers, shifts = magics(blocks[1], c.ho * c.wo, c.wo, blocks[0] * blocks[1])
        ones = [magic(1)[0]] * 2
        size = 4 if kind == "f32" else 2

        def check(out):
            find, weight, got = (tensor(image, c.n, c.h, c.w, c.c), tensor(weights, c.k, c.y, c.x, c.c),
                                 tensor(read(kind, out[16]), c.n, c.ho, c.wo, c.k))
            return c.forward(lambda n, i, h, w: find(n, h, w, i), lambda k, i, y, x: weight(k, y, x, i), lambda n, k, h, w: got(n, h, w, k),
                             "bf16 truncated" if kind == "bf16" else kind)
        words = [c.h, c.w, c.n, c.k, c.c, c.ho, c.wo, c.stride, c.stride, 1, 1, c.pad, c.pad, c.y, c.x, 1, *multipliers, *ones, shifts[0], 0, 0, 0]
        arguments = packed([Buffer(write(kind, image)), Buffer(write(kind, weights)), Buffer(size=size * c.n * c.ho * c.wo * c.k)], map(signed, words))
        return Problem(f"miopen {cpu} {name.split('_bx')[0]} bt{tile_m}x{tile_n} {c}", f"miopen/src/kernels/dynamic_igemm/{folder}/{name}.s", arguments,
                       [16], check, (blocks[0] * blocks[1] * block, 1, 1), (block, 1, 1), cpu=cpu)
    PROBLEMS.append(make)


igemm_nhwc("gfx90a", "igemm_gtc_xdlops_nhwc_gfx90a/fwd_fp16",
           "igemm_fwd_gtcx2_nhwc_fp16_bx0_ex0_bt64x32x32_wt64x16x4_ws1x1_wr1x1_ta1x8x2x1_1x4x1x32_tb1x8x1x1_1x4x1x32", "f16", (64, 32), 128,
           Convolution(1, 32, 8, 8, 32, 1, 1))
igemm_nhwc("gfx908", "igemm_gtc_xdlops_nhwc/fwd_fp32",
           "igemm_fwd_gtcx_nhwc_fp32_bx0_ex1_bt64x32x16_wt16x16x4_ws1x1_wr2x1_ta1x4x1x1_1x4x1x64_tb1x2x1x1_1x8x1x32", "f32", (64, 32), 256,
           Convolution(1, 16, 6, 6, 32, 3, 3, stride=1, pad=1))
igemm_nhwc("gfx942", "igemm_gtc_xdlops_nhwc_gfx940/fwd_bf16",
           "igemm_fwd_gtcx3_nhwc_bf16_bx0_ex1_bt64x64x64_wt16x16x16_ws1x1_wr2x2_ta1x8x2x1_1x8x1x32_tb1x8x2x1_1x8x1x32", "bf16", (64, 64), 256,
           Convolution(1, 64, 8, 8, 64, 3, 3, stride=2, pad=1))


def igemm_nchwc(cpu, name, vector, tile, block, c):
    """MIOpen: forward convolution as a product of f16, channels in vectors: n, c / vector, h, w, vector; filters k, c / vector, y, x, vector."""
    def make():
        rng = random.Random(7)
        tile_m, tile_n, tile_k = tile
        image, weights = numbers(rng, "f16", c.n * c.h * c.w * c.c), numbers(rng, "f16", c.k * c.y * c.x * c.c)
        blocks = ((c.k + tile_m - 1) // tile_m, (c.n * c.ho * c.wo + tile_n - 1) // tile_n)
        multipliers, shifts = magics(blocks[1], blocks[0], c.ho, c.wo, c.y, c.x, 1, 1)
        steps = tile_k // vector
        parts = c.c // vector
        move = steps // c.x % c.y << 16 | steps % c.x << 8 | steps // (c.x * c.y) % parts
        cyxk = "cyxkc" in name

        def check(out):
            find, got = tensor(image, c.n, parts, c.h, c.w, vector), tensor(read("f16", out[16]), c.n, c.k // vector, c.ho, c.wo, vector)
            weight = tensor(weights, parts, c.y, c.x, c.k, vector) if cyxk else tensor(weights, c.k, parts, c.y, c.x, vector)
            return c.forward(lambda n, i, h, w: find(n, i // vector, h, w, i % vector),
                             lambda k, i, y, x: weight(i // vector, y, x, k, i % vector) if cyxk else weight(k, i // vector, y, x, i % vector),
                             lambda n, k, h, w: got(n, k // vector, h, w, k % vector), "f16")
        words = [c.ho << 16 | c.wo, 1 << 16 | 1, c.h, c.w, c.n, c.k, parts, 1, 1, c.ho, c.wo, c.stride << 16 | c.stride, 1 << 16 | 1,
                 c.pad << 16 | c.pad, c.y << 16 | c.x, move, *multipliers, *shifts]
        arguments = packed([Buffer(write("f16", image)), Buffer(write("f16", weights)), Buffer(size=2 * c.n * c.ho * c.wo * c.k)], map(signed, words))
        return Problem(f"miopen {cpu} {name.split('_bx')[0]} bt{tile_m}x{tile_n} {c}",
                       f"miopen/src/kernels/dynamic_igemm/igemm_gtc_nchwc_gfx1030/fwd_fp16x{vector}/{name}.s", arguments, [16], check,
                       (blocks[0] * blocks[1] * block, 1, 1), (block, 1, 1), cpu=cpu)
    PROBLEMS.append(make)


igemm_nchwc("gfx1030", "igemm_fwd_gtcn2_nchwc_kcyxc_fp16x8_bx0_ex1_bt128x32x32_lt8x8_lw4x1_lr2x2_ta1x1x1x32_1x4x1x32_tb1x1x1x8_1x4x1x32", 8,
            (128, 32, 32), 128, Convolution(1, 32, 5, 6, 128, 3, 3, pad=1))


def conv3x3(cpu, filters, lines, c):
    """MIOpen: direct convolution of f32 with filters of 3 x 3. filters: of a wave; lines: of the output, of a wave."""
    def make():
        rng = random.Random(9)
        image, weights = numbers(rng, "f32", c.n * c.c * c.h * c.w), numbers(rng, "f32", c.k * c.c * 9)
        chunks = (c.w + 63) // 64
        lanes = (c.w + chunks - 1) // chunks
        symbols = dict(batch_size=c.n, img_width=c.w, img_height=c.h, input_channels=c.c, output_channels=c.k, weights_layout=0, reverse_weights=0,
                       ROCM_METADATA_VERSION=5, limit_wave_cnt=0, filters_per_wave=filters, output_lines_per_wave=lines, group_counts=1,
                       k_group_size_is_power_of_two=int(c.k & c.k - 1 == 0), workgroup_size_x=lanes)

        def check(out):
            return c.forward(tensor(image, c.n, c.c, c.h, c.w), tensor(weights, c.k, c.c, 3, 3), tensor(read("f32", out[16]), c.n, c.k, c.h, c.w), "f32")
        arguments = packed([Buffer(write("f32", image)), Buffer(write("f32", weights)), Buffer(size=4 * c.n * c.k * c.h * c.w)], [])
        return Problem(f"miopen {cpu} conv3x3 {c}", "miopen/src/kernels/conv3x3.s", arguments, [16], check,
                       ((c.k + filters - 1) // filters * lanes, (c.h + lines - 1) // lines, c.n), (lanes, 1, 1), cpu=cpu,
                       symbols=[f"{k}={v}" for k, v in symbols.items()], features="-xnack")
    PROBLEMS.append(make)


conv3x3("gfx906", 2, 2, Convolution(1, 8, 9, 20, 6, 3, 3, pad=1))
conv3x3("gfx90a", 4, 3, Convolution(1, 4, 6, 100, 4, 3, 3, pad=1))


def winograd(cpu, file, kind, group, flags, inner, c, in_bytes=False, groups=1):
    """MIOpen: convolution by Winograd's transform. inner: the error of the sum by its absolute terms, which the transforms make larger."""
    def make():
        rng = random.Random(10)
        image, weights = numbers(rng, kind, c.n * c.c * c.h * c.w), numbers(rng, kind, c.k * c.c * c.y * c.x)
        size = 4 if kind == "f32" else 2

        def strides(*sizes):
            return [math.prod(sizes[i + 1:]) * (size if in_bytes else 1) for i in range(4)]

        def check(out):
            return c.forward(tensor(image, c.n, c.c, c.h, c.w), tensor(weights, c.k, c.c, c.y, c.x),
                             tensor(read(kind, out[48]), c.n, c.k, c.ho, c.wo), kind, inner)
        arguments = packed([], [c.n, c.c, c.h, c.w, c.k, groups])
        arguments |= {24: flags, 32: Buffer(write(kind, image)), 40: Buffer(write(kind, weights)), 48: Buffer(size=size * c.n * c.k * c.ho * c.wo)}
        arguments |= {64 + 4 * i: v for i, v in enumerate([c.y, c.x, c.pad, c.pad, c.ho, c.wo])}
        every = strides(c.n, c.c, c.h, c.w) + strides(c.k, c.c, c.y, c.x) + strides(c.n, c.k, c.ho, c.wo)
        arguments |= {136 + 4 * i: v for i, v in enumerate(every)}
        arguments |= {184: 1, 188: math.prod((c.c, c.h, c.w)) * (size if in_bytes else 1), 192: every[4] * c.k, 196: every[8]}
        return Problem(f"miopen {cpu} {file.split('/')[-1]} {c}", f"miopen/src/kernels/{file}.s", arguments, [48], check,
                       (group * groups, 1, 1), (group, 1, 1), cpu=cpu, symbols=["ROCM_METADATA_VERSION=5", "FORCE_CACHE_BYPASS_ON_STORE=0"],
                       features="-xnack" if cpu.startswith("gfx9") else "+wavefrontsize64,+cumode", folder="miopen/src/kernels")
    PROBLEMS.append(make)


STRIDES = 1 << 9 | 1 << 10
winograd("gfx906", "Conv_Winograd_v21_1_3_fp32_f2x3_stride1", "f32", 512, STRIDES, 2.0 ** -20, Convolution(1, 6, 10, 9, 5, 3, 3, pad=1), in_bytes=True)
winograd("gfx1030", "Conv_Winograd_v30_3_1_fp32_f2x3_stride1", "f32", 256, STRIDES | 1 << 14, 2.0 ** -20, Convolution(1, 16, 10, 9, 5, 3, 3, pad=1))
winograd("gfx1100", "Conv_Winograd_v30_3_1_fp32_f2x3_stride1", "f32", 256, STRIDES | 1 << 14, 2.0 ** -20, Convolution(1, 16, 10, 9, 5, 3, 3, pad=1))
winograd("gfx1100", "winograd/Conv_Winograd_Fury_v2_4_1_fp16_fp16acc_f2x3_c16_stride1", "f16", 384, 1 << 9 | 1 << 13 | 1 << 14 | 1 << 15, 2.0 ** -8,
         Convolution(1, 16, 8, 8, 16, 3, 3, pad=1))


@problem
def batch_norm_backward():
    """MIOpen: the gradients of a batch normalization, data of f16, with the saved means and deviations. Work-groups of 512 work items: the kernel
    keeps the sums of waves at indices of 3 bits, so with 1024 work items, which BnBwdTrainingSpatialSingle launches, waves overwrite those of
    others, which is found."""
    rng = random.Random(11)
    n, channels, area = 66, 2, 196
    x, dy = numbers(rng, "f16", n * channels * area), numbers(rng, "f16", n * channels * area)
    scale, mean, inverse = (numbers(rng, "f32", channels) for _ in range(3))
    inverse = [1 + abs(v) for v in inverse]
    inverse = rounded("f32", inverse)
    count = n * area

    def check(out):
        e = Error()
        got = tensor(read("f16", out[16]), n, channels, area)
        dscale, dbias = read("f32", out[32]), read("f32", out[40])
        at, gradient = tensor(x, n, channels, area), tensor(dy, n, channels, area)
        for c in range(channels):
            each = [(i, k) for i in range(n) for k in range(area)]
            hats = [(at(i, c, k) - mean[c]) * inverse[c] for i, k in each]
            values = [gradient(i, c, k) for i, k in each]
            sum_scale, sum_bias = dot(hats, values), math.fsum(values)
            e.add((c, "scale"), dscale[c], sum_scale, 2.0 ** -20 * dot(map(abs, hats), map(abs, values)))
            e.add((c, "bias"), dbias[c], sum_bias, 2.0 ** -20 * sum(map(abs, values)))
            for (i, k), hat, value in zip(each, hats, values):
                want = scale[c] * inverse[c] / count * (count * value - sum_bias - hat * sum_scale)
                e.add((i, c, k), got(i, c, k), want, EPSILON["f16"] * abs(want) * 1.01 + 2.0 ** -18 * abs(scale[c] * inverse[c]) * (1 + abs(hat)))
        return e
    bits = struct.unpack("<I", struct.pack("<f", count))[0]
    symbols = dict(MIOPEN_USE_FP16=0, MIOPEN_USE_FP32=0, MIOPEN_USE_FPMIX=1, MIO_BN_USESAVED=1, MIO_BN_N=n, MIO_BN_C=channels, MIO_BN_HW=area,
                   MIO_BN_NHW=count, MIO_BN_CHW=channels * area, MIO_BN_NCHW=n * channels * area, MIO_BN_LDS_SIZE=512, MIO_BN_LDSGCN_SIZE=8,
                   MIO_BN_VARIANT=3, MIO_WAVESIZE=64, MIO_BN_GRP0=512, MIO_BN_GRP1=1, MIO_BN_GRP2=1, MIO_LAYOUT_NHWC=0, ROCM_METADATA_VERSION=5,
                   MIO_BN_NHW_FLOAT=bits)
    arguments = packed([Buffer(write("f16", x)), Buffer(write("f16", dy)), Buffer(size=2 * len(x)), Buffer(write("f32", scale)),
                        Buffer(size=4 * channels), Buffer(size=4 * channels), Buffer(write("f32", mean)), Buffer(write("f32", inverse))], [])
    arguments |= {64: 1 / count}
    return Problem(f"miopen gfx906 gcnAsmBNBwdTrainSpatial {n}x{channels}x{area}", "miopen/src/kernels/gcnAsmBNBwdTrainSpatial.s", arguments,
                   [16, 32, 40], check, (512 * channels, 1, 1), (512, 1, 1), cpu="gfx906", symbols=[f"{k}={v}" for k, v in symbols.items()], features="-xnack")


# ---- running

def argument(offset, value, folder):
    """Returns the option for an argument."""
    path = f"{folder}/{offset}"
    if isinstance(value, Buffer):
        if value.data is None:
            return f"--arg={offset}=u8[{value.size}]"
        with open(path, "wb") as f:
            f.write(value.data)
        return f"--arg={offset}=@{path}"
    if isinstance(value, float):
        return f"--arg={offset}=f32:{value!r}"
    return f"--arg={offset}={value}"


def prepare(build, p, folder):
    """Returns the object of a problem: a source is assembled with its symbols."""
    path = f"{CORPORA}/{p.path}"
    if not path.endswith(".s"):
        return path
    out = f"{folder}/object.o"
    subprocess.run([f"{build}/assembler/amdgcn-as", f"-mcpu={p.cpu}", *([f"-mattr={p.features}"] if p.features else []),
                    f"-I{CORPORA}/{p.folder}", f"-I{os.path.dirname(path)}", *(f"--defsym={s}" for s in p.symbols), path, "-o", out], check=True)
    return out


def all_arguments(build, p, path):
    """Returns the arguments that the kernel has: others are ignored, and those that are not set, such as padding, are 0."""
    done = subprocess.run([f"{build}/objdump/amdgcn-objdump", "--notes", "--json", path], capture_output=True, text=True, check=True)
    for note in json.loads(done.stdout)["files"][0]["notes"]:
        for kernel in note.get("metadata", {}).get("amdhsa.kernels", ()):
            known = [a[".offset"] for a in kernel.get(".args", ()) if not a[".value_kind"].startswith("hidden_")]
            if known and p.kernel in (None, kernel[".name"]):
                return {at: p.arguments.get(at, 0) for at in known}
    return p.arguments


def run(build, p, folder, checks=True):
    """Runs a problem. Returns (document, contents of outputs by offset, seconds)."""
    path = prepare(build, p, folder)
    sizes = ["x".join(map(str, v)) for v in (p.grid, p.group)]
    command = [f"{build}/run/amdgcn-run", "--json", f"--grid={sizes[0]}", f"--group={sizes[1]}", path]
    command += [p.kernel] if p.kernel else []
    command += [argument(at, value, folder) for at, value in all_arguments(build, p, path).items()]
    command += [f"--out={at}={folder}/out{at}" for at in p.outputs] + ([] if checks else ["--no-check"])
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    if not done.stdout:
        raise SystemExit(f"{p.name}: {done.stderr}")
    document = json.loads(done.stdout)
    out = {}
    for at in p.outputs:
        if os.path.exists(f"{folder}/out{at}"):
            with open(f"{folder}/out{at}", "rb") as f:
                out[at] = f.read()
    return document, out, seconds


def is_known(p, finding):
    return any(name == finding["name"] and text in finding["text"] for part, known in FINDINGS.items() if part in p.name for name, text, _ in known)


def describe(f):
    return f"{f['name']} at {f.get('function')}+0x{f.get('offset', 0):x}: {f['text']} ({f.get('instruction')}; wave {f['wave']}, lane {f.get('lane')}, " \
        f"{f['count']} times)"


def judge(p, document, out):
    """Returns (what is wrong, Error)."""
    wrong = [f"{p.name}: {describe(f)}" for f in document["findings"] if not is_known(p, f)]
    if not document["complete"]:
        return wrong + [f"{p.name}: the kernel does not end"], Error()
    e = p.check(out)
    if not e.ratio <= 1:
        wrong.append(f"{p.name}: {e.where[0]} is {e.where[1]}, but {e.where[2]} is expected; the error is {e.ratio:.3g} times what is allowed")
    return wrong, e


def table(build, word):
    for make in PROBLEMS:
        p = make()
        if word not in p.name or not os.path.exists(f"{CORPORA}/{p.path}"):
            continue
        with tempfile.TemporaryDirectory() as folder:
            document, out, checked = run(build, p, folder)
            wrong, e = judge(p, document, out)
            again, out, unchecked = run(build, p, folder, checks=False)
            if again["complete"] and not p.check(out).ratio <= 1:
                print(f"{p.name}: without checks, the error is {p.check(out).ratio}")
        print(f"{p.name}: {document['instructions']} instructions, {checked:.2f} s, without checks {unchecked:.2f} s, "
              f"{len(document['findings'])} findings, error {e.ratio:.2g}", flush=True)
        for text in wrong[:MOST_SHOWN] + wrong[-1:] if len(wrong) > MOST_SHOWN else wrong:
            print("\t" + text)


def code_of(path):
    """Yields (the number of the processor in the ELF header, code) for each section of an object that has code."""
    with open(path, "rb") as f:
        data = f.read()
    start, flags = struct.unpack_from("<Q", data, 0x28)[0], struct.unpack_from("<I", data, 0x30)[0]
    for i in range(struct.unpack_from("<H", data, 0x3c)[0]):
        _, kind, bits, _, offset, size = struct.unpack_from("<IIQQQQ", data, start + 64 * i)
        if kind == 1 and bits & 4:
            yield flags & 0xff, data[offset:offset + size]


def missing(build):
    counts, objects, complete = collections.defaultdict(collections.Counter), collections.Counter(), collections.Counter()
    with subprocess.Popen([f"{build}/testsuite/facts-computed"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        for path in sorted(glob.glob(f"{CORPORA}/aiter/**/*.co", recursive=True)):
            for number, code in code_of(path):
                cpu = PROCESSORS[number]
                program.stdin.write(f"{cpu} {32 if cpu.startswith('gfx1') else 64} {code.hex()}\n")
                program.stdin.flush()
                *found, _ = program.stdout.readline().split()
                objects[cpu] += 1
                complete[cpu] += not found
                for name, count in zip(found[::2], found[1::2]):
                    counts[cpu][name] += int(count)
    for cpu, n in objects.items():
        print(f"{cpu}: {complete[cpu]} of {n} objects have only instructions that are executed", *(f"{x} {c}" for x, c in counts[cpu].most_common()))


def main():
    if not os.path.isdir(CORPORA):
        sys.exit(77)
    if sys.argv[1] == "--table":
        table(sys.argv[2], " ".join(sys.argv[3:]))
        return
    if sys.argv[1] == "--missing":
        missing(sys.argv[2])
        return
    for make in PROBLEMS:
        p = make()
        if not os.path.exists(f"{CORPORA}/{p.path}") or any(part in p.name for part in OPEN):
            continue
        with tempfile.TemporaryDirectory() as folder:
            for text in judge(p, *run(sys.argv[3], p, folder)[:2])[0]:
                print(text)


if __name__ == "__main__":
    main()
