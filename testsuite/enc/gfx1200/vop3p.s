v_dot2_f32_f16 v0, v1, v2, v3                            // 004013cc01050e1c
v_dot4_u32_u8 v0, v1, v2, v3                             // 004017cc01050e1c
v_dot8_u32_u4 v0, v1, v2, v3 op_sel:[0,0]                // v_dot8_u32_u4 v0, v1, v2, v3 // 004019cc01050e1c
v_fma_mix_f32 v0, abs(v1), v2, v3                        // v_fma_mix_f32 v0, |v1|, v2, v3 // 000120cc01050e04
v_fma_mixlo_f16 v0, v1, v2, v3 clamp                     // 008021cc01050e04
v_dot2_f32_f16_e64_dpp v0, v1, v2, v3 quad_perm:[1,2,3,0] // v_dot2_f32_f16_e64_dpp v0, v1, v2, v3 quad_perm:[1,2,3,0] row_mask:0xf bank_mask:0xf // 004013ccfa040e1c013900ff
v_dot2_f32_bf16 v5, v1, v2, s3                           // 05401acc01050e18
v_dot4_i32_iu8 v5, v255, s2, s105                        // 054016ccff05a419
v_dot8_i32_iu4 v5, v255, s2, s105                        // 054018ccff05a419
v_fma_mixhi_f16 v5, v255, v255, s105                     // 050022ccffffa701
v_pk_add_f16 v5, v1, v2                                  // 05400fcc0105021a
v_pk_add_i16 v5, v1, v2                                  // 054002cc0105021a
v_pk_add_u16 v5, s1, s2                                  // 05400acc0104001a
v_pk_ashrrev_i16 v5, v255, v255                          // 054006ccffff031a
v_pk_fma_f16 v5, vcc_lo, ttmp15, v3                      // 05400ecc6af60c1c
v_pk_lshlrev_b16 v5, v1, v2                              // 054004cc0105021a
v_pk_lshrrev_b16 v5, v255, v255                          // 054005ccffff031a
v_pk_mad_i16 v5, v1, v2, s3                              // 054000cc01050e18
v_pk_mad_u16 v5, v255, s2, s105                          // 054009ccff05a419
v_pk_max_f16 v5, v255, v255                              // v_pk_max_num_f16 v5, v255, v255 // 05401cccffff031a
v_pk_max_i16 v5, s1, s2                                  // 054007cc0104001a
v_pk_max_u16 v5, v1, v2                                  // 05400ccc0105021a
v_pk_min_f16 v5, v1, v2                                  // v_pk_min_num_f16 v5, v1, v2 // 05401bcc0105021a
v_pk_min_i16 v5, v255, v255                              // 054008ccffff031a
v_pk_min_u16 v5, v1, v2                                  // 05400dcc0105021a
v_pk_mul_f16 v5, v255, v255                              // 054010ccffff031a
v_pk_mul_lo_u16 v5, m0, 0.5                              // 054001cc7de0011a
v_pk_sub_i16 v5, v255, v255                              // 054003ccffff031a
v_pk_sub_u16 v5, v255, v255                              // 05400bccffff031a
v_pk_max_num_f16 v5, v255, v255                          // 05401cccffff031a
v_pk_max_num_f16 v5, vcc_hi, 0xfe0b                      // 05401ccc6bfe011a0bfe0000
v_pk_max_num_f16 v5, -1, exec_hi op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,0] neg_hi:[1,0] // 05591cccc1fe0022
v_pk_max_num_f16 v5, 0.5, m0 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[0,1] // v_pk_max_num_f16 v5, 0.5, m0 neg_lo:[0,1] neg_hi:[0,1] // 05421cccf0fa005a
v_pk_min_num_f16 v5, v1, v2                              // 05401bcc0105021a
v_pk_min_num_f16 v5, vcc_hi, 0xfe0b                      // 05401bcc6bfe011a0bfe0000
v_pk_min_num_f16 v5, ttmp15, src_scc                     // 05401bcc7bfa011a
v_pk_min_num_f16 v5, exec_hi, null                       // 05401bcc7ff8001a
v_pk_min_num_f16 v5, src_scc, vcc_lo op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,0] neg_hi:[0,0] // v_pk_min_num_f16 v5, src_scc, vcc_lo op_sel:[1,0] op_sel_hi:[0,1] // 05481bccfdd40012
v_pk_minimum_f16 v5, v1, v2                              // 05401dcc0105021a
v_pk_minimum_f16 v5, ttmp15, src_scc                     // 05401dcc7bfa011a
v_pk_minimum_f16 v5, 0.5, m0 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[0,1] // v_pk_minimum_f16 v5, 0.5, m0 neg_lo:[0,1] neg_hi:[0,1] // 05421dccf0fa005a
v_pk_minimum_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31dccffd6006a0bfe0000
v_pk_maximum_f16 v5, v1, v2                              // 05401ecc0105021a
v_pk_maximum_f16 v5, vcc_lo, ttmp15                      // 05401ecc6af6001a
v_pk_maximum_f16 v5, vcc_hi, 0xfe0b                      // 05401ecc6bfe011a0bfe0000
v_pk_maximum_f16 v5, ttmp15, src_scc                     // 05401ecc7bfa011a
v_pk_maximum_f16 v5, src_scc, vcc_lo op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,0] neg_hi:[0,0] // v_pk_maximum_f16 v5, src_scc, vcc_lo op_sel:[1,0] op_sel_hi:[0,1] // 05481eccfdd40012
v_pk_maximum_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31eccffd6006a0bfe0000
v_dot4_f32_fp8_bf8 v0, v1, v2, v3                        // 004024cc01050e1c
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004424cc01050e1c
v_dot4_f32_fp8_bf8 v0, 1.0, v2, v3                       // 004024ccf2040e1c
v_dot4_f32_fp8_bf8 v0, v1, 1.0, v3                       // 004024cc01e50d1c
v_dot4_f32_fp8_bf8 v0, v1, v2, 1.0                       // 004024cc0105ca1b
v_dot4_f32_bf8_fp8 v0, v1, v2, v3 neg_lo:[0,0,1]         // 004025cc01050e9c
v_dot4_f32_bf8_fp8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004425cc01050e1c
v_dot4_f32_bf8_fp8 v0, v1, 1.0, v3                       // 004025cc01e50d1c
v_dot4_f32_fp8_fp8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004426cc01050e1c
v_dot4_f32_fp8_fp8 v0, s0, v2, v3                        // 004026cc00040e1c
v_dot4_f32_fp8_fp8 v0, v1, 1.0, v3                       // 004026cc01e50d1c
v_dot4_f32_fp8_fp8 v0, v1, v2, 1.0                       // 004026cc0105ca1b
v_dot4_f32_bf8_bf8 v0, v1, 1.0, v3                       // 004027cc01e50d1c
v_dot4_f32_bf8_bf8 v0, v1, v2, 1                         // 004027cc0105061a
v_dot4_f32_fp8_fp8 v0, v1, v2, v3 row_half_mirror row_mask:0x1 bank_mask:0x1 bound_ctrl:1 fi:1 // v_dot4_f32_fp8_fp8_e64_dpp v0, v1, v2, v3 row_half_mirror row_mask:0x1 bank_mask:0x1 bound_ctrl:1 fi:1 // 004026ccfa040e1c01410d11
v_dot4_f32_bf8_bf8 v0, v1, v2, v3 row_share:15           // v_dot4_f32_bf8_bf8_e64_dpp v0, v1, v2, v3 row_share:15 row_mask:0xf bank_mask:0xf // 004027ccfa040e1c015f01ff
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 dpp8:[0,1,2,3,4,5,6,7] // v_dot4_f32_fp8_bf8_e64_dpp v0, v1, v2, v3 dpp8:[0,1,2,3,4,5,6,7] // 004024cce9040e1c0188c6fa
v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] neg_lo:[1,0,0] // 084040cc0009223c
v_wmma_f32_16x16x16_bf16 v[8:15], v[0:3], v[4:7], v[8:15] neg_lo:[1,0,0] // 084041cc0009223c
v_wmma_f16_16x16x16_f16 v[8:11], v[0:3], v[4:7], v[8:11] // 084042cc0009221c
v_wmma_bf16_16x16x16_bf16 v[8:11], v[0:3], v[4:7], v[8:11] neg_lo:[0,1,0] // 084043cc0009225c
v_wmma_i32_16x16x16_iu8 v[4:11], v[0:1], v[2:3], v[4:11] clamp // 04c044cc0005121c
v_wmma_i32_16x16x16_iu4 v[2:9], v0, v1, v[2:9]           // 024045cc00030a1c
v_wmma_f32_16x16x16_fp8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] // 044046cc0005121c
v_wmma_f32_16x16x16_fp8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,0,1] // 044046cc0005129c
v_wmma_f32_16x16x16_fp8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] neg_hi:[0,0,1] // 044446cc0005121c
v_wmma_f32_16x16x16_fp8_fp8 v[4:11], v[0:1], v[2:3], 1.0 // 044046cc0005ca1b
v_wmma_f32_16x16x16_bf8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,0,1] // 044048cc0005129c
v_wmma_f32_16x16x16_bf8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] neg_hi:[0,0,1] // 044448cc0005121c
v_wmma_f32_16x16x16_fp8_bf8 v[4:11], v[0:1], v[2:3], v[4:11] // 044047cc0005121c
v_wmma_f32_16x16x16_fp8_bf8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,0,1] // 044047cc0005129c
v_wmma_f32_16x16x16_fp8_bf8 v[4:11], v[0:1], v[2:3], 1.0 // 044047cc0005ca1b
v_wmma_f32_16x16x16_bf8_bf8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,0,1] // 044049cc0005129c
v_wmma_f32_16x16x16_bf8_bf8 v[4:11], v[0:1], v[2:3], v[4:11] neg_hi:[0,0,1] // 044449cc0005121c
v_swmmac_f32_16x16x32_f16 v[12:19], v[0:3], v[4:11], v20 // 0c4050cc0009521c
v_swmmac_f32_16x16x32_f16 v[12:19], v[0:3], v[4:11], v20 index_key:1 // 0c4850cc0009521c
v_swmmac_f32_16x16x32_f16 v[12:19], v[0:3], v[4:11], v20 neg_hi:[0,1,0] // 0c4250cc0009521c
v_swmmac_f32_16x16x32_bf16 v[12:19], v[0:3], v[4:11], v20 // 0c4051cc0009521c
v_swmmac_f32_16x16x32_bf16 v[12:19], v[0:3], v[4:11], v20 neg_hi:[0,1,0] // 0c4251cc0009521c
v_swmmac_f16_16x16x32_f16 v[12:15], v[0:3], v[4:11], v16 index_key:1 // 0c4852cc0009421c
v_swmmac_f16_16x16x32_f16 v[12:15], v[0:3], v[4:11], v16 neg_lo:[1,0,0] // 0c4052cc0009423c
v_swmmac_f16_16x16x32_f16 v[12:15], v[0:3], v[4:11], v16 neg_hi:[0,1,0] // 0c4252cc0009421c
v_swmmac_i32_16x16x32_iu8 v[6:13], v[0:1], v[2:5], v14 neg_lo:[1,0,0] // 064054cc00053a3c
v_swmmac_i32_16x16x32_iu4 v[3:10], v0, v[1:2], v11 clamp // 03c055cc00032e1c
v_swmmac_i32_16x16x32_iu4 v[3:10], v0, v[1:2], v11 index_key:1 // 034855cc00032e1c
v_swmmac_i32_16x16x32_iu4 v[3:10], v0, v[1:2], v11 neg_lo:[0,1,0] // 034055cc00032e5c
v_swmmac_i32_16x16x64_iu4 v[6:13], v[0:1], v[2:5], v14   // 064056cc00053a1c
v_swmmac_i32_16x16x64_iu4 v[6:13], v[0:1], v[2:5], v14 neg_lo:[1,0,0] // 064056cc00053a3c
v_swmmac_f32_16x16x32_fp8_bf8 v[6:13], v[0:1], v[2:5], v14 // 064058cc00053a1c
v_swmmac_f32_16x16x32_bf8_fp8 v[6:13], v[0:1], v[2:5], v14 // 064059cc00053a1c
v_swmmac_f32_16x16x32_bf8_bf8 v[6:13], v[0:1], v[2:5], v14 // 06405acc00053a1c
v_swmmac_f32_16x16x32_bf8_bf8 v[6:13], v[0:1], v[2:5], v14 index_key:1 // 06485acc00053a1c
