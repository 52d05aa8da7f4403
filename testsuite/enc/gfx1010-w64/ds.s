ds_add_src2_f32 v176                                     // 000054dab0000000
ds_inc_src2_u32 v0 offset:255                            // ff000cda00000000
ds_max_rtn_f32 v160, v255, v0 offset:255                 // ff00ccd8ff0000a0
ds_max_rtn_i32 v178, v166, v255 offset:65535             // ffff98d8a6ff00b2
ds_max_rtn_u64 v[254:255], v133, v[141:142] offset:255 gds // ff00a2d9858d00fe
ds_read_i16 v17, v0 offset:65535                         // ffffecd800000011
ds_sub_src2_u64 v255 offset:4 gds                        // 040006dbff000000
ds_write_b8 v176, v0 offset:65535 gds                    // ffff7ad8b0000000
