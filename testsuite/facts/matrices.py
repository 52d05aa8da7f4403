"""Multiplies random matrices of small numbers with matrix instructions and compares the results with those of Python. The places of the elements in
registers are as in AMD's matrix instruction calculator, which has a formula for each generation, wave size and width of elements; those of
f8f6f4 are from the tests of AMD's Composable Kernel. Covers what the recorded results of semantics.py do not: waves of 64 lanes, sparse
matrices, cbsz, abid, blgp, neg, small floats, scales, clamp."""
import os
import random
import re
import struct
import subprocess
import sys

BUILD = sys.argv[3]
BITS = {"f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "f64": 64, "i32": 32, "i8": 8, "iu8": 8, "iu4": 4, "fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}
# Codes of 1, 2 and -1
CODES = {"f64": (0x3ff << 52, 1 << 62, 0xbff << 52), "f32": (0x3f800000, 0x40000000, 0xbf800000), "f16": (0x3c00, 0x4000, 0xbc00), "bf16": (0x3f80, 0x4000, 0xbf80),
         "fp8": (0x38, 0x40, 0xb8), "bf8": (0x3c, 0x40, 0xbc), "fp6": (8, 16, 40), "bf6": (12, 16, 44), "fp4": (2, 4, 10),
         "xf32": (0x3f800000, 0x40000000, 0xbf800000), "i32": (1, 2, 0xffffffff), "i8": (1, 2, 0xff), "iu8": (1, 2, 0xff), "iu4": (1, 2, 0xf)}
