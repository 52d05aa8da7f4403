v_dot2c_f32_f16_e32 v16, s48, v0                         // 3000206e
v_dot2c_f32_f16_e64 v10, |v18|, s64 clamp mul:2          // 0a8137d112810008
v_dot2c_f32_f16_dpp v28, -|v184|, v84 wave_rol:1 row_mask:0xa bank_mask:0x5 // faa8386eb83431a5
v_dot2c_i32_i16_e32 v232, v3, v103                       // 03cfd071
v_dot2c_i32_i16_e64 v130, ttmp14, v216 clamp             // 828038d17ab00300
v_dot2c_i32_i16_dpp v20, v64, v64 row_newbcast:1 row_mask:0x8 bank_mask:0x5 // fa80287040510185
v_dot4c_i32_i8_e32 v16, v8, v208                         // 08a12172
v_dot4c_i32_i8_e64 v163, -13, v107                       // a30039d1cdd60200
v_dot4c_i32_i8_dpp v214, v135, v158 row_shl:4 row_mask:0x4 bank_mask:0xb bound_ctrl:1 // fa3cad738704094b
v_dot8c_i32_i4_e32 v16, v80, v129                        // 50032174
v_dot8c_i32_i4_e64 v153, v147, ttmp5 clamp               // 99803ad193e30000
v_dot8c_i32_i4_dpp v0, v0, v19 quad_perm:[1,0,0,0] row_mask:0x0 bank_mask:0x2 bound_ctrl:1 // fa26007400010802
v_fmaak_f32 v130, 1, v129, 0xbf800000                    // 81020531000080bf
v_fmac_f64_e32 v[18:19], s[98:99], v[48:49]              // 62602408
v_fmac_f64_e64 v[8:9], s[64:65], neg(34) clamp           // 088004d140440140
v_fmac_f64_dpp v[50:51], v[124:125], |v[142:143]| row_newbcast:10 row_mask:0x2 bank_mask:0xa // fa1c65087c5a812a
v_fmamk_f32 v162, v78, 0xbf800000, v161                  // 4e43452f000080bf
v_pk_fmac_f16_e32 v0, 34, v130                           // a2040178
