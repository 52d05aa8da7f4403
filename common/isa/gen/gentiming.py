#!/usr/bin/env python3
"""Reads tables/timing.tbl, checks it, and writes it as const C data: gentiming.py TABLES OUT.c OUT.h

An inconsistent table is rejected with file:line: message: a parameter without a row for some processor, a row that applies to no
processor, an unknown issue class, a value without the source that its confidence requires, a trace of another processor.
"""
import sys

sys.dont_write_bytecode = True

from genread import Broken, Column, Items, Table, fail, like, match, one_of, out_of, quoted, rows, unique, word
from gentables import Tables
from gentargets import processors

CONFIDENCE = ("documented", "measured", "reported", "trace", "derived", "model", "assumed")
BY_CLASS = ("issue", "latency")


def bounds(t, where, text):
    m = match(where, r"(-?\d+)-(\d+)", text, "a range of numbers")
    return int(m[1]), int(m[2])


PARAM = Items(Column("range", bounds, None))  # items that follow the name and unit of a parameter

# The last cell of a row may be a quoted note.
ROW = Table(
    "timing",
    Column("names", processors, None), Column("value", like(r"-?\d+", "a number")), Column("confidence", out_of(CONFIDENCE, "confidence")),
    Column("source", word, "-"))


def load(t):
    """Returns the parameters as dictionaries: name, unit, text, least, most, where, rows."""
    params, seen, traces, followers = [], {}, {}, []
    for where, cells in rows(t.folder, "timing"):
        if cells[0] == "trace":
            trace(t, where, cells[1:], traces)
        elif cells[0] == "as":
            followers.append(follower(t, where, cells[1:]))
        elif cells[0] == "param":
            params.append(param(t, where, cells[1:], seen))
        else:
            if not params:
                fail(where, "a value before the first parameter")
            note = quoted(t, where, cells.pop()) if cells[-1][0] == '"' else ""
            row = {**ROW.row(t, where, cells), "note": note}
            row["names"] = row["names"] or [x["name"] for x in t.targets]
            if not params[-1]["least"] <= int(row["value"]) <= params[-1]["most"]:
                fail(where, f"{params[-1]['name']} cannot be {row['value']}")
            check_source(where, row, traces)
            params[-1]["rows"].append(row)
    for p in params:
        p["rows"] = [row for f in followers for row in follow(p, f)] + p["rows"]
    return params


def follower(t, where, cells):
    """Reads the declaration of processors without values of their own. Returns (where, processors, the processor that they follow)."""
    if len(cells) != 2:
        fail(where, "as: processors, and the processor that they follow")
    one_of(where, cells[1], [x["name"] for x in t.targets], "processor")
    return where, t.processors(where, cells[0]), cells[1]


def matching(rows, name):
    return next((r for r in rows if name in r["names"]), None)


def follow(p, follower):
    """Returns the rows of a parameter for processors that follow another one, unless the parameter has rows for them alone."""
    where, names, other = follower
    row, own = matching(p["rows"], other), [matching(p["rows"], name) for name in names]
    if not row or all(r and set(r["names"]) <= set(names) for r in own):
        return []
    return [{**row, "where": where, "names": names, "confidence": "assumed", "source": "-", "note": f"as on {other}"}]


def trace(t, where, cells, traces):
    """Reads the declaration of a trace: a name that begins with the name of a processor, and a text."""
    name = match(where, r"[a-z]\w*-[a-z]\w*", "".join(cells[:1]), "the name of a trace")[0]
    one_of(where, name.partition("-")[0], [x["name"] for x in t.targets], "processor")
    unique(where, traces, name, f"the trace {name}")
    if len(cells) != 2 or not quoted(t, where, cells[1]):
        fail(where, "a trace has a text in quotes")


def check_source(where, row, traces):
    """Checks that a row with the confidence "trace" names a trace of its processor, and that only assumptions lack a source."""
    named = [s for s in row["source"].split(",") if s in traces]
    if row["confidence"] == "trace" and not named:
        fail(where, "a value from a trace names the trace")
    if row["confidence"] not in ("assumed",) and row["source"] == "-":
        fail(where, f"a value that is {row['confidence']} has a source")
    if row["confidence"] == "trace":
        for name in named:
            if name.partition("-")[0] not in row["names"]:
                fail(where, f"{name} is a trace of another processor")


