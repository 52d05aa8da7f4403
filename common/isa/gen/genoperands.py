"""Reads types.tbl, operands.tbl and modifiers.tbl: types and kinds of operands, and modifiers."""
import collections
import re

from genread import Column, Table, fail, integer, like, one_of, out_of, several, unique, word
from gentargets import reach

# Words in operand columns that are neither types nor kinds. acc: an operand that is tied to the destination; signed, unsigned: SMEM
# offsets.
WORDS = ("acc", "signed", "unsigned")

TYPES = Table(
    "types",
    Column("name", word),
    Column("dwords", like(r"\d+|[hw][1-9]|m", "a number of registers")),
    Column("const", out_of("CONST", "constant"), "none"),
    Column("mods", several(out_of(("neg_abs", "sext", "half", "m0_free", "unaligned"), "property of a type")), ()))


def accept(t, where, text):
    """Parses a cell that contains a word of the list ACCEPT. Returns the letter of the word, as used in C code."""
    letters = {word: letter for letter, word in t.lists["ACCEPT"].items()}
    return letters[one_of(where, text, letters, "source")]


def accepts(t, where, text):
    return "".join(several(accept)(t, where, text))


FUNCTION = like(r"[a-z]\w*", "a function")

SYNTAXES = Table(
    "operands",
    Column("name", word),
    Column("values", out_of(("plain", "named"), "kind of values")),
    *(Column(name, FUNCTION) for name in ("parse", "valid", "print", "registers")),
    word="syntax")

VALUES = Table(
    "modifiers",
    Column("name", word),
    Column("takes", out_of(("nothing", "value", "either", "list"), "kind of value")),
    *(Column(name, FUNCTION) for name in ("parse", "print")),
    word="value")

KINDS = Table(
    "operands",
    Column("name", word),
    Column("syntax", out_of("SYNTAX", "syntax")),
    Column("accepts", accepts, "-"),
    Column("stored", like(r"[usxydhn]\d+|[0-9a-f]+", "a hex number or a range"), "-"),
    Column("width", out_of("WIDTH", "width"), "-"),
    other="syntax")

MODIFIERS = Table(
    "modifiers",
    Column("name", word),
    Column("spelling", like(r"[a-z]\w*", "a name")),
    Column("value", word),
    Column("field", word, "-"),
    Column("default", integer),
    Column("print", out_of(("set", "always", "needed"), "print"), "-"),
    Column("place", out_of("PLACE", "place")),
    Column("processors", reach, None),
    other="value")


def load(t):
    t.written = {}
    load_types(t)
    load_kinds(t)
    load_modifiers(t)


def load_types(t):
    t.types, seen = {"-": dict(name="-", dwords="1", const="none", mods=(), where="")}, {}
    for r in TYPES.read(t):
        unique(r["where"], seen, r["name"], f"type {r['name']}")
        t.types[r["name"]] = r


def load_written(t, name, table, second):
    """Reads a table of names to which C code refers, in addition to the lists of names.def. Sets t.written[name] to the rows of the
    table."""
    seen = {}
    t.written[name] = list(table.read(t))
    for r in t.written[name]:
        unique(r["where"], seen, r["name"], f"{table.word} {r['name']}")
    t.lists[name] = {r["name"]: r[second] for r in t.written[name]}


def load_kinds(t):
    load_written(t, "SYNTAX", SYNTAXES, "values")
    t.kinds, seen = {}, {}
    for r in KINDS.read(t):
        unique(r["where"], seen, r["name"], f"operand kind {r['name']}")
        if r["name"] in t.types or r["name"] in WORDS:
            fail(r["where"], f"{r['name']} is a type too")
        t.kinds[r["name"]] = r


def load_modifiers(t):
    load_written(t, "MODVALUE", VALUES, "takes")
    t.mods, t.modname, seen = [], collections.OrderedDict(), {}
    for m in MODIFIERS.read(t):
        m.update(value_kind(t, m["value"]), index=len(t.mods), classes=sum((m["processors"] or t.everywhere()).values()))
        for other in seen.setdefault((m["name"], m["spelling"]), []):
            if other["classes"] & m["classes"]:
                fail(m["where"], f"modifier {m['name']} spelled {m['spelling']} is there twice ({other['where']})")
        seen[m["name"], m["spelling"]].append(m)
        t.mods.append(m)
        t.modname.setdefault(m["name"], []).append(m)
    group_modifiers(t)


def value_kind(t, value):
    """Parses a value cell: the name of a row "value" with a number of bits, or a kind of named values."""
    kinds = t.lists["MODVALUE"]
    first, slash, names = value.partition("/")
    if slash:
        return dict(value=names, kind=first if first in kinds else "enum", bits=0, listed=False)
    number = re.fullmatch(r"([usx])(\d*)", value)
    kind = number[1] if number else value if value in kinds else "enum"
    return dict(value=value, kind=kind, bits=int(number[2] or 0) if number else 0, listed=kinds[kind] == "list")


def group_modifiers(t):
    """Groups modifiers that share a name or a spelling. A statement can contain at most one modifier of each group."""
    groups = []
    for m in t.mods:
        keys = {"name " + m["name"], "spelling " + m["spelling"]}
        joined = [g for g in groups if g & keys]
        for g in joined:
            groups.remove(g)
            keys |= g
        groups.append(keys)
    for m in t.mods:
        m["group"] = next(i for i, g in enumerate(groups) if "name " + m["name"] in g)
    if len(groups) > 128:  # a modifier_set has 128 bits
        fail(t.mods[-1]["where"], "more than 128 groups of modifiers")
