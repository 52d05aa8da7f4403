v_add_u32 v1, v2, v3                                     // v_add_nc_u32_e32 v1, v2, v3 // 0207024a
v_add_u32_e32 v1, s1, v3                                 // v_add_nc_u32_e32 v1, s1, v3 // 0106024a
v_subrev_u32 v1, v2, s1                                  // v_subrev_nc_u32_e64 v1, v2, s1 // 010027d502030002
v_subrev_u32_e32 v1, v2, v3                              // v_subrev_nc_u32_e32 v1, v2, v3 // 0207024e
v_fmac_f32 v0, v1, v2                                    // v_fmac_f32_e32 v0, v1, v2 // 01050056
v_xnor_b32 v0, v1, v2                                    // v_xnor_b32_e32 v0, v1, v2 // 0105003c
v_fmac_f32_e64 v5, m0, v2                                // 05002bd57d040202
v_fmac_f32_dpp v5, v1, v2 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa040a5601410100
v_xnor_b32_e64 v255, v1, v2                              // ff001ed501050202
v_add_f32 v0, s0, s1                                     // v_add_f32_e64 v0, s0, s1 // 000003d500020002
v_add_co_ci_u32_e32 v3, vcc_lo, 12345, v3, vcc_lo        // v_add_co_ci_u32_e32 v3, vcc_lo, 0x3039, v3, vcc_lo // ff06064039300000
v_cndmask_b32 v0, 12345, v1, vcc_lo                      // v_cndmask_b32_e32 v0, 0x3039, v1, vcc_lo // ff02000239300000
v_add_f32_dpp v5, -v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a06011b1000
v_subrev_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a0a011b0000
v_mul_legacy_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_mul_dx9_zero_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a0e011b0000
v_mul_i32_i24_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a12011b0000
v_mul_hi_i32_i24_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a14011b0000
v_mul_u32_u24_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a16011b0000
v_lshrrev_b32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a32011b0000
v_lshlrev_b32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a30011b0000
v_and_b32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a36011b0000
v_or_b32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a38011b0000
v_sub_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_sub_f16_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a66011b0000
v_fmac_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_fmac_f16_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a6c011b0000
v_min_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_min_num_f16_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a60011b0000
v_sub_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a08011b0400
v_mul_hi_u32_u24_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a18011b0400
v_max_i32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a24011b0400
v_min_u32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a26011b0400
v_sub_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a42011b0400
v_subrev_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a44011b0400
v_add_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4a01e40000
v_sub_nc_u32_dpp v5, v1, v2 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa040a4c01410100
v_subrev_nc_u32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x1 bank_mask:0x0 // fa040a4e011b0010
v_mul_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7]          // e9040a100188c6fa
v_subrev_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7]       // v_subrev_f16_dpp v5.l, v1.l, v2.l dpp8:[0,1,2,3,4,5,6,7] // e9040a680188c6fa
v_max_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7]          // v_max_num_f16_dpp v5.l, v1.l, v2.l dpp8:[0,1,2,3,4,5,6,7] // e9040a620188c6fa
v_ldexp_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7]        // v_ldexp_f16_dpp v5.l, v1.l, v2.l dpp8:[0,1,2,3,4,5,6,7] // e9040a760188c6fa
v_max_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1     // v_max_num_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a2c0188c6fa
v_min_i32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1     // ea040a220188c6fa
v_xor_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1     // ea040a3a0188c6fa
v_xnor_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1    // ea040a3c0188c6fa
v_add_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1     // v_add_f16_dpp v5.l, v1.l, v2.l dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a640188c6fa
v_cndmask_b32_dpp v0, v1, v2, vcc_lo dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea0400020188c6fa
v_cndmask_b32_e32 v5, v255, v2, vcc_lo                   // ff050a02
v_cndmask_b32_e64 v255, v1, v2, s6                       // ff0001d501051a00
v_add_f32_e32 v5, v1, v2                                 // 01050a06
v_add_f32_e64 v255, v1, v2                               // ff0003d501050202
v_sub_f32_e32 v5, v1, v2                                 // 01050a08
v_sub_f32_e64 v5, v255, v2                               // 050004d5ff050202
v_subrev_f32_e32 v255, v1, v2                            // 0105fe0b
v_subrev_f32_e64 v5, vcc_lo, v2                          // 050005d56a040202
v_mul_legacy_f32_e32 v5, s1, v2                          // v_mul_dx9_zero_f32_e32 v5, s1, v2 // 01040a0e
v_mul_legacy_f32_e64 v5, v1, v2                          // v_mul_dx9_zero_f32_e64 v5, v1, v2 // 050007d501050202
v_mul_f32_e32 v255, v1, v2                               // 0105fe11
v_mul_f32_e64 v5, vcc_hi, v2                             // 050008d56b040202
v_mul_i32_i24_e32 v255, v1, v2                           // 0105fe13
v_mul_i32_i24_e64 v5, s101, v2                           // 050009d565040202
v_mul_hi_i32_i24_e32 v5, v1, v2                          // 01050a14
v_mul_hi_i32_i24_e64 v5, vcc_lo, v2                      // 05000ad56a040202
v_mul_u32_u24_e32 v5, vcc_lo, v2                         // 6a040a16
v_mul_u32_u24_e64 v5, s1, v2                             // 05000bd501040202
v_mul_hi_u32_u24_e32 v5, v255, v2                        // ff050a18
v_mul_hi_u32_u24_e64 v5, v1, v2                          // 05000cd501050202
v_min_f32_e32 v255, v1, v2                               // v_min_num_f32_e32 v255, v1, v2 // 0105fe2b
v_min_f32_e64 v5, v1, v2                                 // v_min_num_f32_e64 v5, v1, v2 // 050015d501050202
v_min_f32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // v_min_num_f32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a2a01400100
v_max_f32_e32 v5, v1, v2                                 // v_max_num_f32_e32 v5, v1, v2 // 01050a2c
v_max_f32_e64 v5, s101, v2                               // v_max_num_f32_e64 v5, s101, v2 // 050016d565040202
v_min_i32_e32 v5, v1, v2                                 // 01050a22
v_min_i32_e64 v5, v1, v2                                 // 050011d501050202
v_max_i32_e32 v255, v1, v2                               // 0105fe25
v_max_i32_e64 v5, v1, v2                                 // 050012d501050202
v_min_u32_e32 v5, v255, v2                               // ff050a26
v_min_u32_e64 v5, vcc_lo, v2                             // 050013d56a040202
v_max_u32_e32 v5, v255, v2                               // ff050a28
v_max_u32_e64 v5, vcc_lo, v2                             // 050014d56a040202
v_max_u32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a2801400100
v_lshrrev_b32_e32 v5, s1, v2                             // 01040a32
v_lshrrev_b32_e64 v5, v1, v2                             // 050019d501050202
v_ashrrev_i32_e32 v5, s1, v2                             // 01040a34
v_ashrrev_i32_e64 v5, v1, v2                             // 05001ad501050202
v_ashrrev_i32_dpp v5, v1, v2 row_shr:1 row_mask:0x0 bank_mask:0x0 // fa040a3401110100
v_lshlrev_b32_e32 v5, v1, v2                             // 01050a30
v_lshlrev_b32_e64 v5, v1, v2                             // 050018d501050202
v_and_b32_e32 v5, v1, v2                                 // 01050a36
v_and_b32_e64 v5, v1, v2                                 // 05001bd501050202
v_or_b32_e32 v5, s103, v2                                // 67040a38
v_or_b32_e64 v5, v255, v2                                // 05001cd5ff050202
v_xor_b32_e32 v5, v1, v2                                 // 01050a3a
v_xor_b32_e64 v255, v1, v2                               // ff001dd501050202
v_xnor_b32_e32 v5, 0.5, v2                               // f0040a3c
v_add_nc_u32_e32 v5, v1, v2                              // 01050a4a
v_add_nc_u32_e64 v5, v255, v2                            // 050025d5ff050202
v_sub_nc_u32_e32 v5, v1, v2                              // 01050a4c
v_sub_nc_u32_e64 v5, v1, v2                              // 050026d501050202
v_subrev_nc_u32_e32 v255, v1, v2                         // 0105fe4f
v_subrev_nc_u32_e64 v255, v1, v2                         // ff0027d501050202
v_add_co_ci_u32_e64 v5, s12, 0, v2, s6                   // 050c20d580041a00
v_sub_co_ci_u32_e32 v5, vcc_lo, v1, v255, vcc_lo         // 01ff0b42
v_sub_co_ci_u32_e64 v5, s14, v1, v2, s6                  // 050e21d501051a00
v_subrev_co_ci_u32_e32 v5, vcc_lo, v1, v2, vcc_lo        // 01050a44
v_subrev_co_ci_u32_e64 v5, s14, v1, v2, s6               // 050e22d501051a00
v_fmac_f32_e32 v255, v1, v2                              // 0105fe57
v_fmaak_f32 v5, v255, v2, 0x11213141                     // ff050a5a41312111
v_cvt_pkrtz_f16_f32_e32 v5, v1, v2                       // v_cvt_pk_rtz_f16_f32_e32 v5, v1, v2 // 01050a5e
v_cvt_pkrtz_f16_f32_e64 v5, s1, v2                       // v_cvt_pk_rtz_f16_f32_e64 v5, s1, v2 // 05002fd501040202
v_add_f16_e32 v5, vcc_hi, v2                             // v_add_f16_e32 v5.l, vcc_hi, v2.l // 6b040a64
v_add_f16_e64 v255, v1, v2                               // v_add_f16_e64 v255.l, v1.l, v2.l // ff0032d501050202
v_sub_f16_e32 v5, v1, v2                                 // v_sub_f16_e32 v5.l, v1.l, v2.l // 01050a66
v_sub_f16_e64 v5, s101, v2                               // v_sub_f16_e64 v5.l, s101, v2.l // 050033d565040202
v_subrev_f16_e32 v5, s1, v2                              // v_subrev_f16_e32 v5.l, s1, v2.l // 01040a68
v_subrev_f16_e64 v255, v1, v2                            // v_subrev_f16_e64 v255.l, v1.l, v2.l // ff0034d501050202
v_mul_f16_e32 v5, v1, v2                                 // v_mul_f16_e32 v5.l, v1.l, v2.l // 01050a6a
v_mul_f16_e64 v5, s101, v2                               // v_mul_f16_e64 v5.l, s101, v2.l // 050035d565040202
v_mul_f16_dpp v5, v1, v2 row_shr:1 row_mask:0x0 bank_mask:0x0 // v_mul_f16_dpp v5.l, v1.l, v2.l row_shr:1 row_mask:0x0 bank_mask:0x0 // fa040a6a01110100
v_fmac_f16_e32 v5, s1, v2                                // v_fmac_f16_e32 v5.l, s1, v2.l // 01040a6c
v_fmac_f16_e64 v5, v255, v2                              // v_fmac_f16_e64 v5.l, v255.l, v2.l // 050036d5ff050202
v_fmamk_f16 v5, -1, 0x1121, v3                           // v_fmamk_f16 v5.l, -1, 0x1121, v3.l // c1060a6e21110000
v_fmaak_f16 v5, v1, v2, 0x1121                           // v_fmaak_f16 v5.l, v1.l, v2.l, 0x1121 // 01050a7021110000
v_max_f16_e32 v5, vcc_hi, v2                             // v_max_num_f16_e32 v5.l, vcc_hi, v2.l // 6b040a62
v_max_f16_e64 v5, -1, v2                                 // v_max_num_f16_e64 v5.l, -1, v2.l // 050031d5c1040202
v_min_f16_e32 v5, v1, v2                                 // v_min_num_f16_e32 v5.l, v1.l, v2.l // 01050a60
v_min_f16_e64 v255, v1, v2                               // v_min_num_f16_e64 v255.l, v1.l, v2.l // ff0030d501050202
v_ldexp_f16_e32 v5, exec_hi, v2                          // v_ldexp_f16_e32 v5.l, exec_hi, v2.l // 7f040a76
v_ldexp_f16_e64 v255, v1, v2                             // v_ldexp_f16_e64 v255.l, v1.l, v2.l // ff003bd501050202
v_pk_fmac_f16 v5, s103, v2                               // 67040a78
v_readlane_b32 s5, v1, s2                                // 050060d701050002
v_writelane_b32 v5, 0, s2                                // 050061d780040002
v_bfm_b32 v5, v255, v2                                   // 05001dd7ff050202
v_bcnt_u32_b32 v5, s103, v2                              // 05001ed767040202
v_mbcnt_lo_u32_b32 v5, v255, v2                          // 05001fd7ff050202
v_mbcnt_hi_u32_b32 v5, v1, v2                            // 050020d701050202
v_add_co_u32 v5, s0, v255, v2                            // 050000d7ff050202
v_sub_co_u32 v5, s0, v1, v2                              // 050001d701050202
v_subrev_co_u32 v5, s0, v255, v2                         // 050002d7ff050202
v_ldexp_f32 v5, v1, v2                                   // 05001cd701050202
v_cvt_pknorm_i16_f32 v5, v1, v2                          // v_cvt_pk_norm_i16_f32 v5, v1, v2 // 050021d701050202
v_cvt_pknorm_u16_f32 v255, v1, v2                        // v_cvt_pk_norm_u16_f32 v255, v1, v2 // ff0022d701050202
v_cvt_pk_u16_u32 v5, v1, v2                              // 050023d701050202
v_cvt_pk_i16_i32 v5, v1, v2                              // 050024d701050202
v_add_f64 v[5:6], ttmp[10:11], v[2:3]                    // v_add_f64_e32 v[5:6], ttmp[10:11], v[2:3] // 76040a04
v_add_f64 v[5:6], -1, v[2:3]                             // v_add_f64_e32 v[5:6], -1, v[2:3] // c1040a04
v_add_f64 v[5:6], 0.5, v[2:3]                            // v_add_f64_e32 v[5:6], 0.5, v[2:3] // f0040a04
v_add_f64 v[5:6], v[1:2], s[102:103]                     // v_add_f64_e64 v[5:6], v[1:2], s[102:103] // 050002d501cd0002
v_add_f64 v[5:6], v[1:2], exec                           // v_add_f64_e64 v[5:6], v[1:2], exec // 050002d501fd0002
v_add_f64 v[5:6], v[1:2], 0.5                            // v_add_f64_e64 v[5:6], v[1:2], 0.5 // 050002d501e10102
v_mul_f64 v[5:6], s[102:103], v[2:3]                     // v_mul_f64_e32 v[5:6], s[102:103], v[2:3] // 66040a0c
v_mul_f64 v[5:6], ttmp[10:11], v[2:3]                    // v_mul_f64_e32 v[5:6], ttmp[10:11], v[2:3] // 76040a0c
v_mul_f64 v[5:6], 0.5, v[2:3]                            // v_mul_f64_e32 v[5:6], 0.5, v[2:3] // f0040a0c
v_mul_f64 v[5:6], -4.0, v[2:3]                           // v_mul_f64_e32 v[5:6], -4.0, v[2:3] // f7040a0c
v_mul_f64 v[5:6], v[1:2], 0                              // v_mul_f64_e64 v[5:6], v[1:2], 0 // 050006d501010102
v_mul_f64 v[5:6], v[1:2], |v[2:3]|                       // v_mul_f64_e64 v[5:6], v[1:2], |v[2:3]| // 050206d501050202
v_lshlrev_b64 v[5:6], vcc_hi, v[2:3]                     // v_lshlrev_b64_e32 v[5:6], vcc_hi, v[2:3] // 6b040a3e
v_lshlrev_b64 v[5:6], 0, v[2:3]                          // v_lshlrev_b64_e32 v[5:6], 0, v[2:3] // 80040a3e
v_lshlrev_b64 v[5:6], -4.0, v[2:3]                       // v_lshlrev_b64_e32 v[5:6], -4.0, v[2:3] // f7040a3e
v_lshlrev_b64 v[5:6], v1, v[254:255]                     // v_lshlrev_b64_e32 v[5:6], v1, v[254:255] // 01fd0b3e
v_lshlrev_b64 v[5:6], v1, s[100:101]                     // v_lshlrev_b64_e64 v[5:6], v1, s[100:101] // 05001fd501c90002
v_lshlrev_b64 v[5:6], v1, 0                              // v_lshlrev_b64_e64 v[5:6], v1, 0 // 05001fd501010102
v_mul_lo_u16 v5, v255, v2                                // v_mul_lo_u16 v5.l, v255.l, v2.l // 050005d7ff050202
v_lshrrev_b16 v5, v255, v2                               // v_lshrrev_b16 v5.l, v255.l, v2.l // 050039d7ff050202
v_ashrrev_i16 v5, s1, v2                                 // v_ashrrev_i16 v5.l, s1, v2.l // 05003ad701040202
v_max_u16 v255, v1, v2                                   // v_max_u16 v255.l, v1.l, v2.l // ff0009d701050202
v_max_i16 v5, v1, v2                                     // v_max_i16 v5.l, v1.l, v2.l // 05000ad701050202
v_min_u16 v5, v1, v2                                     // v_min_u16 v5.l, v1.l, v2.l // 05000bd701050202
v_min_i16 v5, v1, v255                                   // v_min_i16 v5.l, v1.l, v255.l // 05000cd701ff0302
v_lshlrev_b16 v255, v1, v2                               // v_lshlrev_b16 v255.l, v1.l, v2.l // ff0038d701050202
v_cvt_pk_rtz_f16_f32 v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_cvt_pk_rtz_f16_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff5fff6ff530
v_sub_u32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_sub_nc_u32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa04fe4d01e40000
v_add_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 dpp8:[7,6,5,4,3,2,1,0] // 050620d5e9040e0001773905
v_add_nc_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // 050025d5e904020001773905
v_and_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 05001bd5e904020001773905
v_ashrrev_i16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // v_ashrrev_i16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 05003ad7e904020001773905
v_bcnt_u32_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05001ed7e904020001773905
v_cvt_pk_i16_i32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050024d7e904020001773905
v_cvt_pk_u16_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050023d7e904020001773905
v_cvt_pknorm_i16_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_pk_norm_i16_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050021d7e904020001773905
v_fmac_f16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]     // v_fmac_f16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050036d5e904020001773905
v_lshlrev_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // 050018d5e904020001773905
v_lshrrev_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // 050019d5e904020001773905
v_mbcnt_lo_u32_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05001fd7e904020001773905
v_min_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 050013d5e904020001773905
v_mul_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 050008d5e904020001773905
v_mul_hi_i32_i24_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05000ad5e904020001773905
v_mul_i32_i24_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // 050009d5e904020001773905
v_sub_co_u32_e64_dpp v5, s6, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050601d7e904020001773905
v_subrev_co_u32_e64_dpp v5, s6, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050602d7e904020001773905
v_subrev_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // 050005d5e904020001773905
v_xnor_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]     // 05001ed5e904020001773905
v_xor_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 05001dd5e904020001773905
v_add_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 050003d5e904020001773905
v_fmac_f32_e64_dpp v5, v2, s3 quad_perm:[3,2,1,0]        // v_fmac_f32_e64_dpp v5, v2, s3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05002bd5fa060000021b00ff
v_add_co_ci_u32 v5, vcc_lo, v255, v2, vcc_lo             // v_add_co_ci_u32_e32 v5, vcc_lo, v255, v2, vcc_lo // ff050a40
v_add_f16 v5, s1, v2                                     // v_add_f16_e32 v5.l, s1, v2.l // 01040a64
v_add_nc_u32 v5, exec_hi, v2                             // v_add_nc_u32_e32 v5, exec_hi, v2 // 7f040a4a
v_and_b32 v5, v1, v2                                     // v_and_b32_e32 v5, v1, v2 // 01050a36
v_ashrrev_i32 v5, vcc_lo, v2                             // v_ashrrev_i32_e32 v5, vcc_lo, v2 // 6a040a34
v_cvt_pkrtz_f16_f32 v5, s105, v2                         // v_cvt_pk_rtz_f16_f32_e32 v5, s105, v2 // 69040a5e
v_fmac_f16 v5, s1, v2                                    // v_fmac_f16_e32 v5.l, s1, v2.l // 01040a6c
v_fmamk_f32 v5, v1, 0xaf123456, v3                       // 01070a58563412af
v_ldexp_f16 v5, v127, v2                                 // v_ldexp_f16_e32 v5.l, v127.l, v2.l // 7f050a76
v_lshlrev_b32 v5, v255, v2                               // v_lshlrev_b32_e32 v5, v255, v2 // ff050a30
v_lshrrev_b32 v5, v1, v2                                 // v_lshrrev_b32_e32 v5, v1, v2 // 01050a32
v_max_f16 v5, s105, v2                                   // v_max_num_f16_e32 v5.l, s105, v2.l // 69040a62
v_max_f32 v5, s105, v2                                   // v_max_num_f32_e32 v5, s105, v2 // 69040a2c
v_max_i32 v5, null, v2                                   // v_max_i32_e32 v5, null, v2 // 7c040a24
v_max_u32 v5, v255, v2                                   // v_max_u32_e32 v5, v255, v2 // ff050a28
v_min_f16 v5, v1, v2                                     // v_min_num_f16_e32 v5.l, v1.l, v2.l // 01050a60
v_min_f32 v5, v1, v2                                     // v_min_num_f32_e32 v5, v1, v2 // 01050a2a
v_min_i32 v5, s1, v2                                     // v_min_i32_e32 v5, s1, v2 // 01040a22
v_min_u32 v5, s1, v2                                     // v_min_u32_e32 v5, s1, v2 // 01040a26
v_mul_dx9_zero_f32 v5, s1, v2                            // v_mul_dx9_zero_f32_e32 v5, s1, v2 // 01040a0e
v_mul_f16 v5, ttmp15, v2                                 // v_mul_f16_e32 v5.l, ttmp15, v2.l // 7b040a6a
v_mul_f32 v5, s1, v2                                     // v_mul_f32_e32 v5, s1, v2 // 01040a10
v_mul_hi_i32_i24 v5, v255, v2                            // v_mul_hi_i32_i24_e32 v5, v255, v2 // ff050a14
v_mul_hi_u32_u24 v5, v255, v2                            // v_mul_hi_u32_u24_e32 v5, v255, v2 // ff050a18
v_mul_i32_i24 v5, v1, v2                                 // v_mul_i32_i24_e32 v5, v1, v2 // 01050a12
v_mul_legacy_f32 v5, s105, v2                            // v_mul_dx9_zero_f32_e32 v5, s105, v2 // 69040a0e
v_mul_u32_u24 v5, v1, v2                                 // v_mul_u32_u24_e32 v5, v1, v2 // 01050a16
v_or_b32 v5, v255, v2                                    // v_or_b32_e32 v5, v255, v2 // ff050a38
v_sub_co_ci_u32 v5, vcc_lo, v255, v2, vcc_lo             // v_sub_co_ci_u32_e32 v5, vcc_lo, v255, v2, vcc_lo // ff050a42
v_sub_f16 v5, vcc_hi, v2                                 // v_sub_f16_e32 v5.l, vcc_hi, v2.l // 6b040a66
v_sub_f32 v5, v255, v2                                   // v_sub_f32_e32 v5, v255, v2 // ff050a08
v_sub_nc_u32 v5, v1, v2                                  // v_sub_nc_u32_e32 v5, v1, v2 // 01050a4c
v_subrev_co_ci_u32 v5, vcc_lo, v1, v2, vcc_lo            // v_subrev_co_ci_u32_e32 v5, vcc_lo, v1, v2, vcc_lo // 01050a44
v_subrev_f16 v5, v1, v2                                  // v_subrev_f16_e32 v5.l, v1.l, v2.l // 01050a68
v_subrev_f32 v5, v1, v2                                  // v_subrev_f32_e32 v5, v1, v2 // 01050a0a
v_subrev_nc_u32 v5, v255, v2                             // v_subrev_nc_u32_e32 v5, v255, v2 // ff050a4e
v_xor_b32 v5, v255, v2                                   // v_xor_b32_e32 v5, v255, v2 // ff050a3a
v_add_co_u32_e64_dpp v5, s6, v1, v2 quad_perm:[0,1,2,3]  // v_add_co_u32_e64_dpp v5, s6, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050600d7fa04020001e400ff
v_bfm_b32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]         // v_bfm_b32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001dd7fa04020001e400ff
v_ldexp_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]       // v_ldexp_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001cd7fa040200011b00ff
v_lshlrev_b16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]     // v_lshlrev_b16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050038d7fa04020001e400ff
v_lshrrev_b16_e64_dpp v5, v1, v2 row_shr:15              // v_lshrrev_b16_e64_dpp v5.l, v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 050039d7fa040200011f01ff
v_max_i16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_max_i16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000ad7fa040200011b00ff
v_max_u16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_max_u16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050009d7fa040200011b00ff
v_mbcnt_hi_u32_b32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] // v_mbcnt_hi_u32_b32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050020d7fa04020001e400ff
v_min_i16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_min_i16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000cd7fa040200011b00ff
v_min_u16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_min_u16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000bd7fa040200011b00ff
v_mul_lo_u16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]      // v_mul_lo_u16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050005d7fa04020001e400ff
v_add_f16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]         // v_add_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050032d5fa04020001e400ff
v_ashrrev_i32_e64_dpp v5, v1, v2 row_ror:1               // v_ashrrev_i32_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 05001ad5fa040200012101ff
v_cndmask_b32_e64_dpp v5, v1, v2, s3 quad_perm:[3,2,1,0] // v_cndmask_b32_e64_dpp v5, v1, v2, s3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050001d5fa040e00011b00ff
v_cvt_pk_rtz_f16_f32_e64_dpp v5, v1, v2 row_shr:1        // v_cvt_pk_rtz_f16_f32_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 05002fd5fa040200011101ff
v_cvt_pkrtz_f16_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] // v_cvt_pk_rtz_f16_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05002fd5fa04020001e400ff
v_ldexp_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]       // v_ldexp_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05003bd5fa040200011b00ff
v_max_f16_e64_dpp v5, v1, v2 row_mirror                  // v_max_num_f16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050031d5fa040200014001ff
v_max_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050016d5fa040200011b00ff
v_max_i32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]         // v_max_i32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050012d5fa04020001e400ff
v_max_u32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]         // v_max_u32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050014d5fa04020001e400ff
v_min_f16_e64_dpp v5, v1, v2 row_shl:1                   // v_min_num_f16_e64_dpp v5.l, v1.l, v2.l row_shl:1 row_mask:0xf bank_mask:0xf // 050030d5fa040200010101ff
v_min_f32_e64_dpp v5, v1, v2 row_mirror                  // v_min_num_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050015d5fa040200014001ff
v_min_i32_e64_dpp v5, v1, v2 row_shl:1                   // v_min_i32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050011d5fa040200010101ff
v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] // v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050007d5fa04020001e400ff
v_mul_f16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]         // v_mul_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050035d5fa04020001e400ff
v_mul_hi_u32_u24_e64_dpp v5, v1, v2 row_half_mirror      // v_mul_hi_u32_u24_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05000cd5fa040200014101ff
v_mul_legacy_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]  // v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050007d5fa04020001e400ff
v_mul_u32_u24_e64_dpp v5, v1, v2 row_half_mirror         // v_mul_u32_u24_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05000bd5fa040200014101ff
v_or_b32_e64_dpp v5, v1, v2 row_mirror                   // v_or_b32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05001cd5fa040200014001ff
v_sub_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 row_mirror    // v_sub_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 row_mirror row_mask:0xf bank_mask:0xf // 050621d5fa040e00014001ff
v_sub_f16_e64_dpp v5, v1, v2 row_half_mirror             // v_sub_f16_e64_dpp v5.l, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050033d5fa040200014101ff
v_sub_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]         // v_sub_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050004d5fa040200011b00ff
v_sub_nc_u32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]      // v_sub_nc_u32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050026d5fa040200011b00ff
v_subrev_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 row_shl:15 // v_subrev_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 row_shl:15 row_mask:0xf bank_mask:0xf // 050622d5fa040e00010f01ff
v_subrev_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]      // v_subrev_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050034d5fa040200011b00ff
v_subrev_nc_u32_e64_dpp v5, v1, v2 row_shr:15            // v_subrev_nc_u32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050027d5fa040200011f01ff
v_cvt_pk_rtz_f16_f32_e64 v5, s1, s2                      // 05002fd501040002
v_mul_dx9_zero_f32_e64 v5, v255, v255                    // 050007d5ffff0302
v_max_num_f16 v5, ttmp15, v2                             // v_max_num_f16_e32 v5.l, ttmp15, v2.l // 7b040a62
v_max_num_f32 v5, vcc_lo, v2                             // v_max_num_f32_e32 v5, vcc_lo, v2 // 6a040a2c
v_max_num_f32 v5, ttmp15, v2                             // v_max_num_f32_e32 v5, ttmp15, v2 // 7b040a2c
v_max_num_f32 v5, m0, v2                                 // v_max_num_f32_e32 v5, m0, v2 // 7d040a2c
v_max_num_f32 v5, null, v2                               // v_max_num_f32_e32 v5, null, v2 // 7c040a2c
v_max_num_f32 v255, 0xaf123456, v255                     // v_max_num_f32_e32 v255, 0xaf123456, v255 // fffeff2d563412af
v_max_num_f64 v[5:6], v[1:2], v[3:4]                     // v_max_num_f64_e32 v[5:6], v[1:2], v[3:4] // 01070a1c
v_max_num_f64 v[5:6], ttmp[14:15], v[2:3]                // v_max_num_f64_e32 v[5:6], ttmp[14:15], v[2:3] // 7a040a1c
v_max_num_f64 v[5:6], null, v[2:3]                       // v_max_num_f64_e32 v[5:6], null, v[2:3] // 7c040a1c
v_max_num_f64 v[5:6], -1, v[2:3]                         // v_max_num_f64_e32 v[5:6], -1, v[2:3] // c1040a1c
v_max_num_f64 v[5:6], src_scc, v[2:3]                    // v_max_num_f64_e32 v[5:6], src_scc, v[2:3] // fd040a1c
v_max_num_f64 v[254:255], 0xaf123456, v[254:255]         // v_max_num_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd1d563412af
v_min_num_f16 v5, v1, v2                                 // v_min_num_f16_e32 v5.l, v1.l, v2.l // 01050a60
v_min_num_f16 v5, exec_lo, v2                            // v_min_num_f16_e32 v5.l, exec_lo, v2.l // 7e040a60
v_min_num_f16 v5, exec_hi, v2                            // v_min_num_f16_e32 v5.l, exec_hi, v2.l // 7f040a60
v_min_num_f16 v5, -1, v2                                 // v_min_num_f16_e32 v5.l, -1, v2.l // c1040a60
v_min_num_f16 v5, 0.5, v2                                // v_min_num_f16_e32 v5.l, 0.5, v2.l // f0040a60
v_min_num_f16 v5, src_scc, v2                            // v_min_num_f16_e32 v5.l, src_scc, v2.l // fd040a60
v_min_num_f32 v5, null, v2                               // v_min_num_f32_e32 v5, null, v2 // 7c040a2a
v_min_num_f64 v[5:6], s[0:1], v[2:3]                     // v_min_num_f64_e32 v[5:6], s[0:1], v[2:3] // 00040a1a
v_min_num_f64 v[5:6], -1, v[2:3]                         // v_min_num_f64_e32 v[5:6], -1, v[2:3] // c1040a1a
v_min_num_f64 v[254:255], 0xaf123456, v[254:255]         // v_min_num_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd1b563412af
v_max_num_f16 v5, v1, v2 row_shl:15                      // v_max_num_f16_dpp v5.l, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // fa040a62010f01ff
v_max_num_f16 v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_max_num_f16_dpp v5.l, v1.l, v2.l row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a62015f0101
v_max_num_f16 v127, -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_max_num_f16_dpp v127.l, -|v127.l|, -|v127.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafefe627f6ff530
v_max_num_f32 v5, v1, v2 quad_perm:[0,1,2,3]             // v_max_num_f32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa040a2c01e400ff
v_min_num_f32 v5, v1, v2 quad_perm:[3,2,1,0]             // v_min_num_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa040a2a011b00ff
v_min_num_f32 v5, v1, v2 row_mirror                      // v_min_num_f32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a2a014001ff
v_min_num_f32 v5, v1, v2 row_half_mirror                 // v_min_num_f32_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040a2a014101ff
v_min_num_f32 v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_min_num_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff2bff6ff530
v_min_num_f32 v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_min_num_f32_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a2a01773905
v_max_num_f16 v5, v255, v2 quad_perm:[3,2,1,0]           // v_max_num_f16_e64_dpp v5.l, v255.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050031d5fa040200ff1b00ff
v_max_num_f16 v5, v255, v2 dpp8:[7,6,5,4,3,2,1,0]        // v_max_num_f16_e64_dpp v5.l, v255.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050031d5e9040200ff773905
v_add_f64_e64 v[5:6], v[2:3], v[4:5]                     // 050002d502090202
v_add_f64_e64 v[5:6], s[2:3], s[4:5]                     // 050002d502080002
v_add_f64_e64 v[5:6], -|exec|, src_scc                   // 050102d57efa0122
v_add_f64_e64 v[5:6], -1, -1                             // 050002d5c1820102
v_lshlrev_b64_e64 v[5:6], v1, v[2:3]                     // 05001fd501050202
v_lshlrev_b64_e64 v[5:6], v1, vcc                        // 05001fd501d50002
v_lshlrev_b64_e64 v[5:6], v255, exec                     // 05001fd5fffd0002
v_lshlrev_b64_e64 v[5:6], -1, -1                         // 05001fd5c1820102
v_lshlrev_b64_e64 v[254:255], 0xaf123456, 0.5            // fe001fd5ffe00102563412af
v_max_num_f16_e64 v5, v1, v2                             // v_max_num_f16_e64 v5.l, v1.l, v2.l // 050031d501050202
v_max_num_f16_e64 v5, null, exec_lo                      // v_max_num_f16_e64 v5.l, null, exec_lo // 050031d57cfc0002
v_max_num_f16_e64 v5, -src_scc, |vcc_lo| mul:4           // v_max_num_f16_e64 v5.l, -src_scc, |vcc_lo| mul:4 // 050231d5fdd40032
v_max_num_f32_e64 v5, s1, s2                             // 050016d501040002
v_max_num_f32_e64 v5, vcc_hi, 0xaf123456                 // 050016d56bfe0102563412af
v_max_num_f32_e64 v5, ttmp15, src_scc                    // 050016d57bfa0102
v_max_num_f32_e64 v5, 0.5, -m0 mul:2                     // 050016d5f0fa004a
v_max_num_f64_e64 v[5:6], s[2:3], s[4:5]                 // 05000ed502080002
v_max_num_f64_e64 v[5:6], -|exec|, src_scc               // 05010ed57efa0122
v_max_num_f64_e64 v[5:6], null, 0.5                      // 05000ed57ce00102
v_max_num_f64_e64 v[5:6], -1, -1                         // 05000ed5c1820102
v_min_num_f16_e64 v5, s1, s2                             // v_min_num_f16_e64 v5.l, s1, s2 // 050030d501040002
v_min_num_f16_e64 v5, ttmp15, src_scc                    // v_min_num_f16_e64 v5.l, ttmp15, src_scc // 050030d57bfa0102
v_min_num_f16_e64 v5, |exec_hi|, null                    // v_min_num_f16_e64 v5.l, |exec_hi|, null // 050130d57ff80002
v_min_num_f16_e64 v5, -1, exec_hi                        // v_min_num_f16_e64 v5.l, -1, exec_hi // 050030d5c1fe0002
v_min_num_f16_e64 v5, -src_scc, |vcc_lo| mul:4           // v_min_num_f16_e64 v5.l, -src_scc, |vcc_lo| mul:4 // 050230d5fdd40032
v_min_num_f32_e64 v5, v1, v2                             // 050015d501050202
v_min_num_f32_e64 v5, exec_lo, -1                        // 050015d57e820102
v_min_num_f32_e64 v5, |exec_hi|, null                    // 050115d57ff80002
v_min_num_f64_e64 v[5:6], v[2:3], v[4:5]                 // 05000dd502090202
v_min_num_f64_e64 v[5:6], s[104:105], s[104:105]         // 05000dd568d00002
v_min_num_f64_e64 v[5:6], ttmp[14:15], 0xaf123456        // 05000dd57afe0102563412af
v_min_num_f64_e64 v[5:6], -|src_scc|, -|exec| mul:4      // 05030dd5fdfc0072
v_mul_f64_e64 v[5:6], s[2:3], s[4:5]                     // 050006d502080002
v_mul_f64_e64 v[5:6], -|exec|, src_scc                   // 050106d57efa0122
v_mul_f64_e64 v[5:6], -1, -1                             // 050006d5c1820102
v_mul_f64_e64 v[5:6], -|src_scc|, -|exec| mul:4          // 050306d5fdfc0072
v_max_num_f16_e64_dpp v5, v1, v2 row_shl:15              // v_max_num_f16_e64_dpp v5.l, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 050031d5fa040200010f01ff
v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]     // v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050016d5fa040200011b00ff
v_max_num_f32_e64_dpp v5, v1, v2 row_mirror              // v_max_num_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050016d5fa040200014001ff
v_max_num_f32_e64_dpp v5, v1, v2 row_shr:15              // v_max_num_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050016d5fa040200011f01ff
v_max_num_f32_e64_dpp v5, v1, v2 row_ror:1               // v_max_num_f32_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 050016d5fa040200012101ff
v_max_num_f32_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_max_num_f32_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050216d5fa04023001600913
v_min_num_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]     // v_min_num_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050030d5fa040200011b00ff
v_min_num_f16_e64_dpp v5, v1, v2 row_ror:1               // v_min_num_f16_e64_dpp v5.l, v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 050030d5fa040200012101ff
v_min_num_f16_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_min_num_f16_e64_dpp v5.l, -v1.l, |v2.l| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050230d5fa04023001600913
v_min_num_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_min_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8330d5fafe0378ff6f0530
v_min_num_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]     // v_min_num_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050015d5fa04020001e400ff
v_min_num_f32_e64_dpp v5, v1, v2 row_shr:1               // v_min_num_f32_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050015d5fa040200011101ff
v_min_num_f32_e64_dpp v5, v1, v2 row_ror:15              // v_min_num_f32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 050015d5fa040200012f01ff
v_min_num_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050015d5fa040200015001ff
v_min_num_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_min_num_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8315d5fafe0378ff6f0530
v_max_num_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_max_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8331d5e9fe0378ff000000
v_max_num_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // 050016d5e904020001773905
v_min_num_f16_e64_dpp v5, |v1|, -v2 mul:2 dpp8:[7,6,5,4,3,2,1,0] // v_min_num_f16_e64_dpp v5.l, |v1.l|, -v2.l mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050130d5e904024801773905
v_min_num_f16_e64_dpp v5, -v1, |v2| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_min_num_f16_e64_dpp v5.l, -v1.l, |v2.l| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050230d5ea04023001773905
v_min_num_f32_e64_dpp v5, |v1|, -v2 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050115d5e904024801773905
v_bfm_b32_e64 v255, v1, v2                               // v_bfm_b32 v255, v1, v2 // ff001dd701050202
v_bcnt_u32_b32_e64 v5, v1, v2                            // v_bcnt_u32_b32 v5, v1, v2 // 05001ed701050202
v_mbcnt_lo_u32_b32_e64 v255, v1, v2                      // v_mbcnt_lo_u32_b32 v255, v1, v2 // ff001fd701050202
v_mbcnt_hi_u32_b32_e64 v5, v255, v2                      // v_mbcnt_hi_u32_b32 v5, v255, v2 // 050020d7ff050202
v_ldexp_f32_e64 v5, v1, v2                               // v_ldexp_f32 v5, v1, v2 // 05001cd701050202
v_cvt_pknorm_i16_f32_e64 v5, vcc_lo, v2                  // v_cvt_pk_norm_i16_f32 v5, vcc_lo, v2 // 050021d76a040202
v_cvt_pknorm_u16_f32_e64 v5, v255, v2                    // v_cvt_pk_norm_u16_f32 v5, v255, v2 // 050022d7ff050202
v_cvt_pk_u16_u32_e64 v5, vcc_lo, v2                      // v_cvt_pk_u16_u32 v5, vcc_lo, v2 // 050023d76a040202
v_cvt_pk_i16_i32_e64 v255, v1, v2                        // v_cvt_pk_i16_i32 v255, v1, v2 // ff0024d701050202
v_ashrrev_i16_e64 v255, v1, v2                           // v_ashrrev_i16 v255.l, v1.l, v2.l // ff003ad701050202
v_max_u16_e64 v255, v1, v2                               // v_max_u16 v255.l, v1.l, v2.l // ff0009d701050202
v_min_i16_e64 v255, v1, v2                               // v_min_i16 v255.l, v1.l, v2.l // ff000cd701050202
v_mul_lo_u16_e64 v5, v255, v2                            // v_mul_lo_u16 v5.l, v255.l, v2.l // 050005d7ff050202
v_lshlrev_b16_e64 v5, vcc_lo, v2                         // v_lshlrev_b16 v5.l, vcc_lo, v2.l // 050038d76a040202
v_lshrrev_b16_e64 v5, v1, v2                             // v_lshrrev_b16 v5.l, v1.l, v2.l // 050039d701050202
v_max_i16_e64 v5, v1, v2                                 // v_max_i16 v5.l, v1.l, v2.l // 05000ad701050202
v_min_u16_e64 v5, v255, v2                               // v_min_u16 v5.l, v255.l, v2.l // 05000bd7ff050202
v_add_co_u32_e64 v0, s0, v0, v2                          // v_add_co_u32 v0, s0, v0, v2 // 000000d700050202
v_sub_u32 v255, v1, v2                                   // v_sub_nc_u32_e32 v255, v1, v2 // 0105fe4d
v_add_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_add_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4a01e40000
v_subrev_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_subrev_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4e01e40000
v_add_u32_e64 v5, v1, v2                                 // v_add_nc_u32_e64 v5, v1, v2 // 050025d501050202
v_sub_u32_e64 v255, v1, v2                               // v_sub_nc_u32_e64 v255, v1, v2 // ff0026d501050202
v_subrev_u32_e64 v5, v1, v2                              // v_subrev_nc_u32_e64 v5, v1, v2 // 050027d501050202
v_add_i32 v255, v1, v2                                   // v_add_nc_i32 v255, v1, v2 // ff0026d701050202
v_sub_i32 v5, v255, v2                                   // v_sub_nc_i32 v5, v255, v2 // 050025d7ff050202
v_add_f64_e64 v[0:1], v[2:3], |v[5:6]|                   // 000202d5020b0202
v_add_f64_e64 v[0:1], -v[2:3], |v[5:6]| clamp mul:4      // 008202d5020b0232
v_add_co_ci_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_add_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4001e40000
