s_addk_i32 m0, 0x1234                                    // 34127cb7
s_cbranch_i_fork s[38:39], -1                            // s_cbranch_i_fork s[38:39], 65535 // ffff26b8
s_cmovk_i32 tma_lo, -1                                   // s_cmovk_i32 tma_lo, 0xffff // ffffeeb0
s_cmpk_eq_i32 exec_lo, 0x1234                            // 34127eb1
s_cmpk_eq_u32 s50, 0x1234                                // 341232b4
s_cmpk_ge_i32 m0, 32767                                  // s_cmpk_ge_i32 m0, 0x7fff // ff7ffcb2
s_cmpk_ge_u32 s101, 0                                    // s_cmpk_ge_u32 s101, 0x0 // 0000e5b5
s_cmpk_gt_i32 s15, -1                                    // s_cmpk_gt_i32 s15, 0xffff // ffff0fb2
s_cmpk_gt_u32 s82, 0                                     // s_cmpk_gt_u32 s82, 0x0 // 000052b5
s_cmpk_le_i32 s54, 0x1234                                // 3412b6b3
s_cmpk_le_u32 s76, 65535                                 // s_cmpk_le_u32 s76, 0xffff // ffffccb6
s_cmpk_lg_i32 exec_hi, 32767                             // s_cmpk_lg_i32 exec_hi, 0x7fff // ff7fffb1
s_cmpk_lg_u32 flat_scratch_hi, 0                         // s_cmpk_lg_u32 flat_scratch_hi, 0x0 // 0000e7b4
s_cmpk_lt_i32 s0, 32767                                  // s_cmpk_lt_i32 s0, 0x7fff // ff7f00b3
s_cmpk_lt_u32 s95, 0x1234                                // 34125fb6
s_getreg_b32 s98, 0x6                                    // s_getreg_b32 s98, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 0600e2b8
s_getreg_b32 s61, hwreg(HW_REG_IB_STS, 4, 12)            // 0759bdb8
s_getreg_b32 s36, hwreg(HW_REG_HW_ID)                    // 04f8a4b8
s_getreg_b32 s54, hwreg(HW_REG_GPR_ALLOC)                // 05f8b6b8
s_getreg_b32 s91, hwreg(HW_REG_HW_ID)                    // 04f8dbb8
s_getreg_b32 s47, hwreg(HW_REG_STATUS, 0, 32)            // s_getreg_b32 s47, hwreg(HW_REG_STATUS) // 02f8afb8
s_getreg_b32 tma_lo, hwreg(6)                            // s_getreg_b32 tma_lo, hwreg(HW_REG_LDS_ALLOC) // 06f8eeb8
s_getreg_b32 s0, hwreg(6)                                // s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC) // 06f880b8
s_movk_i32 s12, -32768                                   // s_movk_i32 s12, 0x8000 // 00800cb0
s_mulk_i32 s0, -32768                                    // s_mulk_i32 s0, 0x8000 // 008080b7
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 3, 5), exec_hi        // c3207fb9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s92         // c6075cb9
s_setreg_b32 hwreg(HW_REG_HW_ID), s47                    // 04f82fb9
s_setreg_b32 0x6, s21                                    // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), s21 // 060015b9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), s31            // s_setreg_b32 hwreg(HW_REG_STATUS), s31 // 02f81fb9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), s98            // s_setreg_b32 hwreg(HW_REG_STATUS), s98 // 02f862b9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s40         // c60728b9
s_setreg_b32 hwreg(HW_REG_HW_ID), s43                    // 04f82bb9
s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 32), 0x11213141 // s_setreg_imm32_b32 hwreg(HW_REG_STATUS), 0x11213141 // 02f800ba41312111
s_setreg_imm32_b32 hwreg(6), 5                           // s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC), 5 // 06f800ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0x11213141        // 01f800ba41312111
s_setreg_imm32_b32 hwreg(63, 1, 2), 0x11213141           // 7f0800ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_IB_STS, 4, 12), 0x11213141 // 075900ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC), 5            // 05f800ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), 5     // c60700ba05000000
s_setreg_imm32_b32 hwreg(6), 0x11213141                  // s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC), 0x11213141 // 06f800ba41312111
