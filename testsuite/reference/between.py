"""Hazards that require a certain instruction between two others, or a certain value of a field. Most are hardware bugs of gfx10 and
gfx11.

Each function searches backwards from an instruction until an instruction ends the hazard."""
import re

from hazards import EXEC, M0, VCC, acc, carry_in, dgemm, matrix, salu, scalars, valu, vectors, writes_vskip
from text import register_name
from waits import waited

DEPCTR = {"va_vdst": (12, 15), "va_sdst": (9, 7), "va_ssrc": (8, 1), "hold_cnt": (7, 1), "vm_vsrc": (2, 7), "va_vcc": (1, 1), "sa_sdst": (0, 1)}


def depctr(i, field):
    """Returns whether the instruction waits until a field of depctr is 0."""
    if i.name not in ("s_waitcnt_depctr", "s_wait_alu"):
        return False
    rest = i.text[len(i.name):]
    m = re.search(r"depctr_%s\((\w+)\)" % field, rest)
    if m:
        return int(m[1], 0) == 0
    if not re.fullmatch(r"\s*\w+\s*", rest):
        return False
    bit, mask = DEPCTR[field]
    return int(rest, 0) >> bit & mask == 0


def drains(t, i):
    """Returns the counters that the instruction waits for until they are 0."""
    return {c for c, n in waited(t, i).items() if n == 0}


def waits_all(t, i):
    """Returns whether the instruction is an s_waitcnt that waits until all of its counters are 0."""
    return i.name == "s_waitcnt" and len(drains(t, i)) == 3


def flushes(i):
    """Returns whether VALU results are written before the instruction is issued."""
    return i.vector or i.kind == "exp" or depctr(i, "va_vdst") or i.kind == "ldsdir" and waited_vdst(i) == 0


def waited_vdst(i):
    return int(i.word("wait_vdst") or i.word("wait_va_vdst") or "0", 0)


def violation(at, first, rule, register="", need=0, doubt=""):
    name = register if isinstance(register, str) else register_name(register)
    return dict(kind="hazard", at=at, register=name, counter="", rule=rule, need=need, doubt=doubt, **{"from": first})


def vmem_then_scalar_write(line, at):
    """VMEM2SGPRW: SALU or SMEM writes a scalar register that an earlier vector memory instruction reads."""
    t, s = line.t, line.program[at]
    if not t.gfx101 or s.kind not in ("salu", "smem") or not s.writes:
        return
    explicit = set(s.source[0]) if s.source else set()
    doubt = ""
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if f.kind == "valu" or f.kind == "vintrp" or waits_all(t, f) or depctr(f, "vm_vsrc"):
            return
        if drains(t, f) - {"expcnt"}:
            doubt = doubt or "a counter was waited for"
        if f.vector:
            common = {r for r in f.reads & s.writes if r[0] not in ("v", "a")}
            if common:
                only = "" if common & explicit else "EXEC beside the operands"
                yield violation(at, j, "VMEM2SGPRW", min(common), doubt=doubt or only)
                return


def smem_then_vector_write(line, at):
    """SMEM2VW: VALU writes a scalar register that an earlier SMEM instruction reads."""
    t, s = line.t, line.program[at]
    written = scalars(s.writes) if valu(s) else set()
    if not t.gfx101 or not written:
        return
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if f.kind == "salu":
            if f.name in ("s_setvskip", "s_version") or re.fullmatch(r"s_waitcnt_(vm|vs|exp)cnt", f.name):
                continue
            if f.name.startswith("s_waitcnt"):
                if "lgkmcnt" in drains(t, f):
                    return
                continue
            if not f.sopp:
                return
        elif f.kind == "smem" and f.reads & written:
            yield violation(at, j, "SMEM2VW", min(f.reads & written))
            return


