# The first stepping of gfx1250 lacks 4-bit matrix products of 32 rows, and conversions with a scale per block of 16.
v_wmma_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[0:15] // error: gfx1250-strict has no v_wmma_f32_32x16x128_f4
v_wmma_scale_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[0:15], v40, v41 // error: gfx1250-strict has no v_wmma_scale_f32_32x16x128_f4
v_wmma_scale16_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[0:15], v[40:41], v[42:43] // error: gfx1250-strict has no v_wmma_scale16_f32_32x16x128_f4
v_cvt_scale_pk8_f16_fp4 v[0:3], v4, v8                   // error: gfx1250-strict has no v_cvt_scale_pk8_f16_fp4
v_cvt_scale_pk8_f32_fp8 v[0:7], v[8:9], v10              // error: gfx1250-strict has no v_cvt_scale_pk8_f32_fp8
v_cvt_scale_pk16_bf16_fp6 v[0:7], v[8:10], v12           // error: gfx1250-strict has no v_cvt_scale_pk16_bf16_fp6
v_cvt_scalef32_pk8_fp8_f32 v[0:1], v[2:9], v10           // 0000c3d602150202
v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47] // 000033cc0831a204
v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v32 // 000065cc0821821c
