"""Checks that only assembler/run/driver.c starts programs. There, driver_name() prevents that a name of a file is an option of the
program.

  spawn.py BUILD
"""
import glob
import os
import re

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STARTS = re.compile(r"\b(posix_spawnp?|exec[lv]p?e?|execvpe|fexecve|v?fork|popen|system)\s*\(")


def main():
    for folder in ("common", "assembler", "linker", "objdump", "library", "lsp"):
        for path in sorted(glob.glob(os.path.join(TOP, folder, "**", "*.[chly]"), recursive=True)):
            name = os.path.relpath(path, TOP)
            with open(path, encoding="utf-8") as f:
                lines = f.read().split("\n")
            for number, line in enumerate(lines, 1):
                found = STARTS.search(re.sub(r'"(\\.|[^"])*"|/\*.*?\*/', "", line))
                if found and name != "assembler/run/driver.c":
                    print("%s:%d: %s starts a program" % (name, number, found[1]))


main()
