"""Instructions that the assembler takes for each source, counted by valgrind's callgrind: figures that no other load changes.

They are printed as the table of README.md, beside what was counted before.
"""
import os
import sys

import assembling
import readme
from programs import HERE, count_instructions

FEW_LINES = 100  # of so few, what a line costs says nothing: there are loops in them


def code_bytes(obj):
    sys.path.insert(0, os.path.dirname(HERE))
    import elf
    with open(obj, "rb") as f:
        return sum(s["size"] for s in elf.Elf(f.read()).sections if s["flags"] & 4)


def counted(tools, source, out, megabytes):
    """How many lines it has, and the instructions for a line, a byte and a byte of code."""
    path = source.file(out, megabytes)
    n = count_instructions(tools.assemble(source.target, path, out), out)
    lines, size, code = assembling.lines_of(path), os.path.getsize(path), code_bytes(tools.file(out, ".o"))
    os.remove(path)
    of_text = ["%.0f" % (n / lines), "%.1f" % (n / size)] if lines >= FEW_LINES else ["", ""]
    return [lines, *of_text, "%.1f" % (n / code) if code else ""]


def run(tools, names, out, megabytes):
    table = readme.Table("| Case | Lines |", 0)
    print(table.head)
    for source in assembling.SOURCES + assembling.LIKE:
        if source.name in names:
            lines, *now = counted(tools, source, out, megabytes)
            key = "`%s`" % source.name
            print(readme.row([key, lines, *table.cells(key, [2, 3, 4]), *now]), flush=True)
