ds_add_f32 v255, v1 // 000054d8ff010000
ds_add_f32 v255, v1 offset:65535 // ffff54d8ff010000
ds_add_f32 v170, v89 offset:34677 // 758754d8aa590000
ds_add_f64 v1, v[2:3] // 000050d901020000
ds_add_f64 v0, v[0:1] // 000050d900000000
ds_add_rtn_f32 v255, v1, v253 // 000054d901fd00ff
ds_add_rtn_f32 v255, v1, v253 offset:4660 // 341254d901fd00ff
ds_add_rtn_f32 v0, v58, v142 offset:39417 // f99954d93a8e0000
ds_add_rtn_f64 v[4:5], v1, v[2:3] offset:8 // 0800d0d901020004
ds_add_rtn_f64 v[0:1], v0, v[0:1] // 0000d0d900000000
ds_add_rtn_u32 v255, v254, v2 // 000080d8fe0200ff
ds_add_rtn_u32 v0, v254, v253 offset:4660 // 341280d8fefd0000
ds_add_rtn_u32 v209, v235, v15 offset:1219 // c30480d8eb0f00d1
ds_add_rtn_u64 v[254:255], v1, v[2:3] offset:65535 // ffff80d9010200fe
ds_add_rtn_u64 v[142:143], v225, v[159:160] offset:20482 // 025080d9e19f008e
ds_add_rtn_u64 v[226:227], v249, v[178:179] offset:10716 // dc2980d9f9b200e2
ds_add_u32 v255, v254 // 000000d8fffe0000
ds_add_u32 v0, v254 offset:65535 // ffff00d800fe0000
ds_add_u32 v164, v185 offset:1998 // ce0700d8a4b90000
ds_add_u64 v2, v[4:5] // 000000d902040000
ds_add_u64 v1, v[254:255] offset:65535 // ffff00d901fe0000
ds_add_u64 v64, v[60:61] offset:7460 // 241d00d9403c0000
ds_and_b32 v0, v254 // 000024d800fe0000
ds_and_b32 v0, v254 offset:65535 // ffff24d800fe0000
ds_and_b32 v109, v11 offset:44279 // f7ac24d86d0b0000
ds_and_b64 v255, v[2:3] offset:65535 // ffff24d9ff020000
ds_and_b64 v110, v[70:71] offset:2414 // 6e0924d96e460000
ds_and_b64 v88, v[154:155] offset:32656 // 907f24d9589a0000
ds_and_rtn_b32 v255, v1, v253 // 0000a4d801fd00ff
ds_and_rtn_b32 v0, v254, v253 offset:65535 // ffffa4d8fefd0000
ds_and_rtn_b32 v118, v253, v42 offset:62645 // b5f4a4d8fd2a0076
ds_and_rtn_b64 v[254:255], v1, v[2:3] offset:65535 // ffffa4d9010200fe
ds_and_rtn_b64 v[203:204], v45, v[61:62] offset:22399 // 7f57a4d92d3d00cb
ds_and_rtn_b64 v[63:64], v128, v[10:11] offset:565 // 3502a4d9800a003f
ds_append v255 offset:65535 // fffff8d8000000ff
ds_append v200 offset:15041 // c13af8d8000000c8
ds_append v30 offset:41904 // b0a3f8d80000001e
ds_bpermute_b32 v255, v254, v2 // 0000ccdafe0200ff
ds_bpermute_b32 v255, v255, v255 offset:4 // 0400ccdaffff00ff
ds_bpermute_b32 v157, v114, v74 offset:10626 // 8229ccda724a009d
ds_bpermute_fi_b32 v0, v16, v32 offset:4112 // 101034db10200000
ds_bpermute_fi_b32 v0, v0, v0 // 000034db00000000
ds_cmpstore_b32 v1, v2, v3 // 000040d801020300
ds_cmpstore_b32 v255, v255, v255 offset:4 // 040040d8ffffff00
ds_cmpstore_b32 v6, v33, v142 offset:45488 // b0b140d806218e00
ds_cmpstore_b64 v255, v[254:255], v[254:255] offset:4 // 040040d9fffefe00
ds_cmpstore_b64 v110, v[150:151], v[23:24] offset:27371 // eb6a40d96e961700
ds_cmpstore_b64 v66, v[194:195], v[10:11] offset:63044 // 44f640d942c20a00
ds_cmpstore_rtn_b32 v5, v1, v2, v3 // 0000c0d801020305
ds_cmpstore_rtn_b32 v106, v229, v18, v233 offset:2485 // b509c0d8e512e96a
ds_cmpstore_rtn_b32 v204, v39, v231, v7 offset:46539 // cbb5c0d827e707cc
ds_cmpstore_rtn_b64 v[2:3], v1, v[4:5], v[6:7] // 0000c0d901040602
ds_cmpstore_rtn_b64 v[179:180], v54, v[136:137], v[153:154] offset:8173 // ed1fc0d9368899b3
ds_cmpstore_rtn_b64 v[18:19], v100, v[148:149], v[62:63] offset:44506 // daadc0d964943e12
ds_cond_sub_rtn_u32 v5, v1, v2 offset:65535 // ffffa0da01020005
ds_cond_sub_rtn_u32 v124, v159, v113 offset:31969 // e17ca0da9f71007c
ds_cond_sub_rtn_u32 v53, v45, v7 offset:23960 // 985da0da2d070035
ds_cond_sub_u32 v1, v2 // 000060da01020000
ds_cond_sub_u32 v110, v75 offset:45119 // 3fb060da6e4b0000
ds_cond_sub_u32 v217, v51 offset:18329 // 994760dad9330000
ds_condxchg32_rtn_b64 v[254:255], v1, v[2:3] offset:65535 // fffff8d9010200fe
ds_condxchg32_rtn_b64 v[180:181], v128, v[215:216] offset:39749 // 459bf8d980d700b4
ds_condxchg32_rtn_b64 v[201:202], v117, v[117:118] offset:16375 // f73ff8d9757500c9
ds_consume v5 offset:4 // 0400f4d800000005
ds_consume v146 offset:36299 // cb8df4d800000092
ds_consume v27 offset:63729 // f1f8f4d80000001b
ds_dec_rtn_u32 v8, v2, v4 // 000090d802040008
ds_dec_rtn_u32 v5, v255, v2 offset:65535 // ffff90d8ff020005
ds_dec_rtn_u32 v122, v43, v34 offset:20132 // a44e90d82b22007a
ds_dec_rtn_u64 v[2:3], v1, v[4:5] // 000090d901040002
ds_dec_rtn_u64 v[202:203], v208, v[223:224] offset:25498 // 9a6390d9d0df00ca
ds_dec_rtn_u64 v[37:38], v155, v[82:83] offset:58800 // b0e590d99b520025
ds_dec_u32 v0, v1 // 000010d800010000
ds_dec_u32 v1, v255 offset:65535 // ffff10d801ff0000
ds_dec_u32 v196, v97 offset:26666 // 2a6810d8c4610000
ds_dec_u64 v1, v[2:3] // 000010d901020000
ds_dec_u64 v255, v[2:3] offset:65535 // ffff10d9ff020000
ds_dec_u64 v213, v[167:168] offset:56910 // 4ede10d9d5a70000
ds_inc_rtn_u32 v255, v1, v253 // 00008cd801fd00ff
ds_inc_rtn_u32 v255, v254, v2 offset:4660 // 34128cd8fe0200ff
ds_inc_rtn_u32 v220, v191, v225 offset:13841 // 11368cd8bfe100dc
ds_inc_rtn_u64 v[2:3], v1, v[4:5] // 00008cd901040002
ds_inc_rtn_u64 v[139:140], v198, v[79:80] offset:12062 // 1e2f8cd9c64f008b
ds_inc_rtn_u64 v[233:234], v5, v[155:156] offset:56503 // b7dc8cd9059b00e9
ds_inc_u32 v255, v254 // 00000cd8fffe0000
ds_inc_u32 v255, v2 offset:65535 // ffff0cd8ff020000
ds_inc_u32 v162, v215 offset:23324 // 1c5b0cd8a2d70000
ds_inc_u64 v2, v[4:5] // 00000cd902040000
ds_inc_u64 v0, v[128:129] offset:256 // 00010cd900800000
ds_inc_u64 v176, v[26:27] offset:24014 // ce5d0cd9b01a0000
ds_load_2addr_b32 v[8:9], v2 offset1:8 // 0008dcd802000008
ds_load_2addr_b32 v[108:109], v27 offset0:15 offset1:59 // 0f3bdcd81b00006c
ds_load_2addr_b32 v[89:90], v33 offset0:214 offset1:234 // d6eadcd821000059
ds_load_2addr_b64 v[252:255], v1 offset0:127 offset1:255 // 7fffdcd9010000fc
ds_load_2addr_b64 v[151:154], v7 offset0:243 offset1:250 // f3fadcd907000097
ds_load_2addr_b64 v[216:219], v191 offset0:245 offset1:166 // f5a6dcd9bf0000d8
ds_load_2addr_stride64_b32 v[254:255], v255 offset0:16 offset1:1 // 1001e0d8ff0000fe
ds_load_2addr_stride64_b32 v[15:16], v243 offset0:155 offset1:86 // 9b56e0d8f300000f
ds_load_2addr_stride64_b32 v[167:168], v22 offset0:61 offset1:100 // 3d64e0d8160000a7
ds_load_2addr_stride64_b64 v[8:11], v2 // 0000e0d902000008
ds_load_2addr_stride64_b64 v[31:34], v58 offset0:3 offset1:50 // 0332e0d93a00001f
ds_load_2addr_stride64_b64 v[87:90], v187 offset0:123 offset1:111 // 7b6fe0d9bb000057
ds_load_addtid_b32 v8 // 0000c4da00000008
ds_load_addtid_b32 v255 offset:65535 // ffffc4da000000ff
ds_load_addtid_b32 v158 offset:35122 // 3289c4da0000009e
ds_load_b128 v[8:11], v2 // 0000fcdb02000008
ds_load_b128 v[252:255], v1 offset:65535 // fffffcdb010000fc
ds_load_b128 v[112:115], v243 offset:43661 // 8daafcdbf3000070
ds_load_b32 v5, v1 // 0000d8d801000005
ds_load_b32 v255, v255 offset:4 // 0400d8d8ff0000ff
ds_load_b32 v140, v92 offset:11326 // 3e2cd8d85c00008c
ds_load_b64 v[254:255], v1 offset:65535 // ffffd8d9010000fe
ds_load_b64 v[117:118], v153 offset:32929 // a180d8d999000075
ds_load_b64 v[159:160], v44 offset:4664 // 3812d8d92c00009f
ds_load_b96 v[2:4], v1 // 0000f8db01000002
ds_load_b96 v[164:166], v168 offset:64993 // e1fdf8dba80000a4
ds_load_b96 v[85:87], v86 offset:19455 // ff4bf8db56000055
ds_load_i16 v8, v2 // 0000ecd802000008
ds_load_i16 v255, v255 offset:4 // 0400ecd8ff0000ff
ds_load_i16 v207, v41 offset:16398 // 0e40ecd8290000cf
ds_load_i8 v5, v1 offset:65535 // ffffe4d801000005
ds_load_i8 v163, v70 offset:12861 // 3d32e4d8460000a3
ds_load_i8 v54, v163 offset:7996 // 3c1fe4d8a3000036
ds_load_i8_d16 v5, v1 // 000090da01000005
ds_load_i8_d16 v5, v1 offset:4 // 040090da01000005
ds_load_i8_d16 v231, v183 offset:17891 // e34590dab70000e7
ds_load_i8_d16_hi v5, v1 offset:65535 // ffff94da01000005
ds_load_i8_d16_hi v102, v90 offset:22257 // f15694da5a000066
ds_load_i8_d16_hi v182, v217 offset:40382 // be9d94dad90000b6
ds_load_tr16_b128 v[2:5], v1 // 0000f0db01000002
ds_load_tr16_b128 v[0:3], v0 // 0000f0db00000000
ds_load_tr4_b64 v[2:3], v1 offset:64 // 4000e8db01000002
ds_load_tr4_b64 v[0:1], v0 // 0000e8db00000000
ds_load_tr6_b96 v[8:10], v0 // 0000ecdb00000008
ds_load_tr6_b96 v[2:4], v36 offset:4 // 0400ecdb24000002
ds_load_tr6_b96 v[1:3], v1 // 0000ecdb01000001
ds_load_tr8_b64 v[146:147], v49 offset:8193 // 0120f4db31000092
ds_load_tr8_b64 v[2:3], v1 // 0000f4db01000002
ds_load_tr8_b64 v[0:1], v0 // 0000f4db00000000
ds_load_u16 v255, v255 offset:4 // 0400f0d8ff0000ff
ds_load_u16 v133, v214 offset:45219 // a3b0f0d8d6000085
ds_load_u16 v38, v123 offset:59142 // 06e7f0d87b000026
ds_load_u16_d16 v5, v1 // 000098da01000005
ds_load_u16_d16 v255, v1 offset:65535 // ffff98da010000ff
ds_load_u16_d16 v53, v40 offset:16099 // e33e98da28000035
ds_load_u16_d16_hi v5, v255 offset:65535 // ffff9cdaff000005
ds_load_u16_d16_hi v135, v220 offset:24899 // 43619cdadc000087
ds_load_u16_d16_hi v58, v214 offset:9575 // 67259cdad600003a
ds_load_u8 v8, v2 // 0000e8d802000008
ds_load_u8 v5, v1 offset:4 // 0400e8d801000005
ds_load_u8 v141, v216 offset:50156 // ecc3e8d8d800008d
ds_load_u8_d16 v5, v1 // 000088da01000005
ds_load_u8_d16 v5, v1 offset:4 // 040088da01000005
ds_load_u8_d16 v14, v164 offset:55484 // bcd888daa400000e
ds_load_u8_d16_hi v5, v1 // 00008cda01000005
ds_load_u8_d16_hi v255, v255 offset:4 // 04008cdaff0000ff
ds_load_u8_d16_hi v133, v233 offset:60311 // 97eb8cdae9000085
ds_max_i32 v255, v1 // 000018d8ff010000
ds_max_i32 v0, v254 offset:65535 // ffff18d800fe0000
ds_max_i32 v203, v18 offset:21983 // df5518d8cb120000
ds_max_i64 v1, v[2:3] // 000018d901020000
ds_max_i64 v100, v[134:135] offset:48936 // 28bf18d964860000
ds_max_i64 v198, v[173:174] offset:5294 // ae1418d9c6ad0000
ds_max_num_f32 v255, v254 // 00004cd8fffe0000
ds_max_num_f32 v255, v1 offset:65535 // ffff4cd8ff010000
ds_max_num_f32 v211, v10 offset:8081 // 911f4cd8d30a0000
ds_max_num_f64 v2, v[4:5] // 00004cd902040000
ds_max_num_f64 v255, v[2:3] offset:65535 // ffff4cd9ff020000
ds_max_num_f64 v229, v[220:221] offset:54173 // 9dd34cd9e5dc0000
ds_max_num_rtn_f32 v8, v2, v4 // 0000ccd802040008
ds_max_num_rtn_f32 v5, v1, v2 offset:65535 // ffffccd801020005
ds_max_num_rtn_f32 v110, v2, v73 offset:49211 // 3bc0ccd80249006e
ds_max_num_rtn_f64 v[8:9], v2, v[4:5] // 0000ccd902040008
ds_max_num_rtn_f64 v[254:255], v255, v[254:255] offset:4 // 0400ccd9fffe00fe
ds_max_num_rtn_f64 v[10:11], v91, v[83:84] offset:27190 // 366accd95b53000a
ds_max_rtn_i32 v8, v2, v4 // 000098d802040008
ds_max_rtn_i32 v255, v255, v255 offset:4 // 040098d8ffff00ff
ds_max_rtn_i32 v139, v61, v238 offset:20842 // 6a5198d83dee008b
ds_max_rtn_i64 v[8:9], v2, v[4:5] // 000098d902040008
ds_max_rtn_i64 v[254:255], v255, v[254:255] offset:4 // 040098d9fffe00fe
ds_max_rtn_i64 v[11:12], v68, v[199:200] offset:65432 // 98ff98d944c7000b
ds_max_rtn_u32 v255, v254, v2 // 0000a0d8fe0200ff
ds_max_rtn_u32 v0, v254, v253 offset:65535 // ffffa0d8fefd0000
ds_max_rtn_u32 v171, v211, v24 offset:4420 // 4411a0d8d31800ab
ds_max_rtn_u64 v[8:9], v2, v[4:5] // 0000a0d902040008
ds_max_rtn_u64 v[254:255], v255, v[254:255] offset:4 // 0400a0d9fffe00fe
ds_max_rtn_u64 v[174:175], v34, v[151:152] offset:44428 // 8cada0d9229700ae
ds_max_u32 v255, v1 // 000020d8ff010000
ds_max_u32 v255, v255 offset:4 // 040020d8ffff0000
ds_max_u32 v111, v167 offset:5937 // 311720d86fa70000
ds_max_u64 v255, v[2:3] offset:65535 // ffff20d9ff020000
ds_max_u64 v21, v[138:139] offset:9443 // e32420d9158a0000
ds_max_u64 v42, v[185:186] offset:45963 // 8bb320d92ab90000
ds_min_i32 v2, v4 // 000014d802040000
ds_min_i32 v1, v255 offset:65535 // ffff14d801ff0000
ds_min_i32 v22, v219 offset:59863 // d7e914d816db0000
ds_min_i64 v2, v[4:5] // 000014d902040000
ds_min_i64 v1, v[2:3] offset:4 // 040014d901020000
ds_min_i64 v203, v[232:233] offset:32473 // d97e14d9cbe80000
ds_min_num_f32 v2, v4 // 000048d802040000
ds_min_num_f32 v1, v255 offset:65535 // ffff48d801ff0000
ds_min_num_f32 v140, v69 offset:10681 // b92948d88c450000
ds_min_num_f64 v1, v[254:255] offset:65535 // ffff48d901fe0000
ds_min_num_f64 v161, v[111:112] offset:13110 // 363348d9a16f0000
ds_min_num_f64 v220, v[142:143] offset:50352 // b0c448d9dc8e0000
ds_min_num_rtn_f32 v8, v2, v4 // 0000c8d802040008
ds_min_num_rtn_f32 v5, v255, v2 offset:65535 // ffffc8d8ff020005
ds_min_num_rtn_f32 v181, v166, v235 offset:28763 // 5b70c8d8a6eb00b5
ds_min_num_rtn_f64 v[254:255], v255, v[254:255] offset:4 // 0400c8d9fffe00fe
ds_min_num_rtn_f64 v[2:3], v250, v[245:246] offset:21907 // 9355c8d9faf50002
ds_min_num_rtn_f64 v[2:3], v27, v[20:21] offset:9891 // a326c8d91b140002
ds_min_rtn_f64 v[1:2], v3, v[4:5] // ds_min_num_rtn_f64 v[1:2], v3, v[4:5] // 0000c8d903040001
ds_min_rtn_i32 v0, v254, v253 // 000094d8fefd0000
ds_min_rtn_i32 v5, v255, v2 offset:65535 // ffff94d8ff020005
ds_min_rtn_i32 v179, v24, v224 offset:48660 // 14be94d818e000b3
ds_min_rtn_i64 v[8:9], v2, v[4:5] // 000094d902040008
ds_min_rtn_i64 v[254:255], v255, v[254:255] offset:4 // 040094d9fffe00fe
ds_min_rtn_i64 v[122:123], v199, v[196:197] offset:16826 // ba4194d9c7c4007a
ds_min_rtn_u32 v8, v2, v4 // 00009cd802040008
ds_min_rtn_u32 v5, v255, v2 offset:65535 // ffff9cd8ff020005
ds_min_rtn_u32 v227, v17, v23 offset:45346 // 22b19cd8111700e3
ds_min_rtn_u64 v[254:255], v1, v[2:3] offset:65535 // ffff9cd9010200fe
ds_min_rtn_u64 v[0:1], v60, v[12:13] offset:47684 // 44ba9cd93c0c0000
ds_min_rtn_u64 v[126:127], v50, v[80:81] offset:57247 // 9fdf9cd93250007e
ds_min_u32 v2, v4 // 00001cd802040000
ds_min_u32 v255, v1 offset:4660 // 34121cd8ff010000
ds_min_u32 v118, v70 offset:20866 // 82511cd876460000
ds_min_u64 v1, v[2:3] // 00001cd901020000
ds_min_u64 v1, v[254:255] offset:65535 // ffff1cd901fe0000
ds_min_u64 v106, v[34:35] offset:3909 // 450f1cd96a220000
ds_mskor_b32 v0, v254, v253 // 000030d800fefd00
ds_mskor_b32 v255, v1, v253 offset:65535 // ffff30d8ff01fd00
ds_mskor_b32 v181, v36, v5 offset:47380 // 14b930d8b5240500
ds_mskor_b64 v1, v[2:3], v[4:5] // 000030d901020400
ds_mskor_b64 v143, v[90:91], v[214:215] offset:49178 // 1ac030d98f5ad600
ds_mskor_b64 v47, v[35:36], v[160:161] offset:31325 // 5d7a30d92f23a000
ds_mskor_rtn_b32 v255, v1, v253, v252 // 0000b0d801fdfcff
ds_mskor_rtn_b32 v235, v138, v57, v12 offset:1145 // 7904b0d88a390ceb
ds_mskor_rtn_b32 v187, v14, v13, v131 offset:31034 // 3a79b0d80e0d83bb
ds_mskor_rtn_b64 v[2:3], v1, v[4:5], v[6:7] // 0000b0d901040602
ds_mskor_rtn_b64 v[246:247], v120, v[228:229], v[164:165] offset:3935 // 5f0fb0d978e4a4f6
ds_mskor_rtn_b64 v[79:80], v199, v[209:210], v[148:149] offset:27665 // 116cb0d9c7d1944f
ds_nop // 000050d800000000
ds_or_b32 v255, v1 // 000028d8ff010000
ds_or_b32 v0, v1 offset:65535 // ffff28d800010000
ds_or_b32 v43, v184 offset:21618 // 725428d82bb80000
ds_or_b64 v1, v[2:3] offset:65535 // ffff28d901020000
ds_or_b64 v143, v[207:208] offset:32312 // 387e28d98fcf0000
ds_or_b64 v5, v[43:44] offset:40619 // ab9e28d9052b0000
ds_or_rtn_b32 v255, v254, v2 // 0000a8d8fe0200ff
ds_or_rtn_b32 v5, v1, v255 offset:65535 // ffffa8d801ff0005
ds_or_rtn_b32 v140, v231, v252 offset:22608 // 5058a8d8e7fc008c
ds_or_rtn_b64 v[8:9], v2, v[4:5] // 0000a8d902040008
ds_or_rtn_b64 v[245:246], v155, v[65:66] offset:51694 // eec9a8d99b4100f5
ds_or_rtn_b64 v[72:73], v105, v[144:145] offset:46878 // 1eb7a8d969900048
ds_permute_b32 v255, v254, v253 // 0000c8dafefd00ff
ds_permute_b32 v0, v254, v253 offset:65535 // ffffc8dafefd0000
ds_permute_b32 v128, v30, v137 offset:56792 // d8ddc8da1e890080
ds_pk_add_bf16 v255, v255 // 00006cdaffff0000
ds_pk_add_bf16 v1, v2 offset:65535 // ffff6cda01020000
ds_pk_add_bf16 v216, v204 offset:29294 // 6e726cdad8cc0000
ds_pk_add_f16 v255, v255 offset:4660 // 341268daffff0000
ds_pk_add_f16 v175, v100 offset:12313 // 193068daaf640000
ds_pk_add_f16 v96, v142 offset:18342 // a64768da608e0000
ds_pk_add_rtn_bf16 v3, v2, v1 offset:4660 // 3412acda02010003
ds_pk_add_rtn_bf16 v29, v40, v160 offset:50053 // 85c3acda28a0001d
ds_pk_add_rtn_bf16 v49, v249, v219 offset:50974 // 1ec7acdaf9db0031
ds_pk_add_rtn_f16 v255, v0, v200 // 0000a8da00c800ff
ds_pk_add_rtn_f16 v255, v0, v200 offset:65535 // ffffa8da00c800ff
ds_pk_add_rtn_f16 v156, v140, v127 offset:54474 // cad4a8da8c7f009c
ds_read_b32 v1, v2 // ds_load_b32 v1, v2 // 0000d8d802000001
ds_rsub_rtn_u32 v255, v1, v253 // 000088d801fd00ff
ds_rsub_rtn_u32 v255, v254, v2 offset:4660 // 341288d8fe0200ff
ds_rsub_rtn_u32 v157, v107, v157 offset:32874 // 6a8088d86b9d009d
ds_rsub_rtn_u64 v[2:3], v1, v[4:5] // 000088d901040002
ds_rsub_rtn_u64 v[11:12], v156, v[122:123] offset:39442 // 129a88d99c7a000b
ds_rsub_rtn_u64 v[193:194], v182, v[114:115] offset:58346 // eae388d9b67200c1
ds_rsub_u32 v255, v1 // 000008d8ff010000
ds_rsub_u32 v1, v255 offset:65535 // ffff08d801ff0000
ds_rsub_u32 v34, v208 offset:11683 // a32d08d822d00000
ds_rsub_u64 v255, v[254:255] offset:4 // 040008d9fffe0000
ds_rsub_u64 v233, v[238:239] offset:14607 // 0f3908d9e9ee0000
ds_rsub_u64 v234, v[101:102] offset:55501 // cdd808d9ea650000
ds_store_2addr_b32 v255, v254, v2 // 000038d8fffe0200
ds_store_2addr_b32 v2, v4, v6 offset1:8 // 000838d802040600
ds_store_2addr_b32 v255, v1, v253 offset0:64 offset1:255 // 40ff38d8ff01fd00
ds_store_2addr_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2 // 010238d901020400
ds_store_2addr_b64 v111, v[123:124], v[141:142] offset0:24 offset1:68 // 184438d96f7b8d00
ds_store_2addr_b64 v148, v[213:214], v[245:246] offset0:28 offset1:177 // 1cb138d994d5f500
ds_store_2addr_stride64_b32 v255, v254, v2 // 00003cd8fffe0200
ds_store_2addr_stride64_b32 v255, v254, v2 offset1:123 // 007b3cd8fffe0200
ds_store_2addr_stride64_b32 v255, v1, v253 offset0:255 offset1:64 // ff403cd8ff01fd00
ds_store_2addr_stride64_b64 v2, v[4:5], v[6:7] // 00003cd902040600
ds_store_2addr_stride64_b64 v1, v[2:3], v[254:255] offset0:127 offset1:255 // 7fff3cd90102fe00
ds_store_2addr_stride64_b64 v129, v[207:208], v[160:161] offset0:192 offset1:154 // c09a3cd981cfa000
ds_store_addtid_b32 v5 // 0000c0da00050000
ds_store_addtid_b32 v5 offset:65535 // ffffc0da00050000
ds_store_addtid_b32 v103 offset:47101 // fdb7c0da00670000
ds_store_b128 v2, v[4:7] // 00007cdb02040000
ds_store_b128 v255, v[252:255] offset:4 // 04007cdbfffc0000
ds_store_b128 v157, v[224:227] offset:22804 // 14597cdb9de00000
ds_store_b16 v1, v2 // 00007cd801020000
ds_store_b16 v255, v1 offset:65535 // ffff7cd8ff010000
ds_store_b16 v165, v138 offset:27350 // d66a7cd8a58a0000
ds_store_b16_d16_hi v1, v255 offset:65535 // ffff84da01ff0000
ds_store_b16_d16_hi v129, v146 offset:5913 // 191784da81920000
ds_store_b16_d16_hi v56, v35 offset:28303 // 8f6e84da38230000
ds_store_b32 v255, v254 // 000034d8fffe0000
ds_store_b32 v255, v255 offset:4 // 040034d8ffff0000
ds_store_b32 v109, v174 offset:55267 // e3d734d86dae0000
ds_store_b64 v2, v[4:5] // 000034d902040000
ds_store_b64 v1, v[254:255] offset:65535 // ffff34d901fe0000
ds_store_b64 v56, v[132:133] offset:45953 // 81b334d938840000
ds_store_b8 v0, v254 // 000078d800fe0000
ds_store_b8 v0, v254 offset:4660 // 341278d800fe0000
ds_store_b8 v122, v138 offset:28173 // 0d6e78d87a8a0000
ds_store_b8_d16_hi v1, v2 // 000080da01020000
ds_store_b8_d16_hi v255, v255 offset:4 // 040080daffff0000
ds_store_b8_d16_hi v186, v142 offset:14874 // 1a3a80daba8e0000
ds_store_b96 v1, v[2:4] offset:4 // 040078db01020000
ds_store_b96 v149, v[244:246] offset:51291 // 5bc878db95f40000
ds_store_b96 v31, v[245:247] offset:33647 // 6f8378db1ff50000
ds_storexchg_2addr_rtn_b32 v[2:3], v1, v4, v5 // 0000b8d801040502
ds_storexchg_2addr_rtn_b32 v[130:131], v174, v58, v231 offset0:131 offset1:231 // 83e7b8d8ae3ae782
ds_storexchg_2addr_rtn_b32 v[42:43], v2, v66, v22 offset0:52 offset1:20 // 3414b8d80242162a
ds_storexchg_2addr_rtn_b64 v[2:5], v1, v[6:7], v[8:9] // 0000b8d901060802
ds_storexchg_2addr_rtn_b64 v[11:14], v130, v[229:230], v[80:81] offset0:86 offset1:177 // 56b1b8d982e5500b
ds_storexchg_2addr_rtn_b64 v[2:5], v145, v[48:49], v[130:131] offset0:108 offset1:92 // 6c5cb8d991308202
ds_storexchg_2addr_stride64_rtn_b32 v[0:1], v16, v0, v1 offset1:10 // 000abcd810000100
ds_storexchg_2addr_stride64_rtn_b32 v[254:255], v255, v255, v255 offset0:16 offset1:1 // 1001bcd8fffffffe
ds_storexchg_2addr_stride64_rtn_b32 v[104:105], v100, v129, v237 offset0:208 offset1:223 // d0dfbcd86481ed68
ds_storexchg_2addr_stride64_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:16 offset1:1 // 1001bcd9fffefefc
ds_storexchg_2addr_stride64_rtn_b64 v[134:137], v83, v[12:13], v[197:198] offset0:40 offset1:3 // 2803bcd9530cc586
ds_storexchg_2addr_stride64_rtn_b64 v[71:74], v57, v[27:28], v[155:156] offset0:134 offset1:76 // 864cbcd9391b9b47
ds_storexchg_rtn_b32 v0, v254, v253 // 0000b4d8fefd0000
ds_storexchg_rtn_b32 v5, v1, v255 offset:65535 // ffffb4d801ff0005
ds_storexchg_rtn_b32 v166, v135, v118 offset:39280 // 7099b4d8877600a6
ds_storexchg_rtn_b64 v[8:9], v2, v[4:5] // 0000b4d902040008
ds_storexchg_rtn_b64 v[254:255], v255, v[254:255] offset:4 // 0400b4d9fffe00fe
ds_storexchg_rtn_b64 v[171:172], v9, v[136:137] offset:46423 // 57b5b4d9098800ab
ds_sub_clamp_rtn_u32 v255, v255, v255 offset:4 // 0400a4daffff00ff
ds_sub_clamp_rtn_u32 v13, v183, v226 offset:48594 // d2bda4dab7e2000d
ds_sub_clamp_rtn_u32 v58, v228, v169 offset:19145 // c94aa4dae4a9003a
ds_sub_clamp_u32 v255, v255 offset:4 // 040064daffff0000
ds_sub_clamp_u32 v134, v126 offset:36482 // 828e64da867e0000
ds_sub_clamp_u32 v221, v180 offset:7090 // b21b64daddb40000
ds_sub_rtn_u32 v255, v1, v253 // 000084d801fd00ff
ds_sub_rtn_u32 v255, v255, v255 offset:4 // 040084d8ffff00ff
ds_sub_rtn_u32 v141, v0, v250 offset:65077 // 35fe84d800fa008d
ds_sub_rtn_u64 v[254:255], v255, v[254:255] offset:4 // 040084d9fffe00fe
ds_sub_rtn_u64 v[145:146], v111, v[6:7] offset:11306 // 2a2c84d96f060091
ds_sub_rtn_u64 v[84:85], v96, v[191:192] offset:59020 // 8ce684d960bf0054
ds_sub_u32 v0, v254 // 000004d800fe0000
ds_sub_u32 v0, v254 offset:65535 // ffff04d800fe0000
ds_sub_u32 v238, v202 offset:14878 // 1e3a04d8eeca0000
ds_sub_u64 v2, v[4:5] // 000004d902040000
ds_sub_u64 v1, v[254:255] offset:65535 // ffff04d901fe0000
ds_sub_u64 v192, v[65:66] offset:37905 // 119404d9c0410000
ds_swizzle_b32 v5, v1 // 0000d4d801000005
ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,1) // 3800d4d802000008
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pip") // 0709d4d802000008
ds_xor_b32 v255, v1 // 00002cd8ff010000
ds_xor_b32 v255, v1 offset:4660 // 34122cd8ff010000
ds_xor_b32 v122, v64 offset:33686 // 96832cd87a400000
ds_xor_b64 v1, v[2:3] offset:65535 // ffff2cd901020000
ds_xor_b64 v200, v[238:239] offset:6779 // 7b1a2cd9c8ee0000
ds_xor_b64 v236, v[169:170] offset:4781 // ad122cd9eca90000
ds_xor_rtn_b32 v255, v1, v253 // 0000acd801fd00ff
ds_xor_rtn_b32 v255, v254, v2 offset:4660 // 3412acd8fe0200ff
ds_xor_rtn_b32 v51, v93, v220 offset:32545 // 217facd85ddc0033
ds_xor_rtn_b64 v[8:9], v2, v[4:5] // 0000acd902040008
ds_xor_rtn_b64 v[242:243], v45, v[178:179] offset:65390 // 6effacd92db200f2
ds_xor_rtn_b64 v[27:28], v79, v[165:166] offset:20822 // 5651acd94fa5001b
