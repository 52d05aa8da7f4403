"""Parses the output of amdgcn-objdump --cfg."""
import re

FUNCTION = re.compile(r"([0-9a-f]{16}) <(.*)>: (kernel|function|code), (\d+) instructions?, ")
BLOCK = re.compile(r"  bb(\d+):  // ([0-9a-f]{8})(.*)")
EDGE = re.compile(r"\t-> (?:(.*), )?(falls through|taken if \S+|not taken|jumps|forks|joins|returns|ends|leaves|unknown|not code)$")
GAP = re.compile(r"([0-9a-f]{16}): (\d+) bytes of (code|data) that nothing reaches")


class Block:
    """A block. edges: list of (block number, text or None; reason). insns: texts of the instructions."""

    def __init__(self, number, at, words):
        self.number, self.at, self.insns, self.edges = number, at, [], []
        m = re.search(r"; (irreducible )?loop of bb(\d+), depth (\d+)", words)
        self.header, self.depth, self.irreducible = (int(m[2]), int(m[3]), bool(m[1])) if m else (None, 0, False)

    def calls(self):
        """Returns the calls in order: [(name of the callee or None, index of the instruction)]."""
        found = [(re.search(r"  // calls (.*)$", text), i) for i, text in enumerate(self.insns)]
        return [(None if m[1] == "an unknown function" else m[1], i) for m, i in found if m]

    def comes_from_memory(self, number):
        """Returns whether a callee's address comes from lanes of a VGPR that the block loads from memory or copies from an AGPR."""
        m = re.match(r"s_swappc_b64 s\[\d+:\d+\], s\[(\d+):", self.insns[number])
        vgpr = self.writer(number, "s" + m[1], r"v_readlane_b32 \S+ (v\d+),") if m else None
        return bool(vgpr and self.writer(vgpr[0], vgpr[1], r"(?:(?:buffer|scratch)_load_(?:dword|b32)|v_accvgpr_read_b32) ()"))

    def writer(self, before, register, pattern):
        """Finds the last instruction before an index whose destination register matches the pattern. Returns (index, text of the
        matched group), or None if there is no match."""
        for i in range(before - 1, -1, -1):
            if re.match(r"\S+ %s," % register, self.insns[i]) and not self.insns[i].startswith("v_writelane"):
                m = re.match(pattern, self.insns[i])
                return (i, m[1]) if m else None
        return None


class Function:
    def __init__(self, section, name, at, kind, ninsns):
        self.section, self.name, self.at, self.kind = section, name, at, kind
        self.ninsns, self.blocks = ninsns, []


class Cfg:
    """The parsed output. functions: in order; gaps: (section, address, size in bytes); odd: lines that the parser does not
    understand."""

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
