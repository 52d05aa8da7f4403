"""Runs buffer instructions on random descriptors, and compares addresses, bounds and formats with a model in Python: each generation's rules as its
manual, CLRX or Mesa has them, and formats in exact rational numbers.

  buffers.py GEN.PY TABLES BUILD [all]
"""
import itertools
import os
import random
import re
import subprocess
import sys
from fractions import Fraction

import operations

BUILD = sys.argv[3]
BASE, SIZE, WORDS, VGPRS = 0x420000000000, 4096, 38, 32
ROUNDS = 12 if sys.argv[4:] == ["all"] else 3
CPUS = {"gfx600": 64, "gfx701": 64, "gfx803": 64, "gfx900": 64, "gfx950": 64, "gfx1030": 32, "gfx1100": 32, "gfx1200": 32}
ACCESSES = {"load_dword": 1, "load_dwordx2": 2, "load_dwordx4": 4, "load_ubyte": 0, "store_dword": 1, "store_dwordx2": 2, "store_byte": 0}
NEW = {"load_dword": "load_b32", "load_dwordx2": "load_b64", "load_dwordx4": "load_b128", "load_ubyte": "load_u8", "store_dword": "store_b32",
       "store_dwordx2": "store_b64", "store_byte": "store_b8"}
MODES = ["", "offen", "idxen", "idxen offen"]


class Descriptor:
    def __init__(self, cpu, rng):
        self.generation = int(re.sub(r"..$", "", cpu[3:]))
        self.stride, self.records = rng.choice([0, 4, 16, 64]), rng.choice([0, 3, 16, 64, 100, 1000, 4000])
        self.swizzle, self.add_tid, self.select = rng.random() < 0.3, rng.random() < 0.3, rng.randrange(4)
        self.index_stride, self.element, self.scale = rng.choice([8, 16, 32, 64]), 4, 1
        self.low = BASE | self.stride << 48
        self.high = self.records | ([8, 16, 32, 64].index(self.index_stride) << 21 | self.add_tid << 23 | 1) << 32  # 1: something is bound
        if self.generation >= 10:
            self.high |= self.select << 60
        if self.generation >= 11:
            code = rng.choice([1, 3]) if self.swizzle else 0
            self.low |= code << 62
            self.element = 16 if code == 3 else 4
        else:
            self.low |= self.swizzle << 63
        if self.generation < 9:
            self.element = rng.choice([2, 4, 8, 16])
            self.high |= [2, 4, 8, 16].index(self.element) << 51
        if self.generation == 12:
            self.scale = rng.choice([1, 4])
            self.high |= [1, 4].index(self.scale) << 50
        if self.generation in (8, 9):
            self.more = rng.choice([0, 0, 1]) << 14
            self.high |= self.more >> 14 << 47

    def offset_of(self, record, offset, swizzled, stride):
        """Returns the number of bytes from the base to a byte of a record."""
        if not swizzled:
            return record * stride + offset
        block, column = divmod(record, self.index_stride)  # a block has rows of as many elements as there are columns
        row, byte = divmod(offset, self.element)
        return block * stride * self.index_stride + (row * self.index_stride + column) * self.element + byte

    def address(self, lane, index, offset, soffset, size):
        """Returns the address of an access, or None if it is out of range. index: None if the instruction has none."""
        record, adds = (index or 0) + (lane if self.add_tid else 0), self.add_tid
        swizzled, stride = self.swizzle, self.stride * self.scale
        if self.generation in (6, 7):
            if stride:
                outside = record >= self.records or (index is not None or adds) and offset >= stride
            else:
                outside = offset >= self.records - soffset
        elif self.generation == 8:
            real = stride | self.more if adds else stride
            if stride and swizzled:
                outside = record >= self.records or offset >= real
            else:
                outside = record * real + offset >= self.records - soffset
            stride = real
        elif self.generation == 9:
            if adds and index is None:
                outside = False
            elif index is not None and stride:
                outside = index >= self.records
            else:
                outside = offset + size > self.records - soffset
            if index is not None and not swizzled:
                record, adds = index, False
            stride |= self.more if adds else 0
            swizzled = swizzled and self.add_tid
        elif self.generation == 10:
            in_buffer = self.offset_of(record, offset, True, stride) if swizzled else offset
            outside = [record >= self.records or offset >= stride, record >= self.records, not self.records, in_buffer >= self.records - soffset][self.select]
        else:
            record = index if index is not None else lane if adds else 0
            swizzled = swizzled and (adds or index is not None)
            left = max(self.records - soffset, 0)
            beyond = record >= left or offset + size > stride if swizzled and stride else offset + size > left
            outside = [record >= self.records or offset + size > stride, record >= self.records, not self.records, beyond][self.select]
        return None if outside else BASE + soffset + self.offset_of(record, offset, swizzled, stride)


