v_accvgpr_mov_b32 a165, a197                             // c5a54a7f
v_cvt_f32_bf8_e32 v10, 16                                // 90aa147e
v_cvt_f32_bf8_e64 v8, s4 clamp                           // 088095d104000000
v_cvt_f32_bf8_sdwa v193, v18 clamp src0_sel:BYTE_2       // f9aa827f12260200
v_cvt_f32_bf8_dpp v12, v148 quad_perm:[0,3,2,1] row_mask:0x0 bank_mask:0x4 // faaa187e946c0004
v_cvt_f32_fp8_e32 v108, s4                               // 04a8d87e
v_cvt_f32_fp8_e64 v228, v8 mul:4                         // e40094d108010010
v_cvt_f32_fp8_sdwa v32, v4 clamp src0_sel:BYTE_2         // f9a8407e04260200
v_cvt_f32_fp8_dpp v194, v45 quad_perm:[1,2,0,2] row_mask:0x0 bank_mask:0x1 // faa8847f2d890001
v_cvt_f64_i32_dpp v[184:185], v74 row_newbcast:5 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa08707f4a55091a
v_cvt_pk_f32_bf8_e32 v[64:65], s18                       // 12ae807e
v_cvt_pk_f32_bf8_e64 v[130:131], s16                     // 820097d110000000
v_cvt_pk_f32_bf8_sdwa v[4:5], v192 mul:2 src0_sel:BYTE_1 // f9ae087ec0460100
v_cvt_pk_f32_bf8_dpp v[226:227], v10 row_newbcast:0 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // faaec47f0a500900
v_cvt_pk_f32_fp8_e32 v[78:79], vcc_hi                    // 6bac9c7e
v_cvt_pk_f32_fp8_e64 v[28:29], v185                      // 1c0096d1b9010000
v_cvt_pk_f32_fp8_sdwa v[134:135], v175 clamp mul:2 src0_sel:BYTE_0 // f9ac0c7faf660000
v_cvt_pk_f32_fp8_dpp v[64:65], v33 row_newbcast:14 row_mask:0xb bank_mask:0x3 bound_ctrl:1 // faac807e215e09b3
v_frexp_mant_f64_dpp v[168:169], -v[14:15] row_newbcast:5 row_mask:0x4 bank_mask:0x0 // fa62507f0e551140
v_mov_b64_e32 v[52:53], s[50:51]                         // 3270687e
v_mov_b64_e64 v[168:169], v[120:121]                     // a80078d178010000
v_mov_b64_dpp v[0:1], v[132:133] row_newbcast:14 row_mask:0x0 bank_mask:0x5 // fa70007e845e0105
