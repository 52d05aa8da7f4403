v_cmp_class_f32 vcc, 0.15915494, v181                    // v_cmp_class_f32_e32 vcc, 0.15915494, v181 // f86a117d
v_cmp_eq_i16_e32 vcc, v57, v97                           // 39c3147d
v_cmp_f_f64_e32 vcc, 0, v[85:86]                         // 80aa407c
v_cmp_f_u32 vcc, null, v2                                // v_cmp_f_u32_e32 vcc, null, v2 // 7d04807d
v_cmp_f_u64_e32 vcc, 32, v[186:187]                      // a074c17d
v_cmp_ge_f32 vcc, s96, v66                               // v_cmp_ge_f32_e32 vcc, s96, v66 // 60840c7c
v_cmp_ge_f64_e32 vcc, src_pops_exiting_wave_id, v[128:129] // ef004d7c
v_cmp_ge_i16 vcc, s66, v68                               // v_cmp_ge_i16_e32 vcc, s66, v68 // 42881c7d
v_cmp_ge_i32_e32 vcc, v110, v147                         // 6e270d7d
v_cmp_ge_u32_e32 vcc, v90, v12                           // 5a198c7d
v_cmp_gt_f16_e32 vcc, 10.0, v126                         // v_cmp_gt_f16_e32 vcc, 0x4900, v126 // fffc987d00490000
v_cmp_gt_i16 vcc, s49, v176                              // v_cmp_gt_i16_e32 vcc, s49, v176 // 3160197d
v_cmp_gt_i32_e32 vcc, 0x12345678, v103                   // ffce087d78563412
v_cmp_le_f32 vcc, v154, v167                             // v_cmp_le_f32_e32 vcc, v154, v167 // 9a4f077c
v_cmp_le_u16_e32 vcc, 0, v96                             // 80c0567d
v_cmp_le_u32_e32 vcc, v90, v255                          // 5aff877d
v_cmp_lg_f32_e32 vcc, src_lds_direct, v0                 // fe000a7c
v_cmp_lt_f16_e32 vcc, s0, v0                             // 0000927d
v_cmp_lt_f32 vcc, v235, v81                              // v_cmp_lt_f32_e32 vcc, v235, v81 // eba3027c
v_cmp_lt_f64 vcc, 2.0, v[165:166]                        // v_cmp_lt_f64_e32 vcc, 2.0, v[165:166] // f44a437c
v_cmp_lt_i32_e32 vcc, v4, v66                            // 0485027d
v_cmp_lt_i64_e32 vcc, -16, v[148:149]                    // d028437d
v_cmp_lt_u32 vcc, v14, v205                              // v_cmp_lt_u32_e32 vcc, v14, v205 // 0e9b837d
v_cmp_ne_i32_e32 vcc, s53, v38                           // 354c0a7d
v_cmp_neq_f16 vcc, 10.0, v150                            // v_cmp_neq_f16_e32 vcc, 0x4900, v150 // ff2cdb7d00490000
v_cmp_neq_f32_e32 vcc, s104, v239                        // 68de1b7c
v_cmp_nge_f16_e32 vcc, s38, v14                          // 261cd27d
v_cmp_nge_f32_e32 vcc, v5, v12                           // 0519127c
v_cmp_nle_f32 vcc, v105, v143                            // v_cmp_nle_f32_e32 vcc, v105, v143 // 691f197c
v_cmp_nlg_f64 vcc, 0.5, v[25:26]                         // v_cmp_nlg_f64_e32 vcc, 0.5, v[25:26] // f032547c
v_cmp_nlt_f32_e32 vcc, v144, v214                        // 90ad1d7c
v_cmp_t_u32_e32 vcc, s97, v247                           // 61ee8f7d
v_cmpx_class_f16_e32 v255, v0                            // ff013e7d
v_cmpx_class_f64 100.0, v255                             // v_cmpx_class_f64_e32 0x40590000, v255 // fffe717d00005940
v_cmpx_eq_f16_e32 v0, v10                                // 0015b47d
v_cmpx_eq_f32 -2, v0                                     // v_cmpx_eq_f32_e32 -2, v0 // c200247c
v_cmpx_eq_f64 1.0, v[131:132]                            // v_cmpx_eq_f64_e32 1.0, v[131:132] // f206657c
v_cmpx_eq_i16 v207, v183                                 // v_cmpx_eq_i16_e32 v207, v183 // cf6f357d
v_cmpx_eq_i64 v[5:6], v[59:60]                           // v_cmpx_eq_i64_e32 v[5:6], v[59:60] // 0577647d
v_cmpx_f_u32 v234, v92                                   // v_cmpx_f_u32_e32 v234, v92 // eab9a07d
v_cmpx_ge_f32_e32 1.0, v183                              // f26e2d7c
v_cmpx_ge_f64 v[238:239], v[60:61]                       // v_cmpx_ge_f64_e32 v[238:239], v[60:61] // ee796c7c
v_cmpx_ge_i64 s[104:105], v[254:255]                     // v_cmpx_ge_i64_e32 s[104:105], v[254:255] // 68fc6d7d
v_cmpx_gt_f16 0.5, v241                                  // v_cmpx_gt_f16_e32 0.5, v241 // f0e2b97d
v_cmpx_gt_f64 4.0, v[207:208]                            // v_cmpx_gt_f64_e32 4.0, v[207:208] // f69e697c
v_cmpx_gt_u16_e32 0x3456, v5                             // ff0a787d56340000
v_cmpx_gt_u32_e32 0, v148                                // 8028a97d
v_cmpx_le_i32_e32 1, v219                                // 81b6277d
v_cmpx_lt_i64_e32 v[254:255], v[197:198]                 // fe8b637d
v_cmpx_lt_u32 0, v19                                     // v_cmpx_lt_u32_e32 0, v19 // 8026a27d
v_cmpx_lt_u64 v[160:161], v[190:191]                     // v_cmpx_lt_u64_e32 v[160:161], v[190:191] // a07de37d
v_cmpx_ne_i16_e32 17, v0                                 // 91003a7d
v_cmpx_neq_f64 v[127:128], v[197:198]                    // v_cmpx_neq_f64_e32 v[127:128], v[197:198] // 7f8b7b7c
v_cmpx_ngt_f64_e32 1234.5, v[54:55]                      // v_cmpx_ngt_f64_e32 0x40934a00, v[54:55] // ff6c767c004a9340
v_cmpx_nle_f16 v0, v107                                  // v_cmpx_nle_f16_e32 v0, v107 // 00d7f87d
