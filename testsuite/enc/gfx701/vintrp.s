v_interp_mov_f32 v136, p20, attr1.x                      // v_interp_mov_f32_e32 v136, p20, attr1.x // 010422ca
v_interp_mov_f32 v159, p0, attr32.y                      // v_interp_mov_f32_e32 v159, p0, attr32.y // 02817eca
v_interp_p1_f32 v49, v127, attr32.x                      // v_interp_p1_f32_e32 v49, v127, attr32.x // 7f80c4c8
v_interp_p1_f32 v69, v0, attr1.x                         // v_interp_p1_f32_e32 v69, v0, attr1.x // 000414c9
v_interp_p2_f32 v17, v246, attr31.w                      // v_interp_p2_f32_e32 v17, v246, attr31.w // f67f45c8
v_interp_p2_f32 v244, v149, attr0.x                      // v_interp_p2_f32_e32 v244, v149, attr0.x // 9500d1cb
