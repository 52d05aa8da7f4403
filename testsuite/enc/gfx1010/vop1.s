v_bfrev_b32_e32 v4, v0                                   // 0071087e
v_ceil_f16_e32 v107, 2.0                                 // f4b8d67e
v_ceil_f32 v37, 10.5                                     // v_ceil_f32_e32 v37, 0x41280000 // ff444a7e00002841
v_ceil_f64_e32 v[37:38], v[31:32]                        // 1f314a7e
v_clrexcp                                                // 0082007e
v_cos_f16_e32 v230, v203                                 // cbc3cc7f
v_cos_f32 v30, -2                                        // v_cos_f32_e32 v30, -2 // c26c3c7e
v_cvt_f16_f32 v37, v58                                   // v_cvt_f16_f32_e32 v37, v58 // 3a154a7e
v_cvt_f16_i16_e32 v97, s5                                // 05a2c27e
v_cvt_f16_u16_e32 v167, -20                              // v_cvt_f16_u16_e32 v167, lit(0xffffffec) // ffa04e7fecffffff
v_cvt_f32_f16_e32 v159, s29                              // 1d163e7f
v_cvt_f32_f64 v105, 4.0                                  // v_cvt_f32_f64_e32 v105, 4.0 // f61ed27e
v_cvt_f32_i32 v0, 0xaf123456                             // v_cvt_f32_i32_e32 v0, 0xaf123456 // ff0a007e563412af
v_cvt_f32_u32 v71, -17                                   // v_cvt_f32_u32_e32 v71, 0xffffffef // ff0c8e7eefffffff
v_cvt_f32_ubyte0_e32 v77, src_scc                        // fd229a7e
v_cvt_f32_ubyte1 v238, -1                                // v_cvt_f32_ubyte1_e32 v238, -1 // c124dc7f
v_cvt_f32_ubyte2 v130, s14                               // v_cvt_f32_ubyte2_e32 v130, s14 // 0e26047f
v_cvt_f32_ubyte3 v126, s73                               // v_cvt_f32_ubyte3_e32 v126, s73 // 4928fc7e
v_cvt_f64_f32 v[90:91], v171                             // v_cvt_f64_f32_e32 v[90:91], v171 // ab21b47e
v_cvt_f64_i32_e32 v[254:255], src_private_limit          // ee08fc7f
v_cvt_f64_u32_e32 v[0:1], src_vccz                       // fb2c007e
v_cvt_flr_i32_f32 v142, v88                              // v_cvt_flr_i32_f32_e32 v142, v88 // 581b1c7f
v_cvt_i16_f16_e32 v209, v232                             // e8a7a27f
v_cvt_i32_f32_e32 v156, 0.5                              // f010387f
v_cvt_i32_f64_e32 v13, s[92:93]                          // 5c061a7e
v_cvt_norm_i16_f16 v88, s0                               // v_cvt_norm_i16_f16_e32 v88, s0 // 00c6b07e
v_cvt_norm_u16_f16 v38, v18                              // v_cvt_norm_u16_f16_e32 v38, v18 // 12c94c7e
v_cvt_off_f32_i4_e32 v149, s43                           // 2b1c2a7f
v_cvt_rpi_i32_f32_e32 v214, src_scc                      // fd18ac7f
v_cvt_u16_f16 v147, v154                                 // v_cvt_u16_f16_e32 v147, v154 // 9aa5267f
v_cvt_u32_f32_e32 v169, v0                               // 000f527f
v_cvt_u32_f64_e32 v110, src_shared_limit                 // ec2adc7e
v_exp_f16 v125, -1.0                                     // v_exp_f16_e32 v125, -1.0 // f3b0fa7e
v_exp_f32_e32 v175, v255                                 // ff4b5e7f
v_ffbh_i32_e32 v38, 32                                   // a0764c7e
v_ffbh_u32 v183, v249                                    // v_ffbh_u32_e32 v183, v249 // f9736e7f
v_ffbl_b32_e32 v0, v145                                  // 9175007e
v_floor_f16_e32 v255, v169                               // a9b7fe7f
v_floor_f32_e32 v255, 0.5                                // f048fe7f
v_floor_f64 v[0:1], 0x40590000                           // v_floor_f64_e32 v[0:1], 0x40590000 // ff34007e00005940
v_fract_f16 v0, 10.0                                     // v_fract_f16_e32 v0, 0x4900 // ffbe007e00490000
v_fract_f32_e32 v232, 2.0                                // f440d07f
v_fract_f64 v[82:83], 100.0                              // v_fract_f64_e32 v[82:83], 0x40590000 // ff7ca47e00005940
v_frexp_exp_i16_f16_e32 v158, s102                       // 66b43c7f
v_frexp_exp_i32_f32 v42, 0x3f8147ae                      // v_frexp_exp_i32_f32_e32 v42, 0x3f8147ae // ff7e547eae47813f
v_frexp_exp_i32_f64_e32 v92, -4.0                        // f778b87e
v_frexp_mant_f16 v0, 0xfe0b                              // v_frexp_mant_f16_e32 v0, 0xfe0b // ffb2007e0bfe0000
v_frexp_mant_f32_e32 v100, v225                          // e181c87e
v_frexp_mant_f64 v[200:201], 0x40590000                  // v_frexp_mant_f64_e32 v[200:201], 0x40590000 // ff7a907f00005940
v_log_f16_e32 v255, v125                                 // 7daffe7f
v_log_f32 v201, v25                                      // v_log_f32_e32 v201, v25 // 194f927f
v_mov_b32 v255, src_vccz                                 // v_mov_b32_e32 v255, src_vccz // fb02fe7f
v_movreld_b32_e32 v75, v254                              // fe85967e
v_movrels_b32_e32 v0, v200                               // c887007e
v_movrelsd_2_b32_e32 v157, v128                          // 80913a7f
v_movrelsd_b32 v165, v36                                 // v_movrelsd_b32_e32 v165, v36 // 24894a7f
v_nop                                                    // 0000007e
v_not_b32 v48, 0x12345678                                // v_not_b32_e32 v48, 0x12345678 // ff6e607e78563412
v_pipeflush_e32                                          // v_pipeflush // 0036007e
v_rcp_f16 v3, -2                                         // v_rcp_f16_e32 v3, -2 // c2a8067e
v_rcp_f32_e32 v147, v61                                  // 3d55267f
v_rcp_f64 v[254:255], v[254:255]                         // v_rcp_f64_e32 v[254:255], v[254:255] // fe5ffc7f
v_rcp_iflag_f32_e32 v0, v255                             // ff57007e
v_readfirstlane_b32 s0, v255                             // ff05007e
v_rndne_f16 v138, 0xfe0b                                 // v_rndne_f16_e32 v138, 0xfe0b // ffbc147f0bfe0000
v_rndne_f32 v144, s105                                   // v_rndne_f32_e32 v144, s105 // 6946207f
v_rndne_f64_e32 v[251:252], v[199:200]                   // c733f67f
v_rsq_f16_e32 v255, 0xfe0b                               // ffacfe7f0bfe0000
v_rsq_f32 v202, 64                                       // v_rsq_f32_e32 v202, 64 // c05c947f
v_rsq_f64 v[188:189], v[46:47]                           // v_rsq_f64_e32 v[188:189], v[46:47] // 2e63787f
v_sat_pk_u8_i16_e32 v202, v140                           // 8cc5947f
v_sin_f16_e32 v165, v27                                  // 1bc14a7f
v_sin_f32 v205, v99                                      // v_sin_f32_e32 v205, v99 // 636b9a7f
v_sqrt_f16_e32 v160, v84                                 // 54ab407f
v_sqrt_f32 v255, v0                                      // v_sqrt_f32_e32 v255, v0 // 0067fe7f
v_sqrt_f64 v[160:161], v[155:156]                        // v_sqrt_f64_e32 v[160:161], v[155:156] // 9b69407f
v_swap_b32 v0, v7                                        // 07cb007e
v_swaprel_b32_e32 v255, v241                             // v_swaprel_b32 v255, v241 // f1d1fe7f
v_trunc_f16_e32 v255, 1.0                                // f2bafe7f
v_trunc_f32 v61, s13                                     // v_trunc_f32_e32 v61, s13 // 0d427a7e
v_trunc_f64_e32 v[64:65], src_private_limit              // ee2e807e
