"""Tests the protocol: the order of messages, their frames, wrong messages, cancellation, position encodings, changes.

protocol.py BUILD"""
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lsp_client import Client, Failed  # noqa: E402

URI = "file:///tmp/a.s"
HEAD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n'


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def fails(what, code, f, *args):
    try:
        f(*args)
        print("%s: succeeded" % what)
    except Failed as e:
        same(what, e.code, code)


def error_of(c):
    """Returns the code of the next message, which must be an error without the id of a request."""
    message = c.read()
    same("id", message["id"], None)
    return message["error"]["code"]


def life(build):
    c = Client(build, start=False)
    fails("before initialize", -32002, c.request, "textDocument/hover", {})
    c.open(URI, "x", 1)  # ignored, because the server is not initialized
    c.request("initialize", {"capabilities": {}})
    fails("twice", -32600, c.request, "initialize", {"capabilities": {}})
    fails("unknown method", -32601, c.request, "textDocument/unknown", {})
    c.notify("$/unknown", {})
    c.request("shutdown")
    fails("after shutdown", -32600, c.request, "textDocument/hover", {})
    c.notify("exit", None)
    same("status", c.process.wait(), 0)
    c = Client(build)
    c.notify("exit", None)
    same("status without shutdown", c.process.wait(), 1)
    c = Client(build)
    c.process.stdin.close()
    same("status at the end of the input", c.process.wait(), 1)


