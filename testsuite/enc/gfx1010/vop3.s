v_add3_u32 v58, 17, s68, -16                             // 3a006dd791884003
v_add_co_ci_u32_e64 v255, exec_lo, 17, src_shared_base, s73 // ff7e28d591d62501
v_add_co_u32 v121, ttmp5, v119, 0                        // 79710fd777010102
v_add_f16_e64 v66, -src_scc, v58                         // 420032d5fd740222
v_add_f32_e64 v100, -|s39|, 0x3f8147ae                   // 640103d527fe0122ae47813f
v_add_f64 v[135:136], -2, 0.15915494                     // v_add_f64 v[135:136], -2, 0x3fc45f30 // 870064d5c2fe0102305fc43f
v_add_lshl_u32 v77, v228, v0, v167                       // 4d0047d7e4019e06
v_add_nc_i16 v0, s87, 32                                 // 00000dd757400102
v_add_nc_i32 v202, 0x12345678, v123                      // ca007fd7fff6020278563412
v_add_nc_u16 v221, v120, v255                            // dd0003d778ff0302
v_add_nc_u32_e64 v255, s82, v173                         // ff0025d5525a0302
v_alignbit_b32 v82, src_private_base, 0, 0x3f717273      // 52004ed5ed00fd037372713f
v_alignbyte_b32 v89, v231, v0, v25                       // 59004fd5e7016604
v_and_b32_e64 v178, s9, v251                             // b2001bd509f60302
v_and_or_b32 v42, v89, exec_lo, s96                      // 2a0071d759fd8001
v_ashrrev_i16 v68, s49, v193                             // 440008d731820302
v_ashrrev_i32_e64 v254, v123, src_execz                  // fe0018d57bf90102
v_ashrrev_i64 v[68:69], v101, 0x12345678                 // 440001d765ff010278563412
v_bcnt_u32_b32 v243, v139, v255                          // f30064d78bff0302
v_bfe_i32 v94, v0, v152, s35                             // 5e0049d500318f00
v_bfe_u32 v111, src_scc, 0x12345678, 64                  // 6f0048d5fdfe010378563412
v_bfi_b32 v163, 0xaf123456, v141, v229                   // a3004ad5ff1a9707563412af
v_bfm_b32 v78, s46, 65                                   // v_bfm_b32 v78, s46, 0x41 // 4e0063d72efe010241000000
v_bfrev_b32_e64 v145, v43                                // 9100b8d52b010102
v_ceil_f16_e64 v85, -v128                                // 5500dcd580010122
v_ceil_f32_e64 v173, -2                                  // ad00a2d5c2000102
v_ceil_f64_e64 v[59:60], -4.0                            // 3b0098d5f7000102
v_cmp_class_f16_e64 s80, 10.0, -1                        // v_cmp_class_f16_e64 s80, 0x4900, -1 // 50008fd4ff82010200490000
v_cmp_class_f32_e64 s40, neg(s0), exec_lo                // v_cmp_class_f32_e64 s40, -s0, exec_lo // 280088d400fc0022
v_cmp_class_f64_e64 ttmp5, v[178:179], v22               // 7100a8d4b22d0202
v_cmp_eq_f16_e64 s0, -0.5, 0x3456                        // 0000cad4f1fe010256340000
v_cmp_eq_f32_e64 s90, -v9, -src_private_base             // 5a0002d409db0162
v_cmp_eq_f64_e64 s92, abs(v[142:143]), v[126:127] clamp  // v_cmp_eq_f64_e64 s92, |v[142:143]|, v[126:127] clamp // 5c8122d48efd0202
v_cmp_eq_i16_e64 s105, s25, v89                          // 69008ad419b20202
v_cmp_eq_i32_e64 s104, v199, 0xaf123456                  // 680082d4c7ff0102563412af
v_cmp_eq_i64_e64 vcc_lo, v[169:170], 17                  // 6a00a2d4a9230102
v_cmp_eq_u16_e64 s61, v0, v145                           // 3d00aad400230302
v_cmp_eq_u32_e64 s105, v150, v0                          // 6900c2d496010202
v_cmp_eq_u64_e64 s48, 65, s[104:105]                     // v_cmp_eq_u64_e64 s48, 0x41, s[104:105] // 3000e2d4ffd0000241000000
v_cmp_f_f16_e64 vcc_lo, -src_vccz, -s12                  // 6a00c8d4fb180062
v_cmp_f_f32_e64 s63, 0xaf123456, |src_shared_base|       // 3f0200d4ffd60102563412af
v_cmp_f_f64_e64 s34, -s[32:33], s[104:105] clamp         // 228020d420d00022
v_cmp_f_i32_e64 vcc_lo, v0, v127                         // 6a0080d400ff0202
v_cmp_f_i64_e64 s105, s[38:39], 0x12345678               // 6900a0d426fe010278563412
v_cmp_f_u32_e64 vcc_lo, 17, 0x3f717273                   // 6a00c0d491fe01027372713f
v_cmp_f_u64_e64 s71, v[223:224], src_execz               // 4700e0d4dff90102
v_cmp_ge_f16_e64 s42, 0xfe0b, -s81 clamp                 // 2a80ced4ffa200420bfe0000
v_cmp_ge_f32_e64 s74, -|src_shared_base|, s83            // 4a0106d4eba60022
v_cmp_ge_f64_e64 vcc_lo, |s[76:77]|, abs(src_scc)        // v_cmp_ge_f64_e64 vcc_lo, |s[76:77]|, |src_scc| // 6a0326d44cfa0102
v_cmp_ge_i16_e64 s98, 1, s24                             // 62008ed481300002
v_cmp_ge_i32_e64 vcc_lo, 32, 17                          // 6a0086d4a0220102
v_cmp_ge_i64_e64 vcc_lo, v[0:1], s[0:1]                  // 6a00a6d400010002
v_cmp_ge_u16_e64 s0, -20, v245                           // v_cmp_ge_u16_e64 s0, lit(0xffffffec), v245 // 0000aed4ffea0302ecffffff
v_cmp_ge_u32_e64 s39, v255, 65                           // v_cmp_ge_u32_e64 s39, v255, 0x41 // 2700c6d4ffff010241000000
v_cmp_ge_u64_e64 s105, v[249:250], src_private_limit     // 6900e6d4f9dd0102
v_cmp_gt_f16_e64 vcc_lo, abs(v173), 10.0 clamp           // v_cmp_gt_f16_e64 vcc_lo, |v173|, 0x4900 clamp // 6a81ccd4adff010200490000
v_cmp_gt_f32_e64 s34, -|src_shared_base|, 1.0            // 220104d4ebe40122
v_cmp_gt_f64_e64 s105, abs(v[254:255]), 1234.5           // v_cmp_gt_f64_e64 s105, |v[254:255]|, 0x40934a00 // 690124d4feff0102004a9340
v_cmp_gt_i16_e64 s94, 0x3456, src_vccz                   // 5e008cd4fff6010256340000
v_cmp_gt_i32_e64 vcc_lo, s0, 32                          // 6a0084d400400102
v_cmp_gt_i64_e64 ttmp5, 1, 64                            // 7100a4d481800102
v_cmp_gt_u16_e64 ttmp5, -16, -20                         // v_cmp_gt_u16_e64 ttmp5, -16, lit(0xffffffec) // 7100acd4d0fe0102ecffffff
v_cmp_gt_u32_e64 vcc_lo, s63, v255                       // 6a00c4d43ffe0302
v_cmp_gt_u64_e64 s28, -5, v[254:255]                     // 1c00e4d4c5fc0302
v_cmp_le_f16_e64 s105, 64, 0x3456 clamp                  // 6980cbd4c0fe010256340000
v_cmp_le_f32_e64 ttmp15, |v89|, -s0                      // 7b0103d459010042
v_cmp_le_f64_e64 s20, v[214:215], v[185:186] clamp       // 148023d4d6730302
v_cmp_le_i16_e64 s17, v0, v82                            // 11008bd400a50202
v_cmp_le_i32_e64 vcc_lo, v255, v207                      // 6a0083d4ff9f0302
v_cmp_le_i64_e64 s55, v[0:1], 65                         // v_cmp_le_i64_e64 s55, v[0:1], 0x41 // 3700a3d400ff010241000000
v_cmp_le_u16_e64 s105, 1, -20                            // v_cmp_le_u16_e64 s105, 1, lit(0xffffffec) // 6900abd481fe0102ecffffff
v_cmp_le_u32_e64 s15, -5, src_execz                      // 0f00c3d4c5f80102
v_cmp_le_u64_e64 s70, v[220:221], v[0:1]                 // 4600e3d4dc010202
v_cmp_lg_f16_e64 s86, s61, v255                          // 5600cdd43dfe0302
v_cmp_lg_f32_e64 vcc_lo, -0.5, 10.5                      // v_cmp_lg_f32_e64 vcc_lo, -0.5, 0x41280000 // 6a0005d4f1fe010200002841
v_cmp_lg_f64_e64 s41, 2.0, abs(v[52:53])                 // v_cmp_lg_f64_e64 s41, 2.0, |v[52:53]| // 290225d4f4680202
v_cmp_lt_f16_e64 vcc_lo, 64, 0xfe0b                      // 6a00c9d4c0fe01020bfe0000
v_cmp_lt_f32_e64 s33, |v137|, -2                         // 210101d489850102
v_cmp_lt_f64_e64 s59, |v[18:19]|, |v[204:205]| clamp     // 3b8321d412990302
v_cmp_lt_i16_e64 exec_hi, src_shared_base, s105          // 7f0089d4ebd20002
v_cmp_lt_i32_e64 s34, src_private_limit, v0              // 220081d4ee000202
v_cmp_lt_i64_e64 vcc_lo, v[66:67], v[114:115]            // 6a00a1d442e50202
v_cmp_lt_u16_e64 vcc_lo, v241, 17                        // 6a00a9d4f1230102
v_cmp_lt_u32_e64 vcc_lo, 0, s41                          // 6a00c1d480520002
v_cmp_lt_u64_e64 vcc_lo, src_vccz, src_scc               // 6a00e1d4fbfa0102
v_cmp_ne_i16_e64 null, 0x3456, v55                       // 7d008dd4ff6e020256340000
v_cmp_ne_i32_e64 s10, src_private_base, s105             // 0a0085d4edd20002
v_cmp_ne_i64_e64 s105, 0x3f717273, v[128:129]            // 6900a5d4ff0003027372713f
v_cmp_ne_u16_e64 s59, -20, v13                           // v_cmp_ne_u16_e64 s59, lit(0xffffffec), v13 // 3b00add4ff1a0202ecffffff
v_cmp_ne_u32_e64 s4, -17, v70                            // v_cmp_ne_u32_e64 s4, 0xffffffef, v70 // 0400c5d4ff8c0202efffffff
v_cmp_ne_u64_e64 vcc_lo, 64, ttmp[14:15]                 // 6a00e5d4c0f40002
v_cmp_neq_f16_e64 s105, 0xfe0b, |s92|                    // 6902edd4ffb800020bfe0000
v_cmp_neq_f32_e64 s0, |v148|, |s89|                      // 00030dd494b30002
v_cmp_neq_f64_e64 vcc_lo, -4.0, 100.0                    // v_cmp_neq_f64_e64 vcc_lo, -4.0, 0x40590000 // 6a002dd4f7fe010200005940
v_cmp_nge_f16_e64 s105, -v72, |v96| clamp                // 6982e9d448c10222
v_cmp_nge_f32_e64 s4, vcc_lo, v144                       // 040009d46a200302
v_cmp_nge_f64_e64 s99, -v[0:1], -src_shared_limit clamp  // 638029d400d90162
v_cmp_ngt_f16_e64 s7, src_vccz, -|s105|                  // 0702ebd4fbd20042
v_cmp_ngt_f32_e64 s17, |s11|, neg(s10) clamp             // v_cmp_ngt_f32_e64 s17, |s11|, -s10 clamp // 11810bd40b140042
v_cmp_ngt_f64_e64 s38, 1234.5, 0.5                       // v_cmp_ngt_f64_e64 s38, 0x40934a00, 0.5 // 26002bd4ffe00102004a9340
v_cmp_nle_f16_e64 null, -src_execz, 0xfe0b               // 7d00ecd4fcfe01220bfe0000
v_cmp_nle_f32_e64 s3, |src_shared_base|, 0               // 03010cd4eb000102
v_cmp_nle_f64_e64 s37, -src_pops_exiting_wave_id, neg(v[158:159]) // v_cmp_nle_f64_e64 s37, -src_pops_exiting_wave_id, -v[158:159] // 25002cd4ef3c0362
v_cmp_nlg_f16_e64 vcc_lo, -|src_private_limit|, 64 clamp // 6a81ead4ee800122
v_cmp_nlg_f32_e64 vcc_lo, v210, v238                     // 6a000ad4d2dd0302
v_cmp_nlg_f64_e64 s100, |v[239:240]|, -s[0:1]            // 64012ad4ef010042
v_cmp_nlt_f16_e64 s84, v105, v155                        // 5400eed469370302
v_cmp_nlt_f32_e64 s105, v131, v169                       // 69000ed483530302
v_cmp_nlt_f64_e64 s49, v[50:51], |v[181:182]| clamp      // 31822ed4326b0302
v_cmp_o_f16_e64 s96, v164, v11                           // 6000cfd4a4170202
v_cmp_o_f32_e64 vcc_lo, v0, 10.5                         // v_cmp_o_f32_e64 vcc_lo, v0, 0x41280000 // 6a0007d400ff010200002841
v_cmp_o_f64_e64 vcc_lo, abs(v[2:3]), -|v[222:223]| clamp // v_cmp_o_f64_e64 vcc_lo, |v[2:3]|, -|v[222:223]| clamp // 6a8327d402bd0342
v_cmp_t_i32_e64 s58, s44, s19                            // 3a0087d42c260002
v_cmp_t_i64_e64 s32, src_shared_limit, -1                // 2000a7d4ec820102
v_cmp_t_u32_e64 s72, s55, -16                            // 4800c7d437a00102
v_cmp_t_u64_e64 exec_hi, v[153:154], v[105:106]          // 7f00e7d499d30202
v_cmp_tru_f16_e64 s72, -v113, |s92|                      // 4802efd471b90022
v_cmp_tru_f32_e64 vcc_lo, v66, v250                      // 6a000fd442f50302
v_cmp_tru_f64_e64 vcc_lo, v[196:197], v[206:207]         // 6a002fd4c49d0302
v_cmp_u_f16_e64 vcc_lo, v153, -1.0 clamp                 // 6a80e8d499e70102
v_cmp_u_f32_e64 s105, |vcc_lo|, 0x3f8147ae               // 690108d46afe0102ae47813f
v_cmp_u_f64_e64 s3, 0.5, |v[91:92]|                      // 030228d4f0b60202
v_cmpx_class_f16_e64 -v5, s0                             // 7e009fd405010022
v_cmpx_class_f32_e64 v39, s72                            // 7e0098d427910002
v_cmpx_class_f64_e64 s[18:19], v112                      // 7e00b8d412e00202
v_cmpx_eq_f16_e64 0, -|v0|                               // 7e02dad480000242
v_cmpx_eq_f32_e64 0x3f8147ae, 0                          // 7e0012d4ff000102ae47813f
v_cmpx_eq_f64_e64 0x40590000, v[62:63]                   // 7e0032d4ff7c020200005940
v_cmpx_eq_i16_e64 -5, v5                                 // 7e009ad4c50a0202
v_cmpx_eq_i32_e64 32, v194                               // 7e0092d4a0840302
v_cmpx_eq_i64_e64 s[82:83], v[89:90]                     // 7e00b2d452b20202
v_cmpx_eq_u16_e64 v17, 1000                              // v_cmpx_eq_u16_e64 v17, 0x3e8 // 7e00bad411ff0102e8030000
v_cmpx_eq_u32_e64 src_pops_exiting_wave_id, v2           // 7e00d2d4ef040202
v_cmpx_eq_u64_e64 v[4:5], s[104:105]                     // 7e00f2d404d10002
v_cmpx_f_f16_e64 |s37|, 2.0                              // 7e01d8d425e80102
v_cmpx_f_f32_e64 v219, |s91| clamp                       // 7e8210d4dbb70002
v_cmpx_f_f64_e64 -s[24:25], |s[34:35]|                   // 7e0230d418440022
v_cmpx_f_i32_e64 vcc_hi, s89                             // 7e0090d46bb20002
v_cmpx_f_i64_e64 v[108:109], 0x3f717273                  // 7e00b0d46cff01027372713f
v_cmpx_f_u32_e64 v194, v66                               // 7e00d0d4c2850202
v_cmpx_f_u64_e64 v[209:210], v[93:94]                    // 7e00f0d4d1bb0202
v_cmpx_ge_f16_e64 src_private_base, -v168                // 7e00ded4ed500342
v_cmpx_ge_f32_e64 |v238|, src_vccz                       // 7e0116d4eef70102
v_cmpx_ge_f64_e64 0.5, 4.0 clamp                         // 7e8036d4f0ec0102
v_cmpx_ge_i16_e64 s76, s27                               // 7e009ed44c360002
v_cmpx_ge_i32_e64 v158, src_scc                          // 7e0096d49efb0102
v_cmpx_ge_i64_e64 v[165:166], v[254:255]                 // 7e00b6d4a5fd0302
v_cmpx_ge_u16_e64 v223, v197                             // 7e00bed4df8b0302
v_cmpx_ge_u32_e64 s39, v24                               // 7e00d6d427300202
v_cmpx_ge_u64_e64 0xaf123456, v[69:70]                   // 7e00f6d4ff8a0202563412af
v_cmpx_gt_f16_e64 -v0, -v220                             // 7e00dcd400b90362
v_cmpx_gt_f32_e64 3.14159, s105 clamp                    // v_cmpx_gt_f32_e64 0x40490fd0, s105 clamp // 7e8014d4ffd20002d00f4940
v_cmpx_gt_f64_e64 -src_execz, abs(v[0:1])                // v_cmpx_gt_f64_e64 -src_execz, |v[0:1]| // 7e0234d4fc000222
v_cmpx_gt_i16_e64 src_vccz, v57                          // 7e009cd4fb720202
v_cmpx_gt_i32_e64 s17, v162                              // 7e0094d411440302
v_cmpx_gt_i64_e64 65, s[32:33]                           // v_cmpx_gt_i64_e64 0x41, s[32:33] // 7e00b4d4ff40000241000000
v_cmpx_gt_u16_e64 v63, 64                                // 7e00bcd43f810102
v_cmpx_gt_u32_e64 v149, vcc_lo                           // 7e00d4d495d50002
v_cmpx_gt_u64_e64 32, 0xaf123456                         // 7e00f4d4a0fe0102563412af
v_cmpx_le_f16_e64 -|src_lds_direct|, |v38| clamp         // 7e83dbd4fe4c0222
v_cmpx_le_f32_e64 v14, 1.0                               // 7e0013d40ee50102
v_cmpx_le_f64_e64 -|v[34:35]|, 100.0                     // v_cmpx_le_f64_e64 -|v[34:35]|, 0x40590000 // 7e0133d422ff012200005940
v_cmpx_le_i16_e64 -5, v163                               // 7e009bd4c5460302
v_cmpx_le_i32_e64 s58, 32                                // 7e0093d43a400102
v_cmpx_le_i64_e64 64, -5                                 // 7e00b3d4c08a0102
v_cmpx_le_u16_e64 vcc_lo, 0xfe0b                         // 7e00bbd46afe01020bfe0000
v_cmpx_le_u32_e64 -17, src_shared_base                   // v_cmpx_le_u32_e64 0xffffffef, src_shared_base // 7e00d3d4ffd60102efffffff
v_cmpx_le_u64_e64 17, s[50:51]                           // 7e00f3d491640002
v_cmpx_lg_f16_e64 0.5, 0x3456 clamp                      // 7e80ddd4f0fe010256340000
v_cmpx_lg_f32_e64 |v255|, -v255                          // 7e0115d4ffff0342
v_cmpx_lg_f64_e64 -|v[5:6]|, |v[133:134]|                // 7e0335d4050b0322
v_cmpx_lt_f16_e64 v252, v66                              // 7e00d9d4fc850202
v_cmpx_lt_f32_e64 |s24|, -4.0 clamp                      // 7e8111d418ee0102
v_cmpx_lt_f64_e64 -2, neg(s[12:13])                      // v_cmpx_lt_f64_e64 -2, -s[12:13] // 7e0031d4c2180042
v_cmpx_lt_i16_e64 1, 0x3456                              // 7e0099d481fe010256340000
v_cmpx_lt_i32_e64 v214, v0                               // 7e0091d4d6010202
v_cmpx_lt_i64_e64 ttmp[14:15], 0                         // 7e00b1d47a000102
v_cmpx_lt_u16_e64 src_shared_base, 32                    // 7e00b9d4eb400102
v_cmpx_lt_u32_e64 s79, v0                                // 7e00d1d44f000202
v_cmpx_lt_u64_e64 s[68:69], 0x3f717273                   // 7e00f1d444fe01027372713f
v_cmpx_ne_i16_e64 17, 32                                 // 7e009dd491400102
v_cmpx_ne_i32_e64 64, v255                               // 7e0095d4c0fe0302
v_cmpx_ne_i64_e64 v[0:1], v[106:107]                     // 7e00b5d400d50202
v_cmpx_ne_u16_e64 -20, src_pops_exiting_wave_id          // v_cmpx_ne_u16_e64 lit(0xffffffec), src_pops_exiting_wave_id // 7e00bdd4ffde0102ecffffff
v_cmpx_ne_u32_e64 -17, exec_lo                           // v_cmpx_ne_u32_e64 0xffffffef, exec_lo // 7e00d5d4fffc0002efffffff
v_cmpx_ne_u64_e64 0xaf123456, v[50:51]                   // 7e00f5d4ff640202563412af
v_cmpx_neq_f16_e64 -v196, 1.0                            // 7e00fdd4c4e50122
v_cmpx_neq_f32_e64 s29, -1.0 clamp                       // 7e801dd41de60102
v_cmpx_neq_f64_e64 1234.5, abs(s[36:37])                 // v_cmpx_neq_f64_e64 0x40934a00, |s[36:37]| // 7e023dd4ff480002004a9340
v_cmpx_nge_f16_e64 0.15915494, 10.0                      // v_cmpx_nge_f16_e64 0.15915494, 0x4900 // 7e00f9d4f8fe010200490000
v_cmpx_nge_f32_e64 -v0, 10.5                             // v_cmpx_nge_f32_e64 -v0, 0x41280000 // 7e0019d400ff012200002841
v_cmpx_nge_f64_e64 v[45:46], 0.15915494 clamp            // v_cmpx_nge_f64_e64 v[45:46], 0x3fc45f30 clamp // 7e8039d42dff0102305fc43f
v_cmpx_ngt_f16_e64 v154, v137                            // 7e00fbd49a130302
v_cmpx_ngt_f32_e64 v9, 0xaf123456 clamp                  // 7e801bd409ff0102563412af
v_cmpx_ngt_f64_e64 neg(s[68:69]), |s[22:23]|             // v_cmpx_ngt_f64_e64 -s[68:69], |s[22:23]| // 7e023bd4442c0022
v_cmpx_nle_f16_e64 |v51|, 0x3456                         // 7e01fcd433ff010256340000
v_cmpx_nle_f32_e64 0xaf123456, |src_execz|               // 7e021cd4fff80102563412af
v_cmpx_nle_f64_e64 ttmp[6:7], v[164:165] clamp           // 7e803cd472480302
v_cmpx_nlg_f16_e64 v225, |s15| clamp                     // 7e82fad4e11f0002
v_cmpx_nlg_f32_e64 v107, v200                            // 7e001ad46b910302
v_cmpx_nlg_f64_e64 -v[246:247], 1234.5                   // v_cmpx_nlg_f64_e64 -v[246:247], 0x40934a00 // 7e003ad4f6ff0122004a9340
v_cmpx_nlt_f16_e64 v152, 64                              // 7e00fed498810102
v_cmpx_nlt_f32_e64 -v255, v192                           // 7e001ed4ff810322
v_cmpx_nlt_f64_e64 2.0, -4.0 clamp                       // 7e803ed4f4ee0102
v_cmpx_o_f16_e64 -|s105|, 0x3456                         // 7e01dfd469fe012256340000
v_cmpx_o_f32_e64 -v114, s49 clamp                        // 7e8017d472630022
v_cmpx_o_f64_e64 ttmp[14:15], s[54:55] clamp             // 7e8037d47a6c0002
v_cmpx_t_i32_e64 -17, -16                                // v_cmpx_t_i32_e64 0xffffffef, -16 // 7e0097d4ffa00102efffffff
v_cmpx_t_i64_e64 v[25:26], 0x12345678                    // 7e00b7d419ff010278563412
v_cmpx_t_u32_e64 1, v89                                  // 7e00d7d481b20202
v_cmpx_t_u64_e64 v[180:181], v[10:11]                    // 7e00f7d4b4150202
v_cmpx_tru_f16_e64 0x3456, |v14| clamp                   // 7e82ffd4ff1c020256340000
v_cmpx_tru_f32_e64 s57, 0x3f8147ae                       // 7e001fd439fe0102ae47813f
v_cmpx_tru_f64_e64 v[100:101], -4.0                      // 7e003fd464ef0102
v_cmpx_u_f16_e64 -src_vccz, 0.15915494                   // 7e00f8d4fbf00122
v_cmpx_u_f32_e64 10.5, v107                              // v_cmpx_u_f32_e64 0x41280000, v107 // 7e0018d4ffd6020200002841
v_cmpx_u_f64_e64 |v[36:37]|, s[4:5]                      // 7e0138d424090002
v_cndmask_b32_e64 v104, -v134, |src_scc|, s95            // 680201d586fb7d21
v_cos_f16_e64 v255, |v0|                                 // ff01e1d500010102
v_cos_f32_e64 v102, 3.14159 clamp                        // v_cos_f32_e64 v102, 0x40490fd0 clamp // 6680b6d5ff000102d00f4940
v_cubeid_f32 v69, s87, -v128, s66 clamp div:2            // 458044d557000b59
v_cubema_f32 v185, v134, v140, v0                        // b90047d586190304
v_cubesc_f32 v152, 0x3f8147ae, v83, 64                   // 980045d5ffa60203ae47813f
v_cubetc_f32 v82, 3.14159, -|v0|, s0 mul:4               // v_cubetc_f32 v82, 0x40490fd0, -|v0|, s0 mul:4 // 520246d5ff000250d00f4940
v_cvt_f16_f32_e64 v252, 2.0                              // fc008ad5f4000102
v_cvt_f16_i16_e64 v255, 0xfe0b mul:2                     // ff00d1d5ff00010a0bfe0000
v_cvt_f16_u16_e64 v166, 32                               // a600d0d5a0000102
v_cvt_f32_f16_e64 v0, |v255| mul:4                       // 00018bd5ff010112
v_cvt_f32_f64_e64 v19, -0.5 clamp div:2                  // 13808fd5f100011a
v_cvt_f32_i32_e64 v210, s53 div:2                        // d20085d53500011a
v_cvt_f32_u32_e64 v98, v255                              // 620086d5ff010102
v_cvt_f32_ubyte0_e64 v31, -17                            // v_cvt_f32_ubyte0_e64 v31, 0xffffffef // 1f0091d5ff000102efffffff
v_cvt_f32_ubyte1_e64 v121, v121                          // 790092d579010102
v_cvt_f32_ubyte2_e64 v136, 0x12345678                    // 880093d5ff00010278563412
v_cvt_f32_ubyte3_e64 v149, v80 clamp mul:4               // 958094d550010112
v_cvt_f64_f32_e64 v[5:6], -4.0 clamp                     // 058090d5f7000102
v_cvt_f64_i32_e64 v[37:38], 0xaf123456 mul:4             // 250084d5ff000112563412af
v_cvt_f64_u32_e64 v[12:13], s57                          // 0c0096d539000102
v_cvt_flr_i32_f32_e64 v154, v113                         // 9a008dd571010102
v_cvt_i16_f16_e64 v190, |s11|                            // be01d3d50b000102
v_cvt_i32_f32_e64 v0, 3.14159                            // v_cvt_i32_f32_e64 v0, 0x40490fd0 // 000088d5ff000102d00f4940
v_cvt_i32_f64_e64 v148, 0x40590000                       // 940083d5ff00010200005940
v_cvt_norm_i16_f16_e64 v176, -v105 mul:4                 // b000e3d569010132
v_cvt_norm_u16_f16_e64 v6, 0x3456 mul:2                  // 0600e4d5ff00010a56340000
v_cvt_off_f32_i4_e64 v255, v0 clamp                      // ff808ed500010102
v_cvt_pk_i16_i32 v173, v54, s0                           // ad006bd736010002
v_cvt_pk_u16_u32 v95, 0xaf123456, s70                    // 5f006ad7ff8c0002563412af
v_cvt_pk_u8_f32 v202, |v255|, s81, v0 clamp              // ca815ed5ffa30004
v_cvt_pknorm_i16_f16 v255, -src_shared_limit, src_private_limit // ff0012d7ecdc0122
v_cvt_pknorm_i16_f32 v109, 64, 1.0                       // 6d0068d7c0e40102
v_cvt_pknorm_u16_f16 v111, 0, 2.0                        // 6f0013d780e80102
v_cvt_pknorm_u16_f32 v50, -vcc_hi, v0                    // 320069d76b000222
v_cvt_pkrtz_f16_f32_e64 v99, s9, 0x3f8147ae clamp mul:2  // 63802fd509fe010aae47813f
v_cvt_rpi_i32_f32_e64 v255, v143                         // ff008cd58f010102
v_cvt_u16_f16_e64 v83, 0x3456                            // 5300d2d5ff00010256340000
v_cvt_u32_f32_e64 v33, v12                               // 210087d50c010102
v_cvt_u32_f64_e64 v0, -1.0 mul:4                         // 000095d5f3000112
v_div_fixup_f16 v180, |v99|, -4.0, -1.0                  // b4015fd763efcd03
v_div_fixup_f32 v176, |s105|, 64, ttmp5 clamp            // b0815fd56980c501
v_div_fixup_f64 v[50:51], 0, -v[0:1], v[133:134] clamp   // 328060d580001646
v_div_fmas_f32 v112, vcc_hi, |v189|, v55                 // 70026fd56b7adf04
v_div_fmas_f64 v[187:188], v[34:35], 1234.5, |null|      // v_div_fmas_f64 v[187:188], v[34:35], 0x40934a00, |null| // bb0470d522fff501004a9340
v_div_scale_f32 v94, s77, 0.15915494, 2.0, 0x3f8147ae clamp // 5ecd6dd5f8e8fd03ae47813f
v_div_scale_f64 v[57:58], vcc_lo, -src_vccz, neg(v[0:1]), 100.0 mul:2 // v_div_scale_f64 v[57:58], vcc_lo, -src_vccz, -v[0:1], 0x40590000 mul:2 // 396a6ed5fb00fe6b00005940
v_exp_f16_e64 v148, src_private_limit clamp div:2        // 9480d8d5ee00011a
v_exp_f32_e64 v0, 0x3f8147ae clamp                       // 0080a5d5ff000102ae47813f
v_ffbh_i32_e64 v0, 0xaf123456                            // 0000bbd5ff000102563412af
v_ffbh_u32_e64 v0, 0x3f717273                            // 0000b9d5ff0001027372713f
v_ffbl_b32_e64 v182, 64                                  // b600bad5c0000102
v_floor_f16_e64 v0, v1 clamp                             // 0080dbd501010102
v_floor_f32_e64 v72, -|v25| mul:4                        // 4801a4d519010132
v_floor_f64_e64 v[229:230], v[206:207]                   // e5009ad5ce010102
v_fma_f16 v81, 0xfe0b, -1.0, 64                          // 51004bd7ffe601030bfe0000
v_fma_f32 v120, src_vccz, s7, v167                       // 78004bd5fb0e9c06
v_fma_f64 v[67:68], v[119:120], v[203:204], v[0:1]       // 43004cd577970304
v_fmac_f16_e64 v196, 0, -s0 div:2                        // c40036d58000005a
v_fmac_f32_e64 v236, src_lds_direct, ttmp15              // ec002bd5fef60002
v_fract_f16_e64 v181, |v36|                              // b501dfd524010102
v_fract_f32_e64 v196, v16 clamp                          // c480a0d510010102
v_fract_f64_e64 v[254:255], 0x40590000                   // fe00bed5ff00010200005940
v_frexp_exp_i16_f16_e64 v0, 1.0                          // 0000dad5f2000102
v_frexp_exp_i32_f32_e64 v224, -v10 clamp                 // e080bfd50a010122
v_frexp_exp_i32_f64_e64 v9, -v[124:125] clamp            // 0980bcd57c010122
v_frexp_mant_f16_e64 v218, v243                          // da00d9d5f3010102
v_frexp_mant_f32_e64 v40, 4.0 clamp div:2                // 2880c0d5f600011a
v_frexp_mant_f64_e64 v[203:204], 0x40590000 div:2        // cb00bdd5ff00011a00005940
v_interp_mov_f32 v24, p10, attr31.w clamp                // v_interp_mov_f32_e64 v24, p10, attr31.w clamp // 188002d6df000002
v_interp_p1_f32 v134, -|v34|, attr31.z mul:2             // v_interp_p1_f32_e64 v134, -|v34|, attr31.z mul:2 // 860200d69f44024a
v_interp_p1ll_f16 v145, abs(v0), attr31.z clamp          // v_interp_p1ll_f16 v145, |v0|, attr31.z clamp // 918242d79f000202
v_interp_p1lv_f16 v156, v211, attr32.x, v91 clamp div:2  // 9c8043d720a66f1d
v_interp_p2_f16 v255, |v0|, attr1.w, v76 high            // ff025ad7c1013205
v_interp_p2_f32 v78, v0, attr31.y                        // v_interp_p2_f32_e32 v78, v0, attr31.y // 007d39c9
v_ldexp_f16_e64 v210, 0xfe0b, -2                         // d2003bd5ff8401020bfe0000
v_ldexp_f32 v1, 4.0, 0x12345678 clamp div:2              // 018062d7f6fe011a78563412
v_ldexp_f64 v[254:255], 0.5, src_scc clamp               // fe8068d5f0fa0102
v_lerp_u8 v142, 65, v15, 65                              // v_lerp_u8 v142, 0x41, v15, 0x41 // 8e004dd5ff1efe0341000000
v_log_f16_e64 v174, 0x3456                               // ae00d7d5ff00010256340000
v_log_f32_e64 v222, |v249|                               // de01a7d5f9010102
v_lshl_add_u32 v148, src_pops_exiting_wave_id, v255, s96 // 940046d7effe8301
v_lshl_or_b32 v142, 17, v214, v199                       // 8e006fd791ac1f07
v_lshlrev_b16 v132, v56, v95                             // 840014d738bf0202
v_lshlrev_b32_e64 v192, v78, v237                        // c0001ad54edb0302
v_lshlrev_b64 v[152:153], v32, 65                        // v_lshlrev_b64 v[152:153], v32, 0x41 // 9800ffd620ff010241000000
v_lshrrev_b16 v0, 32, s74                                // 000007d7a0940002
v_lshrrev_b32_e64 v95, src_pops_exiting_wave_id, 0x3f717273 // 5f0016d5effe01027372713f
v_lshrrev_b64 v[1:2], -1, v[175:176]                     // 010000d7c15e0302
v_mac_f32_e64 v148, -4.0, 0xaf123456                     // 94001fd5f7fe0102563412af
v_mac_legacy_f32_e64 v210, -2, -0.5 div:2                // d20006d5c2e2011a
v_mad_f32 v156, |s0|, s0, |v107| mul:4                   // 9c0541d50000ac15
v_mad_i16 v176, src_private_limit, 1, v234               // b0005ed7ee02a907
v_mad_i32_i16 v235, s78, v249, s105 op_sel:[1,1,1,1]     // eb7875d74ef2a701
v_mad_i32_i24 v129, v54, v182, v253                      // 810042d5366df707
v_mad_i64_i32 v[0:1], s23, 64, v11, s[92:93]             // 001777d5c0167201
v_mad_legacy_f32 v100, 1.0, |v64|, |v23|                 // 640640d5f2805e04
v_mad_u16 v185, v0, v109, -16 op_sel:[0,1,1,0]           // b93040d700db4203
v_mad_u32_u16 v168, v24, s0, -1 op_sel:[0,1,1,1] clamp   // a8f073d718010403
v_mad_u32_u24 v12, v21, v251, v0                         // 0c0043d515f70304
v_mad_u64_u32 v[237:238], s14, v255, -16, v[254:255]     // ed0e76d5ffa1f907
v_max3_f16 v0, neg(v122), -v0, -4.0 op_sel:[0,1,1,0] clamp mul:2 // v_max3_f16 v0, -v122, -v0, -4.0 op_sel:[0,1,1,0] clamp mul:2 // 00b054d77a01de6b
v_max3_f32 v190, v255, -v119, v0                         // be0054d5ffef0244
v_max3_i16 v75, v255, v190, v46                          // 4b0055d7ff7dbb04
v_max3_i32 v114, v241, v104, v255                        // 720055d5f1d1fe07
v_max3_u16 v183, s105, s7, v8                            // b70056d7690e2004
v_max3_u32 v251, v0, v157, v86                           // fb0056d5003b5b05
v_max_f16_e64 v207, -1.0, 0xfe0b                         // cf0039d5f3fe01020bfe0000
v_max_f32_e64 v72, src_pops_exiting_wave_id, 0xaf123456  // 480010d5effe0102563412af
v_max_f64 v[226:227], v[53:54], v[42:43]                 // e20067d535550202
v_max_i16 v255, src_private_base, v255                   // ff000ad7edfe0302
v_max_i32_e64 v247, src_pops_exiting_wave_id, 0x3f717273 // f70012d5effe01027372713f
v_max_u16 v85, 0x3456, ttmp15                            // 550009d7fff6000256340000
v_max_u32_e64 v237, 0, v0                                // ed0014d580000202
v_mbcnt_hi_u32_b32 v28, 0, v133                          // 1c0066d7800a0302
v_mbcnt_lo_u32_b32 v24, 32, -17                          // v_mbcnt_lo_u32_b32 v24, 32, 0xffffffef // 180065d7a0fe0102efffffff
v_med3_f16 v107, neg(src_shared_limit), -s72, -|v115| mul:2 // v_med3_f16 v107, -src_shared_limit, -s72, -|v115| mul:2 // 6b0457d7ec90cced
v_med3_f32 v255, s14, s23, -v35                          // ff0057d50e2e8c84
v_med3_i16 v0, v102, 0x3456, 32 clamp                    // 008058d766ff810256340000
v_med3_i32 v54, v0, v206, v44                            // 360058d5009db304
v_med3_u16 v9, s30, v0, 1000 clamp                       // v_med3_u16 v9, s30, v0, 0x3e8 clamp // 098059d71e00fe03e8030000
v_med3_u32 v245, s75, -16, 0x3f717273                    // f50059d54ba0fd037372713f
v_min3_f16 v30, abs(v219), 2.0, -1.0 clamp mul:4         // v_min3_f16 v30, |v219|, 2.0, -1.0 clamp mul:4 // 1e8151d7dbe9cd13
v_min3_f32 v234, 64, |src_shared_limit|, 3.14159 div:2   // v_min3_f32 v234, 64, |src_shared_limit|, 0x40490fd0 div:2 // ea0251d5c0d8fd1bd00f4940
v_min3_i16 v255, 0xfe0b, v111, s87 op_sel:[0,1,1,0]      // ff3052d7ffde5e010bfe0000
v_min3_i32 v30, src_execz, src_pops_exiting_wave_id, v255 // 1e0052d5fcdefd07
v_min3_u16 v60, s101, s48, v17 op_sel:[1,0,1,1]          // 3c6853d765604404
v_min3_u32 v255, v156, src_vccz, 0                       // ff0053d59cf70102
v_min_f16_e64 v0, src_shared_limit, s0                   // 00003ad5ec000002
v_min_f32_e64 v104, s78, 0.5 mul:4                       // 68000fd54ee00112
v_min_f64 v[14:15], s[42:43], neg(v[144:145])            // v_min_f64 v[14:15], s[42:43], -v[144:145] // 0e0066d52a200342
v_min_i16 v116, s105, v166                               // 74000cd7694c0302
v_min_i32_e64 v160, -1, s105                             // a00011d5c1d20002
v_min_u16 v135, v67, null                                // 87000bd743fb0002
v_min_u32_e64 v255, 32, -16                              // ff0013d5a0a00102
v_mov_b32_e64 v68, s26                                   // 440081d51a000102
v_movreld_b32_e64 v249, v0                               // f900c2d500010102
v_movrels_b32_e64 v141, v194                             // 8d00c3d5c2010102
v_movrelsd_2_b32_e64 v228, v0                            // e400c8d500010102
v_movrelsd_b32_e64 v147, v255                            // 9300c4d5ff010102
v_mqsad_pk_u16_u8 v[166:167], -17, v255, 0 clamp         // v_mqsad_pk_u16_u8 v[166:167], 0xffffffef, v255, 0 clamp // a68073d5fffe0302efffffff
v_mqsad_u32_u8 v[0:3], 0, v243, v[134:137] clamp         // 008075d580e61b06
v_msad_u8 v255, v255, -1, v255                           // ff0071d5ff83fd07
v_mul_f16_e64 v179, 0, -s60                              // b30035d580780042
v_mul_f32_e64 v109, |v255|, -4.0 mul:2                   // 6d0108d5ffef010a
v_mul_f64 v[0:1], -4.0, 0x40590000 clamp                 // 008065d5f7fe010200005940
v_mul_hi_i32 v125, v0, v110                              // 7d006cd500dd0202
v_mul_hi_i32_i24_e64 v189, v219, -17                     // v_mul_hi_i32_i24_e64 v189, v219, 0xffffffef // bd000ad5dbff0102efffffff
v_mul_hi_u32 v0, v203, v61                               // 00006ad5cb7b0202
v_mul_hi_u32_u24_e64 v198, v14, v174                     // c6000cd50e5d0302
v_mul_i32_i24_e64 v151, v255, s105 clamp                 // 978009d5ffd30002
v_mul_legacy_f32_e64 v80, v255, 0 clamp div:2            // 508007d5ff01011a
v_mul_lo_i32 v110, v189, v175                            // 6e006bd5bd5f0302
v_mul_lo_u16 v103, v0, 0                                 // 670005d700010102
v_mul_lo_u32 v0, 32, 0xaf123456                          // 000069d5a0fe0102563412af
v_mul_u32_u24_e64 v40, 32, 0xaf123456                    // 28000bd5a0fe0102563412af
v_mullit_f32 v30, s56, |s56|, 10.5                       // v_mullit_f32 v30, s56, |s56|, 0x41280000 // 1e0250d53870fc0300002841
v_not_b32_e64 v255, src_execz                            // ff00b7d5fc000102
v_or3_b32 v118, v0, 32, 65                               // v_or3_b32 v118, v0, 32, 0x41 // 760072d70041fd0341000000
v_or_b32_e64 v255, src_lds_direct, 65                    // v_or_b32_e64 v255, src_lds_direct, 0x41 // ff001cd5fefe010241000000
v_pack_b32_f16 v134, -4.0, v210                          // 860011d7f7a40302
v_perm_b32 v62, s52, 0xaf123456, 1                       // 3e0044d734fe0502563412af
v_permlane16_b32 v119, v127, 0x3f717273, s101            // 770077d77fff95017372713f
v_permlanex16_b32 v207, v185, s105, s0                   // cf0078d7b9d30000
v_qsad_pk_u16_u8 v[236:237], v[56:57], v54, null clamp   // ec8072d5386df601
v_rcp_f16_e64 v67, 10.0                                  // v_rcp_f16_e64 v67, 0x4900 // 4300d4d5ff00010200490000
v_rcp_f32_e64 v106, v148                                 // 6a00aad594010102
v_rcp_f64_e64 v[151:152], v[47:48]                       // 9700afd52f010102
v_rcp_iflag_f32_e64 v150, -|v238|                        // 9601abd5ee010122
v_readlane_b32 s28, v0, 64                               // 1c0060d700810102
v_rndne_f16_e64 v94, v230 mul:2                          // 5e00ded5e601010a
v_rndne_f32_e64 v57, neg(v255)                           // v_rndne_f32_e64 v57, -v255 // 3900a3d5ff010122
v_rndne_f64_e64 v[226:227], v[254:255]                   // e20099d5fe010102
v_rsq_f16_e64 v255, 4.0 clamp                            // ff80d6d5f6000102
v_rsq_f32_e64 v247, 0.15915494                           // f700aed5f8000102
v_rsq_f64_e64 v[88:89], v[200:201]                       // 5800b1d5c8010102
v_sad_hi_u8 v56, -16, 64, 65 clamp                       // v_sad_hi_u8 v56, -16, 64, 0x41 clamp // 38805bd5d080fd0341000000
v_sad_u16 v115, v83, v255, s36                           // 73005cd553ff9300
v_sad_u32 v230, -16, v76, 0x3f717273                     // e6005dd5d098fe037372713f
v_sad_u8 v0, s56, 64, 0x12345678                         // 00005ad53880fd0378563412
v_sat_pk_u8_i16_e64 v239, s18                            // ef00e2d512000102
v_sin_f16_e64 v255, |src_scc|                            // ff01e0d5fd000102
v_sin_f32_e64 v189, v255                                 // bd00b5d5ff010102
v_sqrt_f16_e64 v0, 0x3456 clamp mul:4                    // 0080d5d5ff00011256340000
v_sqrt_f32_e64 v128, v161                                // 8000b3d5a1010102
v_sqrt_f64_e64 v[64:65], s[4:5] clamp                    // 4080b4d504000102
v_sub_co_ci_u32_e64 v159, vcc_lo, s17, -5, s0            // 9f6a29d5118a0100
v_sub_co_u32 v255, vcc_hi, -1, v124 clamp                // ffeb10d7c1f80202
v_sub_f16_e64 v1, -s56, src_execz                        // 010033d538f80122
v_sub_f32_e64 v255, 0xaf123456, neg(v160) clamp          // v_sub_f32_e64 v255, 0xaf123456, -v160 clamp // ff8004d5ff400342563412af
v_sub_nc_i16 v202, 0, src_private_limit op_sel:[0,1,1]   // ca500ed780dc0102
v_sub_nc_i32 v127, v8, v195                              // 7f0076d708870302
v_sub_nc_u16 v81, -20, -20 op_sel:[1,0,1]                // v_sub_nc_u16 v81, lit(0xffffffec), lit(0xffffffec) op_sel:[1,0,1] // 514804d7fffe0102ecffffff
v_sub_nc_u32_e64 v150, s0, src_private_base clamp        // 968026d500da0102
v_subrev_co_ci_u32_e64 v17, s36, v71, v227, s61          // 11242ad547c7f700
v_subrev_co_u32 v141, vcc_lo, 0x12345678, v230           // 8d6a19d7ffcc030278563412
v_subrev_f16_e64 v85, v195, v29                          // 550034d5c33b0202
v_subrev_f32_e64 v197, s105, -4.0                        // c50005d569ee0102
v_subrev_nc_u32_e64 v218, 65, src_scc                    // v_subrev_nc_u32_e64 v218, 0x41, src_scc // da0027d5fffa010241000000
v_trig_preop_f64 v[254:255], -v[0:1], v255               // fe0074d500ff0322
v_trunc_f16_e64 v239, v255 clamp                         // ef80ddd5ff010102
v_trunc_f32_e64 v231, -v33 mul:4                         // e700a1d521010132
v_trunc_f64_e64 v[122:123], 0 clamp                      // 7a8097d580000102
v_writelane_b32 v43, s77, 32                             // 2b0061d74d400102
v_xad_u32 v7, 17, -1, src_execz                          // 070045d79182f103
v_xnor_b32_e64 v86, 0xaf123456, vcc_lo                   // 56001ed5ffd40002563412af
v_xor3_b32 v232, 1, v249, v0                             // e80078d581f20304
v_xor_b32_e64 v85, v226, v127                            // 55001dd5e2ff0202
v_alignbit_b32 v5, v1, v2, v3 op_sel:[0,0,1,1]           // 05604ed501050e04
v_alignbyte_b32 v5, v1, v2, v3 op_sel:[1,0,1,1]          // 05684fd501050e04
v_ashrrev_i16 v19, 3, v17 op_sel:[0,1,1]                 // 135008d783220202
v_lshlrev_b16 v5, v1, s2 op_sel:[1,1,0]                  // 051814d701050002
v_lshrrev_b16 v5, v1, v2 op_sel:[1,0,0]                  // 050807d701050202
v_max_i16 v5, v1, v2 op_sel:[0,0,1]                      // 05400ad701050202
v_max_u16 v5, v1, v2 op_sel:[0,1,0]                      // 051009d701050202
v_min_i16 v5, v1, v2 op_sel:[0,0,1]                      // 05400cd701050202
v_min_u16 v5, v1, v2 op_sel:[1,0,1]                      // 05480bd701050202
v_mul_lo_u16 v5, v1, v2 op_sel:[1,0,0]                   // 050805d701050202
