"""What amdgcn-objdump --cfg prints, read."""
import re

FUNCTION = re.compile(r"([0-9a-f]{16}) <(.*)>: (kernel|function|code), (\d+) instructions?, ")
BLOCK = re.compile(r"  bb(\d+):  // ([0-9a-f]{8})(.*)")
EDGE = re.compile(r"\t-> (?:(.*), )?(falls through|taken if \S+|not taken|jumps|forks|joins|returns|ends|leaves|unknown|runs off)$")
GAP = re.compile(r"([0-9a-f]{16}): (\d+) bytes of (code|data) that nothing reaches")


class Block:
    """edges: (number or text or None, reason). insns: the texts."""

    def __init__(self, number, at, words):
        self.number, self.at, self.insns, self.edges = number, at, [], []
        m = re.search(r"; (irreducible )?loop of bb(\d+), depth (\d+)", words)
        self.header, self.depth, self.irreducible = (int(m[2]), int(m[3]), bool(m[1])) if m else (None, 0, False)

    def calls(self):
        """What is called, in order; None where that is not known."""
        found = [re.search(r"  // calls (.*)$", text) for text in self.insns]
        return [None if m[1] == "what is not known" else m[1] for m in found if m]


class Function:
    def __init__(self, section, name, at, kind, ninsns):
        self.section, self.name, self.at, self.kind = section, name, at, kind
        self.ninsns, self.blocks = ninsns, []


class Cfg:
    """functions in the order of the output; gaps: (section, place, bytes); odd: lines not understood."""

    def __init__(self, text):
        self.functions, self.gaps, self.odd = [], [], []
        block = function = section = None
        for line in text.split("\n"):
            if line.startswith("\t") and block:
                if not line.startswith("\t-> "):
                    block.insns.append(line[1:])
                    continue
                m = EDGE.match(line)
                if m:
                    to = re.fullmatch(r"bb(\d+)", m[1] or "")
                    block.edges.append((int(to[1]) if to else m[1], m[2].split(" if ")[0]))
                    continue
            elif line.startswith("  bb") and function:
                m = BLOCK.match(line)
                block = Block(int(m[1]), int(m[2], 16), m[3])
                function.blocks.append(block)
                continue
            elif FUNCTION.match(line):
                m = FUNCTION.match(line)
                function, block = Function(section, m[2], int(m[1], 16), m[3], int(m[4])), None
                self.functions.append(function)
                continue
            elif GAP.match(line):
                m = GAP.match(line)
                self.gaps.append((section, int(m[1], 16), int(m[2])))
                continue
            elif line.startswith("Control flow of section "):
                section = line[24:-1]
                continue
            elif not line or line.startswith("  lanes ") or "file format" in line:
                continue
            self.odd.append(line)
