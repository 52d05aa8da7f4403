ds_add_f64 v0, v[0:1] offset:304                         // 3001b8d800000000
ds_add_rtn_f64 v[8:9], v6, v[64:65] offset:4482          // 8211f8d806400008
ds_add_rtn_u32 a161, v124, a140 offset:17308             // 9c4340da7c8c00a1
ds_add_rtn_u64 a[76:77], v227, a[28:29] offset:7309      // 8d1cc0dae31c004c
ds_add_u64 v2, v[0:1] offset:592                         // 500280d802000000
ds_and_rtn_b64 v[160:161], v196, v[36:37] offset:6       // 0600d2d8c42400a0
ds_bpermute_b32 v0, v66, v32 offset:24960                // 80617ed842200000
ds_dec_rtn_u64 v[34:35], v132, v[0:1] offset:8193        // 0120c8d884000022
ds_dec_u32 v2, v30 offset:138                            // 8a0008d8021e0000
ds_inc_rtn_u32 a1, v4, a145 offset:2116                  // 440846da04910001
ds_max_i64 v189, a[158:159] offset:44239                 // cfac8cdabd9e0000
ds_max_rtn_f64 a[124:125], v175, a[248:249] offset:51203 // 03c8e6daaff8007c
ds_max_rtn_u64 v[34:35], v64, v[28:29] offset:18946      // 024ad0d8401c0022
ds_max_u64 v87, v[154:155] offset:31758                  // 0e7c90d8579a0000
ds_min_i32 v40, v9 offset:8229                           // 25200ad828090000
ds_min_rtn_f32 v100, v48, v117 offset:16384              // 004064d830750064
ds_nop                                                   // 000028d800000000
ds_pk_add_bf16 v243, a37 offset:12600                    // 383130daf3250000
ds_pk_add_f16 v32, a32 offset:642                        // 82022eda20200000
ds_pk_add_rtn_bf16 v12, v17, v0 offset:18684             // fc4870d91100000c
ds_pk_add_rtn_f16 a34, v1, a104 offset:450               // c2016edb01680022
ds_read2st64_b64 v[12:15], v5 offset0:75 offset1:82      // 4b52f0d80500000c
ds_read_b32 v54, v77 offset:10382                        // 8e286cd84d000036
ds_read_b64 v[2:3], v96 offset:2059                      // 0b08ecd860000002
ds_read_u8 v248, v134 offset:43555                       // 23aa74d8860000f8
ds_rsub_rtn_u64 a[132:133], v1, a[4:5] offset:32836      // 4480c4da01040084
ds_rsub_u32 v128, v0 offset:38928                        // 109804d880000000
ds_sub_rtn_u64 v[4:5], v40, v[166:167] offset:25234      // 9262c2d828a60004
ds_sub_u64 v48, v[130:131] offset:325                    // 450182d830820000
ds_write_addtid_b32 v194 offset:1088                     // 40043ad800c20000
ds_wrxchg2st64_rtn_b64 a[0:3], v129, a[96:97], a[2:3] offset0:72 offset1:36 // 4824deda81600200
ds_wrxchg_rtn_b64 v[64:65], v0, v[8:9] offset:8192       // 0020dad800080040
ds_xor_rtn_b32 a154, v196, a72 offset:16863              // df4156dac448009a
