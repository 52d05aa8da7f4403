s_mov_b64 s[2:3], lit64(0x777) // fe0182be7707000000000000
s_mov_b64 s[2:3], lit64(0x1) // fe0182be0100000000000000
s_mov_b64 s[2:3], 0xffffffffaf123456 // ff0182be563412af
v_cmp_eq_u64_e64 s5, ttmp[14:15], 0xaf123456 // 05005ad47afe0100563412af
v_pk_fma_f32 v[8:9], v[0:1], s[0:1], v[4:5] neg_hi:[0,1,0] // 08421fcc0001101c
global_load_b32 v1, v[3:4], off // error: aligned
buffer_store_b32 v1, off, s[12:15], src_scc // error: not allowed here
v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] // error: gfx12 had it
image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // error: gfx12 had it
