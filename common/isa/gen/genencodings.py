"""Reads encodings.tbl: the bits of all encodings."""
import collections
import re

from genread import Column, Table, fail, integer, match, number, one_of, word
from gentargets import COLUMNS

IGNORED = "{ignored}"


def listed(t, where, cells):
    return cells


ENCODINGS = Table(
    "encodings", Column("name", word), Column("columns", word), Column("bits", integer), rest=Column("items", listed))


def load(t):
    """Sets t.encodings, t.by_encoding {(name, column): encodings} and t.fields, the names of all fields."""
    t.encodings, t.fields, t.by_encoding = [], [], collections.defaultdict(list)
    rows = list(ENCODINGS.read(t))
    for e in rows:
        where = e["where"]
        e.update(reach=reach_of(t, e, rows), value=0, fixed=0, ignored=0, idle=0, written=0, filler=0, fields={}, layout=[], index=len(t.encodings))
        if e["bits"] not in (32, 64, 96, 128):
            fail(where, f"not 32, 64, 96 or 128 bits: {e['bits']}")
        for col, classes in e["reach"].items():
            for other in t.by_encoding[e["name"], col]:
                if other["reach"][col] & classes:
                    fail(where, f"{e['name']} is there twice in column {COLUMNS[col]} ({other['where']})")
            t.by_encoding[e["name"], col].append(e)
        load_layout(t, where, e, e["items"])
        t.encodings.append(e)
    t.fields.sort()
    for m in t.mods:
        name = m["field"] + ("0" if m["listed"] else "")
        if name != "-":
            one_of(m["where"], name, t.fields, "field")


def reach_of(t, e, rows):
    """Returns {column: classes} for a row. A range of columns without an end excludes the columns of later rows of the encoding."""
    text = e["columns"]
    reach = t.reach(e["where"], text)
    if text.endswith("-"):
        first = max(COLUMNS.index(part[:-1]) for part in text.split(",") if part.endswith("-"))
        for d in rows:
            if d["name"] == e["name"] and d is not e:
                last = re.search(r"([\d.]+)-$", d["columns"])
                begins = [COLUMNS.index(last[1])] if last else t.reach(d["where"], d["columns"])
                for begin in [col for col in begins if col > first]:
                    for col in [x for x in reach if x > first and (x >= begin if last else x == begin)]:
                        del reach[col]
    return reach


def load_layout(t, where, e, items):
    seen = 0
    for item in items:
        m = match(where, r"(\d+)(?:\.\.(\d+))?=(.+)", item, "a layout item")
        hi = int(m[1])
        lo = int(m[2]) if m[2] else hi
        if hi >= e["bits"] or lo > hi or hi // 32 != lo // 32:
            fail(where, f"bits out of place: {item}")
        mask = ((1 << (hi - lo + 1)) - 1) << lo
        if seen & mask:
            fail(where, f"a bit is defined twice: {item}")
        seen |= mask
        e["layout"].append((m[3], hi, lo, mask))
        layout_item(t, where, e, m[3], hi, lo, mask)
    missing = [b for b in range(e["bits"]) if not seen >> b & 1]
    if missing:
        fail(where, f"bit {missing[0]} is not defined")
    for name, f in e["fields"].items():
        pieces = sorted((low, width) for _, width, low in f["pieces"])
        if len(pieces) > 3 or pieces[0][0] or any(b[0] < a[0] + a[1] for a, b in zip(pieces, pieces[1:])):
            fail(where, f"the pieces of {name} do not fit together")
        if len(pieces) == 3 and pieces[2][1] > 8:
            fail(where, f"the third piece of {name} has more than 8 bits")


def layout_item(t, where, e, what, hi, lo, mask):
    if what[0].isdigit():
        v = number(where, what.removesuffix(IGNORED))
        if v >> (hi - lo + 1):
            fail(where, f"{what} does not fit bits {hi}..{lo}")
        e["value"] |= v << lo
        e["ignored" if what.endswith(IGNORED) else "fixed"] |= mask
        return
    for share in what.split("&"):
        m = match(where, r"([a-z]\w*)(?:\[(\d+)\])?(?:>>(\d))?(\{ignored(?:=(\w+)(?:/(\w+))?)?\})?", share, "a field")
        if m[1] not in t.fields:
            t.fields.append(m[1])
        f = e["fields"].setdefault(m[1], dict(pieces=[], shift=int(m[3] or 0)))
        f["pieces"].append((lo, hi - lo + 1, int(m[2] or 0)))
        e["idle"] |= mask if m[4] else 0
        if m[5]:
            new, old = number(where, m[5]), number(where, m[6] or "0")
            if (new | old) >> (hi - lo + 1):
                fail(where, f"{share} does not fit bits {hi}..{lo}")
            e["written"] |= new << lo
            e["filler"] |= (new ^ old) << lo


def place(e, field, v):
    """Returns the value shifted into the bits of the field, or 0 if the encoding does not have the field."""
    out = 0
    for lo, width, low in e["fields"].get(field, dict(pieces=[]))["pieces"]:
        out |= ((v >> low) & ((1 << width) - 1)) << lo
    return out


def width_of(field):
    """Returns the width of an encoding's field, in bits."""
    return sum(width for _, width, _ in field["pieces"])
