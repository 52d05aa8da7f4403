buffer_atomic_add_f32 v32, off, s[64:67], 4 offset:1024 sc0 // 004434e100201084
buffer_atomic_add_f32 a136, v4, s[64:67], s27 offen offset:1058 // 221434e10488901b
buffer_atomic_add_f32 a108, v31, s[72:75], 33 idxen offset:753 nt sc1 // f1a236e11f6c92a1
buffer_atomic_add_f32 v215, v[140:141], s[16:19], s65 idxen offen offset:4092 sc0 nt sc1 // fcff36e18cd70441
buffer_atomic_add_f64 a[170:171], off, ttmp[8:11], -8 offset:2785 nt // e10a3ee100aa9dc8
buffer_atomic_add_f64 v[32:33], v181, s[92:95], s50 offen offset:1215 sc1 // bf943ce1b5201732
buffer_atomic_add_f64 a[104:105], v36, s[32:35], s10 idxen offset:129 nt // 81203ee12468880a
buffer_atomic_add_f64 v[18:19], v[224:225], s[16:19], 2 idxen offen offset:577 sc0 nt sc1 // 41f23ee1e0120482
buffer_atomic_add_x2 v[2:3], v[80:81], s[40:43], s7 idxen offen offset:1060 nt // 24348ae150020a07
buffer_atomic_and_x2 a[104:105], off, s[40:43], 4.0 offset:2491 nt // bb09a2e100688af6
buffer_atomic_and_x2 v[200:201], v36, ttmp[4:7], 40 idxen offset:2032 sc1 // f0a7a0e124c81ca8
buffer_atomic_cmpswap v[26:27], v164, s[4:7], s21 offen offset:1817 // 191704e1a41a0115
buffer_atomic_inc v227, v12, s[92:95], 14 idxen offset:2190 sc0 nt // 8e682ee10ce3178e
buffer_atomic_inc_x2 a[68:69], off, s[4:7], s16 offset:32 sc0 // 2040ace100448110
buffer_atomic_inc_x2 v[70:71], v0, s[64:67], s77 offen offset:8 nt // 0810aee10046104d
buffer_atomic_max_f64 v[2:3], off, s[0:3], 64 offset:36 sc1 // 248044e1000200c0
buffer_atomic_max_f64 a[222:223], v17, s[20:23], s32 offen offset:1117 // 5d1444e111de8520
buffer_atomic_max_f64 v[184:185], v136, s[0:3], s6 idxen offset:802 sc1 // 22a344e188b80006
buffer_atomic_max_f64 a[98:99], v[70:71], s[60:63], 5 idxen offen offset:2484 // b43944e146628f85
buffer_atomic_min_f64 a[192:193], off, s[96:99], 28 offset:1268 nt // f40442e100c0989c
buffer_atomic_min_f64 a[132:133], v64, s[44:47], s0 offen offset:143 nt // 8f1042e140848b00
buffer_atomic_min_f64 v[48:49], v11, s[20:23], 7 idxen offset:1524 sc0 nt sc1 // f4e542e10b300587
buffer_atomic_min_f64 v[0:1], v[44:45], s[68:71], 36 idxen offen offset:576 // 403240e12c0011a4
buffer_atomic_or a212, v46, s[48:51], s75 offen offset:377 // 791124e12ed48c4b
buffer_atomic_or_x2 v[24:25], off, s[32:35], s96 offset:855 // 5703a4e100180860
buffer_atomic_or_x2 v[0:1], v154, s[0:3], s49 offen offset:28 sc0 // 1c50a4e19a000031
buffer_atomic_or_x2 a[32:33], v64, s[72:75], s8 idxen offset:4 // 0420a4e140209208
buffer_atomic_or_x2 v[0:1], v[4:5], s[64:67], s43 idxen offen offset:289 nt // 2131a6e10400102b
buffer_atomic_pk_add_f16 v68, off, s[0:3], 0 offset:2050 sc0 // 024838e100440080
buffer_atomic_pk_add_f16 v147, v38, ttmp[8:11], s47 offen offset:9 sc0 nt // 09503ae126931d2f
buffer_atomic_pk_add_f16 v2, v144, s[40:43], 16 idxen offset:2048 nt // 00283ae190020a90
buffer_atomic_pk_add_f16 a33, v[192:193], s[8:11], s5 idxen offen offset:12 nt sc1 // 0cb03ae1c0218205
buffer_atomic_smax v134, off, s[64:67], 20 offset:64     // 400018e100861094
buffer_atomic_smax_x2 v[128:129], v[32:33], s[0:3], s33 idxen offen offset:7 // 073098e120800021
buffer_atomic_smin_x2 v[64:65], off, s[16:19], 41 offset:770 // 020390e1004004a9
buffer_atomic_smin_x2 v[2:3], v20, s[40:43], s32 idxen offset:16 nt // 102092e114020a20
buffer_atomic_smin_x2 v[146:147], v[100:101], s[16:19], s8 idxen offen offset:2147 // 633890e164920408
buffer_atomic_sub v230, off, s[48:51], s32 offset:3456   // 800d0ce100e60c20
buffer_atomic_sub_x2 v[12:13], v7, s[32:35], s25 offen offset:1291 nt // 0b158ee1070c0819
buffer_atomic_sub_x2 v[44:45], v219, ttmp[0:3], -5 idxen offset:2636 // 4c2a8ce1db2c1bc5
buffer_atomic_swap v5, v192, s[0:3], s17 offen offset:1156 sc0 // 845400e1c0050011
buffer_atomic_swap v140, v199, s[80:83], s57 idxen offset:1554 nt // 122602e1c78c1439
buffer_atomic_swap_x2 v[16:17], v64, s[36:39], s76 offen offset:580 // 441280e14010094c
buffer_atomic_swap_x2 v[84:85], v[128:129], s[8:11], 0 idxen offen offset:2307 // 033980e180540280
buffer_atomic_umax_x2 v[76:77], off, s[96:99], s2 offset:3000 nt // b80b9ee1004c1802
buffer_atomic_umin v114, v[72:73], ttmp[4:7], 56 idxen offen offset:1574 sc0 nt // 267616e148721cb8
buffer_atomic_xor a4, v[128:129], s[0:3], s18 idxen offen offset:4 nt sc1 // 04b02ae180048012
buffer_atomic_xor_x2 v[112:113], off, s[48:51], s16 offset:132 // 8400a8e100700c10
buffer_atomic_xor_x2 v[66:67], v0, s[76:79], 48 offen offset:1473 // c115a8e1004213b0
buffer_atomic_xor_x2 v[128:129], v66, s[48:51], s12 idxen offset:256 // 0021a8e142800c0c
buffer_inv sc1                                           // 0080a4e000000000
buffer_load_dword v[88:89], s[92:95], s87 idxen offen offset:969 sc0 sc1 lds // c9f351e058001757
buffer_load_dwordx3 v[8:10], v144, s[0:3], 32 idxen offset:1924 sc0 // 846758e0900800a0
buffer_load_format_d16_hi_x a0, v63, s[72:75], s20 idxen offset:1674 sc0 nt // 8a669ae03f009214
buffer_load_format_d16_xy v0, v52, s[36:39], s43 offen offset:261 // 051124e03400092b
buffer_load_format_d16_xy v121, v36, s[48:51], s3 idxen offset:2194 // 922824e024790c03
buffer_load_format_d16_xyz v[0:1], v73, s[8:11], s65 offen offset:2 // 021028e049000241
buffer_load_format_d16_xyz v[0:1], v[0:1], s[0:3], 42 idxen offen offset:1028 sc1 // 04b428e0000000aa
buffer_load_format_x v47, off, s[68:71], s85 offset:1805 sc0 nt sc1 // 0dc702e0002f1155
buffer_load_format_x v69, v[144:145], s[8:11], s2 idxen offen offset:608 // 603200e090450202
buffer_load_format_x v46, ttmp[0:3], ttmp15 idxen offset:1850 nt sc1 lds // 3aa703e02e001b7b
buffer_load_format_xy v[240:241], off, s[4:7], s68 offset:1639 sc0 nt sc1 // 67c606e000f00144
buffer_load_sbyte_d16_hi a18, off, s[12:15], s2 offset:133 // 85008ce000128302
buffer_load_sbyte_d16_hi v16, v1, s[96:99], 64 offen offset:1088 // 40148ce0011018c0
buffer_load_sbyte_d16_hi v108, v[32:33], s[0:3], s36 idxen offen offset:1612 sc0 // 4c768ce0206c0024
buffer_load_short_d16 v45, off, s[88:91], s4 offset:2048 sc0 // 004890e0002d1604
buffer_load_short_d16 v196, v34, s[84:87], 48 offen offset:1538 sc0 nt sc1 // 02d692e022c415b0
buffer_load_short_d16 a20, v220, ttmp[12:15], 38 idxen offset:2145 sc0 nt // 616892e0dc149ea6
buffer_load_short_d16 a1, v[64:65], s[56:59], -9 idxen offen offset:3543 sc0 sc1 // d7fd90e040018ec9
buffer_load_sshort a10, off, s[16:19], s67 offset:2060 sc0 // 0c484ce0000a8443
buffer_load_sshort a40, v[32:33], s[12:15], s1 idxen offen offset:1072 nt // 30344ee020288301
buffer_load_sshort v146, s[80:83], s10 offen offset:1163 lds // 8b144de09200140a
buffer_load_ubyte v132, off, s[64:67], s2 offset:1032    // 080440e000841002
buffer_load_ubyte v241, s[52:55], s35 idxen offset:3734 nt sc1 lds // 96ae43e0f1000d23
buffer_load_ubyte v[128:129], s[8:11], s1 idxen offen offset:594 lds // 523241e080000201
buffer_load_ubyte_d16 v0, off, s[0:3], s2 offset:576     // 400280e000000002
buffer_load_ubyte_d16_hi a239, off, s[92:95], -12 offset:1716 sc0 nt // b44686e000ef97cc
buffer_load_ubyte_d16_hi v36, v132, s[24:27], s66 idxen offset:3112 sc1 // 28ac84e084240642
buffer_load_ushort v[4:5], s[16:19], s53 idxen offen offset:2033 sc0 sc1 lds // f1f749e004000435
buffer_store_byte_d16_hi a25, v31, s[36:39], 35 idxen offset:3678 sc0 nt // 5e6e66e01f1989a3
buffer_store_byte_d16_hi v128, v[212:213], s[24:27], s81 idxen offen offset:14 // 0e3064e0d4800651
buffer_store_dwordx2 a[4:5], v2, s[80:83], s72 idxen offset:3784 sc0 // c86e74e002049448
buffer_store_dwordx4 v[140:143], v[96:97], s[16:19], s18 idxen offen offset:1669 // 85367ce0608c0412
buffer_store_format_d16_xy a236, v[118:119], s[80:83], s37 idxen offen offset:411 sc0 nt sc1 // 9bf136e076ec9425
buffer_store_format_d16_xyz v[192:193], v8, s[8:11], s36 idxen offset:430 nt // ae213ae008c00224
buffer_store_format_d16_xyz v[128:129], v[148:149], s[32:35], s16 idxen offen offset:518 // 063238e094800810
buffer_store_format_d16_xyzw v[68:69], v8, s[16:19], s32 offen offset:293 sc1 // 25913ce008440420
buffer_store_format_x a202, off, s[32:35], s35 offset:2018 sc0 sc1 // e2c710e000ca8823
buffer_store_format_x v113, v[2:3], s[0:3], s60 idxen offen offset:1028 sc0 // 047410e00271003c
buffer_store_format_xyz v[6:8], off, s[0:3], s52 offset:2148 sc0 // 644818e000060034
buffer_store_lds_dword s[92:95], s38 offset:2501 lds sc0 // c549f5e000001726
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbl2 sc0 sc1                                      // 00c0a0e000000000
