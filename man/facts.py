"""Reads the facts for the manual and the shell completions from the tables that the programs are built from: rows of C
macros and of C initializers, and the instruction tables. An unexpected format of a table is an error, so the manual
cannot become outdated."""
import glob
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "common/isa/gen"))
import genmacro  # noqa: E402
from genread import Broken  # noqa: E402


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as f:
        return f.read()


def macro_rows(text, macro, path, width):
    """Returns the rows MACRO(...) at the beginning of a line. Each row must have `width` cells."""
    return checked([row for _, row in genmacro.rows(path, text, macro)], width, f"{path}: {macro}")


def initialiser(text, head, path, width, included={}):
    """Returns the rows {...} of an array. head: a pattern that matches its definition up to the '='. included: for each file that the
    array includes, a function that returns the rows in that file."""
    m = re.search(head + r"\s*=\s*\{", text)
    if not m:
        raise Broken(f"{path}: no {head}")
    rows, at = [], m.end()
    while True:
        t = genmacro.TOKEN.match(text, at)
        if t[0] == "}":
            return checked(rows, width, f"{path}: {head}")
        at = t.end()
        if t[0] in included:
            rows += included[t[0]]()
        if t[0] == "#":  # skip a #define, whose braces are not rows; other directives contain no braces
            directive = re.compile(r"define(?:[^\n]*\\\n)*[^\n]*").match(text, at)
            at = directive.end() if directive else at
        if t[0] == "{":
            row, at = genmacro.cells(path, text, at)
            if row not in (["0"], []) and row[0] is not None:
                rows.append(row)


def checked(rows, width, what):
    if not rows:
        raise Broken(f"{what}: no rows")
    for row in rows:
        if len(row) != width:
            raise Broken(f"{what}: {width} cells expected, {len(row)} found: {row}")
    return rows


# ---- the simulation

def named_texts(root, path, macro):
    return [tuple(row) for row in macro_rows(read(root, path), macro, path, 2)]


def timing(root):
    """Returns the parameters of timing.tbl by group: [(group, [(name, unit, text, [(processors, range, reason)])])]."""
    import genread
    groups = {}
    for where, group, cells in genread.entries(os.path.join(root, "common/isa/tables"), "timing"):
        if cells[0] == "param":
            if not group:
                raise Broken(f"{where}: no group")
            groups.setdefault(group, []).append((cells[1], cells[2], cells[-1][1:-1], []))
        elif cells[0] == "varies":
            groups[group][-1][3].append((cells[1], cells[2], cells[3][1:-1]))
    return list(groups.items())


# ---- the library

def effects(root, name):
    """Returns the rows of a list in effects.def: (name, meaning), or (name, number of registers, meaning) for REGFILE."""
    return [tuple(row) for row in macro_rows(read(root, "common/isa/effects.def"), name, "effects.def",
                                             3 if name == "REGFILE" else 2)]


def members(root, name):
    """Returns the members of a struct or an enum in the public headers: [(declaration, comment or "")]."""
    for path in sorted(glob.glob("library/amdgcn/*.h", root_dir=root)):
        m = re.search(r"^(?:struct|enum) %s \{\n(.*?)^\};" % name, read(root, path), re.M | re.S)
        if m:
            break
    rows = [re.fullmatch(r"\t([^/]*?)[;,]?\s*(?:/\* (.*?) \*/)?", line) for line in m[1].splitlines()] if m else []
    if not rows or not all(rows):
        raise Broken(f"library/amdgcn: {name}: a declaration and no more than one comment on each line expected")
    return [(row[1], row[2] or "") for row in rows]


