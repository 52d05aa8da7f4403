s_barrier                                                // 0000bdbf
s_branch 19856                                           // 904da0bf
s_branch 25409                                           // 4163a0bf
s_branch 62580                                           // 74f4a0bf
s_cbranch_cdbgsys 26308                                  // c466a7bf
s_cbranch_cdbgsys 58436                                  // 44e4a7bf
s_cbranch_cdbgsys 65302                                  // 16ffa7bf
s_cbranch_cdbgsys_and_user 20942                         // ce51aabf
s_cbranch_cdbgsys_and_user 24539                         // db5faabf
s_cbranch_cdbgsys_and_user 31706                         // da7baabf
s_cbranch_cdbgsys_or_user 33820                          // 1c84a9bf
s_cbranch_cdbgsys_or_user 60294                          // 86eba9bf
s_cbranch_cdbgsys_or_user 33589                          // 3583a9bf
s_cbranch_cdbguser 14433                                 // 6138a8bf
s_cbranch_cdbguser 25531                                 // bb63a8bf
s_cbranch_cdbguser 49584                                 // b0c1a8bf
s_cbranch_execnz 47137                                   // 21b8a6bf
s_cbranch_execnz 51550                                   // 5ec9a6bf
s_cbranch_execnz 42060                                   // 4ca4a6bf
s_cbranch_execz 19141                                    // c54aa5bf
s_cbranch_execz 7566                                     // 8e1da5bf
s_cbranch_execz 45175                                    // 77b0a5bf
s_cbranch_scc0 30165                                     // d575a1bf
s_cbranch_scc0 3460                                      // 840da1bf
s_cbranch_scc0 62340                                     // 84f3a1bf
s_cbranch_scc1 37801                                     // a993a2bf
s_cbranch_scc1 43407                                     // 8fa9a2bf
s_cbranch_scc1 51196                                     // fcc7a2bf
s_cbranch_vccnz 21056                                    // 4052a4bf
s_cbranch_vccnz 19017                                    // 494aa4bf
s_cbranch_vccnz 12697                                    // 9931a4bf
s_cbranch_vccz 14626                                     // 2239a3bf
s_cbranch_vccz 43067                                     // 3ba8a3bf
s_cbranch_vccz 29123                                     // c371a3bf
s_clause 0xb9c3                                          // c3b985bf
s_clause 0x13b                                           // 3b0185bf
s_clause 0xff37                                          // 37ff85bf
s_code_end                                               // 00009fbf
s_decperflevel 0xa27a                                    // 7aa2b9bf
s_decperflevel 0x8a21                                    // 218ab9bf
s_decperflevel 0xcf0e                                    // 0ecfb9bf
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1) // 910087bf
s_delay_alu instid0(TRANS32_DEP_1)                       // 050087bf
s_denorm_mode 0xdc3b                                     // 3bdc92bf
s_denorm_mode 0x6405                                     // 056492bf
s_denorm_mode 0x1b49                                     // 491b92bf
s_endpgm 44941                                           // 8dafb0bf
s_endpgm 43599                                           // 4faab0bf
s_endpgm 27859                                           // d36cb0bf
s_endpgm_saved                                           // 0000b1bf
s_icache_inv                                             // 0000bcbf
s_incperflevel 0xd92c                                    // 2cd9b8bf
s_incperflevel 0x87bc                                    // bc87b8bf
s_incperflevel 0x7399                                    // 9973b8bf
s_nop 0x75f2                                             // f27580bf
s_nop 0xf965                                             // 65f980bf
s_nop 0x4b48                                             // 484b80bf
s_round_mode 0xcb6a                                      // 6acb91bf
s_round_mode 0xb978                                      // 78b991bf
s_round_mode 0x7ac6                                      // c67a91bf
s_sendmsg 43859                                          // 53abb6bf
s_sendmsg 55679                                          // 7fd9b6bf
s_sendmsg 30875                                          // 9b78b6bf
s_sendmsghalt 1448                                       // a805b7bf
s_sendmsghalt 3111                                       // 270cb7bf
s_sendmsghalt 31357                                      // 7d7ab7bf
s_set_inst_prefetch_distance 0xdb6f                      // 6fdb84bf
s_set_inst_prefetch_distance 0x5597                      // 975584bf
s_set_inst_prefetch_distance 0xf6ce                      // cef684bf
s_sethalt 0x9284                                         // 849282bf
s_sethalt 0x7484                                         // 847482bf
s_sethalt 0xd084                                         // 84d082bf
s_setkill 0x2a42                                         // 422a81bf
s_setkill 0xa22d                                         // 2da281bf
s_setkill 0xc1d6                                         // d6c181bf
s_setprio 0x4eb9                                         // b94eb5bf
s_setprio 0x9c94                                         // 949cb5bf
s_setprio 0x2205                                         // 0522b5bf
s_sleep 0xdbe0                                           // e0db83bf
s_sleep 0x8cda                                           // da8c83bf
s_sleep 0xdfb8                                           // b8df83bf
s_trap 0x510e                                            // 0e5190bf
s_trap 0x3d49                                            // 493d90bf
s_trap 0x51a5                                            // a55190bf
s_ttracedata                                             // 0000babf
s_ttracedata_imm 0x826a                                  // 6a82bbbf
s_ttracedata_imm 0x70d2                                  // d270bbbf
s_ttracedata_imm 0x8b84                                  // 848bbbbf
s_wait_event 0xb396                                      // 96b38bbf
s_wait_event 0xa145                                      // 45a18bbf
s_wait_event 0x3d6                                       // d6038bbf
s_wait_idle                                              // 00008abf
s_waitcnt vmcnt(42) expcnt(3) lgkmcnt(38)                // 63aa89bf
s_waitcnt vmcnt(34) expcnt(6) lgkmcnt(62)                // e68b89bf
s_waitcnt vmcnt(27) lgkmcnt(7)                           // 776c89bf
s_waitcnt_depctr 0x8a73                                  // 738a88bf
s_waitcnt_depctr 0x69a1                                  // a16988bf
s_waitcnt_depctr 0xfbe1                                  // e1fb88bf
s_wakeup                                                 // 0000b4bf
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1) // 910487bf
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)                     // 0300b6bf
