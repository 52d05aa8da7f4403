"""Checks that the paths from common/sim/direction.c end, with the stated numbers of iterations. The test follows each path through a
random program of nested loops with breaks, continues and jumps out of several loops, without evaluating any condition. Each path
must end. If the exits of a loop and of an enclosing loop exclude each other, the numbers of iterations may differ; this is allowed
in one program of a hundred.

  path_ends.py GEN.PY TABLES BUILD [all]
"""
import collections
import os
import random
import re
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import loops  # noqa: E402

KERNELS, MOST_STEPS, ITERATIONS, SKIPPED = 1500, 300000, 3, 77


class Maker:
    """A random program, in the representation of loops.py. around: a stack of enclosing loops, each with the targets of its
    "continue" and "break"."""

    def __init__(self, rng):
        self.rng, self.code, self.labels = rng, [], 0

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def branch(self, to):
        condition = self.rng.choice(["scc0", "scc1", "vccz", "vccnz", "execz", "execnz"])
        self.code.append((f"s_cbranch_{condition} {to}", "branch", to))

    def jump(self, to):
        self.code.append((f"s_branch {to}", "jump", to))

    def nop(self):
        self.code.append(("s_nop 0", "none"))

    def block(self, around, depth):
        for _ in range(self.rng.randrange(1, 4)):
            self.statement(around, depth)

    def statement(self, around, depth):
        r = self.rng
        way = r.randrange(8)
        if way < 2 and depth < 5:
            other, end = self.label(), self.label()
            self.branch(other)
            self.block(around, depth + 1)
            if r.random() < 0.5:
                self.jump(end)
            self.code.append(other)
            self.block(around, depth + 1)
            self.code.append(end)
        elif way < 4 and depth < 4 and len(around) < 3:
            self.loop(around, depth)
        elif way == 4 and around:
            self.branch(around[-1][r.randrange(2)])
        elif way == 5 and around:
            self.branch(r.choice(around)[1])
        elif way == 6 and around:
            end = self.label()
            self.branch(end)
            self.nop()
            self.jump(r.choice(around[-2:])[r.randrange(2)])
            self.code.append(end)
        self.nop()

    def loop(self, around, depth):
        head, again, out = self.label(), self.label(), self.label()
        shape = self.rng.choice(["do", "while", "forever"])
        self.code.append(head)
        self.nop()
        if shape == "while":
            self.branch(out)
        self.block(around + [(again, out)], depth + 1)
        self.code.append(again)
        self.nop()
        (self.branch if shape == "do" else self.jump)(head)
        self.code.append(out)
        self.nop()


def read(lines):
    """Returns {header block: (iterations, block of the branch)} and {block: (taken, count, header)}, or None if a loop
    has 0 iterations, that is, no iteration is complete or the path never leaves the loop."""
    headers, branches = {}, {}
    for line in lines:
        m = re.fullmatch(r"  loop bb(\d+): (\d+) by \w+(?: \w+)?(?:, bb(\d+))?", line)
        if m:
            headers[int(m[1])] = int(m[2]), int(m[3]) if m[3] else None
            if m[2] == "0":
                return None
            continue
        m = re.fullmatch(r"  bb(\d+): (?:counted, )?(taken|not taken)(?: at (\d+) of bb(\d+))?, by .*", line)
        branches[int(m[1])] = m[2] == "taken", int(m[3] or 0), int(m[4] or -1)
    return headers, branches


def blocks(code):
    """Returns {index of an instruction in the code: number of the instruction's block}, and the indices of labels."""
    place = {c: i for i, c in enumerate(code) if isinstance(c, str)}
    reached, todo = set(), [0]
    while todo:
        at = todo.pop()
        if at in reached or at >= len(code):
            continue
        reached.add(at)
        c = code[at]
        if isinstance(c, str) or c[1] != "jump":
            todo.append(at + 1)
        if not isinstance(c, str) and c[1] in ("branch", "jump"):
            todo.append(place[c[2]])
    targets = {code[i][2] for i in reached if code[i][1] in ("branch", "jump")}
    out, block, fresh = {}, -1, True
    for i, c in enumerate(code):
        if isinstance(c, str):
            fresh |= c in targets
        elif i in reached:
            block += fresh
            fresh = c[1] in ("branch", "jump")
            out[i] = block
        else:
            fresh = True
    return out, place


