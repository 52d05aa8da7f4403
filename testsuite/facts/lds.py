"""Runs instructions that move values between lanes, atomic instructions of LDS, and those that move data between memory and LDS, and compares them with
short models in Python, which follow AMD's manuals and LLVM's description of swizzles.

  lds.py GEN.PY TABLES BUILD [all]
"""
import itertools
import os
import random
import re
import subprocess
import sys

BUILD = sys.argv[3]
WORDS, VGPRS, SIZE = 38, 32, 1024
CPUS = {"gfx701": 64, "gfx900": 64, "gfx1030": 32, "gfx1100": 64, "gfx1200": 64}
MASK = 0xffffffff


def swizzle(offset, lane):
    """Returns the lane whose value a lane gets."""
    first, n = lane & ~31, lane & 31
    if offset < 0x8000:
        return first | (n & offset & 31 | offset >> 5 & 31) ^ offset >> 10 & 31
    if offset < 0xc000:
        return lane & ~3 | offset >> 2 * (lane & 3) & 3
    mask = offset & 31
    if offset < 0xe000:
        turned = (n + (offset >> 5 & 31) * (-1 if offset & 0x400 else 1)) % 32
        return first | n & mask | turned & ~mask & 31
    return first | int(f"{n:05b}"[::-1], 2) >> bin(mask).count("1") | n & mask


