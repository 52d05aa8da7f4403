v_add_co_ci_u32_e64 v0, vcc, v59, v34, s[40:41]          // 006a28d53b45a200
v_add_co_u32 v57, s[44:45], 64, v80 clamp                // 39ac0fd7c0a00202
v_add_nc_u32_e64 v255, s66, 65 clamp                     // v_add_nc_u32_e64 v255, s66, 0x41 clamp // ff8025d542fe010241000000
v_cmp_class_f32_e64 vcc, v255, 0x3f717273                // 6a0088d4ffff01027372713f
v_cmp_class_f64_e64 s[104:105], |exec|, 0x3f717273       // 6801a8d47efe01027372713f
v_cmp_eq_u32_e64 s[62:63], 0, v126                       // 3e00c2d480fc0202
v_cmp_eq_u64_e64 vcc, 0x12345678, 17                     // 6a00e2d4ff22010278563412
v_cmp_f_f16_e64 s[28:29], |v73|, 10.0                    // v_cmp_f_f16_e64 s[28:29], |v73|, 0x4900 // 1c01c8d449ff010200490000
v_cmp_f_u32_e64 s[6:7], s101, s42                        // 0600c0d465540002
v_cmp_ge_u32_e64 s[2:3], src_execz, 0x3f717273           // 0200c6d4fcfe01027372713f
v_cmp_gt_i32_e64 vcc, v254, v189                         // 6a0084d4fe7b0302
v_cmp_le_f32_e64 s[96:97], v86, 10.5                     // v_cmp_le_f32_e64 s[96:97], v86, 0x41280000 // 600003d456ff010200002841
v_cmp_lg_f32_e64 ttmp[14:15], v78, v31                   // 7a0005d44e3f0202
v_cmp_lt_f16_e64 vcc, 10.0, 2.0                          // v_cmp_lt_f16_e64 vcc, 0x4900, 2.0 // 6a00c9d4ffe8010200490000
v_cmp_lt_f64_e64 s[54:55], -1.0, -v[254:255]             // 360021d4f3fc0342
v_cmp_neq_f64_e64 vcc, s[16:17], -4.0 clamp              // 6a802dd410ee0102
v_cmp_nge_f32_e64 s[0:1], v255, s16                      // 000009d4ff210002
v_cmp_nge_f64_e64 vcc, v[0:1], v[0:1]                    // 6a0029d400010202
v_cmp_nlg_f16_e64 vcc, v229, v91 clamp                   // 6a80ead4e5b70202
v_cmp_nlg_f32_e64 vcc, neg(v103), -|v255|                // v_cmp_nlg_f32_e64 vcc, -v103, -|v255| // 6a020ad467ff0362
v_cmp_nlg_f64_e64 s[104:105], v[155:156], -v[121:122]    // 68002ad49bf30242
v_cmp_nlt_f16_e64 vcc, -v235, 1.0                        // 6a00eed4ebe50122
v_cmp_nlt_f32_e64 s[104:105], v94, 3.14159               // v_cmp_nlt_f32_e64 s[104:105], v94, 0x40490fd0 // 68000ed45eff0102d00f4940
v_cmp_nlt_f64_e64 vcc, 0x40590000, -|v[52:53]| clamp     // 6a822ed4ff68024200005940
v_cmp_t_u64_e64 vcc, v[207:208], -1                      // 6a00e7d4cf830102
v_cmp_tru_f16_e64 vcc, 1.0, 64 clamp                     // 6a80efd4f2800102
v_cmp_tru_f64_e64 vcc, -2, v[0:1] clamp                  // 6a802fd4c2000202
v_cmp_u_f32_e64 s[70:71], v0, v127 clamp                 // 468008d400ff0202
v_cmpx_eq_f16_e64 abs(v255), 0.15915494                  // v_cmpx_eq_f16_e64 |v255|, 0.15915494 // 7e01dad4fff10102
v_cmpx_eq_i16_e64 v0, v40                                // 7e009ad400510202
v_cmpx_eq_u32_e64 v87, 0xaf123456                        // 7e00d2d457ff0102563412af
v_cmpx_f_f16_e64 -0.5, s0 clamp                          // 7e80d8d4f1000002
v_cmpx_f_u64_e64 -17, s[68:69]                           // v_cmpx_f_u64_e64 0xffffffef, s[68:69] // 7e00f0d4ff880002efffffff
v_cmpx_ge_f32_e64 v206, -v32 clamp                       // 7e8016d4ce410242
v_cmpx_ge_i16_e64 s70, -1                                // 7e009ed446820102
v_cmpx_ge_u64_e64 v[164:165], 0xaf123456                 // 7e00f6d4a4ff0102563412af
v_cmpx_gt_i64_e64 src_pops_exiting_wave_id, s[68:69]     // 7e00b4d4ef880002
v_cmpx_le_f16_e64 s18, -1.0                              // 7e00dbd412e60102
v_cmpx_le_i16_e64 -20, 1                                 // v_cmpx_le_i16_e64 lit(0xffffffec), 1 // 7e009bd4ff020102ecffffff
v_cmpx_le_i32_e64 v70, 0x3f717273                        // 7e0093d446ff01027372713f
v_cmpx_le_i64_e64 s[104:105], s[28:29]                   // 7e00b3d468380002
v_cmpx_le_u16_e64 17, v251                               // 7e00bbd491f60302
v_cmpx_lt_f64_e64 v[136:137], -v[83:84]                  // 7e0031d488a70242
v_cmpx_lt_i16_e64 v150, 32                               // 7e0099d496410102
v_cmpx_ne_u64_e64 0x12345678, v[49:50]                   // 7e00f5d4ff62020278563412
v_cmpx_nge_f32_e64 v98, v142                             // 7e0019d4621d0302
v_cmpx_nlg_f32_e64 v140, -|v129| clamp                   // 7e821ad48c030342
v_cmpx_nlt_f32_e64 -|v152|, s1                           // 7e011ed498030022
v_cmpx_o_f32_e64 -1.0, -s0 clamp                         // 7e8017d4f3000042
v_cmpx_t_u32_e64 v253, v24                               // 7e00d7d4fd310202
v_cndmask_b32_e64 v58, |v163|, -v4, s[28:29]             // 3a0101d5a3097240
v_cos_f32_e64 v17, -v0 clamp                             // 1180b6d500010122
v_cvt_f32_ubyte0_e64 v15, v46                            // 0f0091d52e010102
v_cvt_pk_u16_u32 v82, v175, v196                         // 52006ad7af890302
v_div_scale_f32 v180, vcc, 0x3f8147ae, -4.0, s97 mul:2   // b46a6dd5ffee8509ae47813f
v_div_scale_f64 v[254:255], s[36:37], v[163:164], -0.5, 0x40590000 // fe246ed5a3e3fd0300005940
v_floor_f16_e64 v137, v218 clamp                         // 8980dbd5da010102
v_interp_p1_f32 v99, -v0, attr32.w clamp                 // v_interp_p1_f32_e64 v99, -v0, attr32.w clamp // 638000d6e0000242
v_log_f32_e64 v8, v55                                    // 0800a7d537010102
v_lshrrev_b16 v55, -16, 0x3456                           // 370007d7d0fe010256340000
v_mad_i64_i32 v[254:255], s[78:79], v121, v103, v[254:255] // fe4e77d579cffa07
v_mad_u64_u32 v[107:108], s[18:19], v0, v0, -17 clamp    // v_mad_u64_u32 v[107:108], s[18:19], v0, v0, 0xffffffef clamp // 6b9276d50001fe03efffffff
v_max_f16_e64 v214, src_private_limit, 0x3456            // d60039d5eefe010256340000
v_min_f16_e64 v106, |s12|, |v141| clamp                  // 6a833ad50c1a0302
v_rcp_f16_e64 v132, |v173| clamp                         // 8481d4d5ad010102
v_sub_co_ci_u32_e64 v78, vcc, 65, v113, null             // v_sub_co_ci_u32_e64 v78, vcc, 0x41, v113, null // 4e6a29d5ffe2f60141000000
v_sub_co_u32 v132, ttmp[14:15], v70, v255                // 847a10d746ff0302
v_subrev_co_ci_u32_e64 v18, vcc, vcc_hi, v241, ttmp[14:15] // 126a2ad56be2eb01
v_subrev_co_u32 v125, null, v0, -1                       // 7d7d19d700830102
