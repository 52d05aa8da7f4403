"""Counts the instructions that the assembler executes for each source, with valgrind's callgrind. The counts do not depend on the
machine's load. Prints the counts as the table of README.md, next to the previous counts."""
import os
import sys

import assembling
import readme
from programs import HERE, count_instructions

FEW_LINES = 100  # shorter sources assemble few lines many times, in loops such as .rept, so their cost per line has no meaning


def code_bytes(obj):
    sys.path.insert(0, os.path.dirname(HERE))
    import elf
    with open(obj, "rb") as f:
        return sum(s["size"] for s in elf.Elf(f.read()).sections if s["flags"] & 4)


def counted(tools, source, out, megabytes):
    """Returns the number of lines, and the executed instructions per line, per byte of text and per byte of code."""
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
