"""Writes code objects like those in libraries of hand-written kernels. Each has one kernel of long straight code, mostly matrix
instructions, reads of LDS, loads to LDS and waits, with few labels. The output depends only on the arguments.

  python3 -m sources.code_objects ASSEMBLER LINKER TARGET FOLDER COUNT [SMALLEST LARGEST]

Sizes are in kilobytes, 30 to 1000 by default, and spread evenly on a logarithmic scale.
"""
import os
import re
import subprocess
import sys

from sources import mix

# Templates in the format of gfx900.mix; @N: N accumulation registers.
CDNA = """
20 ds_read_b128 {$v4|@4}, $v offset:$65520
12 ds_read_b64 $v2, $v offset:$65528
6 ds_write_b64 $v, $v2 offset:$4088
3 ds_write_b32 $v, $v offset:$4092
3 ds_bpermute_b32 $v, $v, $v
14 buffer_load_dword $v, $s4, {0|$s} offen lds
8 buffer_load_dwordx4 {$v4|@4}, $v, $s4, {0|$s} offen{| offset:$4095}
2 buffer_store_dwordx4 $v4, $v, $s4, 0 offen offset:$4095
1 buffer_store_dword $v, $v, $s4, 0 idxen
3 global_load_dwordx4 $v4, $v, $s2{| offset:$2047}
2 global_store_dwordx2 $v, $v2, $s2
1 global_atomic_add_f32 $v2, $v, off
12 s_waitcnt {vmcnt($9)|lgkmcnt($9)|vmcnt(0) lgkmcnt(0)|lgkmcnt(0)}
4 s_barrier
3 s_nop $7
2 s_setprio $3
10 v_mul_f32_e32 $v, $s, $v
8 v_exp_f32_e32 $v, $v
8 v_fma_f32 $v, $v, $s, -$v
6 v_pk_mul_f32 $v2, $v2, $v2{| op_sel_hi:[0,1]}
5 v_pk_fma_f32 $v2, $v2, $v2, $v2
6 v_max3_f32 $v, $v, $v, $v
4 v_perm_b32 $v, $v, $v, $s
4 v_mov_b32_e32 $v, {$v|$i|0xff800000}
4 v_mov_b32_dpp $v, $v row_shr:4 row_mask:0xf bank_mask:0xf
2 v_mov_b32_dpp $v, $v quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
3 v_add_f32_sdwa $v, $v, $v dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
4 v_add_u32_e32 $v, {$v|$s|$l}, $v
3 v_lshlrev_b32_e32 $v, $i, $v
3 v_lshl_add_u32 $v, $v, 2, $v
2 v_and_b32_e32 $v, 63, $v
2 v_cndmask_b32_e64 $v, $v, $v, $s2
2 v_cmp_gt_u32_e32 vcc, $s, $v
8 v_accvgpr_read_b32 $v, @1
6 v_accvgpr_write_b32 @1, $v
3 v_readfirstlane_b32 $s, $v
5 s_add_u32 $s, $s, {$s|$i|$l}
3 s_addc_u32 $s, $s, 0
3 s_mul_i32 $s, $s, $s
2 s_cmp_lt_i32 $s, $i
2 s_cselect_b32 $s, $s, 0
4 s_mov_b32 {m0|$s}, {$s|$l}
3 s_add_u32 m0, $l, $s
2 s_lshl_b32 $s, $s, 2
1 s_load_dwordx4 $s4, $s2, 0x$hff
"""
MATRIX = {
    "gfx90a": """
60 v_mfma_f32_32x32x8bf16_1k {@16, $v2, $v2, @16|$v16, $v2, $v2, $v16|@16, @2, $v2, 0}
40 v_mfma_f32_16x16x16f16 {@4, $v2, $v2, @4|$v4, $v2, $v2, $v4|$v4, $v2, $v2, 0}
""",
    "gfx942": """
50 v_mfma_f32_32x32x16_fp8_fp8 {@16, $v2, $v2, @16|$v16, $v2, $v2, $v16|@16, @2, $v2, 0}
40 v_mfma_f32_16x16x32_fp8_fp8 {@4, $v2, $v2, @4|$v4, $v2, $v2, $v4|$v4, $v2, $v2, 0}
30 v_mfma_f32_32x32x8_bf16 {@16, $v2, $v2, @16|$v16, $v2, $v2, $v16}
20 v_mfma_f32_16x16x16_bf16 {@4, $v2, $v2, @4|$v4, @2, $v2, $v4}
8 v_cvt_pk_fp8_f32 $v, $v, $v{| op_sel:[0,0,1]}
8 v_cvt_pk_f32_fp8_e32 $v2, $v
2 global_load_dwordx4 $v4, $v2, off sc0 sc1
""",
    "gfx950": """
50 v_mfma_f32_32x32x16_bf16 {@16, $v4, $v4, @16|$v16, $v4, $v4, $v16|@16, @4, $v4, 0}
40 v_mfma_f32_16x16x128_f8f6f4 {@4, $v8, $v8, @4|$v4, $v8, $v8, $v4}
20 v_mfma_scale_f32_16x16x128_f8f6f4 $v4, $v4, $v4, $v4, $v, $v op_sel_hi:[0,0,0] cbsz:4 blgp:4
10 ds_read_b64_tr_b16 $v2, $v offset:$65528
10 buffer_load_dwordx4 $v, $s4, 0 offen lds
8 v_cvt_scalef32_pk_fp8_f32 $v, $v, $v, $v
""",
}
WAVE32 = {
    "gfx1100": "150 v_wmma_f32_16x16x16_{f16|bf16} $v8, $v8, $v8, $v8\n120 ds_load_b128 $v4, $v offset:$65520\n"
               "80 buffer_load_b128 $v4, $v, $s4, 0 offen offset:$4095\n",
    "gfx1200": "150 v_wmma_f32_16x16x16_{f16|bf16} $v8, $v4, $v4, $v8\n120 ds_load_b128 $v4, $v offset:$65520\n"
               "80 buffer_load_b128 $v4, $v, $s4, null offen offset:$4095\n",
}
TARGETS = [*MATRIX, *WAVE32]
BYTES_A_LINE = 7  # approximate number of bytes of code per line