def interface(root, name):
    """Returns the declarations of a public header, in order: [(kind, name, comment, declaration)]. kind: "struct", "enum", "function", or
    "callback", the type of a function that the library calls. Only structs and enums may lack a comment."""
    text = read(root, "library/amdgcn/" + name)
    comment = r"/\* ([^\n]*(?:\n \* [^\n]*)*?) \*/\n"
    rows = re.findall(rf"(?:{comment}|^)(?:(struct|enum) (\w+)(?:;| \{{\n)|(?<=/\n)AMDGCN_API (.*?\n(\w+)\([^;]*?\));|"
                      r"(?<=/\n)typedef (\w+ (\w+)\([^;]*?\));)", text, re.M | re.S)
    out = [(kind or ("function" if function else "callback"), one or function or called, comment.replace("\n * ", " "),
            " ".join((declaration or callback).split())) for comment, kind, one, declaration, function, callback, called in rows]
    if len([row for row in out if row[0] == "function"]) != text.count("AMDGCN_API ") - text.count("#define AMDGCN_API "):
        raise Broken(f"library/amdgcn/{name}: a function without a comment before it")
    return out


# ---- options

class Option:
    def __init__(self, name, arg, action, value=None, text=None, words=None):
        self.name, self.arg, self.id, self.value, self.help, self.words = name, arg, action, value, text, words


class Options:
    """A program's options in three lists: implemented, ignored and rejected options. The help text of a rejected option gives the
    reason."""

    def __init__(self, rows):
        self.ignored, self.refused = ([o for o in rows if o.id == action] for action in ("IGNORED", "REFUSED"))
        self.listed = [o for o in rows if o.id not in ("IGNORED", "REFUSED")]

    def by_name(self, name):
        return next((o for o in self.listed if o.name == name), None)


TABLES = {"as": "assembler/run/optable.c", "ld": "linker/options/optable.c", "objdump": "objdump/options.c", "run": "run/options.c"}


VIEWS = "objdump/views.def"


def view_options(root):
    """Returns the rows that views.def adds to objdump's table of options, in order, as the C preprocessor expands them."""
    text, out = read(root, VIEWS), []
    for macro, row in genmacro.rows(VIEWS, text, "FLAG_VIEW|NAMED_VIEW|VIEW_OPTION"):
        if macro == "VIEW_OPTION":
            out.append(checked([row], 6, VIEWS)[0])
            continue
        field, *names, help_text = checked([row], 7 if macro == "FLAG_VIEW" else 6, VIEWS)[0][3:]
        for i, name in enumerate(names):
            out.append([name, "OPT_FLAG", f"FLAG({field})", None, f"the same as --{names[1]}" if i < len(names) - 1 else help_text, None])
    return out


def options(root, program):
    path = TABLES[program]
    text = read(root, path)
    strings = {m[1]: genmacro.cell(re.findall(r'"(?:[^"\\]|\\.)*"', m[2]))
               for m in re.finditer(r'static const char (\w+)\[\] =((?:\s*"(?:[^"\\]|\\.)*")+);', text)}
    rows = initialiser(text, r"const struct opt \w+\[\]", path, 6, {f'"{VIEWS}"': lambda: view_options(root)})
    return Options([Option(*row[:4], *(strings.get(c, c) for c in row[4:])) for row in rows])


def keywords_ld(root):
    path = "linker/options/keyword.c"
    return [(row[0], row[1], row[5]) for row in initialiser(read(root, path), r"\} keywords\[\]", path, 6)]


# ---- the language

def directives(root):
    """Returns the groups of directives: [(title, [(names, syntax, meaning)])]. A row without a meaning is an alias of the last row
    before it that has a meaning."""
    path, out = "assembler/directive.def", []
    text = read(root, path)
    for m in re.finditer(r"^/\* (\w[^:\n]*): [^\n]*|^DIR\(|^#include \"(.*/(?:cfi|cfi_expression|info).def)\"", text, re.M):
        if m[1]:
            out.append((m[1], []))
        elif m[2]:
            out[-1][1].extend((info_rows if m[2].endswith("info.def") else cfi_rows)(root, m[2]))
        else:
            name, _, _, _, _, syntax, meaning = checked([genmacro.cells(path, text, m.end())[0]], 7, path + ": DIR")[0]
            if not out:
                raise Broken(f"{path}: {name} stands before the first group")
            if meaning is None:
                out[-1][1][-1][0].append(name)
            else:
                out[-1][1].append(([name], syntax or "", meaning))
    return [group for group in out if group[1]]


CFI_ARGUMENTS = {"r": "<register>", "o": "<offset>", "f": "<offset>", "+": "<difference>", "-": "<offset>",
                 "a": "<address-space>", "b": "<bits>", "m": "<bits>", "l": "<lane>"}


