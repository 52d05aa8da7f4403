buffer_atomic_cmpswap_x2 v[194:197], v225, s[16:19], s0 idxen offset:16 glc slc // 106044e1e1c24400
buffer_atomic_dec_x2 v[163:164], v[251:252], ttmp[0:3], -16 idxen offen offset:16 // 103074e1fba31cd0
buffer_atomic_fcmpswap v[186:187], v[0:1], s[44:47], 0 idxen offen offset:16 glc // 1070f8e000ba0b80
buffer_atomic_fcmpswap_x2 v[9:12], v[0:1], ttmp[0:3], 17 idxen offen offset:16 // 103078e100091c91
buffer_atomic_fmax v161, v[147:148], s[20:23], s7 addr64 // 008000e193a10507
buffer_atomic_fmax_x2 v[225:226], v214, ttmp[0:3], s58 idxen offset:16 // 102080e1d6e11c3a
buffer_atomic_fmin v0, v244, s[28:31], flat_scratch_lo offen offset:16 // 1010fce0f4000768
buffer_atomic_fmin_x2 v[180:181], v[154:155], s[12:15], exec_hi addr64 glc // 00c07ce19ab4037f
buffer_atomic_swap v128, v112, ttmp[0:3], s103 idxen     // 0020c0e070801c67
buffer_atomic_umax v54, v42, s[84:87], -1 idxen offset:1 // 0120e0e02a3615c1
buffer_load_format_x v95, v[206:207], s[20:23], s53 addr64 offset:1 // 018000e0ce5f0535
buffer_load_format_xy v[143:144], v[30:31], s[0:3], s103 idxen offen // 003004e01e8f0067
buffer_load_ubyte v[74:75], v255, s[0:3], s0 idxen offset:4095 glc tfe // ff6f20e0ff4a8000
buffer_wbinvl1_vol                                       // 0000c0e100000000
