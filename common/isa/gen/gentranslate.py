"""Translates programs of semantics.tbl to C."""
import genelements
import genhazards
import genmatrix
from genlanguage import (ARGUMENTS, BOOL, COMPARES, MODAL, OPERATIONS, ROUNDED, ROUNDED_SOMEHOW, ROUNDS_F16_F64, ROUNDS_F32, ROUNDS_LIMITED,
                         ROUNDS_SOMEHOW, SMALL, UNKNOWN, c_type, is_float, names, subtrees, type_name)
from genread import fail

MOST_FIELDS = 12  # that a program reads
ADDRESSES = {"mem": "address", "mem2": "address2", "lds": "address_lds"}  # memory, and the name of its address, of type u64
LDS = "lds"  # of these, the memory that is LDS whatever the instruction's address space is
ACCESS = ("part", "bytes")  # of an access, in the expression of an address
TEXELS = {"texel": ("u", 32), "half_texel": ("u", 16)}  # of memory in a format: type of a component; a store has the prefix to_
IMPLIED = {"scc": BOOL, **{name: ("u", 32) for name in ("m0", "mode", "gpr_idx")}}  # exec and vcc have the width of the first operand
LANES = {"lane_id": "(uint32_t)i", "lanes": "m->n", "first_lane": "meaning_first_lane(m)"}  # in programs that compute all lanes


CLOCKS = ("cycles", "realtime")


def all_bytes(form):
    """Returns the number of bytes that an instruction accesses in memory, 0 if it has none."""
    return max(e["bytes"] for e in genhazards.effects_of(form))


