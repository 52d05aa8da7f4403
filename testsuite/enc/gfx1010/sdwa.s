v_add_co_ci_u32_sdwa v255, vcc_lo, v0, sext(s55), vcc_lo dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1 // f96efe510015058d
v_add_f16_sdwa v206, v226, -v30 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_3 // f93c9c65e2090413
v_add_f32_sdwa v239, |v125|, -v0 clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // f900de077d242116
v_add_nc_u32_sdwa v217, s7, v203 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD // f996b34b07038306
v_and_b32_sdwa v32, s72, v43 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_1 // f956403648208501
v_ashrrev_i32_sdwa v10, sext(v0), sext(v181) clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // f96a15300025090e
v_bfrev_b32_sdwa v81, v149 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f970a27e95000400
v_ceil_f16_sdwa v184, -v99 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9b8707f63101500
v_ceil_f32_sdwa v0, -v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 // f944007e5e061500
v_cmp_class_f16_sdwa s24, -|v77|, v192 src0_sel:BYTE_1 src1_sel:WORD_0 // f9801f7d4d983104
v_cmp_class_f32_sdwa vcc_lo, |s23|, v61 src0_sel:BYTE_3 src1_sel:WORD_0 // f97a107d1700a304
v_cmp_eq_f16_sdwa s74, 2.0, s105 src0_sel:BYTE_3 src1_sel:DWORD // f9d2947df4ca8386
v_cmp_eq_f32_sdwa s105, s29, v174 src0_sel:BYTE_3 src1_sel:WORD_1 // f95c057c1de98305
v_cmp_eq_i16_sdwa s3, v35, sext(v21) src0_sel:DWORD src1_sel:BYTE_1 // f92a147d23830609
v_cmp_eq_i32_sdwa vcc_lo, sext(v194), sext(v0) src0_sel:BYTE_3 src1_sel:BYTE_0 // f900047dc2000b08
v_cmp_eq_u16_sdwa s5, v214, v112 src0_sel:DWORD src1_sel:DWORD // f9e0547dd6850606
v_cmp_eq_u32_sdwa s25, v242, v84 src0_sel:DWORD src1_sel:DWORD // f9a8847df2990606
v_cmp_f_f16_sdwa s22, 0, -|v72| src0_sel:DWORD src1_sel:BYTE_0 // f990907d80968630
v_cmp_f_f32_sdwa s65, v95, ttmp5 src0_sel:BYTE_2 src1_sel:DWORD // f9e2007c5fc10286
v_cmp_f_i32_sdwa s105, sext(s17), sext(v196) src0_sel:BYTE_3 src1_sel:BYTE_3 // f988017d11e98b0b
v_cmp_f_u32_sdwa vcc_lo, v133, s94 src0_sel:WORD_0 src1_sel:BYTE_3 // f9bc807d85000483
v_cmp_ge_f16_sdwa vcc_lo, abs(v189), -1.0 src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmp_ge_f16_sdwa vcc_lo, |v189|, -1.0 src0_sel:BYTE_1 src1_sel:WORD_0 // f9e69d7dbd002184
v_cmp_ge_f32_sdwa vcc_lo, -v176, -v255 src0_sel:BYTE_0 src1_sel:BYTE_3 // f9fe0d7cb0001013
v_cmp_ge_i16_sdwa vcc_lo, exec_hi, sext(v255) src0_sel:BYTE_1 src1_sel:WORD_0 // f9fe1d7d7f00810c
v_cmp_ge_i32_sdwa vcc_hi, 64, v253 src0_sel:BYTE_3 src1_sel:BYTE_0 // f9fa0d7dc0eb8300
v_cmp_ge_u16_sdwa vcc_lo, v241, v246 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9ec5d7df1000001
v_cmp_ge_u32_sdwa s102, v1, v50 src0_sel:WORD_0 src1_sel:BYTE_1 // f9648c7d01e60401
v_cmp_gt_f16_sdwa vcc_lo, 0.5, -v140 src0_sel:BYTE_0 src1_sel:BYTE_0 // f918997df0008010
v_cmp_gt_f32_sdwa s105, 64, |s105| src0_sel:BYTE_2 src1_sel:BYTE_1 // f9d2087cc0e982a1
v_cmp_gt_i16_sdwa vcc_lo, sext(s60), sext(v246) src0_sel:BYTE_1 src1_sel:WORD_1 // f9ec197d3c00890d
v_cmp_gt_i32_sdwa vcc_lo, -1, 0 src0_sel:BYTE_1 src1_sel:WORD_1 // f900097dc1008185
v_cmp_gt_u16_sdwa s23, v5, exec_lo src0_sel:BYTE_2 src1_sel:DWORD // f9fc587d05970286
v_cmp_gt_u32_sdwa exec_hi, sext(v255), 1 src0_sel:WORD_0 src1_sel:DWORD // f902897dffff0c86
v_cmp_le_f16_sdwa vcc_lo, v255, v0 src0_sel:DWORD src1_sel:BYTE_3 // f900967dff000603
v_cmp_le_f32_sdwa vcc_lo, -ttmp15, v0 src0_sel:BYTE_3 src1_sel:DWORD // f900067c7b009306
v_cmp_le_i16_sdwa vcc_lo, sext(s81), m0 src0_sel:BYTE_0 src1_sel:WORD_1 // f9f8167d51008885
v_cmp_le_i32_sdwa s80, v185, v82 src0_sel:DWORD src1_sel:DWORD // f9a4067db9d00606
v_cmp_le_u16_sdwa s68, v215, 64 src0_sel:BYTE_0 src1_sel:DWORD // f980577dd7c40086
v_cmp_le_u32_sdwa vcc_hi, v210, v196 src0_sel:BYTE_2 src1_sel:WORD_0 // f988877dd2eb0204
v_cmp_lg_f16_sdwa s0, |v6|, |v236| src0_sel:DWORD src1_sel:WORD_0 // f9d89b7d06802624
v_cmp_lg_f32_sdwa vcc_lo, |v4|, v237 src0_sel:WORD_0 src1_sel:WORD_1 // f9da0b7c04002405
v_cmp_lt_f16_sdwa s98, v46, v0 src0_sel:DWORD src1_sel:BYTE_0 // f900927d2ee20600
v_cmp_lt_f32_sdwa s52, v236, |s0| src0_sel:BYTE_0 src1_sel:DWORD // f900027cecb400a6
v_cmp_lt_i16_sdwa s89, sext(v72), 17 src0_sel:BYTE_0 src1_sel:BYTE_2 // f922137d48d90882
v_cmp_lt_i32_sdwa s105, v227, v0 src0_sel:BYTE_3 src1_sel:WORD_0 // f900027de3e90304
v_cmp_lt_u16_sdwa vcc_lo, v49, v135 src0_sel:BYTE_1 src1_sel:BYTE_2 // f90e537d31000102
v_cmp_lt_u32_sdwa s98, sext(v181), v45 src0_sel:BYTE_1 src1_sel:BYTE_3 // f95a827db5e20903
v_cmp_ne_i16_sdwa s105, v219, v0 src0_sel:BYTE_0 src1_sel:WORD_0 // f9001a7ddbe90004
v_cmp_ne_i32_sdwa vcc_lo, v16, s97 src0_sel:BYTE_2 src1_sel:BYTE_0 // f9c20a7d10000280
v_cmp_ne_u16_sdwa vcc_lo, v75, v211 src0_sel:WORD_0 src1_sel:DWORD // f9a65b7d4b000406
v_cmp_ne_u32_sdwa vcc_lo, v132, v0 src0_sel:DWORD src1_sel:DWORD // f9008a7d84000606
v_cmp_neq_f16_sdwa s105, 0.15915494, v22 src0_sel:BYTE_2 src1_sel:DWORD // f92cda7df8e98206
v_cmp_neq_f32_sdwa s18, -v53, v118 src0_sel:BYTE_3 src1_sel:WORD_1 // f9ec1a7c35921305
v_cmp_nge_f16_sdwa s9, -v103, -|v255| src0_sel:BYTE_0 src1_sel:BYTE_1 // f9fed37d67891031
v_cmp_nge_f32_sdwa s105, -|s54|, v255 src0_sel:DWORD src1_sel:WORD_0 // f9fe137c36e9b604
v_cmp_ngt_f16_sdwa vcc_lo, v12, 0.15915494 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9f0d77d0c000383
v_cmp_ngt_f32_sdwa vcc_lo, 0.5, v68 src0_sel:BYTE_1 src1_sel:BYTE_3 // f988167cf0008103
v_cmp_nle_f16_sdwa vcc_lo, |v255|, -v62 src0_sel:DWORD src1_sel:BYTE_0 // f97cd87dff002610
v_cmp_nle_f32_sdwa s92, v79, s105 src0_sel:BYTE_3 src1_sel:WORD_0 // f9d2187c4fdc0384
v_cmp_nlg_f16_sdwa vcc_lo, -|v104|, v0 src0_sel:BYTE_0 src1_sel:WORD_0 // f900d47d68003004
v_cmp_nlg_f32_sdwa ttmp15, v137, v85 src0_sel:DWORD src1_sel:DWORD // f9aa147c89fb0606
v_cmp_nlt_f16_sdwa s1, -v186, 2.0 src0_sel:BYTE_0 src1_sel:BYTE_0 // f9e8dd7dba811080
v_cmp_nlt_f32_sdwa vcc_lo, v1, v17 src0_sel:DWORD src1_sel:DWORD // f9221c7c01000606
v_cmp_o_f16_sdwa s4, v0, 0.15915494 src0_sel:WORD_0 src1_sel:DWORD // f9f09f7d00840486
v_cmp_o_f32_sdwa s38, -s57, 0.5 src0_sel:BYTE_2 src1_sel:BYTE_0 // f9e00f7c39a69280
v_cmp_t_i32_sdwa vcc_lo, v76, v134 src0_sel:BYTE_1 src1_sel:BYTE_2 // f90c0f7d4c000102
v_cmp_t_u32_sdwa vcc_lo, 1, v241 src0_sel:BYTE_2 src1_sel:BYTE_0 // f9e28f7d81008200
v_cmp_tru_f16_sdwa vcc_lo, abs(v145), -|v255| src0_sel:BYTE_1 src1_sel:BYTE_0 // v_cmp_tru_f16_sdwa vcc_lo, |v145|, -|v255| src0_sel:BYTE_1 src1_sel:BYTE_0 // f9fedf7d91002130
v_cmp_tru_f32_sdwa s99, v0, v156 src0_sel:DWORD src1_sel:DWORD // f9381f7c00e30606
v_cmp_u_f16_sdwa vcc_lo, 0.15915494, neg(v250) src0_sel:WORD_0 src1_sel:DWORD // v_cmp_u_f16_sdwa vcc_lo, 0.15915494, -v250 src0_sel:WORD_0 src1_sel:DWORD // f9f4d17df8008416
v_cmp_u_f32_sdwa ttmp5, 0, v98 src0_sel:DWORD src1_sel:WORD_1 // f9c4107c80f18605
v_cmpx_class_f16_sdwa -v228, sext(s11) src0_sel:WORD_1 src1_sel:DWORD // f9163e7de400158e
v_cmpx_class_f32_sdwa v186, v0 src0_sel:BYTE_0 src1_sel:DWORD // f900307dba000006
v_cmpx_eq_f16_sdwa -v121, v209 src0_sel:WORD_1 src1_sel:WORD_1 // f9a2b57d79001505
v_cmpx_eq_f32_sdwa 1.0, -v159 src0_sel:WORD_1 src1_sel:BYTE_2 // f93e257cf2008512
v_cmpx_eq_i16_sdwa -16, -1 src0_sel:WORD_0 src1_sel:BYTE_1 // f982357dd0008481
v_cmpx_eq_i32_sdwa sext(v0), s31 src0_sel:BYTE_1 src1_sel:BYTE_1 // f93e247d00000981
v_cmpx_eq_u16_sdwa sext(v120), -1 src0_sel:BYTE_3 src1_sel:WORD_0 // f982757d78000b84
v_cmpx_eq_u32_sdwa 17, 64 src0_sel:WORD_1 src1_sel:WORD_1 // f980a57d91008585
v_cmpx_f_f16_sdwa v16, s74 src0_sel:DWORD src1_sel:WORD_1 // f994b07d10000685
v_cmpx_f_f32_sdwa |s5|, m0 src0_sel:BYTE_2 src1_sel:DWORD // f9f8207c0500a286
v_cmpx_f_i32_sdwa -1, s42 src0_sel:BYTE_3 src1_sel:BYTE_3 // f954207dc1008383
v_cmpx_f_u32_sdwa v83, 64 src0_sel:BYTE_2 src1_sel:BYTE_1 // f980a17d53000281
v_cmpx_ge_f16_sdwa v0, -v218 src0_sel:BYTE_3 src1_sel:WORD_1 // f9b4bd7d00000315
v_cmpx_ge_f32_sdwa v28, v39 src0_sel:BYTE_0 src1_sel:DWORD // f94e2c7c1c000006
v_cmpx_ge_i16_sdwa v135, v247 src0_sel:BYTE_0 src1_sel:WORD_0 // f9ee3d7d87000004
v_cmpx_ge_i32_sdwa v137, 17 src0_sel:WORD_0 src1_sel:BYTE_0 // f9222d7d89000480
v_cmpx_ge_u16_sdwa v70, v247 src0_sel:WORD_1 src1_sel:BYTE_2 // f9ee7d7d46000502
v_cmpx_ge_u32_sdwa v233, v68 src0_sel:BYTE_1 src1_sel:DWORD // f988ac7de9000106
v_cmpx_gt_f16_sdwa 1.0, |v128| src0_sel:BYTE_0 src1_sel:WORD_0 // f900b97df2008024
v_cmpx_gt_f32_sdwa 0, -|v91| src0_sel:BYTE_2 src1_sel:WORD_0 // f9b6287c80008234
v_cmpx_gt_i16_sdwa exec_hi, sext(s83) src0_sel:WORD_0 src1_sel:WORD_1 // f9a6387d7f00848d
v_cmpx_gt_i32_sdwa s35, v241 src0_sel:DWORD src1_sel:BYTE_3 // f9e2297d23008603
v_cmpx_gt_u16_sdwa sext(v145), v255 src0_sel:BYTE_0 src1_sel:BYTE_0 // f9fe797d91000800
v_cmpx_gt_u32_sdwa v255, -16 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9a0a97dff000081
v_cmpx_le_f16_sdwa v27, v225 src0_sel:BYTE_2 src1_sel:WORD_1 // f9c2b77d1b000205
v_cmpx_le_f32_sdwa neg(v58), v0 src0_sel:DWORD src1_sel:BYTE_3 // v_cmpx_le_f32_sdwa -v58, v0 src0_sel:DWORD src1_sel:BYTE_3 // f900267c3a001603
v_cmpx_le_i16_sdwa v241, 64 src0_sel:BYTE_0 src1_sel:BYTE_3 // f980377df1000083
v_cmpx_le_i32_sdwa v255, sext(v51) src0_sel:BYTE_1 src1_sel:BYTE_2 // f966267dff00010a
v_cmpx_le_u16_sdwa -1, v255 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9fe777dc1008303
v_cmpx_le_u32_sdwa sext(v201), sext(v0) src0_sel:BYTE_1 src1_sel:BYTE_2 // f900a67dc900090a
v_cmpx_lg_f16_sdwa |v22|, 1.0 src0_sel:WORD_0 src1_sel:DWORD // f9e4bb7d16002486
v_cmpx_lg_f32_sdwa v79, v197 src0_sel:DWORD src1_sel:BYTE_3 // f98a2b7c4f000603
v_cmpx_lt_f16_sdwa v255, v9 src0_sel:DWORD src1_sel:DWORD // f912b27dff000606
v_cmpx_lt_f32_sdwa v109, 0 src0_sel:BYTE_1 src1_sel:BYTE_1 // f900237c6d000181
v_cmpx_lt_i16_sdwa -16, sext(v150) src0_sel:WORD_1 src1_sel:BYTE_2 // f92c337dd000850a
v_cmpx_lt_i32_sdwa v0, sext(v248) src0_sel:BYTE_3 src1_sel:BYTE_2 // f9f0237d0000030a
v_cmpx_lt_u16_sdwa exec_hi, v0 src0_sel:WORD_1 src1_sel:WORD_0 // f900727d7f008504
v_cmpx_lt_u32_sdwa sext(v182), v94 src0_sel:BYTE_1 src1_sel:BYTE_1 // f9bca27db6000901
v_cmpx_ne_i16_sdwa v213, sext(v13) src0_sel:BYTE_3 src1_sel:DWORD // f91a3a7dd500030e
v_cmpx_ne_i32_sdwa v255, v69 src0_sel:BYTE_2 src1_sel:BYTE_3 // f98a2a7dff000203
v_cmpx_ne_u16_sdwa v116, sext(v127) src0_sel:WORD_0 src1_sel:BYTE_2 // f9fe7a7d7400040a
v_cmpx_ne_u32_sdwa v199, v255 src0_sel:BYTE_3 src1_sel:BYTE_1 // f9feab7dc7000301
v_cmpx_neq_f16_sdwa v78, v233 src0_sel:BYTE_2 src1_sel:DWORD // f9d2fb7d4e000206
v_cmpx_neq_f32_sdwa -v21, -2 src0_sel:WORD_0 src1_sel:WORD_1 // f9843b7c15001485
v_cmpx_nge_f16_sdwa |v5|, -4.0 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9eef37d05002283
v_cmpx_nge_f32_sdwa v202, v166 src0_sel:BYTE_3 src1_sel:WORD_1 // f94c337cca000305
v_cmpx_ngt_f16_sdwa 0.15915494, v38 src0_sel:DWORD src1_sel:BYTE_0 // f94cf67df8008600
v_cmpx_ngt_f32_sdwa -v132, -4.0 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9ee377c84001383
v_cmpx_nle_f16_sdwa |v109|, v168 src0_sel:DWORD src1_sel:BYTE_1 // f950f97d6d002601
v_cmpx_nle_f32_sdwa |v138|, -s20 src0_sel:BYTE_2 src1_sel:BYTE_2 // f928387c8a002292
v_cmpx_nlg_f16_sdwa -v0, 1.0 src0_sel:WORD_0 src1_sel:BYTE_2 // f9e4f57d00001482
v_cmpx_nlg_f32_sdwa v213, v141 src0_sel:DWORD src1_sel:DWORD // f91a357cd5000606
v_cmpx_nlt_f16_sdwa v255, |v38| src0_sel:BYTE_2 src1_sel:BYTE_1 // f94cfc7dff000221
v_cmpx_nlt_f32_sdwa s0, |v194| src0_sel:BYTE_3 src1_sel:DWORD // f9843d7c00008326
v_cmpx_o_f16_sdwa -s105, |ttmp15| src0_sel:BYTE_3 src1_sel:DWORD // f9f6be7d690093a6
v_cmpx_o_f32_sdwa -v255, -|v255| src0_sel:BYTE_3 src1_sel:BYTE_2 // f9fe2f7cff001332
v_cmpx_t_i32_sdwa sext(v49), v173 src0_sel:BYTE_3 src1_sel:BYTE_2 // f95a2f7d31000b02
v_cmpx_t_u32_sdwa -1, v155 src0_sel:DWORD src1_sel:BYTE_0 // f936af7dc1008600
v_cmpx_tru_f16_sdwa v250, -v159 src0_sel:WORD_0 src1_sel:BYTE_2 // f93eff7dfa000412
v_cmpx_tru_f32_sdwa -|v58|, -v80 src0_sel:BYTE_1 src1_sel:WORD_0 // f9a03e7c3a003114
v_cmpx_u_f16_sdwa 0.5, -2 src0_sel:BYTE_1 src1_sel:DWORD // f984f17df0008186
v_cmpx_u_f32_sdwa v221, s4 src0_sel:WORD_1 src1_sel:BYTE_0 // f908307cdd000580
v_cndmask_b32_sdwa v255, s105, |v140|, vcc_lo dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // f918ff0369118626
v_cos_f16_sdwa v100, |v250| clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9c2c87efa352400
v_cos_f32_sdwa v174, exec_hi div:2 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f96c5c7f7fca8500
v_cvt_f16_f32_sdwa v145, neg(v0) clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // v_cvt_f16_f32_sdwa v145, -v0 clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f914227f00281000
v_cvt_f16_i16_sdwa v194, v0 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f9a2847f00000100
v_cvt_f16_u16_sdwa v255, 64 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f9a0fe7fc0118000
v_cvt_f32_f16_sdwa v223, abs(v0) clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // v_cvt_f32_f16_sdwa v223, |v0| clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f916be7f00712600
v_cvt_f32_i32_sdwa v255, v95 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f90afe7f5f150200
v_cvt_f32_u32_sdwa v44, sext(v0) mul:2 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f90c587e00480b00
v_cvt_f32_ubyte0_sdwa v63, v239 div:2 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9227e7eefd00500
v_cvt_f32_ubyte1_sdwa v0, v0 clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f924007e00240000
v_cvt_f32_ubyte2_sdwa v172, v171 clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f926587fab2a0400
v_cvt_f32_ubyte3_sdwa v123, 17 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f928f67e91058200
v_cvt_flr_i32_f32_sdwa v192, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f91a807fff060600
v_cvt_i16_f16_sdwa v223, |v39| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9a6be7f27162400
v_cvt_i32_f32_sdwa v147, 64 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f910267fc0328200
v_cvt_norm_i16_f16_sdwa v255, 64 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f9c6fe7fc00a8300
v_cvt_norm_u16_f16_sdwa v199, v32 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f9c88e7f20130000
v_cvt_off_f32_i4_sdwa v30, sext(v0) dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f91c3c7e00030a00
v_cvt_pkrtz_f16_f32_sdwa v82, -0.5, s97 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_0 // f9c2a45ef1148280
v_cvt_rpi_i32_f32_sdwa v255, -|v255| dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f918fe7fff043200
v_cvt_u16_f16_sdwa v17, v104 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f9a4227e680e0400
v_cvt_u32_f32_sdwa v159, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f90e3e7f00060600
v_exp_f16_sdwa v185, 0.15915494 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9b0727ff8138500
v_exp_f32_sdwa v255, v211 mul:2 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f94afe7fd3530400
v_ffbh_i32_sdwa v255, s88 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f976fe7f58058600
v_ffbh_u32_sdwa v49, v240 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f972627ef00e0000
v_ffbl_b32_sdwa v190, 1 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f9747c7f81098100
v_floor_f16_sdwa v145, abs(s92) mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // v_floor_f16_sdwa v145, |s92| mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9b6227f5c51a500
v_floor_f32_sdwa v80, -v119 mul:2 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f948a07e77521500
v_fract_f16_sdwa v155, neg(v1) dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // v_fract_f16_sdwa v155, -v1 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f9be367f01001200
v_fract_f32_sdwa v0, -|v95| clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f940007e5f243200
v_frexp_exp_i16_f16_sdwa v228, v226 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f9b4c87fe2210500
v_frexp_exp_i32_f32_sdwa v64, abs(v45) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // v_frexp_exp_i32_f32_sdwa v64, |v45| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f97e807e2d132000
v_frexp_mant_f16_sdwa v255, |s58| clamp div:2 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:DWORD // f9b2fe7f3aeda600
v_frexp_mant_f32_sdwa v58, v0 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f980747e00320400
v_ldexp_f16_sdwa v75, |v255|, -2 mul:2 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0 // f9849776ff522584
v_log_f16_sdwa v255, -0.5 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f9aefe7ff10e8200
v_log_f32_sdwa v176, 1.0 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:DWORD // f94e607ff20c8600
v_lshlrev_b32_sdwa v245, v255, v230 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:WORD_0 // f9cceb35ff110004
v_lshrrev_b32_sdwa v48, sext(v124), s10 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_1 // f914602c7c0d0c85
v_max_f16_sdwa v0, 0.15915494, 1.0 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_1 // f9e40172f80d8381
v_max_f32_sdwa v81, -|s52|, v185 clamp mul:4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_1 // f972a32034a0b501
v_max_i32_sdwa v192, v255, v205 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_1 // f99a8125ff200301
v_max_u32_sdwa v250, sext(s9), v101 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:DWORD // f9caf429090c8d06
v_min_f16_sdwa v0, -ttmp15, -s105 clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:WORD_0 // f9d200747b2e9194
v_min_f32_sdwa v47, |v232|, v144 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3 // f9205f1ee8002303
v_min_i32_sdwa v234, v189, 1 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0 // f902d523bd040484
v_min_u32_sdwa v156, 64, v0 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_1 // f9003827c0268401
v_mov_b32_sdwa v227, v48 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:DWORD // f902c67f300d0600
v_movreld_b32_sdwa v64, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f984807e27060600
v_movrels_b32_sdwa v14, sext(v136) dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f9861c7e880a0d00
v_movrelsd_2_b32_sdwa v193, v172 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f990827fac350600
v_movrelsd_b32_sdwa v0, v210 clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f988007ed2290200
v_mul_f16_sdwa v196, -|s58|, abs(v6) dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_0 // v_mul_f16_sdwa v196, -|s58|, |v6| dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_0 // f90c886b3a08b320
v_mul_f32_sdwa v162, 0.15915494, -|v72| dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:BYTE_0 // f9904411f8158130
v_mul_hi_i32_i24_sdwa v218, v226, s34 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_1 // f944b415e2220381
v_mul_hi_u32_u24_sdwa v177, -1, v54 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_1 // f96c6219c1108401
v_mul_i32_i24_sdwa v101, v17, -1 clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD // f982cb1211340286
v_mul_legacy_f32_sdwa v92, 1.0, abs(v255) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_1 // v_mul_legacy_f32_sdwa v92, 1.0, |v255| dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_1 // f9feb90ef20e8221
v_mul_u32_u24_sdwa v103, s50, sext(s40) clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_2 // f950ce16322e808a
v_not_b32_sdwa v0, v75 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD // f96e007e4b0e0600
v_or_b32_sdwa v102, sext(v46), v55 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // f96ecc382e360e06
v_rcp_f16_sdwa v169, v147 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9a8527f93210000
v_rcp_f32_sdwa v33, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f954427eff060600
v_rcp_iflag_f32_sdwa v102, 2.0 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f956cc7ef40c8500
v_rndne_f16_sdwa v187, 1.0 mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9bc767ff2518400
v_rndne_f32_sdwa v125, s17 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f946fa7e11158100
v_rsq_f16_sdwa v125, |v0| dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f9acfa7e00152000
v_rsq_f32_sdwa v143, -|v142| clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f95c1e7f8e2a3000
v_sat_pk_u8_i16_sdwa v147, sext(v200) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9c4267fc8130d00
v_sin_f16_sdwa v138, |v127| clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f9c0147f7f322100
v_sin_f32_sdwa v0, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f96a007e23060600
v_sqrt_f16_sdwa v47, v0 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f9aa5e7e00310600
v_sqrt_f32_sdwa v0, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f966007eff060600
v_sub_co_ci_u32_sdwa v0, vcc_lo, v215, v168, vcc_lo dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:WORD_0 // f9500152d70a0004
v_sub_f16_sdwa v93, -|v98|, v255 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_3 // f9febb6662053403
v_sub_f32_sdwa v255, -v210, v207 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD // f99eff09d2011306
v_sub_nc_u32_sdwa v0, v96, s101 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_0 // f9ca004c60040580
v_subrev_co_ci_u32_sdwa v52, vcc_lo, 1, v42, vcc_lo dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_0 // f9546854810a8000
v_subrev_f16_sdwa v124, -v101, v129 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD // f902f96865121206
v_subrev_f32_sdwa v51, 2.0, v100 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // f9c8660af40d8401
v_subrev_nc_u32_sdwa v50, 32, v80 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_1 // f9a0644ea00d8601
v_trunc_f16_sdwa v92, -v43 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:DWORD // f9bab87e2b0a1600
v_trunc_f32_sdwa v0, 2.0 mul:4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f942007ef4968200
v_xnor_b32_sdwa v98, sext(s104), sext(v63) clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0 // f97ec43c68208e08
v_xor_b32_sdwa v195, v90, -1 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1 // f982873b5a000485
