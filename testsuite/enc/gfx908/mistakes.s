v_accvgpr_write_b32 a0, s0 // error: VGPR or an inline constant
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0 // error: inline constants are not allowed
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[2:33] // error: overlap
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[0:31] // error: operands are not valid for this GPU or mode: v_mfma_f32_32x32x1f32 accepts them on gfx90a, not on gfx908; this register is not allowed here in v_mfma_f32_32x32x1f32: an accumulation register is needed
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[4:7] cbsz:8 // error: cbsz
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[4:7] abid:16 // error: abid
v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[4:7] blgp:8 // error: blgp
ds_write_b32 v0, a1 // error: accumulation
global_load_dword a1, v[0:1], off // error: accumulation
buffer_atomic_add_f32 v2, off, s[0:3], 0 glc // error: glc
buffer_store_dword v[2:3], off, s[0:3], 0 tfe // error: tfe
