tbuffer_load_format_d16_x v1, off, s[0:3], 7 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_USCALED] offset:515 sc0 // 03422ce900010087
tbuffer_load_format_d16_x v156, v[92:93], s[0:3], 46 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] idxen offen offset:3393 nt // 413de4eb5c9c40ae
tbuffer_load_format_d16_xy a12, v[0:1], s[48:51], 16 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] idxen offen offset:160 nt // a0b094e8000ccc90
tbuffer_load_format_d16_xyz v[136:137], off, s[8:11], s4 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SINT] offset:1098 sc0 nt // 4a4495ea00884204
tbuffer_load_format_d16_xyz v[210:211], v223, s[84:87], s77 format:[BUF_NUM_FORMAT_USCALED] idxen offset:1051 // 1b240de9dfd2154d
tbuffer_load_format_d16_xyzw v[188:189], v[44:45], s[72:75], 15 format:[BUF_DATA_FORMAT_32_32,BUF_NUM_FORMAT_SINT] idxen offen offset:1709 sc0 // adf6ddea2cbc128f
tbuffer_load_format_x a226, v[82:83], ttmp[8:11], 9 format:[BUF_DATA_FORMAT_32] idxen offen offset:3618 // 223e20e852e29d89
tbuffer_store_format_d16_x v4, v[16:17], s[84:87], s64 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] idxen offen offset:912 // 903356ea10041540
tbuffer_store_format_d16_xy v234, v217, s[96:99], vcc_lo format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SSCALED] idxen offset:99 nt sc1 // 63a0b6e9d9ea786a
tbuffer_store_format_d16_xyz v[132:133], off, s[44:47], 18 format:[BUF_DATA_FORMAT_10_10_10_2] offset:3890 nt // 320f47e800844b92
tbuffer_store_format_d16_xyz v[16:17], v149, s[60:63], 23 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offen offset:27 nt sc1 // 1b10afea95106f97
tbuffer_store_format_d16_xyzw a[64:65], off, s[4:7], s8 format:[BUF_DATA_FORMAT_INVALID] offset:32 nt sc1 // 208007e80040e108
tbuffer_store_format_d16_xyzw v[2:3], v64, s[8:11], s4 format:[BUF_DATA_FORMAT_16_16_16_16] idxen offset:272 sc0 // 10e167e840020204
tbuffer_store_format_d16_xyzw a[232:233], v[48:49], s[0:3], s2 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_USCALED] idxen offen offset:2561 sc0 nt // 01fa27e930e8c002
tbuffer_store_format_x v26, off, s[12:15], ttmp8 format:[BUF_DATA_FORMAT_8_8_8_8] offset:443 nt sc1 // bb0152e8001a6374
tbuffer_store_format_x a255, v11, s[84:87], s18 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_UINT] offen offset:1050 sc0 // 1a547aea0bff9512
tbuffer_store_format_xy v[76:77], v160, s[0:3], 6 offen offset:1046 // 16940ae8a04c0086
tbuffer_store_format_xyz a[64:66], off, s[32:35], s16 format:[BUF_DATA_FORMAT_RESERVED_15] offset:162 sc0 // a2407be800408810
