s_abs_i32 s39, s0                                        // 0034a7be
s_and_saveexec_b32 s52, s3                               // 033cb4be
s_and_saveexec_b64 s[60:61], 1                           // 8124bcbe
s_andn1_saveexec_b32 s11, s68                            // 44448bbe
s_andn1_saveexec_b64 s[92:93], s[74:75]                  // 4a37dcbe
s_andn1_wrexec_b32 s64, s98                              // 6246c0be
s_andn1_wrexec_b64 s[2:3], s[90:91]                      // 5a3982be
s_andn2_saveexec_b32 s43, 1                              // 813fabbe
s_andn2_saveexec_b64 s[0:1], s[50:51]                    // 322780be
s_andn2_wrexec_b32 exec_lo, 65                           // s_andn2_wrexec_b32 exec_lo, 0x41 // ff47febe41000000
s_andn2_wrexec_b64 s[96:97], s[64:65]                    // 403ae0be
s_bcnt0_i32_b32 s44, -1                                  // c10dacbe
s_bcnt0_i32_b64 s23, 64                                  // c00e97be
s_bcnt1_i32_b32 s85, s46                                 // 2e0fd5be
s_bcnt1_i32_b64 ttmp5, -5                                // c510f1be
s_bitreplicate_b64_b32 s[86:87], src_scc                 // fd3bd6be
s_bitset0_b32 s93, -17                                   // s_bitset0_b32 s93, 0xffffffef // ff1bddbeefffffff
s_bitset0_b64 s[104:105], s30                            // 1e1ce8be
s_bitset1_b32 s45, 0x3f717273                            // ff1dadbe7372713f
s_bitset1_b64 exec, 0xaf123456                           // ff1efebe563412af
s_brev_b32 vcc_lo, 17                                    // 910beabe
s_brev_b64 s[70:71], null                                // 7d0cc6be
s_cmov_b32 s64, -17                                      // s_cmov_b32 s64, 0xffffffef // ff05c0beefffffff
s_cmov_b64 exec, s[0:1]                                  // 0006febe
s_ff0_i32_b32 vcc_hi, s41                                // 2911ebbe
s_ff0_i32_b64 s0, src_shared_base                        // eb1280be
s_ff1_i32_b32 s47, -1                                    // c113afbe
s_ff1_i32_b64 s105, s[0:1]                               // 0014e9be
s_flbit_i32 s0, src_scc                                  // fd1780be
s_flbit_i32_b32 s105, src_private_limit                  // ee15e9be
s_flbit_i32_b64 s28, s[100:101]                          // 64169cbe
s_flbit_i32_i64 s89, s[16:17]                            // 1018d9be
s_getpc_b64 s[72:73]                                     // 001fc8be
s_mov_b32 s17, s66                                       // 420391be
s_mov_b64 s[46:47], -16                                  // d004aebe
s_movreld_b32 s95, s101                                  // 6530dfbe
s_movreld_b64 s[64:65], s[68:69]                         // 4431c0be
s_movrels_b32 s26, s76                                   // 4c2e9abe
s_movrels_b64 s[104:105], ttmp[6:7]                      // 722fe8be
s_movrelsd_2_b32 s0, s90                                 // 5a4980be
s_nand_saveexec_b32 s99, 0x3f717273                      // ff41e3be7372713f
s_nand_saveexec_b64 s[52:53], s[40:41]                   // 2829b4be
s_nor_saveexec_b32 ttmp5, 65                             // s_nor_saveexec_b32 ttmp5, 0x41 // ff42f1be41000000
s_nor_saveexec_b64 s[78:79], 0xaf123456                  // ff2acebe563412af
s_not_b32 s0, s19                                        // 130780be
s_not_b64 s[90:91], 0xaf123456                           // ff08dabe563412af
s_or_saveexec_b32 s71, 65                                // s_or_saveexec_b32 s71, 0x41 // ff3dc7be41000000
s_or_saveexec_b64 ttmp[6:7], s[104:105]                  // 6825f2be
s_orn1_saveexec_b32 vcc_lo, s105                         // 6945eabe
s_orn1_saveexec_b64 s[78:79], s[92:93]                   // 5c38cebe
s_orn2_saveexec_b32 exec_lo, s94                         // 5e40febe
s_orn2_saveexec_b64 ttmp[6:7], s[90:91]                  // 5a28f2be
s_quadmask_b32 s105, -17                                 // s_quadmask_b32 s105, 0xffffffef // ff2ce9beefffffff
s_quadmask_b64 s[90:91], 0xaf123456                      // ff2ddabe563412af
s_rfe_b64 s[20:21]                                       // 142280be
s_setpc_b64 s[18:19]                                     // 122080be
s_sext_i32_i16 s60, s91                                  // 5b1abcbe
s_sext_i32_i8 s18, src_shared_base                       // eb1992be
s_swappc_b64 ttmp[6:7], s[18:19]                         // 1221f2be
s_wqm_b32 s0, s92                                        // 5c0980be
s_wqm_b64 s[84:85], src_shared_limit                     // ec0ad4be
s_xnor_saveexec_b32 s101, s94                            // 5e43e5be
s_xnor_saveexec_b64 ttmp[14:15], s[0:1]                  // 002bfabe
s_xor_saveexec_b32 s105, -17                             // s_xor_saveexec_b32 s105, 0xffffffef // ff3ee9beefffffff
s_xor_saveexec_b64 s[80:81], s[2:3]                      // 0226d0be
