s_atc_probe 0x3, s[26:27], s60                           // s_atc_probe 3, s[26:27], s60 // cd0098f400000078
s_atc_probe_buffer 0x0, s[28:31], s5                     // s_atc_probe_buffer 0, s[28:31], s5 // 0e009cf40000000a
s_buffer_load_dword s95, s[76:79], s26 offset:0x1 glc    // e61721f401000034
s_buffer_load_dwordx16 s[36:51], s[100:103], ttmp5 dlc   // 324930f4000000e2
s_buffer_load_dwordx2 s[104:105], s[88:91], 0x7f glc     // 2c1a25f47f0000fa
s_buffer_load_dwordx4 ttmp[0:3], s[76:79], 0xfffff glc   // 261b29f4ffff0ffa
s_buffer_load_dwordx8 s[0:7], s[0:3], 0x0                // s_buffer_load_dwordx8 s[0:7], s[0:3], null // 00002cf4000000fa
s_dcache_inv                                             // 000080f400000000
s_gl1_inv                                                // 00007cf400000000
s_load_dword s18, s[36:37], 0x0                          // s_load_dword s18, s[36:37], null // 920400f4000000fa
s_load_dwordx16 s[44:59], exec, s105 offset:0x12345      // 3f0b10f4452301d2
s_load_dwordx2 s[0:1], s[36:37], exec_lo glc             // 120005f4000000fc
s_load_dwordx4 s[44:47], s[90:91], s99 offset:0x12345    // 2d0b08f4452301c6
s_load_dwordx8 s[96:103], s[74:75], -0x100000 glc        // 25180df4000010fa
s_memrealtime s[32:33]                                   // 000894f400000000
s_memtime s[0:1]                                         // 000090f400000000
s_load_dwordx8 [s100,s101,s102,s103,s104,s105,vcc_lo,vcc_hi], s[0:1], 0x8 // 00190cf4080000fa
s_load_dwordx4 [s104,s105,vcc_lo,vcc_hi], s[0:1], 0x8    // 001a08f4080000fa