def frames(build):
    c = Client(build)
    for body in (b"{", b"\xff", b'"\\ud800"', b"[" * 100000, b""):
        c.send_bytes(body)
        same("not JSON: %r" % body[:10], error_of(c), -32700)
    for body in (b"[]", b"1", b"null", b'{"jsonrpc": "2.0"}', b'{"method": 1}', b'{"method": "shutdown", "id": []}'):
        c.send_bytes(body)
        same("no request: %r" % body, error_of(c), -32600)
    c.send_bytes(b"", b"Content-Type: x\r\n\r\n")
    same("no length", error_of(c), -32600)
    c.send_bytes(b" " * (80 << 20))
    same("too long", error_of(c), -32600)
    body = json.dumps({"jsonrpc": "2.0", "id": 7, "method": "nothing"}).encode()
    c.send_bytes(body, b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:%d\r\n\r\n" % len(body))
    same("two headers", c.read()["id"], 7)
    c.send({"id": "text", "method": "nothing"})
    same("an id that is a string", c.read()["id"], "text")
    c.close()


# headers with the message about them
HEADERS = {b"Content-Length: 99999999999999999999999": "Content-Length: expected at most 67108864, but got 99999999999999999999999",
           b"Content-Length: 67108865": "Content-Length: expected at most 67108864, but got 67108865",
           b"Content-Length: %d" % (1 << 64): "Content-Length: expected at most 67108864, but got 18446744073709551616",
           b"Content-Length: " + b"9" * 50000: "Content-Length: expected at most 67108864, but got " + "9" * 40,
           b"Content-Length: -5": "Content-Length: expected a number, but got '-5'", b"Content-Length:": "Content-Length: expected a number",
           b"Content-Length: 5x": "Content-Length: expected a number, but got '5x'", b"Content-Length: \xff": "Content-Length: expected a number, but got '\ufffd'",
           b"Content-Length: 4 4": "Content-Length: expected a number, but got '4 4'", b"Content-Length : 5": "header: Content-Length is missing",
           b"Content-Length: 5\r\nContent-Length: 5": "Content-Length is given twice", b"Content-Type: x": "header: Content-Length is missing",
           b"Content-Length: 5\r\n5": "header: expected NAME: VALUE", b"x: " + b"y" * 70000: "header: expected at most 65536 bytes",
           b"Content-Length: 5\r\n" + b"x: y\r\n" * 20000: "header: expected at most 65536 bytes", b"\r\n": "header: Content-Length is missing"}
BODIES = (b"", b'{"x": "Content-Length: 5\\r\\n", "y": "content-length: 1"}', b"Content-Length: 7x\nContent-Length:\n" + b"x" * 200000, b"\n\n:\n")


def headers(build):
    """Tests wrong headers. Each must be reported, and the next message must be handled."""
    c, number = Client(build), 1000
    for header, why in HEADERS.items():
        for body in BODIES:
            number += 1
            good = json.dumps({"jsonrpc": "2.0", "id": number, "method": "nothing"}).encode()
            c.send_bytes(body + b"Content-Length: %d\r\n\r\n" % len(good) + good, header + b"\r\n\r\n")
            same("%r" % header[:30], c.read()["error"]["message"], why)
            same("after %r, %r" % (header[:30], body[:30]), c.read()["id"], number)
    good = b'{"jsonrpc": "2.0", "id": 7777777, "method": "nothing"}'
    for byte in b"Content-Length: 9999999999\r\n\r\n{}Content-Length:  %d\r\n\r\n" % len(good) + good:
        c.send_bytes(b"", bytes([byte]))  # the server receives the bytes one by one
    same("byte by byte", c.read()["error"]["message"], "Content-Length: expected at most 67108864, but got 9999999999")
    same("after byte by byte", c.read()["id"], 7777777)
    same("exit status", c.close(), 0)
    c = Client(build)
    c.send_bytes(b"", b"Content-Length: 99999999999999999999999999\r\n\r\n")
    c.process.stdin.close()
    same("absurd length", c.process.wait(), 1)


def parameters(build):
    """Tests wrong types and positions out of range."""
    c = Client(build)
    c.open(URI, HEAD + "s_nop 0\n", 1)
    for params in (None, [], {}, {"textDocument": 1}, {"textDocument": {"uri": 1}}, {"textDocument": {"uri": "file:///none"}}):
        fails("parameters %s" % params, -32602, c.request, "textDocument/codeAction", params)
    fails("no range", -32602, c.of, "textDocument/codeAction", URI)
    for a in (-1, 5, 1 << 40, 1e300, "x", None):
        p = {"line": a, "character": a}
        c.of("textDocument/codeAction", URI, range={"start": p, "end": p}, context={"diagnostics": []})
    for i, p in enumerate(({"start": {"line": 99, "character": 99}, "end": {"line": -1, "character": -1}}, {"start": 1}, [], 1)):
        c.change(URI, i + 2, {"range": p, "text": "\n"})
    c.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": "x"}, "contentChanges": {"a": 1}})
    c.notify("textDocument/didChange", {"textDocument": {"uri": URI}, "contentChanges": [1, {"text": 1}, {"range": {}}]})
    c.notify("textDocument/didOpen", [])
    c.notify("workspace/didChangeConfiguration", {"settings": {"gcnutils": {"flags": [1, {}], "hints": 1, "lens": []}}})
    c.close()


def cancel(build):
    c = Client(build)
    c.open(URI, HEAD + "s_nop 0\n" * 20000, 1)
    where = {"textDocument": {"uri": URI}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}},
             "context": {"diagnostics": []}}
    batch = b""
    for method, params in (("textDocument/codeAction", where), ("textDocument/codeAction", where), ("$/cancelRequest", {"id": 1002})):
        body = json.dumps({"jsonrpc": "2.0", **({"id": 1001 + (b"1001" in batch)} if method[0] == "t" else {}), "method": method,
                           "params": params}).encode()
        batch += b"Content-Length: %d\r\n\r\n" % len(body) + body
    c.process.stdin.write(batch)
    c.process.stdin.flush()
    codes = {}
    while len(codes) < 2:
        message = c.read()
        if "id" in message:
            codes[message["id"]] = message.get("error", {}).get("code")
    same("canceled", codes, {1001: None, 1002: -32800})
    c.close()


