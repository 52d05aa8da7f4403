s_bitcmp0_b32 32, src_shared_limit                       // a0ec0cbf
s_bitcmp0_b64 s[98:99], 0x12345678                       // 62ff0ebf78563412
s_bitcmp1_b32 s1, 64                                     // 01c00dbf
s_bitcmp1_b64 0, s70                                     // 80460fbf
s_cmp_eq_i32 s0, src_private_limit                       // 00ee00bf
s_cmp_eq_u32 -1, s16                                     // c11006bf
s_cmp_eq_u64 0x12345678, -5                              // ffc512bf78563412
s_cmp_ge_i32 32, 65                                      // s_cmp_ge_i32 32, 0x41 // a0ff03bf41000000
s_cmp_ge_u32 s17, s80                                    // 115009bf
s_cmp_gt_i32 null, s105                                  // 7d6902bf
s_cmp_gt_u32 s102, s99                                   // 666308bf
s_cmp_le_i32 0x3f717273, 64                              // ffc005bf7372713f
s_cmp_le_u32 65, s70                                     // s_cmp_le_u32 0x41, s70 // ff460bbf41000000
s_cmp_lg_i32 exec_hi, s27                                // 7f1b01bf
s_cmp_lg_u32 s57, 0xaf123456                             // 39ff07bf563412af
s_cmp_lg_u64 s[62:63], 0x3f717273                        // 3eff13bf7372713f
s_cmp_lt_i32 -17, s42                                    // s_cmp_lt_i32 0xffffffef, s42 // ff2a04bfefffffff
s_cmp_lt_u32 s2, 0x12345678                              // 02ff0abf78563412
