s_addk_i32 s103, 0x1234                                  // 3412e7b7
s_cbranch_i_fork ttmp[6:7], 3                            // 0300f6b8
s_cmovk_i32 exec_lo, -32768                              // s_cmovk_i32 exec_lo, 0x8000 // 00807eb1
s_cmpk_eq_i32 s51, 32767                                 // s_cmpk_eq_i32 s51, 0x7fff // ff7fb3b1
s_cmpk_eq_u32 s0, 0                                      // s_cmpk_eq_u32 s0, 0x0 // 000080b4
s_cmpk_ge_i32 s38, 32767                                 // s_cmpk_ge_i32 s38, 0x7fff // ff7f26b3
s_cmpk_ge_u32 s88, 0                                     // s_cmpk_ge_u32 s88, 0x0 // 000058b6
s_cmpk_gt_i32 s81, -1                                    // s_cmpk_gt_i32 s81, 0xffff // ffffd1b2
s_cmpk_gt_u32 s89, 65535                                 // s_cmpk_gt_u32 s89, 0xffff // ffffd9b5
s_cmpk_le_i32 m0, -1                                     // s_cmpk_le_i32 m0, 0xffff // ffff7cb4
s_cmpk_le_u32 s25, 65535                                 // s_cmpk_le_u32 s25, 0xffff // ffff19b7
s_cmpk_lg_i32 s52, -32768                                // s_cmpk_lg_i32 s52, 0x8000 // 008034b2
s_cmpk_lg_u32 exec_lo, 0                                 // s_cmpk_lg_u32 exec_lo, 0x0 // 00007eb5
s_cmpk_lt_i32 s63, -1                                    // s_cmpk_lt_i32 s63, 0xffff // ffffbfb3
s_cmpk_lt_u32 exec_lo, 65535                             // s_cmpk_lt_u32 exec_lo, 0xffff // fffffeb6
s_getreg_b32 s103, hwreg(HW_REG_STATUS, 0, 32)           // s_getreg_b32 s103, hwreg(HW_REG_STATUS) // 02f867b9
s_getreg_b32 s36, hwreg(6)                               // s_getreg_b32 s36, hwreg(HW_REG_LDS_ALLOC) // 06f824b9
s_getreg_b32 vcc_hi, 0x6                                 // s_getreg_b32 vcc_hi, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 06006bb9
s_getreg_b32 s60, 0x6                                    // s_getreg_b32 s60, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 06003cb9
s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS, 3, 5)             // c32000b9
s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC, 31, 1)          // c60700b9
s_getreg_b32 s17, hwreg(HW_REG_GPR_ALLOC)                // 05f811b9
s_getreg_b32 s0, hwreg(6)                                // s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC) // 06f800b9
s_movk_i32 m0, -32768                                    // s_movk_i32 m0, 0x8000 // 00807cb0
s_mulk_i32 s88, 32767                                    // s_mulk_i32 s88, 0x7fff // ff7f58b8
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 3, 5), s80            // c320d0b9
s_setreg_b32 hwreg(HW_REG_HW_ID), s100                   // 04f8e4b9
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s22         // c60796b9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), tba_lo         // s_setreg_b32 hwreg(HW_REG_STATUS), tba_lo // 02f8ecb9
s_setreg_b32 0x6, s61                                    // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), s61 // 0600bdb9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), s67            // s_setreg_b32 hwreg(HW_REG_STATUS), s67 // 02f8c3b9
s_setreg_b32 hwreg(6), s34                               // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC), s34 // 06f8a2b9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), exec_hi        // s_setreg_b32 hwreg(HW_REG_STATUS), exec_hi // 02f8ffb9
s_setreg_imm32_b32 hwreg(HW_REG_IB_STS, 4, 12), 0x11213141 // 075980ba41312111
s_setreg_imm32_b32 0x6, 5                                // s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), 5 // 060080ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_HW_ID), 0x11213141       // 04f880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 32), 5        // s_setreg_imm32_b32 hwreg(HW_REG_STATUS), 5 // 02f880ba05000000
s_setreg_imm32_b32 hwreg(63, 1, 2), 5                    // 7f0880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0x11213141        // 01f880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC), 0x11213141   // 05f880ba41312111
s_setreg_imm32_b32 hwreg(63, 1, 2), 0x11213141           // 7f0880ba41312111
