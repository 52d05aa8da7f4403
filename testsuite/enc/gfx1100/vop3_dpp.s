v_add3_u32_e64_dpp v9, v3, v120, 0.15915494 row_xmask:0 row_mask:0xf bank_mask:0xf // 090055d6faf0e203036001ff
v_add_co_ci_u32_e64_dpp v201, s51, v21, v65, vcc_lo row_xmask:15 row_mask:0x9 bank_mask:0xf // c93320d5fa82aa01156f019f
v_add_co_u32_e64_dpp v127, s38, v127, v33 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0xd // 7f2600d7fa4202007f1b000d
v_add_f16_e64_dpp v101, v222, v72 row_shr:1 row_mask:0xf bank_mask:0x4 bound_ctrl:1 fi:1 // v_add_f16_e64_dpp v101.l, v222.l, v72.l row_shr:1 row_mask:0xf bank_mask:0x4 bound_ctrl:1 fi:1 // 650032d5fa900200de110df4
v_add_f32_e64_dpp v99, v166, v57 row_half_mirror row_mask:0xf bank_mask:0xb // 630003d5fa720200a64101fb
v_add_lshl_u32_e64_dpp v167, v97, v91, vcc_hi row_ror:1 row_mask:0xf bank_mask:0xf // a70047d6fab6ae01612101ff
v_add_nc_i16_e64_dpp v128, v216, v0 op_sel:[0,0,1] row_shl:15 row_mask:0x1 bank_mask:0x2 bound_ctrl:1 fi:1 // v_add_nc_i16_e64_dpp v128.h, v216.l, v0.l op_sel:[0,0,1] row_shl:15 row_mask:0x1 bank_mask:0x2 bound_ctrl:1 fi:1 // 80400dd7fa000200d80f0d12
v_add_nc_i32_e64_dpp v149, v51, v209 row_ror:1 row_mask:0xf bank_mask:0x9 bound_ctrl:1 // 950026d7faa20300332109f9
v_add_nc_u16_e64_dpp v119, v67, v100 op_sel:[0,0,1] row_shl:1 row_mask:0xf bank_mask:0xd bound_ctrl:1 // v_add_nc_u16_e64_dpp v119.h, v67.l, v100.l op_sel:[0,0,1] row_shl:1 row_mask:0xf bank_mask:0xd bound_ctrl:1 // 774003d7fac80200430109fd
v_add_nc_u32_e64_dpp v137, v109, v119 quad_perm:[3,2,1,0] row_mask:0x8 bank_mask:0xe bound_ctrl:1 fi:1 // 890025d5faee02006d1b0c8e
v_alignbit_b32_e64_dpp v159, v102, v68, null row_shr:1 row_mask:0xf bank_mask:0x4 bound_ctrl:1 fi:1 // 9f0016d6fa88f20166110df4
v_alignbyte_b32_e64_dpp v244, v154, v124, src_shared_base row_shr:1 row_mask:0x6 bank_mask:0xf bound_ctrl:1 // f40017d6faf8ae039a11096f
v_and_b16_e64_dpp v203, v48, v40 row_share:15 row_mask:0x2 bank_mask:0xf bound_ctrl:1 // v_and_b16_e64_dpp v203.l, v48.l, v40.l row_share:15 row_mask:0x2 bank_mask:0xf bound_ctrl:1 // cb0062d7fa500200305f092f
v_and_b32_e64_dpp v149, v238, v66 quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0x3 // 95001bd5fa840200ee1b00b3
v_and_or_b32_e64_dpp v174, v223, v2, v254 row_xmask:0 row_mask:0xf bank_mask:0x0 fi:1 // ae0057d6fa04fa07df6005f0
v_ashrrev_i16_e64_dpp v97, v107, v24 row_shl:1 row_mask:0x7 bank_mask:0xd fi:1 // v_ashrrev_i16_e64_dpp v97.l, v107.l, v24.l row_shl:1 row_mask:0x7 bank_mask:0xd fi:1 // 61003ad7fa3002006b01057d
v_ashrrev_i32_e64_dpp v3, v19, v5 row_shl:1 row_mask:0x1 bank_mask:0xf // 03001ad5fa0a02001301011f
v_bcnt_u32_b32_e64_dpp v16, v124, v176 row_shl:1 row_mask:0xa bank_mask:0xf bound_ctrl:1 fi:1 // 10001ed7fa6003007c010daf
v_bfe_i32_e64_dpp v83, v130, v34, -5 row_xmask:0 row_mask:0xf bank_mask:0xb // 530011d6fa441603826001fb
v_bfe_u32_e64_dpp v253, v9, v214, v40 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xf bound_ctrl:1 fi:1 // fd0010d6faaca30409e40caf
v_bfi_b32_e64_dpp v179, v95, v204, v52 row_shl:1 row_mask:0xa bank_mask:0x6 bound_ctrl:1 // b30012d6fa98d3045f0109a6
v_bfm_b32_e64_dpp v121, v137, v86 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 79001dd7faac0200891b00ff
v_bfrev_b32_e64_dpp v240, v210 row_shl:1 row_mask:0xa bank_mask:0x0 // f000b8d5fa000000d20101a0
v_ceil_f16_e64_dpp v173, v168 clamp row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_ceil_f16_e64_dpp v173.l, v168.l clamp row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // ad80dcd5fa000000a80f0dff
v_ceil_f32_e64_dpp v165, -v167 mul:4 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // a500a2d5fa000030a7400dff
v_cls_i32_e64_dpp v27, v127 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 1b00bbd5fa0000007f110dff
v_clz_i32_u32_e64_dpp v2, v21 row_share:0 row_mask:0x1 bank_mask:0x5 // 0200b9d5fa00000015500115
v_cmp_class_f16_e64_dpp s30, v167, v8 row_share:15 row_mask:0xf bank_mask:0xa bound_ctrl:1 fi:1 // v_cmp_class_f16_e64_dpp s30, v167.l, v8.l row_share:15 row_mask:0xf bank_mask:0xa bound_ctrl:1 fi:1 // 1e007dd4fa100200a75f0dfa
v_cmp_class_f32_e64_dpp s1, v23, v3 row_shl:1 row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // 01007ed4fa06020017010dfd
v_cmp_eq_f16_e64_dpp s14, -|v213|, v25 row_xmask:0 row_mask:0x5 bank_mask:0x4 bound_ctrl:1 fi:1 // v_cmp_eq_f16_e64_dpp s14, -|v213.l|, v25.l row_xmask:0 row_mask:0x5 bank_mask:0x4 bound_ctrl:1 fi:1 // 0e0102d4fa320220d5600d54
v_cmp_eq_f32_e64_dpp vcc_lo, |v183|, v118 row_ror:1 row_mask:0x8 bank_mask:0xa bound_ctrl:1 fi:1 // 6a0112d4faec0200b7210d8a
v_cmp_eq_i16_e64_dpp s24, v19, v19 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x6 bound_ctrl:1 // v_cmp_eq_i16_e64_dpp s24, v19.l, v19.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x6 bound_ctrl:1 // 180032d4fa260200131b08f6
v_cmp_eq_i32_e64_dpp s72, v61, v98 row_half_mirror row_mask:0xc bank_mask:0x5 bound_ctrl:1 fi:1 // 480042d4fac402003d410dc5
v_cmp_eq_u16_e64_dpp s28, v7, v98 row_shl:1 row_mask:0x4 bank_mask:0xf // v_cmp_eq_u16_e64_dpp s28, v7.l, v98.l row_shl:1 row_mask:0x4 bank_mask:0xf // 1c003ad4fac402000701014f
v_cmp_eq_u32_e64_dpp s58, v16, v81 row_share:0 row_mask:0x5 bank_mask:0xf bound_ctrl:1 // 3a004ad4faa202001050095f
v_cmp_f_f16_e64_dpp s88, v43, v46 row_mirror row_mask:0x2 bank_mask:0x7 // v_cmp_f_f16_e64_dpp s88, v43.l, v46.l row_mirror row_mask:0x2 bank_mask:0x7 // 580000d4fa5c02002b400127
v_cmp_f_f32_e64_dpp vcc_lo, -|v56|, -v176 row_shr:1 row_mask:0x1 bank_mask:0xe bound_ctrl:1 // 6a0110d4fa6003603811091e
v_cmp_f_i32_e64_dpp s24, v230, v109 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 180040d4fada0200e6400dff
v_cmp_f_u32_e64_dpp s76, v47, v36 row_shr:1 row_mask:0x1 bank_mask:0x9 fi:1 // 4c0048d4fa4802002f110519
v_cmp_ge_f16_e64_dpp s72, v227, v110 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 // v_cmp_ge_f16_e64_dpp s72, v227.l, v110.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 // 480006d4fadc0200e3e400f5
v_cmp_ge_f32_e64_dpp s12, v188, v21 row_xmask:0 row_mask:0xf bank_mask:0x4 fi:1 // 0c0016d4fa2a0200bc6005f4
v_cmp_ge_i16_e64_dpp s34, v97, v41 row_share:0 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // v_cmp_ge_i16_e64_dpp s34, v97.l, v41.l row_share:0 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // 220036d4fa52020061500df0
v_cmp_ge_i32_e64_dpp s68, v55, v32 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 440046d4fa400200370109ff
v_cmp_ge_u16_e64_dpp s19, v28, v74 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf fi:1 // v_cmp_ge_u16_e64_dpp s19, v28.l, v74.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf fi:1 // 13003ed4fa9402001c1b04ff
v_cmp_ge_u32_e64_dpp s48, v225, v162 row_shr:1 row_mask:0xf bank_mask:0xf // 30004ed4fa440300e11101ff
v_cmp_gt_f16_e64_dpp s8, v226, v78 quad_perm:[0,1,2,3] row_mask:0x7 bank_mask:0x8 bound_ctrl:1 // v_cmp_gt_f16_e64_dpp s8, v226.l, v78.l quad_perm:[0,1,2,3] row_mask:0x7 bank_mask:0x8 bound_ctrl:1 // 080004d4fa9c0200e2e40878
v_cmp_gt_f32_e64_dpp s51, v250, -v11 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 330014d4fa160240fa2109ff
v_cmp_gt_i16_e64_dpp s4, v13, v70 row_shl:1 row_mask:0x2 bank_mask:0xf fi:1 // v_cmp_gt_i16_e64_dpp s4, v13.l, v70.l row_shl:1 row_mask:0x2 bank_mask:0xf fi:1 // 040034d4fa8c02000d01052f
v_cmp_gt_i32_e64_dpp vcc_lo, v227, v225 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x0 bound_ctrl:1 fi:1 // 6a0044d4fac20300e31b0ca0
v_cmp_gt_u16_e64_dpp s62, v45, v98 row_xmask:15 row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // v_cmp_gt_u16_e64_dpp s62, v45.l, v98.l row_xmask:15 row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // 3e003cd4fac402002d6f0dfd
v_cmp_gt_u32_e64_dpp s9, v209, v121 row_mirror row_mask:0x3 bank_mask:0xb bound_ctrl:1 // 09004cd4faf20200d140093b
v_cmp_le_f16_e64_dpp s8, v248, -v36 row_mirror row_mask:0xf bank_mask:0xc bound_ctrl:1 fi:1 // v_cmp_le_f16_e64_dpp s8, v248.l, -v36.l row_mirror row_mask:0xf bank_mask:0xc bound_ctrl:1 fi:1 // 080003d4fa480240f8400dfc
v_cmp_le_f32_e64_dpp s87, |v127|, v13 clamp row_ror:1 row_mask:0xf bank_mask:0x4 bound_ctrl:1 fi:1 // 578113d4fa1a02007f210df4
v_cmp_le_i16_e64_dpp s52, v0, v20 row_ror:1 row_mask:0xa bank_mask:0xf fi:1 // v_cmp_le_i16_e64_dpp s52, v0.l, v20.l row_ror:1 row_mask:0xa bank_mask:0xf fi:1 // 340033d4fa280200002105af
v_cmp_le_i32_e64_dpp s46, v169, v4 row_ror:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // 2e0043d4fa080200a9210d3f
v_cmp_le_u16_e64_dpp s60, v237, v4 row_mirror row_mask:0x6 bank_mask:0xf bound_ctrl:1 fi:1 // v_cmp_le_u16_e64_dpp s60, v237.l, v4.l row_mirror row_mask:0x6 bank_mask:0xf bound_ctrl:1 fi:1 // 3c003bd4fa080200ed400d6f
v_cmp_le_u32_e64_dpp s2, v134, v143 row_xmask:15 row_mask:0xf bank_mask:0xf // 02004bd4fa1e0300866f01ff
v_cmp_lg_f16_e64_dpp s32, v138, -v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmp_lg_f16_e64_dpp s32, v138.l, -v0.l row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 200005d4fa0002408a400dff
v_cmp_lg_f32_e64_dpp s68, -v30, -v30 row_ror:1 row_mask:0xf bank_mask:0x7 fi:1 // 440015d4fa3c02601e2105f7
v_cmp_lt_f16_e64_dpp s63, -v98, -|v2| row_xmask:0 row_mask:0x7 bank_mask:0x0 // v_cmp_lt_f16_e64_dpp s63, -v98.l, -|v2.l| row_xmask:0 row_mask:0x7 bank_mask:0x0 // 3f0201d4fa04026062600170
v_cmp_lt_f32_e64_dpp vcc_lo, v27, -|v56| row_shl:15 row_mask:0xf bank_mask:0xd fi:1 // 6a0211d4fa7002401b0f05fd
v_cmp_lt_i16_e64_dpp vcc_lo, v22, v72 row_shr:1 row_mask:0xc bank_mask:0x1 // v_cmp_lt_i16_e64_dpp vcc_lo, v22.l, v72.l row_shr:1 row_mask:0xc bank_mask:0x1 // 6a0031d4fa900200161101c1
v_cmp_lt_i32_e64_dpp s90, v198, v72 row_shl:15 row_mask:0xf bank_mask:0x3 // 5a0041d4fa900200c60f01f3
v_cmp_lt_u16_e64_dpp s90, v132, v23 row_share:0 row_mask:0xf bank_mask:0xf fi:1 // v_cmp_lt_u16_e64_dpp s90, v132.l, v23.l row_share:0 row_mask:0xf bank_mask:0xf fi:1 // 5a0039d4fa2e0200845005ff
v_cmp_lt_u32_e64_dpp s76, v4, v15 row_share:0 row_mask:0xf bank_mask:0xd fi:1 // 4c0049d4fa1e0200045005fd
v_cmp_ne_i16_e64_dpp s66, v194, v22 row_mirror row_mask:0x4 bank_mask:0x8 // v_cmp_ne_i16_e64_dpp s66, v194.l, v22.l row_mirror row_mask:0x4 bank_mask:0x8 // 420035d4fa2c0200c2400148
v_cmp_ne_i32_e64_dpp s58, v109, v101 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa // 3a0045d4faca02006de4003a
v_cmp_ne_u16_e64_dpp vcc_lo, v29, v122 row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmp_ne_u16_e64_dpp vcc_lo, v29.l, v122.l row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 6a003dd4faf402001d5009ff
v_cmp_ne_u32_e64_dpp vcc_lo, v143, v2 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xc bound_ctrl:1 // 6a004dd4fa0402008fe4083c
v_cmp_neq_f16_e64_dpp vcc_lo, -v82, v89 row_share:15 row_mask:0xf bank_mask:0xf // v_cmp_neq_f16_e64_dpp vcc_lo, -v82.l, v89.l row_share:15 row_mask:0xf bank_mask:0xf // 6a000dd4fab20220525f01ff
v_cmp_neq_f32_e64_dpp vcc_lo, -|v159|, |v67| row_shl:15 row_mask:0xb bank_mask:0x9 bound_ctrl:1 fi:1 // 6a031dd4fa8602209f0f0db9
v_cmp_nge_f16_e64_dpp s36, -v124, v4 row_ror:1 row_mask:0x4 bank_mask:0x3 // v_cmp_nge_f16_e64_dpp s36, -v124.l, v4.l row_ror:1 row_mask:0x4 bank_mask:0x3 // 240009d4fa0802207c210143
v_cmp_nge_f32_e64_dpp s85, v39, v31 clamp row_xmask:15 row_mask:0xd bank_mask:0xc fi:1 // 558019d4fa3e0200276f05dc
v_cmp_ngt_f16_e64_dpp s92, |v152|, v19 row_share:0 row_mask:0xd bank_mask:0xf // v_cmp_ngt_f16_e64_dpp s92, |v152.l|, v19.l row_share:0 row_mask:0xd bank_mask:0xf // 5c010bd4fa260200985001df
v_cmp_ngt_f32_e64_dpp vcc_lo, v181, v223 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 6a001bd4fabe0300b56f0dff
v_cmp_nle_f16_e64_dpp s60, -|v55|, v60 clamp row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmp_nle_f16_e64_dpp s60, -|v55.l|, v60.l clamp row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 3c810cd4fa78022037500dff
v_cmp_nle_f32_e64_dpp s12, |v62|, -|v53| row_share:15 row_mask:0xa bank_mask:0xa bound_ctrl:1 fi:1 // 0c031cd4fa6a02403e5f0daa
v_cmp_nlg_f16_e64_dpp s33, v61, |v34| row_half_mirror row_mask:0xd bank_mask:0xf // v_cmp_nlg_f16_e64_dpp s33, v61.l, |v34.l| row_half_mirror row_mask:0xd bank_mask:0xf // 21020ad4fa4402003d4101df
v_cmp_nlg_f32_e64_dpp s54, -v144, |v181| row_xmask:0 row_mask:0xc bank_mask:0x2 // 36021ad4fa6a0320906001c2
v_cmp_nlt_f16_e64_dpp s60, -|v214|, v83 row_ror:1 row_mask:0x7 bank_mask:0x7 // v_cmp_nlt_f16_e64_dpp s60, -|v214.l|, v83.l row_ror:1 row_mask:0x7 bank_mask:0x7 // 3c010ed4faa60220d6210177
v_cmp_nlt_f32_e64_dpp s48, v5, -v117 row_ror:1 row_mask:0x8 bank_mask:0x7 fi:1 // 30001ed4faea024005210587
v_cmp_o_f16_e64_dpp s59, v72, v31 quad_perm:[0,1,2,3] row_mask:0x4 bank_mask:0xf bound_ctrl:1 // v_cmp_o_f16_e64_dpp s59, v72.l, v31.l quad_perm:[0,1,2,3] row_mask:0x4 bank_mask:0xf bound_ctrl:1 // 3b0007d4fa3e020048e4084f
v_cmp_o_f32_e64_dpp vcc_lo, |v186|, v62 row_xmask:15 row_mask:0xc bank_mask:0x3 bound_ctrl:1 // 6a0117d4fa7c0200ba6f09c3
v_cmp_t_f16_e64_dpp s50, v250, v119 quad_perm:[0,1,2,3] row_mask:0x6 bank_mask:0x6 // v_cmp_t_f16_e64_dpp s50, v250.l, v119.l quad_perm:[0,1,2,3] row_mask:0x6 bank_mask:0x6 // 32000fd4faee0200fae40066
v_cmp_t_f32_e64_dpp s69, -|v17|, v8 quad_perm:[0,1,2,3] row_mask:0x8 bank_mask:0x3 bound_ctrl:1 fi:1 // 45011fd4fa10022011e40c83
v_cmp_t_i32_e64_dpp s71, v255, v122 row_xmask:15 row_mask:0x6 bank_mask:0xf fi:1 // 470047d4faf40200ff6f056f
v_cmp_t_u32_e64_dpp s22, v148, v81 row_ror:1 row_mask:0xc bank_mask:0xe fi:1 // 16004fd4faa20200942105ce
v_cmp_u_f16_e64_dpp s70, -|v225|, -|v170| row_shl:15 row_mask:0xf bank_mask:0xa fi:1 // v_cmp_u_f16_e64_dpp s70, -|v225.l|, -|v170.l| row_shl:15 row_mask:0xf bank_mask:0xa fi:1 // 460308d4fa540360e10f05fa
v_cmp_u_f32_e64_dpp vcc_lo, |v166|, v2 clamp row_shr:1 row_mask:0xe bank_mask:0xf // 6a8118d4fa040200a61101ef
v_cmpx_class_f16_e64_dpp v51, v2 row_mirror row_mask:0xf bank_mask:0x1 fi:1 // v_cmpx_class_f16_e64_dpp v51.l, v2.l row_mirror row_mask:0xf bank_mask:0x1 fi:1 // 7e00fdd4fa040202334005f1
v_cmpx_class_f32_e64_dpp v225, v8 row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 7e00fed4fa100202e1600dff
v_cmpx_eq_f16_e64_dpp v3, v6 clamp row_ror:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // v_cmpx_eq_f16_e64_dpp v3.l, v6.l clamp row_ror:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // 7e8082d4fa0c0202032109f1
v_cmpx_eq_f32_e64_dpp v219, v229 row_shr:1 row_mask:0x3 bank_mask:0xf // 7e0092d4faca0302db11013f
v_cmpx_eq_i16_e64_dpp v79, v113 row_shl:1 row_mask:0xf bank_mask:0xf fi:1 // v_cmpx_eq_i16_e64_dpp v79.l, v113.l row_shl:1 row_mask:0xf bank_mask:0xf fi:1 // 7e00b2d4fae202024f0105ff
v_cmpx_eq_i32_e64_dpp v78, v116 row_shr:1 row_mask:0x5 bank_mask:0xf // 7e00c2d4fae802024e11015f
v_cmpx_eq_u16_e64_dpp v135, v31 row_xmask:0 row_mask:0x9 bank_mask:0xf // v_cmpx_eq_u16_e64_dpp v135.l, v31.l row_xmask:0 row_mask:0x9 bank_mask:0xf // 7e00bad4fa3e02028760019f
v_cmpx_eq_u32_e64_dpp v26, v89 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x7 bound_ctrl:1 fi:1 // 7e00cad4fab202021a1b0c07
v_cmpx_f_f16_e64_dpp |v73|, |v54| row_xmask:0 row_mask:0xf bank_mask:0xb bound_ctrl:1 fi:1 // v_cmpx_f_f16_e64_dpp |v73.l|, |v54.l| row_xmask:0 row_mask:0xf bank_mask:0xb bound_ctrl:1 fi:1 // 7e0380d4fa6c020249600dfb
v_cmpx_f_f32_e64_dpp v35, -|v40| row_shl:1 row_mask:0xc bank_mask:0xf fi:1 // 7e0290d4fa500242230105cf
v_cmpx_f_i32_e64_dpp v218, v15 row_xmask:15 row_mask:0xe bank_mask:0x7 // 7e00c0d4fa1e0202da6f01e7
v_cmpx_f_u32_e64_dpp v43, v84 row_xmask:15 row_mask:0x6 bank_mask:0x4 bound_ctrl:1 fi:1 // 7e00c8d4faa802022b6f0d64
v_cmpx_ge_f16_e64_dpp v244, v240 row_share:0 row_mask:0x6 bank_mask:0xb bound_ctrl:1 fi:1 // v_cmpx_ge_f16_e64_dpp v244.l, v240.l row_share:0 row_mask:0x6 bank_mask:0xb bound_ctrl:1 fi:1 // 7e0086d4fae00302f4500d6b
v_cmpx_ge_f32_e64_dpp |v60|, |v89| row_shl:15 row_mask:0x3 bank_mask:0xf fi:1 // 7e0396d4fab202023c0f053f
v_cmpx_ge_i16_e64_dpp v175, v94 row_xmask:15 row_mask:0xf bank_mask:0xf // v_cmpx_ge_i16_e64_dpp v175.l, v94.l row_xmask:15 row_mask:0xf bank_mask:0xf // 7e00b6d4fabc0202af6f01ff
v_cmpx_ge_i32_e64_dpp v26, v62 row_shl:15 row_mask:0x4 bank_mask:0xf // 7e00c6d4fa7c02021a0f014f
v_cmpx_ge_u16_e64_dpp v177, v107 quad_perm:[0,1,2,3] row_mask:0xc bank_mask:0xf fi:1 // v_cmpx_ge_u16_e64_dpp v177.l, v107.l quad_perm:[0,1,2,3] row_mask:0xc bank_mask:0xf fi:1 // 7e00bed4fad60202b1e404cf
v_cmpx_ge_u32_e64_dpp v159, v60 row_half_mirror row_mask:0xf bank_mask:0x7 // 7e00ced4fa7802029f4101f7
v_cmpx_gt_f16_e64_dpp v24, -|v4| quad_perm:[3,2,1,0] row_mask:0x3 bank_mask:0xf // v_cmpx_gt_f16_e64_dpp v24.l, -|v4.l| quad_perm:[3,2,1,0] row_mask:0x3 bank_mask:0xf // 7e0284d4fa080242181b003f
v_cmpx_gt_f32_e64_dpp v70, v83 row_shl:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // 7e0094d4faa60202460109f1
v_cmpx_gt_i16_e64_dpp v0, v19 row_xmask:0 row_mask:0x3 bank_mask:0xf fi:1 // v_cmpx_gt_i16_e64_dpp v0.l, v19.l row_xmask:0 row_mask:0x3 bank_mask:0xf fi:1 // 7e00b4d4fa2602020060053f
v_cmpx_gt_i32_e64_dpp v215, v163 row_shl:15 row_mask:0xf bank_mask:0x0 // 7e00c4d4fa460302d70f01f0
v_cmpx_gt_u16_e64_dpp v178, v169 row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_gt_u16_e64_dpp v178.l, v169.l row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 7e00bcd4fa520302b2600dff
v_cmpx_gt_u32_e64_dpp v170, v54 row_xmask:0 row_mask:0x3 bank_mask:0x5 // 7e00ccd4fa6c0202aa600135
v_cmpx_le_f16_e64_dpp v56, -v94 row_half_mirror row_mask:0x1 bank_mask:0xf bound_ctrl:1 // v_cmpx_le_f16_e64_dpp v56.l, -v94.l row_half_mirror row_mask:0x1 bank_mask:0xf bound_ctrl:1 // 7e0083d4fabc02423841091f
v_cmpx_le_f32_e64_dpp |v72|, |v106| row_mirror row_mask:0xe bank_mask:0xf bound_ctrl:1 // 7e0393d4fad40202484009ef
v_cmpx_le_i16_e64_dpp v116, v116 row_xmask:0 row_mask:0xf bank_mask:0x2 bound_ctrl:1 fi:1 // v_cmpx_le_i16_e64_dpp v116.l, v116.l row_xmask:0 row_mask:0xf bank_mask:0x2 bound_ctrl:1 fi:1 // 7e00b3d4fae8020274600df2
v_cmpx_le_i32_e64_dpp v68, v62 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e00c3d4fa7c0202444009ff
v_cmpx_le_u16_e64_dpp v130, v20 row_half_mirror row_mask:0xf bank_mask:0x2 fi:1 // v_cmpx_le_u16_e64_dpp v130.l, v20.l row_half_mirror row_mask:0xf bank_mask:0x2 fi:1 // 7e00bbd4fa280202824105f2
v_cmpx_le_u32_e64_dpp v46, v100 row_shl:15 row_mask:0xe bank_mask:0x5 bound_ctrl:1 fi:1 // 7e00cbd4fac802022e0f0de5
v_cmpx_lg_f16_e64_dpp v159, -v37 row_shl:15 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // v_cmpx_lg_f16_e64_dpp v159.l, -v37.l row_shl:15 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // 7e0085d4fa4a02429f0f091f
v_cmpx_lg_f32_e64_dpp -v104, v34 row_mirror row_mask:0xd bank_mask:0x7 fi:1 // 7e0095d4fa440222684005d7
v_cmpx_lt_f16_e64_dpp v93, -|v54| row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // v_cmpx_lt_f16_e64_dpp v93.l, -|v54.l| row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // 7e0281d4fa6c02425d2105ff
v_cmpx_lt_f32_e64_dpp v149, -|v24| clamp row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // 7e8291d4fa300242954105ff
v_cmpx_lt_i16_e64_dpp v123, v85 row_share:15 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_lt_i16_e64_dpp v123.l, v85.l row_share:15 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // 7e00b1d4faaa02027b5f0d3f
v_cmpx_lt_i32_e64_dpp v213, v99 quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0xf bound_ctrl:1 // 7e00c1d4fac60202d51b087f
v_cmpx_lt_u16_e64_dpp v71, v238 row_half_mirror row_mask:0x2 bank_mask:0xf // v_cmpx_lt_u16_e64_dpp v71.l, v238.l row_half_mirror row_mask:0x2 bank_mask:0xf // 7e00b9d4fadc03024741012f
v_cmpx_lt_u32_e64_dpp v186, v159 row_mirror row_mask:0xf bank_mask:0xf fi:1 // 7e00c9d4fa3e0302ba4005ff
v_cmpx_ne_i16_e64_dpp v209, v73 row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_ne_i16_e64_dpp v209.l, v73.l row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 7e00b5d4fa920202d1600dff
v_cmpx_ne_i32_e64_dpp v119, v140 row_shl:1 row_mask:0xf bank_mask:0x6 fi:1 // 7e00c5d4fa180302770105f6
v_cmpx_ne_u16_e64_dpp v6, v93 row_shr:1 row_mask:0x6 bank_mask:0xf fi:1 // v_cmpx_ne_u16_e64_dpp v6.l, v93.l row_shr:1 row_mask:0x6 bank_mask:0xf fi:1 // 7e00bdd4faba02020611056f
v_cmpx_ne_u32_e64_dpp v80, v215 row_shl:15 row_mask:0xf bank_mask:0xa bound_ctrl:1 // 7e00cdd4faae0302500f09fa
v_cmpx_neq_f16_e64_dpp v214, v6 row_xmask:0 row_mask:0xa bank_mask:0xf fi:1 // v_cmpx_neq_f16_e64_dpp v214.l, v6.l row_xmask:0 row_mask:0xa bank_mask:0xf fi:1 // 7e008dd4fa0c0202d66005af
v_cmpx_neq_f32_e64_dpp -|v193|, -v54 row_half_mirror row_mask:0xd bank_mask:0xe bound_ctrl:1 fi:1 // 7e019dd4fa6c0262c1410dde
v_cmpx_nge_f16_e64_dpp v167, v37 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmpx_nge_f16_e64_dpp v167.l, v37.l row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0089d4fa4a0202a72109ff
v_cmpx_nge_f32_e64_dpp |v192|, v209 clamp row_share:0 row_mask:0xf bank_mask:0xf fi:1 // 7e8199d4faa20302c05005ff
v_cmpx_ngt_f16_e64_dpp |v85|, -|v82| row_ror:1 row_mask:0xf bank_mask:0x8 // v_cmpx_ngt_f16_e64_dpp |v85.l|, -|v82.l| row_ror:1 row_mask:0xf bank_mask:0x8 // 7e038bd4faa40242552101f8
v_cmpx_ngt_f32_e64_dpp v93, v255 row_shr:1 row_mask:0xf bank_mask:0xb bound_ctrl:1 fi:1 // 7e009bd4fafe03025d110dfb
v_cmpx_nle_f16_e64_dpp v240, |v112| row_share:15 row_mask:0x0 bank_mask:0xf // v_cmpx_nle_f16_e64_dpp v240.l, |v112.l| row_share:15 row_mask:0x0 bank_mask:0xf // 7e028cd4fae00202f05f010f
v_cmpx_nle_f32_e64_dpp -v209, v30 row_xmask:15 row_mask:0x4 bank_mask:0xf bound_ctrl:1 fi:1 // 7e009cd4fa3c0222d16f0d4f
v_cmpx_nlg_f16_e64_dpp v162, v100 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x7 fi:1 // v_cmpx_nlg_f16_e64_dpp v162.l, v100.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x7 fi:1 // 7e008ad4fac80202a2e404f7
v_cmpx_nlg_f32_e64_dpp v59, -|v69| row_half_mirror row_mask:0x5 bank_mask:0x0 bound_ctrl:1 // 7e029ad4fa8a02423b410950
v_cmpx_nlt_f16_e64_dpp v66, |v92| row_shr:1 row_mask:0x9 bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_nlt_f16_e64_dpp v66.l, |v92.l| row_shr:1 row_mask:0x9 bank_mask:0xf bound_ctrl:1 fi:1 // 7e028ed4fab8020242110d9f
v_cmpx_nlt_f32_e64_dpp v223, v70 clamp row_shr:1 row_mask:0xf bank_mask:0xf fi:1 // 7e809ed4fa8c0202df1105ff
v_cmpx_o_f16_e64_dpp -|v26|, v19 quad_perm:[0,1,2,3] row_mask:0x2 bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_o_f16_e64_dpp -|v26.l|, v19.l quad_perm:[0,1,2,3] row_mask:0x2 bank_mask:0xf bound_ctrl:1 fi:1 // 7e0187d4fa2602221ae40c2f
v_cmpx_o_f32_e64_dpp -|v135|, -v82 row_mirror row_mask:0xf bank_mask:0xe fi:1 // 7e0197d4faa40262874005fe
v_cmpx_t_f16_e64_dpp -v60, v58 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmpx_t_f16_e64_dpp -v60.l, v58.l row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e008fd4fa7402223c6f09ff
v_cmpx_t_f32_e64_dpp -|v130|, v146 clamp row_share:0 row_mask:0x3 bank_mask:0x3 fi:1 // 7e819fd4fa24032282500533
v_cmpx_t_i32_e64_dpp v210, v78 row_mirror row_mask:0xf bank_mask:0x7 bound_ctrl:1 fi:1 // 7e00c7d4fa9c0202d2400df7
v_cmpx_t_u32_e64_dpp v227, v47 row_xmask:0 row_mask:0xf bank_mask:0xf fi:1 // 7e00cfd4fa5e0202e36005ff
v_cmpx_u_f16_e64_dpp v3, |v48| clamp quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x4 // v_cmpx_u_f16_e64_dpp v3.l, |v48.l| clamp quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x4 // 7e8288d4fa600202031b0074
v_cmpx_u_f32_e64_dpp v75, |v73| row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 7e0298d4fa9202024b6f0dff
v_cndmask_b32_e64_dpp v113, v82, -v48, s54 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xc // 710001d5fa60da4052e400fc
v_cos_f16_e64_dpp v133, v23 clamp row_shl:15 row_mask:0xc bank_mask:0x0 fi:1 // v_cos_f16_e64_dpp v133.l, v23.l clamp row_shl:15 row_mask:0xc bank_mask:0x0 fi:1 // 8580e1d5fa000000170f05c0
v_cos_f32_e64_dpp v92, v147 div:2 row_share:15 row_mask:0xc bank_mask:0xf // 5c00b6d5fa000018935f01cf
v_ctz_i32_b32_e64_dpp v252, v236 row_share:15 row_mask:0x6 bank_mask:0xc fi:1 // fc00bad5fa000000ec5f056c
v_cubeid_f32_e64_dpp v134, v243, -|v4|, |src_shared_base| clamp row_shr:1 row_mask:0x2 bank_mask:0x1 bound_ctrl:1 // 86860cd6fa08ae43f3110921
v_cubema_f32_e64_dpp v190, v143, v130, exec_hi quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xe // be000fd6fa04ff018f1b00fe
v_cubesc_f32_e64_dpp v192, v140, -v49, exec_hi clamp mul:4 row_xmask:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // c0800dd6fa62fe518c600dff
v_cubetc_f32_e64_dpp v211, v233, v1, v77 clamp row_shl:15 row_mask:0x6 bank_mask:0x6 bound_ctrl:1 fi:1 // d3800ed6fa023605e90f0d66
v_cvt_f16_f32_e64_dpp v221, v61 clamp row_xmask:15 row_mask:0xf bank_mask:0x3 bound_ctrl:1 // v_cvt_f16_f32_e64_dpp v221.l, v61 clamp row_xmask:15 row_mask:0xf bank_mask:0x3 bound_ctrl:1 // dd808ad5fa0000003d6f09f3
v_cvt_f16_i16_e64_dpp v93, v141 row_shl:1 row_mask:0xd bank_mask:0xf fi:1 // v_cvt_f16_i16_e64_dpp v93.l, v141.l row_shl:1 row_mask:0xd bank_mask:0xf fi:1 // 5d00d1d5fa0000008d0105df
v_cvt_f16_u16_e64_dpp v67, v131 mul:4 row_half_mirror row_mask:0x4 bank_mask:0xf fi:1 // v_cvt_f16_u16_e64_dpp v67.l, v131.l mul:4 row_half_mirror row_mask:0x4 bank_mask:0xf fi:1 // 4300d0d5fa0000108341054f
v_cvt_f32_f16_e64_dpp v45, |v188| div:2 row_ror:1 row_mask:0xc bank_mask:0xf // v_cvt_f32_f16_e64_dpp v45, |v188.l| div:2 row_ror:1 row_mask:0xc bank_mask:0xf // 2d018bd5fa000018bc2101cf
v_cvt_f32_i32_e64_dpp v149, v118 row_mirror row_mask:0xc bank_mask:0xf // 950085d5fa000000764001cf
v_cvt_f32_u32_e64_dpp v7, v250 clamp row_share:0 row_mask:0xf bank_mask:0xc bound_ctrl:1 // 078086d5fa000000fa5009fc
v_cvt_f32_ubyte0_e64_dpp v215, v28 row_xmask:15 row_mask:0xf bank_mask:0xa fi:1 // d70091d5fa0000001c6f05fa
v_cvt_f32_ubyte1_e64_dpp v195, v125 div:2 row_shr:1 row_mask:0x8 bank_mask:0xf fi:1 // c30092d5fa0000187d11058f
v_cvt_f32_ubyte2_e64_dpp v39, v118 row_shl:1 row_mask:0xf bank_mask:0x9 // 270093d5fa000000760101f9
v_cvt_f32_ubyte3_e64_dpp v149, v219 quad_perm:[0,1,2,3] row_mask:0x2 bank_mask:0x7 bound_ctrl:1 fi:1 // 950094d5fa000000dbe40c27
v_cvt_floor_i32_f32_e64_dpp v235, v13 row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // eb008dd5fa0000000d4105ff
v_cvt_i16_f16_e64_dpp v243, v147 row_shl:15 row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // v_cvt_i16_f16_e64_dpp v243.l, v147.l row_shl:15 row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // f300d3d5fa000000930f0ddf
v_cvt_i32_f32_e64_dpp v89, -|v171| row_xmask:15 row_mask:0xf bank_mask:0xf fi:1 // 590188d5fa000020ab6f05ff
v_cvt_i32_i16_e64_dpp v65, v92 row_share:15 row_mask:0xf bank_mask:0xf fi:1 // v_cvt_i32_i16_e64_dpp v65, v92.l row_share:15 row_mask:0xf bank_mask:0xf fi:1 // 4100ead5fa0000005c5f05ff
v_cvt_nearest_i32_f32_e64_dpp v217, v180 row_shl:1 row_mask:0x9 bank_mask:0xd bound_ctrl:1 // d9008cd5fa000000b401099d
v_cvt_norm_i16_f16_e64_dpp v133, v175 row_shl:1 row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // v_cvt_norm_i16_f16_e64_dpp v133.l, v175.l row_shl:1 row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // 8500e3d5fa000000af010df5
v_cvt_norm_u16_f16_e64_dpp v210, |v183| row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cvt_norm_u16_f16_e64_dpp v210.l, |v183.l| row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // d201e4d5fa000000b70109ff
v_cvt_off_f32_i4_e64_dpp v97, v156 mul:4 row_shl:15 row_mask:0xf bank_mask:0xa bound_ctrl:1 fi:1 // 61008ed5fa0000109c0f0dfa
v_cvt_pk_i16_f32_e64_dpp v233, v98, v72 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf bound_ctrl:1 // e90006d7fa90020062e4080f
v_cvt_pk_i16_i32_e64_dpp v199, v215, v108 row_share:15 row_mask:0xb bank_mask:0x1 fi:1 // c70024d7fad80200d75f05b1
v_cvt_pk_norm_i16_f16_e64_dpp v142, v42, -|v80| op_sel:[0,0,1] row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cvt_pk_norm_i16_f16_e64_dpp v142, v42.l, -|v80.l| op_sel:[0,0,1] row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 8e4212d7faa002402a0f09ff
v_cvt_pk_norm_i16_f32_e64_dpp v247, -v180, v96 row_share:0 row_mask:0x9 bank_mask:0x6 bound_ctrl:1 // f70021d7fac00220b4500996
v_cvt_pk_norm_u16_f16_e64_dpp v135, -v69, |v61| op_sel:[1,1,1] row_ror:1 row_mask:0x9 bank_mask:0x6 // v_cvt_pk_norm_u16_f16_e64_dpp v135, -v69.h, |v61.h| op_sel:[1,1,1] row_ror:1 row_mask:0x9 bank_mask:0x6 // 875a13d7fa7a022045210196
v_cvt_pk_norm_u16_f32_e64_dpp v37, v103, -v95 row_mirror row_mask:0x5 bank_mask:0xd bound_ctrl:1 // 250022d7fabe02406740095d
v_cvt_pk_rtz_f16_f32_e64_dpp v216, v55, v88 quad_perm:[0,1,2,3] row_mask:0xe bank_mask:0x2 // d8002fd5fab0020037e400e2
v_cvt_pk_u16_f32_e64_dpp v48, -v12, |v150| clamp row_shr:1 row_mask:0xc bank_mask:0x2 bound_ctrl:1 // 308207d7fa2c03200c1109c2
v_cvt_pk_u16_u32_e64_dpp v194, v216, v70 row_xmask:15 row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // c20023d7fa8c0200d86f0def
v_cvt_pk_u8_f32_e64_dpp v19, v168, v60, v149 clamp row_share:0 row_mask:0xf bank_mask:0xf fi:1 // 138026d6fa785606a85005ff
v_cvt_u16_f16_e64_dpp v231, v174 row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cvt_u16_f16_e64_dpp v231.l, v174.l row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // e700d2d5fa000000ae5009ff
v_cvt_u32_f32_e64_dpp v141, -|v61| clamp row_share:15 row_mask:0x0 bank_mask:0xf bound_ctrl:1 fi:1 // 8d8187d5fa0000203d5f0d0f
v_cvt_u32_u16_e64_dpp v65, v56 row_shl:1 row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // v_cvt_u32_u16_e64_dpp v65, v56.l row_shl:1 row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // 4100ebd5fa00000038010def
v_div_fixup_f16_e64_dpp v177, |v18|, |v96|, v85 op_sel:[1,1,0,1] row_share:15 row_mask:0x1 bank_mask:0x7 bound_ctrl:1 fi:1 // v_div_fixup_f16_e64_dpp v177.h, |v18.h|, |v96.h|, v85.l op_sel:[1,1,0,1] row_share:15 row_mask:0x1 bank_mask:0x7 bound_ctrl:1 fi:1 // b15b54d6fac05605125f0d17
v_dot2_bf16_bf16_e64_dpp v236, -v31, -|v24|, -exec_lo op_sel:[0,0,1,1] row_xmask:15 row_mask:0x6 bank_mask:0xf bound_ctrl:1 // v_dot2_bf16_bf16_e64_dpp v236.h, -v31, -|v24|, -exec_lo op_sel:[0,0,1,1] row_xmask:15 row_mask:0x6 bank_mask:0xf bound_ctrl:1 // ec6267d6fa30fae11f6f096f
v_dot2_f16_f16_e64_dpp v114, v203, v7, -|src_scc| op_sel:[0,0,0,1] row_share:0 row_mask:0x2 bank_mask:0xf bound_ctrl:1 // v_dot2_f16_f16_e64_dpp v114.h, v203, v7, -|src_scc| op_sel:[0,0,0,1] row_share:0 row_mask:0x2 bank_mask:0xf bound_ctrl:1 // 724466d6fa0ef683cb50092f
v_exp_f16_e64_dpp v82, v48 clamp row_xmask:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // v_exp_f16_e64_dpp v82.l, v48.l clamp row_xmask:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // 5280d8d5fa000000306f09f1
v_exp_f32_e64_dpp v99, v22 row_share:0 row_mask:0xf bank_mask:0xc fi:1 // 6300a5d5fa000000165005fc
v_floor_f16_e64_dpp v215, v127 mul:4 row_mirror row_mask:0xe bank_mask:0x1 bound_ctrl:1 fi:1 // v_floor_f16_e64_dpp v215.l, v127.l mul:4 row_mirror row_mask:0xe bank_mask:0x1 bound_ctrl:1 fi:1 // d700dbd5fa0000107f400de1
v_floor_f32_e64_dpp v106, -|v69| row_xmask:15 row_mask:0xd bank_mask:0xf bound_ctrl:1 // 6a01a4d5fa000020456f09df
v_fma_f16_e64_dpp v78, -|v45|, v73, |-0.5| op_sel:[1,0,1,0] clamp quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_fma_f16_e64_dpp v78.l, -|v45.h|, v73.l, |-0.5| op_sel:[1,0,1,0] clamp quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 4ead48d6fa92c6232d1b08ff
v_fma_f32_e64_dpp v170, v44, v105, v83 div:2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xa bound_ctrl:1 // aa0013d6fad24e1d2ce408fa
v_fmac_f16_e64_dpp v207, v130, -v56 op_sel:[0,0,0,1] row_xmask:0 row_mask:0xf bank_mask:0x1 bound_ctrl:1 fi:1 // v_fmac_f16_e64_dpp v207.h, v130.l, -v56.l op_sel:[0,0,0,1] row_xmask:0 row_mask:0xf bank_mask:0x1 bound_ctrl:1 fi:1 // cf4036d5fa70024082600df1
v_fmac_f32_e64_dpp v241, v182, v96 row_shl:1 row_mask:0xf bank_mask:0x7 fi:1 // f1002bd5fac00200b60105f7
v_fract_f16_e64_dpp v85, -v57 clamp row_half_mirror row_mask:0xf bank_mask:0x9 bound_ctrl:1 fi:1 // v_fract_f16_e64_dpp v85.l, -v57.l clamp row_half_mirror row_mask:0xf bank_mask:0x9 bound_ctrl:1 fi:1 // 5580dfd5fa00002039410df9
v_fract_f32_e64_dpp v198, v186 mul:4 row_xmask:0 row_mask:0xf bank_mask:0xa bound_ctrl:1 fi:1 // c600a0d5fa000010ba600dfa
v_frexp_exp_i16_f16_e64_dpp v105, v3 row_share:0 row_mask:0xc bank_mask:0x1 fi:1 // v_frexp_exp_i16_f16_e64_dpp v105.l, v3.l row_share:0 row_mask:0xc bank_mask:0x1 fi:1 // 6900dad5fa000000035005c1
v_frexp_exp_i32_f32_e64_dpp v82, |v96| row_share:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 fi:1 // 5201bfd5fa000000605f0df1
v_frexp_mant_f16_e64_dpp v191, v72 clamp row_mirror row_mask:0xb bank_mask:0xf // v_frexp_mant_f16_e64_dpp v191.l, v72.l clamp row_mirror row_mask:0xb bank_mask:0xf // bf80d9d5fa000000484001bf
v_frexp_mant_f32_e64_dpp v117, v35 clamp div:2 row_half_mirror row_mask:0xe bank_mask:0xf fi:1 // 7580c0d5fa000018234105ef
v_ldexp_f16_e64_dpp v104, v38, -|v127| row_shl:15 row_mask:0x2 bank_mask:0x4 fi:1 // v_ldexp_f16_e64_dpp v104.l, v38.l, -|v127.l| row_shl:15 row_mask:0x2 bank_mask:0x4 fi:1 // 68023bd5fafe0240260f0524
v_ldexp_f32_e64_dpp v143, v212, v3 quad_perm:[0,1,2,3] row_mask:0x4 bank_mask:0x4 bound_ctrl:1 // 8f001cd7fa060200d4e40844
v_lerp_u8_e64_dpp v59, v169, v147, vcc_lo row_ror:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // 3b0015d6fa26ab01a92109f1
v_log_f16_e64_dpp v167, -v255 row_ror:1 row_mask:0xf bank_mask:0xf // v_log_f16_e64_dpp v167.l, -v255.l row_ror:1 row_mask:0xf bank_mask:0xf // a700d7d5fa000020ff2101ff
v_log_f32_e64_dpp v202, v45 clamp row_xmask:15 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // ca80a7d5fa0000002d6f091f
v_lshl_add_u32_e64_dpp v128, v218, v169, vcc_lo row_half_mirror row_mask:0xc bank_mask:0xb bound_ctrl:1 // 800046d6fa52ab01da4109cb
v_lshl_or_b32_e64_dpp v147, v232, v251, vcc_lo row_ror:1 row_mask:0x3 bank_mask:0x7 bound_ctrl:1 // 930056d6faf6ab01e8210937
v_lshlrev_b16_e64_dpp v182, v185, v236 row_share:15 row_mask:0x5 bank_mask:0xf bound_ctrl:1 fi:1 // v_lshlrev_b16_e64_dpp v182.l, v185.l, v236.l row_share:15 row_mask:0x5 bank_mask:0xf bound_ctrl:1 fi:1 // b60038d7fad80300b95f0d5f
v_lshrrev_b16_e64_dpp v24, v216, v66 row_xmask:0 row_mask:0x2 bank_mask:0x7 bound_ctrl:1 fi:1 // v_lshrrev_b16_e64_dpp v24.l, v216.l, v66.l row_xmask:0 row_mask:0x2 bank_mask:0x7 bound_ctrl:1 fi:1 // 180039d7fa840200d8600d27
v_lshrrev_b32_e64_dpp v39, v102, v125 row_shr:1 row_mask:0x6 bank_mask:0xc fi:1 // 270019d5fafa02006611056c
v_mad_i16_e64_dpp v32, v236, v44, src_shared_base op_sel:[0,1,0,1] row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_mad_i16_e64_dpp v32.h, v236.l, v44.h, src_shared_base op_sel:[0,1,0,1] row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 205053d6fa58ae03ec6f0dff
v_mad_i32_i16_e64_dpp v239, v37, v47, s88 op_sel:[0,0,0,1] row_ror:1 row_mask:0x3 bank_mask:0x0 // v_mad_i32_i16_e64_dpp v239, v37.l, v47.l, s88 op_sel:[0,0,0,1] row_ror:1 row_mask:0x3 bank_mask:0x0 // ef405ad6fa5e620125210130
v_mad_i32_i24_e64_dpp v244, v6, v3, null row_shl:1 row_mask:0x6 bank_mask:0xf fi:1 // f4000ad6fa06f2010601056f
v_mad_u16_e64_dpp v175, v172, v8, s8 op_sel:[0,0,0,1] row_share:15 row_mask:0x6 bank_mask:0x3 // v_mad_u16_e64_dpp v175.h, v172.l, v8.l, s8 op_sel:[0,0,0,1] row_share:15 row_mask:0x6 bank_mask:0x3 // af4041d6fa102200ac5f0163
v_mad_u32_u16_e64_dpp v134, v90, v139, v43 op_sel:[0,0,0,1] quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_mad_u32_u16_e64_dpp v134, v90.l, v139.l, v43 op_sel:[0,0,0,1] quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 864059d6fa16af045a1b00ff
v_mad_u32_u24_e64_dpp v226, v207, v55, exec_lo clamp row_mirror row_mask:0xf bank_mask:0x4 // e2800bd6fa6efa01cf4001f4
v_max3_f16_e64_dpp v112, |v164|, -v128, exec_hi op_sel:[1,1,1,1] mul:2 row_mirror row_mask:0x0 bank_mask:0x0 fi:1 // v_max3_f16_e64_dpp v112.h, |v164.h|, -v128.h, exec_hi op_sel:[1,1,1,1] mul:2 row_mirror row_mask:0x0 bank_mask:0x0 fi:1 // 70794cd6fa00ff49a4400500
v_max3_f32_e64_dpp v158, v210, v67, exec_hi div:2 row_half_mirror row_mask:0x7 bank_mask:0xf // 9e001cd6fa86fe19d241017f
v_max3_i32_e64_dpp v243, v134, v107, vcc_lo row_ror:1 row_mask:0xf bank_mask:0x7 fi:1 // f3001dd6fad6aa01862105f7
v_max3_u32_e64_dpp v74, v170, v26, vcc_lo quad_perm:[3,2,1,0] row_mask:0x8 bank_mask:0xf fi:1 // 4a001ed6fa34aa01aa1b048f
v_max_f16_e64_dpp v128, v192, v61 row_share:0 row_mask:0x5 bank_mask:0x2 bound_ctrl:1 // v_max_f16_e64_dpp v128.l, v192.l, v61.l row_share:0 row_mask:0x5 bank_mask:0x2 bound_ctrl:1 // 800039d5fa7a0200c0500952
v_max_f32_e64_dpp v181, v131, -v133 row_shl:1 row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // b50010d5fa0a034083010ddf
v_max_i16_e64_dpp v178, v25, v100 quad_perm:[0,1,2,3] row_mask:0x6 bank_mask:0xf bound_ctrl:1 fi:1 // v_max_i16_e64_dpp v178.l, v25.l, v100.l quad_perm:[0,1,2,3] row_mask:0x6 bank_mask:0xf bound_ctrl:1 fi:1 // b2000ad7fac8020019e40c6f
v_max_i32_e64_dpp v154, v33, v253 row_share:0 row_mask:0xf bank_mask:0x3 bound_ctrl:1 fi:1 // 9a0012d5fafa030021500df3
v_max_u16_e64_dpp v4, v211, v0 row_shl:15 row_mask:0xb bank_mask:0xf bound_ctrl:1 // v_max_u16_e64_dpp v4.l, v211.l, v0.l row_shl:15 row_mask:0xb bank_mask:0xf bound_ctrl:1 // 040009d7fa000200d30f09bf
v_max_u32_e64_dpp v113, v47, v18 row_ror:1 row_mask:0x7 bank_mask:0xf // 710014d5fa2402002f21017f
v_maxmin_f16_e64_dpp v40, v167, -|v127|, null div:2 row_xmask:0 row_mask:0x9 bank_mask:0xf bound_ctrl:1 // v_maxmin_f16_e64_dpp v40.l, v167.l, -|v127.l|, null div:2 row_xmask:0 row_mask:0x9 bank_mask:0xf bound_ctrl:1 // 280260d6fafef259a760099f
v_maxmin_f32_e64_dpp v51, v164, v240, v66 clamp row_share:15 row_mask:0xf bank_mask:0x0 // 33805ed6fae00b05a45f01f0
v_maxmin_i32_e64_dpp v100, v108, v42, null row_shl:1 row_mask:0x0 bank_mask:0xd fi:1 // 640064d6fa54f2016c01050d
v_maxmin_u32_e64_dpp v54, v211, v6, src_shared_base quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x2 bound_ctrl:1 fi:1 // 360062d6fa0cae03d3e40cf2
v_mbcnt_hi_u32_b32_e64_dpp v31, v78, v88 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 // 1f0020d7fab002004e4109ff
v_mbcnt_lo_u32_b32_e64_dpp v79, v165, v55 row_shl:15 row_mask:0x7 bank_mask:0xf bound_ctrl:1 fi:1 // 4f001fd7fa6e0200a50f0d7f
v_med3_f16_e64_dpp v61, v140, -v49, -|src_scc| op_sel:[0,0,0,1] clamp row_xmask:0 row_mask:0xf bank_mask:0x2 bound_ctrl:1 // v_med3_f16_e64_dpp v61.h, v140.l, -v49.l, -|src_scc| op_sel:[0,0,0,1] clamp row_xmask:0 row_mask:0xf bank_mask:0x2 bound_ctrl:1 // 3dc44fd6fa62f6c38c6009f2
v_med3_f32_e64_dpp v44, |v186|, v51, src_scc clamp row_shl:15 row_mask:0xc bank_mask:0xf // 2c811fd6fa66f603ba0f01cf
v_med3_i16_e64_dpp v42, v167, v23, s54 op_sel:[0,0,0,1] clamp row_xmask:0 row_mask:0xf bank_mask:0x2 // v_med3_i16_e64_dpp v42.h, v167.l, v23.l, s54 op_sel:[0,0,0,1] clamp row_xmask:0 row_mask:0xf bank_mask:0x2 // 2ac050d6fa2eda00a76001f2
v_med3_i32_e64_dpp v41, v14, v4, src_scc row_xmask:15 row_mask:0xf bank_mask:0x2 // 290020d6fa08f6030e6f01f2
v_med3_u16_e64_dpp v211, v66, v91, vcc_hi op_sel:[0,0,0,1] row_share:15 row_mask:0x0 bank_mask:0x3 // v_med3_u16_e64_dpp v211.h, v66.l, v91.l, vcc_hi op_sel:[0,0,0,1] row_share:15 row_mask:0x0 bank_mask:0x3 // d34051d6fab6ae01425f0103
v_med3_u32_e64_dpp v40, v33, v175, s84 row_shr:1 row_mask:0xf bank_mask:0x0 // 280021d6fa5e5301211101f0
v_min3_f16_e64_dpp v89, v30, v145, -|s86| op_sel:[0,0,0,1] mul:4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x7 bound_ctrl:1 // v_min3_f16_e64_dpp v89.h, v30.l, v145.l, -|s86| op_sel:[0,0,0,1] mul:4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x7 bound_ctrl:1 // 594449d6fa225b911ee408f7
v_min3_f32_e64_dpp v110, -|v26|, -|v111|, src_scc mul:2 row_share:15 row_mask:0x2 bank_mask:0xf fi:1 // 6e0319d6fadef66b1a5f052f
v_min3_i16_e64_dpp v180, v101, v246, exec_hi op_sel:[1,0,0,1] clamp row_shr:1 row_mask:0x0 bank_mask:0xf bound_ctrl:1 fi:1 // v_min3_i16_e64_dpp v180.h, v101.h, v246.l, exec_hi op_sel:[1,0,0,1] clamp row_shr:1 row_mask:0x0 bank_mask:0xf bound_ctrl:1 fi:1 // b4c84ad6faecff0165110d0f
v_min3_u32_e64_dpp v225, v130, v64, v4 row_xmask:15 row_mask:0xf bank_mask:0x6 bound_ctrl:1 // e1001bd6fa801204826f09f6
v_min_f16_e64_dpp v220, |v221|, v90 row_share:0 row_mask:0xf bank_mask:0xf fi:1 // v_min_f16_e64_dpp v220.l, |v221.l|, v90.l row_share:0 row_mask:0xf bank_mask:0xf fi:1 // dc013ad5fab40200dd5005ff
v_min_f32_e64_dpp v32, v239, -v101 row_shr:1 row_mask:0xf bank_mask:0x7 // 20000fd5faca0240ef1101f7
v_min_i16_e64_dpp v89, v213, v78 row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // v_min_i16_e64_dpp v89.l, v213.l, v78.l row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // 59000cd7fa9c0200d54105ff
v_min_i32_e64_dpp v202, v134, v88 row_xmask:0 row_mask:0xf bank_mask:0xd bound_ctrl:1 // ca0011d5fab00200866009fd
v_min_u16_e64_dpp v110, v227, v118 row_xmask:15 row_mask:0x6 bank_mask:0x1 bound_ctrl:1 fi:1 // v_min_u16_e64_dpp v110.l, v227.l, v118.l row_xmask:15 row_mask:0x6 bank_mask:0x1 bound_ctrl:1 fi:1 // 6e000bd7faec0200e36f0d61
v_min_u32_e64_dpp v218, v255, v64 row_mirror row_mask:0xa bank_mask:0x4 // da0013d5fa800200ff4001a4
v_minmax_f16_e64_dpp v100, v116, v29, v42 clamp quad_perm:[0,1,2,3] row_mask:0x8 bank_mask:0xf bound_ctrl:1 fi:1 // v_minmax_f16_e64_dpp v100.l, v116.l, v29.l, v42.l clamp quad_perm:[0,1,2,3] row_mask:0x8 bank_mask:0xf bound_ctrl:1 fi:1 // 648061d6fa3aaa0474e40c8f
v_minmax_f32_e64_dpp v75, v82, v71, src_scc row_shl:15 row_mask:0x8 bank_mask:0x2 fi:1 // 4b005fd6fa8ef603520f0582
v_minmax_i32_e64_dpp v179, v39, v46, exec_lo row_shr:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // b30065d6fa5cfa01271109f1
v_minmax_u32_e64_dpp v32, v200, v82, null quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x7 bound_ctrl:1 fi:1 // 200063d6faa4f201c8e40cf7
v_mov_b32_e64_dpp v121, v2 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 790081d5fa000000022109ff
v_movreld_b32_e64_dpp v181, v201 row_half_mirror row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // b500c2d5fa000000c9410df0
v_movrels_b32_e64_dpp v77, v230 quad_perm:[3,2,1,0] row_mask:0x4 bank_mask:0xf bound_ctrl:1 // 4d00c3d5fa000000e61b084f
v_movrelsd_2_b32_e64_dpp v134, v169 row_xmask:0 row_mask:0xa bank_mask:0x0 bound_ctrl:1 fi:1 // 8600c8d5fa000000a9600da0
v_movrelsd_b32_e64_dpp v200, v53 row_shl:15 row_mask:0x9 bank_mask:0xf bound_ctrl:1 fi:1 // c800c4d5fa000000350f0d9f
v_msad_u8_e64_dpp v10, v40, v0, exec_hi clamp row_share:0 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // 0a8039d6fa00fe0128500d3f
v_mul_dx9_zero_f32_e64_dpp v192, -|v46|, |v54| clamp row_share:15 row_mask:0xf bank_mask:0xf // c08307d5fa6c02202e5f01ff
v_mul_f16_e64_dpp v82, v176, v52 row_ror:1 row_mask:0xa bank_mask:0xf // v_mul_f16_e64_dpp v82.l, v176.l, v52.l row_ror:1 row_mask:0xa bank_mask:0xf // 520035d5fa680200b02101af
v_mul_f32_e64_dpp v250, -v57, v10 row_mirror row_mask:0xb bank_mask:0xf bound_ctrl:1 // fa0008d5fa140220394009bf
v_mul_hi_i32_i24_e64_dpp v234, v219, v209 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // ea000ad5faa20300db1109ff
v_mul_hi_u32_u24_e64_dpp v102, v151, v64 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 66000cd5fa800200970109ff
v_mul_i32_i24_e64_dpp v14, v187, v48 row_xmask:0 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // 0e0009d5fa600200bb600d3f
v_mul_lo_u16_e64_dpp v188, v81, v207 row_share:0 row_mask:0xf bank_mask:0xf fi:1 // v_mul_lo_u16_e64_dpp v188.l, v81.l, v207.l row_share:0 row_mask:0xf bank_mask:0xf fi:1 // bc0005d7fa9e0300515005ff
v_mul_u32_u24_e64_dpp v29, v149, v56 row_mirror row_mask:0xc bank_mask:0xd bound_ctrl:1 fi:1 // 1d000bd5fa70020095400dcd
v_mullit_f32_e64_dpp v235, -v217, v68, -src_shared_base row_ror:1 row_mask:0x9 bank_mask:0x3 fi:1 // eb0018d6fa88aea3d9210593
v_not_b16_e64_dpp v17, v57 quad_perm:[0,1,2,3] row_mask:0xb bank_mask:0xe bound_ctrl:1 // v_not_b16_e64_dpp v17.l, v57.l quad_perm:[0,1,2,3] row_mask:0xb bank_mask:0xe bound_ctrl:1 // 1100e9d5fa00000039e408be
v_not_b32_e64_dpp v173, v139 row_shl:15 row_mask:0xc bank_mask:0xc fi:1 // ad00b7d5fa0000008b0f05cc
v_or3_b32_e64_dpp v152, v12, v4, s79 row_mirror row_mask:0x1 bank_mask:0xf bound_ctrl:1 fi:1 // 980058d6fa083e010c400d1f
v_or_b16_e64_dpp v47, v236, v9 quad_perm:[3,2,1,0] row_mask:0x6 bank_mask:0x5 // v_or_b16_e64_dpp v47.l, v236.l, v9.l quad_perm:[3,2,1,0] row_mask:0x6 bank_mask:0x5 // 2f0063d7fa120200ec1b0065
v_or_b32_e64_dpp v246, v93, v71 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // f6001cd5fa8e02005d1b0cff
v_pack_b32_f16_e64_dpp v57, -v236, |v76| op_sel:[1,1,1] row_mirror row_mask:0xa bank_mask:0x6 bound_ctrl:1 // v_pack_b32_f16_e64_dpp v57, -v236.h, |v76.h| op_sel:[1,1,1] row_mirror row_mask:0xa bank_mask:0x6 bound_ctrl:1 // 395a11d7fa980220ec4009a6
v_perm_b32_e64_dpp v228, v194, v180, exec_lo row_shl:1 row_mask:0xf bank_mask:0x4 fi:1 // e40044d6fa68fb01c20105f4
v_rcp_f16_e64_dpp v142, v13 row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // v_rcp_f16_e64_dpp v142.l, v13.l row_half_mirror row_mask:0xf bank_mask:0xf fi:1 // 8e00d4d5fa0000000d4105ff
v_rcp_f32_e64_dpp v231, v219 row_shl:15 row_mask:0xf bank_mask:0x5 fi:1 // e700aad5fa000000db0f05f5
v_rcp_iflag_f32_e64_dpp v244, |v104| mul:2 row_shr:1 row_mask:0x0 bank_mask:0x0 fi:1 // f401abd5fa00000868110500
v_rndne_f16_e64_dpp v82, -|v14| row_xmask:15 row_mask:0xc bank_mask:0xf bound_ctrl:1 // v_rndne_f16_e64_dpp v82.l, -|v14.l| row_xmask:15 row_mask:0xc bank_mask:0xf bound_ctrl:1 // 5201ded5fa0000200e6f09cf
v_rndne_f32_e64_dpp v39, |v135| row_shr:1 row_mask:0xf bank_mask:0xf fi:1 // 2701a3d5fa000000871105ff
v_rsq_f16_e64_dpp v3, v22 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_rsq_f16_e64_dpp v3.l, v22.l row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 0300d6d5fa00000016210dff
v_rsq_f32_e64_dpp v237, v139 row_mirror row_mask:0xf bank_mask:0xb bound_ctrl:1 fi:1 // ed00aed5fa0000008b400dfb
v_sad_hi_u8_e64_dpp v240, v207, v235, s60 row_shr:1 row_mask:0x4 bank_mask:0x1 bound_ctrl:1 fi:1 // f00023d6fad6f300cf110d41
v_sad_u16_e64_dpp v202, v193, v81, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // ca0024d6faa2ae01c10f09ff
v_sad_u32_e64_dpp v178, v31, v164, src_shared_base row_shl:1 row_mask:0xb bank_mask:0x0 bound_ctrl:1 fi:1 // b20025d6fa48af031f010db0
v_sad_u8_e64_dpp v253, v138, v220, src_shared_base row_ror:1 row_mask:0xf bank_mask:0xb fi:1 // fd0022d6fab8af038a2105fb
v_sat_pk_u8_i16_e64_dpp v143, v110 row_shl:1 row_mask:0xf bank_mask:0xe bound_ctrl:1 fi:1 // v_sat_pk_u8_i16_e64_dpp v143.l, v110 row_shl:1 row_mask:0xf bank_mask:0xe bound_ctrl:1 fi:1 // 8f00e2d5fa0000006e010dfe
v_sin_f16_e64_dpp v126, v185 row_mirror row_mask:0xf bank_mask:0x7 // v_sin_f16_e64_dpp v126.l, v185.l row_mirror row_mask:0xf bank_mask:0x7 // 7e00e0d5fa000000b94001f7
v_sin_f32_e64_dpp v216, v101 clamp div:2 row_share:15 row_mask:0x4 bank_mask:0xf fi:1 // d880b5d5fa000018655f054f
v_sqrt_f16_e64_dpp v191, v195 row_xmask:15 row_mask:0xb bank_mask:0xf // v_sqrt_f16_e64_dpp v191.l, v195.l row_xmask:15 row_mask:0xb bank_mask:0xf // bf00d5d5fa000000c36f01bf
v_sqrt_f32_e64_dpp v62, -v41 mul:4 row_half_mirror row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // 3e00b3d5fa00003029410ddf
v_sub_co_ci_u32_e64_dpp v39, s24, v153, v126, s72 row_xmask:0 row_mask:0x5 bank_mask:0x1 // 271821d5fafc220199600151
v_sub_co_u32_e64_dpp v88, s0, v239, v48 clamp row_xmask:15 row_mask:0x1 bank_mask:0x7 bound_ctrl:1 // 588001d7fa600200ef6f0917
v_sub_f16_e64_dpp v155, v98, v38 row_xmask:0 row_mask:0xf bank_mask:0x8 // v_sub_f16_e64_dpp v155.l, v98.l, v38.l row_xmask:0 row_mask:0xf bank_mask:0x8 // 9b0033d5fa4c0200626001f8
v_sub_f32_e64_dpp v148, -v241, |v49| row_shl:15 row_mask:0xf bank_mask:0x9 fi:1 // 940204d5fa620220f10f05f9
v_sub_nc_i16_e64_dpp v153, v59, v239 op_sel:[0,0,1] row_share:0 row_mask:0x0 bank_mask:0xf fi:1 // v_sub_nc_i16_e64_dpp v153.h, v59.l, v239.l op_sel:[0,0,1] row_share:0 row_mask:0x0 bank_mask:0xf fi:1 // 99400ed7fade03003b50050f
v_sub_nc_i32_e64_dpp v209, v201, v71 quad_perm:[3,2,1,0] row_mask:0x9 bank_mask:0x1 bound_ctrl:1 // d10025d7fa8e0200c91b0891
v_sub_nc_u16_e64_dpp v184, v30, v31 op_sel:[0,0,1] row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // v_sub_nc_u16_e64_dpp v184.h, v30.l, v31.l op_sel:[0,0,1] row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // b84004d7fa3e02001e2105ff
v_sub_nc_u32_e64_dpp v48, v3, v15 row_xmask:0 row_mask:0x5 bank_mask:0xf bound_ctrl:1 // 300026d5fa1e02000360095f
v_subrev_co_ci_u32_e64_dpp v21, s50, v77, v31, src_shared_base row_shl:15 row_mask:0xc bank_mask:0x9 // 153222d5fa3eae034d0f01c9
v_subrev_co_u32_e64_dpp v96, vcc_lo, v45, v51 clamp row_shr:1 row_mask:0xf bank_mask:0x7 bound_ctrl:1 // 60ea02d7fa6602002d1109f7
v_subrev_f16_e64_dpp v203, -|v231|, v8 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_subrev_f16_e64_dpp v203.l, -|v231.l|, v8.l row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // cb0134d5fa100220e7400dff
v_subrev_f32_e64_dpp v203, v148, -v87 row_xmask:15 row_mask:0xf bank_mask:0x3 bound_ctrl:1 fi:1 // cb0005d5faae0240946f0df3
v_subrev_nc_u32_e64_dpp v160, v108, v88 clamp row_share:15 row_mask:0xa bank_mask:0x8 // a08027d5fab002006c5f01a8
v_trunc_f16_e64_dpp v206, -|v12| mul:4 row_half_mirror row_mask:0xf bank_mask:0xf // v_trunc_f16_e64_dpp v206.l, -|v12.l| mul:4 row_half_mirror row_mask:0xf bank_mask:0xf // ce01ddd5fa0000300c4101ff
v_trunc_f32_e64_dpp v232, v93 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // e800a1d5fa0000005d010dff
v_xad_u32_e64_dpp v170, v118, v79, null quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xf fi:1 // aa0045d6fa9ef201761b042f
v_xnor_b32_e64_dpp v79, v226, v223 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // 4f001ed5fabe0300e2e40cff
v_xor3_b32_e64_dpp v198, v230, v127, s32 row_shr:1 row_mask:0x9 bank_mask:0xe bound_ctrl:1 // c60040d6fafe8200e611099e
v_xor_b16_e64_dpp v73, v23, v111 row_shl:1 row_mask:0x5 bank_mask:0x5 fi:1 // v_xor_b16_e64_dpp v73.l, v23.l, v111.l row_shl:1 row_mask:0x5 bank_mask:0x5 fi:1 // 490064d7fade020017010555
v_xor_b32_e64_dpp v231, v164, v41 row_shl:15 row_mask:0xf bank_mask:0xc bound_ctrl:1 fi:1 // e7001dd5fa520200a40f0dfc
