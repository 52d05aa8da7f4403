s_atomic_or_x2 ttmp[6:7], s[100:101], 0x0 glc            // b21ca7c200000000
s_buffer_atomic_dec_x2 s[100:101], ttmp[0:3], s91 offset:0x12345 glc // 3659b3c1452301b6
s_buffer_atomic_or_x2 s[26:27], s[76:79], m0 offset:0x12345 glc // a646a7c1452301f8
s_buffer_atomic_smax_x2 s[100:101], s[40:43], s0         // 141998c100000000
s_buffer_atomic_umax s8, s[0:3], s68                     // 00021cc144000000
s_buffer_atomic_xor s16, s[40:43], s101 offset:0x1       // 14442ac1010000ca
s_buffer_atomic_xor_x2 vcc, s[40:43], s78                // 941aa8c14e000000
s_buffer_load_dwordx4 s[52:55], s[72:75], s22 offset:0x12345 // 244d2ac04523012c
s_dcache_discard_x2 s[100:101], s92 offset:0x1           // 3240a6c0010000b8
s_load_dword s38, s[2:3], -1 glc                         // s_load_dword s38, s[2:3], -0x1 glc // 810903c0ffff1f00
s_load_dwordx16 s[52:67], s[40:41], s0                   // 140d10c000000000
s_load_dwordx8 s[84:91], s[40:41], 0x0                   // 14150ec000000000
s_memrealtime s[62:63]                                   // 800f94c000000000
s_store_dwordx4 ttmp[0:3], s[76:77], s33                 // 261b48c021000000
