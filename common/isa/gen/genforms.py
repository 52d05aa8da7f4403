"""Derives the forms: every instruction in every encoding and column that has it, with its fixed bits, operands and modifiers.
Checks for opcodes that collide or do not fit their field, and for unused rows.
"""
import re

import genaliases
from genencodings import place, width_of
from genoperands import WORDS
from genread import fail
from gentargets import COLUMNS

SOURCE_MODS = {"neg_abs": ("neg", "abs"), "sext": ("sext",)}  # source modifiers that a property of an operand type allows


def derive(t):
    """Sets t.forms, and the aliases that genaliases.py derives from the names of the forms."""
    t.forms, t.same_slots, t.same_mods = [], {}, {}
    check_rows(t)
    by_family = {family: [r for r in t.formrules if r["family"] == family] for family in t.heads}
    for row in t.rows:
        rules = [r for r in by_family[row["family"]] if wanted(r, row)]
        if not rules:
            fail(row["where"], f"no form for {row['name']}")
        check_cells(row, rules)
        several = {"e32", "e64"} <= {r["suffix"] for r in rules}  # printed suffixes distinguish the forms
        for rule in rules:
            for col in rule["reach"]:
                if row["op"][col] is not None:
                    t.forms += forms_here(t, row, rule, col, several)
    check_opcodes(t)
    check_used(t)
    genaliases.load(t)


def wanted(rule, row):
    for term in rule["when"]:
        name = term.removeprefix("!")
        has = row["types"][name] != "-" if name in row["types"] else name in row["has"]
        if has != (name == term):
            return False
    return True


def forms_here(t, row, rule, col, several):
    """Yields the forms of a rule in a column: one for each encoding layout and each set of modifier spellings."""
    for e in t.by_encoding[rule["encoding"], col]:
        left = t.class_mask(row["where"], row["feat"], col) & rule["reach"][col] & e["reach"][col]
        while left:
            chosen = {}
            mask = left
            for name, terms, _ in rule["mods"]:
                chosen[name] = next((m for m in t.modname[name] if m["classes"] & left & -left), None)
                if chosen[name]:
                    mask &= chosen[name]["classes"]
                elif "spelled" not in terms:
                    fail(rule["where"], f"no modifier {name} in column {COLUMNS[col]}")
                else:
                    mask &= ~sum(m["classes"] for m in t.modname[name])
            yield form(t, row, rule, col, several, e, mask, chosen)
            left &= ~mask


def waves(row):
    """Returns the wave sizes that support the row, as a bit mask: 1 wave32, 2 wave64."""
    return 1 if "wave32" in row["has"] else 2 if "wave64" in row["has"] else 3


def form(t, row, rule, col, several, e, classes, chosen):
    op = row["op"][col] + rule["op"]
    if op < 0 or op >> width_of(e["fields"].get("op", dict(pieces=[]))):
        fail(row["where"], f"opcode {op:#x} does not fit the op field of {e['name']} in column {COLUMNS[col]}")
    f = dict(row=row, rule=rule, enc=e, col=col, op=op, suffix=rule["suffix"], value=e["value"] | place(e, "op", op),
             classes=classes)
    f["waves"] = waves(row)
    taken = set()  # fields that operands and modifiers use
    f["slots"] = slots(t, f, taken)
    f["nsrc"] = sum(1 for s in f["slots"] if s[3] >= 0) or 1
    if row["family"] in ("vop2", "vop3") and "op_sel" in row["has"] and row["types"]["s2"] == "acc":
        f["nsrc"] += 1  # op_sel has an element for the tied source
    f["literal"] = max([2 if t.types[typ]["dwords"] == "2" else 1 for kind, typ, *_ in f["slots"]
                        if t.kinds[kind]["syntax"] == "literal"], default=0)
    f["size"] = e["bits"] // 8 + 4 * f["literal"]
    mods(t, f, taken, chosen)
    fixed, ignored, f["filler"] = 0, 0, e["filler"]
    for field, v in rule["fixed"]:
        if field in taken:
            fail(rule["where"], f"{field} is fixed and used")
        v, looked_at = v
        f["value"] |= place(e, field, v)
        if looked_at:
            fixed |= place(e, field, -1)
        else:
            ignored |= place(e, field, -1)
            f["filler"] |= place(e, field, v) if re.match(r"src\d$", field) else 0
    used = 0
    for field in taken:  # several fields may contain the same bits
        used |= place(e, field, -1)
    used &= ~fixed  # a fixed field may share bits with these fields
    f["ignored"] = (e["ignored"] | e["idle"] & ~fixed | ignored | f["spare"]) & ~used
    f["mask"] = ((1 << e["bits"]) - 1) & ~used & ~f["ignored"]
    f["value"] |= e["written"] & f["ignored"]
    f["filler"] &= f["ignored"]
    if f["filler"] & ~(0xffffffff << 32):
        fail(rule["where"], f"{e['name']}: an unused field whose value has changed is not in the second dword")
    f["show"] = shows(f, several)
    return f


