"""What must not follow too closely: reads hazards.tbl and works out, for each form, which of its sets it is in.

load() reads the table. derive() adds to each form f["hazards"]: a leaf (the numbers of sets, sorted), or (test, leaf if it
holds, leaf if not) as in geneffects.py, and refuses a rule that no instruction can break. What a rule picks of an instruction's
registers and how its parts relate is in events: (numbers of sets, pick).
"""
import fnmatch
import re

from geneffects import condition, decided, named, slot_names, tree
from gentables import COLUMNS, fail, lines, match, number, one_of, unique

EVENTS = ("first", "via", "via.other", "via.any", "maybe", "second", "ends", "ends1", "ends2", "hides")
KEYS = EVENTS + ("states", "near", "count", "below", "is", "writer", "self", "self.first", "last", "waves", "cure", "text", "source", "on")
CERTAINTIES = ("documented", "compiler", "contradicted")
RELATIONS = {"share": "SHARE", "same": "SAME", "part": "PART", "pair": "PAIR", "none": "NO_RELATION"}
GROUPS = {"scalar": ("sgpr", "ttmp", "vcc", "flat_scratch", "xnack_mask", "tba", "tma", "m0"), "vector": ("vgpr", "agpr")}
MOST_EVENTS = 128


def load(t):
    t.hazard_sets, t.hazards, t.nop_bits, t.hazard_files = {}, [], {}, ["hwreg"]
    seen, group = {}, ""
    for at, line in lines(t.folder, "hazards"):
        group = line[7:] if line.startswith("# ---- ") else group
        cells = re.findall(r'[\w.]+="[^"]*"|"[^"]*"|\S+', re.sub(r"(?:^|\s)#.*", "", line))
        if not cells:
            continue
        where = f"hazards.tbl:{at}"
        kind = one_of(where, cells.pop(0), ("set", "rule", "nop"), "kind of row")
        if kind == "set":
            load_set(t, where, cells)
        elif kind == "nop":
            load_nop(t, where, cells)
        else:
            load_rule(t, where, cells, seen)
            t.hazards[-1]["group"] = group
    t.hazard_rows = [r for s in t.hazard_sets.values() for r in s["rows"]]


def load_nop(t, where, cells):
    if len(cells) != 3:
        fail(where, "3 cells expected")
    t.nop = events(t, where, cells[0])[0]
    for col in t.reach(where, cells[1]):
        t.nop_bits[col] = number(where, cells[2])


def load_set(t, where, cells):
    text = cells.pop()[1:-1] if cells and cells[-1][0] == '"' else None
    if len(cells) != 5:
        fail(where, f"5 cells and a text expected, {len(cells)} found")
    families = cells[1].split(",")
    for family in families:
        one_of(where, family, t.heads, "family")
    names = cells[2].split(",")
    if cells[0] not in t.hazard_sets:
        if not text:
            fail(where, "a set's first row says what it is")
        t.hazard_sets[cells[0]] = dict(number=len(t.hazard_sets), name=cells[0], text=text, where=where, rows=[], classes=0, used=False)
    s = t.hazard_sets[cells[0]]
    known = slot_names(t, families)
    s["rows"].append(dict(
        where=where, families=families, names=names, hits=set(), set=s, used=False, text=text or s["text"],
        match={p: re.compile(fnmatch.translate(p.removeprefix("!"))).match for p in names},
        when=[condition(t, where, known, term) for term in cells[4].split("&") if cells[4] != "-"],
        reach=t.reach(where, cells[3] if cells[3] != "-" else COLUMNS[0] + "-")))


# ---- rules

