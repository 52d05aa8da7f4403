v_cmp_class_f32 vcc, 10.5, v133                          // v_cmp_class_f32_e32 vcc, 0x41280000, v133 // ff0a117d00002841
v_cmp_class_f64_e32 vcc, 1234.5, v120                    // v_cmp_class_f64_e32 vcc, 0x40934a00, v120 // fff0507d004a9340
v_cmp_eq_f32 vcc, src_vccz, v0                           // v_cmp_eq_f32_e32 vcc, src_vccz, v0 // fb00047c
v_cmp_eq_f64 vcc, tba, v[80:81]                          // v_cmp_eq_f64_e32 vcc, tba, v[80:81] // 6ca0447c
v_cmp_eq_i32_e32 vcc, s38, v255                          // 26fe057d
v_cmp_eq_i64 vcc, v[233:234], v[185:186]                 // v_cmp_eq_i64_e32 vcc, v[233:234], v[185:186] // e973457d
v_cmp_eq_u32 vcc, v222, v218                             // v_cmp_eq_u32_e32 vcc, v222, v218 // deb5857d
v_cmp_eq_u64_e32 vcc, v[254:255], v[254:255]             // fefdc57d
v_cmp_f_f32 vcc, src_lds_direct, v114                    // v_cmp_f_f32_e32 vcc, src_lds_direct, v114 // fee4007c
v_cmp_f_f64 vcc, s[0:1], v[254:255]                      // v_cmp_f_f64_e32 vcc, s[0:1], v[254:255] // 00fc417c
v_cmp_f_i32_e32 vcc, v208, v41                           // d053007d
v_cmp_f_i64 vcc, -1, v[203:204]                          // v_cmp_f_i64_e32 vcc, -1, v[203:204] // c196417d
v_cmp_f_u32 vcc, 64, v76                                 // v_cmp_f_u32_e32 vcc, 64, v76 // c098807d
v_cmp_f_u64_e32 vcc, v[247:248], v[133:134]              // f70bc17d
v_cmp_ge_f32 vcc, 0xaf123456, v78                        // v_cmp_ge_f32_e32 vcc, 0xaf123456, v78 // ff9c0c7c563412af
v_cmp_ge_f64_e32 vcc, v[73:74], v[89:90]                 // 49b34c7c
v_cmp_ge_i32 vcc, v152, v249                             // v_cmp_ge_i32_e32 vcc, v152, v249 // 98f30d7d
v_cmp_ge_i64_e32 vcc, src_vccz, v[181:182]               // fb6a4d7d
v_cmp_ge_u32 vcc, s71, v255                              // v_cmp_ge_u32_e32 vcc, s71, v255 // 47fe8d7d
v_cmp_ge_u64 vcc, -17, v[228:229]                        // v_cmp_ge_u64_e32 vcc, 0xffffffef, v[228:229] // ffc8cd7defffffff
v_cmp_gt_f32 vcc, 3.14159, v148                          // v_cmp_gt_f32_e32 vcc, 0x40490fd0, v148 // ff28097cd00f4940
v_cmp_gt_f64_e32 vcc, v[106:107], v[0:1]                 // 6a01487c
v_cmp_gt_i32_e32 vcc, s86, v255                          // 56fe097d
v_cmp_gt_i64_e32 vcc, src_execz, v[230:231]              // fccc497d
v_cmp_gt_u32 vcc, v158, v70                              // v_cmp_gt_u32_e32 vcc, v158, v70 // 9e8d887d
v_cmp_gt_u64_e32 vcc, s[10:11], v[254:255]               // 0afcc97d
v_cmp_le_f32 vcc, v162, v82                              // v_cmp_le_f32_e32 vcc, v162, v82 // a2a5067c
v_cmp_le_f64 vcc, 0x40590000, v[152:153]                 // v_cmp_le_f64_e32 vcc, 0x40590000, v[152:153] // ff30477c00005940
v_cmp_le_i32 vcc, -17, v0                                // v_cmp_le_i32_e32 vcc, 0xffffffef, v0 // ff00067defffffff
v_cmp_le_i64 vcc, -17, v[41:42]                          // v_cmp_le_i64_e32 vcc, 0xffffffef, v[41:42] // ff52467defffffff
v_cmp_le_u32 vcc, lds_direct, v20                        // v_cmp_le_u32_e32 vcc, src_lds_direct, v20 // fe28867d
v_cmp_le_u64 vcc, 64, v[212:213]                         // v_cmp_le_u64_e32 vcc, 64, v[212:213] // c0a8c77d
v_cmp_lg_f32_e32 vcc, -1.0, v7                           // f30e0a7c
v_cmp_lg_f64 vcc, v[102:103], v[254:255]                 // v_cmp_lg_f64_e32 vcc, v[102:103], v[254:255] // 66fd4b7c
v_cmp_lt_f32_e32 vcc, s16, v170                          // 1054037c
v_cmp_lt_f64 vcc, 100.0, v[140:141]                      // v_cmp_lt_f64_e32 vcc, 0x40590000, v[140:141] // ff18437c00005940
v_cmp_lt_i32 vcc, v240, v174                             // v_cmp_lt_i32_e32 vcc, v240, v174 // f05d037d
v_cmp_lt_i64 vcc, -16, v[66:67]                          // v_cmp_lt_i64_e32 vcc, -16, v[66:67] // d084427d
v_cmp_lt_u32 vcc, 1, v110                                // v_cmp_lt_u32_e32 vcc, 1, v110 // 81dc827d
v_cmp_lt_u64_e32 vcc, v[73:74], v[246:247]               // 49edc37d
v_cmp_ne_i32_e32 vcc, s0, v219                           // 00b60b7d
v_cmp_ne_i64_e32 vcc, s[0:1], v[103:104]                 // 00ce4a7d
v_cmp_ne_u32_e32 vcc, 0x12345678, v223                   // ffbe8b7d78563412
v_cmp_ne_u64 vcc, -16, v[141:142]                        // v_cmp_ne_u64_e32 vcc, -16, v[141:142] // d01acb7d
v_cmp_neq_f32 vcc, s7, v255                              // v_cmp_neq_f32_e32 vcc, s7, v255 // 07fe1b7c
v_cmp_neq_f64 vcc, v[0:1], v[254:255]                    // v_cmp_neq_f64_e32 vcc, v[0:1], v[254:255] // 00fd5b7c
v_cmp_nge_f32_e32 vcc, 10.5, v147                        // v_cmp_nge_f32_e32 vcc, 0x41280000, v147 // ff26137c00002841
v_cmp_nge_f64 vcc, v[0:1], v[0:1]                        // v_cmp_nge_f64_e32 vcc, v[0:1], v[0:1] // 0001527c
v_cmp_ngt_f32_e32 vcc, v68, v247                         // 44ef177c
v_cmp_ngt_f64 vcc, tba, v[31:32]                         // v_cmp_ngt_f64_e32 vcc, tba, v[31:32] // 6c3e567c
v_cmp_nle_f32_e32 vcc, v255, v145                        // ff23197c
v_cmp_nle_f64_e32 vcc, -1.0, v[187:188]                  // f376597c
v_cmp_nlg_f32 vcc, src_scc, v236                         // v_cmp_nlg_f32_e32 vcc, src_scc, v236 // fdd8157c
v_cmp_nlg_f64 vcc, v[210:211], v[254:255]                // v_cmp_nlg_f64_e32 vcc, v[210:211], v[254:255] // d2fd557c
v_cmp_nlt_f32 vcc, 3.14159, v3                           // v_cmp_nlt_f32_e32 vcc, 0x40490fd0, v3 // ff061c7cd00f4940
v_cmp_nlt_f64 vcc, v[188:189], v[0:1]                    // v_cmp_nlt_f64_e32 vcc, v[188:189], v[0:1] // bc015c7c
v_cmp_o_f32 vcc, v192, v243                              // v_cmp_o_f32_e32 vcc, v192, v243 // c0e70f7c
v_cmp_o_f64 vcc, v[23:24], v[191:192]                    // v_cmp_o_f64_e32 vcc, v[23:24], v[191:192] // 177f4f7c
v_cmp_t_i32_e32 vcc, 0xaf123456, v158                    // ff3c0f7d563412af
v_cmp_t_i64 vcc, v[0:1], v[33:34]                        // v_cmp_t_i64_e32 vcc, v[0:1], v[33:34] // 00434e7d
v_cmp_t_u32_e32 vcc, -16, v136                           // d0108f7d
v_cmp_t_u64 vcc, tma, v[169:170]                         // v_cmp_t_u64_e32 vcc, tma, v[169:170] // 6e52cf7d
v_cmp_tru_f32 vcc, v153, v8                              // v_cmp_tru_f32_e32 vcc, v153, v8 // 99111e7c
v_cmp_tru_f64_e32 vcc, v[32:33], v[2:3]                  // 20055e7c
v_cmp_u_f32_e32 vcc, 3.14159, v2                         // v_cmp_u_f32_e32 vcc, 0x40490fd0, v2 // ff04107cd00f4940
v_cmp_u_f64 vcc, v[250:251], v[21:22]                    // v_cmp_u_f64_e32 vcc, v[250:251], v[21:22] // fa2b507c
v_cmps_eq_f32 vcc, 0xaf123456, v255                      // v_cmps_eq_f32_e32 vcc, 0xaf123456, v255 // fffe857c563412af
v_cmps_eq_f64_e32 vcc, v[253:254], v[200:201]            // fd91c57c
v_cmps_f_f32_e32 vcc, 3.14159, v236                      // v_cmps_f_f32_e32 vcc, 0x40490fd0, v236 // ffd8817cd00f4940
v_cmps_f_f64 vcc, s[102:103], v[165:166]                 // v_cmps_f_f64_e32 vcc, s[102:103], v[165:166] // 664ac17c
v_cmps_ge_f32_e32 vcc, src_scc, v134                     // fd0c8d7c
v_cmps_ge_f64_e32 vcc, 1234.5, v[0:1]                    // v_cmps_ge_f64_e32 vcc, 0x40934a00, v[0:1] // ff00cc7c004a9340
v_cmps_gt_f32 vcc, v228, v74                             // v_cmps_gt_f32_e32 vcc, v228, v74 // e495887c
v_cmps_gt_f64 vcc, v[0:1], v[37:38]                      // v_cmps_gt_f64_e32 vcc, v[0:1], v[37:38] // 004bc87c
v_cmps_le_f32 vcc, v135, v116                            // v_cmps_le_f32_e32 vcc, v135, v116 // 87e9867c
v_cmps_le_f64_e32 vcc, 0x40590000, v[97:98]              // ffc2c67c00005940
v_cmps_lg_f32 vcc, 4.0, v143                             // v_cmps_lg_f32_e32 vcc, 4.0, v143 // f61e8b7c
v_cmps_lg_f64_e32 vcc, 100.0, v[254:255]                 // v_cmps_lg_f64_e32 vcc, 0x40590000, v[254:255] // fffccb7c00005940
v_cmps_lt_f32_e32 vcc, v54, v130                         // 3605837c
v_cmps_lt_f64 vcc, v[196:197], v[231:232]                // v_cmps_lt_f64_e32 vcc, v[196:197], v[231:232] // c4cfc37c
v_cmps_neq_f32_e32 vcc, v94, v243                        // 5ee79b7c
v_cmps_neq_f64 vcc, s[68:69], v[76:77]                   // v_cmps_neq_f64_e32 vcc, s[68:69], v[76:77] // 4498da7c
v_cmps_nge_f32 vcc, src_vccz, v0                         // v_cmps_nge_f32_e32 vcc, src_vccz, v0 // fb00927c
v_cmps_nge_f64 vcc, -4.0, v[36:37]                       // v_cmps_nge_f64_e32 vcc, -4.0, v[36:37] // f748d27c
v_cmps_ngt_f32_e32 vcc, v78, v243                        // 4ee7977c
v_cmps_ngt_f64 vcc, v[43:44], v[191:192]                 // v_cmps_ngt_f64_e32 vcc, v[43:44], v[191:192] // 2b7fd77c
v_cmps_nle_f32_e32 vcc, tma_hi, v226                     // 6fc4997c
v_cmps_nle_f64 vcc, -2, v[204:205]                       // v_cmps_nle_f64_e32 vcc, -2, v[204:205] // c298d97c
v_cmps_nlg_f32 vcc, exec_hi, v251                        // v_cmps_nlg_f32_e32 vcc, exec_hi, v251 // 7ff6957c
v_cmps_nlg_f64 vcc, s[0:1], v[68:69]                     // v_cmps_nlg_f64_e32 vcc, s[0:1], v[68:69] // 0088d47c
v_cmps_nlt_f32 vcc, v110, v236                           // v_cmps_nlt_f32_e32 vcc, v110, v236 // 6ed99d7c
v_cmps_nlt_f64_e32 vcc, src_vccz, v[121:122]             // fbf2dc7c
v_cmps_o_f32 vcc, lds_direct, v239                       // v_cmps_o_f32_e32 vcc, src_lds_direct, v239 // fede8f7c
v_cmps_o_f64 vcc, 0x40590000, v[25:26]                   // v_cmps_o_f64_e32 vcc, 0x40590000, v[25:26] // ff32ce7c00005940
v_cmps_tru_f32_e32 vcc, s91, v219                        // 5bb69f7c
v_cmps_tru_f64_e32 vcc, 1.0, v[97:98]                    // f2c2de7c
v_cmps_u_f32_e32 vcc, 3.14159, v246                      // v_cmps_u_f32_e32 vcc, 0x40490fd0, v246 // ffec917cd00f4940
v_cmps_u_f64_e32 vcc, s[0:1], v[0:1]                     // 0000d07c
v_cmpsx_eq_f32 vcc, v161, v204                           // v_cmpsx_eq_f32_e32 vcc, v161, v204 // a199a57c
v_cmpsx_eq_f64_e32 vcc, 1.0, v[152:153]                  // f230e57c
v_cmpsx_f_f32_e32 vcc, v136, v255                        // 88ffa17c
v_cmpsx_f_f64 vcc, v[210:211], v[20:21]                  // v_cmpsx_f_f64_e32 vcc, v[210:211], v[20:21] // d229e07c
v_cmpsx_ge_f32 vcc, src_lds_direct, v111                 // v_cmpsx_ge_f32_e32 vcc, src_lds_direct, v111 // fedeac7c
v_cmpsx_ge_f64 vcc, s[96:97], v[0:1]                     // v_cmpsx_ge_f64_e32 vcc, s[96:97], v[0:1] // 6000ec7c
v_cmpsx_gt_f32 vcc, v104, v228                           // v_cmpsx_gt_f32_e32 vcc, v104, v228 // 68c9a97c
v_cmpsx_gt_f64 vcc, v[176:177], v[244:245]               // v_cmpsx_gt_f64_e32 vcc, v[176:177], v[244:245] // b0e9e97c
v_cmpsx_le_f32 vcc, v0, v192                             // v_cmpsx_le_f32_e32 vcc, v0, v192 // 0081a77c
v_cmpsx_le_f64_e32 vcc, 100.0, v[27:28]                  // v_cmpsx_le_f64_e32 vcc, 0x40590000, v[27:28] // ff36e67c00005940
v_cmpsx_lg_f32_e32 vcc, vcc_hi, v125                     // 6bfaaa7c
v_cmpsx_lg_f64_e32 vcc, v[200:201], v[71:72]             // c88fea7c
v_cmpsx_lt_f32 vcc, v0, v177                             // v_cmpsx_lt_f32_e32 vcc, v0, v177 // 0063a37c
v_cmpsx_lt_f64_e32 vcc, v[104:105], v[50:51]             // 6865e27c
v_cmpsx_neq_f32_e32 vcc, v84, v181                       // 546bbb7c
v_cmpsx_neq_f64 vcc, 100.0, v[254:255]                   // v_cmpsx_neq_f64_e32 vcc, 0x40590000, v[254:255] // fffcfb7c00005940
v_cmpsx_nge_f32 vcc, v249, v215                          // v_cmpsx_nge_f32_e32 vcc, v249, v215 // f9afb37c
v_cmpsx_nge_f64 vcc, s[0:1], v[135:136]                  // v_cmpsx_nge_f64_e32 vcc, s[0:1], v[135:136] // 000ef37c
v_cmpsx_ngt_f32 vcc, v170, v208                          // v_cmpsx_ngt_f32_e32 vcc, v170, v208 // aaa1b77c
v_cmpsx_ngt_f64_e32 vcc, 100.0, v[72:73]                 // v_cmpsx_ngt_f64_e32 vcc, 0x40590000, v[72:73] // ff90f67c00005940
v_cmpsx_nle_f32 vcc, v19, v49                            // v_cmpsx_nle_f32_e32 vcc, v19, v49 // 1363b87c
v_cmpsx_nle_f64_e32 vcc, 1234.5, v[254:255]              // v_cmpsx_nle_f64_e32 vcc, 0x40934a00, v[254:255] // fffcf97c004a9340
v_cmpsx_nlg_f32_e32 vcc, src_execz, v61                  // fc7ab47c
v_cmpsx_nlg_f64_e32 vcc, v[0:1], v[162:163]              // 0045f57c
v_cmpsx_nlt_f32 vcc, 0xaf123456, v129                    // v_cmpsx_nlt_f32_e32 vcc, 0xaf123456, v129 // ff02bd7c563412af
v_cmpsx_nlt_f64 vcc, v[196:197], v[3:4]                  // v_cmpsx_nlt_f64_e32 vcc, v[196:197], v[3:4] // c407fc7c
v_cmpsx_o_f32 vcc, s26, v181                             // v_cmpsx_o_f32_e32 vcc, s26, v181 // 1a6aaf7c
v_cmpsx_o_f64_e32 vcc, s[60:61], v[42:43]                // 3c54ee7c
v_cmpsx_tru_f32_e32 vcc, 0x3f8147ae, v242                // ffe4bf7cae47813f
v_cmpsx_tru_f64_e32 vcc, 0x40590000, v[142:143]          // ff1cff7c00005940
v_cmpsx_u_f32 vcc, s11, v0                               // v_cmpsx_u_f32_e32 vcc, s11, v0 // 0b00b07c
v_cmpsx_u_f64_e32 vcc, v[110:111], v[239:240]            // 6edff17c
v_cmpx_class_f32_e32 vcc, v192, v65                      // c083307d
v_cmpx_class_f64 vcc, v[130:131], v148                   // v_cmpx_class_f64_e32 vcc, v[130:131], v148 // 8229717d
v_cmpx_eq_f32_e32 vcc, -1.0, v0                          // f300247c
v_cmpx_eq_f64 vcc, 1.0, v[105:106]                       // v_cmpx_eq_f64_e32 vcc, 1.0, v[105:106] // f2d2647c
v_cmpx_eq_i32 vcc, v192, v238                            // v_cmpx_eq_i32_e32 vcc, v192, v238 // c0dd257d
v_cmpx_eq_i64_e32 vcc, v[203:204], v[225:226]            // cbc3657d
v_cmpx_eq_u32 vcc, v222, v205                            // v_cmpx_eq_u32_e32 vcc, v222, v205 // de9ba57d
v_cmpx_eq_u64_e32 vcc, v[212:213], v[2:3]                // d405e47d
v_cmpx_f_f32 vcc, v0, v41                                // v_cmpx_f_f32_e32 vcc, v0, v41 // 0053207c
v_cmpx_f_f64_e32 vcc, v[244:245], v[206:207]             // f49d617c
v_cmpx_f_i32 vcc, v232, v100                             // v_cmpx_f_i32_e32 vcc, v232, v100 // e8c9207d
v_cmpx_f_i64 vcc, v[166:167], v[223:224]                 // v_cmpx_f_i64_e32 vcc, v[166:167], v[223:224] // a6bf617d
v_cmpx_f_u32_e32 vcc, v50, v117                          // 32eba07d
v_cmpx_f_u64 vcc, v[232:233], v[7:8]                     // v_cmpx_f_u64_e32 vcc, v[232:233], v[7:8] // e80fe07d
v_cmpx_ge_f32_e32 vcc, v0, v105                          // 00d32c7c
v_cmpx_ge_f64_e32 vcc, src_vccz, v[119:120]              // fbee6c7c
v_cmpx_ge_i32_e32 vcc, 65, v250                          // v_cmpx_ge_i32_e32 vcc, 0x41, v250 // fff42d7d41000000
v_cmpx_ge_i64 vcc, 32, v[94:95]                          // v_cmpx_ge_i64_e32 vcc, 32, v[94:95] // a0bc6c7d
v_cmpx_ge_u32 vcc, 17, v6                                // v_cmpx_ge_u32_e32 vcc, 17, v6 // 910cac7d
v_cmpx_ge_u64_e32 vcc, 0xaf123456, v[224:225]            // ffc0ed7d563412af
v_cmpx_gt_f32 vcc, v215, v237                            // v_cmpx_gt_f32_e32 vcc, v215, v237 // d7db297c
v_cmpx_gt_f64_e32 vcc, src_vccz, v[128:129]              // fb00697c
v_cmpx_gt_i32 vcc, v1, v0                                // v_cmpx_gt_i32_e32 vcc, v1, v0 // 0101287d
v_cmpx_gt_i64 vcc, 65, v[0:1]                            // v_cmpx_gt_i64_e32 vcc, 0x41, v[0:1] // ff00687d41000000
v_cmpx_gt_u32_e32 vcc, v173, v78                         // ad9da87d
v_cmpx_gt_u64_e32 vcc, src_vccz, v[227:228]              // fbc6e97d
v_cmpx_le_f32 vcc, v0, v109                              // v_cmpx_le_f32_e32 vcc, v0, v109 // 00db267c
v_cmpx_le_f64_e32 vcc, v[198:199], v[138:139]            // c615677c
v_cmpx_le_i32 vcc, v0, v218                              // v_cmpx_le_i32_e32 vcc, v0, v218 // 00b5277d
v_cmpx_le_i64_e32 vcc, -5, v[86:87]                      // c5ac667d
v_cmpx_le_u32 vcc, 17, v255                              // v_cmpx_le_u32_e32 vcc, 17, v255 // 91fea77d
v_cmpx_le_u64_e32 vcc, s[44:45], v[78:79]                // 2c9ce67d
v_cmpx_lg_f32 vcc, 3.14159, v255                         // v_cmpx_lg_f32_e32 vcc, 0x40490fd0, v255 // fffe2b7cd00f4940
v_cmpx_lg_f64_e32 vcc, s[78:79], v[0:1]                  // 4e006a7c
v_cmpx_lt_f32_e32 vcc, v73, v228                         // 49c9237c
v_cmpx_lt_f64_e32 vcc, 100.0, v[117:118]                 // v_cmpx_lt_f64_e32 vcc, 0x40590000, v[117:118] // ffea627c00005940
v_cmpx_lt_i32_e32 vcc, 0xaf123456, v19                   // ff26227d563412af
v_cmpx_lt_i64_e32 vcc, v[143:144], v[224:225]            // 8fc1637d
v_cmpx_lt_u32_e32 vcc, 32, v84                           // a0a8a27d
v_cmpx_lt_u64_e32 vcc, v[82:83], v[201:202]              // 5293e37d
v_cmpx_ne_i32 vcc, v51, v85                              // v_cmpx_ne_i32_e32 vcc, v51, v85 // 33ab2a7d
v_cmpx_ne_i64 vcc, s[44:45], v[0:1]                      // v_cmpx_ne_i64_e32 vcc, s[44:45], v[0:1] // 2c006a7d
v_cmpx_ne_u32 vcc, 65, v149                              // v_cmpx_ne_u32_e32 vcc, 0x41, v149 // ff2aab7d41000000
v_cmpx_ne_u64 vcc, v[142:143], v[31:32]                  // v_cmpx_ne_u64_e32 vcc, v[142:143], v[31:32] // 8e3fea7d
v_cmpx_neq_f32_e32 vcc, 0xaf123456, v255                 // fffe3b7c563412af
v_cmpx_neq_f64_e32 vcc, v[145:146], v[0:1]               // 91017a7c
v_cmpx_nge_f32 vcc, s103, v255                           // v_cmpx_nge_f32_e32 vcc, s103, v255 // 67fe337c
v_cmpx_nge_f64 vcc, 0, v[246:247]                        // v_cmpx_nge_f64_e32 vcc, 0, v[246:247] // 80ec737c
v_cmpx_ngt_f32 vcc, v127, v86                            // v_cmpx_ngt_f32_e32 vcc, v127, v86 // 7fad367c
v_cmpx_ngt_f64 vcc, src_scc, v[254:255]                  // v_cmpx_ngt_f64_e32 vcc, src_scc, v[254:255] // fdfc777c
v_cmpx_nle_f32 vcc, v255, v84                            // v_cmpx_nle_f32_e32 vcc, v255, v84 // ffa9387c
v_cmpx_nle_f64 vcc, v[220:221], v[253:254]               // v_cmpx_nle_f64_e32 vcc, v[220:221], v[253:254] // dcfb797c
v_cmpx_nlg_f32 vcc, v255, v20                            // v_cmpx_nlg_f32_e32 vcc, v255, v20 // ff29347c
v_cmpx_nlg_f64_e32 vcc, 0x40590000, v[207:208]           // ff9e757c00005940
v_cmpx_nlt_f32_e32 vcc, v0, v174                         // 005d3d7c
v_cmpx_nlt_f64_e32 vcc, v[243:244], v[206:207]           // f39d7d7c
v_cmpx_o_f32 vcc, src_execz, v90                         // v_cmpx_o_f32_e32 vcc, src_execz, v90 // fcb42e7c
v_cmpx_o_f64 vcc, s[34:35], v[182:183]                   // v_cmpx_o_f64_e32 vcc, s[34:35], v[182:183] // 226c6f7c
v_cmpx_t_i32 vcc, vcc_lo, v9                             // v_cmpx_t_i32_e32 vcc, vcc_lo, v9 // 6a122e7d
v_cmpx_t_i64 vcc, tba, v[0:1]                            // v_cmpx_t_i64_e32 vcc, tba, v[0:1] // 6c006e7d
v_cmpx_t_u32_e32 vcc, v110, v250                         // 6ef5af7d
v_cmpx_t_u64 vcc, s[102:103], v[224:225]                 // v_cmpx_t_u64_e32 vcc, s[102:103], v[224:225] // 66c0ef7d
v_cmpx_tru_f32 vcc, 0x3f8147ae, v244                     // v_cmpx_tru_f32_e32 vcc, 0x3f8147ae, v244 // ffe83f7cae47813f
v_cmpx_tru_f64_e32 vcc, s[102:103], v[106:107]           // 66d47e7c
v_cmpx_u_f32_e32 vcc, v210, v70                          // d28d307c
v_cmpx_u_f64 vcc, v[0:1], v[83:84]                       // v_cmpx_u_f64_e32 vcc, v[0:1], v[83:84] // 00a7707c
