v_cmp_class_f16_e32 vcc_lo, -2, v54                      // c26c1e7d
v_cmp_class_f32 vcc_lo, 0x3f8147ae, v255                 // v_cmp_class_f32_e32 vcc_lo, 0x3f8147ae, v255 // fffe117dae47813f
v_cmp_class_f64_e32 vcc_lo, v[83:84], v174               // 535d517d
v_cmp_eq_f16_e32 vcc_lo, 4.0, v22                        // f62c947d
v_cmp_eq_f32_e32 vcc_lo, s78, v140                       // 4e18057c
v_cmp_eq_f64 vcc_lo, s[104:105], v[95:96]                // v_cmp_eq_f64_e32 vcc_lo, s[104:105], v[95:96] // 68be447c
v_cmp_eq_i16_e32 vcc_lo, s57, v148                       // 3928157d
v_cmp_eq_i32_e32 vcc_lo, v181, v255                      // b5ff057d
v_cmp_eq_i64 vcc_lo, v[242:243], v[237:238]              // v_cmp_eq_i64_e32 vcc_lo, v[242:243], v[237:238] // f2db457d
v_cmp_eq_u16 vcc_lo, s62, v160                           // v_cmp_eq_u16_e32 vcc_lo, s62, v160 // 3e40557d
v_cmp_eq_u32 vcc_lo, v54, v255                           // v_cmp_eq_u32_e32 vcc_lo, v54, v255 // 36ff857d
v_cmp_eq_u64_e32 vcc_lo, v[245:246], v[184:185]          // f571c57d
v_cmp_f_f16 vcc_lo, 10.0, v113                           // v_cmp_f_f16_e32 vcc_lo, 0x4900, v113 // ffe2907d00490000
v_cmp_f_f32_e32 vcc_lo, v0, v142                         // 001d017c
v_cmp_f_f64 vcc_lo, -1.0, v[3:4]                         // v_cmp_f_f64_e32 vcc_lo, -1.0, v[3:4] // f306407c
v_cmp_f_i32_e32 vcc_lo, lds_direct, v184                 // v_cmp_f_i32_e32 vcc_lo, src_lds_direct, v184 // fe70017d
v_cmp_f_i64_e32 vcc_lo, v[122:123], v[131:132]           // 7a07417d
v_cmp_f_u32_e32 vcc_lo, s105, v50                        // 6964807d
v_cmp_f_u64_e32 vcc_lo, v[101:102], v[224:225]           // 65c1c17d
v_cmp_ge_f16 vcc_lo, s88, v236                           // v_cmp_ge_f16_e32 vcc_lo, s88, v236 // 58d89d7d
v_cmp_ge_f32 vcc_lo, -0.5, v0                            // v_cmp_ge_f32_e32 vcc_lo, -0.5, v0 // f1000c7c
v_cmp_ge_f64 vcc_lo, v[199:200], v[68:69]                // v_cmp_ge_f64_e32 vcc_lo, v[199:200], v[68:69] // c7894c7c
v_cmp_ge_i16 vcc_lo, 0, v255                             // v_cmp_ge_i16_e32 vcc_lo, 0, v255 // 80fe1d7d
v_cmp_ge_i32 vcc_lo, v255, v255                          // v_cmp_ge_i32_e32 vcc_lo, v255, v255 // ffff0d7d
v_cmp_ge_i64 vcc_lo, s[0:1], v[163:164]                  // v_cmp_ge_i64_e32 vcc_lo, s[0:1], v[163:164] // 00464d7d
v_cmp_ge_u16 vcc_lo, src_private_base, v0                // v_cmp_ge_u16_e32 vcc_lo, src_private_base, v0 // ed005c7d
v_cmp_ge_u32 vcc_lo, -16, v160                           // v_cmp_ge_u32_e32 vcc_lo, -16, v160 // d0408d7d
v_cmp_ge_u64_e32 vcc_lo, src_shared_limit, v[123:124]    // ecf6cc7d
v_cmp_gt_f16 vcc_lo, 0xfe0b, v206                        // v_cmp_gt_f16_e32 vcc_lo, 0xfe0b, v206 // ff9c997d0bfe0000
v_cmp_gt_f32_e32 vcc_lo, v53, v0                         // 3501087c
v_cmp_gt_f64 vcc_lo, 0.5, v[147:148]                     // v_cmp_gt_f64_e32 vcc_lo, 0.5, v[147:148] // f026497c
v_cmp_gt_i16 vcc_lo, s62, v157                           // v_cmp_gt_i16_e32 vcc_lo, s62, v157 // 3e3a197d
v_cmp_gt_i32_e32 vcc_lo, v0, v84                         // 00a9087d
v_cmp_gt_i64 vcc_lo, s[0:1], v[209:210]                  // v_cmp_gt_i64_e32 vcc_lo, s[0:1], v[209:210] // 00a2497d
v_cmp_gt_u16_e32 vcc_lo, s87, v91                        // 57b6587d
v_cmp_gt_u32_e32 vcc_lo, v232, v197                      // e88b897d
v_cmp_gt_u64 vcc_lo, src_private_limit, v[229:230]       // v_cmp_gt_u64_e32 vcc_lo, src_private_limit, v[229:230] // eecac97d
v_cmp_le_f16_e32 vcc_lo, src_lds_direct, v193            // fe82977d
v_cmp_le_f32_e32 vcc_lo, v123, v115                      // 7be7067c
v_cmp_le_f64 vcc_lo, ttmp[6:7], v[216:217]               // v_cmp_le_f64_e32 vcc_lo, ttmp[6:7], v[216:217] // 72b0477c
v_cmp_le_i16 vcc_lo, v230, v202                          // v_cmp_le_i16_e32 vcc_lo, v230, v202 // e695177d
v_cmp_le_i32_e32 vcc_lo, 0x12345678, v0                  // ff00067d78563412
v_cmp_le_i64_e32 vcc_lo, ttmp[14:15], v[219:220]         // 7ab6477d
v_cmp_le_u16 vcc_lo, v119, v191                          // v_cmp_le_u16_e32 vcc_lo, v119, v191 // 777f577d
v_cmp_le_u32_e32 vcc_lo, src_pops_exiting_wave_id, v52   // ef68867d
v_cmp_le_u64 vcc_lo, ttmp[6:7], v[152:153]               // v_cmp_le_u64_e32 vcc_lo, ttmp[6:7], v[152:153] // 7230c77d
v_cmp_lg_f16 vcc_lo, s0, v0                              // v_cmp_lg_f16_e32 vcc_lo, s0, v0 // 00009a7d
v_cmp_lg_f32_e32 vcc_lo, ttmp5, v165                     // 714a0b7c
v_cmp_lg_f64 vcc_lo, 2.0, v[79:80]                       // v_cmp_lg_f64_e32 vcc_lo, 2.0, v[79:80] // f49e4a7c
v_cmp_lt_f16 vcc_lo, v239, v39                           // v_cmp_lt_f16_e32 vcc_lo, v239, v39 // ef4f927d
v_cmp_lt_f32_e32 vcc_lo, 10.5, v190                      // v_cmp_lt_f32_e32 vcc_lo, 0x41280000, v190 // ff7c037c00002841
v_cmp_lt_f64_e32 vcc_lo, v[237:238], v[200:201]          // ed91437c
v_cmp_lt_i16_e32 vcc_lo, v0, v34                         // 0045127d
v_cmp_lt_i32_e32 vcc_lo, v255, v120                      // fff1027d
v_cmp_lt_i64 vcc_lo, s[54:55], v[98:99]                  // v_cmp_lt_i64_e32 vcc_lo, s[54:55], v[98:99] // 36c4427d
v_cmp_lt_u16 vcc_lo, s2, v51                             // v_cmp_lt_u16_e32 vcc_lo, s2, v51 // 0266527d
v_cmp_lt_u32_e32 vcc_lo, 0xaf123456, v188                // ff78837d563412af
v_cmp_lt_u64_e32 vcc_lo, -5, v[182:183]                  // c56cc37d
v_cmp_ne_i16 vcc_lo, exec_lo, v0                         // v_cmp_ne_i16_e32 vcc_lo, exec_lo, v0 // 7e001a7d
v_cmp_ne_i32_e32 vcc_lo, v5, v63                         // 057f0a7d
v_cmp_ne_i64 vcc_lo, v[254:255], v[90:91]                // v_cmp_ne_i64_e32 vcc_lo, v[254:255], v[90:91] // feb54a7d
v_cmp_ne_u16_e32 vcc_lo, s16, v156                       // 10385b7d
v_cmp_ne_u32_e32 vcc_lo, exec_hi, v165                   // 7f4a8b7d
v_cmp_ne_u64 vcc_lo, 0xaf123456, v[18:19]                // v_cmp_ne_u64_e32 vcc_lo, 0xaf123456, v[18:19] // ff24ca7d563412af
v_cmp_neq_f16_e32 vcc_lo, src_private_limit, v0          // ee00da7d
v_cmp_neq_f32_e32 vcc_lo, v189, v49                      // bd631a7c
v_cmp_neq_f64_e32 vcc_lo, v[104:105], v[227:228]         // 68c75b7c
v_cmp_nge_f16 vcc_lo, src_private_base, v41              // v_cmp_nge_f16_e32 vcc_lo, src_private_base, v41 // ed52d27d
v_cmp_nge_f32 vcc_lo, v93, v24                           // v_cmp_nge_f32_e32 vcc_lo, v93, v24 // 5d31127c
v_cmp_nge_f64 vcc_lo, s[20:21], v[141:142]               // v_cmp_nge_f64_e32 vcc_lo, s[20:21], v[141:142] // 141a537c
v_cmp_ngt_f16_e32 vcc_lo, v255, v255                     // ffffd77d
v_cmp_ngt_f32_e32 vcc_lo, 1.0, v0                        // f200167c
v_cmp_ngt_f64 vcc_lo, s[104:105], v[127:128]             // v_cmp_ngt_f64_e32 vcc_lo, s[104:105], v[127:128] // 68fe567c
v_cmp_nle_f16_e32 vcc_lo, src_vccz, v255                 // fbfed97d
v_cmp_nle_f32 vcc_lo, v163, v9                           // v_cmp_nle_f32_e32 vcc_lo, v163, v9 // a313187c
v_cmp_nle_f64 vcc_lo, v[29:30], v[233:234]               // v_cmp_nle_f64_e32 vcc_lo, v[29:30], v[233:234] // 1dd3597c
v_cmp_nlg_f16 vcc_lo, v3, v0                             // v_cmp_nlg_f16_e32 vcc_lo, v3, v0 // 0301d47d
v_cmp_nlg_f32_e32 vcc_lo, s0, v169                       // 0052157c
v_cmp_nlg_f64_e32 vcc_lo, v[254:255], v[162:163]         // fe45557c
v_cmp_nlt_f16 vcc_lo, v140, v143                         // v_cmp_nlt_f16_e32 vcc_lo, v140, v143 // 8c1fdd7d
v_cmp_nlt_f32 vcc_lo, -0.5, v0                           // v_cmp_nlt_f32_e32 vcc_lo, -0.5, v0 // f1001c7c
v_cmp_nlt_f64 vcc_lo, s[104:105], v[243:244]             // v_cmp_nlt_f64_e32 vcc_lo, s[104:105], v[243:244] // 68e65d7c
v_cmp_o_f16 vcc_lo, s76, v107                            // v_cmp_o_f16_e32 vcc_lo, s76, v107 // 4cd69e7d
v_cmp_o_f32_e32 vcc_lo, v72, v46                         // 485d0e7c
v_cmp_o_f64 vcc_lo, v[145:146], v[84:85]                 // v_cmp_o_f64_e32 vcc_lo, v[145:146], v[84:85] // 91a94e7c
v_cmp_t_i32_e32 vcc_lo, v255, v224                       // ffc10f7d
v_cmp_t_i64 vcc_lo, v[254:255], v[5:6]                   // v_cmp_t_i64_e32 vcc_lo, v[254:255], v[5:6] // fe0b4e7d
v_cmp_t_u32 vcc_lo, s69, v80                             // v_cmp_t_u32_e32 vcc_lo, s69, v80 // 45a08e7d
v_cmp_t_u64 vcc_lo, 65, v[117:118]                       // v_cmp_t_u64_e32 vcc_lo, 0x41, v[117:118] // ffeace7d41000000
v_cmp_tru_f16_e32 vcc_lo, s105, v58                      // 6974de7d
v_cmp_tru_f32_e32 vcc_lo, 0xaf123456, v182               // ff6c1f7c563412af
v_cmp_tru_f64_e32 vcc_lo, -4.0, v[0:1]                   // f7005e7c
v_cmp_u_f16_e32 vcc_lo, s73, v182                        // 496cd17d
v_cmp_u_f32 vcc_lo, 64, v37                              // v_cmp_u_f32_e32 vcc_lo, 64, v37 // c04a107c
v_cmp_u_f64 vcc_lo, 1234.5, v[0:1]                       // v_cmp_u_f64_e32 vcc_lo, 0x40934a00, v[0:1] // ff00507c004a9340
v_cmpx_class_f16 0xfe0b, v0                              // v_cmpx_class_f16_e32 0xfe0b, v0 // ff003e7d0bfe0000
v_cmpx_class_f32_e32 10.5, v255                          // v_cmpx_class_f32_e32 0x41280000, v255 // fffe317d00002841
v_cmpx_class_f64_e32 v[202:203], v117                    // caeb707d
v_cmpx_eq_f16 v253, v73                                  // v_cmpx_eq_f16_e32 v253, v73 // fd93b47d
v_cmpx_eq_f32_e32 10.5, v243                             // v_cmpx_eq_f32_e32 0x41280000, v243 // ffe6257c00002841
v_cmpx_eq_f64 -0.5, v[157:158]                           // v_cmpx_eq_f64_e32 -0.5, v[157:158] // f13a657c
v_cmpx_eq_i16 0xfe0b, v255                               // v_cmpx_eq_i16_e32 0xfe0b, v255 // fffe357d0bfe0000
v_cmpx_eq_i32_e32 s44, v241                              // 2ce2257d
v_cmpx_eq_i64_e32 v[245:246], v[53:54]                   // f56b647d
v_cmpx_eq_u16_e32 s0, v22                                // 002c747d
v_cmpx_eq_u32_e32 v15, v101                              // 0fcba47d
v_cmpx_eq_u64_e32 v[114:115], v[254:255]                 // 72fde57d
v_cmpx_f_f16_e32 0xfe0b, v178                            // ff64b17d0bfe0000
v_cmpx_f_f32 3.14159, v106                               // v_cmpx_f_f32_e32 0x40490fd0, v106 // ffd4207cd00f4940
v_cmpx_f_f64_e32 1234.5, v[82:83]                        // v_cmpx_f_f64_e32 0x40934a00, v[82:83] // ffa4607c004a9340
v_cmpx_f_i32_e32 s14, v255                               // 0efe217d
v_cmpx_f_i64 s[0:1], v[0:1]                              // v_cmpx_f_i64_e32 s[0:1], v[0:1] // 0000607d
v_cmpx_f_u32_e32 src_shared_base, v211                   // eba6a17d
v_cmpx_f_u64_e32 0xaf123456, v[74:75]                    // ff94e07d563412af
v_cmpx_ge_f16 v102, v0                                   // v_cmpx_ge_f16_e32 v102, v0 // 6601bc7d
v_cmpx_ge_f32 s25, v0                                    // v_cmpx_ge_f32_e32 s25, v0 // 19002c7c
v_cmpx_ge_f64_e32 0x40590000, v[128:129]                 // ff006d7c00005940
v_cmpx_ge_i16_e32 v35, v255                              // 23ff3d7d
v_cmpx_ge_i32_e32 v193, v187                             // c1772d7d
v_cmpx_ge_i64_e32 v[207:208], v[201:202]                 // cf936d7d
v_cmpx_ge_u16_e32 64, v250                               // c0f47d7d
v_cmpx_ge_u32 0x12345678, v241                           // v_cmpx_ge_u32_e32 0x12345678, v241 // ffe2ad7d78563412
v_cmpx_ge_u64 s[54:55], v[254:255]                       // v_cmpx_ge_u64_e32 s[54:55], v[254:255] // 36fced7d
v_cmpx_gt_f16 s73, v96                                   // v_cmpx_gt_f16_e32 s73, v96 // 49c0b87d
v_cmpx_gt_f32 v177, v56                                  // v_cmpx_gt_f32_e32 v177, v56 // b171287c
v_cmpx_gt_f64 64, v[206:207]                             // v_cmpx_gt_f64_e32 64, v[206:207] // c09c697c
v_cmpx_gt_i16_e32 s92, v201                              // 5c92397d
v_cmpx_gt_i32 s51, v195                                  // v_cmpx_gt_i32_e32 s51, v195 // 3386297d
v_cmpx_gt_i64_e32 1, v[180:181]                          // 8168697d
v_cmpx_gt_u16 v255, v73                                  // v_cmpx_gt_u16_e32 v255, v73 // ff93787d
v_cmpx_gt_u32_e32 v6, v238                               // 06dda97d
v_cmpx_gt_u64_e32 0xaf123456, v[232:233]                 // ffd0e97d563412af
v_cmpx_le_f16 v154, v197                                 // v_cmpx_le_f16_e32 v154, v197 // 9a8bb77d
v_cmpx_le_f32_e32 v29, v85                               // 1dab267c
v_cmpx_le_f64_e32 v[68:69], v[163:164]                   // 4447677c
v_cmpx_le_i16 17, v169                                   // v_cmpx_le_i16_e32 17, v169 // 9152377d
v_cmpx_le_i32 v102, v255                                 // v_cmpx_le_i32_e32 v102, v255 // 66ff277d
v_cmpx_le_i64_e32 vcc, v[133:134]                        // 6a0a677d
v_cmpx_le_u16_e32 -16, v0                                // d000767d
v_cmpx_le_u32 -5, v183                                   // v_cmpx_le_u32_e32 -5, v183 // c56ea77d
v_cmpx_le_u64_e32 ttmp[6:7], v[178:179]                  // 7264e77d
v_cmpx_lg_f16 v25, v46                                   // v_cmpx_lg_f16_e32 v25, v46 // 195dba7d
v_cmpx_lg_f32 v93, v170                                  // v_cmpx_lg_f32_e32 v93, v170 // 5d552b7c
v_cmpx_lg_f64 v[78:79], v[124:125]                       // v_cmpx_lg_f64_e32 v[78:79], v[124:125] // 4ef96a7c
v_cmpx_lt_f16 v59, v173                                  // v_cmpx_lt_f16_e32 v59, v173 // 3b5bb37d
v_cmpx_lt_f32_e32 0.5, v8                                // f010227c
v_cmpx_lt_f64_e32 v[177:178], v[153:154]                 // b133637c
v_cmpx_lt_i16 v214, v138                                 // v_cmpx_lt_i16_e32 v214, v138 // d615337d
v_cmpx_lt_i32_e32 v80, v23                               // 502f227d
v_cmpx_lt_i64_e32 v[0:1], v[62:63]                       // 007d627d
v_cmpx_lt_u16_e32 v184, v244                             // b8e9737d
v_cmpx_lt_u32_e32 v216, v141                             // d81ba37d
v_cmpx_lt_u64 v[161:162], v[151:152]                     // v_cmpx_lt_u64_e32 v[161:162], v[151:152] // a12fe37d
v_cmpx_ne_i16 0x3456, v121                               // v_cmpx_ne_i16_e32 0x3456, v121 // fff23a7d56340000
v_cmpx_ne_i32 v165, v162                                 // v_cmpx_ne_i32_e32 v165, v162 // a5452b7d
v_cmpx_ne_i64 ttmp[14:15], v[115:116]                    // v_cmpx_ne_i64_e32 ttmp[14:15], v[115:116] // 7ae66a7d
v_cmpx_ne_u16_e32 v98, v7                                // 620f7a7d
v_cmpx_ne_u32_e32 v226, v255                             // e2ffab7d
v_cmpx_ne_u64 v[79:80], v[254:255]                       // v_cmpx_ne_u64_e32 v[79:80], v[254:255] // 4ffdeb7d
v_cmpx_neq_f16 1.0, v154                                 // v_cmpx_neq_f16_e32 1.0, v154 // f234fb7d
v_cmpx_neq_f32_e32 v189, v67                             // bd873a7c
v_cmpx_neq_f64 0.5, v[254:255]                           // v_cmpx_neq_f64_e32 0.5, v[254:255] // f0fc7b7c
v_cmpx_nge_f16 10.0, v46                                 // v_cmpx_nge_f16_e32 0x4900, v46 // ff5cf27d00490000
v_cmpx_nge_f32_e32 0x3f8147ae, v0                        // ff00327cae47813f
v_cmpx_nge_f64_e32 v[18:19], v[36:37]                    // 1249727c
v_cmpx_ngt_f16 vcc_lo, v49                               // v_cmpx_ngt_f16_e32 vcc_lo, v49 // 6a62f67d
v_cmpx_ngt_f32 v139, v149                                // v_cmpx_ngt_f32_e32 v139, v149 // 8b2b377c
v_cmpx_ngt_f64_e32 src_scc, v[0:1]                       // fd00767c
v_cmpx_nle_f16 0x3456, v0                                // v_cmpx_nle_f16_e32 0x3456, v0 // ff00f87d56340000
v_cmpx_nle_f32 src_scc, v8                               // v_cmpx_nle_f32_e32 src_scc, v8 // fd10387c
v_cmpx_nle_f64 ttmp[6:7], v[212:213]                     // v_cmpx_nle_f64_e32 ttmp[6:7], v[212:213] // 72a8797c
v_cmpx_nlg_f16_e32 src_pops_exiting_wave_id, v0          // ef00f47d
v_cmpx_nlg_f32 3.14159, v161                             // v_cmpx_nlg_f32_e32 0x40490fd0, v161 // ff42357cd00f4940
v_cmpx_nlg_f64_e32 -2, v[23:24]                          // c22e747c
v_cmpx_nlt_f16 v187, v36                                 // v_cmpx_nlt_f16_e32 v187, v36 // bb49fc7d
v_cmpx_nlt_f32 v168, v2                                  // v_cmpx_nlt_f32_e32 v168, v2 // a8053c7c
v_cmpx_nlt_f64 -0.5, v[94:95]                            // v_cmpx_nlt_f64_e32 -0.5, v[94:95] // f1bc7c7c
v_cmpx_o_f16_e32 v32, v160                               // 2041bf7d
v_cmpx_o_f32_e32 10.5, v117                              // v_cmpx_o_f32_e32 0x41280000, v117 // ffea2e7c00002841
v_cmpx_o_f64_e32 100.0, v[254:255]                       // v_cmpx_o_f64_e32 0x40590000, v[254:255] // fffc6f7c00005940
v_cmpx_t_i32 v152, v51                                   // v_cmpx_t_i32_e32 v152, v51 // 98672e7d
v_cmpx_t_i64_e32 v[102:103], v[133:134]                  // 660b6f7d
v_cmpx_t_u32_e32 v0, v168                                // 0051af7d
v_cmpx_t_u64_e32 -16, v[37:38]                           // d04aee7d
v_cmpx_tru_f16_e32 s105, v187                            // 6976ff7d
v_cmpx_tru_f32 v39, v255                                 // v_cmpx_tru_f32_e32 v39, v255 // 27ff3f7c
v_cmpx_tru_f64_e32 src_pops_exiting_wave_id, v[137:138]  // ef127f7c
v_cmpx_u_f16_e32 0x3456, v0                              // ff00f07d56340000
v_cmpx_u_f32_e32 4.0, v3                                 // f606307c
v_cmpx_u_f64_e32 v[249:250], v[124:125]                  // f9f9707c
