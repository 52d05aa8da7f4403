"""Finds hazards in straight-line code, that is, dependences that no counter covers.

Each rule is a function that finds the violations of an instruction with respect to earlier instructions. Most rules are distances:
a minimum number of wait states between two instructions, where each instruction is one wait state and s_nop n is n + 1. These rules
are the rows of rows(): rule, whether the processor has the hazard, number of wait states, predicates for both instructions, and the
registers that connect the instructions. Other rules, in between.py, require an instruction of a certain kind between the two
instructions."""
import re

from text import overlap, register_name

VCC = {("vcc", 0), ("vcc", 1)}
EXEC = {("exec", 0), ("exec", 1)}
M0 = {("m0", 0)}
NOP_BITS = {6: 7, 7: 7, 12: 127}


def states(t, i):
    """Returns the number of wait states that an instruction provides for the instructions after it."""
    if i.name == "s_nop":
        return (int(i.operands[0], 0) & NOP_BITS.get(t.generation, 15)) + 1
    return 1


def scalars(registers):
    return {r for r in registers if r[0] not in ("v", "a", "exec", "vccz", "execz", "scc", "lds_direct")}


def vectors(registers):
    return {r for r in registers if r[0] in ("v", "a")}


def valu(i):
    return i.kind in ("valu", "vintrp")


def salu(i):
    return i.kind == "salu"


def matrix(i):
    return i.kind == "valu" and i.part == "matrix"


def dgemm(i):
    return matrix(i) and "_f64_" in i.name


def dot(i):
    return i.kind == "valu" and bool(re.match(r"v_dot", i.name))


def acc(i):
    return i.name.startswith(("v_accvgpr_write", "v_accvgpr_read"))


def dpp(i):
    return i.kind == "valu" and "dpp" in i.form


def hwreg(i):
    """Returns the hardware register of s_getreg or s_setreg, a name or a number."""
    operand = i.operands[0 if i.name.startswith("s_set") else 1]
    m = re.match(r"hwreg\((\w+)", operand)
    names = {"HW_REG_MODE": 1, "HW_REG_STATUS": 2, "HW_REG_TRAPSTS": 3}
    return names.get(m[1], m[1]) if m else int(operand, 0) & 63


def setreg(i):
    return i.name.startswith("s_setreg")


def writes_vskip(i):
    """Returns whether an s_setreg writes bit 28 of MODE."""
    if not setreg(i) or hwreg(i) not in (1, "1"):
        return False
    m = re.match(r"hwreg\(\w+(?:,\s*(\d+),\s*(\d+))?\)", i.operands[0])
    first, width = (int(m[1] or 0), int(m[2] or 32)) if m else (int(i.operands[0], 0) >> 6 & 31, (int(i.operands[0], 0) >> 11 & 31) + 1)
    return first <= 28 < first + width


def wide_store(t, i, by_register=False):
    """Returns the data registers of a store of more than 64 bits, which reads them after its issue. Returns none for images and
    all other instructions. by_register: buffer stores with a register as soffset, instead of all others."""
    if not i.vmem or i.cache or i.lds or not (i.store or i.atomic and not i.returns):
        return set()
    data = set(i.data)
    if i.kind == "mimg":
        return set()
    if (i.kind in ("mubuf", "mtbuf") and registers_of_soffset(i)) != by_register:
        return set()
    return data if len(data) > 2 else set()


def registers_of_soffset(i):
    """Returns whether the last operand of a buffer access, soffset, is a register instead of a constant."""
    return bool(i.source and i.source[-1])


def immediate_m0_reader(t, i):
    """Returns the rule that the instruction breaks if SALU writes M0 immediately before it, or None."""
    g, name = t.generation, i.name
    if name.startswith(("s_sendmsg", "s_ttracedata")) and "_rtn" not in name or i.kind == "ds" and i.gds:
        return "M0_SENDMSG" if g in (8, 9) else None
    if g != 9:
        return None
    if i.kind == "vintrp":
        return "M0_INTERP"
    if name.startswith("s_movrel"):
        return "M0_MOVREL"
    if i.kind == "ds" and "addtid" in name:
        return "M0_ADDTID"
    if i.vmem and not i.cache and i.lds:
        return "M0_LDSDMA"
    if i.kind == "valu" and M0 <= i.reads and any(r[0] == "lds_direct" for r in i.reads):
        return "M0_LDSDIRECT"
    return None


def lane_select(i):
    """Returns the registers that select a lane."""
    return scalars(i.source[2]) if i.name in ("v_readlane_b32", "v_writelane_b32") and len(i.source) > 2 else set()


def carry_in(i):
    """Returns the registers that are read as a lane mask or carry."""
    if i.kind != "valu" or i.part == "vopd":
        return VCC & i.reads if i.kind == "valu" else set()
    if i.name.startswith("v_div_fmas"):
        return set(VCC)
    if i.name.startswith("v_cndmask"):
        return scalars(i.source[3]) if len(i.source) > 3 else set(VCC)
    if re.match(r"v_(addc|subb|subbrev|add_co_ci|sub_co_ci|subrev_co_ci)", i.name):
        return scalars(i.source[4]) if len(i.source) > 4 else set(VCC)
    return set()


