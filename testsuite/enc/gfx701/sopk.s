s_cmpk_eq_i32 flat_scratch_lo, 0x1234                    // 3412e8b1
s_cmpk_ge_i32 tba_hi, 0x1234                             // 34126db3
s_cmpk_gt_u32 s92, 65535                                 // s_cmpk_gt_u32 s92, 0xffff // ffffdcb5
s_movk_i32 s39, -32768                                   // s_movk_i32 s39, 0x8000 // 008027b0
s_setreg_b32 0x6, s0                                     // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), s0 // 060080b9
s_setreg_b32 hwreg(HW_REG_MODE), exec_hi                 // 01f8ffb9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), flat_scratch_lo // s_setreg_b32 hwreg(HW_REG_STATUS), flat_scratch_lo // 02f8e8b9
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 3, 5), s75            // c320cbb9
s_setreg_b32 hwreg(HW_REG_GPR_ALLOC), s43                // 05f8abb9
s_setreg_b32 hwreg(HW_REG_IB_STS, 4, 12), s55            // 0759b7b9
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 3, 5), s58            // c320bab9
s_setreg_b32 0x6, s89                                    // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), s89 // 0600d9b9
s_addk_i32 s103, 0x1234                                  // 3412e7b7
s_cmovk_i32 exec_lo, -32768                              // s_cmovk_i32 exec_lo, 0x8000 // 00807eb1
s_cmpk_eq_u32 s0, 0                                      // s_cmpk_eq_u32 s0, 0x0 // 000080b4
s_cmpk_ge_u32 s88, 0                                     // s_cmpk_ge_u32 s88, 0x0 // 000058b6
s_cmpk_gt_i32 s81, -1                                    // s_cmpk_gt_i32 s81, 0xffff // ffffd1b2
s_cmpk_le_i32 m0, -1                                     // s_cmpk_le_i32 m0, 0xffff // ffff7cb4
s_cmpk_le_u32 s25, 65535                                 // s_cmpk_le_u32 s25, 0xffff // ffff19b7
s_cmpk_lg_i32 s52, -32768                                // s_cmpk_lg_i32 s52, 0x8000 // 008034b2
s_cmpk_lg_u32 exec_lo, 0                                 // s_cmpk_lg_u32 exec_lo, 0x0 // 00007eb5
s_cmpk_lt_i32 s63, -1                                    // s_cmpk_lt_i32 s63, 0xffff // ffffbfb3
s_cmpk_lt_u32 exec_lo, 65535                             // s_cmpk_lt_u32 exec_lo, 0xffff // fffffeb6
s_getreg_b32 s103, hwreg(HW_REG_STATUS, 0, 32)           // s_getreg_b32 s103, hwreg(HW_REG_STATUS) // 02f867b9
s_getreg_b32 s36, hwreg(6)                               // s_getreg_b32 s36, hwreg(HW_REG_LDS_ALLOC) // 06f824b9
s_mulk_i32 s88, 32767                                    // s_mulk_i32 s88, 0x7fff // ff7f58b8
