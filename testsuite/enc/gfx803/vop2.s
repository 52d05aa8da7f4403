v_add_f16_e32 v193, 0, v162                              // 8044833f
v_add_f32 v184, 3.14159, v26                             // v_add_f32_e32 v184, 0x40490fd0, v26 // ff347003d00f4940
v_add_u16 v21, v255, v155                                // v_add_u16_e32 v21, v255, v155 // ff372b4c
v_add_u32 v124, vcc, v95, v108                           // v_add_u32_e32 v124, vcc, v95, v108 // 5fd9f832
v_addc_u32_e32 v165, vcc, v174, v158, vcc                // ae3d4b39
v_and_b32_e32 v147, v199, v166                           // c74d2727
v_ashrrev_i16_e32 v226, -1, v104                         // c1d0c459
v_ashrrev_i32 v255, 65, v188                             // v_ashrrev_i32_e32 v255, 0x41, v188 // ff78ff2341000000
v_cndmask_b32_e32 v117, v0, v0                           // v_cndmask_b32_e32 v117, v0, v0, vcc // 0001ea00
v_ldexp_f16 v217, 0xfe0b, v149                           // v_ldexp_f16_e32 v217, 0xfe0b, v149 // ff2ab3670bfe0000
v_lshlrev_b16 v20, v131, v242                            // v_lshlrev_b16_e32 v20, v131, v242 // 83e52954
v_lshlrev_b32_e32 v248, s101, v8                         // 6510f025
v_lshrrev_b16_e32 v10, v255, v215                        // ffaf1556
v_lshrrev_b32_e32 v88, v166, v48                         // a661b020
v_mac_f16 v121, s93, v209                                // v_mac_f16_e32 v121, s93, v209 // 5da2f346
v_mac_f32 v0, v77, v17                                   // v_mac_f32_e32 v0, v77, v17 // 4d23002c
v_madak_f16 v191, -1.0, v101, 0x1121                     // f3ca7e4b21110000
v_madak_f32_e32 v217, v1, v170, 0x3f800001               // v_madak_f32 v217, v1, v170, 0x3f800001 // 0155b3310100803f
v_madmk_f16 v9, v85, 10.0, v190                          // v_madmk_f16 v9, v85, 0x4900, v190 // 557d134800490000
v_madmk_f32_e32 v11, v60, 0x3f800001, v194               // v_madmk_f32 v11, v60, 0x3f800001, v194 // 3c85172e0100803f
v_max_f16_e32 v234, v56, v255                            // 38ffd55b
v_max_f32 v64, s5, v62                                   // v_max_f32_e32 v64, s5, v62 // 057c8016
v_max_i16_e32 v234, s95, v0                              // 5f00d461
v_max_i32_e32 v82, v248, v69                             // f88ba41a
v_max_u16 v229, -1, v95                                  // v_max_u16_e32 v229, -1, v95 // c1beca5f
v_max_u32_e32 v110, 0xaf123456, v52                      // ff68dc1e563412af
v_min_f16_e32 v173, s67, v181                            // 436a5b5d
v_min_f32 v81, 0x3f8147ae, v13                           // v_min_f32_e32 v81, 0x3f8147ae, v13 // ff1aa214ae47813f
v_min_i16_e32 v67, -20, v197                             // v_min_i16_e32 v67, lit(0xffffffec), v197 // ff8a8764ecffffff
v_min_i32_e32 v197, 17, v239                             // 91de8b19
v_min_u16_e32 v99, 1000, v131                            // v_min_u16_e32 v99, 0x3e8, v131 // ff06c762e8030000
v_min_u32_e32 v222, v12, v10                             // 0c15bc1d
v_mul_f16 v193, 0xfe0b, v82                              // v_mul_f16_e32 v193, 0xfe0b, v82 // ffa482450bfe0000
v_mul_f32 v0, v9, v44                                    // v_mul_f32_e32 v0, v9, v44 // 0959000a
v_mul_hi_i32_i24_e32 v156, v252, v181                    // fc6b390f
v_mul_hi_u32_u24 v208, -17, v3                           // v_mul_hi_u32_u24_e32 v208, 0xffffffef, v3 // ff06a013efffffff
v_mul_i32_i24_e32 v255, v206, v0                         // ce01fe0d
v_mul_legacy_f32_e32 v30, s101, v21                      // 652a3c08
v_mul_lo_u16_e32 v72, v255, v255                         // ffff9152
v_mul_u32_u24_e32 v70, s21, v54                          // 156c8c10
v_or_b32 v13, -17, v0                                    // v_or_b32_e32 v13, 0xffffffef, v0 // ff001a28efffffff
v_sub_f16 v18, s0, v255                                  // v_sub_f16_e32 v18, s0, v255 // 00fe2540
v_sub_f32 v244, src_execz, v243                          // v_sub_f32_e32 v244, src_execz, v243 // fce6e905
v_sub_u16 v141, lds_direct, v153                         // v_sub_u16_e32 v141, src_lds_direct, v153 // fe321b4f
v_sub_u32 v146, vcc, src_execz, v17                      // v_sub_u32_e32 v146, vcc, src_execz, v17 // fc222435
v_subb_u32_e32 v198, vcc, v84, v0, vcc                   // 54018c3b
v_subbrev_u32 v18, vcc, 0, v44, vcc                      // v_subbrev_u32_e32 v18, vcc, 0, v44, vcc // 8058243c
v_subrev_f16_e32 v4, v179, v70                           // b38d0842
v_subrev_f32_e32 v88, v0, v142                           // 001db106
v_subrev_u16_e32 v115, s14, v188                         // 0e78e750
v_subrev_u32_e32 v255, vcc, v116, v0                     // 7401fe37
v_xor_b32_e32 v95, v9, v106                              // 09d5be2a
