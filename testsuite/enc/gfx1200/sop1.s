s_nand_saveexec_b32 s0, s1                               // 012680be
s_nor_saveexec_b32 s0, s1                                // 012880be
s_andn2_wrexec_b32 s0, s1                                // s_and_not1_wrexec_b32 s0, s1 // 013680be
s_andn1_wrexec_b64 s[0:1], s[2:3]                        // s_and_not0_wrexec_b64 s[0:1], s[2:3] // 023580be
s_andn2_wrexec_b64 s[0:1], s[2:3]                        // s_and_not1_wrexec_b64 s[0:1], s[2:3] // 023780be
s_mov_b32 s105, s104                                     // 6800e9be
s_mov_b64 s[104:105], s[102:103]                         // 6601e8be
s_cmov_b32 s105, s104                                    // 6802e9be
s_cmov_b64 s[0:1], s[2:3]                                // 020380be
s_not_b32 s0, s1                                         // 011e80be
s_not_b64 s[0:1], s[102:103]                             // 661f80be
s_wqm_b32 s105, s104                                     // 681ce9be
s_wqm_b64 s[0:1], s[2:3]                                 // 021d80be
s_brev_b32 s105, s104                                    // 6804e9be
s_brev_b64 vcc, s[2:3]                                   // 0205eabe
s_bcnt0_i32_b32 s0, s1                                   // 011680be
s_bcnt0_i32_b64 s105, s[102:103]                         // 6617e9be
s_bcnt1_i32_b32 s105, s104                               // 6818e9be
s_bcnt1_i32_b64 s0, s[2:3]                               // 021980be
s_ff1_i32_b32 s0, s1                                     // s_ctz_i32_b32 s0, s1 // 010880be
s_ff1_i32_b64 s0, 0.5                                    // s_ctz_i32_b64 s0, 0.5 // f00980be
s_flbit_i32_b32 s0, s1                                   // s_clz_i32_u32 s0, s1 // 010a80be
s_flbit_i32_b64 s0, s[2:3]                               // s_clz_i32_u64 s0, s[2:3] // 020b80be
s_flbit_i32 s0, s1                                       // s_cls_i32 s0, s1 // 010c80be
s_flbit_i32_i64 s105, s[2:3]                             // s_cls_i32_i64 s105, s[2:3] // 020de9be
s_sext_i32_i8 s0, s1                                     // 010e80be
s_sext_i32_i16 s0, s104                                  // 680f80be
s_bitset0_b32 s0, s1                                     // 011080be
s_bitset0_b64 s[104:105], s2                             // 0211e8be
s_bitset1_b32 s105, s104                                 // 6812e9be
s_bitset1_b64 s[0:1], s102                               // 661380be
s_getpc_b64 s[104:105]                                   // 0047e8be
s_setpc_b64 s[104:105]                                   // 684880be
s_swappc_b64 s[0:1], s[102:103]                          // 664980be
s_rfe_b64 s[0:1]                                         // 004a80be
s_and_saveexec_b64 s[0:1], s[102:103]                    // 662180be
s_or_saveexec_b64 s[104:105], s[102:103]                 // 6623e8be
s_xor_saveexec_b64 s[0:1], 0                             // 802580be
s_andn2_saveexec_b64 s[104:105], s[102:103]              // s_and_not1_saveexec_b64 s[104:105], s[102:103] // 6631e8be
s_orn2_saveexec_b64 s[0:1], s[2:3]                       // s_or_not1_saveexec_b64 s[0:1], s[2:3] // 023380be
s_nand_saveexec_b64 s[104:105], s[2:3]                   // 0227e8be
s_nor_saveexec_b64 s[0:1], s[102:103]                    // 662980be
s_xnor_saveexec_b64 s[0:1], vcc                          // 6a2b80be
s_quadmask_b32 s0, s1                                    // 011a80be
s_quadmask_b64 s[104:105], s[102:103]                    // 661be8be
s_movrels_b32 s105, s104                                 // 6840e9be
s_movrels_b64 s[0:1], s[2:3]                             // 024180be
s_movreld_b32 s105, s1                                   // 0142e9be
s_movreld_b64 s[104:105], s[102:103]                     // 6643e8be
s_abs_i32 exec_hi, s1                                    // 0115ffbe
s_andn1_saveexec_b64 s[104:105], s[102:103]              // s_and_not0_saveexec_b64 s[104:105], s[102:103] // 662de8be
s_orn1_saveexec_b64 s[0:1], s[102:103]                   // s_or_not0_saveexec_b64 s[0:1], s[102:103] // 662f80be
s_bitreplicate_b64_b32 s[104:105], s2                    // 0214e8be
s_and_saveexec_b32 s105, s104                            // 6820e9be
s_or_saveexec_b32 s105, s104                             // 6822e9be
s_xor_saveexec_b32 exec_lo, s1                           // 0124febe
s_andn2_saveexec_b32 s105, s1                            // s_and_not1_saveexec_b32 s105, s1 // 0130e9be
s_orn2_saveexec_b32 vcc_lo, s1                           // s_or_not1_saveexec_b32 vcc_lo, s1 // 0132eabe
s_xnor_saveexec_b32 s0, vcc_lo                           // 6a2a80be
s_andn1_saveexec_b32 s105, s1                            // s_and_not0_saveexec_b32 s105, s1 // 012ce9be
s_orn1_saveexec_b32 exec_lo, s1                          // s_or_not0_saveexec_b32 exec_lo, s1 // 012efebe
s_andn1_wrexec_b32 s0, exec_hi                           // s_and_not0_wrexec_b32 s0, exec_hi // 7f3480be
s_movrelsd_2_b32 vcc_hi, s1                              // 0144ebbe
s_and_not0_saveexec_b32 null, 0xaf123456                 // ff2cfcbe563412af
s_and_not0_saveexec_b64 null, 0xaf123456                 // ff2dfcbe563412af
s_and_not0_wrexec_b32 null, 0xaf123456                   // ff34fcbe563412af
s_and_not0_wrexec_b64 null, 0xaf123456                   // ff35fcbe563412af
s_clz_i32_u32 exec_hi, src_scc                           // fd0affbe
s_or_not0_saveexec_b32 null, 0xaf123456                  // ff2efcbe563412af
s_or_not0_saveexec_b64 null, 0xaf123456                  // ff2ffcbe563412af
s_sendmsg_rtn_b64 s[0:1], 0x0                            // s_sendmsg_rtn_b64 s[0:1], sendmsg(0, 0, 0) // 004d80be
s_cvt_f32_i32 s105, s1                                   // 0164e9be
s_cvt_f32_u32 s105, s1                                   // 0165e9be
s_cvt_u32_f32 s5, ttmp11                                 // 776785be
s_cvt_i32_f32 s5, s105                                   // 696685be
s_cvt_f16_f32 s5, vcc_lo                                 // 6a6885be
s_cvt_f32_f16 s105, s1                                   // 0169e9be
s_cvt_hi_f32_f16 s5, s1                                  // 016a85be
s_trunc_f32 s5, s105                                     // 696285be
s_ceil_f32 s105, s1                                      // 0160e9be
s_rndne_f32 s5, s1                                       // 016385be
s_floor_f32 s105, s1                                     // 0161e9be
s_floor_f16 s5, vcc_lo                                   // 6a6c85be
s_ceil_f16 s5, s1                                        // 016b85be
s_trunc_f16 s5, m0                                       // 7d6d85be
s_rndne_f16 s5, vcc_hi                                   // 6b6e85be
s_sendmsg_rtn_b32 s1, 0x0                                // s_sendmsg_rtn_b32 s1, sendmsg(0, 0, 0) // 004c81be
s_ctz_i32_b32 s5, s1                                     // 010885be
s_ctz_i32_b64 s5, s[104:105]                             // 680985be
s_and_not1_saveexec_b64 s[104:105], -1                   // c131e8be
s_and_not1_saveexec_b32 s5, vcc_lo                       // 6a3085be
s_and_not1_wrexec_b32 s5, vcc_hi                         // 6b3685be
s_and_not1_wrexec_b64 s[104:105], -1                     // c137e8be
s_cls_i32 s5, s1                                         // 010c85be
s_cls_i32_i64 s5, s[2:3]                                 // 020d85be
s_clz_i32_u64 s105, vcc                                  // 6a0be9be
s_or_not1_saveexec_b32 s5, ttmp15                        // 7b3285be
s_or_not1_saveexec_b64 s[10:11], ttmp[14:15]             // 7a338abe
s_sleep_var 0x1234                                       // ff5880be34120000
s_barrier_signal m0                                      // 7d4e80be
s_barrier_signal_isfirst -1                              // c14f80be
s_barrier_signal_isfirst m0                              // 7d4f80be
s_barrier_init m0                                        // 7d5180be
s_wakeup_barrier m0                                      // 7d5780be
s_get_barrier_state s3, -1                               // c15083be
s_mov_b64_e32 s[0:1], 0.5                                // s_mov_b64 s[0:1], 0.5 // f00180be
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_SE_AID_ID)     // 874c80be
