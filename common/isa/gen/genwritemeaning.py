"""Writes what instructions compute as C: the programs of semantics.tbl, the formats of buffers, and the lanes of DPP controls, which are
expressions of the same language."""
import re

from genlanguage import BOOL, Parser, type_name
from genread import fail
from gentargets import COLUMNS
from gentranslate import Translator

WIDE = re.compile(r"meaning_fma_f|meaning_(max|maximum|med3|min|minimum)_(\w+_)?f")  # operations that make a function MEANING_WIDE


def is_own_lane(program):
    """Returns whether each lane's results follow from its own operands alone, and are written whenever the lane is active."""
    own = [re.sub(r"\w+_in\[(MEANING_LANES( \* \d+)? \+ )?i\]", "", line) for line in program.plain[0]]
    return program.vector and not program.memory and not program.whole and not any(re.search(r"_in\b|m->known|m->written", line) for line in own)


def write(t, lines):
    lines += ["/* Written by gen.py from tables/semantics.tbl and tables/dpp.tbl; see tables/README.md. */", '#include "common/isa/tables.h"',
              '#include "common/meaning/operations.h"', '#include "common/meaning/tree.h"', ""]
    numbers = {}
    for p in t.programs[1:]:
        for key in ((p.plain, p.vector and not p.whole), (p.clamped, p.vector and not p.whole)):
            if key not in numbers:
                numbers[key] = len(numbers)
                write_program(lines, numbers[key], *key, p.memory)
    t.trees.write(lines)
    roots = {(): 0}
    for p in t.programs[1:]:
        roots.setdefault(p.roots, sum(map(len, roots)))
    lines += ["const struct meaning_root meaning_roots[] = {", *(f"\t{{{slot}, {node}}}," for found in roots for slot, node in found), "};", ""]
    lines += ["const struct meaning_program meaning_programs[] = {", "\t{NULL, NULL, 0, 0, 0, 0, {0}, false, false, false, false, false, 0, 0, 0, FIDELITY_none, NULL},"]
    lines += [f"\t{{program_{numbers[p.plain, p.vector and not p.whole]}, program_{numbers[p.clamped, p.vector and not p.whole]}, {p.operands:#x}, {' | '.join(f'1 << IMPLIED_{x}' for x in p.implied) or 0}, {p.halves:#x}, {p.signs:#x}, "
              f"{{{', '.join(f'FIELD_{x.upper()}' for x in p.fields) or 0}}}, {str(p.vector).lower()}, {str(p.memory).lower()}, {str(p.whole).lower()}, {str(p.jumps).lower()}, {str(is_own_lane(p)).lower()}, {p.rounding}, {roots[p.roots]}, {len(p.roots)}, "
              f'FIDELITY_{p.fidelity}, "{p.text}"}},' for p in t.programs[1:]]
    lines += ["};", f"const size_t meaning_nprograms = {len(t.programs)};", ""]
    write_formats(t, lines)
    write_dpp(t, lines)


def write_formats(t, lines):
    """Writes the formats of buffers, whose names in enums.tbl have the bits of the components, the highest first, and how they are numbers."""
    tables = [{} for _ in COLUMNS]
    for col, table in enumerate(tables):
        values = {kind: [(x["name"], x["value"]) for x in t.enums if x["kind"] == kind and col in x["cols"]] for kind in ("dfmt", "nfmt", "ufmt")}
        parts = [(data[16:] + number[14:], a | b << 4) for data, a in values["dfmt"] for number, b in values["nfmt"]]
        for name, code in parts + [(name.removeprefix("BUF_FMT"), code) for name, code in values["ufmt"]]:
            m = re.fullmatch(r"_?((?:\d+_)+)([A-Z]+(?:_OGL)?)", name)
            bits = [int(x) for x in reversed(m[1].split("_")[:-1])] if m else []
            if bits and m[2] != "RESERVED" and (m[2] != "FLOAT" or min(bits) >= 10 and len(set(bits)) < 3):
                table[code] = bits, m[2]
    lines += ["const struct meaning_format meaning_formats[][MEANING_FORMATS] = {"]
    for table in tables:
        rows = ", ".join(f"[{code}] = {{{{{', '.join(map(str, bits))}}}, {sum(bits) // 8}, NUMBER_{number}}}" for code, (bits, number) in sorted(table.items()))
        lines += [f"\t{{{rows or 0}}},"]
    lines += ["};", ""]


def write_program(lines, number, program, vector, memory):
    body, pointers, checks = program
    wide = vector and not memory and any(WIDE.search(line) for line in body)
    lines += ["MEANING_WIDE static void" if wide else "static void", f"program_{number}(const struct meaning_values *restrict m)", "{"]
    lines += [f"\tuint32_t *restrict {name}_out = {place};" if result else f"\tconst uint32_t *{name}_in = {place};" for name, result, place in pointers]
    if not body:
        lines += ["\t(void)m;"]
    elif vector:
        active = ["\t\tif (!(m->active >> i & 1))", "\t\t\tcontinue;"] if memory else []
        for part in filter(None, (checks, body)):
            lines += ["", "\tfor (unsigned i = 0; i < m->n; i++) {"] + active + ["\t\t" + line for line in part] + ["\t}"]
            lines += ["\tif (!*m->known)", "\t\treturn;"] if part is checks else []
    else:
        lines += [""] + ["\t" + line for line in body]
    lines += ["}", ""]


def write_dpp(t, lines):
    lines += ["uint32_t", "meaning_dpp_lane(uint32_t control, uint32_t i)", "{", "\tuint32_t n, lane = MEANING_LANES;", ""]
    codes = set()
    for d in t.dpp:
        if d["code"] in codes:
            continue
        codes.add(d["code"])
        c = Translator(d["where"], {}, BOOL, False)
        c.own = {"i": ("u", 32), "n": ("u", 32)}
        parser = Parser(d["where"], d["lane"])
        text, typ = c.value(parser.expression(), ("u", 32))
        parser.end()
        if typ != ("u", 32):
            fail(d["where"], f"a lane is {type_name(typ)}")
        first = max(d["from"], 0)
        above = f"control >= {d['code']:#x} && " if d["code"] else ""
        lines += [f"\tif ({above}control <= {d['last']:#x}) {{",
                  f"\t\tn = control - {d['code']:#x}{f' + {first}' if first else ''};", f"\t\tlane = {text};",
                  f"\t\treturn lane < MEANING_LANES && lane / {d['within']} == i / {d['within']} ? lane : MEANING_LANES;", "\t}"]
    lines += ["\treturn lane;", "}"]
