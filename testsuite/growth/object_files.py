"""ELF files: sections, symbols, names, relocations and metadata."""
import os
import struct
import sys

from growth import HERE, Row

from assembler import LINES, every, source

sys.path.insert(0, os.path.join(HERE, "bench"))
from objects import SYMBOL, elf

NOP = b"\0\0\x80\xbf"
OVERLAP = "the sections overlap"
OBJECT, LINK = "- %as in.s -o in.o", "%ld -shared in.o -o out.co"


def sections(n, name, kind, flags, body, entsize=0):
    """n sections that all have the same bytes in the file."""
    link = n + 2 if entsize else 0
    image = bytearray(elf([(name, kind, flags, link, 1 if entsize else 0, 8, entsize, b"")] * n + [(b".blob", 1, 0, 0, 0, 8, 0, body),
                          (b".strtab", 3, 0, 0, 0, 1, 0, b"\0")]))
    table = struct.unpack_from("<Q", image, 40)[0]
    where = struct.unpack_from("<QQ", image, table + 64 * (n + 1) + 24)
    for i in range(1, n + 1):
        struct.pack_into("<QQ", image, table + 64 * i + 24, *where)
    return {"in.o": bytes(image)}


def shared_symbol_names(n):
    """Symbols whose names are suffixes of one string."""
    names = b"\0" + b"a" * 8 * n + b"\0"
    table = b"".join([bytes(24)] + [SYMBOL.pack(1 + 8 * i, 0x10, 0, 1, 0, 0) for i in range(n)])
    return {"in.o": elf([(b".text", 1, 6, 0, 0, 4, 0, NOP * 4), (b".symtab", 2, 0, 3, 1, 8, 24, table), (b".strtab", 3, 0, 0, 0, 1, 0, names)])}


def shared_section_names(n):
    """Sections that share one long name."""
    image = bytearray(elf([(b"x", 1, 0, 0, 0, 1, 0, b"")] * n + [(b".strtab", 3, 0, 0, 0, 1, 0, b"\0" + b"a" * 16 * n + b"\0")]))
    table = struct.unpack_from("<Q", image, 40)[0]
    for i in range(1, n + 1):
        struct.pack_into("<I", image, table + 64 * i, 1)
    return {"in.o": bytes(image)}


def names(n):
    return source(every(n, f'.globl s{"a" * 500}@\n.type s{"a" * 500}@,%function\ns{"a" * 500}@: s_nop 0\n'))


def relocations(n):
    return source(".data\n" + every(n, ".quad s?\n") + ".text\n" + every(n, ".globl s@\ns@: s_nop 0\n"))


def call_graph(n):
    """Object linking: kernels that call chains of functions, through pointers too, and use variables in LDS."""
    return source(".text\n" + every(n, """
	f@: s_endpgm
	.globl k@
	k@: s_endpgm
	.amdgpu_info f@
	.amdgpu_num_vgpr 9
	.amdgpu_call f+
	.amdgpu_typeid "v@"
	.end_amdgpu_info
	.amdgpu_info k@
	.amdgpu_call f?
	.amdgpu_use v?
	.amdgpu_indirect_call "v?"
	.end_amdgpu_info
	.amdgpu_lds v@, 0, 4
	""") + f"f{n}: s_endpgm\n.amdgpu_info f{n}\n.amdgpu_num_sgpr 5\n.end_amdgpu_info\n.section .rodata\n" + every(n, """
	.amdhsa_kernel k@
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	"""))


def unwind_tables(n):
    return source(every(n, """
	.section .text.f@,"ax"
	f@: .cfi_startproc
	s_nop 0
	.cfi_endproc
	"""))


def metadata_keys(n):
    return source(".amdgpu_metadata\namdhsa.version: [1, 2]\n" + every(n, "a?: 1\n") + "amdhsa.kernels: []\n.end_amdgpu_metadata\n")


def registers(n):
    """Metadata of amdpal, with the registers in no order."""
    return {"in.s": '.amdgcn_target "amdgcn--amdpal--gfx900"\n.amdgpu_pal_metadata\namdpal.pipelines:\n  - .registers:\n' +
            LINES(f"      0x{0x2c00 + i * 7919 % n:x}: {i}\n" for i in range(n)) + ".end_amdgpu_pal_metadata\n"}


def linked(n, **more):
    return source(every(n, '.section .text.f@,"ax",%progbits\n.globl f@\n.type f@,%function\nf@: s_nop 0\n.size f@,.-f@\n'), **more)


ROWS = [
    Row("overlapping code", 200, lambda n: sections(n, b".text", 1, 6, NOP * 16 * n), "%objdump -d in.o", "%objdump --check in.o", LINK,
        limit=OVERLAP),
    Row("overlapping data", 200, lambda n: sections(n, b".rodata", 1, 2, b"a" * 64 * n), "%objdump -s in.o", LINK, limit=OVERLAP),
    Row("overlapping strings", 200, lambda n: sections(n, b".rodata.s", 1, 0x32, b"1234567\0" * 8 * n), LINK, limit=OVERLAP),
    Row("overlapping symbol tables", 200, lambda n: sections(n, b".symtab", 2, 0, bytes(24) * 8 * n, 24), "%objdump -t in.o", limit=OVERLAP),
    Row("overlapping notes", 200, lambda n: sections(n, b".note", 7, 2, struct.pack("<III", 4, 4, 1) * 8 * n), "%objdump --notes in.o", limit=OVERLAP),
    Row("names of symbols that share bytes", 1500, shared_symbol_names, "%objdump -t -d in.o", LINK, limit="the names of the symbols overlap"),
    Row("names of sections that share bytes", 800, shared_section_names, "%objdump -h in.o", LINK, limit="the names of the sections overlap"),
    Row("names", 100, names, OBJECT, "%objdump -d -t in.o", LINK),
    Row("relocations", 300, relocations, OBJECT, "- %ld -shared in.o -o in.co", LINK, "%objdump -r in.o", "%objdump -R -d in.co"),
    Row("sections", 150, linked, OBJECT, "%objdump -d -h --json in.o", LINK + " --gc-sections -Map=map", "%ld -r in.o -o out.o"),
    Row("call graph", 150, call_graph, OBJECT, LINK, "%ld -r in.o -o out.o", "%objdump --function-info in.o", "%objdump --assembly in.o"),
    Row("unwind tables", 150, unwind_tables, OBJECT, LINK + " --eh-frame-hdr", "%ld -shared --gc-sections in.o -o out.co"),
    Row("metadata keys", 300, metadata_keys, OBJECT, "%objdump --notes in.o", "%as in.s -o out.o"),
    Row("metadata of registers", 300, registers, OBJECT, "%as in.s -o out.o", "%objdump --notes=fields in.o"),
]
