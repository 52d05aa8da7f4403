"""Writes matrix products in the style of generated kernels: named registers, each with a .set; a comment on every line and between
lines; small wrapper macros for instructions; straight unrolled loops; and a result that is stored in many similar batches."""
import random

WRAPPERS = [("add_u32", "dst, src0, src1, dpp=", "v_add_u32 \\dst, \\src0, \\src1 \\dpp"),
            ("sub_u32", "dst, src0, src1, dpp=", "v_sub_u32 \\dst, \\src0, \\src1 \\dpp"),
            ("add_co_u32", "dst, cc, src0, src1, dpp=", "v_add_co_u32 \\dst, \\cc, \\src0, \\src1 \\dpp"),
            ("sub_co_u32", "dst, cc, src0, src1, dpp=", "v_sub_co_u32 \\dst, \\cc, \\src0, \\src1 \\dpp"),
            ("addc_co_u32", "dst, ccOut, src0, ccIn, src1, dpp=", "v_addc_co_u32 \\dst, \\ccOut, \\src0, \\ccIn, \\src1 \\dpp"),
            ("add_lshl_u32", "dst, src0, src1, shiftCnt", "v_add_lshl_u32 \\dst, \\src0, \\src1, \\shiftCnt"),
            ("lshl_add_u32", "dst, src0, src1, shiftCnt", "v_lshl_add_u32 \\dst, \\src0, \\src1, \\shiftCnt"),
            ("lshl_or_b32", "dst, src0, shiftCnt, src1", "v_lshl_or_b32 \\dst, \\src0, \\shiftCnt, \\src1"),
            ("mac_f32", "c:req, a:req, b:req", "v_fmac_f32 \\c, \\a, \\b")]
COMPARISONS = ["lt", "eq", "le", "gt", "ne", "ge"]
RULE = "/******************************************/\n"
SCALARS = ["KernArgAddress:2", "WorkGroup0", "WorkGroup1", "WorkGroup2", "LoopCounterL", "OrigLoopCounter", "SrdA:4", "SrdB:4",
           "SrdC:4", "SrdD:4", "Tensor2dSizeA:2", "Tensor2dSizeB:2", "AddressD:2", "AddressC:2", "AddressA:2", "AddressB:2",
           "Alpha:2", "Beta:2", "StridesD:2", "StridesC:2", "StridesA:2", "StridesB:2", "SizesFree:4", "SizesSum",
           "NumWorkGroups0", "NumWorkGroups1", "StaggerUIter", "ShadowLimitA:2", "ShadowLimitB:2", "GlobalReadIncsA",
           "GlobalReadIncsB"]
FIRST_TEMPORARY = 72  # number of the first temporary SGPR; temporary VGPRs follow the named VGPRs
MAGIC = """\
.macro V_MAGIC_DIV dstIdx:req, dividend:req, magicNumber:req, magicShift:req, magicA:req
    v_mul_hi_u32 v[\\dstIdx+1], \\dividend, \\magicNumber
    v_mul_lo_u32 v[\\dstIdx+0], \\dividend, \\magicA
    _v_add_u32 v[\\dstIdx+0], v[\\dstIdx+0], v[\\dstIdx+1]
    v_lshrrev_b32 v[\\dstIdx+0], \\magicShift, v[\\dstIdx+0]
.endm

/* where an element of A is */
.macro GLOBAL_OFFSET_A vgprAddr:req vgprOffset0I:req vgprOffsetL:req vgprTmp:req
v_mul_lo_u32 v[\\vgprTmp+0], s[sgprStridesA], v[\\vgprOffsetL] // row times its stride
_v_add_co_u32 v[\\vgprAddr+0], vcc, v[\\vgprOffset0I], v[\\vgprTmp+0] // and the column
_v_add_u32 v[\\vgprAddr+0], 0x2, v[\\vgprAddr+0]     // room before the first one
v_lshlrev_b32 v[\\vgprAddr+0], 0x3, v[\\vgprAddr+0]  // elements to bytes
.endm

/* quotient and remainder of what is not known before */
.macro DYNAMIC_VECTOR_DIVIDE vQuotient vRemainder vDividend vDivisor vTmp0 vTmp1 sTmp
v_cvt_f32_u32 v[\\vQuotient], v[\\vDivisor]          //
v_rcp_f32 v[\\vQuotient], v[\\vQuotient]             //
v_mul_f32 v[\\vQuotient], 0x4f800000, v[\\vQuotient] //
v_cvt_u32_f32 v[\\vQuotient], v[\\vQuotient]         //
v_mul_lo_u32 v[\\vRemainder], v[\\vDivisor], v[\\vQuotient] //
v_mul_hi_u32 v[\\vTmp0], v[\\vDivisor], v[\\vQuotient] //
_v_sub_co_u32 v[\\vTmp1], vcc, 0x0, v[\\vRemainder]  //
v_cmp_ne_i32 s[\\sTmp:\\sTmp+1], 0x0, v[\\vTmp0]      //
v_cndmask_b32 v[\\vRemainder], v[\\vTmp1], v[\\vRemainder], s[\\sTmp:\\sTmp+1] //
v_mul_hi_u32 v[\\vRemainder], v[\\vRemainder], v[\\vQuotient] //
_v_add_co_u32 v[\\vQuotient], vcc, v[\\vQuotient], v[\\vRemainder] //
v_mul_lo_u32 v[\\vRemainder], v[\\vQuotient], v[\\vDivisor] // the remainder
_v_sub_co_u32 v[\\vRemainder], vcc, v[\\vDividend], v[\\vRemainder] // at last
.endm

"""


