s_buffer_load_dword s0, s[24:27], s21                    // 151800c2
s_buffer_load_dwordx16 s[32:47], ttmp[0:3], s103         // 677010c3
s_buffer_load_dwordx2 s[0:1], s[28:31], 0x7f             // 7f1d40c2
s_buffer_load_dwordx4 s[92:95], s[36:39], tma_hi         // 6f24aec2
s_buffer_load_dwordx8 s[44:51], ttmp[0:3], s6            // 0670d6c2
s_dcache_inv                                             // 0000c0c7
s_load_dword s35, vcc, 0x1                               // 01eb11c0
s_load_dwordx16 s[88:103], ttmp[6:7], s102               // 66762cc1
s_load_dwordx2 s[0:1], s[102:103], 0x7f                  // 7f6740c0
s_load_dwordx4 s[92:95], s[22:23], s63                   // 3f16aec0
s_load_dwordx8 s[56:63], s[102:103], 0x0                 // 0067dcc0
s_memtime s[32:33]                                       // 000090c7
