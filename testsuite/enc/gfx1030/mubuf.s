buffer_atomic_add v222, v[151:152], s[0:3], s40 idxen offen offset:16 glc slc // 1070c8e097de4028
buffer_atomic_add_x2 v[251:252], v211, ttmp[0:3], s99 offen offset:1 glc slc // 015048e1d3fb5b63
buffer_atomic_and v109, v0, s[48:51], s4 idxen offset:16 glc slc // 1060e4e0006d4c04
buffer_atomic_and_x2 v[235:236], v[183:184], s[96:99], 32 idxen offen offset:16 // 103064e1b7eb18a0
buffer_atomic_cmpswap v[112:113], v[22:23], s[76:79], s51 idxen offen offset:16 slc // 1030c4e016705333
buffer_atomic_cmpswap_x2 v[252:255], v0, s[100:103], 1 offen offset:1 // 011044e100fc1981
buffer_atomic_csub v0, v[212:213], s[0:3], 1 idxen offen offset:1 glc // 0170d0e0d4000081
buffer_atomic_dec v134, off, s[84:87], -16 offset:4095 glc // ff4ff4e0008615d0
buffer_atomic_dec_x2 v[158:159], off, ttmp[0:3], s103 offset:1 glc // 014074e1009e1b67
buffer_atomic_fcmpswap v[101:102], v255, s[92:95], 32 idxen // 0020f8e0ff6517a0
buffer_atomic_fcmpswap_x2 v[57:60], v[179:180], s[44:47], 32 idxen offen offset:4095 // ff3f78e1b3390ba0
buffer_atomic_fmax v105, v[120:121], s[100:103], s4 idxen offen offset:16 glc // 107000e178691904
buffer_atomic_fmax_x2 v[254:255], v161, ttmp[0:3], 17 idxen // 002080e1a1fe1b91
buffer_atomic_fmin v53, off, s[100:103], s10 offset:1    // 0100fce00035190a
buffer_atomic_fmin_x2 v[226:227], v141, ttmp[0:3], s32 idxen offset:4095 glc // ff6f7ce18de21b20
buffer_atomic_inc v35, v[90:91], s[16:19], s105 idxen offen // 0030f0e05a230469
buffer_atomic_inc_x2 v[254:255], v115, s[48:51], s3 offen offset:16 glc // 105070e173fe0c03
buffer_atomic_or v255, off, s[100:103], vcc_hi offset:1 glc // 0140e8e000ff196b
buffer_atomic_or_x2 v[0:1], v[61:62], ttmp[0:3], s0 idxen offen offset:16 glc // 107068e13d001b00
buffer_atomic_smax v143, v186, s[56:59], s60 idxen offset:16 glc // 1060dce0ba8f0e3c
buffer_atomic_smax_x2 v[151:152], v[234:235], s[0:3], s14 idxen offen offset:4095 glc // ff7f5ce1ea97000e
buffer_atomic_smin v0, v[11:12], s[100:103], s105 idxen offen glc // 0070d4e00b001969
buffer_atomic_smin_x2 v[23:24], v255, s[36:39], s59 offen // 001054e1ff17093b
buffer_atomic_sub v0, v64, s[0:3], s69 offen offset:16   // 1010cce040000045
buffer_atomic_sub_x2 v[108:109], v217, ttmp[0:3], s105 idxen // 00204ce1d96c1b69
buffer_atomic_swap v255, v[232:233], ttmp[0:3], 1 idxen offen offset:16 glc // 1070c0e0e8ff1b81
buffer_atomic_swap_x2 v[254:255], v237, ttmp[0:3], s105 offen offset:1 // 011040e1edfe1b69
buffer_atomic_umax v0, v[254:255], s[100:103], s75 idxen offen offset:16 glc slc // 1070e0e0fe00594b
buffer_atomic_umax_x2 v[178:179], v0, s[52:55], s105 offen offset:16 glc slc // 105060e100b24d69
buffer_atomic_umin v165, v78, s[8:11], 17 idxen offset:4095 // ff2fd8e04ea50291
buffer_atomic_umin_x2 v[123:124], v[196:197], s[96:99], s6 idxen offen glc slc // 007058e1c47b5806
buffer_atomic_xor v178, v[213:214], s[52:55], s13 idxen offen offset:1 glc // 0170ece0d5b20d0d
buffer_atomic_xor_x2 v[254:255], v29, s[0:3], vcc_hi idxen // 00206ce11dfe006b
buffer_gl0_inv                                           // 0000c4e100000000
buffer_gl1_inv                                           // 0000c8e100000000
buffer_load_dword v18, s[84:87], s44 offen offset:16 glc slc lds // 105031e01200552c
buffer_load_dwordx2 v[254:255], v198, s[96:99], s36 offen // 001034e0c6fe1824
buffer_load_dwordx3 v[215:217], v207, s[84:87], s55 idxen offset:1 glc dlc // 01e03ce0cfd71537
buffer_load_dwordx4 v[101:104], v[76:77], s[0:3], 64 idxen offen offset:16 dlc // 10b038e04c6500c0
buffer_load_format_d16_x v255, off, s[56:59], s0         // 000000e200ff0e00
buffer_load_format_d16_xy v26, off, s[64:67], -5 glc     // 004004e2001a10c5
buffer_load_format_d16_xyz v[0:1], off, s[44:47], -16 offset:1 slc // 010008e200004bd0
buffer_load_format_d16_xyzw v[254:255], v77, s[24:27], s67 offen glc // 00500ce24dfe0643
buffer_load_format_x v[82:83], s[32:35], 64 idxen offen offset:1 lds // 013001e0520008c0
buffer_load_format_xy v[220:222], off, ttmp[0:3], s33 offset:4095 glc tfe // ff4f04e000dc9b21
buffer_load_format_xyz v[45:48], v[111:112], s[100:103], s57 idxen offen offset:1 dlc tfe // 01b008e06f2d9939
buffer_load_format_xyzw v[134:137], off, s[100:103], s105 // 00000ce000861969
buffer_load_sbyte v49, off, s[100:103], s101 offset:1 slc // 010024e000315965
buffer_load_sbyte_d16 v[172:173], v[254:255], ttmp[0:3], s0 idxen offen offset:1 glc slc tfe // 017088e0feacdb00
buffer_load_sbyte_d16_hi v[128:129], off, s[68:71], s12 offset:4095 tfe // ff0f8ce00080910c
buffer_load_short_d16 v[220:221], v58, s[4:7], exec_hi idxen offset:16 tfe // 102090e03adc817f
buffer_load_short_d16_hi v45, v195, s[52:55], ttmp5 idxen // 002094e0c32d0d71
buffer_load_sshort v[174:175], v[254:255], s[88:91], -5 idxen offen offset:1 glc tfe // 01702ce0feae96c5
buffer_load_ubyte v168, off, s[68:71], s79 offset:1      // 010020e000a8114f
buffer_load_ubyte_d16 v227, v[123:124], s[100:103], null idxen offen // 003080e07be3197d
buffer_load_ubyte_d16_hi v[1:2], v196, s[32:35], 1 offen offset:16 tfe // 101084e0c4018881
buffer_load_ushort v255, s[88:91], s84 offen offset:16 lds // 101029e0ff001654
buffer_store_byte v7, off, s[4:7], s68 dlc               // 008060e000070144
buffer_store_byte_d16_hi v65, v168, s[68:71], 0 idxen offset:1 // 012064e0a8411180
buffer_store_dword v129, v162, s[24:27], 32 offen offset:1 // 011070e0a28106a0
buffer_store_dwordx2 v[216:217], v124, s[84:87], s79 idxen offset:1 glc // 016074e07cd8154f
buffer_store_dwordx3 v[59:61], v117, ttmp[0:3], 32 offen // 00107ce0753b1ba0
buffer_store_dwordx4 v[47:50], off, s[48:51], 1 offset:1 glc // 014078e0002f0c81
buffer_store_format_d16_x v5, v229, ttmp[0:3], s14 offen offset:1 slc // 011010e2e5055b0e
buffer_store_format_d16_xy v100, v63, s[44:47], s60 idxen offset:1 // 012014e23f640b3c
buffer_store_format_d16_xyz v[13:14], v255, s[12:15], 64 offen dlc // 009018e2ff0d03c0
buffer_store_format_d16_xyzw v[81:82], v10, s[68:71], s105 idxen offset:16 glc // 10601ce20a511169
buffer_store_format_x v189, v0, s[100:103], 0 offen offset:16 // 101010e000bd1980
buffer_store_format_xy v[29:30], off, s[80:83], m0 offset:1 glc // 014014e0001d147c
buffer_store_format_xyz v[100:102], v212, s[4:7], s38 offen offset:16 // 101018e0d4640126
buffer_store_format_xyzw v[123:126], v123, s[68:71], s105 offen offset:4095 // ff1f1ce07b7b1169
buffer_store_short v255, v[169:170], ttmp[0:3], s100 idxen offen // 003068e0a9ff1b64
buffer_store_short_d16_hi v88, v0, s[24:27], s91 idxen glc // 00606ce00058065b
buffer_load_format_d16_hi_x v107, v15, ttmp[0:3], vcc_lo idxen // 002098e00f6b1b6a
buffer_store_format_d16_hi_x v31, off, s[72:75], exec_lo // 00009ce0001f127e
buffer_load_dword v0, off, [s104,s105,vcc_lo,vcc_hi], 0  // 000030e000001a80
