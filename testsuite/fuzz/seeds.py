#!/usr/bin/env python3
"""Writes the initial inputs of the fuzz programs.

  seeds.py BUILD FOLDER

Writes a folder of inputs for each program to FOLDER, and the keywords of the assembler to FOLDER/as.dict. The inputs are built from
the tests: the programs of BUILD run the scripts of the tests, and every small file becomes an input, with suitable options and with
random options (from a fixed random seed).
"""
import os
import random
import re
import shlex
import struct
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUITE = os.path.dirname(HERE)
ROOT = os.path.dirname(SUITE)
LIMIT = 40000  # maximum size of a seed in bytes; longer seeds only slow the fuzzer down
CHOICE = random.Random(1)

# A kernel descriptor: 1 KB of LDS, 64 bytes of scratch memory, 64 bytes of arguments, whose address is in s[0:1].
DESCRIPTOR = struct.pack("<3I32xIIIH6x", 1024, 64, 64, 0, 0xaf0047, 0x1385, 8)


def read(path, mode="r"):
    with open(path, mode, **({} if "b" in mode else dict(errors="surrogateescape"))) as f:
        return f.read()


def failing():
    """Returns the number of the allocation that fails, in two bytes; mostly none."""
    return CHOICE.choice([0, 0, 0, CHOICE.randrange(1, 2000)]).to_bytes(2, "little")


def stored(data):
    """Returns an object in which the debug sections are compressed by zstd, in blocks that contain the bytes as they are. There is no
    checksum, so that mutations of these bytes are decompressed."""
    out = bytearray(data)
    start, n, names = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<2H", data, 60)
    if start + 64 * n > len(data):
        return data
    for i in range(n):
        name, kind, flags, _, at, size = struct.unpack_from("<IIQQQQ", data, start + 64 * i)
        text = data[struct.unpack_from("<Q", data, start + 64 * names + 24)[0] + name:]
        if kind == 1 and text.startswith(b".debug_") and not flags & 0x800 and size < 1 << 17:
            frame = struct.pack("<IBI", 0xfd2fb528, 0xa0, size) + (size << 3 | 1).to_bytes(3, "little") + data[at:at + size]
            struct.pack_into("<Q", out, start + 64 * i + 8, flags | 0x800)
            struct.pack_into("<QQ", out, start + 64 * i + 24, len(out), 24 + len(frame))
            out += struct.pack("<IIQQ", 2, 0, size, 1) + frame
    return bytes(out)


def sections_of(data):
    """Yields the name, the type and the contents of each section of an ELF file of 64 bits."""
    start, n, names = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<2H", data, 60)
    heads = [struct.unpack_from("<IIQQQQ", data, start + 64 * i) for i in range(n if start + 64 * n <= len(data) else 0)]
    for name, kind, _, _, at, size in heads:
        text = data[heads[names][4] + name:] if names < n else b""
        yield text[:text.find(b"\0")].decode(errors="replace"), kind, b"" if kind == 8 else data[at:at + size]


