#!/usr/bin/env python3
"""Writes the names and texts of the instruction tables that only library/language.c needs.

  language_gen.py ROOT OUTPUT
"""
import os
import sys

sys.dont_write_bytecode = True
ROOT = sys.argv[1]
sys.path.insert(0, os.path.join(ROOT, "man"))

import facts  # noqa: E402


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def names(prefix, words):
    """Returns the initializers of an array that is indexed by enumerators of isa_gen.h."""
    from genwrite import ident
    return ["\t[%s_%s] = %s," % (prefix, ident(word), quoted(word)) for word in words]


def main():
    isa = facts.Isa(ROOT)
    from genrows import FAMILIES
    out = ["/* Written by language_gen.py from common/isa/tables. */"]
    for name, prefix, words in (("field_names", "FIELD", isa.tables.fields), ("family_names", "FAMILY", FAMILIES),
                                ("list_names", "ENUM", isa.tables.enum_kinds)):
        out += ["static const char *const %s[%s_COUNT] = {" % (name, prefix), *names(prefix, words), "};"]
    for table in ("modifiers", "enums"):
        rows = sorted(isa.notes(table).items())
        out += ["static const struct word_note %s_notes[] = {" % table]
        out += ["\t{%s, %s}," % (quoted(name), quoted(text)) for name, text in rows] + ['\t{"", ""},', "};"]
    with open(sys.argv[2], "w", encoding="utf-8") as f:
        f.write("\n".join(out) + "\n")


main()
