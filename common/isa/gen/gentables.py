"""Reads the tables and checks each of them: cells, names, numbers, bits, and what they say about each other.

Class Tables holds what was read. What follows from rows and forms together is genforms.py's.
A broken table raises Broken with the text file:line: message.
"""
import collections
import os
import re

COLUMNS = []  # the generations, as targets.tbl has them: filled when that is read
FAMILIES = ("sop2 sop2k sop1 sopc sopk sopp smem vop1 vop2 vopc vop3 vop3p vopd mai vintrp vinterp3 vinterp ldsdir ds flat "
            "mubuf mtbuf mimg bvh exp").split()
SUFFIXES = ["-", "e32", "e64", "sdwa", "dpp", "e64_dpp", "decode"]
NOT_TYPES = ("name", "mods", "ext", "feat", "args", "addrs")  # columns of rows that are no operands

# Cells that are neither a type nor a kind: tied to the destination; signed and unsigned SMEM offsets.
WORDS = ("acc", "s", "u")

# Families whose rows are halves of instructions that do two things at once. The columns of the second half have a y
# before their name; a row with x in ext can be the first.
PAIRED = ("vopd",)
COUNTS = 2  # counters that an event raises at most: INSN_COUNTS of effects.h

# Letters in mods that need no form of the row's family: 1: reads one scalar value only, w: in wave32 only, W: in wave64
# only.
FACTS = "1wW"



class Broken(Exception):
    """file:line: message"""


def fail(where, text):
    raise Broken(f"{where}: {text}")


def lines(folder, name):
    """Yields (line number, line)."""
    try:
        with open(os.path.join(folder, name + ".tbl"), encoding="utf-8") as f:
            yield from enumerate(f.read().split("\n"), 1)
    except OSError as e:
        fail(f"{name}.tbl", e.strerror)
    except UnicodeDecodeError:
        fail(f"{name}.tbl", "not UTF-8")


def read(folder, name, ncells=None, rest=False):
    """Yields (where, cells). There must be ncells of them; rest: the last takes the rest of the line."""
    for at, line in lines(folder, name):
        text = line.split("#", 1)[0]
        if text.strip():
            where = f"{name}.tbl:{at}"
            cells = text.split(None, ncells - 1) if rest else text.split()
            if ncells and len(cells) != ncells:
                fail(where, f"{ncells} cells expected, {len(cells)} found")
            yield where, [c.strip() for c in cells]


def header(folder, name):
    """(where, column names): the last comment line before the first row."""
    where, last = f"{name}.tbl", []
    for at, line in lines(folder, name):
        if line.startswith("#"):
            where, last = f"{name}.tbl:{at}", line[1:].split()
        elif line.strip():
            break
    return where, last


def number(where, text):
    try:
        return int(text, 0)
    except ValueError:
        fail(where, f"not a number: {text}")


def hexadecimal(where, text):
    if not re.fullmatch(r"[0-9a-fA-F]+", text):
        fail(where, f"not a hex number: {text}")
    return int(text, 16)


def match(where, pattern, text, what):
    m = re.fullmatch(pattern, text)
    if not m:
        fail(where, f"not {what}: {text}")
    return m


def one_of(where, text, known, what):
    if text not in known:
        fail(where, f"unknown {what} {text or '(none)'}")
    return text


def names_of(where, first, others):
    """A name and those of a cell of others."""
    names = [first] + ([] if others == "-" else others.split(","))
    return [match(where, r"[a-z][\w-]*", name, "a name")[0] for name in names]


def unique(where, seen, key, what):
    """Notes the key in the dictionary seen; it must not be there."""
    if key in seen:
        fail(where, f"{what} is there twice ({seen[key]})")
    seen[key] = where


def columns(where, text):
    """'6-7,10-' -> [0, 1, 4, 5]: a range without an end goes on in later generations."""
    out = []
    for part in text.split(","):
        part += COLUMNS[-1] if part.endswith("-") else ""
        ends = [COLUMNS.index(one_of(where, end, COLUMNS, "column")) for end in part.split("-")]
        if len(ends) > 2 or ends[0] > ends[-1]:
            fail(where, f"not a range of columns: {part}")
        out += range(ends[0], ends[-1] + 1)
    if len(set(out)) != len(out):
        fail(where, f"a column is there twice: {text}")
    return out


