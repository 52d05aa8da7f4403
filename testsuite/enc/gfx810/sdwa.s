v_addc_u32_sdwa v255, vcc, sext(v255), v78, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1 // f99cfe39ff050e05
v_cmp_class_f32_sdwa vcc, v184, v255 src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmp_class_f32 vcc, v184, v255 src0_sel:BYTE_1 src1_sel:WORD_0 // f9fe217cb8000104
v_cmp_eq_u16_sdwa vcc, v0, v184 src0_sel:DWORD src1_sel:BYTE_3 // v_cmp_eq_u16 vcc, v0, v184 src0_sel:DWORD src1_sel:BYTE_3 // f970557d00000603
v_cmp_eq_u32_sdwa vcc, v151, sext(v0) src0_sel:BYTE_0 src1_sel:BYTE_3 // v_cmp_eq_u32 vcc, v151, sext(v0) src0_sel:BYTE_0 src1_sel:BYTE_3 // f900947d9700000b
v_cmp_f_f32_sdwa vcc, v177, |v0| src0_sel:BYTE_1 src1_sel:DWORD // v_cmp_f_f32 vcc, v177, |v0| src0_sel:BYTE_1 src1_sel:DWORD // f900807cb1000126
v_cmp_ge_i32_sdwa vcc, v125, v72 src0_sel:DWORD src1_sel:DWORD // v_cmp_ge_i32 vcc, v125, v72 src0_sel:DWORD src1_sel:DWORD // f9908c7d7d000606
v_cmp_gt_f16_sdwa vcc, -v123, |v221| clamp src0_sel:DWORD src1_sel:BYTE_0 // v_cmp_gt_f16 vcc, -v123, |v221| clamp src0_sel:DWORD src1_sel:BYTE_0 // f9ba497c7b201620
v_cmp_le_u32_sdwa vcc, v35, v0 src0_sel:WORD_0 src1_sel:DWORD // v_cmp_le_u32 vcc, v35, v0 src0_sel:WORD_0 src1_sel:DWORD // f900967d23000406
v_cmp_ngt_f16_sdwa vcc, abs(v255), -v164 clamp src0_sel:WORD_1 src1_sel:BYTE_2 // v_cmp_ngt_f16 vcc, |v255|, -v164 clamp src0_sel:WORD_1 src1_sel:BYTE_2 // f948577cff202512
v_cmp_nle_f32_sdwa vcc, v0, v126 src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmp_nle_f32 vcc, v0, v126 src0_sel:WORD_0 src1_sel:BYTE_0 // f9fc987c00000400
v_cmp_nlt_f32_sdwa vcc, v166, -v255 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_nlt_f32 vcc, v166, -v255 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // f9fe9d7ca6200412
v_cmp_t_i16_sdwa vcc, v188, sext(v160) src0_sel:BYTE_1 src1_sel:DWORD // v_cmp_t_i16 vcc, v188, sext(v160) src0_sel:BYTE_1 src1_sel:DWORD // f9404f7dbc00010e
v_cmp_t_i32_sdwa vcc, v176, sext(v154) src0_sel:WORD_1 src1_sel:BYTE_2 // v_cmp_t_i32 vcc, v176, sext(v154) src0_sel:WORD_1 src1_sel:BYTE_2 // f9348f7db000050a
v_cmp_tru_f16_sdwa vcc, -|v179|, -|v102| src0_sel:WORD_0 src1_sel:BYTE_3 // v_cmp_tru_f16 vcc, -|v179|, -|v102| src0_sel:WORD_0 src1_sel:BYTE_3 // f9cc5e7cb3003433
v_cmp_u_f32_sdwa vcc, |v255|, |v106| src0_sel:BYTE_2 src1_sel:BYTE_1 // v_cmp_u_f32 vcc, |v255|, |v106| src0_sel:BYTE_2 src1_sel:BYTE_1 // f9d4907cff002221
v_cmpx_class_f16_sdwa vcc, |v172|, v98 clamp src0_sel:WORD_0 src1_sel:BYTE_3 // v_cmpx_class_f16 vcc, |v172|, v98 clamp src0_sel:WORD_0 src1_sel:BYTE_3 // f9c42a7cac202403
v_cmpx_eq_u16_sdwa vcc, v226, v145 src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmpx_eq_u16 vcc, v226, v145 src0_sel:BYTE_3 src1_sel:WORD_1 // f922757de2000305
v_cmpx_f_f32_sdwa vcc, v206, neg(v94) src0_sel:DWORD src1_sel:BYTE_2 // v_cmpx_f_f32 vcc, v206, -v94 src0_sel:DWORD src1_sel:BYTE_2 // f9bca07cce000612
v_cmpx_f_u16_sdwa vcc, v201, v42 src0_sel:BYTE_3 src1_sel:DWORD // v_cmpx_f_u16 vcc, v201, v42 src0_sel:BYTE_3 src1_sel:DWORD // f954707dc9000306
v_cmpx_f_u32_sdwa vcc, v142, v97 src0_sel:DWORD src1_sel:DWORD // v_cmpx_f_u32 vcc, v142, v97 src0_sel:DWORD src1_sel:DWORD // f9c2b07d8e000606
v_cmpx_ge_i16_sdwa vcc, v196, sext(v136) clamp src0_sel:BYTE_0 src1_sel:WORD_1 // v_cmpx_ge_i16 vcc, v196, sext(v136) clamp src0_sel:BYTE_0 src1_sel:WORD_1 // f9106d7dc420000d
v_cmpx_ge_u16_sdwa vcc, v12, v230 clamp src0_sel:WORD_0 src1_sel:BYTE_1 // v_cmpx_ge_u16 vcc, v12, v230 clamp src0_sel:WORD_0 src1_sel:BYTE_1 // f9cc7d7d0c200401
v_cmpx_ge_u32_sdwa vcc, sext(v12), v225 src0_sel:BYTE_0 src1_sel:BYTE_2 // v_cmpx_ge_u32 vcc, sext(v12), v225 src0_sel:BYTE_0 src1_sel:BYTE_2 // f9c2bd7d0c000802
v_cmpx_gt_u32_sdwa vcc, v111, v0 src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmpx_gt_u32 vcc, v111, v0 src0_sel:BYTE_1 src1_sel:WORD_0 // f900b87d6f000104
v_cmpx_le_i32_sdwa vcc, v158, v59 src0_sel:DWORD src1_sel:DWORD // v_cmpx_le_i32 vcc, v158, v59 src0_sel:DWORD src1_sel:DWORD // f976a67d9e000606
v_cmpx_le_u32_sdwa vcc, v15, v192 src0_sel:BYTE_2 src1_sel:BYTE_3 // v_cmpx_le_u32 vcc, v15, v192 src0_sel:BYTE_2 src1_sel:BYTE_3 // f980b77d0f000203
v_cmpx_lg_f32_sdwa vcc, v92, v154 clamp src0_sel:BYTE_0 src1_sel:BYTE_3 // v_cmpx_lg_f32 vcc, v92, v154 clamp src0_sel:BYTE_0 src1_sel:BYTE_3 // f934ab7c5c200003
v_cmpx_lt_i32_sdwa vcc, v31, v100 src0_sel:BYTE_0 src1_sel:WORD_1 // v_cmpx_lt_i32 vcc, v31, v100 src0_sel:BYTE_0 src1_sel:WORD_1 // f9c8a27d1f000005
v_cmpx_ne_i16_sdwa vcc, v223, sext(v169) clamp src0_sel:BYTE_1 src1_sel:BYTE_1 // v_cmpx_ne_i16 vcc, v223, sext(v169) clamp src0_sel:BYTE_1 src1_sel:BYTE_1 // f9526b7ddf200109
v_cmpx_nlt_f16_sdwa vcc, |v71|, -|v98| src0_sel:BYTE_1 src1_sel:WORD_1 // v_cmpx_nlt_f16 vcc, |v71|, -|v98| src0_sel:BYTE_1 src1_sel:WORD_1 // f9c47c7c47002135
v_cos_f16_sdwa v108, -v37 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f994d87e25101400
v_cvt_f16_u16_sdwa v231, v188 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f972ce7fbc210300
v_cvt_f32_ubyte3_sdwa v255, v220 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f928fe7fdc0a0100
v_cvt_i32_f32_sdwa v161, -|v101| clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f910427f652b3200
v_exp_f32_sdwa v229, -v167 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f940ca7fa7051600
v_exp_legacy_f32_sdwa v222, |v255| dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f996bc7fff012600
v_ffbh_u32_sdwa v24, v69 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f95a307e45130400
v_floor_f16_sdwa v183, -v215 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f9886e7fd7321200
v_log_f32_sdwa v20, -v123 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f942287e7b041000
v_log_legacy_f32_sdwa v72, v168 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f998907ea8100500
v_lshlrev_b16_sdwa v33, v255, v255 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_2 // f9fe4354ff0d0602
v_lshrrev_b32_sdwa v150, v197, v250 clamp dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_3 // f9f42d21c5240403
v_max_f16_sdwa v103, v255, v0 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_3 // f900ce5aff0b0303
v_max_f32_sdwa v97, v233, v34 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_3 // f944c216e9330003
v_min_f32_sdwa v237, -v41, -v144 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_2 // f920db15290a1212
v_min_i16_sdwa v51, v166, v0 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2 // f9006664a6030602
v_mul_lo_u16_sdwa v71, v189, sext(v184) dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // f9708f52bd03010e
v_mul_u32_u24_sdwa v203, sext(v2), v131 clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f906971102340e04
v_rcp_f16_sdwa v255, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f97afe7f0f060600
v_rndne_f32_sdwa v111, -v23 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f93cde7e17131500
v_rsq_f16_sdwa v255, v247 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f97efe7ff7130200
v_rsq_f32_sdwa v0, v87 clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f948007e572a0000
v_sin_f16_sdwa v255, neg(v0) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // v_sin_f16_sdwa v255, -v0 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f992fe7f00051300
v_sub_f16_sdwa v255, -v152, neg(v217) clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:DWORD // v_sub_f16_sdwa v255, -v152, -v217 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:DWORD // f9b2ff4198301316
v_subb_u32_sdwa v255, vcc, v143, v255, vcc clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_3 // f9feff3b8f350503
v_subbrev_u32_sdwa v94, vcc, sext(v255), v248, vcc dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_1 // f9f0bd3cff040b01
