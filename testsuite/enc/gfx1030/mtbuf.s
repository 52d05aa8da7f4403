tbuffer_load_format_d16_x v48, off, ttmp[0:3], 64 format:[BUF_FMT_11_11_10_SNORM] offset:4095 // ff0f30e900303bc0
tbuffer_load_format_d16_x v171, off, s[12:15], 0 format:[BUF_FMT_11_11_10_SSCALED] offset:4095 // ff0f40e900ab2380
tbuffer_load_format_d16_x v68, v[207:208], ttmp[0:3], -5 format:[BUF_FMT_16_16_16_16_SINT] idxen offen offset:4095 dlc // ffbf30eacf443bc5
tbuffer_load_format_d16_x v0, v0, s[36:39], -1 format:[BUF_FMT_2_10_10_10_UINT] idxen // 0020b0e9000029c1
tbuffer_load_format_d16_x v42, v1, s[0:3], s105 format:[BUF_FMT_16_16_16_16_UNORM] offen // 001008ea012a2069
tbuffer_load_format_d16_x v186, off, s[40:43], ttmp5 format:[BUF_FMT_8_8_SSCALED] offset:16 // 100088e800ba2a71
tbuffer_load_format_d16_xy v14, v235, s[0:3], m0 offen   // 001009e8eb0e207c
tbuffer_load_format_d16_xy v84, v171, s[0:3], 64 format:[BUF_FMT_10_10_10_2_SSCALED] offen offset:4095 // ff1f79e9ab5420c0
tbuffer_load_format_d16_xy v122, off, s[0:3], s90 format:[BUF_FMT_16_UINT] offset:4095 // ff0f59e8007a205a
tbuffer_load_format_d16_xy v52, off, s[100:103], s73 format:[BUF_FMT_16_16_USCALED] glc // 0040c9e800343949
tbuffer_load_format_d16_xy v48, v49, s[0:3], 17 format:1 idxen offset:4095 glc slc // tbuffer_load_format_d16_xy v48, v49, s[0:3], 17 idxen offset:4095 glc slc // ff6f09e831306091
tbuffer_load_format_d16_xy v188, v[5:6], s[44:47], 17 format:22 idxen offen offset:4095 // tbuffer_load_format_d16_xy v188, v[5:6], s[44:47], 17 format:[BUF_FMT_32_FLOAT] idxen offen offset:4095 // ff3fb1e805bc2b91
tbuffer_load_format_d16_xyz v[0:1], v0, s[0:3], s100 offen // 00100ae800002064
tbuffer_load_format_d16_xyz v[242:243], v[145:146], s[0:3], s66 format:[BUF_FMT_16_16_16_16_SNORM] idxen offen offset:4095 slc // ff3f12ea91f26042
tbuffer_load_format_d16_xyz v[8:9], v196, s[44:47], s105 format:[BUF_FMT_32_SINT] offen offset:16 glc slc // 1050aae8c4086b69
tbuffer_load_format_d16_xyz v[254:255], off, s[100:103], s95 format:[BUF_FMT_8_8_SINT] offset:4095 glc // ff4f9ae800fe395f
tbuffer_load_format_d16_xyz v[177:178], v168, s[100:103], s38 format:[BUF_FMT_11_11_10_FLOAT] idxen offset:4095 dlc // ffaf5ae9a8b13926
tbuffer_load_format_d16_xyz v[113:114], v[169:170], s[64:67], s40 format:127 idxen offen offset:1 slc // 0130faeba9717028
tbuffer_load_format_d16_xyzw v[203:204], v99, s[76:79], s77 idxen // 00200be863cb334d
tbuffer_load_format_d16_xyzw v[0:1], v68, s[32:35], s105 format:[BUF_FMT_10_11_11_UINT] offen // 001013e944002869
tbuffer_load_format_d16_xyzw v[12:13], v222, s[60:63], 1 format:77 idxen offset:16 glc // tbuffer_load_format_d16_xyzw v[12:13], v222, s[60:63], 1 format:[BUF_FMT_32_32_32_32_FLOAT] idxen offset:16 glc // 10606beade0c2f81
tbuffer_load_format_d16_xyzw v[227:228], off, s[0:3], s105 format:[BUF_FMT_8_8_UNORM] offset:16 // 100073e800e32069
tbuffer_load_format_d16_xyzw v[195:196], off, s[32:35], s102 format:[BUF_FMT_2_10_10_10_SSCALED] offset:1 glc // 0140abe900c32866
tbuffer_load_format_d16_xyzw v[165:166], off, s[100:103], 32 format:[BUF_FMT_8_8_SNORM] glc // 00407be800a539a0
tbuffer_load_format_x v29, off, s[20:23], s12            // 000008e8001d050c
tbuffer_load_format_x v71, v133, s[60:63], s19 format:[BUF_FMT_10_10_10_2_SNORM] idxen glc slc // 006068e985474f13
tbuffer_load_format_x v203, v193, s[36:39], null format:[BUF_FMT_8_8_8_8_SNORM] idxen offset:1 // 0120c8e9c1cb097d
tbuffer_load_format_x v6, v14, s[60:63], s0 format:[BUF_FMT_8_SSCALED] offen slc // 001020e80e064f00
tbuffer_load_format_x v205, v[149:150], s[20:23], 32 format:[BUF_FMT_8_8_UNORM] idxen offen glc // 007070e895cd05a0
tbuffer_load_format_x v197, v18, s[0:3], s52 format:[BUF_FMT_16_USCALED] idxen // 002048e812c50034
tbuffer_load_format_xy v[0:1], off, s[0:3], s78          // 000009e80000004e
tbuffer_load_format_xy v[136:137], v44, s[96:99], s40 format:77 idxen // tbuffer_load_format_xy v[136:137], v44, s[96:99], s40 format:[BUF_FMT_32_32_32_32_FLOAT] idxen // 002069ea2c881828
tbuffer_load_format_xy v[139:140], v116, s[28:31], s105 format:[BUF_FMT_32_32_32_32_UINT] idxen offset:4095 // ff2f59ea748b0769
tbuffer_load_format_xy v[0:1], v[149:150], s[76:79], exec_hi format:[BUF_FMT_32_32_32_SINT] idxen offen offset:1 // 013049ea9500137f
tbuffer_load_format_xy v[192:193], off, s[24:27], s64 format:[BUF_FMT_16_16_16_16_SNORM] offset:1 glc slc // 014011ea00c04640
tbuffer_load_format_xy v[165:166], v72, s[48:51], s58 format:127 idxen glc dlc // 00e0f9eb48a50c3a
tbuffer_load_format_xyz v[242:244], v255, s[60:63], vcc_hi idxen // 00200ae8fff20f6b
tbuffer_load_format_xyz v[219:221], v255, s[32:35], ttmp5 format:[BUF_FMT_10_11_11_FLOAT] offen offset:16 glc // 105022e9ffdb0871
tbuffer_load_format_xyz v[102:104], v0, ttmp[0:3], -1 format:[BUF_FMT_16_SINT] idxen offset:16 // 102062e800661bc1
tbuffer_load_format_xyz v[61:63], v94, s[52:55], m0 format:[BUF_FMT_16_16_UNORM] idxen // 0020bae85e3d0d7c
tbuffer_load_format_xyz v[126:128], off, s[92:95], -5 format:[BUF_FMT_16_FLOAT] // 00006ae8007e17c5
tbuffer_load_format_xyz v[167:169], off, s[100:103], null format:[BUF_FMT_11_11_10_UINT] glc // 00404ae900a7197d
tbuffer_load_format_xyzw v[114:117], v97, ttmp[0:3], s77 idxen // 00200be861721b4d
tbuffer_load_format_xyzw v[195:198], v[254:255], s[84:87], -1 format:[BUF_FMT_10_11_11_SNORM] idxen offen offset:4095 dlc // ffbffbe8fec315c1
tbuffer_load_format_xyzw v[0:3], off, s[84:87], vcc_hi format:[BUF_FMT_16_16_UNORM] offset:16 // 1000bbe80000156b
tbuffer_load_format_xyzw v[171:174], v157, s[72:75], s105 format:[BUF_FMT_11_11_10_UNORM] idxen offset:16 // 10202be99dab1269
tbuffer_load_format_xyzw v[209:212], v[48:49], s[32:35], s105 format:[BUF_FMT_INVALID] idxen offen // 003003e830d10869
tbuffer_load_format_xyzw v[159:162], v209, s[16:19], 32 format:[BUF_FMT_16_16_SSCALED] idxen // 0020d3e8d19f04a0
tbuffer_store_format_d16_x v45, v94, s[64:67], exec_lo offen // 00100ce85e2d307e
tbuffer_store_format_d16_x v99, off, ttmp[0:3], s35 format:[BUF_FMT_32_32_UINT] glc // 0040f4e900633b23
tbuffer_store_format_d16_x v127, v[208:209], s[40:43], s25 format:[BUF_FMT_16_16_16_16_SINT] idxen offen offset:4095 slc // ff3f34ead07f6a19
tbuffer_store_format_d16_x v122, off, s[100:103], -16 format:77 offset:1 // tbuffer_store_format_d16_x v122, off, s[100:103], -16 format:[BUF_FMT_32_32_32_32_FLOAT] offset:1 // 01006cea007a39d0
tbuffer_store_format_d16_x v12, off, s[100:103], s65 format:0 offset:4095 glc // tbuffer_store_format_d16_x v12, off, s[100:103], s65 format:[BUF_FMT_INVALID] offset:4095 glc // ff4f04e8000c3941
tbuffer_store_format_d16_x v77, v207, s[0:3], s7 format:[BUF_FMT_16_16_SNORM] offen // 0010c4e8cf4d2007
tbuffer_store_format_d16_xy v222, v46, s[96:99], vcc_hi idxen // 00200de82ede386b
tbuffer_store_format_d16_xy v44, v255, s[36:39], s40 format:[BUF_FMT_10_10_10_2_USCALED] idxen offset:1 dlc // 01a075e9ff2c2928
tbuffer_store_format_d16_xy v45, v91, s[92:95], s70 format:[BUF_FMT_10_11_11_USCALED] offen // 001005e95b2d3746
tbuffer_store_format_d16_xy v48, off, s[24:27], s9 format:[BUF_FMT_16_16_16_16_FLOAT] offset:16 // 10003dea00302609
tbuffer_store_format_d16_xy v208, v216, s[8:11], s66 format:[BUF_FMT_2_10_10_10_SINT] idxen offset:4095 // ff2fbde9d8d02242
tbuffer_store_format_d16_xy v0, off, ttmp[0:3], s13 format:[BUF_FMT_32_32_32_SINT] offset:16 glc // 10404dea00003b0d
tbuffer_store_format_d16_xyz v[99:100], v245, s[16:19], s73 offen // 00100ee8f5632449
tbuffer_store_format_d16_xyz v[245:246], off, s[32:35], s0 format:[BUF_FMT_10_11_11_USCALED] offset:1 slc // 010006e900f56800
tbuffer_store_format_d16_xyz v[176:177], v11, s[76:79], s41 format:[BUF_FMT_16_16_SNORM] offen // 0010c6e80bb03329
tbuffer_store_format_d16_xyz v[247:248], off, s[48:51], s101 format:22 offset:16 // tbuffer_store_format_d16_xyz v[247:248], off, s[48:51], s101 format:[BUF_FMT_32_FLOAT] offset:16 // 1000b6e800f72c65
tbuffer_store_format_d16_xyz v[163:164], v[0:1], s[8:11], 17 format:[BUF_FMT_8_SSCALED] idxen offen dlc // 00b026e800a32291
tbuffer_store_format_d16_xyz v[0:1], v14, s[68:71], 64 format:[BUF_FMT_11_11_10_SNORM] idxen offset:16 // 102036e90e0031c0
tbuffer_store_format_d16_xyzw v[77:78], v52, s[84:87], m0 idxen // 00200fe8344d357c
tbuffer_store_format_d16_xyzw v[6:7], v212, s[8:11], -1 format:[BUF_FMT_8_USCALED] idxen offset:1 // 01201fe8d40622c1
tbuffer_store_format_d16_xyzw v[133:134], v[162:163], s[68:71], 17 format:1 idxen offen offset:1 glc // tbuffer_store_format_d16_xyzw v[133:134], v[162:163], s[68:71], 17 idxen offen offset:1 glc // 01700fe8a2853191
tbuffer_store_format_d16_xyzw v[208:209], v[45:46], ttmp[0:3], -16 format:[BUF_FMT_INVALID] idxen offen glc dlc // 00f007e82dd03bd0
tbuffer_store_format_d16_xyzw v[224:225], off, s[64:67], s73 format:[BUF_FMT_32_32_32_32_UINT] // 00005fea00e03049
tbuffer_store_format_d16_xyzw v[172:173], v255, s[56:59], 0 format:[BUF_FMT_10_11_11_SINT] idxen // 00201fe9ffac2e80
tbuffer_store_format_x v112, v[16:17], s[16:19], s88 idxen offen // 00300ce810700458
tbuffer_store_format_x v83, off, s[4:7], s38 format:127 offset:16 dlc // 1080fceb00530126
tbuffer_store_format_x v255, v[0:1], s[28:31], s82 format:[BUF_FMT_8_8_8_8_SINT] idxen offen offset:1 // 0130ece900ff0752
tbuffer_store_format_x v243, v[0:1], s[40:43], s105 format:[BUF_FMT_32_32_32_32_FLOAT] idxen offen offset:4095 glc // ff7f6cea00f30a69
tbuffer_store_format_x v246, off, s[100:103], s100 format:[BUF_FMT_2_10_10_10_UNORM] offset:16 glc slc // 104094e900f65964
tbuffer_store_format_x v49, v102, ttmp[0:3], s101 format:[BUF_FMT_8_8_SNORM] idxen offset:16 glc dlc // 10e07ce866311b65
tbuffer_store_format_xy v[48:49], v[68:69], s[40:43], s65 idxen offen // 00300de844300a41
tbuffer_store_format_xy v[254:255], off, s[0:3], s105 format:[BUF_FMT_16_16_SINT] // 0000e5e800fe0069
tbuffer_store_format_xy v[9:10], v38, s[96:99], s76 format:[BUF_FMT_16_SINT] offen offset:16 // 101065e82609184c
tbuffer_store_format_xy v[241:242], v207, s[60:63], s61 format:[BUF_FMT_10_10_10_2_UNORM] offen offset:16 // 101065e9cff10f3d
tbuffer_store_format_xy v[26:27], v0, s[40:43], s95 format:[BUF_FMT_10_10_10_2_SSCALED] offen // 00107de9001a0a5f
tbuffer_store_format_xy v[180:181], v[254:255], s[4:7], exec_lo format:[BUF_FMT_16_16_USCALED] idxen offen offset:1 // 0130cde8feb4017e
tbuffer_store_format_xyz v[28:30], v173, ttmp[0:3], s0 offen // 00100ee8ad1c1b00
tbuffer_store_format_xyz v[130:132], v[89:90], s[52:55], null format:127 idxen offen offset:16 slc // 1030feeb59824d7d
tbuffer_store_format_xyz v[202:204], v[63:64], s[0:3], s53 format:[BUF_FMT_10_10_10_2_SINT] idxen offen dlc // 00b08ee93fca0035
tbuffer_store_format_xyz v[224:226], v12, s[64:67], 32 format:[BUF_FMT_32_FLOAT] offen offset:16 glc // 1050b6e80ce010a0
tbuffer_store_format_xyz v[34:36], v112, s[68:71], s105 format:[BUF_FMT_11_11_10_UNORM] offen offset:16 // 10102ee970221169
tbuffer_store_format_xyz v[113:115], v255, s[0:3], 32 format:[BUF_FMT_32_32_SINT] offen offset:1 glc slc // 0150fee9ff7140a0
tbuffer_store_format_xyzw v[252:255], v79, s[8:11], s105 idxen // 00200fe84ffc0269
tbuffer_store_format_xyzw v[128:131], v177, s[0:3], -5 format:[BUF_FMT_10_11_11_SSCALED] idxen offset:4095 glc dlc // ffef0fe9b18000c5
tbuffer_store_format_xyzw v[220:223], v[121:122], s[100:103], s0 format:[BUF_FMT_10_11_11_SSCALED] idxen offen offset:4095 slc // ff3f0fe979dc5900
tbuffer_store_format_xyzw v[73:76], off, s[12:15], 17 format:[BUF_FMT_16_16_16_16_FLOAT] offset:1 // 01003fea00490391
tbuffer_store_format_xyzw v[237:240], v167, s[60:63], s72 format:[BUF_FMT_16_UNORM] idxen offset:1 glc // 01603fe8a7ed0f48
tbuffer_store_format_xyzw v[0:3], v255, s[20:23], exec_hi format:[BUF_FMT_10_10_10_2_SINT] idxen offset:4095 // ff2f8fe9ff00057f
