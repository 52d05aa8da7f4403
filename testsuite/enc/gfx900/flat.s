flat_atomic_add v83, v[125:126], v173 glc                // 000009dd7dad0053
flat_atomic_add v59, v[212:213], v228 offset:4095 glc    // ff0f09ddd4e4003b
flat_atomic_add v246, v[141:142], v249 offset:1 glc      // 010009dd8df900f6
flat_atomic_add_x2 v[97:98], v[100:101]                  // 000088dd61640000
flat_atomic_add_x2 v[80:81], v[120:121], v[164:165] offset:1 glc // 010089dd78a40050
flat_atomic_add_x2 v[62:63], v[30:31], v[224:225] glc    // 000089dd1ee0003e
flat_atomic_and v233, v[222:223], v117 glc               // 000021ddde7500e9
flat_atomic_and v125, v[98:99], v203 offset:1 glc        // 010021dd62cb007d
flat_atomic_and v[2:3], v54                              // 000020dd02360000
flat_atomic_and_x2 v[170:171], v[217:218], v[173:174] glc // 0000a1ddd9ad00aa
flat_atomic_and_x2 v[219:220], v[217:218], v[254:255] offset:1 glc // 0100a1ddd9fe00db
flat_atomic_and_x2 v[110:111], v[127:128], v[78:79] offset:4095 glc // ff0fa1dd7f4e006e
flat_atomic_cmpswap v92, v[65:66], v[187:188] glc        // 000005dd41bb005c
flat_atomic_cmpswap v[175:176], v[34:35]                 // 000004ddaf220000
flat_atomic_cmpswap v44, v[9:10], v[172:173] offset:4095 glc slc // ff0f07dd09ac002c
flat_atomic_cmpswap_x2 v[41:42], v[192:195]              // 000084dd29c00000
flat_atomic_cmpswap_x2 v[90:91], v[138:141] offset:4095  // ff0f84dd5a8a0000
flat_atomic_cmpswap_x2 v[99:100], v[43:46]               // 000084dd632b0000
flat_atomic_dec v71, v[20:21], v143 glc                  // 000031dd148f0047
flat_atomic_dec v194, v[196:197], v193 offset:1 glc      // 010031ddc4c100c2
flat_atomic_dec v[109:110], v227 slc                     // 000032dd6de30000
flat_atomic_dec_x2 v[11:12], v[251:252], v[74:75] glc    // 0000b1ddfb4a000b
flat_atomic_dec_x2 v[219:220], v[245:246] offset:4095    // ff0fb0dddbf50000
flat_atomic_dec_x2 v[253:254], v[250:251] offset:4095    // ff0fb0ddfdfa0000
flat_atomic_inc v[95:96], v148                           // 00002cdd5f940000
flat_atomic_inc v[3:4], v55 offset:4095                  // ff0f2cdd03370000
flat_atomic_inc v39, v[218:219], v49 offset:4095 glc     // ff0f2dddda310027
flat_atomic_inc_x2 v[170:171], v[188:189]                // 0000acddaabc0000
flat_atomic_inc_x2 v[144:145], v[34:35], v[192:193] offset:1 glc // 0100addd22c00090
flat_atomic_inc_x2 v[38:39], v[84:85] offset:1           // 0100acdd26540000
flat_atomic_or v207, v[38:39], v227 glc                  // 000025dd26e300cf
flat_atomic_or v7, v[126:127], v14 offset:4095 glc       // ff0f25dd7e0e0007
flat_atomic_or v[182:183], v54                           // 000024ddb6360000
flat_atomic_or_x2 v[234:235], v[237:238], v[132:133] glc // 0000a5dded8400ea
flat_atomic_or_x2 v[167:168], v[169:170] slc             // 0000a6dda7a90000
flat_atomic_or_x2 v[123:124], v[61:62] offset:4095       // ff0fa4dd7b3d0000
flat_atomic_smax v[182:183], v121                        // 000018ddb6790000
flat_atomic_smax v[197:198], v46 offset:1                // 010018ddc52e0000
flat_atomic_smax v118, v[192:193], v80 offset:1 glc      // 010019ddc0500076
flat_atomic_smax_x2 v[216:217], v[111:112]               // 000098ddd86f0000
flat_atomic_smax_x2 v[216:217], v[142:143]               // 000098ddd88e0000
flat_atomic_smax_x2 v[247:248], v[41:42], v[80:81] offset:1 glc // 010099dd295000f7
flat_atomic_smin v[251:252], v100                        // 000010ddfb640000
flat_atomic_smin v[140:141], v48                         // 000010dd8c300000
flat_atomic_smin v72, v[221:222], v45 offset:4095 glc    // ff0f11dddd2d0048
flat_atomic_smin_x2 v[54:55], v[55:56], v[143:144] glc   // 000091dd378f0036
flat_atomic_smin_x2 v[86:87], v[78:79], v[77:78] glc     // 000091dd4e4d0056
flat_atomic_smin_x2 v[199:200], v[111:112] offset:4095 slc // ff0f92ddc76f0000
flat_atomic_sub v[92:93], v12                            // 00000cdd5c0c0000
flat_atomic_sub v24, v[17:18], v140 offset:4095 glc      // ff0f0ddd118c0018
flat_atomic_sub v[6:7], v152 offset:4095                 // ff0f0cdd06980000
flat_atomic_sub_x2 v[59:60], v[238:239]                  // 00008cdd3bee0000
flat_atomic_sub_x2 v[96:97], v[74:75], v[198:199] offset:4095 glc // ff0f8ddd4ac60060
flat_atomic_sub_x2 v[74:75], v[248:249] offset:1         // 01008cdd4af80000
flat_atomic_swap v[189:190], v19                         // 000000ddbd130000
flat_atomic_swap v[94:95], v236 slc                      // 000002dd5eec0000
flat_atomic_swap v109, v[167:168], v7 offset:4095 glc slc // ff0f03dda707006d
flat_atomic_swap_x2 v[57:58], v[253:254], v[196:197] glc // 000081ddfdc40039
flat_atomic_swap_x2 v[172:173], v[15:16], v[48:49] offset:4095 glc slc // ff0f83dd0f3000ac
flat_atomic_swap_x2 v[90:91], v[213:214] offset:1        // 010080dd5ad50000
flat_atomic_umax v[168:169], v32                         // 00001cdda8200000
flat_atomic_umax v[130:131], v229 offset:1 slc           // 01001edd82e50000
flat_atomic_umax v182, v[134:135], v124 glc              // 00001ddd867c00b6
flat_atomic_umax_x2 v[191:192], v[72:73], v[16:17] glc   // 00009ddd481000bf
flat_atomic_umax_x2 v[160:161], v[82:83] offset:4095     // ff0f9cdda0520000
flat_atomic_umax_x2 v[12:13], v[110:111], v[141:142] glc // 00009ddd6e8d000c
flat_atomic_umin v[89:90], v124                          // 000014dd597c0000
flat_atomic_umin v223, v[143:144], v150 glc              // 000015dd8f9600df
flat_atomic_umin v[162:163], v31 offset:1                // 010014dda21f0000
flat_atomic_umin_x2 v[194:195], v[150:151]               // 000094ddc2960000
flat_atomic_umin_x2 v[26:27], v[200:201], v[76:77] glc   // 000095ddc84c001a
flat_atomic_umin_x2 v[40:41], v[88:89] offset:1          // 010094dd28580000
flat_atomic_xor v212, v[201:202], v117 glc               // 000029ddc97500d4
flat_atomic_xor v[11:12], v184 offset:1                  // 010028dd0bb80000
flat_atomic_xor v70, v[197:198], v75 offset:4095 glc     // ff0f29ddc54b0046
flat_atomic_xor_x2 v[67:68], v[78:79], v[177:178] glc    // 0000a9dd4eb10043
flat_atomic_xor_x2 v[185:186], v[44:45], v[60:61] glc    // 0000a9dd2c3c00b9
flat_atomic_xor_x2 v[223:224], v[208:209], v[156:157] offset:4095 glc // ff0fa9ddd09c00df
flat_load_dword v106, v[199:200]                         // 000050dcc700006a
flat_load_dword v153, v[88:89] glc                       // 000051dc58000099
flat_load_dword v122, v[222:223] offset:1                // 010050dcde00007a
flat_load_dwordx2 v[158:159], v[240:241]                 // 000054dcf000009e
flat_load_dwordx2 v[83:84], v[120:121] offset:4095 glc   // ff0f55dc78000053
flat_load_dwordx2 v[221:222], v[214:215] slc             // 000056dcd60000dd
flat_load_dwordx3 v[96:98], v[94:95]                     // 000058dc5e000060
flat_load_dwordx3 v[137:139], v[175:176] offset:1        // 010058dcaf000089
flat_load_dwordx3 v[67:69], v[5:6] offset:4095 glc       // ff0f59dc05000043
flat_load_dwordx4 v[9:12], v[210:211]                    // 00005cdcd2000009
flat_load_dwordx4 v[124:127], v[56:57] slc               // 00005edc3800007c
flat_load_dwordx4 v[90:93], v[165:166] offset:4095 slc   // ff0f5edca500005a
flat_load_sbyte v108, v[226:227]                         // 000044dce200006c
flat_load_sbyte v175, v[56:57] glc slc                   // 000047dc380000af
flat_load_sbyte v212, v[228:229] offset:1                // 010044dce40000d4
flat_load_sbyte_d16 v166, v[169:170]                     // 000088dca90000a6
flat_load_sbyte_d16 v133, v[24:25] offset:1              // 010088dc18000085
flat_load_sbyte_d16 v183, v[220:221] offset:1 glc        // 010089dcdc0000b7
flat_load_sbyte_d16_hi v253, v[137:138]                  // 00008cdc890000fd
flat_load_sbyte_d16_hi v43, v[3:4] offset:1              // 01008cdc0300002b
flat_load_sbyte_d16_hi v238, v[85:86] offset:1           // 01008cdc550000ee
flat_load_short_d16 v133, v[190:191]                     // 000090dcbe000085
flat_load_short_d16 v147, v[0:1] offset:4095 glc         // ff0f91dc00000093
flat_load_short_d16 v217, v[109:110] offset:1 glc        // 010091dc6d0000d9
flat_load_short_d16_hi v241, v[180:181]                  // 000094dcb40000f1
flat_load_short_d16_hi v219, v[218:219] offset:1 glc     // 010095dcda0000db
flat_load_short_d16_hi v8, v[115:116] offset:1           // 010094dc73000008
flat_load_sshort v186, v[58:59]                          // 00004cdc3a0000ba
flat_load_sshort v54, v[189:190] offset:4095 glc         // ff0f4ddcbd000036
flat_load_sshort v61, v[99:100] offset:1                 // 01004cdc6300003d
flat_load_ubyte v123, v[249:250]                         // 000040dcf900007b
flat_load_ubyte v239, v[138:139]                         // 000040dc8a0000ef
flat_load_ubyte v51, v[111:112] offset:1                 // 010040dc6f000033
flat_load_ubyte_d16 v2, v[17:18]                         // 000080dc11000002
flat_load_ubyte_d16 v9, v[149:150] offset:1              // 010080dc95000009
flat_load_ubyte_d16 v28, v[40:41] offset:4095 glc        // ff0f81dc2800001c
flat_load_ubyte_d16_hi v49, v[240:241]                   // 000084dcf0000031
flat_load_ubyte_d16_hi v221, v[57:58] offset:4095        // ff0f84dc390000dd
flat_load_ubyte_d16_hi v228, v[193:194]                  // 000084dcc10000e4
flat_load_ushort v255, v[1:2]                            // 000048dc010000ff
flat_load_ushort v79, v[147:148] offset:1                // 010048dc9300004f
flat_load_ushort v151, v[48:49] glc                      // 000049dc30000097
flat_store_byte v[135:136], v133                         // 000060dc87850000
flat_store_byte v[97:98], v224 offset:1 glc              // 010061dc61e00000
flat_store_byte v[90:91], v233                           // 000060dc5ae90000
flat_store_byte_d16_hi v[119:120], v172                  // 000064dc77ac0000
flat_store_byte_d16_hi v[244:245], v193 offset:1         // 010064dcf4c10000
flat_store_byte_d16_hi v[205:206], v51 offset:4095       // ff0f64dccd330000
flat_store_dword v[228:229], v187                        // 000070dce4bb0000
flat_store_dword v[229:230], v51 offset:4095 glc         // ff0f71dce5330000
flat_store_dword v[129:130], v184                        // 000070dc81b80000
flat_store_dwordx2 v[240:241], v[198:199]                // 000074dcf0c60000
flat_store_dwordx2 v[165:166], v[4:5] offset:1           // 010074dca5040000
flat_store_dwordx2 v[213:214], v[176:177] slc            // 000076dcd5b00000
flat_store_dwordx3 v[145:146], v[69:71]                  // 000078dc91450000
flat_store_dwordx3 v[86:87], v[124:126] offset:1 glc     // 010079dc567c0000
flat_store_dwordx3 v[195:196], v[231:233] offset:1       // 010078dcc3e70000
flat_store_dwordx4 v[31:32], v[1:4]                      // 00007cdc1f010000
flat_store_dwordx4 v[212:213], v[25:28] offset:4095      // ff0f7cdcd4190000
flat_store_dwordx4 v[153:154], v[36:39] offset:1 glc     // 01007ddc99240000
flat_store_short v[14:15], v209                          // 000068dc0ed10000
flat_store_short v[22:23], v10                           // 000068dc160a0000
flat_store_short v[70:71], v206                          // 000068dc46ce0000
flat_store_short_d16_hi v[50:51], v207                   // 00006cdc32cf0000
flat_store_short_d16_hi v[36:37], v186                   // 00006cdc24ba0000
flat_store_short_d16_hi v[157:158], v91 offset:1 glc     // 01006ddc9d5b0000
global_atomic_add v188, v135, s[60:61]                   // 008008ddbc873c00
global_atomic_add v25, v[180:181], v201, off offset:-4096 glc // 009009ddb4c97f19
global_atomic_add v251, v[10:11], v75, off offset:-1 glc // ff9f09dd0a4b7ffb
global_atomic_add_x2 v4, v[222:223], s[32:33]            // 008088dd04de2000
global_atomic_add_x2 v[117:118], v[240:241], off offset:-4096 // 009088dd75f07f00
global_atomic_add_x2 v[10:11], v242, v[190:191], s[2:3] offset:1 glc // 018089ddf2be020a
global_atomic_and v248, v243, v2, s[54:55] glc           // 008021ddf30236f8
global_atomic_and v48, v[3:4], v22, off offset:4095 glc  // ff8f21dd03167f30
global_atomic_and v97, v112, v28, s[40:41] offset:1 glc  // 018021dd701c2861
global_atomic_and_x2 v[77:78], v[24:25], off             // 0080a0dd4d187f00
global_atomic_and_x2 v[213:214], v207, v[173:174], s[76:77] glc // 0080a1ddcfad4cd5
global_atomic_and_x2 v[32:33], v[193:194], off           // 0080a0dd20c17f00
global_atomic_cmpswap v154, v[112:113], exec             // 008004dd9a707e00
global_atomic_cmpswap v[24:25], v[104:105], off offset:-1 // ff9f04dd18687f00
global_atomic_cmpswap v[189:190], v[158:159], off        // 008004ddbd9e7f00
global_atomic_cmpswap_x2 v[19:20], v[90:93], off         // 008084dd135a7f00
global_atomic_cmpswap_x2 v[50:51], v250, v[242:245], s[28:29] offset:-4096 glc // 009085ddfaf21c32
global_atomic_cmpswap_x2 v[211:212], v[165:166], v[180:183], off offset:-1 glc slc // ff9f87dda5b47fd3
global_atomic_dec v95, v48, v20, s[52:53] glc            // 008031dd3014345f
global_atomic_dec v[28:29], v96, off offset:-1           // ff9f30dd1c607f00
global_atomic_dec v232, v179, v171, s[78:79] offset:4095 glc // ff8f31ddb3ab4ee8
global_atomic_dec_x2 v150, v[239:240], s[6:7]            // 0080b0dd96ef0600
global_atomic_dec_x2 v[143:144], v[230:231], off         // 0080b0dd8fe67f00
global_atomic_dec_x2 v[39:40], v[95:96], v[212:213], off glc slc // 0080b3dd5fd47f27
global_atomic_inc v245, v104, v100, s[42:43] glc         // 00802ddd68642af5
global_atomic_inc v68, v6, v76, s[14:15] glc             // 00802ddd064c0e44
global_atomic_inc v56, v31, s[100:101] offset:1 slc      // 01802edd381f6400
global_atomic_inc_x2 v233, v[213:214], s[74:75]          // 0080acdde9d54a00
global_atomic_inc_x2 v60, v[84:85], s[6:7]               // 0080acdd3c540600
global_atomic_inc_x2 v[202:203], v[0:1], v[139:140], off offset:4095 glc // ff8faddd008b7fca
global_atomic_or v126, v120, v196, exec glc              // 008025dd78c47e7e
global_atomic_or v214, v133, v215, s[64:65] glc          // 008025dd85d740d6
global_atomic_or v115, v169, s[12:13]                    // 008024dd73a90c00
global_atomic_or_x2 v215, v[50:51], s[22:23]             // 0080a4ddd7321600
global_atomic_or_x2 v160, v[135:136], s[18:19]           // 0080a4dda0871200
global_atomic_or_x2 v[29:30], v[37:38], v[176:177], off glc // 0080a5dd25b07f1d
global_atomic_smax v192, v[200:201], v98, off glc        // 008019ddc8627fc0
global_atomic_smax v39, v221, v158, s[72:73] offset:-4096 glc // 009019dddd9e4827
global_atomic_smax v[105:106], v54, off offset:-4096     // 009018dd69367f00
global_atomic_smax_x2 v[154:155], v97, v[11:12], s[56:57] glc // 008099dd610b389a
global_atomic_smax_x2 v[141:142], v180, v[128:129], s[8:9] offset:-4096 glc // 009099ddb480088d
global_atomic_smax_x2 v[112:113], v[212:213], v[187:188], off offset:4095 glc // ff8f99ddd4bb7f70
global_atomic_smin v0, v250, s[6:7]                      // 008010dd00fa0600
global_atomic_smin v[254:255], v97, off offset:-1        // ff9f10ddfe617f00
global_atomic_smin v128, v[41:42], v250, off offset:1 glc slc // 018013dd29fa7f80
global_atomic_smin_x2 v221, v[178:179], s[96:97]         // 008090ddddb26000
global_atomic_smin_x2 v[245:246], v125, v[156:157], s[82:83] offset:-4096 glc // 009091dd7d9c52f5
global_atomic_smin_x2 v[144:145], v[96:97], v[170:171], off glc // 008091dd60aa7f90
global_atomic_sub v109, v156, flat_scratch               // 00800cdd6d9c6600
global_atomic_sub v189, v150, v150, ttmp[6:7] offset:1 glc slc // 01800fdd969672bd
global_atomic_sub v92, v174, v122, s[32:33] offset:-4096 glc // 00900dddae7a205c
global_atomic_sub_x2 v95, v[110:111], vcc                // 00808cdd5f6e6a00
global_atomic_sub_x2 v[64:65], v147, v[39:40], s[78:79] glc // 00808ddd93274e40
global_atomic_sub_x2 v3, v[232:233], s[58:59]            // 00808cdd03e83a00
global_atomic_swap v110, v86, v45, s[46:47] glc          // 008001dd562d2e6e
global_atomic_swap v143, v[17:18], v106, off offset:-4096 glc // 009001dd116a7f8f
global_atomic_swap v94, v53, v140, s[30:31] offset:-4096 glc // 009001dd358c1e5e
global_atomic_swap_x2 v[229:230], v[81:82], v[161:162], off glc // 008081dd51a17fe5
global_atomic_swap_x2 v242, v[79:80], s[80:81] offset:4095 // ff8f80ddf24f5000
global_atomic_swap_x2 v[143:144], v[177:178], off offset:4095 // ff8f80dd8fb17f00
global_atomic_umax v180, v211, v215, s[66:67] glc        // 00801dddd3d742b4
global_atomic_umax v240, v69, v22, s[98:99] offset:4095 glc slc // ff8f1fdd451662f0
global_atomic_umax v179, v146, v250, vcc offset:-4096 glc // 00901ddd92fa6ab3
global_atomic_umax_x2 v23, v[132:133], s[18:19]          // 00809cdd17841200
global_atomic_umax_x2 v[101:102], v[27:28], v[193:194], off glc slc // 00809fdd1bc17f65
global_atomic_umax_x2 v229, v[60:61], s[44:45] offset:4095 slc // ff8f9edde53c2c00
global_atomic_umin v68, v[83:84], v31, off glc           // 008015dd531f7f44
global_atomic_umin v151, v123, v188, s[72:73] offset:4095 glc // ff8f15dd7bbc4897
global_atomic_umin v[127:128], v53, off offset:-4096     // 009014dd7f357f00
global_atomic_umin_x2 v[71:72], v[223:224], off          // 008094dd47df7f00
global_atomic_umin_x2 v[173:174], v[168:169], v[124:125], off glc // 008095dda87c7fad
global_atomic_umin_x2 v[180:181], v[172:173], v[196:197], off offset:-1 glc slc // ff9f97ddacc47fb4
global_atomic_xor v34, v62, v59, ttmp[6:7] glc           // 008029dd3e3b7222
global_atomic_xor v8, v[235:236], v134, off offset:1 glc // 018029ddeb867f08
global_atomic_xor v82, v255, v180, s[84:85] offset:-4096 glc // 009029ddffb45452
global_atomic_xor_x2 v7, v[49:50], s[24:25]              // 0080a8dd07311800
global_atomic_xor_x2 v202, v[79:80], s[100:101] slc      // 0080aaddca4f6400
global_atomic_xor_x2 v[11:12], v18, v[228:229], s[52:53] offset:-1 glc // ff9fa9dd12e4340b
global_load_dword v6, v0, s[24:25]                       // 008050dc00001806
global_load_dword v[82:83], off offset:-1 lds            // ffbf50dc52007f00
global_load_dword v99, s[94:95] offset:1 lds             // 01a050dc63005e00
global_load_dwordx2 v[185:186], v132, s[64:65]           // 008054dc840040b9
global_load_dwordx2 v[230:231], v194, s[38:39] slc       // 008056dcc20026e6
global_load_dwordx2 v[142:143], v[237:238], off offset:-4096 // 009054dced007f8e
global_load_dwordx3 v[17:19], v[164:165], off            // 008058dca4007f11
global_load_dwordx3 v[16:18], v218, s[32:33] offset:-4096 // 009058dcda002010
global_load_dwordx3 v[229:231], v[33:34], off offset:1 glc // 018059dc21007fe5
global_load_dwordx4 v[134:137], v225, s[22:23]           // 00805cdce1001686
global_load_dwordx4 v[39:42], v81, s[16:17] offset:-1    // ff9f5cdc51001027
global_load_dwordx4 v[31:34], v116, s[28:29]             // 00805cdc74001c1f
global_load_sbyte v[26:27], off lds                      // 00a044dc1a007f00
global_load_sbyte v[165:166], off offset:-1 glc slc lds  // ffbf47dca5007f00
global_load_sbyte v[108:109], off offset:-4096 glc slc lds // 00b047dc6c007f00
global_load_sbyte_d16 v61, v[114:115], off               // 008088dc72007f3d
global_load_sbyte_d16 v217, v52, s[36:37] offset:-4096   // 009088dc340024d9
global_load_sbyte_d16 v160, v138, ttmp[6:7] offset:-4096 // 009088dc8a0072a0
global_load_sbyte_d16_hi v45, v[153:154], off            // 00808cdc99007f2d
global_load_sbyte_d16_hi v84, v51, s[88:89] offset:4095  // ff8f8cdc33005854
global_load_sbyte_d16_hi v165, v99, s[12:13] offset:-1   // ff9f8cdc63000ca5
global_load_short_d16 v23, v192, s[8:9]                  // 008090dcc0000817
global_load_short_d16 v0, v165, s[6:7] offset:1 glc      // 018091dca5000600
global_load_short_d16 v193, v[36:37], off offset:-1 glc  // ff9f91dc24007fc1
global_load_short_d16_hi v114, v[62:63], off             // 008094dc3e007f72
global_load_short_d16_hi v165, v[11:12], off offset:4095 slc // ff8f96dc0b007fa5
global_load_short_d16_hi v103, v56, s[4:5] offset:4095   // ff8f94dc38000467
global_load_sshort v63, v[107:108], off                  // 00804cdc6b007f3f
global_load_sshort v46, exec glc lds                     // 00a04ddc2e007e00
global_load_sshort v92, v[157:158], off offset:1         // 01804cdc9d007f5c
global_load_ubyte v133, s[20:21] lds                     // 00a040dc85001400
global_load_ubyte v239, v[54:55], off offset:-4096 glc   // 009041dc36007fef
global_load_ubyte v46, s[68:69] offset:-1 lds            // ffbf40dc2e004400
global_load_ubyte_d16 v9, v[184:185], off                // 008080dcb8007f09
global_load_ubyte_d16 v54, v213, s[50:51] offset:4095 slc // ff8f82dcd5003236
global_load_ubyte_d16 v214, v[179:180], off offset:4095 slc // ff8f82dcb3007fd6
global_load_ubyte_d16_hi v157, v[237:238], off           // 008084dced007f9d
global_load_ubyte_d16_hi v62, v16, s[48:49]              // 008084dc1000303e
global_load_ubyte_d16_hi v160, v204, flat_scratch offset:-1 glc // ff9f85dccc0066a0
global_load_ushort v105, v[147:148], off                 // 008048dc93007f69
global_load_ushort v55, vcc lds                          // 00a048dc37006a00
global_load_ushort v78, s[84:85] glc slc lds             // 00a04bdc4e005400
global_store_byte v231, v119, s[38:39]                   // 008060dce7772600
global_store_byte v42, v105, s[64:65] offset:-4096 glc   // 009061dc2a694000
global_store_byte v25, v220, s[40:41] offset:4095 slc    // ff8f62dc19dc2800
global_store_byte_d16_hi v[162:163], v115, off           // 008064dca2737f00
global_store_byte_d16_hi v[90:91], v38, off offset:-4096 glc // 009065dc5a267f00
global_store_byte_d16_hi v[74:75], v49, off offset:-1 slc // ff9f66dc4a317f00
global_store_dword v23, v206, s[10:11]                   // 008070dc17ce0a00
global_store_dword v226, v192, s[26:27] offset:1         // 018070dce2c01a00
global_store_dword v[224:225], v26, off                  // 008070dce01a7f00
global_store_dwordx2 v208, v[167:168], s[22:23]          // 008074dcd0a71600
global_store_dwordx2 v[73:74], v[125:126], off offset:-1 // ff9f74dc497d7f00
global_store_dwordx2 v77, v[238:239], s[44:45] offset:1 glc // 018075dc4dee2c00
global_store_dwordx3 v[168:169], v[74:76], off           // 008078dca84a7f00
global_store_dwordx3 v157, v[3:5], s[52:53] slc          // 00807adc9d033400
global_store_dwordx3 v[88:89], v[11:13], off offset:1 glc // 018079dc580b7f00
global_store_dwordx4 v178, v[83:86], exec                // 00807cdcb2537e00
global_store_dwordx4 v[188:189], v[179:182], off         // 00807cdcbcb37f00
global_store_dwordx4 v[85:86], v[224:227], off offset:-1 // ff9f7cdc55e07f00
global_store_short v172, v236, s[2:3]                    // 008068dcacec0200
global_store_short v[50:51], v199, off glc               // 008069dc32c77f00
global_store_short v73, v40, s[62:63]                    // 008068dc49283e00
global_store_short_d16_hi v[13:14], v139, off            // 00806cdc0d8b7f00
global_store_short_d16_hi v[254:255], v233, off offset:4095 // ff8f6cdcfee97f00
global_store_short_d16_hi v40, v161, s[20:21]            // 00806cdc28a11400
scratch_load_dword v200, off lds                         // 006050dcc8007f00
scratch_load_dword v46, off offset:-1 lds                // ff7f50dc2e007f00
scratch_load_dword v3, off lds                           // 006050dc03007f00
scratch_load_dwordx2 v[50:51], off, flat_scratch_lo      // 004054dc00006632
scratch_load_dwordx2 v[137:138], off, s53 slc            // 004056dc00003589
scratch_load_dwordx2 v[122:123], off, s65 offset:-4096   // 005054dc0000417a
scratch_load_dwordx3 v[216:218], v171, off               // 004058dcab007fd8
scratch_load_dwordx3 v[242:244], off, vcc_hi offset:1    // 014058dc00006bf2
scratch_load_dwordx3 v[81:83], off, s56 offset:-4096     // 005058dc00003851
scratch_load_dwordx4 v[203:206], v18, off                // 00405cdc12007fcb
scratch_load_dwordx4 v[49:52], off, s45 offset:-1 slc    // ff5f5edc00002d31
scratch_load_dwordx4 v[168:171], off, s24 offset:4095 glc slc // ff4f5fdc000018a8
scratch_load_sbyte v115, off, s43                        // 004044dc00002b73
scratch_load_sbyte v155, off, s7 glc                     // 004045dc0000079b
scratch_load_sbyte v95, off, s30 offset:4095             // ff4f44dc00001e5f
scratch_load_sbyte_d16 v84, v150, off                    // 004088dc96007f54
scratch_load_sbyte_d16 v45, v84, off offset:-4096        // 005088dc54007f2d
scratch_load_sbyte_d16 v110, v137, off offset:-4096      // 005088dc89007f6e
scratch_load_sbyte_d16_hi v36, off, s92                  // 00408cdc00005c24
scratch_load_sbyte_d16_hi v179, v120, off glc            // 00408ddc78007fb3
scratch_load_sbyte_d16_hi v87, off, s36                  // 00408cdc00002457
scratch_load_short_d16 v13, off, vcc_lo                  // 004090dc00006a0d
scratch_load_short_d16 v18, v166, off offset:-1          // ff5f90dca6007f12
scratch_load_short_d16 v92, off, s37                     // 004090dc0000255c
scratch_load_short_d16_hi v15, v241, off                 // 004094dcf1007f0f
scratch_load_short_d16_hi v42, v154, off offset:4095 slc // ff4f96dc9a007f2a
scratch_load_short_d16_hi v211, off, m0                  // 004094dc00007cd3
scratch_load_sshort v70, v29, off                        // 00404cdc1d007f46
scratch_load_sshort v13, off, s83 offset:-1 glc          // ff5f4ddc0000530d
scratch_load_sshort v16, v80, off offset:-4096           // 00504cdc50007f10
scratch_load_ubyte v168, off, s79                        // 004040dc00004fa8
scratch_load_ubyte v245, v179, off                       // 004040dcb3007ff5
scratch_load_ubyte v112, off glc lds                     // 006041dc70007f00
scratch_load_ubyte_d16 v121, off, s40                    // 004080dc00002879
scratch_load_ubyte_d16 v171, v244, off offset:-1         // ff5f80dcf4007fab
scratch_load_ubyte_d16 v40, v165, off offset:4095        // ff4f80dca5007f28
scratch_load_ubyte_d16_hi v183, v99, off                 // 004084dc63007fb7
scratch_load_ubyte_d16_hi v252, off, s78 offset:-4096    // 005084dc00004efc
scratch_load_ubyte_d16_hi v167, off, s71 offset:-4096    // 005084dc000047a7
scratch_load_ushort v57, off lds                         // 006048dc39007f00
scratch_load_ushort v61, v239, off                       // 004048dcef007f3d
scratch_load_ushort off, s50 offset:4095 slc lds         // ff6f4adc00003200
scratch_store_byte off, v46, s94                         // 004060dc002e5e00
scratch_store_byte v73, v79, off offset:-1               // ff5f60dc494f7f00
scratch_store_byte off, v207, s48 offset:1               // 014060dc00cf3000
scratch_store_byte_d16_hi off, v18, s35                  // 004064dc00122300
scratch_store_byte_d16_hi off, v3, s57 offset:1 glc      // 014065dc00033900
scratch_store_byte_d16_hi off, v27, s38 offset:-1 glc    // ff5f65dc001b2600
scratch_store_dword off, v9, s49                         // 004070dc00093100
scratch_store_dword off, v39, s28 glc                    // 004071dc00271c00
scratch_store_dword off, v75, vcc_lo                     // 004070dc004b6a00
scratch_store_dwordx2 v161, v[192:193], off              // 004074dca1c07f00
scratch_store_dwordx2 off, v[21:22], ttmp5 offset:-4096 glc // 005075dc00157100
scratch_store_dwordx2 v237, v[44:45], off                // 004074dced2c7f00
scratch_store_dwordx3 v72, v[154:156], off               // 004078dc489a7f00
scratch_store_dwordx3 v252, v[191:193], off              // 004078dcfcbf7f00
scratch_store_dwordx3 off, v[215:217], s24 offset:4095   // ff4f78dc00d71800
scratch_store_dwordx4 off, v[37:40], s96                 // 00407cdc00256000
scratch_store_dwordx4 off, v[19:22], s17 slc             // 00407edc00131100
scratch_store_dwordx4 off, v[145:148], s88               // 00407cdc00915800
scratch_store_short off, v98, s14                        // 004068dc00620e00
scratch_store_short off, v97, s40 offset:4095            // ff4f68dc00612800
scratch_store_short v40, v25, off glc                    // 004069dc28197f00
scratch_store_short_d16_hi off, v250, s31                // 00406cdc00fa1f00
scratch_store_short_d16_hi v44, v122, off                // 00406cdc2c7a7f00
scratch_store_short_d16_hi v67, v59, off                 // 00406cdc433b7f00
