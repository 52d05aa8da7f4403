"""Reads forms.tbl: the encodings of each family, and the fields in which their operands and modifiers are stored."""
import re

from genread import Column, Table, fail, integer, match, number, one_of, out_of, rows, several, something, unique, word
from genencodings import width_of
from genoperands import WORDS
from genrows import FAMILIES, FACTS, PAIRED, attributes_of, is_operand
from gentargets import COLUMNS, reach

SUFFIXES = ["-", "e32", "e64", "sdwa", "dpp", "e64_dpp", "decode"]
SHOWN = ("shown", "hidden")  # whether the suffix is always or never printed
GROUP = re.compile(r"<(\w+)>")  # a group of cells
WITHOUT_ALTERNATIVES = (4, 5)  # the cells columns and op

# Conditions of modifiers, besides attributes. spelled: the processor has a spelling and the encoding has the field; required: the
# modifier must be written; op_sel_half: op_sel selects a half of some operand.
CONDITIONS = ("spelled", "required", "op_sel_half")


def suffix(t, where, text):
    """Parses a suffix cell. Returns (suffix, "shown" or "hidden" or None)."""
    m = match(where, r"(\w+)(?:\{(\w+)\})?", text, "a suffix")
    return one_of(where, m[1], SUFFIXES, "suffix"), m[2] and one_of(where, m[2], SHOWN, "property of a suffix")


def divided(t, where, cells):
    if cells.count("|") != 1:
        fail(where, "not one | between operands and modifiers")
    for cell in cells:
        something(where, cell)
    at = cells.index("|")
    return cells[:at], cells[at + 1:]


FORMS = Table(
    "forms",
    Column("family", out_of(FAMILIES, "family")),
    Column("when", several(word), ()),
    Column("suffix", suffix, ("-", None)),
    Column("encoding", word),
    Column("reach", reach),
    Column("op", integer),
    rest=Column("items", divided))


def expanded(t):
    """Yields (where, cells) for each row of forms.tbl, with the cells of its groups."""
    groups, places, used = {}, {}, set()
    for where, cells in rows(t.folder, "forms"):
        if cells[0] == "group":
            name = match(where, r"[a-z]\w*", "".join(cells[1:2]), "a name")[0]
            unique(where, places, name, f"the group {name}")
            if not cells[2:]:
                fail(where, "a group without cells")
            groups[name] = replaced(where, cells[2:], groups, used)
        else:
            yield where, replaced(where, cells, groups, used)
    for name, where in places.items():
        if name not in used:
            fail(where, f"no form uses the group {name}")


def replaced(where, cells, groups, used):
    """Returns cells with those of their groups. An alternative that is a group is the list of its cells."""
    out = []
    for cell in cells:
        if not GROUP.search(cell):
            out.append(cell)
            continue
        parts = []
        for part in cell.split("|"):
            m = GROUP.fullmatch(part)
            if m:
                used.add(one_of(where, m[1], groups, "group"))
            parts.append(groups[m[1]] if m else [part])
        out += parts[0] if len(parts) == 1 else [tuple(parts)]
    return out


def alternatives(found):
    """Yields (where, cells) for each form. Consecutive rows of the same instructions with as many alternatives are a block, whose first
    forms come first."""
    block, last = [], None
    for where, cells in found:
        choices = {i: cell if isinstance(cell, tuple) else tuple([part] for part in cell.split("|")) for i, cell in enumerate(cells)
                   if isinstance(cell, tuple) or "|" in cell and cell != "|" and i not in WITHOUT_ALTERNATIVES}
        sizes = {len(parts) for parts in choices.values()} or {1}
        if len(sizes) > 1:
            fail(where, "cells with unlike numbers of alternatives")
        key = cells[:2], sizes.pop()
        if key != last:
            yield from in_order(block)
            block, last = [], key
        block.append((where, cells, choices))
    yield from in_order(block)


def in_order(block):
    for at in range(max((len(parts) for _, _, choices in block for parts in choices.values()), default=1)):
        for where, cells, choices in block:
            chosen = [choices[i][at] if i in choices else [cell] for i, cell in enumerate(cells)]
            yield where, [cell for i, part in enumerate(chosen) for cell in part if cell != "-" or i not in choices or i < len(FORMS.columns)]


