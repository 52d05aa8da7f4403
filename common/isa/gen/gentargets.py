"""Reads targets.tbl, the table of processors, and parses cells that refer to columns (generations) and classes."""
import re

from genread import Column, Table, fail, header, hexadecimal, like, match, number, one_of, out_of, several, unique, word

COLUMNS = []  # the generations; set when targets.tbl is read

NUMBER = like(r"\d+", "a number")
PAIR = like(r"\d+(/\d+)?", "a number or a pair")
NAME = like(r"[a-z][\w-]*", "a name")

def named(t, where, cells):
    """Parses the items of a processor. Returns {name: value}."""
    out, known = {}, {c.name: c for c in (*ITEMS, *LIMITS)}
    for cell in cells:
        name, _, value = match(where, r"(\w+)=(.+)", cell, "an item")[0].partition("=")
        if one_of(where, name, (*OTHERS, *known), "item") in out:
            fail(where, f"{name} is there twice")
        out[name] = known[name].value(t, where, value) if name in known else value
    if set(OTHERS) <= set(out):
        fail(where, "same= and like=")
    return out


# Cells are kept as text, except lists, because they are only written to C data and JSON.
ITEMS = [
    Column("set", several(out_of(("xnack", "sramecc"), "setting")), ()),
    Column("wave", out_of(("32", "64"), "wave size"), None),
    Column("vgran", PAIR, None), Column("venc", PAIR, None),
    *(Column(name, NUMBER, None) for name in ("vgprs", "sgran", "senc", "sgprs", "total")),
    Column("extra", like(r"\d+,\d+,\d+", "three numbers"), None),
    Column("lds", NUMBER, None), Column("bus", NUMBER, None),
    Column("features", several(out_of("FEATURE", "feature")), ())]
# Limits of a SIMD and of a compute unit.
LIMITS = [
    Column("waves", NUMBER, None), Column("simds", NUMBER, None), Column("simd_vgprs", like(r"\d+/\d+", "two numbers"), None),
    Column("simd_sgprs", NUMBER, "0"), Column("simd_agprs", NUMBER, "0"), Column("cu_lds", NUMBER, None),
    Column("lds_unit", NUMBER, None), Column("groups", NUMBER, None), Column("dvgpr", like(r"\d+/\d+/\d+", "three numbers"), "0/0/0")]
OTHERS = ("same", "like")  # items that name a processor with the same values; the values of like= are assumed
TARGETS = Table(
    "targets",
    Column("name", NAME),
    Column("col", like(r"\d+(\.\d+)?", "a column")),
    Column("class", like(r"gfx\w+", "a class")),
    Column("version", like(r"\d+\.\d+\.[0-9a-f]+", "a version")),
    Column("v2", like(r"[-0-9a-f]/[-0-9a-f]", "a pair of steppings"), "-"),
    Column("mach", word),
    Column("gen", NUMBER, "-"),
    Column("aliases", several(NAME), ()),
    rest=Column("items", named))


def columns(where, text):
    """Parses a list of generations: '6-7,10-11' -> [0, 1, 4, 5]. A range without an end includes all later generations."""
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


def inherit(where, cells):
    """Returns a cell for each column. A cell that is '.' or missing is equal to the cell on its left."""
    if not cells or len(cells) > len(COLUMNS):
        fail(where, f"1 to {len(COLUMNS)} cells of columns expected, {len(cells)} found")
    if cells[0] == ".":
        fail(where, "there is nothing to the left of .")
    if cells[-1] == ".":
        fail(where, "a cell at the end that is the one to its left is left out, not .")
    out = []
    for c in cells + ["."] * (len(COLUMNS) - len(cells)):
        out.append(out[-1] if c == "." else c)
    return out


def some_columns(t, where, text):
    return columns(where, text)


def reach(t, where, text):
    return t.reach(where, text)


def processors(t, where, text):
    return t.processors(where, text)


