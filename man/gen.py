#!/usr/bin/env python3
"""Writes a man page from its template and the tables that the programs are built from.

  gen.py ROOT VERSION TEMPLATE.in OUTPUT

A line of the template that begins with @ is replaced:

  @option NAME ...   the head of an option, with its value and its other names, spelled as here (~: a blank
                     before the value); without text after the line, the text of --help
  @rest              all options without @option, with the texts of --help
  @ignored           the options that are accepted and ignored
  @refused           the options that are rejected, with the reasons
  @keywords          the keywords of -z that are ignored
  @include FILE      a file next to the template, verbatim
  @directives TITLE  a group of assembler/directive.def
  @descriptor        common/hsa/descriptor/kd.tbl
  @metadata MAP      a map of common/hsa/metadata/meta.def
  @codekeys          common/hsa/descriptor/code_t.tbl
  @findings FILE     the findings of a check
  @checks            the checks for which the page has no --check=NAME, with their meaning and findings
  @incomplete        common/analysis/finding/incomplete.def
  @run findings      common/run/finding.def
  @run hidden        common/run/hidden.def
  @run values        run/value.def: the forms
  @run types         common/run/element.def
  @waits             common/isa/tables/counters.tbl
  @hazards           common/isa/tables/hazards.tbl
  @meanings KIND     common/isa/tables/semantics.tbl: counts by fidelity, or by group of instructions
  @reasons @units    the rows of common/sim/sim.h
  @figures           common/isa/tables/timing.tbl, without values
  @specifiers        the names after @ in expressions
  @operators         assembler/scan/operator.def, as rows of a table
  @effects LIST [PREFIX]  a list of common/isa/effects.def; with a prefix the names of library/amdgcn/*.h
  @struct NAME       the members of a struct or an enum of library/amdgcn/*.h
  @prototypes FILE   the functions of library/amdgcn/FILE, as in a synopsis
  @interface FILE    the functions, callbacks, structs and enums of library/amdgcn/FILE, with their comments
  @modifiers @registers @dims @processors @enum KIND @bitfields KIND
                     common/isa/tables

In the texts of the tables, `x` is bold and <x> is italic.
"""
import os
import re
import sys

sys.dont_write_bytecode = True

import facts
import hazards
import meanings as meaning_counts
from facts import Broken
from interface import interface, members, prototypes
from markup import block, capital, listed, marked, paragraph, roff, sentence, table


def dashed(o):
    return ("--" if o.name[1:] else "-") + o.name


# ---- options

class OptionPages:
    """Formats a program's options for the lines @option, @rest, @ignored and @refused."""

    def __init__(self, options):
        self.options, self.seen, self.written = options, set(), set()

    def collect(self, names):
        """Records the option names that the template contains. Entries of other options do not list these names."""
        for name in names:
            bare = name.lstrip("-").rstrip("~")
            if not self.options.by_name(bare):
                raise Broken(f"no option {name}")
            self.written.add(bare)

    def head(self, names):
        """Returns the first line of an entry: the options as spelled in the template, and their other names."""
        spelled = {name.lstrip("-").rstrip("~"): name for name in names}
        first = self.options.by_name(next(iter(spelled)))
        value = next((o.value for o in self.options.listed if o.id == first.id and o.value), first.value)
        for o in self.options.listed:
            if o.id == first.id and o.name not in self.written and o.help is None:
                spelled[o.name] = dashed(o)
                self.seen.add(o.name)
        self.seen |= spelled.keys()
        return listed(self.one(self.options.by_name(n), name, self.options.by_name(n).value or value)
                      for n, name in spelled.items())

    @staticmethod
    def one(o, name, value):
        blank = name.endswith("~") or not o.name[1:]
        name, value = roff(name.rstrip("~")), roff((value or "").lower())
        value = re.sub(r"(,?\\&?\.\.\.|,?\.\.\.)", r"\\fR\1\\fI", value)
        if o.arg in ("OPT_FLAG", "OPT_FIXED"):
            return f"\\fB{name}\\fP"
        if o.arg == "OPT_OPTIONAL":
            return f"\\fB{name}\\fP[\\fB=\\fP\\fI{value or 'value'}\\fP]"
        sep = "" if o.arg == "OPT_JOINED" else " " if blank else "="
        return f"\\fB{name}{sep}\\fP\\fI{value}\\fP"

    def rest(self):
        out = []
        for o in self.options.listed:
            if o.name not in self.seen and o.name not in self.written and (o.help or not self.has_text(o)):
                out += paragraph(self.head([dashed(o)]), self.text_of(o.name))
        return out

    def has_text(self, o):
        """Returns whether any name of the option has a help text."""
        return any(other.id == o.id and other.help for other in self.options.listed)

    def text_of(self, name):
        o = self.options.by_name(name.lstrip("-").rstrip("~"))
        if o.help is None and o.name.startswith("no-") and self.options.by_name(o.name[3:]):
            return f"The opposite of \\fB{roff('--' + o.name[3:])}\\fP."
        if o.help is None:
            raise Broken(f"neither the template nor --help says what {name} does")
        return marked(sentence(o.help))

    @staticmethod
    def bare(o):
        """Returns the name and the accepted values of an option that is ignored or rejected."""
        return f"\\fB{roff(dashed(o))}\\fP{'' if o.arg == 'OPT_JOINED' or not o.words else '='}{choice(o.words or '')}"

    def ignored(self):
        return [listed(self.one(o, dashed(o), o.value or "value") if o.arg == "OPT_VALUE" and not o.words else self.bare(o)
                       for o in self.options.ignored) + "."]

    def refused(self):
        reasons = {}
        for o in self.options.refused:
            reasons.setdefault(o.help, []).append(self.bare(o))
        out = []
        for why, names in reasons.items():
            out += [".TP", listed(names), marked(sentence(why or "not supported"))]
        return out


