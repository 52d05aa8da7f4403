buffer_atomic_add_f32 v255, off, s[8:11], s3 offset:4095 // 030015c4ff10800000ff0f00
buffer_atomic_add_f32 v13, v8, s[68:71], s68 offen offset:9416 th:TH_ATOMIC_RETURN // 440015c40d88904008c82400
buffer_atomic_add_f32 v128, v192, s[32:35], s8 offen offset:267 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 080015c480409440c00b0100
buffer_atomic_add_u32 v5, off, s[8:11], ttmp11 offset:4095 // 77800cc40510800000ff0f00
buffer_atomic_add_u32 v5, v0, s[8:11], s3 idxen offset:8388607 // 03800cc40510808000ffff7f
buffer_atomic_add_u32 v80, v128, s[64:67], s0 idxen offset:16514 th:TH_ATOMIC_RETURN // 00800cc45080908080824000
buffer_atomic_add_u64 v[0:1], v0, s[36:39], s2 idxen offset:65536 th:TH_ATOMIC_RETURN // 028014c40048908000000001
buffer_atomic_add_u64 v[0:1], v129, s[72:75], s26 offen offset:308610 th:TH_ATOMIC_NT_RETURN // 1a8014c40090b0408182b504
buffer_atomic_add_u64 v[0:1], v33, s[0:3], s68 idxen offset:8245216 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 448014c40000988021e0cf7d
buffer_atomic_and_b32 v5, off, s[8:11], s3 // 03400ec40510800000000000
buffer_atomic_and_b32 v9, v216, s[96:99], s46 offen offset:2097409 // 2e400ec409c08040d8010120
buffer_atomic_and_b32 v246, v[44:45], s[56:59], s29 idxen offen offset:6380558 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_SYS // 1d400ec4f670ccc02c0e5c61
buffer_atomic_and_b64 v[254:255], off, s[8:11], s3 offset:4095 // 034016c4fe10800000ff0f00
buffer_atomic_and_b64 v[34:35], v4, s[72:75], s1 offen offset:4800642 th:TH_ATOMIC_RETURN // 014016c42290904004824049
buffer_atomic_and_b64 v[16:17], v[32:33], s[100:103], s34 idxen offen offset:8317946 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 224016c410c8b4c020faeb7e
buffer_atomic_cmpswap_b32 v[254:255], off, s[12:15], s4 offset:4095 // 04400cc4fe18800000ff0f00
buffer_atomic_cmpswap_b32 v[32:33], v72, s[72:75], s72 idxen offset:4463701 scope:SCOPE_SYS // 48400cc420908c8048551c44
buffer_atomic_cmpswap_b32 v[0:1], v[128:129], s[64:67], s68 idxen offen offset:1517641 scope:SCOPE_DEV // 44400cc4008088c080492817
buffer_atomic_cmpswap_b64 v[252:255], off, s[8:11], s3 offset:8388607 // 034014c4fc10800000ffff7f
buffer_atomic_cmpswap_b64 v[0:3], v0, s[0:3], s0 idxen offset:17408 th:TH_ATOMIC_RETURN // 004014c40000908000004400
buffer_atomic_cmpswap_b64 v[128:131], v64, s[4:7], s0 offen offset:263440 th:TH_ATOMIC_RETURN // 004014c48008904040100504
buffer_atomic_cond_sub_u32 v5, off, s[8:11], s3 offset:8388607 // 03c011c40510800000ffff7f
buffer_atomic_cond_sub_u32 v0, v6, s[4:7], s0 offen offset:6750189 // 00c011c40008804006edff66
buffer_atomic_cond_sub_u32 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 03c011c40510940000ffff7f
buffer_atomic_csub v5, off, s[8:11], s3 // buffer_atomic_sub_clamp_u32 v5, off, s[8:11], s3 // 03000dc40510800000000000
buffer_atomic_dec_u32 v1, off, s[12:15], s4 // 04400fc40118800000000000
buffer_atomic_dec_u32 v1, off, s[12:15], exec_lo offset:4095 // 7e400fc40118800000ff0f00
buffer_atomic_dec_u32 v65, v150, s[0:3], s0 idxen offset:557056 scope:SCOPE_DEV // 00400fc44100888096008008
buffer_atomic_dec_u64 v[8:9], v20, s[0:3], s2 idxen offset:264192 th:TH_ATOMIC_RETURN // 024017c40800908014000804
buffer_atomic_dec_u64 v[40:41], v16, s[32:35], s85 offen offset:6945788 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 554017c428409c4010fcfb69
buffer_atomic_dec_u64 v[230:231], v157, s[72:75], s1 offen offset:4302095 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_DEV // 014017c4e690e8409d0fa541
buffer_atomic_fmax v5, off, s[8:11], s3 // buffer_atomic_max_num_f32 v5, off, s[8:11], s3 // 030010c40510800000000000
buffer_atomic_inc_u32 v5, off, s[8:11], s3 // 03000fc40510800000000000
buffer_atomic_inc_u32 v5, off, s[8:11], exec_lo offset:4095 // 7e000fc40510800000ff0f00
buffer_atomic_inc_u32 v33, v128, s[4:7], s8 idxen offset:7865931 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 08000fc421089880804b0678
buffer_atomic_inc_u64 v[254:255], off, s[8:11], s3 offset:4095 // 030017c4fe10800000ff0f00
buffer_atomic_inc_u64 v[128:129], v[0:1], s[64:67], s1 idxen offen offset:45056 th:TH_ATOMIC_NT_RETURN // 010017c48080b0c00000b000
buffer_atomic_inc_u64 v[244:245], v239, s[88:91], s84 idxen offset:6605811 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS // 540017c4f4b0ec80eff3cb64
buffer_atomic_max_f64 v[4:5], off, s[8:11], m0 offset:4095 // buffer_atomic_max_num_f64 v[4:5], off, s[8:11], m0 offset:4095 // 7d0018c40410800000ff0f00
buffer_atomic_max_i32 v5, off, s[8:11], s3 // 03c00dc40510800000000000
buffer_atomic_max_i32 v128, v161, s[12:15], s10 offen offset:525192 // 0ac00dc480188040a1880308
buffer_atomic_max_i32 v0, v[128:129], s[72:75], s8 idxen offen offset:3318152 th:TH_ATOMIC_RETURN // 08c00dc4009090c08088a132
buffer_atomic_max_i64 v[254:255], off, s[12:15], s4 offset:4095 // 04c015c4fe18800000ff0f00
buffer_atomic_max_i64 v[0:1], v129, s[0:3], s67 idxen offset:5700536 th:TH_ATOMIC_RETURN // 43c015c40000908081b8fb56
buffer_atomic_max_i64 v[0:1], v8, s[8:11], s12 idxen offset:588290 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 0cc015c4001098800802fa08
buffer_atomic_max_num_f32 v5, off, s[8:11], s3 // 030010c40510800000000000
buffer_atomic_max_num_f32 v5, v0, s[8:11], s3 idxen offset:4095 // 030010c40510808000ff0f00
buffer_atomic_max_num_f32 v0, v48, s[0:3], s3 offen offset:7823360 th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV // 030010c40000b84030006077
buffer_atomic_max_num_f64 v[2:3], v4, s[8:11], s3 offen // 030018c40210804004000000
buffer_atomic_max_num_f64 v[2:3], v4, s[8:11], s4 offen // 040018c40210804004000000
buffer_atomic_max_num_f64 v[2:3], v4, s[8:11], s4 offen th:TH_ATOMIC_RETURN // 040018c40210904004000000
buffer_atomic_max_u32 v5, off, s[8:11], s3 offset:8388607 // 03000ec40510800000ffff7f
buffer_atomic_max_u32 v0, v2, s[0:3], s0 offen offset:1048578 scope:SCOPE_DEV // 00000ec40000884002020010
buffer_atomic_max_u32 v64, v8, s[0:3], s0 idxen offset:10240 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 00000ec44000948008002800
buffer_atomic_max_u64 v[254:255], off, s[8:11], s3 offset:4095 // 030016c4fe10800000ff0f00
buffer_atomic_max_u64 v[72:73], off, s[12:15], s0 offset:393728 th:TH_ATOMIC_RETURN // 000016c44818900000000206
buffer_atomic_max_u64 v[0:1], v152, s[32:35], s1 offen offset:16898 th:TH_ATOMIC_NT_RETURN // 010016c40040b04098024200
buffer_atomic_min_f64 v[4:5], off, s[8:11], s101 offset:4095 // buffer_atomic_min_num_f64 v[4:5], off, s[8:11], s101 offset:4095 // 65c017c40410800000ff0f00
buffer_atomic_min_i32 v5, off, s[8:11], ttmp11 offset:4095 // 77400dc40510800000ff0f00
buffer_atomic_min_i32 v5, v0, s[8:11], s3 offen offset:4095 // 03400dc40510804000ff0f00
buffer_atomic_min_i32 v40, v4, s[68:71], s34 offen offset:2604880 th:TH_ATOMIC_NT_RETURN // 22400dc42888b0400450bf27
buffer_atomic_min_i64 v[254:255], off, s[8:11], s3 offset:8388607 // 034015c4fe10800000ffff7f
buffer_atomic_min_i64 v[2:3], v[0:1], s[0:3], s2 idxen offen offset:8192 th:TH_ATOMIC_RETURN // 024015c4020090c000002000
buffer_atomic_min_i64 v[58:59], off, s[48:51], vcc_hi offset:2937662 // 6b4015c43a608000003ed32c
buffer_atomic_min_num_f32 v0, off, s[0:3], s0 // 00c00fc40000800000000000
buffer_atomic_min_num_f32 v5, v0, s[8:11], s3 idxen offset:4095 // 03c00fc40510808000ff0f00
buffer_atomic_min_num_f32 v4, v0, s[0:3], s16 idxen offset:4620290 th:TH_ATOMIC_NT_RETURN // 10c00fc40400b08000028046
buffer_atomic_min_num_f64 v[2:3], off, s[8:11], s3 // 03c017c40210800000000000
buffer_atomic_min_num_f64 v[2:3], v4, s[8:11], s4 offen th:TH_ATOMIC_RETURN // 04c017c40210904004000000
buffer_atomic_min_num_f64 v[2:3], v4, s[8:11], s4 offen // 04c017c40210804004000000
buffer_atomic_min_u32 v5, off, s[8:11], s3 offset:8388607 // 03800dc40510800000ffff7f
buffer_atomic_min_u32 v4, v2, s[76:79], s1 offen offset:1311072 // 01800dc40498804002600114
buffer_atomic_min_u32 v0, v[0:1], s[0:3], s0 idxen offen offset:1638480 th:TH_ATOMIC_RETURN // 00800dc4000090c000500019
buffer_atomic_min_u64 v[34:35], v0, s[0:3], s0 offen offset:526336 // 008015c42200804000000808
buffer_atomic_min_u64 v[130:131], v[8:9], s[16:19], s0 idxen offen th:TH_ATOMIC_RETURN // 008015c4822090c008000000
buffer_atomic_min_u64 v[128:129], v[0:1], s[0:3], s36 idxen offen offset:12564 scope:SCOPE_DEV // 248015c4800088c000143100
buffer_atomic_or_b32 v5, off, s[8:11], s3 // 03800ec40510800000000000
buffer_atomic_or_b32 v5, v0, s[8:11], s3 idxen offset:4095 // 03800ec40510808000ff0f00
buffer_atomic_or_b32 v192, v[0:1], s[32:35], s36 idxen offen offset:926218 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 24800ec4c04098c0000a220e
buffer_atomic_or_b64 v[254:255], off, s[8:11], s3 offset:4095 // 038016c4fe10800000ff0f00
buffer_atomic_or_b64 v[64:65], v4, s[16:19], s8 offen offset:807936 th:TH_ATOMIC_RETURN // 088016c4402090400400540c
buffer_atomic_or_b64 v[238:239], v116, s[92:95], s3 idxen offset:7453529 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 038016c4eeb8b4807459bb71
buffer_atomic_pk_add_bf16 v5, off, s[8:11], m0 offset:8388607 // 7dc012c40510800000ffff7f
buffer_atomic_pk_add_bf16 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 03c012c40510940000ffff7f
buffer_atomic_pk_add_bf16 v75, v81, s[68:71], s68 idxen offset:1212055 th:TH_ATOMIC_NT scope:SCOPE_DEV // 44c012c44b88a88051977e12
buffer_atomic_pk_add_f16 v255, off, s[8:11], s3 offset:4095 // 038012c4ff10800000ff0f00
buffer_atomic_pk_add_f16 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 038012c40510940000ffff7f
buffer_atomic_pk_add_f16 v50, v79, s[84:87], null offen offset:2741318 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV // 7c8012c432a8c8404f46d429
buffer_atomic_sub_clamp_u32 v5, off, s[8:11], s3 offset:8388607 // 03000dc40510800000ffff7f
buffer_atomic_sub_clamp_u32 v5, v0, s[8:11], s3 offen offset:8388607 th:TH_ATOMIC_RETURN // 03000dc40510904000ffff7f
buffer_atomic_sub_clamp_u32 v193, v54, ttmp[12:15], s95 offen offset:4611713 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS // 5f000dc4c1f0ec4036815e46
buffer_atomic_sub_u32 v1, off, s[12:15], s4 // 04c00cc40118800000000000
buffer_atomic_sub_u32 v5, v0, s[8:11], s3 offen offset:8388607 // 03c00cc40510804000ffff7f
buffer_atomic_sub_u32 v90, v51, ttmp[4:7], s55 offen offset:5276981 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 37c00cc45ae0984033358550
buffer_atomic_sub_u64 v[2:3], off, s[8:11], s3 // 03c014c40210800000000000
buffer_atomic_sub_u64 v[186:187], off, s[40:43], m0 offset:8256285 scope:SCOPE_SYS // 7dc014c4ba508c00001dfb7d
buffer_atomic_sub_u64 v[221:222], off, ttmp[0:3], ttmp2 offset:2841658 // 6ec014c4ddd88000003a5c2b
buffer_atomic_swap_b32 v1, off, s[12:15], s4 // 04000cc40118800000000000
buffer_atomic_swap_b32 v1, off, s[12:15], exec_hi offset:4095 // 7f000cc40118800000ff0f00
buffer_atomic_swap_b32 v97, v249, s[20:23], s7 idxen offset:4433291 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SE // 07000cc46128b480f98ba543
buffer_atomic_swap_b64 v[254:255], off, s[12:15], s4 offset:4095 // 040014c4fe18800000ff0f00
buffer_atomic_swap_b64 v[4:5], v0, s[0:3], s1 offen offset:4673 th:TH_ATOMIC_RETURN // 010014c40400904000411200
buffer_atomic_swap_b64 v[0:1], v[2:3], s[32:35], s16 idxen offen offset:4194432 th:TH_ATOMIC_NT_RETURN // 100014c40040b0c002800040
buffer_atomic_xor_b32 v1, off, ttmp[8:11], s4 offset:4095 // 04c00ec401e8800000ff0f00
buffer_atomic_xor_b32 v1, v0, s[12:15], s4 idxen offset:4095 // 04c00ec40118808000ff0f00
buffer_atomic_xor_b32 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 03c00ec40510940000ffff7f
buffer_atomic_xor_b64 v[254:255], off, s[8:11], s3 offset:4095 // 03c016c4fe10800000ff0f00
buffer_atomic_xor_b64 v[16:17], v[32:33], s[80:83], s33 idxen offen offset:526580 scope:SCOPE_SE // 21c016c410a084c020f40808
buffer_atomic_xor_b64 v[144:145], v210, s[64:67], s36 idxen offset:5581857 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 24c016c490809480d2212c55
buffer_load_b128 v[48:51], off, s[16:19], s16 th:TH_LOAD_NT // 108003c43020900000000000
buffer_load_b128 v[94:98], v199, s[4:7], s105 offen offset:162246 th:TH_LOAD_RT_NT tfe // 698043c45e08d040c7c67902
buffer_load_b128 v[136:139], v[180:181], s[36:39], s18 idxen offen offset:3342843 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 128003c48848dcc0b4fb0133
buffer_load_b32 v1, off, ttmp[4:7], s1 // 010003c401e0800000000000
buffer_load_b32 v[224:225], v107, s[16:19], s0 idxen offset:2063479 th:TH_LOAD_NT tfe // 000043c4e02090806b777c1f
buffer_load_b32 v[2:3], v[192:193], s[8:11], s0 idxen offen offset:1310736 th:TH_LOAD_RT_NT scope:SCOPE_SYS tfe // 000043c40210dcc0c0100014
buffer_load_b64 v[254:255], off, s[8:11], s3 offset:4095 // 034003c4fe10800000ff0f00
buffer_load_b64 v[128:129], v[0:1], s[0:3], s8 idxen offen offset:1048577 th:TH_LOAD_NT // 084003c4800090c000010010
buffer_load_b64 v[10:11], v[172:173], s[56:59], s105 idxen offen offset:2846322 th:TH_LOAD_RT_NT scope:SCOPE_SE // 694003c40a70d4c0ac726e2b
buffer_load_b96 v[0:2], off, s[32:35], s16 offset:2049 // 10c003c40040800000010800
buffer_load_b96 v[34:37], v132, s[32:35], s40 offen offset:8383293 th:TH_LOAD_LU tfe // 28c043c42240b040843deb7f
buffer_load_b96 v[130:133], v[64:65], s[64:67], s0 idxen offen offset:6363138 th:TH_LOAD_RT_NT scope:SCOPE_DEV tfe // 00c043c48280d8c040021861
buffer_load_d16_b16 v5, off, s[8:11], s3 // 030009c40510800000000000
buffer_load_d16_b16 v32, v[64:65], s[16:19], s6 idxen offen offset:8257456 th:TH_LOAD_NT // 060009c4202090c040b0ff7d
buffer_load_d16_b16 v[0:1], v[16:17], s[32:35], s17 idxen offen offset:1280 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 110049c4004098c010000500
buffer_load_d16_format_x v2, v4, s[8:11], s4 offen // 040020c40210804004000000
buffer_load_d16_format_x v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 040020c40210904004000000
buffer_load_d16_format_xy v12, off, ttmp[0:3], ttmp12 offset:1465483 // 784020c40cd88000008b5c16
buffer_load_d16_format_xy v2, v4, s[8:11], s4 offen // 044020c40210804004000000
buffer_load_d16_format_xy v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 044020c40210904004000000
buffer_load_d16_format_xyz v[2:3], v4, s[8:11], s4 offen th:TH_LOAD_NT // 048020c40210904004000000
buffer_load_d16_format_xyz v[2:3], v4, s[8:11], s4 offen // 048020c40210804004000000
buffer_load_d16_format_xyzw v[126:128], v27, ttmp[0:3], s32 offen offset:6110134 th:TH_LOAD_NT_RT tfe // 20c060c47ed8c0401bb63b5d
buffer_load_d16_format_xyzw v[219:221], v181, ttmp[0:3], vcc_hi offen offset:6792576 th:TH_LOAD_HT tfe // 6bc060c4dbd8a040b580a567
buffer_load_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen th:TH_LOAD_NT // 04c020c40210904004000000
buffer_load_d16_hi_b16 v1, off, s[4:7], s1 // 014009c40108800000000000
buffer_load_d16_hi_b16 v5, off, s[8:11], s3 offset:8388607 th:TH_LOAD_NT_HT scope:SCOPE_DEV // 034009c40510e80000ffff7f
buffer_load_d16_hi_b16 v[142:143], v[204:205], s[92:95], s68 idxen offen offset:7815381 th:TH_LOAD_NT_HT scope:SCOPE_SYS tfe // 444049c48eb8ecc0ccd54077
buffer_load_d16_hi_format_x v162, v[73:74], s[8:11], exec_hi idxen offen offset:1566167 scope:SCOPE_DEV // 7f8009c4a21088c049d7e517
buffer_load_d16_hi_format_x v2, v4, s[8:11], s4 offen // 048009c40210804004000000
buffer_load_d16_hi_format_x v2, v4, s[8:11], s4 offen th:TH_LOAD_NT // 048009c40210904004000000
buffer_load_d16_hi_i8 v5, off, s[8:11], s101 offset:4095 // 65c008c40510800000ff0f00
buffer_load_d16_hi_i8 v1, v0, s[52:55], s0 offen offset:134 th:TH_LOAD_RT_NT scope:SCOPE_SE // 00c008c40168d44000860000
buffer_load_d16_hi_i8 v89, v[242:243], s[88:91], ttmp11 idxen offen offset:110074 th:TH_LOAD_NT scope:SCOPE_DEV // 77c008c459b098c0f2faad01
buffer_load_d16_hi_u8 v5, off, s[12:15], s3 offset:8388607 // 034008c40518800000ffff7f
buffer_load_d16_hi_u8 v[0:1], v[0:1], s[0:3], s0 idxen offen offset:16388 th:TH_LOAD_NT tfe // 004048c4000090c000044000
buffer_load_d16_hi_u8 v[0:1], v[2:3], s[20:23], vcc_hi idxen offen offset:312046 th:TH_LOAD_LU scope:SCOPE_SE tfe // 6b4048c40028b4c002eec204
buffer_load_d16_i8 v1, off, s[4:7], s1 // 018008c40108800000000000
buffer_load_d16_i8 v5, off, s[8:11], s3 offset:8388607 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 038008c40510bc0000ffff7f
buffer_load_d16_i8 v[160:161], v[146:147], s[24:27], s74 idxen offen offset:6556357 th:TH_LOAD_LU scope:SCOPE_SE tfe // 4a8048c4a030b4c092c50a64
buffer_load_d16_u8 v1, off, s[4:7], s1 // 010008c40108800000000000
buffer_load_d16_u8 v[8:9], v[0:1], s[32:35], s32 idxen offen offset:32833 th:TH_LOAD_NT tfe // 200048c4084090c000418000
buffer_load_d16_u8 v[148:149], v[64:65], s[4:7], s0 idxen offen offset:16425 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 000048c4940898c040294000
buffer_load_dword v5, off, s[8:11], s3 // buffer_load_b32 v5, off, s[8:11], s3 // 030003c40510800000000000
buffer_load_format_x v175, v40, s[56:59], ttmp2 offen offset:3467666 // 6e0000c4af7080402892e934
buffer_load_format_x v210, v145, s[8:11], m0 offen offset:8175224 th:TH_LOAD_HT // 7d0000c4d210a0409178be7c
buffer_load_format_x v2, v4, s[8:11], s4 offen // 040000c40210804004000000
buffer_load_format_xy v[148:150], v119, s[8:11], ttmp13 idxen offset:969534 th:TH_LOAD_NT scope:SCOPE_DEV tfe // 794040c494109880773ecb0e
buffer_load_format_xy v[230:232], v33, ttmp[0:3], ttmp15 idxen offset:7011315 scope:SCOPE_DEV tfe // 7b4040c4e6d8888021f3fb6a
buffer_load_format_xy v[2:3], v4, s[8:11], s4 offen // 044000c40210804004000000
buffer_load_format_xyz v[44:46], v[208:209], ttmp[0:3], exec_lo idxen offen offset:5781026 // 7e8000c42cd880c0d0223658
buffer_load_format_xyz v[2:4], v4, s[8:11], s4 offen // 048000c40210804004000000
buffer_load_format_xyz v[2:4], v4, s[8:11], s4 offen th:TH_LOAD_NT // 048000c40210904004000000
buffer_load_format_xyzw v[190:194], v226, s[8:11], s52 offen offset:7801180 scope:SCOPE_DEV tfe // 34c040c4be108840e25c0977
buffer_load_format_xyzw v[28:32], v163, ttmp[4:7], m0 offen offset:404198 scope:SCOPE_SYS tfe // 7dc040c41ce08c40a3e62a06
buffer_load_format_xyzw v[2:5], v4, s[8:11], s4 offen // 04c000c40210804004000000
buffer_load_i16 v1, off, s[4:7], s1 // 01c002c40108800000000000
buffer_load_i16 v[0:1], v[0:1], s[32:35], s0 idxen offen offset:2105376 th:TH_LOAD_NT tfe // 00c042c4004090c000202020
buffer_load_i16 v[50:51], v[28:29], s[64:67], s0 idxen offen offset:1099816 th:TH_LOAD_RT_NT scope:SCOPE_DEV tfe // 00c042c43280d8c01c28c810
buffer_load_i8 v5, off, s[8:11], s3 offset:8388607 // 034002c40510800000ffff7f
buffer_load_i8 v0, v[16:17], s[80:83], s0 idxen offen th:TH_LOAD_NT scope:SCOPE_DEV // 004002c400a098c010000000
buffer_load_i8 v[0:1], v[84:85], s[80:83], s32 idxen offen offset:8319279 th:TH_LOAD_NT scope:SCOPE_SE tfe // 204042c400a094c0542ff17e
buffer_load_u16 v5, off, s[12:15], s3 offset:8388607 // 038002c40518800000ffff7f
buffer_load_u16 v140, off, s[32:35], s102 offset:1400856 th:TH_LOAD_NT scope:SCOPE_SE // 668002c48c40940000186015
buffer_load_u16 v[252:253], v157, s[72:75], s32 idxen offset:7649116 th:TH_LOAD_RT_NT scope:SCOPE_SYS tfe // 208042c4fc90dc809d5cb774
buffer_load_u8 v1, off, ttmp[4:7], ttmp1 // 6d0002c401e0800000000000
buffer_load_u8 v33, v[0:1], s[0:3], s102 idxen offen offset:7303032 th:TH_LOAD_NT // 660002c4210090c000786f6f
buffer_load_u8 v[64:65], v[0:1], s[4:7], s21 idxen offen offset:663816 th:TH_LOAD_RT_NT scope:SCOPE_SE tfe // 150042c44008d4c00008210a
buffer_store_b128 v[0:3], off, s[0:3], s2 // 028007c40000800000000000
buffer_store_b128 v[4:7], v16, s[4:7], s9 idxen offset:1586240 th:TH_STORE_NT scope:SCOPE_DEV // 098007c40408988010403418
buffer_store_b128 v[138:141], v[156:157], s[92:95], s13 idxen offen offset:339640 th:TH_STORE_WB scope:SCOPE_DEV // 0d8007c48ab8b8c09cb82e05
buffer_store_b16 v255, off, s[12:15], s4 offset:4095 // 048006c4ff18800000ff0f00
buffer_store_b16 v176, v11, s[8:11], s8 offen offset:5355515 th:TH_STORE_RT_NT // 088006c4b010d0400bfbb751
buffer_store_b16 v160, v[88:89], s[44:47], ttmp9 idxen offen offset:5784994 th:TH_STORE_RT_NT scope:SCOPE_DEV // 758006c4a058d8c058a24558
buffer_store_b32 v1, v[2:3], s[4:7], s1 idxen offen // 010007c4010880c002000000
buffer_store_b32 v28, v128, s[8:11], s2 idxen offset:4 th:TH_STORE_WB scope:SCOPE_SE // 020007c41c10b48080040000
buffer_store_b32 v18, v[114:115], s[8:11], s72 idxen offen offset:270848 th:TH_STORE_NT scope:SCOPE_SE // 480007c4121094c072002204
buffer_store_b64 v[16:17], off, s[32:35], s5 offset:9280 th:TH_STORE_WB // 054007c41040b00000402400
buffer_store_b64 v[0:1], v9, s[64:67], s82 offen offset:1401860 th:TH_STORE_WB scope:SCOPE_DEV // 524007c40080b84009046415
buffer_store_b64 v[44:45], v[18:19], s[16:19], s43 idxen offen offset:641120 th:TH_STORE_RT_NT scope:SCOPE_DEV // 2b4007c42c20d8c01260c809
buffer_store_b8 v1, off, ttmp[4:7], ttmp1 // 6d0006c401e0800000000000
buffer_store_b8 v11, v24, s[72:75], s8 idxen offset:149056 th:TH_STORE_RT_NT // 080006c40b90d08018404602
buffer_store_b8 v0, v[0:1], s[16:19], s0 idxen offen offset:721921 th:TH_STORE_NT scope:SCOPE_SE // 000006c4002094c00001040b
buffer_store_b96 v[0:2], off, s[0:3], s0 offset:4120064 th:TH_STORE_NT // 00c007c4000090000000de3e
buffer_store_b96 v[172:174], v153, ttmp[4:7], s64 offen offset:2413356 th:TH_STORE_NT_WB // 40c007c4ace0f040992cd324
buffer_store_b96 v[130:132], v165, s[32:35], ttmp12 offen offset:6358938 th:TH_STORE_NT_WB scope:SCOPE_DEV // 78c007c48240f840a59a0761
buffer_store_d16_format_x v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 040021c40210904004000000
buffer_store_d16_format_x v2, v4, s[8:11], s4 offen // 040021c40210804004000000
buffer_store_d16_format_xy v192, off, s[8:11], ttmp15 offset:560737 scope:SCOPE_SYS // 7b4021c4c0108c0000618e08
buffer_store_d16_format_xy v2, v4, s[8:11], s4 offen // 044021c40210804004000000
buffer_store_d16_format_xy v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 044021c40210904004000000
buffer_store_d16_format_xyz v[2:3], v4, s[8:11], s4 offen th:TH_STORE_NT // 048021c40210904004000000
buffer_store_d16_format_xyz v[2:3], v4, s[8:11], s4 offen // 048021c40210804004000000
buffer_store_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen // 04c021c40210804004000000
buffer_store_d16_format_xyzw v[2:3], v4, s[8:11], s4 offen th:TH_STORE_NT // 04c021c40210904004000000
buffer_store_d16_hi_b16 v1, off, s[4:7], s1 // 01c006c40108800000000000
buffer_store_d16_hi_b16 v130, v128, s[0:3], s44 idxen offset:1043172 th:TH_STORE_NT // 2cc006c48200908080e4ea0f
buffer_store_d16_hi_b16 v149, v[132:133], s[32:35], s1 idxen offen offset:1707364 th:TH_STORE_WB scope:SCOPE_DEV // 01c006c49540b8c084640d1a
buffer_store_d16_hi_b8 v1, off, ttmp[12:15], s4 offset:4095 // 044006c401f0800000ff0f00
buffer_store_d16_hi_b8 v0, v[48:49], s[36:39], s18 idxen offen offset:5242882 th:TH_STORE_NT // 124006c4004890c030020050
buffer_store_d16_hi_b8 v38, v179, s[72:75], s26 offen offset:3426307 th:TH_STORE_RT_NT scope:SCOPE_DEV // 1a4006c42690d840b3034834
buffer_store_d16_hi_format_x v2, v4, s[8:11], s4 offen // 04c009c40210804004000000
buffer_store_d16_hi_format_x v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 04c009c40210904004000000
buffer_store_format_x v232, v[171:172], ttmp[4:7], vcc_hi idxen offen offset:7335593 scope:SCOPE_DEV // 6b0001c4e8e088c0aba9ee6f
buffer_store_format_x v2, v4, s[8:11], s4 offen th:TH_STORE_NT // 040001c40210904004000000
buffer_store_format_x v2, v4, s[8:11], s4 offen // 040001c40210804004000000
buffer_store_format_xy v[2:3], v4, s[8:11], s4 offen th:TH_STORE_NT // 044001c40210904004000000
buffer_store_format_xy v[2:3], v4, s[8:11], s4 offen // 044001c40210804004000000
buffer_store_format_xyz v[2:4], v4, s[8:11], s4 offen th:TH_STORE_NT // 048001c40210904004000000
buffer_store_format_xyz v[2:4], v4, s[8:11], s4 offen // 048001c40210804004000000
buffer_store_format_xyzw v[2:5], v4, s[8:11], s4 offen // 04c001c40210804004000000
buffer_store_format_xyzw v[2:5], v4, s[8:11], s4 offen th:TH_STORE_NT // 04c001c40210904004000000
