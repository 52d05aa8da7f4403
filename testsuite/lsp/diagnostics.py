"""Tests diagnostics: errors, warnings and findings of checks, with their ranges, related locations and fixes.

diagnostics.py BUILD"""
import json
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOP)
from lsp_client import Client, apply_edits  # noqa: E402

URI = "file:///tmp/a.s"
SUM = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
sum:
\tv_mov_b32 v1, 0
\tglobal_load_dword v3, v2, s[0:1]
next:\tv_add_f32 v1, v1, v3
\ts_sub_u32 s4, s4, 1
\ts_cbranch_scc0 next
\tglobal_store_dword v0, v1, s[2:3]
\ts_endpgm
"""


def rng(*numbers):
    return dict(zip(("start", "end"), ({"line": a, "character": b} for a, b in (numbers[:2], numbers[2:]))))


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def messages(c, text, version):
    c.open(URI, text, version)
    return c.published(URI, version)


def actions(c, range_, diagnostics=(), **only):
    return c.of("textDocument/codeAction", URI, range=range_, context={"diagnostics": list(diagnostics), **only})


def fixes(c, line):
    return actions(c, rng(line, 0, line, 0))


def all_fixes(c):
    return actions(c, rng(0, 0, 0, 0), only=["source.fixAll"])


def finding(c):
    one, = messages(c, SUM, 1)
    same("range", one["range"], rng(4, 6, 4, 26))
    same("rule", (one["code"], one["severity"], one["source"]), ("raw", 2, "gcnutils"))
    same("message", one["message"],
         "v3 is read, but global_load_dword may not have written it yet; insert s_waitcnt vmcnt(0) [documented]")
    same("related", [(r["message"], r["location"]["range"]["start"]["line"]) for r in one["relatedInformation"]],
         [("it depends on this", 3)])
    action, = fixes(c, 4)
    same("title", action["title"], "Insert s_waitcnt vmcnt(0)")
    fixed = apply_edits(SUM, action["edit"]["changes"][URI])
    same("fixed", fixed.splitlines()[4:6], ["next:\ts_waitcnt vmcnt(0)", "\tv_add_f32 v1, v1, v3"])
    same("after the fix", messages(c, fixed, 2), [])
    same("switched off", messages(c, SUM.replace("sum:\n", ".amdgcn_check off, waits\nsum:\n"), 3), [])


def misspelled(c):
    text = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n  s_load_dwrd s0, s[2:3], 0x0 // ü\n s_endpgm\n.p2alogn 2\n'
    one, two = messages(c, text, 4)
    same("range of a mnemonic", one["range"], rng(1, 2, 1, 13))
    same("severity", one["severity"], 1)
    each = fixes(c, 1) + fixes(c, 3)
    same("titles", [a["title"] for a in each], ["Replace with s_load_dword", "Replace with .p2align"])
    everything, = all_fixes(c)
    same("all fixes", everything["edit"]["changes"][URI], [e for a in each for e in a["edit"]["changes"][URI]])
    requested(c, one, two, each, everything)
    for a in each:
        text = apply_edits(text, a["edit"]["changes"][URI])
    same("corrected", messages(c, text, 5), [])
    same("nothing to fix", all_fixes(c), [])


def requested(c, one, two, each, everything):
    """Checks which actions a request selects. Kate 22.12 sends the range of the whole document and one diagnostic, without the
    members that Kate does not know, and applies all actions of the response."""
    whole = rng(0, 0, 4, 0)
    known = [{k: d[k] for k in ("range", "message", "severity", "source")} for d in (one, two)]
    same("the range", actions(c, whole), each)
    for d, a in zip(known, each):
        same("one diagnostic", actions(c, whole, [d]), [a])
    same("both diagnostics", actions(c, whole, known), each)
    same("a diagnostic outside of the range", actions(c, rng(1, 0, 1, 0), known[1:]), each[:1])
    moved = {**known[0], "range": rng(0, 2, 0, 13)}
    same("a diagnostic of the text before a change", actions(c, rng(1, 0, 1, 0), [moved]), each[:1])
    same("the kind of fixes", actions(c, whole, only=["quickfix"]), each)
    same("all kinds of sources", actions(c, whole, only=["source"]), [everything])
    same("both kinds", actions(c, whole, only=["source.fixAll", "quickfix"]), [*each, everything])
    same("a word that begins a kind", actions(c, whole, only=["source.fix", "quick"]), [])
    same("the empty kind", actions(c, whole, only=[""]), [*each, everything])


def without_fix(c):
    _, two = messages(c, HEAD + "s_nopp 0\ns_qqq 0\n", 50)
    same("the other fix", [a["title"] for a in actions(c, rng(0, 0, 4, 0))], ["Replace with s_nop"])
    same("a diagnostic without a fix", actions(c, rng(0, 0, 4, 0), [two]), [])


HEAD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.set count, 12\n'
KEYS = ".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: k\n    %s\n.end_amdgpu_metadata\n"
DESCRIPTOR = """.globl k
.type k,@function
k: v_mov_b32 v%d, s%d
s_endpgm
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1 + 3 // four
.amdhsa_next_free_sgpr 4
%s.end_amdhsa_kernel
"""
# (source, name that a fix inserts in the last statement; None: no fix)
SPELLINGS = [
    ("global_load_dword v3, v2, s[0:1] ofset:16", "offset"), ("s_getreg_b32 s0, hwreg(HW_REG_MODEE)", "HW_REG_MODE"),
    ("s_sendmsg sendmsg(MSG_INTERUPT)", "MSG_INTERRUPT"), ("s_nop coutn", "count"),
    ("s_waitcnt vmcn(0)", "vmcnt"), (KEYS % ".symbl: k.kd", ".symbol"),
    (KEYS % ".args: [{.offset: 0, .size: 8, .value_kind: global_bufer}]", "global_buffer"), (KEYS % "'.symbl': k.kd", None),
    (".amd_kernel_code_t\namd_code_version_majr = 1\n.end_amd_kernel_code_t", "amd_code_version_major"),
    (DESCRIPTOR % (1, 1, ".amdhsa_acum_offset 4\n"), ".amdhsa_accum_offset")]


def spellings(c):
    """Checks that each message that proposes a name has a fix that replaces the misspelled name."""
    for number, (text, want) in enumerate(SPELLINGS):
        text = HEAD + text + "\n"
        messages(c, text, 100 + number)
        found = actions(c, rng(0, 0, 99, 0))
        same("fixes of " + text, [a["title"] for a in found], ["Replace with " + want] if want else [])
        for a in found:
            fixed = apply_edits(text, a["edit"]["changes"][URI])
            same("lengths of " + text, len(fixed) - len(text) in (-1, 0, 1), True)
            left = [a for a in messages(c, fixed, 200 + number) if want in a["message"] and "did you mean" in a["message"]]
            same("after the fix of " + text, left, [])


def descriptors(c):
    """Checks the fixes of descriptors that allocate too few registers, which -Wkernel finds."""
    for number, (vgpr, sgpr, more, want) in enumerate((
            (9, 1, "", [".amdhsa_next_free_vgpr 10 // four"]), (1, 70, "", [".amdhsa_next_free_sgpr 71"]),
            (9, 70, "", [".amdhsa_next_free_vgpr 10 // four", ".amdhsa_next_free_sgpr 71"]), (1, 1, "", []))):
        text = HEAD.replace("gfx942", "gfx900") + DESCRIPTOR % (vgpr, sgpr, more)
        messages(c, text, 300 + 2 * number)
        each = fixes(c, 4)
        same("titles", [a["title"] for a in each], ["Replace with %s in line %d" % (w.split()[1], 8 + ("sgpr" in w)) for w in want])
        for a, line in zip(each, want):
            same("the line", line in apply_edits(text, a["edit"]["changes"][URI]).split("\n"), True)
    same("nothing to fix", all_fixes(c), [])
    text = HEAD + DESCRIPTOR.replace("1 + 3", "16") % (9, 1, ".amdhsa_accum_offset 4\n")
    messages(c, text, 400)
    action, = fixes(c, 4)
    same("title", action["title"], "Replace with 12 in line 10 and 24 in line 8")
    text = apply_edits(text, action["edit"]["changes"][URI])
    same("accum_offset", ".amdhsa_accum_offset 12\n" in text, True)
    same("no more fixes", [m for m in messages(c, text, 401) if "allocates" in m["message"]], [])


RIGHT = SUM.replace("\tv_add_f32", "\ts_waitcnt vmcnt(0)\n\tv_add_f32").replace("sum:", "right:").replace("next", "again")


def errors_hide_findings(c):
    """Checks that an error hides the findings that it may cause: those about code that contains the error. Each line of the correct
    function is broken in turn, the wait among them, and must cause no finding. The findings in the function before it stay."""
    lines = (SUM + RIGHT.split("\n", 1)[1]).split("\n")
    for i in range(2, len(lines)):
        if not lines[i].startswith("\t"):
            continue
        got = messages(c, "\n".join(lines[:i] + ["\tx" + lines[i][1:]] + lines[i + 1:]), 500 + i)
        want = [(1, i)] + [(2, 4)] * (i != 3)
        same("line %d" % (i + 1), [(d["severity"], d["range"]["start"]["line"]) for d in got], sorted(want))
    got = messages(c, SUM + ".rodata\n.amdhsa_kernel sum\n.amdhsa_nxt_free_vgpr 8\n", 599)
    same("a descriptor", {(d["severity"], d.get("code")) for d in got}, {(1, None), (2, "raw")})
    got = messages(c, SUM.replace("\ts_endpgm", "\ts_endpg"), 600)
    same("the end", [d.get("code") for d in got], [None, "raw"])


def readme(build):
    """Checks the README's kernel with the settings of amdgcn-lsp(1), which name another processor; and that a target that the build
    does not have is an error if the build's command says so."""
    with open(os.path.join(TOP, "..", "README.md"), encoding="utf-8") as f:
        text = re.search(r"^    // Stores pi.*?^    \.end_amdgpu_metadata\n", f.read(), re.S | re.M)[0]
    text = re.sub("^    ", "", text, flags=re.M)
    path = os.path.join(os.getcwd(), "hello.s")
    command = [{"directory": os.getcwd(), "file": "hello.s", "command": "amdgcn-as -mcpu=gfx942 hello.s"}]
    contradicts = "the target identifier contradicts the options: the processor is gfx900, not gfx942"
    for name, content, flags, want in (
            (None, "", "-mcpu=gfx942", []), (".gcnutils.yaml", 'flags:\n  "*.s": -mcpu=gfx942\n', "", []),
            ("compile_commands.json", json.dumps(command), "", [contradicts]), (None, "", "-mcpu=gfx9999", [])):
        if name:
            with open(name, "w", encoding="utf-8") as f:
                f.write(content)
        c = Client(build, root=os.getcwd(), options={"flags": flags})
        c.open("file://" + path, text)
        got = [d["message"] for d in c.published("file://" + path, 1)]
        same("the README's kernel with %s %s" % (name, flags), got[:1], want)
        c.open(URI, "\tv_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]\n")
        same("a source without a target", [d["severity"] for d in c.published(URI, 1)].count(1), int(flags != "-mcpu=gfx942"))
        c.close()
        if name:
            os.remove(name)


