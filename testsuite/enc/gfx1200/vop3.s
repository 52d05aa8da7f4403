v_med3_f32 v0, s0, s0, s1                                // v_med3_num_f32 v0, s0, s0, s1 // 000031d600000400
v_div_fmas_f32 v5, s3, s3, s3                            // 050037d603060c00
v_div_fmas_f64 v[5:6], 0x12345678, 0x12345678, 0x12345678 // 050038d6fffefd0378563412
v_fma_legacy_f32 v0, v1, v2, v3                          // v_fma_dx9_zero_f32 v0, v1, v2, v3 // 000009d601050e04
v_mad_i32_i24 v255, v1, v2, v3                           // ff000ad601050e04
v_mad_u32_u24 v5, v1, v2, v3                             // 05000bd601050e04
v_cubeid_f32 v255, v1, v2, v3                            // ff000cd601050e04
v_cubesc_f32 v5, vcc_hi, v2, v3                          // 05000dd66b040e04
v_cubetc_f32 v255, v1, v2, v3                            // ff000ed601050e04
v_cubema_f32 v5, s1, v2, v3                              // 05000fd601040e04
v_bfe_u32 v5, v1, v2, v3                                 // 050010d601050e04
v_bfe_i32 v5, v1, v2, v3                                 // 050011d601050e04
v_bfi_b32 v255, v1, v2, v3                               // ff0012d601050e04
v_fma_f32 v5, v1, v2, v3                                 // 050013d601050e04
v_fma_f64 v[5:6], v[254:255], v[2:3], v[3:4]             // 050014d6fe050e04
v_lerp_u8 v5, v1, v2, v3                                 // 050015d601050e04
v_alignbit_b32 v5, exec_lo, v2, v3                       // v_alignbit_b32 v5, exec_lo, v2, v3.l // 050016d67e040e04
v_alignbyte_b32 v5, v1, v2, v3                           // v_alignbyte_b32 v5, v1, v2, v3.l // 050017d601050e04
v_mullit_f32 v5, v255, v2, v3                            // 050018d6ff050e04
v_min3_f32 v5, s1, v2, v3                                // v_min3_num_f32 v5, s1, v2, v3 // 050029d601040e04
v_min3_i32 v5, v1, v2, v3                                // 05001ad601050e04
v_min3_u32 v255, v1, v2, v3                              // ff001bd601050e04
v_max3_f32 v255, v1, v2, v3                              // v_max3_num_f32 v255, v1, v2, v3 // ff002ad601050e04
v_max3_i32 v5, v255, v2, v3                              // 05001dd6ff050e04
v_max3_u32 v255, v1, v2, v3                              // ff001ed601050e04
v_med3_i32 v5, m0, v2, v3                                // 050020d67d040e04
v_med3_u32 v5, vcc_lo, v2, v3                            // 050021d66a040e04
v_sad_u8 v5, v1, v2, v3                                  // 050022d601050e04
v_sad_hi_u8 v5, s103, v2, v3                             // 050023d667040e04
v_sad_u16 v5, v1, v2, v3                                 // 050024d601050e04
v_sad_u32 v5, s1, v2, v3                                 // 050025d601040e04
v_cvt_pk_u8_f32 v5, v1, v2, v3                           // 050026d601050e04
v_div_fixup_f32 v5, v255, v2, v3                         // 050027d6ff050e04
v_div_fixup_f64 v[5:6], v[254:255], v[2:3], v[3:4]       // 050028d6fe050e04
v_min_f64 v[254:255], v[1:2], v[2:3]                     // v_min_num_f64_e32 v[254:255], v[1:2], v[2:3] // 0105fc1b
v_max_f64 v[5:6], v[1:2], v[2:3]                         // v_max_num_f64_e32 v[5:6], v[1:2], v[2:3] // 01050a1c
v_ldexp_f64 v[5:6], v[1:2], v2                           // 05002bd701050202
v_mul_lo_u32 v255, v1, v2                                // ff002cd701050202
v_mul_hi_u32 v5, m0, v2                                  // 05002dd77d040202
v_mul_hi_i32 v5, v1, v2                                  // 05002ed701050202
v_div_scale_f32 v5, s0, v1, v2, v3                       // 0500fcd601050e04
v_msad_u8 v255, v1, v2, v3                               // ff0039d601050e04
v_qsad_pk_u16_u8 v[5:6], s[2:3], v2, v[3:4]              // 05003ad602040e04
v_mqsad_pk_u16_u8 v[254:255], v[1:2], v2, v[3:4]         // fe003bd601050e04
v_trig_preop_f64 v[5:6], exec, v2                        // 05002fd77e040202
v_mqsad_u32_u8 v[252:255], v[1:2], v2, v[3:6]            // fc003dd601050e04
v_mad_u64_u32 v[5:6], s100, v1, v2, v[3:4]               // v_mad_co_u64_u32 v[5:6], s100, v1, v2, v[3:4] // 0564fed601050e04
v_mad_i64_i32 v[5:6], s12, v1, v2, v[3:4]                // v_mad_co_i64_i32 v[5:6], s12, v1, v2, v[3:4] // 050cffd601050e04
v_xor3_b32 v5, v1, v2, v3                                // 050040d601050e04
v_lshrrev_b64 v[254:255], v1, v[2:3]                     // fe003dd701050202
v_ashrrev_i64 v[5:6], exec_lo, v[2:3]                    // 05003ed77e040202
v_add_nc_u16 v5, v1, v2                                  // v_add_nc_u16 v5.l, v1.l, v2.l // 050003d701050202
v_sub_nc_u16 v5, v1, v2                                  // v_sub_nc_u16 v5.l, v1.l, v2.l // 050004d701050202
v_add_nc_i16 v255, v1, v2                                // v_add_nc_i16 v255.l, v1.l, v2.l // ff000dd701050202
v_sub_nc_i16 v255, v1, v2                                // v_sub_nc_i16 v255.l, v1.l, v2.l // ff000ed701050202
v_pack_b32_f16 v5, 0, v2                                 // v_pack_b32_f16 v5, 0, v2.l // 050011d780040202
v_cvt_pknorm_i16_f16 v5, s1, v2                          // v_cvt_pk_norm_i16_f16 v5, s1, v2.l // 050012d701040202
v_cvt_pknorm_u16_f16 v5, v1, v2                          // v_cvt_pk_norm_u16_f16 v5, v1.l, v2.l // 050013d701050202
v_mad_u16 v5, 0, v2, v3                                  // v_mad_u16 v5.l, 0, v2.l, v3.l // 050041d680040e04
v_perm_b32 v5, v1, v2, v3                                // 050044d601050e04
v_xad_u32 v5, vcc_lo, v2, v3                             // 050045d66a040e04
v_lshl_add_u32 v5, s101, v2, v3                          // 050046d665040e04
v_add_lshl_u32 v5, v1, v2, v3                            // 050047d601050e04
v_fma_f16 v5, v1, v2, v3                                 // v_fma_f16 v5.l, v1.l, v2.l, v3.l // 050048d601050e04
v_min3_f16 v5, v1, v2, v3                                // v_min3_num_f16 v5.l, v1.l, v2.l, v3.l // 05002bd601050e04
v_min3_i16 v5, v1, v2, v3                                // v_min3_i16 v5.l, v1.l, v2.l, v3.l // 05004ad601050e04
v_min3_u16 v255, v1, v2, v3                              // v_min3_u16 v255.l, v1.l, v2.l, v3.l // ff004bd601050e04
v_max3_f16 v5, v255, v2, v3                              // v_max3_num_f16 v5.l, v255.l, v2.l, v3.l // 05002cd6ff050e04
v_max3_i16 v255, v1, v2, v3                              // v_max3_i16 v255.l, v1.l, v2.l, v3.l // ff004dd601050e04
v_max3_u16 v5, v1, v2, v3                                // v_max3_u16 v5.l, v1.l, v2.l, v3.l // 05004ed601050e04
v_med3_f16 v255, v1, v2, v3                              // v_med3_num_f16 v255.l, v1.l, v2.l, v3.l // ff0032d601050e04
v_med3_i16 v5, s1, v2, v3                                // v_med3_i16 v5.l, s1, v2.l, v3.l // 050050d601040e04
v_med3_u16 v5, v1, v2, v3                                // v_med3_u16 v5.l, v1.l, v2.l, v3.l // 050051d601050e04
v_mad_i16 v5, v1, v2, -4.0                               // v_mad_i16 v5.l, v1.l, v2.l, -4.0 // 050053d60105de03
v_div_fixup_f16 v5, v1, 0.5, v3                          // v_div_fixup_f16 v5.l, v1.l, 0.5, v3.l // 050054d601e10d04
v_add3_u32 v255, v1, v2, v3                              // ff0055d601050e04
v_lshl_or_b32 v5, v1, v2, v3                             // 050056d601050e04
v_and_or_b32 v5, m0, v2, v3                              // 050057d67d040e04
v_or3_b32 v255, v1, v2, v3                               // ff0058d601050e04
v_mad_u32_u16 v5, s101, v2, v3                           // v_mad_u32_u16 v5, s101, v2.l, v3 // 050059d665040e04
v_mad_i32_i16 v5, v1, v2, v3                             // v_mad_i32_i16 v5, v1.l, v2.l, v3 // 05005ad601050e04
v_sub_nc_i32 v5, v1, v2                                  // 050025d701050202
v_permlane16_b32 v255, v1, s2, s3                        // ff005bd601050c00
v_permlanex16_b32 v5, v1, vcc_lo, s2                     // 05005cd601d50800
v_add_nc_i32 v255, v1, v2                                // ff0026d701050202
v_add_i16 v5, v1, v2                                     // v_add_nc_i16 v5.l, v1.l, v2.l // 05000dd701050202
v_and_b16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_and_b16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050062d7e904020001773905
v_cvt_pk_fp8_f32 v1, -v2, |v3|                           // v_cvt_pk_fp8_f32 v1.l, -v2, |v3| // 010269d702070222
v_cvt_pk_i16_f32 v5, v1, v2                              // 050006d701050202
v_cvt_pk_u16_f32 v5, v1, v2                              // 050007d701050202
v_cvt_pk_u16_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050007d7e904020001773905
v_dot2_f16_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_dot2_f16_f16_e64_dpp v5.l, v1, v2, v3.l dpp8:[7,6,5,4,3,2,1,0] // 050066d6e9040e0401773905
v_maxmin_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050069d6e9040e0401773905
v_maxmin_i32 v5, v1, v2, v3                              // 050064d601050e04
v_maxmin_u32 v5, v1, v2, v3                              // 050062d601050e04
v_minmax_f16 v5, v1, v2, v3                              // v_minmax_num_f16 v5.l, v1.l, v2.l, v3.l // 05006ad601050e04
v_minmax_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 05006ad6e9040e0401773905
v_minmax_f32 v5, v1, v2, v3                              // v_minmax_num_f32 v5, v1, v2, v3 // 050068d601050e04
v_minmax_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_minmax_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050068d6e9040e0401773905
v_minmax_i32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050065d6e9040e0401773905
v_minmax_u32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050063d6e9040e0401773905
v_or_b16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]       // v_or_b16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050063d7e904020001773905
v_add3_u32_e64_dpp v5, v1, s1, v0 dpp8:[7,6,5,4,3,2,1,0] // 050055d6e902000401773905
v_add_nc_i32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // 050026d7e904020001773905
v_cubetc_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05000ed6e9040e0401773905
v_cvt_pk_u8_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050026d6e9040e0401773905
v_lshl_or_b32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050056d6e9040e0401773905
v_mad_u16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0]  // v_mad_u16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 050041d6e9040e0401773905
v_max3_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_max3_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05002ad6e9040e0401773905
v_med3_i16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_med3_i16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 050050d6e9040e0401773905
v_med3_u32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050021d6e9040e0401773905
v_min3_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 05002bd6e9040e0401773905
v_min3_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_min3_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050029d6e9040e0401773905
v_mullit_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050018d6e9040e0401773905
v_sub_nc_u16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // v_sub_nc_u16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050004d7e904020001773905
v_add3_u32_e64 v5, v1, v2, s3                            // v_add3_u32 v5, v1, v2, s3 // 050055d601050e00
v_and_b16 v5, vcc_hi, 0xfe0b                             // v_and_b16 v5.l, vcc_hi, 0xfe0b // 050062d76bfe01020bfe0000
v_cndmask_b16 v5, v1, src_scc, s3                        // v_cndmask_b16 v5.l, v1.l, src_scc, s3 // 05005dd601fb0d00
v_cvt_pk_norm_i16_f16 v5, s105, s105                     // 050012d769d20002
v_cvt_pk_norm_u16_f16 v5, s1, s2                         // 050013d701040002
v_cvt_pk_norm_i16_f32 v5, v255, v255                     // 050021d7ffff0302
v_cvt_pk_norm_u16_f32 v5, v255, v255                     // 050022d7ffff0302
v_div_scale_f64 v[5:6], vcc_lo, -s[104:105], s[104:105], -s[104:105] // 056afdd668d0a0a1
v_dot2_bf16_bf16 v5, v1, v2, s3                          // v_dot2_bf16_bf16 v5.l, v1, v2, s3 // 050067d601050e00
v_dot2_f16_f16 v5, v1, v2, s3                            // v_dot2_f16_f16 v5.l, v1, v2, s3 // 050066d601050e00
v_fma_dx9_zero_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|  // 050709d67bfaede1
v_maxmin_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|        // v_maxmin_num_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 05076bd67bfaede1
v_maxmin_f32 v5, v255, s2, s105                          // v_maxmin_num_f32 v5, v255, s2, s105 // 050069d6ff05a401
v_minmax_i32 v5, s1, v255, exec_hi                       // 050065d601feff01
v_minmax_u32 v5, s1, v255, exec_hi                       // 050063d601feff01
v_or_b16 v5, s1, s2                                      // v_or_b16 v5.l, s1, s2 // 050063d701040002
v_xor_b16 v5, v255, v255                                 // v_xor_b16 v5.l, v255.l, v255.l // 050064d7ffff0302
v_add_lshl_u32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_add_lshl_u32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050047d6fa040e04011b00ff
v_add_nc_i16_e64_dpp v5, v1, v2 row_shr:15               // v_add_nc_i16_e64_dpp v5.l, v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 05000dd7fa040200011f01ff
v_add_nc_u16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]      // v_add_nc_u16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050003d7fa040200011b00ff
v_alignbit_b32_e64_dpp v5, v1, v2, vcc_hi row_shr:1      // v_alignbit_b32_e64_dpp v5, v1, v2, vcc_hi row_shr:1 row_mask:0xf bank_mask:0xf // 050016d6fa04ae01011101ff
v_alignbyte_b32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_alignbyte_b32_e64_dpp v5, v1, v2, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050017d6fa040e0401e400ff
v_and_or_b32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]  // v_and_or_b32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050057d6fa040e0401e400ff
v_bfe_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]     // v_bfe_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050011d6fa040e04011b00ff
v_bfe_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]     // v_bfe_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050010d6fa040e0401e400ff
v_bfi_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]     // v_bfi_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050012d6fa040e04011b00ff
v_cndmask_b16_e64_dpp v5, v1, v2, s3 quad_perm:[3,2,1,0] // v_cndmask_b16_e64_dpp v5.l, v1.l, v2.l, s3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05005dd6fa040e00011b00ff
v_cubeid_f32_e64_dpp v5, v1, v2, v255 row_half_mirror    // v_cubeid_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05000cd6fa04fe07014101ff
v_cubema_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]  // v_cubema_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000fd6fa040e04011b00ff
v_cubesc_f32_e64_dpp v5, v1, v2, v3 row_mirror           // v_cubesc_f32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05000dd6fa040e04014001ff
v_cvt_pk_i16_f32_e64_dpp v5, v1, v2 row_shl:15           // v_cvt_pk_i16_f32_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050006d7fa040200010f01ff
v_cvt_pk_norm_i16_f16_e64_dpp v5, v1, v2 row_mirror      // v_cvt_pk_norm_i16_f16_e64_dpp v5, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050012d7fa040200014001ff
v_cvt_pk_norm_u16_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] // v_cvt_pk_norm_u16_f16_e64_dpp v5, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050013d7fa040200011b00ff
v_cvt_pk_norm_i16_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] // v_cvt_pk_norm_i16_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050021d7fa040200011b00ff
v_cvt_pk_norm_u16_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] // v_cvt_pk_norm_u16_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050022d7fa040200011b00ff
v_div_fixup_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_div_fixup_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050054d6fa040e0401e400ff
v_fma_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]     // v_fma_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050048d6fa040e04011b00ff
v_fma_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]     // v_fma_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050013d6fa040e04011b00ff
v_lerp_u8_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]     // v_lerp_u8_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050015d6fa040e04011b00ff
v_lshl_add_u32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_lshl_add_u32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050046d6fa040e04011b00ff
v_mad_i16_e64_dpp v5, v1, v2, s105 row_shl:15            // v_mad_i16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:15 row_mask:0xf bank_mask:0xf // 050053d6fa04a601010f01ff
v_mad_i32_i16_e64_dpp v5, v1, v2, v3 row_mirror          // v_mad_i32_i16_e64_dpp v5, v1.l, v2.l, v3 row_mirror row_mask:0xf bank_mask:0xf // 05005ad6fa040e04014001ff
v_mad_i32_i24_e64_dpp v5, v1, v2, v3 row_mirror          // v_mad_i32_i24_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05000ad6fa040e04014001ff
v_mad_u32_u16_e64_dpp v5, v1, v2, v255 row_half_mirror   // v_mad_u32_u16_e64_dpp v5, v1.l, v2.l, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050059d6fa04fe07014101ff
v_mad_u32_u24_e64_dpp v5, v1, v2, v3 row_mirror          // v_mad_u32_u24_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05000bd6fa040e04014001ff
v_max3_f16_e64_dpp v5, v1, v2, v3 row_mirror             // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 05002cd6fa040e04014001ff
v_max3_i16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_max3_i16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05004dd6fa040e0401e400ff
v_max3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_max3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001dd6fa040e04011b00ff
v_max3_u16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_max3_u16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05004ed6fa040e0401e400ff
v_max3_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_max3_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001ed6fa040e0401e400ff
v_maxmin_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]  // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05006bd6fa040e04011b00ff
v_maxmin_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]  // v_maxmin_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050064d6fa040e04011b00ff
v_maxmin_u32_e64_dpp v5, v1, v2, s105 row_shl:1          // v_maxmin_u32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050062d6fa04a601010101ff
v_med3_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050032d6fa040e04011b00ff
v_med3_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050031d6fa040e0401e400ff
v_med3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_med3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050020d6fa040e04011b00ff
v_med3_u16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_med3_u16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050051d6fa040e0401e400ff
v_min3_i16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_min3_i16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05004ad6fa040e0401e400ff
v_min3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_min3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001ad6fa040e04011b00ff
v_min3_u16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_min3_u16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05004bd6fa040e0401e400ff
v_min3_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_min3_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001bd6fa040e0401e400ff
v_msad_u8_e64_dpp v5, v1, v2, v3 row_mirror              // v_msad_u8_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050039d6fa040e04014001ff
v_or3_b32_e64_dpp v5, v1, v2, v3 row_mirror              // v_or3_b32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050058d6fa040e04014001ff
v_pack_b32_f16_e64_dpp v5, v1, v2 row_shl:1              // v_pack_b32_f16_e64_dpp v5, v1.l, v2.l row_shl:1 row_mask:0xf bank_mask:0xf // 050011d7fa040200010101ff
v_perm_b32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_perm_b32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050044d6fa040e0401e400ff
v_sad_hi_u8_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]   // v_sad_hi_u8_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050023d6fa040e04011b00ff
v_sad_u16_e64_dpp v5, v1, v2, vcc_hi row_shl:15          // v_sad_u16_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050024d6fa04ae01010f01ff
v_sad_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]     // v_sad_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050025d6fa040e0401e400ff
v_sad_u8_e64_dpp v5, v1, v2, v255 row_half_mirror        // v_sad_u8_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050022d6fa04fe07014101ff
v_sub_nc_i16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]      // v_sub_nc_i16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05000ed7fa04020001e400ff
v_sub_nc_i32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]      // v_sub_nc_i32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050025d7fa040200011b00ff
v_xad_u32_e64_dpp v5, v1, v2, v3 row_mirror              // v_xad_u32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050045d6fa040e04014001ff
v_xor3_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_xor3_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050040d6fa040e04011b00ff
v_xor_b16_e64_dpp v5, v1, v2 row_mirror                  // v_xor_b16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050064d7fa040200014001ff
v_dot2_bf16_bf16_e64_dpp v0, v1, s2, v3 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_dot2_bf16_bf16_e64_dpp v0.l, v1, s2, v3.l quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // 000067d6fa040c0401e40000
v_cvt_pk_fp8_f32 v1, v2, v3                              // v_cvt_pk_fp8_f32 v1.l, v2, v3 // 010069d702070202
v_cvt_sr_fp8_f32 v5, -|v255|, v4                         // 05016bd7ff090222
v_cvt_sr_bf8_f32 v5, -|v255|, v4                         // 05016cd7ff090222
v_mad_co_i64_i32 v[5:6], s6, m0, 0.5, ttmp[14:15]        // 0506ffd67de0e901
v_mad_co_i64_i32 v[5:6], s6, exec_hi, null, vcc          // 0506ffd67ff8a801
v_mad_co_u64_u32 v[5:6], s6, exec_lo, -1, exec           // 0506fed67e82f901
v_mad_co_u64_u32 v[5:6], vcc_hi, 0.5, m0, 0xaf123456     // 056bfed6f0fafc03563412af
v_mad_co_u64_u32 v[5:6], ttmp15, src_scc, vcc_lo, src_scc // 057bfed6fdd4f403
v_mad_co_u64_u32 v[254:255], null, 0xaf123456, vcc_hi, 0.5 clamp // fefcfed6ffd6c003563412af
v_max3_num_f16 v5, v1, v2, s3                            // v_max3_num_f16 v5.l, v1.l, v2.l, s3 // 05002cd601050e00
v_max3_num_f16 v5, |exec_lo|, -1, vcc_hi                 // v_max3_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 05012cd67e82ad01
v_max3_num_f16 v5, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // v_max3_num_f16 v5.h, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // 057d2cd67ff8a8a1
v_max3_num_f16 v5, -src_scc, |vcc_lo|, -1 op_sel:[0,0,1,0] // v_max3_num_f16 v5.l, -src_scc, |vcc_lo|, -1 op_sel:[0,0,1,0] // 05222cd6fdd40423
v_max3_num_f32 v5, vcc_hi, 0xaf123456, v255              // 05002ad66bfefd07563412af
v_max3_num_f32 v5, |exec_lo|, -1, vcc_hi                 // 05012ad67e82ad01
v_maxmin_num_f16 v5, v255, s2, s105                      // v_maxmin_num_f16 v5.l, v255.l, s2, s105 // 05006bd6ff05a401
v_maxmin_num_f16 v5, |exec_lo|, -1, vcc_hi               // v_maxmin_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016bd67e82ad01
v_maxmin_num_f16 v5, -|exec_hi|, null, -|vcc_lo|         // v_maxmin_num_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 05056bd67ff8a8a1
v_maxmin_num_f16 v5, null, exec_lo, -|0xfe0b|            // v_maxmin_num_f16 v5.l, null, exec_lo, -|0xfe0b| // 05046bd67cfcfc830bfe0000
v_maxmin_num_f16 v5, -src_scc, |vcc_lo|, -1 mul:4        // v_maxmin_num_f16 v5.l, -src_scc, |vcc_lo|, -1 mul:4 // 05026bd6fdd40433
v_maxmin_num_f32 v5, v255, s2, s105                      // 050069d6ff05a401
v_maxmin_num_f32 v5, s105, s105, exec_lo                 // 050069d669d2f801
v_maxmin_num_f32 v5, vcc_lo, ttmp15, v3                  // 050069d66af60c04
v_maxmin_num_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|    // 050769d67bfaede1
v_maxmin_num_f32 v5, null, exec_lo, -|0xaf123456|        // 050469d67cfcfc83563412af
v_maxmin_num_f32 v5, -1, -|exec_hi|, -|src_scc|          // 050669d6c1fef4c3
v_med3_num_f16 v5, v255, s2, s105                        // v_med3_num_f16 v5.l, v255.l, s2, s105 // 050032d6ff05a401
v_med3_num_f16 v5, s105, s105, exec_lo                   // v_med3_num_f16 v5.l, s105, s105, exec_lo // 050032d669d2f801
v_med3_num_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // v_med3_num_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 050732d67bfaede1
v_med3_num_f16 v5, |exec_lo|, -1, vcc_hi                 // v_med3_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 050132d67e82ad01
v_med3_num_f16 v5, -1, -|exec_hi|, -|src_scc| op_sel:[1,0,0,0] // v_med3_num_f16 v5.l, -1, -|exec_hi|, -|src_scc| op_sel:[1,0,0,0] // 050e32d6c1fef4c3
v_med3_num_f32 v5, v1, v2, s3                            // 050031d601050e00
v_med3_num_f32 v5, vcc_lo, ttmp15, v3                    // 050031d66af60c04
v_med3_num_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // 050731d67bfaede1
v_med3_num_f32 v5, null, exec_lo, -|0xaf123456|          // 050431d67cfcfc83563412af
v_min3_num_f16 v5, s1, v255, exec_hi                     // v_min3_num_f16 v5.l, s1, v255.l, exec_hi // 05002bd601feff01
v_min3_num_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // v_min3_num_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 05072bd67bfaede1
v_min3_num_f16 v5, 0.5, -m0, 0.5 op_sel:[0,1,0,0]        // v_min3_num_f16 v5.l, 0.5, -m0, 0.5 op_sel:[0,1,0,0] // 05102bd6f0fac043
v_min3_num_f32 v5, v255, s2, s105                        // 050029d6ff05a401
v_min3_num_f32 v5, null, exec_lo, -|0xaf123456|          // 050429d67cfcfc83563412af
v_min3_num_f32 v5, -1, -|exec_hi|, -|src_scc|            // 050629d6c1fef4c3
v_minmax_num_f16 v5, v255, s2, s105                      // v_minmax_num_f16 v5.l, v255.l, s2, s105 // 05006ad6ff05a401
v_minmax_num_f16 v5, m0, 0.5, m0                         // v_minmax_num_f16 v5.l, m0, 0.5, m0 // 05006ad67de0f501
v_minmax_num_f16 v5, -|exec_hi|, null, -|vcc_lo|         // v_minmax_num_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 05056ad67ff8a8a1
v_minmax_num_f16 v5, 0.5, -m0, 0.5 mul:2                 // v_minmax_num_f16 v5.l, 0.5, -m0, 0.5 mul:2 // 05006ad6f0fac04b
v_minmax_num_f32 v5, v255, s2, s105                      // 050068d6ff05a401
v_minmax_num_f32 v5, s1, v255, exec_hi                   // 050068d601feff01
v_minmax_num_f32 v5, s105, s105, exec_lo                 // 050068d669d2f801
v_minmax_num_f32 v5, |exec_lo|, -1, vcc_hi               // 050168d67e82ad01
v_minmax_num_f32 v5, -1, -|exec_hi|, -|src_scc|          // 050668d6c1fef4c3
v_minmax_num_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff8368d6ffd6f079563412af
v_permlane16_var_b32 v5, v255, v0                        // 05000fd7ff010202
v_permlane16_var_b32 v255, v255, v0, op_sel:[0,1]        // v_permlane16_var_b32 v255, v255, v0 op_sel:[0,1] // ff100fd7ff010202
v_permlanex16_var_b32 v5, v1, v100, op_sel:[1,0]         // v_permlanex16_var_b32 v5, v1, v100 op_sel:[1,0] // 050810d701c90202
v_minimum_f32 v5, s1, s2                                 // 050065d701040002
v_minimum_f32 v5, m0, 0.5                                // 050065d77de00102
v_minimum_f32 v5, |exec_hi|, null                        // 050165d77ff80002
v_minimum_f32 v5, -1, exec_hi                            // 050065d7c1fe0002
v_maximum_f32 v5, v255, v255                             // 050066d7ffff0302
v_maximum_f32 v5, vcc_hi, 0xaf123456                     // 050066d76bfe0102563412af
v_maximum_f32 v5, null, exec_lo                          // 050066d77cfc0002
v_maximum_f32 v5, 0.5, -m0                               // 050066d7f0fa0042
v_maximum_f32 v255, -|0xaf123456|, -|vcc_hi|             // ff0366d7ffd60062563412af
v_minimum_f16 v5, v1, v2                                 // v_minimum_f16 v5.l, v1.l, v2.l // 050067d701050202
v_minimum_f16 v5, m0, 0.5                                // v_minimum_f16 v5.l, m0, 0.5 // 050067d77de00102
v_minimum_f16 v5, null, exec_lo                          // v_minimum_f16 v5.l, null, exec_lo // 050067d77cfc0002
v_maximum_f16 v5, v1, v2                                 // v_maximum_f16 v5.l, v1.l, v2.l // 050068d701050202
v_maximum_f16 v5, |exec_hi|, null                        // v_maximum_f16 v5.l, |exec_hi|, null // 050168d77ff80002
v_maximum_f16 v5, null, exec_lo                          // v_maximum_f16 v5.l, null, exec_lo // 050068d77cfc0002
v_minimum_f64 v[5:6], v[1:2], v[3:4]                     // 050041d701070202
v_minimum_f64 v[5:6], |exec|, null                       // 050141d77ef80002
v_minimum_f64 v[5:6], 0.5, -vcc                          // 050041d7f0d40042
v_minimum_f64 v[254:255], -|2|, -|vcc|                   // fe0341d782d40062
v_maximum_f64 v[5:6], s[6:7], s[4:5]                     // 050042d706080002
v_maximum_f64 v[5:6], vcc, 0xaf121234                    // 050042d76afe0102341212af
v_maximum_f64 v[5:6], ttmp[14:15], src_scc               // 050042d77afa0102
v_maximum_f64 v[5:6], |exec|, null                       // 050142d77ef80002
v_minimum3_f32 v5, s1, v255, exec_hi                     // 05002dd601feff01
v_minimum3_f32 v5, s105, s105, exec_lo                   // 05002dd669d2f801
v_minimum3_f32 v5, null, exec_lo, -|0xaf123456|          // 05042dd67cfcfc83563412af
v_minimum3_f32 v5, -1, -|exec_hi|, -|src_scc|            // 05062dd6c1fef4c3
v_maximum3_f32 v5, v1, v2, s3                            // 05002ed601050e00
v_maximum3_f32 v5, s1, v255, exec_hi                     // 05002ed601feff01
v_maximum3_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // 05072ed67bfaede1
v_maximum3_f32 v5, m0, 0.5, m0                           // 05002ed67de0f501
v_maximum3_f32 v5, 0.5, -m0, 0.5 mul:2                   // 05002ed6f0fac04b
v_maximum3_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff832ed6ffd6f079563412af
v_minimum3_f16 v5, v1, v2, s3                            // v_minimum3_f16 v5.l, v1.l, v2.l, s3 // 05002fd601050e00
v_minimum3_f16 v5, s1, v255, exec_hi                     // v_minimum3_f16 v5.l, s1, v255.l, exec_hi // 05002fd601feff01
v_minimum3_f16 v5, |exec_lo|, -1, vcc_hi                 // v_minimum3_f16 v5.l, |exec_lo|, -1, vcc_hi // 05012fd67e82ad01
v_minimum3_f16 v5, null, exec_lo, -|0xaf12|              // v_minimum3_f16 v5.l, null, exec_lo, -|0xaf12| // 05042fd67cfcfc8312af0000
v_minimum3_f16 v5, -1, -|exec_hi|, -|src_scc|            // v_minimum3_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05062fd6c1fef4c3
v_minimum3_f16 v5, 0.5, -m0, 0.5                         // v_minimum3_f16 v5.l, 0.5, -m0, 0.5 // 05002fd6f0fac043
v_maximum3_f16 v5, v1, v2, s3                            // v_maximum3_f16 v5.l, v1.l, v2.l, s3 // 050030d601050e00
v_maximum3_f16 v5, vcc_hi, 0xaf12, v255                  // v_maximum3_f16 v5.l, vcc_hi, 0xaf12, v255.l // 050030d66bfefd0712af0000
v_maximum3_f16 v5, |exec_lo|, -1, vcc_hi                 // v_maximum3_f16 v5.l, |exec_lo|, -1, vcc_hi // 050130d67e82ad01
v_maximum3_f16 v5, -|exec_hi|, null, -|vcc_lo|           // v_maximum3_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 050530d67ff8a8a1
v_maximumminimum_f32 v5, v1, v2, s3                      // 05006dd601050e00
v_maximumminimum_f32 v5, -|exec_hi|, null, -|vcc_lo|     // 05056dd67ff8a8a1
v_maximumminimum_f32 v5, -1, -|exec_hi|, -|src_scc|      // 05066dd6c1fef4c3
v_maximumminimum_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff836dd6ffd6f079563412af
v_minimummaximum_f32 v5, s1, v255, exec_hi               // 05006cd601feff01
v_minimummaximum_f32 v5, vcc_lo, ttmp15, v3              // 05006cd66af60c04
v_minimummaximum_f32 v5, -1, -|exec_hi|, -|src_scc|      // 05066cd6c1fef4c3
v_minimummaximum_f32 v5, 0.5, -m0, 0.5 mul:2             // 05006cd6f0fac04b
v_minimummaximum_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff836cd6ffd6f079563412af
v_maximumminimum_f16 v5, v1, v2, s3                      // v_maximumminimum_f16 v5.l, v1.l, v2.l, s3 // 05006fd601050e00
v_maximumminimum_f16 v5, |exec_lo|, -1, vcc_hi           // v_maximumminimum_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016fd67e82ad01
v_maximumminimum_f16 v5, -|exec_hi|, null, -|vcc_lo|     // v_maximumminimum_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 05056fd67ff8a8a1
v_minimummaximum_f16 v5, s105, s105, exec_lo             // v_minimummaximum_f16 v5.l, s105, s105, exec_lo // 05006ed669d2f801
v_minimummaximum_f16 v5, vcc_hi, 0xaf12, v255            // v_minimummaximum_f16 v5.l, vcc_hi, 0xaf12, v255.l // 05006ed66bfefd0712af0000
v_minimummaximum_f16 v5, |exec_lo|, -1, vcc_hi           // v_minimummaximum_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016ed67e82ad01
v_minimummaximum_f16 v5, -1, -|exec_hi|, -|src_scc|      // v_minimummaximum_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05066ed6c1fef4c3
v_minimummaximum_f16 v5, 0.5, -m0, 0.5                   // v_minimummaximum_f16 v5.l, 0.5, -m0, 0.5 // 05006ed6f0fac043
v_minimummaximum_f16 v5, -src_scc, |vcc_lo|, -1          // v_minimummaximum_f16 v5.l, -src_scc, |vcc_lo|, -1 // 05026ed6fdd40423
v_s_exp_f32 s5, s1                                       // 050080d601000102
v_s_exp_f32 s5, vcc_lo                                   // 050080d66a000102
v_s_exp_f32 s5, m0                                       // 050080d67d000102
v_s_exp_f32 s5, src_scc                                  // 050080d6fd000102
v_s_exp_f32 s5, -s1                                      // 050080d601000122
v_s_exp_f16 s5, s105                                     // 050081d669000102
v_s_exp_f16 s5, m0                                       // 050081d67d000102
v_s_exp_f16 s5, exec_lo                                  // 050081d67e000102
v_s_exp_f16 s5, -1                                       // 050081d6c1000102
v_s_log_f32 s5, ttmp15                                   // 050082d67b000102
v_s_log_f32 s5, m0                                       // 050082d67d000102
v_s_log_f32 s105, 0xaf123456                             // 690082d6ff000102563412af
v_s_log_f32 s5, |s1|                                     // 050182d601000102
v_s_log_f32 s5, s1 clamp                                 // 058082d601000102
v_s_log_f32 s5, s1 div:2                                 // 050082d60100011a
v_s_log_f16 s5, vcc_lo                                   // 050083d66a000102
v_s_log_f16 s5, ttmp15                                   // 050083d67b000102
v_s_log_f16 s5, m0                                       // 050083d67d000102
v_s_log_f16 s5, exec_hi                                  // 050083d67f000102
v_s_log_f16 s5, null                                     // 050083d67c000102
v_s_log_f16 s5, -1                                       // 050083d6c1000102
v_s_rcp_f32 s5, s105                                     // 050084d669000102
v_s_rcp_f32 s5, exec_lo                                  // 050084d67e000102
v_s_rcp_f32 s5, -1                                       // 050084d6c1000102
v_s_rcp_f32 s5, 0.5                                      // 050084d6f0000102
v_s_rcp_f32 s5, src_scc                                  // 050084d6fd000102
v_s_rcp_f32 s5, s1 mul:2                                 // 050084d60100010a
v_s_rcp_f16 s5, s105                                     // 050085d669000102
v_s_rcp_f16 s5, vcc_lo                                   // 050085d66a000102
v_s_rcp_f16 s5, vcc_hi                                   // 050085d66b000102
v_s_rcp_f16 s5, m0                                       // 050085d67d000102
v_s_rcp_f16 s5, exec_lo                                  // 050085d67e000102
v_s_rcp_f16 s5, exec_hi                                  // 050085d67f000102
v_s_rsq_f32 s5, s105                                     // 050086d669000102
v_s_rsq_f32 s5, vcc_hi                                   // 050086d66b000102
v_s_rsq_f32 s5, m0                                       // 050086d67d000102
v_s_rsq_f32 s5, null                                     // 050086d67c000102
v_s_rsq_f32 s105, 0xaf123456                             // 690086d6ff000102563412af
v_s_rsq_f32 s5, s1 mul:4                                 // 050086d601000112
v_s_rsq_f16 s5, s1                                       // 050087d601000102
v_s_rsq_f16 s5, vcc_lo                                   // 050087d66a000102
v_s_rsq_f16 s5, exec_lo                                  // 050087d67e000102
v_s_rsq_f16 s5, 0.5                                      // 050087d6f0000102
v_s_rsq_f16 s5, src_scc                                  // 050087d6fd000102
v_s_rsq_f16 s105, 0xaf12                                 // 690087d6ff00010212af0000
v_s_sqrt_f32 s5, vcc_lo                                  // 050088d66a000102
v_s_sqrt_f32 s5, m0                                      // 050088d67d000102
v_s_sqrt_f32 s5, exec_lo                                 // 050088d67e000102
v_s_sqrt_f32 s5, -1                                      // 050088d6c1000102
v_s_sqrt_f32 s5, -s1                                     // 050088d601000122
v_s_sqrt_f32 s5, |s1|                                    // 050188d601000102
v_s_sqrt_f16 s5, exec_lo                                 // 050089d67e000102
v_s_sqrt_f16 s5, null                                    // 050089d67c000102
v_s_sqrt_f16 s105, 0xaf12                                // 690089d6ff00010212af0000
v_s_sqrt_f16 s5, s1 clamp                                // 058089d601000102
v_s_sqrt_f16 s5, s1 mul:2                                // 050089d60100010a
v_cvt_pk_bf8_f32_e64_dpp v6, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // v_cvt_pk_bf8_f32_e64_dpp v6.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 06026ad7fa060220021b00ed
v_cvt_pk_bf8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_bf8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 01026ad7fa060220021b002d
v_cvt_pk_fp8_f32_e64_dpp v1, -v6, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v6, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 010269d7fa060220061b00ed
v_cvt_pk_fp8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 010269d7fa060220021b002d
v_cvt_pk_fp8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // 010269d7fa060220021b00e5
v_cvt_sr_bf8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 01006cd7fa060220021b00ed
v_cvt_sr_bf8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // 01006cd7fa060220021b00e5
v_cvt_sr_fp8_f32_e64_dpp v1, -v2, v255 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 01006bd7fafe0320021b00ed
v_cvt_sr_fp8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 01006bd7fa060220021b002d
v_max3_num_f16_e64_dpp v5, v1, v2, v3 row_mirror         // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 05002cd6fa040e04014001ff
v_max3_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 05002cd6fa04fe07014101ff
v_max3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_max3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05002ad6fa040e04011b00ff
v_max3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15  // v_max3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 05012ad6fa04ee81011f01ff
v_max3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 // v_max3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 row_mask:0xf bank_mask:0xf // 05042ad6fa04fa21012f01ff
v_max3_num_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05052ad6fa0406ab015f0101
v_max3_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_max3_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05062ad6fa04c2d301600913
v_maxmin_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05006bd6fa040e0401e400ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, v3 row_mirror       // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 05006bd6fa040e04014001ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 05006bd6fa04fe07014101ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, vcc_hi row_shl:15   // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 05006bd6fa04ae01010f01ff
v_maxmin_num_f16_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 // v_maxmin_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 05026bd6fa04fe41012101ff
v_maxmin_num_f16_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_maxmin_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05066bd6fa04c2d301600913
v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050069d6fa040e0401e400ff
v_maxmin_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1    // v_maxmin_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050069d6fa04aa01011101ff
v_med3_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050032d6fa040e0401e400ff
v_med3_num_f16_e64_dpp v5, v1, v2, v3 row_mirror         // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 050032d6fa040e04014001ff
v_med3_num_f16_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1  // v_med3_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050232d6fa04fe41012101ff
v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050031d6fa040e0401e400ff
v_med3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_med3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050031d6fa04fe07014101ff
v_med3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15     // v_med3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050031d6fa04ae01010f01ff
v_med3_num_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1  // v_med3_num_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050231d6fa04fe41012101ff
v_med3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 // v_med3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 row_mask:0xf bank_mask:0xf // 050431d6fa04fa21012f01ff
v_med3_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_med3_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050631d6fa04c2d301600913
v_min3_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05002bd6fa040e0401e400ff
v_min3_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 05002bd6fa04fe07014101ff
v_min3_num_f16_e64_dpp v5, v1, v2, s105 row_shl:1        // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05002bd6fa04a601010101ff
v_min3_num_f16_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15  // v_min3_num_f16_e64_dpp v5.l, |v1.l|, v2.l, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 05012bd6fa04ee81011f01ff
v_min3_num_f16_e64_dpp v5, -|v1|, -|v2|, null row_share:0 row_mask:0xf bank_mask:0xf // v_min3_num_f16_e64_dpp v5.l, -|v1.l|, -|v2.l|, null row_share:0 row_mask:0xf bank_mask:0xf // 05032bd6fa04f261015001ff
v_min3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_min3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050029d6fa040e0401e400ff
v_min3_num_f32_e64_dpp v5, v1, v2, v3 row_mirror         // v_min3_num_f32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050029d6fa040e04014001ff
v_min3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_min3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050029d6fa04fe07014101ff
v_min3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15     // v_min3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050029d6fa04ae01010f01ff
v_min3_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1      // v_min3_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050029d6fa04aa01011101ff
v_min3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15  // v_min3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 050129d6fa04ee81011f01ff
v_minmax_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05006ad6fa040e04011b00ff
v_minmax_num_f16_e64_dpp v5, -|v1|, -|v2|, null row_share:0 row_mask:0xf bank_mask:0xf // v_minmax_num_f16_e64_dpp v5.l, -|v1.l|, -|v2.l|, null row_share:0 row_mask:0xf bank_mask:0xf // 05036ad6fa04f261015001ff
v_minmax_num_f16_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_minmax_num_f16_e64_dpp v5.l, -|v1.l|, v2.l, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05056ad6fa0406ab015f0101
v_minmax_num_f16_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_minmax_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05066ad6fa04c2d301600913
v_minmax_num_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_minmax_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff876ad6fafef7fbff6f0530
v_minmax_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_minmax_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050068d6fa040e04011b00ff
v_minmax_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror // v_minmax_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050068d6fa04fe07014101ff
v_minmax_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1      // v_minmax_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050068d6fa04a601010101ff
v_minmax_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15   // v_minmax_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050068d6fa04ae01010f01ff
v_minmax_num_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050568d6fa0406ab015f0101
v_minmax_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_minmax_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050668d6fa04c2d301600913
v_max3_num_f16_e64_dpp v5, -v1, v2, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // v_max3_num_f16_e64_dpp v5.h, -v1.h, v2.h, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // 057c2cd6fa04fa21012f01ff
v_max3_num_f16_e64_dpp v5, -|v1|, v2, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // v_max3_num_f16_e64_dpp v5.l, -|v1.l|, v2.h, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // 05152cd6fa0406a3015f0101
v_med3_num_f16_e64_dpp v5, -v1, v2, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // v_med3_num_f16_e64_dpp v5.h, -v1.h, v2.h, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // 057c32d6fa04fa21012f01ff
v_med3_num_f16_e64_dpp v5, -|v1|, -|v2|, null op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // v_med3_num_f16_e64_dpp v5.l, -|v1.h|, -|v2.l|, null op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // 050b32d6fa04f261015001ff
v_med3_num_f16_e64_dpp v5, -|v1|, v2, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // v_med3_num_f16_e64_dpp v5.l, -|v1.l|, v2.h, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // 051532d6fa0406a3015f0101
v_min3_num_f16_e64_dpp v5, -|v1|, -|v2|, null op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // v_min3_num_f16_e64_dpp v5.l, -|v1.h|, -|v2.l|, null op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // 050b2bd6fa04f261015001ff
v_minimum_f32 v5, v1, v2 quad_perm:[0,1,2,3]             // v_minimum_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050065d7fa04020001e400ff
v_minimum_f32 v5, v1, v2 row_shl:1                       // v_minimum_f32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050065d7fa040200010101ff
v_maximum_f32 v5, v1, v2 row_mirror                      // v_maximum_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050066d7fa040200014001ff
v_minimum_f16 v5, v1, v2 quad_perm:[3,2,1,0]             // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050067d7fa040200011b00ff
v_minimum_f16 v5, v1, v2 row_shr:15                      // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 050067d7fa040200011f01ff
v_minimum_f16 v5, v1, v2 row_ror:15                      // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 050067d7fa040200012f01ff
v_maximum_f16 v5, v1, v2 quad_perm:[3,2,1,0]             // v_maximum_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050068d7fa040200011b00ff
v_maximum_f16 v5, v1, v2 row_mirror                      // v_maximum_f16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050068d7fa040200014001ff
v_maximum_f16 v5, v1, v2 row_half_mirror                 // v_maximum_f16_e64_dpp v5.l, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050068d7fa040200014101ff
v_minimum3_f32 v5, v1, v2, v255 row_half_mirror          // v_minimum3_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05002dd6fa04fe07014101ff
v_minimum3_f32 v5, v1, v2, s105 row_shl:1                // v_minimum3_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05002dd6fa04a601010101ff
v_maximum3_f16 v5, v1, v2, v3 row_mirror                 // v_maximum3_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 050030d6fa040e04014001ff
v_maximum3_f16 v5, v1, v2, s105 row_shl:1                // v_maximum3_f16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050030d6fa04a601010101ff
v_maximumminimum_f32 v5, v1, v2, v3 row_mirror           // v_maximumminimum_f32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05006dd6fa040e04014001ff
v_maximumminimum_f32 v5, v1, v2, v255 row_half_mirror    // v_maximumminimum_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05006dd6fa04fe07014101ff
v_minimummaximum_f32 v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_minimummaximum_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05066cd6fa04c2d301600913
v_maximumminimum_f16 v5, v1, v2, v3 quad_perm:[3,2,1,0]  // v_maximumminimum_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05006fd6fa040e04011b00ff
v_maximumminimum_f16 v5, v1, v2, s105 row_shl:1          // v_maximumminimum_f16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05006fd6fa04a601010101ff
v_maximumminimum_f16 v5, |v1|, v2, -ttmp15 row_shr:15    // v_maximumminimum_f16_e64_dpp v5.l, |v1.l|, v2.l, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 05016fd6fa04ee81011f01ff
v_cvt_pk_bf8_f32_e64_dpp v5, -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cvt_pk_bf8_f32_e64_dpp v5.l, -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05026ad7ea04022001773905
v_cvt_sr_bf8_f32_e64_dpp v255, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] // ff016cd7e9fe0320ff000000
v_max3_num_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 05002cd6e9040e0401773905
v_max3_num_f16_e64_dpp v5, v1, v2, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // 05002cd6e904ae0101773905
v_max3_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05002ad6e9040e0401773905
v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050069d6e9040e0401773905
v_maxmin_num_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050569d6e90406ab01773905
v_maxmin_num_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8769d6e9fef7fbff000000
v_minmax_num_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 05006ad6e9040e0401773905
v_sub_i16 v5, v255, v2                                   // v_sub_nc_i16 v5.l, v255.l, v2.l // 05000ed7ff050202
v_mad_i16_e64 v5, 0, v2, v3                              // v_mad_i16 v5.l, 0, v2.l, v3.l // 050053d680040e04
v_cndmask_b16 v5.h, v11.h, v9.h, s0                      // 05585dd60b130200
v_cndmask_b16 v5.l, v11.l, s3, s0 op_sel:[0,1,0,0]       // 05105dd60b070000
v_cndmask_b16_e64_dpp v5.h, v1.h, -v2.h, vcc_lo row_share:15 row_mask:0x0 bank_mask:0x1 // 05585dd6fa04aa41015f0101
