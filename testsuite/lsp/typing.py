"""Types kernels letter by letter, with requests at each letter, and sends random messages, between wrong frames and with random files
of settings. The server must answer every request, and must not end.

  typing.py BUILD [all | SECONDS [SEED]]

With SECONDS, sends random messages to servers for this time, with a new seed for each server. The first seed is SEED; by default,
it differs in each run. Prints the seed after a failure, and the number of servers and messages at the end. If the messages of one
server take more than LONGEST seconds, the test fails.
"""
import glob
import json
import os
import random
import shutil
import sys
import tempfile
import threading
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOP)
from lsp_client import Client, Failed  # noqa: E402

URI = "file:///tmp/a.s"
AT = ["hover", "completion", "signatureHelp", "definition", "references", "documentHighlight", "prepareRename", "prepareCallHierarchy"]
OF = ["documentSymbol", "foldingRange", "codeLens", "semanticTokens/full", "formatting", "inlayHint"]


def type_text(c, text, step):
    """Types a text letter by letter. Sends one request of each kind after every `step` letters, and after each of the
    first 100 letters."""
    c.open(URI, "", 1)
    line = character = 0
    for i, letter in enumerate(text):
        here = {"line": line, "character": character}
        c.change(URI, i + 2, {"range": {"start": here, "end": here}, "text": letter})
        line, character = (line + 1, 0) if letter == "\n" else (line, character + len(letter.encode()))
        if i % step and i > 100:
            continue
        for method in AT:
            c.at("textDocument/" + method, URI, line, character, context={"includeDeclaration": True})
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": line, "character": 0}}
        for method in OF:
            c.of("textDocument/" + method, URI, range=whole, options={"tabSize": 4})
        c.of("textDocument/codeAction", URI, range=whole, context={"diagnostics": []})
    c.published(URI, len(text) + 1)


# ---- random messages

LONGEST = 120  # limit in seconds for all messages of one server, which take up to 100 seconds with sanitizers

WORDS = ["v_add_f32", "v0", "s[0:1]", "s_waitcnt", "vmcnt(0)", ".macro", "m", ".endm", "\\x", ".if", "1", ".endif", ".rept 3", ".endr", "label:", "1:",
         "1b", "1f", ".amdhsa_kernel", "k", ".end_amdhsa_kernel", ".amdgpu_metadata", ".end_amdgpu_metadata", "s_branch label", "s_endpgm",
         ".set x, ", "x", "/*", "*/", "\"", "//", ";", "#", "\n", "\r\n", "\r", "\t", " ", ",", "(", ")", "[", "]", "\U0001f600", "\0", "offset:16",
         ".include \"/dev/null\"", ".incbin \"/dev/zero\"", "0x", "1e", ".p2align 8", ".text", ".section .x", "sendmsg(", "hwreg(", "-", "=", "::",
         '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', ".reg a, v[0:3]", ".irp z, 1, 2", "\\@",
         ".altmacro", ".p2align 40", ".org 1000000", ".fill 100000, 8, 1", ".skip later - label", "later:", ".cfi_startproc", "s_swappc_b64 s[30:31], s[2:3]",
         "global_load_dword v1, v[0:1], off\n", "s_cbranch_scc1 label\n", "v_mov_b32 v1, v2\n", "s_setpc_b64 s[30:31]\n", "s_cbranch_execz 1b\n"]
# valid frames, and a header without a message
HEADERS = [b"content-length:%d\r\n\r\n", b"Content-Type: x; charset=utf-8\r\nContent-Length: %d\r\n\r\n", b"X:\r\nContent-Length: 00%d\r\nY: z\r\n\r\n",
           b"X: y\r\n\r\nContent-Length: %d\r\n\r\n", b"Content-Length: x\r\n\r\nContent-Length:\t%d \r\n\r\n"]
