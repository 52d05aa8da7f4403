"""Tests amdgcn-lsp with Neovim's LSP client, with positions in UTF-16 and in UTF-8. The script neovim.lua sends each
request as in normal use. The client of Debian 12 has no functions for inlay hints, folding and semantic tokens, so the
script sends these requests itself. The test records all messages in both directions, and validates the messages of the
server.

neovim.py BUILD"""
import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import lsp_client  # noqa: E402

TARGET = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n'
# what -Wkernel wants besides, without lines before the kernel; the note may be metadata
ALIGNED = '.text\n.p2align 8\n.section .note, "a"'
MAIN = TARGET + """.set count, 12
.macro twice r
\tv_mov_b32 \\r, 1.0
\ts_nop 0
.endm
.globl kernel
.type kernel,@function
kernel:
\tv_mov_b32 v1, 0x3f800000 // é😀
\tv_mov_b32 v2, 0
\tglobal_load_dword v3, v2, s[0:1] ofset:16
\tv_add_f33 v1, v1, v1
\t.p2alogn 2
/* é😀 */ next: v_fma_f32 v1, v3, v1, v1
\ts_sub_u32 s4, s4, 1
/* é😀 */ s_cbranch_scc0 next
\ttwice v7
\ts_sendmsg sendmsg(MSG_INTERRUPT)
\ts_nop count
\ts_getpc_b64 s[4:5]
\ts_add_u32 s4, s4, helper@rel32@lo+4
\ts_addc_u32 s5, s5, helper@rel32@hi+12
/* é😀 */ s_swappc_b64 s[30:31], s[4:5]
\ts_endpgm
.size kernel, .-kernel
.type helper,@function
helper:
\tv_mov_b32 v10, 0
\ts_setpc_b64 s[30:31]
.size helper, .-helper
.rodata
.p2align 6
.amdhsa_kernel kernel
\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t.amdhsa_next_free_vgpr 16
\t.amdhsa_next_free_sgpr 40
\t.amdhsa_accum_offset 16
.end_amdhsa_kernel
""" + ALIGNED
CORRECTED = MAIN.replace("ofset", "offset").replace("v_add_f33", "v_add_f32").replace(".p2alogn", ".p2align")
FIXED = CORRECTED.replace("v_fma_f32", "s_waitcnt vmcnt(0)\n\tv_fma_f32")
RENAMED = FIXED.replace("next:", "again:").replace("scc0 next", "scc0 again")
RENAMED_MACRO = RENAMED.replace("twice r", "pair register").replace("\\r,", "\\register,").replace("twice v7", "pair v7")
DESCRIPTOR = TARGET + """.globl kernel
.type kernel,@function
kernel:
\tv_mov_b32 v9, 0
\tv_readfirstlane_b32 s3, v9
\tv_readlane_b32 s2, v9, s3
\ts_endpgm
.rodata
.p2align 6
.amdhsa_kernel kernel
\t.amdhsa_next_free_vgpr 8 // VGPRs
\t.amdhsa_next_free_sgpr 16
\t.amdhsa_accum_offset 8
.end_amdhsa_kernel
""" + ALIGNED
WITH_REGISTERS = DESCRIPTOR.replace("vgpr 8", "vgpr 10").replace("offset 8", "offset 12")
WITH_NOP = WITH_REGISTERS.replace("\tv_readlane", "\ts_nop 3\n\tv_readlane")
ALL = WITH_NOP.replace("\tv_readfirst", "\ts_nop 0\n\tv_readfirst")
# the text before the cursor, and the words that must be offered; words after "-" must not be offered
WORDS = {
    "\tv_add_f": "v_add_f16 v_add_f32 v_add_f64 -v_sub_f32 -v_add_f33", "\tv_mov_b32 v0, vc": "vcc vcc_lo vcc_hi",
    "\tv_mov_b32 v1, ": "v s a ttmp vcc exec m0 label number -global_load_dword",
    "\tglobal_load_dword v0, v[0:1], off n": "nt number -offset: -scc", "\tglobal_load_dword v1, v[0:1], off ": "offset: nt sc0 sc1 -glc -slc",
    "\tv_add_f32_sdwa v0, v1, v2 dst_sel:": "WORD_0 BYTE_3 DWORD", "\ts_branch lab": "label",
    "\ts_getreg_b32 s0, ": "hwreg", "\ts_getreg_b32 s1, hwreg(HW_REG_M": "HW_REG_MODE", "\ts_sendmsg ": "sendmsg",
    "\ts_sendmsg sendmsg(MSG_GS": "MSG_GS MSG_GS_DONE", "\ts_waitcnt v": "vmcnt -vscnt", ".p2al": ".p2align .p2alignl",
    "\ttw": "twice", ".amdhsa_next": ".amdhsa_next_free_vgpr .amdhsa_next_free_sgpr -.amdhsa_kernarg_size",
    "  - .kern": ".kernarg_segment_size .kernarg_segment_align", "// v_ad": "-v_add_f32"}


