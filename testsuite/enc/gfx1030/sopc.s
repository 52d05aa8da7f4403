s_bitcmp0_b32 0x3f717273, 17                             // ff910cbf7372713f
s_bitcmp0_b64 s[8:9], s0                                 // 08000ebf
s_bitcmp1_b32 src_private_limit, s80                     // ee500dbf
s_bitcmp1_b64 s[34:35], s29                              // 221d0fbf
s_cmp_eq_i32 s0, src_pops_exiting_wave_id                // 00ef00bf
s_cmp_eq_u32 s66, s105                                   // 426906bf
s_cmp_eq_u64 ttmp[6:7], -5                               // 72c512bf
s_cmp_ge_i32 s24, src_vccz                               // 18fb03bf
s_cmp_ge_u32 s45, s105                                   // 2d6909bf
s_cmp_gt_i32 -1, s12                                     // c10c02bf
s_cmp_gt_u32 -17, -1                                     // s_cmp_gt_u32 0xffffffef, -1 // ffc108bfefffffff
s_cmp_le_i32 65, s32                                     // s_cmp_le_i32 0x41, s32 // ff2005bf41000000
s_cmp_le_u32 17, 32                                      // 91a00bbf
s_cmp_lg_i32 s56, vcc_lo                                 // 386a01bf
s_cmp_lg_u32 s21, 0x3f717273                             // 15ff07bf7372713f
s_cmp_lg_u64 32, null                                    // a07d13bf
s_cmp_lt_i32 s40, 0x3f717273                             // 28ff04bf7372713f
s_cmp_lt_u32 0x3f717273, s63                             // ff3f0abf7372713f