# headers that are wrong, and what may follow them
WRONG_HEADERS = [b"Content-Length: %d" % 10 ** 23, b"Content-Length: -1", b"Content-Length: 100000000", b"Content-Length:", b"Content-Length: 1 2", b"", b"\0", b"x",
                 b"Content-Length: 7\r\nContent-Length: 7", b"Content-Length: 7\r\n" + b"x: y\r\n" * 30000, b"x: " + b"y" * 70000, b":", b"Content-Length: \xff"]
WRONG_BODIES = [b"", b"{}", b"Content-Length", b"Content-Length: 12", b"content-length: x\r\n\r\n", b"\r\n\r\n", b"\n", b'{"x": "Content-Length: 5\\r\\n"}', b"\0" * 70000]
VALUES = [None, True, -1, 0, 1, 3, 1 << 31, 1 << 63, 1e308, "", "x:", URI, "file:///tmp/b.s", [], [1], {}, {"line": 1}, "\ud83d", "v_add_f32"]


def random_text(r):
    return "".join(r.choice(WORDS) + r.choice(["", " ", "\n", ", "]) for _ in range(r.randrange(40)))


def sources():
    """Yields the texts of kernels."""
    for path in sorted(glob.glob(TOP + "/kernels/*.s") + glob.glob(TOP + "/../man/examples/*.s")):
        with open(path, encoding="utf-8") as f:
            yield f.read()


SOURCES = list(sources())


def random_position(r):
    return {"line": r.choice([0, 1, 2, 5, 10, r.randrange(60), r.randrange(300), 1000]),
            "character": r.choice([0, 1, 3, 8, r.randrange(20), r.randrange(50), 1000])}


def random_range(r):
    """Returns a range, which is mostly within a line or a few lines."""
    start = random_position(r)
    if r.random() < 0.2:
        return {"start": start, "end": random_position(r)}
    return {"start": start, "end": {"line": start["line"] + r.choice([0, 0, 0, 1, 4]), "character": start["character"] + r.randrange(8)}}


def random_change(r):
    """Returns the text of a typical change (a deletion, a letter or a word, a line of another kernel), or random text."""
    kind = r.random()
    if kind < 0.3:
        return ""
    if kind < 0.6:
        return r.choice([*WORDS, *" \n\t,:.()[]-+*/\\@\"'<>=0123456789abvsx_"])
    if kind < 0.85:
        return "".join(r.choices(r.choice(SOURCES).splitlines(keepends=True), k=r.choice([1, 1, 3])))
    return random_text(r)


def damaged(r, value):
    """Replaces a random part of a value."""
    if not isinstance(value, (dict, list)) or not value or r.random() < 0.2:
        return r.choice(VALUES)
    if isinstance(value, dict):
        key = r.choice(list(value))
        return {**value, key: damaged(r, value[key])}
    return [damaged(r, value[0]), *value[1:]]


def random_context(r):
    context = {"includeDeclaration": r.random() < 0.5}
    if r.random() < 0.5:
        context["diagnostics"] = [{"range": random_range(r), "message": r.choice(WORDS)} for _ in range(r.randrange(3))]
    if r.random() < 0.5:
        context["only"] = r.sample(["quickfix", "source.fixAll", "source", "", "x"], r.randrange(3))
    return context


OPTIONS = ["-mcpu=gfx90a", "-mcpu=gfx1200 -Wextra -Wnotes", "-Wno-all", "-mcpu=x", "-I", "-Wa,-mcpu=gfx900", "-mattr=+x", "'", "-Xassembler=" * 3000,
           "-Xassembler -Wa,-Xassembler=-g", "-Wa," * 2000 + "-g", "-mattr=+xnack " * 300, "-I/ -I.. -I=x", "-- -mcpu=gfx900", "\\", "\"x y", "-I" + "x" * 70000,
           "-g " * 11000, "@x", "\0", "\ufffd", "-triple", "-W", "-mno-", "--", "-", "-Wa,", "-Xassembler"]
PATTERNS = ["*", "*.s", "a.s", "x/*", "[", "*" * 100 + "b", "", "/", "..", "[!a]*", "\\"]


def random_options(r):
    return " ".join(r.choices(OPTIONS, k=r.choice([1, 1, 2, 4])))