def choice(words):
    """Formats the accepted values of an option. The syntax of words is described at opt_word_index() (common/base/option/opt.h)."""
    out = []
    for word in words.split():
        fixed, free = word.strip("*#"), "n" if word == "#" else "text" if "*" in word else ""
        free = f"\\fI{free}\\fP" if free else ""
        out.append(free + roff(fixed) if word.startswith("*") else roff(fixed) + free)
    return "|\\:".join(out)


def keywords(root):
    """Returns the keywords of -z that are ignored."""
    rows = facts.keywords_ld(root)
    names = [f"\\fB{roff(name)}\\fP" for name, kind, _ in rows if kind == "IGNORED"]
    return [listed(names + [f"\\fB{roff(name)}=none\\fP" for name, kind, _ in rows if kind == "NONE"]) + "."]


# ---- the language

def directives(root, title):
    for name, rows in facts.directives(root):
        if name == title:
            out = []
            for names, syntax, meaning in rows:
                head = listed(f"\\fB{roff(n)}\\fP" for n in names) + (" " + marked(syntax) if syntax else "")
                out += paragraph(head, marked(sentence(meaning)))
            return out
    raise Broken(f"no directives {title}")


DEFAULTS = {
    "KD_REQUIRED": "required", "KD_FROM_XNACK": "default: 1 unless xnack is off",
    "KD_FROM_WAVE32": "default: 1 if the wave size is 32", "KD_FROM_WGP": "default: 1 unless `+cumode`",
    "KD_FROM_TGSPLIT": "default: 1 with `+tgsplit`", "KD_FROM_USER_SGPRS": "default: the number of enabled user SGPRs",
}
WORDS = {"44": "compute_pgm_rsrc3", "48": "compute_pgm_rsrc1", "52": "compute_pgm_rsrc2", "56": "kernel_code_properties"}


def processors_with(isa, row):
    """Returns the processors that have a field of the descriptor."""
    return isa.tables.names_of(row["processors"]) & {t["name"] for t in isa.targets()}


def value_range(row):
    """Returns the range of a directive's value, or None if the meaning of the row states the range."""
    width = int(row["width"])
    if row["how"] in ("KD_VGPRS", "KD_SGPRS"):
        return None
    if row["how"] == "KD_ACCUM":
        return f"4 to {row['max']} in steps of 4"
    most = int(row["max"]) or (1 << width) - 1
    return "0 or 1" if most == 1 else "0 to 2^32 - 1" if width == 32 else f"0 to {most}"


def place(row):
    off, bit, width = int(row["off"]), int(row["bit"]), int(row["width"])
    if off not in map(int, WORDS) or not width:
        return None if width == 0 else f"byte {off}"
    name = WORDS[str(off)]
    if off == 56 and bit >= 16:
        name, bit = "kernarg_preload", bit - 16
    return f"{name} bit {bit}" if width == 1 else f"{name} bits {bit} to {bit + width - 1}"


