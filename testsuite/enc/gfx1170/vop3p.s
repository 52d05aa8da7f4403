v_pk_max_num_f16 v5, v255, v255                          // 054012ccffff031a
v_pk_max_num_f16 v5, vcc_hi, 0xfe0b                      // 054012cc6bfe011a0bfe0000
v_pk_max_num_f16 v5, -1, exec_hi op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,0] neg_hi:[1,0] // 055912ccc1fe0022
v_pk_max_num_f16 v5, 0.5, m0 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[0,1] // v_pk_max_num_f16 v5, 0.5, m0 neg_lo:[0,1] neg_hi:[0,1] // 054212ccf0fa005a
v_pk_min_num_f16 v5, v1, v2                              // 054011cc0105021a
v_pk_min_num_f16 v5, vcc_hi, 0xfe0b                      // 054011cc6bfe011a0bfe0000
v_pk_min_num_f16 v5, ttmp15, src_scc                     // 054011cc7bfa011a
v_pk_min_num_f16 v5, exec_hi, null                       // 054011cc7ff8001a
v_pk_minimum_f16 v5, v1, v2                              // 05401dcc0105021a
v_pk_minimum_f16 v5, ttmp15, src_scc                     // 05401dcc7bfa011a
v_pk_minimum_f16 v5, 0.5, m0 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[0,1] // v_pk_minimum_f16 v5, 0.5, m0 neg_lo:[0,1] neg_hi:[0,1] // 05421dccf0fa005a
v_pk_minimum_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31dccffd6006a0bfe0000
v_pk_maximum_f16 v5, v1, v2                              // 05401ecc0105021a
v_pk_maximum_f16 v5, vcc_lo, ttmp15                      // 05401ecc6af6001a
v_pk_maximum_f16 v5, vcc_hi, 0xfe0b                      // 05401ecc6bfe011a0bfe0000
v_pk_maximum_f16 v5, ttmp15, src_scc                     // 05401ecc7bfa011a
v_dot4_f32_fp8_bf8 v0, v1, v2, v3                        // 004024cc01050e1c
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004424cc01050e1c
v_dot4_f32_fp8_bf8 v0, 1.0, v2, v3                       // 004024ccf2040e1c
v_dot4_f32_fp8_bf8 v0, v1, 1.0, v3                       // 004024cc01e50d1c
v_dot4_f32_bf8_fp8 v0, v1, v2, v3 neg_lo:[0,0,1]         // 004025cc01050e9c
v_dot4_f32_bf8_fp8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004425cc01050e1c
v_dot4_f32_bf8_fp8 v0, v1, 1.0, v3                       // 004025cc01e50d1c
v_dot4_f32_fp8_fp8 v0, v1, v2, v3 neg_hi:[0,0,1]         // 004426cc01050e1c
v_dot4_f32_fp8_fp8 v0, s0, v2, v3                        // 004026cc00040e1c
v_dot4_f32_fp8_fp8 v0, v1, 1.0, v3                       // 004026cc01e50d1c
v_dot4_f32_fp8_fp8 v0, v1, v2, 1.0                       // 004026cc0105ca1b
v_dot4_f32_bf8_bf8 v0, v1, 1.0, v3                       // 004027cc01e50d1c
v_dot4_f32_bf8_bf8 v0, v1, v2, 1                         // 004027cc0105061a
v_dot4_f32_bf8_bf8 v0, v1, v2, v3 row_share:15           // v_dot4_f32_bf8_bf8_e64_dpp v0, v1, v2, v3 row_share:15 row_mask:0xf bank_mask:0xf // 004027ccfa040e1c015f01ff
v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] neg_lo:[1,0,0] // 084040cc0009223c
v_wmma_f32_16x16x16_bf16 v[8:15], v[0:3], v[4:7], v[8:15] neg_lo:[1,0,0] // 084041cc0009223c
v_wmma_f16_16x16x16_f16 v[8:11], v[0:3], v[4:7], v[8:11] // 084042cc0009221c
v_wmma_bf16_16x16x16_bf16 v[8:11], v[0:3], v[4:7], v[8:11] neg_lo:[0,1,0] // 084043cc0009225c
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
v_wmma_bf16_16x16x16_bf16 v[226:233], v[5:12], v[100:107], src_shared_base op_sel_hi:[1,1,0] neg_lo:[0,1,0] neg_hi:[1,0,0] // error: op_sel_hi
v_wmma_bf16_16x16x16_bf16 v[15:22], v[8:15], v[200:207], v[32:39] op_sel:[0,1,0] op_sel_hi:[1,1,0] neg_lo:[0,1,0] // error: op_sel
v_wmma_f16_16x16x16_f16 v[145:152], v[3:10], v[0:7], v[220:227] op_sel:[0,0,1] op_sel_hi:[0,1,0] neg_lo:[0,0,1] neg_hi:[1,0,0] // error: op_sel
v_wmma_f16_16x16x16_f16 v[148:155], v[3:10], v[3:10], v[40:47] op_sel_hi:[1,1,0] neg_lo:[1,1,0] neg_hi:[1,1,0] // error: op_sel_hi
v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] // error: not on gfx1170
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 neg_lo:[1,0,0] // error: not on gfx1170
v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[12:13], v[0:7] neg_lo:[1,1,0] clamp // error: not on gfx1170
v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1     // error: not on gfx1170
