v_add_f16_e64 v23, |v146|, |exec_lo| div:2               // 17031fd192fd0018
v_add_f32_e64 v255, v138, v253                           // ff0001d18afb0300
v_add_f64 v[125:126], v[0:1], v[86:87]                   // 7d0080d200ad0200
v_add_u16_e64 v104, v57, v175                            // 680026d1395f0300
v_add_u32_e64 v138, s[8:9], 0, v46                       // 8a0819d1805c0200
v_addc_u32_e64 v164, s[38:39], v110, v84, tma            // a4261cd16ea9ba01
v_alignbit_b32 v218, 0, src_vccz, v179                   // da00ced180f6cd06
v_alignbyte_b32 v174, 64, v23, s86                       // ae00cfd1c02e5a01
v_and_b32_e64 v78, v215, s0                              // 4e0013d1d7010000
v_ashrrev_i16_e64 v199, 64, s47                          // c7002cd1c05e0000
v_ashrrev_i32_e64 v0, v169, v255                         // 000011d1a9ff0300
v_ashrrev_i64 v[182:183], v166, src_scc                  // b60091d2a6fb0100
v_bcnt_u32_b32 v43, v42, v217                            // 2b008bd22ab30300
v_bfe_i32 v81, lds_direct, v100, s59                     // v_bfe_i32 v81, src_lds_direct, v100, s59 // 5100c9d1fec8ee00
v_bfe_u32 v208, v19, v164, v0                            // d000c8d113490304
v_bfi_b32 v215, v118, v167, v232                         // d700cad1764fa307
v_bfm_b32 v255, 1, exec_lo                               // ff0093d281fc0000
v_bfrev_b32_e64 v255, v0                                 // ff006cd100010000
v_ceil_f16_e64 v40, -v188                                // 280085d1bc010020
v_ceil_f32_e64 v178, -v206 clamp div:2                   // b2805dd1ce010038
v_ceil_f64_e64 v[86:87], -|v[146:147]| clamp mul:4       // 568158d192010030
v_cmp_class_f16_e64 s[100:101], neg(v194), s0            // v_cmp_class_f16_e64 s[100:101], -v194, s0 // 640014d0c2010020
v_cmp_class_f32_e64 s[22:23], v0, v13                    // 160010d0001b0200
v_cmp_class_f64_e64 vcc, -v[166:167], v44                // 6a0012d0a6590220
v_cmp_eq_f16_e64 s[0:1], -|v167|, |src_execz|            // 000322d0a7f90120
v_cmp_eq_f32_e64 vcc, |v74|, v215                        // 6a0142d04aaf0300
v_cmp_eq_f64_e64 vcc, -0.5, |src_scc|                    // 6a0262d0f1fa0100
v_cmp_eq_i16_e64 s[100:101], s50, v60                    // 6400a2d032780200
v_cmp_eq_i32_e64 s[28:29], v122, s101                    // 1c00c2d07acb0000
v_cmp_eq_i64_e64 s[56:57], v[4:5], src_execz             // 3800e2d004f90100
v_cmp_eq_u16_e64 s[26:27], v98, src_vccz                 // 1a00aad062f70100
v_cmp_eq_u32_e64 s[0:1], -5, src_execz                   // 0000cad0c5f80100
v_cmp_eq_u64_e64 vcc, s[64:65], v[178:179]               // 6a00ead040640300
v_cmp_f_f16_e64 s[92:93], -|v61|, -s74                   // 5c0120d03d950060
v_cmp_f_f32_e64 vcc, 4.0, v66                            // 6a0040d0f6840200
v_cmp_f_f64_e64 s[94:95], -|v[254:255]|, abs(v[5:6]) clamp // v_cmp_f_f64_e64 s[94:95], -|v[254:255]|, |v[5:6]| clamp // 5e8360d0fe0b0220
v_cmp_f_i16_e64 s[100:101], src_execz, v0                // 6400a0d0fc000200
v_cmp_f_i32_e64 vcc, s0, -16                             // 6a00c0d000a00100
v_cmp_f_i64_e64 vcc, v[254:255], -5                      // 6a00e0d0fe8b0100
v_cmp_f_u16_e64 ttmp[6:7], 64, v180                      // 7600a8d0c0680300
v_cmp_f_u32_e64 vcc, 1, v167                             // 6a00c8d0814e0300
v_cmp_f_u64_e64 s[100:101], v[56:57], v[175:176]         // 6400e8d0385f0300
v_cmp_ge_f16_e64 vcc, v84, abs(s2)                       // v_cmp_ge_f16_e64 vcc, v84, |s2| // 6a0226d054050000
v_cmp_ge_f32_e64 vcc, src_scc, v48 clamp                 // 6a8046d0fd600200
v_cmp_ge_f64_e64 tma, 1.0, 4.0                           // 6e0066d0f2ec0100
v_cmp_ge_i16_e64 vcc, v0, v179                           // 6a00a6d000670300
v_cmp_ge_i32_e64 vcc, src_execz, 1                       // 6a00c6d0fc020100
v_cmp_ge_i64_e64 s[100:101], 0, s[6:7]                   // 6400e6d0800c0000
v_cmp_ge_u16_e64 vcc, v159, v191                         // 6a00aed09f7f0300
v_cmp_ge_u32_e64 s[0:1], -5, -16                         // 0000ced0c5a00100
v_cmp_ge_u64_e64 vcc, v[157:158], -1                     // 6a00eed09d830100
v_cmp_gt_f16_e64 s[4:5], -0.5, src_vccz                  // 040024d0f1f60100
v_cmp_gt_f32_e64 vcc, -v8, 2.0 clamp                     // 6a8044d008e90120
v_cmp_gt_f64_e64 vcc, -v[41:42], -|v[139:140]|           // 6a0264d029170360
v_cmp_gt_i16_e64 s[48:49], v0, s51                       // 3000a4d000670000
v_cmp_gt_i32_e64 s[94:95], 64, v201                      // 5e00c4d0c0920300
v_cmp_gt_i64_e64 s[16:17], v[208:209], s[30:31]          // 1000e4d0d03d0000
v_cmp_gt_u16_e64 s[86:87], v212, 32                      // 5600acd0d4410100
v_cmp_gt_u32_e64 vcc, v12, v181                          // 6a00ccd00c6b0300
v_cmp_gt_u64_e64 s[40:41], 64, src_scc                   // 2800ecd0c0fa0100
v_cmp_le_f16_e64 s[20:21], src_vccz, v80 clamp           // 148023d0fba00200
v_cmp_le_f32_e64 vcc, 0.5, exec_hi                       // 6a0043d0f0fe0000
v_cmp_le_f64_e64 s[18:19], v[137:138], |v[82:83]|        // 120263d089a50200
v_cmp_le_i16_e64 s[100:101], lds_direct, v246            // v_cmp_le_i16_e64 s[100:101], src_lds_direct, v246 // 6400a3d0feec0300
v_cmp_le_i32_e64 s[24:25], s7, v71                       // 1800c3d0078e0200
v_cmp_le_i64_e64 s[46:47], vcc, v[235:236]               // 2e00e3d06ad60300
v_cmp_le_u16_e64 s[100:101], vcc_hi, v44                 // 6400abd06b580200
v_cmp_le_u32_e64 vcc, -1, 17                             // 6a00cbd0c1220100
v_cmp_le_u64_e64 s[100:101], v[161:162], v[0:1]          // 6400ebd0a1010200
v_cmp_lg_f16_e64 s[100:101], v142, -|v0|                 // 640225d08e010240
v_cmp_lg_f32_e64 s[100:101], -1.0, s50                   // 640045d0f3640000
v_cmp_lg_f64_e64 s[88:89], src_vccz, 0                   // 580065d0fb000100
v_cmp_lt_f16_e64 vcc, v6, neg(v0)                        // v_cmp_lt_f16_e64 vcc, v6, -v0 // 6a0021d006010240
v_cmp_lt_f32_e64 vcc, src_execz, v16                     // 6a0041d0fc200200
v_cmp_lt_f64_e64 vcc, v[254:255], v[119:120]             // 6a0061d0feef0200
v_cmp_lt_i16_e64 vcc, v52, s38                           // 6a00a1d0344d0000
v_cmp_lt_i32_e64 s[50:51], src_execz, src_execz          // 3200c1d0fcf80100
v_cmp_lt_i64_e64 s[32:33], v[227:228], v[61:62]          // 2000e1d0e37b0200
v_cmp_lt_u16_e64 vcc, v94, -5                            // 6a00a9d05e8b0100
v_cmp_lt_u32_e64 vcc, s51, 64                            // 6a00c9d033800100
v_cmp_lt_u64_e64 s[22:23], 17, v[45:46]                  // 1600e9d0915a0200
v_cmp_ne_i16_e64 vcc, v28, s0                            // 6a00a5d01c010000
v_cmp_ne_i32_e64 s[94:95], s90, v212                     // 5e00c5d05aa80300
v_cmp_ne_i64_e64 s[60:61], s[50:51], -16                 // 3c00e5d032a00100
v_cmp_ne_u16_e64 s[98:99], -5, 0                         // 6200add0c5000100
v_cmp_ne_u32_e64 tma, v100, 64                           // 6e00cdd064810100
v_cmp_ne_u64_e64 vcc, v[114:115], v[253:254]             // 6a00edd072fb0300
v_cmp_neq_f16_e64 s[100:101], 0.5, -ttmp5 clamp          // 64802dd0f0ea0040
v_cmp_neq_f32_e64 s[2:3], |s90|, 2.0                     // 02014dd05ae80100
v_cmp_neq_f64_e64 vcc, v[18:19], abs(v[249:250])         // v_cmp_neq_f64_e64 vcc, v[18:19], |v[249:250]| // 6a026dd012f30300
v_cmp_nge_f16_e64 s[66:67], 2.0, |s38|                   // 420229d0f44c0000
v_cmp_nge_f32_e64 exec, v50, v0                          // 7e0049d032010200
v_cmp_nge_f64_e64 vcc, v[0:1], abs(s[86:87]) clamp       // v_cmp_nge_f64_e64 vcc, v[0:1], |s[86:87]| clamp // 6a8269d000ad0000
v_cmp_ngt_f16_e64 vcc, -s101, 0 clamp                    // 6a802bd065000120
v_cmp_ngt_f32_e64 s[92:93], 64, v255                     // 5c004bd0c0fe0300
v_cmp_ngt_f64_e64 s[98:99], |s[66:67]|, v[222:223]       // 62016bd042bc0300
v_cmp_nle_f16_e64 vcc, -1.0, |v76|                       // 6a022cd0f3980200
v_cmp_nle_f32_e64 vcc, v6, 1.0 clamp                     // 6a804cd006e50100
v_cmp_nle_f64_e64 vcc, v[122:123], v[254:255]            // 6a006cd07afd0300
v_cmp_nlg_f16_e64 vcc, s32, -v253                        // 6a002ad020fa0340
v_cmp_nlg_f32_e64 s[84:85], |s41|, v165 clamp            // 54814ad0294a0300
v_cmp_nlg_f64_e64 vcc, v[223:224], v[254:255]            // 6a006ad0dffd0300
v_cmp_nlt_f16_e64 exec, v232, |v191|                     // 7e022ed0e87f0300
v_cmp_nlt_f32_e64 s[50:51], s101, 64 clamp               // 32804ed065800100
v_cmp_nlt_f64_e64 flat_scratch, v[254:255], v[0:1]       // 66006ed0fe010200
v_cmp_o_f16_e64 s[2:3], neg(v38), s21 clamp              // v_cmp_o_f16_e64 s[2:3], -v38, s21 clamp // 028027d0262b0020
v_cmp_o_f32_e64 s[64:65], -1.0, flat_scratch_hi clamp    // 408047d0f3ce0000
v_cmp_o_f64_e64 vcc, -v[176:177], v[139:140]             // 6a0067d0b0170320
v_cmp_t_i16_e64 s[42:43], v0, v28                        // 2a00a7d000390200
v_cmp_t_i32_e64 vcc, s31, v255                           // 6a00c7d01ffe0300
v_cmp_t_i64_e64 s[26:27], v[48:49], v[251:252]           // 1a00e7d030f70300
v_cmp_t_u16_e64 s[6:7], v143, v3                         // 0600afd08f070200
v_cmp_t_u32_e64 vcc, v187, 17                            // 6a00cfd0bb230100
v_cmp_t_u64_e64 s[38:39], v[247:248], -1                 // 2600efd0f7830100
v_cmp_tru_f16_e64 vcc, -0.5, -|s101|                     // 6a022fd0f1ca0040
v_cmp_tru_f32_e64 s[100:101], 0.15915494, |v92| clamp    // 64824fd0f8b80200
v_cmp_tru_f64_e64 vcc, |s[4:5]|, v[0:1]                  // 6a016fd004000200
v_cmp_u_f16_e64 exec, abs(v255), 2.0                     // v_cmp_u_f16_e64 exec, |v255|, 2.0 // 7e0128d0ffe90100
v_cmp_u_f32_e64 s[100:101], -v25, v0                     // 640048d019010220
v_cmp_u_f64_e64 vcc, 1.0, -v[228:229] clamp              // 6a8068d0f2c80340
v_cmpx_class_f16_e64 vcc, s69, v75                       // 6a0015d045960200
v_cmpx_class_f32_e64 tma, v86, v98                       // 6e0011d056c50200
v_cmpx_class_f64_e64 s[100:101], 0.5, 64                 // 640013d0f0800100
v_cmpx_eq_f16_e64 vcc, neg(v166), v167                   // v_cmpx_eq_f16_e64 vcc, -v166, v167 // 6a0032d0a64f0320
v_cmpx_eq_f32_e64 vcc, s87, v207                         // 6a0052d0579e0300
v_cmpx_eq_f64_e64 vcc, -|v[73:74]|, s[24:25] clamp       // 6a8172d049310020
v_cmpx_eq_i16_e64 s[6:7], v19, v176                      // 0600b2d013610300
v_cmpx_eq_i32_e64 vcc, v254, s11                         // 6a00d2d0fe170000
v_cmpx_eq_i64_e64 s[96:97], s[100:101], v[254:255]       // 6000f2d064fc0300
v_cmpx_eq_u16_e64 tma, -1, 64                            // 6e00bad0c1800100
v_cmpx_eq_u32_e64 vcc, v231, flat_scratch_hi             // 6a00dad0e7cf0000
v_cmpx_eq_u64_e64 tma, s[92:93], v[0:1]                  // 6e00fad05c000200
v_cmpx_f_f16_e64 s[20:21], 1.0, v163                     // 140030d0f2460300
v_cmpx_f_f32_e64 flat_scratch, v161, v12                 // 660050d0a1190200
v_cmpx_f_f64_e64 s[100:101], 0.5, -0.5                   // 640070d0f0e20100
v_cmpx_f_i16_e64 s[88:89], v51, v55                      // 5800b0d0336f0200
v_cmpx_f_i32_e64 s[6:7], v213, v245                      // 0600d0d0d5eb0300
v_cmpx_f_i64_e64 flat_scratch, 32, v[238:239]            // 6600f0d0a0dc0300
v_cmpx_f_u16_e64 s[0:1], -5, m0                          // 0000b8d0c5f80000
v_cmpx_f_u32_e64 vcc, -16, src_execz                     // 6a00d8d0d0f80100
v_cmpx_f_u64_e64 s[80:81], 17, src_vccz                  // 5000f8d091f60100
v_cmpx_ge_f16_e64 vcc, 64, abs(v25)                      // v_cmpx_ge_f16_e64 vcc, 64, |v25| // 6a0236d0c0320200
v_cmpx_ge_f32_e64 s[100:101], s97, -v82 clamp            // 648056d061a40240
v_cmpx_ge_f64_e64 tma, -4.0, s[14:15]                    // 6e0076d0f71c0000
v_cmpx_ge_i16_e64 s[16:17], v192, v0                     // 1000b6d0c0010200
v_cmpx_ge_i32_e64 s[90:91], v106, v127                   // 5a00d6d06aff0200
v_cmpx_ge_i64_e64 tma, s[100:101], 17                    // 6e00f6d064220100
v_cmpx_ge_u16_e64 s[100:101], v28, v0                    // 6400bed01c010200
v_cmpx_ge_u32_e64 s[22:23], v0, v255                     // 1600ded000ff0300
v_cmpx_ge_u64_e64 s[38:39], s[4:5], v[44:45]             // 2600fed004580200
v_cmpx_gt_f16_e64 vcc, |v188|, |s101|                    // 6a0334d0bccb0000
v_cmpx_gt_f32_e64 vcc, v235, -v246                       // 6a0054d0ebed0340
v_cmpx_gt_f64_e64 vcc, s[6:7], v[26:27] clamp            // 6a8074d006340200
v_cmpx_gt_i16_e64 s[30:31], 1, s101                      // 1e00b4d081ca0000
v_cmpx_gt_i32_e64 flat_scratch, s82, v225                // 6600d4d052c20300
v_cmpx_gt_i64_e64 vcc, v[0:1], v[0:1]                    // 6a00f4d000010200
v_cmpx_gt_u16_e64 s[64:65], -5, s92                      // 4000bcd0c5b80000
v_cmpx_gt_u32_e64 s[32:33], src_vccz, v201               // 2000dcd0fb920300
v_cmpx_gt_u64_e64 s[60:61], s[80:81], v[39:40]           // 3c00fcd0504e0200
v_cmpx_le_f16_e64 s[28:29], src_vccz, v64 clamp          // 1c8033d0fb800200
v_cmpx_le_f32_e64 vcc, neg(s10), |v170| clamp            // v_cmpx_le_f32_e64 vcc, -s10, |v170| clamp // 6a8253d00a540320
v_cmpx_le_f64_e64 s[30:31], -|s[68:69]|, 1.0             // 1e0173d044e40120
v_cmpx_le_i16_e64 flat_scratch, 64, s61                  // 6600b3d0c07a0000
v_cmpx_le_i32_e64 vcc, -1, v227                          // 6a00d3d0c1c60300
v_cmpx_le_i64_e64 s[0:1], v[0:1], v[90:91]               // 0000f3d000b50200
v_cmpx_le_u16_e64 s[100:101], v161, v30                  // 6400bbd0a13d0200
v_cmpx_le_u32_e64 s[38:39], v80, v0                      // 2600dbd050010200
v_cmpx_le_u64_e64 vcc, v[20:21], 64                      // 6a00fbd014810100
v_cmpx_lg_f16_e64 vcc, v91, v28                          // 6a0035d05b390200
v_cmpx_lg_f32_e64 vcc, -v255, -v26 clamp                 // 6a8055d0ff350260
v_cmpx_lg_f64_e64 vcc, |s[100:101]|, |v[254:255]|        // 6a0375d064fc0300
v_cmpx_lt_f16_e64 flat_scratch, -|src_scc|, |v122|       // 660331d0fdf40220
v_cmpx_lt_f32_e64 s[58:59], -2, v95                      // 3a0051d0c2be0200
v_cmpx_lt_f64_e64 vcc, v[177:178], s[82:83]              // 6a0071d0b1a50000
v_cmpx_lt_i16_e64 vcc, lds_direct, 17                    // v_cmpx_lt_i16_e64 vcc, src_lds_direct, 17 // 6a00b1d0fe220100
v_cmpx_lt_i32_e64 s[52:53], v133, v255                   // 3400d1d085ff0300
v_cmpx_lt_i64_e64 vcc, s[28:29], v[176:177]              // 6a00f1d01c600300
v_cmpx_lt_u16_e64 vcc, 0, v42                            // 6a00b9d080540200
v_cmpx_lt_u32_e64 s[88:89], s62, v248                    // 5800d9d03ef00300
v_cmpx_lt_u64_e64 s[64:65], s[100:101], v[232:233]       // 4000f9d064d00300
v_cmpx_ne_i16_e64 s[90:91], v253, v199                   // 5a00b5d0fd8f0300
v_cmpx_ne_i32_e64 s[2:3], v101, v205                     // 0200d5d0659b0300
v_cmpx_ne_i64_e64 vcc, 17, s[6:7]                        // 6a00f5d0910c0000
v_cmpx_ne_u16_e64 s[100:101], v231, v143                 // 6400bdd0e71f0300
v_cmpx_ne_u32_e64 vcc, v166, v0                          // 6a00ddd0a6010200
v_cmpx_ne_u64_e64 ttmp[6:7], 0, v[89:90]                 // 7600fdd080b20200
v_cmpx_neq_f16_e64 s[14:15], v81, 0.5                    // 0e003dd051e10100
v_cmpx_neq_f32_e64 vcc, v103, v175                       // 6a005dd0675f0300
v_cmpx_neq_f64_e64 s[32:33], v[0:1], -v[254:255]         // 20007dd000fd0340
v_cmpx_nge_f16_e64 s[14:15], v26, src_execz              // 0e0039d01af90100
v_cmpx_nge_f32_e64 s[100:101], -|v13|, 0.15915494        // 640159d00df10120
v_cmpx_nge_f64_e64 s[0:1], 64, v[106:107] clamp          // 008079d0c0d40200
v_cmpx_ngt_f16_e64 s[92:93], s0, |v255| clamp            // 5c823bd000fe0300
v_cmpx_ngt_f32_e64 s[0:1], v208, v0                      // 00005bd0d0010200
v_cmpx_ngt_f64_e64 s[14:15], abs(v[132:133]), abs(src_execz) // v_cmpx_ngt_f64_e64 s[14:15], |v[132:133]|, |src_execz| // 0e037bd084f90100
v_cmpx_nle_f16_e64 s[30:31], 0.5, -|src_vccz|            // 1e023cd0f0f60140
v_cmpx_nle_f32_e64 vcc, -|v254|, v221                    // 6a015cd0febb0320
v_cmpx_nle_f64_e64 s[52:53], v[0:1], |s[26:27]|          // 34027cd000350000
v_cmpx_nlg_f16_e64 s[100:101], s101, 0.15915494          // 64003ad065f00100
v_cmpx_nlg_f32_e64 vcc, |s82|, -v186                     // 6a015ad052740340
v_cmpx_nlg_f64_e64 s[0:1], -v[34:35], v[61:62]           // 00007ad0227b0220
v_cmpx_nlt_f16_e64 s[4:5], -|s50|, -2 clamp              // 04813ed032840120
v_cmpx_nlt_f32_e64 vcc, -exec_lo, v0                     // 6a005ed07e000220
v_cmpx_nlt_f64_e64 vcc, v[0:1], v[115:116]               // 6a007ed000e70200
v_cmpx_o_f16_e64 s[76:77], v234, v255                    // 4c0037d0eaff0300
v_cmpx_o_f32_e64 vcc, src_lds_direct, 1.0 clamp          // 6a8057d0fee40100
v_cmpx_o_f64_e64 vcc, v[190:191], v[236:237]             // 6a0077d0bed90300
v_cmpx_t_i16_e64 vcc, v199, -5                           // 6a00b7d0c78b0100
v_cmpx_t_i32_e64 s[100:101], -16, -16                    // 6400d7d0d0a00100
v_cmpx_t_i64_e64 s[84:85], v[94:95], v[210:211]          // 5400f7d05ea50300
v_cmpx_t_u16_e64 vcc, -5, v198                           // 6a00bfd0c58c0300
v_cmpx_t_u32_e64 vcc, 64, vcc_hi                         // 6a00dfd0c0d60000
v_cmpx_t_u64_e64 s[48:49], v[22:23], 64                  // 3000ffd016810100
v_cmpx_tru_f16_e64 vcc, -v74, |v223|                     // 6a023fd04abf0320
v_cmpx_tru_f32_e64 vcc, s89, v240 clamp                  // 6a805fd059e00300
v_cmpx_tru_f64_e64 vcc, |src_scc|, -v[198:199] clamp     // 6a817fd0fd8c0340
v_cmpx_u_f16_e64 s[48:49], |v190|, src_vccz              // 300138d0bef70100
v_cmpx_u_f32_e64 s[0:1], |v18|, src_execz clamp          // 008158d012f90100
v_cmpx_u_f64_e64 s[56:57], v[153:154], v[175:176]        // 380078d0995f0300
v_cndmask_b32_e64 v201, 1, 32, s[100:101]                // c90000d181409101
v_cos_f16_e64 v177, v183                                 // b1008ad1b7010000
v_cos_f32_e64 v13, v214 clamp                            // 0d806ad1d6010000
v_cubeid_f32 v114, |src_lds_direct|, v99, -v255 div:2    // 7201c4d1fec6fe9f
v_cubema_f32 v159, v0, 2.0, v176 clamp                   // 9f80c7d100e9c106
v_cubesc_f32 v255, v0, -exec_hi, v17 clamp               // ff80c5d100ff4444
v_cubetc_f32 v255, -2, -|v35|, -v255 clamp               // ff82c6d1c246fec7
v_cvt_f16_f32_e64 v228, -|v154|                          // e4014ad19a010020
v_cvt_f16_i16_e64 v0, 0                                  // 00007ad180000000
v_cvt_f16_u16_e64 v44, v127                              // 2c0079d17f010000
v_cvt_f32_f16_e64 v42, |s101| clamp div:2                // 2a814bd165000018
v_cvt_f32_f64_e64 v75, 0.5 mul:2                         // 4b004fd1f0000008
v_cvt_f32_i32_e64 v255, v255                             // ff0045d1ff010000
v_cvt_f32_u32_e64 v148, src_scc                          // 940046d1fd000000
v_cvt_f32_ubyte0_e64 v134, s0                            // 860051d100000000
v_cvt_f32_ubyte1_e64 v255, 1                             // ff0052d181000000
v_cvt_f32_ubyte2_e64 v179, src_scc                       // b30053d1fd000000
v_cvt_f32_ubyte3_e64 v80, m0                             // 500054d17c000000
v_cvt_f64_f32_e64 v[216:217], |v0| mul:2                 // d80150d100010008
v_cvt_f64_i32_e64 v[41:42], s0                           // 290044d100000000
v_cvt_f64_u32_e64 v[221:222], v117 clamp                 // dd8056d175010000
v_cvt_flr_i32_f32_e64 v255, 0.15915494                   // ff004dd1f8000000
v_cvt_i16_f16_e64 v126, s53                              // 7e007cd135000000
v_cvt_i32_f32_e64 v255, v32                              // ff0048d120010000
v_cvt_i32_f64_e64 v127, |v[32:33]| div:2                 // 7f0143d120010018
v_cvt_off_f32_i4_e64 v166, v231                          // a6004ed1e7010000
v_cvt_pk_i16_i32 v156, v179, -1                          // 9c0098d2b3830100
v_cvt_pk_u16_u32 v53, v255, 17                           // 350097d2ff230100
v_cvt_pk_u8_f32 v50, v33, 32, v190                       // 3200ddd12141f906
v_cvt_pkaccum_u8_f32 v41, 1.0, s101                      // 2900f0d1f2ca0000
v_cvt_pknorm_i16_f32 v148, -s101, v204                   // 940094d265980320
v_cvt_pknorm_u16_f32 v143, neg(v155), -exec_lo           // v_cvt_pknorm_u16_f32 v143, -v155, -exec_lo // 8f0095d29bfd0060
v_cvt_pkrtz_f16_f32 v170, s90, v144                      // aa0096d25a200300
v_cvt_rpi_i32_f32_e64 v33, s48                           // 21004cd130000000
v_cvt_u16_f16_e64 v255, v180                             // ff007bd1b4010000
v_cvt_u32_f32_e64 v164, -1.0 clamp                       // a48047d1f3000000
v_cvt_u32_f64_e64 v108, v[240:241]                       // 6c0055d1f0010000
v_div_fixup_f16 v0, v80, v134, v56                       // 0000efd1500de304
v_div_fixup_f32 v235, v178, -2, v179                     // eb00ded1b285cd06
v_div_fixup_f64 v[43:44], v[80:81], 0.5, |v[217:218]|    // 2b04dfd150e16507
v_div_fmas_f32 v241, v81, -1.0, 1.0                      // f100e2d151e7c903
v_div_fmas_f64 v[107:108], v[89:90], v[120:121], v[195:196] // 6b00e3d159f10e07
v_div_scale_f32 v255, s[30:31], v204, 4.0, -v105         // ff1ee0d1cceda585
v_div_scale_f64 v[94:95], s[88:89], -s[76:77], v[132:133], -0.5 mul:2 // 5e58e1d14c08c72b
v_exp_f16_e64 v45, -s97 clamp                            // 2d8081d161000020
v_exp_f32_e64 v0, |v0|                                   // 000160d100010000
v_exp_legacy_f32_e64 v0, -lds_direct div:2               // v_exp_legacy_f32_e64 v0, -src_lds_direct div:2 // 00008bd1fe000038
v_ffbh_i32_e64 v88, -16                                  // 58006fd1d0000000
v_ffbh_u32_e64 v0, v218                                  // 00006dd1da010000
v_ffbl_b32_e64 v144, v72                                 // 90006ed148010000
v_floor_f16_e64 v0, -v243                                // 000084d1f3010020
v_floor_f32_e64 v112, src_lds_direct                     // 70005fd1fe000000
v_floor_f64_e64 v[251:252], v[254:255]                   // fb005ad1fe010000
v_fma_f16 v59, 1.0, -v249, v120                          // 3b00eed1f2f2e345
v_fma_f32 v128, |v67|, |v231|, |v0|                      // 8007cbd143cf0304
v_fma_f64 v[191:192], -s[54:55], v[133:134], -4.0        // bf00ccd1360adf23
v_fract_f16_e64 v5, -v113                                // 050088d171010020
v_fract_f32_e64 v0, |v130|                               // 00015bd182010000
v_fract_f64_e64 v[137:138], -|v[159:160]| mul:2          // 890172d19f010028
v_frexp_exp_i16_f16_e64 v9, neg(s0) mul:2                // v_frexp_exp_i16_f16_e64 v9, -s0 mul:2 // 090083d100000028
v_frexp_exp_i32_f32_e64 v118, -src_execz                 // 760073d1fc000020
v_frexp_exp_i32_f64_e64 v78, -s[16:17] clamp             // 4e8070d110000020
v_frexp_mant_f16_e64 v26, -v176 clamp                    // 1a8082d1b0010020
v_frexp_mant_f32_e64 v220, v12                           // dc0074d10c010000
v_frexp_mant_f64_e64 v[254:255], -|v[202:203]| mul:4     // fe0171d1ca010030
v_interp_mov_f32 v0, p0, attr31.x                        // v_interp_mov_f32_e32 v0, p0, attr31.x // 027c02d4
v_interp_p1_f32 v175, -|v255|, attr31.y clamp            // v_interp_p1_f32_e64 v175, -|v255|, attr31.y clamp // af8270d25ffe0340
v_interp_p1ll_f16 v255, v204, attr31.x                   // ff0074d21f980300
v_interp_p1lv_f16 v118, -v0, attr0.w, -v138 high         // 760075d2c0012ac6
v_interp_p2_f16 v76, -v33, attr31.x, -v249               // 4c0076d21f42e6c7
v_interp_p2_f32 v129, |v229|, attr0.z mul:2              // v_interp_p2_f32_e64 v129, |v229|, attr0.z mul:2 // 810271d280ca0308
v_ldexp_f16_e64 v68, |v0|, v15 div:2                     // 440133d1001f0218
v_ldexp_f32 v242, v156, v248                             // f20088d29cf10300
v_ldexp_f64 v[19:20], -s[100:101], 1                     // 130084d264020120
v_lerp_u8 v238, v45, v145, v12                           // ee00cdd12d233304
v_log_f16_e64 v113, -2                                   // 710080d1c2000000
v_log_f32_e64 v159, -4.0 clamp mul:4                     // 9f8061d1f7000010
v_log_legacy_f32_e64 v127, -|src_vccz|                   // 7f018cd1fb000020
v_lshlrev_b16_e64 v161, 1, v141                          // a1002ad1811a0300
v_lshlrev_b32_e64 v46, v5, v81                           // 2e0012d105a30200
v_lshlrev_b64 v[254:255], 17, v[41:42]                   // fe008fd291520200
v_lshrrev_b16_e64 v38, 32, -1                            // 26002bd1a0820100
v_lshrrev_b32_e64 v43, 17, -16                           // 2b0010d191a00100
v_lshrrev_b64 v[225:226], s63, 0                         // e10090d23f000100
v_mac_f16_e64 v255, neg(v70), -v193                      // v_mac_f16_e64 v255, -v70, -v193 // ff0023d146830360
v_mac_f32_e64 v60, 0.5, abs(s53)                         // v_mac_f32_e64 v60, 0.5, |s53| // 3c0216d1f06a0000
v_mad_f16 v211, 0.5, -src_scc, v64 mul:2                 // d300ead1f0fa014d
v_mad_f32 v0, v41, -|s101|, neg(v211) clamp              // v_mad_f32 v0, v41, -|s101|, -v211 clamp // 0082c1d129cb4cc7
v_mad_i16 v78, v125, v80, v86                            // 4e00ecd17da15a05
v_mad_i32_i24 v255, v168, v144, -16 clamp                // ff80c2d1a8214303
v_mad_i64_i32 v[31:32], s[10:11], -5, v160, vcc          // 1f0ae9d1c540ab01
v_mad_legacy_f32 v35, 0.5, v255, src_execz               // 2300c0d1f0fef303
v_mad_u16 v133, v6, v255, src_execz clamp                // 8580ebd106fff303
v_mad_u32_u24 v51, src_vccz, v123, v113                  // 3300c3d1fbf6c605
v_mad_u64_u32 v[0:1], vcc, v0, v231, v[227:228]          // 006ae8d100cf8f07
v_max3_f32 v243, v85, v231, v140                         // f300d3d155cf3306
v_max3_i32 v125, src_lds_direct, s58, -5                 // 7d00d4d1fe741403
v_max3_u32 v80, v242, 1, v129                            // 5000d5d1f2030506
v_max_f16_e64 v255, v39, v55                             // ff002dd1276f0200
v_max_f32_e64 v248, v226, v185                           // f8000bd1e2730300
v_max_f64 v[219:220], -0.5, -v[31:32] mul:2              // db0083d2f13e0248
v_max_i16_e64 v0, src_scc, v184                          // 000030d1fd700300
v_max_i32_e64 v185, v153, v66                            // b9000dd199850200
v_max_u16_e64 v237, v226, v239                           // ed002fd1e2df0300
v_max_u32_e64 v0, v127, v219                             // 00000fd17fb70300
v_mbcnt_hi_u32_b32 v0, s50, v12                          // 00008dd232180200
v_mbcnt_lo_u32_b32 v139, m0, 17                          // 8b008cd27c220100
v_med3_f32 v190, -1.0, -v28, 0 clamp                     // be80d6d1f3380242
v_med3_i32 v68, v242, 1, s45                             // 4400d7d1f203b500
v_med3_u32 v196, v0, vcc_lo, v196                        // c400d8d100d51007
v_min3_f32 v50, v144, v234, v207                         // 3200d0d190d53f07
v_min3_i32 v78, s101, v135, v16                          // 4e00d1d1650e4304
v_min3_u32 v255, 17, v56, s101                           // ff00d2d191709601
v_min_f16_e64 v255, -2, |v62| clamp div:2                // ff822ed1c27c0218
v_min_f32_e64 v77, |v69|, abs(s10)                       // v_min_f32_e64 v77, |v69|, |s10| // 4d030ad145150000
v_min_f64 v[0:1], v[81:82], v[125:126]                   // 000082d251fb0200
v_min_i16_e64 v172, v255, v17                            // ac0032d1ff230200
v_min_i32_e64 v169, v74, flat_scratch_hi                 // a9000cd14acf0000
v_min_u16_e64 v84, v10, s0                               // 540031d10a010000
v_min_u32_e64 v12, v207, v105                            // 0c000ed1cfd30200
v_mov_b32_e64 v255, s101                                 // ff0041d165000000
v_movreld_b32_e64 v70, v138                              // 460076d18a010000
v_movrels_b32_e64 v255, v101                             // ff0077d165010000
v_movrelsd_b32_e64 v167, v83                             // a70078d153010000
v_mqsad_pk_u16_u8 v[41:42], v[159:160], 1, flat_scratch  // 2900e6d19f039901
v_mqsad_u32_u8 v[160:163], s[74:75], v170, v[252:255]    // a000e7d14a54f307
v_msad_u8 v161, v233, v0, v118                           // a100e4d1e901da05
v_mul_f16_e64 v45, lds_direct, |v0| mul:4                // v_mul_f16_e64 v45, src_lds_direct, |v0| mul:4 // 2d0222d1fe000210
v_mul_f32_e64 v224, -1.0, 4.0                            // e00005d1f3ec0100
v_mul_f64 v[118:119], -v[63:64], -4.0                    // 760081d23fef0120
v_mul_hi_i32 v14, v0, v28                                // 0e0087d200390200
v_mul_hi_i32_i24_e64 v241, s101, 0                       // f10007d165000100
v_mul_hi_u32 v229, src_lds_direct, exec_lo               // e50086d2fefc0000
v_mul_hi_u32_u24_e64 v0, m0, -16                         // 000009d17ca00100
v_mul_i32_i24_e64 v1, v255, v29                          // 010006d1ff3b0200
v_mul_legacy_f32_e64 v131, v255, s83                     // 830004d1ffa70000
v_mul_lo_i32 v130, 17, v79                               // v_mul_lo_u32 v130, 17, v79 // 820085d2919e0200
v_mul_lo_u16_e64 v0, ttmp5, -1                           // 000029d175820100
v_mul_lo_u32 v0, s45, v53                                // 000085d22d6a0200
v_mul_u32_u24_e64 v24, v58, s48                          // 180008d13a610000
v_not_b32_e64 v246, v84                                  // f6006bd154010000
v_or_b32_e64 v0, s80, v70                                // 000014d1508c0200
v_perm_b32 v217, src_lds_direct, s45, -1                 // d900edd1fe5a0403
v_qsad_pk_u16_u8 v[100:101], -5, -16, v[174:175]         // 6400e5d1c5a0b906
v_rcp_f16_e64 v255, -|v124|                              // ff017dd17c010020
v_rcp_f32_e64 v115, v22 clamp                            // 738062d116010000
v_rcp_f64_e64 v[65:66], 2.0                              // 410065d1f4000000
v_rcp_iflag_f32_e64 v87, |v139| mul:2                    // 570163d18b010008
v_readlane_b32 s53, v102, s42                            // 350089d266550000
v_rndne_f16_e64 v67, |v201|                              // 430187d1c9010000
v_rndne_f32_e64 v118, v28                                // 76005ed11c010000
v_rndne_f64_e64 v[254:255], |v[117:118]| mul:2           // fe0159d175010008
v_rsq_f16_e64 v211, |v44| mul:2                          // d3017fd12c010008
v_rsq_f32_e64 v128, v182                                 // 800064d1b6010000
v_rsq_f64_e64 v[214:215], 1.0 clamp                      // d68066d1f2000000
v_sad_hi_u8 v0, v183, v1, v255                           // 0000dad1b703fe07
v_sad_u16 v175, lds_direct, s71, v60                     // v_sad_u16 v175, src_lds_direct, s71, v60 // af00dbd1fe8ef004
v_sad_u32 v25, v32, v233, s18                            // 1900dcd120d34b00
v_sad_u8 v0, v66, -16, -1                                // 0000d9d142a10503
v_sin_f16_e64 v196, v15                                  // c40089d10f010000
v_sin_f32_e64 v88, s0 clamp                              // 588069d100000000
v_sqrt_f16_e64 v61, s65                                  // 3d007ed141000000
v_sqrt_f32_e64 v5, s101                                  // 050067d165000000
v_sqrt_f64_e64 v[77:78], s[64:65] mul:2                  // 4d0068d140000008
v_sub_f16_e64 v0, 64, 1.0 clamp mul:4                    // 008020d1c0e40110
v_sub_f32_e64 v50, |v53|, -v145 mul:4                    // 320102d135230350
v_sub_u16_e64 v249, 0, -1 clamp                          // f98027d180820100
v_sub_u32_e64 v33, vcc, s34, v216                        // 216a1ad122b00300
v_subb_u32_e64 v0, vcc, v146, 32, s[92:93]               // 006a1dd192417101
v_subbrev_u32_e64 v60, s[22:23], v91, v139, s[86:87] clamp // 3c961ed15b175b01
v_subrev_f16_e64 v45, -v234, neg(s93) clamp              // v_subrev_f16_e64 v45, -v234, -s93 clamp // 2d8021d1eabb0060
v_subrev_f32_e64 v68, v235, -1.0 clamp                   // 448003d1ebe70100
v_subrev_u16_e64 v5, v159, v163                          // 050028d19f470300
v_subrev_u32_e64 v0, tma, v0, v90 clamp                  // 00ee1bd100b50200
v_trig_preop_f64 v[111:112], 2.0, v255 clamp             // 6f8092d2f4fe0300
v_trunc_f16_e64 v35, abs(v92) mul:2                      // v_trunc_f16_e64 v35, |v92| mul:2 // 230186d15c010008
v_trunc_f32_e64 v146, -|v228| div:2                      // 92015cd1e4010038
v_trunc_f64_e64 v[46:47], -v[131:132] clamp              // 2e8057d183010020
v_writelane_b32 v189, s26, 0                             // bd008ad21a000100
v_xor_b32_e64 v0, -5, v255                               // 000015d1c5fe0300
