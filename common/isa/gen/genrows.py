"""Reads the instruction tables, and attributes.tbl, which lists the attributes that these tables use."""
from genread import Column, Table, fail, header, hexadecimal, like, match, one_of, out_of, quoted, several
from genoperands import WORDS
from gentargets import COLUMNS, feat, inherit

FAMILIES = ("sop2 sop2k sop1 sopc sopk sopp smem vop1 vop2 vopc vop3 vop3p vopd vopd3 mai vintrp vinterp3 vinterp ldsdir ds flat "
            "tensor mubuf mtbuf mimg bvh exp").split()

# Families whose rows are halves of dual instructions. Columns of the second half have the prefix y. Rows with the attribute "first"
# can be either half, rows that also have "first_only" only the first half, and other rows only the second half. Value:
# width in bits of the second opcode, which follows the first opcode.
PAIRED = {"vopd": 5, "vopd3": 6}

# Attributes that the generator itself uses; a family may have them even if none of its forms uses them.
FACTS = ("one_scalar", "wave32", "wave64", "first", "first_only")


def ranges(t, where, text):
    """Parses a list of ranges: '1-4,8' -> [(1, 4), (8, 8)]."""
    ends = [match(where, r"(\d+)(?:-(\d+))?", part, "a list of numbers") for part in text.split(",")]
    return [(int(m[1]), int(m[2] or m[1])) for m in ends]


def operand(t, where, text):
    """Checks an operand cell (a type, a kind, kind/type, or one of WORDS) and returns it."""
    kind, slash, typ = text.partition("/")
    if slash:
        one_of(where, kind, t.kinds, "operand kind")
        one_of(where, typ, t.types, "type")
    elif text not in t.kinds and text not in WORDS:
        one_of(where, text, t.types, "type or kind")
    return text


def opcodes(t, where, cells):
    return [None if c == "-" else hexadecimal(where, c) for c in inherit(where, cells)]


MNEMONIC = like(r"[a-z]\w*", "a mnemonic")
ARGS = Column("args", several(out_of("ARGS", "part of an address")), ())
ADDRS = Column("addrs", ranges, [])
FEAT = Column("feat", feat, "-")

ATTRIBUTES = Table(
    "attributes",
    Column("families", several(out_of(FAMILIES, "family"))),
    Column("column", out_of(("mods", "forms"), "column")),
    Column("name", like(r"[a-z]\w*", "a name")),
    Column("text", quoted))


def load_headers(t):
    """Sets t.heads, the columns of each family, and t.attributes {(family, column): {attribute: its row}}."""
    t.heads, t.attributes = {}, {}
    for family in FAMILIES:
        where, names = header(t.folder, family)
        own = names[:names.index("feat")] if "feat" in names else names
        if names != own + ["feat"] + COLUMNS[:len(names) - len(own) - 1] or own[:1] != ["name"] or len(set(own)) != len(own):
            fail(where, f"the columns are not: name … feat {' '.join(COLUMNS)}")
        t.heads[family] = (where, own)
    for r in ATTRIBUTES.read(t):
        for family in r["families"]:
            here = t.heads[family][1]
            if r["column"] not in here:
                fail(r["where"], f"{family}.tbl has no column {r['column']}")
            if r["name"] in here or any(r["name"] in t.attributes.get((family, c), ()) for c in ("mods", "forms")):
                fail(r["where"], f"{family} has two meanings of {r['name']}")
            t.attributes.setdefault((family, r["column"]), {})[r["name"]] = r


def attributes_of(t, family):
    return {**t.attributes.get((family, "mods"), {}), **t.attributes.get((family, "forms"), {})}


def is_operand(name):
    return name not in ("name", "mods", "forms", "args", "addrs")


def attribute(family, column):
    def kind(t, where, text):
        if text not in t.attributes.get((family, column), ()):
            fail(where, f"{family} has no attribute {text} in {column}")
        return text
    return kind


def table_of(t, family):
    """Returns the format of a family's instruction table, with the column names in the table's header."""
    def column(name):
        if name in ("mods", "forms"):
            return Column(name, several(attribute(family, name)), ())
        return {"name": Column("name", MNEMONIC), "args": ARGS, "addrs": ADDRS}.get(name) or Column(name, operand, "-")
    return Table(family, *map(column, t.heads[family][1]), FEAT, rest=Column("op", opcodes))


def load_rows(t):
    t.rows = []
    for family in FAMILIES:
        names = t.heads[family][1]
        used = set()
        for r in table_of(t, family).read(t):
            r = {"mods": (), "forms": (), "args": (), "addrs": [], **r, "family": family, "index": len(t.rows)}
            r["types"] = {n: r[n] for n in names if is_operand(n)}
            r["has"] = {*r["mods"], *r["forms"]}
            used |= r["has"]
            check_feat(t, r)
            t.rows.append(r)
        for name, a in attributes_of(t, family).items():
            if name not in used:
                fail(a["where"], f"no instruction of {family} has the attribute {name}")
        if family in PAIRED:
            pair_rows(t, family)


def check_feat(t, row):
    """Checks that the "feat" cell includes a processor of each column in which the row has an opcode."""
    if row["op"] == [None] * len(COLUMNS):
        fail(row["where"], f"{row['name']} has no opcode")
    for col, op in enumerate(row["op"]):
        if op is not None and not t.class_mask(row["where"], row["feat"], col):
            fail(row["where"], f"feat leaves no processor in column {COLUMNS[col]}")


def pair_rows(t, family):
    """Replaces rows that are halves with the dual instructions that two halves form."""
    halves = [r for r in t.rows if r["family"] == family]
    t.rows = [r for r in t.rows if r["family"] != family]
    for x in halves:
        for y in [y for y in halves if "first_only" not in y["has"]] if "first" in x["has"] else ():
            feat = ",".join(dict.fromkeys(h["feat"] for h in (x, y) if h["feat"] != "-")) or "-"
            op = [None if a is None or b is None or not t.class_mask(x["where"], feat, col) else a << PAIRED[family] | b
                  for col, (a, b) in enumerate(zip(x["op"], y["op"]))]
            if op == [None] * len(COLUMNS):
                continue  # no processor has both halves
            r = dict(x, second=y["name"], index=len(t.rows), has=x["has"] | set(y["mods"]), op=op, feat=feat)
            r["types"] = {**x["types"], **{"y" + n: c for n, c in y["types"].items()}}
            t.rows.append(r)
