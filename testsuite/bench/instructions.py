"""Instructions that the assembler takes for each source, counted by valgrind's callgrind: figures that no other load changes."""
import os
import re
import shutil
import subprocess
import sys

import assembling
from programs import HERE

COLLECTED = re.compile(r"Collected : (\d+)")


def count(command, out):
    p = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + os.path.join(out, "callgrind.out")] + command,
                       stderr=subprocess.PIPE, text=True)
    found = COLLECTED.search(p.stderr)
    if p.returncode or not found:
        sys.exit("%s: %s" % (" ".join(command), p.stderr[-1000:]))
    return int(found[1])


def code_bytes(obj):
    sys.path.insert(0, os.path.dirname(HERE))
    import elf
    with open(obj, "rb") as f:
        return sum(s["size"] for s in elf.Elf(f.read()).sections if s["flags"] & 4)


def run(tools, names, out, megabytes):
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    print("%-20s %8s %8s %12s %12s %12s" % ("instructions", "MB", "lines", "a line", "a byte", "a code byte"))
    for source in assembling.SOURCES + assembling.LIKE:
        if source.name in names:
            path = source.file(out, megabytes)
            n = count(tools.assemble(source.target, path, out), out)
            lines, size, code = assembling.lines_of(path), os.path.getsize(path), code_bytes(tools.file(out, ".o"))
            print("%-20s %8.2f %8d %12.0f %12.1f %12.1f" % (source.name, size / 1e6, lines, n / lines, n / size, n / max(code, 1)))
            sys.stdout.flush()
            os.remove(path)
