image_atomic_add v[24:25], v[0:3], s[72:79] dmask:0x3 dim:2D_MSAA_ARRAY unorm glc lwe // image_atomic_add v[24:25], v[0:3], s[72:79] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc lwe // 383346f000181200
image_atomic_add v[76:77], v[254:255], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D lwe // 080346f0fe4c0200
image_atomic_add v[119:120], v[104:106], s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc tfe // 302145f068770600
image_atomic_and v[176:177], v[0:2], s[16:23] dmask:0x3 dim:2D_MSAA // image_atomic_and v[176:177], v[0:2], s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300360f000b00400
image_atomic_and v76, v[226:228], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 180160f0e24c1500
image_atomic_and v[112:113], v[82:83], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_CUBE dlc a16 // 980360f052700240
image_atomic_cmpswap v[5:6], v[139:141], s[96:103] dmask:0x3 dim:CUBE // image_atomic_cmpswap v[5:6], v[139:141], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 180340f08b051800
image_atomic_cmpswap v[97:98], [v139, v0, v255, v106], s[92:99] dmask:0x3 dim:2D_MSAA_ARRAY unorm slc // image_atomic_cmpswap v[97:98], [v139, v0, v255, v106], s[92:99] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm slc // 3a1340f28b61170000ff6a00
image_atomic_cmpswap v[112:115], v176, s[96:103] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm r128 a16 // 209f40f0b0701840
image_atomic_dec v[98:99], v[135:137], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_3D // 100370f087621b00
image_atomic_dec v[0:1], v[186:189], s[20:27] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380370f0ba000500
image_atomic_dec v175, [v0, v81, v40], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_3D // 120170f000af180051280000
image_atomic_fcmpswap v[254:255], v[78:79], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_CUBE a16 // 180374f04efe1540
image_atomic_fcmpswap v[0:1], v[168:171], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380374f0a8000800
image_atomic_fcmpswap v[170:171], v[212:213], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D r128 tfe // 088175f0d4aa1800
image_atomic_fmax v[0:1], v[131:133], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY glc // 28237cf083000800
image_atomic_fmax v[52:53], v[165:167], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_3D glc // 10237cf0a5341500
image_atomic_fmax v214, v[249:250], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a0017cf0f9d61800
image_atomic_fmin v14, v[254:255], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc // 082178f0fe0e1b00
image_atomic_fmin v36, [v255, v249], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 // 3a0178f0ff240040f9000000
image_atomic_fmin v[254:255], [v144, v76], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D glc // 0a2378f090fe15004c000000
image_atomic_inc v[70:71], [v147, v255, v198], s[28:35] dmask:0x1 dim:SQ_RSRC_IMG_3D r128 tfe // 12816df093460700ffc60000
image_atomic_inc v[197:198], v[102:104], s[92:99] dmask:0x1 dim:SQ_RSRC_IMG_3D glc tfe // 10216df066c51700
image_atomic_inc v[155:156], v[163:166], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe // 38016df0a39b1800
image_atomic_or v255, [v255, v224, v172, v136], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc // 3a3164f0ffff0400e0ac8800
image_atomic_or v140, v[153:154], s[20:27] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc // 202164f0998c0500
image_atomic_or v[240:241], [v0, v255, v158], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 320364f000f01b00ff9e0000
image_atomic_smax v[0:1], v[50:52], s[44:51] dmask:0x3 dim:CUBE // image_atomic_smax v[0:1], v[50:52], s[44:51] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 180358f032000b00
image_atomic_smax v[93:94], v[63:66], s[72:79] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380358f03f5d1200
image_atomic_smax v[178:179], [v0, v30], s[20:27] dmask:0x3 dim:SQ_RSRC_IMG_2D r128 // 0a8358f000b205001e000000
image_atomic_smin v[212:213], v[60:63], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380350f03cd41500
image_atomic_smin v0, [v50, v110], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc r128 lwe // 228152f2320002006e000000
image_atomic_smin v[155:156], [v206, v0], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_3D glc dlc r128 a16 // 92a350f0ce9b1b4000000000
image_atomic_sub v0, [v159, v0, v252], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm slc // 321148f29f00040000fc0000
image_atomic_sub v96, [v237, v210, v53], s[52:59] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm // 321148f0ed600d00d2350000
image_atomic_sub v[43:44], v[0:2], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY glc // 282348f0002b1800
image_atomic_swap v[58:59], v15, ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY r128 a16 // 20833cf00f3a1b40
image_atomic_swap v229, v[90:92], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc // 18013cf25ae51b00
image_atomic_swap v34, [v124, v255, v255], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_3D slc // 12013cf27c221b00ffff0000
image_atomic_umax v[0:1], [v53, v166, v79], s[0:7] dmask:0x3 dim:2D_MSAA slc // image_atomic_umax v[0:1], [v53, v166, v79], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA slc // 32035cf235000000a64f0000
image_atomic_umax v[254:255], v[164:166], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_3D dlc r128 tfe // 90815df0a4fe0000
image_atomic_umax v114, [v94, v159, v255, v255], s[16:23] dmask:0x1 dim:2D_MSAA_ARRAY dlc // image_atomic_umax v114, [v94, v159, v255, v255], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY dlc // ba015cf05e7204009fffff00
image_atomic_umin v[175:176], [v206, v193, v144, v23], s[48:55] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm r128 // 3a9354f0ceaf0c00c1901700
image_atomic_umin v[163:164], [v247, v132, v237], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA r128 // 328354f0f7a3020084ed0000
image_atomic_umin v0, v[88:89], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc dlc // a02154f058001b00
image_atomic_xor v233, [v30, v141, v0], s[36:43] dmask:0x1 dim:2D_MSAA // image_atomic_xor v233, [v30, v141, v0], s[36:43] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA // 320168f01ee909008d000000
image_atomic_xor v112, [v215, v70], s[44:51] dmask:0x1 dim:SQ_RSRC_IMG_2D // 0a0168f0d7700b0046000000
image_atomic_xor v[130:131], [v254, v69], s[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D slc dlc // 8a0368f2fe82010045000000
image_bvh64_intersect_ray v[123:126], [v255, v20, v198, v255, v194, v78, v27, v217, v110, v0, v0, v68], s[16:19] // 079f9cf1ff7b040014c6ffc24e1bd96e00004400
image_bvh64_intersect_ray v[209:212], [v255, v50, v114, v98, v240, v203, v0, v0, v52, v172, v215, v102], s[60:63] // 079f9cf1ffd10f00327262f0cb000034acd76600
image_bvh64_intersect_ray v[61:64], [v245, v255, v255, v45, v184, v205, v153, v214, v19, v250, v99, v227], s[0:3] // 079f9cf1f53d0000ffff2db8cd99d613fa63e300
image_bvh_intersect_ray v[25:28], [v224, v189, v25, v178, v172, v0, v193, v197, v234, v30, v172], ttmp[0:3] // 079f98f1e0191b00bd19b2ac00c1c5ea1eac0000
image_bvh_intersect_ray v[0:3], v[44:51], s[12:15] a16   // 019f98f12c000340
image_bvh_intersect_ray v[128:131], v[91:101], s[88:91]  // 019f98f15b801600
image_gather4 v[141:144], v[106:107], s[96:103], s[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D unorm // 081200f16a8d1800
image_gather4 v[16:19], v[168:169], s[32:39], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a00100f1a8104801
image_gather4 v[0:3], [v204, v52, v76], s[56:63], s[12:15] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY slc // 2a0200f3cc006e00344c0000
image_gather4_b v[72:75], v[0:2], s[32:39], s[88:91] dmask:0x1 dim:SQ_RSRC_IMG_2D // 080114f10048c802
image_gather4_b v[117:120], v[122:125], s[76:83], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE dlc r128 // 988114f17a753303
image_gather4_b v[213:216], [v165, v255, v52], s[4:11], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY unorm // 221814f1a5d50100ff340000
image_gather4_b_cl v[252:255], [v69, v191, v71, v162, v0], s[4:11], s[100:103] dmask:0x4 dim:SQ_RSRC_IMG_3D unorm glc // 123418f145fc2103bf47a200
image_gather4_b_cl v[167:170], [v0, v128, v55, v239], s[16:23], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm slc // 0a1118f300a7a4018037ef00
image_gather4_b_cl v[227:230], v[252:255], s[12:19], s[32:35] dmask:0x8 dim:SQ_RSRC_IMG_2D glc // 082818f1fce30301
image_gather4_b_cl_o v[54:55], [v50, v255, v115, v255, v151], s[8:15], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D slc d16 // 0a0158f332366280ff73ff97
image_gather4_b_cl_o v[252:255], [v200, v179, v244, v185, v158, v0], s[24:31], s[68:71] dmask:0x2 dim:SQ_RSRC_IMG_3D glc // 142258f1c8fc2602b3f4b99e00000000
image_gather4_b_cl_o v[137:141], v[85:88], ttmp[0:7], s[56:59] dmask:0x8 dim:SQ_RSRC_IMG_CUBE unorm glc r128 a16 tfe // 18b859f15589db41
image_gather4_b_o v[0:3], [v34, v42, v145, v224], s[96:103], s[92:95] dmask:0x1 dim:SQ_RSRC_IMG_2D dlc // 8a0154f12200f8022a91e000
image_gather4_b_o v[0:3], [v56, v0, v198, v78, v133], s[28:35], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_CUBE lwe // 1a0156f13800470000c64e85
image_gather4_b_o v[16:19], [v173, v59, v246, v178, v118], s[96:103], s[52:55] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 2a0454f1ad10b8013bf6b276
image_gather4_c v[75:78], [v255, v255, v227], s[48:55], s[96:99] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY // 220820f1ff4b0c03ffe30000
image_gather4_c v[252:255], v[187:189], s[56:63], s[44:47] dmask:0x4 dim:SQ_RSRC_IMG_2D glc // 082420f1bbfc6e01
image_gather4_c v[67:70], [v224, v208, v255], s[56:63], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D glc // 0a2420f1e0430e00d0ff0000
image_gather4_c_b v[87:90], v[0:3], s[24:31], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D dlc lwe // 880436f100570600
image_gather4_c_b v[0:3], [v98, v230, v51, v110, v219], s[96:103], s[4:7] dmask:0x2 dim:SQ_RSRC_IMG_CUBE glc slc // 1a2234f362003800e6336edb
image_gather4_c_b v[146:147], v[252:255], s[0:7], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY d16 // 200134f1fc920081
image_gather4_c_b_cl v[81:84], v[158:162], s[92:99], s[48:51] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY slc // 200438f39e519701
image_gather4_c_b_cl v[117:121], v[118:125], s[60:67], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY unorm r128 tfe // image_gather4_c_b_cl v[117:121], v[118:123], s[60:67], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY unorm r128 tfe // 289839f176756f03
image_gather4_c_b_cl v[22:25], [v63, v58, v115, v0, v255, v191], s[36:43], s[20:23] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY slc // 2c0438f33f16a9003a7300ffbf000000
image_gather4_c_b_cl_o v[158:161], [v255, v115, v216, v0, v255, v105, v83], s[24:31], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1c0178f1ff9e260173d800ff69530000
image_gather4_c_b_cl_o v[181:184], [v64, v75, v255, v255, v175, v0, v0], s[24:31], s[32:35] dmask:0x8 dim:SQ_RSRC_IMG_3D dlc r128 // 948878f140b506014bffffaf00000000
image_gather4_c_b_cl_o v[0:3], v[0:7], s[36:43], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_2D // image_gather4_c_b_cl_o v[0:3], v[0:5], s[36:43], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_2D // 080478f100006902
image_gather4_c_b_o v[12:15], v[117:122], s[40:47], s[48:51] dmask:0x1 dim:SQ_RSRC_IMG_3D r128 lwe // 108176f1750c8a01
image_gather4_c_b_o v[192:195], v[152:156], s[0:7], s[60:63] dmask:0x8 dim:SQ_RSRC_IMG_2D unorm // 081874f198c0e001
image_gather4_c_b_o v[126:129], [v0, v39, v255, v24, v0], ttmp[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 220174f1007e3b0327ff1800
image_gather4_c_cl v[252:255], v[252:255], s[12:19], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY unorm dlc lwe // a01826f1fcfc2303
image_gather4_c_cl v[180:183], [v32, v107, v105], s[64:71], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY a16 // 220124f120b430426b690000
image_gather4_c_cl v[42:45], v[159:163], s[84:91], s[60:63] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY glc lwe // 282826f19f2af501
image_gather4_c_cl_o v[88:91], v[128:130], s[52:59], s[44:47] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 // 000164f180586d41
image_gather4_c_cl_o v[0:3], v[71:74], s[28:35], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D slc // 000164f347002703
image_gather4_c_cl_o v[174:178], v[69:73], s[72:79], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc tfe // 200165f345aeb200
image_gather4_c_l v[233:236], v[24:28], s[96:103], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_CUBE // 180430f118e97802
image_gather4_c_l v[179:182], v[5:7], s[96:103], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D r128 // 008130f105b31800
image_gather4_c_l v[252:255], v[0:4], s[28:35], s[32:35] dmask:0x4 dim:SQ_RSRC_IMG_3D slc // 100430f300fc0701
image_gather4_c_l_o v[162:165], [v234, v114, v216, v216, v219, v64], s[80:87], s[44:47] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY dlc // ac0270f1eaa2740172d8d8db40000000
image_gather4_c_l_o v[0:4], v[34:41], s[28:35], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY unorm slc tfe // image_gather4_c_l_o v[0:4], v[34:38], s[28:35], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY unorm slc tfe // 201471f322000700
image_gather4_c_l_o v[216:220], v[0:7], s[96:103], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY glc tfe // image_gather4_c_l_o v[216:220], v[0:4], s[96:103], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY glc tfe // 202271f100d85800
image_gather4_c_lz v[18:21], v[0:3], s[32:39], s[16:19] dmask:0x2 dim:SQ_RSRC_IMG_3D // 10023cf100128800
image_gather4_c_lz v[0:1], [v248, v255], s[44:51], s[44:47] dmask:0x8 dim:SQ_RSRC_IMG_1D slc lwe d16 // 02083ef3f8006b81ff000000
image_gather4_c_lz v[41:44], v[15:18], s[36:43], s[92:95] dmask:0x8 dim:SQ_RSRC_IMG_CUBE r128 // 18883cf10f29e902
image_gather4_c_lz_o v[0:3], v[117:124], s[20:27], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_3D glc // image_gather4_c_lz_o v[0:3], v[117:121], s[20:27], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_3D glc // 10247cf17500e502
image_gather4_c_lz_o v[0:3], [v28, v48, v75, v0], s[88:95], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_3D glc slc a16 // 12247cf31c007643304b0000
image_gather4_c_lz_o v[129:132], [v0, v255, v71, v189, v3], s[44:51], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_CUBE r128 lwe // 1a817ef100816b03ff47bd03
image_gather4_c_o v[69:73], v[243:247], s[16:23], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_3D tfe // 100161f1f3454401
image_gather4_c_o v[252:255], v[48:50], s[20:27], s[12:15] dmask:0x8 dim:SQ_RSRC_IMG_1D slc // 000860f330fc6500
image_gather4_c_o v[117:120], v[252:255], s[68:75], s[36:39] dmask:0x4 dim:SQ_RSRC_IMG_2D slc r128 lwe // 088462f3fc753101
image_gather4_cl v[208:212], [v0, v38, v236], ttmp[0:7], s[72:75] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY tfe // 220805f100d05b0226ec0000
image_gather4_cl v[252:255], [v216, v0, v102], s[60:67], s[56:59] dmask:0x2 dim:SQ_RSRC_IMG_2D dlc r128 // 8a8204f1d8fccf0100660000
image_gather4_cl v[183:186], [v193, v255], s[0:7], s[36:39] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY r128 a16 // 228204f1c1b72041ff000000
image_gather4_cl_o v[78:79], v[232:236], s[20:27], s[64:67] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 // 280244f1e84e0582
image_gather4_cl_o v[0:3], v[151:154], s[92:99], s[92:95] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 200244f19700f702
image_gather4_cl_o v[0:3], v[169:173], s[88:95], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc lwe // 182146f1a9003603
image_gather4_l v[57:60], [v160, v148, v36, v217], s[84:91], s[72:75] dmask:0x4 dim:SQ_RSRC_IMG_3D // 120410f1a03955029424d900
image_gather4_l v[174:177], [v31, v250, v0], s[0:7], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_2D // 0a0810f11fae2003fa000000
image_gather4_l v[11:14], [v220, v60], s[80:87], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D glc // 022410f1dc0b74033c000000
image_gather4_l_o v[12:15], [v84, v128, v255, v0, v139], s[48:55], s[48:51] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm // 121850f1540c8c0180ff008b
image_gather4_l_o v[71:74], v[61:65], ttmp[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D lwe // 100152f13d477b03
image_gather4_l_o v[252:255], v[193:200], s[68:75], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_CUBE unorm glc r128 // image_gather4_l_o v[252:255], v[193:197], s[68:75], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_CUBE unorm glc r128 // 18b450f1c1fc7103
image_gather4_lz v[252:255], v[4:6], s[84:91], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY glc // 28281cf104fc3503
image_gather4_lz v[202:205], v[108:109], s[4:11], s[12:15] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY dlc r128 // a0881cf16cca6100
image_gather4_lz v[53:56], v[105:106], s[8:15], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D glc slc // 08221cf369356203
image_gather4_lz_o v[51:52], [v0, v14], s[88:95], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D unorm glc dlc d16 // 82345cf1003376830e000000
image_gather4_lz_o v[126:129], [v246, v16, v255, v188], ttmp[0:7], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 2a015cf1f67e1b0010ffbc00
image_gather4_lz_o v[232:233], v[254:255], s[64:71], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_1D glc a16 d16 // 00245cf1fee890c0
image_gather4_o v[252:255], v[226:229], s[40:47], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 280440f1e2fcaa02
image_gather4_o v[81:84], v[195:197], ttmp[0:7], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_2D slc dlc lwe // 880142f3c3511b02
image_gather4_o v[12:15], [v198, v25, v215], s[96:103], s[68:71] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY r128 // 228440f1c60c380219d70000
image_gather4h v[53:56], v[1:3], s[60:67], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm glc slc r128 lwe // 10b186f30135ef00
image_gather4h v[10:13], [v222, v156, v113], s[96:103], s[60:63] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY glc dlc // aa2884f1de0af8019c710000
image_gather4h v[145:148], [v104, v132], s[36:43], s[100:103] dmask:0x4 dim:SQ_RSRC_IMG_3D a16 // 120484f16891294384000000
image_get_lod v[243:246], [v200, v211, v90], s[48:55], s[28:31] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc r128 // 1aaf80f1c8f3ec00d35a0000
image_get_lod v[251:255], [v58, v110, v196], s[0:7], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc tfe // 1a2f81f13afb00026ec40000
image_get_lod v[166:169], v[132:133], s[56:63], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY glc // 202f80f184a66e00
image_get_resinfo v[32:33], v200, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300338f0c8200000
image_get_resinfo v[127:130], v133, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY slc // 380f38f2857f0000
image_get_resinfo v[29:30], v0, s[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300338f0001d0100
image_load v[199:201], [v128, v191, v0], s[60:67] dmask:0x7 dim:SQ_RSRC_IMG_CUBE r128 tfe d16 // 1a8701f080c70f80bf000000
image_load v[23:24], [v255, v48], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc r128 tfe // 0aa101f0ff17000030000000
image_load v[1:4], [v134, v227, v244, v96], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY dlc r128 // ba8f00f086011b00e3f46000
image_load_mip v189, v[189:191], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D lwe d16 // 080106f0bdbd0080
image_load_mip v[193:194], v[167:170], s[20:27] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300304f0a7c10500
image_load_mip v[254:255], [v222, v87, v214], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY glc slc dlc // a22304f2defe180057d60000
image_load_mip_pck v[5:6], [v241, v176, v253, v118], s[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA glc lwe // 322312f0f1050100b0fd7600
image_load_mip_pck v62, [v210, v144], s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_1D // 020110f0d23e060090000000
image_load_mip_pck v[240:241], [v225, v54, v0, v140], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc r128 tfe // 1a8111f2e1f0000036008c00
image_load_mip_pck_sgn v[104:106], [v232, v180, v29, v90], s[4:11] dmask:0x7 dim:2D_MSAA dlc lwe // image_load_mip_pck_sgn v[104:106], [v232, v180, v29, v90], s[4:11] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA dlc lwe // b20716f0e8680100b41d5a00
image_load_mip_pck_sgn v[42:44], [v0, v217], s[96:103] dmask:0x7 dim:SQ_RSRC_IMG_3D r128 a16 // 128714f0002a1840d9000000
image_load_mip_pck_sgn v[115:118], [v224, v0], s[80:87] dmask:0xf dim:SQ_RSRC_IMG_1D dlc // 820f14f0e073140000000000
image_load_pck v[0:3], v47, s[92:99] dmask:0xf dim:SQ_RSRC_IMG_1D glc dlc // 802f08f02f001700
image_load_pck v[217:219], v7, s[72:79] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc tfe // 800309f007d91200
image_load_pck v[0:2], v[252:255], s[52:59] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 // 388708f0fc000d00
image_load_pck_sgn v[254:255], v[0:1], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D // 08030cf000fe0800
image_load_pck_sgn v[218:219], v[29:30], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 08010df01dda1b00
image_load_pck_sgn v[5:8], v[228:229], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D dlc // 880f0cf0e4051b00
image_msaa_load v[0:2], [v255, v215, v0, v166], s[0:7] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc slc // 3b2700f2ff000000d700a600
image_msaa_load v184, [v182, v223, v17], s[12:19] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc // 332100f0b6b80300df110000
image_sample v[28:30], [v34, v0, v245], s[12:19], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_CUBE dlc r128 tfe // 9a8381f0221c030000f50000
image_sample v[9:10], v0, ttmp[0:7], s[56:59] dmask:0xf dim:SQ_RSRC_IMG_1D r128 d16 // 008f80f00009db81
image_sample v[60:61], v[139:140], s[8:15], s[28:31] dmask:0x3 dim:SQ_RSRC_IMG_2D dlc lwe // 880382f08b3ce200
image_sample_b v[176:179], [v13, v31, v102], ttmp[0:7], s[40:43] dmask:0xf dim:SQ_RSRC_IMG_3D a16 // 120f94f00db05b411f660000
image_sample_b v[253:255], v[33:35], ttmp[0:7], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY unorm glc // 203794f021fd3b03
image_sample_b v[197:199], [v255, v83, v130], s[56:63], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 220794f0ffc5ae0153820000
image_sample_b_cl v[103:106], v[12:16], s[8:15], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_CUBE lwe // 180f9af00c67c202
image_sample_b_cl v[209:213], v[15:19], s[92:99], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D glc tfe // 102f99f00fd11700
image_sample_b_cl v[238:241], v[136:143], s[48:55], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm tfe // image_sample_b_cl v[238:241], v[136:140], s[48:55], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm tfe // 281799f088eeac00
image_sample_b_cl_o v[238:240], [v182, v105, v57, v229, v255], ttmp[0:7], s[44:47] dmask:0x7 dim:SQ_RSRC_IMG_2D unorm glc // 0a37d8f0b6ee7b016939e5ff
image_sample_b_cl_o v[234:235], [v52, v78, v176, v51, v189, v142], s[0:7], s[72:75] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY slc // 2c03d8f234ea40024eb033bd8e000000
image_sample_b_cl_o v[231:233], [v57, v255, v49, v31], s[32:39], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY slc r128 a16 // 2287d8f239e72841ff311f00
image_sample_b_o v[252:254], [v39, v119, v198], s[84:91], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D // 0207d4f027fc150077c60000
image_sample_b_o v[75:77], v[104:108], s[60:67], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_3D unorm // 1017d4f0684baf00
image_sample_b_o v[150:151], v[118:125], s[60:67], s[60:63] dmask:0x3 dim:SQ_RSRC_IMG_CUBE unorm lwe // image_sample_b_o v[150:151], v[118:122], s[60:67], s[60:63] dmask:0x3 dim:SQ_RSRC_IMG_CUBE unorm lwe // 1813d6f07696ef01
image_sample_c v[128:131], v[87:90], s[0:7], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 280fa0f05780a000
image_sample_c v[247:248], [v52, v172, v109], s[0:7], s[64:67] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY slc r128 // 2283a0f234f70002ac6d0000
image_sample_c v[176:177], v[98:100], s[0:7], s[24:27] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY glc // 2023a0f062b0c000
image_sample_c_b v[15:18], v[248:251], s[96:103], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc r128 a16 // 18afb4f0f80f7843
image_sample_c_b v117, v[32:35], s[72:79], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D d16 // 0801b4f020757283
image_sample_c_b v[69:72], v[248:255], s[52:59], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc // image_sample_c_b v[69:72], v[248:252], s[52:59], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc // 182fb4f0f8456d00
image_sample_c_b_cl v[5:6], v[217:224], s[36:43], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc // image_sample_c_b_cl v[5:6], v[217:222], s[36:43], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc // 1823b8f0d9050900
image_sample_c_b_cl v59, v[179:186], ttmp[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D glc d16 // image_sample_c_b_cl v59, v[179:183], ttmp[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D glc d16 // 0821b8f0b33b7b83
image_sample_c_b_cl v242, [v0, v212, v113, v0, v9, v37], s[0:7], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY dlc r128 // ac81b8f000f26000d471000925000000
image_sample_c_b_cl_o v[242:244], [v210, v194, v200, v252, v255, v120, v145], ttmp[0:7], s[8:11] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm dlc r128 lwe // 9c97faf0d2f25b00c2c8fcff78910000
image_sample_c_b_cl_o v[220:222], v[248:255], ttmp[0:7], s[56:59] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY glc // image_sample_c_b_cl_o v[220:222], v[248:254], ttmp[0:7], s[56:59] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY glc // 2827f8f0f8dcdb01
image_sample_c_b_cl_o v[70:73], [v7, v0, v114, v186, v0, v92, v212], s[84:91], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm glc // 1c3ff8f0074615000072ba005cd40000
image_sample_c_b_o v[149:151], v[214:219], s[52:59], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE // 1807f4f0d6956d03
image_sample_c_b_o v130, v[163:166], s[32:39], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 lwe // 0001f6f0a382a840
image_sample_c_b_o v[238:241], [v90, v166, v209, v0], s[88:95], s[4:7] dmask:0xf dim:SQ_RSRC_IMG_1D slc // 020ff4f25aee3600a6d10000
image_sample_c_cd v[61:63], v[36:43], s[48:55], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 2803a9f1243d2c03
image_sample_c_cd v13, v[239:246], s[16:23], s[72:75] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm glc // 2831a8f1ef0d4402
image_sample_c_cd v[10:12], v[193:197], s[84:91], s[48:51] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc dlc // a027a8f3c10a9501
image_sample_c_cd_cl v[31:33], v[134:142], s[0:7], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_3D a16 // 1007acf1861f8042
image_sample_c_cd_cl v[193:196], [v162, v0, v115, v5, v0, v247, v255, v126, v216], s[64:71], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY unorm glc // 2c3facf1a2c1900000730500f7ff7ed8
image_sample_c_cd_cl v[253:255], [v142, v250, v40, v58, v255], s[68:75], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D dlc r128 // 8287acf18efd7103fa283aff
image_sample_c_cd_cl_g16 v[138:141], [v0, v97, v17, v104, v54], s[60:67], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_1D glc lwe // 032faef1008aaf0061116836
image_sample_c_cd_cl_g16 v[102:103], [v69, v35, v255, v41, v221, v0], s[96:103], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY glc // 2523acf14566380323ff29dd00000000
image_sample_c_cd_cl_g16 v[23:25], v[90:95], s[36:43], s[4:7] dmask:0x7 dim:SQ_RSRC_IMG_2D // 0907acf15a172900
image_sample_c_cd_cl_o v[243:246], [v124, v210, v4, v14, v169, v174, v0, v199, v255, v131], s[96:103], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc r128 // 1eafbcf17cf3b800d2040ea9ae00c7ff83000000
image_sample_c_cd_cl_o v[193:196], [v167, v100, v255, v143, v255, v82, v85], s[76:83], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY dlc // a40fbcf1a7c1330264ff8fff52550000
image_sample_c_cd_cl_o v168, v[46:55], s[84:91], s[56:59] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc dlc lwe // a821bef12ea8d501
image_sample_c_cd_cl_o_g16 v[78:79], [v13, v2, v101, v162, v85, v108], s[76:83], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D glc r128 // 05a3bcf10d4e73030265a2556c000000
image_sample_c_cd_cl_o_g16 v[0:1], v[90:97], s[32:39], s[76:79] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm slc // image_sample_c_cd_cl_o_g16 v[0:1], v[90:96], s[32:39], s[76:79] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm slc // 0913bcf35a006802
image_sample_c_cd_cl_o_g16 v[253:255], v[190:199], s[32:39], s[48:51] dmask:0x7 dim:SQ_RSRC_IMG_3D slc // 1107bcf3befd8801
image_sample_c_cd_g16 v[253:255], [v209, v150, v156, v59, v233, v163], s[0:7], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_CUBE glc dlc r128 // 9da7a8f1d1fd6000969c3be9a3000000
image_sample_c_cd_g16 v[215:216], v[101:104], s[44:51], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY unorm a16 // 2113a8f165d76b43
image_sample_c_cd_g16 v[180:182], [v0, v116, v255, v121, v225], s[36:43], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc // 2327a8f300b4090074ff79e1
image_sample_c_cd_o v[53:56], v[247:255], s[48:55], s[40:43] dmask:0x7 dim:SQ_RSRC_IMG_CUBE tfe // 1807b9f1f7354c01
image_sample_c_cd_o v148, [v59, v243, v33, v187, v74, v110, v195, v76], s[96:103], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D dlc d16 // 8c01b8f13b94b882f321bb4a6ec34c00
image_sample_c_cd_o v16, v[234:242], s[80:87], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE r128 d16 // 1881b8f1ea103483
image_sample_c_cd_o_g16 v0, v[27:34], ttmp[0:7], s[56:59] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY d16 // image_sample_c_cd_o_g16 v0, v[27:32], ttmp[0:7], s[56:59] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY d16 // 2103b8f11b00db81
image_sample_c_cd_o_g16 v[157:159], v[123:129], s[24:31], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm glc dlc // 9937b8f17b9d0600
image_sample_c_cl v[20:22], v[87:91], s[96:103], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm glc lwe // 2837a6f05714b801
image_sample_c_cl v[0:2], [v162, v0, v167], s[28:35], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 2a07a4f0a200074300a70000
image_sample_c_cl v18, v[121:128], s[36:43], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // image_sample_c_cl v18, v[121:125], s[36:43], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1801a4f079120900
image_sample_c_cl_o v[251:254], v[164:169], ttmp[0:7], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D r128 // 108fe4f0a4fb1b00
image_sample_c_cl_o v[248:251], v[251:255], s[60:67], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // 200fe4f0fbf80f01
image_sample_c_cl_o v[110:111], v[48:53], s[0:7], s[24:27] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY // 2803e4f0306ec000
image_sample_c_d v227, [v72, v224, v164, v69, v0, v0, v255, v1, v180, v255], s[44:51], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_3D glc // 1621a8f048e3eb00e0a4450000ff01b4ff000000
image_sample_c_d v[93:95], [v214, v30, v214, v59, v46, v0, v118], s[0:7], s[16:19] dmask:0x7 dim:SQ_RSRC_IMG_CUBE slc dlc a16 // 9c07a8f2d65d80401ed63b2e00760000
image_sample_c_d v[140:142], [v255, v236, v142, v155, v47, v23, v0, v19], s[96:103], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 2c87a8f0ff8cb801ec8e9b2f17001300
image_sample_c_d_cl v[108:111], [v186, v147, v109, v32, v121, v111, v15, v0], s[24:31], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0facf0ba6c0600936d20796f0f0000
image_sample_c_d_cl v[146:148], v[149:156], s[0:7], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // image_sample_c_d_cl v[146:148], v[149:154], s[0:7], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 2007acf095922002
image_sample_c_d_cl v[47:50], v[72:77], ttmp[0:7], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY slc tfe // 2007adf2482f7b00
image_sample_c_d_cl_g16 v0, v[83:88], s[8:15], s[48:51] dmask:0x1 dim:SQ_RSRC_IMG_2D lwe // 0901aef053008201
image_sample_c_d_cl_g16 v[254:255], [v225, v163, v27, v60, v165], s[40:47], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY unorm dlc a16 lwe // ab13aef0e1fe6a43a31b3ca5
image_sample_c_d_cl_g16 v137, [v170, v0, v222, v209, v36], s[44:51], s[60:63] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm a16 lwe d16 // 2b11aef0aa89ebc100ded124
image_sample_c_d_cl_o v255, v[0:6], s[28:35], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc r128 // 20a1ecf000ffa702
image_sample_c_d_cl_o v[7:8], [v35, v225, v198, v6, v241, v59, v238, v205], s[96:103], s[92:95] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc a16 // 1c23ecf22307f842e1c606f13beecd00
image_sample_c_d_cl_o v[0:1], [v169, v255, v249, v72, v84, v255, v255, v38, v46], ttmp[0:7], s[36:39] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0c03ecf0a9003b01fff94854ffff262e
image_sample_c_d_cl_o_g16 v[27:31], v[183:192], s[0:7], s[4:7] dmask:0xf dim:SQ_RSRC_IMG_3D tfe // 110fedf0b71b2000
image_sample_c_d_cl_o_g16 v[70:73], v[111:118], s[0:7], s[56:59] dmask:0xf dim:SQ_RSRC_IMG_2D // image_sample_c_d_cl_o_g16 v[70:73], v[111:117], s[0:7], s[56:59] dmask:0xf dim:SQ_RSRC_IMG_2D // 090fecf06f46c001
image_sample_c_d_g16 v[68:71], v[250:255], s[64:71], s[52:55] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 290fa8f0fa44b001
image_sample_c_d_g16 v[139:142], v[0:7], s[68:75], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc dlc // image_sample_c_d_g16 v[139:142], v[0:4], s[68:75], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc dlc // 893fa8f0008b7102
image_sample_c_d_g16 v[148:150], [v59, v95, v0, v14], s[44:51], s[64:67] dmask:0x7 dim:SQ_RSRC_IMG_1D unorm glc // 0337a8f03b940b025f000e00
image_sample_c_d_o v87, v[236:240], s[84:91], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_1D d16 // 0003e8f0ec573583
image_sample_c_d_o v[28:30], v[36:41], s[12:19], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc // a007e8f2241c2303
image_sample_c_d_o v[0:2], v[79:87], s[76:83], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY dlc // a807e8f04f003302
image_sample_c_d_o_g16 v[50:53], [v21, v229, v189, v98, v28], s[4:11], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_1D unorm glc a16 // 033fe8f015322143e5bd621c
image_sample_c_d_o_g16 v[59:61], v[248:255], s[44:51], s[32:35] dmask:0x7 dim:SQ_RSRC_IMG_1D unorm glc // image_sample_c_d_o_g16 v[59:61], v[248:252], s[44:51], s[32:35] dmask:0x7 dim:SQ_RSRC_IMG_1D unorm glc // 0137e8f0f83b0b01
image_sample_c_d_o_g16 v[81:83], v[171:176], s[84:91], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_2D slc dlc // 8907e8f2ab519502
image_sample_c_l v132, v[140:143], s[0:7], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_2D slc r128 lwe d16 // 0883b2f28c848081
image_sample_c_l v[186:189], [v255, v145, v83, v11], s[92:99], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D tfe lwe // 0a07b3f0ffba770391530b00
image_sample_c_l v[5:8], [v211, v111, v96], s[32:39], s[52:55] dmask:0xf dim:SQ_RSRC_IMG_1D glc slc dlc // 822fb0f2d305a8016f600000
image_sample_c_l_o v[93:96], v[248:255], s[8:15], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY glc // image_sample_c_l_o v[93:96], v[248:253], s[8:15], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY glc // 282ff0f0f85d2202
image_sample_c_l_o v[110:111], v[39:43], s[56:63], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY slc // 2003f0f2276e0e00
image_sample_c_l_o v28, [v56, v7, v213, v73, v255, v231], s[96:103], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1c01f0f0381c380207d549ffe7000000
image_sample_c_lz v[55:56], [v164, v150, v10], s[0:7], s[4:7] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY d16 // 220fbcf0a4372080960a0000
image_sample_c_lz v[174:175], [v5, v173, v0, v255], s[12:19], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D slc d16 // 120fbcf205ae0380ad00ff00
image_sample_c_lz v[173:175], v[98:101], s[52:59], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY glc slc tfe d16 // 282fbdf262ad0d80
image_sample_c_lz_o v[234:235], [v109, v255, v203, v8], s[92:99], s[92:95] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0a03fcf06deaf702ffcb0800
image_sample_c_lz_o v[254:255], [v224, v168, v0, v137, v239], s[28:35], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_3D glc dlc // 9223fcf0e0fe6703a80089ef
image_sample_c_lz_o v[0:2], [v202, v0, v113], s[8:15], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D lwe // 0207fef0ca00020000710000
image_sample_c_o v58, v[35:39], s[68:75], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_3D dlc lwe // 9001e2f0233ab102
image_sample_c_o v[134:135], v[104:107], ttmp[0:7], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D dlc d16 // 8807e0f068861b80
image_sample_c_o v[217:218], [v11, v144, v101, v253], s[36:43], s[52:55] dmask:0x3 dim:SQ_RSRC_IMG_2D r128 // 0a83e0f00bd9a9019065fd00
image_sample_cd v[254:255], v[72:74], s[52:59], s[28:31] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc lwe // 8003a2f148feed00
image_sample_cd v[105:108], v[179:185], s[28:35], s[44:47] dmask:0x7 dim:SQ_RSRC_IMG_CUBE tfe // 1807a1f1b3696701
image_sample_cd v[219:221], v[136:141], s[76:83], s[24:27] dmask:0x7 dim:SQ_RSRC_IMG_2D slc lwe // 0807a2f388dbd300
image_sample_cd_cl v0, v[248:255], s[28:35], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1801a4f1f8008700
image_sample_cd_cl v[43:46], v[223:230], ttmp[0:7], s[56:59] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY glc lwe // 282fa6f1df2bdb01
image_sample_cd_cl v[227:230], [v218, v18, v255, v103, v236, v227, v28, v214], s[68:75], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE slc // 1c0fa4f3dae3710312ff67ece31cd600
image_sample_cd_cl_g16 v[71:74], [v179, v196, v255, v228, v145], s[68:75], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_2D tfe // 0b07a5f1b347d102c4ffe491
image_sample_cd_cl_g16 v[96:97], v[55:58], s[96:103], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_CUBE a16 // 1903a4f137605841
image_sample_cd_cl_g16 v42, [v75, v0, v57, v154, v200, v32], s[96:103], s[88:91] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc // 1d01a4f34b2ad80200399ac820000000
image_sample_cd_cl_o v255, v[243:249], ttmp[0:7], s[28:31] dmask:0x3 dim:SQ_RSRC_IMG_CUBE slc dlc a16 d16 // 9803b4f3f3fffbc0
image_sample_cd_cl_o v[0:2], v[212:219], s[0:7], s[24:27] dmask:0x7 dim:SQ_RSRC_IMG_2D // 0807b4f1d400c000
image_sample_cd_cl_o v[63:65], [v201, v95, v70, v38, v180, v255], s[96:103], s[4:7] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY glc tfe lwe // 2423b7f1c93f38005f4626b4ff000000
image_sample_cd_cl_o_g16 v251, v[60:65], s[52:59], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc // 2121b4f13cfb6d03
image_sample_cd_cl_o_g16 v[0:1], [v53, v255, v209, v255, v0], s[0:7], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm glc a16 d16 // 2b37b4f1350000c0ffd1ff00
image_sample_cd_cl_o_g16 v185, v[135:139], s[96:103], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D slc // 0101b4f387b91800
image_sample_cd_g16 v[252:255], v[0:7], s[88:95], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm slc dlc tfe lwe // image_sample_cd_g16 v[252:255], v[0:4], s[88:95], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm slc dlc tfe lwe // 9917a3f300fcd602
image_sample_cd_g16 v[140:141], v[111:114], s[32:39], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY dlc tfe d16 // a101a1f16f8cc880
image_sample_cd_g16 v[115:118], v[251:255], s[48:55], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_CUBE glc tfe // 1927a1f1fb73ac00
image_sample_cd_o v72, v[131:138], s[80:87], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc // 2821b0f183483403
image_sample_cd_o v[53:54], [v53, v206, v252, v255, v204, v107, v216], ttmp[0:7], s[32:35] dmask:0x3 dim:SQ_RSRC_IMG_2D slc // 0c03b0f335351b01cefcffcc6bd80000
image_sample_cd_o v165, [v234, v215, v252, v69, v0, v246, v222, v9], s[28:35], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1c01b0f1eaa58702d7fc4500f6de0900
image_sample_cd_o_g16 v[245:247], [v194, v175, v130, v0, v88], s[12:19], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D tfe // 0b03b1f1c2f52303af820058
image_sample_cd_o_g16 v[0:3], [v81, v165, v32, v0, v49, v204], s[72:79], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc // 1d2fb0f151007203a5200031cc000000
image_sample_cd_o_g16 v[70:73], [v255, v0, v165, v38, v149, v42], s[80:87], s[36:39] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm slc r128 // 1d9fb0f3ff46340100a526952a000000
image_sample_cl v[253:255], [v56, v229, v93, v1], s[72:79], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm glc dlc r128 // 9ab784f038fd3201e55d0100
image_sample_cl v[46:49], [v217, v0, v20, v197], s[80:87], s[44:47] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 2a0f84f0d92e74010014c500
image_sample_cl v[192:196], v[239:240], s[96:103], s[60:63] dmask:0xf dim:SQ_RSRC_IMG_1D slc tfe // 000f85f2efc0f801
image_sample_cl_o v[231:232], v[166:169], s[56:63], s[36:39] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0803c4f0a6e72e01
image_sample_cl_o v25, v[244:248], s[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_CUBE lwe // 1801c6f0f4196003
image_sample_cl_o v[139:141], [v104, v91, v112], s[36:43], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_CUBE dlc a16 // 9a07c4f0688b69405b700000
image_sample_d v[0:2], v[26:34], s[16:23], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_3D // 100788f01a006400
image_sample_d v[36:39], [v0, v100, v213, v255, v145, v244, v87], s[72:79], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 2c0f88f00024720064d5ff91f4570000
image_sample_d_cl v[249:251], v[204:208], s[96:103], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY tfe lwe // 20038ff0ccf95801
image_sample_d_cl v[23:24], [v255, v36, v116, v28, v255, v255, v255], s[92:99], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D r128 d16 // 0c878cf0ff17178024741cffffff0000
image_sample_d_cl v255, v[248:255], s[24:31], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY dlc // a8018cf0f8ff2602
image_sample_d_cl_g16 v[120:123], v[28:33], s[0:7], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm glc dlc lwe // 993f8ef01c786002
image_sample_d_cl_g16 v[104:106], v[222:226], ttmp[0:7], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D lwe // 09078ef0de687b03
image_sample_d_cl_g16 v[26:27], v[135:142], s[48:55], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc slc dlc tfe // image_sample_d_cl_g16 v[26:27], v[135:140], s[48:55], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc slc dlc tfe // 99218df2871a2c01
image_sample_d_cl_o v[171:172], [v131, v3, v90, v249, v255], s[44:51], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D // 0203ccf083ab0b00035af9ff
image_sample_d_cl_o v[253:255], [v115, v183, v139, v179, v151, v119, v255], ttmp[0:7], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE a16 // 1c07ccf073fd1b40b78bb39777ff0000
image_sample_d_cl_o v18, v[167:174], ttmp[0:7], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc a16 d16 // image_sample_d_cl_o v18, v[167:173], ttmp[0:7], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc a16 d16 // 1823ccf2a7123bc3
image_sample_d_cl_o_g16 v[203:204], v[224:232], s[8:15], s[52:55] dmask:0x3 dim:SQ_RSRC_IMG_3D glc // 1123ccf0e0cba201
image_sample_d_cl_o_g16 v[86:87], v[116:123], s[0:7], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D r128 // image_sample_d_cl_o_g16 v[86:87], v[116:120], s[0:7], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D r128 // 0183ccf074560000
image_sample_d_cl_o_g16 v[139:140], [v45, v126, v143, v218, v0, v206], s[28:35], s[20:23] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0d03ccf02d8ba7007e8fda00ce000000
image_sample_d_g16 v229, v[197:204], ttmp[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_3D // image_sample_d_g16 v229, v[197:203], ttmp[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_3D // 110188f0c5e53b03
image_sample_d_g16 v[146:149], v[83:86], s[20:27], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_2D glc dlc tfe // 892789f053926500
image_sample_d_g16 v[136:137], [v20, v132, v69, v40, v173], s[12:19], s[64:67] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY // 2b0388f014880302844528ad
image_sample_d_o v[95:96], v[248:255], s[60:67], s[92:95] dmask:0x1 dim:SQ_RSRC_IMG_2D glc tfe d16 // image_sample_d_o v[95:96], v[248:254], s[60:67], s[92:95] dmask:0x1 dim:SQ_RSRC_IMG_2D glc tfe d16 // 0821c9f0f85fef82
image_sample_d_o v[202:203], v[35:41], s[96:103], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm slc // 0813c8f223ca9800
image_sample_d_o v192, v[38:41], s[96:103], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc slc a16 // 2021c8f226c03841
image_sample_d_o_g16 v230, [v167, v164, v85, v0, v17], s[40:47], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm glc // 0b31c8f0a7e64a00a4550011
image_sample_d_o_g16 v[190:193], v[249:254], s[64:71], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm tfe // 2917c9f0f9be3003
image_sample_d_o_g16 v173, v[146:150], s[72:79], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc lwe // a101caf292adf200
image_sample_l v[103:105], v237, s[40:47], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_1D a16 // 000790f0ed67ea40
image_sample_l v[44:46], v[241:244], s[76:83], s[72:75] dmask:0x7 dim:SQ_RSRC_IMG_CUBE lwe // 180792f0f12c5302
image_sample_l v[73:76], [v0, v82, v231], s[96:103], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_2D glc // 0a2f90f00049580252e70000
image_sample_l_o v[39:42], v[136:143], s[64:71], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_CUBE // image_sample_l_o v[39:42], v[136:140], s[64:71], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 180fd0f08827d002
image_sample_l_o v[171:174], v[0:4], ttmp[0:7], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm // 181fd0f000ab1b02
image_sample_l_o v[170:172], v[125:132], s[40:47], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_3D slc dlc tfe // image_sample_l_o v[170:172], v[125:129], s[40:47], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_3D slc dlc tfe // 9003d1f27daa8a01
image_sample_lz v[17:20], [v63, v84], s[36:43], s[96:99] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm glc lwe // 223f9ef03f11090354000000
image_sample_lz v[39:42], v[14:15], s[32:39], s[24:27] dmask:0xf dim:SQ_RSRC_IMG_2D dlc r128 // 888f9cf00e27c800
image_sample_lz v[252:255], [v83, v236, v123], s[8:15], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc slc r128 // 1aaf9cf253fc0200ec7b0000
image_sample_lz_o v[67:69], v[130:133], s[28:35], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_3D dlc // 9007dcf082430700
image_sample_lz_o v[252:255], v[122:123], s[24:31], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_1D glc // 002fdcf07afc0600
image_sample_lz_o v[254:255], [v235, v227], s[12:19], s[32:35] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc // 8203dcf0ebfe0301e3000000
image_sample_o v[44:47], v[0:3], s[32:39], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 180fc0f0002c0800
image_sample_o v[131:133], v[0:3], s[4:11], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_3D slc // 1007c0f20083e100
image_sample_o v[251:255], v[203:205], s[72:79], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE dlc a16 tfe // 980fc1f0cbfb1240
image_store v[207:210], v[67:68], s[96:103] dmask:0x7 dim:2D_MSAA unorm a16 tfe // image_store v[207:210], v[67:68], s[96:103] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA unorm a16 tfe // 301721f043cf1840
image_store v[217:218], [v48, v109, v168, v40], s[88:95] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc dlc // ba2320f030d916006da82800
image_store v[147:150], v[198:200], s[48:55] dmask:0xf dim:SQ_RSRC_IMG_3D glc dlc r128 // 90af20f0c6930c00
image_store_mip v[104:107], [v78, v41], s[24:31] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc a16 // 1a2f24f04e68064029000000
image_store_mip v100, [v255, v15, v229], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D slc // 0a0124f2ff6418000fe50000
image_store_mip v210, [v76, v116], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D glc dlc d16 // 822324f04cd21b8074000000
image_store_mip_pck v[150:151], [v171, v94, v0], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY // 22032cf0ab9615005e000000
image_store_mip_pck v[169:170], v[60:61], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_3D a16 // 10032cf03ca91840
image_store_mip_pck v[31:33], v[86:88], s[96:103] dmask:0x7 dim:SQ_RSRC_IMG_2D unorm slc // 08172cf2561f1800
image_store_pck v12, [v90, v3], s[52:59] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a20128f05a0c0d0003000000
image_store_pck v149, [v251, v195, v58], s[68:75] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA dlc // b20128f0fb951100c33a0000
image_store_pck v[0:3], v[253:255], s[56:63] dmask:0xf dim:SQ_RSRC_IMG_3D lwe // 100f2af0fd000e00
