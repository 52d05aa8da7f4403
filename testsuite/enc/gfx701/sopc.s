s_bitcmp0_b64 s[22:23], s59                              // 163b0ebf
s_cmp_gt_i32 s68, src_execz                              // 44fc02bf
s_setvskip 64, s98                                       // c06210bf
s_bitcmp0_b32 s0, 64                                     // 00c00cbf
s_bitcmp1_b32 s103, -17                                  // s_bitcmp1_b32 s103, 0xffffffef // 67ff0dbfefffffff
s_bitcmp1_b64 65, 65                                     // s_bitcmp1_b64 0x41, 0x41 // ffff0fbf41000000
s_cmp_eq_i32 s32, exec_hi                                // 207f00bf
s_cmp_eq_u32 0x3f717273, -5                              // ffc506bf7372713f
s_cmp_ge_i32 -5, 1                                       // c58103bf
s_cmp_ge_u32 s103, -17                                   // s_cmp_ge_u32 s103, 0xffffffef // 67ff09bfefffffff
s_cmp_gt_u32 -5, -1                                      // c5c108bf
s_cmp_le_i32 s71, s23                                    // 471705bf
s_cmp_le_u32 s56, s22                                    // 38160bbf
s_cmp_lg_i32 -17, -17                                    // s_cmp_lg_i32 0xffffffef, 0xffffffef // ffff01bfefffffff
s_cmp_lg_u32 tma_hi, s90                                 // 6f5a07bf
s_cmp_lt_i32 s103, -17                                   // s_cmp_lt_i32 s103, 0xffffffef // 67ff04bfefffffff
s_cmp_lt_u32 s103, -1                                    // 67c10abf
