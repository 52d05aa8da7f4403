v_add_co_u32 v187, vcc, v37, v228                        // v_add_co_u32_e32 v187, vcc, v37, v228 // 25c97733
v_fmac_f32_e32 v7, s101, v219                            // 65b60f76
v_madmk_f16_e32 v205, v0, 0x3456, v59                    // v_madmk_f16 v205, v0, 0x3456, v59 // 00779a4956340000
v_max_i16 v33, 0, v235                                   // v_max_i16_e32 v33, 0, v235 // 80d64360
v_max_i32_e32 v25, 1, v238                               // 81dc331a
v_max_u32_e32 v151, s20, v129                            // 14022f1f
v_min_i16_e32 v69, v0, v167                              // 004f8b64
v_min_u16_e32 v30, 1, v44                                // 81583c62
v_mul_hi_i32_i24_e32 v88, 0x12345678, v170               // ff54b10e78563412
v_mul_hi_u32_u24 v241, -16, v0                           // v_mul_hi_u32_u24_e32 v241, -16, v0 // d000e213
v_mul_i32_i24_e32 v255, -1, v59                          // c176fe0d
v_mul_u32_u24 v91, v58, v255                             // v_mul_u32_u24_e32 v91, v58, v255 // 3affb710
v_sub_co_u32 v0, vcc, exec_hi, v67                       // v_sub_co_u32_e32 v0, vcc, exec_hi, v67 // 7f860034
v_xnor_b32_e32 v255, -5, v0                              // c500fe7b
