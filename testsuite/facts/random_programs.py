"""Writes random programs for runs.py: integers and floats of all sizes, arrays, loops, calls. All that they do is defined by C.

  random_programs.py SEED COUNT    prints programs
"""
import random
import sys

INTEGERS = {"u8": 8, "i8": 8, "u16": 16, "i16": 16, "u32": 32, "i32": 32, "u64": 64, "i64": 64}
FLOATS = {"f32": "OUT_F", "f64": "OUT_D"}
ARRAY = 8


class Writer:
    """Writes one program."""

    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.lines, self.depth = [], 1
        self.variables = [("v%d" % k, rng.choice(list(INTEGERS))) for k in range(7)]
        self.floats = [("f%d" % k, rng.choice(list(FLOATS))) for k in range(4)]
        self.arrays = [("a%d" % k, rng.choice(list(INTEGERS))) for k in range(2)]
        self.loops = 0
        self.counters = []

    def put(self, text):
        self.lines.append("\t" * self.depth + text)

    def leaf(self, kind):
        """Returns a value converted to a type of integers."""
        choice = self.rng.randrange(7)
        if choice < 3:
            return "(%s)%s" % (kind, self.rng.choice(self.variables)[0])
        if choice == 3:
            return "(%s)W(%d)" % (kind, self.rng.randrange(16))
        if choice == 4:
            return "(%s)%s[%s]" % (kind, self.rng.choice(self.arrays)[0], self.index())
        if choice == 5 and self.counters:
            return "(%s)%s" % (kind, self.rng.choice(self.counters))
        return "(%s)%d" % (kind, self.rng.choice([0, 1, 2, 3, 5, 7, 15, 31, 64, 100, 255, 1000, 65535, self.rng.getrandbits(31)]))

    def index(self):
        return "(u32)%s & %d" % (self.rng.choice(self.variables)[0], ARRAY - 1) if self.rng.randrange(3) else str(self.rng.randrange(ARRAY))

    def expression(self, kind, depth):
        """Returns an expression of a type of integers. Sums wrap around: they are computed without a sign."""
        if depth == 0 or self.rng.randrange(6) == 0:
            return self.leaf(kind)
        width, unsigned = INTEGERS[kind], "u" + kind[1:]
        a, b = self.expression(kind, depth - 1), self.expression(kind, depth - 1)
        wide = "u64" if width == 64 else "u32"
        choice = self.rng.randrange(15)
        if choice < 4:
            return "(%s)((%s)%s %s (%s)%s)" % (kind, wide, a, self.rng.choice("+-*"), wide, b)
        if choice < 6:
            return "(%s)(%s %s %s)" % (kind, a, self.rng.choice("&|^"), b)
        if choice == 6:
            return "(%s)((%s)%s << ((u32)%s & %d))" % (kind, unsigned, a, b, width - 1)
        if choice == 7:
            return "(%s)(%s >> ((u32)%s & %d))" % (kind, a, b, width - 1)
        if choice == 8:
            if width >= 32:  # LLVM 19 computes those of numbers that are extended by their sign with 24 bits
                a, b = "(%s ^ (%s)L(5))" % (a, kind), "(%s ^ (%s)L(6))" % (b, kind)
            return "(%s)((%s)%s %s ((%s)%s | 1))" % (kind, unsigned, a, self.rng.choice("/%"), unsigned, b)
        if choice == 9 and kind[0] == "i":
            return "(%s)((%s)(%s >> 1) %s (%s)((%s & 15) + 1))" % (kind, kind, a, self.rng.choice("/%"), kind, b)
        if choice == 10:
            return "(%s)(%s %s %s ? %s : %s)" % (kind, a, self.rng.choice(["<", ">", "<=", ">=", "==", "!="]), b, self.leaf(kind), self.leaf(kind))
        if choice == 11:
            other = self.rng.choice(list(INTEGERS))
            return "(%s)%s" % (kind, self.expression(other, depth - 1))
        if choice == 12:
            return "(%s)~%s" % (kind, a)
        if choice == 13:
            name, of = self.rng.choice(self.floats)
            return "(%s)(__builtin_fabs%s(%s) < (%s)100 ? (i32)%s : 3)" % (kind, "f" if of == "f32" else "", name, of, name)
        return "(%s)helper%d((u32)%s, (u64)%s)" % (kind, self.rng.randrange(3), a, b)

    def float_expression(self, kind, depth):
        suffix = "f" if kind == "f32" else ""
        if depth == 0 or self.rng.randrange(6) == 0:
            choice = self.rng.randrange(4)
            if choice == 0:
                return "(%s)(i16)%s" % (kind, self.leaf("i32"))
            if choice == 1:
                return "(%s)%s" % (kind, self.rng.choice(["0.5", "-1.25", "3.0", "0.1", "1e6", "1e-3"]))
            return "(%s)%s" % (kind, self.rng.choice(self.floats)[0])
        a, b = self.float_expression(kind, depth - 1), self.float_expression(kind, depth - 1)
        choice = self.rng.randrange(8)
        if choice < 4:
            return "(%s %s %s)" % (a, self.rng.choice("+-*"), b)
        if choice == 4:
            return "(%s / %s)" % (a, b)
        if choice == 5:
            return "FMA%s(%s, %s, %s)" % (kind[1:], a, b, self.float_expression(kind, 0))
        if choice == 6:
            return "(%s < %s ? %s : %s)" % (a, b, self.float_expression(kind, 0), self.float_expression(kind, 0))
        return "__builtin_%s%s(%s)" % (self.rng.choice(["fabs", "floor", "ceil", "trunc", "sqrt"]), suffix, a)

    def statement(self, depth):
        choice = self.rng.randrange(12)
        if choice < 4 or depth == 0:
            name, kind = self.rng.choice(self.variables)
            self.put("%s = %s;" % (name, self.expression(kind, 3)))
        elif choice < 6:
            name, kind = self.rng.choice(self.floats)
            self.put("%s = %s;" % (name, self.float_expression(kind, 2)))
        elif choice == 6:
            name, kind = self.rng.choice(self.arrays)
            self.put("%s[%s] = %s;" % (name, self.index(), self.expression(kind, 2)))
        elif choice < 9:
            self.put("if (%s) {" % self.expression(self.rng.choice(list(INTEGERS)), 2))
            self.block(depth - 1)
            if self.rng.randrange(2):
                self.put("} else {")
                self.block(depth - 1)
            self.put("}")
        elif choice == 9:
            self.put("switch ((u32)%s %% 5) {" % self.expression("u32", 1))
            for k in range(4):
                self.put("case %d:" % k)
                self.block(depth - 1)
                if self.rng.randrange(4):
                    self.put("\tbreak;")
            self.put("default:;")
            self.put("}")
        else:
            self.loops += 1
            counter = "k%d" % self.loops
            limit = str(self.rng.randrange(1, 6)) if self.rng.randrange(2) else "((u32)%s & 7)" % self.leaf("u32")
            self.put("for (u32 %s = 0, most = %s; %s < most; %s++) {" % (counter, limit, counter, counter))
            self.counters.append(counter)
            self.block(depth - 1)
            if self.rng.randrange(3) == 0:
                self.put("\tif (%s)" % self.expression("u32", 1))
                self.put("\t\t%s;" % self.rng.choice(["break", "continue"]))
                self.put("\t%s++;" % self.rng.choice([v for v in self.variables if v[1][0] == "u"] or [("f0", "")])[0])
            self.counters.pop()
            self.put("}")

    def block(self, depth):
        self.depth += 1
        for _ in range(self.rng.randrange(1, 4)):
            self.statement(depth)
        self.depth -= 1

    def write(self):
        self.lines += ['KERNEL(%s, "")' % self.name, "{"]
        self.put("BEGIN_1D;")
        for k, (name, kind) in enumerate(self.variables):
            self.put("%s %s = (%s)L(%d);" % (kind, name, kind, k))
        for k, (name, kind) in enumerate(self.floats):
            self.put("%s %s = %s;" % (kind, name, "F(%d)" % k if kind == "f32" else "D(%d)" % (k + 6)))
        for name, kind in self.arrays:
            self.put("%s %s[%d];" % (kind, name, ARRAY))
            self.put("for (int k = 0; k < %d; k++)" % ARRAY)
            self.put("\t%s[k] = (%s)(W(k) + (u32)k);" % (name, kind))
        for _ in range(self.rng.randrange(6, 14)):
            self.statement(3)
        hashed = " ^ ".join("(u64)%s * %d" % (name, 2 * k + 3) for k, (name, _) in enumerate(self.variables))
        self.put("OUT_L(0, %s);" % hashed)
        for k, (name, kind) in enumerate(self.floats):
            self.put("%s(%d, %s);" % (FLOATS[kind], 2 + 2 * k, name))
        self.put("u64 sum = 0;")
        for name, _ in self.arrays:
            self.put("for (int k = 0; k < %d; k++)" % ARRAY)
            self.put("\tsum = sum * 31 + (u64)%s[k];" % name)
        self.put("OUT_L(10, sum);")
        self.lines += ["}", ""]
        return "\n".join(self.lines)


HELPERS = """/* Random programs. */
static NOINLINE u32 helper0(u32 a, u64 b) { return a * 5 + (u32)(b >> 7); }
static NOINLINE u64 helper1(u32 a, u64 b)
{
	u64 t[4] = {a, b, a ^ b, 3};
	for (u32 k = 0; k < (a & 3); k++)
		t[k] += t[b & 3];
	return t[a >> 2 & 3];
}
static inline i16 helper2(u32 a, u64 b) { return (i16)(a > b ? a - b : b * a); }

"""


def source(seed, count):
    return HELPERS + "\n".join(Writer(random.Random(seed * 100003 + k), "random_%d_%d" % (seed, k)).write() for k in range(count))


if __name__ == "__main__" and len(sys.argv) == 3 and sys.argv[1].isdigit():
    print(source(int(sys.argv[1]), int(sys.argv[2])))
