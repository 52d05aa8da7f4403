"""Tests the options of a document, from the client, from .gcnutils.yaml and from compile_commands.json.

settings.py BUILD"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lsp_client import Client  # noqa: E402

# OLD assembles for gfx9 but not for gfx11; NEW assembles for gfx11 but not for gfx9.
OLD, NEW = "s_waitcnt vmcnt(0)\ns_memtime s[0:1]\ns_endpgm\n", "s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)\ns_endpgm\n"
version = 0
# contents of .gcnutils.yaml, each with its message; None: no message
WRONG_YAML = {
    "flags: [1\n": ".gcnutils.yaml:2: did not find expected ',' or ']'", "&a [*a]\n": ".gcnutils.yaml:1: aliases are not supported",
    "[" * 100: ".gcnutils.yaml:1: too many levels", "a: b: c\n": ".gcnutils.yaml:1: mapping values are not allowed in this context",
    "flags: {x: {y: z}}\n": ".gcnutils.yaml: flags: x: expected options, as a string or a list of strings",
    "flags: {x: [-a, [b]]}\n": ".gcnutils.yaml: flags: x: expected options, as a string or a list of strings",
    "flags: -mcpu=gfx942\n": ".gcnutils.yaml: flags: expected a mapping of patterns to options",
    "flag: {x: y}\n": ".gcnutils.yaml: unknown key 'flag'; expected flags",
    "flags: {x: a, y: b, x: c}\n": ".gcnutils.yaml:1: duplicate key", "#" * (1 << 18): ".gcnutils.yaml: too large",
    "- 1\n": ".gcnutils.yaml: expected a mapping with the key flags", "": None, "\0": ".gcnutils.yaml:1: control characters are not allowed"}


def same(what, got, want):
    if got != want:
        print("%s: expected %s, but got %s" % (what, want, got))


def errors(c, path, text):
    global version
    version += 1
    c.open("file://" + path, text, version)
    return [d["message"] for d in c.published("file://" + path, version)]


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def client(build, folder):
    c = Client(build, options={"flags": ["-mcpu=gfx90a"]})
    same("initializationOptions", errors(c, folder + "/a.s", OLD), [])
    c.notify("workspace/didChangeConfiguration", {"settings": {"gcnutils": {"flags": "--offload-arch=gfx1100"}}})
    same("configuration", errors(c, folder + "/a.s", NEW), [])
    c.close()
    c = Client(build)
    if "processor" not in " ".join(errors(c, folder + "/a.s", OLD)):
        print("no message about the unknown processor")
    c.close()


def yaml(build, folder):
    write(folder + "/.gcnutils.yaml", 'flags:\n  "*.s": -mcpu=gfx90a\n  "new/*": [-mcpu=gfx1100, "-I inc"]\n  "*quiet*": -Wno-flow\n')
    write(folder + "/inc/x.inc", "s_endpgm\n")
    c = Client(build, root=folder)
    same("by the name", errors(c, folder + "/old.s", OLD), [])
    same("by the path", errors(c, folder + "/new/a.s", NEW), [])
    same("-I", errors(c, folder + "/new/b.s", '.include "x.inc"\n'), [])
    for directive in (".include", ".incbin"):
        same(directive + " of a device", errors(c, folder + "/new/b.s", directive + ' "/dev/null"\n'),
             ["cannot read '/dev/null': not a regular file"])
    same("with warnings", len(errors(c, folder + "/loud.s", "v_mov_b32 v0, v1\n")), 1)
    same("without", errors(c, folder + "/quiet.s", "v_mov_b32 v0, v1\n"), [])
    os.utime(folder + "/.gcnutils.yaml", (1, 1))
    write(folder + "/.gcnutils.yaml", 'flags:\n  "*.s": -mcpu=gfx1100\n')
    same("changed", errors(c, folder + "/old.s", NEW), [])
    same("messages about right files", c.shown, [])
    for number, (text, why) in enumerate(WRONG_YAML.items()):
        write(folder + "/.gcnutils.yaml", text)
        os.utime(folder + "/.gcnutils.yaml", (1, number + 2))
        errors(c, folder + "/old.s", NEW)
        c.request("textDocument/hover", {"textDocument": {"uri": "file://%s/old.s" % folder}, "position": {"line": 0, "character": 0}})
        same(repr(text[:20]), [t.replace(folder + "/", "") for t in c.shown], [why] if why else [])
        c.shown.clear()
    c.close()
    os.remove(folder + "/.gcnutils.yaml")


def commands(build, folder):
    write(folder + "/build/compile_commands.json", json.dumps([
        {"directory": folder, "file": "other.s", "command": "cc -mcpu=gfx1100 other.s"},
        {"directory": folder, "file": "a.s", "command": 'clang -x assembler -target amdgcn-amd-amdhsa -mcpu="gfx90a" -c a.s -o a.o'},
        {"directory": folder + "/new", "file": folder + "/new/a.s", "arguments": ["amdgcn-as", "-mcpu", "gfx1100", "-Wa,-I,../inc", "a.s"]}]))
    c = Client(build, root=folder + "/")
    same("a command", errors(c, folder + "/a.s", OLD), [])
    same("arguments", errors(c, folder + "/new/a.s", NEW + '.include "x.inc"\n'), [])
    write(folder + "/.gcnutils.yaml", 'flags:\n  "a.s": -mcpu=gfx1100\n')
    same(".gcnutils.yaml comes last", errors(c, folder + "/new/a.s", NEW), [])
    for number, text in enumerate(("{", "[1, {}, []]", "{}", '[{"directory": 1, "file": [], "arguments": 1}]')):
        write(folder + "/build/compile_commands.json", text)
        os.utime(folder + "/build/compile_commands.json", (1, number + 2))
        errors(c, folder + "/a.s", NEW)
        c.request("textDocument/hover", {"textDocument": {"uri": "file://%s/a.s" % folder}, "position": {"line": 0, "character": 0}})
        same(text, ["compile_commands.json" in t for t in c.shown], [True] if text == "{" else [])
        c.shown.clear()
    c.close()


def workspace(build, folder):
    """Tests that files above the folder of the workspace, or above a document outside of it, have no effect."""
    write(folder + "/.gcnutils.yaml", 'flags:\n  "*": -mcpu=gfx90a\n')
    write(folder + "/compile_commands.json", json.dumps([{"directory": folder + "/new", "file": "b.s", "command": "as -mcpu=gfx90a"}]))
    for root, number in ((folder, 0), (folder + "/", 0), (None, 1), (folder + "/new", 1), (folder + "/ne", 1), (os.path.dirname(folder), 0)):
        c = Client(build, root=root)
        for name in ("a.s", "b.s"):
            same("root %s, %s" % (root, name), len(errors(c, folder + "/new/" + name, OLD)), number)
        same("root %s, the document's folder" % root, errors(c, folder + "/a.s", OLD), [])
        same("root %s, .." % root, len(errors(c, folder + "/x/../new/a.s", OLD)), 1)
        c.close()
    c = Client(build, root=folder + "/new")
    for event, number in (("added", 1), ("removed", 0), ("removed", 1)):
        same(event, len(errors(c, folder + "/new/a.s", OLD)), number)
        c.notify("workspace/didChangeWorkspaceFolders", {"event": {event: [{"uri": "file://%s" % folder}, {"uri": 1}, 1]}})
        c.notify("workspace/didChangeWorkspaceFolders", {"event": {"removed": [{"uri": "file://%s/new" % folder}]}})
    c.close()
    for name in ("/.gcnutils.yaml", "/compile_commands.json"):
        os.remove(folder + name)


PASSED = "an option for the assembler, of -Wa or -Xassembler, cannot be -Wa or -Xassembler; it has no effect"
MANY = "more than 10000 options; the others have no effect"
# command lines with the message about them
LIMITS = {"-Xassembler=" * 50000 + "-mcpu=gfx900": "an option of more than 65536 bytes has no effect", "-Xassembler=" * 5000: PASSED,
          "-Wa," * 1000 + "-g": None, "-Xassembler " * 5: PASSED, "-Wa,-Xassembler=-g -Wa,-g": PASSED, "-mattr=+xnack " * 100000: MANY,
          "-Ix " * 100000: MANY, "-Wa" + ",-g" * 20000: MANY, "-Xassembler -Iinc -Wa,-Iinc,-Ix": None, "x" * 100000: None}


def limits(build, folder):
    """Tests settings that are too long or too deep. Each must be harmless, in the settings of the client and in a file."""
    for text, why in LIMITS.items():
        shown = [folder + "/a.s: " + why] if why else []
        c = Client(build, root=folder, options={"flags": "-mcpu=gfx90a " + text})
        for source in (NEW, NEW, OLD):  # the message is shown once
            errors(c, folder + "/a.s", source)
        c.at("textDocument/hover", "file://%s/a.s" % folder, 0, 0)
        same(text[:20], c.shown, shown)
        c.close()
        write(folder + "/compile_commands.json", json.dumps([{"directory": folder, "file": "a.s", "command": "as " + text}]))
        write(folder + "/.gcnutils.yaml", json.dumps({"flags": {"*": text[:100000]}}))
        c = Client(build, root=folder)
        errors(c, folder + "/a.s", OLD)
        c.at("textDocument/hover", "file://%s/a.s" % folder, 0, 0)
        same(text[:20] + " in files", c.shown, shown)
        c.close()
        os.remove(folder + "/.gcnutils.yaml")
        os.remove(folder + "/compile_commands.json")


def files(build, folder):
    """Tests files of settings that are no settings."""
    c = Client(build, root=folder)
    path = folder + "/compile_commands.json"
    write(path, "")
    for number, (text, why) in enumerate((("[" + "{}," * (1 << 21) + "{}]", "more than 2097152 values"), ('["' + "," * (1 << 22) + '\\"["]', None),
                                          ("[" * 100000, ":1: maximum parsing depth reached near '['"), ("/dev/zero", "not a regular file"),
                                          (None, "not a regular file"))):
        os.remove(path)
        if text is None:
            os.mkfifo(path)
        elif text[0] == "/":
            os.symlink(text, path)
        else:
            write(path, text)
            os.utime(path, (1, number + 2))
        errors(c, folder + "/a.s", OLD)
        c.at("textDocument/hover", "file://%s/a.s" % folder, 0, 0)
        same("file %d" % number, [t.removeprefix(path).removeprefix(": ") for t in c.shown], [why] if why else [])
        c.shown.clear()
    c.close()
    os.remove(path)


def main():
    folder = os.path.join(os.getcwd(), "project")
    os.makedirs(folder + "/new")
    for test in (client, yaml, commands, workspace, limits, files):
        test(sys.argv[1], folder)


main()
