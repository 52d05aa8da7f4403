s_atc_probe 0, s[4:5], 0x7ffff // 02c004f4ffff07f8
s_atc_probe 0, s[100:101], s3 offset:0x0 // 32c004f400000006
s_atc_probe 0, s[4:5], vcc_lo offset:0x0 // 02c004f4000000d4
s_atc_probe_buffer 0, s[8:11], 0x0 // 04e004f4000000f8
s_atc_probe_buffer 0, ttmp[8:11], s3 offset:0x0 // 3ae004f400000006
s_atc_probe_buffer 12, s[96:99], s42 offset:0x7b079d // 30e304f49d077b54
s_buffer_load_b128 s[8:11], s[4:7], 0x1 // 024201f4010000f8
s_buffer_load_b128 s[80:83], s[0:3], s32 offset:0x440852 scope:SCOPE_DEV // 005441f452084440
s_buffer_load_b128 s[88:91], s[8:11], s58 offset:0x1c4087 th:TH_LOAD_NT scope:SCOPE_DEV // 0456c1f487401c74
s_buffer_load_b256 s[8:15], s[4:7], 0x1 // 026201f4010000f8
s_buffer_load_b256 s[32:39], s[48:51], s48 offset:0x340 scope:SCOPE_SE // 186821f440030060
s_buffer_load_b256 s[16:23], s[68:71], s65 offset:0x213100 th:TH_LOAD_HT scope:SCOPE_SYS // 226461f500312182
s_buffer_load_b32 s5, s[4:7], 0x7ffff // 420101f4ffff07f8
s_buffer_load_b32 s65, s[0:3], s44 offset:0x7dbd5d scope:SCOPE_DEV // 401041f45dbd7d58
s_buffer_load_b32 s17, ttmp[4:7], s48 offset:0x4ec08 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7804e1f508ec0460
s_buffer_load_b512 s[20:35], s[4:7], 0x0 // 028501f4000000f8
s_buffer_load_b512 s[16:31], s[0:3], s28 offset:0x100800 scope:SCOPE_SE // 008421f400081038
s_buffer_load_b512 s[4:19], s[72:75], s3 offset:0x48bce0 th:TH_LOAD_NT scope:SCOPE_SE // 2481a1f4e0bc4806
s_buffer_load_b64 s[10:11], s[4:7], 0x7ffff // 822201f4ffff07f8
s_buffer_load_b64 ttmp[12:13], s[68:71], s12 offset:0x554b2c scope:SCOPE_SYS // 223e61f42c4b5518
s_buffer_load_b64 s[34:35], s[80:83], s45 offset:0x134e17 th:TH_LOAD_BYPASS scope:SCOPE_SYS // a828e1f5174e135a
s_buffer_load_b96 s[8:10], s[0:3], s81 offset:0xc0 // 00a201f4c00000a2
s_buffer_load_b96 s[4:6], s[0:3], ttmp8 offset:0x5bfc00 th:TH_LOAD_NT // 00a181f400fc5be8
s_buffer_load_b96 s[32:34], s[96:99], vcc_hi offset:0x51fa20 th:TH_LOAD_HT scope:SCOPE_SE // 30a821f520fa51d6
s_buffer_load_dword s101, s[4:7], s0 // s_buffer_load_b32 s101, s[4:7], s0 offset:0x0 // 421901f400000000
s_buffer_load_dwordx16 s[20:35], s[4:7], s0 // s_buffer_load_b512 s[20:35], s[4:7], s0 offset:0x0 // 028501f400000000
s_buffer_load_dwordx2 s[12:13], s[4:7], s0 // s_buffer_load_b64 s[12:13], s[4:7], s0 offset:0x0 // 022301f400000000
s_buffer_load_dwordx4 s[20:23], s[96:99], s0 // s_buffer_load_b128 s[20:23], s[96:99], s0 offset:0x0 // 304501f400000000
s_buffer_load_dwordx8 s[24:31], s[4:7], s0 // s_buffer_load_b256 s[24:31], s[4:7], s0 offset:0x0 // 026601f400000000
s_buffer_load_i16 s32, s[32:35], s52 offset:0xd100 // 10c806f400d10068
s_buffer_load_i16 s14, s[76:79], s18 offset:0x11016 scope:SCOPE_DEV // a6c346f416100124
s_buffer_load_i16 s11, ttmp[12:15], s67 offset:0x587946 th:TH_LOAD_NT scope:SCOPE_SYS // fcc2e6f446795886
s_buffer_load_i8 s5, s[4:7], m0 offset:0x0 // 428106f4000000fa
s_buffer_load_i8 s2, s[32:35], s36 offset:0x4a264f scope:SCOPE_SE // 908026f44f264a48
s_buffer_load_i8 ttmp0, s[4:7], s85 offset:0x172f82 th:TH_LOAD_HT scope:SCOPE_SYS // 029b66f5822f17aa
s_buffer_load_u16 s5, s[4:7], 0x0 // 42e106f4000000f8
s_buffer_load_u16 s82, s[68:71], s102 offset:0x776138 th:TH_LOAD_HT // a2f406f5386177cc
s_buffer_load_u16 ttmp3, s[64:67], s41 offset:0x47d089 th:TH_LOAD_NT scope:SCOPE_SYS // e0fbe6f489d04752
s_buffer_load_u8 s5, s[4:7], m0 offset:0x0 // 42a106f4000000fa
s_buffer_load_u8 s46, s[88:91], s71 offset:0x678f5b th:TH_LOAD_LU // acab86f55b8f678e
s_buffer_load_u8 ttmp9, s[48:51], ttmp5 offset:0x3336f1 th:TH_LOAD_HT scope:SCOPE_SYS // 58bd66f5f13633e2
s_buffer_prefetch_data s[0:3], 0x50a80b, s0, 10 // 80a205f40ba85000
s_buffer_prefetch_data s[0:3], 0x450000, null, 0 // 00a005f4000045f8
s_buffer_prefetch_data s[64:67], 0x5ef1ef, s44, 0 // 20a005f4eff15e58
s_dcache_inv // 000004f400000000
s_load_b128 s[20:23], s[2:3], 0x7ffff // 014500f4ffff07f8
s_load_b128 s[0:3], s[44:45], s68 offset:0x200000 th:TH_LOAD_HT // 164000f500002088
s_load_b128 ttmp[4:7], s[94:95], s4 offset:0x3a449d th:TH_LOAD_BYPASS scope:SCOPE_SYS // 2f5ce0f59d443a08
s_load_b256 s[20:27], s[2:3], 0x7ffff // 016500f4ffff07f8
s_load_b256 s[96:103], s[32:33], ttmp8 offset:0x1a0402 scope:SCOPE_SYS // 107860f402041ae8
s_load_b256 ttmp[4:11], s[4:5], s5 offset:-0x6ebcfa th:TH_LOAD_BYPASS scope:SCOPE_SYS // 027ce0f50643910a
s_load_b32 s1, s[2:3], 0xfc // 410000f4fc0000f8
s_load_b32 s72, s[62:63], s52 offset:0x2aad78 scope:SCOPE_SE // 1f1220f478ad2a68
s_load_b32 s88, ttmp[4:5], s65 offset:0x6f7eed th:TH_LOAD_BYPASS scope:SCOPE_SYS // 3816e0f5ed7e6f82
s_load_b512 s[20:35], s[2:3], 0x7ffff // 018500f4ffff07f8
s_load_b512 s[64:79], s[0:1], s81 offset:0x41100 scope:SCOPE_DEV // 009040f4001104a2
s_load_b512 s[48:63], s[88:89], s54 offset:-0x3c0121 th:TH_LOAD_LU scope:SCOPE_SE // 2c8ca0f5dffec36c
s_load_b64 s[2:3], s[0:1], 0x400000 // 802000f4000040f8
s_load_b64 null, s[20:21], s74 offset:-0x4900be th:TH_LOAD_HT scope:SCOPE_SYS // 0a3f60f542ffb694
s_load_b64 s[70:71], s[38:39], s63 offset:-0x4af222 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 9331e0f5de0db57e
s_load_b96 s[20:22], vcc, s0 offset:0x0 // 35c501f400000000
s_load_b96 s[48:50], s[4:5], s32 offset:0x40240 scope:SCOPE_SYS // 02cc61f440020440
s_load_b96 s[96:98], s[30:31], exec_lo offset:0x56e7fd th:TH_LOAD_BYPASS scope:SCOPE_SYS // 0fd8e1f5fde756fc
s_load_dword s5, s[2:3], s0 // s_load_b32 s5, s[2:3], s0 offset:0x0 // 410100f400000000
s_load_dwordx16 s[20:35], s[2:3], s0 // s_load_b512 s[20:35], s[2:3], s0 offset:0x0 // 018500f400000000
s_load_dwordx2 s[12:13], s[2:3], s0 // s_load_b64 s[12:13], s[2:3], s0 offset:0x0 // 012300f400000000
s_load_dwordx4 s[24:27], s[2:3], s0 // s_load_b128 s[24:27], s[2:3], s0 offset:0x0 // 014600f400000000
s_load_dwordx8 s[24:31], s[2:3], s0 // s_load_b256 s[24:31], s[2:3], s0 offset:0x0 // 016600f400000000
s_load_i16 s5, s[2:3], 0x0 // 414106f4000000f8
s_load_i16 s12, s[0:1], ttmp13 offset:-0x1770e8 th:TH_LOAD_LU // 004386f5188fe8f2
s_load_i16 s66, ttmp[8:9], exec_lo offset:0x3aac4b th:TH_LOAD_NT scope:SCOPE_SE // ba50a6f44bac3afc
s_load_i8 s0, s[0:1], 0x448001 // 000006f4018044f8
s_load_i8 s65, s[8:9], 0xc401e th:TH_LOAD_HT scope:SCOPE_DEV // 441046f51e400cf8
s_load_i8 ttmp2, s[78:79], ttmp0 offset:0x49fdb3 th:TH_LOAD_NT scope:SCOPE_SYS // a71be6f4b3fd49d8
s_load_u16 s5, s[2:3], m0 offset:0x0 // 416106f4000000fa
s_load_u16 s4, s[54:55], s1 offset:-0x45550b th:TH_LOAD_NT // 1b6186f4f5aaba02
s_load_u16 s96, s[68:69], exec_lo offset:0x73d69a th:TH_LOAD_HT scope:SCOPE_SYS // 227866f59ad673fc
s_load_u8 s16, s[16:17], 0x410200 // 082406f4000241f8
s_load_u8 s39, s[66:67], s22 offset:0x750206 scope:SCOPE_DEV // e12946f40602752c
s_load_u8 ttmp15, s[52:53], s104 offset:-0x6eb563 th:TH_LOAD_BYPASS scope:SCOPE_SYS // da3ee6f59d4a91d0
s_prefetch_data s[64:65], 0x46a15c, s96, 0 // 208005f45ca146c0
s_prefetch_data s[32:33], -0x6f7ff7, s4, 0 // 108005f409809008
s_prefetch_data s[4:5], 0x4, null, 0 // 028005f4040000f8
s_prefetch_data_pc_rel 0x80040, s10, 0 // 00c005f440000814
s_prefetch_data_pc_rel 0x4, null, 0 // 00c005f4040000f8
s_prefetch_data_pc_rel 0x4, null, 8 // 00c205f4040000f8
s_prefetch_inst s[14:15], 0x0, m0, 7 // c74104f4000000fa
s_prefetch_inst s[14:15], -0x1, m0, 7 // c74104f4fffffffa
s_prefetch_inst s[16:17], -0x3f7ba0, s100, 8 // 084204f46084c0c8
s_prefetch_inst_pc_rel 0x10, s3, 7 // c06104f410000006
s_prefetch_inst_pc_rel 100, s10, 7 // s_prefetch_inst_pc_rel 0x64, s10, 7 // c06104f464000014
s_prefetch_inst_pc_rel 0x4, null, 0 // 006004f4040000f8
