v_dot2c_f32_f16_e32 v160, s4, v60                        // 0478406f
v_dot2c_f32_f16_e64 v0, v144, neg(0) clamp               // 008037d190010140
v_dot2c_f32_f16_dpp v1, |v136|, |v42| row_shl:12 row_mask:0xa bank_mask:0x2 // fa54026e880ca1a2
v_dot2c_i32_i16_e32 v4, v0, v2                           // 00050870
v_dot2c_i32_i16_e64 v8, s2, v64                          // 080038d102800200
v_dot2c_i32_i16_dpp v176, v2, v32 quad_perm:[2,0,1,0] row_mask:0x4 bank_mask:0x0 // fa40607102120040
v_dot4c_i32_i8_e32 v51, v60, v196                        // 3c896772
v_dot4c_i32_i8_e64 v216, v94, ttmp12 clamp               // d88039d15ef10000
v_dot4c_i32_i8_dpp v4, v133, v37 quad_perm:[0,0,1,0] row_mask:0x6 bank_mask:0xd // fa4a08728510006d
v_dot8c_i32_i4_e32 v82, -1, v64                          // c180a474
v_dot8c_i32_i4_e64 v98, v20, v32                         // 62003ad114410200
v_dot8c_i32_i4_dpp v18, v1, v81 row_shl:12 row_mask:0x2 bank_mask:0xa // faa22474010c012a
v_pk_fmac_f16_e32 v129, s81, v33                         // 51420279
