"""Writes the tables that decoding and printing use for each instruction: runs of forms, indexed by bits of the first dword;
positions of operands in the first two dwords; and the text of operand encodings. plain.h and tables.h document the structures."""
import functools
import operator

from gentargets import COLUMNS

BITS = 64  # plain operands are in the first 64 bits
CODE_BITS = 10  # width of a register's operand encoding, in bits
CELL = 15  # length of the longest name, in characters
WIDTH_FIELDS = {"tfe": "tfe", "format_a": "cbsz", "format_b": "blgp"}  # indexed by width rule: the field that can change an operand's width
QUICK_SLOTS = 3  # maximum number of slots per form that are checked inline, with table lookups only
SCALAR_DWORDS = 1, 2, 4, 8, 16, 32, 3  # widths of scalar registers in dwords, in the order of the rows of isa_code_class[]
TOP = 23  # lowest bit of the first dword that the first step of decoding uses
WINDOW = 9  # maximum number of bits that the second step of decoding uses


def row(*cells):
    return "{" + ", ".join(str(c) for c in cells) + "}"


class Slots:
    """The array isa_plain_slots[], with an entry for each slot of a form in its encoding."""
    NONE = row(0, 0, 0, "ACCEPT_V", 0, 0, "{0, 0}")  # accepts any value, and prints no text

    def __init__(self, w):
        self.w, self.at, self.items = w, {}, [self.NONE]
        self.rows = ["any"] + [(n, "vgpr") for n in SCALAR_DWORDS]  # (dwords, class of the operand encodings from 256 on)

    def form(self, f):
        """Returns (index of the form's first slot; slots to check inline; bit mask of the other slots to check; bits that are 0 if
        all operands have the width of their types)."""
        key = f["slots"], f["enc"]["index"]
        if key not in self.at:
            plain = [self.plain(slot, f["enc"]) for slot in f["slots"]]
            wide = [self.width_bits(slot[0], f["enc"]) for slot in f["slots"]]
            first, quick, rest = len(self.items), [], 0
            self.items += [x or self.NONE for x in plain]
            for i, slot in enumerate(f["slots"]):
                if plain[i] and not wide[i] and self.takes_all(slot, f["enc"]):
                    continue
                if plain[i] and not wide[i] and len(quick) < QUICK_SLOTS:
                    quick.append(first + i)
                else:
                    rest |= 1 << i
            quick += [0] * (QUICK_SLOTS - len(quick))
            self.at[key] = first, row(*quick), f"{rest:#x}", functools.reduce(operator.or_, wide, 0)
        return self.at[key]

    def takes_all(self, slot, enc):
        """Returns whether every value of a plain slot's field is valid, and none selects a literal."""
        name, typ, field, _ = slot
        kind = self.w.t.kinds[name]
        return kind["syntax"] != "reg" or (self.widths(name, typ) == (1, 1) and kind["accepts"] == "v" and kind["stored"] == "100"
                                           and [n for _, n, _ in enc["fields"][field]["pieces"]] == [8])

    def widths(self, name, typ):
        """Returns the width in dwords of an operand in wave64 and in wave32, for a width field of 0. A width of 0 means that
        something else determines the width."""
        kind, dwords = self.w.t.kinds[name], self.w.t.types[typ]["dwords"]
        if kind["width"] not in ("-", "blank", *WIDTH_FIELDS):
            return 0, 0
        if dwords.isdigit():
            return int(dwords), int(dwords)
        return {"m": (2, 1), "w": (int(dwords[1:] or 0) // 2, int(dwords[1:] or 0))}.get(dwords[0], (0, 0))

    def width_bits(self, name, enc):
        """Returns the bits of the field that changes an operand's width."""
        field = enc["fields"].get(WIDTH_FIELDS.get(self.w.t.kinds[name]["width"]), dict(pieces=[]))
        return sum(((1 << n) - 1) << lsb for lsb, n, _ in field["pieces"])

    def row(self, dwords, vector):
        key = dwords, vector
        if key not in self.rows:
            self.rows.append(key)
        return self.rows.index(key)

    def plain(self, slot, enc):
        """Returns the initializer of struct plain_slot, or None if the slot is not plain."""
        name, typ, field, _ = slot
        kind, mods = self.w.t.kinds[name], self.w.t.types[typ]["mods"]
        dwords = self.widths(name, typ)
        if 0 in dwords or self.width_bits(name, enc) >> BITS or "unaligned" in mods or "half" in mods and "t" in kind["accepts"]:
            return None
        if kind["syntax"] in ("vcc", "vcc_opt"):
            return row(0, 0, "CODE_VCC", "UINT16_MAX", 0, 0, row(*(self.row(n, "vgpr") for n in dwords)))
        place, stored = enc["fields"].get(field, dict(pieces=[], shift=0)), self.w.stored(kind)[0]
        pieces = sorted(place["pieces"], key=lambda p: p[2])
        if (kind["syntax"] != "reg" or not 1 <= len(pieces) <= 2 or place["shift"]
                or any(lsb + n > BITS or low + n > CODE_BITS for lsb, n, low in pieces)):
            return None
        if max(low + n for _, n, low in pieces) == CODE_BITS and set(kind["accepts"]) - set("va2"):
            raise AssertionError(f"{name}: beside accumulation registers by a bit of their own there can be VGPRs only")
        vector = "agpr" if stored & 0x200 else "vgpr"
        masks = [f"{((1 << n) - 1) << low:#x}" for _, n, low in pieces] + [0]
        turns = [(lsb - low) % BITS for lsb, _, low in pieces] + [0]
        return row(*masks[:2], f"{stored & 0x1ff:#x}", self.w.accepts(kind), *turns[:2],
                   row(*(self.row(n, vector) for n in dwords)))

    def write(self):
        self.w.array("const struct plain_slot isa_plain_slots[]", self.items, 2)


def names(w, rows):
    """Writes isa_code_names[] in pages of 256 elements, and the array of page indices: by column, row and operand encoding / 256."""
    pages, places = {("",) * 256: 0}, []
    def page(texts):
        return 256 * pages.setdefault(tuple(t if len(t) <= CELL else "" for t in texts), len(pages))
    def vector(letter, dwords, most=256):
        return page([letter + span(n, dwords) if n + dwords <= most else "" for n in range(256)])
    for col in range(len(COLUMNS)):
        here = [row(0, 0, 0, 0)]
        for dwords, kind in rows[1:]:
            here.append(row(page([scalar_name(w, col, dwords, code) for code in range(256)]), vector(kind[0], dwords, 1024 if w.has(col, "vgpr_msb") else 256), 0,
                            vector("a", dwords)))
        places.append(row(*here))
    w.array("const uint16_t isa_name_pages[][CODES_COUNT][4]", places)
    w.array("const struct code_name isa_code_names[]",
            [f'{{"{t}", {len(t)}}}' if t else "{{0}, 0}" for texts in pages for t in texts], 4)


def span(first, dwords):
    return f"{first}" if dwords == 1 else f"[{first}:{first + dwords - 1}]"


def scalar_name(w, col, dwords, code):
    """Returns the text of an operand encoding below 256 if it is the same for all types, otherwise an empty string."""
    integers = w.t.inline_integers
    if code in integers:
        return str(integers[code])
    if w.t.is_inline(code):
        return ""
    for name in ("s", "ttmp"):
        first, count = w.t.files[name][col]
        if first <= code and code + dwords <= first + count:
            return name + span(code - first, dwords)
    found = [r["names"][0] for r in w.t.registers if r["codes"][col] == code and ("2" if dwords == 2 else "1") in r["dwords"]]
    return found[-1] if found else ""


class Steps:
    """The two steps of decoding. The processor class and the top bits of a dword select further bits to examine; these select a run
    of forms. The forms of a run are ordered by group, most specific group first. Forms that cannot match the same word may be tried
    in any order, so the form with fewer fixed bits, which is the more common one, is tried first."""

    def __init__(self, w, groups):
        self.w, self.runs, self.run_at, self.table_at = w, [], {}, {}
        self.list, self.list_at, self.excluded = [], {}, {}
        for g in groups:
            assert not any(g["fixed"] & ~f["mask"] or sum(((1 << n) - 1) << lsb for lsb, n, _ in g["pieces"]) & ~f["mask"]
                           for fs in g["ops"].values() for f in fs), "a form asks for what its group does"
        classes = []
        for i, name in enumerate(w.t.classes):
            forms = [f for g in groups if g["col"] == w.t.class_col[name] for fs in g["ops"].values()
                     for f in sorted(fs, key=lambda f: -bin(f["mask"]).count("1")) if f["classes"] >> i & 1]
            classes.append(row(*map(self.step, self.table(forms, TOP, 9))))
        w.array("const struct decode_step isa_decode_steps[][512]", classes)
        w.array("const struct form_run isa_decode_runs[]", self.runs, 8)
        w.array("const uint16_t isa_decode_forms[]", self.list, 16)

    @staticmethod
    def table(forms, lsb, n):
        """Returns, for each value of the n-bit field at bit lsb, the forms that a word with this value can match."""
        out, all_bits = [[] for _ in range(1 << n)], (1 << n) - 1
        for f in forms:
            free = ~(f["mask"] >> lsb) & all_bits
            extra = 0
            while True:
                out[f["value"] >> lsb & all_bits & ~free | extra].append(f)
                extra = (extra - free) & free  # the next subset of the bits in free
                if not extra:
                    break
        return out

    def step(self, forms):
        key = tuple(f["index"] for f in forms)
        if key not in self.table_at:
            tables = [(lsb, n, self.table(forms, lsb, n)) for lsb, n in self.windows(forms)]
            lsb, n, table = min(tables, key=self.cost)
            self.table_at[key] = row(self.place([tuple(self.order(run)) for run in table]), f"{(1 << n) - 1:#x}", lsb)
        return self.table_at[key]

    @staticmethod
    def cost(choice):
        """Returns the cost of a choice, which depends on the number of forms to try and on the size of the table."""
        _, _, table = choice
        return sum(len(run) ** 2 for run in table) / max(sum(map(len, table)), 1) + len(table) / 200

    @staticmethod
    def windows(forms):
        """Returns candidates (lowest bit, length) for the bits that the second step examines: opcode fields below the top bits,
        extended downwards."""
        out = {(0, 0)}
        for pieces in {tuple(f["enc"]["fields"].get("op", dict(pieces=[]))["pieces"]) for f in forms}:
            for lsb, n, _ in pieces:
                n = min(n, TOP - lsb)
                out |= {(lsb - more, n + more) for more in range(min(lsb, WINDOW - n) + 1) if n > 1}
        return sorted(out)

    def order(self, forms):
        """Moves forms with fewer fixed bits to the front where this does not change the result of decoding."""
        forms = list(forms)
        for last in range(len(forms) - 1, 0, -1):
            for i in range(last):
                a, b = forms[i:i + 2]
                if bin(a["mask"]).count("1") > bin(b["mask"]).count("1") and self.exclude(a, b):
                    forms[i:i + 2] = b, a
        return list(dict.fromkeys(f["index"] for f in forms))

    def exclude(self, a, b):
        key = a["index"], b["index"]
        if key not in self.excluded:
            fixed = (a["value"] ^ b["value"]) & a["mask"] & b["mask"]
            self.excluded[key] = bool(fixed) or self.refuses(a, b) or self.refuses(b, a)
        return self.excluded[key]

    def refuses(self, f, other):
        """Returns whether the fixed bits of the form `other` contain an invalid operand encoding in a source field of f. If so, no
        instruction matches both forms."""
        for name, _, field, _ in f["slots"]:
            kind = self.w.t.kinds[name]
            pieces = f["enc"]["fields"].get(field, dict(pieces=[]))["pieces"]
            if kind["syntax"] != "reg" or len(pieces) != 1:
                continue
            (lsb, n, _), = pieces
            if (other["mask"] >> lsb & (1 << n) - 1) != (1 << n) - 1:
                continue
            code = (other["value"] >> lsb & (1 << n) - 1) ^ self.w.stored(kind)[0]
            if code < 256 and all(self.w.scalar_class(f["col"], n, code) == "0" for n in SCALAR_DWORDS):
                return True
        return False

    def place(self, table):
        """Returns the index of a table's first run. Adds the table if it is new."""
        key = tuple(table)
        if key not in self.run_at:
            self.run_at[key] = len(self.runs)
            for run in table:
                if run not in self.list_at:
                    self.list_at[run] = len(self.list)
                    self.list += run
                self.runs.append(row(self.list_at[run], len(run)))
        return self.run_at[key]
