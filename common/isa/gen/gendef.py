#!/usr/bin/env python3
"""Writes a table that names processors as rows of C macros: gendef.py TABLES IN.tbl OUT.def

A table of this kind begins with declarations of its macros:

  macro NAME  column[:kind]…

Its other rows begin with the name of a macro, and have a cell for each column. Kinds of cells:

  (none)       C text without blanks; -: 0
  :text        a text in quotes; -: NULL
  :processors  a list of processors, as in the "columns" cells of the tables of instructions; -: all. It becomes two arguments: a bit mask
               of CLASS_… (isa_gen.h), and the processors in words

The file defines the macros that the including file does not define as nothing, and undefines them all at its end.
"""
import os
import sys

sys.dont_write_bytecode = True

from genread import Broken, fail, match, one_of, quoted, rows, unique
from gentables import Tables

KINDS = ("", "text", "processors")


def load(t, path):
    """Returns ({macro: [(column, kind)]}, [(macro, [cells by column], where)])."""
    folder, name = os.path.dirname(path), os.path.basename(path).removesuffix(".tbl")
    macros, out, seen = {}, [], {}
    for where, cells in rows(folder, name):
        if cells[0] == "macro":
            macro = match(where, r"[A-Z]\w*", "".join(cells[1:2]), "the name of a macro")[0]
            unique(where, seen, macro, f"the macro {macro}")
            macros[macro] = [column(where, cell) for cell in cells[2:]]
            continue
        columns = macros[one_of(where, cells[0], macros, "macro")]
        if len(cells) != len(columns) + 1:
            fail(where, f"{len(columns) + 1} cells expected, {len(cells)} found")
        out.append((cells[0], {name: value(t, where, kind, cell) for (name, kind), cell in zip(columns, cells[1:])}, where))
    for macro in macros:
        if macro not in {row[0] for row in out}:
            fail(f"{name}.tbl", f"no row of {macro}")
    return macros, out


def column(where, cell):
    name, _, kind = cell.partition(":")
    return name, one_of(where, kind, KINDS, "kind of cell")


def value(t, where, kind, cell):
    if kind == "text":
        return None if cell == "-" else quoted(t, where, cell)
    return t.reach(where, cell) if kind == "processors" else cell


def text(t, kind, cell):
    """Returns a cell as one or two arguments in C."""
    if kind == "text":
        return "NULL" if cell is None else f'"{cell}"'
    if kind == "processors":
        return f'UINT64_C({sum(cell.values()):#x}), "{t.in_words(t.names_of(cell))}"'
    return "0" if cell == "-" else cell


def write(t, path, macros, found):
    lines = ["/* Written by gendef.py from a table. */"]
    for macro in macros:
        lines += [f"#ifndef {macro}", f"#define {macro}(...)", "#endif"]
    for macro, cells, _ in found:
        lines.append(f"{macro}({', '.join(text(t, kind, cells[name]) for name, kind in macros[macro])})")
    lines += [f"#undef {macro}" for macro in macros]
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(lines) + "\n")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    _, folder, path, out = sys.argv
    try:
        t = Tables(folder)
        write(t, out, *load(t, path))
    except Broken as e:
        sys.exit(f"{os.path.dirname(path)}/{e}")


if __name__ == "__main__":
    main()
