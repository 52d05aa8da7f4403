buffer_atomic_add v192, v[131:132], s[4:7], s80 idxen offen offset:4095 // ff3fc8e083c00150
buffer_atomic_add_x2 v[138:139], v[93:94], s[92:95], -16 addr64 offset:4095 glc // ffcf48e15d8a17d0
buffer_atomic_and v58, v[6:7], ttmp[0:3], s19 addr64 offset:16 glc slc // 10c0e4e0063a5c13
buffer_atomic_and_x2 v[129:130], v29, s[76:79], 32 idxen offset:1 glc // 016064e11d8113a0
buffer_atomic_cmpswap v[195:196], off, s[60:63], s36 offset:16 // 1000c4e000c30f24
buffer_atomic_cmpswap_x2 v[40:43], v255, s[68:71], s83 offen glc // 005044e1ff281153
buffer_atomic_dec v127, v[156:157], s[32:35], s67 addr64 glc // 00c0f4e09c7f0843
buffer_atomic_dec_x2 v[29:30], v89, s[0:3], s27 offen offset:16 slc // 101074e1591d401b
buffer_atomic_fcmpswap v[65:66], off, ttmp[0:3], s103 glc // 0040f8e000411c67
buffer_atomic_fcmpswap_x2 v[65:68], off, s[4:7], s22 offset:1 // 010078e100410116
buffer_atomic_fmax v99, v[205:206], s[76:79], s77 addr64 offset:16 glc // 10c000e1cd63134d
buffer_atomic_fmax_x2 v[165:166], v68, s[32:35], 64 offen offset:16 glc // 105080e144a508c0
buffer_atomic_fmin v107, v215, s[72:75], vcc_hi offen    // 0010fce0d76b126b
buffer_atomic_fmin_x2 v[0:1], v22, s[80:83], -5 idxen offset:16 // 10207ce1160014c5
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
buffer_atomic_swap v130, v[125:126], ttmp[0:3], s103 addr64 offset:4095 // ff8fc0e07d821c67
buffer_atomic_swap_x2 v[36:37], v20, s[100:103], 32 offen // 001040e1142419a0
buffer_atomic_umax v230, v65, s[44:47], s6 offen offset:1 // 0110e0e041e60b06
buffer_atomic_umax_x2 v[86:87], v[238:239], ttmp[0:3], s62 addr64 glc // 00c060e1ee561c3e
buffer_atomic_umin v95, v[97:98], s[72:75], s46 addr64 glc // 00c0d8e0615f122e
buffer_atomic_umin_x2 v[207:208], off, s[84:87], tma_hi glc // 004058e100cf156f
buffer_atomic_xor v0, v243, ttmp[0:3], 64 idxen offset:4095 glc // ff6fece0f3001cc0
buffer_atomic_xor_x2 v[12:13], v163, s[8:11], s0 offen offset:4095 // ff1f6ce1a30c0200
buffer_load_dword v96, s[80:83], -16 idxen offset:4095 glc slc lds // ff6f31e0600054d0
buffer_load_dwordx2 v[0:2], off, s[0:3], 0 offset:16 tfe // 100034e000008080
buffer_load_dwordx3 v[91:93], v113, s[64:67], s0 offen   // 00103ce0715b1000
buffer_load_dwordx4 v[57:60], v165, s[96:99], vcc_lo idxen offset:4095 // ff2f38e0a539186a
buffer_load_format_x v[216:217], s[24:27], vcc_hi addr64 glc lds // 00c001e0d800066b
buffer_load_format_xy v[144:145], v[209:210], s[48:51], s12 idxen offen offset:1 // 013004e0d1900c0c
buffer_load_format_xyz v[127:130], off, s[56:59], tba_lo tfe // 000008e0007f8e6c
buffer_load_format_xyzw v[231:235], v[52:53], s[84:87], s0 addr64 tfe // 00800ce034e79500
buffer_load_sbyte v[0:1], s[60:63], 64 addr64 offset:1 glc lds // 01c025e000000fc0
buffer_load_sshort v[51:52], v[57:58], s[68:71], s64 addr64 offset:1 glc slc tfe // 01c02ce03933d140
buffer_load_ubyte v[0:1], v[5:6], s[36:39], s53 idxen offen offset:4095 glc tfe // ff7f20e005008935
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
buffer_wbinvl1                                           // 0000c4e100000000
buffer_wbinvl1_sc                                        // 0000c0e100000000