def random_yaml(r):
    """Returns the bytes of a .gcnutils.yaml, which mostly is one."""
    text = json.dumps({"flags": {pattern: random_options(r) if r.random() < 0.7 else [random_options(r), r.choice(OPTIONS)]
                                 for pattern in r.sample(PATTERNS, r.randrange(1, 4))}})
    if r.random() < 0.2:
        text = json.dumps(damaged(r, json.loads(text)))
    if r.random() < 0.2:
        text = r.choice(["[" * 2000, "- " * 2000, "a: &a [*a, *a]", "%TAG !a! x\n" * 50 + text, "? " * 100, text + "\n---\n" + text, "{a: " * 50, "\t", "!!x y", "|\n x"])
    data = text.encode("utf-8", "surrogatepass")
    return data[:r.randrange(len(data) + 1)] + bytes([r.randrange(256)]) * r.choice([1, 5]) if r.random() < 0.2 else data


def random_commands(r, folder):
    """Returns the bytes of a compile_commands.json, which mostly is one."""
    one = {"directory": r.choice([folder, folder, "/", "", "..", "x" * 5000]), "file": r.choice(["a.s", folder + "/a.s", "../a.s", "b.s"])}
    one.update({"command": random_options(r)} if r.random() < 0.5 else {"arguments": random_options(r).split(" ")})
    value = [one] * r.choice([1, 1, 3])
    text = json.dumps(damaged(r, value) if r.random() < 0.3 else value)
    data = r.choice(["[" * 5000, "{}," * 5000, '{"a":' * 3000]).encode() if r.random() < 0.1 else text.encode()
    return data[:r.randrange(len(data) + 1)] + bytes([r.randrange(256)]) if r.random() < 0.2 else data


def change_settings(r, folder):
    """Replaces, removes or adds a file of settings. Some are no regular files."""
    path = os.path.join(folder, r.choice([".gcnutils.yaml", "compile_commands.json", "build/compile_commands.json"]))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.isdir(path):
        os.rmdir(path)
    elif os.path.lexists(path):
        os.remove(path)
    kind = r.random()
    if kind < 0.05:
        os.mkfifo(path)
    elif kind < 0.1:
        os.symlink(r.choice(["/dev/zero", "/dev/tty", path, "/proc/self/mem", "/etc/passwd", "a.s"]), path)
    elif kind < 0.13:
        os.mkdir(path)
    elif kind < 0.9:
        with open(path, "wb") as f:
            f.write(random_yaml(r) if path.endswith("yaml") else random_commands(r, folder))


