v_dot2_f32_bf16 v34, s96, v61, s11 op_sel_hi:[1,1,0] neg_lo:[1,0,0] neg_hi:[1,0,1] clamp // 22851acc607a2e38
v_dot2_f32_bf16 v57, m0, null, m0 op_sel_hi:[1,1,0]      // 39001acc7df8f419
v_dot2_f32_f16 v8, vcc_lo, src_scc, 35 op_sel_hi:[1,1,0] clamp // 088013cc6afa8d1a
v_dot2_f32_f16 v123, s45, -14, 43 op_sel_hi:[1,1,0] neg_hi:[0,0,1] // 7b0413cc2d9cad1a
v_dot4_i32_iu8 v67, v220, 0.15915494, s48 op_sel:[1,0,0] op_sel_hi:[1,1,0] neg_hi:[0,1,0] // 430a16ccdcf1c118
v_dot4_i32_iu8 v47, v86, src_shared_base, v94 op_sel:[0,1,0] op_sel_hi:[1,0,0] neg_hi:[0,1,0] // 2f1216cc56d7790d
v_dot4_u32_u8 v99, vcc_hi, exec_lo, v215 op_sel_hi:[1,1,0] clamp // 638017cc6bfc5c1f
v_dot4_u32_u8 v159, s58, 36, exec_lo op_sel:[0,0,1] neg_hi:[1,0,1] clamp // 9fe517cc3a48f919
v_dot8_i32_iu4 v27, 53, v49, src_scc op_sel_hi:[1,1,0] neg_lo:[1,0,0] neg_hi:[1,0,0] // 1b0118ccb562f63b
v_dot8_i32_iu4 v189, 3, src_shared_base, v27 op_sel:[0,1,1] op_sel_hi:[1,0,0] neg_lo:[0,1,0] clamp // bdb018cc83d66d4c
v_dot8_u32_u4 v41, exec_hi, 2.0, 0xaf123456 op_sel_hi:[1,1,0] neg_lo:[1,0,0] // 290019cc7fe8fd3b563412af
v_dot8_u32_u4 v176, 53, s68, v6 op_sel:[0,1,0] op_sel_hi:[1,1,0] // b01019ccb588181c
v_fma_mix_f32 v10, exec_lo, s98, v16 op_sel_hi:[1,1,0]   // 0a0020cc7ec4401c
v_fma_mix_f32 v28, -|v23|, -m0, s65 op_sel:[0,1,0] op_sel_hi:[1,1,0] // 1c1120cc17fb0479
v_fma_mixhi_f16 v186, |src_shared_base|, -v178, exec_hi op_sel:[1,1,1] op_sel_hi:[1,0,0] // ba3922cceb64ff49
v_fma_mixhi_f16 v120, vcc_lo, 46, -6 op_sel:[0,1,0] op_sel_hi:[1,1,0] // 781022cc6a5c191b
v_fma_mixlo_f16 v204, -|v1|, 40, |src_scc| op_sel:[1,1,1] op_sel_hi:[1,1,1] // cc7d21cc0151f53b
v_fma_mixlo_f16 v35, vcc_hi, -2.0, vcc_hi op_sel_hi:[1,1,0] clamp // 238021cc6beaad19
v_pk_fma_f16 v199, 0x3f8147ae, 40, s40 op_sel:[0,1,0] op_sel_hi:[1,1,0] neg_lo:[0,1,0] neg_hi:[0,1,0] clamp // c7920eccff50a158ae47813f
v_pk_fma_f16 v173, exec_hi, vcc_lo, v36 op_sel:[1,0,0] op_sel_hi:[0,1,0] neg_lo:[1,0,0] // ad080ecc7fd49034
v_pk_mad_i16 v38, null, 18, exec_hi neg_hi:[0,0,1] clamp // 26c400cc7c24fd19
v_pk_mad_i16 v90, 58, null, src_scc op_sel_hi:[0,1,0] neg_lo:[0,0,1] neg_hi:[1,0,0] // 5a0100ccbaf8f493
v_pk_mad_u16 v254, 4.0, exec_hi, v31 op_sel_hi:[1,1,0] neg_hi:[1,0,0] // fe0109ccf6fe7c1c
v_pk_mad_u16 v102, vcc_hi, null, vcc_hi op_sel:[0,1,0] op_sel_hi:[1,1,0] neg_lo:[0,1,0] // 661009cc6bf8ac59
v_wmma_bf16_16x16x16_bf16 v[226:233], v[5:12], v[100:107], src_shared_base op_sel_hi:[1,1,0] neg_lo:[0,1,0] neg_hi:[1,0,0] // e20143cc05c9ae5b
v_wmma_bf16_16x16x16_bf16 v[15:22], v[8:15], v[200:207], v[32:39] op_sel:[0,1,0] op_sel_hi:[1,1,0] neg_lo:[0,1,0] // 0f1043cc0891835c
v_wmma_f16_16x16x16_f16 v[145:152], v[3:10], v[0:7], v[220:227] op_sel:[0,0,1] op_sel_hi:[0,1,0] neg_lo:[0,0,1] neg_hi:[1,0,0] // 912142cc03017297
v_wmma_f16_16x16x16_f16 v[148:155], v[3:10], v[3:10], v[40:47] op_sel_hi:[1,1,0] neg_lo:[1,1,0] neg_hi:[1,1,0] // 940342cc0307a27c
v_pk_add_f16 v1, v2, v3                                  // 01400fcc0207021a
v_pk_add_f16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 01480fcc02060212
v_pk_add_i16 v1, v2, v3                                  // 014002cc0207021a
v_pk_add_i16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014802cc02060212
v_pk_add_u16 v1, v2, v3                                  // 01400acc0207021a
v_pk_add_u16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 01480acc02060212
v_pk_ashrrev_i16 v1, v2, v3                              // 014006cc0207021a
v_pk_ashrrev_i16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1] // 014806cc02060212
v_pk_lshlrev_b16 v1, v2, v3                              // 014004cc0207021a
v_pk_lshlrev_b16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1] // 014804cc02060212
v_pk_lshrrev_b16 v1, v2, v3                              // 014005cc0207021a
v_pk_lshrrev_b16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1] // 014805cc02060212
v_pk_max_f16 v1, v2, v3                                  // 014012cc0207021a
v_pk_max_f16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014812cc02060212
v_pk_max_i16 v1, v2, v3                                  // 014007cc0207021a
v_pk_max_i16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014807cc02060212
v_pk_max_u16 v1, v2, v3                                  // 01400ccc0207021a
v_pk_max_u16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 01480ccc02060212
v_pk_min_f16 v1, v2, v3                                  // 014011cc0207021a
v_pk_min_f16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014811cc02060212
v_pk_min_i16 v1, v2, v3                                  // 014008cc0207021a
v_pk_min_i16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014808cc02060212
v_pk_min_u16 v1, v2, v3                                  // 01400dcc0207021a
v_pk_min_u16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 01480dcc02060212
v_pk_mul_f16 v1, v2, v3                                  // 014010cc0207021a
v_pk_mul_f16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014810cc02060212
v_pk_mul_lo_u16 v1, v2, v3                               // 014001cc0207021a
v_pk_mul_lo_u16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]  // 014801cc02060212
v_pk_sub_i16 v1, v2, v3                                  // 014003cc0207021a
v_pk_sub_i16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 014803cc02060212
v_pk_sub_u16 v1, v2, v3                                  // 01400bcc0207021a
v_pk_sub_u16 v1, s2, v3 op_sel:[1,0] op_sel_hi:[0,1]     // 01480bcc02060212
v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] // 004041cc0821021c
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 neg_lo:[1,0,0] // 004040cc0821ca3b
v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[12:13], v[0:7] neg_lo:[1,1,0] clamp // 00c045cc0819027c
v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1     // 004044cc0819061a
v_dot2_f32_bf16 v0, 3.0, v2, v3                          // v_dot2_f32_bf16 v0, 0x4040, v2, v3 // 00401accff040e1c40400000
v_dot2_f32_bf16 v0, v1, 0x4040, v3                       // 00401acc01ff0d1c40400000
v_dot2_f32_bf16 v0, v1, 0x3f80, v3                       // v_dot2_f32_bf16 v0, v1, 1.0, v3 // 00401acc01e50d1c
v_dot2_f32_bf16 v0, v1, 0x3f800000, v3                   // 00401acc01ff0d1c0000803f
v_dot2_f32_bf16 v0, v1, 0x3c00, v3                       // 00401acc01ff0d1c003c0000
v_dot2_f32_bf16 v0, 0.15915494, v2, v3                   // 00401accf8040e1c
v_dot2_f32_bf16 v0, 0x3e22, v2, v3                       // v_dot2_f32_bf16 v0, 0.15915494, v2, v3 // 00401accf8040e1c
v_dot2_f32_bf16 v0, 0.1, v2, v3                          // v_dot2_f32_bf16 v0, 0x3dcd, v2, v3 // 00401accff040e1ccd3d0000
v_dot2_f32_bf16 v0, -1, v2, 3.0                          // v_dot2_f32_bf16 v0, -1, v2, 0x40400000 // 00401accc104fe1b00004040