def padded(text, remark):
    return "%-50s // %s\n" % (text, remark)


class Kernel:
    """The text of one kernel. The kernel's tile consists of rows x columns blocks. One matrix instruction computes one block."""

    def __init__(self, number, random, double):
        self.random, self.double, self.label, self.number = random, double, 0, number
        self.rows, self.columns, self.iterations = random.choice([2, 4]), random.choice([4, 8]), random.choice([2, 4])
        self.name = "Cijk_Ailk_Bljk_%sB_MT%dx%dx16_MI%s_SN_1LDSB0_GRVW2_K1_PGR1_PLR1_SU4_SUS128_WGM4_%d" % (
            "D" if double else "HS", 16 * self.rows, 16 * self.columns, "16x16x4x1" if double else "32x32x8x1", number)
        self.acc = 8 if double else 16
        self.lines = []

    def put(self, text, remark=None):
        self.lines.append(text + "\n" if remark is None else padded(text, remark))

    def title(self, text):
        self.lines.append("\n" + RULE + "/* %-38s */\n" % text + RULE)

    def remark(self, text):
        self.lines.append("/* %s */\n" % text)

    def next_label(self):
        self.label += 1
        return "label_%04d_%d" % (self.label, self.number)

    def assignments(self):
        self.title("vector registers")
        at = min(self.rows * self.columns * 8, 128) if self.double else 0
        self.remark("sums: [0-%d), stored one after another" % at)
        self.put(".set vgprValuC, 0")
        self.remark("A and B  Xn=iteration that reads them")
        for operand, blocks in (("A", self.rows), ("B", self.columns)):
            for x in range(self.iterations):
                self.put(".set vgprValu%s_X%d_I0, %d" % (operand, x, at))
                at += (2 if self.double else 4) * min(blocks, 4)
        for name in ("LocalWriteAddrA", "LocalWriteAddrB", "GlobalReadOffsetA:4", "GlobalReadOffsetB:4", "G2LA:8", "G2LB:8",
                     "LocalReadAddrA", "LocalReadAddrB", "Serial"):
            at += at % 2
            self.put(".set vgpr%s, %d" % (name.split(":")[0], at))
            at += int(name.partition(":")[2] or 1)
        self.temporary = at + at % 2
        assert self.temporary + 12 <= 256
        self.remark("vector registers: %d" % self.temporary)
        self.title("scalar registers")
        at = 0
        for name in SCALARS:
            name, _, count = name.partition(":")
            count = int(count or 1)
            at += -at % count
            self.put(".set sgpr%s, %d" % (name, at))
            at += count
        self.remark("scalar registers: %d" % at)
        assert at <= FIRST_TEMPORARY
        for name, what, plus in (("SizeI", "SizesFree", 0), ("SizeJ", "SizesFree", 1), ("SizeK", "SizesFree", 2),
                                 ("SizeL", "SizesSum", 0), ("StrideD1J", "StridesD", 0), ("StrideDK", "StridesD", 1),
                                 ("StrideC1J", "StridesC", 0), ("StrideCK", "StridesC", 1)):
            self.put(".set sgpr%s, sgpr%s+%d" % (name, what, plus))
        for name, value in (("MT0", "128"), ("MT1", "128"), ("DepthU", "16"), ("BpeA", "8"), ("SrdShiftLeftA", "2"),
                            ("BufferLimit", "0xffffffff"), ("BufferOOB", "0x80000000"), ("Srd127_96", "0x00020000")):
            self.put(".set %s, %s" % (name, value))

    def begin(self):
        self.title("arguments")
        self.put("s_setprio 3", "the stores come first")
        self.put("s_mov_b32 m0, 0x9000", "LDS ends at 36864 bytes")
        self.put("v_mov_b32 v[vgprSerial], v0", "number of the thread")
        self.put("s_load_dwordx8 s[sgprAddressD:sgprAddressD+7], s[sgprKernArgAddress:sgprKernArgAddress+1], 0x8", "")
        self.put("s_load_dwordx4 s[sgprAlpha:sgprAlpha+3], s[sgprKernArgAddress:sgprKernArgAddress+1], 0x28", "")
        self.put("s_waitcnt lgkmcnt(0)", "wait for 48 bytes of arguments")
        for x in "DCAB":
            pair = "s[sgprStrides%s:sgprStrides%s+1]" % (x, x)
            self.put("s_lshl_b64 %s, %s, 0x3" % (pair, pair), "to bytes")
            self.put("s_add_u32 s[sgprAddress%s+0], s[sgprAddress%s+0], s[sgprStrides%s]" % (x, x, x), "its address, low")
            self.put("s_addc_u32 s[sgprAddress%s+1], s[sgprAddress%s+1], 0" % (x, x), "and high")
        for x in "AB":
            self.lines.append("\n\n")
            self.remark("global reads: where %s begins" % x.lower())
            self.put("s_mov_b32 s[sgprSrd%s+0], s[sgprAddress%s+0]" % (x, x), "base, low")
            self.put("s_mov_b32 s[sgprSrd%s+1], s[sgprAddress%s+1]" % (x, x), "base, high")
            self.put("s_mov_b32 s[sgprSrd%s+2], BufferLimit" % x, "all of memory")
            self.put("s_mov_b32 s[sgprSrd%s+3], Srd127_96" % x, "the upper word is the same for all")
        t = self.temporary
        for i in range(4):
            self.put("GLOBAL_OFFSET_A vgprGlobalReadOffsetA+%d,  %d,  %d, %d" % (i, t, t + 1, t + 2), "gRO of part %d" % i)
            self.put("V_MAGIC_DIV %d, v[vgprSerial], s[sgprSizeK], 0x%x, s[sgprSizeL]" % (t, 3 + i), "which group")
        self.put("DYNAMIC_VECTOR_DIVIDE %d %d %d %d %d %d %d" % (t, t + 1, t + 2, t + 3, t + 4, t + 5, FIRST_TEMPORARY))

    def operand(self, letter, x, block):
        width = 2 if self.double else 4
        at = "vgprValu%s_X%d_I0+%d+0+0" % (letter, x, width * (block % 4))
        return "v[%s:%s+%d]" % (at, at, 1)

    def products(self, x):
        index = 0
        for column in range(self.columns):
            for row in range(self.rows):
                yield index, row, column
                index += 1

    def iteration(self, x, loads):
        self.lines.append("\n\n")
        self.remark("iteration %d%s" % (x, "" if loads else " (the last ones)"))
        self.remark(" reads end before product %d, writes to LDS from product %d " % (self.rows * 2, self.rows * 3))
        for index, row, column in self.products(x):
            self.remark(" product %d " % (index + x * self.rows * self.columns))
            if index == 0:
                self.put("s_waitcnt lgkmcnt(0)" + (" vmcnt(%d)" % self.random.randrange(4) if not loads else ""),
                         "wait for reads from LDS before old=%d, new=%d newLW=0 newLR=0" % (x % 2, x % 2))
                self.put("s_setprio 1", "")
            elif index % 2:
                letter = "AB"[index // 2 % 2]
                at = "vgprValu%s_X%d_I0+%d" % (letter, (x + 1) % self.iterations, 4 * (index // 4 % 2) if not self.double else 0)
                what = "ds_read_b128 v[%s:%s+3], v[vgprLocalReadAddr%s]" % (at, at, letter)
                what += " offset:%d" % (64 * index + 2560 * (index % 7))
                self.lines.append("%s // LDS -> registers swap=0 block=%d part=0 element=0 iteration=%d\n" % (what, index, x))
            elif loads and index % 4 == 2:
                letter = "AB"[index // 4 % 2]
                at = "vgprG2L%s+%d" % (letter, index // 8 % 2 * 4)
                self.put("buffer_load_dwordx4 v[%s+0:%s+0+3], v[vgprGlobalReadOffset%s+%d], s[sgprSrd%s:sgprSrd%s+3], 0, "
                         "offen offset:0" % (at, at, letter, index // 8 % 2, letter, letter), "from memory, part %d" % index)
            elif index % 8 == 4:
                self.remark("reads from LDS: %d cycles are left" % (index % 6))
            a, b = self.operand("A", x, row), self.operand("B", x, column)
            acc = self.acc * index % 128
            if self.double:
                self.put("v_mfma_f64_16x16x4f64 v[%d:%d], %s, %s, v[%d:%d]" % (acc, acc + 7, b, a, acc, acc + 7))
            else:
                self.put("v_mfma_f32_32x32x8f16 acc[%d:%d], %s, %s, acc[%d:%d]" % (acc, acc + 15, b, a, acc, acc + 15))
                self.lines[-1] = self.lines[-1][:-1] + " // left value = acc[%d+0:%d+0]\n" % (acc, acc + 15)
        for x in "AB":
            self.remark("data of %s: iteration %d, reads %d, skipped 1, each time %d" % (x, -1, 1, 8))

    def loop(self):
        begin, end = self.next_label(), self.next_label()
        self.title("main loop")
        self.put(begin + ":")
        for x in range(self.iterations):
            self.iteration(x, True)
            if x == 1:
                self.put("s_nop 0", "")
                self.put("s_barrier", "all have written to LDS")
                for i, letter in enumerate("AABB"):
                    at = "vgprG2L%s+%d" % (letter, i % 2 * 4)
                    self.put("ds_write_b128 v[vgprLocalWriteAddr%s], v[%s:%s+3] offset:%d" % (letter, at, at, 2560 * i),
                             "part %d" % i)
                for letter in "AB":
                    self.put("s_add_u32 s[sgprSrd%s+0], s[sgprSrd%s+0], s[sgprGlobalReadIncs%s]" % (letter, letter, letter),
                             "next, low")
                    self.put("s_addc_u32 s[sgprSrd%s+1], s[sgprSrd%s+1], 0" % (letter, letter), "next, high")
                    self.put("s_sub_u32 s[sgprShadowLimit%s+0], s[sgprShadowLimit%s+0], s[sgprGlobalReadIncs%s]" % (
                        letter, letter, letter), "what is left")
                    self.put("s_subb_u32 s[sgprShadowLimit%s+1], s[sgprShadowLimit%s+1], 0" % (letter, letter), "")
                    self.put("s_cmp_eq_u32 s[sgprShadowLimit%s+1], 0" % letter, "is it less than 4 GB?")
                    self.put("s_cselect_b32 s[sgprSrd%s+2], s[sgprShadowLimit%s+0], BufferLimit" % (letter, letter), "the limit")
        self.put("s_sub_u32 s[sgprLoopCounterL], s[sgprLoopCounterL], 1", "one less")
        self.put("s_cmp_eq_i32 s[sgprLoopCounterL], 0x1", "the last one?")
        self.put("s_cbranch_scc0 " + begin, "again")
        self.put(end + ":")
        for x in range(self.iterations):
            self.iteration(x, False)

    def batch(self, number, end):
        """Returns the code for a part of the result: mask, load of C, scaled sums, store."""
        r, t = self.random, self.temporary
        row, column = divmod(number, 4)
        self.title("batch %d of the result (d1,d0,vc1,vc0) =" % number)
        self.remark("   (%d,0,0,%d:vw1)                     " % (row, column))
        self.lines.append("\n")
        self.remark("coordinates, mask, loads")
        self.remark("alpha times the element=[(%d, 0, 0, %d)]" % (row, column))
        c = 2 * r.randrange(16)
        self.put("v_mul_f64 v[vgprValuC+%d:vgprValuC+%d+1], s[sgprAlpha:sgprAlpha+1], v[vgprValuC+%d:vgprValuC+%d+1]" % (
            t + 10, t + 10, c, c), "the sum times alpha")
        self.remark("(d1,vc1,d0,vc0)=(%d,0,0,%d)" % (row, column))
        if column:
            self.put("_v_add_co_u32 v%d, vcc, v%d, %d" % (t + 4, t, column), "column: += d0*sg0*VW + vc0")
        else:
            self.put("_v_add_co_u32 v%d, vcc, v%d, %d" % (t + 1, t + 1, 4), "row: += d1*sg1*VW + vc1")
            for what, name in (("C", "StrideC1J"), ("D", "StrideD1J")):
                self.put("s_mul_i32 s%d, s[sgpr%s], %d" % (FIRST_TEMPORARY, name, 4), "the stride of %s" % what)
                self.put("_v_add_u32 v%d, v%d, s%d" % (t + 2, t + 2, FIRST_TEMPORARY), "to the next row of %s" % what)
        s = FIRST_TEMPORARY
        self.put("v_cmp_lt_u32 s[%d:%d], v%d, s[sgprSizeI]" % (s, s + 1, t + 4), "column < size")
        self.put("v_cmp_lt_u32 s[%d:%d], v%d, s[sgprSizeJ]" % (s + 2, s + 3, t + 1), "row < size")
        self.put("s_and_b64 s[%d:%d], s[%d:%d], s[%d:%d]" % (s + 2, s + 3, s, s + 1, s + 2, s + 3), "both")
        for register, what in ((t + 7, "C"), (t + 6, "D")):
            self.put("_v_add_lshl_u32 v%d, v%d, v%d, 0x3" % (register, t + 2, t + 4), "where it is in %s, in bytes" % what)
            self.put("v_cndmask_b32 v%d, -1, v%d, s[%d:%d]" % (register, register, s + 2, s + 3), "nowhere if outside")
        self.put("buffer_load_dwordx2 v[%d:%d], v%d, s[sgprSrdC:sgprSrdC+3], 0, offen offset:0,  glc slc" % (t + 8, t + 9, t + 7),
                 "C, for beta")
        if number % 16 == 5:
            self.put("s_cbranch_scc1 " + end, "nothing is left")
        self.put("s_sleep 5 // meet the others")
        self.put("s_barrier")
        self.put("s_waitcnt vmcnt(0)", "wait for C")
        self.lines.append("\n")
        self.remark("mask, new values, stores")
        self.put("v_fma_f64 v[vgprValuC+%d:vgprValuC+%d+1], v[%d:%d], s[sgprBeta:sgprBeta+1], v[vgprValuC+%d:vgprValuC+%d+1]" % (
            t + 10, t + 10, t + 8, t + 9, t + 10, t + 10), "sum*alpha + C*beta")
        self.put("buffer_store_dwordx2 v[%d:%d], v%d, s[sgprSrdD:sgprSrdD+3], 0, offen, offset:%d,  glc slc" % (
            t + 10, t + 11, t + 6, 0), "D")
        self.put("s_nop 0", "one wait state before the registers of a store are written")

    def write(self):
        self.lines.append(RULE + "/* %s */\n" % self.name + RULE)
        for text in (".text", ".protected " + self.name, ".globl " + self.name, ".p2align 8",
                     ".type %s,@function" % self.name, self.name + ":"):
            self.put(text)
        self.assignments()
        self.begin()
        self.loop()
        end = self.next_label()
        for number in range(self.random.choice([64, 128])):
            self.batch(number, end)
        self.put(end + ":  /// the end")
        self.put("s_endpgm", "the kernel ends")
        self.put(".size %s, .-%s" % (self.name, self.name))
        self.put("""\
.section .rodata,"a",@progbits
.p2align 6
.amdhsa_kernel %s
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_accum_offset 256 // accvgpr offset
  .amdhsa_next_free_vgpr 512 // vgprs
  .amdhsa_next_free_sgpr 96 // sgprs
  .amdhsa_group_segment_fixed_size 36864 // lds bytes
  .amdhsa_private_segment_fixed_size 0
  .amdhsa_system_sgpr_workgroup_id_y 1
  .amdhsa_system_sgpr_workgroup_id_z 1
.end_amdhsa_kernel
""" % self.name)
        return "".join(self.lines)


def head():
    text = "".join(".macro _v_%s %s\n   %s\n.endm\n\n" % row for row in WRAPPERS)
    for kind in ("i16", "i32", "i64", "u16", "u32", "u64"):
        for comparison in COMPARISONS:
            text += ".macro _v_cmpx_%s_%s dst, src0, src1=\n   v_cmpx_%s_%s \\dst, \\src0, \\src1\n.endm\n\n" % (
                (comparison, kind) * 2)
    return text + RULE + "/* division by what is known before       */\n" + RULE + MAGIC


def write(out, size):
    r = random.Random(size)
    text = head()
    done, number = 0, 0
    while done < size:
        out.write(text)
        done += len(text)
        text = Kernel(number, r, number % 3 == 0).write()
        number += 1