class Line:
    """Straight-line code, with the number of wait states between instructions."""

    def __init__(self, t, program, wave):
        self.t, self.program, self.wave = t, program, wave
        self.before = [0]  # cumulative wait states before each instruction
        for i in program:
            self.before.append(self.before[-1] + states(t, i))

    def distance(self, first, second):
        return self.before[second] - self.before[first + 1]

    def back(self, at, limit):
        """Yields (index, intervening wait states) of the instructions that are less than limit wait states before at, newest
        first."""
        for j in range(at - 1, -1, -1):
            d = self.distance(j, at)
            if d >= limit:
                return
            yield j, d

    def rewritten(self, first, second, register):
        """Returns whether an instruction between first and second writes the register again."""
        return any(register in i.writes for i in self.program[first + 1:second])


# For rows(): returns the scalar registers that a VALU instruction writes; none for other instructions.
def sgpr_written_by_valu(i):
    return scalars(i.writes) if valu(i) else set()


def rows(t):
    g = t.generation
    both = lambda of_first, of_second: lambda f, s: of_first(f) & of_second(s)
    anything = lambda f, s: {("", 0)}
    vcc_of_valu = lambda f: f.writes & VCC if valu(f) else set()
    exec_of_valu = lambda f: f.writes & EXEC if valu(f) else set()
    vgpr_of_valu = lambda f: vectors(f.writes) if valu(f) else set()
    table = [
        ("SMRD_VALU_SGPR", g == 6, 4, valu, lambda s: s.kind == "smem", both(sgpr_written_by_valu, lambda s: s.reads)),
        ("SMRD_BUF_SALU", g == 6, 4, salu, lambda s: s.name.startswith("s_buffer_load"), lambda f, s: scalars(f.writes) & s.reads),
        ("VINTRP_READLANE", g == 6, 1, lambda f: f.kind == "vintrp", lambda s: s.name.startswith(("v_readlane", "v_readfirstlane")),
         lambda f, s: vectors(f.writes) & s.reads),
        ("VMEM_VALU_SGPR", g in (8, 9), 5, valu, lambda s: s.vmem, both(sgpr_written_by_valu, lambda s: s.reads)),
        ("VMEM_VALU_EXEC", g in (8, 9), 5, valu, lambda s: s.vmem, lambda f, s: f.writes & EXEC),
        ("DPP_VGPR", g in (8, 9), 2, lambda f: True, dpp, lambda f, s: vectors(f.writes) & s.reads),
        ("DPP_EXEC", g in (8, 9), 5, valu, dpp, lambda f, s: f.writes & EXEC),
        ("DIVFMAS", g <= 9, 4, valu, lambda s: s.name.startswith("v_div_fmas"), lambda f, s: f.writes & VCC),
        ("GETREG", g <= 9, 2, setreg, lambda s: s.name.startswith("s_getreg"), lambda f, s: {("hwreg", hwreg(f))} & {("hwreg", hwreg(s))}),
        ("SETREG", g <= 9, 1 if g <= 7 else 2, setreg, setreg, lambda f, s: {("hwreg", hwreg(f))} & {("hwreg", hwreg(s))}),
        ("SETVSKIP_GETREG", g <= 9, 2, lambda f: f.name == "s_setvskip", lambda s: s.name.startswith("s_getreg") and hwreg(s) == 1, anything),
        ("EXECZ_VCCZ_DATA", g <= 9, 5, valu, valu,
         lambda f, s: {r for r in s.reads if r[0] == "vccz" and f.writes & VCC or r[0] == "execz" and f.writes & EXEC}),
        ("LANESEL", g <= 9, 4, valu, lane_select, both(sgpr_written_by_valu, lane_select)),
        ("STORE_DATA", 7 <= g <= 9, 2 if t.gfx940 else 1, lambda f: bool(wide_store(t, f)), valu, lambda f, s: wide_store(t, f) & s.writes),
        ("STORE_DATA_OFFSET", t.gfx940, 1, lambda f: bool(wide_store(t, f, True)), valu, lambda f, s: wide_store(t, f, True) & s.writes),
        ("RFE", g in (8, 9), 1, lambda f: setreg(f) and hwreg(f) == 3, lambda s: s.name.startswith("s_rfe"), anything),
        ("DGEMM_FMA64", t.gfx90a or t.gfx940, 2, dgemm, lambda s: s.name in ("v_fma_f64", "v_fmac_f64"), anything),
        ("TRANS_USE", t.gfx940, 1, lambda f: f.kind == "valu" and f.trans, lambda s: s.kind == "valu" and not s.trans,
         lambda f, s: vectors(f.writes) & s.reads),
        ("DSTSEL_FWD", t.gfx940, 1, partial, lambda s: s.kind == "valu", lambda f, s: vectors(f.writes) & s.reads),
        ("VDEC_SGPR", t.gfx940, 2, valu, valu, both(sgpr_written_by_valu, lambda s: s.reads)),
        ("VDEC_EXEC_CONST", t.gfx940, 2, valu, valu,
         lambda f, s: f.writes & EXEC & {r for regs in s.source[1:] for r in regs}),
        ("VDEC_EXEC_LANE", t.gfx940, 4, valu, lambda s: s.name.startswith(("v_readlane", "v_readfirstlane", "v_writelane")), lambda f, s: f.writes & EXEC),
        ("VDEC_READLANE", t.gfx940, 1, valu, lambda s: s.name.startswith(("v_readlane", "v_readfirstlane")), lambda f, s: vectors(f.writes) & s.reads),
        ("G950_PERMLANE", t.gfx950, 4, valu, permlane_swap, lambda f, s: f.writes & EXEC),
        ("G950_PERMLANE", t.gfx950, 2, valu, permlane_swap, lambda f, s: vectors(f.writes) & (s.reads | s.writes)),
        ("NSA_VMEM", t.gfx101, 1, lambda f: f.kind == "mimg" and nsa_registers(f) >= 6,
         lambda s: s.kind in ("mubuf", "mtbuf") and not s.cache and int(s.word("offset") or "0", 0) & 6, anything),
        ("NSA_WRITELANE", t.gfx101, 1, lambda f: f.name == "v_writelane_b32", lambda s: s.kind == "mimg" and nsa_registers(s), anything),
    ]
    return [row for row in table if row[1]] + matrix_rows(t)


