"""Generates random machine code for llc-19: functions built from templates of instructions for each processor.

A template is a line of MIR with placeholders: {v} a VGPR, {v2} {v4} … tuples, {V4} a tuple whose first register is even, {a} {a4}
accumulation registers, {s} {s2} {s4} {s8} scalar registers, {m} a lane mask; {=1} repeats the first placeholder's register.
usable() removes templates that llc rejects for the processor."""
import random
import re
import subprocess

from branches import SHAPES

E = ", implicit $exec"
ME = ", implicit $mode, implicit $exec"

VALU = """
{v} = V_NOT_B32_e32 {v}@E
{v} = V_MOV_B32_e32 {s}@E
{v} = V_ADD_F32_e32 {v}, {v}@ME
{v} = V_MAX_U32_e32 {v}, {v}@E
{v} = V_FMA_F32_e64 0, {v}, 0, {v}, 0, {v}, 0, 0@ME
{V2} = V_FMA_F64_e64 0, {V2}, 0, {V2}, 0, {V2}, 0, 0@ME
{v} = V_RCP_F32_e32 {v}@ME
{v} = V_EXP_F32_e32 {v}@ME
{v} = V_DIV_FMAS_F32_e64 0, {v}, 0, {v}, 0, {v}, 0, 0, implicit $mode, implicit $vcc, implicit $exec
$vgpr3, {m} = V_DIV_SCALE_F32_e64 0, {v}, 0, {=2}, 0, {v}, 0, 0@ME
V_CMP_EQ_U32_e32 {v}, {v}, implicit-def $vcc@E
{m} = V_CMP_EQ_U32_e64 {v}, {v}@E
{v} = V_CNDMASK_B32_e32 {v}, {v}, implicit $vcc@E
{v} = V_CNDMASK_B32_e64 0, {v}, 0, {v}, {m}@E
{v} = V_ADDC_U32_e32 {v}, {v}, implicit-def $vcc, implicit $vcc@E
{v}, {m} = V_ADD_CO_U32_e64 {v}, {v}, 0@E
{s} = V_READFIRSTLANE_B32 {v}@E
{s} = V_READLANE_B32 {v}, {s}
{v} = V_WRITELANE_B32 {s}, 3, {=1}
{v} = V_WRITELANE_B32 7, {s}, {=1}
$m0 = V_READFIRSTLANE_B32 {v}@E
$vgpr2 = V_MOV_B32_dpp undef $vgpr2, {v}, 0, 15, 15, 0@E
$vgpr5 = V_MOV_B32_dpp $vgpr5, {v}, 0, 15, 15, 0@E
{v} = V_ADD_F32_dpp {=1}, 0, {v}, 0, {v}, 0, 15, 15, 0@ME
V_CMPX_EQ_U32_e32 {v}, {v}, implicit-def $exec, implicit-def $vcc@E
V_CMPX_EQ_U32_nosdst_e32 {v}, {v}, implicit-def $exec@E
{v} = V_ADD_U16_sdwa 0, {v}, 0, {v}, 0, 5, 0, 6, 6@E
{v} = V_MAD_I16_gfx9_e64 8, {v}, 0, {v}, 0, {v}, 0, 0@E
{v} = V_DOT4_I32_I8 8, {v}, 8, {v}, 8, {v}, 0, 0, 0, 0, 0@E
{v} = V_DOT2_F32_F16 8, {v}, 8, {v}, 8, {v}, 0, 0, 0, 0, 0@ME
$vgpr4 = V_PERMLANE16_B32_e64 0, {v}, 0, {s}, 0, {s}, $vgpr4, 0@E
{v} = V_INTERP_MOV_F32 2, 0, 0, implicit $mode, implicit $m0@E
""".strip().split("\n")

SALU = """
{s} = S_MOV_B32 {s}
{s} = S_MOV_B32 7
{s2} = S_MOV_B64 {s2}
$m0 = S_MOV_B32 {s}
$exec_lo = S_MOV_B32 {s}
@EXEC = @MOVEXEC {m}
{m} = @SAVEEXEC {m}, implicit-def $exec, implicit-def $scc, implicit $exec
{s} = S_ADD_I32 {s}, {s}, implicit-def $scc
S_CMP_EQ_U32 {s}, {s}, implicit-def $scc
@VCC = @MOVEXEC {m}
S_SETREG_B32 {s}, 2177, implicit-def $mode, implicit $mode
S_SETREG_B32 {s}, 2179, implicit-def $mode, implicit $mode
{s} = S_GETREG_B32 2177, implicit $mode
{s} = S_GETREG_B32 2178, implicit $mode
{s} = S_MOVRELS_B32 {s}, implicit $m0
S_SENDMSG 1, implicit $exec, implicit $m0
S_DENORM_MODE 0, implicit-def $mode, implicit $mode
""".strip().split("\n")

