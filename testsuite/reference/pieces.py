"""Compiles sources, and cuts the compilers' output into straight-line fragments, which are the code to check."""
import os
import re
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OPENCL = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"]
PROCESSORS = ["gfx600", "gfx701", "gfx803", "gfx900", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1200"]
ENDS = re.compile(r"s_(branch|setpc|swappc|call|endpgm|rfe|cbranch_(g_fork|i_fork|join)|subvector|getpc|trap)|\.long|<unknown>")
LINE = re.compile(r"^\t(.*?)\s*// ([0-9A-F]+):", re.M)


def command(compiler, path, cpu, option):
    """Returns the name and the options of a compiler, as a command line without files. option: further options."""
    language = ["-x", "cl", *OPENCL] if path.endswith(".cl") else ["-x", "c"] if path.endswith(".c") else ["-x", "c++"]
    return [compiler, *language, "-target", "amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-nogpulib", "-w", "-fno-crash-diagnostics", *option.split()]


def compile_source(compiler, path, cpu, option, out, kind="-c"):
    """Compiles a source. Returns whether the compiler produced the object file or, with -S, the assembly source."""
    try:
        return subprocess.run([*command(compiler, path, cpu, option), kind, "-o", out, path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def disassemble(path, cpu, tool="llvm-objdump-19"):
    """Returns the texts of an object's instructions, as a list for each symbol."""
    out = subprocess.run([tool, "-d", "--mcpu=" + cpu, path], stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    return [[m[1].strip() for m in LINE.finditer(part)] for part in re.split(r"^[0-9a-f]+ <[^>]*>:$", out, flags=re.M)[1:]]


def cut(texts):
    """Cuts code into fragments at each instruction that matches ENDS; fragments do not contain these instructions.
    Redirects conditional branches to the next instruction."""
    piece, found = [], []
    for text in texts:
        text = re.sub(r"\s*<[^>]*>$", "", text)
        if ENDS.match(text):
            found.append(piece)
            piece = []
            continue
        m = re.match(r"(s_cbranch_\w+) ", text)
        piece.append(m[1] + " 0" if m else text)
    found.append(piece)
    return [p for p in found if any(not text.startswith(("s_nop", "s_code_end")) for text in p)]  # other fragments are padding


def sources(folder, seeds):
    """Returns the paths of sources: the files in compiled/, and random programs in C and OpenCL, one of each for each
    seed, which this function writes to the folder."""
    sys.path.insert(0, os.path.join(HERE, "..", "oracle"))
    import programs
    compiled = os.path.join(HERE, "..", "compiled")
    found = [os.path.join(compiled, name) for name in sorted(os.listdir(compiled))]
    for seed in seeds:
        for language in ("c", "cl"):
            path = os.path.join(folder, "random%d.%s" % (seed, language))
            with open(path, "w", encoding="utf-8") as f:
                f.write(programs.program(seed, language))
            found.append(path)
    return found


def wave_of(cpu):
    """Returns clang's default wave size."""
    return 32 if len(cpu) == 7 else 64


def assemble(cpu, pieces, path, wave, tool):
    """Assembles an object in which each fragment is a function. Returns the (start, end) addresses of the functions.
    Raises ValueError if a fragment does not assemble."""
    lines = [".text"]
    for n, piece in enumerate(pieces):
        lines += [".p2align 8", ".type p%d,@function" % n, "p%d:" % n, *(text.replace(".L", ".Lp%d_" % n) for text in piece), "s_endpgm", ".size p%d, .-p%d" % (n, n)]
    feature = ["-mattr=+wavefrontsize%d" % wave] if len(cpu) == 7 else []
    done = subprocess.run([tool, "-mcpu=" + cpu, *feature, "-o", path, "-"], input="\n".join(lines) + "\n", capture_output=True, text=True)
    if done.returncode:
        raise ValueError("%s: %s" % (cpu, done.stderr[:2000]))
    return symbols(path)


def symbols(path):
    """Returns (start, end) of the functions p0, p1 … in an object's code."""
    with open(path, "rb") as f:
        data = f.read()
    at, = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, at + i * size) for i in range(count)]
    table = next(s for s in sections if s[1] == 2)
    names = sections[table[6]]
    found = {}
    for offset in range(table[4], table[4] + table[5], 24):
        name, _, _, _, value, length = struct.unpack_from("<IBBHQQ", data, offset)
        start = names[4] + name
        text = data[start:data.index(b"\0", start)].decode()
        if re.fullmatch(r"p\d+", text):
            found[int(text[1:])] = (value, value + length)
    return [found[n] for n in range(len(found))]
