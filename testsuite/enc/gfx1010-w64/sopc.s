s_bitcmp0_b32 0x3f717273, s49                            // ff310cbf7372713f
s_cmp_lg_u32 s105, vcc_hi                                // 696b07bf
