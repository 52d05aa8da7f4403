"""Writes sources in the style of clang's output, from the statistics of survey.py.

NAME.lines begins with lines of values:
    register v 0 1 1 ...       quantiles of the index of the first register; v, s or a
    name, kernel, function     quantiles of the length of a name, and of the number of lines of a body
    units 3/0 2/5 ...          numbers of kernels and functions in each source
The rest are parts, which begin with "= ". A part is either a frame, which is written as it is, with the body in place of "@"; or a list of
templates with weights, from which as many lines are drawn as the part's title says. A template with "!" and a position instead of a weight
is written once, at that position of its section. Templates contain:
    $v $v2 $s4 $a16     consecutive registers         $=0     the line's first register operand again
    $n2                 a number of 2 digits          $d2 $x2 two more digits, decimal or hexadecimal
    $i                  a constant from 3 to 63       $w5     a word of 5 letters
    $B  ${tmp}          a block of this function, a label of this kind in this source; with ":", its definition
    $F $G $p $>         this function, any function of the source, the source's file number, blanks up to the column of comments
"""
import os
import random
import re

HERE = os.path.dirname(os.path.abspath(__file__))
REMARK = 40  # column in which comments begin; the tab at the beginning of a line counts as no column
SIGN = re.compile(r"\$(?:([vsa])(\d*)|=(\d)|([ndxw])(\d+)|(\{\w+\})(:?)|(B)(:?)|([iFGp>$]))")
LETTERS = "etaoinsrhldcumfpgwybvk"
LINE = re.compile(r"(!?)([\d.]+) (.*)")


def path(name):
    return os.path.join(HERE, name + ".lines")


def column(text):
    return len(text.removeprefix("\t").expandtabs(8))


