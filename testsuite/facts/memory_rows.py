"""Checks that facts/memory.py detects a mistake in any row of fence.def and rules.tbl of common/analysis/memory: removes each row, and
each word of its cells, and compares the sequences with the record again.

  memory_rows.py GEN.PY TABLES BUILD [all]

Without all, every fiftieth change is tried. memory_same.tsv lists changes without effect, with the reasons. A line whose change
has an effect is an error.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
SKIPPED = 77
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "oracle")]
import memory
import memory_model as model

STRIDE = 50
ROW = re.compile(r"^(ORDERING|REGION|STEP)\((.*)\)$", re.M)
OPERATIONS = {"fence": 0, "load": 1, "store": 2, "rmw_unused": 3, "rmw": 4, "cmpxchg": 4}
ORDERINGS = ["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]
SCOPES = ["singlethread", "wavefront", "workgroup", "cluster", "agent", "system"]
REGIONS = {"global": 1, "local": 2, "private": 4, "region": 8, "generic": 7, "all": 15}
NARROWER = {"system": "agent", "agent": "workgroup", "workgroup": "wavefront", "singlethread": "workgroup"}


def words_less(cell, separator, nothing):
    """Returns the variants of a cell that lack one of its words."""
    words = cell.split(separator)
    return [separator.join(words[:i] + words[i + 1:]) or nothing for i in range(len(words))] if cell != nothing else []


def changes(text, rules, t, recorded):
    """Yields (row, changed row, whole text of fence.def, rows of rules.tbl) with each change. rules: the rows of rules.tbl, as lists of
    cells; recorded: the classes of the processors of the record."""
    waits = [(cells[1], sum(t.reach("", cells[2]).values()) & recorded) for cells in rules if cells[0] == "WAIT"]
    unrecorded = {what for what, _ in waits} - {what for what, here in waits if here}
    for m in ROW.finditer(text):
        name, cells = m[1], [c.strip() for c in re.split(r",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", m[2])]
        if name == "STEP" and cells[3] in unrecorded:
            continue

        def put(i, cell):
            return name + "(" + ", ".join(cells[:i] + [cell] + cells[i + 1:]) + ")"

        if name == "ORDERING":
            out = [put(2, "true" if cells[2] == "false" else "false")]
        elif name == "REGION":
            out = [put(1, NARROWER[cells[1]])]
        else:
            out = [""] + [put(i, cell) for i in (0, 1, 5) for cell in words_less(cells[i], " | ", "0")]
        for row in out:
            yield m[0], row, text[:m.start()] + row + text[m.end():], rules
    for number, cells in enumerate(rules):
        lists = {"WAIT": [3, 4, 5, 6], "CACHE": [3, 4, 6], "POLICY": [2, 3, 4, 5], "COUNT": []}.get(cells[0])
        if lists is None:
            continue
        at = 2 if cells[0] in ("WAIT", "CACHE") else 1
        here = t.reach("", cells[at])
        known = sum(here.values()) & recorded
        if not known:
            continue
        out = [[]] + [cells[:i] + [cell] + cells[i + 1:] for i in lists for cell in words_less(cells[i], "|", "-")]
        for col in dict.fromkeys((min(here), max(here))):  # only the first and only the last generation
            if here[col] & recorded != known:
                names = [c for i, c in enumerate(t.classes) if here[col] >> i & 1]
                out.append(cells[:at] + ["|".join(names)] + cells[at + 1:])
        for row in out:
            yield " ".join(cells), " ".join(row), text, rules[:number] + ([row] if row else []) + rules[number + 1:]


def request(config, case):
    cpu, features, _ = model.CONFIGS[config]
    operation, ordering, scope, space = case
    plain, one_as, _ = scope.partition("-one-as")
    spaces = sum(REGIONS[s] for s in space.split(","))
    return "%s %s %d %d %d %d %d %d" % (cpu, features or "-", config.partition(":")[2] in ("pal", "mesa"), OPERATIONS[operation],
                                        ORDERINGS.index(model.merged(ordering)), SCOPES.index(plain), bool(one_as), spaces)


def build_program(build, folder):
    """Compiles the sequences with the fence.def in a folder, and links the program with the library of the build."""
    command = shlex.split(os.environ.get("CC", "cc")) + [
        "-std=gnu11", "-D_GNU_SOURCE", "-O1", "-w", "-I" + folder, "-I" + TOP, "-I" + build, "-I" + build + "/common/isa",
        os.path.join(TOP, "testsuite/oracle/fence.c"), os.path.join(TOP, "common/analysis/memory/fence.c"), build + "/common/libgcncommon.a",
        build + "/common/libgcntables.a", "-o", folder + "/fence"]
    return subprocess.run(command, capture_output=True, text=True)


def differences(folder, records, known):
    """Returns the differences that the comparison finds, or the program's failure."""
    wanted = [(config, case) for config, record in records.items() for case in record]
    p = subprocess.run([folder + "/fence"], input="".join(request(*w) + "\n" for w in wanted), capture_output=True, text=True)
    if p.returncode:
        return ["the program fails"]
    found = {}
    for (config, case), line in zip(wanted, p.stdout.split("\n")):
        found.setdefault(config, {})[case] = tuple(line.split("; ")) if line else ()
    return memory.compare(records, lambda config, _: found[config], known)


