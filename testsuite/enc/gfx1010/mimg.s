image_atomic_add v[0:1], v250, s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D a16 // 080344f0fa001540
image_atomic_add v[195:196], v[198:200], s[92:99] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc // 182344f2c6c31700
image_atomic_add v[126:127], [v0, v233], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 2a0344f0007e0a40e9000000
image_atomic_and v99, v[171:173], s[32:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE r128 // 188160f0ab630800
image_atomic_and v[98:99], v[13:15], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY unorm // 281360f00d620800
image_atomic_and v[193:194], [v119, v205], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm r128 // 0a9360f077c10000cd000000
image_atomic_cmpswap v[254:255], v[223:224], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY slc // 200340f2dffe0000
image_atomic_cmpswap v[0:1], v[94:96], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA dlc // b00340f05e000000
image_atomic_cmpswap v[252:255], v[200:202], s[12:19] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA unorm // 301f40f0c8fc0300
image_atomic_dec v80, v[32:34], s[40:47] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA // 300170f020500a00
image_atomic_dec v149, [v201, v241, v201], s[72:79] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 2a0170f0c9951200f1c90000
image_atomic_dec v[18:19], v[186:187], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D slc dlc tfe // 880171f2ba121800
image_atomic_fcmpswap v[0:1], [v237, v38, v255], s[0:7] dmask:0x3 dim:2D_ARRAY lwe // image_atomic_fcmpswap v[0:1], [v237, v38, v255], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 2a0376f0ed00000026ff0000
image_atomic_fcmpswap v[176:177], v64, s[76:83] dmask:0x3 dim:1D glc // image_atomic_fcmpswap v[176:177], v64, s[76:83] dmask:0x3 dim:SQ_RSRC_IMG_1D glc // 002374f040b01300
image_atomic_fcmpswap v[15:18], v[201:204], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc // 382f74f0c90f0000
image_atomic_fmax v60, [v0, v181], s[68:75] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 22017cf0003c1100b5000000
image_atomic_fmax v[0:1], [v174, v139, v206], s[68:75] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc r128 tfe // 1a817df2ae0011008bce0000
image_atomic_fmax v255, [v251, v0, v126], s[40:47] dmask:0x1 dim:SQ_RSRC_IMG_CUBE unorm r128 lwe // 1a917ef0fbff0a00007e0000
image_atomic_fmin v[64:65], v255, s[92:99] dmask:0x3 dim:SQ_RSRC_IMG_1D // 000378f0ff401700
image_atomic_fmin v[77:78], [v143, v73], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 0a0179f08f4d180049000000
image_atomic_fmin v[127:128], v221, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D slc a16 // 080378f2dd7f0040
image_atomic_inc v236, v255, ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D a16 // 08016cf0ffec1b40
image_atomic_inc v147, v[158:159], s[24:31] dmask:0x1 dim:2D_MSAA dlc a16 // image_atomic_inc v147, v[158:159], s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA dlc a16 // b0016cf09e930640
image_atomic_inc v[13:14], v[4:5], s[40:47] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 08016df0040d0a00
image_atomic_or v255, v[252:255], s[72:79] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY slc // 380164f2fcff1200
image_atomic_or v255, v[70:73], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380164f046ff1800
image_atomic_or v[0:1], v[163:164], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D dlc lwe // 880366f0a3000800
image_atomic_smax v62, [v70, v255], s[72:79] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc // 220158f2463e1200ff000000
image_atomic_smax v[133:134], [v135, v218], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0a0358f087851b00da000000
image_atomic_smax v232, [v192, v47], s[0:7] dmask:0x1 dim:1D_ARRAY dlc // image_atomic_smax v232, [v192, v47], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a20158f0c0e800002f000000
image_atomic_smin v25, v[95:97], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_3D // 100150f05f191800
image_atomic_smin v[169:170], v193, s[80:87] dmask:0x3 dim:SQ_RSRC_IMG_1D slc lwe // 000352f2c1a91400
image_atomic_smin v154, v13, s[40:47] dmask:0x1 dim:SQ_RSRC_IMG_1D glc dlc r128 // 80a150f00d9a0a00
image_atomic_sub v[233:234], [v234, v196, v248], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 1a0348f0eae91500c4f80000
image_atomic_sub v151, [v248, v224], s[28:35] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 220148f0f8970700e0000000
image_atomic_sub v23, v161, ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc lwe // 00214af2a1171b00
image_atomic_swap v216, [v123, v45, v255], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_3D // 12013cf07bd802002dff0000
image_atomic_swap v[0:1], v[47:49], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 28033ef02f001b00
image_atomic_swap v[228:229], v[236:238], s[64:71] dmask:0x3 dim:SQ_RSRC_IMG_3D slc // 10033cf2ece41000
image_atomic_umax v[50:51], v[130:133], s[28:35] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 38035cf082320700
image_atomic_umax v163, v[189:191], s[44:51] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc // 18015cf2bda30b00
image_atomic_umax v0, v105, s[20:27] dmask:0x1 dim:1D glc // image_atomic_umax v0, v105, s[20:27] dmask:0x1 dim:SQ_RSRC_IMG_1D glc // 00215cf069000500
image_atomic_umin v[19:20], v[4:6], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300354f004131500
image_atomic_umin v107, [v16, v47, v187], s[76:83] dmask:0x1 dim:CUBE glc dlc r128 // image_atomic_umin v107, [v16, v47, v187], s[76:83] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc dlc r128 // 9aa154f0106b13002fbb0000
image_atomic_umin v153, [v176, v255], s[72:79] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc dlc // a22154f0b0991200ff000000
image_atomic_xor v86, v[76:78], s[52:59] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc // 302168f04c560d00
image_atomic_xor v157, [v121, v158], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm glc slc r128 // 22b168f2799d04009e000000
image_atomic_xor v[234:235], [v234, v207, v195], s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY dlc lwe // aa036af0eaea0400cfc30000
image_gather4 v[151:154], [v255, v171], s[52:59], s[96:99] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 220200f1ff970d03ab000000
image_gather4 v[212:215], v169, s[96:103], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_1D r128 // 008800f1a9d41800
image_gather4 v[176:179], v39, s[76:83], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D a16 // 080100f127b07343
image_gather4_b v[222:225], [v137, v72, v54], s[64:71], s[36:39] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a20414f189de300148360000
image_gather4_b v[72:75], v[0:2], s[16:23], s[44:47] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc // 202114f100486401
image_gather4_b v[106:109], [v116, v153, v68], s[44:51], s[56:59] dmask:0x1 dim:SQ_RSRC_IMG_CUBE a16 lwe // 1a0116f1746acb4199440000
image_gather4_b_cl v[227:230], v[10:14], s[68:75], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 280118f10ae33103
image_gather4_b_cl v[126:129], v[79:82], ttmp[0:7], s[88:91] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY glc // 202418f14f7edb02
image_gather4_b_cl v[72:75], v[210:217], s[20:27], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc slc // image_gather4_b_cl v[72:75], v[210:214], s[20:27], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc slc // 282118f3d2480502
image_gather4_b_cl_o v[72:75], v[81:86], s[8:15], s[16:19] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY slc lwe // 28025af351488200
image_gather4_b_cl_o v[85:88], v[0:3], s[28:35], s[100:103] dmask:0x2 dim:SQ_RSRC_IMG_1D // 000258f100552703
image_gather4_b_cl_o v[161:165], v[7:12], s[20:27], s[68:71] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 280459f107a12502
image_gather4_b_o v[0:3], v[94:96], s[80:87], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_1D // 000854f15e007403
image_gather4_b_o v[46:47], v[196:203], s[56:63], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_3D d16 // image_gather4_b_o v[46:47], v[196:200], s[56:63], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_3D d16 // 100854f1c42e6e83
image_gather4_b_o v[0:3], v[95:99], s[72:79], s[4:7] dmask:0x4 dim:SQ_RSRC_IMG_CUBE lwe // 180456f15f003200
image_gather4_c v[181:184], [v0, v48, v255], s[36:43], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY // 220820f100b5290330ff0000
image_gather4_c v[97:98], [v216, v169, v228], s[56:63], s[72:75] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY lwe d16 // 220122f1d8614e82a9e40000
image_gather4_c v[252:255], [v0, v118, v0, v179], s[52:59], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 2a0120f100fc2d007600b300
image_gather4_c_b v[8:11], [v187, v145, v44], s[36:43], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D a16 // 020234f1bb086943912c0000
image_gather4_c_b v[0:4], [v214, v0, v131, v202, v144], s[12:19], s[4:7] dmask:0x2 dim:SQ_RSRC_IMG_CUBE tfe // 1a0235f1d60023000083ca90
image_gather4_c_b v[90:93], v[57:59], s[48:55], s[96:99] dmask:0x8 dim:SQ_RSRC_IMG_1D glc r128 // 00a834f1395a0c03
image_gather4_c_b_cl v[0:1], [v0, v17, v122, v252], s[32:39], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_CUBE dlc r128 a16 d16 // 9a8138f10000a8c2117afc00
image_gather4_c_b_cl v[79:83], v[223:226], ttmp[0:7], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D tfe // 000239f1df4f7b03
image_gather4_c_b_cl v[118:121], v[224:229], s[96:103], s[68:71] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY glc lwe // 28283af1e0763802
image_gather4_c_b_cl_o v[203:204], v[191:195], ttmp[0:7], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D slc d16 // 000178f3bfcb1b80
image_gather4_c_b_cl_o v[92:95], v[224:229], s[20:27], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY // 200478f1e05c0500
image_gather4_c_b_cl_o v[12:15], v[145:152], s[52:59], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_CUBE // image_gather4_c_b_cl_o v[12:15], v[145:151], s[52:59], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_CUBE // 180278f1910c6d03
image_gather4_c_b_o v[76:79], v[250:255], s[84:91], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_3D // 100174f1fa4cb500
image_gather4_c_b_o v[43:46], [v0, v255, v0, v207, v0, v210], s[88:95], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY dlc // ac0474f1002bf602ff00cf00d2000000
image_gather4_c_b_o v[0:3], v[0:7], s[0:7], s[64:67] dmask:0x8 dim:SQ_RSRC_IMG_CUBE // image_gather4_c_b_o v[0:3], v[0:5], s[0:7], s[64:67] dmask:0x8 dim:SQ_RSRC_IMG_CUBE // 180874f100000002
image_gather4_c_cl v[175:178], v[200:202], s[72:79], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D // 000424f1c8af7203
image_gather4_c_cl v[252:255], v[82:85], s[48:55], s[68:71] dmask:0x2 dim:SQ_RSRC_IMG_2D slc lwe // 080226f352fc2c02
image_gather4_c_cl v[0:3], [v65, v222, v125], s[84:91], s[4:7] dmask:0x8 dim:SQ_RSRC_IMG_1D glc dlc // 822824f141003500de7d0000
image_gather4_c_cl_o v[65:66], v[252:255], s[24:31], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D unorm glc r128 d16 // 00b264f1fc416683
image_gather4_c_cl_o v[66:69], [v152, v188, v54, v116, v254, v184], s[0:7], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 2c8164f198420001bc3674feb8000000
image_gather4_c_cl_o v[0:1], [v184, v255, v156, v180, v132, v0], s[48:55], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY dlc r128 d16 // ac8464f1b800ec82ff9cb48400000000
image_gather4_c_l v[245:248], v[252:255], ttmp[0:7], s[72:75] dmask:0x8 dim:SQ_RSRC_IMG_2D slc // 080830f3fcf55b02
image_gather4_c_l v[23:26], v[92:99], s[80:87], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_3D glc dlc r128 // image_gather4_c_l v[23:26], v[92:96], s[80:87], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_3D glc dlc r128 // 90a130f15c173403
image_gather4_c_l v[252:255], v[225:227], s[4:11], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D glc a16 // 102130f1e1fc0140
image_gather4_c_l_o v[97:100], v[216:219], s[68:75], s[36:39] dmask:0x8 dim:SQ_RSRC_IMG_1D // 000870f1d8613101
image_gather4_c_l_o v[0:4], v[248:255], s[96:103], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_3D glc dlc tfe // image_gather4_c_l_o v[0:4], v[248:253], s[96:103], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_3D glc dlc tfe // 902271f1f8007803
image_gather4_c_l_o v[229:232], v[251:255], ttmp[0:7], s[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY glc // 202270f1fbe51b00
image_gather4_c_lz v[0:3], v[165:166], s[68:75], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D lwe // 00023ef1a5007103
image_gather4_c_lz v[0:3], [v152, v0, v255, v0], s[72:79], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY dlc // aa043cf19800720300ff0000
image_gather4_c_lz v[183:186], [v173, v255, v201, v0], s[20:27], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 2a883cf1adb70500ffc90000
image_gather4_c_lz_o v[0:3], v[28:35], s[0:7], s[60:63] dmask:0x2 dim:SQ_RSRC_IMG_3D r128 // image_gather4_c_lz_o v[0:3], v[28:32], s[0:7], s[60:63] dmask:0x2 dim:SQ_RSRC_IMG_3D r128 // 10827cf11c00e001
image_gather4_c_lz_o v[70:73], v[21:24], s[76:83], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D slc r128 // 08817cf315467303
image_gather4_c_lz_o v[251:255], v[154:156], ttmp[0:7], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D tfe // 00047df19afb7b03
image_gather4_c_o v[121:124], v[158:165], s[64:71], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc // image_gather4_c_o v[121:124], v[158:162], s[64:71], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc // 282160f19e799000
image_gather4_c_o v[0:3], v[109:112], s[36:43], s[96:99] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 200260f16d000903
image_gather4_c_o v[0:3], v[208:215], s[32:39], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // image_gather4_c_o v[0:3], v[208:212], s[32:39], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 280160f1d000e800
image_gather4_cl v[194:198], [v121, v162, v0], s[24:31], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe lwe // 0a0107f179c20600a2000000
image_gather4_cl v[0:3], v[5:6], s[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_2D glc a16 // 082104f105002043
image_gather4_cl v[225:228], v[211:214], s[92:99], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_3D unorm glc slc dlc // 903404f3d3e1b702
image_gather4_cl_o v[228:231], v[252:255], s[28:35], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D slc // 080244f3fce46703
image_gather4_cl_o v[161:162], v[248:255], s[56:63], s[100:103] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY slc d16 // image_gather4_cl_o v[161:162], v[248:252], s[56:63], s[100:103] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY slc d16 // 280244f3f8a12e83
image_gather4_cl_o v[66:69], v[251:255], s[96:103], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_3D dlc // 900844f1fb421800
image_gather4_l v[100:103], v[220:222], s[0:7], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY // 200810f1dc642003
image_gather4_l v[57:61], v[34:36], s[96:103], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_2D tfe lwe // 080813f122393803
image_gather4_l v[68:71], [v244, v78, v1, v11], s[4:11], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_CUBE dlc // 9a0410f1f44401004e010b00
image_gather4_l_o v[196:199], [v190, v233, v7, v110, v78], s[0:7], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 2a0450f1bec48000e9076e4e
image_gather4_l_o v[132:136], v[37:41], s[0:7], s[8:11] dmask:0x8 dim:SQ_RSRC_IMG_CUBE unorm tfe // 181851f125844000
image_gather4_l_o v[44:47], [v15, v163, v126], s[60:67], s[72:75] dmask:0x2 dim:SQ_RSRC_IMG_CUBE glc a16 // 1a2250f10f2c4f42a37e0000
image_gather4_lz v[153:156], [v0, v0], s[96:103], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_CUBE unorm dlc a16 // 9a181cf10099184000000000
image_gather4_lz v[127:130], [v24, v173], s[68:75], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D glc lwe // 0a281ef1187f7103ad000000
image_gather4_lz v[56:59], [v166, v166], s[8:15], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D dlc // 8a081cf1a6386203a6000000
image_gather4_lz_o v[175:179], v[26:29], s[84:91], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_3D glc tfe // 10245df11aaf7502
image_gather4_lz_o v[33:36], v[47:49], s[16:23], s[100:103] dmask:0x2 dim:SQ_RSRC_IMG_2D unorm glc lwe // 08325ef12f212403
image_gather4_lz_o v[42:45], v[0:3], ttmp[0:7], s[56:59] dmask:0x1 dim:SQ_RSRC_IMG_3D // 10015cf1002adb01
image_gather4_o v[82:85], v[254:255], s[40:47], s[56:59] dmask:0x4 dim:SQ_RSRC_IMG_1D slc // 000440f3fe52ca01
image_gather4_o v[77:78], [v10, v73, v130, v208], s[44:51], s[0:3] dmask:0x8 dim:SQ_RSRC_IMG_3D dlc r128 d16 // 928840f10a4d0b804982d000
image_gather4_o v[14:17], [v116, v0, v154, v0], s[28:35], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_CUBE unorm // 1a1140f1740ec700009a0000
image_gather4h v[73:76], [v255, v200, v0], s[44:51], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_CUBE unorm slc dlc // 9a1884f3ff492b03c8000000
image_gather4h v[197:200], v15, s[96:103], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY r128 a16 // 208484f10fc5f842
image_gather4h v[252:255], v[250:251], s[0:7], s[48:51] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY unorm glc slc a16 // 283484f3fafc8041
image_get_lod v[247:250], v[205:206], s[68:75], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE slc a16 // 180f80f3cdf77143
image_get_lod v[71:72], v34, s[28:35], s[24:27] dmask:0x3 dim:SQ_RSRC_IMG_1D // 000380f12247c700
image_get_lod v[180:182], [v65, v90, v255], s[40:47], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_3D // 120780f141b42a025aff0000
image_get_resinfo v63, v95, s[80:87] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm glc // 203138f05f3f1400
image_get_resinfo v10, v132, s[84:91] dmask:0x1 dim:2D   // image_get_resinfo v10, v132, s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D // 080138f0840a1500
image_get_resinfo v12, v220, s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm r128 a16 // 389138f0dc0c1840
image_load v[0:2], v[160:162], s[96:103] dmask:0x7 dim:CUBE glc slc r128 // image_load v[0:2], v[160:162], s[96:103] dmask:0x7 dim:SQ_RSRC_IMG_CUBE glc slc r128 // 18a700f2a0001800
image_load v[253:255], [v19, v114, v120], s[72:79] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY glc slc // 2a2700f213fd120072780000
image_load v[188:192], [v127, v0, v46], s[44:51] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA glc slc dlc tfe // b22f01f27fbc0b00002e0000
image_load_mip v[198:199], [v133, v206, v137, v192], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA glc slc r128 // 32a304f285c61b00ce89c000
image_load_mip v[5:7], v[0:1], ttmp[0:7] dmask:0x7 dim:SQ_RSRC_IMG_1D unorm glc slc // 003704f200051b00
image_load_mip v[158:159], [v96, v206], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm r128 a16 // 129304f0609e0040ce000000
image_load_mip_pck v[126:128], v[197:200], s[40:47] dmask:0x7 dim:2D_MSAA glc r128 // image_load_mip_pck v[126:128], v[197:200], s[40:47] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA glc r128 // 30a710f0c57e0a00
image_load_mip_pck v[73:76], [v77, v27, v146, v101], s[68:75] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA slc r128 tfe // 328711f24d4911001b926500
image_load_mip_pck v94, [v189, v107, v0, v255], s[92:99] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 2a0110f0bd5e17006b00ff00
image_load_mip_pck_sgn v[0:1], v[253:255], s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY // 200314f0fd000400
image_load_mip_pck_sgn v[181:182], v[0:3], s[52:59] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA unorm // 301314f000b50d00
image_load_mip_pck_sgn v92, v[235:237], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 200114f0eb5c0400
image_load_pck v[4:7], [v80, v0, v12], s[56:63] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 2a0f08f050040e00000c0000
image_load_pck v[107:108], v[226:228], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 288308f0e26b1800
image_load_pck v[177:181], [v84, v161, v200], s[44:51] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA unorm glc slc dlc tfe // b23f09f254b10b00a1c80000
image_load_pck_sgn v[205:206], [v180, v49, v35, v255], s[32:39] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc slc // 3a230cf2b4cd08003123ff00
image_load_pck_sgn v[60:61], [v191, v120, v92], s[96:103] dmask:0x3 dim:2D_MSAA // image_load_pck_sgn v[60:61], [v191, v120, v92], s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 32030cf0bf3c1800785c0000
image_load_pck_sgn v[68:70], v[162:163], s[12:19] dmask:0x7 dim:1D_ARRAY glc // image_load_pck_sgn v[68:70], v[162:163], s[12:19] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc // 20270cf0a2440300
image_sample v[50:52], [v200, v29], s[96:103], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_3D a16 lwe // 120782f0c832d8421d000000
image_sample v[112:115], [v99, v183], s[64:71], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY lwe // 220f82f063701002b7000000
image_sample v[179:180], v237, s[28:35], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_1D d16 // 000780f0edb3c782
image_sample_b v[1:2], v[139:142], s[88:95], s[64:67] dmask:0x3 dim:SQ_RSRC_IMG_3D // 100394f08b011602
image_sample_b v[125:126], [v0, v223, v249, v190], s[92:99], s[24:27] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 1a0394f0007dd700dff9be00
image_sample_b v[0:1], [v127, v58, v225], s[36:43], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_2D glc tfe // 0a2195f07f00a9013ae10000
image_sample_b_cl v[162:165], [v152, v97, v55, v191], ttmp[0:7], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0a0f98f098a29b006137bf00
image_sample_b_cl v201, [v0, v70, v182, v0, v76], s[20:27], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc dlc // aa2198f000c9250346b6004c
image_sample_b_cl v60, [v190, v39, v194, v77], s[0:7], s[64:67] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY d16 // 220398f0be3c008227c24d00
image_sample_b_cl_o v[146:149], [v242, v102, v250, v84, v204], s[32:39], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY r128 // 228fd8f0f292680266fa54cc
image_sample_b_cl_o v[122:123], v[53:58], s[96:103], s[92:95] dmask:0x3 dim:SQ_RSRC_IMG_CUBE slc // 1803d8f2357af802
image_sample_b_cl_o v[145:146], [v84, v137, v255, v172, v210, v255], s[96:103], s[36:39] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc // 1c23d8f05491380189ffacd2ff000000
image_sample_b_o v[88:90], [v217, v255, v28, v166], s[96:103], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D r128 // 0a87d4f0d9587803ff1ca600
image_sample_b_o v22, [v39, v108, v20, v38], s[72:79], s[20:23] dmask:0x3 dim:SQ_RSRC_IMG_2D lwe d16 // 0a03d6f02716b2806c142600
image_sample_b_o v[49:50], v[64:71], s[24:31], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY slc dlc // image_sample_b_o v[49:50], v[64:68], s[24:31], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY slc dlc // a803d4f240310600
image_sample_c v250, v[252:255], s[56:63], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 1801a0f0fcfa0e00
image_sample_c v[169:171], v[156:159], s[16:23], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE glc // 1827a0f09ca90400
image_sample_c v[219:223], v[108:110], s[36:43], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D unorm slc tfe // 081fa1f26cdb6903
image_sample_c_b v168, [v201, v93, v99, v15], s[72:79], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D glc lwe // 0a21b6f0c9a872035d630f00
image_sample_c_b v[7:9], v[135:138], s[60:67], s[32:35] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY dlc r128 tfe lwe // a083b7f087070f01
image_sample_c_b v[203:206], v[233:236], s[88:95], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D tfe // 0807b5f0e9cb7603
image_sample_c_b_cl v223, v[251:255], s[0:7], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 2001b8f0fbdf8002
image_sample_c_b_cl v[64:66], v[252:255], s[76:83], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D dlc a16 // 8807b8f0fc401340
image_sample_c_b_cl v[182:185], [v0, v189, v188, v72, v197, v0], s[96:103], s[36:39] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 2c0fb8f000b63801bdbc48c500000000
image_sample_c_b_cl_o v[172:173], v[25:30], s[56:63], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_2D slc d16 // 0807f8f219ac0e83
image_sample_c_b_cl_o v[120:121], v[163:170], s[96:103], s[80:83] dmask:0x3 dim:SQ_RSRC_IMG_3D // image_sample_c_b_cl_o v[120:121], v[163:169], s[96:103], s[80:83] dmask:0x3 dim:SQ_RSRC_IMG_3D // 1003f8f0a3789802
image_sample_c_b_cl_o v[151:154], v[144:150], s[72:79], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D lwe // 100ffaf090977203
image_sample_c_b_o v[95:96], v[0:4], s[60:67], s[96:99] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY lwe // 2003f6f0005f0f03
image_sample_c_b_o v[81:82], v[84:89], s[0:7], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc r128 // 18a3f4f254514001
image_sample_c_b_o v[115:118], v[45:50], s[36:43], s[92:95] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 280ff4f02d73e902
image_sample_c_cd v[105:106], v[77:80], s[84:91], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_1D tfe // 0001a9f14d691501
image_sample_c_cd v151, [v73, v176, v255, v0, v255, v251, v45, v255, v101, v145], s[44:51], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_3D d16 // 1603a8f149974b81b0ff00fffb2dff6591000000
image_sample_c_cd v34, [v19, v89, v255, v24, v89, v90, v213, v253], s[60:67], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc // 2c21a8f113220f0059ff18595ad5fd00
image_sample_c_cd_cl v[181:183], [v255, v135, v203, v74, v255, v132], s[60:67], s[24:27] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc // 2427acf1ffb5cf0087cb4aff84000000
image_sample_c_cd_cl v[0:2], v[173:181], s[88:95], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm glc tfe d16 // 1837adf1ad003681
image_sample_c_cd_cl_g16 v[0:3], [v69, v189, v198, v255, v197, v47, v186, v6, v210], s[16:23], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_3D glc // 152facf145002402bdc6ffc52fba06d2
image_sample_c_cd_cl_g16 v255, [v125, v163, v32, v22, v239, v33, v99], s[32:39], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_CUBE d16 // 1d03acf17dff2883a32016ef21630000
image_sample_c_cd_cl_g16 v162, [v186, v80, v255, v59, v185, v7, v233], s[72:79], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 2d01acf1baa2b20150ff3bb907e90000
image_sample_c_cd_cl_o v[96:99], [v0, v255, v0, v0, v0, v222, v130, v0, v204, v160], s[0:7], s[24:27] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY dlc r128 // ae8fbcf10060c000ff000000de8200cca0000000
image_sample_c_cd_cl_o v255, [v61, v0, v89, v182, v255, v139], s[16:23], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_1D glc dlc r128 lwe // 84a1bef13dff64000059b6ff8b000000
image_sample_c_cd_cl_o v255, v[122:130], ttmp[0:7], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_2D glc lwe // 0821bef17aff9b02
image_sample_c_cd_cl_o_g16 v237, v[0:9], s[96:103], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm // 1111bcf100edb801
image_sample_c_cd_cl_o_g16 v69, v[146:153], s[16:23], s[60:63] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc dlc lwe // 9901bef39245e401
image_sample_c_cd_cl_o_g16 v[252:255], [v147, v0, v133, v71, v255, v73, v50, v94], s[24:31], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm slc // 1d1fbcf393fc6603008547ff49325e00
image_sample_c_cd_g16 v[142:144], [v0, v0, v54, v202], s[48:55], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D // 0307a8f1008e6c030036ca00
image_sample_c_cd_g16 v255, v[141:148], s[68:75], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_CUBE d16 // image_sample_c_cd_g16 v255, v[141:146], s[68:75], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_CUBE d16 // 1903a8f18dff9180
image_sample_c_cd_g16 v[253:255], v[24:28], s[0:7], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm tfe d16 // 211fa9f118fd6083
image_sample_c_cd_o v255, [v85, v226, v152, v85, v191], s[80:87], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_1D slc // 0201b8f355ff7400e29855bf
image_sample_c_cd_o v[97:98], v[0:5], s[28:35], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc tfe // a001b9f300616703
image_sample_c_cd_o v0, v[141:148], s[88:95], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D glc // image_sample_c_cd_o v0, v[141:145], s[88:95], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D glc // 0021b8f18d007603
image_sample_c_cd_o_g16 v[147:149], [v190, v170, v127, v224, v255, v0, v236, v11, v225], s[40:47], s[24:27] dmask:0x7 dim:SQ_RSRC_IMG_3D // 1507b8f1be93ca00aa7fe0ff00ec0be1
image_sample_c_cd_o_g16 v[23:25], v[181:186], s[96:103], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 2107b8f1b5173802
image_sample_c_cd_o_g16 v70, [v26, v33, v191, v94, v195], s[96:103], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D slc lwe d16 // 0303baf31a46788321bf5ec3
image_sample_c_cl v[117:119], v[159:163], s[96:103], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm // 1817a4f09f751800
image_sample_c_cl v[253:255], v[211:213], s[28:35], s[76:79] dmask:0x7 dim:SQ_RSRC_IMG_1D glc slc // 0027a4f2d3fd6702
image_sample_c_cl v[187:188], [v225, v125, v128, v61], s[60:67], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_2D glc // 0a23a4f0e1bb6f037d803d00
image_sample_c_cl_o v[30:32], v[157:160], s[12:19], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D r128 // 0087e4f09d1e0300
image_sample_c_cl_o v[157:158], v[150:155], s[24:31], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_3D dlc // 9003e4f0969d8601
image_sample_c_cl_o v[120:122], v[226:230], s[36:43], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY slc // 2007e4f2e2786903
image_sample_c_d v0, v[11:18], s[72:79], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 2881a8f00b001200
image_sample_c_d v[0:2], [v255, v34, v97, v215, v218, v119, v204, v201], s[64:71], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE // 1c07a8f0ff0010002261d7da77ccc900
image_sample_c_d_cl v[58:59], v[163:170], ttmp[0:7], s[60:63] dmask:0x3 dim:SQ_RSRC_IMG_2D glc dlc a16 // image_sample_c_d_cl v[58:59], v[163:169], ttmp[0:7], s[60:63] dmask:0x3 dim:SQ_RSRC_IMG_2D glc dlc a16 // 8823acf0a33afb41
image_sample_c_d_cl v116, v[192:199], s[48:55], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc slc lwe // 0821aef2c0742c00
image_sample_c_d_cl v61, v[250:255], s[96:103], s[72:75] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 2001acf0fa3d5802
image_sample_c_d_cl_g16 v0, v[0:5], s[76:83], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 2101acf000003303
image_sample_c_d_cl_g16 v[8:11], [v123, v137, v41, v66, v123, v32, v152], s[56:63], s[48:51] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 1d0facf07b088e018929427b20980000
image_sample_c_d_cl_g16 v[76:80], v[43:50], s[32:39], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY r128 tfe // image_sample_c_d_cl_g16 v[76:80], v[43:49], s[32:39], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY r128 tfe // 298fadf02b4c2803
image_sample_c_d_cl_o v[16:18], v[39:46], s[32:39], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc r128 a16 tfe // image_sample_c_d_cl_o v[16:18], v[39:43], s[32:39], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc r128 a16 tfe // 8083edf027106843
image_sample_c_d_cl_o v[190:191], [v132, v28, v56, v139, v9], s[0:7], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 tfe // 0201edf084be00401c388b09
image_sample_c_d_cl_o v2, [v229, v0, v178, v48, v33, v200, v181], ttmp[0:7], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc // a401ecf2e5021b0100b23021c8b50000
image_sample_c_d_cl_o_g16 v[0:2], v[194:201], s[28:35], s[60:63] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY // 2907ecf0c200e701
image_sample_c_d_cl_o_g16 v66, v[88:93], s[20:27], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_CUBE a16 d16 // 1903ecf0584205c0
image_sample_c_d_cl_o_g16 v[108:111], [v216, v255, v179, v236, v151, v155, v232, v103], s[56:63], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY slc tfe // 2d07edf2d86cae01ffb3ec979be86700
image_sample_c_d_g16 v[210:213], v[55:62], s[64:71], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // image_sample_c_d_g16 v[210:213], v[55:59], s[64:71], s[12:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // 210fa8f037d27000
image_sample_c_d_g16 v[205:207], v[0:4], s[4:11], s[44:47] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm r128 a16 // 2997a8f000cd6141
image_sample_c_d_g16 v[167:170], v[202:206], s[76:83], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm glc // 213fa8f0caa73303
image_sample_c_d_o v[100:103], [v189, v15, v237, v121, v0], s[40:47], s[80:83] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY slc a16 // 220fe8f2bd648a420fed7900
image_sample_c_d_o v235, [v182, v75, v90, v218, v197], s[80:87], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 // 0201e8f0b6ebd4404b5adac5
image_sample_c_d_o v[206:210], [v74, v205, v209, v214, v255, v0, v129, v3], s[40:47], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_2D tfe // 0c0fe9f04ace4a02cdd1d6ff00810300
image_sample_c_d_o_g16 v[27:30], v[50:54], s[96:103], s[40:43] dmask:0x7 dim:SQ_RSRC_IMG_1D dlc a16 tfe // 8107e9f0321b5841
image_sample_c_d_o_g16 v[225:227], v[139:145], s[96:103], s[72:75] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY glc dlc r128 // a9a7e8f08be15802
image_sample_c_d_o_g16 v7, v[117:122], s[28:35], s[8:11] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm glc d16 // 0933e8f075074780
image_sample_c_l v[0:2], v[99:106], s[0:7], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_3D glc slc tfe lwe d16 // image_sample_c_l v[0:2], v[99:103], s[0:7], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_3D glc slc tfe lwe d16 // 102fb3f263002083
image_sample_c_l v[234:236], v[0:7], s[0:7], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_CUBE dlc lwe // image_sample_c_l v[234:236], v[0:4], s[0:7], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_CUBE dlc lwe // 9807b2f000ea8002
image_sample_c_l v[6:9], v[103:110], s[0:7], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY lwe // image_sample_c_l v[6:9], v[103:107], s[0:7], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY lwe // 280fb2f067060000
image_sample_c_l_o v[4:8], v[109:114], s[32:39], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY slc dlc tfe // a80ff1f26d048800
image_sample_c_l_o v125, v[38:43], s[96:103], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc slc // 1821f0f2267d1802
image_sample_c_l_o v[238:241], [v135, v67, v29, v177, v175], s[76:83], s[56:59] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm dlc lwe // a21ff2f087eed301431db1af
image_sample_c_lz v[0:2], v[110:112], s[0:7], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY dlc // a007bcf06e000003
image_sample_c_lz v66, [v160, v225, v129], s[8:15], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_2D // 0a01bcf0a0422202e1810000
image_sample_c_lz v[99:102], [v0, v255, v67], ttmp[0:7], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY glc // 222fbcf000631b01ff430000
image_sample_c_lz_o v0, [v146, v235, v39], s[60:67], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 0201fcf092006f00eb270000
image_sample_c_lz_o v[254:255], [v201, v247, v4, v175], ttmp[0:7], s[60:63] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY d16 // 2207fcf0c9fefb81f704af00
image_sample_c_lz_o v[0:2], [v128, v255, v115, v132], s[16:23], s[56:59] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY unorm dlc r128 a16 tfe // aa93fdf08000c441ff738400
image_sample_c_o v[74:76], [v183, v39, v60, v255, v217], s[16:23], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY // 2a07e0f0b74ae400273cffd9
image_sample_c_o v[253:255], v[248:255], s[96:103], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_3D glc // image_sample_c_o v[253:255], v[248:252], s[96:103], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_3D glc // 1027e0f0f8fdf800
image_sample_c_o v142, v[18:22], s[20:27], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY d16 // 2803e0f0128e2583
image_sample_cd v[47:49], [v38, v0, v0, v255, v75, v167, v191], s[44:51], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY // 2c07a0f1262f0b000000ff4ba7bf0000
image_sample_cd v[52:53], [v37, v144, v79], s[4:11], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D glc d16 // 0227a0f125340180904f0000
image_sample_cd v[5:8], [v33, v134, v245, v5, v255], ttmp[0:7], s[52:55] dmask:0xf dim:SQ_RSRC_IMG_2D glc a16 // 0a2fa0f12105bb4186f505ff
image_sample_cd_cl v[73:76], [v208, v0, v50, v179, v149], s[44:51], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // 220fa4f1d0492b030032b395
image_sample_cd_cl v[117:119], v[0:7], s[96:103], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D glc r128 tfe d16 // image_sample_cd_cl v[117:119], v[0:6], s[96:103], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D glc r128 tfe d16 // 08afa5f100759880
image_sample_cd_cl v179, [v216, v16, v65, v255, v97, v255, v124, v63], s[0:7], s[96:99] dmask:0x1 dim:SQ_RSRC_IMG_3D dlc a16 // 9401a4f1d8b300431041ff61ff7c3f00
image_sample_cd_cl_g16 v124, [v114, v125, v107, v139, v76, v101], s[28:35], s[76:79] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc d16 // 2d21a4f1727c67827d6b8b4c65000000
image_sample_cd_cl_g16 v[208:209], v[212:219], s[24:31], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe d16 // image_sample_cd_cl_g16 v[208:209], v[212:216], s[24:31], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe d16 // 0901a5f1d4d02680
image_sample_cd_cl_g16 v[0:2], v[250:255], s[72:79], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm // 2917a4f1fa003203
image_sample_cd_cl_o v177, v[236:243], s[36:43], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // image_sample_cd_cl_o v177, v[236:241], s[36:43], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 2001b4f1ecb1a902
image_sample_cd_cl_o v[39:42], v[0:10], s[24:31], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_3D dlc // 900fb4f100270602
image_sample_cd_cl_o v39, v[105:111], s[44:51], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY dlc a16 // a801b4f169270b40
image_sample_cd_cl_o_g16 v66, v[62:70], s[0:7], s[92:95] dmask:0x1 dim:SQ_RSRC_IMG_3D glc // 1121b4f13e42e002
image_sample_cd_cl_o_g16 v42, v[88:95], s[84:91], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // image_sample_cd_cl_o_g16 v42, v[88:92], s[84:91], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 0101b4f1582a9500
image_sample_cd_cl_o_g16 v144, v[237:244], s[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE lwe // image_sample_cd_cl_o_g16 v144, v[237:243], s[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE lwe // 1901b6f1ed902003
image_sample_cd_g16 v128, [v3, v177, v186, v0], s[0:7], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_2D // 0b01a0f103800001b1ba0000
image_sample_cd_g16 v[229:230], v[113:115], s[36:43], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_1D d16 // 010fa0f171e52982
image_sample_cd_g16 v71, v[32:36], s[96:103], s[52:55] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY d16 // 2903a0f12047b881
image_sample_cd_o v[72:73], v[132:135], ttmp[0:7], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_1D lwe // 0003b2f184489b01
image_sample_cd_o v[67:70], v[47:53], s[0:7], s[60:63] dmask:0xf dim:SQ_RSRC_IMG_2D // 080fb0f12f43e001
image_sample_cd_o v[0:3], v[147:154], s[0:7], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_CUBE slc r128 lwe // 188fb2f393002003
image_sample_cd_o_g16 v[254:255], v[248:255], s[76:83], s[52:55] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm // 1113b0f1f8feb301
image_sample_cd_o_g16 v[151:155], [v0, v194, v248, v0, v205, v0, v222, v15], s[0:7], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_3D slc tfe // 150fb1f300972003c2f800cd00de0f00
image_sample_cd_o_g16 v[225:226], v[78:82], s[12:19], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY d16 // 210fb0f14ee10382
image_sample_cl v[30:32], v[5:6], s[96:103], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY slc a16 // 200784f2051e9842
image_sample_cl v[155:157], [v235, v252, v131, v163], s[68:75], s[8:11] dmask:0x7 dim:SQ_RSRC_IMG_3D glc dlc // 922784f0eb9b5100fc83a300
image_sample_cl v[112:115], [v26, v98, v255], s[56:63], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_2D unorm tfe // 0a1785f01a70ae0162ff0000
image_sample_cl_o v[139:142], v[22:26], s[24:31], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY slc dlc // a80fc4f2168b6603
image_sample_cl_o v[253:255], v[45:48], ttmp[0:7], s[32:35] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 2007c4f02dfd1b01
image_sample_cl_o v96, v[101:108], s[16:23], s[96:99] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm // image_sample_cl_o v96, v[101:105], s[16:23], s[96:99] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm // 2811c4f065600403
image_sample_d v[107:108], [v33, v0, v89, v38, v173, v232, v152, v67], s[96:103], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_3D glc a16 d16 // 142788f0216b78c3005926ade8984300
image_sample_d v[230:233], v[0:2], s[36:43], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_1D unorm glc // 003f88f000e62903
image_sample_d_cl v[26:27], v[26:29], s[28:35], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_1D lwe // 00038ef01a1a4701
image_sample_d_cl v[203:205], v[250:255], s[40:47], s[48:51] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 28078cf0facb8a41
image_sample_d_cl v[82:85], v[249:255], s[28:35], s[96:99] dmask:0xf dim:SQ_RSRC_IMG_2D lwe // 080f8ef0f9520703
image_sample_d_cl_g16 v215, v[229:232], s[16:23], s[76:79] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc a16 // 29218cf0e5d76442
image_sample_d_cl_g16 v[228:229], v[47:51], s[96:103], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D glc // 09238cf02fe43803
image_sample_d_cl_o v79, v[57:64], ttmp[0:7], s[96:99] dmask:0x1 dim:SQ_RSRC_IMG_2D // 0801ccf0394f1b03
image_sample_d_cl_o v[253:255], [v143, v87, v211, v0, v255, v16, v48, v35, v5], s[68:75], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY // 2c07ccf08ffdb10057d300ff10302305
image_sample_d_cl_o v[252:255], [v73, v212, v137, v90, v237, v246, v127, v63], s[36:43], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0fccf049fc0900d4895aedf67f3f00
image_sample_d_cl_o_g16 v[12:14], [v73, v167, v40, v190, v126, v0, v0], s[0:7], s[72:75] dmask:0x7 dim:SQ_RSRC_IMG_CUBE dlc r128 // 9d87ccf0490c4002a728be7e00000000
image_sample_d_cl_o_g16 v[0:2], [v143, v208, v188, v29, v197, v195, v113, v240, v37], s[12:19], s[92:95] dmask:0x3 dim:SQ_RSRC_IMG_3D glc dlc tfe // 9523cdf08f00e302d0bc1dc5c371f025
image_sample_d_cl_o_g16 v174, v[177:183], s[8:15], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_CUBE d16 // 1903ccf0b1ae2283
image_sample_d_g16 v[16:19], [v59, v30, v142, v255, v182], s[88:95], s[36:39] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 2b0f88f03b1036011e8effb6
image_sample_d_g16 v[239:242], v[106:109], s[84:91], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY dlc // a10f88f06aef1500
image_sample_d_g16 v118, v[139:146], s[88:95], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc // image_sample_d_g16 v118, v[139:143], s[88:95], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc // 192188f08b763601
image_sample_d_o v[254:255], [v68, v14, v193, v73, v0, v88, v164, v0, v255, v15], s[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D tfe // 1601c9f044fe60030ec1490058a400ff0f000000
image_sample_d_o v[252:255], [v246, v173, v153, v203, v42, v253, v78], s[56:63], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0fc8f0f6fc2e03ad99cb2afd4e0000
image_sample_d_o v199, v[251:255], s[96:103], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc slc r128 // 20a1c8f2fbc71800
image_sample_d_o_g16 v[14:16], v[183:187], ttmp[0:7], s[76:79] dmask:0x7 dim:SQ_RSRC_IMG_2D dlc // 8907c8f0b70e7b02
image_sample_d_o_g16 v[92:94], [v38, v175, v160, v255, v176], s[96:103], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_2D glc dlc // 8b27c8f0265c3803afa0ffb0
image_sample_d_o_g16 v[241:244], v[208:215], s[24:31], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc r128 tfe // image_sample_d_o_g16 v[241:244], v[208:212], s[24:31], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc r128 tfe // 21a7c9f2d0f1c602
image_sample_l v[196:199], [v53, v86, v250, v140], s[28:35], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_3D glc // 122f90f035c4c70256fa8c00
image_sample_l v224, [v187, v41, v0, v245], s[4:11], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc // 1a2190f0bbe081022900f500
image_sample_l v[76:77], [v137, v49], s[44:51], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm tfe lwe // 021193f0894cab0031000000
image_sample_l_o v61, [v50, v138, v0], s[0:7], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D // 0201d0f0323d20038a000000
image_sample_l_o v[219:223], v[0:3], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY dlc tfe // a00fd1f000db4000
image_sample_l_o v[110:113], [v41, v233, v229, v229, v0], s[12:19], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE tfe // 1a07d1f0296e0300e9e5e500
image_sample_lz v[235:237], v[254:255], ttmp[0:7], s[64:67] dmask:0xf dim:SQ_RSRC_IMG_2D dlc tfe d16 // 880f9df0feeb1b82
image_sample_lz v[85:86], [v204, v198, v182], s[8:15], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY glc // 2a239cf0cc552203c6b60000
image_sample_lz v[250:253], v[253:255], s[0:7], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D slc // 100f9cf2fdfa0000
image_sample_lz_o v[37:39], [v8, v127, v0], s[12:19], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_3D glc a16 // 1227dcf0082563437f000000
image_sample_lz_o v[102:106], v[95:97], s[0:7], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY slc dlc tfe lwe // a00fdff25f664002
image_sample_lz_o v[64:65], v[23:25], s[92:99], s[0:3] dmask:0x3 dim:SQ_RSRC_IMG_3D r128 a16 lwe // 1083def017401740
image_sample_o v[126:129], [v226, v235, v82, v230], s[0:7], s[76:79] dmask:0x7 dim:SQ_RSRC_IMG_CUBE r128 tfe // 1a87c1f0e27e6002eb52e600
image_sample_o v[176:179], v[46:47], s[84:91], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_1D a16 // 000fc0f02eb07543
image_sample_o v[137:140], [v255, v191], s[96:103], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_1D // 020fc0f0ff89d802bf000000
image_store v[188:189], [v76, v137], s[12:19] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 d16 // 3a0720f04cbc03c089000000
image_store v[0:1], v[254:255], s[56:63] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY slc tfe // 200121f2fe000e00
image_store v[5:7], [v160, v0], ttmp[0:7] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY unorm dlc a16 // aa1720f0a0051b4000000000
image_store_mip v87, [v144, v62], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D slc d16 // 020324f290571b803e000000
image_store_mip v[252:255], v[252:253], s[96:103] dmask:0xf dim:2D_MSAA r128 a16 // image_store_mip v[252:255], v[252:253], s[96:103] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA r128 a16 // 308f24f0fcfc1840
image_store_mip v213, v[254:255], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_1D dlc lwe // 800126f0fed50400
image_store_mip_pck v[61:63], [v255, v238], ttmp[0:7] dmask:0x7 dim:3D glc a16 // image_store_mip_pck v[61:63], [v255, v238], ttmp[0:7] dmask:0x7 dim:SQ_RSRC_IMG_3D glc a16 // 12272cf0ff3d1b40ee000000
image_store_mip_pck v[152:153], v[224:225], s[76:83] dmask:0x3 dim:SQ_RSRC_IMG_1D unorm slc // 00132cf2e0981300
image_store_mip_pck v[148:151], [v0, v5, v0, v92], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D // 120f2cf00094020005005c00
image_store_pck v168, v[238:240], s[0:7] dmask:0x1 dim:3D unorm // image_store_pck v168, v[238:240], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm // 101128f0eea80000
image_store_pck v[6:9], v[128:129], s[64:71] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA slc r128 a16 tfe // 308729f280061040
image_store_pck v[252:255], v[21:22], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D slc // 080f28f215fc1b00
