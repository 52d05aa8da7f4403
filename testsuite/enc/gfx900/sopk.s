s_addk_i32 s20, 0x1234                                   // 341214b7
s_addk_i32 s71, -1                                       // s_addk_i32 s71, 0xffff // ffff47b7
s_addk_i32 s51, -32768                                   // s_addk_i32 s51, 0x8000 // 008033b7
s_addk_i32 s32, 32767                                    // s_addk_i32 s32, 0x7fff // ff7f20b7
s_call_b64 s[90:91], -1                                  // s_call_b64 s[90:91], 65535 // ffffdaba
s_call_b64 exec, 0x1234                                  // s_call_b64 exec, 4660 // 3412feba
s_call_b64 s[24:25], 3                                   // 030098ba
s_call_b64 s[66:67], 65535                               // ffffc2ba
s_cbranch_i_fork s[26:27], 0x1234                        // s_cbranch_i_fork s[26:27], 4660 // 34121ab8
s_cbranch_i_fork s[66:67], -1                            // s_cbranch_i_fork s[66:67], 65535 // ffff42b8
s_cbranch_i_fork s[64:65], 3                             // 030040b8
s_cbranch_i_fork s[60:61], -1                            // s_cbranch_i_fork s[60:61], 65535 // ffff3cb8
s_cmovk_i32 s44, -32768                                  // s_cmovk_i32 s44, 0x8000 // 0080acb0
s_cmovk_i32 ttmp5, -32768                                // s_cmovk_i32 ttmp5, 0x8000 // 0080f1b0
s_cmovk_i32 s27, 0x1234                                  // 34129bb0
s_cmovk_i32 s33, -1                                      // s_cmovk_i32 s33, 0xffff // ffffa1b0
s_cmpk_eq_i32 s39, -32768                                // s_cmpk_eq_i32 s39, 0x8000 // 008027b1
s_cmpk_eq_i32 s52, -1                                    // s_cmpk_eq_i32 s52, 0xffff // ffff34b1
s_cmpk_eq_i32 s27, -32768                                // s_cmpk_eq_i32 s27, 0x8000 // 00801bb1
s_cmpk_eq_i32 s56, -1                                    // s_cmpk_eq_i32 s56, 0xffff // ffff38b1
s_cmpk_eq_u32 s43, 65535                                 // s_cmpk_eq_u32 s43, 0xffff // ffff2bb4
s_cmpk_eq_u32 s93, 0                                     // s_cmpk_eq_u32 s93, 0x0 // 00005db4
s_cmpk_eq_u32 s91, 0x1234                                // 34125bb4
s_cmpk_eq_u32 s57, 65535                                 // s_cmpk_eq_u32 s57, 0xffff // ffff39b4
s_cmpk_ge_i32 vcc_hi, 0x1234                             // 3412ebb2
s_cmpk_ge_i32 s19, -32768                                // s_cmpk_ge_i32 s19, 0x8000 // 008093b2
s_cmpk_ge_i32 s5, 32767                                  // s_cmpk_ge_i32 s5, 0x7fff // ff7f85b2
s_cmpk_ge_i32 vcc_lo, -32768                             // s_cmpk_ge_i32 vcc_lo, 0x8000 // 0080eab2
s_cmpk_ge_u32 s11, 0x1234                                // 34128bb5
s_cmpk_ge_u32 s71, 0                                     // s_cmpk_ge_u32 s71, 0x0 // 0000c7b5
s_cmpk_ge_u32 exec_lo, 0                                 // s_cmpk_ge_u32 exec_lo, 0x0 // 0000feb5
s_cmpk_ge_u32 s90, 0                                     // s_cmpk_ge_u32 s90, 0x0 // 0000dab5
s_cmpk_gt_i32 s89, -1                                    // s_cmpk_gt_i32 s89, 0xffff // ffff59b2
s_cmpk_gt_i32 s15, -32768                                // s_cmpk_gt_i32 s15, 0x8000 // 00800fb2
s_cmpk_gt_i32 s5, 0x1234                                 // 341205b2
s_cmpk_gt_i32 s38, -1                                    // s_cmpk_gt_i32 s38, 0xffff // ffff26b2
s_cmpk_gt_u32 s101, 65535                                // s_cmpk_gt_u32 s101, 0xffff // ffff65b5
s_cmpk_gt_u32 s54, 0                                     // s_cmpk_gt_u32 s54, 0x0 // 000036b5
s_cmpk_gt_u32 s60, 0x1234                                // 34123cb5
s_cmpk_gt_u32 ttmp5, 0x1234                              // 341271b5
s_cmpk_le_i32 s10, 32767                                 // s_cmpk_le_i32 s10, 0x7fff // ff7f8ab3
s_cmpk_le_i32 s50, -32768                                // s_cmpk_le_i32 s50, 0x8000 // 0080b2b3
s_cmpk_le_i32 s92, -32768                                // s_cmpk_le_i32 s92, 0x8000 // 0080dcb3
s_cmpk_le_i32 s30, -1                                    // s_cmpk_le_i32 s30, 0xffff // ffff9eb3
s_cmpk_le_u32 s101, 0                                    // s_cmpk_le_u32 s101, 0x0 // 0000e5b6
s_cmpk_le_u32 s100, 0x1234                               // 3412e4b6
s_cmpk_le_u32 s32, 0                                     // s_cmpk_le_u32 s32, 0x0 // 0000a0b6
s_cmpk_le_u32 s64, 0x1234                                // 3412c0b6
s_cmpk_lg_i32 s98, 32767                                 // s_cmpk_lg_i32 s98, 0x7fff // ff7fe2b1
s_cmpk_lg_i32 s7, -32768                                 // s_cmpk_lg_i32 s7, 0x8000 // 008087b1
s_cmpk_lg_i32 s36, -32768                                // s_cmpk_lg_i32 s36, 0x8000 // 0080a4b1
s_cmpk_lg_i32 s87, -1                                    // s_cmpk_lg_i32 s87, 0xffff // ffffd7b1
s_cmpk_lg_u32 s59, 65535                                 // s_cmpk_lg_u32 s59, 0xffff // ffffbbb4
s_cmpk_lg_u32 ttmp5, 65535                               // s_cmpk_lg_u32 ttmp5, 0xffff // fffff1b4
s_cmpk_lg_u32 s26, 65535                                 // s_cmpk_lg_u32 s26, 0xffff // ffff9ab4
s_cmpk_lg_u32 s1, 0x1234                                 // 341281b4
s_cmpk_lt_i32 m0, 32767                                  // s_cmpk_lt_i32 m0, 0x7fff // ff7f7cb3
s_cmpk_lt_i32 s17, 0x1234                                // 341211b3
s_cmpk_lt_i32 s42, -1                                    // s_cmpk_lt_i32 s42, 0xffff // ffff2ab3
s_cmpk_lt_i32 s91, 0x1234                                // 34125bb3
s_cmpk_lt_u32 s40, 0                                     // s_cmpk_lt_u32 s40, 0x0 // 000028b6
s_cmpk_lt_u32 s0, 0x1234                                 // 341200b6
s_cmpk_lt_u32 s64, 65535                                 // s_cmpk_lt_u32 s64, 0xffff // ffff40b6
s_cmpk_lt_u32 s67, 65535                                 // s_cmpk_lt_u32 s67, 0xffff // ffff43b6
s_getreg_b32 s64, hwreg(6)                               // s_getreg_b32 s64, hwreg(HW_REG_LDS_ALLOC) // 06f8c0b8
s_getreg_b32 s29, hwreg(HW_REG_SH_MEM_BASES, 16, 16)     // 0f7c9db8
s_getreg_b32 exec_lo, hwreg(HW_REG_MODE)                 // 01f8feb8
s_getreg_b32 s72, hwreg(HW_REG_MODE)                     // 01f8c8b8
s_movk_i32 exec_lo, 0x1234                               // 34127eb0
s_movk_i32 s35, 0x1234                                   // 341223b0
s_movk_i32 s31, -1                                       // s_movk_i32 s31, 0xffff // ffff1fb0
s_movk_i32 s11, 0x1234                                   // 34120bb0
s_mulk_i32 s63, 0x1234                                   // 3412bfb7
s_mulk_i32 s83, -32768                                   // s_mulk_i32 s83, 0x8000 // 0080d3b7
s_mulk_i32 s36, -32768                                   // s_mulk_i32 s36, 0x8000 // 0080a4b7
s_mulk_i32 s92, 0x1234                                   // 3412dcb7
s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), s29         // c6071db9
s_setreg_b32 hwreg(HW_REG_SH_MEM_BASES, 16, 16), flat_scratch_lo // 0f7c66b9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), s56            // s_setreg_b32 hwreg(HW_REG_STATUS), s56 // 02f838b9
s_setreg_b32 hwreg(6), s37                               // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC), s37 // 06f825b9
s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), 5     // c60700ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_SH_MEM_BASES, 16, 16), 0x11213141 // 0f7c00ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 5                 // 01f800ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 31, 1), 0x11213141 // c60700ba41312111
