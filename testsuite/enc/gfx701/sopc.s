s_bitcmp0_b64 s[22:23], s59                              // 163b0ebf
s_cmp_gt_i32 s68, src_execz                              // 44fc02bf
s_setvskip 64, s98                                       // c06210bf
