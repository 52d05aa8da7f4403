"""Checks the iteration counts of loops in common/sim/direction.c. Random programs of scalar instructions, with nested loops
whose counters are mostly constant, are assembled, and interpreted here with random registers. If the path says that the
code determines when a branch leaves its loop, the branch must leave at that iteration. The path must say so for each
exit in Maker.sure. An exit is in Maker.sure if nothing except the loop's own step changes the loop's counter.
Counters of other inner loops begin at half of an outer counter; of these, the code determines each direction.

  loops.py GEN.PY TABLES BUILD [all]
"""
import collections
import os
import random
import re
import subprocess
import sys
import tempfile

MASK = (1 << 32) - 1
SKIPPED = 77
MOST_STEPS = 30000   # maximum number of steps per run
KERNELS = 150        # number of kernels per object
MOST_ITERATIONS = 1500  # maximum number of iterations of a generated loop
MOST_RUN = 1000      # the same where the counter changes by something else than an addition (loop_run.h)
COMPARE = {"eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
           "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}
# per processor: infix of s_add_u32 and s_sub_i32; name of s_addk_i32; whether s_cmpk exists
CHIPS = [("gfx600", "", "s_addk_i32", True), ("gfx900", "", "s_addk_i32", True), ("gfx1030", "", "s_addk_i32", True),
         ("gfx1100", "", "s_addk_i32", True), ("gfx1200", "co_", "s_addk_co_i32", False)]


def signed(v):
    return v - (1 << 32) if v >> 31 else v


# Steps that are no additions: (instruction, result).
OTHER_STEPS = [("s_lshr_b32 s{0}, s{0}, {1}", lambda v, n: v >> n), ("s_lshl_b32 s{0}, s{0}, {1}", lambda v, n: v << n & MASK),
               ("s_ashr_i32 s{0}, s{0}, {1}", lambda v, n: signed(v) >> n & MASK), ("s_mul_i32 s{0}, s{0}, {1}", lambda v, n: v * n & MASK),
               ("s_sub_{2}u32 s{0}, {1}, s{0}", lambda v, n: n - v & MASK), ("s_bfe_u32 s{0}, s{0}, 0x1c000{1}", lambda v, n: v >> n & 0xfffffff),
               ("s_max_i32 s{0}, s{0}, {1}", lambda v, n: v if signed(v) > n else n)]


def stepped(v, by):
    """Returns a counter after a step: `by` is added, or is (row of OTHER_STEPS, constant)."""
    return by[0][1](v, by[1]) if isinstance(by, tuple) else v + by & MASK


def holds(op, kind, a, b):
    return COMPARE[op](signed(a), signed(b)) if kind == "i32" else COMPARE[op](a, b)


# Generates a random program: a list of labels, which are strings, and of instructions (text, operation, operands).
class Maker:
    def __init__(self, rng, chip):
        self.rng, self.chip, self.code, self.labels = rng, chip, [], 0
        self.counters = list(range(4, 20))
        rng.shuffle(self.counters)
        self.around = []  # counters of the loops around the current one
        self.sure = []  # exits that the path must determine: (label of the exit branch, iteration in which it leaves)

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def put(self, text, *what):
        self.code.append((text, *what))

    def constant(self):
        r = self.rng
        return r.choice([r.randrange(0, 64), -r.randrange(1, 17) & MASK, r.randrange(1 << 32), r.randrange(0, 5000),
                         r.choice([0, 1, MASK, 1 << 31, (1 << 31) - 1])])

    def move(self, reg, value):
        if -(1 << 15) <= signed(value) < 1 << 15 and self.rng.random() < 0.5:
            self.put(f"s_movk_i32 s{reg}, 0x{value & 0xffff:x}", "mov", reg, value)
        else:
            self.put(f"s_mov_b32 s{reg}, 0x{value:x}", "mov", reg, value)

    def step(self, reg, by):
        r, (_, co, addk, _) = self.rng, self.chip
        kind, way = r.choice(["u32", "i32"]), r.randrange(4)
        if isinstance(by, tuple):
            self.put(by[0][0].format(reg, by[1], co), "other", reg, by)
            return
        if way == 0 and -(1 << 15) <= signed(by) < 1 << 15:
            text = f"{addk} s{reg}, 0x{by & 0xffff:x}"
        elif way == 1:
            text = f"s_sub_{co}{kind} s{reg}, s{reg}, 0x{-by & MASK:x}"
        elif way == 2:
            text = f"s_add_{co}{kind} s{reg}, 0x{by:x}, s{reg}"
        else:
            text = f"s_add_{co}{kind} s{reg}, s{reg}, 0x{by:x}"
        self.put(text, "add", reg, by)

    def compare(self, reg, op, kind, value):
        r = self.rng
        swapped = {"eq": "eq", "lg": "lg", "lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
        fits = 0 <= value < 1 << 16 if kind == "u32" else -(1 << 15) <= signed(value) < 1 << 15
        if self.chip[3] and fits and r.random() < 0.3:
            text = f"s_cmpk_{op}_{kind} s{reg}, 0x{value & 0xffff:x}"
        elif r.random() < 0.3:
            text = f"s_cmp_{swapped[op]}_{kind} 0x{value:x}, s{reg}"
        else:
            text = f"s_cmp_{op}_{kind} s{reg}, 0x{value:x}"
        self.put(text, "cmp", reg, op, kind, value)

    def branch(self, on, to):
        self.put(f"s_cbranch_scc{on} {to}", "branch", on, to)

    def jump(self, to):
        self.put(f"s_branch {to}", "jump", to)

    def filler(self):
        r = self.rng
        for _ in range(r.randrange(3)):
            self.put(f"s_mul_i32 s{r.randrange(20, 24)}, s20, s21", "none")

    def unknown(self):
        """Adds a branch that depends on a register's initial value. Returns its label, which the caller adds after the skipped
        code."""
        self.put(f"s_bitcmp1_b32 s{self.rng.randrange(24, 28)}, {self.rng.randrange(4)}", "bit")
        end = self.label()
        self.branch(self.rng.randrange(2), end)
        return end

    def disturb(self, reg):
        r = self.rng
        way = r.randrange(5)
        if way == 0:
            end = self.unknown()
            self.step(reg, self.constant())
            self.code.append(end)
        elif way == 1:
            self.step(reg, self.constant())
        elif way == 2:
            end = self.unknown()
            self.move(reg, self.constant())
            self.code.append(end)
        elif way == 3:
            self.put(f"s_mov_b32 s{reg}, s{r.randrange(24, 28)}", "copy", reg)
        else:
            end = self.unknown()
            self.filler()
            self.code.append(end)

    def loop(self, depth):
        r = self.rng
        shape = r.choice(["do", "do", "while", "middle"])
        before = r.random() < 0.5  # whether the step comes before the comparison
        op, kind, on = r.choice(list(COMPARE)), r.choice(["u32", "i32"]), r.randrange(2)
        reg = self.counters.pop() if self.counters and r.random() < 0.8 else 4
        known = r.random() < 0.7
        start, by, limit = self.constant(), r.choice([1, 2, 3, MASK, MASK - 1, self.constant()]), self.constant()
        if r.random() < 0.2:
            by, start = (r.choice(OTHER_STEPS), r.randrange(1, 9)), r.choice([128, 1 << r.randrange(32), self.constant()])
            limit = r.choice([0, 1, 2, MASK, self.constant()])
        half = self.around and r.random() < 0.5
        if half:
            known, start, by, limit = False, 128, (OTHER_STEPS[0], r.randrange(1, 4)), 0
            op, on = "lg" if shape == "do" else "eq", 1
        elif r.random() < 0.6 and not isinstance(by, tuple):
            limit = start + by * r.randrange(30) + r.choice([0, 0, 1]) & MASK
        # leaves(v): whether control leaves the loop if the counter is v. In a "do" loop, the backward branch is then
        # not taken; in another loop, the exit branch is taken.
        leaves = (lambda v: holds(op, kind, v, limit) != bool(on)) if shape == "do" else (lambda v: holds(op, kind, v, limit) == bool(on))
        at, v = 1, stepped(start, by) if before else start
        while not leaves(v) and at < MOST_ITERATIONS:
            at, v = at + 1, stepped(v, by)
        if not leaves(v) and r.random() < 0.9:
            return
        own = len(self.counters)
        if half:
            self.put(f"s_lshr_b32 s{reg}, s{self.around[-1]}, 1", "half", reg, self.around[-1])
        elif known or r.random() < 0.5:
            self.move(reg, start)
        if not known and r.random() < 0.5:
            self.disturb(reg)
        if r.random() < 0.3:
            self.filler()
        head, out = self.label(), self.label()
        self.code.append(head)
        self.put("s_nop 0", "none")  # without this instruction, two loops could have the same header, and would be one loop
        quiet, in_header = reg != 4 and known, shape == "while"
        self.around.append(reg)
        inside = [lambda: self.filler()]
        if depth < 3 and r.random() < 0.5:
            inside.append(lambda: self.loop(depth + 1))
        if not known and r.random() < 0.5:
            inside.append(lambda: self.disturb(reg))
        if r.random() < 0.2:
            inside.append(lambda: self.code.append(self.unknown()))

        def body():
            r.shuffle(inside)
            half = r.randrange(len(inside) + 1)
            for f in inside[:half]:
                f()
            del inside[:half]

        if not in_header:
            body()
        if before:
            self.step(reg, by)
        if not in_header:
            body()
        self.compare(reg, op, kind, limit)
        name = self.label()
        self.code.append(name)
        self.branch(on, head if shape == "do" else out)
        if quiet and leaves(v) and (at < MOST_RUN or not isinstance(by, tuple)):
            self.sure.append((name, at))
        if shape != "do":
            for f in inside:
                f()
            if not before:
                self.step(reg, by)
            self.jump(head)
        elif not before:
            # The step is between the comparison and the backward branch. The step changes scc, so s23 keeps the value of scc.
            at_branch = self.code.pop()
            self.code.pop()
            compare = self.code.pop()
            self.sure = [s for s in self.sure if s[0] != name]
            self.code += [compare, ("s_cselect_b32 s23, 1, 0", "keep")]
            self.step(reg, by)
            self.put("s_cmp_lg_u32 s23, 0", "kept")
            self.code += [name, at_branch]
        self.code.append(out)
        self.around.pop()
        if len(self.counters) == own and reg != 4 and r.random() < 0.5:
            self.counters.append(reg)


def kernel_text(name, code):
    lines = [c.replace("L", f".L{name}_") + ":" if isinstance(c, str) else "\t" + re.sub(r"\bL(\d+)", rf".L{name}_\1", c[0])
             for c in code]
    return f"\t.type {name},@function\n{name}:\n" + "\n".join(lines) + f"\n\t.size {name}, .-{name}\n"


def run(code, rng, visit):
    """Interprets a program. Calls visit(number, taken) at each branch, and stops if visit returns False."""
    at, steps, reg, scc, kept = 0, 0, [rng.randrange(1 << 32) for _ in range(32)], 0, 0
    place = {c: i for i, c in enumerate(code) if isinstance(c, str)}
    while at < len(code) and steps < MOST_STEPS:
        c = code[at]
        number, at, steps = at, at + 1, steps + 1
        if isinstance(c, str):
            continue
        what = c[1]
        if what == "mov":
            reg[c[2]] = c[3]
        elif what == "half":
            reg[c[2]], scc = reg[c[3]] >> 1, rng.randrange(2)
        elif what == "copy":
            reg[c[2]] = rng.randrange(1 << 32)
        elif what == "add":
            reg[c[2]], scc = reg[c[2]] + c[3] & MASK, rng.randrange(2)
        elif what == "other":
            reg[c[2]], scc = stepped(reg[c[2]], c[3]), rng.randrange(2)
        elif what == "cmp":
            scc = holds(c[3], c[4], reg[c[2]], c[5])
        elif what == "bit":
            scc = rng.randrange(2)
        elif what == "keep":
            kept = scc
        elif what == "kept":
            scc = kept
        elif what == "jump":
            at = place[c[2]]
        elif what == "branch":
            taken = bool(scc) == bool(c[2])
            if not visit(number, taken):
                return
            if taken:
                at = place[c[3]]


def print_path(build, tmp, cpu, text, *rules):
    """Yields (kernel, line) for the printed paths of all kernels."""
    with open(tmp + "/k.s", "w", encoding="utf-8") as f:
        f.write(text)
    subprocess.run([build + "/assembler/amdgcn-as", "-mcpu=" + cpu, "-o", tmp + "/k.o", tmp + "/k.s"], check=True)
    out = subprocess.run([build + "/testsuite/prop-path", "print", tmp + "/k.o", cpu, *rules],
                         check=True, capture_output=True, text=True).stdout
    kernel = None
    for line in out.splitlines():
        if re.fullmatch(r"\w+:", line):
            kernel = line[:-1]
        else:
            yield kernel, line


def paths(build, tmp, cpu, text):
    """Returns {kernel: {block: (iteration in which the block's branch leaves the loop, whether the branch is then taken)}},
    and {kernel: {block: directions of its branch, T or N, repeated}}.
    Contains only branches for which the printed path says that the code determines the iteration, or the directions."""
    kernels, directions = collections.defaultdict(dict), collections.defaultdict(dict)
    for kernel, line in print_path(build, tmp, cpu, text):
        m = re.fullmatch(r"  bb(\d+): (not taken|taken|pattern [TN]+), by the code", line)
        if m:
            directions[kernel][int(m[1])] = {"not taken": "N", "taken": "T"}.get(m[2], m[2].split()[-1])
        m = re.fullmatch(r"  bb(\d+): counted, (not )?taken at (\d+) of bb\d+, by the code", line)
        if m:
            kernels[kernel][int(m[1])] = int(m[3]), not m[2]
    return kernels, directions


def blocks_of(code):
    """Returns {index of a branch in the code: number of the block that ends with the branch}."""
    targets = {c[-1] for c in code if not isinstance(c, str) and c[1] in ("branch", "jump")}
    out, block, fresh = {}, -1, True
    for i, c in enumerate(code):
        if isinstance(c, str):
            fresh |= c in targets
            continue
        block += fresh
        fresh = c[1] in ("branch", "jump")
        if c[1] == "branch":
            out[i] = block
    return out


def bodies(code, branch, leaves_taken):
    """Returns the innermost loop around a branch as (length, first, end), from the label to the backward branch, or None if the
    branch is not in a loop."""
    place = {c: i for i, c in enumerate(code) if isinstance(c, str)}
    loops_around = [(place[c[-1]], i) for i, c in enumerate(code)
                    if not isinstance(c, str) and c[1] in ("branch", "jump") and place[c[-1]] < i]
    return min(((end - first, first, end) for first, end in loops_around if first <= branch <= end), default=None)


def check(kernel, name, said, directions, rng):
    code = kernel.code
    blocks = blocks_of(code)
    patterns = {i: directions[b] for i, b in blocks.items() if b in directions}
    numbers = {i: said[b] for i, b in blocks.items() if b in said}
    marks = {c: i for i, c in enumerate(code) if isinstance(c, str)}
    text = "\n".join(c + ":" if isinstance(c, str) else "\t" + c[0] for c in code)
    for label, at in kernel.sure:
        branch = marks[label] + 1
        if said.get(blocks[branch], (0, 0))[0] != at:
            yield f"{name}: {label} leaves at {at}, found {said.get(blocks[branch])}\n{text}"
            return
    loops = {i: bodies(code, i, taken) for i, (_, taken) in numbers.items()}
    for _ in range(3):
        seen, wrong, times = collections.Counter(), [], collections.Counter()

        def visit(number, taken):
            # if a loop is entered from outside, the counts of its branches restart at 0
            for i, body in loops.items():
                if not body[1] <= number <= body[2]:
                    seen[i] = 0
            if number in patterns:
                is_so = (patterns[number][times[number] % len(patterns[number])] == "T") == taken
                times[number] += 1
                if not is_so:
                    wrong.append((number, times[number], patterns[number]))
                return is_so
            if number not in numbers:
                return True
            at, leaves_taken = numbers[number]
            seen[number] += 1
            if (taken == leaves_taken) != (seen[number] == at):
                wrong.append((number, seen[number], at))
                return False
            if taken == leaves_taken:
                seen[number] = 0
            return True

        run(code, rng, visit)
        for number, seen_at, at in wrong:
            yield f"{name}: bb{blocks[number]} is said to leave at, or go {at}, and at {seen_at} it is not so\n{text}"
            return


def main():
    build, rounds = sys.argv[3], 20 if "all" in sys.argv[4:] else 1
    if not os.path.exists(build + "/testsuite/prop-path"):
        print("prop-path is not built")
        return SKIPPED
    rng, wrong, said, sure, ordered = random.Random(18), [], 0, 0, 0
    for chip in CHIPS * rounds:
        kernels, text = {}, ""
        for i in range(KERNELS):
            m = Maker(rng, chip)
            for _ in range(rng.randrange(1, 4)):
                m.loop(0)
            m.put("s_endpgm", "none")
            kernels[f"k{i}"] = m
            text += kernel_text(f"k{i}", m.code)
        with tempfile.TemporaryDirectory() as tmp:
            found, directions = paths(build, tmp, chip[0], text)
        for name, m in kernels.items():
            said += len(found.get(name, {}))
            sure += len(m.sure)
            ordered += sum(len(d) > 1 for d in directions.get(name, {}).values())
            wrong += [f"{chip[0]} {w}" for w in check(m, name, found.get(name, {}), directions.get(name, {}), rng)]
    for w in wrong[:3]:
        print(w)
    if wrong:
        print(len(wrong), "wrong")
    if not said or not sure or not ordered:
        print("nothing was tested")
    return bool(wrong or not said or not sure or not ordered)


if __name__ == "__main__":
    sys.exit(main())