FNUZ = {"fp8": (0x40, 0x48, 0xc0), "bf8": (0x40, 0x44, 0xc0)}  # gfx940 to gfx942
# processor, lanes, instruction, types of D, A, B, modifiers
CASES = """
gfx90a 64 v_mfma_f32_32x32x1f32 f32 f32 f32
gfx90a 64 v_mfma_f32_32x32x1f32 f32 f32 f32 cbsz:1 abid:1
gfx90a 64 v_mfma_f32_16x16x4f16 f32 f16 f16 cbsz:2 abid:3 blgp:3
gfx90a 64 v_mfma_f32_4x4x2bf16 f32 bf16 bf16 cbsz:3 abid:5 blgp:6
gfx90a 64 v_mfma_f32_32x32x8f16 f32 f16 f16 blgp:1
gfx90a 64 v_mfma_i32_16x16x4i8 i32 i8 i8 blgp:2
gfx90a 64 v_mfma_f64_16x16x4f64 f64 f64 f64
gfx90a 64 v_mfma_f64_4x4x4f64 f64 f64 f64
gfx942 64 v_mfma_f64_16x16x4_f64 f64 f64 f64 neg:[1,0,1]
gfx942 64 v_mfma_f32_16x16x8_xf32 f32 xf32 xf32
gfx942 64 v_mfma_f32_16x16x32_fp8_bf8 f32 fp8 bf8
gfx942 64 v_smfmac_f32_16x16x32_f16 f32 f16 f16 cbsz:0 abid:2
gfx942 64 v_smfmac_i32_32x32x32_i8 i32 i8 i8 abid:1
gfx942 64 v_smfmac_f32_32x32x32_bf8_fp8 f32 bf8 fp8 cbsz:1 abid:1
gfx950 64 v_smfmac_f32_16x16x64_f16 f32 f16 f16 abid:1
gfx950 64 v_smfmac_i32_16x16x128_i8 i32 i8 i8
gfx950 64 v_mfma_f32_16x16x128_f8f6f4 f32 fp8 fp4 cbsz:0 blgp:4
gfx950 64 v_mfma_f32_32x32x64_f8f6f4 f32 bf6 bf8 cbsz:3 blgp:1
gfx950 64 v_mfma_f32_16x16x128_f8f6f4 f32 fp6 fp6 cbsz:2 blgp:2
gfx950 64 v_mfma_scale_f32_16x16x128_f8f6f4 f32 fp8 fp4 op_sel:[1,0,0] op_sel_hi:[0,1,0] cbsz:0 blgp:4
gfx950 64 v_mfma_scale_f32_32x32x64_f8f6f4 f32 fp4 bf8 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:1
gfx1100 64 v_wmma_f32_16x16x16_f16 f32 f16 f16 neg_lo:[1,0,0] neg_hi:[0,1,1]
gfx1100 32 v_wmma_i32_16x16x16_iu4 i32 iu4 iu4 neg_lo:[1,0,0]
gfx1100 64 v_wmma_i32_16x16x16_iu8 i32 iu8 iu8 neg_lo:[1,1,0]
gfx1200 64 v_wmma_f32_16x16x16_f16 f32 f16 f16 neg_lo:[0,1,1]
gfx1200 64 v_wmma_f32_16x16x16_fp8_bf8 f32 fp8 bf8
gfx1200 64 v_wmma_f16_16x16x16_f16 f16 f16 f16
gfx1200 32 v_wmma_i32_16x16x32_iu4 i32 iu4 iu4 neg_lo:[0,1,0]
gfx1200 64 v_wmma_i32_16x16x32_iu4 i32 iu4 iu4 neg_lo:[1,1,0]
gfx1200 64 v_wmma_i32_16x16x16_iu4 i32 iu4 iu4
gfx1200 32 v_swmmac_f32_16x16x32_f16 f32 f16 f16 index_key:1
gfx1200 64 v_swmmac_f32_16x16x32_bf16 f32 bf16 bf16 index_key:3
gfx1200 32 v_swmmac_f32_16x16x32_fp8_bf8 f32 fp8 bf8
gfx1200 64 v_swmmac_i32_16x16x32_iu8 i32 iu8 iu8 neg_lo:[1,0,0] index_key:2
gfx1200 32 v_swmmac_i32_16x16x32_iu4 i32 iu4 iu4 index_key:1
gfx1200 64 v_swmmac_i32_16x16x32_iu4 i32 iu4 iu4 neg_lo:[1,1,0]
gfx1200 32 v_swmmac_i32_16x16x64_iu4 i32 iu4 iu4
gfx1200 64 v_swmmac_i32_16x16x64_iu4 i32 iu4 iu4 index_key:1
gfx1250 32 v_wmma_f32_16x16x128_f8f6f4 f32 fp8 fp4 matrix_b_fmt:MATRIX_FMT_FP4
gfx1250 32 v_wmma_f32_16x16x128_f8f6f4 f32 bf6 bf8 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF8
gfx1250 32 v_wmma_f16_16x16x128_fp8_bf8 f16 fp8 bf8
gfx1250 32 v_wmma_f32_16x16x32_f16 f32 f16 f16 neg_lo:[1,0,0]
gfx1250 32 v_wmma_i32_16x16x64_iu8 i32 iu8 iu8 neg_lo:[0,1,0]
gfx1250 32 v_wmma_scale_f32_16x16x128_f8f6f4 f32 fp8 fp4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
gfx1250 32 v_wmma_scale_f32_16x16x128_f8f6f4 f32 bf6 bf8 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF8 matrix_b_scale:MATRIX_SCALE_ROW1
gfx1250 32 v_wmma_scale16_f32_16x16x128_f8f6f4 f32 fp4 fp4 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
gfx1250 32 v_wmma_f32_32x16x128_f4 f32 fp4 fp4 neg_lo:[0,0,1]
gfx1250 32 v_wmma_scale_f32_32x16x128_f4 f32 fp4 fp4 matrix_b_scale:MATRIX_SCALE_ROW1
gfx1250 32 v_wmma_scale16_f32_32x16x128_f4 f32 fp4 fp4
gfx1251 32 v_wmma_f64_16x16x4_f64 f64 f64 f64 neg_lo:[1,0,1]
"""
A, B, C, INDEX, SCALES = 0, 16, 32, 60, (62, 58)  # first registers
VGPRS, WORDS = 64, 38


class Case:
    def __init__(self, line):
        self.cpu, lanes, self.name, self.d, self.a, self.b, *self.modifiers = line.split()
        self.lanes, self.sparse, self.scaled = int(lanes), "mac" in self.name, "_scale" in self.name
        self.m, self.n, self.k = map(int, re.search(r"_(\d+)x(\d+)x(\d+)", self.name).groups())
        self.matrix_core = "mfma" in self.name or "smfmac" in self.name
        self.blocks = {(32, 1): 2, (32, 2): 2, (16, 1): 4, (4, 1): 16, (4, 2): 16}.get((self.m, self.k), 1) if self.matrix_core else 1
        if self.name in ("v_mfma_f32_16x16x4f16", "v_mfma_i32_16x16x4i8", "v_mfma_f64_4x4x4f64"):
            self.blocks = 4

    def value(self, name, index=None):
        """Returns the value of a modifier, or an element of its list."""
        for text in self.modifiers:
            key, _, value = text.partition(":")
            if key == name:
                return int(value) if index is None else int(value.strip("[]").split(",")[index])
        return 0

    def codes(self, typ):
        return FNUZ.get(typ, CODES[typ]) if self.cpu == "gfx942" else CODES[typ]


