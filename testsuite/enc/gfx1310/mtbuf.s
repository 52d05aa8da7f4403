tbuffer_load_d16_format_x v2, v4, s[8:11], s4 offen // 04003ac40210804004000000
tbuffer_load_d16_format_x v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 04003ac40210904004000000
tbuffer_load_d16_format_xy v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 04403ac40210904004000000
tbuffer_load_d16_format_xy v2, v4, s[8:11], s4 offen // 04403ac40210804004000000
tbuffer_load_d16_format_xyz v[169:170], off, s[44:47], m0 format:[BUF_FMT_32_32_32_32_SINT] offset:4451549 // 7d803ac4a958001f00ddec43
tbuffer_load_d16_format_xyz v[2:3], v4, s[8:11], s4 offen th:TH_LOAD_NT // 04803ac40210904004000000
tbuffer_load_d16_format_xyz v[2:3], v4, s[8:11], s4 offen // 04803ac40210804004000000
tbuffer_load_d16_format_xyzw v[232:233], off, s[92:95], exec_lo format:82 offset:6047810 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7ec03ac4e8b83c290042485c
tbuffer_load_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen // 04c03ac40210804004000000
tbuffer_load_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen th:TH_LOAD_NT // 04c03ac40210904004000000
tbuffer_load_format_x v2, v4, s[8:11], s4 offen // 040038c40210804004000000
tbuffer_load_format_x v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 040038c40210904004000000
tbuffer_load_format_xy v[84:85], v211, ttmp[4:7], s31 format:81 idxen offset:7036842 th:TH_LOAD_HT // 1f4038c454e0a0a8d3aa5f6b
tbuffer_load_format_xy v[2:3], v4, s[8:11], s4 offen th:TH_LOAD_NT // 044038c40210904004000000
tbuffer_load_format_xy v[2:3], v4, s[8:11], s4 offen // 044038c40210804004000000
tbuffer_load_format_xyz v[95:97], off, ttmp[0:3], m0 format:[BUF_FMT_16_SINT] offset:1737758 // 7d8038c45fd80006001e841a
tbuffer_load_format_xyz v[2:4], v4, s[8:11], s4 offen th:TH_LOAD_NT // 048038c40210904004000000
tbuffer_load_format_xyz v[2:4], v4, s[8:11], s4 offen // 048038c40210804004000000
tbuffer_load_format_xyzw v[2:5], v4, s[8:11], s4 offen // 04c038c40210804004000000
tbuffer_load_format_xyzw v[2:5], v4, s[8:11], s4 offen th:TH_LOAD_NT // 04c038c40210904004000000
tbuffer_store_d16_format_x v119, off, s[8:11], null format:[BUF_FMT_32_SINT] offset:5077017 // 7c003bc47710800a0019784d
tbuffer_store_d16_format_x v18, off, ttmp[0:3], ttmp13 format:124 offset:205200 // 79003bc412d8003e00902103
tbuffer_store_d16_format_x v2, v4, s[8:11], s4 offen // 04003bc40210804004000000
tbuffer_store_d16_format_xy v95, v159, ttmp[4:7], exec_lo format:[BUF_FMT_16_USCALED] offen offset:7098964 scope:SCOPE_DEV // 7e403bc45fe088449f54526c
tbuffer_store_d16_format_xy v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 04403bc40210904004000000
tbuffer_store_d16_format_xy v2, v4, s[8:11], s4 offen // 04403bc40210804004000000
tbuffer_store_d16_format_xyz v[219:220], v[62:63], s[56:59], ttmp2 idxen offen offset:6918955 // 6e803bc4db7080c03e2b9369
tbuffer_store_d16_format_xyz v[248:249], v[120:121], s[8:11], ttmp4 format:[BUF_FMT_32_32_FLOAT] idxen offen offset:5999676 th:TH_STORE_HT // 70803bc4f81020d9783c8c5b
tbuffer_store_d16_format_xyz v[2:3], v4, s[8:11], s4 offen // 04803bc40210804004000000
tbuffer_store_d16_format_xyzw v[144:145], v[182:183], ttmp[0:3], vcc_hi format:[BUF_FMT_16_16_16_16_UINT] idxen offen offset:3779785 th:TH_STORE_RT_NT // 6bc03bc490d8d0dbb6c9ac39
tbuffer_store_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen // 04c03bc40210804004000000
tbuffer_store_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen th:TH_STORE_NT // 04c03bc40210904004000000
tbuffer_store_format_x v13, v110, s[8:11], vcc_hi format:[BUF_FMT_16_16_16_16_UNORM] idxen offset:4776270 // 6b0039c40d1080996e4ee148
tbuffer_store_format_x v2, v4, s[8:11], s4 offen // 040039c40210804004000000
tbuffer_store_format_x v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 040039c40210904004000000
tbuffer_store_format_xy v[221:222], v[32:33], s[8:11], exec_hi format:[BUF_FMT_2_10_10_10_UINT] idxen offen offset:7091741 // 7f4039c4dd1000d4201d366c
tbuffer_store_format_xy v[2:3], v4, s[8:11], s4 offen // 044039c40210804004000000
tbuffer_store_format_xy v[2:3], v4, s[8:11], s4 offen th:TH_STORE_NT // 044039c40210904004000000
tbuffer_store_format_xyz v[53:55], v124, s[80:83], null format:[BUF_FMT_8_8_SINT] offen offset:3851595 scope:SCOPE_SE // 7c8039c435a084497c4bc53a
tbuffer_store_format_xyz v[2:4], v4, s[8:11], s4 offen th:TH_STORE_NT // 048039c40210904004000000
tbuffer_store_format_xyz v[2:4], v4, s[8:11], s4 offen // 048039c40210804004000000
tbuffer_store_format_xyzw v[2:5], v4, s[8:11], s4 offen th:TH_STORE_NT // 04c039c40210904004000000
tbuffer_store_format_xyzw v[2:5], v4, s[8:11], s4 offen // 04c039c40210804004000000
