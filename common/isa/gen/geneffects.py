"""Reads effects.tbl and derives the effects of each form.

load() reads the tables. derive() derives the effects and rejects rows without any effect. It sets f["effects"] of each form to a
leaf (a dictionary), or to (test, effects if the test holds, effects if not).

Most conditions of rows are evaluated here. A condition may depend on a field of the encoded instruction (glc, gds, dst_unused, …)
or, in a form for several classes, on the processor. The form then has several effects, and tests that select one of them at run
time.
"""
import fnmatch
import re

import gencounters
from genencodings import width_of
from genread import Column, Table, fail, match, number, one_of, several, something, word
from genrows import PAIRED
from gentargets import COLUMNS, reach

FIXED = dict(flow="next", on="none", mem="", space="none", event="none", issue="none", op="none", bytes="-", passes="0")
FIXED["is"] = ""
LISTED = {"flow": "CONTROL", "on": "CONDITION", "mem": "MEMORY", "space": "SPACE", "event": "EVENT", "issue": "ISSUE", "op": "OPERATION", "is": "PROPERTY"}
SEVERAL = ("mem", "is")
REGISTERS = ("reg", "exp_src", "half", "vcc", "vcc_opt", "sdwa_vcc", "dual_dst", "nsa")  # syntaxes of operands that are registers


def listed(t, where, cells):
    return cells


EFFECTS = Table(
    "effects",
    Column("families", several(word)), Column("names", several(word)), Column("columns", reach, None),
    Column("when", several(word, "&"), ()), rest=Column("items", listed))


def load(t):
    gencounters.load(t)
    load_effects(t)


def derive(t):
    by_family = {family: [r for r in t.effect_rows if family in r["families"]] for family in t.heads}
    by_row, t.same_effects, t.equal_effects = {}, {}, {}
    for f in t.forms:
        rows = by_row.get(id(f["row"]))
        if rows is None:
            rows = by_row[id(f["row"])] = [(r, half) for half in halves(f["row"]) for r in by_family[f["row"]["family"]]
                                           if named(r, half[0])]
        f["effects"] = effects(t, f, rows)
    for r in t.effect_rows:
        check_row(t, r)
    gencounters.check(t)


def check_row(t, r):
    """Checks that each part of a row applies to some instruction."""
    for family in r["families"]:
        if family not in r["met"]:
            fail(r["where"], f"no instruction of {family} has one of these names in these columns")
    for pattern in r["names"]:
        if pattern not in r["hits"]:
            fail(r["where"], f"no instruction of these families is named {pattern}")
    if not r["used"]:
        fail(r["where"], "no instruction of these names and columns can meet the condition")
    for name, _, value in r["items"]:
        if name == "bytes":
            name = value.partition("/")[0]
        elif name in FIXED or name in t.lists["IMPLIED"]:
            continue
        if not name.isdigit() and name not in r["operands"] | {""}:
            fail(r["where"], f"no instruction of these names and columns has the operand {name}")


def halves(row):
    """Returns the instruction of a row, or both instructions of a dual instruction, each with the prefix of its operand names."""
    return [(row["name"], "")] + ([(row["second"], "y")] if "second" in row else [])


def named(row, name):
    """Returns whether the row's patterns select the name, and records the patterns that match the name."""
    if name not in row["known"]:
        hits = [p for p in row["names"] if row["match"][p](name)]
        row["hits"].update(hits)
        row["known"][name] = bool(hits) and not any(p[0] == "!" for p in hits)
    return row["known"][name]


def load_effects(t):
    t.effect_rows = []
    for c in EFFECTS.read(t):
        if not c["items"]:
            fail(c["where"], "5 cells expected, 4 found")
        r = selection(t, c["where"], c["families"], c["names"], c["columns"], c["when"])
        r.update(met=set(), operands=set())
        r["items"] = [effect_item(t, c["where"], slot_names(t, c["families"]), item) for item in c["items"]]
        t.effect_rows.append(r)