class Kernel(mix.Source):
    """The source of a kernel. Its instructions come from the templates above and, for the targets in WAVE32, from
    TARGET.mix."""

    def __init__(self, target):
        super().__init__(target if target in WAVE32 else "gfx900")
        self.random = mix.random.Random(target).random
        self.target = target
        if target in MATRIX:
            self.templates = []
        for line in (WAVE32.get(target) or CDNA.strip() + MATRIX[target]).strip().split("\n"):
            weight, text = line.split(" ", 1)
            self.templates += [self.compile(text)] * int(weight)

    def vector(self, count=1):
        """Returns vector registers. Tuples are aligned to their size, because tuples of matrix instructions must not overlap
        partially."""
        return self.registers("v", count, 256, count)

    def line(self):
        text = self.make(self.pick(self.templates))
        return re.sub(r"@(\d+)", lambda m: self.registers("a", int(m[1]), 256, int(m[1])), text)

    def text(self, size):
        """Returns a source with approximately size bytes of code, and a label every 300 instructions."""
        lines = max(size // BYTES_A_LINE, 32)
        out = ["\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"" % self.target, "\t.text", "\t.globl kernel", "\t.p2align 8",
               "\t.type kernel,@function", "kernel:"]
        for i in range(lines):
            self.targets = range(max(i // 300 - 10, 0), min(i // 300 + 10, lines // 300) + 1)  # labels within the range of a branch
            if i % 300 == 0:
                out.append(".LBB%d:\nlabel_%04X:" % (i // 300, i))
            elif i % 300 == 299:
                out.append("\ts_cbranch_scc0 label_%04X" % (300 * self.pick(self.targets)))
            out.append("\t" + self.line())
        out += ["\ts_endpgm", "\t.size kernel, .-kernel", "\t.section .rodata,\"a\"", "\t.p2align 6", "\t.amdhsa_kernel kernel",
                "\t.amdhsa_next_free_vgpr 256", "\t.amdhsa_next_free_sgpr 96",
                "\t.amdhsa_accum_offset 256" if self.target in MATRIX else "", "\t.end_amdhsa_kernel", ""]
        return "\n".join(out)


def write(assembler, linker, target, folder, count, smallest=30, largest=1000):
    """Writes count objects, with sizes from smallest to largest, in kilobytes. assembler and linker are commands as lists. Returns
    the paths."""
    kernel, paths = Kernel(target), []
    text, obj = os.path.join(folder, "kernel.s"), os.path.join(folder, "kernel.o")
    for i in range(count):
        size = int(1000 * smallest * (largest / smallest) ** (i / max(count - 1, 1)))
        paths.append(os.path.join(folder, "%s-%03d.co" % (target, i)))
        with open(text, "w") as f:
            f.write(kernel.text(size))
        subprocess.run(assembler + ["-mcpu=" + target, "-o", obj, text], check=True)
        subprocess.run(linker + ["-shared", "-o", paths[-1], obj], check=True)
    for path in (text, obj):
        os.remove(path)
    return paths


def main():
    if len(sys.argv) not in (6, 8):
        sys.exit(__doc__)
    assembler, linker, target, folder, *sizes = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    write([assembler], [linker], target, folder, *map(int, sizes))


if __name__ == "__main__":
    main()
