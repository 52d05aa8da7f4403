v_add3_u32 v167, -17, src_private_limit, v17             // v_add3_u32 v167, 0xffffffef, src_private_limit, v17 // a7006dd7ffdc4504efffffff
v_add_co_ci_u32_e64 v157, vcc_lo, lds_direct, v217, s25 clamp // v_add_co_ci_u32_e64 v157, vcc_lo, src_lds_direct, v217, s25 clamp // 9dea28d5feb26700
v_add_co_u32 v79, s59, src_vccz, v0                      // 4f3b0fd7fb000202
v_add_f16_e64 v183, -|s59|, 0xfe0b clamp                 // b78132d53bfe01220bfe0000
v_add_f32_e64 v140, -src_execz, 10.5 div:2               // v_add_f32_e64 v140, -src_execz, 0x41280000 div:2 // 8c0003d5fcfe013a00002841
v_add_f64 v[51:52], -0.5, s[6:7]                         // 330064d5f10c0002
v_add_lshl_u32 v61, 17, v101, -17                        // v_add_lshl_u32 v61, 17, v101, 0xffffffef // 3d0047d791cafe03efffffff
v_add_nc_i16 v47, v198, s0 clamp                         // 2f800dd7c6010002
v_add_nc_i32 v188, 0, s105                               // bc007fd780d20002
v_add_nc_u16 v3, src_scc, 1                              // 030003d7fd020102
v_add_nc_u32_e64 v14, s72, vcc_hi                        // 0e0025d548d60002
v_alignbit_b32 v81, v159, v168, v226                     // 51004ed59f518b07
v_alignbyte_b32 v94, s105, -17, -17                      // v_alignbyte_b32 v94, s105, 0xffffffef, 0xffffffef // 5e004fd569fefd03efffffff
v_and_b32_e64 v255, 0x3f717273, v255                     // ff001bd5fffe03027372713f
v_and_or_b32 v225, 17, 0, v255                           // e10071d79100fd07
v_ashrrev_i16 v19, v0, 1000                              // v_ashrrev_i16 v19, v0, 0x3e8 // 130008d700ff0102e8030000
v_ashrrev_i32_e64 v0, v254, v253                         // 000018d5fefb0302
v_ashrrev_i64 v[161:162], v55, 32                        // a10001d737410102
v_bcnt_u32_b32 v5, 0x3f717273, v173                      // 050064d7ff5a03027372713f
v_bfe_i32 v15, -5, s1, 0x12345678                        // 0f0049d5c502fc0378563412
v_bfe_u32 v255, v58, src_private_limit, 32               // ff0048d53add8102
v_bfi_b32 v255, v125, v15, src_vccz                      // ff004ad57d1fee03
v_bfm_b32 v184, v177, -1                                 // b80063d7b1830102
v_bfrev_b32_e64 v41, v255                                // 2900b8d5ff010102
v_ceil_f16_e64 v214, 0x3456                              // d600dcd5ff00010256340000
v_ceil_f32_e64 v78, 10.5 div:2                           // v_ceil_f32_e64 v78, 0x41280000 div:2 // 4e00a2d5ff00011a00002841
v_ceil_f64_e64 v[61:62], 100.0 clamp                     // v_ceil_f64_e64 v[61:62], 0x40590000 clamp // 3d8098d5ff00010200005940
v_cmp_class_f16_e64 s64, 0.15915494, src_pops_exiting_wave_id // 40008fd4f8de0102
v_cmp_class_f32_e64 s23, v255, 0x12345678                // 170088d4ffff010278563412
v_cmp_class_f64_e64 s104, v[97:98], s6                   // 6800a8d4610d0002
v_cmp_eq_f16_e64 s51, v152, -0.5                         // 3300cad498e30102
v_cmp_eq_f32_e64 s105, neg(s102), 0xaf123456             // v_cmp_eq_f32_e64 s105, -s102, 0xaf123456 // 690002d466fe0122563412af
v_cmp_eq_f64_e64 s6, v[147:148], abs(s[22:23]) clamp     // v_cmp_eq_f64_e64 s6, v[147:148], |s[22:23]| clamp // 068222d4932d0002
v_cmp_eq_i16_e64 s9, v5, v155                            // 09008ad405370302
v_cmp_eq_i32_e64 vcc_hi, v93, v179                       // 6b0082d45d670302
v_cmp_eq_i64_e64 s105, 0x12345678, s[22:23]              // 6900a2d4ff2c000278563412
v_cmp_eq_u16_e64 vcc_lo, 1, v84                          // 6a00aad481a80202
v_cmp_eq_u32_e64 s57, v228, v79                          // 3900c2d4e49f0202
v_cmp_eq_u64_e64 s75, s[14:15], v[204:205]               // 4b00e2d40e980302
v_cmp_f_f16_e64 s28, v183, v205                          // 1c00c8d4b79b0302
v_cmp_f_f32_e64 vcc_lo, -src_shared_limit, neg(s36)      // v_cmp_f_f32_e64 vcc_lo, -src_shared_limit, -s36 // 6a0000d4ec480062
v_cmp_f_f64_e64 s47, v[154:155], v[31:32]                // 2f0020d49a3f0202
v_cmp_f_i32_e64 s4, v206, 32                             // 040080d4ce410102
v_cmp_f_i64_e64 vcc_lo, -17, v[73:74]                    // v_cmp_f_i64_e64 vcc_lo, 0xffffffef, v[73:74] // 6a00a0d4ff920202efffffff
v_cmp_f_u32_e64 s103, v255, -17                          // v_cmp_f_u32_e64 s103, v255, 0xffffffef // 6700c0d4ffff0102efffffff
v_cmp_f_u64_e64 vcc_lo, v[27:28], s[104:105]             // 6a00e0d41bd10002
v_cmp_ge_f16_e64 vcc_lo, v46, |v237| clamp               // 6a82ced42edb0302
v_cmp_ge_f32_e64 s3, -|s13|, 0.5                         // 030106d40de00122
v_cmp_ge_f64_e64 s94, v[229:230], 1234.5 clamp           // v_cmp_ge_f64_e64 s94, v[229:230], 0x40934a00 clamp // 5e8026d4e5ff0102004a9340
v_cmp_ge_i16_e64 s99, v0, v219                           // 63008ed400b70302
v_cmp_ge_i32_e64 s15, v204, v215                         // 0f0086d4ccaf0302
v_cmp_ge_i64_e64 s65, v[242:243], 32                     // 4100a6d4f2410102
v_cmp_ge_u16_e64 s2, -20, v95                            // v_cmp_ge_u16_e64 s2, lit(0xffffffec), v95 // 0200aed4ffbe0202ecffffff
v_cmp_ge_u32_e64 vcc_lo, s105, 0x12345678                // 6a00c6d469fe010278563412
v_cmp_ge_u64_e64 exec_lo, v[41:42], v[254:255]           // 7e00e6d429fd0302
v_cmp_gt_f16_e64 s8, -exec_hi, 10.0 clamp                // v_cmp_gt_f16_e64 s8, -exec_hi, 0x4900 clamp // 0880ccd47ffe012200490000
v_cmp_gt_f32_e64 vcc_lo, src_vccz, neg(v219)             // v_cmp_gt_f32_e64 vcc_lo, src_vccz, -v219 // 6a0004d4fbb60342
v_cmp_gt_f64_e64 s16, v[23:24], v[70:71]                 // 100024d4178d0202
v_cmp_gt_i16_e64 vcc_lo, v10, s23                        // 6a008cd40a2f0002
v_cmp_gt_i32_e64 s105, v18, src_private_base             // 690084d412db0102
v_cmp_gt_i64_e64 s105, v[15:16], v[0:1]                  // 6900a4d40f010202
v_cmp_gt_u16_e64 s105, 0xfe0b, s70                       // 6900acd4ff8c00020bfe0000
v_cmp_gt_u32_e64 vcc_lo, s0, v168                        // 6a00c4d400500302
v_cmp_gt_u64_e64 vcc_lo, v[34:35], v[153:154]            // 6a00e4d422330302
v_cmp_le_f16_e64 s2, -s105, src_execz clamp              // 0280cbd469f80122
v_cmp_le_f32_e64 vcc_lo, 0xaf123456, -s28 clamp          // 6a8003d4ff380042563412af
v_cmp_le_f64_e64 s98, v[231:232], abs(v[147:148])        // v_cmp_le_f64_e64 s98, v[231:232], |v[147:148]| // 620223d4e7270302
v_cmp_le_i16_e64 null, 0x3456, 17                        // 7d008bd4ff22010256340000
v_cmp_le_i32_e64 s64, v255, s40                          // 400083d4ff510002
v_cmp_le_i64_e64 vcc_lo, v[173:174], v[6:7]              // 6a00a3d4ad0d0202
v_cmp_le_u16_e64 s60, s54, 0x3456                        // 3c00abd436fe010256340000
v_cmp_le_u32_e64 ttmp15, v185, v77                       // 7b00c3d4b99b0202
v_cmp_le_u64_e64 s67, v[225:226], -16                    // 4300e3d4e1a10102
v_cmp_lg_f16_e64 ttmp5, |v0|, -|s74| clamp               // 7183cdd400950042
v_cmp_lg_f32_e64 s39, 0, 1.0                             // 270005d480e40102
v_cmp_lg_f64_e64 s0, 0x40590000, |v[15:16]|              // 000225d4ff1e020200005940
v_cmp_lt_f16_e64 s85, -|v57|, s105                       // 5501c9d439d30022
v_cmp_lt_f32_e64 s95, abs(s100), s103 clamp              // v_cmp_lt_f32_e64 s95, |s100|, s103 clamp // 5f8101d464ce0002
v_cmp_lt_f64_e64 s18, |v[145:146]|, -v[65:66]            // 120121d491830242
v_cmp_lt_i16_e64 vcc_lo, v127, v241                      // 6a0089d47fe30302
v_cmp_lt_i32_e64 ttmp15, 64, 0x3f717273                  // 7b0081d4c0fe01027372713f
v_cmp_lt_i64_e64 s37, 65, -1                             // v_cmp_lt_i64_e64 s37, 0x41, -1 // 2500a1d4ff82010241000000
v_cmp_lt_u16_e64 vcc_lo, src_vccz, 0x3456                // 6a00a9d4fbfe010256340000
v_cmp_lt_u32_e64 s105, s105, 32                          // 6900c1d469400102
v_cmp_lt_u64_e64 s87, v[179:180], 65                     // v_cmp_lt_u64_e64 s87, v[179:180], 0x41 // 5700e1d4b3ff010241000000
v_cmp_ne_i16_e64 s105, s24, 1000                         // v_cmp_ne_i16_e64 s105, s24, 0x3e8 // 69008dd418fe0102e8030000
v_cmp_ne_i32_e64 vcc_lo, s74, v255                       // 6a0085d44afe0302
v_cmp_ne_i64_e64 s86, 0x12345678, v[109:110]             // 5600a5d4ffda020278563412
v_cmp_ne_u16_e64 s67, v40, v48                           // 4300add428610202
v_cmp_ne_u32_e64 vcc_lo, v166, 65                        // v_cmp_ne_u32_e64 vcc_lo, v166, 0x41 // 6a00c5d4a6ff010241000000
v_cmp_ne_u64_e64 s103, 0x3f717273, src_vccz              // 6700e5d4fff601027372713f
v_cmp_neq_f16_e64 vcc_lo, v89, -s24                      // 6a00edd459310042
v_cmp_neq_f32_e64 s62, |v163|, v239 clamp                // 3e810dd4a3df0302
v_cmp_neq_f64_e64 null, neg(v[251:252]), -|v[56:57]| clamp // v_cmp_neq_f64_e64 null, -v[251:252], -|v[56:57]| clamp // 7d822dd4fb710262
v_cmp_nge_f16_e64 vcc_lo, -|src_scc|, 0x3456             // 6a01e9d4fdfe012256340000
v_cmp_nge_f32_e64 s92, 0.15915494, |s0|                  // 5c0209d4f8000002
v_cmp_nge_f64_e64 s0, -|s[60:61]|, neg(s[36:37])         // v_cmp_nge_f64_e64 s0, -|s[60:61]|, -s[36:37] // 000129d43c480062
v_cmp_ngt_f16_e64 s46, s3, src_shared_limit              // 2e00ebd403d80102
v_cmp_ngt_f32_e64 s59, neg(s47), |v172| clamp            // v_cmp_ngt_f32_e64 s59, -s47, |v172| clamp // 3b820bd42f580322
v_cmp_ngt_f64_e64 s39, |v[254:255]|, -s[104:105] clamp   // 27812bd4fed10042
v_cmp_nle_f16_e64 vcc_lo, -0.5, abs(s8) clamp            // v_cmp_nle_f16_e64 vcc_lo, -0.5, |s8| clamp // 6a82ecd4f1100002
v_cmp_nle_f32_e64 null, |s13|, 10.5 clamp                // v_cmp_nle_f32_e64 null, |s13|, 0x41280000 clamp // 7d810cd40dfe010200002841
v_cmp_nle_f64_e64 vcc_hi, 100.0, -|v[43:44]|             // v_cmp_nle_f64_e64 vcc_hi, 0x40590000, -|v[43:44]| // 6b022cd4ff56024200005940
v_cmp_nlg_f16_e64 vcc_lo, 1.0, 10.0                      // v_cmp_nlg_f16_e64 vcc_lo, 1.0, 0x4900 // 6a00ead4f2fe010200490000
v_cmp_nlg_f32_e64 vcc_lo, -v54, v62                      // 6a000ad4367d0222
v_cmp_nlg_f64_e64 s58, 0x40590000, -s[0:1]               // 3a002ad4ff00004200005940
v_cmp_nlt_f16_e64 s81, s48, -s2                          // 5100eed430040042
v_cmp_nlt_f32_e64 s105, v155, |s58| clamp                // 69820ed49b750002
v_cmp_nlt_f64_e64 exec_hi, 1234.5, s[68:69]              // v_cmp_nlt_f64_e64 exec_hi, 0x40934a00, s[68:69] // 7f002ed4ff880002004a9340
v_cmp_o_f16_e64 vcc_lo, abs(v111), 2.0                   // v_cmp_o_f16_e64 vcc_lo, |v111|, 2.0 // 6a01cfd46fe90102
v_cmp_o_f32_e64 vcc_lo, -s39, 64                         // 6a0007d427800122
v_cmp_o_f64_e64 vcc_lo, -s[66:67], -v[152:153]           // 6a0027d442300362
v_cmp_t_i32_e64 s103, -17, v160                          // v_cmp_t_i32_e64 s103, 0xffffffef, v160 // 670087d4ff400302efffffff
v_cmp_t_i64_e64 s39, v[0:1], 0x3f717273                  // 2700a7d400ff01027372713f
v_cmp_t_u32_e64 s29, s51, v251                           // 1d00c7d433f60302
v_cmp_t_u64_e64 s0, 64, -5                               // 0000e7d4c08a0102
v_cmp_tru_f16_e64 vcc_lo, s0, v197                       // 6a00efd4008a0302
v_cmp_tru_f32_e64 s56, 10.5, |v255|                      // v_cmp_tru_f32_e64 s56, 0x41280000, |v255| // 38020fd4fffe030200002841
v_cmp_tru_f64_e64 vcc_lo, 0x40590000, s[74:75]           // 6a002fd4ff94000200005940
v_cmp_u_f16_e64 s79, -v34, abs(v169)                     // v_cmp_u_f16_e64 s79, -v34, |v169| // 4f02e8d422530322
v_cmp_u_f32_e64 vcc_lo, v129, v191                       // 6a0008d4817f0302
v_cmp_u_f64_e64 vcc_lo, v[109:110], 0                    // 6a0028d46d010102
v_cmpx_class_f16_e64 0x3456, v0                          // 7e009fd4ff00020256340000
v_cmpx_class_f32_e64 v255, v44                           // 7e0098d4ff590202
v_cmpx_class_f64_e64 v[41:42], v230                      // 7e00b8d429cd0302
v_cmpx_eq_f16_e64 |v90|, 0                               // 7e01dad45a010102
v_cmpx_eq_f32_e64 0xaf123456, s35                        // 7e0012d4ff460002563412af
v_cmpx_eq_f64_e64 v[254:255], |v[243:244]|               // 7e0232d4fee70302
v_cmpx_eq_i16_e64 src_vccz, 0x3456                       // 7e009ad4fbfe010256340000
v_cmpx_eq_i32_e64 v87, 65                                // v_cmpx_eq_i32_e64 v87, 0x41 // 7e0092d457ff010241000000
v_cmpx_eq_i64_e64 v[194:195], v[47:48]                   // 7e00b2d4c25f0202
v_cmpx_eq_u16_e64 s75, v19                               // 7e00bad44b260202
v_cmpx_eq_u32_e64 ttmp5, s21                             // 7e00d2d4712a0002
v_cmpx_eq_u64_e64 v[0:1], 17                             // 7e00f2d400230102
v_cmpx_f_f16_e64 0x3456, 2.0 clamp                       // 7e80d8d4ffe8010256340000
v_cmpx_f_f32_e64 v255, |s87|                             // 7e0210d4ffaf0002
v_cmpx_f_f64_e64 1234.5, v[147:148]                      // v_cmpx_f_f64_e64 0x40934a00, v[147:148] // 7e0030d4ff260302004a9340
v_cmpx_f_i32_e64 65, v233                                // v_cmpx_f_i32_e64 0x41, v233 // 7e0090d4ffd2030241000000
v_cmpx_f_i64_e64 v[239:240], 65                          // v_cmpx_f_i64_e64 v[239:240], 0x41 // 7e00b0d4efff010241000000
v_cmpx_f_u32_e64 v255, v0                                // 7e00d0d4ff010202
v_cmpx_f_u64_e64 s[66:67], null                          // 7e00f0d442fa0002
v_cmpx_ge_f16_e64 10.0, -src_execz                       // v_cmpx_ge_f16_e64 0x4900, -src_execz // 7e00ded4fff8014200490000
v_cmpx_ge_f32_e64 0, 10.5 clamp                          // v_cmpx_ge_f32_e64 0, 0x41280000 clamp // 7e8016d480fe010200002841
v_cmpx_ge_f64_e64 -|src_pops_exiting_wave_id|, |ttmp[14:15]| // 7e0336d4eff40022
v_cmpx_ge_i16_e64 0, v232                                // 7e009ed480d00302
v_cmpx_ge_i32_e64 1, v167                                // 7e0096d4814e0302
v_cmpx_ge_i64_e64 -17, v[245:246]                        // v_cmpx_ge_i64_e64 0xffffffef, v[245:246] // 7e00b6d4ffea0302efffffff
v_cmpx_ge_u16_e64 s36, 1000                              // v_cmpx_ge_u16_e64 s36, 0x3e8 // 7e00bed424fe0102e8030000
v_cmpx_ge_u32_e64 s42, v26                               // 7e00d6d42a340202
v_cmpx_ge_u64_e64 v[194:195], 0xaf123456                 // 7e00f6d4c2ff0102563412af
v_cmpx_gt_f16_e64 64, -v255                              // 7e00dcd4c0fe0342
v_cmpx_gt_f32_e64 neg(s72), -1.0                         // v_cmpx_gt_f32_e64 -s72, -1.0 // 7e0014d448e60122
v_cmpx_gt_f64_e64 s[104:105], |v[4:5]| clamp             // 7e8234d468080202
v_cmpx_gt_i16_e64 v0, 32                                 // 7e009cd400410102
v_cmpx_gt_i32_e64 -5, src_shared_limit                   // 7e0094d4c5d80102
v_cmpx_gt_i64_e64 0, s[36:37]                            // 7e00b4d480480002
v_cmpx_gt_u16_e64 0x3456, -16                            // 7e00bcd4ffa0010256340000
v_cmpx_gt_u32_e64 v27, 0x3f717273                        // 7e00d4d41bff01027372713f
v_cmpx_gt_u64_e64 1, -17                                 // v_cmpx_gt_u64_e64 1, 0xffffffef // 7e00f4d481fe0102efffffff
v_cmpx_le_f16_e64 v220, 10.0                             // v_cmpx_le_f16_e64 v220, 0x4900 // 7e00dbd4dcff010200490000
v_cmpx_le_f32_e64 0xaf123456, -m0                        // 7e0013d4fff80042563412af
v_cmpx_le_f64_e64 -0.5, neg(src_private_base) clamp      // v_cmpx_le_f64_e64 -0.5, -src_private_base clamp // 7e8033d4f1da0142
v_cmpx_le_i16_e64 src_pops_exiting_wave_id, -1           // 7e009bd4ef820102
v_cmpx_le_i32_e64 v143, v181                             // 7e0093d48f6b0302
v_cmpx_le_i64_e64 s[56:57], 64                           // 7e00b3d438800102
v_cmpx_le_u16_e64 0x3456, v232                           // 7e00bbd4ffd0030256340000
v_cmpx_le_u32_e64 src_pops_exiting_wave_id, 1            // 7e00d3d4ef020102
v_cmpx_le_u64_e64 0x12345678, vcc                        // 7e00f3d4ffd4000278563412
v_cmpx_lg_f16_e64 abs(s86), vcc_lo clamp                 // v_cmpx_lg_f16_e64 |s86|, vcc_lo clamp // 7e81ddd456d40002
v_cmpx_lg_f32_e64 |vcc_hi|, v12                          // 7e0115d46b180202
v_cmpx_lg_f64_e64 1234.5, |v[4:5]|                       // v_cmpx_lg_f64_e64 0x40934a00, |v[4:5]| // 7e0235d4ff080202004a9340
v_cmpx_lt_f16_e64 |v54|, s61 clamp                       // 7e81d9d4367b0002
v_cmpx_lt_f32_e64 lds_direct, v56 clamp                  // v_cmpx_lt_f32_e64 src_lds_direct, v56 clamp // 7e8011d4fe700202
v_cmpx_lt_f64_e64 -s[86:87], |v[254:255]| clamp          // 7e8231d456fc0322
v_cmpx_lt_i16_e64 s71, 0xfe0b                            // 7e0099d447fe01020bfe0000
v_cmpx_lt_i32_e64 -1, 0                                  // 7e0091d4c1000102
v_cmpx_lt_i64_e64 64, exec                               // 7e00b1d4c0fc0002
v_cmpx_lt_u16_e64 v180, 1000                             // v_cmpx_lt_u16_e64 v180, 0x3e8 // 7e00b9d4b4ff0102e8030000
v_cmpx_lt_u32_e64 v124, v65                              // 7e00d1d47c830202
v_cmpx_lt_u64_e64 v[92:93], -17                          // v_cmpx_lt_u64_e64 v[92:93], 0xffffffef // 7e00f1d45cff0102efffffff
v_cmpx_ne_i16_e64 17, v96                                // 7e009dd491c00202
v_cmpx_ne_i32_e64 s63, v51                               // 7e0095d43f660202
v_cmpx_ne_i64_e64 v[52:53], s[14:15]                     // 7e00b5d4341d0002
v_cmpx_ne_u16_e64 1000, 1000                             // v_cmpx_ne_u16_e64 0x3e8, 0x3e8 // 7e00bdd4fffe0102e8030000
v_cmpx_ne_u32_e64 v112, 17                               // 7e00d5d470230102
v_cmpx_ne_u64_e64 1, -17                                 // v_cmpx_ne_u64_e64 1, 0xffffffef // 7e00f5d481fe0102efffffff
v_cmpx_neq_f16_e64 -2, |v255|                            // 7e02fdd4c2fe0302
v_cmpx_neq_f32_e64 v194, |s71|                           // 7e021dd4c28f0002
v_cmpx_neq_f64_e64 v[0:1], v[254:255]                    // 7e003dd400fd0302
v_cmpx_nge_f16_e64 -s29, |v0| clamp                      // 7e82f9d41d000222
v_cmpx_nge_f32_e64 -v229, s22                            // 7e0019d4e52d0022
v_cmpx_nge_f64_e64 v[0:1], s[0:1]                        // 7e0039d400010002
v_cmpx_ngt_f16_e64 |v0|, -|v0|                           // 7e03fbd400010242
v_cmpx_ngt_f32_e64 s59, neg(vcc_hi)                      // v_cmpx_ngt_f32_e64 s59, -vcc_hi // 7e001bd43bd60042
v_cmpx_ngt_f64_e64 |ttmp[14:15]|, |v[36:37]|             // 7e033bd47a480202
v_cmpx_nle_f16_e64 -s32, -v4                             // 7e00fcd420080262
v_cmpx_nle_f32_e64 2.0, v75                              // 7e001cd4f4960202
v_cmpx_nle_f64_e64 -v[150:151], 100.0                    // v_cmpx_nle_f64_e64 -v[150:151], 0x40590000 // 7e003cd496ff012200005940
v_cmpx_nlg_f16_e64 v231, |v0|                            // 7e02fad4e7010202
v_cmpx_nlg_f32_e64 3.14159, abs(s82)                     // v_cmpx_nlg_f32_e64 0x40490fd0, |s82| // 7e021ad4ffa40002d00f4940
v_cmpx_nlg_f64_e64 -v[206:207], v[122:123] clamp         // 7e803ad4cef50222
v_cmpx_nlt_f16_e64 s95, -|v148|                          // 7e02fed45f280342
v_cmpx_nlt_f32_e64 v14, |v207|                           // 7e021ed40e9f0302
v_cmpx_nlt_f64_e64 v[52:53], v[210:211]                  // 7e003ed434a50302
v_cmpx_o_f16_e64 v0, v137                                // 7e00dfd400130302
v_cmpx_o_f32_e64 -2, abs(s43) clamp                      // v_cmpx_o_f32_e64 -2, |s43| clamp // 7e8217d4c2560002
v_cmpx_o_f64_e64 s[82:83], 4.0 clamp                     // 7e8037d452ec0102
v_cmpx_t_i32_e64 v106, 17                                // 7e0097d46a230102
v_cmpx_t_i64_e64 v[5:6], v[23:24]                        // 7e00b7d4052f0202
v_cmpx_t_u32_e64 src_scc, 0                              // 7e00d7d4fd000102
v_cmpx_t_u64_e64 -17, v[36:37]                           // v_cmpx_t_u64_e64 0xffffffef, v[36:37] // 7e00f7d4ff480202efffffff
v_cmpx_tru_f16_e64 -|v211|, 10.0 clamp                   // v_cmpx_tru_f16_e64 -|v211|, 0x4900 clamp // 7e81ffd4d3ff012200490000
v_cmpx_tru_f32_e64 v234, neg(v255)                       // v_cmpx_tru_f32_e64 v234, -v255 // 7e001fd4eaff0342
v_cmpx_tru_f64_e64 0.5, src_pops_exiting_wave_id         // 7e003fd4f0de0102
v_cmpx_u_f16_e64 s59, v0                                 // 7e00f8d43b000202
v_cmpx_u_f32_e64 64, |v154|                              // 7e0218d4c0340302
v_cmpx_u_f64_e64 v[254:255], v[243:244]                  // 7e0038d4fee70302
v_cndmask_b32_e64 v71, |s105|, 1, s100                   // 470101d569029101
v_cos_f16_e64 v185, 0xfe0b                               // b900e1d5ff0001020bfe0000
v_cos_f32_e64 v0, 1.0                                    // 0000b6d5f2000102
v_cubeid_f32 v245, v132, v90, v158                       // f50044d584b57a06
v_cubema_f32 v203, null, 0.15915494, -v187               // cb0047d57df0ed86
v_cubesc_f32 v148, v0, v255, v14                         // 940045d500ff3b04
v_cubetc_f32 v255, 4.0, |v88|, 3.14159                   // v_cubetc_f32 v255, 4.0, |v88|, 0x40490fd0 // ff0246d5f6b0fe03d00f4940
v_cvt_f16_f32_e64 v253, 10.5 clamp                       // v_cvt_f16_f32_e64 v253, 0x41280000 clamp // fd808ad5ff00010200002841
v_cvt_f16_i16_e64 v255, v0 clamp                         // ff80d1d500010102
v_cvt_f16_u16_e64 v255, s14 div:2                        // ff00d0d50e00011a
v_cvt_f32_f16_e64 v255, 1.0 clamp                        // ff808bd5f2000102
v_cvt_f32_f64_e64 v255, -|src_shared_base| mul:4         // ff018fd5eb000132
v_cvt_f32_i32_e64 v173, v44                              // ad0085d52c010102
v_cvt_f32_u32_e64 v12, s105                              // 0c0086d569000102
v_cvt_f32_ubyte0_e64 v255, 0xaf123456                    // ff0091d5ff000102563412af
v_cvt_f32_ubyte1_e64 v16, s2 clamp                       // 108092d502000102
v_cvt_f32_ubyte2_e64 v249, v255                          // f90093d5ff010102
v_cvt_f32_ubyte3_e64 v255, 65                            // v_cvt_f32_ubyte3_e64 v255, 0x41 // ff0094d5ff00010241000000
v_cvt_f64_f32_e64 v[179:180], abs(s105)                  // v_cvt_f64_f32_e64 v[179:180], |s105| // b30190d569000102
v_cvt_f64_i32_e64 v[0:1], src_pops_exiting_wave_id clamp // 008084d5ef000102
v_cvt_f64_u32_e64 v[0:1], 0x12345678                     // 000096d5ff00010278563412
v_cvt_flr_i32_f32_e64 v87, |v255| clamp                  // 57818dd5ff010102
v_cvt_i16_f16_e64 v6, -v92 mul:2                         // 0600d3d55c01012a
v_cvt_i32_f32_e64 v2, v14                                // 020088d50e010102
v_cvt_i32_f64_e64 v255, 0x40590000                       // ff0083d5ff00010200005940
v_cvt_norm_i16_f16_e64 v176, v0                          // b000e3d500010102
v_cvt_norm_u16_f16_e64 v117, 4.0 clamp                   // 7580e4d5f6000102
v_cvt_off_f32_i4_e64 v255, m0 clamp mul:4                // ff808ed57c000112
v_cvt_pk_i16_i32 v193, v0, v101                          // c1006bd700cb0202
v_cvt_pk_u16_u32 v243, 64, src_vccz                      // f3006ad7c0f60102
v_cvt_pk_u8_f32 v18, null, v255, -5                      // 12005ed57dfe1703
v_cvt_pknorm_i16_f16 v255, 0x3456, v197 clamp            // ff8012d7ff8a030256340000
v_cvt_pknorm_i16_f32 v186, s42, 0xaf123456               // ba0068d72afe0102563412af
v_cvt_pknorm_u16_f16 v34, v242, -2                       // 220013d7f2850102
v_cvt_pknorm_u16_f32 v46, |v187|, v0                     // 2e0169d7bb010202
v_cvt_pkrtz_f16_f32_e64 v255, v46, v86 clamp             // ff802fd52ead0202
v_cvt_rpi_i32_f32_e64 v16, 0x3f8147ae                    // 10008cd5ff000102ae47813f
v_cvt_u16_f16_e64 v99, 0x3456                            // 6300d2d5ff00010256340000
v_cvt_u32_f32_e64 v154, -4.0 mul:2                       // 9a0087d5f700010a
v_cvt_u32_f64_e64 v74, -|v[139:140]|                     // 4a0195d58b010122
v_div_fixup_f16 v92, neg(v8), 10.0, 10.0 op_sel:[0,1,1,0] div:2 // v_div_fixup_f16 v92, -v8, 0x4900, 0x4900 op_sel:[0,1,1,0] div:2 // 5c305fd708fffd3b00490000
v_div_fixup_f32 v2, 3.14159, -1.0, neg(v0) clamp         // v_div_fixup_f32 v2, 0x40490fd0, -1.0, -v0 clamp // 02805fd5ffe60184d00f4940
v_div_fixup_f64 v[222:223], 64, v[196:197], v[46:47] div:2 // de0060d5c088bb1c
v_div_fmas_f32 v97, v245, -v132, -v255 mul:2             // 61006fd5f509ffcf
v_div_fmas_f64 v[128:129], -s[6:7], v[252:253], v[57:58] // 800070d506f8e724
v_div_fmas_f64 v[0:1], vcc, 0x40934a00, v[2:3]           // 000070d56afe0904004a9340
v_div_fmas_f64 v[0:1], vcc, s[2:3], v[2:3]               // 000070d56a040804
v_div_scale_f32 v0, vcc_lo, v208, s77, exec_hi clamp     // 00ea6dd5d09bfc01
v_div_scale_f64 v[75:76], vcc_lo, 1.0, v[254:255], 0x40590000 // 4b6a6ed5f2fcff0300005940
v_exp_f16_e64 v28, -v122                                 // 1c00d8d57a010122
v_exp_f32_e64 v2, 0                                      // 0200a5d580000102
v_ffbh_i32_e64 v29, v97                                  // 1d00bbd561010102
v_ffbh_u32_e64 v199, 0x12345678                          // c700b9d5ff00010278563412
v_ffbl_b32_e64 v255, -17                                 // v_ffbl_b32_e64 v255, 0xffffffef // ff00bad5ff000102efffffff
v_floor_f16_e64 v228, neg(s62) clamp                     // v_floor_f16_e64 v228, -s62 clamp // e480dbd53e000122
v_floor_f32_e64 v0, src_private_base                     // 0000a4d5ed000102
v_floor_f64_e64 v[52:53], 0.5 clamp                      // 34809ad5f0000102
v_fma_f16 v227, v201, v0, v195                           // e3004bd7c9010e07
v_fma_f32 v78, -|v164|, 64, s51                          // 4e014bd5a481cd20
v_fma_f64 v[115:116], v[146:147], v[45:46], v[177:178]   // 73004cd5925bc606
v_fma_legacy_f32 v74, vcc_hi, 10.5, -v64                 // v_fma_legacy_f32 v74, vcc_hi, 0x41280000, -v64 // 4a0040d56bfe018500002841
v_fmac_f16_e64 v0, -2, v104 clamp mul:4                  // 008036d5c2d00212
v_fmac_f32_e64 v92, s105, -4.0 mul:2                     // 5c002bd569ee010a
v_fmac_legacy_f32_e64 v233, -s75, 0xaf123456 clamp       // e98006d54bfe0122563412af
v_fract_f16_e64 v215, v7 clamp                           // d780dfd507010102
v_fract_f32_e64 v135, -v246                              // 8700a0d5f6010122
v_fract_f64_e64 v[129:130], 1234.5                       // v_fract_f64_e64 v[129:130], 0x40934a00 // 8100bed5ff000102004a9340
v_frexp_exp_i16_f16_e64 v36, -v255 clamp                 // 2480dad5ff010122
v_frexp_exp_i32_f32_e64 v158, v55                        // 9e00bfd537010102
v_frexp_exp_i32_f64_e64 v111, 1234.5                     // v_frexp_exp_i32_f64_e64 v111, 0x40934a00 // 6f00bcd5ff000102004a9340
v_frexp_mant_f16_e64 v7, 0                               // 0700d9d580000102
v_frexp_mant_f32_e64 v171, -2                            // ab00c0d5c2000102
v_frexp_mant_f64_e64 v[0:1], 100.0                       // v_frexp_mant_f64_e64 v[0:1], 0x40590000 // 0000bdd5ff00010200005940
v_interp_mov_f32 v190, p20, attr32.y                     // v_interp_mov_f32_e32 v190, p20, attr32.y // 0181faca
v_interp_p1_f32 v255, v179, attr32.y                     // v_interp_p1_f32_e32 v255, v179, attr32.y // b381fccb
v_interp_p1ll_f16 v80, -v255, attr1.x high div:2         // 500042d701ff035a
v_interp_p1lv_f16 v6, -v38, attr0.y, v33 mul:4           // 060043d7404c8654
v_interp_p2_f16 v148, v255, attr0.y, v206                // 94005ad740fe3b07
v_interp_p2_f32 v172, -v87, attr1.w                      // v_interp_p2_f32_e64 v172, -v87, attr1.w // ac0001d6c1ae0242
v_ldexp_f16_e64 v20, 10.0, -4.0 clamp div:2              // v_ldexp_f16_e64 v20, 0x4900, -4.0 clamp div:2 // 14803bd5ffee011a00490000
v_ldexp_f32 v152, 10.5, v230 clamp mul:2                 // v_ldexp_f32 v152, 0x41280000, v230 clamp mul:2 // 988062d7ffcc030a00002841
v_ldexp_f64 v[207:208], 100.0, s9                        // v_ldexp_f64 v[207:208], 0x40590000, s9 // cf0068d5ff12000200005940
v_lerp_u8 v235, 0x12345678, 0, s76                       // eb004dd5ff00310178563412
v_log_f16_e64 v75, v0 mul:2                              // 4b00d7d50001010a
v_log_f32_e64 v9, s0                                     // 0900a7d500000102
v_lshl_add_u32 v9, 0x3f717273, s0, v0                    // 090046d7ff0000047372713f
v_lshl_or_b32 v224, 65, v6, s105                         // v_lshl_or_b32 v224, 0x41, v6, s105 // e0006fd7ff0ca60141000000
v_lshlrev_b16 v0, v131, 32                               // 000014d783410102
v_lshlrev_b32_e64 v6, v45, v16                           // 06001ad52d210202
v_lshlrev_b64 v[92:93], 17, v[204:205]                   // 5c00ffd691980302
v_lshrrev_b16 v136, v110, -16                            // 880007d76ea10102
v_lshrrev_b32_e64 v145, 0, v255                          // 910016d580fe0302
v_lshrrev_b64 v[227:228], v69, src_pops_exiting_wave_id  // e30000d745df0102
v_mad_i16 v180, v0, 32, 0xfe0b op_sel:[1,0,0,0] clamp    // b4885ed70041fd030bfe0000
v_mad_i32_i16 v225, lds_direct, src_pops_exiting_wave_id, v255 // v_mad_i32_i16 v225, src_lds_direct, src_pops_exiting_wave_id, v255 // e10075d7fedefd07
v_mad_i32_i24 v228, 0x12345678, v236, s75                // e40042d5ffd82f0178563412
v_mad_i64_i32 v[95:96], s11, src_lds_direct, src_scc, -17 // v_mad_i64_i32 v[95:96], s11, src_lds_direct, src_scc, 0xffffffef // 5f0b77d5fefafd03efffffff
v_mad_u16 v147, null, v37, s20                           // 930040d77d4a5200
v_mad_u32_u16 v69, v244, -5, s105                        // 450073d7f48ba501
v_mad_u32_u24 v255, v39, s90, v49                        // ff0043d527b5c404
v_mad_u64_u32 v[34:35], s105, -1, v126, 32               // 226976d5c1fc8202
v_max3_f16 v179, 0x3456, |v43|, -|v175| op_sel:[0,0,1,0] clamp mul:2 // b3a654d7ff56be8e56340000
v_max3_f32 v244, -|v146|, -|src_pops_exiting_wave_id|, 3.14159 mul:2 // v_max3_f32 v244, -|v146|, -|src_pops_exiting_wave_id|, 0x40490fd0 mul:2 // f40354d592dffd6bd00f4940
v_max3_i16 v87, v119, v22, v228                          // 570055d7772d9207
v_max3_i32 v154, s102, v255, src_private_limit           // 9a0055d566febb03
v_max3_u16 v14, s13, v86, v63 op_sel:[1,1,1,0] clamp     // 0eb856d70dacfe04
v_max3_u32 v255, -5, -5, v43                             // ff0056d5c58aad04
v_max_f16_e64 v0, 0xfe0b, |s0| clamp                     // 008239d5ff0000020bfe0000
v_max_f32_e64 v83, v202, v121 clamp                      // 538010d5caf30202
v_max_f64 v[81:82], v[66:67], s[0:1] mul:4               // 510067d542010012
v_max_i16 v0, v254, v239                                 // 00000ad7fedf0302
v_max_i32_e64 v0, 64, -16                                // 000012d5c0a00102
v_max_u16 v110, 1, v77                                   // 6e0009d7819a0202
v_max_u32_e64 v203, 0, -17                               // v_max_u32_e64 v203, 0, 0xffffffef // cb0014d580fe0102efffffff
v_mbcnt_hi_u32_b32 v255, s35, s29                        // ff0066d7233a0002
v_mbcnt_lo_u32_b32 v247, v115, v139                      // f70065d773170302
v_med3_f16 v197, -|v255|, 10.0, |v30| op_sel:[0,1,0,0] mul:2 // v_med3_f16 v197, -|v255|, 0x4900, |v30| op_sel:[0,1,0,0] mul:2 // c51557d7ffff792c00490000
v_med3_f32 v121, -0.5, 0.5, 4.0                          // 790057d5f1e0d903
v_med3_i16 v255, v65, v227, v136                         // ff0058d741c72306
v_med3_i32 v63, 0, exec_hi, v0                           // 3f0058d580fe0004
v_med3_u16 v123, v231, src_private_base, 17 op_sel:[0,0,1,0] // 7b2059d7e7db4502
v_med3_u32 v188, v0, 65, -16                             // v_med3_u32 v188, v0, 0x41, -16 // bc0059d500ff410341000000
v_min3_f16 v255, -v29, s55, 10.0 op_sel:[0,1,0,1]        // v_min3_f16 v255, -v29, s55, 0x4900 op_sel:[0,1,0,1] // ff5051d71d6ffc2300490000
v_min3_f32 v172, vcc_hi, |v193|, s44 clamp               // ac8251d56b82b300
v_min3_i16 v209, -1, 1, v200                             // d10052d7c1022107
v_min3_i32 v8, 0, 65, 65                                 // v_min3_i32 v8, 0, 0x41, 0x41 // 080052d580fefd0341000000
v_min3_u16 v121, 1000, s77, 17                           // v_min3_u16 v121, 0x3e8, s77, 17 // 790053d7ff9a4402e8030000
v_min3_u32 v220, 0x12345678, 32, -1                      // dc0053d5ff40050378563412
v_min_f16_e64 v119, v255, 2.0                            // 77003ad5ffe90102
v_min_f32_e64 v0, |v107|, v249 clamp mul:2               // 00810fd56bf3030a
v_min_f64 v[223:224], |s[50:51]|, -|v[206:207]| mul:2    // df0366d5329c034a
v_min_i16 v156, v72, v82                                 // 9c000cd748a50202
v_min_i32_e64 v255, v205, v0                             // ff0011d5cd010202
v_min_u16 v125, v201, 0xfe0b                             // 7d000bd7c9ff01020bfe0000
v_min_u32_e64 v21, 65, v255                              // v_min_u32_e64 v21, 0x41, v255 // 150013d5fffe030241000000
v_mov_b32_e64 v248, s57                                  // f80081d539000102
v_movreld_b32_e64 v0, src_private_limit                  // 0000c2d5ee000102
v_movrels_b32_e64 v151, v214                             // 9700c3d5d6010102
v_movrelsd_2_b32_e64 v64, v0                             // 4000c8d500010102
v_movrelsd_b32_e64 v75, v238                             // 4b00c4d5ee010102
v_mqsad_pk_u16_u8 v[59:60], v[69:70], v207, exec         // 3b0073d5459ffb01
v_mqsad_u32_u8 v[164:167], 1, v46, v[115:118]            // a40075d5815cce05
v_msad_u8 v142, s46, 0xaf123456, 0xaf123456 clamp        // 8e8071d52efefd03563412af
v_mul_f16_e64 v99, neg(lds_direct), 0xfe0b clamp         // v_mul_f16_e64 v99, -src_lds_direct, 0xfe0b clamp // 638035d5fefe01220bfe0000
v_mul_f32_e64 v212, neg(v91), -v255 clamp                // v_mul_f32_e64 v212, -v91, -v255 clamp // d48008d55bff0362
v_mul_f64 v[127:128], 0x40590000, 4.0                    // 7f0065d5ffec010200005940
v_mul_hi_i32 v216, 0x3f717273, v200                      // d8006cd5ff9003027372713f
v_mul_hi_i32_i24_e64 v254, v0, v255                      // fe000ad500ff0302
v_mul_hi_u32 v37, v130, v0                               // 25006ad582010202
v_mul_hi_u32_u24_e64 v115, s32, src_private_base         // 73000cd520da0102
v_mul_i32_i24_e64 v255, 1, v137                          // ff0009d581120302
v_mul_legacy_f32_e64 v106, 0x3f8147ae, 4.0               // 6a0007d5ffec0102ae47813f
v_mul_lo_u16 v60, v122, v116                             // 3c0005d77ae90202
v_mul_lo_u32 v81, s18, null                              // 510069d512fa0002
v_mul_u32_u24_e64 v255, -17, s54                         // v_mul_u32_u24_e64 v255, 0xffffffef, s54 // ff000bd5ff6c0002efffffff
v_mullit_f32 v81, -v160, -v215, |v244|                   // 510450d5a0afd367
v_not_b32_e64 v251, s30                                  // fb00b7d51e000102
v_or3_b32 v167, v21, 0x12345678, v233                    // a70072d715ffa50778563412
v_or_b32_e64 v19, 0x12345678, -1                         // 13001cd5ff82010278563412
v_pack_b32_f16 v54, 1.0, 10.0 op_sel:[0,1,1] clamp       // v_pack_b32_f16 v54, 1.0, 0x4900 op_sel:[0,1,1] clamp // 36d011d7f2fe010200490000
v_perm_b32 v22, 64, v11, v199                            // 160044d7c0161e07
v_permlane16_b32 v0, v28, -16, s40 op_sel:[1,0,0,0]      // v_permlane16_b32 v0, v28, -16, s40 op_sel:[1,0] // 000877d71ca1a100
v_permlanex16_b32 v43, v0, src_shared_base, s63          // 2b0078d700d7fd00
v_qsad_pk_u16_u8 v[254:255], v[169:170], src_scc, src_execz clamp // fe8072d5a9fbf103
v_rcp_f16_e64 v65, -v0 clamp                             // 4180d4d500010122
v_rcp_f32_e64 v14, -v104                                 // 0e00aad568010122
v_rcp_f64_e64 v[0:1], |v[66:67]|                         // 0001afd542010102
v_rcp_iflag_f32_e64 v55, v206                            // 3700abd5ce010102
v_readlane_b32 s105, v66, s105                           // 690060d742d30002
v_rndne_f16_e64 v171, 10.0 clamp                         // v_rndne_f16_e64 v171, 0x4900 clamp // ab80ded5ff00010200490000
v_rndne_f32_e64 v224, neg(v250)                          // v_rndne_f32_e64 v224, -v250 // e000a3d5fa010122
v_rndne_f64_e64 v[65:66], 4.0 clamp                      // 418099d5f6000102
v_rsq_f16_e64 v51, 0xfe0b                                // 3300d6d5ff0001020bfe0000
v_rsq_f32_e64 v5, 0x3f8147ae clamp div:2                 // 0580aed5ff00011aae47813f
v_rsq_f64_e64 v[147:148], 1234.5 div:2                   // v_rsq_f64_e64 v[147:148], 0x40934a00 div:2 // 9300b1d5ff00011a004a9340
v_sad_hi_u8 v58, 1, 0, v228                              // 3a005bd581009107
v_sad_u16 v87, v217, s6, v114 clamp                      // 57805cd5d90dc805
v_sad_u32 v244, 0x12345678, v255, v98                    // f4005dd5fffe8b0578563412
v_sad_u8 v213, 65, v255, v27 clamp                       // v_sad_u8 v213, 0x41, v255, v27 clamp // d5805ad5fffe6f0441000000
v_sat_pk_u8_i16_e64 v255, v48                            // ff00e2d530010102
v_sin_f16_e64 v253, v226                                 // fd00e0d5e2010102
v_sin_f32_e64 v16, 10.5 mul:2                            // v_sin_f32_e64 v16, 0x41280000 mul:2 // 1000b5d5ff00010a00002841
v_sqrt_f16_e64 v0, -v0                                   // 0000d5d500010122
v_sqrt_f32_e64 v27, null clamp                           // 1b80b3d57d000102
v_sqrt_f64_e64 v[254:255], v[151:152]                    // fe00b4d597010102
v_sub_co_ci_u32_e64 v66, vcc_lo, 0, v48, s54             // 426a29d58060da00
v_sub_co_u32 v255, s78, 0x12345678, -16 clamp            // ffce10d7ffa0010278563412
v_sub_f16_e64 v0, v88, 2.0 clamp mul:4                   // 008033d558e90112
v_sub_f32_e64 v253, -0.5, 0x3f8147ae                     // fd0004d5f1fe0102ae47813f
v_sub_nc_i16 v29, v203, 32                               // 1d000ed7cb410102
v_sub_nc_i32 v154, v33, 64                               // 9a0076d721810102
v_sub_nc_u16 v0, v200, 1                                 // 000004d7c8030102
v_sub_nc_u32_e64 v9, 64, -17                             // v_sub_nc_u32_e64 v9, 64, 0xffffffef // 090026d5c0fe0102efffffff
v_subrev_co_ci_u32_e64 v255, s38, v86, v70, s34          // ff262ad5568d8a00
v_subrev_co_u32 v222, s56, 65, v215 clamp                // v_subrev_co_u32 v222, s56, 0x41, v215 clamp // deb819d7ffae030241000000
v_subrev_f16_e64 v79, src_private_limit, v204            // 4f0034d5ee980302
v_subrev_f32_e64 v81, 0x3f8147ae, -v0                    // 510005d5ff000242ae47813f
v_subrev_nc_u32_e64 v249, exec_lo, v170                  // f90027d57e540302
v_trig_preop_f64 v[20:21], s[104:105], 0xaf123456 mul:2  // 140074d568fe010a563412af
v_trunc_f16_e64 v121, |v0|                               // 7901ddd500010102
v_trunc_f32_e64 v230, -|v63|                             // e601a1d53f010122
v_trunc_f64_e64 v[216:217], v[23:24]                     // d80097d517010102
v_writelane_b32 v226, s93, ttmp15                        // e20061d75df60002
v_xad_u32 v0, v170, v95, v21                             // 000045d7aabf5604
v_xnor_b32_e64 v250, s0, 0                               // fa001ed500000102
v_xor3_b32 v152, v0, 0x12345678, src_shared_limit        // 980078d500ffb10378563412
v_xor_b32_e64 v189, v153, v163                           // bd001dd599470302
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