def compare_then_permute(line, at):
    """CMPX_PERM: v_permlane after VALU writes EXEC."""
    t, s = line.t, line.program[at]
    if not (t.gfx101 or t.generation >= 11) or not re.match(r"v_permlane(x?16(_var)?_b32|64)", s.name):
        return
    nop = False
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if valu(f) and f.writes & EXEC:
            yield violation(at, j, "CMPX_PERM", ("exec", 0), doubt="v_nop, which Mesa takes" if nop and t.generation >= 11 else "")
            return
        if valu(f) and f.name != "v_nop":
            return
        nop = nop or f.name == "v_nop"


def exec_read_then_compare(line, at):
    """CMPXWAR: VALU writes EXEC after another instruction reads it."""
    t, s = line.t, line.program[at]
    if not t.gfx101 or not valu(s) or not s.writes & EXEC:
        return
    doubt, doubtful = "", None
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if depctr(f, "sa_sdst"):
            break
        if valu(f):
            if f.name.startswith(("v_readlane", "v_readfirstlane")):
                doubt = "v_readlane, which Mesa takes"
            elif scalars(f.writes):
                break
        elif f.reads & EXEC and (f.kind != "salu" or f.name.startswith("s_sendmsg")):
            doubtful = j if doubtful is None else doubtful
        elif f.reads & EXEC:
            yield violation(at, j, "CMPXWAR", ("exec", 0), doubt=doubt)
            return
    if doubtful is not None:
        yield violation(at, doubtful, "CMPXWAR", ("exec", 0), doubt="exec is not named: Mesa asks for nothing")


def memory_kind(i):
    """Returns the kinds that LDSBRVMEM distinguishes: 1 for LDS, 2 for other memory, 0 for other instructions, including generic
    FLAT."""
    return 1 if i.kind == "ds" else 2 if i.vmem and i.kind != "flat" else 0


def memory_branch_memory(line, at):
    """LDSBRVMEM: an LDS access and another memory access, with a branch between them."""
    t, s = line.t, line.program[at]
    if not t.gfx101 or not memory_kind(s):
        return
    branch = False
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if f.name == "s_waitcnt_vscnt" and "vscnt" in drains(t, f):
            return
        branch = branch or f.name.startswith(("s_cbranch", "s_branch"))
        if memory_kind(f):
            if branch and memory_kind(f) != memory_kind(s):
                yield violation(at, j, "LDSBRVMEM")
            return


def atomic_then_denorm(line, at):
    """FPATOM_DENORM: s_denorm_mode soon after a floating-point atomic."""
    t, s = line.t, line.program[at]
    if t.generation != 10 or s.name != "s_denorm_mode":
        return
    for j, d in line.back(at, 3):
        f = line.program[j]
        if valu(f) or f.name.startswith("s_wait"):
            return
        if f.vmem and not f.cache and f.atomic and re.search(r"_(fadd|fmin|fmax|fcmpswap|add_f|min_f|max_f|cmpswap_f|pk_add)", f.name):
            yield violation(at, j, "FPATOM_DENORM", need=3)
            return


def lds_direct_after_valu(line, at):
    """LDSDIR_VALU: an LDS direct load writes a VGPR that an earlier VALU instruction uses, and the load's wait_vdst is too
    high."""
    t, s = line.t, line.program[at]
    if t.generation < 11 or s.kind != "ldsdir":
        return
    count, trans, said, doubt = 0, False, waited_vdst(s), ""
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if f.vector or f.kind == "exp" or count >= 15 or f.kind == "ldsdir" and waited_vdst(f) == 0:
            break
        if depctr(f, "va_vdst"):
            doubt = "depctr, which Mesa takes"
        if valu(f):
            trans = trans or trans_part(f)
            common = vectors(s.writes) & (f.reads | f.writes)
            if common:
                need = 0 if trans else count
                if said > need:
                    yield violation(at, j, "LDSDIR_VALU", min(common), need=need, doubt=doubt)
                return
            count += 1
    if trans and said:
        yield violation(at, at, "LDSDIR_VALU", min(s.writes), doubt="after a transcendental that does not touch it")


def trans_part(i):
    return i.kind == "valu" and i.part != "vopd" and i.trans


