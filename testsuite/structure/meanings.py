"""Compares how many instructions semantics.tbl computes with computed.tsv, by group and generation, so that a row that is lost shows. As in
amdgcn-semantics(7), a mnemonic counts once for each generation. Prints groups that differ.

  meanings.py           the test
  meanings.py write     writes computed.tsv, after rows were added
"""
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIST = os.path.join(ROOT, "testsuite", "structure", "computed.tsv")

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "man"))
import meanings


def counted():
    """Returns the lines of computed.tsv."""
    known, columns = meanings.names(ROOT)
    listed = {family for _, families in meanings.GROUPS for family in families}
    lines = ["\t".join(["# Instructions with a program, of those that exist; see meanings.py. group", *columns])]
    for title, families in meanings.GROUPS:
        own = families or {family for family, _ in known} - listed
        cells = []
        for col in range(len(columns)):
            found = [x for family in own for x in known.get((family, col), {}).values()]
            cells.append(f"{sum(x != 'none' for x in found)}/{len(found)}")
        lines.append("\t".join([title, *cells]))
    return lines


def main():
    lines = counted()
    if "write" in sys.argv[1:]:
        with open(LIST, "w") as f:
            f.write("\n".join(lines) + "\n")
        return
    with open(LIST) as f:
        before = f.read().splitlines()
    for old, new in zip(before, lines):
        if old != new:
            print(f"computed.tsv has  {old}\nnow              {new}")
    if len(before) != len(lines):
        print(f"computed.tsv has {len(before)} lines, now {len(lines)}")
    if before != lines:
        print("a lost row? else: testsuite/structure/meanings.py write")


main()
