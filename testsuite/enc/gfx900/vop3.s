v_add3_u32 v139, v128, v92, v149                         // 8b00ffd180b95606
v_add3_u32 v60, v246, src_scc, v172                      // 3c00ffd1f6fbb106
v_add3_u32 v195, v238, vcc_lo, -1                        // c300ffd1eed50403
v_add_co_u32_e64 v211, s[86:87], v46, v183               // d35619d12e6f0300
v_add_co_u32_e64 v191, s[48:49], 17, v67 clamp           // bfb019d191860200
v_add_co_u32_e64 v248, vcc, v230, v252                   // f86a19d1e6f90300
v_add_f16_e64 v104, v78, v29                             // 68001fd14e3b0200
v_add_f16_e64 v97, v32, v165 clamp mul:2                 // 61801fd1204b0308
v_add_f16_e64 v78, -|v111|, -v123 mul:4                  // 4e011fd16ff70270
v_add_f32_e64 v194, v24, v237                            // c20001d118db0300
v_add_f32_e64 v27, 0, s93                                // 1b0001d180ba0000
v_add_f32_e64 v186, v206, 0.15915494 clamp               // ba8001d1cef10100
v_add_f64 v[225:226], v[136:137], v[154:155]             // e10080d288350300
v_add_f64 v[148:149], -v[122:123], -|v[38:39]| div:2     // 940280d27a4d0278
v_add_f64 v[205:206], -s[24:25], |v[21:22]|              // cd0280d2182a0220
v_add_i16 v187, v97, v139                                // bb009ed261170300
v_add_i16 v1, -16, s53                                   // 01009ed2d06a0000
v_add_i16 v187, s56, v63                                 // bb009ed2387e0200
v_add_i32 v109, v255, v176                               // 6d009cd2ff610300
v_add_i32 v233, s11, v195 clamp                          // e9809cd20b860300
v_add_i32 v88, v151, v127                                // 58009cd297ff0200
v_add_lshl_u32 v36, v150, v107, v213                     // 2400fed196d75607
v_add_lshl_u32 v181, v143, v43, v45                      // b500fed18f57b604
v_add_lshl_u32 v177, v240, v7, s38                       // b100fed1f00f9a00
v_add_u16_e64 v162, v132, v203                           // a20026d184970300
v_add_u16_e64 v102, v176, v65 clamp                      // 668026d1b0830200
v_add_u16_e64 v214, v32, v193                            // d60026d120830300
v_add_u32_e64 v157, v156, v141                           // 9d0034d19c1b0300
v_add_u32_e64 v147, src_private_base, v0 clamp           // 938034d1ed000200
v_add_u32_e64 v59, src_shared_base, -16 clamp            // 3b8034d1eba00100
v_alignbit_b32 v17, v161, v101, v107                     // 1100ced1a1cbae05
v_alignbit_b32 v12, v193, src_scc, v245                  // 0c00ced1c1fbd507
v_alignbit_b32 v129, v253, v255, src_scc                 // 8100ced1fdfff703
v_alignbyte_b32 v118, v25, v172, v41                     // 7600cfd11959a704
v_alignbyte_b32 v99, -16, src_execz, v249                // 6300cfd1d0f8e507
v_alignbyte_b32 v53, flat_scratch_lo, v172, v237         // 3500cfd16658b707
v_and_b32_e64 v146, v237, v158                           // 920013d1ed3d0300
v_and_b32_e64 v109, 64, s37                              // 6d0013d1c04a0000
v_and_b32_e64 v77, s61, v74                              // 4d0013d13d940200
v_and_or_b32 v1, v223, v24, v81                          // 010001d2df314605
v_and_or_b32 v145, 17, v200, s28                         // 910001d291907300
v_and_or_b32 v150, 0, -16, v245                          // 960001d280a0d507
v_ashrrev_i16_e64 v90, v219, v114                        // 5a002cd1dbe50200
v_ashrrev_i16_e64 v141, -1, v222                         // 8d002cd1c1bc0300
v_ashrrev_i16_e64 v59, v174, v40                         // 3b002cd1ae510200
v_ashrrev_i32_e64 v151, v170, v221                       // 970011d1aabb0300
v_ashrrev_i32_e64 v122, v59, 17                          // 7a0011d13b230100
v_ashrrev_i32_e64 v2, v145, v138                         // 020011d191150300
v_ashrrev_i64 v[81:82], v3, v[217:218]                   // 510091d203b30300
v_ashrrev_i64 v[173:174], v235, v[209:210]               // ad0091d2eba30300
v_ashrrev_i64 v[187:188], s86, 64                        // bb0091d256800100
v_bcnt_u32_b32 v176, v182, v46                           // b0008bd2b65d0200
v_bcnt_u32_b32 v48, src_pops_exiting_wave_id, 64         // 30008bd2ef800100
v_bcnt_u32_b32 v169, 0, 17                               // a9008bd280220100
v_bfe_i32 v10, v249, v202, v43                           // 0a00c9d1f995af04
v_bfe_i32 v234, 64, s62, v139                            // ea00c9d1c07c2c06
v_bfe_i32 v50, v119, s9, v96                             // 3200c9d177138005
v_bfe_u32 v240, v247, v128, v108                         // f000c8d1f701b305
v_bfe_u32 v181, s67, v74, v64                            // b500c8d143940205
v_bfe_u32 v49, v7, s69, -1                               // 3100c8d1078b0403
v_bfi_b32 v91, v249, v196, v215                          // 5b00cad1f9895f07
v_bfi_b32 v120, v242, v184, -1                           // 7800cad1f2710703
v_bfi_b32 v124, v72, 64, s94                             // 7c00cad148817901
v_bfm_b32 v204, v192, v24                                // cc0093d2c0310200
v_bfm_b32 v4, v236, s33                                  // 040093d2ec430000
v_bfm_b32 v137, 1, s68                                   // 890093d281880000
v_bfrev_b32_e64 v59, v91                                 // 3b006cd15b010000
v_bfrev_b32_e64 v111, v247                               // 6f006cd1f7010000
v_bfrev_b32_e64 v170, vcc_hi                             // aa006cd16b000000
v_ceil_f16_e64 v133, v187                                // 850085d1bb010000
v_ceil_f16_e64 v141, |v54|                               // 8d0185d136010000
v_ceil_f16_e64 v0, -1.0 clamp                            // 008085d1f3000000
v_ceil_f32_e64 v15, v225                                 // 0f005dd1e1010000
v_ceil_f32_e64 v213, -2                                  // d5005dd1c2000000
v_ceil_f32_e64 v132, v156 div:2                          // 84005dd19c010018
v_ceil_f64_e64 v[89:90], v[212:213]                      // 590058d1d4010000
v_ceil_f64_e64 v[175:176], v[115:116] clamp div:2        // af8058d173010018
v_ceil_f64_e64 v[106:107], v[178:179]                    // 6a0058d1b2010000
v_cmp_class_f16_e64 ttmp[6:7], v122, v1                  // 720014d07a030200
v_cmp_class_f16_e64 vcc, v89, -1                         // 6a0014d059830100
v_cmp_class_f16_e64 s[86:87], neg(v61), v167             // v_cmp_class_f16_e64 s[86:87], -v61, v167 // 560014d03d4f0320
v_cmp_class_f32_e64 s[96:97], v148, v153                 // 600010d094330300
v_cmp_class_f32_e64 s[100:101], -v154, 0                 // 640010d09a010120
v_cmp_class_f32_e64 vcc, v230, v190                      // 6a0010d0e67d0300
v_cmp_class_f64_e64 vcc, v[254:255], v247                // 6a0012d0feef0300
v_cmp_class_f64_e64 vcc, |v[160:161]|, v62               // 6a0112d0a07d0200
v_cmp_class_f64_e64 s[92:93], v[62:63], v203             // 5c0012d03e970300
v_cmp_eq_f16_e64 vcc, v209, v64                          // 6a0022d0d1810200
v_cmp_eq_f16_e64 vcc, v240, -v109                        // 6a0022d0f0db0240
v_cmp_eq_f16_e64 s[14:15], -2, |v164|                    // 0e0222d0c2480300
v_cmp_eq_f32_e64 s[8:9], v159, v168                      // 080042d09f510300
v_cmp_eq_f32_e64 s[10:11], |s7|, -|v3| clamp             // 0a8342d007060240
v_cmp_eq_f32_e64 s[40:41], -v33, 0.15915494              // 280042d021f10120
v_cmp_eq_f64_e64 s[100:101], v[188:189], v[170:171]      // 640062d0bc550300
v_cmp_eq_f64_e64 vcc, v[37:38], -|s[94:95]|              // 6a0262d025bd0040
v_cmp_eq_f64_e64 vcc, abs(v[250:251]), v[216:217] clamp  // v_cmp_eq_f64_e64 vcc, |v[250:251]|, v[216:217] clamp // 6a8162d0fab10300
v_cmp_eq_i16_e64 vcc, v99, v133                          // 6a00a2d0630b0300
v_cmp_eq_i16_e64 vcc, v211, s71                          // 6a00a2d0d38f0000
v_cmp_eq_i16_e64 s[44:45], v176, v37                     // 2c00a2d0b04b0200
v_cmp_eq_i32_e64 s[92:93], v213, v147                    // 5c00c2d0d5270300
v_cmp_eq_i32_e64 s[88:89], v223, v41                     // 5800c2d0df530200
v_cmp_eq_i32_e64 s[66:67], src_vccz, v8                  // 4200c2d0fb100200
v_cmp_eq_i64_e64 s[48:49], v[32:33], v[67:68]            // 3000e2d020870200
v_cmp_eq_i64_e64 s[36:37], -16, -1                       // 2400e2d0d0820100
v_cmp_eq_i64_e64 s[84:85], -16, v[106:107]               // 5400e2d0d0d40200
v_cmp_eq_u16_e64 s[48:49], v36, v137                     // 3000aad024130300
v_cmp_eq_u16_e64 s[50:51], v243, src_private_base        // 3200aad0f3db0100
v_cmp_eq_u16_e64 s[2:3], v4, v191                        // 0200aad0047f0300
v_cmp_eq_u32_e64 flat_scratch, v220, v34                 // 6600cad0dc450200
v_cmp_eq_u32_e64 s[78:79], s68, v179                     // 4e00cad044660300
v_cmp_eq_u32_e64 s[46:47], v222, v170                    // 2e00cad0de550300
v_cmp_eq_u64_e64 vcc, v[49:50], v[184:185]               // 6a00ead031710300
v_cmp_eq_u64_e64 s[52:53], v[37:38], 1                   // 3400ead025030100
v_cmp_eq_u64_e64 s[38:39], v[160:161], s[100:101]        // 2600ead0a0c90000
v_cmp_f_f16_e64 s[36:37], v76, v34                       // 240020d04c450200
v_cmp_f_f16_e64 vcc, v46, s53                            // 6a0020d02e6b0000
v_cmp_f_f16_e64 vcc, 2.0, v149 clamp                     // 6a8020d0f42a0300
v_cmp_f_f32_e64 exec, v186, v4                           // 7e0040d0ba090200
v_cmp_f_f32_e64 s[58:59], v141, exec_lo clamp            // 3a8040d08dfd0000
v_cmp_f_f32_e64 s[100:101], v231, -4.0 clamp             // 648040d0e7ef0100
v_cmp_f_f64_e64 vcc, v[71:72], v[195:196]                // 6a0060d047870300
v_cmp_f_f64_e64 vcc, -0.5, 0 clamp                       // 6a8060d0f1000100
v_cmp_f_f64_e64 s[54:55], src_vccz, -2 clamp             // 368060d0fb840100
v_cmp_f_i16_e64 vcc, v81, v50                            // 6a00a0d051650200
v_cmp_f_i16_e64 s[8:9], v5, v244                         // 0800a0d005e90300
v_cmp_f_i16_e64 vcc, v32, v195                           // 6a00a0d020870300
v_cmp_f_i32_e64 s[100:101], v64, v144                    // 6400c0d040210300
v_cmp_f_i32_e64 vcc, -1, v154                            // 6a00c0d0c1340300
v_cmp_f_i32_e64 s[58:59], v26, v203                      // 3a00c0d01a970300
v_cmp_f_i64_e64 s[92:93], v[77:78], v[60:61]             // 5c00e0d04d790200
v_cmp_f_i64_e64 s[52:53], 0, 64                          // 3400e0d080800100
v_cmp_f_i64_e64 s[60:61], v[174:175], s[26:27]           // 3c00e0d0ae350000
v_cmp_f_u16_e64 vcc, v157, v150                          // 6a00a8d09d2d0300
v_cmp_f_u16_e64 vcc, v157, 1                             // 6a00a8d09d030100
v_cmp_f_u16_e64 vcc, v186, v45                           // 6a00a8d0ba5b0200
v_cmp_f_u32_e64 s[22:23], v223, v149                     // 1600c8d0df2b0300
v_cmp_f_u32_e64 ttmp[6:7], v167, -16                     // 7200c8d0a7a10100
v_cmp_f_u32_e64 s[20:21], v248, v97                      // 1400c8d0f8c30200
v_cmp_f_u64_e64 vcc, v[146:147], v[143:144]              // 6a00e8d0921f0300
v_cmp_f_u64_e64 vcc, v[91:92], v[52:53]                  // 6a00e8d05b690200
v_cmp_f_u64_e64 s[92:93], v[117:118], v[84:85]           // 5c00e8d075a90200
v_cmp_ge_f16_e64 s[84:85], v128, v37                     // 540026d0804b0200
v_cmp_ge_f16_e64 vcc, -v68, src_scc clamp                // 6a8026d044fb0120
v_cmp_ge_f16_e64 s[0:1], v41, -v29                       // 000026d0293b0240
v_cmp_ge_f32_e64 s[78:79], v190, v160                    // 4e0046d0be410300
v_cmp_ge_f32_e64 vcc, 0.15915494, |src_pops_exiting_wave_id| // 6a0246d0f8de0100
v_cmp_ge_f32_e64 s[22:23], -s80, neg(v144)               // v_cmp_ge_f32_e64 s[22:23], -s80, -v144 // 160046d050200360
v_cmp_ge_f64_e64 s[82:83], v[58:59], v[8:9]              // 520066d03a110200
v_cmp_ge_f64_e64 s[94:95], abs(v[62:63]), src_shared_limit // v_cmp_ge_f64_e64 s[94:95], |v[62:63]|, src_shared_limit // 5e0166d03ed90100
v_cmp_ge_f64_e64 vcc, -|exec|, neg(v[238:239]) clamp     // v_cmp_ge_f64_e64 vcc, -|exec|, -v[238:239] clamp // 6a8166d07edc0360
v_cmp_ge_i16_e64 s[50:51], v87, v8                       // 3200a6d057110200
v_cmp_ge_i16_e64 s[60:61], m0, v141                      // 3c00a6d07c1a0300
v_cmp_ge_i16_e64 s[64:65], v28, v84                      // 4000a6d01ca90200
v_cmp_ge_i32_e64 s[20:21], v151, v136                    // 1400c6d097110300
v_cmp_ge_i32_e64 s[78:79], v57, v227                     // 4e00c6d039c70300
v_cmp_ge_i32_e64 vcc, src_pops_exiting_wave_id, 17       // 6a00c6d0ef220100
v_cmp_ge_i64_e64 s[28:29], v[114:115], v[85:86]          // 1c00e6d072ab0200
v_cmp_ge_i64_e64 vcc, v[94:95], v[150:151]               // 6a00e6d05e2d0300
v_cmp_ge_i64_e64 s[30:31], v[221:222], src_pops_exiting_wave_id // 1e00e6d0dddf0100
v_cmp_ge_u16_e64 vcc, v132, v34                          // 6a00aed084450200
v_cmp_ge_u16_e64 vcc, v240, 1                            // 6a00aed0f0030100
v_cmp_ge_u16_e64 s[2:3], v69, v3                         // 0200aed045070200
v_cmp_ge_u32_e64 s[44:45], v46, v170                     // 2c00ced02e550300
v_cmp_ge_u32_e64 flat_scratch, s101, v100                // 6600ced065c80200
v_cmp_ge_u32_e64 s[68:69], -1, v0                        // 4400ced0c1000200
v_cmp_ge_u64_e64 s[8:9], v[20:21], v[74:75]              // 0800eed014950200
v_cmp_ge_u64_e64 exec, s[12:13], 1                       // 7e00eed00c020100
v_cmp_ge_u64_e64 vcc, s[92:93], v[173:174]               // 6a00eed05c5a0300
v_cmp_gt_f16_e64 s[58:59], v175, v74                     // 3a0024d0af950200
v_cmp_gt_f16_e64 vcc, -|s24|, 0.5 clamp                  // 6a8124d018e00120
v_cmp_gt_f16_e64 s[34:35], -|v157|, ttmp5                // 220124d09de30020
v_cmp_gt_f32_e64 vcc, v4, v114                           // 6a0044d004e50200
v_cmp_gt_f32_e64 vcc, 1.0, 4.0 clamp                     // 6a8044d0f2ec0100
v_cmp_gt_f32_e64 flat_scratch, 0.15915494, |v193|        // 660244d0f8820300
v_cmp_gt_f64_e64 exec, v[218:219], v[72:73]              // 7e0064d0da910200
v_cmp_gt_f64_e64 s[18:19], v[106:107], -v[36:37]         // 120064d06a490240
v_cmp_gt_f64_e64 s[96:97], |v[25:26]|, |s[40:41]| clamp  // 608364d019510000
v_cmp_gt_i16_e64 s[34:35], v37, v4                       // 2200a4d025090200
v_cmp_gt_i16_e64 s[80:81], v178, -16                     // 5000a4d0b2a10100
v_cmp_gt_i16_e64 vcc, s24, v160                          // 6a00a4d018400300
v_cmp_gt_i32_e64 s[6:7], v29, v108                       // 0600c4d01dd90200
v_cmp_gt_i32_e64 vcc, v13, -1                            // 6a00c4d00d830100
v_cmp_gt_i32_e64 s[66:67], 64, v35                       // 4200c4d0c0460200
v_cmp_gt_i64_e64 vcc, v[221:222], v[105:106]             // 6a00e4d0ddd30200
v_cmp_gt_i64_e64 exec, 1, src_shared_base                // 7e00e4d081d60100
v_cmp_gt_i64_e64 s[28:29], 0, src_vccz                   // 1c00e4d080f60100
v_cmp_gt_u16_e64 ttmp[6:7], v168, v144                   // 7200acd0a8210300
v_cmp_gt_u16_e64 s[20:21], src_pops_exiting_wave_id, v66 // 1400acd0ef840200
v_cmp_gt_u16_e64 vcc, src_shared_limit, v86              // 6a00acd0ecac0200
v_cmp_gt_u32_e64 vcc, v2, v126                           // 6a00ccd002fd0200
v_cmp_gt_u32_e64 vcc, v116, 1                            // 6a00ccd074030100
v_cmp_gt_u32_e64 vcc, v166, v153                         // 6a00ccd0a6330300
v_cmp_gt_u64_e64 vcc, v[105:106], v[198:199]             // 6a00ecd0698d0300
v_cmp_gt_u64_e64 s[82:83], v[132:133], s[38:39]          // 5200ecd0844d0000
v_cmp_gt_u64_e64 vcc, v[175:176], 0                      // 6a00ecd0af010100
v_cmp_le_f16_e64 s[74:75], v175, v14                     // 4a0023d0af1d0200
v_cmp_le_f16_e64 s[18:19], v151, v231 clamp              // 128023d097cf0300
v_cmp_le_f16_e64 s[22:23], v81, |s44|                    // 160223d051590000
v_cmp_le_f32_e64 s[76:77], v127, v80                     // 4c0043d07fa10200
v_cmp_le_f32_e64 s[6:7], s54, |v173|                     // 060243d0365a0300
v_cmp_le_f32_e64 ttmp[6:7], vcc_lo, |v206|               // 720243d06a9c0300
v_cmp_le_f64_e64 flat_scratch, v[206:207], v[106:107]    // 660063d0ced50200
v_cmp_le_f64_e64 vcc, s[98:99], v[252:253] clamp         // 6a8063d062f80300
v_cmp_le_f64_e64 s[0:1], v[91:92], -s[64:65]             // 000063d05b810040
v_cmp_le_i16_e64 s[22:23], v203, v143                    // 1600a3d0cb1f0300
v_cmp_le_i16_e64 s[26:27], 17, v115                      // 1a00a3d091e60200
v_cmp_le_i16_e64 s[58:59], v174, v102                    // 3a00a3d0aecd0200
v_cmp_le_i32_e64 vcc, v158, v1                           // 6a00c3d09e030200
v_cmp_le_i32_e64 s[64:65], v28, ttmp5                    // 4000c3d01ce30000
v_cmp_le_i32_e64 s[52:53], 0, v38                        // 3400c3d0804c0200
v_cmp_le_i64_e64 s[82:83], v[33:34], v[138:139]          // 5200e3d021150300
v_cmp_le_i64_e64 s[38:39], v[20:21], v[180:181]          // 2600e3d014690300
v_cmp_le_i64_e64 vcc, v[172:173], src_scc                // 6a00e3d0acfb0100
v_cmp_le_u16_e64 s[18:19], v172, v168                    // 1200abd0ac510300
v_cmp_le_u16_e64 s[62:63], v67, flat_scratch_lo          // 3e00abd043cd0000
v_cmp_le_u16_e64 s[14:15], -1, s95                       // 0e00abd0c1be0000
v_cmp_le_u32_e64 exec, v204, v36                         // 7e00cbd0cc490200
v_cmp_le_u32_e64 s[14:15], v150, v0                      // 0e00cbd096010200
v_cmp_le_u32_e64 vcc, v181, v43                          // 6a00cbd0b5570200
v_cmp_le_u64_e64 vcc, v[28:29], v[166:167]               // 6a00ebd01c4d0300
v_cmp_le_u64_e64 s[8:9], -1, s[6:7]                      // 0800ebd0c10c0000
v_cmp_le_u64_e64 vcc, v[254:255], v[123:124]             // 6a00ebd0fef70200
v_cmp_lg_f16_e64 vcc, v104, v171                         // 6a0025d068570300
v_cmp_lg_f16_e64 vcc, -v136, s55                         // 6a0025d0886f0020
v_cmp_lg_f16_e64 vcc, -v113, -src_private_base           // 6a0025d071db0160
v_cmp_lg_f32_e64 vcc, v30, v119                          // 6a0045d01eef0200
v_cmp_lg_f32_e64 vcc, -v196, -2                          // 6a0045d0c4850120
v_cmp_lg_f32_e64 exec, -|v172|, 0.5 clamp                // 7e8145d0ace10120
v_cmp_lg_f64_e64 vcc, v[228:229], v[159:160]             // 6a0065d0e43f0300
v_cmp_lg_f64_e64 vcc, v[126:127], |src_private_base|     // 6a0265d07edb0100
v_cmp_lg_f64_e64 s[68:69], abs(v[80:81]), src_pops_exiting_wave_id // v_cmp_lg_f64_e64 s[68:69], |v[80:81]|, src_pops_exiting_wave_id // 440165d050df0100
v_cmp_lt_f16_e64 vcc, v2, v93                            // 6a0021d002bb0200
v_cmp_lt_f16_e64 s[12:13], -s34, -v185                   // 0c0021d022720360
v_cmp_lt_f16_e64 vcc, -v22, -s32                         // 6a0021d016410060
v_cmp_lt_f32_e64 s[48:49], v177, v203                    // 300041d0b1970300
v_cmp_lt_f32_e64 s[2:3], -|v83|, v125 clamp              // 028141d053fb0220
v_cmp_lt_f32_e64 s[52:53], |src_shared_limit|, |v40|     // 340341d0ec500200
v_cmp_lt_f64_e64 s[84:85], v[201:202], v[27:28]          // 540061d0c9370200
v_cmp_lt_f64_e64 s[10:11], -|s[14:15]|, -|v[90:91]|      // 0a0361d00eb40260
v_cmp_lt_f64_e64 s[60:61], -v[223:224], v[220:221]       // 3c0061d0dfb90320
v_cmp_lt_i16_e64 vcc, v24, v97                           // 6a00a1d018c30200
v_cmp_lt_i16_e64 vcc, v110, v107                         // 6a00a1d06ed70200
v_cmp_lt_i16_e64 s[4:5], v95, v124                       // 0400a1d05ff90200
v_cmp_lt_i32_e64 s[38:39], v188, v187                    // 2600c1d0bc770300
v_cmp_lt_i32_e64 s[4:5], 0, s90                          // 0400c1d080b40000
v_cmp_lt_i32_e64 exec, -1, v196                          // 7e00c1d0c1880300
v_cmp_lt_i64_e64 flat_scratch, v[113:114], v[156:157]    // 6600e1d071390300
v_cmp_lt_i64_e64 s[34:35], v[145:146], v[167:168]        // 2200e1d0914f0300
v_cmp_lt_i64_e64 vcc, 0, v[92:93]                        // 6a00e1d080b80200
v_cmp_lt_u16_e64 s[6:7], v120, v188                      // 0600a9d078790300
v_cmp_lt_u16_e64 vcc, v3, 1                              // 6a00a9d003030100
v_cmp_lt_u16_e64 s[20:21], s87, v4                       // 1400a9d057080200
v_cmp_lt_u32_e64 vcc, v33, v20                           // 6a00c9d021290200
v_cmp_lt_u32_e64 vcc, v193, 1                            // 6a00c9d0c1030100
v_cmp_lt_u32_e64 vcc, 17, 17                             // 6a00c9d091220100
v_cmp_lt_u64_e64 s[100:101], v[172:173], v[67:68]        // 6400e9d0ac870200
v_cmp_lt_u64_e64 vcc, v[154:155], v[177:178]             // 6a00e9d09a630300
v_cmp_lt_u64_e64 s[88:89], 0, v[53:54]                   // 5800e9d0806a0200
v_cmp_ne_i16_e64 vcc, v84, v51                           // 6a00a5d054670200
v_cmp_ne_i16_e64 s[44:45], v126, v234                    // 2c00a5d07ed50300
v_cmp_ne_i16_e64 vcc, s80, s80                           // 6a00a5d050a00000
v_cmp_ne_i32_e64 s[100:101], v54, v223                   // 6400c5d036bf0300
v_cmp_ne_i32_e64 vcc, 0, 0                               // 6a00c5d080000100
v_cmp_ne_i32_e64 s[92:93], src_shared_base, v121         // 5c00c5d0ebf20200
v_cmp_ne_i64_e64 vcc, v[194:195], v[185:186]             // 6a00e5d0c2730300
v_cmp_ne_i64_e64 vcc, src_pops_exiting_wave_id, v[78:79] // 6a00e5d0ef9c0200
v_cmp_ne_i64_e64 s[46:47], v[52:53], v[18:19]            // 2e00e5d034250200
v_cmp_ne_u16_e64 s[70:71], v170, v240                    // 4600add0aae10300
v_cmp_ne_u16_e64 s[92:93], v156, v88                     // 5c00add09cb10200
v_cmp_ne_u16_e64 vcc, s64, v126                          // 6a00add040fc0200
v_cmp_ne_u32_e64 s[50:51], v159, v231                    // 3200cdd09fcf0300
v_cmp_ne_u32_e64 vcc, s71, v184                          // 6a00cdd047700300
v_cmp_ne_u32_e64 s[80:81], v5, v96                       // 5000cdd005c10200
v_cmp_ne_u64_e64 vcc, v[99:100], v[134:135]              // 6a00edd0630d0300
v_cmp_ne_u64_e64 s[22:23], 17, s[48:49]                  // 1600edd091600000
v_cmp_ne_u64_e64 vcc, v[100:101], src_shared_limit       // 6a00edd064d90100
v_cmp_neq_f16_e64 s[56:57], v30, v118                    // 38002dd01eed0200
v_cmp_neq_f16_e64 vcc, -4.0, s95                         // 6a002dd0f7be0000
v_cmp_neq_f16_e64 vcc, v44, src_shared_base              // 6a002dd02cd70100
v_cmp_neq_f32_e64 s[92:93], v22, v45                     // 5c004dd0165b0200
v_cmp_neq_f32_e64 s[30:31], -|src_pops_exiting_wave_id|, |v131| clamp // 1e834dd0ef060320
v_cmp_neq_f32_e64 vcc, v17, -src_pops_exiting_wave_id    // 6a004dd011df0140
v_cmp_neq_f64_e64 s[86:87], v[213:214], v[125:126]       // 56006dd0d5fb0200
v_cmp_neq_f64_e64 s[92:93], |v[23:24]|, v[234:235]       // 5c016dd017d50300
v_cmp_neq_f64_e64 s[80:81], -0.5, v[199:200]             // 50006dd0f18e0300
v_cmp_nge_f16_e64 s[86:87], v55, v36                     // 560029d037490200
v_cmp_nge_f16_e64 s[86:87], v124, src_pops_exiting_wave_id // 560029d07cdf0100
v_cmp_nge_f16_e64 s[80:81], abs(v83), -|v188|            // v_cmp_nge_f16_e64 s[80:81], |v83|, -|v188| // 500329d053790340
v_cmp_nge_f32_e64 s[100:101], v12, v41                   // 640049d00c530200
v_cmp_nge_f32_e64 s[96:97], v150, s56                    // 600049d096710000
v_cmp_nge_f32_e64 flat_scratch, |v95|, neg(s55) clamp    // v_cmp_nge_f32_e64 flat_scratch, |v95|, -s55 clamp // 668149d05f6f0040
v_cmp_nge_f64_e64 ttmp[6:7], v[83:84], v[68:69]          // 720069d053890200
v_cmp_nge_f64_e64 s[36:37], v[143:144], -s[6:7]          // 240069d08f0d0040
v_cmp_nge_f64_e64 vcc, v[32:33], -s[98:99] clamp         // 6a8069d020c50040
v_cmp_ngt_f16_e64 s[70:71], v12, v24                     // 46002bd00c310200
v_cmp_ngt_f16_e64 s[6:7], v149, v126                     // 06002bd095fd0200
v_cmp_ngt_f16_e64 vcc, |v248|, ttmp5 clamp               // 6a812bd0f8e30000
v_cmp_ngt_f32_e64 vcc, v32, v80                          // 6a004bd020a10200
v_cmp_ngt_f32_e64 vcc, abs(s82), v87                     // v_cmp_ngt_f32_e64 vcc, |s82|, v87 // 6a014bd052ae0200
v_cmp_ngt_f32_e64 vcc, -|v70|, -v170 clamp               // 6a814bd046550360
v_cmp_ngt_f64_e64 vcc, v[68:69], v[161:162]              // 6a006bd044430300
v_cmp_ngt_f64_e64 vcc, |v[69:70]|, neg(v[13:14])         // v_cmp_ngt_f64_e64 vcc, |v[69:70]|, -v[13:14] // 6a016bd0451b0240
v_cmp_ngt_f64_e64 s[18:19], -s[100:101], v[6:7] clamp    // 12806bd0640c0220
v_cmp_nle_f16_e64 ttmp[6:7], v134, v204                  // 72002cd086990300
v_cmp_nle_f16_e64 s[28:29], s17, |v141|                  // 1c022cd0111a0300
v_cmp_nle_f16_e64 s[68:69], v51, s59                     // 44002cd033770000
v_cmp_nle_f32_e64 s[36:37], v176, v49                    // 24004cd0b0630200
v_cmp_nle_f32_e64 vcc, s67, 0 clamp                      // 6a804cd043000100
v_cmp_nle_f32_e64 s[36:37], src_vccz, neg(v60) clamp     // v_cmp_nle_f32_e64 s[36:37], src_vccz, -v60 clamp // 24804cd0fb780240
v_cmp_nle_f64_e64 s[64:65], v[100:101], v[93:94]         // 40006cd064bb0200
v_cmp_nle_f64_e64 vcc, |s[60:61]|, abs(v[45:46])         // v_cmp_nle_f64_e64 vcc, |s[60:61]|, |v[45:46]| // 6a036cd03c5a0200
v_cmp_nle_f64_e64 flat_scratch, v[150:151], neg(v[178:179]) // v_cmp_nle_f64_e64 flat_scratch, v[150:151], -v[178:179] // 66006cd096650340
v_cmp_nlg_f16_e64 s[0:1], v110, v243                     // 00002ad06ee70300
v_cmp_nlg_f16_e64 s[90:91], -v104, -4.0                  // 5a002ad068ef0120
v_cmp_nlg_f16_e64 s[46:47], 0, |v76|                     // 2e022ad080980200
v_cmp_nlg_f32_e64 s[74:75], v226, v111                   // 4a004ad0e2df0200
v_cmp_nlg_f32_e64 vcc, v234, |s28|                       // 6a024ad0ea390000
v_cmp_nlg_f32_e64 s[12:13], s101, -1.0 clamp             // 0c804ad065e60100
v_cmp_nlg_f64_e64 s[66:67], v[3:4], v[89:90]             // 42006ad003b30200
v_cmp_nlg_f64_e64 vcc, v[198:199], |v[66:67]|            // 6a026ad0c6850200
v_cmp_nlg_f64_e64 s[82:83], -4.0, 2.0                    // 52006ad0f7e80100
v_cmp_nlt_f16_e64 flat_scratch, v58, v196                // 66002ed03a890300
v_cmp_nlt_f16_e64 s[84:85], |v103|, s93 clamp            // 54812ed067bb0000
v_cmp_nlt_f16_e64 s[10:11], 4.0, v86                     // 0a002ed0f6ac0200
v_cmp_nlt_f32_e64 vcc, v150, v230                        // 6a004ed096cd0300
v_cmp_nlt_f32_e64 vcc, v126, neg(s86) clamp              // v_cmp_nlt_f32_e64 vcc, v126, -s86 clamp // 6a804ed07ead0040
v_cmp_nlt_f32_e64 ttmp[6:7], 4.0, abs(v14) clamp         // v_cmp_nlt_f32_e64 ttmp[6:7], 4.0, |v14| clamp // 72824ed0f61c0200
v_cmp_nlt_f64_e64 s[80:81], v[58:59], v[57:58]           // 50006ed03a730200
v_cmp_nlt_f64_e64 s[24:25], 1.0, -v[101:102]             // 18006ed0f2ca0240
v_cmp_nlt_f64_e64 vcc, v[136:137], -src_shared_base      // 6a006ed088d70140
v_cmp_o_f16_e64 ttmp[6:7], v190, v137                    // 720027d0be130300
v_cmp_o_f16_e64 vcc, abs(src_private_base), neg(v146)    // v_cmp_o_f16_e64 vcc, |src_private_base|, -v146 // 6a0127d0ed240340
v_cmp_o_f16_e64 s[30:31], -v50, -src_vccz clamp          // 1e8027d032f70160
v_cmp_o_f32_e64 s[88:89], v85, v89                       // 580047d055b30200
v_cmp_o_f32_e64 vcc, s63, -v59 clamp                     // 6a8047d03f760240
v_cmp_o_f32_e64 s[92:93], -v101, |s39|                   // 5c0247d0654f0020
v_cmp_o_f64_e64 vcc, v[182:183], v[60:61]                // 6a0067d0b6790200
v_cmp_o_f64_e64 vcc, v[122:123], s[16:17]                // 6a0067d07a210000
v_cmp_o_f64_e64 vcc, 0, v[181:182]                       // 6a0067d0806a0300
v_cmp_t_i16_e64 vcc, v184, v85                           // 6a00a7d0b8ab0200
v_cmp_t_i16_e64 vcc, v117, v82                           // 6a00a7d075a50200
v_cmp_t_i16_e64 s[18:19], -1, s33                        // 1200a7d0c1420000
v_cmp_t_i32_e64 vcc, v150, v226                          // 6a00c7d096c50300
v_cmp_t_i32_e64 vcc, s17, -16                            // 6a00c7d011a00100
v_cmp_t_i32_e64 s[64:65], 17, v250                       // 4000c7d091f40300
v_cmp_t_i64_e64 vcc, v[106:107], v[213:214]              // 6a00e7d06aab0300
v_cmp_t_i64_e64 vcc, v[102:103], 64                      // 6a00e7d066810100
v_cmp_t_i64_e64 exec, v[43:44], src_shared_limit         // 7e00e7d02bd90100
v_cmp_t_u16_e64 vcc, v101, v180                          // 6a00afd065690300
v_cmp_t_u16_e64 s[34:35], 0, v159                        // 2200afd0803e0300
v_cmp_t_u16_e64 s[4:5], v193, v121                       // 0400afd0c1f30200
v_cmp_t_u32_e64 s[56:57], v142, v176                     // 3800cfd08e610300
v_cmp_t_u32_e64 vcc, -16, src_private_base               // 6a00cfd0d0da0100
v_cmp_t_u32_e64 vcc, v107, v17                           // 6a00cfd06b230200
v_cmp_t_u64_e64 vcc, v[28:29], v[232:233]                // 6a00efd01cd10300
v_cmp_t_u64_e64 s[98:99], 1, v[141:142]                  // 6200efd0811a0300
v_cmp_t_u64_e64 ttmp[6:7], v[139:140], src_shared_base   // 7200efd08bd70100
v_cmp_tru_f16_e64 s[44:45], v90, v66                     // 2c002fd05a850200
v_cmp_tru_f16_e64 vcc, neg(v26), 2.0 clamp               // v_cmp_tru_f16_e64 vcc, -v26, 2.0 clamp // 6a802fd01ae90120
v_cmp_tru_f16_e64 s[68:69], v243, |s17|                  // 44022fd0f3230000
v_cmp_tru_f32_e64 ttmp[6:7], v88, v106                   // 72004fd058d50200
v_cmp_tru_f32_e64 vcc, -1.0, v176 clamp                  // 6a804fd0f3600300
v_cmp_tru_f32_e64 s[38:39], v244, |v48|                  // 26024fd0f4610200
v_cmp_tru_f64_e64 vcc, v[184:185], v[161:162]            // 6a006fd0b8430300
v_cmp_tru_f64_e64 s[78:79], -1.0, -v[241:242]            // 4e006fd0f3e20340
v_cmp_tru_f64_e64 s[82:83], -v[50:51], abs(v[104:105])   // v_cmp_tru_f64_e64 s[82:83], -v[50:51], |v[104:105]| // 52026fd032d10220
v_cmp_u_f16_e64 vcc, v155, v148                          // 6a0028d09b290300
v_cmp_u_f16_e64 vcc, -2, 0.15915494                      // 6a0028d0c2f00100
v_cmp_u_f16_e64 s[88:89], s48, v42 clamp                 // 588028d030540200
v_cmp_u_f32_e64 vcc, v90, v170                           // 6a0048d05a550300
v_cmp_u_f32_e64 vcc, -0.5, -s54                          // 6a0048d0f16c0040
v_cmp_u_f32_e64 s[96:97], abs(v241), v228                // v_cmp_u_f32_e64 s[96:97], |v241|, v228 // 600148d0f1c90300
v_cmp_u_f64_e64 vcc, v[179:180], v[120:121]              // 6a0068d0b3f10200
v_cmp_u_f64_e64 s[100:101], -v[191:192], -2              // 640068d0bf850120
v_cmp_u_f64_e64 vcc, src_shared_base, -v[79:80] clamp    // 6a8068d0eb9e0240
v_cmpx_class_f16_e64 vcc, v137, v88                      // 6a0015d089b10200
v_cmpx_class_f16_e64 s[100:101], v38, v44                // 640015d026590200
v_cmpx_class_f16_e64 s[86:87], v162, s85                 // 560015d0a2ab0000
v_cmpx_class_f32_e64 s[18:19], v83, v154                 // 120011d053350300
v_cmpx_class_f32_e64 s[90:91], |v133|, v220              // 5a0111d085b90300
v_cmpx_class_f32_e64 s[20:21], -v247, v60                // 140011d0f7790220
v_cmpx_class_f64_e64 s[6:7], v[85:86], v83               // 060013d055a70200
v_cmpx_class_f64_e64 vcc, -1.0, src_vccz                 // 6a0013d0f3f60100
v_cmpx_class_f64_e64 s[50:51], v[47:48], s101            // 320013d02fcb0000
v_cmpx_eq_f16_e64 vcc, v207, v215                        // 6a0032d0cfaf0300
v_cmpx_eq_f16_e64 vcc, neg(s5), v225                     // v_cmpx_eq_f16_e64 vcc, -s5, v225 // 6a0032d005c20320
v_cmpx_eq_f16_e64 s[52:53], v61, |v39|                   // 340232d03d4f0200
v_cmpx_eq_f32_e64 vcc, v239, v203                        // 6a0052d0ef970300
v_cmpx_eq_f32_e64 vcc, abs(v11), v183                    // v_cmpx_eq_f32_e64 vcc, |v11|, v183 // 6a0152d00b6f0300
v_cmpx_eq_f32_e64 exec, -v55, -|v92|                     // 7e0252d037b90260
v_cmpx_eq_f64_e64 s[94:95], v[158:159], v[207:208]       // 5e0072d09e9f0300
v_cmpx_eq_f64_e64 exec, v[65:66], abs(s[100:101]) clamp  // v_cmpx_eq_f64_e64 exec, v[65:66], |s[100:101]| clamp // 7e8272d041c90000
v_cmpx_eq_f64_e64 ttmp[6:7], v[191:192], v[182:183]      // 720072d0bf6d0300
v_cmpx_eq_i16_e64 s[14:15], v116, v137                   // 0e00b2d074130300
v_cmpx_eq_i16_e64 s[100:101], src_vccz, v158             // 6400b2d0fb3c0300
v_cmpx_eq_i16_e64 vcc, v245, v239                        // 6a00b2d0f5df0300
v_cmpx_eq_i32_e64 s[100:101], v112, v237                 // 6400d2d070db0300
v_cmpx_eq_i32_e64 s[68:69], v145, v235                   // 4400d2d091d70300
v_cmpx_eq_i32_e64 s[64:65], v199, s71                    // 4000d2d0c78f0000
v_cmpx_eq_i64_e64 vcc, v[83:84], v[78:79]                // 6a00f2d0539d0200
v_cmpx_eq_i64_e64 ttmp[6:7], 64, 64                      // 7200f2d0c0800100
v_cmpx_eq_i64_e64 vcc, v[138:139], 0                     // 6a00f2d08a010100
v_cmpx_eq_u16_e64 s[70:71], v2, v35                      // 4600bad002470200
v_cmpx_eq_u16_e64 s[56:57], s60, v133                    // 3800bad03c0a0300
v_cmpx_eq_u16_e64 s[96:97], v59, v142                    // 6000bad03b1d0300
v_cmpx_eq_u32_e64 s[80:81], v39, v58                     // 5000dad027750200
v_cmpx_eq_u32_e64 s[58:59], v144, 0                      // 3a00dad090010100
v_cmpx_eq_u32_e64 exec, v168, s48                        // 7e00dad0a8610000
v_cmpx_eq_u64_e64 s[84:85], v[135:136], v[49:50]         // 5400fad087630200
v_cmpx_eq_u64_e64 s[12:13], s[50:51], v[132:133]         // 0c00fad032080300
v_cmpx_eq_u64_e64 s[100:101], -16, v[26:27]              // 6400fad0d0340200
v_cmpx_f_f16_e64 s[46:47], v47, v42                      // 2e0030d02f550200
v_cmpx_f_f16_e64 s[100:101], -4.0, v142                  // 640030d0f71c0300
v_cmpx_f_f16_e64 s[26:27], -|src_private_base|, neg(v87) // v_cmpx_f_f16_e64 s[26:27], -|src_private_base|, -v87 // 1a0130d0edae0260
v_cmpx_f_f32_e64 vcc, v64, v230                          // 6a0050d040cd0300
v_cmpx_f_f32_e64 s[100:101], |v159|, abs(s24)            // v_cmpx_f_f32_e64 s[100:101], |v159|, |s24| // 640350d09f310000
v_cmpx_f_f32_e64 vcc, v244, neg(s57)                     // v_cmpx_f_f32_e64 vcc, v244, -s57 // 6a0050d0f4730040
v_cmpx_f_f64_e64 s[66:67], v[87:88], v[132:133]          // 420070d057090300
v_cmpx_f_f64_e64 s[26:27], -v[157:158], -v[222:223]      // 1a0070d09dbd0360
v_cmpx_f_f64_e64 vcc, v[173:174], s[88:89]               // 6a0070d0adb10000
v_cmpx_f_i16_e64 vcc, v15, v58                           // 6a00b0d00f750200
v_cmpx_f_i16_e64 ttmp[6:7], s11, 1                       // 7200b0d00b020100
v_cmpx_f_i16_e64 exec, v25, v101                         // 7e00b0d019cb0200
v_cmpx_f_i32_e64 vcc, v38, v124                          // 6a00d0d026f90200
v_cmpx_f_i32_e64 s[6:7], v221, v170                      // 0600d0d0dd550300
v_cmpx_f_i32_e64 vcc, s86, v207                          // 6a00d0d0569e0300
v_cmpx_f_i64_e64 s[22:23], v[132:133], v[245:246]        // 1600f0d084eb0300
v_cmpx_f_i64_e64 s[4:5], v[94:95], v[231:232]            // 0400f0d05ecf0300
v_cmpx_f_i64_e64 s[50:51], v[243:244], 0                 // 3200f0d0f3010100
v_cmpx_f_u16_e64 s[8:9], v115, v59                       // 0800b8d073770200
v_cmpx_f_u16_e64 vcc, v156, 0                            // 6a00b8d09c010100
v_cmpx_f_u16_e64 vcc, v3, v112                           // 6a00b8d003e10200
v_cmpx_f_u32_e64 s[62:63], v130, v12                     // 3e00d8d082190200
v_cmpx_f_u32_e64 s[78:79], 1, v210                       // 4e00d8d081a40300
v_cmpx_f_u32_e64 s[84:85], src_shared_base, v41          // 5400d8d0eb520200
v_cmpx_f_u64_e64 flat_scratch, v[117:118], v[73:74]      // 6600f8d075930200
v_cmpx_f_u64_e64 s[30:31], v[213:214], v[114:115]        // 1e00f8d0d5e50200
v_cmpx_f_u64_e64 vcc, v[174:175], v[5:6]                 // 6a00f8d0ae0b0200
v_cmpx_ge_f16_e64 s[84:85], v173, v247                   // 540036d0adef0300
v_cmpx_ge_f16_e64 vcc, -0.5, s74                         // 6a0036d0f1940000
v_cmpx_ge_f16_e64 vcc, v212, abs(src_execz)              // v_cmpx_ge_f16_e64 vcc, v212, |src_execz| // 6a0236d0d4f90100
v_cmpx_ge_f32_e64 vcc, v29, v25                          // 6a0056d01d330200
v_cmpx_ge_f32_e64 vcc, |v220|, -v182                     // 6a0156d0dc6d0340
v_cmpx_ge_f32_e64 s[22:23], s13, -|v224|                 // 160256d00dc00340
v_cmpx_ge_f64_e64 s[34:35], v[87:88], v[104:105]         // 220076d057d10200
v_cmpx_ge_f64_e64 s[96:97], |s[100:101]|, -1.0           // 600176d064e60100
v_cmpx_ge_f64_e64 s[80:81], v[12:13], |src_pops_exiting_wave_id| clamp // 508276d00cdf0100
v_cmpx_ge_i16_e64 s[42:43], v217, v243                   // 2a00b6d0d9e70300
v_cmpx_ge_i16_e64 s[24:25], v230, 0                      // 1800b6d0e6010100
v_cmpx_ge_i16_e64 s[100:101], v7, v43                    // 6400b6d007570200
v_cmpx_ge_i32_e64 vcc, v225, v94                         // 6a00d6d0e1bd0200
v_cmpx_ge_i32_e64 s[84:85], s35, v95                     // 5400d6d023be0200
v_cmpx_ge_i32_e64 s[18:19], v26, v204                    // 1200d6d01a990300
v_cmpx_ge_i64_e64 s[78:79], v[188:189], v[7:8]           // 4e00f6d0bc0f0200
v_cmpx_ge_i64_e64 ttmp[6:7], s[34:35], v[252:253]        // 7200f6d022f80300
v_cmpx_ge_i64_e64 vcc, -16, v[2:3]                       // 6a00f6d0d0040200
v_cmpx_ge_u16_e64 s[100:101], v125, v121                 // 6400bed07df30200
v_cmpx_ge_u16_e64 s[62:63], v98, v71                     // 3e00bed0628f0200
v_cmpx_ge_u16_e64 s[24:25], v172, v162                   // 1800bed0ac450300
v_cmpx_ge_u32_e64 flat_scratch, v120, v156               // 6600ded078390300
v_cmpx_ge_u32_e64 s[84:85], v57, s70                     // 5400ded0398d0000
v_cmpx_ge_u32_e64 vcc, v147, v228                        // 6a00ded093c90300
v_cmpx_ge_u64_e64 s[92:93], v[61:62], v[244:245]         // 5c00fed03de90300
v_cmpx_ge_u64_e64 s[46:47], -1, 64                       // 2e00fed0c1800100
v_cmpx_ge_u64_e64 s[94:95], s[54:55], v[43:44]           // 5e00fed036560200
v_cmpx_gt_f16_e64 vcc, v51, v7                           // 6a0034d0330f0200
v_cmpx_gt_f16_e64 vcc, -v154, -s79                       // 6a0034d09a9f0060
v_cmpx_gt_f16_e64 vcc, v29, -1.0                         // 6a0034d01de70100
v_cmpx_gt_f32_e64 s[78:79], v164, v21                    // 4e0054d0a42b0200
v_cmpx_gt_f32_e64 s[100:101], |v234|, -v104              // 640154d0ead10240
v_cmpx_gt_f32_e64 s[50:51], -s64, 4.0 clamp              // 328054d040ec0120
v_cmpx_gt_f64_e64 s[28:29], v[234:235], v[188:189]       // 1c0074d0ea790300
v_cmpx_gt_f64_e64 vcc, 0, |v[88:89]|                     // 6a0274d080b00200
v_cmpx_gt_f64_e64 ttmp[6:7], -src_vccz, v[25:26]         // 720074d0fb320220
v_cmpx_gt_i16_e64 s[64:65], v63, v50                     // 4000b4d03f650200
v_cmpx_gt_i16_e64 s[52:53], -16, v135                    // 3400b4d0d00e0300
v_cmpx_gt_i16_e64 vcc, ttmp5, v110                       // 6a00b4d071dc0200
v_cmpx_gt_i32_e64 s[10:11], v212, v164                   // 0a00d4d0d4490300
v_cmpx_gt_i32_e64 s[48:49], v178, v130                   // 3000d4d0b2050300
v_cmpx_gt_i32_e64 vcc, vcc_hi, v110                      // 6a00d4d06bdc0200
v_cmpx_gt_i64_e64 s[100:101], v[183:184], v[98:99]       // 6400f4d0b7c50200
v_cmpx_gt_i64_e64 exec, v[20:21], 64                     // 7e00f4d014810100
v_cmpx_gt_i64_e64 s[72:73], flat_scratch, v[223:224]     // 4800f4d066be0300
v_cmpx_gt_u16_e64 vcc, v169, v153                        // 6a00bcd0a9330300
v_cmpx_gt_u16_e64 s[40:41], v142, v179                   // 2800bcd08e670300
v_cmpx_gt_u16_e64 s[42:43], 64, s101                     // 2a00bcd0c0ca0000
v_cmpx_gt_u32_e64 flat_scratch, v156, v14                // 6600dcd09c1d0200
v_cmpx_gt_u32_e64 s[26:27], v241, v65                    // 1a00dcd0f1830200
v_cmpx_gt_u32_e64 vcc, -16, v13                          // 6a00dcd0d01a0200
v_cmpx_gt_u64_e64 vcc, v[213:214], v[185:186]            // 6a00fcd0d5730300
v_cmpx_gt_u64_e64 vcc, v[132:133], v[16:17]              // 6a00fcd084210200
v_cmpx_gt_u64_e64 vcc, v[116:117], s[42:43]              // 6a00fcd074550000
v_cmpx_le_f16_e64 vcc, v28, v63                          // 6a0033d01c7f0200
v_cmpx_le_f16_e64 ttmp[6:7], -v90, v94                   // 720033d05abd0220
v_cmpx_le_f16_e64 vcc, neg(v186), v243                   // v_cmpx_le_f16_e64 vcc, -v186, v243 // 6a0033d0bae70320
v_cmpx_le_f32_e64 s[92:93], v193, v234                   // 5c0053d0c1d50300
v_cmpx_le_f32_e64 vcc, 0.5, -v176                        // 6a0053d0f0600340
v_cmpx_le_f32_e64 s[30:31], -|v208|, |src_vccz|          // 1e0353d0d0f70120
v_cmpx_le_f64_e64 vcc, v[110:111], v[42:43]              // 6a0073d06e550200
v_cmpx_le_f64_e64 vcc, -v[220:221], -src_pops_exiting_wave_id // 6a0073d0dcdf0160
v_cmpx_le_f64_e64 s[82:83], v[79:80], v[186:187]         // 520073d04f750300
v_cmpx_le_i16_e64 s[48:49], v206, v162                   // 3000b3d0ce450300
v_cmpx_le_i16_e64 s[54:55], 1, v9                        // 3600b3d081120200
v_cmpx_le_i16_e64 vcc, v96, v200                         // 6a00b3d060910300
v_cmpx_le_i32_e64 s[84:85], v97, v46                     // 5400d3d0615d0200
v_cmpx_le_i32_e64 s[100:101], -16, -16                   // 6400d3d0d0a00100
v_cmpx_le_i32_e64 exec, v228, 0                          // 7e00d3d0e4010100
v_cmpx_le_i64_e64 vcc, v[84:85], v[64:65]                // 6a00f3d054810200
v_cmpx_le_i64_e64 exec, ttmp[6:7], v[244:245]            // 7e00f3d072e80300
v_cmpx_le_i64_e64 s[88:89], src_vccz, v[87:88]           // 5800f3d0fbae0200
v_cmpx_le_u16_e64 s[4:5], v142, v227                     // 0400bbd08ec70300
v_cmpx_le_u16_e64 s[86:87], s3, 17                       // 5600bbd003220100
v_cmpx_le_u16_e64 s[14:15], v197, v40                    // 0e00bbd0c5510200
v_cmpx_le_u32_e64 s[60:61], v124, v226                   // 3c00dbd07cc50300
v_cmpx_le_u32_e64 s[100:101], v211, v187                 // 6400dbd0d3770300
v_cmpx_le_u32_e64 s[100:101], 64, flat_scratch_lo        // 6400dbd0c0cc0000
v_cmpx_le_u64_e64 s[78:79], v[190:191], v[125:126]       // 4e00fbd0befb0200
v_cmpx_le_u64_e64 vcc, -16, v[62:63]                     // 6a00fbd0d07c0200
v_cmpx_le_u64_e64 s[8:9], flat_scratch, v[83:84]         // 0800fbd066a60200
v_cmpx_lg_f16_e64 s[94:95], v218, v213                   // 5e0035d0daab0300
v_cmpx_lg_f16_e64 s[2:3], s48, 0                         // 020035d030000100
v_cmpx_lg_f16_e64 s[40:41], -v236, |v78|                 // 280235d0ec9d0220
v_cmpx_lg_f32_e64 s[68:69], v9, v83                      // 440055d009a70200
v_cmpx_lg_f32_e64 vcc, src_execz, v202                   // 6a0055d0fc940300
v_cmpx_lg_f32_e64 vcc, -v50, vcc_lo                      // 6a0055d032d50020
v_cmpx_lg_f64_e64 vcc, v[129:130], v[92:93]              // 6a0075d081b90200
v_cmpx_lg_f64_e64 s[46:47], |v[9:10]|, src_execz clamp   // 2e8175d009f90100
v_cmpx_lg_f64_e64 s[86:87], abs(v[231:232]), -2          // v_cmpx_lg_f64_e64 s[86:87], |v[231:232]|, -2 // 560175d0e7850100
v_cmpx_lt_f16_e64 exec, v12, v179                        // 7e0031d00c670300
v_cmpx_lt_f16_e64 vcc, v86, 4.0 clamp                    // 6a8031d056ed0100
v_cmpx_lt_f16_e64 vcc, -1.0, v136                        // 6a0031d0f3100300
v_cmpx_lt_f32_e64 vcc, v161, v117                        // 6a0051d0a1eb0200
v_cmpx_lt_f32_e64 s[92:93], v40, |src_execz|             // 5c0251d028f90100
v_cmpx_lt_f32_e64 vcc, 0.15915494, v192 clamp            // 6a8051d0f8800300
v_cmpx_lt_f64_e64 s[8:9], v[136:137], v[209:210]         // 080071d088a30300
v_cmpx_lt_f64_e64 s[10:11], -2, |s[74:75]|               // 0a0271d0c2940000
v_cmpx_lt_f64_e64 ttmp[6:7], v[102:103], v[138:139]      // 720071d066150300
v_cmpx_lt_i16_e64 s[96:97], v79, v189                    // 6000b1d04f7b0300
v_cmpx_lt_i16_e64 vcc, 17, v111                          // 6a00b1d091de0200
v_cmpx_lt_i16_e64 ttmp[6:7], -1, -16                     // 7200b1d0c1a00100
v_cmpx_lt_i32_e64 s[64:65], v163, v16                    // 4000d1d0a3210200
v_cmpx_lt_i32_e64 s[86:87], v81, src_shared_base         // 5600d1d051d70100
v_cmpx_lt_i32_e64 s[2:3], v149, s75                      // 0200d1d095970000
v_cmpx_lt_i64_e64 exec, v[78:79], v[43:44]               // 7e00f1d04e570200
v_cmpx_lt_i64_e64 s[82:83], v[45:46], v[83:84]           // 5200f1d02da70200
v_cmpx_lt_i64_e64 s[16:17], src_execz, v[4:5]            // 1000f1d0fc080200
v_cmpx_lt_u16_e64 s[16:17], v30, v164                    // 1000b9d01e490300
v_cmpx_lt_u16_e64 vcc, v54, v4                           // 6a00b9d036090200
v_cmpx_lt_u16_e64 s[84:85], 1, v111                      // 5400b9d081de0200
v_cmpx_lt_u32_e64 s[38:39], v58, v71                     // 2600d9d03a8f0200
v_cmpx_lt_u32_e64 s[88:89], v33, 0                       // 5800d9d021010100
v_cmpx_lt_u32_e64 s[48:49], v171, src_vccz               // 3000d9d0abf70100
v_cmpx_lt_u64_e64 vcc, v[181:182], v[193:194]            // 6a00f9d0b5830300
v_cmpx_lt_u64_e64 s[24:25], v[59:60], -1                 // 1800f9d03b830100
v_cmpx_lt_u64_e64 vcc, v[24:25], src_pops_exiting_wave_id // 6a00f9d018df0100
v_cmpx_ne_i16_e64 s[98:99], v112, v61                    // 6200b5d0707b0200
v_cmpx_ne_i16_e64 vcc, 1, s61                            // 6a00b5d0817a0000
v_cmpx_ne_i16_e64 s[98:99], v177, -1                     // 6200b5d0b1830100
v_cmpx_ne_i32_e64 ttmp[6:7], v251, v197                  // 7200d5d0fb8b0300
v_cmpx_ne_i32_e64 s[50:51], v5, 1                        // 3200d5d005030100
v_cmpx_ne_i32_e64 s[40:41], v247, 17                     // 2800d5d0f7230100
v_cmpx_ne_i64_e64 vcc, v[178:179], v[246:247]            // 6a00f5d0b2ed0300
v_cmpx_ne_i64_e64 vcc, s[96:97], v[184:185]              // 6a00f5d060700300
v_cmpx_ne_i64_e64 s[72:73], 17, v[66:67]                 // 4800f5d091840200
v_cmpx_ne_u16_e64 s[42:43], v59, v98                     // 2a00bdd03bc50200
v_cmpx_ne_u16_e64 s[78:79], s5, v142                     // 4e00bdd0051c0300
v_cmpx_ne_u16_e64 s[50:51], v195, v170                   // 3200bdd0c3550300
v_cmpx_ne_u32_e64 s[70:71], v58, v116                    // 4600ddd03ae90200
v_cmpx_ne_u32_e64 vcc, src_pops_exiting_wave_id, -1      // 6a00ddd0ef820100
v_cmpx_ne_u32_e64 vcc, s101, v106                        // 6a00ddd065d40200
v_cmpx_ne_u64_e64 vcc, v[199:200], v[92:93]              // 6a00fdd0c7b90200
v_cmpx_ne_u64_e64 s[42:43], src_shared_limit, v[81:82]   // 2a00fdd0eca20200
v_cmpx_ne_u64_e64 s[94:95], v[124:125], v[85:86]         // 5e00fdd07cab0200
v_cmpx_neq_f16_e64 s[68:69], v186, v87                   // 44003dd0baaf0200
v_cmpx_neq_f16_e64 ttmp[6:7], s86, -v160                 // 72003dd056400340
v_cmpx_neq_f16_e64 s[0:1], v72, 0 clamp                  // 00803dd048010100
v_cmpx_neq_f32_e64 s[42:43], v149, v151                  // 2a005dd0952f0300
v_cmpx_neq_f32_e64 flat_scratch, 0.15915494, |v114| clamp // 66825dd0f8e40200
v_cmpx_neq_f32_e64 s[60:61], -v98, s88                   // 3c005dd062b10020
v_cmpx_neq_f64_e64 s[46:47], v[4:5], v[150:151]          // 2e007dd0042d0300
v_cmpx_neq_f64_e64 s[78:79], -4.0, |s[48:49]|            // 4e027dd0f7600000
v_cmpx_neq_f64_e64 s[62:63], -|v[195:196]|, |v[94:95]|   // 3e037dd0c3bd0220
v_cmpx_nge_f16_e64 s[6:7], v212, v99                     // 060039d0d4c70200
v_cmpx_nge_f16_e64 vcc, 4.0, v211                        // 6a0039d0f6a60300
v_cmpx_nge_f16_e64 s[72:73], -v137, -0.5                 // 480039d089e30120
v_cmpx_nge_f32_e64 s[40:41], v223, v187                  // 280059d0df770300
v_cmpx_nge_f32_e64 s[84:85], v252, v30                   // 540059d0fc3d0200
v_cmpx_nge_f32_e64 flat_scratch, v63, v115               // 660059d03fe70200
v_cmpx_nge_f64_e64 s[22:23], v[186:187], v[32:33]        // 160079d0ba410200
v_cmpx_nge_f64_e64 s[74:75], |src_scc|, -v[11:12]        // 4a0179d0fd160240
v_cmpx_nge_f64_e64 vcc, -s[76:77], 1.0                   // 6a0079d04ce40120
v_cmpx_ngt_f16_e64 vcc, v124, v156                       // 6a003bd07c390300
v_cmpx_ngt_f16_e64 flat_scratch, neg(v39), src_vccz clamp // v_cmpx_ngt_f16_e64 flat_scratch, -v39, src_vccz clamp // 66803bd027f70120
v_cmpx_ngt_f16_e64 s[28:29], |v132|, 2.0                 // 1c013bd084e90100
v_cmpx_ngt_f32_e64 exec, v215, v141                      // 7e005bd0d71b0300
v_cmpx_ngt_f32_e64 s[20:21], src_shared_limit, -v148 clamp // 14805bd0ec280340
v_cmpx_ngt_f32_e64 s[82:83], v33, 2.0                    // 52005bd021e90100
v_cmpx_ngt_f64_e64 s[14:15], v[211:212], v[147:148]      // 0e007bd0d3270300
v_cmpx_ngt_f64_e64 s[60:61], exec, 0                     // 3c007bd07e000100
v_cmpx_ngt_f64_e64 vcc, |v[40:41]|, |v[25:26]| clamp     // 6a837bd028330200
v_cmpx_nle_f16_e64 s[24:25], v185, v146                  // 18003cd0b9250300
v_cmpx_nle_f16_e64 s[44:45], |v149|, v112                // 2c013cd095e10200
v_cmpx_nle_f16_e64 vcc, -v114, -1.0                      // 6a003cd072e70120
v_cmpx_nle_f32_e64 s[38:39], v67, v10                    // 26005cd043150200
v_cmpx_nle_f32_e64 ttmp[6:7], s2, v10                    // 72005cd002140200
v_cmpx_nle_f32_e64 vcc, -v227, -s28                      // 6a005cd0e3390060
v_cmpx_nle_f64_e64 s[92:93], v[210:211], v[27:28]        // 5c007cd0d2370200
v_cmpx_nle_f64_e64 s[38:39], -v[237:238], -2             // 26007cd0ed850120
v_cmpx_nle_f64_e64 vcc, v[62:63], -s[88:89] clamp        // 6a807cd03eb10040
v_cmpx_nlg_f16_e64 s[42:43], v73, v55                    // 2a003ad0496f0200
v_cmpx_nlg_f16_e64 vcc, -v108, |v41|                     // 6a023ad06c530220
v_cmpx_nlg_f16_e64 vcc, -|v213|, 1.0                     // 6a013ad0d5e50120
v_cmpx_nlg_f32_e64 s[48:49], v203, v211                  // 30005ad0cba70300
v_cmpx_nlg_f32_e64 s[32:33], -|src_vccz|, -|v237|        // 20035ad0fbda0360
v_cmpx_nlg_f32_e64 vcc, abs(v33), v133 clamp             // v_cmpx_nlg_f32_e64 vcc, |v33|, v133 clamp // 6a815ad0210b0300
v_cmpx_nlg_f64_e64 vcc, v[240:241], v[30:31]             // 6a007ad0f03d0200
v_cmpx_nlg_f64_e64 s[20:21], s[62:63], 1.0               // 14007ad03ee40100
v_cmpx_nlg_f64_e64 s[24:25], -|src_private_base|, -|v[199:200]| clamp // 18837ad0ed8e0360
v_cmpx_nlt_f16_e64 exec, v44, v1                         // 7e003ed02c030200
v_cmpx_nlt_f16_e64 vcc, -v54, -|v150|                    // 6a023ed0362d0360
v_cmpx_nlt_f16_e64 s[40:41], -v81, 4.0                   // 28003ed051ed0120
v_cmpx_nlt_f32_e64 exec, v1, v98                         // 7e005ed001c50200
v_cmpx_nlt_f32_e64 s[46:47], v138, 0.15915494            // 2e005ed08af10100
v_cmpx_nlt_f32_e64 s[74:75], -|v155|, v204               // 4a015ed09b990320
v_cmpx_nlt_f64_e64 s[60:61], v[138:139], v[138:139]      // 3c007ed08a150300
v_cmpx_nlt_f64_e64 vcc, |v[123:124]|, -|ttmp[6:7]|       // 6a037ed07be50040
v_cmpx_nlt_f64_e64 s[66:67], -2, src_private_base clamp  // 42807ed0c2da0100
v_cmpx_o_f16_e64 s[44:45], v109, v71                     // 2c0037d06d8f0200
v_cmpx_o_f16_e64 s[96:97], s45, 2.0                      // 600037d02de80100
v_cmpx_o_f16_e64 vcc, -v23, -|src_execz|                 // 6a0237d017f90160
v_cmpx_o_f32_e64 s[36:37], v0, v12                       // 240057d000190200
v_cmpx_o_f32_e64 s[54:55], 1.0, v194                     // 360057d0f2840300
v_cmpx_o_f32_e64 vcc, |v55|, -|v144|                     // 6a0357d037210340
v_cmpx_o_f64_e64 flat_scratch, v[4:5], v[171:172]        // 660077d004570300
v_cmpx_o_f64_e64 exec, |v[33:34]|, v[166:167]            // 7e0177d0214d0300
v_cmpx_o_f64_e64 s[60:61], 0, |v[243:244]| clamp         // 3c8277d080e60300
v_cmpx_t_i16_e64 s[0:1], v252, v240                      // 0000b7d0fce10300
v_cmpx_t_i16_e64 vcc, v164, v20                          // 6a00b7d0a4290200
v_cmpx_t_i16_e64 s[30:31], v206, v71                     // 1e00b7d0ce8f0200
v_cmpx_t_i32_e64 s[86:87], v138, v2                      // 5600d7d08a050200
v_cmpx_t_i32_e64 s[22:23], v183, v204                    // 1600d7d0b7990300
v_cmpx_t_i32_e64 s[94:95], v142, 17                      // 5e00d7d08e230100
v_cmpx_t_i64_e64 vcc, v[142:143], v[247:248]             // 6a00f7d08eef0300
v_cmpx_t_i64_e64 vcc, v[173:174], -16                    // 6a00f7d0ada10100
v_cmpx_t_i64_e64 s[50:51], vcc, 0                        // 3200f7d06a000100
v_cmpx_t_u16_e64 s[8:9], v10, v60                        // 0800bfd00a790200
v_cmpx_t_u16_e64 vcc, v22, s101                          // 6a00bfd016cb0000
v_cmpx_t_u16_e64 vcc, src_private_base, v85              // 6a00bfd0edaa0200
v_cmpx_t_u32_e64 s[56:57], v15, v95                      // 3800dfd00fbf0200
v_cmpx_t_u32_e64 vcc, s24, -1                            // 6a00dfd018820100
v_cmpx_t_u32_e64 vcc, -1, v240                           // 6a00dfd0c1e00300
v_cmpx_t_u64_e64 vcc, v[60:61], v[252:253]               // 6a00ffd03cf90300
v_cmpx_t_u64_e64 s[28:29], v[65:66], s[90:91]            // 1c00ffd041b50000
v_cmpx_t_u64_e64 s[56:57], v[162:163], s[94:95]          // 3800ffd0a2bd0000
v_cmpx_tru_f16_e64 s[100:101], v245, v249                // 64003fd0f5f30300
v_cmpx_tru_f16_e64 vcc, |v126|, |v230|                   // 6a033fd07ecd0300
v_cmpx_tru_f16_e64 s[0:1], -v148, -v138 clamp            // 00803fd094150360
v_cmpx_tru_f32_e64 s[90:91], v253, v29                   // 5a005fd0fd3b0200
v_cmpx_tru_f32_e64 vcc, -v130, v94                       // 6a005fd082bd0220
v_cmpx_tru_f32_e64 s[18:19], v96, v106                   // 12005fd060d50200
v_cmpx_tru_f64_e64 flat_scratch, v[251:252], v[134:135]  // 66007fd0fb0d0300
v_cmpx_tru_f64_e64 s[48:49], |v[10:11]|, src_scc         // 30017fd00afb0100
v_cmpx_tru_f64_e64 s[76:77], 4.0, neg(src_execz)         // v_cmpx_tru_f64_e64 s[76:77], 4.0, -src_execz // 4c007fd0f6f80140
v_cmpx_u_f16_e64 s[30:31], v160, v220                    // 1e0038d0a0b90300
v_cmpx_u_f16_e64 vcc, s24, 0.15915494                    // 6a0038d018f00100
v_cmpx_u_f16_e64 s[94:95], -|v30|, |v141|                // 5e0338d01e1b0320
v_cmpx_u_f32_e64 s[76:77], v49, v213                     // 4c0058d031ab0300
v_cmpx_u_f32_e64 vcc, 0.5, src_pops_exiting_wave_id      // 6a0058d0f0de0100
v_cmpx_u_f32_e64 vcc, v194, -2 clamp                     // 6a8058d0c2850100
v_cmpx_u_f64_e64 s[42:43], v[191:192], v[161:162]        // 2a0078d0bf430300
v_cmpx_u_f64_e64 s[12:13], src_execz, 4.0                // 0c0078d0fcec0100
v_cmpx_u_f64_e64 s[54:55], |s[42:43]|, |v[228:229]| clamp // 368378d02ac80300
v_cos_f16_e64 v174, v154                                 // ae008ad19a010000
v_cos_f16_e64 v13, v250 div:2                            // 0d008ad1fa010018
v_cos_f16_e64 v233, ttmp5                                // e9008ad171000000
v_cos_f32_e64 v25, v197                                  // 19006ad1c5010000
v_cos_f32_e64 v196, -|src_private_base|                  // c4016ad1ed000020
v_cos_f32_e64 v146, 0.15915494                           // 92006ad1f8000000
v_cubeid_f32 v252, v195, v128, v231                      // fc00c4d1c3019f07
v_cubeid_f32 v124, v203, 2.0, abs(v222) mul:4            // v_cubeid_f32 v124, v203, 2.0, |v222| mul:4 // 7c04c4d1cbe97917
v_cubeid_f32 v11, v94, v177, v210 mul:4                  // 0b00c4d15e634b17
v_cubema_f32 v5, v162, v46, v251                         // 0500c7d1a25dee07
v_cubema_f32 v116, -|src_pops_exiting_wave_id|, -|v168|, -|v176| // 7407c7d1ef50c3e6
v_cubema_f32 v116, neg(v103), v41, |v92|                 // v_cubema_f32 v116, -v103, v41, |v92| // 7404c7d167537225
v_cubesc_f32 v206, v125, v176, v184                      // ce00c5d17d61e306
v_cubesc_f32 v18, |v141|, -0.5, ttmp5                    // 1201c5d18de3c501
v_cubesc_f32 v117, |v87|, 2.0, |v232| clamp              // 7585c5d157e9a107
v_cubetc_f32 v9, v109, v75, v52                          // 0900c6d16d97d204
v_cubetc_f32 v188, v240, |v54|, -v22 mul:4               // bc02c6d1f06d5a94
v_cubetc_f32 v108, -|v115|, -s41, v145 clamp             // 6c81c6d173534466
v_cvt_f16_f32_e64 v217, v14                              // d9004ad10e010000
v_cvt_f16_f32_e64 v73, neg(v208) clamp div:2             // v_cvt_f16_f32_e64 v73, -v208 clamp div:2 // 49804ad1d0010038
v_cvt_f16_f32_e64 v119, abs(v124) mul:2                  // v_cvt_f16_f32_e64 v119, |v124| mul:2 // 77014ad17c010008
v_cvt_f16_i16_e64 v225, v192                             // e1007ad1c0010000
v_cvt_f16_i16_e64 v64, v161                              // 40007ad1a1010000
v_cvt_f16_i16_e64 v79, v195                              // 4f007ad1c3010000
v_cvt_f16_u16_e64 v199, v27                              // c70079d11b010000
v_cvt_f16_u16_e64 v225, v137 div:2                       // e10079d189010018
v_cvt_f16_u16_e64 v57, v76 clamp                         // 398079d14c010000
v_cvt_f32_f16_e64 v230, v232                             // e6004bd1e8010000
v_cvt_f32_f16_e64 v216, v145                             // d8004bd191010000
v_cvt_f32_f16_e64 v36, -s24 clamp                        // 24804bd118000020
v_cvt_f32_f64_e64 v200, v[182:183]                       // c8004fd1b6010000
v_cvt_f32_f64_e64 v48, -v[211:212] clamp                 // 30804fd1d3010020
v_cvt_f32_f64_e64 v111, 2.0                              // 6f004fd1f4000000
v_cvt_f32_i32_e64 v112, v185                             // 700045d1b9010000
v_cvt_f32_i32_e64 v79, v125 mul:2                        // 4f0045d17d010008
v_cvt_f32_i32_e64 v28, s101 clamp                        // 1c8045d165000000
v_cvt_f32_u32_e64 v21, v87                               // 150046d157010000
v_cvt_f32_u32_e64 v212, v177                             // d40046d1b1010000
v_cvt_f32_u32_e64 v44, v90 div:2                         // 2c0046d15a010018
v_cvt_f32_ubyte0_e64 v71, v191                           // 470051d1bf010000
v_cvt_f32_ubyte0_e64 v12, v171 div:2                     // 0c0051d1ab010018
v_cvt_f32_ubyte0_e64 v137, -16                           // 890051d1d0000000
v_cvt_f32_ubyte1_e64 v187, v211                          // bb0052d1d3010000
v_cvt_f32_ubyte1_e64 v162, v30                           // a20052d11e010000
v_cvt_f32_ubyte1_e64 v226, 1 clamp div:2                 // e28052d181000018
v_cvt_f32_ubyte2_e64 v139, v30                           // 8b0053d11e010000
v_cvt_f32_ubyte2_e64 v70, v50                            // 460053d132010000
v_cvt_f32_ubyte2_e64 v5, v132                            // 050053d184010000
v_cvt_f32_ubyte3_e64 v54, v156                           // 360054d19c010000
v_cvt_f32_ubyte3_e64 v80, v122                           // 500054d17a010000
v_cvt_f32_ubyte3_e64 v114, v39 mul:2                     // 720054d127010008
v_cvt_f64_f32_e64 v[129:130], v102                       // 810050d166010000
v_cvt_f64_f32_e64 v[249:250], |v142|                     // f90150d18e010000
v_cvt_f64_f32_e64 v[177:178], -|s20|                     // b10150d114000020
v_cvt_f64_i32_e64 v[183:184], v8                         // b70044d108010000
v_cvt_f64_i32_e64 v[79:80], -1                           // 4f0044d1c1000000
v_cvt_f64_i32_e64 v[191:192], v106                       // bf0044d16a010000
v_cvt_f64_u32_e64 v[203:204], v11                        // cb0056d10b010000
v_cvt_f64_u32_e64 v[98:99], vcc_hi clamp mul:4           // 628056d16b000010
v_cvt_f64_u32_e64 v[15:16], src_shared_base clamp        // 0f8056d1eb000000
v_cvt_flr_i32_f32_e64 v215, v96                          // d7004dd160010000
v_cvt_flr_i32_f32_e64 v6, -|v98|                         // 06014dd162010020
v_cvt_flr_i32_f32_e64 v93, v173 clamp                    // 5d804dd1ad010000
v_cvt_i16_f16_e64 v34, v117                              // 22007cd175010000
v_cvt_i16_f16_e64 v197, v34 clamp                        // c5807cd122010000
v_cvt_i16_f16_e64 v8, |v183|                             // 08017cd1b7010000
v_cvt_i32_f32_e64 v66, v237                              // 420048d1ed010000
v_cvt_i32_f32_e64 v206, v150                             // ce0048d196010000
v_cvt_i32_f32_e64 v237, v244 clamp                       // ed8048d1f4010000
v_cvt_i32_f64_e64 v59, v[197:198]                        // 3b0043d1c5010000
v_cvt_i32_f64_e64 v47, v[99:100]                         // 2f0043d163010000
v_cvt_i32_f64_e64 v190, |v[123:124]| div:2               // be0143d17b010018
v_cvt_norm_i16_f16_e64 v79, v77                          // 4f008dd14d010000
v_cvt_norm_i16_f16_e64 v10, 0                            // 0a008dd180000000
v_cvt_norm_i16_f16_e64 v1, |ttmp5|                       // 01018dd171000000
v_cvt_norm_u16_f16_e64 v127, v250                        // 7f008ed1fa010000
v_cvt_norm_u16_f16_e64 v197, |src_private_base| clamp    // c5818ed1ed000000
v_cvt_norm_u16_f16_e64 v70, src_scc div:2                // 46008ed1fd000018
v_cvt_off_f32_i4_e64 v71, v56                            // 47004ed138010000
v_cvt_off_f32_i4_e64 v93, s66 clamp div:2                // 5d804ed142000018
v_cvt_off_f32_i4_e64 v104, 64                            // 68004ed1c0000000
v_cvt_pk_i16_i32 v221, v154, v86                         // dd0098d29aad0200
v_cvt_pk_i16_i32 v94, s100, -1                           // 5e0098d264820100
v_cvt_pk_i16_i32 v55, v210, v166                         // 370098d2d24d0300
v_cvt_pk_u16_u32 v177, v129, v161                        // b10097d281430300
v_cvt_pk_u16_u32 v4, 17, -16                             // 040097d291a00100
v_cvt_pk_u16_u32 v113, v109, v121                        // 710097d26df30200
v_cvt_pk_u8_f32 v123, v58, v57, v198                     // 7b00ddd13a731a07
v_cvt_pk_u8_f32 v182, neg(v61), s37, 17 clamp            // v_cvt_pk_u8_f32 v182, -v61, s37, 17 clamp // b680ddd13d4b4422
v_cvt_pk_u8_f32 v157, |v121|, v14, v92                   // 9d01ddd1791d7205
v_cvt_pkaccum_u8_f32 v76, v94, v237                      // 4c00f0d15edb0300
v_cvt_pkaccum_u8_f32 v47, 0.5, s74                       // 2f00f0d1f0940000
v_cvt_pkaccum_u8_f32 v214, |v51|, v245                   // d601f0d133eb0300
v_cvt_pknorm_i16_f16 v96, v90, v148                      // 600099d25a290300
v_cvt_pknorm_i16_f16 v148, m0, abs(v235) op_sel:[1,1,1]  // v_cvt_pknorm_i16_f16 v148, m0, |v235| op_sel:[1,1,1] // 945a99d27cd60300
v_cvt_pknorm_i16_f16 v146, -v179, neg(v157)              // v_cvt_pknorm_i16_f16 v146, -v179, -v157 // 920099d2b33b0360
v_cvt_pknorm_i16_f32 v165, v160, v240                    // a50094d2a0e10300
v_cvt_pknorm_i16_f32 v129, |v242|, -v151                 // 810194d2f22f0340
v_cvt_pknorm_i16_f32 v216, v50, v248                     // d80094d232f10300
v_cvt_pknorm_u16_f16 v9, v144, v218                      // 09009ad290b50300
v_cvt_pknorm_u16_f16 v207, s73, v99 op_sel:[0,1,1]       // cf509ad249c60200
v_cvt_pknorm_u16_f16 v81, -v175, src_execz op_sel:[0,0,1] // 51409ad2aff90120
v_cvt_pknorm_u16_f32 v124, v26, v62                      // 7c0095d21a7d0200
v_cvt_pknorm_u16_f32 v104, |v151|, -v134                 // 680195d2970d0340
v_cvt_pknorm_u16_f32 v13, |v70|, 2.0                     // 0d0195d246e90100
v_cvt_pkrtz_f16_f32 v77, v20, v79                        // 4d0096d2149f0200
v_cvt_pkrtz_f16_f32 v23, -1.0, |src_pops_exiting_wave_id| // 170296d2f3de0100
v_cvt_pkrtz_f16_f32 v130, v156, -flat_scratch_lo div:2   // 820096d29ccd0058
v_cvt_rpi_i32_f32_e64 v208, v241                         // d0004cd1f1010000
v_cvt_rpi_i32_f32_e64 v13, 1.0                           // 0d004cd1f2000000
v_cvt_rpi_i32_f32_e64 v80, -v117 clamp                   // 50804cd175010020
v_cvt_u16_f16_e64 v142, v7                               // 8e007bd107010000
v_cvt_u16_f16_e64 v189, v141                             // bd007bd18d010000
v_cvt_u16_f16_e64 v163, -v27 clamp                       // a3807bd11b010020
v_cvt_u32_f32_e64 v184, v68                              // b80047d144010000
v_cvt_u32_f32_e64 v109, 1.0 div:2                        // 6d0047d1f2000018
v_cvt_u32_f32_e64 v169, v253 mul:2                       // a90047d1fd010008
v_cvt_u32_f64_e64 v228, v[17:18]                         // e40055d111010000
v_cvt_u32_f64_e64 v74, v[107:108] mul:4                  // 4a0055d16b010010
v_cvt_u32_f64_e64 v77, s[34:35]                          // 4d0055d122000000
v_div_fixup_f16 v173, v154, v23, v48                     // ad0007d29a2fc204
v_div_fixup_f16 v208, v182, v196, |src_shared_base| div:2 // d00407d2b689af1b
v_div_fixup_f16 v128, -|v62|, -|flat_scratch_lo|, |v226| mul:4 // 800707d23ecd8877
v_div_fixup_f32 v149, v35, v94, v81                      // 9500ded123bd4605
v_div_fixup_f32 v80, src_vccz, v204, -v80 clamp mul:4    // 5080ded1fb984395
v_div_fixup_f32 v243, 1.0, -|v129|, abs(s52) clamp       // v_div_fixup_f32 v243, 1.0, -|v129|, |s52| clamp // f386ded1f202d340
v_div_fixup_f64 v[142:143], v[208:209], v[251:252], v[156:157] // 8e00dfd1d0f77306
v_div_fixup_f64 v[45:46], neg(s[90:91]), 2.0, abs(v[101:102]) // v_div_fixup_f64 v[45:46], -s[90:91], 2.0, |v[101:102]| // 2d04dfd15ae89525
v_div_fixup_f64 v[246:247], |v[48:49]|, v[189:190], -src_private_base mul:4 // f601dfd1307bb793
v_div_fixup_legacy_f16 v232, v30, v184, v105             // e800efd11e71a705
v_div_fixup_legacy_f16 v81, s31, v54, -4.0 mul:4         // 5100efd11f6cde13
v_div_fixup_legacy_f16 v233, |v226|, -v13, -|v103|       // e905efd1e21b9ec5
v_div_fmas_f32 v133, v238, v47, v176                     // 8500e2d1ee5fc206
v_div_fmas_f32 v218, 0, -v232, v91 mul:2                 // da00e2d180d06f4d
v_div_fmas_f32 v15, v32, -2, 0.15915494 mul:2            // 0f00e2d12085e10b
v_div_fmas_f64 v[116:117], v[127:128], v[175:176], v[56:57] // 7400e3d17f5fe304
v_div_fmas_f64 v[227:228], -|v[230:231]|, 2.0, |v[98:99]| mul:2 // e305e3d1e6e9892d
v_div_fmas_f64 v[34:35], -1.0, 1.0, 1.0 div:2            // 2200e3d1f3e4c91b
v_div_scale_f32 v41, s[0:1], v75, v99, v225              // 2900e0d14bc78607
v_div_scale_f32 v155, s[72:73], v135, v244, 0.15915494   // 9b48e0d187e9e303
v_div_scale_f32 v9, vcc, v85, v177, s56                  // 096ae0d15563e300
v_div_scale_f64 v[240:241], vcc, v[31:32], v[170:171], v[59:60] // f06ae1d11f55ef04
v_div_scale_f64 v[144:145], s[18:19], v[10:11], v[91:92], v[26:27] // 9012e1d10ab76a04
v_div_scale_f64 v[136:137], vcc, v[124:125], -v[124:125], -v[64:65] // 886ae1d17cf902c5
v_exp_f16_e64 v142, v125                                 // 8e0081d17d010000
v_exp_f16_e64 v35, s23                                   // 230081d117000000
v_exp_f16_e64 v215, |v182| mul:2                         // d70181d1b6010008
v_exp_f32_e64 v108, v135                                 // 6c0060d187010000
v_exp_f32_e64 v196, -s46                                 // c40060d12e000020
v_exp_f32_e64 v21, v78 div:2                             // 150060d14e010018
v_exp_legacy_f32_e64 v82, v166                           // 52008bd1a6010000
v_exp_legacy_f32_e64 v245, v47                           // f5008bd12f010000
v_exp_legacy_f32_e64 v223, src_shared_base clamp         // df808bd1eb000000
v_ffbh_i32_e64 v233, v199                                // e9006fd1c7010000
v_ffbh_i32_e64 v208, v127                                // d0006fd17f010000
v_ffbh_i32_e64 v130, s20                                 // 82006fd114000000
v_ffbh_u32_e64 v102, v63                                 // 66006dd13f010000
v_ffbh_u32_e64 v170, src_pops_exiting_wave_id            // aa006dd1ef000000
v_ffbh_u32_e64 v106, src_private_base                    // 6a006dd1ed000000
v_ffbl_b32_e64 v44, v215                                 // 2c006ed1d7010000
v_ffbl_b32_e64 v163, s29                                 // a3006ed11d000000
v_ffbl_b32_e64 v134, v147                                // 86006ed193010000
v_floor_f16_e64 v199, v246                               // c70084d1f6010000
v_floor_f16_e64 v232, abs(src_shared_base)               // v_floor_f16_e64 v232, |src_shared_base| // e80184d1eb000000
v_floor_f16_e64 v167, -v113 mul:4                        // a70084d171010030
v_floor_f32_e64 v46, v132                                // 2e005fd184010000
v_floor_f32_e64 v211, v162 div:2                         // d3005fd1a2010018
v_floor_f32_e64 v59, v59 mul:4                           // 3b005fd13b010010
v_floor_f64_e64 v[218:219], v[141:142]                   // da005ad18d010000
v_floor_f64_e64 v[152:153], abs(v[19:20]) clamp          // v_floor_f64_e64 v[152:153], |v[19:20]| clamp // 98815ad113010000
v_floor_f64_e64 v[73:74], v[247:248]                     // 49005ad1f7010000
v_fma_f16 v107, v50, v101, v124                          // 6b0006d232cbf205
v_fma_f16 v23, v196, v191, v86                           // 170006d2c47f5b05
v_fma_f16 v184, vcc_lo, 4.0, v57 op_sel:[1,1,0,0]        // b81806d26aece504
v_fma_f32 v164, v236, v44, v35                           // a400cbd1ec598e04
v_fma_f32 v245, 2.0, v115, abs(s25) clamp                // v_fma_f32 v245, 2.0, v115, |s25| clamp // f584cbd1f4e66600
v_fma_f32 v117, v163, |v242|, -src_execz                 // 7502cbd1a3e5f383
v_fma_f64 v[62:63], v[53:54], v[147:148], v[161:162]     // 3e00ccd135278706
v_fma_f64 v[246:247], v[160:161], -v[20:21], |v[254:255]| // f604ccd1a029fa47
v_fma_f64 v[142:143], -v[175:176], |v[26:27]|, neg(s[38:39]) // v_fma_f64 v[142:143], -v[175:176], |v[26:27]|, -s[38:39] // 8e02ccd1af359aa0
v_fma_legacy_f16 v160, v67, v110, v53                    // a000eed143ddd604
v_fma_legacy_f16 v13, 0, -2, -src_private_base           // 0d00eed18084b583
v_fma_legacy_f16 v212, v254, v23, |s100| div:2           // d404eed1fe2f9219
v_fract_f16_e64 v168, v139                               // a80088d18b010000
v_fract_f16_e64 v18, src_shared_base                     // 120088d1eb000000
v_fract_f16_e64 v214, 0.15915494                         // d60088d1f8000000
v_fract_f32_e64 v123, v213                               // 7b005bd1d5010000
v_fract_f32_e64 v195, -v54                               // c3005bd136010020
v_fract_f32_e64 v151, 0.5                                // 97005bd1f0000000
v_fract_f64_e64 v[249:250], v[225:226]                   // f90072d1e1010000
v_fract_f64_e64 v[74:75], v[215:216] clamp               // 4a8072d1d7010000
v_fract_f64_e64 v[133:134], v[28:29]                     // 850072d11c010000
v_frexp_exp_i16_f16_e64 v120, v220                       // 780083d1dc010000
v_frexp_exp_i16_f16_e64 v173, v166                       // ad0083d1a6010000
v_frexp_exp_i16_f16_e64 v165, -2                         // a50083d1c2000000
v_frexp_exp_i32_f32_e64 v94, v86                         // 5e0073d156010000
v_frexp_exp_i32_f32_e64 v224, |v140|                     // e00173d18c010000
v_frexp_exp_i32_f32_e64 v184, 0                          // b80073d180000000
v_frexp_exp_i32_f64_e64 v19, v[214:215]                  // 130070d1d6010000
v_frexp_exp_i32_f64_e64 v175, -1.0 clamp                 // af8070d1f3000000
v_frexp_exp_i32_f64_e64 v211, |v[145:146]|               // d30170d191010000
v_frexp_mant_f16_e64 v5, v193                            // 050082d1c1010000
v_frexp_mant_f16_e64 v198, 0.5 mul:2                     // c60082d1f0000008
v_frexp_mant_f16_e64 v192, -v152                         // c00082d198010020
v_frexp_mant_f32_e64 v241, v73                           // f10074d149010000
v_frexp_mant_f32_e64 v143, 4.0 div:2                     // 8f0074d1f6000018
v_frexp_mant_f32_e64 v231, v148 clamp mul:4              // e78074d194010010
v_frexp_mant_f64_e64 v[176:177], v[192:193]              // b00071d1c0010000
v_frexp_mant_f64_e64 v[207:208], -2                      // cf0071d1c2000000
v_frexp_mant_f64_e64 v[209:210], |v[84:85]| div:2        // d10171d154010018
v_interp_mov_f32 v189, p0, attr32.x                      // v_interp_mov_f32_e32 v189, p0, attr32.x // 0280f6d6
v_interp_mov_f32 v51, p0, attr31.x                       // v_interp_mov_f32_e32 v51, p0, attr31.x // 027cced4
v_interp_mov_f32 v59, p20, attr31.z                      // v_interp_mov_f32_e32 v59, p20, attr31.z // 017eeed4
v_interp_p1_f32 v194, v161, attr0.w                      // v_interp_p1_f32_e32 v194, v161, attr0.w // a10308d7
v_interp_p1_f32 v66, -v203, attr31.w                     // v_interp_p1_f32_e64 v66, -v203, attr31.w // 420070d2df960340
v_interp_p1_f32 v4, |v133|, attr32.z                     // v_interp_p1_f32_e64 v4, |v133|, attr32.z // 040270d2a00a0300
v_interp_p1ll_f16 v75, v139, attr31.y                    // 4b0074d25f160300
v_interp_p1ll_f16 v14, -|v118|, attr32.z clamp           // 0e8274d2a0ec0240
v_interp_p1ll_f16 v173, |v171|, attr32.w clamp           // ad8274d2e0560300
v_interp_p1lv_f16 v128, v83, attr32.w, v10               // 800075d2e0a62a04
v_interp_p1lv_f16 v158, |v191|, attr0.y, -v140 high      // 9e0275d2407f3386
v_interp_p1lv_f16 v206, |v92|, attr1.y, |v12|            // ce0675d241b83204
v_interp_p2_f16 v134, v244, attr0.x, v98                 // 860077d200e88b05
v_interp_p2_f16 v242, -|v208|, attr1.x, v239             // f20277d201a0bf47
v_interp_p2_f16 v110, |v95|, attr1.y, |v65|              // 6e0677d241be0605
v_interp_p2_f32 v203, v138, attr31.w                     // v_interp_p2_f32_e32 v203, v138, attr31.w // 8a7f2dd7
v_interp_p2_f32 v16, |v142|, attr1.w mul:4               // v_interp_p2_f32_e64 v16, |v142|, attr1.w mul:4 // 100271d2c11c0310
v_interp_p2_f32 v38, v58, attr31.y clamp div:2           // v_interp_p2_f32_e64 v38, v58, attr31.y clamp div:2 // 268071d25f740218
v_interp_p2_legacy_f16 v254, v5, attr0.w, v156           // fe0076d2c00a7206
v_interp_p2_legacy_f16 v247, |v117|, attr32.z, v178      // f70276d2a0eaca06
v_interp_p2_legacy_f16 v213, v136, attr0.w, v149         // d50076d2c0105706
v_ldexp_f16_e64 v165, v127, v43                          // a50033d17f570200
v_ldexp_f16_e64 v165, |s53|, v228                        // a50133d135c80300
v_ldexp_f16_e64 v183, -v120, s93                         // b70033d178bb0020
v_ldexp_f32 v50, v241, v45                               // 320088d2f15b0200
v_ldexp_f32 v211, v226, v180 clamp                       // d38088d2e2690300
v_ldexp_f32 v6, v119, s37                                // 060088d2774b0000
v_ldexp_f64 v[25:26], v[18:19], v134                     // 190084d2120d0300
v_ldexp_f64 v[59:60], |s[32:33]|, v221 clamp             // 3b8184d220ba0300
v_ldexp_f64 v[8:9], v[139:140], -1 mul:4                 // 080084d28b830110
v_lerp_u8 v199, v104, v145, v11                          // c700cdd168232f04
v_lerp_u8 v217, v237, v210, s67                          // d900cdd1eda50f01
v_lerp_u8 v185, 1, v51, v156                             // b900cdd181667206
v_log_f16_e64 v134, v109                                 // 860080d16d010000
v_log_f16_e64 v160, 0.5                                  // a00080d1f0000000
v_log_f16_e64 v170, v97                                  // aa0080d161010000
v_log_f32_e64 v56, v66                                   // 380061d142010000
v_log_f32_e64 v100, neg(v106) mul:2                      // v_log_f32_e64 v100, -v106 mul:2 // 640061d16a010028
v_log_f32_e64 v22, -v80 div:2                            // 160061d150010038
v_log_legacy_f32_e64 v199, v66                           // c7008cd142010000
v_log_legacy_f32_e64 v210, v125 mul:2                    // d2008cd17d010008
v_log_legacy_f32_e64 v23, |src_private_base| clamp       // 17818cd1ed000000
v_lshl_add_u32 v50, v109, v158, v209                     // 3200fdd16d3d4707
v_lshl_add_u32 v48, v128, s48, v16                       // 3000fdd180614004
v_lshl_add_u32 v155, v53, s55, 0                         // 9b00fdd1356f0002
v_lshl_or_b32 v132, v31, v125, v149                      // 840000d21ffb5606
v_lshl_or_b32 v15, v25, src_execz, v214                  // 0f0000d219f95907
v_lshl_or_b32 v30, s14, v210, 1                          // 1e0000d20ea40702
v_lshlrev_b16_e64 v136, v45, v49                         // 88002ad12d630200
v_lshlrev_b16_e64 v115, v4, v60                          // 73002ad104790200
v_lshlrev_b16_e64 v144, s56, v110                        // 90002ad138dc0200
v_lshlrev_b32_e64 v227, v59, v245                        // e30012d13beb0300
v_lshlrev_b32_e64 v68, 0, 1                              // 440012d180020100
v_lshlrev_b32_e64 v250, v251, s81                        // fa0012d1fba30000
v_lshlrev_b64 v[72:73], v40, v[43:44]                    // 48008fd228570200
v_lshlrev_b64 v[116:117], v204, s[16:17]                 // 74008fd2cc210000
v_lshlrev_b64 v[93:94], 64, v[39:40]                     // 5d008fd2c04e0200
v_lshrrev_b16_e64 v7, v66, v18                           // 07002bd142250200
v_lshrrev_b16_e64 v77, s61, -16                          // 4d002bd13da00100
v_lshrrev_b16_e64 v101, s38, v130                        // 65002bd126040300
v_lshrrev_b32_e64 v13, v212, v149                        // 0d0010d1d42b0300
v_lshrrev_b32_e64 v58, s92, v26                          // 3a0010d15c340200
v_lshrrev_b32_e64 v20, v6, s83                           // 140010d106a70000
v_lshrrev_b64 v[138:139], v162, v[188:189]               // 8a0090d2a2790300
v_lshrrev_b64 v[76:77], v244, s[96:97]                   // 4c0090d2f4c10000
v_lshrrev_b64 v[168:169], v168, v[213:214]               // a80090d2a8ab0300
v_mac_f16_e64 v230, v10, v193                            // e60023d10a830300
v_mac_f16_e64 v168, -v197, |s97| clamp mul:4             // a88223d1c5c30030
v_mac_f16_e64 v54, abs(s93), -1.0 mul:2                  // v_mac_f16_e64 v54, |s93|, -1.0 mul:2 // 360123d15de60108
v_mac_f32_e64 v7, v245, v25                              // 070016d1f5330200
v_mac_f32_e64 v229, v4, -2                               // e50016d104850100
v_mac_f32_e64 v74, v98, -4.0                             // 4a0016d162ef0100
v_mad_f16 v146, v119, v166, v114                         // 920003d2774dcb05
v_mad_f16 v91, 1.0, -v52, v4 op_sel:[0,0,1,1] div:2      // 5b6003d2f268125c
v_mad_f16 v223, -v27, -s71, neg(v216) op_sel:[1,1,1,1] clamp mul:2 // v_mad_f16 v223, -v27, -s71, -v216 op_sel:[1,1,1,1] clamp mul:2 // dff803d21b8f60ef
v_mad_f32 v233, v222, v92, v166                          // e900c1d1deb99a06
v_mad_f32 v122, 1.0, -vcc_hi, v104                       // 7a00c1d1f2d6a045
v_mad_f32 v17, -0.5, -v115, v137                         // 1100c1d1f1e62646
v_mad_i16 v123, v105, v162, v224                         // 7b0005d269458307
v_mad_i16 v69, v90, v13, s64 op_sel:[1,1,1,1]            // 457805d25a1b0201
v_mad_i16 v134, v56, v192, -16 op_sel:[1,1,1,1]          // 867805d238814303
v_mad_i32_i16 v238, v188, v79, v169                      // ee00f2d1bc9fa606
v_mad_i32_i16 v134, v41, m0, 17                          // 8600f2d129f94402
v_mad_i32_i16 v138, v35, 0, s99 op_sel:[1,1,0,0]         // 8a18f2d123018d01
v_mad_i32_i24 v90, v19, v123, v118                       // 5a00c2d113f7da05
v_mad_i32_i24 v238, v46, s7, 17                          // ee00c2d12e0f4402
v_mad_i32_i24 v85, v134, v98, 17                         // 5500c2d186c54602
v_mad_i64_i32 v[158:159], vcc, v155, v141, v[21:22]      // 9e6ae9d19b1b5704
v_mad_i64_i32 v[116:117], vcc, v224, v0, v[193:194]      // 746ae9d1e0010607
v_mad_i64_i32 v[45:46], s[96:97], v216, v10, v[229:230]  // 2d60e9d1d8159607
v_mad_legacy_f16 v123, v207, v153, v90                   // 7b00ead1cf336b05
v_mad_legacy_f16 v41, |v211|, -|v43|, v27 mul:2          // 2903ead1d3576e4c
v_mad_legacy_f16 v150, -v232, neg(v48), |v241|           // v_mad_legacy_f16 v150, -v232, -v48, |v241| // 9604ead1e861c667
v_mad_legacy_f32 v225, v246, v24, v169                   // e100c0d1f631a606
v_mad_legacy_f32 v173, -v245, src_pops_exiting_wave_id, -v207 div:2 // ad00c0d1f5df3dbf
v_mad_legacy_f32 v169, 2.0, |v249|, -v32                 // a902c0d1f4f28384
v_mad_legacy_i16 v141, v218, v160, v224                  // 8d00ecd1da418307
v_mad_legacy_i16 v144, v26, 0, 0 clamp                   // 9080ecd11a010102
v_mad_legacy_i16 v207, s1, -1, -1                        // cf00ecd101820503
v_mad_legacy_u16 v169, v178, v25, v244                   // a900ebd1b233d207
v_mad_legacy_u16 v63, -1, 17, v55                        // 3f00ebd1c122dd04
v_mad_legacy_u16 v21, v76, 64, 0 clamp                   // 1580ebd14c810102
v_mad_u16 v157, v239, v252, v2                           // 9d0004d2eff90b04
v_mad_u16 v104, -16, v149, v16 clamp                     // 688004d2d02a4304
v_mad_u16 v24, 64, v99, s36 op_sel:[1,1,0,0]             // 181804d2c0c69200
v_mad_u32_u16 v31, v154, v244, v51                       // 1f00f1d19ae9cf04
v_mad_u32_u16 v135, 64, v172, -1                         // 8700f1d1c0580703
v_mad_u32_u16 v223, src_scc, v115, v36                   // df00f1d1fde69204
v_mad_u32_u24 v254, v208, v236, v103                     // fe00c3d1d0d99f05
v_mad_u32_u24 v215, s44, v33, v15                        // d700c3d12c423e04
v_mad_u32_u24 v113, -16, flat_scratch_lo, v177           // 7100c3d1d0ccc406
v_mad_u64_u32 v[56:57], s[94:95], v19, v78, v[118:119]   // 385ee8d1139dda05
v_mad_u64_u32 v[244:245], s[58:59], v37, 17, src_execz   // f43ae8d12523f103
v_mad_u64_u32 v[38:39], s[94:95], v32, v180, v[88:89] clamp // 26dee8d120696305
v_max3_f16 v66, v181, v174, v150                         // 4200f7d1b55d5b06
v_max3_f16 v128, v229, src_execz, -|v154|                // 8004f7d1e5f96986
v_max3_f16 v246, 4.0, -2, -s26 clamp mul:4               // f680f7d1f6846990
v_max3_f32 v244, v110, v142, v112                        // f400d3d16e1dc305
v_max3_f32 v43, |src_shared_limit|, v142, -4.0           // 2b01d3d1ec1cdf03
v_max3_f32 v17, -v9, v166, -|s34|                        // 1104d3d1094d8ba0
v_max3_i16 v15, v49, v40, v198                           // 0f00f8d131511a07
v_max3_i16 v178, v88, v243, src_execz                    // b200f8d158e7f303
v_max3_i16 v130, v61, v155, -16                          // 8200f8d13d374303
v_max3_i32 v93, v101, v228, v223                         // 5d00d4d165c97f07
v_max3_i32 v150, v144, s37, v167                         // 9600d4d1904b9c06
v_max3_i32 v11, v243, v35, v88                           // 0b00d4d1f3476205
v_max3_u16 v161, v222, v15, v240                         // a100f9d1de1fc207
v_max3_u16 v21, ttmp5, v191, v192                        // 1500f9d1717e0307
v_max3_u16 v122, v158, v102, v76 op_sel:[0,0,0,1]        // 7a40f9d19ecd3205
v_max3_u32 v180, v195, v57, v116                         // b400d5d1c373d205
v_max3_u32 v87, v139, v213, v236                         // 5700d5d18babb307
v_max3_u32 v60, v73, v156, v166                          // 3c00d5d149399b06
v_max_f16_e64 v142, v214, v149                           // 8e002dd1d62b0300
v_max_f16_e64 v35, -2, |src_pops_exiting_wave_id| clamp mul:2 // 23822dd1c2de0108
v_max_f16_e64 v132, v9, -v74                             // 84002dd109950240
v_max_f32_e64 v53, v49, v105                             // 35000bd131d30200
v_max_f32_e64 v31, -v40, -0.5 mul:2                      // 1f000bd128e30128
v_max_f32_e64 v233, |src_private_base|, 2.0 clamp mul:4  // e9810bd1ede80110
v_max_f64 v[229:230], v[3:4], v[36:37]                   // e50083d203490200
v_max_f64 v[9:10], 1.0, -|v[86:87]|                      // 090283d2f2ac0240
v_max_f64 v[190:191], v[48:49], 4.0 clamp                // be8083d230ed0100
v_max_i16_e64 v75, v11, v184                             // 4b0030d10b710300
v_max_i16_e64 v35, vcc_hi, v171                          // 230030d16b560300
v_max_i16_e64 v117, 0, v60                               // 750030d180780200
v_max_i32_e64 v7, v118, v136                             // 07000dd176110300
v_max_i32_e64 v146, v84, v193                            // 92000dd154830300
v_max_i32_e64 v75, v91, s43                              // 4b000dd15b570000
v_max_u16_e64 v6, v200, v251                             // 06002fd1c8f70300
v_max_u16_e64 v195, v202, v18                            // c3002fd1ca250200
v_max_u16_e64 v183, 1, v115                              // b7002fd181e60200
v_max_u32_e64 v238, v167, v129                           // ee000fd1a7030300
v_max_u32_e64 v121, 0, v150                              // 79000fd1802c0300
v_max_u32_e64 v195, 0, v162                              // c3000fd180440300
v_mbcnt_hi_u32_b32 v101, v195, v207                      // 65008dd2c39f0300
v_mbcnt_hi_u32_b32 v191, v80, v167                       // bf008dd2504f0300
v_mbcnt_hi_u32_b32 v89, v202, v238                       // 59008dd2cadd0300
v_mbcnt_lo_u32_b32 v45, v34, v183                        // 2d008cd2226f0300
v_mbcnt_lo_u32_b32 v88, v128, src_pops_exiting_wave_id   // 58008cd280df0100
v_mbcnt_lo_u32_b32 v34, v3, v140                         // 22008cd203190300
v_med3_f16 v153, v99, v206, v24                          // 9900fad1639d6304
v_med3_f16 v185, -v230, -|v132|, 1.0 op_sel:[1,1,0,0]    // b91afad1e609cb63
v_med3_f16 v146, -4.0, |s65|, 0.5 op_sel:[1,0,0,0]       // 920afad1f782c003
v_med3_f32 v73, v141, v245, v226                         // 4900d6d18deb8b07
v_med3_f32 v124, |v201|, s7, v137 mul:4                  // 7c01d6d1c90f2416
v_med3_f32 v52, -v172, -v103, -s55                       // 3400d6d1accfdee0
v_med3_i16 v159, v246, v235, v8                          // 9f00fbd1f6d72304
v_med3_i16 v228, flat_scratch_lo, v34, v74 clamp         // e480fbd166442a05
v_med3_i16 v15, 0, s86, v163                             // 0f00fbd180ac8c06
v_med3_i32 v92, v152, v190, v69                          // 5c00d7d1987d1705
v_med3_i32 v158, v135, src_scc, v190                     // 9e00d7d187fbf906
v_med3_i32 v134, v27, v154, v46                          // 8600d7d11b35bb04
v_med3_u16 v193, v94, v80, v111                          // c100fcd15ea1be05
v_med3_u16 v128, 17, v210, s0 op_sel:[0,1,1,1]           // 8070fcd191a40300
v_med3_u16 v106, src_vccz, v213, v218 op_sel:[1,1,1,1] clamp // 6af8fcd1fbaa6b07
v_med3_u32 v6, v250, v34, v146                           // 0600d8d1fa454a06
v_med3_u32 v147, v233, s53, v223                         // 9300d8d1e96b7c07
v_med3_u32 v225, v22, v160, src_private_base             // e100d8d11641b703
v_min3_f16 v101, v102, v151, v9                          // 6500f4d1662f2704
v_min3_f16 v125, 0.5, -1.0, v82                          // 7d00f4d1f0e64905
v_min3_f16 v203, s17, |v118|, v49 mul:2                  // cb02f4d111ecc60c
v_min3_f32 v98, v200, v70, v111                          // 6200d0d1c88dbe05
v_min3_f32 v29, s2, v255, v70 clamp                      // 1d80d0d102fe1b05
v_min3_f32 v45, 4.0, |v168|, -|src_pops_exiting_wave_id| div:2 // 2d06d0d1f650bf9b
v_min3_i16 v14, v189, v64, v12                           // 0e00f5d1bd813204
v_min3_i16 v190, v23, 17, v63                            // be00f5d11723fd04
v_min3_i16 v129, v202, v185, src_shared_base op_sel:[0,0,0,1] // 8140f5d1ca73af03
v_min3_i32 v196, v24, v184, v156                         // c400d1d118717306
v_min3_i32 v70, v179, s44, v54                           // 4600d1d1b359d804
v_min3_i32 v170, v235, s48, v133                         // aa00d1d1eb611406
v_min3_u16 v26, v87, v240, v95                           // 1a00f6d157e17f05
v_min3_u16 v43, src_execz, v37, 0 op_sel:[0,1,1,1]       // 2b70f6d1fc4a0202
v_min3_u16 v237, v51, 0, v51 clamp                       // ed80f6d13301cd04
v_min3_u32 v195, v76, v146, v137                         // c300d2d14c252706
v_min3_u32 v65, src_shared_limit, v34, v44               // 4100d2d1ec44b204
v_min3_u32 v197, v97, 17, v126                           // c500d2d16123f905
v_min_f16_e64 v160, v64, v115                            // a0002ed140e70200
v_min_f16_e64 v156, 4.0, abs(s65) clamp                  // v_min_f16_e64 v156, 4.0, |s65| clamp // 9c822ed1f6820000
v_min_f16_e64 v97, -v160, s39 clamp mul:4                // 61802ed1a04f0030
v_min_f32_e64 v66, v226, v131                            // 42000ad1e2070300
v_min_f32_e64 v99, v67, 0 clamp                          // 63800ad143010100
v_min_f32_e64 v131, |v106|, src_private_base             // 83010ad16adb0100
v_min_f64 v[48:49], v[110:111], v[150:151]               // 300082d26e2d0300
v_min_f64 v[170:171], -s[42:43], |v[232:233]|            // aa0282d22ad00320
v_min_f64 v[28:29], -|v[143:144]|, -|v[150:151]| div:2   // 1c0382d28f2d0378
v_min_i16_e64 v71, v54, v156                             // 470032d136390300
v_min_i16_e64 v177, v68, s101                            // b10032d144cb0000
v_min_i16_e64 v69, 64, v11                               // 450032d1c0160200
v_min_i32_e64 v40, v205, v25                             // 28000cd1cd330200
v_min_i32_e64 v49, s93, v28                              // 31000cd15d380200
v_min_i32_e64 v80, src_pops_exiting_wave_id, v179        // 50000cd1ef660300
v_min_u16_e64 v65, v45, v242                             // 410031d12de50300
v_min_u16_e64 v150, 64, 17                               // 960031d1c0220100
v_min_u16_e64 v191, v48, v223                            // bf0031d130bf0300
v_min_u32_e64 v132, v75, v132                            // 84000ed14b090300
v_min_u32_e64 v68, s101, v175                            // 44000ed1655e0300
v_min_u32_e64 v100, v76, v52                             // 64000ed14c690200
v_mov_b32_e64 v55, v184                                  // 370041d1b8010000
v_mov_b32_e64 v19, -16                                   // 130041d1d0000000
v_mov_b32_e64 v155, v86                                  // 9b0041d156010000
v_mqsad_pk_u16_u8 v[134:135], v[100:101], v23, v[51:52]  // 8600e6d1642fce04
v_mqsad_pk_u16_u8 v[154:155], v[191:192], v218, 64 clamp // 9a80e6d1bfb50303
v_mqsad_pk_u16_u8 v[54:55], src_execz, v47, 1            // 3600e6d1fc5e0602
v_mqsad_u32_u8 v[213:216], v[181:182], v148, v[38:41]    // d500e7d1b5299b04
v_mqsad_u32_u8 v[20:23], v[14:15], s18, v[43:46]         // 1400e7d10e25ac04
v_mqsad_u32_u8 v[226:229], v[113:114], v40, v[27:30]     // e200e7d171516e04
v_msad_u8 v13, v196, v231, v31                           // 0d00e4d1c4cf7f04
v_msad_u8 v45, v145, s16, v232                           // 2d00e4d19121a007
v_msad_u8 v101, v72, v182, v161                          // 6500e4d1486d8706
v_mul_f16_e64 v142, v9, v220                             // 8e0022d109b90300
v_mul_f16_e64 v33, |v184|, |s50|                         // 210322d1b8650000
v_mul_f16_e64 v98, -|v182|, neg(v222)                    // v_mul_f16_e64 v98, -|v182|, -v222 // 620122d1b6bd0360
v_mul_f32_e64 v3, v236, v13                              // 030005d1ec1b0200
v_mul_f32_e64 v31, v23, src_scc clamp div:2              // 1f8005d117fb0118
v_mul_f32_e64 v177, v152, -v164 mul:2                    // b10005d198490348
v_mul_f64 v[39:40], v[7:8], v[32:33]                     // 270081d207410200
v_mul_f64 v[251:252], -0.5, s[100:101] clamp             // fb8081d2f1c80000
v_mul_f64 v[229:230], -|v[109:110]|, v[186:187]          // e50181d26d750320
v_mul_hi_i32 v173, v205, v206                            // ad0087d2cd9d0300
v_mul_hi_i32 v6, 17, v178                                // 060087d291640300
v_mul_hi_i32 v216, s40, v121                             // d80087d228f20200
v_mul_hi_i32_i24_e64 v6, v29, v135                       // 060007d11d0f0300
v_mul_hi_i32_i24_e64 v7, s88, v251                       // 070007d158f60300
v_mul_hi_i32_i24_e64 v1, v233, 64                        // 010007d1e9810100
v_mul_hi_u32 v65, v36, v43                               // 410086d224570200
v_mul_hi_u32 v101, 17, -16                               // 650086d291a00100
v_mul_hi_u32 v81, v79, v68                               // 510086d24f890200
v_mul_hi_u32_u24_e64 v17, v218, v132                     // 110009d1da090300
v_mul_hi_u32_u24_e64 v23, v156, s91                      // 170009d19cb70000
v_mul_hi_u32_u24_e64 v12, v21, src_shared_limit          // 0c0009d115d90100
v_mul_i32_i24_e64 v245, v22, v12                         // f50006d116190200
v_mul_i32_i24_e64 v99, v166, v16                         // 630006d1a6210200
v_mul_i32_i24_e64 v112, v123, s30                        // 700006d17b3d0000
v_mul_legacy_f32_e64 v254, v142, v194                    // fe0004d18e850300
v_mul_legacy_f32_e64 v42, |m0|, -v148 mul:2              // 2a0104d17c280348
v_mul_legacy_f32_e64 v25, abs(v120), -v22                // v_mul_legacy_f32_e64 v25, |v120|, -v22 // 190104d1782d0240
v_mul_lo_i32 v208, v159, v196                            // v_mul_lo_u32 v208, v159, v196 // d00085d29f890300
v_mul_lo_i32 v66, v50, src_shared_limit                  // v_mul_lo_u32 v66, v50, src_shared_limit // 420085d232d90100
v_mul_lo_i32 v191, s18, v223                             // v_mul_lo_u32 v191, s18, v223 // bf0085d212be0300
v_mul_lo_u16_e64 v5, v29, v89                            // 050029d11db30200
v_mul_lo_u16_e64 v196, ttmp5, -1                         // c40029d171820100
v_mul_lo_u16_e64 v173, 17, s37                           // ad0029d1914a0000
v_mul_lo_u32 v193, v237, v83                             // c10085d2eda70200
v_mul_lo_u32 v90, v176, 0                                // 5a0085d2b0010100
v_mul_lo_u32 v86, v163, v72                              // 560085d2a3910200
v_mul_u32_u24_e64 v63, v75, v99                          // 3f0008d14bc70200
v_mul_u32_u24_e64 v47, v149, src_vccz                    // 2f0008d195f70100
v_mul_u32_u24_e64 v24, v52, v90 clamp                    // 188008d134b50200
v_not_b32_e64 v3, v84                                    // 03006bd154010000
v_not_b32_e64 v251, 1                                    // fb006bd181000000
v_not_b32_e64 v93, 1                                     // 5d006bd181000000
v_or3_b32 v30, v151, v203, v51                           // 1e0002d29797cf04
v_or3_b32 v203, v239, v46, v145                          // cb0002d2ef5d4606
v_or3_b32 v37, src_private_base, v242, v215              // 250002d2ede45f07
v_or_b32_e64 v12, v74, v201                              // 0c0014d14a930300
v_or_b32_e64 v58, 1, v134                                // 3a0014d1810c0300
v_or_b32_e64 v172, v52, -1                               // ac0014d134830100
v_pack_b32_f16 v97, v203, v130                           // 6100a0d2cb050300
v_pack_b32_f16 v245, v171, v159 op_sel:[0,1,1]           // f550a0d2ab3f0300
v_pack_b32_f16 v168, neg(v227), |v204| op_sel:[1,1,1] clamp // v_pack_b32_f16 v168, -v227, |v204| op_sel:[1,1,1] clamp // a8daa0d2e3990320
v_perm_b32 v224, v132, v30, v203                         // e000edd1843d2e07
v_perm_b32 v177, src_execz, v39, v115                    // b100edd1fc4ece05
v_perm_b32 v95, 64, 0, v67                               // 5f00edd1c0000d05
v_qsad_pk_u16_u8 v[93:94], v[187:188], v176, v[223:224]  // 5d00e5d1bb617f07
v_qsad_pk_u16_u8 v[85:86], v[103:104], v249, src_pops_exiting_wave_id clamp // 5580e5d167f3bf03
v_qsad_pk_u16_u8 v[63:64], src_scc, 0, v[24:25]          // 3f00e5d1fd006104
v_rcp_f16_e64 v79, v209                                  // 4f007dd1d1010000
v_rcp_f16_e64 v46, -1.0 clamp mul:4                      // 2e807dd1f3000010
v_rcp_f16_e64 v72, neg(s45) clamp mul:2                  // v_rcp_f16_e64 v72, -s45 clamp mul:2 // 48807dd12d000028
v_rcp_f32_e64 v40, v7                                    // 280062d107010000
v_rcp_f32_e64 v175, v49 mul:2                            // af0062d131010008
v_rcp_f32_e64 v88, s41                                   // 580062d129000000
v_rcp_f64_e64 v[129:130], v[189:190]                     // 810065d1bd010000
v_rcp_f64_e64 v[235:236], -v[172:173]                    // eb0065d1ac010020
v_rcp_f64_e64 v[83:84], -s[100:101] div:2                // 530065d164000038
v_rcp_iflag_f32_e64 v39, v171                            // 270063d1ab010000
v_rcp_iflag_f32_e64 v35, s36                             // 230063d124000000
v_rcp_iflag_f32_e64 v52, src_vccz mul:2                  // 340063d1fb000008
v_readlane_b32 s67, v126, flat_scratch_lo                // 430089d27ecd0000
v_readlane_b32 vcc_hi, v24, 17                           // 6b0089d218230100
v_readlane_b32 s100, v179, s64                           // 640089d2b3810000
v_rndne_f16_e64 v2, v52                                  // 020087d134010000
v_rndne_f16_e64 v98, v31 clamp                           // 628087d11f010000
v_rndne_f16_e64 v91, -v70 mul:4                          // 5b0087d146010030
v_rndne_f32_e64 v166, v167                               // a6005ed1a7010000
v_rndne_f32_e64 v150, v65 clamp                          // 96805ed141010000
v_rndne_f32_e64 v213, abs(src_vccz)                      // v_rndne_f32_e64 v213, |src_vccz| // d5015ed1fb000000
v_rndne_f64_e64 v[128:129], v[171:172]                   // 800059d1ab010000
v_rndne_f64_e64 v[21:22], s[48:49] clamp mul:4           // 158059d130000010
v_rndne_f64_e64 v[88:89], |v[41:42]|                     // 580159d129010000
v_rsq_f16_e64 v29, v254                                  // 1d007fd1fe010000
v_rsq_f16_e64 v86, 4.0                                   // 56007fd1f6000000
v_rsq_f16_e64 v137, 4.0                                  // 89007fd1f6000000
v_rsq_f32_e64 v227, v211                                 // e30064d1d3010000
v_rsq_f32_e64 v95, |v23| mul:4                           // 5f0164d117010010
v_rsq_f32_e64 v136, src_shared_base clamp                // 888064d1eb000000
v_rsq_f64_e64 v[190:191], v[30:31]                       // be0066d11e010000
v_rsq_f64_e64 v[208:209], -2 div:2                       // d00066d1c2000018
v_rsq_f64_e64 v[37:38], 1.0 clamp                        // 258066d1f2000000
v_sad_hi_u8 v170, v101, v5, v3                           // aa00dad1650b0e04
v_sad_hi_u8 v149, v124, v199, v97                        // 9500dad17c8f8705
v_sad_hi_u8 v18, v35, s66, 1 clamp                       // 1280dad123850402
v_sad_u16 v102, v66, v93, v132                           // 6600dbd142bb1206
v_sad_u16 v171, v233, 0, s61                             // ab00dbd1e901f500
v_sad_u16 v231, s19, v201, v180                          // e700dbd11392d306
v_sad_u32 v119, v60, v45, v206                           // 7700dcd13c5b3a07
v_sad_u32 v201, 0, v112, 1                               // c900dcd180e00602
v_sad_u32 v189, v12, v234, -16                           // bd00dcd10cd54303
v_sad_u8 v216, v241, v227, v26                           // d800d9d1f1c76b04
v_sad_u8 v79, v208, v34, v122                            // 4f00d9d1d045ea05
v_sad_u8 v133, v50, 17, 0                                // 8500d9d132230102
v_sat_pk_u8_i16_e64 v121, v70                            // 79008fd146010000
v_sat_pk_u8_i16_e64 v125, s24                            // 7d008fd118000000
v_sat_pk_u8_i16_e64 v33, v109                            // 21008fd16d010000
v_screen_partition_4se_b32_e64 v188, v153                // bc0077d199010000
v_screen_partition_4se_b32_e64 v66, v40                  // 420077d128010000
v_screen_partition_4se_b32_e64 v146, v39                 // 920077d127010000
v_sin_f16_e64 v245, v225                                 // f50089d1e1010000
v_sin_f16_e64 v157, |v101|                               // 9d0189d165010000
v_sin_f16_e64 v103, abs(v30)                             // v_sin_f16_e64 v103, |v30| // 670189d11e010000
v_sin_f32_e64 v55, v93                                   // 370069d15d010000
v_sin_f32_e64 v116, -1.0 div:2                           // 740069d1f3000018
v_sin_f32_e64 v81, neg(s31) clamp mul:2                  // v_sin_f32_e64 v81, -s31 clamp mul:2 // 518069d11f000028
v_sqrt_f16_e64 v155, v241                                // 9b007ed1f1010000
v_sqrt_f16_e64 v226, v227                                // e2007ed1e3010000
v_sqrt_f16_e64 v4, neg(src_pops_exiting_wave_id)         // v_sqrt_f16_e64 v4, -src_pops_exiting_wave_id // 04007ed1ef000020
v_sqrt_f32_e64 v29, v47                                  // 1d0067d12f010000
v_sqrt_f32_e64 v5, neg(s8) mul:4                         // v_sqrt_f32_e64 v5, -s8 mul:4 // 050067d108000030
v_sqrt_f32_e64 v201, v199 clamp                          // c98067d1c7010000
v_sqrt_f64_e64 v[232:233], v[3:4]                        // e80068d103010000
v_sqrt_f64_e64 v[211:212], s[14:15] div:2                // d30068d10e000018
v_sqrt_f64_e64 v[215:216], v[233:234] clamp              // d78068d1e9010000
v_sub_co_u32_e64 v136, vcc, v171, v8                     // 886a1ad1ab110200
v_sub_co_u32_e64 v44, s[32:33], src_execz, v229 clamp    // 2ca01ad1fcca0300
v_sub_co_u32_e64 v133, exec, src_private_base, v163 clamp // 85fe1ad1ed460300
v_sub_f16_e64 v171, v117, v197                           // ab0020d1758b0300
v_sub_f16_e64 v21, -|s74|, -|v138|                       // 150320d14a140360
v_sub_f16_e64 v162, 1.0, v181                            // a20020d1f26a0300
v_sub_f32_e64 v62, v180, v211                            // 3e0002d1b4a70300
v_sub_f32_e64 v234, 4.0, |src_execz| clamp               // ea8202d1f6f80100
v_sub_f32_e64 v206, -v244, -|src_private_base| clamp mul:4 // ce8202d1f4db0170
v_sub_i16 v239, v148, v143                               // ef009fd2941f0300
v_sub_i16 v173, v196, src_execz                          // ad009fd2c4f90100
v_sub_i16 v31, v53, src_shared_limit                     // 1f009fd235d90100
v_sub_i32 v239, v64, v162                                // ef009dd240450300
v_sub_i32 v18, v199, v92                                 // 12009dd2c7b90200
v_sub_i32 v218, v211, s37                                // da009dd2d34b0000
v_sub_u16_e64 v90, v153, v22                             // 5a0027d1992d0200
v_sub_u16_e64 v165, -16, 64 clamp                        // a58027d1d0800100
v_sub_u16_e64 v104, 0, v89                               // 680027d180b20200
v_sub_u32_e64 v148, v194, v14                            // 940035d1c21d0200
v_sub_u32_e64 v107, v47, s99 clamp                       // 6b8035d12fc70000
v_sub_u32_e64 v163, v94, v109 clamp                      // a38035d15edb0200
v_subrev_co_u32_e64 v180, s[82:83], v206, v227           // b4521bd1cec70300
v_subrev_co_u32_e64 v169, vcc, v65, v35 clamp            // a9ea1bd141470200
v_subrev_co_u32_e64 v237, flat_scratch, v249, s72 clamp  // ede61bd1f9910000
v_subrev_f16_e64 v253, v68, v82                          // fd0021d144a50200
v_subrev_f16_e64 v163, neg(v49), v220 clamp div:2        // v_subrev_f16_e64 v163, -v49, v220 clamp div:2 // a38021d131b90338
v_subrev_f16_e64 v233, neg(exec_lo), |v208|              // v_subrev_f16_e64 v233, -exec_lo, |v208| // e90221d17ea00320
v_subrev_f32_e64 v167, v60, v213                         // a70003d13cab0300
v_subrev_f32_e64 v48, src_shared_limit, |v182|           // 300203d1ec6c0300
v_subrev_f32_e64 v68, -v39, |src_shared_limit|           // 440203d127d90120
v_subrev_u16_e64 v57, v102, v246                         // 390028d166ed0300
v_subrev_u16_e64 v88, v40, s72                           // 580028d128910000
v_subrev_u16_e64 v35, v200, v79 clamp                    // 238028d1c89f0200
v_subrev_u32_e64 v76, v255, v45                          // 4c0036d1ff5b0200
v_subrev_u32_e64 v105, v223, 64 clamp                    // 698036d1df810100
v_subrev_u32_e64 v29, s61, 17 clamp                      // 1d8036d13d220100
v_trig_preop_f64 v[192:193], v[253:254], v79             // c00092d2fd9f0200
v_trig_preop_f64 v[112:113], 4.0, v59                    // 700092d2f6760200
v_trig_preop_f64 v[41:42], |v[41:42]|, 1 clamp           // 298192d229030100
v_trunc_f16_e64 v49, v245                                // 310086d1f5010000
v_trunc_f16_e64 v43, -v127 mul:2                         // 2b0086d17f010028
v_trunc_f16_e64 v242, -src_scc                           // f20086d1fd000020
v_trunc_f32_e64 v128, v84                                // 80005cd154010000
v_trunc_f32_e64 v147, -|v207|                            // 93015cd1cf010020
v_trunc_f32_e64 v241, v16 clamp                          // f1805cd110010000
v_trunc_f64_e64 v[61:62], v[65:66]                       // 3d0057d141010000
v_trunc_f64_e64 v[100:101], 0.5                          // 640057d1f0000000
v_trunc_f64_e64 v[197:198], v[111:112] clamp             // c58057d16f010000
v_writelane_b32 v82, -1, -1                              // 52008ad2c1820100
v_writelane_b32 v193, 1, s57                             // c1008ad281720000
v_writelane_b32 v103, s18, 64                            // 67008ad212800100
v_xad_u32 v21, v170, v85, v239                           // 1500f3d1aaabbe07
v_xad_u32 v70, -16, s76, v106                            // 4600f3d1d098a805
v_xad_u32 v42, 0, v117, v144                             // 2a00f3d180ea4206
v_xor_b32_e64 v113, v26, v250                            // 710015d11af50300
v_xor_b32_e64 v159, 0, 64                                // 9f0015d180800100
v_xor_b32_e64 v144, 17, v220                             // 900015d191b80300
v_addc_co_u32_e64 v1, s[2:3], v4, v5, s[6:7]             // 01021cd1040b1a00
v_addc_co_u32_e64 v1, vcc, v4, v5, vcc clamp             // 01ea1cd1040baa01
v_subb_co_u32_e64 v1, s[2:3], 1, v5, vcc                 // 01021dd1810aaa01
v_subbrev_co_u32_e64 v1, vcc, v4, v5, s[6:7]             // 016a1ed1040b1a00
v_cndmask_b32_e64 v1, v2, v3, s[4:5]                     // 010000d102071200
v_cndmask_b32_e64 v1, -1, 0, vcc                         // 010000d1c100a901
v_cndmask_b32_e64 v1, -v2, |v3|, s[4:5]                  // 010200d102071220
v_writelane_b32 v1, s2, m0                               // 01008ad202f80000
v_writelane_b32 v1, exec_lo, m0                          // 01008ad27ef80000
v_alignbit_b32 v5, v1, v2, v3 op_sel:[0,0,1,1]           // 0560ced101050e04
v_alignbyte_b32 v5, v1, s2, 7 op_sel:[0,0,1,0]           // 0520cfd101051c02