def lds_direct_after_memory(line, at):
    """LDSDIR_VMEM: an LDS direct load writes a VGPR that an earlier vector memory instruction uses."""
    t, s = line.t, line.program[at]
    if t.generation < 11 or s.kind != "ldsdir" or t.generation >= 12 and s.word("wait_vm_vsrc") in (None, "0"):
        return
    doubt = ""
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if valu(f) or f.kind == "exp" or waits_all(t, f) or depctr(f, "vm_vsrc"):
            return
        if f.kind == "ldsdir" and t.generation >= 12 and f.word("wait_vm_vsrc") == "0":
            return
        if drains(t, f) - {"expcnt"}:
            doubt = "a counter was waited for"
        common = vectors(s.writes) & (f.reads | f.writes) if f.vector else set()
        if common:
            yield violation(at, j, "LDSDIR_VMEM", min(common), doubt=doubt)
            return


def forwarding(line, at):
    """PARTFWD: VALU writes Va, SALU writes EXEC, VALU writes Vb, and VALU reads both."""
    t, s = line.t, line.program[at]
    if t.generation != 11 or line.wave != 64 or not valu(s):
        return
    sources = vectors(s.reads)
    if len(sources) < 2:
        return
    written, position, mask = {}, 0, None  # position: number of VALU instructions so far
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if flushes(f) or position > 8:
            return
        if valu(f):
            for r in sorted(sources & f.writes):
                written.setdefault(r, (position, j))
            position += 1
            after = [(p, k) for p, k in written.values() if mask is not None and p < mask]
            before = [(p, k) for p, k in written.values() if mask is not None and p >= mask]
            if before and after and before[-1][1] == j:
                (second, _), (first, k) = min(after), min(before)
                if first - second - 1 <= 2 and second <= 4:
                    yield violation(at, k, "PARTFWD", min(sources & f.writes))
                return
        elif salu(f) and f.writes & EXEC and mask is None and written:
            mask = position


def transcendental(line, at):
    """TRANS_USE_G11: VALU reads the result of a transcendental instruction."""
    t, s = line.t, line.program[at]
    if not t.gfx110 or not valu(s):
        return
    plain = trans = 0
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if flushes(f) or plain > 5 or trans > 1:
            return
        if valu(f):
            common = vectors(f.writes) & s.reads if trans_part(f) else set()
            if common:
                kept = s.name.startswith(("v_permlane", "v_writelane")) and not common & {r for o in s.source[1:] for r in o}
                yield violation(at, j, "TRANS_USE_G11", min(common), doubt="kept, where a lane is not written" if kept else "")
                return
            plain += 1
            trans += trans_part(f)


def mask_written(line, at):
    """MASKWR: VALU reads a lane mask, SALU writes the mask, and SALU reads the new mask."""
    t, s = line.t, line.program[at]
    if t.generation != 11 or line.wave != 64 or not salu(s):
        return
    read = scalars(s.reads) - M0
    for w in range(at - 1, -1, -1):
        f = line.program[w]
        if depctr(f, "sa_sdst"):
            return
        common = read & f.writes
        read -= f.writes
        if not common or not salu(f):
            continue
        for j in range(w - 1, -1, -1):
            m = line.program[j]
            if depctr(m, "sa_sdst"):
                break
            if valu(m):
                if carry_in(m) & common:
                    yield violation(at, j, "MASKWR", min(common))
                    return
                if scalars(m.reads) - common or literal(m):
                    break


def mask_overwritten(line, at):
    """MASKWR as in LLVM: the hazard exists even if the register is not read again."""
    t, s = line.t, line.program[at]
    if t.generation != 11 or line.wave != 64 or at and depctr(s, "sa_sdst"):
        return
    f = line.program[at - 1] if at else None
    written = scalars(f.writes) - M0 if f is not None and salu(f) else set()
    for j in range(at - 2, -1, -1):
        m = line.program[j]
        if not written or depctr(m, "sa_sdst"):
            return
        if valu(m):
            if carry_in(m) & written:
                yield violation(at, j, "MASKWR", min(carry_in(m) & written), doubt="nothing reads it")
                return
            if scalars(m.reads) - written or literal(m):
                return


