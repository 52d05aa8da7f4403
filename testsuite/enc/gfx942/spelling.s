s_load_dword s0, s[2:3], 0x0 glc                         // 010003c000000000
global_load_dword v2, v[4:5], off sc0 nt sc1             // 008053de04007f02
global_load_dword v2, v[4:5], off nosc0 nt               // global_load_dword v2, v[4:5], off nt // 008052dc04007f02
buffer_load_dword v1, off, s[4:7], scc                   // buffer_load_dword v1, off, s[4:7], src_scc // 000050e0000101fd
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[2:3], a[4:5], 1.0 neg:[1,0,1] // 0080efd30209cab3
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], a[4:5], v[6:7] cbsz:1 neg:[0,1,0] // 0001efd302091a54
scratch_load_dword v0, off, off                          // 004050dc00007f00
scratch_load_dword v0, off, s3 offset:4                  // 044050dc00000300
scratch_load_dword v0, v1, s3 offset:-4                  // fc7f50dc01000300
buffer_inv sc0 sc1                                       // 00c0a4e000000000
buffer_wbl2 sc1                                          // 0080a0e000000000
s_getreg_b32 s2, hwreg(HW_REG_XCC_ID)                    // 14f882b8
