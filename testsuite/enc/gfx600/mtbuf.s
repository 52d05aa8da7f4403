tbuffer_load_format_x v66, v[56:57], s[4:7], s55 addr64  // 008008e838420137
tbuffer_load_format_x v255, v[191:192], s[28:31], s91 format:[BUF_NUM_FORMAT_SINT] idxen offen offset:4095 glc // ff7f88eabfff075b
tbuffer_load_format_x v153, v106, s[0:3], s21 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] idxen glc // 006048eb6a990015
tbuffer_load_format_x v171, off, s[8:11], s18 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] offset:16 // 100048eb00ab0212
tbuffer_load_format_xy v[21:22], v0, s[56:59], s0 idxen  // 002009e800150e00
tbuffer_load_format_xy v[223:224], off, s[96:99], dfmt:3, m0 offset:16 // tbuffer_load_format_xy v[223:224], off, s[96:99], m0 format:[BUF_DATA_FORMAT_8_8] offset:16 // 100019e800df187c
tbuffer_load_format_xy v[0:1], v[230:231], s[60:63], dfmt:3, 32 idxen offen offset:16 // tbuffer_load_format_xy v[0:1], v[230:231], s[60:63], 32 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:16 // 103019e8e6000fa0
tbuffer_load_format_xy v[152:153], v241, s[88:91], dfmt:3, 64 offen offset:16 glc // tbuffer_load_format_xy v[152:153], v241, s[88:91], 64 format:[BUF_DATA_FORMAT_8_8] offen offset:16 glc // 105019e8f19816c0
tbuffer_load_format_xyz v[115:117], off, s[52:55], s9    // 00000ae800730d09
tbuffer_load_format_xyz v[75:77], off, s[96:99], exec_hi format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // 0000a2eb004b187f
tbuffer_load_format_xyz v[253:255], v[106:107], s[0:3], dfmt:13, nfmt:2, s0 addr64 offset:16 // tbuffer_load_format_xyz v[253:255], v[106:107], s[0:3], s0 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] addr64 offset:16 // 10806ae96afd0000
tbuffer_load_format_xyz v[7:9], v59, s[100:103], nfmt:6, tma_hi idxen glc // tbuffer_load_format_xyz v[7:9], v59, s[100:103], tma_hi format:[BUF_NUM_FORMAT_SNORM_OGL] idxen glc // 00600aeb3b07196f
tbuffer_load_format_xyzw v[68:71], off, s[52:55], tma_hi // 00000be800440d6f
tbuffer_load_format_xyzw v[216:219], v82, s[48:51], s77 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] offen offset:16 // 10104beb52d80c4d
tbuffer_load_format_xyzw v[252:255], v[205:206], s[40:43], dfmt:13, nfmt:2, 17 addr64 offset:1 // tbuffer_load_format_xyzw v[252:255], v[205:206], s[40:43], 17 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] addr64 offset:1 // 01806be9cdfc0a91
tbuffer_load_format_xyzw v[57:60], v221, s[0:3], s103 format:63 offen offset:16 // tbuffer_load_format_xyzw v[57:60], v221, s[0:3], s103 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] offen offset:16 // 1010fbe9dd390067
tbuffer_store_format_x v123, v[254:255], s[12:15], s34 idxen offen // 00300ce8fe7b0322
tbuffer_store_format_x v0, v[254:255], s[0:3], s0 format:127 idxen offen offset:1 // tbuffer_store_format_x v0, v[254:255], s[0:3], s0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 // 0130fcebfe000000
tbuffer_store_format_x v143, v[199:200], s[84:87], s0 format:127 idxen offen // tbuffer_store_format_x v143, v[199:200], s[84:87], s0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offen // 0030fcebc78f1500
tbuffer_store_format_x v208, v220, s[0:3], s79 format:127 idxen offset:4095 slc // tbuffer_store_format_x v208, v220, s[0:3], s79 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offset:4095 slc // ff2ffcebdcd0404f
tbuffer_store_format_xy v[10:11], v[211:212], ttmp[0:3], s103 idxen offen // 00300de8d30a1c67
tbuffer_store_format_xy v[14:15], v[157:158], s[36:39], s103 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] idxen offen offset:4095 slc // ff3f4deb9d0e4967
tbuffer_store_format_xy v[202:203], v[184:185], s[16:19], dfmt:3, -1 idxen offen glc // tbuffer_store_format_xy v[202:203], v[184:185], s[16:19], -1 format:[BUF_DATA_FORMAT_8_8] idxen offen glc // 00701de8b8ca04c1
tbuffer_store_format_xy v[0:1], v173, s[84:87], 0 format:127 idxen // tbuffer_store_format_xy v[0:1], v173, s[84:87], 0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen // 0020fdebad001580
tbuffer_store_format_xyz v[94:96], v145, s[72:75], s32 idxen // 00200ee8915e1220
tbuffer_store_format_xyz v[155:157], v[0:1], s[56:59], s36 format:63 addr64 offset:4095 // tbuffer_store_format_xyz v[155:157], v[0:1], s[56:59], s36 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] addr64 offset:4095 // ff8ffee9009b0e24
tbuffer_store_format_xyz v[253:255], v[167:168], s[100:103], dfmt:14, nfmt:7, -5 idxen offen offset:4095 // tbuffer_store_format_xyz v[253:255], v[167:168], s[100:103], -5 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:4095 // ff3ff6eba7fd19c5
tbuffer_store_format_xyz v[139:141], v17, s[12:15], dfmt:3, tba_lo idxen offset:1 // tbuffer_store_format_xyz v[139:141], v17, s[12:15], tba_lo format:[BUF_DATA_FORMAT_8_8] idxen offset:1 // 01201ee8118b036c
tbuffer_store_format_xyzw v[150:153], v[92:93], s[72:75], s74 addr64 // 00800fe85c96124a
tbuffer_store_format_xyzw v[221:224], v[30:31], ttmp[0:3], s88 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:16 // 1030a7eb1edd1c58
tbuffer_store_format_xyzw v[37:40], v198, s[92:95], exec_lo format:[BUF_DATA_FORMAT_8_8_8_8] offen offset:1 // 011057e8c625177e
tbuffer_store_format_xyzw v[191:194], v[65:66], s[20:23], s21 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] idxen offen offset:16 // 10304feb41bf0515
