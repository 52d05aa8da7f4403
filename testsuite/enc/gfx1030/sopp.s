s_barrier                                                // 00008abf
s_branch 3                                               // 030082bf
s_cbranch_cdbgsys 3                                      // 030097bf
s_cbranch_cdbgsys_and_user -1                            // s_cbranch_cdbgsys_and_user 65535 // ffff9abf
s_cbranch_cdbgsys_or_user 0x1234                         // s_cbranch_cdbgsys_or_user 4660 // 341299bf
s_cbranch_cdbguser -1                                    // s_cbranch_cdbguser 65535 // ffff98bf
s_cbranch_execnz 3                                       // 030089bf
s_cbranch_execz 0x1234                                   // s_cbranch_execz 4660 // 341288bf
s_cbranch_scc0 3                                         // 030084bf
s_cbranch_scc1 3                                         // 030085bf
s_cbranch_vccnz 3                                        // 030087bf
s_cbranch_vccz 3                                         // 030086bf
s_clause -32768                                          // s_clause 0x8000 // 0080a1bf
s_code_end                                               // 00009fbf
s_decperflevel 1                                         // 010095bf
s_denorm_mode 1                                          // 0100a5bf
s_endpgm 0x12                                            // s_endpgm 18 // 120081bf
s_endpgm_ordered_ps_done                                 // 00009ebf
s_endpgm_saved                                           // 00009bbf
s_icache_inv                                             // 000093bf
s_incperflevel 0x0                                       // s_incperflevel 0 // 000094bf
s_inst_prefetch 0x1234                                   // 3412a0bf
s_nop 0x3                                                // s_nop 3 // 030080bf
s_round_mode -1                                          // s_round_mode 0xffff // ffffa4bf
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)                      // 090090bf
s_sendmsg sendmsg(2, 2, 1)                               // s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220190bf
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)                   // 070090bf
s_sendmsg sendmsg(MSG_INTERRUPT)                         // 010090bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsg sendmsg(MSG_GET_DDID)                          // 0b0090bf
s_sendmsg sendmsg(MSG_GET_DOORBELL)                      // 0a0090bf
s_sendmsg sendmsg(MSG_SAVEWAVE)                          // 040090bf
s_sendmsg sendmsg(15, 1)                                 // s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0090bf
s_sendmsghalt sendmsg(MSG_INTERRUPT)                     // 010091bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)   // 4f0091bf
s_sendmsghalt sendmsg(MSG_GET_DDID)                      // 0b0091bf
s_sendmsghalt sendmsg(MSG_ORDERED_PS_DONE)               // 070091bf
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 1)    // 330191bf
s_sendmsghalt sendmsg(2, 2, 1)                           // s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) // 220191bf
s_sendmsghalt sendmsg(MSG_STALL_WAVE_GEN)                // 050091bf
s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 3)              // 120391bf
s_sendmsghalt sendmsg(15, 1)                             // s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // 1f0091bf
s_sethalt 0x3                                            // s_sethalt 3 // 03008dbf
s_setkill 0x3                                            // s_setkill 3 // 03008bbf
s_setprio 0x3                                            // s_setprio 3 // 03008fbf
s_sleep 1                                                // 01008ebf
s_trap 1                                                 // 010092bf
s_ttracedata                                             // 000096bf
s_ttracedata_imm 0x1234                                  // 3412a8bf
s_wait_idle                                              // 0000a2bf
s_waitcnt vmcnt_sat(100)                                 // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt lgkmcnt(63)                                    // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt lgkmcnt_sat(200)                               // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt 0x7f                                           // s_waitcnt vmcnt(15) lgkmcnt(0) // 7f008cbf
s_waitcnt lgkmcnt(15)                                    // 7fcf8cbf
s_waitcnt vmcnt(3), expcnt(2), lgkmcnt(1)                // s_waitcnt vmcnt(3) expcnt(2) lgkmcnt(1) // 23018cbf
s_waitcnt vmcnt(0)                                       // 703f8cbf
s_waitcnt vmcnt(63) & lgkmcnt(63)                        // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) // 7fff8cbf
s_waitcnt_depctr depctr_va_vdst(14) depctr_va_sdst(6)    // 9feda3bf
s_waitcnt_depctr depctr_vm_vsrc(0)                       // 83ffa3bf
s_waitcnt_depctr depctr_va_vdst(0)                       // 9f0fa3bf
s_waitcnt_depctr 0xffff                                  // ffffa3bf
s_waitcnt_depctr depctr_vm_vsrc(6) & depctr_sa_sdst(0)   // s_waitcnt_depctr depctr_sa_sdst(0) depctr_vm_vsrc(6) // 9affa3bf
s_waitcnt_depctr 0xfffe                                  // feffa3bf
s_waitcnt_depctr 0                                       // s_waitcnt_depctr depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0000a3bf
s_waitcnt_depctr depctr_sa_sdst(0)                       // 9effa3bf
s_waitcnt_depctr depctr_va_vdst(3), depctr_va_ssrc(0)    // s_waitcnt_depctr depctr_va_vdst(3) depctr_va_ssrc(0) // 9f3ea3bf
s_wakeup                                                 // 000083bf
