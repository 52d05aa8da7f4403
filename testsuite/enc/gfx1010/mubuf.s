buffer_atomic_add v198, off, s[60:63], -16 offset:16 glc // 1040c8e000c60fd0
buffer_atomic_add_x2 v[14:15], v255, s[8:11], 1 offen offset:1 glc slc // 015048e1ff0e4281
buffer_atomic_and v168, v[254:255], s[16:19], s33 idxen offen slc // 0030e4e0fea84421
buffer_atomic_and_x2 v[102:103], off, s[40:43], s0 offset:16 glc // 104064e100660a00
buffer_atomic_cmpswap v[63:64], v[84:85], s[16:19], s105 idxen offen offset:16 // 1030c4e0543f0469
buffer_atomic_cmpswap_x2 v[126:129], v[254:255], s[4:7], 17 idxen offen offset:16 // 103044e1fe7e0191
buffer_atomic_dec v113, v86, s[100:103], -16 offen offset:1 // 0110f4e0567119d0
buffer_atomic_dec_x2 v[156:157], v[163:164], s[76:79], s0 idxen offen // 003074e1a39c1300
buffer_atomic_fcmpswap v[189:190], v169, s[92:95], s98 idxen glc // 0060f8e0a9bd1762
buffer_atomic_fcmpswap_x2 v[100:103], v115, s[64:67], s39 idxen offset:4095 glc // ff6f78e173641027
buffer_atomic_fmax v162, v7, s[100:103], s26 offen offset:4095 glc // ff5f00e107a2191a
buffer_atomic_fmax_x2 v[76:77], off, s[32:35], s0 offset:16 glc slc // 104080e1004c4800
buffer_atomic_fmin v236, v[76:77], s[60:63], s0 idxen offen glc // 0070fce04cec0f00
buffer_atomic_fmin_x2 v[9:10], v153, ttmp[0:3], s93 offen // 00107ce199091b5d
buffer_atomic_inc v124, v[253:254], s[0:3], s0 idxen offen offset:16 // 1030f0e0fd7c0000
buffer_atomic_inc_x2 v[181:182], v108, s[88:91], s31 offen offset:4095 slc // ff1f70e16cb5561f
buffer_atomic_or v22, v97, s[72:75], s47 offen           // 0010e8e06116122f
buffer_atomic_or_x2 v[146:147], off, s[12:15], 64 offset:1 glc // 014068e1009203c0
buffer_atomic_smax v191, off, s[92:95], s70 offset:16 glc slc // 1040dce000bf5746
buffer_atomic_smax_x2 v[0:1], v0, ttmp[0:3], s31 offen offset:1 glc // 01505ce100001b1f
buffer_atomic_smin v142, off, s[60:63], -16 offset:4095 glc // ff4fd4e0008e0fd0
buffer_atomic_smin_x2 v[123:124], v157, s[96:99], exec_lo offen // 001054e19d7b187e
buffer_atomic_sub v253, v[110:111], s[16:19], s68 idxen offen offset:4095 glc // ff7fcce06efd0444
buffer_atomic_sub_x2 v[147:148], v[220:221], s[100:103], s75 idxen offen offset:4095 glc // ff7f4ce1dc93194b
buffer_atomic_swap v75, v[254:255], s[100:103], s8 idxen offen offset:1 // 0130c0e0fe4b1908
buffer_atomic_swap_x2 v[242:243], v11, s[0:3], vcc_lo offen offset:4095 slc // ff1f40e10bf2406a
buffer_atomic_umax v215, v230, s[80:83], s62 idxen offset:16 glc slc // 1060e0e0e6d7543e
buffer_atomic_umax_x2 v[3:4], v0, s[60:63], s68 idxen offset:1 // 012060e100030f44
buffer_atomic_umin v218, v192, s[72:75], 0 offen         // 0010d8e0c0da1280
buffer_atomic_umin_x2 v[0:1], off, s[0:3], s67 glc       // 004058e100000043
buffer_atomic_xor v208, v[192:193], s[92:95], s0 idxen offen // 0030ece0c0d01700
buffer_atomic_xor_x2 v[222:223], v[254:255], s[88:91], s105 idxen offen offset:4095 // ff3f6ce1fede1669
buffer_gl0_inv                                           // 0000c4e100000000
buffer_gl1_inv                                           // 0000c8e100000000
buffer_load_dword v48, ttmp[0:3], s90 offen offset:16 slc lds // 101031e030005b5a
buffer_load_dwordx2 v[65:66], v31, s[0:3], s75 idxen offset:16 glc dlc // 10e034e01f41004b
buffer_load_dwordx3 v[84:87], off, ttmp[0:3], s48 offset:16 dlc tfe // 10803ce000549b30
buffer_load_dwordx4 v[33:36], v[0:1], ttmp[0:3], s48 idxen offen // 003038e000211b30
buffer_load_format_d16_x v220, v252, ttmp[0:3], -1 offen // 001000e2fcdc1bc1
buffer_load_format_d16_xy v[0:1], v55, s[0:3], s0 idxen slc dlc tfe // 00a004e23700c000
buffer_load_format_d16_xyz v[253:255], v[24:25], s[64:67], s53 idxen offen offset:4095 tfe // ff3f08e218fd9035
buffer_load_format_d16_xyzw v[123:124], v[183:184], s[64:67], s105 idxen offen offset:16 // 10300ce2b77b1069
buffer_load_format_x v[241:242], v249, s[0:3], null idxen glc tfe // 006000e0f9f1807d
buffer_load_format_xy v[213:215], v127, s[44:47], s57 offen offset:1 tfe // 011004e07fd58b39
buffer_load_format_xyz v[0:3], off, s[84:87], null glc slc dlc tfe // 00c008e00000d57d
buffer_load_format_xyzw v[19:23], v87, s[100:103], exec_hi offen offset:16 tfe // 10100ce05713997f
buffer_load_sbyte v[56:57], off, s[4:7], s51 tfe         // 000024e000388133
buffer_load_sbyte_d16 v201, off, s[24:27], s7 dlc        // 008088e000c90607
buffer_load_sbyte_d16_hi v[190:191], v[116:117], s[16:19], 32 idxen offen offset:4095 glc tfe // ff7f8ce074be84a0
buffer_load_short_d16 v98, v164, s[36:39], 0 idxen       // 002090e0a4620980
buffer_load_short_d16_hi v[34:35], v157, s[56:59], s75 offen offset:1 tfe // 011094e09d228e4b
buffer_load_sshort v[234:235], v[162:163], s[84:87], s90 idxen offen glc tfe // 00702ce0a2ea955a
buffer_load_ubyte v[68:69], s[76:79], s82 idxen offen lds // 003021e044001352
buffer_load_ubyte_d16 v[163:164], off, s[28:31], 32 offset:4095 slc tfe // ff0f80e000a3c7a0
buffer_load_ubyte_d16_hi v[140:141], off, s[8:11], s41 tfe // 000084e0008c8229
buffer_load_ushort v255, off, s[44:47], -1 offset:1 slc  // 010028e000ff4bc1
buffer_store_byte v91, v255, s[100:103], s85 idxen       // 002060e0ff5b1955
buffer_store_byte_d16_hi v166, v76, s[68:71], s105 offen dlc // 009064e04ca61169
buffer_store_dword v109, v38, s[92:95], 1 idxen offset:1 glc // 016070e0266d1781
buffer_store_dwordx2 v[176:177], v[79:80], s[68:71], s62 idxen offen // 003074e04fb0113e
buffer_store_dwordx3 v[136:138], v[183:184], s[60:63], s74 idxen offen offset:4095 glc // ff7f7ce0b7880f4a
buffer_store_dwordx4 v[92:95], off, s[68:71], -5 offset:16 dlc // 108078e0005c11c5
buffer_store_format_d16_x v18, v[227:228], s[4:7], s18 idxen offen glc dlc // 00f010e2e3120112
buffer_store_format_d16_xy v255, v202, s[100:103], exec_lo idxen // 002014e2caff197e
buffer_store_format_d16_xyz v[217:218], v0, ttmp[0:3], exec_hi idxen offset:1 glc // 016018e200d91b7f
buffer_store_format_d16_xyzw v[0:1], v[197:198], ttmp[0:3], -5 idxen offen dlc // 00b01ce2c5001bc5
buffer_store_format_x v0, v171, s[68:71], -16 idxen offset:1 // 012010e0ab0011d0
buffer_store_format_xy v[140:141], v30, s[44:47], s7 idxen offset:4095 // ff2f14e01e8c0b07
buffer_store_format_xyz v[253:255], v[46:47], s[60:63], s8 idxen offen offset:16 // 103018e02efd0f08
buffer_store_format_xyzw v[0:3], off, s[12:15], s105     // 00001ce000000369
buffer_store_short v197, off, s[44:47], s105 dlc         // 008068e000c50b69
buffer_store_short_d16_hi v206, v34, s[20:23], s105 offen offset:1 glc // 01506ce022ce0569
buffer_load_format_d16_hi_x v107, v15, ttmp[0:3], vcc_lo idxen // 002098e00f6b1b6a
buffer_store_format_d16_hi_x v31, off, s[72:75], exec_lo // 00009ce0001f127e