def cases(cpu, lanes, rng):
    """Yields (text, function of (lane, addr, d0, exec) that returns the result or None if the lane keeps its value)."""
    group = 32 if cpu in ("gfx1030", "gfx1100") else lanes
    offsets = [rng.randrange(0x8000) for _ in range(4)] + [0x8000 | rng.randrange(256) for _ in range(2)]
    if cpu != "gfx701":
        offsets += [0xc000 | rng.randrange(32) << 5, 0xc400 | rng.randrange(32) << 5, 0xe000, 0xe010, 0xe01f]
    for offset in offsets:
        def swizzled(lane, addr, d0, on, offset=offset):
            source = swizzle(offset, lane)
            return addr[source] if on >> source & 1 else 0
        yield f"ds_swizzle_b32 v16, v4 offset:{offset}", swizzled
    for offset in (0, 8, 60) if cpu != "gfx701" else ():
        def backward(lane, addr, d0, on, offset=offset):
            source = lane // group * group + (addr[lane] + offset) // 4 % group
            return d0[source] if on >> source & 1 else 0

        def forward(lane, addr, d0, on, offset=offset):
            first = lane // group * group
            found = [d0[i] for i in range(first, first + group) if on >> i & 1 and first + (addr[i] + offset) // 4 % group == lane]
            return found[-1] if found else 0
        yield f"ds_bpermute_b32 v16, v4, v8 offset:{offset}", backward
        yield f"ds_permute_b32 v16, v4, v8 offset:{offset}", forward


def code_of(cpu, lanes, text):
    wave = ["-mattr=+wavefrontsize64"] if cpu.startswith("gfx1") and lanes == 64 else []
    out = subprocess.run([os.path.join(BUILD, "assembler", "amdgcn-as"), f"-mcpu={cpu}", *wave, "--show-encoding"], input=text + "\n", capture_output=True,
                         text=True, check=True).stdout
    return "".join(re.findall(r"0x(\w\w)", out[out.index("encoding:"):]))


def run(cpu, lanes, text, vgprs, on, memory=b"", space="lds", sgprs=(), m0=MASK):
    """Returns the VGPRs and the memory after an instruction, or None."""
    words = [*sgprs, *[0] * (32 - len(sgprs)), 0, 0, 0, on & MASK, on >> 32, m0] + [x for row in vgprs for x in row]
    line = f"{cpu} {lanes} {space} {code_of(cpu, lanes, text)} {b''.join(x.to_bytes(4, 'little') for x in words).hex()} {memory.hex() or '-'}\n"
    out = subprocess.run([os.path.join(BUILD, "testsuite", "facts-execute")], input=line, capture_output=True, text=True, check=True).stdout.strip()
    if out == "-":
        print(f"{cpu} {text}: not computed")
        return None
    image = bytes.fromhex(out)
    words = [int.from_bytes(image[i:i + 4], "little") for i in range(4 * WORDS, 4 * (WORDS + VGPRS * lanes), 4)]
    return [words[n * lanes:(n + 1) * lanes] for n in range(VGPRS)], image[4 * (WORDS + VGPRS * lanes):]


def check_lanes(cpu, lanes, rng):
    for text, result in cases(cpu, lanes, rng):
        vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
        on = rng.getrandbits(lanes) | 1
        got = run(cpu, lanes, text, vgprs, on)
        wanted = [result(lane, vgprs[4], vgprs[8], on) if on >> lane & 1 else vgprs[16][lane] for lane in range(lanes)]
        if got and got[0][16] != wanted:
            print(f"{cpu} {text}: " + ", ".join(f"lane {i} {a:x} instead of {b:x}" for i, (a, b) in enumerate(zip(got[0][16], wanted)) if a != b))


TRANSPOSES = [  # processor, instruction, bits of an element, elements, function of (lane, k): the lane in whose memory element k is, and where there
    ("gfx1250", "ds_load_tr16_b128 v[16:19], v4 offset:16", 16, 8, lambda i, k: (i & ~7 | k, i & 7)),
    ("gfx1250", "ds_load_tr8_b64 v[16:17], v4 offset:16", 8, 8, lambda i, k: (i & ~15 | i >> 1 & 4 | k >> 2 << 3 | k & 3, i & 7)),
    ("gfx950", "ds_read_b64_tr_b16 v[16:17], v4 offset:16", 16, 4, lambda i, k: (i & ~15 | k << 2 | i >> 2 & 3, i & 3)),
    ("gfx950", "ds_read_b64_tr_b4 v[16:17], v4 offset:16", 4, 16, lambda i, k: (i & ~15 | k, i & 15)),
    ("gfx950", "ds_read_b96_tr_b6 v[16:18], v4 offset:16", 6, 16, lambda i, k: (i & ~15 | k, i & 15)),
    ("gfx950", "ds_read_b64_tr_b8 v[16:17], v4 offset:16", 8, 8, lambda i, k: (i & ~15 | k << 1 | i >> 3 & 1, i & 7)),
]


def check_transpose(rng):
    """Loads that transpose matrices whose rows are in the memory of several lanes."""
    for cpu, text, bits, count, where in TRANSPOSES:
        lanes = 32 if cpu == "gfx1250" else 64
        memory = rng.randbytes(2 * SIZE)
        vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
        vgprs[4] = [16 * n for n in rng.sample(range(2 * SIZE // 16 - 1), lanes)]
        got = run(cpu, lanes, text, vgprs, (1 << lanes) - 1, memory)
        for lane, k in itertools.product(range(lanes), range(count)) if got else ():
            source, element = where(lane, k)
            at = vgprs[4][source] + 16
            found = sum(got[0][16 + j][lane] << 32 * j for j in range(bits * count // 32)) >> k * bits & (1 << bits) - 1
            if found != int.from_bytes(memory[at:at + bits * count // 8], "little") >> element * bits & (1 << bits) - 1:
                print(f"{cpu} {text}: element {k} of lane {lane} is {found:x}")


def copies():
    """Yields instructions that copy data between memory and LDS: (processor, text, whether to LDS, bytes in memory, in LDS, whether with a sign, bytes
    from a lane to the next one)."""
    buffer, flat = "v4, s[4:7], 0 offen offset:8 lds", "v[4:5], off offset:8"
    for cpu in ("gfx701", "gfx803", "gfx900", "gfx1030"):
        for name, size in (("dword", 4), ("ubyte", 1), ("sbyte", 1), ("ushort", 2), ("sshort", 2)):
            yield cpu, f"buffer_load_{name} {buffer}", True, size, 4, name[0] == "s", 4
    for cpu in ("gfx942", "gfx950"):
        yield cpu, f"buffer_load_dword {buffer}", True, 4, 4, False, 4
        yield cpu, f"global_load_lds_dword {flat}", True, 4, 4, False, 4
        yield cpu, f"global_load_lds_sshort {flat}", True, 2, 4, True, 4
    yield "gfx950", f"buffer_load_dwordx4 {buffer}", True, 16, 16, False, 16
    yield "gfx950", f"global_load_lds_dwordx3 {flat}", True, 12, 12, False, 16
    yield "gfx900", f"global_load_ubyte {flat} lds", True, 1, 4, False, 4
    yield "gfx1100", "buffer_load_lds_i16 v4, s[4:7], 0 offen offset:8", True, 2, 4, True, 4
    yield "gfx803", "buffer_store_lds_dword s[4:7], 0 offset:8 lds", False, 4, 4, False, 4
    for bits in (8, 32, 64, 128):
        yield "gfx1250", f"global_load_async_to_lds_b{bits} v6, {flat}", True, bits // 8, bits // 8, False, None
        yield "gfx1250", f"global_store_async_from_lds_b{bits} {flat.replace(', off', ', v6, off')}", False, bits // 8, bits // 8, False, None


def check_copies(rng):
    """LDS has the first half of the memory, global memory all of it."""
    base, half = 0x420000000000, 4096
    for cpu, text, to_lds, size, stored, signed, step in copies():
        lanes = 32 if cpu in ("gfx1030", "gfx1100", "gfx1250") else 64
        memory, m0, on = rng.randbytes(2 * half), 4 * rng.randrange(64), rng.getrandbits(lanes) | 1
        vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
        offsets = [half + 16 * n for n in rng.sample(range(half // 16 - 1), lanes)]
        is_buffer = text.startswith("buffer")
        vgprs[4] = offsets if is_buffer else [(base + x) & MASK for x in offsets]
        vgprs[5] = [base >> 32] * lanes
        vgprs[6] = [16 * n for n in rng.sample(range(half // 16 - 1), lanes)]
        if "offen" not in text and is_buffer:  # the store of LDS: one address for all lanes
            offsets, on = [half] * lanes, 1 << lanes - 1
        sgprs = [0] * 4 + [(base + (half if "offen" not in text else 0)) & MASK, base >> 32, 2 * half, 3 << 28 if cpu in ("gfx1030", "gfx1100") else 0x27000]
        got = run(cpu, lanes, text, vgprs, on, memory, "global", sgprs, m0)
        expected = bytearray(memory)
        for lane in (i for i in range(lanes) if on >> i & 1):
            there = offsets[lane] + 8
            here = 8 + (m0 + lane * step if step else vgprs[6][lane])
            if to_lds:
                value = int.from_bytes(memory[there:there + size], "little", signed=signed)
                expected[here:here + stored] = value.to_bytes(stored, "little", signed=signed)
            else:
                expected[there:there + size] = memory[here:here + size]
        if got and got[1] != bytes(expected):
            print(f"{cpu} {text}: " + ", ".join([f"{i:x} {a:x} instead of {b:x}" for i, (a, b) in enumerate(zip(got[1], expected)) if a != b][:4]))
        if got and got[0] != vgprs:
            print(f"{cpu} {text}: a VGPR changes")


def dword(memory, at):
    return int.from_bytes(memory[at:at + 4], "little")


def check_memory(rng):
    """Instructions of which the manuals have no more than a line each, in one lane."""
    memory = rng.randbytes(SIZE)
    vgprs = [[rng.getrandbits(32)] * 64 for _ in range(VGPRS)]
    vgprs[4] = [64] * 64
    wrap = dword(memory, 68)
    tests = [("gfx900", "ds_add_src2_u32 v4 offset:5", {64: dword(memory, 64) + dword(memory, 84)}, None),
             ("gfx900", "ds_add_src2_u32 v4 offset:32763", {64: dword(memory, 64) + dword(memory, 44)}, None),  # 15 bits: -5
             ("gfx900", "ds_write_src2_b32 v4 offset:9", {64: dword(memory, 100)}, None),
             ("gfx900", "ds_wrap_rtn_b32 v16, v4, v8, v9 offset:4", {68: wrap - vgprs[8][0] if wrap >= vgprs[8][0] else wrap + vgprs[9][0]}, wrap),
             ("gfx900", "ds_condxchg32_rtn_b64 v[16:17], v4, v[8:9] offset:12",
              {72 + 4 * k: vgprs[8 + k][0] & 0x7fffffff if vgprs[8 + k][0] >> 31 else dword(memory, 72 + 4 * k) for k in range(2)}, dword(memory, 72))]
    for cpu, text, stores, returned in tests:
        got = run(cpu, 64, text, vgprs, 1, memory)
        expected = bytearray(memory)
        for at, value in stores.items():
            expected[at:at + 4] = (value & MASK).to_bytes(4, "little")
        if got and (got[1][:SIZE] != bytes(expected) or returned is not None and got[0][16][0] != returned):
            print(f"{cpu} {text}: " + ", ".join(f"lds+{i:x} {a:x} instead of {b:x}" for i, (a, b) in enumerate(zip(got[1], expected)) if a != b))


def main():
    for cpu, lanes in CPUS.items():
        check_lanes(cpu, lanes, random.Random(cpu))
    check_memory(random.Random(5))
    check_transpose(random.Random(6))
    check_copies(random.Random(7))


if __name__ == "__main__":
    main()
