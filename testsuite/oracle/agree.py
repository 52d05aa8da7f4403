"""Compares the blocks, edges, loops and calls of a function in LLVM's machine code (machine.py) with the output of --cfg (cfg.py).

Both sides are expressed in LLVM's blocks: our blocks are split where a block of LLVM begins, and merged if they are in the same
block of LLVM. Locations are offsets from the start of the function. These differences are expected, and are counted:
  kept      LLVM has an edge for which there is no instruction (the successor does not follow the block)
  goes on   LLVM knows that a call does not return, or that a location is not reached; the code falls through
  traps     s_trap 2 ends the wave (before gfx11), but LLVM's block has successors; loops are computed without these edges
  dead      LLVM has a block that is only reached by kept edges
  lost      LLVM 19 uses the return address registers for a long jump in a function that did not save them (a bug of LLVM), so the
            return address of the function is unknown
  memory    the address of a callee is loaded from scratch memory or copied from an AGPR, as in unoptimized code
  merged    an empty block has the location of the next block; if both are loop headers, the code has only one loop header
  messy     an irreducible loop, which LLVM does not report, or reports in part; the graph is checked for irreducibility
"""
from bisect import bisect_left, bisect_right

RULES = ["kept", "goes on", "traps", "dead", "lost", "memory", "merged", "messy"]


