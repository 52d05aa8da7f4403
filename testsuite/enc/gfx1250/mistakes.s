v_wmma_f32_16x16x128_f8f6f4 v[32:39], v[0:15], v[16:31], v[40:47] matrix_a_fmt:MATRIX_FMT_FP4 // error: the register has the wrong size
v_dual_add_f64 v[2:3], v[4:5], v[6:7] :: v_dual_mov_b32 v3, v10 // error: must not write the same VGPR
v_dual_fma_f32 v1, v2, v3, v4 :: v_dual_fma_f32 v5, v6, v8, v9 // error: src0 operands must use different VGPR banks
v_dual_mov_b32 v1, v2 :: v_dual_add_f64 v[4:5], v[6:7], v[8:9] // error: second half
v_add_f32 v256, v1, v2 // error: v0 to v255
flat_load_b32 v1, v[2:3] scale_offset // error: 32 bits are needed
v_fma_f64 v[2:3], v[4:5], v[6:7], 0x1234567890abcdef // error: 
s_wait_samplecnt 0 // error: gfx12 had it
tensor_load_to_lds s[0:3], s[4:11], s[12:15] // error: too few operands
tensor_load_to_lds s[0:3], s[4:11] r128 // error: r128
s_buffer_load_i8 s5, s[4:7], s0 scale_offset // error: scale_offset
v_dual_cndmask_b32 v1, s2, v3, vcc_lo :: v_dual_cndmask_b32 v2, s3, v4, vcc_lo // error: only two scalar values
v_dual_add_f32 v255, vcc_lo, v2 :: v_dual_cndmask_b32 v6, s1, v3 // error: only two scalar values
s_buffer_load_b32 s10, s[92:95], -1 // error: expected a 23-bit unsigned offset
s_buffer_load_i8 s0, s[0:3], ttmp14 offset:-1 // error: out of range
buffer_load_b32 v1, off, s[0:3], null offset:-4 // error: out of range
s_buffer_load_i8 s5, s[4:7], s0 scale_offset // error: scale_offset
global_load_b32 v5, v[2:3], off offset:32 scale_offset // error: the register has the wrong size
v_cvt_f32_bf8_e64_dpp v1, v2 byte_sel:1 clamp dpp8:[0,1,2,3,4,5,6,7] // error: has no clamp
v_cvt_sr_bf8_f32 v1, v2, v3 byte_sel:2 clamp // error: has no clamp
v_cvt_pk_f32_fp8_e64 v[0:1], v2 clamp // error: has no clamp
v_cvt_pk_f32_bf8_e64 v[0:1], v2 mul:2 // error: has no mul
v_rcp_bf16_e64 v1, v2 clamp // error: has no clamp
v_tanh_bf16_e64 v1, v2 mul:2 // error: has no mul
v_ldexp_f16_e64 v1, v2, -v3 // error: takes no neg or abs
v_pk_max3_u16 v1, v2, v3, v4 neg_lo:[1,0,0] // error: has no neg_lo
v_pk_add_min_i16 v1, v2, v3, v4 neg_hi:[1,0,0] // error: has no neg_hi
s_buffer_prefetch_data s[100:103], -16, null, 9 // error: 23-bit unsigned offset
tensor_save s[1:2]                                          // error: alignment
tensor_save off                                             // error: scalar register
tensor_stop offset:4                                        // error: has no offset