def param(t, where, cells, seen):
    name = match(where, r"[a-z]\w*(\.[a-z]\w*)?", "".join(cells[:1]), "a name")[0]
    unit = match(where, r"[A-Za-z]\w*", "".join(cells[1:2]), "a unit")[0]
    unique(where, seen, name, f"the parameter {name}")
    head, _, tail = name.partition(".")
    if head in BY_CLASS:
        one_of(where, tail, t.lists["ISSUE"], "issue class")
    values, _, text = PARAM.read(t, where, cells[2:])
    least, most = values["range"] or ((0, 1) if unit == "switch" else (0, 1000000))
    if not text:
        fail(where, "a parameter has a text in quotes")
    return dict(name=name, unit=unit, text=text, least=least, most=most, where=where, rows=[])


def unproven(t, params, name):
    """Returns the parameters whose value on a processor is assumed: by its row, or, if the processor is like= another one, because the
    row is of other generations, too."""
    column = {x["name"]: x["col"] for x in t.targets}
    def own(row):
        return all(column[other] == column[name] for other in column if matching([row], other))
    rows = [(p["name"], matching(p["rows"], name)) for p in params]
    return [p for p, row in rows if row["confidence"] == "assumed" or t.assumed[name] and not own(row)]


def check(t, params):
    for p in params:
        used = set()
        for name in (x["name"] for x in t.targets):
            row = matching(p["rows"], name)
            if row is None:
                fail(p["where"], f"{name} has no row of {p['name']}")
            used.add(id(row))
        for r in p["rows"]:
            if id(r) not in used:
                fail(r["where"], f"no processor gets this row of {p['name']}")


def ident(name):
    return name.replace(".", "_")


def write(t, params, c_path, h_path):
    h = ["/* Written by gentiming.py from tables/timing.tbl. */", "#ifndef TIMING_GEN_H", "#define TIMING_GEN_H", "", "enum timing {"]
    h += [f"\tTIMING_{ident(p['name'])}," for p in params] + ["\tTIMING_COUNT", "};", "", "#endif"]
    c = ["/* Written by gentiming.py from tables/timing.tbl. */", '#include "common/sim/timing.h"', "",
         "const struct timing_row isa_timing_rows[] = {"]
    first = []
    for p in params:
        first.append(len([x for x in c if x.startswith("\t{")]))
        for r in p["rows"]:
            c.append('\t{%s, "%s", "%s", "%s"},' % (r["value"], r["confidence"], r["source"], r["note"]))
    c += ["};", "", "const uint8_t isa_timing_of[][TIMING_COUNT] = {"]
    for name in (x["name"] for x in t.targets):
        numbers = [next(i for i, r in enumerate(p["rows"]) if name in r["names"]) for p in params]
        c.append(f"\t{{{', '.join(map(str, numbers))}}}, /* {name} */")
    c += ["};", "", "const struct timing_param isa_timing_params[TIMING_COUNT] = {"]
    c += ['\t{"%s", "%s", "%s", %d, %d, %d},' % (p["name"], p["unit"], p["text"], p["least"], p["most"], at)
          for p, at in zip(params, first)]
    c.append("};")
    for what in BY_CLASS:
        names = {p["name"].partition(".")[2] for p in params if p["name"].startswith(what + ".")}
        cells = []
        for issue in t.lists["ISSUE"]:
            base = "salu" if issue.startswith("salu") else "matrix" if issue.startswith("matrix") else "valu"
            cells.append(f"TIMING_{what}_{issue if issue in names else base}")
        c += ["", f"const uint8_t isa_timing_{what}[ISSUE_COUNT] = {{"] + [f"\t{x}," for x in cells] + ["};"]
    for path, text in ((c_path, c), (h_path, h)):
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(text) + "\n")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    folder = sys.argv[1]
    try:
        t = Tables(folder)
        params = load(t)
        check(t, params)
    except Broken as e:
        sys.exit(f"{folder}/{e}")
    write(t, params, sys.argv[2], sys.argv[3])


if __name__ == "__main__":
    main()
