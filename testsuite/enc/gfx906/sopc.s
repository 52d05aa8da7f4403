s_bitcmp0_b32 s90, s21                                   // 5a150cbf
s_bitcmp0_b64 s[50:51], s28                              // 321c0ebf
s_cmp_gt_u32 -17, s101                                   // s_cmp_gt_u32 0xffffffef, s101 // ff6508bfefffffff
s_cmp_lt_i32 s99, 0x12345678                             // 63ff04bf78563412