class Seeds:
    def __init__(self, build, folder):
        self.folder = folder
        self.tools = {"%as": build + "/assembler/amdgcn-as", "%ld": build + "/linker/amdgcn-ld",
                      "%objdump": build + "/objdump/amdgcn-objdump", "%run": build + "/run/amdgcn-run",
                      "%elf": "%s %s/elf.py" % (sys.executable, SUITE), "%root": ROOT}
        self.seen = set()
        for name in "as", "ld", "objdump", "meta", "decode", "args-as", "args-ld", "args-objdump", "library", "run":
            os.makedirs(os.path.join(folder, name), exist_ok=True)

    def add(self, program, *parts):
        """Adds a seed for a program, unless the same seed exists. The parts of the seed are text or bytes."""
        data = b"".join(p.encode(errors="surrogateescape") if isinstance(p, str) else bytes(p) for p in parts)
        if len(data) > LIMIT or (program, data) in self.seen:
            return
        self.seen.add((program, data))
        name = "%05d" % len(self.seen)
        with open(os.path.join(self.folder, program, name), "wb") as f:
            f.write(data)

    def command_lines(self, script):
        """Adds the command lines of a script."""
        for tool, line in re.findall(r"%(as|ld|objdump)\b([^|<>&;\n]*)", script):
            try:
                words = shlex.split(line)
            except ValueError:
                continue
            for contents in ".globl f\nf: s_endpgm\n", "-mcpu=gfx900\n-shared":
                self.add("args-" + tool, "\n".join(words), "\n\n", contents)

    def source(self, text):
        for fails in 0, CHOICE.randrange(4000), CHOICE.randrange(40000):
            self.add("library", fails.to_bytes(2, "little"), [CHOICE.randrange(256)], text)
        self.add("as", bytes([0, 0, 4]), text)
        self.add("as", [CHOICE.randrange(14), CHOICE.randrange(256) & CHOICE.randrange(256),
                        CHOICE.randrange(256) & CHOICE.choice([7, 7, 15, 23, 255])], text)
        for metadata in re.findall(r"\.amdgpu_metadata\n(.*?)\.end_amdgpu_metadata", text, re.S):
            self.add("meta", b"\0", metadata)

    def object(self, data):
        for shown in (1, 1 << 1, 0x100d, 0xeee0, 1 << 4, 1 << 32, 5 << 32, 1 << 33, 1 << 40, 3 << 42, 1 << 44 | 1, 0x1_0000_0000 | 1 << 29):
            self.add("objdump", shown.to_bytes(8, "little"), [0, 0], data)
        self.add("objdump", [CHOICE.randrange(256) & CHOICE.randrange(256) for i in range(8)], [0, 0], data)
        if data[:4] == b"\x7fELF" and b".debug_line" in data:
            for lines in (data, stored(data)):
                for shown in (1 | 1 << 2, 1 | 1 << 3, 1 << 2 | 1 << 40, 1 << 2 | 1 << 33, 1 << 52):
                    self.add("objdump", shown.to_bytes(8, "little"), [0, 0], lines)
            self.add("ld", [3, 0, 0, 0, 0, 0], stored(data))
        self.add("ld", [3, 0, 0, 0, 0, 0], data)
        self.add("ld", [0x42, 0, 0, 0, 0, 0], data)
        self.add("library", CHOICE.randrange(20000).to_bytes(2, "little"), [CHOICE.randrange(256)], data)
        if data[:4] == b"\x7fELF" and b".kd\0" in data:
            self.running(data)
        chosen = [CHOICE.randrange(256) & CHOICE.randrange(256) for i in range(4)]
        self.add("ld", chosen, [0, 0], data)
        at = data.find(b"AMDGPU\0\0")
        if at > 12:
            size = int.from_bytes(data[at - 8:at - 4], "little")
            self.add("meta", b"\1", data[at + 8:at + 8 + size])
            self.add("meta", b"\2", data[at - 12:at + 8 + (size + 3 & ~3)])

    def running(self, data):
        """Adds seeds for runs of a linked or unlinked object, and of its code without the object."""
        for how in 0, 2, 4, 0x18:
            self.add("run", [how, 0, CHOICE.choice([0, 0, 1, 8, 13]), 255, *CHOICE.randbytes(3), *failing(), CHOICE.choice([0, CHOICE.randrange(64)])], data)
        sections = {name: body for name, _, body in sections_of(data)}
        if ".text" in sections and len(sections.get(".rodata", b"")) >= 64:
            for how in 1, 3:
                self.add("run", [how, data[48], 0, 255, 0x55, 0xaf, 0, *failing(), 0], sections[".rodata"][:64], sections[".text"])

    def with_aux(self, bits, aux, data):
        """Adds a seed for the linker whose second file is aux."""
        if len(aux) < 65536:
            self.add("ld", bits.to_bytes(4, "little"), len(aux).to_bytes(2, "little"), aux, data)

    def simulated(self, aux, data):
        """Adds a seed for objdump whose second file is aux. aux is a recorded trace or a configuration."""
        if len(aux) < 65536:
            bit = 38 if "\tpc\t" in aux[:100] else 39
            self.add("objdump", (1 << 32 | 1 << bit).to_bytes(8, "little"), len(aux).to_bytes(2, "little"), aux, data)

    def folder_of_files(self, tmp):
        objects, texts = [], []
        for path in sorted(os.path.join(at, name) for at, _, names in os.walk(tmp) for name in names):
            data = read(path, "rb") if os.path.isfile(path) and os.path.getsize(path) <= 4 * LIMIT else b""
            if data[:4] in (b"\x7fELF", b"CCOB", b"__CL") or data[:7] in (b"!<arch>", b"!<thin>"):
                self.object(data)
                objects.append(data)
                if data[:7] == b"!<thin>":  # the first member of the thin archive becomes aux
                    self.object(re.sub(rb"(?m)^/0 {14}", b"aux/            ", data))
            elif b"\0" not in data:
                texts.append(data.decode(errors="surrogateescape"))
        elves = [o for o in objects if o[:4] == b"\x7fELF" and o[18:20] == b"\xe0\0"]
        for data in elves[:3]:
            for text in texts:
                if "{" in text and ";" in text or re.fullmatch(r"[\w\n.*]+", text):
                    for bits in 0x23, 0x101, 0x10001, 0x40000003:
                        self.with_aux(bits, text.encode(errors="surrogateescape"), data)
            self.with_aux(0x2000003, elves[-1], data)
            for text in texts:
                if "\tpc\t" in text[:100] or re.match(r"(simulate|set|waves|loops|loop|branches|branch)\b.*:", text):
                    self.simulated(text, data)
        for text in texts:
            if re.search(r"^\s*[.sv]\w+", text, re.M):
                self.source(text)

    def test(self, path):
        """Runs the scripts of a test. Adds all files in the test's folder as seeds after each script, even if the script
        fails."""
        parts = re.split(r"^== (.*)\n", read(path), flags=re.M)
        with tempfile.TemporaryDirectory() as tmp:
            for head, body in zip(parts[1::2], parts[2::2]):
                kind, _, name = head.partition(" ")
                if kind in ("file", "hex"):
                    data = bytes.fromhex(body) if kind == "hex" else body.encode(errors="surrogateescape")
                    os.makedirs(os.path.dirname(os.path.join(tmp, name)), exist_ok=True)
                    with open(os.path.join(tmp, name), "wb") as f:
                        f.write(data)
                elif kind == "run":
                    self.command_lines(body)
                    script = re.sub(r"%(as|ld|objdump|run|elf|root)\b", lambda m: self.tools[m.group()], body)
                    self.script(script, tmp)
                    self.folder_of_files(tmp)

    def script(self, script, tmp):
        try:
            subprocess.run(["sh", "-c", script], cwd=tmp, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL, timeout=60)
        except subprocess.TimeoutExpired:
            pass

    def kernel(self, path):
        """Adds the objects of a kernel: unlinked and linked, in an archive, a thin archive and a bundle."""
        text = read(path)
        self.source(text)
        with tempfile.TemporaryDirectory() as tmp:
            script = ["cp %s k.s" % path]
            for i, options in enumerate(("", "-g", "-g -dwarf-version=5 -compress-debug-sections",
                                         "-g -compress-debug-sections=zstd", "-amdhsa-code-object-version=4")):
                script += ["%s %s k.s -o %d.o" % (self.tools["%as"], options, i),
                           "%s -shared %d.o -o %d.co" % (self.tools["%ld"], i, i)]
            script += ["%s -shared -q -O2 0.o -o q.co" % self.tools["%ld"], "ar rc a.a 0.o", "ar rcT thin.a 0.o",
                       "cp 0.co fat", "for c in '' -compress; do clang-offload-bundler-19 -type=o "
                       "-targets=host-x86_64-unknown-linux-gnu-,hipv4-amdgcn-amd-amdhsa--gfx900 "
                       "-input=/dev/null -input=0.co -output=b$c $c; done"]
            self.script("\n".join(script), tmp)
            os.unlink(tmp + "/k.s")
            self.folder_of_files(tmp)

    def line(self, folder, path):
        text = read(path)
        codes = re.findall(r"// ([0-9a-f]{8,})\s*$", text, re.M)[:100]
        self.add("run", [1 | CHOICE.choice([0, 2]), CHOICE.randrange(60), 0, 255, 0x55, 0xaf, 0, 0, 0, 0], DESCRIPTOR, bytes.fromhex("".join(codes)))
        self.add("decode", [CHOICE.randrange(60), CHOICE.randrange(2)], bytes.fromhex("".join(codes)))
        lines = [line for line in text.split("\n") if line.strip()]
        self.source('.amdgcn_target "amdgcn-amd-amdhsa--%s"\n' % folder.split("-")[0] +
                    "\n".join(CHOICE.sample(lines, min(len(lines), 30))))


