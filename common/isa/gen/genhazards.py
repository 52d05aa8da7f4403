"""Reads hazards.tbl and derives the hazard sets of each form.

load() reads the table. derive() sets f["hazards"] of each form to a leaf (sorted numbers of sets), or to (test, leaf if the test
holds, leaf if not), as in geneffects.py. It rejects rules that no instruction can break. The parts of a rule are events: (numbers
of sets, selection of registers).
"""
import re

from geneffects import access_letters, decided, named, selection, tree
from genread import Column, Items, entries, fail, integer, match, number, one_of, out_of, quoted, several, word
from gentargets import reach

STARTS = ("kernel", "code")
CERTAINTIES = ("documented", "compiler", "contradicted")
RELATIONS = {"share": "SHARE", "same": "SAME", "part": "PART", "pair": "PAIR", "any": "NO_RELATION"}
GROUPS = {"scalar": ("sgpr", "ttmp", "vcc", "flat_scratch", "xnack_mask", "tba", "tma", "m0"), "vector": ("vgpr", "agpr")}
PASSES = (1, 2, 4, 8, 16)  # numbers of passes on which the wait states of a rule can depend
ACCESS = ("read", "write", "address", "data", "keep")  # roles that a rule can require
MOST_EVENTS, MOST_PAIRS = 128, 3


def events(t, where, value):
    """Parses a list of events: set+set:pick|set:pick …"""
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
    """Parses a selection of registers. Returns (role letters; fields; whether registers in these fields are excluded; whether only
    explicit registers are selected; register files; minimum length of a run, minus 1; constant)."""
    m = re.fullmatch(r"(HW_REG_\w+)\[(\d+)\]", text)
    if m:
        values = {e["value"] for e in t.enums if (e["kind"], e["name"]) == ("hwreg", m[1])}
        if len(values) != 1:
            fail(where, f"not one hardware register: {m[1]}")
        return "rw", (), False, False, ("hwreg",), 0, values.pop() * 32 + int(m[2]) + 1
    if text in ("hwreg", "hwreg_bits"):
        return "rw", (), False, False, ("hwreg",), 0, -1 if text == "hwreg" else 0
    m = match(where, r"(!?)([\w+]+)\.([\w+]+?)(?:>(\d+))?", text, "a choice of registers")
    files = []
    for name in m[3].split("+"):
        files += GROUPS[name] if name in GROUPS else [one_of(where, name, t.lists["REGFILE"], "file")]
    if m[2] == "all":
        return "", (), False, False, tuple(files), 0, 0
    words = m[2].split("+")
    if set(words) <= {*ACCESS, "named"}:
        letters = access_letters(t, where, "+".join(x for x in words if x != "named") or "-")
        return letters, (), False, "named" in words, tuple(files), int(m[4] or 0), 0
    fields = tuple(one_of(where, f, t.fields, "access or field") for f in words)
    if len(fields) > 3:
        fail(where, "more than 3 fields")
    return "r" if m[1] else "rw", fields, bool(m[1]), bool(m[1]), tuple(files), int(m[4] or 0), 0


def states(t, where, value):
    """Parses a number of wait states. Returns ("n", number), or ("first", field) or ("second", field)."""
    if re.fullmatch(r"\d+", value):
        return "n", int(value)
    m = match(where, r"(first|second)\.(\w+)", value, "a number, or a field of the first or second")
    return m[1], one_of(where, m[2], t.fields, "field")


def by_passes(t, where, value):
    """Parses wait states that depend on the number of passes. Returns ("passes", {passes: wait states})."""
    out = {int(m[1]): int(m[2]) for m in (match(where, r"(\d+):(\d+)", part, "passes:states") for part in value.split(","))}
    for passes in out:
        if passes not in PASSES:
            fail(where, f"not a number of passes: {passes}")
    return "passes", out


def pairs(t, where, value):
    """Parses pairs of fields. Returns [(field, field)]."""
    out = [tuple(one_of(where, f, t.fields, "field") for f in match(where, r"(\w+):(\w+)", part, "field:field").groups())
           for part in value.split(",")]
    if len(out) > MOST_PAIRS:
        fail(where, f"more than {MOST_PAIRS} pairs")
    return out


def counted(t, where, value):
    m = match(where, r"(.+):(\d+)", value, "a set and a number")
    return events(t, where, m[1]), int(m[2])


SET = Items(
    Column("families", several(word)), Column("names", several(word), ["*"]), Column("columns", reach, None),
    Column("when", several(word, "&"), ()), flags=())

NOP = Items(Column("columns", reach), Column("bits", integer), flags=())

LINKS = ("first", "via", "via.other", "via.any", "maybe")

