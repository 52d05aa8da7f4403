v_cmp_class_f32_e32 vcc, v191, v144                      // bf21217c
v_cmp_eq_i16 vcc, v101, v0                               // v_cmp_eq_i16_e32 vcc, v101, v0 // 6501447d
v_cmp_ge_i32 vcc, 0xaf123456, v14                        // v_cmp_ge_i32_e32 vcc, 0xaf123456, v14 // ff1c8c7d563412af
v_cmp_ge_u64 vcc, -5, v[55:56]                           // v_cmp_ge_u64_e32 vcc, -5, v[55:56] // c56edc7d
v_cmp_gt_i64_e32 vcc, s[68:69], v[254:255]               // 44fcc97d
v_cmp_gt_u64_e32 vcc, v[185:186], v[225:226]             // b9c3d97d
v_cmp_le_i64_e32 vcc, 0x3f717273, v[214:215]             // ffacc77d7372713f
v_cmp_le_u32 vcc, v255, v79                              // v_cmp_le_u32_e32 vcc, v255, v79 // ff9f967d
v_cmp_lg_f32_e32 vcc, s0, v255                           // 00fe8b7c
v_cmp_lt_f64_e32 vcc, v[247:248], v[98:99]               // f7c5c27c
v_cmp_lt_i16_e32 vcc, 0xfe0b, v10                        // ff14427d0bfe0000
v_cmp_lt_i32 vcc, v92, v235                              // v_cmp_lt_i32_e32 vcc, v92, v235 // 5cd7837d
v_cmp_lt_i64 vcc, v[126:127], v[184:185]                 // v_cmp_lt_i64_e32 vcc, v[126:127], v[184:185] // 7e71c37d
v_cmp_lt_u64_e32 vcc, s[88:89], v[120:121]               // 58f0d27d
v_cmp_ne_i16_e32 vcc, v7, v12                            // 07194a7d
v_cmp_ne_i32_e32 vcc, v255, v205                         // ff9b8b7d
v_cmp_ne_u16 vcc, v255, v9                               // v_cmp_ne_u16_e32 vcc, v255, v9 // ff135a7d
v_cmp_ne_u32 vcc, 32, v237                               // v_cmp_ne_u32_e32 vcc, 32, v237 // a0da9b7d
v_cmp_neq_f16 vcc, s24, v87                              // v_cmp_neq_f16_e32 vcc, s24, v87 // 18ae5a7c
v_cmp_ngt_f16_e32 vcc, v99, v185                         // 6373577c
v_cmp_ngt_f64 vcc, v[9:10], v[45:46]                     // v_cmp_ngt_f64_e32 vcc, v[9:10], v[45:46] // 095bd67c
v_cmp_nle_f64_e32 vcc, 0x40590000, v[139:140]            // ff16d97c00005940
v_cmp_nlg_f64 vcc, 1234.5, v[216:217]                    // v_cmp_nlg_f64_e32 vcc, 0x40934a00, v[216:217] // ffb0d57c004a9340
v_cmp_t_u32_e32 vcc, v169, v91                           // a9b79e7d
v_cmp_tru_f32_e32 vcc, s37, v86                          // 25ac9e7c
v_cmp_u_f64_e32 vcc, -2, v[215:216]                      // c2aed17c
v_cmpx_class_f64_e32 vcc, -4.0, v181                     // f76a277c
v_cmpx_eq_f64_e32 vcc, s[2:3], v[0:1]                    // 0200e47c
v_cmpx_eq_u32_e32 vcc, -5, v183                          // c56eb57d
v_cmpx_f_f32 vcc, 3.14159, v77                           // v_cmpx_f_f32_e32 vcc, 0x40490fd0, v77 // ff9aa07cd00f4940
v_cmpx_f_i32_e32 vcc, v4, v190                           // 047da17d
v_cmpx_ge_u16 vcc, v255, v221                            // v_cmpx_ge_u16_e32 vcc, v255, v221 // ffbb7d7d
v_cmpx_gt_i32 vcc, -5, v84                               // v_cmpx_gt_i32_e32 vcc, -5, v84 // c5a8a87d
v_cmpx_gt_i64 vcc, 0, v[5:6]                             // v_cmpx_gt_i64_e32 vcc, 0, v[5:6] // 800ae87d
v_cmpx_le_i32 vcc, -17, v255                             // v_cmpx_le_i32_e32 vcc, 0xffffffef, v255 // fffea77defffffff
v_cmpx_le_i64_e32 vcc, 0xaf123456, v[225:226]            // ffc2e77d563412af
v_cmpx_le_u64 vcc, 0x3f717273, v[224:225]                // v_cmpx_le_u64_e32 vcc, 0x3f717273, v[224:225] // ffc0f77d7372713f
v_cmpx_lg_f16 vcc, src_execz, v0                         // v_cmpx_lg_f16_e32 vcc, src_execz, v0 // fc006a7c
v_cmpx_lg_f32 vcc, 0x3f8147ae, v90                       // v_cmpx_lg_f32_e32 vcc, 0x3f8147ae, v90 // ffb4aa7cae47813f
v_cmpx_lg_f64_e32 vcc, 2.0, v[149:150]                   // f42aeb7c
v_cmpx_ne_i16_e32 vcc, src_execz, v145                   // fc226b7d
v_cmpx_ne_u16_e32 vcc, v128, v35                         // 80477a7d
v_cmpx_ne_u64_e32 vcc, s[58:59], v[189:190]              // 3a7afb7d
v_cmpx_neq_f32_e32 vcc, 0, v255                          // 80febb7c
v_cmpx_nge_f64_e32 vcc, v[240:241], v[0:1]               // f001f27c
v_cmpx_ngt_f16_e32 vcc, v120, v46                        // 785d767c
v_cmpx_ngt_f32_e32 vcc, -0.5, v207                       // f19eb77c
v_cmpx_nlg_f16 vcc, 2.0, v243                            // v_cmpx_nlg_f16_e32 vcc, 2.0, v243 // f4e6757c
v_cmpx_o_f16 vcc, v46, v32                               // v_cmpx_o_f16_e32 vcc, v46, v32 // 2e416e7c
v_cmpx_t_i16 vcc, v99, v162                              // v_cmpx_t_i16_e32 vcc, v99, v162 // 63456f7d
v_cmpx_t_u16 vcc, v170, v98                              // v_cmpx_t_u16_e32 vcc, v170, v98 // aac57e7d
v_cmpx_tru_f16 vcc, 0.5, v142                            // v_cmpx_tru_f16_e32 vcc, 0.5, v142 // f01c7f7c
v_cmpx_tru_f32_e32 vcc, 0x3f8147ae, v0                   // ff00be7cae47813f
