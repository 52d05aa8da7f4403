tbuffer_load_format_d16_x v215, off, s[68:71], s101      // 00000ce800d71165
tbuffer_load_format_d16_x v0, off, s[92:95], 32 format:[BUF_DATA_FORMAT_8_8_8_8] offset:16 slc // 100054e8000057a0
tbuffer_load_format_d16_x v255, v124, ttmp[0:3], dfmt:3, s14 idxen glc slc // tbuffer_load_format_d16_x v255, v124, ttmp[0:3], s14 format:[BUF_DATA_FORMAT_8_8] idxen glc slc // 00601ce87cff5c0e
tbuffer_load_format_d16_x v232, v114, s[72:75], exec_hi format:63 idxen offset:4095 // tbuffer_load_format_d16_x v232, v114, s[72:75], exec_hi format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offset:4095 // ff2ffce972e8127f
tbuffer_load_format_d16_xy v0, v[19:20], s[8:11], s0 idxen offen // 00b00ce813000200
tbuffer_load_format_d16_xy v0, v255, s[96:99], nfmt:6, 1 idxen offset:4095 slc // tbuffer_load_format_d16_xy v0, v255, s[96:99], 1 format:[BUF_NUM_FORMAT_RESERVED_6] idxen offset:4095 slc // ffaf0cebff005881
tbuffer_load_format_d16_xy v232, v255, s[68:71], s101 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offen glc // 00d04cebffe81165
tbuffer_load_format_d16_xy v28, v255, s[48:51], dfmt:14, nfmt:7, s70 offen offset:16 glc // tbuffer_load_format_d16_xy v28, v255, s[48:51], s70 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offen offset:16 glc // 10d0f4ebff1c0c46
tbuffer_load_format_d16_xyz v[1:2], v37, s[32:35], s80 idxen // 00200de825010850
tbuffer_load_format_d16_xyz v[0:1], v162, s[96:99], 64 format:[BUF_NUM_FORMAT_SINT] offen offset:1 glc // 01508deaa20018c0
tbuffer_load_format_d16_xyz v[29:30], v[74:75], s[0:3], dfmt:13, nfmt:2, s5 idxen offen offset:16 slc // tbuffer_load_format_d16_xyz v[29:30], v[74:75], s[0:3], s5 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:16 slc // 10306de94a1d4005
tbuffer_load_format_d16_xyz v[130:131], off, s[48:51], s97 format:127 // tbuffer_load_format_d16_xyz v[130:131], off, s[48:51], s97 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] // 0000fdeb00820c61
tbuffer_load_format_d16_xyzw v[247:248], v[143:144], s[96:99], vcc_hi idxen offen // 00b00de88ff7186b
tbuffer_load_format_d16_xyzw v[14:15], v12, s[96:99], -1 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offen offset:4095 // ff9f4deb0c0e18c1
tbuffer_load_format_d16_xyzw v[63:64], v[236:237], s[0:3], s101 format:[BUF_DATA_FORMAT_8_8_8_8] idxen offen // 00b055e8ec3f0065
tbuffer_load_format_d16_xyzw v[153:154], v20, s[44:47], s75 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offset:16 // 10a0a5eb14990b4b
tbuffer_load_format_x v178, off, s[72:75], ttmp5         // 000008e800b21275
tbuffer_load_format_x v93, v146, s[4:7], 0 format:[BUF_NUM_FORMAT_SINT] idxen // 002088ea925d0180
tbuffer_load_format_x v225, v[61:62], s[80:83], flat_scratch_hi format:[BUF_NUM_FORMAT_SINT] idxen offen offset:16 slc // 103088ea3de15467
tbuffer_load_format_x v229, v26, s[8:11], tma_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offset:4095 // ff2fa0eb1ae5026e
tbuffer_load_format_xyz v[11:13], off, s[36:39], tma_lo  // 000009e8000b096e
tbuffer_load_format_xyz v[82:84], v75, s[96:99], dfmt:3, 1 offen offset:4095 // tbuffer_load_format_xyz v[82:84], v75, s[96:99], 1 format:[BUF_DATA_FORMAT_8_8] offen offset:4095 // ff1f19e84b521881
tbuffer_load_format_xyz v[208:210], v179, s[68:71], vcc_hi format:63 offen offset:1 slc // tbuffer_load_format_xyz v[208:210], v179, s[68:71], vcc_hi format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] offen offset:1 slc // 0110f9e9b3d0516b
tbuffer_load_format_xyz v[217:219], v71, ttmp[0:3], dfmt:3, s79 offen // tbuffer_load_format_xyz v[217:219], v71, ttmp[0:3], s79 format:[BUF_DATA_FORMAT_8_8] offen // 001019e847d91c4f
tbuffer_store_format_d16_x v47, off, s[8:11], s65        // 00000ee8002f0241
tbuffer_store_format_d16_x v114, off, s[80:83], s99 format:[BUF_NUM_FORMAT_SINT] offset:16 // 10008eea00721463
tbuffer_store_format_d16_x v255, off, s[84:87], s70 format:[BUF_DATA_FORMAT_8_8_8_8] // 000056e800ff1546
tbuffer_store_format_d16_x v0, v254, s[12:15], dfmt:3, vcc_lo offen offset:1 // tbuffer_store_format_d16_x v0, v254, s[12:15], vcc_lo format:[BUF_DATA_FORMAT_8_8] offen offset:1 // 01101ee8fe00036a
tbuffer_store_format_d16_xy v0, off, s[76:79], s8        // 00800ee800001308
tbuffer_store_format_d16_xy v81, off, s[36:39], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 glc // 01c0a6eb00510981
tbuffer_store_format_d16_xy v240, off, s[72:75], dfmt:14, nfmt:7, -1 offset:1 // tbuffer_store_format_d16_xy v240, off, s[72:75], -1 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offset:1 // 0180f6eb00f012c1
tbuffer_store_format_d16_xy v255, v42, s[32:35], dfmt:14, nfmt:7, s37 idxen offset:4095 glc slc // tbuffer_store_format_d16_xy v255, v42, s[32:35], s37 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] idxen offset:4095 glc slc // ffeff6eb2aff4825
tbuffer_store_format_d16_xyz v[94:95], off, s[68:71], s71 // 00000fe8005e1147
tbuffer_store_format_d16_xyz v[254:255], v0, s[0:3], s88 format:[BUF_DATA_FORMAT_8_8_8_8] idxen offset:1 // 012057e800fe0058
tbuffer_store_format_d16_xyz v[254:255], off, s[64:67], s44 format:[BUF_DATA_FORMAT_8_8_8_8] offset:1 // 010057e800fe102c
tbuffer_store_format_d16_xyz v[254:255], v54, s[88:91], m0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offset:4095 glc // ff6fa7eb36fe167c
tbuffer_store_format_d16_xyzw v[233:234], v159, s[52:55], s30 offen // 00900fe89fe90d1e
tbuffer_store_format_d16_xyzw v[49:50], v131, ttmp[0:3], s0 format:[BUF_DATA_FORMAT_8_8_8_8] offen offset:16 // 109057e883311c00
tbuffer_store_format_d16_xyzw v[40:41], v[48:49], s[32:35], 0 format:63 idxen offen // tbuffer_store_format_d16_xyzw v[40:41], v[48:49], s[32:35], 0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] idxen offen // 00b0ffe930280880
tbuffer_store_format_d16_xyzw v[34:35], v255, s[92:95], s8 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen // 00a0a7ebff221708
tbuffer_store_format_xyz v[205:207], v[228:229], s[0:3], s88 idxen offen // 00300be8e4cd0058
tbuffer_store_format_xyz v[65:67], off, s[64:67], s21 format:[BUF_DATA_FORMAT_8_8_8_8] offset:1 slc // 010053e800415015
tbuffer_store_format_xyz v[95:97], v21, s[28:31], s43 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen glc slc // 0060a3eb155f472b
tbuffer_store_format_xyz v[11:13], v255, s[0:3], nfmt:6, s46 offen offset:1 slc // tbuffer_store_format_xyz v[11:13], v255, s[0:3], s46 format:[BUF_NUM_FORMAT_RESERVED_6] offen offset:1 slc // 01100bebff0b402e