# The comment at the beginning of the table describes each item.
RULE = Items(
    Column("columns", word),
    *(Column(name, events, []) for name in LINKS),
    Column("second", events),
    Column("relation", out_of(RELATIONS, "relation"), "share"),
    Column("states", states, None), Column("states_by_passes", by_passes, None), Column("count", events, []),
    Column("via_within", integer, None), Column("fewer_than", counted, None),
    Column("ends", events, []), Column("ends_after_via", events, []), Column("ends_before_via", events, []),
    Column("writer", out_of(("last",), "writer"), None), Column("hides", events, []),
    Column("second_shares_with", pick, None), Column("first_shares_with", pick, None), Column("first_apart_from", pick, None),
    Column("last_of", integer, None), Column("pairs", pairs, ()), Column("modulo", integer, 0), Column("starts", out_of(STARTS, "start"), None),
    Column("wave", integer, 0), Column("certainty", out_of(CERTAINTIES, "certainty")),
    Column("fix", quoted, None), Column("text", quoted, None), Column("source", quoted),
    flags=("note", "xnack", "other_name", "nearest", "repeated", "other_ends"))


def load(t):
    t.hazard_sets, t.hazards, t.nop_bits, t.hazard_files = {}, [], {}, ["hwreg"]
    seen = {}
    for where, group, cells in entries(t.folder, "hazards"):
        kind = one_of(where, cells[0], ("set", "rule", "nop"), "kind of row")
        name = match(where, r"[a-z]\w*", "".join(cells[1:2]), "a name")[0]
        if kind == "set":
            load_set(t, where, name, cells[2:])
        elif kind == "nop":
            t.nop, values = events(t, where, name)[0], NOP.read(t, where, cells[2:])[0]
            t.nop_bits.update(dict.fromkeys(values["columns"], values["bits"]))
        else:
            load_rule(t, where, name, cells[2:], seen)
            t.hazards[-1]["group"] = group
    t.hazard_rows = [r for s in t.hazard_sets.values() for r in s["rows"]]


def load_set(t, where, name, cells):
    values, _, text = SET.read(t, where, cells)
    if name not in t.hazard_sets:
        if not text:
            fail(where, "a set's first row says what it is")
        t.hazard_sets[name] = dict(number=len(t.hazard_sets), name=name, text=text, where=where, rows=[], classes=0, used=False)
    s = t.hazard_sets[name]
    s["rows"].append(dict(selection(t, where, values["families"], values["names"], values["columns"], values["when"]), set=s,
                          text=text or s["text"]))


def load_rule(t, where, name, cells, seen):
    v, flags, _ = RULE.read(t, where, cells)
    if v["states"] and v["states_by_passes"]:
        fail(where, "states= and states_by_passes=")
    r = dict(where=where, name=name, columns=v["columns"], reach=t.reach(where, v["columns"]), flags=flags,
             states=v["states"] or v["states_by_passes"], near=v["via_within"], below=v["fewer_than"], waves=v["wave"],
             count=(v["count"], None) if v["count"] else None, last=v["last_of"], self=v["second_shares_with"],
             first=v["first_shares_with"], apart=v["first_apart_from"], pairs=v["pairs"], modulo=v["modulo"], starts=v["starts"],
             **{key: v[key] for key in ("second", "relation", "hides", "writer", "certainty", "fix", "text", "source")})
    r["classes"] = sum(r["reach"].values())
    r["links"] = [dict(kind=key, events=value) for key, value in v.items() if key in LINKS and value]
    if v["starts"]:
        if v["first"] or v["states"] or not v["text"]:
            fail(where, "starts with first= or states=, or without text=")
        r["links"].insert(0, dict(kind="first", events=[]))
    if r["writer"]:
        r["hides"] = r["hides"] + rewritten(t, where, r["second"])
    if r["links"] and [x["kind"] for x in r["links"]].index("first"):
        fail(where, "a rule begins with first")
    r["links"].reverse()
    for i, link in enumerate(r["links"]):
        link["ends"] = v["ends"] + (v["ends_after_via"] if i == 0 and len(r["links"]) > 1 else v["ends_before_via"] if i else [])
    for old in seen.get(r["name"], ()):
        if old["classes"] & r["classes"] and old["waves"] == r["waves"]:
            fail(where, f"{r['name']} is there twice for a processor ({old['where']})")
    seen.setdefault(r["name"], []).append(r)
    t.hazards.append(r)


def rewritten(t, where, second):
    """Returns the events that overwrite the registers which the rule selects in the second instruction."""
    files = list(dict.fromkeys(f for _, p in second if p for f in p[4]))
    if not files:
        fail(where, "writer= is about registers of the second instruction")
    return events(t, where, f"writer:write.{'+'.join(files)}")


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
    there = {"forms": unlike_forms(t)}
    for r in t.hazards:
        check_rule(t, r)
        check_breakable(t, r, there)
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
        same[key] = tree(t, f, there, lambda t, f, held: tuple(sorted({r["set"]["number"] for r, _ in held})))
    return same[key]


