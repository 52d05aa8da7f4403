v_pk_add_f32 v[30:31], s[36:37], v[192:193] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[1,0] // 1e51b2d324800348
v_pk_fma_f32 v[78:79], 36, s[0:1], 10 op_sel:[1,0,1] op_sel_hi:[1,0,1] neg_lo:[0,1,0] neg_hi:[0,1,0] // 4e6ab0d3a400284a
v_pk_mov_b32 v[98:99], src_execz, v[160:161] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0] // 6251b3d3fc400328
v_pk_mul_f32 v[0:1], 5, v[136:137] op_sel_hi:[0,0] neg_lo:[1,0] clamp // 00c0b1d385100320
