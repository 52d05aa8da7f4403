v_dual_add_f32 v255, v4, v2 :: v_dual_add_f32 v7, v1, v3 // 044110cf01010200ff030007
v_dual_add_f32 v255, v1, v2 :: v_dual_add_f32 v7, v255, v3 // 014110cfff010200ff030007
v_dual_add_f32 v255, s105, v2 :: v_dual_add_f32 v7, s1, v3 // 694010cf01000200ff030007
v_dual_add_f32 v255, ttmp15, v2 :: v_dual_add_f32 v7, vcc_lo, v3 // 7b4010cf6a000200ff030007
v_dual_add_f32 v255, src_scc, v2 :: v_dual_add_f32 v7, -1, v3 // fd4010cfc1000200ff030007
v_dual_add_f32 v255, 0.5, v3 :: v_dual_add_nc_u32 v7, 0.5, v2 // f00011cff0000300ff020007
v_dual_add_f32 v255, v4, v2 :: v_dual_cndmask_b32 v7, v1, v3, vcc_lo // 049110cf01010200ff036a07
v_dual_add_f32 v255, s105, v2 :: v_dual_fmac_f32 v7, s1, v3 // 690010cf01000200ff030007
v_dual_add_f64 v[2:3], v[4:5], v[6:7] :: v_dual_mov_b32 v9, v10 // 048184cf0a01060002000009
v_dual_fma_f64 v[2:3], -v[4:5], v[6:7], v[8:9] :: v_dual_bitop2_b32 v10, v11, v12 bitop3:0x54 // 042181cf0b030608020c540a
v_dual_max_num_f64 v[2:3], s[4:5], v[6:7] :: v_dual_max_i32 v9, v10, v12 // 04708dcf0a010600020c0009
v_dual_min_num_f64 v[2:3], 1.0, v[6:7] :: v_dual_min_i32 v9, v10, v12 // f28091cf0a010600020c0009
v_dual_mul_f64 v[2:3], v[4:5], -v[6:7] :: v_dual_fma_f32 v9, v10, -v12, v13 // 043189cf0a250600020c0d09
v_dual_fma_f32 v1, v2, v3, v4 :: v_dual_fma_f32 v5, v7, v8, v9 // 02314dcf0701030401080905
v_dual_cndmask_b32 v1, -v2, v3, s4 :: v_dual_cndmask_b32 v5, v7, -v8, vcc_lo // 029124cf0723030401086a05
v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v3, v2 // 028120cf0201000001000003
