v_add_co_ci_u32_sdwa v44, vcc, v0, -1, vcc clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_1 // f982595000350185
v_add_f32_sdwa v57, v207, -1.0 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f9e67306cf350684
v_cmp_eq_f32_sdwa s[0:1], v29, -s96 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9c0047c1d800091
v_cmp_f_u32_sdwa vcc, -1, v255 src0_sel:DWORD src1_sel:BYTE_1 // f9fe817dc1008601
v_cmp_ge_f32_sdwa vcc, -v0, v127 src0_sel:BYTE_1 src1_sel:DWORD // f9fe0c7c00001106
v_cmp_ge_u16_sdwa vcc, sext(s55), v255 src0_sel:DWORD src1_sel:WORD_1 // f9fe5d7d37008e05
v_cmp_ge_u32_sdwa vcc, v0, 1 src0_sel:BYTE_1 src1_sel:DWORD // f9028d7d00000186
v_cmp_gt_i32_sdwa vcc, v245, v255 src0_sel:DWORD src1_sel:DWORD // f9fe097df5000606
v_cmp_gt_u16_sdwa s[78:79], v66, v29 src0_sel:DWORD src1_sel:BYTE_2 // f93a587d42ce0602
v_cmp_le_f32_sdwa s[8:9], -v255, abs(v45) src0_sel:BYTE_2 src1_sel:BYTE_2 // v_cmp_le_f32_sdwa s[8:9], -v255, |v45| src0_sel:BYTE_2 src1_sel:BYTE_2 // f95a067cff881222
v_cmp_le_i16_sdwa vcc, sext(m0), sext(v187) src0_sel:BYTE_3 src1_sel:BYTE_3 // f976177d7c008b0b
v_cmp_lg_f16_sdwa vcc, v224, v243 src0_sel:DWORD src1_sel:DWORD // f9e69b7de0000606
v_cmp_lt_f16_sdwa s[0:1], s103, |null| src0_sel:BYTE_0 src1_sel:WORD_1 // f9fa927d678080a5
v_cmp_lt_i32_sdwa vcc, v207, v40 src0_sel:BYTE_2 src1_sel:BYTE_1 // f950027dcf000201
v_cmp_ne_i16_sdwa vcc, -5, v142 src0_sel:BYTE_3 src1_sel:BYTE_1 // f91c1b7dc5008301
v_cmp_ne_i32_sdwa ttmp[6:7], sext(v34), sext(v236) src0_sel:BYTE_2 src1_sel:WORD_1 // f9d80b7d22f20a0d
v_cmp_neq_f32_sdwa vcc, v0, -0.5 src0_sel:BYTE_2 src1_sel:WORD_0 // f9e21b7c00000284
v_cmp_nle_f32_sdwa s[72:73], -v246, 0.5 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9e0197cf6c81180
v_cmp_nlg_f16_sdwa ttmp[14:15], v243, v252 src0_sel:WORD_0 src1_sel:WORD_1 // f9f8d57df3fa0405
v_cmp_nlg_f32_sdwa s[34:35], |v70|, -s32 src0_sel:BYTE_3 src1_sel:DWORD // f940147c46a22396
v_cmp_nlt_f32_sdwa vcc, v255, abs(v175) src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmp_nlt_f32_sdwa vcc, v255, |v175| src0_sel:WORD_1 src1_sel:BYTE_3 // f95e1d7cff000523
v_cmp_o_f16_sdwa s[36:37], -4.0, v196 src0_sel:DWORD src1_sel:BYTE_3 // f9889f7df7a48603
v_cmp_t_i32_sdwa s[84:85], sext(v240), v253 src0_sel:WORD_0 src1_sel:WORD_1 // f9fa0f7df0d40c05
v_cmp_t_u32_sdwa s[38:39], s4, 17 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9228f7d04a68081
v_cmpx_eq_f16_sdwa -v127, -vcc_lo src0_sel:BYTE_1 src1_sel:BYTE_1 // f9d4b47d7f001191
v_cmpx_eq_i32_sdwa v52, sext(v56) src0_sel:DWORD src1_sel:BYTE_1 // f970247d34000609
v_cmpx_eq_u16_sdwa sext(v77), v109 src0_sel:BYTE_1 src1_sel:BYTE_3 // f9da747d4d000903
v_cmpx_f_i32_sdwa v196, v80 src0_sel:DWORD src1_sel:DWORD // f9a0207dc4000606
v_cmpx_f_u32_sdwa s105, ttmp5 src0_sel:BYTE_1 src1_sel:WORD_0 // f9e2a07d69008184
v_cmpx_ge_f32_sdwa 0, -|v198| src0_sel:BYTE_1 src1_sel:WORD_0 // f98c2d7c80008134
v_cmpx_ge_i32_sdwa v255, v182 src0_sel:BYTE_3 src1_sel:BYTE_1 // f96c2d7dff000301
v_cmpx_ge_u32_sdwa v51, sext(v0) src0_sel:BYTE_0 src1_sel:DWORD // f900ac7d3300000e
v_cmpx_gt_u16_sdwa -5, v0 src0_sel:BYTE_0 src1_sel:BYTE_0 // f900787dc5008000
v_cmpx_lt_u16_sdwa v0, v255 src0_sel:BYTE_2 src1_sel:DWORD // f9fe737d00000206
v_cmpx_ne_i32_sdwa sext(v40), v197 src0_sel:DWORD src1_sel:BYTE_2 // f98a2b7d28000e02
v_cmpx_neq_f16_sdwa 4.0, abs(s53) src0_sel:BYTE_0 src1_sel:BYTE_3 // v_cmpx_neq_f16_sdwa 4.0, |s53| src0_sel:BYTE_0 src1_sel:BYTE_3 // f96afa7df60080a3
v_cmpx_neq_f32_sdwa 4.0, -|v255| src0_sel:WORD_1 src1_sel:BYTE_3 // f9fe3b7cf6008533
v_cmpx_ngt_f32_sdwa v0, -|v157| src0_sel:DWORD src1_sel:WORD_0 // f93a377c00000634
v_cmpx_nlt_f32_sdwa v173, 4.0 src0_sel:BYTE_3 src1_sel:WORD_0 // f9ec3d7cad000384
v_cmpx_o_f32_sdwa |v100|, -v53 src0_sel:WORD_1 src1_sel:BYTE_0 // f96a2e7c64002510
v_cmpx_t_i32_sdwa sext(v157), exec_hi src0_sel:BYTE_3 src1_sel:BYTE_2 // f9fe2e7d9d000b82
v_cndmask_b32_sdwa v78, neg(v0), |s45|, vcc clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0 // v_cndmask_b32_sdwa v78, -v0, |s45|, vcc clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0 // f95a9c02003313a4
v_cvt_norm_i16_f16_sdwa v145, 4.0 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f9c6227ff6058100
v_cvt_off_f32_i4_sdwa v20, s0 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f91c287e00138600
v_sub_co_ci_u32_sdwa v12, vcc, 1, v255, vcc dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:WORD_1 // f9fe1952810a8005
v_subrev_co_ci_u32_sdwa v101, vcc, 17, sext(v134), vcc clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_1 // f90ccb54912b840d
