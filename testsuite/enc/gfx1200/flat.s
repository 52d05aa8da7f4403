flat_atomic_add_f32 v0, v[118:119], v22 offset:3282029 th:TH_ATOMIC_RETURN // 7c8015ec0000100b766d1432
flat_atomic_add_f32 v0, v[137:138], v13 offset:-3242225 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c8015ec00009406890f87ce
flat_atomic_add_u32 v[17:18], v134 offset:-4380605       // 7c400dec00000043114328bd
flat_atomic_add_u32 v[215:216], v155 offset:7367         // 7c400dec0000804dd7c71c00
flat_atomic_add_u64 v[249:250], v[90:91] offset:-2186886 scope:SCOPE_DEV // 7cc010ec0000082df97aa1de
flat_atomic_add_u64 v[39:40], v[73:74] offset:1522110    // 7cc010ec0000802427be3917
flat_atomic_and_b32 v[107:108], v180 offset:1812909      // 7c000fec0000005a6bada91b
flat_atomic_and_b32 v[97:98], v56 offset:-5922898 scope:SCOPE_SE // 7c000fec0000041c61ae9fa5
flat_atomic_and_b64 v[143:144], v[190:191], v[29:30] offset:2420857 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c4012ec8f00980ebe79f024
flat_atomic_and_b64 v[176:177], v[49:50], v[30:31] offset:-1148913 th:TH_ATOMIC_RETURN // 7c4012ecb000100f310f78ee
flat_atomic_cmpswap_b32 v46, v[144:145], v[139:140] offset:-5935330 th:TH_ATOMIC_RETURN // 7c000dec2e009045901e6fa5
flat_atomic_cmpswap_b32 v61, v[198:199], v[24:25] offset:-1159816 th:TH_ATOMIC_NT_RETURN // 7c000dec3d00300cc6784dee
flat_atomic_cmpswap_b64 v[124:125], v[147:148], v[141:144] offset:-3574412 th:TH_ATOMIC_RETURN // 7c8010ec7c009046937475c9
flat_atomic_cmpswap_b64 v[136:137], v[244:245], v[82:85] offset:-5287831 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 7c8010ec88003829f46950af
flat_atomic_cond_sub_u32 v[233:234], v97 offset:2902848  // 7c0014ec00008030e9404b2c
flat_atomic_cond_sub_u32 v[37:38], v1 offset:-351533 scope:SCOPE_DEV // 7c0014ec0000880025d3a2fa
flat_atomic_dec_u32 v[171:172], v185 offset:8151977      // 7c0010ec0000805caba9637c
flat_atomic_dec_u32 v[71:72], v218 offset:1145787        // 7c0010ec0000006d47bb7b11
flat_atomic_dec_u64 v[125:126], v[144:145] offset:1188584 scope:SCOPE_SYS // 7c4013ec00000c487de82212
flat_atomic_dec_u64 v[68:69], v[154:155] offset:-7214382 // 7c4013ec0000004d44d2ea91
flat_atomic_inc_u32 v[180:181], v63 offset:-8302550      // 7cc00fec0000801fb42a5081
flat_atomic_inc_u32 v[39:40], v75 offset:-5367942        // 7cc00fec00008025277a17ae
flat_atomic_inc_u64 v[102:103], v[150:151] offset:-7467980 // 7c0013ec0000004b66340c8e
flat_atomic_inc_u64 v[190:191], v[25:26] offset:5969721  // 7c0013ec0000800cbe39175b
flat_atomic_max_i32 v[1:2], v99 offset:1854081           // 7c800eec0000803101814a1c
flat_atomic_max_i32 v[219:220], v90 offset:5988767       // 7c800eec0000002ddb9f615b
flat_atomic_max_i64 v[0:1], v[79:80], v[197:198] offset:-1354016 th:TH_ATOMIC_NT_RETURN // 7cc011ec0000b0624fe056eb
flat_atomic_max_i64 v[14:15], v[114:115] offset:-4474289 th:TH_ATOMIC_NT scope:SCOPE_SYS // 7cc011ec00002c390e4fbabb
flat_atomic_max_num_f32 v[142:143], v163 offset:5371619  // 7c8014ec000080518ee3f651
flat_atomic_max_num_f32 v[219:220], v247 offset:3291728  // 7c8014ec0000807bdb503a32
flat_atomic_max_u32 v[156:157], v161 offset:5053184      // 7cc00eec000080509c001b4d
flat_atomic_max_u32 v[28:29], v86 offset:4701629         // 7cc00eec0000002b1cbdbd47
flat_atomic_max_u64 v[115:116], v[186:187] offset:-7276198 // 7c0012ec0000005d735af990
flat_atomic_max_u64 v[68:69], v[191:192] offset:-752492 scope:SCOPE_SE // 7c0012ec0000845f449484f4
flat_atomic_min_i32 v[111:112], v73 offset:1183618       // 7c000eec000080246f820f12
flat_atomic_min_i32 v[147:148], v169 offset:-4375067     // 7c000eec0000805493e53dbd
flat_atomic_min_i64 v[10:11], v[129:130] offset:-856384  // 7c4011ec000080400ac0eef2
flat_atomic_min_i64 v[124:125], v[206:207] offset:2718178 th:TH_ATOMIC_NT // 7c4011ec000020677ce27929
flat_atomic_min_num_f32 v[217:218], v45 offset:-3234246  // 7c4014ec00008016d93aa6ce
flat_atomic_min_num_f32 v[51:52], v157 offset:-4058079 scope:SCOPE_SYS // 7c4014ec00008c4e332114c2
flat_atomic_min_u32 v86, v[221:222], v163 offset:6146511 th:TH_ATOMIC_RETURN // 7c400eec56009051ddcfc95d
flat_atomic_min_u32 v95, v[162:163], v14 offset:4249874 th:TH_ATOMIC_NT_RETURN // 7c400eec5f003007a212d940
flat_atomic_min_u64 v[121:122], v[205:206], v[7:8] offset:1496400 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c8011ec79009403cd50d516
flat_atomic_min_u64 v[21:22], v[10:11], v[81:82] offset:7545548 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c8011ec15009c280acc2273
flat_atomic_or_b32 v144, v[225:226], v20 offset:-4613521 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c400fec9000180ae16f9ab9
flat_atomic_or_b32 v196, v[184:185], v3 offset:-1779422 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c400fecc4009401b822d9e4
flat_atomic_or_b64 v[222:223], v[204:205], v[174:175] offset:1048664 th:TH_ATOMIC_RETURN // 7c8012ecde001057cc580010
flat_atomic_or_b64 v[60:61], v[171:172], v[25:26] offset:4735959 th:TH_ATOMIC_RETURN // 7c8012ec3c00900cabd74348
flat_atomic_pk_add_bf16 v0, v[120:121], v162 offset:-7044719 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c8016ec0000185178918194
flat_atomic_pk_add_bf16 v[127:128], v106 offset:6243708  // 7c8016ec000000357f7c455f
flat_atomic_pk_add_f16 v[180:181], v47 offset:-1986996 scope:SCOPE_SYS // 7c4016ec00008c17b44caee1
flat_atomic_pk_add_f16 v[196:197], v194 offset:450462 scope:SCOPE_SYS // 7c4016ec00000c61c49edf06
flat_atomic_sub_clamp_u32 v143, v[237:238], v63 offset:1411288 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7cc00dec8f00941fedd88815
flat_atomic_sub_clamp_u32 v162, v[55:56], v207 offset:-7154113 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7cc00deca2009867373fd692
flat_atomic_sub_u32 v131, v[112:113], v22 offset:8142658 th:TH_ATOMIC_RETURN // 7c800dec8300100b70423f7c
flat_atomic_sub_u32 v46, v[240:241], v212 offset:1174704 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c800dec2e001c6af0b0ec11
flat_atomic_sub_u64 v[237:238], v[243:244] offset:-262480 th:TH_ATOMIC_NT scope:SCOPE_SE // 7c0011ec0000a479edb0fefb
flat_atomic_sub_u64 v[48:49], v[178:179] offset:8311688  // 7c0011ec000000593088d37e
flat_atomic_swap_b32 v0, v[3:4], v75 offset:-3495177 th:TH_ATOMIC_RETURN // 7cc00cec0000902503f7aaca
flat_atomic_swap_b32 v[182:183], v143 offset:7030162 scope:SCOPE_SE // 7cc00cec00008447b692456b
flat_atomic_swap_b64 v[145:146], v[97:98], v[101:102] offset:-6186359 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c4010ec9100983261899aa1
flat_atomic_swap_b64 v[56:57], v[74:75], v[95:96] offset:-5509963 th:TH_ATOMIC_RETURN // 7c4010ec3800902f4ab5ecab
flat_atomic_xor_b32 v[175:176], v33 offset:4604663       // 7c800fec00008010aff74246
flat_atomic_xor_b32 v[27:28], v230 offset:3929290        // 7c800fec000000731bcaf43b
flat_atomic_xor_b64 v[140:141], v[3:4], v[92:93] offset:2396121 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7cc012ec8c001c2e03d98f24
flat_load_b128 v[212:215], v[73:74] offset:-2665411 th:TH_LOAD_NT_RT // 7cc005ecd4004000493d54d7
flat_load_b128 v[39:42], v[231:232] offset:8320541 th:TH_LOAD_NT_RT // 7cc005ec27004000e71df67e
flat_load_b32 v0, v[157:158] offset:8218251 scope:SCOPE_DEV // 7c0005ec000008009d8b667d
flat_load_b32 v138, v[189:190] offset:-1013424 th:TH_LOAD_RT_NT // 7c0005ec8a005000bd5089f0
flat_load_b64 v[152:153], v[204:205] offset:1656275 th:TH_LOAD_LU // 7c4005ec98003000ccd34519
flat_load_b64 v[246:247], v[21:22] offset:6293552 th:TH_LOAD_HT scope:SCOPE_SYS // 7c4005ecf6002c0015300860
flat_load_b96 v[38:40], v[186:187] offset:4912017 th:TH_LOAD_LU // 7c8005ec26003000ba91f34a
flat_load_b96 v[99:101], v[131:132] offset:-2619894 scope:SCOPE_SYS // 7c8005ec63000c00830a06d8
flat_load_d16_b16 v190, v[194:195] offset:-2686936 th:TH_LOAD_HT // 7c0008ecbe002000c22800d7
flat_load_d16_b16 v76, v[36:37] offset:-2513683 scope:SCOPE_SE // 7c0008ec4c00040024eda4d9
flat_load_d16_hi_b16 v209, v[128:129] offset:-373945 scope:SCOPE_SYS // 7cc008ecd1000c0080474bfa
flat_load_d16_hi_b16 v40, v[136:137] offset:-586429 scope:SCOPE_SYS // 7cc008ec28000c0088430df7
flat_load_d16_hi_i8 v0, v[159:160] offset:-3138742       // 7c8008ec000000009f4a1bd0
flat_load_d16_hi_i8 v140, v[125:126] offset:-2423108 th:TH_LOAD_NT // 7c8008ec8c0010007dbc06db
flat_load_d16_hi_u8 v33, v[121:122] offset:1498760 th:TH_LOAD_NT_HT // 7c4008ec210060007988de16
flat_load_d16_hi_u8 v48, v[101:102] offset:7358154 th:TH_LOAD_NT_HT scope:SCOPE_SE // 7c4008ec3000640065ca4670
flat_load_d16_i8 v145, v[49:50] offset:1264747 scope:SCOPE_DEV // 7cc007ec91000800316b4c13
flat_load_d16_i8 v233, v[242:243] offset:6683549 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7cc007ece9005c00f29dfb65
flat_load_d16_u8 v222, v[112:113] offset:1203761 th:TH_LOAD_NT_RT scope:SCOPE_SYS // 7c8007ecde004c0070315e12
flat_load_d16_u8 v69, v[176:177] offset:-7437612         // 7c8007ec45000000b0d4828e
flat_load_i16 v234, v[69:70] offset:-2322267             // 7cc004ecea00000045a590dc
flat_load_i16 v89, v[137:138] offset:-1487011 th:TH_LOAD_NT_RT scope:SCOPE_SE // 7cc004ec59004400895d4fe9
flat_load_i8 v168, v[240:241] offset:-1109276            // 7c4004eca8000000f0e412ef
flat_load_i8 v210, v[119:120] offset:-2826953 scope:SCOPE_DEV // 7c4004ecd20008007737ddd4
flat_load_u16 v115, v[85:86] offset:2413450              // 7c8004ec73000000558ad324
flat_load_u16 v195, v[4:5] offset:1509004                // 7c8004ecc3000000048c0617
flat_load_u8 v178, v[210:211] offset:-1902474 th:TH_LOAD_NT_RT // 7c0004ecb2004000d276f8e2
flat_load_u8 v239, v[82:83] offset:-3542222 scope:SCOPE_SYS // 7c0004ecef000c005232f3c9
flat_store_b128 v[19:20], v[231:234] offset:-6980895 scope:SCOPE_DEV // 7c4007ec0000887313e17a95
flat_store_b128 v[36:37], v[10:13] offset:-7182490 scope:SCOPE_SE // 7c4007ec0000040524666792
flat_store_b16 v[148:149], v33 offset:2345262 th:TH_STORE_RT_NT scope:SCOPE_DEV // 7c4006ec0000d810942ec923
flat_store_b16 v[54:55], v55 offset:1210247              // 7c4006ec0000801b36877712
flat_store_b32 v[157:158], v127 offset:8118872 th:TH_STORE_NT_HT // 7c8006ec0000e03f9d58e27b
flat_store_b32 v[52:53], v85 offset:5812343 th:TH_STORE_NT_HT scope:SCOPE_DEV // 7c8006ec0000e82a3477b058
flat_store_b64 v[135:136], v[184:185] offset:-1318676 th:TH_STORE_NT_WB // 7cc006ec0000705c87ece0eb
flat_store_b64 v[235:236], v[244:245] offset:4180036 scope:SCOPE_SYS // 7cc006ec00000c7aeb44c83f
flat_store_b8 v[150:151], v132 offset:1485153 th:TH_STORE_NT_WB // 7c0006ec000070429661a916
flat_store_b8 v[68:69], v77 offset:-6673514 scope:SCOPE_SE // 7c0006ec0000842644962b9a
flat_store_b96 v[17:18], v[218:220] offset:-6634768 th:TH_STORE_HT scope:SCOPE_DEV // 7c0007ec0000286d11f0c29a
flat_store_b96 v[242:243], v[158:160] offset:-5830717    // 7c0007ec0000004ff2c307a7
flat_store_d16_hi_b16 v[170:171], v251 offset:7650905    // 7c4009ec0000807daa59be74
flat_store_d16_hi_b16 v[99:100], v198 offset:-7726406 th:TH_STORE_NT_HT // 7c4009ec0000606363ba1a8a
flat_store_d16_hi_b8 v[137:138], v108 offset:6287492 scope:SCOPE_DEV // 7c0009ec000008368984f05f
flat_store_d16_hi_b8 v[1:2], v13 offset:-4153630 scope:SCOPE_SE // 7c0009ec0000840601e29ec0
global_atomic_add_f32 v0, v108, v115, ttmp[0:1] offset:-7844407 th:TH_ATOMIC_NT_RETURN // 6c8015ee0000b0396cc94d88
global_atomic_add_f32 v[240:241], v228, off offset:-7784524 th:TH_ATOMIC_NT // 7c8015ee00002072f0b43789
global_atomic_add_u32 v[66:67], v222, off offset:852441  // 7c400dee0000006f42d9010d
global_atomic_add_u32 v[78:79], v141, off offset:3958759 // 7c400dee000080464ee7673c
global_atomic_add_u64 v[195:196], v[57:58], off offset:2698881 // 7cc010ee0000801cc3812e29
global_atomic_and_b32 v115, v[157:158], v40, off offset:7726700 th:TH_ATOMIC_NT_RETURN // 7c000fee730030149d6ce675
global_atomic_and_b32 v133, v[7:8], v86, off offset:-3832691 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c000fee8500182b078d84c5
global_atomic_and_b64 v255, v[54:55], exec offset:353121 // 7e4012ee0000001bff616305
global_atomic_and_b64 v[80:81], v97, v[210:211], ttmp[6:7] offset:-6143460 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 724012ee50001c69611c42a2
global_atomic_cmpswap_b32 v189, v44, v[157:158], s[64:65] offset:3279220 th:TH_ATOMIC_RETURN // 40000deebd00904e2c740932
global_atomic_cmpswap_b32 v53, v206, v[254:255], ttmp[4:5] offset:3848893 th:TH_ATOMIC_RETURN // 70000dee3500107fcebdba3a
global_atomic_cmpswap_b64 v254, v[57:60], exec offset:-2608014 th:TH_ATOMIC_NT // 7e8010ee0000a01cfe7234d8
global_atomic_cmpswap_b64 v[221:222], v10, v[63:66], s[80:81] offset:-7401151 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 508010eedd00941f0a41118f
global_atomic_cond_sub_u32 v157, v[178:179], v182, off offset:2800004 th:TH_ATOMIC_RETURN // 7c0014ee9d00105bb284b92a
global_atomic_cond_sub_u32 v2, v[124:125], v56, off offset:-3471874 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 7c0014ee0200341c7cfe05cb
global_atomic_dec_u32 v14, v[115:116], v247, off offset:8246791 th:TH_ATOMIC_RETURN // 7c0010ee0e00907b7307d67d
global_atomic_dec_u32 v49, v[179:180], v61, off offset:5012177 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c0010ee3100941eb3d17a4c
global_atomic_dec_u64 v[184:185], v[147:148], v[209:210], off offset:2180946 th:TH_ATOMIC_RETURN // 7c4013eeb800906893524721
global_atomic_dec_u64 v[23:24], v[114:115], v[237:238], off offset:-7231760 th:TH_ATOMIC_RETURN // 7c4013ee1700907672f0a691
global_atomic_inc_u32 v145, v[236:237], v105, off offset:38672 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7cc00fee91009c34ec109700
global_atomic_inc_u32 v184, v[185:186], v200, off offset:1289640 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7cc00feeb8001464b9a8ad13
global_atomic_inc_u64 v[0:1], v[86:87], v[95:96], off offset:-2580248 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c0013ee0000942f56e8a0d8
global_atomic_inc_u64 v[59:60], v[152:153], off offset:190650 // 7c0013ee0000004c3bbae802
global_atomic_max_i32 v226, v[188:189], v181, off offset:6647736 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c800eeee2009c5abcb86f65
global_atomic_max_i32 v37, v[248:249], v77, off offset:-6433647 th:TH_ATOMIC_RETURN // 7c800eee25009026f891d49d
global_atomic_max_i64 v[171:172], v28, v[110:111], exec offset:4213755 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7ec011eeab0014371cfb4b40
global_atomic_max_i64 v[228:229], v116, v[76:77], vcc offset:3259478 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 6ac011eee40014267456bc31
global_atomic_max_num_f32 v214, v[150:151], v220, off offset:7612243 th:TH_ATOMIC_RETURN // 7c8014eed600106e96532774
global_atomic_max_num_f32 v72, v76, v87, exec offset:1247416 th:TH_ATOMIC_RETURN // 7e8014ee4800902b4cb80813
global_atomic_max_u32 v0, v153, v73, exec offset:4041101 th:TH_ATOMIC_RETURN // 7ec00eee00009024998da93d
global_atomic_max_u32 v47, v148, exec offset:2561385     // 7ec00eee0000004a2f691527
global_atomic_max_u64 v27, v[236:237], ttmp[4:5] offset:-4987324 th:TH_ATOMIC_NT scope:SCOPE_DEV // 700012ee000028761b44e6b3
global_atomic_max_u64 v32, v[96:97], vcc offset:6228378 scope:SCOPE_DEV // 6a0012ee00000830209a095f
global_atomic_min_i32 v193, v149, v17, exec offset:-3076861 th:TH_ATOMIC_NT_RETURN // 7e000eeec100b00895030dd1
global_atomic_min_i32 v23, v255, v81, ttmp[0:1] offset:-3546258 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 6c000eee17009428ff6ee3c9
global_atomic_min_i64 v[223:224], v155, v[245:246], ttmp[4:5] offset:4876300 th:TH_ATOMIC_RETURN // 704011eedf00907a9b0c684a
global_atomic_min_i64 v[93:94], v138, v[2:3], exec offset:-3707479 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 7e4011ee5d0038018aa96dc7
global_atomic_min_num_f32 v100, v12, exec offset:2218487 scope:SCOPE_SE // 7e4014ee0000040664f7d921
global_atomic_min_num_f32 v104, v128, vcc offset:-2898676 // 6a4014ee00000040680cc5d3
global_atomic_min_u32 v46, v[189:190], v171, off offset:-7087900 th:TH_ATOMIC_RETURN // 7c400eee2e009055bde4d893
global_atomic_min_u32 v83, v[126:127], v102, off offset:-2177979 th:TH_ATOMIC_RETURN // 7c400eee530010337e45c4de
global_atomic_min_u64 v[139:140], v[60:61], off offset:-7716975 // 7c8011ee0000001e8b913f8a
global_atomic_min_u64 v[245:246], v[99:100], off offset:7448454 scope:SCOPE_DEV // 7c8011ee00008831f586a771
global_atomic_or_b32 v165, v[199:200], v189, off offset:1650728 th:TH_ATOMIC_RETURN // 7c400feea500905ec7283019
global_atomic_or_b32 v50, v[156:157], v197, off offset:-6045737 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c400fee32009c629cd7bfa3
global_atomic_or_b64 v[235:236], v[156:157], v[120:121], off offset:-605362 th:TH_ATOMIC_RETURN // 7c8012eeeb00103c9c4ec3f6
global_atomic_or_b64 v[68:69], v[2:3], v[222:223], off offset:-7762523 th:TH_ATOMIC_RETURN // 7c8012ee4400106f02a58d89
global_atomic_ordered_add_b64 v233, v[244:245], vcc offset:296936 th:TH_ATOMIC_NT scope:SCOPE_DEV // 6ac01cee0000287ae9e88704
global_atomic_ordered_add_b64 v8, v[107:108], vcc offset:-5381113 scope:SCOPE_DEV // 6ac01cee000088350807e4ad
global_atomic_pk_add_bf16 v189, v18, v172, vcc offset:3403935 th:TH_ATOMIC_RETURN // 6a8016eebd001056129ff033
global_atomic_pk_add_bf16 v196, v181, v228, vcc offset:2058730 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 6a8016eec4003872b5ea691f
global_atomic_pk_add_f16 v119, v32, s[8:9] offset:1051256 // 084016ee0000001077780a10
global_atomic_pk_add_f16 v53, v252, exec offset:-3269006 scope:SCOPE_SYS // 7e4016ee00000c7e35721ece
global_atomic_sub_clamp_u32 v[139:140], v49, off offset:5473991 scope:SCOPE_SE // 7cc00dee000084188bc78653
global_atomic_sub_clamp_u32 v[245:246], v114, off offset:706753 // 7cc00dee00000039f5c1c80a
global_atomic_sub_u32 v124, v[47:48], v71, off offset:5071733 th:TH_ATOMIC_NT_RETURN // 7c800dee7c00b0232f75634d
global_atomic_sub_u32 v8, v[118:119], v174, off offset:-2370349 th:TH_ATOMIC_RETURN // 7c800dee0800105776d3d4db
global_atomic_sub_u64 v[104:105], v[110:111], v[183:184], off offset:-185867 th:TH_ATOMIC_RETURN // 7c0011ee6800905b6ef529fd
global_atomic_sub_u64 v[116:117], v[235:236], v[219:220], off offset:3340006 th:TH_ATOMIC_RETURN // 7c0011ee7400906debe6f632
global_atomic_swap_b32 v180, v[241:242], v92, off offset:-7171830 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7cc00ceeb4001c2ef10a9192
global_atomic_swap_b32 v215, v99, v73, ttmp[2:3] offset:7605571 th:TH_ATOMIC_RETURN // 6ec00ceed700902463430d74
global_atomic_swap_b64 v[241:242], v[228:229], off offset:1604360 scope:SCOPE_SYS // 7c4010ee00000c72f1087b18
global_atomic_swap_b64 v[28:29], v[41:42], off offset:-3034868 scope:SCOPE_DEV // 7c4010ee000088141c0cb1d1
global_atomic_xor_b32 v[192:193], v154, off offset:2296917 // 7c800fee0000004dc0550c23
global_atomic_xor_b32 v[236:237], v31, off offset:4776424 // 7c800fee0000800fece8e148
global_atomic_xor_b64 v131, v[100:101], exec offset:2567715 th:TH_ATOMIC_NT // 7ec012ee0000203283232e27
global_atomic_xor_b64 v194, v[1:2], vcc offset:-2852595 th:TH_ATOMIC_NT // 6ac012ee0000a000c20d79d4
global_inv                                               // 7cc00aee0000000000000000
global_inv th:TH_LOAD_LU                                 // 7cc00aee0000300000000000
global_load_addtid_b32 v167, s[62:63] offset:-522458     // 3e000aeea7000000002607f8
global_load_addtid_b32 v59, off offset:-978229           // 7c000aee3b00000000cb12f1
global_load_b128 v[204:207], v85, vcc offset:-7038632 scope:SCOPE_SYS // 6ac005eecc000c0055589994
global_load_b128 v[70:73], v61, vcc offset:5358353 th:TH_LOAD_HT scope:SCOPE_SE // 6ac005ee460024003d11c351
global_load_b32 v23, v[174:175], off offset:3348981      // 7c0005ee17000000aef51933
global_load_b32 v79, v[173:174], off offset:-4238211 th:TH_LOAD_RT_NT // 7c0005ee4f005000ad7d54bf
global_load_b64 v[22:23], v[168:169], off offset:4757680 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7c4005ee16005c00a8b09848
global_load_b64 v[79:80], v[171:172], off offset:625473 scope:SCOPE_DEV // 7c4005ee4f000800ab418b09
global_load_b96 v[4:6], v[211:212], off offset:-3015846  // 7c8005ee04000000d35afbd1
global_load_b96 v[81:83], v[243:244], off offset:-6192358 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7c8005ee51005c00f31a83a1
global_load_d16_b16 v206, v[111:112], off offset:2930064 th:TH_LOAD_NT_RT scope:SCOPE_DEV // 7c0008eece0048006f90b52c
global_load_d16_b16 v61, v127, exec offset:-7241533 th:TH_LOAD_HT // 7e0008ee3d0020007fc38091
global_load_d16_hi_b16 v176, v[21:22], off offset:4135496 th:TH_LOAD_HT // 7cc008eeb000200015481a3f
global_load_d16_hi_b16 v30, v126, vcc offset:-5860675    // 6ac008ee1e0000007ebd92a6
global_load_d16_hi_i8 v157, v[9:10], off offset:25311 th:TH_LOAD_NT_RT scope:SCOPE_SYS // 7c8008ee9d004c0009df6200
global_load_d16_hi_i8 v53, v[66:67], off offset:-3567661 th:TH_LOAD_LU // 7c8008ee3500300042d38fc9
global_load_d16_hi_u8 v131, v[64:65], off offset:3283932 th:TH_LOAD_HT // 7c4008ee8300200040dc1b32
global_load_d16_hi_u8 v69, v[132:133], off offset:5261378 th:TH_LOAD_NT_RT // 7c4008ee4500400084424850
global_load_d16_i8 v235, v[197:198], off offset:7032271  // 7cc007eeeb000000c5cf4d6b
global_load_d16_i8 v45, v[69:70], off offset:7479183 scope:SCOPE_DEV // 7cc007ee2d000800458f1f72
global_load_d16_u8 v148, v[142:143], off offset:-1030051 scope:SCOPE_SYS // 7c8007ee94000c008e5d48f0
global_load_d16_u8 v5, v[29:30], off offset:-4799466     // 7c8007ee050000001d16c4b6
global_load_i16 v185, v158, exec offset:6794646 th:TH_LOAD_LU scope:SCOPE_SE // 7ec004eeb90034009e96ad67
global_load_i16 v241, v222, ttmp[12:13] offset:-2022591 scope:SCOPE_DEV // 78c004eef1000800de4123e1
global_load_i8 v160, v246, exec offset:-5146393 th:TH_LOAD_LU // 7e4004eea0003000f6e778b1
global_load_i8 v247, v[206:207], off offset:-6060256 th:TH_LOAD_LU // 7c4004eef7003000ce2087a3
global_load_tr_b128 v[59:62], v247, exec offset:-1494602 th:TH_LOAD_RT_NT // 7ec015ee3b005000f7b631e9
global_load_tr_b128 v[87:90], v[193:194], off offset:201061 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7cc015ee57003c00c1651103
global_load_tr_b64 v[143:144], v[163:164], off offset:2554043 // 7c0016ee8f000000a3bbf826
global_load_tr_b64 v[152:153], v[160:161], off offset:6259899 scope:SCOPE_SYS // 7c0016ee98000c00a0bb845f
global_load_u16 v141, v138, vcc offset:1082224 scope:SCOPE_DEV // 6a8004ee8d0008008a708310
global_load_u16 v210, v247, vcc offset:4949208           // 6a8004eed2000000f7d8844b
global_load_u8 v115, v111, s[102:103] offset:-3221697    // 660004ee730000006f3fd7ce
global_load_u8 v150, v162, s[18:19] offset:1893722       // 120004ee96000000a25ae51c
global_store_addtid_b32 v124, off offset:-3637003        // 7c400aee0000003e00f580c8
global_store_addtid_b32 v13, off offset:-2813872 th:TH_STORE_NT_HT scope:SCOPE_SE // 7c400aee0000e406005010d5
global_store_b128 v58, v[35:38], vcc offset:426891       // 6a4007ee000080113a8b8306
global_store_b128 v77, v[145:148], ttmp[10:11] offset:2277833 // 764007ee000080484dc9c122
global_store_b16 v[25:26], v119, off offset:-5922003     // 7c4006ee0000803b192da3a5
global_store_b16 v[73:74], v60, off offset:-306986       // 7c4006ee0000001e49d650fb
global_store_b32 v105, v167, ttmp[8:9] offset:1742484    // 748006ee000080536994961a
global_store_b32 v235, v232, exec offset:2868755         // 7e8006ee00000074eb13c62b
global_store_b64 v145, v[150:151], vcc offset:-4006922 th:TH_STORE_NT_RT scope:SCOPE_SYS // 6ac006ee00004c4b91f6dbc2
global_store_b64 v59, v[235:236], vcc offset:3273255 th:TH_STORE_NT_WB scope:SCOPE_SE // 6ac006ee0000f4753b27f231
global_store_b8 v176, v10, exec offset:749681            // 7e0006ee00000005b071700b
global_store_b8 v[207:208], v212, off offset:-4254263 scope:SCOPE_DEV // 7c0006ee0000086acfc915bf
global_store_b96 v251, v[168:170], s[38:39] offset:3900165 th:TH_STORE_NT_HT // 260007ee00006054fb05833b
global_store_b96 v79, v[150:152], vcc offset:7856911 scope:SCOPE_SE // 6a0007ee0000044b4f0fe377
global_store_d16_hi_b16 v76, v18, vcc offset:3254383 th:TH_STORE_NT // 6a4009ee000010094c6fa831
global_store_d16_hi_b16 v[3:4], v70, off offset:-7405095 // 7c4009ee0000002303d9018f
global_store_d16_hi_b8 v[192:193], v78, off offset:7527664 scope:SCOPE_SE // 7c0009ee00000427c0f0dc72
global_store_d16_hi_b8 v[9:10], v248, off offset:-3738401 // 7c0009ee0000007c09dff4c6
global_wb                                                // 7c000bee0000000000000000
global_wb th:TH_LOAD_LU scope:SCOPE_SE                   // 7c000bee0000340000000000
global_wbinv th:TH_LOAD_LU                               // 7cc013ee0000300000000000
global_wbinv th:TH_LOAD_RT_NT                            // 7cc013ee0000500000000000
scratch_load_b128 v[172:175], off, off offset:1402827    // 7cc005edac00000000cb6715
scratch_load_b128 v[72:75], off, off offset:8204425 th:TH_LOAD_NT // 7cc005ed480010000089307d
scratch_load_b32 v169, v87, ttmp7 offset:4325224 th:TH_LOAD_HT scope:SCOPE_SYS // 730005eda9002e005768ff41
scratch_load_b32 v40, v106, off offset:-6325992 th:TH_LOAD_LU // 7c0005ed280032006a18799f
scratch_load_b64 v[221:222], v185, m0 offset:8270670 th:TH_LOAD_NT_HT // 7d4005eddd006200b94e337e
scratch_load_b64 v[85:86], v61, off offset:996640 scope:SCOPE_SYS // 7c4005ed55000e003d20350f
scratch_load_b96 v[211:213], off, off offset:-1803255 th:TH_LOAD_NT_HT // 7c8005edd300600000097ce4
scratch_load_b96 v[44:46], off, off offset:3160482 th:TH_LOAD_NT_HT scope:SCOPE_SYS // 7c8005ed2c006c0000a23930
scratch_load_d16_b16 v30, off, off offset:4254822 scope:SCOPE_SYS // 7c0008ed1e000c000066ec40
scratch_load_d16_b16 v45, off, off offset:-3075629       // 7c0008ed2d00000000d311d1
scratch_load_d16_hi_b16 v101, off, s47 offset:-4117752 th:TH_LOAD_NT_HT scope:SCOPE_SYS // 2fc008ed65006c0000082bc1
scratch_load_d16_hi_b16 v96, off, ttmp12 offset:-6728449 // 78c008ed6000000000ff5499
scratch_load_d16_hi_i8 v145, v51, off offset:3767689 th:TH_LOAD_HT // 7c8008ed9100220033897d39
scratch_load_d16_hi_i8 v186, v184, off offset:-274257 scope:SCOPE_SE // 7c8008edba000600b8afd0fb
scratch_load_d16_hi_u8 v105, v97, off offset:5418937     // 7c4008ed6900020061b9af52
scratch_load_d16_hi_u8 v172, v177, off offset:-6877783 scope:SCOPE_DEV // 7c4008edac000a00b1a90d97
scratch_load_d16_i8 v255, v101, off offset:-1042569 th:TH_LOAD_RT_NT // 7cc007edff005200657717f0
scratch_load_d16_i8 v79, v138, off offset:5570857 scope:SCOPE_SYS // 7cc007ed4f000e008a290155
scratch_load_d16_u8 v43, v204, off offset:2767376 scope:SCOPE_SYS // 7c8007ed2b000e00cc103a2a
scratch_load_d16_u8 v82, v239, ttmp15 offset:-4494659 th:TH_LOAD_LU scope:SCOPE_DEV // 7b8007ed52003a00efbd6abb
scratch_load_i16 v128, v166, off offset:-6645850 scope:SCOPE_DEV // 7cc004ed80000a00a6a6979a
scratch_load_i16 v5, v172, off offset:-6454922           // 7cc004ed05000200ac76819d
scratch_load_i8 v133, v244, exec_lo offset:-2607097 th:TH_LOAD_NT_RT // 7e4004ed85004200f40738d8
scratch_load_i8 v94, v98, off offset:4352538 th:TH_LOAD_LU scope:SCOPE_SE // 7c4004ed5e003600621a6a42
scratch_load_u16 v19, v223, s3 offset:2448188            // 038004ed13000200df3c5b25
scratch_load_u16 v4, v171, m0 offset:-2494882            // 7d8004ed04000200ab5eeed9
scratch_load_u8 v129, v116, off offset:-491773           // 7c0004ed8100020074037ff8
scratch_load_u8 v67, v57, off offset:-6673220 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7c0004ed43003e0039bc2c9a
scratch_store_b128 off, v[167:170], off offset:4201427 th:TH_STORE_NT_WB // 7c4007ed0000f05300d31b40
scratch_store_b128 off, v[188:191], off offset:6559761   // 7c4007ed0000005e00111864
scratch_store_b16 off, v154, off offset:-5082503 th:TH_STORE_NT // 7c4006ed0000104d007972b2
scratch_store_b16 off, v63, off offset:-7394659          // 7c4006ed0000801f009d2a8f
scratch_store_b32 v128, v47, off offset:189257 th:TH_STORE_NT_HT // 7c8006ed0000e2178049e302
scratch_store_b32 v255, v226, off offset:2069128         // 7c8006ed00000271ff88921f
scratch_store_b64 v116, v[171:172], off offset:-5916426 th:TH_STORE_NT_HT // 7cc006ed0000e25574f6b8a5
scratch_store_b64 v45, v[0:1], off offset:-5634661 th:TH_STORE_NT_HT // 7cc006ed000062002d9b05aa
scratch_store_b8 off, v189, m0 offset:4431890 th:TH_STORE_NT_HT scope:SCOPE_DEV // 7d0006ed0000e85e0012a043
scratch_store_b8 off, v26, m0 offset:1916857 th:TH_STORE_NT_RT // 7d0006ed0000400d00b93f1d
scratch_store_b96 off, v[124:126], off offset:4518958    // 7c0007ed0000003e002ef444
scratch_store_b96 off, v[50:52], off offset:4218833      // 7c0007ed0000001900d15f40
scratch_store_d16_hi_b16 off, v160, m0 offset:-4548394   // 7d4009ed0000005000d698ba
scratch_store_d16_hi_b16 off, v219, off offset:-6823935  // 7c4009ed0000806d0001e097
scratch_store_d16_hi_b8 off, v211, off offset:-6176698 th:TH_STORE_RT_NT scope:SCOPE_SE // 7c0009ed0000d4690046c0a1
scratch_store_d16_hi_b8 off, v75, off offset:-361190 th:TH_STORE_NT_RT // 7c0009ed0000c025001a7dfa
global_load_tr_b128 v[1:2], v[2:3], off                  // error: operands are not valid for this GPU or mode: global_load_tr_b128 accepts them on gfx1200 in wave64, not on gfx1200 in wave32
global_load_tr_b64 v1, v[2:3], off                       // error: operands are not valid for this GPU or mode: global_load_tr_b64 accepts them on gfx1200 in wave64, not on gfx1200 in wave32
