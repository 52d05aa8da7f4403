s_atc_probe 0x3, s[54:55], flat_scratch_lo               // s_atc_probe 3, s[54:55], flat_scratch_lo // db0098c066000000
s_atc_probe 0x3, s[76:77], s69 offset:0x1                // s_atc_probe 3, s[76:77], s69 offset:0x1 // e6409ac00100008a
s_atc_probe 1, s[48:49], s52                             // 580098c034000000
s_atc_probe_buffer 0x0, s[4:7], 0x10                     // s_atc_probe_buffer 0, s[4:7], 0x10 // 02009ec010000000
s_atc_probe_buffer 0x0, s[92:95], 0x7f                   // s_atc_probe_buffer 0, s[92:95], 0x7f // 2e009ec07f000000
s_atc_probe_buffer 0x3, s[24:27], s31 offset:0x1         // s_atc_probe_buffer 3, s[24:27], s31 offset:0x1 // cc409ec00100003e
s_atomic_add s79, s[78:79], s49 offset:0x1 glc           // e7530bc201000062
s_atomic_add s25, s[70:71], -1 glc                       // s_atomic_add s25, s[70:71], -0x1 glc // 63060bc2ffff1f00
s_atomic_add ttmp5, s[100:101], -1 glc                   // s_atomic_add ttmp5, s[100:101], -0x1 glc // 721c0bc2ffff1f00
s_atomic_add_x2 s[30:31], s[38:39], 0x10 glc             // 93078bc210000000
s_atomic_add_x2 s[60:61], s[74:75], 0xfffff              // 250f8ac2ffff0f00
s_atomic_add_x2 s[88:89], s[96:97], 0x0                  // 30168ac200000000
s_atomic_and s54, s[100:101], s83 offset:0x1             // b24d22c2010000a6
s_atomic_and s45, vcc, -1 glc                            // s_atomic_and s45, vcc, -0x1 glc // 750b23c2ffff1f00
s_atomic_and s101, s[42:43], vcc_hi glc                  // 551921c26b000000
s_atomic_and_x2 ttmp[6:7], s[28:29], s81 glc             // 8e1ca1c251000000
s_atomic_and_x2 s[48:49], s[2:3], exec_lo offset:0x1     // 014ca2c2010000fc
s_atomic_and_x2 s[26:27], s[90:91], s1 glc               // ad06a1c201000000
s_atomic_cmpswap ttmp[6:7], s[12:13], 0x10               // 861c06c210000000
s_atomic_cmpswap s[76:77], s[68:69], s51 offset:0x1 glc  // 225307c201000066
s_atomic_cmpswap s[18:19], s[24:25], s5 offset:0x12345   // 8c4406c24523010a
s_atomic_cmpswap_x2 ttmp[0:3], s[30:31], 0x10            // 0f1b86c210000000
s_atomic_cmpswap_x2 ttmp[0:3], s[38:39], 0x0             // 131b86c200000000
s_atomic_cmpswap_x2 s[88:91], s[4:5], s45 offset:0x1     // 025686c20100005a
s_atomic_dec s42, s[54:55], s89 glc                      // 9b0a31c259000000
s_atomic_dec s81, s[36:37], -1 glc                       // s_atomic_dec s81, s[36:37], -0x1 glc // 521433c2ffff1f00
s_atomic_dec s99, s[42:43], 0x0 glc                      // d51833c200000000
s_atomic_dec_x2 s[78:79], s[84:85], 0x10                 // aa13b2c210000000
s_atomic_dec_x2 s[38:39], s[10:11], ttmp5 offset:0x12345 glc // 8549b3c2452301e2
s_atomic_dec_x2 s[54:55], s[94:95], s2 offset:0x12345 glc // af4db3c245230104
s_atomic_inc s39, s[4:5], s84                            // c2092cc254000000
s_atomic_inc s99, s[96:97], s72 offset:0x12345           // f0582ec245230190
s_atomic_inc s74, flat_scratch, -1                       // s_atomic_inc s74, flat_scratch, -0x1 // b3122ec2ffff1f00
s_atomic_inc_x2 s[36:37], ttmp[6:7], s47 offset:0x1 glc  // 3949afc20100005e
s_atomic_inc_x2 s[44:45], s[100:101], s4                 // 320bacc204000000
s_atomic_inc_x2 s[42:43], ttmp[6:7], 0x0 glc             // b90aafc200000000
s_atomic_or s94, flat_scratch, s59                       // b31724c23b000000
s_atomic_or s14, exec, vcc_lo glc                        // bf0325c26a000000
s_atomic_or s54, s[26:27], s79                           // 8d0d24c24f000000
s_atomic_or_x2 s[12:13], s[8:9], 0x10 glc                // 0403a7c210000000
s_atomic_or_x2 s[62:63], vcc, s72 glc                    // b50fa5c248000000
s_atomic_or_x2 s[16:17], s[80:81], s71 glc               // 2804a5c247000000
s_atomic_smax s27, s[28:29], s16 glc                     // ce0619c210000000
s_atomic_smax s35, s[22:23], -0x100000 glc               // cb081bc200001000
s_atomic_smax s62, s[18:19], 0x0                         // 890f1ac200000000
s_atomic_smax_x2 s[84:85], s[66:67], s76                 // 211598c24c000000
s_atomic_smax_x2 s[0:1], exec, s37                       // 3f0098c225000000
s_atomic_smax_x2 s[28:29], flat_scratch, flat_scratch_lo offset:0x12345 // 33479ac2452301cc
s_atomic_smin s84, s[58:59], s44 offset:0x1              // 1d5512c201000058
s_atomic_smin s3, s[50:51], 0x7f                         // d90012c27f000000
s_atomic_smin s26, s[72:73], s23                         // a40610c217000000
s_atomic_smin_x2 s[64:65], s[82:83], 0x10                // 291092c210000000
s_atomic_smin_x2 s[82:83], ttmp[6:7], -1                 // s_atomic_smin_x2 s[82:83], ttmp[6:7], -0x1 // b91492c2ffff1f00
s_atomic_smin_x2 s[36:37], s[62:63], s3 offset:0x12345 glc // 1f4993c245230106
s_atomic_sub s89, s[42:43], s34                          // 55160cc222000000
s_atomic_sub s50, s[72:73], s48                          // a40c0cc230000000
s_atomic_sub s101, s[64:65], 0x0 glc                     // 60190fc200000000
s_atomic_sub_x2 s[16:17], s[22:23], 0x10 glc             // 0b048fc210000000
s_atomic_sub_x2 s[90:91], s[90:91], 0x0                  // ad168ec200000000
s_atomic_sub_x2 s[90:91], s[18:19], s65 glc              // 89168dc241000000
s_atomic_swap s90, ttmp[6:7], s101 offset:0x1            // b95602c2010000ca
s_atomic_swap vcc_hi, s[38:39], s89 glc                  // d31a01c259000000
s_atomic_swap s55, s[100:101], s42 offset:0x12345 glc    // f24d03c245230154
s_atomic_swap_x2 s[18:19], s[20:21], s46 offset:0x12345 glc // 8a4483c24523015c
s_atomic_swap_x2 flat_scratch, exec, s82                 // bf1980c252000000
s_atomic_swap_x2 s[100:101], s[66:67], 0x0               // 211982c200000000
s_atomic_umax s64, s[82:83], s51 offset:0x12345 glc      // 29501fc245230166
s_atomic_umax s31, s[80:81], s21                         // e8071cc215000000
s_atomic_umax s38, flat_scratch, s70 glc                 // b3091dc246000000
s_atomic_umax_x2 s[44:45], s[100:101], 0x10              // 320b9ec210000000
s_atomic_umax_x2 s[32:33], s[100:101], s18 glc           // 32089dc212000000
s_atomic_umax_x2 s[62:63], s[34:35], -0x100000           // 910f9ec200001000
s_atomic_umin s99, flat_scratch, exec_lo glc             // f31815c27e000000
s_atomic_umin s83, s[100:101], vcc_hi offset:0x12345 glc // f25417c2452301d6
s_atomic_umin vcc_lo, s[60:61], vcc_lo                   // 9e1a14c26a000000
s_atomic_umin_x2 s[50:51], s[96:97], 0x10 glc            // b00c97c210000000
s_atomic_umin_x2 s[82:83], s[8:9], 0x7f glc              // 841497c27f000000
s_atomic_umin_x2 flat_scratch, s[46:47], s85 offset:0x1 glc // 975997c2010000aa
s_atomic_xor s92, ttmp[6:7], s100 offset:0x1 glc         // 39572bc2010000c8
s_atomic_xor s42, s[20:21], s57 glc                      // 8a0a29c239000000
s_atomic_xor s66, s[98:99], s101 offset:0x1 glc          // b1502bc2010000ca
s_atomic_xor_x2 s[58:59], s[26:27], 0x10 glc             // 8d0eabc210000000
s_atomic_xor_x2 s[44:45], ttmp[6:7], 0xfffff glc         // 390babc2ffff0f00
s_atomic_xor_x2 s[10:11], ttmp[6:7], s69 offset:0x1 glc  // b942abc20100008a
s_buffer_atomic_add s36, s[84:87], 0x10 glc              // 2a090bc110000000
s_buffer_atomic_add s37, ttmp[0:3], s85 offset:0x12345 glc // 76490bc1452301aa
s_buffer_atomic_add s44, s[68:71], s86 offset:0x12345 glc // 224b0bc1452301ac
s_buffer_atomic_add_x2 s[56:57], ttmp[0:3], s101         // 360e88c165000000
s_buffer_atomic_add_x2 s[36:37], s[24:27], s14 glc       // 0c0989c10e000000
s_buffer_atomic_add_x2 s[64:65], s[0:3], s27 offset:0x1 glc // 00508bc101000036
s_buffer_atomic_and s2, ttmp[0:3], s32 glc               // b60021c120000000
s_buffer_atomic_and s75, s[92:95], s43 offset:0x12345 glc // ee5223c145230156
s_buffer_atomic_and s10, s[40:43], vcc_hi                // 940220c16b000000
s_buffer_atomic_and_x2 s[48:49], s[60:63], s90 glc       // 1e0ca1c15a000000
s_buffer_atomic_and_x2 s[70:71], s[92:95], s19           // ae11a0c113000000
s_buffer_atomic_and_x2 s[10:11], s[16:19], s32 offset:0x1 glc // 8842a3c101000040
s_buffer_atomic_cmpswap s[52:53], s[0:3], s83            // 000d04c153000000
s_buffer_atomic_cmpswap s[84:85], s[20:23], s66          // 0a1504c142000000
s_buffer_atomic_cmpswap s[38:39], ttmp[0:3], 0x0         // b60906c100000000
s_buffer_atomic_cmpswap_x2 ttmp[0:3], ttmp[0:3], 0x10    // 361b86c110000000
s_buffer_atomic_cmpswap_x2 s[72:75], s[20:23], s53 offset:0x12345 glc // 0a5287c14523016a
s_buffer_atomic_cmpswap_x2 s[64:67], s[36:39], 0x0       // 121086c100000000
s_buffer_atomic_dec s6, s[20:23], s35 offset:0x12345     // 8a4132c145230146
s_buffer_atomic_dec s80, s[64:67], s93 offset:0x1 glc    // 205433c1010000ba
s_buffer_atomic_dec s57, s[16:19], s88 offset:0x1        // 484e32c1010000b0
s_buffer_atomic_dec_x2 s[100:101], s[96:99], s4 glc      // 3019b1c104000000
s_buffer_atomic_dec_x2 s[98:99], s[0:3], flat_scratch_lo offset:0x12345 // 8058b2c1452301cc
s_buffer_atomic_dec_x2 s[22:23], s[40:43], 0x0           // 9405b2c100000000
s_buffer_atomic_inc s14, s[88:91], s36 glc               // ac032dc124000000
s_buffer_atomic_inc s5, s[60:63], 0x7f glc               // 5e012fc17f000000
s_buffer_atomic_inc s47, s[76:79], s11                   // e60b2cc10b000000
s_buffer_atomic_inc_x2 s[40:41], s[56:59], s4 offset:0x12345 // 1c4aaec145230108
s_buffer_atomic_inc_x2 s[90:91], ttmp[0:3], s80 offset:0x1 // b656aec1010000a0
s_buffer_atomic_inc_x2 ttmp[6:7], ttmp[0:3], s14         // b61cacc10e000000
s_buffer_atomic_or s86, s[96:99], s15 offset:0x12345 glc // b05527c14523011e
s_buffer_atomic_or s75, s[24:27], ttmp5 offset:0x12345 glc // cc5227c1452301e2
s_buffer_atomic_or vcc_hi, s[8:11], s101 glc             // c41a25c165000000
s_buffer_atomic_or_x2 s[100:101], s[72:75], s51 glc      // 2419a5c133000000
s_buffer_atomic_or_x2 s[28:29], s[84:87], s51 offset:0x1 // 2a47a6c101000066
s_buffer_atomic_or_x2 s[48:49], s[20:23], s36 offset:0x1 // 0a4ca6c101000048
s_buffer_atomic_smax s73, s[92:95], s10                  // 6e1218c10a000000
s_buffer_atomic_smax s64, s[92:95], flat_scratch_lo glc  // 2e1019c166000000
s_buffer_atomic_smax s75, s[32:35], s69 offset:0x12345 glc // d0521bc14523018a
s_buffer_atomic_smax_x2 s[16:17], s[76:79], exec_lo      // 260498c17e000000
s_buffer_atomic_smax_x2 s[92:93], s[36:39], s56 offset:0x1 glc // 12579bc101000070
s_buffer_atomic_smax_x2 ttmp[6:7], s[20:23], 0xfffff glc // 8a1c9bc1ffff0f00
s_buffer_atomic_smin s34, s[64:67], s36 glc              // a00811c124000000
s_buffer_atomic_smin s24, s[48:51], 0x7f glc             // 180613c17f000000
s_buffer_atomic_smin s17, s[84:87], s86 glc              // 6a0411c156000000
s_buffer_atomic_smin_x2 ttmp[6:7], s[52:55], vcc_hi offset:0x1 glc // 9a5c93c1010000d6
s_buffer_atomic_smin_x2 s[70:71], ttmp[0:3], s68         // b61190c144000000
s_buffer_atomic_smin_x2 s[0:1], s[40:43], s11 offset:0x12345 glc // 144093c145230116
s_buffer_atomic_sub s38, s[64:67], s9 offset:0x1         // a0490ec101000012
s_buffer_atomic_sub s99, s[16:19], s68 offset:0x12345 glc // c8580fc145230188
s_buffer_atomic_sub s41, s[28:31], 0xfffff glc           // 4e0a0fc1ffff0f00
s_buffer_atomic_sub_x2 s[80:81], s[80:83], 0x10 glc      // 28148fc110000000
s_buffer_atomic_sub_x2 s[82:83], s[96:99], 0x7f          // b0148ec17f000000
s_buffer_atomic_sub_x2 vcc, s[68:71], ttmp5 offset:0x12345 glc // a25a8fc1452301e2
s_buffer_atomic_swap s38, s[96:99], s48                  // b00900c130000000
s_buffer_atomic_swap s26, s[76:79], s93 offset:0x1       // a64602c1010000ba
s_buffer_atomic_swap s84, s[12:15], s38 glc              // 061501c126000000
s_buffer_atomic_swap_x2 flat_scratch, s[24:27], 0x10 glc // 8c1983c110000000
s_buffer_atomic_swap_x2 s[72:73], s[88:91], s36          // 2c1280c124000000
s_buffer_atomic_swap_x2 s[74:75], s[56:59], s71 offset:0x1 glc // 9c5283c10100008e
s_buffer_atomic_umax s35, s[16:19], s30 offset:0x1 glc   // c8481fc10100003c
s_buffer_atomic_umax s49, s[60:63], s82                  // 5e0c1cc152000000
s_buffer_atomic_umax s60, s[24:27], 0x7f glc             // 0c0f1fc17f000000
s_buffer_atomic_umax_x2 s[66:67], s[4:7], 0x10 glc       // 82109fc110000000
s_buffer_atomic_umax_x2 s[48:49], s[96:99], s31 offset:0x1 // 304c9ec10100003e
s_buffer_atomic_umax_x2 s[46:47], s[96:99], 0x0          // b00b9ec100000000
s_buffer_atomic_umin s15, ttmp[0:3], 0x10                // f60316c110000000
s_buffer_atomic_umin s37, s[68:71], s44 offset:0x12345   // 624916c145230158
s_buffer_atomic_umin s60, s[60:63], s0 glc               // 1e0f15c100000000
s_buffer_atomic_umin_x2 s[100:101], ttmp[0:3], 0x10      // 361996c110000000
s_buffer_atomic_umin_x2 s[100:101], s[88:91], 0x7f       // 2c1996c17f000000
s_buffer_atomic_umin_x2 s[78:79], s[4:7], s76 glc        // 821395c14c000000
s_buffer_atomic_xor flat_scratch_lo, s[52:55], s33       // 9a1928c121000000
s_buffer_atomic_xor flat_scratch_lo, s[12:15], s49 offset:0x12345 glc // 86592bc145230162
s_buffer_atomic_xor s81, s[24:27], s101 offset:0x1       // 4c542ac1010000ca
s_buffer_atomic_xor_x2 s[98:99], s[44:47], s12 glc       // 9618a9c10c000000
s_buffer_atomic_xor_x2 s[94:95], s[12:15], 0x0           // 8617aac100000000
s_buffer_atomic_xor_x2 s[72:73], s[40:43], s75 glc       // 1412a9c14b000000
s_buffer_load_dword ttmp5, s[96:99], s68 offset:0x12345  // 705c22c045230188
s_buffer_load_dword s90, s[40:43], 0x0 glc               // 941623c000000000
s_buffer_load_dword s92, ttmp[0:3], s67                  // 361720c043000000
s_buffer_load_dwordx16 s[72:87], s[80:83], 0x10          // 281232c010000000
s_buffer_load_dwordx16 s[56:71], s[0:3], s59 offset:0x12345 // 004e32c045230176
s_buffer_load_dwordx16 s[28:43], s[20:23], s48 offset:0x1 // 0a4732c001000060
s_buffer_load_dwordx2 s[88:89], s[52:55], 0x10           // 1a1626c010000000
s_buffer_load_dwordx2 flat_scratch, s[60:63], s84        // 9e1924c054000000
s_buffer_load_dwordx2 s[76:77], s[44:47], m0             // 161324c07c000000
s_buffer_load_dwordx4 s[92:95], s[72:75], s7 offset:0x12345 // 24572ac04523010e
s_buffer_load_dwordx4 s[0:3], s[96:99], s0               // 300028c000000000
s_buffer_load_dwordx4 s[96:99], s[88:91], s70 offset:0x1 // 2c582ac00100008c
s_buffer_load_dwordx8 s[48:55], s[0:3], s0               // 000c2cc000000000
s_buffer_load_dwordx8 s[24:31], s[36:39], s72 offset:0x12345 // 12462ec045230190
s_buffer_load_dwordx8 s[32:39], s[4:7], s100 offset:0x12345 // 02482ec0452301c8
s_buffer_store_dword s9, s[84:87], s25                   // 6a0260c019000000
s_buffer_store_dword s30, s[16:19], 0x0                  // 880762c000000000
s_buffer_store_dword s64, s[28:31], s16 offset:0x1 glc   // 0e5063c001000020
s_buffer_store_dwordx2 s[2:3], s[40:43], s3              // 940064c003000000
s_buffer_store_dwordx2 s[82:83], s[96:99], s44 offset:0x1 // b05466c001000058
s_buffer_store_dwordx2 s[14:15], s[8:11], s74 offset:0x1 // 844366c001000094
s_buffer_store_dwordx4 s[16:19], s[20:23], 0x10          // 0a046ac010000000
s_buffer_store_dwordx4 s[92:95], s[56:59], s36           // 1c1768c024000000
s_buffer_store_dwordx4 s[28:31], s[40:43], s34           // 140768c022000000
s_dcache_discard flat_scratch, s43 offset:0x1            // 3340a2c001000056
s_dcache_discard s[56:57], s88 offset:0x12345            // 1c40a2c0452301b0
s_dcache_discard s[74:75], s88 offset:0x12345            // 2540a2c0452301b0
s_dcache_discard_x2 s[38:39], s69                        // 1300a4c045000000
s_dcache_discard_x2 s[84:85], 0x0                        // 2a00a6c000000000
s_dcache_discard_x2 s[28:29], s95 offset:0x1             // 0e40a6c0010000be
s_dcache_inv                                             // 000080c000000000
s_dcache_inv_vol                                         // 000088c000000000
s_dcache_wb                                              // 000084c000000000
s_dcache_wb_vol                                          // 00008cc000000000
s_load_dword s2, s[20:21], 0x10                          // 8a0002c010000000
s_load_dword s9, ttmp[6:7], -1                           // s_load_dword s9, ttmp[6:7], -0x1 // 790202c0ffff1f00
s_load_dword s86, s[100:101], -0x100000                  // b21502c000001000
s_load_dwordx16 ttmp[0:15], s[84:85], 0x10               // 2a1b12c010000000
s_load_dwordx16 s[48:63], s[98:99], 0x7f                 // 310c12c07f000000
s_load_dwordx16 s[20:35], s[2:3], s18 offset:0x12345 glc // 014513c045230124
s_load_dwordx2 s[40:41], vcc, s16                        // 350a04c010000000
s_load_dwordx2 s[10:11], s[52:53], 0xfffff               // 9a0206c0ffff0f00
s_load_dwordx2 flat_scratch, s[76:77], s85               // a61904c055000000
s_load_dwordx4 s[48:51], s[82:83], s3 offset:0x1         // 294c0ac001000006
s_load_dwordx4 s[0:3], s[26:27], s20 offset:0x1          // 0d400ac001000028
s_load_dwordx4 ttmp[0:3], s[32:33], s14 offset:0x12345   // 105b0ac04523011c
s_load_dwordx8 s[44:51], s[28:29], s17                   // 0e0b0cc011000000
s_load_dwordx8 s[36:43], s[6:7], s4                      // 03090cc004000000
s_load_dwordx8 s[4:11], s[94:95], s36                    // 2f010cc024000000
s_memrealtime s[92:93]                                   // 001794c000000000
s_memrealtime s[94:95]                                   // 801794c000000000
s_memrealtime s[84:85]                                   // 001594c000000000
s_memtime s[98:99]                                       // 801890c000000000
s_memtime s[46:47]                                       // 800b90c000000000
s_memtime s[58:59]                                       // 800e90c000000000
s_scratch_load_dword s97, s[64:65], 0x10                 // 601816c010000000
s_scratch_load_dword s96, s[76:77], s5 offset:0x12345    // 265816c04523010a
s_scratch_load_dword s44, s[88:89], s36 offset:0x1       // 2c4b16c001000048
s_scratch_load_dwordx2 s[76:77], s[22:23], 0x10          // 0b131ac010000000
s_scratch_load_dwordx2 s[94:95], s[4:5], s79 offset:0x1  // 82571ac00100009e
s_scratch_load_dwordx2 vcc, s[36:37], -0x100000          // 921a1ac000001000
s_scratch_load_dwordx4 s[16:19], s[60:61], 0x10          // 1e041ec010000000
s_scratch_load_dwordx4 s[84:87], s[14:15], exec_lo glc   // 07151dc07e000000
s_scratch_load_dwordx4 ttmp[0:3], s[60:61], 0xfffff      // 1e1b1ec0ffff0f00
s_scratch_store_dword s32, flat_scratch, 0x10            // 330856c010000000
s_scratch_store_dword s46, s[74:75], -1                  // s_scratch_store_dword s46, s[74:75], -0x1 // a50b56c0ffff1f00
s_scratch_store_dword s30, ttmp[6:7], 0x7f               // b90756c07f000000
s_scratch_store_dwordx2 ttmp[6:7], s[92:93], s75         // ae1c58c04b000000
s_scratch_store_dwordx2 s[42:43], s[60:61], s46          // 9e0a58c02e000000
s_scratch_store_dwordx2 s[6:7], s[18:19], s54 offset:0x1 // 89415ac00100006c
s_scratch_store_dwordx4 s[40:43], s[10:11], 0x10         // 050a5ec010000000
s_scratch_store_dwordx4 s[28:31], s[14:15], ttmp5        // 07075cc071000000
s_scratch_store_dwordx4 s[68:71], ttmp[6:7], vcc_lo offset:0x12345 glc // 39515fc0452301d4
s_store_dword s74, s[90:91], 0x10                        // ad1242c010000000
s_store_dword s11, s[16:17], s54                         // c80240c036000000
s_store_dword s14, s[72:73], s47                         // a40340c02f000000
s_store_dwordx2 flat_scratch, ttmp[6:7], s95             // b91944c05f000000
s_store_dwordx2 s[90:91], s[82:83], 0xfffff              // a91646c0ffff0f00
s_store_dwordx2 ttmp[6:7], s[26:27], s39                 // 8d1c44c027000000
s_store_dwordx4 ttmp[0:3], s[50:51], 0x10                // 191b4ac010000000
s_store_dwordx4 s[12:15], s[72:73], s78 offset:0x12345 glc // 24434bc04523019c
s_store_dwordx4 ttmp[0:3], s[38:39], s82 glc             // 131b49c052000000
