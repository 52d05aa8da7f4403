tbuffer_store_format_xyz v[253:255], v[83:84], s[52:55], s49 idxen offen // 00300ee853fd0d31
tbuffer_store_format_xyz v[10:12], v[120:121], s[72:75], dfmt:14, nfmt:7, s94 addr64 offset:1 glc // tbuffer_store_format_xyz v[10:12], v[120:121], s[72:75], s94 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] addr64 offset:1 glc // 01c0f6eb780a125e
tbuffer_store_format_xyz v[58:60], v11, s[64:67], dfmt:14, nfmt:7, 1 offen offset:1 glc // tbuffer_store_format_xyz v[58:60], v11, s[64:67], 1 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offen offset:1 glc // 0150f6eb0b3a1081
tbuffer_store_format_xyz v[195:197], v[51:52], s[40:43], s103 format:[BUF_DATA_FORMAT_8_8_8_8] addr64 glc slc // 00c056e833c34a67
tbuffer_store_format_xyzw v[0:3], v174, s[84:87], exec_lo idxen // 00200fe8ae00157e
tbuffer_store_format_xyzw v[138:141], v[118:119], s[100:103], s70 format:63 addr64 offset:4095 glc slc // tbuffer_store_format_xyzw v[138:141], v[118:119], s[100:103], s70 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] addr64 offset:4095 glc slc // ffcfffe9768a5946
tbuffer_store_format_xyzw v[0:3], v[0:1], s[32:35], nfmt:6, s44 addr64 offset:16 // tbuffer_store_format_xyzw v[0:3], v[0:1], s[32:35], s44 format:[BUF_NUM_FORMAT_SNORM_OGL] addr64 offset:16 // 10800feb0000082c
tbuffer_store_format_xyzw v[224:227], off, s[72:75], s87 format:[BUF_DATA_FORMAT_8_8_8_8] offset:4095 glc // ff4f57e800e01257
