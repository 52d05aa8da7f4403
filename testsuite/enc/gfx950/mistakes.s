v_mfma_ld_scale_b32 v0, 65 // error: literal
v_mfma_ld_scale_b32 s0, s1 // error: constant bus
v_mfma_ld_scale_b32 v0, v0 clamp // error: clamp
v_mfma_ld_scale_b32 v0, v0 neg_lo:[0,1] // error: neg_lo
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3] cbsz:2 // error: 6 registers are needed
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3] blgp:2 // error: 6 registers are needed
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[12:19], v[0:3] // error: 8 registers are needed
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[16:23], a[24:31], a[0:15] blgp:4 // error: 4 registers are needed
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:9], v[12:19], v[0:3], v20, v21 cbsz:4 // error: 4 registers are needed
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3], v20 // error: too few operands
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3], v20, v21 abid:1 // error: abid
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3] abid:1 // error: abid
v_mfma_f32_16x16x8_xf32 v[0:3], v[2:3], v[4:5], v[0:3] // error: not supported
v_mfma_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v[0:3] // error: 4 registers are needed
v_permlane16_swap_b32 v0, s0 // error: vector register
v_permlane16_swap_b32_e32 v1, v2 bound_ctrl:1 // error: bound_ctrl
v_bitop3_b32 v0, v1, v2, v3 clamp // error: clamp
v_bitop3_b32 v0, -v1, v2, v3 // error: v_bitop3_b32
v_cvt_scalef32_pk_fp8_f16 v1, v2, v3 clamp // error: clamp
v_cvt_scalef32_pk_fp4_f32 v1, v1, v2, v3 mul:2 // error: mul
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[2:7], -v6 // error: v_cvt_scalef32_pk32_f32_fp6
v_cvt_scalef32_pk32_f32_fp6 v[2:33], s[4:9], v6 // error: v_cvt_scalef32_pk32_f32_fp6
v_cvt_sr_f16_f32 v1, v2, v3 clamp // error: clamp
v_maximum3_f32 v0, s1, s2, v3 // error: constant bus
v_pk_minimum3_f16 v0, s1, s2, v3 // error: constant bus
v_maximum3_f16 v0, v1, v2, v3 // error: v_maximum3_f16
ds_read_b64_tr_b16 v[1:2], v0 // error: 64-bit aligned
buffer_load_dwordx3 v[0:2], off, s[8:11], s3 lds // error: takes no data operand with lds
buffer_load_dwordx2 off, s[8:11], s3 lds // error: expected a register
buffer_wbinvl1 // error: not supported
buffer_atomic_pk_add_bf16 v5, off, s[8:11], s3 offset:4095 glc // error: glc
