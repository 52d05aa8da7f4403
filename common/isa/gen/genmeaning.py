"""Reads semantics.tbl: what instructions compute, and translates it to C.

load() parses the programs. derive() sets f["meanings"] of each form to the indexes of its program in t.programs and, of a dual instruction, of its
second half's, or 0, and f["meaning_rows"] to their rows, and checks the programs with the form's operands and effects: types fit, and it reads and writes the registers that effects.tbl says. write() writes C: these
programs, and the lanes of DPP controls, which are expressions of the same language.
"""
import collections
import re

import genencodings
import geneffects
import genhazards
import genmatrix
from genread import Column, Table, fail, several, word
from gentargets import reach

FIDELITIES = ("vector", "two", "one", "approximate")
SEMANTICS = Table(
    "semantics",
    Column("families", several(word)), Column("names", several(word)), Column("columns", reach, None), Column("fidelity", word),
    rest=Column("program", lambda t, where, cells: " ".join(cells)))

TOKEN = re.compile(r"\s*(?:(0x[0-9a-fA-F]+|\d+\.\d+|\d+)|([A-Za-z_]\w*)|(<<|>>|==|!=|<=|>=|&&|\|\||[-+*&|^~<>!?:=;(),.[\]]))")
LEVELS = [("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"), ("*",)]
COMPARES = ("==", "!=", "<", "<=", ">", ">=")
# Types are (letter, bits): u, i: unsigned and signed integers; f: floats; bool has one bit.
BOOL = ("u", 1)
# plain, clamped: (lines, [(name, whether it is a result, address)]). operands: bits of those that it reads; implied: registers that it reads; fields: names of the
# encoding's fields that it reads; whole: it computes all lanes at once
Program = collections.namedtuple("Program", "plain clamped operands implied halves signs fields vector memory whole fidelity text")
VECTOR = ("vop1", "vop2", "vopc", "vop3", "vop3p", "vopd", "vopd3", "mai", "ds", "flat", "mubuf")  # families that compute each lane
TYPES = {letter + str(bits): (letter, bits) for letter in "uif" for bits in (8, 16, 32, 64) if (letter, bits) != ("f", 8)} | {"bool": BOOL}
PAIRS = {"v2f16": ("f", 16), "v2f16m": ("f", 16), "v2f16p": ("f", 16), "v2b16": ("u", 16), "v2f32": ("f", 32), "v2f32m": ("f", 32), "v2b32": ("u", 32)}
MOST_FIELDS = 12  # that a program reads
ADDRESSES = {"mem": "address", "mem2": "address2"}  # memory, and the name of its address, of type u64
IMPLIED_READS = ("scc", "vcc", "exec", "m0")
NO_INPUTS = ("mode", "gpr_idx", "flat_scratch")  # registers that are read, but by no program
IMPLIED = {"scc": BOOL, "m0": ("u", 32)}  # exec and vcc have the width of the first operand
LANES = {"lane_id": "(uint32_t)i", "lanes": "m->n", "first_lane": "meaning_first_lane(m)"}  # in programs that compute all lanes
# The operations of common/meaning/operations.h: types of the arguments, type of the result. T: the type of the first argument; others: ARGUMENTS.
OPERATIONS = {
    **{name: ("T", "T") for name in (
        "abs", "ceil", "cos", "cos_near", "exp2", "finite", "finite_or_zero", "floor", "fract", "log2", "mantissa", "quads", "rcp", "reversed", "rndne",
        "rsq", "sin", "sin_near", "sqrt", "tanh", "trunc", "whole_quads")},
    **{name: ("TT", "T") for name in (
        "max", "maximum", "max_ieee", "max_num", "min", "minimum", "min_ieee", "min_num", "mul_legacy")},
    **{name: ("TTT", "T") for name in (
        "cube_face", "cube_major", "cube_s", "cube_t", "div_fixup", "div_scale", "fma", "fma_legacy", "mad", "mad_legacy", "med3_ieee", "med3_num", "mullit")},
    **{name: ("T", "U") for name in ("leading_signs", "leading_zeros", "lowest_one", "ones")},
    **{name: ("TT", "B") for name in ("add_overflows", "sub_overflows")},
    **{name: ("UUU", "U") for name in ("byte_means", "msad_u8", "sad_u16", "sad_u8")},
    **{name: ("LUL", "L") for name in ("quad_msad", "quad_sad")},
    **{name: ("UU", "U") for name in ("dot4_u8", "dot8_u4")}, **{name: ("UU", "I") for name in ("dot4_i8", "dot8_i4")},
    **{name: ("UUUU", "I") for name in ("dot4_iu8", "dot8_iu4")},
    "bits": ("TUU", "T"), "bit_table": ("UUUU", "U"), "borrow": ("TTT", "B"), "carry": ("TTT", "B"), "div_scales": ("TTT", "B"), "dot2_f16": ("UUF", "F"),
    "dot2_i16": ("UU", "J"), "dot2_u16": ("UU", "L"), "doubled_bits": ("U", "L"), "exponent": ("T", "I"), "is_active": ("U", "B"), "is_class": ("TU", "B"),
    "ldexp": ("TI", "T"), "lds_address": ("UU", "U"), "mixed": ("UUUUU", "F"), "norm_i16": ("T", "S"), "norm_u16": ("T", "H"), "pack": ("HH", "U"), "permuted": ("LU", "U"),
    "toward_zero_f16": ("F", "H"),
}
MODAL = ("dot2_f16", "is_active", "max_ieee", "med3_ieee", "min_ieee", "mixed")  # operations that depend on MODE or exec
ARGUMENTS = {"U": ("u", 32), "H": ("u", 16), "F": ("f", 32), "L": ("u", 64), "I": ("i", 32), "S": ("i", 16), "J": ("i", 64), "B": BOOL}

