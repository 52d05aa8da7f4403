v_dot2c_f32_f16_e32 v162, src_execz, v154                // fc34456f
v_dot2c_f32_f16_e64 v3, s74, -v2 mul:2                   // 030037d14a040248
v_dot2c_f32_f16_dpp v23, -v253, -v198 quad_perm:[1,3,3,0] row_mask:0x8 bank_mask:0x4 bound_ctrl:1 // fa8c2f6efd3d5884
v_dot2c_i32_i16_e32 v134, 34, v26                        // a2340c71
v_dot2c_i32_i16_e64 v216, 0.5, 9                         // d80038d1f0120100
v_dot2c_i32_i16_dpp v177, v32, v40 quad_perm:[0,0,0,0] row_mask:0x2 bank_mask:0x8 bound_ctrl:1 // fa50627120000828
v_dot4c_i32_i8_e32 v15, v51, v24                         // 33311e72
v_dot4c_i32_i8_e64 v231, v248, -4                        // e70039d1f8890100
v_dot4c_i32_i8_dpp v31, v0, v137 quad_perm:[2,1,0,2] row_mask:0xf bank_mask:0x0 // fa123f72008600f0
v_dot8c_i32_i4_e32 v4, s29, v132                         // 1d080974
v_dot8c_i32_i4_e64 v73, 0, s34                           // 49003ad180440000
v_dot8c_i32_i4_dpp v32, v168, v144 row_shl:12 row_mask:0x6 bank_mask:0x0 // fa204174a80c0160
v_fmac_f64_e32 v[96:97], 5, v[236:237]                   // 85d8c108
v_fmac_f64_e64 v[144:145], v[164:165], 24 mul:4          // 900004d1a4310110
v_fmac_f64_dpp v[120:121], -|v[72:73]|, v[212:213] row_newbcast:8 row_mask:0x9 bank_mask:0x6 bound_ctrl:1 // faa8f10848583996
v_pk_fmac_f16_e32 v97, s66, v8                           // 4210c278
