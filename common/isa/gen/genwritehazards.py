"""Writes hazard rules and sets as const C data. hazard.h documents the structures."""
import genhazards
from gentargets import COLUMNS


def ident(s):
    return s.upper()


def row(*cells):
    return "{" + ", ".join(str(int(c) if isinstance(c, bool) else c) for c in cells) + "}"


def forms(w):
    """Sets f["hazards_at"] of each form to a reference to the form's leaf or first test."""
    w.hazard_leaves, places = {}, {}
    def place(e):
        if id(e) not in places:
            if e and isinstance(e[0], tuple):
                places[id(e)] = w.test_place(e, [str(place(x)) for x in e[1:]]), e
            else:
                places[id(e)] = str(w.hazard_leaves.setdefault(e, len(w.hazard_leaves))), e
        return places[id(e)][0]
    for f in w.t.forms:
        f["hazards_at"] = place(f["hazards"])


def rules(w):
    t = w.t
    words = (len(t.hazard_sets) + 63) // 64
    w.h.insert(-1, f"enum {{ HAZARD_SET_WORDS = {words}, HAZARD_RULES = {len(t.hazards)}, HAZARD_EVENTS = %d, HAZARD_LEAVES = {len(w.hazard_leaves)},"
               " HAZARD_NOP = %d };")
    at = len(w.h) - 2
    def mask(numbers):
        n = sum(1 << i for i in numbers)
        return row(*(f"{n >> 64 * i & (1 << 64) - 1:#x}" for i in range(words)))
    w.array("const uint64_t isa_hazard_leaves[][HAZARD_SET_WORDS]", [mask(leaf) for leaf in w.hazard_leaves])
    out = Rules(w, mask)
    items = [out.rule(r) for r in t.hazards]
    nop = out.event(t.nop)
    w.h[at] = w.h[at].replace("%d", str(len(out.events)), 1).replace("%d", str(nop))
    w.array("const struct hazard_event isa_hazard_events[]", list(out.events))
    w.array("const uint16_t isa_hazard_list[]", out.listed or [0], 16)
    w.array("const struct hazard isa_hazards[]", items)
    w.c.append(f"const uint16_t isa_hazard_nop = {w.string(next(s for s in t.hazard_sets.values() if s['number'] == t.nop[0][0])['text'])};\n")
    w.array("const uint8_t isa_nop_bits[COL_COUNT]", [t.nop_bits.get(col, 0) for col in range(len(COLUMNS))], 16)
    w.h.insert(-1, "/* The rules: RULE(name, severity, certainty). */\n#define ISA_HAZARD_RULES(RULE) \\")
    for r in t.hazards:
        w.h.insert(-1, f"\tRULE({r['name']}, {'NOTE' if 'note' in r['flags'] else 'WARNING'}, {ident(r['certainty'])}) \\")
    w.h.insert(-1, "")


class Rules:
    def __init__(self, w, mask):
        self.w, self.mask, self.events, self.listed = w, mask, {row(mask(()), self.pick(w, None)): 0}, []

    @staticmethod
    def pick(w, p):
        if not p:
            return row(0, 0, "{FIELD_NONE}", 0, 0, 0, 0)
        access, fields, other, named, files, more, constant = p
        letters = {letter: name for name, letter in w.t.lists["ACCESS"].items()}
        known = w.t.lists["REGFILE"]
        return row(" | ".join(f"1u << FILE_{f}" if f in known else "1u << HAZARD_HWREG" for f in files),
                   " | ".join(f"ACCESS_{letters[a]}" for a in access) or "0", row(*(f"FIELD_{ident(f)}" for f in fields or ["none"])),
                   other, named, more, constant)

    def event(self, e):
        return self.events.setdefault(row(self.mask(e[0]), self.pick(self.w, e[1])), len(self.events))

    def run(self, events):
        first = len(self.listed)
        self.listed += [self.event(e) for e in events]
        return row(first, len(events))

    def link(self, r, i, link):
        relation = "NO_RELATION"
        picks = link["events"] and link["events"][0][1] and r["second"][0][1]
        if picks and link["kind"] == "via.other":
            relation = "OTHER"
        elif picks and link["kind"] != "via.any":
            relation = genhazards.RELATIONS[r["relation"]] if link["kind"] == "first" else "SHARE"
        return row(self.run(link["events"]), self.run(link["ends"]), "HAZARD_" + relation, link["kind"] == "maybe")

    def rule(self, r):
        kind, value = r["states"] or (None, None)
        limit = {None: "ENDLESS", "n": "STATES", "passes": "STATES", "first": "FIRST_FIELD", "second": "SECOND_FIELD"}[kind]
        by_passes = [value] * 6 if kind == "n" else [value.get(p, 0) for p in genhazards.PASSES] + [0] if kind == "passes" else [0] * 6
        links = ", ".join(self.link(r, i, x) for i, x in enumerate(r["links"])) or "{{0, 0}, {0, 0}, HAZARD_NO_RELATION, 0}"
        return row(f"{r['classes']:#x}", self.w.string(r["fix"] or ""), self.w.string(r["text"] or ""),
                   *(self.event(((), r[name])) if r[name] else 0 for name in ("self", "first", "apart")), self.run(r["second"]), self.run(r["hides"]), self.run(r["count"][0] if r["count"] else []),
                   self.run(r["below"][0] if r["below"] else []), len(r["links"]), "{" + links + "}", "HAZARD_" + limit,
                   "FIELD_" + ident(value) if kind in ("first", "second") else "FIELD_NONE", row(*by_passes), r["near"] or 0,
                   r["below"][1] if r["below"] else 0, r["last"] or 0, len(r["pairs"]),
                   row(*([f"FIELD_{ident(f)}" for pair in r["pairs"] for f in pair] or [0])), r["modulo"], r["waves"],
                   f"HAZARD_STARTS_{r['starts'].upper()}" if r["starts"] else 0, "note" in r["flags"], "xnack" in r["flags"], "other_name" in r["flags"],
                   "nearest" in r["flags"], "repeated" in r["flags"], "other_ends" in r["flags"])
