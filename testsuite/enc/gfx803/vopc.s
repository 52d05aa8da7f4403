v_cmp_class_f16 vcc, src_lds_direct, v138                // v_cmp_class_f16_e32 vcc, src_lds_direct, v138 // fe14297c
v_cmp_class_f32_e32 vcc, -2, v7                          // c20e207c
v_cmp_class_f64 vcc, 2.0, v248                           // v_cmp_class_f64_e32 vcc, 2.0, v248 // f4f0257c
v_cmp_eq_f16 vcc, v237, v227                             // v_cmp_eq_f16_e32 vcc, v237, v227 // edc7457c
v_cmp_eq_f32 vcc, 4.0, v128                              // v_cmp_eq_f32_e32 vcc, 4.0, v128 // f600857c
v_cmp_eq_f64 vcc, s[16:17], v[135:136]                   // v_cmp_eq_f64_e32 vcc, s[16:17], v[135:136] // 100ec57c
v_cmp_eq_i16 vcc, 64, v73                                // v_cmp_eq_i16_e32 vcc, 64, v73 // c092447d
v_cmp_eq_i32_e32 vcc, -1, v85                            // c1aa847d
v_cmp_eq_i64 vcc, v[174:175], v[254:255]                 // v_cmp_eq_i64_e32 vcc, v[174:175], v[254:255] // aefdc57d
v_cmp_eq_u16 vcc, 0, v90                                 // v_cmp_eq_u16_e32 vcc, 0, v90 // 80b4547d
v_cmp_eq_u32_e32 vcc, 1, v85                             // 81aa947d
v_cmp_eq_u64 vcc, 0x12345678, v[0:1]                     // v_cmp_eq_u64_e32 vcc, 0x12345678, v[0:1] // ff00d47d78563412
v_cmp_f_f16 vcc, v147, v196                              // v_cmp_f_f16_e32 vcc, v147, v196 // 9389417c
v_cmp_f_f32_e32 vcc, s79, v0                             // 4f00807c
v_cmp_f_f64_e32 vcc, v[161:162], v[209:210]              // a1a3c17c
v_cmp_f_i16_e32 vcc, 0xfe0b, v162                        // ff44417d0bfe0000
v_cmp_f_i32 vcc, 0, v6                                   // v_cmp_f_i32_e32 vcc, 0, v6 // 800c807d
v_cmp_f_i64 vcc, v[102:103], v[145:146]                  // v_cmp_f_i64_e32 vcc, v[102:103], v[145:146] // 6623c17d
v_cmp_f_u16 vcc, lds_direct, v213                        // v_cmp_f_u16_e32 vcc, src_lds_direct, v213 // feaa517d
v_cmp_f_u32 vcc, s61, v167                               // v_cmp_f_u32_e32 vcc, s61, v167 // 3d4e917d
v_cmp_f_u64 vcc, v[254:255], v[218:219]                  // v_cmp_f_u64_e32 vcc, v[254:255], v[218:219] // feb5d17d
v_cmp_ge_f16_e32 vcc, 0xfe0b, v244                       // ffe84d7c0bfe0000
v_cmp_ge_f32_e32 vcc, vcc_lo, v245                       // 6aea8d7c
v_cmp_ge_f64_e32 vcc, s[0:1], v[254:255]                 // 00fccd7c
v_cmp_ge_i16 vcc, v255, v36                              // v_cmp_ge_i16_e32 vcc, v255, v36 // ff494c7d
v_cmp_ge_i32_e32 vcc, 1, v98                             // 81c48c7d
v_cmp_ge_i64_e32 vcc, v[87:88], v[38:39]                 // 574dcc7d
v_cmp_ge_u16_e32 vcc, s43, v112                          // 2be05c7d
v_cmp_ge_u32_e32 vcc, 32, v36                            // a0489c7d
v_cmp_ge_u64_e32 vcc, v[53:54], v[36:37]                 // 3549dc7d
v_cmp_gt_f16_e32 vcc, 0x3456, v230                       // ffcc497c56340000
v_cmp_gt_f32_e32 vcc, v67, v115                          // 43e7887c
v_cmp_gt_f64 vcc, v[127:128], v[29:30]                   // v_cmp_gt_f64_e32 vcc, v[127:128], v[29:30] // 7f3bc87c
v_cmp_gt_i16 vcc, s37, v254                              // v_cmp_gt_i16_e32 vcc, s37, v254 // 25fc497d
v_cmp_gt_i32_e32 vcc, v0, v82                            // 00a5887d
v_cmp_gt_i64_e32 vcc, v[2:3], v[254:255]                 // 02fdc97d
v_cmp_gt_u16 vcc, v204, v0                               // v_cmp_gt_u16_e32 vcc, v204, v0 // cc01587d
v_cmp_gt_u32 vcc, 65, v255                               // v_cmp_gt_u32_e32 vcc, 0x41, v255 // fffe997d41000000
v_cmp_gt_u64_e32 vcc, v[156:157], v[115:116]             // 9ce7d87d
v_cmp_le_f16 vcc, 0.15915494, v165                       // v_cmp_le_f16_e32 vcc, 0.15915494, v165 // f84a477c
v_cmp_le_f32_e32 vcc, v1, v198                           // 018d877c
v_cmp_le_f64_e32 vcc, 0x40590000, v[42:43]               // ff54c67c00005940
v_cmp_le_i16 vcc, 32, v6                                 // v_cmp_le_i16_e32 vcc, 32, v6 // a00c467d
v_cmp_le_i32 vcc, -1, v58                                // v_cmp_le_i32_e32 vcc, -1, v58 // c174867d
v_cmp_le_i64_e32 vcc, v[183:184], v[0:1]                 // b701c67d
v_cmp_le_u16 vcc, -20, v255                              // v_cmp_le_u16_e32 vcc, lit(0xffffffec), v255 // fffe577decffffff
v_cmp_le_u32_e32 vcc, 65, v123                           // v_cmp_le_u32_e32 vcc, 0x41, v123 // fff6967d41000000
v_cmp_le_u64 vcc, -17, v[207:208]                        // v_cmp_le_u64_e32 vcc, 0xffffffef, v[207:208] // ff9ed77defffffff
v_cmp_lg_f16_e32 vcc, v0, v136                           // 00114b7c
v_cmp_lg_f32_e32 vcc, v7, v111                           // 07df8a7c
v_cmp_lg_f64_e32 vcc, src_scc, v[217:218]                // fdb2cb7c
v_cmp_lt_f16_e32 vcc, 0xfe0b, v108                       // ffd8427c0bfe0000
v_cmp_lt_f32 vcc, v239, v72                              // v_cmp_lt_f32_e32 vcc, v239, v72 // ef91827c
v_cmp_lt_f64_e32 vcc, v[69:70], v[93:94]                 // 45bbc27c
v_cmp_lt_i16_e32 vcc, s84, v255                          // 54fe437d
v_cmp_lt_i32_e32 vcc, 0x12345678, v68                    // ff88827d78563412
v_cmp_lt_i64 vcc, src_execz, v[213:214]                  // v_cmp_lt_i64_e32 vcc, src_execz, v[213:214] // fcaac37d
v_cmp_lt_u16_e32 vcc, v225, v59                          // e177527d
v_cmp_lt_u32 vcc, 1, v14                                 // v_cmp_lt_u32_e32 vcc, 1, v14 // 811c927d
v_cmp_lt_u64_e32 vcc, v[63:64], v[226:227]               // 3fc5d37d
v_cmp_ne_i16 vcc, v194, v205                             // v_cmp_ne_i16_e32 vcc, v194, v205 // c29b4b7d
v_cmp_ne_i32_e32 vcc, s25, v107                          // 19d68a7d
v_cmp_ne_i64 vcc, v[44:45], v[237:238]                   // v_cmp_ne_i64_e32 vcc, v[44:45], v[237:238] // 2cdbcb7d
v_cmp_ne_u16 vcc, v223, v201                             // v_cmp_ne_u16_e32 vcc, v223, v201 // df935b7d
v_cmp_ne_u32_e32 vcc, v187, v176                         // bb619b7d
v_cmp_ne_u64 vcc, v[26:27], v[219:220]                   // v_cmp_ne_u64_e32 vcc, v[26:27], v[219:220] // 1ab7db7d
v_cmp_neq_f16_e32 vcc, flat_scratch_hi, v255             // 67fe5b7c
v_cmp_neq_f32 vcc, v212, v0                              // v_cmp_neq_f32_e32 vcc, v212, v0 // d4019a7c
v_cmp_neq_f64 vcc, v[192:193], v[254:255]                // v_cmp_neq_f64_e32 vcc, v[192:193], v[254:255] // c0fddb7c
v_cmp_nge_f16 vcc, v178, v142                            // v_cmp_nge_f16_e32 vcc, v178, v142 // b21d537c
v_cmp_nge_f32 vcc, 0x3f8147ae, v29                       // v_cmp_nge_f32_e32 vcc, 0x3f8147ae, v29 // ff3a927cae47813f
v_cmp_nge_f64_e32 vcc, v[141:142], v[238:239]            // 8dddd37c
v_cmp_ngt_f16 vcc, src_vccz, v233                        // v_cmp_ngt_f16_e32 vcc, src_vccz, v233 // fbd2577c
v_cmp_ngt_f32_e32 vcc, s37, v91                          // 25b6967c
v_cmp_ngt_f64 vcc, v[0:1], v[109:110]                    // v_cmp_ngt_f64_e32 vcc, v[0:1], v[109:110] // 00dbd67c
v_cmp_nle_f16 vcc, 0.5, v78                              // v_cmp_nle_f16_e32 vcc, 0.5, v78 // f09c587c
v_cmp_nle_f32 vcc, s16, v224                             // v_cmp_nle_f32_e32 vcc, s16, v224 // 10c0997c
v_cmp_nle_f64 vcc, -0.5, v[70:71]                        // v_cmp_nle_f64_e32 vcc, -0.5, v[70:71] // f18cd87c
v_cmp_nlg_f16 vcc, v151, v154                            // v_cmp_nlg_f16_e32 vcc, v151, v154 // 9735557c
v_cmp_nlg_f32 vcc, 10.5, v111                            // v_cmp_nlg_f32_e32 vcc, 0x41280000, v111 // ffde947c00002841
v_cmp_nlg_f64_e32 vcc, -2, v[189:190]                    // c27ad57c
v_cmp_nlt_f16 vcc, v238, v42                             // v_cmp_nlt_f16_e32 vcc, v238, v42 // ee555c7c
v_cmp_nlt_f32 vcc, src_lds_direct, v141                  // v_cmp_nlt_f32_e32 vcc, src_lds_direct, v141 // fe1a9d7c
v_cmp_nlt_f64_e32 vcc, 0.5, v[86:87]                     // f0acdc7c
v_cmp_o_f16_e32 vcc, 0x3456, v80                         // ffa04e7c56340000
v_cmp_o_f32_e32 vcc, 0xaf123456, v250                    // fff48f7c563412af
v_cmp_o_f64_e32 vcc, v[96:97], v[254:255]                // 60fdcf7c
v_cmp_t_i16 vcc, v57, v143                               // v_cmp_t_i16_e32 vcc, v57, v143 // 391f4f7d
v_cmp_t_i32 vcc, 0x3f717273, v245                        // v_cmp_t_i32_e32 vcc, 0x3f717273, v245 // ffea8f7d7372713f
v_cmp_t_i64_e32 vcc, -1, v[21:22]                        // c12ace7d
v_cmp_t_u16_e32 vcc, src_lds_direct, v95                 // febe5e7d
v_cmp_t_u32 vcc, v159, v224                              // v_cmp_t_u32_e32 vcc, v159, v224 // 9fc19f7d
v_cmp_t_u64_e32 vcc, 0xaf123456, v[36:37]                // ff48de7d563412af
v_cmp_tru_f16_e32 vcc, v255, v10                         // ff155e7c
v_cmp_tru_f32 vcc, s73, v50                              // v_cmp_tru_f32_e32 vcc, s73, v50 // 49649e7c
v_cmp_tru_f64 vcc, -2, v[64:65]                          // v_cmp_tru_f64_e32 vcc, -2, v[64:65] // c280de7c
v_cmp_u_f16 vcc, v241, v0                                // v_cmp_u_f16_e32 vcc, v241, v0 // f101507c
v_cmp_u_f32 vcc, v252, v48                               // v_cmp_u_f32_e32 vcc, v252, v48 // fc61907c
v_cmp_u_f64 vcc, v[254:255], v[0:1]                      // v_cmp_u_f64_e32 vcc, v[254:255], v[0:1] // fe01d07c
v_cmpx_class_f16 vcc, v165, v160                         // v_cmpx_class_f16_e32 vcc, v165, v160 // a5412b7c
v_cmpx_class_f32_e32 vcc, v171, v82                      // aba5227c
v_cmpx_class_f64 vcc, s[76:77], v1                       // v_cmpx_class_f64_e32 vcc, s[76:77], v1 // 4c02267c
v_cmpx_eq_f16_e32 vcc, 0xfe0b, v255                      // fffe657c0bfe0000
v_cmpx_eq_f32 vcc, v245, v205                            // v_cmpx_eq_f32_e32 vcc, v245, v205 // f59ba57c
v_cmpx_eq_f64_e32 vcc, src_execz, v[209:210]             // fca2e57c
v_cmpx_eq_i16 vcc, s95, v208                             // v_cmpx_eq_i16_e32 vcc, s95, v208 // 5fa0657d
v_cmpx_eq_i32_e32 vcc, s0, v255                          // 00fea57d
v_cmpx_eq_i64_e32 vcc, v[43:44], v[210:211]              // 2ba5e57d
v_cmpx_eq_u16_e32 vcc, v0, v9                            // 0013747d
v_cmpx_eq_u32 vcc, s101, v103                            // v_cmpx_eq_u32_e32 vcc, s101, v103 // 65ceb47d
v_cmpx_eq_u64 vcc, s[98:99], v[0:1]                      // v_cmpx_eq_u64_e32 vcc, s[98:99], v[0:1] // 6200f47d
v_cmpx_f_f16_e32 vcc, 10.0, v255                         // v_cmpx_f_f16_e32 vcc, 0x4900, v255 // fffe617c00490000
v_cmpx_f_f32_e32 vcc, 3.14159, v113                      // v_cmpx_f_f32_e32 vcc, 0x40490fd0, v113 // ffe2a07cd00f4940
v_cmpx_f_f64_e32 vcc, s[92:93], v[41:42]                 // 5c52e07c
v_cmpx_f_i16_e32 vcc, s55, v173                          // 375a617d
v_cmpx_f_i32 vcc, v120, v0                               // v_cmpx_f_i32_e32 vcc, v120, v0 // 7801a07d
v_cmpx_f_i64_e32 vcc, v[116:117], v[232:233]             // 74d1e17d
v_cmpx_f_u16_e32 vcc, v247, v255                         // f7ff717d
v_cmpx_f_u32 vcc, 64, v12                                // v_cmpx_f_u32_e32 vcc, 64, v12 // c018b07d
v_cmpx_f_u64_e32 vcc, 64, v[0:1]                         // c000f07d
v_cmpx_ge_f16_e32 vcc, src_lds_direct, v177              // fe626d7c
v_cmpx_ge_f32_e32 vcc, v32, v0                           // 2001ac7c
v_cmpx_ge_f64 vcc, 1234.5, v[41:42]                      // v_cmpx_ge_f64_e32 vcc, 0x40934a00, v[41:42] // ff52ec7c004a9340
v_cmpx_ge_i16_e32 vcc, v40, v20                          // 28296c7d
v_cmpx_ge_i32_e32 vcc, src_scc, v56                      // fd70ac7d
v_cmpx_ge_i64_e32 vcc, src_execz, v[0:1]                 // fc00ec7d
v_cmpx_ge_u16_e32 vcc, 0xfe0b, v229                      // ffca7d7d0bfe0000
v_cmpx_ge_u32 vcc, 65, v187                              // v_cmpx_ge_u32_e32 vcc, 0x41, v187 // ff76bd7d41000000
v_cmpx_ge_u64 vcc, v[234:235], v[196:197]                // v_cmpx_ge_u64_e32 vcc, v[234:235], v[196:197] // ea89fd7d
v_cmpx_gt_f16_e32 vcc, v25, v0                           // 1901687c
v_cmpx_gt_f32_e32 vcc, s63, v0                           // 3f00a87c
v_cmpx_gt_f64 vcc, 0x40590000, v[14:15]                  // v_cmpx_gt_f64_e32 vcc, 0x40590000, v[14:15] // ff1ce87c00005940
v_cmpx_gt_i16_e32 vcc, 64, v13                           // c01a687d
v_cmpx_gt_i32 vcc, 0x12345678, v49                       // v_cmpx_gt_i32_e32 vcc, 0x12345678, v49 // ff62a87d78563412
v_cmpx_gt_i64 vcc, 17, v[254:255]                        // v_cmpx_gt_i64_e32 vcc, 17, v[254:255] // 91fce97d
v_cmpx_gt_u16 vcc, 1, v50                                // v_cmpx_gt_u16_e32 vcc, 1, v50 // 8164787d
v_cmpx_gt_u32 vcc, v59, v7                               // v_cmpx_gt_u32_e32 vcc, v59, v7 // 3b0fb87d
v_cmpx_gt_u64_e32 vcc, v[155:156], v[244:245]            // 9be9f97d
v_cmpx_le_f16_e32 vcc, 0x3456, v255                      // fffe677c56340000
v_cmpx_le_f32_e32 vcc, v42, v255                         // 2affa77c
v_cmpx_le_f64 vcc, v[203:204], v[103:104]                // v_cmpx_le_f64_e32 vcc, v[203:204], v[103:104] // cbcfe67c
v_cmpx_le_i16_e32 vcc, v71, v223                         // 47bf677d
v_cmpx_le_i32_e32 vcc, m0, v225                          // 7cc2a77d
v_cmpx_le_i64_e32 vcc, 0x12345678, v[175:176]            // ff5ee77d78563412
v_cmpx_le_u16_e32 vcc, v142, v0                          // 8e01767d
v_cmpx_le_u32 vcc, v213, v94                             // v_cmpx_le_u32_e32 vcc, v213, v94 // d5bdb67d
v_cmpx_le_u64_e32 vcc, -1, v[1:2]                        // c102f67d
v_cmpx_lg_f16 vcc, 0x3456, v255                          // v_cmpx_lg_f16_e32 vcc, 0x3456, v255 // fffe6b7c56340000
v_cmpx_lg_f32 vcc, 10.5, v43                             // v_cmpx_lg_f32_e32 vcc, 0x41280000, v43 // ff56aa7c00002841
v_cmpx_lg_f64 vcc, 1.0, v[254:255]                       // v_cmpx_lg_f64_e32 vcc, 1.0, v[254:255] // f2fceb7c
v_cmpx_lt_f16_e32 vcc, v143, v123                        // 8ff7627c
v_cmpx_lt_f32 vcc, v255, v223                            // v_cmpx_lt_f32_e32 vcc, v255, v223 // ffbfa37c
v_cmpx_lt_f64 vcc, 0, v[36:37]                           // v_cmpx_lt_f64_e32 vcc, 0, v[36:37] // 8048e27c
v_cmpx_lt_i16 vcc, vcc_hi, v125                          // v_cmpx_lt_i16_e32 vcc, vcc_hi, v125 // 6bfa627d
v_cmpx_lt_i32 vcc, 32, v136                              // v_cmpx_lt_i32_e32 vcc, 32, v136 // a010a37d
v_cmpx_lt_i64_e32 vcc, v[169:170], v[105:106]            // a9d3e27d
v_cmpx_lt_u16 vcc, v95, v127                             // v_cmpx_lt_u16_e32 vcc, v95, v127 // 5fff727d
v_cmpx_lt_u32_e32 vcc, 0, v255                           // 80feb37d
v_cmpx_lt_u64 vcc, s[4:5], v[179:180]                    // v_cmpx_lt_u64_e32 vcc, s[4:5], v[179:180] // 0466f37d
v_cmpx_ne_i16 vcc, 0x3456, v57                           // v_cmpx_ne_i16_e32 vcc, 0x3456, v57 // ff726a7d56340000
v_cmpx_ne_i32 vcc, -1, v35                               // v_cmpx_ne_i32_e32 vcc, -1, v35 // c146aa7d
v_cmpx_ne_i64_e32 vcc, 65, v[22:23]                      // v_cmpx_ne_i64_e32 vcc, 0x41, v[22:23] // ff2cea7d41000000
v_cmpx_ne_u16 vcc, 1, v130                               // v_cmpx_ne_u16_e32 vcc, 1, v130 // 81047b7d
v_cmpx_ne_u32 vcc, -16, v255                             // v_cmpx_ne_u32_e32 vcc, -16, v255 // d0febb7d
v_cmpx_ne_u64 vcc, v[254:255], v[99:100]                 // v_cmpx_ne_u64_e32 vcc, v[254:255], v[99:100] // fec7fa7d
v_cmpx_neq_f16 vcc, s101, v129                           // v_cmpx_neq_f16_e32 vcc, s101, v129 // 65027b7c
v_cmpx_neq_f32 vcc, v161, v25                            // v_cmpx_neq_f32_e32 vcc, v161, v25 // a133ba7c
v_cmpx_neq_f64 vcc, -2, v[156:157]                       // v_cmpx_neq_f64_e32 vcc, -2, v[156:157] // c238fb7c
v_cmpx_nge_f16_e32 vcc, -2, v181                         // c26a737c
v_cmpx_nge_f32 vcc, v20, v81                             // v_cmpx_nge_f32_e32 vcc, v20, v81 // 14a3b27c
v_cmpx_nge_f64 vcc, v[93:94], v[0:1]                     // v_cmpx_nge_f64_e32 vcc, v[93:94], v[0:1] // 5d01f27c
v_cmpx_ngt_f16_e32 vcc, v36, v104                        // 24d1767c
v_cmpx_ngt_f32_e32 vcc, v246, v206                       // f69db77c
v_cmpx_ngt_f64_e32 vcc, 1234.5, v[254:255]               // v_cmpx_ngt_f64_e32 vcc, 0x40934a00, v[254:255] // fffcf77c004a9340
v_cmpx_nle_f16 vcc, v0, v111                             // v_cmpx_nle_f16_e32 vcc, v0, v111 // 00df787c
v_cmpx_nle_f32_e32 vcc, v0, v0                           // 0001b87c
v_cmpx_nle_f64 vcc, v[179:180], v[227:228]               // v_cmpx_nle_f64_e32 vcc, v[179:180], v[227:228] // b3c7f97c
v_cmpx_nlg_f16_e32 vcc, src_lds_direct, v162             // fe44757c
v_cmpx_nlg_f32 vcc, 2.0, v92                             // v_cmpx_nlg_f32_e32 vcc, 2.0, v92 // f4b8b47c
v_cmpx_nlg_f64 vcc, -2, v[202:203]                       // v_cmpx_nlg_f64_e32 vcc, -2, v[202:203] // c294f57c
v_cmpx_nlt_f16_e32 vcc, 0.15915494, v89                  // f8b27c7c
v_cmpx_nlt_f32_e32 vcc, 0xaf123456, v255                 // fffebd7c563412af
v_cmpx_nlt_f64_e32 vcc, 0x40590000, v[22:23]             // ff2cfc7c00005940
v_cmpx_o_f16 vcc, 1.0, v103                              // v_cmpx_o_f16_e32 vcc, 1.0, v103 // f2ce6e7c
v_cmpx_o_f32 vcc, v238, v243                             // v_cmpx_o_f32_e32 vcc, v238, v243 // eee7af7c
v_cmpx_o_f64_e32 vcc, 1234.5, v[155:156]                 // v_cmpx_o_f64_e32 vcc, 0x40934a00, v[155:156] // ff36ef7c004a9340
v_cmpx_t_i16 vcc, lds_direct, v57                        // v_cmpx_t_i16_e32 vcc, src_lds_direct, v57 // fe726e7d
v_cmpx_t_i32 vcc, s0, v255                               // v_cmpx_t_i32_e32 vcc, s0, v255 // 00feaf7d
v_cmpx_t_i64_e32 vcc, s[100:101], v[190:191]             // 647cef7d
v_cmpx_t_u16 vcc, -16, v40                               // v_cmpx_t_u16_e32 vcc, -16, v40 // d0507e7d
v_cmpx_t_u32_e32 vcc, v198, v55                          // c66fbe7d
v_cmpx_t_u64_e32 vcc, v[170:171], v[221:222]             // aabbff7d
v_cmpx_tru_f16_e32 vcc, 0x3456, v26                      // ff347e7c56340000
v_cmpx_tru_f32_e32 vcc, 0.5, v159                        // f03ebf7c
v_cmpx_tru_f64_e32 vcc, v[77:78], v[245:246]             // 4debff7c
v_cmpx_u_f16 vcc, 10.0, v67                              // v_cmpx_u_f16_e32 vcc, 0x4900, v67 // ff86707c00490000
v_cmpx_u_f32 vcc, src_vccz, v0                           // v_cmpx_u_f32_e32 vcc, src_vccz, v0 // fb00b07c
v_cmpx_u_f64 vcc, -2, v[111:112]                         // v_cmpx_u_f64_e32 vcc, -2, v[111:112] // c2def07c
