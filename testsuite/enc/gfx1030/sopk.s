s_addk_i32 s66, -1                                       // s_addk_i32 s66, 0xffff // ffffc2b7
s_call_b64 s[104:105], 0x1234                            // s_call_b64 s[104:105], 4660 // 341268bb
s_cmovk_i32 s27, 0x1234                                  // 34121bb1
s_cmpk_eq_i32 s87, -32768                                // s_cmpk_eq_i32 s87, 0x8000 // 0080d7b1
s_cmpk_eq_u32 vcc_lo, 0                                  // s_cmpk_eq_u32 vcc_lo, 0x0 // 0000eab4
s_cmpk_ge_i32 s77, 0x1234                                // 34124db3
s_cmpk_ge_u32 null, 0x1234                               // 34127db6
s_cmpk_gt_i32 s42, -32768                                // s_cmpk_gt_i32 s42, 0x8000 // 0080aab2
s_cmpk_gt_u32 s89, 0x1234                                // 3412d9b5
s_cmpk_le_i32 s83, 0x1234                                // 341253b4
s_cmpk_le_u32 s32, 0x1234                                // 341220b7
s_cmpk_lg_i32 exec_lo, -32768                            // s_cmpk_lg_i32 exec_lo, 0x8000 // 00807eb2
s_cmpk_lg_u32 s101, 0x1234                               // 341265b5
s_cmpk_lt_i32 s105, -1                                   // s_cmpk_lt_i32 s105, 0xffff // ffffe9b3
s_cmpk_lt_u32 vcc_lo, 65535                              // s_cmpk_lt_u32 vcc_lo, 0xffff // ffffeab6
s_getreg_b32 vcc_hi, hwreg(6)                            // s_getreg_b32 vcc_hi, hwreg(HW_REG_LDS_ALLOC) // 06f86bb9
s_getreg_b32 s97, hwreg(HW_REG_FLAT_SCR_HI, 2, 3)        // 951061b9
s_getreg_b32 s81, hwreg(HW_REG_SHADER_CYCLES, 0, 20)     // 1d9851b9
s_getreg_b32 ttmp15, hwreg(HW_REG_SH_MEM_BASES, 16, 16)  // 0f7c7bb9
s_getreg_b32 s42, 0x6                                    // s_getreg_b32 s42, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 06002ab9
s_getreg_b32 s28, hwreg(HW_REG_FLAT_SCR_LO)              // 14f81cb9
s_getreg_b32 s52, hwreg(HW_REG_TBA_LO)                   // 10f834b9
s_getreg_b32 s36, 0x6                                    // s_getreg_b32 s36, hwreg(HW_REG_LDS_ALLOC, 0, 1) // 060024b9
s_movk_i32 vcc_hi, -32768                                // s_movk_i32 vcc_hi, 0x8000 // 00806bb0
s_mulk_i32 vcc_hi, -32768                                // s_mulk_i32 vcc_hi, 0x8000 // 00806bb8
s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI, 2, 3), s23        // 951097b9
s_setreg_b32 0x6, ttmp5                                  // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 0, 1), ttmp5 // 0600f1b9
s_setreg_b32 hwreg(HW_REG_HW_ID1), s64                   // 17f8c0b9
s_setreg_b32 hwreg(HW_REG_STATUS, 0, 32), s2             // s_setreg_b32 hwreg(HW_REG_STATUS), s2 // 02f882b9
s_setreg_b32 hwreg(6), exec_hi                           // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC), exec_hi // 06f8ffb9
s_setreg_b32 hwreg(HW_REG_TMA_HI), s31                   // 13f89fb9
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 3, 5), s58            // c320bab9
s_setreg_b32 hwreg(6), s46                               // s_setreg_b32 hwreg(HW_REG_LDS_ALLOC), s46 // 06f8aeb9
s_setreg_imm32_b32 hwreg(HW_REG_POPS_PACKER), 5          // 19f880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC), 5            // 05f880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_POPS_PACKER), 0x11213141 // 19f880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC), 0x11213141   // 05f880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 32), 0x11213141 // s_setreg_imm32_b32 hwreg(HW_REG_STATUS), 0x11213141 // 02f880ba41312111
s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 3, 5), 5        // c32080ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_TBA_LO), 5               // 10f880ba05000000
s_setreg_imm32_b32 hwreg(HW_REG_IB_STS, 4, 12), 0x11213141 // 075980ba41312111
s_subvector_loop_begin ttmp15, 0x1234                    // s_subvector_loop_begin ttmp15, 4660 // 3412fbbd
s_subvector_loop_end s96, -1                             // s_subvector_loop_end s96, 65535 // ffff60be
s_version 32767                                          // s_version 0x7fff // ff7f80b0
s_waitcnt_expcnt s0, 32767                               // s_waitcnt_expcnt s0, 0x7fff // ff7f80bc
s_waitcnt_lgkmcnt s98, -1                                // s_waitcnt_lgkmcnt s98, 0xffff // ffff62bd
s_waitcnt_vmcnt exec_lo, -1                              // s_waitcnt_vmcnt exec_lo, 0xffff // ffff7ebc
s_waitcnt_vscnt s0, 32767                                // s_waitcnt_vscnt s0, 0x7fff // ff7f80bb
