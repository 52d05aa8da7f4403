v_add_f32_e32 v36, v129, v128                            // 81014906
v_add_i32 v0, vcc, v255, v147                            // v_add_i32_e32 v0, vcc, v255, v147 // ff27014a
v_addc_u32_e32 v124, vcc, src_lds_direct, v186, vcc      // fe74f950
v_and_b32_e32 v44, v201, v136                            // c9115936
v_ashr_i32 v69, v255, v0                                 // v_ashr_i32_e32 v69, v255, v0 // ff018a2e
v_ashrrev_i32_e32 v53, 65, v255                          // v_ashrrev_i32_e32 v53, 0x41, v255 // fffe6b3041000000
v_bcnt_u32_b32_e32 v46, 65, v66                          // v_bcnt_u32_b32_e32 v46, 0x41, v66 // ff845c4441000000
v_bfm_b32 v84, v0, v199                                  // v_bfm_b32_e32 v84, v0, v199 // 008fa93c
v_cndmask_b32 v10, v222, v255                            // v_cndmask_b32_e32 v10, v222, v255, vcc // deff1500
v_cvt_pk_i16_i32_e32 v160, v221, v211                    // dda74163
v_cvt_pk_u16_u32 v171, 0xaf123456, v245                  // v_cvt_pk_u16_u32_e32 v171, 0xaf123456, v245 // ffea5761563412af
v_cvt_pkaccum_u8_f32_e32 v7, s91, v0                     // 5b000e58
v_cvt_pknorm_i16_f32_e32 v255, lds_direct, v190          // v_cvt_pknorm_i16_f32_e32 v255, src_lds_direct, v190 // fe7cff5b
v_cvt_pknorm_u16_f32_e32 v153, v66, v227                 // 42c7335d
v_cvt_pkrtz_f16_f32 v0, 0xaf123456, v142                 // v_cvt_pkrtz_f16_f32_e32 v0, 0xaf123456, v142 // ff1c015e563412af
v_ldexp_f32_e32 v255, v153, v78                          // 999dfe57
v_lshl_b32 v41, s79, v0                                  // v_lshl_b32_e32 v41, s79, v0 // 4f005232
v_lshlrev_b32 v193, v255, v223                           // v_lshlrev_b32_e32 v193, v255, v223 // ffbf8335
v_lshr_b32 v172, v0, v158                                // v_lshr_b32_e32 v172, v0, v158 // 003d592b
v_lshrrev_b32 v228, v48, v207                            // v_lshrrev_b32_e32 v228, v48, v207 // 309fc92d
v_mac_f32_e32 v114, v0, v20                              // 0029e43e
v_mac_legacy_f32_e32 v17, 0xaf123456, v26                // ff34220c563412af
v_madak_f32 v255, v116, v0, -7.5                         // v_madak_f32 v255, v116, v0, 0xc0f00000 // 7401fe430000f0c0
v_madmk_f32_e32 v0, v255, 0x3f800001, v255               // v_madmk_f32 v0, v255, 0x3f800001, v255 // ffff01400100803f
v_max_f32 v255, v65, v0                                  // v_max_f32_e32 v255, v65, v0 // 4101fe21
v_max_i32 v143, s0, v226                                 // v_max_i32_e32 v143, s0, v226 // 00c41f25
v_max_legacy_f32 v121, 0xaf123456, v100                  // v_max_legacy_f32_e32 v121, 0xaf123456, v100 // ffc8f21c563412af
v_max_u32 v199, v97, v141                                // v_max_u32_e32 v199, v97, v141 // 611b8f29
v_mbcnt_hi_u32_b32 v196, s103, v46                       // v_mbcnt_hi_u32_b32_e32 v196, s103, v46 // 675c8849
v_mbcnt_lo_u32_b32_e32 v127, v29, v255                   // 1dffff46
v_min_f32_e32 v76, 0, v144                               // 8020991e
v_min_i32_e32 v255, v9, v180                             // 0969ff23
v_min_legacy_f32_e32 v254, -0.5, v255                    // f1fefd1b
v_min_u32_e32 v178, v0, v9                               // 00136427
v_mul_f32 v21, v255, v66                                 // v_mul_f32_e32 v21, v255, v66 // ff852a10
v_mul_hi_i32_i24_e32 v4, 65, v53                         // v_mul_hi_i32_i24_e32 v4, 0x41, v53 // ff6a081441000000
v_mul_hi_u32_u24 v100, v178, v28                         // v_mul_hi_u32_u24_e32 v100, v178, v28 // b239c818
v_mul_i32_i24 v190, 0x12345678, v255                     // v_mul_i32_i24_e32 v190, 0x12345678, v255 // fffe7d1378563412
v_mul_legacy_f32_e32 v144, s16, v154                     // 1034210f
v_mul_u32_u24 v78, v57, v146                             // v_mul_u32_u24_e32 v78, v57, v146 // 39259d16
v_or_b32 v255, s0, v255                                  // v_or_b32_e32 v255, s0, v255 // 00feff39
v_readlane_b32_e32 s103, v40, s37                        // v_readlane_b32 s103, v40, s37 // 284bce02
v_sub_f32_e32 v53, v129, v14                             // 811d6a08
v_sub_i32 v0, vcc, 0xaf123456, v88                       // v_sub_i32_e32 v0, vcc, 0xaf123456, v88 // ffb0004c563412af
v_subb_u32_e32 v255, vcc, v247, v255, vcc                // f7ffff53
v_subbrev_u32 v81, vcc, v0, v200, vcc                    // v_subbrev_u32_e32 v81, vcc, v0, v200, vcc // 0091a354
v_subrev_f32 v255, s40, v28                              // v_subrev_f32_e32 v255, s40, v28 // 2838fe0b
v_subrev_i32 v212, vcc, 17, v25                          // v_subrev_i32_e32 v212, vcc, 17, v25 // 9132a84f
v_writelane_b32 v203, 1, 1                               // 81029705
v_xor_b32 v49, v133, v167                                // v_xor_b32_e32 v49, v133, v167 // 854f633a
