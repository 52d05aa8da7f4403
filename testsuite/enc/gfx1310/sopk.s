s_addk_co_i32 s5, 0x91e3 // e39185b7
s_addk_co_i32 exec_hi, 0x3141 // 4131ffb7
s_addk_co_i32 exec_lo, 0x3141 // 4131feb7
s_addk_i32 exec_lo, 0x1234 // s_addk_co_i32 exec_lo, 0x1234 // 3412feb7
s_addk_i32 s0, 1 // s_addk_co_i32 s0, 0x1 // 010080b7
s_call_b64 s[2:3], 4 // s_call_i64 s[2:3], 4 // 040002bb
s_call_b64 s[0:1], 0x1234 // s_call_i64 s[0:1], 4660 // 341200bb
s_call_i64 s[4:5], 36869 // 059004bb
s_call_i64 exec, 12609 // 41317ebb
s_call_i64 null, 4660 // 34127cbb
s_cmovk_i32 s29, 0x28c4 // c4281db1
s_cmovk_i32 vcc_hi, 0x1234 // 34126bb1
s_cmovk_i32 exec_lo, 0x1234 // 34127eb1
s_getreg_b32 s2, hwreg(22) // 16f802b9
s_getreg_b32 s0, hwreg(HW_REG_SCRATCH_BASE_LO) // s_getreg_b32 s0, hwreg(HW_REG_WAVE_SCRATCH_BASE_LO) // 14f800b9
s_getreg_b32 ttmp3, hwreg(HW_REG_PERF_SNAPSHOT_DATA1, 19, 5) // cf246fb9
s_movk_i32 s53, 0x306 // 060335b0
s_movk_i32 vcc_hi, 0x1234 // 34126bb0
s_movk_i32 exec_lo, 0x2013 // 13207eb0
s_mulk_i32 s96, 0x8ea // ea0860b8
s_mulk_i32 vcc_lo, 0x3141 // 41316ab8
s_mulk_i32 exec_lo, 0x3141 // 41317eb8
s_setreg_b32 hwreg(22), s2 // 16f882b9
s_setreg_b32 hwreg(HW_REG_STATUS, 6, 5), s16 // s_setreg_b32 hwreg(HW_REG_WAVE_STATUS, 6, 5), s16 // 822190b9
s_setreg_b32 hwreg(HW_REG_EXCP_FLAG_PRIV, 0, 5), s32 // s_setreg_b32 hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV, 0, 5), s32 // 1120a0b9
s_setreg_imm32_b32 hwreg(44, 23, 18), 0x6fc5069e // ec8d80ba9e06c56f
s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_PRIV, 7, 25), 0x11213141 // s_setreg_imm32_b32 hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV, 7, 25), 0x11213141 // d1c180ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_PERF_SNAPSHOT_DATA, 0, 1), 0x408e000 // 0a0080ba00e00804
s_version 0x808 // 080880b0
s_version 0x1234 // 341280b0
s_version 0xf801 // 01f880b0