def random_message(r, version, folder):
    document = {"uri": r.choice([URI, "file://" + folder + "/a.s", "file://" + folder + "/x/../a.s", "file:///tmp/b.s", "untitled:x"]), "version": version}
    kind = r.random()
    if kind < 0.1:
        return {"method": "textDocument/didOpen", "params": {"textDocument": {**document, "languageId": "asm", "text": r.choice(SOURCES) if r.random() < 0.6 else random_text(r)}}}
    if kind < 0.5:
        changes = [{"range": random_range(r), "text": random_change(r)} for _ in range(r.randrange(1, 4))]
        return {"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": changes}}
    if kind < 0.53:
        return {"method": r.choice(["textDocument/didClose", "textDocument/didSave"]), "params": {"textDocument": document}}
    if kind < 0.56:
        options = random_options(r) if r.random() < 0.7 else [random_options(r), r.choice(OPTIONS)]
        return {"method": "workspace/didChangeConfiguration", "params": {"settings": {"flags": options}}}
    if kind < 0.59:
        change_settings(r, folder)
        return {"method": "workspace/didChangeWatchedFiles", "params": {"changes": []}}
    if kind < 0.6:
        folders = [{"uri": "file://" + r.choice([folder, folder + "/", folder + "/x", "/", ""])} for _ in range(r.randrange(3))]
        return {"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {r.choice(["added", "removed"]): folders}}}
    params = {"textDocument": document, "position": random_position(r), "range": random_range(r), "context": random_context(r),
              "newName": r.choice(["a", "1", "", "v0"]), "options": {"tabSize": r.choice([0, 2, 8, 1000]), "insertSpaces": r.random() < 0.5},
              "item": {"uri": URI, "data": {"section": r.randrange(4), "function": r.randrange(4)}}}
    names = ["textDocument/" + name for name in AT + OF + ["codeAction", "rename", "rangeFormatting", "semanticTokens/range"]]
    return {"id": version, "method": r.choice(names + ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls", "x"]), "params": params}


def fuzz(build, seed, messages):
    """Sends random messages to a new server. Returns an error, or None."""
    r = random.Random(seed)
    folder = tempfile.mkdtemp()
    for _ in range(3):
        change_settings(r, folder)
    c = Client(build, root=r.choice([None, folder, "/", "/tmp"]), encodings=r.choice((["utf-8"], ["utf-16"])))
    timer = threading.Timer(LONGEST, c.process.kill)
    timer.start()
    try:
        return send_random(c, r, seed, messages, folder)
    finally:
        timer.cancel()
        shutil.rmtree(folder)


def send_random(c, r, seed, messages, folder):
    c.asked.clear()  # a damaged message can have any id, and any text as the URI of a document
    del c.schema["definitions"]["location"]["properties"]["uri"]["pattern"]
    waiting = set()
    for version in range(1000, 1000 + messages):
        message = random_message(r, version, folder)
        if r.random() < 0.1:
            message = damaged(r, message)
        body, header = json.dumps(message).encode(), None
        if r.random() < 0.01:
            body = body[:r.randrange(len(body) + 1)] + bytes([r.randrange(256)])
        if r.random() < 0.01:
            header = r.choice(HEADERS) % len(body)
        try:
            if r.random() < 0.01:
                c.send_bytes(r.choice(WRONG_BODIES), r.choice(WRONG_HEADERS) + b"\r\n\r\n")
            c.send_bytes(body, header)
            if isinstance(message, dict) and isinstance(message.get("method"), str) and json_is(body):
                if message.get("id") == version:
                    c.asked[version] = message["method"]
                    waiting.add(version)
            while len(waiting) > 3:
                answer = c.read()
                if answer is None:
                    return "seed %d: the server has ended: %s" % (seed, c.process.wait())
                if "method" not in answer:
                    waiting.discard(answer.get("id"))
        except (OSError, ValueError, AssertionError) as e:
            return "seed %d: %s, status %s" % (seed, e, c.process.poll())
    try:
        if c.close() != 0:
            return "seed %d: exit status" % seed
    except (Failed, EOFError, OSError) as e:
        return "seed %d: %s at the end, status %s" % (seed, e, c.process.wait())
    return None


def integer(text):
    if not -1 << 63 <= int(text) < 1 << 63:
        raise ValueError
    return int(text)


def json_is(body):
    """Returns whether the server can read the id of the message. This requires valid JSON without unpaired surrogates, and
    integers of at most 64 bits."""
    try:
        json.dumps(json.loads(body, parse_int=integer), ensure_ascii=False).encode()
        return True
    except ValueError:
        return False


def main():
    build, word = sys.argv[1], (sys.argv + [""])[2]
    if word.isdigit():
        end, seed, failures = time.time() + int(word), int((sys.argv + [time.time()])[3]), 0
        first = seed
        while time.time() < end:
            error = fuzz(build, seed, 300)
            if error:
                print(error, flush=True)
                failures += 1
            seed += 1
        print("%d servers with %d messages each, %d failures" % (seed - first, 300, failures))
        return
    for seed in range(20 if word else 6):
        error = fuzz(build, seed, 300)
        if error:
            print(error)
    c = Client(build)
    for path in sorted(glob.glob(TOP + "/../man/examples/gfx*.s"))[:20 if word else 1] + [TOP + "/kernels/example.s"]:
        with open(path, encoding="utf-8") as f:
            type_text(c, f.read(), 1 if word else 25)
    c.close()


main()
