"""Reads registers.tbl, enums.tbl, bitfields.tbl, dpp.tbl and dims.tbl: names with numeric values."""
import re

from genread import Column, Table, fail, integer, like, match, number, one_of, out_of, several, unique, word
from genoperands import accept
from gentargets import COLUMNS, feat, inherit, reach, some_columns


def unit(t, where, text):
    """Parses a unit cell. Returns (file, first unit, number of units); a number of 0 means that the width of the access
    determines the number."""
    m = match(where, r"(\w+)\+(\d+)(?:-(\d+))?", text, "a unit of a file")
    units = t.lists["REGFILE"][one_of(where, m[1], t.lists["REGFILE"], "file")]
    if int(m[3] or m[2]) >= int(units) or int(m[3] or m[2]) < int(m[2]):
        fail(where, f"{m[1]} has {units} units")
    return m[1], int(m[2]), int(m[3]) - int(m[2]) + 1 if m[3] else 0


def generations(t, where, cells):
    return inherit(where, cells)


NAME = like(r"[A-Za-z]\w*", "a name")

REGISTERS = Table(
    "registers",
    Column("name", word),
    Column("others", several(like(r"[a-z][\w-]*", "a name")), ()),
    Column("dwords", out_of(("1", "2", "12", "12n"), "number of dwords"), None),
    Column("accept", accept, None),
    Column("needs", out_of(("xnack",), "need"), None),
    Column("unit", unit, None),
    rest=Column("codes", generations))

ENUMS = Table(
    "enums",
    Column("kind", word), Column("name", word), Column("value", word), Column("cols", some_columns), Column("feat", feat, "-"))

BITFIELDS = Table(
    "bitfields",
    Column("kind", word),
    Column("name", like(r"[a-z]\w*", "a name")),
    Column("cols", some_columns),
    Column("bits", several(word)),
    Column("feat", feat, "-"))

DPP = Table(
    "dpp",
    Column("name", word), Column("code", integer), Column("from", integer, None), Column("to", integer, None),
    Column("columns", reach), Column("within", integer), rest=Column("lane", lambda t, where, cells: " ".join(cells)))

DIMS = Table(
    "dims",
    Column("name", word), Column("value", integer), Column("coordinates", integer), Column("gradients", integer),
    Column("kind", several(out_of(("msaa", "array"), "word")), ()))


def load(t):
    load_registers(t)
    load_enums(t)
    load_bitfields(t)
    load_dpp(t)
    load_dims(t)
    check_named(t)


def load_registers(t):
    t.files, t.file_units, t.registers = {}, {}, []
    seen, codes_of = {}, {}
    for r in REGISTERS.read(t):
        where, name = r["where"], r["name"]
        if name.endswith("[]"):
            unique(where, seen, name[:-2], f"the name {name[:-2]}")
            t.file_units[name[:-2]] = r["unit"]
            t.files[name[:-2]] = [tuple(map(int, match(where, r"(\d+)\+(\d+)", x, "first+count").groups())) for x in r["codes"]]
            for col, (first, count) in enumerate(t.files[name[:-2]]):
                claim(t, where, codes_of, name, col, "12", first, count)
            continue
        names = [match(where, r"[a-z][\w-]*", name, "a name")[0], *r["others"]]
        for n in names:
            unique(where, seen, n, f"the name {n}")
        if not r["dwords"] or not r["accept"]:
            fail(where, f"{'dwords' if not r['dwords'] else 'accept'} cannot be -")
        codes = [-1 if x == "-" else number(where, x) for x in r["codes"]]
        for col, code in enumerate(codes):
            if code != -1:
                claim(t, where, codes_of, name, col, r["dwords"], code, 1)
        t.registers.append({**r, "names": names, "xnack": r["needs"] == "xnack", "codes": codes})


def claim(t, where, codes_of, name, col, dwords, first, count):
    """Reserves operand encodings for a register. An encoding denotes at most one register of one dword, and the first dword of
    at most one pair."""
    if first < 0 or first + count > 256:
        fail(where, f"{name}: code {first} is not below 256")
    if dwords == "2" and first % 2:
        fail(where, f"{name}: a pair at the odd code {first}")
    for code in range(first, first + count):
        if t.is_inline(code) or code == t.codes["literal"]:
            fail(where, f"{name} has code {code} of a constant in column {COLUMNS[col]}")
        for width in dwords:
            other = codes_of.setdefault((col, width, code), name)
            if other != name:
                fail(where, f"{name} has code {code} of {other} in column {COLUMNS[col]}")


