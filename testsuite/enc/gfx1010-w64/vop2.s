v_add_f16 v8, v207, v0                                   // v_add_f16_e32 v8, v207, v0 // cf011064
v_add_nc_u32 v0, s105, v104                              // v_add_nc_u32_e32 v0, s105, v104 // 69d0004a
v_cvt_pkrtz_f16_f32 v249, -2, v75                        // v_cvt_pkrtz_f16_f32_e32 v249, -2, v75 // c296f25f
v_min_f16 v28, 1.0, v143                                 // v_min_f16_e32 v28, 1.0, v143 // f21e3974
v_mul_hi_i32_i24_e32 v244, v72, v20                      // 4829e815
