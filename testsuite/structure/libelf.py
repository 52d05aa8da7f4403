"""Checks that the data of libelf's objects is only read: libelf has several copies of a section's bytes and sizes, and a program that
modifies one of them makes the others wrong. Only the writer of ELF files fills in new objects.

  libelf.py BUILD
"""
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
FOLDERS = ["assembler", "common", "library", "linker", "lsp", "objdump", "run"]
WRITER = os.path.join("common", "elf", "elfout.c")
# An assignment to a member behind a pointer that libelf returned. A copy of a header is a struct of our own, and may be changed.
ASSIGNED = re.compile(r"->(?:d|sh)_\w+\s*(?:[-+*/|&^]|<<|>>)?=(?!=)")
# These let a program modify libelf's data, or return it for modification.
CALLS = re.compile(r"\b(?:elf_newdata|elf_newscn|gelf_update_\w+|elf_flag\w+|elf_compress(?:_gnu)?|elf64_new\w+)\s*\(")


def main():
    for folder in FOLDERS:
        for at, _, names in os.walk(os.path.join(TOP, folder)):
            for name in sorted(n for n in names if n.endswith((".c", ".h"))):
                path = os.path.relpath(os.path.join(at, name), TOP)
                with open(os.path.join(TOP, path), encoding="utf-8") as f:
                    lines = f.read().split("\n")
                for number, line in enumerate(lines, 1):
                    if path != WRITER and (ASSIGNED.search(line) or CALLS.search(line)):
                        print("%s:%d: modifies data of libelf: %s" % (path, number, line.strip()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
