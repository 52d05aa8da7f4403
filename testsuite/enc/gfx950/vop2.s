# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
v_dot2c_f32_bf16_dpp v0, v0, -v130 quad_perm:[2,0,0,2] row_mask:0x3 bank_mask:0x1 // fa04012c00824031
v_dot2c_f32_bf16_dpp v160, v4, v32 quad_perm:[1,1,1,1] row_mask:0x0 bank_mask:0x3 // fa40402d04550003
v_dot2c_f32_bf16_e32 v96, s0, v128                       // 0000c12c
v_dot2c_f32_bf16_e32 v1, v0, v130                        // 0005032c
v_dot2c_f32_bf16_e32 v8, 0, v96                          // 80c0102c
v_dot2c_f32_bf16_e32 v31, -15, v92                       // cfb83e2c
v_pk_fmac_f16 v5, vcc_hi, v2                             // v_pk_fmac_f16_e32 v5, vcc_hi, v2 // 6b040a78
v_pk_fmac_f16 v5, ttmp11, v2                             // v_pk_fmac_f16_e32 v5, ttmp11, v2 // 77040a78
v_pk_fmac_f16 v5, exec_lo, v2                            // v_pk_fmac_f16_e32 v5, exec_lo, v2 // 7e040a78
v_pk_fmac_f16 v5, -4.0, v2                               // v_pk_fmac_f16_e32 v5, -4.0, v2 // f7040a78
v_pk_fmac_f16 v5, v1, v255                               // v_pk_fmac_f16_e32 v5, v1, v255 // 01ff0b78
v_pk_fmac_f16 v5, src_scc, v2                            // v_pk_fmac_f16_e32 v5, src_scc, v2 // fd040a78
