"""Tests hover texts, completion and signature help.

words.py BUILD"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lsp_client import Client  # noqa: E402

URI = "file:///tmp/a.s"
TEXT = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.set count, 12
.macro twice r
\tv_mov_b32 \\r, 1.0
\ts_nop 0
.endm
.reg acc, v[4:7]
sum:
\tv_mov_b32 v1, 0x3f800000
\tglobal_load_dword v3, v2, s[0:1] offset:16
\ts_waitcnt vmcnt(0)
next:\tv_add_f32 v1, v1, v3
\ts_sub_u32 s4, s4, 1
\ts_cbranch_scc0 next
\ttwice v7
\ts_sendmsg sendmsg(MSG_INTERRUPT)
\ts_nop count
\tglobal_store_dword v0, v1, s[2:3]
\ts_endpgm
"""
number = 2


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def hover(c, text, word, shift=0):
    at = text.index(word) + shift
    before = text[:at]
    found = c.at("textDocument/hover", URI, before.count("\n"), at - before.rfind("\n") - 1)
    return found["contents"]["value"] if found else ""


def contains(what, got, *wanted):
    for want in wanted:
        if want not in got:
            print("%s: no %r in\n%s" % (what, want, got))


def hovers(c):
    c.open(URI, TEXT)
    contains("an instruction", hover(c, TEXT, "global_load"), "DC508010 03000002", "computes `d = mem`", "writes `v3`", "reads `v2`, `s[0:1]`, `exec` (implicitly)",
             "increments `vmcnt`", "latency: ", "`vmem.latency`, measured", "`saddr` read, 2 × 32 bits: sgpr", "exists on gfx9 gfx10 gfx11 gfx12")
    contains("encodings", hover(c, TEXT, "v_add_f32"), "`vop2` e32, 4 bytes", "`vop2` e64, 8 bytes", "`vop2` sdwa", "`vop2` dpp",
             "vector ALU, full rate", "gfx6 gfx7")
    matrix = TEXT + "\tv_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]\n"
    c.open(URI, matrix, 2)
    contains("registers that are rare as operands are omitted", hover(c, matrix, "v_mfma"), "`src2` read, 4 × 32 bits: vgpr, status, inline\n")
    c.open(URI, TEXT, 3)
    contains("a branch", hover(c, TEXT, "s_cbranch"), "scc is 0", "`simm16`")
    contains("a register", hover(c, TEXT, "v3, v2"), "line 12: `v_add_f32_e32 v1, v1, v3`", "the start of the function")
    both = hover(c, TEXT, "v1, v1, v3", 4)
    contains("written on two paths", both, "line 9: `v_mov_b32_e32 v1, 1.0`", "line 12: `v_add_f32_e32 v1, v1, v3`",
             "line 18: `global_store_dword v0, v1, s[2:3]`")
    contains("a range", hover(c, TEXT, "s[2:3]", 3), "`s[2:3]`, 2 × 32 bits", "the start of the function")
    contains("an integer", hover(c, TEXT, "0x3f800000"), "1065353216", "as f32 | 1 ", "0011 1111 1000 0000")
    contains("a float", hover(c, TEXT, "1.0"), "0x3f800000", "0x3ff0000000000000")
    contains("a symbol", hover(c, TEXT, "count\n"), "= 12 (0xc)", "line 2")
    contains("a label", hover(c, TEXT, "next\n"), "label at 0x10", "line 12")
    contains("a macro", hover(c, TEXT, "twice v7"), "`twice` r: macro", "Expands to", "v_mov_b32_e32 v7, 1.0\ns_nop 0\n")
    contains("named registers", hover(c, TEXT, "acc"), "v[4:7]")
    contains("a message", hover(c, TEXT, "MSG_INTERRUPT"), "`MSG_INTERRUPT` = 1", "interrupts the host")
    contains("a modifier", hover(c, TEXT, "offset:16"), "-4096 to 4095", "an offset in bytes")
    contains("a directive", hover(c, TEXT, ".set"), "*name*, *expression*")
    c.open(URI, TEXT + "\ts_nopp\n", 4)
    contains("in a source with an error", hover(c, TEXT, "global_load"), "DC508010 03000002")
    contains("registers in a source with an error", hover(c, TEXT, "v3, v2"), "line 12")
    same("nothing", hover(c, TEXT, "(MSG"), "")
    for version, (cpu, want) in enumerate((("gfx942", False), ("gfx1250", True)), 5):
        text = '.amdgcn_target "amdgcn-amd-amdhsa--%s"\ns_mov_b64 s[0:1], 1\ns_mov_b32 s0, 1\n' % cpu
        c.open(URI, text, version)
        same("64-bit literals on %s" % cpu, "literal64" in hover(c, text, "s_mov_b64"), want)
        same("64-bit literals of 32-bit operands on %s" % cpu, "literal64" in hover(c, text, "s_mov_b32"), False)
    text = """.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.amdhsa_kernel k
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.type k,@function
k:
\tv_mov_b32 v0, 1
\ts_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
\tv_add_f32 v1, v0, v0
\tds_store_b32 v1, v0
\tds_load_b32 v2, v1
\ts_mov_b32 s0, 1
\ts_endpgm
"""
    c.open(URI, text, 7)
    same("mode 0", "mode" in hover(c, text, "v_mov_b32"), False)
    contains("the mode is set", hover(c, text, "s_setreg"), "then mode 2 of `HW_REG_WAVE_SCHED_MODE`")
    contains("a vector operation in mode 2", hover(c, text, "v_add_f32"), "executes in mode 2",
             "hardware does not wait before it for registers of `depctr_vm_vsrc`: `s_wait_alu` must")
    contains("a store in mode 2", hover(c, text, "ds_store"), "hardware does not wait before it for registers of `depctr_va_vdst`: ")
    contains("a load in mode 2", hover(c, text, "ds_load"), "registers of `depctr_va_vdst` and `depctr_vm_vsrc`: ")
    same("a scalar operation in mode 2", "hardware does not wait" in hover(c, text, "s_mov_b32"), False)


