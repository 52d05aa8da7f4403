v_interp_p2_f32 v153, v144, attr31.x                     // v_interp_p2_f32_e32 v153, v144, attr31.x // 907c65d6
v_interp_p2_f32 v0, v31, attr32.x                        // v_interp_p2_f32_e32 v0, v31, attr32.x // 1f8001d4
v_interp_p2_f32 v104, v99, attr1.z                       // v_interp_p2_f32_e32 v104, v99, attr1.z // 6306a1d5
v_interp_p2_f32 v227, v255, attr0.w                      // v_interp_p2_f32_e32 v227, v255, attr0.w // ff038dd7