def encodings(build):
    for offered, want, column in ((["utf-16", "utf-8"], "utf-8", 11), (["utf-16"], "utf-16", 9), ([], "utf-16", 9)):
        c = Client(build, encodings=offered)
        same("encoding", c.server["capabilities"]["positionEncoding"], want)
        c.open(URI, HEAD + "/* \U0001f600 */ s_nopp 0\ns_endpgm\n", 1)
        one, = c.published(URI, 1)
        same("column in " + want, one["range"]["start"], {"line": 1, "character": column})
        p = {"line": 1, "character": column + 5}
        c.change(URI, 2, {"range": {"start": {**p, "character": column + 5}, "end": {**p, "character": column + 6}}, "text": ""})
        same("a change in " + want, c.published(URI, 2), [])
        c.close()


def changes(build):
    """Tests random changes. The diagnostics must equal the diagnostics for a new document with the resulting text."""
    random.seed(1)
    c, lines = Client(build), HEAD + "s_nop 0\r\nv_mov_b32 v0, v1\n\ns_endpgm\n"
    text, version, other = lines, 1, "file:///tmp/b.s"
    c.open(URI, text, version)
    pieces = ["\n", "s_nop 0", "x", " ", "\r\n", "é", "v_mov_b32 v0, v1\n", "", "/*", "*/", "\""]
    for _ in range(150):
        a = random.randrange(len(text) + 1)
        b = min(len(text), a + random.choice((0, 0, 1, 5)))
        if "\r" in (text[a - 1:a], text[b - 1:b]):
            continue
        new = random.choice(pieces)

        def position(i):
            before = text[:i]
            return {"line": before.count("\n"), "character": len(before[before.rfind("\n") + 1:].encode())}

        version += 1
        c.change(URI, version, {"range": {"start": position(a), "end": position(b)}, "text": new})
        text = text[:a] + new + text[b:]
    got = c.published(URI, version)
    c.open(other, text, 1)
    want = c.published(other, 1)
    same("after changes", json.dumps(got).replace(URI, other), json.dumps(want))
    c.notify("textDocument/didClose", {"textDocument": {"uri": other}})
    c.open(URI, "", 1000)
    same("empty", c.published(URI, 1000), [])
    nowhere = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    c.change(URI, 1001, {"range": nowhere, "text": ""})
    same("nothing in an empty document", c.published(URI, 1001), [])
    c.close()


def zero(build):
    """Checks that a message that contains a NUL character is not lost. If it were lost, the server's text would differ from the
    editor's."""
    c = Client(build)
    c.open(URI, HEAD + "s_nop 0 // \0\ns_nop \0 1\n", 1)
    one, = c.published(URI, 1)
    same("character 0", (one["message"], one["range"]["start"]), ("unexpected character 0x00", {"line": 2, "character": 6}))
    edits = c.of("textDocument/formatting", URI, options={"tabSize": 4})
    same("formatted", [e["newText"] for e in edits if "\0" in e["newText"]], ["\ts_nop 0  // \0", "\ts_nop \0 1"])
    c.change(URI, 2, {"range": {"start": {"line": 2, "character": 6}, "end": {"line": 2, "character": 8}}, "text": ""})
    same("removed", c.published(URI, 2), [])
    c.change(URI, 3, {"range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}}, "text": "l\0:"})
    one, = c.published(URI, 3)
    same("inserted", (one["message"], one["range"]["start"]), ("unexpected character 0x00", {"line": 2, "character": 1}))
    c.open(URI, "l: s_branch l\n", 4)
    for name, edits in (("m", 2), ("m\0", None)):
        try:
            same("edits", len(c.at("textDocument/rename", URI, 0, 0, newName=name)["changes"][URI]), edits)
        except Failed as e:
            same("a name with the character 0", (edits, e.code), (None, -32602))
    same("exit status", c.close(), 0)


def main():
    for test in (life, frames, headers, parameters, cancel, encodings, changes, zero):
        test(sys.argv[1])


main()
