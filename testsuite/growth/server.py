"""Requests to the language server."""
import json

from growth import Row

from assembler import functions, kernels
from control_flow import execz, skips

URI = "file:///in.s"


def session(text, *requests):
    """Returns the server's input: a document is opened, the requests are made for all of it, and the session ends."""
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": text.count("\n"), "character": 0}}
    document = {"uri": URI}
    messages = [("initialize", {"processId": None, "rootUri": None, "capabilities": {}}), ("initialized", {}),
                ("textDocument/didOpen", {"textDocument": {"uri": URI, "languageId": "asm", "version": 1, "text": text}})]
    messages += [(method, {"textDocument": document, "range": everything, "position": everything["start"], "context": {"diagnostics": []}})
                 for method in requests]
    messages += [("shutdown", None), ("exit", None)]
    out = []
    for number, (method, params) in enumerate(messages):
        message = {"jsonrpc": "2.0", "method": method}
        if params is not None:
            message["params"] = params
        if method not in ("initialized", "textDocument/didOpen", "exit"):
            message["id"] = number
        body = json.dumps(message).encode()
        out.append(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    return {"stdin": b"".join(out)}


def server(make, *requests):
    return lambda n: session(make(n)["in.s"], *("textDocument/" + r for r in requests))


# The search for waits that are stronger than needed compares waits with operations, up to a limit for each instruction.
SLACK = 3.5

ROWS = [
    Row("hints of skips", 50, server(skips, "inlayHint"), "%lsp", ratio=SLACK),
    Row("hints of execz skips", 50, server(execz, "inlayHint"), "%lsp", ratio=SLACK),
    Row("hints of functions in sections", 15, server(functions, "inlayHint", "codeLens"), "%lsp"),
    Row("names", 20, server(kernels, "documentSymbol", "foldingRange", "semanticTokens/full", "codeLens"), "%lsp"),
]