def dictionary(path):
    """Writes a dictionary for libFuzzer: the directives, mnemonics and modifiers, from their tables."""
    words = set(re.findall(r'^DIR\("([^"]+)"', read(ROOT + "/assembler/directive.def"), re.M))
    words |= set(re.findall(r'^KD (\w+)', read(ROOT + "/common/hsa/descriptor/kd.tbl"), re.M))
    words |= set(re.findall(r'"(\.?\w+)"', read(ROOT + "/common/hsa/metadata/meta.def")))
    tables = ROOT + "/common/isa/tables/"
    for name in sorted(os.listdir(tables)):
        if not name.endswith(".tbl"):
            continue
        column = 1 if name in ("modifiers.tbl", "enums.tbl") else 0
        for row in read(tables + name).split("\n"):
            cells = row.split("#")[0].split()
            if len(cells) > column and re.fullmatch(r"[a-z]\w+:?|[a-zA-Z]\w+", cells[column]):
                words.add(cells[column])
    words |= {"s[0:1]", "v[0:3]", "a[0:1]", "quad_perm:[0,1,2,3]", "neg_lo:[0,1]", "hwreg(", "sendmsg(", "@rel32@lo",
              "@gotpcrel32@hi", "\\@", "\\()", ".L1", "0x", "1b", "1f", "lit(", "_e64", "_dpp", "_sdwa", "::"}
    with open(path, "w") as f:
        f.writelines('"%s"\n' % w.replace("\\", "\\\\") for w in sorted(words))