def inherit(where, cells, stops=()):
    """A cell for each column: '.' and those that the line leaves out are the cell to the left; in stops '-'."""
    if not cells or len(cells) > len(COLUMNS):
        fail(where, f"1 to {len(COLUMNS)} cells of columns expected, {len(cells)} found")
    out = []
    for i, col in enumerate(COLUMNS):
        c = cells[i] if i < len(cells) else "-" if col in stops else "."
        if c == "." and not out:
            fail(where, "there is nothing to the left of .")
        out.append(out[-1] if c == "." else c)
    return out


def ranges(where, text):
    """'1-4,8' -> [(1, 4), (8, 8)]"""
    parts = [] if text == "-" else text.split(",")
    ends = [match(where, r"(\d+)(?:-(\d+))?", part, "a list of numbers") for part in parts]
    return [(int(m[1]), int(m[2] or m[1])) for m in ends]


def lists_of(name):
    """{list: {name: second cell}} of a .def file of common/isa: its rows LIST(name, …)."""
    out = {}
    with open(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), name), encoding="utf-8") as f:
        for m in re.finditer(r"^([A-Z]+)\((\w+), (\w+|\")", f.read(), re.M):
            out.setdefault(m[1], {})[m[2]] = m[3]
    return out


def known_words():
    """The lists that C code has of the words of the tables: {list: {word: second cell}}."""
    names = lists_of("names.def")
    return {**lists_of("effects.def"), **lists_of("operand/syntax.def"), **lists_of("modifier/modvalue.def"),
            **{name: {word.lower(): cell for word, cell in words.items()} for name, words in names.items()}}


def width_of(field):
    """The bits of a field of an encoding."""
    return sum(width for _, width, _ in field["pieces"])