def document(words):
    """Returns a document with one line for each of the words. A word that is valid only in a kernel descriptor or in metadata
    is placed in a descriptor or in metadata."""
    out = TARGET + ".macro twice a\n.endm\nlabel:\n.set number, 3\n"
    for word in words:
        begin, end = ((".amdhsa_kernel k\n", "\n.end_amdhsa_kernel") if word.startswith(".amdhsa_") else
                      (".amdgpu_metadata\namdhsa.kernels:\n", "\n.end_amdgpu_metadata") if word.startswith("  -") else ("", ""))
        out += begin + word + end + "\n"
    return out


def lua(text):
    """Returns a string literal of Lua."""
    return "[==[\n" + text + "]==]"


def same(what, got, want):
    if got != want:
        print("%s: expected %r, but got %r" % (what, want, got))


def contains(what, got, *wanted):
    for want in wanted:
        if want not in got:
            print("%s: no %r in %r" % (what, want, got))


def run(server, encoding):
    """Runs neovim.lua in the current folder. Returns the results of the script."""
    with open("part.inc", "w", encoding="utf-8") as f:
        f.write("s_nop 0\ns_nopp 0\n")
    with open(".gcnutils.yaml", "w", encoding="utf-8") as f:
        f.write('flags:\n  "yaml/*": -mcpu=gfx90a\n')
    with open("compile_commands.json", "w", encoding="utf-8") as f:
        json.dump([{"directory": os.getcwd(), "file": "commands/a.s", "arguments": ["amdgcn-as", "-mcpu=gfx906", "commands/a.s"]}], f)
    with open(os.path.join(HERE, "neovim.lua"), encoding="utf-8") as f:
        script = f.read()
    texts = "({main = %s, words = %s, descriptor = %s})" % (lua(MAIN), lua(document(WORDS)), lua(DESCRIPTOR))
    for name, value in (("ENCODING", encoding), ("TIMEOUT", "20000"), ("SERVER", server), ("TEXTS", texts), ("WORDS", lua("|".join(WORDS)))):
        script = re.sub(r"\b%s\b" % name, lambda m, value=value: value, script)
    with open("test.lua", "w", encoding="utf-8") as f:
        f.write(script)
    env = dict(os.environ, HOME=os.getcwd(), XDG_STATE_HOME=os.getcwd(), XDG_DATA_HOME=os.getcwd(), XDG_CACHE_HOME=os.getcwd())
    p = subprocess.run(["nvim", "--clean", "--headless", "-c", "luafile test.lua", "-c", "cquit"], stdin=subprocess.DEVNULL,
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300, env=env, check=False)
    if p.returncode or not os.path.exists("out.json"):
        print("nvim: status %d\n%s" % (p.returncode, p.stdout))
        return None
    with open("out.json", encoding="utf-8") as f:
        return json.load(f)


