#!/usr/bin/env python3
"""Reads the instruction tables, checks them, and writes them as const C data.

  gen.py TABLES OUT.c OUT.h        write the data
  gen.py TABLES --explain NAME     every derived form of an instruction with its bits
  gen.py TABLES --rows             one line a row: mnemonic, tab, a processor that has it

tables/README.md is the contract of the format. A broken table is refused with file:line: message.
"""
import collections
import os
import re
import sys

COLUMNS = ["6", "7", "8", "9", "10", "11"]
FAMILIES = ("sop2 sop1 sopc sopk sopp smem vop1 vop2 vopc vop3 vop3p vintrp vinterp3 ds flat mubuf mtbuf mimg exp").split()
SUFFIXES = ["-", "e32", "e64", "sdwa", "dpp", "e64_dpp", "decode"]
VALU = ("vop1", "vop2", "vopc", "vop3", "vop3p")  # families whose scalar sources are limited
NOT_TYPES = ("name", "mods", "ext", "feat", "args", "old")


class Broken(Exception):
    pass


def fail(where, text):
    raise Broken(f"{where}: {text}")


def read(folder, name, ncells=None):
    """Yields (where, cells); the last of ncells takes the rest of the line."""
    path = os.path.join(folder, name + ".tbl")
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            text = line.split("#", 1)[0] if name != "enums" else line.split(" #", 1)[0].split("# ", 1)[0]
            if not text.strip() or text.startswith("#"):
                continue
            where = f"{name}.tbl:{number}"
            cells = text.split(None, ncells - 1) if ncells else text.split()
            if ncells and len(cells) < ncells:
                fail(where, f"{ncells} cells expected, {len(cells)} found")
            yield where, [c.strip() for c in cells]


def header(folder, name):
    """The column names: the last comment line before the first row."""
    last = None
    with open(os.path.join(folder, name + ".tbl"), encoding="utf-8") as f:
        for line in f:
            if line.startswith("#"):
                last = line[1:].split()
            elif line.strip():
                return last
    return last


def number(where, text):
    try:
        return int(text, 0)
    except ValueError:
        fail(where, f"not a number: {text}")


def columns(where, text):
    """'6-7,10' -> [0, 1, 4]"""
    out = []
    for part in text.split(","):
        ends = part.split("-")
        for end in ends:
            if end not in COLUMNS:
                fail(where, f"unknown column {end}")
        out += range(COLUMNS.index(ends[0]), COLUMNS.index(ends[-1]) + 1)
    return out


def inherit(cells):
    """Replaces '.' by the cell to its left."""
    out = []
    for c in cells:
        out.append(out[-1] if c == "." and out else c)
    return out


