v_fma_mix_f32 v0, v255, v3, v94                          // 000020ccff077a05
v_fma_mix_f32 v164, |s0|, -2, -src_private_base op_sel:[0,1,1] op_sel_hi:[1,0,0] // a43120cc0084b58b