def shows(f, several):
    """Returns whether the suffix is printed. In a form without operands, a suffix that a required modifier implies is not
    printed."""
    rule = f["rule"]
    if rule["suffix"] in ("-", "decode") or rule["never"] or not (several or rule["always"]):
        return False
    return bool(f["slots"]) or not (f["required"] or rule["suffix"] == "e32")


def slots(t, f, taken):
    """Returns the operands: (kind, type, field, source number or -1). Sets f["slot_names"] to the names of their columns or
    fields."""
    key = id(f["rule"]), f["enc"]["index"], "second" in f["row"], tuple(f["row"]["types"].values())
    if key not in t.same_slots:
        filled = set()
        t.same_slots[key] = new_slots(t, f, filled), filled, f["signs"], f["slot_names"], f["halves"]
    out, filled, f["signs"], f["slot_names"], f["halves"] = t.same_slots[key]
    taken |= filled
    return out


def new_slots(t, f, taken):
    out, fields = [], f["enc"]["fields"]
    f["signs"], f["slot_names"], f["halves"] = 0, [], []
    for slot in f["rule"]["slots"]:
        cell = None if slot["column"] == "*" else f["row"]["types"][slot["column"]]
        if cell in ("-", "acc"):
            continue
        kind, typ = operand(t, slot, cell)
        if kind == "-":
            continue
        field, src = slot["field"], -1
        if field != "-":
            taken.add(field)
        if kind == "attr":
            taken.add("attrchan")
        if t.kinds[kind]["syntax"] == "exp_src":
            taken.add("en")
        if t.kinds[kind]["syntax"] == "nsa":
            taken |= {name for name in fields if name == "nsa" or re.match(r"vaddr\d", name)}
        if re.match(r"y?s\d$", slot["column"]):
            m = "second" not in f["row"] and re.match(r"src(\d)$", field)
            src = int(m[1] if m else slot["column"][-1])
            if slot["column"][0] == "y" and "neg3" in fields:
                src += 3  # the sources of the second half have modifiers of their own
            for base in [base for prop in t.types[typ]["mods"] for base in SOURCE_MODS.get(prop, ())]:
                if base + str(src) in fields:
                    taken.add(base + str(src))
                    f["signs"] |= place(f["enc"], base + str(src), 1)
        if out and t.kinds[out[-1][0]]["syntax"] == "opt_int":
            fail(f["row"]["where"], f"{f['row']['name']}: {out[-1][0]} can be left out, so nothing may follow it")
        out.append((kind, typ, field, src))
        f["halves"].append(half_of(t, t.kinds[kind], typ, field, src, fields))
        f["slot_names"].append(field if slot["column"] == "*" else slot["column"])
    return tuple(out)


def half_of(t, kind, typ, field, src, fields):
    """Returns how the encoding selects the half of a VGPR for a 16-bit operand: HALF_… of tables.h."""
    must = kind["syntax"] == "half"
    if not must and (kind["syntax"] != "reg" or "v" not in kind["accepts"] or "half" not in t.types[typ]["mods"]):
        return "NONE"
    sel = f"opsel{src}" if src >= 0 else "opsel3" if field == "vdst" else "-"
    if "t" in kind["accepts"] or (must and sel not in fields):
        return "NUMBER"
    # in encodings with op_sel_hi, the operand is a pair of halves or op_sel has another meaning
    return "OP_SEL" if sel in fields and "opselhi0" not in fields else "NONE"


def operand(t, slot, cell):
    choice = slot["choice"]
    if slot["type"]:
        return choice[""], slot["type"]
    if cell is None:
        return choice[""], "-"
    kind, slash, typ = cell.partition("/")
    if slash:
        return "-" if choice[""] == "-" and kind not in choice else choice.get(kind, kind), typ
    if cell in t.kinds:
        return choice.get(cell, cell), "-"
    return choice.get(cell, choice[""]), "-" if cell in WORDS else cell


def mod_fields(m, e):
    """Returns the modifier's fields in the encoding: [(index in the list, name)]."""
    names = [m["field"] + str(i) for i in range(4)] if m["listed"] else [m["field"]]
    return [(i, n) for i, n in enumerate(names) if n in e["fields"]]


def mods(t, f, taken, named):
    """Adds the modifiers, their bits, and the values that these bits have if the text has no modifiers."""
    has = frozenset(f["row"]["has"] | {"op_sel_half"}) if "OP_SEL" in f["halves"] else frozenset(f["row"]["has"])
    key = id(f["rule"]), f["enc"]["index"], has, f["nsrc"], tuple([m and m["index"] for m in named.values()])
    if key not in t.same_mods:
        t.same_mods[key] = new_mods(t, f, has, named)
    filled, value, found = t.same_mods[key]
    taken |= filled
    f["value"] |= value
    f.update(found)