MEMORY = """
{s} = S_LOAD_DWORD_IMM {s2}, 0, 0
{s2} = S_LOAD_DWORDX2_IMM {s2}, 0, 0
{s} = S_BUFFER_LOAD_DWORD_IMM {s4}, 0, 0
{s} = S_BUFFER_LOAD_DWORD_SGPR {s4}, {s}, 0
{s2} = S_MEMTIME
{v} = BUFFER_LOAD_DWORD_OFFSET {s4}, 0, 0, 0, 0@E
{v} = BUFFER_LOAD_DWORD_OFFEN {v}, {s4}, {s}, 4, 0, 0@E
{V4} = BUFFER_LOAD_DWORDX4_OFFSET {s4}, 0, 0, 0, 0@E
BUFFER_STORE_DWORD_OFFSET {v}, {s4}, 0, 0, 0, 0@E
BUFFER_STORE_DWORDX4_OFFSET {V4}, {s4}, 0, 0, 0, 0@E
BUFFER_STORE_DWORDX4_OFFSET {V4}, {s4}, {s}, 0, 0, 0@E
{v} = BUFFER_ATOMIC_ADD_OFFSET_RTN {=1}, {s4}, 0, 0, 1@E
BUFFER_ATOMIC_ADD_OFFSET {v}, {s4}, 0, 0, 0@E
{v} = BUFFER_LOAD_DWORD_VBUFFER_OFFSET {s4}, $sgpr_null, 0, 0, 0@E
{V4} = BUFFER_LOAD_DWORDX4_VBUFFER_OFFSET {s4}, $sgpr_null, 0, 0, 0@E
BUFFER_STORE_DWORDX4_VBUFFER_OFFSET {V4}, {s4}, $sgpr_null, 0, 0, 0@E
{v} = GLOBAL_LOAD_DWORD {V2}, 0, 0@E
{V4} = GLOBAL_LOAD_DWORDX4 {V2}, 0, 0@E
{v} = GLOBAL_LOAD_DWORD_SADDR {s2}, {v}, 0, 0@E
GLOBAL_STORE_DWORD {V2}, {v}, 0, 0@E
GLOBAL_STORE_DWORDX4 {V2}, {V4}, 0, 0@E
{v} = GLOBAL_ATOMIC_ADD_RTN {V2}, {v}, 0, 1@E
{v} = FLAT_LOAD_DWORD {V2}, 0, 0, implicit $exec, implicit $flat_scr
FLAT_STORE_DWORDX4 {V2}, {V4}, 0, 0, implicit $exec, implicit $flat_scr
{v} = DS_READ_B32 {v}, 0, 0, implicit $m0@E
DS_WRITE_B32 {v}, {v}, 0, 0, implicit $m0@E
{v} = DS_READ_B32_gfx9 {v}, 0, 0@E
{V2} = DS_READ_B64_gfx9 {v}, 0, 0@E
DS_WRITE_B32_gfx9 {v}, {v}, 0, 0@E
{v} = DS_ADD_RTN_U32 {v}, {v}, 0, -1, implicit $m0@E
DS_ADD_U32 {v}, {v}, 0, -1, implicit $m0@E
{v} = DS_ADD_RTN_U32_gfx9 {v}, {v}, 0, 0@E
DS_GWS_BARRIER {v}, 0, implicit $m0@E
EXP 0, {v}, {v}, {v}, {v}, 0, 0, 15@E
EXP_DONE 12, {v}, {v}, {v}, {v}, 0, 0, 15@E
EXP 32, {v}, {v}, {v}, {v}, 0, 0, 15@E
{V4} = IMAGE_SAMPLE_V4_V2 {V2}, {s8}, {s4}, 15, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{V4} = IMAGE_SAMPLE_V4_V2_gfx10 {V2}, {s8}, {s4}, 15, 1, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{V4} = IMAGE_SAMPLE_V4_V2_gfx11 {V2}, {s8}, {s4}, 15, 1, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{V4} = IMAGE_LOAD_V4_V2 {V2}, {s8}, 15, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{V4} = IMAGE_LOAD_V4_V2_gfx10 {V2}, {s8}, 15, 1, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{V4} = IMAGE_LOAD_V4_V2_gfx11 {V2}, {s8}, 15, 1, 0, 0, 0, 0, 0, 0, 0@E :: (dereferenceable load (s128), addrspace 8)
{v} = LDS_PARAM_LOAD 0, 0, 15, implicit $m0@E
{v} = LDS_DIRECT_LOAD 15, implicit $m0@E
{v} = DS_PARAM_LOAD 0, 0, 15, 1, implicit $m0@E
{v} = DS_DIRECT_LOAD 15, 1, implicit $m0@E
""".strip().split("\n")