def loop_body(code, number, place, header):
    """Returns the indices of the instructions in a loop, that is, of the instructions from which a path within the loop leads to
    the loop's header."""
    nexts = collections.defaultdict(list)
    for i, c in enumerate(code):
        if isinstance(c, str) or c[1] != "jump":
            nexts[i].append(i + 1)
        if not isinstance(c, str) and c[1] in ("branch", "jump"):
            nexts[i].append(place[c[2]])
    before = collections.defaultdict(list)
    for i, tos in nexts.items():
        for to in tos:
            before[to].append(i)
    first = min(i for i, b in number.items() if b == header)

    def closure(start, edges, stop):
        seen, todo = set(), list(start)
        while todo:
            i = todo.pop()
            if i not in seen and i < len(code):
                seen.add(i)
                todo += [] if i == stop else edges[i]
        return seen

    forwards = closure(nexts[first], nexts, first)
    dominated = set(range(len(code))) - closure([0], nexts, first)
    backs = [i for i in before[first] if (i in dominated or isinstance(code[i], str)) and i in forwards]
    labels = {i for i in range(first) if all(isinstance(code[k], str) for k in range(i, first))}
    for label in labels:
        backs += [i for i in before[label] if i in dominated]
    return closure(backs, before, first) & (dominated | {first})


def check(name, code, said):
    headers, branches = said
    number, place = blocks(code)
    body = {h: loop_body(code, number, place, h) for h in headers}
    begins = {min(i for i, b in number.items() if b == h): h for h in headers}
    text = "\n".join(c + ":" if isinstance(c, str) else "\t" + c[0] for c in code)
    seen, rounds, at, steps, last = collections.Counter(), collections.Counter(), 0, 0, None
    while at < len(code):
        steps += 1
        if steps > MOST_STEPS:
            return f"{name}: does not end\n{text}"
        c = code[at]
        if isinstance(c, str):
            at += 1
            continue
        for h in headers:
            if last is not None and last in body[h] and at not in body[h]:
                iterations, branch = headers[h]
                if branch is not None and branches[branch][2] == h and number[last] == branch:
                    tests_first = branch == h and at not in body[h] and not leads(code, place, last, begins, h)
                    if rounds[h] != iterations + tests_first:
                        return f"{name}: bb{h} has {rounds[h]} iterations instead of {iterations}\n{text}"
                rounds[h] = 0
                seen[h] = 0
        if at in begins:
            rounds[begins[at]] += 1
        last, taken = at, c[1] == "jump"
        if c[1] == "branch":
            taken, count, header = branches[number[at]]
            if count:
                seen[header] += 1
                taken ^= seen[header] != count
        at = place[c[2]] if taken else at + 1
    return None


def leads(code, place, at, begins, header):
    """Returns whether a branch leads directly back to the header."""
    for to in (place[code[at][2]], at + 1):
        while to < len(code) and isinstance(code[to], str):
            to += 1
        if begins.get(to) == header:
            return True
    return False


def main():
    build, rounds = sys.argv[3], 20 if "all" in sys.argv[4:] else 1
    if not os.path.exists(build + "/testsuite/prop-path"):
        print("prop-path is not built")
        return SKIPPED
    rng, wrong, walked = random.Random(18), [], 0
    for _ in range(rounds):
        codes, text = {}, ""
        for i in range(KERNELS):
            m = Maker(rng)
            m.block([], 0)
            m.code.append(("s_endpgm", "none"))
            codes[f"k{i}"] = m.code
            text += loops.kernel_text(f"k{i}", m.code)
        lines = collections.defaultdict(list)
        with tempfile.TemporaryDirectory() as tmp:
            for kernel, line in loops.print_path(build, tmp, "gfx900", text, f"loop:*={ITERATIONS}"):
                lines[kernel].append(line)
        for name, code in codes.items():
            said = read([line for line in lines[name] if not line.startswith("unused")])
            if said and said[0]:
                walked += 1
                wrong += filter(None, [check(name, code, said)])
    endless = [w for w in wrong if "does not end" in w.split("\n")[0]]
    if endless or len(wrong) * 100 > walked:
        print(*(endless or wrong)[:3], sep="\n")
        print(len(endless), "do not end and", len(wrong), "are wrong of", walked)
        return 1
    if walked < 50:
        print("nothing was tested")
    return walked < 50


sys.exit(main())