def load_rule(t, where, cells, seen):
    flags = [c for c in cells[2:] if "=" not in c]
    items = [c.split("=", 1) for c in cells[2:] if "=" in c]
    for name, _ in items:
        one_of(where, name, KEYS, "item")
    for flag in flags:
        one_of(where, flag, ("note", "xnack", "unlike", "nearest", *CERTAINTIES), "flag")
    r = dict(where=where, name=match(where, r"[a-z]\w*", cells[0], "a name")[0], reach=t.reach(where, cells[1]), columns=cells[1],
             flags=flags, links=[], **{key: None for key in ("near", "count", "below", "writer", "self", "self.first", "last", "cure", "text", "source")})
    r["classes"] = sum(r["reach"].values())
    r["waves"] = 0
    r["states"], r["is"], r["hides"], ends = None, "share", [], {"ends": [], "ends1": [], "ends2": []}
    for name, value in items:
        value = value[1:-1] if value[:1] == '"' else value
        if name in ("first", "via", "via.other", "via.any", "maybe"):
            r["links"].append(dict(kind=name, events=events(t, where, value)))
        elif name in ends:
            ends[name] += events(t, where, value)
        elif name in ("second", "hides"):
            r[name] = events(t, where, value)
        elif name in ("count", "below"):
            r[name] = below(t, where, value) if name == "below" else (events(t, where, value), None)
        elif name == "writer":
            r["writer"] = one_of(where, value, ("last",), "writer")
        elif name in ("self", "self.first"):
            r[name] = pick(t, where, value)
        elif name == "is":
            r["is"] = one_of(where, value, RELATIONS, "relation")
        elif name == "states":
            r["states"] = states(t, where, value)
        elif name in ("near", "last", "waves"):
            r[name] = number(where, value)
        elif name == "on":
            r["on"] = value
        else:
            r[name] = value
    if "second" not in r or not r["source"]:
        fail(where, "a rule has a second instruction and a source")
    if r["writer"]:
        r["hides"] += rewritten(t, where, r["second"])
    if r["links"] and [x["kind"] for x in r["links"]].index("first"):
        fail(where, "a rule begins with first")
    certainty = [c for c in CERTAINTIES if c in flags]
    if len(certainty) != 1:
        fail(where, f"a rule is one of {', '.join(CERTAINTIES)}")
    r["certainty"] = certainty[0]
    r["links"].reverse()
    for i, link in enumerate(r["links"]):
        link["ends"] = ends["ends"] + (ends["ends1"] if i == 0 and len(r["links"]) > 1 else ends["ends2"] if i else [])
    for old in seen.get(r["name"], ()):
        if old["classes"] & r["classes"] and old["waves"] == r["waves"]:
            fail(where, f"{r['name']} is there twice for a processor ({old['where']})")
    seen.setdefault(r["name"], []).append(r)
    t.hazards.append(r)


def rewritten(t, where, second):
    """The events of writing what the second instruction has to do with."""
    files = list(dict.fromkeys(f for _, p in second if p for f in p[4]))
    if not files:
        fail(where, "writer= is about registers of the second instruction")
    return events(t, where, f"writer:w.{'+'.join(files)}")


def below(t, where, value):
    m = match(where, r"(.+):(\d+)", value, "a set and a number")
    return events(t, where, m[1]), int(m[2])


def events(t, where, value):
    """set+set:pick|set:pick …"""
    out = []
    for part in value.split("|"):
        names, _, text = part.partition(":")
        numbers = []
        for name in names.split("+"):
            s = t.hazard_sets[one_of(where, name, t.hazard_sets, "set")]
            s["used"] = True
            numbers.append(s["number"])
        out.append((tuple(sorted(numbers)), pick(t, where, text) if text else None))
    return out


