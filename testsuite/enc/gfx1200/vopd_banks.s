v_dual_mov_b32 v45, v40 :: v_dual_mov_b32 v72, v60       // 280110ca3c01482d
v_dual_mov_b32 v45, v40 :: v_dual_add_f32 v72, v60, v1 // error: src0
