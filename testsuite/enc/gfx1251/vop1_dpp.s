# DPP of 64-bit operands: only row_share, and not on gfx1250
v_mov_b64 v[4:5], v[2:3] row_share:0 row_mask:0xf bank_mask:0xf // v_mov_b64_dpp v[4:5], v[2:3] row_share:0 row_mask:0xf bank_mask:0xf // fa3a087e025001ff
v_mov_b64_dpp v[4:5], v[2:3] row_share:15 row_mask:0x0 bank_mask:0x1 // fa3a087e025f0101
v_mov_b64_dpp v[254:255], v[254:255] row_share:3 row_mask:0x3 bank_mask:0x0 fi:1 // fa3afc7ffe530530
v_cvt_i32_f64_dpp v2, v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa06047e045101ff
v_cvt_f64_i32_dpp v[4:5], v2 row_share:1 row_mask:0xf bank_mask:0xf // fa08087e025101ff
v_cvt_f32_f64_dpp v2, v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa1e047e045101ff
v_cvt_f64_f32_dpp v[4:5], v2 row_share:1 row_mask:0xf bank_mask:0xf // fa20087e025101ff
v_cvt_u32_f64_dpp v2, v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa2a047e045101ff
v_cvt_f64_u32_dpp v[4:5], v2 row_share:1 row_mask:0xf bank_mask:0xf // fa2c087e025101ff
v_trunc_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa2e047e045101ff
v_ceil_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa30047e045101ff
v_rndne_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa32047e045101ff
v_floor_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa34047e045101ff
v_frexp_exp_i32_f64_dpp v2, v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa78047e045101ff
v_frexp_mant_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa7a047e045101ff
v_fract_f64_dpp v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf // fa7c047e045101ff
v_rcp_f64 v[2:3], v[4:5] row_share:1 // error: row_share
v_mov_b64 v[2:3], v[4:5] quad_perm:[0,1,2,3] // error: quad_perm
v_mov_b64 v[2:3], v[4:5] row_newbcast:1 // error: row_newbcast
