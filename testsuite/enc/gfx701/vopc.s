v_cmp_eq_f32_e32 vcc, exec_hi, v0                        // 7f00047c
v_cmp_eq_f64_e32 vcc, s[76:77], v[13:14]                 // 4c1a447c
v_cmp_f_i32_e32 vcc, s103, v103                          // 67ce007d
v_cmp_ge_f64 vcc, 100.0, v[254:255]                      // v_cmp_ge_f64_e32 vcc, 0x40590000, v[254:255] // fffc4d7c00005940
v_cmp_ge_i64 vcc, v[10:11], v[55:56]                     // v_cmp_ge_i64_e32 vcc, v[10:11], v[55:56] // 0a6f4c7d
v_cmp_gt_f32_e32 vcc, 10.5, v108                         // v_cmp_gt_f32_e32 vcc, 0x41280000, v108 // ffd8087c00002841
v_cmp_gt_u64_e32 vcc, v[59:60], v[151:152]               // 3b2fc97d
v_cmp_lg_f32_e32 vcc, exec_lo, v42                       // 7e540a7c
v_cmp_lg_f64 vcc, src_scc, v[161:162]                    // v_cmp_lg_f64_e32 vcc, src_scc, v[161:162] // fd424b7c
v_cmp_lt_f32 vcc, src_scc, v223                          // v_cmp_lt_f32_e32 vcc, src_scc, v223 // fdbe037c
v_cmp_lt_i64_e32 vcc, v[181:182], v[2:3]                 // b505427d
v_cmp_nge_f32 vcc, src_lds_direct, v126                  // v_cmp_nge_f32_e32 vcc, src_lds_direct, v126 // fefc127c
v_cmp_ngt_f64_e32 vcc, 1234.5, v[47:48]                  // v_cmp_ngt_f64_e32 vcc, 0x40934a00, v[47:48] // ff5e567c004a9340
v_cmp_nle_f32_e32 vcc, v120, v76                         // 7899187c
v_cmp_nlg_f64 vcc, 0x40590000, v[203:204]                // v_cmp_nlg_f64_e32 vcc, 0x40590000, v[203:204] // ff96557c00005940
v_cmp_nlt_f32 vcc, v214, v235                            // v_cmp_nlt_f32_e32 vcc, v214, v235 // d6d71d7c
v_cmp_nlt_f64_e32 vcc, v[0:1], v[159:160]                // 003f5d7c
v_cmp_tru_f64 vcc, v[163:164], v[178:179]                // v_cmp_tru_f64_e32 vcc, v[163:164], v[178:179] // a3655f7c
v_cmp_u_f64_e32 vcc, s[48:49], v[0:1]                    // 3000507c
v_cmps_eq_f64 vcc, v[43:44], v[145:146]                  // v_cmps_eq_f64_e32 vcc, v[43:44], v[145:146] // 2b23c57c
v_cmps_ge_f64_e32 vcc, v[130:131], v[86:87]              // 82adcc7c
v_cmps_lg_f32_e32 vcc, s101, v184                        // 65708b7c
v_cmps_neq_f32_e32 vcc, s103, v95                        // 67be9a7c
v_cmps_nge_f64 vcc, 1234.5, v[252:253]                   // v_cmps_nge_f64_e32 vcc, 0x40934a00, v[252:253] // fff8d37c004a9340
v_cmps_u_f32_e32 vcc, v201, v208                         // c9a1917c
v_cmpsx_lt_f32_e32 vcc, -2, v6                           // c20ca27c
v_cmpsx_neq_f32_e32 vcc, s28, v30                        // 1c3cba7c
v_cmpsx_ngt_f32 vcc, 3.14159, v41                        // v_cmpsx_ngt_f32_e32 vcc, 0x40490fd0, v41 // ff52b67cd00f4940
v_cmpsx_nlg_f64_e32 vcc, src_scc, v[0:1]                 // fd00f47c
v_cmpsx_tru_f32_e32 vcc, v104, v200                      // 6891bf7c
v_cmpx_eq_u64_e32 vcc, v[173:174], v[192:193]            // ad81e57d
v_cmpx_f_f32_e32 vcc, 0, v126                            // 80fc207c
v_cmpx_f_u64_e32 vcc, 64, v[0:1]                         // c000e07d
v_cmpx_ge_i64_e32 vcc, v[31:32], v[124:125]              // 1ff96c7d
v_cmpx_ge_u64_e32 vcc, 0xaf123456, v[157:158]            // ff3aed7d563412af
v_cmpx_gt_i64_e32 vcc, 0, v[0:1]                         // 8000687d
v_cmpx_lt_i32 vcc, v138, v130                            // v_cmpx_lt_i32_e32 vcc, v138, v130 // 8a05237d
v_cmpx_ne_i32_e32 vcc, v249, v176                        // f9612b7d
v_cmpx_nge_f32 vcc, lds_direct, v215                     // v_cmpx_nge_f32_e32 vcc, src_lds_direct, v215 // feae337c
v_cmpx_nge_f64_e32 vcc, v[219:220], v[74:75]             // db95727c
v_cmpx_ngt_f32 vcc, s51, v255                            // v_cmpx_ngt_f32_e32 vcc, s51, v255 // 33fe377c
v_cmpx_nlg_f32 vcc, src_scc, v240                        // v_cmpx_nlg_f32_e32 vcc, src_scc, v240 // fde0357c
v_cmpx_o_f64_e32 vcc, v[16:17], v[85:86]                 // 10ab6e7c
v_cmpx_t_u32_e32 vcc, v104, v255                         // 68ffaf7d
v_cmpx_u_f32_e32 vcc, 3.14159, v56                       // v_cmpx_u_f32_e32 vcc, 0x40490fd0, v56 // ff70307cd00f4940
v_cmpx_u_f64 vcc, -1.0, v[32:33]                         // v_cmpx_u_f64_e32 vcc, -1.0, v[32:33] // f340707c
