"""Checks the layout of the tables of common/: no line has more than 132 columns, and none ends with blanks or contains a tab.

  tables.py BUILD
"""
import os
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
WIDTH = 132
ENOUGH = 40  # fewer tables mean that the script searches the wrong folder


def tables():
    for folder, _, names in os.walk(os.path.join(TOP, "common")):
        for name in sorted(names):
            if name.endswith(".tbl"):
                yield os.path.join(folder, name)


def main():
    paths = list(tables())
    for path in paths:
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
        for n, line in enumerate(lines, 1):
            where = f"{os.path.relpath(path, TOP)}:{n}"
            if len(line) > WIDTH:
                print(f"{where}: {len(line)} columns")
            if line != line.rstrip() or "\t" in line:
                print(f"{where}: blanks at the end, or a tab")
    if len(paths) < ENOUGH:
        print(f"only {len(paths)} tables")


sys.exit(main())
