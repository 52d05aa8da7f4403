flat_atomic_add_f32 v[2:3], v1 // 7c0015ec0000800002000000
flat_atomic_add_f32 v[0:1], v2 offset:64 // 7c0015ec0000000100400000
flat_atomic_add_f32 v1, v[0:1], v2 offset:-8000000 th:TH_ATOMIC_RETURN // 7c0015ec010010010000ee85
flat_atomic_add_u32 v[254:255], v2 offset:4095 // 7c800cec00000001feff0f00
flat_atomic_add_u32 v[17:18], v134 offset:-4380605 // 7c800cec00000043114328bd
flat_atomic_add_u32 v[215:216], v155 offset:7367 // 7c800cec0000804dd7c71c00
flat_atomic_add_u64 v[0:1], v[2:3] offset:-64 // 7c8014ec0000000100c0ffff
flat_atomic_add_u64 v[254:255], v[2:3] offset:4095 // 7c8014ec00000001feff0f00
flat_atomic_add_u64 v[0:1], v[0:1], v[0:1] offset:-6815472 th:TH_ATOMIC_RETURN // 7c8014ec0000100000100198
flat_atomic_and_b32 v2, v4, s[2:3] scale_offset // 02400eec0000010202000000
flat_atomic_and_b32 v[107:108], v180 offset:1812909 // 7c400eec0000005a6bada91b
flat_atomic_and_b32 v[97:98], v56 offset:-5922898 scope:SCOPE_SE // 7c400eec0000041c61ae9fa5
flat_atomic_and_b64 v[254:255], v[2:3] offset:4095 // 7c4016ec00000001feff0f00
flat_atomic_and_b64 v[143:144], v[190:191], v[29:30] offset:2420857 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c4016ec8f00980ebe79f024
flat_atomic_and_b64 v[176:177], v[49:50], v[30:31] offset:-1148913 th:TH_ATOMIC_RETURN // 7c4016ecb000100f310f78ee
flat_atomic_cmpswap_b32 v[254:255], v[2:3] offset:4095 // 7c400cec00000001feff0f00
flat_atomic_cmpswap_b32 v46, v[144:145], v[139:140] offset:-5935330 th:TH_ATOMIC_RETURN // 7c400cec2e009045901e6fa5
flat_atomic_cmpswap_b32 v61, v[198:199], v[24:25] offset:-1159816 th:TH_ATOMIC_NT_RETURN // 7c400cec3d00300cc6784dee
flat_atomic_cmpswap_b64 v[254:255], v[2:5] // 7c4014ec00000001fe000000
flat_atomic_cmpswap_b64 v[0:1], v[2:5] offset:-64 // 7c4014ec0000000100c0ffff
flat_atomic_cmpswap_b64 v[124:125], v[147:148], v[141:144] offset:-3574412 th:TH_ATOMIC_RETURN // 7c4014ec7c009046937475c9
flat_atomic_cond_sub_u32 v[0:1], v2 offset:64 // 7cc011ec0000000100400000
flat_atomic_cond_sub_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7cc011ec0100100100400000
flat_atomic_cond_sub_u32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7cc011ec0100100100c0ffff
flat_atomic_dec_u32 v[254:255], v2 // 7c400fec00000001fe000000
flat_atomic_dec_u32 v[0:1], v2 offset:64 // 7c400fec0000000100400000
flat_atomic_dec_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c400fec0100100100400000
flat_atomic_dec_u64 v[254:255], v[2:3] // 7c4017ec00000001fe000000
flat_atomic_dec_u64 v[125:126], v[144:145] offset:1188584 scope:SCOPE_SYS // 7c4017ec00000c487de82212
flat_atomic_dec_u64 v[68:69], v[154:155] offset:-7214382 // 7c4017ec0000004d44d2ea91
flat_atomic_inc_u32 v[254:255], v2 // 7c000fec00000001fe000000
flat_atomic_inc_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c000fec0100100100400000
flat_atomic_inc_u32 v[180:181], v63 offset:-8302550 // 7c000fec0000801fb42a5081
flat_atomic_inc_u64 v[0:1], v[2:3] offset:-64 // 7c0017ec0000000100c0ffff
flat_atomic_inc_u64 v[0:1], v[0:1], v[64:65] offset:561152 th:TH_ATOMIC_RETURN // 7c0017ec0000102000009008
flat_atomic_inc_u64 v[102:103], v[150:151] offset:-7467980 // 7c0017ec0000004b66340c8e
flat_atomic_max_f64 v[0:1], v[2:3] // flat_atomic_max_num_f64 v[0:1], v[2:3] // 7c0018ec0000000100000000
flat_atomic_max_i32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7cc00dec0100100100c0ffff
flat_atomic_max_i32 v[1:2], v99 offset:1854081 // 7cc00dec0000803101814a1c
flat_atomic_max_i32 v[219:220], v90 offset:5988767 // 7cc00dec0000002ddb9f615b
flat_atomic_max_i64 v[0:1], v[2:3] offset:-64 // 7cc015ec0000000100c0ffff
flat_atomic_max_i64 v[0:1], v[79:80], v[197:198] offset:-1354016 th:TH_ATOMIC_NT_RETURN // 7cc015ec0000b0624fe056eb
flat_atomic_max_i64 v[14:15], v[114:115] offset:-4474289 th:TH_ATOMIC_NT scope:SCOPE_SYS // 7cc015ec00002c390e4fbabb
flat_atomic_max_num_f32 v[2:3], v4 // 7c0010ec0000000202000000
flat_atomic_max_num_f32 v[142:143], v163 offset:5371619 // 7c0010ec000080518ee3f651
flat_atomic_max_num_f32 v[219:220], v247 offset:3291728 // 7c0010ec0000807bdb503a32
flat_atomic_max_num_f64 v[2:3], v[4:5] // 7c0018ec0000000202000000
flat_atomic_max_num_f64 v[8:9], v[2:3], v[4:5] th:TH_ATOMIC_RETURN // 7c0018ec0800100202000000
flat_atomic_max_num_f64 v2, v[4:5], s[4:5] // 040018ec0000000202000000
flat_atomic_max_u32 v[254:255], v2 offset:4095 // 7c000eec00000001feff0f00
flat_atomic_max_u32 v[156:157], v161 offset:5053184 // 7c000eec000080509c001b4d
flat_atomic_max_u32 v[28:29], v86 offset:4701629 // 7c000eec0000002b1cbdbd47
flat_atomic_max_u64 v[254:255], v[2:3] // 7c0016ec00000001fe000000
flat_atomic_max_u64 v[128:129], v[0:1] offset:147472 // 7c0016ec0000000080104002
flat_atomic_max_u64 v[115:116], v[186:187] offset:-7276198 // 7c0016ec0000005d735af990
flat_atomic_min_f64 v[0:1], v[2:3] // flat_atomic_min_num_f64 v[0:1], v[2:3] // 7cc017ec0000000100000000
flat_atomic_min_i32 v[0:1], v2 offset:64 // 7c400dec0000000100400000
flat_atomic_min_i32 v[111:112], v73 offset:1183618 // 7c400dec000080246f820f12
flat_atomic_min_i32 v[147:148], v169 offset:-4375067 // 7c400dec0000805493e53dbd
flat_atomic_min_i64 v[254:255], v[2:3] offset:4095 // 7c4015ec00000001feff0f00
flat_atomic_min_i64 v[10:11], v[129:130] offset:-856384 // 7c4015ec000080400ac0eef2
flat_atomic_min_i64 v[124:125], v[206:207] offset:2718178 th:TH_ATOMIC_NT // 7c4015ec000020677ce27929
flat_atomic_min_num_f32 v[0:1], v2 offset:64 // 7cc00fec0000000100400000
flat_atomic_min_num_f32 v[0:1], v2 offset:-64 // 7cc00fec0000000100c0ffff
flat_atomic_min_num_f32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7cc00fec0100100100400000
flat_atomic_min_num_f64 v[2:3], v[4:5] // 7cc017ec0000000202000000
flat_atomic_min_num_f64 v[0:1], v[0:1] // 7cc017ec0000000000000000
flat_atomic_min_num_f64 v[8:9], v[2:3], v[4:5] th:TH_ATOMIC_RETURN // 7cc017ec0800100202000000
flat_atomic_min_u32 v[254:255], v2 offset:4095 // 7c800dec00000001feff0f00
flat_atomic_min_u32 v86, v[221:222], v163 offset:6146511 th:TH_ATOMIC_RETURN // 7c800dec56009051ddcfc95d
flat_atomic_min_u32 v95, v[162:163], v14 offset:4249874 th:TH_ATOMIC_NT_RETURN // 7c800dec5f003007a212d940
flat_atomic_min_u64 v[254:255], v[2:3] offset:4095 // 7c8015ec00000001feff0f00
flat_atomic_min_u64 v[121:122], v[205:206], v[7:8] offset:1496400 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c8015ec79009403cd50d516
flat_atomic_min_u64 v[21:22], v[10:11], v[81:82] offset:7545548 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c8015ec15009c280acc2273
flat_atomic_or_b32 v[254:255], v2 offset:4095 // 7c800eec00000001feff0f00
flat_atomic_or_b32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c800eec0100100100400000
flat_atomic_or_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c800eec0100100100c0ffff
flat_atomic_or_b64 v[254:255], v[2:3] offset:4095 // 7c8016ec00000001feff0f00
flat_atomic_or_b64 v[222:223], v[204:205], v[174:175] offset:1048664 th:TH_ATOMIC_RETURN // 7c8016ecde001057cc580010
flat_atomic_or_b64 v[60:61], v[171:172], v[25:26] offset:4735959 th:TH_ATOMIC_RETURN // 7c8016ec3c00900cabd74348
flat_atomic_pk_add_bf16 v[2:3], v1 // 7cc012ec0000800002000000
flat_atomic_pk_add_bf16 v0, v[120:121], v162 offset:-7044719 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7cc012ec0000185178918194
flat_atomic_pk_add_bf16 v[127:128], v106 offset:6243708 // 7cc012ec000000357f7c455f
flat_atomic_pk_add_f16 v[2:3], v1 // 7c8012ec0000800002000000
flat_atomic_pk_add_f16 v[180:181], v47 offset:-1986996 scope:SCOPE_SYS // 7c8012ec00008c17b44caee1
flat_atomic_pk_add_f16 v[196:197], v194 offset:450462 scope:SCOPE_SYS // 7c8012ec00000c61c49edf06
flat_atomic_sub_clamp_u32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c000dec0100100100c0ffff
flat_atomic_sub_clamp_u32 v143, v[237:238], v63 offset:1411288 th:TH_ATOMIC_RETURN scope:SCOPE_SE // 7c000dec8f00941fedd88815
flat_atomic_sub_clamp_u32 v162, v[55:56], v207 offset:-7154113 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c000deca2009867373fd692
flat_atomic_sub_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7cc00cec0100100100400000
flat_atomic_sub_u32 v131, v[112:113], v22 offset:8142658 th:TH_ATOMIC_RETURN // 7cc00cec8300100b70423f7c
flat_atomic_sub_u32 v46, v[240:241], v212 offset:1174704 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7cc00cec2e001c6af0b0ec11
flat_atomic_sub_u64 v[0:1], v[2:3] offset:64 // 7cc014ec0000000100400000
flat_atomic_sub_u64 v[237:238], v[243:244] offset:-262480 th:TH_ATOMIC_NT scope:SCOPE_SE // 7cc014ec0000a479edb0fefb
flat_atomic_sub_u64 v[48:49], v[178:179] offset:8311688 // 7cc014ec000000593088d37e
flat_atomic_swap_b32 v[254:255], v2 // 7c000cec00000001fe000000
flat_atomic_swap_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c000cec0100100100c0ffff
flat_atomic_swap_b32 v0, v[3:4], v75 offset:-3495177 th:TH_ATOMIC_RETURN // 7c000cec0000902503f7aaca
flat_atomic_swap_b64 v[254:255], v[2:3] offset:4095 // 7c0014ec00000001feff0f00
flat_atomic_swap_b64 v[145:146], v[97:98], v[101:102] offset:-6186359 th:TH_ATOMIC_RETURN scope:SCOPE_DEV // 7c0014ec9100983261899aa1
flat_atomic_swap_b64 v[56:57], v[74:75], v[95:96] offset:-5509963 th:TH_ATOMIC_RETURN // 7c0014ec3800902f4ab5ecab
flat_atomic_xor_b32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7cc00eec0100100100400000
flat_atomic_xor_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7cc00eec0100100100c0ffff
flat_atomic_xor_b32 v[175:176], v33 offset:4604663 // 7cc00eec00008010aff74246
flat_atomic_xor_b64 v[254:255], v[2:3] // 7cc016ec00000001fe000000
flat_atomic_xor_b64 v[0:1], v[2:3] offset:-64 // 7cc016ec0000000100c0ffff
flat_atomic_xor_b64 v[140:141], v[3:4], v[92:93] offset:2396121 th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7cc016ec8c001c2e03d98f24
flat_load_b128 v[4:7], v[2:3] // 7c8003ec0400000002000000
flat_load_b128 v[212:215], v[73:74] offset:-2665411 th:TH_LOAD_NT_RT // 7c8003ecd4004000493d54d7
flat_load_b128 v[39:42], v[231:232] offset:8320541 th:TH_LOAD_NT_RT // 7c8003ec27004000e71df67e
flat_load_b32 v5, v[254:255] // 7c0003ec05000000fe000000
flat_load_b32 v5, v[254:255] offset:4095 // 7c0003ec05000000feff0f00
flat_load_b32 v0, v[157:158] offset:8218251 scope:SCOPE_DEV // 7c0003ec000008009d8b667d
flat_load_b64 v[4:5], v2, s[6:7] offset:8 scale_offset th:TH_LOAD_HT scope:SCOPE_SYS nv // 864003ec04002d0002080000
flat_load_b64 v[152:153], v[204:205] offset:1656275 th:TH_LOAD_LU // 7c4003ec98003000ccd34519
flat_load_b64 v[246:247], v[21:22] offset:6293552 th:TH_LOAD_HT scope:SCOPE_SYS // 7c4003ecf6002c0015300860
flat_load_b96 v[4:6], v[2:3] nv // fcc003ec0400000002000000
flat_load_b96 v[38:40], v[186:187] offset:4912017 th:TH_LOAD_LU // 7cc003ec26003000ba91f34a
flat_load_b96 v[99:101], v[131:132] offset:-2619894 scope:SCOPE_SYS // 7cc003ec63000c00830a06d8
flat_load_d16_b16 v5, v[254:255] offset:4095 // 7c0009ec05000000feff0f00
flat_load_d16_b16 v190, v[194:195] offset:-2686936 th:TH_LOAD_HT // 7c0009ecbe002000c22800d7
flat_load_d16_b16 v76, v[36:37] offset:-2513683 scope:SCOPE_SE // 7c0009ec4c00040024eda4d9
flat_load_d16_hi_b16 v4, v[2:3] // 7c4009ec0400000002000000
flat_load_d16_hi_b16 v209, v[128:129] offset:-373945 scope:SCOPE_SYS // 7c4009ecd1000c0080474bfa
flat_load_d16_hi_b16 v40, v[136:137] offset:-586429 scope:SCOPE_SYS // 7c4009ec28000c0088430df7
flat_load_d16_hi_i8 v1, v[0:1] offset:-64 // 7cc008ec0100000000c0ffff
flat_load_d16_hi_i8 v0, v[159:160] offset:-3138742 // 7cc008ec000000009f4a1bd0
flat_load_d16_hi_i8 v140, v[125:126] offset:-2423108 th:TH_LOAD_NT // 7cc008ec8c0010007dbc06db
flat_load_d16_hi_u8 v1, v[0:1] offset:-64 // 7c4008ec0100000000c0ffff
flat_load_d16_hi_u8 v33, v[121:122] offset:1498760 th:TH_LOAD_NT_HT // 7c4008ec210060007988de16
flat_load_d16_hi_u8 v48, v[101:102] offset:7358154 th:TH_LOAD_NT_HT scope:SCOPE_SE // 7c4008ec3000640065ca4670
flat_load_d16_i8 v5, v[254:255] offset:4095 // 7c8008ec05000000feff0f00
flat_load_d16_i8 v145, v[49:50] offset:1264747 scope:SCOPE_DEV // 7c8008ec91000800316b4c13
flat_load_d16_i8 v233, v[242:243] offset:6683549 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7c8008ece9005c00f29dfb65
flat_load_d16_u8 v1, v[0:1] offset:64 // 7c0008ec0100000000400000
flat_load_d16_u8 v1, v[0:1] offset:-64 // 7c0008ec0100000000c0ffff
flat_load_d16_u8 v222, v[112:113] offset:1203761 th:TH_LOAD_NT_RT scope:SCOPE_SYS // 7c0008ecde004c0070315e12
flat_load_i16 v5, v[254:255] offset:4095 // 7cc002ec05000000feff0f00
flat_load_i16 v234, v[69:70] offset:-2322267 // 7cc002ecea00000045a590dc
flat_load_i16 v89, v[137:138] offset:-1487011 th:TH_LOAD_NT_RT scope:SCOPE_SE // 7cc002ec59004400895d4fe9
flat_load_i8 v5, v[254:255] // 7c4002ec05000000fe000000
flat_load_i8 v1, v[0:1] offset:-64 // 7c4002ec0100000000c0ffff
flat_load_i8 v5, v[254:255] offset:4095 // 7c4002ec05000000feff0f00
flat_load_u16 v1, v[0:1] offset:64 // 7c8002ec0100000000400000
flat_load_u16 v1, v[0:1] offset:-64 // 7c8002ec0100000000c0ffff
flat_load_u16 v115, v[85:86] offset:2413450 // 7c8002ec73000000558ad324
flat_load_u8 v1, v[0:1] offset:64 // 7c0002ec0100000000400000
flat_load_u8 v1, v[0:1] offset:-64 // 7c0002ec0100000000c0ffff
flat_load_u8 v178, v[210:211] offset:-1902474 th:TH_LOAD_NT_RT // 7c0002ecb2004000d276f8e2
flat_store_b128 v[254:255], v[2:5] offset:4095 // 7c8007ec00000001feff0f00
flat_store_b128 v[19:20], v[231:234] offset:-6980895 scope:SCOPE_DEV // 7c8007ec0000887313e17a95
flat_store_b128 v[36:37], v[10:13] offset:-7182490 scope:SCOPE_SE // 7c8007ec0000040524666792
flat_store_b16 v[0:1], v2 offset:64 // 7c8006ec0000000100400000
flat_store_b16 v[0:1], v2 offset:-64 // 7c8006ec0000000100c0ffff
flat_store_b16 v[148:149], v33 offset:2345262 th:TH_STORE_RT_NT scope:SCOPE_DEV // 7c8006ec0000d810942ec923
flat_store_b32 v[254:255], v2 // 7c0007ec00000001fe000000
flat_store_b32 v[254:255], v2 offset:4095 // 7c0007ec00000001feff0f00
flat_store_b32 v[157:158], v127 offset:8118872 th:TH_STORE_NT_HT // 7c0007ec0000e03f9d58e27b
flat_store_b64 v[0:1], v[2:3] offset:-64 // 7c4007ec0000000100c0ffff
flat_store_b64 v[135:136], v[184:185] offset:-1318676 th:TH_STORE_NT_WB // 7c4007ec0000705c87ece0eb
flat_store_b64 v[235:236], v[244:245] offset:4180036 scope:SCOPE_SYS // 7c4007ec00000c7aeb44c83f
flat_store_b8 v[254:255], v2 offset:4095 // 7c0006ec00000001feff0f00
flat_store_b8 v[0:1], v2 offset:-64 // 7c0006ec0000000100c0ffff
flat_store_b8 v[150:151], v132 offset:1485153 th:TH_STORE_NT_WB // 7c0006ec000070429661a916
flat_store_b96 v[254:255], v[2:4] // 7cc007ec00000001fe000000
flat_store_b96 v[0:1], v[2:4] offset:64 // 7cc007ec0000000100400000
flat_store_b96 v[17:18], v[218:220] offset:-6634768 th:TH_STORE_HT scope:SCOPE_DEV // 7cc007ec0000286d11f0c29a
flat_store_d16_hi_b16 v[0:1], v2 offset:-64 // 7cc006ec0000000100c0ffff
flat_store_d16_hi_b16 v[254:255], v2 offset:4095 // 7cc006ec00000001feff0f00
flat_store_d16_hi_b16 v[170:171], v251 offset:7650905 // 7cc006ec0000807daa59be74
flat_store_d16_hi_b8 v2, v3, s[4:5] // 044006ec0000800102000000
flat_store_d16_hi_b8 v[137:138], v108 offset:6287492 scope:SCOPE_DEV // 7c4006ec000008368984f05f
flat_store_d16_hi_b8 v[1:2], v13 offset:-4153630 scope:SCOPE_SE // 7c4006ec0000840601e29ec0
global_atomic_add_f32 v1, v2, vcc // 6a0015ee0000000101000000
global_atomic_add_f32 v0, v2, s[0:1] offset:64 // 000015ee0000000100400000
global_atomic_add_f32 v255, v2, s[6:7] offset:-1 // 060015ee00000001ffffffff
global_atomic_add_u32 v1, v2, vcc // 6a800cee0000000101000000
global_atomic_add_u32 v1, v2, s[6:7] offset:-4096 // 06800cee000000010100f0ff
global_atomic_add_u32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c800cee0100100100400000
global_atomic_add_u64 v1, v[2:3], vcc // 6a8014ee0000000101000000
global_atomic_add_u64 v1, v[2:3], s[100:101] offset:-1 // 648014ee0000000101ffffff
global_atomic_add_u64 v[0:1], v[2:3], off offset:64 // 7c8014ee0000000100400000
global_atomic_and_b32 v1, v2, s[6:7] // 06400eee0000000101000000
global_atomic_and_b32 v0, v2, s[0:1] offset:-64 // 00400eee0000000100c0ffff
global_atomic_and_b32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c400eee0100100100400000
global_atomic_and_b64 v1, v[2:3], s[6:7] // 064016ee0000000101000000
global_atomic_and_b64 v1, v[2:3], s[6:7] offset:4095 // 064016ee0000000101ff0f00
global_atomic_and_b64 v1, v[2:3], s[6:7] offset:-4096 // 064016ee000000010100f0ff
global_atomic_cmpswap_b32 v1, v[2:3], vcc // 6a400cee0000000101000000
global_atomic_cmpswap_b32 v255, v[2:3], s[6:7] offset:-1 // 06400cee00000001ffffffff
global_atomic_cmpswap_b32 v1, v[0:1], v[2:3], off offset:-64 th:TH_ATOMIC_RETURN // 7c400cee0100100100c0ffff
global_atomic_cmpswap_b64 v1, v[2:5], ttmp[14:15] // 7a4014ee0000000101000000
global_atomic_cmpswap_b64 v1, v[252:255], s[6:7] offset:-1 // 064014ee0000007e01ffffff
global_atomic_cmpswap_b64 v1, v[2:5], s[6:7] offset:4095 // 064014ee0000000101ff0f00
global_atomic_cond_sub_u32 v0, v2, s[0:1] offset:64 // 00c011ee0000000100400000
global_atomic_cond_sub_u32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00c011ee0100100100400000
global_atomic_cond_sub_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7cc011ee0100100100c0ffff
global_atomic_csub_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // global_atomic_sub_clamp_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // 7c000dee0500900002000000
global_atomic_dec_u32 v1, v2, ttmp[14:15] // 7a400fee0000000101000000
global_atomic_dec_u32 v[0:1], v2, off offset:64 // 7c400fee0000000100400000
global_atomic_dec_u32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c400fee0100100100400000
global_atomic_dec_u64 v1, v[2:3], s[104:105] // 684017ee0000000101000000
global_atomic_dec_u64 v0, v[2:3], s[0:1] offset:64 // 004017ee0000000100400000
global_atomic_dec_u64 v1, v[2:3], s[6:7] offset:-4096 // 064017ee000000010100f0ff
global_atomic_inc_u32 v1, v2, vcc offset:-1 // 6a000fee0000000101ffffff
global_atomic_inc_u32 v1, v2, s[100:101] offset:-1 // 64000fee0000000101ffffff
global_atomic_inc_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c000fee0100100100c0ffff
global_atomic_inc_u64 v[254:255], v[2:3], off // 7c0017ee00000001fe000000
global_atomic_inc_u64 v1, v[2:3], vcc offset:-1 // 6a0017ee0000000101ffffff
global_atomic_inc_u64 v1, v[2:3], s[100:101] offset:-1 // 640017ee0000000101ffffff
global_atomic_max_f64 v[0:1], v[2:3], off // global_atomic_max_num_f64 v[0:1], v[2:3], off // 7c0018ee0000000100000000
global_atomic_max_i32 v1, v2, vcc // 6ac00dee0000000101000000
global_atomic_max_i32 v[0:1], v2, off offset:64 // 7cc00dee0000000100400000
global_atomic_max_i32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00c00dee0100100100400000
global_atomic_max_i64 v1, v[2:3], vcc // 6ac015ee0000000101000000
global_atomic_max_i64 v[0:1], v[2:3], off offset:64 // 7cc015ee0000000100400000
global_atomic_max_i64 v1, v[2:3], ttmp[14:15] offset:-1 // 7ac015ee0000000101ffffff
global_atomic_max_num_f32 v1, v2, s[104:105] // 680010ee0000000101000000
global_atomic_max_num_f32 v[0:1], v2, off offset:-64 // 7c0010ee0000000100c0ffff
global_atomic_max_num_f32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 000010ee0100100100400000
global_atomic_max_num_f64 v[2:3], v[4:5], off // 7c0018ee0000000202000000
global_atomic_max_num_f64 v[0:1], v[0:1], off // 7c0018ee0000000000000000
global_atomic_max_num_f64 v[8:9], v[2:3], v[4:5], off th:TH_ATOMIC_RETURN // 7c0018ee0800100202000000
global_atomic_max_u32 v1, v2, vcc // 6a000eee0000000101000000
global_atomic_max_u32 v[0:1], v2, off offset:64 // 7c000eee0000000100400000
global_atomic_max_u32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00000eee0100100100c0ffff
global_atomic_max_u64 v1, v[2:3], vcc // 6a0016ee0000000101000000
global_atomic_max_u64 v0, v[2:3], s[0:1] offset:64 // 000016ee0000000100400000
global_atomic_max_u64 v1, v[2:3], s[100:101] offset:-1 // 640016ee0000000101ffffff
global_atomic_min_f64 v[0:1], v[2:3], off // global_atomic_min_num_f64 v[0:1], v[2:3], off // 7cc017ee0000000100000000
global_atomic_min_i32 v255, v2, s[6:7] offset:-1 // 06400dee00000001ffffffff
global_atomic_min_i32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00400dee0100100100400000
global_atomic_min_i32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c400dee0100100100c0ffff
global_atomic_min_i64 v255, v[2:3], s[104:105] // 684015ee00000001ff000000
global_atomic_min_i64 v1, v[2:3], s[6:7] offset:4095 // 064015ee0000000101ff0f00
global_atomic_min_i64 v1, v[2:3], s[100:101] offset:-1 // 644015ee0000000101ffffff
global_atomic_min_num_f32 v255, v2, s[104:105] // 68c00fee00000001ff000000
global_atomic_min_num_f32 v0, v2, s[0:1] offset:64 // 00c00fee0000000100400000
global_atomic_min_num_f32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7cc00fee0100100100c0ffff
global_atomic_min_num_f64 v2, v[4:5], s[6:7] // 06c017ee0000000202000000
global_atomic_min_num_f64 v[8:9], v2, v[4:5], s[4:5] th:TH_ATOMIC_RETURN // 04c017ee0800100202000000
global_atomic_min_num_f64 v[0:1], v[0:1], off // 7cc017ee0000000000000000
global_atomic_min_u32 v1, v2, s[104:105] // 68800dee0000000101000000
global_atomic_min_u32 v1, v2, vcc offset:-1 // 6a800dee0000000101ffffff
global_atomic_min_u32 v1, v255, s[6:7] offset:-1 // 06800dee0000807f01ffffff
global_atomic_min_u64 v255, v[2:3], s[104:105] // 688015ee00000001ff000000
global_atomic_min_u64 v255, v[2:3], s[6:7] offset:-1 // 068015ee00000001ffffffff
global_atomic_min_u64 v[0:1], v[2:3], off offset:-64 // 7c8015ee0000000100c0ffff
global_atomic_or_b32 v1, v2, vcc // 6a800eee0000000101000000
global_atomic_or_b32 v1, v255, s[6:7] offset:-1 // 06800eee0000807f01ffffff
global_atomic_or_b32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00800eee0100100100400000
global_atomic_or_b64 v1, v[254:255], s[6:7] offset:-1 // 068016ee0000007f01ffffff
global_atomic_or_b64 v1, v[2:3], s[6:7] offset:4095 // 068016ee0000000101ff0f00
global_atomic_or_b64 v[235:236], v[156:157], v[120:121], off offset:-605362 th:TH_ATOMIC_RETURN // 7c8016eeeb00103c9c4ec3f6
global_atomic_ordered_add_b64 v233, v[244:245], vcc offset:296936 th:TH_ATOMIC_NT scope:SCOPE_DEV // 6a401dee0000287ae9e88704
global_atomic_ordered_add_b64 v8, v[107:108], vcc offset:-5381113 scope:SCOPE_DEV // 6a401dee000088350807e4ad
global_atomic_ordered_add_b64 v[8:9], v[2:3], v[4:5], off th:TH_ATOMIC_RETURN // 7c401dee0800100202000000
global_atomic_pk_add_bf16 v0, v2, s[0:1] // 00c012ee0000000100000000
global_atomic_pk_add_bf16 v0, v2, s[0:1] offset:-64 // 00c012ee0000000100c0ffff
global_atomic_pk_add_bf16 v1, v0, v2, s[0:1] th:TH_ATOMIC_RETURN // 00c012ee0100100100000000
global_atomic_pk_add_f16 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c8012ee0100100100c0ffff
global_atomic_pk_add_f16 v119, v32, s[8:9] offset:1051256 // 088012ee0000001077780a10
global_atomic_pk_add_f16 v[0:1], v0, off // 7c8012ee0000000000000000
global_atomic_sub_clamp_u32 v0, v2, s[2:3] // 02000dee0000000100000000
global_atomic_sub_clamp_u32 v0, v2, s[0:1] offset:64 // 00000dee0000000100400000
global_atomic_sub_clamp_u32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00000dee0100100100400000
global_atomic_sub_u32 v1, v2, s[104:105] // 68c00cee0000000101000000
global_atomic_sub_u32 v1, v2, s[6:7] offset:-4096 // 06c00cee000000010100f0ff
global_atomic_sub_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7cc00cee0100100100c0ffff
global_atomic_sub_u64 v1, v[2:3], vcc // 6ac014ee0000000101000000
global_atomic_sub_u64 v[254:255], v[2:3], off // 7cc014ee00000001fe000000
global_atomic_sub_u64 v255, v[2:3], s[6:7] offset:-1 // 06c014ee00000001ffffffff
global_atomic_swap_b32 v1, v2, vcc // 6a000cee0000000101000000
global_atomic_swap_b32 v1, v2, s[100:101] offset:-1 // 64000cee0000000101ffffff
global_atomic_swap_b32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00000cee0100100100c0ffff
global_atomic_swap_b64 v1, v[2:3], ttmp[14:15] // 7a0014ee0000000101000000
global_atomic_swap_b64 v1, v[2:3], vcc offset:-1 // 6a0014ee0000000101ffffff
global_atomic_swap_b64 v1, v[2:3], s[6:7] offset:-4096 // 060014ee000000010100f0ff
global_atomic_xor_b32 v255, v2, s[6:7] offset:-1 // 06c00eee00000001ffffffff
global_atomic_xor_b32 v[0:1], v2, off offset:64 // 7cc00eee0000000100400000
global_atomic_xor_b32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00c00eee0100100100c0ffff
global_atomic_xor_b64 v1, v[2:3], vcc // 6ac016ee0000000101000000
global_atomic_xor_b64 v[0:1], v[2:3], off offset:64 // 7cc016ee0000000100400000
global_atomic_xor_b64 v1, v[2:3], s[100:101] offset:-1 // 64c016ee0000000101ffffff
global_inv scope:SCOPE_DEV // 7cc00aee0000080000000000
global_inv // 7cc00aee0000000000000000
global_inv th:TH_LOAD_LU // 7cc00aee0000300000000000
global_load_addtid_b32 v1, off // 7c8005ee0100000000000000
global_load_addtid_b32 v1, off offset:64 // 7c8005ee0100000000400000
global_load_addtid_b32 v1, s[0:1] offset:64 // 008005ee0100000000400000
global_load_b128 v[4:7], v[2:3], off // 7c8003ee0400000002000000
global_load_b128 v[204:207], v85, vcc offset:-7038632 scope:SCOPE_SYS // 6a8003eecc000c0055589994
global_load_b128 v[70:73], v61, vcc offset:5358353 th:TH_LOAD_HT scope:SCOPE_SE // 6a8003ee460024003d11c351
global_load_b32 v5, v255, s[104:105] // 680003ee05000000ff000000
global_load_b32 v1, v3, s[2:3] offset:24 // 020003ee0100000003180000
global_load_b32 v1, v[0:1], off offset:64 // 7c0003ee0100000000400000
global_load_b64 v[4:5], v2, s[6:7] scale_offset // 064003ee0400010002000000
global_load_b64 v[22:23], v[168:169], off offset:4757680 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7c4003ee16005c00a8b09848
global_load_b64 v[79:80], v[171:172], off offset:625473 scope:SCOPE_DEV // 7c4003ee4f000800ab418b09
global_load_b96 v[4:6], v[2:3], off // 7cc003ee0400000002000000
global_load_b96 v[4:6], v[211:212], off offset:-3015846 // 7cc003ee04000000d35afbd1
global_load_b96 v[81:83], v[243:244], off offset:-6192358 th:TH_LOAD_RT_NT scope:SCOPE_SYS // 7cc003ee51005c00f31a83a1
global_load_block v[0:31], v[32:33], off // 7cc010ee0000000020000000
global_load_block v[8:39], v2, s[4:5] // 04c010ee0800000002000000
global_load_block v[8:39], v[2:3], off // 7cc010ee0800000002000000
global_load_d16_b16 v5, v1, s[104:105] // 680009ee0500000001000000
global_load_d16_b16 v5, v255, vcc offset:4095 // 6a0009ee05000000ffff0f00
global_load_d16_b16 v5, v1, s[4:5] offset:4095 // 040009ee0500000001ff0f00
global_load_d16_hi_b16 v5, v1, vcc // 6a4009ee0500000001000000
global_load_d16_hi_b16 v5, v255, s[4:5] offset:-1 // 044009ee05000000ffffffff
global_load_d16_hi_b16 v5, v1, s[4:5] offset:4095 // 044009ee0500000001ff0f00
global_load_d16_hi_i8 v5, v255, s[104:105] // 68c008ee05000000ff000000
global_load_d16_hi_i8 v5, v1, s[100:101] offset:-1 // 64c008ee0500000001ffffff
global_load_d16_hi_i8 v5, v255, vcc offset:4095 // 6ac008ee05000000ffff0f00
global_load_d16_hi_u8 v5, v1, vcc // 6a4008ee0500000001000000
global_load_d16_hi_u8 v5, v[254:255], off // 7c4008ee05000000fe000000
global_load_d16_hi_u8 v5, v1, s[4:5] offset:-4096 // 044008ee050000000100f0ff
global_load_d16_i8 v5, v1, vcc // 6a8008ee0500000001000000
global_load_d16_i8 v5, v255, s[104:105] // 688008ee05000000ff000000
global_load_d16_i8 v5, v255, vcc offset:4095 // 6a8008ee05000000ffff0f00
global_load_d16_u8 v5, v1, vcc // 6a0008ee0500000001000000
global_load_d16_u8 v1, v0, s[0:1] offset:64 // 000008ee0100000000400000
global_load_d16_u8 v5, v1, s[100:101] offset:-1 // 640008ee0500000001ffffff
global_load_i16 v5, v1, vcc // 6ac002ee0500000001000000
global_load_i16 v5, v1, vcc offset:-1 // 6ac002ee0500000001ffffff
global_load_i16 v5, v255, vcc offset:4095 // 6ac002ee05000000ffff0f00
global_load_i8 v5, v1, s[104:105] // 684002ee0500000001000000
global_load_i8 v5, v255, s[4:5] offset:-1 // 044002ee05000000ffffffff
global_load_i8 v5, v255, vcc offset:4095 // 6a4002ee05000000ffff0f00
global_load_tr16_b128 v[4:7], v[2:3], off // 7c4011ee0400000002000000
global_load_tr16_b128 v[0:3], v[0:1], off // 7c4011ee0000000000000000
global_load_tr16_b128 v[8:11], v2, s[4:5] // 044011ee0800000002000000
global_load_tr8_b64 v[4:5], v2, s[6:7] // 068011ee0400000002000000
global_load_tr8_b64 v[0:1], v[0:1], off // 7c8011ee0000000000000000
global_load_tr8_b64 v[8:9], v[2:3], off // 7c8011ee0800000002000000
global_load_tr_b128 v[87:90], v[193:194], off offset:201061 th:TH_LOAD_BYPASS scope:SCOPE_SYS // global_load_tr16_b128 v[87:90], v[193:194], off offset:201061 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7c4011ee57003c00c1651103
global_load_tr_b64 v[143:144], v[163:164], off offset:2554043 // global_load_tr8_b64 v[143:144], v[163:164], off offset:2554043 // 7c8011ee8f000000a3bbf826
global_load_tr_b64 v[152:153], v[160:161], off offset:6259899 scope:SCOPE_SYS // global_load_tr8_b64 v[152:153], v[160:161], off offset:6259899 scope:SCOPE_SYS // 7c8011ee98000c00a0bb845f
global_load_u16 v5, v1, s[104:105] // 688002ee0500000001000000
global_load_u16 v5, v1, vcc offset:-1 // 6a8002ee0500000001ffffff
global_load_u16 v5, v1, s[100:101] offset:-1 // 648002ee0500000001ffffff
global_load_u8 v5, v1, ttmp[14:15] // 7a0002ee0500000001000000
global_load_u8 v1, v0, s[0:1] offset:-64 // 000002ee0100000000c0ffff
global_load_u8 v1, v[0:1], off offset:-64 // 7c0002ee0100000000c0ffff
global_store_addtid_b32 v1, ttmp[14:15] // 7ac005ee0000800000000000
global_store_addtid_b32 v2, off offset:64 // 7cc005ee0000000100400000
global_store_addtid_b32 v124, off offset:-3637003 // 7cc005ee0000003e00f580c8
global_store_b128 v1, v[2:5], vcc // 6a8007ee0000000101000000
global_store_b128 v1, v[2:5], s[6:7] offset:4095 // 068007ee0000000101ff0f00
global_store_b128 v1, v[2:5], s[100:101] offset:-1 // 648007ee0000000101ffffff
global_store_b16 v3, v1, s[2:3] // 028006ee0000800003000000
global_store_b16 v255, v2, s[6:7] offset:-1 // 068006ee00000001ffffffff
global_store_b16 v[0:1], v2, off offset:-64 // 7c8006ee0000000100c0ffff
global_store_b32 v3, v1, s[2:3] // 020007ee0000800003000000
global_store_b32 v1, v2, s[6:7] offset:4095 // 060007ee0000000101ff0f00
global_store_b32 v255, v2, vcc offset:4095 // 6a0007ee00000001ffff0f00
global_store_b64 v1, v[2:3], s[104:105] // 684007ee0000000101000000
global_store_b64 v255, v[2:3], s[6:7] offset:-1 // 064007ee00000001ffffffff
global_store_b64 v[0:1], v[2:3], off offset:-64 // 7c4007ee0000000100c0ffff
global_store_b8 v1, v2, s[100:101] offset:-1 // 640006ee0000000101ffffff
global_store_b8 v[207:208], v212, off offset:-4254263 scope:SCOPE_DEV // 7c0006ee0000086acfc915bf
global_store_b8 v[2:3], v4, off th:TH_STORE_NT // 7c0006ee0000100202000000
global_store_b96 v1, v[2:4], s[104:105] // 68c007ee0000000101000000
global_store_b96 v1, v[2:4], ttmp[14:15] offset:-1 // 7ac007ee0000000101ffffff
global_store_b96 v[0:1], v[2:4], off offset:-64 // 7cc007ee0000000100c0ffff
global_store_block v[32:33], v[0:31], off // 7c0011ee0000000020000000
global_store_block v[2:3], v[4:35], off // 7c0011ee0000000202000000
global_store_block v[2:3], v[4:35], off th:TH_STORE_NT // 7c0011ee0000100202000000
global_store_d16_hi_b16 v255, v2, s[104:105] // 68c006ee00000001ff000000
global_store_d16_hi_b16 v1, v2, s[6:7] offset:4095 // 06c006ee0000000101ff0f00
global_store_d16_hi_b16 v1, v2, s[6:7] offset:-4096 // 06c006ee000000010100f0ff
global_store_d16_hi_b8 v255, v2, s[104:105] // 684006ee00000001ff000000
global_store_d16_hi_b8 v255, v2, s[6:7] offset:-1 // 064006ee00000001ffffffff
global_store_d16_hi_b8 v[0:1], v2, off offset:-64 // 7c4006ee0000000100c0ffff
global_wb // 7c000bee0000000000000000
global_wb scope:SCOPE_DEV // 7c000bee0000080000000000
global_wb scope:SCOPE_SYS // 7c000bee00000c0000000000
global_wbinv scope:SCOPE_DEV // 7c800bee0000080000000000
global_wbinv scope:SCOPE_SYS // 7c800bee00000c0000000000
global_wbinv scope:SCOPE_SE // 7c800bee0000040000000000
scratch_load_b128 v[2:5], v4, s6 offset:16 // 068003ed0200020004100000
scratch_load_b128 v[2:5], off, s6 offset:16 // 068003ed0200000000100000
scratch_load_b128 v[172:175], off, off offset:1402827 // 7c8003edac00000000cb6715
scratch_load_b32 v1, off, m0 // 7d0003ed0100000000000000
scratch_load_b32 v2, off, s6 offset:16 // 060003ed0200000000100000
scratch_load_b32 v5, off, vcc_hi offset:-1 // 6b0003ed0500000000ffffff
scratch_load_b64 v[2:3], v4, s6 offset:16 // 064003ed0200020004100000
scratch_load_b64 v[2:3], off, s6 offset:16 // 064003ed0200000000100000
scratch_load_b64 v[221:222], v185, m0 offset:8270670 th:TH_LOAD_NT_HT // 7d4003eddd006200b94e337e
scratch_load_b96 v[2:4], v4, s6 // 06c003ed0200020004000000
scratch_load_b96 v[2:4], v4, off // 7cc003ed0200020004000000
scratch_load_b96 v[211:213], off, off offset:-1803255 th:TH_LOAD_NT_HT // 7cc003edd300600000097ce4
scratch_load_block v[0:31], off, s2 // 02c010ed0000000000000000
scratch_load_block v[8:39], off, off // 7cc010ed0800000000000000
scratch_load_block v[8:39], v2, s4 // 04c010ed0800020002000000
scratch_load_d16_b16 v1, v2, off // 7c0009ed0100020002000000
scratch_load_d16_b16 v2, v4, s6 offset:16 // 060009ed0200020004100000
scratch_load_d16_b16 v5, v255, vcc_hi offset:4095 // 6b0009ed05000200ffff0f00
scratch_load_d16_hi_b16 v1, v2, off // 7c4009ed0100020002000000
scratch_load_d16_hi_b16 v255, off, s2 offset:-1 // 024009edff00000000ffffff
scratch_load_d16_hi_b16 v5, v255, vcc_hi offset:4095 // 6b4009ed05000200ffff0f00
scratch_load_d16_hi_i8 v5, v1, s2 // 02c008ed0500020001000000
scratch_load_d16_hi_i8 v5, v255, vcc_lo // 6ac008ed05000200ff000000
scratch_load_d16_hi_i8 v255, off, s2 offset:-1 // 02c008edff00000000ffffff
scratch_load_d16_hi_u8 v2, v4, s6 // 064008ed0200020004000000
scratch_load_d16_hi_u8 v1, v0, s0 offset:64 // 004008ed0100020000400000
scratch_load_d16_hi_u8 v5, off, vcc_lo offset:-1 // 6a4008ed0500000000ffffff
scratch_load_d16_i8 v5, v1, ttmp15 // 7b8008ed0500020001000000
scratch_load_d16_i8 v1, off, s0 offset:64 // 008008ed0100000000400000
scratch_load_d16_i8 v5, off, vcc_hi offset:-1 // 6b8008ed0500000000ffffff
scratch_load_d16_u8 v5, v1, s105 // 690008ed0500020001000000
scratch_load_d16_u8 v5, off, s2 offset:4095 // 020008ed0500000000ff0f00
scratch_load_d16_u8 v5, v255, s105 offset:-1 // 690008ed05000200ffffffff
scratch_load_i16 v2, v4, s6 // 06c002ed0200020004000000
scratch_load_i16 v5, v255, s105 offset:-1 // 69c002ed05000200ffffffff
scratch_load_i16 v5, v255, vcc_hi offset:4095 // 6bc002ed05000200ffff0f00
scratch_load_i8 v2, v4, s6 // 064002ed0200020004000000
scratch_load_i8 v5, off, vcc_hi // 6b4002ed0500000000000000
scratch_load_i8 v5, off, vcc_lo offset:-1 // 6a4002ed0500000000ffffff
scratch_load_u16 v2, v4, off // 7c8002ed0200020004000000
scratch_load_u16 v5, off, s2 offset:4095 // 028002ed0500000000ff0f00
scratch_load_u16 v5, off, vcc_lo offset:-1 // 6a8002ed0500000000ffffff
scratch_load_u8 v1, v2, off // 7c0002ed0100020002000000
scratch_load_u8 v5, off, s2 offset:4095 // 020002ed0500000000ff0f00
scratch_load_u8 v5, v255, s105 offset:-1 // 690002ed05000200ffffffff
scratch_store_b128 v1, v[2:5], s105 // 698007ed0000020101000000
scratch_store_b128 off, v[2:5], s3 offset:4095 // 038007ed0000000100ff0f00
scratch_store_b128 off, v[2:5], vcc_lo offset:-1 // 6a8007ed0000000100ffffff
scratch_store_b16 v4, v2, s6 // 068006ed0000020104000000
scratch_store_b16 off, v2, s3 offset:-4096 // 038006ed000000010000f0ff
scratch_store_b16 v255, v2, vcc_hi offset:4095 // 6b8006ed00000201ffff0f00
scratch_store_b32 v4, v2, s6 // 060007ed0000020104000000
scratch_store_b32 off, v2, s3 offset:4095 // 030007ed0000000100ff0f00
scratch_store_b32 off, v2, vcc_hi offset:-1 // 6b0007ed0000000100ffffff
scratch_store_b64 v255, v[2:3], s3 // 034007ed00000201ff000000
scratch_store_b64 v4, v[2:3], s6 offset:16 // 064007ed0000020104100000
scratch_store_b64 off, v[2:3], vcc_lo offset:-1 // 6a4007ed0000000100ffffff
scratch_store_b8 v1, v2, s105 // 690006ed0000020101000000
scratch_store_b8 off, v255, s3 offset:-1 // 030006ed0000807f00ffffff
scratch_store_b8 off, v2, vcc_lo offset:-1 // 6a0006ed0000000100ffffff
scratch_store_b96 off, v[2:4], s6 // 06c007ed0000000100000000
scratch_store_b96 v1, v[2:4], vcc_lo // 6ac007ed0000020101000000
scratch_store_b96 v0, v[2:4], off offset:-64 // 7cc007ed0000020100c0ffff
scratch_store_block off, v[0:31], s2 // 020011ed0000000000000000
scratch_store_block v2, v[4:35], s4 // 040011ed0000020202000000
scratch_store_block off, v[4:35], s4 th:TH_STORE_NT // 040011ed0000100200000000
scratch_store_d16_hi_b16 off, v2, s105 // 69c006ed0000000100000000
scratch_store_d16_hi_b16 v1, v2, vcc_lo // 6ac006ed0000020101000000
scratch_store_d16_hi_b16 off, v2, s3 offset:-4096 // 03c006ed000000010000f0ff
scratch_store_d16_hi_b8 v255, v2, off // 7c4006ed00000201ff000000
scratch_store_d16_hi_b8 v4, v2, s6 offset:16 // 064006ed0000020104100000
scratch_store_d16_hi_b8 v255, v2, vcc_hi offset:4095 // 6b4006ed00000201ffff0f00
