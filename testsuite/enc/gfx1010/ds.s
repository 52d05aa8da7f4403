ds_add_f32 v0, v101 gds                                  // 000056d800650000
ds_add_rtn_f32 v49, v227, v255                           // 000054d9e3ff0031
ds_add_rtn_u32 v0, v196, v1                              // 000080d8c4010000
ds_add_rtn_u64 v[254:255], v0, v[52:53]                  // 000080d9003400fe
ds_add_src2_f32 v4 offset:4                              // 040054da04000000
ds_add_src2_u32 v0 offset:4                              // 040000da00000000
ds_add_src2_u64 v156                                     // 000000db9c000000
ds_add_u32 v130, v27 offset:65535                        // ffff00d8821b0000
ds_add_u64 v244, v[254:255] gds                          // 000002d9f4fe0000
ds_and_b32 v119, v104 offset:4 gds                       // 040026d877680000
ds_and_b64 v255, v[203:204] offset:4                     // 040024d9ffcb0000
ds_and_rtn_b32 v126, v18, v124 offset:255                // ff00a4d8127c007e
ds_and_rtn_b64 v[2:3], v0, v[169:170] offset:4           // 0400a4d900a90002
ds_and_src2_b32 v255 offset:65535                        // ffff24daff000000
ds_and_src2_b64 v0                                       // 000024db00000000
ds_append v255 offset:255                                // ff00f8d8000000ff
ds_bpermute_b32 v230, v54, v38 offset:4                  // 0400ccda362600e6
ds_cmpst_b32 v167, v0, v0 offset:4                       // 040040d8a7000000
ds_cmpst_b64 v0, v[143:144], v[230:231] offset:255       // ff0040d9008fe600
ds_cmpst_f32 v62, v239, v15 offset:65535                 // ffff44d83eef0f00
ds_cmpst_f64 v203, v[89:90], v[254:255] offset:4         // 040044d9cb59fe00
ds_cmpst_rtn_b32 v34, v220, v0, v254 offset:65535        // ffffc0d8dc00fe22
ds_cmpst_rtn_b64 v[86:87], v248, v[248:249], v[163:164] offset:255 gds // ff00c2d9f8f8a356
ds_cmpst_rtn_f32 v149, v150, v210, v255 offset:255       // ff00c4d896d2ff95
ds_cmpst_rtn_f64 v[0:1], v24, v[254:255], v[254:255]     // 0000c4d918fefe00
ds_condxchg32_rtn_b64 v[177:178], v141, v[171:172]       // 0000f8d98dab00b1
ds_consume v176 offset:4                                 // 0400f4d8000000b0
ds_dec_rtn_u32 v227, v225, v66                           // 000090d8e14200e3
ds_dec_rtn_u64 v[38:39], v111, v[145:146] offset:65535   // ffff90d96f910026
ds_dec_src2_u32 v255 gds                                 // 000012daff000000
ds_dec_src2_u64 v202                                     // 000010dbca000000
ds_dec_u32 v75, v0                                       // 000010d84b000000
ds_dec_u64 v55, v[42:43] offset:255 gds                  // ff0012d9372a0000
ds_gws_barrier v255 offset:255 gds                       // ff0076d8ff000000
ds_gws_init v162 offset:65535 gds                        // ffff66d8a2000000
ds_gws_sema_br v218 gds                                  // 00006ed8da000000
ds_gws_sema_p offset:65535 gds                           // ffff72d800000000
ds_gws_sema_release_all gds                              // 000062d800000000
ds_gws_sema_v offset:4 gds                               // 04006ad800000000
ds_inc_rtn_u32 v255, v153, v255                          // 00008cd899ff00ff
ds_inc_rtn_u64 v[135:136], v240, v[197:198] offset:65535 // ffff8cd9f0c50087
ds_inc_src2_u32 v0                                       // 00000cda00000000
ds_inc_src2_u64 v195 offset:255 gds                      // ff000edbc3000000
ds_inc_u32 v0, v255 offset:65535                         // ffff0cd800ff0000
ds_inc_u64 v255, v[21:22]                                // 00000cd9ff150000
ds_max_f32 v165, v200 offset:4                           // 04004cd8a5c80000
ds_max_f64 v0, v[134:135] offset:4 gds                   // 04004ed900860000
ds_max_i32 v56, v206 offset:4                            // 040018d838ce0000
ds_max_i64 v188, v[24:25] offset:4                       // 040018d9bc180000
ds_max_rtn_f32 v86, v231, v60 offset:4                   // 0400ccd8e73c0056
ds_max_rtn_f64 v[57:58], v72, v[98:99] offset:4          // 0400ccd948620039
ds_max_rtn_i32 v50, v249, v92 offset:255 gds             // ff009ad8f95c0032
ds_max_rtn_i64 v[133:134], v104, v[210:211] offset:255   // ff0098d968d20085
ds_max_rtn_u32 v37, v63, v11                             // 0000a0d83f0b0025
ds_max_rtn_u64 v[254:255], v25, v[184:185] offset:65535  // ffffa0d919b800fe
ds_max_src2_f32 v255 gds                                 // 00004edaff000000
ds_max_src2_f64 v71 offset:65535                         // ffff4cdb47000000
ds_max_src2_i32 v0 offset:255                            // ff0018da00000000
ds_max_src2_i64 v87                                      // 000018db57000000
ds_max_src2_u32 v249 offset:65535                        // ffff20daf9000000
ds_max_src2_u64 v116 offset:4                            // 040020db74000000
ds_max_u32 v133, v236 offset:255                         // ff0020d885ec0000
ds_max_u64 v246, v[2:3] offset:255 gds                   // ff0022d9f6020000
ds_min_f32 v255, v163 offset:65535 gds                   // ffff4ad8ffa30000
ds_min_f64 v234, v[78:79] offset:255                     // ff0048d9ea4e0000
ds_min_i32 v241, v12 offset:4 gds                        // 040016d8f10c0000
ds_min_i64 v42, v[254:255]                               // 000014d92afe0000
ds_min_rtn_f32 v6, v255, v97                             // 0000c8d8ff610006
ds_min_rtn_f64 v[253:254], v255, v[76:77] offset:255 gds // ff00cad9ff4c00fd
ds_min_rtn_i32 v151, v170, v63 offset:255                // ff0094d8aa3f0097
ds_min_rtn_i64 v[40:41], v23, v[242:243] offset:255      // ff0094d917f20028
ds_min_rtn_u32 v255, v155, v0                            // 00009cd89b0000ff
ds_min_rtn_u64 v[3:4], v89, v[221:222] offset:65535 gds  // ffff9ed959dd0003
ds_min_src2_f32 v160                                     // 000048daa0000000
ds_min_src2_f64 v65 offset:65535 gds                     // ffff4adb41000000
ds_min_src2_i32 v2                                       // 000014da02000000
ds_min_src2_i64 v255 offset:65535 gds                    // ffff16dbff000000
ds_min_src2_u32 v110 offset:4                            // 04001cda6e000000
ds_min_src2_u64 v0 offset:65535                          // ffff1cdb00000000
ds_min_u32 v4, v155 offset:255                           // ff001cd8049b0000
ds_min_u64 v106, v[0:1] offset:255                       // ff001cd96a000000
ds_mskor_b32 v132, v217, v28                             // 000030d884d91c00
ds_mskor_b64 v211, v[181:182], v[26:27]                  // 000030d9d3b51a00
ds_mskor_rtn_b32 v255, v59, v38, v255                    // 0000b0d83b26ffff
ds_mskor_rtn_b64 v[253:254], v0, v[156:157], v[192:193] gds // 0000b2d9009cc0fd
ds_nop                                                   // 000050d800000000
ds_or_b32 v114, v61 offset:65535                         // ffff28d8723d0000
ds_or_b64 v139, v[43:44] offset:4                        // 040028d98b2b0000
ds_or_rtn_b32 v255, v223, v237 offset:255 gds            // ff00aad8dfed00ff
ds_or_rtn_b64 v[0:1], v0, v[243:244]                     // 0000a8d900f30000
ds_or_src2_b32 v49 offset:4                              // 040028da31000000
ds_or_src2_b64 v45                                       // 000028db2d000000
ds_ordered_count v12, v255 offset:65535 gds              // fffffed8ff00000c
ds_permute_b32 v165, v0, v80 offset:255                  // ff00c8da005000a5
ds_read2_b32 v[22:23], v222 offset0:127 offset1:255      // 7fffdcd8de000016
ds_read2_b64 v[244:247], v231 offset0:1 offset1:127      // 017fdcd9e70000f4
ds_read2st64_b32 v[139:140], v75 offset0:127 offset1:1   // 7f01e0d84b00008b
ds_read2st64_b64 v[119:122], v25                         // 0000e0d919000077
ds_read_addtid_b32 v96                                   // 0000c4da00000060
ds_read_b128 v[121:124], v119 offset:65535               // fffffcdb77000079
ds_read_b32 v79, v117                                    // 0000d8d87500004f
ds_read_b64 v[0:1], v25                                  // 0000d8d919000000
ds_read_b96 v[0:2], v188 offset:4                        // 0400f8dbbc000000
ds_read_i16 v97, v220 offset:255 gds                     // ff00eed8dc000061
ds_read_i8 v35, v35 offset:4                             // 0400e4d823000023
ds_read_i8_d16 v66, v0 offset:65535                      // ffff90da00000042
ds_read_i8_d16_hi v255, v255                             // 000094daff0000ff
ds_read_u16 v242, v21                                    // 0000f0d8150000f2
ds_read_u16_d16 v83, v239 offset:4                       // 040098daef000053
ds_read_u16_d16_hi v164, v192 offset:65535 gds           // ffff9edac00000a4
ds_read_u8 v125, v200 offset:255                         // ff00e8d8c800007d
ds_read_u8_d16 v221, v124                                // 000088da7c0000dd
ds_read_u8_d16_hi v0, v255 offset:4                      // 04008cdaff000000
ds_rsub_rtn_u32 v146, v15, v232 offset:65535 gds         // ffff8ad80fe80092
ds_rsub_rtn_u64 v[10:11], v18, v[118:119]                // 000088d91276000a
ds_rsub_src2_u32 v199 offset:4                           // 040008dac7000000
ds_rsub_src2_u64 v248                                    // 000008dbf8000000
ds_rsub_u32 v255, v11 offset:255                         // ff0008d8ff0b0000
ds_rsub_u64 v117, v[20:21] offset:255                    // ff0008d975140000
ds_sub_rtn_u32 v175, v137, v1                            // 000084d8890100af
ds_sub_rtn_u64 v[7:8], v137, v[254:255] offset:255       // ff0084d989fe0007
ds_sub_src2_u32 v5 offset:255                            // ff0004da05000000
ds_sub_src2_u64 v202                                     // 000004dbca000000
ds_sub_u32 v20, v255 offset:65535                        // ffff04d814ff0000
ds_sub_u64 v38, v[133:134] offset:255                    // ff0004d926850000
ds_swizzle_b32 v16, v122 offset:swizzle(REVERSE,8)       // 1f1cd4d87a000010
ds_swizzle_b32 v0, v0 offset:swizzle(BROADCAST,2,1)      // 3e00d4d800000000
ds_swizzle_b32 v248, v0 offset:swizzle(QUAD_PERM,0,1,2,3) // e480d4d8000000f8
ds_swizzle_b32 v0, v255 offset:swizzle(REVERSE,8)        // 1f1cd4d8ff000000
ds_swizzle_b32 v40, v33 offset:swizzle(SWAP,16)          // 1f40d4d821000028
ds_swizzle_b32 v80, v97 offset:swizzle(SWAP,16)          // 1f40d4d861000050
ds_wrap_rtn_b32 v255, v137, v175, v103 offset:255        // ff00d0d889af67ff
ds_write2_b32 v99, v0, v185 offset0:255 offset1:255      // ffff38d86300b900
ds_write2_b64 v22, v[225:226], v[254:255] offset0:1 gds  // 01003ad916e1fe00
ds_write2st64_b32 v48, v227, v69 offset0:1 offset1:255   // 01ff3cd830e34500
ds_write2st64_b64 v68, v[60:61], v[124:125]              // 00003cd9443c7c00
ds_write_addtid_b32 v215 offset:255                      // ff00c0da00d70000
ds_write_b128 v155, v[252:255] offset:255                // ff007cdb9bfc0000
ds_write_b16 v255, v44                                   // 00007cd8ff2c0000
ds_write_b16_d16_hi v125, v255 offset:65535              // ffff84da7dff0000
ds_write_b32 v0, v38                                     // 000034d800260000
ds_write_b64 v209, v[254:255] offset:65535               // ffff34d9d1fe0000
ds_write_b8 v146, v0 offset:65535 gds                    // ffff7ad892000000
ds_write_b8_d16_hi v204, v187 offset:4                   // 040080daccbb0000
ds_write_b96 v255, v[153:155]                            // 000078dbff990000
ds_write_src2_b32 v55                                    // 000034da37000000
ds_write_src2_b64 v0 offset:65535                        // ffff34db00000000
ds_wrxchg2_rtn_b32 v[190:191], v25, v0, v225 offset0:1 offset1:127 gds // 017fbad81900e1be
ds_wrxchg2_rtn_b64 v[0:3], v152, v[136:137], v[138:139] offset0:127 offset1:255 // 7fffb8d998888a00
ds_wrxchg2st64_rtn_b32 v[254:255], v208, v255, v121 offset0:127 // 7f00bcd8d0ff79fe
ds_wrxchg2st64_rtn_b64 v[226:229], v191, v[144:145], v[0:1] offset0:255 offset1:255 // ffffbcd9bf9000e2
ds_wrxchg_rtn_b32 v63, v219, v249                        // 0000b4d8dbf9003f
ds_wrxchg_rtn_b64 v[254:255], v139, v[205:206] offset:255 // ff00b4d98bcd00fe
ds_xor_b32 v26, v27 offset:255 gds                       // ff002ed81a1b0000
ds_xor_b64 v145, v[154:155] offset:4                     // 04002cd9919a0000
ds_xor_rtn_b32 v202, v94, v195 offset:65535              // ffffacd85ec300ca
ds_xor_rtn_b64 v[248:249], v107, v[254:255] offset:4     // 0400acd96bfe00f8
ds_xor_src2_b32 v92 offset:255                           // ff002cda5c000000
ds_xor_src2_b64 v255 offset:65535                        // ffff2cdbff000000
