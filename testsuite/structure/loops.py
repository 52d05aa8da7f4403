"""Checks that loops to a fixpoint are in common/analysis/graph/solve.c: no other file of the analyses and the simulation has a worklist of
blocks or functions, or a loop that runs until nothing changes.

  loops.py BUILD
"""
import os
import re

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
FOLDERS = ["common/analysis", "common/sim"]
SOLVER = "common/analysis/graph/"
# {file: reason} for loops that are not data-flow analyses.
ALLOWED = {
    "common/analysis/function/flow.c": "builds the graph, again with the jump targets that the last graph's values have shown",
    "common/analysis/wait/flight.c": "extends a run of registers by those that follow it",
}
WORKLIST = re.compile(r"\bworklist_(open|take|next|add)\(")
# A loop whose body begins by clearing a variable of its condition: `for (bool changed = true; changed;) { changed = false;`.
UNTIL = re.compile(r"^[ \t]*(?:for \([^\n]*;([^;\n]*);[^\n]*\)|while \(([^\n]*)\)|do) \{\n(?:[^\n]*;\n|\n)??[ \t]*(?:bool )?(\w[\w.>-]*) = false;\n", re.M)


def loops(text):
    """Yields (offset, description) of each loop of the text that must be the solver's."""
    for m in WORKLIST.finditer(text):
        yield m.start(), "a worklist"
    for m in UNTIL.finditer(text):
        condition = m[1] if m[1] is not None else m[2]
        if condition is None:  # do … while (condition)
            end = re.compile(r"^%s\} while \(([^\n]*)\);" % re.match(r"[ \t]*", m[0])[0], re.M).search(text, m.end())
            condition = end[1] if end else ""
        if re.search(r"\b%s\b" % re.escape(m[3]), condition):
            yield m.start(), "a loop until %s stays false" % m[3]


EXAMPLES = ["\tfor (bool changed = true; changed;) {\n\t\tchanged = false;\n", "\twhile (any && n) {\n\t\tany = false;\n",
            "\tdo {\n\t\ts.more = false;\n\t\tf();\n\t} while (s.more && n < 3);\n", "\tworklist_open(&due, n, true);\n"]
OTHERS = ["\tfor (bool first = true; n;) {\n\t\tfirst = false;\n", "\twhile (n) {\n\t\tfound = false;\n", "\tdo {\n\t\tx = false;\n\t} while (n);\n"]


def main():
    for text in EXAMPLES:
        if len(list(loops(text))) != 1:
            print("not found: %r" % text)
    for text in OTHERS:
        if list(loops(text)):
            print("found: %r" % text)
    used = set()
    for folder in FOLDERS:
        for path, _, names in os.walk(os.path.join(TOP, folder)):
            for name in sorted(names):
                file = os.path.relpath(os.path.join(path, name), TOP)
                if not name.endswith((".c", ".h")) or file.startswith(SOLVER):
                    continue
                with open(os.path.join(TOP, file), encoding="utf-8") as f:
                    text = f.read()
                for at, what in loops(text):
                    used.add(file)
                    if file not in ALLOWED:
                        print("%s:%d: %s: use graph/solve.h" % (file, text.count("\n", 0, at) + 1, what))
    for file in sorted(set(ALLOWED) - used):
        print("%s is allowed, but has no such loop" % file)


main()