class Tables:
    def __init__(self, folder):
        self.folder = folder
        self.lists = known_words()
        self.codes = {name: int(code) for name, code in self.lists["CODE"].items()}
        self.load_targets()
        self.load_types()
        self.load_kinds()
        self.load_modifiers()
        self.load_registers()
        self.load_enums()
        self.load_bitfields()
        self.load_dpp()
        self.load_dims()
        self.check_named()
        self.load_encodings()
        self.load_headers()
        self.load_forms()
        self.load_rows()

    # ---- processors

    def load_targets(self):
        self.targets, self.classes, self.class_col, self.feats = [], [], {}, {}
        names, machs = {}, {}
        where, head = header(self.folder, "targets")
        listed = [dict(zip(head, cells), where=where) for where, cells in read(self.folder, "targets", len(head))]
        COLUMNS[:] = dict.fromkeys(t["col"] for t in listed)
        latest = 0
        for t in listed:
            where = t["where"]
            match(where, r"\d+", t["col"], "a column")
            for name in names_of(where, t["name"], t["aliases"]):
                unique(where, names, name, f"the name {name}")
            match(where, r"gfx\w+", t["class"], "a class")
            unique(where, machs, hexadecimal(where, t["mach"]), f"mach {t['mach']}")
            t["features"] = [] if t["features"] == "-" else t["features"].split(",")
            for f in t["features"]:
                one_of(where, f, self.lists["FEATURE"], "feature")
            col = COLUMNS.index(t["col"])
            if self.class_col.setdefault(t["class"], col) != col:
                fail(where, f"class {t['class']} is in two columns")
            if int(t["col"]) < latest:
                fail(where, f"a processor of column {t['col']} after those of column {latest}")
            latest = int(t["col"])
            if t["class"] not in self.classes:
                self.classes.append(t["class"])
            self.check_target(where, t)
            self.targets.append(t)
        if len(self.classes) > 64:  # class_mask
            fail(where, "more than 64 classes")

    @staticmethod
    def check_target(where, t):
        match(where, r"\d+\.\d+\.[0-9a-f]+", t["version"], "a version")
        match(where, r"-|[-0-9a-f]/[-0-9a-f]", t["v2"], "a pair of steppings")
        match(where, r"-|\d+", t["gen"], "a number")
        match(where, r"-|x?s?", t["set"], "a list of settings")
        one_of(where, t["wave"], ("32", "64"), "wave size")
        match(where, r"\d+,\d+,\d+", t["extra"], "three numbers")
        for name in ("vgran", "venc"):
            match(where, r"\d+(/\d+)?", t[name], "a number or a pair")
        for name in ("vgprs", "sgran", "senc", "sgprs", "total", "lds", "bus"):
            match(where, r"\d+", t[name], "a number")

    def feat_terms(self, where, feat):
        """What a feat cell says: [(column, classes that are in)]."""
        out = []
        for term in [] if feat == "-" else feat.split(","):
            m = match(where, r"(!?)(\w+)(\+|-\w+|(?:\|\w+)*)", term, "a feat term")
            names = re.findall(r"\w+", m[2] + m[3])
            for n in names:
                one_of(where, n, self.classes, "class")
            cols = {self.class_col[n] for n in names}
            if len(cols) > 1:
                fail(where, f"{term} is in two columns")
            here = [c for c in self.classes if self.class_col[c] in cols]
            first = here.index(names[0])
            chosen = names if m[3][:1] in ("", "|") else here[first:here.index(names[-1]) + 1 if m[3] != "+" else None]
            if not chosen:
                fail(where, f"{term} is not a class")
            out.append((cols.pop(), [c for c in here if (c in chosen) != bool(m[1])]))
        return out

    def reach(self, where, text):
        """{column: classes} of a columns cell, whose parts are columns and terms like those of feat cells."""
        out = {}
        for part in text.split(","):
            if "gfx" not in part:
                for col in columns(where, part):
                    if col in out:
                        fail(where, f"a column is there twice: {text}")
                    out[col] = self.class_mask(where, "-", col)
                continue
            for col, names in self.feat_terms(where, part):
                out[col] = out.get(col, 0) | sum(1 << self.classes.index(c) for c in names)
        return out

    def class_mask(self, where, feat, col):
        """The classes of a column that a feat cell leaves."""
        if feat not in self.feats:
            terms = self.feat_terms(where, feat)
            self.feats[feat] = [sum(1 << i for i, c in enumerate(self.classes) if self.class_col[c] == at
                                    and all(c in left for other, left in terms if other == at))
                                for at in range(len(COLUMNS))]
        return self.feats[feat][col]

    # ---- operands and modifiers

    def load_types(self):
        self.types = {"-": dict(name="-", dwords="1", const="none", mods="-", where="")}
        seen = {}
        for where, c in read(self.folder, "types", 4):
            unique(where, seen, c[0], f"type {c[0]}")
            match(where, r"\d+|[hw][1-9]|m", c[1], "a number of registers")
            one_of(where, c[2], self.lists["CONST"], "constant")
            one_of(where, c[3], ("-", "f", "i", "ft", "it", "m", "u"), "mods")
            self.types[c[0]] = dict(name=c[0], dwords=c[1], const=c[2], mods=c[3], where=where)

    def load_kinds(self):
        self.kinds, seen = {}, {}
        for where, c in read(self.folder, "operands", 5):
            unique(where, seen, c[0], f"operand kind {c[0]}")
            if c[0] in self.types or c[0] in WORDS:
                fail(where, f"{c[0]} is a type too")
            one_of(where, c[1], self.lists["SYNTAX"], "syntax")
            match(where, f"-|[{''.join(self.lists['ACCEPT'])}!]+", c[2], "a list of letters")
            match(where, r"-|[usxydhn]\d+|[0-9a-f]+", c[3], "a hex number or a range")
            one_of(where, c[4], ["-", *self.lists["WIDTH"]], "width")
            self.kinds[c[0]] = dict(name=c[0], syntax=c[1], accepts=c[2], stored=c[3], width=c[4], where=where)

    def load_modifiers(self):
        self.mods, self.modname, seen = [], collections.OrderedDict(), {}
        for where, c in read(self.folder, "modifiers"):
            if len(c) not in (6, 7, 8):
                fail(where, f"6 to 8 cells expected, {len(c)} found")
            match(where, r"[a-z]\w*", c[1], "a name")
            one_of(where, c[5], ("set", "always", "-"), "print")
            reach = self.reach(where, c[7] if len(c) > 7 else f"{COLUMNS[0]}-")
            m = dict(name=c[0], spelling=c[1], **self.value_kind(c[2]), field=c[3], default=number(where, c[4]), print=c[5],
                     place=one_of(where, "".join(c[6:7]) or "after", self.lists["PLACE"], "place"),
                     classes=sum(reach.values()), index=len(self.mods), where=where)
            for other in seen.setdefault((c[0], c[1]), []):
                if other["classes"] & m["classes"]:
                    fail(where, f"modifier {c[0]} spelled {c[1]} is there twice ({other['where']})")
            seen[c[0], c[1]].append(m)
            self.mods.append(m)
            self.modname.setdefault(c[0], []).append(m)
        self.group_modifiers()

    def value_kind(self, value):
        """What a value cell says: the row of modvalue.def, its bits. What is not a row is a kind of named values."""
        kinds = self.lists["MODVALUE"]
        first, slash, names = value.partition("/")
        if slash:
            return dict(value=names, kind=first if first in kinds else "enum", bits=0, listed=False)
        number = re.fullmatch(r"([usx])(\d*)", value)
        kind = number[1] if number else value if value in kinds else "enum"
        return dict(value=value, kind=kind, bits=int(number[2] or 0) if number else 0, listed=kinds[kind] == "list")

    def group_modifiers(self):
        """Modifiers that share a name or a spelling are of one group: one of them may be written."""
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
        if len(groups) > 64:  # bits of struct form
            fail(self.mods[-1]["where"], "more than 64 groups of modifiers")

    # ---- names and values

    def load_registers(self):
        self.files, self.file_units, self.registers = {}, {}, []
        seen, codes_of = {}, {}
        for where, c in read(self.folder, "registers"):
            codes, unit = inherit(where, c[6:]), self.unit(where, c[5])
            if c[0].endswith("[]"):
                name = c[0][:-2]
                unique(where, seen, name, f"the name {name}")
                self.file_units[name] = unit
                self.files[name] = [tuple(map(int, match(where, r"(\d+)\+(\d+)", x, "first+count").groups()))
                                    for x in codes]
                for col, (first, count) in enumerate(self.files[name]):
                    self.claim(where, codes_of, c[0], col, "12", first, count)
                continue
            names = names_of(where, c[0], c[1])
            for name in names:
                unique(where, seen, name, f"the name {name}")
            one_of(where, c[2], ("1", "2", "12"), "number of dwords")
            one_of(where, c[3], self.lists["ACCEPT"], "accept")
            one_of(where, c[4], ("-", "xnack"), "need")
            codes = [-1 if x == "-" else number(where, x) for x in codes]
            for col, code in enumerate(codes):
                if code != -1:
                    self.claim(where, codes_of, c[0], col, c[2], code, 1)
            self.registers.append(dict(names=names, dwords=c[2], accept=c[3], xnack=c[4] == "xnack", codes=codes, unit=unit,
                                       where=where))

    def unit(self, where, text):
        """(file, first unit, units or 0: as many as are read), or None."""
        if text == "-":
            return None
        m = match(where, r"(\w+)\+(\d+)(?:-(\d+))?", text, "a unit of a file")
        units = self.lists["REGFILE"][one_of(where, m[1], self.lists["REGFILE"], "file")]
        if int(m[3] or m[2]) >= int(units) or int(m[3] or m[2]) < int(m[2]):
            fail(where, f"{m[1]} has {units} units")
        return m[1], int(m[2]), int(m[3]) - int(m[2]) + 1 if m[3] else 0

    def inline_integers(self):
        """{source code: value}"""
        zero, minus_one = self.codes["zero"], self.codes["minus_one"]
        return {**{code: code - zero for code in range(zero, minus_one)},
                **{code: minus_one - 1 - code for code in range(minus_one, self.codes["integers_end"])}}

    def is_inline(self, code):
        return code in self.inline_integers() or self.codes["half"] <= code <= self.codes["inv_2pi"]

    def claim(self, where, codes_of, name, col, dwords, first, count):
        """Codes of scalar sources belong to one register, as one dword and as the start of a pair."""
        if first < 0 or first + count > 256:
            fail(where, f"{name}: code {first} is not below 256")
        if dwords == "2" and first % 2:
            fail(where, f"{name}: a pair at the odd code {first}")
        for code in range(first, first + count):
            if self.is_inline(code) or code == self.codes["literal"]:
                fail(where, f"{name} has code {code} of a constant in column {COLUMNS[col]}")
            for width in dwords:
                other = codes_of.setdefault((col, width, code), name)
                if other != name:
                    fail(where, f"{name} has code {code} of {other} in column {COLUMNS[col]}")

    def load_enums(self):
        self.enums, names, values = [], {}, {}
        for where, (kind, name, value, cols, feat) in read(self.folder, "enums", 5):
            cols = columns(where, cols)
            if value.startswith("="):
                self.enums.append(self.other_name(where, kind, name, value[1:], cols, feat))
                continue
            value = number(where, value)
            m = re.match(r"(\w*)\{(\d+)\.\.(\d+)\}$", name)
            match(where, r"[A-Za-z]\w*", m[1] if m else name, "a name")
            many = [f"{m[1]}{i}" for i in range(int(m[2]), int(m[3]) + 1)] if m else [name]
            for i, n in enumerate(many):
                for col in cols:
                    self.apart(where, values, (kind, value + i, col), feat, f"value {value + i} of {kind}")
                self.enums.append(dict(kind=kind, name=n, value=value + i, cols=cols, feat=feat, where=where))

    def other_name(self, where, kind, name, canonical, cols, feat):
        """A name that is only read; the one that is printed comes before it."""
        same = [e for e in self.enums if (e["kind"], e["name"]) == (kind, canonical) and set(cols) <= set(e["cols"])]
        if not same:
            fail(where, f"{kind} has no {canonical} in these columns before this row")
        return dict(kind=kind, name=match(where, r"[A-Za-z]\w*", name, "a name")[0], value=same[0]["value"], cols=cols,
                    feat=feat, where=where)

    def apart(self, where, seen, key, feat, what):
        """No class may have the key twice; the column is its last part."""
        mask = self.class_mask(where, feat, key[-1])
        for other, there in seen.setdefault(key, []):
            if mask & other:
                fail(where, f"{what} is there twice in column {COLUMNS[key[-1]]} ({there})")
        seen[key].append((mask, where))

    def load_bitfields(self):
        self.bitfields, names, used = [], {}, {}
        for where, c in read(self.folder, "bitfields", 4, rest=True):
            bits = [p for p in c[3].split() if ".." in p]
            feat = [p for p in c[3].split() if ".." not in p] or ["-"]
            if len(bits) not in (1, 2) or len(feat) > 1:
                fail(where, f"not one or two bit ranges and a feat cell: {c[3]}")
            match(where, r"[a-z]\w*", c[1], "a name")
            b = dict(kind=c[0], name=c[1], cols=columns(where, c[2]), pieces=[(0, 0, 0), (0, 0, 0)], where=where,
                     feat=feat[0])
            shared = False
            for i, p in enumerate(bits):
                m = match(where, r"(\d+)\.\.(\d+)(?:\[(\d+)\]|(\+))?", p, "a bit range")
                hi, lo = int(m[1]), int(m[2])
                if hi < lo or hi > 31:
                    fail(where, f"bits out of place: {p}")
                b["pieces"][i] = (lo, hi - lo + 1, int(m[3] or 0))
                shared = shared or bool(m[4])
            for col in b["cols"]:
                self.apart(where, names, (c[0], c[1], col), b["feat"], f"{c[1]} of {c[0]}")
                for lo, width, _ in b["pieces"] if not shared else []:
                    for bit in range(lo, lo + width):
                        self.apart(where, used, (c[0], bit, col), b["feat"], f"bit {bit} of {c[0]}")
            self.bitfields.append(b)

    def load_dpp(self):
        self.dpp, codes = [], {}
        spellings = {m["spelling"] for m in self.mods if m["value"] == "dpp"}
        for where, c in read(self.folder, "dpp", 5):
            one_of(where, c[0], spellings, "dpp modifier")
            code = number(where, c[1])
            lo, hi = (-1, -1) if c[2:4] == ["-", "-"] else (number(where, c[2]), number(where, c[3]))
            # quad_perm is the range of all four lanes' lists
            last = code + (255 if c[0] == "quad_perm" else hi - lo)
            if lo > hi or last > 511 or c[2] != "-" and lo < 0:
                fail(where, f"{c[0]}: not a range of 9-bit codes")
            reach = self.reach(where, c[4])
            for col in reach:
                for value in range(code, last + 1):
                    if (col, value) in codes:
                        fail(where, f"{c[0]} has code {value:#x} of {codes[col, value]} in column {COLUMNS[col]}")
                    codes[col, value] = c[0]
            self.dpp.append((c[0], code, lo, hi, sum(reach.values())))
        for m in self.mods:
            if m["value"] == "dpp" and m["spelling"] not in {d[0] for d in self.dpp}:
                fail(m["where"], f"{m['spelling']} has no row in dpp.tbl")

    def load_dims(self):
        self.dims = []
        for where, c in read(self.folder, "dims", 5):
            if number(where, c[1]) != len(self.dims):
                fail(where, "values of dim must count from 0")
            one_of(where, c[4], ("-", "msaa"), "word")
            self.dims.append((c[0], number(where, c[2]), number(where, c[3]), c[4] == "msaa"))

    def check_named(self):
        """Kinds of named values are there where they are asked for, and nowhere else. KIND_… is of what is in a KIND."""
        named = self.enums + self.bitfields
        self.enum_kinds = list(dict.fromkeys(e["kind"] for e in named))
        asked = {k["name"]: k["where"] for k in self.kinds.values() if self.lists["SYNTAX"][k["syntax"]] == "named"}
        for m in self.mods:
            if m["kind"] == "enum" or m["value"] in self.enum_kinds:
                asked[m["value"]] = m["where"]
        for kind, where in asked.items():
            if kind not in self.enum_kinds:
                fail(where, f"unknown kind {kind}: enums.tbl and bitfields.tbl have no value of it")
        for e in named:
            if not any(f"{e['kind']}_".startswith(f"{kind}_") for kind in asked):
                fail(e["where"], f"no operand and no modifier uses the kind {e['kind']}")

    # ---- encodings and forms

    def load_encodings(self):
        self.encodings, self.fields, self.by_encoding = [], [], collections.defaultdict(list)
        rows = list(read(self.folder, "encodings", 4, rest=True))
        for where, c in rows:
            e = dict(name=c[0], reach=self.encoding_reach(where, c, rows), bits=number(where, c[2]), where=where,
                     value=0, fixed=0, ignored=0, idle=0, fields={}, layout=[], index=len(self.encodings))
            if e["bits"] not in (32, 64, 96, 128):
                fail(where, f"not 32, 64, 96 or 128 bits: {c[2]}")
            for col, classes in e["reach"].items():
                for other in self.by_encoding[c[0], col]:
                    if other["reach"][col] & classes:
                        fail(where, f"{c[0]} is there twice in column {COLUMNS[col]} ({other['where']})")
                self.by_encoding[c[0], col].append(e)
            self.load_layout(where, e, c[3].split())
            self.encodings.append(e)
        self.fields.sort()
        for m in self.mods:
            name = m["field"] + ("0" if m["listed"] else "")
            if name != "-":
                one_of(m["where"], name, self.fields, "field")

    def encoding_reach(self, where, c, rows):
        """Where an encoding looks so: a range without an end goes on until another row has the column by itself."""
        reach = self.reach(where, c[1])
        if c[1].endswith("-"):
            first = max(COLUMNS.index(part[:-1]) for part in c[1].split(",") if part.endswith("-"))
            for other, d in rows:
                if d[0] == c[0] and d is not c:
                    last = re.search(r"(\d+)-$", d[1])
                    begins = [COLUMNS.index(last[1])] if last else self.reach(other, d[1])
                    for begin in [col for col in begins if col > first]:
                        for col in [x for x in reach if x > first and (x >= begin if last else x == begin)]:
                            del reach[col]
        return reach

    def load_layout(self, where, e, items):
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
            self.layout_item(where, e, m[3], hi, lo, mask)
        missing = [b for b in range(e["bits"]) if not seen >> b & 1]
        if missing:
            fail(where, f"bit {missing[0]} is not defined")
        for name, f in e["fields"].items():
            pieces = sorted((low, width) for _, width, low in f["pieces"])
            if len(pieces) > 3 or pieces[0][0] or any(b[0] < a[0] + a[1] for a, b in zip(pieces, pieces[1:])):
                fail(where, f"the pieces of {name} do not fit together")
            if len(pieces) == 3 and pieces[2][1] > 8:
                fail(where, f"the third piece of {name} has more than 8 bits")

    def layout_item(self, where, e, what, hi, lo, mask):
        if what[0] == "~":
            e["ignored"] |= mask
            e["value"] |= number(where, what[1:] or "0") << lo & mask
        elif what[0].isdigit():
            v = number(where, what)
            if v >> (hi - lo + 1):
                fail(where, f"{what} does not fit bits {hi}..{lo}")
            e["value"] |= v << lo
            e["fixed"] |= mask
        else:
            for share in what.split("&"):
                m = match(where, r"(\w+)(?:\[(\d+)\])?(?:>>(\d))?(~)?", share, "a field")
                if m[1] not in self.fields:
                    self.fields.append(m[1])
                f = e["fields"].setdefault(m[1], dict(pieces=[], shift=int(m[3] or 0)))
                f["pieces"].append((lo, hi - lo + 1, int(m[2] or 0)))
                e["idle"] |= mask if m[4] else 0

    def load_headers(self):
        """The operand columns of each family."""
        self.heads, self.stops = {}, {}
        for family in FAMILIES:
            where, names = header(self.folder, family)
            cols = [n for n in names if n[0].isdigit()]
            operands = names[:len(names) - len(cols) - 1]
            if (names != operands + cols + ["feat"] or [c.removesuffix("=-") for c in cols] != COLUMNS[:len(cols)]
                    or operands[:1] != ["name"] or len(set(operands)) != len(operands)):
                fail(where, f"the columns are not: name … {' '.join(COLUMNS)} feat")
            self.heads[family] = (where, operands)
            self.stops[family] = {c.removesuffix("=-") for c in cols if c.endswith("=-")}

    def load_forms(self):
        self.formrules, seen = [], {}
        for where, c in read(self.folder, "forms", 7, rest=True):
            family, ext, suffix, encoding, cols, op, rest = c
            unique(where, seen, tuple(c[:6] + rest.split()), "the form")
            left, bar, right = rest.partition("|")
            if not bar:
                fail(where, "no | between operands and modifiers")
            one_of(where, family, FAMILIES, "family")
            one_of(where, suffix.rstrip("!~"), SUFFIXES, "suffix")
            r = dict(family=family, suffix=suffix.rstrip("!~"), always=suffix.endswith("!"),
                     never=suffix.endswith("~"), encoding=encoding, reach=self.reach(where, cols), op=number(where, op),
                     where=where, slots=[], mods=[], fixed=[])
            for col in r["reach"]:
                if not self.by_encoding.get((encoding, col)):
                    fail(where, f"no encoding {encoding} in column {COLUMNS[col]}")
            m = match(where, r"(.?)((?:[+-]\w+)*)", ext, "a condition")
            r["ext"], r["need"] = m[1] or ".", re.findall(r"[+-]\w+", m[2])
            for need in r["need"]:
                if len(need) > 2:
                    self.need_column(where, family, need[1:])
            for s in left.split():
                r["slots"].append(self.form_slot(where, r, s))
            for s in right.split():
                self.form_modifier(where, r, s)
            self.formrules.append(r)
        self.check_columns()

    def form_slot(self, where, r, text):
        m = match(where, r"(\w+|\*)=([^@]+)@(\S+)", text, "an operand")
        column, kinds, field = m.groups()
        slot = dict(column=column, choice={}, type=None, field=field)
        if column != "*":
            self.need_column(where, r["family"], column)
        for part in kinds.split(";"):
            cell, _, kind = part.rpartition(":")
            kind, slash, typ = kind.partition("/")
            if slash:
                slot["type"] = one_of(where, typ, self.types, "type")
            if cell and cell not in WORDS and cell not in self.kinds:
                one_of(where, cell, self.types, "type or kind")
            if kind != "none":
                one_of(where, kind, self.kinds, "operand kind")
            slot["choice"][cell] = kind
        if "" not in slot["choice"]:
            fail(where, f"no kind for any type: {text}")
        if field != "-":
            self.need_field(where, r, field)
        return slot

    def form_modifier(self, where, r, s):
        m = re.match(r"(\w+):=(\w+~?|~)$", s)
        if m:
            v = number(where, m[2].rstrip("~") or "0")
            for f in self.need_field(where, r, m[1]):
                if v >> width_of(f):
                    fail(where, f"{m[2]} does not fit the field {m[1]}")
            r["fixed"].append((m[1], (v, not m[2].endswith("~"))))
            return
        m = match(where, r"(\w+)(?:\?(@?(?:-?\w)*))?(=1)?", s, "a modifier")
        one_of(where, m[1], self.modname, "modifier")
        for mod in self.modname[m[1]]:
            if not mod["listed"] and mod["field"] != "-" and "@" not in (m[2] or ""):
                self.need_field(where, r, mod["field"])
        r["mods"].append((m[1], re.findall(r"@|-?\w", m[2] or ""), bool(m[3])))

    def need_column(self, where, family, name):
        if (name[1:] if family in PAIRED and name[0] == "y" else name) not in self.heads[family][1]:
            fail(where, f"{family}.tbl has no column {name}")

    def need_field(self, where, r, name):
        """The field in each of the form's columns."""
        out = []
        for col, classes in r["reach"].items():
            for e in self.by_encoding[r["encoding"], col]:
                if not e["reach"][col] & classes:
                    continue
                if name not in e["fields"]:
                    fail(where, f"{r['encoding']} has no field {name} in column {COLUMNS[col]}")
                out.append(e["fields"][name])
        return out

    def check_columns(self):
        """Each operand column of a family is in one of its forms."""
        for family, (where, names) in self.heads.items():
            rules = [r for r in self.formrules if r["family"] == family]
            known = {s["column"] for r in rules for s in r["slots"]}
            for name in names:
                if name not in known and name not in NOT_TYPES:
                    fail(where, f"no form of {family} uses the column {name}")

    # ---- rows

    def load_rows(self):
        self.rows = []
        for family in FAMILIES:
            _, names = self.heads[family]
            letters = self.letters(family)
            for where, cells in read(self.folder, family):
                feat = cells.pop() if "gfx" in cells[-1] or len(cells) > len(names) + len(COLUMNS) else "-"
                if len(cells) <= len(names) or len(cells) > len(names) + len(COLUMNS):
                    fail(where, f"{len(names) + 1} to {len(names) + len(COLUMNS) + 1} cells expected, {len(cells)} found")
                r = dict(zip(names, cells), family=family, where=where, feat=feat, index=len(self.rows))
                match(where, r"[a-z]\w*", r["name"], "a mnemonic")
                r["types"] = {n: c for n, c in zip(names, cells) if n not in NOT_TYPES}
                r["op"] = [None if c == "-" else hexadecimal(where, c)
                           for c in inherit(where, cells[len(names):], self.stops[family])]
                r["addrs"] = ranges(where, r.get("addrs", "-"))
                for name in ("ext", "mods"):
                    for letter in r.setdefault(name, "-"):
                        if letter != "-" and letter not in letters[name]:
                            fail(where, f"no form of {family} asks for {letter} in {name}")
                for cell in r["types"].values():
                    self.check_cell(where, cell)
                self.check_feat(where, r)
                self.rows.append(r)
            if family in PAIRED:
                self.pair_rows(family)

    def pair_rows(self, family):
        """Replaces the halves by the instructions that they make."""
        halves = [r for r in self.rows if r["family"] == family]
        self.rows = [r for r in self.rows if r["family"] != family]
        for x in halves:
            for y in halves if "x" in x["ext"] else ():
                r = dict(x, second=y["name"], index=len(self.rows), mods=x["mods"] + y["mods"],
                         op=[None if a is None or b is None else a << 5 | b for a, b in zip(x["op"], y["op"])])
                r["types"] = {**x["types"], **{"y" + n: c for n, c in y["types"].items()}}
                self.rows.append(r)

    def letters(self, family):
        """The letters that rows of the family may have in mods and in ext."""
        rules = [r for r in self.formrules if r["family"] == family]
        needs = {n[1:] for r in rules for n in r["need"] if len(n) == 2}
        asked = {term[-1] for r in rules for _, terms, _ in r["mods"] for term in terms} - {"@"}
        return {"mods": set(FACTS) | asked | needs, "ext": asked | {r["ext"] for r in rules} - {"."} | needs}

    def check_cell(self, where, cell):
        kind, slash, typ = cell.partition("/")
        if slash:
            one_of(where, kind, self.kinds, "operand kind")
            one_of(where, typ, self.types, "type")
        elif cell not in self.kinds and cell not in WORDS:
            one_of(where, cell, self.types, "type or kind")

    def check_feat(self, where, row):
        """The feat cell is read even if nothing is derived, and leaves a processor to each opcode."""
        if row["op"] == [None] * len(COLUMNS):
            fail(where, f"{row['name']} has no opcode")
        self.feat_terms(where, row["feat"])
        for col, op in enumerate(row["op"]):
            if op is not None and not self.class_mask(where, row["feat"], col):
                fail(where, f"feat leaves no processor in column {COLUMNS[col]}")
