v_bfrev_b32_dpp v110, v153 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa70dc7e991109ff
v_ceil_f16_dpp v11, v62 row_share:0 row_mask:0x7 bank_mask:0x3 bound_ctrl:1 fi:1 // v_ceil_f16_dpp v11.l, v62.l row_share:0 row_mask:0x7 bank_mask:0x3 bound_ctrl:1 fi:1 // fab8167e3e500d73
v_ceil_f32_dpp v208, v3 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa44a07f032109ff
v_cls_i32_dpp v2, v29 row_ror:1 row_mask:0xe bank_mask:0xd bound_ctrl:1 // fa76047e1d2109ed
v_clz_i32_u32_dpp v65, v214 quad_perm:[3,2,1,0] row_mask:0xd bank_mask:0xf bound_ctrl:1 // fa72827ed61b08df
v_cos_f16_dpp v61, -v6 row_xmask:0 row_mask:0x7 bank_mask:0x3 fi:1 // v_cos_f16_dpp v61.l, -v6.l row_xmask:0 row_mask:0x7 bank_mask:0x3 fi:1 // fac27a7e06601573
v_cos_f32_dpp v113, v219 row_shl:1 row_mask:0xf bank_mask:0xf // fa6ce27edb0101ff
v_ctz_i32_b32_dpp v136, v121 quad_perm:[3,2,1,0] row_mask:0x8 bank_mask:0xb bound_ctrl:1 // fa74107f791b088b
v_cvt_f16_f32_dpp v116, v60 row_mirror row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // v_cvt_f16_f32_dpp v116.l, v60 row_mirror row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // fa14e87e3c400dfd
v_cvt_f16_i16_dpp v21, v97 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xb // v_cvt_f16_i16_dpp v21.l, v97.l quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xb // faa22a7e61e4003b
v_cvt_f16_u16_dpp v26, v111 row_ror:1 row_mask:0xf bank_mask:0x1 // v_cvt_f16_u16_dpp v26.l, v111.l row_ror:1 row_mask:0xf bank_mask:0x1 // faa0347e6f2101f1
v_cvt_f32_f16_dpp v169, -|v94| row_shl:1 row_mask:0xf bank_mask:0x6 bound_ctrl:1 fi:1 // v_cvt_f32_f16_dpp v169, -|v94.l| row_shl:1 row_mask:0xf bank_mask:0x6 bound_ctrl:1 fi:1 // fa16527f5e013df6
v_cvt_f32_i32_dpp v7, v93 row_ror:1 row_mask:0xf bank_mask:0xb // fa0a0e7e5d2101fb
v_cvt_f32_u32_dpp v158, v127 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa0c3c7f7f6f0dff
v_cvt_f32_ubyte0_dpp v238, v81 row_shl:15 row_mask:0xf bank_mask:0x8 bound_ctrl:1 // fa22dc7f510f09f8
v_cvt_f32_ubyte1_dpp v128, v105 row_ror:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa24007f6921091f
v_cvt_f32_ubyte2_dpp v113, v228 row_shr:1 row_mask:0xd bank_mask:0xf fi:1 // fa26e27ee41105df
v_cvt_f32_ubyte3_dpp v169, v77 row_xmask:0 row_mask:0x5 bank_mask:0xf // fa28527f4d60015f
v_cvt_floor_i32_f32_dpp v125, v213 row_xmask:15 row_mask:0xc bank_mask:0x8 fi:1 // fa1afa7ed56f05c8
v_cvt_i16_f16_dpp v58, -|v75| row_xmask:15 row_mask:0x9 bank_mask:0xf // v_cvt_i16_f16_dpp v58.l, -|v75.l| row_xmask:15 row_mask:0x9 bank_mask:0xf // faa6747e4b6f319f
v_cvt_i32_f32_dpp v215, v134 row_shl:15 row_mask:0x5 bank_mask:0xf bound_ctrl:1 fi:1 // fa10ae7f860f0d5f
v_cvt_i32_i16_dpp v227, v53 row_half_mirror row_mask:0xf bank_mask:0x3 fi:1 // v_cvt_i32_i16_dpp v227, v53.l row_half_mirror row_mask:0xf bank_mask:0x3 fi:1 // fad4c67f354105f3
v_cvt_nearest_i32_f32_dpp v114, v172 row_xmask:15 row_mask:0x7 bank_mask:0xf // fa18e47eac6f017f
v_cvt_norm_i16_f16_dpp v121, v57 row_half_mirror row_mask:0xd bank_mask:0x2 bound_ctrl:1 fi:1 // v_cvt_norm_i16_f16_dpp v121.l, v57.l row_half_mirror row_mask:0xd bank_mask:0x2 bound_ctrl:1 fi:1 // fac6f27e39410dd2
v_cvt_norm_u16_f16_dpp v68, v74 row_ror:1 row_mask:0xf bank_mask:0xb // v_cvt_norm_u16_f16_dpp v68.l, v74.l row_ror:1 row_mask:0xf bank_mask:0xb // fac8887e4a2101fb
v_cvt_off_f32_i4_dpp v5, v149 row_mirror row_mask:0xf bank_mask:0xd fi:1 // fa1c0a7e954005fd
v_cvt_u16_f16_dpp v63, v40 row_ror:1 row_mask:0x2 bank_mask:0xf fi:1 // v_cvt_u16_f16_dpp v63.l, v40.l row_ror:1 row_mask:0x2 bank_mask:0xf fi:1 // faa47e7e2821052f
v_cvt_u32_f32_dpp v49, |v166| row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa0e627ea62129ff
v_cvt_u32_u16_dpp v40, v38 row_shr:1 row_mask:0xf bank_mask:0xb // v_cvt_u32_u16_dpp v40, v38.l row_shr:1 row_mask:0xf bank_mask:0xb // fad6507e261101fb
v_exp_f16_dpp v53, v112 row_share:0 row_mask:0xf bank_mask:0x6 // v_exp_f16_dpp v53.l, v112.l row_share:0 row_mask:0xf bank_mask:0x6 // fab06a7e705001f6
v_exp_f32_dpp v41, -v67 row_xmask:0 row_mask:0xf bank_mask:0xf // fa4a527e436011ff
v_floor_f16_dpp v37, v55 row_half_mirror row_mask:0x8 bank_mask:0x3 // v_floor_f16_dpp v37.l, v55.l row_half_mirror row_mask:0x8 bank_mask:0x3 // fab64a7e37410183
v_floor_f32_dpp v255, v162 row_mirror row_mask:0xf bank_mask:0x4 fi:1 // fa48fe7fa24005f4
v_fract_f16_dpp v122, -|v63| quad_perm:[0,1,2,3] row_mask:0x4 bank_mask:0xe bound_ctrl:1 // v_fract_f16_dpp v122.l, -|v63.l| quad_perm:[0,1,2,3] row_mask:0x4 bank_mask:0xe bound_ctrl:1 // fabef47e3fe4384e
v_fract_f32_dpp v171, v108 quad_perm:[3,2,1,0] row_mask:0x9 bank_mask:0xf fi:1 // fa40567f6c1b049f
v_frexp_exp_i16_f16_dpp v75, v55 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_frexp_exp_i16_f16_dpp v75.l, v55.l row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fab4967e371109ff
v_frexp_exp_i32_f32_dpp v226, v196 row_xmask:15 row_mask:0x8 bank_mask:0x5 fi:1 // fa7ec47fc46f0585
v_frexp_mant_f16_dpp v81, -v123 row_shr:1 row_mask:0x9 bank_mask:0xd // v_frexp_mant_f16_dpp v81.l, -v123.l row_shr:1 row_mask:0x9 bank_mask:0xd // fab2a27e7b11119d
v_frexp_mant_f32_dpp v235, v3 row_xmask:15 row_mask:0xc bank_mask:0xf // fa80d67f036f01cf
v_log_f16_dpp v36, v6 row_share:0 row_mask:0x8 bank_mask:0xf bound_ctrl:1 fi:1 // v_log_f16_dpp v36.l, v6.l row_share:0 row_mask:0x8 bank_mask:0xf bound_ctrl:1 fi:1 // faae487e06500d8f
v_log_f32_dpp v120, v11 row_shr:1 row_mask:0xa bank_mask:0xc // fa4ef07e0b1101ac
v_mov_b32_dpp v146, v210 row_share:15 row_mask:0xf bank_mask:0x1 fi:1 // fa02247fd25f05f1
v_movreld_b32_dpp v214, v152 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa84ac7f98e4081f
v_movrels_b32_dpp v141, v238 row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa861a7fee0f09ff
v_movrelsd_2_b32_dpp v247, v93 row_xmask:0 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa90ee7f5d60091f
v_movrelsd_b32_dpp v158, v93 row_xmask:15 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fa883c7f5d6f090f
v_not_b16_dpp v11, v3 row_xmask:0 row_mask:0x9 bank_mask:0xf // v_not_b16_dpp v11.l, v3.l row_xmask:0 row_mask:0x9 bank_mask:0xf // fad2167e0360019f
v_not_b32_dpp v208, v159 quad_perm:[3,2,1,0] row_mask:0x9 bank_mask:0xd // fa6ea07f9f1b009d
v_rcp_f16_dpp v23, -|v26| row_shl:15 row_mask:0xf bank_mask:0xf fi:1 // v_rcp_f16_dpp v23.l, -|v26.l| row_shl:15 row_mask:0xf bank_mask:0xf fi:1 // faa82e7e1a0f35ff
v_rcp_f32_dpp v158, v211 quad_perm:[3,2,1,0] row_mask:0x1 bank_mask:0x0 // fa543c7fd31b0010
v_rcp_iflag_f32_dpp v30, v48 row_shr:1 row_mask:0x2 bank_mask:0x4 bound_ctrl:1 // fa563c7e30110924
v_rndne_f16_dpp v17, v93 row_share:0 row_mask:0xf bank_mask:0x5 // v_rndne_f16_dpp v17.l, v93.l row_share:0 row_mask:0xf bank_mask:0x5 // fabc227e5d5001f5
v_rndne_f32_dpp v73, v29 row_mirror row_mask:0x6 bank_mask:0x2 bound_ctrl:1 // fa46927e1d400962
v_rsq_f16_dpp v56, -|v106| row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_rsq_f16_dpp v56.l, -|v106.l| row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // faac707e6a603dff
v_rsq_f32_dpp v178, |v72| row_shl:1 row_mask:0xf bank_mask:0xe // fa5c647f480121fe
v_sat_pk_u8_i16_dpp v113, v16 quad_perm:[0,1,2,3] row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // v_sat_pk_u8_i16_dpp v113.l, v16 quad_perm:[0,1,2,3] row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // fac4e27e10e40cef
v_sin_f16_dpp v5, v114 row_ror:1 row_mask:0xf bank_mask:0x7 bound_ctrl:1 fi:1 // v_sin_f16_dpp v5.l, v114.l row_ror:1 row_mask:0xf bank_mask:0x7 bound_ctrl:1 fi:1 // fac00a7e72210df7
v_sin_f32_dpp v83, v57 quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x1 bound_ctrl:1 // fa6aa67e391b0871
v_sqrt_f16_dpp v60, v41 row_ror:1 row_mask:0x2 bank_mask:0x5 bound_ctrl:1 fi:1 // v_sqrt_f16_dpp v60.l, v41.l row_ror:1 row_mask:0x2 bank_mask:0x5 bound_ctrl:1 fi:1 // faaa787e29210d25
v_sqrt_f32_dpp v209, v157 row_share:0 row_mask:0xb bank_mask:0x8 fi:1 // fa66a27f9d5005b8
v_trunc_f16_dpp v67, v50 row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // v_trunc_f16_dpp v67.l, v50.l row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // faba867e324105ff
v_trunc_f32_dpp v51, v110 row_shl:1 row_mask:0xe bank_mask:0xf fi:1 // fa42667e6e0105ef
