s_absdiff_i32 s2, 0x3f717273, exec_hi                    // ff7f02967372713f
s_add_i32 exec_hi, s24, s8                               // 18087f81
s_add_u32 s52, s43, -1                                   // 2bc13480
s_addc_u32 s105, 65, 1                                   // s_addc_u32 s105, 0x41, 1 // ff81698241000000
s_and_b32 s105, s97, s46                                 // 612e6987
s_and_b64 s[42:43], s[26:27], src_vccz                   // 1afbaa87
s_andn2_b32 s105, s16, 0                                 // 1080698a
s_andn2_b64 s[36:37], s[2:3], s[34:35]                   // 0222a48a
s_ashr_i32 s57, 0, src_shared_base                       // 80eb3991
s_ashr_i64 s[0:1], ttmp[6:7], -17                        // s_ashr_i64 s[0:1], ttmp[6:7], 0xffffffef // 72ff8091efffffff
s_bfe_i32 s84, ttmp15, s73                               // 7b495494
s_bfe_i64 s[66:67], -17, s69                             // s_bfe_i64 s[66:67], 0xffffffef, s69 // ff454295efffffff
s_bfe_u32 ttmp5, s0, s105                                // 0069f193
s_bfe_u64 null, src_private_limit, ttmp5                 // ee71fd94
s_bfm_b32 s2, s22, s67                                   // 16430292
s_bfm_b64 s[60:61], s71, s0                              // 4700bc92
s_cselect_b32 s4, s58, ttmp5                             // 3a710485
s_cselect_b64 s[74:75], s[66:67], -5                     // 42c5ca85
s_lshl1_add_u32 s105, vcc_lo, s82                        // 6a526997
s_lshl2_add_u32 s105, s53, s1                            // 3501e997
s_lshl3_add_u32 s34, s24, ttmp5                          // 18712298
s_lshl4_add_u32 ttmp5, 0x12345678, s62                   // ff3ef19878563412
s_lshl_b32 s70, s0, src_shared_base                      // 00eb468f
s_lshl_b64 s[4:5], -1, s1                                // c101848f
s_lshr_b32 s57, s1, s46                                  // 012e3990
s_lshr_b64 s[0:1], s[102:103], s0                        // 66008090
s_max_i32 s40, exec_lo, -16                              // 7ed02884
s_max_u32 s105, src_shared_base, s30                     // eb1ee984
s_min_i32 s22, s0, 0x12345678                            // 00ff168378563412
s_min_u32 s1, -17, s14                                   // s_min_u32 s1, 0xffffffef, s14 // ff0e8183efffffff
s_mul_hi_i32 vcc_hi, vcc_lo, 0x12345678                  // 6aff6b9b78563412
s_mul_hi_u32 s98, s105, -16                              // 69d0e29a
s_mul_i32 s105, s58, s51                                 // 3a336993
s_nand_b32 s21, 0x12345678, m0                           // ff7c158c78563412
s_nand_b64 exec, s[104:105], s[92:93]                    // 685cfe8c
s_nor_b32 s39, s52, s47                                  // 342f278d
s_nor_b64 s[60:61], s[14:15], src_shared_base            // 0eebbc8d
s_or_b32 s4, s41, s5                                     // 29050488
s_or_b64 ttmp[14:15], s[56:57], s[52:53]                 // 3834fa88
s_orn2_b32 s105, s43, s81                                // 2b51698b
s_orn2_b64 s[0:1], 17, s[104:105]                        // 9168808b
s_pack_hh_b32_b16 exec_hi, s23, s19                      // 17137f9a
s_pack_lh_b32_b16 s0, 0x12345678, 1                      // ff81809978563412
s_pack_ll_b32_b16 s2, s105, s6                           // 69060299
s_sub_i32 exec_lo, -16, s21                              // d015fe81
s_sub_u32 exec_hi, 0, 17                                 // 8091ff80
s_subb_u32 m0, 0x12345678, s11                           // ff0bfc8278563412
s_xnor_b32 s21, s67, s105                                // 4369158e
s_xnor_b64 ttmp[14:15], 0x12345678, s[76:77]             // ff4cfa8e78563412
s_xor_b32 s28, 0x3f717273, s5                            // ff051c897372713f
s_xor_b64 s[4:5], -5, -17                                // s_xor_b64 s[4:5], -5, 0xffffffef // c5ff8489efffffff
