s_brev_b32 s38, s82                                      // 520ba6be
s_ff1_i32_b64 s80, s[24:25]                              // 1814d0be
s_flbit_i32 s76, src_vccz                                // fb17ccbe
s_quadmask_b32 s0, s89                                   // 592c80be
s_xnor_saveexec_b64 s[38:39], s[102:103]                 // 662ba6be
s_xor_saveexec_b64 s[68:69], exec                        // 7e26c4be
s_abs_i32 s12, -17                                       // s_abs_i32 s12, 0xffffffef // ff348cbeefffffff
s_andn2_saveexec_b64 s[102:103], s[38:39]                // 2627e6be
s_bcnt0_i32_b32 tba_lo, 0x3f717273                       // ff0decbe7372713f
s_bcnt0_i32_b64 s8, -17                                  // s_bcnt0_i32_b64 s8, 0xffffffef // ff0e88beefffffff
s_bcnt1_i32_b32 s65, src_vccz                            // fb0fc1be
s_bcnt1_i32_b64 s70, 0x12345678                          // ff10c6be78563412
s_bitset0_b32 s32, src_vccz                              // fb1ba0be
s_bitset0_b64 s[102:103], s103                           // 671ce6be
s_bitset1_b32 s0, 0x12345678                             // ff1d80be78563412
s_bitset1_b64 s[74:75], 1                                // 811ecabe
s_brev_b64 s[10:11], s[102:103]                          // 660c8abe
s_cbranch_join vcc_hi                                    // 6b3280be
s_cmov_b32 vcc_hi, s3                                    // 0305ebbe
s_cmov_b64 s[102:103], s[26:27]                          // 1a06e6be
s_ff0_i32_b32 s102, s59                                  // 3b11e6be
s_ff0_i32_b64 s62, src_vccz                              // fb12bebe
s_ff1_i32_b32 s53, -5                                    // c513b5be
s_flbit_i32_b32 s43, vcc_hi                              // 6b15abbe
s_flbit_i32_b64 s34, tma                                 // 6e16a2be
s_flbit_i32_i64 s77, 0x3f717273                          // ff18cdbe7372713f
s_getpc_b64 s[22:23]                                     // 001f96be
s_movreld_b32 s65, 17                                    // 9130c1be
s_movreld_b64 exec, 0xaf123456                           // ff31febe563412af
s_movrels_b32 vcc_lo, s22                                // 162eeabe
s_movrels_b64 s[0:1], s[80:81]                           // 502f80be
s_nand_saveexec_b64 s[102:103], s[32:33]                 // 2029e6be
s_nor_saveexec_b64 s[90:91], 0x12345678                  // ff2adabe78563412
s_not_b32 tba_lo, -16                                    // d007ecbe
s_not_b64 s[96:97], -1                                   // c108e0be
s_or_saveexec_b64 ttmp[6:7], -5                          // c525f6be
s_orn2_saveexec_b64 s[10:11], 17                         // 91288abe
s_quadmask_b64 s[12:13], s[102:103]                      // 662d8cbe
s_rfe_b64 s[0:1]                                         // 002280be
s_setpc_b64 s[20:21]                                     // 142080be
s_sext_i32_i16 s103, -17                                 // s_sext_i32_i16 s103, 0xffffffef // ff1ae7beefffffff
s_sext_i32_i8 s103, 0x3f717273                           // ff19e7be7372713f
s_swappc_b64 s[20:21], 65                                // s_swappc_b64 s[20:21], 0x41 // ff2194be41000000
s_wqm_b32 s70, 32                                        // a009c6be
s_wqm_b64 s[86:87], s[96:97]                             // 600ad6be
