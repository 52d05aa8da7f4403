s_andn1_wrexec_b64 ttmp[14:15], s[10:11]                 // 0a35fabe
s_andn2_wrexec_b64 ttmp[6:7], src_private_base           // ed36f2be
s_cbranch_join s22                                       // 162e80be
s_getpc_b64 vcc                                          // 001ceabe
s_mov_b64 s[100:101], s[34:35]                           // 2201e4be
s_movreld_b64 s[0:1], s[10:11]                           // 0a2d80be
