buffer_atomic_add v58, v144, s[72:75], s38 offen offset:328 // 481108e1903a1226
buffer_atomic_add v86, v[26:27], s[8:11], 44 idxen offen offset:204 slc scc // ccb00ae11a5602ac
buffer_atomic_add_f32 a84, off, s[24:27], 26 offset:855  // 570334e10054869a
buffer_atomic_add_f32 v138, v80, s[12:15], ttmp4 offen offset:8 // 081034e1508a0370
buffer_atomic_add_f32 v43, v168, s[96:99], src_shared_limit idxen offset:1084 glc slc // 3c6436e1a82b18ec
buffer_atomic_add_f32 a4, v[0:1], s[0:3], s0 idxen offen offset:1620 glc slc // 547636e100048000
buffer_atomic_add_f64 v[132:133], off, s[12:15], s8 offset:2121 // 49083ce100840308
buffer_atomic_add_f64 v[132:133], v200, s[12:15], 40 offen offset:512 slc // 00123ee1c88403a8
buffer_atomic_add_f64 a[182:183], v87, s[12:15], s7 idxen offset:1694 // 9e263ce157b68307
buffer_atomic_add_f64 a[104:105], v[8:9], s[84:87], 27 idxen offen offset:3450 slc // 7a3d3ee10868959b
buffer_atomic_add_x2 v[200:201], off, s[80:83], s16 offset:220 slc scc // dc808ae100c81410
buffer_atomic_and a236, v7, s[20:23], ttmp2 offen offset:1652 slc // 741622e107ec856e
buffer_atomic_and_x2 a[136:137], v66, s[8:11], 1 idxen offset:128 // 8020a0e142888281
buffer_atomic_and_x2 v[22:23], v[0:1], s[0:3], s1 idxen offen offset:1070 glc scc // 2ef4a0e100160001
buffer_atomic_cmpswap v[248:249], off, s[0:3], s18 offset:2328 // 180904e100f80012
buffer_atomic_cmpswap v[218:219], v140, s[56:59], s15 idxen offset:1435 slc scc // 9ba506e18cda0e0f
buffer_atomic_cmpswap_x2 v[132:135], off, s[48:51], 18 offset:1 scc // 018084e100840c92
buffer_atomic_dec v33, v32, s[4:7], s22 offen offset:256 scc // 009130e120210116
buffer_atomic_inc v81, v244, s[32:35], s34 idxen offset:1394 slc // 72252ee1f4510822
buffer_atomic_inc_x2 v[48:49], v46, s[80:83], s0 offen   // 0010ace12e301400
buffer_atomic_inc_x2 v[64:65], v136, s[32:35], s0 idxen offset:1024 glc slc // 0064aee188400800
buffer_atomic_max_f64 v[82:83], off, s[0:3], 1 offset:530 glc // 124244e100520081
buffer_atomic_max_f64 v[208:209], v69, s[76:79], s8 offen offset:1024 // 001444e145d01308
buffer_atomic_max_f64 v[74:75], v200, s[40:43], s72 idxen offset:4 glc // 046044e1c84a0a48
buffer_atomic_max_f64 v[200:201], v[44:45], s[4:7], s2 idxen offen offset:657 // 913244e12cc80102
buffer_atomic_min_f64 a[2:3], off, s[8:11], s32 offset:1153 // 810440e100028220
buffer_atomic_min_f64 a[128:129], v162, s[8:11], s1 offen offset:1284 // 041540e1a2808201
buffer_atomic_min_f64 v[128:129], v33, s[64:67], 8 idxen offset:2100 // 342840e121801088
buffer_atomic_min_f64 a[246:247], v[68:69], s[92:95], exec_lo idxen offen offset:2976 glc slc // a07b42e144f6977e
buffer_atomic_or_x2 v[10:11], off, s[4:7], s98 offset:515 // 0302a4e1000a0162
buffer_atomic_or_x2 v[64:65], v[12:13], s[0:3], s1 idxen offen offset:2050 scc // 02b8a4e10c400001
buffer_atomic_pk_add_f16 a155, off, s[12:15], s33 offset:3711 slc // 7f0e3ae1009b8321
buffer_atomic_pk_add_f16 a229, v227, s[44:47], 40 offen offset:3561 slc // e91d3ae1e3e58ba8
buffer_atomic_pk_add_f16 v9, v80, s[0:3], 4 idxen offset:2 slc // 02203ae150090084
buffer_atomic_pk_add_f16 v138, v[192:193], s[84:87], s1 idxen offen offset:272 glc // 107138e1c08a1501
buffer_atomic_smax a217, off, s[84:87], s93 offset:2365 glc slc scc // 3dc91ae100d9955d
buffer_atomic_smax v57, v36, s[4:7], -2 offen offset:2068 glc // 145818e1243901c2
buffer_atomic_smin_x2 v[130:131], v132, s[8:11], s0 idxen offset:2568 // 082a90e184820200
buffer_atomic_smin_x2 v[160:161], v[98:99], s[24:27], s3 idxen offen offset:2056 scc // 08b890e162a00603
buffer_atomic_swap v4, off, s[72:75], s50 offset:1207    // b70400e100041232
buffer_atomic_swap_x2 v[128:129], off, s[0:3], 2 offset:16 scc // 108080e100800082
buffer_atomic_umax v84, off, s[16:19], s8 offset:1104    // 50041ce100540408
buffer_atomic_umax_x2 v[32:33], v[2:3], s[24:27], s20 idxen offen offset:841 scc // 49b39ce102200614
buffer_atomic_umin_x2 v[10:11], v40, s[32:35], s0 offen offset:1192 slc scc // a89496e1280a0800
buffer_atomic_xor v142, off, s[32:35], 8 offset:3148 scc // 4c8c28e1008e0888
buffer_atomic_xor_x2 v[8:9], v64, s[96:99], s8 offen offset:2337 glc // 2159a8e140081808
buffer_invl2                                             // 0000a4e000000000
buffer_load_dword a112, v49, s[40:43], 12 offen offset:2452 glc slc scc // 94d952e031708a8c
buffer_load_dword v72, v75, s[4:7], 32 idxen offset:1156 scc // 84a450e04b4801a0
buffer_load_dword v32, v[130:131], s[16:19], s33 idxen offen offset:1028 // 043450e082200421
buffer_load_dword v128, s[52:55], -6 offen offset:207 slc lds // cf1053e080000dc6
buffer_load_dword v9, s[4:7], s69 idxen offset:256 lds   // 002151e009000145
buffer_load_dwordx2 v[36:37], off, s[28:31], ttmp4 offset:17 slc scc // 118056e000240770
buffer_load_dwordx2 v[128:129], v5, s[40:43], s32 offen offset:17 glc slc // 115056e005800a20
buffer_load_dwordx2 v[12:13], v24, s[32:35], xnack_mask_lo idxen offset:449 // c12154e0180c0868
buffer_load_format_d16_hi_x v0, v64, s[0:3], 10 idxen offset:656 // 902298e04000008a
buffer_load_format_d16_x v116, off, s[60:63], 22 offset:3540 glc scc // d4cd20e000740f96
buffer_load_format_d16_x a79, v245, s[40:43], s14 idxen offset:2686 glc slc scc // 7eea22e0f54f8a0e
buffer_load_format_d16_xyz v[8:9], v10, s[64:67], 64 idxen offset:1280 glc slc // 00652ae00a0810c0
buffer_load_format_x v192, v39, s[8:11], s82 offen offset:1024 scc // 009400e027c00252
buffer_load_format_x v84, v207, s[72:75], s54 idxen offset:996 glc slc // e46302e0cf541236
buffer_load_format_x v1, s[64:67], s24 offen offset:516 lds // 041201e001001018
buffer_load_format_xyzw v[64:67], v[232:233], s[32:35], s0 idxen offen offset:32 // 20300ce0e8400800
buffer_load_sbyte v81, v[84:85], s[0:3], s68 idxen offen offset:484 // e43144e054510044
buffer_load_sbyte v[230:231], ttmp[12:15], s1 idxen offen offset:1168 lds // 903445e0e6001e01
buffer_load_sbyte_d16_hi v137, v[34:35], s[84:87], s17 idxen offen offset:2147 slc scc // 63b88ee022891511
buffer_load_short_d16 v0, off, s[0:3], 34 offset:2432 slc scc // 808992e0000000a2
buffer_load_short_d16 v130, v128, s[36:39], s64 offen offset:128 glc // 805090e080820940
buffer_load_sshort v144, v1, s[20:23], s40 offen offset:576 // 40124ce001900528
buffer_load_sshort off, s[20:23], s9 offset:2475 glc slc scc lds // abc94fe000000509
buffer_load_sshort v44, s[8:11], s4 idxen offset:676 glc lds // a4624de02c000204
buffer_load_sshort v[130:131], s[92:95], s10 idxen offen offset:2308 lds // 04394de08200170a
buffer_load_ubyte v171, v52, s[8:11], s52 offen offset:820 glc slc // 345342e034ab0234
buffer_load_ubyte_d16 v102, v3, ttmp[12:15], 5 idxen offset:3253 glc scc // b5ec80e003661e85
buffer_load_ushort a79, off, s[0:3], -14 offset:2277 glc slc scc // e5c84ae0004f80ce
buffer_load_ushort v163, v213, s[28:31], s63 offen offset:3198 slc scc // 7e9c4ae0d5a3073f
buffer_load_ushort v132, s[76:79], 10 offen offset:3116 lds // 2c1c49e08400138a
buffer_store_byte a34, off, s[0:3], ttmp8 offset:265 slc // 090162e000228074
buffer_store_byte_d16_hi a238, off, s[76:79], s82 offset:1087 // 3f0464e000ee9352
buffer_store_byte_d16_hi v36, v[252:253], s[48:51], s23 idxen offen offset:2261 glc slc // d57866e0fc240c17
buffer_store_dword v4, off, s[0:3], s37 offset:1187 slc  // a30472e000040025
buffer_store_dword v135, v65, s[96:99], 4 idxen offset:2 // 022070e041871884
buffer_store_dwordx2 v[24:25], off, s[0:3], s68 offset:3140 glc scc // 44cc74e000180044
buffer_store_dwordx2 v[180:181], v252, ttmp[4:7], 31 idxen offset:759 scc // f7a274e0fcb41c9f
buffer_store_dwordx3 v[6:8], v[0:1], s[64:67], s60 idxen offen offset:1840 // 303778e00006103c
buffer_store_dwordx4 v[56:59], v72, s[16:19], s8 offen offset:2168 glc slc // 78587ee048380408
buffer_store_format_d16_hi_x v1, v[48:49], s[0:3], s73 idxen offen offset:1284 // 04359ce030010049
buffer_store_format_d16_xy a32, off, s[8:11], s3 offset:193 glc // c14034e000208203
buffer_store_format_d16_xy a214, v53, s[60:63], s91 offen offset:2658 // 621a34e035d68f5b
buffer_store_format_d16_xy v0, v149, s[20:23], 0 idxen offset:2050 glc // 026834e095000580
buffer_store_format_d16_xy v139, v[152:153], s[0:3], s24 idxen offen offset:3266 // c23c34e0988b0018
buffer_store_format_d16_xyz v[236:237], v201, s[0:3], ttmp10 idxen offset:1863 scc // 47a738e0c9ec0076
buffer_store_format_d16_xyz v[16:17], v[224:225], s[76:79], 6 idxen offen offset:384 scc // 80b138e0e0101386
buffer_store_format_x v16, v96, s[32:35], s2 idxen offset:2 // 022010e060100802
buffer_store_format_x a12, v[176:177], s[4:7], s45 idxen offen offset:2569 slc scc // 09ba12e0b00c812d
buffer_store_format_xy v[194:195], v212, s[4:7], s32 idxen offset:1401 // 792514e0d4c20120
buffer_store_format_xyz v[80:82], v8, s[84:87], 17 idxen offset:68 // 442018e008501591
buffer_store_format_xyzw v[0:3], v176, s[8:11], 48 idxen offset:3144 glc // 486c1ce0b00002b0
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbl2                                              // 0000a0e000000000
