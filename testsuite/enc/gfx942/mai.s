v_accvgpr_read_b32 v41, a116                             // 2940d8d374010018
v_accvgpr_write_b32 a79, v33                             // 4f40d9d321010018
v_mfma_f32_16x16x16_bf16 v[128:131], v[12:13], v[84:85], 28 abid:13 // 8068e1d30ca97202
v_mfma_f32_16x16x16_bf16 a[40:43], v[80:81], v[92:93], a[20:23] cbsz:1 // 2881e1d350b95204
v_mfma_f32_16x16x16_f16 v[0:3], a[220:221], v[112:113], 9 cbsz:2 abid:1 blgp:7 // 000acdd3dce126ea
v_mfma_f32_16x16x16_f16 a[146:149], v[68:69], v[6:7], 28 cbsz:2 abid:10 // 92d2cdd3440d7202
v_mfma_f32_16x16x1_4b_f32 v[164:179], v9, v76, -9 cbsz:7 abid:2 // a417c1d309992603
v_mfma_f32_16x16x1_4b_f32 a[82:97], v20, v88, a[56:71] cbsz:1 abid:4 blgp:1 // 52a1c1d314b1e224
v_mfma_f32_16x16x32_bf8_bf8 v[128:131], v[74:75], v[0:1], v[32:35] cbsz:1 blgp:2 // 8001f0d34a018244
v_mfma_f32_16x16x32_bf8_bf8 a[110:113], v[18:19], v[204:205], 44 cbsz:6 abid:1 blgp:5 // 6e8ef0d31299b3a2
v_mfma_f32_16x16x32_bf8_fp8 v[2:5], a[222:223], a[112:113], v[214:217] cbsz:1 abid:3 blgp:6 // 0219f1d3dee15adf
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[12:13], v[140:141], 16 abid:8 // 00c0f1d30c194302
v_mfma_f32_16x16x32_fp8_bf8 v[28:31], v[8:9], v[234:235], 30 cbsz:2 abid:4 blgp:1 // 1c22f2d308d57b22
v_mfma_f32_16x16x32_fp8_bf8 a[80:83], a[216:217], a[168:169], 1 // 5080f2d3d851071a
v_mfma_f32_16x16x32_fp8_fp8 v[116:119], a[214:215], a[84:85], v[162:165] cbsz:6 abid:2 blgp:4 // 7416f3d3d6a98a9e
v_mfma_f32_16x16x32_fp8_fp8 a[58:61], a[164:165], v[114:115], a[152:155] cbsz:2 abid:4 blgp:2 // 3aa2f3d3a4e5624e
v_mfma_f32_16x16x4_4b_bf16 v[194:209], v[4:5], v[0:1], v[0:15] cbsz:3 // c203ded304010204
v_mfma_f32_16x16x4_4b_bf16 a[146:161], a[26:27], a[248:249], a[130:145] cbsz:4 abid:1 blgp:7 // 928cded31af10bfe
v_mfma_f32_16x16x4_4b_f16 v[34:49], v[92:93], v[24:25], v[202:217] cbsz:5 abid:8 blgp:1 // 2245c9d35c312a27
v_mfma_f32_16x16x4_4b_f16 a[84:99], a[160:161], a[132:133], a[44:59] cbsz:1 blgp:2 // 5481c9d3a009b35c
v_mfma_f32_16x16x4_f32 v[244:247], a212, v41, 13 cbsz:6 abid:1 // f40ec5d3d453360a
v_mfma_f32_16x16x4_f32 a[0:3], a8, v66, 2 abid:1         // 0088c5d308850a0a
v_mfma_f32_16x16x8_xf32 v[44:47], a[218:219], v[8:9], v[96:99] abid:4 blgp:1 // 2c20bed3da11822d
v_mfma_f32_16x16x8_xf32 a[8:11], v[2:3], v[128:129], a[20:23] cbsz:1 abid:2 // 0891bed302015304
v_mfma_f32_32x32x16_bf8_bf8 v[130:145], v[18:19], v[130:131], 0 cbsz:2 blgp:2 // 8202f4d312050342
v_mfma_f32_32x32x16_bf8_bf8 a[88:103], v[4:5], v[64:65], a[46:61] cbsz:2 blgp:2 // 5882f4d30481ba44
v_mfma_f32_32x32x16_bf8_fp8 v[138:153], v[128:129], a[134:135], v[120:135] cbsz:7 abid:2 blgp:1 // 8a17f5d3800de335
v_mfma_f32_32x32x16_bf8_fp8 a[176:191], v[154:155], v[44:45], 8 cbsz:5 abid:6 blgp:2 // b0b5f5d39a592242
v_mfma_f32_32x32x16_fp8_bf8 v[234:249], v[36:37], a[56:57], 18 cbsz:2 blgp:7 // ea02f6d324714af2
v_mfma_f32_32x32x16_fp8_bf8 a[6:21], v[244:245], a[194:195], a[190:205] cbsz:3 abid:7 blgp:4 // 06bbf6d3f485fb96
v_mfma_f32_32x32x16_fp8_fp8 v[10:25], v[64:65], v[48:49], 36 cbsz:2 abid:1 blgp:2 // 0a0af7d340619242
v_mfma_f32_32x32x16_fp8_fp8 a[54:69], a[150:151], a[158:159], a[196:211] cbsz:5 abid:15 blgp:1 // 36fdf7d3963d133f
v_mfma_f32_32x32x1_2b_f32 v[4:35], a4, v136, 0 abid:8 blgp:1 // 0440c0d30411032a
v_mfma_f32_32x32x1_2b_f32 a[72:103], v29, v133, a[160:191] cbsz:6 blgp:5 // 4886c0d31d0b83a6
v_mfma_f32_32x32x2_f32 v[200:215], v224, a220, 51 cbsz:2 abid:2 // c812c4d3e0b9cf12
v_mfma_f32_32x32x2_f32 a[158:173], v113, v238, 0 cbsz:5 abid:2 blgp:1 // 9e95c4d371dd0322
v_mfma_f32_32x32x4_2b_bf16 v[4:35], v[128:129], v[128:129], 1 cbsz:1 abid:1 // 0409ddd380010702
v_mfma_f32_32x32x4_2b_bf16 a[52:83], v[176:177], a[200:201], a[168:199] abid:8 blgp:5 // 34c0ddd3b091a3b6
v_mfma_f32_32x32x4_2b_f16 v[114:145], a[136:137], v[86:87], v[202:233] cbsz:1 abid:1 blgp:2 // 7209c8d388ad2a4f
v_mfma_f32_32x32x4_2b_f16 a[80:111], a[40:41], v[10:11], 16 cbsz:2 abid:1 blgp:2 // 508ac8d32815424a
v_mfma_f32_32x32x4_xf32 v[154:169], v[184:185], v[140:141], v[56:71] cbsz:1 abid:12 blgp:7 // 9a61bfd3b819e3e4
v_mfma_f32_32x32x4_xf32 a[40:55], v[18:19], v[200:201], a[76:91] cbsz:5 abid:5 blgp:4 // 28adbfd312913385
v_mfma_f32_32x32x8_bf16 v[32:47], v[18:19], v[128:129], v[48:63] cbsz:2 abid:4 blgp:2 // 2022e0d31201c344
v_mfma_f32_32x32x8_bf16 a[0:15], v[160:161], v[18:19], a[18:33] abid:12 // 00e0e0d3a0254a04
v_mfma_f32_32x32x8_f16 v[24:39], v[50:51], v[196:197], v[24:39] abid:6 blgp:4 // 1830ccd332896384
v_mfma_f32_32x32x8_f16 a[46:61], a[66:67], v[124:125], 43 cbsz:7 abid:9 blgp:7 // 2ecfccd342f9aeea
v_mfma_f32_4x4x1_16b_f32 v[2:5], v169, a185, 47 cbsz:6 abid:11 // 025ec2d3a973bf12
v_mfma_f32_4x4x1_16b_f32 a[36:39], a18, v24, 55 cbsz:4 abid:10 blgp:6 // 24d4c2d31231deca
v_mfma_f32_4x4x4_16b_bf16 v[52:55], v[228:229], a[148:149], -0.5 cbsz:2 abid:15 blgp:2 // 347adfd3e429c753
v_mfma_f32_4x4x4_16b_bf16 a[108:111], v[116:117], a[200:201], a[170:173] cbsz:7 abid:3 blgp:7 // 6c9fdfd37491abf6
v_mfma_f32_4x4x4_16b_f16 v[6:9], v[130:131], a[6:7], v[66:69] abid:1 blgp:3 // 0608cad3820d0a75
v_mfma_f32_4x4x4_16b_f16 a[176:179], v[6:7], a[48:49], a[8:11] blgp:7 // b080cad3066122f4
v_mfma_f64_16x16x4_f64 v[196:203], v[140:141], v[12:13], v[32:39] cbsz:6 // c406eed38c198204
v_mfma_f64_16x16x4_f64 a[72:79], v[48:49], v[168:169], a[24:31] cbsz:1 abid:6 neg:[1,1,0] // 48b1eed330516364
v_mfma_f64_4x4x4_4b_f64 v[16:17], v[0:1], v[128:129], 13 abid:15 neg:[1,1,0] // 1078efd300013762
v_mfma_f64_4x4x4_4b_f64 a[114:115], v[60:61], v[166:167], 51 cbsz:5 abid:1 neg:[1,1,1] // 728defd33c4dcfe2
v_mfma_i32_16x16x32_i8 v[0:3], v[132:133], a[0:1], 48 abid:1 blgp:4 // 0008d7d38401c292
v_mfma_i32_16x16x32_i8 a[32:35], v[100:101], v[64:65], a[14:17] cbsz:6 abid:10 // 20d6d7d364813a04
v_mfma_i32_16x16x4_4b_i8 v[172:187], a241, v64, 49 cbsz:4 blgp:1 // ac04d1d3f181c62a
v_mfma_i32_16x16x4_4b_i8 a[96:111], a39, a24, a[18:33] abid:2 blgp:1 // 6090d1d327314a3c
v_mfma_i32_32x32x16_i8 v[184:199], a[234:235], a[166:167], -2.0 cbsz:5 abid:7 blgp:5 // b83dd6d3ea4dd7bb
v_mfma_i32_32x32x16_i8 a[22:37], v[6:7], v[128:129], a[2:17] cbsz:3 abid:2 blgp:3 // 1693d6d306010b64
v_mfma_i32_32x32x4_2b_i8 v[192:223], v139, a39, v[76:107] cbsz:2 abid:15 blgp:2 // c07ad0d38b4f3255
v_mfma_i32_32x32x4_2b_i8 a[64:95], v227, a204, a[12:43] cbsz:5 blgp:4 // 4085d0d3e3993394
v_mfma_i32_4x4x4_16b_i8 v[168:171], a213, v202, v[18:21] cbsz:1 abid:12 // a861d2d3d5954b0c
v_mfma_i32_4x4x4_16b_i8 a[20:23], v63, a230, a[58:61] abid:10 blgp:2 // 14d0d2d33fcdeb54
v_smfmac_f32_16x16x32_bf16 v[16:19], v[172:173], v[132:135], v41 cbsz:6 abid:3 // 101ee6d3ac09a704
v_smfmac_f32_16x16x32_f16 v[8:11], v[34:35], v[152:155], v96 cbsz:5 abid:2 // 0815e2d322318305
v_smfmac_f32_16x16x64_bf8_bf8 v[192:195], v[146:147], v[64:67], v72 // c000f8d392812205
v_smfmac_f32_16x16x64_bf8_fp8 v[184:187], a[82:83], v[226:229], v185 cbsz:3 abid:14 // b873f9d352c5e70e
v_smfmac_f32_16x16x64_fp8_bf8 v[194:197], v[4:5], a[128:131], v64 abid:4 // c220fad304010315
v_smfmac_f32_16x16x64_fp8_fp8 a[156:159], a[116:117], v[200:203], v141 cbsz:2 abid:3 // 9c9afbd37491370e
v_smfmac_f32_32x32x16_bf16 a[4:19], v[64:65], v[160:163], v171 cbsz:4 // 0484e8d34041af06
v_smfmac_f32_32x32x16_f16 v[0:15], v[80:81], v[70:73], v42 abid:10 // 0050e4d3508daa04
v_smfmac_f32_32x32x32_bf8_bf8 a[16:31], v[226:227], a[0:3], v0 abid:2 // 1090fcd3e2010214
v_smfmac_f32_32x32x32_bf8_fp8 v[62:77], a[14:15], v[146:149], v116 cbsz:4 abid:5 // 3e2cfdd30e25d30d
v_smfmac_f32_32x32x32_fp8_bf8 a[150:165], v[28:29], a[34:37], v56 cbsz:7 abid:13 // 96effed31c45e214
v_smfmac_f32_32x32x32_fp8_fp8 a[98:113], a[186:187], v[44:47], v99 cbsz:5 abid:3 // 629dffd3ba598e0d
v_smfmac_i32_16x16x64_i8 a[24:27], v[100:101], a[34:37], v184 cbsz:7 abid:8 // 18c7ead36445e216
v_smfmac_i32_32x32x32_i8 a[32:47], v[132:133], v[0:3], v136 abid:8 // 20c0ecd384012206
