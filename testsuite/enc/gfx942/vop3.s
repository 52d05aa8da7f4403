v_cvt_pk_bf8_f32 v30, -v98, xnack_mask_lo op_sel:[1,0,0] // 1e08a3d262d10020
v_cvt_pk_fp8_f32 v3, v108, -|v192| op_sel:[0,1,1]        // 0352a2d26c810340
v_cvt_sr_bf8_f32 v34, s65, 0.15915494                    // 2200a5d241f00100
v_cvt_sr_fp8_f32 v56, 5, 64                              // 3800a4d285800100
v_lshl_add_u64 v[2:3], 0, s16, 6                         // 020008d280201802
v_mul_legacy_f32 v68, -|s77|, v52 clamp                  // 4481a1d24d680220
