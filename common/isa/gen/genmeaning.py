"""Reads semantics.tbl: what instructions compute. genwritemeaning.py writes it as C.

load() parses the programs. derive() sets f["meanings"] of each form to the indexes of its program in t.programs and, of a dual
instruction, of its second half's, or 0; then f["reason"] says why it is not computed. It checks the programs with the form's operands and
effects: types fit, and it reads and writes the registers that effects.tbl says. An instruction without a row is refused.
"""
import collections
import re

import genencodings
import geneffects
import genhazards
import genmatrix
from genlanguage import BF16, BOOL, PAIRS, Parser, subtrees
from genmacro import meanings_of
from genread import Column, Table, fail, one_of, several, word
from gentargets import reach
from gentranslate import ACCESS, ADDRESSES, IMPLIED, LANES, LDS, MOST_FIELDS, TEXELS, Translator
from gentree import Trees

FIDELITIES = ("vector", "two", "one", "approximate")
NO_PROGRAM = "none"  # the fidelity of rows that say why an instruction is not computed


class Fidelity(Column):
    def value(self, t, where, text):
        return one_of(where, text, (*FIDELITIES, NO_PROGRAM), "fidelity")


SEMANTICS = Table(
    "semantics",
    Column("families", several(word)), Column("names", several(word)), Column("columns", reach, None), Fidelity("fidelity", word),
    rest=Column("program", lambda t, where, cells: re.sub(r",(?! )", ", ", " ".join(cells))))  # a line may end with a comma

# plain, clamped: (lines, [(name, whether it is a result, address)], lines of a loop before them). operands: bits of those that it reads; implied: registers that it
# reads; fields: names of the encoding's fields that it reads; whole: it computes all lanes at once; roots: results as trees, of gentree.py
Program = collections.namedtuple("Program", "plain clamped operands implied halves signs fields vector memory whole jumps rounding roots fidelity text")
VECTOR = ("vop1", "vop2", "vopc", "vop3", "vop3p", "vopd", "vopd3", "vinterp", "mai", "ds", "flat", "mubuf", "mtbuf", "ldsdir")  # families that compute each lane
SCALAR = ("sop1", "sop2", "sop2k", "sopc", "sopk")  # families whose operation is that of their programs
IMPLIED_READS = ("scc", "vcc", "exec", "m0", "mode", "gpr_idx")
NO_INPUTS = ("mode", "gpr_idx", "flat_scratch")  # registers that are read, but by few programs


def load(t):
    t.semantics, t.programs, t.trees = [], [None], Trees()
    for r in SEMANTICS.read(t):
        if not r["program"]:
            fail(r["where"], "5 cells expected, 4 found")
        program = [] if r["program"] == "nothing" or r["fidelity"] == NO_PROGRAM else Parser(r["where"], r["program"]).program()
        own = {name if isinstance(name, str) else name[0] for targets, _ in program for name in targets}
        trees = [x for _, tree in program for x in subtrees(tree)]
        # names_used: the names in the expressions, and the memory to which the program assigns
        t.semantics.append(geneffects.selection(t, r["where"], r["families"], r["names"], r["columns"], ()) |
                           {"fidelity": r["fidelity"], "text": r["program"], "program": program, "own": own,
                            "names_used": {x[1] for x in trees if x[0] in ("name", "item")} | own & set(ADDRESSES),
                            "items": {(x[1], x[2]) for x in trees if x[0] == "item"},
                            # C of formats depends on the column, of matrices on the name
                            "asks_form": any(x[0] == "call" and (x[1].removeprefix("to_") in TEXELS or x[1] in genmatrix.CALLS) for x in trees),
                            "address": bool(program) and own <= set(ADDRESSES.values())})


def derive(t):
    d, indexes = Derivation(t), {}
    for f in t.forms:
        halves = geneffects.halves(f["row"])
        rows = [d.row(f, name) for name, _ in halves]
        f["meanings"], f["meaning_rows"] = [0, 0], rows
        if None in rows:
            fail(f["row"]["where"], f"{halves[rows.index(None)][0]}: no row of semantics.tbl says what it computes, or why that is not said")
        f["reason"] = next((r["text"] for r in rows if r["fidelity"] == NO_PROGRAM), None)
        if not f["reason"]:
            if f["row"]["family"] in SCALAR:
                f["effects"] = d.with_operation(f, rows[0])
            f["meanings"] = ([p and indexes.setdefault(p, len(indexes) + 1) or 0 for p in d.programs(f, rows)] + [0])[:2]
    t.programs += indexes
    for r in t.semantics:
        for pattern in r["names"]:
            if pattern not in r["hits"]:
                fail(r["where"], f"no instruction of these families and columns is named {pattern}")
        if not r["used"]:
            fail(r["where"], "later rows replace it for all instructions")