def messages(name):
    with open(name, "rb") as f:
        data = f.read()
    at = 0
    while at < len(data):
        end = data.index(b"\r\n\r\n", at) + 4
        length = int(re.search(rb"Content-Length: *(\d+)", data[at:end])[1])
        yield json.loads(data[end:end + length])
        at = end + length


def validate():
    """Validates the recorded messages of the server. Returns the methods of requests that were answered without an error."""
    checker, done = lsp_client.Client.__new__(lsp_client.Client), set()
    with open(os.path.join(os.path.dirname(HERE), "lsp.schema.json"), encoding="utf-8") as f:
        checker.schema, checker.validators, checker.asked = json.load(f), {}, {}
    for m in messages("to_server"):
        if "id" in m and "method" in m:
            checker.asked[m["id"]] = m["method"]
        if m.get("method") == "textDocument/didChange":
            same("changes with ranges", ["range" in c for c in m["params"]["contentChanges"]], [True] * len(m["params"]["contentChanges"]))
    for m in messages("from_server"):
        checker.validate(m)
        if "error" in m:
            print("%s: %s" % (checker.asked[m["id"]], m["error"]))
        elif "method" not in m:
            done.add(checker.asked[m["id"]])
    return done


def tokens(out, text, encoding):
    """Returns {word: types} of the semantic tokens."""
    lines, line, at, found = [x.encode("utf-16-le" if encoding == "utf-16" else "utf-8") for x in text.split("\n")], 0, 0, {}
    unit = 2 if encoding == "utf-16" else 1
    for i in range(0, len(out["tokens"]), 5):
        down, right, length, kind, _ = out["tokens"][i:i + 5]
        line, at = line + down, right + (0 if down else at)
        word = lines[line][at * unit:(at + length) * unit].decode("utf-16-le" if encoding == "utf-16" else "utf-8")
        found.setdefault(word, set()).add(out["legend"]["tokenTypes"][kind])
    return found


