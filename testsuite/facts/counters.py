"""Compares the counters and passes of instructions, in tables/effects.tbl and tables/counters.tbl, with recorded facts.

  counters.py GEN.PY TABLES

counters.tsv: the counters that instructions increment, by name, column and condition. passes.tsv: the passes of each matrix
instruction, by class of processors.
"""
import fnmatch
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import tables_json  # noqa: E402
CONDITIONS = {"-": lambda e: True, "return": lambda e: "return" in e["memory"], "no return": lambda e: "return" not in e["memory"],
              "gds": lambda e: e["space"] == "gds" or e["issue"] == "gds", "lds": lambda e: e["issue"] != "gds"}


def rows(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as f:
        return [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]


def unconditional(e, classes):
    """Returns all alternatives of conditional effects, with the classes that may have them: [(effects, classes)]. Conditions on
    classes restrict the classes; conditions on fields are ignored."""
    if "if" not in e:
        return [(e, classes)]
    of = e["if"].get("classes")
    return (unconditional(e["then"], classes & set(of) if of else classes)
            + unconditional(e["else"], classes - set(of) if of else classes))


def named(patterns, name):
    return (any(fnmatch.fnmatchcase(name, p) for p in patterns if p[0] != "!")
            and not any(fnmatch.fnmatchcase(name, p[1:]) for p in patterns if p[0] == "!"))


def main():
    text = tables_json.text(*sys.argv[1:4])
    effects = [(insn["name"], form["column"], e, classes) for insn in json.loads(text)["instructions"] for form in insn["forms"]
               for e, classes in unconditional(form["effects"], set(form["classes"]))]
    wrong = set()
    for names, columns, condition, counters in rows("counters.tsv"):
        wanted, seen = set() if counters == "-" else set(counters.split(",")), False
        for name, column, e, classes in effects:
            if column in columns.split(",") and named(names.split(","), name) and CONDITIONS[condition](e) and classes:
                seen = True
                if set(e["counters"]) != wanted:
                    wrong.add(f"{name} in column {column} raises {e['counters']}, recorded {sorted(wanted)}")
        if not seen:
            wrong.add(f"counters.tsv: no instruction is {names}")
    for name, of, passes in rows("passes.tsv"):
        found = {e["passes"] for other, _, e, classes in effects if other == name and of in classes}
        if found != {int(passes)}:
            wrong.add(f"{name} on {of} takes {sorted(found)} passes, recorded {passes}")
    sys.stdout.writelines(line + "\n" for line in sorted(wrong))
    sys.exit(bool(wrong))


main()
