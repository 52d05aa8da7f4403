#!/usr/bin/env python3
"""Writes an assembly source of many kernels, built from the instructions in TARGET.mix. The source depends only on the arguments.

  mix.py TARGET MEGABYTES > FILE
"""
import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
INLINE = ["0", "1", "2", "4", "8", "16", "64", "-1", "-16", "0.5", "1.0", "-1.0", "2.0", "4.0"]
ALIGN = {1: 1, 2: 2, 4: 4, 8: 4, 16: 4}
COMMENTS = ["4-byte Folded Spill", "in Loop: Header=BB0_1 Depth=1", "address of the next row"]


class Source:
    def __init__(self, target):
        self.random = random.Random(target).random
        self.target, self.labels = target, 0
        self.templates, total = [], 0
        with open(os.path.join(HERE, target + ".mix")) as f:
            for line in f:
                if line.strip() and not line.startswith("#"):
                    weight, text = line.strip().split(" ", 1)
                    self.templates += [self.compile(text)] * int(weight)

    def below(self, n):
        return int(self.random() * n)

    def pick(self, items):
        return items[int(self.random() * len(items))]

    def registers(self, name, count, limit, align=1):
        first = self.below((limit - count) // align + 1) * align
        return "%s%d" % (name, first) if count == 1 else "%s[%d:%d]" % (name, first, first + count - 1)

    def vector(self, count=1):
        return self.registers("v", count, 256 if self.random() < 0.1 else 96)

    def low(self):
        """Returns one of v0 to v127, most often one of the first 96."""
        return "v%d" % self.below(128 if self.random() < 0.1 else 96)

    def every_other(self, odd):
        return "v%d" % (2 * self.below(128 if self.random() < 0.1 else 48) + odd)

    def scalar(self, count=1):
        return self.registers("s", count, 96, ALIGN[count])

    def literal(self):
        return "0x%x" % (0x3f000000 + self.below(1 << 24)) if self.random() < 0.5 else str(65 + self.below(60000))

    def source(self, literal):
        """Returns a random source operand: a vector register, a scalar register or a constant, as frequent as in real code."""
        r = self.random()
        if r < 0.6:
            return self.vector()
        if r < 0.85:
            return self.scalar()
        return self.literal() if literal and r > 0.94 else self.pick(INLINE)

    def operand(self, code):
        """Returns a function that returns a random text for a placeholder $code."""
        kind, number = code[0], int(code[1:] or 1) if code[0] in "vs" else None
        if kind == "v":
            return lambda: self.vector(number)
        if kind == "s":
            return lambda: self.scalar(number)
        if kind == "h":
            limit = int(code[1:], 16) + 1
            return lambda: "%x" % self.below(limit)
        if kind.isdigit():
            limit = int(code) + 1
            return lambda: str(self.below(limit))
        return {"a": lambda: self.source(True), "c": lambda: self.source(False), "l": self.literal,
                "i": lambda: self.pick(INLINE), "w": self.low, "e": lambda: self.every_other(0),
                "o": lambda: self.every_other(1), "B": lambda: ".LBB%d" % self.pick(self.targets)}[kind]

    def compile(self, text):
        """Returns a list whose elements are strings or functions that return a string."""
        parts = []
        while text:
            m = re.match(r"(?:[^${\\]|\\.)+", text)
            if m:
                parts.append(re.sub(r"\\(.)", r"\1", m.group()))
            elif text[0] == "$":
                m = re.match(r"\$(v\d*|s\d*|h[0-9a-f]+|\d+|[aclBiweo])", text)
                parts.append(self.operand(m.group(1)))
            else:
                m = re.match(r"\{((?:[^{}\\]|\\.|\{[^{}]*\})*)\}", text)
                choices = [self.compile(c) for c in split_choices(m.group(1))]
                parts.append(lambda choices=choices: self.make(self.pick(choices)))
            text = text[m.end():]
        return parts

    def make(self, parts):
        return "".join(p if isinstance(p, str) else p() for p in parts)

    def kernel(self, number):
        """Yields the lines of one kernel: basic blocks, then its descriptor."""
        blocks = 8 + self.below(60)
        self.targets = range(self.labels, self.labels + blocks)
        self.labels += blocks
        name = "kernel_%d" % number
        yield from ["\t.text", "\t.globl\t" + name, "\t.p2align\t8", "\t.type\t%s,@function" % name, name + ":"]
        for label in self.targets:
            yield ".LBB%d:%s" % (label, "" if self.below(3) else "                                ; %%bb.%d" % label)
            for _ in range(5 + self.below(50)):
                line = "\t" + self.make(self.pick(self.templates)).replace("  ", " ").rstrip()
                yield line if self.below(40) else line + "   ; " + self.pick(COMMENTS)
                if not self.below(80):
                    yield "\t// " + self.pick(COMMENTS)
        yield from ["\ts_endpgm", ".Lend_%s:" % name, "\t.size\t%s, .Lend_%s-%s" % (name, name, name), "",
                    "\t.section\t.rodata,\"a\",@progbits", "\t.p2align\t6, 0x0", "\t.amdhsa_kernel " + name,
                    "\t\t.amdhsa_group_segment_fixed_size %d" % (1024 * self.below(64)),
                    "\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1", "\t\t.amdhsa_next_free_vgpr 256",
                    "\t\t.amdhsa_next_free_sgpr 96", "\t.end_amdhsa_kernel", ""]

    def write(self, out, size):
        head = "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n" % self.target
        out.write(head)
        done, number = len(head), 0
        while done < size:
            text = "\n".join(self.kernel(number)) + "\n"
            out.write(text)
            done += len(text)
            number += 1


def split_choices(text):
    """Splits text at each bar that is not inside braces and not after a backslash."""
    out, depth, at = [""], 0, 0
    while at < len(text):
        c = text[at:at + 2] if text[at] == "\\" else text[at]
        depth += (c == "{") - (c == "}")
        if c == "|" and not depth:
            out.append("")
        else:
            out[-1] += c
        at += len(c)
    return out


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Source(sys.argv[1]).write(sys.stdout, int(float(sys.argv[2]) * 1e6))


if __name__ == "__main__":
    main()
