ds_add_f32 v255, v171                                    // 000054d8ffab0000
ds_add_rtn_f32 v255, v185, v4 offset:4                   // 040054d9b90400ff
ds_add_rtn_u32 v109, v101, v0 offset:255                 // ff0080d86500006d
ds_add_rtn_u64 v[209:210], v0, v[152:153] offset:4       // 040080d9009800d1
ds_add_u32 v195, v120 offset:255 gds                     // ff0002d8c3780000
ds_add_u64 v245, v[170:171] offset:255                   // ff0000d9f5aa0000
ds_and_b32 v0, v141 offset:255                           // ff0024d8008d0000
ds_and_b64 v112, v[31:32] gds                            // 000026d9701f0000
ds_and_rtn_b32 v253, v255, v146                          // 0000a4d8ff9200fd
ds_and_rtn_b64 v[254:255], v241, v[0:1] offset:255       // ff00a4d9f10000fe
ds_append v175                                           // 0000f8d8000000af
ds_bpermute_b32 v69, v111, v208 offset:65535             // ffffccda6fd00045
ds_cmpst_b32 v120, v255, v146                            // 000040d878ff9200
ds_cmpst_b64 v0, v[0:1], v[165:166]                      // 000040d90000a500
ds_cmpst_f32 v215, v149, v255                            // 000044d8d795ff00
ds_cmpst_f64 v0, v[214:215], v[55:56]                    // 000044d900d63700
ds_cmpst_rtn_b32 v0, v202, v220, v180 offset:65535       // ffffc0d8cadcb400
ds_cmpst_rtn_b64 v[225:226], v60, v[85:86], v[0:1] gds   // 0000c2d93c5500e1
ds_cmpst_rtn_f32 v19, v0, v245, v215 offset:65535        // ffffc4d800f5d713
ds_cmpst_rtn_f64 v[237:238], v90, v[27:28], v[85:86]     // 0000c4d95a1b55ed
ds_condxchg32_rtn_b64 v[254:255], v192, v[250:251] offset:255 gds // ff00fad9c0fa00fe
ds_consume v86                                           // 0000f4d800000056
ds_dec_rtn_u32 v39, v18, v27                             // 000090d8121b0027
ds_dec_rtn_u64 v[240:241], v236, v[41:42]                // 000090d9ec2900f0
ds_dec_u32 v229, v58 offset:4                            // 040010d8e53a0000
ds_dec_u64 v255, v[215:216]                              // 000010d9ffd70000
ds_gws_barrier v249 gds                                  // 000076d8f9000000
ds_gws_init v131 gds                                     // 000066d883000000
ds_gws_sema_br v204 offset:4 gds                         // 04006ed8cc000000
ds_gws_sema_p gds                                        // 000072d800000000
ds_gws_sema_release_all offset:255 gds                   // ff0062d800000000
ds_gws_sema_v gds                                        // 00006ad800000000
ds_inc_rtn_u32 v0, v227, v0 offset:4                     // 04008cd8e3000000
ds_inc_rtn_u64 v[73:74], v252, v[254:255] offset:4       // 04008cd9fcfe0049
ds_inc_u32 v199, v61 offset:65535                        // ffff0cd8c73d0000
ds_inc_u64 v94, v[87:88]                                 // 00000cd95e570000
ds_max_f32 v255, v28                                     // 00004cd8ff1c0000
ds_max_f64 v120, v[64:65]                                // 00004cd978400000
ds_max_i32 v210, v0                                      // 000018d8d2000000
ds_max_i64 v209, v[28:29] offset:4 gds                   // 04001ad9d11c0000
ds_max_rtn_f32 v0, v35, v63                              // 0000ccd8233f0000
ds_max_rtn_f64 v[213:214], v0, v[0:1] gds                // 0000ced9000000d5
ds_max_rtn_i32 v233, v37, v120 gds                       // 00009ad8257800e9
ds_max_rtn_i64 v[150:151], v187, v[21:22] offset:255     // ff0098d9bb150096
ds_max_rtn_u32 v161, v255, v0 offset:4                   // 0400a0d8ff0000a1
ds_max_rtn_u64 v[244:245], v246, v[27:28]                // 0000a0d9f61b00f4
ds_max_u32 v156, v106                                    // 000020d89c6a0000
ds_max_u64 v251, v[141:142] offset:4 gds                 // 040022d9fb8d0000
ds_min_f32 v56, v255                                     // 000048d838ff0000
ds_min_f64 v0, v[139:140] offset:65535                   // ffff48d9008b0000
ds_min_i32 v144, v255 offset:65535 gds                   // ffff16d890ff0000
ds_min_i64 v133, v[0:1] offset:255                       // ff0014d985000000
ds_min_rtn_f32 v226, v40, v173 offset:65535              // ffffc8d828ad00e2
ds_min_rtn_f64 v[44:45], v243, v[228:229] offset:255     // ff00c8d9f3e4002c
ds_min_rtn_i32 v64, v43, v7                              // 000094d82b070040
ds_min_rtn_i64 v[0:1], v214, v[212:213] offset:65535     // ffff94d9d6d40000
ds_min_rtn_u32 v174, v101, v203                          // 00009cd865cb00ae
ds_min_rtn_u64 v[27:28], v170, v[143:144] offset:4       // 04009cd9aa8f001b
ds_min_u32 v24, v255 offset:4 gds                        // 04001ed818ff0000
ds_min_u64 v115, v[32:33]                                // 00001cd973200000
ds_mskor_b32 v150, v43, v144                             // 000030d8962b9000
ds_mskor_b64 v216, v[47:48], v[221:222] gds              // 000032d9d82fdd00
ds_mskor_rtn_b32 v203, v51, v129, v135                   // 0000b0d8338187cb
ds_mskor_rtn_b64 v[60:61], v71, v[77:78], v[57:58]       // 0000b0d9474d393c
ds_nop                                                   // 000050d800000000
ds_or_b32 v155, v0 offset:65535                          // ffff28d89b000000
ds_or_b64 v78, v[254:255]                                // 000028d94efe0000
ds_or_rtn_b32 v18, v81, v42                              // 0000a8d8512a0012
ds_or_rtn_b64 v[209:210], v238, v[0:1] offset:255        // ff00a8d9ee0000d1
ds_ordered_count v0, v0 offset:4 gds                     // 0400fed800000000
ds_permute_b32 v143, v0, v84 offset:4                    // 0400c8da0054008f
ds_read2_b32 v[52:53], v252 offset0:1 offset1:127        // 017fdcd8fc000034
ds_read2_b64 v[74:77], v173 offset0:255 offset1:127      // ff7fdcd9ad00004a
ds_read2st64_b32 v[111:112], v44 offset0:255 offset1:1   // ff01e0d82c00006f
ds_read2st64_b64 v[98:101], v28 offset0:127              // 7f00e0d91c000062
ds_read_addtid_b32 v0                                    // 0000c4da00000000
ds_read_b128 v[181:184], v96                             // 0000fcdb600000b5
ds_read_b32 v99, v14 offset:65535                        // ffffd8d80e000063
ds_read_b64 v[159:160], v231 offset:4                    // 0400d8d9e700009f
ds_read_b96 v[31:33], v0 offset:65535                    // fffff8db0000001f
ds_read_i16 v74, v36 offset:255                          // ff00ecd82400004a
ds_read_i8 v0, v29 offset:4                              // 0400e4d81d000000
ds_read_i8_d16 v140, v112 offset:4                       // 040090da7000008c
ds_read_i8_d16_hi v255, v155 offset:255                  // ff0094da9b0000ff
ds_read_u16 v63, v255                                    // 0000f0d8ff00003f
ds_read_u16_d16 v224, v187 offset:4                      // 040098dabb0000e0
ds_read_u16_d16_hi v255, v26 offset:255                  // ff009cda1a0000ff
ds_read_u8 v255, v205                                    // 0000e8d8cd0000ff
ds_read_u8_d16 v209, v196                                // 000088dac40000d1
ds_read_u8_d16_hi v218, v168 offset:65535                // ffff8cdaa80000da
ds_rsub_rtn_u32 v149, v170, v233                         // 000088d8aae90095
ds_rsub_rtn_u64 v[128:129], v144, v[242:243]             // 000088d990f20080
ds_rsub_u32 v194, v121                                   // 000008d8c2790000
ds_rsub_u64 v49, v[154:155]                              // 000008d9319a0000
ds_sub_rtn_u32 v255, v83, v221 offset:65535              // ffff84d853dd00ff
ds_sub_rtn_u64 v[183:184], v255, v[231:232]              // 000084d9ffe700b7
ds_sub_u32 v218, v135 offset:255                         // ff0004d8da870000
ds_sub_u64 v112, v[11:12] offset:4                       // 040004d9700b0000
ds_swizzle_b32 v196, v28 offset:swizzle(QUAD_PERM,0,1,2,3) // e480d4d81c0000c4
ds_swizzle_b32 v175, v16 offset:swizzle(SWAP,16) gds     // 1f40d6d8100000af
ds_swizzle_b32 v85, v144 offset:swizzle(SWAP,16) gds     // 1f40d6d890000055
ds_swizzle_b32 v91, v137 offset:0x801f                   // ds_swizzle_b32 v91, v137 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f80d4d88900005b
ds_swizzle_b32 v116, v37 offset:swizzle(BROADCAST,2,1) gds // 3e00d6d825000074
ds_swizzle_b32 v227, v67 offset:0x801f                   // ds_swizzle_b32 v227, v67 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f80d4d8430000e3
ds_wrap_rtn_b32 v199, v0, v147, v138 offset:4            // 0400d0d800938ac7
ds_write2_b32 v255, v3, v182 offset0:255 offset1:127     // ff7f38d8ff03b600
ds_write2_b64 v88, v[254:255], v[38:39] offset0:1        // 010038d958fe2600
ds_write2st64_b32 v0, v255, v28 offset0:255              // ff003cd800ff1c00
ds_write2st64_b64 v255, v[151:152], v[103:104] offset1:127 // 007f3cd9ff976700
ds_write_addtid_b32 v101 offset:4                        // 0400c0da00650000
ds_write_b128 v63, v[149:152]                            // 00007cdb3f950000
ds_write_b16 v172, v0 offset:255                         // ff007cd8ac000000
ds_write_b16_d16_hi v240, v129                           // 000084daf0810000
ds_write_b32 v7, v159                                    // 000034d8079f0000
ds_write_b64 v87, v[184:185] offset:255                  // ff0034d957b80000
ds_write_b8 v255, v0 offset:255                          // ff0078d8ff000000
ds_write_b8_d16_hi v255, v255 offset:255                 // ff0080daffff0000
ds_write_b96 v74, v[126:128] offset:65535                // ffff78db4a7e0000
ds_wrxchg2_rtn_b32 v[188:189], v19, v220, v63 offset0:255 offset1:255 // ffffb8d813dc3fbc
ds_wrxchg2_rtn_b64 v[42:45], v12, v[90:91], v[69:70]     // 0000b8d90c5a452a
ds_wrxchg2st64_rtn_b32 v[86:87], v222, v0, v41 offset0:255 offset1:1 // ff01bcd8de002956
ds_wrxchg2st64_rtn_b64 v[38:41], v81, v[73:74], v[50:51] offset0:127 offset1:127 // 7f7fbcd951493226
ds_wrxchg_rtn_b32 v171, v132, v56                        // 0000b4d8843800ab
ds_wrxchg_rtn_b64 v[232:233], v226, v[236:237]           // 0000b4d9e2ec00e8
ds_xor_b32 v255, v101                                    // 00002cd8ff650000
ds_xor_b64 v64, v[246:247] offset:255                    // ff002cd940f60000
ds_xor_rtn_b32 v77, v235, v73 offset:255                 // ff00acd8eb49004d
ds_xor_rtn_b64 v[23:24], v71, v[221:222] offset:4        // 0400acd947dd0017
