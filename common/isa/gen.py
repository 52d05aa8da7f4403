#!/usr/bin/env python3
"""Reads the instruction tables, checks them, and writes them as const C data.

  gen.py TABLES OUT.c OUT.h        write the data
  gen.py TABLES --explain NAME     every derived form of an instruction with its bits
  gen.py TABLES --rows             one line for each processor of a row: mnemonic, processor, its column

tables/README.md is the contract of the format. A broken table is refused with file:line: message.
"""
import sys
import textwrap

sys.dont_write_bytecode = True  # nothing is left in the source folder

import genforms
import gentables
import genwrite
from gentables import COLUMNS


def layout(f):
    """The bits of a form: hi..lo=what; the opcode and what a form fixes as numbers."""
    for what, hi, lo, mask in f["enc"]["layout"]:
        name = what.split("[")[0].split(">")[0]
        bits = str(hi) if hi == lo else f"{hi}..{lo}"
        if mask & ~f["mask"] or what[0].isdigit():
            yield f"{bits}={what}"
        else:
            yield f"{bits}={short((f['value'] & mask) >> lo)}({name})"


def short(v):
    return str(v) if v < 10 else hex(v)


def explain(t, name):
    """Prints each form once, with the columns that have it."""
    shown = {}
    for f in t.forms:
        if f["row"]["name"] == name:
            shown.setdefault((f["row"]["where"], f["rule"]["where"], f["enc"]["where"], f["op"]), []).append(f)
    if not shown:
        sys.exit(f"gen.py: no form of {name}")
    last = None
    for key, forms in shown.items():
        row = forms[0]["row"]
        if row is not last:
            cells = [f"{n} {row[n]}" for n in t.heads[row["family"]][1][1:-7] if row[n] != "-"]
            print(f"{name}  {row['where']}: {', '.join(cells) or 'no operands'}\n")
            last = row
        explain_form(t, forms, key[:3])


def explain_form(t, forms, lines):
    f = forms[0]
    suffix = "_" + f["suffix"] if f["show"] else ""
    only = ", only decoded" if f["suffix"] == "decode" else ""
    operands = [" ".join(x for x in (kind, typ if typ != "-" else "", "@" + field if field != "-" else "") if x)
                for kind, typ, field, _ in f["slots"]]
    dwords = [f"{f['value'] >> i & 0xffffffff:08x} of {f['mask'] >> i & 0xffffffff:08x}"
              for i in range(0, f["enc"]["bits"], 32)]
    print(f"{f['row']['name']}{suffix}  {where_is(t, forms)}{only}")
    for title, text in (("from", "  ".join(lines)), ("encoding", f"{f['enc']['name']}, opcode {short(f['op'])}"),
                        ("operands", ", ".join(operands)), ("modifiers", modifiers(t, f)),
                        ("bits", " ".join(layout(f))), ("fixed", ", ".join(dwords))):
        if text:
            print(textwrap.fill(text, 116, initial_indent=f"    {title:11}", subsequent_indent=" " * 15))
    print()


def where_is(t, forms):
    """'gfx8, gfx9 (gfx906 gfx908)': the columns, and the classes where not all of a column have it."""
    out = []
    for f in forms:
        here = [c for c in t.classes if t.class_col[c] == f["col"]]
        have = [c for c in here if f["classes"] >> t.classes.index(c) & 1]
        out.append(f"gfx{COLUMNS[f['col']]}" + ("" if have == here else f" ({' '.join(have)})"))
    return ", ".join(out)


def modifiers(t, f):
    must = {name for name, _, is_must in f["rule"]["mods"] if is_must}
    names = [t.mods[m]["name"] for m in f["mods"]]
    return " ".join(n + ("=1" if n in must else "") for n in names)


def rows(t):
    for r in t.rows:
        for x in t.targets:
            col, bit = COLUMNS.index(x["col"]), 1 << t.classes.index(x["class"])
            if r["op"][col] is not None and t.class_mask(r["where"], r["feat"], col) & bit:
                print(f"{r['name']}\t{x['name']}\t{x['col']}")


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
    if len(args) != 3 and args[1:] != ["--rows"]:
        sys.exit(__doc__.strip())
    try:
        t = gentables.Tables(args[0])
        genforms.derive(t)
    except gentables.Broken as e:
        sys.exit(f"{args[0]}/{e}")
    try:
        if args[1] == "--explain":
            explain(t, args[2])
        elif args[1] == "--rows":
            rows(t)
        else:
            write(t, args[1], args[2])
    except BrokenPipeError:  # who reads has seen enough
        sys.exit(1)


if __name__ == "__main__":
    main()
