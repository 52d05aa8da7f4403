ds_add_rtn_f32 v0, v159, v153 offset:255 gds             // ff006bd89f990000
ds_add_rtn_u32 v97, v255, v51 offset:65535               // ffff40d8ff330061
ds_add_src2_u64 v59 offset:4                             // 040080d93b000000
ds_append v139 offset:255                                // ff007cd90000008b
ds_cmpst_b32 v0, v68, v174 offset:255                    // ff0020d80044ae00
ds_cmpst_b64 v255, v[50:51], v[48:49] offset:4           // 0400a0d8ff323000
ds_cmpst_f64 v13, v[249:250], v[111:112] offset:4        // 0400a2d80df96f00
ds_cmpst_rtn_f32 v62, v52, v145, v0                      // 000062d83491003e
ds_condxchg32_rtn_b64 v[49:50], v255, v[139:140] offset:4 // 0400fcd8ff8b0031
ds_inc_rtn_u32 v0, v162, v165                            // 000046d8a2a50000
ds_inc_src2_u32 v168                                     // 000006d9a8000000
ds_max_i32 v99, v188                                     // 00000cd863bc0000
ds_max_rtn_f64 v[0:1], v220, v[254:255]                  // 0000e6d8dcfe0000
ds_max_rtn_u32 v0, v49, v118 offset:4                    // 040050d831760000
ds_max_rtn_u64 v[0:1], v40, v[193:194] offset:4          // 0400d0d828c10000
ds_max_src2_f64 v221 offset:65535                        // ffffa6d9dd000000
ds_max_src2_i32 v38 offset:4                             // 04000cd926000000
ds_max_u32 v193, v187 offset:4                           // 040010d8c1bb0000
ds_min_i64 v137, v[254:255] offset:255                   // ff008ad889fe0000
ds_min_rtn_f32 v255, v202, v255 offset:255 gds           // ff0065d8caff00ff
ds_min_rtn_f64 v[43:44], v255, v[132:133] offset:4       // 0400e4d8ff84002b
ds_min_rtn_u32 v37, v237, v100 offset:65535              // ffff4ed8ed640025
ds_min_rtn_u64 v[228:229], v62, v[94:95] offset:255      // ff00ced83e5e00e4
ds_min_src2_u32 v255 offset:4                            // 04000ed9ff000000
ds_min_src2_u64 v29                                      // 00008ed91d000000
ds_or_rtn_b32 v19, v154, v116 offset:65535               // ffff54d89a740013
ds_read2_b32 v[160:161], v193 offset0:1                  // 01006ed8c10000a0
ds_read_b96 v[85:87], v255 offset:65535                  // fffffcd9ff000055
ds_read_i16 v0, v255 offset:4                            // 040076d8ff000000
ds_read_u16 v24, v21                                     // 000078d815000018
ds_rsub_rtn_u64 v[173:174], v246, v[151:152] offset:65535 // ffffc4d8f69700ad
ds_rsub_u64 v37, v[201:202]                              // 000084d825c90000
ds_swizzle_b32 v122, v133 offset:65535                   // ffff7ad88500007a
ds_swizzle_b32 v145, v249 offset:swizzle(SWAP,16)        // 1f407ad8f9000091
ds_swizzle_b32 v18, v167 offset:swizzle(BROADCAST,2,1)   // 3e007ad8a7000012
ds_swizzle_b32 v51, v255 offset:swizzle(BROADCAST,2,1)   // 3e007ad8ff000033
ds_swizzle_b32 v0, v53 offset:0x801f                     // ds_swizzle_b32 v0, v53 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f807ad835000000
ds_swizzle_b32 v177, v0 offset:0x801f                    // ds_swizzle_b32 v177, v0 offset:swizzle(QUAD_PERM,3,3,1,0) // 1f807ad8000000b1
ds_write2_b64 v133, v[206:207], v[119:120]               // 00009cd885ce7700
ds_write_b128 v0, v[91:94] offset:4                      // 0400bed9005b0000
ds_write_b32 v119, v0 offset:4                           // 04001ad877000000
ds_write_b96 v170, v[239:241]                            // 0000bcd9aaef0000
ds_write_src2_b32 v0                                     // 00001ad900000000
ds_wrxchg2_rtn_b32 v[252:253], v22, v255, v64 offset1:1  // 00015cd816ff40fc
ds_wrxchg2st64_rtn_b64 v[27:30], v210, v[145:146], v[239:240] // 0000ded8d291ef1b
ds_wrxchg_rtn_b32 v118, v68, v255 offset:65535           // ffff5ad844ff0076
ds_wrxchg_rtn_b64 v[185:186], v232, v[0:1] offset:4      // 0400dad8e80000b9
ds_xor_src2_b64 v66 offset:4                             // 040096d942000000
