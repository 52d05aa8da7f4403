# Instructions that all processors of the generic target have, and no others.
v_add_f32 v1, v2, v3                                     // v_add_f32_e32 v1, v2, v3 // 02070206
v_dual_add_f32 v1, v2, v3 :: v_dual_mul_f32 v4, v5, v6   // 020706c9050d0401
v_wmma_f32_16x16x16_f16 v[8:15], v[0:7], v[0:7], v[8:15] // 084040cc0001221c
v_interp_p10_f32 v0, v1, v2, v3                          // v_interp_p10_f32 v0, v1, v2, v3 wait_exp:0 // 000000cd01050e04
s_add_f32 s0, s1, s2                                     // error: not supported on this GPU
