v_bfrev_b32_e32 v232, v85                                // 5571d07f
v_ceil_f64_e32 v[163:164], -0.5                          // f130467f
v_cos_f32_e32 v112, v233                                 // e96de07e
v_cvt_f32_u32 v208, 17                                   // v_cvt_f32_u32_e32 v208, 17 // 910ca07f
v_cvt_f32_ubyte1_e32 v47, s7                             // 07245e7e
v_cvt_i32_f32 v215, v7                                   // v_cvt_i32_f32_e32 v215, v7 // 0711ae7f
v_cvt_off_f32_i4 v20, v55                                // v_cvt_off_f32_i4_e32 v20, v55 // 371d287e
v_exp_legacy_f32 v7, v137                                // v_exp_legacy_f32_e32 v7, v137 // 898d0e7e
v_ffbh_i32_e32 v246, v135                                // 8777ec7f
v_floor_f64_e32 v[44:45], v[123:124]                     // 7b35587e
v_frexp_mant_f32_e32 v33, 0xaf123456                     // ff80427e563412af
v_log_clamp_f32_e32 v103, v41                            // 294dce7e
v_log_f32_e32 v92, src_scc                               // fd4eb87e
v_log_legacy_f32_e32 v105, -0.5                          // f18ad27e
v_movreld_b32_e32 v220, v227                             // e385b87f
v_movrels_b32 v0, v92                                    // v_movrels_b32_e32 v0, v92 // 5c87007e
v_movrelsd_b32 v122, v0                                  // v_movrelsd_b32_e32 v122, v0 // 0089f47e
v_rcp_clamp_f32_e32 v0, 3.14159                          // v_rcp_clamp_f32_e32 v0, 0x40490fd0 // ff50007ed00f4940
v_rcp_clamp_f64_e32 v[152:153], v[238:239]               // ee61307f
v_rcp_f32 v25, s79                                       // v_rcp_f32_e32 v25, s79 // 4f54327e
v_rcp_legacy_f32 v59, 2.0                                // v_rcp_legacy_f32_e32 v59, 2.0 // f452767e
v_rndne_f64_e32 v[246:247], 100.0                        // v_rndne_f64_e32 v[246:247], 0x40590000 // ff32ec7f00005940
v_rsq_clamp_f32_e32 v164, s103                           // 6758487f
v_rsq_clamp_f64 v[192:193], v[0:1]                       // v_rsq_clamp_f64_e32 v[192:193], v[0:1] // 0065807f
v_rsq_f64_e32 v[131:132], -1.0                           // f362067f
v_rsq_legacy_f32 v82, s18                                // v_rsq_legacy_f32_e32 v82, s18 // 125aa47e
v_trunc_f64 v[228:229], v[203:204]                       // v_trunc_f64_e32 v[228:229], v[203:204] // cb2fc87f
