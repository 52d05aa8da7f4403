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
buffer_atomic_add v192, v[131:132], s[4:7], s80 idxen offen offset:4095 // ff3fc8e083c00150
buffer_atomic_add_x2 v[138:139], v[93:94], s[92:95], -16 addr64 offset:4095 glc // ffcf48e15d8a17d0
buffer_atomic_and v58, v[6:7], ttmp[0:3], s19 addr64 offset:16 glc slc // 10c0e4e0063a5c13
buffer_atomic_and_x2 v[129:130], v29, s[76:79], 32 idxen offset:1 glc // 016064e11d8113a0
buffer_atomic_cmpswap v[195:196], off, s[60:63], s36 offset:16 // 1000c4e000c30f24
buffer_atomic_dec v127, v[156:157], s[32:35], s67 addr64 glc // 00c0f4e09c7f0843
buffer_atomic_inc v255, v[33:34], s[28:31], s83 addr64 offset:1 glc // 01c0f0e021ff0753
buffer_atomic_inc_x2 v[185:186], v[237:238], s[72:75], tba_lo addr64 offset:1 // 018070e1edb9126c
buffer_atomic_or v214, v32, s[32:35], s69 idxen offset:1 // 0120e8e020d60845
buffer_atomic_or_x2 v[0:1], v255, s[0:3], s103 idxen     // 002068e1ff000067
buffer_atomic_smax v22, v152, s[100:103], s103 idxen     // 0020dce098161967
buffer_atomic_smax_x2 v[239:240], v15, s[32:35], vcc_lo idxen offset:1 // 01205ce10fef086a
buffer_atomic_smin v12, v135, s[16:19], s0 offen offset:16 // 1010d4e0870c0400
buffer_atomic_smin_x2 v[254:255], v[1:2], s[100:103], s24 idxen offen // 003054e101fe1918
buffer_atomic_sub v59, v[59:60], s[20:23], 32 idxen offen glc slc // 0070cce03b3b45a0
buffer_atomic_sub_x2 v[103:104], v[179:180], s[36:39], exec_hi addr64 offset:1 glc slc // 01c04ce1b367497f
buffer_atomic_swap_x2 v[36:37], v20, s[100:103], 32 offen // 001040e1142419a0
buffer_atomic_umax_x2 v[86:87], v[238:239], ttmp[0:3], s62 addr64 glc // 00c060e1ee561c3e
buffer_atomic_umin v95, v[97:98], s[72:75], s46 addr64 glc // 00c0d8e0615f122e
buffer_atomic_umin_x2 v[207:208], off, s[84:87], tma_hi glc // 004058e100cf156f
buffer_atomic_xor v0, v243, ttmp[0:3], 64 idxen offset:4095 glc // ff6fece0f3001cc0
buffer_atomic_xor_x2 v[12:13], v163, s[8:11], s0 offen offset:4095 // ff1f6ce1a30c0200
buffer_load_dwordx2 v[0:2], off, s[0:3], 0 offset:16 tfe // 100034e000008080
buffer_load_format_xyz v[127:130], off, s[56:59], tba_lo tfe // 000008e0007f8e6c
buffer_load_format_xyzw v[231:235], v[52:53], s[84:87], s0 addr64 tfe // 00800ce034e79500
buffer_load_sbyte v[0:1], s[60:63], 64 addr64 offset:1 glc lds // 01c025e000000fc0
buffer_load_sshort v[51:52], v[57:58], s[68:71], s64 addr64 offset:1 glc slc tfe // 01c02ce03933d140
buffer_load_ushort v0, off, s[36:39], vcc_hi offset:4095 glc // ff4f28e00000096b
buffer_store_byte v96, off, s[8:11], s22 offset:16       // 100060e000600216
buffer_store_dword v209, v[0:1], s[88:91], exec_hi addr64 // 008070e000d1167f
buffer_store_dwordx2 v[222:223], off, s[76:79], s93      // 000074e000de135d
buffer_store_dwordx3 v[2:4], v[34:35], s[68:71], s0 idxen offen // 00307ce022021100
buffer_store_dwordx4 v[240:243], v[125:126], s[72:75], s43 idxen offen // 003078e07df0122b
buffer_store_format_x v138, v[123:124], s[20:23], s59 addr64 // 008010e07b8a053b
buffer_store_format_xy v[81:82], v200, s[100:103], s13 offen offset:16 // 101014e0c851190d
buffer_store_format_xyz v[253:255], v69, s[100:103], s48 offen offset:4095 // ff1f18e045fd1930
buffer_store_format_xyzw v[181:184], off, s[36:39], exec_hi // 00001ce000b5097f
buffer_store_short v216, v[19:20], s[76:79], -1 idxen offen offset:16 // 103068e013d813c1
