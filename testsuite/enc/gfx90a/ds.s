ds_add_f64 v241, v[94:95] offset:14020                   // c436b8d8f15e0000
ds_add_rtn_f64 v[16:17], v11, v[64:65] offset:258        // 0201f8d80b400010
ds_add_u64 v4, a[144:145] offset:4228                    // 841080da04900000
ds_cmpst_b32 v36, v180, v179 offset:31194                // da7920d824b4b300
ds_cmpst_b64 v192, v[68:69], v[68:69] offset:10505       // 0929a0d8c0444400
ds_cmpst_f32 v29, a186, a16 offset:168                   // a80022da1dba1000
ds_cmpst_f64 v37, a[212:213], a[54:55] offset:59877      // e5e9a2da25d43600
ds_cmpst_rtn_b64 v[192:193], v144, v[0:1], v[128:129] offset:32768 // 0080e0d8900080c0
ds_dec_rtn_u32 a83, v94, a98 offset:36237                // 8d8d48da5e620053
ds_gws_init v160 offset:59533 gds                        // 8de833d9a0000000
ds_inc_u32 v7, v0 offset:6148                            // 041806d807000000
ds_max_i32 v128, a160 offset:2289                        // f1080cda80a00000
ds_max_rtn_u64 v[24:25], v38, v[32:33] offset:192        // c000d0d826200018
ds_max_u64 v8, a[18:19] offset:28801                     // 817090da08120000
ds_min_rtn_f64 v[208:209], v153, v[26:27] offset:32032   // 207de4d8991a00d0
ds_min_rtn_u64 a[68:69], v82, a[214:215] offset:22032    // 1056ceda52d60044
ds_min_u32 v37, v8 offset:57856                          // 00e20ed825080000
ds_mskor_rtn_b64 a[146:147], v72, a[168:169], a[80:81] offset:34272 // e085d8da48a85092
ds_or_b32 v80, a8 offset:43020                           // 0ca814da50080000
ds_or_rtn_b64 v[70:71], v4, v[16:17] offset:37504        // 8092d4d804100046
ds_permute_b32 v200, v146, v102 offset:16640             // 00417cd8926600c8
ds_read2_b32 v[166:167], v46 offset0:11 offset1:140      // 0b8c6ed82e0000a6
ds_read_addtid_b32 v172 offset:6242                      // 62186cd9000000ac
ds_read_u16_d16_hi v136, v160 offset:2273                // e108b6d8a0000088
ds_read_u8 a65, v32 offset:6032                          // 901774da20000041
ds_rsub_rtn_u32 v0, v64, v26 offset:802                  // 220344d8401a0000
ds_rsub_u32 v252, v96 offset:15339                       // eb3b04d8fc600000
ds_rsub_u64 v242, v[224:225] offset:23417                // 795b84d8f2e00000
ds_sub_rtn_u64 v[2:3], v62, v[0:1] offset:4306           // d210c2d83e000002
ds_write2_b64 v8, v[84:85], v[48:49] offset1:130         // 00829cd808543000
ds_write_b16 v138, a114 offset:10657                     // a1293eda8a720000
ds_write_b8_d16_hi v194, v30 offset:7337                 // a91ca8d8c21e0000
ds_wrxchg2_rtn_b32 v[98:99], v226, v253, v162 offset0:218 offset1:120 // da785cd8e2fda262
ds_xor_b32 v37, v66 offset:518                           // 060216d825420000
