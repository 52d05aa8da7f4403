v_dual_add_f32 v13, src_shared_base, v116 :: v_dual_min_f32 v252, v16, v214 // ebe816c910adfd0d
v_dual_cndmask_b32 v121, src_shared_base, v213 :: v_dual_sub_f32 v136, v66, v40 // ebaa4bca42518879
v_dual_dot2acc_f32_f16 v57, v78, v23 :: v_dual_fmamk_f32 v154, exec_hi, 0x757ee476, v186 // 4e2f04cb7f749b3976e47e75
v_dual_fmaak_f32 v253, src_scc, v236, 0xedcbd2fb :: v_dual_min_f32 v174, v13, v6 // fdd857c80d0daefdfbd2cbed
v_dual_fmac_f32 v40, vcc_lo, v205 :: v_dual_max_f32 v99, vcc_hi, v115 // 6a9a15c86be66228
v_dual_fmamk_f32 v3, v225, 0x2e83d457, v31 :: v_dual_lshlrev_b32 v26, exec_hi, v58 // e13fa2c87f741a0357d4832e
v_dual_max_f32 v193, m0, v218 :: v_dual_dot2acc_f32_f16 v44, vcc_lo, v68 // 7db499ca6a882cc1
v_dual_min_f32 v31, null, v75 :: v_dual_mov_b32 v36, m0  // 7c96d0ca7d00241f
v_dual_mov_b32 v215, 0xfe0b :: v_dual_min_f32 v16, s21, v45 // ff0016ca155a10d70bfe0000
v_dual_mul_dx9_zero_f32 v14, s104, v56 :: v_dual_max_f32 v213, vcc_hi, v7 // 6870d4c96b0ed40e
v_dual_mul_f32 v189, 0xaf123456, v149 :: v_dual_fmac_f32 v102, vcc_lo, v244 // ff2ac1c86ae867bd563412af
v_dual_sub_f32 v144, v96, v200 :: v_dual_subrev_f32 v9, 4.0, v87 // 60914dc9f6ae0890
v_dual_subrev_f32 v52, v6, v200 :: v_dual_add_f32 v169, m0, v158 // 069189c97d3ca934