def missed(c):
    """Checks that a diagnostic reports code that the checks could not examine, and that another reports diagnostics beyond the
    first 1000."""
    unreached = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\nf: s_endpgm\n global_load_dword v0, v[2:3], off\n v_add_u32 v1, v0, v0\n s_endpgm\n'
    got = messages(c, unreached, 9)
    same("code that no path reaches", [(d["severity"], d["range"]["start"]["line"]) for d in got if d.get("code") == "incomplete"], [(2, 2)])
    head = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n'
    got = messages(c, head + "x\n" * 1001, 10)
    same("number of diagnostics", len(got), 1001)
    same("the last one", got[-1]["message"], "only the first 1000 diagnostics are shown")
    same("all of a shorter list", len(messages(c, head + "x\n" * 1000, 11)), 1000)


def expansion(c):
    text = SUM.replace("sum:\n", ".macro use x\nv_add_f32 v1, v1, \\x\n.endm\nsum:\n").replace("next:\tv_add_f32 v1, v1, v3", "next: use v3")
    one, = messages(c, text, 7)
    same("at the call", one["range"], rng(7, 6, 7, 12))
    if len(fixes(c, 7)) != 1:  # the call expands to one instruction
        print("no fix at the macro")
    one, = messages(c, text.replace(".endm", "s_nop 0\n.endm"), 8)
    same("no fix within a macro", fixes(c, 8), [])