def cfi_rows(root, path):
    macro, count = ("CFI_EXPRESSION", 4) if "expression" in path else ("CFI", 6)
    for name, args, *_, meaning in macro_rows(read(root, path), macro, path, count):
        syntax = [CFI_ARGUMENTS[a] for a in args.rstrip("*")]
        for i, argument in enumerate(syntax):
            again = args[:i].count(args[i])
            if again:
                syntax[i] = argument.replace(">", f"{again + 1}>")
        yield [".cfi_" + name], ", ".join(syntax) + (", ..." if args.endswith("*") else ""), meaning


INFO_ARGUMENTS = {"SYMBOL": "<name>", "NUMBER": "<number>", "TEXT": "\"<type>\""}


def info_rows(root, path):
    for ident, _, payload, _, meaning in macro_rows(read(root, path), "INFO", path, 5):
        yield [".amdgpu_" + ident], INFO_ARGUMENTS[payload], meaning


def table(root, path, macro, isa):
    """Returns the rows of a macro of a table: {column: cell}. The cell of processors is {column: classes}."""
    import gendef
    _, rows = gendef.load(isa.tables, os.path.join(root, path))
    return [cells for name, cells, _ in rows if name == macro]


def descriptor(root, isa):
    return table(root, "common/hsa/descriptor/kd.tbl", "KD", isa)


def metadata(root):
    path = "common/hsa/metadata/meta.def"
    names = "map key type required since of values meaning".split()
    return [dict(zip(names, row)) for row in macro_rows(read(root, path), "META", path, len(names))]


def code_keys(root, isa):
    return table(root, "common/hsa/descriptor/code_t.tbl", "CODE_T", isa)


def checks(root):
    """Returns [(name, meaning, files of its parts)] for the checks of code."""
    path = "common/analysis/check/check.def"
    text = read(root, path)
    parts = macro_rows(text, "(?:OWN_)?PART", path, 4)
    return [(name, meaning, ["common/analysis/" + part[1] for part in parts if part[0] == name])
            for name, _, meaning in macro_rows(text, "CHECK", path, 3)]


def findings(root, path):
    return macro_rows(read(root, path), "FINDING", path, 3)


def incompletes(root):
    path = "common/analysis/finding/incomplete.def"
    return macro_rows(read(root, path), "INCOMPLETE", path, 4)


def run_findings(root):
    """Returns [(name, meaning)] for the findings of amdgcn-run."""
    path = "common/run/finding.def"
    return [(name, meaning) for _, name, _, meaning in macro_rows(read(root, path), "RUN", path, 4)]


def run_hidden(root):
    """Returns the kinds of hidden arguments that have a value in amdgcn-run."""
    path = "common/run/hidden.def"
    return ["hidden_" + kind for kind, _ in macro_rows(read(root, path), "HIDDEN", path, 2)]


def run_values(root):
    """Returns [(syntax, meaning)] for the forms of values of amdgcn-run, and the names of their types."""
    path = "run/value.def"
    elements = "common/run/element.def"
    types = macro_rows(read(root, elements), "ELEMENT", elements, 3)
    return macro_rows(read(root, path), "VALUE_FORM", path, 2), [row[0] for row in types]


def meanings(root, words):
    """Returns {name: meaning} for a list in effects.def."""
    path = "common/isa/effects.def"
    return dict(macro_rows(read(root, path), words, path, 2))


def specifiers(root):
    path = "common/elf/reloc.def"
    rows = macro_rows(read(root, path), "RELOC", path, 6)
    return [(specifier, reloc) for _, reloc, _, _, _, specifier in rows if specifier]


def operators(root):
    """Returns the binary operators: [(their texts, meaning)], by increasing precedence."""
    path = "assembler/scan/operator.def"
    text = read(root, path)
    pairs, chars = macro_rows(text, "PAIR", path, 4), macro_rows(text, "CHAR", path, 3)
    texts = {level: [] for level, _ in macro_rows(text, "LEVEL", path, 2)}
    level_of = {name: level for name, _, level, _ in pairs}
    for operator, level in ([(c.strip("'"), level) for c, level, _ in chars] + [(t, level) for _, t, level, _ in pairs]
                            + [(t, level_of[name]) for t, name in macro_rows(text, "SAME", path, 2)]):
        if level not in texts:
            raise Broken(f"{path}: level {level} has no row LEVEL")
        texts[level].append(operator)
    return [(texts[level], meaning) for level, meaning in sorted(macro_rows(text, "LEVEL", path, 2), key=lambda row: int(row[0]))]


