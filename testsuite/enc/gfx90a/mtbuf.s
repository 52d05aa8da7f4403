tbuffer_load_format_d16_x v32, v176, ttmp[0:3], s3 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] idxen offset:54 slc scc // 3620ace8b0207b03
tbuffer_load_format_d16_xy a0, v0, s[40:43], s23 format:[BUF_DATA_FORMAT_32] idxen offset:3336 glc scc // 08ed24e80000aa17
tbuffer_load_format_d16_xyz a[66:67], v172, s[8:11], 40 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_SINT] offen offset:830 glc slc scc // 3e53e5eaac42e2a8
tbuffer_load_format_d16_xyz a[86:87], v175, s[52:55], s3 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SNORM] idxen offset:1490 glc slc scc // d265d5e8af56ed03
tbuffer_load_format_d16_xyz v[68:69], v[8:9], s[4:7], s83 format:[BUF_NUM_FORMAT_UINT] idxen offen offset:1057 scc // 21340dea08442153
tbuffer_load_format_d16_xyzw v[52:53], v218, s[96:99], 12 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_UINT] offen offset:352 slc // 60912deada34588c
tbuffer_load_format_x v3, off, s[72:75], s9 format:[BUF_DATA_FORMAT_16] offset:176 scc // b00010e800033209
tbuffer_load_format_x v5, v4, s[32:35], s26 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_SNORM] offen offset:512 // 0012c0e80405081a
tbuffer_load_format_x v130, v57, s[28:31], 38 format:[BUF_DATA_FORMAT_2_10_10_10] idxen offset:2927 slc // 6f2b48e8398247a6
tbuffer_load_format_xy a[0:1], v112, s[64:67], s32 format:[BUF_DATA_FORMAT_32_32_32_32] offen offset:1544 scc // 089670e87000b020
tbuffer_load_format_xy v[32:33], v68, s[0:3], s8 format:[BUF_DATA_FORMAT_8_8] idxen offset:132 slc // 84a018e844204008
tbuffer_load_format_xyz a[166:168], v[0:1], s[0:3], s72 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SNORM] idxen offen offset:3088 // 103cb1e800a68048
tbuffer_load_format_xyzw v[128:131], off, s[96:99], ttmp3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] offset:1676 glc slc scc // 8cc6f1eb0080786f
tbuffer_load_format_xyzw v[104:107], v76, s[40:43], s65 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_USCALED] idxen offset:2184 slc // 88a831e94c684a41
tbuffer_store_format_d16_x a103, v228, ttmp[4:7], s91 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SSCALED] offen offset:2217 slc scc // a9189ee9e467fc5b
tbuffer_store_format_d16_xy v16, off, s[8:11], -14 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:128 scc // 8080aee9001022ce
tbuffer_store_format_d16_xy v17, v142, s[96:99], s16 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_SINT] idxen offset:2666 // 6aaaa6ea8e111810
tbuffer_store_format_d16_xyz v[150:151], v158, s[64:67], s0 format:[BUF_DATA_FORMAT_10_11_11] offen offset:2568 // 081a37e89e961000
tbuffer_store_format_d16_xyz v[0:1], v[12:13], s[4:7], s64 format:[BUF_DATA_FORMAT_INVALID] idxen offen offset:2180 scc // 843807e80c002140
tbuffer_store_format_d16_xyzw v[4:5], off, s[56:59], 9 format:[BUF_DATA_FORMAT_INVALID] offset:2576 slc // 108a07e800044e89
tbuffer_store_format_d16_xyzw v[64:65], v1, s[0:3], s1 format:[BUF_NUM_FORMAT_SNORM] offen offset:2437 scc // 85998fe801402001
tbuffer_store_format_x v56, v48, s[52:55], 17 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] idxen offset:2702 scc // 8e2a92e830382d91
tbuffer_store_format_xyz v[0:2], v[132:133], s[8:11], s8 format:[BUF_NUM_FORMAT_SNORM] idxen offen offset:2116 scc // 44388be884002208
tbuffer_store_format_xyzw v[0:3], off, s[96:99], s0 format:[BUF_DATA_FORMAT_2_10_10_10] offset:40 // 28804be800001800
tbuffer_store_format_xyzw v[96:99], v19, s[40:43], s2 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SINT] offen offset:306 glc // 32d193ea13600a02
