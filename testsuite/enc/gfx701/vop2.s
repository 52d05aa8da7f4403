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
v_cvt_pk_i16_i32_e32 v160, v221, v211                    // dda74163
v_cvt_pk_u16_u32 v171, 0xaf123456, v245                  // v_cvt_pk_u16_u32_e32 v171, 0xaf123456, v245 // ffea5761563412af
v_cvt_pknorm_i16_f32_e32 v255, lds_direct, v190          // v_cvt_pknorm_i16_f32_e32 v255, src_lds_direct, v190 // fe7cff5b
v_cvt_pknorm_u16_f32_e32 v153, v66, v227                 // 42c7335d
v_lshrrev_b32 v228, v48, v207                            // v_lshrrev_b32_e32 v228, v48, v207 // 309fc92d
v_max_i32 v143, s0, v226                                 // v_max_i32_e32 v143, s0, v226 // 00c41f25
v_max_u32 v199, v97, v141                                // v_max_u32_e32 v199, v97, v141 // 611b8f29
v_mbcnt_hi_u32_b32 v196, s103, v46                       // v_mbcnt_hi_u32_b32_e32 v196, s103, v46 // 675c8849
v_min_f32_e32 v76, 0, v144                               // 8020991e
v_min_i32_e32 v255, v9, v180                             // 0969ff23
v_mul_hi_i32_i24_e32 v4, 65, v53                         // v_mul_hi_i32_i24_e32 v4, 0x41, v53 // ff6a081441000000
v_mul_hi_u32_u24 v100, v178, v28                         // v_mul_hi_u32_u24_e32 v100, v178, v28 // b239c818
v_mul_legacy_f32_e32 v144, s16, v154                     // 1034210f
v_mul_u32_u24 v78, v57, v146                             // v_mul_u32_u24_e32 v78, v57, v146 // 39259d16
v_or_b32 v255, s0, v255                                  // v_or_b32_e32 v255, s0, v255 // 00feff39
v_sub_i32 v0, vcc, 0xaf123456, v88                       // v_sub_i32_e32 v0, vcc, 0xaf123456, v88 // ffb0004c563412af
v_xor_b32 v49, v133, v167                                // v_xor_b32_e32 v49, v133, v167 // 854f633a
v_writelane_b32 v1, s2, m0                               // 02f80204
v_writelane_b32 v1, exec_lo, m0                          // 7ef80204
