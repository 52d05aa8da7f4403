v_add_co_ci_u32_sdwa v23, vcc_lo, null, v218, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_2 // f9b42f507d168402
v_add_f16_sdwa v10, -1.0, -1.0 div:2 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:DWORD // f9e61564f3ce8486
v_add_f32_sdwa v224, -0.5, |s64| clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f980c007f12586a6
v_add_nc_u32_sdwa v228, v15, sext(v0) clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_3 // f900c84b0f20010b
v_and_b32_sdwa v112, s86, v219 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:WORD_0 // f9b6e13656098104
v_ashrrev_i32_sdwa v186, sext(v94), v255 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:WORD_1 // f9fe75315e000b05
v_bfrev_b32_sdwa v255, v153 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f970fe7f99060600
v_ceil_f16_sdwa v25, -v165 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // f9b8327ea5001600
v_ceil_f32_sdwa v58, -v180 clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f944747eb42a1300
v_cmp_class_f16_sdwa ttmp5, 64, v112 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9e01e7dc0f18102
v_cmp_class_f32_sdwa s63, |v252|, sext(v227) src0_sel:DWORD src1_sel:WORD_0 // f9c6117dfcbf260c
v_cmp_eq_f16_sdwa vcc_lo, abs(v193), 4.0 src0_sel:DWORD src1_sel:BYTE_0 // v_cmp_eq_f16_sdwa vcc_lo, |v193|, 4.0 src0_sel:DWORD src1_sel:BYTE_0 // f9ec957dc1002680
v_cmp_eq_f32_sdwa s0, -v38, -0.5 src0_sel:WORD_0 src1_sel:WORD_1 // f9e2057c26801485
v_cmp_eq_i16_sdwa s47, v24, v82 src0_sel:BYTE_2 src1_sel:DWORD // f9a4147d18af0206
v_cmp_eq_i32_sdwa vcc_lo, m0, -5 src0_sel:BYTE_1 src1_sel:BYTE_2 // f98a057d7c008182
v_cmp_eq_u16_sdwa s43, v161, v51 src0_sel:WORD_0 src1_sel:BYTE_1 // f966547da1ab0401
v_cmp_eq_u32_sdwa vcc_lo, 0, s61 src0_sel:WORD_0 src1_sel:BYTE_1 // f97a847d80008481
v_cmp_f_f16_sdwa vcc_lo, v0, v110 src0_sel:DWORD src1_sel:DWORD // f9dc907d00000606
v_cmp_f_f32_sdwa s1, v136, s1 src0_sel:BYTE_0 src1_sel:BYTE_2 // f902007c88810082
v_cmp_f_i32_sdwa vcc_lo, sext(v160), sext(v84) src0_sel:BYTE_1 src1_sel:BYTE_2 // f9a8007da000090a
v_cmp_f_u32_sdwa vcc_lo, v255, s54 src0_sel:BYTE_3 src1_sel:WORD_0 // f96c807dff000384
v_cmp_ge_f16_sdwa vcc_lo, -|v180|, abs(s86) src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmp_ge_f16_sdwa vcc_lo, -|v180|, |s86| src0_sel:WORD_0 src1_sel:BYTE_0 // f9ac9c7db40034a0
v_cmp_ge_f32_sdwa vcc_lo, -s100, |v252| src0_sel:BYTE_2 src1_sel:DWORD // f9f80d7c64009226
v_cmp_ge_i16_sdwa vcc_lo, s64, sext(v190) src0_sel:WORD_0 src1_sel:BYTE_1 // f97c1d7d40008409
v_cmp_ge_i32_sdwa vcc_lo, v87, v34 src0_sel:WORD_0 src1_sel:BYTE_2 // f9440c7d57000402
v_cmp_ge_u16_sdwa s84, v103, s0 src0_sel:BYTE_3 src1_sel:BYTE_0 // f9005c7d67d40380
v_cmp_ge_u32_sdwa vcc_lo, v99, v141 src0_sel:BYTE_1 src1_sel:BYTE_3 // f91a8d7d63000103
v_cmp_gt_f16_sdwa s96, neg(v141), v69 src0_sel:WORD_1 src1_sel:BYTE_2 // v_cmp_gt_f16_sdwa s96, -v141, v69 src0_sel:WORD_1 src1_sel:BYTE_2 // f98a987d8de01502
v_cmp_gt_f32_sdwa vcc_lo, 0, -1.0 src0_sel:BYTE_3 src1_sel:WORD_0 // f9e6097c80008384
v_cmp_gt_i16_sdwa vcc_lo, v255, v163 src0_sel:BYTE_1 src1_sel:DWORD // f946197dff000106
v_cmp_gt_i32_sdwa vcc_lo, v0, v0 src0_sel:WORD_0 src1_sel:WORD_1 // f900087d00000405
v_cmp_gt_u16_sdwa s105, sext(v112), 1 src0_sel:DWORD src1_sel:BYTE_2 // f902597d70e90e82
v_cmp_gt_u32_sdwa ttmp5, 1, 0 src0_sel:BYTE_1 src1_sel:BYTE_3 // f900897d81f18183
v_cmp_le_f16_sdwa vcc_lo, |v172|, -v131 src0_sel:WORD_1 src1_sel:BYTE_0 // f906977dac002510
v_cmp_le_f32_sdwa vcc_lo, |v13|, v175 src0_sel:WORD_0 src1_sel:BYTE_3 // f95e077c0d002403
v_cmp_le_i16_sdwa s18, -5, sext(v135) src0_sel:BYTE_2 src1_sel:BYTE_2 // f90e177dc592820a
v_cmp_le_i32_sdwa vcc_lo, -16, v245 src0_sel:DWORD src1_sel:BYTE_2 // f9ea077dd0008602
v_cmp_le_u16_sdwa s95, 0, v67 src0_sel:WORD_0 src1_sel:BYTE_3 // f986567d80df8403
v_cmp_le_u32_sdwa vcc_lo, v25, v90 src0_sel:DWORD src1_sel:DWORD // f9b4867d19000606
v_cmp_lg_f16_sdwa s98, s91, v71 src0_sel:DWORD src1_sel:BYTE_3 // f98e9a7d5be28603
v_cmp_lg_f32_sdwa vcc_lo, abs(v80), -v255 src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmp_lg_f32_sdwa vcc_lo, |v80|, -v255 src0_sel:WORD_0 src1_sel:BYTE_0 // f9fe0b7c50002410
v_cmp_lt_f16_sdwa vcc_lo, 64, -v39 src0_sel:BYTE_2 src1_sel:WORD_1 // f94e927dc0008215
v_cmp_lt_f32_sdwa vcc_lo, v255, -|v0| src0_sel:BYTE_3 src1_sel:BYTE_0 // f900027cff000330
v_cmp_lt_i16_sdwa vcc_lo, v84, sext(v217) src0_sel:WORD_1 src1_sel:DWORD // f9b2137d5400050e
v_cmp_lt_i32_sdwa vcc_lo, v76, v2 src0_sel:BYTE_0 src1_sel:DWORD // f904027d4c000006
v_cmp_lt_u16_sdwa vcc_lo, v88, 64 src0_sel:WORD_1 src1_sel:BYTE_1 // f980537d58000581
v_cmp_lt_u32_sdwa vcc_lo, v231, v53 src0_sel:BYTE_2 src1_sel:BYTE_1 // f96a827de7000201
v_cmp_ne_i16_sdwa vcc_lo, v153, v65 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9821a7d99000102
v_cmp_ne_i32_sdwa ttmp15, -5, v141 src0_sel:BYTE_3 src1_sel:BYTE_1 // f91a0b7dc5fb8301
v_cmp_ne_u16_sdwa vcc_lo, 0, v216 src0_sel:BYTE_1 src1_sel:WORD_0 // f9b05b7d80008104
v_cmp_ne_u32_sdwa ttmp5, 64, v0 src0_sel:DWORD src1_sel:BYTE_0 // f9008a7dc0f18600
v_cmp_neq_f16_sdwa ttmp5, -|v105|, s0 src0_sel:BYTE_3 src1_sel:WORD_0 // f900da7d69f13384
v_cmp_neq_f32_sdwa vcc_lo, |v255|, |v255| src0_sel:BYTE_3 src1_sel:BYTE_2 // f9fe1b7cff002322
v_cmp_nge_f16_sdwa exec_hi, -exec_hi, -|v197| src0_sel:BYTE_2 src1_sel:BYTE_3 // f98ad37d7fff9233
v_cmp_nge_f32_sdwa s102, -|v221|, v0 src0_sel:BYTE_3 src1_sel:BYTE_1 // f900127cdde63301
v_cmp_ngt_f16_sdwa vcc_lo, |v136|, -v108 src0_sel:BYTE_3 src1_sel:WORD_1 // f9d8d67d88002315
v_cmp_ngt_f32_sdwa vcc_lo, |v255|, 0 src0_sel:WORD_0 src1_sel:WORD_1 // f900177cff002485
v_cmp_nle_f16_sdwa s12, -v157, v216 src0_sel:DWORD src1_sel:WORD_1 // f9b0d97d9d8c1605
v_cmp_nle_f32_sdwa vcc_lo, -v42, -|v17| src0_sel:WORD_1 src1_sel:WORD_1 // f922187c2a001535
v_cmp_nlg_f16_sdwa s92, ttmp5, -2 src0_sel:BYTE_0 src1_sel:WORD_1 // f984d57d71dc8085
v_cmp_nlg_f32_sdwa ttmp5, abs(v219), v52 src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmp_nlg_f32_sdwa ttmp5, |v219|, v52 src0_sel:BYTE_0 src1_sel:BYTE_1 // f968147cdbf12001
v_cmp_nlt_f16_sdwa vcc_lo, -|v53|, v255 src0_sel:BYTE_0 src1_sel:BYTE_2 // f9fedd7d35003002
v_cmp_nlt_f32_sdwa s4, v164, v255 src0_sel:WORD_1 src1_sel:WORD_0 // f9fe1d7ca4840504
v_cmp_o_f16_sdwa vcc_lo, v193, -|s31| src0_sel:DWORD src1_sel:WORD_0 // f93e9e7dc10006b4
v_cmp_o_f32_sdwa s48, v73, |v186| src0_sel:BYTE_0 src1_sel:DWORD // f9740f7c49b00026
v_cmp_t_i32_sdwa s68, v0, v210 src0_sel:WORD_1 src1_sel:BYTE_0 // f9a40f7d00c40500
v_cmp_t_u32_sdwa vcc_lo, v36, v0 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9008e7d24000102
v_cmp_tru_f16_sdwa vcc_lo, s105, |v164| src0_sel:BYTE_1 src1_sel:WORD_1 // f948df7d69008125
v_cmp_tru_f32_sdwa vcc_lo, |s86|, -|v230| src0_sel:BYTE_1 src1_sel:BYTE_3 // f9cc1f7c5600a133
v_cmp_u_f16_sdwa s61, s93, v55 src0_sel:BYTE_3 src1_sel:BYTE_3 // f96ed07d5dbd8303
v_cmp_u_f32_sdwa s0, v27, v46 src0_sel:DWORD src1_sel:DWORD // f95c107c1b800606
v_cmpx_class_f16_sdwa neg(v235), v242 src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmpx_class_f16_sdwa -v235, v242 src0_sel:WORD_0 src1_sel:BYTE_2 // f9e43f7deb001402
v_cmpx_class_f32_sdwa v135, v204 src0_sel:DWORD src1_sel:DWORD // f998317d87000606
v_cmpx_eq_f16_sdwa s76, -v237 src0_sel:BYTE_1 src1_sel:DWORD // f9dab57d4c008116
v_cmpx_eq_f32_sdwa |v101|, |s13| src0_sel:WORD_1 src1_sel:DWORD // f91a247c650025a6
v_cmpx_eq_i16_sdwa v134, v232 src0_sel:BYTE_0 src1_sel:BYTE_2 // f9d0357d86000002
v_cmpx_eq_i32_sdwa v65, -1 src0_sel:BYTE_2 src1_sel:BYTE_1 // f982257d41000281
v_cmpx_eq_u16_sdwa v225, v240 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9e0757de1000102
v_cmpx_eq_u32_sdwa v160, sext(v147) src0_sel:DWORD src1_sel:BYTE_2 // f926a57da000060a
v_cmpx_f_f16_sdwa -|v114|, -|v222| src0_sel:DWORD src1_sel:BYTE_1 // f9bcb17d72003631
v_cmpx_f_f32_sdwa v33, 0 src0_sel:WORD_1 src1_sel:BYTE_0 // f900217c21000580
v_cmpx_f_i32_sdwa sext(v255), sext(v7) src0_sel:BYTE_1 src1_sel:BYTE_1 // f90e207dff000909
v_cmpx_f_u32_sdwa sext(v255), v192 src0_sel:BYTE_3 src1_sel:BYTE_2 // f980a17dff000b02
v_cmpx_ge_f16_sdwa s47, v255 src0_sel:DWORD src1_sel:WORD_0 // f9febd7d2f008604
v_cmpx_ge_f32_sdwa -v246, |s57| src0_sel:BYTE_1 src1_sel:WORD_0 // f9722c7cf60011a4
v_cmpx_ge_i16_sdwa v255, v0 src0_sel:WORD_1 src1_sel:BYTE_1 // f9003c7dff000501
v_cmpx_ge_i32_sdwa sext(v186), v0 src0_sel:WORD_1 src1_sel:DWORD // f9002c7dba000d06
v_cmpx_ge_u16_sdwa v245, v98 src0_sel:DWORD src1_sel:WORD_1 // f9c47c7df5000605
v_cmpx_ge_u32_sdwa ttmp15, sext(v227) src0_sel:WORD_1 src1_sel:BYTE_3 // f9c6ad7d7b00850b
v_cmpx_gt_f16_sdwa |v146|, s97 src0_sel:DWORD src1_sel:BYTE_3 // f9c2b87d92002683
v_cmpx_gt_f32_sdwa |v0|, s4 src0_sel:BYTE_3 src1_sel:WORD_1 // f908287c00002385
v_cmpx_gt_i16_sdwa s4, sext(v110) src0_sel:WORD_1 src1_sel:BYTE_3 // f9dc387d0400850b
v_cmpx_gt_i32_sdwa 64, v218 src0_sel:WORD_1 src1_sel:BYTE_0 // f9b4297dc0008500
v_cmpx_gt_u16_sdwa v0, s23 src0_sel:WORD_0 src1_sel:WORD_1 // f92e787d00000485
v_cmpx_gt_u32_sdwa s65, v215 src0_sel:WORD_0 src1_sel:BYTE_2 // f9aea97d41008402
v_cmpx_le_f16_sdwa abs(v67), -v109 src0_sel:BYTE_2 src1_sel:BYTE_0 // v_cmpx_le_f16_sdwa |v67|, -v109 src0_sel:BYTE_2 src1_sel:BYTE_0 // f9dab67d43002210
v_cmpx_le_f32_sdwa abs(v20), v32 src0_sel:BYTE_1 src1_sel:DWORD // v_cmpx_le_f32_sdwa |v20|, v32 src0_sel:BYTE_1 src1_sel:DWORD // f940267c14002106
v_cmpx_le_i16_sdwa v79, v132 src0_sel:BYTE_2 src1_sel:DWORD // f908377d4f000206
v_cmpx_le_i32_sdwa v255, v213 src0_sel:DWORD src1_sel:DWORD // f9aa277dff000606
v_cmpx_le_u16_sdwa -16, v16 src0_sel:BYTE_3 src1_sel:WORD_0 // f920767dd0008304
v_cmpx_le_u32_sdwa v77, v251 src0_sel:DWORD src1_sel:WORD_0 // f9f6a77d4d000604
v_cmpx_lg_f16_sdwa |v246|, -0.5 src0_sel:BYTE_3 src1_sel:BYTE_2 // f9e2bb7df6002382
v_cmpx_lg_f32_sdwa -v196, -v0 src0_sel:DWORD src1_sel:WORD_0 // f9002a7cc4001614
v_cmpx_lt_f16_sdwa v213, v113 src0_sel:DWORD src1_sel:BYTE_0 // f9e2b27dd5000600
v_cmpx_lt_f32_sdwa v81, |v254| src0_sel:BYTE_1 src1_sel:BYTE_3 // f9fc237c51000123
v_cmpx_lt_i16_sdwa v96, v0 src0_sel:DWORD src1_sel:BYTE_3 // f900327d60000603
v_cmpx_lt_i32_sdwa sext(v0), s92 src0_sel:BYTE_2 src1_sel:DWORD // f9b8227d00000a86
v_cmpx_lt_u16_sdwa s28, v255 src0_sel:DWORD src1_sel:BYTE_2 // f9fe737d1c008602
v_cmpx_lt_u32_sdwa v91, v207 src0_sel:BYTE_2 src1_sel:BYTE_3 // f99ea37d5b000203
v_cmpx_ne_i16_sdwa v137, 32 src0_sel:BYTE_3 src1_sel:BYTE_0 // f9403b7d89000380
v_cmpx_ne_i32_sdwa v9, sext(v77) src0_sel:BYTE_3 src1_sel:WORD_0 // f99a2a7d0900030c
v_cmpx_ne_u16_sdwa v206, sext(v71) src0_sel:BYTE_2 src1_sel:WORD_1 // f98e7a7dce00020d
v_cmpx_ne_u32_sdwa v53, v216 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9b0ab7d35000203
v_cmpx_neq_f16_sdwa -v118, v206 src0_sel:BYTE_2 src1_sel:BYTE_1 // f99cfb7d76001201
v_cmpx_neq_f32_sdwa v177, -|v248| src0_sel:BYTE_3 src1_sel:BYTE_1 // f9f03b7cb1000331
v_cmpx_nge_f16_sdwa -|s75|, -v203 src0_sel:BYTE_0 src1_sel:DWORD // f996f37d4b00b016
v_cmpx_nge_f32_sdwa -1.0, v122 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9f4327cf3008102
v_cmpx_ngt_f16_sdwa -|s47|, -2 src0_sel:BYTE_1 src1_sel:WORD_1 // f984f77d2f00b185
v_cmpx_ngt_f32_sdwa -v255, |v63| src0_sel:WORD_0 src1_sel:BYTE_2 // f97e367cff001422
v_cmpx_nle_f16_sdwa -2, 2.0 src0_sel:DWORD src1_sel:BYTE_1 // f9e8f97dc2008681
v_cmpx_nle_f32_sdwa |v255|, 0 src0_sel:BYTE_2 src1_sel:BYTE_2 // f900397cff002282
v_cmpx_nlg_f16_sdwa -v203, abs(v178) src0_sel:BYTE_1 src1_sel:DWORD // v_cmpx_nlg_f16_sdwa -v203, |v178| src0_sel:BYTE_1 src1_sel:DWORD // f964f57dcb001126
v_cmpx_nlg_f32_sdwa v178, v100 src0_sel:BYTE_0 src1_sel:WORD_1 // f9c8347cb2000005
v_cmpx_nlt_f16_sdwa -s25, |v28| src0_sel:BYTE_1 src1_sel:WORD_0 // f938fc7d19009124
v_cmpx_nlt_f32_sdwa -2, |v128| src0_sel:BYTE_2 src1_sel:BYTE_0 // f9003d7cc2008220
v_cmpx_o_f16_sdwa v91, v232 src0_sel:DWORD src1_sel:DWORD // f9d0bf7d5b000606
v_cmpx_o_f32_sdwa s0, |s1| src0_sel:BYTE_3 src1_sel:BYTE_2 // f9022e7c000083a2
v_cmpx_t_i32_sdwa v63, v127 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9fe2e7d3f000100
v_cmpx_t_u32_sdwa 0, sext(v250) src0_sel:BYTE_1 src1_sel:BYTE_1 // f9f4af7d80008109
v_cmpx_tru_f16_sdwa v79, 64 src0_sel:DWORD src1_sel:DWORD // f980ff7d4f000686
v_cmpx_tru_f32_sdwa |v46|, abs(v18) src0_sel:BYTE_3 src1_sel:DWORD // v_cmpx_tru_f32_sdwa |v46|, |v18| src0_sel:BYTE_3 src1_sel:DWORD // f9243e7c2e002326
v_cmpx_u_f16_sdwa s98, -4.0 src0_sel:BYTE_2 src1_sel:DWORD // f9eef17d62008286
v_cmpx_u_f32_sdwa -|v54|, neg(exec_hi) src0_sel:BYTE_3 src1_sel:WORD_0 // v_cmpx_u_f32_sdwa -|v54|, -exec_hi src0_sel:BYTE_3 src1_sel:WORD_0 // f9fe307c36003394
v_cndmask_b32_sdwa v120, -4.0, 0.5, vcc_lo clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0 // f9e0f102f7238380
v_cos_f16_sdwa v83, -v0 mul:4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f9c2a67e00801400
v_cos_f32_sdwa v85, -|s90| dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f96caa7e5a0bb100
v_cvt_f16_f32_sdwa v211, -v62 clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f914a67f3e2c1100
v_cvt_f16_i16_sdwa v235, v99 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f9a2d67f63140200
v_cvt_f16_u16_sdwa v158, v147 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9a03c7f93010000
v_cvt_f32_f16_sdwa v90, -v255 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f916b47eff131000
v_cvt_f32_i32_sdwa v54, sext(v33) dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f90a6c7e21110a00
v_cvt_f32_u32_sdwa v86, sext(v83) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f90cac7e530e0d00
v_cvt_f32_ubyte0_sdwa v62, v0 mul:4 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f9227c7e008c0000
v_cvt_f32_ubyte1_sdwa v248, v255 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f924f07fff360600
v_cvt_f32_ubyte2_sdwa v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f926007e00060600
v_cvt_f32_ubyte3_sdwa v0, -5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f928007ec5058300
v_cvt_flr_i32_f32_sdwa v114, v68 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f91ae47e44120300
v_cvt_i16_f16_sdwa v34, -v94 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f9a6447e5e311500
v_cvt_i32_f32_sdwa v0, v241 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f910007ef1060600
v_cvt_norm_i16_f16_sdwa v34, v226 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9c6447ee2060600
v_cvt_norm_u16_f16_sdwa v81, -4.0 clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD // f9c8a27ef7248600
v_cvt_off_f32_i4_sdwa v140, v255 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f91c187fff230500
v_cvt_pkrtz_f16_f32_sdwa v16, v54, abs(v248) dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // v_cvt_pkrtz_f16_f32_sdwa v16, v54, |v248| dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // f9f0215e36120124
v_cvt_rpi_i32_f32_sdwa v179, |v0| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f918667f00132600
v_cvt_u16_f16_sdwa v13, |v197| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f9a41a7ec5132100
v_cvt_u32_f32_sdwa v129, 4.0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f90e027ff60e8500
v_exp_f16_sdwa v164, neg(v255) mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // v_exp_f16_sdwa v164, -v255 mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f9b0487fff811400
v_exp_f32_sdwa v207, 0 clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f94a9e7f80258300
v_ffbh_i32_sdwa v0, v237 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f976007eed080500
v_ffbh_u32_sdwa v0, v166 clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f972007ea6280500
v_ffbl_b32_sdwa v242, sext(v143) dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f974e47f8f020b00
v_floor_f16_sdwa v145, v140 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f9b6227f8c080500
v_floor_f32_sdwa v158, -v241 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f9483c7ff10a1300
v_fract_f16_sdwa v140, 0.15915494 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f9be187ff8018500
v_fract_f32_sdwa v0, 0 div:2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f940007e80d68300
v_frexp_exp_i16_f16_sdwa v119, v20 clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:DWORD // f9b4ee7e142c0600
v_frexp_exp_i32_f32_sdwa v46, v224 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f97e5c7ee0060600
v_frexp_mant_f16_sdwa v255, -v0 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9b2fe7f00131400
v_frexp_mant_f32_sdwa v0, -|v46| clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f980007e2e263600
v_ldexp_f16_sdwa v45, |v0|, sext(s95) clamp div:2 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_2 // f9be5a7600ee258a
v_log_f16_sdwa v51, -|s0| div:2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9ae667e00c4b000
v_log_f32_sdwa v0, -v201 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 // f94e007ec9061500
v_lshlrev_b32_sdwa v29, v64, 17 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_3 // f9223b3440220483
v_lshrrev_b32_sdwa v201, sext(v151), v211 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:BYTE_0 // f9a6932d97050a00
v_max_f16_sdwa v84, 2.0, v179 mul:2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_0 // f966a972f4558400
v_max_f32_sdwa v255, -v74, -v12 mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:BYTE_0 // f918fe214a941310
v_max_i32_sdwa v34, v86, v39 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f94e442456210606
v_max_u32_sdwa v182, sext(s6), -1 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:WORD_0 // f9826d2906128884
v_min_f16_sdwa v3, v246, -|v110| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:WORD_0 // f9dc0674f6130034
v_min_f32_sdwa v246, s95, -2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:WORD_0 // f984ed1f5f098184
v_min_i32_sdwa v241, sext(s20), sext(v255) clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:WORD_1 // f9fee3231430880d
v_min_u32_sdwa v0, v195, 1 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_2 // f9020126c3090682
v_mov_b32_sdwa v251, s79 clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f902f67f4f288200
v_movreld_b32_sdwa v206, v255 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9849c7fff310400
v_movrels_b32_sdwa v33, sext(v240) dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f986427ef0110b00
v_movrelsd_2_b32_sdwa v92, sext(v0) clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f990b87e00330900
v_movrelsd_b32_sdwa v255, v136 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f988fe7f88060600
v_mul_f16_sdwa v81, 2.0, neg(v255) mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:WORD_0 // v_mul_f16_sdwa v81, 2.0, -v255 mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:WORD_0 // f9fea36af4898614
v_mul_f32_sdwa v71, s45, v44 clamp mul:2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_3 // f9588e102d698003
v_mul_hi_i32_i24_sdwa v110, sext(s39), v186 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0 // f974dd1427358c04
v_mul_hi_u32_u24_sdwa v190, v134, v231 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_3 // f9ce7d19860e0403
v_mul_i32_i24_sdwa v0, sext(v0), sext(v212) dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD // f9a8011200010c0e
v_mul_legacy_f32_sdwa v0, |v215|, -|v73| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_3 // f992000ed7212033
v_mul_u32_u24_sdwa v255, v234, sext(v0) dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD // f900fe17ea02000e
v_not_b32_sdwa v59, s55 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f96e767e37308600
v_or_b32_sdwa v152, sext(exec_hi), v18 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f92430397f358e04
v_rcp_f16_sdwa v0, s105 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f9a8007e69148300
v_rcp_f32_sdwa v42, v109 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f954547e6d110000
v_rcp_iflag_f32_sdwa v20, v231 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f956287ee7200200
v_rndne_f16_sdwa v11, v231 div:2 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f9bc167ee7c30300
v_rndne_f32_sdwa v239, v57 mul:2 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f946de7f39520000
v_rsq_f16_sdwa v147, |v151| clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f9ac267f972a2400
v_rsq_f32_sdwa v0, -4.0 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f95c007ef70a8100
v_sat_pk_u8_i16_sdwa v62, 64 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f9c47c7ec00a8200
v_sin_f16_sdwa v111, v125 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9c0de7e7d060600
v_sin_f32_sdwa v80, v126 clamp mul:4 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f96aa07e7eb30100
v_sqrt_f16_sdwa v255, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f9aafe7f00150000
v_sqrt_f32_sdwa v255, -v54 clamp mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:DWORD // f966fe7f36a91600
v_sub_co_ci_u32_sdwa v154, vcc_lo, v11, sext(v172), vcc_lo clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0 // f95835530b230308
v_sub_f16_sdwa v228, v122, v120 mul:4 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:DWORD // f9f0c8677a8e0406
v_sub_f32_sdwa v54, -v158, -v127 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:WORD_1 // f9fe6c089e0e1615
v_sub_nc_u32_sdwa v113, sext(s17), sext(null) clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_2 // f9fae24c11368c8a
v_subrev_co_ci_u32_sdwa v97, vcc_lo, -1, -16, vcc_lo dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_3 // f9a0c354c1048583
v_subrev_f16_sdwa v176, |v32|, -0.5 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // f9e2616920142686
v_subrev_f32_sdwa v226, s40, v60 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:BYTE_2 // f978c40b28128102
v_subrev_nc_u32_sdwa v190, sext(v132), sext(v202) dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:BYTE_0 // f9947d4f84140b08
v_trunc_f16_sdwa v64, -v0 mul:4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f9ba807e00961400
v_trunc_f32_sdwa v199, 0.5 mul:2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f9428e7ff0458600
v_xnor_b32_sdwa v102, v71, sext(v255) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_2 // f9fecd3c4731020a
v_xor_b32_sdwa v90, v0, -1 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:WORD_0 // f982b53a00040384
