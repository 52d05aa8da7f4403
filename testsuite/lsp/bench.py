"""A source of 10,000 lines: the median time from a keystroke to its diagnostics, and the memory of the server.

  bench.py BUILD [all]

With "all", prints the values. Otherwise only fails if they exceed the limits by far, because other tests run at the same time.
"""
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lsp_client  # noqa: E402

URI = "file:///tmp/a.s"
LINES, LIMIT, MEMORY = 10000, 0.1, 200 << 20  # seconds; bytes
BLOCK = """next_%d:
\tv_mov_b32 v1, 0x3f800000
\tglobal_load_dword v3, v2, s[0:1] offset:16
\tds_read_b32 v4, v2
\ts_waitcnt vmcnt(0) lgkmcnt(0)
\tv_add_f32 v1, v1, v3       // a comment
\tv_fma_f32 v1, v4, v3, v1
\ts_sub_u32 s4, s4, 1
\ts_cbranch_scc0 next_%d
\tglobal_store_dword v0, v1, s[2:3]
"""


def memory(pid):
    with open("/proc/%d/status" % pid, encoding="utf-8") as f:
        return next(int(line.split()[1]) << 10 for line in f if line.startswith("VmHWM:"))


def main():
    lsp_client.jsonschema = None  # validation takes longer than the server
    c = lsp_client.Client(sys.argv[1])
    blocks = [BLOCK % (i, i) for i in range(LINES // 10 - 1)]
    c.open(URI, '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.globl k\n.type k,@function\nk:\n' + "".join(blocks) + "\ts_endpgm\n")
    if c.published(URI, 1):
        print("diagnostics: %s" % c.diagnostics[URI][:3])
    times, kinds = [], {}
    for version in range(2, 42):
        at = {"line": 4000 + version, "character": 5}
        start = time.monotonic()
        c.change(URI, version, {"range": {"start": at, "end": at}, "text": "x"} if version % 2 == 0 else
                 {"range": {"start": {**at, "line": at["line"] - 1}, "end": {"line": at["line"] - 1, "character": 6}}, "text": ""})
        c.published(URI, version)
        times.append(time.monotonic() - start)
    shown = {"start": {"line": 4000, "character": 0}, "end": {"line": 4060, "character": 0}}
    for method in ("inlayHint", "semanticTokens/full", "documentSymbol", "foldingRange", "formatting"):
        start = time.monotonic()
        c.of("textDocument/" + method, URI, range=shown, options={})
        kinds[method] = time.monotonic() - start
    median, most = statistics.median(times), memory(c.process.pid)
    scale = 1 if "all" in sys.argv else 10
    if "all" in sys.argv:
        print("median %.1f ms, longest %.1f ms, memory %.1f MB" % (median * 1e3, max(times) * 1e3, most / 1e6))
        print(", ".join("%s %.1f ms" % (k, v * 1e3) for k, v in kinds.items()))
    if median > LIMIT * scale:
        print("the median time of a keystroke is %.0f ms" % (median * 1e3))
    if most > MEMORY * (scale if "asan" in open("/proc/%d/maps" % c.process.pid, encoding="utf-8").read() else 1):
        print("the server used %d MB" % (most >> 20))
    c.close()


main()
