v_add_f16_dpp v52, -|v95|, abs(v0) row_bcast:31 row_mask:0x3 bank_mask:0x0 // v_add_f16_dpp v52, -|v95|, |v0| row_bcast:31 row_mask:0x3 bank_mask:0x0 // fa00683e5f43b130
v_add_f32_dpp v255, v93, |v99| row_shr:1 row_mask:0xa bank_mask:0x0 bound_ctrl:0 // v_add_f32_dpp v255, v93, |v99| row_shr:1 row_mask:0xa bank_mask:0x0 bound_ctrl:1 // fac6fe035d1189a0
v_add_u16_dpp v255, v84, v57 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x1 // fa72fe4d54e400a1
v_addc_u32_dpp v161, vcc, v196, v171, vcc row_shl:15 row_mask:0x1 bank_mask:0xa // fa564339c40f011a
v_and_b32_dpp v0, v201, v141 wave_shl:1 row_mask:0xa bank_mask:0xa bound_ctrl:0 // v_and_b32_dpp v0, v201, v141 wave_shl:1 row_mask:0xa bank_mask:0xa bound_ctrl:1 // fa1a0126c93009aa
v_cos_f16_dpp v0, |v164| row_half_mirror row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fa94007ea4412901
v_cvt_f32_i32_dpp v67, v205 row_bcast:15 row_mask:0x3 bank_mask:0x1 // fa0a867ecd420131
v_cvt_i32_f32_dpp v100, v255 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x3 // fa10c87effe40003
v_cvt_rpi_i32_f32_dpp v132, -v146 wave_rol:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa18087f923419f1
v_exp_f16_dpp v0, -v13 row_bcast:15 row_mask:0x1 bank_mask:0xa bound_ctrl:0 // v_exp_f16_dpp v0, -v13 row_bcast:15 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa82007e0d42191a
v_ffbh_i32_dpp v255, v10 wave_rol:1 row_mask:0x0 bank_mask:0x0 bound_ctrl:0 // v_ffbh_i32_dpp v255, v10 wave_rol:1 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // fa5efe7f0a340900
v_floor_f32_dpp v0, v58 wave_rol:1 row_mask:0x1 bank_mask:0xa // fa3e007e3a34011a
v_ldexp_f16_dpp v45, v0, v75 row_bcast:31 row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fa965a660043090a
v_log_f16_dpp v118, v32 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xa // fa80ec7e20e4000a
v_log_f32_dpp v80, |v246| quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x3 // fa42a07ef6e42013
v_log_legacy_f32_dpp v51, |v255| row_shl:15 row_mask:0xa bank_mask:0x1 // fa98667eff0f21a1
v_max_f32_dpp v225, v138, abs(v126) row_shl:1 row_mask:0xa bank_mask:0xa // v_max_f32_dpp v225, v138, |v126| row_shl:1 row_mask:0xa bank_mask:0xa // fafcc2178a0181aa
v_max_u16_dpp v6, v252, v148 wave_ror:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa280d5efc3c0930
v_max_u32_dpp v140, v2, v60 row_shl:1 row_mask:0xf bank_mask:0xf // fa78181f020101ff
v_min_i32_dpp v50, v147, v120 row_shr:1 row_mask:0xf bank_mask:0xa bound_ctrl:0 // v_min_i32_dpp v50, v147, v120 row_shr:1 row_mask:0xf bank_mask:0xa bound_ctrl:1 // faf06418931109fa
v_mov_b32_dpp v106, v39 wave_ror:1 row_mask:0x3 bank_mask:0xf // fa02d47e273c013f
v_mul_legacy_f32_dpp v114, v0, v9 row_mirror row_mask:0x1 bank_mask:0x0 // fa12e40800400110
v_not_b32_dpp v194, v166 row_half_mirror row_mask:0xf bank_mask:0x0 bound_ctrl:1 // fa56847fa64109f0
v_rcp_f16_dpp v0, v129 row_shr:15 row_mask:0xf bank_mask:0xf // fa7a007e811f01ff
v_rcp_iflag_f32_dpp v254, v39 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf // fa46fc7f27e4000f
v_sub_f16_dpp v207, neg(v255), -|v196| row_shl:15 row_mask:0x3 bank_mask:0xa // v_sub_f16_dpp v207, -v255, -|v196| row_shl:15 row_mask:0x3 bank_mask:0xa // fa889f41ff0fd13a
v_sub_u16_dpp v0, v125, v104 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa bound_ctrl:0 // v_sub_u16_dpp v0, v125, v104 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa bound_ctrl:1 // fad0004e7de4083a
v_sub_u32_dpp v125, vcc, v167, v0 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fa00fa34a7e4080a
v_subb_u32_dpp v87, vcc, v135, v108, vcc wave_shr:1 row_mask:0x1 bank_mask:0xf // fad8ae3a8738011f
v_subbrev_u32_dpp v95, vcc, v255, v39, vcc wave_shr:1 row_mask:0xf bank_mask:0xf // fa4ebe3cff3801ff
