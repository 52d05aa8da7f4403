s_buffer_load_dword s37, s[100:103], 0x100               // ffe412c200010000
s_buffer_load_dwordx16 s[0:15], s[52:55], s29            // 1d3400c3
s_buffer_load_dwordx2 s[102:103], s[8:11], 0x0           // 000973c2
s_buffer_load_dwordx4 ttmp[0:3], s[40:43], s102          // 6628b8c2
s_buffer_load_dwordx8 s[36:43], s[28:31], s32            // 201cd2c2
s_dcache_inv_vol                                         // 000040c7
s_load_dwordx2 vcc, s[102:103], 0xffffffff               // s_load_dwordx2 vcc, s[102:103], -1 // ff6675c0ffffffff
s_load_dwordx4 ttmp[0:3], s[0:1], s12                    // 0c00b8c0
s_dcache_inv                                             // 0000c0c7
