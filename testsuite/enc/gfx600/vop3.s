v_add_f32_e64 v181, -|v128|, -s73                        // b50106d280930060
v_add_f64 v[229:230], -v[254:255], v[147:148]            // e500c8d2fe270320
v_add_i32_e64 v69, s[78:79], v117, v38                   // 454e4ad2754d0200
v_addc_u32_e64 v1, s[14:15], v139, -16, s[90:91]         // 010e50d28ba16901
v_alignbit_b32 v32, v100, s63, -16                       // 20009cd2647f4003
v_alignbyte_b32 v99, -1, src_scc, 64                     // 63009ed2c1fa0103
v_and_b32_e64 v0, v37, v33                               // 000036d225430200
v_ashr_i32_e64 v220, v0, s50                             // dc002ed200650000
v_ashr_i64 v[254:255], src_vccz, 1                       // fe00c6d2fb020100
v_ashrrev_i32_e64 v0, v212, v233                         // 000030d2d4d30300
v_bcnt_u32_b32_e64 v94, v0, s88                          // 5e0044d200b10000
v_bfe_i32 v1, 0, v172, -5                                // 010092d280581703
v_bfe_u32 v17, v219, s53, v66                            // 110090d2db6b0805
v_bfi_b32 v255, 32, v234, s48                            // ff0094d2a0d4c300
v_bfm_b32_e64 v184, v253, v0                             // b8003cd2fd010200
v_bfrev_b32_e64 v167, v99                                // a70070d363010000
v_ceil_f32_e64 v71, 4.0                                  // 470044d3f6000000
v_clrexcp_e64                                            // 000082d300000000
v_cmp_class_f32_e64 s[86:87], vcc_lo, 17                 // 560010d16a220100
v_cmp_class_f64_e64 vcc, v[254:255], v22                 // 6a0050d1fe2d0200
v_cmp_eq_f32_e64 s[26:27], v98, |s103|                   // 1a0204d062cf0000
v_cmp_eq_f64_e64 vcc, 64, -2                             // 6a0044d0c0840100
v_cmp_eq_i32_e64 s[12:13], v255, src_execz               // 0c0004d1fff90100
v_cmp_eq_i64_e64 s[80:81], v[131:132], -1                // 500044d183830100
v_cmp_eq_u32_e64 vcc, src_scc, 17                        // 6a0084d1fd220100
v_cmp_eq_u64_e64 s[80:81], v[81:82], 0                   // 5000c4d151010100
v_cmp_f_f32_e64 s[2:3], v71, v246                        // 020000d047ed0300
v_cmp_f_f64_e64 s[66:67], -v[254:255], -2                // 420040d0fe850120
v_cmp_f_i32_e64 vcc, src_vccz, v11                       // 6a0000d1fb160200
v_cmp_f_i64_e64 tba, 17, s[58:59]                        // 6c0040d191740000
v_cmp_f_u32_e64 s[36:37], v210, s33                      // 240080d1d2430000
v_cmp_f_u64_e64 vcc, v[123:124], v[121:122]              // 6a00c0d17bf30200
v_cmp_ge_f32_e64 s[66:67], 64, neg(v91)                  // v_cmp_ge_f32_e64 s[66:67], 64, -v91 // 42000cd0c0b60240
v_cmp_ge_f64_e64 s[36:37], -1.0, -0.5                    // 24004cd0f3e20100
v_cmp_ge_i32_e64 s[72:73], v52, v0                       // 48000cd134010200
v_cmp_ge_i64_e64 vcc, v[254:255], v[0:1]                 // 6a004cd1fe010200
v_cmp_ge_u32_e64 vcc, s103, v20                          // 6a008cd167280200
v_cmp_ge_u64_e64 s[0:1], v[227:228], v[0:1]              // 0000ccd1e3010200
v_cmp_gt_f32_e64 vcc, v255, v32                          // 6a0008d0ff410200
v_cmp_gt_f64_e64 s[8:9], v[113:114], v[208:209]          // 080048d071a10300
v_cmp_gt_i32_e64 s[58:59], v91, v243                     // 3a0008d15be70300
v_cmp_gt_i64_e64 s[102:103], v[132:133], v[33:34]        // 660048d184430200
v_cmp_gt_u32_e64 s[56:57], s102, v0                      // 380088d166000200
v_cmp_gt_u64_e64 exec, 64, s[74:75]                      // 7e00c8d1c0940000
v_cmp_le_f32_e64 vcc, neg(v59), v0                       // v_cmp_le_f32_e64 vcc, -v59, v0 // 6a0006d03b010220
v_cmp_le_f64_e64 vcc, v[225:226], v[42:43]               // 6a0046d0e1550200
v_cmp_le_i32_e64 vcc, v0, v78                            // 6a0006d1009d0200
v_cmp_le_i64_e64 vcc, s[74:75], v[72:73]                 // 6a0046d14a900200
v_cmp_le_u32_e64 s[64:65], -5, v0                        // 400086d1c5000200
v_cmp_le_u64_e64 vcc, v[121:122], -1                     // 6a00c6d179830100
v_cmp_lg_f32_e64 s[102:103], v0, v153                    // 66000ad000330300
v_cmp_lg_f64_e64 tba, 0.5, v[168:169]                    // 6c004ad0f0500300
v_cmp_lt_f32_e64 s[38:39], v105, -1.0                    // 260002d069e70100
v_cmp_lt_f64_e64 s[18:19], v[182:183], v[61:62]          // 120042d0b67b0200
v_cmp_lt_i32_e64 vcc, -16, src_scc                       // 6a0002d1d0fa0100
v_cmp_lt_i64_e64 vcc, v[254:255], s[24:25]               // 6a0042d1fe310000
v_cmp_lt_u32_e64 vcc, s103, v18                          // 6a0082d167240200
v_cmp_lt_u64_e64 s[84:85], -1, v[0:1]                    // 5400c2d1c1000200
v_cmp_ne_i32_e64 s[82:83], 64, s64                       // 52000ad1c0800000
v_cmp_ne_i64_e64 tba, v[88:89], 32                       // 6c004ad158410100
v_cmp_ne_u32_e64 tba, v128, v144                         // 6c008ad180210300
v_cmp_ne_u64_e64 vcc, v[149:150], v[153:154]             // 6a00cad195330300
v_cmp_neq_f32_e64 vcc, v58, 0                            // 6a001ad03a010100
v_cmp_neq_f64_e64 tba, v[43:44], -|v[254:255]|           // 6c025ad02bfd0340
v_cmp_nge_f32_e64 ttmp[6:7], -v255, neg(s103)            // v_cmp_nge_f32_e64 ttmp[6:7], -v255, -s103 // 760012d0ffcf0060
v_cmp_nge_f64_e64 s[80:81], v[28:29], v[172:173]         // 500052d01c590300
v_cmp_ngt_f32_e64 s[86:87], -2, v164                     // 560016d0c2480300
v_cmp_ngt_f64_e64 vcc, v[0:1], v[0:1]                    // 6a0056d000010200
v_cmp_nle_f32_e64 tba, 1.0, v2                           // 6c0018d0f2040200
v_cmp_nle_f64_e64 vcc, -0.5, -v[74:75]                   // 6a0058d0f1940240
v_cmp_nlg_f32_e64 vcc, -v0, abs(src_vccz)                // v_cmp_nlg_f32_e64 vcc, -v0, |src_vccz| // 6a0214d000f70120
v_cmp_nlg_f64_e64 s[76:77], -|s[12:13]|, v[254:255]      // 4c0154d00cfc0320
v_cmp_nlt_f32_e64 vcc, -|ttmp5|, -2                      // 6a011cd075840120
v_cmp_nlt_f64_e64 vcc, -|v[44:45]|, v[254:255]           // 6a015cd02cfd0320
v_cmp_o_f32_e64 ttmp[6:7], |lds_direct|, s79             // v_cmp_o_f32_e64 ttmp[6:7], |src_lds_direct|, s79 // 76010ed0fe9e0000
v_cmp_o_f64_e64 vcc, -|v[254:255]|, 64                   // 6a014ed0fe810120
v_cmp_t_i32_e64 vcc, 64, v231                            // 6a000ed1c0ce0300
v_cmp_t_i64_e64 s[0:1], v[218:219], v[149:150]           // 00004ed1da2b0300
v_cmp_t_u32_e64 vcc, -1, src_execz                       // 6a008ed1c1f80100
v_cmp_t_u64_e64 vcc, v[131:132], s[54:55]                // 6a00ced1836d0000
v_cmp_tru_f32_e64 s[90:91], |v45|, 2.0                   // 5a011ed02de90100
v_cmp_tru_f64_e64 s[10:11], -0.5, -v[204:205]            // 0a005ed0f1980340
v_cmp_u_f32_e64 s[42:43], s45, 4.0                       // 2a0010d02dec0100
v_cmp_u_f64_e64 tma, 0, |src_vccz|                       // 6e0250d080f60100
v_cmps_eq_f32_e64 s[102:103], 0.5, |v190|                // 660284d0f07c0300
v_cmps_eq_f64_e64 tba, v[186:187], v[159:160]            // 6c00c4d0ba3f0300
v_cmps_f_f32_e64 s[66:67], -2, -1.0                      // 420080d0c2e60100
v_cmps_f_f64_e64 s[40:41], |v[0:1]|, -2                  // 2801c0d000850100
v_cmps_ge_f32_e64 vcc, neg(v125), v34                    // v_cmps_ge_f32_e64 vcc, -v125, v34 // 6a008cd07d450220
v_cmps_ge_f64_e64 vcc, exec, v[118:119]                  // 6a00ccd07eec0200
v_cmps_gt_f32_e64 s[96:97], -src_lds_direct, src_vccz    // 600088d0fef60120
v_cmps_gt_f64_e64 vcc, -1.0, 64                          // 6a00c8d0f3800100
v_cmps_le_f32_e64 ttmp[6:7], -|v134|, |v28|              // 760386d086390220
v_cmps_le_f64_e64 vcc, v[108:109], v[73:74]              // 6a00c6d06c930200
v_cmps_lg_f32_e64 vcc, v12, v208                         // 6a008ad00ca10300
v_cmps_lg_f64_e64 s[102:103], -v[52:53], abs(s[78:79])   // v_cmps_lg_f64_e64 s[102:103], -v[52:53], |s[78:79]| // 6602cad0349d0020
v_cmps_lt_f32_e64 s[78:79], v247, v0                     // 4e0082d0f7010200
v_cmps_lt_f64_e64 exec, |v[10:11]|, v[254:255]           // 7e01c2d00afd0300
v_cmps_neq_f32_e64 s[34:35], v229, |v73|                 // 22029ad0e5930200
v_cmps_neq_f64_e64 s[72:73], 2.0, -v[108:109]            // 4800dad0f4d80240
v_cmps_nge_f32_e64 s[42:43], neg(v255), s30              // v_cmps_nge_f32_e64 s[42:43], -v255, s30 // 2a0092d0ff3d0020
v_cmps_nge_f64_e64 s[60:61], -s[0:1], -v[210:211]        // 3c00d2d000a40360
v_cmps_ngt_f32_e64 s[44:45], v216, src_scc               // 2c0096d0d8fb0100
v_cmps_ngt_f64_e64 vcc, -v[4:5], -s[102:103]             // 6a00d6d004cd0060
v_cmps_nle_f32_e64 exec, -s89, 2.0                       // 7e0098d059e80120
v_cmps_nle_f64_e64 s[80:81], v[163:164], v[208:209]      // 5000d8d0a3a10300
v_cmps_nlg_f32_e64 vcc, -|s29|, abs(v0)                  // v_cmps_nlg_f32_e64 vcc, -|s29|, |v0| // 6a0394d01d000220
v_cmps_nlg_f64_e64 vcc, v[162:163], v[71:72]             // 6a00d4d0a28f0200
v_cmps_nlt_f32_e64 s[4:5], 1.0, 4.0                      // 04009cd0f2ec0100
v_cmps_nlt_f64_e64 vcc, v[11:12], v[198:199]             // 6a00dcd00b8d0300
v_cmps_o_f32_e64 vcc, v255, v255                         // 6a008ed0ffff0300
v_cmps_o_f64_e64 vcc, v[135:136], -2                     // 6a00ced087850100
v_cmps_tru_f32_e64 vcc, |v199|, -src_vccz                // 6a019ed0c7f70140
v_cmps_tru_f64_e64 s[54:55], -0.5, abs(src_scc)          // v_cmps_tru_f64_e64 s[54:55], -0.5, |src_scc| // 3602ded0f1fa0100
v_cmps_u_f32_e64 vcc, -|s102|, 2.0                       // 6a0190d066e80120
v_cmps_u_f64_e64 vcc, -v[220:221], 64                    // 6a00d0d0dc810120
v_cmpsx_eq_f32_e64 s[102:103], -v242, s0                 // 6600a4d0f2010020
v_cmpsx_eq_f64_e64 s[32:33], v[254:255], v[0:1]          // 2000e4d0fe010200
v_cmpsx_f_f32_e64 s[100:101], v242, v34                  // 6400a0d0f2450200
v_cmpsx_f_f64_e64 s[20:21], v[89:90], -v[63:64]          // 1400e0d0597f0240
v_cmpsx_ge_f32_e64 vcc, abs(src_vccz), v206              // v_cmpsx_ge_f32_e64 vcc, |src_vccz|, v206 // 6a01acd0fb9c0300
v_cmpsx_ge_f64_e64 vcc, v[30:31], 1.0                    // 6a00ecd01ee50100
v_cmpsx_gt_f32_e64 s[102:103], v118, v255                // 6600a8d076ff0300
v_cmpsx_gt_f64_e64 s[0:1], |v[217:218]|, 0               // 0001e8d0d9010100
v_cmpsx_le_f32_e64 exec, s36, 0                          // 7e00a6d024000100
v_cmpsx_le_f64_e64 s[70:71], v[96:97], v[150:151]        // 4600e6d0602d0300
v_cmpsx_lg_f32_e64 s[6:7], -|v152|, -v174                // 0601aad0985d0360
v_cmpsx_lg_f64_e64 vcc, -|v[0:1]|, -|v[223:224]|         // 6a03ead000bf0360
v_cmpsx_lt_f32_e64 s[2:3], 0, s22                        // 0200a2d0802c0000
v_cmpsx_lt_f64_e64 vcc, -0.5, abs(v[8:9])                // v_cmpsx_lt_f64_e64 vcc, -0.5, |v[8:9]| // 6a02e2d0f1100200
v_cmpsx_neq_f32_e64 s[2:3], v247, -2                     // 0200bad0f7850100
v_cmpsx_neq_f64_e64 s[80:81], v[99:100], 4.0             // 5000fad063ed0100
v_cmpsx_nge_f32_e64 ttmp[6:7], -4.0, abs(v255)           // v_cmpsx_nge_f32_e64 ttmp[6:7], -4.0, |v255| // 7602b2d0f7fe0300
v_cmpsx_nge_f64_e64 s[4:5], v[206:207], s[58:59]         // 0400f2d0ce750000
v_cmpsx_ngt_f32_e64 s[102:103], 64, v0                   // 6600b6d0c0000200
v_cmpsx_ngt_f64_e64 s[102:103], 4.0, |s[68:69]|          // 6602f6d0f6880000
v_cmpsx_nle_f32_e64 s[28:29], v204, v157                 // 1c00b8d0cc3b0300
v_cmpsx_nle_f64_e64 s[22:23], 2.0, 1.0                   // 1600f8d0f4e40100
v_cmpsx_nlg_f32_e64 ttmp[6:7], -|s7|, v89                // 7601b4d007b20220
v_cmpsx_nlg_f64_e64 exec, -|v[13:14]|, |src_scc|         // 7e03f4d00dfb0120
v_cmpsx_nlt_f32_e64 s[50:51], 0.5, -v14                  // 3200bcd0f01c0240
v_cmpsx_nlt_f64_e64 s[78:79], -1.0, -v[224:225]          // 4e00fcd0f3c00340
v_cmpsx_o_f32_e64 s[44:45], v7, v104                     // 2c00aed007d10200
v_cmpsx_o_f64_e64 s[50:51], v[254:255], v[254:255]       // 3200eed0fefd0300
v_cmpsx_tru_f32_e64 s[72:73], v103, v0                   // 4800bed067010200
v_cmpsx_tru_f64_e64 vcc, v[6:7], v[4:5]                  // 6a00fed006090200
v_cmpsx_u_f32_e64 s[102:103], neg(v211), 1.0             // v_cmpsx_u_f32_e64 s[102:103], -v211, 1.0 // 6600b0d0d3e50120
v_cmpsx_u_f64_e64 exec, v[223:224], v[21:22]             // 7e00f0d0df2b0200
v_cmpx_class_f32_e64 vcc, neg(s19), v61                  // v_cmpx_class_f32_e64 vcc, -s19, v61 // 6a0030d1137a0220
v_cmpx_class_f64_e64 s[18:19], -|v[216:217]|, v97        // 120170d1d8c30220
v_cmpx_eq_f32_e64 s[56:57], |src_lds_direct|, |v203|     // 380324d0fe960300
v_cmpx_eq_f64_e64 vcc, v[221:222], v[107:108]            // 6a0064d0ddd70200
v_cmpx_eq_i32_e64 tma, 17, v186                          // 6e0024d191740300
v_cmpx_eq_i64_e64 vcc, v[28:29], v[88:89]                // 6a0064d11cb10200
v_cmpx_eq_u32_e64 s[70:71], v255, v124                   // 4600a4d1fff90200
v_cmpx_eq_u64_e64 vcc, 1, v[242:243]                     // 6a00e4d181e40300
v_cmpx_f_f32_e64 vcc, s88, |v255|                        // 6a0220d058fe0300
v_cmpx_f_f64_e64 s[102:103], |v[77:78]|, 0.5             // 660160d04de10100
v_cmpx_f_i32_e64 s[32:33], v219, 64                      // 200020d1db810100
v_cmpx_f_i64_e64 vcc, 32, src_execz                      // 6a0060d1a0f80100
v_cmpx_f_u32_e64 s[42:43], s12, 1                        // 2a00a0d10c020100
v_cmpx_f_u64_e64 s[72:73], v[165:166], v[87:88]          // 4800e0d1a5af0200
v_cmpx_ge_f32_e64 vcc, -2, s45                           // 6a002cd0c25a0000
v_cmpx_ge_f64_e64 s[4:5], 4.0, 2.0                       // 04006cd0f6e80100
v_cmpx_ge_i32_e64 tma, v175, v170                        // 6e002cd1af550300
v_cmpx_ge_i64_e64 s[92:93], v[164:165], s[94:95]         // 5c006cd1a4bd0000
v_cmpx_ge_u32_e64 s[78:79], v84, -5                      // 4e00acd1548b0100
v_cmpx_ge_u64_e64 vcc, v[220:221], v[161:162]            // 6a00ecd1dc430300
v_cmpx_gt_f32_e64 s[48:49], v255, s4                     // 300028d0ff090000
v_cmpx_gt_f64_e64 vcc, 1.0, s[2:3]                       // 6a0068d0f2040000
v_cmpx_gt_i32_e64 vcc, v158, v75                         // 6a0028d19e970200
v_cmpx_gt_i64_e64 s[4:5], v[143:144], src_vccz           // 040068d18ff70100
v_cmpx_gt_u32_e64 vcc, v0, v254                          // 6a00a8d100fd0300
v_cmpx_gt_u64_e64 vcc, v[133:134], v[165:166]            // 6a00e8d1854b0300
v_cmpx_le_f32_e64 s[102:103], -4.0, -src_vccz            // 660026d0f7f60140
v_cmpx_le_f64_e64 s[0:1], 0, src_scc                     // 000066d080fa0100
v_cmpx_le_i32_e64 s[84:85], v0, s36                      // 540026d100490000
v_cmpx_le_i64_e64 s[42:43], s[52:53], v[0:1]             // 2a0066d134000200
v_cmpx_le_u32_e64 vcc, v228, -16                         // 6a00a6d1e4a10100
v_cmpx_le_u64_e64 vcc, tba, 64                           // 6a00e6d16c800100
v_cmpx_lg_f32_e64 s[8:9], 2.0, 1.0                       // 08002ad0f4e40100
v_cmpx_lg_f64_e64 s[52:53], 4.0, -1.0                    // 34006ad0f6e60100
v_cmpx_lt_f32_e64 s[58:59], -1.0, v234                   // 3a0022d0f3d40300
v_cmpx_lt_f64_e64 vcc, |v[252:253]|, -0.5                // 6a0162d0fce30100
v_cmpx_lt_i32_e64 tma, 17, 64                            // 6e0022d191800100
v_cmpx_lt_i64_e64 s[40:41], s[0:1], 1                    // 280062d100020100
v_cmpx_lt_u32_e64 vcc, v52, v0                           // 6a00a2d134010200
v_cmpx_lt_u64_e64 vcc, v[103:104], 1                     // 6a00e2d167030100
v_cmpx_ne_i32_e64 vcc, 64, -16                           // 6a002ad1c0a00100
v_cmpx_ne_i64_e64 s[102:103], v[28:29], 32               // 66006ad11c410100
v_cmpx_ne_u32_e64 vcc, s82, v12                          // 6a00aad152180200
v_cmpx_ne_u64_e64 s[96:97], src_execz, 32                // 6000ead1fc400100
v_cmpx_neq_f32_e64 s[34:35], v0, v255                    // 22003ad000ff0300
v_cmpx_neq_f64_e64 s[90:91], s[38:39], |v[39:40]|        // 5a027ad0264e0200
v_cmpx_nge_f32_e64 tma, -v255, v26                       // 6e0032d0ff350220
v_cmpx_nge_f64_e64 tma, v[69:70], v[194:195]             // 6e0072d045850300
v_cmpx_ngt_f32_e64 s[98:99], v162, -ttmp5                // 620036d0a2eb0040
v_cmpx_ngt_f64_e64 exec, v[0:1], 2.0                     // 7e0076d000e90100
v_cmpx_nle_f32_e64 vcc, abs(v255), 4.0                   // v_cmpx_nle_f32_e64 vcc, |v255|, 4.0 // 6a0138d0ffed0100
v_cmpx_nle_f64_e64 vcc, -|v[0:1]|, -|v[179:180]|         // 6a0378d000670360
v_cmpx_nlg_f32_e64 s[54:55], src_lds_direct, |src_scc|   // 360234d0fefa0100
v_cmpx_nlg_f64_e64 tma, s[70:71], 2.0                    // 6e0074d046e80100
v_cmpx_nlt_f32_e64 s[78:79], -v28, 4.0                   // 4e003cd01ced0120
v_cmpx_nlt_f64_e64 s[74:75], -v[93:94], s[102:103]       // 4a007cd05dcd0020
v_cmpx_o_f32_e64 s[30:31], neg(v77), |s0|                // v_cmpx_o_f32_e64 s[30:31], -v77, |s0| // 1e022ed04d010020
v_cmpx_o_f64_e64 vcc, v[177:178], v[175:176]             // 6a006ed0b15f0300
v_cmpx_t_i32_e64 s[38:39], -16, 32                       // 26002ed1d0400100
v_cmpx_t_i64_e64 s[92:93], 0, s[50:51]                   // 5c006ed180640000
v_cmpx_t_u32_e64 vcc, v42, 1                             // 6a00aed12a030100
v_cmpx_t_u64_e64 vcc, v[214:215], v[126:127]             // 6a00eed1d6fd0200
v_cmpx_tru_f32_e64 vcc, 64, -|v0|                        // 6a023ed0c0000240
v_cmpx_tru_f64_e64 s[20:21], v[15:16], 0.5               // 14007ed00fe10100
v_cmpx_u_f32_e64 s[62:63], 1.0, -|s72|                   // 3e0230d0f2900040
v_cmpx_u_f64_e64 s[42:43], v[212:213], -|v[254:255]|     // 2a0270d0d4fd0340
v_cndmask_b32_e64 v89, v12, v255, tma                    // 590000d20cffbb01
v_cos_f32_e64 v35, abs(v0)                               // v_cos_f32_e64 v35, |v0| // 23016cd300010000
v_cubeid_f32 v158, v135, v57, v189                       // 9e0088d28773f606
v_cubema_f32 v52, |v80|, abs(v82), -v56                  // v_cubema_f32 v52, |v80|, |v82|, -v56 // 34038ed250a5e284
v_cubesc_f32 v195, v162, neg(v198), |vcc_hi| mul:2       // v_cubesc_f32 v195, v162, -v198, |vcc_hi| mul:2 // c3048ad2a28daf49
v_cubetc_f32 v103, v40, v159, |v96|                      // 67048cd2283f8305
v_cvt_f16_f32_e64 v228, v255                             // e40014d3ff010000
v_cvt_f32_f16_e64 v204, -|v227|                          // cc0116d3e3010020
v_cvt_f32_f64_e64 v8, -|v[14:15]| mul:4                  // 08011ed30e010030
v_cvt_f32_i32_e64 v255, v216                             // ff000ad3d8010000
v_cvt_f32_u32_e64 v147, v202                             // 93000cd3ca010000
v_cvt_f32_ubyte0_e64 v158, v75                           // 9e0022d34b010000
v_cvt_f32_ubyte1_e64 v196, v147 clamp                    // c40824d393010000
v_cvt_f32_ubyte2_e64 v255, 32                            // ff0026d3a0000000
v_cvt_f32_ubyte3_e64 v15, s0                             // 0f0028d300000000
v_cvt_f64_f32_e64 v[192:193], -0.5 mul:4                 // c00020d3f1000010
v_cvt_f64_i32_e64 v[57:58], v165                         // 390008d3a5010000
v_cvt_f64_u32_e64 v[116:117], s72 clamp                  // 74082cd348000000
v_cvt_flr_i32_f32_e64 v97, v88                           // 61001ad358010000
v_cvt_i32_f32_e64 v133, 0 mul:4                          // 850010d380000010
v_cvt_i32_f64_e64 v90, v[69:70]                          // 5a0006d345010000
v_cvt_off_f32_i4_e64 v0, v0 clamp                        // 00081cd300010000
v_cvt_pk_i16_i32_e64 v0, lds_direct, v173                // v_cvt_pk_i16_i32_e64 v0, src_lds_direct, v173 // 000062d2fe5a0300
v_cvt_pk_u16_u32_e64 v177, v86, v0                       // b10060d256010200
v_cvt_pk_u8_f32 v210, -4.0, -5, v185                     // d200bcd2f78ae506
v_cvt_pkaccum_u8_f32_e64 v62, 0, s16                     // 3e0058d280200000
v_cvt_pknorm_i16_f32_e64 v94, |s24|, 64                  // 5e015ad218800100
v_cvt_pknorm_u16_f32_e64 v144, -exec_hi, 2.0             // 90005cd27fe80120
v_cvt_pkrtz_f16_f32_e64 v235, -v180, -v76                // eb005ed2b4990260
v_cvt_rpi_i32_f32_e64 v124, -|v0|                        // 7c0118d300010020
v_cvt_u32_f32_e64 v117, v179 mul:4                       // 75000ed3b3010010
v_cvt_u32_f64_e64 v155, -s[92:93]                        // 9b002ad35c000020
v_div_fixup_f32 v205, |v189|, v184, -|v212| clamp        // cd0dbed2bd715387
v_div_fixup_f64 v[46:47], |v[254:255]|, neg(v[254:255]), |v[48:49]| mul:2 // v_div_fixup_f64 v[46:47], |v[254:255]|, -v[254:255], |v[48:49]| mul:2 // 2e05c0d2fefdc34c
v_div_fmas_f32 v36, v255, v218, v255                     // 2400ded2ffb5ff07
v_div_fmas_f64 v[79:80], 0.5, -|v[57:58]|, v[221:222] clamp mul:2 // 4f0ae0d2f072764f
v_div_scale_f32 v63, s[54:55], v0, v255, v60             // 3f36dad200fff304
v_div_scale_f64 v[116:117], vcc, 0.5, neg(v[228:229]), 0 // v_div_scale_f64 v[116:117], vcc, 0.5, -v[228:229], 0 // 746adcd2f0c80342
v_exp_f32_e64 v255, v0 clamp                             // ff084ad300010000
v_ffbh_i32_e64 v102, s0                                  // 660076d300000000
v_ffbh_u32_e64 v0, s38                                   // 000072d326000000
v_ffbl_b32_e64 v142, v30                                 // 8e0074d31e010000
v_floor_f32_e64 v6, -v18                                 // 060048d312010020
v_fma_f32 v228, s55, 0, 2.0 clamp mul:4                  // e40896d23700d113
v_fma_f64 v[223:224], v[137:138], |s[90:91]|, -0.5       // df0298d289b5c403
v_fract_f32_e64 v233, v126                               // e90040d37e010000
v_fract_f64_e64 v[33:34], v[0:1] clamp                   // 21087cd300010000
v_frexp_exp_i32_f32_e64 v138, s98                        // 8a007ed362000000
v_frexp_exp_i32_f64_e64 v114, v[113:114]                 // 720078d371010000
v_frexp_mant_f32_e64 v0, -src_scc                        // 000080d3fd000020
v_frexp_mant_f64_e64 v[254:255], src_scc clamp div:2     // fe087ad3fd000018
v_ldexp_f32_e64 v82, -0.5, v217                          // 520056d2f1b20300
v_ldexp_f64 v[52:53], abs(src_scc), src_scc              // v_ldexp_f64 v[52:53], |src_scc|, src_scc // 3401d0d2fdfa0100
v_lerp_u8 v0, -16, s0, 32                                // 00009ad2d0008002
v_log_clamp_f32_e64 v122, |v226| mul:2                   // 7a014cd3e2010008
v_log_f32_e64 v34, -|v143| clamp mul:4                   // 22094ed38f010030
v_lshl_b32_e64 v0, v2, s68                               // 000032d202890000
v_lshl_b64 v[254:255], v[79:80], src_scc                 // fe00c2d24ffb0100
v_lshlrev_b32_e64 v91, v210, v0                          // 5b0034d2d2010200
v_lshr_b32_e64 v240, v255, v192                          // f0002ad2ff810300
v_lshr_b64 v[225:226], v[248:249], v102                  // e100c4d2f8cd0200
v_lshrrev_b32_e64 v173, v87, v0                          // ad002cd257010200
v_mac_f32_e64 v224, 64, 64                               // e0003ed2c0800100
v_mac_legacy_f32_e64 v239, -|v0|, 1.0                    // ef010cd200e50120
v_mad_f32 v65, -v149, -v207, |s0| clamp mul:2            // 410c82d2959f0368
v_mad_i32_i24 v0, v58, s103, 32                          // 000084d23acf8002
v_mad_legacy_f32 v33, v49, tba_lo, v166                  // 210080d231d99806
v_mad_u32_u24 v255, v138, v0, v110                       // ff0086d28a01ba05
v_max3_f32 v75, v8, abs(v239), -1.0                      // v_max3_f32 v75, v8, |v239|, -1.0 // 4b02a8d208dfcf03
v_max3_i32 v204, -1, v173, src_vccz                      // cc00aad2c15aef03
v_max3_u32 v34, lds_direct, v0, vcc_lo                   // v_max3_u32 v34, src_lds_direct, v0, vcc_lo // 2200acd2fe00aa01
v_max_f32_e64 v102, v65, v255                            // 660020d241ff0300
v_max_f64 v[226:227], -2, 1.0 clamp                      // e208ced2c2e40100
v_max_i32_e64 v32, v114, v78                             // 200024d2729d0200
v_max_legacy_f32_e64 v0, v77, v13                        // 00001cd24d1b0200
v_max_u32_e64 v24, v95, v118                             // 180028d25fed0200
v_mbcnt_hi_u32_b32_e64 v141, v130, 32                    // 8d0048d282410100
v_mbcnt_lo_u32_b32_e64 v187, s101, -16                   // bb0046d265a00100
v_med3_f32 v72, v69, v19, v165                           // 4800aed245279606
v_med3_i32 v189, v255, 64, v72                           // bd00b0d2ff812105
v_med3_u32 v43, -1, 32, v185                             // 2b00b2d2c140e506
v_min3_f32 v81, 1.0, -1.0, -src_scc mul:4                // 5100a2d2f2e6f593
v_min3_i32 v65, v255, v200, exec_hi                      // 4100a4d2ff91ff01
v_min3_u32 v26, v36, v0, v192                            // 1a00a6d224010207
v_min_f32_e64 v171, |s8|, -|v143|                        // ab031ed2081e0340
v_min_f64 v[203:204], s[18:19], -4.0 mul:4               // cb00ccd212ee0110
v_min_i32_e64 v142, 17, 32                               // 8e0022d291400100
v_min_legacy_f32_e64 v105, v234, -v255 div:2             // 69001ad2eaff0358
v_min_u32_e64 v177, v213, v250                           // b10026d2d5f50300
v_mov_b32_e64 v144, v146                                 // 900002d392010000
v_movreld_b32_e64 v253, v91                              // fd0084d35b010000
v_movrels_b32_e64 v161, v97                              // a10086d361010000
v_movrelsd_b32_e64 v181, v0                              // b50088d300010000
v_mqsad_pk_u16_u8 v[0:1], v[46:47], v0, v[0:1]           // 0000e6d22e010204
v_msad_u8 v255, -16, v199, -5                            // ff00e2d2d08e1703
v_mul_f32_e64 v255, -v255, v22                           // ff0010d2ff2d0220
v_mul_f64 v[74:75], |v[119:120]|, 0.5                    // 4a01cad277e10100
v_mul_hi_i32 v7, v134, v29                               // 0700d8d2863b0200
v_mul_hi_i32_i24_e64 v255, 64, 1                         // ff0014d2c0020100
v_mul_hi_u32 v255, 32, s72                               // ff00d4d2a0900000
v_mul_hi_u32_u24_e64 v255, s59, v0                       // ff0018d23b000200
v_mul_i32_i24_e64 v251, -1, v139                         // fb0012d2c1160300
v_mul_legacy_f32_e64 v255, v11, v0 clamp div:2           // ff080ed20b010218
v_mul_lo_i32 v204, v217, s97                             // cc00d6d2d9c30000
v_mul_lo_u32 v139, 0, v243                               // 8b00d2d280e60300
v_mul_u32_u24_e64 v31, 0, v92                            // 1f0016d280b80200
v_mullit_f32 v27, v5, -0.5, v127                         // 1b00a0d205e3fd05
v_nop_e64                                                // 000000d300000000
v_not_b32_e64 v255, 32                                   // ff006ed3a0000000
v_or_b32_e64 v236, lds_direct, s56                       // v_or_b32_e64 v236, src_lds_direct, s56 // ec0038d2fe700000
v_rcp_clamp_f32_e64 v109, |v0| clamp                     // 6d0950d300010000
v_rcp_clamp_f64_e64 v[6:7], 1.0 clamp                    // 060860d3f2000000
v_rcp_f32_e64 v163, -4.0                                 // a30054d3f7000000
v_rcp_f64_e64 v[128:129], -|v[180:181]| mul:4            // 80015ed3b4010030
v_rcp_iflag_f32_e64 v109, 1.0                            // 6d0056d3f2000000
v_rcp_legacy_f32_e64 v255, |s103|                        // ff0152d367000000
v_rndne_f32_e64 v223, s103                               // df0046d367000000
v_rsq_clamp_f32_e64 v255, neg(src_scc)                   // v_rsq_clamp_f32_e64 v255, -src_scc // ff0058d3fd000020
v_rsq_clamp_f64_e64 v[51:52], -|s[2:3]|                  // 330164d302000020
v_rsq_f32_e64 v78, -s16                                  // 4e005cd310000020
v_rsq_f64_e64 v[221:222], |v[121:122]| mul:2             // dd0162d379010008
v_rsq_legacy_f32_e64 v183, |src_execz| clamp mul:4       // b7095ad3fc000010
v_sad_hi_u8 v10, v32, v154, v55                          // 0a00b6d22035df04
v_sad_u16 v157, -16, v0, 32                              // 9d00b8d2d0008202
v_sad_u32 v194, 64, v246, s0                             // c200bad2c0ec0300
v_sad_u8 v255, 17, -16, s12                              // ff00b4d291a03100
v_sin_f32_e64 v101, 1.0                                  // 65006ad3f2000000
v_sqrt_f32_e64 v0, -|v40|                                // 000166d328010020
v_sqrt_f64_e64 v[164:165], src_execz div:2               // a40068d3fc000018
v_sub_f32_e64 v78, |src_lds_direct|, 2.0                 // 4e0108d2fee80100
v_sub_i32_e64 v77, s[48:49], v48, s91                    // 4d304cd230b70000
v_subb_u32_e64 v255, s[40:41], v7, v255, s[54:55]        // ff2852d207ffdb00
v_subbrev_u32_e64 v33, vcc, -16, v193, s[48:49]          // 216a54d2d082c300
v_subrev_f32_e64 v138, -v205, 0 clamp div:2              // 8a080ad2cd010138
v_subrev_i32_e64 v255, s[0:1], src_execz, v33            // ff004ed2fc420200
v_trig_preop_f64 v[183:184], |v[64:65]|, v200            // b701e8d240910300
v_trunc_f32_e64 v173, 2.0                                // ad0042d3f4000000
v_xor_b32_e64 v219, v148, s40                            // db003ad294510000
