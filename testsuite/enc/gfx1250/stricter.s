s_mov_b64 s[2:3], lit64(0x777) // fe0182be7707000000000000
s_mov_b64 s[2:3], lit64(0x1) // fe0182be0100000000000000
v_cmp_eq_u64_e64 s5, ttmp[14:15], 0xaf123456             // 05005ad47afe0102563412af
global_load_b32 v1, v[3:4], off // error: aligned
buffer_store_b32 v1, off, s[12:15], src_scc // error: not allowed here
v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] // error: gfx12 had it
image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // error: gfx12 had it
s_mov_b64 s[2:3], lit(0xaf123456)                        // ff0182be563412af
v_sqrt_f64_e32 v[2:3], lit(123)                          // v_sqrt_f64_e32 v[2:3], 0x7b // ff68047e7b000000
v_sqrt_f64_e32 v[2:3], lit64(0x4001000000000000)         // fe68047e0000000000000140
v_pk_fmac_f16 v5, -4.0, v2                               // v_pk_fmac_f16 v5, 0xc400, v2 // ff040a7800c40000
v_dual_dot2acc_f32_bf16 v40, v18, v248 :: v_dual_mul_f32 v27, v104, v70 // 12f147cb688d1a28
v_dual_fmac_f32 v129, neg(18), v10 :: v_dual_mul_f32 v8, s0, v5 // v_dual_fmac_f32 v129, 0x80000012, v10 :: v_dual_mul_f32 v8, s0, v5 // ff1406c8000a088112000080
v_pk_fma_f32 v[8:9], v[0:1], s[0:1], v[4:5] neg_hi:[0,1,0] // 08421fcc0001101c
v_ashrrev_i64 v[8:9], s16, s[0:1] // error: one scalar value
s_prefetch_data s[2:3], 0x10, s3, 7 th:TH_LOAD_HT scope:SCOPE_SE // c1c124f510000006
s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_SAVE_WAVE_HAS_TDM) // 984d82be
v_cvt_f16_i16_e64 v5, 0x3800 mul:2                       // v_cvt_f16_i16_e64 v5.l, 0x3800 mul:2 // 0500d1d5ff00010a00380000
v_cvt_f16_u16_e64 v5, 0x3800 mul:2                       // v_cvt_f16_u16_e64 v5.l, 0x3800 mul:2 // 0500d0d5ff00010a00380000
v_cvt_u32_u16_e32 v5, 0x3800                             // ffd60a7e00380000
v_mov_b16 v1.l, v2.h // v_mov_b16_e32 v1.l, v2.h // 8239027e
v_swap_b16 v1.l, v2.h // 82cd027e
v_add_f64_e64 v[0:1], v[0:1], -|0x3ff3c0c1|              // 000202d500ff0142c1c0f33f
v_pk_fmac_f16 v8, 2.0, v238                              // v_pk_fmac_f16 v8, 0x4000, v238 // ffdc117800400000
v_pk_fmac_f16_dpp v8, v162, v136 quad_perm:[0,1,3,0] row_mask:0x0 bank_mask:0x4 // fa101178a2340004
v_pk_fmac_f16_dpp v0, -v157, v53 row_ror:4 row_mask:0x0 bank_mask:0x7 bound_ctrl:1 // fa6a00789d241907
v_and_b16 v5, 0x3800, m0                                 // v_and_b16 v5.l, 0x3800, m0 // 050062d7fffa000200380000
v_lshlrev_b16 v5, v1, 0xc400                             // v_lshlrev_b16 v5.l, v1.l, 0xc400 // 050038d701ff010200c40000
v_mad_i32_i16 v5, 0xc400, v2, v3                         // v_mad_i32_i16 v5, 0xc400, v2.l, v3 // 05005ad6ff040e0400c40000
v_max3_i16 v5, 0x3800, v2, v3                            // v_max3_i16 v5.l, 0x3800, v2.l, v3.l // 05004dd6ff040e0400380000
v_max_u16 v5, 0x3800, v2                                 // v_max_u16 v5.l, 0x3800, v2.l // 050009d7ff04020200380000
v_med3_u16 v5, v1, 0x3800, v3                            // v_med3_u16 v5.l, v1.l, 0x3800, v3.l // 050051d601ff0d0400380000
v_min_i16 v5, m0, 0x3800                                 // v_min_i16 v5.l, m0, 0x3800 // 05000cd77dfe010200380000
v_mul_lo_u16 v5, v1, 0x3800                              // v_mul_lo_u16 v5.l, v1.l, 0x3800 // 050005d701ff010200380000
v_sub_nc_i16 v5, 0x3800, v2                              // v_sub_nc_i16 v5.l, 0x3800, v2.l // 05000ed7ff04020200380000
v_sub_nc_i16 v5, v1, 0xc400                              // v_sub_nc_i16 v5.l, v1.l, 0xc400 // 05000ed701ff010200c40000
v_sub_nc_u16 v5, 0xc400, v2                              // v_sub_nc_u16 v5.l, 0xc400, v2.l // 050004d7ff04020200c40000
v_pk_fma_f32 v[2:3], v[4:5], s[6:7], v[8:9] neg_lo:[0,1,0] op_sel_hi:[1,0,1] // v_pk_fma_f32 v[2:3], v[4:5], s[6:7], v[8:9] op_sel_hi:[1,0,1] neg_lo:[0,1,0] // 02401fcc040d204c
v_cmp_eq_i16_e64 s10, v1, 0xc400                         // v_cmp_eq_i16_e64 s10, v1.l, 0xc400 // 0a0032d401ff010200c40000
v_cmp_eq_u16_e64 s10, 0x3800, v2                         // v_cmp_eq_u16_e64 s10, 0x3800, v2.l // 0a003ad4ff04020200380000
v_cmp_ge_u16_e64 s10, 0xc400, v2                         // v_cmp_ge_u16_e64 s10, 0xc400, v2.l // 0a003ed4ff04020200c40000
v_cmp_gt_i16_e64 s10, v1, 0xc400                         // v_cmp_gt_i16_e64 s10, v1.l, 0xc400 // 0a0034d401ff010200c40000
v_cmp_gt_u16_e64 s10, 0xc400, v2                         // v_cmp_gt_u16_e64 s10, 0xc400, v2.l // 0a003cd4ff04020200c40000
v_cmp_le_i16_e64 s10, 0xc400, v2                         // v_cmp_le_i16_e64 s10, 0xc400, v2.l // 0a0033d4ff04020200c40000
v_cmp_lt_i16_e64 s10, 0x3800, v2                         // v_cmp_lt_i16_e64 s10, 0x3800, v2.l // 0a0031d4ff04020200380000
v_cmp_lt_u16_e64 s10, v1, 0x3800                         // v_cmp_lt_u16_e64 s10, v1.l, 0x3800 // 0a0039d401ff010200380000
v_cmp_ne_u16_e64 s10, 0x3800, v2                         // v_cmp_ne_u16_e64 s10, 0x3800, v2.l // 0a003dd4ff04020200380000
v_cmpx_eq_i16_e64 v1, 0x3800                             // v_cmpx_eq_i16_e64 v1.l, 0x3800 // 7e00b2d401ff010200380000
v_cmpx_eq_i16_e64 0x3800, v2                             // v_cmpx_eq_i16_e64 0x3800, v2.l // 7e00b2d4ff04020200380000
v_cmpx_eq_u16_e32 0x3800, v2                             // v_cmpx_eq_u16_e32 0x3800, v2.l // ff04747d00380000
v_cmpx_eq_u16_e64 0xc400, v2                             // v_cmpx_eq_u16_e64 0xc400, v2.l // 7e00bad4ff04020200c40000
v_cmpx_gt_i16_e64 0xc400, v2                             // v_cmpx_gt_i16_e64 0xc400, v2.l // 7e00b4d4ff04020200c40000
v_cmpx_gt_u16_e32 0x3800, v2                             // v_cmpx_gt_u16_e32 0x3800, v2.l // ff04787d00380000
v_cmpx_gt_u16_e64 v1, 0x3800                             // v_cmpx_gt_u16_e64 v1.l, 0x3800 // 7e00bcd401ff010200380000
v_cmpx_gt_u16_e64 0x3800, v2                             // v_cmpx_gt_u16_e64 0x3800, v2.l // 7e00bcd4ff04020200380000
v_cmpx_le_i16_e64 0xc400, v2                             // v_cmpx_le_i16_e64 0xc400, v2.l // 7e00b3d4ff04020200c40000
v_cmpx_le_u16_e32 0x3800, v2                             // v_cmpx_le_u16_e32 0x3800, v2.l // ff04767d00380000
v_cmpx_le_u16_e64 0xc400, v2                             // v_cmpx_le_u16_e64 0xc400, v2.l // 7e00bbd4ff04020200c40000
v_cmpx_ne_u16_e32 0x3800, v2                             // v_cmpx_ne_u16_e32 0x3800, v2.l // ff047a7d00380000
v_dual_dot2acc_f32_f16 v247, lit(0x3c00), v45 :: v_dual_mov_b32 v0, v1 // ff5a10cb010100f7003c0000
v_fma_mix_f32_e64_dpp v1, v2, s3, v4 dpp8:[0,1,2,3,4,5,6,7] // 010020cce90610040288c6fa
