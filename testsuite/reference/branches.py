"""Code with branches: the straight lines through it, and shapes of functions for mir.py.

A text that ends with a colon is a label. Each branch is followed both ways, each block entered ENTRIES times at most on one line:
twice is enough for what goes around a loop once.
"""
import re

ENTRIES, LINES = 2, 100
BRANCH = re.compile(r"(s_cbranch_\w+|s_branch) (\S+)$")

# the ends of blocks: a number is a branch to that block on a condition, a text an unconditional one; None: falls through
SHAPES = [
    [2, "3", None, None],             # either, or
    [2, None, None],                  # if
    [None, 1, None],                  # a loop
    [None, 3, None, 1, None],         # a loop with an if in it
    [None, None, 2, 1, None],         # a loop in a loop
    [None, 3, "1", None],             # a loop that is left in its middle
    [3, None, 2, None],               # a loop that may be passed by
    [2, "4", 4, None, None, 1, None],  # all of it, in a loop
]


def has_labels(texts):
    return any(text.endswith(":") for text in texts)


def has_loop(texts):
    labels = {text[:-1]: n for n, text in enumerate(texts) if text.endswith(":")}
    return any(m and labels.get(m[2], n) < n for n, m in enumerate(map(BRANCH.match, texts)))


def lines(texts):
    """Indexes of the instructions of each straight line from the start to the end, or to a label that has been met too often."""
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
    """The text of an instruction of a straight line: a branch goes to the next one."""
    m = BRANCH.match(text)
    return m[1] + " 0" if m else text


def check_lines(check, texts):
    """Violations on any line, by indexes of texts; of two that are the same one without a doubt."""
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
