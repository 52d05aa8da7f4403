"""The language of semantics.tbl: its types, operations and parser.

Trees are tuples; see Parser.
"""
import re

from genread import fail

TOKEN = re.compile(r"\s*(?:(0x[0-9a-fA-F]+|\d+\.\d+|\d+)|([A-Za-z_]\w*)|(<<|>>|==|!=|<=|>=|&&|\|\||[-+*&|^~<>!?:=;(),.[\]]))")
LEVELS = [("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"), ("*",)]
COMPARES = ("==", "!=", "<", "<=", ">", ">=")
# Types are (letters, bits): u, i: unsigned and signed integers; f, bf: floats; bool has one bit.
BOOL, BF16 = ("u", 1), ("bf", 16)
TYPES = {letter + str(bits): (letter, bits) for letter in "uif" for bits in (8, 16, 32, 64) if (letter, bits) != ("f", 8)} | {"bool": BOOL, "bf16": BF16}
PAIRS = {"v2f16": ("f", 16), "v2f16m": ("f", 16), "v2f16p": ("f", 16), "v2b16": ("u", 16), "v2f32": ("f", 32), "v2f32m": ("f", 32), "v2b32": ("u", 32),
         "v2bf16": BF16, "v2bf16m": BF16}
SMALL = ("bf8", "fp4", "fp8")  # small floats that single conversions have
# The operations of common/meaning/operations.h: types of the arguments, type of the result. T: the type of the first argument; P: the values that
# all lanes have of an operand of 32 bits; others: ARGUMENTS.
OPERATIONS = {
    **{name: ("T", "T") for name in (
        "abs", "ceil", "cos", "cos_near", "exp2", "finite", "floor", "fract", "log2", "mantissa", "quads", "rcp", "reversed", "rndne",
        "rsq", "sin", "sin_near", "sqrt", "tanh", "trunc", "whole_quads", "zero_for_infinity")},
    **{name: ("TT", "T") for name in (
        "max", "maximum", "max_ieee", "max_num", "min", "minimum", "min_ieee", "min_num", "mul_legacy")},
    **{name: ("TTT", "T") for name in (
        "cube_face", "cube_major", "cube_s", "cube_t", "div_fixup", "div_fmas", "div_scale", "fma", "fma_legacy", "mad", "mad_legacy", "med3_ieee",
        "med3_num", "mullit")},
    **{name: ("T", "U") for name in ("leading_signs", "leading_zeros", "lowest_one", "ones")},
    **{name: ("TT", "B") for name in ("add_overflows", "sub_overflows")},
    **{name: ("UUU", "U") for name in ("byte_means", "msad_u8", "sad_u16", "sad_u8")},
    **{name: ("LUL", "L") for name in ("quad_msad", "quad_sad")},
    **{name: ("UU", "U") for name in ("dot4_u8", "dot8_u4")}, **{name: ("UU", "I") for name in ("dot4_i8", "dot8_i4")},
    **{name: ("UUUU", "I") for name in ("dot4_iu8", "dot8_iu4")},
    **{name: ("UUF", "F") for name in (
        "dot2_bf16", "dot2_f16", "dot4_bf8_bf8", "dot4_bf8_fp8", "dot4_fp8_bf8", "dot4_fp8_fp8")},
    **{f"from_{name}": ("UU", "F") for name in SMALL}, **{f"to_{name}": ("TU", "U") for name in SMALL}, **{f"sr_{name}": ("TUU", "U") for name in SMALL},
    **{f"buffer_{name}": ("LLUUUUUUU", "L") for name in ("by_index", "by_stride", "by_swizzle", "scaled", "selected", "to_end")},
    "buffer_wide": ("LLUUUUUU", "L"),
    "arriving": ("PPUUU", "U"), "swizzled_lane": ("UU", "U"), "sum_2f16": ("UU", "U"), "sum_2bf16": ("UU", "U"),
    "scalar_buffer": ("LLLUU", "L"), "wide_scalar_buffer": ("LLLUU", "L"),
    "bits": ("TUU", "T"), "bit_table": ("UUUU", "U"), "borrow": ("TTT", "B"), "carry": ("TTT", "B"), "div_scales": ("TTT", "B"),
    "dot2_i16": ("UU", "J"), "dot2_u16": ("UU", "L"), "doubled_bits": ("U", "L"), "exponent": ("T", "I"), "i24": ("U", "I"), "is_active": ("U", "B"), "is_class": ("TU", "B"),
    "ldexp": ("TI", "T"), "lds_address": ("UU", "U"), "looked_up": ("LLLUU", "U"), "mixed": ("UUUUU", "F"), "mixed_bf16": ("UUUUU", "F"),
    "nearest_bf16": ("F", "H"), "nearest_f16": ("F", "H"), "next_random": ("U", "U"), "norm_i16": ("T", "S"), "norm_u16": ("T", "H"),
    "ones_before": ("UI", "U"), "pack": ("HH", "U"), "permuted": ("LU", "U"),
    "random_bf16": ("FU", "H"), "random_f16": ("FU", "H"), "toward_zero_f16": ("F", "H"), "trig_preop": ("TU", "T"), "u24": ("U", "U"),
}
MODAL = ("arriving", "buffer_wide", "dot2_bf16", "dot2_f16", "is_active", "max_ieee", "med3_ieee", "min_ieee", "mixed", "mixed_bf16", "sum_2f16",
         *(f"{verb}_{name}" for verb in ("from", "to", "sr") for name in SMALL))  # operations that depend on MODE or exec, or say what is not known
