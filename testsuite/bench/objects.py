"""Writes objects for the linker: many small objects, in files or in an archive, or a few objects with many symbols. The small
object is assembled once and copied with other names.

An element of CASES is (name, description, function that writes the input to a folder and returns the linker's arguments)."""
import os
import struct
import subprocess

SMALL = """
	.text
	.hidden function_00000001
	.globl function_00000000
	.hidden function_00000000
	.p2align 8
	.type function_00000000,@function
function_00000000:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, function_00000001@rel32@lo+4
	s_addc_u32 s5, s5, function_00000001@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_setpc_b64 s[30:31]
.Lfunction_end:
	.size function_00000000, .Lfunction_end-function_00000000
	.globl kernel_00000000
	.p2align 8
	.type kernel_00000000,@function
kernel_00000000:
	s_mov_b32 s32, 0
	s_endpgm
.Lkernel_end:
	.size kernel_00000000, .Lkernel_end-kernel_00000000
	.section .rodata,"a"
	.p2align 6
	.amdhsa_kernel kernel_00000000
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.ident "a compiler, version 1"
	.section ".note.GNU-stack","",@progbits
"""
SYMBOL = struct.Struct("<IBBHQQ")
EM_AMDGPU, GFX900 = 224, 0x12c


def template(assembler, folder):
    """Assembles SMALL, and returns the bytes of the object. small_objects() copies them with other names."""
    source, obj = os.path.join(folder, "small.s"), os.path.join(folder, "small.o")
    with open(source, "w") as f:
        f.write(SMALL)
    subprocess.run(assembler + ["-mcpu=gfx900", "-o", obj, source], check=True)
    with open(obj, "rb") as f:
        return f.read()


def small_objects(assembler, folder, n):
    """Yields (name, bytes) of n objects. Each object calls the next one; the last object calls itself."""
    first = template(assembler, folder)
    for i in range(n):
        names = {b"function_00000001": b"function_%08d" % min(i + 1, n - 1),
                 b"function_00000000": b"function_%08d" % i, b"kernel_00000000": b"kernel_%08d" % i}
        out = first
        for old, new in names.items():
            out = out.replace(old, new)
        yield "%08d.o" % i, out


def files(assembler, folder, n):
    """Writes the objects as files, and a response file that names them."""
    names = os.path.join(folder, "objects.rsp")
    with open(names, "w") as rsp:
        for name, body in small_objects(assembler, folder, n):
            path = os.path.join(folder, name)
            with open(path, "wb") as f:
                f.write(body)
            rsp.write(path + "\n")
    return ["@" + names]


def archive(assembler, folder, n):
    """Writes one archive with an index. The linker loads the first object because of -u, and each other object
    because the previous object calls it."""
    def member(name, body):
        return (b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, len(body)) + body +
                b"\n" * (len(body) % 2))

    objects = list(small_objects(assembler, folder, n))
    symbols = [b"function_%08d\0kernel_%08d\0kernel_%08d.kd\0" % (i, i, i) for i in range(n)]
    index_size = 4 + 4 * 3 * n + sum(map(len, symbols))
    at, name_offsets = 8 + 60 + index_size + index_size % 2, []
    for name, obj in objects:
        name_offsets += [at] * 3
        at += 60 + len(obj) + len(obj) % 2
    index = struct.pack(">%dI" % (1 + 3 * n), 3 * n, *name_offsets) + b"".join(symbols)
    path = os.path.join(folder, "small.a")
    with open(path, "wb") as f:
        f.write(b"!<arch>\n" + member(b"/", index))
        for name, obj in objects:
            f.write(member(name.encode() + b"/", obj))
    return ["-u", "function_00000000", path]


def elf(sections):
    """Returns a relocatable object that consists of sections (name, type, flags, link, info, align, entsize, body). The last
    section is .strtab, to which the names of the sections are added."""
    strtab = bytearray(sections[-1][-1])
    name_offsets = []
    for s in sections:
        name_offsets.append(len(strtab))
        strtab += s[0] + b"\0"
    headers, bodies, at = [bytes(64)], [], 64
    for i, (_, kind, flags, link, info, align, entsize, body) in enumerate(sections):
        body = bytes(strtab) if i == len(sections) - 1 else body
        bodies.append(bytes(-at % align) + body)
        at += -at % align
        headers.append(struct.pack("<IIQQQQIIQQ", name_offsets[i], kind, flags, 0, at, len(body), link, info, align, entsize))
        at += len(body)
    bodies.append(bytes(-at % 8))
    ident = b"\x7fELF\2\1\1\x40\2".ljust(16, b"\0")  # amdhsa, code object V4
    header = ident + struct.pack("<HHIQQQIHHHHHH", 1, EM_AMDGPU, 1, 0, 0, at + -at % 8, GFX900, 64, 0, 0, 64,
                                 len(headers), len(headers) - 1)
    return b"".join([header] + bodies + headers)


def symbols(assembler, folder, n):
    """Writes ten objects that have n symbols in total. Each object refers to the symbols of the previous object; half of the
    symbols become local in the output."""
    each, paths = n // 10, []
    for k in range(10):
        strtab, table = bytearray(b"\0"), [bytes(24)]
        for defined, base in ((True, k * each), (False, (k - 1) % 10 * each)):
            for i in range(each):
                # alternately protected and hidden, as compilers mark kernels and functions
                table.append(SYMBOL.pack(len(strtab), 0x12, 3 - i % 2, 1 if defined else 0, 4 * i if defined else 0,
                                         4 if defined else 0))
                strtab += b"_ZN6kernel%dE\0" % (base + i)
        relas = [struct.pack("<QQq", 4 * i, (1 + each + i) << 32 | 4, 0) for i in range(each)]
        body = elf([(b".text", 1, 6, 0, 0, 256, 0, bytes(4 * each)),
                    (b".rela.text", 4, 0x40, 3, 1, 8, 24, b"".join(relas)),
                    (b".symtab", 2, 0, 4, 1, 8, 24, b"".join(table)),
                    (b".strtab", 3, 0, 0, 0, 1, 0, strtab)])
        paths.append(os.path.join(folder, "symbols%d.o" % k))
        with open(paths[-1], "wb") as f:
            f.write(body)
    return paths


CASES = [
    ("objects-2000", "2,000 objects of 1.5 KB", lambda *a: files(*a, 2000)),
    ("objects-20000", "20,000 of them", lambda *a: files(*a, 20000)),
    ("archive-20000", "20,000 of them in an archive with an index", lambda *a: archive(*a, 20000)),
    ("symbols", "a million symbols in ten objects, a million relocations", lambda *a: symbols(*a, 1000000)),
]
