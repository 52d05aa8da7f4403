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
