"""Reads targets.tbl, the table of processors, and parses cells that refer to columns (generations) and classes."""
import re

from genread import Column, Table, fail, header, hexadecimal, like, match, number, one_of, out_of, several, unique, word

COLUMNS = []  # the generations; set when targets.tbl is read

NUMBER = like(r"\d+", "a number")
PAIR = like(r"\d+(/\d+)?", "a number or a pair")
NAME = like(r"[a-z][\w-]*", "a name")

# Cells are kept as text, except lists, because they are only written to C data and JSON.
TARGETS = Table(
    "targets",
    Column("name", NAME),
    Column("col", like(r"\d+(\.\d+)?", "a column")),
    Column("class", like(r"gfx\w+", "a class")),
    Column("version", like(r"\d+\.\d+\.[0-9a-f]+", "a version")),
    Column("v2", like(r"[-0-9a-f]/[-0-9a-f]", "a pair of steppings"), "-"),
    Column("mach", word),
    Column("gen", NUMBER, "-"),
    Column("set", several(out_of(("xnack", "sramecc"), "setting")), ()),
    Column("wave", out_of(("32", "64"), "wave size")),
    Column("vgran", PAIR),
    Column("venc", PAIR),
    *(Column(name, NUMBER) for name in ("vgprs", "sgran", "senc", "sgprs", "total")),
    Column("extra", like(r"\d+,\d+,\d+", "three numbers")),
    Column("lds", NUMBER),
    Column("bus", NUMBER),
    Column("features", several(out_of("FEATURE", "feature")), ()),
    Column("aliases", several(NAME), ()))


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


def feat(t, where, text):
    """Checks a feat cell, which is kept as text."""
    t.feat_terms(where, text)
    return text


class Processors:
    """The methods of Tables that concern processors."""

    def load_targets(self):
        self.targets, self.classes, self.class_col, self.feats = [], [], {}, {}
        names, machs, latest = {}, {}, 0.0
        where, head = header(self.folder, "targets")
        if head != [c.name for c in TARGETS.columns]:
            fail(where, f"the columns are not: {' '.join(c.name for c in TARGETS.columns)}")
        listed = list(TARGETS.read(self))
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

    def feat_terms(self, where, feat):
        """Parses the terms of a feat cell. Returns [(column, included classes)]."""
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