def main():
    build, every = sys.argv[3], "all" in sys.argv
    if not os.path.exists(build + "/common/libgcncommon.a") or not shutil.which(shlex.split(os.environ.get("CC", "cc"))[0]):
        print("needs the build's library and a C compiler")
        return SKIPPED
    sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[1])))
    import gendef
    import gentables
    import genread
    t = gentables.Tables(sys.argv[2])
    with open(os.path.join(TOP, "common/analysis/memory/fence.def"), encoding="utf-8") as f:
        text = f.read()
    rules = [cells for _, cells in genread.rows(os.path.join(TOP, "common/analysis/memory"), "rules")]
    with open(os.path.join(HERE, "memory_same.tsv"), encoding="utf-8") as f:
        same = {line.split("\t")[0] for line in f if not line.startswith("#")}
    records = model.read_record(memory.RECORD)
    cpus = {model.CONFIGS[config][0] for config in records}
    recorded = sum({1 << t.classes.index(x["class"]) for x in t.targets if x["name"] in cpus})
    wrong, tried, unused = [], 0, set(same)
    with tempfile.TemporaryDirectory() as tmp:
        os.makedirs(tmp + "/common/analysis/memory")
        for number, (row, changed, after, table) in enumerate([("", "", text, rules)] + list(changes(text, rules, t, recorded))):
            if number % STRIDE and not every:
                continue
            with open(tmp + "/common/analysis/memory/fence.def", "w", encoding="utf-8") as f:
                f.write(after)
            with open(tmp + "/rules.tbl", "w", encoding="utf-8") as f:
                f.writelines(" ".join(cells) + "\n" for cells in table)
            gendef.write(t, tmp + "/common/analysis/memory/rules.def", *gendef.load(t, tmp + "/rules.tbl"))
            p = build_program(build, tmp)
            if p.returncode:
                if number == 0 and "undefined reference" in p.stderr:
                    print("the build's library cannot be linked here")
                    return SKIPPED
                wrong.append("does not compile: %s\n%s" % (changed, p.stderr[:500]))
                continue
            found = differences(tmp, records, memory.reasons())
            what = " ".join((changed or "no " + row).split())
            tried += 1
            if number == 0:
                wrong += found[:5]
            elif bool(found) == (what in same):
                wrong.append("%s: %s" % ("is found, but memory_same.tsv has it" if found else "nothing finds it", what))
            unused.discard(what)
    if every:
        wrong += ["memory_same.tsv: not needed: " + w for w in sorted(unused)]
        print("%d changes" % tried, file=sys.stderr) if "-v" in sys.argv else None
    print("".join(w + "\n" for w in wrong), end="")
    return bool(wrong)


sys.exit(main())
