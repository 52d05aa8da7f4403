"""A client of amdgcn-lsp for the tests in lsp/. If Debian's python3-jsonschema is installed, validates each message of the server
with lsp.schema.json. The schema defines the types of the Language Server Protocol 3.17 that the server uses."""
import json
import os
import queue
import subprocess
import sys
import threading

try:
    import jsonschema
except ImportError:
    jsonschema = None

HERE = os.path.dirname(os.path.abspath(__file__))
SKIPPED = 77


def server(build):
    """Returns the path of the server. Ends the test if the build does not contain the server."""
    path = os.path.join(build, "lsp", "amdgcn-lsp")
    if not os.path.exists(path):
        print("needs amdgcn-lsp: built without jansson")
        sys.exit(SKIPPED)
    return path


class Failed(Exception):
    """An error response."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


class Client:
    def __init__(self, build, root=None, encodings=("utf-8", "utf-16"), options=None, capabilities=None, start=True):
        self.process = subprocess.Popen([server(build)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.frames = queue.SimpleQueue()
        threading.Thread(target=self.receive, daemon=True).start()
        self.last, self.diagnostics, self.asked, self.versions = 0, {}, {}, {}
        with open(os.path.join(HERE, "lsp.schema.json"), encoding="utf-8") as f:
            self.schema = json.load(f)
        self.validators = {}
        self.shown = []  # texts of window/showMessage
        if start:
            markdown = {"contentFormat": ["markdown", "plaintext"]}
            can = {"general": {"positionEncodings": list(encodings)},
                   "textDocument": {"hover": markdown, "completion": {"completionItem": {"snippetSupport": True}},
                                    "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}
            can.update(capabilities or {})
            self.server = self.request("initialize", {
                "processId": os.getpid(), "rootUri": root and "file://" + root, "capabilities": can, "initializationOptions": options})
            self.notify("initialized", {})

    def send_bytes(self, body, header=None):
        self.process.stdin.write((header or b"Content-Length: %d\r\n\r\n" % len(body)) + body)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def start_request(self, method, params):
        """Sends a request without waiting for the response. Returns its id."""
        self.last += 1
        self.asked[self.last] = method
        self.send({"id": self.last, "method": method, "params": params})
        return self.last

    def request(self, method, params=None):
        return self.result(self.start_request(method, params))

    def result(self, number):
        while True:
            message = self.read()
            if message is None:
                raise EOFError("the server has ended: %s" % self.process.wait())
            if message.get("id") == number and "method" not in message:
                if "error" in message:
                    raise Failed(message["error"])
                return message["result"]

    def receive(self):
        """Reads the output of the server until its end. Runs in a thread, because client and server would wait for each other if
        both only wrote."""
        length = None
        for line in self.process.stdout:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            if line == b"\r\n":
                self.frames.put(self.process.stdout.read(length))
        self.frames.put(None)

    def read(self):
        """Reads, validates and returns a message. Returns None at the end of the output."""
        frame = self.frames.get()
        if frame is None:
            self.frames.put(None)
            return None
        message = json.loads(frame)
        self.validate(message)
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
            self.versions[message["params"]["uri"]] = message["params"].get("version")
        if message.get("method") == "window/showMessage":
            self.shown.append(message["params"]["message"])
        return message

    def validate(self, message):
        """Checks that a message is of JSON-RPC 2.0, and validates its params or result with the definition in lsp.schema.json
        that has the name of the method."""
        assert message["jsonrpc"] == "2.0", message
        if "method" in message:
            self.check(message["method"], message["params"])
        elif "error" in message:
            self.check("error", message["error"])
        elif message["id"] in self.asked:
            self.check(self.asked[message["id"]], message["result"])

    def check(self, name, value):
        if not jsonschema:
            return
        if name == "textDocument/completion" and value and len(value["items"]) > 40:  # validating thousands takes seconds
            value = {**value, "items": value["items"][:20] + value["items"][-20:]}
        if name not in self.validators:
            assert name in self.schema["definitions"], "lsp.schema.json has no definition " + name
            schema = {**self.schema, "$ref": "#/definitions/" + name.replace("/", "~1")}
            self.validators[name] = jsonschema.Draft7Validator(schema)
        for error in self.validators[name].iter_errors(value):
            raise AssertionError("%s: %s: %s" % (name, "/".join(map(str, error.absolute_path)), error.message))

    # ---- documents

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "asm", "version": version, "text": text}})

    def change(self, uri, version, *changes):
        self.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def published(self, uri, version):
        """Returns the diagnostics of a version of a document."""
        while self.versions.get(uri) != version:
            if self.read() is None:
                raise EOFError("the server has ended")
        return self.diagnostics[uri]

    def at(self, method, uri, line, character, **more):
        return self.request(method, {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}, **more})

    def of(self, method, uri, **more):
        return self.request(method, {"textDocument": {"uri": uri}, **more})

    def close(self):
        """Ends the server. Returns its exit status."""
        self.request("shutdown")
        self.notify("exit", None)
        self.process.stdin.close()
        return self.process.wait()


def apply_edits(text, edits):
    """Applies text edits, whose positions are in UTF-8."""
    lines = text.encode().splitlines(keepends=True) + [b""]
    starts = [sum(map(len, lines[:i])) for i in range(len(lines))]
    data = text.encode()

    def offset(p):
        return starts[p["line"]] + p["character"] if p["line"] < len(starts) else len(data)

    for e in sorted(edits, key=lambda e: offset(e["range"]["start"]), reverse=True):
        data = data[:offset(e["range"]["start"])] + e["newText"].encode() + data[offset(e["range"]["end"]):]
    return data.decode()
