"""Reads alias.tbl and instead.tbl: aliases of instructions, and replacements for missing instructions."""
import collections
import re

from genformrules import SUFFIXES
from genencodings import place, width_of
from genread import Column, Table, fail, like, match, number, quoted, several, word
from gentargets import COLUMNS



def fixed(t, where, cells):
    """Parses the fixed fields of an alias. Returns [(field, value)]."""
    found = [match(where, r"(\w+)=(\w+)", cell, "a field with a value").groups() for cell in cells]
    return [(field, number(where, value)) for field, value in found]


ALIASES = Table("alias", Column("name", like(r"[a-z]\w*", "a name")), Column("stands_for", word), Column("columns", word),
                rest=Column("fixed", fixed))
INSTEAD = Table(
    "instead",
    Column("name", like(r"[a-z]\w*(\*\w*|@[\d.]+)?", "a name")), Column("columns", word), Column("others", several(word)),
    Column("how", quoted, ""))


def load(t):
    """Sets t.names, which contains the forms of each name by column, shortest form first. Also sets t.instead."""
    load_aliases(t)
    load_instead(t)


def load_aliases(t):
    t.names = collections.OrderedDict()
    order = {s: i for i, s in enumerate(SUFFIXES)}
    for f in t.forms:
        entry = t.names.setdefault(f["row"]["name"], [[] for _ in COLUMNS])
        if f["suffix"] != "decode":
            entry[f["col"]].append(f)
    seen = {}
    for r in t.rows:
        for col, op in enumerate(r["op"]):
            if op is not None:
                seen.setdefault((r["name"], col), []).append((t.class_mask(r["where"], r["feat"], col), r["where"]))
    for r in ALIASES.read(t):
        where, name, stands_for = r["where"], r["name"], r["stands_for"]
        base, suffix = split_suffix(t, stands_for)
        entry = t.names.setdefault(name, [[] for _ in COLUMNS])
        for col, classes in t.reach(where, r["columns"]).items():
            forms = [f for f in t.names.get(base, entry)[col]
                     if suffix in (None, f["suffix"]) and f["classes"] & classes]
            if base == name or not forms:
                fail(where, f"{name} stands for {stands_for}, which column {COLUMNS[col]} does not have")
            t.apart_in(where, seen, (name, col), classes, name)
            entry[col] += [with_fields(t, r, f) for f in forms] if r["fixed"] else forms
    for entry in t.names.values():
        for forms in entry:
            forms.sort(key=lambda f: (f["size"], order[f["suffix"]]))


def with_fields(t, r, f):
    """Returns a form that is only assembled, in which some fields have fixed values, and the modifiers of these cannot be written."""
    f = dict(f, assembled=True)
    for field, value in r["fixed"]:
        if field not in f["enc"]["fields"]:
            fail(r["where"], f"{f['enc']['name']} has no field {field} in column {COLUMNS[f['col']]}")
        if value >> width_of(f["enc"]["fields"][field]):
            fail(r["where"], f"{value:#x} does not fit the field {field}")
        f["value"] |= place(f["enc"], field, value)
        for m in (t.mods[i] for i in f["mods"]):
            if m["field"] == field or m["listed"] and m["field"] == field[:-1]:
                f["allowed"] &= ~(1 << m["group"])
    t.forms.append(f)
    return f


def load_instead(t):
    """Sets t.instead, replacements for missing instructions: [(name, column, classes, text, column of the operands or -1)]."""
    t.instead, seen = [], {}
    for r in INSTEAD.read(t):
        where, name, others, how = r["where"], r["name"], r["others"], r["how"]
        name, _, then = name.partition("@")
        if then and then not in COLUMNS:
            fail(where, f"there is no column {then}")
        then = COLUMNS.index(then) if then else -1
        begin, star, end = name.partition("*")
        reach, before = t.reach(where, r["columns"]), len(t.instead)
        fits = re.compile(re.escape(begin) + (r"\w*" if star else "") + re.escape(end))
        for n in filter(fits.fullmatch, t.names):
            there = [o.replace("*", n[len(begin):len(n) - len(end)]) for o in others]
            for col, classes in reach.items():
                has = has_here(t, n, col) & classes
                lacks = [o for o in there if classes & ~has_here(t, o, col)]
                if star and (has or lacks):
                    continue
                if lacks:
                    fail(where, f"column {COLUMNS[col]} does not have {lacks[0]}")
                if then >= 0 and not has_here(t, n, then):
                    fail(where, f"column {COLUMNS[then]} does not have {n}")
                if then < 0 and has not in (0, classes):
                    fail(where, f"column {COLUMNS[col]} has {n} on some processors")
                for f in t.names[n][col] if has and then < 0 else ():
                    f["old"] = True
                if seen.setdefault((n, col, then), 0) & classes:
                    fail(where, f"{n} is there twice in column {COLUMNS[col]}")
                seen[n, col, then] |= classes
                t.instead.append((n, col, classes, ", ".join(there) + (how if how[:1] == "," else " " + how if how else ""), then))
        if len(t.instead) == before:
            fail(where, f"no instruction {name} is missing there")


def has_here(t, name, col):
    """Returns the classes of the column in which the name exists."""
    mask = 0
    for f in t.names[name][col] if name in t.names else ():
        mask |= f["classes"]
    return mask


def split_suffix(t, name):
    """Splits a name: 'v_add_i32_e64' -> ('v_add_i32', 'e64'). The suffix is None if the whole name is a mnemonic."""
    base, _, suffix = name.rpartition("_")
    return (base, suffix) if name not in t.names and suffix in SUFFIXES else (name, None)
