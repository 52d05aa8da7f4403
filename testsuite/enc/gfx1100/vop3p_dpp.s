v_dot2_f32_f16_e64_dpp v192, v98, v3, -1.0 neg_lo:[1,0,0] neg_hi:[0,0,1] clamp row_xmask:0 row_mask:0xf bank_mask:0xf fi:1 // c0c413ccfa06ce3b626005ff
v_fma_mix_f32_e64_dpp v58, v139, -v100, src_shared_base op_sel_hi:[1,1,0] row_shr:1 row_mask:0xf bank_mask:0x5 // 3a0020ccfac8ae5b8b1101f5
v_fma_mixhi_f16_e64_dpp v61, -|v27|, v255, |v249| op_sel_hi:[1,1,0] clamp row_share:15 row_mask:0x3 bank_mask:0xf // 3d8522ccfafee73f1b5f013f
v_fma_mixlo_f16_e64_dpp v210, -v91, v8, |v11| op_sel:[1,0,0] op_sel_hi:[1,1,0] row_ror:1 row_mask:0x0 bank_mask:0xe // d20c21ccfa102e3c5b21010e