def complete(c, text, head='.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\nlabel:\n.set number, 3\n'):
    global number
    number += 1
    c.open(URI, head + text, number + 1)
    lines = (head + text).split("\n")
    found = c.at("textDocument/completion", URI, len(lines) - 1, len(lines[-1]))
    for item in found["items"]:
        edit = item["textEdit"]["range"]
        if edit["end"]["character"] != len(lines[-1]):
            print("%r: the edit ends elsewhere" % text)
    return [item["label"] for item in found["items"]]


def completions(c):
    other = '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n'
    for text, want in (("v_add_f", ["v_add_f16", "v_add_f32", "v_add_f64"]), (".p2al", [".p2align", ".p2alignw", ".p2alignl"]),
                       ("\ts_branch l", ["label"]), ("\tv_mov_b32 v0, nu", ["number"]), (".amdhsa_kernel k\n.amdhsa_next", [
                           ".amdhsa_next_free_vgpr", ".amdhsa_next_free_sgpr"]), ("// v_add", []), ('.ascii "v_a', []),
                       ("\tv_add_f32_sdwa v0, v1, v2 dst_sel:W", ["WORD_0", "WORD_1"]),
                       ("\tglobal_load_dword v0, v[0:1], off n", ["nt", "number"]), ("\ts_sendmsg sendmsg(MSG_GS", ["MSG_GS", "MSG_GS_DONE", "MSG_GS_ALLOC_REQ"]),
                       ("\ts_getreg_b32 s0, hwreg(HW_REG_MO", ["HW_REG_MODE"]), ("\ts_waitcnt v", ["vmcnt"]), ("\tv_mov_b32 v0, v", ["vcc", "vcc_hi",
                        "vcc_lo", "vccz", "v"]), ("twi", [])):
        same("completion of %r" % text, complete(c, text), want)
    same("modifiers of e64_dpp", complete(c, "\tv_add_f32_e64_dpp v0, v1, v2 cl", other), ["clamp"])
    same("a macro", complete(c, ".macro twice a\n.endm\ntwi"), ["twice"])
    same("only the processor's", ["v_accvgpr_read" in complete(c, "v_acc"), "v_accvgpr_read" in complete(c, "v_acc", other),
                                 "global_load_b32" in complete(c, "\tglobal_l", other)], [True, False, True])
    c.open(URI, "", 1000)
    same("an empty document", len(c.at("textDocument/completion", URI, 0, 0)["items"]) > 1000, True)
    contains("keys", complete(c, ".amdgpu_metadata\namdhsa.kernels:\n  - .kern"), ".kernarg_segment_size")


def signature(c, text):
    global number
    number += 1
    head = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.macro twice r, by=2\n.endm\n'
    c.open(URI, head + text, number + 1)
    s = c.at("textDocument/signatureHelp", URI, 3, len(text))
    if not s:
        return None
    active = s["signatures"][s["activeSignature"]]
    names = [active["label"][slice(*p["label"])] for p in active["parameters"]]
    return s["activeParameter"], names


def signatures(c):
    for text, want in (("\tv_add_f32 v0, ", (1, ["vdst", "src0", "src1"])), ("\tglobal_load_dword v0, v[0:1], off", (2, ["vdst", "vaddr", "off"])),
                       ("\tv_add_f32", None), ("twice v1, ", (1, ["r", "by=2"])), ("\tnothing v0, ", None), ("\t.p2align ", (0, []))):
        same("signature of %r" % text, signature(c, text), want)


def main():
    c = Client(sys.argv[1])
    for test in (hovers, completions, signatures):
        test(c)
    c.close()
    plain = Client(sys.argv[1], capabilities={"textDocument": {}})
    plain.open(URI, TEXT)
    same("plain text", plain.at("textDocument/hover", URI, 8, 2)["contents"]["kind"], "plaintext")
    plain.close()


main()
