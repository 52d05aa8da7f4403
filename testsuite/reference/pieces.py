"""Code to judge: what compilers make of sources, as straight lines of texts."""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OPENCL = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"]
PROCESSORS = ["gfx600", "gfx701", "gfx803", "gfx900", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1200"]
ENDS = re.compile(r"s_(branch|setpc|swappc|call|endpgm|rfe|cbranch_(g_fork|i_fork|join)|subvector|getpc|trap)|\.long|<unknown>")
LINE = re.compile(r"^\t(.*?)\s*// ([0-9A-F]+):", re.M)


def compile_source(compiler, path, cpu, option, out):
    """Whether the compiler made an object of it."""
    language = ["-x", "cl", *OPENCL] if path.endswith(".cl") else ["-x", "c"] if path.endswith(".c") else ["-x", "c++"]
    command = [compiler, *language, "-target", "amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-nogpulib", "-w", *option.split(), "-c", "-o", out, path]
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def disassemble(path, cpu, tool="llvm-objdump-19"):
    """The texts of an object, a list for each symbol."""
    out = subprocess.run([tool, "-d", "--mcpu=" + cpu, path], stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    return [[m[1].strip() for m in LINE.finditer(part)] for part in re.split(r"^[0-9a-f]+ <[^>]*>:$", out, flags=re.M)[1:]]


def cut(texts):
    """The paths that fall through, from where one begins to what never falls through. A branch that may is made one to the
    next instruction."""
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
    return [p for p in found if p]
