"""Finds the straight-line paths through code with branches, and defines shapes of functions for mir.py.

A text that ends with a colon is a label. Each branch is followed in both directions, and each block is entered at most ENTRIES
times on a path: twice suffices for dependences around a loop."""
import re

ENTRIES, LINES = 2, 100
BRANCH = re.compile(r"(s_cbranch_\w+|s_branch) (\S+)$")

# Each row is a function: the ends of its blocks, in order. A number is a conditional branch to the block with this number. A
# string is an unconditional branch to this block. None: the block has no branch and falls through.
SHAPES = [
    [2, "3", None, None],             # if and else
    [2, None, None],                  # if
    [None, 1, None],                  # a loop
    [None, 3, None, 1, None],         # a loop that contains an if
    [None, None, 2, 1, None],         # nested loops
    [None, 3, "1", None],             # a loop with an exit in the middle
    [3, None, 2, None],               # a loop that may be skipped
    [2, "4", 4, None, None, 1, None],  # all of the above, in a loop
]


def has_labels(texts):
    return any(text.endswith(":") for text in texts)


def has_loop(texts):
    labels = {text[:-1]: n for n, text in enumerate(texts) if text.endswith(":")}
    return any(m and labels.get(m[2], n) < n for n, m in enumerate(map(BRANCH.match, texts)))


def lines(texts):
    """Returns the paths from the start to the end, or to a label that was entered too often, as lists of indices of
    instructions."""
    labels = {text[:-1]: n for n, text in enumerate(texts) if text.endswith(":")}
    found, open_ones = [], [(0, (), {})]
    while open_ones and len(found) < LINES:
        at, line, entered = open_ones.pop()
        line = list(line)
        while at < len(texts):
            if texts[at].endswith(":"):
                entered = {**entered, at: entered.get(at, 0) + 1}
                if entered[at] > ENTRIES:
                    break
                at += 1
                continue
            line.append(at)
            m = BRANCH.match(texts[at])
            if m and m[2] in labels:
                if m[1] == "s_branch":
                    at = labels[m[2]]
                    continue
                open_ones.append((labels[m[2]], tuple(line), entered))
            at += 1
        found.append(line)
    return found


def plain(text):
    """Returns the text of an instruction on a path: the target of a branch becomes the next instruction."""
    m = BRANCH.match(text)
    return m[1] + " 0" if m else text


def check_lines(check, texts):
    """Returns the violations on all paths, with indices in texts. Of equal violations, keeps one, preferably one that is
    certain."""
    best = {}
    for line in lines(texts):
        for v in check([plain(texts[n]) for n in line]):
            v = dict(v, at=line[v["at"]], **{"from": line[v["from"]]})
            key = (v["at"], v["from"], v["rule"], v["counter"])
            old = best.get(key)
            if old is None or (bool(v["doubt"]), v["need"] if v["kind"] == "wait" else -v["need"]) < \
                    (bool(old["doubt"]), old["need"] if old["kind"] == "wait" else -old["need"]):
                best[key] = v
    return sorted(best.values(), key=lambda v: (v["at"], v["from"]))
