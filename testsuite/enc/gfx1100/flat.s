flat_atomic_add_f32 v[146:147], v15 offset:4             // 040058dd920f7c00
flat_atomic_add_f32 v123, v[111:112], v108 offset:1 glc slc // 01c058dd6f6c7c7b
flat_atomic_add_u32 v[253:254], v211 offset:1115         // 5b04d4dcfdd37c00
flat_atomic_add_u32 v[216:217], v98 slc                  // 0080d4dcd8627c00
flat_atomic_add_u64 v[54:55], v[0:1] offset:3435         // 6b0d0cdd36007c00
flat_atomic_add_u64 v[245:246], v[120:121], v[10:11] offset:1410 glc // 82450cdd780a7cf5
flat_atomic_and_b32 v123, v[168:169], v20 offset:1288 glc slc // 08c5f0dca8147c7b
flat_atomic_and_b32 v[73:74], v251 offset:2109           // 3d08f0dc49fb7c00
flat_atomic_and_b64 v[114:115], v[158:159], v[54:55] offset:4095 glc slc // ffcf24dd9e367c72
flat_atomic_and_b64 v[23:24], v[219:220], v[1:2] glc     // 004024dddb017c17
flat_atomic_cmpswap_b32 v196, v[36:37], v[159:160] offset:4 glc // 0440d0dc249f7cc4
flat_atomic_cmpswap_b32 v168, v[58:59], v[159:160] offset:1858 glc // 4247d0dc3a9f7ca8
flat_atomic_cmpswap_b64 v[28:29], v[137:140] offset:4095 slc // ff8f08dd1c897c00
flat_atomic_cmpswap_b64 v[160:161], v[148:151] offset:1506 // e20508dda0947c00
flat_atomic_cmpswap_f32 v[22:23], v[196:197] offset:4095 // ff0f40dd16c47c00
flat_atomic_cmpswap_f32 v182, v[61:62], v[39:40] offset:4095 glc // ff4f40dd3d277cb6
flat_atomic_dec_u32 v220, v[84:85], v165 glc             // 004000dd54a57cdc
flat_atomic_dec_u32 v132, v[159:160], v223 offset:1 glc slc // 01c000dd9fdf7c84
flat_atomic_dec_u64 v[12:13], v[125:126], v[159:160] offset:4 glc // 044034dd7d9f7c0c
flat_atomic_dec_u64 v[92:93], v[152:153], v[45:46] offset:1921 glc // 814734dd982d7c5c
flat_atomic_inc_u32 v199, v[61:62], v190 offset:1803 glc slc // 0bc7fcdc3dbe7cc7
flat_atomic_inc_u32 v[166:167], v21                      // 0000fcdca6157c00
flat_atomic_inc_u64 v[43:44], v[122:123] slc             // 008030dd2b7a7c00
flat_atomic_inc_u64 v[46:47], v[188:189] offset:4        // 040030dd2ebc7c00
flat_atomic_max_f32 v[217:218], v13 offset:4095          // ff0f48ddd90d7c00
flat_atomic_max_f32 v[81:82], v0 offset:4095             // ff0f48dd51007c00
flat_atomic_max_i32 v[75:76], v229 offset:769            // 0103e8dc4be57c00
flat_atomic_max_i32 v19, v[113:114], v64 offset:1430 glc // 9645e8dc71407c13
flat_atomic_max_i64 v[126:127], v[174:175], v[134:135] offset:435 glc // b3411cddae867c7e
flat_atomic_max_i64 v[54:55], v[250:251] offset:74       // 4a001cdd36fa7c00
flat_atomic_max_u32 v[85:86], v184 offset:1063           // 2704ecdc55b87c00
flat_atomic_max_u32 v66, v[233:234], v194 offset:2375 glc // 4749ecdce9c27c42
flat_atomic_max_u64 v[160:161], v[192:193], v[68:69] offset:4095 glc // ff4f20ddc0447ca0
flat_atomic_max_u64 v[54:55], v[42:43], v[206:207] offset:1414 glc // 864520dd2ace7c36
flat_atomic_min_f32 v[25:26], v201 offset:4              // 040044dd19c97c00
flat_atomic_min_f32 v[155:156], v142                     // 000044dd9b8e7c00
flat_atomic_min_i32 v64, v[170:171], v104 glc            // 0040e0dcaa687c40
flat_atomic_min_i32 v0, v[2:3], v233 offset:1630 glc     // 5e46e0dc02e97c00
flat_atomic_min_i64 v[155:156], v[95:96] offset:3942     // 660f14dd9b5f7c00
flat_atomic_min_i64 v[218:219], v[81:82], v[158:159] offset:4095 glc slc // ffcf14dd519e7cda
flat_atomic_min_u32 v[164:165], v176 offset:683 slc      // ab82e4dca4b07c00
flat_atomic_min_u32 v[166:167], v180 offset:1 slc        // 0180e4dca6b47c00
flat_atomic_min_u64 v[154:155], v[171:172] slc           // 008018dd9aab7c00
flat_atomic_min_u64 v[165:166], v[222:223] offset:1610   // 4a0618dda5de7c00
flat_atomic_or_b32 v[190:191], v7 offset:486             // e601f4dcbe077c00
flat_atomic_or_b32 v180, v[186:187], v91 offset:2617 glc slc // 39caf4dcba5b7cb4
flat_atomic_or_b64 v[155:156], v[207:208], v[125:126] offset:1 glc slc // 01c028ddcf7d7c9b
flat_atomic_or_b64 v[106:107], v[135:136], v[221:222] offset:4095 glc slc // ffcf28dd87dd7c6a
flat_atomic_sub_u32 v[245:246], v254 offset:1 slc        // 0180d8dcf5fe7c00
flat_atomic_sub_u32 v[201:202], v151 offset:4095 slc     // ff8fd8dcc9977c00
flat_atomic_sub_u64 v[217:218], v[173:174], v[237:238] offset:188 glc // bc4010ddaded7cd9
flat_atomic_sub_u64 v[65:66], v[183:184] offset:2332     // 1c0910dd41b77c00
flat_atomic_swap_b32 v82, v[121:122], v148 glc           // 0040ccdc79947c52
flat_atomic_swap_b32 v[43:44], v173 offset:2789 slc      // e58accdc2bad7c00
flat_atomic_swap_b64 v[13:14], v[75:76] offset:100       // 640004dd0d4b7c00
flat_atomic_swap_b64 v[97:98], v[38:39] offset:1         // 010004dd61267c00
flat_atomic_xor_b32 v234, v[12:13], v47 offset:4095 glc  // ff4ff8dc0c2f7cea
flat_atomic_xor_b32 v[87:88], v44                        // 0000f8dc572c7c00
flat_atomic_xor_b64 v[49:50], v[132:133], v[99:100] offset:3694 glc // 6e4e2cdd84637c31
flat_atomic_xor_b64 v[32:33], v[156:157] offset:1579 slc // 2b862cdd209c7c00
flat_load_b128 v[229:232], v[237:238] offset:4           // 04005cdced007ce5
flat_load_b128 v[14:17], v[10:11] offset:2086            // 26085cdc0a007c0e
flat_load_b32 v5, v[64:65] offset:3017 dlc               // c92b50dc40007c05
flat_load_b32 v54, v[174:175] offset:1310                // 1e0550dcae007c36
flat_load_b64 v[29:30], v[89:90] offset:4095             // ff0f54dc59007c1d
flat_load_b64 v[114:115], v[135:136] offset:4            // 040054dc87007c72
flat_load_b96 v[0:2], v[27:28] offset:738 slc dlc        // e2a258dc1b007c00
flat_load_b96 v[149:151], v[197:198] offset:980 slc      // d48358dcc5007c95
flat_load_d16_b16 v228, v[220:221] offset:1801           // 090780dcdc007ce4
flat_load_d16_b16 v227, v[165:166] offset:1              // 010080dca5007ce3
flat_load_d16_hi_b16 v66, v[182:183] offset:4095 slc     // ff8f8cdcb6007c42
flat_load_d16_hi_b16 v103, v[38:39] offset:4             // 04008cdc26007c67
flat_load_d16_hi_i8 v14, v[7:8]                          // 000088dc07007c0e
flat_load_d16_hi_i8 v42, v[26:27] offset:4               // 040088dc1a007c2a
flat_load_d16_hi_u8 v190, v[168:169] offset:1            // 010084dca8007cbe
flat_load_d16_hi_u8 v52, v[185:186] offset:4095 glc dlc  // ff6f84dcb9007c34
flat_load_d16_i8 v118, v[165:166]                        // 00007cdca5007c76
flat_load_d16_i8 v124, v[241:242] dlc                    // 00207cdcf1007c7c
flat_load_d16_u8 v86, v[23:24] offset:4095               // ff0f78dc17007c56
flat_load_d16_u8 v235, v[11:12] offset:3972              // 840f78dc0b007ceb
flat_load_i16 v17, v[218:219] offset:1 glc dlc           // 01604cdcda007c11
flat_load_i16 v17, v[138:139] offset:1 glc slc dlc       // 01e04cdc8a007c11
flat_load_i8 v186, v[97:98] offset:1                     // 010044dc61007cba
flat_load_i8 v80, v[254:255] slc dlc                     // 00a044dcfe007c50
flat_load_u16 v247, v[87:88] offset:1746                 // d20648dc57007cf7
flat_load_u16 v229, v[251:252] offset:4                  // 040048dcfb007ce5
flat_load_u8 v227, v[183:184] offset:4                   // 040040dcb7007ce3
flat_load_u8 v225, v[249:250] offset:4 slc dlc           // 04a040dcf9007ce1
flat_store_b128 v[78:79], v[219:222] offset:2232 slc dlc // b8a874dc4edb7c00
flat_store_b128 v[78:79], v[177:180] offset:1485 dlc     // cd2574dc4eb17c00
flat_store_b16 v[98:99], v36 offset:1                    // 010064dc62247c00
flat_store_b16 v[246:247], v228 offset:1203              // b30464dcf6e47c00
flat_store_b32 v[194:195], v3 glc slc dlc                // 00e068dcc2037c00
flat_store_b32 v[98:99], v101 offset:24                  // 180068dc62657c00
flat_store_b64 v[88:89], v[165:166]                      // 00006cdc58a57c00
flat_store_b64 v[97:98], v[71:72] offset:4095 slc dlc    // ffaf6cdc61477c00
flat_store_b8 v[173:174], v8 offset:2694 dlc             // 862a60dcad087c00
flat_store_b8 v[87:88], v244 offset:874 glc slc dlc      // 6ae360dc57f47c00
flat_store_b96 v[95:96], v[32:34] offset:4095            // ff0f70dc5f207c00
flat_store_b96 v[163:164], v[116:118] offset:1 slc       // 018070dca3747c00
flat_store_d16_hi_b16 v[166:167], v186 offset:3065       // f90b94dca6ba7c00
flat_store_d16_hi_b16 v[58:59], v219 offset:3893         // 350f94dc3adb7c00
flat_store_d16_hi_b8 v[204:205], v236                    // 000090dcccec7c00
flat_store_d16_hi_b8 v[155:156], v189 offset:1 glc slc dlc // 01e090dc9bbd7c00
global_atomic_add_f32 v175, v24, s[70:71] offset:-3614   // e2115addaf184600
global_atomic_add_f32 v[226:227], v247, off offset:4095  // ff0f5adde2f77c00
global_atomic_add_u32 v[49:50], v103, off offset:4095    // ff0fd6dc31677c00
global_atomic_add_u32 v160, v[143:144], v112, off offset:3253 glc slc // b5ccd6dc8f707ca0
global_atomic_add_u64 v[162:163], v[239:240], off offset:-3624 // d8110edda2ef7c00
global_atomic_add_u64 v[246:247], v[70:71], off offset:1779 // f3060eddf6467c00
global_atomic_and_b32 v[192:193], v13, off offset:1125   // 6504f2dcc00d7c00
global_atomic_and_b32 v110, v[209:210], v214, off offset:-3310 glc // 1253f2dcd1d67c6e
global_atomic_and_b64 v[58:59], v[27:28], v[150:151], off glc slc // 00c026dd1b967c3a
global_atomic_and_b64 v[83:84], v[110:111], v[66:67], off glc slc // 00c026dd6e427c53
global_atomic_cmpswap_b32 v113, v[97:98], v[223:224], off offset:4 glc // 0440d2dc61df7c71
global_atomic_cmpswap_b32 v98, v[124:125], v[131:132], off offset:-1208 glc // 485bd2dc7c837c62
global_atomic_cmpswap_b64 v[248:249], v[198:199], v[245:248], off offset:1 glc // 01400addc6f57cf8
global_atomic_cmpswap_b64 v[80:81], v[83:84], v[237:240], off offset:-2459 glc // 65560add53ed7c50
global_atomic_cmpswap_f32 v235, v[233:234], v[100:101], off offset:4 glc // 044042dde9647ceb
global_atomic_cmpswap_f32 v88, v158, v[65:66], s[94:95] offset:-3001 glc // 475442dd9e415e58
global_atomic_csub_u32 v[105:106], v65, off offset:607   // 5f02dedc69417c00
global_atomic_csub_u32 v[192:193], v163, off offset:3056 // f00bdedcc0a37c00
global_atomic_dec_u32 v95, v[59:60], v92, off offset:259 glc slc // 03c102dd3b5c7c5f
global_atomic_dec_u32 v[177:178], v1, off offset:4095    // ff0f02ddb1017c00
global_atomic_dec_u64 v[227:228], v158, v[186:187], s[54:55] offset:3765 glc slc // b5ce36dd9eba36e3
global_atomic_dec_u64 v[136:137], v[100:101], v[14:15], off offset:-1095 glc // b95b36dd640e7c88
global_atomic_inc_u32 v[0:1], v122, off offset:4095      // ff0ffedc007a7c00
global_atomic_inc_u32 v127, v[111:112], v187, off offset:1 glc // 0140fedc6fbb7c7f
global_atomic_inc_u64 v52, v[12:13], s[58:59] offset:-399 // 711e32dd340c3a00
global_atomic_inc_u64 v[197:198], v125, v[69:70], s[0:1] glc // 004032dd7d4500c5
global_atomic_max_f32 v[103:104], v252, off offset:1623 slc // 57864add67fc7c00
global_atomic_max_f32 v132, v[229:230], v144, off offset:1523 glc // f3454adde5907c84
global_atomic_max_i32 v225, v[104:105], v152, off offset:3630 glc // 2e4eeadc68987ce1
global_atomic_max_i32 v28, v30, s[62:63] offset:-2974    // 6214eadc1c1e3e00
global_atomic_max_i64 v[250:251], v[219:220], v[132:133], off offset:-899 glc // 7d5c1edddb847cfa
global_atomic_max_i64 v[114:115], v[119:120], v[216:217], off offset:4 glc // 04401edd77d87c72
global_atomic_max_u32 v147, v9, v31, s[90:91] offset:2270 glc // de48eedc091f5a93
global_atomic_max_u32 v186, v[244:245], v140, off glc slc // 00c0eedcf48c7cba
global_atomic_max_u64 v[197:198], v[236:237], off offset:1572 slc // 248622ddc5ec7c00
global_atomic_max_u64 v[216:217], v[67:68], off offset:-3843 // fd1022ddd8437c00
global_atomic_min_f32 v15, v39, v97, s[0:1] offset:-3488 glc // 605246dd2761000f
global_atomic_min_f32 v18, v[79:80], v146, off offset:-740 glc // 1c5d46dd4f927c12
global_atomic_min_i32 v59, v[136:137], v102, off offset:-145 glc // 6f5fe2dc88667c3b
global_atomic_min_i32 v[177:178], v193, off offset:1     // 0100e2dcb1c17c00
global_atomic_min_i64 v85, v[192:193], s[50:51] offset:2563 // 030a16dd55c03200
global_atomic_min_i64 v242, v[150:151], s[46:47] offset:-2405 // 9b1616ddf2962e00
global_atomic_min_u32 v158, v122, v40, s[94:95] offset:4095 glc // ff4fe6dc7a285e9e
global_atomic_min_u32 v[42:43], v51, off offset:-3347    // ed12e6dc2a337c00
global_atomic_min_u64 v[157:158], v[23:24], v[120:121], off offset:-1081 glc // c75b1add17787c9d
global_atomic_min_u64 v[143:144], v[144:145], v[156:157], off offset:-2549 glc // 0b561add909c7c8f
global_atomic_or_b32 v[1:2], v198, off offset:4 slc      // 0480f6dc01c67c00
global_atomic_or_b32 v145, v[175:176], v39, off offset:1 glc // 0140f6dcaf277c91
global_atomic_or_b64 v[250:251], v[129:130], v[124:125], off glc // 00402add817c7cfa
global_atomic_or_b64 v[76:77], v[201:202], v[88:89], off offset:-2503 glc // 39562addc9587c4c
global_atomic_sub_u32 v182, v[142:143], v161, off offset:2559 glc // ff49dadc8ea17cb6
global_atomic_sub_u32 v141, v[7:8], v91, off offset:4 glc // 0440dadc075b7c8d
global_atomic_sub_u64 v[216:217], v[88:89], off offset:-3604 // ec1112ddd8587c00
global_atomic_sub_u64 v[25:26], v[87:88], off offset:-708 // 3c1d12dd19577c00
global_atomic_swap_b32 v26, v109, s[34:35] offset:-2159  // 9117cedc1a6d2200
global_atomic_swap_b32 v30, v149, v85, s[0:1] offset:382 glc // 7e41cedc9555001e
global_atomic_swap_b64 v[224:225], v82, v[208:209], s[48:49] offset:3235 glc slc // a3cc06dd52d030e0
global_atomic_swap_b64 v[24:25], v[167:168], off offset:1 // 010006dd18a77c00
global_atomic_xor_b32 v146, v148, s[80:81] offset:-2658  // 9e15fadc92945000
global_atomic_xor_b32 v151, v[100:101], v235, off offset:4095 glc // ff4ffadc64eb7c97
global_atomic_xor_b64 v[100:101], v[151:152], v[191:192], off offset:2032 glc // f0472edd97bf7c64
global_atomic_xor_b64 v[157:158], v[84:85], v[152:153], off offset:-2280 glc // 18572edd54987c9d
global_load_addtid_b32 v165, off offset:3969 glc slc     // 81cfa2dc00007ca5
global_load_addtid_b32 v93, off offset:4 glc dlc         // 0460a2dc00007c5d
global_load_b128 v[59:62], v[218:219], off offset:1      // 01005edcda007c3b
global_load_b128 v[171:174], v140, s[18:19] offset:-3496 // 58125edc8c0012ab
global_load_b32 v72, v[195:196], off offset:3691 dlc     // 6b2e52dcc3007c48
global_load_b32 v59, v146, s[0:1] offset:3799            // d70e52dc9200003b
global_load_b64 v[14:15], v[112:113], off offset:4 glc dlc // 046056dc70007c0e
global_load_b64 v[100:101], v[48:49], off offset:4 slc dlc // 04a056dc30007c64
global_load_b96 v[109:111], v[2:3], off offset:-1607 slc // b9995adc02007c6d
global_load_b96 v[16:18], v145, s[0:1]                   // 00005adc91000010
global_load_d16_b16 v197, v[229:230], off offset:4095    // ff0f82dce5007cc5
global_load_d16_b16 v164, v[40:41], off offset:4         // 040082dc28007ca4
global_load_d16_hi_b16 v30, v6, s[58:59] offset:1742     // ce068edc06003a1e
global_load_d16_hi_b16 v113, v[176:177], off offset:1593 // 39068edcb0007c71
global_load_d16_hi_i8 v231, v[96:97], off offset:-2497   // 3f168adc60007ce7
global_load_d16_hi_i8 v224, v[96:97], off offset:1       // 01008adc60007ce0
global_load_d16_hi_u8 v224, v246, s[90:91] offset:1365   // 550586dcf6005ae0
global_load_d16_hi_u8 v245, v31, s[0:1] offset:4017      // b10f86dc1f0000f5
global_load_d16_i8 v237, v168, s[12:13] offset:-1754     // 26197edca8000ced
global_load_d16_i8 v216, v[27:28], off offset:4 glc dlc  // 04607edc1b007cd8
global_load_d16_u8 v47, v55, s[0:1] offset:-3667 glc slc dlc // adf17adc3700002f
global_load_d16_u8 v154, v[146:147], off offset:2531 glc // e3497adc92007c9a
global_load_i16 v208, v[42:43], off offset:-3834         // 06114edc2a007cd0
global_load_i16 v62, v[7:8], off offset:-3227            // 65134edc07007c3e
global_load_i8 v138, v[227:228], off offset:1            // 010046dce3007c8a
global_load_i8 v43, v154, s[46:47] offset:-2389 glc slc  // abd646dc9a002e2b
global_load_u16 v190, v[20:21], off offset:2232 slc      // b8884adc14007cbe
global_load_u16 v213, v[31:32], off offset:4             // 04004adc1f007cd5
global_load_u8 v52, v[191:192], off                      // 000042dcbf007c34
global_load_u8 v226, v[91:92], off offset:-3834          // 061142dc5b007ce2
global_store_addtid_b32 v171, off offset:4095            // ff0fa6dc00ab7c00
global_store_addtid_b32 v21, off offset:-2585            // e715a6dc00157c00
global_store_b128 v38, v[222:225], s[0:1] offset:4095    // ff0f76dc26de0000
global_store_b128 v[17:18], v[77:80], off offset:2164 glc slc dlc // 74e876dc114d7c00
global_store_b16 v[23:24], v17, off offset:2824          // 080b66dc17117c00
global_store_b16 v24, v68, s[16:17] offset:1 glc         // 014066dc18441000
global_store_b32 v[50:51], v204, off offset:1756         // dc066adc32cc7c00
global_store_b32 v[129:130], v254, off offset:2844       // 1c0b6adc81fe7c00
global_store_b64 v[13:14], v[179:180], off offset:4095 glc slc // ffcf6edc0db37c00
global_store_b64 v[222:223], v[98:99], off offset:-1293 slc // f39a6edcde627c00
global_store_b8 v[190:191], v234, off offset:-3482       // 661262dcbeea7c00
global_store_b8 v[13:14], v215, off offset:1107          // 530462dc0dd77c00
global_store_b96 v26, v[133:135], s[68:69] offset:3000 glc dlc // b86b72dc1a854400
global_store_b96 v[137:138], v[184:186], off offset:-227 // 1d1f72dc89b87c00
global_store_d16_hi_b16 v107, v236, s[34:35] offset:4095 // ff0f96dc6bec2200
global_store_d16_hi_b16 v[241:242], v192, off offset:4 glc // 044096dcf1c07c00
global_store_d16_hi_b8 v[100:101], v211, off offset:2382 glc slc // 4ec992dc64d37c00
global_store_d16_hi_b8 v[28:29], v139, off offset:4095   // ff0f92dc1c8b7c00
scratch_load_b128 v[177:180], v100, off offset:-3991     // 69105ddc6400fcb1
scratch_load_b128 v[162:165], v242, off offset:-2741     // 4b155ddcf200fca2
scratch_load_b32 v94, v67, s62 offset:1852               // 3c0751dc4300be5e
scratch_load_b32 v186, off, s34 offset:-3037 glc slc     // 23d451dc000022ba
scratch_load_b64 v[141:142], off, s18 offset:1 glc dlc   // 016055dc0000128d
scratch_load_b64 v[146:147], off, off offset:-2994       // 4e1455dc00007c92
scratch_load_b96 v[152:154], v193, s64 offset:4 slc dlc  // 04a059dcc100c098
scratch_load_b96 v[236:238], off, s1 offset:-1941        // 6b1859dc000001ec
scratch_load_d16_b16 v250, off, off offset:4095          // ff0f81dc00007cfa
scratch_load_d16_b16 v147, off, off offset:1             // 010081dc00007c93
scratch_load_d16_hi_b16 v111, off, off offset:1          // 01008ddc00007c6f
scratch_load_d16_hi_b16 v87, off, s0 offset:1            // 01008ddc00000057
scratch_load_d16_hi_i8 v8, v46, off offset:-1105         // af1b89dc2e00fc08
scratch_load_d16_hi_i8 v163, off, s22 offset:1           // 010089dc000016a3
scratch_load_d16_hi_u8 v67, v187, off                    // 000085dcbb00fc43
scratch_load_d16_hi_u8 v192, off, m0 offset:-2551 slc    // 099685dc00007dc0
scratch_load_d16_i8 v62, v10, off offset:1               // 01007ddc0a00fc3e
scratch_load_d16_i8 v215, off, s0 offset:2785            // e10a7ddc000000d7
scratch_load_d16_u8 v238, v53, off offset:4              // 040079dc3500fcee
scratch_load_d16_u8 v7, v104, s44 offset:685             // ad0279dc6800ac07
scratch_load_i16 v166, off, s86                          // 00004ddc000056a6
scratch_load_i16 v237, v190, off offset:4 glc slc        // 04c04ddcbe00fced
scratch_load_i8 v51, off, m0 offset:1                    // 010045dc00007d33
scratch_load_i8 v225, off, off offset:1                  // 010045dc00007ce1
scratch_load_u16 v86, off, off offset:1                  // 010049dc00007c56
scratch_load_u16 v186, v236, m0 offset:223               // df0049dcec00fdba
scratch_load_u8 v12, v1, off offset:-2618                // c61541dc0100fc0c
scratch_load_u8 v240, v118, off offset:1                 // 010041dc7600fcf0
scratch_store_b128 off, v[65:68], off offset:694         // b60275dc00417c00
scratch_store_b128 off, v[17:20], off offset:4 glc slc dlc // 04e075dc00117c00
scratch_store_b16 off, v60, off offset:1426 slc dlc      // 92a565dc003c7c00
scratch_store_b16 v52, v23, off offset:4 glc dlc         // 046065dc3417fc00
scratch_store_b32 off, v132, s94 offset:2945             // 810b69dc00845e00
scratch_store_b32 off, v186, off offset:-3516            // 441269dc00ba7c00
scratch_store_b64 off, v[247:248], off offset:-2323 glc  // ed566ddc00f77c00
scratch_store_b64 off, v[243:244], off offset:4          // 04006ddc00f37c00
scratch_store_b8 off, v67, off offset:1234               // d20461dc00437c00
scratch_store_b8 v240, v225, s90 offset:420 slc dlc      // a4a161dcf0e1da00
scratch_store_b96 off, v[48:50], s98 offset:2106 slc     // 3a8871dc00306200
scratch_store_b96 off, v[244:246], off offset:4095 glc slc dlc // ffef71dc00f47c00
scratch_store_d16_hi_b16 off, v122, off offset:-3152     // b01395dc007a7c00
scratch_store_d16_hi_b16 off, v26, off offset:3146 glc slc dlc // 4aec95dc001a7c00
scratch_store_d16_hi_b8 off, v159, off offset:4          // 040091dc009f7c00
scratch_store_d16_hi_b8 off, v48, m0 offset:1591         // 370691dc00307d00
