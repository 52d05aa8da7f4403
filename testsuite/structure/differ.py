"""Checks that each pattern in objdump/assembly/differ.tbl matches a mnemonic of the tables, and that the instructions in
replace.def exist.

differ.py"""
import fnmatch
import glob
import os
import re
import sys

sys.dont_write_bytecode = True
TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(TOP, "common/isa/gen"))

import gendef  # noqa: E402
import genread  # noqa: E402
import gentables  # noqa: E402


def first_cells(path):
    return {cells[0] for _, cells in genread.rows(os.path.dirname(path), os.path.basename(path).removesuffix(".tbl"))}


def main():
    tables = TOP + "/common/isa/tables/"
    mnemonics = set().union(*(first_cells(path) for path in glob.glob(tables + "*.tbl")))
    t = gentables.Tables(tables)
    for _, row, where in gendef.load(t, TOP + "/objdump/assembly/differ.tbl")[1]:
        for pattern in row["instructions"].split():
            if not fnmatch.filter(mnemonics, pattern):
                print("%s: no instruction %s" % (where, pattern))

    with open(TOP + "/objdump/assembly/replace.def", encoding="utf-8") as f:
        text = f.read().split("*/", 1)[1]
    rows = re.findall(r'^REPLACE\("(\w+)", "([^"]*)",', text, re.M)
    if len(rows) != text.count("REPLACE("):
        print("only %d rows were read" % len(rows))
    for name, lines in rows:
        for line in (name, *lines.split("\\n")):
            if line.split()[0] not in mnemonics:
                print("%s: no instruction %s" % (name, line))


sys.exit(main())
