"""Checks the layout of the C sources: width, indentation, blanks, comments, and one style for declarations.

  style.py BUILD

.clang-format describes the style; clang-format itself would also rewrite tables and enumerations, which are laid out by hand.
"""
import bisect
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
FOLDERS = ["assembler", "common", "library", "linker", "objdump", "run", "testsuite"]
SUFFIXES = (".c", ".h", ".def", ".l", ".y")
COMPILED = os.path.join("testsuite", "compiled")  # source files for compilers, which are not in this style
ENOUGH = 100  # fewer files mean that the script searches the wrong folder
TAB, WIDTH = 4, 145  # 132, as in .clang-format, plus a tolerance for a word that crosses the limit
TOKEN = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*'", re.DOTALL)
TYPE = r"(?:const |volatile )*(?:struct|union|enum|void|bool|char|int|unsigned|long|float|double|u?int\d+_t|size_t|off_t|Elf\w*|[a-z]\w*_bits)\b"

# Patterns that must not match a line of code, after blanked() has removed comments and the contents of strings.
CODE = [
    (re.compile(r"^ +\S|^\t+ +\S"), "indented by blanks"),
    (re.compile(r"//"), "a comment with //"),
    (re.compile(r"\b(if|for|while|switch)\("), "no blank after a keyword"),
    (re.compile(r"\( \S|\S \)(?! \{)"), "a blank inside parentheses"),
    (re.compile(r",[^\s\\)}\]]"), "no blank after a comma"),
    (re.compile(r"\b(?:char|int|void|unsigned|bool|size_t|u?int\d+_t|(?:struct|union|enum) \w+)\* ?\w"), "* must stand at the name"),
    (re.compile(r"^\}?\s*typedef (?:struct|union|enum)\b"), "a typedef of a struct, union or enum"),
    (re.compile(r"^\w.*\) \{$"), "the brace of a function must be on a line of its own"),
    (re.compile(r"^(?!return|else|goto|typedef|case|do)[a-z][\w ]*[ *]\**[a-z]\w*\([^()]*(?:\([^()]*\)[^()]*)*\);?$"),
     "the name of a function must begin its line"),
    (re.compile(r"\bsizeof ?\((?! ?" + TYPE + r").*"), "parentheses of sizeof around a value"),
]
# A declaration of locals: its indentation, its type, the rest.
DECLARES = re.compile(r"^(\t+)((?:const |volatile |unsigned )*(?:(?:struct|union|enum) \w+|\w+))( \**\w.*);$")
NO_TYPES = ("return", "goto", "typedef", "extern", "static")
ELSE = re.compile(r"^\t*\}\n\t*else\b", re.MULTILINE)


def blanked(text):
    """Replaces comments and the contents of strings by text of the same size, so that line and column numbers do not change."""
    def replace(found):
        s = found.group(0)
        return re.sub(r"[^\n]", " ", s) if s.startswith("/*") else s[0] + "_" * (len(s) - 2) + s[-1]
    return TOKEN.sub(replace, text)


def is_introduced(path, text):
    """Returns whether the file begins with a comment. A .c file needs no comment if its header begins with a comment."""
    if text.startswith("/*"):
        return True
    header = path[:-2] + ".h"
    if not text.startswith('#include "' + os.path.relpath(header, TOP) + '"') or not os.path.exists(header):
        return False
    with open(header, encoding="utf-8") as f:
        return f.read(2) == "/*"


def late(code):
    """Yields (line number, name) for the locals that are declared without a value and get their first one by an assignment in the same
    block. Functions with goto are exempt, whose labels may follow such an assignment."""
    lines = code.split("\n")
    ends = [n for n, line in enumerate(lines) if line == "}"]
    jumps = {bisect.bisect_left(ends, n) for n, line in enumerate(lines) if re.search(r"\bgoto\b|^\s*#", line)}
    for n, line in enumerate(lines):
        m = DECLARES.match(line)
        if not m or m[2].split()[0] in NO_TYPES or "(" in m[3] or "=" in m[3] or bisect.bisect_left(ends, n) in jumps:
            continue
        for name in re.findall(r"\w+", m[3]):
            used = re.compile(r"(?<![.\w])(?<!->)%s\b" % name)
            first = next((k for k in range(n + 1, len(lines)) if used.search(lines[k]) or lines[k].startswith(m[1][1:] + "}")), n)
            value = re.match(m[1] + re.escape(name) + r" = (.*)", lines[first])
            if value and not used.search(value[1].replace("sizeof *" + name, "")):
                yield first + 1, name


def errors(path, text):
    """Yields (line number, error)."""
    lines = text.split("\n")
    if path.endswith((".c", ".h")) and not is_introduced(path, text):
        yield 1, "does not begin with a comment"
    for n, line in enumerate(lines, 1):
        # A line with a string may be longer: strings are not split, so that a search for a message finds it.
        if len(line.expandtabs(TAB)) > WIDTH and '"' not in line:
            yield n, f"{len(line.expandtabs(TAB))} columns"
        if line != line.rstrip():
            yield n, "trailing blanks"
        if not line and n > 1 and not lines[n - 2]:
            yield n, "two empty lines" if n < len(lines) else "an empty line at the end"
    if not path.endswith((".c", ".h")):
        return
    code = blanked(text)
    for n, line in enumerate(code.split("\n"), 1):
        if line.lstrip().startswith("#define") and "sizeof" in line:  # a macro's parameter must be in parentheses
            continue
        # The indentation is not checked if the line begins with a comment or continues one.
        own = line if not lines[n - 1].lstrip().startswith(("*", "/*")) else line.lstrip()
        for pattern, error in CODE:
            if pattern.search(own):
                yield n, error
    for n, name in late(code):
        yield n, f"{name} can be declared here"
    for found in ELSE.finditer(code):
        yield code.count("\n", 0, found.end()) + 1, "else must follow the brace on its line"


def main():
    seen = 0
    for folder in FOLDERS:
        for where, _, names in os.walk(os.path.join(TOP, folder)):
            if os.path.relpath(where, TOP).startswith(COMPILED):
                continue
            for name in sorted(names):
                path = os.path.join(where, name)
                if not name.endswith(SUFFIXES):
                    continue
                with open(path, encoding="utf-8") as f:
                    text = f.read()
                seen += 1
                for line, error in errors(path, text):
                    print(f"{os.path.relpath(path, TOP)}:{line}: {error}")
    if seen < ENOUGH:
        print(f"only {seen} files")
    sys.exit(0)


main()
