v_pk_add_f16_e64 v1, v2, v3                              // v_pk_add_f16 v1, v2, v3 // 01408fd302070218
v_mfma_f32_32x32x1f32_e64 a[0:31], v0, v1, a[0:31]       // v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31] // 0000c0d300030204
buffer_load_dword_e32 v1, off, s[4:7], 0                 // buffer_load_dword v1, off, s[4:7], 0 // 000050e000010180
