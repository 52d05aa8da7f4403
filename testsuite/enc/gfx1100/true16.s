v_mov_b16_e32 v1.l, v2.h                                 // 8239027e
v_mov_b16 v1.h, 1.0                                      // v_mov_b16_e32 v1.h, 0x3c00 // f238027f
v_mov_b16_dpp v1.l, v2.h quad_perm:[0,1,2,3]             // v_mov_b16_dpp v1.l, v2.h quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa38027e82e400ff
v_mov_b16 v1.l, s2                                       // v_mov_b16_e32 v1.l, s2 // 0238027e
v_mov_b16 v1.l, 0x3456                                   // v_mov_b16_e32 v1.l, 0x3456 // ff38027e56340000
v_mov_b16_dpp v1.h, v2.h dpp8:[0,1,2,3,4,5,6,7]          // e938027f8288c6fa
