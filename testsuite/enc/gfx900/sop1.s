s_abs_i32 s74, s41                                       // 2930cabe
s_abs_i32 s94, s86                                       // 5630debe
s_and_saveexec_b64 s[78:79], s[22:23]                    // 1620cebe
s_and_saveexec_b64 s[40:41], s[0:1]                      // 0020a8be
s_andn1_saveexec_b64 s[44:45], exec                      // 7e33acbe
s_andn1_saveexec_b64 s[8:9], 65                          // s_andn1_saveexec_b64 s[8:9], 0x41 // ff3388be41000000
s_andn1_wrexec_b64 s[4:5], vcc                           // 6a3584be
s_andn1_wrexec_b64 s[28:29], s[36:37]                    // 24359cbe
s_andn2_saveexec_b64 exec, s[26:27]                      // 1a23febe
s_andn2_saveexec_b64 s[68:69], 1                         // 8123c4be
s_andn2_wrexec_b64 vcc, s[50:51]                         // 3236eabe
s_andn2_wrexec_b64 s[74:75], s[90:91]                    // 5a36cabe
s_bcnt0_i32_b32 s4, s28                                  // 1c0a84be
s_bcnt0_i32_b32 s26, s10                                 // 0a0a9abe
s_bcnt0_i32_b64 s93, ttmp[6:7]                           // 720bddbe
s_bcnt0_i32_b64 s69, s[100:101]                          // 640bc5be
s_bcnt1_i32_b32 vcc_lo, m0                               // 7c0ceabe
s_bcnt1_i32_b32 s7, s85                                  // 550c87be
s_bcnt1_i32_b64 s55, s[54:55]                            // 360db7be
s_bcnt1_i32_b64 s57, 64                                  // c00db9be
s_bitreplicate_b64_b32 s[74:75], s85                     // 5537cabe
s_bitreplicate_b64_b32 s[72:73], 64                      // c037c8be
s_bitset0_b32 s3, s28                                    // 1c1883be
s_bitset0_b32 s72, 0x3f717273                            // ff18c8be7372713f
s_bitset0_b64 s[70:71], s87                              // 5719c6be
s_bitset0_b64 s[40:41], s85                              // 5519a8be
s_bitset1_b32 s30, ttmp5                                 // 711a9ebe
s_bitset1_b32 vcc_lo, s32                                // 201aeabe
s_bitset1_b64 s[42:43], vcc_hi                           // 6b1baabe
s_bitset1_b64 s[34:35], s23                              // 171ba2be
s_brev_b32 s56, s4                                       // 0408b8be
s_brev_b32 s45, s101                                     // 6508adbe
s_brev_b64 s[96:97], s[66:67]                            // 4209e0be
s_brev_b64 s[94:95], 0                                   // 8009debe
s_cbranch_join s92                                       // 5c2e80be
s_cbranch_join s62                                       // 3e2e80be
s_cmov_b32 s25, s11                                      // 0b0299be
s_cmov_b32 s32, s49                                      // 3102a0be
s_cmov_b64 s[16:17], flat_scratch                        // 660390be
s_cmov_b64 s[50:51], s[70:71]                            // 4603b2be
s_ff0_i32_b32 s41, s90                                   // 5a0ea9be
s_ff0_i32_b32 s30, s22                                   // 160e9ebe
s_ff0_i32_b64 s39, s[38:39]                              // 260fa7be
s_ff0_i32_b64 vcc_hi, ttmp[6:7]                          // 720febbe
s_ff1_i32_b32 s68, s77                                   // 4d10c4be
s_ff1_i32_b32 s69, s98                                   // 6210c5be
s_ff1_i32_b64 s78, s[48:49]                              // 3011cebe
s_ff1_i32_b64 s70, s[14:15]                              // 0e11c6be
s_flbit_i32 s6, s74                                      // 4a1486be
s_flbit_i32 s87, s31                                     // 1f14d7be
s_flbit_i32_b32 s15, s55                                 // 37128fbe
s_flbit_i32_b32 s84, s87                                 // 5712d4be
s_flbit_i32_b64 s96, s[52:53]                            // 3413e0be
s_flbit_i32_b64 s34, s[52:53]                            // 3413a2be
s_flbit_i32_i64 s87, s[86:87]                            // 5615d7be
s_flbit_i32_i64 s97, s[12:13]                            // 0c15e1be
s_getpc_b64 s[88:89]                                     // 001cd8be
s_getpc_b64 flat_scratch                                 // 001ce6be
s_mov_b32 s56, s53                                       // 3500b8be
s_mov_b32 flat_scratch_lo, -17                           // s_mov_b32 flat_scratch_lo, 0xffffffef // ff00e6beefffffff
s_mov_b64 s[48:49], s[22:23]                             // 1601b0be
s_mov_b64 s[42:43], s[52:53]                             // 3401aabe
s_movreld_b32 s32, s44                                   // 2c2ca0be
s_movreld_b32 s69, 65                                    // s_movreld_b32 s69, 0x41 // ff2cc5be41000000
s_movreld_b64 s[24:25], s[6:7]                           // 062d98be
s_movreld_b64 s[36:37], exec                             // 7e2da4be
s_movrels_b32 s78, ttmp5                                 // 712acebe
s_movrels_b32 vcc_hi, s7                                 // 072aebbe
s_movrels_b64 s[20:21], s[92:93]                         // 5c2b94be
s_movrels_b64 s[4:5], s[2:3]                             // 022b84be
s_nand_saveexec_b64 s[32:33], ttmp[6:7]                  // 7225a0be
s_nand_saveexec_b64 s[46:47], 0x12345678                 // ff25aebe78563412
s_nor_saveexec_b64 s[62:63], s[100:101]                  // 6426bebe
s_nor_saveexec_b64 s[96:97], exec                        // 7e26e0be
s_not_b32 s34, s86                                       // 5604a2be
s_not_b32 s61, exec_lo                                   // 7e04bdbe
s_not_b64 vcc, s[22:23]                                  // 1605eabe
s_not_b64 s[100:101], vcc                                // 6a05e4be
s_or_saveexec_b64 s[16:17], s[82:83]                     // 522190be
s_or_saveexec_b64 s[88:89], 0x3f717273                   // ff21d8be7372713f
s_orn1_saveexec_b64 s[62:63], s[10:11]                   // 0a34bebe
s_orn1_saveexec_b64 s[22:23], s[46:47]                   // 2e3496be
s_orn2_saveexec_b64 s[42:43], s[54:55]                   // 3624aabe
s_orn2_saveexec_b64 s[34:35], s[58:59]                   // 3a24a2be
s_quadmask_b32 s86, s3                                   // 0328d6be
s_quadmask_b32 s50, s94                                  // 5e28b2be
s_quadmask_b64 s[56:57], s[16:17]                        // 1029b8be
s_quadmask_b64 s[90:91], s[24:25]                        // 1829dabe
s_rfe_b64 s[38:39]                                       // 261f80be
s_rfe_b64 s[2:3]                                         // 021f80be
s_set_gpr_idx_idx s22                                    // 163280be
s_set_gpr_idx_idx s50                                    // 323280be
s_setpc_b64 s[96:97]                                     // 601d80be
s_setpc_b64 s[30:31]                                     // 1e1d80be
s_sext_i32_i16 s57, s55                                  // 3717b9be
s_sext_i32_i16 s83, s56                                  // 3817d3be
s_sext_i32_i8 s89, s52                                   // 3416d9be
s_sext_i32_i8 s61, 65                                    // s_sext_i32_i8 s61, 0x41 // ff16bdbe41000000
s_swappc_b64 s[34:35], s[54:55]                          // 361ea2be
s_swappc_b64 ttmp[6:7], ttmp[6:7]                        // 721ef2be
s_wqm_b32 s73, s10                                       // 0a06c9be
s_wqm_b32 s2, s9                                         // 090682be
s_wqm_b64 exec, flat_scratch                             // 6607febe
s_wqm_b64 s[6:7], s[66:67]                               // 420786be
s_xnor_saveexec_b64 flat_scratch, s[54:55]               // 3627e6be
s_xnor_saveexec_b64 s[98:99], s[44:45]                   // 2c27e2be
s_xor_saveexec_b64 s[22:23], s[40:41]                    // 282296be
s_xor_saveexec_b64 s[46:47], -17                         // s_xor_saveexec_b64 s[46:47], 0xffffffef // ff22aebeefffffff
