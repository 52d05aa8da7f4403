"""Tests inlay hints, code lens, semantic tokens and call hierarchy.

code.py BUILD"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lsp_client import Client  # noqa: E402

URI = "file:///tmp/a.s"
SUM = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
sum:
\tglobal_load_dword v3, v2, s[0:1]
\tglobal_load_dword v4, v2, s[0:1] offset:16
\ts_waitcnt vmcnt(0)
next:\tv_add_f32 v1, v1, v3
\ts_sub_u32 s4, s4, 1
\ts_cbranch_scc0 next
\tglobal_store_dword v0, v1, s[2:3]
\ts_endpgm
"""
KERNEL = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.globl kernel
.type kernel,@function
kernel:
\ts_getpc_b64 s[4:5]
\ts_add_u32 s4, s4, helper@rel32@lo+4
\ts_addc_u32 s5, s5, helper@rel32@hi+12
\ts_swappc_b64 s[30:31], s[4:5]
\ts_endpgm
.size kernel, .-kernel
.type helper,@function
helper:
\tv_mov_b32 v10, 0
\ts_setpc_b64 s[30:31]
.size helper, .-helper
.amdhsa_kernel kernel
.amdhsa_next_free_vgpr 128
.amdhsa_next_free_sgpr 32
.amdhsa_accum_offset 128
.amdhsa_group_segment_fixed_size 1024
.end_amdhsa_kernel
"""
ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 10000, "character": 0}}


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def hints(c, version=1, where=None):
    return [(h["position"]["line"], h["label"]) for h in c.of("textDocument/inlayHint", URI, range=where or ALL)]


def inlay(build):
    c = Client(build)
    c.open(URI, SUM)
    found = hints(c)
    same("a wait that can be relaxed", [h for h in found if "waits" in h[1]],
         [(4, "waits until vmcnt is 0, but no later instruction needs more than s_waitcnt vmcnt(1)")])
    blocks = [h for h in found if h[1].startswith("live: ")]
    same("lines of the blocks", [h[0] for h in blocks], [2, 5, 8])
    same("live registers", blocks[1][1].split(";")[0], "live: 3 VGPRs and 3 SGPRs")
    for _, label in blocks:
        if not label.endswith(" cycles") or int(label.split()[-2]) <= 0:
            print("no cycles: " + label)
    same("only the lines that are shown", [h[0] for h in hints(c, where={"start": {"line": 5, "character": 0}, "end": {"line": 6, "character": 0}})],
         [5])
    c.open(URI, SUM.replace("\ts_waitcnt vmcnt(0)\n", ""), 2)
    same("a missing wait", [h for h in hints(c) if h[1].startswith("needs")], [(4, "needs s_waitcnt vmcnt(1) before it")])
    for name, word in (("waits", "needs"), ("live", "live"), ("cycles", "cycles")):
        c.notify("workspace/didChangeConfiguration", {"settings": {"gcnutils": {"hints": {name: False}}}})
        same("without " + name, [h for h in hints(c) if word in h[1]], [])
    c.open(URI, "s_nopp\n", 3)
    same("no code", hints(c), [])
    c.close()
    c = Client(build, options={"hints": {"waits": False, "live": False, "cycles": False}})
    c.open(URI, SUM)
    same("switched off", hints(c), [])
    c.close()


def lens(build):
    c = Client(build)
    c.open(URI, KERNEL)
    found = {x["range"]["start"]["line"]: x["command"]["title"] for x in c.of("textDocument/codeLens", URI)}
    same("lens", found.get(3), "128 VGPRs, 34 SGPRs, 1024 bytes of LDS; 4 of 8 waves, limited by VGPRs; 5 instructions")
    c.notify("workspace/didChangeConfiguration", {"settings": {"gcnutils": {"lens": False}}})
    same("no lens", c.of("textDocument/codeLens", URI), [])
    c.close()


def calls(build):
    c = Client(build)
    c.open(URI, KERNEL)
    kernel, = c.at("textDocument/prepareCallHierarchy", URI, 3, 1)
    helper, = c.at("textDocument/prepareCallHierarchy", URI, 12, 3)
    same("items", [(i["name"], i["detail"], i["selectionRange"]["start"]["line"]) for i in (kernel, helper)],
         [("kernel", "kernel", 3), ("helper", "function", 11)])
    same("whole functions", [[i["range"][end]["line"] for end in ("start", "end")] for i in (kernel, helper)], [[3, 8], [11, 13]])
    out = c.request("callHierarchy/outgoingCalls", {"item": kernel})
    same("outgoing", [(x["to"]["name"], [r["start"]["line"] for r in x["fromRanges"]]) for x in out], [("helper", [7])])
    back = c.request("callHierarchy/incomingCalls", {"item": helper})
    same("incoming", [(x["from"]["name"], [r["start"]["line"] for r in x["fromRanges"]]) for x in back], [("kernel", [7])])
    same("a function without calls", c.request("callHierarchy/outgoingCalls", {"item": helper}), [])
    same("no item", c.request("callHierarchy/incomingCalls", {"item": {"uri": URI, "data": {"section": 99, "function": 99}}}), None)
    c.close()


def tokens(build):
    c = Client(build)
    legend = c.server["capabilities"]["semanticTokensProvider"]["legend"]
    text = SUM.replace("sum:", "/* two\nlines */ .set n, 1\n.macro m r\n v_mov_b32 \\r, n // x\n.endm\nsum:")
    c.open(URI, text)
    data, lines, line, at, got = c.of("textDocument/semanticTokens/full", URI)["data"], text.split("\n"), 0, 0, {}
    for i in range(0, len(data), 5):
        down, right, length, kind, modifiers = data[i:i + 5]
        line, at = line + down, right + (0 if down else at)
        words = [name for bit, name in enumerate(legend["tokenModifiers"]) if modifiers >> bit & 1]
        got.setdefault(lines[line][at:at + length], set()).add(" ".join([legend["tokenTypes"][kind]] + words))
    for word, want in (("global_load_dword", "keyword"), (".macro", "decorator"), ("v3", "variable"), ("s", "variable"), ("16", "number"),
                       ("offset", "property"), ("next", "function declaration, function"), ("\\r", "parameter"), ("// x", "comment"),
                       ("/* two", "comment"), ("lines */", "comment"), ("m", "macro"), ("n", "variable readonly"),
                       ('"amdgcn-amd-amdhsa--gfx942"', "string"), ("vmcnt", None)):
        same("token " + word, ", ".join(sorted(got.get(word, [])))or None, ", ".join(sorted(want.split(", "))) if want else None)
    part = c.of("textDocument/semanticTokens/range", URI, range={"start": {"line": 7, "character": 0}, "end": {"line": 7, "character": 99}})
    same("a range", (part["data"][0], len(part["data"]) // 5), (7, 6))
    c.close()


def main():
    for test in (inlay, lens, calls, tokens):
        test(sys.argv[1])


main()
