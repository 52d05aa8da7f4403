"""Tests definitions, references, highlights, renaming, document symbols and folding.

names.py BUILD"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lsp_client import Client, Failed, apply_edits  # noqa: E402

URI = "file:///tmp/a.s"
TEXT = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
// two
// lines
.set count, 3
.macro step register, by=1
\tv_add_u32 \\register, \\by, \\register
.if count > 1
\ts_nop count
.endif
.endm
.globl kernel
.type kernel,@function
kernel:
\ts_mov_b32 s0, count
loop:
\tstep v0
1:\ts_sub_u32 s0, s0, 1
\ts_cbranch_scc1 1f
\ts_cbranch_scc0 1b
1:
\ts_cbranch_scc0 loop
\ts_branch 1b
\ts_endpgm
.Lend:
.size kernel, .Lend-kernel
.reg acc, v[4:7]
.if 0
\ts_mov_b32 s0, count
.else
.amdhsa_kernel kernel
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 8
.amdhsa_accum_offset 8
.end_amdhsa_kernel
.endif
"""


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def where(word, nth=0):
    """Returns the line and character of the n-th occurrence of a word."""
    at = -1
    for _ in range(nth + 1):
        at = TEXT.index(word, at + 1)
    before = TEXT[:at]
    return before.count("\n"), at - before.rfind("\n") - 1


def starts(found):
    return [(r["range"]["start"]["line"], r["range"]["start"]["character"]) for r in found]


def navigation(c):
    for word, nth, want in (("count\n", 0, (3, 5)), ("loop\n", 0, (14, 0)), ("step v0", 0, (4, 7)), ("1f", 0, (19, 0)), ("1b", 0, (16, 0)),
                            ("1b", 1, (19, 0)), ("by,", 0, (4, 22)), ("kernel,@", 0, (12, 0)), ("acc", 0, (25, 5))):
        same("definition of " + word, starts(c.at("textDocument/definition", URI, *where(word, nth))), [want])
    for word, nth, want in (("count", 0, [(3, 5), (6, 4), (7, 7), (13, 15), (27, 15)]), ("loop:", 0, [(14, 0), (20, 16)]),
                            ("1f", 0, [(19, 0), (17, 16), (21, 10)]), ("1:", 0, [(16, 0), (18, 16)]),
                            ("register,", 0, [(4, 12), (5, 12), (5, 28)])):
        same("references of " + word, starts(c.at("textDocument/references", URI, *where(word, nth), context={"includeDeclaration": True})),
             want)
    same("uses only", len(c.at("textDocument/references", URI, *where("count"), context={"includeDeclaration": False})), 4)
    same("kinds", [h["kind"] for h in c.at("textDocument/documentHighlight", URI, *where("loop:"))], [3, 2])
    for word in ("s_nop", "v0", "// two", ".if", "s_branch"):
        same("no name: " + word, c.at("textDocument/references", URI, *where(word), context={"includeDeclaration": True}), [])


def renamed(c, word, nth, name):
    edit = c.at("textDocument/rename", URI, *where(word, nth), newName=name)
    return apply_edits(TEXT, edit["changes"][URI])


def rename(c):
    same("label", renamed(c, "loop\n", 0, "again"), TEXT.replace("loop", "again"))
    same("symbol", renamed(c, "count", 2, "n"), TEXT.replace("count", "n"))
    same("macro", renamed(c, "step v0", 0, "advance"), TEXT.replace("step", "advance"))
    same("parameter", renamed(c, "\\by", 0, "amount"), TEXT.replace("by=1", "amount=1").replace("\\by", "\\amount"))
    same("numeric label", renamed(c, "1b", 0, "7"), TEXT.replace("1:\ts", "7:\ts").replace("scc0 1b", "scc0 7b"))
    same("range", c.at("textDocument/prepareRename", URI, *where("by,"))["start"], dict(zip(("line", "character"), where("by,"))))
    same("no name", c.at("textDocument/prepareRename", URI, *where("s_nop")), None)
    for word, name in (("s_nop", "x"), ("count", "a b"), ("count", ""), ("count", "kernel"), ("1b", "x"), ("v0", "v1")):
        try:
            renamed(c, word, 0, name)
            print("renamed %s to %s" % (word, name))
        except Failed:
            pass


def outline(c):
    symbols = c.of("textDocument/documentSymbol", URI)
    same("symbols", [(s["name"], s.get("detail"), [x["name"] for x in s.get("children", [])]) for s in symbols],
         [("count", None, []), ("step", "register, by=1", []), ("kernel", "kernel", ["loop"]), (".Lend", None, []), ("acc", "v[4:7]", [])])
    same("a loop", symbols[2]["children"][0]["detail"], "loop")
    same("range of the kernel", (symbols[2]["range"]["start"]["line"], symbols[2]["range"]["end"]["line"]), (12, 22))
    folds = {(f["startLine"], f["endLine"], f.get("kind")) for f in c.of("textDocument/foldingRange", URI)}
    same("folds", folds, {(1, 2, "comment"), (4, 8, None), (6, 7, None), (12, 22, None), (26, 27, None), (28, 33, None), (29, 32, None)})


def main():
    c = Client(sys.argv[1])
    c.open(URI, TEXT)
    same("no errors", [d["message"] for d in c.published(URI, 1) if d["severity"] == 1], [])
    for test in (navigation, rename, outline):
        test(c)
    c.close()
    flat = Client(sys.argv[1], capabilities={"textDocument": {}})
    flat.open(URI, TEXT)
    same("flat", [s["name"] for s in flat.of("textDocument/documentSymbol", URI)], ["count", "step", "kernel", "loop", ".Lend", "acc"])
    flat.close()


main()
