"""Runs short sequences of instructions on semantics.tbl: jumps, the mode register, conversions of small floats with what they keep of the
destination, permutations. Each leaves its result in v2 of all lanes; v0 is the lane. The expected values are those of the instructions' descriptions,
worked out by hand or with exact numbers. "-": an instruction is not computed from these values.

  sequences.py GEN.PY TABLES BUILD [all]
"""
import os
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
import elf  # noqa: E402

BUILD = sys.argv[3]
STORE = {"gfx9": "s_load_dwordx2 s[4:5], s[0:1], 0x0; s_waitcnt lgkmcnt(0); v_lshlrev_b32 v1, 2, v0; global_store_dword v1, v2, s[4:5]; s_endpgm",
         "gfx11": "s_load_b64 s[4:5], s[0:1], 0x0; s_waitcnt lgkmcnt(0); v_lshlrev_b32 v1, 2, v0; global_store_b32 v1, v2, s[4:5]; s_endpgm",
         "gfx12": "s_load_b64 s[4:5], s[0:1], 0x0; s_wait_kmcnt 0x0; v_lshlrev_b32 v1, 2, v0; global_store_b32 v1, v2, s[4:5]; s_endpgm"}
CALL = "s_call_b64 s[8:9], sub; v_mov_b32 v2, s10; s_branch done; sub: s_mov_b32 s10, 7; s_setpc_b64 s[8:9]; done: s_nop 0"
SWAP = """s_getpc_b64 s[8:9]; here: s_add_u32 s8, s8, sub-here; s_addc_u32 s9, s9, 0; s_swappc_b64 s[10:11], s[8:9]; v_mov_b32 v2, s12; s_branch done;
sub: s_mov_b32 s12, 9; s_setpc_b64 s[10:11]; done: s_nop 0"""
LOOP = "s_mov_b32 s8, 5; s_mov_b32 s9, 0; top: s_add_i32 s9, s9, s8; s_sub_i32 s8, s8, 1; s_cmp_lg_i32 s8, 0; s_cbranch_scc1 top; v_mov_b32 v2, s9"
EXECZ = "v_mov_b32 v2, 1; s_mov_b32 s8, exec_lo; s_mov_b32 exec_lo, 0; s_cbranch_execz over; s_mov_b32 s8, 0; over: s_mov_b32 exec_lo, s8; v_mov_b32 v2, 2"
VCCZ = "s_mov_b32 vcc_lo, 0; v_mov_b32 v2, 1; s_cbranch_vccnz over; v_mov_b32 v2, 2; s_cbranch_vccz over; v_mov_b32 v2, 3; over: s_nop 0"
ADD = "v_mov_b32 v3, 1.0; v_add_f32 v2, 0x%x, v3"  # to 1.0; the number's unit in the last place is 2^-23
HALF = "v_mov_b32 v2, 0; v_mov_b32 v3, 0x3f801fff; v_cvt_f16_f32 v2, v3"  # just below 1 + 2^-10
KEPT = "v_mov_b32 v2, 0xdeadbeef; v_mov_b32 v3, %s; v_mov_b32 v4, %s; v_mov_b32 v5, %s; "
SPREAD = "".join(f"v_mov_b32 v{n}, {1.0 if n < 48 else 2.0}; " for n in range(32, 64)) + "v_mov_b32 v5, 1.0; "


def bits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def packed(codes, width, dword):
    """Returns a dword of elements that follow one another."""
    return sum(code << width * i for i, code in enumerate(codes)) >> 32 * dword & 0xffffffff


def in_group(lane, width, other):
    """Returns the lane `other` of the group of a lane, or the lane itself if the group does not have it."""
    return lane // width * width + other if 0 <= other < width else lane


