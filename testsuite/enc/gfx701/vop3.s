v_add_i32_e64 v20, exec, s62, -5                         // 147e4ad23e8a0100
v_addc_u32_e64 v130, s[0:1], v32, 64, s[8:9]             // 820050d220812100
v_and_b32_e64 v84, 1, v255                               // 540036d281fe0300
v_ashr_i32_e64 v166, s0, -1                              // a6002ed200820100
v_ashr_i64 v[0:1], 17, 64                                // 0000c6d291800100
v_ashrrev_i32_e64 v223, -5, -5                           // df0030d2c58a0100
v_bfi_b32 v190, v255, src_execz, 32                      // be0094d2fff98102
v_bfm_b32_e64 v243, v33, v0                              // f3003cd221010200
v_ceil_f64_e64 v[208:209], v[131:132]                    // d00030d383010000
v_cmp_class_f32_e64 s[26:27], |v255|, s30                // 1a0110d1ff3d0000
v_cmp_class_f64_e64 s[20:21], 64, v86                    // 140050d1c0ac0200
v_cmp_eq_f32_e64 vcc, -1.0, 2.0                          // 6a0004d0f3e80100
v_cmp_eq_i64_e64 s[102:103], -5, s[102:103]              // 660044d1c5cc0000
v_cmp_eq_u32_e64 s[30:31], 17, v255                      // 1e0084d191fe0300
v_cmp_ge_f32_e64 s[24:25], |v157|, s64                   // 18010cd09d810000
v_cmp_ge_f64_e64 vcc, -4.0, |s[10:11]|                   // 6a024cd0f7140000
v_cmp_gt_f32_e64 s[66:67], v199, |s82|                   // 420208d0c7a50000
v_cmp_gt_i32_e64 vcc, src_vccz, v11                      // 6a0008d1fb160200
v_cmp_le_f32_e64 s[46:47], v146, v93                     // 2e0006d092bb0200
v_cmp_le_f64_e64 s[102:103], v[214:215], v[142:143]      // 660046d0d61d0300
v_cmp_lt_i32_e64 s[100:101], v0, -1                      // 640002d100830100
v_cmp_lt_i64_e64 vcc, v[250:251], v[171:172]             // 6a0042d1fa570300
v_cmp_lt_u32_e64 vcc, v65, v173                          // 6a0082d1415b0300
v_cmp_lt_u64_e64 vcc, -1, -16                            // 6a00c2d1c1a00100
v_cmp_ne_i64_e64 ttmp[6:7], v[254:255], v[254:255]       // 76004ad1fefd0300
v_cmp_neq_f32_e64 vcc, |v165|, v134                      // 6a011ad0a50d0300
v_cmp_neq_f64_e64 vcc, v[75:76], v[83:84]                // 6a005ad04ba70200
v_cmp_nle_f32_e64 s[48:49], v102, v173                   // 300018d0665b0300
v_cmp_nlg_f32_e64 vcc, v79, -v255                        // 6a0014d04fff0340
v_cmp_o_f64_e64 vcc, -v[49:50], src_scc                  // 6a004ed031fb0120
v_cmp_t_u32_e64 s[102:103], src_scc, 1                   // 66008ed1fd020100
v_cmp_t_u64_e64 vcc, v[229:230], v[254:255]              // 6a00ced1e5fd0300
v_cmps_eq_f32_e64 s[102:103], src_vccz, -v0              // 660084d0fb000240
v_cmps_eq_f64_e64 s[0:1], |v[254:255]|, -|v[14:15]|      // 0003c4d0fe1d0240
v_cmps_f_f32_e64 exec, |v15|, -v229                      // 7e0180d00fcb0340
v_cmps_f_f64_e64 vcc, neg(v[29:30]), s[102:103]          // v_cmps_f_f64_e64 vcc, -v[29:30], s[102:103] // 6a00c0d01dcd0020
v_cmps_ge_f32_e64 vcc, |v41|, vcc_lo                     // 6a018cd029d50000
v_cmps_ge_f64_e64 s[60:61], v[241:242], v[135:136]       // 3c00ccd0f10f0300
v_cmps_gt_f32_e64 vcc, s93, v133                         // 6a0088d05d0a0300
v_cmps_gt_f64_e64 s[40:41], -flat_scratch, v[72:73]      // 2800c8d068900220
v_cmps_le_f32_e64 ttmp[6:7], -v144, v69                  // 760086d0908b0220
v_cmps_le_f64_e64 s[0:1], v[59:60], -|s[68:69]|          // 0002c6d03b890040
v_cmps_lg_f32_e64 s[20:21], |v30|, -|v222|               // 14038ad01ebd0340
v_cmps_lg_f64_e64 vcc, |v[78:79]|, -4.0                  // 6a01cad04eef0100
v_cmps_lt_f32_e64 vcc, v53, -1.0                         // 6a0082d035e70100
v_cmps_lt_f64_e64 s[24:25], v[226:227], v[229:230]       // 1800c2d0e2cb0300
v_cmps_neq_f32_e64 ttmp[6:7], v54, 4.0                   // 76009ad036ed0100
v_cmps_neq_f64_e64 vcc, v[81:82], v[9:10]                // 6a00dad051130200
v_cmps_nge_f32_e64 s[102:103], |s70|, v218               // 660192d046b40300
v_cmps_nge_f64_e64 vcc, 0.5, s[84:85]                    // 6a00d2d0f0a80000
v_cmps_ngt_f32_e64 vcc, -4.0, 0.5                        // 6a0096d0f7e00100
v_cmps_ngt_f64_e64 ttmp[6:7], v[254:255], v[154:155]     // 7600d6d0fe350300
v_cmps_nle_f32_e64 s[8:9], |s102|, v148                  // 080198d066280300
v_cmps_nle_f64_e64 vcc, -|v[254:255]|, -2                // 6a01d8d0fe850120
v_cmps_nlg_f32_e64 s[52:53], neg(src_lds_direct), v112   // v_cmps_nlg_f32_e64 s[52:53], -src_lds_direct, v112 // 340094d0fee00220
v_cmps_nlg_f64_e64 s[52:53], v[105:106], 0               // 3400d4d069010100
v_cmps_nlt_f32_e64 vcc, s51, v132                        // 6a009cd033080300
v_cmps_nlt_f64_e64 s[30:31], v[254:255], 2.0             // 1e00dcd0fee90100
v_cmps_o_f32_e64 s[42:43], |v9|, s55                     // 2a018ed0096f0000
v_cmps_o_f64_e64 vcc, -v[254:255], v[71:72]              // 6a00ced0fe8f0220
v_cmps_tru_f32_e64 s[2:3], -4.0, 0.5                     // 02009ed0f7e00100
v_cmps_tru_f64_e64 vcc, v[74:75], v[199:200]             // 6a00ded04a8f0300
v_cmps_u_f32_e64 s[94:95], v183, 2.0                     // 5e0090d0b7e90100
v_cmps_u_f64_e64 s[34:35], -2, v[254:255]                // 2200d0d0c2fc0300
v_cmpsx_eq_f32_e64 s[0:1], -v255, -1.0                   // 0000a4d0ffe70120
v_cmpsx_eq_f64_e64 vcc, -2, |ttmp[6:7]|                  // 6a02e4d0c2ec0000
v_cmpsx_f_f32_e64 exec, -s99, abs(v34)                   // v_cmpsx_f_f32_e64 exec, -s99, |v34| // 7e02a0d063440220
v_cmpsx_f_f64_e64 vcc, v[131:132], v[0:1]                // 6a00e0d083010200
v_cmpsx_ge_f32_e64 vcc, neg(v255), s103                  // v_cmpsx_ge_f32_e64 vcc, -v255, s103 // 6a00acd0ffcf0020
v_cmpsx_ge_f64_e64 s[62:63], v[252:253], -s[2:3]         // 3e00ecd0fc050040
v_cmpsx_gt_f32_e64 vcc, 64, v119                         // 6a00a8d0c0ee0200
v_cmpsx_gt_f64_e64 vcc, v[0:1], -1.0                     // 6a00e8d000e70100
v_cmpsx_le_f32_e64 vcc, |v0|, |s74|                      // 6a03a6d000950000
v_cmpsx_le_f64_e64 vcc, -v[254:255], -|v[254:255]|       // 6a02e6d0fefd0360
v_cmpsx_lg_f32_e64 s[0:1], 4.0, 2.0                      // 0000aad0f6e80100
v_cmpsx_lg_f64_e64 vcc, 4.0, -|s[0:1]|                   // 6a02ead0f6000040
v_cmpsx_lt_f32_e64 vcc, v163, 64                         // 6a00a2d0a3810100
v_cmpsx_lt_f64_e64 vcc, -|s[8:9]|, v[190:191]            // 6a01e2d0087c0320
v_cmpsx_neq_f32_e64 ttmp[6:7], -|s96|, -v226             // 7601bad060c40360
v_cmpsx_neq_f64_e64 vcc, v[208:209], v[164:165]          // 6a00fad0d0490300
v_cmpsx_nge_f32_e64 s[0:1], s103, v20                    // 0000b2d067280200
v_cmpsx_nge_f64_e64 exec, v[142:143], v[124:125]         // 7e00f2d08ef90200
v_cmpsx_ngt_f32_e64 s[102:103], v145, v107               // 6600b6d091d70200
v_cmpsx_ngt_f64_e64 s[102:103], -|v[179:180]|, 64        // 6601f6d0b3810120
v_cmpsx_nle_f32_e64 vcc, 64, |v170|                      // 6a02b8d0c0540300
v_cmpsx_nle_f64_e64 s[40:41], v[46:47], v[41:42]         // 2800f8d02e530200
v_cmpsx_nlg_f32_e64 s[16:17], -4.0, src_execz            // 1000b4d0f7f80100
v_cmpsx_nlg_f64_e64 ttmp[6:7], v[180:181], v[1:2]        // 7600f4d0b4030200
v_cmpsx_nlt_f32_e64 s[18:19], v212, v134                 // 1200bcd0d40d0300
v_cmpsx_nlt_f64_e64 s[48:49], -|v[9:10]|, v[213:214]     // 3001fcd009ab0320
v_cmpsx_o_f32_e64 s[96:97], |v222|, 0.5                  // 6001aed0dee10100
v_cmpsx_o_f64_e64 s[102:103], |s[20:21]|, -1.0           // 6601eed014e60100
v_cmpsx_tru_f32_e64 tba, src_scc, v178                   // 6c00bed0fd640300
v_cmpsx_tru_f64_e64 ttmp[6:7], -v[254:255], -v[206:207]  // 7600fed0fe9d0360
v_cmpsx_u_f32_e64 vcc, -src_lds_direct, v0               // 6a00b0d0fe000220
v_cmpsx_u_f64_e64 s[66:67], -|vcc|, 2.0                  // 4201f0d06ae80120
v_cmpx_class_f64_e64 s[86:87], neg(v[0:1]), v250         // v_cmpx_class_f64_e64 s[86:87], -v[0:1], v250 // 560070d100f50320
v_cmpx_eq_f64_e64 vcc, v[19:20], v[0:1]                  // 6a0064d013010200
v_cmpx_eq_i64_e64 s[102:103], v[132:133], flat_scratch   // 660064d184d10000
v_cmpx_eq_u32_e64 s[22:23], v81, v100                    // 1600a4d151c90200
v_cmpx_ge_i32_e64 vcc, src_vccz, v182                    // 6a002cd1fb6c0300
v_cmpx_ge_i64_e64 s[2:3], s[60:61], v[0:1]               // 02006cd13c000200
v_cmpx_gt_f32_e64 s[28:29], v2, v200                     // 1c0028d002910300
v_cmpx_le_f32_e64 vcc, v145, v80                         // 6a0026d091a10200
v_cmpx_le_i32_e64 vcc, tba_hi, 0                         // 6a0026d16d000100
v_cmpx_lg_f64_e64 s[42:43], v[34:35], v[162:163]         // 2a006ad022450300
v_cmpx_lt_i32_e64 s[18:19], v113, s72                    // 120022d171910000
v_cmpx_ne_i64_e64 s[66:67], -5, s[64:65]                 // 42006ad1c5800000
v_cmpx_neq_f32_e64 s[88:89], -|v123|, v0                 // 58013ad07b010220
v_cmpx_nge_f32_e64 vcc, v154, v82                        // 6a0032d09aa50200
v_cmpx_ngt_f32_e64 s[54:55], -|v172|, s5                 // 360136d0ac0b0020
v_cmpx_nlg_f32_e64 vcc, |src_vccz|, -v240                // 6a0134d0fbe00340
v_cmpx_nlt_f64_e64 vcc, v[8:9], -v[125:126]              // 6a007cd008fb0240
v_cmpx_o_f32_e64 s[24:25], 1.0, -s10                     // 18002ed0f2140040
v_cmpx_t_i64_e64 exec, v[0:1], s[80:81]                  // 7e006ed100a10000
v_cmpx_u_f32_e64 vcc, v159, v20                          // 6a0030d09f290200
v_cos_f32_e64 v3, v42                                    // 03006cd32a010000
v_cubeid_f32 v0, |src_scc|, -4.0, abs(v217)              // v_cubeid_f32 v0, |src_scc|, -4.0, |v217| // 000588d2fdee6507
v_cubema_f32 v119, -v220, -v13, 2.0                      // 77008ed2dc1bd263
v_cvt_flr_i32_f32_e64 v84, abs(v225)                     // v_cvt_flr_i32_f32_e64 v84, |v225| // 54011ad3e1010000
v_cvt_rpi_i32_f32_e64 v255, v67                          // ff0018d343010000
v_exp_legacy_f32_e64 v184, -|v165|                       // b8018cd3a5010020
v_floor_f64_e64 v[175:176], v[167:168]                   // af0034d3a7010000
v_fma_f64 v[213:214], -2, -v[64:65], -0.5                // d50098d2c280c643
v_frexp_exp_i32_f64_e64 v116, 4.0                        // 740078d3f6000000
v_frexp_mant_f32_e64 v111, neg(v255) clamp div:2         // v_frexp_mant_f32_e64 v111, -v255 clamp div:2 // 6f0880d3ff010038
v_ldexp_f32_e64 v0, v231, 32                             // 000056d2e7410100
v_log_clamp_f32_e64 v161, |v255|                         // a1014cd3ff010000
v_log_legacy_f32_e64 v244, -|src_execz|                  // f4018ad3fc000020
v_lshl_b32_e64 v177, v255, 17                            // b10032d2ff230100
v_lshl_b64 v[89:90], v[11:12], v134                      // 5900c2d20b0d0300
v_lshlrev_b32_e64 v139, v255, v77                        // 8b0034d2ff9b0200
v_lshr_b32_e64 v101, 1, 32                               // 65002ad281400100
v_lshr_b64 v[0:1], v[50:51], 17                          // 0000c4d232230100
v_mac_legacy_f32_e64 v255, -1.0, -1.0                    // ff000cd2f3e60100
v_mad_i64_i32 v[254:255], s[56:57], v41, v255, v[188:189] // fe38eed229fff306
v_mad_u32_u24 v255, v107, v96, v140                      // ff0086d26bc13206
v_mad_u64_u32 v[25:26], vcc, 64, v163, v[92:93]          // 196aecd2c0467305
v_max3_f32 v157, neg(s0), 0, v216 mul:4                  // v_max3_f32 v157, -s0, 0, v216 mul:4 // 9d00a8d200006137
v_max_legacy_f32_e64 v221, 2.0, 1.0                      // dd001cd2f4e40100
v_med3_f32 v199, v255, v250, v76                         // c700aed2fff53305
v_min_legacy_f32_e64 v237, -|v51|, -2                    // ed011ad233850120
v_movreld_b32_e64 v235, v0                               // eb0084d300010000
v_movrels_b32_e64 v0, v44                                // 000086d32c010000
v_movrelsd_b32_e64 v255, v187                            // ff0088d3bb010000
v_mqsad_u32_u8 v[0:3], v[47:48], s53, v[103:106]         // 0000ead22f6b9c05
v_mul_i32_i24_e64 v31, src_scc, v139                     // 1f0012d2fd160300
v_mul_lo_i32 v155, -1, s29                               // 9b00d6d2c13a0000
v_mullit_f32 v255, 0.5, -1.0, -s0 clamp                  // ff08a0d2f0e60180
v_qsad_pk_u16_u8 v[240:241], v[75:76], v176, v[9:10]     // f000e4d24b612704
v_rcp_clamp_f32_e64 v184, 0.5                            // b80050d3f0000000
v_rcp_clamp_f64_e64 v[254:255], v[0:1] mul:4             // fe0060d300010010
v_rcp_legacy_f32_e64 v102, v0                            // 660052d300010000
v_rndne_f32_e64 v190, |v229| div:2                       // be0146d3e5010018
v_rndne_f64_e64 v[253:254], v[167:168]                   // fd0032d3a7010000
v_rsq_clamp_f32_e64 v0, -|v238| clamp                    // 000958d3ee010020
v_rsq_clamp_f64_e64 v[78:79], 2.0                        // 4e0064d3f4000000
v_rsq_legacy_f32_e64 v48, v118                           // 30005ad376010000
v_sqrt_f32_e64 v63, s0 mul:4                             // 3f0066d300000010
v_subb_u32_e64 v81, s[72:73], v97, v202, s[22:23]        // 514852d261955b00
v_subbrev_u32_e64 v169, vcc, v29, v0, s[102:103]         // a96a54d21d019a01
v_subrev_i32_e64 v255, vcc, s0, v37                      // ff6a4ed2004a0200
v_trig_preop_f64 v[189:190], v[254:255], v28             // bd00e8d2fe390200
v_trunc_f64_e64 v[39:40], |v[128:129]|                   // 27012ed380010000
v_alignbit_b32 v32, v100, s63, -16                       // 20009cd2647f4003
v_alignbyte_b32 v99, -1, src_scc, 64                     // 63009ed2c1fa0103
v_bfe_i32 v1, 0, v172, -5                                // 010092d280581703
v_bfe_u32 v17, v219, s53, v66                            // 110090d2db6b0805
v_ceil_f32_e64 v71, 4.0                                  // 470044d3f6000000
v_clrexcp_e64                                            // 000082d300000000
v_cmp_eq_i32_e64 s[12:13], v255, src_execz               // 0c0004d1fff90100
v_cmp_eq_u64_e64 s[80:81], v[81:82], 0                   // 5000c4d151010100
v_cmp_f_f32_e64 s[2:3], v71, v246                        // 020000d047ed0300
v_cmp_f_f64_e64 s[66:67], -v[254:255], -2                // 420040d0fe850120
v_cmp_f_i64_e64 tba, 17, s[58:59]                        // 6c0040d191740000
v_cmp_f_u32_e64 s[36:37], v210, s33                      // 240080d1d2430000
v_cmp_f_u64_e64 vcc, v[123:124], v[121:122]              // 6a00c0d17bf30200
v_cmp_ge_i32_e64 s[72:73], v52, v0                       // 48000cd134010200
v_cmp_ge_u32_e64 vcc, s103, v20                          // 6a008cd167280200
v_cmp_ge_u64_e64 s[0:1], v[227:228], v[0:1]              // 0000ccd1e3010200
v_cmp_gt_f64_e64 s[8:9], v[113:114], v[208:209]          // 080048d071a10300
v_cmp_gt_i64_e64 s[102:103], v[132:133], v[33:34]        // 660048d184430200
v_cmp_gt_u32_e64 s[56:57], s102, v0                      // 380088d166000200
v_cmp_le_i32_e64 vcc, v0, v78                            // 6a0006d1009d0200
v_cmp_le_i64_e64 vcc, s[74:75], v[72:73]                 // 6a0046d14a900200
v_cmp_le_u32_e64 s[64:65], -5, v0                        // 400086d1c5000200
v_cmp_le_u64_e64 vcc, v[121:122], -1                     // 6a00c6d179830100
v_cmp_lt_f64_e64 s[18:19], v[182:183], v[61:62]          // 120042d0b67b0200
v_cmp_ne_i32_e64 s[82:83], 64, s64                       // 52000ad1c0800000
v_cmp_ne_u32_e64 tba, v128, v144                         // 6c008ad180210300
v_cmp_ne_u64_e64 vcc, v[149:150], v[153:154]             // 6a00cad195330300
v_cmp_nge_f64_e64 s[80:81], v[28:29], v[172:173]         // 500052d01c590300
v_cmp_ngt_f32_e64 s[86:87], -2, v164                     // 560016d0c2480300
v_cmp_nle_f64_e64 vcc, -0.5, -v[74:75]                   // 6a0058d0f1940240
v_cmp_o_f32_e64 ttmp[6:7], |lds_direct|, s79             // v_cmp_o_f32_e64 ttmp[6:7], |src_lds_direct|, s79 // 76010ed0fe9e0000
v_cmp_t_i32_e64 vcc, 64, v231                            // 6a000ed1c0ce0300
v_cmp_t_i64_e64 s[0:1], v[218:219], v[149:150]           // 00004ed1da2b0300
v_cmp_tru_f32_e64 s[90:91], |v45|, 2.0                   // 5a011ed02de90100
v_cmp_u_f32_e64 s[42:43], s45, 4.0                       // 2a0010d02dec0100
v_cmpx_class_f32_e64 vcc, neg(s19), v61                  // v_cmpx_class_f32_e64 vcc, -s19, v61 // 6a0030d1137a0220
v_cmpx_eq_f32_e64 s[56:57], |src_lds_direct|, |v203|     // 380324d0fe960300
v_cmpx_eq_i32_e64 tma, 17, v186                          // 6e0024d191740300
v_cmpx_f_f64_e64 s[102:103], |v[77:78]|, 0.5             // 660160d04de10100
v_cmpx_f_i32_e64 s[32:33], v219, 64                      // 200020d1db810100
v_cmpx_f_i64_e64 vcc, 32, src_execz                      // 6a0060d1a0f80100
v_cmpx_f_u32_e64 s[42:43], s12, 1                        // 2a00a0d10c020100
v_cmpx_ge_f32_e64 vcc, -2, s45                           // 6a002cd0c25a0000
v_cmpx_ge_f64_e64 s[4:5], 4.0, 2.0                       // 04006cd0f6e80100
v_cmpx_ge_u32_e64 s[78:79], v84, -5                      // 4e00acd1548b0100
v_cmpx_gt_f64_e64 vcc, 1.0, s[2:3]                       // 6a0068d0f2040000
v_cmpx_gt_i32_e64 vcc, v158, v75                         // 6a0028d19e970200
v_cmpx_gt_u32_e64 vcc, v0, v254                          // 6a00a8d100fd0300
v_cmpx_gt_u64_e64 vcc, v[133:134], v[165:166]            // 6a00e8d1854b0300
v_cmpx_le_f64_e64 s[0:1], 0, src_scc                     // 000066d080fa0100
v_cmpx_le_i64_e64 s[42:43], s[52:53], v[0:1]             // 2a0066d134000200
v_cmpx_le_u32_e64 vcc, v228, -16                         // 6a00a6d1e4a10100
v_cmpx_le_u64_e64 vcc, tba, 64                           // 6a00e6d16c800100
v_cmpx_lg_f32_e64 s[8:9], 2.0, 1.0                       // 08002ad0f4e40100
v_cmpx_lt_f64_e64 vcc, |v[252:253]|, -0.5                // 6a0162d0fce30100
v_cmpx_lt_i64_e64 s[40:41], s[0:1], 1                    // 280062d100020100
v_cmpx_lt_u32_e64 vcc, v52, v0                           // 6a00a2d134010200
v_cmpx_lt_u64_e64 vcc, v[103:104], 1                     // 6a00e2d167030100
v_cmpx_ne_u32_e64 vcc, s82, v12                          // 6a00aad152180200
v_cmpx_ne_u64_e64 s[96:97], src_execz, 32                // 6000ead1fc400100
v_cmpx_neq_f64_e64 s[90:91], s[38:39], |v[39:40]|        // 5a027ad0264e0200
v_cmpx_ngt_f64_e64 exec, v[0:1], 2.0                     // 7e0076d000e90100
v_cmpx_nle_f32_e64 vcc, abs(v255), 4.0                   // v_cmpx_nle_f32_e64 vcc, |v255|, 4.0 // 6a0138d0ffed0100
v_cmpx_nle_f64_e64 vcc, -|v[0:1]|, -|v[179:180]|         // 6a0378d000670360
v_cmpx_nlg_f64_e64 tma, s[70:71], 2.0                    // 6e0074d046e80100
v_cmpx_nlt_f32_e64 s[78:79], -v28, 4.0                   // 4e003cd01ced0120
v_cmpx_t_i32_e64 s[38:39], -16, 32                       // 26002ed1d0400100
v_cmpx_t_u64_e64 vcc, v[214:215], v[126:127]             // 6a00eed1d6fd0200
v_cmpx_tru_f32_e64 vcc, 64, -|v0|                        // 6a023ed0c0000240
v_cmpx_tru_f64_e64 s[20:21], v[15:16], 0.5               // 14007ed00fe10100
v_cubesc_f32 v195, v162, neg(v198), |vcc_hi| mul:2       // v_cubesc_f32 v195, v162, -v198, |vcc_hi| mul:2 // c3048ad2a28daf49
v_cubetc_f32 v103, v40, v159, |v96|                      // 67048cd2283f8305
v_cvt_f16_f32_e64 v228, v255                             // e40014d3ff010000
v_cvt_f32_f64_e64 v8, -|v[14:15]| mul:4                  // 08011ed30e010030
v_cvt_f32_i32_e64 v255, v216                             // ff000ad3d8010000
v_cvt_f32_ubyte0_e64 v158, v75                           // 9e0022d34b010000
v_cvt_f32_ubyte2_e64 v255, 32                            // ff0026d3a0000000
v_cvt_f32_ubyte3_e64 v15, s0                             // 0f0028d300000000
v_cvt_f64_f32_e64 v[192:193], -0.5 mul:4                 // c00020d3f1000010
v_cvt_f64_i32_e64 v[57:58], v165                         // 390008d3a5010000
v_cvt_f64_u32_e64 v[116:117], s72 clamp                  // 74082cd348000000
v_cvt_i32_f64_e64 v90, v[69:70]                          // 5a0006d345010000
v_cvt_pk_i16_i32_e64 v0, lds_direct, v173                // v_cvt_pk_i16_i32_e64 v0, src_lds_direct, v173 // 000062d2fe5a0300
v_cvt_pk_u16_u32_e64 v177, v86, v0                       // b10060d256010200
v_cvt_pk_u8_f32 v210, -4.0, -5, v185                     // d200bcd2f78ae506
v_cvt_pknorm_i16_f32_e64 v94, |s24|, 64                  // 5e015ad218800100
v_cvt_pknorm_u16_f32_e64 v144, -exec_hi, 2.0             // 90005cd27fe80120
v_cvt_u32_f32_e64 v117, v179 mul:4                       // 75000ed3b3010010
v_cvt_u32_f64_e64 v155, -s[92:93]                        // 9b002ad35c000020
v_div_fixup_f32 v205, |v189|, v184, -|v212| clamp        // cd0dbed2bd715387
v_div_fixup_f64 v[46:47], |v[254:255]|, neg(v[254:255]), |v[48:49]| mul:2 // v_div_fixup_f64 v[46:47], |v[254:255]|, -v[254:255], |v[48:49]| mul:2 // 2e05c0d2fefdc34c
v_div_fmas_f64 v[79:80], 0.5, -|v[57:58]|, v[221:222] clamp mul:2 // 4f0ae0d2f072764f
v_exp_f32_e64 v255, v0 clamp                             // ff084ad300010000
v_ffbh_u32_e64 v0, s38                                   // 000072d326000000
v_ffbl_b32_e64 v142, v30                                 // 8e0074d31e010000
v_floor_f32_e64 v6, -v18                                 // 060048d312010020
v_fract_f32_e64 v233, v126                               // e90040d37e010000
v_fract_f64_e64 v[33:34], v[0:1] clamp                   // 21087cd300010000
v_frexp_exp_i32_f32_e64 v138, s98                        // 8a007ed362000000
v_frexp_mant_f64_e64 v[254:255], src_scc clamp div:2     // fe087ad3fd000018
v_ldexp_f64 v[52:53], abs(src_scc), src_scc              // v_ldexp_f64 v[52:53], |src_scc|, src_scc // 3401d0d2fdfa0100
v_lerp_u8 v0, -16, s0, 32                                // 00009ad2d0008002
v_lshrrev_b32_e64 v173, v87, v0                          // ad002cd257010200
v_mad_f32 v65, -v149, -v207, |s0| clamp mul:2            // 410c82d2959f0368
v_mad_i32_i24 v0, v58, s103, 32                          // 000084d23acf8002
v_mad_legacy_f32 v33, v49, tba_lo, v166                  // 210080d231d99806
v_max3_i32 v204, -1, v173, src_vccz                      // cc00aad2c15aef03
v_max3_u32 v34, lds_direct, v0, vcc_lo                   // v_max3_u32 v34, src_lds_direct, v0, vcc_lo // 2200acd2fe00aa01
v_max_f64 v[226:227], -2, 1.0 clamp                      // e208ced2c2e40100
v_max_i32_e64 v32, v114, v78                             // 200024d2729d0200
v_max_u32_e64 v24, v95, v118                             // 180028d25fed0200
v_mbcnt_hi_u32_b32_e64 v141, v130, 32                    // 8d0048d282410100
v_med3_i32 v189, v255, 64, v72                           // bd00b0d2ff812105
v_med3_u32 v43, -1, 32, v185                             // 2b00b2d2c140e506
v_min3_f32 v81, 1.0, -1.0, -src_scc mul:4                // 5100a2d2f2e6f593
v_min3_i32 v65, v255, v200, exec_hi                      // 4100a4d2ff91ff01
v_min3_u32 v26, v36, v0, v192                            // 1a00a6d224010207
v_min_f32_e64 v171, |s8|, -|v143|                        // ab031ed2081e0340
v_min_f64 v[203:204], s[18:19], -4.0 mul:4               // cb00ccd212ee0110
v_min_i32_e64 v142, 17, 32                               // 8e0022d291400100
v_mqsad_pk_u16_u8 v[0:1], v[46:47], v0, v[0:1]           // 0000e6d22e010204
v_msad_u8 v255, -16, v199, -5                            // ff00e2d2d08e1703
v_mul_f64 v[74:75], |v[119:120]|, 0.5                    // 4a01cad277e10100
v_mul_hi_i32 v7, v134, v29                               // 0700d8d2863b0200
v_mul_hi_i32_i24_e64 v255, 64, 1                         // ff0014d2c0020100
v_mul_hi_u32 v255, 32, s72                               // ff00d4d2a0900000
v_mul_hi_u32_u24_e64 v255, s59, v0                       // ff0018d23b000200
v_mul_legacy_f32_e64 v255, v11, v0 clamp div:2           // ff080ed20b010218
v_mul_lo_u32 v139, 0, v243                               // 8b00d2d280e60300
v_mul_u32_u24_e64 v31, 0, v92                            // 1f0016d280b80200
v_nop_e64                                                // 000000d300000000
v_not_b32_e64 v255, 32                                   // ff006ed3a0000000
v_or_b32_e64 v236, lds_direct, s56                       // v_or_b32_e64 v236, src_lds_direct, s56 // ec0038d2fe700000
v_rcp_f64_e64 v[128:129], -|v[180:181]| mul:4            // 80015ed3b4010030
v_rcp_iflag_f32_e64 v109, 1.0                            // 6d0056d3f2000000
v_rsq_f32_e64 v78, -s16                                  // 4e005cd310000020
v_sad_hi_u8 v10, v32, v154, v55                          // 0a00b6d22035df04
v_sad_u16 v157, -16, v0, 32                              // 9d00b8d2d0008202
v_sad_u32 v194, 64, v246, s0                             // c200bad2c0ec0300
v_sad_u8 v255, 17, -16, s12                              // ff00b4d291a03100
v_sin_f32_e64 v101, 1.0                                  // 65006ad3f2000000
v_sqrt_f64_e64 v[164:165], src_execz div:2               // a40068d3fc000018
v_sub_i32_e64 v77, s[48:49], v48, s91                    // 4d304cd230b70000
v_trunc_f32_e64 v173, 2.0                                // ad0042d3f4000000
v_xor_b32_e64 v219, v148, s40                            // db003ad294510000
