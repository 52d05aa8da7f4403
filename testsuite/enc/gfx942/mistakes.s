buffer_load_dword v2, off, s[0:3], 0 glc // error: glc
global_load_dword v2, v[4:5], off slc // error: slc
flat_load_dword v2, v[4:5] scc // error: too many operands
global_atomic_add v2, v[4:5], v6, off // error: instruction must use sc0
v_dot2_f32_f16 v0, v1, v2, v3 op_sel:[1,0,0] // error: op_sel
v_dot4_i32_i8 v0, v1, v2, v3 op_sel_hi:[0,0,0] // error: op_sel_hi
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[6:7] blgp:1 // error: blgp
v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[8:11] neg:[1,0,0] // error: neg
v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], a1 // error: this register is not allowed here in v_smfmac_f32_16x16x32_f16: accumulation registers are not
v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v1 blgp:1 // error: blgp
image_load v0, v1, s[0:7] // error: not supported
v_add_f64 a[0:1], v[2:3], v[4:5] // error: this register is not allowed here in v_add_f64: accumulation registers are not
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf // error: instruction not supported on this GPU
