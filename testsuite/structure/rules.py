"""Checks that the names of rules are unique across all checks, because directives, baselines and SARIF identify rules by name.

  rules.py BUILD
"""
import os
import re

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def rules():
    """Yields (path, names of rules) for each table that may contain rules."""
    for folder, _, files in os.walk(os.path.join(TOP, "common")):
        for name in files:
            path = os.path.join(folder, name)
            if not name.endswith((".def", ".tbl")):
                continue
            with open(path, encoding="utf-8") as f:
                text = f.read()
            row = r"^rule\s+(\w+)" if name == "hazards.tbl" else r"^FINDING\((\w+),"
            yield os.path.relpath(path, TOP), set(re.findall(row, text, re.M))


def main():
    tables = {path: names for path, names in rules() if names}
    if len(tables) < 2:
        print("no tables of rules found")
    for name in sorted(set().union(*tables.values())):
        places = sorted(path for path, names in tables.items() if name in names)
        if len(places) > 1:
            print("%s: in %s" % (name, ", ".join(places)))


main()
