v_pk_add_f32 v[4:5], s[90:91], 32 op_sel:[1,0] op_sel_hi:[0,0] neg_hi:[0,1] // 044ab2d35a400100
v_pk_fma_f32 v[64:65], 9, s[78:79], v[4:5] op_sel:[1,0,0] op_sel_hi:[0,0,1] neg_hi:[0,1,1] // 404eb0d3899c1004
v_pk_mov_b32 v[50:51], v[128:129], s[0:1] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[0,1] clamp // 32d8b3d380010040
v_pk_mul_f32 v[202:203], v[16:17], s[0:1] op_sel_hi:[0,1] // ca40b1d310010010
