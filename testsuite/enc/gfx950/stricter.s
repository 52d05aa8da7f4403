# Lines on which LLVM 22 differs
v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[74:81], a[240:245], v[106:109], v29, s13 op_sel_hi:[1,1,0] cbsz:1 blgp:2 // 0000acd31d1b00181e09add34ae1ab55
v_mfma_scale_f32_16x16x128_f8f6f4 v[90:93], a[142:147], a[68:71], 0, v22, s94 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:2 blgp:4 // 0010acd316bd00005a0aadd38e89029a
v_mfma_scale_f32_32x32x64_f8f6f4 v[74:89], v[86:91], v[146:153], 0, s80, s30 op_sel_hi:[1,1,0] cbsz:3 // 0000acd3503c00184a0baed356250302
v_mfma_scale_f32_32x32x64_f8f6f4 v[190:205], a[136:139], v[20:23], v[46:61], v1, s90 op_sel:[0,0,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4 // v_mfma_scale_f32_32x32x64_f8f6f4 v[190:205], a[136:139], v[20:23], v[46:61], v1, s90 op_sel_hi:[0,1,0] cbsz:4 blgp:4 // 0000acd301b50010be0caed38829ba8c
v_mfma_scale_f32_32x32x64_f8f6f4 v[160:175], a[228:233], a[208:213], 0, v174, s46 op_sel_hi:[0,0,0] cbsz:3 blgp:2 // 0000acd3ae5d0000a00baed3e4a1035a
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3], v20, v21 op_sel:[0,0,1] // error: op_sel
v_bitop3_b32 v0, v1, v2, v3 bitop3:256 // error: bitop3
s_set_valu_coexec_mode 0x1                               // 01009fbf