def quantiles(values, n=24):
    values = sorted(values) or [0]
    return [values[(len(values) - 1) * i // (n - 1)] for i in range(n)]


class Line:
    """A line of a part: text alternating with escapes, and the kinds of labels that the line defines."""

    def __init__(self, text):
        self.parts, self.defines, self.refers, at = [], [], [], 0
        for m in SIGN.finditer(text):
            self.parts += [text[at:m.start()], m]
            at = m.end()
            for kind, colon in ((m[6], m[7]), (m[8], m[9])):
                if kind:
                    (self.defines if colon else self.refers).append(kind)
        self.parts.append(text[at:])


class Part:
    def __init__(self, title):
        self.title, self.frame, self.lines, self.weights, self.once = title, [], [], [], []

    def add(self, text):
        m = LINE.fullmatch(text) if " " in self.title or self.title == "body" else None
        if not m:
            self.frame.append(Line(text))
        elif m[1]:
            self.once.append((float(m[2]), Line(m[3])))
        else:
            self.lines.append(Line(m[3]))
            self.weights.append((self.weights[-1] if self.weights else 0) + int(m[2]))

    def draw(self, r, count):
        return r.choices(self.lines, cum_weights=self.weights, k=count) if self.lines and count else []


class Statistics:
    def __init__(self, text):
        self.values, self.parts, part = {}, [], None
        for line in text.split("\n"):
            if line.startswith("= "):
                part = Part(line[2:])
                self.parts.append(part)
            elif part:
                part.add(line)
            elif line and not line.startswith("#"):
                key, *values = line.replace("register ", "").split()
                self.values[key] = values if key == "units" else [int(v) for v in values]

    def frames(self, title):
        return [p for p in self.parts if p.title == title]

    def sections(self):
        return [p for p in self.parts if p.title.startswith("section ")]


class Writer:
    def __init__(self, statistics, seed):
        self.s, self.r, self.number, self.turn = statistics, random.Random(seed), 0, 0
        self.values = statistics.values

    def length(self, key):
        """Returns a random value with the distribution that the quantiles describe."""
        values = self.values[key]
        at = self.r.random() * (len(values) - 1)
        low = int(at)
        return int(values[low] + (values[low + 1] - values[low] + 1) * (at - low))

    def word(self, n):
        return "".join(self.r.choices(LETTERS, k=n))

    def register(self, kind, count):
        first, align = self.length(kind), 1
        if count > 1:
            align = (2 if count == 2 else 4) if kind == "s" else self.values["align"][0]
        first = min(first, (96 if kind == "s" else 120) - count) // align * align
        return "%s%d" % (kind, first) if count == 1 else "%s[%d:%d]" % (kind, first, first + count - 1)

    def label(self, kind, colon):
        if kind == "B":
            if colon:
                self.block += 1
                return ".LBB%d_%d:" % (self.number, self.block - 1)
            return ".LBB%d_%d" % (self.number, self.r.randrange(self.blocks))
        if colon:
            n = self.defined[kind] = self.defined.get(kind, 0) + 1
            return ".L%s%d_%d:" % (kind[1:-1], n - 1, self.turn)
        if kind.startswith("{func_"):
            n = self.current if self.current is not None else 0 if self.leb else self.index
        else:
            n = self.r.randrange(self.kinds[kind])
        return ".L%s%d_%d" % (kind[1:-1], n, self.turn)

    def sign(self, m, out, registers):
        if m[1]:
            registers.append(self.register(m[1], int(m[2] or 1)))
            return registers[-1]
        if m[3]:
            return registers[int(m[3])]
        if m[4]:
            n = int(m[5])
            if m[4] == "w":
                return self.word(n)
            base = 16 if m[4] == "x" else 10
            number = self.r.randrange(base ** n) if m[4] != "n" else self.r.randrange(10 ** (n - 1) if n > 1 else 0, 10 ** n)
            return "%0*x" % (n, number) if base == 16 else "%0*d" % (n, number)
        if m[6] or m[8]:
            return self.label(m[6] or m[8], m[7] or m[9])
        if m[10] == ">":
            return " " * max(1, REMARK - column("".join(out)))
        if m[10] == "i":
            return str(self.r.randrange(3, 64))
        return {"F": self.name, "G": self.name, "p": str(self.turn + 1), "$": "$"}[m[10]]

    def text(self, line):
        out, registers = [], []
        self.leb = line.parts[0].startswith("\t.uleb128")
        self.index = self.r.randrange(self.functions) if self.functions else 0
        for p in line.parts:
            out.append(p if isinstance(p, str) else self.sign(p, out, registers))
        return "".join(out)

    def pick(self, title):
        return self.r.choice(self.s.frames(title)).frame

    def body(self, kind):
        """Returns the lines of a function body. If some line refers to a block, another line defines the block."""
        part = self.s.frames("body")[0]
        lines = part.draw(self.r, self.length(kind))
        if any("B" in l.refers for l in lines) and not any("B" in l.defines for l in lines):
            lines.append(next(l for l in part.lines if "B" in l.defines))
        return lines

    def unit(self):
        """Yields the lines of one compilation unit in the style of clang."""
        kernels, functions = map(int, self.r.choice(self.values["units"]).split("/"))
        plan = [(kind, self.body(kind)) for kind in ["kernel"] * kernels + ["function"] * functions]
        self.r.shuffle(plan)
        sections = []
        for part in self.s.sections():
            lines = part.draw(self.r, int(float(part.title.split()[1]) * len(plan) * self.r.uniform(0.7, 1.3)))
            for place, line in sorted(part.once, key=lambda once: -once[0]):
                lines.insert(round(place * len(lines)), line)
            sections.append((part, lines))
        self.functions, self.kinds, self.defined, self.current, names = len(plan), {}, {}, None, []
        for lines in [lines for _, lines in plan] + [lines for _, lines in sections] + [self.pick("tail")]:
            for kind in (kind for line in lines for kind in line.defines):
                self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.name = "none"
        yield from map(self.text, self.pick("head"))
        for self.current, (kind, lines) in enumerate(plan):
            self.name = "%s_%d" % (self.word(self.length("name")), self.number)
            names.append((kind, self.name))
            self.block, self.blocks = 0, sum("B" in line.defines for line in lines)
            for line in self.pick(kind):
                yield from map(self.text, lines) if line.parts == ["@"] else [self.text(line)]
            self.number += 1
        self.current = None
        for line in self.pick("tail"):
            if line.parts == ["@sections"]:
                for part, lines in sections:
                    yield "\t.section\t" + part.title.split(" ", 2)[2]
                    yield from (self.text(l) for l in lines if all(k.startswith("{func_") or k in self.kinds for k in l.refers))
            elif line.parts == ["@kernels"]:
                for self.name in (name for kind, name in names if kind == "kernel"):
                    yield from map(self.text, self.pick("metadata"))
            elif line.parts == ["@none"]:
                if kernels == 0:
                    yield "amdhsa.kernels:  []"
                else:
                    yield "amdhsa.kernels:"
            else:
                yield self.text(line)
        self.turn += 1


def write(out, name, size):
    with open(path(name)) as f:
        writer = Writer(Statistics(f.read()), name)
    done = 0
    while done < size:
        text = "\n".join(writer.unit()) + "\n"
        out.write(text)
        done += len(text)