class Derivation:
    """What forms have in common is computed once: members known_… are {what decides: the result}, where effects are identified by id()."""

    def __init__(self, t):
        self.t = t
        by_family = {family: [r for r in t.semantics if family in r["families"]] for family in t.heads}
        self.rows = {family: [r for r in rows if not r["address"]] for family, rows in by_family.items()}
        self.addresses = {family: [r for r in rows if r["address"]] for family, rows in by_family.items()}
        self.operands = {family: geneffects.slot_names(t, [family]) for family in t.heads}
        self.operations = {without_width(text): name for name, text in meanings_of("effects.def", "OPERATION").items()}
        self.fields = collections.defaultdict(set)  # of all encodings of the family
        for f in t.forms:
            self.fields[f["row"]["family"]] |= f["enc"]["fields"].keys()
        self.known_row, self.known_fields, self.known_programs, self.known_operation = {}, {}, {}, {}
        self.known_effects, self.known_slots, self.known_dma = {}, {}, {}

    def row(self, f, name):
        """Returns the row with the program of a form, or of the half with this name."""
        at = id(f["effects"])
        if at not in self.known_dma:
            self.known_dma[at] = moves_lds(f)
        key = f["row"]["family"], name, f["col"], f["classes"], self.known_dma[at]
        if key not in self.known_row:
            self.known_row[key] = row_of(f, name, [r for r in self.rows[f["row"]["family"]]
                                                   if r["fidelity"] == NO_PROGRAM or (LDS in r["names_used"]) == self.known_dma[at]])
        return self.known_row[key]

    def with_operation(self, f, row):
        """Returns a form's effects with the operation that its program is in effects.def."""
        name = self.operations.get(without_width(row["text"]), "arithmetic" if row["program"] else "none")

        def put(effects):
            if not isinstance(effects, dict):
                return effects[0], put(effects[1]), put(effects[2])
            if effects["op"] == "none" and effects["issue"] == "salu":
                return effects | {"op": name}
            if name not in ("arithmetic", "none") and effects["op"] == name:
                fail(row["where"], f"{f['row']['name']}: effects.tbl need not say op={name}, the program does")
            return effects

        key = id(f["effects"]), name
        if key not in self.known_operation:
            self.known_operation[key] = f["effects"], put(f["effects"])  # the first keeps the id in use
        return self.known_operation[key][1]

    def programs(self, f, rows):
        """Returns the programs of a form with these rows."""
        family = f["row"]["family"]
        at = family, f["enc"]["index"], f["mods"], f["slots"], tuple(f["slot_names"])
        if at not in self.known_fields:
            fields = fields_of(self.t, f, self.operands[family])
            self.known_fields[at] = fields, [r for r in self.addresses[family] if fits(self.t, f, fields, r)]
        fields, fitting = self.known_fields[at]
        wanted = {ADDRESSES[name] for r in rows for name in r["names_used"] & set(ADDRESSES)}
        address = {name: r for name in sorted(wanted) if (r := row_of(f, f["row"]["name"], [r for r in fitting if name in r["own"]]))}
        key = self.used_of(f, [*rows, *address.values()], fields)
        if key not in self.known_programs:
            self.known_programs[key] = translated(self.t, f, rows, address, fields, self.operands[family],
                                                  [prefix for _, prefix in geneffects.halves(f["row"])], self.fields[family])
        return self.known_programs[key]

    def used_of(self, f, rows, fields):
        """Returns all that translated() uses of a form with these rows."""
        at = id(f["effects"])
        if at not in self.known_effects:
            self.known_effects[at] = tuple((e["roles"], *e["implied"].items(), *e["mem"], e["bytes"]) for e in genhazards.effects_of(f))
        if f["slots"] not in self.known_slots:
            kinds = [(self.t.kinds[kind], typ) for kind, typ, *_ in f["slots"]]
            self.known_slots[f["slots"]] = tuple((typ, kind["stored"] if typ == "-" else "", kind["syntax"] in geneffects.REGISTERS) for kind, typ in kinds)
        asks_form = any(r["asks_form"] for r in rows)
        used = set().union(*(r["names_used"] for r in rows))
        return (f["row"]["family"], *map(id, rows), self.known_slots[f["slots"]], tuple(f["slot_names"]), self.known_effects[at],
                "clamp" in f["enc"]["fields"], frozenset((name, bits) for name, bits in fields.items() if asks_form or name in used),
                (f["col"], f["row"]["name"]) if asks_form else ())


