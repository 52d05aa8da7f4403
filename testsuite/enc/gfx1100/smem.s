s_atc_probe 0x44, s[84:85], -0xb28d4                     // 2a1188f42cd714f8
s_atc_probe 6, s[12:13], m0 offset:-0x40a3d              // 860188f4c3f51bfa
s_atc_probe_buffer 0x66, s[20:23], null                  // 8a198cf4000000f8
s_atc_probe_buffer 0x6a, s[60:63], m0 offset:0xe290a     // 9e1a8cf40a290efa
s_buffer_load_b128 s[40:43], s[32:35], s92               // 100a28f4000000b8
s_buffer_load_b128 s[96:99], s[64:67], m0 glc            // 205828f4000000fa
s_buffer_load_b256 s[36:43], s[44:47], s45               // 16092cf40000005a
s_buffer_load_b256 s[8:15], s[92:95], m0 glc             // 2e422cf4000000fa
s_buffer_load_b32 s32, s[64:67], 0xfffff                 // 200820f4ffff0ff8
s_buffer_load_b32 s90, s[100:103], null                  // b21620f4000000f8
s_buffer_load_b512 s[56:71], s[88:91], 0x1               // 2c0e30f4010000f8
s_buffer_load_b512 s[88:103], s[68:71], s0               // 221630f400000000
s_buffer_load_b64 s[62:63], s[72:75], 0x6de68 glc        // a44f24f468de06f8
s_buffer_load_b64 s[70:71], s[80:83], m0                 // a81124f4000000fa
s_dcache_inv                                             // 000084f400000000
s_gl1_inv                                                // 000080f400000000
s_load_b128 s[80:83], s[86:87], 0x1                      // 2b1408f4010000f8
s_load_b128 s[56:59], s[46:47], -0xa14e3                 // 170e08f41deb15f8
s_load_b256 s[20:27], ttmp[4:5], s0 offset:0xdd0a3 glc   // 38450cf4a3d00d00
s_load_b256 s[80:87], ttmp[6:7], 0x4                     // 39140cf4040000f8
s_load_b32 s14, s[26:27], s19 glc                        // 8d4300f400000026
s_load_b32 vcc_lo, s[38:39], null                        // 931a00f4000000f8
s_load_b512 s[84:99], s[42:43], 0x4                      // 151510f4040000f8
s_load_b512 s[20:35], s[10:11], s0                       // 050510f400000000
s_load_b64 s[70:71], s[52:53], 0x1                       // 9a1104f4010000f8
s_load_b64 s[68:69], s[82:83], s0 offset:0x2b9df glc     // 295104f4dfb90200
