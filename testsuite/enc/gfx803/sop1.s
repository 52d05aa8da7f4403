s_abs_i32 s35, s99                                       // 6330a3be
s_and_saveexec_b64 s[92:93], s[80:81]                    // 5020dcbe
s_andn2_saveexec_b64 s[70:71], flat_scratch              // 6623c6be
s_bcnt0_i32_b32 s72, s8                                  // 080ac8be
s_bcnt0_i32_b64 s20, 65                                  // s_bcnt0_i32_b64 s20, 0x41 // ff0b94be41000000
s_bcnt1_i32_b32 s20, s84                                 // 540c94be
s_bcnt1_i32_b64 s47, s[6:7]                              // 060dafbe
s_bitset0_b32 s4, 0xaf123456                             // ff1884be563412af
s_bitset0_b64 vcc, -1                                    // c119eabe
s_bitset1_b32 s21, src_scc                               // fd1a95be
s_bitset1_b64 s[26:27], s87                              // 571b9abe
s_brev_b32 s4, s97                                       // 610884be
s_brev_b64 s[24:25], 1                                   // 810998be
s_cbranch_join s10                                       // 0a2e80be
s_cmov_b32 s101, s10                                     // 0a02e5be
s_cmov_b64 s[30:31], -1                                  // c1039ebe
s_ff0_i32_b32 s74, -5                                    // c50ecabe
s_ff0_i32_b64 s13, s[2:3]                                // 020f8dbe
s_ff1_i32_b32 ttmp11, s8                                 // 0810fbbe
s_ff1_i32_b64 s101, vcc                                  // 6a11e5be
s_flbit_i32 s0, s0                                       // 001480be
s_flbit_i32_b32 flat_scratch_hi, 65                      // s_flbit_i32_b32 flat_scratch_hi, 0x41 // ff12e7be41000000
s_flbit_i32_b64 s67, vcc                                 // 6a13c3be
s_flbit_i32_i64 s101, 65                                 // s_flbit_i32_i64 s101, 0x41 // ff15e5be41000000
s_getpc_b64 s[34:35]                                     // 001ca2be
s_mov_b32 s101, -17                                      // s_mov_b32 s101, 0xffffffef // ff00e5beefffffff
s_mov_b64 s[84:85], 32                                   // a001d4be
s_movreld_b32 s2, 65                                     // s_movreld_b32 s2, 0x41 // ff2c82be41000000
s_movreld_b64 s[94:95], s[2:3]                           // 022ddebe
s_movrels_b32 ttmp11, s101                               // 652afbbe
s_movrels_b64 s[100:101], exec                           // 7e2be4be
s_nand_saveexec_b64 s[4:5], s[100:101]                   // 642584be
s_nor_saveexec_b64 s[58:59], s[14:15]                    // 0e26babe
s_not_b32 s32, s44                                       // 2c04a0be
s_not_b64 s[70:71], src_execz                            // fc05c6be
s_or_saveexec_b64 s[100:101], s[90:91]                   // 5a21e4be
s_orn2_saveexec_b64 vcc, s[8:9]                          // 0824eabe
s_quadmask_b32 m0, s46                                   // 2e28fcbe
s_quadmask_b64 flat_scratch, s[58:59]                    // 3a29e6be
s_rfe_b64 s[86:87]                                       // 561f80be
s_set_gpr_idx_idx s34                                    // 223280be
s_setpc_b64 s[54:55]                                     // 361d80be
s_sext_i32_i16 s18, s24                                  // 181792be
s_sext_i32_i8 s37, s1                                    // 0116a5be
s_swappc_b64 s[88:89], s[8:9]                            // 081ed8be
s_wqm_b32 s82, -16                                       // d006d2be
s_wqm_b64 s[100:101], src_vccz                           // fb07e4be
s_xnor_saveexec_b64 s[76:77], 0                          // 8027ccbe
s_xor_saveexec_b64 ttmp[6:7], 17                         // 9122f6be
