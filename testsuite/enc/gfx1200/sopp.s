s_waitcnt_depctr -32768                                  // s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 008088bf
s_denorm_mode 0x0                                        // s_denorm_mode 0 // 000092bf
s_wakeup                                                 // 0000b4bf
s_endpgm_saved                                           // 0000b1bf
s_branch 0x0                                             // s_branch 0 // 0000a0bf
s_cbranch_scc0 0x0                                       // s_cbranch_scc0 0 // 0000a1bf
s_cbranch_scc1 0x0                                       // s_cbranch_scc1 0 // 0000a2bf
s_cbranch_vccnz 0xc1d1                                   // s_cbranch_vccnz 49617 // d1c1a4bf
s_cbranch_execnz 0x1234                                  // s_cbranch_execnz 4660 // 3412a6bf
s_setkill 0x0                                            // s_setkill 0 // 000081bf
s_waitcnt 0x1234                                         // s_waitcnt vmcnt(4) expcnt(4) lgkmcnt(35) // 341289bf
s_sethalt 0x0                                            // s_sethalt 0 // 000082bf
s_sendmsg 0x1234                                         // s_sendmsg 4660 // 3412b6bf
s_sendmsghalt 0x0                                        // s_sendmsghalt sendmsg(0, 0, 0) // 0000b7bf
s_trap 0x1234                                            // 341290bf
s_incperflevel 0x1234                                    // 3412b8bf
s_clause 0x1234                                          // 341285bf
s_ttracedata_imm 0x1234                                  // 3412bbbf
s_singleuse_vdst 0x0000                                  // s_singleuse_vdst 0x0 // 000093bf
s_delay_alu instid0(VALU_DEP_1)                          // 010087bf
s_wait_storecnt 0xc1d1                                   // d1c1c1bf
s_wait_expcnt 0xc1d1                                     // d1c1c4bf
s_wait_dscnt 0x1234                                      // 3412c6bf
s_wait_dscnt 0xc1d1                                      // d1c1c6bf
s_wait_kmcnt 0xc1d1                                      // d1c1c7bf
s_wait_alu depctr_va_vdst(14) depctr_va_sdst(6) depctr_vm_vsrc(6) // 9bed88bf
s_barrier_leave                                          // 000095bf
s_decperflevel 0x3141                                    // 4131b9bf
s_endpgm 0                                               // s_endpgm // 0000b0bf
s_nop 1                                                  // 010080bf
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)                      // 0900b6bf
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)                     // 0300b6bf
s_wait_loadcnt_dscnt 0x101                               // 0101c8bf
s_wait_alu depctr_va_vdst(0)                             // 9f0f88bf