class Translator:
    """Translates a program to C, for the operands of a form: {name: (slot, type)}. `read` and `written` receive the names used, `types` the
    type of each tree, by its id(), and `assigned` the assignments to whole operands, registers and names. vector: the
    program computes each lane. pairs: the operands of two elements; if the program uses one, it computes both elements. fields: names of the
    encoding's fields. prefix: of the operands' names. exact: integers that are assigned to an operand are computed exactly, and limited
    to its type. sizes: {operand: (slot, number of dwords)}, of those of any type. form: of a program for instructions. other_fields: names
    of fields that other encodings of the family have; they are 0."""

    def __init__(self, where, operands, mask, vector, pairs=(), fields=None, prefix="", exact=False, sizes=None, form=None, other_fields=()):
        self.where, self.operands, self.own, self.lines, self.vector, self.exact = where, operands, {}, [], vector, exact
        self.pairs, self.fields, self.prefix, self.elements = pairs, fields or {}, prefix, 0
        self.sizes, self.items, self.memory, self.stores_lds = sizes or {}, set(), set(), False
        self.form, self.whole, self.other_fields, self.jumps = form, False, other_fields, False
        self.rounding, self.conditional = 0, False
        self.types, self.assigned = {}, []
        self.by_access, self.access = {}, None  # {address that depends on the access: its tree}; part and bytes of the access
        self.checks = []  # C for addresses that can be unknown
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
                if (target[0] if isinstance(target, tuple) else target) not in absent:
                    self.assignment(target, tree)
        if not self.elements:
            return tuple(self.inputs() + self.lines)
        results = sorted(self.written) if self.elements == 16 else []
        return (*(f"uint32_t {name}_bits = 0;" for name in results), "for (unsigned h = 0; h < 2; h++) {",
                *("\t" + line for line in self.inputs() + self.lines), "}", *(f"{name}_out[i] = {name}_bits;" for name in results))

    def assignment(self, target, tree):
        if (target[0] if isinstance(target, tuple) else target) in ADDRESSES:
            return self.store(*(target if isinstance(target, tuple) else (target, 0)), tree)
        if isinstance(target, tuple):
            return self.item_assignment(*target, tree)
        if target in ADDRESSES.values() and names(tree) & set(ACCESS):
            self.by_access[target] = tree
            return None
        if target == "pc":
            return self.jump(tree)
        if tree[0] == "call" and tree[1] == "selected":
            return self.load_selected(target, tree[2])
        if tree[0] == "call" and tree[1] in genmatrix.CALLS and self.form:
            self.whole = True
            self.lines.append(genmatrix.translate(self, tree))
            return None
        if tree[0] == "call" and tree[1] in genelements.CALLS:
            self.lines.append(genelements.translate(self, tree))
            return None
        if tree[0] == "name" and tree[1] in ADDRESSES and target in self.sizes:
            self.written.add(target)
            self.lines += [self.item_store(target, k, self.loads(tree[1], 32, 4 * k)) for k in range(self.sizes[target][1])]
            return None
        typ = BOOL if target in ("written", "known") else self.target_type(target)
        text, got = self.value(tree, typ)
        if typ and got != typ:
            self.fail(f"{target} is {type_name(typ)}, but the value is {type_name(got)}")
        if target not in ("written", "known"):
            self.assigned.append((target, tree))
        if target == "written":
            self.lines.append(f"*m->written &= ~((uint64_t)!{text} << i);")
            return
        if target == "known":
            self.conditional = True
            self.lines.append(f"*m->known &= {text}{' || !(m->active >> i & 1)' if self.vector else ''};")
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

    def load_selected(self, target, arguments):
        """selected(mem, bits): dword k of the operand is loaded if bit k is set, else it stays."""
        if len(arguments) != 2 or arguments[0] != ("name", "mem") or target not in self.sizes:
            self.fail("an operand = selected(mem, u32) expected")
        bits, _ = self.value(arguments[1], ("u", 32))
        self.written.add(target)
        self.lines += [self.item_store(target, k, f"{bits} >> {k} & 1 ? {self.loads('mem', 32, 4 * k)} : {self.item(target, k)}")
                       for k in range(self.sizes[target][1])]

    def jump(self, tree):
        text, typ = self.value(tree, ("u", 64))
        if typ != ("u", 64) or self.vector:
            self.fail(f"pc is u64, but the value is {type_name(typ)}" if typ != ("u", 64) else "pc is assigned for each lane")
        self.jumps = True
        self.lines.append(f"*m->next = {text};")

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

    def loads(self, name, bits, part):
        """Returns C for what mem, mem2 or lds has from byte `part` on."""
        if name != LDS:
            self.memory.add("load")
        return f"meaning_load_{'lds_' if name == LDS else ''}u{bits}(m, {self.lane()}, {self.address(name, part, str(bits // 8))})"

    def address(self, name, part=0, size="4"):
        """Returns C for the address of mem, mem2 or lds for an access: of the bytes from `part` on, and their number."""
        address = ADDRESSES[name]
        if address in self.by_access:
            self.access = dict(zip(ACCESS, (str(part), size)))
            text, typ = self.value(self.by_access[address], None)
            self.access = None
            if any(x[0] == "call" and x[1] in UNKNOWN for x in subtrees(self.by_access[address])):
                self.checks.append(text)
            return text if typ == ("u", 64) else self.fail(f"{address} is {type_name(typ)}")
        if address not in self.own:
            self.fail(f"no row says what {address} is")
        return f"{address} + {part}" if part else address

    def store(self, target, k, tree):
        """Stores a value, or element k of its size."""
        if tree[0] == "call" and tree[1] == "tensor":
            return self.copy_tensor(target, tree[2])
        if target == LDS:
            self.stores_lds = True
        else:
            self.memory.add("store")
        if tree[0] == "name" and self.sizes.get(tree[1], (0, 0))[1] > (1 if ADDRESSES[target] in self.by_access else 2):
            self.lines += [f"meaning_store_u32(m, {self.lane()}, {self.address(target, 4 * k)}, {self.item(tree[1], k)});"
                           for k in range(self.sizes[tree[1]][1])]
            return
        if tree[0] == "call" and tree[1].removeprefix("to_") in TEXELS and target == "mem":
            self.lines.append(self.store_texel(tree[1].removeprefix("to_"), tree[2]))
            return
        text, typ = self.value(tree, None)
        address = self.address(target, k * typ[1] // 8, str(typ[1] // 8))
        self.lines.append(f"meaning_store_{'lds_' if target == LDS else ''}u{typ[1]}(m, {self.lane()}, {address}, {self.encoded(text, typ)});")

    def copy_tensor(self, target, arguments):
        """tensor(memory of the other side, groups of a descriptor), of which the last ones can be absent."""
        if [target, *arguments[:1]] not in (["lds", ("name", "mem")], ["mem", ("name", "lds")]) or any(x[0] != "name" for x in arguments):
            self.fail("lds = tensor(mem, operands) or mem = tensor(lds, operands) expected")
        groups = [x[1] for x in arguments[1:]]
        self.memory.add("load" if target == LDS else "store")
        self.stores_lds = target == LDS
        self.items |= set(groups) & set(self.sizes)
        self.pointers |= {(name, False) for name in groups if name in self.sizes}
        values = [f"{name}_in" if name in self.sizes else "NULL" for name in groups]
        self.lines.append(f"meaning_tensor_{'to' if target == LDS else 'from'}_lds(m, {', '.join(values)});")

    def format(self, tree):
        """Returns C for the format of a code."""
        text, typ = self.value(tree, ("u", 32))
        if typ != ("u", 32):
            self.fail(f"the code of a format is {type_name(typ)}")
        return f"&meaning_formats[{self.form['col']}][{text} & (MEANING_FORMATS - 1)]"

    def on_texel(self, name, arguments):
        """A component of a texel: texel(mem, code of the format, selection of components, number of the component)."""
        if len(arguments) != 4 or arguments[0] != ("name", "mem") or not self.form:
            self.fail(f"{name}(mem, u32, u32, u32) expected")
        self.memory.add("load")
        code = self.format(arguments[1])
        rest = [self.value(x, ("u", 32))[0] for x in arguments[2:]]
        address = self.address("mem", size=f"meaning_format_bytes({code})")
        return f"meaning_{name}(m, {self.lane()}, {address}, {', '.join([code, *rest])})", TEXELS[name]

    def store_texel(self, name, arguments):
        """to_texel(code of the format, selection of components, components)"""
        code, (select, _) = self.format(arguments[0]), self.value(arguments[1], ("u", 32))
        values = [self.value(x, TEXELS[name]) for x in arguments[2:]]
        if any(typ != TEXELS[name] for _, typ in values) or not 1 <= len(values) <= 4:
            self.fail(f"to_{name}(u32, u32, 1 to 4 of {type_name(TEXELS[name])}) expected")
        address = self.address("mem", size=f"meaning_format_bytes({code})")
        return (f"meaning_store_{name}(m, {self.lane()}, {address}, {code}, {select}, {len(values)}, "
                f"(const uint32_t[]){{{', '.join(text for text, _ in values)}}});")

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
                if is_float(typ) else f"const {c_type(typ)} {name} = ({c_type(typ)}){self.loaded(name, typ)};" for name, typ in self.read.items() if typ]

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

    def rounds(self, typ):
        self.rounding |= {("f", 32): ROUNDS_F32, ("f", 16): ROUNDS_F16_F64, ("f", 64): ROUNDS_F16_F64}.get(typ, ROUNDS_SOMEHOW)
        self.rounding |= ROUNDS_LIMITED * (typ is not None and typ[1] == 16)

    @staticmethod
    def raw(typ):
        """Returns the type of a value's bits."""
        return ("u", typ[1])

    @staticmethod
    def number(text, typ):
        """Returns the value of bits: of floats, with denormals flushed as the mode says."""
        return f"meaning_in_{type_name(typ)}(m, {text})" if is_float(typ) else text

    @staticmethod
    def encoded(text, typ):
        """Returns the bits of a value."""
        if is_float(typ):
            return f"meaning_out_{type_name(typ)}(m, {text})"
        return f"({c_type(('u', typ[1]))}){text}" if typ[0] == "i" and typ[1] < 32 else text

    def target_type(self, name):
        if name in self.own:
            self.fail(f"{name} has a value already")
        return self.operands[name][1] if name in self.operands else self.implied.get(name)

    def value(self, tree, wanted):
        """Returns the C text and the type of a tree. wanted: the type of a number."""
        text, typ = getattr(self, "on_" + tree[0])(tree, wanted)
        self.types[id(tree)] = typ
        return text, typ

    def on_number(self, tree, wanted):
        typ = wanted or ("u", 32)
        if is_float(typ):
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
        if self.access and name in ACCESS:
            return f"((uint32_t){self.access[name]})", ("u", 32)
        if name == "pc":
            self.jumps = True
            return "m->pc", ("u", 64)
        if name in CLOCKS:
            return f"m->{name}", ("u", 64)
        if name == "all_bytes":
            return f"((uint32_t){all_bytes(self.form)})", ("u", 32)
        typ = self.target_type(name)
        if not typ and name in self.fields:
            if name not in self.used_fields:
                self.used_fields.append(name)
            text = f"m->field[{self.used_fields.index(name)}]"
            bits = self.fields[name]  # of a signed field
            return (f"((int32_t)({text} << {32 - bits}) >> {32 - bits})", ("i", 32)) if bits else (text, ("u", 32))
        if not typ and name in self.other_fields:
            return "((uint32_t)0)", ("u", 32)
        if not typ:
            self.fail(f"no operand, register, field or earlier value: {name}")
        self.read[name] = typ
        return self.number(name, typ), typ

    def on_as(self, tree, wanted):
        to, of = tree[1], tree[2]
        if of[0] in ("name", "item") and of[1] in ADDRESSES:
            loaded = self.loads(of[1], to[1], of[2] * to[1] // 8 if of[0] == "item" else 0)
            return self.number(f"({c_type(self.raw(to) if is_float(to) else to)}){loaded}", to), to
        if of[0] == "item" and to[1] == 64:
            return self.number(f"({c_type(self.raw(to) if is_float(to) else to)})({self.item(*of[1:])} | (uint64_t){self.item(of[1], of[2] + 1)} << 32)", to), to
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
        bits = of[1] if of[0] == "name" and of[1] in self.read else self.encoded(text, typ)
        return self.number(f"(({c_type(self.raw(to) if is_float(to) else to)}){bits})", to), to

    def on_to(self, tree, wanted):
        to, (text, typ) = tree[1], self.value(tree[2], None)
        if to == BOOL:
            return f"({text} != 0)", to
        if is_float(to) and to != ("f", 64) and (typ[0] in "ui" or typ == ("f", 64) or to[1] == 16):
            self.rounds(to)
        if (is_float(to) or is_float(typ)) and typ != BOOL:
            return f"meaning_{type_name(to)}_{type_name(typ)}({text})", to
        return f"(({c_type(to)}){text})", to

    def on_unary(self, tree, wanted):
        text, typ = self.value(tree[2], wanted)
        if (tree[1] == "!") != (typ == BOOL):
            self.fail(f"{tree[1]} of {type_name(typ)}")
        unsigned = c_type(("u", typ[1]))
        if is_float(typ) and tree[1] == "-":
            return f"(-{text})", typ
        if is_float(typ):
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
        if is_float(typ):
            if operator not in ("+", "-", "*"):
                self.fail(f"{operator} of {type_name(typ)}")
            self.rounds(typ)
            return f"meaning_round_{type_name(typ)}({a} {operator} {b})" if typ[1] == 16 else f"({a} {operator} {b})", typ
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
        (values, typ), (lane, index) = self.all_lanes(arguments[0]), self.value(arguments[1], ("u", 32))
        if index != ("u", 32):
            self.fail(f"the number of a lane is {type_name(index)}")
        return self.number(f"({c_type(self.raw(typ) if is_float(typ) else typ)}){values}[{lane} & (m->n - 1)]", typ), typ

    def all_lanes(self, tree):
        """Returns C for the values that all lanes have of an operand, or of one of its dwords, and its type."""
        if tree[0] == "item" and self.vector:
            self.item(*tree[1:])
            return f"({tree[1]}_in + MEANING_LANES * {tree[2]})", ("u", 32)
        (of, name), typ = tree[:2], self.operands.get(tree[1], (0, None))[1] if isinstance(tree[1], str) else None
        if of != "name" or not typ or typ[1] > 32 or not self.vector:
            self.fail("an operand of 32 bits expected")
        self.read.setdefault(name, None)
        self.pointers.add((name, False))
        return f"{name}_in", typ

    def on_call(self, tree, wanted):
        _, name, arguments = tree
        if name == "lane" and len(arguments) == 2 and self.vector:
            return self.on_lane(arguments)
        if name in TEXELS:
            return self.on_texel(name, arguments)
        if name not in OPERATIONS:
            self.fail(f"no operation: {name}")
        kinds, result = OPERATIONS[name]
        if len(arguments) != len(kinds):
            self.fail(f"{name} has {len(kinds)} arguments")
        texts, first = [], None
        for argument, kind in zip(arguments, kinds):
            needed = ARGUMENTS.get(kind, first)
            text, typ = self.all_lanes(argument) if kind == "P" else self.value(argument, needed)
            first = first or typ
            if needed and typ != needed:
                self.fail(f"{name} takes {type_name(needed)}, not {type_name(typ)}")
            texts.append(text)
        if name in ROUNDED:
            self.rounds(first)
        if is_float(first) and (first[1] == 16 or result == "H" or name.split("_")[-1] in SMALL):
            self.rounding |= ROUNDS_LIMITED
        if name in ROUNDED_SOMEHOW:
            self.rounds(None)
        return f"meaning_{name}_{type_name(first)}({', '.join(['m'] * (name in MODAL) + texts)})", ARGUMENTS.get(result, first)
