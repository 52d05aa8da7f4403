"""Checks tables.json, which gen.py --json writes, and prints errors.

  tables_check.py TABLES FILE                 compares the versions of the document, of tables.schema.json and of CHANGELOG.md in TABLES
  tables_check.py TABLES FILE --schema N      validates every Nth instruction of each family, and all other rows, with the schema
"""
import collections
import json
import os
import re
import sys

sys.dont_write_bytecode = True

from json_check import refuse, unique, validator


def versions(folder, document):
    with open(folder + "/tables.schema.json", encoding="utf-8") as f:
        schema = json.load(f)
    with open(folder + "/CHANGELOG.md", encoding="utf-8") as f:
        listed = [int(n) for n in re.findall(r"^## (\d+)$", f.read(), re.M)]
    if listed != list(range(len(listed), 0, -1)):
        yield "CHANGELOG.md: versions are not listed from the last to 1: %s" % listed
    found = {"tables.json": document["version"], "tables.schema.json": schema["properties"]["version"]["const"],
             "CHANGELOG.md": listed[0] if listed else None}
    said = re.search(r"version (\d+)", schema["description"])
    found["the description of tables.schema.json"] = int(said[1]) if said else None
    if len(set(found.values())) > 1:
        yield ", ".join("%s: version %s" % item for item in found.items())


def some(document, every):
    """Returns the document with only every Nth instruction of each family, including the first."""
    seen = collections.Counter()
    kept = []
    for row in document["instructions"]:
        seen[row.get("family")] += 1
        if seen[row.get("family")] % every == 1 % every:
            kept.append(row)
    return {**document, "instructions": kept}


def main():
    folder, path, *rest = sys.argv[1:]
    check = validator(folder + "/tables.schema.json") if rest else None
    with open(path, encoding="utf-8") as f:
        document = json.load(f, object_pairs_hook=unique, parse_constant=refuse)
    problems = versions(folder, document) if not rest else (
        "%s: %s" % ("/".join(map(str, e.absolute_path)), e.message[:200]) for e in
        (check.iter_errors(some(document, int(rest[1]))) if check else ()))
    for problem in problems:
        print("%s: %s" % (os.path.basename(path), problem))


main()
