s_abs_i32 s18, 0x12345678                                // ff3092be78563412
s_bcnt0_i32_b64 s101, s[54:55]                           // 360be5be
s_bitset0_b64 s[16:17], ttmp11                           // 7b1990be
s_bitset1_b64 flat_scratch, vcc_hi                       // 6b1be6be
s_ff1_i32_b64 s0, s[68:69]                               // 441180be
s_flbit_i32_b64 s56, s[6:7]                              // 0613b8be
s_movreld_b64 s[100:101], 0                              // 802de4be
s_movrels_b64 s[0:1], s[62:63]                           // 3e2b80be
s_or_saveexec_b64 s[6:7], s[54:55]                       // 362186be
s_orn2_saveexec_b64 s[96:97], s[16:17]                   // 1024e0be
s_quadmask_b32 s0, 0x3f717273                            // ff2880be7372713f
s_set_gpr_idx_idx 0xaf123456                             // ff3280be563412af
s_sext_i32_i16 s93, s0                                   // 0017ddbe
s_sext_i32_i8 s93, 65                                    // s_sext_i32_i8 s93, 0x41 // ff16ddbe41000000
