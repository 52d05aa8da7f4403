tbuffer_load_format_d16_x v0, v[136:137], s[0:3], exec_hi idxen offen // 00300ce88800007f
tbuffer_load_format_d16_x v255, v[55:56], s[20:23], s57 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] idxen offen offset:16 // 10304ceb37ff0539
tbuffer_load_format_d16_x v43, v166, s[84:87], dfmt:13, nfmt:2, 32 idxen offset:16 // tbuffer_load_format_d16_x v43, v166, s[84:87], 32 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offset:16 // 10206ce9a62b15a0
tbuffer_load_format_d16_x v253, off, s[84:87], ttmp5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 glc // 1040a4eb00fd1571
tbuffer_load_format_xyz v[136:138], v0, s[8:11], m0 idxen // 002009e80088027c
tbuffer_load_format_xyz v[112:114], v135, s[96:99], vcc_hi format:[BUF_DATA_FORMAT_8_8_8_8] idxen offset:1 glc slc // 016051e88770586b
tbuffer_load_format_xyz v[49:51], v[147:148], ttmp[0:3], -16 format:[BUF_NUM_FORMAT_SINT] idxen offen slc // 003089ea93315bd0
tbuffer_load_format_xyz v[66:68], v237, s[88:91], s76 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offset:1 // 0120a1ebed42164c
tbuffer_store_format_x v199, off, s[96:99], s87          // 00000ae800c71857
tbuffer_store_format_x v0, off, ttmp[0:3], dfmt:13, nfmt:2, s44 offset:1 // tbuffer_store_format_x v0, off, ttmp[0:3], s44 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offset:1 // 01006ae900001b2c
tbuffer_store_format_x v57, v36, s[24:27], nfmt:6, s100 idxen offset:1 glc // tbuffer_store_format_x v57, v36, s[24:27], s100 format:[BUF_NUM_FORMAT_RESERVED_6] idxen offset:1 glc // 01600aeb24390664
tbuffer_store_format_x v248, v[115:116], s[76:79], ttmp15 format:127 idxen offen offset:4095 // tbuffer_store_format_x v248, v[115:116], s[76:79], ttmp15 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] idxen offen offset:4095 // ff3ffaeb73f8137b
