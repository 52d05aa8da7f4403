s_atc_probe_buffer 1, ttmp[0:3], s88                     // 78009cc058000000
s_buffer_load_dwordx16 s[60:75], s[44:47], 0x0           // 160f32c000000000
s_buffer_load_dwordx2 s[100:101], s[96:99], 0xfffff glc  // 301927c0ffff0f00
s_dcache_wb                                              // 000084c000000000
s_dcache_wb_vol                                          // 00008cc000000000
s_load_dwordx16 s[12:27], s[100:101], 0x7f glc           // 320313c07f000000
s_load_dwordx4 s[72:75], s[100:101], ttmp11 glc          // 321209c07b000000
s_memrealtime s[54:55]                                   // 800d94c000000000
s_store_dwordx2 s[76:77], s[82:83], exec_lo              // 291344c07e000000
