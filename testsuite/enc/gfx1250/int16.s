# Constants of 16-bit integer operands: a number is an inline constant only as an integer, a float only as a float.
v_cvt_u32_u16_e32 v5, 0x3800                             // ffd60a7e00380000
v_mad_i32_i16 v5, 0xc400, v2, v3                         // v_mad_i32_i16 v5, 0xc400, v2.l, v3 // 05005ad6ff040e0400c40000
v_max3_i16 v5, 0x3800, v2, v3                            // v_max3_i16 v5.l, 0x3800, v2.l, v3.l // 05004dd6ff040e0400380000
v_med3_u16 v5, v1, 0x3800, v3                            // v_med3_u16 v5.l, v1.l, 0x3800, v3.l // 050051d601ff0d0400380000
v_cmpx_eq_u16_e32 0x3800, v2                             // v_cmpx_eq_u16_e32 0x3800, v2.l // ff04747d00380000
s_barrier_wait -1                                        // s_barrier_wait 0xffff // ffff94bf
s_barrier_wait 64                                        // 400094bf
s_barrier_wait 65                                        // s_barrier_wait 0x41 // 410094bf
s_barrier_wait 0xff00                                    // 00ff94bf
v_cndmask_b16 v1.l, v3.l, 0x3800, vcc_lo                 // 01005dd603ffa90100380000
v_cndmask_b16 v1.l, v3.l, 0.5, vcc_lo                    // 01005dd603e1a901
v_cndmask_b16 v1.l, -v3.l, |v2.l|, vcc_lo                // 01025dd60305aa21
