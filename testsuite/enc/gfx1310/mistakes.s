# Instructions of gfx12.5 that gfx13 does not have, and rules that it keeps.
v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[24:31] // error: v_wmma_f32_16x16x32_f16
s_set_vgpr_msb 3 // error: s_set_vgpr_msb
s_wait_xcnt 0 // error: s_wait_xcnt
s_wait_bvhcnt 0 // error: s_wait_bvhcnt
s_wakeup // error: operand
v_mov_b32_e32 v256, v0 // error: v0 to v255
v_cvt_pk_fp8_f32 v0, v1, v2 clamp // error: clamp
v_lshrrev_b64 v[0:1], s0, s[2:3] // error: constant bus
tensor_load_to_lds s[0:3], s[4:11] // error: tensor_load_to_lds
buffer_load_b32 v0, off, s[4:7], s3 offset:-1 // error: offset
