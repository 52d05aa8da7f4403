"""Measures the LSP server on sources of 10,000 lines, of different shapes: the median time from a keystroke to its
diagnostics, with and without an error in the source, the times of requests, and the memory.

bench.py BUILD [all]

With "all", prints the values. Otherwise, fails only if a value exceeds its limit by far, because other tests run at the same
time and sanitizers multiply the times. Times are CPU times of the server."""
import os
import statistics
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lsp_client  # noqa: E402

URI = "file:///tmp/a.s"
LINES, LIMIT, MEMORY = 10000, 0.1, 200 << 20  # LIMIT: seconds for a request; MEMORY: bytes of the server
SECTIONS = 2  # limit in seconds for a request about 24,000 sections
SLOW = 0.3  # limit in seconds for requests that editors do not send after each keystroke
HEAD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n'
FUNCTION = ".globl k%d\n.p2align 8\n.type k%d,@function\nk%d:\n"
BODY = """\tv_mov_b32 v1, 0x3f800000
\tglobal_load_dword v3, v2, s[0:1] offset:16
\tds_read_b32 v4, v2
\ts_waitcnt vmcnt(0) lgkmcnt(0)
\tv_add_f32 v1, v1, v3       // a comment
\tv_fma_f32 v1, v4, v3, v1
"""
LOOP = "next_%d:\n" + BODY + "\ts_sub_u32 s4, s4, 1\n\ts_cbranch_scc0 next_%d\n\tglobal_store_dword v0, v1, s[2:3]\n"
# A load, after which one of two paths contains a wait and a store of another register.
PATHS = """\tglobal_load_dword v%d, v2, s[0:1]
\ts_cbranch_scc1 past_%d
\ts_waitcnt vmcnt(%d)
\tds_write_b32 v2, v%d
past_%d:
"""
MACRO = ".macro m%d a, b=2\n\tv_add_f32 v\\a, v\\b, v1\n.if \\b == 2\n\ts_nop 1\n.endif\n.endm\n"
DESCRIPTOR = """\ts_endpgm
.size k%d, .-k%d
.rodata
.amdhsa_kernel k%d
\t.amdhsa_next_free_vgpr 8
\t.amdhsa_next_free_sgpr 32
\t.amdhsa_accum_offset 8
.end_amdhsa_kernel
.section .text.k%d,"ax",@progbits
"""


def fill(template, i):
    return template % ((i,) * template.count("%d"))


