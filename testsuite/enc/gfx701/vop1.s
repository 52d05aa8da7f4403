v_bfrev_b32_e32 v232, v85                                // 5571d07f
v_ceil_f64_e32 v[163:164], -0.5                          // f130467f
v_cos_f32_e32 v112, v233                                 // e96de07e
v_cvt_f32_u32 v208, 17                                   // v_cvt_f32_u32_e32 v208, 17 // 910ca07f
v_cvt_f32_ubyte1_e32 v47, s7                             // 07245e7e
v_cvt_i32_f32 v215, v7                                   // v_cvt_i32_f32_e32 v215, v7 // 0711ae7f
v_cvt_off_f32_i4 v20, v55                                // v_cvt_off_f32_i4_e32 v20, v55 // 371d287e
v_exp_legacy_f32 v7, v137                                // v_exp_legacy_f32_e32 v7, v137 // 898d0e7e
v_ffbh_i32_e32 v246, v135                                // 8777ec7f
v_floor_f64_e32 v[44:45], v[123:124]                     // 7b35587e
v_frexp_mant_f32_e32 v33, 0xaf123456                     // ff80427e563412af
v_log_clamp_f32_e32 v103, v41                            // 294dce7e
v_log_f32_e32 v92, src_scc                               // fd4eb87e
v_log_legacy_f32_e32 v105, -0.5                          // f18ad27e
v_movreld_b32_e32 v220, v227                             // e385b87f
v_movrels_b32 v0, v92                                    // v_movrels_b32_e32 v0, v92 // 5c87007e
v_movrelsd_b32 v122, v0                                  // v_movrelsd_b32_e32 v122, v0 // 0089f47e
v_rcp_clamp_f32_e32 v0, 3.14159                          // v_rcp_clamp_f32_e32 v0, 0x40490fd0 // ff50007ed00f4940
v_rcp_clamp_f64_e32 v[152:153], v[238:239]               // ee61307f
v_rcp_f32 v25, s79                                       // v_rcp_f32_e32 v25, s79 // 4f54327e
v_rcp_legacy_f32 v59, 2.0                                // v_rcp_legacy_f32_e32 v59, 2.0 // f452767e
v_rndne_f64_e32 v[246:247], 100.0                        // v_rndne_f64_e32 v[246:247], 0x40590000 // ff32ec7f00005940
v_rsq_clamp_f32_e32 v164, s103                           // 6758487f
v_rsq_clamp_f64 v[192:193], v[0:1]                       // v_rsq_clamp_f64_e32 v[192:193], v[0:1] // 0065807f
v_rsq_f64_e32 v[131:132], -1.0                           // f362067f
v_rsq_legacy_f32 v82, s18                                // v_rsq_legacy_f32_e32 v82, s18 // 125aa47e
v_trunc_f64 v[228:229], v[203:204]                       // v_trunc_f64_e32 v[228:229], v[203:204] // cb2fc87f
v_ceil_f32_e32 v0, src_execz                             // fc44007e
v_clrexcp                                                // 0082007e
v_cvt_f16_f32 v15, 10.5                                  // v_cvt_f16_f32_e32 v15, 0x41280000 // ff141e7e00002841
v_cvt_f32_f64 v247, v[0:1]                               // v_cvt_f32_f64_e32 v247, v[0:1] // 001fee7f
v_cvt_f32_i32 v166, v132                                 // v_cvt_f32_i32_e32 v166, v132 // 840b4c7f
v_cvt_f32_ubyte0_e32 v1, v0                              // 0023027e
v_cvt_f32_ubyte2 v114, v179                              // v_cvt_f32_ubyte2_e32 v114, v179 // b327e47e
v_cvt_f32_ubyte3 v0, src_vccz                            // v_cvt_f32_ubyte3_e32 v0, src_vccz // fb28007e
v_cvt_f64_f32 v[224:225], v0                             // v_cvt_f64_f32_e32 v[224:225], v0 // 0021c07f
v_cvt_f64_i32_e32 v[0:1], v227                           // e309007e
v_cvt_f64_u32 v[89:90], s102                             // v_cvt_f64_u32_e32 v[89:90], s102 // 662cb27e
v_cvt_i32_f64_e32 v94, v[68:69]                          // 4407bc7e
v_cvt_u32_f32_e32 v167, 10.5                             // v_cvt_u32_f32_e32 v167, 0x41280000 // ff0e4e7f00002841
v_cvt_u32_f64_e32 v255, s[102:103]                       // 662afe7f
v_exp_f32 v0, 0xaf123456                                 // v_exp_f32_e32 v0, 0xaf123456 // ff4a007e563412af
v_ffbh_u32_e32 v30, 1                                    // 81723c7e
v_ffbl_b32_e32 v108, v254                                // fe75d87e
v_floor_f32_e32 v138, src_execz                          // fc48147f
v_fract_f32_e32 v188, s0                                 // 0040787f
v_fract_f64_e32 v[199:200], 0.5                          // f07c8e7f
v_frexp_exp_i32_f32_e32 v147, src_vccz                   // fb7e267f
v_frexp_mant_f64 v[125:126], v[0:1]                      // v_frexp_mant_f64_e32 v[125:126], v[0:1] // 007bfa7e
v_nop_e32                                                // v_nop // 0000007e
v_not_b32 v130, s57                                      // v_not_b32_e32 v130, s57 // 396e047f
v_rcp_f64 v[0:1], v[84:85]                               // v_rcp_f64_e32 v[0:1], v[84:85] // 545f007e
v_rcp_iflag_f32 v151, 0.5                                // v_rcp_iflag_f32_e32 v151, 0.5 // f0562e7f
v_readfirstlane_b32_e32 s15, v113                        // v_readfirstlane_b32 s15, v113 // 71051e7e
v_rsq_f32 v43, s0                                        // v_rsq_f32_e32 v43, s0 // 005c567e
v_sin_f32 v194, v20                                      // v_sin_f32_e32 v194, v20 // 146b847f
v_sqrt_f64 v[100:101], v[54:55]                          // v_sqrt_f64_e32 v[100:101], v[54:55] // 3669c87e
v_trunc_f32_e32 v88, 10.5                                // v_trunc_f32_e32 v88, 0x41280000 // ff42b07e00002841
