v_pk_fmac_f16_e64 v0, v1, v2 clamp                       // 00803cd101050200
v_pk_fmac_f16_e64 v0, -v1, v2                            // 00003cd101050220
v_pk_fmac_f16_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040078010101ff
