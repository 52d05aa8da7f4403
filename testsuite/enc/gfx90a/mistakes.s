v_add_f64 v[1:2], v[2:3], v[4:5] // error: 64-bit aligned
flat_load_dword v1, v[3:4] // error: 64-bit aligned
image_load_mip v5, v[1:2], s[8:15] dmask:0x1 // error: 64-bit aligned
ds_gws_init v1 gds // error: even aligned
ds_gws_init a3 gds // error: even aligned
ds_add_u32 v0, v1 gds // error: gds
ds_add_rtn_u32 a0, v1, v2 // error: all be VGPRs or all AGPRs
global_atomic_add v0, v[2:3], a1, off glc // error: all be VGPRs or all AGPRs
v_mfma_f32_16x16x4f32 v[0:3], v1, v2, a[0:3] // error: this register is not allowed here in v_mfma_f32_16x16x4f32: accumulation registers are not
v_mfma_f32_32x32x2f32 v[0:15], v1, v2, v[2:17] // error: overlap
v_add_f32 v0, lds_direct, v1 // error: lds_direct
buffer_load_dword v[2:3], off, s[0:3], 0 tfe // error: tfe
buffer_load_dword v2, off, s[0:3], 0 sc0 // error: sc0
v_ceil_f64_dpp v[0:1], v[2:3] row_shl:1 // error: row_shl
v_mov_b32_dpp v0, v1 row_newbcast:16 // error: row_newbcast
