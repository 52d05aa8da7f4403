v_mov_b32_dpp v0, v1 row_xmask:1 row_mask:0x1 bank_mask:0x1 // fa02007e01610111
v_sin_f32 v0, -s0                                        // v_sin_f32_e64 v0, -s0 // 0000b5d500000122
v_cvt_f32_i32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa0a0a7e011b0000
v_cvt_u32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa0e0a7e011b0000
v_cvt_i32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa100a7e011b0000
v_cvt_flr_i32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_cvt_floor_i32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa1a0a7e011b0000
v_cvt_off_f32_i4_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa1c0a7e011b0000
v_cvt_f32_ubyte0_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa220a7e011b0000
v_cvt_f32_ubyte3_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa280a7e011b0000
v_fract_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa400a7e011b0000
v_trunc_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa420a7e011b0000
v_rcp_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa540a7e011b0000
v_rcp_iflag_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa560a7e011b0000
v_not_b32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa6e0a7e011b0000
v_ffbh_u32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_clz_i32_u32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa720a7e011b0000
v_ffbh_i32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_cls_i32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa760a7e011b0000
v_rsq_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_rsq_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // faac0a7e011b0000
v_sin_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_sin_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fac00a7e011b0000
v_cvt_norm_u16_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_cvt_norm_u16_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fac80a7e011b0000
v_cvt_f32_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_cvt_f32_f16_dpp v5, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa160a7e011b0400
v_floor_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa480a7e011b0400
v_rsq_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa5c0a7e011b0400
v_sqrt_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa660a7e011b0400
v_bfrev_b32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa700a7e011b0400
v_frexp_exp_i32_f32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa7e0a7e011b0400
v_cvt_u16_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_cvt_u16_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // faa40a7e011b0400
v_sqrt_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_sqrt_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // faaa0a7e011b0400
v_log_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_log_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // faae0a7e011b0400
v_floor_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_floor_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fab60a7e011b0400
v_ceil_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_ceil_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fab80a7e011b0400
v_rndne_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_rndne_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fabc0a7e011b0400
v_cos_f16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_cos_f16_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fac20a7e011b0400
v_sat_pk_u8_i16_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // v_sat_pk_u8_i16_dpp v5.l, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fac40a7e011b0400
v_movreld_b32_dpp v1, v0 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa84027e001b0000
v_cos_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]              // e96c0a7e0188c6fa
v_exp_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7]              // v_exp_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] // e9b00a7e0188c6fa
v_cvt_f32_u32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1     // ea0c0a7e0188c6fa
v_cvt_f16_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1     // v_cvt_f16_f32_dpp v5.l, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea140a7e0188c6fa
v_cvt_f32_ubyte1_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1  // ea240a7e0188c6fa
v_cvt_f32_ubyte2_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1  // ea260a7e0188c6fa
v_ceil_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1        // ea440a7e0188c6fa
v_sin_f32_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1         // ea6a0a7e0188c6fa
v_cvt_f16_u16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1     // v_cvt_f16_u16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // eaa00a7e0188c6fa
v_cvt_i16_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1     // v_cvt_i16_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // eaa60a7e0188c6fa
v_frexp_mant_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1  // v_frexp_mant_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // eab20a7e0188c6fa
v_frexp_exp_i16_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 // v_frexp_exp_i16_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // eab40a7e0188c6fa
v_trunc_f16_dpp v5, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1       // v_trunc_f16_dpp v5.l, v1.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // eaba0a7e0188c6fa
v_movrels_b32 v0, v2 dpp8:[0,0,0,0,0,0,0,0]              // v_movrels_b32_dpp v0, v2 dpp8:[0,0,0,0,0,0,0,0] // e986007e02000000
v_nop_e32                                                // v_nop // 0000007e
v_mov_b32_e32 v5, v1                                     // 01030a7e
v_mov_b32_e64 v5, s1                                     // 050081d501000102
v_readfirstlane_b32 ttmp11, v1                           // 0105ee7e
v_cvt_i32_f64_e32 v5, v[254:255]                         // fe070a7e
v_cvt_i32_f64_e64 v5, v[1:2]                             // 050083d501010102
v_cvt_f64_i32_e32 v[5:6], v1                             // 01090a7e
v_cvt_f64_i32_e64 v[5:6], v1                             // 050084d501010102
v_cvt_f32_i32_e32 v5, s1                                 // 010a0a7e
v_cvt_f32_i32_e64 v255, v1                               // ff0085d501010102
v_cvt_f32_u32_e32 v5, exec_lo                            // 7e0c0a7e
v_cvt_f32_u32_e64 v5, m0                                 // 050086d57d000102
v_cvt_u32_f32_e32 v5, s1                                 // 010e0a7e
v_cvt_u32_f32_e64 v255, v1                               // ff0087d501010102
v_cvt_i32_f32_e32 v255, v1                               // 0111fe7f
v_cvt_i32_f32_e64 v5, v1                                 // 050088d501010102
v_cvt_f16_f32 v255, v1                                   // v_cvt_f16_f32_e64 v255.l, v1 // ff008ad501010102
v_cvt_f16_f32_e64 v5, v1                                 // v_cvt_f16_f32_e64 v5.l, v1 // 05008ad501010102
v_cvt_f32_f16 v5, v1                                     // v_cvt_f32_f16_e32 v5, v1.l // 01170a7e
v_cvt_f32_f16_e64 v5, v1                                 // v_cvt_f32_f16_e64 v5, v1.l // 05008bd501010102
v_cvt_rpi_i32_f32 v5, v1                                 // v_cvt_nearest_i32_f32_e32 v5, v1 // 01190a7e
v_cvt_rpi_i32_f32_e64 v255, v1                           // v_cvt_nearest_i32_f32_e64 v255, v1 // ff008cd501010102
v_cvt_rpi_i32_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_cvt_nearest_i32_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa180a7e01e40000
v_cvt_flr_i32_f32 v5, v1                                 // v_cvt_floor_i32_f32_e32 v5, v1 // 011b0a7e
v_cvt_flr_i32_f32_e64 v5, v1                             // v_cvt_floor_i32_f32_e64 v5, v1 // 05008dd501010102
v_cvt_off_f32_i4 v5, v1                                  // v_cvt_off_f32_i4_e32 v5, v1 // 011d0a7e
v_cvt_off_f32_i4_e64 v5, v255                            // 05008ed5ff010102
v_cvt_f32_f64 v5, v[254:255]                             // v_cvt_f32_f64_e32 v5, v[254:255] // fe1f0a7e
v_cvt_f32_f64_e64 v5, v[1:2]                             // 05008fd501010102
v_cvt_f64_f32 v[5:6], v255                               // v_cvt_f64_f32_e32 v[5:6], v255 // ff210a7e
v_cvt_f64_f32_e64 v[254:255], v1                         // fe0090d501010102
v_cvt_f32_ubyte0 v5, s103                                // v_cvt_f32_ubyte0_e32 v5, s103 // 67220a7e
v_cvt_f32_ubyte0_e64 v5, v1                              // 050091d501010102
v_cvt_f32_ubyte1 v5, v1                                  // v_cvt_f32_ubyte1_e32 v5, v1 // 01250a7e
v_cvt_f32_ubyte1_e64 v5, exec_hi                         // 050092d57f000102
v_cvt_f32_ubyte2 v5, v255                                // v_cvt_f32_ubyte2_e32 v5, v255 // ff270a7e
v_cvt_f32_ubyte2_e64 v5, v1                              // 050093d501010102
v_cvt_f32_ubyte3 v5, v1                                  // v_cvt_f32_ubyte3_e32 v5, v1 // 01290a7e
v_cvt_f32_ubyte3_e64 v255, v1                            // ff0094d501010102
v_cvt_u32_f64 v5, 0                                      // v_cvt_u32_f64_e32 v5, 0 // 802a0a7e
v_cvt_u32_f64_e64 v255, v[1:2]                           // ff0095d501010102
v_cvt_f64_u32 v[5:6], s1                                 // v_cvt_f64_u32_e32 v[5:6], s1 // 012c0a7e
v_cvt_f64_u32_e64 v[5:6], vcc_lo                         // 050096d56a000102
v_trunc_f64 v[5:6], v[1:2]                               // v_trunc_f64_e32 v[5:6], v[1:2] // 012f0a7e
v_trunc_f64_e64 v[5:6], s[4:5]                           // 050097d504000102
v_ceil_f64 v[254:255], v[1:2]                            // v_ceil_f64_e32 v[254:255], v[1:2] // 0131fc7f
v_ceil_f64_e64 v[5:6], v[1:2]                            // 050098d501010102
v_rndne_f64 v[5:6], v[1:2]                               // v_rndne_f64_e32 v[5:6], v[1:2] // 01330a7e
v_rndne_f64_e64 v[5:6], v[1:2]                           // 050099d501010102
v_floor_f64 v[5:6], s[4:5]                               // v_floor_f64_e32 v[5:6], s[4:5] // 04340a7e
v_floor_f64_e64 v[5:6], v[1:2]                           // 05009ad501010102
v_fract_f32 v5, v255                                     // v_fract_f32_e32 v5, v255 // ff410a7e
v_fract_f32_e64 v5, s101                                 // 0500a0d565000102
v_trunc_f32 v5, s1                                       // v_trunc_f32_e32 v5, s1 // 01420a7e
v_trunc_f32_e64 v5, v1                                   // 0500a1d501010102
v_ceil_f32 v5, v1                                        // v_ceil_f32_e32 v5, v1 // 01450a7e
v_ceil_f32_e64 v255, v1                                  // ff00a2d501010102
v_rndne_f32 v255, v1                                     // v_rndne_f32_e32 v255, v1 // 0147fe7f
v_rndne_f32_e64 v5, v1                                   // 0500a3d501010102
v_rndne_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa460a7e01e40000
v_floor_f32 v255, v1                                     // v_floor_f32_e32 v255, v1 // 0149fe7f
v_floor_f32_e64 v5, vcc_lo                               // 0500a4d56a000102
v_exp_f32 v5, s1                                         // v_exp_f32_e32 v5, s1 // 014a0a7e
v_exp_f32_e64 v5, v1                                     // 0500a5d501010102
v_exp_f32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa4a0a7e01e40000
v_log_f32 v255, v1                                       // v_log_f32_e32 v255, v1 // 014ffe7f
v_log_f32_e64 v255, v1                                   // ff00a7d501010102
v_log_f32_dpp v5, v255 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa4e0a7effe40000
v_rcp_f32 v255, v1                                       // v_rcp_f32_e32 v255, v1 // 0155fe7f
v_rcp_f32_e64 v5, v1                                     // 0500aad501010102
v_rcp_iflag_f32 v5, m0                                   // v_rcp_iflag_f32_e32 v5, m0 // 7d560a7e
v_rcp_iflag_f32_e64 v5, v1                               // 0500abd501010102
v_rsq_f32 v5, vcc_lo                                     // v_rsq_f32_e32 v5, vcc_lo // 6a5c0a7e
v_rsq_f32_e64 v5, v1                                     // 0500aed501010102
v_rcp_f64 v[5:6], s[2:3]                                 // v_rcp_f64_e32 v[5:6], s[2:3] // 025e0a7e
v_rcp_f64_e64 v[254:255], v[1:2]                         // fe00afd501010102
v_rsq_f64 v[254:255], v[1:2]                             // v_rsq_f64_e32 v[254:255], v[1:2] // 0163fc7f
v_rsq_f64_e64 v[5:6], vcc                                // 0500b1d56a000102
v_sqrt_f32 v5, v1                                        // v_sqrt_f32_e32 v5, v1 // 01670a7e
v_sqrt_f32_e64 v255, v1                                  // ff00b3d501010102
v_sqrt_f64 v[5:6], v[254:255]                            // v_sqrt_f64_e32 v[5:6], v[254:255] // fe690a7e
v_sqrt_f64_e64 v[5:6], v[254:255]                        // 0500b4d5fe010102
v_sin_f32_e64 v5, m0                                     // 0500b5d57d000102
v_cos_f32 v5, v1                                         // v_cos_f32_e32 v5, v1 // 016d0a7e
v_cos_f32_e64 v5, v255                                   // 0500b6d5ff010102
v_not_b32 v5, v1                                         // v_not_b32_e32 v5, v1 // 016f0a7e
v_not_b32_e64 v5, v1                                     // 0500b7d501010102
v_bfrev_b32 v5, m0                                       // v_bfrev_b32_e32 v5, m0 // 7d700a7e
v_bfrev_b32_e64 v255, v1                                 // ff00b8d501010102
v_ffbh_u32 v5, v1                                        // v_clz_i32_u32_e32 v5, v1 // 01730a7e
v_ffbh_u32_e64 v5, v1                                    // v_clz_i32_u32_e64 v5, v1 // 0500b9d501010102
v_ffbl_b32 v5, v255                                      // v_ctz_i32_b32_e32 v5, v255 // ff750a7e
v_ffbl_b32_e64 v5, exec_hi                               // v_ctz_i32_b32_e64 v5, exec_hi // 0500bad57f000102
v_ffbl_b32_dpp v5, v1 row_mirror row_mask:0x0 bank_mask:0x0 // v_ctz_i32_b32_dpp v5, v1 row_mirror row_mask:0x0 bank_mask:0x0 // fa740a7e01400100
v_ffbh_i32 v5, v1                                        // v_cls_i32_e32 v5, v1 // 01770a7e
v_ffbh_i32_e64 v5, v1                                    // v_cls_i32_e64 v5, v1 // 0500bbd501010102
v_frexp_exp_i32_f64 v5, v[254:255]                       // v_frexp_exp_i32_f64_e32 v5, v[254:255] // fe790a7e
v_frexp_exp_i32_f64_e64 v5, v[254:255]                   // 0500bcd5fe010102
v_frexp_mant_f64 v[5:6], v[254:255]                      // v_frexp_mant_f64_e32 v[5:6], v[254:255] // fe7b0a7e
v_frexp_mant_f64_e64 v[254:255], v[1:2]                  // fe00bdd501010102
v_fract_f64 v[5:6], 0                                    // v_fract_f64_e32 v[5:6], 0 // 807c0a7e
v_fract_f64_e64 v[254:255], v[1:2]                       // fe00bed501010102
v_frexp_exp_i32_f32 v5, v255                             // v_frexp_exp_i32_f32_e32 v5, v255 // ff7f0a7e
v_frexp_exp_i32_f32_e64 v5, v1                           // 0500bfd501010102
v_frexp_mant_f32 v255, v1                                // v_frexp_mant_f32_e32 v255, v1 // 0181fe7f
v_frexp_mant_f32_e64 v5, s1                              // 0500c0d501000102
v_frexp_mant_f32_dpp v5, v255 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa800a7effe40000
v_movreld_b32 v255, v1                                   // v_movreld_b32_e32 v255, v1 // 0185fe7f
v_movreld_b32_e64 v5, v255                               // 0500c2d5ff010102
v_movrels_b32_e64 v255, v1                               // ff00c3d501010102
v_movrelsd_b32_e64 v255, v1                              // ff00c4d501010102
v_movrelsd_2_b32_e64 v5, v1                              // 0500c8d501010102
v_cvt_f16_u16_e32 v5, s101                               // v_cvt_f16_u16_e32 v5.l, s101 // 65a00a7e
v_cvt_f16_u16_e64 v255, v1                               // v_cvt_f16_u16_e64 v255.l, v1.l // ff00d0d501010102
v_cvt_f16_i16_e32 v5, s1                                 // v_cvt_f16_i16_e32 v5.l, s1 // 01a20a7e
v_cvt_f16_i16_e64 v255, v1                               // v_cvt_f16_i16_e64 v255.l, v1.l // ff00d1d501010102
v_cvt_f16_i16_dpp v5, v1 row_mirror row_mask:0x0 bank_mask:0x0 // v_cvt_f16_i16_dpp v5.l, v1.l row_mirror row_mask:0x0 bank_mask:0x0 // faa20a7e01400100
v_cvt_u16_f16_e32 v5, vcc_lo                             // v_cvt_u16_f16_e32 v5.l, vcc_lo // 6aa40a7e
v_cvt_u16_f16_e64 v5, v255                               // v_cvt_u16_f16_e64 v5.l, v255.l // 0500d2d5ff010102
v_cvt_i16_f16_e32 v5, s101                               // v_cvt_i16_f16_e32 v5.l, s101 // 65a60a7e
v_cvt_i16_f16_e64 v5, v1                                 // v_cvt_i16_f16_e64 v5.l, v1.l // 0500d3d501010102
v_rcp_f16_e32 v5, v1                                     // v_rcp_f16_e32 v5.l, v1.l // 01a90a7e
v_rcp_f16_e64 v5, v255                                   // v_rcp_f16_e64 v5.l, v255.l // 0500d4d5ff010102
v_rcp_f16_dpp v5, v1 row_half_mirror row_mask:0x0 bank_mask:0x0 // v_rcp_f16_dpp v5.l, v1.l row_half_mirror row_mask:0x0 bank_mask:0x0 // faa80a7e01410100
v_sqrt_f16_e32 v5, vcc_lo                                // v_sqrt_f16_e32 v5.l, vcc_lo // 6aaa0a7e
v_sqrt_f16_e64 v5, v1                                    // v_sqrt_f16_e64 v5.l, v1.l // 0500d5d501010102
v_rsq_f16_e32 v5, v1                                     // v_rsq_f16_e32 v5.l, v1.l // 01ad0a7e
v_rsq_f16_e64 v5, v1                                     // v_rsq_f16_e64 v5.l, v1.l // 0500d6d501010102
v_log_f16_e32 v5, v1                                     // v_log_f16_e32 v5.l, v1.l // 01af0a7e
v_log_f16_e64 v5, v1                                     // v_log_f16_e64 v5.l, v1.l // 0500d7d501010102
v_exp_f16_e32 v5, v1                                     // v_exp_f16_e32 v5.l, v1.l // 01b10a7e
v_exp_f16_e64 v255, v1                                   // v_exp_f16_e64 v255.l, v1.l // ff00d8d501010102
v_frexp_mant_f16_e32 v5, s101                            // v_frexp_mant_f16_e32 v5.l, s101 // 65b20a7e
v_frexp_mant_f16_e64 v5, v255                            // v_frexp_mant_f16_e64 v5.l, v255.l // 0500d9d5ff010102
v_frexp_exp_i16_f16_e32 v5, vcc_hi                       // v_frexp_exp_i16_f16_e32 v5.l, vcc_hi // 6bb40a7e
v_frexp_exp_i16_f16_e64 v255, v1                         // v_frexp_exp_i16_f16_e64 v255.l, v1.l // ff00dad501010102
v_floor_f16_e32 v5, v1                                   // v_floor_f16_e32 v5.l, v1.l // 01b70a7e
v_floor_f16_e64 v5, v1                                   // v_floor_f16_e64 v5.l, v1.l // 0500dbd501010102
v_ceil_f16_e32 v5, v1                                    // v_ceil_f16_e32 v5.l, v1.l // 01b90a7e
v_ceil_f16_e64 v5, v1                                    // v_ceil_f16_e64 v5.l, v1.l // 0500dcd501010102
v_trunc_f16_e32 v5, exec_lo                              // v_trunc_f16_e32 v5.l, exec_lo // 7eba0a7e
v_trunc_f16_e64 v5, v1                                   // v_trunc_f16_e64 v5.l, v1.l // 0500ddd501010102
v_rndne_f16_e32 v5, vcc_lo                               // v_rndne_f16_e32 v5.l, vcc_lo // 6abc0a7e
v_rndne_f16_e64 v5, v1                                   // v_rndne_f16_e64 v5.l, v1.l // 0500ded501010102
v_fract_f16_e32 v5, s1                                   // v_fract_f16_e32 v5.l, s1 // 01be0a7e
v_fract_f16_e64 v255, v1                                 // v_fract_f16_e64 v255.l, v1.l // ff00dfd501010102
v_fract_f16_dpp v5, v1 row_shr:1 row_mask:0x0 bank_mask:0x0 // v_fract_f16_dpp v5.l, v1.l row_shr:1 row_mask:0x0 bank_mask:0x0 // fabe0a7e01110100
v_sin_f16_e32 v5, s1                                     // v_sin_f16_e32 v5.l, s1 // 01c00a7e
v_sin_f16_e64 v5, v1                                     // v_sin_f16_e64 v5.l, v1.l // 0500e0d501010102
v_cos_f16_e32 v5, s101                                   // v_cos_f16_e32 v5.l, s101 // 65c20a7e
v_cos_f16_e64 v255, v1                                   // v_cos_f16_e64 v255.l, v1.l // ff00e1d501010102
v_cvt_norm_i16_f16_e32 v5, v1                            // v_cvt_norm_i16_f16_e32 v5.l, v1.l // 01c70a7e
v_cvt_norm_i16_f16_e64 v5, v1                            // v_cvt_norm_i16_f16_e64 v5.l, v1.l // 0500e3d501010102
v_cvt_norm_i16_f16_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_cvt_norm_i16_f16_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fac60a7e01e40000
v_cvt_norm_u16_f16_e32 v5, vcc_hi                        // v_cvt_norm_u16_f16_e32 v5.l, vcc_hi // 6bc80a7e
v_cvt_norm_u16_f16_e64 v5, v1                            // v_cvt_norm_u16_f16_e64 v5.l, v1.l // 0500e4d501010102
v_swap_b32 v255, v1                                      // 01cbfe7f
v_swaprel_b32 v5, v255                                   // ffd10a7e
v_cls_i32 v255, 0xaf123456                               // v_cls_i32_e32 v255, 0xaf123456 // ff76fe7f563412af
v_clz_i32_u32 v255, 0xaf123456                           // v_clz_i32_u32_e32 v255, 0xaf123456 // ff72fe7f563412af
v_clz_i32_u32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // e9720a7e01773905
v_clz_i32_u32_e64 v5, v1                                 // 0500b9d501010102
v_clz_i32_u32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // 0500b9d5e900000001773905
v_cvt_floor_i32_f32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]    // e91a0a7e01773905
v_cvt_i32_i16_e64 v5, v1                                 // v_cvt_i32_i16_e64 v5, v1.l // 0500ead501010102
v_cvt_i32_i16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_cvt_i32_i16_e64_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500ead5e900000001773905
v_cvt_nearest_i32_f32 v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_cvt_nearest_i32_f32_dpp v255, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fa18fe7fff6f3530
v_cvt_nearest_i32_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] // 05008cd5e900000001773905
v_cvt_u32_u16 v255, 0xfe0b                               // v_cvt_u32_u16_e32 v255, 0xfe0b // ffd6fe7f0bfe0000
v_cvt_u32_u16_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_cvt_u32_u16_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] // e9d60a7e01773905
v_cvt_u32_u16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_cvt_u32_u16_e64_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500ebd5e900000001773905
v_not_b16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_not_b16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500e9d5e900000001773905
v_permlane64_b32 v255, v255                              // ffcffe7f
v_ceil_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]         // v_ceil_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500dcd5e900000001773905
v_cos_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_cos_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500e1d5e900000001773905
v_cos_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // 0500b6d5e900000001773905
v_cvt_f16_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_cvt_f16_f32_e64_dpp v5.l, v1 dpp8:[7,6,5,4,3,2,1,0] // 05008ad5e900000001773905
v_cvt_f16_i16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_cvt_f16_i16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500d1d5e900000001773905
v_cvt_f32_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // v_cvt_f32_f16_e64_dpp v5, v1.l dpp8:[7,6,5,4,3,2,1,0] // 05008bd5e900000001773905
v_cvt_f32_u32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // 050086d5e900000001773905
v_cvt_f32_ubyte3_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]   // 050094d5e900000001773905
v_cvt_i32_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // 050088d5e900000001773905
v_exp_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_exp_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500d8d5e900000001773905
v_floor_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]        // 0500a4d5e900000001773905
v_log_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]          // v_log_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500d7d5e900000001773905
v_movreld_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // 0500c2d5e900000001773905
v_movrels_b32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]      // 0500c3d5e900000001773905
v_rndne_f16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]        // v_rndne_f16_e64_dpp v5.l, v1.l dpp8:[7,6,5,4,3,2,1,0] // 0500ded5e900000001773905
v_rndne_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]        // 0500a3d5e900000001773905
v_sat_pk_u8_i16_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]    // v_sat_pk_u8_i16_e64_dpp v5.l, v1 dpp8:[7,6,5,4,3,2,1,0] // 0500e2d5e900000001773905
v_sqrt_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]         // 0500b3d5e900000001773905
v_trunc_f32_e64_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0]        // 0500a1d5e900000001773905
v_floor_f16 v5, s105                                     // v_floor_f16_e32 v5.l, s105 // 69b60a7e
v_ceil_f16 v5, v1                                        // v_ceil_f16_e32 v5.l, v1.l // 01b90a7e
v_bfrev_b32_e32 v5, v1                                   // 01710a7e
v_cos_f16 v5, s1                                         // v_cos_f16_e32 v5.l, s1 // 01c20a7e
v_ctz_i32_b32 v5, s1                                     // v_ctz_i32_b32_e32 v5, s1 // 01740a7e
v_cvt_f16_i16 v5, vcc_lo                                 // v_cvt_f16_i16_e32 v5.l, vcc_lo // 6aa20a7e
v_cvt_f16_u16 v5, s105                                   // v_cvt_f16_u16_e32 v5.l, s105 // 69a00a7e
v_cvt_f32_i32 v5, vcc_hi                                 // v_cvt_f32_i32_e32 v5, vcc_hi // 6b0a0a7e
v_cvt_f32_u32 v5, v255                                   // v_cvt_f32_u32_e32 v5, v255 // ff0d0a7e
v_cvt_f64_i32 v[5:6], s1                                 // v_cvt_f64_i32_e32 v[5:6], s1 // 01080a7e
v_cvt_floor_i32_f32 v5, v255                             // v_cvt_floor_i32_f32_e32 v5, v255 // ff1b0a7e
v_cvt_i16_f16 v5, v127                                   // v_cvt_i16_f16_e32 v5.l, v127.l // 7fa70a7e
v_cvt_i32_f32 v5, v1                                     // v_cvt_i32_f32_e32 v5, v1 // 01110a7e
v_cvt_i32_f64 v5, v[1:2]                                 // v_cvt_i32_f64_e32 v5, v[1:2] // 01070a7e
v_cvt_i32_i16 v5, s1                                     // v_cvt_i32_i16_e32 v5, s1 // 01d40a7e
v_cvt_norm_i16_f16 v5, v1                                // v_cvt_norm_i16_f16_e32 v5.l, v1.l // 01c70a7e
v_cvt_norm_u16_f16 v5, v1                                // v_cvt_norm_u16_f16_e32 v5.l, v1.l // 01c90a7e
v_cvt_u16_f16 v5, vcc_lo                                 // v_cvt_u16_f16_e32 v5.l, vcc_lo // 6aa40a7e
v_cvt_u32_f32 v5, s105                                   // v_cvt_u32_f32_e32 v5, s105 // 690e0a7e
v_exp_f16 v5, v127                                       // v_exp_f16_e32 v5.l, v127.l // 7fb10a7e
v_fract_f16 v5, v127                                     // v_fract_f16_e32 v5.l, v127.l // 7fbf0a7e
v_frexp_exp_i16_f16 v5, v1                               // v_frexp_exp_i16_f16_e32 v5.l, v1.l // 01b50a7e
v_frexp_mant_f16 v5, v1                                  // v_frexp_mant_f16_e32 v5.l, v1.l // 01b30a7e
v_log_f16 v5, v1                                         // v_log_f16_e32 v5.l, v1.l // 01af0a7e
v_mov_b32 v5, v1                                         // v_mov_b32_e32 v5, v1 // 01030a7e
v_movrelsd_2_b32 v255, v255                              // v_movrelsd_2_b32_e32 v255, v255 // ff91fe7f
v_not_b16 v5, s1                                         // v_not_b16_e32 v5.l, s1 // 01d20a7e
v_rcp_f16 v5, v127                                       // v_rcp_f16_e32 v5.l, v127.l // 7fa90a7e
v_rndne_f16 v5, v1                                       // v_rndne_f16_e32 v5.l, v1.l // 01bd0a7e
v_rsq_f16 v5, v1                                         // v_rsq_f16_e32 v5.l, v1.l // 01ad0a7e
v_sat_pk_u8_i16 v5, v255                                 // v_sat_pk_u8_i16_e32 v5.l, v255 // ffc50a7e
v_sin_f16 v5, v127                                       // v_sin_f16_e32 v5.l, v127.l // 7fc10a7e
v_sqrt_f16 v5, v1                                        // v_sqrt_f16_e32 v5.l, v1.l // 01ab0a7e
v_trunc_f16 v5, v127                                     // v_trunc_f16_e32 v5.l, v127.l // 7fbb0a7e
v_movrelsd_b32 v5, v1 quad_perm:[0,1,2,3]                // v_movrelsd_b32_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa880a7e01e400ff
v_bfrev_b32_e64_dpp v5, v1 quad_perm:[3,2,1,0]           // v_bfrev_b32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500b8d5fa000000011b00ff
v_ceil_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]            // v_ceil_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500a2d5fa000000011b00ff
v_cls_i32_e64_dpp v5, v1 row_mirror                      // v_cls_i32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500bbd5fa000000014001ff
v_ctz_i32_b32_e64_dpp v5, v1 row_half_mirror             // v_ctz_i32_b32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 0500bad5fa000000014101ff
v_cvt_f16_u16_e64_dpp v5, v1 row_mirror                  // v_cvt_f16_u16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500d0d5fa000000014001ff
v_cvt_f32_i32_e64_dpp v5, v1 quad_perm:[0,1,2,3]         // v_cvt_f32_i32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050085d5fa00000001e400ff
v_cvt_f32_ubyte0_e64_dpp v5, v1 quad_perm:[3,2,1,0]      // v_cvt_f32_ubyte0_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050091d5fa000000011b00ff
v_cvt_f32_ubyte1_e64_dpp v5, v1 quad_perm:[3,2,1,0]      // v_cvt_f32_ubyte1_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050092d5fa000000011b00ff
v_cvt_f32_ubyte2_e64_dpp v5, v1 row_shl:15               // v_cvt_f32_ubyte2_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // 050093d5fa000000010f01ff
v_cvt_floor_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]   // v_cvt_floor_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05008dd5fa000000011b00ff
v_cvt_flr_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]     // v_cvt_floor_i32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05008dd5fa000000011b00ff
v_cvt_i16_f16_e64_dpp v5, v1 quad_perm:[0,1,2,3]         // v_cvt_i16_f16_e64_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500d3d5fa00000001e400ff
v_cvt_norm_i16_f16_e64_dpp v5, v1 row_mirror             // v_cvt_norm_i16_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500e3d5fa000000014001ff
v_cvt_norm_u16_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0]    // v_cvt_norm_u16_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500e4d5fa000000011b00ff
v_cvt_off_f32_i4_e64_dpp v5, v1 row_mirror               // v_cvt_off_f32_i4_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 05008ed5fa000000014001ff
v_cvt_rpi_i32_f32_e64_dpp v5, v1 row_half_mirror         // v_cvt_nearest_i32_f32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 05008cd5fa000000014101ff
v_cvt_u16_f16_e64_dpp v5, v1 row_mirror                  // v_cvt_u16_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500d2d5fa000000014001ff
v_cvt_u32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]         // v_cvt_u32_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050087d5fa000000011b00ff
v_exp_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]             // v_exp_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500a5d5fa000000011b00ff
v_ffbh_i32_e64_dpp v5, v1 row_shr:1                      // v_cls_i32_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 0500bbd5fa000000011101ff
v_ffbh_u32_e64_dpp v5, v1 quad_perm:[3,2,1,0]            // v_clz_i32_u32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500b9d5fa000000011b00ff
v_ffbl_b32_e64_dpp v5, v1 quad_perm:[0,1,2,3]            // v_ctz_i32_b32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500bad5fa00000001e400ff
v_floor_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0]           // v_floor_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500dbd5fa000000011b00ff
v_fract_f16_e64_dpp v5, v1 row_half_mirror               // v_fract_f16_e64_dpp v5.l, v1.l row_half_mirror row_mask:0xf bank_mask:0xf // 0500dfd5fa000000014101ff
v_fract_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0]           // v_fract_f32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500a0d5fa000000011b00ff
v_frexp_exp_i16_f16_e64_dpp v5, v1 quad_perm:[0,1,2,3]   // v_frexp_exp_i16_f16_e64_dpp v5.l, v1.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500dad5fa00000001e400ff
v_frexp_exp_i32_f32_e64_dpp v5, v1 quad_perm:[0,1,2,3]   // v_frexp_exp_i32_f32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500bfd5fa00000001e400ff
v_frexp_mant_f16_e64_dpp v5, v1 row_shl:1                // v_frexp_mant_f16_e64_dpp v5.l, v1.l row_shl:1 row_mask:0xf bank_mask:0xf // 0500d9d5fa000000010101ff
v_frexp_mant_f32_e64_dpp v5, v1 row_shr:1                // v_frexp_mant_f32_e64_dpp v5, v1 row_shr:1 row_mask:0xf bank_mask:0xf // 0500c0d5fa000000011101ff
v_log_f32_e64_dpp v5, v1 row_shl:15                      // v_log_f32_e64_dpp v5, v1 row_shl:15 row_mask:0xf bank_mask:0xf // 0500a7d5fa000000010f01ff
v_mov_b32_e64_dpp v5, v1 quad_perm:[3,2,1,0]             // v_mov_b32_e64_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050081d5fa000000011b00ff
v_movrelsd_2_b32_e64_dpp v5, v1 row_mirror               // v_movrelsd_2_b32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500c8d5fa000000014001ff
v_movrelsd_b32_e64_dpp v5, v1 quad_perm:[0,1,2,3]        // v_movrelsd_b32_e64_dpp v5, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0500c4d5fa00000001e400ff
v_not_b32_e64_dpp v5, v1 row_mirror                      // v_not_b32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500b7d5fa000000014001ff
v_rcp_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0]             // v_rcp_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500d4d5fa000000011b00ff
v_rcp_f32_e64_dpp v5, v1 row_mirror                      // v_rcp_f32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500aad5fa000000014001ff
v_rcp_iflag_f32_e64_dpp v5, v1 row_half_mirror           // v_rcp_iflag_f32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 0500abd5fa000000014101ff
v_rsq_f16_e64_dpp v5, v1 row_mirror                      // v_rsq_f16_e64_dpp v5.l, v1.l row_mirror row_mask:0xf bank_mask:0xf // 0500d6d5fa000000014001ff
v_rsq_f32_e64_dpp v5, v1 row_half_mirror                 // v_rsq_f32_e64_dpp v5, v1 row_half_mirror row_mask:0xf bank_mask:0xf // 0500aed5fa000000014101ff
v_sin_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0]             // v_sin_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500e0d5fa000000011b00ff
v_sin_f32_e64_dpp v5, v1 row_mirror                      // v_sin_f32_e64_dpp v5, v1 row_mirror row_mask:0xf bank_mask:0xf // 0500b5d5fa000000014001ff
v_sqrt_f16_e64_dpp v5, v1 row_shr:1                      // v_sqrt_f16_e64_dpp v5.l, v1.l row_shr:1 row_mask:0xf bank_mask:0xf // 0500d5d5fa000000011101ff
v_trunc_f16_e64_dpp v5, v1 quad_perm:[3,2,1,0]           // v_trunc_f16_e64_dpp v5.l, v1.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0500ddd5fa000000011b00ff
v_cls_i32_e64 v5, s1                                     // 0500bbd501000102
v_ctz_i32_b32_e64 v5, s1                                 // 0500bad501000102
v_cvt_floor_i32_f32_e64 v5, vcc_lo                       // 05008dd56a000102
v_cvt_nearest_i32_f32_e64 v5, v255                       // 05008cd5ff010102
v_cvt_u32_u16_e64 v5, s1                                 // 0500ebd501000102
v_not_b16_e64 v5, vcc_lo                                 // v_not_b16_e64 v5.l, vcc_lo // 0500e9d56a000102
v_sat_pk_u8_i16_e64 v5, vcc_lo                           // v_sat_pk_u8_i16_e64 v5.l, vcc_lo // 0500e2d56a000102
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
v_swap_b32_e32 v1, v2                                    // v_swap_b32 v1, v2 // 02cb027e
v_cvt_f32_bf8 v1, v3                                     // v_cvt_f32_bf8_e32 v1, v3 // 03db027e
v_cvt_f32_fp8 v1, v3                                     // v_cvt_f32_fp8_e32 v1, v3 // 03d9027e
v_cvt_pk_f32_bf8 v[2:3], s3                              // v_cvt_pk_f32_bf8_e32 v[2:3], s3 // 03de047e
v_cvt_pk_f32_bf8 v[2:3], 3                               // v_cvt_pk_f32_bf8_e32 v[2:3], 3 // 83de047e
v_cvt_pk_f32_fp8 v[2:3], v3                              // v_cvt_pk_f32_fp8_e32 v[2:3], v3.l // 03dd047e
v_cvt_pk_f32_fp8 v[2:3], s3 clamp                        // v_cvt_pk_f32_fp8_e64 v[2:3], s3 clamp // 0280eed503000102
v_cvt_f32_f16_e32 v0, 0x3118                             // v_cvt_f32_f16_e32 v0, 0.15915494 // f816007e
v_fract_f64_e32 v[0:1], 35                               // a37c007e
v_trunc_f32_e32 v0, -54321                               // v_trunc_f32_e32 v0, 0xffff2bcf // ff42007ecf2bffff
v_cvt_f16_f32_e32 v1, v2                                 // v_cvt_f16_f32_e32 v1.l, v2 // 0215027e
v_cvt_f32_ubyte0_e32 v1, v2                              // 0223027e
v_cvt_f32_ubyte1_e32 v1, v2                              // 0225027e
v_floor_f32_e32 v1, v2                                   // 0249027e
v_not_b32_e32 v1, v2                                     // 026f027e
v_frexp_exp_i32_f32_e32 v1, v2                           // 027f027e
v_movrelsd_b32_e32 v1, v2                                // 0289027e
