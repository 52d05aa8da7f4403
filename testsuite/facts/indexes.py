"""Runs programs whose instructions use registers that are chosen when they are executed, by m0, s_set_gpr_idx_on or s_set_vgpr_msb, that are
skipped, or that use what the wave supplies: status registers and clocks, as in execute_program.c. Compares what they store: each lane has 4 dwords.

  indexes.py GEN.PY TABLES BUILD [all]
"""
import os
import re
import subprocess
import sys

BUILD = sys.argv[3]
OLD = "s_load_dwordx2 s[2:3], s[0:1], 0x0\nv_lshlrev_b32 v1, 4, v0\n"
STORE = {"gfx900": "global_store_dwordx4 v1, v[4:7], s[2:3]", "gfx803": "v_add_u32 v2, vcc, s2, v1\nv_mov_b32 v3, s3\nflat_store_dwordx4 v[2:3], v[4:7]",
         "gfx1100": "global_store_b128 v1, v[4:7], s[2:3]"}
CPUS = {"gfx803": 64, "gfx900": 64, "gfx942": 64, "gfx1030": 32, "gfx1100": 32, "gfx1250": 32}
# registers 40 to 45 have 100 to 105 in all lanes, 4 to 7 have 0
FILL = "".join(f"v_mov_b32 v{n}, 0\n" for n in range(4, 8)) + "".join(f"v_mov_b32 v{n}, {60 + n}\n" for n in range(40, 46))
GPR_IDX = ("gfx803", "gfx900", "gfx942")
MOVREL = ("gfx803", "gfx1030", "gfx1100")
TESTS = [
    (GPR_IDX, "source 0", "s_mov_b32 s4, 3\ns_set_gpr_idx_on s4, gpr_idx(SRC0)\nv_mov_b32 v4, v40\nv_lshlrev_b32 v5, 0, v41\ns_set_gpr_idx_off\nv_mov_b32 v6, v40",
     [103, 101, 100, 0]),
    (GPR_IDX, "destination and source 1",
     "s_mov_b32 s4, 1\ns_set_gpr_idx_on s4, gpr_idx(SRC1,DST)\nv_sub_f32 v4, v40, v40\nv_lshlrev_b32 v5, 0, v42\ns_set_gpr_idx_off", [0, None, 103, 0]),
    (GPR_IDX, "another index, another operand",
     "s_mov_b32 s4, 1\ns_set_gpr_idx_on s4, gpr_idx(SRC0)\ns_set_gpr_idx_idx 4\nv_mov_b32 v4, v40\ns_set_gpr_idx_mode gpr_idx(DST)\nv_mov_b32 v3, v41\n"
     "s_set_gpr_idx_off", [104, 0, 0, 101]),
    (GPR_IDX, "scalar and LDS operands have none",
     "s_mov_b32 s4, 2\ns_mov_b32 s6, 11\ns_mov_b32 s8, 12\ns_set_gpr_idx_on s4, gpr_idx(SRC0)\nv_mov_b32 v4, s6\ns_set_gpr_idx_off", [11, 0, 0, 0]),
    (MOVREL, "v_movrels, v_movreld",
     "s_mov_b32 m0, 2\nv_movrels_b32 v4, v41\nv_movreld_b32 v4, v40\ns_mov_b32 m0, -1\nv_movrels_b32 v5, v43", [103, 102, 100, 0]),
    (MOVREL, "v_movrelsd", "s_mov_b32 m0, 1\nv_movrelsd_b32 v4, v41", [0, 102, 0, 0]),
    (MOVREL[1:], "two indexes", "s_mov_b32 m0, 0x10003\nv_movrelsd_2_b32 v4, v41\nv_swaprel_b32 v6, v41\nv_mov_b32 v4, v44", [0, 104, 0, 104]),
    (GPR_IDX + MOVREL[1:], "s_movrels, s_movreld",
     "s_mov_b32 s4, 21\ns_mov_b32 s5, 22\ns_mov_b32 m0, 1\ns_movrels_b32 s6, s4\ns_movreld_b32 s6, s4\nv_mov_b32 v4, s6\nv_mov_b32 v5, s7", [22, 21, 0, 0]),
    (GPR_IDX + MOVREL[1:], "s_movrels of two dwords",
     "s_mov_b32 s4, 21\ns_mov_b32 s5, 22\ns_mov_b32 m0, 2\ns_movrels_b64 s[6:7], s[2:3]\nv_mov_b32 v4, s6\nv_mov_b32 v5, s7", [21, 22, 0, 0]),
    (MOVREL[1:], "s_movrelsd_2",
     "s_mov_b32 s4, 21\ns_mov_b32 s5, 22\ns_mov_b32 m0, 0x30001\ns_movrelsd_2_b32 s4, s4\nv_mov_b32 v4, s7", [22, 0, 0, 0]),
    (GPR_IDX, "skipped vector instructions", "s_mov_b32 s4, 8\ns_setvskip s4, 3\nv_mov_b32 v4, v40\ns_mov_b32 s6, 3\ns_setvskip s4, 2\nv_mov_b32 v5, s6",
     [0, 3, 0, 0]),
    (("gfx900", "gfx942", "gfx1030", "gfx1100"), "status registers",
     "s_mov_b64 s[4:5], src_shared_base\ns_mov_b64 s[6:7], src_private_base\nv_mov_b32 v4, s4\nv_mov_b32 v5, s5\nv_mov_b32 v6, s7\n"
     "s_cmp_eq_u32 s4, s4\nv_mov_b32 v7, src_scc", [0, 0x5505, 0x5507, 1]),
    (("gfx900", "gfx1030"), "conditions as values",
     "s_mov_b64 vcc, 0\nv_mov_b32 v4, src_vccz\ns_mov_b64 vcc, 1\nv_mov_b32 v5, src_vccz\nv_mov_b32 v6, src_execz", [1, 0, 0, 0]),
    (("gfx803", "gfx900", "gfx942", "gfx1030"), "clocks",
     "s_memtime s[4:5]\ns_memrealtime s[6:7]\n" + "".join(f"v_mov_b32 v{n}, s{n}\n" for n in range(4, 8)), [0x12345678, 0x11, 0xabcdef01, 0x22]),
    (("gfx1100",), "clocks in hardware registers and messages",
     "s_getreg_b32 s4, hwreg(HW_REG_SHADER_CYCLES)\ns_sendmsg_rtn_b64 s[6:7], sendmsg(MSG_RTN_GET_REALTIME)\nv_mov_b32 v4, s4\nv_mov_b32 v5, s6\n"
     "v_mov_b32 v6, s7", [0x45678, 0xabcdef01, 0x22, 0]),
    (("gfx1250",), "offsets that count elements",
     "global_store_b128 v0, v[40:43], s[2:3] scale_offset\ns_mov_b32 s4, 3\ns_load_b32 s6, s[2:3], s4 offset:0 scale_offset\n"
     "v_lshlrev_b32 v8, 2, v0\nglobal_load_b32 v4, v8, s[2:3] offset:4 scale_offset\nv_mov_b32 v5, s6", [101, 103, 0, 0]),
    (("gfx1250",), "a block of registers",
     "v_mov_b32 v21, 7\nglobal_store_b128 v0, v[40:43], s[2:3] scale_offset\ns_mov_b32 m0, 5\nv_mov_b32 v10, 0\n"
     "global_load_block v[20:51], v1, s[2:3]\nv_mov_b32 v4, v20\nv_mov_b32 v5, v21\nv_mov_b32 v6, v22", [100, 7, 102, 0]),
    (("gfx1250",), "multiples of 256",
     "v_mov_b32 v9, 7\ns_set_vgpr_msb 0x41\nv_mov_b32 v4, v40\ns_set_vgpr_msb 0x40\nv_mov_b32 v10, v40\nv_mov_b32 v11, 5\ns_set_vgpr_msb 0x5\n"
     "v_sub_nc_u32 v5, v10, v11\ns_set_vgpr_msb 0x81\nv_mov_b32 v12, v10\ns_set_vgpr_msb 0x2\nv_mov_b32 v4, v12\ns_set_vgpr_msb 0\nv_mov_b32 v6, v40",
     [100, 95, 100, 0]),
    (("gfx1250",), "a write of MODE",
     "s_set_vgpr_msb 0x40\nv_mov_b32 v10, v40\ns_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 0x4000\nv_mov_b32 v4, v10\n"
     "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 0\nv_mov_b32 v5, v41", [100, 101, 0, 0]),
    (("gfx1250",), "a dropped one",
     "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 0\ns_set_vgpr_msb 1\nv_mov_b32 v4, v40\n"
     "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2\ns_set_vgpr_msb 0x40\nv_mov_b32 v10, v42\ns_set_vgpr_msb 1\nv_mov_b32 v5, v10\n"
     "s_set_vgpr_msb 0", [100, 102, 0, 0]),
]


