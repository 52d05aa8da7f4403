v_accvgpr_read_b32 v76, a1                               // 4c40d8d301010018
v_accvgpr_write_b32 a7, v181                             // 0740d9d3b5010018
v_mfma_f32_16x16x16f16 a[16:19], v[225:226], v[3:4], a[208:211] cbsz:3 abid:2 blgp:4 // 1013cdd3e1074287
v_mfma_f32_16x16x1f32 a[6:21], v0, v4, a[32:47] abid:2   // 0610c1d300098204
v_mfma_f32_16x16x2bf16 a[36:51], v4, v201, a[144:159] cbsz:3 abid:8 blgp:4 // 2443e9d304934386
v_mfma_f32_16x16x4f16 a[215:230], a[164:165], v[55:56], a[48:63] cbsz:3 abid:8 // d743c9d3a46fc20c
v_mfma_f32_16x16x4f32 a[233:236], v255, a199, a[81:84] cbsz:1 abid:5 blgp:1 // e929c5d3ff8f4735
v_mfma_f32_16x16x8bf16 a[112:115], v127, v237, a[183:186] cbsz:6 abid:9 // 704eedd37fdbdf06
v_mfma_f32_32x32x1f32 a[166:197], v117, a61, a[35:66]    // a600c0d3757b8e14
v_mfma_f32_32x32x2bf16 a[91:122], a127, v210, a[207:238] cbsz:7 blgp:3 // 5b07e8d37fa53f6f
v_mfma_f32_32x32x2f32 a[4:19], a32, v144, a[129:144] cbsz:4 // 0404c4d32021070e
v_mfma_f32_32x32x4bf16 a[180:195], v198, v27, a[49:64] cbsz:2 abid:6 blgp:2 // b432ecd3c637c644
v_mfma_f32_32x32x4f16 a[5:36], a[118:119], a[18:19], a[155:186] abid:1 // 0508c8d376256e1e
v_mfma_f32_32x32x8f16 a[64:79], v[18:19], v[2:3], a[152:167] cbsz:5 abid:9 blgp:1 // 404dccd312056226
v_mfma_f32_4x4x1f32 a[220:223], v88, a163, a[4:7] cbsz:6 blgp:6 // dc06c2d3584713d4
v_mfma_f32_4x4x2bf16 a[228:231], a79, a233, a[252:255] cbsz:4 abid:2 blgp:1 // e414ebd34fd3f33f
v_mfma_f32_4x4x4f16 a[32:35], v[141:142], v[0:1], a[154:157] cbsz:5 abid:1 blgp:6 // 200dcad38d016ac6
v_mfma_i32_16x16x16i8 a[46:49], a31, v10, a[111:114] abid:9 blgp:7 // 2e48d5d31f15beed
v_mfma_i32_16x16x4i8 a[61:76], a135, a238, a[207:222] cbsz:5 abid:8 blgp:3 // 3d45d1d387dd3f7f
v_mfma_i32_32x32x4i8 a[7:38], a80, v16, a[148:179] cbsz:1 abid:15 blgp:5 // 0779d0d3502152ae
v_mfma_i32_32x32x8i8 a[46:61], v247, a202, a[20:35] cbsz:1 abid:8 blgp:2 // 2e41d4d3f7955354
v_mfma_i32_4x4x4i8 a[83:86], v118, v176, a[26:29] cbsz:5 abid:11 blgp:1 // 535dd2d376616b24