def check(out, encoding):
    same("missing", out.get("missing"), None)
    same("errors", [(d[0], d[2].split(";")[0]) for d in out["errors"]], [
        (11, "unknown modifier ofset"), (12, "invalid instruction: v_add_f33"), (13, "unknown directive '.p2alogn'")])
    for name, title in (("spelling", "Replace with v_add_f32"), ("directive", "Replace with .p2align"),
                        ("modifier", "Replace with offset"), ("wait", "Insert s_waitcnt vmcnt(0)"),
                        ("descriptor", "Replace with 12 in line 14 and 10 in line 12"), ("hazard", "Insert s_nop 3"),
                        ("all", "Apply all fixes")):
        same("actions " + name, out["actions"].get(name), [title])
    same("corrected", out["corrected"], CORRECTED)
    same("findings", [d[::2] + [d[3]] for d in out["findings"]], [
        [14, "v3 is read, but global_load_dword may not have written it yet; insert s_waitcnt vmcnt(0) [documented]", [[11, "it depends on this"]]]])
    same("column in bytes", out["findings"][0][1], CORRECTED.split("\n")[14].encode().index(b"v_fma_f32"))
    same("fixed", out["fixed"], FIXED)
    same("left", out["left"], [])
    for word, want in (("v_fma_f32", "v_fma_f32 v1, v3, v1, v1"), ("v3, v2", "line 16: `v_fma_f32 v1, v3, v1, v1`"), ("0x3f800000", "1065353216"),
                       ("count\n", "= 12 (0xc)"), ("twice v7", "v_mov_b32_e32 v7, 1.0"), ("offset:16", "-4096 to 4095"),
                       ("MSG_INTERRUPT", "interrupts the host"), (".set", "expression"), ("next\n", "label at")):
        contains("hover of " + word, out["hover"][word], want)
    contains("signature", out["signature"], "v_fma_f32 vdst, src0, src1, src2")
    same("definition", out["definition"].split(":")[0].split()[-1], "next")
    same("references", [line for line, _ in out["references"]], [14, 17])
    contains("symbols", " ".join(text for _, text in out["symbols"]), "kernel", "helper", "next", "twice", "count")
    same("calls", ([x[1] for x in out["outgoing"]], [x[1] for x in out["incoming"]]), (["helper"], ["kernel"]))
    same("lenses", [(line, title.split(";")[0]) for line, title in out["lenses"]], [(8, "16 VGPRs, 42 SGPRs"), (28, "11 VGPRs, 32 SGPRs")])
    blocks = dict(h for h in out["hints"] if h[1].startswith("live: "))
    same("blocks with hints", sorted(blocks), [9, 14, 18, 29])
    contains("hint", blocks[9], "VGPRs", " cycles")
    contains("hints", [label for line, label in out["hints"] if line == 20], "no rule needs this")
    contains("folds", out["folds"], [2, 4], [8, 25], [28, 30], [34, 38])
    found = tokens(out, FIXED, encoding)
    for word, kind in (("v_fma_f32", "keyword"), (".macro", "decorator"), ("twice", "macro"), ("\\r", "parameter"), ("0x3f800000", "number"),
                       ("// é😀", "comment"), ("next", "function"), ("offset", "property")):
        same("token " + word, found.get(word), {kind})
    same("renamed", out["renamed"], RENAMED)
    same("renamed macro", out["renamed_macro"], RENAMED_MACRO)
    same("words of the formatted text", out["formatted"].split(), RENAMED_MACRO.split())
    contains("formatted", out["formatted"], "\n\tglobal_load_dword v3, v2, s[0:1] offset:16\n", "\n\tv_mov_b32         v1, 0x3f800000  // é😀\n")
    same("formatted again", out["formatted_again"], out["formatted"])
    same("incremental", out["incremental"], out["whole"])
    same("lines of the changed text", sorted(d[0] for d in out["incremental"]), [3, 9])
    for before, words in WORDS.items():
        for word in words.split():
            if (word.lstrip("-") in out["completion"][before]) == word.startswith("-"):
                print("completion of %r: %s, got %r" % (before, word, out["completion"][before][:20]))
    same("descriptor", out["descriptor"], WITH_REGISTERS)
    same("hazard", out["hazard"], WITH_NOP)
    same("all fixes", out["all"], ALL)
    same("left after all fixes", out["all_left"], [])
    same("included", [(d[0], d[3]) for d in out["included"]], [(1, [[1, "it is here"], [1, "included from here"]])])
    same("options", [[d[2].split(";")[0] for d in out[name + "/a.s"]][:1] for name in ("yaml", "commands", "none")],
         [[], [], ["no processor is selected: use -mcpu or .amdgcn_target"]])


def assembles(build, text):
    with open("bytes.s", "w", encoding="utf-8") as f:
        f.write(text + "\n")
    subprocess.run([build + "/assembler/amdgcn-as", "-o", "bytes.o", "bytes.s"], check=True)
    with open("bytes.o", "rb") as f:
        return f.read()


def main():
    build = os.path.abspath(sys.argv[1])
    server = lsp_client.server(build)
    if not shutil.which("nvim"):
        print("needs nvim")
        return lsp_client.SKIPPED
    folder = os.getcwd()
    for encoding in ("utf-16", "utf-8"):
        os.mkdir(os.path.join(folder, encoding))
        os.chdir(os.path.join(folder, encoding))
        out = run(server, encoding)
        if out is None:
            return 1
        check(out, encoding)
        same("bytes", assembles(build, out["formatted"]) == assembles(build, out["renamed_macro"]), True)
        done = validate()
        with open(os.path.join(os.path.dirname(HERE), "..", "lsp", "answer", "method.def"), encoding="utf-8") as f:
            methods = set(re.findall(r'^METHOD\("([^"]+)"', f.read(), re.M))
        same("methods without an answer", methods - done, {"textDocument/semanticTokens/range", "textDocument/rangeFormatting"})
    return 0


sys.exit(main())
