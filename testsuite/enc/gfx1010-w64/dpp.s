v_add_co_ci_u32_dpp v144, vcc, v155, v118, vcc row_shr:15 row_mask:0xf bank_mask:0xf // faec20519b1f01ff
v_bfrev_b32_dpp v214, v25 row_half_mirror row_mask:0xf bank_mask:0xf // fa70ac7f194101ff
v_cndmask_b32_dpp v174, -v129, |v22|, vcc row_xmask:1 row_mask:0xa bank_mask:0xf // fa2c5c03816191af
v_ffbl_b32_dpp v53, v2 row_share:0 row_mask:0x0 bank_mask:0xa // fa746a7e0250010a
v_frexp_mant_f16_dpp v0, v171 row_share:15 row_mask:0x3 bank_mask:0xf // fab2007eab5f013f
v_mac_f32_dpp v0, v83, v139 row_xmask:15 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:0 // v_mac_f32_dpp v0, v83, v139 row_xmask:15 row_mask:0x3 bank_mask:0xf bound_ctrl:1 // fa16013e536f093f
v_movreld_b32_dpp v108, v86 row_shr:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // fa84d87e56110d30
v_rcp_iflag_f32_dpp v81, v178 row_shr:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa56a27eb21109f1
v_sub_co_ci_u32_dpp v85, vcc, v255, v204, vcc quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x1 // fa98ab52ffe400a1
v_subrev_co_ci_u32_dpp v20, vcc, v7, v79, vcc row_share:15 row_mask:0xa bank_mask:0xf bound_ctrl:0 // v_subrev_co_ci_u32_dpp v20, vcc, v7, v79, vcc row_share:15 row_mask:0xa bank_mask:0xf bound_ctrl:1 // fa9e2854075f09af
