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
