v_add_co_u32_sdwa v30, vcc, v135, v138 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9143d3287060606
v_add_co_u32_sdwa v33, vcc, sext(v115), v36 clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_1 // f948423273280d01
v_add_f16_sdwa v175, v131, v230 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9cc5f3f83060606
v_add_f16_sdwa v104, |s38|, 0 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f900d13e2600a686
v_add_f32_sdwa v129, v150, v218 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9b4030396060606
v_add_f32_sdwa v51, v49, |v125| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:WORD_1 // f9fa6602310c0225
v_add_u16_sdwa v107, v182, v209 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9a2d74cb6060606
v_add_u16_sdwa v146, 1, s86 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_2 // f9ac244d81028482
v_add_u32_sdwa v137, v250, v60 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9781269fa060606
v_add_u32_sdwa v103, v163, sext(v249) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_0 // f9f2cf68a30e0608
v_addc_co_u32_sdwa v235, vcc, v145, v27, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f936d63991060606
v_addc_co_u32_sdwa v207, vcc, v59, v46, vcc clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_0 // f95c9e393b220500
v_and_b32_sdwa v131, v153, v127 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9fe062799060606
v_and_b32_sdwa v140, v132, 64 clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f980192784340684
v_ashrrev_i16_sdwa v87, v18, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f96aae5812060606
v_ashrrev_i16_sdwa v47, 17, v83 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_2 // f9a65e5891038002
v_ashrrev_i32_sdwa v141, v32, v204 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9981b2320060606
v_ashrrev_i32_sdwa v170, v54, sext(s38) clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_1 // f94c54233635038d
v_bfrev_b32_sdwa v250, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f958f47f18060600
v_bfrev_b32_sdwa v152, v9 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f958307f090b0100
v_ceil_f16_sdwa v55, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f98a6e7e59060600
v_ceil_f16_sdwa v199, v54 mul:4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f98a8e7f36960600
v_ceil_f32_sdwa v111, v223 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f93ade7edf060600
v_ceil_f32_sdwa v157, v213 div:2 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f93a3a7fd5cc0000
v_cmp_class_f16_sdwa s[54:55], v136, v114 src0_sel:DWORD src1_sel:DWORD // f9e4287c88b60606
v_cmp_class_f16_sdwa vcc, neg(v74), s0 src0_sel:BYTE_3 src1_sel:BYTE_2 // v_cmp_class_f16_sdwa vcc, -v74, s0 src0_sel:BYTE_3 src1_sel:BYTE_2 // f900287c4a001382
v_cmp_class_f32_sdwa vcc, v55, v111 src0_sel:DWORD src1_sel:DWORD // f9de207c37000606
v_cmp_class_f32_sdwa vcc, 2.0, s98 src0_sel:BYTE_3 src1_sel:BYTE_1 // f9c4207cf4008381
v_cmp_eq_f16_sdwa s[20:21], v16, v141 src0_sel:DWORD src1_sel:DWORD // f91a457c10940606
v_cmp_eq_f16_sdwa s[72:73], v162, neg(s77) src0_sel:WORD_0 src1_sel:WORD_0 // v_cmp_eq_f16_sdwa s[72:73], v162, -s77 src0_sel:WORD_0 src1_sel:WORD_0 // f99a447ca2c80494
v_cmp_eq_f32_sdwa vcc, v234, v138 src0_sel:DWORD src1_sel:DWORD // f914857cea000606
v_cmp_eq_f32_sdwa s[2:3], v152, |v2| src0_sel:BYTE_2 src1_sel:BYTE_2 // f904847c98820222
v_cmp_eq_i16_sdwa flat_scratch, v206, v218 src0_sel:DWORD src1_sel:DWORD // f9b4457dcee60606
v_cmp_eq_i16_sdwa s[60:61], v78, sext(v25) src0_sel:BYTE_0 src1_sel:DWORD // f932447d4ebc000e
v_cmp_eq_i32_sdwa vcc, v6, v186 src0_sel:DWORD src1_sel:DWORD // f974857d06000606
v_cmp_eq_i32_sdwa vcc, v29, v13 src0_sel:BYTE_2 src1_sel:BYTE_2 // f91a847d1d000202
v_cmp_eq_u16_sdwa s[10:11], v100, v205 src0_sel:DWORD src1_sel:DWORD // f99a557d648a0606
v_cmp_eq_u16_sdwa vcc, v200, v29 src0_sel:DWORD src1_sel:WORD_0 // f93a547dc8000604
v_cmp_eq_u32_sdwa ttmp[6:7], v94, v10 src0_sel:DWORD src1_sel:DWORD // f914947d5ef20606
v_cmp_eq_u32_sdwa vcc, s97, -16 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9a0957d61008383
v_cmp_f_f16_sdwa vcc, v177, v28 src0_sel:DWORD src1_sel:DWORD // f938407cb1000606
v_cmp_f_f16_sdwa s[88:89], v227, v48 src0_sel:BYTE_0 src1_sel:WORD_0 // f960407ce3d80004
v_cmp_f_f32_sdwa vcc, v254, v72 src0_sel:DWORD src1_sel:DWORD // f990807cfe000606
v_cmp_f_f32_sdwa s[46:47], |s18|, -4.0 src0_sel:WORD_1 src1_sel:WORD_1 // f9ee817c12aea585
v_cmp_f_i16_sdwa s[64:65], v61, v201 src0_sel:DWORD src1_sel:DWORD // f992417d3dc00606
v_cmp_f_i16_sdwa vcc, flat_scratch_lo, v9 src0_sel:BYTE_3 src1_sel:BYTE_2 // f912407d66008302
v_cmp_f_i32_sdwa vcc, v230, v192 src0_sel:DWORD src1_sel:DWORD // f980817de6000606
v_cmp_f_i32_sdwa vcc, s51, -1 src0_sel:BYTE_3 src1_sel:WORD_0 // f982817d33008384
v_cmp_f_u16_sdwa vcc, v104, v191 src0_sel:DWORD src1_sel:DWORD // f97e517d68000606
v_cmp_f_u16_sdwa vcc, v74, 0 src0_sel:DWORD src1_sel:BYTE_2 // f900517d4a000682
v_cmp_f_u32_sdwa vcc, v147, v202 src0_sel:DWORD src1_sel:DWORD // f994917d93000606
v_cmp_f_u32_sdwa s[8:9], 1, s62 src0_sel:BYTE_2 src1_sel:BYTE_3 // f97c907d81888283
v_cmp_ge_f16_sdwa vcc, v4, v91 src0_sel:DWORD src1_sel:DWORD // f9b64c7c04000606
v_cmp_ge_f16_sdwa vcc, |s30|, 0.15915494 src0_sel:BYTE_3 src1_sel:BYTE_0 // f9f04d7c1e00a380
v_cmp_ge_f32_sdwa s[82:83], v90, v5 src0_sel:DWORD src1_sel:DWORD // f90a8c7c5ad20606
v_cmp_ge_f32_sdwa vcc, abs(s1), v245 src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmp_ge_f32_sdwa vcc, |s1|, v245 src0_sel:BYTE_3 src1_sel:WORD_1 // f9ea8d7c0100a305
v_cmp_ge_i16_sdwa vcc, v112, v17 src0_sel:DWORD src1_sel:DWORD // f9224c7d70000606
v_cmp_ge_i16_sdwa vcc, v19, 1 src0_sel:WORD_1 src1_sel:BYTE_0 // f9024d7d13000580
v_cmp_ge_i32_sdwa s[42:43], v178, v252 src0_sel:DWORD src1_sel:DWORD // f9f88d7db2aa0606
v_cmp_ge_i32_sdwa vcc, v194, v131 src0_sel:DWORD src1_sel:BYTE_2 // f9068d7dc2000602
v_cmp_ge_u16_sdwa vcc, v147, v72 src0_sel:DWORD src1_sel:DWORD // f9905c7d93000606
v_cmp_ge_u16_sdwa vcc, v205, sext(v234) src0_sel:DWORD src1_sel:WORD_1 // f9d45d7dcd00060d
v_cmp_ge_u32_sdwa ttmp[6:7], v133, v216 src0_sel:DWORD src1_sel:DWORD // f9b09d7d85f20606
v_cmp_ge_u32_sdwa vcc, 17, sext(v187) src0_sel:WORD_0 src1_sel:BYTE_2 // f9769d7d9100840a
v_cmp_gt_f16_sdwa s[100:101], v175, v170 src0_sel:DWORD src1_sel:DWORD // f954497cafe40606
v_cmp_gt_f16_sdwa s[42:43], v87, 1.0 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9e4497c57aa0180
v_cmp_gt_f32_sdwa vcc, v74, v47 src0_sel:DWORD src1_sel:DWORD // f95e887c4a000606
v_cmp_gt_f32_sdwa s[10:11], -v255, -|ttmp5| src0_sel:DWORD src1_sel:BYTE_3 // f9e2887cff8a16b3
v_cmp_gt_i16_sdwa s[6:7], v84, v76 src0_sel:DWORD src1_sel:DWORD // f998487d54860606
v_cmp_gt_i16_sdwa s[100:101], s93, -1 src0_sel:WORD_0 src1_sel:BYTE_3 // f982497d5de48483
v_cmp_gt_i32_sdwa vcc, v174, v21 src0_sel:DWORD src1_sel:DWORD // f92a887dae000606
v_cmp_gt_i32_sdwa exec, v174, v136 src0_sel:WORD_0 src1_sel:WORD_1 // f910897daefe0405
v_cmp_gt_u16_sdwa s[80:81], v110, v59 src0_sel:DWORD src1_sel:DWORD // f976587d6ed00606
v_cmp_gt_u16_sdwa s[42:43], sext(v44), sext(v136) src0_sel:BYTE_3 src1_sel:DWORD // f910597d2caa0b0e
v_cmp_gt_u32_sdwa vcc, v19, v14 src0_sel:DWORD src1_sel:DWORD // f91c987d13000606
v_cmp_gt_u32_sdwa vcc, -16, v221 src0_sel:DWORD src1_sel:BYTE_3 // f9ba997dd0008603
v_cmp_le_f16_sdwa vcc, v252, v9 src0_sel:DWORD src1_sel:DWORD // f912467cfc000606
v_cmp_le_f16_sdwa s[4:5], s57, -0.5 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9e2477c39848283
v_cmp_le_f32_sdwa vcc, v180, v55 src0_sel:DWORD src1_sel:DWORD // f96e867cb4000606
v_cmp_le_f32_sdwa vcc, |s39|, |v17| src0_sel:BYTE_1 src1_sel:BYTE_0 // f922867c2700a120
v_cmp_le_i16_sdwa vcc, v102, v169 src0_sel:DWORD src1_sel:DWORD // f952477d66000606
v_cmp_le_i16_sdwa vcc, v117, sext(s63) src0_sel:DWORD src1_sel:BYTE_0 // f97e467d75000688
v_cmp_le_i32_sdwa exec, v127, v176 src0_sel:DWORD src1_sel:DWORD // f960877d7ffe0606
v_cmp_le_i32_sdwa vcc, 64, v11 src0_sel:WORD_1 src1_sel:DWORD // f916867dc0008506
v_cmp_le_u16_sdwa s[4:5], v107, v234 src0_sel:DWORD src1_sel:DWORD // f9d4577d6b840606
v_cmp_le_u16_sdwa s[52:53], v43, v58 src0_sel:DWORD src1_sel:BYTE_0 // f974567d2bb40600
v_cmp_le_u32_sdwa vcc, v83, v149 src0_sel:DWORD src1_sel:DWORD // f92a977d53000606
v_cmp_le_u32_sdwa s[0:1], -1, v2 src0_sel:BYTE_0 src1_sel:BYTE_3 // f904967dc1808003
v_cmp_lg_f16_sdwa vcc, v8, v252 src0_sel:DWORD src1_sel:DWORD // f9f84b7c08000606
v_cmp_lg_f16_sdwa vcc, v38, -|v38| src0_sel:BYTE_3 src1_sel:BYTE_2 // f94c4a7c26000332
v_cmp_lg_f32_sdwa vcc, v27, v235 src0_sel:DWORD src1_sel:DWORD // f9d68b7c1b000606
v_cmp_lg_f32_sdwa s[98:99], -v23, -|v237| src0_sel:WORD_1 src1_sel:WORD_1 // f9da8b7c17e21535
v_cmp_lt_f16_sdwa vcc, v146, v204 src0_sel:DWORD src1_sel:DWORD // f998437c92000606
v_cmp_lt_f16_sdwa vcc, -v225, v165 src0_sel:WORD_1 src1_sel:DWORD // f94a437ce1001506
v_cmp_lt_f32_sdwa vcc, v20, v222 src0_sel:DWORD src1_sel:DWORD // f9bc837c14000606
v_cmp_lt_f32_sdwa vcc, -v250, |s59| src0_sel:DWORD src1_sel:BYTE_3 // f976827cfa0016a3
v_cmp_lt_i16_sdwa vcc, v109, v250 src0_sel:DWORD src1_sel:DWORD // f9f4437d6d000606
v_cmp_lt_i16_sdwa vcc, v6, sext(v26) src0_sel:BYTE_0 src1_sel:BYTE_2 // f934427d0600000a
v_cmp_lt_i32_sdwa vcc, v184, v221 src0_sel:DWORD src1_sel:DWORD // f9ba837db8000606
v_cmp_lt_i32_sdwa s[34:35], v254, v247 src0_sel:DWORD src1_sel:DWORD // f9ee837dfea20606
v_cmp_lt_u16_sdwa vcc, v148, v47 src0_sel:DWORD src1_sel:DWORD // f95e527d94000606
v_cmp_lt_u16_sdwa s[62:63], -16, v189 src0_sel:BYTE_1 src1_sel:BYTE_2 // f97a537dd0be8102
v_cmp_lt_u32_sdwa vcc, v6, v99 src0_sel:DWORD src1_sel:DWORD // f9c6927d06000606
v_cmp_lt_u32_sdwa s[76:77], v16, sext(s100) src0_sel:WORD_0 src1_sel:BYTE_0 // f9c8927d10cc0488
v_cmp_ne_i16_sdwa vcc, v99, v20 src0_sel:DWORD src1_sel:DWORD // f9284a7d63000606
v_cmp_ne_i16_sdwa vcc, sext(s25), v65 src0_sel:WORD_0 src1_sel:BYTE_1 // f9824a7d19008c01
v_cmp_ne_i32_sdwa vcc, v136, v90 src0_sel:DWORD src1_sel:DWORD // f9b48a7d88000606
v_cmp_ne_i32_sdwa vcc, s87, v66 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9848a7d57008203
v_cmp_ne_u16_sdwa vcc, v128, v8 src0_sel:DWORD src1_sel:DWORD // f9105a7d80000606
v_cmp_ne_u16_sdwa exec, sext(v38), s19 src0_sel:WORD_0 src1_sel:WORD_0 // f9265a7d26fe0c84
v_cmp_ne_u32_sdwa vcc, v248, v79 src0_sel:DWORD src1_sel:DWORD // f99e9a7df8000606
v_cmp_ne_u32_sdwa s[2:3], sext(v144), sext(v68) src0_sel:WORD_0 src1_sel:BYTE_0 // f9889a7d90820c08
v_cmp_neq_f16_sdwa vcc, v151, v106 src0_sel:DWORD src1_sel:DWORD // f9d45a7c97000606
v_cmp_neq_f16_sdwa vcc, 0.5, |v215| src0_sel:BYTE_2 src1_sel:WORD_0 // f9ae5b7cf0008224
v_cmp_neq_f32_sdwa s[50:51], v196, v69 src0_sel:DWORD src1_sel:DWORD // f98a9a7cc4b20606
v_cmp_neq_f32_sdwa flat_scratch, -|v48|, |v190| src0_sel:BYTE_1 src1_sel:BYTE_0 // f97c9b7c30e63120
v_cmp_nge_f16_sdwa s[84:85], v3, v184 src0_sel:DWORD src1_sel:DWORD // f970537c03d40606
v_cmp_nge_f16_sdwa s[88:89], 0.15915494, -v191 src0_sel:WORD_0 src1_sel:BYTE_2 // f97e537cf8d88412
v_cmp_nge_f32_sdwa s[40:41], v186, v181 src0_sel:DWORD src1_sel:DWORD // f96a937cbaa80606
v_cmp_nge_f32_sdwa s[100:101], -v208, v135 src0_sel:BYTE_3 src1_sel:BYTE_1 // f90e937cd0e41301
v_cmp_ngt_f16_sdwa vcc, v80, v109 src0_sel:DWORD src1_sel:DWORD // f9da567c50000606
v_cmp_ngt_f16_sdwa flat_scratch, neg(v33), v73 src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmp_ngt_f16_sdwa flat_scratch, -v33, v73 src0_sel:WORD_1 src1_sel:BYTE_3 // f992567c21e61503
v_cmp_ngt_f32_sdwa flat_scratch, v106, v12 src0_sel:DWORD src1_sel:DWORD // f918967c6ae60606
v_cmp_ngt_f32_sdwa s[42:43], -v97, |v16| src0_sel:WORD_1 src1_sel:BYTE_2 // f920967c61aa1522
v_cmp_nle_f16_sdwa s[22:23], v162, v124 src0_sel:DWORD src1_sel:DWORD // f9f8587ca2960606
v_cmp_nle_f16_sdwa s[98:99], flat_scratch_lo, -v254 src0_sel:BYTE_1 src1_sel:WORD_1 // f9fc597c66e28115
v_cmp_nle_f32_sdwa vcc, v130, v238 src0_sel:DWORD src1_sel:DWORD // f9dc997c82000606
v_cmp_nle_f32_sdwa s[78:79], v86, -|v190| src0_sel:DWORD src1_sel:WORD_1 // f97c997c56ce0635
v_cmp_nlg_f16_sdwa s[66:67], v213, v125 src0_sel:DWORD src1_sel:DWORD // f9fa547cd5c20606
v_cmp_nlg_f16_sdwa vcc, v54, |v228| src0_sel:BYTE_1 src1_sel:BYTE_3 // f9c8557c36000123
v_cmp_nlg_f32_sdwa vcc, v136, v213 src0_sel:DWORD src1_sel:DWORD // f9aa957c88000606
v_cmp_nlg_f32_sdwa exec, neg(v253), v164 src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_nlg_f32_sdwa exec, -v253, v164 src0_sel:WORD_0 src1_sel:BYTE_2 // f948957cfdfe1402
v_cmp_nlt_f16_sdwa vcc, v0, v91 src0_sel:DWORD src1_sel:DWORD // f9b65c7c00000606
v_cmp_nlt_f16_sdwa s[36:37], |v189|, v222 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9bc5d7cbda42100
v_cmp_nlt_f32_sdwa vcc, v88, v38 src0_sel:DWORD src1_sel:DWORD // f94c9c7c58000606
v_cmp_nlt_f32_sdwa vcc, -s9, 0.15915494 src0_sel:BYTE_3 src1_sel:BYTE_1 // f9f09d7c09009381
v_cmp_o_f16_sdwa vcc, v130, v178 src0_sel:DWORD src1_sel:DWORD // f9644f7c82000606
v_cmp_o_f16_sdwa vcc, -|v213|, neg(v203) src0_sel:WORD_1 src1_sel:WORD_0 // v_cmp_o_f16_sdwa vcc, -|v213|, -v203 src0_sel:WORD_1 src1_sel:WORD_0 // f9964f7cd5003514
v_cmp_o_f32_sdwa s[0:1], v217, v93 src0_sel:DWORD src1_sel:DWORD // f9ba8e7cd9800606
v_cmp_o_f32_sdwa s[22:23], v27, abs(s100) src0_sel:BYTE_0 src1_sel:DWORD // v_cmp_o_f32_sdwa s[22:23], v27, |s100| src0_sel:BYTE_0 src1_sel:DWORD // f9c88e7c1b9600a6
v_cmp_t_i16_sdwa s[70:71], v154, v121 src0_sel:DWORD src1_sel:DWORD // f9f24e7d9ac60606
v_cmp_t_i16_sdwa s[40:41], v85, 64 src0_sel:WORD_1 src1_sel:BYTE_1 // f9804f7d55a80581
v_cmp_t_i32_sdwa vcc, v255, v248 src0_sel:DWORD src1_sel:DWORD // f9f08f7dff000606
v_cmp_t_i32_sdwa s[40:41], 64, v151 src0_sel:BYTE_2 src1_sel:WORD_0 // f92e8f7dc0a88204
v_cmp_t_u16_sdwa s[84:85], v119, v246 src0_sel:DWORD src1_sel:DWORD // f9ec5f7d77d40606
v_cmp_t_u16_sdwa vcc, v107, v216 src0_sel:WORD_1 src1_sel:BYTE_1 // f9b05f7d6b000501
v_cmp_t_u32_sdwa s[48:49], v76, v153 src0_sel:DWORD src1_sel:DWORD // f9329f7d4cb00606
v_cmp_t_u32_sdwa s[14:15], sext(v3), sext(v26) src0_sel:WORD_1 src1_sel:BYTE_1 // f9349e7d038e0d09
v_cmp_tru_f16_sdwa s[16:17], v217, v89 src0_sel:DWORD src1_sel:DWORD // f9b25e7cd9900606
v_cmp_tru_f16_sdwa s[50:51], -v182, -v150 src0_sel:BYTE_2 src1_sel:BYTE_3 // f92c5f7cb6b21213
v_cmp_tru_f32_sdwa exec, v31, v138 src0_sel:DWORD src1_sel:DWORD // f9149f7c1ffe0606
v_cmp_tru_f32_sdwa s[96:97], |v130|, v67 src0_sel:WORD_0 src1_sel:BYTE_1 // f9869e7c82e02401
v_cmp_u_f16_sdwa s[50:51], v206, v38 src0_sel:DWORD src1_sel:DWORD // f94c507cceb20606
v_cmp_u_f16_sdwa s[72:73], v207, -|v245| src0_sel:BYTE_2 src1_sel:DWORD // f9ea517ccfc80236
v_cmp_u_f32_sdwa vcc, v45, v213 src0_sel:DWORD src1_sel:DWORD // f9aa917c2d000606
v_cmp_u_f32_sdwa vcc, -v134, |v149| src0_sel:BYTE_1 src1_sel:BYTE_3 // f92a917c86001123
v_cmpx_class_f16_sdwa vcc, v110, v108 src0_sel:DWORD src1_sel:DWORD // f9d82a7c6e000606
v_cmpx_class_f16_sdwa exec, -|v10|, v153 src0_sel:DWORD src1_sel:BYTE_1 // f9322b7c0afe3601
v_cmpx_class_f32_sdwa vcc, v218, v127 src0_sel:DWORD src1_sel:DWORD // f9fe227cda000606
v_cmpx_class_f32_sdwa vcc, s2, sext(v89) src0_sel:BYTE_2 src1_sel:BYTE_0 // f9b2227c02008208
v_cmpx_eq_f16_sdwa s[54:55], v75, v161 src0_sel:DWORD src1_sel:DWORD // f942657c4bb60606
v_cmpx_eq_f16_sdwa ttmp[6:7], abs(v150), s1 src0_sel:WORD_0 src1_sel:DWORD // v_cmpx_eq_f16_sdwa ttmp[6:7], |v150|, s1 src0_sel:WORD_0 src1_sel:DWORD // f902647c96f22486
v_cmpx_eq_f32_sdwa s[10:11], v164, v189 src0_sel:DWORD src1_sel:DWORD // f97aa57ca48a0606
v_cmpx_eq_f32_sdwa s[38:39], -|s26|, |v219| src0_sel:BYTE_1 src1_sel:BYTE_3 // f9b6a57c1aa6b123
v_cmpx_eq_i16_sdwa s[46:47], v254, v75 src0_sel:DWORD src1_sel:DWORD // f996647dfeae0606
v_cmpx_eq_i16_sdwa s[42:43], sext(m0), v196 src0_sel:BYTE_3 src1_sel:BYTE_2 // f988657d7caa8b02
v_cmpx_eq_i32_sdwa s[26:27], v183, v108 src0_sel:DWORD src1_sel:DWORD // f9d8a47db79a0606
v_cmpx_eq_i32_sdwa s[0:1], s32, -16 src0_sel:BYTE_0 src1_sel:BYTE_3 // f9a0a57d20808083
v_cmpx_eq_u16_sdwa vcc, v210, v165 src0_sel:DWORD src1_sel:DWORD // f94a757dd2000606
v_cmpx_eq_u16_sdwa s[6:7], v76, sext(v88) src0_sel:BYTE_3 src1_sel:DWORD // f9b0747d4c86030e
v_cmpx_eq_u32_sdwa vcc, v22, v183 src0_sel:DWORD src1_sel:DWORD // f96eb57d16000606
v_cmpx_eq_u32_sdwa vcc, v90, v89 src0_sel:BYTE_2 src1_sel:BYTE_2 // f9b2b47d5a000202
v_cmpx_f_f16_sdwa vcc, v39, v255 src0_sel:DWORD src1_sel:DWORD // f9fe617c27000606
v_cmpx_f_f16_sdwa vcc, -4.0, -v12 src0_sel:BYTE_2 src1_sel:WORD_1 // f918607cf7008215
v_cmpx_f_f32_sdwa vcc, v77, v144 src0_sel:DWORD src1_sel:DWORD // f920a17c4d000606
v_cmpx_f_f32_sdwa s[46:47], v174, v232 src0_sel:WORD_1 src1_sel:BYTE_2 // f9d0a17caeae0502
v_cmpx_f_i16_sdwa vcc, v132, v24 src0_sel:DWORD src1_sel:DWORD // f930607d84000606
v_cmpx_f_i16_sdwa vcc, sext(v145), v139 src0_sel:BYTE_1 src1_sel:WORD_1 // f916617d91000905
v_cmpx_f_i32_sdwa vcc, v91, v130 src0_sel:DWORD src1_sel:DWORD // f904a17d5b000606
v_cmpx_f_i32_sdwa vcc, v194, v189 src0_sel:BYTE_2 src1_sel:BYTE_2 // f97aa17dc2000202
v_cmpx_f_u16_sdwa vcc, v197, v58 src0_sel:DWORD src1_sel:DWORD // f974707dc5000606
v_cmpx_f_u16_sdwa vcc, v39, sext(v108) src0_sel:BYTE_3 src1_sel:BYTE_3 // f9d8707d2700030b
v_cmpx_f_u32_sdwa s[0:1], v246, v62 src0_sel:DWORD src1_sel:DWORD // f97cb07df6800606
v_cmpx_f_u32_sdwa flat_scratch, v204, v37 src0_sel:BYTE_1 src1_sel:BYTE_3 // f94ab07dcce60103
v_cmpx_ge_f16_sdwa vcc, v61, v174 src0_sel:DWORD src1_sel:DWORD // f95c6d7c3d000606
v_cmpx_ge_f16_sdwa vcc, v156, -|v225| src0_sel:WORD_1 src1_sel:BYTE_0 // f9c26d7c9c000530
v_cmpx_ge_f32_sdwa s[26:27], v118, v8 src0_sel:DWORD src1_sel:DWORD // f910ac7c769a0606
v_cmpx_ge_f32_sdwa s[92:93], 2.0, v42 src0_sel:WORD_0 src1_sel:BYTE_3 // f954ac7cf4dc8403
v_cmpx_ge_i16_sdwa s[56:57], v92, v78 src0_sel:DWORD src1_sel:DWORD // f99c6c7d5cb80606
v_cmpx_ge_i16_sdwa s[32:33], v143, v123 src0_sel:WORD_0 src1_sel:BYTE_1 // f9f66c7d8fa00401
v_cmpx_ge_i32_sdwa vcc, v151, v189 src0_sel:DWORD src1_sel:DWORD // f97aad7d97000606
v_cmpx_ge_i32_sdwa vcc, v171, v54 src0_sel:BYTE_1 src1_sel:WORD_1 // f96cac7dab000105
v_cmpx_ge_u16_sdwa vcc, v110, v196 src0_sel:DWORD src1_sel:DWORD // f9887d7d6e000606
v_cmpx_ge_u16_sdwa vcc, sext(v165), sext(v193) src0_sel:BYTE_3 src1_sel:BYTE_3 // f9827d7da5000b0b
v_cmpx_ge_u32_sdwa s[82:83], v30, v144 src0_sel:DWORD src1_sel:DWORD // f920bd7d1ed20606
v_cmpx_ge_u32_sdwa vcc, sext(s77), 17 src0_sel:BYTE_0 src1_sel:WORD_1 // f922bd7d4d008885
v_cmpx_gt_f16_sdwa vcc, v134, v248 src0_sel:DWORD src1_sel:DWORD // f9f0697c86000606
v_cmpx_gt_f16_sdwa vcc, v41, v83 src0_sel:WORD_1 src1_sel:BYTE_0 // f9a6687c29000500
v_cmpx_gt_f32_sdwa flat_scratch, v29, v131 src0_sel:DWORD src1_sel:DWORD // f906a97c1de60606
v_cmpx_gt_f32_sdwa vcc, 0.15915494, v197 src0_sel:BYTE_1 src1_sel:BYTE_1 // f98aa97cf8008101
v_cmpx_gt_i16_sdwa s[88:89], v218, v213 src0_sel:DWORD src1_sel:DWORD // f9aa697ddad80606
v_cmpx_gt_i16_sdwa s[20:21], 0, 1 src0_sel:WORD_0 src1_sel:DWORD // f902697d80948486
v_cmpx_gt_i32_sdwa vcc, v27, v105 src0_sel:DWORD src1_sel:DWORD // f9d2a87d1b000606
v_cmpx_gt_i32_sdwa vcc, sext(v218), sext(v106) src0_sel:BYTE_1 src1_sel:BYTE_1 // f9d4a87dda000909
v_cmpx_gt_u16_sdwa vcc, v4, v185 src0_sel:DWORD src1_sel:DWORD // f972797d04000606
v_cmpx_gt_u16_sdwa vcc, v237, sext(v184) src0_sel:WORD_1 src1_sel:WORD_1 // f970797ded00050d
v_cmpx_gt_u32_sdwa vcc, v201, v150 src0_sel:DWORD src1_sel:DWORD // f92cb97dc9000606
v_cmpx_gt_u32_sdwa vcc, v107, v64 src0_sel:BYTE_0 src1_sel:BYTE_2 // f980b87d6b000002
v_cmpx_le_f16_sdwa s[40:41], v63, v49 src0_sel:DWORD src1_sel:DWORD // f962667c3fa80606
v_cmpx_le_f16_sdwa ttmp[6:7], flat_scratch_lo, -2 src0_sel:BYTE_3 src1_sel:BYTE_1 // f984677c66f28381
v_cmpx_le_f32_sdwa vcc, v234, v57 src0_sel:DWORD src1_sel:DWORD // f972a67cea000606
v_cmpx_le_f32_sdwa vcc, v61, v135 src0_sel:DWORD src1_sel:BYTE_3 // f90ea77c3d000603
v_cmpx_le_i16_sdwa vcc, v20, v156 src0_sel:DWORD src1_sel:DWORD // f938677d14000606
v_cmpx_le_i16_sdwa s[28:29], -1, 0 src0_sel:WORD_1 src1_sel:BYTE_3 // f900677dc19c8583
v_cmpx_le_i32_sdwa s[98:99], v50, v12 src0_sel:DWORD src1_sel:DWORD // f918a67d32e20606
v_cmpx_le_i32_sdwa s[72:73], sext(v136), v81 src0_sel:BYTE_2 src1_sel:DWORD // f9a2a67d88c80a06
v_cmpx_le_u16_sdwa s[52:53], v156, v28 src0_sel:DWORD src1_sel:DWORD // f938767d9cb40606
v_cmpx_le_u16_sdwa s[80:81], s65, v134 src0_sel:BYTE_3 src1_sel:WORD_1 // f90c777d41d08305
v_cmpx_le_u32_sdwa s[92:93], v95, v31 src0_sel:DWORD src1_sel:DWORD // f93eb67d5fdc0606
v_cmpx_le_u32_sdwa s[48:49], sext(v162), sext(s26) src0_sel:DWORD src1_sel:BYTE_0 // f934b67da2b00e88
v_cmpx_lg_f16_sdwa s[44:45], v115, v93 src0_sel:DWORD src1_sel:DWORD // f9ba6a7c73ac0606
v_cmpx_lg_f16_sdwa vcc, -v124, abs(v118) src0_sel:BYTE_1 src1_sel:BYTE_3 // v_cmpx_lg_f16_sdwa vcc, -v124, |v118| src0_sel:BYTE_1 src1_sel:BYTE_3 // f9ec6a7c7c001123
v_cmpx_lg_f32_sdwa vcc, v91, v56 src0_sel:DWORD src1_sel:DWORD // f970aa7c5b000606
v_cmpx_lg_f32_sdwa s[0:1], v235, -|v70| src0_sel:DWORD src1_sel:BYTE_0 // f98caa7ceb800630
v_cmpx_lt_f16_sdwa vcc, v88, v131 src0_sel:DWORD src1_sel:DWORD // f906637c58000606
v_cmpx_lt_f16_sdwa ttmp[6:7], -|v18|, |s36| src0_sel:WORD_0 src1_sel:BYTE_0 // f948627c12f234a0
v_cmpx_lt_f32_sdwa s[64:65], v149, v91 src0_sel:DWORD src1_sel:DWORD // f9b6a27c95c00606
v_cmpx_lt_f32_sdwa flat_scratch, v184, 0.5 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9e0a37cb8e60180
v_cmpx_lt_i16_sdwa vcc, v113, v200 src0_sel:DWORD src1_sel:DWORD // f990637d71000606
v_cmpx_lt_i16_sdwa vcc, v224, sext(v84) src0_sel:BYTE_0 src1_sel:WORD_1 // f9a8627de000000d
v_cmpx_lt_i32_sdwa vcc, v94, v141 src0_sel:DWORD src1_sel:DWORD // f91aa37d5e000606
v_cmpx_lt_i32_sdwa vcc, v31, v74 src0_sel:BYTE_0 src1_sel:BYTE_1 // f994a27d1f000001
v_cmpx_lt_u16_sdwa vcc, v182, v190 src0_sel:DWORD src1_sel:DWORD // f97c737db6000606
v_cmpx_lt_u16_sdwa s[80:81], v61, v83 src0_sel:BYTE_2 src1_sel:BYTE_0 // f9a6727d3dd00200
v_cmpx_lt_u32_sdwa s[2:3], v106, v150 src0_sel:DWORD src1_sel:DWORD // f92cb37d6a820606
v_cmpx_lt_u32_sdwa s[10:11], sext(v191), v139 src0_sel:DWORD src1_sel:BYTE_1 // f916b37dbf8a0e01
v_cmpx_ne_i16_sdwa s[30:31], v84, v110 src0_sel:DWORD src1_sel:DWORD // f9dc6a7d549e0606
v_cmpx_ne_i16_sdwa s[40:41], 64, v179 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9666b7dc0a88100
v_cmpx_ne_i32_sdwa s[68:69], v93, v102 src0_sel:DWORD src1_sel:DWORD // f9ccaa7d5dc40606
v_cmpx_ne_i32_sdwa s[40:41], sext(s30), v30 src0_sel:BYTE_2 src1_sel:WORD_1 // f93caa7d1ea88a05
v_cmpx_ne_u16_sdwa flat_scratch, v197, v35 src0_sel:DWORD src1_sel:DWORD // f9467a7dc5e60606
v_cmpx_ne_u16_sdwa s[100:101], s10, -16 src0_sel:DWORD src1_sel:BYTE_3 // f9a07b7d0ae48683
v_cmpx_ne_u32_sdwa s[2:3], v188, v36 src0_sel:DWORD src1_sel:DWORD // f948ba7dbc820606
v_cmpx_ne_u32_sdwa ttmp[6:7], -16, v143 src0_sel:WORD_0 src1_sel:BYTE_3 // f91ebb7dd0f28403
v_cmpx_neq_f16_sdwa s[86:87], v105, v126 src0_sel:DWORD src1_sel:DWORD // f9fc7a7c69d60606
v_cmpx_neq_f16_sdwa s[24:25], v40, abs(v8) src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmpx_neq_f16_sdwa s[24:25], v40, |v8| src0_sel:WORD_0 src1_sel:BYTE_0 // f9107a7c28980420
v_cmpx_neq_f32_sdwa vcc, v71, v250 src0_sel:DWORD src1_sel:DWORD // f9f4bb7c47000606
v_cmpx_neq_f32_sdwa flat_scratch, v142, -v201 src0_sel:BYTE_1 src1_sel:WORD_0 // f992bb7c8ee60114
v_cmpx_nge_f16_sdwa flat_scratch, v5, v7 src0_sel:DWORD src1_sel:DWORD // f90e727c05e60606
v_cmpx_nge_f16_sdwa s[28:29], 4.0, abs(v29) src0_sel:BYTE_1 src1_sel:BYTE_1 // v_cmpx_nge_f16_sdwa s[28:29], 4.0, |v29| src0_sel:BYTE_1 src1_sel:BYTE_1 // f93a727cf69c8121
v_cmpx_nge_f32_sdwa s[64:65], v168, v222 src0_sel:DWORD src1_sel:DWORD // f9bcb37ca8c00606
v_cmpx_nge_f32_sdwa vcc, -v90, v247 src0_sel:WORD_0 src1_sel:WORD_1 // f9eeb37c5a001405
v_cmpx_ngt_f16_sdwa vcc, v220, v79 src0_sel:DWORD src1_sel:DWORD // f99e767cdc000606
v_cmpx_ngt_f16_sdwa s[34:35], -v179, -4.0 src0_sel:WORD_1 src1_sel:BYTE_2 // f9ee777cb3a21582
v_cmpx_ngt_f32_sdwa s[92:93], v136, v166 src0_sel:DWORD src1_sel:DWORD // f94cb77c88dc0606
v_cmpx_ngt_f32_sdwa s[56:57], -s90, v109 src0_sel:BYTE_3 src1_sel:BYTE_0 // f9dab67c5ab89300
v_cmpx_nle_f16_sdwa s[16:17], v0, v255 src0_sel:DWORD src1_sel:DWORD // f9fe797c00900606
v_cmpx_nle_f16_sdwa s[0:1], |s60|, v141 src0_sel:BYTE_2 src1_sel:WORD_1 // f91a797c3c80a205
v_cmpx_nle_f32_sdwa vcc, v236, v234 src0_sel:DWORD src1_sel:DWORD // f9d4b97cec000606
v_cmpx_nle_f32_sdwa vcc, 1.0, v247 src0_sel:BYTE_1 src1_sel:WORD_0 // f9eeb97cf2008104
v_cmpx_nlg_f16_sdwa s[28:29], v131, v169 src0_sel:DWORD src1_sel:DWORD // f952757c839c0606
v_cmpx_nlg_f16_sdwa vcc, |v100|, |v157| src0_sel:WORD_1 src1_sel:BYTE_3 // f93a757c64002523
v_cmpx_nlg_f32_sdwa vcc, v159, v69 src0_sel:DWORD src1_sel:DWORD // f98ab47c9f000606
v_cmpx_nlg_f32_sdwa vcc, s53, -|v127| src0_sel:WORD_1 src1_sel:BYTE_3 // f9feb47c35008533
v_cmpx_nlt_f16_sdwa vcc, v60, v215 src0_sel:DWORD src1_sel:DWORD // f9ae7d7c3c000606
v_cmpx_nlt_f16_sdwa s[80:81], v25, -4.0 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9ee7d7c19d00180
v_cmpx_nlt_f32_sdwa vcc, v138, v199 src0_sel:DWORD src1_sel:DWORD // f98ebd7c8a000606
v_cmpx_nlt_f32_sdwa vcc, 1.0, -|s50| src0_sel:BYTE_3 src1_sel:BYTE_0 // f964bc7cf20083b0
v_cmpx_o_f16_sdwa vcc, v115, v61 src0_sel:DWORD src1_sel:DWORD // f97a6e7c73000606
v_cmpx_o_f16_sdwa vcc, |v81|, -2 src0_sel:DWORD src1_sel:BYTE_3 // f9846f7c51002683
v_cmpx_o_f32_sdwa s[16:17], v175, v31 src0_sel:DWORD src1_sel:DWORD // f93eae7caf900606
v_cmpx_o_f32_sdwa vcc, |v102|, v55 src0_sel:BYTE_2 src1_sel:BYTE_3 // f96eae7c66002203
v_cmpx_t_i16_sdwa vcc, v80, v201 src0_sel:DWORD src1_sel:DWORD // f9926f7d50000606
v_cmpx_t_i16_sdwa s[62:63], exec_lo, 0 src0_sel:WORD_0 src1_sel:BYTE_0 // f9006f7d7ebe8480
v_cmpx_t_i32_sdwa s[20:21], v214, v169 src0_sel:DWORD src1_sel:DWORD // f952af7dd6940606
v_cmpx_t_i32_sdwa s[14:15], v11, v125 src0_sel:DWORD src1_sel:WORD_1 // f9faae7d0b8e0605
v_cmpx_t_u16_sdwa s[76:77], v234, v68 src0_sel:DWORD src1_sel:DWORD // f9887e7deacc0606
v_cmpx_t_u16_sdwa s[90:91], 1, v62 src0_sel:WORD_0 src1_sel:WORD_1 // f97c7e7d81da8405
v_cmpx_t_u32_sdwa vcc, v78, v167 src0_sel:DWORD src1_sel:DWORD // f94ebf7d4e000606
v_cmpx_t_u32_sdwa vcc, s97, 17 src0_sel:WORD_0 src1_sel:BYTE_2 // f922bf7d61008482
v_cmpx_tru_f16_sdwa s[26:27], v223, v127 src0_sel:DWORD src1_sel:DWORD // f9fe7e7cdf9a0606
v_cmpx_tru_f16_sdwa s[34:35], |s79|, |v138| src0_sel:WORD_1 src1_sel:BYTE_1 // f9147f7c4fa2a521
v_cmpx_tru_f32_sdwa s[96:97], v111, v41 src0_sel:DWORD src1_sel:DWORD // f952be7c6fe00606
v_cmpx_tru_f32_sdwa s[82:83], s16, -v175 src0_sel:BYTE_2 src1_sel:WORD_0 // f95ebf7c10d28214
v_cmpx_u_f16_sdwa vcc, v42, v48 src0_sel:DWORD src1_sel:DWORD // f960707c2a000606
v_cmpx_u_f16_sdwa vcc, v239, -v209 src0_sel:WORD_1 src1_sel:BYTE_2 // f9a2717cef000512
v_cmpx_u_f32_sdwa vcc, v37, v76 src0_sel:DWORD src1_sel:DWORD // f998b07c25000606
v_cmpx_u_f32_sdwa ttmp[6:7], -v226, -0.5 src0_sel:BYTE_2 src1_sel:WORD_1 // f9e2b17ce2f21285
v_cndmask_b32_sdwa v195, v69, v132, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f908870145060606
v_cndmask_b32_sdwa v244, 0, v103, vcc clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_0 // f9cee80180358400
v_cos_f16_sdwa v106, v193 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f994d47ec1060600
v_cos_f16_sdwa v195, 4.0 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f994867ff6208300
v_cos_f32_sdwa v27, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f954367e8f060600
v_cos_f32_sdwa v22, v223 mul:4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f9542c7edf800500
v_cvt_f16_f32_sdwa v139, v173 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f914167fad060600
v_cvt_f16_f32_sdwa v183, -v189 clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f9146e7fbd691500
v_cvt_f16_i16_sdwa v121, v209 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f974f27ed1060600
v_cvt_f16_i16_sdwa v111, v202 clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f974de7eca250200
v_cvt_f16_u16_sdwa v15, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9721e7e5c060600
v_cvt_f16_u16_sdwa v35, -16 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f972467ed0018100
v_cvt_f32_f16_sdwa v38, v126 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9164c7e7e060600
v_cvt_f32_f16_sdwa v37, neg(v115) dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // v_cvt_f32_f16_sdwa v37, -v115 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9164a7e73151400
v_cvt_f32_i32_sdwa v99, v167 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f90ac67ea7060600
v_cvt_f32_i32_sdwa v225, v30 mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f90ac27f1e510500
v_cvt_f32_u32_sdwa v180, v235 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f90c687feb060600
v_cvt_f32_u32_sdwa v254, v179 div:2 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:DWORD // f90cfc7fb3cc0600
v_cvt_f32_ubyte0_sdwa v207, v72 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9229e7f48060600
v_cvt_f32_ubyte0_sdwa v103, 1 clamp mul:2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f922ce7e81758100
v_cvt_f32_ubyte1_sdwa v129, v186 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f924027fba060600
v_cvt_f32_ubyte1_sdwa v101, sext(v23) clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f924ca7e17260e00
v_cvt_f32_ubyte2_sdwa v92, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f926b87e0c060600
v_cvt_f32_ubyte2_sdwa v75, v92 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f926967e5c100200
v_cvt_f32_ubyte3_sdwa v146, v76 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f928247f4c060600
v_cvt_f32_ubyte3_sdwa v232, sext(v4) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f928d07f04050800
v_cvt_flr_i32_f32_sdwa v205, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f91a9a7f1c060600
v_cvt_flr_i32_f32_sdwa v146, neg(v214) dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // v_cvt_flr_i32_f32_sdwa v146, -v214 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f91a247fd6161500
v_cvt_i16_f16_sdwa v146, v129 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f978247f81060600
v_cvt_i16_f16_sdwa v243, |v84| dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f978e67f54122000
v_cvt_i32_f32_sdwa v60, v159 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f910787e9f060600
v_cvt_i32_f32_sdwa v81, v95 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f910a27e5f0c0500
v_cvt_norm_i16_f16_sdwa v150, v156 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f99a2c7f9c060600
v_cvt_norm_i16_f16_sdwa v138, s85 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f99a147f550c8200
v_cvt_norm_u16_f16_sdwa v76, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f99c987e8d060600
v_cvt_norm_u16_f16_sdwa v91, -|v58| clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f99cb67e3a233200
v_cvt_off_f32_i4_sdwa v126, v124 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f91cfc7e7c060600
v_cvt_off_f32_i4_sdwa v21, sext(s63) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f91c2a7e3f218e00
v_cvt_rpi_i32_f32_sdwa v63, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9187e7e1c060600
v_cvt_rpi_i32_f32_sdwa v166, -2 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f9184c7fc2138600
v_cvt_u16_f16_sdwa v205, v205 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9769a7fcd060600
v_cvt_u16_f16_sdwa v32, -1.0 clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f976407ef32c8000
v_cvt_u32_f32_sdwa v171, v252 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f90e567ffc060600
v_cvt_u32_f32_sdwa v129, -v175 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:DWORD // f90e027faf2b1600
v_exp_f16_sdwa v235, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f982d67f33060600
v_exp_f16_sdwa v38, s19 clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:DWORD // f9824c7e132c8600
v_exp_f32_sdwa v116, v133 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f940e87e85060600
v_exp_f32_sdwa v211, v56 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f940a67f38330600
v_exp_legacy_f32_sdwa v241, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f996e27f0d060600
v_exp_legacy_f32_sdwa v96, -4.0 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f996c07ef7228100
v_ffbh_i32_sdwa v95, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f95ebe7e8c060600
v_ffbh_i32_sdwa v109, v195 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f95eda7ec3010400
v_ffbh_u32_sdwa v217, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f95ab27f51060600
v_ffbh_u32_sdwa v199, sext(v203) dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f95a8e7fcb0a0a00
v_ffbl_b32_sdwa v213, v148 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f95caa7f94060600
v_ffbl_b32_sdwa v37, s98 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f95c4a7e62098200
v_floor_f16_sdwa v8, v156 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f988107e9c060600
v_floor_f16_sdwa v185, neg(v208) clamp div:2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 // v_floor_f16_sdwa v185, -v208 clamp div:2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f988727fd0e41400
v_floor_f32_sdwa v141, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f93e1a7fff060600
v_floor_f32_sdwa v209, |v191| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f93ea27fbf212400
v_fract_f16_sdwa v17, v175 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f990227eaf060600
v_fract_f16_sdwa v230, abs(v29) clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD // v_fract_f16_sdwa v230, |v29| clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f990cc7f1d612600
v_fract_f32_sdwa v128, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f936007f1b060600
v_fract_f32_sdwa v17, |v65| dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f936227e41092200
v_frexp_exp_i16_f16_sdwa v21, v232 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9862a7ee8060600
v_frexp_exp_i16_f16_sdwa v220, -|v20| dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f986b87f14053100
v_frexp_exp_i32_f32_sdwa v5, v116 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9660a7e74060600
v_frexp_exp_i32_f32_sdwa v131, -|v182| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f966067fb6133400
v_frexp_mant_f16_sdwa v199, v115 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9848e7f73060600
v_frexp_mant_f16_sdwa v173, 0.5 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f9845a7ff0128300
v_frexp_mant_f32_sdwa v199, v196 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9688e7fc4060600
v_frexp_mant_f32_sdwa v248, -4.0 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f968f07ff70a8300
v_ldexp_f16_sdwa v127, v183, v228 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9c8ff66b7060606
v_ldexp_f16_sdwa v143, s26, v208 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:WORD_1 // f9a01f671a068305
v_log_f16_sdwa v166, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9804c7f63060600
v_log_f16_sdwa v213, v165 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f980aa7fa5150600
v_log_f32_sdwa v153, v113 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f942327f71060600
v_log_f32_sdwa v184, |v47| clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f942707f2f302000
v_log_legacy_f32_sdwa v57, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f998727e3b060600
v_log_legacy_f32_sdwa v247, -v140 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:DWORD // f998ee7f8c0a1600
v_lshlrev_b16_sdwa v31, v96, v247 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9ee3f5460060606
v_lshlrev_b16_sdwa v11, v138, sext(ttmp5) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_1 // f9e216548a0e0089
v_lshlrev_b32_sdwa v79, v253, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f92a9f24fd060606
v_lshlrev_b32_sdwa v201, sext(v10), s47 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_1 // f95e92250a040b81
v_lshrrev_b16_sdwa v126, v6, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f914fc5606060606
v_lshrrev_b16_sdwa v75, v212, v209 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_3 // f9a29756d4200403
v_lshrrev_b32_sdwa v55, v67, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9b66e2043060606
v_lshrrev_b32_sdwa v78, sext(v128), 0 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_3 // f9009d2080260983
v_max_f16_sdwa v33, v200, v124 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9f8425ac8060606
v_max_f16_sdwa v131, 2.0, |v203| dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_2 // f996075bf40b8522
v_max_f32_sdwa v80, v173, v116 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9e8a016ad060606
v_max_f32_sdwa v198, |v206|, 0.5 mul:2 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_2 // f9e08d17ce432082
v_max_i16_sdwa v142, v194, v119 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9ee1c61c2060606
v_max_i16_sdwa v122, sext(v3), s15 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_2 // f91ef46003040d82
v_max_i32_sdwa v196, v56, v222 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9bc891b38060606
v_max_i32_sdwa v132, sext(v242), sext(v34) clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:BYTE_1 // f944081bf2360909
v_max_u16_sdwa v215, v60, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f976ae5f3c060606
v_max_u16_sdwa v191, v97, v74 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:DWORD // f9947e5f610a0406
v_max_u32_sdwa v174, v187, v183 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f96e5d1fbb060606
v_max_u32_sdwa v166, v77, sext(v71) clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_1 // f98e4c1f4d2b040d
v_min_f16_sdwa v237, v37, v175 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f95edb5d25060606
v_min_f16_sdwa v171, 0, v183 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_0 // f96e575d80308200
v_min_f32_sdwa v85, v29, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f926aa141d060606
v_min_f32_sdwa v216, |v110|, -v129 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:WORD_1 // f902b1156e0c2115
v_min_i16_sdwa v96, v240, v170 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f954c164f0060606
v_min_i16_sdwa v194, v191, 64 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0 // f9808565bf020584
v_min_i32_sdwa v74, v229, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9749418e5060606
v_min_i32_sdwa v213, v7, v217 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 // f9b2ab1907140605
v_min_u16_sdwa v197, v128, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9bc8a6380060606
v_min_u16_sdwa v159, s69, v80 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_2 // f9a03e6345008502
v_min_u32_sdwa v137, v199, v64 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f980121dc7060606
v_min_u32_sdwa v248, sext(v255), s84 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD // f9a8f01dff140a86
v_mov_b32_sdwa v206, v170 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9029c7faa060600
v_mov_b32_sdwa v235, v70 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f902d67f46210400
v_mul_f16_sdwa v245, v248, v75 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f996ea45f8060606
v_mul_f16_sdwa v232, exec_lo, |v248| dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_1 // f9f0d1457e108325
v_mul_f32_sdwa v34, v183, v165 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f94a450ab7060606
v_mul_f32_sdwa v163, v54, |v118| div:2 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:BYTE_0 // f9ec460b36d40320
v_mul_hi_i32_i24_sdwa v84, v100, v160 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f940a90e64060606
v_mul_hi_i32_i24_sdwa v3, 0, 17 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // f922070e802b8481
v_mul_hi_u32_u24_sdwa v243, v250, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f90ce613fa060606
v_mul_hi_u32_u24_sdwa v144, v84, v235 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_1 // f9d62113540b0405
v_mul_i32_i24_sdwa v155, v248, v230 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9cc370df8060606
v_mul_i32_i24_sdwa v31, v33, sext(v240) clamp dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_2 // f9e03f0c212d030a
v_mul_legacy_f32_sdwa v127, v101, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f976ff0865060606
v_mul_legacy_f32_sdwa v148, 0.5, -|s69| dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // f98a2809f00386b4
v_mul_lo_u16_sdwa v191, v89, v235 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9d67f5359060606
v_mul_lo_u16_sdwa v224, v166, v139 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0 // f916c153a6000300
v_mul_u32_u24_sdwa v126, v196, v228 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9c8fd10c4060606
v_mul_u32_u24_sdwa v160, 64, -16 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:BYTE_3 // f9a04111c0028283
v_not_b32_sdwa v77, v201 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9569a7ec9060600
v_not_b32_sdwa v214, v112 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f956ac7f70100000
v_or_b32_sdwa v23, v34, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9382e2822060606
v_or_b32_sdwa v146, sext(v125), v115 clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0 // f9e624297d250800
v_rcp_f16_sdwa v232, v195 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f97ad07fc3060600
v_rcp_f16_sdwa v85, 4.0 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f97aaa7ef6168400
v_rcp_f32_sdwa v111, v176 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f944de7eb0060600
v_rcp_f32_sdwa v108, -0.5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f944d87ef1068000
v_rcp_iflag_f32_sdwa v35, v190 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f946467ebe060600
v_rcp_iflag_f32_sdwa v137, neg(v33) mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // v_rcp_iflag_f32_sdwa v137, -v33 mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f946127f21891200
v_rndne_f16_sdwa v125, v205 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f98efa7ecd060600
v_rndne_f16_sdwa v67, |v190| dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f98e867ebe142200
v_rndne_f32_sdwa v74, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f93c947e1f060600
v_rndne_f32_sdwa v123, v228 mul:2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f93cf67ee4450500
v_rsq_f16_sdwa v229, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f97eca7f58060600
v_rsq_f16_sdwa v18, -s34 mul:2 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f97e247e22439100
v_rsq_f32_sdwa v241, v111 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f948e27f6f060600
v_rsq_f32_sdwa v117, -v197 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f948ea7ec5081100
v_sat_pk_u8_i16_sdwa v29, v189 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f99e3a7ebd060600
v_sat_pk_u8_i16_sdwa v30, sext(v227) clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f99e3c7ee3340d00
v_screen_partition_4se_b32_sdwa v220, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f96eb87f52060600
v_screen_partition_4se_b32_sdwa v179, v94 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f96e667f5e120300
v_sin_f16_sdwa v149, v69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9922a7f45060600
v_sin_f16_sdwa v2, v201 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f992047ec9160400
v_sin_f32_sdwa v200, v194 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f952907fc2060600
v_sin_f32_sdwa v27, v162 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f952367ea2100100
v_sqrt_f16_sdwa v42, v137 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f97c547e89060600
v_sqrt_f16_sdwa v160, -2 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f97c407fc20c8000
v_sqrt_f32_sdwa v57, v181 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f94e727eb5060600
v_sqrt_f32_sdwa v4, 0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f94e087e800e8500
v_sub_co_u32_sdwa v31, vcc, v238, v225 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9c23f34ee060606
v_sub_co_u32_sdwa v233, vcc, v233, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // f92ed235e9060106
v_sub_f16_sdwa v91, v83, v205 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f99ab74053060606
v_sub_f16_sdwa v66, flat_scratch_lo, abs(v13) clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0 // v_sub_f16_sdwa v66, flat_scratch_lo, |v13| clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0 // f91a844066258424
v_sub_f32_sdwa v217, v208, v135 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f90eb305d0060606
v_sub_f32_sdwa v112, -|v220|, -|v68| dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_0 // f988e004dc103530
v_sub_u16_sdwa v133, v176, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f96a0a4fb0060606
v_sub_u16_sdwa v178, sext(v57), sext(v155) dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:WORD_1 // f936654f390c0d0d
v_sub_u32_sdwa v190, v183, v72 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9907c6bb7060606
v_sub_u32_sdwa v216, -16, v87 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_0 // f9aeb06bd00a8404
v_subb_co_u32_sdwa v55, vcc, v32, v97, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9c26e3a20060606
v_subb_co_u32_sdwa v166, vcc, v248, v7, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0 // f90e4c3bf8000300
v_subbrev_co_u32_sdwa v219, vcc, v46, v217, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9b2b73d2e060606
v_subbrev_co_u32_sdwa v191, vcc, 17, v87, vcc clamp dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_3 // f9ae7e3d912d8503
v_subrev_co_u32_sdwa v89, vcc, v220, v236 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9d8b336dc060606
v_subrev_co_u32_sdwa v229, vcc, 0, 17 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD // f922cb3780168286
v_subrev_f16_sdwa v37, v138, v203 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9964b428a060606
v_subrev_f16_sdwa v210, |v96|, abs(v55) mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_1 // v_subrev_f16_sdwa v210, |v96|, |v55| mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_1 // f96ea44360912621
v_subrev_f32_sdwa v147, v101, v200 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f990270765060606
v_subrev_f32_sdwa v19, |v195|, -v253 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1 // f9fa2706c3022111
v_subrev_u16_sdwa v94, v121, v220 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9b8bd5079060606
v_subrev_u16_sdwa v234, s101, v85 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_3 // f9aad45165368203
v_subrev_u32_sdwa v180, v229, v242 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9e4696de5060606
v_subrev_u32_sdwa v112, v157, 17 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2 // f922e16c9d0c0182
v_trunc_f16_sdwa v39, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f98c4e7e93060600
v_trunc_f16_sdwa v182, neg(v36) clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // v_trunc_f16_sdwa v182, -v36 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f98c6c7f24321400
v_trunc_f32_sdwa v113, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f938e27e03060600
v_trunc_f32_sdwa v180, |v180| clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD // f938687fb4242600
v_xor_b32_sdwa v48, v210, v254 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9fc612ad2060606
v_xor_b32_sdwa v163, sext(s39), 64 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_2 // f980472b27118a82
