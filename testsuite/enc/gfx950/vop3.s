# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
v_ashr_pk_i8_i32 v2, s4, v7, v8                          // 020065d2040e2204
v_ashr_pk_i8_i32 v2, v4, v7, 0.5                         // 020065d2040fc203
v_ashr_pk_i8_i32 v1, v2, v3, v4 op_sel:[0,0,0,1]         // 014065d202071204
v_ashr_pk_u8_i32 v2, v4, v7, -2.0                        // 020066d2040fd603
v_ashr_pk_u8_i32 v1, v2, v3, v4 op_sel:[0,0,0,1]         // 014066d202071204
v_ashr_pk_u8_i32 v4, 34, v1, 2                           // 040066d2a2020a02
v_bitop3_b16 v5, v1, v2, s3                              // 050033d201050e00
v_bitop3_b16 v5, v1, v2, s3 bitop3:0xa1                  // 050433d201050e30
v_bitop3_b16 v41, 5, s45, v69 bitop3:0x53 op_sel:[0,0,1,1] // 296233d2855a146d
v_bitop3_b16 v96, s0, s0, s0 bitop3:0x46                 // 600033d2000000c8
v_bitop3_b16 v112, v56, vcc_lo, -9 bitop3:0xd3 op_sel:[0,0,1,1] // 706233d238d5247b
v_bitop3_b16 v131, v158, v211, s80 bitop3:0x4c op_sel:[0,1,0,0] // 831133d29ea74389
v_bitop3_b16 v139, v24, 36, v195 bitop3:0xbc op_sel:[0,0,1,1] // 8b6733d218490d97
v_bitop3_b16 v144, -1, s59, v222 bitop3:0x26 op_sel:[0,1,0,1] // 905433d2c17678c7
v_bitop3_b32 v5, v1, v2, s3 bitop3:0xa1                  // 050434d201050e30
v_bitop3_b32 v5, v1, v2, s3 bitop3:161                   // v_bitop3_b32 v5, v1, v2, s3 bitop3:0xa1 // 050434d201050e30
v_bitop3_b32 v5, m0, 0.5, m0 bitop3:5                    // 050034d27ce0f1a1
v_bitop3_b32 v5, 0.5, m0, 0.5 bitop3:0x65                // 050434d2f0f8c0ab
v_bitop3_b32 v0, v72, v2, s0 bitop3:0x48                 // 000134d248050208
v_bitop3_b32 v2, s0, v0, s0 bitop3:0x80                  // 020034d200000210
v_bitop3_b32 v66, s0, v50, 2 bitop3:0x81                 // 420034d200640a32
v_bitop3_b32 v100, v40, s12, v224 bitop3:2               // 640034d228198047
v_bitop3_b32 v40, s4, 4, v41 bitop3:1                    // 280034d20408a524
v_cvt_pk_bf16_f32 v5, 0.5, m0 mul:2                      // 050068d2f0f80008
v_cvt_pk_bf16_f32 v0, s2, 0                              // 000068d202000100
v_cvt_pk_f16_f32 v5, v1, v2                              // 050067d201050200
v_cvt_pk_f16_f32 v5, -1, exec_hi                         // 050067d2c1fe0000
v_cvt_pk_f16_f32 v5, 0.5, m0 mul:2                       // 050067d2f0f80008
v_cvt_scalef32_2xpk16_bf6_f32 v[8:13], v[14:29], v[30:45], v46 // 080053d20e3dba04
v_cvt_scalef32_2xpk16_fp6_f32 v[8:13], v[14:29], v[30:45], v46 // 080052d20e3dba04
v_cvt_scalef32_f16_bf8 v8, v10, v12                      // 08004bd20a190200
v_cvt_scalef32_f16_fp8 v1, v2, v3 op_sel:[0,0,1]         // 01404ad202070200
v_cvt_scalef32_f16_fp8 v1, 33, v3 op_sel:[0,1,0]         // 01104ad2a1060200
v_cvt_scalef32_f32_bf8 v2, s26, |64|                     // 02023cd21a800100
v_cvt_scalef32_f32_fp8 v1, s4, v3 op_sel:[1,1,1]         // 01583bd204060200
v_cvt_scalef32_f32_fp8 v8, v1, s2                        // 08003bd201050000
v_cvt_scalef32_f32_fp8 v24, s0, v0                       // 18003bd200000200
v_cvt_scalef32_pk32_bf16_bf6 v[8:23], v[24:29], v30      // 080063d2183d0200
v_cvt_scalef32_pk32_bf16_fp6 v[8:23], v[24:29], v30      // 080061d2183d0200
v_cvt_scalef32_pk32_bf6_bf16 v[8:13], v[14:29], v30      // 08005bd20e3d0200
v_cvt_scalef32_pk32_bf6_f16 v[8:13], v[14:29], v30       // 08005ad20e3d0200
v_cvt_scalef32_pk32_f16_bf6 v[8:23], v[24:29], v30       // 080062d2183d0200
v_cvt_scalef32_pk32_f16_fp6 v[8:23], v[24:29], v30       // 080060d2183d0200
v_cvt_scalef32_pk32_f32_bf6 v[8:39], v[40:45], v46       // 080057d2285d0200
v_cvt_scalef32_pk32_f32_fp6 v[8:39], v[40:45], v46       // 080056d2285d0200
v_cvt_scalef32_pk32_fp6_bf16 v[8:13], v[14:29], v30      // 080059d20e3d0200
v_cvt_scalef32_pk32_fp6_f16 v[8:13], v[14:29], v30       // 080058d20e3d0200
v_cvt_scalef32_pk_bf16_bf8 v0, s0, s0                    // 00006ad200000000
v_cvt_scalef32_pk_bf16_fp4 v0, v130, s0                  // 000051d282010000
v_cvt_scalef32_pk_bf16_fp4 v0, s36, 0 op_sel:[1,0,0]     // 000851d224000100
v_cvt_scalef32_pk_bf16_fp8 v64, s1, v0                   // 400069d201000200
v_cvt_scalef32_pk_bf8_bf16 v40, v66, s0 op_sel:[1,0,0]   // 280845d242010000
v_cvt_scalef32_pk_bf8_f16 v0, v0, -s0                    // 000041d200010040
v_cvt_scalef32_pk_bf8_f16 v0, |s64|, s64                 // 000141d240800000
v_cvt_scalef32_pk_bf8_f32 v1, v1, -v2, |v3| op_sel:[0,0,0,1] // 014436d201050e44
v_cvt_scalef32_pk_bf8_f32 v0, 19, s32, v0                // 000036d293400004
v_cvt_scalef32_pk_bf8_f32 v0, 32, -|v32|, v0             // 000236d2a0400244
v_cvt_scalef32_pk_bf8_f32 v72, s0, s0, |s0|              // 480436d200000000
v_cvt_scalef32_pk_bf8_f32 v133, |v115|, |v117|, |v227| op_sel:[1,0,1,1] // 856f36d273eb8e07
v_cvt_scalef32_pk_bf8_f32 v209, -|v37|, -v87, |s77| op_sel:[0,0,0,1] // d14536d225af3661
v_cvt_scalef32_pk_bf8_f32 v0, -s0, s0, 0                 // 000036d200000022
v_cvt_scalef32_pk_f16_bf8 v8, v10, v12                   // 080049d20a190200
v_cvt_scalef32_pk_f16_fp4 v0, s0, -s0 op_sel:[1,0,0]     // 000850d200000040
v_cvt_scalef32_pk_f16_fp4 v8, s5, v0 op_sel:[1,0,0]      // 080850d205000200
v_cvt_scalef32_pk_f16_fp8 v8, v10, v12                   // 080048d20a190200
v_cvt_scalef32_pk_f32_bf8 v[8:9], v10, v12               // 08003ad20a190200
v_cvt_scalef32_pk_f32_fp4 v[8:9], v10, v12               // 08003fd20a190200
v_cvt_scalef32_pk_f32_fp8 v[2:3], s2, 3                  // 020039d202060100
v_cvt_scalef32_pk_f32_fp8 v[2:3], v2, s3 op_sel:[1,0,0]  // 020839d202070000
v_cvt_scalef32_pk_fp4_bf16 v1, v67, s32 op_sel:[1,0,0,0] // 01084dd243410000
v_cvt_scalef32_pk_fp4_bf16 v2, -s0, s0                   // 02004dd200000020
v_cvt_scalef32_pk_fp4_bf16 v72, -|0|, s0                 // 48014dd280000020
v_cvt_scalef32_pk_fp4_f16 v0, s65, |v193|                // 00024cd241820300
v_cvt_scalef32_pk_fp4_f32 v84, v50, 31, s80              // 54003dd2323f4101
v_cvt_scalef32_pk_fp4_f32 v90, -v244, |v102|, -v122 op_sel:[0,1,1,1] // 5a723dd2f4cdeaa5
v_cvt_scalef32_pk_fp4_f32 v100, v1, 16, s4 op_sel:[0,0,0,1] // 64403dd201211100
v_cvt_scalef32_pk_fp4_f32 v123, neg(31), -s19, -v156     // 7b003dd29f2670e6
v_cvt_scalef32_pk_fp4_f32 v211, v8, |v211|, -|v164| op_sel:[0,0,1,0] // d3263dd208a79386
v_cvt_scalef32_pk_fp4_f32 v7, 17, |0|, |-3| op_sel:[1,0,0,0] // 070e3dd291000d03
v_cvt_scalef32_pk_fp8_bf16 v2, neg(-4), s32              // 020044d2c4400020
v_cvt_scalef32_pk_fp8_bf16 v177, |34|, s6 op_sel:[1,0,0] // b10944d2a20c0000
v_cvt_scalef32_pk_fp8_f16 v8, v10, v12                   // 080040d20a190200
v_cvt_scalef32_pk_fp8_f32 v0, s12, v0, 0 op_sel:[1,0,0,0] // 000835d20c000202
v_cvt_scalef32_pk_fp8_f32 v65, -s0, v0, s0               // 410035d200000220
v_cvt_scalef32_pk_fp8_f32 v65, -|s0|, |s0|, 56           // 410335d20000e022
v_cvt_scalef32_pk_fp8_f32 v14, -v68, neg(58), -s64 op_sel:[0,0,0,1] // 0e4035d2447501e1
v_cvt_scalef32_pk_fp8_f32 v72, s16, s16, s16 op_sel:[0,1,0,1] // 485035d210204000
v_cvt_scalef32_pk_fp8_f32 v113, v65, v60, v8             // 710035d241792204
v_cvt_scalef32_sr_bf8_bf16 v0, v1, v2, |v3|              // 000447d201050e04
v_cvt_scalef32_sr_bf8_bf16 v66, 12, s66, -|v16|          // 420447d28c844084
v_cvt_scalef32_sr_bf8_bf16 v161, neg(16), s33, |v204| op_sel:[0,0,1,0] // a12447d290423027
v_cvt_scalef32_sr_bf8_bf16 v144, v0, v142, v68 op_sel:[0,1,0,0] // 901047d2001d1305
v_cvt_scalef32_sr_bf8_bf16 v219, |23|, v218, -|s91| op_sel:[0,1,0,0] // db1547d297b46f81
v_cvt_scalef32_sr_bf8_f16 v0, |v1|, v2, v3               // 000143d201050e04
v_cvt_scalef32_sr_bf8_f16 v20, v4, v40, -s34 op_sel:[1,0,0,0] // 140843d204518a80
v_cvt_scalef32_sr_bf8_f16 v136, v33, 0, s65              // 880043d221010501
v_cvt_scalef32_sr_bf8_f16 v0, s32, 0, 4                  // 000043d220001102
v_cvt_scalef32_sr_bf8_f32 v67, s8, 34, 32 op_sel:[0,0,0,1] // 434038d208448102
v_cvt_scalef32_sr_bf8_f32 v64, s4, s4, neg(12)           // 400038d204083082
v_cvt_scalef32_sr_fp8_bf16 v68, -v0, v64, s0 op_sel:[1,1,0,0] // 441846d200810220
v_cvt_scalef32_sr_fp8_f16 v0, v24, 0, -8                 // 000042d218012103
v_cvt_scalef32_sr_fp8_f16 v178, neg(32), 0, -s4 op_sel:[0,1,0,0] // b21042d2a00011a0
v_cvt_scalef32_sr_fp8_f16 v144, s0, 40, s0 op_sel:[1,0,0,0] // 900842d200500100
v_cvt_scalef32_sr_fp8_f32 v0, v1, v2, -v3                // 000037d201050e84
v_cvt_scalef32_sr_fp8_f32 v128, s8, s8, v1 op_sel:[1,0,0,0] // 800837d208100404
v_cvt_scalef32_sr_pk32_bf6_bf16 v[0:5], v[6:21], v22, v23 // 00005fd2062d5e04
v_cvt_scalef32_sr_pk32_bf6_f16 v[0:5], v[6:21], v22, v23 // 00005ed2062d5e04
v_cvt_scalef32_sr_pk32_bf6_f16 v[64:69], v[8:23], v0, s20 // 40005ed208015200
v_cvt_scalef32_sr_pk32_bf6_f32 v[0:5], v[6:37], v38, v39 // 000055d2064d9e04
v_cvt_scalef32_sr_pk32_fp6_bf16 v[0:5], v[6:21], v22, v23 // 00005dd2062d5e04
v_cvt_scalef32_sr_pk32_fp6_f16 v[0:5], v[6:21], v22, v23 // 00005cd2062d5e04
v_cvt_scalef32_sr_pk32_fp6_f32 v[0:5], v[6:37], v38, v39 // 000054d2064d9e04
v_cvt_scalef32_sr_pk_fp4_bf16 v0, s66, v66, v68 op_sel:[1,0,0,0] // 00084fd242841205
v_cvt_scalef32_sr_pk_fp4_bf16 v1, -12, v9, |v90|         // 01044fd2cc126a05
v_cvt_scalef32_sr_pk_fp4_bf16 v10, |v160|, 0.5, |v24|    // 0a054fd2a0e16104
v_cvt_scalef32_sr_pk_fp4_bf16 v34, -|s8|, v209, v52 op_sel:[1,0,1,0] // 22294fd208a2d324
v_cvt_scalef32_sr_pk_fp4_bf16 v208, v16, 4, v22          // d0004fd210095904
v_cvt_scalef32_sr_pk_fp4_f16 v0, |v2|, v4, v5            // 00014ed202091604
v_cvt_scalef32_sr_pk_fp4_f16 v0, s16, 36, neg(0)         // 00004ed210480182
v_cvt_scalef32_sr_pk_fp4_f16 v64, |0|, 0, s0 op_sel:[1,0,0,0] // 40094ed280000100
v_cvt_scalef32_sr_pk_fp4_f32 v0, -v[2:3], v4, v5         // 00003ed202091624
v_cvt_scalef32_sr_pk_fp4_f32 v0, |v[2:3]|, v4, v5        // 00013ed202091604
v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v4, |v5|        // 00043ed202091604
v_cvt_scalef32_sr_pk_fp4_f32 v0, v[8:9], 0, s10 op_sel:[1,0,0,0] // 00083ed208012900
v_cvt_sr_bf16_f32 v0, v1, v2 op_sel:[0,0,1]              // 0040a7d201050200
v_cvt_sr_bf16_f32 v0, -v1, v2                            // 0000a7d201050220
v_cvt_sr_bf16_f32 v1, s0, v16                            // 0100a7d200200200
v_cvt_sr_f16_f32 v0, v1, v2                              // 0000a6d201050200
v_cvt_sr_f16_f32 v0, v1, v2 op_sel:[0,0,1]               // 0040a6d201050200
v_cvt_sr_f16_f32 v0, |v1|, v2                            // 0001a6d201050200
v_maximum3_f32 v5, v1, v2, s3                            // 0500a9d201050e00
v_maximum3_f32 v5, m0, 0.5, m0                           // 0500a9d27ce0f101
v_maximum3_f32 v5, 0.5, -m0, 0.5 mul:2                   // 0500a9d2f0f8c04b
v_maximum3_f32 v6, s0, v0, v2                            // 0600a9d200000a04
v_maximum3_f32 v64, s0, -s0, -s0 mul:4                   // 4000a9d2000000d0
v_maximum3_f32 v128, 8, s8, 20                           // 8000a9d288105002
v_minimum3_f32 v32, s0, s0, -s0                          // 2000a8d200000080
v_minimum3_f32 v160, |s72|, |0|, v54 mul:2               // a003a8d24800d90c
v_minimum3_f32 v0, v0, v0, 1 mul:4                       // 0000a8d200010612
v_minimum3_f32 v1, s0, s0, 0                             // 0100a8d200000002
v_minimum3_f32 v5, m0, 0.5, m0                           // 0500a8d27ce0f101
v_minimum3_f32 v29, s74, -6, -|v137| clamp mul:4         // 1d84a8d24a8c2596
