image_atomic_add v[72:73], v[23:24], s[8:15] dmask:0x3 unorm glc // image_atomic_add v[72:73], v23, s[8:15] dmask:0x3 unorm glc // 003348f017480200
image_atomic_and v255, v69, s[0:7] dmask:0x1 glc         // 002160f045ff0000
image_atomic_cmpswap v[53:56], v[254:255], s[40:47] dmask:0xf // image_atomic_cmpswap v[53:56], v254, s[40:47] dmask:0xf // 000f44f0fe350a00
image_atomic_dec v[78:79], v96, s[24:31] dmask:0x3 glc slc // 002370f2604e0600
image_atomic_inc v[53:54], v[63:65], s[60:67] dmask:0x1 glc tfe lwe // image_atomic_inc v[53:54], v63, s[60:67] dmask:0x1 glc tfe lwe // 00216ff03f350f00
image_atomic_or v[90:91], v[190:193], ttmp[0:7] dmask:0x3 // image_atomic_or v[90:91], v190, ttmp[0:7] dmask:0x3 // 000364f0be5a1c00
image_atomic_smax v[171:172], v[208:210], s[36:43] dmask:0x3 da // image_atomic_smax v[171:172], v208, s[36:43] dmask:0x3 da // 004358f0d0ab0900
image_atomic_smin v[136:137], v78, s[92:99] dmask:0x3    // 000350f04e881700
image_atomic_sub v0, v[241:244], s[72:79] dmask:0x1      // image_atomic_sub v0, v241, s[72:79] dmask:0x1 // 00014cf0f1001200
image_atomic_swap v205, v[70:73], s[52:59] dmask:0x1     // image_atomic_swap v205, v70, s[52:59] dmask:0x1 // 000140f046cd0d00
image_atomic_umax v36, v[163:166], s[40:47] dmask:0x1 da // image_atomic_umax v36, v163, s[40:47] dmask:0x1 da // 00415cf0a3240a00
image_atomic_umin v113, v255, s[60:67] dmask:0x1         // 000154f0ff710f00
image_atomic_xor v25, v[225:228], s[92:99] dmask:0x1     // image_atomic_xor v25, v225, s[92:99] dmask:0x1 // 000168f0e1191700
image_gather4 v[34:37], v[99:101], s[68:75], s[84:87] dmask:0x2 unorm lwe // image_gather4 v[34:37], v99, s[68:75], s[84:87] dmask:0x2 unorm lwe // 001202f16322b102
image_gather4_b v[154:158], v[233:234], s[92:99], s[20:23] dmask:0x4 tfe // 000415f1e99ab700
image_gather4_b_cl v[167:170], v[246:253], s[0:7], s[48:51] dmask:0x2 // image_gather4_b_cl v[167:170], v[246:247], s[0:7], s[48:51] dmask:0x2 // 000218f1f6a78001
image_gather4_b_cl_o v[200:203], v[186:189], s[56:63], s[8:11] dmask:0x2 r128 // image_gather4_b_cl_o v[200:203], v[186:188], s[56:63], s[8:11] dmask:0x2 r128 // 008258f1bac84e00
image_gather4_b_o v[241:244], v[25:29], ttmp[0:7], s[0:3] dmask:0x1 lwe // image_gather4_b_o v[241:244], v[25:27], ttmp[0:7], s[0:3] dmask:0x1 lwe // 000156f119f11c00
image_gather4_c v[134:137], v[105:107], s[84:91], s[76:79] dmask:0x8 glc // image_gather4_c v[134:137], v[105:106], s[84:91], s[76:79] dmask:0x8 glc // 002820f169867502
image_gather4_c_b v[158:161], v[51:58], s[92:99], ttmp[0:3] dmask:0x2 unorm slc // image_gather4_c_b v[158:161], v[51:53], s[92:99], ttmp[0:3] dmask:0x2 unorm slc // 001234f3339e9703
image_gather4_c_b_cl v[0:3], v[27:30], s[52:59], s[64:67] dmask:0x8 slc da // image_gather4_c_b_cl v[0:3], v[27:29], s[52:59], s[64:67] dmask:0x8 slc da // 004838f31b000d02
image_gather4_c_b_cl_o v[197:200], v[224:230], s[24:31], ttmp[0:3] dmask:0x4 slc // image_gather4_c_b_cl_o v[197:200], v[224:227], s[24:31], ttmp[0:3] dmask:0x4 slc // 000478f3e0c58603
image_gather4_c_b_o v[150:153], v[170:173], s[32:39], s[20:23] dmask:0x8 unorm r128 da // 00d874f1aa96a800
image_gather4_c_cl v[15:18], v[2:9], s[92:99], s[96:99] dmask:0x8 glc slc da // image_gather4_c_cl v[15:18], v[2:3], s[92:99], s[96:99] dmask:0x8 glc slc da // 006824f3020f1703
image_gather4_c_cl_o v[160:163], v[0:5], s[24:31], s[28:31] dmask:0x1 glc // image_gather4_c_cl_o v[160:163], v[0:2], s[24:31], s[28:31] dmask:0x1 glc // 002164f100a0e600
image_gather4_c_l v[0:3], v[198:202], s[40:47], ttmp[0:3] dmask:0x4 unorm glc // image_gather4_c_l v[0:3], v[198:199], s[40:47], ttmp[0:3] dmask:0x4 unorm glc // 003430f1c6008a03
image_gather4_c_l_o v[219:222], v[133:136], s[36:43], s[92:95] dmask:0x2 r128 // image_gather4_c_l_o v[219:222], v[133:135], s[36:43], s[92:95] dmask:0x2 r128 // 008270f185dbe902
image_gather4_c_lz v[68:72], v[234:236], s[92:99], s[96:99] dmask:0x8 slc tfe lwe da d16 // image_gather4_c_lz v[68:72], v[234:235], s[92:99], s[96:99] dmask:0x8 slc tfe lwe da d16 // 00483ff3ea441783
image_gather4_c_lz_o v[11:14], v[139:143], s[76:83], s[64:67] dmask:0x1 // image_gather4_c_lz_o v[11:14], v[139:141], s[76:83], s[64:67] dmask:0x1 // 00017cf18b0b1302
image_gather4_c_o v[251:255], v[12:14], s[56:63], ttmp[0:3] dmask:0x4 slc tfe lwe // 000463f30cfb8e03
image_gather4_cl v[0:4], v[253:255], s[44:51], s[80:83] dmask:0x1 tfe lwe // image_gather4_cl v[0:4], v253, s[44:51], s[80:83] dmask:0x1 tfe lwe // 000107f1fd008b02
image_gather4_cl_o v[179:182], v[243:244], s[0:7], s[72:75] dmask:0x2 r128 // 008244f1f3b34002
image_gather4_l v[0:3], v[252:255], s[0:7], s[24:27] dmask:0x2 slc // image_gather4_l v[0:3], v252, s[0:7], s[24:27] dmask:0x2 slc // 000210f3fc00c000
image_gather4_l_o v[79:82], v[17:18], s[44:51], s[8:11] dmask:0x2 r128 lwe // 008252f1114f4b00
image_gather4_lz v[69:72], v[233:235], s[4:11], s[96:99] dmask:0x1 da // image_gather4_lz v[69:72], v233, s[4:11], s[96:99] dmask:0x1 da // 00411cf1e9450103
image_gather4_lz_o v[49:52], v[135:136], ttmp[0:7], s[0:3] dmask:0x1 r128 // 00815cf187311c00
image_gather4_o v[251:255], v[13:14], s[24:31], s[28:31] dmask:0x4 unorm tfe lwe da // 005443f10dfbe600
image_get_lod v[4:5], v[211:212], s[36:43], s[48:51] dmask:0x3 da // image_get_lod v[4:5], v211, s[36:43], s[48:51] dmask:0x3 da // 004380f1d3048901
image_get_resinfo v[56:57], v255, s[60:67] dmask:0x3 unorm glc da // 007338f0ff380f00
image_load v[31:33], v[191:194], s[0:7] dmask:0x7        // image_load v[31:33], v191, s[0:7] dmask:0x7 // 000700f0bf1f0000
image_load_mip v[254:255], v177, ttmp[0:7] dmask:0x1 slc tfe // 000105f2b1fe1c00
image_load_mip_pck v251, v0, s[56:63] dmask:0x1 slc da   // 004110f200fb0e00
image_load_mip_pck_sgn v[220:222], v[189:190], s[16:23] dmask:0x7 glc // image_load_mip_pck_sgn v[220:222], v189, s[16:23] dmask:0x7 glc // 002714f0bddc0400
image_load_pck v[252:255], v[34:37], s[16:23] dmask:0xf  // image_load_pck v[252:255], v34, s[16:23] dmask:0xf // 000f08f022fc0400
image_load_pck_sgn v[41:42], v[226:229], s[0:7] dmask:0x3 // image_load_pck_sgn v[41:42], v226, s[0:7] dmask:0x3 // 00030cf0e2290000
image_sample v[77:78], v[161:162], s[68:75], s[92:95] dmask:0x3 // image_sample v[77:78], v161, s[68:75], s[92:95] dmask:0x3 // 000380f0a14df102
image_sample_b v[199:200], v[201:203], s[92:99], s[44:47] dmask:0x3 // image_sample_b v[199:200], v[201:202], s[92:99], s[44:47] dmask:0x3 // 000394f0c9c77701
image_sample_b_cl_o v117, v[226:231], s[88:95], s[4:7] dmask:0x1 glc // image_sample_b_cl_o v117, v[226:228], s[88:95], s[4:7] dmask:0x1 glc // 0021d8f0e2753600
image_sample_b_o v131, v[130:133], s[44:51], s[60:63] dmask:0x1 slc // image_sample_b_o v131, v[130:132], s[44:51], s[60:63] dmask:0x1 slc // 0001d4f28283eb01
image_sample_c v[64:67], v[228:231], s[36:43], s[60:63] dmask:0xf da // image_sample_c v[64:67], v[228:229], s[36:43], s[60:63] dmask:0xf da // 004fa0f0e440e901
image_sample_c_b v[254:255], v[0:4], s[28:35], s[72:75] dmask:0x3 unorm glc // image_sample_c_b v[254:255], v[0:2], s[28:35], s[72:75] dmask:0x3 unorm glc // 0033b4f000fe4702
image_sample_c_b_cl v18, v[102:109], s[28:35], s[84:87] dmask:0x1 slc // image_sample_c_b_cl v18, v[102:104], s[28:35], s[84:87] dmask:0x1 slc // 0001b8f26612a702
image_sample_c_b_cl_o v[119:122], v[109:113], s[92:99], s[0:3] dmask:0xf // image_sample_c_b_cl_o v[119:122], v[109:112], s[92:99], s[0:3] dmask:0xf // 000ff8f06d771700
image_sample_c_b_o v[254:255], v[149:153], s[8:15], s[8:11] dmask:0x3 slc // image_sample_c_b_o v[254:255], v[149:152], s[8:15], s[8:11] dmask:0x3 slc // 0003f4f295fe4200
image_sample_c_cd v[211:212], v[169:176], s[48:55], ttmp[0:3] dmask:0x3 slc // image_sample_c_cd v[211:212], v[169:171], s[48:55], ttmp[0:3] dmask:0x3 slc // 0003a8f3a9d38c03
image_sample_c_cd_cl v76, v[0:7], s[64:71], s[52:55] dmask:0x1 glc slc lwe // image_sample_c_cd_cl v76, v[0:2], s[64:71], s[52:55] dmask:0x1 glc slc lwe // 0021aef3004cb001
image_sample_c_cd_cl_o v[9:12], v[122:132], s[80:87], s[20:23] dmask:0x7 tfe // image_sample_c_cd_cl_o v[9:12], v[122:125], s[80:87], s[20:23] dmask:0x7 tfe // 0007bdf17a09b400
image_sample_c_cd_o v[176:179], v[127:135], s[76:83], s[84:87] dmask:0xf glc // image_sample_c_cd_o v[176:179], v[127:130], s[76:83], s[84:87] dmask:0xf glc // 002fb8f17fb0b302
image_sample_c_cl v[118:120], v[0:1], s[36:43], s[40:43] dmask:0x7 r128 // 0087a4f000764901
image_sample_c_cl_o v[95:97], v[85:87], s[24:31], s[0:3] dmask:0x7 glc // 0027e4f0555f0600
image_sample_c_d v[253:255], v[222:231], s[8:15], s[48:51] dmask:0x7 d16 // image_sample_c_d v[253:255], v[222:224], s[8:15], s[48:51] dmask:0x7 d16 // 0007a8f0defd8281
image_sample_c_d_cl v[0:3], v[13:20], s[28:35], s[8:11] dmask:0xf // image_sample_c_d_cl v[0:3], v[13:15], s[28:35], s[8:11] dmask:0xf // 000facf00d004700
image_sample_c_d_cl_o v[0:3], v[197:202], s[12:19], s[64:67] dmask:0xf // image_sample_c_d_cl_o v[0:3], v[197:200], s[12:19], s[64:67] dmask:0xf // 000fecf0c5000302
image_sample_c_d_o v[97:98], v[210:214], s[44:51], s[8:11] dmask:0x3 glc // image_sample_c_d_o v[97:98], v[210:213], s[44:51], s[8:11] dmask:0x3 glc // 0023e8f0d2614b00
image_sample_c_l v86, v[31:32], ttmp[0:7], s[76:79] dmask:0x1 unorm da // 0051b0f01f567c02
image_sample_c_l_o v[90:92], v[0:2], s[12:19], s[0:3] dmask:0x7 // 0007f0f0005a0300
image_sample_c_lz v[71:75], v[0:1], s[56:63], ttmp[0:3] dmask:0xf tfe // 000fbdf000478e03
image_sample_c_lz_o v[202:203], v[73:77], ttmp[0:7], s[96:99] dmask:0x3 // image_sample_c_lz_o v[202:203], v[73:75], ttmp[0:7], s[96:99] dmask:0x3 // 0003fcf049ca1c03
image_sample_c_o v[164:165], v[175:178], s[76:83], s[32:35] dmask:0x3 // image_sample_c_o v[164:165], v[175:177], s[76:83], s[32:35] dmask:0x3 // 0003e0f0afa41301
image_sample_cd v[242:243], v[9:13], s[0:7], s[24:27] dmask:0x3 // image_sample_cd v[242:243], v[9:10], s[0:7], s[24:27] dmask:0x3 // 0003a0f109f2c000
image_sample_cd_cl v[22:24], v[29:33], s[56:63], s[64:67] dmask:0x7 d16 // image_sample_cd_cl v[22:24], v[29:30], s[56:63], s[64:67] dmask:0x7 d16 // 0007a4f11d160e82
image_sample_cd_cl_o v[190:193], v[124:128], s[0:7], ttmp[0:3] dmask:0x7 unorm r128 tfe // image_sample_cd_cl_o v[190:193], v[124:126], s[0:7], ttmp[0:3] dmask:0x7 unorm r128 tfe // 0097b5f17cbe8003
image_sample_cd_o v[252:255], v[86:91], s[52:59], ttmp[0:3] dmask:0xf // image_sample_cd_o v[252:255], v[86:88], s[52:59], ttmp[0:3] dmask:0xf // 000fb0f156fc8d03
image_sample_cl v[194:198], v[62:64], s[92:99], s[96:99] dmask:0xf glc r128 tfe // image_sample_cl v[194:198], v62, s[92:99], s[96:99] dmask:0xf glc r128 tfe // 00af85f03ec21703
image_sample_cl_o v140, v[112:113], s[24:31], s[96:99] dmask:0x1 // 0001c4f0708c0603
image_sample_d v[253:255], v[112:120], s[16:23], s[60:63] dmask:0x7 // image_sample_d v[253:255], v[112:113], s[16:23], s[60:63] dmask:0x7 // 000788f070fde401
image_sample_d_cl v[83:84], v[200:204], s[60:67], s[80:83] dmask:0x3 // image_sample_d_cl v[83:84], v[200:201], s[60:67], s[80:83] dmask:0x3 // 00038cf0c8538f02
image_sample_d_cl_o v[156:159], v[186:195], s[28:35], s[96:99] dmask:0x7 glc slc r128 tfe // image_sample_d_cl_o v[156:159], v[186:188], s[28:35], s[96:99] dmask:0x7 glc slc r128 tfe // 00a7cdf2ba9c0703
image_sample_d_o v255, v[81:85], s[92:99], s[20:23] dmask:0x1 lwe // image_sample_d_o v255, v[81:83], s[92:99], s[20:23] dmask:0x1 lwe // 0001caf051ffb700
image_sample_l v[102:103], v91, s[28:35], s[16:19] dmask:0x1 glc slc tfe // 002191f25b668700
image_sample_l_o v115, v[196:199], s[4:11], ttmp[0:3] dmask:0x1 glc r128 d16 // image_sample_l_o v115, v[196:197], s[4:11], ttmp[0:3] dmask:0x1 glc r128 d16 // 00a1d0f0c4738183
image_sample_lz v255, v[204:205], s[92:99], s[80:83] dmask:0x1 da // image_sample_lz v255, v204, s[92:99], s[80:83] dmask:0x1 da // 00419cf0ccff9702
image_sample_lz_o v[0:1], v[98:99], s[92:99], s[96:99] dmask:0x1 r128 tfe // 0081ddf062001703
image_sample_o v[252:255], v[183:186], s[56:63], ttmp[0:3] dmask:0xf // image_sample_o v[252:255], v[183:184], s[56:63], ttmp[0:3] dmask:0xf // 000fc0f0b7fc8e03
image_store v[59:60], v[253:255], s[12:19] dmask:0x3     // image_store v[59:60], v253, s[12:19] dmask:0x3 // 000320f0fd3b0300
image_store_mip v[0:2], v176, ttmp[0:7] dmask:0x7 slc r128 // 008724f2b0001c00
image_store_mip_pck v[0:3], v[0:2], s[24:31] dmask:0xf unorm // image_store_mip_pck v[0:3], v0, s[24:31] dmask:0xf unorm // 001f2cf000000600
image_store_pck v[162:163], v[225:226], s[20:27] dmask:0x3 glc // image_store_pck v[162:163], v225, s[20:27] dmask:0x3 glc // 002328f0e1a20500
image_sample_b_cl v[48:50], v[73:76], s[36:43], s[24:27] dmask:0x7 // image_sample_b_cl v[48:50], v[73:74], s[36:43], s[24:27] dmask:0x7 // 000798f04930c900