def encodings(cpu, texts):
    """Returns the bytes of each line, in hexadecimal."""
    out = subprocess.run([os.path.join(BUILD, "assembler", "amdgcn-as"), f"-mcpu={cpu}", "--show-encoding"], input="\n".join(texts) + "\n",
                         capture_output=True, text=True, check=True).stdout
    return ["".join(re.findall(r"0x(\w\w)", line)) for line in re.findall(r"encoding: \[(.*?)\]", out)]


def executed(cases):
    """Runs (cpu, lanes, code, SGPRs, VGPRs, memory), and returns (VGPRs, memory) of each, or None."""
    lines = []
    for cpu, lanes, code, sgprs, vgprs, memory in cases:
        words = [sgprs.get(n, 0) for n in range(32)] + [0, 0, 0, 0xffffffff, 0xffffffff if lanes == 64 else 0, 0] + [x for row in vgprs for x in row]
        lines.append(f"{cpu} {lanes} global {code} {b''.join(x.to_bytes(4, 'little') for x in words).hex()} {memory.hex()}\n")
    out = subprocess.run([os.path.join(BUILD, "testsuite", "facts-execute")], input="".join(lines), capture_output=True, text=True, check=True).stdout
    for (_, lanes, *_), line in zip(cases, out.split("\n")):
        if line == "-":
            yield None
            continue
        image = bytes.fromhex(line)
        words = [int.from_bytes(image[i:i + 4], "little") for i in range(4 * WORDS, 4 * (WORDS + VGPRS * lanes), 4)]
        yield [words[n * lanes:(n + 1) * lanes] for n in range(VGPRS)], image[4 * (WORDS + VGPRS * lanes):]


