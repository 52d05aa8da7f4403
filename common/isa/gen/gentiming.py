#!/usr/bin/env python3
"""Reads tables/timing.tbl, checks it, and writes it as const C data: gentiming.py TABLES OUT.c OUT.h

An inconsistent table is rejected with file:line: message: a parameter without a row for some processor, a row that applies to no
processor, an unknown issue class, a value without the source that its confidence requires, a trace of another processor, an unsure
value without a plausible range or outside of it.
"""
import sys

sys.dont_write_bytecode = True

from genread import Broken, Column, Items, Table, fail, like, match, one_of, out_of, quoted, rows, several, unique, word
from gentables import Tables
from gentargets import processors

CONFIDENCE = ("documented", "measured", "reported", "trace", "derived", "model", "assumed")
UNSURE = ("model", "assumed")  # confidences of values that need a plausible range
BY_CLASS = ("issue", "latency")


def bounds(t, where, text):
    m = match(where, r"(-?\d+)-(\d+)", text, "a range of numbers")
    return int(m[1]), int(m[2])


# Items that follow the name and unit of a parameter. The C compiler checks the names of units and reasons.
PARAM = Items(Column("range", bounds, None), Column("units", several(like(r"[a-z]+", "a unit")), ()),
              Column("reasons", several(like(r"[a-z]+", "a reason")), ()), flags=("static", "rate"))

# The last cell of a row may be a quoted note.
ROW = Table(
    "timing",
    Column("names", processors, None), Column("value", like(r"-?\d+", "a number")), Column("confidence", out_of(CONFIDENCE, "confidence")),
    Column("source", word, "-"))
VARIES = Table("timing", Column("names", processors, None), Column("range", bounds, None), Column("why", quoted))


def load(t):
    """Returns the parameters as dictionaries: name, unit, text, least, most, units, reasons, flags, where, varies,
    rows."""
    params, seen, traces, followers = [], {}, {}, []
    for where, cells in rows(t.folder, "timing"):
        if cells[0] == "trace":
            trace(t, where, cells[1:], traces)
        elif cells[0] == "as":
            followers.append(follower(t, where, cells[1:]))
        elif cells[0] == "param":
            params.append(param(t, where, cells[1:], seen))
        elif not params:
            fail(where, "a value before the first parameter")
        elif cells[0] == "varies":
            row = VARIES.row(t, where, cells[1:])
            params[-1]["varies"].append({**row, "names": row["names"] or [x["name"] for x in t.targets]})
        else:
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
    return [{**row, "where": where, "names": names, "confidence": "assumed", "source": "-", "note": f"as on {other}", "as": other}]


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
    values, flags, text = PARAM.read(t, where, cells[2:])
    least, most = values["range"] or ((0, 1) if unit == "switch" else (0, 1000000))
    if not text:
        fail(where, "a parameter has a text in quotes")
    return dict(name=name, unit=unit, text=text, least=least, most=most, units=values["units"], reasons=values["reasons"], flags=flags,
                where=where, varies=[], rows=[])


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
        check_varies(p, [x["name"] for x in t.targets])


def range_of(p, name):
    """Returns the range of a parameter's value on a processor, or None if the value has a source of its own. A value of another
    processor has the range of that one, if there is one."""
    row = matching(p["rows"], name)
    other = matching(p["varies"], row["as"]) if "as" in row else None
    return other or matching(p["varies"], name) if row["confidence"] in UNSURE else None


def check_varies(p, names):
    """Checks that each unsure value of a parameter lies in a plausible range, or that the table says why it is not varied."""
    used = set()
    for name in names:
        row, v = matching(p["rows"], name), range_of(p, name)
        if row["confidence"] in UNSURE and v is None:
            fail(row["where"], f"{p['name']} of {name} is {row['confidence']}, and lacks a plausible range")
        if v and v["range"] and not (v["range"][0] <= int(row["value"]) <= v["range"][1] and v["range"][0] < v["range"][1]):
            fail(v["where"], f"{p['name']} of {name} is {row['value']}, which is not in this range")
        used.add(id(v))
    for v in p["varies"]:
        if id(v) not in used:
            fail(v["where"], f"no unsure value of {p['name']} has this range")
        if v["range"] and not (p["least"] <= v["range"][0] and v["range"][1] <= p["most"]):
            fail(v["where"], f"{p['name']} cannot have all values of this range")
        if v["range"] and not (p["units"] or p["reasons"]):
            fail(p["where"], f"{p['name']} is varied, but no units or reasons say when it matters")


def ident(name):
    return name.replace(".", "_")


def mask(prefix, names):
    return " | ".join(f"1u << {prefix}{name}" for name in names) or "0"


def write(t, params, c_path, h_path):
    h = ["/* Written by gentiming.py from tables/timing.tbl. */", "#ifndef TIMING_GEN_H", "#define TIMING_GEN_H", "", "enum timing {"]
    h += [f"\tTIMING_{ident(p['name'])}," for p in params] + ["\tTIMING_COUNT", "};", "", "#endif"]
    c = ["/* Written by gentiming.py from tables/timing.tbl. */", '#include "common/sim/sim.h"', "",
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
    varied = [v for p in params for v in p["varies"]]
    c += ["};", "", "const struct timing_range isa_timing_ranges[] = {"]
    c += ['\t{%d, %d, "%s"},' % (*(v["range"] or (0, 0)), v["why"]) for v in varied]
    c += ["};", "", "const uint16_t isa_timing_range_of[][TIMING_COUNT] = {"]
    at = {id(v): i + 1 for i, v in enumerate(varied)}
    for name in (x["name"] for x in t.targets):
        c.append(f"\t{{{', '.join(str(at.get(id(range_of(p, name)), 0)) for p in params)}}}, /* {name} */")
    c += ["};", "", "const struct timing_param isa_timing_params[TIMING_COUNT] = {"]
    c += ['\t{"%s", "%s", "%s", %d, %d, %d, %s, %s, %d, %d},' % (
        p["name"], p["unit"], p["text"], p["least"], p["most"], at, mask("SIM_UNIT_", p["units"]), mask("SIM_", p["reasons"]),
        "static" in p["flags"], "rate" in p["flags"]) for p, at in zip(params, first)]
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