def descriptor(root, isa):
    out = []
    for row in facts.descriptor(root, isa):
        initial = DEFAULTS.get(row["initial"], f"default {row['initial']}")
        if not (row["initial"].isdigit() or row["initial"] in DEFAULTS):
            raise Broken(f"kd.tbl: unknown default {row['initial']}")
        have = processors_with(isa, row)
        known = [value_range(row), initial, None if isa.has_all(have) else isa.in_words(have), place(row)]
        out += paragraph(f"\\fB.amdhsa_{row['ident']}\\fP", marked(sentence(row["meaning"])), ".br",
                         marked(capital("; ".join(filter(None, known))) + "."))
    return out


def kind_of(row, types):
    of = row["of"]
    many = {"TYPE_INTS": "integers", "TYPE_STRS": "strings", "TYPE_MAPS": "maps"}.get(row["type"])
    if many:
        return f"{of} {many}" if of.isdigit() and int(of) else f"sequence of {many}"
    return types[row["type"]]


TYPES = {"TYPE_STR": "string", "TYPE_INT": "integer", "TYPE_BOOL": "boolean", "TYPE_MAP": "map", "TYPE_ANY_MAP": "map",
         "TYPE_REGISTERS": "map of registers to values", "TYPE_INDEX": "integer, 65535 for none", "TYPE_DROPPED": "string, not kept"}


def metadata(root, name):
    out = []
    for row in facts.metadata(root):
        if row["map"] == name:
            known = [kind_of(row, TYPES), "required" if row["required"] == "true" else None]
            since = int(row["since"])
            if since > 3:
                known.append(f"from code object version {since}")
            head = f"\\fB{roff(row['key'])}\\fP ({roff(listed(filter(None, known)))})"
            texts = [marked(sentence(row["meaning"]))]
            if row["values"]:
                texts.append("One of " + listed(f"\\fB{roff(v)}\\fP" for v in row["values"].split("|")) + ".")
            out += paragraph(head, *texts)
    if not out:
        raise Broken(f"no metadata {name}")
    return out


def findings(root, path):
    out = []
    for name, severity, text in facts.findings(root, path):
        out += [".TP", ".B " + roff(name), roff(re.sub("%[a-z]", "...", text)) + (" (a note)" if severity == "NOTE" else "")]
    return out


def checks(root, lines):
    out = []
    for name, meaning, files in facts.checks(root):
        if any(f"\\-\\-check={name}" in line or line == ".B " + name for line in lines):
            continue
        out += [".PP", f".B \\-\\-check={roff(name)}", "reports " + roff(meaning) + "."]
        for path in files:
            out += findings(root, path)
    return out


def run(root, what):
    forms, types = facts.run_values(root)
    if what == "hidden":
        return [listed(f"\\fB{roff(name)}\\fP" for name in facts.run_hidden(root)) + "."]
    if what == "types":
        return [listed(f"\\fB{roff(name)}\\fP" for name in types) + "."]
    rows = {"findings": [(f"\\fB{roff(name)}\\fP", roff(meaning)) for name, meaning in facts.run_findings(root)],
            "values": [(marked(syntax), marked(meaning)) for syntax, meaning in forms]}[what]
    return [line for head, text in rows for line in paragraph(head, capital(text) + ".")]


def meanings(root, kind):
    groups, fidelities, columns = meaning_counts.tables(root)
    rows = [[f"\\fB{roff(row[0])}\\fP" if kind == "fidelity" else roff(row[0]), *row[1:]] for row in (fidelities if kind == "fidelity" else groups)]
    return table(["fidelity" if kind == "fidelity" else "instructions", *columns], rows, "l2" + " r2" * (len(columns) - 1) + " r")


def incomplete(root):
    out = []
    for name, unit, misses, text in facts.incompletes(root):
        out += [".TP", ".B " + roff(name), roff(text) + f" (counts {roff(unit)}s" + ("" if misses == "1" else
            "; reported code may be correct nevertheless") + ")"]
    return out


