s_add_f16 s70, exec_lo, src_scc                          // 7efdc6a4
s_add_f16 s64, src_scc, 0x3456                           // fdffc0a456340000
s_add_f16 s78, s10, vcc_lo                               // 0a6acea4
s_add_f32 s24, m0, vcc_lo                                // 7d6a18a0
s_add_f32 s18, s74, s84                                  // 4a5412a0
s_add_f32 s88, exec_lo, null                             // 7e7c58a0
s_cvt_pk_rtz_f16_f32 s0, exec_lo, exec_lo                // 7e7e00a4
s_cvt_pk_rtz_f16_f32 s80, -2.0, 15                       // f58f50a4
s_cvt_pk_rtz_f16_f32 s6, null, src_scc                   // 7cfd06a4
s_fmaak_f32 s52, src_scc, src_scc, 0x23e03838            // fdfdb4a23838e023
s_fmaak_f32 vcc_lo, s18, m0, 0x299fc556                  // 127deaa256c59f29
s_fmaak_f32 s20, null, null, 0x1b59d92c                  // 7c7c94a22cd9591b
s_fmac_f16 s38, exec_lo, null                            // 7e7c26a7
s_fmac_f16 s40, s60, s99                                 // 3c6328a7
s_fmac_f16 vcc_lo, 55, s62                               // b73e6aa7
s_fmac_f32 vcc_lo, -1.0, vcc_lo                          // f36aeaa3
s_fmac_f32 s84, m0, null                                 // 7d7cd4a3
s_fmac_f32 s16, exec_lo, s62                             // 7e3e90a3
s_fmamk_f32 s56, 11, 0x6e3c3519, s44                     // 8b2c38a319353c6e
s_fmamk_f32 vcc_lo, m0, 0x9b1953d8, m0                   // 7d7d6aa3d853199b
s_fmamk_f32 s20, s12, 0x219d0a4e, vcc_lo                 // 0c6a14a34e0a9d21
s_max_f16 vcc_lo, 0, vcc_lo                              // 806a6aa6
s_max_f16 s60, m0, null                                  // 7d7c3ca6
s_max_f16 s88, s58, 51                                   // 3ab358a6
s_max_f32 vcc_lo, vcc_lo, s84                            // 6a54eaa1
s_max_f32 s4, -10, exec_lo                               // ca7e84a1
s_max_f32 s48, s68, s40                                  // 4428b0a1
s_min_f16 s28, src_scc, m0                               // fd7d9ca5
s_min_f16 vcc_lo, s53, s8                                // 3508eaa5
s_min_f16 s97, 2.0, m0                                   // f47de1a5
s_min_f32 s68, s80, s46                                  // 502e44a1
s_min_f32 s26, 4, 0x3f8147ae                             // 84ff1aa1ae47813f
s_min_f32 s26, m0, s52                                   // 7d341aa1
s_mul_f16 vcc_lo, m0, s78                                // 7d4eeaa6
s_mul_f16 vcc_lo, 52, s28                                // b41ceaa6
s_mul_f16 s36, -6, s64                                   // c640a4a6
s_mul_f32 s44, src_scc, 33                               // fda12ca2
s_mul_f32 s74, 0x3456, s88                               // ff584aa256340000
s_mul_f32 s66, -2.0, s58                                 // f53a42a2
s_sub_f16 vcc_lo, s30, 31                                // 1e9f6aa5
s_sub_f16 s53, m0, exec_lo                               // 7d7e35a5
s_sub_f16 vcc_lo, src_scc, vcc_lo                        // fd6a6aa5
s_sub_f32 s68, 4.0, s76                                  // f64cc4a0
s_sub_f32 vcc_lo, m0, 0xaf123456                         // 7dffeaa0563412af
s_sub_f32 s86, null, s68                                 // 7c44d6a0
