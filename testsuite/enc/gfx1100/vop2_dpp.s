v_add_co_ci_u32_dpp v170, vcc_lo, v209, v29, vcc_lo quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x8 // fa3a5441d11b00f8
v_add_f16_dpp v107, v91, v48 quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x2 // v_add_f16_dpp v107.l, v91.l, v48.l quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x2 // fa60d6645b1b0072
v_add_f32_dpp v243, v146, v245 row_share:0 row_mask:0x9 bank_mask:0xf // faeae7079250019f
v_add_nc_u32_dpp v23, v76, v10 row_shl:15 row_mask:0x2 bank_mask:0xc bound_ctrl:1 fi:1 // fa142e4a4c0f0d2c
v_and_b32_dpp v8, v154, v23 row_shl:1 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // fa2e10369a010df0
v_ashrrev_i32_dpp v83, v24, v123 row_shr:1 row_mask:0xf bank_mask:0xe // faf6a634181101fe
v_cndmask_b32_dpp v36, v137, -v81, vcc_lo row_share:15 row_mask:0xf bank_mask:0x5 fi:1 // faa24802895f45f5
v_cvt_pk_rtz_f16_f32_dpp v20, v74, -v236 row_share:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 fi:1 // fad8295e4a5f4df1
v_dot2acc_f32_f16_dpp v213, v220, v231 row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // faceab05dc500dff
v_fmac_f16_dpp v106, -|v89|, v32 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_fmac_f16_dpp v106.l, -|v89.l|, v32.l row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa40d46c594139ff
v_fmac_f32_dpp v25, -v158, v91 quad_perm:[3,2,1,0] row_mask:0x1 bank_mask:0xf // fab632569e1b101f
v_ldexp_f16_dpp v44, v5, v48 row_share:0 row_mask:0x3 bank_mask:0xb fi:1 // v_ldexp_f16_dpp v44.l, v5.l, v48.l row_share:0 row_mask:0x3 bank_mask:0xb fi:1 // fa6058760550053b
v_lshlrev_b32_dpp v80, v102, v220 row_half_mirror row_mask:0x5 bank_mask:0x1 bound_ctrl:1 fi:1 // fab8a13066410d51
v_lshrrev_b32_dpp v191, v57, v123 row_mirror row_mask:0x4 bank_mask:0xf bound_ctrl:1 fi:1 // faf67e3339400d4f
v_max_f16_dpp v98, |v84|, -v75 quad_perm:[3,2,1,0] row_mask:0xc bank_mask:0xf fi:1 // v_max_f16_dpp v98.l, |v84.l|, -v75.l quad_perm:[3,2,1,0] row_mask:0xc bank_mask:0xf fi:1 // fa96c472541b64cf
v_max_f32_dpp v48, -v71, -v179 row_xmask:0 row_mask:0x7 bank_mask:0xf // fa6661204760517f
v_max_i32_dpp v195, v182, v58 row_half_mirror row_mask:0x1 bank_mask:0x7 // fa748625b6410117
v_max_u32_dpp v220, v68, v46 row_shl:1 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // fa5cb82944010df0
v_min_f16_dpp v48, v97, v14 row_ror:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // v_min_f16_dpp v48.l, v97.l, v14.l row_ror:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa1c60746121091f
v_min_f32_dpp v149, v97, -|v74| row_xmask:0 row_mask:0xf bank_mask:0x6 // fa942a1f6160c1f6
v_min_i32_dpp v112, v216, v28 quad_perm:[0,1,2,3] row_mask:0xc bank_mask:0x8 fi:1 // fa38e022d8e404c8
v_min_u32_dpp v242, v210, v192 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa80e527d21109ff
v_mul_dx9_zero_f32_dpp v117, -|v253|, -v34 row_shl:15 row_mask:0xf bank_mask:0x2 bound_ctrl:1 fi:1 // fa44ea0efd0f7df2
v_mul_f16_dpp v67, -|v13|, -|v118| row_xmask:0 row_mask:0xf bank_mask:0x9 bound_ctrl:1 fi:1 // v_mul_f16_dpp v67.l, -|v13.l|, -|v118.l| row_xmask:0 row_mask:0xf bank_mask:0x9 bound_ctrl:1 fi:1 // faec866a0d60fdf9
v_mul_f32_dpp v133, v176, v115 row_mirror row_mask:0x2 bank_mask:0x2 bound_ctrl:1 // fae60a11b0400922
v_mul_hi_i32_i24_dpp v122, v19, v86 row_shr:1 row_mask:0xf bank_mask:0xd bound_ctrl:1 fi:1 // faacf41413110dfd
v_mul_hi_u32_u24_dpp v196, v202, v64 row_xmask:15 row_mask:0xf bank_mask:0xf // fa808819ca6f01ff
v_mul_i32_i24_dpp v67, v48, v8 row_shl:15 row_mask:0xe bank_mask:0x3 fi:1 // fa108612300f05e3
v_mul_u32_u24_dpp v241, v136, v82 row_half_mirror row_mask:0xb bank_mask:0xf bound_ctrl:1 fi:1 // faa4e21788410dbf
v_or_b32_dpp v243, v0, v115 row_mirror row_mask:0xf bank_mask:0xb // fae6e639004001fb
v_pk_fmac_f16_dpp v5, -v159, v153 row_mirror row_mask:0x6 bank_mask:0x2 bound_ctrl:1 fi:1 // fa320b789f401d62
v_sub_co_ci_u32_dpp v4, vcc_lo, v125, v16, vcc_lo row_mirror row_mask:0xf bank_mask:0x7 fi:1 // fa2008427d4005f7
v_sub_f16_dpp v80, -|v23|, v23 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // v_sub_f16_dpp v80.l, -|v23.l|, v23.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // fa2ea06617e43cf5
v_sub_f32_dpp v202, v42, v64 row_shl:1 row_mask:0xf bank_mask:0xf // fa8094092a0101ff
v_sub_nc_u32_dpp v226, v20, v103 row_xmask:0 row_mask:0x1 bank_mask:0xf bound_ctrl:1 fi:1 // facec44d14600d1f
v_subrev_co_ci_u32_dpp v164, vcc_lo, v123, v245, vcc_lo quad_perm:[3,2,1,0] row_mask:0xc bank_mask:0x2 bound_ctrl:1 fi:1 // faea49457b1b0cc2
v_subrev_f16_dpp v104, v47, v77 quad_perm:[3,2,1,0] row_mask:0x9 bank_mask:0x8 // v_subrev_f16_dpp v104.l, v47.l, v77.l quad_perm:[3,2,1,0] row_mask:0x9 bank_mask:0x8 // fa9ad0682f1b0098
v_subrev_f32_dpp v154, v63, v129 row_shl:1 row_mask:0xe bank_mask:0xf bound_ctrl:1 fi:1 // fa02350b3f010def
v_subrev_nc_u32_dpp v53, v62, v98 row_shr:1 row_mask:0x5 bank_mask:0xe bound_ctrl:1 // fac46a4e3e11095e
v_xnor_b32_dpp v17, v152, v47 row_xmask:0 row_mask:0x1 bank_mask:0xf fi:1 // fa5e223c9860051f
v_xor_b32_dpp v179, v157, v50 row_shl:1 row_mask:0x3 bank_mask:0x3 bound_ctrl:1 // fa64663b9d010933
