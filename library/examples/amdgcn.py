#!/usr/bin/env python3
"""libamdgcn from Python: assembles a kernel, disassembles it, and says what each instruction writes.

  amdgcn.py [LIBRARY]
"""
import ctypes as c
import sys

lib = c.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libamdgcn.so.0")


class Settings(c.Structure):
    _fields_ = [("size", c.c_size_t), ("processor", c.c_char_p), ("features", c.c_char_p), ("system", c.c_char_p),
                ("code_object_version", c.c_uint), ("name", c.c_char_p), ("include", c.POINTER(c.c_char_p)),
                ("ninclude", c.c_size_t), ("fill_metadata", c.c_int), ("warn_kernel", c.c_int)]


class Message(c.Structure):
    _fields_ = [(n, c.c_char_p) for n in ("severity", "text", "file")] + [("line", c.c_uint), ("column", c.c_uint)]


class Operand(c.Structure):
    _fields_ = [("file", c.c_char_p)] + [(n, c.c_uint) for n in ("first", "count", "access")] + [("place", c.c_int),
                                                                                                 ("partial", c.c_int)]


Report = c.CFUNCTYPE(None, c.c_void_p, c.POINTER(Message))
for f in lib.amdgcn_processor, lib.amdgcn_open, lib.amdgcn_section:
    f.restype = c.c_void_p


def assemble(processor, source):
    def report(_, message):
        m = message.contents
        print("%s:%d:%d: %s: %s" % (m.file.decode(), m.line, m.column, m.severity.decode(), m.text.decode()))

    settings, image, n = Settings(c.sizeof(Settings), processor), c.c_void_p(), c.c_size_t()
    errors = lib.amdgcn_assemble(c.byref(settings), source, c.c_size_t(len(source)), Report(report), None,
                                 c.byref(image), c.byref(n))
    made = c.string_at(image, n.value) if not errors else None
    lib.amdgcn_free(image)
    return made


def disassemble(processor, code):
    p = c.c_void_p(lib.amdgcn_processor(processor, None, None, c.c_size_t(0)))
    insn, text, operands, at = (c.c_uint64 * 5)(), c.create_string_buffer(512), (Operand * 48)(), 0
    while at < len(code):
        size = lib.amdgcn_decode(p, code[at:], c.c_size_t(len(code) - at), insn)
        if size:
            lib.amdgcn_text(p, insn, text)
            n = lib.amdgcn_operands(p, insn, operands)
            writes = ["%s%d" % (o.file.decode(), o.first + i) for o in operands[:n] if o.access & 2 for i in range(o.count)]
            print("%3d: %-40s writes %s" % (at, text.value.decode(), " ".join(writes) or "nothing"))
        at += size or 4
    lib.amdgcn_free(p)


def section(image, name):
    size, address = c.c_size_t(), c.c_uint64()
    o = c.c_void_p(lib.amdgcn_open(image, c.c_size_t(len(image)), None, None))
    bytes_ = c.string_at(lib.amdgcn_section(o, name, c.byref(size), c.byref(address)), size.value)
    lib.amdgcn_close(o)
    return bytes_


assemble(b"gfx900", b"s_mov_b32 s0, s1, s2\n v_mov_b32 s0, 1\n")
kernel = assemble(b"gfx900", b"s_load_dwordx2 s[0:1], s[0:1], 0x0\n v_mov_b32 v0, 1.0\n s_waitcnt lgkmcnt(0)\n s_endpgm\n")
disassemble(b"gfx900", section(kernel, b".text"))