def type_name(typ):
    return "bool" if typ == BOOL else f"{typ[0]}{typ[1]}"


def c_type(typ):
    """Returns the C type of a value. Halves are floats that are rounded after each operation."""
    if typ[0] == "f":
        return "double" if typ[1] == 64 else "float"
    return "bool" if typ == BOOL else f"{'u' if typ[0] == 'u' else ''}int{typ[1]}_t"


class Parser:
    """Parses a program to [([target], tree)]. Trees are tuples: ("number", n), ("name", name), ("as", type, x), ("to", type, x),
    ("call", name, [x]), ("item", name, n), ("unary", operator, x), ("binary", operator, x, y), ("if", x, y, z)."""

    def __init__(self, where, text):
        self.where, self.tokens, at = where, [], 0
        text = text.rstrip()
        while at < len(text):
            m = TOKEN.match(text, at)
            if not m:
                fail(where, f"not part of a program: {text[at:]}")
            self.tokens.append(m[0].strip())
            at = m.end()
        self.tokens.append("")
        self.at = 0

    def take(self, *wanted):
        if self.tokens[self.at] in wanted:
            self.at += 1
            return self.tokens[self.at - 1]
        return None

    def expect(self, wanted):
        if not self.take(wanted):
            fail(self.where, f"{wanted} expected before {self.tokens[self.at] or 'the end'}")

    def program(self):
        out = []
        while True:
            names = [self.target()]
            while self.take(","):
                names.append(self.target())
            self.expect("=")
            out.append((names, self.expression()))
            if not self.take(";"):
                break
        self.end()
        return out

    def target(self):
        """Returns the name of a target, or (name, number of its dword)."""
        name = self.name()
        return (name, self.index()) if self.take("[") else name

    def index(self):
        token = self.tokens[self.at]
        if not token.isdigit():
            fail(self.where, f"a number expected before {token or 'the end'}")
        self.at += 1
        self.expect("]")
        return int(token)

    def end(self):
        if self.tokens[self.at]:
            fail(self.where, f"not expected: {self.tokens[self.at]}")

    def name(self):
        token = self.tokens[self.at]
        if not re.match(r"[A-Za-z_]", token):
            fail(self.where, f"a name expected before {token or 'the end'}")
        self.at += 1
        return token

    def expression(self):
        condition = self.binary(0)
        if not self.take("?"):
            return condition
        yes = self.expression()
        self.expect(":")
        return "if", condition, yes, self.expression()

    def binary(self, level):
        if level == len(LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        while True:
            operator = self.take(*LEVELS[level])
            if not operator:
                return left
            left = "binary", operator, left, self.binary(level + 1)

    def unary(self):
        operator = self.take("-", "~", "!")
        if operator:
            return "unary", operator, self.unary()
        value = self.primary()
        while self.take("."):
            value = "as", self.type(self.name()), value
        return value

    def type(self, name):
        if name not in TYPES:
            fail(self.where, f"no type: {name}")
        return TYPES[name]

    def primary(self):
        token = self.tokens[self.at]
        if token and token[0].isdigit():
            self.at += 1
            return "number", float(token) if "." in token else int(token, 0)
        if self.take("("):
            value = self.expression()
            self.expect(")")
            return value
        name = self.name()
        if self.take("["):
            return "item", name, self.index()
        if not self.take("("):
            return "name", name
        arguments = [self.expression()]
        while self.take(","):
            arguments.append(self.expression())
        self.expect(")")
        if name in TYPES and len(arguments) == 1:
            return "to", TYPES[name], arguments[0]
        return "call", name, arguments


class Translator:
    """Translates a program to C, for the operands of a form: {name: (slot, type)}. `read` and `written` receive the names used. vector: the
    program computes each lane. pairs: the operands of two elements; if the program uses one, it computes both elements. fields: names of the
    encoding's fields. prefix: of the operands' names. exact: integers that are assigned to an operand are computed exactly, and limited
    to its type. sizes: {operand: (slot, number of dwords)}, of those of any type. form: of a program for instructions."""

    def __init__(self, where, operands, mask, vector, pairs=(), fields=None, prefix="", exact=False, sizes=None, form=None):
        self.where, self.operands, self.own, self.lines, self.vector, self.exact = where, operands, {}, [], vector, exact
        self.pairs, self.fields, self.prefix, self.elements = pairs, fields or {}, prefix, 0
        self.sizes, self.items, self.memory = sizes or {}, set(), set()
        self.form, self.whole = form, False
        self.implied = IMPLIED | {"exec": mask, "vcc": mask}
        self.read, self.written, self.pointers, self.halves, self.signs, self.used_fields = {}, set(), set(), 0, 0, []

    def fail(self, text):
        fail(self.where, text)

    def program(self, statements, absent, writes):
        """absent: the operands that other forms have; what is assigned to them is left out. writes: the registers that the instruction writes;
        of several targets of an assignment, the others are left out."""
        used = {name for _, tree in statements for name in names(tree)}
        self.elements = max([self.operands[name][1][1] for name in used & set(self.pairs)], default=0)
        for targets, tree in statements:
            if len(targets) > 1:
                targets = [name for name in targets if name in writes] or self.fail(f"none of {', '.join(targets)} is written")
            for target in targets:
                if target not in absent:
                    self.assignment(target, tree)
        if not self.elements:
            return tuple(self.inputs() + self.lines)
        results = sorted(self.written) if self.elements == 16 else []
        return (*(f"uint32_t {name}_bits = 0;" for name in results), "for (unsigned h = 0; h < 2; h++) {",
                *("\t" + line for line in self.inputs() + self.lines), "}", *(f"{name}_out[i] = {name}_bits;" for name in results))

    def assignment(self, target, tree):
        if isinstance(target, tuple):
            return self.item_assignment(*target, tree)
        if target in ADDRESSES:
            return self.store(target, tree)
        if tree[0] == "call" and tree[1] in genmatrix.CALLS and self.form:
            self.whole = True
            self.lines.append(genmatrix.translate(self, tree))
            return None
        if tree[0] == "name" and tree[1] in ADDRESSES and target in self.sizes:
            self.written.add(target)
            self.memory.add("load")
            self.lines += [self.item_store(target, k, f"meaning_load_u32(m, {self.lane()}, {self.address(tree[1])} + {4 * k})")
                           for k in range(self.sizes[target][1])]
            return None
        typ = BOOL if target == "written" else self.target_type(target)
        text, got = self.value(tree, typ)
        if typ and got != typ:
            self.fail(f"{target} is {type_name(typ)}, but the value is {type_name(got)}")
        if target == "written":
            self.lines.append(f"*m->written &= ~((uint64_t)!{text} << i);")
            return
        if not typ:
            self.own[target] = got
            self.lines.append(f"const {c_type(got)} {target} = {text};")
            return None
        self.written.add(target)
        if self.exact and target in self.operands and typ[0] in "ui" and typ != BOOL and self.is_sum(tree):
            text = f"meaning_limited_{type_name(typ)}({self.exactly(tree, typ)})"
        self.lines += self.stores(target, typ, self.encoded(text, typ))
        return None

    def item_assignment(self, name, k, tree):
        """Assigns to dword k, or to two dwords."""
        text, typ = self.value(tree, None)
        if name not in self.sizes or k + typ[1] // 32 > self.sizes[name][1]:
            self.fail(f"{name} has no dword {k} of {type_name(typ)}")
        self.written.add(name)
        text = self.encoded(text, typ)
        self.lines += [self.item_store(name, k + j, f"(uint32_t)({text}{f' >> {32 * j}' if j else ''})") for j in range(max(typ[1] // 32, 1))]

    def item_store(self, name, k, text):
        self.pointers.add((name, True))
        return f"{name}_out[{self.dword(k)}] = {text};"

    def lane(self):
        return "i" if self.vector else "0"

    def address(self, name):
        """Returns C for the address of mem or mem2."""
        if ADDRESSES[name] not in self.own:
            self.fail(f"no row says what {ADDRESSES[name]} is")
        return ADDRESSES[name]

    def store(self, target, tree):
        self.memory.add("store")
        if tree[0] == "name" and self.sizes.get(tree[1], (0, 0))[1] > 2:
            self.lines += [f"meaning_store_u32(m, {self.lane()}, {self.address(target)} + {4 * k}, {self.item(tree[1], k)});"
                           for k in range(self.sizes[tree[1]][1])]
            return
        text, typ = self.value(tree, None)
        self.lines.append(f"meaning_store_u{typ[1]}(m, {self.lane()}, {self.address(target)}, {self.encoded(text, typ)});")

    def item(self, name, k):
        if name not in self.sizes or k >= self.sizes[name][1]:
            self.fail(f"{name} has no dword {k}")
        self.items.add(name)
        self.pointers.add((name, False))
        return f"{name}_in[{self.dword(k)}]"

    def on_item(self, tree, wanted):
        return self.item(*tree[1:]), ("u", 32)

    def inputs(self):
        """Returns the lines that read the operands and registers."""
        return [f"const {c_type(self.raw(typ))} {name} = ({c_type(self.raw(typ))}){self.loaded(name, typ)};"
                if typ[0] == "f" else f"const {c_type(typ)} {name} = ({c_type(typ)}){self.loaded(name, typ)};" for name, typ in self.read.items() if typ]

    def operand(self, name):
        return self.prefix + name

    def place(self, name, result=False):
        """Returns C for the address of the first dword of an operand or register."""
        if name in self.operands or name in self.sizes:
            return f"m->{'result' if result else 'operand'}[{self.place_slot(name)}]"
        return f"m->implied{'_result' if result else ''}[IMPLIED_{name}]"

    def dword(self, k):
        """Returns C for the index of dword k of the lane."""
        return (f"MEANING_LANES * {k} + i" if k else "i") if self.vector else str(k)

    def place_slot(self, name):
        return self.operands[name][0] if name in self.operands else self.sizes[name][0]

    def loaded(self, name, typ):
        self.pointers.add((name, False))
        if self.elements and name in self.pairs:
            return f"({name}_in[i] >> 16 * h)" if self.elements == 16 else f"{name}_in[MEANING_LANES * h + i]"
        low = f"{name}_in[{self.dword(0)}]"
        return f"({low} | (uint64_t){name}_in[{self.dword(1)}] << 32)" if typ[1] == 64 else low

    def stores(self, name, typ, text):
        self.pointers.add((name, True))
        if self.elements:
            return [f"{name}_bits |= (uint32_t){text} << 16 * h;" if self.elements == 16 else f"{name}_out[MEANING_LANES * h + i] = {text};"]
        low, high = (f"{name}_out[{self.dword(k)}] = " for k in (0, 1))
        if typ[1] < 64:
            return [low + text + ";"]
        return [f"const uint64_t {name}_bits = {text};", f"{low}(uint32_t){name}_bits;", f"{high}(uint32_t)({name}_bits >> 32);"]

    def is_sum(self, tree):
        return tree[0] == "binary" and tree[1] in "+-*" or tree[0] == "to" and tree[1][0] in "ui" and self.is_sum(tree[2])

    def exactly(self, tree, wanted):
        """Returns C for the exact value of sums, differences and products of integers."""
        if tree[0] == "binary" and tree[1] in "+-*":
            typ = self.both(tree[2], tree[3], wanted)[2]
            return f"({self.exactly(tree[2], typ)} {tree[1]} {self.exactly(tree[3], typ)})"
        if tree[0] == "to" and tree[1][0] in "ui" and self.value(tree[2], None)[1][0] in "ui":
            return self.exactly(tree[2], None)
        return f"(meaning_wide){self.value(tree, wanted)[0]}"

    @staticmethod
    def raw(typ):
        """Returns the type of a value's bits."""
        return ("u", typ[1])

    @staticmethod
    def number(text, typ):
        """Returns the value of bits: of floats, with denormals flushed as the mode says."""
        return f"meaning_in_{type_name(typ)}(m, {text})" if typ[0] == "f" else text

    @staticmethod
    def encoded(text, typ):
        """Returns the bits of a value."""
        if typ[0] == "f":
            return f"meaning_out_{type_name(typ)}(m, {text})"
        return f"({c_type(('u', typ[1]))}){text}" if typ[0] == "i" and typ[1] < 32 else text

    def target_type(self, name):
        if name in self.own:
            self.fail(f"{name} has a value already")
        return self.operands[name][1] if name in self.operands else self.implied.get(name)

    def value(self, tree, wanted):
        """Returns the C text and the type of a tree. wanted: the type of a number."""
        return getattr(self, "on_" + tree[0])(tree, wanted)

    def on_number(self, tree, wanted):
        typ = wanted or ("u", 32)
        if typ[0] == "f":
            return f"{float(tree[1])}{'' if typ[1] == 64 else 'f'}", typ
        if isinstance(tree[1], float) or tree[1] >= 1 << typ[1]:
            self.fail(f"{tree[1]} is no {type_name(typ)}")
        return f"{'U' if typ[0] == 'u' else ''}INT64_C({tree[1]})" if typ[1] == 64 else f"(({c_type(typ)}){tree[1]})", typ

    def on_name(self, tree, wanted):
        name = tree[1]
        if name in self.own:
            return name, self.own[name]
        if name in LANES:
            return LANES[name], ("u", 32)
        typ = self.target_type(name)
        if not typ and name in self.fields:
            if name not in self.used_fields:
                self.used_fields.append(name)
            text = f"m->field[{self.used_fields.index(name)}]"
            bits = self.fields[name]  # of a signed field
            return (f"((int32_t)({text} << {32 - bits}) >> {32 - bits})", ("i", 32)) if bits else (text, ("u", 32))
        if not typ:
            self.fail(f"no operand, register, field or earlier value: {name}")
        self.read[name] = typ
        return self.number(name, typ), typ

    def on_as(self, tree, wanted):
        to, of = tree[1], tree[2]
        if of[0] == "name" and of[1] in ADDRESSES:
            self.memory.add("load")
            return self.number(f"({c_type(self.raw(to) if to[0] == 'f' else to)})meaning_load_u{to[1]}(m, {self.lane()}, {self.address(of[1])})", to), to
        if of[0] == "item" and to[1] == 64:
            return self.number(f"({c_type(self.raw(to) if to[0] == 'f' else to)})({self.item(*of[1:])} | (uint64_t){self.item(of[1], of[2] + 1)} << 32)", to), to
        if to == ("u", 32) and of[0] == "name" and of[1] in self.operands and self.operands[of[1]][1][1] < 32 and not self.elements:
            self.read[of[1]] = to
            return of[1], to
        text, typ = self.value(of, None)
        if to[1] > typ[1]:
            self.fail(f"{type_name(typ)} has fewer bits than {type_name(to)}")
        if of[0] == "name" and of[1] in self.operands:
            self.halves |= (to == ("f", 16)) << self.operands[of[1]][0]
            self.signs |= (to == ("i", 64)) << self.operands[of[1]][0]
        # the bits of an operand are not changed by its type
        bits = of[1] if of[0] == "name" and of[1] not in self.own else self.encoded(text, typ)
        return self.number(f"(({c_type(self.raw(to) if to[0] == 'f' else to)}){bits})", to), to

    def on_to(self, tree, wanted):
        to, (text, typ) = tree[1], self.value(tree[2], None)
        if to == BOOL:
            return f"({text} != 0)", to
        if "f" in (to[0], typ[0]) and typ != BOOL:
            return f"meaning_{type_name(to)}_{type_name(typ)}({text})", to
        return f"(({c_type(to)}){text})", to

    def on_unary(self, tree, wanted):
        text, typ = self.value(tree[2], wanted)
        if (tree[1] == "!") != (typ == BOOL):
            self.fail(f"{tree[1]} of {type_name(typ)}")
        unsigned = c_type(("u", typ[1]))
        if typ[0] == "f" and tree[1] == "-":
            return f"(-{text})", typ
        if typ[0] == "f":
            self.fail(f"{tree[1]} of {type_name(typ)}")
        return (f"(!{text})" if tree[1] == "!" else f"(({c_type(typ)}){tree[1]}({unsigned}){text})"), typ

    def both(self, left, right, wanted):
        """Translates two values of one type; a number has the type of the other."""
        if left[0] == "number" and right[0] != "number":
            b, typ = self.value(right, wanted)
            a, other = self.value(left, typ)
        else:
            a, typ = self.value(left, wanted)
            b, other = self.value(right, typ)
        if typ != other:
            self.fail(f"{type_name(typ)} and {type_name(other)} on both sides")
        return a, b, typ

    def on_binary(self, tree, wanted):
        _, operator, left, right = tree
        if operator in ("<<", ">>"):
            a, typ = self.value(left, wanted)
            b, count = self.value(right, ("u", 32))
            unsigned = c_type(("u", max(typ[1], 32))) if operator == "<<" else c_type(typ)
            return f"(({c_type(typ)})(({unsigned}){a} {operator} ({b} & {typ[1] - 1})))", typ
        a, b, typ = self.both(left, right, None if operator in COMPARES else wanted)
        if operator in COMPARES:
            return f"({a} {operator} {b})", BOOL
        if (operator in ("&&", "||")) != (typ == BOOL):
            self.fail(f"{operator} of {type_name(typ)}")
        if typ == BOOL:
            return f"({a} {operator} {b})", typ
        if typ[0] == "f":
            if operator not in ("+", "-", "*"):
                self.fail(f"{operator} of {type_name(typ)}")
            return f"meaning_round_f16({a} {operator} {b})" if typ[1] == 16 else f"({a} {operator} {b})", typ
        unsigned = c_type(("u", max(typ[1], 32)))
        return f"(({c_type(typ)})(({unsigned}){a} {operator} ({unsigned}){b}))", typ

    def on_if(self, tree, wanted):
        condition, typ = self.value(tree[1], None)
        if typ != BOOL:
            self.fail(f"a condition is {type_name(typ)}")
        a, b, typ = self.both(tree[2], tree[3], wanted)
        return f"({condition} ? {a} : {b})", typ

    def on_lane(self, arguments):
        """The value that another lane has of an operand."""
        (of, name), (lane, typ) = arguments[0][:2], self.value(arguments[1], ("u", 32))
        if of != "name" or name not in self.operands or self.operands[name][1][1] > 32 or typ != ("u", 32):
            self.fail("lane(operand of 32 bits, u32) expected")
        typ = self.operands[name][1]
        self.read.setdefault(name, None)
        self.pointers.add((name, False))
        return self.number(f"({c_type(self.raw(typ) if typ[0] == 'f' else typ)}){name}_in[{lane} & (m->n - 1)]", typ), typ

    def on_call(self, tree, wanted):
        _, name, arguments = tree
        if name == "lane" and len(arguments) == 2 and self.vector:
            return self.on_lane(arguments)
        if name not in OPERATIONS:
            self.fail(f"no operation: {name}")
        kinds, result = OPERATIONS[name]
        if len(arguments) != len(kinds):
            self.fail(f"{name} has {len(kinds)} arguments")
        texts, first = [], None
        for argument, kind in zip(arguments, kinds):
            needed = ARGUMENTS.get(kind, first)
            text, typ = self.value(argument, needed)
            first = first or typ
            if needed and typ != needed:
                self.fail(f"{name} takes {type_name(needed)}, not {type_name(typ)}")
            texts.append(text)
        return f"meaning_{name}_{type_name(first)}({', '.join(['m'] * (name in MODAL) + texts)})", ARGUMENTS.get(result, first)


def load(t):
    t.semantics, t.programs = [], [None]
    for r in SEMANTICS.read(t):
        if r["fidelity"] not in FIDELITIES:
            fail(r["where"], f"no fidelity: {r['fidelity']}")
        if not r["program"]:
            fail(r["where"], "5 cells expected, 4 found")
        program = [] if r["program"] == "nothing" else Parser(r["where"], r["program"]).program()
        t.semantics.append(geneffects.selection(t, r["where"], r["families"], r["names"], r["columns"], ()) |
                           {"fidelity": r["fidelity"], "text": r["program"], "program": program,
                            "address": bool(program) and all(name in ADDRESSES.values() for targets, _ in program for name in targets)})


def names(tree):
    """Returns the names of the operands whose elements a tree uses; those of x.u32 are not among them."""
    if tree[0] == "name":
        return {tree[1]}
    if tree[:2] == ("as", ("u", 32)) and tree[2][0] == "name":
        return set()
    parts = [x for part in tree[1:] for x in (part if isinstance(part, list) else [part])
             if isinstance(x, tuple) and x and isinstance(x[0], str) and len(x[0]) > 1]
    return set().union(*map(names, parts))


def derive(t):
    by_family = {family: [r for r in t.semantics if family in r["families"]] for family in t.heads}
    known, indexes = {}, {}
    for f in t.forms:
        halves = geneffects.halves(f["row"])
        fields = fields_of(t, f)
        programs = [r for r in by_family[f["row"]["family"]] if not r["address"]]
        addresses = [r for r in by_family[f["row"]["family"]] if r["address"] and fits(t, f, fields, r)]
        rows = [row_of(f, name, programs) for name, _ in halves]
        f["meanings"], f["meaning_rows"] = [0, 0], rows
        if None in rows:
            continue
        address = any(used_names(r) & set(ADDRESSES) for r in rows) and row_of(f, f["row"]["name"], addresses)
        key = (*map(id, rows), id(address), f["slots"], tuple(f["slot_names"]), id(f["effects"]), known.setdefault(frozenset(fields.items()), len(known)))
        if key not in known:
            known[key] = [p and indexes.setdefault(p, len(indexes) + 1) or 0 for p in translated(t, f, rows, address, fields, [prefix for _, prefix in halves])]
        f["meanings"] = (known[key] + [0])[:2]
    t.programs += indexes
    for r in t.semantics:
        for pattern in r["names"]:
            if pattern not in r["hits"]:
                fail(r["where"], f"no instruction of these families and columns is named {pattern}")
        if not r["used"]:
            fail(r["where"], "later rows replace it for all instructions")


def fields_of(t, f):
    """Returns {name of a field of the encoding: number of its bits if it is signed, else 0}, of those that are no operands."""
    signed = {t.mods[m]["field"] for m in f["mods"] if re.match(r"s(\d+|mem)$", t.mods[m]["value"])}
    taken = {slot[2] for slot in f["slots"]} | geneffects.slot_names(t, [f["row"]["family"]])
    return {name: genencodings.width_of(field) if name in signed else 0 for name, field in f["enc"]["fields"].items() if name not in taken}


def fits(t, f, fields, row):
    """Returns whether the form has the operands, dwords and fields that a row names."""
    sizes = sizes_of(t, f)
    items = {(x[1], x[2]) for _, tree in row["program"] for x in subtrees(tree) if x[0] == "item"}
    return (all(name in f["slot_names"] or name in fields or name in IMPLIED or name in LANES for name in used_names(row) - own_names(row)) and
            all(name in sizes and k < sizes[name][1] for name, k in items))


def subtrees(tree):
    yield tree
    for part in tree[1:]:
        for x in part if isinstance(part, list) else [part]:
            if isinstance(x, tuple) and x and isinstance(x[0], str) and len(x[0]) > 1:
                yield from subtrees(x)


def own_names(row):
    return {name for targets, _ in row["program"] for name in targets}


def used_names(row):
    """Returns the names in a row's expressions, and the memory to which it assigns."""
    return {x[1] for _, tree in row["program"] for x in subtrees(tree) if x[0] in ("name", "item")} | own_names(row) & set(ADDRESSES)


def sizes_of(t, f):
    """Returns {operand: (slot, number of dwords)}; the number in waves of 32 lanes, if it depends on the wave."""
    return {name: (slot, int(t.types[typ]["dwords"].lstrip("w"))) for slot, (name, (_, typ, *_)) in enumerate(zip(f["slot_names"], f["slots"]))
            if typ in t.types and re.fullmatch(r"w?\d+", t.types[typ]["dwords"])}


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
    return {"lane": ("u", 32), "s16": ("u", 16), "i1": BOOL, "b32t": ("u", 32)}.get(typ)


def translated(t, f, rows, address, fields, prefixes):
    """Returns the programs of a form: one, or those of both halves of a dual instruction. address: the row of its address, or False."""
    operands, pairs, sizes = {}, set(), sizes_of(t, f)
    for slot, (name, (kind, typ, *_)) in enumerate(zip(f["slot_names"], f["slots"])):
        known = PAIRS.get(typ) or operand_type(t, kind, typ)
        if known:
            operands[name] = slot, known
        if typ in PAIRS:
            pairs.add(name)
    widths = [typ[1] for _, typ in operands.values()]
    mask = BOOL if f["row"]["family"] in VECTOR else ("u", widths[0] if widths else 32)
    out, used = [], []
    for row, prefix in zip(rows, prefixes):
        wanted = {ADDRESSES[name] for name in used_names(row) & set(ADDRESSES)}
        statements = [x for x in (address["program"] if address else []) if set(x[0]) & wanted] + row["program"]
        own = {name.removeprefix(prefix): x for name, x in operands.items() if name.startswith(prefix) or len(rows) == 1}
        if len(rows) > 1 and not prefix:
            own = {name: x for name, x in own.items() if name[0] != "y"}
        absent = geneffects.slot_names(t, [f["row"]["family"]]) - set(own)
        programs = []
        for exact in (False, "clamp" in f["enc"]["fields"]):
            c = Translator(f"{row['where']}: {f['row']['name']}", own, mask, f["row"]["family"] in VECTOR,
                           {name.removeprefix(prefix) for name in pairs} & set(own), fields, prefix, exact, sizes, f)
            body = c.program(statements, absent - set(sizes), written(f))
            pointers = sorted(c.pointers, key=lambda p: (p[1], p[0]))
            programs.append((body, tuple((name, result, c.place(name, result)) for name, result in pointers)))
        if row["program"] and not (c.written or "store" in c.memory):
            return [None]  # a load to LDS, which has none of the row's targets
        if len(c.used_fields) > MOST_FIELDS:
            c.fail(f"more than {MOST_FIELDS} fields")
        out.append(Program(*programs, sum(1 << c.place_slot(name) for name in {*c.read, *c.items} if name in own or name in sizes), tuple(name for name in IMPLIED_READS if name in c.read), c.halves, c.signs, tuple(c.used_fields), c.vector, bool(c.memory), c.whole, row["fidelity"], row["text"]))
        used.append(c)
    check_effects(t, f, used)
    return out


def written(f):
    """Returns the names of the operands and registers that the form writes on all of its processors."""
    out = None
    for e in genhazards.leaves(f["effects"], lambda x: isinstance(x, dict)):
        roles = {name: role for name, role in zip(f["slot_names"], e["roles"]) if role} | e["implied"]
        names = {name for name, role in roles.items() if "w" in role}
        out = names if out is None else out & names
    return out


def check_effects(t, f, programs):
    """Checks that the programs of a form read and write the registers that effects.tbl says."""
    c = programs[0]
    operands = {p.operand(name): x for p in programs for name, x in p.operands.items()}
    operands |= {name: x for p in programs for name, x in p.sizes.items()}
    leaves = list(genhazards.leaves(f["effects"], lambda x: isinstance(x, dict)))
    for letter, verb in (("r", "read"), ("w", "write")):
        names_used = {p.operand(name) if name in p.operands else name for p in programs for name in ({*p.read, *p.items} if letter == "r" else p.written)}
        all_listed = [listed_names(f, e, letter, c.vector) for e in leaves]
        # a field of the instruction, such as glc or gds, can decide about the others
        optional = set().union(*all_listed) - set(all_listed[0]).intersection(*all_listed)
        for e, listed in zip(leaves, all_listed):
            roles = set(f["slot_names"]) & set(listed) | e["implied"].keys()
            used = {name for name in names_used if name in roles or name in c.implied or
                    t.kinds[f["slots"][operands[name][0]][0]]["syntax"] in geneffects.REGISTERS}
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
    # of exec, active lanes are those that are written
    return {name for name, role in roles.items() if letter in role and name not in NO_INPUTS and not (vector and letter == "r" and name == "exec")}


def write(t, lines):
    lines += ["/* Written by gen.py from tables/semantics.tbl and tables/dpp.tbl; see tables/README.md. */", '#include "common/isa/tables.h"', '#include "common/meaning/operations.h"', ""]
    numbers = {}
    for p in t.programs[1:]:
        for key in ((p.plain, p.vector and not p.whole), (p.clamped, p.vector and not p.whole)):
            if key not in numbers:
                numbers[key] = len(numbers)
                write_program(lines, numbers[key], *key, p.memory)
    lines += ["const struct meaning_program meaning_programs[] = {", "\t{NULL, NULL, 0, 0, 0, 0, {0}, false, false, false, FIDELITY_none, NULL},"]
    lines += [f"\t{{program_{numbers[p.plain, p.vector and not p.whole]}, program_{numbers[p.clamped, p.vector and not p.whole]}, {p.operands:#x}, {' | '.join(f'1 << IMPLIED_{x}' for x in p.implied) or 0}, {p.halves:#x}, {p.signs:#x}, "
              f"{{{', '.join(f'FIELD_{x.upper()}' for x in p.fields) or 0}}}, {str(p.vector).lower()}, {str(p.memory).lower()}, {str(p.whole).lower()}, "
              f'FIDELITY_{p.fidelity}, "{p.text}"}},' for p in t.programs[1:]]
    lines += ["};", ""]
    write_dpp(t, lines)


def write_program(lines, number, program, vector, memory):
    body, pointers = program
    lines += ["static void", f"program_{number}(const struct meaning_values *restrict m)", "{"]
    lines += [f"\tuint32_t *restrict {name}_out = {place};" if result else f"\tconst uint32_t *{name}_in = {place};" for name, result, place in pointers]
    if not body:
        lines += ["\t(void)m;"]
    elif vector:
        active = ["\t\tif (!(m->active >> i & 1))", "\t\t\tcontinue;"] if memory else []
        lines += ["", "\tfor (unsigned i = 0; i < m->n; i++) {"] + active + ["\t\t" + line for line in body] + ["\t}"]
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
