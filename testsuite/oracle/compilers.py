"""Compares our programs with those of an LLVM release on the output of its compilers.

A Job is a source, a processor, options and a release. compare() compiles the source to assembly, assembles it with the release's
llvm-mc and with ours, and disassembles LLVM's object with both disassemblers. It yields differences, each with a cause, in which
numbers are replaced, so that equal causes can be counted.

builtins.tsv has clang's builtin functions: name and types as in clang's table of builtins. builtin_source() makes a kernel
of each.
"""
import os
import re
import subprocess

import elf
import llvm

TRIPLE = llvm.TRIPLE
OPENCL = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"]
HERE = os.path.dirname(os.path.abspath(__file__))
TRIES = 40  # number of times a source is compiled without the functions that have errors
# Builtins of other processors, and those whose code generator needs a shader.
NOT_COMPILED = ("r600_", "amdgcn_interp_", "amdgcn_is_invocable", "amdgcn_processor_is", "amdgcn_log_clamp", "amdgcn_asyncmark", "amdgcn_wait_asyncmark")
FAILED = {}  # {(release, generation): functions in which the code generator failed}
UNSUPPORTED = re.compile(r"fatal error: error in backend|LLVM ERROR|unsupported|not supported|needs target feature|PLEASE submit a bug report|"
                         r"undeclared|call to|requires target feature|cannot compile|illegal VGPR|no registers|UNREACHABLE|Assertion|"
                         r"is not a valid|failed to translate|ran out of registers|error: .*in function|undefined value")


class Job:

    def __init__(self, path, cpu, options, release):
        self.path, self.cpu, self.options, self.release = path, cpu, options, release
        self.wave64 = "-mwavefrontsize64" in options
        self.triple = llvm.triple_of(path)
        self.name = "%s %s %s %s" % (os.path.basename(path), release, cpu, " ".join(options))

    def attributes(self):
        return ["-mattr=+wavefrontsize64,-wavefrontsize32"] if self.wave64 else []

    def compiler(self):
        """Returns the command that compiles the source to k.s."""
        if self.path.endswith(".ll"):
            level = [o for o in self.options if o.startswith("-O")]
            sections = ["-function-sections"] * ("-ffunction-sections" in self.options)
            return ["llc-" + self.release, "-mtriple=" + self.triple, "-mcpu=" + self.cpu, *self.attributes(), *level, *sections, "-o", "k.s", self.path]
        return ["clang-" + self.release, "--target=" + TRIPLE, "-mcpu=" + self.cpu, "-nogpulib", "-w", "-ferror-limit=0", "-fno-crash-diagnostics", *self.options,
                *OPENCL * self.path.endswith(".cl"), "-S", "-o", "k.s", self.path]


def processors(release):
    """Returns the names that llc of a release accepts as processors."""
    p = subprocess.run(["llc-" + release, "-mtriple=amdgcn", "-mcpu=help"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, text=True, check=False)
    return set(re.findall(r"^ +(gfx\S+)", p.stdout, re.M))


def builtins():
    with open(HERE + "/builtins.tsv", encoding="ascii") as f:
        rows = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]
    return [row for row in rows if not row[0].startswith(NOT_COMPILED)]


BASIC = {"v": "void", "b": "_Bool", "c": "char", "s": "short", "i": "int", "f": "float", "d": "double", "h": "__fp16", "x": "_Float16", "y": "__bf16"}
HANDLES = {"b": "__amdgpu_buffer_rsrc_t", "c": "__amdgpu_named_workgroup_barrier_t", "t": "__amdgpu_texture_t"}


def types(code):
    """Parses clang's encoding of the types of a function. Returns [(type, the type that a pointer points to, constant)]."""
    found, code = [], code.rstrip(".")
    while code:
        m = re.match(r"(I?)(?:[EV](\d+))?(I?)([USWLZ]*)(Q?)([a-z])((?:\*\d*|[CD])*)", code)
        prefix, base = m[4], HANDLES[m[6]] if m[5] else BASIC[m[6]]
        if m[6] == "i" and ("W" in prefix or "L" in prefix):
            base = "long long" if "W" in prefix or "LL" in prefix else "long"
        text = ("unsigned " if "U" in prefix else "signed " if m[6] == "c" else "") + base
        if m[2]:
            text = "%s __attribute__((ext_vector_type(%s)))" % (text, m[2])
        pointee, rest = None, m[7].replace("C", "").replace("D", "")
        if rest:
            pointee, space = text, rest.strip("*")
            text = space
        found.append((text, pointee, bool(m[1] or m[3]), m[7]))
        code = code[m.end():]
    return found


