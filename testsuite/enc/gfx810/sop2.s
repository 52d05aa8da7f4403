s_addc_u32 s21, s95, s59                                 // 5f3b1582
s_bfe_u32 s101, s101, s47                                // 652fe592
s_bfm_b32 s64, ttmp11, s27                               // 7b1b4091
s_cbranch_g_fork -1, s[100:101]                          // c1648094
s_mul_i32 s74, s101, s77                                 // 654d4a92
s_or_b64 s[100:101], s[18:19], s[100:101]                // 1264e487
s_orn2_b64 s[96:97], s[6:7], 0x3f717273                  // 06ffe08a7372713f
s_subb_u32 s1, 0x3f717273, s60                           // ff3c81827372713f
s_xnor_b32 s6, 0x3f717273, s89                           // ff59068d7372713f
s_xor_b32 s97, vcc_hi, 0                                 // 6b806188
