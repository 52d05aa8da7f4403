s_cmpk_eq_u32 s15, 0                                     // s_cmpk_eq_u32 s15, 0x0 // 00000fb4
s_cmpk_ge_i32 s17, 0x1234                                // 341291b2
s_cmpk_gt_i32 s21, 32767                                 // s_cmpk_gt_i32 s21, 0x7fff // ff7f15b2
s_cmpk_le_i32 s0, 32767                                  // s_cmpk_le_i32 s0, 0x7fff // ff7f80b3
s_cmpk_lg_i32 s11, 0x1234                                // 34128bb1
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), exec_lo        // s_setreg_b32 hwreg(HW_REG_STATUS), exec_lo // 02f87eb9
s_setreg_b32 hwreg(HW_REG_MODE), s10                     // 01f80ab9
s_setreg_b32 hwreg(6), s32                               // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC), s32 // 06f820b9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s79         // c6074fb9
s_setreg_b32 0x6, s26                                    // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), s26 // 06001ab9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s78         // c6074eb9
s_setreg_b32 hwreg(HW_REG_IB_STS, 4, 12), vcc_hi         // 07596bb9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s11         // c6070bb9
