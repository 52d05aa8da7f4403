"""Files that contain objects: archives, bundles and packages."""
import os
import struct
import sys

from growth import HERE, Row

sys.path.insert(0, os.path.join(HERE, "bench"))
from objects import elf


def member(name, body):
    return b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, len(body)) + body + b"\n" * (len(body) % 2)


def archive(n):
    """Members with long names."""
    names = b"".join(b"a-long-name-of-a-member-%d.o/\n" % i for i in range(n))
    small, at, out = elf([(b".strtab", 3, 0, 0, 0, 1, 0, b"\0")]), 0, [b"!<arch>\n", member(b"//", names)]
    for i in range(n):
        out.append(member(b"/%d" % at, small))
        at = names.index(b"\n", at) + 1
    return {"in.a": b"".join(out)}


def thin_archive(n):
    """Members that share one long name, of files that do not exist."""
    return {"in.a": b"!<thin>\n" + member(b"//", b"a" * 32 * n + b"/\n") +
            b"".join(b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (b"/0", 0, 0, 0, 0o644, 10) for i in range(n))}


def bundle(n, spans=False):
    """Entries that have the same 100 bytes, or that all span the bundle."""
    ids = [b"hip-amdgcn-amd-amdhsa--gfx900-%06d" % i for i in range(n)]
    start = 32 + sum(24 + len(i) for i in ids)
    body = elf([(b".strtab", 3, 0, 0, 0, 1, 0, b"\0" * 16 * n)])
    where = (0, start + len(body)) if spans else (start, 100)
    entries = b"".join(struct.pack("<QQQ", *where, len(i)) + i for i in ids)
    return {"in.bundle": b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", n) + entries + body}


def package(n):
    """An image of clang-offload-packager whose strings all are one long string."""
    count, at = n, 72 + 16 * n
    text = b"a" * 16 * n + b"\0"
    body = b"".join(struct.pack("<QQ", at, at) for _ in range(count)) + text
    size = 72 + len(body)
    return {"in.bin": b"\x10\xff\x10\xad" + struct.pack("<IQQQ", 1, size, 32, 40) + struct.pack("<HHIQQQQ", 1, 3, 0, 72, count, 0, 0) + body}


def images(n):
    """A package of version 2 whose images all span it."""
    start = 32 + 40 * n
    size = start + 100 * n
    entry = struct.pack("<HHIQQQQ", 1, 4, 0, 0, 0, 0, size)
    return {"in.bin": b"\x10\xff\x10\xad" + struct.pack("<IQQQ", 2, size, 32, n) + entry * n + b"a" * (size - start)}


def coff(n):
    """A COFF file whose sections all span it and have one long name."""
    at, text = 20 + 40 * n, b"a" * 100 * n
    header = b"/4".ljust(8, b"\0") + struct.pack("<IIIIIIHHI", 0, 0, at + len(text), 1, 0, 0, 0, 0, 0)
    return {"in.obj": struct.pack("<HHIIIHH", 0x8664, n, 0, at, 0, 0, 0) + header * n + b"\0" * 4 + text + b"\0"}


ROWS = [
    Row("archive members", 100, archive, "%objdump -a in.a", "%ld -shared --whole-archive in.a -o out.co"),
    Row("names of archive members that share bytes", 60, thin_archive, "%objdump -a in.a", status=None),
    Row("bundle entries", 300, bundle, "%objdump --offloading in.bundle"),
    Row("bundle entries that span the bundle", 1200, lambda n: bundle(n, True), "%objdump --offloading in.bundle",
        limit="the embedded code objects overlap"),
    Row("strings of an offload package", 300, package, "%objdump --offloading in.bin", status=None),
    Row("images that span their package", 600, images, "%objdump --offloading in.bin", limit="the embedded code objects overlap"),
    Row("sections of a COFF file that span it", 600, coff, "%objdump --offloading in.obj", limit="the sections overlap"),
]
