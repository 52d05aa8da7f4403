v_cvt_f32_f64 v82, -2                                    // v_cvt_f32_f64_e32 v82, -2 // c21ea47e
v_cvt_i16_f16 v128, s101                                 // v_cvt_i16_f16_e32 v128, s101 // 6578007f
v_cvt_i32_f32_e32 v0, s74                                // 4a10007e
v_log_f32 v255, v186                                     // v_log_f32_e32 v255, v186 // ba43fe7f
v_log_legacy_f32_e32 v15, 4.0                            // f6981e7e
v_rcp_f16_e32 v118, v244                                 // f47bec7e
v_readfirstlane_b32_e32 s0, v255                         // v_readfirstlane_b32 s0, v255 // ff05007e
v_swap_b32 v63, v225                                     // e1a37e7e
v_trunc_f16_e32 v67, s10                                 // 0a8c867e