class Result:
    """Statistics of a comparison. wrong: error messages."""

    def __init__(self):
        self.functions = self.blocks = self.edges = self.loops = self.calls = self.insns = 0
        self.rules = dict.fromkeys(RULES, 0)
        self.in_rules = dict.fromkeys(RULES, 0)
        self.wrong = []
        self.differing = 0

    def add(self, other):
        for name in ("functions", "blocks", "edges", "loops", "calls", "insns", "differing"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for rule in RULES:
            self.rules[rule] += other.rules[rule]
            self.in_rules[rule] += bool(other.rules[rule]) if other.functions == 1 else other.in_rules[rule]
        self.wrong += other.wrong


def reached(entry, edges):
    to, seen, todo = {}, {entry}, [entry]
    for a, b in edges:
        to.setdefault(a, []).append(b)
    while todo:
        for b in to.get(todo.pop(), ()):
            if b not in seen:
                seen.add(b)
                todo.append(b)
    return seen


def is_reducible(entry, edges):
    """Returns whether the graph can be reduced to a single block by repeatedly removing self-edges and merging each block that has a
    single predecessor into that predecessor."""
    seen = reached(entry, edges)
    predecessors, to = {n: set() for n in seen}, {n: set() for n in seen}
    for a, b in edges:
        if a in seen and a != b:
            predecessors[b].add(a)
            to[a].add(b)
    todo = [n for n in seen if len(predecessors[n]) == 1 and n != entry]
    while todo:
        n = todo.pop()
        if n not in predecessors or len(predecessors[n]) != 1 or n == entry:
            continue
        (up,) = predecessors.pop(n)
        to[up].discard(n)
        for b in to.pop(n):
            predecessors[b].discard(n)
            if b != up:
                predecessors[b].add(up)
                to[up].add(b)
            if len(predecessors[b]) == 1:
                todo.append(b)
    return len(predecessors) == 1


class Machine:
    """LLVM's control-flow graph, by location: the blocks that have instructions, and the edges between locations."""

    def __init__(self, function, result, trap_ends):
        self.size = function.size
        blocks = function.blocks
        ends = [b.at for b in blocks[1:]] + [function.size]
        at = {b.number: b.at for b in blocks}
        self.block = {b.at: b for b, end in zip(blocks, ends) if end > b.at}
        self.next = {b.at: end for b, end in zip(blocks, ends) if end > b.at}
        self.headers = {}
        for b in blocks:
            if b.header == b.number:
                self.headers.setdefault(b.at, set()).add(b.number)
        self.entry = blocks[0].at
        self.at = at
        self.edges = set()
        for place, b in self.block.items():
            if b.traps and trap_ends:
                result.rules["traps"] += bool(b.successors)
                continue
            named = {at[n] for n in b.named if n in at}
            for to in {at[n] for n in b.successors}:
                if to in named or to == self.next[place] and b.goes_on() or b.last.startswith("S_SETPC_B64 "):
                    self.edges.add((place, to))
                else:
                    result.rules["kept"] += 1
        self.reached = reached(self.entry, self.edges)
        result.rules["dead"] += len(self.block.keys() - self.reached)

    def dead_at(self, place):
        """Returns the end of the block that contains place if the code from place to that end is unreachable: either no edge
        leads to the block, or a trap precedes place. Otherwise returns None."""
        start = max((p for p in self.block if p <= place), default=None)
        if start is None or place >= self.next[start] or (start in self.reached and (start == place or not self.block[start].traps)):
            return None
        return self.next[start]

    def loops(self):
        """Returns {location: (header of the innermost natural loop, depth)}."""
        order, predecessors = [], {}
        to = {}
        for a, b in self.edges:
            if a in self.reached:
                to.setdefault(a, []).append(b)
                predecessors.setdefault(b, []).append(a)
        seen, stack = {self.entry}, [(self.entry, iter(to.get(self.entry, ())))]
        while stack:
            for b in stack[-1][1]:
                if b not in seen:
                    seen.add(b)
                    stack.append((b, iter(to.get(b, ()))))
                    break
            else:
                order.append(stack.pop()[0])
        rank = {n: i for i, n in enumerate(order)}  # position in postorder; the entry has the highest position
        idom, changed = {self.entry: self.entry}, True
        while changed:
            changed = False
            for n in reversed(order[:-1]):
                up = [w for w in predecessors[n] if w in idom]
                new = up[0]
                for w in up[1:]:
                    while new != w:
                        if rank[new] < rank[w]:
                            new = idom[new]
                        else:
                            w = idom[w]
                if idom.get(n) != new:
                    idom[n], changed = new, True
        bodies = {}
        for a, b in self.edges:
            n = a
            while a in idom and n != b and n != self.entry:
                n = idom[n]
            if a in idom and n == b:
                body, todo = bodies.setdefault(b, {b}), [a]
                while todo:
                    n = todo.pop()
                    if n not in body:
                        body.add(n)
                        todo += predecessors[n]
        found = {}
        for n in order:
            around = sorted((len(body), header) for header, body in bodies.items() if n in body)
            found[n] = (around[0][1], len(around)) if around else (None, 0)
        return found


class Ours:
    """Our control-flow graph, expressed in LLVM's locations: the edges (the target is None if it is unknown), and the locations
    covered by our blocks."""

    def __init__(self, function, machine, addresses):
        self.edges, self.covered, self.wrong, self.headers = set(), set(), [], {}
        places = sorted(machine.block)
        first = {b.number: b.at - function.at for b in function.blocks}
        index = bisect_left(addresses, function.at)
        number_of = {at: i for i, at in enumerate(addresses[index:bisect_left(addresses, function.at + machine.size)], index)}
        self.around = {at: places[bisect_right(places, at) - 1] for at in first.values()}
        self.blocks = {}
        for b in function.blocks:
            start, node = first[b.number], self.around[first[b.number]]
            if b.at not in number_of:
                self.wrong.append("bb%d begins at no instruction of the function" % b.number)
                continue
            last = number_of[b.at] + len(b.insns)
            end = addresses[last] - function.at if last < len(addresses) else machine.size
            within = places[bisect_right(places, start):bisect_left(places, end)]
            self.covered |= {node, *within}
            for place in within:
                if place + function.at not in number_of:
                    self.wrong.append("LLVM's block at %#x is not at an instruction" % place)
                self.edges.add((node, place))
                node = place
            for place in [self.around[start], *within]:
                self.blocks.setdefault(place, b)
            for to, reason in b.edges:
                self.add_edge(machine, node, to, reason, first)

    def add_edge(self, machine, node, to, reason, first):
        if not isinstance(to, int):
            if reason not in ("returns", "ends") and not machine.block[node].last.startswith("SI_TCRETURN"):
                self.edges.add((node, machine.size if reason in ("leaves", "not code", "falls through") else None))
        elif first[to] in machine.block:
            self.edges.add((node, first[to]))
        elif self.around[first[to]] != node or reason not in ("falls through", "not taken"):
            self.wrong.append("%#x leads into the middle of a block, %#x (%s)" % (node, first[to], reason))


def compare_edges(machine, ours, result):
    """Reports edges and blocks that exist on one side only, unless a rule explains the difference."""
    for a, b in sorted(machine.edges - ours.edges):
        if a in machine.reached:
            result.wrong.append("%#x -> %#x: LLVM's alone" % (a, b))
    for a, b in sorted(ours.edges - machine.edges, key=str):
        block = machine.block[a]
        if b == machine.next[a] and not block.successors and block.goes_on():
            result.rules["goes on"] += 1
            continue
        if b is None and block.last.startswith("S_SETPC_B64_return") and any(t.loses_return for t in machine.block.values()):
            result.rules["lost"] += 1
            continue
        result.wrong.append("%#x -> %s: ours alone" % (a, b if b is None else "%#x" % b))
    for place in sorted(machine.reached - ours.covered - {machine.size}):
        result.wrong.append("LLVM's block at %#x is in none of ours" % place)


def compare_loops(machine, function, ours, result):
    if any(b.irreducible for b in function.blocks):
        result.rules["messy"] += 1
        if is_reducible(machine.entry, ours.edges):
            result.wrong.append("a loop is said to be irreducible, which the graph is not")
        return
    first = {b.number: b.at - function.at for b in function.blocks}
    instead = machine.loops() if result.rules["traps"] else {}
    for place in sorted(machine.reached & ours.covered):
        theirs, b = machine.block.get(place), ours.blocks.get(place)
        if theirs is None:
            continue
        want = instead[place] if instead else (machine.at[theirs.header], theirs.depth) if theirs.depth else (None, 0)
        got = (first[b.header], b.depth) if b.depth else (None, 0)
        if place == want[0]:
            result.loops += 1
        if want != got:
            merged = sum(len(n) - 1 for n in machine.headers.values())
            if merged and want[0] == got[0] and 0 < want[1] - got[1] <= merged:
                result.rules["merged"] += 1
            else:
                result.wrong.append("the loop of %#x is of %s, depth %d; LLVM's of %s, depth %d" % (place, got[0], got[1], *want))


def compare_calls(machine, function, result):
    """Checks that both sides have the same calls in the same order, and that our side knows each callee that LLVM knows."""
    theirs = [name for place in sorted(machine.reached & machine.block.keys()) for name in machine.block[place].calls]
    ours = [(name, b, i) for b in function.blocks for name, i in b.calls()]
    result.calls += len(theirs)
    if len(theirs) != len(ours):
        result.wrong.append("LLVM has %d calls, we %d" % (len(theirs), len(ours)))
    for want, (name, b, i) in zip(theirs, ours):
        if want and name is None and b.comes_from_memory(i):
            result.rules["memory"] += 1
        elif want and name != want:
            result.wrong.append("LLVM calls %s in bb%d; we %s" % (want, b.number, name))


def compare(theirs, ours, addresses, gaps):
    """Compares one function. Returns the Result. addresses: sorted addresses of the section's instructions. Removes from gaps
    each (address, size) that LLVM's dead blocks explain."""
    result = Result()
    trap_ends = any(b.insns[-1] == "s_trap 2" and (None, "ends") in b.edges for b in ours.blocks)
    machine = Machine(theirs, result, trap_ends)
    mine = Ours(ours, machine, addresses)
    result.functions, result.blocks, result.edges = 1, len(machine.block), len(machine.edges)
    result.insns = ours.ninsns
    result.wrong += mine.wrong
    compare_edges(machine, mine, result)
    compare_loops(machine, ours, mine, result)
    compare_calls(machine, ours, result)
    for at, size in list(gaps):
        end = at - ours.at
        while end is not None and end < at - ours.at + size:
            end = machine.dead_at(end)
        if end == at - ours.at + size:
            gaps.remove((at, size))
    result.differing = bool(result.wrong)
    return result
