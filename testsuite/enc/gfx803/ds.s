ds_add_f32 v245, v194 offset:255 gds                     // ff002bd8f5c20000
ds_add_rtn_f32 v198, v25, v135 offset:255                // ff006ad8198700c6
ds_add_rtn_u32 v188, v101, v25 offset:255                // ff0040d8651900bc
ds_add_rtn_u64 v[246:247], v38, v[254:255] offset:255    // ff00c0d826fe00f6
ds_add_src2_f32 v95 offset:255 gds                       // ff002bd95f000000
ds_add_src2_u32 v72                                      // 000000d948000000
ds_add_src2_u64 v209 offset:65535                        // ffff80d9d1000000
ds_add_u32 v196, v27                                     // 000000d8c41b0000
ds_add_u64 v177, v[116:117] offset:65535                 // ffff80d8b1740000
ds_and_b32 v228, v237                                    // 000012d8e4ed0000
ds_and_b64 v155, v[178:179] offset:65535                 // ffff92d89bb20000
ds_and_rtn_b32 v225, v255, v182                          // 000052d8ffb600e1
ds_and_rtn_b64 v[254:255], v250, v[4:5] offset:65535     // ffffd2d8fa0400fe
ds_and_src2_b32 v49 offset:255                           // ff0012d931000000
ds_and_src2_b64 v126                                     // 000092d97e000000
ds_append v69 offset:4                                   // 04007cd900000045
ds_bpermute_b32 v4, v189, v35                            // 00007ed8bd230004
ds_cmpst_b32 v105, v235, v0 offset:65535                 // ffff20d869eb0000
ds_cmpst_b64 v255, v[34:35], v[112:113] offset:255       // ff00a0d8ff227000
ds_cmpst_f32 v235, v174, v229 offset:255                 // ff0022d8ebaee500
ds_cmpst_f64 v0, v[88:89], v[0:1]                        // 0000a2d800580000
ds_cmpst_rtn_b32 v0, v141, v95, v255 offset:255          // ff0060d88d5fff00
ds_cmpst_rtn_b64 v[145:146], v102, v[218:219], v[131:132] offset:4 // 0400e0d866da8391
ds_cmpst_rtn_f32 v8, v190, v140, v0 offset:65535         // ffff62d8be8c0008
ds_cmpst_rtn_f64 v[215:216], v134, v[159:160], v[191:192] offset:4 // 0400e2d8869fbfd7
ds_condxchg32_rtn_b64 v[129:130], v242, v[201:202] offset:255 // ff00fcd8f2c90081
ds_consume v178 offset:255                               // ff007ad9000000b2
ds_dec_rtn_u32 v196, v39, v0                             // 000048d8270000c4
ds_dec_rtn_u64 v[211:212], v171, v[201:202] offset:4     // 0400c8d8abc900d3
ds_dec_src2_u32 v244 offset:4                            // 040008d9f4000000
ds_dec_src2_u64 v212                                     // 000088d9d4000000
ds_dec_u32 v218, v206 offset:4                           // 040008d8dace0000
ds_dec_u64 v165, v[69:70] offset:4                       // 040088d8a5450000
ds_gws_barrier v46 offset:4 gds                          // 04003bd92e000000
ds_gws_init v206 offset:4 gds                            // 040033d9ce000000
ds_gws_sema_br v203 gds                                  // 000037d9cb000000
ds_gws_sema_p offset:65535 gds                           // ffff39d900000000
ds_gws_sema_release_all offset:255 gds                   // ff0031d900000000
ds_gws_sema_v offset:255 gds                             // ff0035d900000000
ds_inc_rtn_u32 v53, v48, v5 offset:255                   // ff0046d830050035
ds_inc_rtn_u64 v[190:191], v93, v[205:206] offset:65535  // ffffc6d85dcd00be
ds_inc_src2_u32 v0                                       // 000006d900000000
ds_inc_src2_u64 v45                                      // 000086d92d000000
ds_inc_u32 v112, v36 offset:65535 gds                    // ffff07d870240000
ds_inc_u64 v234, v[218:219] offset:255                   // ff0086d8eada0000
ds_max_f32 v100, v158                                    // 000026d8649e0000
ds_max_f64 v194, v[4:5]                                  // 0000a6d8c2040000
ds_max_i32 v196, v0 gds                                  // 00000dd8c4000000
ds_max_i64 v205, v[0:1] offset:255                       // ff008cd8cd000000
ds_max_rtn_f32 v255, v159, v146                          // 000066d89f9200ff
ds_max_rtn_f64 v[203:204], v180, v[51:52] offset:65535   // ffffe6d8b43300cb
ds_max_rtn_i32 v113, v64, v7 offset:4                    // 04004cd840070071
ds_max_rtn_i64 v[133:134], v141, v[163:164] offset:4     // 0400ccd88da30085
ds_max_rtn_u32 v160, v81, v111 offset:4                  // 040050d8516f00a0
ds_max_rtn_u64 v[246:247], v208, v[254:255] offset:65535 // ffffd0d8d0fe00f6
ds_max_src2_f32 v223 offset:4                            // 040026d9df000000
ds_max_src2_f64 v66 offset:4                             // 0400a6d942000000
ds_max_src2_i32 v154 offset:255                          // ff000cd99a000000
ds_max_src2_i64 v0 offset:65535                          // ffff8cd900000000
ds_max_src2_u32 v139 offset:65535                        // ffff10d98b000000
ds_max_src2_u64 v217                                     // 000090d9d9000000
ds_max_u32 v20, v53 offset:4                             // 040010d814350000
ds_max_u64 v14, v[111:112] offset:255                    // ff0090d80e6f0000
ds_min_f32 v255, v24                                     // 000024d8ff180000
ds_min_f64 v44, v[110:111]                               // 0000a4d82c6e0000
ds_min_i32 v74, v35 offset:255                           // ff000ad84a230000
ds_min_i64 v126, v[254:255] offset:4                     // 04008ad87efe0000
ds_min_rtn_f32 v6, v0, v129 gds                          // 000065d800810006
ds_min_rtn_f64 v[254:255], v230, v[0:1] offset:255       // ff00e4d8e60000fe
ds_min_rtn_i32 v149, v166, v224 offset:255               // ff004ad8a6e00095
ds_min_rtn_i64 v[15:16], v119, v[0:1]                    // 0000cad87700000f
ds_min_rtn_u32 v134, v188, v174 offset:255 gds           // ff004fd8bcae0086
ds_min_rtn_u64 v[32:33], v0, v[0:1] offset:255           // ff00ced800000020
ds_min_src2_f32 v169 offset:65535                        // ffff24d9a9000000
ds_min_src2_f64 v130 offset:4                            // 0400a4d982000000
ds_min_src2_i32 v202 offset:255 gds                      // ff000bd9ca000000
ds_min_src2_i64 v57                                      // 00008ad939000000
ds_min_src2_u32 v79 offset:65535                         // ffff0ed94f000000
ds_min_src2_u64 v47 offset:255                           // ff008ed92f000000
ds_min_u32 v223, v255                                    // 00000ed8dfff0000
ds_min_u64 v175, v[80:81]                                // 00008ed8af500000
ds_mskor_b32 v10, v114, v197 offset:4                    // 040018d80a72c500
ds_mskor_b64 v144, v[160:161], v[254:255]                // 000098d890a0fe00
ds_mskor_rtn_b32 v125, v17, v110, v112                   // 000058d8116e707d
ds_mskor_rtn_b64 v[171:172], v148, v[136:137], v[144:145] offset:65535 // ffffd8d8948890ab
ds_nop                                                   // 000028d800000000
ds_or_b32 v212, v0                                       // 000014d8d4000000
ds_or_b64 v0, v[234:235] offset:65535                    // ffff94d800ea0000
ds_or_rtn_b32 v0, v72, v229 offset:255 gds               // ff0055d848e50000
ds_or_rtn_b64 v[28:29], v211, v[54:55] gds               // 0000d5d8d336001c
ds_or_src2_b32 v161 offset:255                           // ff0014d9a1000000
ds_or_src2_b64 v6 offset:255                             // ff0094d906000000
ds_ordered_count v228, v0 gds                            // 00007fd9000000e4
ds_permute_b32 v97, v23, v241 offset:65535               // ffff7cd817f10061
ds_read2_b32 v[103:104], v165 offset1:1                  // 00016ed8a5000067
ds_read2_b64 v[11:14], v10 offset0:127 offset1:127 gds   // 7f7fefd80a00000b
ds_read2st64_b32 v[214:215], v71 offset0:1               // 010070d8470000d6
ds_read2st64_b64 v[31:34], v1 offset0:127 offset1:1      // 7f01f0d80100001f
ds_read_b128 v[51:54], v0                                // 0000fed900000033
ds_read_b32 v158, v153 offset:4                          // 04006cd89900009e
ds_read_b64 v[110:111], v191 offset:65535 gds            // ffffedd8bf00006e
ds_read_b96 v[178:180], v226                             // 0000fcd9e20000b2
ds_read_i16 v255, v60 offset:4 gds                       // 040077d83c0000ff
ds_read_i8 v0, v229 offset:4                             // 040072d8e5000000
ds_read_u16 v168, v102 offset:4                          // 040078d8660000a8
ds_read_u8 v133, v160 offset:65535 gds                   // ffff75d8a0000085
ds_rsub_rtn_u32 v125, v144, v152                         // 000044d89098007d
ds_rsub_rtn_u64 v[31:32], v188, v[191:192] offset:65535 gds // ffffc5d8bcbf001f
ds_rsub_src2_u32 v132 offset:255                         // ff0004d984000000
ds_rsub_src2_u64 v0                                      // 000084d900000000
ds_rsub_u32 v0, v183                                     // 000004d800b70000
ds_rsub_u64 v255, v[46:47]                               // 000084d8ff2e0000
ds_sub_rtn_u32 v211, v217, v0                            // 000042d8d90000d3
ds_sub_rtn_u64 v[254:255], v134, v[88:89] offset:4       // 0400c2d8865800fe
ds_sub_src2_u32 v141 offset:65535                        // ffff02d98d000000
ds_sub_src2_u64 v251 offset:255 gds                      // ff0083d9fb000000
ds_sub_u32 v194, v104                                    // 000002d8c2680000
ds_sub_u64 v76, v[137:138]                               // 000082d84c890000
ds_swizzle_b32 v205, v184 offset:0x801f                  // ds_swizzle_b32 v205, v184 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f807ad8b80000cd
ds_swizzle_b32 v63, v112 offset:swizzle(REVERSE,8)       // 1f1c7ad87000003f
ds_swizzle_b32 v13, v138 offset:0x801f                   // ds_swizzle_b32 v13, v138 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f807ad88a00000d
ds_swizzle_b32 v181, v98 offset:swizzle(BITMASK_PERM,"01pi0") // 06097ad8620000b5
ds_swizzle_b32 v119, v113 offset:swizzle(SWAP,16)        // 1f407ad871000077
ds_swizzle_b32 v188, v0 offset:0x801f                    // ds_swizzle_b32 v188, v0 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f807ad8000000bc
ds_wrap_rtn_b32 v57, v0, v64, v110                       // 000068d800406e39
ds_write2_b32 v46, v86, v255                             // 00001cd82e56ff00
ds_write2_b64 v165, v[198:199], v[74:75] offset1:127     // 007f9cd8a5c64a00
ds_write2st64_b32 v149, v188, v198                       // 00001ed895bcc600
ds_write2st64_b64 v158, v[79:80], v[0:1] offset0:127 offset1:127 // 7f7f9ed89e4f0000
ds_write_b128 v160, v[218:221]                           // 0000bed9a0da0000
ds_write_b16 v255, v160 offset:255 gds                   // ff003fd8ffa00000
ds_write_b32 v97, v140 offset:255                        // ff001ad8618c0000
ds_write_b64 v0, v[69:70] offset:255                     // ff009ad800450000
ds_write_b8 v48, v76 offset:4                            // 04003cd8304c0000
ds_write_b96 v131, v[253:255] offset:255                 // ff00bcd983fd0000
ds_write_src2_b32 v73 gds                                // 00001bd949000000
ds_write_src2_b64 v121 offset:65535                      // ffff9ad979000000
ds_wrxchg2_rtn_b32 v[210:211], v201, v58, v190 offset0:255 offset1:255 // ffff5cd8c93abed2
ds_wrxchg2_rtn_b64 v[252:255], v119, v[71:72], v[155:156] offset0:1 offset1:1 // 0101dcd877479bfc
ds_wrxchg2st64_rtn_b32 v[97:98], v45, v167, v47 offset1:1 // 00015ed82da72f61
ds_wrxchg2st64_rtn_b64 v[56:59], v208, v[254:255], v[0:1] offset1:255 gds // 00ffdfd8d0fe0038
ds_wrxchg_rtn_b32 v237, v249, v139 offset:255            // ff005ad8f98b00ed
ds_wrxchg_rtn_b64 v[93:94], v0, v[12:13] offset:65535 gds // ffffdbd8000c005d
ds_xor_b32 v253, v95                                     // 000016d8fd5f0000
ds_xor_b64 v179, v[26:27] offset:65535 gds               // ffff97d8b31a0000
ds_xor_rtn_b32 v17, v255, v255                           // 000056d8ffff0011
ds_xor_rtn_b64 v[0:1], v255, v[164:165] offset:255 gds   // ff00d7d8ffa40000
ds_xor_src2_b32 v10 offset:4                             // 040016d90a000000
ds_xor_src2_b64 v224 offset:65535                        // ffff96d9e0000000
