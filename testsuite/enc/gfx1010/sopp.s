s_barrier                                                // 00008abf
s_branch -1                                              // s_branch 65535 // ffff82bf
s_cbranch_cdbgsys 0x1234                                 // s_cbranch_cdbgsys 4660 // 341297bf
s_cbranch_cdbgsys_and_user 0x1234                        // s_cbranch_cdbgsys_and_user 4660 // 34129abf
s_cbranch_cdbgsys_or_user -1                             // s_cbranch_cdbgsys_or_user 65535 // ffff99bf
s_cbranch_cdbguser -1                                    // s_cbranch_cdbguser 65535 // ffff98bf
s_cbranch_execnz -1                                      // s_cbranch_execnz 65535 // ffff89bf
s_cbranch_execz -1                                       // s_cbranch_execz 65535 // ffff88bf
s_cbranch_scc0 -1                                        // s_cbranch_scc0 65535 // ffff84bf
s_cbranch_scc1 0x1234                                    // s_cbranch_scc1 4660 // 341285bf
s_cbranch_vccnz -1                                       // s_cbranch_vccnz 65535 // ffff87bf
s_cbranch_vccz 0x1234                                    // s_cbranch_vccz 4660 // 341286bf
s_clause -32768                                          // s_clause 0x8000 // 0080a1bf
s_code_end                                               // 00009fbf
s_decperflevel 0x0                                       // s_decperflevel 0 // 000095bf
s_denorm_mode 0x3                                        // s_denorm_mode 3 // 0300a5bf
s_endpgm                                                 // 000081bf
s_endpgm_ordered_ps_done                                 // 00009ebf
s_endpgm_saved                                           // 00009bbf
s_icache_inv                                             // 000093bf
s_incperflevel 0x3                                       // s_incperflevel 3 // 030094bf
s_inst_prefetch -1                                       // s_inst_prefetch 0xffff // ffffa0bf
s_nop 0x3                                                // s_nop 3 // 030080bf
s_round_mode -1                                          // s_round_mode 0xffff // ffffa4bf
s_sendmsg sendmsg(MSG_GET_DOORBELL)                      // 0a0090bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)       // 4f0090bf
s_sendmsg sendmsg(MSG_STALL_WAVE_GEN)                    // 050090bf
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)        // 330190bf
s_sendmsg 0x1234                                         // s_sendmsg 4660 // 341290bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3)                  // 120390bf
s_sendmsg sendmsg(MSG_SAVEWAVE)                          // 040090bf
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)                      // 090090bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 0)             // 220091bf
s_sendmsghalt sendmsg(2, 2, 1)                           // s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220191bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)   // 4f0091bf
s_sendmsghalt sendmsg(MSG_GS_ALLOC_REQ)                  // 090091bf
s_sendmsghalt sendmsg(MSG_GET_DDID)                      // 0b0091bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 3)              // 120391bf
s_sendmsghalt sendmsg(MSG_GET_DOORBELL)                  // 0a0091bf
s_sendmsghalt 0x1234                                     // s_sendmsghalt 4660 // 341291bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP)            // 030091bf
s_sethalt 0x3                                            // s_sethalt 3 // 03008dbf
s_setkill 1                                              // 01008bbf
s_setprio 0x0                                            // s_setprio 0 // 00008fbf
s_sleep 0x3                                              // s_sleep 3 // 03008ebf
s_trap 0x3                                               // s_trap 3 // 030092bf
s_ttracedata                                             // 000096bf
s_ttracedata_imm -32768                                  // s_ttracedata_imm 0x8000 // 0080a8bf
s_wait_idle                                              // 0000a2bf
s_waitcnt vmcnt(15) & expcnt(6)                          // s_waitcnt vmcnt(15) expcnt(6) // 6f3f8cbf
s_waitcnt lgkmcnt(63)                                    // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt vmcnt(3), expcnt(2), lgkmcnt(1)                // s_waitcnt vmcnt(3) expcnt(2) lgkmcnt(1) // 23018cbf
s_waitcnt 0xcf7f                                         // s_waitcnt lgkmcnt(15) // 7fcf8cbf
s_waitcnt vmcnt(0)                                       // 703f8cbf
s_waitcnt vmcnt_sat(100)                                 // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt expcnt(0)                                      // 0fff8cbf
s_waitcnt lgkmcnt(15)                                    // 7fcf8cbf
s_waitcnt 0x3f70                                         // s_waitcnt vmcnt(0) // 703f8cbf
s_waitcnt_depctr 0                                       // s_waitcnt_depctr depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0000a3bf
s_waitcnt_depctr depctr_va_vdst(3), depctr_va_ssrc(0)    // s_waitcnt_depctr depctr_va_vdst(3) depctr_va_ssrc(0) // 1f3ea3bf
s_waitcnt_depctr depctr_va_ssrc(0)                       // 1ffea3bf
s_waitcnt_depctr depctr_va_sdst(0)                       // 1ff1a3bf
s_waitcnt_depctr 0xfffe                                  // feffa3bf
s_waitcnt_depctr depctr_vm_vsrc(0)                       // 03ffa3bf
s_waitcnt_depctr 0xffff                                  // ffffa3bf
s_waitcnt_depctr depctr_sa_sdst(0)                       // 1effa3bf
s_waitcnt_depctr depctr_vm_vsrc(6) & depctr_sa_sdst(0)   // s_waitcnt_depctr depctr_sa_sdst(0) depctr_vm_vsrc(6) // 1affa3bf
s_wakeup                                                 // 000083bf