MATRIX = """
{a4} = V_MFMA_F32_4X4X1F32_e64 {v}, {v}, {a4}, 0, 0, 0@ME
{a4} = V_MFMA_F32_4X4X1F32_e64 {v}, {v}, 0, 0, 0, 0@ME
{a4} = V_MFMA_F32_16X16X4F32_e64 {v}, {v}, {a4}, 0, 0, 0@ME
{a4} = V_MFMA_F32_4X4X4F16_e64 {V2}, {V2}, {a4}, 0, 0, 0@ME
{a4} = V_MFMA_F32_16X16X16F16_e64 {V2}, {V2}, {a4}, 0, 0, 0@ME
{a4} = V_MFMA_I32_16X16X16I8_e64 {v}, {v}, {a4}, 0, 0, 0@ME
{a16} = V_MFMA_F32_32X32X2F32_e64 {v}, {v}, {=1}, 0, 0, 0@ME
{a16} = V_MFMA_F32_32X32X8F16_e64 {V2}, {V2}, {=1}, 0, 0, 0@ME
{a4} = V_MFMA_F32_4X4X1F32_e64 {a}, {v}, {a4}, 0, 0, 0@ME
{V4} = V_MFMA_F32_4X4X1F32_vgprcd_e64 {v}, {v}, {V4}, 0, 0, 0@ME
{V4} = V_MFMA_F32_16X16X4F32_vgprcd_e64 {v}, {v}, {V4}, 0, 0, 0@ME
{V4} = V_MFMA_F32_16X16X16F16_vgprcd_e64 {V2}, {V2}, {V4}, 0, 0, 0@ME
{V4} = V_MFMA_F32_4X4X4F16_vgprcd_e64 {V2}, {V2}, {V4}, 0, 0, 0@ME
{V2} = V_MFMA_F64_4X4X4F64_vgprcd_e64 {V2}, {V2}, {V2}, 0, 0, 0@ME
{V8} = V_MFMA_F64_16X16X4F64_vgprcd_e64 {V2}, {V2}, {=1}, 0, 0, 0@ME
{V4} = V_MFMA_F32_16X16X8XF32_vgprcd_e64 {V2}, {V2}, {V4}, 0, 0, 0@ME
{V4} = V_MFMA_I32_16X16X32I8_vgprcd_e64 {V2}, {V2}, {V4}, 0, 0, 0@ME
{V4} = V_SMFMAC_F32_16X16X32_F16_e64 {V2}, {V4}, {v}, 0, 0, {=1}@ME
{a} = V_ACCVGPR_WRITE_B32_e64 {v}@E
{v} = V_ACCVGPR_READ_B32_e64 {a}@E
{V8} = V_WMMA_F32_16X16X16_F16_twoaddr_w32 8, {V8}, 8, {V8}, 8, {=1}, 0, 0@E
{V8} = V_WMMA_F32_16X16X16_F16_w32_twoaddr 8, {V4}, 8, {V4}, 8, {=1}, 0, 0@E
""".strip().split("\n")


def large(cpu):
    return len(cpu) == 7


