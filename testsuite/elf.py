#!/usr/bin/env python3
"""Prints a code object as text that can be recorded and compared.

  elf.py FILE

The text contains the data that a linker or a loader uses, in a fixed order. It does not depend on the order of sections and
symbols in the file, on string tables, or on padding between sections.

For a relocatable object, the text contains sections with their bytes, symbols and relocations; a local symbol in a relocation is
replaced by its location. For a shared object, the text contains the kinds of segments, sizes, dynamic tags and symbols, notes, and
the targets of kernel descriptors and dynamic relocations, but no details that depend on the linker's choice of addresses.

This reader shares no code with the programs under test.
"""
import struct
import sys

SHT = {1: "PROGBITS", 2: "SYMTAB", 3: "STRTAB", 4: "RELA", 5: "HASH", 6: "DYNAMIC", 7: "NOTE",
       8: "NOBITS", 9: "REL", 11: "DYNSYM", 14: "INIT_ARRAY", 15: "FINI_ARRAY", 17: "GROUP",
       0x6ffffff6: "GNU_HASH", 0x6fff4c03: "LLVM_ADDRSIG"}
PT = {1: "LOAD", 2: "DYNAMIC", 4: "NOTE", 6: "PHDR", 0x6474e551: "GNU_STACK", 0x6474e552: "GNU_RELRO"}
DT = {0: "NULL", 1: "NEEDED", 4: "HASH", 5: "STRTAB", 6: "SYMTAB", 7: "RELA", 8: "RELASZ", 9: "RELAENT",
      10: "STRSZ", 11: "SYMENT", 14: "SONAME", 16: "SYMBOLIC", 22: "TEXTREL", 30: "FLAGS",
      0x6ffffef5: "GNU_HASH", 0x6ffffff9: "RELACOUNT", 0x6ffffffb: "FLAGS_1"}
TYPE = {1: "REL", 2: "EXEC", 3: "DYN"}
BIND = {0: "LOCAL", 1: "GLOBAL", 2: "WEAK"}
STT = {0: "NOTYPE", 1: "OBJECT", 2: "FUNC", 3: "SECTION", 4: "FILE", 5: "COMMON", 6: "TLS"}
VIS = {0: "DEFAULT", 1: "INTERNAL", 2: "HIDDEN", 3: "PROTECTED"}
SHF = [(1, "W"), (2, "A"), (4, "X"), (0x10, "M"), (0x20, "S"), (0x40, "I"), (0x80, "L"), (0x200, "G"),
       (0x400, "T"), (0x800, "C"), (0x80000000, "E")]
STT_FILE, STT_SECTION = 4, 3
SHF_ALLOC, SHF_STRINGS = 2, 0x20
SHT_NOBITS, SHT_NOTE, SHT_RELA, SHT_REL, SHT_SYMTAB, SHT_DYNSYM, SHT_DYNAMIC, SHT_GROUP = 8, 7, 4, 9, 2, 11, 6, 17
FORMAT_SECTIONS = {"", ".symtab", ".strtab", ".shstrtab"}
KD_SIZE, KD_ENTRY = 64, 16  # size of a kernel descriptor; offset of its field kernel_code_entry_byte_offset
RELOC = dict(enumerate("""NONE ABS32_LO ABS32_HI ABS64 REL32 REL64 ABS32 GOTPCREL GOTPCREL32_LO
    GOTPCREL32_HI REL32_LO REL32_HI - RELATIVE64 REL16""".split()))


def reloc_name(kind):
    return "R_AMDGPU_" + RELOC.get(kind, str(kind))


class Elf:
    """A 64-bit little-endian ELF file. Other input raises ValueError, struct.error or IndexError."""

    def __init__(self, data):
        self.data = data
        if data[:4] != b"\x7fELF" or data[4:6] != b"\x02\x01":
            raise ValueError("not a 64-bit little-endian ELF file")
        self.osabi, self.abiversion = data[7], data[8]
        (self.type, self.machine, _, self.entry, phoff, shoff, self.flags, _, _, phnum, _, shnum,
         shstrndx) = struct.unpack_from("<HHIQQQIHHHHHH", data, 16)
        self.segments = [struct.unpack_from("<IIQQQQQQ", data, phoff + 56 * i) for i in range(phnum)]
        raw = [struct.unpack_from("<IIQQQQIIQQ", data, shoff + 64 * i) for i in range(shnum)]
        self.sections = []
        for name, kind, flags, addr, offset, size, link, info, align, entsize in raw:
            body = b"" if kind == SHT_NOBITS else data[offset:offset + size]
            self.sections.append(dict(name=name, kind=kind, flags=flags, addr=addr, size=size,
                                      link=link, info=info, align=align, entsize=entsize, body=body))
        for s in self.sections:
            s["name"] = self.string(shstrndx, s["name"])
        self.number_names()

    def number_names(self):
        """Gives sections of the same name the labels .text, .text#2, …"""
        seen = {}
        for s in self.sections:
            n = seen[s["name"]] = seen.get(s["name"], 0) + 1
            s["label"] = s["name"] if n == 1 else "%s#%d" % (s["name"], n)

    def string(self, section, offset):
        body = self.sections[section]["body"]
        return body[offset:body.index(b"\0", offset)].decode(errors="replace")

    def section(self, name):
        return next((s for s in self.sections if s["name"] == name), None)

    def section_label(self, index):
        special = {0: "UND", 0xfff1: "ABS", 0xfff2: "COMMON", 0xff00: "LDS"}
        return special.get(index) or self.sections[index]["label"]

    def symbols(self, kind=SHT_SYMTAB):
        out = []
        for s in self.sections:
            if s["kind"] == kind:
                strings = self.sections[s["link"]]["body"]
                for name, info, other, shndx, value, size in struct.iter_unpack("<IBBHQQ", s["body"]):
                    text = strings[name:strings.index(b"\0", name)].decode(errors="replace")
                    out.append(dict(name=text, type=info & 15, bind=info >> 4, other=other,
                                    section=shndx, value=value, size=size))
        return out

    def read(self, address, size):
        for kind, _, offset, vaddr, _, filesz, _, _ in self.segments:
            if kind == 1 and vaddr <= address and address + size <= vaddr + filesz:
                return self.data[offset + address - vaddr:offset + address - vaddr + size]
        return b""