def feat(t, where, text):
    """Checks a feat cell, which is kept as text."""
    t.feat_terms(where, text)
    return text


def inherited(found, t):
    """Returns the processors with the items that they have from others. Sets t.limits {processor: its limits}, t.bases {processor:
    the one that its row names}, and t.assumed {processor: {item: the processor that it is assumed from}}."""
    out, t.limits, t.bases, t.assumed = [], {}, {}, {}
    for row in found:
        where, own = row["where"], row.pop("items")
        other = own.get("same") or own.get("like")
        base = next((x for x in out if x["name"] == other), None)
        if other and not base:
            fail(where, f"no processor {other} before this row")
        t.bases[row["name"]] = base
        values = {**base, **t.limits[other]} if base else {}
        lists = {c.name: own.get(c.name, values.get(c.name, c.nothing)) for c in (*ITEMS, *LIMITS)}
        for name, value in lists.items():
            if value is None:
                fail(where, f"{name}= is missing")
        head = {c.name: row[c.name] for c in TARGETS.columns if c.name != "aliases"}
        out.append({**head, **{c.name: lists[c.name] for c in ITEMS}, "aliases": row["aliases"], "where": where})
        t.limits[row["name"]] = {c.name: lists[c.name] for c in LIMITS}
        from_other = dict.fromkeys((c.name for c in (*ITEMS, *LIMITS)), other) if "like" in own else t.assumed.get(other, {})
        t.assumed[row["name"]] = {c.name: from_other[c.name] for c in (*ITEMS, *LIMITS)
                                  if c.name in from_other and c.name not in own and lists[c.name] != c.nothing}
    return out


def runs(order, some):
    """Returns the names in `order` that are also in `some`. Three or more consecutive names become 'a to c'."""
    out, run = [], []
    for name in order + [None]:
        if name in some:
            run.append(name)
            continue
        if len(run) > 2:
            out.append(f"{run[0]} to {run[-1]}")
        else:
            out += run
        run = []
    return out


