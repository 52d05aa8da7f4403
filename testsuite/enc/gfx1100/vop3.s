v_add3_u32 v140, 16, 0x3f8147ae, 0x3f8147ae              // 8c0055d690fefd03ae47813f
v_add3_u32 v191, vcc_hi, vcc_lo, 0.15915494              // bf0055d66bd4e003
v_add_co_ci_u32_e64 v2, s1, s44, 39, s27                 // 020120d52c4e6d00
v_add_co_ci_u32_e64 v132, s99, 0.5, vcc_lo, s13 clamp    // 84e320d5f0d43400
v_add_co_u32 v249, vcc_lo, src_shared_base, s83          // f96a00d7eba60002
v_add_co_u32 v246, vcc_lo, vcc_lo, v5                    // f66a00d76a0a0202
v_add_f16_e64 v215, -|v20|, s15                          // v_add_f16_e64 v215.l, -|v20.l|, s15 // d70132d5141f0022
v_add_f16_e64 v183, exec_lo, v77                         // v_add_f16_e64 v183.l, exec_lo, v77.l // b70032d57e9a0202
v_add_f32_e64 v204, vcc_hi, vcc_hi                       // cc0003d56bd60002
v_add_f32_e64 v216, s63, 0xfe0b                          // d80003d53ffe01020bfe0000
v_add_f64 v[235:236], vcc, -3                            // eb0027d76a860102
v_add_f64 v[37:38], 3, s[46:47]                          // 250027d7835c0002
v_add_lshl_u32 v100, v183, s68, null                     // 640047d6b789f001
v_add_lshl_u32 v44, src_shared_base, exec_hi, 41         // 2c0047d6ebfea402
v_add_nc_i16 v239, null, src_scc op_sel:[0,0,1]          // v_add_nc_i16 v239.h, null, src_scc op_sel:[0,0,1] // ef400dd77cfa0102
v_add_nc_i16 v194, 1, src_shared_base op_sel:[1,0,1]     // v_add_nc_i16 v194.h, 1, src_shared_base op_sel:[1,0,1] // c2480dd781d60102
v_add_nc_i32 v235, m0, m0                                // eb0026d77dfa0002
v_add_nc_i32 v250, exec_hi, null                         // fa0026d77ff80002
v_add_nc_u16 v139, vcc_lo, src_scc op_sel:[0,0,1]        // v_add_nc_u16 v139.h, vcc_lo, src_scc op_sel:[0,0,1] // 8b4003d76afa0102
v_add_nc_u16 v41, v18, src_scc op_sel:[0,0,1]            // v_add_nc_u16 v41.h, v18.l, src_scc op_sel:[0,0,1] // 294003d712fb0102
v_add_nc_u32_e64 v75, v61, 53                            // 4b0025d53d6b0102
v_add_nc_u32_e64 v11, null, exec_lo                      // 0b0025d57cfc0002
v_alignbit_b32 v72, vcc_lo, v40, null                    // 480016d66a50f201
v_alignbit_b32 v192, exec_hi, -2.0, 0xfe0b               // c00016d67feafd030bfe0000
v_alignbyte_b32 v181, vcc_lo, 0xaf123456, null           // b50017d66afef101563412af
v_alignbyte_b32 v57, 0x3f8147ae, 20, v123                // v_alignbyte_b32 v57, 0x3f8147ae, 20, v123.l // 390017d6ff28ed05ae47813f
v_and_b16 v2, s94, s36                                   // v_and_b16 v2.l, s94, s36 // 020062d75e480002
v_and_b16 v144, v85, v37                                 // v_and_b16 v144.l, v85.l, v37.l // 900062d7554b0202
v_and_b32_e64 v175, s24, src_shared_base                 // af001bd518d60102
v_and_b32_e64 v19, exec_lo, 2.0                          // 13001bd57ee80102
v_and_or_b32 v210, exec_lo, v86, exec_lo                 // d20057d67eacfa01
v_and_or_b32 v192, v57, 0x3f8147ae, s34                  // c00057d639ff8900ae47813f
v_ashrrev_i16 v223, null, vcc_hi                         // v_ashrrev_i16 v223.l, null, vcc_hi // df003ad77cd60002
v_ashrrev_i16 v11, s96, m0                               // v_ashrrev_i16 v11.l, s96, m0 // 0b003ad760fa0002
v_ashrrev_i32_e64 v138, src_scc, v113                    // 8a001ad5fde20202
v_ashrrev_i32_e64 v105, exec_lo, 1.0                     // 69001ad57ee40102
v_ashrrev_i64 v[42:43], v42, v[32:33]                    // 2a003ed72a410202
v_ashrrev_i64 v[188:189], vcc_lo, null                   // bc003ed76af80002
v_bcnt_u32_b32 v188, exec_lo, m0                         // bc001ed77efa0002
v_bcnt_u32_b32 v144, s70, vcc_hi                         // 90001ed746d60002
v_bfe_i32 v107, v12, v31, exec_lo                        // 6b0011d60c3ffa01
v_bfe_i32 v189, src_scc, vcc_lo, v144                    // bd0011d6fdd44006
v_bfe_u32 v12, m0, v242, v1                              // 0c0010d67de40704
v_bfe_u32 v148, 0.5, s7, vcc_lo                          // 940010d6f00ea801
v_bfi_b32 v205, vcc_lo, s52, v87                         // cd0012d66a685c05
v_bfi_b32 v189, m0, vcc_hi, m0                           // bd0012d67dd6f401
v_bfm_b32 v197, 0x3456, null                             // c5001dd7fff8000256340000
v_bfm_b32 v31, vcc_hi, vcc_hi                            // 1f001dd76bd60002
v_bfrev_b32_e64 v181, 0.5                                // b500b8d5f0000102
v_bfrev_b32_e64 v94, v253                                // 5e00b8d5fd010102
v_ceil_f16_e64 v115, |63|                                // v_ceil_f16_e64 v115.l, |63| // 7301dcd5bf000102
v_ceil_f16_e64 v51, v212                                 // v_ceil_f16_e64 v51.l, v212.l // 3300dcd5d4010102
v_ceil_f32_e64 v83, exec_hi                              // 5300a2d57f000102
v_ceil_f32_e64 v171, vcc_lo clamp mul:4                  // ab80a2d56a000112
v_ceil_f64_e64 v[196:197], 23 div:2                      // c40098d59700011a
v_ceil_f64_e64 v[59:60], |vcc|                           // 3b0198d56a000102
v_cls_i32_e64 v81, s38                                   // 5100bbd526000102
v_cls_i32_e64 v221, v82                                  // dd00bbd552010102
v_clz_i32_u32_e64 v57, m0                                // 3900b9d57d000102
v_clz_i32_u32_e64 v183, -0.5                             // b700b9d5f1000102
v_cmp_class_f16_e64 vcc_lo, |s20|, vcc_hi                // 6a017dd414d60002
v_cmp_class_f16_e64 s77, 0x3456, 0x3456                  // 4d007dd4fffe010256340000
v_cmp_class_f32_e64 vcc_lo, vcc_lo, 58                   // 6a007ed46a740102
v_cmp_class_f32_e64 s24, src_scc, m0                     // 18007ed4fdfa0002
v_cmp_class_f64_e64 s1, s[28:29], src_scc                // 01007fd41cfa0102
v_cmp_class_f64_e64 vcc_lo, src_shared_base, vcc_lo      // 6a007fd4ebd40002
v_cmp_eq_f16_e64 s80, exec_lo, s30                       // 500002d47e3c0002
v_cmp_eq_f16_e64 s81, v85, -|v61| clamp                  // v_cmp_eq_f16_e64 s81, v85.l, -|v61.l| clamp // 518202d4557b0242
v_cmp_eq_f32_e64 vcc_lo, |-4.0|, s7                      // 6a0112d4f70e0002
v_cmp_eq_f32_e64 s39, s60, 1.0                           // 270012d43ce40102
v_cmp_eq_f64_e64 s28, s[90:91], exec                     // 1c0022d45afc0002
v_cmp_eq_f64_e64 s94, 0xfe0b, v[75:76]                   // 5e0022d4ff9602020bfe0000
v_cmp_eq_i16_e64 s76, m0, v91                            // v_cmp_eq_i16_e64 s76, m0, v91.l // 4c0032d47db60202
v_cmp_eq_i16_e64 s77, src_shared_base, exec_hi           // 4d0032d4ebfe0002
v_cmp_eq_i32_e64 s8, src_scc, src_shared_base            // 080042d4fdd60102
v_cmp_eq_i32_e64 s11, s46, v39                           // 0b0042d42e4e0202
v_cmp_eq_i64_e64 s40, v[10:11], null                     // 280052d40af90002
v_cmp_eq_i64_e64 s46, 0xaf123456, 0.15915494309189532    // 2e0052d4fff00102563412af
v_cmp_eq_u16_e64 s16, exec_lo, src_scc                   // 10003ad47efa0102
v_cmp_eq_u16_e64 vcc_lo, src_shared_base, exec_hi        // 6a003ad4ebfe0002
v_cmp_eq_u32_e64 vcc_lo, -0.5, 36                        // 6a004ad4f1480102
v_cmp_eq_u32_e64 s83, m0, -7                             // 53004ad47d8e0102
v_cmp_eq_u64_e64 s68, src_scc, v[78:79]                  // 44005ad4fd9c0202
v_cmp_eq_u64_e64 vcc_lo, src_shared_base, exec           // 6a005ad4ebfc0002
v_cmp_f_f16_e64 s24, src_scc, |exec_lo|                  // 180200d4fdfc0002
v_cmp_f_f16_e64 s94, |exec_lo|, v173 clamp               // v_cmp_f_f16_e64 s94, |exec_lo|, v173.l clamp // 5e8100d47e5a0302
v_cmp_f_f32_e64 s80, -|null|, 4.0                        // 500110d47cec0122
v_cmp_f_f32_e64 vcc_lo, -|v59|, -src_shared_base         // 6a0110d43bd70162
v_cmp_f_f64_e64 vcc_lo, exec, |src_shared_base|          // 6a0220d47ed60102
v_cmp_f_f64_e64 s78, 0xaf123456, v[78:79]                // 4e0020d4ff9c0202563412af
v_cmp_f_i32_e64 vcc_lo, null, 8                          // 6a0040d47c100102
v_cmp_f_i32_e64 s82, src_scc, 0xfe0b                     // 520040d4fdfe01020bfe0000
v_cmp_f_i64_e64 s88, v[90:91], 55                        // 580050d45a6f0102
v_cmp_f_i64_e64 s90, v[44:45], src_shared_base           // 5a0050d42cd70102
v_cmp_f_u32_e64 s78, src_shared_base, src_scc            // 4e0048d4ebfa0102
v_cmp_f_u32_e64 vcc_lo, m0, v24                          // 6a0048d47d300202
v_cmp_f_u64_e64 vcc_lo, src_scc, src_shared_base         // 6a0058d4fdd60102
v_cmp_f_u64_e64 s36, vcc, src_scc                        // 240058d46afa0102
v_cmp_ge_f16_e64 s68, -|v214|, |s89|                     // v_cmp_ge_f16_e64 s68, -|v214.l|, |s89| // 440306d4d6b30022
v_cmp_ge_f16_e64 s72, |vcc_hi|, src_scc clamp            // 488106d46bfa0102
v_cmp_ge_f32_e64 s76, |vcc_hi|, -vcc_lo clamp            // 4c8116d46bd40042
v_cmp_ge_f32_e64 vcc_lo, -m0, v44                        // 6a0016d47d580222
v_cmp_ge_f64_e64 s24, 0xfe0b, 0.15915494309189532        // 180026d4fff001020bfe0000
v_cmp_ge_f64_e64 vcc_lo, 0x3f8147ae, 0.15915494309189532 // 6a0026d4fff00102ae47813f
v_cmp_ge_i16_e64 s4, s38, v33                            // v_cmp_ge_i16_e64 s4, s38, v33.l // 040036d426420202
v_cmp_ge_i16_e64 s12, exec_hi, vcc_lo                    // 0c0036d47fd40002
v_cmp_ge_i32_e64 vcc_lo, m0, 2                           // 6a0046d47d040102
v_cmp_ge_i32_e64 s20, m0, src_shared_base                // 140046d47dd60102
v_cmp_ge_i64_e64 vcc_lo, s[8:9], null                    // 6a0056d408f80002
v_cmp_ge_i64_e64 vcc_lo, s[98:99], v[120:121]            // 6a0056d462f00202
v_cmp_ge_u16_e64 vcc_lo, 39, s21                         // 6a003ed4a72a0002
v_cmp_ge_u16_e64 s17, m0, v15                            // v_cmp_ge_u16_e64 s17, m0, v15.l // 11003ed47d1e0202
v_cmp_ge_u32_e64 s88, src_shared_base, 0xaf123456        // 58004ed4ebfe0102563412af
v_cmp_ge_u32_e64 vcc_lo, src_shared_base, src_scc        // 6a004ed4ebfa0102
v_cmp_ge_u64_e64 s28, -12, exec                          // 1c005ed4ccfc0002
v_cmp_ge_u64_e64 s4, v[13:14], null                      // 04005ed40df90002
v_cmp_gt_f16_e64 s32, vcc_hi, -|1.0| clamp               // 208204d46be40142
v_cmp_gt_f16_e64 s16, src_scc, -vcc_hi                   // 100004d4fdd60042
v_cmp_gt_f32_e64 s92, v9, s66                            // 5c0014d409850002
v_cmp_gt_f32_e64 s58, -v6, -v105                         // 3a0014d406d30262
v_cmp_gt_f64_e64 s21, s[96:97], 0xaf123456               // 150024d460fe0102563412af
v_cmp_gt_f64_e64 s34, -|s[38:39]|, 28 clamp              // 228124d426380122
v_cmp_gt_i16_e64 s102, exec_lo, s103                     // 660034d47ece0002
v_cmp_gt_i16_e64 s33, null, v54                          // v_cmp_gt_i16_e64 s33, null, v54.l // 210034d47c6c0202
v_cmp_gt_i32_e64 s30, v79, m0                            // 1e0044d44ffb0002
v_cmp_gt_i32_e64 s38, exec_hi, s75                       // 260044d47f960002
v_cmp_gt_i64_e64 s80, vcc, exec                          // 500054d46afc0002
v_cmp_gt_i64_e64 s72, v[68:69], v[115:116]               // 480054d444e70202
v_cmp_gt_u16_e64 s80, exec_lo, v5                        // v_cmp_gt_u16_e64 s80, exec_lo, v5.l // 50003cd47e0a0202
v_cmp_gt_u16_e64 s98, m0, src_scc                        // 62003cd47dfa0102
v_cmp_gt_u32_e64 s68, src_scc, vcc_lo                    // 44004cd4fdd40002
v_cmp_gt_u32_e64 s94, v136, -1.0                         // 5e004cd488e70102
v_cmp_gt_u64_e64 s84, 60, s[28:29]                       // 54005cd4bc380002
v_cmp_gt_u64_e64 s84, 0xfe0b, vcc                        // 54005cd4ffd400020bfe0000
v_cmp_le_f16_e64 vcc_lo, 36, -16                         // 6a0003d4a4a00102
v_cmp_le_f16_e64 s2, exec_lo, exec_lo clamp              // 028003d47efc0002
v_cmp_le_f32_e64 vcc_lo, -|exec_lo|, |src_shared_base| clamp // 6a8313d47ed60122
v_cmp_le_f32_e64 s15, exec_lo, exec_lo                   // 0f0013d47efc0002
v_cmp_le_f64_e64 s60, 0xfe0b, s[98:99]                   // 3c0023d4ffc400020bfe0000
v_cmp_le_f64_e64 s18, v[74:75], v[60:61]                 // 120023d44a790202
v_cmp_le_i16_e64 s44, v64, exec_lo                       // v_cmp_le_i16_e64 s44, v64.l, exec_lo // 2c0033d440fd0002
v_cmp_le_i16_e64 vcc_lo, v50, null                       // v_cmp_le_i16_e64 vcc_lo, v50.l, null // 6a0033d432f90002
v_cmp_le_i32_e64 vcc_lo, s12, exec_lo                    // 6a0043d40cfc0002
v_cmp_le_i32_e64 vcc_lo, v22, v63                        // 6a0043d4167f0202
v_cmp_le_i64_e64 s8, 0.5, vcc                            // 080053d4f0d40002
v_cmp_le_i64_e64 s48, v[85:86], v[127:128]               // 300053d455ff0202
v_cmp_le_u16_e64 s4, v187, src_scc                       // v_cmp_le_u16_e64 s4, v187.l, src_scc // 04003bd4bbfb0102
v_cmp_le_u16_e64 s48, src_scc, exec_hi                   // 30003bd4fdfe0002
v_cmp_le_u32_e64 s26, exec_lo, -4.0                      // 1a004bd47eee0102
v_cmp_le_u32_e64 vcc_lo, null, exec_lo                   // 6a004bd47cfc0002
v_cmp_le_u64_e64 s56, 2.0, vcc                           // 38005bd4f4d40002
v_cmp_le_u64_e64 s28, exec, -4.0                         // 1c005bd47eee0102
v_cmp_lg_f16_e64 s12, -9, -|s76| clamp                   // 0c8205d4c9980042
v_cmp_lg_f16_e64 s92, s3, 41                             // 5c0005d403520102
v_cmp_lg_f32_e64 s47, |m0|, v39                          // 2f0115d47d4e0202
v_cmp_lg_f32_e64 s58, -v9, 13                            // 3a0015d4091b0122
v_cmp_lg_f64_e64 s56, neg(48), |v[29:30]|                // 380225d4b03a0222
v_cmp_lg_f64_e64 vcc_lo, v[241:242], -|31|               // 6a0225d4f13f0142
v_cmp_lt_f16_e64 vcc_lo, null, exec_hi                   // 6a0001d47cfe0002
v_cmp_lt_f16_e64 s16, vcc_hi, |0.5|                      // 100201d46be00102
v_cmp_lt_f32_e64 s27, src_scc, vcc_lo                    // 1b0011d4fdd40002
v_cmp_lt_f32_e64 s44, s2, m0                             // 2c0011d402fa0002
v_cmp_lt_f64_e64 s32, s[2:3], v[77:78] clamp             // 208021d4029a0202
v_cmp_lt_f64_e64 s92, -vcc, |null| clamp                 // 5c8221d46af80022
v_cmp_lt_i16_e64 vcc_lo, v76, s68                        // v_cmp_lt_i16_e64 vcc_lo, v76.l, s68 // 6a0031d44c890002
v_cmp_lt_i16_e64 s28, vcc_lo, exec_hi                    // 1c0031d46afe0002
v_cmp_lt_i32_e64 vcc_lo, null, src_shared_base           // 6a0041d47cd60102
v_cmp_lt_i32_e64 s56, src_scc, v255                      // 380041d4fdfe0302
v_cmp_lt_i64_e64 s82, src_shared_base, null              // 520051d4ebf80002
v_cmp_lt_i64_e64 s48, src_scc, null                      // 300051d4fdf80002
v_cmp_lt_u16_e64 s13, 25, vcc_hi                         // 0d0039d499d60002
v_cmp_lt_u16_e64 s32, v55, m0                            // v_cmp_lt_u16_e64 s32, v55.l, m0 // 200039d437fb0002
v_cmp_lt_u32_e64 s79, s64, vcc_lo                        // 4f0049d440d40002
v_cmp_lt_u32_e64 s18, v56, v192                          // 120049d438810302
v_cmp_lt_u64_e64 s60, v[245:246], exec                   // 3c0059d4f5fd0002
v_cmp_lt_u64_e64 s56, v[12:13], 0xfe0b                   // 380059d40cff01020bfe0000
v_cmp_ne_i16_e64 s30, null, v23                          // v_cmp_ne_i16_e64 s30, null, v23.l // 1e0035d47c2e0202
v_cmp_ne_i16_e64 vcc_lo, v92, null                       // v_cmp_ne_i16_e64 vcc_lo, v92.l, null // 6a0035d45cf90002
v_cmp_ne_i32_e64 s76, vcc_lo, vcc_hi                     // 4c0045d46ad60002
v_cmp_ne_i32_e64 s12, v49, v201                          // 0c0045d431930302
v_cmp_ne_i64_e64 s14, src_shared_base, exec              // 0e0055d4ebfc0002
v_cmp_ne_i64_e64 s4, exec, s[64:65]                      // 040055d47e800002
v_cmp_ne_u16_e64 s103, 0xfe0b, 0xfe0b                    // 67003dd4fffe01020bfe0000
v_cmp_ne_u16_e64 vcc_lo, vcc_lo, m0                      // 6a003dd46afa0002
v_cmp_ne_u32_e64 vcc_lo, 23, vcc_lo                      // 6a004dd497d40002
v_cmp_ne_u32_e64 s64, src_shared_base, src_shared_base   // 40004dd4ebd60102
v_cmp_ne_u64_e64 s40, s[10:11], vcc                      // 28005dd40ad40002
v_cmp_ne_u64_e64 s70, 1.0, 29                            // 46005dd4f23a0102
v_cmp_neq_f16_e64 vcc_lo, -vcc_lo, -|null|               // 6a020dd46af80062
v_cmp_neq_f16_e64 s56, -|v191|, |src_shared_base|        // v_cmp_neq_f16_e64 s56, -|v191.l|, |src_shared_base| // 38030dd4bfd70122
v_cmp_neq_f32_e64 s75, m0, v16                           // 4b001dd47d200202
v_cmp_neq_f32_e64 s40, vcc_lo, -s18                      // 28001dd46a240042
v_cmp_neq_f64_e64 s63, |v[33:34]|, -s[2:3]               // 3f012dd421050042
v_cmp_neq_f64_e64 s4, s[14:15], src_scc                  // 04002dd40efa0102
v_cmp_nge_f16_e64 vcc_lo, m0, v86 clamp                  // v_cmp_nge_f16_e64 vcc_lo, m0, v86.l clamp // 6a8009d47dac0202
v_cmp_nge_f16_e64 s14, -|exec_hi|, src_scc clamp         // 0e8109d47ffa0122
v_cmp_nge_f32_e64 vcc_lo, s60, -|v65| clamp              // 6a8219d43c820242
v_cmp_nge_f32_e64 vcc_lo, s42, 4.0 clamp                 // 6a8019d42aec0102
v_cmp_nge_f64_e64 s78, -|0.15915494309189532|, 0x3456    // 4e0129d4f8fe012256340000
v_cmp_nge_f64_e64 vcc_lo, |exec|, -src_scc               // 6a0129d47efa0142
v_cmp_ngt_f16_e64 s56, src_shared_base, src_shared_base  // 38000bd4ebd60102
v_cmp_ngt_f16_e64 s59, |null|, |exec_hi|                 // 3b030bd47cfe0002
v_cmp_ngt_f32_e64 s84, src_shared_base, exec_lo          // 54001bd4ebfc0002
v_cmp_ngt_f32_e64 s94, v41, exec_lo                      // 5e001bd429fd0002
v_cmp_ngt_f64_e64 s47, -|exec|, s[36:37]                 // 2f012bd47e480022
v_cmp_ngt_f64_e64 s60, -v[81:82], |vcc|                  // 3c022bd451d50022
v_cmp_nle_f16_e64 s33, -exec_lo, s65                     // 21000cd47e820022
v_cmp_nle_f16_e64 s17, -|v106|, |src_scc| clamp          // v_cmp_nle_f16_e64 s17, -|v106.l|, |src_scc| clamp // 11830cd46afb0122
v_cmp_nle_f32_e64 vcc_lo, |v90|, src_scc                 // 6a011cd45afb0102
v_cmp_nle_f32_e64 s28, |v19|, 5                          // 1c011cd4130b0102
v_cmp_nle_f64_e64 s78, |v[140:141]|, -|v[95:96]| clamp   // 4e832cd48cbf0242
v_cmp_nle_f64_e64 s101, |null|, v[67:68] clamp           // 65812cd47c860202
v_cmp_nlg_f16_e64 s68, |v244|, src_shared_base           // v_cmp_nlg_f16_e64 s68, |v244.l|, src_shared_base // 44010ad4f4d70102
v_cmp_nlg_f16_e64 vcc_lo, v66, -v50                      // v_cmp_nlg_f16_e64 vcc_lo, v66.l, -v50.l // 6a000ad442650242
v_cmp_nlg_f32_e64 vcc_lo, src_shared_base, -s66 clamp    // 6a801ad4eb840042
v_cmp_nlg_f32_e64 s12, exec_lo, -1.0                     // 0c001ad47ee60102
v_cmp_nlg_f64_e64 s9, -|vcc|, -|vcc|                     // 09032ad46ad40062
v_cmp_nlg_f64_e64 vcc_lo, |vcc|, null                    // 6a012ad46af80002
v_cmp_nlt_f16_e64 s78, src_shared_base, -|s66|           // 4e020ed4eb840042
v_cmp_nlt_f16_e64 vcc_lo, -v60, exec_lo clamp            // v_cmp_nlt_f16_e64 vcc_lo, -v60.l, exec_lo clamp // 6a800ed43cfd0022
v_cmp_nlt_f32_e64 s22, vcc_hi, s2                        // 16001ed46b040002
v_cmp_nlt_f32_e64 s12, -11, 18 clamp                     // 0c801ed4cb240102
v_cmp_nlt_f64_e64 vcc_lo, vcc, 4.0                       // 6a002ed46aec0102
v_cmp_nlt_f64_e64 s10, v[76:77], vcc clamp               // 0a802ed44cd50002
v_cmp_o_f16_e64 vcc_lo, s85, -|4.0|                      // 6a0207d455ec0142
v_cmp_o_f16_e64 s30, |52|, s27                           // 1e0107d4b4360002
v_cmp_o_f32_e64 s8, 46, 20                               // 080017d4ae280102
v_cmp_o_f32_e64 s91, null, -|exec_lo|                    // 5b0217d47cfc0042
v_cmp_o_f64_e64 s48, src_scc, |s[10:11]| clamp           // 308227d4fd140002
v_cmp_o_f64_e64 s40, 0xfe0b, 0xfe0b clamp                // 288027d4fffe01020bfe0000
v_cmp_t_f16_e64 vcc_lo, |17|, vcc_hi                     // 6a010fd491d60002
v_cmp_t_f16_e64 vcc_lo, exec_hi, src_scc                 // 6a000fd47ffa0102
v_cmp_t_f32_e64 s44, exec_hi, 22                         // 2c001fd47f2c0102
v_cmp_t_f32_e64 s92, v131, -exec_hi                      // 5c001fd483ff0042
v_cmp_t_f64_e64 s40, src_shared_base, src_scc            // 28002fd4ebfa0102
v_cmp_t_f64_e64 vcc_lo, src_shared_base, neg(56)         // 6a002fd4eb700142
v_cmp_t_i32_e64 s91, v98, v16                            // 5b0047d462210202
v_cmp_t_i32_e64 s67, 0.15915494, 0.5                     // 430047d4f8e00102
v_cmp_t_i64_e64 s88, 4.0, s[56:57]                       // 580057d4f6700002
v_cmp_t_i64_e64 vcc_lo, s[54:55], -1.0                   // 6a0057d436e60102
v_cmp_t_u32_e64 vcc_lo, exec_lo, exec_hi                 // 6a004fd47efe0002
v_cmp_t_u32_e64 vcc_lo, src_shared_base, src_scc         // 6a004fd4ebfa0102
v_cmp_t_u64_e64 vcc_lo, s[60:61], null                   // 6a005fd43cf80002
v_cmp_t_u64_e64 s94, v[34:35], v[12:13]                  // 5e005fd422190202
v_cmp_u_f16_e64 s4, 21, null                             // 040008d495f80002
v_cmp_u_f16_e64 s36, exec_hi, -|m0|                      // 240208d47ffa0042
v_cmp_u_f32_e64 vcc_lo, exec_lo, -|exec_lo|              // 6a0218d47efc0042
v_cmp_u_f32_e64 s92, 0xfe0b, |exec_hi|                   // 5c0218d4fffe00020bfe0000
v_cmp_u_f64_e64 s32, null, s[82:83]                      // 200028d47ca40002
v_cmp_u_f64_e64 vcc_lo, -exec, src_scc                   // 6a0028d47efa0122
v_cmpx_class_f16_e64 -|vcc_lo|, s70                      // 7e01fdd46a8c0022
v_cmpx_class_f16_e64 16, 10                              // 7e00fdd490140102
v_cmpx_class_f32_e64 |exec_lo|, 0.5                      // 7e01fed47ee00102
v_cmpx_class_f32_e64 vcc_lo, v81                         // 7e00fed46aa20202
v_cmpx_class_f64_e64 39, s59                             // 7e00ffd4a7760002
v_cmpx_class_f64_e64 0.15915494309189532, exec_lo        // 7e00ffd4f8fc0002
v_cmpx_eq_f16_e64 -8, |0x3456|                           // 7e0282d4c8fe010256340000
v_cmpx_eq_f16_e64 v101, |s79|                            // v_cmpx_eq_f16_e64 v101.l, |s79| // 7e0282d4659f0002
v_cmpx_eq_f32_e64 m0, null                               // 7e0092d47df80002
v_cmpx_eq_f32_e64 v5, exec_hi                            // 7e0092d405ff0002
v_cmpx_eq_f64_e64 -|v[6:7]|, v[118:119]                  // 7e01a2d406ed0222
v_cmpx_eq_f64_e64 |4.0|, 1.0                             // 7e01a2d4f6e40102
v_cmpx_eq_i16_e64 vcc_lo, s87                            // 7e00b2d46aae0002
v_cmpx_eq_i16_e64 s22, v63                               // v_cmpx_eq_i16_e64 s22, v63.l // 7e00b2d4167e0202
v_cmpx_eq_i32_e64 null, 0xfe0b                           // 7e00c2d47cfe01020bfe0000
v_cmpx_eq_i32_e64 src_shared_base, v203                  // 7e00c2d4eb960302
v_cmpx_eq_i64_e64 exec, -10                              // 7e00d2d47e940102
v_cmpx_eq_i64_e64 src_scc, null                          // 7e00d2d4fdf80002
v_cmpx_eq_u16_e64 v103, s103                             // v_cmpx_eq_u16_e64 v103.l, s103 // 7e00bad467cf0002
v_cmpx_eq_u16_e64 src_scc, v1                            // v_cmpx_eq_u16_e64 src_scc, v1.l // 7e00bad4fd020202
v_cmpx_eq_u32_e64 null, 0.5                              // 7e00cad47ce00102
v_cmpx_eq_u32_e64 v61, 13                                // 7e00cad43d1b0102
v_cmpx_eq_u64_e64 v[35:36], src_shared_base              // 7e00dad423d70102
v_cmpx_eq_u64_e64 8, v[5:6]                              // 7e00dad4880a0202
v_cmpx_f_f16_e64 v71, 0x3456                             // v_cmpx_f_f16_e64 v71.l, 0x3456 // 7e0080d447ff010256340000
v_cmpx_f_f16_e64 exec_hi, |-6|                           // 7e0280d47f8c0102
v_cmpx_f_f32_e64 vcc_lo, v216                            // 7e0090d46ab00302
v_cmpx_f_f32_e64 s28, s10 clamp                          // 7e8090d41c140002
v_cmpx_f_f64_e64 -|exec|, src_scc                        // 7e01a0d47efa0122
v_cmpx_f_f64_e64 src_scc, -src_scc clamp                 // 7e80a0d4fdfa0142
v_cmpx_f_i32_e64 56, m0                                  // 7e00c0d4b8fa0002
v_cmpx_f_i32_e64 v42, 0x3456                             // 7e00c0d42aff010256340000
v_cmpx_f_i64_e64 s[92:93], 0x3456                        // 7e00d0d45cfe010256340000
v_cmpx_f_i64_e64 src_shared_base, 0x3f8147ae             // 7e00d0d4ebfe0102ae47813f
v_cmpx_f_u32_e64 0xfe0b, 0xfe0b                          // 7e00c8d4fffe01020bfe0000
v_cmpx_f_u32_e64 s2, src_shared_base                     // 7e00c8d402d60102
v_cmpx_f_u64_e64 1.0, v[31:32]                           // 7e00d8d4f23e0202
v_cmpx_f_u64_e64 v[115:116], null                        // 7e00d8d473f90002
v_cmpx_ge_f16_e64 m0, exec_hi clamp                      // 7e8086d47dfe0002
v_cmpx_ge_f16_e64 src_scc, -m0                           // 7e0086d4fdfa0042
v_cmpx_ge_f32_e64 |v17|, vcc_hi                          // 7e0196d411d70002
v_cmpx_ge_f32_e64 vcc_hi, 58                             // 7e0096d46b740102
v_cmpx_ge_f64_e64 src_scc, |v[250:251]| clamp            // 7e82a6d4fdf40302
v_cmpx_ge_f64_e64 neg(5), s[10:11]                       // 7e00a6d485140022
v_cmpx_ge_i16_e64 exec_lo, v197                          // v_cmpx_ge_i16_e64 exec_lo, v197.l // 7e00b6d47e8a0302
v_cmpx_ge_i16_e64 s89, null                              // 7e00b6d459f80002
v_cmpx_ge_i32_e64 46, vcc_hi                             // 7e00c6d4aed60002
v_cmpx_ge_i32_e64 -4.0, exec_hi                          // 7e00c6d4f7fe0002
v_cmpx_ge_i64_e64 vcc, v[32:33]                          // 7e00d6d46a400202
v_cmpx_ge_i64_e64 0xaf123456, src_shared_base            // 7e00d6d4ffd60102563412af
v_cmpx_ge_u16_e64 19, v29                                // v_cmpx_ge_u16_e64 19, v29.l // 7e00bed4933a0202
v_cmpx_ge_u16_e64 src_scc, 62                            // 7e00bed4fd7c0102
v_cmpx_ge_u32_e64 0xaf123456, s49                        // 7e00ced4ff620002563412af
v_cmpx_ge_u32_e64 exec_hi, src_shared_base               // 7e00ced47fd60102
v_cmpx_ge_u64_e64 58, vcc                                // 7e00ded4bad40002
v_cmpx_ge_u64_e64 0xaf123456, 0xaf123456                 // 7e00ded4fffe0102563412af
v_cmpx_gt_f16_e64 -v14, -|vcc_lo| clamp                  // v_cmpx_gt_f16_e64 -v14.l, -|vcc_lo| clamp // 7e8284d40ed50062
v_cmpx_gt_f16_e64 -vcc_lo, 20 clamp                      // 7e8084d46a280122
v_cmpx_gt_f32_e64 -|exec_lo|, s16                        // 7e0194d47e200022
v_cmpx_gt_f32_e64 s96, vcc_hi                            // 7e0094d460d60002
v_cmpx_gt_f64_e64 exec, src_scc                          // 7e00a4d47efa0102
v_cmpx_gt_f64_e64 |null|, null clamp                     // 7e81a4d47cf80002
v_cmpx_gt_i16_e64 vcc_lo, v116                           // v_cmpx_gt_i16_e64 vcc_lo, v116.l // 7e00b4d46ae80202
v_cmpx_gt_i16_e64 v184, 0x3456                           // v_cmpx_gt_i16_e64 v184.l, 0x3456 // 7e00b4d4b8ff010256340000
v_cmpx_gt_i32_e64 src_scc, 0xaf123456                    // 7e00c4d4fdfe0102563412af
v_cmpx_gt_i32_e64 vcc_hi, vcc_lo                         // 7e00c4d46bd40002
v_cmpx_gt_i64_e64 s[38:39], v[86:87]                     // 7e00d4d426ac0202
v_cmpx_gt_i64_e64 v[152:153], exec                       // 7e00d4d498fd0002
v_cmpx_gt_u16_e64 vcc_lo, m0                             // 7e00bcd46afa0002
v_cmpx_gt_u16_e64 s40, exec_lo                           // 7e00bcd428fc0002
v_cmpx_gt_u32_e64 s26, vcc_hi                            // 7e00ccd41ad60002
v_cmpx_gt_u32_e64 m0, vcc_lo                             // 7e00ccd47dd40002
v_cmpx_gt_u64_e64 v[220:221], s[18:19]                   // 7e00dcd4dc250002
v_cmpx_gt_u64_e64 v[126:127], s[84:85]                   // 7e00dcd47ea90002
v_cmpx_le_f16_e64 exec_lo, vcc_lo                        // 7e0083d47ed40002
v_cmpx_le_f16_e64 50, null                               // 7e0083d4b2f80002
v_cmpx_le_f32_e64 vcc_lo, -exec_lo                       // 7e0093d46afc0042
v_cmpx_le_f32_e64 4.0, src_scc                           // 7e0093d4f6fa0102
v_cmpx_le_f64_e64 -v[111:112], s[96:97]                  // 7e00a3d46fc10022
v_cmpx_le_f64_e64 null, -0.5                             // 7e00a3d47ce20102
v_cmpx_le_i16_e64 exec_hi, s84                           // 7e00b3d47fa80002
v_cmpx_le_i16_e64 v25, v17                               // v_cmpx_le_i16_e64 v25.l, v17.l // 7e00b3d419230202
v_cmpx_le_i32_e64 0xaf123456, v23                        // 7e00c3d4ff2e0202563412af
v_cmpx_le_i32_e64 s8, v192                               // 7e00c3d408800302
v_cmpx_le_i64_e64 -0.5, v[56:57]                         // 7e00d3d4f1700202
v_cmpx_le_i64_e64 vcc, src_scc                           // 7e00d3d46afa0102
v_cmpx_le_u16_e64 src_scc, null                          // 7e00bbd4fdf80002
v_cmpx_le_u16_e64 src_shared_base, src_scc               // 7e00bbd4ebfa0102
v_cmpx_le_u32_e64 v59, v71                               // 7e00cbd43b8f0202
v_cmpx_le_u32_e64 src_shared_base, exec_lo               // 7e00cbd4ebfc0002
v_cmpx_le_u64_e64 57, src_scc                            // 7e00dbd4b9fa0102
v_cmpx_le_u64_e64 v[123:124], v[47:48]                   // 7e00dbd47b5f0202
v_cmpx_lg_f16_e64 |v132|, |1|                            // v_cmpx_lg_f16_e64 |v132.l|, |1| // 7e0385d484030102
v_cmpx_lg_f16_e64 v64, vcc_lo                            // v_cmpx_lg_f16_e64 v64.l, vcc_lo // 7e0085d440d50002
v_cmpx_lg_f32_e64 vcc_hi, 0x3456                         // 7e0095d46bfe010256340000
v_cmpx_lg_f32_e64 |0x3456|, |v47|                        // 7e0395d4ff5e020256340000
v_cmpx_lg_f64_e64 v[110:111], v[54:55]                   // 7e00a5d46e6d0202
v_cmpx_lg_f64_e64 vcc, v[63:64]                          // 7e00a5d46a7e0202
v_cmpx_lt_f16_e64 |exec_hi|, -|v127|                     // v_cmpx_lt_f16_e64 |exec_hi|, -|v127.l| // 7e0381d47ffe0242
v_cmpx_lt_f16_e64 neg(-2.0), vcc_hi                      // 7e0081d4f5d60022
v_cmpx_lt_f32_e64 src_shared_base, 0xfe0b                // 7e0091d4ebfe01020bfe0000
v_cmpx_lt_f32_e64 exec_lo, src_scc clamp                 // 7e8091d47efa0102
v_cmpx_lt_f64_e64 -v[2:3], s[40:41]                      // 7e00a1d402510022
v_cmpx_lt_f64_e64 vcc, |null| clamp                      // 7e82a1d46af80002
v_cmpx_lt_i16_e64 v69, src_shared_base                   // v_cmpx_lt_i16_e64 v69.l, src_shared_base // 7e00b1d445d70102
v_cmpx_lt_i16_e64 s56, exec_lo                           // 7e00b1d438fc0002
v_cmpx_lt_i32_e64 src_shared_base, v100                  // 7e00c1d4ebc80202
v_cmpx_lt_i32_e64 src_shared_base, null                  // 7e00c1d4ebf80002
v_cmpx_lt_i64_e64 null, null                             // 7e00d1d47cf80002
v_cmpx_lt_i64_e64 exec, v[198:199]                       // 7e00d1d47e8c0302
v_cmpx_lt_u16_e64 v81, m0                                // v_cmpx_lt_u16_e64 v81.l, m0 // 7e00b9d451fb0002
v_cmpx_lt_u16_e64 src_scc, exec_lo                       // 7e00b9d4fdfc0002
v_cmpx_lt_u32_e64 v181, null                             // 7e00c9d4b5f90002
v_cmpx_lt_u32_e64 exec_hi, 4.0                           // 7e00c9d47fec0102
v_cmpx_lt_u64_e64 v[116:117], 0x3f8147ae                 // 7e00d9d474ff0102ae47813f
v_cmpx_lt_u64_e64 v[69:70], v[44:45]                     // 7e00d9d445590202
v_cmpx_ne_i16_e64 src_scc, null                          // 7e00b5d4fdf80002
v_cmpx_ne_i16_e64 src_scc, s18                           // 7e00b5d4fd240002
v_cmpx_ne_i32_e64 v49, 0xfe0b                            // 7e00c5d431ff01020bfe0000
v_cmpx_ne_i32_e64 v29, vcc_hi                            // 7e00c5d41dd70002
v_cmpx_ne_i64_e64 s[84:85], src_shared_base              // 7e00d5d454d60102
v_cmpx_ne_i64_e64 29, exec                               // 7e00d5d49dfc0002
v_cmpx_ne_u16_e64 null, src_shared_base                  // 7e00bdd47cd60102
v_cmpx_ne_u16_e64 src_shared_base, s2                    // 7e00bdd4eb040002
v_cmpx_ne_u32_e64 v88, null                              // 7e00cdd458f90002
v_cmpx_ne_u32_e64 m0, vcc_hi                             // 7e00cdd47dd60002
v_cmpx_ne_u64_e64 exec, null                             // 7e00ddd47ef80002
v_cmpx_ne_u64_e64 s[70:71], 0xaf123456                   // 7e00ddd446fe0102563412af
v_cmpx_neq_f16_e64 -|25|, v61 clamp                      // v_cmpx_neq_f16_e64 -|25|, v61.l clamp // 7e818dd4997a0222
v_cmpx_neq_f16_e64 exec_lo, 4.0                          // 7e008dd47eec0102
v_cmpx_neq_f32_e64 -v86, |0xaf123456|                    // 7e029dd456ff0122563412af
v_cmpx_neq_f32_e64 src_scc, vcc_lo                       // 7e009dd4fdd40002
v_cmpx_neq_f64_e64 v[106:107], |v[102:103]| clamp        // 7e82add46acd0202
v_cmpx_neq_f64_e64 -|v[191:192]|, exec                   // 7e01add4bffd0022
v_cmpx_nge_f16_e64 -|v12|, |exec_hi|                     // v_cmpx_nge_f16_e64 -|v12.l|, |exec_hi| // 7e0389d40cff0022
v_cmpx_nge_f16_e64 |exec_lo|, |s86|                      // 7e0389d47eac0002
v_cmpx_nge_f32_e64 -|src_scc|, v190                      // 7e0199d4fd7c0322
v_cmpx_nge_f32_e64 -|0x3456|, v57                        // 7e0199d4ff72022256340000
v_cmpx_nge_f64_e64 -s[58:59], -v[65:66]                  // 7e00a9d43a820262
v_cmpx_nge_f64_e64 33, |s[24:25]|                        // 7e02a9d4a1300002
v_cmpx_ngt_f16_e64 56, exec_lo                           // 7e008bd4b8fc0002
v_cmpx_ngt_f16_e64 m0, -|32|                             // 7e028bd47d400142
v_cmpx_ngt_f32_e64 -|src_scc|, |v56|                     // 7e039bd4fd700222
v_cmpx_ngt_f32_e64 -|-14|, |null|                        // 7e039bd4cef80022
v_cmpx_ngt_f64_e64 0x3456, v[83:84]                      // 7e00abd4ffa6020256340000
v_cmpx_ngt_f64_e64 |vcc|, -|1.0|                         // 7e03abd46ae40142
v_cmpx_nle_f16_e64 vcc_lo, exec_hi                       // 7e008cd46afe0002
v_cmpx_nle_f16_e64 -|s3|, v15 clamp                      // v_cmpx_nle_f16_e64 -|s3|, v15.l clamp // 7e818cd4031e0222
v_cmpx_nle_f32_e64 m0, v56                               // 7e009cd47d700202
v_cmpx_nle_f32_e64 vcc_lo, |v72|                         // 7e029cd46a900202
v_cmpx_nle_f64_e64 src_shared_base, -v[39:40]            // 7e00acd4eb4e0242
v_cmpx_nle_f64_e64 v[112:113], v[97:98]                  // 7e00acd470c30202
v_cmpx_nlg_f16_e64 src_scc, -|41|                        // 7e028ad4fd520142
v_cmpx_nlg_f16_e64 src_shared_base, vcc_lo               // 7e008ad4ebd40002
v_cmpx_nlg_f32_e64 vcc_hi, exec_hi                       // 7e009ad46bfe0002
v_cmpx_nlg_f32_e64 null, s44 clamp                       // 7e809ad47c580002
v_cmpx_nlg_f64_e64 v[12:13], -|vcc|                      // 7e02aad40cd50042
v_cmpx_nlg_f64_e64 -0.5, src_shared_base                 // 7e00aad4f1d60102
v_cmpx_nlt_f16_e64 s80, -|-16|                           // 7e028ed450a00142
v_cmpx_nlt_f16_e64 v217, -|s102|                         // v_cmpx_nlt_f16_e64 v217.l, -|s102| // 7e028ed4d9cd0042
v_cmpx_nlt_f32_e64 0xaf123456, v46                       // 7e009ed4ff5c0202563412af
v_cmpx_nlt_f32_e64 -s21, src_scc                         // 7e009ed415fa0122
v_cmpx_nlt_f64_e64 vcc, v[95:96]                         // 7e00aed46abe0202
v_cmpx_nlt_f64_e64 v[50:51], 1.0                         // 7e00aed432e50102
v_cmpx_o_f16_e64 neg(25), exec_hi                        // 7e0087d499fe0022
v_cmpx_o_f16_e64 m0, src_scc clamp                       // 7e8087d47dfa0102
v_cmpx_o_f32_e64 m0, v7                                  // 7e0097d47d0e0202
v_cmpx_o_f32_e64 -|-2.0|, vcc_hi                         // 7e0197d4f5d60022
v_cmpx_o_f64_e64 s[18:19], -10                           // 7e00a7d412940102
v_cmpx_o_f64_e64 |exec|, s[86:87]                        // 7e01a7d47eac0002
v_cmpx_t_f16_e64 s98, v1 clamp                           // v_cmpx_t_f16_e64 s98, v1.l clamp // 7e808fd462020202
v_cmpx_t_f16_e64 s14, -vcc_lo                            // 7e008fd40ed40042
v_cmpx_t_f32_e64 neg(53), s68                            // 7e009fd4b5880022
v_cmpx_t_f32_e64 |v105|, src_scc clamp                   // 7e819fd469fb0102
v_cmpx_t_f64_e64 59, vcc                                 // 7e00afd4bbd40002
v_cmpx_t_f64_e64 |v[60:61]|, null                        // 7e01afd43cf90002
v_cmpx_t_i32_e64 exec_lo, exec_lo                        // 7e00c7d47efc0002
v_cmpx_t_i32_e64 v46, v186                               // 7e00c7d42e750302
v_cmpx_t_i64_e64 -1.0, 1.0                               // 7e00d7d4f3e40102
v_cmpx_t_i64_e64 src_shared_base, v[75:76]               // 7e00d7d4eb960202
v_cmpx_t_u32_e64 23, vcc_hi                              // 7e00cfd497d60002
v_cmpx_t_u32_e64 exec_hi, v11                            // 7e00cfd47f160202
v_cmpx_t_u64_e64 src_shared_base, src_shared_base        // 7e00dfd4ebd60102
v_cmpx_t_u64_e64 34, exec                                // 7e00dfd4a2fc0002
v_cmpx_u_f16_e64 -3, v45 clamp                           // v_cmpx_u_f16_e64 -3, v45.l clamp // 7e8088d4c35a0202
v_cmpx_u_f16_e64 |exec_hi|, -|v14|                       // v_cmpx_u_f16_e64 |exec_hi|, -|v14.l| // 7e0388d47f1c0242
v_cmpx_u_f32_e64 v91, s2                                 // 7e0098d45b050002
v_cmpx_u_f32_e64 -|exec_lo|, exec_hi                     // 7e0198d47efe0022
v_cmpx_u_f64_e64 -0.5, v[161:162]                        // 7e00a8d4f1420302
v_cmpx_u_f64_e64 0.5, -|vcc|                             // 7e02a8d4f0d40042
v_cndmask_b16 v49, -|src_scc|, -|src_shared_base|, null  // v_cndmask_b16 v49.l, -|src_scc|, -|src_shared_base|, null // 31035dd6fdd6f161
v_cndmask_b16 v77, v31, vcc_hi, src_scc                  // v_cndmask_b16 v77.l, v31.l, vcc_hi, src_scc // 4d005dd61fd7f403
v_cndmask_b32_e64 v214, v242, m0, null                   // d60001d5f2fbf001
v_cndmask_b32_e64 v5, -|v41|, vcc_hi, s96                // 050101d529d78021
v_cos_f16_e64 v163, s92                                  // v_cos_f16_e64 v163.l, s92 // a300e1d55c000102
v_cos_f16_e64 v146, |v58|                                // v_cos_f16_e64 v146.l, |v58.l| // 9201e1d53a010102
v_cos_f32_e64 v103, 4.0                                  // 6700b6d5f6000102
v_cos_f32_e64 v192, vcc_hi                               // c000b6d56b000102
v_ctz_i32_b32_e64 v184, vcc_lo                           // b800bad56a000102
v_ctz_i32_b32_e64 v83, s2                                // 5300bad502000102
v_cubeid_f32 v153, -|vcc_lo|, v77, -|s22|                // 99050cd66a9a5aa0
v_cubeid_f32 v148, exec_hi, vcc_lo, 25 mul:4             // 94000cd67fd46412
v_cubema_f32 v37, -|vcc_hi|, v57, -src_scc mul:2         // 25010fd66b72f6ab
v_cubema_f32 v1, -4.0, src_scc, src_scc                  // 01000fd6f7faf503
v_cubesc_f32 v136, null, src_shared_base, m0             // 88000dd67cd6f501
v_cubesc_f32 v232, src_shared_base, null, src_shared_base // e8000dd6ebf8ac03
v_cubetc_f32 v174, -2, exec_hi, exec_hi clamp            // ae800ed6c2fefc01
v_cubetc_f32 v22, -|s61|, v103, 0xaf123456 clamp         // 16810ed63dcefe23563412af
v_cvt_f16_f32_e64 v117, s43 mul:4                        // v_cvt_f16_f32_e64 v117.l, s43 mul:4 // 75008ad52b000112
v_cvt_f16_f32_e64 v53, -|null|                           // v_cvt_f16_f32_e64 v53.l, -|null| // 35018ad57c000122
v_cvt_f16_i16_e64 v140, s36                              // v_cvt_f16_i16_e64 v140.l, s36 // 8c00d1d524000102
v_cvt_f16_i16_e64 v30, src_shared_base                   // v_cvt_f16_i16_e64 v30.l, src_shared_base // 1e00d1d5eb000102
v_cvt_f16_u16_e64 v118, m0 div:2                         // v_cvt_f16_u16_e64 v118.l, m0 div:2 // 7600d0d57d00011a
v_cvt_f16_u16_e64 v201, 19                               // v_cvt_f16_u16_e64 v201.l, 19 // c900d0d593000102
v_cvt_f32_f16_e64 v114, s94                              // 72008bd55e000102
v_cvt_f32_f16_e64 v42, |v63| mul:4                       // v_cvt_f32_f16_e64 v42, |v63.l| mul:4 // 2a018bd53f010112
v_cvt_f32_f64_e64 v138, v[122:123]                       // 8a008fd57a010102
v_cvt_f32_f64_e64 v188, 32                               // bc008fd5a0000102
v_cvt_f32_i32_e64 v248, 19                               // f80085d593000102
v_cvt_f32_i32_e64 v179, src_shared_base                  // b30085d5eb000102
v_cvt_f32_u32_e64 v192, v211 mul:4                       // c00086d5d3010112
v_cvt_f32_u32_e64 v154, v235                             // 9a0086d5eb010102
v_cvt_f32_ubyte0_e64 v162, s51                           // a20091d533000102
v_cvt_f32_ubyte0_e64 v49, 0x3456 clamp                   // 318091d5ff00010256340000
v_cvt_f32_ubyte1_e64 v141, null clamp                    // 8d8092d57c000102
v_cvt_f32_ubyte1_e64 v250, src_scc                       // fa0092d5fd000102
v_cvt_f32_ubyte2_e64 v248, exec_hi clamp                 // f88093d57f000102
v_cvt_f32_ubyte2_e64 v159, m0 mul:2                      // 9f0093d57d00010a
v_cvt_f32_ubyte3_e64 v154, vcc_lo                        // 9a0094d56a000102
v_cvt_f32_ubyte3_e64 v194, src_scc                       // c20094d5fd000102
v_cvt_f64_f32_e64 v[34:35], -13                          // 220090d5cd000102
v_cvt_f64_f32_e64 v[64:65], src_scc clamp div:2          // 408090d5fd00011a
v_cvt_f64_i32_e64 v[200:201], 47 mul:2                   // c80084d5af00010a
v_cvt_f64_i32_e64 v[88:89], src_shared_base mul:4        // 580084d5eb000112
v_cvt_f64_u32_e64 v[244:245], m0 clamp                   // f48096d57d000102
v_cvt_f64_u32_e64 v[183:184], m0                         // b70096d57d000102
v_cvt_floor_i32_f32_e64 v250, neg(0.15915494) clamp      // fa808dd5f8000122
v_cvt_floor_i32_f32_e64 v140, -|s8|                      // 8c018dd508000122
v_cvt_i16_f16_e64 v200, -|m0| clamp                      // v_cvt_i16_f16_e64 v200.l, -|m0| clamp // c881d3d57d000122
v_cvt_i16_f16_e64 v94, -s31                              // v_cvt_i16_f16_e64 v94.l, -s31 // 5e00d3d51f000122
v_cvt_i32_f32_e64 v58, -|m0| clamp mul:2                 // 3a8188d57d00012a
v_cvt_i32_f32_e64 v120, v63                              // 780088d53f010102
v_cvt_i32_f64_e64 v240, |exec|                           // f00183d57e000102
v_cvt_i32_f64_e64 v86, null clamp                        // 568083d57c000102
v_cvt_i32_i16_e64 v40, 31                                // 2800ead59f000102
v_cvt_i32_i16_e64 v200, 42                               // c800ead5aa000102
v_cvt_nearest_i32_f32_e64 v14, src_scc                   // 0e008cd5fd000102
v_cvt_nearest_i32_f32_e64 v53, vcc_lo                    // 35008cd56a000102
v_cvt_norm_i16_f16_e64 v43, v23                          // v_cvt_norm_i16_f16_e64 v43.l, v23.l // 2b00e3d517010102
v_cvt_norm_i16_f16_e64 v225, exec_hi clamp               // v_cvt_norm_i16_f16_e64 v225.l, exec_hi clamp // e180e3d57f000102
v_cvt_norm_u16_f16_e64 v53, -15 mul:4                    // v_cvt_norm_u16_f16_e64 v53.l, -15 mul:4 // 3500e4d5cf000112
v_cvt_norm_u16_f16_e64 v184, 1.0                         // v_cvt_norm_u16_f16_e64 v184.l, 1.0 // b800e4d5f2000102
v_cvt_off_f32_i4_e64 v165, 35                            // a5008ed5a3000102
v_cvt_off_f32_i4_e64 v69, v25 clamp                      // 45808ed519010102
v_cvt_pk_i16_f32 v14, |0x3456|, 0x3456                   // 0e0106d7fffe010256340000
v_cvt_pk_i16_f32 v42, |s59|, src_scc clamp               // 2a8106d73bfa0102
v_cvt_pk_i16_i32 v182, v87, 0.15915494                   // b60024d757f10102
v_cvt_pk_i16_i32 v112, 0.5, src_scc                      // 700024d7f0fa0102
v_cvt_pk_norm_i16_f16 v85, neg(4.0), 26                  // 550012d7f6340122
v_cvt_pk_norm_i16_f16 v224, |0.15915494|, |vcc_hi| op_sel:[0,1,1] // e05312d7f8d60002
v_cvt_pk_norm_i16_f32 v63, src_scc, -src_scc             // 3f0021d7fdfa0142
v_cvt_pk_norm_i16_f32 v92, exec_lo, s7                   // 5c0021d77e0e0002
v_cvt_pk_norm_u16_f16 v49, vcc_lo, src_shared_base op_sel:[0,0,1] // 314013d76ad60102
v_cvt_pk_norm_u16_f16 v190, |s32|, -|s42| op_sel:[1,0,1] clamp // becb13d720540042
v_cvt_pk_norm_u16_f32 v205, 0xaf123456, -4.0             // cd0022d7ffee0102563412af
v_cvt_pk_norm_u16_f32 v118, |vcc_hi|, -vcc_lo            // 760122d76bd40042
v_cvt_pk_rtz_f16_f32_e64 v103, |v216|, exec_lo mul:4     // 67012fd5d8fd0012
v_cvt_pk_rtz_f16_f32_e64 v78, s60, neg(-1)               // 4e002fd53c820142
v_cvt_pk_u16_f32 v104, -|s54|, vcc_hi                    // 680107d736d60022
v_cvt_pk_u16_f32 v226, vcc_hi, |exec_hi| clamp           // e28207d76bfe0002
v_cvt_pk_u16_u32 v185, src_shared_base, vcc_hi           // b90023d7ebd60002
v_cvt_pk_u16_u32 v71, 0x3456, src_shared_base            // 470023d7ffd6010256340000
v_cvt_pk_u8_f32 v186, 0xfe0b, 0xfe0b, exec_lo            // ba0026d6fffef9010bfe0000
v_cvt_pk_u8_f32 v216, exec_hi, m0, 58                    // d80026d67ffae802
v_cvt_u16_f16_e64 v166, 32                               // v_cvt_u16_f16_e64 v166.l, 32 // a600d2d5a0000102
v_cvt_u16_f16_e64 v138, src_shared_base                  // v_cvt_u16_f16_e64 v138.l, src_shared_base // 8a00d2d5eb000102
v_cvt_u32_f32_e64 v51, v38 clamp                         // 338087d526010102
v_cvt_u32_f32_e64 v203, s48                              // cb0087d530000102
v_cvt_u32_f64_e64 v193, 34 clamp                         // c18095d5a2000102
v_cvt_u32_f64_e64 v122, s[10:11]                         // 7a0095d50a000102
v_cvt_u32_u16_e64 v51, vcc_lo                            // 3300ebd56a000102
v_cvt_u32_u16_e64 v204, src_scc                          // cc00ebd5fd000102
v_div_fixup_f16 v154, -exec_lo, m0, m0 op_sel:[0,0,0,1]  // v_div_fixup_f16 v154.h, -exec_lo, m0, m0 op_sel:[0,0,0,1] // 9a4054d67efaf421
v_div_fixup_f16 v39, exec_hi, v12, -src_scc op_sel:[0,0,0,1] div:2 // v_div_fixup_f16 v39.h, exec_hi, v12.l, -src_scc op_sel:[0,0,0,1] div:2 // 274054d67f18f69b
v_div_fixup_f32 v222, |vcc_hi|, src_scc, src_scc         // de0127d66bfaf503
v_div_fixup_f32 v99, -src_scc, |v18|, |v42|              // 630627d6fd24aa24
v_div_fixup_f64 v[176:177], null, null, src_shared_base  // b00028d67cf8ac03
v_div_fixup_f64 v[3:4], s[70:71], null, -5 clamp         // 038028d646f81403
v_div_fmas_f32 v6, s77, 0.15915494, v31 clamp            // 068037d64df07d04
v_div_fmas_f32 v2, -vcc_hi, |46|, -4.0                   // 020237d66b5cdd23
v_div_fmas_f64 v[34:35], 37, v[77:78], |src_scc| mul:4   // 220438d6a59af613
v_div_fmas_f64 v[241:242], src_scc, -v[68:69], null      // f10038d6fd88f241
v_div_scale_f32 v222, s0, v60, exec_lo, -4.0 mul:2       // de00fcd63cfddc0b
v_div_scale_f32 v105, s48, v80, -null, -src_shared_base  // 6930fcd650f9acc3
v_div_scale_f64 v[101:102], s60, 1.0, v[44:45], s[80:81] div:2 // 653cfdd6f2584219
v_div_scale_f64 v[147:148], s34, 0xfe0b, 4, v[32:33]     // 9322fdd6ff0881040bfe0000
v_dot2_bf16_bf16 v226, v50, neg(0x3456), -4.0 op_sel:[0,0,0,1] // v_dot2_bf16_bf16 v226.h, v50, neg(0x3456), -4.0 op_sel:[0,0,0,1] // e24067d632ffdd4356340000
v_dot2_bf16_bf16 v234, -exec_hi, exec_hi, |s39|          // v_dot2_bf16_bf16 v234.l, -exec_hi, exec_hi, |s39| // ea0467d67ffe9c20
v_dot2_f16_f16 v142, vcc_hi, v65, v65 op_sel:[0,0,1,1]   // v_dot2_f16_f16 v142.h, vcc_hi, v65, v65.h op_sel:[0,0,1,1] // 8e6066d66b820605
v_dot2_f16_f16 v165, src_shared_base, -|61|, v126 op_sel:[0,0,0,1] // v_dot2_f16_f16 v165.h, src_shared_base, -|61|, v126.l op_sel:[0,0,0,1] // a54266d6eb7af945
v_exp_f16_e64 v21, -src_scc                              // v_exp_f16_e64 v21.l, -src_scc // 1500d8d5fd000122
v_exp_f16_e64 v92, vcc_hi mul:4                          // v_exp_f16_e64 v92.l, vcc_hi mul:4 // 5c00d8d56b000112
v_exp_f32_e64 v213, 0xfe0b clamp                         // d580a5d5ff0001020bfe0000
v_exp_f32_e64 v254, null mul:4                           // fe00a5d57c000112
v_floor_f16_e64 v9, null clamp mul:4                     // v_floor_f16_e64 v9.l, null clamp mul:4 // 0980dbd57c000112
v_floor_f16_e64 v133, -vcc_hi div:2                      // v_floor_f16_e64 v133.l, -vcc_hi div:2 // 8500dbd56b00013a
v_floor_f32_e64 v93, s96                                 // 5d00a4d560000102
v_floor_f32_e64 v212, |exec_lo| mul:4                    // d401a4d57e000112
v_floor_f64_e64 v[195:196], |v[238:239]| clamp mul:4     // c3819ad5ee010112
v_floor_f64_e64 v[164:165], 0xaf123456                   // a4009ad5ff000102563412af
v_fma_dx9_zero_f32 v116, -1.0, v74, |vcc_lo|             // 740409d6f394aa01
v_fma_dx9_zero_f32 v162, -v39, -4.0, vcc_lo              // a20009d627efa921
v_fma_f16 v37, v68, -|v14|, -|exec_hi| op_sel:[0,0,1,1]  // v_fma_f16 v37.h, v68.l, -|v14.l|, -|exec_hi| op_sel:[0,0,1,1] // 256648d6441dfec1
v_fma_f16 v105, -|vcc_hi|, -vcc_hi, s52                  // v_fma_f16 v105.l, -|vcc_hi|, -vcc_hi, s52 // 690148d66bd6d060
v_fma_f32 v219, v62, null, m0                            // db0013d63ef9f401
v_fma_f32 v140, s76, |7|, 0x3456                         // 8c0213d64c0efd0356340000
v_fma_f64 v[218:219], -|v[94:95]|, |-0.5|, exec mul:4    // da0314d65ee3f931
v_fma_f64 v[157:158], 56, |12|, -|exec|                  // 9d0614d6b818f981
v_fmac_dx9_zero_f32_e64 v91, vcc_hi, -src_shared_base    // 5b0006d56bd60142
v_fmac_dx9_zero_f32_e64 v172, -|vcc_hi|, v98 div:2       // ac0106d56bc4023a
v_fmac_f16_e64 v186, |m0|, src_scc op_sel:[1,0,0,1] div:2 // v_fmac_f16_e64 v186.h, |m0|, src_scc op_sel:[1,0,0,1] div:2 // ba4936d57dfa011a
v_fmac_f16_e64 v74, src_scc, vcc_hi op_sel:[0,0,0,1]     // v_fmac_f16_e64 v74.h, src_scc, vcc_hi op_sel:[0,0,0,1] // 4a4036d5fdd60002
v_fmac_f32_e64 v200, exec_hi, exec_hi clamp              // c8802bd57ffe0002
v_fmac_f32_e64 v247, v45, m0                             // f7002bd52dfb0002
v_fract_f16_e64 v144, -|53|                              // v_fract_f16_e64 v144.l, -|53| // 9001dfd5b5000122
v_fract_f16_e64 v247, m0                                 // v_fract_f16_e64 v247.l, m0 // f700dfd57d000102
v_fract_f32_e64 v66, -|-2.0|                             // 4201a0d5f5000122
v_fract_f32_e64 v197, vcc_lo                             // c500a0d56a000102
v_fract_f64_e64 v[92:93], exec mul:2                     // 5c00bed57e00010a
v_fract_f64_e64 v[4:5], v[64:65] mul:2                   // 0400bed54001010a
v_frexp_exp_i16_f16_e64 v136, vcc_hi mul:2               // v_frexp_exp_i16_f16_e64 v136.l, vcc_hi mul:2 // 8800dad56b00010a
v_frexp_exp_i16_f16_e64 v117, exec_hi                    // v_frexp_exp_i16_f16_e64 v117.l, exec_hi // 7500dad57f000102
v_frexp_exp_i32_f32_e64 v231, m0                         // e700bfd57d000102
v_frexp_exp_i32_f32_e64 v122, -v6                        // 7a00bfd506010122
v_frexp_exp_i32_f64_e64 v218, -|v[33:34]|                // da01bcd521010122
v_frexp_exp_i32_f64_e64 v49, s[76:77]                    // 3100bcd54c000102
v_frexp_mant_f16_e64 v177, exec_lo mul:2                 // v_frexp_mant_f16_e64 v177.l, exec_lo mul:2 // b100d9d57e00010a
v_frexp_mant_f16_e64 v145, s21 clamp                     // v_frexp_mant_f16_e64 v145.l, s21 clamp // 9180d9d515000102
v_frexp_mant_f32_e64 v159, exec_hi                       // 9f00c0d57f000102
v_frexp_mant_f32_e64 v101, 2.0 clamp                     // 6580c0d5f4000102
v_frexp_mant_f64_e64 v[200:201], null clamp              // c880bdd57c000102
v_frexp_mant_f64_e64 v[101:102], -6                      // 6500bdd5c6000102
v_ldexp_f16_e64 v43, |m0|, -2.0                          // v_ldexp_f16_e64 v43.l, |m0|, -2.0 // 2b013bd57dea0102
v_ldexp_f16_e64 v8, src_scc, -|vcc_hi|                   // v_ldexp_f16_e64 v8.l, src_scc, -|vcc_hi| // 08023bd5fdd60042
v_ldexp_f32 v208, exec_hi, vcc_lo                        // d0001cd77fd40002
v_ldexp_f32 v136, vcc_hi, src_scc                        // 88001cd76bfa0102
v_ldexp_f64 v[105:106], src_scc, s73 mul:4               // 69002bd7fd920012
v_ldexp_f64 v[179:180], src_scc, 4.0                     // b3002bd7fdec0102
v_lerp_u8 v255, vcc_lo, vcc_lo, 0x3456                   // ff0015d66ad4fc0356340000
v_lerp_u8 v15, vcc_hi, vcc_hi, 4.0                       // 0f0015d66bd6d803
v_log_f16_e64 v161, |null| clamp mul:4                   // v_log_f16_e64 v161.l, |null| clamp mul:4 // a181d7d57c000112
v_log_f16_e64 v51, -|s49| mul:4                          // v_log_f16_e64 v51.l, -|s49| mul:4 // 3301d7d531000132
v_log_f32_e64 v178, -vcc_lo                              // b200a7d56a000122
v_log_f32_e64 v202, v32                                  // ca00a7d520010102
v_lshl_add_u32 v148, vcc_hi, src_shared_base, 4.0        // 940046d66bd6d903
v_lshl_add_u32 v84, -16, v49, vcc_lo                     // 540046d6d062aa01
v_lshl_or_b32 v108, v159, v254, src_scc                  // 6c0056d69ffdf703
v_lshl_or_b32 v143, v117, exec_lo, v117                  // 8f0056d675fdd405
v_lshlrev_b16 v142, exec_lo, vcc_lo                      // v_lshlrev_b16 v142.l, exec_lo, vcc_lo // 8e0038d77ed40002
v_lshlrev_b16 v109, 0x3456, exec_lo                      // v_lshlrev_b16 v109.l, 0x3456, exec_lo // 6d0038d7fffc000256340000
v_lshlrev_b32_e64 v17, 0xfe0b, null                      // 110018d5fff800020bfe0000
v_lshlrev_b32_e64 v234, s79, -4.0                        // ea0018d54fee0102
v_lshlrev_b64 v[194:195], m0, 1                          // c2003cd77d020102
v_lshlrev_b64 v[226:227], src_shared_base, src_shared_base // e2003cd7ebd60102
v_lshrrev_b16 v183, v67, s29                             // v_lshrrev_b16 v183.l, v67.l, s29 // b70039d7433b0002
v_lshrrev_b16 v147, 20, 43                               // v_lshrrev_b16 v147.l, 20, 43 // 930039d794560102
v_lshrrev_b32_e64 v80, vcc_hi, src_shared_base           // 500019d56bd60102
v_lshrrev_b32_e64 v210, src_scc, 0x3456                  // d20019d5fdfe010256340000
v_lshrrev_b64 v[126:127], exec_lo, 4.0                   // 7e003dd77eec0102
v_lshrrev_b64 v[99:100], v105, s[78:79]                  // 63003dd7699d0002
v_mad_i16 v143, v56, vcc_hi, vcc_lo op_sel:[0,0,0,1]     // v_mad_i16 v143.h, v56.l, vcc_hi, vcc_lo op_sel:[0,0,0,1] // 8f4053d638d7a801
v_mad_i16 v131, v116, exec_lo, s22 op_sel:[0,0,1,1]      // v_mad_i16 v131.h, v116.l, exec_lo, s22 op_sel:[0,0,1,1] // 836053d674fd5800
v_mad_i32_i16 v69, vcc_hi, v80, src_scc op_sel:[0,0,0,1] // v_mad_i32_i16 v69, vcc_hi, v80.l, src_scc op_sel:[0,0,0,1] // 45405ad66ba0f603
v_mad_i32_i16 v103, v89, m0, src_shared_base op_sel:[0,0,0,1] // v_mad_i32_i16 v103, v89.l, m0, src_shared_base op_sel:[0,0,0,1] // 67405ad659fbac03
v_mad_i32_i24 v113, src_scc, src_shared_base, src_scc    // 71000ad6fdd6f503
v_mad_i32_i24 v109, src_scc, v123, -1.0                  // 6d000ad6fdf6ce03
v_mad_i64_i32 v[158:159], s50, null, src_shared_base, v[58:59] // 9e32ffd67cd6e904
v_mad_i64_i32 v[205:206], s4, vcc_lo, v82, null          // cd04ffd66aa4f201
v_mad_u16 v79, v90, vcc_hi, s26 clamp                    // v_mad_u16 v79.l, v90.l, vcc_hi, s26 clamp // 4f8041d65ad76800
v_mad_u16 v134, src_scc, v69, v46 op_sel:[0,0,0,1]       // v_mad_u16 v134.h, src_scc, v69.l, v46.l op_sel:[0,0,0,1] // 864041d6fd8aba04
v_mad_u32_u16 v107, v35, vcc_lo, null op_sel:[0,0,0,1]   // v_mad_u32_u16 v107, v35.l, vcc_lo, null op_sel:[0,0,0,1] // 6b4059d623d5f001
v_mad_u32_u16 v190, -12, src_shared_base, vcc_hi op_sel:[0,0,0,1] // be4059d6ccd6ad01
v_mad_u32_u24 v6, v90, v153, -4.0                        // 06000bd65a33df03
v_mad_u32_u24 v60, exec_lo, s85, v62 clamp               // 3c800bd67eaaf804
v_mad_u64_u32 v[143:144], s66, vcc_lo, vcc_lo, s[72:73]  // 8f42fed66ad42001
v_mad_u64_u32 v[228:229], s34, v103, 46, 50              // e422fed6675dc902
v_max3_f16 v227, exec_lo, v56, m0 op_sel:[0,0,1,1] clamp // v_max3_f16 v227.h, exec_lo, v56.l, m0 op_sel:[0,0,1,1] clamp // e3e04cd67e70f601
v_max3_f16 v21, vcc_lo, null, -1.0 op_sel:[1,0,0,1]      // v_max3_f16 v21.h, vcc_lo, null, -1.0 op_sel:[1,0,0,1] // 15484cd66af8cc03
v_max3_f32 v228, -|0xaf123456|, src_scc, 32 clamp mul:4  // e4811cd6fffa8132563412af
v_max3_f32 v156, |v85|, v22, -v70 clamp                  // 9c811cd6552d1a85
v_max3_i16 v245, exec_hi, v146, exec_lo op_sel:[0,0,0,1] // v_max3_i16 v245.h, exec_hi, v146.l, exec_lo op_sel:[0,0,0,1] // f5404dd67f24fb01
v_max3_i16 v105, null, 14, src_scc op_sel:[0,0,0,1]      // v_max3_i16 v105.h, null, 14, src_scc op_sel:[0,0,0,1] // 69404dd67c1cf503
v_max3_i32 v52, vcc_lo, s32, -0.5                        // 34001dd66a40c403
v_max3_i32 v160, vcc_hi, 2.0, s75                        // a0001dd66be82d01
v_max3_u16 v227, exec_lo, 0x3456, exec_lo op_sel:[0,0,0,1] // v_max3_u16 v227.h, exec_lo, 0x3456, exec_lo op_sel:[0,0,0,1] // e3404ed67efef90156340000
v_max3_u16 v70, 9, v40, exec_lo op_sel:[0,0,0,1]         // v_max3_u16 v70.h, 9, v40.l, exec_lo op_sel:[0,0,0,1] // 46404ed68950fa01
v_max3_u32 v42, src_scc, s11, src_scc                    // 2a001ed6fd16f403
v_max3_u32 v19, vcc_lo, 53, exec_lo                      // 13001ed66a6af901
v_max_f16_e64 v47, v8, |vcc_hi|                          // v_max_f16_e64 v47.l, v8.l, |vcc_hi| // 2f0239d508d70002
v_max_f16_e64 v2, exec_hi, s44 mul:2                     // v_max_f16_e64 v2.l, exec_hi, s44 mul:2 // 020039d57f58000a
v_max_f32_e64 v118, exec_hi, -|src_scc|                  // 760210d57ffa0142
v_max_f32_e64 v174, 26, -|-2.0|                          // ae0210d59aea0142
v_max_f64 v[227:228], s[80:81], v[69:70] div:2           // e3002ad7508a021a
v_max_f64 v[40:41], src_shared_base, 0xfe0b clamp        // 28802ad7ebfe01020bfe0000
v_max_i16 v128, m0, 59                                   // v_max_i16 v128.l, m0, 59 // 80000ad77d760102
v_max_i16 v66, v125, v115                                // v_max_i16 v66.l, v125.l, v115.l // 42000ad77de70202
v_max_i32_e64 v141, null, m0                             // 8d0012d57cfa0002
v_max_i32_e64 v238, vcc_hi, vcc_hi                       // ee0012d56bd60002
v_max_u16 v249, s0, exec_lo                              // v_max_u16 v249.l, s0, exec_lo // f90009d700fc0002
v_max_u16 v143, exec_hi, exec_hi                         // v_max_u16 v143.l, exec_hi, exec_hi // 8f0009d77ffe0002
v_max_u32_e64 v180, 0xaf123456, v18                      // b40014d5ff240202563412af
v_max_u32_e64 v139, s84, 15                              // 8b0014d5541e0102
v_maxmin_f16 v163, neg(-4), v95, s77 clamp               // v_maxmin_f16 v163.l, neg(-4), v95.l, s77 clamp // a38060d6c4be3621
v_maxmin_f16 v121, null, -exec_hi, exec_lo               // v_maxmin_f16 v121.l, null, -exec_hi, exec_lo // 790060d67cfef841
v_maxmin_f32 v97, s41, v81, |exec_lo| clamp              // 61845ed629a2fa01
v_maxmin_f32 v134, s60, -|v22|, src_shared_base clamp    // 86825ed63c2cae43
v_maxmin_i32 v109, 2.0, v74, s74                         // 6d0064d6f4942a01
v_maxmin_i32 v43, v237, v100, 0x3f8147ae                 // 2b0064d6edc9fe03ae47813f
v_maxmin_u32 v73, m0, 4.0, 0xfe0b                        // 490062d67decfd030bfe0000
v_maxmin_u32 v62, s36, src_scc, -2.0                     // 3e0062d624fad503
v_mbcnt_hi_u32_b32 v175, src_shared_base, s14            // af0020d7eb1c0002
v_mbcnt_hi_u32_b32 v35, vcc_hi, null                     // 230020d76bf80002
v_mbcnt_lo_u32_b32 v191, src_scc, exec_lo                // bf001fd7fdfc0002
v_mbcnt_lo_u32_b32 v139, exec_lo, null                   // 8b001fd77ef80002
v_med3_f16 v161, -|src_scc|, |s8|, src_scc op_sel:[1,0,0,1] // v_med3_f16 v161.h, -|src_scc|, |s8|, src_scc op_sel:[1,0,0,1] // a14b4fd6fd10f423
v_med3_f16 v181, v0, -|src_scc|, -|vcc_hi| op_sel:[1,0,1,1] clamp // v_med3_f16 v181.h, v0.h, -|src_scc|, -|vcc_hi| op_sel:[1,0,1,1] clamp // b5ee4fd600fbadc1
v_med3_f32 v113, null, |src_shared_base|, -|0xfe0b|      // 71061fd67cd6fd830bfe0000
v_med3_f32 v109, v1, |-4.0|, vcc_lo                      // 6d021fd601efa901
v_med3_i16 v172, 0xfe0b, v56, v130 op_sel:[0,0,0,1] clamp // v_med3_i16 v172.h, 0xfe0b, v56.l, v130.l op_sel:[0,0,0,1] clamp // acc050d6ff700a060bfe0000
v_med3_i16 v173, null, s15, vcc_lo op_sel:[0,0,1,1]      // v_med3_i16 v173.h, null, s15, vcc_lo op_sel:[0,0,1,1] // ad6050d67c1ea801
v_med3_i32 v40, s94, vcc_hi, v65                         // 280020d65ed60405
v_med3_i32 v136, exec_hi, v52, 2.0                       // 880020d67f68d203
v_med3_u16 v37, m0, m0, v11 op_sel:[0,0,0,1]             // v_med3_u16 v37.h, m0, m0, v11.l op_sel:[0,0,0,1] // 254051d67dfa2c04
v_med3_u16 v71, v214, src_shared_base, s48 op_sel:[0,1,0,1] // v_med3_u16 v71.h, v214.l, src_shared_base, s48 op_sel:[0,1,0,1] // 475051d6d6d7c100
v_med3_u32 v85, 4.0, -13, s56                            // 550021d6f69ae100
v_med3_u32 v207, null, s62, v95                          // cf0021d67c7c7c05
v_min3_f16 v0, |vcc_lo|, neg(0.15915494), s82 op_sel:[0,0,0,1] // v_min3_f16 v0.h, |vcc_lo|, neg(0.15915494), s82 op_sel:[0,0,0,1] // 004149d66af04941
v_min3_f16 v140, vcc_lo, |v39|, vcc_lo op_sel:[0,0,0,1]  // v_min3_f16 v140.h, vcc_lo, |v39.l|, vcc_lo op_sel:[0,0,0,1] // 8c4249d66a4eaa01
v_min3_f32 v81, v118, vcc_hi, -m0 div:2                  // 510019d676d7f499
v_min3_f32 v183, -|src_scc|, src_scc, exec_lo            // b70119d6fdfaf921
v_min3_i16 v160, s45, vcc_hi, v77 op_sel:[0,0,0,1]       // v_min3_i16 v160.h, s45, vcc_hi, v77.l op_sel:[0,0,0,1] // a0404ad62dd63405
v_min3_i16 v71, exec_lo, exec_lo, vcc_hi op_sel:[0,0,0,1] // v_min3_i16 v71.h, exec_lo, exec_lo, vcc_hi op_sel:[0,0,0,1] // 47404ad67efcac01
v_min3_i32 v251, v152, vcc_lo, v71                       // fb001ad698d51c05
v_min3_i32 v125, v118, v125, vcc_hi                      // 7d001ad676fbae01
v_min3_u16 v98, src_scc, vcc_hi, null op_sel:[0,0,0,1] clamp // v_min3_u16 v98.h, src_scc, vcc_hi, null op_sel:[0,0,0,1] clamp // 62c04bd6fdd6f001
v_min3_u16 v51, null, exec_lo, s80 op_sel:[0,0,1,1]      // v_min3_u16 v51.h, null, exec_lo, s80 op_sel:[0,0,1,1] // 33604bd67cfc4001
v_min3_u32 v88, vcc_hi, s30, 41                          // 58001bd66b3ca402
v_min3_u32 v244, exec_hi, 62, 53                         // f4001bd67f7cd502
v_min_f16_e64 v72, m0, |vcc_lo| div:2                    // v_min_f16_e64 v72.l, m0, |vcc_lo| div:2 // 48023ad57dd4001a
v_min_f16_e64 v33, v125, exec_lo                         // v_min_f16_e64 v33.l, v125.l, exec_lo // 21003ad57dfd0002
v_min_f32_e64 v157, m0, null clamp div:2                 // 9d800fd57df8001a
v_min_f32_e64 v91, vcc_lo, exec_lo                       // 5b000fd56afc0002
v_min_f64 v[124:125], src_scc, -|0.5|                    // 7c0229d7fde00142
v_min_f64 v[8:9], v[71:72], null clamp mul:2             // 088029d747f9000a
v_min_i16 v218, v95, src_scc                             // v_min_i16 v218.l, v95.l, src_scc // da000cd75ffb0102
v_min_i16 v232, s78, m0                                  // v_min_i16 v232.l, s78, m0 // e8000cd74efa0002
v_min_i32_e64 v68, 0x3456, m0                            // 440011d5fffa000256340000
v_min_i32_e64 v107, exec_hi, m0                          // 6b0011d57ffa0002
v_min_u16 v110, src_scc, 0x3456                          // v_min_u16 v110.l, src_scc, 0x3456 // 6e000bd7fdfe010256340000
v_min_u16 v165, s53, 28                                  // v_min_u16 v165.l, s53, 28 // a5000bd735380102
v_min_u32_e64 v176, exec_hi, vcc_lo                      // b00013d57fd40002
v_min_u32_e64 v0, 0x3456, 7                              // 000013d5ff0e010256340000
v_minmax_f16 v202, exec_hi, -|exec_hi|, -|2.0|           // v_minmax_f16 v202.l, exec_hi, -|exec_hi|, -|2.0| // ca0661d67ffed0c3
v_minmax_f16 v233, v115, neg(1.0), -14                   // v_minmax_f16 v233.l, v115.l, neg(1.0), -14 // e90061d673e53943
v_minmax_f32 v182, src_shared_base, 29, src_scc          // b6005fd6eb3af503
v_minmax_f32 v217, 0xfe0b, 0xfe0b, null div:2            // d9005fd6fffef1190bfe0000
v_minmax_i32 v44, 58, exec_hi, s84                       // 2c0065d6bafe5001
v_minmax_i32 v185, null, null, 19                        // b90065d67cf84c02
v_minmax_u32 v207, null, src_shared_base, vcc_hi         // cf0063d67cd6ad01
v_minmax_u32 v54, s2, -0.5, 0xaf123456                   // 360063d602e2fd03563412af
v_mov_b32_e64 v114, src_scc                              // 720081d5fd000102
v_mov_b32_e64 v99, src_scc                               // 630081d5fd000102
v_movreld_b32_e64 v144, -2.0                             // 9000c2d5f5000102
v_movreld_b32_e64 v30, exec_lo                           // 1e00c2d57e000102
v_movrels_b32_e64 v74, v100                              // 4a00c3d564010102
v_movrels_b32_e64 v3, v200                               // 0300c3d5c8010102
v_movrelsd_2_b32_e64 v21, v100                           // 1500c8d564010102
v_movrelsd_2_b32_e64 v175, v200                          // af00c8d5c8010102
v_movrelsd_b32_e64 v119, v2                              // 7700c4d502010102
v_movrelsd_b32_e64 v223, v255                            // df00c4d5ff010102
v_mqsad_pk_u16_u8 v[60:61], v[15:16], v17, 2.0           // 3c003bd60f23d203
v_mqsad_pk_u16_u8 v[130:131], v[71:72], null, 0x3f8147ae // 82003bd647f9fc03ae47813f
v_mqsad_u32_u8 v[234:237], vcc, 0.15915494, v[127:130]   // ea003dd66af0fd05
v_mqsad_u32_u8 v[143:146], exec, vcc_lo, v[3:6]          // 8f003dd67ed40c04
v_msad_u8 v44, v80, m0, v96                              // 2c0039d650fb8005
v_msad_u8 v5, 0x3f8147ae, vcc_lo, null                   // 050039d6ffd4f001ae47813f
v_mul_dx9_zero_f32_e64 v190, -2.0, -exec_lo              // be0007d5f5fc0042
v_mul_dx9_zero_f32_e64 v176, 4.0, -|9| mul:4             // b00207d5f6120152
v_mul_f16_e64 v38, |v84|, 0xfe0b                         // v_mul_f16_e64 v38.l, |v84.l|, 0xfe0b // 260135d554ff01020bfe0000
v_mul_f16_e64 v11, m0, src_shared_base clamp mul:4       // v_mul_f16_e64 v11.l, m0, src_shared_base clamp mul:4 // 0b8035d57dd60112
v_mul_f32_e64 v174, -s16, v50 clamp                      // ae8008d510640222
v_mul_f32_e64 v29, v106, -|src_shared_base|              // 1d0208d56ad70142
v_mul_f64 v[176:177], |0.15915494309189532|, -v[62:63] clamp // b08128d7f87c0242
v_mul_f64 v[107:108], s[48:49], |29|                     // 6b0228d7303a0102
v_mul_hi_i32 v126, s96, exec_hi                          // 7e002ed760fe0002
v_mul_hi_i32 v147, m0, m0                                // 93002ed77dfa0002
v_mul_hi_i32_i24_e64 v140, 0xaf123456, exec_lo           // 8c000ad5fffc0002563412af
v_mul_hi_i32_i24_e64 v39, src_shared_base, exec_lo       // 27000ad5ebfc0002
v_mul_hi_u32 v189, v239, s36                             // bd002dd7ef490002
v_mul_hi_u32 v210, src_scc, s55                          // d2002dd7fd6e0002
v_mul_hi_u32_u24_e64 v77, src_shared_base, v51           // 4d000cd5eb660202
v_mul_hi_u32_u24_e64 v59, 13, v121                       // 3b000cd58df20202
v_mul_i32_i24_e64 v213, v50, src_scc                     // d50009d532fb0102
v_mul_i32_i24_e64 v127, v19, vcc_lo                      // 7f0009d513d50002
v_mul_lo_u16 v146, exec_hi, null                         // v_mul_lo_u16 v146.l, exec_hi, null // 920005d77ff80002
v_mul_lo_u16 v219, v66, v54                              // v_mul_lo_u16 v219.l, v66.l, v54.l // db0005d7426d0202
v_mul_lo_u32 v15, v8, exec_lo                            // 0f002cd708fd0002
v_mul_lo_u32 v0, s15, src_scc                            // 00002cd70ffa0102
v_mul_u32_u24_e64 v71, exec_hi, vcc_hi                   // 47000bd57fd60002
v_mul_u32_u24_e64 v200, src_scc, v65                     // c8000bd5fd820202
v_mullit_f32 v201, exec_hi, |vcc_hi|, 30 div:2           // c90218d67fd6781a
v_mullit_f32 v124, v55, vcc_lo, vcc_hi clamp             // 7c8018d637d5ac01
v_not_b16_e64 v171, v108                                 // v_not_b16_e64 v171.l, v108.l // ab00e9d56c010102
v_not_b16_e64 v254, s12                                  // v_not_b16_e64 v254.l, s12 // fe00e9d50c000102
v_not_b32_e64 v9, v24                                    // 0900b7d518010102
v_not_b32_e64 v95, v80                                   // 5f00b7d550010102
v_or3_b32 v143, 0xfe0b, null, v60                        // 8f0058d6fff8f0040bfe0000
v_or3_b32 v64, src_shared_base, exec_hi, 9               // 400058d6ebfe2402
v_or_b16 v204, s70, v68                                  // v_or_b16 v204.l, s70, v68.l // cc0063d746880202
v_or_b16 v222, vcc_lo, m0                                // v_or_b16 v222.l, vcc_lo, m0 // de0063d76afa0002
v_or_b32_e64 v131, 0xfe0b, v215                          // 83001cd5ffae03020bfe0000
v_or_b32_e64 v200, src_shared_base, 0xaf123456           // c8001cd5ebfe0102563412af
v_pack_b32_f16 v179, |vcc_lo|, |0x3456| op_sel:[1,0,1]   // b34b11d76afe010256340000
v_pack_b32_f16 v63, |exec_lo|, -v29 op_sel:[1,1,1] clamp // v_pack_b32_f16 v63, |exec_lo|, -v29.h op_sel:[1,1,1] clamp // 3fd911d77e3a0242
v_perm_b32 v21, src_scc, vcc_lo, v46                     // 150044d6fdd4b804
v_perm_b32 v204, null, vcc_lo, 26                        // cc0044d67cd46802
v_permlanex16_b32 v127, v3, s86, m0 op_sel:[1,0]         // 7f085cd603adf401
v_qsad_pk_u16_u8 v[201:202], v[231:232], v8, s[48:49]    // c9003ad6e711c200
v_qsad_pk_u16_u8 v[160:161], v[25:26], v68, 0xfe0b       // a0003ad61989fe030bfe0000
v_rcp_f16_e64 v93, exec_lo                               // v_rcp_f16_e64 v93.l, exec_lo // 5d00d4d57e000102
v_rcp_f16_e64 v75, vcc_lo clamp                          // v_rcp_f16_e64 v75.l, vcc_lo clamp // 4b80d4d56a000102
v_rcp_f32_e64 v49, 0x3f8147ae mul:4                      // 3100aad5ff000112ae47813f
v_rcp_f32_e64 v236, -|src_shared_base|                   // ec01aad5eb000122
v_rcp_f64_e64 v[176:177], -|s[50:51]| clamp              // b081afd532000122
v_rcp_f64_e64 v[164:165], null mul:2                     // a400afd57c00010a
v_rcp_iflag_f32_e64 v191, v122                           // bf00abd57a010102
v_rcp_iflag_f32_e64 v88, null                            // 5800abd57c000102
v_readlane_b32 s76, v40, m0                              // 4c0060d728fb0002
v_readlane_b32 ttmp10, v8, s26                           // 760060d708350002
v_rndne_f16_e64 v218, |src_scc| clamp                    // v_rndne_f16_e64 v218.l, |src_scc| clamp // da81ded5fd000102
v_rndne_f16_e64 v111, m0                                 // v_rndne_f16_e64 v111.l, m0 // 6f00ded57d000102
v_rndne_f32_e64 v120, v24 div:2                          // 7800a3d51801011a
v_rndne_f32_e64 v184, -|0xfe0b|                          // b801a3d5ff0001220bfe0000
v_rndne_f64_e64 v[48:49], s[90:91]                       // 300099d55a000102
v_rndne_f64_e64 v[214:215], s[16:17] mul:2               // d60099d51000010a
v_rsq_f16_e64 v44, src_shared_base                       // v_rsq_f16_e64 v44.l, src_shared_base // 2c00d6d5eb000102
v_rsq_f16_e64 v112, 31                                   // v_rsq_f16_e64 v112.l, 31 // 7000d6d59f000102
v_rsq_f32_e64 v30, |vcc_lo| mul:2                        // 1e01aed56a00010a
v_rsq_f32_e64 v56, -src_shared_base                      // 3800aed5eb000122
v_rsq_f64_e64 v[252:253], -|src_scc| clamp mul:4         // fc81b1d5fd000132
v_rsq_f64_e64 v[188:189], vcc clamp                      // bc80b1d56a000102
v_sad_hi_u8 v88, 0x3456, s32, -2.0                       // 580023d6ff40d40356340000
v_sad_hi_u8 v49, v61, v79, exec_hi                       // 310023d63d9ffe01
v_sad_u16 v186, 0xaf123456, v18, null clamp              // ba8024d6ff24f201563412af
v_sad_u16 v227, 49, vcc_lo, exec_hi                      // e30024d6b1d4fc01
v_sad_u32 v143, v70, s89, src_scc clamp                  // 8f8025d646b3f403
v_sad_u32 v208, 32, v64, s70                             // d00025d6a0801a01
v_sad_u8 v196, v99, s8, vcc_lo                           // c40022d66311a801
v_sad_u8 v191, vcc_hi, v53, vcc_hi clamp                 // bf8022d66b6aae01
v_sat_pk_u8_i16_e64 v222, 0x3f8147ae                     // v_sat_pk_u8_i16_e64 v222.l, 0x3f8147ae // de00e2d5ff000102ae47813f
v_sat_pk_u8_i16_e64 v75, vcc_hi                          // v_sat_pk_u8_i16_e64 v75.l, vcc_hi // 4b00e2d56b000102
v_sin_f16_e64 v10, v53                                   // v_sin_f16_e64 v10.l, v53.l // 0a00e0d535010102
v_sin_f16_e64 v38, s16                                   // v_sin_f16_e64 v38.l, s16 // 2600e0d510000102
v_sin_f32_e64 v89, |vcc_hi|                              // 5901b5d56b000102
v_sin_f32_e64 v68, vcc_hi                                // 4400b5d56b000102
v_sqrt_f16_e64 v56, null                                 // v_sqrt_f16_e64 v56.l, null // 3800d5d57c000102
v_sqrt_f16_e64 v247, 0.15915494 clamp                    // v_sqrt_f16_e64 v247.l, 0.15915494 clamp // f780d5d5f8000102
v_sqrt_f32_e64 v113, -|vcc_lo|                           // 7101b3d56a000122
v_sqrt_f32_e64 v251, null clamp                          // fb80b3d57c000102
v_sqrt_f64_e64 v[38:39], null div:2                      // 2600b4d57c00011a
v_sqrt_f64_e64 v[205:206], 10                            // cd00b4d58a000102
v_sub_co_ci_u32_e64 v224, s40, s74, null, src_scc        // e02821d54af8f403
v_sub_co_ci_u32_e64 v94, s66, null, v53, m0              // 5e4221d57c6af601
v_sub_co_u32 v211, s37, null, vcc_hi                     // d32501d77cd60002
v_sub_co_u32 v109, vcc_lo, s82, s94                      // 6d6a01d752bc0002
v_sub_f16_e64 v66, v23, -null mul:2                      // v_sub_f16_e64 v66.l, v23.l, -null mul:2 // 420033d517f9004a
v_sub_f16_e64 v212, -m0, -src_shared_base clamp          // v_sub_f16_e64 v212.l, -m0, -src_shared_base clamp // d48033d57dd60162
v_sub_f32_e64 v29, -|src_scc|, 0xaf123456                // 1d0104d5fdfe0122563412af
v_sub_f32_e64 v164, 0xfe0b, 2.0                          // a40004d5ffe801020bfe0000
v_sub_nc_i16 v46, v66, vcc_hi op_sel:[0,0,1]             // v_sub_nc_i16 v46.h, v66.l, vcc_hi op_sel:[0,0,1] // 2e400ed742d70002
v_sub_nc_i16 v121, exec_lo, m0                           // v_sub_nc_i16 v121.l, exec_lo, m0 // 79000ed77efa0002
v_sub_nc_i32 v243, src_shared_base, null                 // f30025d7ebf80002
v_sub_nc_i32 v46, v69, 2.0                               // 2e0025d745e90102
v_sub_nc_u16 v128, s91, v27 op_sel:[0,0,1]               // v_sub_nc_u16 v128.h, s91, v27.l op_sel:[0,0,1] // 804004d75b360202
v_sub_nc_u16 v254, m0, s20 op_sel:[0,0,1]                // v_sub_nc_u16 v254.h, m0, s20 op_sel:[0,0,1] // fe4004d77d280002
v_sub_nc_u32_e64 v146, src_shared_base, -4.0             // 920026d5ebee0102
v_sub_nc_u32_e64 v207, m0, v86                           // cf0026d57dac0202
v_subrev_co_ci_u32_e64 v170, vcc_lo, v162, 16, src_scc clamp // aaea22d5a221f503
v_subrev_co_ci_u32_e64 v238, s44, v55, exec_hi, m0       // ee2c22d537fff401
v_subrev_co_u32 v92, s40, vcc_hi, exec_hi                // 5c2802d76bfe0002
v_subrev_co_u32 v243, vcc_lo, m0, vcc_lo                 // f36a02d77dd40002
v_subrev_f16_e64 v99, -m0, -|null|                       // v_subrev_f16_e64 v99.l, -m0, -|null| // 630234d57df80062
v_subrev_f16_e64 v143, s64, |src_shared_base|            // v_subrev_f16_e64 v143.l, s64, |src_shared_base| // 8f0234d540d60102
v_subrev_f32_e64 v121, exec_lo, v75                      // 790005d57e960202
v_subrev_f32_e64 v75, exec_hi, neg(0x3f8147ae) mul:2     // 4b0005d57ffe014aae47813f
v_subrev_nc_u32_e64 v227, 39, 48 clamp                   // e38027d5a7600102
v_subrev_nc_u32_e64 v98, v60, exec_lo                    // 620027d53cfd0002
v_trig_preop_f64 v[56:57], 18, s25 clamp div:2           // 38802fd79232001a
v_trig_preop_f64 v[150:151], -|v[76:77]|, src_shared_base // 96012fd74cd70122
v_trunc_f16_e64 v66, src_scc clamp                       // v_trunc_f16_e64 v66.l, src_scc clamp // 4280ddd5fd000102
v_trunc_f16_e64 v59, -|vcc_hi|                           // v_trunc_f16_e64 v59.l, -|vcc_hi| // 3b01ddd56b000122
v_trunc_f32_e64 v24, vcc_hi mul:2                        // 1800a1d56b00010a
v_trunc_f32_e64 v166, 0x3456 mul:4                       // a600a1d5ff00011256340000
v_trunc_f64_e64 v[225:226], 0x3456 mul:4                 // e10097d5ff00011256340000
v_trunc_f64_e64 v[18:19], v[85:86]                       // 120097d555010102
v_writelane_b32 v253, s6, src_scc                        // fd0061d706fa0102
v_writelane_b32 v147, src_scc, m0                        // 930061d7fdfa0002
v_xad_u32 v226, src_scc, -1.0, exec_hi                   // e20045d6fde6fd01
v_xad_u32 v252, exec_lo, vcc_hi, vcc_hi                  // fc0045d67ed6ac01
v_xnor_b32_e64 v1, s92, 40                               // 01001ed55c500102
v_xnor_b32_e64 v76, s44, vcc_lo                          // 4c001ed52cd40002
v_xor3_b32 v177, null, v104, v127                        // b10040d67cd0fe05
v_xor3_b32 v234, 42, s10, vcc_lo                         // ea0040d6aa14a801
v_xor_b16 v20, m0, s43                                   // v_xor_b16 v20.l, m0, s43 // 140064d77d560002
v_xor_b16 v163, exec_hi, 19                              // v_xor_b16 v163.l, exec_hi, 19 // a30064d77f260102
v_xor_b32_e64 v178, s50, vcc_lo                          // b2001dd532d40002
v_xor_b32_e64 v152, s18, exec_lo                         // 98001dd512fc0002
v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,1]             // 05185bd601050c00
v_dot2_f16_f16 v0, v1, v2, v3 op_sel:[0,0,1,1]           // v_dot2_f16_f16 v0.h, v1, v2, v3.h op_sel:[0,0,1,1] // 006066d601050e04
v_dot2_bf16_bf16 v5, -v1, |v2|, v3 op_sel:[0,0,0,1]      // v_dot2_bf16_bf16 v5.h, -v1, |v2|, v3.l op_sel:[0,0,0,1] // 054267d601050e24
v_dot2_f16_f16_e64_dpp v0, v1, v2, v3 op_sel:[0,0,1,1] quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 fi:1 // v_dot2_f16_f16_e64_dpp v0.h, v1, v2, v3.h op_sel:[0,0,1,1] quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 fi:1 // 006066d6fa040e0401e40400
v_dot2_bf16_bf16_e64_dpp v0, v1, v2, v3 op_sel:[0,0,1,0] dpp8:[0,1,2,3,4,4,4,4] // v_dot2_bf16_bf16_e64_dpp v0.l, v1, v2, v3.h op_sel:[0,0,1,0] dpp8:[0,1,2,3,4,4,4,4] // 002067d6e9040e0401884692
v_dot2_bf16_bf16 v0, 3.0, v2, v3                         // v_dot2_bf16_bf16 v0.l, 0x4040, v2, v3.l // 000067d6ff040e0440400000
v_dot2_bf16_bf16 v0, v1, v2, 3.0                         // v_dot2_bf16_bf16 v0.l, v1, v2, 0x4040 // 000067d60105fe0340400000
v_dot2_bf16_bf16 v0, v1, v2, 0x3f80                      // v_dot2_bf16_bf16 v0.l, v1, v2, 1.0 // 000067d60105ca03
v_dot2_bf16_bf16 v0, v1, v2, 0x3c00                      // v_dot2_bf16_bf16 v0.l, v1, v2, 0x3c00 // 000067d60105fe03003c0000
v_dot2_bf16_bf16 v0, v1, v2, 0.15915494                  // v_dot2_bf16_bf16 v0.l, v1, v2, 0.15915494 // 000067d60105e203
v_dot2_bf16_bf16 v0, 0x3f800000, v2, v3                  // v_dot2_bf16_bf16 v0.l, 0x3f800000, v2, v3.l // 000067d6ff040e040000803f
v_cndmask_b16 v5.h, v11.h, v9.h, s0                      // 05585dd60b130200
v_cndmask_b16 v5.l, v11.l, s3, s0 op_sel:[0,1,0,0]       // 05105dd60b070000
v_cndmask_b16_e64_dpp v5.h, v1.h, -v2.h, vcc_lo row_share:15 row_mask:0x0 bank_mask:0x1 // 05585dd6fa04aa41015f0101