def place(c, side, k, i, b):
    """Returns (lanes, element) of stored element k of row i of A, or of column i of B. Of a sparse A, k is twice that number."""
    typ, rows = (c.a, c.m) if side == "A" else (c.b, c.n)
    sparse, bits = c.sparse, BITS[typ]
    s = k % 2 if sparse and side == "A" else 0
    if sparse and side == "A":
        k = k // 2 * 4
    if "f8f6f4" in c.name or c.cpu.startswith("gfx125"):
        together = 16 if c.cpu.startswith("gfx125") else rows  # 32 rows are two matrices of 16
        groups, chunk = c.lanes // together, {8: 16, 16: 8, 64: 2}.get(bits, 32)
        return [k // chunk % groups * together + i % together], i // together * (c.k // groups) + k // (chunk * groups) * chunk + k % chunk
    if c.matrix_core:
        length, kk = (c.k // 2, k // 2 + s) if sparse and side == "A" else (c.k, k)
        each = length * rows * c.blocks // 64
        return [b * rows + kk // each * rows * c.blocks + i], kk % each
    if c.cpu == "gfx1100":
        return list(range(i, c.lanes, 16)), k
    half, quarter = 16, 32
    per = 32 // bits
    if not sparse:
        if c.lanes == 32:
            lane, reg = {16: (k // 4 % 2, 2 * (k // 8) + k // 2 % 2), 8: (k // 8, k // 4 % 2),
                         4: (k // 8, 0) if c.k == 16 else (k // 16, k // 8 % 2)}[bits]
            return [half * lane + i], reg * per + k % per
        lane = {16: quarter * (k // 8 % 2) + half * (k // 4 % 2), 8: quarter * (k // 4 % 2) + half * (k // 8 % 2),
                4: half * (k // 8) if c.k == 16 else quarter * (k // 8 % 2) + half * (k // 16 % 2)}[bits]
        return [lane + i], (k // 2 % 2 if bits == 16 else 0) * per + k % per
    if c.lanes == 32:
        lane = half * {16: k // 8 % 2, 8: k // 16, 4: k // 16 if c.k == 32 else k // 32}[bits]
        if side == "A":
            element = {16: 2 * (2 * (k // 16) + k // 4 % 2), 8: 4 * (k // 8 % 2) + 2 * (k // 4 % 2),
                       4: (0 if c.k == 32 else 8 * (k // 16 % 2)) + 2 * (k // 4 % 4)}[bits]
            return [lane + i], element + s
        reg = {16: 4 * (k // 16) + k // 2 % 4, 8: k // 4 % 4, 4: k // 8 % 2 if c.k == 32 else k // 8 % 4}[bits]
        return [lane + i], reg * per + k % per
    lane = {16: half * (k // 8), 8: quarter * (k // 8 % 2) + half * (k // 16),
            4: (half * (k // 16) if side == "A" else quarter * (k // 8 % 2) + half * (k // 16)) if c.k == 32
            else quarter * (k // 16 % 2) + half * (k // 32)}[bits]
    if side == "A":
        return [lane + i], {16: 2 * (k // 4 % 2), 8: 2 * (k // 4 % 2), 4: 2 * (k // 4 % 4)}[bits] + s
    return [lane + i], {16: k // 2 % 4, 8: k // 4 % 2, 4: 0 if c.k == 32 else k // 8 % 2}[bits] * per + k % per


def result_place(c, i, j, b):
    """Returns the lane and the bit of an element of D."""
    bits = BITS[c.d]
    if c.matrix_core:
        high = 1 if bits == 64 else 4
        per = 64 // c.n
        together = max(64 * high // (c.n * c.m), 1)
        reg = b * (c.m * c.n // 64) + i // (high * per) * high + i % high
        return b % together * c.n + i // high % per * together * c.n + j, reg * bits
    if c.cpu == "gfx1100":
        per = c.lanes // 16
        return i % per * 16 + j, i // per * 32
    if c.lanes == 32:
        return 16 * (i // 8 % 2) + j, (i // 16 * 8 + i % 8) * bits
    return 32 * (i // 4 % 2) + 16 * (i // 8) + j, i % 4 * bits


def put(registers, first, lane, bit, bits, code):
    for n in range(bits):
        at = bit + n
        word = registers[first + at // 32][lane] & ~(1 << at % 32)
        registers[first + at // 32][lane] = word | (code >> n & 1) << at % 32


def get(registers, first, lane, bit, bits):
    return sum((registers[first + (bit + n) // 32][lane] >> (bit + n) % 32 & 1) << n for n in range(bits))


def permuted(lane, blgp):
    return {0: lane, 1: lane % 32, 2: lane % 32 + 32, 3: (lane + 16) % 64}.get(blgp, lane % 16 + 16 * (blgp - 4))


def fill(c, registers, side, values):
    """Writes the elements of A or B to their registers."""
    first, typ, rows, length = (A, c.a, c.m, c.k // 2 if c.sparse else c.k) if side == "A" else (B, c.b, c.n, c.k)
    for b in range(c.blocks):
        for i in range(rows):
            for k in range(length):
                lanes, element = place(c, side, k, i, b)
                for lane in lanes:
                    put(registers, first, lane, element * BITS[typ], BITS[typ], c.codes(typ)[values[b][i][k]])


def signed(c, side, value, k):
    """Returns the number of a value, which is an index of 1, 2, -1, as neg says."""
    number, typ, n = (1, 2, -1)[value], (c.a, c.b)[side], side
    if typ.startswith("iu"):
        return number if value < 2 or c.value("neg_lo", n) else (1 << BITS[typ]) - 1
    high = BITS[typ] == 16 and k % 2
    return -number if c.value("neg", n) or c.value("neg_hi" if high else "neg_lo", n) else number


def run(c, execute, text, code):
    rng = random.Random(text)
    registers = [[rng.getrandbits(32) for _ in range(c.lanes)] for _ in range(VGPRS)]
    a = [[[rng.randrange(3) for _ in range(c.k // 2 if c.sparse else c.k)] for _ in range(c.m)] for _ in range(c.blocks)]
    b = [[[rng.randrange(3) for _ in range(c.k)] for _ in range(c.n)] for _ in range(c.blocks)]
    addend = [[[rng.randrange(3) for _ in range(c.n)] for _ in range(c.m)] for _ in range(c.blocks)]
    fill(c, registers, "A", a)
    fill(c, registers, "B", b)
    for block in range(c.blocks):
        for i in range(c.m):
            for j in range(c.n):
                lane, bit = result_place(c, i, j, block)
                put(registers, C, lane, bit, BITS[c.d], c.codes(c.d)[addend[block][i][j]])
    scales = [[[rng.randrange(120, 134) for _ in range(8)] for _ in range(64)] for _ in SCALES]
    for n in range(2) if c.scaled else ():
        for lane in range(c.lanes):
            for byte in range(8 if "scale16" in c.name else 4):
                put(registers, SCALES[n], lane, 8 * byte, 8, scales[n][lane][byte])
    expected = wanted(c, registers, a, b, addend, scales)
    words = [0] * WORDS
    words[35] = words[36] = 0xffffffff  # exec
    state = b"".join(x.to_bytes(4, "little") for x in words + [x for row in registers for x in row]).hex()
    out = subprocess.run([execute], input=f"{c.cpu} {c.lanes} - {code} {state} -\n", capture_output=True, text=True, check=True).stdout.strip()
    if out == "-":
        print(f"{text}: not computed")
        return
    image = bytes.fromhex(out)
    got = [int.from_bytes(image[i:i + 4], "little") for i in range(4 * WORDS, len(image), 4)]
    after = [got[n * c.lanes:(n + 1) * c.lanes] for n in range(VGPRS)]
    for (block, i, j), number in expected.items():
        lane, bit = result_place(c, i, j, block)
        found = get(after, C, lane, bit, BITS[c.d])
        if found != encoded(c.d, number):
            print(f"{text}: D[{i}][{j}] of block {block} is {found:x}, expected {encoded(c.d, number):x}")
            return


def wanted(c, registers, a, b, addend, scales):
    """Returns {(block, i, j): D}."""
    blgp = c.value("blgp") if "f8f6f4" not in c.name else 0
    if blgp:  # what the lanes of B have in their registers, by the place that they have in the matrix
        where = {}
        for block in range(c.blocks):
            for j in range(c.n):
                for k in range(c.k):
                    (lane,), element = place(c, "B", k, j, block)
                    where[lane, element] = block, j, k
        b = [[[None] * c.k for _ in range(c.n)] for _ in range(c.blocks)]
        codes = c.codes(c.b)
        for (lane, element), (block, j, k) in where.items():
            b[block][j][k] = codes.index(get(registers, B, permuted(lane, blgp), element * BITS[c.b], BITS[c.b]))
    out = {}
    cbsz, abid = (c.value("cbsz"), c.value("abid")) if c.matrix_core and not c.sparse and "f8f6f4" not in c.name else (0, 0)
    for block in range(c.blocks):
        source = (block >> cbsz << cbsz) + abid if cbsz else block
        for i in range(c.m):
            columns = [column(c, registers, i, k) for k in range(len(a[0][i]))]
            for j in range(c.n):
                total = (1, 2, -1)[addend[block][i][j]]
                total = abs(total) if c.value("neg_hi", 2) else total
                total = -total if c.value("neg_lo", 2) or c.value("neg", 2) else total
                for k, at in enumerate(columns):
                    scale = 2.0 ** (scale_of(c, scales, 0, i, k) + scale_of(c, scales, 1, j, k) - 254) if c.scaled else 1
                    total += signed(c, 0, a[source][i][k], k) * signed(c, 1, b[block][j][at], at) * scale
                out[block, i, j] = total
    return out


def scale_of(c, scales, side, i, k):
    """Returns the exponent of the scale of element k of row i of A, or of column i of B."""
    rows = (c.m, c.n)[side]
    if c.matrix_core:
        return scales[side][k // 32 * rows + i][c.value("op_sel", side) | c.value("op_sel_hi", side) << 1]
    upper = rows == 16 and f"matrix_{'ab'[side]}_scale:MATRIX_SCALE_ROW1" in c.modifiers
    return scales[side][i + 16 * upper][k // (16 if "scale16" in c.name else 32)]


def column(c, registers, i, k):
    """Returns the column that stored element k of a row of A has."""
    if not c.sparse:
        return k
    (lane,), element = place(c, "A", k, i, 0)
    if c.matrix_core:
        each = c.k // 2 * c.m // 64
        part = 0 if c.value("cbsz") else c.value("abid") * 2 * each
    else:
        bits = {16: 16, 8: 16, 4: 16 if c.k == 32 else 32}[BITS[c.a]] // (2 if c.lanes == 64 and not (BITS[c.a] == 4 and c.k == 32) else 1)
        part = c.value("index_key") * bits
    return k // 2 * 4 + get(registers, INDEX, lane, part + 2 * element, 2)


def encoded(typ, number):
    if typ == "i32":
        return int(number) & 0xffffffff
    letter, code = {"f64": ("d", "Q"), "f32": ("f", "I"), "f16": ("e", "H")}[typ]
    return struct.unpack("<" + code, struct.pack("<" + letter, number))[0]


def registers_of(first, count):
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


def text_of(c):
    """Returns the line of assembly."""
    def dwords(rows, length, typ):
        lanes = 16 if c.cpu == "gfx1100" else c.lanes
        return max(rows * length * c.blocks * BITS[typ] // (32 * lanes), 1)

    result = registers_of(C, c.m * c.n * c.blocks * max(BITS[c.d], 32 if c.cpu == "gfx1100" else 0) // (32 * c.lanes))
    operands = [result, registers_of(A, dwords(c.m, c.k // 2 if c.sparse else c.k, c.a)), registers_of(B, dwords(c.n, c.k, c.b)),
                f"v{INDEX}" if c.sparse else result, *(registers_of(n, 1 + ("scale16" in c.name)) for n in SCALES if c.scaled)]
    return f"{c.name} {', '.join(operands)} {' '.join(c.modifiers)}"


def main():
    execute, assembler = os.path.join(BUILD, "testsuite", "facts-execute"), os.path.join(BUILD, "assembler", "amdgcn-as")
    for line in CASES.split("\n"):
        if not line:
            continue
        c = Case(line)
        wave = ["-mattr=+wavefrontsize64"] if c.cpu.startswith("gfx1") and c.lanes == 64 else []
        out = subprocess.run([assembler, f"-mcpu={c.cpu}", *wave, "--show-encoding"], input=text_of(c) + "\n", capture_output=True, text=True, check=True)
        code = "".join(re.findall(r"0x(\w\w)", out.stdout[out.stdout.index("encoding:"):]))
        run(c, execute, f"{c.cpu} wave{c.lanes} {text_of(c)}", code)


if __name__ == "__main__":
    main()
