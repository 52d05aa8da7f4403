"""Parses the text of instructions. Determines reads, writes and properties from the mnemonic and the operands.

This file does not use the project's tables; its rules are from the manuals' chapters on encodings. A register is a pair: ("v",
3), ("a", 0), ("s", 12), ("vcc", 0) for its low half, ("exec", 1), ("m0", 0), ("ttmp", 2) …"""
import re
from functools import lru_cache

GENERIC = {"gfx9-generic": "gfx900", "gfx9-4-generic": "gfx942", "gfx10-1-generic": "gfx1010", "gfx10-3-generic": "gfx1030",
           "gfx11-generic": "gfx1100", "gfx12-generic": "gfx1200"}


class Target:
    """A processor. generation: 6 to 12; the other attributes distinguish processors of the same generation."""

    def __init__(self, name):
        self.name = name = GENERIC.get(name, name)
        if not re.fullmatch(r"gfx\d{1,2}[0-9a-f]{2}", name):
            raise ValueError("unknown processor " + name)
        self.generation = int(name[3:-2])
        minor = name[-2:]
        self.gfx908, self.gfx90a = name == "gfx908", name == "gfx90a"
        self.gfx940 = name in ("gfx940", "gfx941", "gfx942", "gfx950")
        self.gfx950 = name == "gfx950"
        self.gfx101 = self.generation == 10 and minor[0] == "1"
        self.gfx103 = self.generation == 10 and minor[0] == "3"
        self.gfx110 = self.generation == 11 and minor[0] == "0"
        self.gfx115 = self.generation == 11 and minor[0] == "5"
        self.matrix = self.gfx908 or self.gfx90a or self.gfx940
        self.software = self.generation <= 9  # no hardware interlock for data dependences
        self.flat_disordered = 7 <= self.generation <= 9


@lru_cache(None)
def target(name):
    return Target(name)


REGISTER = re.compile(r"(?<![\w.])(?:([vsa]|ttmp)(?:(\d+)(?:\.[lh])?|\[(\d+)(?::(\d+))?\])"
                      r"|(vcc|exec|flat_scratch|xnack_mask|tba|tma)(_lo|_hi)?|(m0)|src_(vccz|execz|scc|lds_direct)|(lds_direct))(?![\w\[])")


def registers(text):
    """Returns the registers that an operand names, in order."""
    found = []
    for m in REGISTER.finditer(text):
        if m[1]:
            first = int(m[2] or m[3])
            found += [(m[1], i) for i in range(first, int(m[4] or first) + 1)]
        elif m[5]:
            found += [(m[5], i) for i in ([0] if m[6] == "_lo" else [1] if m[6] == "_hi" else [0, 1])]
        elif m[7]:
            found.append(("m0", 0))
        else:
            found.append((m[8] or m[9], 0))
    return found


