s_atc_probe 0x0, s[94:95], 0x7f                          // s_atc_probe 0, s[94:95], 0x7f // 2f009ac07f000000
s_atc_probe_buffer 1, s[24:27], s0                       // 4c009cc000000000
s_buffer_load_dword s0, s[20:23], s19 glc                // 0a0021c013000000
s_buffer_load_dwordx16 s[84:99], ttmp[0:3], s28 glc      // 381531c01c000000
s_buffer_load_dwordx2 vcc, s[92:95], ttmp5               // ae1a24c075000000
s_buffer_load_dwordx4 s[24:27], s[16:19], s98 glc        // 080629c062000000
s_buffer_load_dwordx8 s[76:83], s[60:63], s53 glc        // 1e132dc035000000
s_buffer_store_dword s81, s[32:35], s34                  // 501460c022000000
s_buffer_store_dwordx2 s[38:39], s[92:95], s61 glc       // ae0965c03d000000
s_buffer_store_dwordx4 s[24:27], s[64:67], 0x10          // 20066ac010000000
s_dcache_inv                                             // 000080c000000000
s_dcache_inv_vol                                         // 000088c000000000
s_dcache_wb                                              // 000084c000000000
s_dcache_wb_vol                                          // 00008cc000000000
s_load_dword s61, s[100:101], s0                         // 720f00c000000000
s_load_dwordx16 s[0:15], s[72:73], 0x0                   // 240012c000000000
s_load_dwordx2 s[66:67], s[42:43], 0x0                   // 951006c000000000
s_load_dwordx4 s[12:15], s[48:49], 0x0 glc               // 18030bc000000000
s_load_dwordx8 s[76:83], s[90:91], s101                  // 2d130cc065000000
s_memrealtime s[52:53]                                   // 000d94c000000000
s_memtime s[32:33]                                       // 000890c000000000
s_store_dword tma_lo, s[70:71], s0 glc                   // a31b41c000000000
s_store_dwordx2 s[12:13], s[26:27], 0xfffff              // 0d0346c0ffff0f00
s_store_dwordx4 s[44:47], s[10:11], s12 glc              // 050b49c00c000000
