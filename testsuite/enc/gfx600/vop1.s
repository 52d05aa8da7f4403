v_bfrev_b32_e32 v0, 0x12345678                           // ff70007e78563412
v_ceil_f32_e32 v0, src_execz                             // fc44007e
v_clrexcp                                                // 0082007e
v_cos_f32_e32 v33, -2                                    // c26c427e
v_cvt_f16_f32 v15, 10.5                                  // v_cvt_f16_f32_e32 v15, 0x41280000 // ff141e7e00002841
v_cvt_f32_f16 v144, v147                                 // v_cvt_f32_f16_e32 v144, v147 // 9317207f
v_cvt_f32_f64 v247, v[0:1]                               // v_cvt_f32_f64_e32 v247, v[0:1] // 001fee7f
v_cvt_f32_i32 v166, v132                                 // v_cvt_f32_i32_e32 v166, v132 // 840b4c7f
v_cvt_f32_u32 v255, v0                                   // v_cvt_f32_u32_e32 v255, v0 // 000dfe7f
v_cvt_f32_ubyte0_e32 v1, v0                              // 0023027e
v_cvt_f32_ubyte1_e32 v250, v255                          // ff25f47f
v_cvt_f32_ubyte2 v114, v179                              // v_cvt_f32_ubyte2_e32 v114, v179 // b327e47e
v_cvt_f32_ubyte3 v0, src_vccz                            // v_cvt_f32_ubyte3_e32 v0, src_vccz // fb28007e
v_cvt_f64_f32 v[224:225], v0                             // v_cvt_f64_f32_e32 v[224:225], v0 // 0021c07f
v_cvt_f64_i32_e32 v[0:1], v227                           // e309007e
v_cvt_f64_u32 v[89:90], s102                             // v_cvt_f64_u32_e32 v[89:90], s102 // 662cb27e
v_cvt_flr_i32_f32_e32 v179, -4.0                         // f71a667f
v_cvt_i32_f32 v94, v152                                  // v_cvt_i32_f32_e32 v94, v152 // 9811bc7e
v_cvt_i32_f64_e32 v94, v[68:69]                          // 4407bc7e
v_cvt_off_f32_i4 v0, 17                                  // v_cvt_off_f32_i4_e32 v0, 17 // 911c007e
v_cvt_rpi_i32_f32 v134, 0xaf123456                       // v_cvt_rpi_i32_f32_e32 v134, 0xaf123456 // ff180c7f563412af
v_cvt_u32_f32_e32 v167, 10.5                             // v_cvt_u32_f32_e32 v167, 0x41280000 // ff0e4e7f00002841
v_cvt_u32_f64_e32 v255, s[102:103]                       // 662afe7f
v_exp_f32 v0, 0xaf123456                                 // v_exp_f32_e32 v0, 0xaf123456 // ff4a007e563412af
v_ffbh_i32 v45, 17                                       // v_ffbh_i32_e32 v45, 17 // 91765a7e
v_ffbh_u32_e32 v30, 1                                    // 81723c7e
v_ffbl_b32_e32 v108, v254                                // fe75d87e
v_floor_f32_e32 v138, src_execz                          // fc48147f
v_fract_f32_e32 v188, s0                                 // 0040787f
v_fract_f64_e32 v[199:200], 0.5                          // f07c8e7f
v_frexp_exp_i32_f32_e32 v147, src_vccz                   // fb7e267f
v_frexp_exp_i32_f64 v255, v[254:255]                     // v_frexp_exp_i32_f64_e32 v255, v[254:255] // fe79fe7f
v_frexp_mant_f32_e32 v0, s12                             // 0c80007e
v_frexp_mant_f64 v[125:126], v[0:1]                      // v_frexp_mant_f64_e32 v[125:126], v[0:1] // 007bfa7e
v_log_clamp_f32 v243, 3.14159                            // v_log_clamp_f32_e32 v243, 0x40490fd0 // ff4ce67fd00f4940
v_log_f32 v245, -0.5                                     // v_log_f32_e32 v245, -0.5 // f14eea7f
v_mov_b32_e32 v255, -5                                   // c502fe7f
v_movreld_b32 v255, v50                                  // v_movreld_b32_e32 v255, v50 // 3285fe7f
v_movrels_b32 v54, v0                                    // v_movrels_b32_e32 v54, v0 // 00876c7e
v_movrelsd_b32 v249, v9                                  // v_movrelsd_b32_e32 v249, v9 // 0989f27f
v_nop_e32                                                // v_nop // 0000007e
v_not_b32 v130, s57                                      // v_not_b32_e32 v130, s57 // 396e047f
v_rcp_clamp_f32_e32 v147, 0                              // 8050267f
v_rcp_clamp_f64_e32 v[195:196], 64                       // c060867f
v_rcp_f32 v151, v90                                      // v_rcp_f32_e32 v151, v90 // 5a552e7f
v_rcp_f64 v[0:1], v[84:85]                               // v_rcp_f64_e32 v[0:1], v[84:85] // 545f007e
v_rcp_iflag_f32 v151, 0.5                                // v_rcp_iflag_f32_e32 v151, 0.5 // f0562e7f
v_rcp_legacy_f32_e32 v255, src_lds_direct                // fe52fe7f
v_readfirstlane_b32_e32 s15, v113                        // v_readfirstlane_b32 s15, v113 // 71051e7e
v_rndne_f32 v61, v174                                    // v_rndne_f32_e32 v61, v174 // ae477a7e
v_rsq_clamp_f32 v193, src_scc                            // v_rsq_clamp_f32_e32 v193, src_scc // fd58827f
v_rsq_clamp_f64_e32 v[254:255], src_vccz                 // fb64fc7f
v_rsq_f32 v43, s0                                        // v_rsq_f32_e32 v43, s0 // 005c567e
v_rsq_f64_e32 v[193:194], s[30:31]                       // 1e62827f
v_rsq_legacy_f32_e32 v148, v146                          // 925b287f
v_sin_f32 v194, v20                                      // v_sin_f32_e32 v194, v20 // 146b847f
v_sqrt_f32_e32 v1, 2.0                                   // f466027e
v_sqrt_f64 v[100:101], v[54:55]                          // v_sqrt_f64_e32 v[100:101], v[54:55] // 3669c87e
v_trunc_f32_e32 v88, 10.5                                // v_trunc_f32_e32 v88, 0x41280000 // ff42b07e00002841