def pick(t, where, text):
    """(access letters, fields, whether all but these, named only, files, more than so many, constant)."""
    m = re.fullmatch(r"hw(\d+)\.(\d+)", text)
    if m:
        return "rw", (), False, False, ("hwreg",), 0, int(m[1]) * 32 + int(m[2]) + 1
    if text in ("hwreg", "hwbits"):
        return "rw", (), False, False, ("hwreg",), 0, -1 if text == "hwreg" else 0
    m = match(where, r"(!?)([\w+]+)\.([\w+]+?)(?:>(\d+))?", text, "a choice of registers")
    files = []
    whole = m[2] == "all"
    for name in m[3].split("+"):
        files += GROUPS[name] if name in GROUPS else [one_of(where, name, t.lists["REGFILE"], "file")]
    if whole:
        return "", (), False, False, tuple(files), 0, 0
    if re.fullmatch(r"[rwadkn]+", m[2]):
        return m[2].replace("n", ""), (), False, "n" in m[2], tuple(files), int(m[4] or 0), 0
    fields = tuple(one_of(where, f, t.fields, "field") for f in m[2].split("+"))
    if len(fields) > 3:
        fail(where, "more than 3 fields")
    return "r" if m[1] else "rw", fields, bool(m[1]), bool(m[1]), tuple(files), int(m[4] or 0), 0


def states(t, where, value):
    """("n", number), ("passes", {passes: number}), ("first" or "second", field)."""
    if re.fullmatch(r"\d+", value):
        return "n", int(value)
    m = re.fullmatch(r"(first|second)\.(\w+)", value)
    if m:
        return m[1], one_of(where, m[2], t.fields, "field")
    parts = [match(where, r"(\d+):(\d+)", part, "passes:states") for part in value.split(",")]
    out = {int(m[1]): int(m[2]) for m in parts}
    for passes in out:
        if passes not in (2, 4, 8, 16):
            fail(where, f"not a number of passes: {passes}")
    return "passes", out


# ---- what holds of a form

def derive(t):
    by_family = {family: [r for r in t.hazard_rows if family in r["families"]] for family in t.heads}
    by_row, same = {}, {}
    for f in t.forms:
        rows = by_row.get(id(f["row"]))
        if rows is None:
            rows = by_row[id(f["row"])] = [r for r in by_family[f["row"]["family"]] if named(r, f["row"]["name"])]
        f["hazards"] = sets(t, f, rows, same)
    for r in t.hazard_rows:
        for p in r["names"]:
            if p not in r["hits"]:
                fail(r["where"], f"no instruction of these families is named {p}")
        if not r["used"]:
            fail(r["where"], "no instruction of these names and columns can meet the condition")
    for s in t.hazard_sets.values():
        if not s["used"]:
            fail(s["where"], f"no rule uses the set {s['name']}")
    for r in t.hazards:
        check_rule(t, r)
    check_room(t)


def sets(t, f, rows, same):
    there = []
    for r in rows:
        classes = r["reach"].get(f["col"], 0) & f["classes"]
        terms = [decided(t, f, term, "") for term in r["when"]] if classes else [False]
        if False in terms:
            continue
        if classes != f["classes"]:
            terms.append(("class", classes))
        r["used"] = True
        r["set"]["classes"] |= classes
        there.append((tuple(term for term in terms if term is not True), r, ""))
    key = tuple((terms, id(r)) for terms, r, _ in there)
    if key not in same:
        same[key] = tree(t, f, there, {}, lambda t, f, held: tuple(sorted({r["set"]["number"] for r, _ in held})))
    return same[key]


def check_rule(t, r):
    """Each set that the rule names has an instruction of its processors."""
    by_number = list(t.hazard_sets.values())
    for part in [r["second"], r["hides"], *(link["events"] for link in r["links"]), *(link["ends"] for link in r["links"])]:
        for numbers, _ in part:
            for n in numbers:
                if not by_number[n]["classes"] & r["classes"]:
                    fail(r["where"], f"no instruction of these processors is in the set {by_number[n]['name']}")


def events_of(r):
    out = r["second"] + r["hides"]
    for link in r["links"]:
        out += link["events"] + link["ends"]
    for key in ("count", "below"):
        out += r[key][0] if r[key] else []
    return list(dict.fromkeys(out))


def check_room(t):
    """The events of a processor's rules are bits of a word."""
    for i, name in enumerate(t.classes):
        n = len({t.nop} | {e for r in t.hazards if r["classes"] >> i & 1 for e in events_of(r)})
        if n > MOST_EVENTS:
            fail("hazards.tbl", f"{name} has {n} kinds of events, more than {MOST_EVENTS}")