def selection(t, where, families, names, columns, when):
    for family in families:
        one_of(where, family, t.heads, "family")
    known = slot_names(t, families)
    return dict(where=where, families=families, names=names, hits=set(), known={}, used=False, reach=columns or t.everywhere(),
                match={p: re.compile(fnmatch.translate(p.removeprefix("!"))).match for p in names},
                when=[condition(t, where, known, term) for term in when])


def slot_names(t, families):
    """Returns the names of all operands of the families. The name of an operand is the name of its column or field."""
    return {name for rule in t.formrules if rule["family"] in families for name in map(slot_name, rule["slots"])
            if name[0] != "y" or rule["family"] not in PAIRED}


def slot_name(slot):
    return slot["field"] if slot["column"] == "*" else slot["column"]


def condition(t, where, known, term):
    """Parses a condition: (operand, required type), or (field, lowest, highest value, lowest bit, mask of the bits)."""
    name, colon, typ = term.partition(":")
    if colon:
        if typ not in ("acc", "16"):
            one_of(where, typ, t.types, "type")
        return one_of(where, name, known, "operand"), typ
    m = match(where, r"(\w+)(?:\[(\d+)\.\.(\d+)\])?(?:=(\*|\d+)(?:-(\d+))?)?", term, "a condition")
    low, mask = int(m[3] or 0), (1 << int(m[2]) - int(m[3]) + 1) - 1 if m[2] else 0xffff
    lowest = 0 if m[4] == "*" else int(m[4]) if m[4] else 1
    if m[5] and int(m[5]) < lowest:
        fail(where, f"not a range of values: {term}")
    highest = int(m[5] or lowest) if m[4] and m[4] != "*" else 0xffff
    return one_of(where, m[1], t.fields, "field"), lowest, highest, low, mask


def effect_item(t, where, known, item):
    """Parses an item into (name, "=" or "+=", value)."""
    m = match(where, r"(\w+)(\+?=)(\S+)", item, "an item")
    name, how, value = m.groups()
    if name in FIXED and name not in SEVERAL and how == "+=":
        fail(where, f"only operands, registers, mem and is have +=: {item}")
    if name in LISTED:
        for word in value.split("+") if name in SEVERAL else [value]:
            if something(where, word) != "-":
                one_of(where, word, t.lists[LISTED[name]], name)
    elif name == "bytes":
        m = match(where, r"-|\d+|(\w+?)(/2)?", value, "a number or an operand")
        if m[1]:
            one_of(where, m[1], known, "operand")
    elif name == "passes":
        number(where, value)
    else:
        one_of(where, name, known | set(t.lists["IMPLIED"]), "operand or register")
        value = access_letters(t, where, value)
    return name, how, "" if value == "-" else value


def access_letters(t, where, text):
    """Converts roles joined by + to the letters of effects.def."""
    return "" if text == "-" else "".join(t.lists["ACCESS"][one_of(where, x, t.lists["ACCESS"], "access")] for x in text.split("+"))


def effects(t, f, rows):
    there = []
    for r, (_, prefix) in rows:
        classes = r["reach"].get(f["col"], 0) & f["classes"]
        if not classes:
            continue
        r["met"].add(f["row"]["family"])
        terms = [decided(t, f, term, prefix) for term in r["when"]]
        if False in terms:
            continue
        if classes != f["classes"]:
            terms.append(("class", classes))
        r["used"] = True
        there.append((tuple(term for term in terms if term is not True), r, prefix))
    key = (tuple((terms, id(r), prefix) for terms, r, prefix in there), f["slots"], tuple(f["slot_names"]), f["col"],
           tuple(f["row"]["types"].values()))
    if key not in t.same_effects:
        for _, r, prefix in there:
            r["operands"].update(name.removeprefix(prefix) for name in f["slot_names"])
        found = tree(t, f, there, leaf)
        t.same_effects[key] = t.equal_effects.setdefault(repr(found), found)
    return t.same_effects[key]