class Memory:
    def __init__(self, content):
        self.byte = bytearray(content)

    def access(self, address, size, value=None):
        """Loads, or stores the lower bytes of a value."""
        at = -1 if address is None else address - BASE
        if not 0 <= at <= len(self.byte) - size:
            return 0
        if value is None:
            return int.from_bytes(self.byte[at:at + size], "little")
        self.byte[at:at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
        return None


def check_addresses(cpu, lanes, rng):
    cases, wanted = [], []
    names = list(itertools.product(ACCESSES, MODES, ["s12", "0"]))
    texts = []
    for name, mode, soffset in names:
        data = {0: "v16", 1: "v16", 2: "v[16:17]", 4: "v[16:19]"}[ACCESSES[name]]
        address = {"": "off", "idxen offen": "v[4:5]"}.get(mode, "v4")
        new = NEW[name] if int(re.sub(r"..$", "", cpu[3:])) >= 11 else name
        texts.append(f"buffer_{new} {data}, {address}, s[4:7], {'null' if cpu == 'gfx1200' and soffset == '0' else soffset} {mode} offset:8")
    for (name, mode, soffset), text, code in zip(names, texts, encodings(cpu, texts)):
        for _ in range(ROUNDS):
            d = Descriptor(cpu, rng)
            vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
            indexes, offsets = [rng.choice([0, 1, 2, 5, 30, 70, 200]) for _ in range(lanes)], [rng.choice([0, 4, 8, 12, 40, 100, 0xfffffff8]) for _ in range(lanes)]
            if "store" in name:  # each lane stores at a place of its own, as the last one of several is not defined
                indexes, offsets = list(range(lanes)), [0 if "idxen" in mode else 16 * i for i in range(lanes)]
            vgprs[4] = indexes if "idxen" in mode else offsets
            vgprs[5] = offsets
            extra = rng.choice([0, 16, 100]) if soffset == "s12" else 0
            memory = Memory(rng.randbytes(SIZE))
            sgprs = {4: d.low & 0xffffffff, 5: d.low >> 32, 6: d.high & 0xffffffff, 7: d.high >> 32, 12: extra}
            before = bytes(memory.byte)
            expected = [list(row) for row in vgprs]
            for lane in range(lanes):
                index = indexes[lane] if "idxen" in mode else None
                offset = (8 + (offsets[lane] if "offen" in mode else 0)) & 0xffffffff
                size = min(4, ACCESSES[name] * 4 or 1)
                for k in range(ACCESSES[name] or 1):
                    address = d.address(lane, index, offset + 4 * k, extra, size)
                    if "load" in name:
                        expected[16 + k][lane] = memory.access(address, size)
                    else:
                        memory.access(address, size, vgprs[16 + k][lane])
            cases.append((cpu, lanes, code, sgprs, vgprs, before))
            wanted.append((text, d, expected, bytes(memory.byte)))
    for (text, d, vgprs, memory), got in zip(wanted, executed(cases)):
        if got is None:
            print(f"{cpu} {text}: not computed")
        elif got != (vgprs, memory):
            where = [(n, lane, hex(a), hex(b)) for n, (x, y) in enumerate(zip(got[0], vgprs)) for lane, (a, b) in enumerate(zip(x, y)) if a != b][:2]
            where += [(f"mem+{i:x}", hex(a), hex(b)) for i, (a, b) in enumerate(zip(got[1], memory)) if a != b][:2]
            print(f"{cpu} {text}: {vars(d)}: {where}")


def wide_address(indexed, index, offset, soffset, stride, records, flags):
    """Returns the address of a dword in a buffer of gfx1250, None if it is out of range, or 0 if that is not known."""
    inside = offset + 4 + soffset <= records
    if flags & 5 or flags & 10 and stride and indexed and stride > 0x3fff:
        return 0
    if not stride or flags & 10:
        return BASE + soffset + index * stride + offset if inside else None
    if indexed:
        return None if index >= records else BASE + soffset + index * stride + offset if offset + 4 <= stride else 0
    return None if not records else BASE + soffset + offset if inside else 0


def check_wide(rng):
    """Loads and stores dwords in buffers of gfx1250, whose descriptors have more bits of the base and of the number of records."""
    cpu, lanes = "gfx1250", 32
    names = list(itertools.product(("load", "store"), MODES, ("s12", "null")))
    texts = [f"buffer_{name}_b32 v16, {'v[4:5]' if mode == 'idxen offen' else 'v4' if mode else 'off'}, s[4:7], {soffset} {mode} offset:8"
             for name, mode, soffset in names]
    cases, wanted = [], []
    for (name, mode, soffset), text, code in zip(names, texts, encodings(cpu, texts)):
        for _ in range(2 * ROUNDS):
            stride, records, flags = rng.choice([0, 0, 16, 64]), rng.choice([0, 3, 100, 1 << 9, 1 << 12]), rng.choice([0, 0, 0, 2, 8, 1])
            extra = 16 if soffset == "s12" else 0
            word = BASE | records << 57 | stride << 108 | flags << 124
            vgprs = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(VGPRS)]
            indexes, offsets = list(range(lanes)), [rng.choice([0, 4]) for _ in range(lanes)] if "idxen" in mode else [4 * i for i in range(lanes)]
            vgprs[4], vgprs[5] = indexes if "idxen" in mode else offsets, offsets
            memory = Memory(rng.randbytes(SIZE))
            before, expected, known = bytes(memory.byte), [list(row) for row in vgprs], True
            for lane in range(lanes):
                index = indexes[lane] if "idxen" in mode else 0
                address = wide_address("idxen" in mode, index, 8 + (offsets[lane] if "offen" in mode else 0), extra, stride, records, flags)
                known &= address != 0
                if name == "load":
                    expected[16][lane] = memory.access(address, 4)
                else:
                    memory.access(address, 4, vgprs[16][lane])
            cases.append((cpu, lanes, code, {k + 4: word >> 32 * k & 0xffffffff for k in range(4)} | {12: extra}, vgprs, before))
            wanted.append((text, stride, records, flags, (expected, bytes(memory.byte)) if known else None))
    for (text, *what, result), got in zip(wanted, executed(cases)):
        if got != result:
            print(f"{cpu} {text}: stride, records, flags {what}: {'not computed' if got is None else 'not known' if result is None else 'differs'}")


