"""Reads tables: lines become rows of named cells.

A row begins at the left or after two blanks; lines that are indented by four blanks or more continue it. A text in quotes that is not
closed, and a cell that ends with a comma, go on in the next line.

The format of a table is a Table of Columns. A Column consists of its name, the kind of its cells and the value of "-". An empty
cell is written as "-", which is rejected in columns that define no value for it. A kind of cell is a function of (tables, where,
text) that returns the value or fails. A broken table raises Broken.
"""
import collections
import os
import re

NEEDED = object()  # value of "-" in columns that reject it
CONTINUES = "    "  # the indentation of a line that continues a row
HEADING = "# ---- "  # the beginning of a line with the title of the rows below it


class Broken(Exception):
    """An error in a table. Its text has the form "file:line: message"."""


def fail(where, text):
    raise Broken(f"{where}: {text}")


def lines(folder, name):
    try:
        with open(os.path.join(folder, name + ".tbl"), encoding="utf-8") as f:
            yield from enumerate(f.read().split("\n"), 1)
    except OSError as e:
        fail(f"{name}.tbl", e.strerror)
    except UnicodeDecodeError:
        fail(f"{name}.tbl", "not UTF-8")


def split(where, line):
    """Returns the cells of a line. A cell may be quoted text, which may contain blanks, or name="quoted text". # begins a
    comment. If a quote is not closed, the last cell is the text from its beginning."""
    cells = []
    for cell in re.findall(r'#|[^\s"]*"[^"]*(?:"|$)|\S+', re.sub(r"^#.*", "", line)):
        if cell[0] == "#":
            break
        cells.append(cell)
    return cells


def is_open(cell):
    """Returns whether a quote of a cell is not closed."""
    return cell.count('"') % 2 == 1


def entries(folder, name):
    """Yields (where, the heading above, cells) for each row, with the cells of the lines that continue it."""
    where, title, cells = None, "", None
    for at, line in lines(folder, name):
        if line.startswith(CONTINUES) and line.strip():
            if cells is None:
                fail(f"{name}.tbl:{at}", "this line continues no row")
            if cells and is_open(cells[-1]):
                line = f"{cells.pop()} {line.strip()}"
            elif cells and cells[-1].endswith(","):
                line = cells.pop() + line.strip()
            cells += split(where, line)
            continue
        if cells:
            yield closed(where, title, cells)
        where, cells = f"{name}.tbl:{at}", split(f"{name}.tbl:{at}", line)
        cells = cells or None
        title = line[len(HEADING):] if line.startswith(HEADING) else title
    if cells:
        yield closed(where, title, cells)


def closed(where, title, cells):
    if is_open(cells[-1]):
        fail(where, f"the quote is not closed: {cells[-1]}")
    return where, title, cells


def rows(folder, name):
    for where, _, cells in entries(folder, name):
        yield where, cells


def header(folder, name):
    """Returns (where, column names) from the last comment line before the first row."""
    where, last = f"{name}.tbl", []
    for at, line in lines(folder, name):
        if line.startswith("#"):
            where, last = f"{name}.tbl:{at}", line[1:].split()
        elif line.strip():
            break
    return where, last


def something(where, text):
    """Rejects other notations of an empty cell, which is written as "-"."""
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
    """The format of a table. rest: the Column that parses all remaining cells as a list. If a file mixes two tables, the rows of one
    of them begin with a keyword. word: the keyword, for the Table of these rows; other: the keyword, for the Table of the rows
    without it."""

    def __init__(self, name, *columns, rest=None, word=None, other=None):
        self.name, self.columns, self.rest, self.word, self.other = name, columns, rest, word, other

    def read(self, t):
        """Yields a dictionary for each row, with the row's columns and its location as "where"."""
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
    """The cells of a row after its columns: NAME=value, in any order, each name at most once. A Column defines the value of a
    missing item. Flags are single words. The last cell may be quoted text."""

    def __init__(self, *columns, flags=()):
        self.columns, self.flags = {c.name: c for c in columns}, flags

    def read(self, t, where, cells):
        """Returns (values by name, with the given items first and in their order; flags; text or None)."""
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


def word(t, where, text):
    return text


def quoted(t, where, text):
    return match(where, r'"[^"]+"', text, "a text in quotes")[0][1:-1]


def integer(t, where, text):
    return number(where, text)


def like(pattern, what):
    """Returns a kind of cell: text that matches a pattern."""
    def kind(t, where, text):
        return match(where, pattern, text, what)[0]
    return kind


def out_of(known, what):
    """Returns a kind of cell that contains one of the known words. known: the words, or the name of a list in a .def file that
    contains them."""
    def kind(t, where, text):
        return one_of(where, text, t.lists[known] if isinstance(known, str) else known, what)
    return kind


def several(kind, split_at=","):
    """Returns a kind of cell that contains a list; kind parses its elements."""
    def all_of(t, where, text):
        return [kind(t, where, part) for part in text.split(split_at)]
    return all_of


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
    """Adds a key to the dictionary seen. Fails if the key is already in it."""
    if key in seen:
        fail(where, f"{what} is there twice ({seen[key]})")
    seen[key] = where
