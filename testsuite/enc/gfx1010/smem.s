s_atc_probe 0x3, s[104:105], 0xfffff                     // s_atc_probe 3, s[104:105], 0xfffff // f40098f4ffff0ffa
s_atc_probe_buffer 0x0, ttmp[0:3], s105 offset:0x1       // s_atc_probe_buffer 0, ttmp[0:3], s105 offset:0x1 // 36009cf4010000d2
s_atomic_add s30, s[6:7], s5 glc dlc                     // 834709f60000000a
s_atomic_add_x2 vcc, s[96:97], s43 glc                   // b01a89f600000056
s_atomic_and s98, ttmp[14:15], 0xfffff                   // bd1820f6ffff0ffa
s_atomic_and_x2 s[16:17], s[96:97], s63 offset:0x12345 glc dlc // 3044a1f64523017e
s_atomic_cmpswap s[60:61], exec, s105 offset:0x12345     // 3f0f04f6452301d2
s_atomic_cmpswap_x2 s[88:91], s[26:27], vcc_lo offset:0x1 dlc // 0d5684f6010000d4
s_atomic_dec s80, s[52:53], s105                         // 1a1430f6000000d2
s_atomic_dec_x2 s[104:105], s[46:47], s0                 // 171ab0f600000000
s_atomic_inc s69, s[62:63], s102 glc                     // 5f112df6000000cc
s_atomic_inc_x2 s[92:93], s[24:25], s66 offset:0x1       // 0c17acf601000084
s_atomic_or s64, s[14:15], -0x100000 glc                 // 071025f6000010fa
s_atomic_or_x2 s[104:105], s[44:45], s49                 // 161aa4f600000062
s_atomic_smax s78, s[0:1], s67 glc                       // 801319f600000086
s_atomic_smax_x2 s[60:61], exec, s39                     // 3f0f98f60000004e
s_atomic_smin s105, s[34:35], 0x0 dlc                    // s_atomic_smin s105, s[34:35], null dlc // 515a10f6000000fa
s_atomic_smin_x2 s[82:83], s[44:45], s66 offset:0x12345 glc // 961491f645230184
s_atomic_sub s1, s[34:35], s84 offset:0x12345 glc        // 51000df6452301a8
s_atomic_sub_x2 s[54:55], s[30:31], s69 offset:0x1 glc   // 8f0d8df60100008a
s_atomic_swap s55, s[104:105], 0xfffff glc               // f40d01f6ffff0ffa
s_atomic_swap_x2 s[100:101], s[0:1], s9                  // 001980f600000012
s_atomic_umax s0, s[40:41], -0x100000 glc                // 14001df6000010fa
s_atomic_umax_x2 s[76:77], s[36:37], 0x10                // 12139cf6100000fa
s_atomic_umin s85, s[56:57], s20                         // 5c1514f600000028
s_atomic_umin_x2 s[48:49], s[104:105], s71 dlc           // 344c94f60000008e
s_atomic_xor s39, s[40:41], 0x0                          // s_atomic_xor s39, s[40:41], null // d40928f6000000fa
s_atomic_xor_x2 s[70:71], s[24:25], s85 offset:0x1 glc dlc // 8c51a9f6010000aa
s_buffer_atomic_add s80, ttmp[0:3], s36 glc dlc          // 365409f500000048
s_buffer_atomic_add_x2 ttmp[14:15], s[100:103], null offset:0x12345 glc // s_buffer_atomic_add_x2 ttmp[14:15], s[100:103], 0x12345 glc // b21e89f5452301fa
s_buffer_atomic_and s84, s[44:47], s12 offset:0x1        // 161520f501000018
s_buffer_atomic_and_x2 s[0:1], s[40:43], s90 offset:0x1  // 1400a0f5010000b4
s_buffer_atomic_cmpswap s[74:75], s[72:75], s16          // a41204f500000020
s_buffer_atomic_cmpswap_x2 s[36:39], s[24:27], 0xfffff glc dlc // 0c4985f5ffff0ffa
s_buffer_atomic_dec s18, s[48:51], s96 offset:0x12345    // 980430f5452301c0
s_buffer_atomic_dec_x2 s[104:105], s[48:51], 0x7f        // 181ab0f57f0000fa
s_buffer_atomic_inc s0, s[100:103], 0xfffff              // 32002cf5ffff0ffa
s_buffer_atomic_inc_x2 s[8:9], s[60:63], s0 glc          // 1e02adf500000000
s_buffer_atomic_or s105, s[52:55], s56                   // 5a1a24f500000070
s_buffer_atomic_or_x2 s[50:51], s[0:3], s66 glc          // 800ca5f500000084
s_buffer_atomic_smax s75, s[44:47], 0xfffff glc          // d61219f5ffff0ffa
s_buffer_atomic_smax_x2 s[104:105], s[80:83], 0x10 glc   // 281a99f5100000fa
s_buffer_atomic_smin s14, ttmp[0:3], s82                 // b60310f5000000a4
s_buffer_atomic_smin_x2 s[0:1], s[80:83], vcc_hi         // 280090f5000000d6
s_buffer_atomic_sub s0, s[88:91], s21                    // 2c000cf50000002a
s_buffer_atomic_sub_x2 s[22:23], s[52:55], 0x0           // s_buffer_atomic_sub_x2 s[22:23], s[52:55], null // 9a058cf5000000fa
s_buffer_atomic_swap s105, s[96:99], s12 offset:0x12345 glc // 701a01f545230118
s_buffer_atomic_swap_x2 s[24:25], s[0:3], s74 offset:0x1 // 000680f501000094
s_buffer_atomic_umax s34, s[64:67], 0x0 glc dlc          // s_buffer_atomic_umax s34, s[64:67], null glc dlc // a0481df5000000fa
s_buffer_atomic_umax_x2 s[0:1], s[56:59], 0x7f glc       // 1c009df57f0000fa
s_buffer_atomic_umin s0, s[12:15], null offset:0x12345 glc // s_buffer_atomic_umin s0, s[12:15], 0x12345 glc // 060015f5452301fa
s_buffer_atomic_umin_x2 s[104:105], s[64:67], 0x0 glc    // s_buffer_atomic_umin_x2 s[104:105], s[64:67], null glc // 201a95f5000000fa
s_buffer_atomic_xor s91, ttmp[0:3], 0x0                  // s_buffer_atomic_xor s91, ttmp[0:3], null // f61628f5000000fa
s_buffer_atomic_xor_x2 s[102:103], ttmp[0:3], s0 offset:0x1 glc // b619a9f501000000
s_buffer_load_dword s93, s[4:7], s31                     // 421720f40000003e
s_buffer_load_dwordx16 s[0:15], s[64:67], s0             // 200030f400000000
s_buffer_load_dwordx2 s[20:21], s[8:11], 0x7f glc        // 040525f47f0000fa
s_buffer_load_dwordx4 s[76:79], s[0:3], s0 offset:0x12345 // 001328f445230100
s_buffer_load_dwordx8 ttmp[0:7], s[36:39], s95 offset:0x1 // 121b2cf4010000be
s_buffer_store_dword s98, s[0:3], s5 glc                 // 801861f40000000a
s_buffer_store_dwordx2 s[104:105], s[72:75], s70 offset:0x12345 glc // 241a65f44523018c
s_buffer_store_dwordx4 s[68:71], s[12:15], s79 offset:0x12345 glc // 061169f44523019e
s_dcache_discard s[0:1], s35                             // 0000a0f400000046
s_dcache_discard_x2 s[92:93], s89                        // 2e00a4f4000000b2
s_dcache_inv                                             // 000080f400000000
s_dcache_wb                                              // 000084f400000000
s_get_waveid_in_workgroup s0                             // 0000a8f400000000
s_gl1_inv                                                // 00007cf400000000
s_load_dword s0, exec, 0x0                               // s_load_dword s0, exec, null // 3f0000f4000000fa
s_load_dwordx16 ttmp[0:15], s[46:47], s81 offset:0x12345 glc // 171b11f4452301a2
s_load_dwordx2 s[98:99], s[22:23], s36 dlc               // 8b5804f400000048
s_load_dwordx4 s[88:91], s[68:69], s105 offset:0x12345   // 221608f4452301d2
s_load_dwordx8 s[56:63], s[44:45], -0x100000             // 160e0cf4000010fa
s_memrealtime s[32:33]                                   // 000894f400000000
s_memtime s[54:55]                                       // 800d90f400000000
s_scratch_load_dword s94, s[104:105], vcc_hi offset:0x1 glc // b41715f4010000d6
s_scratch_load_dwordx2 s[0:1], s[6:7], 0x7f dlc          // 034018f47f0000fa
s_scratch_load_dwordx4 s[20:23], s[104:105], 0x7f glc    // 34051df47f0000fa
s_scratch_store_dword s44, s[10:11], s98 offset:0x1      // 050b54f4010000c4
s_scratch_store_dwordx2 s[44:45], s[0:1], 0xfffff        // 000b58f4ffff0ffa
s_scratch_store_dwordx4 s[0:3], s[50:51], 0x10           // 19005cf4100000fa
s_store_dword s51, s[78:79], s0 offset:0x1               // e70c40f401000000
s_store_dwordx2 ttmp[6:7], s[74:75], 0x0                 // s_store_dwordx2 ttmp[6:7], s[74:75], null // a51c44f4000000fa
s_store_dwordx4 s[0:3], s[104:105], 0x10                 // 340048f4100000fa
s_load_dword null, s[2:3], 0x4                           // 411f00f4040000fa
s_load_dwordx2 null, s[2:3], 0x4                         // 411f04f4040000fa
s_buffer_load_dword null, s[4:7], s1                     // 421f20f400000002