def encoded(cpu, text):
    out = subprocess.run([os.path.join(BUILD, "assembler", "amdgcn-as"), f"-mcpu={cpu}", "--show-encoding"], input=text + "\n", capture_output=True,
                         text=True, check=True).stdout
    return "".join("".join(re.findall(r"0x(\w\w)", line)) for line in re.findall(r"encoding: \[(.*?)\]", out))


def main():
    for cpus, what, text, wanted in TESTS:
        for cpu in cpus:
            lanes = CPUS[cpu]
            store = STORE["gfx803" if cpu == "gfx803" else "gfx1100" if cpu in ("gfx1100", "gfx1250") else "gfx900"]
            code = encoded(cpu, (OLD + FILL).replace("s_load_dwordx2", "s_load_b64" if cpu == "gfx1250" else "s_load_dwordx2") + f"{text}\n{store}\ns_endpgm")
            line = f"{cpu} {lanes} program {code} {'00' * 16 * lanes} {lanes:x}\n"
            out = subprocess.run([os.path.join(BUILD, "testsuite", "facts-execute")], input=line, capture_output=True, text=True, check=True).stdout.strip()
            if out.startswith("-"):
                print(f"{cpu} {what}: not computed at {out[2:]}")
                continue
            image = bytes.fromhex(out)
            for lane in (0, lanes - 1):
                found = [int.from_bytes(image[16 * lane + 4 * k:16 * lane + 4 * k + 4], "little") for k in range(4)]
                if any(b is not None and a != b for a, b in zip(found, wanted)):
                    print(f"{cpu} {what}: {found} instead of {wanted}")
                    break


if __name__ == "__main__":
    main()
