"""Writes tables and derived data as const C data. tables.h documents the structures."""
import collections
import functools
import re

import genwritehazards
import genwriteread
from gencounters import COUNTS
from genencodings import width_of
from genformrules import SUFFIXES
from genrows import FAMILIES
from gentargets import COLUMNS

VALU = ("vop1", "vop2", "vopc", "vop3", "vop3p", "vopd", "vopd3", "mai")  # families with a limit on scalar sources


@functools.cache
def ident(s):
    return re.sub(r"\W", "_", s).upper() if s != "-" else "NONE"


def word_hash(s):
    """Returns the hash of a string, as computed by str_hash() of common/base."""
    b, n, m, mask = s.encode(), len(s), 0x9e3779b97f4a7c15, (1 << 64) - 1
    last = b[-8:] if n >= 8 else b[:4] + b[-4:] if n >= 4 else bytes([b[0], b[n // 2], b[-1]])
    h = n
    for piece in [b[i:i + 8] for i in range(0, n - 8, 8)] + [last]:
        h = (h ^ int.from_bytes(piece, "little")) * m & mask
        h ^= h >> 32
    return (h * m & mask) >> 32


def row(*cells):
    return "{" + ", ".join([str(c) if c.__class__ is not bool else str(int(c)) for c in cells]) + "}"


@functools.cache
def modifier_set(v):
    return f"MODIFIER_SET({v >> 64:#x}, {v & (1 << 64) - 1:#x})"


def words_of(v, n=4):
    return row(*[f"{v >> 32 * i & 0xffffffff:#x}" for i in range(n)])


def always(f):
    """Returns the effects of a form if no test holds. Only valid for properties that all effects of the form share."""
    e = f["effects"]
    while isinstance(e, tuple):
        e = e[2]
    return e


class Writer:
    def __init__(self, t, c, h):
        self.t, self.c, self.h = t, c, h

    def enum(self, prefix, names, last=None):
        self.h.append("enum {")
        self.h += [f"\t{prefix}_{ident(n)}," for n in names]
        self.h.append(f"\t{prefix}_COUNT\n}};\n")

    def written(self, name):
        """Writes an enum, and the macro ISA_NAME(ROW), which calls ROW with the cells of each row."""
        rows = self.t.written[name]
        self.enum(name, self.t.lists[name])
        self.h.append(f"#define ISA_{name}(ROW) " + " ".join(
            f"\\\n\tROW({', '.join(cell for column, cell in r.items() if column != 'where')})" for r in rows) + "\n")

    def array(self, decl, items, per=1):
        self.c.append(f"{decl} = {{")
        for i in range(0, len(items), per):
            self.c.append("\t" + " ".join(str(x) + "," for x in items[i:i + per]))
        self.c.append("};\n")

    def header(self):
        t = self.t
        self.h.append("/* Written by gen.py from tables/; see tables/README.md. */\n"
                      "#ifndef ISA_GEN_H\n#define ISA_GEN_H\n")
        self.enum("COL", COLUMNS)
        self.enum("FIELD", ["none"] + t.fields)
        self.enum("FAMILY", FAMILIES)
        self.enum("INSN", dict.fromkeys(f["row"]["name"] for f in t.forms))  # numbered in the order of t.names
        self.enum("TYPE", t.types)
        self.enum("OPKIND", t.kinds)
        self.written("SYNTAX")
        self.enum("ENUM", ["none"] + t.enum_kinds)
        self.written("MODVALUE")
        self.enum("SUFFIX", SUFFIXES)
        fixed = {ident(r["names"][0]): max(r["codes"]) for r in t.registers if len(set(r["codes"]) - {-1}) == 1}
        self.h.append("/* Registers with the same operand encoding on all processors that have them. */\nenum {")
        self.h += [f"\tCODE_{name} = {code}," for name, code in fixed.items()]
        self.h.append("};\n")
        self.enum_values()
        self.h.append(f"enum {{ QUICK_SLOTS = {genwriteread.QUICK_SLOTS} }};\n")
        width = next(n for n in (16, 32, 64) if len(t.classes) <= n)
        self.h.append(f"typedef uint{width}_t class_mask; /* a bit for each class of processors */\n")
        for i, c in enumerate(t.classes):
            self.h.append(f"#define CLASS_{ident(c)} (1ull << {i})")
        for m in {m["group"]: m for m in reversed(t.mods)}.values():
            self.h.append(f"#define MODGROUP_{ident(m['name'])} {m['group']}")
        self.h.append("\n#endif")

    def enum_values(self):
        """Writes enumerators VALUE_KIND_NAME for named values that are the same in all columns."""
        values = collections.OrderedDict()
        for e in self.t.enums:
            values.setdefault(f"VALUE_{ident(e['kind'])}_{ident(e['name'])}", set()).add(e["value"])
        self.h.append("/* Values that have names: VALUE_KIND_NAME. */\nenum {")
        self.h += [f"\t{name} = {min(v)}," for name, v in values.items() if len(v) == 1]
        self.h.append("};\n")

    def data(self):
        self.c.append('/* Written by gen.py from tables/; see tables/README.md. */\n#include "common/isa/hazard_rules.h"\n')
        self.strings, self.string_at = ["\\0"], {"": 0}
        self.string_len = 1
        self.targets()
        self.limits()
        self.layouts()
        self.kinds()
        self.modifiers()
        self.counters()
        self.effects()
        self.form_data()
        self.decoder()
        self.registers()
        self.array("const char isa_column_names[COL_COUNT][8]", [f'"gfx{c}"' for c in COLUMNS], 12)
        self.enum_data()
        self.words()
        genwritehazards.rules(self)
        room = max(len(r["name"]) for r in self.t.rows) + 15 & ~15
        self.h.insert(-1, f"#define ISA_NAME_ROOM {room} /* bytes that can be copied from the start of any name */")
        text = "".join(self.strings).replace("\\0", "\0") + "\0" * room
        self.array("const char isa_strings[]", [str(ord(ch)) for ch in text], 24)
        digits = [str(n).ljust(3) for n in range(1000)]
        self.array("const char isa_decimals[1000][4]", [row(*(f"'{c}'" for c in d), len(d.strip())) for d in digits], 5)

    def string(self, s):
        if s not in self.string_at:
            for i in range(len(s) + 1):  # an end of a string is a string, too
                self.string_at.setdefault(s[i:], self.string_len + i)
            self.string_len += len(s) + 1
            self.strings.append(s + "\\0")
        return self.string_at[s]

    def targets(self):
        def pair(s):
            return row(s.split("/")[0], s.split("/")[-1])
        self.code_sets = [(col, set()) for col in range(len(COLUMNS))]  # (column, features that the processor does not support)
        items = []
        for x in self.t.targets:
            major, minor, step = x["version"].split(".")
            f = x["features"]
            cells = {
                "name": f'"{x["name"]}"',
                "aliases": '"' + (" ".join(x["aliases"])) + '"',
                "column": "COL_" + ident(x["col"]), "class_bit": "CLASS_" + ident(x["class"]),
                "major": major, "minor": minor, "stepping": "0x" + step,
                "steppings_v2": row(*(-1 if v == "-" else f"0x{v}" for v in (x["v2"] if "/" in x["v2"] else "-/-").split("/"))),
                "generic": "0" if x["gen"] == "-" else x["gen"], "mach": "0x" + x["mach"],
                "has_xnack": int("xnack" in x["set"]), "has_sramecc": int("sramecc" in x["set"]),
                "features": " | ".join(f"1ull << FEATURE_{ident(n)}" for n in f) or 0,
                "wave32": int(x["wave"] == "32"),
                "vgpr_granule": pair(x["vgran"]), "vgpr_encode": pair(x["venc"]), "vgprs": x["vgprs"],
                "sgpr_granule": x["sgran"], "sgpr_encode": x["senc"], "sgprs": x["sgprs"],
                "sgprs_total": x["total"], "extra_sgprs": row(*x["extra"].split(",")),
                "codes": self.code_set(x), "constant_bus": x["bus"], "lds": x["lds"],
            }
            items.append(row(*(f".{name} = {value}" for name, value in cells.items())))
        self.array("const struct target isa_targets[]", items)
        self.c.append(f"const size_t isa_ntargets = {len(items)};\n")

    def limits(self):
        names = {"simd_vgprs": "vgprs", "simd_sgprs": "sgprs", "simd_agprs": "agprs", "cu_lds": "lds"}
        self.array("const struct target_limits isa_limits[]", [
            row(*(f".{names.get(name, name)} = {row(*value.split('/')) if '/' in value else value}" for name, value in x.items()))
            for x in self.t.limits.values()])

    def code_set(self, target):
        """Returns the index of a processor's element in isa_code_class[]. The elements of the columns come first. They are followed
        by the elements of processors that decode only some of the operand encodings of their column."""
        col = COLUMNS.index(target["col"])
        lacks = {n for n in ("even_vgprs", "no_lds_direct") if n in target["features"]}
        if "xnack" not in target["set"] and any(r["xnack"] and r["codes"][col] >= 0 for r in self.t.registers):
            lacks.add("xnack")
        key = col, lacks
        if key not in self.code_sets:
            self.code_sets.append(key)
        return self.code_sets.index(key)

    def layouts(self):
        items = []
        for e in self.t.encodings:
            for name, f in e["fields"].items():
                a, b, c = sorted(f["pieces"] + [(0, 0, 32)] * 2, key=lambda p: p[2])[:3]
                items.append(f"[{self.field(e, name)}] = " + row(
                    f"{(1 << a[1]) - 1:#x}", f"{(1 << b[1]) - 1:#x}", a[0] // 32, a[0] % 32,
                    b[0] // 32, b[0] % 32, b[2] % 32, f["shift"], self.bits(f),
                    f"{(1 << c[1]) - 1:#x}", c[0] // 32, c[0] % 32, c[2] % 32))
        self.array(f"const struct field isa_fields[{len(self.t.encodings)} * FIELD_COUNT]", items, 2)

    @staticmethod
    def field(e, name):
        return f"{e['index']} * FIELD_COUNT + FIELD_{ident(name)}"

    def kinds(self):
        items = []
        for k in self.t.kinds.values():
            _, bits, letter = self.stored(k)
            items.append(row("WIDTH_" + ident(k["width"]), bits, letter in ("s", "y"), letter in ("x", "y", "d", "h"),
                             letter == "d", letter in ("h", "n"), self.enum_of(k["name"])))
        self.array("const struct opkind isa_opkinds[]", items)
        items = []
        for x in self.t.types.values():
            d = x["dwords"]
            kind, n = (d[0], int(d[1:] or 0)) if d[0] in "hmw" else ("", int(d))
            dw, halves, lane, wave = (n if not kind else 0), n if kind == "h" else 0, kind == "m", n if kind == "w" else 0
            mods = "MODS_FLOAT" if "neg_abs" in x["mods"] else "MODS_INT" if "sext" in x["mods"] else "0"
            items.append(row(dw, halves, lane, wave, "CONST_" + ident(x["const"]), mods, "half" in x["mods"],
                             "m0_free" in x["mods"], "unaligned" in x["mods"]))
        self.array("const struct optype isa_optypes[]", items)

    @staticmethod
    def accepts(kind):
        if kind["syntax"] not in ("reg", "exp_src", "sdwa_vcc", "off", "dual_dst", "half") or kind["accepts"] == "-":
            return "0"
        return "|".join(f"ACCEPT_{x.upper()}" for x in kind["accepts"] if x != "!")

    @staticmethod
    def stored(kind):
        """Returns (value that is XORed with a register's operand encoding; width of a number, in bits; letter of the number's
        notation)."""
        m = re.match(r"([usxydhn])(\d+)$", kind["stored"])
        if m:
            return 0, int(m[2]), m[1]
        return (0 if kind["stored"] == "-" else int(kind["stored"], 16)), 0, ""

    def enum_of(self, kind):
        return "ENUM_" + ident(kind if kind in self.t.enum_kinds else "none")

    def modifiers(self):
        items = []
        for m in self.t.mods:
            field = m["field"] + ("0" if m["listed"] else "")
            shown = "NEVER" if m["print"] == "-" else m["print"].upper()
            items.append(row(self.string(m["spelling"]), m["default"], "MODVALUE_" + ident(m["kind"]), m["bits"],
                             "FIELD_" + ident(field), m["group"], self.t.modname[m["name"]][0]["index"],
                             "PRINT_" + shown, self.enum_of(m["value"]), "PLACE_" + ident(m["place"]), m["classes"]))
        self.array("const struct modifier isa_modifiers[]", items)
        self.c.append(f"const size_t isa_nmodifiers = {len(items)};\n")

    def counters(self):
        t = self.t
        items, most = [], []
        for safe in range(2):
            for col in range(len(COLUMNS)):
                for event in t.lists["EVENT"]:
                    rows = t.counters.get((event, col), [])
                    for r in rows:
                        over, held = (" | ".join("1u << EVENT_" + e for e in r[name]) or 0 for name in ("over", "held"))
                        protects = r["protects"][safe] if r["protects"][safe] != "-" else "none"
                        items.append(row("COUNTER_" + r["counter"], t.orders.index(r["order"][safe]), "PROTECTED_" + protects, r["ends"], r["times"],
                                         int(r["counter"] in t.expert), int((r["counter"], col) in t.lanes), over, held))
                    items += [row("COUNTER_COUNT", *[0] * 8)] * (COUNTS - len(rows))
        for col in range(len(COLUMNS)):
            most.append(row(*[t.most.get((counter, col), 0) for counter in t.lists["COUNTER"]]))
        self.array("const struct insn_count isa_counts[]", items, 2)
        self.array("const uint8_t isa_most[COL_COUNT][COUNTER_COUNT]", most)
        expert = " | ".join("1u << COUNTER_" + counter for counter in t.lists["COUNTER"] if counter in t.expert) or 0
        self.c.append(f"const uint32_t isa_expert_counters = {expert};\n")
        fields = [row("FIELD_" + ident(field), "COUNTER_" + counter) for field, counter in t.wait_fields.items()]
        self.array("const struct wait_field isa_wait_fields[]", fields)
        self.h.insert(-1, f"#define ISA_WAIT_FIELDS {len(fields)}")

    def effects(self):
        """Writes the effects of forms as decision trees. Sets f["effects_at"] of each form to a reference to its leaf or to the
        root of its tree."""
        self.effect_at, self.test_at, self.role_at, self.effect_places, roles = {}, {}, {}, {}, []
        for f in self.t.forms:
            f["effects_at"] = self.effect_place(f["effects"], roles)
        if max(len(self.effect_at), len(self.test_at)) >= 1 << 15:
            raise AssertionError("too many effects for 15 bits")
        genwritehazards.forms(self)
        self.array("const uint16_t isa_roles[]", roles, 16)
        self.array("const struct effect_test isa_effect_tests[]", list(self.test_at))
        self.array("const struct insn_effects isa_effects[]", list(self.effect_at))

    def effect_place(self, e, roles):
        if id(e) in self.effect_places:  # several forms share the same effects
            return self.effect_places[id(e)]
        self.effect_places[id(e)] = place = self.new_effect_place(e, roles)
        return place

    def new_effect_place(self, e, roles):
        if isinstance(e, tuple):
            return self.test_place(e, [str(self.effect_place(x, roles)) for x in e[1:]])
        letters = self.t.lists["ACCESS"]
        def access(text):
            return sum(1 << i for i, letter in enumerate(letters.values()) if letter in text)
        def bits(prefix, names):
            return " | ".join(f"1 << {prefix}_{n}" for n in names) or 0
        if e["roles"] not in self.role_at:
            self.role_at[e["roles"]] = len(roles)
            roles += [access(r) for r in e["roles"]]
        used = {a: [n for n, text in e["implied"].items() if a in text] for a in "rw"}
        item = row(bits("IMPLIED", used["r"]), bits("IMPLIED", used["w"]), "CONTROL_" + e["flow"], "CONDITION_" + e["on"],
                   bits("MEMORY", e["mem"]), "SPACE_" + e["space"], bits("COUNTER", e["counters"]), "EVENT_" + e["event"],
                   e["ordered"], "ISSUE_" + e["issue"], "OPERATION_" + e["op"], e["passes"], bits("PROPERTY", e["properties"]), e["bytes"],
                   self.role_at[e["roles"]])
        return self.effect_at.setdefault(item, len(self.effect_at))

    def test_place(self, e, places):
        (what, lowest, *rest), _, _ = e
        cells = ["FIELD_NONE", 0, 0, 0, 0, f"{lowest:#x}"] if what == "class" else ["FIELD_" + ident(what), lowest, *rest, 0]
        return f"EFFECT_TEST | {self.test_at.setdefault(row(*cells, *places), len(self.test_at))}"

    def form_data(self):
        # a slot that accepts any value
        slots = [row("SYNTAX_REG", 0, 0, "FIELD_NONE", -1, 0, "LEAD_BLANK", "HALF_NONE", "ACCEPT_V", 0)]
        slot_at, mods, mod_at = {}, [], {}
        self.plain = genwriteread.Slots(self)
        self.form_at, items, self.form_list = {}, [], []
        for f in sorted(self.t.forms, key=lambda f: f["col"]):  # sorted by column, for locality
            rows = tuple(self.slot_rows(f["slots"], f["halves"]))
            if rows not in slot_at:
                slot_at[rows] = len(slots)
                slots += rows
            if f["mods"] not in mod_at:
                mod_at[f["mods"]] = len(mods)
                mods += f["mods"]
            item = self.form_row(f, slot_at[rows], mod_at[f["mods"]])
            f["index"] = self.form_at.setdefault((f["col"], item), len(items))
            if f["index"] == len(items):
                items.append(item)
        self.array("const struct slot isa_slots[]", slots, 2)
        self.plain.write()
        self.array("const uint8_t isa_form_mods[]", mods or [0], 16)
        self.array("const struct form isa_forms[]", items)

    def slot_rows(self, slots, halves):
        rows, lead = [], "BLANK"
        for (name, typ, field, src), half in zip(slots, halves):
            kind = self.t.kinds[name]
            lead = "DUAL" if kind["syntax"] == "dual" else lead
            rows.append(row("SYNTAX_" + ident(kind["syntax"]), "OPKIND_" + ident(name), "TYPE_" + ident(typ),
                            "FIELD_" + ident(field), src, self.fixed_dwords(name, typ), "LEAD_" + lead,
                            "HALF_" + half, self.accepts(kind),
                            f"{self.stored(kind)[0]:#x}"))
            lead = "BLANK" if kind["width"] == "blank" else "COMMA"
        return rows

    @staticmethod
    def bits(field):
        """Returns the width of a field's value, including low bits that are not stored."""
        return max(low + n for _, n, low in field["pieces"]) + field["shift"] if field else 0

    def form_row(self, f, slots, mods):
        """Returns the initializer of struct form. slots and mods are the indexes of the form's first slot and first modifier."""
        r = f["row"]
        addrs = sum(1 << n for first, last in r["addrs"] for n in range(first, last + 1))
        args = " | ".join("ARGS_" + x.upper() for x in r["args"]) or 0
        plain, quick, checks, wide = self.plain.form(f)
        return row(words_of(f["value"]), words_of(f["mask"]), words_of(f["ignored"]), f"{f['filler'] >> 32:#x}", words_of(f["mod_bits"]), words_of(f["mod_idle"]),
                   words_of(f["signs"] | wide, 2), modifier_set(f["allowed"]), modifier_set(f["required"]), self.string(r["name"]), f"{f['classes']:#x}",
                   self.field(f["enc"], "none"), slots, mods, f"{addrs:#x}", args, quick, checks,
                   len(f["slots"]), len(f["mods"]),
                   "SUFFIX_" + ident(f["suffix"]), "SUFFIX_" + ident(f["suffix"] if f["show"] else "-"),
                   f["enc"]["bits"] // 8, f["nsrc"], f["literal"],
                   self.rules(f), self.scalars(f), "one_scalar" in r["has"], any(half != "NONE" for half in f["halves"]),
                   self.accumulates(r["types"]), f["mod_always"], f["checks_modifiers"], len(r["name"]),
                   f["waves"], self.string(r.get("second", "")), "INSN_" + ident(r["name"]), "FAMILY_" + ident(r["family"]), f["effects_at"], f["hazards_at"],
                   plain, row(*f["meanings"]))

    def scalars(self, f):
        """Returns the number of scalar values that every instruction of the form reads: vcc, m0 and literals."""
        kinds = [(self.t.kinds[kind]["syntax"], n) for kind, _, _, n in f["slots"]]
        return (sum(syntax == "literal" or syntax in ("vcc", "vcc_opt") and n >= 0 for syntax, n in kinds)
                + sum("r" in always(f)["implied"].get(name, "") for name in ("vcc", "m0")))

    def rules(self, f):
        """Returns the rules of check.c that an encoding of the form, or its text, can break."""
        r, fields = f["row"], f["enc"]["fields"]
        kinds = [(self.t.kinds[kind], n) for kind, _, _, n in f["slots"]]
        scalars = [n for kind, n in kinds if n >= 0 and kind["syntax"] != "literal" and set(kind["accepts"]) & set("smehxlw")]
        here = [x for x in self.t.targets if x["col"] == COLUMNS[f["col"]]]
        limit = 1 if "one_scalar" in r["has"] else min(int(x["bus"]) for x in here)
        lds = any("d" in kind["accepts"] for kind, _ in kinds)
        first = kinds[0][0]["name"] if kinds else ""
        broken = {
            "banks": "second" in r,
            "dpp": 1 in scalars and {"dpp_ctrl", "dpp8"} & set(fields),
            "bus": r["family"] in VALU and self.scalars(f) + len(scalars) > limit,
            "lds": lds and "reversed" in always(f)["properties"],
            "sdwa": "dst_sel" in fields and self.accumulates(r["types"]),
            "atomic": first == "iatomic",
            "no_lds": lds and any("no_lds_direct" in x["features"] for x in here),
            "gather": first == "igather",
            "msaa": "samples" in r["args"] and "dim" in fields,
            "early": "matrix" in always(f)["properties"],
            # LLVM 21 does not apply this rule to matrix instructions whose formats are in fields
            "overlap": ("matrix" in always(f)["properties"] and len(kinds) > 3
                        and not any(kind["width"].startswith("format_") for kind, _ in kinds)),
            "even": any("even_vgprs" in x["features"] for x in here),
            "shared": any("a" in kind["accepts"] for kind, _ in kinds),
            "halves": sum(half != "NONE" or kind["syntax"] == "half" for half, (kind, _) in zip(f["halves"], kinds)) > 1
                      and any("true16" in x["features"] for x in here),
            "old": f.get("old"),
        }
        return " | ".join(f"1 << RULE_{ident(name)}" for name, can in broken.items() if can) or 0

    @staticmethod
    def accumulates(types):
        """Returns a bit mask. Bit 0: a source is tied to the destination; bit 1: a source of the second half is tied to its
        destination."""
        halves = [n[0] == "y" for n, cell in types.items() if cell == "acc"]
        return (False in halves) | (True in halves) << 1

    def fixed_dwords(self, kind, typ):
        """Returns the width of an operand in registers, or 0 if the operand's type alone does not determine the width."""
        dwords = self.t.types[typ]["dwords"]
        return dwords if self.t.kinds[kind]["width"] in ("-", "blank") and dwords.isdigit() else 0

    def listed(self, indices):
        """Appends a run of form numbers to the shared list. Returns (first, count)."""
        first = len(self.form_list)
        self.form_list += indices
        return first, len(indices)

    def decoder(self):
        """Writes the decoder's tables. A group consists of the forms with the same fixed bits and the same position of the
        opcode."""
        groups = collections.OrderedDict()
        for f in (f for f in self.t.forms if not f.get("assembled")):
            e = f["enc"]
            pieces = tuple(e["fields"].get("op", dict(pieces=[]))["pieces"])
            key = (f["col"], e["value"] & 0xffffffff, e["fixed"] & 0xffffffff, pieces)
            g = groups.setdefault(key, dict(col=f["col"], value=key[1], fixed=key[2], pieces=pieces, enc=e, ops={}))
            g["ops"].setdefault(f["op"], []).append(f)
        ordered = sorted(groups.values(), key=lambda g: (g["col"], -bin(g["fixed"]).count("1")))
        ops, items = [], []
        for g in ordered:
            base = len(ops)
            for op in range(1 << width_of(g)):
                fs = sorted(g["ops"].get(op, []), key=lambda f: -bin(f["mask"]).count("1"))
                run = self.listed(list(dict.fromkeys(f["index"] for f in fs))) if fs else (0, 0)
                ops.append(row(*run))
            g["index"] = len(items)
            items.append(row(f"{g['value']:#x}", f"{g['fixed']:#x}", base, self.field(g["enc"], "op")))
        self.array("const struct decode_group isa_decode_groups[]", items)
        self.array("const struct form_run isa_decode_ops[]", ops, 8)
        self.decode_tops(ordered)
        genwriteread.Steps(self, ordered)

    def decode_tops(self, groups):
        """Writes the groups of forms to which an instruction can belong, indexed by column and by the top nine bits of its first
        dword."""
        columns, lists, list_at = [], [], {}
        for col in range(len(COLUMNS)):
            runs = []
            for top in range(512):
                key = tuple(g["index"] for g in groups if g["col"] == col
                            and not ((top << 23) ^ g["value"]) & g["fixed"] & 0xff800000)
                if key not in list_at:
                    list_at[key] = len(lists)
                    lists += key
                runs.append(row(list_at[key], len(key)))
            columns.append(row(*runs))
        self.array("const uint16_t isa_decode_lists[]", lists, 16)
        self.array("const struct form_run isa_decode_top[][512]", columns)

    def registers(self):
        t = self.t
        self.array("const struct reg_file isa_reg_files[][COL_COUNT]",
                   [row(*(row(first, count) for first, count in t.files[name])) for name in ("s", "ttmp")])
        self.reg_names, items = {}, []
        for r in t.registers:
            self.reg_names.update(dict.fromkeys(r["names"], len(items)))
            items.append(row(self.string(r["names"][0]), {"1": 1, "2": 2, "12": 3, "12n": 3}[r["dwords"]],
                             "ACCEPT_" + r["accept"].upper(), r["xnack"], row(*r["codes"])))
        self.array("const struct special_reg isa_special_regs[]", items)
        self.h.insert(-1, f"enum {{ CODES_COUNT = {len(self.plain.rows)} }};\n")
        self.array("const uint16_t isa_code_class[][CODES_COUNT][512]", [
            row(*(row(*(self.code_class(col, lacks, key, code) for code in range(512))) for key in self.plain.rows))
            for col, lacks in self.code_sets])
        genwriteread.names(self, self.plain.rows)
        self.array("const struct reg_unit isa_reg_units[][256]", [
            row(*(self.reg_unit(col, code) for code in range(256))) for col in range(len(COLUMNS))])
        for width in "12":
            columns = []
            for col in range(len(COLUMNS)):
                at = {r["codes"][col]: i for i, r in enumerate(t.registers, 1) if width in r["dwords"]}
                columns.append(row(*(at.get(code, 0) for code in range(256))))
            self.array(f"const uint8_t isa_reg_at{width}[][256]", columns)

    def code_class(self, col, lacks, key, code):
        if key == "any":
            return "ACCEPT_V"
        dwords, vector = key
        vgpr = self.t.codes["vgpr"]
        if code >= vgpr:
            if "even_vgprs" in lacks and dwords > 1 and code % 2:
                return "0"
            return f"ACCEPT_{vector[0].upper()}" if code - vgpr + dwords <= 256 or self.has(col, "vgpr_msb") else "0"
        if dwords not in genwriteread.SCALAR_DWORDS or any(r["xnack"] and r["codes"][col] == code for r in self.t.registers if "xnack" in lacks):
            return "0"
        accepted = self.scalar_class(col, dwords, code)
        return "0" if accepted == "ACCEPT_D" and "no_lds_direct" in lacks else accepted

    def reg_unit(self, col, code):
        for name in ("s", "ttmp"):
            first, count = self.t.files[name][col]
            if first <= code < first + count:
                unit = self.t.file_units[name]
                return row("FILE_" + unit[0], unit[1] + code - first, 0)
        for r in self.t.registers:
            if r["codes"][col] == code and r["unit"]:
                return row("FILE_" + r["unit"][0], *r["unit"][1:])
        return "{FILE_COUNT, 0, 0}"

    @functools.cache
    def has(self, col, feature):
        return any(feature in t["features"] for t in self.t.targets if t["col"] == COLUMNS[col])

    @functools.cache
    def scalar_class(self, col, dwords, code):
        """Returns the class of an operand encoding below 256 that is read as the given number of dwords."""
        if code == self.t.codes["literal"]:
            return "ACCEPT_L"
        if code == self.t.codes["literal64"] and self.has(col, "literal64"):
            return "ACCEPT_W" if dwords == 2 else "0"
        if code == self.t.codes["inv_2pi"] and not self.has(col, "inv2pi"):
            return "0"
        if self.t.is_inline(code):
            return "ACCEPT_I"
        for name in ("s", "ttmp"):
            first, count = self.t.files[name][col]
            # vcc follows the last SGPR in the encoding from gfx10 on: a tuple may reach into it
            vcc = dwords > 2 and any(r["names"][0] == "vcc" and r["codes"][col] == first + count for r in self.t.registers)
            if first <= code < first + count and code + dwords <= first + count + 2 * vcc:
                return "0" if (code - first) % (4 if dwords > 2 else dwords) else "ACCEPT_S"
        for r in self.t.registers:
            if r["codes"][col] == code and "n" in r["dwords"] and dwords > 2:
                return "ACCEPT_U"
            if r["codes"][col] == code and (str(dwords) in r["dwords"] or r["accept"] == "x"):
                return f"ACCEPT_{r['accept'].upper()}"
        return "0"

    def enum_data(self):
        self.by_kind("enum", "struct enum_value isa_enum_values", self.t.enums,
                     lambda e, classes: row(self.string(e["name"]), e["value"], classes))
        self.by_kind("bitfield", "struct bitfield isa_bitfields", self.t.bitfields,
                     lambda b, classes: row(self.string(b["name"]), classes, *b["pieces"][0][:2], *b["pieces"][1],
                                            self.named("COUNTER", b["name"]), self.named("DEPCTR", b["name"].partition("depctr_")[2])))
        items = [row(self.string(d["name"]), f"{d['code']:#x}", d["from"], d["to"], sum(d["columns"].values())) for d in self.t.dpp]
        self.array("const struct image_dim isa_dims[]", [row(self.string(n), *cells) for n, *cells in self.t.dims])
        self.array("const struct dpp_control isa_dpp_controls[]", items)
        self.c.append(f"const size_t isa_ndpp_controls = {len(items)};\n")

    def named(self, kind, name):
        return f"{kind}_{name if name in self.t.lists[kind] else 'COUNT'}"

    def by_kind(self, name, decl, values, text):
        """Writes named values as an array that contains a run for each kind and column."""
        items, columns = [], []
        for col in range(len(COLUMNS)):
            runs = []
            for kind in ["none"] + self.t.enum_kinds:
                here = [v for v in values if v["kind"] == kind and col in v["cols"]]
                runs.append(row(len(items), len(here)))
                items += [text(v, f"{self.t.class_mask(v['where'], v['feat'], col):#x}") for v in here]
            columns.append(row(*runs))
        self.array(f"const {decl}[]", items)
        self.array(f"const struct form_run isa_{name}_runs[][ENUM_COUNT]", columns)

    def words(self):
        """Writes a hash table of mnemonics, modifiers and special registers."""
        t = self.t
        words = collections.OrderedDict()
        mnemonics = []
        for n, cols in t.names.items():
            words.setdefault(n, {})["mnemonic"] = len(mnemonics)
            runs = [self.listed([f["index"] for f in fs]) for fs in cols]
            mnemonics.append(row(row(*(row(*run) for run in runs))))
        for m in t.mods:
            words.setdefault(m["spelling"], {}).setdefault("mod", m["index"])
            if m["value"] == "flag":
                words.setdefault("no" + m["spelling"], {}).setdefault("nomod", m["index"])
        for n, i in self.reg_names.items():
            words.setdefault(n, {})["reg"] = i
        size = 1
        while size < 2 * len(words):
            size *= 2
        slots, place = [None] * size, {}
        for n, w in words.items():
            i = word_hash(n) & (size - 1)
            while slots[i]:
                i = (i + 1) & (size - 1)
            place[n] = i
            slots[i] = row(self.string(n), len(n), w.get("mnemonic", -1), w.get("mod", w.get("nomod", -1)),
                           w.get("reg", -1), "nomod" in w and "mod" not in w)
        self.array("const struct word isa_words[]", [s or "{0, 0, -1, -1, -1, 0}" for s in slots], 4)
        self.array("const uint16_t isa_word_order[]", [place[n] for n in sorted(place)], 16)
        self.h.insert(-1, f"#define ISA_WORDS {size}")
        self.h.insert(-1, f"#define ISA_NAMES {len(place)}")
        self.array("const struct mnemonic isa_mnemonics[]", mnemonics)
        self.array("const struct instead isa_instead[]", [
            row(words[n]["mnemonic"], self.string(text), col, then, f"{classes:#x}") for n, col, classes, text, then in t.instead])
        self.c.append(f"const size_t isa_ninstead = {len(t.instead)};\n")
        self.array("const uint16_t isa_form_list[]", self.form_list, 16)
