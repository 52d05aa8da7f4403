s_cmp_ge_u32 s8, s0                                      // 080009bf
s_cmp_gt_i32 1, 0x12345678                               // 81ff02bf78563412
s_cmp_le_i32 exec_hi, 0x12345678                         // 7fff05bf78563412
s_cmp_le_u32 s78, s8                                     // 4e080bbf
s_cmp_lg_u64 src_vccz, s[36:37]                          // fb2413bf
