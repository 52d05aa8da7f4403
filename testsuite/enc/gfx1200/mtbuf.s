tbuffer_load_d16_format_x v1, off, ttmp[4:7], s69 format:102 offset:-4714964 scope:SCOPE_SE // 450022c401e00433002c0eb8
tbuffer_load_d16_format_x v235, off, s[8:11], null format:109 offset:-6827055 th:TH_LOAD_NT_RT // 7c0022c4eb10c03600d1d397
tbuffer_load_d16_format_xy v209, v47, s[8:11], null format:93 offen offset:-2608744 scope:SCOPE_SYS // 7c4022c4d1108c6e2f9831d8
tbuffer_load_d16_format_xy v224, v118, s[56:59], vcc_lo format:107 offen offset:-5375814 scope:SCOPE_SE // 6a4022c4e070847576baf8ad
tbuffer_load_d16_format_xyz v[169:170], off, s[44:47], m0 format:[BUF_FMT_32_32_32_32_SINT] offset:4451549 // 7d8022c4a958001f00ddec43
tbuffer_load_d16_format_xyz v[239:240], off, s[28:31], s22 format:77 offset:-6798327 scope:SCOPE_DEV // 168022c4ef38882600094498
tbuffer_load_d16_format_xyzw v[232:233], off, s[92:95], exec_lo format:82 offset:6047810 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7ec022c4e8b83c290042485c
tbuffer_load_d16_format_xyzw v[93:94], off, s[8:11], m0 format:104 offset:-4664828 // 7dc022c45d1000340004d2b8
tbuffer_load_format_x v130, off, ttmp[4:7], exec_hi format:[BUF_FMT_16_SSCALED] offset:-5154692 th:TH_LOAD_NT_HT // 7f0020c482e06005007c58b1
tbuffer_load_format_x v193, off, s[8:11], vcc_lo format:[BUF_FMT_32_32_32_FLOAT] offset:-3003715 // 6a0020c4c110001e00bd2ad2
tbuffer_load_format_xy v[81:82], v168, ttmp[0:3], ttmp13 format:[BUF_FMT_32_UINT] idxen offset:-2469172 th:TH_LOAD_RT_NT // 794020c451d8508aa8cc52da
tbuffer_load_format_xy v[84:85], v211, ttmp[4:7], s31 format:81 idxen offset:7036842 th:TH_LOAD_HT // 1f4020c454e0a0a8d3aa5f6b
tbuffer_load_format_xyz v[37:39], off, ttmp[4:7], exec_lo format:126 offset:-666024 th:TH_LOAD_NT_HT scope:SCOPE_DEV // 7e8020c425e0683f0058d6f5
tbuffer_load_format_xyz v[95:97], off, ttmp[0:3], m0 format:[BUF_FMT_16_SINT] offset:1737758 // 7d8020c45fd80006001e841a
tbuffer_load_format_xyzw v[212:215], v[27:28], s[8:11], m0 format:97 idxen offen offset:-997691 th:TH_LOAD_NT // 7dc020c4d41090f01bc5c6f0
tbuffer_load_format_xyzw v[216:219], v[24:25], s[16:19], s46 format:98 idxen offen offset:-2011439 scope:SCOPE_SYS // 2ec020c4d8200cf118d14ee1
tbuffer_store_d16_format_x v119, off, s[8:11], null format:[BUF_FMT_32_SINT] offset:5077017 // 7c0023c47710800a0019784d
tbuffer_store_d16_format_x v18, off, ttmp[0:3], ttmp13 format:124 offset:205200 // 790023c412d8003e00902103
tbuffer_store_d16_format_xy v31, v223, s[8:11], exec_lo format:[BUF_FMT_8_USCALED] offen offset:-4712720 // 7e4023c41f108041dff016b8
tbuffer_store_d16_format_xy v95, v159, ttmp[4:7], exec_lo format:[BUF_FMT_16_USCALED] offen offset:7098964 scope:SCOPE_DEV // 7e4023c45fe088449f54526c
tbuffer_store_d16_format_xyz v[219:220], v[62:63], s[56:59], ttmp2 idxen offen offset:6918955 // 6e8023c4db7080c03e2b9369
tbuffer_store_d16_format_xyz v[248:249], v[120:121], s[8:11], ttmp4 format:[BUF_FMT_32_32_FLOAT] idxen offen offset:5999676 th:TH_STORE_HT // 708023c4f81020d9783c8c5b
tbuffer_store_d16_format_xyzw v[144:145], v[182:183], ttmp[0:3], vcc_hi format:[BUF_FMT_16_16_16_16_UINT] idxen offen offset:3779785 th:TH_STORE_RT_NT // 6bc023c490d8d0dbb6c9ac39
tbuffer_store_d16_format_xyzw v[183:184], v[150:151], s[72:75], s99 format:[BUF_FMT_8_8_UNORM] idxen offen offset:-7313752 scope:SCOPE_SYS // 63c023c4b7900cc796a86690
tbuffer_store_format_x v13, v110, s[8:11], vcc_hi format:[BUF_FMT_16_16_16_16_UNORM] idxen offset:4776270 // 6b0021c40d1080996e4ee148
tbuffer_store_format_x v151, v173, ttmp[0:3], null format:[BUF_FMT_10_11_11_FLOAT] idxen offset:-8200509 th:TH_STORE_NT // 7c0021c497d8108fadc3de82
tbuffer_store_format_xy v[221:222], v[32:33], s[8:11], exec_hi format:[BUF_FMT_2_10_10_10_UINT] idxen offen offset:7091741 // 7f4021c4dd1000d4201d366c
tbuffer_store_format_xy v[224:225], v[103:104], ttmp[4:7], null format:[BUF_FMT_32_32_SINT] idxen offen offset:-5174942 // 7c4021c4e0e080d8676209b1
tbuffer_store_format_xyz v[53:55], v124, s[80:83], null format:[BUF_FMT_8_8_SINT] offen offset:3851595 scope:SCOPE_SE // 7c8021c435a084497c4bc53a
tbuffer_store_format_xyz v[95:97], v52, ttmp[4:7], vcc_hi format:102 offen offset:-6746043 scope:SCOPE_DEV // 6b8021c45fe0087334451099
tbuffer_store_format_xyzw v[143:146], v[87:88], s[72:75], vcc_lo format:79 idxen offen offset:-4631134 th:TH_STORE_RT_NT // 6ac021c48f90d0e757a255b9
tbuffer_store_format_xyzw v[231:234], v[15:16], s[8:11], s69 format:118 idxen offen offset:1643718 th:TH_STORE_RT_WB scope:SCOPE_DEV // 45c021c4e71038fb0fc61419
