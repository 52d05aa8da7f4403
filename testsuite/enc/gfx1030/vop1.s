v_bfrev_b32 v213, v255                                   // v_bfrev_b32_e32 v213, v255 // ff71aa7f
v_ceil_f16_e32 v92, v219                                 // dbb9b87e
v_ceil_f32 v160, -1.0                                    // v_ceil_f32_e32 v160, -1.0 // f344407f
v_ceil_f64 v[24:25], src_shared_base                     // v_ceil_f64_e32 v[24:25], src_shared_base // eb30307e
v_clrexcp_e32                                            // v_clrexcp // 0082007e
v_cos_f16_e32 v123, 0x3456                               // ffc2f67e56340000
v_cos_f32 v255, v210                                     // v_cos_f32_e32 v255, v210 // d26dfe7f
v_cvt_f16_f32_e32 v197, v27                              // 1b158a7f
v_cvt_f16_i16_e32 v78, 64                                // c0a29c7e
v_cvt_f16_u16 v6, v195                                   // v_cvt_f16_u16_e32 v6, v195 // c3a10c7e
v_cvt_f32_f16 v212, v83                                  // v_cvt_f32_f16_e32 v212, v83 // 5317a87f
v_cvt_f32_f64_e32 v46, v[222:223]                        // de1f5c7e
v_cvt_f32_i32 v255, lds_direct                           // v_cvt_f32_i32_e32 v255, src_lds_direct // fe0afe7f
v_cvt_f32_u32 v47, s0                                    // v_cvt_f32_u32_e32 v47, s0 // 000c5e7e
v_cvt_f32_ubyte0 v178, v0                                // v_cvt_f32_ubyte0_e32 v178, v0 // 0023647f
v_cvt_f32_ubyte1_e32 v233, 65                            // v_cvt_f32_ubyte1_e32 v233, 0x41 // ff24d27f41000000
v_cvt_f32_ubyte2 v255, v156                              // v_cvt_f32_ubyte2_e32 v255, v156 // 9c27fe7f
v_cvt_f32_ubyte3_e32 v0, v255                            // ff29007e
v_cvt_f64_f32 v[112:113], src_vccz                       // v_cvt_f64_f32_e32 v[112:113], src_vccz // fb20e07e
v_cvt_f64_i32_e32 v[99:100], v20                         // 1409c67e
v_cvt_f64_u32_e32 v[65:66], s20                          // 142c827e
v_cvt_flr_i32_f32 v20, s105                              // v_cvt_flr_i32_f32_e32 v20, s105 // 691a287e
v_cvt_i16_f16 v255, 2.0                                  // v_cvt_i16_f16_e32 v255, 2.0 // f4a6fe7f
v_cvt_i32_f32_e32 v187, v0                               // 0011767f
v_cvt_i32_f64 v0, v[250:251]                             // v_cvt_i32_f64_e32 v0, v[250:251] // fa07007e
v_cvt_norm_i16_f16 v72, v0                               // v_cvt_norm_i16_f16_e32 v72, v0 // 00c7907e
v_cvt_norm_u16_f16_e32 v52, v0                           // 00c9687e
v_cvt_off_f32_i4 v47, v255                               // v_cvt_off_f32_i4_e32 v47, v255 // ff1d5e7e
v_cvt_rpi_i32_f32_e32 v200, s105                         // 6918907f
v_cvt_u16_f16 v173, 10.0                                 // v_cvt_u16_f16_e32 v173, 0x4900 // ffa45a7f00490000
v_cvt_u32_f32_e32 v20, -2                                // c20e287e
v_cvt_u32_f64_e32 v179, s[72:73]                         // 482a667f
v_exp_f16 v0, v19                                        // v_exp_f16_e32 v0, v19 // 13b1007e
v_exp_f32 v247, v88                                      // v_exp_f32_e32 v247, v88 // 584bee7f
v_ffbh_i32_e32 v1, 65                                    // v_ffbh_i32_e32 v1, 0x41 // ff76027e41000000
v_ffbh_u32 v0, v76                                       // v_ffbh_u32_e32 v0, v76 // 4c73007e
v_ffbl_b32_e32 v169, v98                                 // 6275527f
v_floor_f16_e32 v90, 0x3456                              // ffb6b47e56340000
v_floor_f32_e32 v0, v0                                   // 0049007e
v_floor_f64 v[248:249], v[0:1]                           // v_floor_f64_e32 v[248:249], v[0:1] // 0035f07f
v_fract_f16 v206, exec_hi                                // v_fract_f16_e32 v206, exec_hi // 7fbe9c7f
v_fract_f32_e32 v197, v195                               // c3418a7f
v_fract_f64 v[46:47], v[112:113]                         // v_fract_f64_e32 v[46:47], v[112:113] // 707d5c7e
v_frexp_exp_i16_f16_e32 v7, v53                          // 35b50e7e
v_frexp_exp_i32_f32 v38, v78                             // v_frexp_exp_i32_f32_e32 v38, v78 // 4e7f4c7e
v_frexp_exp_i32_f64 v216, v[254:255]                     // v_frexp_exp_i32_f64_e32 v216, v[254:255] // fe79b07f
v_frexp_mant_f16 v111, v105                              // v_frexp_mant_f16_e32 v111, v105 // 69b3de7e
v_frexp_mant_f32_e32 v0, v64                             // 4081007e
v_frexp_mant_f64_e32 v[0:1], v[2:3]                      // 027b007e
v_log_f16 v164, v0                                       // v_log_f16_e32 v164, v0 // 00af487f
v_log_f32 v87, v140                                      // v_log_f32_e32 v87, v140 // 8c4fae7e
v_mov_b32 v0, 0xaf123456                                 // v_mov_b32_e32 v0, 0xaf123456 // ff02007e563412af
v_movreld_b32_e32 v56, 0                                 // 8084707e
v_movrels_b32 v205, v0                                   // v_movrels_b32_e32 v205, v0 // 00879a7f
v_movrelsd_2_b32 v235, v137                              // v_movrelsd_2_b32_e32 v235, v137 // 8991d67f
v_movrelsd_b32_e32 v121, v150                            // 9689f27e
v_nop                                                    // 0000007e
v_not_b32_e32 v208, s0                                   // 006ea07f
v_pipeflush                                              // 0036007e
v_rcp_f16 v255, 0x3456                                   // v_rcp_f16_e32 v255, 0x3456 // ffa8fe7f56340000
v_rcp_f32_e32 v178, v0                                   // 0055647f
v_rcp_f64 v[251:252], -0.5                               // v_rcp_f64_e32 v[251:252], -0.5 // f15ef67f
v_rcp_iflag_f32 v7, lds_direct                           // v_rcp_iflag_f32_e32 v7, src_lds_direct // fe560e7e
v_readfirstlane_b32_e32 s92, v231                        // v_readfirstlane_b32 s92, v231 // e705b87e
v_rndne_f16_e32 v43, -1.0                                // f3bc567e
v_rndne_f32 v82, lds_direct                              // v_rndne_f32_e32 v82, src_lds_direct // fe46a47e
v_rndne_f64 v[0:1], exec                                 // v_rndne_f64_e32 v[0:1], exec // 7e32007e
v_rsq_f16 v179, src_private_base                         // v_rsq_f16_e32 v179, src_private_base // edac667f
v_rsq_f32_e32 v0, 3.14159                                // v_rsq_f32_e32 v0, 0x40490fd0 // ff5c007ed00f4940
v_rsq_f64_e32 v[76:77], vcc                              // 6a62987e
v_sat_pk_u8_i16 v0, v220                                 // v_sat_pk_u8_i16_e32 v0, v220 // dcc5007e
v_sin_f16_e32 v163, v0                                   // 00c1467f
v_sin_f32 v22, v254                                      // v_sin_f32_e32 v22, v254 // fe6b2c7e
v_sqrt_f16_e32 v20, 1.0                                  // f2aa287e
v_sqrt_f32_e32 v14, src_private_base                     // ed661c7e
v_sqrt_f64_e32 v[20:21], v[69:70]                        // 4569287e
v_swap_b32 v0, v48                                       // 30cb007e
v_swaprel_b32_e32 v232, v216                             // v_swaprel_b32 v232, v216 // d8d1d07f
v_trunc_f16_e32 v255, s105                               // 69bafe7f
v_trunc_f32_e32 v0, 4.0                                  // f642007e
v_trunc_f64 v[71:72], v[210:211]                         // v_trunc_f64_e32 v[71:72], v[210:211] // d22f8e7e
