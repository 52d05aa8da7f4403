v_wmma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], v[4:7] neg_lo:[1,0,0] // 044040cc0005123c
v_wmma_f32_16x16x16_bf16 v[4:7], v[0:1], v[2:3], v[4:7]  // 044041cc0005121c
v_wmma_f16_16x16x16_f16 v[4:5], v[0:1], v[2:3], v[4:5] neg_lo:[0,1,0] // 044042cc0005125c
v_wmma_bf16_16x16x16_bf16 v[4:5], v[0:1], v[2:3], v[4:5] neg_hi:[0,1,0] // 044243cc0005121c
v_wmma_i32_16x16x16_iu8 v[2:5], v0, v1, v[2:5] clamp     // 02c044cc00030a1c
v_wmma_f32_16x16x16_fp8_fp8 v[2:5], v0, v1, v[2:5] neg_lo:[0,0,1] // 024046cc00030a9c
v_wmma_f32_16x16x16_fp8_bf8 v[2:5], v0, v1, 1            // 024047cc0003061a
v_wmma_f32_16x16x16_bf8_fp8 v[2:5], v0, v1, 1.0          // 024048cc0003ca1b
v_wmma_f32_16x16x16_bf8_bf8 v[2:5], v0, v1, 1.0          // 024049cc0003ca1b
v_wmma_i32_16x16x32_iu4 v[2:5], v0, v1, v[2:5] clamp     // 02c04acc00030a1c
v_swmmac_f32_16x16x32_f16 v[6:9], v[0:1], v[2:5], v10    // 064050cc00052a1c
v_swmmac_f32_16x16x32_f16 v[6:9], v[0:1], v[2:5], v10 neg_hi:[1,0,0] // 064150cc00052a1c
v_swmmac_f32_16x16x32_bf16 v[6:9], v[0:1], v[2:5], v10 index_key:1 // 064851cc00052a1c
v_swmmac_f32_16x16x32_bf16 v[6:9], v[0:1], v[2:5], v10 neg_lo:[1,0,0] // 064051cc00052a3c
v_swmmac_f32_16x16x32_bf16 v[6:9], v[0:1], v[2:5], v10 neg_hi:[0,1,0] // 064251cc00052a1c
v_swmmac_f16_16x16x32_f16 v[6:7], v[0:1], v[2:5], v8 neg_hi:[1,0,0] // 064152cc0005221c
v_swmmac_bf16_16x16x32_bf16 v[6:7], v[0:1], v[2:5], v8 index_key:2 // 065053cc0005221c
v_swmmac_bf16_16x16x32_bf16 v[6:7], v[0:1], v[2:5], v8 neg_lo:[1,0,0] // 064053cc0005223c
v_swmmac_i32_16x16x32_iu8 v[3:6], v0, v[1:2], v7         // 034054cc00031e1c
v_swmmac_i32_16x16x32_iu8 v[3:6], v0, v[1:2], v7 index_key:3 // 035854cc00031e1c
v_swmmac_i32_16x16x32_iu8 v[3:6], v0, v[1:2], v7 neg_lo:[1,0,0] // 034054cc00031e3c
v_swmmac_i32_16x16x32_iu4 v[2:5], v0, v1, v6 clamp       // 02c055cc00031a1c
v_swmmac_i32_16x16x32_iu4 v[2:5], v0, v1, v6 index_key:1 // 024855cc00031a1c
v_swmmac_i32_16x16x64_iu4 v[3:6], v0, v[1:2], v7         // 034056cc00031e1c
v_swmmac_i32_16x16x64_iu4 v[3:6], v0, v[1:2], v7 clamp   // 03c056cc00031e1c
v_swmmac_i32_16x16x64_iu4 v[3:6], v0, v[1:2], v7 neg_lo:[0,1,0] // 034056cc00031e5c
v_swmmac_f32_16x16x32_fp8_fp8 v[3:6], v0, v[1:2], v7 index_key:1 // 034857cc00031e1c
v_swmmac_f32_16x16x32_fp8_bf8 v[3:6], v0, v[1:2], v7     // 034058cc00031e1c
v_swmmac_f32_16x16x32_bf8_fp8 v[3:6], v0, v[1:2], v7 index_key:1 // 034859cc00031e1c
v_swmmac_f32_16x16x32_bf8_bf8 v[3:6], v0, v[1:2], v7     // 03405acc00031e1c
v_swmmac_f32_16x16x32_bf8_bf8 v[3:6], v0, v[1:2], v7 index_key:1 // 03485acc00031e1c