def code_keys(root, isa):
    rows = []
    for r in facts.code_keys(root, isa):
        bits = "" if int(r["width"]) == 8 * int(r["size"]) else f":{r['bit']}" + (
            f"-{int(r['bit']) + int(r['width']) - 1}" if r["width"] != "1" else "")
        rows.append((roff(r["key"]), r["off"] + roff(bits), first_generation(isa, processors_with(isa, r))))
    return table(("key", "byte:bits", "from"), rows, "l l l")


def first_generation(isa, have):
    """Returns the generation from which on all processors are in a set, or "" if it has all."""
    first = next(column for column in isa.columns if have & {t["name"] for t in isa.targets() if t["col"] == column})
    if have != {t["name"] for t in isa.targets() if isa.columns.index(t["col"]) >= isa.columns.index(first)}:
        raise Broken("code_t.tbl: a key that later processors lack")
    return "" if isa.has_all(have) else "gfx" + first


def modifier_value(rows, isa, spelling):
    """Returns the syntax of a modifier's value, as written after the modifier's name."""
    value = rows[0]["value"]
    m = re.match(r"([usx])(\d*)$", value)
    if value in ("flag",):
        return ""
    if m:
        return ":" + {"u": "<number>", "s": "<signed-number>", "x": "<number>"}[m[1]]
    if value in ("list", "list2", "dpp8"):
        return ":[<n>,...]"
    if value == "dpp":
        return {"quad_perm": ":[<n>,<n>,<n>,<n>]", "row_mirror": "", "row_half_mirror": ""}.get(spelling, ":<n>")
    return ":<value>"


def modifiers(isa):
    out = []
    for spelling, entry in isa.modifiers().items():
        if not entry["text"]:
            raise Broken(f"modifiers.tbl: {spelling} has no line that begins with ##")
        head = f"\\fB{roff(spelling)}\\fP" + marked(modifier_value(entry["rows"], isa, spelling))
        where = processors_of(isa, entry["names"])
        out += paragraph(head, marked(sentence(entry["text"])))
        if entry["families"]:
            out += [".br", roff(f"{capital(where)}: {listed(entry['families'])}.")]
    return out


def processors_of(isa, names):
    return "all" if isa.has_all(names) else isa.in_words(names)


def merge_consecutive(rows):
    """Merges rows (name, value, processors) with consecutive names and values."""
    out = []
    for name, value, names in rows:
        m = re.match(r"(.*?)(\d+)$", name)
        if m and out and out[-1]["names"] == names and out[-1]["last"] == (m[1], int(m[2]) - 1, value - 1):
            out[-1]["names_"][1:] = [name]
            out[-1]["values"][1:] = [value]
        else:
            out.append(dict(names=names, names_=[name], values=[value]))
        out[-1]["last"] = (m[1], int(m[2]), value) if m else None
    return [(r["names_"], r["values"], r["names"]) for r in out]


def named(isa, kind):
    """Formats the names of an enumeration: as entries with descriptions, or as a table if the names have no descriptions."""
    rows = isa.enum(kind)
    if not rows:
        raise Broken(f"no names {kind}")
    if any(text for *_, text in rows):
        out = []
        for name, value, names, text in rows:
            known = listed([str(value)] + ([] if isa.has_all(names) else [isa.in_words(names)]))
            out += paragraph(f"\\fB{name}\\fP ({roff(known)})", *([marked(sentence(text))] if text else []))
        return out
    rows = merge_consecutive([row[:3] for row in rows])
    return table(("name", "value", "processors"), [
        (" to ".join(f"\\fB{n}\\fP" for n in names), " to ".join(map(str, values)), block(roff(processors_of(isa, have))))
        for names, values, have in rows], "l l lx")


def bitfields(isa, kind):
    return table(("name", "processors"), [(f"\\fB{name}\\fP", roff(processors_of(isa, names)))
                                          for name, names in isa.bitfields(kind)], "l l")


def generation_ranges(isa, columns):
    """Describes generations in words. Consecutive generations become a range."""
    parts = []
    for c in sorted(columns):
        if parts and parts[-1][1] == c - 1:
            parts[-1][1] = c
        else:
            parts.append([c, c])
    return ", ".join(f"gfx{isa.columns[first]}" + (f" to gfx{isa.columns[last]}" if last > first else "") for first, last in parts)


