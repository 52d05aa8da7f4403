# Lines that either we or LLVM 19 accept, or that we encode differently.
ds_read_b32 v0, v1 nogds                                 // error: gds modifier is not supported by this instruction on this GPU
buffer_load_dword v0, off, s[0:3], scc                   // error: too few operands for buffer_load_dword
v_add_f16 v1, v3, v[2:3] row_shl:1                       // error: the register has the wrong size for this operand of v_add_f16: 32 bits are needed
v_mov_b32_dpp v0, v1 row_newbcast:[1]                    // error: row_newbcast takes one number
v_rcp_f64_dpp v[0:1], v3 row_newbcast:1                  // error: the register has the wrong size for this operand of v_rcp_f64: a pair is needed
v_pk_fmac_f16_e64 v0, v1, v2 clamp                       // 00803cd101050200
v_pk_fmac_f16_e64 v0, -v1, v2                            // 00003cd101050220
v_pk_fmac_f16_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040078010101ff
