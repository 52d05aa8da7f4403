v_accvgpr_read_b32 v10, a0                               // 0a40d8d300010018
v_accvgpr_write_b32 a123, 43                             // 7b40d9d3ab000018
v_mfma_f32_16x16x16bf16_1k v[178:181], v[136:137], a[16:17], v[88:91] cbsz:1 blgp:7 // b201e7d3882162f5
v_mfma_f32_16x16x16bf16_1k a[0:3], v[18:19], v[96:97], a[18:21] abid:3 blgp:2 // 0098e7d312c14a44
v_mfma_f32_16x16x16f16 v[150:153], a[236:237], a[252:253], v[12:15] cbsz:6 // 9606cdd3ecf9331c
v_mfma_f32_16x16x16f16 a[252:255], v[218:219], a[142:143], a[86:89] cbsz:6 abid:14 blgp:2 // fcf6cdd3da1d5b55
v_mfma_f32_16x16x1f32 v[20:35], v0, v34, 11 cbsz:1 abid:10 blgp:2 // 1451c1d300452e42
v_mfma_f32_16x16x1f32 a[8:23], v146, v19, 2 cbsz:4 abid:4 // 08a4c1d392270a02
v_mfma_f32_16x16x2bf16 v[16:31], a32, v122, v[112:127] cbsz:2 abid:1 // 100ae9d320f5c20d
v_mfma_f32_16x16x2bf16 a[12:27], a158, a15, a[70:85] cbsz:4 abid:14 // 0cf4e9d39e1f1a1d
v_mfma_f32_16x16x4bf16_1k v[198:213], v[0:1], a[4:5], 10 cbsz:2 abid:8 // c642e4d300092a12
v_mfma_f32_16x16x4bf16_1k a[80:95], v[32:33], v[144:145], 12 // 5080e4d320213302
v_mfma_f32_16x16x4f16 v[224:239], a[2:3], v[36:37], 36   // e000c9d30249920a
v_mfma_f32_16x16x4f32 v[130:133], a224, a98, 26 abid:7 blgp:1 // 8238c5d3e0c56a3a
v_mfma_f32_16x16x4f32 a[36:39], a205, a20, 59 cbsz:7 abid:1 // 248fc5d3cd29ee1a
v_mfma_f32_16x16x8bf16 v[180:183], v116, a51, 55 cbsz:1 abid:1 blgp:2 // b409edd37467de52
v_mfma_f32_16x16x8bf16 a[120:123], a104, a130, 36 abid:10 blgp:5 // 78d0edd3680593ba
v_mfma_f32_32x32x1f32 v[144:175], v173, v104, v[216:247] cbsz:2 abid:1 blgp:5 // 900ac0d3add162a7
v_mfma_f32_32x32x1f32 a[88:119], a48, v84, 4 cbsz:4 blgp:3 // 5884c0d330a9126a
v_mfma_f32_32x32x2bf16 v[12:43], a66, a40, 32 cbsz:4 abid:8 blgp:1 // 0c44e8d34251823a
v_mfma_f32_32x32x2bf16 a[64:95], v144, v1, a[30:61] cbsz:1 // 4081e8d390037a04
v_mfma_f32_32x32x2f32 v[126:141], v19, a38, v[236:251] cbsz:1 abid:14 blgp:6 // 7e71c4d3134db2d7
v_mfma_f32_32x32x2f32 a[0:15], a10, a23, 4 blgp:3        // 0080c4d30a2f127a
v_mfma_f32_32x32x4bf16 v[84:99], v212, a65, 4 cbsz:4 abid:1 blgp:7 // 540cecd3d48312f2
v_mfma_f32_32x32x4bf16 a[32:47], a160, v0, 11 abid:1 blgp:4 // 2088ecd3a0012e8a
v_mfma_f32_32x32x4bf16_1k v[0:31], v[148:149], v[96:97], 10 cbsz:1 abid:2 blgp:3 // 0011e3d394c12a62
v_mfma_f32_32x32x4bf16_1k a[122:153], a[162:163], a[174:175], src_vccz cbsz:1 abid:5 blgp:4 // 7aa9e3d3a25def9b
v_mfma_f32_32x32x4f16 v[38:69], a[44:45], v[158:159], 33 cbsz:4 abid:1 // 260cc8d32c3d870a
v_mfma_f32_32x32x4f16 a[124:155], a[68:69], v[238:239], -11 cbsz:1 abid:9 blgp:1 // 7cc9c8d344dd2f2b
v_mfma_f32_32x32x8bf16_1k v[206:221], v[248:249], a[24:25], v[24:39] blgp:7 // ce00e6d3f83162f4
v_mfma_f32_32x32x8bf16_1k a[46:61], a[72:73], a[196:197], src_pops_exiting_wave_id cbsz:6 abid:15 blgp:2 // 2efee6d34889bf5b
v_mfma_f32_32x32x8f16 v[36:51], v[4:5], v[96:97], 0 cbsz:4 abid:5 // 242cccd304c10202
v_mfma_f32_32x32x8f16 a[232:247], v[174:175], a[198:199], a[46:61] cbsz:4 abid:5 blgp:5 // e8acccd3ae8dbbb4
v_mfma_f32_4x4x1f32 v[204:207], v117, a6, v[6:9] cbsz:7 abid:12 blgp:5 // cc67c2d3750d1ab4
v_mfma_f32_4x4x1f32 a[68:71], a136, a24, 1 cbsz:1 abid:1 blgp:3 // 4489c2d38831067a
v_mfma_f32_4x4x2bf16 v[10:13], v12, v44, v[0:3] cbsz:4 blgp:1 // 0a04ebd30c590224
v_mfma_f32_4x4x2bf16 a[36:39], v249, v220, a[44:47] cbsz:6 abid:13 blgp:2 // 24eeebd3f9b9b344
v_mfma_f32_4x4x4bf16_1k v[32:35], a[34:35], v[172:173], v[16:19] cbsz:6 abid:7 // 203ee5d32259430c
v_mfma_f32_4x4x4bf16_1k a[98:101], v[8:9], a[32:33], -1 cbsz:1 abid:3 blgp:1 // 6299e5d308410633
v_mfma_f32_4x4x4f16 v[234:237], v[16:17], v[192:193], 1 cbsz:5 abid:7 // ea3dcad310810702
v_mfma_f32_4x4x4f16 a[32:35], a[52:53], a[138:139], a[148:151] cbsz:7 abid:2 blgp:6 // 2097cad3341553de
v_mfma_f64_16x16x4f64 v[44:51], a[112:113], v[90:91], v[134:141] cbsz:3 abid:10 blgp:7 // 2c53eed370b51aee
v_mfma_f64_16x16x4f64 a[18:25], a[4:5], v[180:181], a[192:199] cbsz:2 abid:1 // 128aeed30469030f
v_mfma_f64_4x4x4f64 v[132:133], v[144:145], v[10:11], v[54:55] abid:2 // 8410efd39015da04
v_mfma_f64_4x4x4f64 a[8:9], a[8:9], a[72:73], -16 abid:7 blgp:5 // 08b8efd3089142bb
v_mfma_i32_16x16x16i8 v[32:35], v200, v0, v[10:13] cbsz:4 abid:8 // 2044d5d3c8012a04
v_mfma_i32_16x16x16i8 a[24:27], v93, a54, -14 cbsz:3 abid:6 blgp:2 // 18b3d5d35d6d3a53
v_mfma_i32_16x16x4i8 v[126:141], a55, v205, v[156:171] cbsz:4 abid:1 blgp:3 // 7e0cd1d3379b736e
v_mfma_i32_16x16x4i8 a[14:29], v165, v47, a[210:225] cbsz:7 abid:12 blgp:4 // 0ee7d1d3a55f4a87
v_mfma_i32_32x32x4i8 v[10:41], v192, v17, 16 cbsz:3 abid:2 blgp:3 // 0a13d0d3c0234262
v_mfma_i32_32x32x4i8 a[204:235], v172, v0, a[16:47] cbsz:5 // cc85d0d3ac014204
v_mfma_i32_32x32x8i8 v[204:219], a101, a152, v[22:37] cbsz:1 abid:11 blgp:2 // cc59d4d365315b5c
v_mfma_i32_32x32x8i8 a[160:175], v222, v236, a[182:197] cbsz:7 abid:13 blgp:6 // a0efd4d3ded9dbc6
v_mfma_i32_4x4x4i8 v[120:123], v48, a51, v[148:151] cbsz:1 abid:4 blgp:4 // 7821d2d330675296
v_mfma_i32_4x4x4i8 a[0:3], v72, a99, a[32:35] abid:1 blgp:3 // 0088d2d348c78274
