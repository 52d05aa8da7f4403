buffer_atomic_add_f32 v143, off, s[8:11], m0 offset:-8094747 scope:SCOPE_DEV // 7d8015c48f10880000e57b84
buffer_atomic_add_f32 v230, off, ttmp[4:7], vcc_hi offset:-6531520 // 6b8015c4e6e080000040569c
buffer_atomic_add_u32 v136, off, ttmp[0:3], s50 offset:7518116 th:TH_ATOMIC_NT_RETURN // 32400dc488d8b00000a4b772
buffer_atomic_add_u32 v193, off, ttmp[4:7], vcc_hi offset:5790781 // 6b400dc4c1e08000003d5c58
buffer_atomic_add_u64 v[120:121], v[130:131], s[8:11], null idxen offen offset:7403549 th:TH_ATOMIC_NT_RETURN // 7cc010c47810b0c0821df870
buffer_atomic_add_u64 v[4:5], v178, s[8:11], exec_hi offen offset:3498480 // 7fc010c404108040b2f06135
buffer_atomic_and_b32 v206, v166, ttmp[4:7], vcc_hi offen offset:-556302 th:TH_ATOMIC_NT_RETURN // 6b000fc4cee0b040a6f282f7
buffer_atomic_and_b32 v25, v215, s[24:27], null offen offset:900409 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c000fc419309440d739bd0d
buffer_atomic_and_b64 v[216:217], off, ttmp[0:3], exec_lo offset:5217570 th:TH_ATOMIC_RETURN // 7e4012c4d8d8900000229d4f
buffer_atomic_and_b64 v[219:220], off, ttmp[4:7], vcc_lo offset:3925975 th:TH_ATOMIC_RETURN // 6a4012c4dbe0900000d7e73b
buffer_atomic_cmpswap_b32 v[156:157], off, ttmp[4:7], s19 offset:-6845800 // 13000dc49ce0800000988a97
buffer_atomic_cmpswap_b32 v[239:240], off, s[8:11], exec_lo offset:-7601026 scope:SCOPE_SE // 7e000dc4ef108400007e048c
buffer_atomic_cmpswap_b64 v[166:169], v178, s[8:11], vcc_hi offen offset:-7300243 th:TH_ATOMIC_RETURN // 6b8010c4a6109040b26d9b90
buffer_atomic_cmpswap_b64 v[96:99], v52, ttmp[4:7], s87 offen offset:4319785 th:TH_ATOMIC_RETURN // 578010c460e090403429ea41
buffer_atomic_cond_sub_u32 v18, v[120:121], s[8:11], ttmp14 idxen offen offset:6073487 // 7a0014c4121080c0788fac5c
buffer_atomic_cond_sub_u32 v222, v[207:208], ttmp[4:7], exec_hi idxen offen offset:5932939 th:TH_ATOMIC_NT_RETURN // 7f0014c4dee0b0c0cf8b875a
buffer_atomic_dec_u32 v236, v117, s[8:11], exec_hi offen offset:-5099773 th:TH_ATOMIC_NT // 7f0010c4ec10a04075032fb2
buffer_atomic_dec_u32 v241, v187, ttmp[0:3], vcc_lo offen offset:8304808 // 6a0010c4f1d88040bba8b87e
buffer_atomic_dec_u64 v[215:216], v118, ttmp[4:7], exec_lo idxen offset:1628276 th:TH_ATOMIC_RETURN // 7e4013c4d7e090807674d818
buffer_atomic_dec_u64 v[35:36], v179, s[8:11], null idxen offset:-3782807 th:TH_ATOMIC_RETURN // 7c4013c423109080b36947c6
buffer_atomic_inc_u32 v150, v[55:56], ttmp[4:7], s93 idxen offen offset:4176318 // 5dc00fc496e080c037beb93f
buffer_atomic_inc_u32 v193, v14, s[8:11], exec_lo offen offset:-386989 // 7ec00fc4c11080400e5318fa
buffer_atomic_inc_u64 v[249:250], v[81:82], s[8:11], null idxen offen offset:5085163 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 7c0013c4f910b4c051eb974d
buffer_atomic_inc_u64 v[39:40], off, ttmp[4:7], m0 offset:4397761 // 7d0013c427e0800000c11a43
buffer_atomic_max_i32 v107, off, s[8:11], s78 offset:4447659 scope:SCOPE_DEV // 4e800ec46b10880000abdd43
buffer_atomic_max_i32 v223, v[12:13], s[44:47], null idxen offen offset:-1568071 // 7c800ec4df5880c00cb912e8
buffer_atomic_max_i64 v[140:141], v[43:44], s[20:23], ttmp15 idxen offen offset:5821761 // 7bc011c48c2880c02b41d558
buffer_atomic_max_i64 v[161:162], v[19:20], ttmp[4:7], vcc_lo idxen offen offset:6280129 th:TH_ATOMIC_RETURN // 6ac011c4a1e090c013c1d35f
buffer_atomic_max_num_f32 v159, v[127:128], ttmp[4:7], m0 idxen offen offset:3731785 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7d8014c49fe098c07f49f138
buffer_atomic_max_num_f32 v209, v[227:228], s[40:43], vcc_hi idxen offen offset:1262849 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 6b8014c4d1509cc0e3014513
buffer_atomic_max_u32 v124, v242, s[0:3], exec_lo idxen offset:-3094349 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7ec00ec47c009480f2b3c8d0
buffer_atomic_max_u64 v[206:207], off, ttmp[0:3], vcc_hi offset:3090112 th:TH_ATOMIC_RETURN // 6b0012c4ced8900000c0262f
buffer_atomic_max_u64 v[78:79], off, s[8:11], exec_hi offset:-3087523 th:TH_ATOMIC_RETURN // 7f0012c44e109000005de3d0
buffer_atomic_min_i32 v157, v45, ttmp[0:3], exec_lo offen offset:-6479521 // 7e000ec49dd880402d5f219d
buffer_atomic_min_i32 v237, v242, ttmp[0:3], s94 offen offset:5602712 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 5e000ec4edd8b840f2987d55
buffer_atomic_min_i64 v[212:213], off, s[8:11], s37 offset:-5282392 // 254011c4d410800000a865af
buffer_atomic_min_i64 v[58:59], off, s[48:51], vcc_hi offset:2937662 // 6b4011c43a608000003ed32c
buffer_atomic_min_num_f32 v129, v[96:97], ttmp[4:7], vcc_hi idxen offen offset:-2854833 // 6b4014c481e080c0604f70d4
buffer_atomic_min_num_f32 v174, v[85:86], ttmp[0:3], vcc_hi idxen offen offset:-6934761 // 6b4014c4aed880c055172f96
buffer_atomic_min_u32 v53, v[168:169], ttmp[0:3], ttmp2 idxen offen offset:-4976402 // 6e400ec435d880c0a8ee10b4
buffer_atomic_min_u32 v55, v[253:254], ttmp[4:7], exec_lo idxen offen offset:6303400 scope:SCOPE_DEV // 7e400ec437e088c0fda82e60
buffer_atomic_min_u64 v[154:155], v218, ttmp[0:3], m0 offen offset:6167044 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7d8011c49ad89c40da041a5e
buffer_atomic_min_u64 v[179:180], v221, s[8:11], vcc_hi offen offset:-4771713 th:TH_ATOMIC_RETURN // 6b8011c4b3109040dd7f30b7
buffer_atomic_or_b32 v128, off, s[60:63], m0 offset:-804518 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7d400fc480789400005ab9f3
buffer_atomic_or_b32 v218, off, s[60:63], vcc_lo offset:-3899438 th:TH_ATOMIC_NT_RETURN // 6a400fc4da78b00000d27fc4
buffer_atomic_or_b64 v[29:30], v[241:242], s[8:11], ttmp15 idxen offen offset:-3993067 // 7b8012c41d1080c0f11512c3
buffer_atomic_or_b64 v[91:92], v[227:228], s[8:11], exec_lo idxen offen offset:741527 // 7e8012c45b1080c0e397500b
buffer_atomic_pk_add_bf16 v122, v122, ttmp[0:3], vcc_lo offen offset:4061657 th:TH_ATOMIC_RETURN // 6a8016c47ad890407ad9f93d
buffer_atomic_pk_add_bf16 v22, v87, s[44:47], null offen offset:-2063210 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c8016c416589440579684e0
buffer_atomic_pk_add_f16 v1, v106, s[8:11], null offen offset:2362137 scope:SCOPE_DEV // 7c4016c4011088406a190b24
buffer_atomic_pk_add_f16 v92, v215, ttmp[0:3], vcc_hi offen offset:-7419161 th:TH_ATOMIC_NT // 6b4016c45cd8a040d7e7ca8e
buffer_atomic_sub_clamp_u32 v160, off, s[8:11], exec_lo offset:3287532 // 7ec00dc4a010800000ec2932
buffer_atomic_sub_clamp_u32 v78, v118, s[76:79], m0 idxen offset:-591306 th:TH_ATOMIC_RETURN // 7dc00dc44e9890807636faf6
buffer_atomic_sub_u32 v240, off, ttmp[4:7], null offset:8104542 th:TH_ATOMIC_RETURN // 7c800dc4f0e09000005eaa7b
buffer_atomic_sub_u32 v71, off, ttmp[0:3], m0 offset:277404 th:TH_ATOMIC_RETURN // 7d800dc447d89000009c3b04
buffer_atomic_sub_u64 v[186:187], off, s[40:43], m0 offset:8256285 scope:SCOPE_SYS // 7d0011c4ba508c00001dfb7d
buffer_atomic_sub_u64 v[221:222], off, ttmp[0:3], ttmp2 offset:2841658 // 6e0011c4ddd88000003a5c2b
buffer_atomic_swap_b32 v213, v125, ttmp[4:7], exec_lo idxen offset:-6600389 th:TH_ATOMIC_RETURN // 7ec00cc4d5e090807d3b499b
buffer_atomic_swap_b32 v218, v150, ttmp[0:3], exec_hi idxen offset:-7573540 th:TH_ATOMIC_RETURN // 7fc00cc4dad8908096dc6f8c
buffer_atomic_swap_b64 v[209:210], v149, s[8:11], vcc_hi idxen offset:-1634816 th:TH_ATOMIC_RETURN // 6b4010c4d110908095000ee7
buffer_atomic_swap_b64 v[227:228], v101, s[20:23], s64 idxen offset:-8097982 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 404010c4e328948065426f84
buffer_atomic_xor_b32 v120, v[93:94], ttmp[4:7], ttmp6 idxen offen offset:-1214798 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 72800fc478e09cc05db276ed
buffer_atomic_xor_b32 v91, v[85:86], s[4:7], vcc_hi idxen offen offset:-4083781 th:TH_ATOMIC_RETURN // 6b800fc45b0890c055bbafc1
buffer_atomic_xor_b64 v[170:171], v[6:7], s[84:87], m0 idxen offen offset:2683266 // 7dc012c4aaa880c00682f128
buffer_atomic_xor_b64 v[90:91], v[69:70], ttmp[0:3], s103 idxen offen offset:5445964 th:TH_ATOMIC_NT_RETURN // 67c012c45ad8b0c0454c1953
buffer_load_b128 v[118:121], v205, s[8:11], exec_hi offen offset:2511180 th:TH_LOAD_HT // 7fc005c47610a040cd4c5126
buffer_load_b128 v[240:243], v255, s[8:11], vcc_lo offen offset:-5881257 th:TH_LOAD_NT_HT // 6ac005c4f010e040ff5742a6
buffer_load_b32 v[123:124], off, s[36:39], m0 offset:2924399 th:TH_LOAD_NT tfe // 7d0045c47b489000006f9f2c
buffer_load_b32 v[196:197], off, s[64:67], ttmp5 offset:-1077600 th:TH_LOAD_LU tfe // 710045c4c480b00000a08eef
buffer_load_b64 v[0:1], v241, s[8:11], exec_hi offen offset:1767629 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7f4005c40010dc40f1cdf81a
buffer_load_b64 v[166:167], v89, ttmp[0:3], vcc_lo offen offset:-797072 // 6a4005c4a6d880405970d6f3
buffer_load_b96 v[120:122], off, ttmp[0:3], m0 offset:873811 th:TH_LOAD_NT_HT scope:SCOPE_SE // 7d8005c478d8e4000053550d
buffer_load_b96 v[138:140], off, ttmp[0:3], vcc_lo offset:256744 th:TH_LOAD_HT // 6a8005c48ad8a00000e8ea03
buffer_load_d16_b16 v106, v18, s[72:75], s20 offen offset:-4635712 // 140008c46a90804012c043b9
buffer_load_d16_b16 v8, v1, ttmp[4:7], m0 offen offset:-5576890 th:TH_LOAD_NT_HT // 7d0008c408e0e0400146e7aa
buffer_load_d16_format_x v[11:12], v158, ttmp[4:7], vcc_hi offen offset:-7036853 tfe // 6b0042c40be080409e4ba094
buffer_load_d16_format_x v[227:228], v167, ttmp[0:3], s102 offen offset:-6696635 tfe // 660042c4e3d88040a745d199
buffer_load_d16_format_xy v12, off, ttmp[0:3], ttmp12 offset:1465483 // 784002c40cd88000008b5c16
buffer_load_d16_format_xy v85, off, ttmp[0:3], null offset:-2016648 // 7c4002c455d8800000783ae1
buffer_load_d16_format_xyz v[124:126], off, ttmp[4:7], ttmp3 offset:-2580428 scope:SCOPE_DEV tfe // 6f8042c47ce088000034a0d8
buffer_load_d16_format_xyz v[244:246], off, ttmp[0:3], exec_lo offset:-8371442 scope:SCOPE_SYS tfe // 7e8042c4f4d88c00000e4380
buffer_load_d16_format_xyzw v[126:128], v27, ttmp[0:3], s32 offen offset:6110134 th:TH_LOAD_NT_RT tfe // 20c042c47ed8c0401bb63b5d
buffer_load_d16_format_xyzw v[219:221], v181, ttmp[0:3], vcc_hi offen offset:6792576 th:TH_LOAD_HT tfe // 6bc042c4dbd8a040b580a567
buffer_load_d16_hi_b16 v143, off, ttmp[4:7], vcc_lo offset:-2908954 // 6ac008c48fe0800000e69cd3
buffer_load_d16_hi_b16 v237, off, ttmp[0:3], vcc_hi offset:-3022107 scope:SCOPE_SE // 6bc008c4edd8840000e5e2d1
buffer_load_d16_hi_format_x v162, v[73:74], s[8:11], exec_hi idxen offen offset:1566167 scope:SCOPE_DEV // 7f8009c4a21088c049d7e517
buffer_load_d16_hi_format_x v45, v[72:73], ttmp[4:7], m0 idxen offen offset:-7908184 // 7d8009c42de080c048a85487
buffer_load_d16_hi_i8 v198, off, s[40:43], ttmp0 offset:301740 th:TH_LOAD_HT scope:SCOPE_DEV // 6c8008c4c650a80000ac9a04
buffer_load_d16_hi_i8 v31, off, ttmp[0:3], vcc_lo offset:-8046125 // 6a8008c41fd8800000d33985
buffer_load_d16_hi_u8 v[16:17], v41, s[76:79], null idxen offset:-5021236 scope:SCOPE_SYS tfe // 7c4048c410988c8029cc61b3
buffer_load_d16_hi_u8 v[233:234], v76, ttmp[0:3], vcc_hi idxen offset:6093575 tfe // 6b4048c4e9d880804c07fb5c
buffer_load_d16_i8 v167, off, ttmp[4:7], exec_hi offset:4769475 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7fc007c4a7e0bc0000c3c648
buffer_load_d16_i8 v203, off, ttmp[4:7], s92 offset:-2959053 th:TH_LOAD_NT_RT scope:SCOPE_SYS // 5cc007c4cbe0cc000033d9d2
buffer_load_d16_u8 v[157:158], v139, ttmp[0:3], exec_hi idxen offset:-4041215 th:TH_LOAD_NT_HT tfe // 7f8047c49dd8e0808b0156c2
buffer_load_d16_u8 v[82:83], v150, s[44:47], m0 idxen offset:-7622653 tfe // 7d8047c4525880809603b08b
buffer_load_format_x v175, v40, s[56:59], ttmp2 offen offset:3467666 // 6e0000c4af7080402892e934
buffer_load_format_x v210, v145, s[8:11], m0 offen offset:8175224 th:TH_LOAD_HT // 7d0000c4d210a0409178be7c
buffer_load_format_xy v[148:150], v119, s[8:11], ttmp13 idxen offset:969534 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 794040c494109880773ecb0e
buffer_load_format_xy v[230:232], v33, ttmp[0:3], ttmp15 idxen offset:7011315 scope:SCOPE_DEV tfe // 7b4040c4e6d8888021f3fb6a
buffer_load_format_xyz v[44:46], v[208:209], ttmp[0:3], exec_lo idxen offen offset:5781026 // 7e8000c42cd880c0d0223658
buffer_load_format_xyz v[50:52], v[130:131], s[48:51], s82 idxen offen offset:-6566288 // 528000c4326080c08270ce9b
buffer_load_format_xyzw v[190:194], v226, s[8:11], s52 offen offset:7801180 scope:SCOPE_DEV tfe // 34c040c4be108840e25c0977
buffer_load_format_xyzw v[28:32], v163, ttmp[4:7], m0 offen offset:404198 scope:SCOPE_SYS tfe // 7dc040c41ce08c40a3e62a06
buffer_load_i16 v156, v[92:93], ttmp[4:7], s57 idxen offen offset:6012577 th:TH_LOAD_NT_RT // 39c004c49ce0c0c05ca1be5b
buffer_load_i16 v199, v[5:6], ttmp[0:3], m0 idxen offen offset:-3222854 // 7dc004c4c7d880c005bad2ce
buffer_load_i8 v114, v207, s[48:51], exec_hi offen offset:-7047339 th:TH_LOAD_LU // 7f4004c47260b040cf557794
buffer_load_i8 v205, v44, s[92:95], m0 offen offset:-6302735 th:TH_LOAD_HT // 7d4004c4cdb8a0402cf1d39f
buffer_load_u16 v156, v[78:79], ttmp[4:7], null idxen offen offset:4744194 // 7c8004c49ce080c04e026448
buffer_load_u16 v210, v[238:239], ttmp[4:7], null idxen offen offset:4630742 th:TH_LOAD_RT_NT // 7c8004c4d2e0d0c0eed6a846
buffer_load_u8 v[171:172], v[152:153], ttmp[0:3], exec_hi idxen offen offset:-7629145 tfe // 7f0044c4abd880c098a7968b
buffer_load_u8 v[183:184], v[8:9], s[8:11], ttmp14 idxen offen offset:4778327 scope:SCOPE_SE tfe // 7a0044c4b71084c00857e948
buffer_store_b128 v[61:64], off, ttmp[0:3], ttmp12 offset:6887631 th:TH_STORE_NT_HT // 784007c43dd8e00000cf1869
buffer_store_b128 v[87:90], off, s[8:11], vcc_lo offset:-6649483 scope:SCOPE_SYS // 6a4007c457108c000075899a
buffer_store_b16 v226, v128, ttmp[4:7], null idxen offset:2400568 // 7c4006c4e2e080808038a124
buffer_store_b16 v83, v227, ttmp[0:3], vcc_hi idxen offset:7841241 // 6b4006c453d88080e3d9a577
buffer_store_b64 v[199:200], v42, ttmp[4:7], ttmp3 idxen offset:813810 th:TH_STORE_NT_RT scope:SCOPE_SE // 6fc006c4c7e0c4802af26a0c
buffer_store_b64 v[47:48], v231, ttmp[4:7], exec_hi idxen offset:-7202021 // 7fc006c42fe08080e71b1b92
buffer_store_d16_format_x v116, off, s[8:11], exec_lo offset:-1183908 th:TH_STORE_NT_RT // 7e0003c47410c000005cefed
buffer_store_d16_format_x v26, off, s[64:67], null offset:-1992339 th:TH_STORE_NT_RT // 7c0003c41a80c000006d99e1
buffer_store_d16_format_xy v192, off, s[8:11], ttmp15 offset:560737 scope:SCOPE_SYS // 7b4003c4c0108c0000618e08
buffer_store_d16_format_xy v86, off, s[20:23], ttmp10 offset:-8308703 scope:SCOPE_SYS // 764003c456288c0000213881
buffer_store_format_x v201, v[128:129], s[8:11], vcc_hi idxen offen offset:-3106242 th:TH_STORE_NT_WB scope:SCOPE_DEV // 6b0001c4c910f8c0803e9ad0
buffer_store_format_x v232, v[171:172], ttmp[4:7], vcc_hi idxen offen offset:7335593 scope:SCOPE_DEV // 6b0001c4e8e088c0aba9ee6f
buffer_store_b32 v7, off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 038006c40710a00000fcffff
buffer_store_b64 v[7:8], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 03c006c40710a00000fcffff
buffer_store_d16_format_xyz v[7:8], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 038003c40710a00000fcffff
buffer_store_d16_format_xyzw v[7:8], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 03c003c40710a00000fcffff
buffer_store_d16_hi_b16 v7, off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 034009c40710a00000fcffff
buffer_store_d16_hi_b8 v7, off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 030009c40710a00000fcffff
buffer_store_d16_hi_format_x v7, off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 03c009c40710a00000fcffff
buffer_store_format_xy v[7:8], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 034001c40710a00000fcffff
buffer_store_format_xyz v[7:9], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 038001c40710a00000fcffff
buffer_store_format_xyzw v[7:10], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 03c001c40710a00000fcffff
buffer_store_b8 v7, off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 030006c40710a00000fcffff
buffer_store_b96 v[7:9], off, s[8:11], s3 offset:-4 th:TH_STORE_HT // 030007c40710a00000fcffff