def waits(root, isa):
    """Returns the list of events, a table of the counters that each event increments, with their order, and a table of the largest
    value of each counter."""
    tables, rows, most, meaning = isa.tables, {}, {}, facts.meanings(root, "EVENT")
    for (event, col), counts in tables.counters.items():
        for c in counts:
            key = event, c["counter"], c["order"][0], c["protects"][0], ", ".join(e for e in c["over"] if e not in c["held"])
            rows.setdefault(key, []).append(col)
    for (counter, col), n in tables.most.items():
        most.setdefault((counter, n), []).append(col)
    order = list(tables.lists["EVENT"])
    events = sorted(rows.items(), key=lambda r: (order.index(r[0][0]), min(r[1])))
    out = []
    for event in dict.fromkeys(key[0] for key, _ in events):
        out += [".TP", f".B {roff(event)}", roff(meaning[event])]
    for expert in False, True:
        out += [".PP"] + table(("event", "gfx", "counter", "order", "protects", *["over it"] * (not expert)), [
            (roff(event), generation_ranges(isa, columns).replace("gfx", ""), f"\\fB{roff(counter)}\\fP", done, "" if protects == "-" else roff(protects),
             *[block(roff(over))] * (not expert))
            for (event, counter, done, protects, over), columns in events if (counter in tables.expert) == expert],
            "l1 l1 l1 l1 l" if expert else "lb1 l1 l1 l1 l1 lx")
    return out + [".PP"] + table(("counter", "processors", "largest value"), [
        (f"\\fB{counter}\\fP", generation_ranges(isa, columns), str(n)) for (counter, n), columns in most.items()], "l l r")


def named_texts(root, macro):
    rows = facts.named_texts(root, "common/sim/sim.h", macro)
    return table(("name", "meaning"), [(f"\\fB{name}\\fP", roff(text)) for name, text in rows], "l l")


def plausible(row):
    """Returns a clause about the values of a parameter that are plausible where it is assumed."""
    processors, values, why = row
    m = re.match(r"(-?\d+)-(\d+)$", values)
    return ("; " + ("on gfx" + processors.replace("gfx", "").replace(",", ", gfx") + ": " if processors != "-" else "") +
            (f"plausible are {m[1]} to {m[2]} ({why})" if m else f"not varied ({why})"))


def figures(root):
    out = []
    for group, params in facts.timing(root):
        out += [".SS " + roff(capital(group))]
        for name, unit, text, varies in params:
            out += paragraph(f"\\fB{roff(name)}\\fP ({roff(unit)})", roff(text + "".join(map(plausible, varies))))
    return out


def dims(isa):
    return table(("name", "value", "coordinates", "gradients"), [
        (f"\\fB{name}\\fP", str(i), str(coordinates), str(gradients))
        for i, (name, coordinates, gradients, *_) in enumerate(isa.tables.dims)], "l l l l")


def registers(isa):
    rows = []
    for name, codes in isa.tables.files.items():
        for count in sorted({n for _, n in codes} - {0}):
            have = {t["name"] for t in isa.targets() if codes[isa.columns.index(t["col"])][1] == count}
            rows.append((f"\\fB{name}0\\fP to \\fB{name}{count - 1}\\fP", "", block(roff(processors_of(isa, have)))))
    for r in isa.tables.registers:
        have = isa.register_columns(r["codes"])
        rows.append((f"\\fB{r['names'][0]}\\fP", f"{', '.join(r['names'][1:])}", block(roff(processors_of(isa, have)))))
    return table(("register", "other names", "processors"), rows, "l l lx")


def effects(root, name, prefix):
    """Returns a table of the names in a list and their meanings. For register classes, the table also contains their sizes."""
    rows = []
    for row in facts.effects(root, name):
        shown = prefix + row[0].upper() if prefix else row[0]
        rows.append([f"\\fB{roff(shown)}\\fP"] + [roff(n) for n in row[1:-1]] + [block(roff(row[-1]))])
    sized = len(rows[0]) == 3
    return table(("name", "registers", "meaning") if sized else ("name", "meaning"), rows, "l r lx" if sized else "l lx")


def processors(isa):
    rows = []
    for t in isa.tables.targets:
        names = block(roff(", ".join(t["aliases"]))) if t["aliases"] else ""
        settings = listed(t["set"])
        wave = t["wave"] if t["wave"] == "64" or "wave32_only" in t["features"] else "32 or 64"
        rows.append((f"\\fB{roff(t['name'])}\\fP", names, settings, wave, t["vgprs"]))
    return table(("name", "other names", "settings", "wave", "VGPRs"), rows, "l lx l l r")


