v_cmp_class_f16_e32 vcc_lo, v47, v184                    // 2f711f7d
v_cmp_class_f32 vcc_lo, v42, v11                         // v_cmp_class_f32_e32 vcc_lo, v42, v11 // 2a17107d
v_cmp_class_f64 vcc_lo, v[251:252], v70                  // v_cmp_class_f64_e32 vcc_lo, v[251:252], v70 // fb8d507d
v_cmp_eq_f16_e32 vcc_lo, 0xfe0b, v28                     // ff38947d0bfe0000
v_cmp_eq_f32 vcc_lo, v197, v147                          // v_cmp_eq_f32_e32 vcc_lo, v197, v147 // c527057c
v_cmp_eq_f64_e32 vcc_lo, 0x40590000, v[107:108]          // ffd6447c00005940
v_cmp_eq_i16 vcc_lo, 1, v223                             // v_cmp_eq_i16_e32 vcc_lo, 1, v223 // 81be157d
v_cmp_eq_i32 vcc_lo, v129, v0                            // v_cmp_eq_i32_e32 vcc_lo, v129, v0 // 8101047d
v_cmp_eq_i64 vcc_lo, 0x3f717273, v[220:221]              // v_cmp_eq_i64_e32 vcc_lo, 0x3f717273, v[220:221] // ffb8457d7372713f
v_cmp_eq_u16_e32 vcc_lo, v113, v207                      // 719f557d
v_cmp_eq_u32_e32 vcc_lo, v213, v34                       // d545847d
v_cmp_eq_u64 vcc_lo, v[0:1], v[75:76]                    // v_cmp_eq_u64_e32 vcc_lo, v[0:1], v[75:76] // 0097c47d
v_cmp_f_f16_e32 vcc_lo, vcc_lo, v244                     // 6ae8917d
v_cmp_f_f32 vcc_lo, v111, v92                            // v_cmp_f_f32_e32 vcc_lo, v111, v92 // 6fb9007c
v_cmp_f_f64_e32 vcc_lo, v[254:255], v[250:251]           // fef5417c
v_cmp_f_i32 vcc_lo, 0xaf123456, v56                      // v_cmp_f_i32_e32 vcc_lo, 0xaf123456, v56 // ff70007d563412af
v_cmp_f_i64 vcc_lo, v[50:51], v[110:111]                 // v_cmp_f_i64_e32 vcc_lo, v[50:51], v[110:111] // 32dd407d
v_cmp_f_u32_e32 vcc_lo, s105, v0                         // 6900807d
v_cmp_f_u64_e32 vcc_lo, src_private_limit, v[86:87]      // eeacc07d
v_cmp_ge_f16 vcc_lo, 0x3456, v183                        // v_cmp_ge_f16_e32 vcc_lo, 0x3456, v183 // ff6e9d7d56340000
v_cmp_ge_f32 vcc_lo, s105, v123                          // v_cmp_ge_f32_e32 vcc_lo, s105, v123 // 69f60c7c
v_cmp_ge_f64 vcc_lo, v[178:179], v[212:213]              // v_cmp_ge_f64_e32 vcc_lo, v[178:179], v[212:213] // b2a94d7c
v_cmp_ge_i16_e32 vcc_lo, v203, v114                      // cbe51c7d
v_cmp_ge_i32 vcc_lo, v18, v255                           // v_cmp_ge_i32_e32 vcc_lo, v18, v255 // 12ff0d7d
v_cmp_ge_i64_e32 vcc_lo, s[0:1], v[254:255]              // 00fc4d7d
v_cmp_ge_u16 vcc_lo, v115, v227                          // v_cmp_ge_u16_e32 vcc_lo, v115, v227 // 73c75d7d
v_cmp_ge_u32_e32 vcc_lo, v66, v186                       // 42758d7d
v_cmp_ge_u64 vcc_lo, -5, v[0:1]                          // v_cmp_ge_u64_e32 vcc_lo, -5, v[0:1] // c500cc7d
v_cmp_gt_f16 vcc_lo, v138, v146                          // v_cmp_gt_f16_e32 vcc_lo, v138, v146 // 8a25997d
v_cmp_gt_f32_e32 vcc_lo, -1.0, v255                      // f3fe097c
v_cmp_gt_f64_e32 vcc_lo, v[0:1], v[254:255]              // 00fd497c
v_cmp_gt_i16 vcc_lo, src_scc, v64                        // v_cmp_gt_i16_e32 vcc_lo, src_scc, v64 // fd80187d
v_cmp_gt_i32_e32 vcc_lo, v22, v30                        // 163d087d
v_cmp_gt_i64 vcc_lo, s[8:9], v[66:67]                    // v_cmp_gt_i64_e32 vcc_lo, s[8:9], v[66:67] // 0884487d
v_cmp_gt_u16 vcc_lo, -16, v225                           // v_cmp_gt_u16_e32 vcc_lo, -16, v225 // d0c2597d
v_cmp_gt_u32 vcc_lo, s31, v247                           // v_cmp_gt_u32_e32 vcc_lo, s31, v247 // 1fee897d
v_cmp_gt_u64 vcc_lo, src_vccz, v[131:132]                // v_cmp_gt_u64_e32 vcc_lo, src_vccz, v[131:132] // fb06c97d
v_cmp_le_f16 vcc_lo, v107, v98                           // v_cmp_le_f16_e32 vcc_lo, v107, v98 // 6bc5967d
v_cmp_le_f32_e32 vcc_lo, exec_lo, v239                   // 7ede077c
v_cmp_le_f64 vcc_lo, v[231:232], v[84:85]                // v_cmp_le_f64_e32 vcc_lo, v[231:232], v[84:85] // e7a9467c
v_cmp_le_i16 vcc_lo, 0xfe0b, v140                        // v_cmp_le_i16_e32 vcc_lo, 0xfe0b, v140 // ff18177d0bfe0000
v_cmp_le_i32_e32 vcc_lo, -17, v81                        // v_cmp_le_i32_e32 vcc_lo, 0xffffffef, v81 // ffa2067defffffff
v_cmp_le_i64 vcc_lo, 0x3f717273, v[55:56]                // v_cmp_le_i64_e32 vcc_lo, 0x3f717273, v[55:56] // ff6e467d7372713f
v_cmp_le_u16_e32 vcc_lo, 64, v255                        // c0fe577d
v_cmp_le_u32 vcc_lo, 0xaf123456, v235                    // v_cmp_le_u32_e32 vcc_lo, 0xaf123456, v235 // ffd6877d563412af
v_cmp_le_u64_e32 vcc_lo, src_vccz, v[192:193]            // fb80c77d
v_cmp_lg_f16_e32 vcc_lo, 0xfe0b, v1                      // ff029a7d0bfe0000
v_cmp_lg_f32_e32 vcc_lo, v26, v47                        // 1a5f0a7c
v_cmp_lg_f64 vcc_lo, v[131:132], v[0:1]                  // v_cmp_lg_f64_e32 vcc_lo, v[131:132], v[0:1] // 83014a7c
v_cmp_lt_f16_e32 vcc_lo, s58, v0                         // 3a00927d
v_cmp_lt_f32 vcc_lo, v84, v121                           // v_cmp_lt_f32_e32 vcc_lo, v84, v121 // 54f3027c
v_cmp_lt_f64_e32 vcc_lo, 0x40590000, v[241:242]          // ffe2437c00005940
v_cmp_lt_i16 vcc_lo, v146, v107                          // v_cmp_lt_i16_e32 vcc_lo, v146, v107 // 92d7127d
v_cmp_lt_i32 vcc_lo, src_execz, v28                      // v_cmp_lt_i32_e32 vcc_lo, src_execz, v28 // fc38027d
v_cmp_lt_i64 vcc_lo, src_scc, v[153:154]                 // v_cmp_lt_i64_e32 vcc_lo, src_scc, v[153:154] // fd32437d
v_cmp_lt_u16 vcc_lo, src_scc, v22                        // v_cmp_lt_u16_e32 vcc_lo, src_scc, v22 // fd2c527d
v_cmp_lt_u32_e32 vcc_lo, 0, v14                          // 801c827d
v_cmp_lt_u64 vcc_lo, v[0:1], v[44:45]                    // v_cmp_lt_u64_e32 vcc_lo, v[0:1], v[44:45] // 0059c27d
v_cmp_ne_i16_e32 vcc_lo, v187, v60                       // bb791a7d
v_cmp_ne_i32_e32 vcc_lo, 0x3f717273, v88                 // ffb00a7d7372713f
v_cmp_ne_i64 vcc_lo, v[12:13], v[102:103]                // v_cmp_ne_i64_e32 vcc_lo, v[12:13], v[102:103] // 0ccd4a7d
v_cmp_ne_u16 vcc_lo, 64, v239                            // v_cmp_ne_u16_e32 vcc_lo, 64, v239 // c0de5b7d
v_cmp_ne_u32 vcc_lo, v120, v28                           // v_cmp_ne_u32_e32 vcc_lo, v120, v28 // 78398a7d
v_cmp_ne_u64_e32 vcc_lo, v[148:149], v[28:29]            // 9439ca7d
v_cmp_neq_f16_e32 vcc_lo, 2.0, v93                       // f4bada7d
v_cmp_neq_f32_e32 vcc_lo, 10.5, v40                      // v_cmp_neq_f32_e32 vcc_lo, 0x41280000, v40 // ff501a7c00002841
v_cmp_neq_f64 vcc_lo, v[144:145], v[47:48]               // v_cmp_neq_f64_e32 vcc_lo, v[144:145], v[47:48] // 905f5a7c
v_cmp_nge_f16_e32 vcc_lo, src_lds_direct, v81            // fea2d27d
v_cmp_nge_f32 vcc_lo, v31, v192                          // v_cmp_nge_f32_e32 vcc_lo, v31, v192 // 1f81137c
v_cmp_nge_f64 vcc_lo, s[42:43], v[91:92]                 // v_cmp_nge_f64_e32 vcc_lo, s[42:43], v[91:92] // 2ab6527c
v_cmp_ngt_f16 vcc_lo, 4.0, v215                          // v_cmp_ngt_f16_e32 vcc_lo, 4.0, v215 // f6aed77d
v_cmp_ngt_f32 vcc_lo, s50, v114                          // v_cmp_ngt_f32_e32 vcc_lo, s50, v114 // 32e4167c
v_cmp_ngt_f64_e32 vcc_lo, src_execz, v[129:130]          // fc02577c
v_cmp_nle_f16_e32 vcc_lo, v47, v104                      // 2fd1d87d
v_cmp_nle_f32 vcc_lo, v230, v33                          // v_cmp_nle_f32_e32 vcc_lo, v230, v33 // e643187c
v_cmp_nle_f64_e32 vcc_lo, -2, v[63:64]                   // c27e587c
v_cmp_nlg_f16_e32 vcc_lo, src_lds_direct, v243           // fee6d57d
v_cmp_nlg_f32 vcc_lo, 3.14159, v68                       // v_cmp_nlg_f32_e32 vcc_lo, 0x40490fd0, v68 // ff88147cd00f4940
v_cmp_nlg_f64 vcc_lo, v[206:207], v[254:255]             // v_cmp_nlg_f64_e32 vcc_lo, v[206:207], v[254:255] // cefd557c
v_cmp_nlt_f16_e32 vcc_lo, v255, v137                     // ff13dd7d
v_cmp_nlt_f32 vcc_lo, 0x3f8147ae, v227                   // v_cmp_nlt_f32_e32 vcc_lo, 0x3f8147ae, v227 // ffc61d7cae47813f
v_cmp_nlt_f64 vcc_lo, v[150:151], v[0:1]                 // v_cmp_nlt_f64_e32 vcc_lo, v[150:151], v[0:1] // 96015c7c
v_cmp_o_f16 vcc_lo, v48, v187                            // v_cmp_o_f16_e32 vcc_lo, v48, v187 // 30779f7d
v_cmp_o_f32_e32 vcc_lo, v59, v6                          // 3b0d0e7c
v_cmp_o_f64 vcc_lo, s[104:105], v[51:52]                 // v_cmp_o_f64_e32 vcc_lo, s[104:105], v[51:52] // 68664e7c
v_cmp_t_i32 vcc_lo, v172, v94                            // v_cmp_t_i32_e32 vcc_lo, v172, v94 // acbd0e7d
v_cmp_t_i64 vcc_lo, v[0:1], v[117:118]                   // v_cmp_t_i64_e32 vcc_lo, v[0:1], v[117:118] // 00eb4e7d
v_cmp_t_u32 vcc_lo, 0x3f717273, v210                     // v_cmp_t_u32_e32 vcc_lo, 0x3f717273, v210 // ffa48f7d7372713f
v_cmp_t_u64 vcc_lo, s[62:63], v[254:255]                 // v_cmp_t_u64_e32 vcc_lo, s[62:63], v[254:255] // 3efccf7d
v_cmp_tru_f16 vcc_lo, v85, v38                           // v_cmp_tru_f16_e32 vcc_lo, v85, v38 // 554dde7d
v_cmp_tru_f32 vcc_lo, s17, v0                            // v_cmp_tru_f32_e32 vcc_lo, s17, v0 // 11001e7c
v_cmp_tru_f64_e32 vcc_lo, v[100:101], v[243:244]         // 64e75f7c
v_cmp_u_f16 vcc_lo, -4.0, v36                            // v_cmp_u_f16_e32 vcc_lo, -4.0, v36 // f748d07d
v_cmp_u_f32 vcc_lo, v227, v140                           // v_cmp_u_f32_e32 vcc_lo, v227, v140 // e319117c
v_cmp_u_f64 vcc_lo, 1234.5, v[134:135]                   // v_cmp_u_f64_e32 vcc_lo, 0x40934a00, v[134:135] // ff0c517c004a9340
v_cmpx_class_f16_e32 10.0, v0                            // v_cmpx_class_f16_e32 0x4900, v0 // ff003e7d00490000
v_cmpx_class_f32 src_shared_base, v166                   // v_cmpx_class_f32_e32 src_shared_base, v166 // eb4c317d
v_cmpx_class_f64 -2, v92                                 // v_cmpx_class_f64_e32 -2, v92 // c2b8707d
v_cmpx_eq_f16 0xfe0b, v156                               // v_cmpx_eq_f16_e32 0xfe0b, v156 // ff38b57d0bfe0000
v_cmpx_eq_f32 v86, v255                                  // v_cmpx_eq_f32_e32 v86, v255 // 56ff257c
v_cmpx_eq_f64_e32 v[145:146], v[122:123]                 // 91f5647c
v_cmpx_eq_i16 0x3456, v107                               // v_cmpx_eq_i16_e32 0x3456, v107 // ffd6347d56340000
v_cmpx_eq_i32_e32 v187, v79                              // bb9f247d
v_cmpx_eq_i64_e32 32, v[190:191]                         // a07c657d
v_cmpx_eq_u16_e32 v39, v240                              // 27e1757d
v_cmpx_eq_u32 vcc_hi, v138                               // v_cmpx_eq_u32_e32 vcc_hi, v138 // 6b14a57d
v_cmpx_eq_u64 v[254:255], v[77:78]                       // v_cmpx_eq_u64_e32 v[254:255], v[77:78] // fe9be47d
v_cmpx_f_f16_e32 v113, v127                              // 71ffb07d
v_cmpx_f_f32 v0, v9                                      // v_cmpx_f_f32_e32 v0, v9 // 0013207c
v_cmpx_f_f64 v[254:255], v[1:2]                          // v_cmpx_f_f64_e32 v[254:255], v[1:2] // fe03607c
v_cmpx_f_i32 65, v250                                    // v_cmpx_f_i32_e32 0x41, v250 // fff4217d41000000
v_cmpx_f_i64 exec, v[20:21]                              // v_cmpx_f_i64_e32 exec, v[20:21] // 7e28607d
v_cmpx_f_u32 v246, v234                                  // v_cmpx_f_u32_e32 v246, v234 // f6d5a17d
v_cmpx_f_u64_e32 v[242:243], v[90:91]                    // f2b5e07d
v_cmpx_ge_f16_e32 v54, v0                                // 3601bc7d
v_cmpx_ge_f32_e32 3.14159, v92                           // v_cmpx_ge_f32_e32 0x40490fd0, v92 // ffb82c7cd00f4940
v_cmpx_ge_f64_e32 1.0, v[42:43]                          // f2546c7c
v_cmpx_ge_i16_e32 src_private_base, v75                  // ed963c7d
v_cmpx_ge_i32 v193, v100                                 // v_cmpx_ge_i32_e32 v193, v100 // c1c92c7d
v_cmpx_ge_i64 64, v[212:213]                             // v_cmpx_ge_i64_e32 64, v[212:213] // c0a86d7d
v_cmpx_ge_u16_e32 v50, v86                               // 32ad7c7d
v_cmpx_ge_u32 src_private_limit, v73                     // v_cmpx_ge_u32_e32 src_private_limit, v73 // ee92ac7d
v_cmpx_ge_u64_e32 v[87:88], v[165:166]                   // 574bed7d
v_cmpx_gt_f16_e32 0x3456, v255                           // fffeb97d56340000
v_cmpx_gt_f32 v0, v127                                   // v_cmpx_gt_f32_e32 v0, v127 // 00ff287c
v_cmpx_gt_f64 -0.5, v[81:82]                             // v_cmpx_gt_f64_e32 -0.5, v[81:82] // f1a2687c
v_cmpx_gt_i16_e32 0, v119                                // 80ee387d
v_cmpx_gt_i32_e32 1, v0                                  // 8100287d
v_cmpx_gt_i64 -16, v[120:121]                            // v_cmpx_gt_i64_e32 -16, v[120:121] // d0f0687d
v_cmpx_gt_u16_e32 s8, v178                               // 0864797d
v_cmpx_gt_u32 v19, v0                                    // v_cmpx_gt_u32_e32 v19, v0 // 1301a87d
v_cmpx_gt_u64_e32 0x3f717273, v[79:80]                   // ff9ee87d7372713f
v_cmpx_le_f16_e32 10.0, v231                             // v_cmpx_le_f16_e32 0x4900, v231 // ffceb77d00490000
v_cmpx_le_f32 m0, v240                                   // v_cmpx_le_f32_e32 m0, v240 // 7ce0277c
v_cmpx_le_f64 v[35:36], v[254:255]                       // v_cmpx_le_f64_e32 v[35:36], v[254:255] // 23fd677c
v_cmpx_le_i16 v77, v72                                   // v_cmpx_le_i16_e32 v77, v72 // 4d91367d
v_cmpx_le_i32_e32 64, v84                                // c0a8267d
v_cmpx_le_i64_e32 v[254:255], v[26:27]                   // fe35667d
v_cmpx_le_u16_e32 src_private_base, v10                  // ed14767d
v_cmpx_le_u32_e32 v198, v81                              // c6a3a67d
v_cmpx_le_u64_e32 17, v[68:69]                           // 9188e67d
v_cmpx_lg_f16 src_pops_exiting_wave_id, v144             // v_cmpx_lg_f16_e32 src_pops_exiting_wave_id, v144 // ef20bb7d
v_cmpx_lg_f32 v248, v156                                 // v_cmpx_lg_f32_e32 v248, v156 // f8392b7c
v_cmpx_lg_f64 v[26:27], v[79:80]                         // v_cmpx_lg_f64_e32 v[26:27], v[79:80] // 1a9f6a7c
v_cmpx_lt_f16 v255, v13                                  // v_cmpx_lt_f16_e32 v255, v13 // ff1bb27d
v_cmpx_lt_f32 v220, v255                                 // v_cmpx_lt_f32_e32 v220, v255 // dcff237c
v_cmpx_lt_f64 v[67:68], v[84:85]                         // v_cmpx_lt_f64_e32 v[67:68], v[84:85] // 43a9627c
v_cmpx_lt_i16_e32 s18, v46                               // 125c327d
v_cmpx_lt_i32_e32 v255, v0                               // ff01227d
v_cmpx_lt_i64 v[198:199], v[58:59]                       // v_cmpx_lt_i64_e32 v[198:199], v[58:59] // c675627d
v_cmpx_lt_u16 -1, v0                                     // v_cmpx_lt_u16_e32 -1, v0 // c100727d
v_cmpx_lt_u32_e32 s48, v210                              // 30a4a37d
v_cmpx_lt_u64_e32 null, v[53:54]                         // 7d6ae27d
v_cmpx_ne_i16_e32 s9, v31                                // 093e3a7d
v_cmpx_ne_i32_e32 v183, v255                             // b7ff2b7d
v_cmpx_ne_i64_e32 v[79:80], v[159:160]                   // 4f3f6b7d
v_cmpx_ne_u16_e32 17, v130                               // 91047b7d
v_cmpx_ne_u32_e32 v131, v0                               // 8301aa7d
v_cmpx_ne_u64 v[76:77], v[0:1]                           // v_cmpx_ne_u64_e32 v[76:77], v[0:1] // 4c01ea7d
v_cmpx_neq_f16 s69, v111                                 // v_cmpx_neq_f16_e32 s69, v111 // 45defa7d
v_cmpx_neq_f32 v32, v0                                   // v_cmpx_neq_f32_e32 v32, v0 // 20013a7c
v_cmpx_neq_f64 1234.5, v[0:1]                            // v_cmpx_neq_f64_e32 0x40934a00, v[0:1] // ff007a7c004a9340
v_cmpx_nge_f16_e32 0.15915494, v0                        // f800f27d
v_cmpx_nge_f32 10.5, v255                                // v_cmpx_nge_f32_e32 0x41280000, v255 // fffe337c00002841
v_cmpx_nge_f64 v[25:26], v[200:201]                      // v_cmpx_nge_f64_e32 v[25:26], v[200:201] // 1991737c
v_cmpx_ngt_f16_e32 -1.0, v255                            // f3fef77d
v_cmpx_ngt_f32 0.5, v196                                 // v_cmpx_ngt_f32_e32 0.5, v196 // f088377c
v_cmpx_ngt_f64 s[2:3], v[48:49]                          // v_cmpx_ngt_f64_e32 s[2:3], v[48:49] // 0260767c
v_cmpx_nle_f16_e32 -4.0, v247                            // f7eef97d
v_cmpx_nle_f32 null, v160                                // v_cmpx_nle_f32_e32 null, v160 // 7d40397c
v_cmpx_nle_f64_e32 v[167:168], v[250:251]                // a7f5797c
v_cmpx_nlg_f16 v41, v67                                  // v_cmpx_nlg_f16_e32 v41, v67 // 2987f47d
v_cmpx_nlg_f32_e32 -2, v44                               // c258347c
v_cmpx_nlg_f64 v[254:255], v[67:68]                      // v_cmpx_nlg_f64_e32 v[254:255], v[67:68] // fe87747c
v_cmpx_nlt_f16_e32 v250, v255                            // fafffd7d
v_cmpx_nlt_f32 src_shared_limit, v39                     // v_cmpx_nlt_f32_e32 src_shared_limit, v39 // ec4e3c7c
v_cmpx_nlt_f64_e32 1.0, v[184:185]                       // f2707d7c
v_cmpx_o_f16_e32 v198, v0                                // c601be7d
v_cmpx_o_f32_e32 v57, v182                               // 396d2f7c
v_cmpx_o_f64 v[151:152], v[61:62]                        // v_cmpx_o_f64_e32 v[151:152], v[61:62] // 977b6e7c
v_cmpx_t_i32 0xaf123456, v44                             // v_cmpx_t_i32_e32 0xaf123456, v44 // ff582e7d563412af
v_cmpx_t_i64 s[20:21], v[254:255]                        // v_cmpx_t_i64_e32 s[20:21], v[254:255] // 14fc6f7d
v_cmpx_t_u32_e32 65, v255                                // v_cmpx_t_u32_e32 0x41, v255 // fffeaf7d41000000
v_cmpx_t_u64_e32 -5, v[0:1]                              // c500ee7d
v_cmpx_tru_f16_e32 64, v255                              // c0feff7d
v_cmpx_tru_f32 src_shared_limit, v126                    // v_cmpx_tru_f32_e32 src_shared_limit, v126 // ecfc3e7c
v_cmpx_tru_f64_e32 -0.5, v[93:94]                        // f1ba7e7c
v_cmpx_u_f16 v243, v25                                   // v_cmpx_u_f16_e32 v243, v25 // f333f07d
v_cmpx_u_f32_e32 10.5, v78                               // v_cmpx_u_f32_e32 0x41280000, v78 // ff9c307c00002841
v_cmpx_u_f64 100.0, v[139:140]                           // v_cmpx_u_f64_e32 0x40590000, v[139:140] // ff16717c00005940
