s_branch 65535                                           // ffff82bf
s_cbranch_scc0 -1                                        // s_cbranch_scc0 65535 // ffff84bf
s_cbranch_scc1 65535                                     // ffff85bf
s_endpgm 0x12                                            // s_endpgm 18 // 120081bf
s_sendmsg sendmsg(MSG_SAVEWAVE)                          // 040090bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsg sendmsg(MSG_INTERRUPT)                         // 010090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)        // 330190bf
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)                 // 220090bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)       // 4f0090bf
s_sendmsg sendmsg(5, 0, 0)                               // 050090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)                // 030090bf
s_sendmsg sendmsg(2, 2, 1)                               // s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220190bf
s_setkill 0x0                                            // s_setkill 0 // 00008bbf
