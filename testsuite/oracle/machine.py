"""Reads LLVM's data about the code that clang generates: the machine blocks of each function after the last pass that
moves blocks, their successors, the loops according to the comments in the assembly, and the location of each block in
the object.

compile() writes an assembly source that contains the code and a section .blocks with the offset of each block in its function."""
import re
import shutil
import subprocess

TOOLS = ["clang-19", "llvm-mc-19"]
CRASHED, REFUSED = "clang itself failed", "not for this processor"
PASS = "branch-relaxation"
OPENCL = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"]
BLOCK = re.compile(r"(?:\.LBB\d+_|; %bb\.)(\d+):")
DUMP = re.compile(r"# Machine code for function ([^\n]*?): [^\n]*\n(.*?)\n# End machine code", re.S)


class Block:
    """A machine block. at: offset in the function, set by place(); calls: names of callees, None for indirect calls."""

    def __init__(self, number, text):
        self.number, self.at, self.header, self.depth = number, None, None, 0
        m = re.search(r"^  successors: ([^;\n]*)", text, re.M)
        self.successors = [int(n) for n in re.findall(r"%bb\.(\d+)", m[1])] if m else []
        lines = [line for line in text.split("\n")[1:] if line.startswith("  ") and not line.startswith(("  successors:", "  liveins:"))]
        until = next((i for i, line in enumerate(lines) if re.match(r" *S_TRAP 2\b", line)), None)
        self.traps = until is not None
        self.calls = [m[1] for line in lines[:until] for m in [re.match(r".*\bSI_CALL\b[^,]*, (?:@(\S+)|0), ", line)] if m]
        self.loses_return = any(re.match(r" *\$sgpr30_sgpr31 = S_GETPC_B64", line) for line in lines)
        self.named = {int(n) for line in lines for n in re.findall(r"%bb\.(\d+)", line)}
        self.last = ([line.strip() for line in lines if not re.match(r"  +(DBG_|CFI_|\$?\S* = (IMPLICIT_DEF|KILL))", line)] or [""])[-1]

    def goes_on(self):
        """Returns whether the block falls through."""
        return not re.match(r"S_(BRANCH|SETPC|ENDPGM|CBRANCH_JOIN)|SI_(RETURN|TCRETURN)", re.sub(r"^.*= ", "", self.last))


class Function:
    def __init__(self, name, blocks):
        self.name, self.blocks, self.size = name, blocks, None


def functions_of(dump):
    """Parses the output of -print-after. Returns the functions."""
    found = {}
    for name, body in DUMP.findall(dump):
        texts = re.split(r"^bb\.(?=\d)", body, flags=re.M)[1:]
        found[name] = Function(name, [Block(int(re.match(r"\d+", t)[0]), t) for t in texts])
    return found


def take_loop(block, comment):
    """Sets the header and the depth of a block's loop, if a comment of the compiler states them."""
    m = re.search(r"This (?:Inner )?Loop Header: Depth=(\d+)", comment)
    if m:
        block.header, block.depth = block.number, int(m[1])
        return
    m = re.search(r"in Loop: Header=BB\d+_(\d+) Depth=(\d+)", comment)
    if m:
        block.header, block.depth = int(m[1]), int(m[2])


def annotate(assembly, functions):
    """Adds a label for each block, and a table of these labels, to the source. Also reads the loops from the comments of the
    source."""
    out, table, function, blocks, lines, n = [], [], None, {}, assembly.split("\n"), 0
    starts = {}
    for name, f in functions.items():
        starts[name + ":"] = starts['"%s":' % name] = f
    for i, line in enumerate(lines):
        word = line.split(" ", 1)[0].split("\t", 1)[0]
        if word in starts:
            function, n = starts[word], n + 1
            blocks = {b.number: b for b in function.blocks}
            out += [line, ".Lstart_%d:" % n]
            continue
        m = BLOCK.match(line)
        if m and function and int(m[1]) in blocks:
            comment, k = line[m.end():], i + 1
            while k < len(lines) and re.match(r" +;", lines[k]):
                comment += "\n" + lines[k]
                k += 1
            take_loop(blocks[int(m[1])], comment)
            out.append(".Lblock_%d_%s:" % (n, m[1]))
            table.append((function, int(m[1]), ".Lblock_%d_%s - .Lstart_%d" % (n, m[1], n)))
        elif function and line.startswith(".Lfunc_end"):
            table.append((function, None, "%s - .Lstart_%d" % (line.split(":")[0], n)))
            function = None
        out.append(line)
    out.append('\t.section .blocks,"",@progbits')
    out += ["\t.long " + place for _, _, place in table]
    return "\n".join(out) + "\n", [(f, number) for f, number, _ in table]


class Compiled:
    """clang's output: the functions, indexed by name, and the assembly source."""

    def __init__(self, functions, assembly):
        self.functions = functions
        self.assembly, self.table = annotate(assembly, functions)

    def place(self, section):
        """Reads the offsets of blocks from the section .blocks."""
        by = {f: {b.number: b for b in f.blocks} for f in self.functions.values()}
        for i, (function, number) in enumerate(self.table):
            at = int.from_bytes(section[4 * i:4 * i + 4], "little")
            if number is None:
                function.size = at
            else:
                by[function][number].at = at


def missing():
    return [t for t in TOOLS if not shutil.which(t)]


def compile(path, cpu, options, out):
    """Compiles a source to the file out. Returns a Compiled, or, if clang fails, the text of its error, CRASHED or REFUSED."""
    command = ["clang-19", "--target=amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-nogpulib", "-w", "-fno-crash-diagnostics", *options,
               *(OPENCL if path.endswith(".cl") else []), "-mllvm", "-print-after=" + PASS, "-S", "-o", out, path]
    p = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
    if p.returncode:
        if p.returncode < 0 or p.returncode >= 70 or "exceeds limit" in p.stderr:
            return CRASHED
        return REFUSED if re.search("needs target feature|reserved for the target CPU|not supported on", p.stderr) else p.stderr[-2000:]
    with open(out, encoding="utf-8", errors="surrogateescape") as f:
        return Compiled(functions_of(p.stderr), f.read())
