"""Checks the tables: no line has more than 132 columns, none ends with blanks or contains a tab, and processors are said in the notation
that common/isa/gen/gentargets.py reads: neither by patterns of names, nor by a first and a last generation.

  tables.py BUILD
"""
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
WIDTH = 132
ENOUGH = 50  # fewer tables mean that the script searches the wrong folder
FOLDERS = ("assembler", "common", "linker", "lsp", "objdump", "run")
PATTERN = re.compile(r"\bgfx[\w-]*[*?]")  # a pattern of names of processors
GENERATION = re.compile(r"\bGFX\d+(_\w+)?\b|\bCLASS_GFX\w+")  # an enumerator of a generation or of a class
TEXT = re.compile(r'"[^"]*"')
COMMENT = re.compile(r"/\*.*?\*/|^#.*?$", re.DOTALL | re.MULTILINE)


def tables(suffix):
    for part in FOLDERS:
        for folder, _, names in os.walk(os.path.join(TOP, part)):
            for name in sorted(names):
                if name.endswith(suffix):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as f:
                        yield os.path.relpath(path, TOP), f.read()


def blanked(found):
    """Returns as many line ends as there are in a comment."""
    return "\n" * found[0].count("\n")


def main():
    seen = 0
    for path, text in tables(".tbl"):
        seen += 1
        for n, line in enumerate(text.split("\n"), 1):
            if len(line) > WIDTH:
                print(f"{path}:{n}: {len(line)} columns")
            if line != line.rstrip() or "\t" in line:
                print(f"{path}:{n}: blanks at the end, or a tab")
    for path, text in tables((".tbl", ".def")):
        for n, line in enumerate(COMMENT.sub(blanked, text).split("\n"), 1):
            words = PATTERN.findall(line if path.endswith(".def") else TEXT.sub("", line))
            words += [m[0] for m in GENERATION.finditer(TEXT.sub("", line))] if path.endswith(".def") else []
            if words:
                print(f"{path}:{n}: processors in another notation: {' '.join(words)}")
    if seen < ENOUGH:
        print(f"only {seen} tables")


sys.exit(main())
