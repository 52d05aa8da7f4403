"""Numbers of wait states that are required between matrix instructions and other instructions, gfx908 to gfx950: according to
LLVM and, for CDNA3 and CDNA4, according to the manual's tables.

A rule depends on the passes of the first instruction, on its class (XDL, SGEMM, DGEMM), and on how its destination overlaps the
operands of the second instruction."""
import os

from hazards import EXEC, dgemm, dot, matrix, valu, vectors

HERE = os.path.dirname(os.path.abspath(__file__))


def passes():
    """Returns {name: ({"908": passes, "90a": passes, "940": passes}, class)}."""
    found = {}
    with open(os.path.join(HERE, "passes.tsv"), encoding="utf-8") as f:
        for line in f:
            if not line.startswith("#"):
                name, on908, on90a, on940, kind = line.split()
                found[name] = ({"908": on908, "90a": on90a, "940": on940}, kind)
    return found


PASSES = passes()


def passes_of(t, i):
    """Returns the number of passes of an instruction on a processor, or 16 if it is unknown."""
    row = PASSES.get(i.name)
    column = "908" if t.gfx908 else "90a" if t.gfx90a else "940"
    return int(row[0][column]) if row and row[0][column] != "-" else 16


def kind_of(i):
    if dgemm(i):
        return "dgemm"
    row = PASSES.get(i.name)
    return row[1] if row else "xdl"


def accumulator(i):
    """Returns the accumulator input of a matrix instruction: srcC, or the destination of v_smfmac."""
    if i.name.startswith("v_smfmac"):
        return i.source[0]
    return i.source[3] if len(i.source) > 3 else []


def multiplied(i):
    """Returns the registers of srcA, of srcB and, for v_smfmac, of the index."""
    return set(i.source[1]) | set(i.source[2]) | (set(i.source[3]) if i.name.startswith("v_smfmac") else set())


def same(f, s):
    return list(f.source[0]) == list(accumulator(s))


def srcc(f, s):
    return set(f.writes) & set(accumulator(s)) if matrix(f) and matrix(s) else set()


def srcab(f, s):
    return f.writes & multiplied(s) if matrix(s) else set()


def by(t, table):
    """Returns a function of two instructions that returns the table's value for the first instruction's number of
    passes."""
    return lambda f, s: table[passes_of(t, f)]


def loads(s):
    return s.vector and vectors(s.writes)


def memory(s):
    return s.vector or s.kind == "exp"


def uses_vdst(f, s):
    """Returns the registers of f's result that s, a VALU or memory instruction, reads or writes; none for other
    instructions."""
    if matrix(s):
        return set()
    if valu(s) or memory(s):
        return vectors(f.writes) & (s.reads | s.writes)
    return set()


def overwrites_c(f, s):
    if matrix(s) or not (valu(s) or memory(s)):
        return set()
    return set(accumulator(f)) & s.writes


def rows908(t):
    write, read = (lambda i: i.name.startswith("v_accvgpr_write")), (lambda i: i.name.startswith("v_accvgpr_read"))
    changed = lambda f, s: vectors(f.writes) & s.reads
    return [
        ("M908_VALU_SRC", True, 2, lambda f: valu(f) and not matrix(f), lambda s: matrix(s) or write(s),
         lambda f, s: {r for r in f.writes if r[0] == "v"} & s.reads),
        ("M908_VALU_EXEC", True, 4, valu, lambda s: matrix(s) or write(s), lambda f, s: f.writes & EXEC),
        ("M908_SRCC_OVERLAP", True, 2, matrix, matrix, lambda f, s: set() if same(f, s) else srcc(f, s)),
        ("M908_SRCAB", True, 4, matrix, matrix, srcab),
        ("M908_ACCREAD", True, by(t, {2: 4, 8: 10, 16: 18}), matrix, read, changed),
        ("M908_ACCWRITE_WAW", True, by(t, {2: 1, 8: 7, 16: 15}), matrix, write, lambda f, s: f.writes & s.writes),
        ("M908_ACCWRITE_WAR", True, by(t, {2: 0, 8: 5, 16: 13}), matrix, write, lambda f, s: set(accumulator(f)) & s.writes),
        ("M908_ACCW_SRCC", True, 1, write, matrix, lambda f, s: f.writes & set(accumulator(s))),
        ("M908_ACCW_SRCAB", True, 3, write, matrix, srcab),
        ("M908_ACCW_ACCR", True, 3, write, read, changed),
        ("M908_ACCW_WAW", True, 3, write, write, lambda f, s: f.writes & s.writes),
        ("M908_ACCR_LDST", True, 2, read, lambda s: s.vector, changed),
    ]