ACCUMULATOR = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
k:
\tv_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[2:3], a[0:15]
\ts_nop 1
\tv_accvgpr_read_b32 v4, a0
\tv_accvgpr_read_b32 v5, a1
\ts_endpgm
"""


def contradicted(build):
    """Tests which options show a rule that shipped kernels break, and how often."""
    text = "a0 is read 9 wait states too early after v_mfma_f32_32x32x8_f16 has written it; insert s_nop 8"
    text += " [contradicted: shipped kernels break this]"
    for flags, want in (("-Wall", []), ("-Wnotes", [text]), ("-Wextra", [text + " (2 times in this function)"]), ("-Wextra -Wno-extra", [])):
        c = Client(build, options={"flags": flags})
        got = messages(c, ACCUMULATOR, 1)
        same(flags, [m["message"] for m in got], want)
        same(flags, [(m["code"], m["severity"]) for m in got], [("m940_x_valu", 3)] * len(want))
        c.close()


def included(c, folder):
    path = folder + "/main.s"
    with open(folder + "/part.inc", "w", encoding="utf-8") as f:
        f.write("s_nop 0\ns_nopp 0\n")
    uri = "file://" + path
    c.open(uri, '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\n.include "part.inc"\n', 1)
    one, = c.published(uri, 1)
    same("at the .include", one["range"]["start"]["line"], 2)
    related = one["relatedInformation"][0]["location"]
    same("in the file", (related["uri"], related["range"]["start"]["line"]), ("file://%s/part.inc" % folder, 1))
    with open(folder + "/part.inc", "w", encoding="utf-8") as f:
        f.write("s_nop 0\n")
    c.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    c.diagnostics.pop(uri)
    c.versions.pop(uri)
    same("after it was corrected", c.published(uri, 1), [])


def main():
    c = Client(sys.argv[1])
    finding(c)
    misspelled(c)
    without_fix(c)
    spellings(c)
    descriptors(c)
    errors_hide_findings(c)
    missed(c)
    expansion(c)
    included(c, os.getcwd())
    contradicted(sys.argv[1])
    readme(sys.argv[1])
    same("exit status", c.close(), 0)


main()
