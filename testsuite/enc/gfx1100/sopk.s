s_addk_i32 s12, 0xa98b                                   // 8ba98cb7
s_addk_i32 s32, 0xaa94                                   // 94aaa0b7
s_call_b64 s[32:33], 60763                               // 5bed20ba
s_call_b64 s[8:9], 30532                                 // 447708ba
s_cmovk_i32 s52, 0x9c67                                  // 679c34b1
s_cmovk_i32 vcc_lo, 0xee7                                // e70e6ab1
s_cmpk_eq_i32 s44, 0x5e78                                // 785eacb1
s_cmpk_eq_i32 s46, 0xe7de                                // dee7aeb1
s_cmpk_eq_u32 vcc_lo, 0xf9                               // f900eab4
s_cmpk_eq_u32 s20, 0x4e52                                // 524e94b4
s_cmpk_ge_i32 s75, 0xa83d                                // 3da84bb3
s_cmpk_ge_i32 s92, 0x7fa1                                // a17f5cb3
s_cmpk_ge_u32 s52, 0xdee2                                // e2de34b6
s_cmpk_ge_u32 s94, 0x122a                                // 2a125eb6
s_cmpk_gt_i32 s84, 0xc233                                // 33c2d4b2
s_cmpk_gt_i32 s44, 0xc1dc                                // dcc1acb2
s_cmpk_gt_u32 vcc_lo, 0x17bc                             // bc17eab5
s_cmpk_gt_u32 s54, 0x4fcb                                // cb4fb6b5
s_cmpk_le_i32 s32, 0xec28                                // 28ec20b4
s_cmpk_le_i32 s102, 0x4775                               // 754766b4
s_cmpk_le_u32 s41, 0xd0ce                                // ced029b7
s_cmpk_le_u32 s32, 0xba8                                 // a80b20b7
s_cmpk_lg_i32 s78, 0xef41                                // 41ef4eb2
s_cmpk_lg_i32 s36, 0x9ac3                                // c39a24b2
s_cmpk_lg_u32 s98, 0xd129                                // 29d162b5
s_cmpk_lg_u32 s22, 0x28fa                                // fa2816b5
s_cmpk_lt_i32 s85, 0x667b                                // 7b66d5b3
s_cmpk_lt_i32 s84, 0x261e                                // 1e26d4b3
s_cmpk_lt_u32 s58, 0xcc25                                // 25ccbab6
s_cmpk_lt_u32 s32, 0xad5d                                // 5dada0b6
s_getreg_b32 s0, hwreg(45, 15, 9)                        // ed4380b8
s_getreg_b32 s20, hwreg(36, 31, 25)                      // e4c794b8
s_movk_i32 s32, 0xd475                                   // 75d420b0
s_movk_i32 s52, 0xbd18                                   // 18bd34b0
s_mulk_i32 s15, 0xe145                                   // 45e10fb8
s_mulk_i32 s44, 0xb6a7                                   // a7b62cb8
s_setreg_b32 hwreg(HW_REG_HW_ID1, 4, 7), vcc_lo          // 17316ab9
s_setreg_b32 hwreg(48, 12, 9), s68                       // 304344b9
s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 20, 32), 0x24a9ca39 // 06fd80b939caa924
s_setreg_imm32_b32 hwreg(53, 1, 23), 0x453004b4          // 75b080b9b4043045
s_subvector_loop_begin s56, 31299                        // 437a38bb
s_subvector_loop_begin s54, 54638                        // 6ed536bb
s_subvector_loop_end s10, 24634                          // 3a608abb
s_subvector_loop_end s44, 59197                          // 3de7acbb
s_version 0x8d2e                                         // 2e8d80b0
s_version 0x7d86                                         // 867d80b0
s_waitcnt_expcnt null, 0xedcf                            // cfed7cbd
s_waitcnt_expcnt null, 0x2396                            // 96237cbd
s_waitcnt_lgkmcnt null, 0x7c1c                           // 1c7cfcbd
s_waitcnt_lgkmcnt null, 0xfcc5                           // c5fcfcbd
s_waitcnt_vmcnt null, 0xf279                             // 79f2fcbc
s_waitcnt_vmcnt null, 0xcf7b                             // 7bcffcbc
s_waitcnt_vscnt null, 0xf8f1                             // f1f87cbc
s_waitcnt_vscnt null, 0x3ab3                             // b33a7cbc
