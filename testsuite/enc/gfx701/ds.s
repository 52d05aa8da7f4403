ds_append v255 offset:65535                              // fffff8d8000000ff
ds_cmpst_b64 v161, v[146:147], v[27:28] offset:255       // ff0040d9a1921b00
ds_condxchg32_rtn_b64 v[123:124], v112, v[152:153] offset:65535 // fffff8d97098007b
ds_gws_sema_release_all offset:65535 gds                 // ffff62d800000000
ds_inc_u32 v28, v0 gds                                   // 00000ed81c000000
ds_max_i32 v127, v251 offset:65535                       // ffff18d87ffb0000
ds_max_rtn_f32 v255, v251, v0                            // 0000ccd8fb0000ff
ds_max_rtn_i64 v[0:1], v203, v[204:205] gds              // 00009ad9cbcc0000
ds_max_rtn_u32 v255, v255, v226 offset:4                 // 0400a0d8ffe200ff
ds_max_src2_f32 v198                                     // 00004cdac6000000
ds_min_f32 v0, v188 offset:65535                         // ffff48d800bc0000
ds_min_f64 v91, v[129:130] offset:255                    // ff0048d95b810000
ds_min_rtn_i32 v0, v195, v202                            // 000094d8c3ca0000
ds_min_src2_f64 v170 offset:4                            // 040048dbaa000000
ds_min_src2_i32 v236 offset:255 gds                      // ff0016daec000000
ds_min_src2_u32 v239 offset:255                          // ff001cdaef000000
ds_nop                                                   // 000050d800000000
ds_read_b128 v[126:129], v240                            // 0000fcdbf000007e
ds_read_b96 v[227:229], v233 offset:4                    // 0400f8dbe90000e3
ds_read_i16 v194, v61 offset:4                           // 0400ecd83d0000c2
ds_sub_rtn_u32 v193, v255, v223                          // 000084d8ffdf00c1
ds_sub_src2_u64 v99 offset:255                           // ff0004db63000000
ds_wrap_rtn_b32 v201, v0, v207, v234 offset:4            // 0400d0d800cfeac9
ds_write2_b32 v242, v57, v111 offset0:127 offset1:127    // 7f7f38d8f2396f00
ds_write2st64_b32 v195, v255, v25 offset0:255 offset1:127 // ff7f3cd8c3ff1900
ds_write_b128 v91, v[247:250] offset:4                   // 04007cdb5bf70000
ds_write_b16 v58, v48                                    // 00007cd83a300000
ds_write_b96 v224, v[253:255]                            // 000078dbe0fd0000
ds_wrxchg_rtn_b32 v8, v186, v225 gds                     // 0000b6d8bae10008
ds_xor_rtn_b64 v[240:241], v199, v[254:255]              // 0000acd9c7fe00f0
ds_xor_src2_b32 v7                                       // 00002cda07000000
ds_add_rtn_u32 v234, v72, v30 offset:4                   // 040080d8481e00ea
ds_add_rtn_u64 v[116:117], v255, v[190:191] offset:255   // ff0080d9ffbe0074
ds_add_src2_u32 v255 offset:4                            // 040000daff000000
ds_add_src2_u64 v255 offset:65535                        // ffff00dbff000000
ds_add_u64 v92, v[77:78] offset:255                      // ff0000d95c4d0000
ds_and_b32 v63, v255 offset:255                          // ff0024d83fff0000
ds_and_b64 v255, v[165:166] offset:65535                 // ffff24d9ffa50000
ds_and_rtn_b32 v93, v0, v133                             // 0000a4d80085005d
ds_and_rtn_b64 v[92:93], v28, v[196:197] offset:255      // ff00a4d91cc4005c
ds_and_src2_b32 v251 offset:255                          // ff0024dafb000000
ds_and_src2_b64 v241 offset:65535                        // ffff24dbf1000000
ds_cmpst_f32 v213, v141, v0 offset:4                     // 040044d8d58d0000
ds_cmpst_f64 v220, v[206:207], v[242:243] offset:4 gds   // 040046d9dccef200
ds_cmpst_rtn_b32 v181, v17, v200, v46 offset:65535       // ffffc0d811c82eb5
ds_cmpst_rtn_b64 v[231:232], v181, v[254:255], v[58:59]  // 0000c0d9b5fe3ae7
ds_cmpst_rtn_f32 v35, v232, v3, v5 offset:4              // 0400c4d8e8030523
ds_cmpst_rtn_f64 v[254:255], v249, v[39:40], v[0:1]      // 0000c4d9f92700fe
ds_consume v255 offset:4                                 // 0400f4d8000000ff
ds_dec_rtn_u32 v35, v240, v244 offset:65535              // ffff90d8f0f40023
ds_dec_rtn_u64 v[100:101], v124, v[60:61]                // 000090d97c3c0064
ds_dec_src2_u32 v62 offset:4                             // 040010da3e000000
ds_dec_src2_u64 v242 offset:255                          // ff0010dbf2000000
ds_dec_u32 v255, v0 gds                                  // 000012d8ff000000
ds_dec_u64 v235, v[0:1] offset:65535 gds                 // ffff12d9eb000000
ds_gws_barrier v138 offset:4 gds                         // 040076d88a000000
ds_gws_init v151 offset:65535 gds                        // ffff66d897000000
ds_gws_sema_br v30 offset:65535 gds                      // ffff6ed81e000000
ds_gws_sema_p offset:255 gds                             // ff0072d800000000
ds_gws_sema_v offset:4 gds                               // 04006ad800000000
ds_inc_rtn_u32 v16, v255, v103                           // 00008cd8ff670010
ds_inc_rtn_u64 v[144:145], v78, v[172:173] offset:255    // ff008cd94eac0090
ds_inc_src2_u32 v8 offset:4                              // 04000cda08000000
ds_inc_src2_u64 v155 offset:65535                        // ffff0cdb9b000000
ds_inc_u64 v136, v[167:168] offset:255                   // ff000cd988a70000
ds_max_f32 v78, v33                                      // 00004cd84e210000
ds_max_f64 v33, v[209:210] offset:4                      // 04004cd921d10000
ds_max_i64 v192, v[57:58] offset:4                       // 040018d9c0390000
ds_max_rtn_f64 v[25:26], v221, v[209:210] offset:255     // ff00ccd9ddd10019
ds_max_rtn_i32 v235, v0, v0 offset:4                     // 040098d8000000eb
ds_max_rtn_u64 v[98:99], v84, v[236:237]                 // 0000a0d954ec0062
ds_max_src2_f64 v26                                      // 00004cdb1a000000
ds_max_src2_i32 v255 offset:65535                        // ffff18daff000000
ds_max_src2_i64 v189 offset:255                          // ff0018dbbd000000
ds_max_src2_u32 v54                                      // 000020da36000000
ds_max_src2_u64 v0 offset:4                              // 040020db00000000
ds_max_u32 v232, v0                                      // 000020d8e8000000
ds_max_u64 v97, v[144:145] offset:65535                  // ffff20d961900000
ds_min_i32 v225, v195 offset:4                           // 040014d8e1c30000
ds_min_i64 v0, v[101:102] gds                            // 000016d900650000
ds_min_rtn_f32 v160, v189, v33 offset:65535              // ffffc8d8bd2100a0
ds_min_rtn_f64 v[121:122], v181, v[24:25]                // 0000c8d9b5180079
ds_min_rtn_i64 v[223:224], v198, v[254:255] offset:65535 gds // ffff96d9c6fe00df
ds_min_rtn_u32 v255, v16, v108 offset:255                // ff009cd8106c00ff
ds_min_rtn_u64 v[93:94], v187, v[7:8] offset:65535       // ffff9cd9bb07005d
ds_min_src2_f32 v255 offset:4 gds                        // 04004adaff000000
ds_min_src2_i64 v215                                     // 000014dbd7000000
ds_min_src2_u64 v124 offset:4                            // 04001cdb7c000000
ds_min_u32 v170, v205                                    // 00001cd8aacd0000
ds_min_u64 v185, v[79:80]                                // 00001cd9b94f0000
ds_mskor_b32 v143, v189, v0 offset:255                   // ff0030d88fbd0000
ds_mskor_b64 v5, v[61:62], v[153:154]                    // 000030d9053d9900
ds_mskor_rtn_b32 v0, v213, v198, v50                     // 0000b0d8d5c63200
ds_mskor_rtn_b64 v[50:51], v131, v[155:156], v[83:84]    // 0000b0d9839b5332
ds_or_b32 v11, v169 offset:4 gds                         // 04002ad80ba90000
ds_or_b64 v198, v[151:152]                               // 000028d9c6970000
ds_or_rtn_b32 v255, v100, v255                           // 0000a8d864ff00ff
ds_or_rtn_b64 v[131:132], v115, v[222:223] offset:65535  // ffffa8d973de0083
ds_or_src2_b32 v32 offset:65535                          // ffff28da20000000
ds_or_src2_b64 v10 offset:65535 gds                      // ffff2adb0a000000
ds_ordered_count v172, v188 offset:255 gds               // ff00fed8bc0000ac
ds_read2_b32 v[113:114], v255 offset0:127 offset1:127    // 7f7fdcd8ff000071
ds_read2_b64 v[11:14], v0 offset0:1 offset1:1            // 0101dcd90000000b
ds_read2st64_b32 v[207:208], v3 offset0:127 offset1:1    // 7f01e0d8030000cf
ds_read_i8 v53, v26                                      // 0000e4d81a000035
ds_read_u16 v238, v148                                   // 0000f0d8940000ee
ds_read_u8 v255, v216 offset:255                         // ff00e8d8d80000ff
ds_rsub_rtn_u32 v180, v46, v241                          // 000088d82ef100b4
ds_rsub_rtn_u64 v[254:255], v65, v[191:192]              // 000088d941bf00fe
ds_rsub_src2_u32 v255 offset:65535                       // ffff08daff000000
ds_rsub_src2_u64 v63 offset:65535                        // ffff08db3f000000
ds_rsub_u32 v255, v255 offset:255                        // ff0008d8ffff0000
ds_rsub_u64 v211, v[245:246] offset:65535                // ffff08d9d3f50000
ds_sub_rtn_u64 v[200:201], v112, v[70:71] offset:255     // ff0084d9704600c8
ds_sub_src2_u32 v165 gds                                 // 000006daa5000000
ds_sub_u32 v255, v52 offset:255                          // ff0004d8ff340000
ds_sub_u64 v205, v[7:8] offset:65535                     // ffff04d9cd070000
ds_swizzle_b32 v10, v190 offset:swizzle(QUAD_PERM,0,1,2,3) // e480d4d8be00000a
ds_swizzle_b32 v112, v119 offset:swizzle(QUAD_PERM,0,1,2,3) // e480d4d877000070
ds_write2_b64 v0, v[0:1], v[254:255] offset0:127 offset1:255 // 7fff38d90000fe00
ds_write2st64_b64 v212, v[153:154], v[1:2] offset0:127 offset1:1 // 7f013cd9d4990100
ds_write_b32 v0, v13                                     // 000034d8000d0000
ds_write_b64 v118, v[168:169] offset:65535               // ffff34d976a80000
ds_write_b8 v103, v13 offset:255                         // ff0078d8670d0000
ds_write_src2_b32 v0 offset:4                            // 040034da00000000
ds_write_src2_b64 v147                                   // 000034db93000000
ds_wrxchg2_rtn_b32 v[0:1], v59, v0, v255                 // 0000b8d83b00ff00
ds_wrxchg2_rtn_b64 v[126:129], v170, v[37:38], v[36:37] offset0:127 offset1:127 // 7f7fb8d9aa25247e
ds_wrxchg2st64_rtn_b32 v[0:1], v41, v78, v0 offset1:255  // 00ffbcd8294e0000
ds_wrxchg2st64_rtn_b64 v[213:216], v38, v[0:1], v[254:255] offset0:255 offset1:255 // ffffbcd92600fed5
ds_wrxchg_rtn_b64 v[188:189], v195, v[94:95]             // 0000b4d9c35e00bc
ds_xor_b32 v100, v180 offset:255                         // ff002cd864b40000
ds_xor_b64 v0, v[0:1] offset:255                         // ff002cd900000000
ds_xor_rtn_b32 v255, v165, v36 offset:255                // ff00acd8a52400ff
ds_xor_src2_b64 v48 offset:255                           // ff002cdb30000000
