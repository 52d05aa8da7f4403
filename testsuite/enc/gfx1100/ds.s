ds_add_f32 v173, v5 offset:33847                         // 378454d8ad050000
ds_add_f32 v208, v118 offset:50576                       // 90c554d8d0760000
ds_add_gs_reg_rtn v[3:4], v65 offset:4 gds               // 0400ead900410003
ds_add_gs_reg_rtn v[177:178], v237 offset:35543 gds      // d78aead900ed00b1
ds_add_rtn_f32 v122, v88, v184 offset:32767              // ff7fe4d958b8007a
ds_add_rtn_f32 v239, v245, v105 offset:1                 // 0100e4d9f56900ef
ds_add_rtn_u32 v97, v247, v15 offset:40580 gds           // 849e82d8f70f0061
ds_add_rtn_u32 v96, v57, v94 offset:14769                // b13980d8395e0060
ds_add_rtn_u64 v[41:42], v176, v[68:69] offset:44516     // e4ad80d9b0440029
ds_add_rtn_u64 v[136:137], v250, v[127:128] offset:32767 gds // ff7f82d9fa7f0088
ds_add_u32 v214, v163 offset:1                           // 010000d8d6a30000
ds_add_u32 v31, v241 offset:3705 gds                     // 790e02d81ff10000
ds_add_u64 v113, v[184:185] offset:32767                 // ff7f00d971b80000
ds_add_u64 v185, v[17:18] offset:32767                   // ff7f00d9b9110000
ds_and_b32 v90, v159                                     // 000024d85a9f0000
ds_and_b32 v151, v91 offset:32767                        // ff7f24d8975b0000
ds_and_b64 v103, v[152:153] offset:32767                 // ff7f24d967980000
ds_and_b64 v179, v[195:196] offset:11119                 // 6f2b24d9b3c30000
ds_and_rtn_b32 v51, v85, v61 offset:63211                // ebf6a4d8553d0033
ds_and_rtn_b32 v42, v50, v69 offset:45565                // fdb1a4d83245002a
ds_and_rtn_b64 v[167:168], v16, v[172:173] offset:32767  // ff7fa4d910ac00a7
ds_and_rtn_b64 v[222:223], v170, v[200:201] offset:32767 gds // ff7fa6d9aac800de
ds_append v65 offset:1 gds                               // 0100fad800000041
ds_append v186 offset:47780 gds                          // a4bafad8000000ba
ds_bpermute_b32 v207, v155, v233 offset:32767            // ff7fccda9be900cf
ds_bpermute_b32 v245, v5, v168 offset:4                  // 0400ccda05a800f5
ds_bvh_stack_rtn_b32 v219, v192, v76, v[232:235] offset:45753 // b9b2b4dac04ce8db
ds_bvh_stack_rtn_b32 v123, v159, v243, v[175:178] offset:65068 // 2cfeb4da9ff3af7b
ds_cmpstore_b32 v182, v64, v67 offset:40722              // 129f40d8b6404300
ds_cmpstore_b32 v75, v100, v115                          // 000040d84b647300
ds_cmpstore_b64 v34, v[164:165], v[153:154] offset:4     // 040040d922a49900
ds_cmpstore_b64 v31, v[10:11], v[183:184] gds            // 000042d91f0ab700
ds_cmpstore_f32 v53, v37, v123 offset:52099              // 83cb44d835257b00
ds_cmpstore_f32 v5, v192, v140 offset:7459               // 231d44d805c08c00
ds_cmpstore_f64 v158, v[232:233], v[155:156]             // 000044d99ee89b00
ds_cmpstore_f64 v191, v[185:186], v[65:66] offset:4      // 040044d9bfb94100
ds_cmpstore_rtn_b32 v158, v226, v45, v1 offset:10076     // 5c27c0d8e22d019e
ds_cmpstore_rtn_b32 v192, v132, v38, v122 offset:32767   // ff7fc0d884267ac0
ds_cmpstore_rtn_b64 v[103:104], v65, v[11:12], v[137:138] offset:12711 gds // a731c2d9410b8967
ds_cmpstore_rtn_b64 v[91:92], v86, v[159:160], v[38:39] offset:28172 // 0c6ec0d9569f265b
ds_cmpstore_rtn_f32 v130, v40, v200, v212 offset:1 gds   // 0100c6d828c8d482
ds_cmpstore_rtn_f32 v113, v207, v150, v60 offset:21317   // 4553c4d8cf963c71
ds_cmpstore_rtn_f64 v[246:247], v90, v[36:37], v[66:67] offset:1 // 0100c4d95a2442f6
ds_cmpstore_rtn_f64 v[187:188], v182, v[37:38], v[235:236] offset:32767 // ff7fc4d9b625ebbb
ds_condxchg32_rtn_b64 v[66:67], v125, v[32:33] offset:1 gds // 0100fad97d200042
ds_condxchg32_rtn_b64 v[128:129], v127, v[10:11] offset:4 gds // 0400fad97f0a0080
ds_consume v92 offset:15993                              // 793ef4d80000005c
ds_consume v191 offset:32767 gds                         // ff7ff6d8000000bf
ds_dec_rtn_u32 v178, v7, v245 offset:28345 gds           // b96e92d807f500b2
ds_dec_rtn_u32 v243, v143, v116 offset:49634             // e2c190d88f7400f3
ds_dec_rtn_u64 v[118:119], v208, v[205:206] offset:32767 // ff7f90d9d0cd0076
ds_dec_rtn_u64 v[77:78], v168, v[241:242] offset:32086   // 567d90d9a8f1004d
ds_dec_u32 v189, v65 offset:4                            // 040010d8bd410000
ds_dec_u32 v42, v34 offset:65460 gds                     // b4ff12d82a220000
ds_dec_u64 v194, v[197:198] offset:29077                 // 957110d9c2c50000
ds_dec_u64 v91, v[235:236]                               // 000010d95beb0000
ds_gws_barrier v43 offset:39088 gds                      // b09876d82b000000
ds_gws_barrier v81 offset:28970 gds                      // 2a7176d851000000
ds_gws_init v235 offset:14462 gds                        // 7e3866d8eb000000
ds_gws_init v248 offset:32767 gds                        // ff7f66d8f8000000
ds_gws_sema_br v20 offset:4 gds                          // 04006ed814000000
ds_gws_sema_br v162 offset:47451 gds                     // 5bb96ed8a2000000
ds_gws_sema_p offset:44018 gds                           // f2ab72d800000000
ds_gws_sema_p offset:32767 gds                           // ff7f72d800000000
ds_gws_sema_release_all offset:14127 gds                 // 2f3762d800000000
ds_gws_sema_release_all offset:4 gds                     // 040062d800000000
ds_gws_sema_v offset:1 gds                               // 01006ad800000000
ds_gws_sema_v offset:59227 gds                           // 5be76ad800000000
ds_inc_rtn_u32 v114, v16, v83 offset:31344 gds           // 707a8ed810530072
ds_inc_rtn_u32 v65, v238, v138 offset:39742              // 3e9b8cd8ee8a0041
ds_inc_rtn_u64 v[179:180], v40, v[138:139] offset:32767  // ff7f8cd9288a00b3
ds_inc_rtn_u64 v[132:133], v80, v[17:18]                 // 00008cd950110084
ds_inc_u32 v168, v223 offset:32767 gds                   // ff7f0ed8a8df0000
ds_inc_u32 v206, v150 offset:20369 gds                   // 914f0ed8ce960000
ds_inc_u64 v234, v[244:245] offset:8108                  // ac1f0cd9eaf40000
ds_inc_u64 v143, v[249:250] offset:54858                 // 4ad60cd98ff90000
ds_load_2addr_b32 v[98:99], v119 offset0:215 offset1:177 // d7b1dcd877000062
ds_load_2addr_b32 v[124:125], v31 offset0:234 offset1:26 // ea1adcd81f00007c
ds_load_2addr_b64 v[161:164], v167 offset0:232 offset1:190 gds // e8beded9a70000a1
ds_load_2addr_b64 v[8:11], v79 offset0:24                // 1800dcd94f000008
ds_load_2addr_stride64_b32 v[194:195], v34 offset0:247 offset1:112 // f770e0d8220000c2
ds_load_2addr_stride64_b32 v[214:215], v116 offset0:29 offset1:190 // 1dbee0d8740000d6
ds_load_2addr_stride64_b64 v[240:243], v118 offset0:11 offset1:250 // 0bfae0d9760000f0
ds_load_2addr_stride64_b64 v[143:146], v6 offset0:102 offset1:151 // 6697e0d90600008f
ds_load_addtid_b32 v182 offset:4 gds                     // 0400c6da000000b6
ds_load_addtid_b32 v231                                  // 0000c4da000000e7
ds_load_b128 v[67:70], v16 offset:62951                  // e7f5fcdb10000043
ds_load_b128 v[17:20], v198                              // 0000fcdbc6000011
ds_load_b32 v246, v204 offset:51678                      // dec9d8d8cc0000f6
ds_load_b32 v156, v44 offset:50917 gds                   // e5c6dad82c00009c
ds_load_b64 v[148:149], v63 offset:34022 gds             // e684dad93f000094
ds_load_b64 v[168:169], v190 offset:4                    // 0400d8d9be0000a8
ds_load_b96 v[183:185], v161 offset:17427                // 1344f8dba10000b7
ds_load_b96 v[227:229], v25 offset:32767                 // ff7ff8db190000e3
ds_load_i16 v155, v229 offset:8795                       // 5b22ecd8e500009b
ds_load_i16 v255, v212 offset:50805 gds                  // 75c6eed8d40000ff
ds_load_i8 v44, v50 offset:32767                         // ff7fe4d83200002c
ds_load_i8 v62, v202 offset:38078                        // be94e4d8ca00003e
ds_load_i8_d16 v206, v177 offset:32463                   // cf7e90dab10000ce
ds_load_i8_d16 v123, v155 offset:22839                   // 375990da9b00007b
ds_load_i8_d16_hi v128, v71 offset:4                     // 040094da47000080
ds_load_i8_d16_hi v112, v250 offset:1 gds                // 010096dafa000070
ds_load_u16 v132, v20 offset:21332                       // 5453f0d814000084
ds_load_u16 v248, v186 offset:64713                      // c9fcf0d8ba0000f8
ds_load_u16_d16 v39, v23 offset:32767 gds                // ff7f9ada17000027
ds_load_u16_d16 v31, v54 offset:18706                    // 124998da3600001f
ds_load_u16_d16_hi v105, v228 offset:25671               // 47649cdae4000069
ds_load_u16_d16_hi v157, v151 offset:1                   // 01009cda9700009d
ds_load_u8 v59, v243 offset:4 gds                        // 0400ead8f300003b
ds_load_u8 v230, v239 offset:1                           // 0100e8d8ef0000e6
ds_load_u8_d16 v19, v195 offset:1                        // 010088dac3000013
ds_load_u8_d16 v242, v0 offset:27936                     // 206d88da000000f2
ds_load_u8_d16_hi v61, v176 offset:32767                 // ff7f8cdab000003d
ds_load_u8_d16_hi v158, v90 offset:4                     // 04008cda5a00009e
ds_max_f32 v172, v69 gds                                 // 00004ed8ac450000
ds_max_f32 v139, v47 offset:60332                        // aceb4cd88b2f0000
ds_max_f64 v202, v[249:250] offset:1489                  // d1054cd9caf90000
ds_max_f64 v101, v[8:9] gds                              // 00004ed965080000
ds_max_i32 v48, v155 offset:1                            // 010018d8309b0000
ds_max_i32 v70, v196 offset:62455                        // f7f318d846c40000
ds_max_i64 v152, v[71:72] offset:47899                   // 1bbb18d998470000
ds_max_i64 v172, v[117:118] offset:20495                 // 0f5018d9ac750000
ds_max_rtn_f32 v158, v115, v168 offset:32767             // ff7fccd873a8009e
ds_max_rtn_f32 v119, v53, v66 offset:37089               // e190ccd835420077
ds_max_rtn_f64 v[187:188], v69, v[223:224] offset:1      // 0100ccd945df00bb
ds_max_rtn_f64 v[134:135], v21, v[179:180] offset:40154  // da9cccd915b30086
ds_max_rtn_i32 v95, v54, v89 offset:32429                // ad7e98d83659005f
ds_max_rtn_i32 v171, v222, v80 offset:54055              // 27d398d8de5000ab
ds_max_rtn_i64 v[210:211], v44, v[178:179] offset:4 gds  // 04009ad92cb200d2
ds_max_rtn_i64 v[27:28], v56, v[227:228] offset:41757    // 1da398d938e3001b
ds_max_rtn_u32 v228, v207, v12 offset:32147              // 937da0d8cf0c00e4
ds_max_rtn_u32 v22, v179, v222 offset:41951              // dfa3a0d8b3de0016
ds_max_rtn_u64 v[55:56], v104, v[249:250] offset:14363   // 1b38a0d968f90037
ds_max_rtn_u64 v[70:71], v45, v[106:107] offset:46500    // a4b5a0d92d6a0046
ds_max_u32 v92, v90 offset:42587                         // 5ba620d85c5a0000
ds_max_u32 v91, v177 offset:25739 gds                    // 8b6422d85bb10000
ds_max_u64 v136, v[72:73] offset:31628                   // 8c7b20d988480000
ds_max_u64 v205, v[249:250] offset:32767                 // ff7f20d9cdf90000
ds_min_f32 v129, v92 offset:1287                         // 070548d8815c0000
ds_min_f32 v80, v87                                      // 000048d850570000
ds_min_f64 v238, v[113:114]                              // 000048d9ee710000
ds_min_f64 v133, v[175:176] offset:32767 gds             // ff7f4ad985af0000
ds_min_i32 v127, v0                                      // 000014d87f000000
ds_min_i32 v93, v195 offset:4                            // 040014d85dc30000
ds_min_i64 v71, v[102:103] offset:57602                  // 02e114d947660000
ds_min_i64 v246, v[79:80] offset:1                       // 010014d9f64f0000
ds_min_rtn_f32 v148, v92, v18 offset:4558                // ce11c8d85c120094
ds_min_rtn_f32 v130, v105, v188 offset:34810             // fa87c8d869bc0082
ds_min_rtn_f64 v[79:80], v76, v[11:12] offset:4          // 0400c8d94c0b004f
ds_min_rtn_f64 v[162:163], v132, v[227:228]              // 0000c8d984e300a2
ds_min_rtn_i32 v87, v176, v215 offset:44244              // d4ac94d8b0d70057
ds_min_rtn_i32 v119, v23, v68                            // 000094d817440077
ds_min_rtn_i64 v[93:94], v49, v[173:174] offset:4        // 040094d931ad005d
ds_min_rtn_i64 v[80:81], v54, v[109:110] offset:8416     // e02094d9366d0050
ds_min_rtn_u32 v239, v97, v62 offset:1                   // 01009cd8613e00ef
ds_min_rtn_u32 v151, v170, v130 gds                      // 00009ed8aa820097
ds_min_rtn_u64 v[141:142], v200, v[221:222] offset:52326 // 66cc9cd9c8dd008d
ds_min_rtn_u64 v[172:173], v250, v[73:74] offset:34897   // 51889cd9fa4900ac
ds_min_u32 v62, v226 offset:4                            // 04001cd83ee20000
ds_min_u32 v102, v93 offset:41046                        // 56a01cd8665d0000
ds_min_u64 v250, v[161:162] offset:23379 gds             // 535b1ed9faa10000
ds_min_u64 v183, v[51:52] offset:11252                   // f42b1cd9b7330000
ds_mskor_b32 v25, v58, v173 offset:4                     // 040030d8193aad00
ds_mskor_b32 v92, v135, v6 offset:37316 gds              // c49132d85c870600
ds_mskor_b64 v86, v[44:45], v[56:57]                     // 000030d9562c3800
ds_mskor_b64 v107, v[102:103], v[93:94] offset:21283     // 235330d96b665d00
ds_mskor_rtn_b32 v65, v89, v238, v179 offset:4           // 0400b0d859eeb341
ds_mskor_rtn_b32 v248, v187, v221, v173 offset:32767     // ff7fb0d8bbddadf8
ds_mskor_rtn_b64 v[247:248], v110, v[114:115], v[88:89] offset:1 // 0100b0d96e7258f7
ds_mskor_rtn_b64 v[162:163], v237, v[169:170], v[158:159] offset:65520 // f0ffb0d9eda99ea2
ds_nop                                                   // 000050d800000000
ds_or_b32 v95, v248 offset:4                             // 040028d85ff80000
ds_or_b32 v122, v131 offset:4 gds                        // 04002ad87a830000
ds_or_b64 v167, v[37:38] offset:13733                    // a53528d9a7250000
ds_or_b64 v45, v[226:227] offset:1                       // 010028d92de20000
ds_or_rtn_b32 v34, v233, v25 offset:19515                // 3b4ca8d8e9190022
ds_or_rtn_b32 v244, v117, v243 offset:32767              // ff7fa8d875f300f4
ds_or_rtn_b64 v[246:247], v45, v[160:161] offset:5067    // cb13a8d92da000f6
ds_or_rtn_b64 v[44:45], v139, v[68:69] offset:32767      // ff7fa8d98b44002c
ds_ordered_count v171, v153 offset:1 gds                 // 0100fed8990000ab
ds_ordered_count v165, v149 offset:1 gds                 // 0100fed8950000a5
ds_permute_b32 v57, v155, v133 offset:4                  // 0400c8da9b850039
ds_permute_b32 v150, v151, v167 offset:3595              // 0b0ec8da97a70096
ds_rsub_rtn_u32 v219, v200, v108 offset:16836            // c44188d8c86c00db
ds_rsub_rtn_u32 v252, v1, v110 offset:32767              // ff7f88d8016e00fc
ds_rsub_rtn_u64 v[36:37], v121, v[218:219] offset:4      // 040088d979da0024
ds_rsub_rtn_u64 v[22:23], v149, v[169:170] offset:64591  // 4ffc88d995a90016
ds_rsub_u32 v248, v233 offset:20797                      // 3d5108d8f8e90000
ds_rsub_u32 v60, v180 offset:36064                       // e08c08d83cb40000
ds_rsub_u64 v50, v[179:180] offset:43068                 // 3ca808d932b30000
ds_rsub_u64 v109, v[221:222] offset:1                    // 010008d96ddd0000
ds_store_2addr_b32 v89, v113, v231 offset0:73 offset1:70 gds // 49463ad85971e700
ds_store_2addr_b32 v154, v105, v163 offset0:173 offset1:147 // ad9338d89a69a300
ds_store_2addr_b64 v235, v[164:165], v[157:158] offset0:32 offset1:211 // 20d338d9eba49d00
ds_store_2addr_b64 v252, v[229:230], v[32:33] offset0:43 offset1:170 // 2baa38d9fce52000
ds_store_2addr_stride64_b32 v74, v41, v26 offset0:145 offset1:19 gds // 91133ed84a291a00
ds_store_2addr_stride64_b32 v45, v195, v1 offset0:88 offset1:79 // 584f3cd82dc30100
ds_store_2addr_stride64_b64 v38, v[106:107], v[253:254] offset0:225 offset1:242 // e1f23cd9266afd00
ds_store_2addr_stride64_b64 v160, v[41:42], v[49:50] offset0:72 offset1:40 // 48283cd9a0293100
ds_store_addtid_b32 v157 offset:4692                     // 5412c0da009d0000
ds_store_addtid_b32 v216 offset:32767                    // ff7fc0da00d80000
ds_store_b128 v17, v[104:107] offset:22995               // d3597cdb11680000
ds_store_b128 v3, v[114:117] offset:39133                // dd987cdb03720000
ds_store_b16 v198, v42 offset:14782                      // be397cd8c62a0000
ds_store_b16 v19, v160 offset:26531                      // a3677cd813a00000
ds_store_b16_d16_hi v111, v116 offset:32767 gds          // ff7f86da6f740000
ds_store_b16_d16_hi v3, v186 offset:14842                // fa3984da03ba0000
ds_store_b32 v69, v17 offset:39609                       // b99a34d845110000
ds_store_b32 v87, v222 offset:45894                      // 46b334d857de0000
ds_store_b64 v121, v[195:196] offset:62936 gds           // d8f536d979c30000
ds_store_b64 v184, v[216:217] offset:33746               // d28334d9b8d80000
ds_store_b8 v73, v234 offset:27734                       // 566c78d849ea0000
ds_store_b8 v165, v143 offset:61380                      // c4ef78d8a58f0000
ds_store_b8_d16_hi v85, v170 offset:51173                // e5c780da55aa0000
ds_store_b8_d16_hi v225, v63 offset:22370                // 625780dae13f0000
ds_store_b96 v198, v[53:55] offset:1                     // 010078dbc6350000
ds_store_b96 v131, v[133:135] offset:52243               // 13cc78db83850000
ds_storexchg_2addr_rtn_b32 v[112:113], v8, v151, v63 offset0:227 offset1:43 gds // e32bbad808973f70
ds_storexchg_2addr_rtn_b32 v[13:14], v174, v86, v178 offset0:21 offset1:212 gds // 15d4bad8ae56b20d
ds_storexchg_2addr_rtn_b64 v[90:93], v105, v[209:210], v[247:248] offset0:150 offset1:56 // 9638b8d969d1f75a
ds_storexchg_2addr_rtn_b64 v[219:222], v13, v[191:192], v[249:250] offset0:141 offset1:111 // 8d6fb8d90dbff9db
ds_storexchg_2addr_stride64_rtn_b32 v[232:233], v160, v147, v73 offset0:244 offset1:241 gds // f4f1bed8a09349e8
ds_storexchg_2addr_stride64_rtn_b32 v[24:25], v122, v2, v238 offset0:40 offset1:113 // 2871bcd87a02ee18
ds_storexchg_2addr_stride64_rtn_b64 v[58:61], v69, v[202:203], v[151:152] offset0:207 offset1:255 // cfffbcd945ca973a
ds_storexchg_2addr_stride64_rtn_b64 v[209:212], v202, v[234:235], v[48:49] offset0:169 offset1:115 gds // a973bed9caea30d1
ds_storexchg_rtn_b32 v140, v92, v222 offset:22670 gds    // 8e58b6d85cde008c
ds_storexchg_rtn_b32 v117, v195, v249 offset:32767       // ff7fb4d8c3f90075
ds_storexchg_rtn_b64 v[68:69], v202, v[229:230] offset:4 // 0400b4d9cae50044
ds_storexchg_rtn_b64 v[206:207], v125, v[145:146] offset:32767 gds // ff7fb6d97d9100ce
ds_sub_gs_reg_rtn v[174:175], v131 offset:17157 gds      // 0543eed9008300ae
ds_sub_gs_reg_rtn v[42:43], v27 offset:1 gds             // 0100eed9001b002a
ds_sub_rtn_u32 v142, v134, v168 offset:32767             // ff7f84d886a8008e
ds_sub_rtn_u32 v127, v97, v244 offset:34842              // 1a8884d861f4007f
ds_sub_rtn_u64 v[64:65], v206, v[246:247]                // 000084d9cef60040
ds_sub_rtn_u64 v[225:226], v134, v[70:71] offset:25690 gds // 5a6486d9864600e1
ds_sub_u32 v1, v111 offset:1                             // 010004d8016f0000
ds_sub_u32 v187, v223 offset:4                           // 040004d8bbdf0000
ds_sub_u64 v2, v[107:108] offset:32767                   // ff7f04d9026b0000
ds_sub_u64 v110, v[214:215] offset:7044                  // 841b04d96ed60000
ds_swizzle_b32 v144, v60 offset:54869 gds                // 55d6d6d83c000090
ds_swizzle_b32 v241, v116 offset:swizzle(BITMASK_PERM,"00p00") // 0400d4d8740000f1
ds_wrap_rtn_b32 v250, v106, v19, v31 offset:34934 gds    // 7688d2d86a131ffa
ds_wrap_rtn_b32 v4, v37, v133, v126 offset:58884         // 04e6d0d825857e04
ds_xor_b32 v113, v114 offset:33214                       // be812cd871720000
ds_xor_b32 v221, v100 offset:19702 gds                   // f64c2ed8dd640000
ds_xor_b64 v177, v[190:191] offset:1 gds                 // 01002ed9b1be0000
ds_xor_b64 v80, v[62:63] offset:4                        // 04002cd9503e0000
ds_xor_rtn_b32 v27, v115, v26 offset:10540               // 2c29acd8731a001b
ds_xor_rtn_b32 v103, v223, v207 offset:1441              // a105acd8dfcf0067
ds_xor_rtn_b64 v[7:8], v33, v[198:199] offset:13125      // 4533acd921c60007
ds_xor_rtn_b64 v[1:2], v221, v[196:197] offset:51342     // 8ec8acd9ddc40001