def flag_text(flags):
    text = "".join(c for bit, c in SHF if flags & bit)
    rest = flags & ~sum(bit for bit, _ in SHF)
    return (text + ("+%#x" % rest if rest else "")) or "-"


def hex_lines(body):
    for at in range(0, len(body), 32):
        row = body[at:at + 32]
        if at and row == body[at - 32:at]:
            if row != body[at - 64:at - 32] or at < 64:
                yield "    *"
            continue
        words = " ".join(row[i:i + 4].hex() for i in range(0, len(row), 4))
        yield "    %04x  %-71s  %s" % (at, words, "".join(chr(c) if 32 <= c < 127 else "." for c in row))


def header_line(elf):
    return "header %s machine=%d osabi=%d abiversion=%d flags=%#x" % (
        TYPE.get(elf.type, elf.type), elf.machine, elf.osabi, elf.abiversion, elf.flags)


def note_lines(elf):
    for s in elf.sections:
        if s["kind"] != SHT_NOTE:
            continue
        at, body = 0, s["body"]
        while at + 12 <= len(body):
            namesz, descsz, kind = struct.unpack_from("<III", body, at)
            at += 12
            name = body[at:at + namesz].rstrip(b"\0").decode(errors="replace")
            at += namesz + 3 & ~3
            yield "note %s type=%d size=%d" % (name, kind, descsz)
            yield from hex_lines(body[at:at + descsz])
            at += descsz + 3 & ~3


def symbol_line(elf, y, where):
    other = y["other"] & ~3
    return "symbol %s %s %s %s %s size=%d" % (
        y["name"], STT.get(y["type"], y["type"]), BIND.get(y["bind"], y["bind"]),
        VIS[y["other"] & 3] + ("+%#x" % other if other else ""), where, y["size"])


def named_symbols(elf, kind):
    return [y for y in elf.symbols(kind) if y["name"] and y["type"] not in (STT_SECTION, STT_FILE)]


def relocation_lines(elf):
    symbols = elf.symbols()
    for s in elf.sections:
        if s["kind"] not in (SHT_RELA, SHT_REL):
            continue
        place = elf.section_label(s["info"])
        for offset, info, *addend in sorted(struct.iter_unpack("<QQq" if s["kind"] == SHT_RELA else "<QQ", s["body"])):
            y = symbols[info >> 32]
            if not addend:
                target = (elf.section_label(y["section"]) if y["bind"] == 0 else y["name"]) + " REL"
            elif info >> 32 == 0:
                target = "%#x" % addend[0]
            elif y["bind"] == 0 and 0 < y["section"] < 0xff00:
                target = "%s+%#x" % (elf.section_label(y["section"]), y["value"] + addend[0])
            else:
                target = "%s%+d" % (y["name"], addend[0])
            yield "reloc %s+%#x %s %s" % (place, offset, reloc_name(info & 0xffffffff), target)


def group_line(elf, s):
    """Formats a section group. Lists the members by name, because their section numbers depend on the writer."""
    flag, *members = (n for n, in struct.iter_unpack("<I", s["body"]))
    labels = sorted(elf.section_label(n) for n in members)
    return "    %s of %s: %s" % ("COMDAT" if flag & 1 else "group", elf.symbols()[s["info"]]["name"], " ".join(labels))


