v_addc_u32_e32 v209, vcc, 32, v7, vcc                    // a00ea251
v_ashr_i32 v0, 65, v0                                    // v_ashr_i32_e32 v0, 0x41, v0 // ff00002e41000000
v_cndmask_b32_e32 v159, v199, v254                       // v_cndmask_b32_e32 v159, v199, v254, vcc // c7fd3f01
v_cvt_pkaccum_u8_f32_e32 v83, 4.0, v18                   // f624a658
v_cvt_pkrtz_f16_f32_e32 v60, v80, v183                   // 506f795e
v_lshl_b32_e32 v101, src_vccz, v7                        // fb0eca32
v_lshr_b32 v99, 1, v107                                  // v_lshr_b32_e32 v99, 1, v107 // 81d6c62a
v_mac_f32 v63, 0xaf123456, v30                           // v_mac_f32_e32 v63, 0xaf123456, v30 // ff3c7e3e563412af
v_mac_legacy_f32_e32 v133, v25, v83                      // 19a70a0d
v_madak_f32 v153, 1.0, v255, 0x11213141                  // f2fe334341312111
v_madmk_f32 v219, 64, 1.0, v12                           // v_madmk_f32 v219, 64, 0x3f800000, v12 // c018b6410000803f
v_max_f32 v172, 1.0, v188                                // v_max_f32_e32 v172, 1.0, v188 // f2785921
v_max_legacy_f32 v0, v229, v192                          // v_max_legacy_f32_e32 v0, v229, v192 // e581011c
v_min_legacy_f32 v125, s16, v0                           // v_min_legacy_f32_e32 v125, s16, v0 // 1000fa1a
v_min_u32 v0, s56, v1                                    // v_min_u32_e32 v0, s56, v1 // 38020026
v_mul_f32_e32 v0, -4.0, v142                             // f71c0110
v_readlane_b32_e32 vcc_lo, v60, s5                       // v_readlane_b32 vcc_lo, v60, s5 // 3c0bd402
v_sub_f32 v7, src_execz, v0                              // v_sub_f32_e32 v7, src_execz, v0 // fc000e08
v_subb_u32_e32 v255, vcc, -16, v140, vcc                 // d018ff53
v_subbrev_u32 v139, vcc, v150, v40, vcc                  // v_subbrev_u32_e32 v139, vcc, v150, v40, vcc // 96511655
v_subrev_f32_e32 v69, v0, v8                             // 00118a0a
v_subrev_i32 v124, vcc, v200, v0                         // v_subrev_i32_e32 v124, vcc, v200, v0 // c801f84e
