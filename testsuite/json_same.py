"""Compares amdgcn-objdump --json -D -r with -D -r, and prints differences in addresses, texts, bytes, labels, branch
targets, relocations, zeros, and positions of descriptors.

  json_same.py OBJDUMP OPTION... -- FILE...
"""
import json
import re
import subprocess
import sys

LINE = re.compile(r"^\t(.*?) *// ([0-9A-F]+):((?: [0-9A-F]{8}| [0-9A-F]{2})*)(?: <(.*?)(?:\+0x([0-9a-f]+))?>)?(?: // (.*))?$")
LABEL = re.compile(r"^([0-9a-f]{16}) <(.*)>:$")
RELOC = re.compile(r"^\t\t([0-9a-f]{16}):  (\S+)\t(.*)$")
DATA = re.compile(r"^ *([0-9a-f]+):((?: [0-9a-f]{2}){1,8}) ")


def swapped(words):
    """Converts the dwords or bytes in the comment of a line of a listing to bytes in memory order."""
    return "".join(bytes.fromhex(w)[::-1].hex() for w in words.split())


def text_of(lines):
    """Yields the elements of a listing: ("section", name), ("label", address, name), …"""
    block = False
    for line in lines:
        if line.startswith("Disassembly of section "):
            yield "section", line[len("Disassembly of section "):-1]
        elif re.match(r"\.amdhsa_kernel|\.amd_kernel_code_t|; error decoding", line):
            yield ("descriptor",)
            block = not line.startswith(";")
        elif re.match(r"\.end_amd", line):
            block = False
        elif block or not line or line.startswith(";") or "\tfile format " in line or line.startswith("\t.byte\t 0x"):
            continue
        elif line in ("\t\t...", "..."):
            yield ("zeros",)
        elif m := LABEL.match(line):
            yield "label", int(m[1], 16), m[2]
        elif m := RELOC.match(line):
            yield "reloc", int(m[1], 16), m[2], m[3]
        elif m := LINE.match(line):
            near = (m[4], int(m[5] or "0", 16)) if m[4] else None
            yield "line", int(m[2], 16), m[1], swapped(m[3]), near, m[6]
        elif m := DATA.match(line):
            yield "data", int(m[1], 16), m[2].replace(" ", "")
        else:
            yield "not understood", line


def value_of(r):
    n = r["addend"]
    return r["symbol"] + ("%c0x%x" % ("-" if n < 0 else "+", abs(n)) if n else "")


def near_of(i):
    """Returns the label before a branch's target, and the distance between them. A listing shows these after the bytes if the
    target is the only operand and is a number."""
    if "target_symbol" not in i or len(i["operands"]) != 1 or not re.fullmatch(r"-?\d+", i["operands"][0]):
        return None
    return i["target_symbol"], i["target_offset"]


def json_of(document):
    for file in document["files"]:
        for section in file.get("disassembly", []):
            yield "section", section["section"]
            for i in section["instructions"]:
                for label in i.get("labels", []):
                    yield "label", i["address"], label
                if "descriptor" in i:
                    yield ("descriptor",)
                elif "zeros" in i:
                    yield ("zeros",)
                elif "text" in i:
                    yield "line", i["address"], i["text"], i["bytes"], near_of(i), i.get("near_miss")
                else:
                    yield "data", i["address"], i["bytes"]
                for r in i.get("relocations", []):
                    yield "reloc", r["address"], r["type"], value_of(r)


def parts_wrong(i):
    """Returns whether the parts of an instruction differ from its text, or its lists of registers are inconsistent."""
    if "mnemonic" not in i:
        return False
    rest = i["text"][len(i["mnemonic"]):]
    parts = ([i["second_mnemonic"]] if "second_mnemonic" in i else []) + i["operands"] + [i.get("modifiers", "")]
    used = set(i["reads"]) | set(i["writes"])
    return not i["text"].startswith(i["mnemonic"]) or any(p not in rest for p in parts) or \
        len(re.sub(r"[ ,:]", "", rest)) != sum(len(re.sub(r"[ ,:]", "", p)) for p in parts) or \
        any(r not in used for key in ("implicit", "partial", "possible", "indexed") for r in i.get(key, [])) or \
        any(r not in i["writes"] for r in i.get("partial", []))


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout


def main():
    at = sys.argv.index("--")
    objdump, files = sys.argv[1:at], sys.argv[at + 1:]
    for path in files:
        listing = run(*objdump, path).decode("utf-8", "replace").split("\n")
        document = json.loads(run(*objdump, "--json", path))
        want, got = list(text_of(listing)), list(json_of(document))
        for a, b in zip(want, got):
            if a != b:
                print("%s: the listing has %s, JSON %s" % (path, a, b))
                break
        else:
            if len(want) != len(got) or len(want) < 2:
                print("%s: the listing has %d elements, JSON %d" % (path, len(want), len(got)))
        for section in (s for f in document["files"] for s in f.get("disassembly", [])):
            for i in section["instructions"]:
                if parts_wrong(i):
                    print("%s: these are not the parts of the text: %s" % (path, i))


main()