def literal(i):
    return any(re.fullmatch(r"0x[0-9a-f]+|lit\(.*\)", o) for o in i.operands)


def dealloc(line, at):
    """DEALLOC_NOP: MSG_DEALLOC_VGPRS without s_nop before it."""
    t, s = line.t, line.program[at]
    if t.generation >= 11 and s.name == "s_sendmsg" and "MSG_DEALLOC_VGPRS" in s.text and (not at or line.program[at - 1].name != "s_nop"):
        yield violation(at, max(at - 1, 0), "DEALLOC_NOP", need=1)


def wave_matrix(line, at):
    """WMMA_RAW: the previous VALU instruction is also a matrix instruction, and its result is srcA, srcB or the index."""
    t, s = line.t, line.program[at]
    if t.generation < 11 or not s.name.startswith(("v_wmma", "v_swmmac")):
        return
    inputs = {r for o in s.source[1:3] for r in o}
    if s.name.startswith("v_swmmac") and len(s.source) > 3:
        inputs |= set(s.source[3])
    for j in range(at - 1, -1, -1):
        f = line.program[j]
        if not valu(f):
            continue
        if f.name.startswith(("v_wmma", "v_swmmac")) and vectors(f.writes) & inputs:
            yield violation(at, j, "WMMA_RAW", min(vectors(f.writes) & inputs), need=1)
        return


def vskip(line, at):
    """SETREG_VSKIP: a vector instruction soon after s_setreg changes VSKIP."""
    t, s = line.t, line.program[at]
    if t.generation > 9 or not (valu(s) or s.vector or s.kind == "exp"):
        return
    for j, d in line.back(at, 2):
        f = line.program[j]
        if valu(f) or f.vector or f.kind == "exp":
            return
        if writes_vskip(f):
            yield violation(at, j, "SETREG_VSKIP", need=2)
            return


def vcc_zero(line, at):
    """VCCZ_SMEM and VCCZ_PARTIAL: a branch on vccz after an instruction that makes vccz invalid, without an instruction between
    them that makes it valid again."""
    t, s = line.t, line.program[at]
    if t.generation > 9 or not s.name.startswith("s_cbranch_vcc"):
        return
    wrong, pending = None, None
    for j, f in enumerate(line.program[:at]):
        if "lgkmcnt" in drains(t, f):
            pending = None
        vcc = f.writes & VCC
        if len(vcc) == 1:
            wrong = (j, "VCCZ_PARTIAL")
        elif vcc:
            wrong = (pending, "VCCZ_SMEM") if t.generation <= 7 and pending is not None else None
        if f.kind == "smem" and t.generation <= 7:
            pending, wrong = j, (j, "VCCZ_SMEM")
    if wrong:
        yield violation(at, wrong[0], wrong[1], ("vcc", 0))


def before_memory(line, at):
    """M908_VALU_ACC_LDST and DGEMM_VALU_VMEM: an instruction between VALU and memory defeats the interlock between them."""
    t, s = line.t, line.program[at]
    if at < 2 or not s.vector or not (t.gfx908 or t.gfx90a):
        return
    f, spoiler = line.program[at - 2], line.program[at - 1]
    if not valu(f) or matrix(f) or acc(f) and t.gfx908:
        return
    common = vectors(f.writes) & s.reads
    if common and (acc(spoiler) if t.gfx908 else dgemm(spoiler)):
        yield violation(at, at - 2, "M908_VALU_ACC_LDST" if t.gfx908 else "DGEMM_VALU_VMEM", min(common), need=1 if t.gfx908 else 2)


CHECKS = [vmem_then_scalar_write, smem_then_vector_write, compare_then_permute, exec_read_then_compare, memory_branch_memory,
          atomic_then_denorm, lds_direct_after_valu, lds_direct_after_memory, forwarding, transcendental, mask_written, mask_overwritten, dealloc,
          wave_matrix, vskip, vcc_zero, before_memory]


def check(line, at):
    found = []
    for look in CHECKS:
        found += look(line, at)
    return found
