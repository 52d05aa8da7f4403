# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
v_dot2_f32_bf16 v5, v1, v2, s3                           // 05409ad301050e18
v_dot2_f32_bf16 v0, v1, v2, v3 neg_lo:[1,1,0] neg_hi:[1,0,1] // 00459ad301050e7c
v_dot2_f32_bf16 v54, v226, 43, v200 neg_lo:[0,1,0] clamp // 36c09ad3e257215f
v_dot2_f32_bf16 v181, v118, v109, ttmp14 neg_lo:[1,0,0] neg_hi:[0,0,1] // b5449ad376dbea39
v_pk_maximum3_f16 v0, v16, v2, s2 op_sel_hi:[0,0,0] neg_hi:[1,0,0] // 00019cd310050a00
v_pk_maximum3_f16 v0, v0, v193, s64 op_sel:[0,1,0] op_sel_hi:[0,1,0] neg_lo:[1,1,0] neg_hi:[0,0,1] // 00149cd300830371
v_pk_maximum3_f16 v1, 2.0, 48, s16 op_sel_hi:[0,0,0]     // 01009cd3f4604100
v_pk_maximum3_f16 v1, s0, s0, s0 op_sel_hi:[0,0,1] neg_hi:[1,0,1] // 01459cd300000000
v_pk_maximum3_f16 v2, 0, v72, s16 op_sel_hi:[0,0,0] neg_hi:[0,0,1] clamp // 02849cd380904200
v_pk_maximum3_f16 v2, v96, s65, 2 op_sel:[0,1,1] op_sel_hi:[1,0,0] neg_hi:[0,1,0] clamp // 02b29cd36083080a
v_pk_minimum3_f16 v0, s0, v6, s0 op_sel:[1,0,0] op_sel_hi:[0,0,0] // 00089bd3000c0200
v_pk_minimum3_f16 v0, v6, 48, s72 op_sel_hi:[0,0,0] neg_lo:[0,1,0] neg_hi:[0,1,1] clamp // 00869bd306612141
v_pk_minimum3_f16 v0, v0, s0, s0 op_sel:[1,1,0] op_sel_hi:[0,0,0] neg_hi:[1,0,0] clamp // 00999bd300010000
v_pk_minimum3_f16 v4, v0, s16, v47 op_sel_hi:[0,0,0] neg_hi:[0,1,0] clamp // 04829bd30021bc04
v_pk_minimum3_f16 v5, v1, v164, s0 op_sel_hi:[0,0,0] neg_lo:[1,0,0] neg_hi:[1,1,1] // 05079bd301490320
v_pk_minimum3_f16 v7, v49, s9, 4 op_sel:[0,1,0] op_sel_hi:[0,0,0] neg_lo:[1,0,1] // 07109bd3311310a2
