"""Runs instructions that move values between lanes, and atomic instructions of LDS, and compares them with short models in Python, which follow
AMD's manuals and LLVM's description of swizzles.

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


def run(cpu, lanes, text, vgprs, on, memory=b""):
    """Returns the VGPRs and the memory after an instruction, or None."""
    words = [0] * 32 + [0, 0, 0, on & MASK, on >> 32, MASK] + [x for row in vgprs for x in row]
    line = f"{cpu} {lanes} lds {code_of(cpu, lanes, text)} {b''.join(x.to_bytes(4, 'little') for x in words).hex()} {memory.hex() or '-'}\n"
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


def check_transpose(rng):
    """Of each group of 8 lanes, 8 halves of each: half k of lane n becomes half n of lane k."""
    memory, lanes = rng.randbytes(SIZE), 32
    vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
    vgprs[4] = [16 * n for n in rng.sample(range(SIZE // 16 - 1), lanes)]
    for cpu, text, offset in (("gfx1250", "ds_load_tr16_b128 v[16:19], v4 offset:16", 16),):
        got = run(cpu, lanes, text, vgprs, MASK, memory)
        for lane, k in itertools.product(range(lanes), range(8)) if got else ():
            at = vgprs[4][lane & ~7 | k] + offset + 2 * (lane & 7)
            found = got[0][16 + k // 2][lane] >> 16 * (k % 2) & 0xffff
            if found != int.from_bytes(memory[at:at + 2], "little"):
                print(f"{cpu} {text}: half {k} of lane {lane} is {found:x}")


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


if __name__ == "__main__":
    main()
