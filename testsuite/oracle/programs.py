"""Writes random programs that exercise the control flow of compilers: C and OpenCL C with all kinds of statements. The programs
depend only on the seed. They are compiled, but never run.

  programs.py SEED [c|cl]
"""
import random
import sys

TYPES = ["int", "unsigned", "long", "float", "double"]
MARKS = {"c": dict(lds="static __attribute__((address_space(3), loader_uninitialized)) ", generic="", kernel="__attribute__((amdgpu_kernel)) void",
                   extern="extern ", noreturn="_Noreturn void"),
         "cl": dict(lds="local ", generic="global ", kernel="kernel void", extern="",
                    noreturn="__attribute__((noreturn)) void")}


class Program:
    """A source: functions that call each other, and kernels."""

    def __init__(self, seed, language):
        self.r = random.Random("%d %s" % (seed, language))
        self.language, self.words = language, MARKS[language]
        self.functions = ["f%d" % i for i in range(self.r.randint(4, 8))]
        self.labels = 0

    def chance(self, percent):
        return self.r.randrange(100) < percent

    # ---- expressions

    def leaf(self):
        return self.r.choice(["a", "b", "n", "x", "y", "i%d" % self.r.randrange(3), str(self.r.choice([0, 1, 3, 7, 64, 1000, 123456])),
                              "p[%s]" % self.r.choice(["a & 63", "b & 31", "5", "n"]), "l", "(int)f", "(int)d"])

    def value(self, depth=2):
        """Returns an expression of type int."""
        kind = self.r.randrange(12) if depth > 0 else 0
        v = lambda: self.value(depth - 1)
        if kind < 4:
            return self.leaf()
        if kind < 8:
            return "(%s %s %s)" % (v(), self.r.choice("+-*&|^"), v())
        if kind == 8:
            return "(%s ? %s : %s)" % (self.condition(depth - 1), v(), v())
        if kind == 9:
            return "((unsigned)(%s) %s ((%s & 7) | 1))" % (v(), self.r.choice(["/", "%", "<<", ">>"]), v())
        if kind == 10 and self.chance(40):
            return self.call()
        return "(int)(l * %s + u)" % v()

    def condition(self, depth=2):
        kind = self.r.randrange(10) if depth > 0 else 0
        if kind < 5:
            return "%s %s %s" % (self.leaf(), self.r.choice(["<", ">", "==", "!=", "<="]), self.value(depth - 1))
        if kind == 5:
            return self.r.choice(["f < 1.5f", "d >= 2.0", "f != f", "l > 0x100000000L", "u == 0", "x", "!y"])
        if kind == 6:
            return "!(%s)" % self.condition(depth - 1)
        return "(%s) %s (%s)" % (self.condition(depth - 1), self.r.choice(["&&", "||"]), self.condition(depth - 1))

    def call(self):
        args = "p, %s, %s" % (self.value(1), self.r.choice(["n", "n - 1", "b"]))
        if self.language == "c" and self.chance(25):
            return "table[%s & 3](%s)" % (self.leaf(), args)
        if self.chance(10):
            return "outside(%s)" % args
        return "%s(%s)" % (self.r.choice(self.functions), args)

    # ---- statements

    def simple(self):
        kind = self.r.randrange(16)
        v = self.value
        if kind < 5:
            return "%s %s %s;" % (self.r.choice("abxy"), self.r.choice(["=", "+=", "^=", "-="]), v())
        if kind < 7:
            return "p[%s & 63] = %s;" % (self.leaf(), v())
        return ["l += (long)%s << 3;" % v(1), "f = f * 1.25f + (float)%s;" % v(1), "d += %s / 3.0;" % v(1), "u ^= (unsigned)l;",
                "lds[%s & 31] += %s;" % (self.leaf(), v(1)), "own[%s & 15] = %s;" % (self.leaf(), v(1)),
                "x += own[%s & 15];" % self.leaf(), "s.%s = %s;" % (self.r.choice("abc"), v(1)),
                "__atomic_fetch_add(&p[%s & 7], %s, __ATOMIC_RELAXED);" % (self.leaf(), v(1))][kind - 7]

    def block(self, depth, inside):
        return "{ %s }" % " ".join(self.statement(depth, inside) for _ in range(self.r.randint(1, 3)))

    def large(self):
        """Returns statements that are too large to be skipped by a branch with a short offset."""
        return " ".join("p[%d] = p[%d] * a + %d;" % (i, i + 1, self.r.randrange(9999)) for i in range(self.r.choice([20, 60])))

    def switch(self, depth, inside):
        kind, n = self.r.randrange(3), self.r.randint(2, 9)
        values = [range(n), sorted(self.r.sample(range(-5000, 5000), n)), [k * 3 + self.r.randrange(2) for k in range(n)]][kind]
        text = ""
        for value in values:
            text += "case %d: %s " % (value, " ".join(self.statement(depth - 1, inside | {"break"}) for _ in range(self.r.randint(0, 2))))
            text += self.r.choice(["break;", "break;", "", "return a;" if "kernel" not in inside else "break;"])
        if self.chance(70):
            text += " default: " + self.r.choice(["x++;", "__builtin_unreachable();", "__builtin_trap();", "a = 3; break;"])
        return "switch (%s) { %s }" % (self.value(1), text)

    def loop(self, depth, inside):
        body = self.block(depth - 1, inside | {"break", "continue"})
        if self.chance(6):
            body = "{ %s %s }" % (self.large(), body)
        i, kind = "i%d" % (depth % 3), self.r.randrange(6)
        return ["for (%s = 0; %s < %s; %s++) %s" % (i, i, self.r.choice(["n", "a", "10", "p[3]"]), i, body),
                "for (%s = %s; %s > 0; %s -= 3) %s" % (i, self.leaf(), i, i, body),
                "while (%s) %s" % (self.condition(), body), "do %s while (%s);" % (body, self.condition()),
                "for (;;) { if (%s) break; %s }" % (self.condition(), body),
                "while (p[%s & 63] != %d) %s" % (i, self.r.randrange(99), body)][kind]

    def irreducible(self, depth, inside):
        """Returns statements with an irreducible loop: two blocks that branch to each other and are both entered from
        outside."""
        k = self.labels = self.labels + 1
        return ("if (%s) goto one%d; two%d: %s if (%s) goto out%d; one%d: %s if (%s) goto two%d; out%d: ;"
                % (self.condition(), k, k, self.simple(), self.condition(), k, k, self.block(depth - 1, inside), self.condition(), k, k))

    def gotos(self, depth, inside):
        k = self.labels = self.labels + 1
        if self.chance(50):
            return "if (%s) goto far%d; %s far%d: %s" % (self.condition(), k, self.block(depth - 1, inside), k, self.simple())
        return "again%d: %s if (%s) goto again%d;" % (k, self.block(depth - 1, inside), self.condition(), k)

    def odd(self, inside):
        ends = "return;" if "kernel" in inside else "return %s;" % self.value(1)
        return self.r.choice([
            "if (%s) %s" % (self.condition(), ends), "if (%s) %s" % (self.condition(), ends), "if (%s) __builtin_trap();" % self.condition(),
            "if (%s) __builtin_unreachable();" % self.condition(), "if (%s) stop(p, %s);" % (self.condition(), self.leaf()),
            "if (%s) for (;;) p[0] = %s;" % (self.condition(1), self.leaf()), "__builtin_amdgcn_s_barrier();",
            "if (__builtin_amdgcn_readfirstlane(a) > 3) %s" % self.simple(), "if (%s) for (;;) ;" % self.condition(1),
            "if (__builtin_expect(%s, 0)) %s" % (self.condition(1), self.simple())])

    def statement(self, depth, inside):
        kind = self.r.randrange(20) if depth > 0 else self.r.randrange(4)
        if inside & {"break"} and self.chance(8):
            leave = self.r.choice(sorted(inside & {"break", "continue"}))
            return "if (%s) %s;" % (self.condition(1), leave)
        if kind < 5:
            return self.simple()
        if kind < 8:
            return "if (%s) %s" % (self.condition(), self.block(depth - 1, inside))
        if kind < 11:
            return "if (%s) %s else %s" % (self.condition(), self.block(depth - 1, inside), self.block(depth - 1, inside))
        if kind < 15:
            return self.loop(depth, inside)
        if kind == 15:
            return self.switch(depth, inside)
        if kind == 16:
            return self.irreducible(depth, inside) if self.chance(40) else self.gotos(depth, inside)
        if kind == 17:
            return "%s = %s;" % (self.r.choice("abxy"), self.call())
        return self.odd(inside)

    # ---- functions

    def body(self, depth, inside):
        self.labels = 0
        names = "int a = b0, b = n, x = 1, y = n * 3, i0 = 0, i1 = 1, i2 = 2; unsigned u = 5; long l = n; float f = n; double d = n;"
        return "\t%s\n\tint own[16]; struct s s = { n, 2, 3 };\n\t%s\n" % (
            names, "\n\t".join(self.statement(depth, inside) for _ in range(self.r.randint(2, 5))))

    def text(self):
        w, p = self.words, self.words["generic"] + "int *p"
        out = ["/* made by testsuite/oracle/programs.py */", "struct s { int a, b; long c; };"]
        if self.language == "c":
            out.append(w["lds"] + "int lds[32];")
        for name in self.functions:
            out.append("__attribute__((noinline)) %sint %s(%s, int b0, int n);" % (self.r.choice(["", "", "static "]), name, p))
        out.append("%sint outside(%s, int b0, int n);\n%s stop(%s, int n);" % (w["extern"], p, w["noreturn"], p))
        if self.language == "c":
            out.append("static int (*const table[4])(%s, int, int) = { %s };" % (p, ", ".join(self.r.choices(self.functions, k=4))))
        for name in self.functions:
            body = self.body(self.r.randint(1, 4), frozenset())
            lds = "" if self.language == "c" else "\t__attribute__((address_space(3))) int *lds = 0;\n"
            out.append("int %s(%s, int b0, int n)\n{\n%s%s\treturn a + b + x + y + (int)u + (int)l + (int)f + (int)d + (int)s.c;\n}"
                       % (name, p, lds, body))
        for i in range(2):
            lds = "" if self.language == "c" else "\tlocal int lds[32];\n"
            inside = frozenset({"kernel"})
            index = "int b0 = __builtin_amdgcn_workitem_id_x();\n" if self.chance(60) else "int b0 = n & 5;\n"
            out.append("%s k%d(%s, int n)\n{\n%s\t%s%s\tp[b0] = a + b + x + y + (int)u + (int)l + (int)f + (int)d + (int)s.c;\n}"
                       % (w["kernel"], i, p, lds, index, self.body(self.r.randint(2, 4), inside)))
        return "\n".join(out) + "\n"


def program(seed, language):
    """Returns the text of a program; language: "c" or "cl"."""
    return Program(seed, language).text()


if __name__ == "__main__":
    sys.stdout.write(program(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "c"))
