s_barrier                                                // 00008abf
s_branch 65535                                           // ffff82bf
s_cbranch_cdbgsys -1                                     // s_cbranch_cdbgsys 65535 // ffff97bf
s_cbranch_cdbgsys_and_user 0x1234                        // s_cbranch_cdbgsys_and_user 4660 // 34129abf
s_cbranch_cdbgsys_or_user 0x1234                         // s_cbranch_cdbgsys_or_user 4660 // 341299bf
s_cbranch_cdbguser 3                                     // 030098bf
s_cbranch_execnz 65535                                   // ffff89bf
s_cbranch_execz 3                                        // 030088bf
s_cbranch_scc0 65535                                     // ffff84bf
s_cbranch_scc1 0x1234                                    // s_cbranch_scc1 4660 // 341285bf
s_cbranch_vccnz 3                                        // 030087bf
s_cbranch_vccz -1                                        // s_cbranch_vccz 65535 // ffff86bf
s_decperflevel 0x0                                       // s_decperflevel 0 // 000095bf
s_endpgm 0x12                                            // s_endpgm 18 // 120081bf
s_endpgm_saved                                           // 00009bbf
s_icache_inv                                             // 000093bf
s_incperflevel 0x3                                       // s_incperflevel 3 // 030094bf
s_nop 1                                                  // 010080bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)       // 4f0090bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)   // 3f0090bf
s_sendmsg 0x1234                                         // s_sendmsg 4660 // 341290bf
s_sendmsg sendmsg(15, 1)                                 // s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)                // 030090bf
s_sendmsg sendmsg(2, 2, 1)                               // s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220190bf
s_sendmsg sendmsg(5, 0, 0)                               // 050090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)        // 330190bf
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)                 // 220090bf
s_sendmsghalt sendmsg(MSG_INTERRUPT)                     // 010091bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP)            // 030091bf
s_sendmsghalt sendmsg(MSG_SAVEWAVE)                      // 040091bf
s_sendmsghalt sendmsg(2, 2, 1)                           // s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220191bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0091bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 3)              // 120391bf
s_sendmsghalt sendmsg(15, 1)                             // s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0091bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 0)             // 220091bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK) // 3f0091bf
s_set_gpr_idx_mode gpr_idx(DST)                          // 08009dbf
s_set_gpr_idx_off                                        // 00009cbf
s_sethalt 0x3                                            // s_sethalt 3 // 03008dbf
s_setkill 0x0                                            // s_setkill 0 // 00008bbf
s_setprio 0x3                                            // s_setprio 3 // 03008fbf
s_sleep 1                                                // 01008ebf
s_trap 1                                                 // 010092bf
s_ttracedata                                             // 000096bf
s_waitcnt expcnt(0)                                      // 0f0f8cbf
s_waitcnt vmcnt(3), expcnt(2), lgkmcnt(1)                // s_waitcnt vmcnt(3) expcnt(2) lgkmcnt(1) // 23018cbf
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)                  // 00008cbf
s_waitcnt lgkmcnt_sat(200)                               // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_waitcnt vmcnt(0)                                       // 700f8cbf
s_waitcnt vmcnt_sat(100)                                 // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt vmcnt(15) & expcnt(6)                          // s_waitcnt expcnt(6) // 6f0f8cbf
s_waitcnt lgkmcnt(0)                                     // 7f008cbf
s_wakeup                                                 // 000083bf
