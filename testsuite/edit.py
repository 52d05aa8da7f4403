#!/usr/bin/env python3
"""Inserts instructions into the output of amdgcn-objdump --assembly, and compares the edited object with the original.

  edit.py insert IN.s OUT.s WHERE       inserts ten instructions, which do nothing, into the code of IN.s
  edit.py check OBJDUMP OLD NEW         compares two linked objects; prints what has lost its meaning, and a summary
  edit.py each BUILD WHERE FILE…        does both to each object, with the programs of a build folder, for objects of others

WHERE is "middle": the middle of the code; a number: after that many instructions; or a regular expression: before each instruction
that it matches.

All that refers to code must refer to the same instructions in both objects: branches, addresses that code computes from the program
counter (straight-line code is interpreted), symbols with their sizes, kernel descriptors and dynamic relocations. All else, data and
metadata, must be equal, kernels must still be aligned, and --check must find the same.
"""
import bisect
import collections
import json
import os
import re
import struct
import subprocess
import sys
import tempfile

from elf import SHF_ALLOC, SHT_DYNAMIC, SHT_DYNSYM, SHT_NOBITS, SHT_NOTE, SHT_RELA, SHT_SYMTAB, Elf

MARK, MARKS = "s_nop 13", 10
BRANCH = re.compile(r"s_(branch|cbranch_(?!join|g_fork)\w+|call_[bi]64|subvector_loop_\w+)$")
KD_SIZE, KD_ENTRY, KERNEL_ALIGN = 64, 16, 256
CARRY = {"s_addc_u32": "add_carry", "s_add_co_ci_u32": "add_carry", "s_subb_u32": "subtract_carry", "s_sub_co_ci_u32": "subtract_carry"}
SHT_PROGBITS, R_RELATIVE64 = 1, 13


# -- insertion