def dgemm_rows(t):
    """Returns the rules of v_mfma_f64. Each requires a constant number of wait states."""
    # columns: prefix of the rules' names; shape; wait states for an equal srcC, an overlapping srcC, srcA and srcB,
    # VALU, memory
    numbers = [("MD4", "4x4x4", 4, 4, 6, 6, 9),
               ("MD16", "16x16x4", 0, 17 if t.gfx950 else 9, 19 if t.gfx950 else 11, 19 if t.gfx950 else 11, 18)]
    found = []
    for prefix, shape, equal, over, ab, alu, mem in numbers:
        first = lambda f, shape=shape: dgemm(f) and shape in f.name
        # on gfx940, the rule for an overlapping srcC also applies if the second instruction is SGEMM
        takes = lambda s: dgemm(s) or t.gfx940 and matrix(s) and kind_of(s) == "sgemm"
        found += [
            (prefix + "_SRCC_SAME", True, equal, first, lambda s, shape=shape: dgemm(s) and shape in s.name,
             lambda f, s: srcc(f, s) if same(f, s) else set()),
            (prefix + "_SRCC_OVL", True, over, first, takes,
             lambda f, s, shape=shape: set() if same(f, s) and dgemm(s) and shape in s.name else srcc(f, s)),
            (prefix + "_SRCAB", True, ab, first, matrix, srcab),
            (prefix + "_VALU", True, alu, first, lambda s: valu(s) or loads(s),
             lambda f, s: uses_vdst(f, s) if valu(s) else f.writes & s.writes),
            (prefix + "_MEM", True, mem, first, memory, lambda f, s: vectors(f.writes) & s.reads),
        ]
    return found


def rows90a(t):
    single = lambda i: matrix(i) and not dgemm(i)
    return [
        ("M90A_S_SRCC_OVL", True, by(t, {2: 2, 8: 8, 16: 16}), single, single, lambda f, s: set() if same(f, s) else srcc(f, s)),
        ("M90A_S_SRCC_DGEMM", True, by(t, {2: 3, 8: 9, 16: 17}), single, dgemm, srcc),
        ("M90A_S_SRCAB", True, by(t, {2: 5, 8: 11, 16: 19}), single, matrix, srcab),
        ("M90A_S_VALU", True, by(t, {2: 5, 8: 11, 16: 19}), single, lambda s: True, uses_vdst),
        ("M90A_S_WAR", True, by(t, {2: 1, 8: 7, 16: 15}), single, lambda s: True, overwrites_c),
    ]


def rows940(t):
    xdl = lambda i: matrix(i) and kind_of(i) == "xdl"
    sgemm = lambda i: matrix(i) and kind_of(i) == "sgemm"
    single = lambda i: matrix(i) and not dgemm(i)
    over = lambda f, s: set() if same(f, s) and not dgemm(s) else srcc(f, s)
    equal = lambda f, s: srcc(f, s) if same(f, s) else set()
    short = {2: 2, 4: 0, 8: 0, 16: 0}
    x_over = {2: 3, 4: 6, 8: 10, 16: 18} if t.gfx950 else {2: 3, 4: 5, 8: 9, 16: 17}
    x_use = {2: 5, 4: 8, 8: 12, 16: 20} if t.gfx950 else {2: 5, 4: 7, 8: 11, 16: 19}
    return [
        ("M940_X_SRCC_SAME", True, by(t, short), xdl, single, equal),
        ("M940_X_SRCC_OVL", True, by(t, x_over), xdl, matrix, over),
        ("M940_X_SRCAB", True, by(t, x_use), xdl, matrix, srcab),
        ("M940_X_VALU", True, by(t, x_use), xdl, lambda s: True, uses_vdst),
        ("M940_X_WAR", True, by(t, {2: 1, 4: 3, 8: 7, 16: 15}), xdl, lambda s: True, overwrites_c),
        ("M940_S_SRCC_SAME", True, by(t, short), sgemm, single, equal),
        ("M940_S_SRCC_OVL", True, by(t, {2: 2, 4: 4, 8: 8, 16: 16}), sgemm, lambda s: sgemm(s) or dgemm(s), over),
        ("M940_S_SRCAB", True, by(t, {2: 4, 4: 6, 8: 10, 16: 18}), sgemm, matrix, srcab),
        ("M940_S_VALU", True, by(t, {2: 4, 4: 6, 8: 10, 16: 18}), sgemm, lambda s: True, uses_vdst),
    ]


def rows(t):
    if t.gfx908:
        return rows908(t)
    found = dgemm_rows(t) + (rows940(t) if t.gfx940 else rows90a(t))
    plain = lambda f: valu(f) and not matrix(f) and not dot(f)
    found += [
        ("M90A_VALU_SRC", True, 2, plain, matrix, lambda f, s: vectors(f.writes) & s.reads),
        ("M90A_VALU_EXEC", True, 4, valu, matrix, lambda f, s: f.writes & EXEC),
        ("DOT_SAME_AB", True, 3, dot, dot, lambda f, s: dot_inputs(f, s)),
        ("DOT_OTHER", True, 3, dot, lambda s: valu(s) or memory(s), lambda f, s: dot_other(f, s)),
    ]
    return found


def dot_inputs(f, s):
    return f.writes & (set(s.source[1]) | set(s.source[2])) if f.name == s.name else set()


def dot_other(f, s):
    if matrix(s) or f.name == s.name:
        return set()
    return vectors(f.writes) & (s.reads | s.writes)
