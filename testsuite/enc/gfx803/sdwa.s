v_add_f16_sdwa v239, -v214, v163 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1 // f946df3fd6031605
v_add_f32_sdwa v79, |v231|, v143 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_1 // f91e9f02e7322201
v_add_u16_sdwa v149, v108, v86 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1 // f9ac2a4d6c020101
v_add_u32_sdwa v165, vcc, sext(v255), v87 clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_0 // f9ae4a33ff2e0e00
v_addc_u32_sdwa v0, vcc, v208, sext(v195), vcc dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_0 // f9860138d003010c
v_and_b32_sdwa v137, sext(v106), sext(v177) dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_3 // f96213276a0b0d0b
v_ashrrev_i16_sdwa v65, sext(v233), v175 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_2 // f95e8358e9100c02
v_ashrrev_i32_sdwa v214, v181, sext(v148) dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0 // f928ad23b510050c
v_bfrev_b32_sdwa v141, v54 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f9581a7f360d0300
v_ceil_f16_sdwa v38, abs(v204) dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // v_ceil_f16_sdwa v38, |v204| dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f98a4c7ecc122300
v_ceil_f32_sdwa v0, |v202| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f93a007eca312600
v_cmp_class_f16_sdwa vcc, v172, v255 src0_sel:BYTE_3 src1_sel:DWORD // v_cmp_class_f16 vcc, v172, v255 src0_sel:BYTE_3 src1_sel:DWORD // f9fe297cac000306
v_cmp_class_f32_sdwa vcc, v211, v126 src0_sel:DWORD src1_sel:DWORD // v_cmp_class_f32 vcc, v211, v126 src0_sel:DWORD src1_sel:DWORD // f9fc207cd3000606
v_cmp_eq_f16_sdwa vcc, abs(v49), v26 src0_sel:WORD_1 src1_sel:WORD_1 // v_cmp_eq_f16 vcc, |v49|, v26 src0_sel:WORD_1 src1_sel:WORD_1 // f934447c31002505
v_cmp_eq_f32_sdwa vcc, v240, |v144| src0_sel:BYTE_2 src1_sel:BYTE_3 // v_cmp_eq_f32 vcc, v240, |v144| src0_sel:BYTE_2 src1_sel:BYTE_3 // f920857cf0000223
v_cmp_eq_i16_sdwa vcc, v222, v167 clamp src0_sel:BYTE_0 src1_sel:DWORD // v_cmp_eq_i16 vcc, v222, v167 clamp src0_sel:BYTE_0 src1_sel:DWORD // f94e457dde200006
v_cmp_eq_i32_sdwa vcc, sext(v43), v217 src0_sel:DWORD src1_sel:BYTE_2 // v_cmp_eq_i32 vcc, sext(v43), v217 src0_sel:DWORD src1_sel:BYTE_2 // f9b2857d2b000e02
v_cmp_eq_u16_sdwa vcc, v113, sext(v162) src0_sel:BYTE_3 src1_sel:BYTE_2 // v_cmp_eq_u16 vcc, v113, sext(v162) src0_sel:BYTE_3 src1_sel:BYTE_2 // f944557d7100030a
v_cmp_eq_u32_sdwa vcc, v249, sext(v255) src0_sel:WORD_1 src1_sel:BYTE_0 // v_cmp_eq_u32 vcc, v249, sext(v255) src0_sel:WORD_1 src1_sel:BYTE_0 // f9fe957df9000508
v_cmp_f_f16_sdwa vcc, -v57, -v20 src0_sel:WORD_0 src1_sel:WORD_1 // v_cmp_f_f16 vcc, -v57, -v20 src0_sel:WORD_0 src1_sel:WORD_1 // f928407c39001415
v_cmp_f_f32_sdwa vcc, v33, v3 src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_f_f32 vcc, v33, v3 src0_sel:WORD_0 src1_sel:BYTE_2 // f906807c21000402
v_cmp_f_i16_sdwa vcc, v62, v58 clamp src0_sel:BYTE_2 src1_sel:BYTE_1 // v_cmp_f_i16 vcc, v62, v58 clamp src0_sel:BYTE_2 src1_sel:BYTE_1 // f974407d3e200201
v_cmp_f_i32_sdwa vcc, sext(v70), v124 src0_sel:BYTE_3 src1_sel:BYTE_2 // v_cmp_f_i32 vcc, sext(v70), v124 src0_sel:BYTE_3 src1_sel:BYTE_2 // f9f8807d46000b02
v_cmp_f_u16_sdwa vcc, v59, v119 src0_sel:BYTE_1 src1_sel:BYTE_2 // v_cmp_f_u16 vcc, v59, v119 src0_sel:BYTE_1 src1_sel:BYTE_2 // f9ee507d3b000102
v_cmp_f_u32_sdwa vcc, v213, sext(v123) src0_sel:BYTE_1 src1_sel:DWORD // v_cmp_f_u32 vcc, v213, sext(v123) src0_sel:BYTE_1 src1_sel:DWORD // f9f6907dd500010e
v_cmp_ge_f16_sdwa vcc, -v245, v68 src0_sel:DWORD src1_sel:BYTE_2 // v_cmp_ge_f16 vcc, -v245, v68 src0_sel:DWORD src1_sel:BYTE_2 // f9884c7cf5001602
v_cmp_ge_f32_sdwa vcc, v112, v0 src0_sel:BYTE_0 src1_sel:BYTE_0 // v_cmp_ge_f32 vcc, v112, v0 src0_sel:BYTE_0 src1_sel:BYTE_0 // f9008c7c70000000
v_cmp_ge_i16_sdwa vcc, v255, sext(v109) src0_sel:BYTE_2 src1_sel:BYTE_0 // v_cmp_ge_i16 vcc, v255, sext(v109) src0_sel:BYTE_2 src1_sel:BYTE_0 // f9da4c7dff000208
v_cmp_ge_i32_sdwa vcc, v113, v59 src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmp_ge_i32 vcc, v113, v59 src0_sel:BYTE_1 src1_sel:WORD_0 // f9768c7d71000104
v_cmp_ge_u16_sdwa vcc, v14, v70 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_ge_u16 vcc, v14, v70 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // f98c5c7d0e200402
v_cmp_ge_u32_sdwa vcc, v176, sext(v154) src0_sel:BYTE_2 src1_sel:WORD_1 // v_cmp_ge_u32 vcc, v176, sext(v154) src0_sel:BYTE_2 src1_sel:WORD_1 // f9349d7db000020d
v_cmp_gt_f16_sdwa vcc, -|v147|, v248 src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmp_gt_f16 vcc, -|v147|, v248 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9f0497c93003001
v_cmp_gt_f32_sdwa vcc, -|v79|, v0 src0_sel:BYTE_1 src1_sel:BYTE_0 // v_cmp_gt_f32 vcc, -|v79|, v0 src0_sel:BYTE_1 src1_sel:BYTE_0 // f900887c4f003100
v_cmp_gt_i16_sdwa vcc, v154, sext(v109) src0_sel:DWORD src1_sel:DWORD // v_cmp_gt_i16 vcc, v154, sext(v109) src0_sel:DWORD src1_sel:DWORD // f9da487d9a00060e
v_cmp_gt_i32_sdwa vcc, v61, v145 src0_sel:DWORD src1_sel:BYTE_2 // v_cmp_gt_i32 vcc, v61, v145 src0_sel:DWORD src1_sel:BYTE_2 // f922897d3d000602
v_cmp_gt_u16_sdwa vcc, v255, sext(v9) clamp src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmp_gt_u16 vcc, v255, sext(v9) clamp src0_sel:BYTE_3 src1_sel:WORD_1 // f912587dff20030d
v_cmp_gt_u32_sdwa vcc, sext(v233), v0 src0_sel:BYTE_1 src1_sel:WORD_1 // v_cmp_gt_u32 vcc, sext(v233), v0 src0_sel:BYTE_1 src1_sel:WORD_1 // f900987de9000905
v_cmp_le_f16_sdwa vcc, -v53, -|v11| clamp src0_sel:BYTE_2 src1_sel:DWORD // v_cmp_le_f16 vcc, -v53, -|v11| clamp src0_sel:BYTE_2 src1_sel:DWORD // f916467c35201236
v_cmp_le_f32_sdwa vcc, -v0, v56 clamp src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmp_le_f32 vcc, -v0, v56 clamp src0_sel:WORD_1 src1_sel:BYTE_3 // f970867c00201503
v_cmp_le_i16_sdwa vcc, v255, v250 src0_sel:BYTE_0 src1_sel:BYTE_0 // v_cmp_le_i16 vcc, v255, v250 src0_sel:BYTE_0 src1_sel:BYTE_0 // f9f4477dff000000
v_cmp_le_i32_sdwa vcc, sext(v160), v252 src0_sel:BYTE_1 src1_sel:BYTE_0 // v_cmp_le_i32 vcc, sext(v160), v252 src0_sel:BYTE_1 src1_sel:BYTE_0 // f9f8877da0000900
v_cmp_le_u16_sdwa vcc, sext(v20), sext(v26) src0_sel:BYTE_3 src1_sel:WORD_0 // v_cmp_le_u16 vcc, sext(v20), sext(v26) src0_sel:BYTE_3 src1_sel:WORD_0 // f934567d14000b0c
v_cmp_le_u32_sdwa vcc, v117, sext(v149) src0_sel:BYTE_2 src1_sel:WORD_1 // v_cmp_le_u32 vcc, v117, sext(v149) src0_sel:BYTE_2 src1_sel:WORD_1 // f92a977d7500020d
v_cmp_lg_f16_sdwa vcc, -v28, v255 src0_sel:BYTE_1 src1_sel:BYTE_1 // v_cmp_lg_f16 vcc, -v28, v255 src0_sel:BYTE_1 src1_sel:BYTE_1 // f9fe4b7c1c001101
v_cmp_lg_f32_sdwa vcc, v85, v149 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_lg_f32 vcc, v85, v149 clamp src0_sel:WORD_0 src1_sel:BYTE_2 // f92a8b7c55200402
v_cmp_lt_f16_sdwa vcc, |v187|, v73 clamp src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmp_lt_f16 vcc, |v187|, v73 clamp src0_sel:WORD_0 src1_sel:BYTE_0 // f992427cbb202400
v_cmp_lt_f32_sdwa vcc, |v192|, v193 src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmp_lt_f32 vcc, |v192|, v193 src0_sel:WORD_1 src1_sel:BYTE_3 // f982837cc0002503
v_cmp_lt_i16_sdwa vcc, v129, v124 src0_sel:BYTE_2 src1_sel:BYTE_1 // v_cmp_lt_i16 vcc, v129, v124 src0_sel:BYTE_2 src1_sel:BYTE_1 // f9f8427d81000201
v_cmp_lt_i32_sdwa vcc, v66, v211 src0_sel:BYTE_3 src1_sel:BYTE_1 // v_cmp_lt_i32 vcc, v66, v211 src0_sel:BYTE_3 src1_sel:BYTE_1 // f9a6837d42000301
v_cmp_lt_u16_sdwa vcc, v255, v0 clamp src0_sel:BYTE_0 src1_sel:WORD_0 // v_cmp_lt_u16 vcc, v255, v0 clamp src0_sel:BYTE_0 src1_sel:WORD_0 // f900527dff200004
v_cmp_lt_u32_sdwa vcc, sext(v232), sext(v0) src0_sel:BYTE_3 src1_sel:BYTE_0 // v_cmp_lt_u32 vcc, sext(v232), sext(v0) src0_sel:BYTE_3 src1_sel:BYTE_0 // f900927de8000b08
v_cmp_ne_i16_sdwa vcc, sext(v199), sext(v222) clamp src0_sel:BYTE_2 src1_sel:WORD_1 // v_cmp_ne_i16 vcc, sext(v199), sext(v222) clamp src0_sel:BYTE_2 src1_sel:WORD_1 // f9bc4b7dc7200a0d
v_cmp_ne_i32_sdwa vcc, v5, v192 src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmp_ne_i32 vcc, v5, v192 src0_sel:BYTE_0 src1_sel:BYTE_1 // f9808b7d05000001
v_cmp_ne_u16_sdwa vcc, v0, v135 clamp src0_sel:WORD_1 src1_sel:WORD_1 // v_cmp_ne_u16 vcc, v0, v135 clamp src0_sel:WORD_1 src1_sel:WORD_1 // f90e5b7d00200505
v_cmp_ne_u32_sdwa vcc, sext(v212), sext(v255) src0_sel:WORD_0 src1_sel:BYTE_1 // v_cmp_ne_u32 vcc, sext(v212), sext(v255) src0_sel:WORD_0 src1_sel:BYTE_1 // f9fe9b7dd4000c09
v_cmp_neq_f16_sdwa vcc, -|v65|, -v88 clamp src0_sel:WORD_0 src1_sel:BYTE_0 // v_cmp_neq_f16 vcc, -|v65|, -v88 clamp src0_sel:WORD_0 src1_sel:BYTE_0 // f9b05a7c41203410
v_cmp_neq_f32_sdwa vcc, v66, |v210| src0_sel:WORD_1 src1_sel:WORD_0 // v_cmp_neq_f32 vcc, v66, |v210| src0_sel:WORD_1 src1_sel:WORD_0 // f9a49b7c42000524
v_cmp_nge_f16_sdwa vcc, |v200|, v253 src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmp_nge_f16 vcc, |v200|, v253 src0_sel:BYTE_3 src1_sel:WORD_1 // f9fa537cc8002305
v_cmp_nge_f32_sdwa vcc, v47, v255 src0_sel:DWORD src1_sel:DWORD // v_cmp_nge_f32 vcc, v47, v255 src0_sel:DWORD src1_sel:DWORD // f9fe937c2f000606
v_cmp_ngt_f16_sdwa vcc, |v18|, abs(v76) src0_sel:BYTE_0 src1_sel:DWORD // v_cmp_ngt_f16 vcc, |v18|, |v76| src0_sel:BYTE_0 src1_sel:DWORD // f998567c12002026
v_cmp_ngt_f32_sdwa vcc, v255, -|v129| src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmp_ngt_f32 vcc, v255, -|v129| src0_sel:BYTE_1 src1_sel:WORD_0 // f902977cff000134
v_cmp_nle_f16_sdwa vcc, neg(v147), -|v92| src0_sel:BYTE_0 src1_sel:DWORD // v_cmp_nle_f16 vcc, -v147, -|v92| src0_sel:BYTE_0 src1_sel:DWORD // f9b8587c93001036
v_cmp_nle_f32_sdwa vcc, -|v0|, v150 clamp src0_sel:DWORD src1_sel:BYTE_1 // v_cmp_nle_f32 vcc, -|v0|, v150 clamp src0_sel:DWORD src1_sel:BYTE_1 // f92c997c00203601
v_cmp_nlg_f16_sdwa vcc, v15, v223 src0_sel:BYTE_2 src1_sel:BYTE_3 // v_cmp_nlg_f16 vcc, v15, v223 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9be557c0f000203
v_cmp_nlg_f32_sdwa vcc, v28, v102 src0_sel:BYTE_3 src1_sel:BYTE_3 // v_cmp_nlg_f32 vcc, v28, v102 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9cc947c1c000303
v_cmp_nlt_f16_sdwa vcc, |v255|, |v255| clamp src0_sel:WORD_0 src1_sel:BYTE_3 // v_cmp_nlt_f16 vcc, |v255|, |v255| clamp src0_sel:WORD_0 src1_sel:BYTE_3 // f9fe5d7cff202423
v_cmp_nlt_f32_sdwa vcc, -|v145|, v0 clamp src0_sel:WORD_1 src1_sel:WORD_1 // v_cmp_nlt_f32 vcc, -|v145|, v0 clamp src0_sel:WORD_1 src1_sel:WORD_1 // f9009c7c91203505
v_cmp_o_f16_sdwa vcc, v105, |v127| src0_sel:BYTE_2 src1_sel:BYTE_2 // v_cmp_o_f16 vcc, v105, |v127| src0_sel:BYTE_2 src1_sel:BYTE_2 // f9fe4e7c69000222
v_cmp_o_f32_sdwa vcc, v175, |v255| src0_sel:BYTE_3 src1_sel:BYTE_1 // v_cmp_o_f32 vcc, v175, |v255| src0_sel:BYTE_3 src1_sel:BYTE_1 // f9fe8f7caf000321
v_cmp_t_i16_sdwa vcc, v184, v163 src0_sel:DWORD src1_sel:DWORD // v_cmp_t_i16 vcc, v184, v163 src0_sel:DWORD src1_sel:DWORD // f9464f7db8000606
v_cmp_t_i32_sdwa vcc, sext(v58), v149 src0_sel:DWORD src1_sel:BYTE_3 // v_cmp_t_i32 vcc, sext(v58), v149 src0_sel:DWORD src1_sel:BYTE_3 // f92a8f7d3a000e03
v_cmp_t_u16_sdwa vcc, v255, sext(v222) src0_sel:BYTE_1 src1_sel:BYTE_2 // v_cmp_t_u16 vcc, v255, sext(v222) src0_sel:BYTE_1 src1_sel:BYTE_2 // f9bc5f7dff00010a
v_cmp_t_u32_sdwa vcc, sext(v107), v143 src0_sel:WORD_1 src1_sel:DWORD // v_cmp_t_u32 vcc, sext(v107), v143 src0_sel:WORD_1 src1_sel:DWORD // f91e9f7d6b000d06
v_cmp_tru_f16_sdwa vcc, -v158, v72 src0_sel:BYTE_1 src1_sel:DWORD // v_cmp_tru_f16 vcc, -v158, v72 src0_sel:BYTE_1 src1_sel:DWORD // f9905e7c9e001106
v_cmp_tru_f32_sdwa vcc, v205, v97 clamp src0_sel:WORD_0 src1_sel:BYTE_3 // v_cmp_tru_f32 vcc, v205, v97 clamp src0_sel:WORD_0 src1_sel:BYTE_3 // f9c29e7ccd200403
v_cmp_u_f16_sdwa vcc, -v38, -v25 src0_sel:BYTE_1 src1_sel:BYTE_1 // v_cmp_u_f16 vcc, -v38, -v25 src0_sel:BYTE_1 src1_sel:BYTE_1 // f932507c26001111
v_cmp_u_f32_sdwa vcc, abs(v61), v241 clamp src0_sel:BYTE_0 src1_sel:BYTE_2 // v_cmp_u_f32 vcc, |v61|, v241 clamp src0_sel:BYTE_0 src1_sel:BYTE_2 // f9e2917c3d202002
v_cmpx_class_f16_sdwa vcc, |v0|, sext(v74) src0_sel:DWORD src1_sel:WORD_0 // v_cmpx_class_f16 vcc, |v0|, sext(v74) src0_sel:DWORD src1_sel:WORD_0 // f9942a7c0000260c
v_cmpx_class_f32_sdwa vcc, v60, v255 clamp src0_sel:WORD_1 src1_sel:BYTE_2 // v_cmpx_class_f32 vcc, v60, v255 clamp src0_sel:WORD_1 src1_sel:BYTE_2 // f9fe237c3c200502
v_cmpx_eq_f16_sdwa vcc, neg(v238), |v72| src0_sel:BYTE_2 src1_sel:BYTE_1 // v_cmpx_eq_f16 vcc, -v238, |v72| src0_sel:BYTE_2 src1_sel:BYTE_1 // f990647cee001221
v_cmpx_eq_f32_sdwa vcc, -|v112|, |v212| clamp src0_sel:BYTE_3 src1_sel:BYTE_3 // v_cmpx_eq_f32 vcc, -|v112|, |v212| clamp src0_sel:BYTE_3 src1_sel:BYTE_3 // f9a8a57c70203323
v_cmpx_eq_i16_sdwa vcc, sext(v255), v238 src0_sel:BYTE_1 src1_sel:WORD_0 // v_cmpx_eq_i16 vcc, sext(v255), v238 src0_sel:BYTE_1 src1_sel:WORD_0 // f9dc657dff000904
v_cmpx_eq_i32_sdwa vcc, sext(v0), v83 src0_sel:BYTE_1 src1_sel:WORD_1 // v_cmpx_eq_i32 vcc, sext(v0), v83 src0_sel:BYTE_1 src1_sel:WORD_1 // f9a6a47d00000905
v_cmpx_eq_u16_sdwa vcc, v227, v175 src0_sel:BYTE_0 src1_sel:DWORD // v_cmpx_eq_u16 vcc, v227, v175 src0_sel:BYTE_0 src1_sel:DWORD // f95e757de3000006
v_cmpx_eq_u32_sdwa vcc, v175, v233 clamp src0_sel:DWORD src1_sel:BYTE_1 // v_cmpx_eq_u32 vcc, v175, v233 clamp src0_sel:DWORD src1_sel:BYTE_1 // f9d2b57daf200601
v_cmpx_f_f16_sdwa vcc, v142, v16 src0_sel:BYTE_3 src1_sel:BYTE_3 // v_cmpx_f_f16 vcc, v142, v16 src0_sel:BYTE_3 src1_sel:BYTE_3 // f920607c8e000303
v_cmpx_f_f32_sdwa vcc, -v120, |v157| src0_sel:BYTE_0 src1_sel:WORD_0 // v_cmpx_f_f32 vcc, -v120, |v157| src0_sel:BYTE_0 src1_sel:WORD_0 // f93aa17c78001024
v_cmpx_f_i16_sdwa vcc, v203, v255 src0_sel:BYTE_3 src1_sel:BYTE_1 // v_cmpx_f_i16 vcc, v203, v255 src0_sel:BYTE_3 src1_sel:BYTE_1 // f9fe617dcb000301
v_cmpx_f_i32_sdwa vcc, v255, v101 src0_sel:DWORD src1_sel:DWORD // v_cmpx_f_i32 vcc, v255, v101 src0_sel:DWORD src1_sel:DWORD // f9caa07dff000606
v_cmpx_f_u16_sdwa vcc, sext(v59), v71 src0_sel:BYTE_2 src1_sel:DWORD // v_cmpx_f_u16 vcc, sext(v59), v71 src0_sel:BYTE_2 src1_sel:DWORD // f98e707d3b000a06
v_cmpx_f_u32_sdwa vcc, v178, v186 src0_sel:BYTE_3 src1_sel:WORD_0 // v_cmpx_f_u32 vcc, v178, v186 src0_sel:BYTE_3 src1_sel:WORD_0 // f974b17db2000304
v_cmpx_ge_f16_sdwa vcc, -|v137|, -|v255| clamp src0_sel:BYTE_0 src1_sel:DWORD // v_cmpx_ge_f16 vcc, -|v137|, -|v255| clamp src0_sel:BYTE_0 src1_sel:DWORD // f9fe6d7c89203036
v_cmpx_ge_f32_sdwa vcc, v0, v112 src0_sel:BYTE_2 src1_sel:BYTE_3 // v_cmpx_ge_f32 vcc, v0, v112 src0_sel:BYTE_2 src1_sel:BYTE_3 // f9e0ac7c00000203
v_cmpx_ge_i16_sdwa vcc, v118, v67 src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmpx_ge_i16 vcc, v118, v67 src0_sel:WORD_1 src1_sel:BYTE_3 // f9866c7d76000503
v_cmpx_ge_i32_sdwa vcc, v115, v157 src0_sel:BYTE_3 src1_sel:BYTE_3 // v_cmpx_ge_i32 vcc, v115, v157 src0_sel:BYTE_3 src1_sel:BYTE_3 // f93aad7d73000303
v_cmpx_ge_u16_sdwa vcc, v31, v201 src0_sel:DWORD src1_sel:DWORD // v_cmpx_ge_u16 vcc, v31, v201 src0_sel:DWORD src1_sel:DWORD // f9927d7d1f000606
v_cmpx_ge_u32_sdwa vcc, v255, v138 src0_sel:DWORD src1_sel:DWORD // v_cmpx_ge_u32 vcc, v255, v138 src0_sel:DWORD src1_sel:DWORD // f914bd7dff000606
v_cmpx_gt_f16_sdwa vcc, -v162, v204 src0_sel:BYTE_1 src1_sel:BYTE_1 // v_cmpx_gt_f16 vcc, -v162, v204 src0_sel:BYTE_1 src1_sel:BYTE_1 // f998697ca2001101
v_cmpx_gt_f32_sdwa vcc, v0, v125 clamp src0_sel:BYTE_1 src1_sel:BYTE_3 // v_cmpx_gt_f32 vcc, v0, v125 clamp src0_sel:BYTE_1 src1_sel:BYTE_3 // f9faa87c00200103
v_cmpx_gt_i16_sdwa vcc, v179, v111 clamp src0_sel:WORD_0 src1_sel:WORD_0 // v_cmpx_gt_i16 vcc, v179, v111 clamp src0_sel:WORD_0 src1_sel:WORD_0 // f9de687db3200404
v_cmpx_gt_i32_sdwa vcc, v164, v224 src0_sel:WORD_1 src1_sel:BYTE_1 // v_cmpx_gt_i32 vcc, v164, v224 src0_sel:WORD_1 src1_sel:BYTE_1 // f9c0a97da4000501
v_cmpx_gt_u16_sdwa vcc, v4, v164 src0_sel:DWORD src1_sel:DWORD // v_cmpx_gt_u16 vcc, v4, v164 src0_sel:DWORD src1_sel:DWORD // f948797d04000606
v_cmpx_gt_u32_sdwa vcc, v151, sext(v152) src0_sel:BYTE_3 src1_sel:BYTE_0 // v_cmpx_gt_u32 vcc, v151, sext(v152) src0_sel:BYTE_3 src1_sel:BYTE_0 // f930b97d97000308
v_cmpx_le_f16_sdwa vcc, |v137|, neg(v0) src0_sel:WORD_1 src1_sel:BYTE_0 // v_cmpx_le_f16 vcc, |v137|, -v0 src0_sel:WORD_1 src1_sel:BYTE_0 // f900667c89002510
v_cmpx_le_f32_sdwa vcc, |v93|, |v182| clamp src0_sel:WORD_0 src1_sel:WORD_1 // v_cmpx_le_f32 vcc, |v93|, |v182| clamp src0_sel:WORD_0 src1_sel:WORD_1 // f96ca77c5d202425
v_cmpx_le_i16_sdwa vcc, v107, v255 src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmpx_le_i16 vcc, v107, v255 src0_sel:BYTE_3 src1_sel:WORD_1 // f9fe677d6b000305
v_cmpx_le_i32_sdwa vcc, v0, v0 src0_sel:WORD_1 src1_sel:DWORD // v_cmpx_le_i32 vcc, v0, v0 src0_sel:WORD_1 src1_sel:DWORD // f900a67d00000506
v_cmpx_le_u16_sdwa vcc, v91, v0 src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmpx_le_u16 vcc, v91, v0 src0_sel:WORD_0 src1_sel:BYTE_2 // f900767d5b000402
v_cmpx_le_u32_sdwa vcc, v178, v35 src0_sel:DWORD src1_sel:DWORD // v_cmpx_le_u32 vcc, v178, v35 src0_sel:DWORD src1_sel:DWORD // f946b67db2000606
v_cmpx_lg_f16_sdwa vcc, v119, v126 clamp src0_sel:BYTE_0 src1_sel:WORD_1 // v_cmpx_lg_f16 vcc, v119, v126 clamp src0_sel:BYTE_0 src1_sel:WORD_1 // f9fc6a7c77200005
v_cmpx_lg_f32_sdwa vcc, v55, neg(v73) src0_sel:WORD_1 src1_sel:BYTE_2 // v_cmpx_lg_f32 vcc, v55, -v73 src0_sel:WORD_1 src1_sel:BYTE_2 // f992aa7c37000512
v_cmpx_lt_f16_sdwa vcc, |v15|, |v161| src0_sel:BYTE_2 src1_sel:BYTE_3 // v_cmpx_lt_f16 vcc, |v15|, |v161| src0_sel:BYTE_2 src1_sel:BYTE_3 // f942637c0f002223
v_cmpx_lt_f32_sdwa vcc, v46, v0 src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmpx_lt_f32 vcc, v46, v0 src0_sel:BYTE_0 src1_sel:BYTE_1 // f900a27c2e000001
v_cmpx_lt_i16_sdwa vcc, v239, v197 src0_sel:WORD_1 src1_sel:DWORD // v_cmpx_lt_i16 vcc, v239, v197 src0_sel:WORD_1 src1_sel:DWORD // f98a637def000506
v_cmpx_lt_i32_sdwa vcc, v29, v188 src0_sel:DWORD src1_sel:DWORD // v_cmpx_lt_i32 vcc, v29, v188 src0_sel:DWORD src1_sel:DWORD // f978a37d1d000606
v_cmpx_lt_u16_sdwa vcc, v85, v146 src0_sel:BYTE_2 src1_sel:BYTE_2 // v_cmpx_lt_u16 vcc, v85, v146 src0_sel:BYTE_2 src1_sel:BYTE_2 // f924737d55000202
v_cmpx_lt_u32_sdwa vcc, v170, sext(v0) src0_sel:BYTE_1 src1_sel:DWORD // v_cmpx_lt_u32 vcc, v170, sext(v0) src0_sel:BYTE_1 src1_sel:DWORD // f900b27daa00010e
v_cmpx_ne_i16_sdwa vcc, v103, v235 src0_sel:DWORD src1_sel:DWORD // v_cmpx_ne_i16 vcc, v103, v235 src0_sel:DWORD src1_sel:DWORD // f9d66b7d67000606
v_cmpx_ne_i32_sdwa vcc, v0, v160 clamp src0_sel:BYTE_3 src1_sel:WORD_0 // v_cmpx_ne_i32 vcc, v0, v160 clamp src0_sel:BYTE_3 src1_sel:WORD_0 // f940ab7d00200304
v_cmpx_ne_u16_sdwa vcc, sext(v198), sext(v149) src0_sel:BYTE_0 src1_sel:DWORD // v_cmpx_ne_u16 vcc, sext(v198), sext(v149) src0_sel:BYTE_0 src1_sel:DWORD // f92a7b7dc600080e
v_cmpx_ne_u32_sdwa vcc, v88, v118 src0_sel:DWORD src1_sel:DWORD // v_cmpx_ne_u32 vcc, v88, v118 src0_sel:DWORD src1_sel:DWORD // f9ecba7d58000606
v_cmpx_neq_f16_sdwa vcc, v216, v179 src0_sel:WORD_0 src1_sel:DWORD // v_cmpx_neq_f16 vcc, v216, v179 src0_sel:WORD_0 src1_sel:DWORD // f9667b7cd8000406
v_cmpx_neq_f32_sdwa vcc, v117, v38 src0_sel:DWORD src1_sel:DWORD // v_cmpx_neq_f32 vcc, v117, v38 src0_sel:DWORD src1_sel:DWORD // f94cba7c75000606
v_cmpx_nge_f16_sdwa vcc, -|v27|, abs(v169) clamp src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmpx_nge_f16 vcc, -|v27|, |v169| clamp src0_sel:BYTE_0 src1_sel:BYTE_1 // f952737c1b203021
v_cmpx_nge_f32_sdwa vcc, -|v251|, neg(v61) src0_sel:BYTE_3 src1_sel:DWORD // v_cmpx_nge_f32 vcc, -|v251|, -v61 src0_sel:BYTE_3 src1_sel:DWORD // f97ab27cfb003316
v_cmpx_ngt_f16_sdwa vcc, v195, v205 clamp src0_sel:DWORD src1_sel:WORD_0 // v_cmpx_ngt_f16 vcc, v195, v205 clamp src0_sel:DWORD src1_sel:WORD_0 // f99a777cc3200604
v_cmpx_ngt_f32_sdwa vcc, v204, v153 src0_sel:DWORD src1_sel:DWORD // v_cmpx_ngt_f32 vcc, v204, v153 src0_sel:DWORD src1_sel:DWORD // f932b77ccc000606
v_cmpx_nle_f16_sdwa vcc, -v83, abs(v255) clamp src0_sel:DWORD src1_sel:DWORD // v_cmpx_nle_f16 vcc, -v83, |v255| clamp src0_sel:DWORD src1_sel:DWORD // f9fe797c53201626
v_cmpx_nle_f32_sdwa vcc, v44, v62 src0_sel:BYTE_3 src1_sel:WORD_1 // v_cmpx_nle_f32 vcc, v44, v62 src0_sel:BYTE_3 src1_sel:WORD_1 // f97cb87c2c000305
v_cmpx_nlg_f16_sdwa vcc, |v255|, |v139| clamp src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmpx_nlg_f16 vcc, |v255|, |v139| clamp src0_sel:WORD_1 src1_sel:BYTE_3 // f916757cff202523
v_cmpx_nlg_f32_sdwa vcc, |v119|, neg(v0) clamp src0_sel:DWORD src1_sel:BYTE_3 // v_cmpx_nlg_f32 vcc, |v119|, -v0 clamp src0_sel:DWORD src1_sel:BYTE_3 // f900b47c77202613
v_cmpx_nlt_f16_sdwa vcc, -v83, -v69 src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmpx_nlt_f16 vcc, -v83, -v69 src0_sel:WORD_0 src1_sel:BYTE_2 // f98a7c7c53001412
v_cmpx_nlt_f32_sdwa vcc, v184, |v19| src0_sel:BYTE_1 src1_sel:DWORD // v_cmpx_nlt_f32 vcc, v184, |v19| src0_sel:BYTE_1 src1_sel:DWORD // f926bc7cb8000126
v_cmpx_o_f16_sdwa vcc, v255, -v0 clamp src0_sel:BYTE_0 src1_sel:BYTE_1 // v_cmpx_o_f16 vcc, v255, -v0 clamp src0_sel:BYTE_0 src1_sel:BYTE_1 // f9006e7cff200011
v_cmpx_o_f32_sdwa vcc, |v102|, v35 src0_sel:BYTE_1 src1_sel:BYTE_2 // v_cmpx_o_f32 vcc, |v102|, v35 src0_sel:BYTE_1 src1_sel:BYTE_2 // f946ae7c66002102
v_cmpx_t_i16_sdwa vcc, sext(v20), sext(v111) src0_sel:WORD_1 src1_sel:BYTE_3 // v_cmpx_t_i16 vcc, sext(v20), sext(v111) src0_sel:WORD_1 src1_sel:BYTE_3 // f9de6e7d14000d0b
v_cmpx_t_i32_sdwa vcc, sext(v162), v65 src0_sel:BYTE_1 src1_sel:BYTE_3 // v_cmpx_t_i32 vcc, sext(v162), v65 src0_sel:BYTE_1 src1_sel:BYTE_3 // f982ae7da2000903
v_cmpx_t_u16_sdwa vcc, sext(v0), sext(v126) clamp src0_sel:BYTE_1 src1_sel:BYTE_0 // v_cmpx_t_u16 vcc, sext(v0), sext(v126) clamp src0_sel:BYTE_1 src1_sel:BYTE_0 // f9fc7e7d00200908
v_cmpx_t_u32_sdwa vcc, v11, sext(v255) src0_sel:BYTE_3 src1_sel:BYTE_1 // v_cmpx_t_u32 vcc, v11, sext(v255) src0_sel:BYTE_3 src1_sel:BYTE_1 // f9febf7d0b000309
v_cmpx_tru_f16_sdwa vcc, v99, -v0 src0_sel:BYTE_1 src1_sel:WORD_1 // v_cmpx_tru_f16 vcc, v99, -v0 src0_sel:BYTE_1 src1_sel:WORD_1 // f9007e7c63000115
v_cmpx_tru_f32_sdwa vcc, v230, -|v140| src0_sel:BYTE_0 src1_sel:DWORD // v_cmpx_tru_f32 vcc, v230, -|v140| src0_sel:BYTE_0 src1_sel:DWORD // f918bf7ce6000036
v_cmpx_u_f16_sdwa vcc, -|v180|, v88 src0_sel:BYTE_1 src1_sel:WORD_1 // v_cmpx_u_f16 vcc, -|v180|, v88 src0_sel:BYTE_1 src1_sel:WORD_1 // f9b0707cb4003105
v_cmpx_u_f32_sdwa vcc, v224, -v16 src0_sel:BYTE_3 src1_sel:WORD_0 // v_cmpx_u_f32 vcc, v224, -v16 src0_sel:BYTE_3 src1_sel:WORD_0 // f920b07ce0000314
v_cndmask_b32_sdwa v0, abs(v194), v0, vcc clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_1 // v_cndmask_b32_sdwa v0, |v194|, v0, vcc clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_1 // f9000000c2322201
v_cos_f16_sdwa v84, v44 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f994a87e2c060600
v_cos_f32_sdwa v0, -v43 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f954007e2b151100
v_cvt_f16_f32_sdwa v76, neg(v72) dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // v_cvt_f16_f32_sdwa v76, -v72 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f914987e48121500
v_cvt_f16_i16_sdwa v117, v200 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f974ea7ec8040200
v_cvt_f16_u16_sdwa v255, v190 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f972fe7fbe060600
v_cvt_f32_f16_sdwa v79, |v136| clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f9169e7e882c2400
v_cvt_f32_i32_sdwa v255, v228 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f90afe7fe4010300
v_cvt_f32_u32_sdwa v171, v0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f90c567f000e0000
v_cvt_f32_ubyte0_sdwa v238, sext(v106) dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // f922dc7f6a000e00
v_cvt_f32_ubyte1_sdwa v141, v31 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f9241a7f1f040400
v_cvt_f32_ubyte2_sdwa v7, sext(v243) dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f9260e7ef3030a00
v_cvt_f32_ubyte3_sdwa v210, v87 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f928a47f57310000
v_cvt_flr_i32_f32_sdwa v147, |v255| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f91a267fff0c2000
v_cvt_i16_f16_sdwa v71, v0 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f9788e7e00210500
v_cvt_i32_f32_sdwa v134, v175 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f9100c7faf060600
v_cvt_off_f32_i4_sdwa v61, v255 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f91c7a7eff0b0200
v_cvt_rpi_i32_f32_sdwa v164, |v124| dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f918487f7c032200
v_cvt_u16_f16_sdwa v194, v199 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f976847fc7060600
v_cvt_u32_f32_sdwa v223, -|v154| dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f90ebe7f9a153200
v_exp_f16_sdwa v197, |v200| clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f9828a7fc8232300
v_exp_f32_sdwa v169, |v177| dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f940527fb1052400
v_exp_legacy_f32_sdwa v80, -|v156| clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f996a07e9c353300
v_ffbh_i32_sdwa v131, v146 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 // f95e067f92230300
v_ffbh_u32_sdwa v7, v11 clamp dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f95a0e7e0b2c0500
v_ffbl_b32_sdwa v223, sext(v68) dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f95cbe7f44010c00
v_floor_f16_sdwa v170, v189 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f988547fbd120300
v_floor_f32_sdwa v8, v255 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f93e107eff350500
v_fract_f16_sdwa v255, v21 clamp dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:DWORD // f990fe7f152d0600
v_fract_f32_sdwa v91, -v255 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 // f936b67eff151000
v_frexp_exp_i16_f16_sdwa v195, v184 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f986867fb82b0200
v_frexp_exp_i32_f32_sdwa v133, |v0| clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f9660a7f00292000
v_frexp_mant_f16_sdwa v132, abs(v8) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // v_frexp_mant_f16_sdwa v132, |v8| dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 // f984087f080e2000
v_frexp_mant_f32_sdwa v141, |v37| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 // f9681a7f25062500
v_ldexp_f16_sdwa v118, v1, v0 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_3 // f900ec66010c0603
v_log_f16_sdwa v54, v150 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9806c7e96020000
v_log_f32_sdwa v0, v70 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f942007e46050400
v_log_legacy_f32_sdwa v132, -v50 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f998087f32211000
v_lshlrev_b16_sdwa v174, sext(v112), v27 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_0 // f9365c5570080b00
v_lshlrev_b32_sdwa v210, sext(v3), v202 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_2 // f994a525030b0802
v_lshrrev_b16_sdwa v255, sext(v80), v0 clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:WORD_1 // f900fe57502e0905
v_lshrrev_b32_sdwa v79, sext(v237), sext(v126) dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_2 // f9fc9e20ed0c0b0a
v_mac_f16_sdwa v72, -v255, -|v255| dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // f9fe9146ff0e1431
v_mac_f32_sdwa v125, v63, v172 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f958fb2c3f060606
v_max_f16_sdwa v52, v86, v174 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f95c695a56060606
v_max_f32_sdwa v255, -|v211|, abs(v172) clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_3 // v_max_f32_sdwa v255, -|v211|, |v172| clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_3 // f958ff17d32b3023
v_max_i16_sdwa v100, v55, sext(v255) clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f9fec9603735060c
v_max_i32_sdwa v0, v112, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9fe011a70060606
v_max_u16_sdwa v22, v97, sext(v153) dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:DWORD // f9322d5e610a030e
v_max_u32_sdwa v255, v248, v160 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_3 // f940ff1ff8150003
v_min_f16_sdwa v73, v255, v254 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_0 // f9fc935cff110200
v_min_f32_sdwa v94, -v85, v133 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // f90abd14552b1401
v_min_i16_sdwa v81, v243, v4 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD // f908a264f3150006
v_min_i32_sdwa v82, sext(v0), v98 clamp dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1 // f9c4a41800250e05
v_min_u16_sdwa v48, v2, v76 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0 // f998606202040600
v_min_u32_sdwa v63, v214, sext(v3) clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_2 // f9067e1cd622030a
v_mov_b32_sdwa v241, sext(v0) clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f902e27f00340c00
v_mul_f16_sdwa v34, -v134, -v0 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:DWORD // f9004444860a1316
v_mul_f32_sdwa v61, -|v254|, |v236| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:BYTE_2 // f9d87b0afe0c3022
v_mul_hi_i32_i24_sdwa v236, v255, v45 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:WORD_1 // f95ad80fff0e0305
v_mul_hi_u32_u24_sdwa v44, sext(v243), v166 clamp dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:WORD_1 // f94c5912f3280b05
v_mul_i32_i24_sdwa v249, v113, v150 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_1 // f92cf30d71090405
v_mul_legacy_f32_sdwa v29, |v223|, v57 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1 // f9723a08df112505
v_mul_lo_u16_sdwa v255, v184, v111 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_3 // f9defe53b8040103
v_mul_u32_u24_sdwa v197, sext(v235), sext(v33) clamp dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3 // f9428a11eb230b0b
v_not_b32_sdwa v68, sext(v231) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 // f956887ee7050d00
v_or_b32_sdwa v7, sext(v188), sext(v85) dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_0 // f9aa0e28bc140d08
v_rcp_f16_sdwa v187, v208 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 // f97a767fd0210200
v_rcp_f32_sdwa v92, v84 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 // f944b87e54330300
v_rcp_iflag_f32_sdwa v185, |v191| dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 // f946727fbf152400
v_rndne_f16_sdwa v150, |v255| clamp dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f98e2c7fff2d2500
v_rndne_f32_sdwa v250, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f93cf47f00060600
v_rsq_f16_sdwa v179, -|v45| dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f97e667f2d083400
v_rsq_f32_sdwa v81, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f948a27eff060600
v_sin_f16_sdwa v12, v175 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // f992187eaf060600
v_sin_f32_sdwa v255, v110 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f952fe7f6e120500
v_sqrt_f16_sdwa v217, v75 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f97cb27f4b010600
v_sqrt_f32_sdwa v39, abs(v158) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // v_sqrt_f32_sdwa v39, |v158| dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // f94e4e7e9e052600
v_sub_f16_sdwa v226, |v0|, v255 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3 // f9fec54100132603
v_sub_f32_sdwa v179, abs(v0), v60 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:WORD_1 // v_sub_f32_sdwa v179, |v0|, v60 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:WORD_1 // f978660500092505
v_sub_u16_sdwa v234, sext(v111), v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:WORD_0 // f9fed54f6f060a04
v_sub_u32_sdwa v255, vcc, v0, v255 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_0 // f9feff35000e0200
v_subb_u32_sdwa v83, vcc, v225, v38, vcc dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:WORD_1 // f94ca63ae10e0505
v_subbrev_u32_sdwa v255, vcc, v120, v255, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_1 // f9feff3d78100401
v_subrev_f16_sdwa v46, -v196, v215 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:DWORD // f9ae5d42c40b1106
v_subrev_f32_sdwa v162, neg(v154), v45 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:DWORD // v_subrev_f32_sdwa v162, -v154, v45 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:DWORD // f95a44079a151106
v_subrev_u16_sdwa v106, v58, v84 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_1 // f9a8d4503a110405
v_subrev_u32_sdwa v255, vcc, v189, v0 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD // f900fe37bd220306
v_trunc_f16_sdwa v135, v223 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // f98c0e7fdf000600
v_trunc_f32_sdwa v25, v0 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f938327e00120100
v_xor_b32_sdwa v0, sext(v91), v23 clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_3 // f92e002a5b290c03
