v_add_u16_sdwa v195, s89, v92 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_0 // f9b8864d590e8100
v_and_b32_sdwa v0, sext(v121), s101 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_3 // f9ca0026790a0b83
v_bfrev_b32_sdwa v241, s36 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f958e27f24328600
v_cmp_eq_u32_sdwa vcc, sext(s18), v207 src0_sel:BYTE_2 src1_sel:DWORD // f99e957d12008a06
v_cmp_f_u32_sdwa flat_scratch, -16, v0 src0_sel:DWORD src1_sel:DWORD // f900907dd0e68606
v_cmp_ge_f16_sdwa s[52:53], -|v131|, 2.0 src0_sel:BYTE_3 src1_sel:BYTE_2 // f9e84d7c83b43382
v_cmp_ge_i16_sdwa s[98:99], s55, v19 src0_sel:WORD_0 src1_sel:WORD_0 // f9264c7d37e28404
v_cmp_ge_u32_sdwa vcc, v95, sext(s2) src0_sel:BYTE_1 src1_sel:WORD_1 // f9049c7d5f00018d
v_cmp_gt_i16_sdwa s[66:67], sext(vcc_lo), 0 src0_sel:DWORD src1_sel:BYTE_1 // f900497d6ac28e81
v_cmp_le_u16_sdwa s[60:61], sext(v255), v149 src0_sel:DWORD src1_sel:BYTE_1 // f92a577dffbc0e01
v_cmp_lg_f32_sdwa vcc, |v89|, abs(v71) src0_sel:BYTE_3 src1_sel:BYTE_3 // v_cmp_lg_f32_sdwa vcc, |v89|, |v71| src0_sel:BYTE_3 src1_sel:BYTE_3 // f98e8a7c59002323
v_cmp_lt_i32_sdwa xnack_mask, v255, v215 src0_sel:DWORD src1_sel:DWORD // f9ae837dffe80606
v_cmp_ne_u16_sdwa s[82:83], v177, s93 src0_sel:WORD_1 src1_sel:BYTE_1 // f9ba5a7db1d20581
v_cmp_nlt_f16_sdwa vcc, -0.5, v143 src0_sel:WORD_1 src1_sel:BYTE_3 // f91e5d7cf1008503
v_cmp_nlt_f32_sdwa vcc, |v129|, neg(s78) src0_sel:WORD_0 src1_sel:BYTE_2 // v_cmp_nlt_f32_sdwa vcc, |v129|, -s78 src0_sel:WORD_0 src1_sel:BYTE_2 // f99c9c7c81002492
v_cmp_o_f16_sdwa vcc, 2.0, v76 src0_sel:BYTE_0 src1_sel:BYTE_3 // f9984e7cf4008003
v_cmp_t_i32_sdwa vcc, sext(v72), v87 src0_sel:WORD_0 src1_sel:WORD_0 // f9ae8e7d48000c04
v_cmp_tru_f32_sdwa ttmp[14:15], v37, neg(s58) src0_sel:WORD_0 src1_sel:WORD_1 // v_cmp_tru_f32_sdwa ttmp[14:15], v37, -s58 src0_sel:WORD_0 src1_sel:WORD_1 // f9749e7c25fa0495
v_cmpx_eq_i32_sdwa vcc, sext(v118), sext(vcc_lo) src0_sel:WORD_1 src1_sel:BYTE_3 // f9d4a47d76000d8b
v_cmpx_eq_u16_sdwa s[34:35], -5, -5 src0_sel:DWORD src1_sel:BYTE_1 // f98a757dc5a28681
v_cmpx_f_f32_sdwa vcc, s99, v101 src0_sel:WORD_0 src1_sel:DWORD // f9caa07c63008406
v_cmpx_f_u32_sdwa s[30:31], v8, v252 src0_sel:BYTE_3 src1_sel:BYTE_3 // f9f8b17d089e0303
v_cmpx_ge_i16_sdwa vcc, v122, v228 src0_sel:WORD_0 src1_sel:BYTE_1 // f9c86d7d7a000401
v_cmpx_gt_i32_sdwa vcc, -1, 0 src0_sel:BYTE_2 src1_sel:DWORD // f900a97dc1008286
v_cmpx_gt_u32_sdwa vcc, v168, s95 src0_sel:DWORD src1_sel:BYTE_2 // f9beb87da8000682
v_cmpx_le_f16_sdwa vcc, |v255|, v216 src0_sel:BYTE_3 src1_sel:DWORD // f9b0677cff002306
v_cmpx_le_f32_sdwa s[0:1], |v226|, v255 src0_sel:WORD_0 src1_sel:WORD_0 // f9fea77ce2802404
v_cmpx_le_i16_sdwa s[90:91], v199, sext(v207) src0_sel:BYTE_2 src1_sel:DWORD // f99e677dc7da020e
v_cmpx_le_u16_sdwa vcc, v255, v252 src0_sel:BYTE_0 src1_sel:DWORD // f9f8777dff000006
v_cmpx_lg_f16_sdwa s[62:63], v30, -2 src0_sel:WORD_1 src1_sel:DWORD // f9846b7c1ebe0586
v_cmpx_ne_i16_sdwa s[88:89], sext(flat_scratch_lo), 17 src0_sel:DWORD src1_sel:BYTE_1 // f9226b7d66d88e81
v_cmpx_ne_u16_sdwa vcc, -1, v106 src0_sel:WORD_0 src1_sel:DWORD // f9d47a7dc1008406
v_cmpx_nge_f32_sdwa xnack_mask, v165, -v67 src0_sel:DWORD src1_sel:BYTE_0 // f986b27ca5e80610
v_cmpx_ngt_f32_sdwa vcc, v242, neg(v229) src0_sel:WORD_1 src1_sel:DWORD // v_cmpx_ngt_f32_sdwa vcc, v242, -v229 src0_sel:WORD_1 src1_sel:DWORD // f9cab77cf2000516
v_cmpx_u_f16_sdwa vcc, -1.0, v225 src0_sel:WORD_0 src1_sel:BYTE_3 // f9c2717cf3008403
v_cvt_f16_f32_sdwa v169, v18 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 // f914527f12090500
v_cvt_f16_i16_sdwa v255, v0 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 // f974fe7f00040100
v_cvt_f16_u16_sdwa v185, 0 clamp div:2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f972727f80e98200
v_cvt_f32_ubyte0_sdwa v138, sext(s62) dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f922147f3e028c00
v_exp_f32_sdwa v60, s0 mul:2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f940787e00558600
v_ffbl_b32_sdwa v143, v97 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 // f95c1e7f61090100
v_floor_f16_sdwa v85, v161 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 // f988aa7ea1160200
v_frexp_exp_i32_f32_sdwa v22, v63 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9662c7e3f210000
v_frexp_mant_f32_sdwa v18, 4.0 dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 // f968247ef60b8200
v_log_legacy_f32_sdwa v0, |v195| dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_0 // f998007ec3082400
v_lshrrev_b32_sdwa v46, v106, sext(v25) dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_0 // f9325c206a0c040c
v_max_i16_sdwa v218, v161, sext(v38) clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:WORD_1 // f94cb461a129030d
v_max_u32_sdwa v115, s81, sext(v127) dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // f9fee61e5103860e
v_min_f32_sdwa v6, v98, |s68| clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_1 // f9880c14622a02a1
v_mov_b32_sdwa v50, sext(v255) dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f902647eff040800
v_rcp_f32_sdwa v255, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 // f944fe7f00060400
v_rndne_f16_sdwa v28, |v0| clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f98e387e00302500
v_sqrt_f32_sdwa v0, 0 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f94e007e80358100
v_sub_u16_sdwa v252, sext(v176), v130 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2 // f904f94fb00d0902
v_subrev_f16_sdwa v96, |v255|, neg(v67) dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // v_subrev_f16_sdwa v96, |v255|, -v67 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_1 // f986c042ff0e2411
v_trunc_f32_sdwa v51, -v255 clamp div:2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 // f938667effe51400
v_xnor_b32_sdwa v253, -5, s73 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1 // f992fa7bc5138585
v_xor_b32_sdwa v97, sext(v255), v26 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_3 // f934c22aff140d03