def builtin_kernel(name, code, constant):
    """Returns a line of C with a kernel that calls a builtin function, its arguments loaded from memory and the result stored."""
    result, *args = types(code)
    text, given, at = "", [], 0
    for i, (kind, pointee, is_constant, stars) in enumerate(args):
        seen = any(k[0] == HANDLES["t"] for k in args[:i])
        if stars.startswith("C") or "C*" in stars:
            given.append('"agent"')
        elif is_constant or "_image_" in name and (i == ("_store_" in name) or seen) and kind in ("int", "_Bool"):
            given.append(str(constant or int("_image_" in name and not seen)))
        elif pointee:
            space = "__attribute__((address_space(%s)))" % kind if kind else ""
            text += "typedef %s E%d; " % (pointee, i)
            given.append("(%s E%d *)%s" % (space, i, "p" if kind not in ("3", "5") else "(int)q[%d]" % i))
        else:
            text += "typedef %s T%d; " % (kind, i)
            given.append("*(G T%d *)(q + %d)" % (i, 32 * at))
            at += 1
    call = "__builtin_%s(%s)" % (name, ", ".join(given))
    if result[1]:
        call = "*(G long *)p = (long)%s" % call
    elif result[0] != "void":
        text += "typedef %s R; " % result[0]
        call = "*(G R *)p = %s" % call
    return "K void k_%s(G int *p, G int *q) { %s%s; }" % (name, text, call)


def builtin_source(constant, names, without=()):
    """Returns a source with a kernel for each of the builtins, except those in `without`. A kernel is a line."""
    head = "#define G __attribute__((address_space(1)))\n#define K __attribute__((amdgpu_kernel))\n"
    return head + "".join(builtin_kernel(name, code, constant) + "\n" for name, code in builtins()
                          if name in names and "k_" + name not in without)


def known_builtins(job, tools, tmp):
    """Returns the builtins that a compiler has for a processor."""
    names = [name for name, _ in builtins()]
    with open(tmp + "/known.c", "w", encoding="ascii") as f:
        f.writelines("#if __has_builtin(__builtin_%s)\n@%s\n#endif\n" % (name, name) for name in names)
    wave = ["-mwavefrontsize64"] * job.wave64
    p = tools.theirs(["clang-" + job.release, "--target=" + TRIPLE, "-mcpu=" + job.cpu, "-nogpulib", *wave, "-E", "-P", "known.c"], tmp)
    return set(re.findall(r"^@(\w+)$", p.stdout, re.M))


class Tools:
    """The programs under test."""

    def __init__(self, build):
        self.assembler, self.objdump = build + "/assembler/amdgcn-as", build + "/objdump/amdgcn-objdump"

    @staticmethod
    def theirs(command, tmp):
        return subprocess.run(command, cwd=tmp, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")

    @staticmethod
    def ours(command, tmp):
        return subprocess.run(command, cwd=tmp, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")


def without_errors(path, stderr, failed):
    """Removes the functions in which the compiler found errors: the lines that it names, and the functions in which the code
    generator failed. Returns whether any was removed."""
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    wrong = {int(n) for n in re.findall(r"^\S*?:(\d+):\d+: error:", stderr, re.M)}
    for name in re.findall(r"(?:In function: |on function '@|in function |Assembly Printer' on function '@?|named )(\w+)", stderr):
        failed.add(name)
        wrong |= {n for n, line in enumerate(lines, 1) if re.search(r"\b%s\(" % re.escape(name), line)}
    wrong = {n for n in wrong if 2 < n <= len(lines) and lines[n - 1]}
    for n in wrong:
        lines[n - 1] = ""
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(lines))
    return bool(wrong)


def compiled(job, tools, tmp):
    """Compiles to k.s. Returns an error message or None; the message begins with "unsupported" if the compiler refuses the source."""
    base = os.path.basename(job.path)
    failed = FAILED.setdefault((job.release, re.sub(r"\d\d$", "", job.cpu)), set())
    if base.startswith("builtins"):
        with open(job.path, "w", encoding="ascii") as f:
            f.write(builtin_source(int(base[8]), known_builtins(job, tools, tmp), failed))
    for _ in range(TRIES):
        p = tools.theirs(job.compiler(), tmp)
        if not p.returncode:
            return None
        if not base.startswith("builtins") or not without_errors(job.path, p.stderr, failed):
            break
    return ("unsupported " if UNSUPPORTED.search(p.stderr) or p.returncode < 0 or p.returncode > 1 else "compiler ") + p.stderr[-300:]


def squeezed(text):
    return re.sub(r"\s+", " ", text).strip()


def normal(text):
    """Returns a text in which registers and numbers are replaced."""
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "'…'", text)
    text = re.sub(r"\b([vsa]|ttmp)\d+(\.[lh])?\b|\b([vsa]|ttmp)\[\d+:\d+\]", lambda m: (m[1] or m[3]) + "N" + (m[2] or ""), text)
    return re.sub(r"-?\b(0x[0-9a-f]+|\d+(\.\d+)?)\b", "N", text)


