v_add_f16_dpp v48, abs(v255), v229 wave_shr:1 row_mask:0x3 bank_mask:0xf // v_add_f16_dpp v48, |v255|, v229 wave_shr:1 row_mask:0x3 bank_mask:0xf // faca613eff38213f
v_add_u32_dpp v43, v17, v92 row_shl:1 row_mask:0xf bank_mask:0x3 // fab85668110101f3
v_ashrrev_i32_dpp v253, v80, v203 row_bcast:15 row_mask:0x1 bank_mask:0xa // fa96fb235042011a
v_bfrev_b32_dpp v122, v71 row_shr:15 row_mask:0xf bank_mask:0x0 // fa58f47e471f01f0
v_ceil_f32_dpp v0, neg(v144) row_ror:7 row_mask:0x0 bank_mask:0x0 // v_ceil_f32_dpp v0, -v144 row_ror:7 row_mask:0x0 bank_mask:0x0 // fa3a007e90271100
v_cos_f16_dpp v170, v97 row_bcast:31 row_mask:0x0 bank_mask:0xf // fa94547f6143010f
v_cvt_f16_i16_dpp v106, v193 row_ror:7 row_mask:0x0 bank_mask:0xa // fa74d47ec127010a
v_cvt_f32_u32_dpp v33, v98 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // fa0c427e62e400f0
v_cvt_i32_f32_dpp v251, v207 wave_rol:1 row_mask:0x0 bank_mask:0x0 // fa10f67fcf340100
v_cvt_norm_i16_f16_dpp v177, v184 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fa9a627fb8270801
v_cvt_norm_u16_f16_dpp v0, v196 row_ror:7 row_mask:0x1 bank_mask:0x0 // fa9c007ec4270110
v_exp_legacy_f32_dpp v4, abs(v91) row_bcast:15 row_mask:0x1 bank_mask:0x0 // v_exp_legacy_f32_dpp v4, |v91| row_bcast:15 row_mask:0x1 bank_mask:0x0 // fa96087e5b422110
v_fmac_f32_dpp v71, v94, abs(v255) wave_ror:1 row_mask:0x3 bank_mask:0x3 // v_fmac_f32_dpp v71, v94, |v255| wave_ror:1 row_mask:0x3 bank_mask:0x3 // fafe8f765e3c8133
v_fract_f32_dpp v56, |v210| wave_ror:1 row_mask:0xf bank_mask:0x0 // fa36707ed23c21f0
v_ldexp_f16_dpp v13, v238, v67 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x1 // fa861a66ee270001
v_log_f32_dpp v150, v128 row_ror:7 row_mask:0x0 bank_mask:0x3 // fa422c7f80270103
v_mac_f16_dpp v253, -v104, |v255| row_half_mirror row_mask:0x1 bank_mask:0xf // fafefb476841911f
v_max_i16_dpp v58, v183, v142 wave_shr:1 row_mask:0x0 bank_mask:0x1 // fa1c7560b7380101
v_max_u16_dpp v71, v101, v0 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x3 // fa008e5e65270003
v_mul_f32_dpp v135, abs(v146), -|v172| row_half_mirror row_mask:0xf bank_mask:0xa // v_mul_f32_dpp v135, |v146|, -|v172| row_half_mirror row_mask:0xf bank_mask:0xa // fa580f0b9241e1fa
v_mul_hi_i32_i24_dpp v161, v189, v44 row_bcast:15 row_mask:0x1 bank_mask:0x0 // fa58420fbd420110
v_nop_dpp wave_shr:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:0 // v_nop wave_shr:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa00007e00380903
v_or_b32_dpp v188, v145, v95 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0xa bound_ctrl:1 // fabe78299127083a
v_rcp_f16_dpp v82, -|v130| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xa // fa7aa47e82e4300a
v_rndne_f16_dpp v255, |v0| row_bcast:31 row_mask:0x0 bank_mask:0x0 bound_ctrl:0 // v_rndne_f16_dpp v255, |v0| row_bcast:31 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // fa8efe7f00432900
v_sat_pk_u8_i16_dpp v171, v52 row_shr:1 row_mask:0x3 bank_mask:0xf // fa9e567f3411013f
v_subbrev_co_u32_dpp v237, vcc, v241, v154, vcc row_ror:7 row_mask:0xf bank_mask:0x3 // fa34db3df12701f3
v_subrev_f16_dpp v136, -v167, -v51 row_mirror row_mask:0x1 bank_mask:0x0 // fa661043a7405110
v_subrev_u16_dpp v149, v255, v123 row_shr:15 row_mask:0x0 bank_mask:0xa // faf62a51ff1f010a
v_subrev_u32_dpp v48, v75, v143 row_mirror row_mask:0x0 bank_mask:0x1 // fa1e616c4b400101
v_xnor_b32_dpp v147, v255, v100 row_shl:15 row_mask:0xf bank_mask:0x3 bound_ctrl:0 // v_xnor_b32_dpp v147, v255, v100 row_shl:15 row_mask:0xf bank_mask:0x3 bound_ctrl:1 // fac8267bff0f09f3
