"""Checks the counts of waits in shipped kernels. For each library, shipped_waits.tsv contains the number of waits that the authors
wrote, and the number of waits that -fauto-waits inserts into the same kernels after their waits were removed. It also contains, for
each reason, the number of waits that only the authors wrote or only the assembler inserts. These numbers must add up to the
difference. The number of inserted waits must be at most 1.15 times the number of the authors' waits. amdgcn-asm(5) must contain all
counts. The kernels are not included.

  shipped_waits.py GEN.PY TABLES BUILD [all]
"""
import os
import re
import sys

MOST = 1.15
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def main():
    totals, sums, counts, problems = {}, {}, [], []
    with open(os.path.join(HERE, "shipped_waits.tsv"), encoding="utf-8") as f:
        columns = next(f).rstrip("\n").split("\t")
        for at, line in enumerate(f, 2):
            row = dict(zip(columns, line.rstrip("\n").split("\t"), strict=True))
            library, waits = row["library"], int(row["waits"])
            counts.append((library, waits))
            if row["where"] in ("authors", "inserted"):
                totals.setdefault(library, {})[row["where"]] = waits
            elif row["where"].split()[0] in ("only_authors", "only_inserted"):
                sums[library] = sums.get(library, 0) + (waits if row["where"].startswith("only_inserted") else -waits)
            else:
                problems.append(f"shipped_waits.tsv:{at}: the class {row['where']} is unknown")
            if not row["reason"]:
                problems.append(f"shipped_waits.tsv:{at}: a row without a reason")
    with open(os.path.join(ROOT, "man", "amdgcn-asm.5.in"), encoding="utf-8") as f:
        manual = f.read()
    for library, t in totals.items():
        if t["inserted"] - t["authors"] != sums.get(library, 0):
            problems.append(f"{library}: the classes add up to {sums.get(library, 0)}, not {t['inserted'] - t['authors']}")
        if t["inserted"] > MOST * t["authors"]:
            problems.append(f"{library}: {t['inserted']} waits are inserted, more than {MOST} times {t['authors']}")
    problems += [f"{library}: amdgcn-asm(5) does not have {n} waits" for library, n in counts if not re.search(rf"\b{n}\b", manual)]
    for problem in problems:
        print(problem)


main()