def instructions(text):
    """Parses a disassembly. Returns {(section, address): (text, words)}."""
    found, section = {}, ""
    for line in text.split("\n"):
        if line.startswith("Disassembly of section "):
            section = line[23:].strip().rstrip(":")
        else:
            m = re.match(r"\t(.*?)\s*// ([0-9A-F]+): ((?:[0-9A-F]{8} ?)+)", line)
            if m:
                found[section, int(m[2], 16)] = (squeezed(m[1]), m[3].strip())
    return found


def text_differences(theirs, ours):
    """Compares two disassemblies of an object."""
    a, b = instructions(theirs), instructions(ours)
    synchronized_late = False
    for key in sorted(set(a) | set(b)):
        x, y = a.get(key), b.get(key)
        if x == y:
            continue
        x, y = x or ("(nothing)", ""), y or ("(nothing)", "")
        mnemonic = x[0].split(" ")[0]
        shown = y[0].split(" ")[0]
        if shown == ".long" and re.match(r"\S+ [0-9A-F]*02[0-9A-F]{6}|\S+ [0-9A-F]{2}01[0-9A-F]{4}", x[1]):
            yield "decode unused source", "", "%s [%s] → %s" % (x[0], x[1], y[0])
            synchronized_late = True
            continue
        if x[0] == "(nothing)" and synchronized_late:
            continue
        synchronized_late = shown == ".long"
        if re.sub(r"\b(v\d+)\.[lh]\b", r"\1", x[0]) == y[0]:
            yield "decode 16-bit half", mnemonic, "%s [%s] → %s" % (x[0], x[1], y[0])
            continue
        what = "decode .long" if shown == ".long" else "decode nothing" if shown == "(nothing)" else "decode name" if shown != mnemonic \
            else "decode size" if x[1] != y[1] else "decode operand"
        yield what, "%s → %s" % (mnemonic, normal(y[0]) if what == "decode operand" else shown), "%s [%s] → %s" % (x[0], x[1], y[0])


def is_unused_source(theirs, ours):
    """Returns whether two codes of a VOP3 instruction differ in the inline constant 0 in fields of unused sources."""
    a, b = ([int(w, 16) for w in words.split()] for words in (theirs, ours))
    return len(a) == len(b) > 1 and a[0] == b[0] and a[2:] == b[2:] and a[1] ^ b[1] in (0x80 << 18, 0x80 << 9, 0x80 << 18 | 0x80 << 9)


def code_differences(theirs, ours):
    """Compares the disassemblies of two objects of the same source, instruction by instruction."""
    a, b = (list(instructions(t).values()) for t in (theirs, ours))
    found = 0
    for x, y in zip(a, b):
        if x == y:
            continue
        if re.sub(r"^(s_\w*branch\w*) .*", r"\1", x[0]) == re.sub(r"^(s_\w*branch\w*) .*", r"\1", y[0]) != x[0]:
            continue  # a consequence of another difference
        if is_unused_source(x[1], y[1]):
            yield "encode unused source", "", "%s [%s] → %s [%s]" % (*x, *y)
            continue
        yield "encode", "%s: %s" % (x[0].split(" ")[0], "size" if len(x[1]) != len(y[1]) else "bits"), "%s [%s] → %s [%s]" % (*x, *y)
        found += 1
        if found == 20 or x[0].split(" ")[0] != y[0].split(" ")[0]:
            return


