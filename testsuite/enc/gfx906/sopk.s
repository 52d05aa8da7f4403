s_addk_i32 s6, 0x1234                                    // 341206b7
s_cmovk_i32 s16, 32767                                   // s_cmovk_i32 s16, 0x7fff // ff7f90b0
s_cmpk_le_i32 s6, -1                                     // s_cmpk_le_i32 s6, 0xffff // ffff86b3
s_cmpk_le_u32 s45, 0                                     // s_cmpk_le_u32 s45, 0x0 // 0000adb6
s_cmpk_lg_i32 s0, 32767                                  // s_cmpk_lg_i32 s0, 0x7fff // ff7f80b1
s_cmpk_lt_u32 s46, 0                                     // s_cmpk_lt_u32 s46, 0x0 // 00002eb6
