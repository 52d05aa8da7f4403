#!/usr/bin/env python3
"""Reads tables/timing.tbl, checks it, and writes it as const C data: gentiming.py TABLES OUT.c OUT.h

A table that does not add up is refused with file:line: message: a parameter that a processor has no row of, a row that no
processor gets, an issue class that there is not.
"""
import fnmatch
import re
import sys

sys.dont_write_bytecode = True

from gentables import Broken, Tables, fail, lines, match, one_of, unique

CONFIDENCE = ("documented", "measured", "trace", "derived", "model", "assumed")
BY_CLASS = ("issue", "latency")
BOUNDS = (None, 0, 1000000)  # of a parameter that does not say what it can be set to


def load(t):
    """[parameter: name, unit, text, rows: (patterns, value, confidence, source, note)]"""
    params, seen = [], {}
    for at, line in lines(t.folder, "timing"):
        where = f"timing.tbl:{at}"
        cells = re.findall(r'"[^"]*"|[^\s"]+', re.sub(r"^#.*", "", line))
        if not cells:
            continue
        if cells[0] == "param":
            if len(cells) not in (4, 5) or cells[-1][0] != '"':
                fail(where, "a name, a unit, perhaps what it can be, and a text expected")
            name = match(where, r"[a-z]\w*(\.[a-z]\w*)?", cells[1], "a name")[0]
            unique(where, seen, name, f"the parameter {name}")
            head, _, tail = name.partition(".")
            if head in BY_CLASS:
                one_of(where, tail, t.lists["ISSUE"], "issue class")
            bounds = match(where, r"(-?\d+)-(\d+)", cells[3], "a range of numbers") if len(cells) == 5 else BOUNDS
            params.append(dict(name=name, unit=cells[2], text=cells[-1][1:-1], least=int(bounds[1]), most=int(bounds[2]), where=where, rows=[]))
            continue
        if not params or len(cells) not in (4, 5) or (len(cells) == 5 and cells[4][0] != '"'):
            fail(where, "processors, value, confidence, source and perhaps a note expected, after a parameter")
        value = match(where, r"-?\d+", cells[1], "a number")[0]
        one_of(where, cells[2], CONFIDENCE, "confidence")
        if not params[-1]["least"] <= int(value) <= params[-1]["most"]:
            fail(where, f"{params[-1]['name']} cannot be {value}")
        params[-1]["rows"].append(dict(where=where, names=cells[0], value=value, confidence=cells[2], source=cells[3],
                                       note=cells[4][1:-1] if len(cells) == 5 else ""))
    return params


def check(t, params):
    processors = [p["name"] for p in t.targets]
    for p in params:
        used = set()
        for name in processors:
            row = next((i for i, r in enumerate(p["rows"]) if any(fnmatch.fnmatchcase(name, g) for g in r["names"].split("|"))), None)
            if row is None:
                fail(p["where"], f"{name} has no row of {p['name']}")
            used.add(row)
        for i, r in enumerate(p["rows"]):
            if i not in used:
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
            c.append('\t{"%s", %s, "%s", "%s", "%s"},' % (r["names"], r["value"], r["confidence"], r["source"], r["note"]))
    c += ["};", "", "const struct timing_param isa_timing_params[TIMING_COUNT] = {"]
    c += ['\t{"%s", "%s", "%s", %d, %d, %d, %d},' % (p["name"], p["unit"], p["text"], p["least"], p["most"], at, len(p["rows"]))
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


main()
