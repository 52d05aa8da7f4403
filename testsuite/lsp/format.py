"""Tests formatting. One source must get the expected layout. For the sources of other tests, a second run must change
nothing, and the formatted source must assemble to the same bytes.

format.py BUILD"""
import glob
import os
import re
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOP)
from lsp_client import Client, apply_edits  # noqa: E402

URI = "file:///tmp/a.s"
BEFORE = """.amdgcn_target   "amdgcn-amd-amdhsa--gfx942"
  .set  x,  3 // three
x2 = 4
.macro m a  b
   s_nop \\a
.endm
kernel:  s_mov_b32   s0,x   // first
    v_add_f32_e32  v0 ,v1,  v2 ; second
        global_load_dword v3, v2, s[0:1]   offset:16   glc
   // a comment
  m  1  2
1: \ts_nop 0

\ts_endpgm//end
/* a block
   comment */  s_nop   0
.amdgpu_metadata
  a:   b
.end_amdgpu_metadata
#define  X   1
 s_nop /* inner */ 0
"""
AFTER = """\t.amdgcn_target   "amdgcn-amd-amdhsa--gfx942"
\t.set  x,  3 // three
x2 = 4
.macro m a  b
\ts_nop             \\a
.endm
kernel:\ts_mov_b32         s0, x       // first
\tv_add_f32_e32     v0, v1, v2  ; second
\tglobal_load_dword v3, v2, s[0:1] offset:16 glc
\t// a comment
\tm  1  2
1:\ts_nop             0

\ts_endpgm  //end
/* a block
   comment */  s_nop   0
\t.amdgpu_metadata
  a:   b
\t.end_amdgpu_metadata
#define  X   1
 s_nop /* inner */ 0
"""


def formatted(c, text, version, **more):
    c.open(URI, text, version)
    method = "textDocument/rangeFormatting" if more else "textDocument/formatting"
    return apply_edits(text, c.of(method, URI, options={"tabSize": 8, "insertSpaces": False}, **more))


def sources():
    """Yields the sources of other tests: (name, text)."""
    for path in sorted(glob.glob(TOP + "/kernels/*.s") + glob.glob(TOP + "/../man/examples/*.s")):
        with open(path, encoding="utf-8") as f:
            yield os.path.basename(path), f.read()
    for path in sorted(glob.glob(TOP + "/as/**/*.test", recursive=True)):
        with open(path, encoding="utf-8", errors="replace") as f:
            text = f.read()
        for m in re.finditer(r"^== file (\S+\.s)\n(.*?)(?=^== |\Z)", text, re.M | re.S):
            if len(m[2]) < 20000:
                yield os.path.basename(path) + " " + m[1], m[2]


def assemble(build, name, text):
    with open(name, "w", encoding="utf-8") as f:
        f.write(text)
    p = subprocess.run([build + "/assembler/amdgcn-as", *([] if ".amdgcn_target" in text else ["-mcpu=gfx900"]), "-o", "out.o", name], capture_output=True, text=True, check=False)
    if p.returncode:
        return None
    with open("out.o", "rb") as f:
        return f.read()


def main():
    build = os.path.abspath(sys.argv[1])
    c = Client(build)
    got = formatted(c, BEFORE, 1)
    if got != AFTER:
        print("expected\n%s\nbut got\n%s" % (AFTER.replace("\t", "→"), got.replace("\t", "→")))
    lines = {"start": {"line": 6, "character": 0}, "end": {"line": 6, "character": 1}}
    got = formatted(c, BEFORE, 2, range=lines)
    changed = [i for i, (a, b) in enumerate(zip(BEFORE.split("\n"), got.split("\n"))) if a != b]
    if changed != [6] or got.split("\n")[6] != AFTER.split("\n")[6]:
        print("a range: lines %s changed" % changed)
    os.chdir(os.environ.get("TMPDIR", "."))
    count, version = 0, 3
    for name, text in sources():
        version += 2
        one = formatted(c, text, version)
        if formatted(c, one, version + 1) != one:
            print("%s: not idempotent" % name)
        want = assemble(build, "a.s", text)
        if want is not None:
            count += 1
            if assemble(build, "a.s", one) != want:
                print("%s: other bytes" % name)
    if count < 200:
        print("only %d sources were assembled" % count)
    c.close()


main()
