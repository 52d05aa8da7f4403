tbuffer_load_format_d16_x v156, off, ttmp[0:3], s0       // 00000ce8009c1c00
tbuffer_load_format_d16_x v255, v[39:40], s[0:3], ttmp5 format:[BUF_NUM_FORMAT_SINT] idxen offen // 00308cea27ff0075
tbuffer_load_format_d16_x v143, v[0:1], s[84:87], nfmt:6, exec_lo idxen offen offset:1 // tbuffer_load_format_d16_x v143, v[0:1], s[84:87], exec_lo format:[BUF_NUM_FORMAT_RESERVED_6] idxen offen offset:1 // 01300ceb008f157e
tbuffer_load_format_d16_x v255, off, s[0:3], nfmt:6, exec_hi offset:1 slc // tbuffer_load_format_d16_x v255, off, s[0:3], exec_hi format:[BUF_NUM_FORMAT_RESERVED_6] offset:1 slc // 01000ceb00ff407f
tbuffer_load_format_d16_xy v[180:181], off, s[4:7], s101 // 00800ce800b40165
tbuffer_load_format_d16_xy v[227:228], v208, s[76:79], s27 format:63 offen offset:4095 // tbuffer_load_format_d16_xy v[227:228], v208, s[76:79], s27 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] offen offset:4095 // ff9ffce9d0e3131b
tbuffer_load_format_d16_xy v[152:153], v135, s[4:7], dfmt:14, nfmt:7, vcc_hi idxen // tbuffer_load_format_d16_xy v[152:153], v135, s[4:7], vcc_hi format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] idxen // 00a0f4eb8798016b
tbuffer_load_format_d16_xy v[192:193], v205, s[4:7], s65 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offen // 0090a4ebcdc00141
tbuffer_load_format_d16_xyz v[187:189], v235, s[88:91], vcc_lo offen // 00100de8ebbb166a
tbuffer_load_format_d16_xyz v[65:67], v241, s[24:27], s36 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offen offset:16 // 10104debf1410624
tbuffer_load_format_d16_xyz v[184:186], v[224:225], s[12:15], 1 format:[BUF_DATA_FORMAT_8_8_8_8] idxen offen offset:16 // 103055e8e0b80381
tbuffer_load_format_d16_xyz v[50:52], v0, s[88:91], nfmt:6, s0 offen // tbuffer_load_format_d16_xyz v[50:52], v0, s[88:91], s0 format:[BUF_NUM_FORMAT_RESERVED_6] offen // 00100deb00321600
tbuffer_load_format_d16_xyzw v[168:171], v0, s[0:3], exec_hi offen // 00900de800a8007f
tbuffer_load_format_d16_xyzw v[162:165], v[189:190], s[88:91], vcc_lo format:[BUF_NUM_FORMAT_SINT] idxen offen // 00b08deabda2166a
tbuffer_load_format_d16_xyzw v[205:208], off, s[76:79], 17 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offset:16 // 10804deb00cd1391
tbuffer_load_format_d16_xyzw v[252:255], v107, s[0:3], s1 format:127 idxen offset:16 // tbuffer_load_format_d16_xyzw v[252:255], v107, s[0:3], s1 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offset:16 // 10a0fdeb6bfc0001
tbuffer_load_format_x v210, v124, s[44:47], s46 idxen    // 002008e87cd20b2e
tbuffer_load_format_x v81, v[181:182], s[0:3], -5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen // 0030a0ebb55100c5
tbuffer_load_format_x v59, off, s[4:7], dfmt:3, exec_hi offset:1 // tbuffer_load_format_x v59, off, s[4:7], exec_hi format:[BUF_DATA_FORMAT_8_8] offset:1 // 010018e8003b017f
tbuffer_load_format_x v103, v[221:222], ttmp[0:3], s0 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] idxen offen // 003048ebdd671c00
tbuffer_load_format_xy v[55:56], v[125:126], s[0:3], s97 idxen offen // 00b008e87d370061
tbuffer_load_format_xy v[226:227], v[254:255], s[96:99], dfmt:3, 17 idxen offen // tbuffer_load_format_xy v[226:227], v[254:255], s[96:99], 17 format:[BUF_DATA_FORMAT_8_8] idxen offen // 00b018e8fee21891
tbuffer_load_format_xy v[254:255], v191, s[64:67], dfmt:3, s79 idxen offset:4095 // tbuffer_load_format_xy v[254:255], v191, s[64:67], s79 format:[BUF_DATA_FORMAT_8_8] idxen offset:4095 // ffaf18e8bffe104f
tbuffer_load_format_xy v[7:8], v192, s[72:75], exec_lo format:[BUF_DATA_FORMAT_8_8_8_8] offen offset:1 // 019050e8c007127e
tbuffer_load_format_xyz v[218:220], off, s[60:63], s62   // 000009e800da0f3e
tbuffer_load_format_xyz v[232:234], off, s[68:71], dfmt:14, nfmt:7, s77 offset:4095 glc slc // tbuffer_load_format_xyz v[232:234], off, s[68:71], s77 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offset:4095 glc slc // ff4ff1eb00e8514d
tbuffer_load_format_xyz v[179:181], v177, s[84:87], s14 format:127 idxen offset:4095 // tbuffer_load_format_xyz v[179:181], v177, s[84:87], s14 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offset:4095 // ff2ff9ebb1b3150e
tbuffer_load_format_xyz v[143:145], v[32:33], s[0:3], nfmt:6, -1 idxen offen offset:1 glc slc // tbuffer_load_format_xyz v[143:145], v[32:33], s[0:3], -1 format:[BUF_NUM_FORMAT_RESERVED_6] idxen offen offset:1 glc slc // 017009eb208f40c1
tbuffer_load_format_xyzw v[180:183], v68, s[64:67], flat_scratch_hi offen // 009009e844b41067
tbuffer_load_format_xyzw v[252:255], v[132:133], s[48:51], vcc_lo format:63 idxen offen offset:1 // tbuffer_load_format_xyzw v[252:255], v[132:133], s[48:51], vcc_lo format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offen offset:1 // 01b0f9e984fc0c6a
tbuffer_load_format_xyzw v[83:86], v105, s[76:79], dfmt:3, s12 offen glc slc // tbuffer_load_format_xyzw v[83:86], v105, s[76:79], s12 format:[BUF_DATA_FORMAT_8_8] offen glc slc // 00d019e86953530c
tbuffer_load_format_xyzw v[39:42], v169, s[8:11], s7 format:[BUF_NUM_FORMAT_SINT] offen offset:1 glc // 01d089eaa9270207
tbuffer_store_format_d16_x v154, v0, s[60:63], ttmp11 idxen // 00200ee8009a0f7b
tbuffer_store_format_d16_x v0, off, s[48:51], dfmt:3, s101 offset:16 // tbuffer_store_format_d16_x v0, off, s[48:51], s101 format:[BUF_DATA_FORMAT_8_8] offset:16 // 10001ee800000c65
tbuffer_store_format_d16_x v90, off, s[8:11], s5 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offset:4095 // ff0f4eeb005a0205
tbuffer_store_format_d16_x v187, v46, s[40:43], -1 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offen glc // 00504eeb2ebb0ac1
tbuffer_store_format_d16_xy v[0:1], v146, s[24:27], s27 idxen // 00a00ee89200061b
tbuffer_store_format_d16_xy v[254:255], v132, s[20:23], s49 format:63 offen glc // tbuffer_store_format_d16_xy v[254:255], v132, s[20:23], s49 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] offen glc // 00d0fee984fe0531
tbuffer_store_format_d16_xy v[156:157], v[172:173], s[80:83], 0 format:63 idxen offen offset:4095 glc // tbuffer_store_format_d16_xy v[156:157], v[172:173], s[80:83], 0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offen offset:4095 glc // fffffee9ac9c1480
tbuffer_store_format_d16_xy v[39:40], v[98:99], s[28:31], s101 format:[BUF_DATA_FORMAT_8_8_8_8] idxen offen offset:16 glc // 10f056e862270765
tbuffer_store_format_d16_xyz v[114:116], v[94:95], s[96:99], s7 idxen offen // 00300fe85e721807
tbuffer_store_format_d16_xyz v[12:14], v255, ttmp[0:3], s82 format:127 idxen offset:16 // tbuffer_store_format_d16_xyz v[12:14], v255, ttmp[0:3], s82 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offset:16 // 1020ffebff0c1c52
tbuffer_store_format_d16_xyz v[223:225], v[228:229], s[16:19], nfmt:6, m0 idxen offen glc // tbuffer_store_format_d16_xyz v[223:225], v[228:229], s[16:19], m0 format:[BUF_NUM_FORMAT_RESERVED_6] idxen offen glc // 00700febe4df047c
tbuffer_store_format_d16_xyz v[92:94], v[254:255], s[40:43], s53 format:63 idxen offen glc // tbuffer_store_format_d16_xyz v[92:94], v[254:255], s[40:43], s53 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offen glc // 0070ffe9fe5c0a35
tbuffer_store_format_d16_xyzw v[85:88], off, s[96:99], s11 // 00800fe80055180b
tbuffer_store_format_d16_xyzw v[184:187], v[17:18], s[40:43], exec_hi format:127 idxen offen slc // tbuffer_store_format_d16_xyzw v[184:187], v[17:18], s[40:43], exec_hi format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offen slc // 00b0ffeb11b84a7f
tbuffer_store_format_d16_xyzw v[222:225], v[13:14], ttmp[0:3], dfmt:14, nfmt:7, vcc_hi idxen offen // tbuffer_store_format_d16_xyzw v[222:225], v[13:14], ttmp[0:3], vcc_hi format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] idxen offen // 00b0f7eb0dde1c6b
tbuffer_store_format_d16_xyzw v[80:83], v0, s[76:79], -16 format:[BUF_DATA_FORMAT_8_8_8_8] offen offset:1 // 019057e8005013d0
tbuffer_store_format_x v139, v45, s[88:91], exec_hi offen // 00100ae82d8b167f
tbuffer_store_format_x v221, off, s[64:67], dfmt:13, nfmt:2, s0 offset:1 glc // tbuffer_store_format_x v221, off, s[64:67], s0 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offset:1 glc // 01406ae900dd1000
tbuffer_store_format_x v68, v[161:162], s[56:59], dfmt:13, nfmt:2, s98 idxen offen glc // tbuffer_store_format_x v68, v[161:162], s[56:59], s98 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen glc // 00706ae9a1440e62
tbuffer_store_format_x v162, off, s[32:35], s101 format:127 offset:4095 glc // tbuffer_store_format_x v162, off, s[32:35], s101 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offset:4095 glc // ff4ffaeb00a20865
tbuffer_store_format_xy v[254:255], v[241:242], s[96:99], vcc_lo idxen offen // 00b00ae8f1fe186a
tbuffer_store_format_xy v[14:15], v[52:53], s[64:67], dfmt:3, s48 idxen offen offset:16 glc // tbuffer_store_format_xy v[14:15], v[52:53], s[64:67], s48 format:[BUF_DATA_FORMAT_8_8] idxen offen offset:16 glc // 10f01ae8340e1030
tbuffer_store_format_xy v[52:53], v110, s[0:3], s16 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offset:1 // 01a0a2eb6e340010
tbuffer_store_format_xy v[0:1], v[0:1], s[20:23], -1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen // 00b0a2eb000005c1
tbuffer_store_format_xyz v[114:116], v[254:255], s[28:31], s70 idxen offen // 00300be8fe720746
tbuffer_store_format_xyz v[132:134], v[104:105], ttmp[0:3], m0 format:63 idxen offen glc // tbuffer_store_format_xyz v[132:134], v[104:105], ttmp[0:3], m0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offen glc // 0070fbe968841c7c
tbuffer_store_format_xyz v[53:55], v[0:1], s[88:91], dfmt:13, nfmt:2, 0 idxen offen offset:1 // tbuffer_store_format_xyz v[53:55], v[0:1], s[88:91], 0 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:1 // 01306be900351680
tbuffer_store_format_xyz v[171:173], off, s[68:71], s94 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:4095 glc // ff4fa3eb00ab115e
tbuffer_store_format_xyzw v[9:12], v233, s[96:99], vcc_lo idxen // 00a00be8e909186a
tbuffer_store_format_xyzw v[10:13], v167, s[84:87], dfmt:13, nfmt:2, 0 offen offset:1 glc slc // tbuffer_store_format_xyzw v[10:13], v167, s[84:87], 0 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offen offset:1 glc slc // 01d06be9a70a5580
tbuffer_store_format_xyzw v[162:165], v136, s[96:99], s78 format:127 offen slc // tbuffer_store_format_xyzw v[162:165], v136, s[96:99], s78 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offen slc // 0090fbeb88a2584e
tbuffer_store_format_xyzw v[0:3], v111, s[96:99], dfmt:13, nfmt:2, s23 idxen offset:4095 // tbuffer_store_format_xyzw v[0:3], v111, s[96:99], s23 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:4095 // ffaf6be96f001817
