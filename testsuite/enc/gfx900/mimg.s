image_atomic_add v58, v[12:15], s[80:87] dmask:0x1       // image_atomic_add v58, v12, s[80:87] dmask:0x1 // 000148f00c3a1400
image_atomic_add v[127:128], v[56:59], s[88:95] dmask:0x3 lwe // image_atomic_add v[127:128], v56, s[88:95] dmask:0x3 lwe // 00034af0387f1600
image_atomic_add v[211:212], v138, s[88:95] dmask:0x3 slc a16 da // 00c348f28ad31600
image_atomic_and v177, v170, s[68:75] dmask:0x1          // 000160f0aab11100
image_atomic_and v[18:19], v207, s[60:67] dmask:0x3 a16  // 008360f0cf120f00
image_atomic_and v243, v[225:228], s[72:79] dmask:0x1 unorm lwe // image_atomic_and v243, v225, s[72:79] dmask:0x1 unorm lwe // 001162f0e1f31200
image_atomic_cmpswap v[238:239], v121, s[80:87] dmask:0x3 // 000344f079ee1400
image_atomic_cmpswap v[173:174], v239, s[28:35] dmask:0x3 // 000344f0efad0700
image_atomic_cmpswap v[229:230], v[201:204], s[4:11] dmask:0x3 glc // image_atomic_cmpswap v[229:230], v201, s[4:11] dmask:0x3 glc // 002344f0c9e50100
image_atomic_dec v59, v[42:44], s[36:43] dmask:0x1       // image_atomic_dec v59, v42, s[36:43] dmask:0x1 // 000170f02a3b0900
image_atomic_dec v[123:124], v[92:93], s[24:31] dmask:0x3 slc // image_atomic_dec v[123:124], v92, s[24:31] dmask:0x3 slc // 000370f25c7b0600
image_atomic_dec v149, v146, s[44:51] dmask:0x1          // 000170f092950b00
image_atomic_inc v91, v[65:68], s[8:15] dmask:0x1        // image_atomic_inc v91, v65, s[8:15] dmask:0x1 // 00016cf0415b0200
image_atomic_inc v38, v118, s[68:75] dmask:0x1           // 00016cf076261100
image_atomic_inc v[40:41], v[18:19], s[40:47] dmask:0x1 tfe // image_atomic_inc v[40:41], v18, s[40:47] dmask:0x1 tfe // 00016df012280a00
image_atomic_or v[254:255], v[123:125], ttmp[0:7] dmask:0x3 // image_atomic_or v[254:255], v123, ttmp[0:7] dmask:0x3 // 000364f07bfe1b00
image_atomic_or v[249:250], v220, s[88:95] dmask:0x3 slc // 000364f2dcf91600
image_atomic_or v[232:233], v[97:99], s[84:91] dmask:0x3 glc // image_atomic_or v[232:233], v97, s[84:91] dmask:0x3 glc // 002364f061e81500
image_atomic_smax v0, v[207:208], s[60:67] dmask:0x1     // image_atomic_smax v0, v207, s[60:67] dmask:0x1 // 000158f0cf000f00
image_atomic_smax v[249:250], v[195:198], ttmp[0:7] dmask:0x3 lwe // image_atomic_smax v[249:250], v195, ttmp[0:7] dmask:0x3 lwe // 00035af0c3f91b00
image_atomic_smax v[47:48], v[77:80], s[8:15] dmask:0x3 glc slc // image_atomic_smax v[47:48], v77, s[8:15] dmask:0x3 glc slc // 002358f24d2f0200
image_atomic_smin v[249:250], v146, s[84:91] dmask:0x3   // 000350f092f91500
image_atomic_smin v[140:141], v132, s[8:15] dmask:0x3 da // 004350f0848c0200
image_atomic_smin v231, v[40:43], s[68:75] dmask:0x1     // image_atomic_smin v231, v40, s[68:75] dmask:0x1 // 000150f028e71100
image_atomic_sub v159, v68, ttmp[0:7] dmask:0x1          // 00014cf0449f1b00
image_atomic_sub v22, v[28:30], s[8:15] dmask:0x1 glc    // image_atomic_sub v22, v28, s[8:15] dmask:0x1 glc // 00214cf01c160200
image_atomic_sub v59, v[116:118], s[68:75] dmask:0x1 glc // image_atomic_sub v59, v116, s[68:75] dmask:0x1 glc // 00214cf0743b1100
image_atomic_swap v[88:89], v[172:174], s[4:11] dmask:0x3 // image_atomic_swap v[88:89], v172, s[4:11] dmask:0x3 // 000340f0ac580100
image_atomic_swap v248, v[27:29], s[56:63] dmask:0x1 lwe // image_atomic_swap v248, v27, s[56:63] dmask:0x1 lwe // 000142f01bf80e00
image_atomic_swap v[184:185], v[205:207], s[88:95] dmask:0x3 glc // image_atomic_swap v[184:185], v205, s[88:95] dmask:0x3 glc // 002340f0cdb81600
image_atomic_umax v182, v208, ttmp[0:7] dmask:0x1        // 00015cf0d0b61b00
image_atomic_umax v239, v[168:171], s[76:83] dmask:0x1   // image_atomic_umax v239, v168, s[76:83] dmask:0x1 // 00015cf0a8ef1300
image_atomic_umax v[172:173], v[40:42], s[28:35] dmask:0x3 // image_atomic_umax v[172:173], v40, s[28:35] dmask:0x3 // 00035cf028ac0700
image_atomic_umin v199, v27, s[76:83] dmask:0x1          // 000154f01bc71300
image_atomic_umin v83, v[4:6], s[88:95] dmask:0x1        // image_atomic_umin v83, v4, s[88:95] dmask:0x1 // 000154f004531600
image_atomic_umin v[42:43], v[21:23], s[76:83] dmask:0x3 // image_atomic_umin v[42:43], v21, s[76:83] dmask:0x3 // 000354f0152a1300
image_atomic_xor v[92:93], v[136:139], s[4:11] dmask:0x3 // image_atomic_xor v[92:93], v136, s[4:11] dmask:0x3 // 000368f0885c0100
image_atomic_xor v142, v153, s[8:15] dmask:0x1 da        // 004168f0998e0200
image_atomic_xor v[109:110], v[137:140], s[68:75] dmask:0x3 a16 // image_atomic_xor v[109:110], v137, s[68:75] dmask:0x3 a16 // 008368f0896d1100
image_gather4 v[88:91], v116, s[52:59], s[96:99] dmask:0x1 lwe // 000102f174580d03
image_gather4 v[143:146], v[194:196], s[4:11], s[20:23] dmask:0x1 // image_gather4 v[143:146], v194, s[4:11], s[20:23] dmask:0x1 // 000100f1c28fa100
image_gather4 v[116:117], v[151:154], s[64:71], s[96:99] dmask:0x1 d16 // image_gather4 v[116:117], v151, s[64:71], s[96:99] dmask:0x1 d16 // 000100f197741083
image_gather4_b v[23:27], v[247:248], s[32:39], s[24:27] dmask:0x1 tfe // 000115f1f717c800
image_gather4_b v[119:122], v[76:77], s[4:11], s[72:75] dmask:0x1 a16 // 008114f14c774102
image_gather4_b v[157:160], v[119:122], ttmp[0:7], s[68:71] dmask:0x1 lwe // image_gather4_b v[157:160], v[119:120], ttmp[0:7], s[68:71] dmask:0x1 lwe // 000116f1779d3b02
image_gather4_b_cl v[245:248], v[50:57], s[56:63], s[92:95] dmask:0x1 // image_gather4_b_cl v[245:248], v[50:51], s[56:63], s[92:95] dmask:0x1 // 000118f132f5ee02
image_gather4_b_cl_o v[120:123], v[146:148], ttmp[0:7], s[68:71] dmask:0x1 lwe // 00015af192783b02
image_gather4_b_cl_o v[115:118], v[95:99], s[84:91], s[48:51] dmask:0x1 // image_gather4_b_cl_o v[115:118], v[95:97], s[84:91], s[48:51] dmask:0x1 // 000158f15f739501
image_gather4_b_cl_o v[147:150], v[151:154], ttmp[0:7], s[20:23] dmask:0x1 glc slc // image_gather4_b_cl_o v[147:150], v[151:153], ttmp[0:7], s[20:23] dmask:0x1 glc slc // 002158f39793bb00
image_gather4_c v[195:198], v[121:123], s[88:95], s[48:51] dmask:0x1 glc lwe // image_gather4_c v[195:198], v[121:122], s[88:95], s[48:51] dmask:0x1 glc lwe // 002122f179c39601
image_gather4_c v[98:101], v[47:48], s[52:59], ttmp[0:3] dmask:0x1 glc // 002120f12f626d03
image_gather4_c v[245:246], v[168:171], s[8:15], s[96:99] dmask:0x1 a16 d16 // image_gather4_c v[245:246], v[168:169], s[8:15], s[96:99] dmask:0x1 a16 d16 // 008120f1a8f50283
image_gather4_c_b v[47:50], v[139:146], s[32:39], s[8:11] dmask:0x1 unorm glc da // image_gather4_c_b v[47:50], v[139:141], s[32:39], s[8:11] dmask:0x1 unorm glc da // 007134f18b2f4800
image_gather4_c_b v[75:79], v[112:114], s[0:7], s[68:71] dmask:0x1 slc tfe lwe // 000137f3704b2002
image_gather4_c_b v[51:54], v[86:93], s[72:79], s[76:79] dmask:0x1 // image_gather4_c_b v[51:54], v[86:88], s[72:79], s[76:79] dmask:0x1 // 000134f156337202
image_gather4_c_b_cl v[167:171], v[39:44], s[56:63], s[44:47] dmask:0x1 a16 tfe // image_gather4_c_b_cl v[167:171], v[39:41], s[56:63], s[44:47] dmask:0x1 a16 tfe // 008139f127a76e01
image_gather4_c_b_cl v[80:83], v[132:137], s[20:27], s[36:39] dmask:0x1 // image_gather4_c_b_cl v[80:83], v[132:134], s[20:27], s[36:39] dmask:0x1 // 000138f184502501
image_gather4_c_b_cl v[247:248], v[129:131], s[0:7], s[40:43] dmask:0x1 d16 // 000138f181f74081
image_gather4_c_b_cl_o v[225:228], v[182:188], s[36:43], ttmp[0:3] dmask:0x1 // image_gather4_c_b_cl_o v[225:228], v[182:185], s[36:43], ttmp[0:3] dmask:0x1 // 000178f1b6e16903
image_gather4_c_b_cl_o v[126:129], v[31:38], s[40:47], ttmp[0:3] dmask:0x1 // image_gather4_c_b_cl_o v[126:129], v[31:34], s[40:47], ttmp[0:3] dmask:0x1 // 000178f11f7e6a03
image_gather4_c_b_o v[120:121], v[130:133], s[4:11], s[44:47] dmask:0x1 d16 // 000174f182786181
image_gather4_c_b_o v[58:61], v[93:96], s[92:99], s[40:43] dmask:0x1 unorm a16 da // 00d174f15d3a5701
image_gather4_c_cl v[26:29], v[18:20], s[36:43], s[80:83] dmask:0x1 glc slc lwe // image_gather4_c_cl v[26:29], v[18:19], s[36:43], s[80:83] dmask:0x1 glc slc lwe // 002126f3121a8902
image_gather4_c_cl v[223:226], v[195:199], s[84:91], s[16:19] dmask:0x1 // image_gather4_c_cl v[223:226], v[195:196], s[84:91], s[16:19] dmask:0x1 // 000124f1c3df9500
image_gather4_c_cl_o v[120:123], v[143:148], s[60:67], s[56:59] dmask:0x1 a16 // image_gather4_c_cl_o v[120:123], v[143:145], s[60:67], s[56:59] dmask:0x1 a16 // 008164f18f78cf01
image_gather4_c_cl_o v[96:99], v[13:17], s[88:95], s[56:59] dmask:0x1 unorm glc slc // image_gather4_c_cl_o v[96:99], v[13:15], s[88:95], s[56:59] dmask:0x1 unorm glc slc // 003164f30d60d601
image_gather4_c_cl_o v[250:253], v[217:220], ttmp[0:7], s[60:63] dmask:0x1 glc // image_gather4_c_cl_o v[250:253], v[217:219], ttmp[0:7], s[60:63] dmask:0x1 glc // 002164f1d9fafb01
image_gather4_c_l v[110:111], v[88:90], s[60:67], s[56:59] dmask:0x1 glc slc d16 // image_gather4_c_l v[110:111], v[88:89], s[60:67], s[56:59] dmask:0x1 glc slc d16 // 002130f3586ecf81
image_gather4_c_l v[173:176], v[37:39], s[28:35], s[92:95] dmask:0x1 unorm slc lwe // image_gather4_c_l v[173:176], v[37:38], s[28:35], s[92:95] dmask:0x1 unorm slc lwe // 001132f325ade702
image_gather4_c_l v[112:113], v[96:97], s[28:35], s[88:91] dmask:0x1 glc d16 // 002130f16070c782
image_gather4_c_l_o v[28:29], v[155:157], s[80:87], s[88:91] dmask:0x1 glc d16 // 002170f19b1cd482
image_gather4_c_lz v[209:212], v[67:70], s[60:67], s[40:43] dmask:0x1 a16 lwe // image_gather4_c_lz v[209:212], v[67:68], s[60:67], s[40:43] dmask:0x1 a16 lwe // 00813ef143d14f01
image_gather4_c_lz v[249:252], v[125:127], s[36:43], s[52:55] dmask:0x1 glc // image_gather4_c_lz v[249:252], v[125:126], s[36:43], s[52:55] dmask:0x1 glc // 00213cf17df9a901
image_gather4_c_lz v[104:107], v[104:106], ttmp[0:7], s[12:15] dmask:0x1 lwe // image_gather4_c_lz v[104:107], v[104:105], ttmp[0:7], s[12:15] dmask:0x1 lwe // 00013ef168687b00
image_gather4_c_lz_o v[12:15], v[123:130], s[72:79], s[12:15] dmask:0x1 glc // image_gather4_c_lz_o v[12:15], v[123:125], s[72:79], s[12:15] dmask:0x1 glc // 00217cf17b0c7200
image_gather4_c_lz_o v[71:74], v[28:32], s[44:51], ttmp[0:3] dmask:0x1 glc // image_gather4_c_lz_o v[71:74], v[28:30], s[44:51], ttmp[0:3] dmask:0x1 glc // 00217cf11c476b03
image_gather4_c_lz_o v[32:35], v[241:244], s[0:7], s[48:51] dmask:0x1 // image_gather4_c_lz_o v[32:35], v[241:243], s[0:7], s[48:51] dmask:0x1 // 00017cf1f1208001
image_gather4_cl v[219:222], v[19:20], s[68:75], s[84:87] dmask:0x1 glc // image_gather4_cl v[219:222], v19, s[68:75], s[84:87] dmask:0x1 glc // 002104f113dbb102
image_gather4_cl v[67:70], v[215:217], s[68:75], s[96:99] dmask:0x1 glc // image_gather4_cl v[67:70], v215, s[68:75], s[96:99] dmask:0x1 glc // 002104f1d7431103
image_gather4_cl v[183:186], v[217:219], ttmp[0:7], ttmp[0:3] dmask:0x1 glc slc // image_gather4_cl v[183:186], v217, ttmp[0:7], ttmp[0:3] dmask:0x1 glc slc // 002104f3d9b77b03
image_gather4_cl_o v[1:4], v[215:216], s[92:99], s[48:51] dmask:0x1 // 000144f1d7019701
image_gather4_cl_o v[17:20], v[174:176], s[48:55], s[20:23] dmask:0x1 glc // image_gather4_cl_o v[17:20], v[174:175], s[48:55], s[20:23] dmask:0x1 glc // 002144f1ae11ac00
image_gather4_cl_o v[30:31], v[37:44], s[84:91], ttmp[0:3] dmask:0x1 d16 // image_gather4_cl_o v[30:31], v[37:38], s[84:91], ttmp[0:3] dmask:0x1 d16 // 000144f1251e7583
image_gather4_l v[28:29], v44, s[4:11], s[96:99] dmask:0x1 d16 // 000110f12c1c0183
image_gather4_l v[209:212], v32, s[68:75], s[12:15] dmask:0x1 // 000110f120d17100
image_gather4_l v[194:197], v[69:70], s[20:27], s[92:95] dmask:0x1 // image_gather4_l v[194:197], v69, s[20:27], s[92:95] dmask:0x1 // 000110f145c2e502
image_gather4_l_o v[128:129], v[153:156], ttmp[0:7], s[96:99] dmask:0x1 glc d16 // image_gather4_l_o v[128:129], v[153:154], ttmp[0:7], s[96:99] dmask:0x1 glc d16 // 002150f199801b83
image_gather4_l_o v[195:198], v[94:95], s[88:95], s[72:75] dmask:0x1 slc // 000150f35ec35602
image_gather4_lz v[2:5], v[203:205], s[4:11], s[44:47] dmask:0x1 da // image_gather4_lz v[2:5], v203, s[4:11], s[44:47] dmask:0x1 da // 00411cf1cb026101
image_gather4_lz v[178:181], v121, s[80:87], s[60:63] dmask:0x1 lwe // 00011ef179b2f401
image_gather4_lz v[208:211], v[106:109], s[12:19], s[76:79] dmask:0x1 unorm glc // image_gather4_lz v[208:211], v106, s[12:19], s[76:79] dmask:0x1 unorm glc // 00311cf16ad06302
image_gather4_lz_o v[250:253], v[25:28], ttmp[0:7], s[60:63] dmask:0x1 // image_gather4_lz_o v[250:253], v[25:26], ttmp[0:7], s[60:63] dmask:0x1 // 00015cf119fafb01
image_gather4_lz_o v[222:225], v[148:150], s[40:47], s[12:15] dmask:0x1 lwe // image_gather4_lz_o v[222:225], v[148:149], s[40:47], s[12:15] dmask:0x1 lwe // 00015ef194de6a00
image_gather4_lz_o v[38:42], v[113:114], s[12:19], s[28:31] dmask:0x1 a16 tfe // 00815df17126e300
image_gather4_o v[139:140], v[66:68], s[56:63], ttmp[0:3] dmask:0x1 d16 // image_gather4_o v[139:140], v[66:67], s[56:63], ttmp[0:3] dmask:0x1 d16 // 000140f1428b6e83
image_gather4_o v[163:164], v[26:29], s[24:31], s[68:71] dmask:0x1 d16 // image_gather4_o v[163:164], v[26:27], s[24:31], s[68:71] dmask:0x1 d16 // 000140f11aa32682
image_gather4_o v[133:136], v[2:4], s[88:95], ttmp[0:3] dmask:0x1 lwe // image_gather4_o v[133:136], v[2:3], s[88:95], ttmp[0:3] dmask:0x1 lwe // 000142f102857603
image_gather4h v[155:158], v[26:28], s[44:51], ttmp[0:3] dmask:0x1 // image_gather4h v[155:158], v26, s[44:51], ttmp[0:3] dmask:0x1 // 000108f11a9b6b03
image_get_lod v121, v[116:118], ttmp[0:7], s[20:23] dmask:0x1 // image_get_lod v121, v116, ttmp[0:7], s[20:23] dmask:0x1 // 000180f17479bb00
image_get_lod v[142:143], v[209:210], s[68:75], s[72:75] dmask:0x3 lwe // image_get_lod v[142:143], v209, s[68:75], s[72:75] dmask:0x3 lwe // 000382f1d18e5102
image_get_lod v[214:215], v[59:60], s[20:27], s[60:63] dmask:0x3 slc lwe // image_get_lod v[214:215], v59, s[20:27], s[60:63] dmask:0x3 slc lwe // 000382f33bd6e501
image_get_resinfo v[30:32], v[48:49], ttmp[0:7] dmask:0x3 tfe // image_get_resinfo v[30:32], v48, ttmp[0:7] dmask:0x3 tfe // 000339f0301e1b00
image_get_resinfo v[167:170], v[222:223], s[80:87] dmask:0xf glc // image_get_resinfo v[167:170], v222, s[80:87] dmask:0xf glc // 002f38f0dea71400
image_get_resinfo v[29:32], v163, s[28:35] dmask:0xf unorm glc slc // 003f38f2a31d0700
image_load v[12:13], v[195:196], s[16:23] dmask:0x1 tfe  // image_load v[12:13], v195, s[16:23] dmask:0x1 tfe // 000101f0c30c0400
image_load v136, v[196:197], s[32:39] dmask:0x1 glc      // image_load v136, v196, s[32:39] dmask:0x1 glc // 002100f0c4880800
image_load v[24:27], v[108:109], s[36:43] dmask:0x7 unorm glc tfe // image_load v[24:27], v108, s[36:43] dmask:0x7 unorm glc tfe // 003701f06c180900
image_load_mip v[250:252], v[222:225], ttmp[0:7] dmask:0x3 a16 tfe // image_load_mip v[250:252], v222, ttmp[0:7] dmask:0x3 a16 tfe // 008305f0defa1b00
image_load_mip v[242:243], v94, s[84:91] dmask:0x7 glc d16 // 002704f05ef21580
image_load_mip v[113:115], v[207:208], s[4:11] dmask:0x7 da // image_load_mip v[113:115], v207, s[4:11] dmask:0x7 da // 004704f0cf710100
image_load_mip_pck v[106:108], v[95:96], s[60:67] dmask:0x7 // image_load_mip_pck v[106:108], v95, s[60:67] dmask:0x7 // 000710f05f6a0f00
image_load_mip_pck v[96:97], v[123:124], s[24:31] dmask:0x3 // image_load_mip_pck v[96:97], v123, s[24:31] dmask:0x3 // 000310f07b600600
image_load_mip_pck v[152:154], v149, s[0:7] dmask:0x7 a16 // 008710f095980000
image_load_mip_pck_sgn v68, v[244:247], s[84:91] dmask:0x1 // image_load_mip_pck_sgn v68, v244, s[84:91] dmask:0x1 // 000114f0f4441500
image_load_mip_pck_sgn v[70:72], v[155:157], s[16:23] dmask:0x7 lwe // image_load_mip_pck_sgn v[70:72], v155, s[16:23] dmask:0x7 lwe // 000716f09b460400
image_load_mip_pck_sgn v[78:80], v[79:80], s[8:15] dmask:0x7 slc // image_load_mip_pck_sgn v[78:80], v79, s[8:15] dmask:0x7 slc // 000714f24f4e0200
image_load_pck v[54:57], v[65:68], s[36:43] dmask:0xf    // image_load_pck v[54:57], v65, s[36:43] dmask:0xf // 000f08f041360900
image_load_pck v[192:196], v[21:23], s[44:51] dmask:0xf tfe // image_load_pck v[192:196], v21, s[44:51] dmask:0xf tfe // 000f09f015c00b00
image_load_pck v[42:45], v[165:166], s[24:31] dmask:0xf glc // image_load_pck v[42:45], v165, s[24:31] dmask:0xf glc // 002f08f0a52a0600
image_load_pck_sgn v[18:20], v172, s[4:11] dmask:0x7     // 00070cf0ac120100
image_load_pck_sgn v[8:10], v68, s[72:79] dmask:0x7      // 00070cf044081200
image_load_pck_sgn v232, v[166:168], s[92:99] dmask:0x1 glc da // image_load_pck_sgn v232, v166, s[92:99] dmask:0x1 glc da // 00610cf0a6e81700
image_sample v[122:125], v[176:178], s[8:15], s[32:35] dmask:0xf // image_sample v[122:125], v176, s[8:15], s[32:35] dmask:0xf // 000f80f0b07a0201
image_sample v[200:202], v[220:221], ttmp[0:7], s[4:7] dmask:0x7 a16 tfe lwe d16 // image_sample v[200:202], v220, ttmp[0:7], s[4:7] dmask:0x7 a16 tfe lwe d16 // 008783f0dcc83b80
image_sample v[190:191], v[180:182], s[68:75], s[28:31] dmask:0x7 glc slc d16 // image_sample v[190:191], v180, s[68:75], s[28:31] dmask:0x7 glc slc d16 // 002780f2b4bef180
image_sample_b v[188:190], v[16:18], s[92:99], s[72:75] dmask:0x7 // image_sample_b v[188:190], v[16:17], s[92:99], s[72:75] dmask:0x7 // 000794f010bc5702
image_sample_b v[139:140], v[129:130], s[88:95], s[76:79] dmask:0x1 unorm tfe // 001195f0818b7602
image_sample_b v[89:90], v[96:97], s[20:27], s[20:23] dmask:0x1 glc slc tfe // 002195f26059a500
image_sample_b_cl v[134:137], v[143:147], s[60:67], s[56:59] dmask:0xf // image_sample_b_cl v[134:137], v[143:144], s[60:67], s[56:59] dmask:0xf // 000f98f08f86cf01
image_sample_b_cl v[74:77], v[26:28], s[8:15], s[28:31] dmask:0xf unorm slc da // image_sample_b_cl v[74:77], v[26:27], s[8:15], s[28:31] dmask:0xf unorm slc da // 005f98f21a4ae200
image_sample_b_cl v[82:85], v[20:27], s[60:67], s[80:83] dmask:0xf // image_sample_b_cl v[82:85], v[20:21], s[60:67], s[80:83] dmask:0xf // 000f98f014528f02
image_sample_b_cl_o v[89:92], v[167:174], s[88:95], s[44:47] dmask:0xf // image_sample_b_cl_o v[89:92], v[167:169], s[88:95], s[44:47] dmask:0xf // 000fd8f0a7597601
image_sample_b_cl_o v176, v[228:231], s[36:43], s[24:27] dmask:0x1 // image_sample_b_cl_o v176, v[228:230], s[36:43], s[24:27] dmask:0x1 // 0001d8f0e4b0c900
image_sample_b_cl_o v[247:250], v[32:37], s[12:19], s[92:95] dmask:0xf // image_sample_b_cl_o v[247:250], v[32:34], s[12:19], s[92:95] dmask:0xf // 000fd8f020f7e302
image_sample_b_o v[195:197], v[92:96], s[60:67], s[84:87] dmask:0x7 // image_sample_b_o v[195:197], v[92:94], s[60:67], s[84:87] dmask:0x7 // 0007d4f05cc3af02
image_sample_b_o v80, v[77:81], ttmp[0:7], ttmp[0:3] dmask:0x1 slc // image_sample_b_o v80, v[77:79], ttmp[0:7], ttmp[0:3] dmask:0x1 slc // 0001d4f24d507b03
image_sample_b_o v[158:161], v[210:217], s[8:15], s[64:67] dmask:0xf glc // image_sample_b_o v[158:161], v[210:212], s[8:15], s[64:67] dmask:0xf glc // 002fd4f0d29e0202
image_sample_c v[52:54], v[55:57], s[4:11], s[96:99] dmask:0x7 // image_sample_c v[52:54], v[55:56], s[4:11], s[96:99] dmask:0x7 // 0007a0f037340103
image_sample_c v[101:102], v[236:238], s[44:51], s[24:27] dmask:0xf d16 // image_sample_c v[101:102], v[236:237], s[44:51], s[24:27] dmask:0xf d16 // 000fa0f0ec65cb80
image_sample_c v[171:173], v[244:246], s[44:51], s[8:11] dmask:0x7 tfe d16 // image_sample_c v[171:173], v[244:245], s[44:51], s[8:11] dmask:0x7 tfe d16 // 0007a1f0f4ab4b80
image_sample_c_b v[246:247], v[242:249], s[44:51], s[60:63] dmask:0x3 // image_sample_c_b v[246:247], v[242:244], s[44:51], s[60:63] dmask:0x3 // 0003b4f0f2f6eb01
image_sample_c_b v[132:133], v[129:136], s[64:71], s[44:47] dmask:0x3 // image_sample_c_b v[132:133], v[129:131], s[64:71], s[44:47] dmask:0x3 // 0003b4f081847001
image_sample_c_b v[2:5], v[153:160], ttmp[0:7], s[0:3] dmask:0xf lwe da // image_sample_c_b v[2:5], v[153:155], ttmp[0:7], s[0:3] dmask:0xf lwe da // 004fb6f099021b00
image_sample_c_b_cl v[50:52], v[224:229], s[92:99], ttmp[0:3] dmask:0x7 // image_sample_c_b_cl v[50:52], v[224:226], s[92:99], ttmp[0:3] dmask:0x7 // 0007b8f0e0327703
image_sample_c_b_cl v[131:133], v[26:30], s[0:7], s[76:79] dmask:0x7 slc a16 // image_sample_c_b_cl v[131:133], v[26:28], s[0:7], s[76:79] dmask:0x7 slc a16 // 0087b8f21a836002
image_sample_c_b_cl v[220:221], v[46:51], s[28:35], s[80:83] dmask:0x3 // image_sample_c_b_cl v[220:221], v[46:48], s[28:35], s[80:83] dmask:0x3 // 0003b8f02edc8702
image_sample_c_b_cl_o v[94:97], v[25:28], s[28:35], s[64:67] dmask:0xf glc da // 006ff8f0195e0702
image_sample_c_b_cl_o v[22:23], v[146:152], s[52:59], s[72:75] dmask:0x3 a16 // image_sample_c_b_cl_o v[22:23], v[146:149], s[52:59], s[72:75] dmask:0x3 a16 // 0083f8f092164d02
image_sample_c_b_cl_o v[123:124], v[48:54], s[8:15], ttmp[0:3] dmask:0x3 unorm slc // image_sample_c_b_cl_o v[123:124], v[48:51], s[8:15], ttmp[0:3] dmask:0x3 unorm slc // 0013f8f2307b6203
image_sample_c_b_o v213, v[56:59], s[20:27], s[52:55] dmask:0x1 // 0001f4f038d5a501
image_sample_c_b_o v[60:61], v[125:132], s[32:39], s[32:35] dmask:0x3 glc // image_sample_c_b_o v[60:61], v[125:128], s[32:39], s[32:35] dmask:0x3 glc // 0023f4f07d3c0801
image_sample_c_b_o v[48:50], v[98:101], s[32:39], s[96:99] dmask:0x7 glc da // 0067f4f062300803
image_sample_c_cd v[25:26], v[24:31], s[92:99], s[24:27] dmask:0x3 // image_sample_c_cd v[25:26], v[24:26], s[92:99], s[24:27] dmask:0x3 // 0003a8f11819d700
image_sample_c_cd v[79:81], v[90:97], s[88:95], s[0:3] dmask:0x7 glc da // image_sample_c_cd v[79:81], v[90:92], s[88:95], s[0:3] dmask:0x7 glc da // 0067a8f15a4f1600
image_sample_c_cd v[87:90], v[155:157], s[72:79], s[56:59] dmask:0xf // 000fa8f19b57d201
image_sample_c_cd_cl v[52:54], v[190:196], ttmp[0:7], s[16:19] dmask:0x7 // image_sample_c_cd_cl v[52:54], v[190:192], ttmp[0:7], s[16:19] dmask:0x7 // 0007acf1be349b00
image_sample_c_cd_cl v144, v[191:201], s[44:51], s[92:95] dmask:0x1 // image_sample_c_cd_cl v144, v[191:193], s[44:51], s[92:95] dmask:0x1 // 0001acf1bf90eb02
image_sample_c_cd_cl v[89:92], v[42:52], s[36:43], s[32:35] dmask:0xf unorm glc slc a16 // image_sample_c_cd_cl v[89:92], v[42:44], s[36:43], s[32:35] dmask:0xf unorm glc slc a16 // 00bfacf32a590901
image_sample_c_cd_cl_o v[247:249], v[240:251], s[4:11], s[0:3] dmask:0x7 // image_sample_c_cd_cl_o v[247:249], v[240:243], s[4:11], s[0:3] dmask:0x7 // 0007bcf1f0f70100
image_sample_c_cd_cl_o v[151:152], v[26:37], s[44:51], s[60:63] dmask:0x3 unorm // image_sample_c_cd_cl_o v[151:152], v[26:29], s[44:51], s[60:63] dmask:0x3 unorm // 0013bcf11a97eb01
image_sample_c_cd_cl_o v130, v[70:78], ttmp[0:7], ttmp[0:3] dmask:0x1 glc // image_sample_c_cd_cl_o v130, v[70:73], ttmp[0:7], ttmp[0:3] dmask:0x1 glc // 0021bcf146827b03
image_sample_c_cd_o v47, v[159:169], s[28:35], s[16:19] dmask:0x1 // image_sample_c_cd_o v47, v[159:162], s[28:35], s[16:19] dmask:0x1 // 0001b8f19f2f8700
image_sample_c_cd_o v[67:68], v[135:140], s[32:39], ttmp[0:3] dmask:0xf a16 da d16 // image_sample_c_cd_o v[67:68], v[135:138], s[32:39], ttmp[0:3] dmask:0xf a16 da d16 // 00cfb8f187436883
image_sample_c_cd_o v[26:27], v[85:89], s[24:31], s[28:31] dmask:0x3 a16 da // image_sample_c_cd_o v[26:27], v[85:88], s[24:31], s[28:31] dmask:0x3 a16 da // 00c3b8f1551ae600
image_sample_c_cl v[86:87], v[100:103], s[0:7], s[84:87] dmask:0x3 tfe d16 // image_sample_c_cl v[86:87], v[100:101], s[0:7], s[84:87] dmask:0x3 tfe d16 // 0003a5f06456a082
image_sample_c_cl v99, v[178:182], s[92:99], s[4:7] dmask:0x1 glc d16 // image_sample_c_cl v99, v[178:179], s[92:99], s[4:7] dmask:0x1 glc d16 // 0021a4f0b2633780
image_sample_c_cl v[82:84], v[23:25], s[0:7], s[28:31] dmask:0x7 // image_sample_c_cl v[82:84], v[23:24], s[0:7], s[28:31] dmask:0x7 // 0007a4f01752e000
image_sample_c_cl_o v[112:113], v[153:157], s[12:19], s[64:67] dmask:0x3 // image_sample_c_cl_o v[112:113], v[153:155], s[12:19], s[64:67] dmask:0x3 // 0003e4f099700302
image_sample_c_cl_o v[83:84], v[186:189], s[0:7], s[92:95] dmask:0x3 // image_sample_c_cl_o v[83:84], v[186:188], s[0:7], s[92:95] dmask:0x3 // 0003e4f0ba53e002
image_sample_c_cl_o v[210:211], v[230:232], s[28:35], s[24:27] dmask:0x3 a16 // 0083e4f0e6d2c700
image_sample_c_d v[59:61], v[127:136], s[20:27], s[56:59] dmask:0x7 // image_sample_c_d v[59:61], v[127:129], s[20:27], s[56:59] dmask:0x7 // 0007a8f07f3bc501
image_sample_c_d v[104:105], v[90:93], s[12:19], s[44:47] dmask:0x3 glc // image_sample_c_d v[104:105], v[90:92], s[12:19], s[44:47] dmask:0x3 glc // 0023a8f05a686301
image_sample_c_d v[107:108], v[177:184], ttmp[0:7], s[20:23] dmask:0x1 tfe // image_sample_c_d v[107:108], v[177:179], ttmp[0:7], s[20:23] dmask:0x1 tfe // 0001a9f0b16bbb00
image_sample_c_d_cl v45, v[165:174], s[24:31], s[96:99] dmask:0x1 // image_sample_c_d_cl v45, v[165:167], s[24:31], s[96:99] dmask:0x1 // 0001acf0a52d0603
image_sample_c_d_cl v37, v[11:17], ttmp[0:7], ttmp[0:3] dmask:0x1 unorm slc // image_sample_c_d_cl v37, v[11:13], ttmp[0:7], ttmp[0:3] dmask:0x1 unorm slc // 0011acf20b257b03
image_sample_c_d_cl v[39:40], v[132:142], s[0:7], ttmp[0:3] dmask:0x3 // image_sample_c_d_cl v[39:40], v[132:134], s[0:7], ttmp[0:3] dmask:0x3 // 0003acf084276003
image_sample_c_d_cl_o v[240:241], v[78:87], s[4:11], s[28:31] dmask:0x3 // image_sample_c_d_cl_o v[240:241], v[78:81], s[4:11], s[28:31] dmask:0x3 // 0003ecf04ef0e100
image_sample_c_d_cl_o v[204:207], v[134:140], s[64:71], s[60:63] dmask:0xf glc lwe // image_sample_c_d_cl_o v[204:207], v[134:137], s[64:71], s[60:63] dmask:0xf glc lwe // 002feef086ccf001
image_sample_c_d_cl_o v211, v[61:64], s[4:11], s[48:51] dmask:0x1 d16 // 0001ecf03dd38181
image_sample_c_d_o v[199:201], v[117:124], s[76:83], s[0:3] dmask:0x7 // image_sample_c_d_o v[199:201], v[117:120], s[76:83], s[0:3] dmask:0x7 // 0007e8f075c71300
image_sample_c_d_o v83, v[85:90], s[76:83], s[96:99] dmask:0x1 a16 // image_sample_c_d_o v83, v[85:88], s[76:83], s[96:99] dmask:0x1 a16 // 0081e8f055531303
image_sample_c_d_o v16, v[146:156], s[8:15], ttmp[0:3] dmask:0x1 lwe // image_sample_c_d_o v16, v[146:149], s[8:15], ttmp[0:3] dmask:0x1 lwe // 0001eaf092106203
image_sample_c_l v[240:243], v[0:4], s[32:39], s[52:55] dmask:0xf // image_sample_c_l v[240:243], v[0:1], s[32:39], s[52:55] dmask:0xf // 000fb0f000f0a801
image_sample_c_l v[244:246], v[56:60], ttmp[0:7], s[28:31] dmask:0x7 glc a16 // image_sample_c_l v[244:246], v[56:57], ttmp[0:7], s[28:31] dmask:0x7 glc a16 // 00a7b0f038f4fb00
image_sample_c_l v[147:148], v[114:121], s[76:83], ttmp[0:3] dmask:0x3 // image_sample_c_l v[147:148], v[114:115], s[76:83], ttmp[0:3] dmask:0x3 // 0003b0f072937303
image_sample_c_l_o v190, v[191:194], s[0:7], s[72:75] dmask:0x1 d16 // image_sample_c_l_o v190, v[191:193], s[0:7], s[72:75] dmask:0x1 d16 // 0001f0f0bfbe4082
image_sample_c_l_o v[13:14], v[197:202], s[56:63], s[92:95] dmask:0x3 lwe // image_sample_c_l_o v[13:14], v[197:199], s[56:63], s[92:95] dmask:0x3 lwe // 0003f2f0c50dee02
image_sample_c_l_o v[87:88], v[220:227], ttmp[0:7], s[52:55] dmask:0x3 a16 // image_sample_c_l_o v[87:88], v[220:222], ttmp[0:7], s[52:55] dmask:0x3 a16 // 0083f0f0dc57bb01
image_sample_c_lz v250, v[162:165], s[24:31], s[68:71] dmask:0x1 unorm lwe // image_sample_c_lz v250, v[162:163], s[24:31], s[68:71] dmask:0x1 unorm lwe // 0011bef0a2fa2602
image_sample_c_lz v[227:228], v[254:255], s[44:51], s[8:11] dmask:0x3 a16 // 0083bcf0fee34b00
image_sample_c_lz v[145:146], v[185:186], s[12:19], s[32:35] dmask:0x1 tfe lwe d16 // 0001bff0b9910381
image_sample_c_lz_o v[0:3], v[183:190], s[88:95], s[8:11] dmask:0xf // image_sample_c_lz_o v[0:3], v[183:185], s[88:95], s[8:11] dmask:0xf // 000ffcf0b7005600
image_sample_c_lz_o v[165:166], v[155:159], s[56:63], s[40:43] dmask:0x3 da // image_sample_c_lz_o v[165:166], v[155:157], s[56:63], s[40:43] dmask:0x3 da // 0043fcf09ba54e01
image_sample_c_lz_o v123, v[28:35], s[36:43], s[24:27] dmask:0x1 glc // image_sample_c_lz_o v123, v[28:30], s[36:43], s[24:27] dmask:0x1 glc // 0021fcf01c7bc900
image_sample_c_o v[33:36], v[108:115], s[0:7], s[80:83] dmask:0xf a16 lwe // image_sample_c_o v[33:36], v[108:110], s[0:7], s[80:83] dmask:0xf a16 lwe // 008fe2f06c218002
image_sample_c_o v[0:3], v[65:68], s[92:99], s[8:11] dmask:0xf glc a16 // image_sample_c_o v[0:3], v[65:67], s[92:99], s[8:11] dmask:0xf glc a16 // 00afe0f041005700
image_sample_c_o v[103:104], v[3:6], s[56:63], s[4:7] dmask:0x3 // image_sample_c_o v[103:104], v[3:5], s[56:63], s[4:7] dmask:0x3 // 0003e0f003672e00
image_sample_cd v[95:97], v[85:87], s[16:23], s[24:27] dmask:0x7 // image_sample_cd v[95:97], v[85:86], s[16:23], s[24:27] dmask:0x7 // 0007a0f1555fc400
image_sample_cd v[183:185], v[16:18], s[92:99], s[28:31] dmask:0x7 // image_sample_cd v[183:185], v[16:17], s[92:99], s[28:31] dmask:0x7 // 0007a0f110b7f700
image_sample_cd v[19:22], v[80:83], s[92:99], s[76:79] dmask:0xf // image_sample_cd v[19:22], v[80:81], s[92:99], s[76:79] dmask:0xf // 000fa0f150137702
image_sample_cd_cl v[201:202], v[105:107], s[20:27], s[56:59] dmask:0x3 // image_sample_cd_cl v[201:202], v[105:106], s[20:27], s[56:59] dmask:0x3 // 0003a4f169c9c501
image_sample_cd_cl v[35:36], v[122:124], s[16:23], s[4:7] dmask:0x3 a16 tfe d16 // image_sample_cd_cl v[35:36], v[122:123], s[16:23], s[4:7] dmask:0x3 a16 tfe d16 // 0083a5f17a232480
image_sample_cd_cl v224, v[15:24], s[24:31], ttmp[0:3] dmask:0x1 unorm slc a16 da // image_sample_cd_cl v224, v[15:16], s[24:31], ttmp[0:3] dmask:0x1 unorm slc a16 da // 00d1a4f30fe06603
image_sample_cd_cl_o v[128:131], v[34:40], s[72:79], s[16:19] dmask:0xf // image_sample_cd_cl_o v[128:131], v[34:36], s[72:79], s[16:19] dmask:0xf // 000fb4f122809200
image_sample_cd_cl_o v[110:111], v[11:16], s[60:67], s[64:67] dmask:0x3 glc // image_sample_cd_cl_o v[110:111], v[11:13], s[60:67], s[64:67] dmask:0x3 glc // 0023b4f10b6e0f02
image_sample_cd_cl_o v[103:106], v[197:202], s[92:99], s[16:19] dmask:0xf // image_sample_cd_cl_o v[103:106], v[197:199], s[92:99], s[16:19] dmask:0xf // 000fb4f1c5679700
image_sample_cd_o v[20:22], v[243:251], s[4:11], ttmp[0:3] dmask:0x7 // image_sample_cd_o v[20:22], v[243:245], s[4:11], ttmp[0:3] dmask:0x7 // 0007b0f1f3146103
image_sample_cd_o v[103:105], v[192:195], s[44:51], s[28:31] dmask:0x7 // image_sample_cd_o v[103:105], v[192:194], s[44:51], s[28:31] dmask:0x7 // 0007b0f1c067eb00
image_sample_cd_o v[99:100], v[109:118], s[16:23], s[48:51] dmask:0x3 glc // image_sample_cd_o v[99:100], v[109:111], s[16:23], s[48:51] dmask:0x3 glc // 0023b0f16d638401
image_sample_cl v[154:156], v[158:161], s[76:83], s[72:75] dmask:0x7 // image_sample_cl v[154:156], v158, s[76:83], s[72:75] dmask:0x7 // 000784f09e9a5302
image_sample_cl v[253:254], v[30:32], s[64:71], s[48:51] dmask:0x3 slc // image_sample_cl v[253:254], v30, s[64:71], s[48:51] dmask:0x3 slc // 000384f21efd9001
image_sample_cl v164, v[176:178], ttmp[0:7], s[76:79] dmask:0x1 slc // image_sample_cl v164, v176, ttmp[0:7], s[76:79] dmask:0x1 slc // 000184f2b0a47b02
image_sample_cl_o v[209:211], v[15:16], s[64:71], s[40:43] dmask:0x7 // 0007c4f00fd15001
image_sample_cl_o v[222:224], v[165:166], s[20:27], s[64:67] dmask:0x3 slc tfe // 0003c5f2a5de0502
image_sample_cl_o v[8:9], v[97:99], s[20:27], s[68:71] dmask:0x3 da // image_sample_cl_o v[8:9], v[97:98], s[20:27], s[68:71] dmask:0x3 da // 0043c4f061082502
image_sample_d v[123:124], v[84:92], s[84:91], s[0:3] dmask:0x3 // image_sample_d v[123:124], v[84:85], s[84:91], s[0:3] dmask:0x3 // 000388f0547b1500
image_sample_d v[7:8], v[86:93], s[16:23], s[76:79] dmask:0x3 glc da // image_sample_d v[7:8], v[86:87], s[16:23], s[76:79] dmask:0x3 glc da // 006388f056076402
image_sample_d v[15:19], v[173:175], s[40:47], s[88:91] dmask:0xf slc tfe // image_sample_d v[15:19], v[173:174], s[40:47], s[88:91] dmask:0xf slc tfe // 000f89f2ad0fca02
image_sample_d_cl v[67:70], v[91:98], s[48:55], s[28:31] dmask:0xf glc // image_sample_d_cl v[67:70], v[91:92], s[48:55], s[28:31] dmask:0xf glc // 002f8cf05b43ec00
image_sample_d_cl v85, v[199:200], s[64:71], s[76:79] dmask:0x1 // 00018cf0c7557002
image_sample_d_cl v213, v[40:43], s[68:75], s[48:51] dmask:0x1 // image_sample_d_cl v213, v[40:41], s[68:75], s[48:51] dmask:0x1 // 00018cf028d59101
image_sample_d_cl_o v95, v[167:171], s[68:75], ttmp[0:3] dmask:0x1 // image_sample_d_cl_o v95, v[167:169], s[68:75], ttmp[0:3] dmask:0x1 // 0001ccf0a75f7103
image_sample_d_cl_o v[131:132], v[170:172], s[40:47], s[24:27] dmask:0x3 glc // 0023ccf0aa83ca00
image_sample_d_cl_o v[196:199], v[153:162], s[60:67], s[72:75] dmask:0xf a16 // image_sample_d_cl_o v[196:199], v[153:155], s[60:67], s[72:75] dmask:0xf a16 // 008fccf099c44f02
image_sample_d_o v[166:167], v[147:154], s[68:75], s[88:91] dmask:0x3 // image_sample_d_o v[166:167], v[147:149], s[68:75], s[88:91] dmask:0x3 // 0003c8f093a6d102
image_sample_d_o v98, v[18:24], ttmp[0:7], s[72:75] dmask:0x1 unorm slc // image_sample_d_o v98, v[18:20], ttmp[0:7], s[72:75] dmask:0x1 unorm slc // 0011c8f212625b02
image_sample_d_o v77, v[45:50], ttmp[0:7], s[28:31] dmask:0x1 lwe d16 // image_sample_d_o v77, v[45:47], ttmp[0:7], s[28:31] dmask:0x1 lwe d16 // 0001caf02d4dfb80
image_sample_l v22, v[233:235], s[20:27], s[12:15] dmask:0x1 // image_sample_l v22, v233, s[20:27], s[12:15] dmask:0x1 // 000190f0e9166500
image_sample_l v145, v83, s[76:83], s[8:11] dmask:0x1 unorm // 001190f053915300
image_sample_l v[203:204], v90, s[60:67], s[32:35] dmask:0x3 glc da // 006390f05acb0f01
image_sample_l_o v[114:117], v[147:149], s[4:11], s[48:51] dmask:0xf // image_sample_l_o v[114:117], v[147:148], s[4:11], s[48:51] dmask:0xf // 000fd0f093728101
image_sample_l_o v[234:235], v[65:66], s[84:91], s[4:7] dmask:0xf a16 d16 // 008fd0f041ea3580
image_sample_l_o v96, v[182:189], s[40:47], s[68:71] dmask:0x1 unorm lwe // image_sample_l_o v96, v[182:183], s[40:47], s[68:71] dmask:0x1 unorm lwe // 0011d2f0b6602a02
image_sample_lz v63, v[81:84], s[56:63], s[40:43] dmask:0x1 // image_sample_lz v63, v81, s[56:63], s[40:43] dmask:0x1 // 00019cf0513f4e01
image_sample_lz v[101:102], v[4:6], s[40:47], s[44:47] dmask:0x3 slc da // image_sample_lz v[101:102], v4, s[40:47], s[44:47] dmask:0x3 slc da // 00439cf204656a01
image_sample_lz v[113:115], v[106:107], s[0:7], s[28:31] dmask:0x7 unorm glc // image_sample_lz v[113:115], v106, s[0:7], s[28:31] dmask:0x7 unorm glc // 00379cf06a71e000
image_sample_lz_o v[105:108], v[192:193], s[24:31], s[20:23] dmask:0xf // 000fdcf0c069a600
image_sample_lz_o v[3:5], v[114:115], s[32:39], s[40:43] dmask:0x7 unorm glc // 0037dcf072034801
image_sample_lz_o v172, v[61:63], s[64:71], s[12:15] dmask:0x1 slc da // image_sample_lz_o v172, v[61:62], s[64:71], s[12:15] dmask:0x1 slc da // 0041dcf23dac7000
image_sample_o v[37:40], v[54:55], s[44:51], s[32:35] dmask:0xf // 000fc0f036250b01
image_sample_o v[226:227], v[220:223], s[32:39], s[8:11] dmask:0x3 a16 lwe // image_sample_o v[226:227], v[220:221], s[32:39], s[8:11] dmask:0x3 a16 lwe // 0083c2f0dce24800
image_sample_o v[88:90], v[122:124], ttmp[0:7], ttmp[0:3] dmask:0x7 // image_sample_o v[88:90], v[122:123], ttmp[0:7], ttmp[0:3] dmask:0x7 // 0007c0f07a587b03
image_store v[152:153], v[203:206], s[76:83] dmask:0x3   // image_store v[152:153], v203, s[76:83] dmask:0x3 // 000320f0cb981300
image_store v156, v[26:27], s[84:91] dmask:0x1 d16       // image_store v156, v26, s[84:91] dmask:0x1 d16 // 000120f01a9c1580
image_store v[241:243], v[158:160], s[48:55] dmask:0x7 slc a16 // image_store v[241:243], v158, s[48:55] dmask:0x7 slc a16 // 008720f29ef10c00
image_store_mip v[32:34], v[189:191], s[48:55] dmask:0x7 // image_store_mip v[32:34], v189, s[48:55] dmask:0x7 // 000724f0bd200c00
image_store_mip v[132:133], v[19:20], s[44:51] dmask:0x1 slc tfe // image_store_mip v[132:133], v19, s[44:51] dmask:0x1 slc tfe // 000125f213840b00
image_store_mip v165, v[24:27], s[52:59] dmask:0x1 unorm glc a16 // image_store_mip v165, v24, s[52:59] dmask:0x1 unorm glc a16 // 00b124f018a50d00
image_store_mip_pck v[49:52], v[72:73], s[16:23] dmask:0xf // image_store_mip_pck v[49:52], v72, s[16:23] dmask:0xf // 000f2cf048310400
image_store_mip_pck v[2:4], v253, s[84:91] dmask:0x7 glc // 00272cf0fd021500
image_store_mip_pck v[5:8], v171, s[64:71] dmask:0xf     // 000f2cf0ab051000
image_store_pck v[104:106], v[184:185], s[8:15] dmask:0x7 // image_store_pck v[104:106], v184, s[8:15] dmask:0x7 // 000728f0b8680200
image_store_pck v[164:165], v[13:16], s[0:7] dmask:0x3   // image_store_pck v[164:165], v13, s[0:7] dmask:0x3 // 000328f00da40000
image_store_pck v[179:182], v57, s[20:27] dmask:0x7 tfe  // 000729f039b30500
image_gather4_b_o v[1:4], v[5:7], s[8:15], s[16:19] dmask:0x1 // 000154f105018200
image_gather4_b_o v[1:4], v[5:8], s[8:15], s[16:19] dmask:0x2 // image_gather4_b_o v[1:4], v[5:7], s[8:15], s[16:19] dmask:0x2 // 000254f105018200
image_gather4_c_o v[1:4], v[5:7], s[8:15], s[16:19] dmask:0x1 // 000160f105018200