class Processors:
    """The methods of Tables that concern processors."""

    def load_targets(self):
        self.targets, self.classes, self.class_col, self.feats = [], [], {}, {}
        names, machs, latest = {}, {}, 0.0
        where, head = header(self.folder, "targets")
        if head != [c.name for c in TARGETS.columns]:
            fail(where, f"the columns are not: {' '.join(c.name for c in TARGETS.columns)}")
        listed = inherited(TARGETS.read(self), self)
        COLUMNS[:] = dict.fromkeys(t["col"] for t in listed)
        for t in listed:
            where = t["where"]
            for name in (t["name"], *t["aliases"]):
                unique(where, names, name, f"the name {name}")
            unique(where, machs, hexadecimal(where, t["mach"]), f"mach {t['mach']}")
            if self.class_col.setdefault(t["class"], COLUMNS.index(t["col"])) != COLUMNS.index(t["col"]):
                fail(where, f"class {t['class']} is in two columns")
            if float(t["col"]) < latest:
                fail(where, f"a processor of column {t['col']} after those of column {latest:g}")
            latest = float(t["col"])
            if t["class"] not in self.classes:
                self.classes.append(t["class"])
            self.targets.append(t)
        if len(self.classes) > 64:  # bits of class_mask
            fail(where, "more than 64 classes")

    def class_of(self, where, name):
        """Checks that a class exists. The message has the class of a processor, and the term for a column."""
        x = next((x for x in self.targets if name in (x["name"], *x["aliases"])), None)
        if name not in self.classes and x:
            fail(where, f"unknown class {name}; the processor {name} has the class {x['class']}")
        if name not in self.classes and name.removeprefix("gfx") in COLUMNS:
            fail(where, f"unknown class {name}; the whole column is written {name.removeprefix('gfx')}")
        one_of(where, name, self.classes, "class")

    def feat_terms(self, where, feat):
        """Parses the terms of a feat cell. Returns [(column, included classes)]."""
        out = []
        for term in [] if feat == "-" else feat.split(","):
            m = match(where, r"(!?)(\w+)(\+|-\w+|(?:\|\w+)*)", term, "a feat term")
            names = re.findall(r"\w+", m[2] + m[3])
            for n in names:
                self.class_of(where, n)
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
        """Parses a "columns" cell: columns or feat terms; "-" means all columns. Returns {column: classes}."""
        out = {}
        for part in (f"{COLUMNS[0]}-" if text == "-" else text).split(","):
            if "gfx" not in part:
                for col in columns(where, part):
                    if col in out:
                        fail(where, f"a column is there twice: {text}")
                    out[col] = self.class_mask(where, "-", col)
                continue
            for col, names in self.feat_terms(where, part):
                out[col] = out.get(col, 0) | sum(1 << self.classes.index(c) for c in names)
        return out

    def processors(self, where, text):
        """Parses a list of processors: terms of a "columns" cell, or names of processors. The name of a class means all its processors,
        =name the processor of this name. Returns the names in the order of targets.tbl."""
        out, known = set(), {x["name"] for x in self.targets}
        for part in text.split(","):
            if part in known - set(self.classes):
                out.add(part)
            elif part[0:1] == "=":
                out.add(one_of(where, part[1:], known & set(self.classes), "processor with the name of a class"))
            else:
                classes = sum(self.reach(where, part).values())
                out.update(x["name"] for x in self.targets if classes >> self.classes.index(x["class"]) & 1)
        return [x["name"] for x in self.targets if x["name"] in out]

    def names_of(self, reach):
        """Returns the names of the processors of {column: classes}."""
        classes = sum(reach.values())
        return {x["name"] for x in self.targets if classes >> self.classes.index(x["class"]) & 1}

    def in_words(self, names):
        """Describes a set of processors in words: 'gfx6 to gfx8, gfx90a'. Generic processors are not named."""
        out, full = [], []
        for column in COLUMNS + [None]:
            here = [t["name"] for t in self.targets if t["col"] == column and t["gen"] == "-"]
            have = [name for name in here if name in names]
            if column and have == here:
                full.append("gfx" + column)
                continue
            out += [f"{full[0]} to {full[-1]}"] if len(full) > 2 else full
            full = []
            lack = [name for name in here if name not in names]
            if not have:
                continue
            if len(runs(here, lack)) < len(runs(here, have)) or len(lack) * 2 < len(have):
                out.append(f"gfx{column} except {', '.join(runs(here, lack))}")
            else:
                out += runs(here, have)
        return ", ".join(out)

    def has(self, row, x):
        """Returns whether a processor has the instruction of a row."""
        col = COLUMNS.index(x["col"])
        return row["op"][col] is not None and bool(self.class_mask(row["where"], row["feat"], col) >> self.classes.index(x["class"]) & 1)

    def everywhere(self):
        return self.reach("", "-")

    def class_mask(self, where, feat, col):
        """Returns the classes of a column that a feat cell includes, as a bit mask."""
        if feat not in self.feats:
            terms = self.feat_terms(where, feat)
            self.feats[feat] = [sum(1 << i for i, c in enumerate(self.classes) if self.class_col[c] == at
                                    and all(c in left for other, left in terms if other == at))
                                for at in range(len(COLUMNS))]
        return self.feats[feat][col]

    def apart(self, where, seen, key, feat, what):
        """Fails if a class has two rows with the same key. The last element of the key is the column."""
        self.apart_in(where, seen, key, self.class_mask(where, feat, key[-1]), what)

    def apart_in(self, where, seen, key, mask, what):
        """The same for the classes of a bit mask."""
        for other, there in seen.setdefault(key, []):
            if mask & other:
                fail(where, f"{what} is there twice in column {COLUMNS[key[-1]]} ({there})")
        seen[key].append((mask, where))
