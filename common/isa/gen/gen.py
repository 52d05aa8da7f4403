#!/usr/bin/env python3
"""Reads the instruction tables, checks them, and writes them as const C data.

  gen.py TABLES OUT.c OUT.h MEANING.c  write the data, and what instructions compute
  gen.py TABLES --explain NAME     print every derived form of an instruction, with its bits, its effects and its program; or what the
                                   tables say about a processor, a timing parameter, a counter, a hazard or a set of hazards.tbl
  gen.py TABLES --forms            print one line for each derived form, with all data except the rows that it is derived from
  gen.py TABLES --rows             print one line for each row and processor: mnemonic, processor, column of the processor
  gen.py TABLES --inherited NAME   print what a processor has from another one without a source: items of targets.tbl, timing parameters
  gen.py TABLES --json             print everything, for other programs; tables.schema.json describes the members

tables/README.md describes the formats. A broken table is rejected with file:line: message.
"""
import gc
import sys

sys.dont_write_bytecode = True  # write no bytecode to the source folder

import geneffects
import genexplain
import genexplainrows
import genforms
import genhazards
import genjson
import genmeaning
import gentables
import gentiming
import genwrite
import genwritemeaning


def write(t, c_path, h_path, meaning_path):
    c, h, meaning = [], [], []
    w = genwrite.Writer(t, c, h)
    w.header()
    w.data()
    genwritemeaning.write(t, meaning)
    for path, text in ((c_path, c), (h_path, h), (meaning_path, meaning)):
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(text) + "\n")


def load(t):
    for part in (geneffects, genhazards, genmeaning):
        part.load(t)


def derive(t):
    for part in (genforms, geneffects, genhazards, genmeaning):
        part.derive(t)


def show(t, what, *args):
    if what == "--explain":
        genexplain.explain(t, *args)
    elif what == "--forms":
        genexplain.forms(t)
    elif what == "--rows":
        genexplain.rows(t)
    elif what == "--json":
        genjson.write_json(t, sys.stdout)
    else:
        write(t, what, *args)


def main():
    gc.disable()  # what is read stays until the end, and has no cycles: looking for some took a tenth of the time
    args = sys.argv[1:]
    explains = len(args) == 3 and args[1] in ("--explain", "--inherited")
    if len(args) != 4 and not explains and args[1:] not in (["--forms"], ["--rows"], ["--json"]):
        sys.exit(__doc__.strip())
    try:
        t = gentables.Tables(args[0])
        load(t)
        if args[1] == "--inherited":
            genexplain.inherited(t, gentiming.load(t), args[2])
        elif args[1] != "--explain" or not genexplainrows.explain(t, args[2]) or any(r["name"] == args[2] for r in t.rows):
            derive(t)
            show(t, *args[1:])
    except gentables.Broken as e:
        sys.exit(f"{args[0]}/{e}")
    except BrokenPipeError:  # the reader has closed the pipe
        sys.exit(1)


if __name__ == "__main__":
    main()
