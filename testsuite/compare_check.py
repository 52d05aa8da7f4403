"""Checks the comparison of two files by amdgcn-objdump.

  compare_check.py JSON TEXT              the document of --cfg or --simulate, and the text of the same comparison
  compare_check.py --random AS OBJDUMP    random changes of random code, aligned

Each run of rows must continue at the end of the previous run, rows of the same instructions must have the same mnemonics, and the
numbers in the text must equal the numbers in the document. The alignment must be at least as long as difflib's.
"""
import difflib
import json
import random
import re
import subprocess
import sys


def complain(*words):
    print(*words)


def codes(file, function, side):
    """Returns the texts of the instructions of a function in one file. side: "" for the first file, "_in_b" for the second."""
    name, kernel = (function.get(key + side, function.get(key)) for key in ("name", "kernel"))
    for section in file.get("control_flow", []):
        for f in section["functions"]:
            if f["name"] == name and kernel is None:
                return [row[1] for row in f["code"]]
    for section in file.get("simulation", []):
        for k in section["kernels"]:
            for f in k.get("functions", []):
                if (k["name"], f["name"]) == (kernel, name):
                    return [i["text"] for i in f["instructions"]]
    return []


def rows_of(function, sides):
    """Returns (kind, index in the first file or None, index in the second file or None) for each row of the aligned
    instructions. Checks that each run begins where the run before it ends."""
    rows, at = [], [0, 0]
    for run in function["runs"]:
        for _ in range(run["rows"]):
            row = [None, None]
            for side, key in enumerate("ab"):
                if key in run:
                    row[side] = at[side]
                    at[side] += 1
            rows.append((run["kind"], *row))
        for side, key in enumerate("ab"):
            if key in run and run[key] != at[side] - run["rows"]:
                complain(function["name"], "a run begins at", run[key], "not at", at[side] - run["rows"])
    if at != [len(side) for side in sides]:
        complain(function["name"], "has", at, "rows for", [len(side) for side in sides], "instructions")
    return rows


def check_function(document, function):
    sides = [codes(file, function, side) for file, side in zip(document["files"], ("", "_in_b"))]
    rows = rows_of(function, sides)
    present = {"same": (1, 1), "renamed": (1, 1), "changed": (1, 1), "removed": (1, 0), "added": (0, 1)}
    for kind, a, b in rows:
        if (a is not None, b is not None) != present[kind]:
            complain(function["name"], kind, a, b)
        if a is not None and b is not None and sides[0][a].split()[0] != sides[1][b].split()[0]:
            complain(function["name"], sides[0][a], "is not", sides[1][b])
        if kind == "renamed" and sides[0][a] == sides[1][b]:
            complain(function["name"], sides[0][a], "is not renamed")
    for kind in present:
        if function[kind] != sum(row[0] == kind for row in rows):
            complain(function["name"], kind, function[kind])
    return sides, rows


def check_text(document, text):
    parts = re.split(r"^(\S.*): (\d+) instructions the same(?:, (\d+) renamed)?, (\d+) changed, (\d+) removed, (\d+) added.*$", text, flags=re.M)
    found = {parts[i].split(", called by ")[0].split(" -> ")[0]: ([int(n or 0) for n in parts[i + 1:i + 6]], parts[i + 6]) for i in range(1, len(parts), 7)}
    for function in document["comparison"]["functions"]:
        if function["name"] not in found:
            name = function["name"] + (" -> " + function["name_in_b"] if "name_in_b" in function else "")
            if name + ": no difference" not in text.replace(", called by " + function.get("kernel", ""), ""):
                complain(function["name"], "is not in the text")
            continue
        counts, body = found[function["name"]]
        if counts != [function[kind] for kind in ("same", "renamed", "changed", "removed", "added")]:
            complain(function["name"], counts)
        for metric in function["metrics"] + function.get("stalls", []):
            line = re.search(r"^ +%s +([\d.]+) +([\d.]+)" % re.escape(metric["what"]), body, re.M)
            if line and not all(abs(float(line[1 + i]) - metric[side]) <= .0501 for i, side in enumerate("ab")) or not line and (metric["a"] or metric["b"]):
                complain(function["name"], metric, line and line[0])
        shown = body[body.rindex("; ! changed"):]
        for difference in function["differences"]:
            for side in "ab":
                if side in difference and not re.search(r"%s.*%s %x\b" % (re.escape(difference[side]["text"]), side.upper(), difference[side]["address"]), shown):
                    complain(function["name"], "the text does not show", difference[side])
    print(len(document["comparison"]["functions"]), "functions compared")


def random_checks(assembler, objdump):
    for seed in range(8):
        r = random.Random(seed)
        a = ["v_mov_b32_e32 v%d, v%d" % (r.randrange(6), r.randrange(3 if seed % 2 else 250)) for _ in range(r.choice([0, 30, 500, 3000]) + 1)]
        b = list(a)
        for _ in range(r.choice([0, 3, len(a) // 4, 2 * len(a)])):
            at = r.randrange(len(b) + 1)
            b[at:at + r.randrange(3)] = ["v_mov_b32_e32 v%d, v%d" % (r.randrange(6), r.randrange(250)) for _ in range(r.randrange(4))]
        for name, lines in (("a", a), ("b", b)):
            with open("random%s.s" % name, "w", encoding="utf-8") as f:
                f.write("\t.type f,@function\nf:\n%s\ns_endpgm\n\t.size f, .-f\n" % "\n".join(lines))
            subprocess.run([assembler, "-mcpu=gfx900", "-o", "random%s.o" % name, "random%s.s" % name], check=True)
        out = subprocess.run([objdump, "--cfg", "--json", "randoma.o", "randomb.o"], stdout=subprocess.PIPE, check=True).stdout
        document = json.loads(out)
        function = document["comparison"]["functions"][0]
        sides, rows = check_function(document, function)
        same = sum(kind == "same" for kind, _, _ in rows)
        other = sum(m.size for m in difflib.SequenceMatcher(None, *sides, autojunk=False).get_matching_blocks())
        if same < other and not function["not_aligned"]:
            complain(seed, "aligns", same, "instructions, difflib", other)
        if [sides[0][a] for _, a, _ in rows if a is not None] != sides[0] or [sides[1][b] for _, _, b in rows if b is not None] != sides[1]:
            complain(seed, "instructions are missing")


def main():
    if sys.argv[1] == "--random":
        random_checks(*sys.argv[2:])
        return
    with open(sys.argv[1], encoding="utf-8") as f:
        document = json.load(f)
    with open(sys.argv[2], encoding="utf-8") as f:
        text = f.read()
    for function in document["comparison"]["functions"]:
        check_function(document, function)
    check_text(document, text)


main()