def include(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as f:
        return [".EX"] + [verbatim(line) for line in f.read().rstrip("\n").split("\n")] + [".EE"]


def verbatim(line):
    line = line.expandtabs(8)
    return roff(line) if line else ""


# ---- the page

OPTIONS = {"amdgcn-%s.1" % program: program for program in facts.TABLES}


class Page:
    def __init__(self, root, template):
        self.root, self.folder = root, os.path.dirname(template)
        self.lines = facts.read("", template).rstrip("\n").split("\n")
        name = os.path.basename(template)[:-3]
        self.pages = OptionPages(facts.options(root, OPTIONS[name])) if name in OPTIONS else None
        self.known = None

    def isa(self):
        self.known = self.known or facts.Isa(self.root)
        return self.known

    def replaced(self, word, args, empty):
        if word == "option":
            return [".TP", self.pages.head(args)] + ([self.pages.text_of(args[0])] if empty else [])
        if word in ("rest", "ignored", "refused"):
            return getattr(self.pages, word)()
        makers = {
            "include": lambda name: include(self.folder, name), "directives": lambda *t: directives(self.root, " ".join(t)),
            "descriptor": lambda: descriptor(self.root, self.isa()), "metadata": lambda name: metadata(self.root, name),
            "incomplete": lambda: incomplete(self.root),
            "findings": lambda path: findings(self.root, path), "checks": lambda: checks(self.root, self.lines),
            "waits": lambda: waits(self.root, self.isa()),
            "hazards": lambda: hazards.rules(self.isa().tables, roff),
            "meanings": lambda kind: meanings(self.root, kind),
            "run": lambda what: run(self.root, what),
            "reasons": lambda: named_texts(self.root, "R"), "units": lambda: named_texts(self.root, "U"),
            "figures": lambda: figures(self.root),
            "keywords": lambda: keywords(self.root),
            "codekeys": lambda: code_keys(self.root, self.isa()), "modifiers": lambda: modifiers(self.isa()),
            "enum": lambda kind: named(self.isa(), kind), "dims": lambda: dims(self.isa()),
            "bitfields": lambda kind: bitfields(self.isa(), kind), "registers": lambda: registers(self.isa()),
            "processors": lambda: processors(self.isa()),
            "effects": lambda name, prefix="": effects(self.root, name, prefix), "struct": lambda name: members(self.root, name),
            "prototypes": lambda name: prototypes(self.root, name), "interface": lambda name: interface(self.root, name),
            "operators": lambda: [f"\\fB{'  '.join(map(roff, texts))}\\fP\t{marked(meaning)}"
                                  for texts, meaning in facts.operators(self.root)],
            "specifiers": lambda: table(("after the symbol", "relocation"), [
                (f"\\fB@{roff(name)}\\fP", roff(reloc)) for name, reloc in facts.specifiers(self.root)], "l l"),
        }
        if word not in makers:
            raise Broken(f"unknown @{word}")
        return makers[word](*args)

    def write(self, version):
        out = []
        for line in self.lines:
            if line.startswith("@option "):
                self.pages.collect(line.split()[1:])
        for i, line in enumerate(self.lines):
            if not line.startswith("@"):
                out.append(line.replace("@version@", version))
                continue
            word, *args = line[1:].split()
            after = self.lines[i + 1] if i + 1 < len(self.lines) else ""
            empty = after.startswith(("@", ".SH", ".SS", ".TP"))
            try:
                out += self.replaced(word, args, empty)
            except Broken as e:
                raise Broken(f"line {i + 1}: {e}")
        if self.pages and not any(line == "@rest" for line in self.lines):
            raise Broken("no @rest: a new option would be missing")
        # groff 1.22 keeps the tab stops of a table for the examples after it; .DT restores the default.
        return "\n".join(line + "\n.DT" * (line == ".TE") for line in out) + "\n"


def main():
    root, version, template, output = sys.argv[1:]
    try:
        text = Page(root, template).write(version)
    except Broken as e:
        sys.exit(f"{template}: {e}")
    with open(output, "w", encoding="utf-8") as f:
        f.write(text)


main()
