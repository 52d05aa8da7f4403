buffer_atomic_add v90, v120, s[44:47], s3 offen          // 001008e1785a0b03
buffer_atomic_add_x2 v[22:23], off, s[64:67], ttmp11 glc // 004088e10016107b
buffer_atomic_and v106, v[187:188], ttmp[0:3], s24 idxen offen glc // 007020e1bb6a1c18
buffer_atomic_and_x2 v[119:120], off, s[72:75], s27 offset:16 glc // 1040a0e10077121b
buffer_atomic_cmpswap v[254:255], v55, ttmp[0:3], 17 offen offset:4095 // ff1f04e137fe1c91
buffer_atomic_cmpswap_x2 v[252:255], v[213:214], s[72:75], 32 idxen offen offset:4095 glc // ff7f84e1d5fc12a0
buffer_atomic_dec v53, v97, s[96:99], s2 offen           // 001030e161351802
buffer_atomic_dec_x2 v[247:248], off, s[0:3], 17 offset:1 // 0100b0e100f70091
buffer_atomic_inc v82, v[222:223], s[96:99], s85 idxen offen offset:16 glc slc // 10702ee1de521855
buffer_atomic_inc_x2 v[0:1], v255, s[96:99], s91 offen offset:1 glc // 0150ace1ff00185b
buffer_atomic_or v207, off, s[68:71], s29 offset:1 glc   // 014024e100cf111d
buffer_atomic_or_x2 v[125:126], v189, s[60:63], s101 idxen // 0020a4e1bd7d0f65
buffer_atomic_smax v239, v[101:102], s[96:99], s82 idxen offen // 003018e165ef1852
buffer_atomic_smax_x2 v[164:165], off, s[0:3], s22 offset:1 glc // 014098e100a40016
buffer_atomic_smin v255, v[122:123], s[56:59], s101 idxen offen offset:4095 slc // ff3f12e17aff0e65
buffer_atomic_smin_x2 v[177:178], off, s[44:47], 1 glc   // 004090e100b10b81
buffer_atomic_sub v136, v[60:61], s[76:79], s36 idxen offen slc // 00300ee13c881324
buffer_atomic_sub_x2 v[185:186], v96, s[20:23], s60 offen glc slc // 00508ee160b9053c
buffer_atomic_swap v255, v0, ttmp[0:3], vcc_lo idxen glc // 006000e100ff1c6a
buffer_atomic_swap_x2 v[64:65], v255, s[20:23], m0 offen glc // 005080e1ff40057c
buffer_atomic_umax v226, v42, s[0:3], -1 idxen           // 00201ce12ae200c1
buffer_atomic_umax_x2 v[38:39], off, s[92:95], s1 offset:4095 slc // ff0f9ee100261701
buffer_atomic_umin v142, v255, s[52:55], s95 offen glc   // 005014e1ff8e0d5f
buffer_atomic_umin_x2 v[0:1], v181, s[64:67], s9 offen glc // 005094e1b5001009
buffer_atomic_xor v0, v[41:42], s[68:71], exec_lo idxen offen // 003028e12900117e
buffer_atomic_xor_x2 v[86:87], v204, s[36:39], tma_lo offen offset:16 // 1010a8e1cc56096e
buffer_load_dword v115, v59, s[72:75], s101 idxen glc    // 006050e03b731265
buffer_load_dwordx2 v[245:247], v90, s[40:43], s0 idxen offset:1 tfe // 012054e05af58a00
buffer_load_dwordx3 v[253:255], v171, s[4:7], -5 idxen offset:16 // 102058e0abfd01c5
buffer_load_dwordx4 v[213:217], off, s[0:3], s5 glc slc tfe // 00405ee000d58005
buffer_load_format_d16_x v[112:113], v[171:172], ttmp[0:3], s83 idxen offen offset:4095 tfe // ff3f20e0ab709c53
buffer_load_format_d16_xy v[11:13], v46, s[96:99], 0 offen offset:4095 glc tfe // ff5f24e02e0b9880
buffer_load_format_d16_xyz v[0:3], v[67:68], s[64:67], s0 idxen offen offset:16 glc tfe // 107028e043009000
buffer_load_format_d16_xyzw v[0:3], v[142:143], s[96:99], s13 idxen offen offset:16 glc slc // 10702ee08e00180d
buffer_load_format_x v242, v23, s[0:3], 17 idxen offset:4095 glc // ff6f00e017f20091
buffer_load_format_xy v[117:119], off, s[76:79], s36 offset:16 tfe // 100004e000759324
buffer_load_format_xyz v[16:18], off, s[0:3], s47 offset:4095 // ff0f08e00010002f
buffer_load_format_xyzw v[74:77], v[5:6], ttmp[0:3], 32 idxen offen offset:1 // 01300ce0054a1ca0
buffer_load_sbyte v[73:74], v[194:195], s[96:99], s57 idxen offen glc tfe // 007044e0c2499839
buffer_load_sshort v255, v[182:183], s[44:47], s10 idxen offen offset:16 slc // 10304ee0b6ff0b0a
buffer_load_ubyte v[247:248], v74, s[12:15], 32 offen tfe // 001040e04af783a0
buffer_load_ushort v0, v[204:205], s[64:67], s77 idxen offen // 003048e0cc00104d
buffer_store_byte v107, off, s[0:3], -5 offset:16 glc    // 104060e0006b00c5
buffer_store_dword v120, v255, ttmp[0:3], s35 offen slc  // 001072e0ff781c23
buffer_store_dwordx2 v[213:214], off, s[92:95], s9       // 000074e000d51709
buffer_store_dwordx3 v[42:44], v0, s[80:83], s37 offen offset:1 // 011078e0002a1425
buffer_store_dwordx4 v[0:3], v[90:91], ttmp[0:3], s36 idxen offen offset:16 glc // 10707ce05a001c24
buffer_store_format_d16_x v120, v[88:89], s[92:95], -16 idxen offen offset:16 slc // 103032e0587817d0
buffer_store_format_d16_xy v[158:159], off, s[64:67], s97 offset:4095 // ff0f34e0009e1061
buffer_store_format_d16_xyz v[182:184], v[101:102], s[80:83], s0 idxen offen // 003038e065b61400
buffer_store_format_d16_xyzw v[82:85], v185, s[68:71], s85 offen offset:4095 // ff1f3ce0b9521155
buffer_store_format_x v167, v[254:255], s[76:79], s101 idxen offen glc // 007010e0fea71365
buffer_store_format_xy v[212:213], v136, s[8:11], ttmp11 idxen offset:4095 // ff2f14e088d4027b
buffer_store_format_xyz v[87:89], v33, s[52:55], 64 offen offset:4095 slc // ff1f1ae021570dc0
buffer_store_format_xyzw v[140:143], v184, s[60:63], s76 offen // 00101ce0b88c0f4c
buffer_store_lds_dword s[32:35], -1 lds                  // 0000f5e0000008c1
buffer_store_short v64, v[179:180], ttmp[0:3], s54 idxen offen offset:16 slc // 10306ae0b3401c36
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbinvl1_vol                                       // 0000fce000000000
