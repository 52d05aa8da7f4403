s_addk_i32 vcc_hi, -32768                                // s_addk_i32 vcc_hi, 0x8000 // 0080ebb7
s_call_b64 s[50:51], 3                                   // 030032bb
s_cmovk_i32 s85, 0x1234                                  // 341255b1
s_cmpk_eq_i32 s63, -32768                                // s_cmpk_eq_i32 s63, 0x8000 // 0080bfb1
s_cmpk_eq_u32 s52, 0x1234                                // 3412b4b4
s_cmpk_ge_i32 s105, -32768                               // s_cmpk_ge_i32 s105, 0x8000 // 008069b3
s_cmpk_ge_u32 s65, 0                                     // s_cmpk_ge_u32 s65, 0x0 // 000041b6
s_cmpk_gt_i32 s87, 32767                                 // s_cmpk_gt_i32 s87, 0x7fff // ff7fd7b2
s_cmpk_gt_u32 s35, 65535                                 // s_cmpk_gt_u32 s35, 0xffff // ffffa3b5
s_cmpk_le_i32 s13, 32767                                 // s_cmpk_le_i32 s13, 0x7fff // ff7f0db4
s_cmpk_le_u32 s90, 0x1234                                // 34125ab7
s_cmpk_lg_i32 s22, 32767                                 // s_cmpk_lg_i32 s22, 0x7fff // ff7f16b2
s_cmpk_lg_u32 s35, 0                                     // s_cmpk_lg_u32 s35, 0x0 // 000023b5
s_cmpk_lt_i32 s74, -1                                    // s_cmpk_lt_i32 s74, 0xffff // ffffcab3
s_cmpk_lt_u32 s2, 0                                      // s_cmpk_lt_u32 s2, 0x0 // 000082b6
s_getreg_b32 s85, hwreg(HW_REG_TRAPSTS, 3, 5)            // c32055b9
s_getreg_b32 s55, hwreg(HW_REG_MODE)                     // 01f837b9
s_getreg_b32 s105, hwreg(HW_REG_HW_ID2, 0, 32)           // s_getreg_b32 s105, hwreg(HW_REG_HW_ID2) // 18f869b9
s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC, 31, 1)          // c60700b9
s_getreg_b32 s0, 0x6                                     // s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 060000b9
s_getreg_b32 s61, hwreg(6)                               // s_getreg_b32 s61, hwreg(HW_REG_LDS_ALLOC) // 06f83db9
s_getreg_b32 s2, hwreg(HW_REG_FLAT_SCR_HI, 2, 3)         // 951002b9
s_getreg_b32 exec_hi, hwreg(HW_REG_GPR_ALLOC)            // 05f87fb9
s_movk_i32 vcc_hi, -32768                                // s_movk_i32 vcc_hi, 0x8000 // 00806bb0
s_mulk_i32 s37, -32768                                   // s_mulk_i32 s37, 0x8000 // 008025b8
s_setreg_b32 hwreg(HW_REG_IB_STS, 4, 12), s0             // 075980b9
s_setreg_b32 hwreg(HW_REG_POPS_PACKER), s34              // 19f8a2b9
s_setreg_b32 hwreg(63, 1, 2), ttmp15                     // 7f08fbb9
s_setreg_b32 hwreg(HW_REG_HW_ID2, 0, 32), s44            // s_setreg_b32 hwreg(HW_REG_HW_ID2), s44 // 18f8acb9
s_setreg_b32 hwreg(HW_REG_TBA_LO), s54                   // 10f8b6b9
s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI, 2, 3), s105       // 9510e9b9
s_setreg_b32 0x6, null                                   // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), null // 0600fdb9
s_setreg_b32 hwreg(63, 1, 2), s75                        // 7f08cbb9
s_setreg_imm32_b32 hwreg(HW_REG_TBA_LO), 5               // 10f880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_POPS_PACKER), 5          // 19f880ba05000000
s_setreg_imm32_b32 hwreg(63, 1, 2), 0x11213141           // 7f0880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC), 5            // 05f880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_FLAT_SCR_HI, 2, 3), 5    // 951080ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_SH_MEM_BASES, 16, 16), 0x11213141 // 0f7c80ba41312111
s_setreg_imm32_b32 0x6, 5                                // s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), 5 // 060080ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_TBA_LO), 0x11213141      // 10f880ba41312111
s_subvector_loop_begin s46, 3                            // 0300aebd
s_subvector_loop_end null, -1                            // s_subvector_loop_end null, 65535 // ffff7dbe
s_version -1                                             // s_version 0xffff // ffff80b0
s_waitcnt_expcnt vcc_lo, 32767                           // s_waitcnt_expcnt vcc_lo, 0x7fff // ff7feabc
s_waitcnt_lgkmcnt m0, 0x1234                             // 34127cbd
s_waitcnt_vmcnt s34, 0x1234                              // 341222bc
s_waitcnt_vscnt s105, 0x1234                             // 3412e9bb
s_version UC_VERSION_GFX11                               // 060080b0
s_version UC_VERSION_GFX10|UC_VERSION_W64_BIT            // 042080b0
s_version ((7|UC_VERSION_W64_BIT)|UC_VERSION_W32_BIT)|UC_VERSION_MDP_BIT // 07e080b0
s_version 0x1004                                         // 041080b0
s_version 0xff                                           // s_version 255 // ff0080b0
s_getreg_b32 s0, hwreg(HW_REG_HW_ID)                     // s_getreg_b32 s0, hwreg(HW_REG_HW_ID1) // 17f800b9
