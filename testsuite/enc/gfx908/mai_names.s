v_accvgpr_read v1, a3                                    // v_accvgpr_read_b32 v1, a3 // 0140d8d303010018
v_accvgpr_write a3, v1                                   // v_accvgpr_write_b32 a3, v1 // 0340d9d301010018
v_mfma_f32_32x32x1f32 acc[0:31], acc0, v1, acc[0:31]     // v_mfma_f32_32x32x1f32 a[0:31], a0, v1, a[0:31] // 0000c0d30003020c
