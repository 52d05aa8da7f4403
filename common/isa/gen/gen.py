#!/usr/bin/env python3
"""Reads the instruction tables, checks them, and writes them as const C data.

  gen.py TABLES OUT.c OUT.h        write the data
  gen.py TABLES --explain NAME     every derived form of an instruction with its bits and what it does
  gen.py TABLES --forms            one line for each derived form, with all that is known of it but the rows it comes of
  gen.py TABLES --rows             one line for each processor of a row: mnemonic, processor, its column
  gen.py TABLES --json             everything, for other programs: tables.schema.json has the members

tables/README.md is the contract of the formats. A broken table is refused with file:line: message.
"""
import sys

sys.dont_write_bytecode = True  # nothing is left in the source folder

import geneffects
import genexplain
import genforms
import genhazards
import genjson
import gentables
import genwrite


def write(t, c_path, h_path):
    c, h = [], []
    w = genwrite.Writer(t, c, h)
    w.header()
    w.data()
    for path, text in ((c_path, c), (h_path, h)):
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(text) + "\n")


def main():
    args = sys.argv[1:]
    if len(args) != 3 and args[1:] not in (["--forms"], ["--rows"], ["--json"]):
        sys.exit(__doc__.strip())
    try:
        t = gentables.Tables(args[0])
        geneffects.load(t)
        genhazards.load(t)
        genforms.derive(t)
        geneffects.derive(t)
        genhazards.derive(t)
    except gentables.Broken as e:
        sys.exit(f"{args[0]}/{e}")
    try:
        if args[1] == "--explain":
            genexplain.explain(t, args[2])
        elif args[1] == "--forms":
            genexplain.forms(t)
        elif args[1] == "--rows":
            genexplain.rows(t)
        elif args[1] == "--json":
            genjson.write_json(t, sys.stdout)
        else:
            write(t, args[1], args[2])
    except BrokenPipeError:  # who reads has seen enough
        sys.exit(1)


if __name__ == "__main__":
    main()
