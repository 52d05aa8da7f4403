s_getreg_b32 s2, 29                                      // s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES_LO, 0, 1) // 1d0082b8
s_call_b64 s[0:1], 0x1234                                // s_call_b64 s[0:1], 4660 // 341200ba
s_movk_i32 exec_hi, 0x1234                               // 34127fb0
s_cmovk_i32 s0, 0x1234                                   // 341200b1
s_addk_i32 exec_lo, 0x1234                               // s_addk_co_i32 exec_lo, 0x1234 // 3412feb7
s_mulk_i32 s105, 0x1234                                  // 341269b8
s_setreg_b32 0x1234, s0                                  // s_setreg_b32 hwreg(52, 8, 3), s0 // 341200b9
s_addk_co_i32 s105, 0x1234                               // 3412e9b7
s_addk_co_i32 exec_lo, 0x1234                            // 3412feb7
s_addk_co_i32 vcc_hi, 0x1234                             // 3412ebb7
s_addk_co_i32 m0, 0x1234                                 // 3412fdb7
s_getreg_b32 s0, hwreg(HW_REG_PERF_SNAPSHOT_DATA)        // 0af880b8
s_getreg_b32 s0, hwreg(HW_REG_PERF_SNAPSHOT_PC_LO)       // 0bf880b8
s_getreg_b32 s0, hwreg(HW_REG_PERF_SNAPSHOT_PC_HI)       // 0cf880b8
s_getreg_b32 s0, hwreg(HW_REG_PERF_SNAPSHOT_DATA1)       // 0ff880b8
s_getreg_b32 s0, hwreg(HW_REG_PERF_SNAPSHOT_DATA2)       // 10f880b8
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_LO)          // 1df880b8
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_HI)          // 1ef880b8
