"""Reads .def files, whose rows the compiler reads as calls of macros: MACRO(cell, …) at the beginning of a line, a cell for each column; and
rows of C initializers. A cell that consists of string literals is their text; NULL is None; any other cell is its C text without blanks.
"""
import os
import re

from genread import fail

TOKEN = re.compile(r"""/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|\w+|\s+|\\\n|.""", re.S)
CLOSES = {"(": ")", "{": "}", "[": "]"}


def unquote(token):
    return re.sub(r"\\(.)", r"\1", token[1:-1])


def cell(tokens):
    if tokens and all(t.startswith('"') for t in tokens):
        return "".join(map(unquote, tokens))
    text = "".join(tokens)
    return None if text == "NULL" else text


def cells(path, text, at):
    """Returns the cells of the row whose opening bracket is text[at - 1], and the offset after its closing bracket."""
    out, tokens, depth = [], [], [CLOSES[text[at - 1]]]
    while depth:
        m = TOKEN.match(text, at)
        if not m:
            fail(path, "a row does not end")
        t, at = m[0], m.end()
        if t.isspace() or t == "\\\n" or t.startswith(("/*", "//")):
            continue
        if t in CLOSES:
            depth.append(CLOSES[t])
        elif t == depth[-1]:
            depth.pop()
        if not depth or (t == "," and len(depth) == 1):
            if tokens or depth:  # a trailing comma adds no cell
                out.append(cell(tokens))
            tokens = []
        else:
            tokens.append(t)
    return out, at


def rows(path, text, macro=r"[A-Z]\w*"):
    """Returns [(name of the macro, its cells)] for the rows at the beginning of a line whose macro matches the pattern."""
    return [(m[1], cells(path, text, m.end())[0]) for m in re.finditer(rf"^[ \t]*({macro})\(", text, re.M)]


def lists_of(name):
    """Returns {macro: {first cell: the other cells}} of a .def file in common/isa, whose rows are LIST(name, …)."""
    out = {}
    with open(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), name), encoding="utf-8") as f:
        for macro, (first, *others) in rows(name, f.read()):
            out.setdefault(macro, {})[first] = others
    return out


def meanings_of(name, macro):
    """Returns {word: meaning} of a list in a .def file of common/isa, whose rows are LIST(word, "meaning")."""
    return {word: cells[0] for word, cells in lists_of(name)[macro].items()}


def known_words():
    """Returns the keywords of the tables to which C code refers by name: {list: {word: second cell}}."""
    words = {macro: {word: cells[0] for word, cells in here.items()} for macro, here in lists_of("effects.def").items()}
    return words | {macro: {word.lower(): cells[0] for word, cells in here.items()} for macro, here in lists_of("names.def").items()}