def without_width(program):
    """Returns a program of 32 or 64 bits as one of either size."""
    return re.sub(r"\.([iu])(32|64)\b", r".\1", program)


def fields_of(t, f, operands):
    """Returns {name of a field of the encoding: number of its bits if it is signed, else 0}, of those that are no operands."""
    signed = {t.mods[m]["field"] for m in f["mods"] if re.match(r"s(\d+|mem)$", t.mods[m]["value"])}
    taken = {slot[2] for slot in f["slots"]} | operands
    return {name: genencodings.width_of(field) if name in signed else 0 for name, field in f["enc"]["fields"].items() if name not in taken}


def moves_lds(f):
    """Returns whether the form moves data between memory and LDS."""
    return any("dma" in e["mem"] for e in genhazards.effects_of(f))


def fits(t, f, fields, row):
    """Returns whether the form has the operands, dwords and fields that a row names."""
    sizes = sizes_of(t, f) if row["items"] else {}
    return (all(name in f["slot_names"] or name in fields or name in IMPLIED or name in LANES or name in ACCESS or name == "all_bytes"
                for name in row["names_used"] - row["own"]) and
            all(name in sizes and k < sizes[name][1] for name, k in row["items"] if name not in ADDRESSES))


def sizes_of(t, f):
    """Returns {operand: (slot, number of dwords)}; the number in waves of 32 lanes, if it depends on the wave; of halves, if two are in a dword."""
    out = {}
    for slot, (name, (_, typ, *_)) in enumerate(zip(f["slot_names"], f["slots"])):
        m = typ in t.types and re.fullmatch(r"([wh]?)(\d+)", t.types[typ]["dwords"])
        if m:
            out[name] = slot, (int(m[2]) + 1) // 2 if m[1] == "h" else int(m[2])
    return out


def row_of(f, name, rows):
    found = None
    for r in rows:
        classes = r["reach"].get(f["col"], 0) & f["classes"]
        if not classes or not geneffects.named(r, name):
            continue
        if classes != f["classes"]:
            fail(r["where"], f"{name}: the row applies to some processors of a form only")
        found = r
    if found:
        found["used"] = True
    return found


def operand_type(t, kind, typ):
    """Returns the type of an operand whose cell is typ, or None if programs cannot use it."""
    m = re.fullmatch(r"([buif])(8|16|32|64)f?", typ)
    if m:
        return "u" if m[1] == "b" else m[1], int(m[2])
    if typ == "-":
        return ("i" if re.match(r"[sy]\d+$", str(t.kinds[kind]["stored"])) else "u"), 32
    return {"bf16": BF16, "lane": ("u", 32), "s16": ("u", 16), "i1": BOOL, "b32t": ("u", 32)}.get(typ)


def translated(t, f, rows, address, fields, family_operands, prefixes, family_fields):
    """Returns the programs of a form: one, or those of both halves of a dual instruction. address: {name of an address: its row}.
    family_operands: names of all operands of the family; family_fields: of all fields of its encodings."""
    operands, pairs, sizes = {}, set(), sizes_of(t, f)
    for slot, (name, (kind, typ, *_)) in enumerate(zip(f["slot_names"], f["slots"])):
        known = PAIRS.get(typ) or operand_type(t, kind, typ)
        if known:
            operands[name] = slot, known
        if typ in PAIRS:
            pairs.add(name)
    widths = [typ[1] for slot, typ in operands.values() if t.kinds[f["slots"][slot][0]]["syntax"] in geneffects.REGISTERS]
    mask = BOOL if f["row"]["family"] in VECTOR else ("u", widths[0] if widths else 64)
    out, used = [], []
    for row, prefix in zip(rows, prefixes):
        wanted = {ADDRESSES[name] for name in row["names_used"] & set(ADDRESSES)} & address.keys()
        statements = [x for name in sorted(wanted) for x in address[name]["program"] if name in x[0]] + row["program"]
        own = {name.removeprefix(prefix): x for name, x in operands.items() if name.startswith(prefix) or len(rows) == 1}
        if len(rows) > 1 and not prefix:
            own = {name: x for name, x in own.items() if name[0] != "y"}
        absent = family_operands - set(own)
        programs = []
        for exact in (False, True) if "clamp" in f["enc"]["fields"] else (False,):
            c = Translator(f"{row['where']}: {f['row']['name']}", own, mask, f["row"]["family"] in VECTOR,
                           {name.removeprefix(prefix) for name in pairs} & set(own), fields, prefix, exact, sizes, f, family_fields)
            body = c.program(statements, absent - set(sizes) | unreturned(f), written(f))
            if c.conditional and c.memory:
                c.fail("a program of memory knows what it computes")
            pointers = sorted(c.pointers, key=lambda p: (p[1], p[0]))
            if not exact:
                roots = () if c.elements or c.whole or c.conditional else t.trees.roots(c)
            needed = [line for line in c.inputs() if any(re.search(rf"\b{line.split(' = ')[0].split()[-1]}\b", text) for text in c.checks)]
            checks = (*needed, *(f"(void){text};" for text in dict.fromkeys(c.checks)))
            programs.append((body, tuple((name, result, c.place(name, result)) for name, result in pointers), checks))
        if row["program"] and not (c.written or c.jumps or c.stores_lds or "store" in c.memory):
            c.fail("the form has none of the row's targets")
        if len(c.used_fields) > MOST_FIELDS:
            c.fail(f"more than {MOST_FIELDS} fields")
        read = sum(1 << c.place_slot(name) for name in {*c.read, *c.items} if name in own or name in sizes)
        implied = tuple(name for name in IMPLIED_READS if name in c.read)
        out.append(Program(programs[0], programs[-1], read, implied, c.halves, c.signs, tuple(c.used_fields), c.vector, bool(c.memory), c.whole, c.jumps, c.rounding, roots,
                           max([row["fidelity"], *(address[name]["fidelity"] for name in wanted)], key=FIDELITIES.index), row["text"]))
        used.append(c)
    check_effects(t, f, used)
    return out