def relocatable(elf):
    yield header_line(elf)
    for s in sorted(elf.sections, key=lambda s: s["label"]):
        if s["name"] in FORMAT_SECTIONS or s["kind"] in (SHT_RELA, SHT_REL) or not s["size"]:
            continue
        yield "section %s %s %s align=%d entsize=%d size=%d" % (
            s["label"], SHT.get(s["kind"], hex(s["kind"])), flag_text(s["flags"]), s["align"],
            s["entsize"], s["size"])
        if s["kind"] == SHT_GROUP:
            yield group_line(elf, s)
        elif s["kind"] not in (SHT_NOTE, 0x6fff4c03):
            yield from hex_lines(s["body"])
    lines = [symbol_line(elf, y, "%s+%#x" % (elf.section_label(y["section"]), y["value"]))
             for y in named_symbols(elf, SHT_SYMTAB)]
    yield from sorted(lines)
    yield from sorted(relocation_lines(elf))
    yield from note_lines(elf)


def place_of(elf, address):
    """Returns the object at an address of a linked file: a dynamic symbol; a merged string, whose offset is the linker's choice; or
    a location in a section."""
    for y in sorted(named_symbols(elf, SHT_DYNSYM), key=lambda y: y["name"]):
        if y["section"] and y["value"] == address:
            return y["name"]
    for s in elf.sections:
        at = address - s["addr"]
        if s["flags"] & SHF_ALLOC and 0 <= at < s["size"]:
            if s["flags"] & SHF_STRINGS and at < len(s["body"]):
                text = s["body"][at:].split(b"\0")[0]
                return "%s %s" % (s["label"], ascii(text.decode(errors="replace")))
            return "%s+%#x" % (s["label"], at)
    return "%#x" % address


def dynamic_relocation_lines(elf):
    symbols = elf.symbols(SHT_DYNSYM)
    for s in elf.sections:
        if s["kind"] != SHT_RELA:
            continue
        for offset, info, addend in struct.iter_unpack("<QQq", s["body"]):
            name = symbols[info >> 32]["name"] if info >> 32 else ""
            target = "%s%+d" % (name, addend) if name else place_of(elf, addend)
            yield "reloc %s %s %s" % (place_of(elf, offset), reloc_name(info & 0xffffffff), target)


def linked(elf):
    yield header_line(elf)
    perms = {(kind, flags) for kind, flags, *_ in elf.segments}
    for kind, flags in sorted(perms):
        text = "".join(c for bit, c in ((4, "r"), (2, "w"), (1, "x")) if flags & bit)
        count = sum(p[:2] == (kind, flags) for p in elf.segments)
        yield "segment %s %s count=%d" % (PT.get(kind, hex(kind)), text, count)
    varying = {".comment", ".dynstr", ".hash", ".gnu.hash", ".dynamic"} | FORMAT_SECTIONS
    for s in sorted(elf.sections, key=lambda s: s["label"]):
        if s["name"] not in varying:
            yield "section %s %s %s size=%d" % (
                s["label"], SHT.get(s["kind"], hex(s["kind"])), flag_text(s["flags"]), s["size"])
    tags = {t for s in elf.sections if s["kind"] == SHT_DYNAMIC
            for t, _ in struct.iter_unpack("<QQ", s["body"])}
    yield "dynamic " + " ".join(sorted(DT.get(t, hex(t)) for t in tags))
    named = named_symbols(elf, SHT_DYNSYM)
    yield from sorted(symbol_line(elf, y, elf.section_label(y["section"])) for y in named)
    for y in sorted(named, key=lambda y: y["name"]):
        if y["name"].endswith(".kd") and y["size"] == KD_SIZE:
            kd = elf.read(y["value"], KD_SIZE)
            entry = y["value"] + struct.unpack_from("<q", kd, KD_ENTRY)[0]
            yield "entry %s %s" % (y["name"], place_of(elf, entry))
    yield from sorted(dynamic_relocation_lines(elf))
    yield from note_lines(elf)


def exact(elf):
    """Yields lines for the segments and sections of a linked file, with addresses and bytes. Omits file offsets, and
    .comment, which contains the name of the linker."""
    yield header_line(elf) + " entry=%#x" % elf.entry
    for kind, flags, _, vaddr, _, filesz, memsz, align in elf.segments:
        yield "segment %s flags=%d address=%#x size=%d/%d align=%d" % (PT.get(kind, hex(kind)), flags, vaddr, filesz, memsz, align)
    for s in elf.sections:
        if s["name"] != ".comment":
            yield "section %s %s %s address=%#x size=%d align=%d entsize=%d link=%d info=%d" % (
                s["label"], SHT.get(s["kind"], hex(s["kind"])), flag_text(s["flags"]), s["addr"], s["size"],
                s["align"], s["entsize"], s["link"], s["info"])
            yield from hex_lines(s["body"])


def dump(data, view=None):
    """Returns the text for the data of a file. Raises ValueError if the file is damaged."""
    try:
        elf = Elf(data)
        lines = (view or (relocatable if elf.type == 1 else linked))(elf)
        return "".join(line.rstrip() + "\n" for line in lines)
    except (struct.error, IndexError) as e:
        raise ValueError("damaged ELF file: %s" % e) from None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        with open(sys.argv[1], "rb") as f:
            sys.stdout.write(dump(f.read()))
    except (OSError, ValueError) as e:
        sys.exit("%s: %s" % (sys.argv[1], e))


if __name__ == "__main__":
    main()