def load(t):
    t.formrules, seen = [], {}
    for cells in alternatives(expanded(t)):
        r = FORMS.row(t, *cells)
        where, family = r["where"], r["family"]
        operands, modifiers = r["items"]
        key = family, tuple(r["when"]), r["suffix"], r["encoding"], tuple(r["reach"].items()), r["op"], *operands, "|", *modifiers
        unique(where, seen, key, "the form")
        r["suffix"], show = r["suffix"]
        r.update(always=show == "shown", never=show == "hidden", slots=[], mods=[], fixed=[])
        for col in r["reach"]:
            if not t.by_encoding.get((r["encoding"], col)):
                fail(where, f"no encoding {r['encoding']} in column {COLUMNS[col]}")
        for term in r["when"]:
            name = term.removeprefix("!")
            if name not in attributes_of(t, family) and not (name in t.heads[family][1] and is_operand(name)):
                fail(where, f"{family} has no column and no attribute {name}")
        r["slots"] += [slot(t, r, s) for s in operands]
        for s in modifiers:
            modifier(t, r, s)
        t.formrules.append(r)
    check_columns(t)
    check_attributes(t)


def slot(t, r, text):
    where = r["where"]
    m = match(where, r"(\w+|\*)=([^@]+)@(\S+)", text, "an operand")
    column, kinds, field = m.groups()
    s = dict(column=column, choice={}, type=None, field=field)
    if column != "*":
        need_column(t, r, column)
    for part in kinds.split(";"):
        cell, _, kind = part.rpartition(":")
        kind, slash, typ = kind.partition("/")
        if slash:
            s["type"] = one_of(where, typ, t.types, "type")
        if cell and cell not in WORDS and cell not in t.kinds:
            one_of(where, cell, t.types, "type or kind")
        if kind != "-":
            one_of(where, kind, t.kinds, "operand kind")
        s["choice"][cell] = kind
    if "" not in s["choice"]:
        fail(where, f"no kind for any type: {text}")
    if field != "-":
        need_field(t, r, field)
    return s


def modifier(t, r, text):
    """Parses a modifier or a field with a fixed value. Adds (name, conditions, whether the modifier is required) to r["mods"],
    or (field, (value, whether decoding checks the value)) to r["fixed"]."""
    where = r["where"]
    m = re.match(r"(\w+)=(\w+)(\{ignored\})?$", text)
    if m:
        v = number(where, m[2])
        for f in need_field(t, r, m[1]):
            if v >> width_of(f):
                fail(where, f"{m[2]} does not fit the field {m[1]}")
        r["fixed"].append((m[1], (v, not m[3])))
        return
    m = match(where, r"(\w+)(?:\{([!\w,]+)\})?", text, "a modifier")
    terms = m[2].split(",") if m[2] else []
    one_of(where, m[1], t.modname, "modifier")
    for term in terms:
        if term.removeprefix("!") not in {*CONDITIONS, *attributes_of(t, r["family"])}:
            fail(where, f"{r['family']} has no attribute {term.removeprefix('!')}")
    for mod in t.modname[m[1]]:
        if not mod["listed"] and mod["field"] != "-" and "spelled" not in terms:
            need_field(t, r, mod["field"])
    r["mods"].append((m[1], [term for term in terms if term != "required"], "required" in terms))


def need_column(t, r, name):
    family = r["family"]
    if (name[1:] if family in PAIRED and name[0] == "y" else name) not in t.heads[family][1]:
        fail(r["where"], f"{family}.tbl has no column {name}")


def need_field(t, r, name):
    out = []
    for col, classes in r["reach"].items():
        for e in t.by_encoding[r["encoding"], col]:
            if not e["reach"][col] & classes:
                continue
            if name not in e["fields"]:
                fail(r["where"], f"{r['encoding']} has no field {name} in column {COLUMNS[col]}")
            out.append(e["fields"][name])
    return out


def check_columns(t):
    for family, (where, names) in t.heads.items():
        known = {s["column"] for r in t.formrules if r["family"] == family for s in r["slots"]}
        for name in names:
            if name not in known and is_operand(name):
                fail(where, f"no form of {family} uses the column {name}")


def check_attributes(t):
    for family in t.heads:
        rules = [r for r in t.formrules if r["family"] == family]
        used_names = {term.removeprefix("!") for r in rules for term in [*r["when"], *(x for _, terms, _ in r["mods"] for x in terms)]}
        for name, a in attributes_of(t, family).items():
            if name not in used_names and name not in FACTS:
                fail(a["where"], f"no form of {family} asks for {name}")
