#!/usr/bin/env python3
"""libamdgcn from Python: assembles a kernel, disassembles it, and prints the registers that each instruction writes.

  amdgcn.py [LIBRARY]
"""
import ctypes as c
import sys

lib = c.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libamdgcn.so.0")
for f in lib.amdgcn_processor, lib.amdgcn_open, lib.amdgcn_section:
    f.restype = c.c_void_p


def structure(**fields):
    return type("", (c.Structure,), {"_fields_": list(fields.items())})


Settings = structure(size=c.c_size_t, processor=c.c_char_p, features=c.c_char_p, system=c.c_char_p, version=c.c_uint,
                     name=c.c_char_p, include=c.c_void_p, ninclude=c.c_size_t, fill_metadata=c.c_int, warn_kernel=c.c_int)
Message = structure(severity=c.c_char_p, text=c.c_char_p, file=c.c_char_p, line=c.c_uint, column=c.c_uint)
Operand = structure(file=c.c_char_p, first=c.c_uint, count=c.c_uint, access=c.c_uint, place=c.c_int, partial=c.c_int)


@c.CFUNCTYPE(None, c.c_void_p, c.POINTER(Message))
def report(_, message):
    m = message[0]
    place = "%s:%d:%d: " % (m.file.decode(), m.line, m.column) if m.file else ""
    print("%s%s: %s" % (place, m.severity.decode(), m.text.decode()))


def assemble(processor, source):
    settings, image, n = Settings(size=c.sizeof(Settings), processor=processor), c.c_void_p(), c.c_size_t()
    errors = lib.amdgcn_assemble(c.byref(settings), source, c.c_size_t(len(source)), report, None, c.byref(image), c.byref(n))
    made = None if errors else c.string_at(image, n.value)
    lib.amdgcn_free(image)
    return made


def section(image, name):
    size, address, o = c.c_size_t(), c.c_uint64(), c.c_void_p(lib.amdgcn_open(image, c.c_size_t(len(image)), None, None))
    contents = c.string_at(lib.amdgcn_section(o, name, c.byref(size), c.byref(address)), size.value)
    lib.amdgcn_close(o)
    return contents


def disassemble(processor, code):
    p = c.c_void_p(lib.amdgcn_processor(processor, None, None, c.c_size_t(0)))
    insn, text, operands, at = (c.c_uint64 * 5)(), c.create_string_buffer(512), (Operand * 48)(), 0
    while at < len(code) and (size := lib.amdgcn_decode(p, code[at:], c.c_size_t(len(code) - at), insn)):
        lib.amdgcn_text(p, insn, text)
        written = [o for o in operands[:lib.amdgcn_operands(p, insn, operands)] if o.access & 2]
        print("%2d: %-36s" % (at, text.value.decode()), *["%s%d" % (o.file.decode(), o.first + i) for o in written for i in range(o.count)])
        at += size
    lib.amdgcn_free(p)


assemble(b"gfx900", b"s_mov_b32 s0, s1, s2\nv_mov_b32 s0, 1\n")
kernel = assemble(b"gfx900", b"s_load_dwordx2 s[0:1], s[0:1], 0x0\nv_mov_b32 v0, 1.0\ns_waitcnt lgkmcnt(0)\ns_endpgm\n")
disassemble(b"gfx900", section(kernel, b".text"))