UNKNOWN = ("buffer_wide",)  # operations that say that an address is not known: before the first access, those of all lanes are computed
# How results are rounded: as MODE says for f32, or for f16 and f64; or in a way that is not known, so that they are computed with rounding to nearest
# only. LIMITED: those that are too large can be limited by MODE.FP16_OVFL
ROUNDS_F32, ROUNDS_F16_F64, ROUNDS_SOMEHOW, ROUNDS_LIMITED = 1, 2, 4, 8
ROUNDED = ("div_fmas", "fma", "fma_legacy", "ldexp", "mad", "mad_legacy", "mul_legacy", "mullit")
ROUNDED_SOMEHOW = ("cube_major", "cube_s", "cube_t", "div_fixup", "div_scale", "dot2_bf16", "dot2_f16", "dot4_bf8_bf8", "dot4_bf8_fp8", "dot4_fp8_bf8",
                   "dot4_fp8_fp8", "fract")
ARGUMENTS = {"U": ("u", 32), "H": ("u", 16), "F": ("f", 32), "L": ("u", 64), "I": ("i", 32), "S": ("i", 16), "J": ("i", 64), "B": BOOL}


def type_name(typ):
    return "bool" if typ == BOOL else f"{typ[0]}{typ[1]}"


def is_float(typ):
    return typ[0] in ("f", "bf")


def c_type(typ):
    """Returns the C type of a value. Floats of 16 bits are floats that are rounded after each operation."""
    if is_float(typ):
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


def names(tree):
    """Returns the names of the operands whose elements a tree uses; those of x.u32 are not among them."""
    if tree[0] == "name":
        return {tree[1]}
    if tree[:2] == ("as", ("u", 32)) and tree[2][0] == "name":
        return set()
    parts = [x for part in tree[1:] for x in (part if isinstance(part, list) else [part])
             if isinstance(x, tuple) and x and isinstance(x[0], str) and len(x[0]) > 1]
    return set().union(*map(names, parts))


def subtrees(tree):
    yield tree
    for part in tree[1:]:
        for x in part if isinstance(part, list) else [part]:
            if isinstance(x, tuple) and x and isinstance(x[0], str) and len(x[0]) > 1:
                yield from subtrees(x)