# ---- formats

FLOAT_BITS = {10: (5, 5), 11: (5, 6), 16: (5, 10), 32: (8, 23)}
NUMBERS = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "FLOAT"]
LAYOUTS = ["8", "16", "8_8", "32", "16_16", "10_11_11", "10_10_10_2", "2_10_10_10", "8_8_8_8", "32_32", "16_16_16_16", "32_32_32_32"]


def component(number, bits, raw):
    """Returns the bits of a float, or of an integer, that a component becomes."""
    value = raw - (1 << bits) if raw >> bits - 1 else raw
    if number in ("UINT", "SINT"):
        return (raw if number == "UINT" else value) & 0xffffffff
    if number == "FLOAT":
        e_bits, f_bits = FLOAT_BITS[bits]
        if bits == 32:
            return raw
        e, f = raw >> f_bits & 31, raw & (1 << f_bits) - 1
        sign = raw >> 15 if bits == 16 else 0
        if e == 31:
            return None if f else sign << 31 | 0x7f800000
        return operations.encoded(sign, Fraction(f + (1 << f_bits if e else 0)) * Fraction(2) ** (max(e, 1) - 15 - f_bits), 32)
    x = {"UNORM": Fraction(raw, (1 << bits) - 1), "SNORM": max(Fraction(value, (1 << bits - 1) - 1), Fraction(-1)), "USCALED": Fraction(raw),
         "SSCALED": Fraction(value)}[number] if bits < 32 else Fraction(raw if number[0] == "U" else value)
    return operations.encoded(x < 0, abs(x), 32)


def formats(cpu):
    for layout, number in itertools.product(LAYOUTS, NUMBERS):
        bits = [int(x) for x in reversed(layout.split("_"))]
        if number == "FLOAT" and (min(bits) < 10 or 2 in bits) or 32 in bits and number not in ("UINT", "SINT", "FLOAT"):
            continue
        if cpu == "gfx900":
            yield bits, number, f"format:[BUF_DATA_FORMAT_{layout},BUF_NUM_FORMAT_{number}]"
        elif not (cpu in ("gfx1100", "gfx1200") and (layout == "10_11_11" and number != "FLOAT" or layout == "10_10_10_2" and "SCALED" in number)) and \
                not (layout == "10_10_10_2" and number == "FLOAT"):
            yield bits, number, f"format:[BUF_FMT_{layout}_{number}]"


def half(number, bits, raw):
    """Returns the bits of a half, or of an integer of 16 bits, that a component becomes."""
    whole = component(number, bits, raw)
    if number in ("UINT", "SINT") or whole is None:
        return whole and whole & 0xffff
    if number in ("UNORM", "SNORM") and bits < 32:
        value = raw - (1 << bits) if number == "SNORM" and raw >> bits - 1 else raw
        x = max(Fraction(value, (1 << bits - (number == "SNORM")) - 1), Fraction(-1))
        return operations.encoded(x < 0, abs(x), 16)
    sign, x = operations.decoded(whole, 32)
    return None if x == operations.NAN else operations.encoded(sign, x, 16, down=number == "FLOAT" and bits == 32 and x != operations.INF)


