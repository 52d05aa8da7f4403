v_mov_b16_e32 v1.l, v2.h                                 // 8239027e
v_mov_b16 v1.h, 1.0                                      // v_mov_b16_e32 v1.h, 1.0 // f238027f
v_mov_b16_dpp v1.l, v2.h quad_perm:[0,1,2,3]             // v_mov_b16_dpp v1.l, v2.h quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa38027e82e400ff
v_mov_b16 v1.l, s2                                       // v_mov_b16_e32 v1.l, s2 // 0238027e
v_mov_b16 v1.l, 0x3456                                   // v_mov_b16_e32 v1.l, 0x3456 // ff38027e56340000
v_mov_b16_dpp v1.h, v2.h dpp8:[0,1,2,3,4,5,6,7]          // e938027f8288c6fa
v_mov_b16_e64 v2.l, v1.l                                 // 02009cd501010102
v_mov_b16 v2.l, v200.h                                   // v_mov_b16_e64 v2.l, v200.h op_sel:[1,0] // 02089cd5c8010102
v_mov_b16 v200.h, 0xee                                   // v_mov_b16_e64 v200.h, 0xee op_sel:[0,1] // c8409cd5ff000102ee000000
v_mov_b16_e64 v2.h, s1                                   // v_mov_b16_e64 v2.h, s1 op_sel:[0,1] // 02409cd501000102
v_mov_b16_e64 v2.l, -1.0                                 // 02009cd5f3000102
v_mov_b16_e64 v1.h, v3.h op_sel:[1,1]                    // 01489cd503010102
v_mov_b16_e64_dpp v200.h, v3.l row_shl:1                 // v_mov_b16_e64_dpp v200.h, v3.l op_sel:[0,1] row_shl:1 row_mask:0xf bank_mask:0xf // c8409cd5fa000000030101ff
v_mov_b16_e64_dpp v2.l, v3.h dpp8:[0,1,2,3,4,5,6,7] fi:1 // v_mov_b16_e64_dpp v2.l, v3.h op_sel:[1,0] dpp8:[0,1,2,3,4,5,6,7] fi:1 // 02089cd5ea0000000388c6fa
v_mov_b16_e64 v1.l, v3.l op_sel:[1,1] // error: op_sel selects another half than the operand
v_mov_b16_e64 v2.l, -v1.l // error: expected a half of a VGPR in v_mov_b16
v_mov_b16_e32 v2.l, v200.l // error: expected a half of v0 to v127
v_mov_b16_e64_dpp v2.h, s3 row_shl:1 // error: a vector register is needed
