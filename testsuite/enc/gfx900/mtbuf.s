tbuffer_load_format_d16_x v196, v164, s[0:3], s100 offen // 00100ce8a4c40064
tbuffer_load_format_d16_x v31, off, s[76:79], dfmt:13, nfmt:2, s78 offset:1 // tbuffer_load_format_d16_x v31, off, s[76:79], s78 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offset:1 // 01006ce9001f134e
tbuffer_load_format_d16_x v179, v183, s[56:59], dfmt:13, nfmt:2, exec_lo idxen glc // tbuffer_load_format_d16_x v179, v183, s[56:59], exec_lo format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen glc // 00606ce9b7b30e7e
tbuffer_load_format_d16_x v233, off, s[44:47], dfmt:3, s78 // tbuffer_load_format_d16_x v233, off, s[44:47], s78 format:[BUF_DATA_FORMAT_8_8] // 00001ce800e90b4e
tbuffer_load_format_d16_xy v137, v191, s[96:99], s60 idxen // 00a00ce8bf89183c
tbuffer_load_format_d16_xy v220, v28, s[24:27], dfmt:13, nfmt:2, s47 offen offset:1 // tbuffer_load_format_d16_xy v220, v28, s[24:27], s47 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offen offset:1 // 01906ce91cdc062f
tbuffer_load_format_d16_xy v192, v167, s[24:27], dfmt:3, s85 idxen offset:16 slc // tbuffer_load_format_d16_xy v192, v167, s[24:27], s85 format:[BUF_DATA_FORMAT_8_8] idxen offset:16 slc // 10a01ce8a7c04655
tbuffer_load_format_d16_xy v196, off, s[88:91], dfmt:13, nfmt:2, s97 glc // tbuffer_load_format_d16_xy v196, off, s[88:91], s97 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] glc // 00c06ce900c41661
tbuffer_load_format_d16_xyz v[238:239], v213, s[28:31], s34 offen // 00100de8d5ee0722
tbuffer_load_format_d16_xyz v[98:99], off, s[64:67], dfmt:3, s24 offset:16 glc // tbuffer_load_format_d16_xyz v[98:99], off, s[64:67], s24 format:[BUF_DATA_FORMAT_8_8] offset:16 glc // 10401de800621018
tbuffer_load_format_d16_xyz v[136:137], v20, s[92:95], dfmt:3, s27 idxen offset:4095 // tbuffer_load_format_d16_xyz v[136:137], v20, s[92:95], s27 format:[BUF_DATA_FORMAT_8_8] idxen offset:4095 // ff2f1de81488171b
tbuffer_load_format_d16_xyz v[22:23], v[147:148], s[32:35], dfmt:3, s68 idxen offen offset:4095 // tbuffer_load_format_d16_xyz v[22:23], v[147:148], s[32:35], s68 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:4095 // ff3f1de893160844
tbuffer_load_format_d16_xyzw v[137:138], v[230:231], s[8:11], s101 idxen offen // 00b00de8e6890265
tbuffer_load_format_d16_xyzw v[52:53], v70, s[40:43], dfmt:13, nfmt:2, s41 idxen offset:16 // tbuffer_load_format_d16_xyzw v[52:53], v70, s[40:43], s41 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10a06de946340a29
tbuffer_load_format_d16_xyzw v[106:107], v[229:230], s[48:51], dfmt:13, nfmt:2, s30 idxen offen offset:4095 // tbuffer_load_format_d16_xyzw v[106:107], v[229:230], s[48:51], s30 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:4095 // ffbf6de9e56a0c1e
tbuffer_load_format_d16_xyzw v[230:231], off, s[12:15], dfmt:3, s101 glc // tbuffer_load_format_d16_xyzw v[230:231], off, s[12:15], s101 format:[BUF_DATA_FORMAT_8_8] glc // 00c01de800e60365
tbuffer_load_format_x v192, v46, s[4:7], ttmp5 idxen     // 002008e82ec00171
tbuffer_load_format_x v155, v143, s[24:27], dfmt:13, nfmt:2, s85 offen // tbuffer_load_format_x v155, v143, s[24:27], s85 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offen // 001068e98f9b0655
tbuffer_load_format_x v85, off, ttmp[0:3], dfmt:13, nfmt:2, s89 // tbuffer_load_format_x v85, off, ttmp[0:3], s89 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] // 000068e900551b59
tbuffer_load_format_x v159, off, s[76:79], dfmt:3, s93 offset:1 // tbuffer_load_format_x v159, off, s[76:79], s93 format:[BUF_DATA_FORMAT_8_8] offset:1 // 010018e8009f135d
tbuffer_load_format_xy v[125:126], v255, s[28:31], s10 offen // 009008e8ff7d070a
tbuffer_load_format_xy v[17:18], v251, s[24:27], dfmt:3, s6 idxen // tbuffer_load_format_xy v[17:18], v251, s[24:27], s6 format:[BUF_DATA_FORMAT_8_8] idxen // 00a018e8fb110606
tbuffer_load_format_xy v[20:21], v[231:232], ttmp[0:3], dfmt:13, nfmt:2, ttmp5 idxen offen offset:1 // tbuffer_load_format_xy v[20:21], v[231:232], ttmp[0:3], ttmp5 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:1 // 01b068e9e7141b71
tbuffer_load_format_xy v[224:225], v78, s[44:47], dfmt:3, s97 offen offset:4095 glc // tbuffer_load_format_xy v[224:225], v78, s[44:47], s97 format:[BUF_DATA_FORMAT_8_8] offen offset:4095 glc // ffdf18e84ee00b61
tbuffer_load_format_xyz v[78:80], v[1:2], s[92:95], s8 idxen offen // 003009e8014e1708
tbuffer_load_format_xyz v[123:125], v[106:107], s[0:3], dfmt:13, nfmt:2, s91 idxen offen offset:4095 // tbuffer_load_format_xyz v[123:125], v[106:107], s[0:3], s91 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:4095 // ff3f69e96a7b005b
tbuffer_load_format_xyz v[33:35], v[95:96], s[28:31], dfmt:13, nfmt:2, vcc_hi idxen offen offset:1 // tbuffer_load_format_xyz v[33:35], v[95:96], s[28:31], vcc_hi format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:1 // 013069e95f21076b
tbuffer_load_format_xyz v[11:13], off, s[36:39], dfmt:13, nfmt:2, s31 offset:16 slc // tbuffer_load_format_xyz v[11:13], off, s[36:39], s31 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offset:16 slc // 100069e9000b491f
tbuffer_load_format_xyzw v[172:175], v233, s[36:39], s58 offen // 009009e8e9ac093a
tbuffer_load_format_xyzw v[102:105], v[73:74], s[64:67], dfmt:13, nfmt:2, s52 idxen offen offset:1 glc // tbuffer_load_format_xyzw v[102:105], v[73:74], s[64:67], s52 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:1 glc // 01f069e949661034
tbuffer_load_format_xyzw v[35:38], v150, s[52:55], dfmt:13, nfmt:2, s72 idxen offset:16 // tbuffer_load_format_xyzw v[35:38], v150, s[52:55], s72 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10a069e996230d48
tbuffer_load_format_xyzw v[84:87], off, s[52:55], dfmt:3, s6 offset:1 glc // tbuffer_load_format_xyzw v[84:87], off, s[52:55], s6 format:[BUF_DATA_FORMAT_8_8] offset:1 glc // 01c019e800540d06
tbuffer_store_format_d16_x v90, v237, s[20:23], s8 offen // 00100ee8ed5a0508
tbuffer_store_format_d16_x v204, v123, s[96:99], dfmt:13, nfmt:2, s21 idxen offset:16 // tbuffer_store_format_d16_x v204, v123, s[96:99], s21 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10206ee97bcc1815
tbuffer_store_format_d16_x v91, off, s[24:27], dfmt:3, s100 offset:1 glc slc // tbuffer_store_format_d16_x v91, off, s[24:27], s100 format:[BUF_DATA_FORMAT_8_8] offset:1 glc slc // 01401ee8005b4664
tbuffer_store_format_d16_x v148, v[106:107], s[60:63], dfmt:3, -1 idxen offen // tbuffer_store_format_d16_x v148, v[106:107], s[60:63], -1 format:[BUF_DATA_FORMAT_8_8] idxen offen // 00301ee86a940fc1
tbuffer_store_format_d16_xy v0, v20, s[20:23], s65 idxen // 00a00ee814000541
tbuffer_store_format_d16_xy v70, v180, ttmp[0:3], dfmt:13, nfmt:2, s22 idxen offset:16 // tbuffer_store_format_d16_xy v70, v180, ttmp[0:3], s22 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10a06ee9b4461b16
tbuffer_store_format_d16_xy v63, v68, s[96:99], dfmt:13, nfmt:2, s76 idxen offset:16 // tbuffer_store_format_d16_xy v63, v68, s[96:99], s76 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10a06ee9443f184c
tbuffer_store_format_d16_xy v65, v98, s[40:43], dfmt:3, 17 idxen // tbuffer_store_format_d16_xy v65, v98, s[40:43], 17 format:[BUF_DATA_FORMAT_8_8] idxen // 00a01ee862410a91
tbuffer_store_format_d16_xyz v[78:79], v72, s[12:15], s5 offen // 00100fe8484e0305
tbuffer_store_format_d16_xyz v[0:1], v[181:182], s[80:83], dfmt:3, s6 idxen offen offset:16 // tbuffer_store_format_d16_xyz v[0:1], v[181:182], s[80:83], s6 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:16 // 10301fe8b5001406
tbuffer_store_format_d16_xyz v[217:218], v[86:87], ttmp[0:3], dfmt:3, s23 idxen offen offset:16 glc // tbuffer_store_format_d16_xyz v[217:218], v[86:87], ttmp[0:3], s23 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:16 glc // 10701fe856d91b17
tbuffer_store_format_d16_xyz v[218:219], v55, ttmp[0:3], dfmt:3, s92 offen offset:4095 // tbuffer_store_format_d16_xyz v[218:219], v55, ttmp[0:3], s92 format:[BUF_DATA_FORMAT_8_8] offen offset:4095 // ff1f1fe837da1b5c
tbuffer_store_format_d16_xyzw v[41:42], v233, s[16:19], s16 idxen // 00a00fe8e9290410
tbuffer_store_format_d16_xyzw v[166:167], v[95:96], s[16:19], dfmt:13, nfmt:2, 1 idxen offen offset:4095 // tbuffer_store_format_d16_xyzw v[166:167], v[95:96], s[16:19], 1 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:4095 // ffbf6fe95fa60481
tbuffer_store_format_d16_xyzw v[116:117], v148, ttmp[0:3], dfmt:3, s64 idxen offset:1 slc // tbuffer_store_format_d16_xyzw v[116:117], v148, ttmp[0:3], s64 format:[BUF_DATA_FORMAT_8_8] idxen offset:1 slc // 01a01fe894745b40
tbuffer_store_format_d16_xyzw v[176:177], v[92:93], s[0:3], dfmt:3, 17 idxen offen offset:16 // tbuffer_store_format_d16_xyzw v[176:177], v[92:93], s[0:3], 17 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:16 // 10b01fe85cb00091
tbuffer_store_format_x v50, v[132:133], ttmp[0:3], s38 idxen offen // 00300ae884321b26
tbuffer_store_format_x v253, off, s[72:75], dfmt:3, s61 offset:16 // tbuffer_store_format_x v253, off, s[72:75], s61 format:[BUF_DATA_FORMAT_8_8] offset:16 // 10001ae800fd123d
tbuffer_store_format_x v113, v[179:180], s[12:15], dfmt:13, nfmt:2, s75 idxen offen glc // tbuffer_store_format_x v113, v[179:180], s[12:15], s75 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen glc // 00706ae9b371034b
tbuffer_store_format_x v232, v174, s[76:79], dfmt:13, nfmt:2, s59 idxen // tbuffer_store_format_x v232, v174, s[76:79], s59 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen // 00206ae9aee8133b
tbuffer_store_format_xy v[82:83], v60, ttmp[0:3], s87 idxen // 00a00ae83c521b57
tbuffer_store_format_xy v[37:38], v57, s[24:27], dfmt:13, nfmt:2, s36 offen offset:1 glc // tbuffer_store_format_xy v[37:38], v57, s[24:27], s36 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offen offset:1 glc // 01d06ae939250624
tbuffer_store_format_xy v[11:12], off, s[60:63], dfmt:13, nfmt:2, s10 // tbuffer_store_format_xy v[11:12], off, s[60:63], s10 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] // 00806ae9000b0f0a
tbuffer_store_format_xy v[14:15], v[177:178], s[4:7], dfmt:13, nfmt:2, s94 idxen offen offset:4095 glc // tbuffer_store_format_xy v[14:15], v[177:178], s[4:7], s94 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:4095 glc // ffff6ae9b10e015e
tbuffer_store_format_xyz v[250:252], v[92:93], s[56:59], s72 idxen offen // 00300be85cfa0e48
tbuffer_store_format_xyz v[50:52], v31, s[76:79], dfmt:13, nfmt:2, s16 idxen offset:16 // tbuffer_store_format_xyz v[50:52], v31, s[76:79], s16 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10206be91f321310
tbuffer_store_format_xyz v[196:198], off, s[92:95], dfmt:3, s55 offset:1 glc slc // tbuffer_store_format_xyz v[196:198], off, s[92:95], s55 format:[BUF_DATA_FORMAT_8_8] offset:1 glc slc // 01401be800c45737
tbuffer_store_format_xyz v[35:37], off, s[20:23], dfmt:3, s19 offset:4095 // tbuffer_store_format_xyz v[35:37], off, s[20:23], s19 format:[BUF_DATA_FORMAT_8_8] offset:4095 // ff0f1be800230513
tbuffer_store_format_xyzw v[100:103], v235, s[4:7], s101 offen // 00900be8eb640165
tbuffer_store_format_xyzw v[59:62], v[163:164], s[20:23], dfmt:13, nfmt:2, flat_scratch_lo idxen offen offset:1 // tbuffer_store_format_xyzw v[59:62], v[163:164], s[20:23], flat_scratch_lo format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:1 // 01b06be9a33b0566
tbuffer_store_format_xyzw v[12:15], v[211:212], s[44:47], dfmt:13, nfmt:2, s22 idxen offen offset:4095 glc // tbuffer_store_format_xyzw v[12:15], v[211:212], s[44:47], s22 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:4095 glc // ffff6be9d30c0b16
tbuffer_store_format_xyzw v[146:149], off, s[44:47], dfmt:3, m0 // tbuffer_store_format_xyzw v[146:149], off, s[44:47], m0 format:[BUF_DATA_FORMAT_8_8] // 00801be800920b7c
