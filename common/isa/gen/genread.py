"""The reader of all tables: lines become rows of named cells, as descriptions of the columns say.

A table is described by a Table of Columns: a name, the kind of its cells, and what "-" stands for. "-" is the only spelling of
nothing; a column that does not say what it stands for must have something. A kind of cell is a function of (tables, where,
text) that returns the value or fails. A broken table raises Broken with the text file:line: message.
"""
import collections
import os
import re

NEEDED = object()  # "-" is refused


class Broken(Exception):
    """file:line: message"""


def fail(where, text):
    raise Broken(f"{where}: {text}")


# ---- lines and cells

def lines(folder, name):
    """Yields (line number, line)."""
    try:
        with open(os.path.join(folder, name + ".tbl"), encoding="utf-8") as f:
            yield from enumerate(f.read().split("\n"), 1)
    except OSError as e:
        fail(f"{name}.tbl", e.strerror)
    except UnicodeDecodeError:
        fail(f"{name}.tbl", "not UTF-8")


def split(where, line):
    """The cells of a line. Text in quotes has blanks; a name and = may precede it. # begins a comment."""
    cells = []
    for cell in re.findall(r'#|[^\s"]*"[^"]*"|\S+', re.sub(r"^#.*", "", line)):
        if cell[0] == "#":
            break
        if cell.count('"') == 1:
            fail(where, f"the quote is not closed: {cell}")
        cells.append(cell)
    return cells


def rows(folder, name):
    """Yields (where, cells) for each line that has some."""
    for at, line in lines(folder, name):
        where = f"{name}.tbl:{at}"
        cells = split(where, line)
        if cells:
            yield where, cells


def header(folder, name):
    """(where, column names): the last comment line before the first row."""
    where, last = f"{name}.tbl", []
    for at, line in lines(folder, name):
        if line.startswith("#"):
            where, last = f"{name}.tbl:{at}", line[1:].split()
        elif line.strip():
            break
    return where, last


def something(where, text):
    """Refuses other spellings of nothing than "-"."""
    if text in (".", '""', "none"):
        fail(where, f"nothing is written -, not {text}")
    return text


class Column(collections.namedtuple("Column", "name kind nothing", defaults=(NEEDED,))):
    def value(self, t, where, text):
        something(where, text)
        if text != "-":
            return self.kind(t, where, text)
        if self.nothing is NEEDED:
            fail(where, f"{self.name} cannot be -")
        return self.nothing


class Table:
    """rest: a Column whose kind takes the list of all cells after the others. word: the first cell of its rows, where a file has
    rows of two kinds; of its other rows, other is the word that they do not begin with."""

    def __init__(self, name, *columns, rest=None, word=None, other=None):
        self.name, self.columns, self.rest, self.word, self.other = name, columns, rest, word, other

    def read(self, t):
        """Yields a dictionary for each row: its columns, and where it is."""
        for where, cells in rows(t.folder, self.name):
            if self.word and cells[0] == self.word:
                yield self.row(t, where, cells[1:])
            elif not self.word and cells[0] != self.other:
                yield self.row(t, where, cells)

    def row(self, t, where, cells):
        n = len(self.columns)
        if len(cells) < n or len(cells) > n and not self.rest:
            fail(where, f"{n} cells expected, {len(cells)} found")
        out = {c.name: c.value(t, where, text) for c, text in zip(self.columns, cells)}
        if self.rest:
            out[self.rest.name] = self.rest.kind(t, where, cells[n:])
        return {**out, "where": where}


class Items:
    """The rest of a row whose cells are NAME=value, in any order and each once: Columns, and what an absent one is; flags, which
    are words; and a text in quotes at the end, if "text" is among them."""

    def __init__(self, *columns, flags=()):
        self.columns, self.flags = {c.name: c for c in columns}, flags

    def read(self, t, where, cells):
        """(values by name, those that are written first and in their order; flags; the text, or None)"""
        values, flags, text = {}, [], None
        if cells and cells[-1][0] == '"':
            text = cells[-1][1:-1]
        for cell in cells[:len(cells) - (text is not None)]:
            name, equals, value = cell.partition("=")
            if not equals:
                flags.append(one_of(where, name, self.flags, "flag"))
                continue
            one_of(where, name, self.columns, "item")
            if name in values:
                fail(where, f"{name} is there twice")
            if value == "-":
                fail(where, f"{name} is left out where it is nothing")
            values[name] = self.columns[name].value(t, where, value)
        for name, column in self.columns.items():
            if name not in values and column.nothing is NEEDED:
                fail(where, f"{name}= is missing")
            values.setdefault(name, column.nothing)
        return values, flags, text


# ---- kinds of cells

def word(t, where, text):
    """Whatever is written."""
    return text


def quoted(t, where, text):
    return match(where, r'"[^"]+"', text, "a text in quotes")[0][1:-1]


def integer(t, where, text):
    return number(where, text)


def like(pattern, what):
    """The kind of cells that look so."""
    def kind(t, where, text):
        return match(where, pattern, text, what)[0]
    return kind


def out_of(known, what):
    """The kind of cells that are one of some words: a list of names.def or the like by its name, or the words."""
    def kind(t, where, text):
        return one_of(where, text, t.lists[known] if isinstance(known, str) else known, what)
    return kind


def several(kind, split_at=","):
    """The kind of cells that are a list of another kind."""
    def all_of(t, where, text):
        return [kind(t, where, part) for part in text.split(split_at)]
    return all_of


# ---- checks

def number(where, text):
    try:
        return int(text, 0)
    except ValueError:
        fail(where, f"not a number: {text}")


def hexadecimal(where, text):
    return int(match(where, r"[0-9a-fA-F]+", text, "a hex number")[0], 16)


def match(where, pattern, text, what):
    m = re.fullmatch(pattern, text)
    if not m:
        fail(where, f"not {what}: {text}")
    return m


def one_of(where, text, known, what):
    if text not in known:
        fail(where, f"unknown {what} {text or '(none)'}")
    return text


def unique(where, seen, key, what):
    """Notes the key in the dictionary seen; it must not be there."""
    if key in seen:
        fail(where, f"{what} is there twice ({seen[key]})")
    seen[key] = where


# ---- lists that C code has, too

def lists_of(name):
    """{list: {name: second cell}} of a .def file of common/isa: its rows LIST(name, …)."""
    out = {}
    with open(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), name), encoding="utf-8") as f:
        for m in re.finditer(r"^([A-Z]+)\((\w+), (\w+|\")", f.read(), re.M):
            out.setdefault(m[1], {})[m[2]] = m[3]
    return out


def known_words():
    """The lists that C code has of the words of the tables: {list: {word: second cell}}."""
    names = lists_of("names.def")
    return {**lists_of("effects.def"),
            **{name: {word.lower(): cell for word, cell in words.items()} for name, words in names.items()}}