def split(text):
    """Splits the text after a mnemonic at commas. Returns the operands, which are the first words of the parts, and a
    list of the other words, which are modifiers."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in "[(":
            depth += 1
        elif c in "])":
            depth -= 1
        elif c == "," and not depth:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    operands, words = [], []
    for part in parts:
        tokens = re.findall(r"(?:\[[^\]]*\]|\([^)]*\)|[^\s\[(]+)+", part)
        if tokens:
            operands.append(tokens[0])
            words += tokens[1:]
    return operands, words


TRANS = re.compile(r"v_(s_)?(exp|log|rcp|rcp_iflag|rsq|sqrt|sin|cos)(_legacy|_clamp)?_(f|bf)(16|32|64)$")
CARRY = re.compile(r"v_(add|sub|subrev|addc|subb|subbrev)(_co)?(_ci)?_[iu]32$")
READS_DST = re.compile(r"v_(dual_)?(mac_|fmac_|dot\w*c_|pk_fmac|writelane|swap|swaprel|permlane\d+_swap|smfmac|swmmac|mad_mix(lo|hi)|fma_mix(lo|hi)|"
                       r"cvt_(pk|sr)_(fp8|bf8)|movreld|permlanex?16|cvt_scalef32_(pk|sr))")
NO_DST_SALU = re.compile(r"s_(cmp_|cmpk_|bitcmp|set_gpr_idx|setvskip|setpc|setreg|cbranch|branch|rfe|endpgm|nop|barrier(?!_signal_isfirst)|wait|sleep|"
                         r"setprio|sethalt|setkill|trap|icache|incperf|decperf|ttracedata|sendmsg(?!_rtn)|clause|delay_alu|inst_prefetch|"
                         r"set_inst_prefetch|round_mode|denorm_mode|code_end|version|singleuse|wakeup|prefetch|alloc_vgpr|buffer_nop|set_vgpr)")
SOPP = re.compile(r"s_(cbranch_(?!g_fork|i_fork|join)|branch|endpgm|nop|barrier$|waitcnt$|waitcnt_depctr|wait_|sleep$|setprio|sethalt|setkill|trap|icache|incperf|decperf|"
                  r"ttracedata|sendmsg|clause|delay_alu|inst_prefetch|set_inst_prefetch|round_mode|denorm_mode|code_end|wakeup|set_gpr_idx_(off|mode))")
SMEM = re.compile(r"s_(load|buffer_load|scratch_load|store|buffer_store|scratch_store|atomic|buffer_atomic|dcache|memtime|memrealtime|"
                  r"get_waveid_in_workgroup|gl1_inv|atc_probe|prefetch)")
DS_RETURN = re.compile(r"ds_(read|load|swizzle|permute|bpermute|append|consume|ordered_count|\w+_rtn)")
SUFFIX = re.compile(r"_(e32|e64|sdwa|dpp|dpp8|e64_dpp|e64_dpp8)$")


class Instruction:
    """An instruction. kind: valu, salu, smem, mubuf, mtbuf, mimg, flat, global, scratch, ds, exp, ldsdir, vintrp or
    unknown; part (only if kind is valu or vintrp): plain, matrix or vopd; perhaps: registers that may be read."""

    def __init__(self, t, text):
        self.text = text = text.strip()
        name, _, rest = text.partition(" ")
        m = SUFFIX.search(name)
        self.form = m[1] if m else ""
        self.name = name = name[:m.start()] if m else name
        self.reads, self.writes, self.perhaps = set(), set(), set()
        self.operands, self.words = split(rest)
        self.source = []  # registers of each operand
        self.late = set()  # registers that are read after issue
        self.returns = False
        if " :: " in text:
            self._dual(t, text)
        elif name == "exp" or name.startswith("export"):
            self._export(rest)
        elif name.startswith("v_"):
            self._vector(t)
        elif name.startswith("s_"):
            self._scalar(t)
        elif name.startswith(("ds_direct_load", "ds_param_load", "lds_direct_load", "lds_param_load")):
            self.kind = "ldsdir"
            self.writes |= set(self._registers()[0])
            self.reads |= {("m0", 0), ("exec", 0), ("exec", 1)}
        elif name.startswith("ds_"):
            self._ds(t)
        elif name.startswith(("buffer_", "tbuffer_", "image_", "flat_", "global_", "scratch_")):
            self._memory(t)
        else:
            self.kind = "unknown"

    @property
    def vmem(self):
        return self.kind in ("mubuf", "mtbuf", "mimg", "flat", "global", "scratch")

    @property
    def vector(self):
        """Returns whether the instruction is VMEM, FLAT or DS."""
        return self.vmem or self.kind == "ds"

    def has(self, word):
        return word in self.words

    def word(self, name):
        """Returns VALUE of the modifier name:VALUE as text, or None if the instruction does not have the modifier."""
        for w in self.words:
            if w.startswith(name + ":"):
                return w[len(name) + 1:]
        return None

    def _registers(self):
        self.source = [registers(o) for o in self.operands]
        return self.source

    def _dual(self, t, text):
        halves = [Instruction(t, part) for part in text.split(" :: ")]
        self.kind, self.part = "valu", "vopd"
        self.halves = halves
        for h in halves:
            self.reads |= h.reads
            self.writes |= h.writes
        self.trans = False

    def _export(self, rest):
        self.kind = "exp"
        self.where = re.match(r"\w+", rest)[0]
        self.reads |= set(registers(rest[len(self.where):])) | {("exec", 0), ("exec", 1)}
        self.late |= self.reads

    def _vector(self, t):
        name, ops = self.name, self._registers()
        self.kind, self.part = "valu", "plain"
        self.trans = bool(TRANS.match(name))
        if name.startswith("v_interp_") and t.generation <= 10:
            self.kind = "vintrp"
            self.reads.add(("m0", 0))
        if name.startswith(("v_mfma", "v_smfmac")):
            self.part = "matrix"
        exec_ = {("exec", 0), ("exec", 1)}
        if not name.startswith(("v_readlane", "v_readfirstlane", "v_writelane", "v_nop")):
            self.reads |= exec_
        if name in ("v_nop", "v_pipeflush", "v_clrexcp"):
            return
        outs = 1
        if name.startswith("v_cmpx"):
            self.writes |= exec_
            outs = 1 if t.generation <= 9 else 0
            if t.generation >= 10 and len(self.operands) == 3 and self.operands[0].startswith("exec"):
                outs = 1
        elif CARRY.match(name):
            outs = 2 if len(self.operands) > 3 else 1
        elif name.startswith(("v_div_scale", "v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_u64_u32", "v_mad_co_i64_i32")):
            outs = 2
        elif name.startswith(("v_swap", "v_permlane16_swap", "v_permlane32_swap")):
            outs = 2
        for i, regs in enumerate(ops):
            (self.writes if i < outs else self.reads).update(regs)
        if READS_DST.match(name) or self.form in ("dpp", "dpp8", "e64_dpp", "e64_dpp8") and not self.has("bound_ctrl:0") and not self.has("bound_ctrl:1") \
                or self.word("dst_unused") == "UNUSED_PRESERVE":
            self.reads |= set(ops[0])
        if name.startswith("v_swap"):
            self.reads |= set(ops[1])
        if name.startswith(("v_div_fmas", "v_dual_cndmask")):
            self.reads |= {("vcc", 0), ("vcc", 1)}
        if name.startswith("v_movrel"):
            self.reads.add(("m0", 0))
        if self.kind == "valu" and any(r[0] == "lds_direct" for r in self.reads):
            self.reads.add(("m0", 0))

    def _scalar(self, t):
        name, ops = self.name, self._registers()
        if SMEM.match(name):
            self.kind = "smem"
            store = re.match(r"s_(store|buffer_store|scratch_store|dcache|gl1_inv|atc_probe|prefetch)", name)
            atomic = re.match(r"s_(buffer_)?atomic", name)
            self.returns = not store and (not atomic or self.has("glc"))
            for i, regs in enumerate(ops):
                if i == 0 and self.returns:
                    self.writes |= set(regs[:len(regs) // 2] if "cmpswap" in name else regs)
                if i or not self.returns or atomic:
                    self.reads |= set(regs)
            return
        self.kind = "salu"
        self.sopp = bool(SOPP.match(name))
        none = NO_DST_SALU.match(name)
        for i, regs in enumerate(ops):
            (self.writes if i == 0 and not none else self.reads).update(regs)
        if not none and (re.match(r"s_(cmov|cmovk|addk|mulk|bitset|addk_co)", name) or name == "s_fmac_f32" or name == "s_fmac_f16"):
            self.reads |= set(ops[0])
        if "saveexec" in name or "wrexec" in name:
            both = {("exec", 0), ("exec", 1)} if name.endswith("64") else {("exec", 0)}
            self.writes |= both
            self.reads |= both
        if name.startswith("s_movrels"):  # m0 selects the register to read, so which register is read is unknown
            self.reads = set()
        if name.startswith("s_movreld"):
            self.writes = set()
        if name.startswith(("s_sendmsg", "s_ttracedata", "s_movrel")) and not name.startswith("s_sendmsg_rtn"):
            self.reads.add(("m0", 0))
        if name.startswith(("s_set_gpr_idx_on", "s_set_gpr_idx_idx")):
            self.writes.add(("m0", 0))
        if name.startswith(("s_cbranch_vcc",)):
            self.reads |= {("vcc", 0), ("vcc", 1)}
        if name.startswith(("s_cbranch_exec",)):
            self.reads |= {("exec", 0), ("exec", 1)}

    def _ds(self, t):
        name, ops = self.name, self._registers()
        self.kind = "ds"
        self.gds = self.has("gds") or name.startswith(("ds_gws", "ds_ordered_count")) or "gs_reg" in name
        self.returns = bool(DS_RETURN.match(name)) and bool(ops)
        for i, regs in enumerate(ops):
            (self.writes if i == 0 and self.returns else self.reads).update(regs)
        if name.startswith("ds_bvh_stack"):
            self.writes |= set(ops[1])
        if self.gds:
            self.late |= {r for r in self.reads if r[0] in "va"} | {("exec", 0), ("exec", 1)}
        self.reads |= {("exec", 0), ("exec", 1)}
        if t.generation <= 8 or self.gds or "addtid" in name:
            self.reads.add(("m0", 0))

    def _memory(self, t):
        name, ops = self.name, self._registers()
        self.kind = {"buffer": "mubuf", "tbuffer": "mtbuf", "image": "mimg"}.get(name.split("_")[0], name.split("_")[0])
        self.lds = self.has("lds") or "_lds_" in name or name.endswith("_lds")
        self.cache = bool(re.match(r"(buffer|global)_(wbinvl1|gl0_inv|gl1_inv|inv|wbl2|wb|wbinv|invl2)", name))
        self.store = "_store" in name
        self.atomic = "_atomic" in name or name.startswith("flat_atomic")
        if self.cache:
            return
        if self.atomic:
            th = self.word("th") or ""
            self.returns = self.has("sc0") if t.gfx940 else self.has("glc") or "RETURN" in th
        else:
            self.returns = not self.store and not self.lds and not "prefetch" in name
        both = self.atomic and self.kind in ("mubuf", "mimg")
        for i, regs in enumerate(ops):
            if i == 0 and self.returns:
                self.writes |= set(regs[:len(regs) // 2] if "cmpswap" in name and both else regs)
                if both:
                    self.reads |= set(regs)
            elif i == 1 and self.kind == "mimg" and t.generation <= 9:  # the text does not show the length of the address
                self.reads |= set(regs[:1])
                self.perhaps |= set(regs[1:])
            else:
                self.reads |= set(regs)
        if "_d16" in name and self.returns and not self.atomic and self.kind != "mimg":
            self.reads |= set(ops[0])  # the other half keeps its value
        # vector registers that contain the data of a store or an atomic
        self.data = []
        if self.store or self.atomic:
            first = 1 if self.atomic and self.returns and not both else 0
            if self.kind in ("mubuf", "mtbuf", "mimg"):
                self.data = ops[0] if ops and not self.lds else []
            else:
                vectors = [o for o in ops[first:] if o and o[0][0] in ("v", "a")]
                self.data = vectors[-1] if vectors and not self.lds else []
        self.reads |= {("exec", 0), ("exec", 1)}
        if self.lds:
            self.reads.add(("m0", 0))


@lru_cache(400000)
def parse(name, text):
    """Parses an instruction for a processor. The result is cached and must not be modified."""
    return Instruction(target(name), text)


def overlap(a, b):
    """Returns the lowest register that is in both a and b, or None."""
    both = a & b if isinstance(a, (set, frozenset)) else set(a) & b
    return min(both) if both else None


def register_name(register):
    kind, number = register
    if kind in ("v", "a", "s", "ttmp"):
        return "%s%d" % (kind, number)
    if kind in ("m0", "vccz", "execz", "scc", "lds_direct"):
        return kind
    if kind == "hwreg":
        return "hwreg %s" % number
    return kind + ("_hi" if number else "_lo")
