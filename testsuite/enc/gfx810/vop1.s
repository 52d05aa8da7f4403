v_cvt_f32_f16 v132, v112                                 // v_cvt_f32_f16_e32 v132, v112 // 7017087f
v_cvt_f64_i32 v[166:167], -5                             // v_cvt_f64_i32_e32 v[166:167], -5 // c5084c7f
v_cvt_flr_i32_f32 v224, 0xaf123456                       // v_cvt_flr_i32_f32_e32 v224, 0xaf123456 // ff1ac07f563412af
v_cvt_i32_f32 v89, v128                                  // v_cvt_i32_f32_e32 v89, v128 // 8011b27e
v_fract_f16 v185, src_vccz                               // v_fract_f16_e32 v185, src_vccz // fb90727f
v_frexp_mant_f64 v[103:104], v[24:25]                    // v_frexp_mant_f64_e32 v[103:104], v[24:25] // 1863ce7e
v_log_legacy_f32_e32 v214, 0xaf123456                    // ff98ac7f563412af
v_movreld_b32 v238, 17                                   // v_movreld_b32_e32 v238, 17 // 916cdc7f
v_movrels_b32_e32 v0, v0                                 // 006f007e
v_movrelsd_b32 v171, v141                                // v_movrelsd_b32_e32 v171, v141 // 8d71567f
v_rcp_iflag_f32_e32 v48, s90                             // 5a46607e
v_readfirstlane_b32_e32 s56, v152                        // v_readfirstlane_b32 s56, v152 // 9805707e
v_rsq_f32_e32 v0, src_vccz                               // fb48007e
v_sqrt_f16 v188, s62                                     // v_sqrt_f16_e32 v188, s62 // 3e7c787f
v_trunc_f16_e32 v126, -2                                 // c28cfc7e
v_trunc_f64_e32 v[42:43], -0.5                           // f12e547e
