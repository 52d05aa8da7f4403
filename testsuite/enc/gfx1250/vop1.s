v_bfrev_b32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e9700a7e01773905
v_bfrev_b32_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // fa700a7e011f01ff
v_bfrev_b32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0x0 // fa700a7e01e40030
v_bfrev_b32_e32 v5, 0xaf123456 // ff700a7e563412af
v_bfrev_b32_e32 v5, null // 7c700a7e
v_bfrev_b32_e32 v5, src_scc // fd700a7e
v_bfrev_b32_e64 v5, m0                                   // 0500b8d57d000102
v_bfrev_b32_e64 v5, 0.5                                  // 0500b8d5f0000102
v_bfrev_b32_e64 v5, exec_hi                              // 0500b8d57f000102
v_bfrev_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500b8d5e900000001773905
v_bfrev_b32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500b8d5fa000000014001ff
v_bfrev_b32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 0500b8d5fa000000014101ff
v_ceil_f16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]         // v_ceil_f16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9b8fe7e7f000000
v_ceil_f16_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_ceil_f16_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fab80a7e01e400ff
v_ceil_f16_dpp v66, -v85 quad_perm:[2,2,2,0] row_mask:0x4 bank_mask:0x5 fi:1 // v_ceil_f16_dpp v66.l, -v85.l quad_perm:[2,2,2,0] row_mask:0x4 bank_mask:0x5 fi:1 // fab8847e552a1445
v_ceil_f16_e32 v0, 0xabcd                                // v_ceil_f16_e32 v0.l, 0xabcd // ffb8007ecdab0000
v_ceil_f16_e32 v5, ttmp15                                // v_ceil_f16_e32 v5.l, ttmp15 // 7bb80a7e
v_ceil_f16_e32 v5, src_scc                               // v_ceil_f16_e32 v5.l, src_scc // fdb80a7e
v_ceil_f16_e64 v5, -4.0                                  // v_ceil_f16_e64 v5.l, -4.0 // 0500dcd5f7000102
v_ceil_f16_e64 v5, exec_hi                               // v_ceil_f16_e64 v5.l, exec_hi // 0500dcd57f000102
v_ceil_f16_e64 v0, |src_shared_base|                     // v_ceil_f16_e64 v0.l, |src_shared_base| // 0001dcd5eb000102
v_ceil_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]       // v_ceil_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500dcd5e9000000c7773905
v_ceil_f16_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // v_ceil_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500dcd5fa000000014001ff
v_ceil_f16_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_ceil_f16_e64_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500dcd5fa00000001e400ff
v_ceil_f32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e944fe7fff000000
v_ceil_f32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // fa440a7e015f0101
v_ceil_f32_dpp v5, |v1| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa440a7e01e42000
v_ceil_f32_e32 v5, 0xaf123456 // ff440a7e563412af
v_ceil_f32_e32 v255, v1 // 0145fe7f
v_ceil_f32_e32 v5, src_scc // fd440a7e
v_ceil_f32_e64 v5, m0                                    // 0500a2d57d000102
v_ceil_f32_e64 v5, v1 clamp                              // 0580a2d501010102
v_ceil_f32_e64 v0, |src_shared_base|                     // 0001a2d5eb000102
v_ceil_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500a2d5e900000801773905
v_ceil_f32_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // 0500a2d5fa000000010f01ff
v_ceil_f32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500a2d5fa00001001600913
v_ceil_f64_e64 v[0:1], neg(1)                            // 000098d581000122
v_ceil_f64_e64 v[0:1], neg(-1)                           // 000098d5c1000122
v_cls_i32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e976fe7fff000000
v_cls_i32_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // fa760a7e016f0100
v_cls_i32_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa760a7e01600913
v_cls_i32_e32 v5, 0 // 80760a7e
v_cls_i32_e32 v5, m0 // 7d760a7e
v_cls_i32_e32 v5, vcc_hi // 6b760a7e
v_cls_i32_e64 v255, 0xaf123456                           // ff00bbd5ff000102563412af
v_cls_i32_e64 v5, -4.0                                   // 0500bbd5f7000102
v_cls_i32_e64 v5, src_scc                                // 0500bbd5fd000102
v_cls_i32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00bbd5e9000000ff000000
v_cls_i32_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // 0500bbd5fa000000011f01ff
v_cls_i32_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500bbd5fa00000001600913
v_clz_i32_u32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e972fe7fff000000
v_clz_i32_u32_dpp v5, v1 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa720a7e012f0100
v_clz_i32_u32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x0 // fa720a7e01e40010
v_clz_i32_u32_e32 v5, m0 // 7d720a7e
v_clz_i32_u32_e32 v5, exec_hi // 7f720a7e
v_clz_i32_u32_e32 v5, 0x3f717273 // ff720a7e7372713f
v_clz_i32_u32_e64 v5, v255                               // 0500b9d5ff010102
v_clz_i32_u32_e64 v5, ttmp15                             // 0500b9d57b000102
v_clz_i32_u32_e64 v5, src_scc                            // 0500b9d5fd000102
v_clz_i32_u32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00b9d5e9000000ff000000
v_clz_i32_u32_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // 0500b9d5fa000000012f01ff
v_clz_i32_u32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500b9d5fa000000015001ff
v_cos_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]              // v_cos_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9c20a7e01773905
v_cos_f16_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // v_cos_f16_dpp v5.l, v1.l row_xmask:1 row_mask:0x0 bank_mask:0x0 // fac20a7e01610100
v_cos_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_cos_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fac20a7e011b0400
v_cos_f16_e32 v36, s52                                   // v_cos_f16_e32 v36.l, s52 // 34c2487e
v_cos_f16_e32 v5, vcc_hi                                 // v_cos_f16_e32 v5.l, vcc_hi // 6bc20a7e
v_cos_f16_e32 v5, vcc_lo                                 // v_cos_f16_e32 v5.l, vcc_lo // 6ac20a7e
v_cos_f16_e64 v5, 0.5                                    // v_cos_f16_e64 v5.l, 0.5 // 0500e1d5f0000102
v_cos_f16_e64 v255, vcc_hi                               // v_cos_f16_e64 v255.l, vcc_hi // ff00e1d56b000102
v_cos_f16_e64 v255, -|0xfe0b| clamp div:2                // v_cos_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81e1d5ff00013a0bfe0000
v_cos_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]        // v_cos_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500e1d5e9000000c7773905
v_cos_f16_e64_dpp v255, v127 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_cos_f16_e64_dpp v255.l, v127.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // ff00e1d5fa0000007f1b00ff
v_cos_f16_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_cos_f16_e64_dpp v255.l, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81e1d5fa000038ff6f0530
v_cos_f32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e96cfe7fff000000
v_cos_f32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa6c0a7e015f0100
v_cos_f32_dpp v16, -v2 quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // fa6c207e02001800
v_cos_f32_e32 v255, 0xaf123456 // ff6cfe7f563412af
v_cos_f32_e32 v5, null // 7c6c0a7e
v_cos_f32_e32 v5, src_scc // fd6c0a7e
v_cos_f32_e64 v5, -1                                     // 0500b6d5c1000102
v_cos_f32_e64 v5, vcc_hi                                 // 0500b6d56b000102
v_cos_f32_e64 v5, v1 mul:4                               // 0500b6d501010112
v_cos_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500b6d5e900000001773905
v_cos_f32_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // 0500b6d5fa000000010f01ff
v_cos_f32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500b6d5fa000000015001ff
v_ctz_i32_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e974fe7fff000000
v_ctz_i32_b32_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // fa740a7e011101ff
v_ctz_i32_b32_dpp v177, v2 quad_perm:[2,0,1,0] row_mask:0x5 bank_mask:0x0 // fa74627f02120050
v_ctz_i32_b32_e32 v255, 0xaf123456 // ff74fe7f563412af
v_ctz_i32_b32_e32 v5, vcc_hi // 6b740a7e
v_ctz_i32_b32_e32 v5, src_scc // fd740a7e
v_ctz_i32_b32_e64 v5, s103                               // 0500bad567000102
v_ctz_i32_b32_e64 v5, -4.0                               // 0500bad5f7000102
v_ctz_i32_b32_e64 v5, exec_hi                            // 0500bad57f000102
v_ctz_i32_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500bad5e900000001773905
v_ctz_i32_b32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500bad5fa000000014001ff
v_ctz_i32_b32_e64_dpp v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff00bad5fa000000ff6f0530
v_cvt_f16_bf8_dpp v112, v68 quad_perm:[2,1,0,0] row_mask:0x2 bank_mask:0x0 // v_cvt_f16_bf8_dpp v112.l, v68 quad_perm:[2,1,0,0] row_mask:0x2 bank_mask:0x0 // faf0e07e44060020
v_cvt_f16_bf8_e32 v36, v20                               // v_cvt_f16_bf8_e32 v36.l, v20 // 14f1487e
v_cvt_f16_bf8_e32 v92, s12                               // v_cvt_f16_bf8_e32 v92.l, s12 // 0cf0b87e
v_cvt_f16_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]          // v_cvt_f16_f32_dpp v5.l, v1 dpp8:[0,1,2,3,4,5,6,7] // e9140a7e0188c6fa
v_cvt_f16_f32_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // v_cvt_f16_f32_dpp v5.l, v1 row_shr:1 row_mask:0xf bank_mask:0xf // fa140a7e011101ff
v_cvt_f16_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x0 // v_cvt_f16_f32_dpp v5.l, v1 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x0 // fa140a7e01e40010
v_cvt_f16_f32_e32 v5, 0xaf123456                         // v_cvt_f16_f32_e32 v5.l, 0xaf123456 // ff140a7e563412af
v_cvt_f16_f32_e32 v5, ttmp15                             // v_cvt_f16_f32_e32 v5.l, ttmp15 // 7b140a7e
v_cvt_f16_f32_e32 v5, exec_lo                            // v_cvt_f16_f32_e32 v5.l, exec_lo // 7e140a7e
v_cvt_f16_f32_e64 v5, -1                                 // v_cvt_f16_f32_e64 v5.l, -1 // 05008ad5c1000102
v_cvt_f16_f32_e64 v255, 0.5                              // v_cvt_f16_f32_e64 v255.l, 0.5 // ff008ad5f0000102
v_cvt_f16_f32_e64 v5, v1 mul:2                           // v_cvt_f16_f32_e64 v5.l, v1 mul:2 // 05008ad50101010a
v_cvt_f16_f32_e64_dpp v5, v1 mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cvt_f16_f32_e64_dpp v5.l, v1 mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05008ad5ea00001001773905
v_cvt_f16_f32_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_f16_f32_e64_dpp v5.l, v1 row_ror:15 row_mask:0xf bank_mask:0xf // 05008ad5fa000000012f01ff
v_cvt_f16_f32_e64_dpp v32, -v81 quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x0 // v_cvt_f16_f32_e64_dpp v32.l, -v81 quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x0 // 20008ad5fa00002051000080
v_cvt_f16_fp8_e32 v8, 34                                 // v_cvt_f16_fp8_e32 v8.l, 34 // a2ee107e
v_cvt_f16_fp8_e32 v0, s40                                // v_cvt_f16_fp8_e32 v0.l, s40 // 28ee007e
v_cvt_f16_fp8_e32 v64, v181                              // v_cvt_f16_fp8_e32 v64.l, v181 // b5ef807e
v_cvt_f16_i16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_cvt_f16_i16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9a20a7e01773905
v_cvt_f16_i16_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // v_cvt_f16_i16_dpp v5.l, v1.l row_xmask:1 row_mask:0x0 bank_mask:0x0 // faa20a7e01610100
v_cvt_f16_i16_dpp v127, v127 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_cvt_f16_i16_dpp v127.l, v127.l row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // faa2fe7e7f6f0530
v_cvt_f16_i16_e32 v127, 0xfe0b                           // v_cvt_f16_i16_e32 v127.l, 0xfe0b // ffa2fe7e0bfe0000
v_cvt_f16_i16_e32 v5, vcc_lo                             // v_cvt_f16_i16_e32 v5.l, vcc_lo // 6aa20a7e
v_cvt_f16_i16_e32 v5, exec_lo                            // v_cvt_f16_i16_e32 v5.l, exec_lo // 7ea20a7e
v_cvt_f16_i16_e64 v5, m0                                 // v_cvt_f16_i16_e64 v5.l, m0 // 0500d1d57d000102
v_cvt_f16_i16_e64 v5, exec_lo                            // v_cvt_f16_i16_e64 v5.l, exec_lo // 0500d1d57e000102
v_cvt_f16_i16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]    // v_cvt_f16_i16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d1d5e9000000c7773905
v_cvt_f16_i16_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_f16_i16_e64_dpp v5.l, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // 0500d1d5fa000000012f01ff
v_cvt_f16_i16_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_f16_i16_e64_dpp v5.l, v1.l mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500d1d5fa00001001600913
v_cvt_f16_u16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]          // v_cvt_f16_u16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] // e9a00a7e0188c6fa
v_cvt_f16_u16_dpp v5, v1 row_shl:1 row_mask:0xf bank_mask:0xf // v_cvt_f16_u16_dpp v5.l, v1.l row_shl:1 row_mask:0xf bank_mask:0xf // faa00a7e010101ff
v_cvt_f16_u16_dpp v65, v2 quad_perm:[2,0,2,2] row_mask:0x4 bank_mask:0x0 // v_cvt_f16_u16_dpp v65.l, v2.l quad_perm:[2,0,2,2] row_mask:0x4 bank_mask:0x0 // faa0827e02a20040
v_cvt_f16_u16_e32 v127, 0xfe0b                           // v_cvt_f16_u16_e32 v127.l, 0xfe0b // ffa0fe7e0bfe0000
v_cvt_f16_u16_e32 v5, s101                               // v_cvt_f16_u16_e32 v5.l, s101 // 65a00a7e
v_cvt_f16_u16_e32 v5, src_scc                            // v_cvt_f16_u16_e32 v5.l, src_scc // fda00a7e
v_cvt_f16_u16_e64 v5, -1                                 // v_cvt_f16_u16_e64 v5.l, -1 // 0500d0d5c1000102
v_cvt_f16_u16_e64 v255, exec_hi                          // v_cvt_f16_u16_e64 v255.l, exec_hi // ff00d0d57f000102
v_cvt_f16_u16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]    // v_cvt_f16_u16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d0d5e9000000c7773905
v_cvt_f16_u16_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // v_cvt_f16_u16_e64_dpp v5.l, v1.l row_shr:15 row_mask:0xf bank_mask:0xf // 0500d0d5fa000000011f01ff
v_cvt_f16_u16_e64_dpp v5, v199 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_cvt_f16_u16_e64_dpp v5.l, v199.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500d0d5fa000000c71b00ff
v_cvt_f32_bf16_e32 v2, 8 // 88e4047e
v_cvt_f32_bf16_e32 v102, m0 // 7de4cc7e
v_cvt_f32_bf16_e32 v56, -0.5 // f1e4707e
v_cvt_f32_bf8_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9da0a7e0188c6fa
v_cvt_f32_bf8_dpp v86, v222 quad_perm:[3,1,3,0] row_mask:0x0 bank_mask:0x4 // fadaac7ede370004
v_cvt_f32_bf8_e32 v1, 3 // 83da027e
v_cvt_f32_bf8_e32 v187, v183 // b7db767f
v_cvt_f32_bf8_e64 v1, 3                                  // 0100edd583000102
v_cvt_f32_bf8_e64_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // 0500edd5e90000000188c6fa
v_cvt_f32_f16_dpp v255, v127 dpp8:[0,0,0,0,0,0,0,0]      // v_cvt_f32_f16_dpp v255, v127.l dpp8:[0,0,0,0,0,0,0,0] // e916fe7f7f000000
v_cvt_f32_f16_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_f32_f16_dpp v5, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // fa160a7e012f01ff
v_cvt_f32_f16_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf // v_cvt_f32_f16_dpp v5, v1.l quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf // fa160a7e01e4000f
v_cvt_f32_f16_e32 v255, 0xfe0b // ff16fe7f0bfe0000
v_cvt_f32_f16_e32 v5, vcc_hi // 6b160a7e
v_cvt_f32_f16_e32 v5, src_scc // fd160a7e
v_cvt_f32_f16_e64 v5, s105                               // 05008bd569000102
v_cvt_f32_f16_e64 v5, exec_lo                            // 05008bd57e000102
v_cvt_f32_f16_e64 v5, 0.5 mul:2                          // 05008bd5f000010a
v_cvt_f32_f16_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_f32_f16_e64_dpp v5, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // 05008bd5fa000000012f01ff
v_cvt_f32_f16_e64_dpp v5, v1 mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_cvt_f32_f16_e64_dpp v5, v1.l mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05008bd5fa000008015f0101
v_cvt_f32_f16_e64_dpp v5, v199 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_cvt_f32_f16_e64_dpp v5, v199.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05008bd5fa000000c71b00ff
v_cvt_f32_f64_e32 v5, 0.5 // f01e0a7e
v_cvt_f32_f64_e32 v5, v[254:255] // fe1f0a7e
v_cvt_f32_f64_e32 v5, s[102:103] // 661e0a7e
v_cvt_f32_f64_e64 v5, 0.5                                // 05008fd5f0000102
v_cvt_f32_f64_e64 v5, ttmp[14:15]                        // 05008fd57a000102
v_cvt_f32_f64_e64 v5, -|src_scc| mul:4                   // 05018fd5fd000132
v_cvt_f32_fp8_dpp v1, v3 quad_perm:[0,2,1,1] row_mask:0xf bank_mask:0xf // fad8027e035800ff
v_cvt_f32_fp8_e32 v1, 3 // 83d8027e
v_cvt_f32_fp8_e32 v172, s42 // 2ad8587f
v_cvt_f32_fp8_e64 v1, 3                                  // 0100ecd583000102
v_cvt_f32_fp8_e64 v1, s3 clamp                           // 0180ecd503000102
v_cvt_f32_fp8_e64_dpp v1, v3 dpp8:[7,6,5,4,3,2,1,0] // 0100ecd5e900000003773905
v_cvt_f32_i32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e90afe7fff000000
v_cvt_f32_i32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa0a0a7e015f0100
v_cvt_f32_i32_dpp v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fa0afe7fff6f0530
v_cvt_f32_i32_e32 v255, v1 // 010bfe7f
v_cvt_f32_i32_e32 v5, -4.0 // f70a0a7e
v_cvt_f32_i32_e32 v5, src_scc // fd0a0a7e
v_cvt_f32_i32_e64 v5, s103                               // 050085d567000102
v_cvt_f32_i32_e64 v5, s1 clamp                           // 058085d501000102
v_cvt_f32_i32_e64 v5, v1 mul:4                           // 050085d501010112
v_cvt_f32_i32_e64_dpp v5, v1 mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050085d5ea00001001773905
v_cvt_f32_i32_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // 050085d5fa000000010f01ff
v_cvt_f32_i32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050085d5fa00001001600913
v_cvt_f32_u32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e90cfe7fff000000
v_cvt_f32_u32_dpp v5, v1 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa0c0a7e012f0100
v_cvt_f32_u32_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa0c0a7e01600913
v_cvt_f32_u32_e32 v59, s58 // 3a0c767e
v_cvt_f32_u32_e32 v5, vcc_lo // 6a0c0a7e
v_cvt_f32_u32_e32 v5, 0x3f717273 // ff0c0a7e7372713f
v_cvt_f32_u32_e64 v5, 0                                  // 050086d580000102
v_cvt_f32_u32_e64 v5, exec_hi                            // 050086d57f000102
v_cvt_f32_u32_e64 v255, 0xaf123456 clamp div:2           // ff8086d5ff00011a563412af
v_cvt_f32_u32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050086d5e900000801773905
v_cvt_f32_u32_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // 050086d5fa000000011f01ff
v_cvt_f32_u32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050086d5fa00001001600913
v_cvt_f32_ubyte0_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9220a7e0188c6fa
v_cvt_f32_ubyte0_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // fa220a7e011f01ff
v_cvt_f32_ubyte0_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf // fa220a7e01e4000f
v_cvt_f32_ubyte0_e32 v5, -4.0 // f7220a7e
v_cvt_f32_ubyte0_e32 v5, vcc_lo // 6a220a7e
v_cvt_f32_ubyte0_e32 v255, 0xaf123456 // ff22fe7f563412af
v_cvt_f32_ubyte0_e64 v5, 0.5                             // 050091d5f0000102
v_cvt_f32_ubyte0_e64 v5, s1 mul:2                        // 050091d50100010a
v_cvt_f32_ubyte0_e64 v255, 0xaf123456 clamp div:2        // ff8091d5ff00011a563412af
v_cvt_f32_ubyte0_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 050091d5fa000000011101ff
v_cvt_f32_ubyte0_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050091d5fa00000001e400ff
v_cvt_f32_ubyte0_e64_dpp v255, v255 clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8091d5fa000018ff6f0530
v_cvt_f32_ubyte1_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e9240a7e01773905
v_cvt_f32_ubyte1_dpp v5, v1 row_share:1 row_mask:0x0 bank_mask:0x0 // fa240a7e01510100
v_cvt_f32_ubyte1_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa240a7e01600913
v_cvt_f32_ubyte1_e32 v5, -1 // c1240a7e
v_cvt_f32_ubyte1_e32 v255, v1 // 0125fe7f
v_cvt_f32_ubyte1_e32 v5, vcc_hi // 6b240a7e
v_cvt_f32_ubyte1_e64 v5, 0                               // 050092d580000102
v_cvt_f32_ubyte1_e64 v5, exec_hi                         // 050092d57f000102
v_cvt_f32_ubyte1_e64 v255, 0xaf123456 clamp div:2        // ff8092d5ff00011a563412af
v_cvt_f32_ubyte1_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050092d5e900000801773905
v_cvt_f32_ubyte1_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // 050092d5fa000000011f01ff
v_cvt_f32_ubyte1_e64_dpp v255, v255 clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8092d5fa000018ff6f0530
v_cvt_f32_ubyte2_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e926fe7fff000000
v_cvt_f32_ubyte2_dpp v5, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa260a7e01410100
v_cvt_f32_ubyte2_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa260a7e01600913
v_cvt_f32_ubyte2_e32 v5, 0x3f717273 // ff260a7e7372713f
v_cvt_f32_ubyte2_e32 v5, s105 // 69260a7e
v_cvt_f32_ubyte2_e32 v5, src_scc // fd260a7e
v_cvt_f32_ubyte2_e64 v5, 0.5                             // 050093d5f0000102
v_cvt_f32_ubyte2_e64 v5, s103                            // 050093d567000102
v_cvt_f32_ubyte2_e64 v255, 0xaf123456 clamp div:2        // ff8093d5ff00011a563412af
v_cvt_f32_ubyte2_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050093d5e900000801773905
v_cvt_f32_ubyte2_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 050093d5fa000000014101ff
v_cvt_f32_ubyte2_e64_dpp v255, v255 clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8093d5fa000018ff6f0530
v_cvt_f32_ubyte3_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9280a7e0188c6fa
v_cvt_f32_ubyte3_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa280a7e01610100
v_cvt_f32_ubyte3_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa280a7e01600913
v_cvt_f32_ubyte3_e32 v5, 0.5 // f0280a7e
v_cvt_f32_ubyte3_e32 v5, vcc_hi // 6b280a7e
v_cvt_f32_ubyte3_e32 v5, src_scc // fd280a7e
v_cvt_f32_ubyte3_e64 v5, 0                               // 050094d580000102
v_cvt_f32_ubyte3_e64 v5, s1 clamp                        // 058094d501000102
v_cvt_f32_ubyte3_e64 v5, 0.5 mul:2                       // 050094d5f000010a
v_cvt_f32_ubyte3_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050094d5e900000801773905
v_cvt_f32_ubyte3_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 050094d5fa000000014001ff
v_cvt_f32_ubyte3_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050094d5fa00000001e400ff
v_cvt_f64_f32_e32 v[0:1], s0 // 0020007e
v_cvt_f64_f32_e64 v[254:255], -|0xaf123456| clamp div:2  // fe8190d5ff00013a563412af
v_cvt_f64_i32_e32 v[18:19], v115 // 7309247e
v_cvt_f64_i32_e64 v[254:255], v1                         // fe0084d501010102
v_cvt_f64_u32_e32 v[254:255], v1 // 012dfc7f
v_cvt_f64_u32_e32 v[254:255], 0xaf123456 // ff2cfc7f563412af
v_cvt_f64_u32_e64 v[254:255], v1                         // fe0096d501010102
v_cvt_floor_i32_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e91a0a7e0188c6fa
v_cvt_floor_i32_f32_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // fa1a0a7e014001ff
v_cvt_floor_i32_f32_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa1a0a7e01600913
v_cvt_floor_i32_f32_e32 v5, v255 // ff1b0a7e
v_cvt_floor_i32_f32_e32 v5, vcc_lo // 6a1a0a7e
v_cvt_floor_i32_f32_e32 v5, 0xaf123456 // ff1a0a7e563412af
v_cvt_floor_i32_f32_e64 v5, 0.5                          // 05008dd5f0000102
v_cvt_floor_i32_f32_e64 v5, -v1                          // 05008dd501010122
v_cvt_floor_i32_f32_e64 v5, exec_lo                      // 05008dd57e000102
v_cvt_floor_i32_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 05008dd5e900000001773905
v_cvt_floor_i32_f32_e64_dpp v5, v1 row_ror:1 row_mask:0xf bank_mask:0xf // 05008dd5fa000000012101ff
v_cvt_floor_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05008dd5fa000000011b00ff
v_cvt_i16_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]          // v_cvt_i16_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] // e9a60a7e0188c6fa
v_cvt_i16_f16_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // v_cvt_i16_f16_dpp v5.l, v1.l row_share:15 row_mask:0x0 bank_mask:0x1 // faa60a7e015f0101
v_cvt_i16_f16_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_i16_f16_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // faa60a7e01600913
v_cvt_i16_f16_e32 v5, v1                                 // v_cvt_i16_f16_e32 v5.l, v1.l // 01a70a7e
v_cvt_i16_f16_e32 v5, 0x3456                             // v_cvt_i16_f16_e32 v5.l, 0x3456 // ffa60a7e56340000
v_cvt_i16_f16_e32 v5, src_scc                            // v_cvt_i16_f16_e32 v5.l, src_scc // fda60a7e
v_cvt_i16_f16_e64 v255, -1                               // v_cvt_i16_f16_e64 v255.l, -1 // ff00d3d5c1000102
v_cvt_i16_f16_e64 v5, |v1|                               // v_cvt_i16_f16_e64 v5.l, |v1.l| // 0501d3d501010102
v_cvt_i16_f16_e64 v255, -|0xfe0b| clamp                  // v_cvt_i16_f16_e64 v255.l, -|0xfe0b| clamp // ff81d3d5ff0001220bfe0000
v_cvt_i16_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]    // v_cvt_i16_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d3d5e9000000c7773905
v_cvt_i16_f16_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // v_cvt_i16_f16_e64_dpp v5.l, v1.l row_shr:15 row_mask:0xf bank_mask:0xf // 0500d3d5fa000000011f01ff
v_cvt_i16_f16_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_i16_f16_e64_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500d3d5fa00000001600913
v_cvt_i32_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9100a7e0188c6fa
v_cvt_i32_f32_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // fa100a7e014001ff
v_cvt_i32_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0x0 // fa100a7e01e40030
v_cvt_i32_f32_e32 v5, 0x3f717273 // ff100a7e7372713f
v_cvt_i32_f32_e32 v5, -4.0 // f7100a7e
v_cvt_i32_f32_e32 v5, src_scc // fd100a7e
v_cvt_i32_f32_e64 v5, 0.5                                // 050088d5f0000102
v_cvt_i32_f32_e64 v5, null                               // 050088d57c000102
v_cvt_i32_f32_e64 v5, vcc_lo                             // 050088d56a000102
v_cvt_i32_f64_e32 v5, -4.0 // f7060a7e
v_cvt_i32_f64_e32 v33, v[20:21] // 1407427e
v_cvt_i32_f64_e32 v5, 0xaf123456 // ff060a7e563412af
v_cvt_i32_f64_e64 v5, 0                                  // 050083d580000102
v_cvt_i32_f64_e64 v5, ttmp[10:11]                        // 050083d576000102
v_cvt_i32_f64_e64 v255, 0xaf123456 clamp                 // ff8083d5ff000102563412af
v_cvt_i32_i16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_cvt_i32_i16_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9d40a7e01773905
v_cvt_i32_i16_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // v_cvt_i32_i16_dpp v5, v1.l row_mirror row_mask:0xf bank_mask:0xf // fad40a7e014001ff
v_cvt_i32_i16_dpp v255, v127 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_cvt_i32_i16_dpp v255, v127.l row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fad4fe7f7f6f0530
v_cvt_i32_i16_e32 v5, -1 // c1d40a7e
v_cvt_i32_i16_e32 v255, 0xfe0b // ffd4fe7f0bfe0000
v_cvt_i32_i16_e32 v5, exec_hi // 7fd40a7e
v_cvt_i32_i16_e64 v5, m0                                 // 0500ead57d000102
v_cvt_i32_i16_e64 v5, v255                               // v_cvt_i32_i16_e64 v5, v255.l // 0500ead5ff010102
v_cvt_i32_i16_e64 v5, exec_lo                            // 0500ead57e000102
v_cvt_i32_i16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cvt_i32_i16_e64_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] fi:1 // 0500ead5ea00000001773905
v_cvt_i32_i16_e64_dpp v5, v199 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_cvt_i32_i16_e64_dpp v5, v199.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500ead5fa000000c71b00ff
v_cvt_i32_i16_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_i32_i16_e64_dpp v5, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500ead5fa00000001600913
v_cvt_nearest_i32_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea180a7e0188c6fa
v_cvt_nearest_i32_f32_dpp v5, v1 row_share:1 row_mask:0x0 bank_mask:0x0 // fa180a7e01510100
v_cvt_nearest_i32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa180a7e011b0400
v_cvt_nearest_i32_f32_e32 v5, 0x3f717273 // ff180a7e7372713f
v_cvt_nearest_i32_f32_e32 v5, null // 7c180a7e
v_cvt_nearest_i32_f32_e32 v5, src_scc // fd180a7e
v_cvt_nearest_i32_f32_e64 v5, 0                          // 05008cd580000102
v_cvt_nearest_i32_f32_e64 v5, vcc_lo                     // 05008cd56a000102
v_cvt_nearest_i32_f32_e64 v255, -|0xaf123456|            // ff018cd5ff000122563412af
v_cvt_nearest_i32_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 05008cd5e900000001773905
v_cvt_nearest_i32_f32_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // 05008cd5fa000000012f01ff
v_cvt_nearest_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05008cd5fa000000011b00ff
v_cvt_norm_i16_f16_dpp v5, v1 row_ror:1 row_mask:0x0 bank_mask:0x0 // v_cvt_norm_i16_f16_dpp v5.l, v1.l row_ror:1 row_mask:0x0 bank_mask:0x0 // fac60a7e01210100
v_cvt_norm_i16_f16_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // v_cvt_norm_i16_f16_dpp v5.l, v1.l row_share:15 row_mask:0x0 bank_mask:0x1 // fac60a7e015f0101
v_cvt_norm_i16_f16_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // v_cvt_norm_i16_f16_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // fac60a7e01e400f0
v_cvt_norm_i16_f16_e32 v5, -4.0                          // v_cvt_norm_i16_f16_e32 v5.l, -4.0 // f7c60a7e
v_cvt_norm_i16_f16_e32 v5, v127                          // v_cvt_norm_i16_f16_e32 v5.l, v127.l // 7fc70a7e
v_cvt_norm_i16_f16_e32 v5, exec_hi                       // v_cvt_norm_i16_f16_e32 v5.l, exec_hi // 7fc60a7e
v_cvt_norm_i16_f16_e64 v5, -v1                           // v_cvt_norm_i16_f16_e64 v5.l, -v1.l // 0500e3d501010122
v_cvt_norm_i16_f16_e64 v255, vcc_hi                      // v_cvt_norm_i16_f16_e64 v255.l, vcc_hi // ff00e3d56b000102
v_cvt_norm_i16_f16_e64 v5, v1 mul:2                      // v_cvt_norm_i16_f16_e64 v5.l, v1.l mul:2 // 0500e3d50101010a
v_cvt_norm_i16_f16_e64_dpp v255, v127 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_norm_i16_f16_e64_dpp v255.l, v127.l dpp8:[7,6,5,4,3,2,1,0] // ff00e3d5e90000007f773905
v_cvt_norm_i16_f16_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // v_cvt_norm_i16_f16_e64_dpp v5.l, v1.l row_shl:15 row_mask:0xf bank_mask:0xf // 0500e3d5fa000000010f01ff
v_cvt_norm_i16_f16_e64_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_cvt_norm_i16_f16_e64_dpp v255.l, -|v255.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff01e3d5fa000020ff6f0530
v_cvt_norm_u16_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]     // v_cvt_norm_u16_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] // e9c80a7e0188c6fa
v_cvt_norm_u16_f16_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // v_cvt_norm_u16_f16_dpp v5.l, v1.l row_share:15 row_mask:0x0 bank_mask:0x0 // fac80a7e015f0100
v_cvt_norm_u16_f16_dpp v5, -v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_cvt_norm_u16_f16_dpp v5.l, -v1.l quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fac80a7e01e41000
v_cvt_norm_u16_f16_e32 v5, 0.5                           // v_cvt_norm_u16_f16_e32 v5.l, 0.5 // f0c80a7e
v_cvt_norm_u16_f16_e32 v5, vcc_lo                        // v_cvt_norm_u16_f16_e32 v5.l, vcc_lo // 6ac80a7e
v_cvt_norm_u16_f16_e32 v5, src_scc                       // v_cvt_norm_u16_f16_e32 v5.l, src_scc // fdc80a7e
v_cvt_norm_u16_f16_e64 v255, m0                          // v_cvt_norm_u16_f16_e64 v255.l, m0 // ff00e4d57d000102
v_cvt_norm_u16_f16_e64 v5, vcc_lo                        // v_cvt_norm_u16_f16_e64 v5.l, vcc_lo // 0500e4d56a000102
v_cvt_norm_u16_f16_e64 v255, src_scc                     // v_cvt_norm_u16_f16_e64 v255.l, src_scc // ff00e4d5fd000102
v_cvt_norm_u16_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_norm_u16_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500e4d5e9000000c7773905
v_cvt_norm_u16_f16_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // v_cvt_norm_u16_f16_e64_dpp v5.l, v1.l row_share:0 row_mask:0xf bank_mask:0xf // 0500e4d5fa000000015001ff
v_cvt_norm_u16_f16_e64_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_cvt_norm_u16_f16_e64_dpp v255.l, -|v255.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff01e4d5fa000020ff6f0530
v_cvt_off_f32_i4_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e91c0a7e01773905
v_cvt_off_f32_i4_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa1c0a7e015f0100
v_cvt_off_f32_i4_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa1c0a7e011b0400
v_cvt_off_f32_i4_e32 v5, -1 // c11c0a7e
v_cvt_off_f32_i4_e32 v5, 0x41 // ff1c0a7e41000000
v_cvt_off_f32_i4_e32 v5, exec_hi // 7f1c0a7e
v_cvt_off_f32_i4_e64 v5, -1                              // 05008ed5c1000102
v_cvt_off_f32_i4_e64 v5, vcc_lo                          // 05008ed56a000102
v_cvt_off_f32_i4_e64 v5, v1 mul:4                        // 05008ed501010112
v_cvt_off_f32_i4_e64_dpp v5, v1 row_shl:1 row_mask:0xf bank_mask:0xf // 05008ed5fa000000010101ff
v_cvt_off_f32_i4_e64_dpp v5, v1 mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05008ed5fa000008015f0101
v_cvt_off_f32_i4_e64_dpp v255, v255 clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff808ed5fa000018ff6f0530
v_cvt_pk_f16_bf8 v11, 13 // 8dec167e
v_cvt_pk_f16_bf8 v75, -2 // c2ec967e
v_cvt_pk_f16_bf8 v169, v16                               // v_cvt_pk_f16_bf8 v169, v16.l // 10ed527f
v_cvt_pk_f16_bf8_dpp v0, v0 quad_perm:[0,0,0,2] row_mask:0x0 bank_mask:0x0 // v_cvt_pk_f16_bf8_dpp v0, v0.l quad_perm:[0,0,0,2] row_mask:0x0 bank_mask:0x0 // faec007e00800000
v_cvt_pk_f16_fp8 v80, 32 // a0eaa07e
v_cvt_pk_f16_fp8 v131, v60                               // v_cvt_pk_f16_fp8 v131, v60.l // 3ceb067f
v_cvt_pk_f16_fp8 v47, -15 // cfea5e7e
v_cvt_pk_f32_bf8_e32 v[2:3], 3 // 83de047e
v_cvt_pk_f32_bf8_e32 v[2:3], s3 // 03de047e
v_cvt_pk_f32_bf8_e64 v[2:3], s3 op_sel:[1,0]             // 0208efd503000102
v_cvt_pk_f32_bf8_e64 v[2:3], v3 op_sel:[1,0]             // v_cvt_pk_f32_bf8_e64 v[2:3], v3.h op_sel:[1,0] // 0208efd503010102
v_cvt_pk_f32_fp8_e32 v[2:3], 3 // 83dc047e
v_cvt_u16_f16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]      // v_cvt_u16_f16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9a4fe7e7f000000
v_cvt_u16_f16_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // v_cvt_u16_f16_dpp v5.l, v1.l row_xmask:15 row_mask:0x0 bank_mask:0x0 // faa40a7e016f0100
v_cvt_u16_f16_dpp v5, |v1| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_cvt_u16_f16_dpp v5.l, |v1.l| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // faa40a7e01e42000
v_cvt_u16_f16_e32 v5, v127                               // v_cvt_u16_f16_e32 v5.l, v127.l // 7fa50a7e
v_cvt_u16_f16_e32 v5, s101                               // v_cvt_u16_f16_e32 v5.l, s101 // 65a40a7e
v_cvt_u16_f16_e32 v5, src_scc                            // v_cvt_u16_f16_e32 v5.l, src_scc // fda40a7e
v_cvt_u16_f16_e64 v5, m0                                 // v_cvt_u16_f16_e64 v5.l, m0 // 0500d2d57d000102
v_cvt_u16_f16_e64 v255, null                             // v_cvt_u16_f16_e64 v255.l, null // ff00d2d57c000102
v_cvt_u16_f16_e64 v255, src_scc                          // v_cvt_u16_f16_e64 v255.l, src_scc // ff00d2d5fd000102
v_cvt_u16_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]    // v_cvt_u16_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d2d5e9000000c7773905
v_cvt_u16_f16_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_u16_f16_e64_dpp v5.l, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // 0500d2d5fa000000012f01ff
v_cvt_u16_f16_e64_dpp v5, v199 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_cvt_u16_f16_e64_dpp v5.l, v199.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500d2d5fa000000c71b00ff
v_cvt_u32_f32_dpp v5, v1 row_ror:1 row_mask:0x0 bank_mask:0x0 // fa0e0a7e01210100
v_cvt_u32_f32_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // fa0e0a7e016f0100
v_cvt_u32_f32_dpp v76, -v23 quad_perm:[1,1,0,3] row_mask:0x4 bank_mask:0x3 fi:1 // fa0e987e17c51443
v_cvt_u32_f32_e32 v5, 0x3f717273 // ff0e0a7e7372713f
v_cvt_u32_f32_e32 v5, ttmp11 // 770e0a7e
v_cvt_u32_f32_e32 v5, src_scc // fd0e0a7e
v_cvt_u32_f32_e64 v5, 0                                  // 050087d580000102
v_cvt_u32_f32_e64 v5, exec_lo                            // 050087d57e000102
v_cvt_u32_f32_e64 v255, -|0xaf123456| clamp              // ff8187d5ff000122563412af
v_cvt_u32_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050087d5ea00000001773905
v_cvt_u32_f32_e64_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // 050087d5fa000000015f0101
v_cvt_u32_f32_e64_dpp v255, -|v255| clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8187d5fa000020ff6f0530
v_cvt_u32_f64_e32 v5, 0 // 802a0a7e
v_cvt_u32_f64_e32 v5, null // 7c2a0a7e
v_cvt_u32_f64_e32 v5, v[254:255] // fe2b0a7e
v_cvt_u32_f64_e64 v5, -4.0                               // 050095d5f7000102
v_cvt_u32_f64_e64 v5, -|src_scc|                         // 050195d5fd000122
v_cvt_u32_f64_e64 v255, 0xaf123456 clamp                 // ff8095d5ff000102563412af
v_cvt_u32_u16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1     // v_cvt_u32_u16_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] fi:1 // ead60a7e01773905
v_cvt_u32_u16_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // v_cvt_u32_u16_dpp v5, v1.l row_half_mirror row_mask:0xf bank_mask:0xf // fad60a7e014101ff
v_cvt_u32_u16_dpp v64, v0 quad_perm:[1,0,1,2] row_mask:0x0 bank_mask:0x0 fi:1 // v_cvt_u32_u16_dpp v64, v0.l quad_perm:[1,0,1,2] row_mask:0x0 bank_mask:0x0 fi:1 // fad6807e00910400
v_cvt_u32_u16_e32 v5, m0 // 7dd60a7e
v_cvt_u32_u16_e32 v5, src_scc // fdd60a7e
v_cvt_u32_u16_e64 v5, vcc_hi                             // 0500ebd56b000102
v_cvt_u32_u16_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_cvt_u32_u16_e64_dpp v5, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // 0500ebd5fa000000012f01ff
v_cvt_u32_u16_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // v_cvt_u32_u16_e64_dpp v5, v1.l row_half_mirror row_mask:0xf bank_mask:0xf // 0500ebd5fa000000014101ff
v_cvt_u32_u16_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_u32_u16_e64_dpp v5, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500ebd5fa00000001600913
v_exp_f16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]          // v_exp_f16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9b0fe7e7f000000
v_exp_f16_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // v_exp_f16_dpp v5.l, v1.l row_xmask:15 row_mask:0x0 bank_mask:0x0 // fab00a7e016f0100
v_exp_f16_dpp v29, v71 quad_perm:[0,1,0,0] row_mask:0x9 bank_mask:0x8 bound_ctrl:1 fi:1 // v_exp_f16_dpp v29.l, v71.l quad_perm:[0,1,0,0] row_mask:0x9 bank_mask:0x8 bound_ctrl:1 fi:1 // fab03a7e47040c98
v_exp_f16_e32 v5, 0                                      // v_exp_f16_e32 v5.l, 0 // 80b00a7e
v_exp_f16_e32 v5, v127                                   // v_exp_f16_e32 v5.l, v127.l // 7fb10a7e
v_exp_f16_e32 v5, src_scc                                // v_exp_f16_e32 v5.l, src_scc // fdb00a7e
v_exp_f16_e64 v5, -1                                     // v_exp_f16_e64 v5.l, -1 // 0500d8d5c1000102
v_exp_f16_e64 v5, vcc_lo                                 // v_exp_f16_e64 v5.l, vcc_lo // 0500d8d56a000102
v_exp_f16_e64 v255, vcc_hi                               // v_exp_f16_e64 v255.l, vcc_hi // ff00d8d56b000102
v_exp_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]        // v_exp_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d8d5e9000000c7773905
v_exp_f16_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // v_exp_f16_e64_dpp v5.l, v1.l row_share:0 row_mask:0xf bank_mask:0xf // 0500d8d5fa000000015001ff
v_exp_f16_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_exp_f16_e64_dpp v5.l, v1.l mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500d8d5fa00001001600913
v_exp_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e94a0a7e01773905
v_exp_f32_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // fa4a0a7e014101ff
v_exp_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa4a0a7e011b0400
v_exp_f32_e32 v5, 0.5 // f04a0a7e
v_exp_f32_e32 v5, s105 // 694a0a7e
v_exp_f32_e32 v5, src_scc // fd4a0a7e
v_exp_f32_e64 v5, 0.5                                    // 0500a5d5f0000102
v_exp_f32_e64 v5, exec_lo                                // 0500a5d57e000102
v_exp_f32_e64 v255, -|0xaf123456| clamp div:2            // ff81a5d5ff00013a563412af
v_exp_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500a5d5fa000000011b00ff
v_exp_f32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500a5d5fa00001001600913
v_floor_f16_dpp v5, v1 row_shl:1 row_mask:0x0 bank_mask:0x0 // v_floor_f16_dpp v5.l, v1.l row_shl:1 row_mask:0x0 bank_mask:0x0 // fab60a7e01010100
v_floor_f16_dpp v7, v97 quad_perm:[0,0,3,0] row_mask:0x4 bank_mask:0xe // v_floor_f16_dpp v7.l, v97.l quad_perm:[0,0,3,0] row_mask:0x4 bank_mask:0xe // fab60e7e6130004e
v_floor_f16_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_floor_f16_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fab60a7e01600913
v_floor_f16_e32 v32, -14                                 // v_floor_f16_e32 v32.l, -14 // ceb6407e
v_floor_f16_e32 v5, s105                                 // v_floor_f16_e32 v5.l, s105 // 69b60a7e
v_floor_f16_e32 v5, vcc_lo                               // v_floor_f16_e32 v5.l, vcc_lo // 6ab60a7e
v_floor_f16_e64 v255, s105                               // v_floor_f16_e64 v255.l, s105 // ff00dbd569000102
v_floor_f16_e64 v5, |v1|                                 // v_floor_f16_e64 v5.l, |v1.l| // 0501dbd501010102
v_floor_f16_e64 v5, 0.5 mul:2                            // v_floor_f16_e64 v5.l, 0.5 mul:2 // 0500dbd5f000010a
v_floor_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]        // v_floor_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500dbd5e900000001773905
v_floor_f16_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // v_floor_f16_e64_dpp v5.l, v1.l row_ror:15 row_mask:0xf bank_mask:0xf // 0500dbd5fa000000012f01ff
v_floor_f16_e64_dpp v5, v1 mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_floor_f16_e64_dpp v5.l, v1.l mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 0500dbd5fa000008015f0101
v_floor_f32_dpp v5, v1 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa480a7e012f0100
v_floor_f32_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // fa480a7e014101ff
v_floor_f32_dpp v229, v201 row_xmask:5 row_mask:0xe bank_mask:0x1 bound_ctrl:1 fi:1 // fa48ca7fc9650de1
v_floor_f32_e32 v5, -1 // c1480a7e
v_floor_f32_e32 v84, s24 // 1848a87e
v_floor_f32_e32 v5, src_scc // fd480a7e
v_floor_f32_e64 v5, m0                                   // 0500a4d57d000102
v_floor_f32_e64 v5, vcc_hi                               // 0500a4d56b000102
v_floor_f32_e64 v5, src_scc mul:4                        // 0500a4d5fd000112
v_floor_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500a4d5e900000801773905
v_floor_f32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500a4d5fa000000015001ff
v_floor_f32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500a4d5fa00001001600913
v_floor_f64_e64 v[254:255], 0xaf123456 clamp div:2       // fe809ad5ff00011a563412af
v_fract_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]            // v_fract_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9be0a7e01773905
v_fract_f16_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // v_fract_f16_dpp v5.l, v1.l row_xmask:1 row_mask:0x0 bank_mask:0x0 // fabe0a7e01610100
v_fract_f16_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // v_fract_f16_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // fabe0a7e01e400f0
v_fract_f16_e32 v5, 0xfe0b                               // v_fract_f16_e32 v5.l, 0xfe0b // ffbe0a7e0bfe0000
v_fract_f16_e32 v5, s1                                   // v_fract_f16_e32 v5.l, s1 // 01be0a7e
v_fract_f16_e32 v5, null                                 // v_fract_f16_e32 v5.l, null // 7cbe0a7e
v_fract_f16_e64 v5, v199                                 // v_fract_f16_e64 v5.l, v199.l // 0500dfd5c7010102
v_fract_f16_e64 v255, ttmp15                             // v_fract_f16_e64 v255.l, ttmp15 // ff00dfd57b000102
v_fract_f16_e64 v5, 0.5 mul:2                            // v_fract_f16_e64 v5.l, 0.5 mul:2 // 0500dfd5f000010a
v_fract_f16_e64_dpp v255, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_fract_f16_e64_dpp v255.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // ff00dfd5e900000001773905
v_fract_f16_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // v_fract_f16_e64_dpp v5.l, v1.l row_half_mirror row_mask:0xf bank_mask:0xf // 0500dfd5fa000000014101ff
v_fract_f16_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_fract_f16_e64_dpp v255.l, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81dfd5fa000038ff6f0530
v_fract_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9400a7e0188c6fa
v_fract_f32_dpp v5, v1 row_share:1 row_mask:0x0 bank_mask:0x0 // fa400a7e01510100
v_fract_f32_dpp v226, v149 quad_perm:[1,0,1,0] row_mask:0xd bank_mask:0x5 fi:1 // fa40c47f951104d5
v_fract_f32_e32 v5, v1 // 01410a7e
v_fract_f32_e32 v5, s105 // 69400a7e
v_fract_f32_e32 v5, null // 7c400a7e
v_fract_f32_e64 v5, 0                                    // 0500a0d580000102
v_fract_f32_e64 v5, vcc_lo                               // 0500a0d56a000102
v_fract_f32_e64 v1, v2 clamp div:2                       // 0180a0d50201011a
v_fract_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500a0d5e900000001773905
v_fract_f32_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // 0500a0d5fa000000012f01ff
v_fract_f32_e64_dpp v255, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff81a0d5e9000038ff000000
v_fract_f64_e32 v[0:1], 0.5 // f07c007e
v_fract_f64_e32 v[0:1], -1 // c17c007e
v_fract_f64_e64 v[0:1], 0                                // 0000bed580000102
v_fract_f64_e64 v[254:255], 0xaf123456 clamp div:2       // fe80bed5ff00011a563412af
v_frexp_exp_i16_f16_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // v_frexp_exp_i16_f16_dpp v5.l, v1.l row_shl:15 row_mask:0xf bank_mask:0xf // fab40a7e010f01ff
v_frexp_exp_i16_f16_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // v_frexp_exp_i16_f16_dpp v5.l, v1.l row_xmask:1 row_mask:0x0 bank_mask:0x0 // fab40a7e01610100
v_frexp_exp_i16_f16_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_frexp_exp_i16_f16_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fab40a7e01600913
v_frexp_exp_i16_f16_e32 v5, -4.0                         // v_frexp_exp_i16_f16_e32 v5.l, -4.0 // f7b40a7e
v_frexp_exp_i16_f16_e32 v5, v127                         // v_frexp_exp_i16_f16_e32 v5.l, v127.l // 7fb50a7e
v_frexp_exp_i16_f16_e32 v5, src_scc                      // v_frexp_exp_i16_f16_e32 v5.l, src_scc // fdb40a7e
v_frexp_exp_i16_f16_e64 v5, 0.5                          // v_frexp_exp_i16_f16_e64 v5.l, 0.5 // 0500dad5f0000102
v_frexp_exp_i16_f16_e64 v5, vcc_hi                       // v_frexp_exp_i16_f16_e64 v5.l, vcc_hi // 0500dad56b000102
v_frexp_exp_i16_f16_e64 v5, s1 mul:2                     // v_frexp_exp_i16_f16_e64 v5.l, s1 mul:2 // 0500dad50100010a
v_frexp_exp_i16_f16_e64_dpp v255, v127 dpp8:[7,6,5,4,3,2,1,0] // v_frexp_exp_i16_f16_e64_dpp v255.l, v127.l dpp8:[7,6,5,4,3,2,1,0] // ff00dad5e90000007f773905
v_frexp_exp_i16_f16_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // v_frexp_exp_i16_f16_e64_dpp v5.l, v1.l row_share:0 row_mask:0xf bank_mask:0xf // 0500dad5fa000000015001ff
v_frexp_exp_i16_f16_e64_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_frexp_exp_i16_f16_e64_dpp v255.l, -|v255.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff01dad5fa000020ff6f0530
v_frexp_exp_i32_f32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e97efe7fff000000
v_frexp_exp_i32_f32_dpp v5, v1 row_share:1 row_mask:0x0 bank_mask:0x0 // fa7e0a7e01510100
v_frexp_exp_i32_f32_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fa7efe7fff6f3530
v_frexp_exp_i32_f32_e32 v5, v255 // ff7f0a7e
v_frexp_exp_i32_f32_e32 v5, s103 // 677e0a7e
v_frexp_exp_i32_f32_e32 v5, src_scc // fd7e0a7e
v_frexp_exp_i32_f32_e64 v5, -4.0                         // 0500bfd5f7000102
v_frexp_exp_i32_f32_e64 v5, 0.5                          // 0500bfd5f0000102
v_frexp_exp_i32_f32_e64 v5, vcc_lo                       // 0500bfd56a000102
v_frexp_exp_i32_f32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500bfd5fa00000001e400ff
v_frexp_exp_i32_f32_e64_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff01bfd5fa000020ff6f0530
v_frexp_exp_i32_f64_e32 v5, 0x3f717273 // ff780a7e7372713f
v_frexp_exp_i32_f64_e32 v1, v[2:3] // 0279027e
v_frexp_exp_i32_f64_e32 v5, s[104:105] // 68780a7e
v_frexp_exp_i32_f64_e64 v5, -1                           // 0500bcd5c1000102
v_frexp_exp_i32_f64_e64 v5, vcc                          // 0500bcd56a000102
v_frexp_exp_i32_f64_e64 v5, ttmp[14:15]                  // 0500bcd57a000102
v_frexp_mant_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]       // v_frexp_mant_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9b20a7e01773905
v_frexp_mant_f16_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // v_frexp_mant_f16_dpp v5.l, v1.l row_xmask:15 row_mask:0x0 bank_mask:0x0 // fab20a7e016f0100
v_frexp_mant_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_frexp_mant_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fab20a7e011b0400
v_frexp_mant_f16_e32 v5, -1                              // v_frexp_mant_f16_e32 v5.l, -1 // c1b20a7e
v_frexp_mant_f16_e32 v5, s105                            // v_frexp_mant_f16_e32 v5.l, s105 // 69b20a7e
v_frexp_mant_f16_e32 v5, src_scc                         // v_frexp_mant_f16_e32 v5.l, src_scc // fdb20a7e
v_frexp_mant_f16_e64 v255, 0.5                           // v_frexp_mant_f16_e64 v255.l, 0.5 // ff00d9d5f0000102
v_frexp_mant_f16_e64 v255, vcc_hi                        // v_frexp_mant_f16_e64 v255.l, vcc_hi // ff00d9d56b000102
v_frexp_mant_f16_e64 v5, 0.5 mul:2                       // v_frexp_mant_f16_e64 v5.l, 0.5 mul:2 // 0500d9d5f000010a
v_frexp_mant_f16_e64_dpp v255, v127 dpp8:[7,6,5,4,3,2,1,0] // v_frexp_mant_f16_e64_dpp v255.l, v127.l dpp8:[7,6,5,4,3,2,1,0] // ff00d9d5e90000007f773905
v_frexp_mant_f16_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // v_frexp_mant_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500d9d5fa000000014001ff
v_frexp_mant_f16_e64_dpp v5, v199 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_frexp_mant_f16_e64_dpp v5.l, v199.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500d9d5fa000000c71b00ff
v_frexp_mant_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e9800a7e01773905
v_frexp_mant_f32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa800a7e015f0100
v_frexp_mant_f32_dpp v171, |v206| quad_perm:[1,2,2,3] row_mask:0xd bank_mask:0x1 // fa80567fcee920d1
v_frexp_mant_f32_e32 v5, v1 // 01810a7e
v_frexp_mant_f32_e32 v5, null // 7c800a7e
v_frexp_mant_f32_e32 v5, exec_lo // 7e800a7e
v_frexp_mant_f32_e64 v5, v1                              // 0500c0d501010102
v_frexp_mant_f32_e64 v5, s105                            // 0500c0d569000102
v_frexp_mant_f32_e64 v5, src_scc mul:4                   // 0500c0d5fd000112
v_frexp_mant_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500c0d5e900000801773905
v_frexp_mant_f32_e64_dpp v255, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff81c0d5e9000038ff000000
v_frexp_mant_f32_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81c0d5fa000038ff6f0530
v_frexp_mant_f64_e32 v[22:23], 21 // 957a2c7e
v_log_f16_dpp v5, v1 row_shl:1 row_mask:0xf bank_mask:0xf // v_log_f16_dpp v5.l, v1.l row_shl:1 row_mask:0xf bank_mask:0xf // faae0a7e010101ff
v_log_f16_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // v_log_f16_dpp v5.l, v1.l row_xmask:15 row_mask:0x0 bank_mask:0x0 // faae0a7e016f0100
v_log_f16_dpp v64, |v15| quad_perm:[2,1,1,2] row_mask:0x3 bank_mask:0x7 bound_ctrl:1 fi:1 // v_log_f16_dpp v64.l, |v15.l| quad_perm:[2,1,1,2] row_mask:0x3 bank_mask:0x7 bound_ctrl:1 fi:1 // faae807e0f962c37
v_log_f16_e32 v5, 0x3456                                 // v_log_f16_e32 v5.l, 0x3456 // ffae0a7e56340000
v_log_f16_e32 v5, vcc_hi                                 // v_log_f16_e32 v5.l, vcc_hi // 6bae0a7e
v_log_f16_e32 v5, src_scc                                // v_log_f16_e32 v5.l, src_scc // fdae0a7e
v_log_f16_e64 v5, -1                                     // v_log_f16_e64 v5.l, -1 // 0500d7d5c1000102
v_log_f16_e64 v5, v255                                   // v_log_f16_e64 v5.l, v255.l // 0500d7d5ff010102
v_log_f16_e64 v255, -|0xfe0b| clamp div:2                // v_log_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81d7d5ff00013a0bfe0000
v_log_f16_e64_dpp v5, v1 mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_log_f16_e64_dpp v5.l, v1.l mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 0500d7d5ea00001001773905
v_log_f16_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // v_log_f16_e64_dpp v5.l, v1.l row_share:0 row_mask:0xf bank_mask:0xf // 0500d7d5fa000000015001ff
v_log_f16_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_log_f16_e64_dpp v5.l, v1.l mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500d7d5fa00001001600913
v_log_f32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e94efe7fff000000
v_log_f32_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // fa4e0a7e014101ff
v_log_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa4e0a7e011b0400
v_log_f32_e32 v5, v1 // 014f0a7e
v_log_f32_e32 v72, s72 // 484e907e
v_log_f32_e32 v5, 0xaf123456 // ff4e0a7e563412af
v_log_f32_e64 v255, v1                                   // ff00a7d501010102
v_log_f32_e64 v5, src_scc                                // 0500a7d5fd000102
v_log_f32_e64 v255, -|0xaf123456| clamp div:2            // ff81a7d5ff00013a563412af
v_log_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500a7d5e900000801773905
v_log_f32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500a7d5fa000000015001ff
v_log_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500a7d5fa000000011b00ff
v_mov_b32_dpp v5, v1 row_ror:1 row_mask:0xf bank_mask:0xf // fa020a7e012101ff
v_mov_b32_dpp v5, v1 row_share:0 row_mask:0x0 bank_mask:0x0 // fa020a7e01500100
v_mov_b32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x0 // fa020a7e01e40010
v_mov_b32_e32 v5, 0x3f717273 // ff020a7e7372713f
v_mov_b32_e32 v16, s3 // 0302207e
v_mov_b32_e32 v5, m0 // 7d020a7e
v_mov_b32_e64 v5, m0                                     // 050081d57d000102
v_mov_b32_e64 v5, ttmp11                                 // 050081d577000102
v_mov_b32_e64 v5, src_scc                                // 050081d5fd000102
v_mov_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050081d5ea00000001773905
v_mov_b32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 050081d5fa000000014101ff
v_mov_b32_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050081d5fa00000001600913
v_mov_b64_e32 v[0:1], 4 // 843a007e
v_mov_b64_e32 v[0:1], s[64:65] // 403a007e
v_mov_b64_e32 v[156:157], v[172:173] // ac3b387f
v_mov_b64_e64 v[10:11], v[2:3]                           // 0a009dd502010102
v_movreld_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e984fe7fff000000
v_movreld_b32_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // fa840a7e010f01ff
v_movreld_b32_dpp v130, v128 quad_perm:[0,0,3,0] row_mask:0x8 bank_mask:0x1 // fa84047f80300081
v_movreld_b32_e32 v5, 0.5 // f0840a7e
v_movreld_b32_e32 v5, vcc_hi // 6b840a7e
v_movreld_b32_e32 v5, src_scc // fd840a7e
v_movreld_b32_e64 v5, m0                                 // 0500c2d57d000102
v_movreld_b32_e64 v5, vcc_hi                             // 0500c2d56b000102
v_movreld_b32_e64 v255, 0xaf123456                       // ff00c2d5ff000102563412af
v_movreld_b32_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 0500c2d5fa000000011101ff
v_movreld_b32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500c2d5fa000000015001ff
v_movreld_b32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500c2d5fa000000011b00ff
v_movrels_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e986fe7fff000000
v_movrels_b32_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // fa860a7e014101ff
v_movrels_b32_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa860a7e01600913
v_movrels_b32_e32 v255, v255 // ff87fe7f
v_movrels_b32_e64 v5, v1                                 // 0500c3d501010102
v_movrels_b32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00c3d5e9000000ff000000
v_movrels_b32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500c3d5fa000000015001ff
v_movrels_b32_e64_dpp v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff00c3d5fa000000ff6f0530
v_movrelsd_2_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e990fe7fff000000
v_movrelsd_2_b32_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // fa900a7e011101ff
v_movrelsd_2_b32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa900a7e011b00ff
v_movrelsd_2_b32_e32 v255, v255 // ff91fe7f
v_movrelsd_2_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500c8d5e900000001773905
v_movrelsd_2_b32_e64_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // 0500c8d5fa000000015f0101
v_movrelsd_2_b32_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500c8d5fa00000001600913
v_movrelsd_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e988fe7fff000000
v_movrelsd_b32_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // fa880a7e015001ff
v_movrelsd_b32_dpp v182, v79 row_shr:3 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 fi:1 // fa886c7f4f130d00
v_movrelsd_b32_e32 v255, v255 // ff89fe7f
v_movrelsd_b32_e64 v255, v1                              // ff00c4d501010102
v_movrelsd_b32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00c4d5e9000000ff000000
v_movrelsd_b32_e64_dpp v5, v1 row_shl:1 row_mask:0xf bank_mask:0xf // 0500c4d5fa000000010101ff
v_movrelsd_b32_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500c4d5fa00000001600913
v_not_b16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]          // v_not_b16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9d2fe7e7f000000
v_not_b16_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // v_not_b16_dpp v5.l, v1.l row_shr:1 row_mask:0xf bank_mask:0xf // fad20a7e011101ff
v_not_b16_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_not_b16_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fad20a7e01600913
v_not_b16_e32 v5, -1                                     // v_not_b16_e32 v5.l, -1 // c1d20a7e
v_not_b16_e32 v5, vcc_hi                                 // v_not_b16_e32 v5.l, vcc_hi // 6bd20a7e
v_not_b16_e32 v5, src_scc                                // v_not_b16_e32 v5.l, src_scc // fdd20a7e
v_not_b16_e64 v255, -1                                   // v_not_b16_e64 v255.l, -1 // ff00e9d5c1000102
v_not_b16_e64 v5, v255                                   // v_not_b16_e64 v5.l, v255.l // 0500e9d5ff010102
v_not_b16_e64 v255, vcc_hi                               // v_not_b16_e64 v255.l, vcc_hi // ff00e9d56b000102
v_not_b16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1     // v_not_b16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] fi:1 // 0500e9d5ea00000001773905
v_not_b16_e64_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // v_not_b16_e64_dpp v5.l, v1.l row_share:15 row_mask:0x0 bank_mask:0x1 // 0500e9d5fa000000015f0101
v_not_b16_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_not_b16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500e9d5fa000000011b00ff
v_not_b32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e96efe7fff000000
v_not_b32_dpp v5, v1 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa6e0a7e012f0100
v_not_b32_dpp v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fa6efe7fff6f0530
v_not_b32_e32 v5, 0x3f717273 // ff6e0a7e7372713f
v_not_b32_e32 v5, -1 // c16e0a7e
v_not_b32_e32 v5, exec_hi // 7f6e0a7e
v_not_b32_e64 v5, m0                                     // 0500b7d57d000102
v_not_b32_e64 v5, ttmp15                                 // 0500b7d57b000102
v_not_b32_e64 v255, 0xaf123456                           // ff00b7d5ff000102563412af
v_not_b32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00b7d5e9000000ff000000
v_not_b32_e64_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // 0500b7d5fa000000015f0101
v_not_b32_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500b7d5fa00000001600913
v_rcp_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]              // v_rcp_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9a80a7e01773905
v_rcp_f16_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // v_rcp_f16_dpp v5.l, v1.l row_shl:15 row_mask:0xf bank_mask:0xf // faa80a7e010f01ff
v_rcp_f16_dpp v127, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_rcp_f16_dpp v127.l, -|v127.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // faa8fe7e7f6f3530
v_rcp_f16_e32 v25, 24                                    // v_rcp_f16_e32 v25.l, 24 // 98a8327e
v_rcp_f16_e32 v5, -4.0                                   // v_rcp_f16_e32 v5.l, -4.0 // f7a80a7e
v_rcp_f16_e32 v5, src_scc                                // v_rcp_f16_e32 v5.l, src_scc // fda80a7e
v_rcp_f16_e64 v255, m0                                   // v_rcp_f16_e64 v255.l, m0 // ff00d4d57d000102
v_rcp_f16_e64 v5, exec_lo                                // v_rcp_f16_e64 v5.l, exec_lo // 0500d4d57e000102
v_rcp_f16_e64 v255, -|0xfe0b| clamp div:2                // v_rcp_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81d4d5ff00013a0bfe0000
v_rcp_f16_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0]    // v_rcp_f16_e64_dpp v5.l, v1.l mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500d4d5e900000801773905
v_rcp_f16_e64_dpp v255, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_rcp_f16_e64_dpp v255.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // ff00d4d5fa000000011b00ff
v_rcp_f16_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_rcp_f16_e64_dpp v255.l, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81d4d5fa000038ff6f0530
v_rcp_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea540a7e0188c6fa
v_rcp_f32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa540a7e015f0100
v_rcp_f32_dpp v5, |v1| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa540a7e01e42000
v_rcp_f32_e32 v5, 0.5 // f0540a7e
v_rcp_f32_e32 v5, null // 7c540a7e
v_rcp_f32_e32 v5, src_scc // fd540a7e
v_rcp_f32_e64 v5, -1                                     // 0500aad5c1000102
v_rcp_f32_e64 v5, |v1|                                   // 0501aad501010102
v_rcp_f32_e64 v5, v1 clamp                               // 0580aad501010102
v_rcp_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500aad5e900000801773905
v_rcp_f32_e64_dpp v5, v1 row_ror:15 row_mask:0xf bank_mask:0xf // 0500aad5fa000000012f01ff
v_rcp_f32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500aad5fa00000001e400ff
v_rcp_f64_e32 v[4:5], s[0:1] // 005e087e
v_rcp_f64_e32 v[246:247], v[126:127] // 7e5fec7f
v_rcp_f64_e64 v[254:255], 0xaf123456 clamp div:2         // fe80afd5ff00011a563412af
v_rcp_iflag_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e9560a7e01773905
v_rcp_iflag_f32_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // fa560a7e015f0100
v_rcp_iflag_f32_dpp v19, v66 quad_perm:[3,3,2,0] row_mask:0x0 bank_mask:0x0 bound_ctrl:1 fi:1 // fa56267e422f0c00
v_rcp_iflag_f32_e32 v5, v255 // ff570a7e
v_rcp_iflag_f32_e32 v5, -4.0 // f7560a7e
v_rcp_iflag_f32_e32 v5, src_scc // fd560a7e
v_rcp_iflag_f32_e64 v5, m0                               // 0500abd57d000102
v_rcp_iflag_f32_e64 v5, vcc_hi                           // 0500abd56b000102
v_rcp_iflag_f32_e64 v255, -|0xaf123456| clamp div:2      // ff81abd5ff00013a563412af
v_rcp_iflag_f32_e64_dpp v5, v1 row_ror:1 row_mask:0xf bank_mask:0xf // 0500abd5fa000000012101ff
v_rcp_iflag_f32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500abd5fa000000014001ff
v_rcp_iflag_f32_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81abd5fa000038ff6f0530
v_readfirstlane_b32 ttmp8, v1 // 0105e87e
v_rndne_f16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]        // v_rndne_f16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9bcfe7e7f000000
v_rndne_f16_dpp v5, v1 row_mirror row_mask:0x0 bank_mask:0x0 // v_rndne_f16_dpp v5.l, v1.l row_mirror row_mask:0x0 bank_mask:0x0 // fabc0a7e01400100
v_rndne_f16_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_rndne_f16_dpp v5.l, v1.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fabc0a7e01600913
v_rndne_f16_e32 v5, s101                                 // v_rndne_f16_e32 v5.l, s101 // 65bc0a7e
v_rndne_f16_e32 v5, v127                                 // v_rndne_f16_e32 v5.l, v127.l // 7fbd0a7e
v_rndne_f16_e32 v5, 0xfe0b                               // v_rndne_f16_e32 v5.l, 0xfe0b // ffbc0a7e0bfe0000
v_rndne_f16_e64 v255, -1                                 // v_rndne_f16_e64 v255.l, -1 // ff00ded5c1000102
v_rndne_f16_e64 v255, vcc_hi                             // v_rndne_f16_e64 v255.l, vcc_hi // ff00ded56b000102
v_rndne_f16_e64 v255, exec_hi                            // v_rndne_f16_e64 v255.l, exec_hi // ff00ded57f000102
v_rndne_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]      // v_rndne_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500ded5e9000000c7773905
v_rndne_f16_e64_dpp v5, v1 row_shr:15 row_mask:0xf bank_mask:0xf // v_rndne_f16_e64_dpp v5.l, v1.l row_shr:15 row_mask:0xf bank_mask:0xf // 0500ded5fa000000011f01ff
v_rndne_f16_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_rndne_f16_e64_dpp v255.l, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81ded5fa000038ff6f0530
v_rndne_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // e9460a7e01773905
v_rndne_f32_dpp v5, v1 row_share:1 row_mask:0x0 bank_mask:0x0 // fa460a7e01510100
v_rndne_f32_dpp v129, v67 quad_perm:[0,1,2,0] row_mask:0x1 bank_mask:0x0 bound_ctrl:1 // fa46027f43240810
v_rndne_f32_e32 v5, -1 // c1460a7e
v_rndne_f32_e32 v5, vcc_hi // 6b460a7e
v_rndne_f32_e32 v5, 0xaf123456 // ff460a7e563412af
v_rndne_f32_e64 v5, s1                                   // 0500a3d501000102
v_rndne_f32_e64 v5, v1 clamp                             // 0580a3d501010102
v_rndne_f32_e64 v255, -|0xaf123456| clamp div:2          // ff81a3d5ff00013a563412af
v_rndne_f32_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500a3d5e900000801773905
v_rndne_f32_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 0500a3d5fa000000011101ff
v_rndne_f32_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81a3d5fa000038ff6f0530
v_rndne_f64_e32 v[2:3], -5 // c532047e
v_rndne_f64_e32 v[254:255], 0xaf123456 // ff32fc7f563412af
v_rndne_f64_e64 v[254:255], 0xaf123456 clamp div:2       // fe8099d5ff00011a563412af
v_rsq_f16_dpp v127, v127 dpp8:[0,0,0,0,0,0,0,0]          // v_rsq_f16_dpp v127.l, v127.l dpp8:[0,0,0,0,0,0,0,0] // e9acfe7e7f000000
v_rsq_f16_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // v_rsq_f16_dpp v5.l, v1.l row_shl:15 row_mask:0xf bank_mask:0xf // faac0a7e010f01ff
v_rsq_f16_dpp v127, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_rsq_f16_dpp v127.l, -|v127.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // faacfe7e7f6f3530
v_rsq_f16_e32 v5, 0.5                                    // v_rsq_f16_e32 v5.l, 0.5 // f0ac0a7e
v_rsq_f16_e32 v5, s101                                   // v_rsq_f16_e32 v5.l, s101 // 65ac0a7e
v_rsq_f16_e32 v5, src_scc                                // v_rsq_f16_e32 v5.l, src_scc // fdac0a7e
v_rsq_f16_e64 v255, -1                                   // v_rsq_f16_e64 v255.l, -1 // ff00d6d5c1000102
v_rsq_f16_e64 v5, |v1|                                   // v_rsq_f16_e64 v5.l, |v1.l| // 0501d6d501010102
v_rsq_f16_e64 v5, src_scc mul:4                          // v_rsq_f16_e64 v5.l, src_scc mul:4 // 0500d6d5fd000112
v_rsq_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]        // v_rsq_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d6d5e9000000c7773905
v_rsq_f16_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // v_rsq_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500d6d5fa000000014001ff
v_rsq_f16_e64_dpp v255, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_rsq_f16_e64_dpp v255.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // ff00d6d5fa000000011b00ff
v_rsq_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea5c0a7e01773905
v_rsq_f32_dpp v5, v1 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa5c0a7e01610100
v_rsq_f32_dpp v5, |v1| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa5c0a7e01e42000
v_rsq_f32_e32 v5, 0 // 805c0a7e
v_rsq_f32_e32 v5, s103 // 675c0a7e
v_rsq_f32_e32 v5, src_scc // fd5c0a7e
v_rsq_f32_e64 v5, 0                                      // 0500aed580000102
v_rsq_f32_e64 v5, ttmp15                                 // 0500aed57b000102
v_rsq_f32_e64 v5, v1 mul:4                               // 0500aed501010112
v_rsq_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500aed5e900000001773905
v_rsq_f32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500aed5fa000000014001ff
v_rsq_f32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500aed5fa00001001600913
v_rsq_f64_e32 v[16:17], s[2:3] // 0262207e
v_sat_pk_u8_i16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1   // v_sat_pk_u8_i16_dpp v5.l, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 // eac40a7e01773905
v_sat_pk_u8_i16_dpp v5, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // v_sat_pk_u8_i16_dpp v5.l, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // fac40a7e01410100
v_sat_pk_u8_i16_dpp v127, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_sat_pk_u8_i16_dpp v127.l, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fac4fe7eff6f0530
v_sat_pk_u8_i16_e32 v5, 0x3456                           // v_sat_pk_u8_i16_e32 v5.l, 0x3456 // ffc40a7e56340000
v_sat_pk_u8_i16_e32 v5, v255                             // v_sat_pk_u8_i16_e32 v5.l, v255 // ffc50a7e
v_sat_pk_u8_i16_e32 v5, src_scc                          // v_sat_pk_u8_i16_e32 v5.l, src_scc // fdc40a7e
v_sat_pk_u8_i16_e64 v5, m0                               // v_sat_pk_u8_i16_e64 v5.l, m0 // 0500e2d57d000102
v_sat_pk_u8_i16_e64 v5, exec_hi                          // v_sat_pk_u8_i16_e64 v5.l, exec_hi // 0500e2d57f000102
v_sat_pk_u8_i16_e64 v255, 0xfe0b                         // v_sat_pk_u8_i16_e64 v255.l, 0xfe0b // ff00e2d5ff0001020bfe0000
v_sat_pk_u8_i16_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // v_sat_pk_u8_i16_e64_dpp v255.l, v255 dpp8:[0,0,0,0,0,0,0,0] // ff00e2d5e9000000ff000000
v_sat_pk_u8_i16_e64_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // v_sat_pk_u8_i16_e64_dpp v5.l, v1 row_share:15 row_mask:0x0 bank_mask:0x1 // 0500e2d5fa000000015f0101
v_sat_pk_u8_i16_e64_dpp v5, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_sat_pk_u8_i16_e64_dpp v5.l, v1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500e2d5fa00000001600913
v_sin_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]              // v_sin_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9c00a7e01773905
v_sin_f16_dpp v5, v1 row_shr:1 row_mask:0x0 bank_mask:0x0 // v_sin_f16_dpp v5.l, v1.l row_shr:1 row_mask:0x0 bank_mask:0x0 // fac00a7e01110100
v_sin_f16_dpp v34, -|v80| quad_perm:[2,2,1,1] row_mask:0xb bank_mask:0x3 fi:1 // v_sin_f16_dpp v34.l, -|v80.l| quad_perm:[2,2,1,1] row_mask:0xb bank_mask:0x3 fi:1 // fac0447e505a34b3
v_sin_f16_e32 v4, s36                                    // v_sin_f16_e32 v4.l, s36 // 24c0087e
v_sin_f16_e32 v5, v1                                     // v_sin_f16_e32 v5.l, v1.l // 01c10a7e
v_sin_f16_e32 v5, src_scc                                // v_sin_f16_e32 v5.l, src_scc // fdc00a7e
v_sin_f16_e64 v5, 0                                      // v_sin_f16_e64 v5.l, 0 // 0500e0d580000102
v_sin_f16_e64 v255, null                                 // v_sin_f16_e64 v255.l, null // ff00e0d57c000102
v_sin_f16_e64 v255, -|0xfe0b| clamp div:2                // v_sin_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81e0d5ff00013a0bfe0000
v_sin_f16_e64_dpp v5, v1 row_ror:1 row_mask:0xf bank_mask:0xf // v_sin_f16_e64_dpp v5.l, v1.l row_ror:1 row_mask:0xf bank_mask:0xf // 0500e0d5fa000000012101ff
v_sin_f16_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // v_sin_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500e0d5fa000000014001ff
v_sin_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_sin_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500e0d5fa000000011b00ff
v_sin_f32_dpp v5, v1 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa6a0a7e012f0100
v_sin_f32_dpp v5, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa6a0a7e01410100
v_sin_f32_dpp v230, -|v14| quad_perm:[2,1,1,3] row_mask:0x8 bank_mask:0x3 bound_ctrl:1 // fa6acc7f0ed63883
v_sin_f32_e32 v5, v1 // 016b0a7e
v_sin_f32_e32 v213, 41 // a96aaa7f
v_sin_f32_e32 v5, src_scc // fd6a0a7e
v_sin_f32_e64 v5, -4.0                                   // 0500b5d5f7000102
v_sin_f32_e64 v5, 0.5                                    // 0500b5d5f0000102
v_sin_f32_e64 v255, -|0xaf123456| clamp div:2            // ff81b5d5ff00013a563412af
v_sin_f32_e64_dpp v5, v1 div:2 dpp8:[0,0,0,0,0,0,0,0] // 0500b5d5e900001801000000
v_sin_f32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 0500b5d5fa000000014101ff
v_sin_f32_e64_dpp v255, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff81b5d5fa000038ff6f0530
v_sqrt_f16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]             // v_sqrt_f16_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9aa0a7e01773905
v_sqrt_f16_dpp v5, v1 row_share:15 row_mask:0x0 bank_mask:0x0 // v_sqrt_f16_dpp v5.l, v1.l row_share:15 row_mask:0x0 bank_mask:0x0 // faaa0a7e015f0100
v_sqrt_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_sqrt_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // faaa0a7e011b0400
v_sqrt_f16_e32 v5, -1                                    // v_sqrt_f16_e32 v5.l, -1 // c1aa0a7e
v_sqrt_f16_e32 v5, 0xfe0b                                // v_sqrt_f16_e32 v5.l, 0xfe0b // ffaa0a7e0bfe0000
v_sqrt_f16_e32 v5, vcc_hi                                // v_sqrt_f16_e32 v5.l, vcc_hi // 6baa0a7e
v_sqrt_f16_e64 v255, 0.5                                 // v_sqrt_f16_e64 v255.l, 0.5 // ff00d5d5f0000102
v_sqrt_f16_e64 v5, vcc_lo                                // v_sqrt_f16_e64 v5.l, vcc_lo // 0500d5d56a000102
v_sqrt_f16_e64 v255, -|0xfe0b| clamp div:2               // v_sqrt_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81d5d5ff00013a0bfe0000
v_sqrt_f16_e64_dpp v5, v199 dpp8:[7,6,5,4,3,2,1,0]       // v_sqrt_f16_e64_dpp v5.l, v199.l dpp8:[7,6,5,4,3,2,1,0] // 0500d5d5e9000000c7773905
v_sqrt_f16_e64_dpp v5, v1 mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_sqrt_f16_e64_dpp v5.l, v1.l mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 0500d5d5fa000008015f0101
v_sqrt_f16_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_sqrt_f16_e64_dpp v5.l, v1.l mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500d5d5fa00001001600913
v_sqrt_f32_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e966fe7fff000000
v_sqrt_f32_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // fa660a7e014001ff
v_sqrt_f32_dpp v70, |v168| quad_perm:[3,1,1,3] row_mask:0xd bank_mask:0xe bound_ctrl:1 fi:1 // fa668c7ea8d72cde
v_sqrt_f32_e32 v2, 0x42f60000 // ff66047e0000f642
v_sqrt_f32_e32 v5, s103 // 67660a7e
v_sqrt_f32_e32 v5, vcc_lo // 6a660a7e
v_sqrt_f32_e64 v5, -4.0                                  // 0500b3d5f7000102
v_sqrt_f32_e64 v5, 0.5                                   // 0500b3d5f0000102
v_sqrt_f32_e64 v5, src_scc mul:4                         // 0500b3d5fd000112
v_sqrt_f32_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 0500b3d5fa000000011101ff
v_sqrt_f32_e64_dpp v5, v1 row_share:0 row_mask:0xf bank_mask:0xf // 0500b3d5fa000000015001ff
v_sqrt_f32_e64_dpp v5, v1 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 0500b3d5fa00001001600913
v_sqrt_f64_e32 v[0:1], -4.0 // f768007e
v_sqrt_f64_e32 v[2:3], 0x405ec000 // ff68047e00c05e40
v_sqrt_f64_e64 v[254:255], 0xaf123456 clamp div:2        // fe80b4d5ff00011a563412af
v_swap_b32 v255, v1 // 01cbfe7f
v_swaprel_b32 v255, v1 // 01d1fe7f
v_tanh_bf16_dpp v33, v0 row_shl:2 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // v_tanh_bf16_dpp v33.l, v0.l row_shl:2 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // fa94427e00020900
v_tanh_bf16_e32 v0, 64                                   // v_tanh_bf16_e32 v0.l, 64 // c094007e
v_tanh_bf16_e32 v25, s16                                 // v_tanh_bf16_e32 v25.l, s16 // 1094327e
v_tanh_bf16_e32 v4, v32                                  // v_tanh_bf16_e32 v4.l, v32.l // 2095087e
v_trunc_f16_dpp v1, v0 row_shl:1 row_mask:0xa bank_mask:0x1 // v_trunc_f16_dpp v1.l, v0.l row_shl:1 row_mask:0xa bank_mask:0x1 // faba027e000101a1
v_trunc_f16_dpp v5, v1 row_xmask:15 row_mask:0x0 bank_mask:0x0 // v_trunc_f16_dpp v5.l, v1.l row_xmask:15 row_mask:0x0 bank_mask:0x0 // faba0a7e016f0100
v_trunc_f16_dpp v5, |v1| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_trunc_f16_dpp v5.l, |v1.l| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // faba0a7e01e42000
v_trunc_f16_e32 v1, v2                                   // v_trunc_f16_e32 v1.l, v2.l // 02bb027e
v_trunc_f16_e32 v5, 0xfe0b                               // v_trunc_f16_e32 v5.l, 0xfe0b // ffba0a7e0bfe0000
v_trunc_f16_e32 v5, exec_lo                              // v_trunc_f16_e32 v5.l, exec_lo // 7eba0a7e
v_trunc_f16_e64 v5, m0                                   // v_trunc_f16_e64 v5.l, m0 // 0500ddd57d000102
v_trunc_f16_e64 v5, null                                 // v_trunc_f16_e64 v5.l, null // 0500ddd57c000102
v_trunc_f16_e64 v255, -|0xfe0b| clamp div:2              // v_trunc_f16_e64 v255.l, -|0xfe0b| clamp div:2 // ff81ddd5ff00013a0bfe0000
v_trunc_f16_e64_dpp v5, v1 mul:2 dpp8:[7,6,5,4,3,2,1,0]  // v_trunc_f16_e64_dpp v5.l, v1.l mul:2 dpp8:[7,6,5,4,3,2,1,0] // 0500ddd5e900000801773905
v_trunc_f16_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // v_trunc_f16_e64_dpp v5.l, v1.l row_shl:15 row_mask:0xf bank_mask:0xf // 0500ddd5fa000000010f01ff
v_trunc_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_trunc_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500ddd5fa000000011b00ff
v_trunc_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9420a7e0188c6fa
v_trunc_f32_dpp v5, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa420a7e01410100
v_trunc_f32_dpp v101, |v105| quad_perm:[0,2,1,2] row_mask:0x0 bank_mask:0x1 bound_ctrl:1 fi:1 // fa42ca7e69982c01
v_trunc_f32_e32 v0, 0xc0490e56 // ff42007e560e49c0
v_trunc_f32_e32 v5, v255 // ff430a7e
v_trunc_f32_e32 v106, s86 // 5642d47e
v_trunc_f32_e64 v0, 35                                   // 0000a1d5a3000102
v_trunc_f32_e64 v5, |v1|                                 // 0501a1d501010102
v_trunc_f32_e64 v5, v1 mul:4                             // 0500a1d501010112
v_trunc_f32_e64_dpp v5, v1 mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 0500a1d5ea00001001773905
v_trunc_f32_e64_dpp v5, v1 row_shl:1 row_mask:0xf bank_mask:0xf // 0500a1d5fa000000010101ff
v_trunc_f32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500a1d5fa000000014001ff
v_trunc_f64_e32 v[96:97], s[24:25] // 182ec07e
v_trunc_f64_e32 v[254:255], 0xaf123456 // ff2efc7f563412af
v_trunc_f64_e64 v[0:1], 0 mul:2                          // 000097d58000010a
v_cos_bf16 v1, v2                                        // v_cos_bf16_e32 v1.l, v2.l // 02ff027e
v_exp_bf16 v1, s2                                        // v_exp_bf16_e32 v1.l, s2 // 02fa027e
v_log_bf16 v1, 0.5                                       // v_log_bf16_e32 v1.l, 0.5 // f0f8027e
v_nop // 0000007e
v_permlane16_swap_b32 v1, v2 // v_permlane16_swap_b32_e32 v1, v2 // 0293027e
v_permlane16_swap_b32 v1, v2 bound_ctrl:1 fi:1           // v_permlane16_swap_b32_e64 v1, v2 bound_ctrl:1 fi:1 // 0118c9d502010102
v_pipeflush // 0036007e
v_prng_b32 v1, v2 // v_prng_b32_e32 v1, v2 // 0297027e
v_rcp_bf16 v1, v2                                        // v_rcp_bf16_e32 v1.l, v2.l // 02f3027e
v_rsq_bf16 v1, v2                                        // v_rsq_bf16_e32 v1.l, v2.l // 02f7027e
v_sat_pk4_i4_i8 v1, v2                                   // v_sat_pk4_i4_i8_e32 v1.l, v2 // 02e7027e
v_sat_pk4_u4_u8 v1, v2                                   // v_sat_pk4_u4_u8_e32 v1.l, v2 // 02e9027e
v_sin_bf16 v1, v2                                        // v_sin_bf16_e32 v1.l, v2.l // 02fd027e
v_sqrt_bf16 v1, v2                                       // v_sqrt_bf16_e32 v1.l, v2.l // 02f5027e
v_tanh_f16 v1, v2                                        // v_tanh_f16_e32 v1.l, v2.l // 023f027e
v_tanh_f32 v1, -|v2| clamp mul:2                         // v_tanh_f32_e64 v1, -|v2| clamp mul:2 // 01819ed50201012a
v_tanh_bf16_dpp v1, v2 quad_perm:[3,2,1,0]               // v_tanh_bf16_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa94027e021b00ff
v_cvt_f32_fp8 v1, v2 byte_sel:2                          // v_cvt_f32_fp8_e64 v1, v2 byte_sel:2 // 0108ecd502010102
v_cvt_f16_fp8 v1, v2 byte_sel:3                          // v_cvt_f16_fp8_e64 v1.l, v2 byte_sel:3 // 0118f7d502010102
v_cvt_f16_bf8 v1, v2 op_sel:[0,1] byte_sel:3             // v_cvt_f16_bf8_e64 v1.h, v2 op_sel:[0,1] byte_sel:3 // 0158f8d502010102
v_mov_b64 v[2:3], 0x1234567890abcdef // v_mov_b64_e32 v[2:3], 0x1234567890abcdef // fe3a047eefcdab9078563412
v_ceil_f64 v[2:3], 0.1 // v_ceil_f64_e32 v[2:3], 0x3fb999999999999a // fe30047e9a9999999999b93f
v_ceil_f64 v[2:3], 3.0 // v_ceil_f64_e32 v[2:3], 0x40080000 // ff30047e00000840
v_cvt_pk_f16_bf8_e64_dpp v144, v255 op_sel:[1,0] dpp8:[0,0,0,0,0,0,0,0] // v_cvt_pk_f16_bf8_e64_dpp v144, v255.h op_sel:[1,0] dpp8:[0,0,0,0,0,0,0,0] // 9008f6d5e9000000ff000000
v_cvt_f32_bf16_e64_dpp v125, v255 op_sel:[1,0] quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_cvt_f32_bf16_e64_dpp v125, v255.h op_sel:[1,0] quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7d08f2d5fa000000ffe400ff
v_cvt_f32_bf16_e64_dpp v125, v255 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_cvt_f32_bf16_e64_dpp v125, v255.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7d00f2d5fa000000ffe400ff
v_permlane64_b32 v255, v255                              // ffcffe7f
