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
v_cmp_eq_i32_e32 vcc, s38, v255                          // 26fe057d
v_cmp_eq_u64_e32 vcc, v[254:255], v[254:255]             // fefdc57d
v_cmp_f_f32 vcc, src_lds_direct, v114                    // v_cmp_f_f32_e32 vcc, src_lds_direct, v114 // fee4007c
v_cmp_f_f64 vcc, s[0:1], v[254:255]                      // v_cmp_f_f64_e32 vcc, s[0:1], v[254:255] // 00fc417c
v_cmp_f_i64 vcc, -1, v[203:204]                          // v_cmp_f_i64_e32 vcc, -1, v[203:204] // c196417d
v_cmp_f_u32 vcc, 64, v76                                 // v_cmp_f_u32_e32 vcc, 64, v76 // c098807d
v_cmp_f_u64_e32 vcc, v[247:248], v[133:134]              // f70bc17d
v_cmp_ge_i32 vcc, v152, v249                             // v_cmp_ge_i32_e32 vcc, v152, v249 // 98f30d7d
v_cmp_ge_u32 vcc, s71, v255                              // v_cmp_ge_u32_e32 vcc, s71, v255 // 47fe8d7d
v_cmp_ge_u64 vcc, -17, v[228:229]                        // v_cmp_ge_u64_e32 vcc, 0xffffffef, v[228:229] // ffc8cd7defffffff
v_cmp_gt_f64_e32 vcc, v[106:107], v[0:1]                 // 6a01487c
v_cmp_gt_i64_e32 vcc, src_execz, v[230:231]              // fccc497d
v_cmp_gt_u32 vcc, v158, v70                              // v_cmp_gt_u32_e32 vcc, v158, v70 // 9e8d887d
v_cmp_le_i32 vcc, -17, v0                                // v_cmp_le_i32_e32 vcc, 0xffffffef, v0 // ff00067defffffff
v_cmp_le_i64 vcc, -17, v[41:42]                          // v_cmp_le_i64_e32 vcc, 0xffffffef, v[41:42] // ff52467defffffff
v_cmp_le_u32 vcc, lds_direct, v20                        // v_cmp_le_u32_e32 vcc, src_lds_direct, v20 // fe28867d
v_cmp_le_u64 vcc, 64, v[212:213]                         // v_cmp_le_u64_e32 vcc, 64, v[212:213] // c0a8c77d
v_cmp_lt_f64 vcc, 100.0, v[140:141]                      // v_cmp_lt_f64_e32 vcc, 0x40590000, v[140:141] // ff18437c00005940
v_cmp_ne_i32_e32 vcc, s0, v219                           // 00b60b7d
v_cmp_ne_u32_e32 vcc, 0x12345678, v223                   // ffbe8b7d78563412
v_cmp_ne_u64 vcc, -16, v[141:142]                        // v_cmp_ne_u64_e32 vcc, -16, v[141:142] // d01acb7d
v_cmp_nge_f64 vcc, v[0:1], v[0:1]                        // v_cmp_nge_f64_e32 vcc, v[0:1], v[0:1] // 0001527c
v_cmp_ngt_f32_e32 vcc, v68, v247                         // 44ef177c
v_cmp_nle_f64_e32 vcc, -1.0, v[187:188]                  // f376597c
v_cmp_o_f32 vcc, v192, v243                              // v_cmp_o_f32_e32 vcc, v192, v243 // c0e70f7c
v_cmp_t_i32_e32 vcc, 0xaf123456, v158                    // ff3c0f7d563412af
v_cmp_t_i64 vcc, v[0:1], v[33:34]                        // v_cmp_t_i64_e32 vcc, v[0:1], v[33:34] // 00434e7d
v_cmp_tru_f32 vcc, v153, v8                              // v_cmp_tru_f32_e32 vcc, v153, v8 // 99111e7c
v_cmp_u_f32_e32 vcc, 3.14159, v2                         // v_cmp_u_f32_e32 vcc, 0x40490fd0, v2 // ff04107cd00f4940
v_cmpx_class_f32_e32 vcc, v192, v65                      // c083307d
v_cmpx_eq_f32_e32 vcc, -1.0, v0                          // f300247c
v_cmpx_eq_i32 vcc, v192, v238                            // v_cmpx_eq_i32_e32 vcc, v192, v238 // c0dd257d
v_cmpx_f_f64_e32 vcc, v[244:245], v[206:207]             // f49d617c
v_cmpx_f_i32 vcc, v232, v100                             // v_cmpx_f_i32_e32 vcc, v232, v100 // e8c9207d
v_cmpx_f_i64 vcc, v[166:167], v[223:224]                 // v_cmpx_f_i64_e32 vcc, v[166:167], v[223:224] // a6bf617d
v_cmpx_f_u32_e32 vcc, v50, v117                          // 32eba07d
v_cmpx_ge_f32_e32 vcc, v0, v105                          // 00d32c7c
v_cmpx_ge_f64_e32 vcc, src_vccz, v[119:120]              // fbee6c7c
v_cmpx_ge_u32 vcc, 17, v6                                // v_cmpx_ge_u32_e32 vcc, 17, v6 // 910cac7d
v_cmpx_gt_f64_e32 vcc, src_vccz, v[128:129]              // fb00697c
v_cmpx_gt_i32 vcc, v1, v0                                // v_cmpx_gt_i32_e32 vcc, v1, v0 // 0101287d
v_cmpx_gt_u32_e32 vcc, v173, v78                         // ad9da87d
v_cmpx_gt_u64_e32 vcc, src_vccz, v[227:228]              // fbc6e97d
v_cmpx_le_f64_e32 vcc, v[198:199], v[138:139]            // c615677c
v_cmpx_le_i64_e32 vcc, -5, v[86:87]                      // c5ac667d
v_cmpx_le_u32 vcc, 17, v255                              // v_cmpx_le_u32_e32 vcc, 17, v255 // 91fea77d
v_cmpx_le_u64_e32 vcc, s[44:45], v[78:79]                // 2c9ce67d
v_cmpx_lg_f32 vcc, 3.14159, v255                         // v_cmpx_lg_f32_e32 vcc, 0x40490fd0, v255 // fffe2b7cd00f4940
v_cmpx_lt_f64_e32 vcc, 100.0, v[117:118]                 // v_cmpx_lt_f64_e32 vcc, 0x40590000, v[117:118] // ffea627c00005940
v_cmpx_lt_i64_e32 vcc, v[143:144], v[224:225]            // 8fc1637d
v_cmpx_lt_u32_e32 vcc, 32, v84                           // a0a8a27d
v_cmpx_lt_u64_e32 vcc, v[82:83], v[201:202]              // 5293e37d
v_cmpx_ne_u32 vcc, 65, v149                              // v_cmpx_ne_u32_e32 vcc, 0x41, v149 // ff2aab7d41000000
v_cmpx_ne_u64 vcc, v[142:143], v[31:32]                  // v_cmpx_ne_u64_e32 vcc, v[142:143], v[31:32] // 8e3fea7d
v_cmpx_neq_f64_e32 vcc, v[145:146], v[0:1]               // 91017a7c
v_cmpx_ngt_f64 vcc, src_scc, v[254:255]                  // v_cmpx_ngt_f64_e32 vcc, src_scc, v[254:255] // fdfc777c
v_cmpx_nle_f32 vcc, v255, v84                            // v_cmpx_nle_f32_e32 vcc, v255, v84 // ffa9387c
v_cmpx_nle_f64 vcc, v[220:221], v[253:254]               // v_cmpx_nle_f64_e32 vcc, v[220:221], v[253:254] // dcfb797c
v_cmpx_nlg_f64_e32 vcc, 0x40590000, v[207:208]           // ff9e757c00005940
v_cmpx_nlt_f32_e32 vcc, v0, v174                         // 005d3d7c
v_cmpx_t_i32 vcc, vcc_lo, v9                             // v_cmpx_t_i32_e32 vcc, vcc_lo, v9 // 6a122e7d
v_cmpx_t_u64 vcc, s[102:103], v[224:225]                 // v_cmpx_t_u64_e32 vcc, s[102:103], v[224:225] // 66c0ef7d
v_cmpx_tru_f32 vcc, 0x3f8147ae, v244                     // v_cmpx_tru_f32_e32 vcc, 0x3f8147ae, v244 // ffe83f7cae47813f
v_cmpx_tru_f64_e32 vcc, s[102:103], v[106:107]           // 66d47e7c
