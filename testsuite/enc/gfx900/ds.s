ds_add_f32 v5, v254                                      // 00002ad805fe0000
ds_add_f32 v221, v100 offset:255                         // ff002ad8dd640000
ds_add_rtn_f32 v177, v246, v137                          // 00006ad8f68900b1
ds_add_rtn_f32 v197, v44, v244 offset:255                // ff006ad82cf400c5
ds_add_rtn_u32 v222, v64, v210                           // 000040d840d200de
ds_add_rtn_u32 v108, v93, v233 offset:65535              // ffff40d85de9006c
ds_add_rtn_u64 v[36:37], v221, v[141:142]                // 0000c0d8dd8d0024
ds_add_rtn_u64 v[119:120], v15, v[78:79] offset:255      // ff00c0d80f4e0077
ds_add_src2_f32 v73                                      // 00002ad949000000
ds_add_src2_f32 v52 offset:255                           // ff002ad934000000
ds_add_src2_u32 v138                                     // 000000d98a000000
ds_add_src2_u32 v241 offset:65535                        // ffff00d9f1000000
ds_add_src2_u64 v145                                     // 000080d991000000
ds_add_src2_u64 v163                                     // 000080d9a3000000
ds_add_u32 v134, v255                                    // 000000d886ff0000
ds_add_u32 v206, v108                                    // 000000d8ce6c0000
ds_add_u64 v159, v[128:129]                              // 000080d89f800000
ds_add_u64 v29, v[123:124] offset:4                      // 040080d81d7b0000
ds_and_b32 v88, v44                                      // 000012d8582c0000
ds_and_b32 v52, v228                                     // 000012d834e40000
ds_and_b64 v22, v[56:57]                                 // 000092d816380000
ds_and_b64 v204, v[186:187]                              // 000092d8ccba0000
ds_and_rtn_b32 v1, v119, v29                             // 000052d8771d0001
ds_and_rtn_b32 v254, v96, v95 offset:65535               // ffff52d8605f00fe
ds_and_rtn_b64 v[196:197], v168, v[54:55]                // 0000d2d8a83600c4
ds_and_rtn_b64 v[16:17], v172, v[209:210]                // 0000d2d8acd10010
ds_and_src2_b32 v248                                     // 000012d9f8000000
ds_and_src2_b32 v131 offset:255                          // ff0012d983000000
ds_and_src2_b64 v63                                      // 000092d93f000000
ds_and_src2_b64 v145 offset:4                            // 040092d991000000
ds_append v254                                           // 00007cd9000000fe
ds_append v243 offset:4                                  // 04007cd9000000f3
ds_bpermute_b32 v5, v139, v182                           // 00007ed88bb60005
ds_bpermute_b32 v48, v231, v58 offset:4                  // 04007ed8e73a0030
ds_cmpst_b32 v134, v188, v123                            // 000020d886bc7b00
ds_cmpst_b32 v196, v233, v123 offset:4                   // 040020d8c4e97b00
ds_cmpst_b64 v118, v[24:25], v[171:172]                  // 0000a0d87618ab00
ds_cmpst_b64 v197, v[147:148], v[123:124] offset:65535 gds // ffffa1d8c5937b00
ds_cmpst_f32 v128, v41, v127                             // 000022d880297f00
ds_cmpst_f32 v72, v226, v135                             // 000022d848e28700
ds_cmpst_f64 v219, v[37:38], v[84:85]                    // 0000a2d8db255400
ds_cmpst_f64 v5, v[66:67], v[66:67] gds                  // 0000a3d805424200
ds_cmpst_rtn_b32 v30, v171, v250, v48                    // 000060d8abfa301e
ds_cmpst_rtn_b32 v181, v116, v134, v229 offset:4 gds     // 040061d87486e5b5
ds_cmpst_rtn_b64 v[67:68], v242, v[184:185], v[180:181]  // 0000e0d8f2b8b443
ds_cmpst_rtn_b64 v[169:170], v15, v[97:98], v[71:72]     // 0000e0d80f6147a9
ds_cmpst_rtn_f32 v97, v128, v66, v13                     // 000062d880420d61
ds_cmpst_rtn_f32 v24, v178, v11, v0 offset:65535 gds     // ffff63d8b20b0018
ds_cmpst_rtn_f64 v[61:62], v101, v[122:123], v[241:242]  // 0000e2d8657af13d
ds_cmpst_rtn_f64 v[115:116], v150, v[1:2], v[136:137] offset:4 // 0400e2d896018873
ds_condxchg32_rtn_b64 v[224:225], v7, v[96:97]           // 0000fcd8076000e0
ds_condxchg32_rtn_b64 v[164:165], v136, v[82:83] offset:4 // 0400fcd8885200a4
ds_consume v38                                           // 00007ad900000026
ds_consume v34 offset:65535 gds                          // ffff7bd900000022
ds_dec_rtn_u32 v180, v187, v254                          // 000048d8bbfe00b4
ds_dec_rtn_u32 v5, v171, v32 offset:255                  // ff0048d8ab200005
ds_dec_rtn_u64 v[64:65], v85, v[170:171]                 // 0000c8d855aa0040
ds_dec_rtn_u64 v[0:1], v247, v[20:21] offset:255 gds     // ff00c9d8f7140000
ds_dec_src2_u32 v74                                      // 000008d94a000000
ds_dec_src2_u32 v109                                     // 000008d96d000000
ds_dec_src2_u64 v234                                     // 000088d9ea000000
ds_dec_src2_u64 v152 offset:255                          // ff0088d998000000
ds_dec_u32 v49, v85                                      // 000008d831550000
ds_dec_u32 v69, v228 offset:255                          // ff0008d845e40000
ds_dec_u64 v173, v[226:227]                              // 000088d8ade20000
ds_dec_u64 v224, v[113:114]                              // 000088d8e0710000
ds_gws_barrier v233 gds                                  // 00003bd9e9000000
ds_gws_barrier v80 offset:65535 gds                      // ffff3bd950000000
ds_gws_init v126 gds                                     // 000033d97e000000
ds_gws_init v100 offset:65535 gds                        // ffff33d964000000
ds_gws_sema_br v81 gds                                   // 000037d951000000
ds_gws_sema_br v215 offset:255 gds                       // ff0037d9d7000000
ds_gws_sema_p gds                                        // 000039d900000000
ds_gws_sema_p offset:65535 gds                           // ffff39d900000000
ds_gws_sema_release_all gds                              // 000031d900000000
ds_gws_sema_release_all offset:65535 gds                 // ffff31d900000000
ds_gws_sema_v gds                                        // 000035d900000000
ds_gws_sema_v offset:65535 gds                           // ffff35d900000000
ds_inc_rtn_u32 v126, v118, v6                            // 000046d87606007e
ds_inc_rtn_u32 v141, v154, v114 offset:255               // ff0046d89a72008d
ds_inc_rtn_u64 v[220:221], v86, v[28:29]                 // 0000c6d8561c00dc
ds_inc_rtn_u64 v[183:184], v39, v[5:6]                   // 0000c6d8270500b7
ds_inc_src2_u32 v103                                     // 000006d967000000
ds_inc_src2_u32 v80 gds                                  // 000007d950000000
ds_inc_src2_u64 v161                                     // 000086d9a1000000
ds_inc_src2_u64 v51 offset:4 gds                         // 040087d933000000
ds_inc_u32 v191, v235                                    // 000006d8bfeb0000
ds_inc_u32 v118, v101                                    // 000006d876650000
ds_inc_u64 v69, v[197:198]                               // 000086d845c50000
ds_inc_u64 v61, v[14:15]                                 // 000086d83d0e0000
ds_max_f32 v40, v152                                     // 000026d828980000
ds_max_f32 v130, v249 offset:65535                       // ffff26d882f90000
ds_max_f64 v164, v[46:47]                                // 0000a6d8a42e0000
ds_max_f64 v140, v[40:41] offset:255                     // ff00a6d88c280000
ds_max_i32 v135, v249                                    // 00000cd887f90000
ds_max_i32 v198, v210 offset:255                         // ff000cd8c6d20000
ds_max_i64 v140, v[171:172]                              // 00008cd88cab0000
ds_max_i64 v39, v[71:72] offset:65535                    // ffff8cd827470000
ds_max_rtn_f32 v250, v96, v124                           // 000066d8607c00fa
ds_max_rtn_f32 v233, v221, v148 gds                      // 000067d8dd9400e9
ds_max_rtn_f64 v[5:6], v240, v[197:198]                  // 0000e6d8f0c50005
ds_max_rtn_f64 v[49:50], v53, v[245:246]                 // 0000e6d835f50031
ds_max_rtn_i32 v177, v227, v43                           // 00004cd8e32b00b1
ds_max_rtn_i32 v191, v237, v154 offset:4                 // 04004cd8ed9a00bf
ds_max_rtn_i64 v[45:46], v73, v[7:8]                     // 0000ccd84907002d
ds_max_rtn_i64 v[72:73], v131, v[207:208] offset:65535   // ffffccd883cf0048
ds_max_rtn_u32 v120, v82, v70                            // 000050d852460078
ds_max_rtn_u32 v10, v111, v238 offset:255 gds            // ff0051d86fee000a
ds_max_rtn_u64 v[30:31], v234, v[224:225]                // 0000d0d8eae0001e
ds_max_rtn_u64 v[14:15], v188, v[249:250] gds            // 0000d1d8bcf9000e
ds_max_src2_f32 v183                                     // 000026d9b7000000
ds_max_src2_f32 v180 offset:255                          // ff0026d9b4000000
ds_max_src2_f64 v188                                     // 0000a6d9bc000000
ds_max_src2_f64 v181 offset:4                            // 0400a6d9b5000000
ds_max_src2_i32 v177                                     // 00000cd9b1000000
ds_max_src2_i32 v172                                     // 00000cd9ac000000
ds_max_src2_i64 v219                                     // 00008cd9db000000
ds_max_src2_i64 v122 offset:4                            // 04008cd97a000000
ds_max_src2_u32 v239                                     // 000010d9ef000000
ds_max_src2_u32 v52 offset:255                           // ff0010d934000000
ds_max_src2_u64 v52                                      // 000090d934000000
ds_max_src2_u64 v82 offset:255                           // ff0090d952000000
ds_max_u32 v71, v134                                     // 000010d847860000
ds_max_u32 v201, v211 offset:4                           // 040010d8c9d30000
ds_max_u64 v191, v[135:136]                              // 000090d8bf870000
ds_max_u64 v142, v[181:182] offset:4                     // 040090d88eb50000
ds_min_f32 v95, v134                                     // 000024d85f860000
ds_min_f32 v68, v204 offset:65535 gds                    // ffff25d844cc0000
ds_min_f64 v246, v[187:188]                              // 0000a4d8f6bb0000
ds_min_f64 v218, v[58:59] offset:4                       // 0400a4d8da3a0000
ds_min_i32 v160, v169                                    // 00000ad8a0a90000
ds_min_i32 v104, v20                                     // 00000ad868140000
ds_min_i64 v55, v[22:23]                                 // 00008ad837160000
ds_min_i64 v201, v[164:165] gds                          // 00008bd8c9a40000
ds_min_rtn_f32 v15, v31, v113                            // 000064d81f71000f
ds_min_rtn_f32 v209, v154, v166 offset:65535             // ffff64d89aa600d1
ds_min_rtn_f64 v[54:55], v147, v[154:155]                // 0000e4d8939a0036
ds_min_rtn_f64 v[47:48], v79, v[106:107]                 // 0000e4d84f6a002f
ds_min_rtn_i32 v215, v150, v134                          // 00004ad8968600d7
ds_min_rtn_i32 v216, v194, v123 offset:255               // ff004ad8c27b00d8
ds_min_rtn_i64 v[130:131], v88, v[208:209]               // 0000cad858d00082
ds_min_rtn_i64 v[70:71], v106, v[88:89] offset:4         // 0400cad86a580046
ds_min_rtn_u32 v180, v11, v99                            // 00004ed80b6300b4
ds_min_rtn_u32 v41, v112, v213                           // 00004ed870d50029
ds_min_rtn_u64 v[61:62], v183, v[78:79]                  // 0000ced8b74e003d
ds_min_rtn_u64 v[216:217], v110, v[105:106] offset:65535 // ffffced86e6900d8
ds_min_src2_f32 v200                                     // 000024d9c8000000
ds_min_src2_f32 v191 offset:65535                        // ffff24d9bf000000
ds_min_src2_f64 v125                                     // 0000a4d97d000000
ds_min_src2_f64 v123 offset:255                          // ff00a4d97b000000
ds_min_src2_i32 v140                                     // 00000ad98c000000
ds_min_src2_i32 v2 offset:4                              // 04000ad902000000
ds_min_src2_i64 v21                                      // 00008ad915000000
ds_min_src2_i64 v185 offset:255 gds                      // ff008bd9b9000000
ds_min_src2_u32 v227                                     // 00000ed9e3000000
ds_min_src2_u32 v92 offset:4                             // 04000ed95c000000
ds_min_src2_u64 v167                                     // 00008ed9a7000000
ds_min_src2_u64 v160                                     // 00008ed9a0000000
ds_min_u32 v253, v183                                    // 00000ed8fdb70000
ds_min_u32 v186, v174 offset:4                           // 04000ed8baae0000
ds_min_u64 v216, v[197:198]                              // 00008ed8d8c50000
ds_min_u64 v170, v[215:216] offset:255                   // ff008ed8aad70000
ds_mskor_b32 v138, v1, v190                              // 000018d88a01be00
ds_mskor_b32 v189, v150, v187 offset:255                 // ff0018d8bd96bb00
ds_mskor_b64 v60, v[15:16], v[163:164]                   // 000098d83c0fa300
ds_mskor_b64 v85, v[131:132], v[125:126] offset:255      // ff0098d855837d00
ds_mskor_rtn_b32 v238, v37, v243, v52                    // 000058d825f334ee
ds_mskor_rtn_b32 v200, v61, v99, v60 offset:4 gds        // 040059d83d633cc8
ds_mskor_rtn_b64 v[147:148], v163, v[197:198], v[246:247] // 0000d8d8a3c5f693
ds_mskor_rtn_b64 v[193:194], v5, v[132:133], v[170:171] offset:255 // ff00d8d80584aac1
ds_nop                                                   // 000028d800000000
ds_or_b32 v137, v8                                       // 000014d889080000
ds_or_b32 v181, v195 offset:65535 gds                    // ffff15d8b5c30000
ds_or_b64 v234, v[232:233]                               // 000094d8eae80000
ds_or_b64 v210, v[13:14] offset:65535                    // ffff94d8d20d0000
ds_or_rtn_b32 v246, v125, v61                            // 000054d87d3d00f6
ds_or_rtn_b32 v80, v236, v214 offset:255                 // ff0054d8ecd60050
ds_or_rtn_b64 v[124:125], v156, v[90:91]                 // 0000d4d89c5a007c
ds_or_rtn_b64 v[239:240], v108, v[240:241]               // 0000d4d86cf000ef
ds_or_src2_b32 v101                                      // 000014d965000000
ds_or_src2_b32 v144 offset:4                             // 040014d990000000
ds_or_src2_b64 v99                                       // 000094d963000000
ds_or_src2_b64 v84 offset:65535                          // ffff94d954000000
ds_ordered_count v104, v66 gds                           // 00007fd942000068
ds_ordered_count v0, v170 gds                            // 00007fd9aa000000
ds_permute_b32 v136, v22, v26                            // 00007cd8161a0088
ds_permute_b32 v134, v164, v56 offset:65535              // ffff7cd8a4380086
ds_read2_b32 v[57:58], v32                               // 00006ed820000039
ds_read2_b32 v[154:155], v49 offset0:127 offset1:255     // 7fff6ed83100009a
ds_read2_b64 v[80:83], v95                               // 0000eed85f000050
ds_read2_b64 v[169:172], v150 offset0:1                  // 0100eed8960000a9
ds_read2st64_b32 v[73:74], v72                           // 000070d848000049
ds_read2st64_b32 v[139:140], v6 offset0:255 offset1:127  // ff7f70d80600008b
ds_read2st64_b64 v[29:32], v85                           // 0000f0d85500001d
ds_read2st64_b64 v[56:59], v184 offset0:1                // 0100f0d8b8000038
ds_read_addtid_b32 v137                                  // 00006cd900000089
ds_read_addtid_b32 v79 offset:65535                      // ffff6cd90000004f
ds_read_b128 v[128:131], v106                            // 0000fed96a000080
ds_read_b128 v[16:19], v83 offset:65535                  // fffffed953000010
ds_read_b32 v90, v124                                    // 00006cd87c00005a
ds_read_b32 v176, v96 offset:4                           // 04006cd8600000b0
ds_read_b64 v[118:119], v89                              // 0000ecd859000076
ds_read_b64 v[185:186], v150 offset:4                    // 0400ecd8960000b9
ds_read_b96 v[168:170], v145                             // 0000fcd9910000a8
ds_read_b96 v[136:138], v63 offset:255 gds               // ff00fdd93f000088
ds_read_i16 v56, v62                                     // 000076d83e000038
ds_read_i16 v227, v143 offset:255 gds                    // ff0077d88f0000e3
ds_read_i8 v76, v25                                      // 000072d81900004c
ds_read_i8 v66, v112 offset:4                            // 040072d870000042
ds_read_i8_d16 v112, v173                                // 0000b0d8ad000070
ds_read_i8_d16 v54, v196 offset:255 gds                  // ff00b1d8c4000036
ds_read_i8_d16_hi v96, v185                              // 0000b2d8b9000060
ds_read_i8_d16_hi v253, v181                             // 0000b2d8b50000fd
ds_read_u16 v217, v228                                   // 000078d8e40000d9
ds_read_u16 v134, v209 offset:4 gds                      // 040079d8d1000086
ds_read_u16_d16 v252, v106                               // 0000b4d86a0000fc
ds_read_u16_d16 v5, v231 gds                             // 0000b5d8e7000005
ds_read_u16_d16_hi v42, v198                             // 0000b6d8c600002a
ds_read_u16_d16_hi v107, v235 offset:65535               // ffffb6d8eb00006b
ds_read_u8 v253, v87                                     // 000074d8570000fd
ds_read_u8 v87, v48 offset:4                             // 040074d830000057
ds_read_u8_d16 v168, v85                                 // 0000acd8550000a8
ds_read_u8_d16 v53, v35 offset:4                         // 0400acd823000035
ds_read_u8_d16_hi v192, v31                              // 0000aed81f0000c0
ds_read_u8_d16_hi v236, v20 gds                          // 0000afd8140000ec
ds_rsub_rtn_u32 v6, v160, v223                           // 000044d8a0df0006
ds_rsub_rtn_u32 v152, v43, v87 offset:4                  // 040044d82b570098
ds_rsub_rtn_u64 v[64:65], v170, v[194:195]               // 0000c4d8aac20040
ds_rsub_rtn_u64 v[40:41], v36, v[178:179] offset:4       // 0400c4d824b20028
ds_rsub_src2_u32 v8                                      // 000004d908000000
ds_rsub_src2_u32 v19 offset:4                            // 040004d913000000
ds_rsub_src2_u64 v206                                    // 000084d9ce000000
ds_rsub_src2_u64 v182                                    // 000084d9b6000000
ds_rsub_u32 v219, v154                                   // 000004d8db9a0000
ds_rsub_u32 v151, v101 offset:4                          // 040004d897650000
ds_rsub_u64 v201, v[103:104]                             // 000084d8c9670000
ds_rsub_u64 v91, v[44:45]                                // 000084d85b2c0000
ds_sub_rtn_u32 v210, v189, v140                          // 000042d8bd8c00d2
ds_sub_rtn_u32 v32, v29, v93                             // 000042d81d5d0020
ds_sub_rtn_u64 v[211:212], v25, v[35:36]                 // 0000c2d8192300d3
ds_sub_rtn_u64 v[235:236], v109, v[172:173] offset:65535 // ffffc2d86dac00eb
ds_sub_src2_u32 v243                                     // 000002d9f3000000
ds_sub_src2_u32 v124 offset:4                            // 040002d97c000000
ds_sub_src2_u64 v22                                      // 000082d916000000
ds_sub_src2_u64 v182 offset:255 gds                      // ff0083d9b6000000
ds_sub_u32 v27, v151                                     // 000002d81b970000
ds_sub_u32 v187, v224 offset:255                         // ff0002d8bbe00000
ds_sub_u64 v91, v[227:228]                               // 000082d85be30000
ds_sub_u64 v66, v[77:78] offset:4                        // 040082d8424d0000
ds_swizzle_b32 v160, v29 offset:swizzle(SWAP,16)         // 1f407ad81d0000a0
ds_swizzle_b32 v157, v131 offset:swizzle(REVERSE,8)      // 1f1c7ad88300009d
ds_wrap_rtn_b32 v23, v165, v21, v138                     // 000068d8a5158a17
ds_wrap_rtn_b32 v6, v150, v79, v102 gds                  // 000069d8964f6606
ds_write2_b32 v67, v30, v42                              // 00001cd8431e2a00
ds_write2_b32 v98, v134, v82 offset0:127 gds             // 7f001dd862865200
ds_write2_b64 v112, v[26:27], v[201:202]                 // 00009cd8701ac900
ds_write2_b64 v3, v[87:88], v[100:101] offset1:255       // 00ff9cd803576400
ds_write2st64_b32 v182, v80, v131                        // 00001ed8b6508300
ds_write2st64_b32 v204, v107, v133 offset0:1 offset1:127 gds // 017f1fd8cc6b8500
ds_write2st64_b64 v178, v[87:88], v[54:55]               // 00009ed8b2573600
ds_write2st64_b64 v219, v[200:201], v[159:160] offset0:255 offset1:255 // ffff9ed8dbc89f00
ds_write_addtid_b32 v12                                  // 00003ad8000c0000
ds_write_addtid_b32 v205 offset:65535 gds                // ffff3bd800cd0000
ds_write_b128 v73, v[87:90]                              // 0000bed949570000
ds_write_b128 v91, v[147:150] gds                        // 0000bfd95b930000
ds_write_b16 v34, v248                                   // 00003ed822f80000
ds_write_b16 v70, v8 offset:255                          // ff003ed846080000
ds_write_b16_d16_hi v66, v175                            // 0000aad842af0000
ds_write_b16_d16_hi v17, v35 offset:65535                // ffffaad811230000
ds_write_b32 v243, v95                                   // 00001ad8f35f0000
ds_write_b32 v111, v32 offset:4                          // 04001ad86f200000
ds_write_b64 v124, v[62:63]                              // 00009ad87c3e0000
ds_write_b64 v175, v[27:28] offset:4                     // 04009ad8af1b0000
ds_write_b8 v209, v127                                   // 00003cd8d17f0000
ds_write_b8 v107, v108 offset:65535                      // ffff3cd86b6c0000
ds_write_b8_d16_hi v147, v81                             // 0000a8d893510000
ds_write_b8_d16_hi v66, v78 offset:4                     // 0400a8d8424e0000
ds_write_b96 v130, v[198:200]                            // 0000bcd982c60000
ds_write_b96 v34, v[111:113] offset:4                    // 0400bcd9226f0000
ds_write_src2_b32 v67                                    // 00001ad943000000
ds_write_src2_b32 v116 offset:255                        // ff001ad974000000
ds_write_src2_b64 v86                                    // 00009ad956000000
ds_write_src2_b64 v183 offset:65535                      // ffff9ad9b7000000
ds_wrxchg2_rtn_b32 v[115:116], v197, v169, v191          // 00005cd8c5a9bf73
ds_wrxchg2_rtn_b32 v[21:22], v156, v220, v39 offset1:255 gds // 00ff5dd89cdc2715
ds_wrxchg2_rtn_b64 v[172:175], v199, v[69:70], v[29:30]  // 0000dcd8c7451dac
ds_wrxchg2_rtn_b64 v[170:173], v120, v[89:90], v[106:107] offset0:127 offset1:127 // 7f7fdcd878596aaa
ds_wrxchg2st64_rtn_b32 v[39:40], v92, v39, v169          // 00005ed85c27a927
ds_wrxchg2st64_rtn_b32 v[18:19], v71, v194, v129 offset1:1 // 00015ed847c28112
ds_wrxchg2st64_rtn_b64 v[59:62], v204, v[172:173], v[236:237] // 0000ded8ccacec3b
ds_wrxchg2st64_rtn_b64 v[192:195], v112, v[120:121], v[83:84] offset0:1 offset1:1 // 0101ded8707853c0
ds_wrxchg_rtn_b32 v47, v16, v134                         // 00005ad81086002f
ds_wrxchg_rtn_b32 v78, v118, v206 offset:255             // ff005ad876ce004e
ds_wrxchg_rtn_b64 v[186:187], v107, v[120:121]           // 0000dad86b7800ba
ds_wrxchg_rtn_b64 v[218:219], v28, v[46:47]              // 0000dad81c2e00da
ds_xor_b32 v252, v232                                    // 000016d8fce80000
ds_xor_b32 v139, v46 offset:255 gds                      // ff0017d88b2e0000
ds_xor_b64 v242, v[114:115]                              // 000096d8f2720000
ds_xor_b64 v130, v[94:95] offset:65535 gds               // ffff97d8825e0000
ds_xor_rtn_b32 v68, v100, v246                           // 000056d864f60044
ds_xor_rtn_b32 v119, v99, v248 offset:255                // ff0056d863f80077
ds_xor_rtn_b64 v[178:179], v157, v[108:109]              // 0000d6d89d6c00b2
ds_xor_rtn_b64 v[253:254], v180, v[4:5]                  // 0000d6d8b40400fd
ds_xor_src2_b32 v96                                      // 000016d960000000
ds_xor_src2_b32 v196 offset:4                            // 040016d9c4000000
ds_xor_src2_b64 v59                                      // 000096d93b000000
ds_xor_src2_b64 v191                                     // 000096d9bf000000
