s_barrier                                                // 00008abf
s_branch 0x1234                                          // s_branch 4660 // 341282bf
s_branch 3                                               // 030082bf
s_cbranch_cdbgsys -1                                     // s_cbranch_cdbgsys 65535 // ffff97bf
s_cbranch_cdbgsys 0x1234                                 // s_cbranch_cdbgsys 4660 // 341297bf
s_cbranch_cdbgsys_and_user 0x1234                        // s_cbranch_cdbgsys_and_user 4660 // 34129abf
s_cbranch_cdbgsys_and_user -1                            // s_cbranch_cdbgsys_and_user 65535 // ffff9abf
s_cbranch_cdbgsys_or_user -1                             // s_cbranch_cdbgsys_or_user 65535 // ffff99bf
s_cbranch_cdbgsys_or_user 3                              // 030099bf
s_cbranch_cdbguser 0x1234                                // s_cbranch_cdbguser 4660 // 341298bf
s_cbranch_cdbguser -1                                    // s_cbranch_cdbguser 65535 // ffff98bf
s_cbranch_execnz -1                                      // s_cbranch_execnz 65535 // ffff89bf
s_cbranch_execnz 0x1234                                  // s_cbranch_execnz 4660 // 341289bf
s_cbranch_execz -1                                       // s_cbranch_execz 65535 // ffff88bf
s_cbranch_execz 3                                        // 030088bf
s_cbranch_scc0 65535                                     // ffff84bf
s_cbranch_scc0 3                                         // 030084bf
s_cbranch_scc1 65535                                     // ffff85bf
s_cbranch_scc1 0x1234                                    // s_cbranch_scc1 4660 // 341285bf
s_cbranch_vccnz 0x1234                                   // s_cbranch_vccnz 4660 // 341287bf
s_cbranch_vccnz 65535                                    // ffff87bf
s_cbranch_vccz 3                                         // 030086bf
s_cbranch_vccz -1                                        // s_cbranch_vccz 65535 // ffff86bf
s_decperflevel 1                                         // 010095bf
s_decperflevel 0x0                                       // s_decperflevel 0 // 000095bf
s_decperflevel 0x3                                       // s_decperflevel 3 // 030095bf
s_endpgm                                                 // 000081bf
s_endpgm 0x12                                            // s_endpgm 18 // 120081bf
s_endpgm_ordered_ps_done                                 // 00009ebf
s_endpgm_saved                                           // 00009bbf
s_icache_inv                                             // 000093bf
s_incperflevel 0x0                                       // s_incperflevel 0 // 000094bf
s_incperflevel 0x3                                       // s_incperflevel 3 // 030094bf
s_incperflevel 1                                         // 010094bf
s_nop 0x0                                                // s_nop 0 // 000080bf
s_nop 1                                                  // 010080bf
s_nop 0x3                                                // s_nop 3 // 030080bf
s_sendmsg 0x1234                                         // s_sendmsg 4660 // 341290bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)                // 030090bf
s_sendmsg sendmsg(MSG_SAVEWAVE)                          // 040090bf
s_sendmsg sendmsg(5, 0, 0)                               // s_sendmsg sendmsg(MSG_STALL_WAVE_GEN) // 050090bf
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)                   // 070090bf
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)                 // 220090bf
s_sendmsg sendmsg(MSG_INTERRUPT)                         // 010090bf
s_sendmsghalt sendmsg(5, 0, 0)                           // s_sendmsghalt sendmsg(MSG_STALL_WAVE_GEN) // 050091bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 0)             // 220091bf
s_sendmsghalt 0x1234                                     // s_sendmsghalt 4660 // 341291bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP)            // 030091bf
s_sendmsghalt sendmsg(MSG_ORDERED_PS_DONE)               // 070091bf
s_sendmsghalt sendmsg(MSG_INTERRUPT)                     // 010091bf
s_sendmsghalt sendmsg(MSG_SAVEWAVE)                      // 040091bf
s_set_gpr_idx_mode gpr_idx(SRC0)                         // 01009dbf
s_set_gpr_idx_mode 15                                    // s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST) // 0f009dbf
s_set_gpr_idx_mode gpr_idx(DST)                          // 08009dbf
s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST)           // 0f009dbf
s_set_gpr_idx_mode gpr_idx()                             // 00009dbf
s_set_gpr_idx_off                                        // 00009cbf
s_sethalt 1                                              // 01008dbf
s_sethalt 0x0                                            // s_sethalt 0 // 00008dbf
s_sethalt 0x3                                            // s_sethalt 3 // 03008dbf
s_setkill 0x3                                            // s_setkill 3 // 03008bbf
s_setkill 0x0                                            // s_setkill 0 // 00008bbf
s_setkill 1                                              // 01008bbf
s_setprio 0x3                                            // s_setprio 3 // 03008fbf
s_setprio 1                                              // 01008fbf
s_setprio 0x0                                            // s_setprio 0 // 00008fbf
s_sleep 0x0                                              // s_sleep 0 // 00008ebf
s_sleep 1                                                // 01008ebf
s_sleep 0x3                                              // s_sleep 3 // 03008ebf
s_trap 0x0                                               // s_trap 0 // 000092bf
s_trap 0x3                                               // s_trap 3 // 030092bf
s_trap 1                                                 // 010092bf
s_ttracedata                                             // 000096bf
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)                  // 00008cbf
s_waitcnt vmcnt_sat(100)                                 // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) // 7fcf8cbf
s_waitcnt 0xcf7f                                         // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) // 7fcf8cbf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt lgkmcnt(0)                                     // 7fc08cbf
s_waitcnt vmcnt(0)                                       // 700f8cbf
s_waitcnt vmcnt(63) & expcnt(6)                          // s_waitcnt expcnt(6) // 6fcf8cbf
s_waitcnt expcnt(0)                                      // 0fcf8cbf
s_wakeup                                                 // 000083bf
