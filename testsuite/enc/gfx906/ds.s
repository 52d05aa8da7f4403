ds_and_b32 v255, v157 offset:65535                       // ffff12d8ff9d0000
ds_bpermute_b32 v235, v149, v29 offset:255               // ff007ed8951d00eb
ds_cmpst_b64 v194, v[90:91], v[208:209]                  // 0000a0d8c25ad000
ds_cmpst_rtn_f32 v98, v84, v0, v104                      // 000062d854006862
ds_condxchg32_rtn_b64 v[68:69], v146, v[254:255]         // 0000fcd892fe0044
ds_dec_rtn_u64 v[54:55], v192, v[55:56] offset:255       // ff00c8d8c0370036
ds_dec_src2_u32 v153 offset:4                            // 040008d999000000
ds_gws_sema_p gds                                        // 000039d900000000
ds_inc_rtn_u32 v212, v110, v26 offset:4                  // 040046d86e1a00d4
ds_inc_u32 v103, v162 offset:255                         // ff0006d867a20000
ds_max_rtn_i64 v[127:128], v162, v[240:241] gds          // 0000cdd8a2f0007f
ds_max_rtn_u64 v[7:8], v70, v[29:30]                     // 0000d0d8461d0007
ds_max_src2_f32 v76                                      // 000026d94c000000
ds_max_src2_u64 v96                                      // 000090d960000000
ds_min_rtn_f64 v[254:255], v194, v[176:177]              // 0000e4d8c2b000fe
ds_min_u32 v157, v183                                    // 00000ed89db70000
ds_nop                                                   // 000028d800000000
ds_or_rtn_b32 v50, v0, v183 offset:65535                 // ffff54d800b70032
ds_or_rtn_b64 v[55:56], v235, v[63:64] offset:4          // 0400d4d8eb3f0037
ds_ordered_count v246, v85 gds                           // 00007fd9550000f6
ds_read2_b32 v[254:255], v151 offset0:255 offset1:1      // ff016ed8970000fe
ds_read_i8 v27, v128 offset:4                            // 040072d88000001b
ds_read_i8_d16_hi v231, v255                             // 0000b2d8ff0000e7
ds_rsub_rtn_u64 v[207:208], v8, v[98:99]                 // 0000c4d8086200cf
ds_sub_u64 v8, v[107:108]                                // 000082d8086b0000
ds_wrap_rtn_b32 v173, v255, v254, v247                   // 000068d8fffef7ad
ds_write_addtid_b32 v3 offset:255                        // ff003ad800030000
ds_wrxchg_rtn_b32 v247, v99, v43                         // 00005ad8632b00f7
ds_xor_src2_b32 v48 offset:255                           // ff0016d930000000
ds_xor_src2_b64 v149 offset:65535                        // ffff96d995000000