def check_rule(t, r):
    by_number = list(t.hazard_sets.values())
    for part in [r["second"], r["hides"], *(link["events"] for link in r["links"]), *(link["ends"] for link in r["links"])]:
        for numbers, _ in part:
            for n in numbers:
                if not by_number[n]["classes"] & r["classes"]:
                    fail(r["where"], f"no instruction of these processors is in the set {by_number[n]['name']}")


def leaves(tree_or_leaf, is_leaf):
    """Yields the leaves of a tree of conditions."""
    if is_leaf(tree_or_leaf):
        yield tree_or_leaf
    else:
        for branch in tree_or_leaf[1:]:
            yield from leaves(branch, is_leaf)


def effects_of(f):
    """Returns the effects of a form, which its fields and the processor select."""
    return list(leaves(f["effects"], lambda x: isinstance(x, dict)))


def register_files(t, kind):
    """Returns the register files that an operand of this kind can be in; None: any."""
    if t.kinds[kind]["syntax"] != "reg":
        return None
    accepts = {t.lists["ACCEPT"][letter] for letter in t.kinds[kind]["accepts"]}
    vectors = {"vgpr", "agpr"} if accepts & {"vgpr", "agpr"} else set()
    scalars = set(t.lists["REGFILE"]) - {"vgpr", "agpr"} if accepts & {"sgpr", "m0", "exec", "exec_hi", "status"} else set()
    return vectors | scalars


def picks(t, slots, e, pick):
    """Returns whether a form with these slots and the effects e can have registers of a selection."""
    letters, fields, but, _, files, _, _ = pick
    if not letters or files[0] == "hwreg":
        return True
    for (kind, _, field, _), roles in zip(slots, e["roles"]):
        of = register_files(t, kind)
        if set(roles) & set(letters) and (not fields or (field in fields) != but) and (of is None or of & set(files)):
            return True
    return not (fields and not but) and any(name in files and set(roles) & set(letters) for name, roles in e["implied"].items())


def classes_of(t, event, there):
    """Returns the processors with an instruction that is the event. there: results so far."""
    if event not in there:
        numbers, pick = event
        there[event] = 0
        for in_sets, effects, slots, classes in there["forms"]:
            if classes & ~there[event] and not in_sets.isdisjoint(numbers) and (
                    not pick or any(picks(t, slots, e, pick) for e in effects)):
                there[event] |= classes
    return there[event]


def unlike_forms(t):
    """Returns the different forms: [(the sets that may contain them, their effects, slots, classes)]."""
    same, members = {}, {}
    for f in t.forms:
        key = id(f["hazards"]), id(f["effects"]), f["slots"]
        same.setdefault(key, [f, 0])[1] |= f["classes"]
        if key[0] not in members:
            members[key[0]] = {n for x in leaves(f["hazards"], lambda x: all(isinstance(n, int) for n in x)) for n in x}
    return [(members[id(f["hazards"])],
             effects_of(f), f["slots"], classes) for f, classes in same.values()]


def check_breakable(t, r, there):
    """Checks that some processor of the rule has an instruction for each of its parts."""
    classes, by_number = r["classes"], list(t.hazard_sets.values())
    for part in [r["second"], *(link["events"] for link in r["links"] if link["kind"] != "maybe" and link["events"])]:
        found = 0
        for event in part:
            found |= classes_of(t, event, there)
            if not classes_of(t, event, there) & r["classes"]:
                fail(r["where"], f"no instruction of these processors is in {' or '.join(by_number[n]['name'] for n in event[0])} with these registers")
        classes &= found
    if not classes:
        fail(r["where"], "no instructions can break the rule: no processor has all of them")
    first = r["links"][0]["events"] if len(r["links"]) == 1 else []
    apart = all(a and b and not set(a[4]) & set(b[4]) for _, a in first for _, b in r["second"])
    if first and apart and r["relation"] != "any":
        fail(r["where"], "no instructions can break the rule: the registers of the first and of the second are of different files")


def events_of(r):
    out = r["second"] + r["hides"]
    for link in r["links"]:
        out += link["events"] + link["ends"]
    for key in ("count", "below"):
        out += r[key][0] if r[key] else []
    return list(dict.fromkeys(out))


def check_room(t):
    """Checks that the rules for each processor refer to at most MOST_EVENTS different events, because each event is a bit in a
    set."""
    for i, name in enumerate(t.classes):
        n = len({t.nop} | {e for r in t.hazards if r["classes"] >> i & 1 for e in events_of(r)})
        if n > MOST_EVENTS:
            fail("hazards.tbl", f"{name} has {n} kinds of events, more than {MOST_EVENTS}")