class Tables:
    def __init__(self, folder):
        self.folder = folder
        self.load_targets()
        self.load_types()
        self.load_kinds()
        self.load_modifiers()
        self.load_registers()
        self.load_enums()
        self.load_encodings()
        self.load_forms()
        self.load_rows()
        self.derive()
        self.load_aliases()
        self.check_opcodes()

    # ---- processors

    def load_targets(self):
        self.targets, self.classes, self.features = [], [], []
        names = header(self.folder, "targets")
        for where, cells in read(self.folder, "targets"):
            if len(cells) != len(names):
                fail(where, f"{len(names)} cells expected, {len(cells)} found")
            t = dict(zip(names, cells), where=where)
            if t["class"] not in self.classes:
                self.classes.append(t["class"])
            t["features"] = [] if t["features"] == "-" else t["features"].split(",")
            self.features += [f for f in t["features"] if f not in self.features]
            columns(where, t["col"])
            self.targets.append(t)
        self.class_col = {t["class"]: COLUMNS.index(t["col"]) for t in self.targets}

    def class_mask(self, where, feat, col):
        """The classes of a column that a feat cell leaves."""
        here = [c for c in self.classes if self.class_col[c] == col]
        have = list(here)
        for term in [] if feat == "-" else feat.split(","):
            names = re.findall(r"gfx\w+", term)
            for n in names:
                if n not in self.classes:
                    fail(where, f"unknown class {n} in feat")
            if names[0] not in here:
                continue
            if term.endswith("+"):
                chosen = here[here.index(names[0]):]
            elif "-" in term:
                chosen = here[here.index(names[0]):here.index(names[1]) + 1]
            else:
                chosen = names
            have = [c for c in have if (c in chosen) != term.startswith("!")]
        return sum(1 << self.classes.index(c) for c in have)

    # ---- operands and modifiers

    def load_types(self):
        self.types = {"-": dict(name="-", dwords="1", const="none", mods="-")}
        for where, c in read(self.folder, "types", 4):
            self.types[c[0]] = dict(name=c[0], dwords=c[1], const=c[2], mods=c[3])

    def load_kinds(self):
        self.kinds = {}
        for where, c in read(self.folder, "operands", 5):
            if c[0] in self.kinds:
                fail(where, f"{c[0]} is there twice")
            self.kinds[c[0]] = dict(name=c[0], how=c[1], accepts=c[2], stored=c[3], width=c[4], where=where)

    def load_modifiers(self):
        self.mods, self.modname = [], collections.OrderedDict()
        for where, c in read(self.folder, "modifiers"):
            m = dict(name=c[0], spelling=c[1], value=c[2], field=c[3], default=number(where, c[4]), print=c[5],
                     inside=len(c) > 6 and c[6] == "inside")
            m.update(index=len(self.mods), where=where)
            self.mods.append(m)
            self.modname.setdefault(c[0], m)
        groups = []
        for m in self.mods:
            keys = {"name " + m["name"], "spelling " + m["spelling"]}
            joined = [g for g in groups if g & keys]
            for g in joined:
                groups.remove(g)
                keys |= g
            groups.append(keys)
        for m in self.mods:
            m["group"] = next(i for i, g in enumerate(groups) if "name " + m["name"] in g)
        if len(groups) > 64:
            raise Broken("modifiers.tbl: more than 64 groups of modifiers")

    def load_registers(self):
        self.files, self.registers = {}, []
        for where, c in read(self.folder, "registers"):
            codes = inherit(c[5:])
            if len(codes) != len(COLUMNS):
                fail(where, f"{len(COLUMNS)} codes expected")
            if c[0].endswith("[]"):
                self.files[c[0][:-2]] = [tuple(map(int, x.split("+"))) for x in codes]
            else:
                names = [c[0]] + ([] if c[1] == "-" else c[1].split(","))
                codes = [-1 if x == "-" else number(where, x) for x in codes]
                self.registers.append(dict(names=names, dwords=c[2], accept=c[3], xnack=c[4] == "xnack", codes=codes))

    def load_enums(self):
        self.enums = []
        for where, c in read(self.folder, "enums", 5):
            kind, name, value, cols, feat = c
            value, cols = number(where, value), columns(where, cols)
            m = re.match(r"(\w*)\{(\d+)\.\.(\d+)\}$", name)
            many = [f"{m[1]}{i}" for i in range(int(m[2]), int(m[3]) + 1)] if m else [name]
            for i, n in enumerate(many):
                self.enums.append(dict(kind=kind, name=n, value=value + i, cols=cols, feat=feat))
        self.bitfields = []
        for where, c in read(self.folder, "bitfields", 4):
            pieces = [(0, 0, 0), (0, 0, 0)]
            bits = [p for p in c[3].split() if "gfx" not in p]
            feat = [p for p in c[3].split() if "gfx" in p]
            for i, p in enumerate(bits):
                m = re.match(r"(\d+)\.\.(\d+)(?:\[(\d+)\])?$", p)
                if not m or i > 1:
                    fail(where, f"not a bit range: {p}")
                pieces[i] = (int(m[2]), int(m[1]) - int(m[2]) + 1, int(m[3] or 0))
            self.bitfields.append(dict(kind=c[0], name=c[1], cols=columns(where, c[2]), pieces=pieces, where=where,
                                       feat=feat[0] if feat else "-"))
        self.dpp = []
        for where, c in read(self.folder, "dpp", 5):
            lo, hi = (-1, -1) if c[2] == "-" else (number(where, c[2]), number(where, c[3]))
            self.dpp += [(c[0], number(where, c[1]), lo, hi, col) for col in columns(where, c[4])]
        self.enum_kinds = list(dict.fromkeys(e["kind"] for e in self.enums + self.bitfields))

    # ---- encodings and forms

    def load_encodings(self):
        self.encodings, self.fields = [], []
        for where, c in read(self.folder, "encodings", 4):
            e = dict(name=c[0], cols=columns(where, c[1]), bits=number(where, c[2]), where=where,
                     value=0, fixed=0, ignored=0, fields={}, index=len(self.encodings))
            seen = 0
            for item in c[3].split():
                m = re.match(r"(\d+)(?:\.\.(\d+))?=(.+)$", item)
                if not m:
                    fail(where, f"not a layout item: {item}")
                hi = int(m[1])
                lo = int(m[2]) if m[2] else hi
                mask = ((1 << (hi - lo + 1)) - 1) << lo
                if hi >= e["bits"] or lo > hi or hi // 32 != lo // 32:
                    fail(where, f"bits out of place: {item}")
                if seen & mask:
                    fail(where, f"a bit is defined twice: {item}")
                seen |= mask
                self.layout_item(where, e, m[3], hi, lo, mask)
            missing = [b for b in range(e["bits"]) if not seen >> b & 1]
            if missing:
                fail(where, f"bit {missing[0]} is not defined")
            self.encodings.append(e)
        self.fields.sort()
        self.by_encoding = {(e["name"], col): e for e in self.encodings for col in e["cols"]}

    def layout_item(self, where, e, what, hi, lo, mask):
        if what == "~":
            e["ignored"] |= mask
        elif what[0].isdigit():
            v = number(where, what)
            if v >> (hi - lo + 1):
                fail(where, f"{what} does not fit bits {hi}..{lo}")
            e["value"] |= v << lo
            e["fixed"] |= mask
        else:
            m = re.match(r"(\w+)(?:\[(\d+)\])?(?:>>(\d))?$", what)
            if not m:
                fail(where, f"not a field: {what}")
            if m[1] not in self.fields:
                self.fields.append(m[1])
            f = e["fields"].setdefault(m[1], dict(pieces=[], shift=int(m[3] or 0)))
            f["pieces"].append((lo, hi - lo + 1, int(m[2] or 0)))
            if len(f["pieces"]) > 2:
                fail(where, f"{m[1]} has more than two pieces")

    def load_forms(self):
        self.formrules = []
        for m in self.mods:
            if m["field"] != "-":
                self.field_of(m["where"], m["field"] + ("0" if m["value"] == "list" else ""))
        for where, c in read(self.folder, "forms", 7):
            family, ext, suffix, encoding, cols, op, rest = c
            left, bar, right = rest.partition("|")
            if not bar:
                fail(where, "no | between operands and modifiers")
            if family not in FAMILIES:
                fail(where, f"unknown family {family}")
            if suffix.rstrip("!~") not in SUFFIXES:
                fail(where, f"unknown suffix {suffix}")
            r = dict(family=family, suffix=suffix.rstrip("!~"), always=suffix.endswith("!"), never=suffix.endswith("~"), encoding=encoding,
                     cols=columns(where, cols), op=number(where, op), where=where, slots=[], mods=[], fixed=[])
            for col in r["cols"]:
                if (encoding, col) not in self.by_encoding:
                    fail(where, f"no encoding {encoding} in column {COLUMNS[col]}")
            m = re.match(r"(.?)((?:[+-]\w+)*)$", ext)
            if not m:
                fail(where, f"not a condition: {ext}")
            r["ext"], r["need"] = m[1] or ".", re.findall(r"[+-]\w+", m[2])
            for s in left.split():
                m = re.match(r"(\w+|\*)=([^@]+)@(\S+)$", s)
                if not m:
                    fail(where, f"not an operand: {s}")
                r["slots"].append((m[1], m[2], m[3]))
            for s in right.split():
                self.form_modifier(where, r, s)
            self.formrules.append(r)

    def field_of(self, where, name):
        if name not in self.fields:
            fail(where, f"no encoding has the field {name}")

    def form_modifier(self, where, r, s):
        m = re.match(r"(\w+):=(\w+|~)$", s)
        if m:
            r["fixed"].append((m[1], None if m[2] == "~" else number(where, m[2])))
            return
        m = re.match(r"(\w+)(?:\?(.))?(=1)?$", s)
        if not m or m[1] not in self.modname:
            fail(where, f"unknown modifier {s}")
        r["mods"].append((m[1], m[2], bool(m[3])))

    # ---- rows

    def load_rows(self):
        self.rows = []
        for family in FAMILIES:
            names = header(self.folder, family)
            if names[-7:] != COLUMNS + ["feat"] or names[0] != "name":
                raise Broken(f"{family}.tbl: the header must begin with name and end with the columns and feat")
            for where, cells in read(self.folder, family):
                if len(cells) != len(names):
                    fail(where, f"{len(names)} cells expected, {len(cells)} found")
                r = dict(zip(names[:-7], cells), family=family, where=where, feat=cells[-1], index=len(self.rows))
                r["types"] = {n: c for n, c in zip(names[:-7], cells) if n not in NOT_TYPES}
                r["op"] = [None if c == "-" else int(c, 16) for c in inherit(cells[-7:-1])]
                r.setdefault("ext", "-")
                r.setdefault("mods", "-")
                self.rows.append(r)

    def cell(self, where, rule, kinds, cell):
        """(kind, type) of an operand: the form's kind and the row's cell together."""
        choice = {}
        for i, k in enumerate(kinds.split(";")):
            t, colon, name = k.rpartition(":")
            choice[t] = name
        fixed_type = None
        if "/" in choice.get("", ""):
            choice[""], fixed_type = choice[""].split("/")
        if cell is None or fixed_type:
            cell = fixed_type or "-" if cell is None else cell
        kind, slash, typ = cell.rpartition("/")
        if not slash:
            if cell in self.kinds:
                kind, typ = cell, fixed_type or "-"
            else:
                kind, typ = choice.get(cell, choice[""]), fixed_type or cell
                if cell not in self.types and cell not in ("acc", "s", "u"):
                    fail(where, f"unknown type or kind {cell}")
        elif kind in choice:
            kind = choice[kind]
        elif choice[""] == "none":
            kind = "none"
        if typ in ("acc", "s", "u"):
            typ = "-"
        if fixed_type and choice[""]:
            kind = choice[""]
        if kind != "none" and kind not in self.kinds:
            fail(where, f"unknown operand kind {kind}")
        if typ not in self.types:
            fail(where, f"unknown type {typ}")
        return kind, typ

    def derive(self):
        self.forms = []
        for row in self.rows:
            rules = [r for r in self.formrules if r["family"] == row["family"] and self.wanted(r, row)]
            if not rules:
                fail(row["where"], f"no form for {row['name']}")
            several = len({r["suffix"] for r in rules} - {"decode"}) > 1
            for rule in rules:
                for col in rule["cols"]:
                    if row["op"][col] is not None and self.class_mask(row["where"], row["feat"], col):
                        self.forms.append(self.form(row, rule, col, several))

    @staticmethod
    def wanted(rule, row):
        if rule["ext"] not in ("", ".") and rule["ext"] not in row["ext"]:
            return False
        for need in rule["need"]:
            has = row.get(need[1:], "-") != "-" or (len(need) == 2 and need[1:] in row["ext"])
            if has != (need[0] == "+"):
                return False
        return True

    def form(self, row, rule, col, several):
        e = self.by_encoding[rule["encoding"], col]
        where = row["where"]
        value, used = e["value"], 0
        op = row["op"][col] + rule["op"]
        pieces = e["fields"].get("op", dict(pieces=[]))["pieces"]
        if op >> sum(w for _, w, _ in pieces):
            fail(where, f"opcode {op:#x} does not fit the op field of {e['name']}")
        value |= self.place(e, "op", op)
        slots, taken = [], set()
        for column, kinds, field in rule["slots"]:
            cell = None if column == "*" else row["types"].get(column, "-")
            if cell == "-" or cell == "acc":
                continue
            kind, typ = self.cell(where, rule, kinds, cell)
            if kind == "none":
                continue
            if field != "-":
                if field not in e["fields"]:
                    fail(rule["where"], f"{e['name']} has no field {field}")
                taken.add(field)
                if kind == "attr":
                    taken.add("attrchan")
                if self.kinds[kind]["how"] == "exp_src":
                    taken.add("en")
            src = -1
            if re.match(r"s\d$", column):
                src = int(re.sub(r"^src(?=\d$)", "", field) if re.match(r"src\d$", field) else column[1])
                mods = self.types[typ]["mods"]
                for base in {"f": ("neg", "abs"), "i": ("sext",)}.get(mods, ()):
                    if f"{base}{src}" in e["fields"]:
                        taken.add(f"{base}{src}")
            slots.append((kind, typ, field, src))
        mods, required = [], 0
        nsrc = sum(1 for s in slots if s[3] >= 0) or 1
        for name, letter, must in rule["mods"]:
            if letter and letter not in row["mods"]:
                continue
            m = self.modname[name]
            names = [m["field"]]
            if m["value"] == "list":
                names = [f"{m['field']}{i}" for i in range(4)]
                if m["field"] == "opselhi":
                    taken.update(n for n in names if n in e["fields"])
            elif m["field"] not in e["fields"] and m["field"] != "-":
                fail(rule["where"], f"{e['name']} has no field {m['field']} for {name}")
            if must:
                required |= 1 << m["group"]
                if m["value"] == "flag":
                    value |= self.place(e, m["field"], 1)
                    continue_print = True
                    mods.append(m)
                    continue
            taken.update(n for n in names if n in e["fields"])
            mods.append(m)
        for field, v in rule["fixed"]:
            if field in taken:
                fail(rule["where"], f"{field} is fixed and used")
            if v is None:
                taken.add(field)
            else:
                value |= self.place(e, field, v)
        for field in taken:
            for lo, width, _ in e["fields"][field]["pieces"]:
                used |= ((1 << width) - 1) << lo
        mask = ((1 << e["bits"]) - 1) & ~used & ~e["ignored"]
        klit = any(self.kinds[k]["how"] == "klit" for k, *_ in slots)
        mod_bits, mod_idle, always, fussy = 0, 0, False, False
        for m in mods:
            fields = [m["field"]]
            if m["value"] == "list":
                fields = [f"{m['field']}{i}" for i in range(4)]
            for i, name in enumerate(fields):
                if name not in e["fields"]:
                    continue
                width = sum(w for _, w, _ in e["fields"][name]["pieces"])
                mod_bits |= self.place(e, name, (1 << width) - 1)
                listed = m["value"] != "list" or i < nsrc
                mod_idle |= self.place(e, name, m["default"] if listed else 0)
                limit = re.match(r"[us](\d+)$", m["value"])
                fussy |= m["value"] in self.enum_kinds or m["value"] == "dpp" or bool(limit and int(limit[1]) < width)
            always |= m["print"] == "always"
        return dict(row=row, rule=rule, enc=e, col=col, mod_bits=mod_bits, mod_idle=mod_idle, mod_always=always, fussy=fussy, op=op, suffix=rule["suffix"], slots=tuple(slots),
                    show=rule["suffix"] not in ("-", "decode") and not rule["never"] and (several or rule["always"]) and (bool(slots) or not (required or rule["suffix"] == "e32")),
                    mods=tuple(m["index"] for m in mods), allowed=sum({1 << m["group"] for m in mods}),
                    required=required, value=value & mask, mask=mask, nsrc=nsrc, klit=klit,
                    classes=self.class_mask(where, row["feat"], col), size=e["bits"] // 8 + (4 if klit else 0))

    @staticmethod
    def place(e, field, v):
        out = 0
        f = e["fields"].get(field)
        if f is None:
            if v:
                raise Broken(f"{e['where']}: no field {field}")
            return 0
        for lo, width, low in f["pieces"]:
            out |= ((v >> low) & ((1 << width) - 1)) << lo
        return out

    # ---- names

    def load_aliases(self):
        self.names = collections.OrderedDict()
        order = {s: i for i, s in enumerate(SUFFIXES)}
        for f in self.forms:
            entry = self.names.setdefault(f["row"]["name"], [[] for _ in COLUMNS])
            if f["suffix"] != "decode":
                entry[f["col"]].append(f)
        for where, c in read(self.folder, "alias", 3):
            base, suffix = self.split_suffix(c[1])
            if base not in self.names:
                fail(where, f"{c[0]} stands for {c[1]}, which no table has")
            entry = self.names.setdefault(c[0], [[] for _ in COLUMNS])
            for col in columns(where, c[2]):
                if entry[col]:
                    fail(where, f"{c[0]} is an instruction of column {COLUMNS[col]} already")
                entry[col] = [f for f in self.names[base][col] if suffix in (None, f["suffix"])]
        for entry in self.names.values():
            for forms in entry:
                forms.sort(key=lambda f: (f["size"], order[f["suffix"]]))

    def split_suffix(self, name):
        """'v_add_i32_e64' -> ('v_add_i32', 'e64'); the suffix is None if the whole name is a mnemonic."""
        base, _, suffix = name.rpartition("_")
        return (base, suffix) if name not in self.names and suffix in SUFFIXES else (name, None)

    def check_opcodes(self):
        seen, typed = {}, {}
        for f in self.forms:
            where = f["row"]["where"]
            key = (f["enc"]["name"], f["col"], f["op"])
            for g in seen.setdefault(key, []):
                apart = (g["value"] ^ f["value"]) & g["mask"] & f["mask"]
                if g["row"] is not f["row"] and g["classes"] & f["classes"] and not apart:
                    fail(where, f"{f['row']['name']} has opcode {f['op']:#x} of {g['row']['name']} "
                                f"({g['row']['where']}) in {key[0]}, column {COLUMNS[f['col']]}")
            seen[key].append(f)
            key = (f["row"]["name"], f["col"], tuple(f["row"]["types"].items()), f["rule"]["where"])
            for g in typed.setdefault(key, []):
                if g["row"] is not f["row"] and g["classes"] & f["classes"]:
                    fail(where, f"{f['row']['name']} is there twice ({g['row']['where']})")
            typed[key].append(f)


# ---- output

def ident(s):
    return re.sub(r"\W", "_", s).upper() if s != "-" else "NONE"


def word_hash(s):
    """The same as isa_word() in words.c."""
    h = 0
    for ch in s.encode():
        h = (h * 31 + ch) & 0xffffffff
    return (h ^ h >> 15) & 0xffffffff


class Writer:
    def __init__(self, t, c, h):
        self.t, self.c, self.h = t, c, h

    def enum(self, prefix, names, last=None):
        self.h.append("enum {")
        self.h += [f"\t{prefix}_{ident(n)}," for n in names]
        self.h.append(f"\t{prefix}_COUNT\n}};\n")

    def array(self, decl, items, per=1):
        self.c.append(f"{decl} = {{")
        for i in range(0, len(items), per):
            self.c.append("\t" + " ".join(str(x) + "," for x in items[i:i + per]))
        self.c.append("};\n")

    def header(self):
        t = self.t
        self.h.append("/* Written by gen.py from tables/; see tables/README.md. */\n#ifndef ISA_GEN_H\n#define ISA_GEN_H\n")
        self.enum("COL", COLUMNS)
        self.enum("FIELD", ["none"] + t.fields)
        self.enum("TYPE", t.types)
        self.enum("CONST", dict.fromkeys(x["const"] for x in t.types.values()))
        self.enum("OPKIND", t.kinds)
        self.enum("HOW", dict.fromkeys(k["how"] for k in t.kinds.values()))
        self.enum("WIDTH", dict.fromkeys(k["width"] for k in t.kinds.values()))
        self.enum("ENUM", ["none"] + t.enum_kinds)
        self.enum("MODVALUE", self.modvalues())
        self.enum("SUFFIX", SUFFIXES)
        self.enum("FEATURE", t.features)
        for i, c in enumerate(t.classes):
            self.h.append(f"#define CLASS_{ident(c)} (1u << {i})")
        for m in {m["group"]: m for m in reversed(t.mods)}.values():
            self.h.append(f"#define MODGROUP_{ident(m['name'])} {m['group']}")
        self.h.append("\n#endif")

    def modvalues(self):
        return list(dict.fromkeys(re.sub(r"^[usx]\d*$", lambda m: m[0][0], m["value"]) for m in self.t.mods))

    def data(self):
        self.c.append('/* Written by gen.py from tables/; see tables/README.md. */\n#include "common/isa/tables.h"\n')
        self.strings, self.string_at = ["\\0"], {"": 0}
        self.string_len = 1
        self.targets()
        self.layouts()
        self.kinds()
        self.modifiers()
        self.form_data()
        self.decoder()
        self.registers()
        self.enum_data()
        self.words()
        room = max(len(r["name"]) for r in self.t.rows) + 15 & ~15
        self.h.insert(-1, f"#define ISA_NAME_ROOM {room} /* bytes that can be copied from the start of any name */")
        text = "".join(self.strings).replace("\\0", "\0") + "\0" * room
        self.array("const char isa_strings[]", [str(ord(ch)) for ch in text], 24)

    def string(self, s):
        if s not in self.string_at:
            self.string_at[s] = self.string_len
            self.string_len += len(s) + 1
            self.strings.append(s + "\\0")
        return self.string_at[s]

    def targets(self):
        def pair(s):
            a = s.split("/")
            return f"{{{a[0]}, {a[-1]}}}"
        items = []
        for x in self.t.targets:
            major, minor, step = x["version"].split(".")
            f = x["features"]
            extra = x["extra"].split(",")
            top = int(x["sgprs"]) + (6 if x["col"] in ("8", "9") and False else 0)
            items.append(
                f'{{.name = "{x["name"]}", .aliases = "{"" if x["aliases"] == "-" else x["aliases"].replace(",", " ")}", '
                f'.column = COL_{x["col"]}, .class_bit = CLASS_{ident(x["class"])}, .major = {major}, .minor = {minor}, '
                f'.stepping = 0x{step}, .generic = {0 if x["gen"] == "-" else x["gen"]}, .mach = 0x{x["mach"]}, '
                f'.has_xnack = {int("x" in x["set"])}, .has_sramecc = {int("s" in x["set"])}, '
                f'.features = {" | ".join(f"1ull << FEATURE_{ident(n)}" for n in f) or 0}, .wave32 = {int(x["wave"] == "32")}, '
                f'.vgpr_granule = {pair(x["vgran"])}, .vgpr_encode = {pair(x["venc"])}, .vgprs = {x["vgprs"]}, '
                f'.sgpr_granule = {x["sgran"]}, .sgpr_encode = {x["senc"]}, .sgprs = {x["sgprs"]}, '
                f'.sgprs_total = {x["total"]}, .extra_sgprs = {{{", ".join(extra)}}}, '
                f'.unified_vgprs = {int("unified_vgprs" in f)}, .arch_scratch = {int("arch_scratch" in f)}, '
                f'.constant_bus = {x["bus"]}, .kernarg_preload = {int("kernarg_preload" in f)}, .lds = {x["lds"]}}}')
        self.array("const struct target isa_targets[]", items)
        self.c.append(f"const size_t isa_ntargets = {len(items)};\n")

    def layouts(self):
        items = []
        for e in self.t.encodings:
            cells = []
            for name, f in e["fields"].items():
                p = f["pieces"]
                a, b = p[0], (p[1] if len(p) > 1 else (0, 0, 0))
                if a[2]:
                    a, b = b, a
                cells.append(f"[FIELD_{ident(name)}] = {{{a[0]}, {a[1]}, {b[0]}, {b[1]}, {b[2]}, {f['shift']}}}")
            items.append("{" + ", ".join(cells) + "}")
        self.array("const struct field isa_fields[][FIELD_COUNT]", items)

    def kinds(self):
        letters = "vasmexdilnh"
        items = []
        for k in self.t.kinds.values():
            accept = "|".join(f"ACCEPT_{x.upper()}" for x in k["accepts"] if x in letters) if k["how"] in (
                "reg", "exp_src", "sdwa_vcc", "off") and k["accepts"] != "-" else "0"
            stored, bits, sign, hexa, small = 0, 0, 0, 0, 0
            m = re.match(r"([usxyd])(\d+)$", k["stored"])
            if m:
                small = int(m[1] == "d")
                bits, sign, hexa = int(m[2]), int(m[1] in "sy"), int(m[1] in "xyd")
            elif k["stored"] != "-":
                stored = int(k["stored"], 16)
            enum = f"ENUM_{ident(k['name'])}" if k["name"] in self.t.enum_kinds else "ENUM_NONE"
            items.append(f"{{HOW_{ident(k['how'])}, WIDTH_{ident(k['width'])}, {accept}, {stored:#x}, {bits}, {sign}, {hexa}, {small}, {enum}}}")
        self.array("const struct opkind isa_opkinds[]", items)
        items = []
        for x in self.t.types.values():
            d = x["dwords"]
            dw, halves, lane = (0, int(d[1:]), 0) if d[0] == "h" else (0, 0, 1) if d == "m" else (int(d), 0, 0)
            mods = {"f": "MODS_FLOAT", "i": "MODS_INT"}.get(x["mods"], "0")
            items.append(f"{{{dw}, {halves}, {lane}, CONST_{ident(x['const'])}, {mods}}}")
        self.array("const struct optype isa_optypes[]", items)

    def modifiers(self):
        items = []
        for m in self.t.mods:
            v = re.match(r"([usx])(\d*)$", m["value"])
            value, bits = (v[1], int(v[2] or 0)) if v else (m["value"], 0)
            enum = f"ENUM_{ident(value)}" if value in self.t.enum_kinds else "ENUM_NONE"
            field = m["field"] if m["value"] != "list" else m["field"] + "0"
            field = "none" if field == "-" else field
            items.append(f"{{{self.string(m['spelling'])}, {m['default']}, MODVALUE_{ident(value)}, {bits}, FIELD_{ident(field)}, "
                         f"{m['group']}, {self.t.modname[m['name']]['index']}, PRINT_{m['print'].upper() if m['print'] != '-' else 'NEVER'}, {enum}, {int(m['inside'])}}}")
        self.array("const struct modifier isa_modifiers[]", items)

    def form_data(self):
        t = self.t
        def words(v):
            return ", ".join(f"{v >> 32 * i & 0xffffffff:#x}" for i in range(3))

        slots, slot_at, mods, mod_at = [], {}, [], {}
        self.form_at, items, self.form_list = {}, [], []
        for f in sorted(t.forms, key=lambda f: f["col"]):  # a column together, for the caches
            sk = f["slots"]
            if sk not in slot_at:
                slot_at[sk] = len(slots)
                slots += [f"{{OPKIND_{ident(k)}, TYPE_{ident(ty)}, FIELD_{ident(fl)}, {src}, {self.fixed_dwords(k, ty)}}}"
                          for k, ty, fl, src in sk]
            if f["mods"] not in mod_at:
                mod_at[f["mods"]] = len(mods)
                mods += f["mods"]
            dw = [(f["value"] >> 32 * i) & 0xffffffff for i in range(3)] + [(f["mask"] >> 32 * i) & 0xffffffff for i in range(3)]
            row = f["row"]
            old = sum(1 << w for a in row.get("old", "").split(",") if a
                      for w in range(int(a.split("-")[0]), int(a.split("-")[-1]) + 1))
            item = (f"{{{{{dw[0]:#x}, {dw[1]:#x}, {dw[2]:#x}}}, {{{dw[3]:#x}, {dw[4]:#x}, {dw[5]:#x}}}, "
                    f"{{{words(f['mod_bits'])}}}, {{{words(f['mod_idle'])}}}, {f['allowed']:#x}, {f['required']:#x}, "
                    f"{self.string(row['name'])}, {f['classes']:#x}, {slot_at[sk]}, {mod_at[f['mods']]}, {old:#x}, {f['enc']['index']}, "
                    f"{len(sk)}, {len(f['mods'])}, SUFFIX_{ident(f['suffix'])}, {int(f['show'])}, {f['enc']['bits'] // 8}, "
                    f"{f['nsrc']}, {int(f['klit'])}, {int(row['family'] in VALU)}, {int('v' in row['mods'])}, {int('m' in row['mods'])}, {int('1' in row['mods'])}, {int('r' in row['mods'])}, {int('acc' in row['types'].values())}, {int(f['mod_always'])}, {int(f['fussy'])}, {len(row['name'])}}}")
            f["index"] = self.form_at.setdefault((f["col"], item), len(items))
            if f["index"] == len(items):
                items.append(item)
        self.array("const struct slot isa_slots[]", slots, 3)
        self.array("const uint8_t isa_form_mods[]", mods or [0], 16)
        self.array("const struct form isa_forms[]", items)

    def fixed_dwords(self, kind, typ):
        """The width of an operand if nothing but its type decides, else 0."""
        dwords = self.t.types[typ]["dwords"]
        return dwords if self.t.kinds[kind]["width"] in ("-", "blank") and dwords.isdigit() else 0

    def listed(self, indices):
        """Puts a run of form numbers into the shared list; returns (first, count)."""
        first = len(self.form_list)
        self.form_list += indices
        return first, len(indices)

    def decoder(self):
        """A group is a set of forms found by the same fixed bits and the same op field."""
        t = self.t
        groups = collections.OrderedDict()
        for f in t.forms:
            e = f["enc"]
            low = 0xffffffff
            pieces = tuple(e["fields"].get("op", dict(pieces=[]))["pieces"])
            key = (f["col"], e["value"] & low, e["fixed"] & low, pieces)
            g = groups.setdefault(key, dict(col=f["col"], value=key[1], fixed=key[2], pieces=pieces, enc=e, ops={}))
            g["ops"].setdefault(f["op"], []).append(f)
        ordered = sorted(groups.values(), key=lambda g: (g["col"], -bin(g["fixed"]).count("1")))
        ops, items = [], []
        for g in ordered:
            width = sum(w for _, w, _ in g["pieces"])
            base = len(ops)
            for op in range(1 << width):
                fs = sorted(g["ops"].get(op, []), key=lambda f: -bin(f["mask"]).count("1"))
                ops.append("{%d, %d}" % self.listed(list(dict.fromkeys(f["index"] for f in fs))) if fs else "{0, 0}")
            items.append(f"{{{g['value']:#x}, {g['fixed']:#x}, {base}, {g['enc']['index']}}}")
            g["index"] = len(items) - 1
        self.array("const struct decode_group isa_decode_groups[]", items)
        self.array("const struct form_run isa_decode_ops[]", ops, 8)
        runs, lists, list_at = [], [], {}
        for col in range(len(COLUMNS)):
            for top in range(512):
                key = tuple(g["index"] for g in ordered if g["col"] == col
                            and not ((top << 23) ^ g["value"]) & g["fixed"] & 0xff800000)
                if key not in list_at:
                    list_at[key] = len(lists)
                    lists += key
                runs.append(f"{{{list_at[key]}, {len(key)}}}")
        self.array("const uint8_t isa_decode_lists[]", lists, 16)
        self.array(f"const struct form_run isa_decode_top[][512]", ["{" + ", ".join(runs[i:i + 512]) + "}" for i in range(0, len(runs), 512)])

    def registers(self):
        t = self.t
        items = []
        for name in ("s", "ttmp"):
            items.append("{" + ", ".join(f"{{{a}, {n}}}" for a, n in t.files[name]) + "}")
        self.array("const struct reg_file isa_reg_files[][COL_COUNT]", items)
        self.reg_names, items = {}, []
        for r in t.registers:
            dw = {"1": 1, "2": 2, "12": 3}[r["dwords"]]
            for n in r["names"]:
                self.reg_names[n] = len(items)
            items.append(f"{{{self.string(r['names'][0])}, {dw}, ACCEPT_{r['accept'].upper()}, {int(r['xnack'])}, {{{', '.join(map(str, r['codes']))}}}}}")
        self.array("const struct special_reg isa_special_regs[]", items)
        self.array("const uint16_t isa_scalar_class[][SCALAR_WIDTHS][256]", [
            "{" + ", ".join("{" + ", ".join(self.scalar_class(col, dw, code) for code in range(256)) + "}"
                            for dw in (1, 2, 4, 8, 16)) + "}" for col in range(len(COLUMNS))])
        for width, bit in (("1", 0), ("2", 1)):
            cells = []
            for col in range(len(COLUMNS)):
                names = [0] * 256
                for i, r in enumerate(t.registers):
                    if r["codes"][col] >= 0 and width in r["dwords"]:
                        names[r["codes"][col]] = i + 1
                cells.append("{" + ", ".join(map(str, names)) + "}")
            self.array(f"const uint8_t isa_reg_at{width}[][256]", cells)

    def scalar_class(self, col, dwords, code):
        """What a source code below 256 is, read as so many dwords."""
        if code == 255:
            return "ACCEPT_L"
        if 128 <= code <= 208 or 240 <= code <= 247:
            return "ACCEPT_I"
        if code == 248:
            with_it = any("inv2pi" in t["features"] for t in self.t.targets if t["col"] == COLUMNS[col])
            return "ACCEPT_I" if with_it else "0"
        for name in ("s", "ttmp"):
            first, count = self.t.files[name][col]
            if first <= code and code + dwords <= first + count:
                return "0" if (code - first) % min(dwords, 4) else "ACCEPT_S"
        for r in self.t.registers:
            if r["codes"][col] == code and str(dwords) in r["dwords"]:
                return f"ACCEPT_{r['accept'].upper()}"
        return "0"

    def enum_data(self):
        items, runs = [], []
        for col in range(len(COLUMNS)):
            for kind in ["none"] + self.t.enum_kinds:
                here = [e for e in self.t.enums if e["kind"] == kind and col in e["cols"]]
                runs.append(f"{{{len(items)}, {len(here)}}}")
                for e in here:
                    classes = self.t.class_mask("enums.tbl", e["feat"], col)
                    items.append(f"{{{self.string(e['name'])}, {e['value']}, {classes:#x}}}")
        self.array("const struct enum_value isa_enum_values[]", items)
        n = len(self.t.enum_kinds) + 1
        self.array("const struct form_run isa_enum_runs[][ENUM_COUNT]",
                   ["{" + ", ".join(runs[i:i + n]) + "}" for i in range(0, len(runs), n)])
        items, runs = [], []
        for col in range(len(COLUMNS)):
            for kind in ["none"] + self.t.enum_kinds:
                here = [b for b in self.t.bitfields if b["kind"] == kind and col in b["cols"]]
                runs.append(f"{{{len(items)}, {len(here)}}}")
                for b in here:
                    (lo, w, _), (lo2, w2, low2) = b["pieces"]
                    classes = self.t.class_mask(b["where"], b["feat"], col)
                    items.append(f"{{{self.string(b['name'])}, {classes:#x}, {lo}, {w}, {lo2}, {w2}, {low2}}}")
        self.array("const struct bitfield isa_bitfields[]", items)
        self.array("const struct form_run isa_bitfield_runs[][ENUM_COUNT]",
                   ["{" + ", ".join(runs[i:i + n]) + "}" for i in range(0, len(runs), n)])
        items = [f"{{{self.string(n)}, {code:#x}, {lo}, {hi}, {col}}}" for n, code, lo, hi, col in self.t.dpp]
        self.array("const struct dpp_control isa_dpp_controls[]", items)
        self.c.append(f"const size_t isa_ndpp_controls = {len(items)};\n")

    def words(self):
        """One hash over mnemonics, modifiers and special registers."""
        t = self.t
        words = collections.OrderedDict()
        mnemonics = []
        for n, cols in t.names.items():
            words.setdefault(n, {})["mnemonic"] = len(mnemonics)
            runs = [self.listed([f["index"] for f in fs]) for fs in cols]
            mnemonics.append("{{" + ", ".join(f"{{{a}, {c}}}" for a, c in runs) + "}}")
        for m in t.mods:
            words.setdefault(m["spelling"], {}).setdefault("mod", m["index"])
            if m["value"] == "flag":
                words.setdefault("no" + m["spelling"], {}).setdefault("nomod", m["index"])
        for n, i in self.reg_names.items():
            words.setdefault(n, {})["reg"] = i
        size = 1
        while size < 2 * len(words):
            size *= 2
        slots = [None] * size
        for n, w in words.items():
            i = word_hash(n) & (size - 1)
            while slots[i]:
                i = (i + 1) & (size - 1)
            slots[i] = (f"{{{self.string(n)}, {len(n)}, {w.get('mnemonic', -1)}, {w.get('mod', w.get('nomod', -1))}, "
                        f"{w.get('reg', -1)}, {int('nomod' in w and 'mod' not in w)}}}")
        self.array("const struct word isa_words[]", [s or "{0, 0, -1, -1, -1, 0}" for s in slots], 4)
        self.h.insert(-1, f"#define ISA_WORDS {size}")
        self.array("const struct mnemonic isa_mnemonics[]", mnemonics)
        self.array("const uint16_t isa_form_list[]", self.form_list, 16)


def explain(t, name):
    for f in t.forms:
        if f["row"]["name"] != name:
            continue
        e = f["enc"]
        suffix = "_" + f["suffix"] if f["show"] else ""
        bits = " ".join(f"{f['value'] >> i & 0xffffffff:08x}/{f['mask'] >> i & 0xffffffff:08x}" for i in range(0, e["bits"], 32))
        ops = ", ".join(f"{k}{'' if ty == '-' else ':' + ty}{'' if fl == '-' else '@' + fl}" for k, ty, fl, _ in f["slots"])
        mods = " ".join(t.mods[m]["name"] for m in f["mods"])
        classes = " ".join(c for i, c in enumerate(t.classes) if f["classes"] >> i & 1)
        print(f"gfx{COLUMNS[f['col']]:3} {name + suffix} {ops} {mods}\n      {e['name']} op {f['op']:#x} value/mask {bits}  "
              f"({f['row']['where']}, {f['rule']['where']}, {e['where']})  {classes}")


def main():
    args = sys.argv[1:]
    try:
        t = Tables(args[0])
        if args[1] == "--explain":
            explain(t, args[2])
        elif args[1] == "--rows":
            for r in t.rows:
                for x in t.targets:
                    col = COLUMNS.index(x["col"])
                    bit = 1 << t.classes.index(x["class"])
                    if r["op"][col] is not None and t.class_mask(r["where"], r["feat"], col) & bit:
                        print(f"{r['name']}\t{x['name']}")
        else:
            c, h = [], []
            w = Writer(t, c, h)
            w.header()
            w.data()
            for path, lines in ((args[1], c), (args[2], h)):
                with open(path, "w", encoding="utf-8") as f:
                    f.write("\n".join(lines) + "\n")
    except Broken as e:
        sys.exit(f"{args[0]}/{e}")


if __name__ == "__main__":
    main()