def insert(source, where):
    """Returns the source with the instructions inserted, and the number of insertions."""
    lines, code, at = source.split("\n"), False, []
    for i, line in enumerate(lines):
        if line.startswith("\t.section "):
            code = "x" in line.split('"')[-2]
        elif code and re.match(r"\t[a-z]", line):
            at.append(i)
    if where == "middle":
        chosen = {at[len(at) // 2]}
    elif where.isdigit():
        chosen = {at[int(where) - 1]}
    else:
        chosen = {i for i in at if re.match(where, lines[i].strip())}
    return "\n".join(line + ("\n\t" + MARK) * (MARKS if i in chosen else 0) for i, line in enumerate(lines)), len(chosen)


# -- comparison

class Object:
    def __init__(self, objdump, path):
        self.objdump, self.path = objdump, path
        with open(path, "rb") as f:
            self.elf = Elf(f.read())
        code = self.run("-d", "-z")["disassembly"]
        self.items = sorted((i for s in code for i in s["instructions"]), key=lambda i: i["address"])
        for i in self.items:
            i.setdefault("text", "data")
        self.starts = [i["address"] for i in self.items]
        self.code = [(s["address"], s["address"] + s["size"]) for s in code]
        self.symbols = [y for y in self.elf.symbols(SHT_SYMTAB) or self.elf.symbols(SHT_DYNSYM) if y["name"]]

    def run(self, *options):
        p = subprocess.run([self.objdump, "--json", *options, self.path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return json.loads(p.stdout)["files"][0]

    def section_at(self, address):
        """The section that contains an address, or ends there."""
        for s in self.elf.sections:
            if s["flags"] & SHF_ALLOC and s["addr"] <= address < s["addr"] + s["size"]:
                return s
        return next((s for s in self.elf.sections if s["flags"] & SHF_ALLOC and s["size"] and address == s["addr"] + s["size"]), None)

    def in_code(self, address):
        return any(a <= address <= b for a, b in self.code)


def end(item):
    return item["address"] + len(item["bytes"]) // 2


class Comparison:
    def __init__(self, old, new):
        self.old, self.new, self.errors = old, new, []
        self.counts = collections.Counter()
        self.pairs = self.align()         # pairs of items: of the old object and of the new one
        self.at = {o["address"]: n["address"] for o, n in self.pairs}

    def error(self, text, *args):
        self.errors.append(text % args)

    def align(self):
        """Pairs the instructions of both objects. In the new one, marks, and padding before an aligned symbol, are skipped."""
        out, j, new = [], 0, self.new.items
        for o in self.old.items:
            while j < len(new) and not similar(o, new[j]) or (j < len(new) and new[j]["text"] == MARK and o["text"] != MARK):
                if new[j]["text"] == MARK:
                    self.counts["inserted"] += 1
                elif new[j]["text"] == "s_nop 0" and "labels" in o and o["address"] % 8 == 0:
                    self.counts["padding"] += 1
                else:
                    self.error("%#x: %s has become %s", o["address"], o["text"], new[j]["text"])
                    return out
                j += 1
            if j == len(new):
                self.error("%#x: %s is missing", o["address"], o["text"])
                return out
            out.append((o, new[j]))
            j += 1
        return out

    def moved(self, address):
        """Returns where the new object has what is at an address of the old one, or None."""
        if self.old.in_code(address):
            i = bisect.bisect_right(self.old.starts, address) - 1
            start = self.old.starts[i]
            return self.at[start] + address - start
        s = self.old.section_at(address)
        to = s and next((t for t in self.new.elf.sections if t["label"] == s["label"]), None)
        return to and to["addr"] + address - s["addr"]

    def same(self, what, at, a, b):
        """Reports an error unless address b of the new object is a of the old one."""
        self.counts[what] += 1
        if self.moved(a) != b:
            self.error("%#x: %s: %#x has become %#x instead of %s", at, what, a, b, self.moved(a) and hex(self.moved(a)))

    def check(self):
        if self.errors:
            return
        self.branches()
        self.addresses()
        self.check_symbols()
        self.sections()
        self.relocations()
        self.findings()

    def branches(self):
        for o, n in self.pairs:
            if BRANCH.match(o.get("mnemonic", "")):
                self.same("branch", o["address"], *(end(i) + 4 * signed(int.from_bytes(bytes.fromhex(i["bytes"])[:2], "little"), 16) for i in (o, n)))

    def addresses(self):
        a, b = Machine(), Machine()
        used = set()
        for k, (o, n) in enumerate(self.pairs):
            x, y = a.step(k, o), b.step(k, n)
            if bool(x) != bool(y):
                self.error("%#x: only one of the objects computes an address", o["address"])
            elif x:
                self.same("address", o["address"], x[0], y[0])
                used |= x[1]
        for k, (o, n) in enumerate(self.pairs):
            if o["bytes"] != n["bytes"] and not BRANCH.match(o.get("mnemonic", "")) and k not in used:
                self.error("%#x: the literal of %s has become that of %s", o["address"], o["text"], n["text"])

    def check_symbols(self):
        key = lambda y: (y["name"], y["type"], y["bind"], y["other"])
        if collections.Counter(map(key, self.old.symbols)) != collections.Counter(map(key, self.new.symbols)):
            self.error("the symbols differ: %s", sorted(set(map(key, self.old.symbols)) ^ set(map(key, self.new.symbols))))
            return
        new = {key(y): y for y in self.new.symbols}
        names = {y["name"] for y in self.old.symbols}
        for y in self.old.symbols:
            z = new[key(y)]
            if not 0 < y["section"] < 0xff00 or self.old.elf.sections[y["section"]]["kind"] == SHT_DYNAMIC or not self.old.section_at(y["value"]):
                continue
            self.same("symbol", y["value"], y["value"], z["value"])
            if y["size"] and self.old.in_code(y["value"]):
                last = bisect.bisect_left(self.old.starts, y["value"] + y["size"]) - 1
                o = self.old.items[last]
                rest = y["value"] + y["size"] - o["address"]
                expected = self.at[o["address"]] + rest - z["value"]
                marks = sum(len(i["bytes"]) // 2 for i in self.new.items
                            if i["text"] == MARK and z["value"] + expected <= i["address"] < z["value"] + expected + 4 * MARKS)
                self.counts["size"] += 1
                if z["size"] not in (expected, expected + marks):
                    self.error("%s: its size %d has become %d instead of %d", y["name"], y["size"], z["size"], expected)
            elif y["size"] != z["size"]:
                self.error("%s: its size %d has become %d", y["name"], y["size"], z["size"])
            if y["name"] + ".kd" in names:
                self.counts["kernel"] += 1
                if z["value"] % KERNEL_ALIGN:
                    self.error("%s is at %#x, which is not a multiple of %d", y["name"], z["value"], KERNEL_ALIGN)

    def sections(self):
        """Data is equal, but for entries of descriptors and fields of dynamic relocations. .eh_frame refers to the same code."""
        slots = {r[0]: 8 for r in relocations(self.old)}
        kernels = {}
        for y in self.old.symbols:
            if y["name"].endswith(".kd") and y["size"] == KD_SIZE:
                kernels[y["value"]] = y["name"]
                slots[y["value"] + KD_ENTRY] = 8
        for s in self.old.elf.sections:
            t = next((t for t in self.new.elf.sections if t["label"] == s["label"]), None)
            if not s["flags"] & SHF_ALLOC or s["kind"] not in (SHT_PROGBITS, SHT_NOTE, SHT_NOBITS) or self.old.in_code(s["addr"]) or \
                    s["name"] == ".relro_padding":
                continue
            if not t or s["size"] != t["size"]:
                self.error("section %s is missing, or has another size", s["label"])
                continue
            if s["name"] == ".eh_frame":
                for (at, a), (_, b) in zip(frames(s), frames(t)):
                    self.same("frame", at, a, b)
                continue
            a, b = bytearray(s["body"]), bytearray(t["body"])
            for at, size in slots.items():
                if a and s["addr"] <= at < s["addr"] + s["size"]:
                    x, y = (int.from_bytes(c[at - s["addr"]:at - s["addr"] + size], "little") for c in (a, b))
                    if at - KD_ENTRY in kernels:
                        self.same("descriptor", at, at - KD_ENTRY + x & 2**64 - 1, at - s["addr"] + t["addr"] - KD_ENTRY + y & 2**64 - 1)
                    a[at - s["addr"]:at - s["addr"] + size] = b[at - s["addr"]:at - s["addr"] + size] = bytes(size)
            self.counts["data bytes"] += len(a)
            if a != b:
                self.error("the contents of section %s differ", s["label"])

    def relocations(self):
        old, new = relocations(self.old), relocations(self.new)
        if len(old) != len(new):
            self.error("%d dynamic relocations have become %d", len(old), len(new))
        theirs = {r[0]: r for r in new}
        for at, kind, symbol, addend in old:
            r = theirs.get(self.moved(at))
            if not r or r[1:3] != (kind, symbol):
                self.error("the dynamic relocation at %#x is missing", at)
            elif kind == R_RELATIVE64:
                self.same("pointer", at, addend, r[3])
            elif r[3] != addend:
                self.error("the dynamic relocation at %#x has another addend", at)

    def findings(self):
        key = lambda d, at: (d["kind"], d["severity"], d.get("registers"), at)
        old, new = self.old.run("--check=all"), self.new.run("--check=all")
        a = collections.Counter(key(d, self.moved(d["address"])) for d in old["defects"])
        b = collections.Counter(key(d, d["address"]) for d in new["defects"])
        self.counts["finding"] += sum(a.values())
        for kind, severity, registers, at in a - b:
            self.error("the %s %s of %s at %#x of the new object is missing", severity, kind, registers, at or 0)
        for kind, severity, registers, at in b - a:
            self.error("the %s %s of %s at %#x of the new object is new", severity, kind, registers, at)


def similar(o, n):
    """Whether two instructions are equal but for the target of a branch or the literal."""
    if o["bytes"] == n["bytes"]:
        return True
    a, b = bytes.fromhex(o["bytes"]), bytes.fromhex(n["bytes"])
    if o.get("mnemonic") != n.get("mnemonic") or len(a) != len(b) or not o.get("mnemonic"):
        return False
    return a[2:] == b[2:] if BRANCH.match(o.get("mnemonic", "")) else len(a) >= 8 and a[:4] == b[:4]


def signed(value, bits):
    return value - (value >> bits - 1 << bits)


class Machine:
    """Values of scalar registers that straight-line code computes from constants and the program counter. A value is a number, whether
    it depends on the program counter, and the instructions whose literals it depends on."""

    def __init__(self):
        self.value, self.scc = {}, None

    def read(self, k, text):
        if text in self.value:
            return self.value[text]
        number = re.match(r"(?:lit(?:64)?\()?(-?(?:0x[0-9a-f]+|\d+))\)?$", text)
        return (int(number[1], 0), False, frozenset([k])) if number else None

    def pair(self, text):
        m = re.match(r"s\[(\d+):(\d+)\]$", text)
        return ("vcc_lo", "vcc_hi") if text == "vcc" else ("s" + m[1], "s" + m[2]) if m else None

    def step(self, k, item):
        """Executes an instruction. Returns an address that it computes, and the instructions with its literals, or None."""
        name, ops = item.get("mnemonic", ""), item.get("operands", [])
        name = CARRY.get(name, name.replace("_co_", "_"))
        carry, self_scc, result = self.scc, None, None
        if item.get("labels") or "flow" in item:
            self.value = {}
        if name in ("s_getpc_b64", "s_get_pc_i64"):
            at = end(item)
            self.write(item)
            for half, register in enumerate(self.pair(ops[0]) or ()):
                self.value[register] = (at >> 32 * half & 2**32 - 1, True, frozenset())
            return None
        if name in ("s_add_nc_u64", "s_sub_nc_u64"):
            halves = [self.pair(o) for o in ops[1:]]
            wide = next((h for h in halves if h and all(self.value.get(r, (0, False))[1] for r in h)), None)
            other = next((self.read(k, o) for o, h in zip(ops[1:], halves) if not h), None)
            if wide and other:
                low, high = (self.value[r] for r in wide)
                value = (low[0] | high[0] << 32) + (other[0] if name == "s_add_nc_u64" else -other[0]) & 2**64 - 1
                self.write(item)
                return value, low[2] | other[2]
            self.write(item)
            return None
        known = [self.read(k, o) for o in ops[1:]]
        out = None
        if known and None not in known:
            v, taint, src = [x[0] for x in known], any(x[1] for x in known), frozenset().union(*(x[2] for x in known))
            number = None
            if name in ("s_mov_b32", "s_movk_i32"):
                number = v[0]
            elif name == "s_sext_i32_i16":
                number = signed(v[0] & 0xffff, 16)
            elif name == "s_abs_i32":
                number = abs(signed(v[0] & 2**32 - 1, 32))
            elif name == "s_ashr_i32":
                number = signed(v[0] & 2**32 - 1, 32) >> (v[1] & 31)
            elif name in ("s_add_u32", "s_add_i32"):
                number = (v[0] & 2**32 - 1) + (v[1] & 2**32 - 1)
                self_scc = number >> 32
            elif name in ("s_sub_u32", "s_sub_i32"):
                number = (v[0] & 2**32 - 1) - (v[1] & 2**32 - 1)
                self_scc = int(number < 0)
            elif name in ("add_carry", "subtract_carry") and carry is not None:
                number = (v[0] & 2**32 - 1) + (v[1] & 2**32 - 1) + carry if name == "add_carry" else (v[0] & 2**32 - 1) - (v[1] & 2**32 - 1) - carry
            if number is not None:
                out = number & 2**32 - 1, taint, src
        self.write(item)
        if out:
            self.value[ops[0]] = out
            self.scc = self_scc
            if name in ("add_carry", "subtract_carry") and out[1]:
                low = self.value.get("vcc_lo" if ops[0] == "vcc_hi" else "s%d" % (int(ops[0][1:]) - 1) if ops[0][1:].isdigit() else "")
                if low and low[1]:
                    result = low[0] | out[0] << 32, low[2] | out[2]
        return result

    def write(self, item):
        for w in item.get("writes", []):
            for r in self.registers(w):
                self.value.pop(r, None)
            if w == "scc":
                self.scc = None

    @staticmethod
    def registers(text):
        m = re.match(r"s\[(\d+):(\d+)\]$", text)
        return ["s%d" % i for i in range(int(m[1]), int(m[2]) + 1)] if m else ["vcc_lo", "vcc_hi"] if text == "vcc" else [text]


def relocations(o):
    return [(at, info & 0xffffffff, symbol_name(o, info >> 32), addend) for s in o.elf.sections if s["kind"] == SHT_RELA and s["flags"] & SHF_ALLOC
            for at, info, addend in struct.iter_unpack("<QQq", s["body"])]


def symbol_name(o, index):
    return o.elf.symbols(SHT_DYNSYM)[index]["name"] if index else ""


def frames(section):
    """The addresses at which the frame descriptions of .eh_frame begin and end, with the address of the field. Both fields are relative
    and have 4 bytes."""
    at, body = 0, section["body"]
    while at + 8 <= len(body):
        size, cie = struct.unpack_from("<II", body, at)
        if not size:
            return
        if cie:
            place = section["addr"] + at + 8
            begin, length = struct.unpack_from("<iI", body, at + 8)
            yield place, place + begin
            yield place + 4, place + begin + length
        at += 4 + size


def each(build, where, paths):
    """Edits each of the objects. Returns 1 if one of them cannot be edited, or has lost its meaning."""
    assembler, linker, objdump = (os.path.join(build, p) for p in ("assembler/amdgcn-as", "linker/amdgcn-ld", "objdump/amdgcn-objdump"))
    total, failed = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        source, new_object, new = (os.path.join(folder, n) for n in ("k.s", "k.o", "k.co"))
        for path in paths:
            p = subprocess.run([objdump, "--assembly", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
            with open(source, "w") as f:
                f.write(insert(p.stdout, where)[0])
            subprocess.run([assembler, source, "-o", new_object], check=True)
            subprocess.run([linker, "-shared", new_object, "-o", new], check=True)
            c = Comparison(Object(objdump, path), Object(objdump, new))
            c.check()
            total += c.counts
            failed += bool(c.errors)
            for e in c.errors[:20]:
                print("error: %s: %s" % (path, e))
    print("objects: %d, with errors: %d, %s" % (len(paths), failed, summary(total)))
    return 1 if failed else 0


def summary(counts):
    return ", ".join("%s: %d" % row for row in sorted(counts.items()))


def main():
    if sys.argv[1:2] == ["each"] and len(sys.argv) > 4:
        return each(*sys.argv[2:4], sys.argv[4:])
    if sys.argv[1:2] == ["insert"] and len(sys.argv) == 5:
        with open(sys.argv[2]) as f:
            text, n = insert(f.read(), sys.argv[4])
        with open(sys.argv[3], "w") as f:
            f.write(text)
        return 0 if n else "nothing was inserted"
    if sys.argv[1:2] != ["check"] or len(sys.argv) != 5:
        return __doc__
    c = Comparison(*(Object(sys.argv[2], path) for path in sys.argv[3:5]))
    c.check()
    for e in c.errors[:20]:
        print("error: " + e)
    print(summary(c.counts))
    return 1 if c.errors else 0


if __name__ == "__main__":
    sys.exit(main())