def decided(t, f, term, prefix):
    """Evaluates a condition. Returns True or False if the form determines the result, else (field, lowest, highest, lowest bit,
    mask)."""
    if len(term) == 2:
        return typed(t, f, prefix + term[0], term[1])
    name, lowest, highest, low, mask = term
    field = f["enc"]["fields"].get(name)
    if not field:
        return False
    value = 0
    for at, width, first in field["pieces"]:
        if (f["mask"] | f["ignored"]) >> at & (1 << width) - 1 != (1 << width) - 1:
            most = ((1 << width_of(field)) - 1) >> low & mask
            if lowest == 0 and highest >= most:
                return True
            return lowest <= most and (name, lowest, min(highest, most), low, mask)
        value |= ((f["value"] >> at) & ((1 << width) - 1)) << first
    return lowest <= (value >> low & mask) <= highest


def typed(t, f, name, wanted):
    if wanted == "acc":
        return f["row"]["types"].get(name) == "acc"
    types = [typ for slot, (_, typ, *_) in zip(f["slot_names"], f["slots"]) if slot == name]
    return any("half" in t.types[typ]["mods"] if wanted == "16" else typ == wanted for typ in types)


def tree(t, f, rows, leaf):
    """Returns a decision tree over the conditions of the rows. leaf() builds a leaf from the rows that apply."""
    for terms, _, _ in rows:
        if terms:
            term = terms[0]
            yes = tree(t, f, [(tuple(x for x in terms if x != term) if term in terms else terms, r, prefix) for terms, r, prefix in rows], leaf)
            no = tree(t, f, [row for row in rows if term not in row[0]], leaf)
            return yes if yes == no else (term, yes, no)
    return leaf(t, f, [(r, prefix) for _, r, prefix in rows])


def leaf(t, f, rows):
    values, access = dict(FIXED), {}
    for r, prefix in rows:
        for name, how, value in r["items"]:
            if name in values:
                values[name] = "+".join(filter(None, (values[name], value))) if how == "+=" else value or FIXED[name]
                continue
            if name not in t.lists["IMPLIED"]:
                name = prefix + name
            access[name] = added(access.get(name, ""), value) if how == "+=" else value
    roles = []
    for name, (kind, *_) in zip(f["slot_names"], f["slots"]):
        if t.kinds[kind]["syntax"] not in REGISTERS:
            roles.append("")
        elif not access.get(name):
            fail(f["row"]["where"], f"{f['row']['name']}: effects.tbl does not say what its {name} is ({f['rule']['where']})")
        else:
            roles.append(sorted_letters(t, access[name]))
    if values["issue"] == "none":
        fail(f["row"]["where"], f"{f['row']['name']}: effects.tbl does not say what it is issued to")
    counts = t.counters.get((values["event"], f["col"]), [])
    for counter in counts:
        counter["used"] = True
    if not counts and values["event"] != "none":
        fail(f["row"]["where"], f"{f['row']['name']}: counters.tbl has no {values['event']} in column {COLUMNS[f['col']]}")
    return dict(roles=tuple(roles), bytes=moved(t, f, values["bytes"]), passes=number("", values["passes"]),
                implied={n: sorted_letters(t, access[n]) for n in t.lists["IMPLIED"] if access.get(n)},
                mem=values["mem"].split("+") if values["mem"] else [], properties=values["is"].split("+") if values["is"] else [],
                counters=[c["counter"] for c in counts if c["counter"] not in t.expert],
                ordered=all(c["order"][0] != "any" for c in counts if c["counter"] not in t.expert),
                **{n: values[n] for n in ("flow", "on", "space", "event", "issue", "op")})


def added(access, letters):
    for letter in letters:
        access = access.replace({"l": "h", "h": "l"}.get(letter, letter), "") + letter
    return access


def sorted_letters(t, access):
    return "".join(letter for letter in t.lists["ACCESS"].values() if letter in access)


def moved(t, f, text):
    """Returns the value of an item "bytes", or 0 if the form does not determine the value."""
    name, half, _ = text.partition("/2")
    if name == "-":
        return 0
    if name.isdigit():
        return int(name)
    cell = f["row"]["types"].get(name, "-").rpartition("/")[2]
    m = re.match(r"(h?)(\d+)$", t.types.get(cell, t.types["-"])["dwords"])
    return 0 if not m or cell not in t.types or cell == "-" else int(m[2]) * (2 if m[1] else 4) // (2 if half else 1)