def new_mods(t, f, has, named):
    """Returns (fields that modifiers use, bits that are always set, properties of the form)."""
    e, chosen, taken, value = f["enc"], [], set(), 0
    f = dict(required=0, spare=0, mod_bits=0, mod_idle=0, mod_always=False, checks_modifiers=False, rule=f["rule"], nsrc=f["nsrc"])
    for name, terms, must in f["rule"]["mods"]:
        m = named[name]
        if any(not m or m["field"] not in (*e["fields"], "-") if term == "spelled" else (term.removeprefix("!") in has) == (term[0] == "!")
               for term in terms):
            continue
        chosen.append(m)
        fields = mod_fields(m, e)
        if must:
            f["required"] |= 1 << m["group"]
        if must and m["value"] == "flag":
            value |= place(e, m["field"], 1)
        else:
            # A list has an element for each source. op_sel also has an element for the destination. Elements of op_sel_hi for
            # missing sources are 1.
            count = {"list": f["nsrc"], "list2": 2}.get(m["value"], 4)
            taken.update(n for i, n in fields if i < count or i == 3 and m["value"] == "list")
            for i, n in fields:
                if count <= i < 3 and m["default"]:
                    f["spare"] |= place(e, n, -1)
                    value |= place(e, n, m["default"])
        for i, n in fields:
            width = width_of(e["fields"][n])
            f["mod_bits"] |= place(e, n, -1)
            f["mod_idle"] |= place(e, n, m["default"] if i < 3 else 0)
            limit = re.match(r"[usx](\d+)$", m["value"])
            short = limit and int(limit[1]) < width
            f["checks_modifiers"] |= m["value"] in t.enum_kinds or m["value"] == "dpp" or bool(short) or m["place"] == "true16"
        f["mod_always"] |= m["print"] == "always"
    f["mods"] = tuple(m["index"] for m in chosen)
    f["allowed"] = sum({1 << m["group"] for m in chosen})
    return taken, value, f


def check_rows(t):
    """Checks that a class does not have the same mnemonic twice with the same types and wave size."""
    seen = {}
    for r in t.rows:
        for col, op in enumerate(r["op"]):
            for wave in (1, 2) if op is not None else ():
                if wave & waves(r):
                    key = r["name"], r.get("second"), tuple(r["types"].items()), wave, col
                    t.apart(r["where"], seen, key, r["feat"], r["name"])


def check_cells(row, rules):
    known = {s["column"] for rule in rules for s in rule["slots"]}
    for column, cell in row["types"].items():
        if cell != "-" and column not in known:
            fail(row["where"], f"no form of {row['name']} uses its {column}")


def check_opcodes(t):
    """Checks that no encoded instruction belongs to two rows. Compares two forms only if their top nine bits can be equal. If
    their opcodes have the same position, the opcodes must be equal, too."""
    seen = {}
    for f in t.forms:
        pieces = tuple(f["enc"]["fields"].get("op", dict(pieces=[]))["pieces"])
        rivals = {}
        for top in tops(f["value"] >> 23 & 511, f["mask"] >> 23 & 511):
            groups = seen.setdefault((f["col"], top), {})
            for other, ops in groups.items():
                for forms in [ops.get(f["op"], [])] if other == pieces else ops.values():
                    rivals.update((id(g), g) for g in forms)
            groups.setdefault(pieces, {}).setdefault(f["op"], []).append(f)
        for g in rivals.values():
            if g["row"] is not f["row"] and g["classes"] & f["classes"] and g["waves"] & f["waves"] and collide(f, g):
                fail(f["row"]["where"], f"{f['row']['name']} has opcode {f['op']:#x} of {g['row']['name']} "
                     f"({g['row']['where']}) in {f['enc']['name']}, column {COLUMNS[f['col']]}")


def tops(value, mask):
    """Yields the nine-bit values that equal value in the bits of mask."""
    free, sub = ~mask & 511, 0
    while True:
        yield value & mask | sub
        sub = (sub - free) & free
        if not sub:
            return


def collide(f, g):
    return f["enc"]["bits"] == g["enc"]["bits"] and not (g["value"] ^ f["value"]) & g["mask"] & f["mask"]


def unused(rows, names):
    used = set(names)
    return [r for r in rows if r["name"] not in used]


def check_used(t):
    rules = {id(f["rule"]) for f in t.forms}
    encodings = {id(e) for r in t.formrules for col in r["reach"] for e in t.by_encoding[r["encoding"], col]}
    names = {name for r in t.formrules for name, *_ in r["mods"]}
    kinds, types = set(), set()
    for r in t.formrules:
        for s in r["slots"]:
            kinds.update(s["choice"].values())
            types.update([s["type"], *s["choice"]])
    for row in t.rows:
        for cell in row["types"].values():
            kinds.add(cell.partition("/")[0])
            types.add(cell.rpartition("/")[2])
    for what, rows in (
            ("form", [r for r in t.formrules if id(r) not in rules]),
            ("encoding", [e for e in t.encodings if id(e) not in encodings]),
            ("modifier", [m for m in t.mods if m["name"] not in names]),
            ("operand kind", [k for k in t.kinds.values() if k["name"] not in kinds]),
            ("syntax", unused(t.written["SYNTAX"], (k["syntax"] for k in t.kinds.values()))),
            ("kind of values", unused(t.written["MODVALUE"], (m["kind"] for m in t.mods))),
            ("type", [x for x in t.types.values() if x["name"] not in types | {"-"}])):
        for dead in rows:
            fail(dead["where"], f"nothing uses the {what} {dead.get('name', '')}".rstrip())
