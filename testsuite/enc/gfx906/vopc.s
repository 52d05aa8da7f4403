v_cmp_class_f16 vcc, 2.0, v22                            // v_cmp_class_f16_e32 vcc, 2.0, v22 // f42c287c
v_cmp_eq_i16 vcc, v139, v255                             // v_cmp_eq_i16_e32 vcc, v139, v255 // 8bff457d
v_cmp_eq_i32_e32 vcc, 65, v0                             // v_cmp_eq_i32_e32 vcc, 0x41, v0 // ff00847d41000000
v_cmp_eq_u16 vcc, s0, v81                                // v_cmp_eq_u16_e32 vcc, s0, v81 // 00a2547d
v_cmp_f_f64_e32 vcc, -4.0, v[75:76]                      // f796c07c
v_cmp_f_i64_e32 vcc, v[209:210], v[127:128]              // d1ffc07d
v_cmp_f_u64 vcc, 0x3f717273, v[232:233]                  // v_cmp_f_u64_e32 vcc, 0x3f717273, v[232:233] // ffd0d17d7372713f
v_cmp_lg_f64 vcc, xnack_mask, v[73:74]                   // v_cmp_lg_f64_e32 vcc, xnack_mask, v[73:74] // 6892ca7c
v_cmp_lt_i16 vcc, 0xfe0b, v0                             // v_cmp_lt_i16_e32 vcc, 0xfe0b, v0 // ff00427d0bfe0000
v_cmp_ne_u32_e32 vcc, 65, v245                           // v_cmp_ne_u32_e32 vcc, 0x41, v245 // ffea9b7d41000000
v_cmp_neq_f64_e32 vcc, 0x40590000, v[96:97]              // ffc0da7c00005940
v_cmp_ngt_f16_e32 vcc, src_pops_exiting_wave_id, v173    // ef5a577c
v_cmp_ngt_f32_e32 vcc, v143, v247                        // 8fef977c
v_cmp_nlt_f16 vcc, 10.0, v93                             // v_cmp_nlt_f16_e32 vcc, 0x4900, v93 // ffba5c7c00490000
v_cmp_nlt_f32 vcc, 0.15915494, v73                       // v_cmp_nlt_f32_e32 vcc, 0.15915494, v73 // f8929c7c
v_cmp_o_f64_e32 vcc, v[0:1], v[0:1]                      // 0001ce7c
v_cmp_t_i64 vcc, v[215:216], v[162:163]                  // v_cmp_t_i64_e32 vcc, v[215:216], v[162:163] // d745cf7d
v_cmpx_f_f32 vcc, 0.15915494, v180                       // v_cmpx_f_f32_e32 vcc, 0.15915494, v180 // f868a17c
v_cmpx_f_i16_e32 vcc, v78, v210                          // 4ea5617d
v_cmpx_f_i32_e32 vcc, src_lds_direct, v16                // fe20a07d
v_cmpx_le_f16 vcc, s44, v96                              // v_cmpx_le_f16_e32 vcc, s44, v96 // 2cc0667c
v_cmpx_le_f64_e32 vcc, 100.0, v[254:255]                 // v_cmpx_le_f64_e32 vcc, 0x40590000, v[254:255] // fffce77c00005940
v_cmpx_le_i16_e32 vcc, 0x3456, v142                      // ff1c677d56340000
v_cmpx_le_u16_e32 vcc, vcc_hi, v145                      // 6b22777d
v_cmpx_lt_i32_e32 vcc, v217, v221                        // d9bba37d
v_cmpx_ne_i16_e32 vcc, 1000, v122                        // v_cmpx_ne_i16_e32 vcc, 0x3e8, v122 // fff46a7de8030000
v_cmpx_neq_f32 vcc, 0xaf123456, v82                      // v_cmpx_neq_f32_e32 vcc, 0xaf123456, v82 // ffa4ba7c563412af
v_cmpx_nle_f64_e32 vcc, v[210:211], v[47:48]             // d25ff87c
v_cmpx_nlg_f16 vcc, s34, v8                              // v_cmpx_nlg_f16_e32 vcc, s34, v8 // 2210747c
v_cmpx_nlt_f16 vcc, v102, v77                            // v_cmpx_nlt_f16_e32 vcc, v102, v77 // 669b7c7c
