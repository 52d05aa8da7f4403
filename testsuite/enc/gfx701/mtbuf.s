tbuffer_store_format_xyz v[253:255], v[83:84], s[52:55], s49 idxen offen // 00300ee853fd0d31
tbuffer_store_format_xyz v[10:12], v[120:121], s[72:75], dfmt:14, nfmt:7, s94 addr64 offset:1 glc // tbuffer_store_format_xyz v[10:12], v[120:121], s[72:75], s94 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] addr64 offset:1 glc // 01c0f6eb780a125e
tbuffer_store_format_xyz v[58:60], v11, s[64:67], dfmt:14, nfmt:7, 1 offen offset:1 glc // tbuffer_store_format_xyz v[58:60], v11, s[64:67], 1 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offen offset:1 glc // 0150f6eb0b3a1081
tbuffer_store_format_xyz v[195:197], v[51:52], s[40:43], s103 format:[BUF_DATA_FORMAT_8_8_8_8] addr64 glc slc // 00c056e833c34a67
tbuffer_store_format_xyzw v[0:3], v174, s[84:87], exec_lo idxen // 00200fe8ae00157e
tbuffer_store_format_xyzw v[138:141], v[118:119], s[100:103], s70 format:63 addr64 offset:4095 glc slc // tbuffer_store_format_xyzw v[138:141], v[118:119], s[100:103], s70 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] addr64 offset:4095 glc slc // ffcfffe9768a5946
tbuffer_store_format_xyzw v[0:3], v[0:1], s[32:35], nfmt:6, s44 addr64 offset:16 // tbuffer_store_format_xyzw v[0:3], v[0:1], s[32:35], s44 format:[BUF_NUM_FORMAT_SNORM_OGL] addr64 offset:16 // 10800feb0000082c
tbuffer_store_format_xyzw v[224:227], off, s[72:75], s87 format:[BUF_DATA_FORMAT_8_8_8_8] offset:4095 glc // ff4f57e800e01257
tbuffer_load_format_xy v[21:22], v0, s[56:59], s0 idxen  // 002009e800150e00
tbuffer_load_format_xy v[223:224], off, s[96:99], dfmt:3, m0 offset:16 // tbuffer_load_format_xy v[223:224], off, s[96:99], m0 format:[BUF_DATA_FORMAT_8_8] offset:16 // 100019e800df187c
tbuffer_load_format_xyz v[115:117], off, s[52:55], s9    // 00000ae800730d09
tbuffer_load_format_xyz v[75:77], off, s[96:99], exec_hi format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // 0000a2eb004b187f
tbuffer_load_format_xyzw v[68:71], off, s[52:55], tma_hi // 00000be800440d6f
tbuffer_load_format_xyzw v[216:219], v82, s[48:51], s77 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] offen offset:16 // 10104beb52d80c4d
tbuffer_store_format_x v123, v[254:255], s[12:15], s34 idxen offen // 00300ce8fe7b0322
tbuffer_store_format_x v0, v[254:255], s[0:3], s0 format:127 idxen offen offset:1 // tbuffer_store_format_x v0, v[254:255], s[0:3], s0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 // 0130fcebfe000000
tbuffer_store_format_xy v[10:11], v[211:212], ttmp[0:3], s103 idxen offen // 00300de8d30a1c67
tbuffer_store_format_xy v[14:15], v[157:158], s[36:39], s103 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM_OGL] idxen offen offset:4095 slc // ff3f4deb9d0e4967
