# The generic processor lacks what a later processor of the generation may lack.
v_cubeid_f32 v0, v1, v2, v3                              // error: gfx12-5-generic has no v_cubeid_f32
v_lerp_u8 v0, v1, v2, v3                                 // error: gfx12-5-generic has no v_lerp_u8
v_sad_u8 v0, v1, v2, v3                                  // error: gfx12-5-generic has no v_sad_u8
v_msad_u8 v0, v1, v2, v3                                 // error: gfx12-5-generic has no v_msad_u8
v_qsad_pk_u16_u8 v[0:1], v[2:3], v4, v[6:7]              // error: gfx12-5-generic has no v_qsad_pk_u16_u8
v_mqsad_u32_u8 v[0:3], v[4:5], v6, v[8:11]               // error: gfx12-5-generic has no v_mqsad_u32_u8
v_cvt_pk_norm_i16_f32 v0, v1, v2                         // error: gfx12-5-generic has no v_cvt_pk_norm_i16_f32
v_cvt_norm_u16_f16 v0, v1                                // error: gfx12-5-generic has no v_cvt_norm_u16_f16
v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v32 // error: gfx12-5-generic has no v_swmmac_f32_16x16x64_f16
v_wmma_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[0:15] // 004088cc1041021c
v_cvt_scale_pk8_f16_fp4 v[0:3], v4, v8                   // 00009fd604110202
