v_cvt_f32_bf8_e32 v1, s3                                 // 03da027e
v_cvt_f32_fp8_e32 v1, s3                                 // 03d8027e
v_cvt_pk_f32_bf8_e32 v[2:3], 3                           // 83de047e
v_cvt_f32_fp8 v1, v3 quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xe // v_cvt_f32_fp8_dpp v1, v3 quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xe // fad8027e031b002e
v_cvt_f32_fp8 v5, v1 dpp8:[0,1,2,3,4,5,6,7]              // v_cvt_f32_fp8_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9d80a7e0188c6fa
v_cvt_f32_bf8 v5, v1 dpp8:[0,1,2,3,4,5,6,7]              // v_cvt_f32_bf8_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] // e9da0a7e0188c6fa
v_cvt_f32_fp8_e64 v1, s3                                 // 0100ecd503000102
v_cvt_pk_f32_bf8_e64 v[2:3], 3                           // 0200efd583000102
v_cvt_pk_f32_fp8_e64 v[2:3], v3                          // v_cvt_pk_f32_fp8_e64 v[2:3], v3.l // 0200eed503010102
v_cvt_pk_f32_fp8_e64 v[2:3], v3 op_sel:[1,0]             // v_cvt_pk_f32_fp8_e64 v[2:3], v3.h op_sel:[1,0] // 0208eed503010102
v_cvt_pk_f32_bf8_e64 v[3:4], s3 op_sel:[1,0]             // 0308efd503000102
v_cvt_pk_f32_fp8_e64 v[3:4], 3                           // 0300eed583000102
v_cvt_f32_fp8_e64_dpp v1, v3 dpp8:[7,6,5,4,3,2,1,0]      // 0100ecd5e900000003773905
v_cvt_f32_bf8_e64_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]      // 0500edd5e90000000188c6fa
v_cvt_f32_bf8 v1, v3                                     // v_cvt_f32_bf8_e32 v1, v3 // 03db027e
v_cvt_f32_fp8 v1, v3                                     // v_cvt_f32_fp8_e32 v1, v3 // 03d9027e
v_cvt_pk_f32_bf8 v[2:3], s3                              // v_cvt_pk_f32_bf8_e32 v[2:3], s3 // 03de047e
v_cvt_pk_f32_bf8 v[2:3], 3                               // v_cvt_pk_f32_bf8_e32 v[2:3], 3 // 83de047e
v_cvt_pk_f32_fp8 v[2:3], v3                              // v_cvt_pk_f32_fp8_e32 v[2:3], v3.l // 03dd047e
v_cvt_pk_f32_fp8 v[2:3], s3 clamp                        // error: clamp