def partial(f):
    """Returns whether a VALU instruction writes only part of its register."""
    if f.kind != "valu" or f.part != "plain":
        return False
    if f.form == "sdwa":
        return (f.word("dst_sel") or "DWORD") != "DWORD" and not f.name.startswith("v_cmp")
    if packed(f):
        first = (f.word("op_sel_hi") or ("[0]" if "_mix" in f.name else "[1]"))[1]
        return first == "1" or "mixhi" in f.name
    return (f.word("op_sel") or "0").strip("[]").split(",")[-1] == "1"


def packed(f):
    return f.name.startswith(("v_pk_", "v_dot", "v_mad_mix", "v_fma_mix"))


def permlane_swap(i):
    return i.name.startswith(("v_permlane16_swap", "v_permlane32_swap"))


def nsa_registers(i):
    """Returns the number of address registers of an image instruction that lists them individually, or 0."""
    return next((o.count(",") + 1 for o in i.operands if o.startswith("[")), 0)


def matrix_rows(t):
    if not t.matrix:
        return []
    import matrix as m
    return m.rows(t)


def doubt_of(t, rule, f, s, register):
    """Returns the reason why a finding may not be a violation, or ""."""
    if rule == "VDEC_SGPR" and register in carry_in(s):
        return "a carry or a mask: 0 by the manual"
    if rule == "DSTSEL_FWD" and packed(f):
        return "VOP3P, where LLVM takes op_sel_hi for op_sel"
    if rule == "SMRD_BUF_SALU" and register not in s.source[1]:
        return "an offset: Mesa asks for nothing"
    if rule == "VMEM_VALU_EXEC":
        return "EXEC: only LLVM asks for it"
    if rule == "M908_ACCW_WAW":
        return "written twice: only LLVM asks for it"
    if rule == "DPP_VGPR" and (not valu(f) or register not in s.source[1]):
        return "not the operand of DPP, or not written by VALU"
    return ""


def check_distances(line, table, at):
    t, s, found = line.t, line.program[at], []
    for rule, _, need, first, second, link in table:
        if not second(s):
            continue
        limit = need if isinstance(need, int) else 20
        seen = set()
        for j, d in line.back(at, limit):
            f = line.program[j]
            if not first(f):
                continue
            wanted = need if isinstance(need, int) else need(f, s)
            if d >= wanted:
                continue
            common = link(f, s) - seen
            if not common:
                continue
            seen |= common
            register = min(common)
            doubt = doubt_of(t, rule, f, s, register)
            if not doubt and register[0] and all(line.rewritten(j, at, r) for r in common):
                doubt = "written again in between"
            found.append(dict(kind="hazard", at=at, register=register_name(register) if register[0] else "", counter="", rule=rule,
                              need=wanted, doubt=doubt, **{"from": j}))
    rule = immediate_m0_reader(t, s)
    if rule and at:
        f = line.program[at - 1]
        if salu(f) and M0 <= f.writes:
            found.append(dict(kind="hazard", at=at, register="m0", counter="", rule=rule, need=1, doubt="", **{"from": at - 1}))
    return found


def check_hazards(t, program, wave):
    import between
    line, table, found = Line(t, program, wave), rows(t), []
    for at in range(len(program)):
        found += check_distances(line, table, at)
        found += between.check(line, at)
    return found