def object_differences(theirs, ours):
    """Compares the lines of elf.py for two objects, but for the contents of code sections."""
    a, b = theirs.splitlines(), ours.splitlines()
    for x in sorted(set(a) ^ set(b), key=lambda l: (l in b, l)):
        side = "theirs" if x in a else "ours"
        if not re.match(r"\s+[0-9a-f]{8}", x):
            yield "object " + x.split(" ")[0], side + " " + normal(" ".join(x.split(" ")[:2])), x


def dump(path):
    with open(path, "rb") as f:
        return elf.dump(f.read())


def their_assembler(job):
    return ["llvm-mc-" + job.release, "-triple=" + job.triple, "-mcpu=" + job.cpu, *job.attributes(), "-filetype=obj", "-o", "ref.o", "k.s"]


def assembled(job, tools, tmp):
    """Assembles k.s to our.o. Lines with errors are removed from k.s. Returns the differences, and whether there is an object. A line
    that the release's own llvm-mc refuses, too, is no difference."""
    found, heading = [], ".amdgcn_unused_sources 0\n" if int(job.release) < 23 else ""
    for _ in range(3):
        with open(tmp + "/k.s", encoding="utf-8", errors="surrogateescape") as f:
            text = f.read()
        with open(tmp + "/our.s", "w", encoding="utf-8", errors="surrogateescape") as f:
            f.write(heading + text)
        p = tools.ours([tools.assembler, "-triple=" + job.triple, "-mcpu=" + job.cpu, *job.attributes(), "-o", "our.o", "our.s"], tmp)
        if not p.returncode:
            return found, True
        both = set(re.findall(r"^k\.s:(\d+):\d+: error:", tools.theirs(their_assembler(job), tmp).stderr, re.M))
        for n, message, line in re.findall(r":(\d+):\d+: (error: .*)\n(.*)\n", p.stderr):
            if str(int(n) - bool(heading)) not in both:
                found.append(("refused", "%s | %s" % ((line.split() or [""])[0], normal(message)), "%s | %s" % (squeezed(line), message)))
        if "error:" not in p.stderr:
            found.append(("refused", "status %s" % p.returncode, p.stderr[:300]))
        lines = text.split("\n")
        for n in re.findall(r"^our\.s:(\d+):\d+: error:", p.stderr, re.M):
            lines[int(n) - 1 - bool(heading)] = ""
        with open(tmp + "/k.s", "w", encoding="utf-8", errors="surrogateescape") as f:
            f.write("\n".join(lines))
    return found, False


def compare(job, tools, tmp):
    """Yields (kind, cause, example) for each difference. The kinds "unsupported" and "compiler" are none: the compiler, or llvm-mc,
    refuses the source."""
    message = compiled(job, tools, tmp)
    if message:
        yield message.split(" ")[0], normal(message.splitlines()[-1] if message.splitlines() else ""), message
        return
    found, has_object = assembled(job, tools, tmp)
    yield from found
    q = tools.theirs(their_assembler(job), tmp)
    if q.returncode:
        yield "unsupported", "llvm-mc: " + normal(q.stderr.splitlines()[0] if q.stderr else ""), q.stderr[:300]
        return
    show = ["-d", *("-" + a for a in job.attributes())]
    reference = tools.theirs(["llvm-objdump-" + job.release, *show, "ref.o"], tmp)
    if not reference.returncode:  # LLVM does not disassemble gfx6 and gfx7
        # LLVM 22 prints halves of registers on gfx11 only
        whole = ["--mattr=-real-true16"] * (int(job.release) < 23 and not job.cpu.startswith("gfx11"))
        if int(job.release) < 23:  # no comma after the target of an export
            reference.stdout = re.sub(r"^(\texp(?:ort)? \w+) ", r"\1, ", reference.stdout, flags=re.M)
        shown = tools.ours([tools.objdump, *show, *whole, "ref.o"], tmp)
        if shown.returncode:
            yield "decode status", normal(shown.stderr.splitlines()[0] if shown.stderr else ""), shown.stderr[:300]
        else:
            yield from text_differences(reference.stdout, shown.stdout)
    a, b = dump(tmp + "/ref.o"), dump(tmp + "/our.o") if has_object else None
    if not has_object or a == b:
        return
    ours = tools.theirs(["llvm-objdump-" + job.release, *show, "our.o"], tmp).stdout
    found = [*code_differences(reference.stdout, ours), *object_differences(a, b)]
    yield from found
    if not found:
        yield "object bytes", "", str([(x, y) for x, y in zip(a.splitlines(), b.splitlines()) if x != y][:1])