# ---- the instruction tables

class Isa:
    """The instruction tables, with their texts for the manual. A text is a line "## NAME TEXT"; its continuation lines begin with ##
    and more than one blank."""

    def __init__(self, root):
        import geneffects
        import genforms
        import genhazards
        import gentables
        self.columns = gentables.COLUMNS
        self.lines = lambda name: gentables.lines(self.tables.folder, name)
        self.tables = gentables.Tables(os.path.join(root, "common/isa/tables"))
        geneffects.load(self.tables)
        genhazards.load(self.tables)
        genforms.derive(self.tables)

    def notes(self, table):
        """Returns the texts of a table: {name: text}."""
        text = "\n".join(line for _, line in self.lines(table) if line.startswith("## "))
        return dict(line[3:].split(None, 1) for line in re.sub(r"\n##  +", " ", text).split("\n") if line)

    def targets(self):
        return [t for t in self.tables.targets if "generic" not in t["name"]]

    def in_words(self, names):
        return self.tables.in_words(names)

    def in_classes(self, column, mask):
        """Returns the processors whose generation has the index `column`, and whose class is in the mask."""
        return {t["name"] for t in self.targets()
                if t["col"] == self.columns[column] and mask >> self.tables.classes.index(t["class"]) & 1}

    def has_all(self, names):
        return len(names) == len(self.targets())

    def featured(self, feature):
        return {t["name"] for t in self.targets() if feature in t["features"]}

    def modifiers(self):
        """Returns {spelling: rows, families, processors and text} for all modifiers, in table order."""
        notes, out = self.notes("modifiers"), {}
        for m in self.tables.mods:
            entry = out.setdefault(m["spelling"], dict(rows=[], families=[], names=set(), text=notes.get(m["spelling"])))
            entry["rows"].append(m)
        for f in self.tables.forms:
            for index in f["mods"]:
                for m in self.tables.modname[self.tables.mods[index]["name"]]:
                    here = self.in_classes(f["col"], f["classes"] & self.classes_with(m))
                    if here and m["place"] != "refused":
                        out[m["spelling"]]["names"] |= here
                        if f["row"]["family"] not in out[m["spelling"]]["families"]:
                            out[m["spelling"]]["families"].append(f["row"]["family"])
        return out

    def classes_with(self, m):
        """Returns a mask of the classes that support a modifier. A DPP control is only supported by the classes that dpp.tbl lists."""
        if m["value"] != "dpp":
            return m["classes"]
        masks = [sum(d["columns"].values()) for d in self.tables.dpp if d["name"] == m["spelling"]]
        return sum({1 << i for mask in masks for i in range(len(self.tables.classes)) if mask >> i & 1})

    def enum(self, kind):
        """Returns the names of a kind in enums.tbl: [(name, value, processors, text)]."""
        notes, out = self.notes("enums"), {}
        for e in self.tables.enums:
            if e["kind"] == kind:
                names = out.setdefault((e["name"], e["value"]), set())
                for col in e["cols"]:
                    names |= self.in_classes(col, self.tables.class_mask(e["where"], e["feat"], col))
        return [(name, value, names, notes.get(name)) for (name, value), names in out.items()]

    def bitfields(self, kind):
        """Returns the names of a kind in bitfields.tbl: [(name, processors)]."""
        out = {}
        for b in self.tables.bitfields:
            if b["kind"] == kind:
                for col in b["cols"]:
                    mask = self.tables.class_mask(b["where"], b["feat"], col)
                    out.setdefault(b["name"], set()).update(self.in_classes(col, mask))
        return out.items()

    def register_columns(self, codes):
        return {t["name"] for t in self.targets() if codes[self.columns.index(t["col"])] not in (-1, (0, 0))}
