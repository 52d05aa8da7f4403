"""Writes what was read and derived as const C data. tables.h documents the structures."""
import collections
import re

from gentables import ACCEPTS, COLUMNS, SUFFIXES

VALU = ("vop1", "vop2", "vopc", "vop3", "vop3p")  # families whose scalar sources are limited


def ident(s):
    return re.sub(r"\W", "_", s).upper() if s != "-" else "NONE"


def word_hash(s):
    """The same as isa_word() in words.c."""
    h = 0
    for ch in s.encode():
        h = (h * 31 + ch) & 0xffffffff
    return (h ^ h >> 15) & 0xffffffff


class Writer:
    def __init__(self, t, c, h):
        self.t, self.c, self.h = t, c, h

    def enum(self, prefix, names, last=None):
        self.h.append("enum {")
        self.h += [f"\t{prefix}_{ident(n)}," for n in names]
        self.h.append(f"\t{prefix}_COUNT\n}};\n")

    def array(self, decl, items, per=1):
        self.c.append(f"{decl} = {{")
        for i in range(0, len(items), per):
            self.c.append("\t" + " ".join(str(x) + "," for x in items[i:i + per]))
        self.c.append("};\n")

    def header(self):
        t = self.t
        self.h.append("/* Written by gen.py from tables/; see tables/README.md. */\n#ifndef ISA_GEN_H\n#define ISA_GEN_H\n")
        self.enum("COL", COLUMNS)
        self.enum("FIELD", ["none"] + t.fields)
        self.enum("TYPE", t.types)
        self.enum("CONST", dict.fromkeys(x["const"] for x in t.types.values()))
        self.enum("OPKIND", t.kinds)
        self.enum("HOW", dict.fromkeys(k["how"] for k in t.kinds.values()))
        self.enum("WIDTH", dict.fromkeys(k["width"] for k in t.kinds.values()))
        self.enum("ENUM", ["none"] + t.enum_kinds)
        self.enum("MODVALUE", self.modvalues())
        self.enum("SUFFIX", SUFFIXES)
        self.enum("FEATURE", t.features)
        for i, c in enumerate(t.classes):
            self.h.append(f"#define CLASS_{ident(c)} (1u << {i})")
        for m in {m["group"]: m for m in reversed(t.mods)}.values():
            self.h.append(f"#define MODGROUP_{ident(m['name'])} {m['group']}")
        self.h.append("\n#endif")

    def modvalues(self):
        return list(dict.fromkeys(re.sub(r"^[usx]\d*$", lambda m: m[0][0], m["value"]) for m in self.t.mods))

    def data(self):
        self.c.append('/* Written by gen.py from tables/; see tables/README.md. */\n#include "common/isa/tables.h"\n')
        self.strings, self.string_at = ["\\0"], {"": 0}
        self.string_len = 1
        self.targets()
        self.layouts()
        self.kinds()
        self.modifiers()
        self.form_data()
        self.decoder()
        self.registers()
        self.enum_data()
        self.words()
        room = max(len(r["name"]) for r in self.t.rows) + 15 & ~15
        self.h.insert(-1, f"#define ISA_NAME_ROOM {room} /* bytes that can be copied from the start of any name */")
        text = "".join(self.strings).replace("\\0", "\0") + "\0" * room
        self.array("const char isa_strings[]", [str(ord(ch)) for ch in text], 24)

    def string(self, s):
        if s not in self.string_at:
            self.string_at[s] = self.string_len
            self.string_len += len(s) + 1
            self.strings.append(s + "\\0")
        return self.string_at[s]

    def targets(self):
        def pair(s):
            a = s.split("/")
            return f"{{{a[0]}, {a[-1]}}}"
        items = []
        for x in self.t.targets:
            major, minor, step = x["version"].split(".")
            f = x["features"]
            extra = x["extra"].split(",")
            top = int(x["sgprs"]) + (6 if x["col"] in ("8", "9") and False else 0)
            items.append(
                f'{{.name = "{x["name"]}", .aliases = "{"" if x["aliases"] == "-" else x["aliases"].replace(",", " ")}", '
                f'.column = COL_{x["col"]}, .class_bit = CLASS_{ident(x["class"])}, .major = {major}, .minor = {minor}, '
                f'.stepping = 0x{step}, .generic = {0 if x["gen"] == "-" else x["gen"]}, .mach = 0x{x["mach"]}, '
                f'.has_xnack = {int("x" in x["set"])}, .has_sramecc = {int("s" in x["set"])}, '
                f'.features = {" | ".join(f"1ull << FEATURE_{ident(n)}" for n in f) or 0}, .wave32 = {int(x["wave"] == "32")}, '
                f'.vgpr_granule = {pair(x["vgran"])}, .vgpr_encode = {pair(x["venc"])}, .vgprs = {x["vgprs"]}, '
                f'.sgpr_granule = {x["sgran"]}, .sgpr_encode = {x["senc"]}, .sgprs = {x["sgprs"]}, '
                f'.sgprs_total = {x["total"]}, .extra_sgprs = {{{", ".join(extra)}}}, '
                f'.unified_vgprs = {int("unified_vgprs" in f)}, .arch_scratch = {int("arch_scratch" in f)}, '
                f'.constant_bus = {x["bus"]}, .kernarg_preload = {int("kernarg_preload" in f)}, .lds = {x["lds"]}}}')
        self.array("const struct target isa_targets[]", items)
        self.c.append(f"const size_t isa_ntargets = {len(items)};\n")

    def layouts(self):
        items = []
        for e in self.t.encodings:
            cells = []
            for name, f in e["fields"].items():
                p = f["pieces"]
                a, b = p[0], (p[1] if len(p) > 1 else (0, 0, 0))
                if a[2]:
                    a, b = b, a
                cells.append(f"[FIELD_{ident(name)}] = {{{a[0]}, {a[1]}, {b[0]}, {b[1]}, {b[2]}, {f['shift']}}}")
            items.append("{" + ", ".join(cells) + "}")
        self.array("const struct field isa_fields[][FIELD_COUNT]", items)

    def kinds(self):
        letters = "vasmexdilnh"
        items = []
        for k in self.t.kinds.values():
            accept = "|".join(f"ACCEPT_{x.upper()}" for x in k["accepts"] if x in letters) if k["how"] in (
                "reg", "exp_src", "sdwa_vcc", "off") and k["accepts"] != "-" else "0"
            stored, bits, sign, hexa, small = 0, 0, 0, 0, 0
            m = re.match(r"([usxyd])(\d+)$", k["stored"])
            if m:
                small = int(m[1] == "d")
                bits, sign, hexa = int(m[2]), int(m[1] in "sy"), int(m[1] in "xyd")
            elif k["stored"] != "-":
                stored = int(k["stored"], 16)
            enum = f"ENUM_{ident(k['name'])}" if k["name"] in self.t.enum_kinds else "ENUM_NONE"
            items.append(f"{{HOW_{ident(k['how'])}, WIDTH_{ident(k['width'])}, {accept}, {stored:#x}, {bits}, {sign}, {hexa}, {small}, {enum}}}")
        self.array("const struct opkind isa_opkinds[]", items)
        items = []
        for x in self.t.types.values():
            d = x["dwords"]
            dw, halves, lane = (0, int(d[1:]), 0) if d[0] == "h" else (0, 0, 1) if d == "m" else (int(d), 0, 0)
            mods = {"f": "MODS_FLOAT", "i": "MODS_INT"}.get(x["mods"], "0")
            items.append(f"{{{dw}, {halves}, {lane}, CONST_{ident(x['const'])}, {mods}}}")
        self.array("const struct optype isa_optypes[]", items)

    def modifiers(self):
        items = []
        for m in self.t.mods:
            v = re.match(r"([usx])(\d*)$", m["value"])
            value, bits = (v[1], int(v[2] or 0)) if v else (m["value"], 0)
            enum = f"ENUM_{ident(value)}" if value in self.t.enum_kinds else "ENUM_NONE"
            field = m["field"] if m["value"] != "list" else m["field"] + "0"
            field = "none" if field == "-" else field
            items.append(f"{{{self.string(m['spelling'])}, {m['default']}, MODVALUE_{ident(value)}, {bits}, FIELD_{ident(field)}, "
                         f"{m['group']}, {self.t.modname[m['name']]['index']}, PRINT_{m['print'].upper() if m['print'] != '-' else 'NEVER'}, {enum}, {int(m['inside'])}}}")
        self.array("const struct modifier isa_modifiers[]", items)

    def form_data(self):
        t = self.t
        def words(v):
            return ", ".join(f"{v >> 32 * i & 0xffffffff:#x}" for i in range(3))

        slots, slot_at, mods, mod_at = [], {}, [], {}
        self.form_at, items, self.form_list = {}, [], []
        for f in sorted(t.forms, key=lambda f: f["col"]):  # a column together, for the caches
            sk = f["slots"]
            if sk not in slot_at:
                slot_at[sk] = len(slots)
                slots += [f"{{OPKIND_{ident(k)}, TYPE_{ident(ty)}, FIELD_{ident(fl)}, {src}, {self.fixed_dwords(k, ty)}}}"
                          for k, ty, fl, src in sk]
            if f["mods"] not in mod_at:
                mod_at[f["mods"]] = len(mods)
                mods += f["mods"]
            dw = [(f["value"] >> 32 * i) & 0xffffffff for i in range(3)] + [(f["mask"] >> 32 * i) & 0xffffffff for i in range(3)]
            row = f["row"]
            old = sum(1 << w for a in row.get("old", "").split(",") if a
                      for w in range(int(a.split("-")[0]), int(a.split("-")[-1]) + 1))
            item = (f"{{{{{dw[0]:#x}, {dw[1]:#x}, {dw[2]:#x}}}, {{{dw[3]:#x}, {dw[4]:#x}, {dw[5]:#x}}}, "
                    f"{{{words(f['mod_bits'])}}}, {{{words(f['mod_idle'])}}}, {f['allowed']:#x}, {f['required']:#x}, "
                    f"{self.string(row['name'])}, {f['classes']:#x}, {slot_at[sk]}, {mod_at[f['mods']]}, {old:#x}, {f['enc']['index']}, "
                    f"{len(sk)}, {len(f['mods'])}, SUFFIX_{ident(f['suffix'])}, {int(f['show'])}, {f['enc']['bits'] // 8}, "
                    f"{f['nsrc']}, {int(f['klit'])}, {int(row['family'] in VALU)}, {int('v' in row['mods'])}, {int('m' in row['mods'])}, {int('1' in row['mods'])}, {int('r' in row['mods'])}, {int('acc' in row['types'].values())}, {int(f['mod_always'])}, {int(f['fussy'])}, {len(row['name'])}}}")
            f["index"] = self.form_at.setdefault((f["col"], item), len(items))
            if f["index"] == len(items):
                items.append(item)
        self.array("const struct slot isa_slots[]", slots, 3)
        self.array("const uint8_t isa_form_mods[]", mods or [0], 16)
        self.array("const struct form isa_forms[]", items)

    def fixed_dwords(self, kind, typ):
        """The width of an operand if nothing but its type decides, else 0."""
        dwords = self.t.types[typ]["dwords"]
        return dwords if self.t.kinds[kind]["width"] in ("-", "blank") and dwords.isdigit() else 0

    def listed(self, indices):
        """Puts a run of form numbers into the shared list; returns (first, count)."""
        first = len(self.form_list)
        self.form_list += indices
        return first, len(indices)

    def decoder(self):
        """A group is a set of forms found by the same fixed bits and the same op field."""
        t = self.t
        groups = collections.OrderedDict()
        for f in t.forms:
            e = f["enc"]
            low = 0xffffffff
            pieces = tuple(e["fields"].get("op", dict(pieces=[]))["pieces"])
            key = (f["col"], e["value"] & low, e["fixed"] & low, pieces)
            g = groups.setdefault(key, dict(col=f["col"], value=key[1], fixed=key[2], pieces=pieces, enc=e, ops={}))
            g["ops"].setdefault(f["op"], []).append(f)
        ordered = sorted(groups.values(), key=lambda g: (g["col"], -bin(g["fixed"]).count("1")))
        ops, items = [], []
        for g in ordered:
            width = sum(w for _, w, _ in g["pieces"])
            base = len(ops)
            for op in range(1 << width):
                fs = sorted(g["ops"].get(op, []), key=lambda f: -bin(f["mask"]).count("1"))
                ops.append("{%d, %d}" % self.listed(list(dict.fromkeys(f["index"] for f in fs))) if fs else "{0, 0}")
            items.append(f"{{{g['value']:#x}, {g['fixed']:#x}, {base}, {g['enc']['index']}}}")
            g["index"] = len(items) - 1
        self.array("const struct decode_group isa_decode_groups[]", items)
        self.array("const struct form_run isa_decode_ops[]", ops, 8)
        runs, lists, list_at = [], [], {}
        for col in range(len(COLUMNS)):
            for top in range(512):
                key = tuple(g["index"] for g in ordered if g["col"] == col
                            and not ((top << 23) ^ g["value"]) & g["fixed"] & 0xff800000)
                if key not in list_at:
                    list_at[key] = len(lists)
                    lists += key
                runs.append(f"{{{list_at[key]}, {len(key)}}}")
        self.array("const uint8_t isa_decode_lists[]", lists, 16)
        self.array(f"const struct form_run isa_decode_top[][512]", ["{" + ", ".join(runs[i:i + 512]) + "}" for i in range(0, len(runs), 512)])

    def registers(self):
        t = self.t
        items = []
        for name in ("s", "ttmp"):
            items.append("{" + ", ".join(f"{{{a}, {n}}}" for a, n in t.files[name]) + "}")
        self.array("const struct reg_file isa_reg_files[][COL_COUNT]", items)
        self.reg_names, items = {}, []
        for r in t.registers:
            dw = {"1": 1, "2": 2, "12": 3}[r["dwords"]]
            for n in r["names"]:
                self.reg_names[n] = len(items)
            items.append(f"{{{self.string(r['names'][0])}, {dw}, ACCEPT_{r['accept'].upper()}, {int(r['xnack'])}, {{{', '.join(map(str, r['codes']))}}}}}")
        self.array("const struct special_reg isa_special_regs[]", items)
        self.array("const uint16_t isa_scalar_class[][SCALAR_WIDTHS][256]", [
            "{" + ", ".join("{" + ", ".join(self.scalar_class(col, dw, code) for code in range(256)) + "}"
                            for dw in (1, 2, 4, 8, 16)) + "}" for col in range(len(COLUMNS))])
        for width, bit in (("1", 0), ("2", 1)):
            cells = []
            for col in range(len(COLUMNS)):
                names = [0] * 256
                for i, r in enumerate(t.registers):
                    if r["codes"][col] >= 0 and width in r["dwords"]:
                        names[r["codes"][col]] = i + 1
                cells.append("{" + ", ".join(map(str, names)) + "}")
            self.array(f"const uint8_t isa_reg_at{width}[][256]", cells)

    def scalar_class(self, col, dwords, code):
        """What a source code below 256 is, read as so many dwords."""
        if code == 255:
            return "ACCEPT_L"
        if 128 <= code <= 208 or 240 <= code <= 247:
            return "ACCEPT_I"
        if code == 248:
            with_it = any("inv2pi" in t["features"] for t in self.t.targets if t["col"] == COLUMNS[col])
            return "ACCEPT_I" if with_it else "0"
        for name in ("s", "ttmp"):
            first, count = self.t.files[name][col]
            if first <= code and code + dwords <= first + count:
                return "0" if (code - first) % min(dwords, 4) else "ACCEPT_S"
        for r in self.t.registers:
            if r["codes"][col] == code and str(dwords) in r["dwords"]:
                return f"ACCEPT_{r['accept'].upper()}"
        return "0"

    def enum_data(self):
        items, runs = [], []
        for col in range(len(COLUMNS)):
            for kind in ["none"] + self.t.enum_kinds:
                here = [e for e in self.t.enums if e["kind"] == kind and col in e["cols"]]
                runs.append(f"{{{len(items)}, {len(here)}}}")
                for e in here:
                    classes = self.t.class_mask("enums.tbl", e["feat"], col)
                    items.append(f"{{{self.string(e['name'])}, {e['value']}, {classes:#x}}}")
        self.array("const struct enum_value isa_enum_values[]", items)
        n = len(self.t.enum_kinds) + 1
        self.array("const struct form_run isa_enum_runs[][ENUM_COUNT]",
                   ["{" + ", ".join(runs[i:i + n]) + "}" for i in range(0, len(runs), n)])
        items, runs = [], []
        for col in range(len(COLUMNS)):
            for kind in ["none"] + self.t.enum_kinds:
                here = [b for b in self.t.bitfields if b["kind"] == kind and col in b["cols"]]
                runs.append(f"{{{len(items)}, {len(here)}}}")
                for b in here:
                    (lo, w, _), (lo2, w2, low2) = b["pieces"]
                    classes = self.t.class_mask(b["where"], b["feat"], col)
                    items.append(f"{{{self.string(b['name'])}, {classes:#x}, {lo}, {w}, {lo2}, {w2}, {low2}}}")
        self.array("const struct bitfield isa_bitfields[]", items)
        self.array("const struct form_run isa_bitfield_runs[][ENUM_COUNT]",
                   ["{" + ", ".join(runs[i:i + n]) + "}" for i in range(0, len(runs), n)])
        items = [f"{{{self.string(n)}, {code:#x}, {lo}, {hi}, {col}}}" for n, code, lo, hi, col in self.t.dpp]
        self.array("const struct dpp_control isa_dpp_controls[]", items)
        self.c.append(f"const size_t isa_ndpp_controls = {len(items)};\n")

    def words(self):
        """One hash over mnemonics, modifiers and special registers."""
        t = self.t
        words = collections.OrderedDict()
        mnemonics = []
        for n, cols in t.names.items():
            words.setdefault(n, {})["mnemonic"] = len(mnemonics)
            runs = [self.listed([f["index"] for f in fs]) for fs in cols]
            mnemonics.append("{{" + ", ".join(f"{{{a}, {c}}}" for a, c in runs) + "}}")
        for m in t.mods:
            words.setdefault(m["spelling"], {}).setdefault("mod", m["index"])
            if m["value"] == "flag":
                words.setdefault("no" + m["spelling"], {}).setdefault("nomod", m["index"])
        for n, i in self.reg_names.items():
            words.setdefault(n, {})["reg"] = i
        size = 1
        while size < 2 * len(words):
            size *= 2
        slots = [None] * size
        for n, w in words.items():
            i = word_hash(n) & (size - 1)
            while slots[i]:
                i = (i + 1) & (size - 1)
            slots[i] = (f"{{{self.string(n)}, {len(n)}, {w.get('mnemonic', -1)}, {w.get('mod', w.get('nomod', -1))}, "
                        f"{w.get('reg', -1)}, {int('nomod' in w and 'mod' not in w)}}}")
        self.array("const struct word isa_words[]", [s or "{0, 0, -1, -1, -1, 0}" for s in slots], 4)
        self.h.insert(-1, f"#define ISA_WORDS {size}")
        self.array("const struct mnemonic isa_mnemonics[]", mnemonics)
        self.array("const uint16_t isa_form_list[]", self.form_list, 16)
