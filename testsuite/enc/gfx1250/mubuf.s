buffer_atomic_add_f32 v255, off, s[8:11], s3 offset:4095 // 038015c4ff10800000ff0f00
buffer_atomic_add_f32 v13, v8, s[68:71], s68 offen offset:9416 th:TH_ATOMIC_RETURN // 448015c40d88904008c82400
buffer_atomic_add_f32 v128, v192, s[32:35], s8 offen offset:267 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 088015c480409440c00b0100
buffer_atomic_add_u32 v5, off, s[8:11], ttmp11 offset:4095 // 77400dc40510800000ff0f00
buffer_atomic_add_u32 v5, v0, s[8:11], s3 idxen offset:8388607 // 03400dc40510808000ffff7f
buffer_atomic_add_u32 v80, v128, s[64:67], s0 idxen offset:16514 th:TH_ATOMIC_RETURN // 00400dc45080908080824000
buffer_atomic_add_u64 v[0:1], v0, s[36:39], s2 idxen offset:65536 th:TH_ATOMIC_RETURN // 02c010c40048908000000001
buffer_atomic_add_u64 v[0:1], v129, s[72:75], s26 offen offset:308610 th:TH_ATOMIC_NT_RETURN // 1ac010c40090b0408182b504
buffer_atomic_add_u64 v[0:1], v33, s[0:3], s68 idxen offset:8245216 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 44c010c40000988021e0cf7d
buffer_atomic_and_b32 v5, off, s[8:11], s3 // 03000fc40510800000000000
buffer_atomic_and_b32 v9, v216, s[96:99], s46 offen offset:2097409 // 2e000fc409c08040d8010120
buffer_atomic_and_b32 v246, v[44:45], s[56:59], s29 idxen offen offset:6380558 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_SYS // 1d000fc4f670ccc02c0e5c61
buffer_atomic_and_b64 v[254:255], off, s[8:11], s3 offset:4095 // 034012c4fe10800000ff0f00
buffer_atomic_and_b64 v[34:35], v4, s[72:75], s1 offen offset:4800642 th:TH_ATOMIC_RETURN // 014012c42290904004824049
buffer_atomic_and_b64 v[16:17], v[32:33], s[100:103], s34 idxen offen offset:8317946 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 224012c410c8b4c020faeb7e
buffer_atomic_cmpswap_b32 v[254:255], off, s[12:15], s4 offset:4095 // 04000dc4fe18800000ff0f00
buffer_atomic_cmpswap_b32 v[32:33], v72, s[72:75], s72 idxen offset:4463701 scope:SCOPE_SYS // 48000dc420908c8048551c44
buffer_atomic_cmpswap_b32 v[0:1], v[128:129], s[64:67], s68 idxen offen offset:1517641 scope:SCOPE_DEV // 44000dc4008088c080492817
buffer_atomic_cmpswap_b64 v[252:255], off, s[8:11], s3 offset:8388607 // 038010c4fc10800000ffff7f
buffer_atomic_cmpswap_b64 v[0:3], v0, s[0:3], s0 idxen offset:17408 th:TH_ATOMIC_RETURN // 008010c40000908000004400
buffer_atomic_cmpswap_b64 v[128:131], v64, s[4:7], s0 offen offset:263440 th:TH_ATOMIC_RETURN // 008010c48008904040100504
buffer_atomic_cond_sub_u32 v5, off, s[8:11], s3 offset:8388607 // 030014c40510800000ffff7f
buffer_atomic_cond_sub_u32 v0, v6, s[4:7], s0 offen offset:6750189 // 000014c40008804006edff66
buffer_atomic_cond_sub_u32 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 030014c40510940000ffff7f
buffer_atomic_dec_u32 v1, off, s[12:15], s4 // 040010c40118800000000000
buffer_atomic_dec_u32 v1, off, s[12:15], exec_lo offset:4095 // 7e0010c40118800000ff0f00
buffer_atomic_dec_u32 v65, v150, s[0:3], s0 idxen offset:557056 scope:SCOPE_DEV // 000010c44100888096008008
buffer_atomic_dec_u64 v[8:9], v20, s[0:3], s2 idxen offset:264192 th:TH_ATOMIC_RETURN // 024013c40800908014000804
buffer_atomic_dec_u64 v[40:41], v16, s[32:35], s85 offen offset:6945788 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 554013c428409c4010fcfb69
buffer_atomic_dec_u64 v[230:231], v157, s[72:75], s1 offen offset:4302095 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_DEV // 014013c4e690e8409d0fa541
buffer_atomic_inc_u32 v5, off, s[8:11], s3 // 03c00fc40510800000000000
buffer_atomic_inc_u32 v5, off, s[8:11], exec_lo offset:4095 // 7ec00fc40510800000ff0f00
buffer_atomic_inc_u32 v33, v128, s[4:7], s8 idxen offset:7865931 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 08c00fc421089880804b0678
buffer_atomic_inc_u64 v[254:255], off, s[8:11], s3 offset:4095 // 030013c4fe10800000ff0f00
buffer_atomic_inc_u64 v[128:129], v[0:1], s[64:67], s1 idxen offen offset:45056 th:TH_ATOMIC_NT_RETURN // 010013c48080b0c00000b000
buffer_atomic_inc_u64 v[244:245], v239, s[88:91], s84 idxen offset:6605811 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS // 540013c4f4b0ec80eff3cb64
buffer_atomic_max_i32 v5, off, s[8:11], s3 // 03800ec40510800000000000
buffer_atomic_max_i32 v128, v161, s[12:15], s10 offen offset:525192 // 0a800ec480188040a1880308
buffer_atomic_max_i32 v0, v[128:129], s[72:75], s8 idxen offen offset:3318152 th:TH_ATOMIC_RETURN // 08800ec4009090c08088a132
buffer_atomic_max_i64 v[254:255], off, s[12:15], s4 offset:4095 // 04c011c4fe18800000ff0f00
buffer_atomic_max_i64 v[0:1], v129, s[0:3], s67 idxen offset:5700536 th:TH_ATOMIC_RETURN // 43c011c40000908081b8fb56
buffer_atomic_max_i64 v[0:1], v8, s[8:11], s12 idxen offset:588290 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 0cc011c4001098800802fa08
buffer_atomic_max_num_f32 v5, off, s[8:11], s3 // 038014c40510800000000000
buffer_atomic_max_num_f32 v5, v0, s[8:11], s3 idxen offset:4095 // 038014c40510808000ff0f00
buffer_atomic_max_num_f32 v0, v48, s[0:3], s3 offen offset:7823360 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 038014c40000b84030006077
buffer_atomic_max_u32 v5, off, s[8:11], s3 offset:8388607 // 03c00ec40510800000ffff7f
buffer_atomic_max_u32 v0, v2, s[0:3], s0 offen offset:1048578 scope:SCOPE_DEV // 00c00ec40000884002020010
buffer_atomic_max_u32 v64, v8, s[0:3], s0 idxen offset:10240 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 00c00ec44000948008002800
buffer_atomic_max_u64 v[254:255], off, s[8:11], s3 offset:4095 // 030012c4fe10800000ff0f00
buffer_atomic_max_u64 v[72:73], off, s[12:15], s0 offset:393728 th:TH_ATOMIC_RETURN // 000012c44818900000000206
buffer_atomic_max_u64 v[0:1], v152, s[32:35], s1 offen offset:16898 th:TH_ATOMIC_NT_RETURN // 010012c40040b04098024200
buffer_atomic_min_i32 v5, off, s[8:11], ttmp11 offset:4095 // 77000ec40510800000ff0f00
buffer_atomic_min_i32 v5, v0, s[8:11], s3 offen offset:4095 // 03000ec40510804000ff0f00
buffer_atomic_min_i32 v40, v4, s[68:71], s34 offen offset:2604880 th:TH_ATOMIC_NT_RETURN // 22000ec42888b0400450bf27
buffer_atomic_min_i64 v[254:255], off, s[8:11], s3 offset:8388607 // 034011c4fe10800000ffff7f
buffer_atomic_min_i64 v[2:3], v[0:1], s[0:3], s2 idxen offen offset:8192 th:TH_ATOMIC_RETURN // 024011c4020090c000002000
buffer_atomic_min_num_f32 v0, off, s[0:3], s0 // 004014c40000800000000000
buffer_atomic_min_num_f32 v5, v0, s[8:11], s3 idxen offset:4095 // 034014c40510808000ff0f00
buffer_atomic_min_num_f32 v4, v0, s[0:3], s16 idxen offset:4620290 th:TH_ATOMIC_NT_RETURN // 104014c40400b08000028046
buffer_atomic_min_u32 v5, off, s[8:11], s3 offset:8388607 // 03400ec40510800000ffff7f
buffer_atomic_min_u32 v4, v2, s[76:79], s1 offen offset:1311072 // 01400ec40498804002600114
buffer_atomic_min_u32 v0, v[0:1], s[0:3], s0 idxen offen offset:1638480 th:TH_ATOMIC_RETURN // 00400ec4000090c000500019
buffer_atomic_min_u64 v[34:35], v0, s[0:3], s0 offen offset:526336 // 008011c42200804000000808
buffer_atomic_min_u64 v[130:131], v[8:9], s[16:19], s0 idxen offen th:TH_ATOMIC_RETURN // 008011c4822090c008000000
buffer_atomic_min_u64 v[128:129], v[0:1], s[0:3], s36 idxen offen offset:12564 scope:SCOPE_DEV // 248011c4800088c000143100
buffer_atomic_or_b32 v5, off, s[8:11], s3 // 03400fc40510800000000000
buffer_atomic_or_b32 v5, v0, s[8:11], s3 idxen offset:4095 // 03400fc40510808000ff0f00
buffer_atomic_or_b32 v192, v[0:1], s[32:35], s36 idxen offen offset:926218 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 24400fc4c04098c0000a220e
buffer_atomic_or_b64 v[254:255], off, s[8:11], s3 offset:4095 // 038012c4fe10800000ff0f00
buffer_atomic_or_b64 v[64:65], v4, s[16:19], s8 offen offset:807936 th:TH_ATOMIC_RETURN // 088012c4402090400400540c
buffer_atomic_or_b64 v[238:239], v116, s[92:95], s3 idxen offset:7453529 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 038012c4eeb8b4807459bb71
buffer_atomic_pk_add_bf16 v5, off, s[8:11], m0 offset:8388607 // 7d8016c40510800000ffff7f
buffer_atomic_pk_add_bf16 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 038016c40510940000ffff7f
buffer_atomic_pk_add_bf16 v75, v81, s[68:71], s68 idxen offset:1212055 th:TH_ATOMIC_NT scope:SCOPE_DEV // 448016c44b88a88051977e12
buffer_atomic_pk_add_f16 v255, off, s[8:11], s3 offset:4095 // 034016c4ff10800000ff0f00
buffer_atomic_pk_add_f16 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 034016c40510940000ffff7f
buffer_atomic_pk_add_f16 v50, v79, s[84:87], null offen offset:2741318 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV // 7c4016c432a8c8404f46d429
buffer_atomic_sub_clamp_u32 v5, off, s[8:11], s3 offset:8388607 // 03c00dc40510800000ffff7f
buffer_atomic_sub_clamp_u32 v5, v0, s[8:11], s3 offen offset:8388607 th:TH_ATOMIC_RETURN // 03c00dc40510904000ffff7f
buffer_atomic_sub_clamp_u32 v193, v54, ttmp[12:15], s95 offen offset:4611713 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS // 5fc00dc4c1f0ec4036815e46
buffer_atomic_sub_u32 v1, off, s[12:15], s4 // 04800dc40118800000000000
buffer_atomic_sub_u32 v5, v0, s[8:11], s3 offen offset:8388607 // 03800dc40510804000ffff7f
buffer_atomic_sub_u32 v90, v51, ttmp[4:7], s55 offen offset:5276981 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 37800dc45ae0984033358550
buffer_atomic_swap_b32 v1, off, s[12:15], s4 // 04c00cc40118800000000000
buffer_atomic_swap_b32 v1, off, s[12:15], exec_hi offset:4095 // 7fc00cc40118800000ff0f00
buffer_atomic_swap_b32 v97, v249, s[20:23], s7 idxen offset:4433291 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 07c00cc46128b480f98ba543
buffer_atomic_swap_b64 v[254:255], off, s[12:15], s4 offset:4095 // 044010c4fe18800000ff0f00
buffer_atomic_swap_b64 v[4:5], v0, s[0:3], s1 offen offset:4673 th:TH_ATOMIC_RETURN // 014010c40400904000411200
buffer_atomic_swap_b64 v[0:1], v[2:3], s[32:35], s16 idxen offen offset:4194432 th:TH_ATOMIC_NT_RETURN // 104010c40040b0c002800040
buffer_atomic_xor_b32 v1, off, ttmp[8:11], s4 offset:4095 // 04800fc401e8800000ff0f00
buffer_atomic_xor_b32 v1, v0, s[12:15], s4 idxen offset:4095 // 04800fc40118808000ff0f00
buffer_atomic_xor_b32 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 03800fc40510940000ffff7f
buffer_atomic_xor_b64 v[254:255], off, s[8:11], s3 offset:4095 // 03c012c4fe10800000ff0f00
buffer_atomic_xor_b64 v[16:17], v[32:33], s[80:83], s33 idxen offen offset:526580 scope:SCOPE_SE // 21c012c410a084c020f40808
buffer_atomic_xor_b64 v[144:145], v210, s[64:67], s36 idxen offset:5581857 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 24c012c490809480d2212c55
buffer_load_b128 v[48:51], off, s[16:19], s16 th:TH_LOAD_NT // 10c005c43020900000000000
buffer_load_b128 v[94:98], v199, s[4:7], s105 offen offset:162246 th:TH_LOAD_RT_NT tfe // 69c045c45e08d040c7c67902
buffer_load_b128 v[136:139], v[180:181], s[36:39], s18 idxen offen offset:3342843 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 12c005c48848dcc0b4fb0133
buffer_load_b32 v1, off, ttmp[4:7], s1 // 010005c401e0800000000000
buffer_load_b32 v[224:225], v107, s[16:19], s0 idxen offset:2063479 th:TH_LOAD_NT tfe // 000045c4e02090806b777c1f
buffer_load_b32 v[2:3], v[192:193], s[8:11], s0 idxen offen offset:1310736 th:TH_LOAD_RT_NT scope:SCOPE_SYS tfe // 000045c40210dcc0c0100014
buffer_load_b64 v[254:255], off, s[8:11], s3 offset:4095 // 034005c4fe10800000ff0f00
buffer_load_b64 v[128:129], v[0:1], s[0:3], s8 idxen offen offset:1048577 th:TH_LOAD_NT // 084005c4800090c000010010
buffer_load_b64 v[10:11], v[172:173], s[56:59], s105 idxen offen offset:2846322 th:TH_LOAD_RT_NT scope:SCOPE_SE // 694005c40a70d4c0ac726e2b
buffer_load_b96 v[0:2], off, s[32:35], s16 offset:2049 // 108005c40040800000010800
buffer_load_b96 v[34:37], v132, s[32:35], s40 offen offset:8383293 th:TH_LOAD_LU tfe // 288045c42240b040843deb7f
buffer_load_b96 v[130:133], v[64:65], s[64:67], s0 idxen offen offset:6363138 th:TH_LOAD_RT_NT scope:SCOPE_DEV tfe // 008045c48280d8c040021861
buffer_load_d16_b16 v5, off, s[8:11], s3 // 030008c40510800000000000
buffer_load_d16_b16 v32, v[64:65], s[16:19], s6 idxen offen offset:8257456 th:TH_LOAD_NT // 060008c4202090c040b0ff7d
buffer_load_d16_b16 v[0:1], v[16:17], s[32:35], s17 idxen offen offset:1280 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 110048c4004098c010000500
buffer_load_d16_hi_b16 v1, off, s[4:7], s1 // 01c008c40108800000000000
buffer_load_d16_hi_b16 v5, off, s[8:11], s3 offset:8388607 th:TH_LOAD_NT_HT scope:SCOPE_DEV // 03c008c40510e80000ffff7f
buffer_load_d16_hi_b16 v[142:143], v[204:205], s[92:95], s68 idxen offen offset:7815381 th:TH_LOAD_NT_HT scope:SCOPE_SYS tfe // 44c048c48eb8ecc0ccd54077
buffer_load_d16_hi_i8 v5, off, s[8:11], s101 offset:4095 // 658008c40510800000ff0f00
buffer_load_d16_hi_i8 v1, v0, s[52:55], s0 offen offset:134 th:TH_LOAD_RT_NT scope:SCOPE_SE // 008008c40168d44000860000
buffer_load_d16_hi_i8 v89, v[242:243], s[88:91], ttmp11 idxen offen offset:110074 th:TH_LOAD_NT scope:SCOPE_DEV // 778008c459b098c0f2faad01
buffer_load_d16_hi_u8 v5, off, s[12:15], s3 offset:8388607 // 034008c40518800000ffff7f
buffer_load_d16_hi_u8 v[0:1], v[0:1], s[0:3], s0 idxen offen offset:16388 th:TH_LOAD_NT tfe // 004048c4000090c000044000
buffer_load_d16_hi_u8 v[0:1], v[2:3], s[20:23], vcc_hi idxen offen offset:312046 th:TH_LOAD_LU scope:SCOPE_SE tfe // 6b4048c40028b4c002eec204
buffer_load_d16_i8 v1, off, s[4:7], s1 // 01c007c40108800000000000
buffer_load_d16_i8 v5, off, s[8:11], s3 offset:8388607 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 03c007c40510bc0000ffff7f
buffer_load_d16_i8 v[160:161], v[146:147], s[24:27], s74 idxen offen offset:6556357 th:TH_LOAD_LU scope:SCOPE_SE tfe // 4ac047c4a030b4c092c50a64
buffer_load_d16_u8 v1, off, s[4:7], s1 // 018007c40108800000000000
buffer_load_d16_u8 v[8:9], v[0:1], s[32:35], s32 idxen offen offset:32833 th:TH_LOAD_NT tfe // 208047c4084090c000418000
buffer_load_d16_u8 v[148:149], v[64:65], s[4:7], s0 idxen offen offset:16425 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 008047c4940898c040294000
buffer_load_i16 v1, off, s[4:7], s1 // 01c004c40108800000000000
buffer_load_i16 v[0:1], v[0:1], s[32:35], s0 idxen offen offset:2105376 th:TH_LOAD_NT tfe // 00c044c4004090c000202020
buffer_load_i16 v[50:51], v[28:29], s[64:67], s0 idxen offen offset:1099816 th:TH_LOAD_RT_NT scope:SCOPE_DEV tfe // 00c044c43280d8c01c28c810
buffer_load_i8 v5, off, s[8:11], s3 offset:8388607 // 034004c40510800000ffff7f
buffer_load_i8 v0, v[16:17], s[80:83], s0 idxen offen th:TH_LOAD_NT scope:SCOPE_DEV // 004004c400a098c010000000
buffer_load_i8 v[0:1], v[84:85], s[80:83], s32 idxen offen offset:8319279 th:TH_LOAD_NT scope:SCOPE_SE tfe // 204044c400a094c0542ff17e
buffer_load_u16 v5, off, s[12:15], s3 offset:8388607 // 038004c40518800000ffff7f
buffer_load_u16 v140, off, s[32:35], s102 offset:1400856 th:TH_LOAD_NT scope:SCOPE_SE // 668004c48c40940000186015
buffer_load_u16 v[252:253], v157, s[72:75], s32 idxen offset:7649116 th:TH_LOAD_RT_NT scope:SCOPE_SYS tfe // 208044c4fc90dc809d5cb774
buffer_load_u8 v1, off, ttmp[4:7], ttmp1 // 6d0004c401e0800000000000
buffer_load_u8 v33, v[0:1], s[0:3], s102 idxen offen offset:7303032 th:TH_LOAD_NT // 660004c4210090c000786f6f
buffer_load_u8 v[64:65], v[0:1], s[4:7], s21 idxen offen offset:663816 th:TH_LOAD_RT_NT scope:SCOPE_SE tfe // 150044c44008d4c00008210a
buffer_store_b128 v[0:3], off, s[0:3], s2 // 024007c40000800000000000
buffer_store_b128 v[4:7], v16, s[4:7], s9 idxen offset:1586240 th:TH_STORE_NT scope:SCOPE_DEV // 094007c40408988010403418
buffer_store_b128 v[138:141], v[156:157], s[92:95], s13 idxen offen offset:339640 th:TH_STORE_WB scope:SCOPE_DEV // 0d4007c48ab8b8c09cb82e05
buffer_store_b16 v255, off, s[12:15], s4 offset:4095 // 044006c4ff18800000ff0f00
buffer_store_b16 v176, v11, s[8:11], s8 offen offset:5355515 th:TH_STORE_RT_NT // 084006c4b010d0400bfbb751
buffer_store_b16 v160, v[88:89], s[44:47], ttmp9 idxen offen offset:5784994 th:TH_STORE_RT_NT scope:SCOPE_DEV // 754006c4a058d8c058a24558
buffer_store_b32 v1, v[2:3], s[4:7], s1 idxen offen // 018006c4010880c002000000
buffer_store_b32 v28, v128, s[8:11], s2 idxen offset:4 th:TH_STORE_WB scope:SCOPE_SE // 028006c41c10b48080040000
buffer_store_b32 v18, v[114:115], s[8:11], s72 idxen offen offset:270848 th:TH_STORE_NT scope:SCOPE_SE // 488006c4121094c072002204
buffer_store_b64 v[16:17], off, s[32:35], s5 offset:9280 th:TH_STORE_WB // 05c006c41040b00000402400
buffer_store_b64 v[0:1], v9, s[64:67], s82 offen offset:1401860 th:TH_STORE_WB scope:SCOPE_DEV // 52c006c40080b84009046415
buffer_store_b64 v[44:45], v[18:19], s[16:19], s43 idxen offen offset:641120 th:TH_STORE_RT_NT scope:SCOPE_DEV // 2bc006c42c20d8c01260c809
buffer_store_b8 v1, off, ttmp[4:7], ttmp1 // 6d0006c401e0800000000000
buffer_store_b8 v11, v24, s[72:75], s8 idxen offset:149056 th:TH_STORE_RT_NT // 080006c40b90d08018404602
buffer_store_b8 v0, v[0:1], s[16:19], s0 idxen offen offset:721921 th:TH_STORE_NT scope:SCOPE_SE // 000006c4002094c00001040b
buffer_store_b96 v[0:2], off, s[0:3], s0 offset:4120064 th:TH_STORE_NT // 000007c4000090000000de3e
buffer_store_b96 v[172:174], v153, ttmp[4:7], s64 offen offset:2413356 th:TH_STORE_NT_WB // 400007c4ace0f040992cd324
buffer_store_b96 v[130:132], v165, s[32:35], ttmp12 offen offset:6358938 th:TH_STORE_NT_WB scope:SCOPE_DEV // 780007c48240f840a59a0761
buffer_store_d16_hi_b16 v1, off, s[4:7], s1 // 014009c40108800000000000
buffer_store_d16_hi_b16 v130, v128, s[0:3], s44 idxen offset:1043172 th:TH_STORE_NT // 2c4009c48200908080e4ea0f
buffer_store_d16_hi_b16 v149, v[132:133], s[32:35], s1 idxen offen offset:1707364 th:TH_STORE_WB scope:SCOPE_DEV // 014009c49540b8c084640d1a
buffer_store_d16_hi_b8 v1, off, ttmp[12:15], s4 offset:4095 // 040009c401f0800000ff0f00
buffer_store_d16_hi_b8 v0, v[48:49], s[36:39], s18 idxen offen offset:5242882 th:TH_STORE_NT // 120009c4004890c030020050
buffer_store_d16_hi_b8 v38, v179, s[72:75], s26 offen offset:3426307 th:TH_STORE_RT_NT scope:SCOPE_DEV // 1a0009c42690d840b3034834
buffer_atomic_add_f64 v[2:3], v4, s[8:11], s3 offen // 034015c40210804004000000
buffer_atomic_max_num_f64 v[2:3], v4, s[8:11], s3 offen // 030017c40210804004000000
buffer_atomic_min_num_f64 v[2:3], off, s[8:11], s3 // 03c016c40210800000000000
buffer_atomic_sub_u64 v[2:3], off, s[8:11], s3 // 030011c40210800000000000
buffer_load_b32 v2, v4, s[8:11], s3 offen offset:16 nv // 830005c40210804004100000
buffer_atomic_min_f64 v[4:5], off, s[8:11], s101 offset:4095 // buffer_atomic_min_num_f64 v[4:5], off, s[8:11], s101 offset:4095 // 65c016c40410800000ff0f00
buffer_atomic_max_f64 v[4:5], off, s[8:11], m0 offset:4095 // buffer_atomic_max_num_f64 v[4:5], off, s[8:11], m0 offset:4095 // 7d0017c40410800000ff0f00