class Maker:
    """Generates functions for one processor. wave: number of lanes of a wave."""

    def __init__(self, cpu, seed, wave=None):
        self.cpu, self.r = cpu, random.Random("%s %s" % (cpu, seed))
        self.wave = wave or (32 if large(cpu) else 64)
        words = ({"VCC": "$vcc_lo", "EXEC": "$exec_lo", "MOVEXEC": "S_MOV_B32", "SAVEEXEC": "S_AND_SAVEEXEC_B32"} if self.wave == 32 else
                 {"VCC": "$vcc", "EXEC": "$exec", "MOVEXEC": "S_MOV_B64", "SAVEEXEC": "S_AND_SAVEEXEC_B64"})
        words.update(E=E, ME=ME)
        self.branches = ["S_CBRANCH_%s %%%%bb.%%s, implicit $%s" % (c, r) for c, r in (
            ("SCC0", "scc"), ("SCC1", "scc"), ("VCCZ", "vcc"), ("VCCNZ", "vcc"), ("EXECZ", "exec"), ("EXECNZ", "exec"))]
        self.templates = []
        for kind, weight in ((VALU, 3), (SALU, 2), (MEMORY, 2), (MATRIX, 3)):
            for t in kind:
                if re.search(r"DS_(READ|WRITE)_B32 ", t) and int(cpu[3:-2]) > 8:
                    continue  # these instructions read m0, which their text does not show
                self.templates.append((re.sub(r"@([A-Z]+)", lambda m: words[m[1]], t), weight))

    def tuple(self, file, n, count, step):
        first = self.r.randrange(0, count - n + 1, step)
        return "$" + "_".join("%sgpr%d" % (file, i) for i in range(first, first + n))

    def hole(self, m):
        kind, n = m[1], int(m[2] or 1)
        if kind == "m":
            if self.r.random() < 0.4:
                return "$vcc_lo" if self.wave == 32 else "$vcc"
            return self.tuple("s", 1 if self.wave == 32 else 2, 8, 1 if self.wave == 32 else 2)
        if kind == "s":
            return self.tuple("s", n, max(8, n), min(n, 4))
        if kind == "a":
            return self.tuple("a", n, max(6, n + 2), 2 if n > 1 else 1)
        return self.tuple("v", n, max(8, n + 2), 2 if kind == "V" else 1)

    def line(self, template):
        filled = []

        def fill(m):
            filled.append(filled[int(m[2]) - 1] if m[1] == "=" else self.hole(m))
            return filled[-1]

        return re.sub(r"\{([vVsam=])(\d*)\}", fill, template)

    def function(self, name, blocks):
        """Returns the MIR of a function. blocks: list of pairs (lines, end); end has a value as in branches.SHAPES."""
        text = "---\nname: %s\ntracksRegLiveness: false\nmachineFunctionInfo:\n  isEntryFunction: true\nbody: |\n" % name
        for n, (lines, end) in enumerate(blocks):
            next_ones = ([] if n == len(blocks) - 1 or isinstance(end, str) else [n + 1]) + ([] if end is None else [int(end)])
            text += "  bb.%d:\n" % n
            if next_ones:
                text += "    successors: %s\n" % ", ".join("%%bb.%d" % b for b in next_ones)
            text += "".join("    %s\n" % line for line in lines)
            if end is not None:
                text += "    %s\n" % (("S_BRANCH %%bb.%s" if isinstance(end, str) else self.r.choice(self.branches)) % end)
        return text + "    S_ENDPGM 0\n...\n"

    def usable(self, assembles):
        """Removes templates that llc or the assembler rejects for this processor."""
        kept = []
        for t, weight in self.templates:
            made = self.llc([self.function("f", [([self.line(t)], None)])])
            if made and made[0] and assembles(made[0]):
                kept.append((t, weight))
        self.templates = kept

    def lines(self, templates, length):
        return [self.line(t) for t in self.r.choices(*zip(*templates), k=length)]

    def program(self, branching):
        """Returns the MIR of a function of random instructions: one block or, if branching is true, several."""
        templates = self.r.sample(self.templates, min(len(self.templates), self.r.choice([3, 5, 8, 15])))
        if not branching:
            return self.function("f", [(self.lines(templates, self.r.choice([4, 8, 16, 30])), None)])
        shape, most = self.r.choice(SHAPES), self.r.choice([2, 4, 8])
        return self.function("f", [(self.lines(templates, self.r.randint(0, most)), end) for end in shape])

    def llc(self, programs):
        """Runs LLVM's passes from si-insert-waitcnts on. Returns the texts of each program's instructions, without the
        programs for which llc fails."""
        text = "".join(program.replace("name: f", "name: f%d" % n, 1) for n, program in enumerate(programs))
        command = ["llc-19", "-mtriple=amdgcn-amd-amdhsa", "-mcpu=" + self.cpu, "-x", "mir", "-start-before=si-insert-waitcnts", "-", "-o", "-"]
        command.append("-mattr=" + ("+wavefrontsize%d," % self.wave if large(self.cpu) else "") + "-xnack")
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        if done.returncode:
            self.said = done.stderr
            half = len(programs) // 2
            return self.llc(programs[:half]) + self.llc(programs[half:]) if half else []
        return [texts_of(part) for part in re.split(r"^f\d+:.*$", done.stdout, flags=re.M)[1:]]


def texts_of(assembly):
    texts = []
    for line in assembly.split("\n"):
        text = line.split(";")[0].strip()
        if text == "s_endpgm":
            break
        if re.match(r"\.LBB\d+_\d+:", text):
            texts.append(text)
        elif line.startswith("\t") and text and not text.startswith("."):
            texts.append(re.sub(r"\s+", " ", text))
    return texts
