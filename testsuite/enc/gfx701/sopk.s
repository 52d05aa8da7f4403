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