def main():
    build, folder = (os.path.abspath(p) for p in sys.argv[1:])
    seeds = Seeds(build, folder)
    for kind in "as", "ld", "dump", "run":
        for name in sorted(os.listdir(os.path.join(SUITE, kind))):
            seeds.test(os.path.join(SUITE, kind, name))
    for name in sorted(os.listdir(SUITE + "/kernels")):
        if name.endswith(".s"):
            seeds.kernel(SUITE + "/kernels/" + name)
    for name in sorted(os.listdir(SUITE + "/err")):
        seeds.source(read(SUITE + "/err/" + name).split("\n== ")[0])
    for at in sorted(os.listdir(SUITE + "/enc")):
        for name in sorted(os.listdir(SUITE + "/enc/" + at)) if os.path.isdir(SUITE + "/enc/" + at) else ():
            seeds.line(at, "%s/enc/%s/%s" % (SUITE, at, name))
    for i in range(40):  # kernel descriptors
        seeds.add("meta", b"\4", [CHOICE.choice([0, 0, CHOICE.randrange(256)]) for _ in range(64)], [i])
    dictionary(folder + "/as.dict")
    for name in sorted(os.listdir(folder)):
        if os.path.isdir(folder + "/" + name):
            print(name, len(os.listdir(folder + "/" + name)))


main()
