# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23] // 0000add304195204
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:15], v[20:23] cbsz:1 blgp:4 // 0001add304195284
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[4:7], a[12:19], a[20:23] cbsz:4 blgp:1 // 0084add30419523c
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:9], v[12:19], v[20:23] cbsz:3 blgp:1 // 0003add304195224
v_mfma_f32_16x16x128_f8f6f4 a[234:237], v[58:63], a[68:73], a[128:131] cbsz:3 blgp:2 // ea83add33a890256
v_mfma_f32_16x16x128_f8f6f4 a[52:55], a[144:149], a[212:219], 0 cbsz:3 // 3483add390a9031a
v_mfma_f32_16x16x128_f8f6f4 v[184:187], a[4:9], v[176:183], 1.0 cbsz:2 // b802add30461cb0b
v_mfma_f32_16x16x128_f8f6f4 v[134:137], v[204:207], v[64:71], v[2:5] cbsz:4 // 8604add3cc810a04
v_mfma_f32_16x16x128_f8f6f4 v[108:111], a[46:51], a[200:207], v[230:233] cbsz:3 blgp:1 // 6c03add32e919b3f
v_mfma_f32_16x16x128_f8f6f4 v[30:33], v[88:95], a[66:71], v[106:109] cbsz:1 blgp:2 // 1e01add35885aa55
v_mfma_f32_16x16x32_bf16 a[0:3], v[0:3], v[0:3], a[4:7]  // 0080b5d300011204
v_mfma_f32_16x16x32_f16 v[0:3], a[0:3], v[0:3], 1.0      // 0000d4d30001ca0b
v_mfma_f32_16x16x32_f16 a[0:3], a[0:3], a[0:3], a[0:3] cbsz:3 abid:1 // 008bd4d30001021c
v_mfma_f32_16x16x32_f16 v[194:197], a[140:143], a[38:41], -7 abid:14 blgp:3 // c270d4d38c4d1e7b
v_mfma_f32_16x16x32f16 a[0:3], a[0:3], a[0:3], a[0:3]    // v_mfma_f32_16x16x32_f16 a[0:3], a[0:3], a[0:3], a[0:3] // 0080d4d30001021c
v_mfma_f32_32x32x16_bf16 v[8:23], v[24:27], v[28:31], v[32:47] // 0800b7d318398204
v_mfma_f32_32x32x16_f16 v[0:15], v[0:3], v[0:3], v[0:15] blgp:5 // 0000d5d3000102a4
v_mfma_f32_32x32x16_f16 a[222:237], v[204:207], v[38:41], a[28:43] abid:13 blgp:2 // dee8d5d3cc4d7244
v_mfma_f32_32x32x16bf16 v[0:15], v[0:3], v[0:3], v[0:15] // v_mfma_f32_32x32x16_bf16 v[0:15], v[0:3], v[0:3], v[0:15] // 0000b7d300010204
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[4:11], v[4:11], v[0:15] blgp:1 // 0000aed304090224
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[4:11], a[4:9], a[0:15] cbsz:1 blgp:3 // 0081aed30409027c
v_mfma_f32_32x32x64_f8f6f4 v[112:127], v[62:67], v[38:41], 0 cbsz:2 blgp:4 // 7002aed33e4d0282
v_mfma_f32_32x32x64_f8f6f4 v[190:205], v[144:147], a[194:197], v[46:61] cbsz:4 blgp:4 // be04aed39085bb94
v_mfma_f32_32x32x64_f8f6f4 v[40:55], a[218:223], a[86:89], v[126:141] cbsz:2 blgp:4 // 2802aed3daadfa9d
v_mfma_f32_32x32x64_f8f6f4 v[160:175], a[72:77], a[54:59], 0 cbsz:3 blgp:2 // a003aed3486d025a
v_mfma_f32_32x32x64_f8f6f4 a[164:179], a[12:15], a[234:239], a[120:135] cbsz:4 blgp:2 // a484aed30cd5e35d
v_mfma_f32_32x32x64_f8f6f4 a[52:67], v[168:171], v[146:151], a[166:181] cbsz:4 blgp:2 // 3484aed3a8259b46
v_mfma_i32_16x16x64_i8 v[0:3], a[0:3], a[0:3], v[4:7]    // 0000b6d30001121c
v_mfma_i32_16x16x64_i8 v[32:35], v[0:3], v[0:3], v[12:15] // 2000b6d300013204
v_mfma_i32_32x32x32_i8 v[120:135], a[6:9], v[2:5], v[150:165] blgp:7 // 7800b8d306055aee
v_mfma_i32_32x32x32i8 a[0:15], a[0:3], a[0:3], a[0:15]   // v_mfma_i32_32x32x32_i8 a[0:15], a[0:3], a[0:3], a[0:15] // 0080b8d30001021c
v_mfma_ld_scale_b32 v0, 64                               // 0040acd300810118
v_mfma_ld_scale_b32 64, 64                               // 0040acd3c0800118
v_mfma_ld_scale_b32 vcc_lo, vcc_lo                       // 0040acd36ad40018
v_mfma_ld_scale_b32 src_vccz, src_vccz                   // 0040acd3fbf60118
v_mfma_ld_scale_b32 v1, v1 op_sel:[1,0]                  // 0048acd301030218
v_mfma_ld_scale_b32 v1, v1 op_sel:[1,1]                  // 0058acd301030218
v_mfma_ld_scale_b32 v1, v1 op_sel_hi:[1,1]               // v_mfma_ld_scale_b32 v1, v1 // 0040acd301030218
v_mfma_ld_scale_b32 v1, v1 op_sel_hi:[0,0]               // 0040acd301030200
v_mfma_ld_scale_b32 v1, v1 op_sel:[0,1] op_sel_hi:[1,0]  // 0050acd301030208
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23], v24, v25 // v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23], v24, v25 op_sel_hi:[0,0,0] // 0000acd3183302000008add304195204
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[4:11], a[12:19], a[20:23], v24, v25 op_sel_hi:[0,0,0] // 0000acd3183302000088add30419521c
v_mfma_scale_f32_16x16x128_f8f6f4 a[108:111], v[32:39], a[126:131], 0, v154, v1 op_sel_hi:[1,1,0] blgp:3 // 0000acd39a0302186c88add320fd0272
v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], a[224:231], a[188:191], v[196:199], v234, v217 op_sel:[1,0,0] op_sel_hi:[0,1,0] blgp:4 // 0008acd3eab303100408add3e079139f
v_mfma_scale_f32_16x16x128_f8f6f4 a[26:29], a[136:141], v[72:75], a[24:27], v1, v1 op_sel:[0,0,0] cbsz:2 blgp:4 // v_mfma_scale_f32_16x16x128_f8f6f4 a[26:29], a[136:141], v[72:75], a[24:27], v1, v1 op_sel_hi:[0,0,0] cbsz:2 blgp:4 // 0000acd3010302001a8aadd38891628c
v_mfma_scale_f32_16x16x128_f8f6f4 v[174:177], v[246:251], v[198:205], v[146:149], v220, v248 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:3 // 0018acd3dcf10318ae0badd3f68d4b06
v_mfma_scale_f32_32x32x64_f8f6f4 a[74:89], v[122:129], a[142:145], a[34:49], v212, v220 op_sel:[0,1,0] op_sel_hi:[0,0,0] blgp:4 // 0010acd3d4b903004a88aed37a1d8b94
v_mfma_scale_f32_32x32x64_f8f6f4 a[142:157], a[66:73], a[40:45], a[200:215], v163, v224 blgp:3 // v_mfma_scale_f32_32x32x64_f8f6f4 a[142:157], a[66:73], a[40:45], a[200:215], v163, v224 op_sel_hi:[0,0,0] blgp:3 // 0000acd3a3c103008e88aed34251227f
v_mfma_scale_f32_32x32x64_f8f6f4 v[204:219], a[106:111], a[212:219], 1.0, v1, v1 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:2 // 0018acd301030208cc0aaed36aa9cb1b
v_smfmac_f32_16x16x128_bf8_bf8 v[8:11], v[12:15], v[16:23], v24 // 0800bbd30c216204
v_smfmac_f32_16x16x128_bf8_fp8 v[8:11], v[12:15], v[16:23], v24 // 0800bcd30c216204
v_smfmac_f32_16x16x128_fp8_bf8 v[8:11], v[12:15], v[16:23], v24 // 0800bdd30c216204
v_smfmac_f32_16x16x128_fp8_fp8 v[8:11], v[12:15], v[16:23], v24 // 0800c3d30c216204
v_smfmac_f32_16x16x64_bf16 v[8:11], v[12:15], v[16:23], v24 // 0800b9d30c216204
v_smfmac_f32_16x16x64_f16 v[10:13], a[2:5], v[4:11], v3 cbsz:3 abid:1 // 0a0bdad302090e0c
v_smfmac_f32_16x16x64_f16 v[0:3], v[2:5], a[32:39], v130 cbsz:1 // 0001dad302410a16
v_smfmac_f32_16x16x64bf16 v[10:13], a[2:5], v[4:11], v3 cbsz:3 abid:1 // v_smfmac_f32_16x16x64_bf16 v[10:13], a[2:5], v[4:11], v3 cbsz:3 abid:1 // 0a0bb9d302090e0c
v_smfmac_f32_32x32x32_bf16 a[10:25], a[2:5], a[6:13], v3 cbsz:1 abid:3 // 0a99c6d3020d0e1c
v_smfmac_f32_32x32x32_f16 a[10:25], v[2:5], a[4:11], v1  // 0a80dbd302090614
v_smfmac_f32_32x32x64_bf8_bf8 v[8:23], v[24:27], v[28:35], v36 // 0800cbd318399204
v_smfmac_f32_32x32x64_bf8_fp8 v[8:23], v[24:27], v[28:35], v36 // 0800ced318399204
v_smfmac_f32_32x32x64_fp8_bf8 v[150:165], v[114:117], a[104:111], v237 cbsz:6 abid:1 // 960ecfd372d1b617
v_smfmac_f32_32x32x64_fp8_fp8 v[8:23], v[24:27], v[28:35], v36 // 0800d3d318399204
v_smfmac_i32_16x16x128_i8 v[10:13], v[2:5], v[6:13], v2 cbsz:3 abid:1 // 0a0bbad3020d0a04
v_smfmac_i32_32x32x64_i8 v[132:147], v[192:195], v[232:239], v178 cbsz:2 abid:15 // 847ac7d3c0d1cb06
v_smfmac_i32_32x32x64i8 v[10:25], a[2:5], v[4:11], v3 cbsz:3 abid:1 // v_smfmac_i32_32x32x64_i8 v[10:25], a[2:5], v[4:11], v3 cbsz:3 abid:1 // 0a0bc7d302090e0c
