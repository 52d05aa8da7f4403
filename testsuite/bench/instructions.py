"""Instructions that the assembler takes for each source, counted by valgrind's callgrind: figures that no other load changes."""
import os
import sys

import assembling
from programs import HERE, count_instructions

def code_bytes(obj):
    sys.path.insert(0, os.path.dirname(HERE))
    import elf
    with open(obj, "rb") as f:
        return sum(s["size"] for s in elf.Elf(f.read()).sections if s["flags"] & 4)


def run(tools, names, out, megabytes):
    print("%-20s %8s %8s %12s %12s %12s" % ("instructions", "MB", "lines", "a line", "a byte", "a code byte"))
    for source in assembling.SOURCES + assembling.LIKE:
        if source.name in names:
            path = source.file(out, megabytes)
            n = count_instructions(tools.assemble(source.target, path, out), out)
            lines, size, code = assembling.lines_of(path), os.path.getsize(path), code_bytes(tools.file(out, ".o"))
            print("%-20s %8.2f %8d %12.0f %12.1f %12.1f" % (
                source.name, size / 1e6, lines, n / lines, n / size, n / max(code, 1)))
            sys.stdout.flush()
            os.remove(path)
