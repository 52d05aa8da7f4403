# tuples that begin below v256 can end above it
v_mqsad_u32_u8 v[254:257], v[0:1], -4.0, v[2:5] // fe003dd600ef0904
v_cvt_f32_f64 v0, v[255:256] // error: 64-bit aligned
v_mov_b32 v256, v1 // error: v0 to v255
v_cvt_f32_f64 v0, v[256:257] // error: v0 to v255