CASES = [
    ("gfx1100", CALL, 7), ("gfx950", CALL, 7), ("gfx1100", SWAP, 9), ("gfx900", SWAP, 9), ("gfx1100", LOOP, 15), ("gfx1100", EXECZ, 2),
    ("gfx1100", VCCZ, 2), ("gfx1250", CALL.replace("call_b64", "call_i64").replace("setpc_b64", "set_pc_i64"), 7),
    # rounding: 0 to nearest, 1 up, 2 down, 3 toward zero; of f32 in bits 0 and 1, of f16 and f64 in bits 2 and 3
    ("gfx1100", ADD % 0x33c00000, 0x3f800001), ("gfx1100", "s_round_mode 0x3; " + ADD % 0x33c00000, 0x3f800000),
    ("gfx1100", ADD % 0x33000000, 0x3f800000), ("gfx1100", "s_round_mode 0x1; " + ADD % 0x33000000, 0x3f800001),
    ("gfx1100", "s_round_mode 0xc; " + ADD % 0x33c00000, 0x3f800001), ("gfx1100", HALF, 0x3c01),
    ("gfx1100", "s_round_mode 0xc; " + HALF, 0x3c00), ("gfx1100", "s_round_mode 0x3; " + HALF, 0x3c01),
    ("gfx950", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3; " + HALF, 0x3c00),
    ("gfx1100", "s_round_mode 0x3; s_getreg_b32 s8, hwreg(HW_REG_MODE, 0, 4); v_mov_b32 v2, s8", 3),
    ("gfx1100", "s_mov_b32 s8, 2; s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s8; s_getreg_b32 s9, hwreg(HW_REG_MODE, 0, 8); v_mov_b32 v2, s9", 0xc2),
    ("gfx1100", "s_getreg_b32 s8, hwreg(HW_REG_STATUS, 0, 4)", "-"),
    ("gfx1100", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1; " + HALF, "-"),
    ("gfx1100", "s_round_mode 0x3; v_dot2_f32_f16 v2, v3, v4, v5", "-"),
    ("gfx1100", "v_mov_b32 v3, 1; v_add_f32 v2, 0, v3", 0), ("gfx1100", "s_denorm_mode 0xf; v_mov_b32 v3, 1; v_add_f32 v2, 0, v3", 1),
    # parameters: the first step has the difference of lane 1 of a quad, and the value of lane 0
    ("gfx1100", "v_cvt_f32_u32 v3, v0; v_mov_b32 v4, 2.0; v_mov_b32 v5, v3; v_interp_p10_f32 v2, v3, v4, v5",
     lambda lane: bits(2 * (lane // 4 * 4 + 1) + lane // 4 * 4)),
    ("gfx1100", "v_cvt_f32_u32 v3, v0; v_mov_b32 v4, 0.5; v_mov_b32 v5, 4.0; v_interp_p2_f32 v2, v3, v4, v5", lambda lane: bits(0.5 * (lane // 4 * 4 + 2) + 4)),
    # small floats: 1.0 is 38 as fp8, and 40 with the bias of gfx942, 3c as bf8, 8 as fp6, 2 as fp4
    ("gfx950", KEPT % ("1.0", "2.0", "0") + "v_cvt_pk_fp8_f32 v2, v3, v4", 0xdead4038),
    ("gfx950", KEPT % ("1.0", "2.0", "0") + "v_cvt_pk_fp8_f32 v2, v3, v4 op_sel:[0,0,1]", 0x4038beef),
    ("gfx942", KEPT % ("1.0", "0x7fc00000", "0") + "v_cvt_pk_fp8_f32 v2, v3, v4", 0xdead8040),
    ("gfx950", KEPT % ("1.0", "0x477fff00", "0") + "v_cvt_pk_bf8_f32 v2, v3, v4", 0xdead7c3c),
    ("gfx1200", KEPT % ("1.0", "2.0", "0") + "v_cvt_pk_fp8_f32 v2, v3, v4 op_sel:[0,0,1]", 0x4038beef),
    ("gfx950", KEPT % ("0x3f880000", "0x80000000", "0") + "v_cvt_sr_fp8_f32 v2, v3, v4 op_sel:[0,0,1,1]", 0x39adbeef),
    ("gfx950", KEPT % ("0x3f880000", "0x7fffffff", "0") + "v_cvt_sr_fp8_f32 v2, v3, v4 op_sel:[0,0,1,0]", 0xdead38ef),
    ("gfx1200", KEPT % ("0x3f880000", "0x80000000", "0") + "v_cvt_sr_fp8_f32 v2, v3, v4 byte_sel:2", 0xde39beef),
    ("gfx950", KEPT % ("1.0", "4.0", "2.0") + "v_cvt_scalef32_pk_fp4_f32 v2, v3, v4, v5 op_sel:[0,0,1,0]", 0xdead41ef),
    ("gfx950", KEPT % ("0x3c003800", "2.0", "0") + "v_cvt_scalef32_pk_fp8_f16 v2, v3, v4", 0xdead3028),
    ("gfx950", KEPT % ("0x3c38", "4.0", "0") + "v_cvt_scalef32_f32_fp8 v2, v3, v4", bits(4)),
    ("gfx950", KEPT % ("0x3c3800", "0.5", "0") + "v_cvt_scalef32_f32_bf8 v2, v3, v4 op_sel:[0,1]", bits(0.5)),
    ("gfx950", KEPT % ("0x42", "2.0", "0") + "v_cvt_scalef32_pk_bf16_fp4 v2, v3, v4", 0x40804000),
    ("gfx950", SPREAD + "v_cvt_scalef32_2xpk16_fp6_f32 v[8:13], v[32:47], v[48:63], v5; v_mov_b32 v2, v9", packed([8, 16] * 16, 6, 1)),
    ("gfx950", SPREAD + "v_cvt_scalef32_2xpk16_fp6_f32 v[8:13], v[32:47], v[48:63], v5; v_cvt_scalef32_pk32_f32_fp6 v[64:95], v[8:13], v5; v_mov_b32 v2, v95",
     bits(2)),
    ("gfx950", "v_mov_b32 v3, 0x3fc0; v_cvt_f32_bf16 v2, v3", bits(1.5)),
    ("gfx950", "v_mov_b32 v3, 0x3f808000; v_mov_b32 v4, 0x3f818000; v_cvt_pk_bf16_f32 v2, v3, v4", 0x3f823f80),
    ("gfx950", "v_mov_b32 v4, 5; v_mov_b32 v5, 6; v_mov_b32 v6, 7; v_mov_b32 v7, 8; v_pk_mov_b32 v[8:9], v[4:5], v[6:7] op_sel:[1,0]; v_mov_b32 v2, v8", 6),
    ("gfx950", "v_mov_b32 v3, 0x80000001; v_prng_b32 v2, v3", 0xc7),
    ("gfx1250", "v_mov_b32 v3, 0x40003f80; v_mov_b32 v4, 0x3f803f80; v_pk_add_bf16 v2, v3, v4", 0x40404000),
    ("gfx1250", "v_mov_b32 v3, 1.0; v_mov_b32 v4, 0x40000000; v_mov_b32 v5, 0x3f804040; v_mov_b32 v2, 0; v_fma_mixlo_bf16 v2, v3, v4, v5 op_sel_hi:[0,0,1]",
     0x40a0),
    ("gfx1250", "v_mov_b32 v3, 0x80; v_mov_b32 v4, 0x7f0080; v_cvt_scale_pk8_f32_fp4 v[8:15], v3, v4 scale_sel:0; v_mov_b32 v2, v9", bits(-0.0)),
    ("gfx1250", "v_mov_b32 v3, 0x42; v_mov_b32 v4, 0x80007f; v_cvt_scale_pk8_f32_fp4 v[8:15], v3, v4 scale_sel:2; v_mov_b32 v2, v9", bits(4)),
    ("gfx1250", "v_cvt_scale_pk8_f32_fp4 v[8:15], v3, v4 scale_sel:5", "-"),
    ("gfx1250", "v_mov_b32 v3, 0x3f800000; v_mov_b32 v4, 0x3f800000; v_mov_b32 v5, 0x8000ffff; v_cvt_sr_pk_bf16_f32 v2, v3, v4, v5", 0x3f803f80),
    ("gfx1250", "v_mov_b32 v3, 0x3f808000; v_mov_b32 v4, 0x3f808000; v_mov_b32 v5, 0x7fff8000; v_cvt_sr_pk_bf16_f32 v2, v3, v4, v5", 0x3f803f81),
    ("gfx1250", "v_mov_b32 v3, 0x7f80f905; v_mov_b32 v2, 0; v_sat_pk4_i4_i8 v2, v3", 0x7895),
    ("gfx1250", "v_mov_b32 v3, 0x1f0f2001; v_mov_b32 v2, 0; v_sat_pk4_u4_u8 v2, v3", 0xfff1),
    # permutations in groups
    ("gfx1250", "s_mov_b32 s8, 3; s_mov_b32 s9, 8; v_permlane_bcast_b32 v2, v0, s8, s9", lambda lane: lane & ~7 | 3),
    ("gfx1250", "s_mov_b32 s8, 3; s_mov_b32 s9, 8; v_permlane_up_b32 v2, v0, s8, s9", lambda lane: in_group(lane, 8, lane % 8 - 3)),
    ("gfx1250", "s_mov_b32 s8, 3; s_mov_b32 s9, 8; v_permlane_down_b32 v2, v0, s8, s9", lambda lane: in_group(lane, 8, lane % 8 + 3)),
    ("gfx1250", "s_mov_b32 s8, 40; s_mov_b32 s9, 8; v_permlane_up_b32 v2, v0, s8, s9", lambda lane: lane),
    ("gfx1250", "s_mov_b32 s8, 5; s_mov_b32 s9, 8; v_permlane_xor_b32 v2, v0, s8, s9", lambda lane: lane ^ 5),
    ("gfx1250", "s_mov_b32 s9, 8; v_lshlrev_b32 v3, 1, v0; v_permlane_idx_gen_b32 v2, v3, s9", lambda lane: (lane & ~7 | 2 * lane & 7) * 4),
    ("gfx1250", "s_mov_b32 exec_lo, 1; s_mov_b32 s8, 3; s_mov_b32 s9, 8; v_permlane_bcast_b32 v2, v0, s8, s9", "-"),
    ("gfx1250", "v_mov_b32 v3, 0x89abcdef; v_mov_b32 v4, 0x01234567; v_mov_b32 v6, 0xfedcba98; v_mov_b32 v7, 0; v_perm_pk16_b4_u4 v[8:9], v3, v4, v[6:7]; v_mov_b32 v2, v8",
     0x89abcdef),
]


def assembled(cpu, text, folder):
    source, output = os.path.join(folder, "in.s"), os.path.join(folder, "out.o")
    store = STORE[next(name for name in sorted(STORE, reverse=True) if cpu.startswith(name))]
    with open(source, "w") as f:
        f.write(f'.amdgcn_target "amdgcn-amd-amdhsa--{cpu}"\n' + "\n".join(f"{text}; {store}".split("; ")) + "\n")
    subprocess.run([os.path.join(BUILD, "assembler", "amdgcn-as"), f"-mcpu={cpu}", source, "-o", output], check=True)
    with open(output, "rb") as f:
        return elf.Elf(f.read()).section(".text")["body"].hex()


def main():
    with tempfile.TemporaryDirectory() as folder:
        codes = [assembled(cpu, text.replace("\n", " "), folder) for cpu, text, _ in CASES]
    lanes = [64 if cpu.startswith("gfx9") else 32 for cpu, *_ in CASES]
    lines = [f"{cpu} {n} program {code} {'00' * 4 * n} {n:x}\n" for (cpu, *_), n, code in zip(CASES, lanes, codes)]
    out = subprocess.run([os.path.join(BUILD, "testsuite", "facts-execute")], input="".join(lines), capture_output=True, text=True, check=True).stdout.split("\n")
    for (cpu, text, want), n, line in zip(CASES, lanes, out):
        if line[:1] == "-" or want == "-":
            if line[:1] != want:
                print(f"{cpu} {text}: {line[:16]} instead of {want}")
            continue
        got = [int.from_bytes(bytes.fromhex(line[8 * i:8 * i + 8]), "little") for i in range(n)]
        wanted = [want(i) if callable(want) else want for i in range(n)]
        wrong = [i for i in range(n) if got[i] != wanted[i]]
        if wrong:
            print(f"{cpu} {text}: lane {wrong[0]} has {got[wrong[0]]:x}, expected {wanted[wrong[0]]:x}")


main()
