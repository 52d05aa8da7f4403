#!/usr/bin/env python3
"""Lists the messages of the three programs, sorted by their first words, or the help texts of their options side by side.

  messages.py [WORD ...]        a line for each text in C and in rows of findings: the text, a tab, its location
  messages.py --options BUILD   a line for each option of --help: its name, its programs, its text

Use it when changing messages: the same fact has the same words everywhere, and a message names the object, the rule and the fix,
in this order. A text counts as a message if it is in the arguments of a function or macro whose name contains one of the words of
REPORTERS, in a row FINDING(...) or INCOMPLETE(...), or is a constant reason: the value of a return, an assignment or a conditional.
"""
import os
import re
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
FOLDERS = ["assembler", "common", "library", "linker", "objdump"]
REPORTERS = re.compile(r"\b\w*(?:error|warning|note|wrong|expected|refuse|reject|report|complain|fail|bad|FINDING|INCOMPLETE|KIND)\w*\s*\(", re.I)
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
REASON = re.compile(r'(?:return|=|\?|:)\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)')
COLUMN = 30  # column in which the text of an option begins in --help
PROGRAMS = {"as": "assembler/amdgcn-as", "ld": "linker/amdgcn-ld", "objdump": "objdump/amdgcn-objdump"}


def sources():
    for folder in FOLDERS:
        for path, _, names in os.walk(os.path.join(TOP, folder)):
            for name in sorted(names):
                if name.endswith((".c", ".h", ".def", ".l", ".y")):
                    yield os.path.join(path, name)


def without_comments(text):
    """Replaces comments with blanks, and keeps strings."""
    return re.sub(r'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|//[^\n]*',
                  lambda m: m[0] if m[0][0] == '"' else re.sub(r"[^\n]", " ", m[0]), text, flags=re.S)


def arguments(text, start):
    """Returns the end of an argument list, given the position after its opening parenthesis."""
    depth, at = 1, start
    while at < len(text) and depth:
        m = STRING.match(text, at) if text[at] == '"' else None
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at = m.end() if m else at + 1
    return at


def literals(text):
    """Yields (position, text) of each string that contains a word and a blank. Adjacent string literals are joined first."""
    for m in re.finditer(r'(?:"(?:[^"\\\n]|\\.)*"(?:\s|PRI\w+)*)+', text):
        joined = "".join(s for s in STRING.findall(m[0]))
        if re.search(r"[a-z]{2,} |^[a-z]+$| [a-z]{2,}", joined) and " " in joined:
            yield m.start(), joined


def messages():
    for path in sources():
        with open(path, encoding="utf-8") as f:
            text = without_comments(f.read())
        name, seen = os.path.relpath(path, TOP), set()
        regions = [(m.end(), arguments(text, m.end())) for m in REPORTERS.finditer(text)]
        regions += [m.span(1) for m in REASON.finditer(text)]
        for begin, end in regions:
            for at, joined in literals(text[begin:end]):
                if (begin + at) not in seen:
                    seen.add(begin + at)
                    yield joined, name, text.count("\n", 0, begin + at) + 1


def key(text):
    """Returns the text by which a message is sorted: in lower case, without formats and names at the beginning."""
    text = re.sub(r"^(?:[-\w.%/]*%[\w.*#]+\S*:? )+", "", text)
    return re.sub(r"%[-+#0.*]*\w+", "%", text).lower().lstrip("'\".-%: ")


def list_messages(words):
    for text, name, line in sorted(set(messages()), key=lambda m: (key(m[0]), m)):
        if all(w in text for w in words):
            print("%s\t%s:%d" % (text, name, line))


def list_options(build):
    rows = {}
    for program, path in PROGRAMS.items():
        if not os.path.exists(os.path.join(build, path)):
            sys.exit("%s: not built; --options needs the folder of a build" % os.path.join(build, path))
        out = subprocess.run([os.path.join(build, path), "--help"], capture_output=True, text=True).stdout
        left = ""
        for line in out.split("\n"):
            left = line[:COLUMN].strip() if line[COLUMN - 1:COLUMN] == " " and line.strip() and line[:3] == "  -" else left
            if line[:3] == "  -" and line[COLUMN - 1:COLUMN] != " ":
                left = line.strip()
            elif left and line[COLUMN:]:
                name = re.match(r"-+[\w+,-]*", left)[0].lstrip("-")
                rows.setdefault(name, []).append((program, left, line[COLUMN:]))
                left = ""
    for name in sorted(rows, key=lambda n: (n.lower(), n)):
        for program, head, text in rows[name]:
            print("%-8s %-34s %s" % (program, head, text))


if sys.argv[1:2] == ["--options"]:
    list_options(sys.argv[2])
else:
    list_messages(sys.argv[1:])
