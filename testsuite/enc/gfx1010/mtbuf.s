tbuffer_load_format_d16_x v255, v112, s[60:63], s35 offen // 001008e870ff2f23
tbuffer_load_format_d16_x v13, v[82:83], s[24:27], s105 format:[BUF_FMT_10_10_10_2_SNORM] idxen offen glc // 007068e9520d2669
tbuffer_load_format_d16_x v21, v0, s[100:103], 64 format:[BUF_FMT_16_16_SNORM] offen offset:16 glc // 1050c0e8001539c0
tbuffer_load_format_d16_x v77, v[140:141], s[64:67], s4 format:[BUF_FMT_8_8_UINT] idxen offen offset:4095 // ff3f90e88c4d3004
tbuffer_load_format_d16_x v255, off, s[4:7], s73 format:0 offset:4095 // tbuffer_load_format_d16_x v255, off, s[4:7], s73 format:[BUF_FMT_INVALID] offset:4095 // ff0f00e800ff2149
tbuffer_load_format_d16_x v189, v74, s[0:3], s41 format:77 idxen offset:1 // tbuffer_load_format_d16_x v189, v74, s[0:3], s41 format:[BUF_FMT_32_32_32_32_FLOAT] idxen offset:1 // 012068ea4abd2029
tbuffer_load_format_d16_xy v20, v255, s[16:19], s88 idxen // 002009e8ff142458
tbuffer_load_format_d16_xy v208, v81, s[56:59], s36 format:[BUF_FMT_10_10_10_2_UNORM] offen offset:16 glc slc dlc // 10d061e951d06e24
tbuffer_load_format_d16_xy v145, off, s[60:63], -16 format:[BUF_FMT_16_16_16_16_FLOAT] glc slc // 004039ea00916fd0
tbuffer_load_format_d16_xy v232, v192, s[68:71], -16 format:[BUF_FMT_10_10_10_2_UNORM] idxen offset:16 // 102061e9c0e831d0
tbuffer_load_format_d16_xy v62, off, s[20:23], ttmp5 format:[BUF_FMT_16_SINT] dlc // 008061e8003e2571
tbuffer_load_format_d16_xy v56, v[78:79], s[24:27], 17 format:[BUF_FMT_16_16_16_16_UINT] idxen offen offset:4095 // ff3f29ea4e382691
tbuffer_load_format_d16_xyz v[0:1], v169, s[64:67], s16 idxen // 00200ae8a9003010
tbuffer_load_format_d16_xyz v[31:32], v55, s[36:39], s33 format:[BUF_FMT_8_8_SSCALED] offen offset:1 glc dlc // 01d08ae8371f2921
tbuffer_load_format_d16_xyz v[181:182], off, s[20:23], s105 format:[BUF_FMT_16_16_16_16_SNORM] offset:16 glc // 104012ea00b52569
tbuffer_load_format_d16_xyz v[59:60], v[36:37], s[64:67], s105 format:[BUF_FMT_11_11_10_SNORM] idxen offen offset:4095 glc // ff7f32e9243b3069
tbuffer_load_format_d16_xyz v[81:82], v[20:21], s[8:11], s66 format:[BUF_FMT_16_16_FLOAT] idxen offen offset:1 dlc // 01b0eae814512242
tbuffer_load_format_d16_xyz v[37:38], v[63:64], s[76:79], -16 format:[BUF_FMT_16_SNORM] idxen offen offset:16 slc dlc // 10b042e83f2573d0
tbuffer_load_format_d16_xyzw v[254:255], v255, ttmp[0:3], vcc_hi offen // 00100be8fffe3b6b
tbuffer_load_format_d16_xyzw v[34:35], v251, s[84:87], s13 format:77 offen // tbuffer_load_format_d16_xyzw v[34:35], v251, s[84:87], s13 format:[BUF_FMT_32_32_32_32_FLOAT] offen // 00106beafb22350d
tbuffer_load_format_d16_xyzw v[141:142], v32, s[100:103], s6 format:[BUF_FMT_2_10_10_10_UNORM] idxen offset:4095 // ff2f93e9208d3906
tbuffer_load_format_d16_xyzw v[197:198], off, s[44:47], s0 format:[BUF_FMT_8_8_UINT] offset:16 // 100093e800c52b00
tbuffer_load_format_d16_xyzw v[176:177], off, s[16:19], -1 format:1 // tbuffer_load_format_d16_xyzw v[176:177], off, s[16:19], -1 // 00000be800b024c1
tbuffer_load_format_d16_xyzw v[148:149], v74, s[100:103], 1 format:0 offen offset:16 glc // tbuffer_load_format_d16_xyzw v[148:149], v74, s[100:103], 1 format:[BUF_FMT_INVALID] offen offset:16 glc // 105003e84a943981
tbuffer_load_format_x v14, v36, s[56:59], exec_lo idxen  // 002008e8240e0e7e
tbuffer_load_format_x v22, v[202:203], s[4:7], s43 format:[BUF_FMT_32_32_32_SINT] idxen offen offset:1 // 013048eaca16012b
tbuffer_load_format_x v51, v[74:75], s[40:43], s105 format:[BUF_FMT_16_16_UINT] idxen offen offset:4095 // ff3fd8e84a330a69
tbuffer_load_format_x v96, v[129:130], ttmp[0:3], s33 format:[BUF_FMT_8_SNORM] idxen offen // 003010e881601b21
tbuffer_load_format_x v0, v178, s[64:67], s105 format:[BUF_FMT_10_10_10_2_USCALED] offen offset:16 slc // 101070e9b2005069
tbuffer_load_format_x v58, v[0:1], s[44:47], s82 format:[BUF_FMT_16_USCALED] idxen offen glc // 007048e8003a0b52
tbuffer_load_format_xy v[254:255], v205, s[56:59], s62 idxen // 002009e8cdfe0e3e
tbuffer_load_format_xy v[47:48], off, s[100:103], s50 format:[BUF_FMT_16_16_UINT] offset:1 dlc // 0180d9e8002f1932
tbuffer_load_format_xy v[11:12], v12, s[32:35], s54 format:[BUF_FMT_16_16_16_16_UNORM] offen offset:1 slc dlc // 019009ea0c0b4836
tbuffer_load_format_xy v[172:173], off, s[96:99], ttmp5 format:[BUF_FMT_11_11_10_FLOAT] offset:16 glc slc // 104059e900ac5871
tbuffer_load_format_xy v[99:100], v0, s[0:3], s84 format:[BUF_FMT_16_16_UINT] offen // 0010d9e800630054
tbuffer_load_format_xy v[136:137], off, s[100:103], -1 format:[BUF_FMT_32_32_UINT] offset:1 glc // 0140f1e9008819c1
tbuffer_load_format_xyz v[125:127], v[33:34], s[20:23], s0 idxen offen // 00300ae8217d0500
tbuffer_load_format_xyz v[130:132], off, ttmp[0:3], s63 format:[BUF_FMT_10_10_10_2_UNORM] offset:16 glc dlc // 10c062e900821b3f
tbuffer_load_format_xyz v[253:255], v[87:88], s[100:103], s73 format:[BUF_FMT_32_32_32_UINT] idxen offen offset:16 slc // 103042ea57fd5949
tbuffer_load_format_xyz v[253:255], off, s[48:51], s19 format:[BUF_FMT_11_11_10_UINT] offset:4095 // ff0f4ae900fd0c13
tbuffer_load_format_xyz v[109:111], v208, s[100:103], 64 format:[BUF_FMT_16_16_FLOAT] offen slc dlc // 0090eae8d06d59c0
tbuffer_load_format_xyz v[207:209], v[116:117], s[40:43], s77 format:[BUF_FMT_16_16_UNORM] idxen offen offset:1 glc // 0170bae874cf0a4d
tbuffer_load_format_xyzw v[252:255], off, ttmp[0:3], s53 // 00000be800fc1b35
tbuffer_load_format_xyzw v[112:115], v243, s[96:99], s13 format:[BUF_FMT_11_11_10_UINT] idxen offset:1 // 01204be9f370180d
tbuffer_load_format_xyzw v[162:165], v0, ttmp[0:3], ttmp15 format:[BUF_FMT_16_16_UINT] idxen offset:4095 // ff2fdbe800a21b7b
tbuffer_load_format_xyzw v[233:236], v97, s[80:83], 32 format:[BUF_FMT_32_32_FLOAT] idxen offset:1 slc // 012003ea61e954a0
tbuffer_load_format_xyzw v[252:255], v[249:250], ttmp[0:3], 1 format:[BUF_FMT_16_UINT] idxen offen offset:16 // 10305be8f9fc1b81
tbuffer_load_format_xyzw v[49:52], v145, s[100:103], -1 format:[BUF_FMT_2_10_10_10_UNORM] offen offset:1 glc // 015093e9913119c1
tbuffer_store_format_d16_x v141, v8, ttmp[0:3], s7 idxen // 00200ce8088d3b07
tbuffer_store_format_d16_x v59, v120, s[24:27], s85 format:77 offen offset:4095 glc // tbuffer_store_format_d16_x v59, v120, s[24:27], s85 format:[BUF_FMT_32_32_32_32_FLOAT] offen offset:4095 glc // ff5f6cea783b2655
tbuffer_store_format_d16_x v82, off, ttmp[0:3], s70 format:[BUF_FMT_16_16_16_16_UINT] glc dlc // 00c02cea00523b46
tbuffer_store_format_d16_x v255, v66, s[60:63], s83 format:[BUF_FMT_2_10_10_10_SNORM] offen offset:16 // 10109ce942ff2f53
tbuffer_store_format_d16_x v5, off, ttmp[0:3], exec_hi format:[BUF_FMT_INVALID] // 000004e800053b7f
tbuffer_store_format_d16_x v32, v112, s[48:51], ttmp5 format:[BUF_FMT_16_16_16_16_SNORM] offen offset:1 glc // 015014ea70202c71
tbuffer_store_format_d16_xy v175, v241, s[60:63], s86 idxen // 00200de8f1af2f56
tbuffer_store_format_d16_xy v242, v225, ttmp[0:3], s23 format:[BUF_FMT_10_10_10_2_SNORM] offen offset:1 glc // 01506de9e1f23b17
tbuffer_store_format_d16_xy v146, v[169:170], s[72:75], vcc_hi format:[BUF_FMT_8_8_UINT] idxen offen offset:16 glc // 107095e8a992326b
tbuffer_store_format_d16_xy v203, v106, s[76:79], s84 format:[BUF_FMT_16_UINT] idxen offset:1 glc slc // 01605de86acb7354
tbuffer_store_format_d16_xy v0, v21, s[100:103], s19 format:[BUF_FMT_32_32_FLOAT] idxen offset:1 // 012005ea15003913
tbuffer_store_format_d16_xy v97, v[4:5], s[64:67], m0 format:[BUF_FMT_32_32_32_32_SINT] idxen offen glc // 007065ea0461307c
tbuffer_store_format_d16_xyz v[0:1], v191, ttmp[0:3], s101 offen // 00100ee8bf003b65
tbuffer_store_format_d16_xyz v[130:131], v[75:76], s[8:11], s15 format:[BUF_FMT_2_10_10_10_SSCALED] idxen offen offset:1 // 0130aee94b82220f
tbuffer_store_format_d16_xyz v[241:242], v255, ttmp[0:3], 1 format:[BUF_FMT_16_USCALED] idxen offset:4095 // ff2f4ee8fff13b81
tbuffer_store_format_d16_xyz v[60:61], off, s[100:103], s65 format:1 slc dlc // tbuffer_store_format_d16_xyz v[60:61], off, s[100:103], s65 slc dlc // 00800ee8003c7941
tbuffer_store_format_d16_xyz v[0:1], off, ttmp[0:3], -5 format:[BUF_FMT_11_11_10_FLOAT] offset:16 glc // 10405ee900003bc5
tbuffer_store_format_d16_xyz v[0:1], v172, s[4:7], s91 format:[BUF_FMT_32_32_32_32_SINT] offen offset:16 // 101066eaac00215b
tbuffer_store_format_d16_xyzw v[184:185], v140, s[8:11], ttmp5 idxen // 00200fe88cb82271
tbuffer_store_format_d16_xyzw v[20:21], v[0:1], s[28:31], vcc_lo format:[BUF_FMT_2_10_10_10_UNORM] idxen offen offset:1 // 013097e90014276a
tbuffer_store_format_d16_xyzw v[235:236], v235, s[0:3], s1 format:[BUF_FMT_8_8_SNORM] offen slc // 00107fe8ebeb6001
tbuffer_store_format_d16_xyzw v[106:107], off, s[28:31], 1 format:[BUF_FMT_16_16_16_16_SNORM] offset:4095 glc // ff4f17ea006a2781
tbuffer_store_format_d16_xyzw v[31:32], off, ttmp[0:3], s84 format:77 glc // tbuffer_store_format_d16_xyzw v[31:32], off, ttmp[0:3], s84 format:[BUF_FMT_32_32_32_32_FLOAT] glc // 00406fea001f3b54
tbuffer_store_format_d16_xyzw v[183:184], v232, s[68:71], exec_hi format:[BUF_FMT_16_16_FLOAT] idxen offset:4095 glc dlc // ffefefe8e8b7317f
tbuffer_store_format_x v0, v176, s[4:7], s60 idxen       // 00200ce8b000013c
tbuffer_store_format_x v208, off, ttmp[0:3], 64 format:[BUF_FMT_16_16_UNORM] glc // 0040bce800d01bc0
tbuffer_store_format_x v39, off, s[68:71], s19 format:1 slc // tbuffer_store_format_x v39, off, s[68:71], s19 slc // 00000ce800275113
tbuffer_store_format_x v74, v39, ttmp[0:3], s55 format:[BUF_FMT_32_32_SINT] offen offset:16 glc // 1050fce9274a1b37
tbuffer_store_format_x v170, v255, s[36:39], s58 format:[BUF_FMT_8_SSCALED] offen offset:4095 // ff1f24e8ffaa093a
tbuffer_store_format_x v42, off, s[100:103], s50 format:[BUF_FMT_32_32_32_FLOAT] glc dlc // 00c054ea002a1932
tbuffer_store_format_xy v[25:26], v0, s[0:3], s105 idxen // 00200de800190069
tbuffer_store_format_xy v[193:194], off, s[76:79], s0 format:127 offset:4095 // ff0ffdeb00c11300
tbuffer_store_format_xy v[146:147], v230, s[32:35], null format:[BUF_FMT_16_16_16_16_UINT] idxen offset:4095 // ff2f2deae692087d
tbuffer_store_format_xy v[47:48], v[62:63], s[52:55], s105 format:[BUF_FMT_8_UNORM] idxen offen // tbuffer_store_format_xy v[47:48], v[62:63], s[52:55], s105 idxen offen // 00300de83e2f0d69
tbuffer_store_format_xy v[112:113], off, s[100:103], s3 format:[BUF_FMT_10_11_11_USCALED] offset:16 // 100005e900701903
tbuffer_store_format_xy v[5:6], v240, s[0:3], 64 format:[BUF_FMT_16_UINT] idxen offset:1 glc // 01605de8f00500c0
tbuffer_store_format_xyz v[253:255], v[61:62], ttmp[0:3], vcc_lo idxen offen // 00300ee83dfd1b6a
tbuffer_store_format_xyz v[0:2], v[200:201], ttmp[0:3], s29 format:[BUF_FMT_11_11_10_UNORM] idxen offen offset:4095 // ff3f2ee9c8001b1d
tbuffer_store_format_xyz v[178:180], v180, s[100:103], s84 format:[BUF_FMT_8_SSCALED] offen offset:16 glc // 105026e8b4b21954
tbuffer_store_format_xyz v[205:207], v[130:131], s[0:3], 0 format:[BUF_FMT_16_16_UNORM] idxen offen offset:1 // 0130bee882cd0080
tbuffer_store_format_xyz v[33:35], v10, s[100:103], s44 format:1 idxen // tbuffer_store_format_xyz v[33:35], v10, s[100:103], s44 idxen // 00200ee80a21192c
tbuffer_store_format_xyz v[94:96], off, s[56:59], s14 format:[BUF_FMT_8_8_UINT] offset:16 // 100096e8005e0e0e
tbuffer_store_format_xyzw v[73:76], off, s[100:103], s60 // 00000fe80049193c
tbuffer_store_format_xyzw v[97:100], v97, s[92:95], s65 format:[BUF_FMT_10_10_10_2_UNORM] offen offset:16 // 101067e961611741
tbuffer_store_format_xyzw v[79:82], off, s[24:27], 17 format:[BUF_FMT_32_32_32_32_UINT] offset:4095 // ff0f5fea004f0691
tbuffer_store_format_xyzw v[55:58], v[132:133], s[0:3], s0 format:[BUF_FMT_2_10_10_10_UINT] idxen offen offset:4095 slc dlc // ffbfb7e984374000
tbuffer_store_format_xyzw v[209:212], v4, s[36:39], s56 format:[BUF_FMT_32_32_32_32_UINT] offen slc // 00105fea04d14938
tbuffer_store_format_xyzw v[130:133], v220, s[100:103], s105 format:22 offen offset:1 glc // tbuffer_store_format_xyzw v[130:133], v220, s[100:103], s105 format:[BUF_FMT_32_FLOAT] offen offset:1 glc // 0150b7e8dc821969