def check_halves(cpu, lanes, rng):
    """Loads texels of each format as halves."""
    known = list(formats(cpu))
    name = "tbuffer_load_d16_format_xyzw" if cpu >= "gfx11" and cpu != "gfx900" else "tbuffer_load_format_d16_xyzw"
    loads = encodings(cpu, [f"{name} v[16:17], v4, s[4:7], {'null' if cpu == 'gfx1200' else '0'} {text} offen" for _, _, text in known])
    sgprs = {4: BASE & 0xffffffff, 5: BASE >> 32, 6: SIZE, 7: 3 << 28 if cpu != "gfx900" else 1}
    vgprs = [[0] * lanes for _ in range(VGPRS)]
    vgprs[4] = [16 * lane for lane in range(lanes)]
    memory = rng.randbytes(SIZE)
    for (bits, number, text), got in zip(known, executed([(cpu, lanes, code, sgprs, vgprs, memory) for code in loads])):
        for lane in range(lanes) if got else ():
            texel, at = int.from_bytes(memory[16 * lane:16 * lane + sum(bits) // 8], "little"), 0
            for k, width in enumerate(bits):
                wanted, found = half(number, width, texel >> at & (1 << width) - 1), got[0][16 + k // 2][lane] >> 16 * (k % 2) & 0xffff
                if wanted is not None and found != wanted:
                    print(f"{cpu} {text}: half {k} of {texel:x} is {found:x}, expected {wanted:x}")
                at += width
        if not got:
            print(f"{cpu} {text}: not computed")


def check_selection(cpu, lanes):
    """Loads a texel of 8_8 with the components in another order, in the buffer and beyond it."""
    text = f"buffer_load_format_xyzw v[16:19], v4, s[4:7], {'null' if cpu == 'gfx1200' else '0'} offen"
    select = 5 | 1 << 3 | 0 << 6 | 4 << 9  # Y, 1, 0, X
    word = select | (3 << 15 | 4 << 12 if cpu == "gfx900" else 18 << 12 | 3 << 28)  # UINT
    vgprs = [[0] * lanes for _ in range(VGPRS)]
    vgprs[4] = [0, SIZE] * (lanes // 2)
    (vgprs, _), = executed([(cpu, lanes, encodings(cpu, [text])[0], {4: BASE & 0xffffffff, 5: BASE >> 32, 6: SIZE, 7: word}, vgprs, bytes([7, 9]) * (SIZE // 2))])
    found = [[vgprs[16 + k][lane] for k in range(4)] for lane in range(2)]
    if found != [[9, 1, 0, 7], [0, 1, 0, 0]]:
        print(f"{cpu} {text}: {found}")


def check_formats(cpu, lanes, rng):
    """Loads texels of each format, and stores them again, which must not change memory."""
    known = list(formats(cpu))
    null = "null" if cpu == "gfx1200" else "0"
    loads = encodings(cpu, [f"tbuffer_load_format_xyzw v[16:19], v4, s[4:7], {null} {text} offen" for _, _, text in known])
    stores = encodings(cpu, [f"tbuffer_store_format_xyzw v[16:19], v4, s[4:7], {null} {text} offen" for _, _, text in known])
    low, high = BASE, SIZE | (3 << 60 if cpu != "gfx900" else 1 << 32)
    sgprs = {4: low & 0xffffffff, 5: low >> 32, 6: high & 0xffffffff, 7: high >> 32}
    vgprs = [[0] * lanes for _ in range(VGPRS)]
    vgprs[4] = [16 * lane for lane in range(lanes)]
    memory = rng.randbytes(SIZE)
    results = list(executed([(cpu, lanes, code, sgprs, vgprs, memory) for code in loads]))
    again = list(executed([(cpu, lanes, code, sgprs, got[0] if got else vgprs, bytes(SIZE)) for code, got in zip(stores, results)]))
    for (bits, number, text), got, stored in zip(known, results, again):
        if got is None or stored is None:
            print(f"{cpu} {text}: not computed")
            continue
        for lane in range(lanes):
            texel = int.from_bytes(memory[16 * lane:16 * lane + sum(bits) // 8], "little")
            kept = int.from_bytes(stored[1][16 * lane:16 * lane + sum(bits) // 8], "little")
            at = 0
            for k in range(4):
                width = bits[k] if k < len(bits) else 0
                raw, wanted = texel >> at & (1 << width) - 1, 0
                if width:
                    wanted = component(number, width, raw)
                if wanted is not None and got[0][16 + k][lane] != wanted:
                    print(f"{cpu} {text}: component {k} of {texel:x} is {got[0][16 + k][lane]:x}, expected {wanted:x}")
                back = kept >> at & (1 << width) - 1
                lowest = number == "SNORM" and width and raw == 1 << width - 1  # the same number as the next one
                if width and wanted is not None and back != raw + lowest:
                    print(f"{cpu} {text}: component {k} of {texel:x} is stored as {back:x}")
                at += width


def main():
    check_wide(random.Random(2))
    for cpu, lanes in CPUS.items():
        check_addresses(cpu, lanes, random.Random(cpu))
        if cpu in ("gfx900", "gfx1030", "gfx1100", "gfx1200"):
            check_formats(cpu, lanes, random.Random(cpu))
            check_halves(cpu, lanes, random.Random(cpu))
            check_selection(cpu, lanes)


if __name__ == "__main__":
    main()
