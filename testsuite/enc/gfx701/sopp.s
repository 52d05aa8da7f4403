s_cbranch_cdbgsys 65535                                  // ffff97bf
s_cbranch_execnz 0x1234                                  // s_cbranch_execnz 4660 // 341289bf
s_cbranch_vccnz 0x1234                                   // s_cbranch_vccnz 4660 // 341287bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP)            // 030091bf
s_sendmsghalt sendmsg(15, 1)                             // s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0091bf
s_sendmsghalt sendmsg(2, 2, 1)                           // s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220191bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 3)              // 120391bf
s_sendmsghalt sendmsg(5, 0, 0)                           // 050091bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0091bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)   // 4f0091bf
s_sendmsghalt sendmsg(MSG_INTERRUPT)                     // 010091bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)    // 330191bf
s_ttracedata                                             // 000096bf
s_waitcnt 0xffff                                         // ffff8cbf
s_waitcnt vmcnt(15) & expcnt(6)                          // s_waitcnt expcnt(6) // 6f0f8cbf
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)                  // 00008cbf
s_waitcnt vmcnt_sat(100)                                 // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_waitcnt lgkmcnt(0)                                     // 7f008cbf
s_waitcnt lgkmcnt_sat(200)                               // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_waitcnt lgkmcnt(15)                                    // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_waitcnt 0xcf7f                                         // 7fcf8cbf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_barrier                                                // 00008abf
s_branch -1                                              // s_branch 65535 // ffff82bf
s_cbranch_cdbgsys_and_user -1                            // s_cbranch_cdbgsys_and_user 65535 // ffff9abf
s_cbranch_cdbgsys_or_user 0x1234                         // s_cbranch_cdbgsys_or_user 4660 // 341299bf
s_cbranch_cdbguser 3                                     // 030098bf
s_cbranch_execz 65535                                    // ffff88bf
s_cbranch_scc0 -1                                        // s_cbranch_scc0 65535 // ffff84bf
s_cbranch_scc1 65535                                     // ffff85bf
s_cbranch_vccz 0x1234                                    // s_cbranch_vccz 4660 // 341286bf
s_decperflevel 0x3                                       // s_decperflevel 3 // 030095bf
s_icache_inv                                             // 000093bf
s_incperflevel 0x3                                       // s_incperflevel 3 // 030094bf
s_nop 1                                                  // 010080bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)        // 330190bf
s_sethalt 1                                              // 01008dbf
s_setkill 0x0                                            // s_setkill 0 // 00008bbf
s_setprio 1                                              // 01008fbf
s_sleep 0x3                                              // s_sleep 3 // 03008ebf
s_trap 0x3                                               // s_trap 3 // 030092bf
