v_bfrev_b32 v153, 1                                      // v_bfrev_b32_e32 v153, 1 // 8158327f
v_ceil_f16 v111, 10.0                                    // v_ceil_f16_e32 v111, 0x4900 // ff8ade7e00490000
v_ceil_f32 v228, -1.0                                    // v_ceil_f32_e32 v228, -1.0 // f33ac87f
v_ceil_f64 v[2:3], s[96:97]                              // v_ceil_f64_e32 v[2:3], s[96:97] // 6030047e
v_clrexcp_e32                                            // v_clrexcp // 006a007e
v_cos_f16 v138, v220                                     // v_cos_f16_e32 v138, v220 // dc95147f
v_cos_f32_e32 v59, ttmp11                                // 7b54767e
v_cvt_f16_f32_e32 v241, v176                             // b015e27f
v_cvt_f16_i16 v41, v44                                   // v_cvt_f16_i16_e32 v41, v44 // 2c75527e
v_cvt_f16_u16_e32 v82, v0                                // 0073a47e
v_cvt_f32_f16 v251, 0xfe0b                               // v_cvt_f32_f16_e32 v251, 0xfe0b // ff16f67f0bfe0000
v_cvt_f32_f64 v20, v[139:140]                            // v_cvt_f32_f64_e32 v20, v[139:140] // 8b1f287e
v_cvt_f32_i32 v0, -17                                    // v_cvt_f32_i32_e32 v0, 0xffffffef // ff0a007eefffffff
v_cvt_f32_u32_e32 v185, v16                              // 100d727f
v_cvt_f32_ubyte0_e32 v152, s7                            // 0722307f
v_cvt_f32_ubyte1 v132, -17                               // v_cvt_f32_ubyte1_e32 v132, 0xffffffef // ff24087fefffffff
v_cvt_f32_ubyte2_e32 v0, v178                            // b227007e
v_cvt_f32_ubyte3_e32 v0, -16                             // d028007e
v_cvt_f64_f32_e32 v[131:132], v0                         // 0021067f
v_cvt_f64_i32_e32 v[56:57], s36                          // 2408707e
v_cvt_f64_u32 v[0:1], v220                               // v_cvt_f64_u32_e32 v[0:1], v220 // dc2d007e
v_cvt_flr_i32_f32_e32 v41, 0x3f8147ae                    // ff1a527eae47813f
v_cvt_i16_f16_e32 v251, v0                               // 0079f67f
v_cvt_i32_f32 v160, v242                                 // v_cvt_i32_f32_e32 v160, v242 // f211407f
v_cvt_i32_f64_e32 v0, v[136:137]                         // 8807007e
v_cvt_off_f32_i4 v39, v30                                // v_cvt_off_f32_i4_e32 v39, v30 // 1e1d4e7e
v_cvt_rpi_i32_f32 v160, v18                              // v_cvt_rpi_i32_f32_e32 v160, v18 // 1219407f
v_cvt_u16_f16 v255, v182                                 // v_cvt_u16_f16_e32 v255, v182 // b677fe7f
v_cvt_u32_f32 v68, s101                                  // v_cvt_u32_f32_e32 v68, s101 // 650e887e
v_cvt_u32_f64 v255, v[99:100]                            // v_cvt_u32_f64_e32 v255, v[99:100] // 632bfe7f
v_exp_f16 v209, src_lds_direct                           // v_exp_f16_e32 v209, src_lds_direct // fe82a27f
v_exp_f32 v3, v129                                       // v_exp_f32_e32 v3, v129 // 8141067e
v_exp_legacy_f32 v75, 2.0                                // v_exp_legacy_f32_e32 v75, 2.0 // f496967e
v_ffbh_i32_e32 v16, -17                                  // v_ffbh_i32_e32 v16, 0xffffffef // ff5e207eefffffff
v_ffbh_u32 v105, 65                                      // v_ffbh_u32_e32 v105, 0x41 // ff5ad27e41000000
v_ffbl_b32 v217, s21                                     // v_ffbl_b32_e32 v217, s21 // 155cb27f
v_floor_f16 v187, src_execz                              // v_floor_f16_e32 v187, src_execz // fc88767f
v_floor_f32 v93, 0x3f8147ae                              // v_floor_f32_e32 v93, 0x3f8147ae // ff3eba7eae47813f
v_floor_f64_e32 v[57:58], v[150:151]                     // 9635727e
v_fract_f16 v60, src_execz                               // v_fract_f16_e32 v60, src_execz // fc90787e
v_fract_f32_e32 v0, 0.5                                  // f036007e
v_fract_f64 v[117:118], 0.5                              // v_fract_f64_e32 v[117:118], 0.5 // f064ea7e
v_frexp_exp_i16_f16 v182, 4.0                            // v_frexp_exp_i16_f16_e32 v182, 4.0 // f6866c7f
v_frexp_exp_i32_f32 v96, v0                              // v_frexp_exp_i32_f32_e32 v96, v0 // 0067c07e
v_frexp_exp_i32_f64 v0, 1.0                              // v_frexp_exp_i32_f64_e32 v0, 1.0 // f260007e
v_frexp_mant_f16 v187, s82                               // v_frexp_mant_f16_e32 v187, s82 // 5284767f
v_frexp_mant_f32 v173, v112                              // v_frexp_mant_f32_e32 v173, v112 // 70695a7f
v_frexp_mant_f64_e32 v[138:139], v[17:18]                // 1163147f
v_log_f16_e32 v164, 0x3456                               // ff80487f56340000
v_log_f32 v246, v231                                     // v_log_f32_e32 v246, v231 // e743ec7f
v_log_legacy_f32_e32 v22, v235                           // eb992c7e
v_mov_b32 v148, v244                                     // v_mov_b32_e32 v148, v244 // f403287f
v_movreld_b32 v11, v124                                  // v_movreld_b32_e32 v11, v124 // 7c6d167e
v_movrels_b32 v240, v180                                 // v_movrels_b32_e32 v240, v180 // b46fe07f
v_movrelsd_b32 v76, v33                                  // v_movrelsd_b32_e32 v76, v33 // 2171987e
v_nop_e32                                                // v_nop // 0000007e
v_not_b32 v229, -5                                       // v_not_b32_e32 v229, -5 // c556ca7f
v_rcp_f16 v229, v16                                      // v_rcp_f16_e32 v229, v16 // 107bca7f
v_rcp_f32_e32 v152, v90                                  // 5a45307f
v_rcp_f64_e32 v[61:62], 0                                // 804a7a7e
v_rcp_iflag_f32_e32 v21, v0                              // 00472a7e
v_readfirstlane_b32 s20, v178                            // b205287e
v_rndne_f16 v91, s71                                     // v_rndne_f16_e32 v91, s71 // 478eb67e
v_rndne_f32 v235, v106                                   // v_rndne_f32_e32 v235, v106 // 6a3dd67f
v_rndne_f64 v[32:33], -0.5                               // v_rndne_f64_e32 v[32:33], -0.5 // f132407e
v_rsq_f16 v12, v13                                       // v_rsq_f16_e32 v12, v13 // 0d7f187e
v_rsq_f32_e32 v255, v5                                   // 0549fe7f
v_rsq_f64 v[59:60], s[0:1]                               // v_rsq_f64_e32 v[59:60], s[0:1] // 004c767e
v_sin_f16 v43, v254                                      // v_sin_f16_e32 v43, v254 // fe93567e
v_sin_f32_e32 v255, m0                                   // 7c52fe7f
v_sqrt_f16 v144, v237                                    // v_sqrt_f16_e32 v144, v237 // ed7d207f
v_sqrt_f32_e32 v240, src_scc                             // fd4ee07f
v_sqrt_f64_e32 v[121:122], s[82:83]                      // 5250f27e
v_trunc_f16 v255, 0xfe0b                                 // v_trunc_f16_e32 v255, 0xfe0b // ff8cfe7f0bfe0000
v_trunc_f32_e32 v204, s70                                // 4638987f
v_trunc_f64 v[131:132], 0x40590000                       // v_trunc_f64_e32 v[131:132], 0x40590000 // ff2e067f00005940
