s_mov_b64 s[2:3], lit64(0x777) // fe0182be7707000000000000
s_mov_b64 s[2:3], lit64(0x1) // fe0182be0100000000000000
v_cmp_eq_u64_e64 s5, ttmp[14:15], 0xaf123456 // 05005ad47afe0100563412af
global_load_b32 v1, v[3:4], off // error: aligned
buffer_store_b32 v1, off, s[12:15], src_scc // error: not allowed here
v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] // error: gfx12 had it
image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // error: gfx12 had it
s_mov_b64 s[2:3], lit(0xaf123456)                        // ff0182be563412af
v_sqrt_f64_e32 v[2:3], lit(123)                          // v_sqrt_f64_e32 v[2:3], 0x7b // ff68047e7b000000
v_sqrt_f64_e32 v[2:3], lit64(0x4001000000000000)         // fe68047e0000000000000140
v_pk_fmac_f16 v5, -4.0, v2                               // f7040a78
v_dual_dot2acc_f32_bf16 v40, v18, v248 :: v_dual_mul_f32 v27, v104, v70 // 12f147cb688d1a28
v_dual_fmac_f32 v129, neg(18), v10 :: v_dual_mul_f32 v8, s0, v5 // v_dual_fmac_f32 v129, 0x80000012, v10 :: v_dual_mul_f32 v8, s0, v5 // ff1406c8000a088112000080
v_dot4_i32_i8 v0, v1, v2, v3 // error: gfx10 had it
v_pk_fma_f32 v[8:9], v[0:1], s[0:1], v[4:5] neg_hi:[0,1,0] // 08421fcc0001101c