def unreturned(f):
    """Returns the names of the data of an atomic instruction that never returns the old value: what is assigned to them is left out."""
    leaves = genhazards.effects_of(f)
    if any("atomic" not in e["mem"] or "return" in e["mem"] for e in leaves):
        return set()
    return {name for name, *roles in zip(f["slot_names"], *(e["roles"] for e in leaves)) if "d" in roles[0]}


def written(f):
    """Returns the names of the operands and registers that the form writes on all of its processors."""
    out = None
    for e in genhazards.effects_of(f):
        roles = {name: role for name, role in zip(f["slot_names"], e["roles"]) if role} | e["implied"]
        names = {name for name, role in roles.items() if "w" in role}
        out = names if out is None else out & names
    return out


def check_effects(t, f, programs):
    """Checks that the programs of a form read and write the registers that effects.tbl says."""
    c = programs[0]
    operands = {p.operand(name): x for p in programs for name, x in p.operands.items()}
    operands |= {name: x for p in programs for name, x in p.sizes.items()}
    leaves = genhazards.effects_of(f)
    for letter, verb in (("r", "read"), ("w", "write")):
        names_used = {p.operand(name) if name in p.operands else name for p in programs for name in ({*p.read, *p.items} if letter == "r" else p.written)}
        all_listed = [listed_names(f, e, letter, c.vector) for e in leaves]
        # a field of the instruction, such as glc or gds, can decide about the others
        optional = set().union(*all_listed) - set(all_listed[0]).intersection(*all_listed)
        for e, listed in zip(leaves, all_listed):
            roles = set(f["slot_names"]) & set(listed) | e["implied"].keys()
            used = {name for name in names_used - set(NO_INPUTS) if name in roles or name in c.implied or
                    t.kinds[f["slots"][operands[name][0]][0]]["syntax"] in geneffects.REGISTERS}
            if letter == "r":  # a program may read what it keeps, such as bytes that op_sel does not select
                used -= {name for name, role in zip(f["slot_names"], e["roles"]) if set(role) & set("khl")} - listed
            if used - optional != listed - optional and (used or letter == "w"):  # a constant is read from no operand
                c.fail(f"the program {verb}s {', '.join(sorted(used)) or 'nothing'}, effects.tbl says {', '.join(sorted(listed)) or 'nothing'}")
    accesses = set().union(*(p.memory for p in programs))
    for e in leaves:
        listed = {"load": {"load"}, "store": {"store"}, "atomic": {"load", "store"}}
        listed = set().union(*(listed.get(word, set()) for word in e["mem"]))
        if accesses != listed and "atomic" not in e["mem"]:
            c.fail(f"the program {' and '.join(sorted(accesses)) or 'accesse'}s memory, effects.tbl says {'+'.join(e['mem']) or 'nothing'}")


def listed_names(f, e, letter, vector):
    """Returns the registers that effects say are read or written, without those that are no inputs of programs."""
    roles = {name: role for name, role in zip(f["slot_names"], e["roles"]) if role} | e["implied"]
    # of exec, active lanes are those that are written; m0 can have an index of an operand, which is added to its number
    unread = {name for name, is_unread in (("exec", vector), ("m0", any("i" in role for role in e["roles"]))) if is_unread}
    return {name for name, role in roles.items() if letter in role and name not in NO_INPUTS and not (letter == "r" and name in unread)}