def repeat(template):
    return "".join(fill(template, i) for i in range(LINES // template.count("\n")))


SHAPES = {
    "loops": fill(FUNCTION, 0) + repeat(LOOP) + "\ts_endpgm\n",
    "one loop": fill(FUNCTION, 0) + "again:\n" + repeat(BODY) + "\ts_sub_u32 s4, s4, 1\n\ts_cbranch_scc0 again\n\ts_endpgm\n",
    "paths": fill(FUNCTION, 0) + "".join(PATHS % (8 + i % 200, i, i % 60, 8 + (i + 1) % 200, i) for i in range(LINES // 5)) + "\ts_endpgm\n",
    "macros": repeat(MACRO) + fill(FUNCTION, 0) + "".join("\tm%d %d\n" % (i, i) for i in range(200)) + "\ts_endpgm\n",
    "labels": fill(FUNCTION, 0) + "".join("l%d:\n\ts_cbranch_scc1 l%d\n" % (i, i * 7919 % (LINES // 2)) for i in range(LINES // 2)) + "\ts_endpgm\n",
    "kernels": repeat(FUNCTION + BODY + DESCRIPTOR),
    "symbols": ".set x0, 0\n" + "".join(".set x%d, x%d+1\n" % (i, i - 1) for i in range(1, LINES)),
    "errors": "\tv_ad_f32 v1, v1, v3\n" * LINES,
}
SHOWN = {"start": {"line": LINES // 2, "character": 0}, "end": {"line": LINES // 2 + 60, "character": 0}}
AT = ["hover", "completion", "signatureHelp", "definition", "references", "rename", "documentHighlight", "prepareCallHierarchy"]
OF = ["codeAction", "codeLens", "foldingRange"]
SELDOM = ["inlayHint", "semanticTokens/full", "documentSymbol", "formatting"]


def memory(pid):
    with open("/proc/%d/status" % pid, encoding="utf-8") as f:
        return next(int(line.split()[1]) << 10 for line in f if line.startswith("VmHWM:"))


class Timer:
    """The CPU time of a process."""

    def __init__(self, pid):
        self.path = "/proc/%d/schedstat" % pid
        self.start = self.now()

    def now(self):
        with open(self.path, encoding="utf-8") as f:
            return int(f.read().split()[0]) / 1e9

    def lap(self):
        start, self.start = self.start, self.now()
        return self.start - start


def type_letters(c, text, timer):
    """Alternately types and removes a letter in the middle of the source. The letter is an error. Returns the median times in
    seconds with and without the letter."""
    line = next(i for i, words in enumerate(text.split("\n")) if i >= LINES // 2 and words[:1] in ("\t", "."))
    here, times = {"line": line, "character": 1}, ([], [])
    for version in range(2, 22):
        after = {"line": line, "character": 1 + version % 2}
        timer.lap()
        c.change(URI, version, {"range": {"start": here, "end": after}, "text": "" if version % 2 else "x"})
        c.published(URI, version)
        times[version % 2].append(timer.lap())
    return [statistics.median(t) for t in times]


def measure(build, text):
    """Returns {request: time in seconds}, the server's memory in bytes, and whether the server was built with a sanitizer."""
    c = lsp_client.Client(build)
    c.open(URI, HEAD + text)
    c.published(URI, 1)
    timer = Timer(c.process.pid)
    times = dict(zip(("keystroke, error", "keystroke"), type_letters(c, HEAD + text, timer)))
    for method in AT + OF + SELDOM:
        timer.lap()
        try:
            c.at("textDocument/" + method, URI, LINES // 2, 4, options={}, newName="other", context={"diagnostics": []},
                 **({"range": SHOWN} if method in ("inlayHint", "codeAction") else {}))
        except lsp_client.Failed:
            pass
        times[method] = timer.lap()
    most = memory(c.process.pid)
    with open("/proc/%d/maps" % c.process.pid, encoding="utf-8") as f:
        sanitized = "asan" in f.read()
    c.close()
    return times, most, sanitized


def many_sections(build):
    """Measures requests that look up the section of each name, in a source with 24,000 sections. Returns {request: seconds}."""
    text = HEAD + "".join(fill('.section .text.k%d,"ax",@progbits\n.globl k%d\n.type k%d,@function\nk%d:\n\ts_endpgm\n', i) for i in range(24000))
    c = lsp_client.Client(build, options={"hints": {"live": False, "cycles": False, "waits": False}})
    c.open(URI, text)
    c.at("textDocument/hover", URI, 4, 0)
    timer, times = Timer(c.process.pid), {}
    for method in ("foldingRange", "codeLens", "documentSymbol"):
        timer.lap()
        c.of("textDocument/" + method, URI)
        times[method] = timer.lap()
    c.close()
    return times


def main():
    lsp_client.jsonschema = None  # messages are not validated, because validation takes longer than the server's work
    show = "all" in sys.argv
    for name, text in SHAPES.items():
        times, most, sanitized = measure(sys.argv[1], text)
        scale = 1 if show else 50 if sanitized else 4
        if show:
            print("%-9s %.0f MB; ms: %s" % (name, most / 1e6, ", ".join("%s %.0f" % (k, v * 1e3) for k, v in times.items())))
        for answer, time in times.items():
            if time > (SLOW if answer in SELDOM else LIMIT) * scale:
                print("%s: %s takes %.0f ms" % (name, answer, time * 1e3))
        if most > MEMORY * (10 if sanitized else 1):
            print("%s: the server used %d MB" % (name, most >> 20))
    for answer, time in many_sections(sys.argv[1]).items():
        if show:
            print("24,000 sections: %s %.0f ms" % (answer, time * 1e3))
        if time > SECTIONS * scale:
            print("24,000 sections: %s takes %.0f ms" % (answer, time * 1e3))


main()
