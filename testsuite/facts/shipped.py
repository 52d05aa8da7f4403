"""Checks that a rule of hazards.tbl is marked as contradicted if and only if shipped kernels break it. shipped.tsv contains the
counts of findings in hand-written kernels, by library. A rule is contradicted if at least 1 % of the objects, and at least three
objects, break the rule. Rows "unreached" contain counts of findings in unreachable code. The kernels are not included.

  shipped.py GEN.PY TABLES BUILD [all]
"""
import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
SHARE, LEAST = 0.01, 3


def main():
    gen, folder = sys.argv[1:3]
    sys.path[:0] = [os.path.dirname(gen), HERE]
    from hazards import tables
    t = tables(gen, folder)
    contradicted = {r["name"] for r in t.hazards if r["certainty"] == "contradicted"}
    known = {r["name"] for r in t.hazards}
    broken, problems = set(), []
    with open(os.path.join(HERE, "shipped.tsv"), encoding="utf-8") as f:
        columns = next(f).rstrip("\n").split("\t")
        for at, line in enumerate(f, 2):
            row = dict(zip(columns, line.rstrip("\n").split("\t"), strict=True))
            verdict = row["verdict"].split(":")[0]
            much = int(row["objects"]) >= max(LEAST, SHARE * int(row["of"]))
            if row["rule"] in known and (verdict == "contradicted") != much:
                problems.append(f"shipped.tsv:{at}: {row['rule']} is {verdict}, with {row['objects']} objects of {row['of']}")
            broken |= {row["rule"]} if verdict == "contradicted" else set()
    problems += [f"{name} is contradicted, and no row of shipped.tsv says so" for name in sorted(contradicted - broken)]
    problems += [f"{name} is broken by shipped kernels, and not contradicted" for name in sorted(broken - contradicted)]
    for problem in problems:
        print(problem)


main()
