ds_add_f32 v170, v89 offset:34677                        // 758754d8aa590000
ds_add_f32 v68, v168 offset:31101                        // 7d7954d844a80000
ds_add_rtn_f32 v0, v58, v142 offset:39417                // f999e4d93a8e0000
ds_add_rtn_f32 v250, v159, v37 offset:43340              // 4ca9e4d99f2500fa
ds_add_rtn_u32 v209, v235, v15 offset:1219               // c30480d8eb0f00d1
ds_add_rtn_u32 v22, v204, v215 offset:26516              // 946780d8ccd70016
ds_add_rtn_u64 v[142:143], v225, v[159:160] offset:20482 // 025080d9e19f008e
ds_add_rtn_u64 v[226:227], v249, v[178:179] offset:10716 // dc2980d9f9b200e2
ds_add_u32 v164, v185 offset:1998                        // ce0700d8a4b90000
ds_add_u32 v247, v49 offset:5417                         // 291500d8f7310000
ds_add_u64 v64, v[60:61] offset:7460                     // 241d00d9403c0000
ds_add_u64 v93, v[95:96] offset:21969                    // d15500d95d5f0000
ds_and_b32 v109, v11 offset:44279                        // f7ac24d86d0b0000
ds_and_b32 v6, v56 offset:34013                          // dd8424d806380000
ds_and_b64 v110, v[70:71] offset:2414                    // 6e0924d96e460000
ds_and_b64 v88, v[154:155] offset:32656                  // 907f24d9589a0000
ds_and_rtn_b32 v118, v253, v42 offset:62645              // b5f4a4d8fd2a0076
ds_and_rtn_b32 v61, v219, v123 offset:62832              // 70f5a4d8db7b003d
ds_and_rtn_b64 v[203:204], v45, v[61:62] offset:22399    // 7f57a4d92d3d00cb
ds_and_rtn_b64 v[63:64], v128, v[10:11] offset:565       // 3502a4d9800a003f
ds_append v200 offset:15041                              // c13af8d8000000c8
ds_append v30 offset:41904                               // b0a3f8d80000001e
ds_bpermute_b32 v157, v114, v74 offset:10626             // 8229ccda724a009d
ds_bpermute_b32 v189, v113, v228 offset:62041            // 59f2ccda71e400bd
ds_cmpstore_b32 v6, v33, v142 offset:45488               // b0b140d806218e00
ds_cmpstore_b32 v7, v174, v0 offset:16707                // 434140d807ae0000
ds_cmpstore_b64 v110, v[150:151], v[23:24] offset:27371  // eb6a40d96e961700
ds_cmpstore_b64 v66, v[194:195], v[10:11] offset:63044   // 44f640d942c20a00
ds_cmpstore_rtn_b32 v106, v229, v18, v233 offset:2485    // b509c0d8e512e96a
ds_cmpstore_rtn_b32 v204, v39, v231, v7 offset:46539     // cbb5c0d827e707cc
ds_cmpstore_rtn_b64 v[179:180], v54, v[136:137], v[153:154] offset:8173 // ed1fc0d9368899b3
ds_cmpstore_rtn_b64 v[18:19], v100, v[148:149], v[62:63] offset:44506 // daadc0d964943e12
ds_cond_sub_rtn_u32 v124, v159, v113 offset:31969        // e17ca0da9f71007c
ds_cond_sub_rtn_u32 v53, v45, v7 offset:23960            // 985da0da2d070035
ds_cond_sub_u32 v110, v75 offset:45119                   // 3fb060da6e4b0000
ds_cond_sub_u32 v217, v51 offset:18329                   // 994760dad9330000
ds_condxchg32_rtn_b64 v[180:181], v128, v[215:216] offset:39749 // 459bf8d980d700b4
ds_condxchg32_rtn_b64 v[201:202], v117, v[117:118] offset:16375 // f73ff8d9757500c9
ds_consume v146 offset:36299                             // cb8df4d800000092
ds_consume v27 offset:63729                              // f1f8f4d80000001b
ds_dec_rtn_u32 v122, v43, v34 offset:20132               // a44e90d82b22007a
ds_dec_rtn_u32 v161, v229, v92 offset:32761              // f97f90d8e55c00a1
ds_dec_rtn_u64 v[202:203], v208, v[223:224] offset:25498 // 9a6390d9d0df00ca
ds_dec_rtn_u64 v[37:38], v155, v[82:83] offset:58800     // b0e590d99b520025
ds_dec_u32 v196, v97 offset:26666                        // 2a6810d8c4610000
ds_dec_u32 v98, v240 offset:32273                        // 117e10d862f00000
ds_dec_u64 v213, v[167:168] offset:56910                 // 4ede10d9d5a70000
ds_dec_u64 v227, v[13:14] offset:34259                   // d38510d9e30d0000
ds_inc_rtn_u32 v220, v191, v225 offset:13841             // 11368cd8bfe100dc
ds_inc_rtn_u32 v223, v79, v213 offset:56706              // 82dd8cd84fd500df
ds_inc_rtn_u64 v[139:140], v198, v[79:80] offset:12062   // 1e2f8cd9c64f008b
ds_inc_rtn_u64 v[233:234], v5, v[155:156] offset:56503   // b7dc8cd9059b00e9
ds_inc_u32 v162, v215 offset:23324                       // 1c5b0cd8a2d70000
ds_inc_u32 v75, v119 offset:41651                        // b3a20cd84b770000
ds_inc_u64 v176, v[26:27] offset:24014                   // ce5d0cd9b01a0000
ds_inc_u64 v193, v[219:220] offset:32213                 // d57d0cd9c1db0000
ds_load_2addr_b32 v[108:109], v27 offset0:15 offset1:59  // 0f3bdcd81b00006c
ds_load_2addr_b32 v[89:90], v33 offset0:214 offset1:234  // d6eadcd821000059
ds_load_2addr_b64 v[151:154], v7 offset0:243 offset1:250 // f3fadcd907000097
ds_load_2addr_b64 v[216:219], v191 offset0:245 offset1:166 // f5a6dcd9bf0000d8
ds_load_2addr_stride64_b32 v[15:16], v243 offset0:155 offset1:86 // 9b56e0d8f300000f
ds_load_2addr_stride64_b32 v[167:168], v22 offset0:61 offset1:100 // 3d64e0d8160000a7
ds_load_2addr_stride64_b64 v[31:34], v58 offset0:3 offset1:50 // 0332e0d93a00001f
ds_load_2addr_stride64_b64 v[87:90], v187 offset0:123 offset1:111 // 7b6fe0d9bb000057
ds_load_addtid_b32 v158 offset:35122                     // 3289c4da0000009e
ds_load_addtid_b32 v162 offset:40923                     // db9fc4da000000a2
ds_load_b128 v[112:115], v243 offset:43661               // 8daafcdbf3000070
ds_load_b128 v[138:141], v214 offset:8312                // 7820fcdbd600008a
ds_load_b32 v140, v92 offset:11326                       // 3e2cd8d85c00008c
ds_load_b32 v158, v152 offset:10225                      // f127d8d89800009e
ds_load_b64 v[117:118], v153 offset:32929                // a180d8d999000075
ds_load_b64 v[159:160], v44 offset:4664                  // 3812d8d92c00009f
ds_load_b96 v[164:166], v168 offset:64993                // e1fdf8dba80000a4
ds_load_b96 v[85:87], v86 offset:19455                   // ff4bf8db56000055
ds_load_i16 v207, v41 offset:16398                       // 0e40ecd8290000cf
ds_load_i16 v23, v253 offset:31817                       // 497cecd8fd000017
ds_load_i8 v163, v70 offset:12861                        // 3d32e4d8460000a3
ds_load_i8 v54, v163 offset:7996                         // 3c1fe4d8a3000036
ds_load_i8_d16 v231, v183 offset:17891                   // e34590dab70000e7
ds_load_i8_d16 v92, v99 offset:30497                     // 217790da6300005c
ds_load_i8_d16_hi v102, v90 offset:22257                 // f15694da5a000066
ds_load_i8_d16_hi v182, v217 offset:40382                // be9d94dad90000b6
ds_load_u16 v133, v214 offset:45219                      // a3b0f0d8d6000085
ds_load_u16 v38, v123 offset:59142                       // 06e7f0d87b000026
ds_load_u16_d16 v53, v40 offset:16099                    // e33e98da28000035
ds_load_u16_d16 v78, v135 offset:7658                    // ea1d98da8700004e
ds_load_u16_d16_hi v135, v220 offset:24899               // 43619cdadc000087
ds_load_u16_d16_hi v58, v214 offset:9575                 // 67259cdad600003a
ds_load_u8 v141, v216 offset:50156                       // ecc3e8d8d800008d
ds_load_u8 v61, v202 offset:7098                         // ba1be8d8ca00003d
ds_load_u8_d16 v14, v164 offset:55484                    // bcd888daa400000e
ds_load_u8_d16 v214, v145 offset:54904                   // 78d688da910000d6
ds_load_u8_d16_hi v133, v233 offset:60311                // 97eb8cdae9000085
ds_load_u8_d16_hi v201, v143 offset:29818                // 7a748cda8f0000c9
ds_max_i32 v203, v18 offset:21983                        // df5518d8cb120000
ds_max_i32 v36, v6 offset:59008                          // 80e618d824060000
ds_max_i64 v100, v[134:135] offset:48936                 // 28bf18d964860000
ds_max_i64 v198, v[173:174] offset:5294                  // ae1418d9c6ad0000
ds_max_num_f32 v211, v10 offset:8081                     // 911f4cd8d30a0000
ds_max_num_f32 v249, v206 offset:7524                    // 641d4cd8f9ce0000
ds_max_num_f64 v229, v[220:221] offset:54173             // 9dd34cd9e5dc0000
ds_max_num_f64 v250, v[252:253] offset:23145             // 695a4cd9fafc0000
ds_max_num_rtn_f32 v110, v2, v73 offset:49211            // 3bc0ccd80249006e
ds_max_num_rtn_f32 v64, v42, v210 offset:49253           // 65c0ccd82ad20040
ds_max_num_rtn_f64 v[10:11], v91, v[83:84] offset:27190  // 366accd95b53000a
ds_max_num_rtn_f64 v[223:224], v77, v[137:138] offset:37109 // f590ccd94d8900df
ds_max_rtn_i32 v139, v61, v238 offset:20842              // 6a5198d83dee008b
ds_max_rtn_i32 v228, v200, v180 offset:43347             // 53a998d8c8b400e4
ds_max_rtn_i64 v[11:12], v68, v[199:200] offset:65432    // 98ff98d944c7000b
ds_max_rtn_i64 v[95:96], v56, v[233:234] offset:28656    // f06f98d938e9005f
ds_max_rtn_u32 v171, v211, v24 offset:4420               // 4411a0d8d31800ab
ds_max_rtn_u32 v206, v126, v229 offset:31397             // a57aa0d87ee500ce
ds_max_rtn_u64 v[174:175], v34, v[151:152] offset:44428  // 8cada0d9229700ae
ds_max_rtn_u64 v[183:184], v135, v[120:121] offset:11054 // 2e2ba0d9877800b7
ds_max_u32 v111, v167 offset:5937                        // 311720d86fa70000
ds_max_u32 v115, v132 offset:44833                       // 21af20d873840000
ds_max_u64 v21, v[138:139] offset:9443                   // e32420d9158a0000
ds_max_u64 v42, v[185:186] offset:45963                  // 8bb320d92ab90000
ds_min_i32 v22, v219 offset:59863                        // d7e914d816db0000
ds_min_i32 v35, v40 offset:58306                         // c2e314d823280000
ds_min_i64 v203, v[232:233] offset:32473                 // d97e14d9cbe80000
ds_min_i64 v37, v[228:229] offset:63621                  // 85f814d925e40000
ds_min_num_f32 v140, v69 offset:10681                    // b92948d88c450000
ds_min_num_f32 v242, v139 offset:60018                   // 72ea48d8f28b0000
ds_min_num_f64 v161, v[111:112] offset:13110             // 363348d9a16f0000
ds_min_num_f64 v220, v[142:143] offset:50352             // b0c448d9dc8e0000
ds_min_num_rtn_f32 v181, v166, v235 offset:28763         // 5b70c8d8a6eb00b5
ds_min_num_rtn_f32 v22, v142, v53 offset:19592           // 884cc8d88e350016
ds_min_num_rtn_f64 v[2:3], v250, v[245:246] offset:21907 // 9355c8d9faf50002
ds_min_num_rtn_f64 v[2:3], v27, v[20:21] offset:9891     // a326c8d91b140002
ds_min_rtn_i32 v179, v24, v224 offset:48660              // 14be94d818e000b3
ds_min_rtn_i32 v200, v210, v252 offset:28577             // a16f94d8d2fc00c8
ds_min_rtn_i64 v[122:123], v199, v[196:197] offset:16826 // ba4194d9c7c4007a
ds_min_rtn_i64 v[30:31], v87, v[1:2] offset:31258        // 1a7a94d95701001e
ds_min_rtn_u32 v227, v17, v23 offset:45346               // 22b19cd8111700e3
ds_min_rtn_u32 v98, v195, v167 offset:45627              // 3bb29cd8c3a70062
ds_min_rtn_u64 v[0:1], v60, v[12:13] offset:47684        // 44ba9cd93c0c0000
ds_min_rtn_u64 v[126:127], v50, v[80:81] offset:57247    // 9fdf9cd93250007e
ds_min_u32 v118, v70 offset:20866                        // 82511cd876460000
ds_min_u32 v97, v1 offset:64815                          // 2ffd1cd861010000
ds_min_u64 v106, v[34:35] offset:3909                    // 450f1cd96a220000
ds_min_u64 v237, v[199:200] offset:13540                 // e4341cd9edc70000
ds_mskor_b32 v181, v36, v5 offset:47380                  // 14b930d8b5240500
ds_mskor_b32 v203, v175, v166 offset:64497               // f1fb30d8cbafa600
ds_mskor_b64 v143, v[90:91], v[214:215] offset:49178     // 1ac030d98f5ad600
ds_mskor_b64 v47, v[35:36], v[160:161] offset:31325      // 5d7a30d92f23a000
ds_mskor_rtn_b32 v187, v14, v13, v131 offset:31034       // 3a79b0d80e0d83bb
ds_mskor_rtn_b32 v3, v196, v81, v180 offset:15775        // 9f3db0d8c451b403
ds_mskor_rtn_b64 v[246:247], v120, v[228:229], v[164:165] offset:3935 // 5f0fb0d978e4a4f6
ds_mskor_rtn_b64 v[79:80], v199, v[209:210], v[148:149] offset:27665 // 116cb0d9c7d1944f
ds_nop                                                   // 000050d800000000
ds_or_b32 v43, v184 offset:21618                         // 725428d82bb80000
ds_or_b32 v59, v207 offset:63791                         // 2ff928d83bcf0000
ds_or_b64 v143, v[207:208] offset:32312                  // 387e28d98fcf0000
ds_or_b64 v5, v[43:44] offset:40619                      // ab9e28d9052b0000
ds_or_rtn_b32 v140, v231, v252 offset:22608              // 5058a8d8e7fc008c
ds_or_rtn_b32 v228, v232, v174 offset:11681              // a12da8d8e8ae00e4
ds_or_rtn_b64 v[245:246], v155, v[65:66] offset:51694    // eec9a8d99b4100f5
ds_or_rtn_b64 v[72:73], v105, v[144:145] offset:46878    // 1eb7a8d969900048
ds_permute_b32 v128, v30, v137 offset:56792              // d8ddc8da1e890080
ds_permute_b32 v195, v8, v37 offset:35477                // 958ac8da082500c3
ds_pk_add_bf16 v216, v204 offset:29294                   // 6e726cdad8cc0000
ds_pk_add_bf16 v98, v11 offset:61206                     // 16ef6cda620b0000
ds_pk_add_f16 v175, v100 offset:12313                    // 193068daaf640000
ds_pk_add_f16 v96, v142 offset:18342                     // a64768da608e0000
ds_pk_add_rtn_bf16 v29, v40, v160 offset:50053           // 85c3acda28a0001d
ds_pk_add_rtn_bf16 v49, v249, v219 offset:50974          // 1ec7acdaf9db0031
ds_pk_add_rtn_f16 v156, v140, v127 offset:54474          // cad4a8da8c7f009c
ds_pk_add_rtn_f16 v173, v110, v14 offset:43808           // 20aba8da6e0e00ad
ds_rsub_rtn_u32 v157, v107, v157 offset:32874            // 6a8088d86b9d009d
ds_rsub_rtn_u32 v9, v32, v22 offset:53385                // 89d088d820160009
ds_rsub_rtn_u64 v[11:12], v156, v[122:123] offset:39442  // 129a88d99c7a000b
ds_rsub_rtn_u64 v[193:194], v182, v[114:115] offset:58346 // eae388d9b67200c1
ds_rsub_u32 v34, v208 offset:11683                       // a32d08d822d00000
ds_rsub_u32 v95, v254 offset:32124                       // 7c7d08d85ffe0000
ds_rsub_u64 v233, v[238:239] offset:14607                // 0f3908d9e9ee0000
ds_rsub_u64 v234, v[101:102] offset:55501                // cdd808d9ea650000
ds_store_2addr_b32 v160, v183, v225 offset0:211 offset1:76 // d34c38d8a0b7e100
ds_store_2addr_b32 v213, v198, v101 offset0:34 offset1:237 // 22ed38d8d5c66500
ds_store_2addr_b64 v111, v[123:124], v[141:142] offset0:24 offset1:68 // 184438d96f7b8d00
ds_store_2addr_b64 v148, v[213:214], v[245:246] offset0:28 offset1:177 // 1cb138d994d5f500
ds_store_2addr_stride64_b32 v117, v65, v126 offset0:230 offset1:221 // e6dd3cd875417e00
ds_store_2addr_stride64_b32 v67, v78, v74 offset0:228 offset1:63 // e43f3cd8434e4a00
ds_store_2addr_stride64_b64 v129, v[207:208], v[160:161] offset0:192 offset1:154 // c09a3cd981cfa000
ds_store_2addr_stride64_b64 v95, v[121:122], v[190:191] offset0:200 offset1:44 // c82c3cd95f79be00
ds_store_addtid_b32 v103 offset:47101                    // fdb7c0da00670000
ds_store_addtid_b32 v124 offset:27147                    // 0b6ac0da007c0000
ds_store_b128 v157, v[224:227] offset:22804              // 14597cdb9de00000
ds_store_b128 v191, v[156:159] offset:58617              // f9e47cdbbf9c0000
ds_store_b16 v165, v138 offset:27350                     // d66a7cd8a58a0000
ds_store_b16 v186, v33 offset:33601                      // 41837cd8ba210000
ds_store_b16_d16_hi v129, v146 offset:5913               // 191784da81920000
ds_store_b16_d16_hi v56, v35 offset:28303                // 8f6e84da38230000
ds_store_b32 v109, v174 offset:55267                     // e3d734d86dae0000
ds_store_b32 v221, v225 offset:36587                     // eb8e34d8dde10000
ds_store_b64 v56, v[132:133] offset:45953                // 81b334d938840000
ds_store_b64 v90, v[156:157] offset:29119                // bf7134d95a9c0000
ds_store_b8 v122, v138 offset:28173                      // 0d6e78d87a8a0000
ds_store_b8 v226, v131 offset:2113                       // 410878d8e2830000
ds_store_b8_d16_hi v186, v142 offset:14874               // 1a3a80daba8e0000
ds_store_b8_d16_hi v76, v186 offset:30493                // 1d7780da4cba0000
ds_store_b96 v149, v[244:246] offset:51291               // 5bc878db95f40000
ds_store_b96 v31, v[245:247] offset:33647                // 6f8378db1ff50000
ds_storexchg_2addr_rtn_b32 v[130:131], v174, v58, v231 offset0:131 offset1:231 // 83e7b8d8ae3ae782
ds_storexchg_2addr_rtn_b32 v[42:43], v2, v66, v22 offset0:52 offset1:20 // 3414b8d80242162a
ds_storexchg_2addr_rtn_b64 v[11:14], v130, v[229:230], v[80:81] offset0:86 offset1:177 // 56b1b8d982e5500b
ds_storexchg_2addr_rtn_b64 v[2:5], v145, v[48:49], v[130:131] offset0:108 offset1:92 // 6c5cb8d991308202
ds_storexchg_2addr_stride64_rtn_b32 v[104:105], v100, v129, v237 offset0:208 offset1:223 // d0dfbcd86481ed68
ds_storexchg_2addr_stride64_rtn_b32 v[95:96], v207, v139, v160 offset0:134 offset1:112 // 8670bcd8cf8ba05f
ds_storexchg_2addr_stride64_rtn_b64 v[134:137], v83, v[12:13], v[197:198] offset0:40 offset1:3 // 2803bcd9530cc586
ds_storexchg_2addr_stride64_rtn_b64 v[71:74], v57, v[27:28], v[155:156] offset0:134 offset1:76 // 864cbcd9391b9b47
ds_storexchg_rtn_b32 v166, v135, v118 offset:39280       // 7099b4d8877600a6
ds_storexchg_rtn_b32 v18, v131, v204 offset:41235        // 13a1b4d883cc0012
ds_storexchg_rtn_b64 v[171:172], v9, v[136:137] offset:46423 // 57b5b4d9098800ab
ds_storexchg_rtn_b64 v[75:76], v136, v[199:200] offset:28161 // 016eb4d988c7004b
ds_sub_clamp_rtn_u32 v13, v183, v226 offset:48594        // d2bda4dab7e2000d
ds_sub_clamp_rtn_u32 v58, v228, v169 offset:19145        // c94aa4dae4a9003a
ds_sub_clamp_u32 v134, v126 offset:36482                 // 828e64da867e0000
ds_sub_clamp_u32 v221, v180 offset:7090                  // b21b64daddb40000
ds_sub_rtn_u32 v141, v0, v250 offset:65077               // 35fe84d800fa008d
ds_sub_rtn_u32 v49, v164, v190 offset:20847              // 6f5184d8a4be0031
ds_sub_rtn_u64 v[145:146], v111, v[6:7] offset:11306     // 2a2c84d96f060091
ds_sub_rtn_u64 v[84:85], v96, v[191:192] offset:59020    // 8ce684d960bf0054
ds_sub_u32 v238, v202 offset:14878                       // 1e3a04d8eeca0000
ds_sub_u32 v66, v116 offset:7351                         // b71c04d842740000
ds_sub_u64 v192, v[65:66] offset:37905                   // 119404d9c0410000
ds_sub_u64 v51, v[142:143] offset:63617                  // 81f804d9338e0000
ds_swizzle_b32 v201, v135 offset:46750                   // 9eb6d4d8870000c9
ds_swizzle_b32 v29, v250 offset:56474                    // 9adcd4d8fa00001d
ds_xor_b32 v122, v64 offset:33686                        // 96832cd87a400000
ds_xor_b32 v82, v235 offset:36929                        // 41902cd852eb0000
ds_xor_b64 v200, v[238:239] offset:6779                  // 7b1a2cd9c8ee0000
ds_xor_b64 v236, v[169:170] offset:4781                  // ad122cd9eca90000
ds_xor_rtn_b32 v51, v93, v220 offset:32545               // 217facd85ddc0033
ds_xor_rtn_b32 v8, v150, v155 offset:8484                // 2421acd8969b0008
ds_xor_rtn_b64 v[242:243], v45, v[178:179] offset:65390  // 6effacd92db200f2
ds_xor_rtn_b64 v[27:28], v79, v[165:166] offset:20822    // 5651acd94fa5001b
