s_andn2_saveexec_b64 null, src_shared_limit              // ec27fdbe
s_bcnt1_i32_b32 s59, s24                                 // 180fbbbe
s_getpc_b64 s[38:39]                                     // 001fa6be
s_mov_b64 null, 0x3f717273                               // ff04fdbe7372713f
s_rfe_b64 s[64:65]                                       // 402280be
s_sext_i32_i8 vcc_lo, vcc_hi                             // 6b19eabe