def load_enums(t):
    t.enums, values = [], {}
    for r in ENUMS.read(t):
        where, kind, value = r["where"], r["kind"], r["value"]
        if value.startswith("="):
            t.enums.append({**r, "value": value_of(t, r, value[1:]), "name": NAME(t, where, r["name"])})
            continue
        value = number(where, value)
        m = re.match(r"(\w*)\{(\d+)\.\.(\d+)\}$", r["name"])
        NAME(t, where, m[1] if m else r["name"])
        many = [f"{m[1]}{i}" for i in range(int(m[2]), int(m[3]) + 1)] if m else [r["name"]]
        for i, n in enumerate(many):
            for col in r["cols"]:
                t.apart(where, values, (kind, value + i, col), r["feat"], f"value {value + i} of {kind}")
            t.enums.append({**r, "name": n, "value": value + i})


def value_of(t, r, canonical):
    """Returns the value of an alias, which is the value of the canonical name. The canonical name must be in an earlier row.
    Aliases are never printed."""
    same = [e for e in t.enums if (e["kind"], e["name"]) == (r["kind"], canonical) and set(r["cols"]) <= set(e["cols"])]
    if not same:
        fail(r["where"], f"{r['kind']} has no {canonical} in these columns before this row")
    return same[0]["value"]


def load_bitfields(t):
    t.bitfields, names, used = [], {}, {}
    for b in BITFIELDS.read(t):
        where, shared = b["where"], False
        b["pieces"] = [(0, 0, 0), (0, 0, 0)]
        if len(b["bits"]) > 2:
            fail(where, f"not one or two bit ranges: {','.join(b['bits'])}")
        for i, p in enumerate(b["bits"]):
            m = match(where, r"(\d+)\.\.(\d+)(?:\[(\d+)\]|(\+))?", p, "a bit range")
            hi, lo = int(m[1]), int(m[2])
            if hi < lo or hi > 31:
                fail(where, f"bits out of place: {p}")
            b["pieces"][i] = (lo, hi - lo + 1, int(m[3] or 0))
            shared = shared or bool(m[4])
        for col in b["cols"]:
            t.apart(where, names, (b["kind"], b["name"], col), b["feat"], f"{b['name']} of {b['kind']}")
            for lo, width, _ in b["pieces"] if not shared else []:
                for bit in range(lo, lo + width):
                    t.apart(where, used, (b["kind"], bit, col), b["feat"], f"bit {bit} of {b['kind']}")
        t.bitfields.append(b)


def load_dpp(t):
    t.dpp, codes = [], {}
    spellings = {m["spelling"] for m in t.mods if m["value"] == "dpp"}
    for r in DPP.read(t):
        where, name, code = r["where"], one_of(r["where"], r["name"], spellings, "dpp modifier"), r["code"]
        if (r["from"] is None) != (r["to"] is None):
            fail(where, f"{name}: from and to, or neither")
        lo, hi = (-1 if r[end] is None else r[end] for end in ("from", "to"))
        # quad_perm has a code for each list of four lane numbers
        last = code + (255 if name == "quad_perm" else hi - lo)
        if lo > hi or last > 511 or r["from"] is not None and lo < 0:
            fail(where, f"{name}: not a range of 9-bit codes")
        for col in r["columns"]:
            for value in range(code, last + 1):
                if (col, value) in codes:
                    fail(where, f"{name} has code {value:#x} of {codes[col, value]} in column {COLUMNS[col]}")
                codes[col, value] = name
        t.dpp.append(r | {"from": lo, "to": hi, "last": last})
    for m in t.mods:
        if m["value"] == "dpp" and m["spelling"] not in {d["name"] for d in t.dpp}:
            fail(m["where"], f"{m['spelling']} has no row in dpp.tbl")


def load_dims(t):
    t.dims = []
    for r in DIMS.read(t):
        if r["value"] != len(t.dims):
            fail(r["where"], "values of dim must count from 0")
        t.dims.append((r["name"], r["coordinates"], r["gradients"], "msaa" in r["kind"], "array" in r["kind"]))


def check_named(t):
    """Checks that operands and modifiers use all kinds of named values, and no other kinds. A kind KIND_… is part of the kind
    KIND."""
    named = t.enums + t.bitfields
    t.enum_kinds = list(dict.fromkeys(e["kind"] for e in named))
    used_kinds = {k["name"]: k["where"] for k in t.kinds.values() if t.lists["SYNTAX"][k["syntax"]] == "named"}
    for m in t.mods:
        if m["kind"] == "enum" or m["value"] in t.enum_kinds:
            used_kinds[m["value"]] = m["where"]
    for kind, where in used_kinds.items():
        if kind not in t.enum_kinds:
            fail(where, f"unknown kind {kind}: enums.tbl and bitfields.tbl have no value of it")
    for e in named:
        if not any(f"{e['kind']}_".startswith(f"{kind}_") for kind in used_kinds):
            fail(e["where"], f"no operand and no modifier uses the kind {e['kind']}")
