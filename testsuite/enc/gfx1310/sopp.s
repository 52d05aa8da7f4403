s_barrier_leave 0x1234 // 3412b1bf
s_barrier_leave 0xffff // ffffb1bf
s_barrier_leave 1 // 0100b1bf
s_barrier_wait 0 // 0000abbf
s_barrier_wait 1 // 0100abbf
s_branch 4 // 040082bf
s_branch 0x0 // s_branch 0 // 000082bf
s_branch 1 // 010082bf
s_cbranch_execnz 4 // 040089bf
s_cbranch_execnz 0x1234 // s_cbranch_execnz 4660 // 341289bf
s_cbranch_execnz 65535 // ffff89bf
s_cbranch_execz 4 // 040088bf
s_cbranch_execz 0 // 000088bf
s_cbranch_execz 1 // 010088bf
s_cbranch_scc0 4 // 040084bf
s_cbranch_scc0 0x0 // s_cbranch_scc0 0 // 000084bf
s_cbranch_scc0 0 // 000084bf
s_cbranch_scc1 4 // 040085bf
s_cbranch_scc1 0x0 // s_cbranch_scc1 0 // 000085bf
s_cbranch_scc1 0 // 000085bf
s_cbranch_vccnz 4 // 040087bf
s_cbranch_vccnz 0xc1d1 // s_cbranch_vccnz 49617 // d1c187bf
s_cbranch_vccnz 1 // 010087bf
s_cbranch_vccz 4 // 040086bf
s_cbranch_vccz 65535 // ffff86bf
s_cbranch_vccz 4660 // 341286bf
s_clause 0x37b1 // b137a1bf
s_clause 0x1234 // 3412a1bf
s_clause 0x1 // 0100a1bf
s_code_end // 00009fbf
s_decperflevel 0x2a55 // 552a95bf
s_decperflevel 0x3141 // 413195bf
s_decperflevel 0x1234 // 341295bf
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3) // 9101aebf
s_delay_alu instid0(VALU_DEP_1) // 0100aebf
s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4) // 3402aebf
s_denorm_mode 0x4820 // 2048a5bf
s_denorm_mode 0x0 // s_denorm_mode 0 // 0000a5bf
s_denorm_mode 0 // 0000a5bf
s_endpgm // 000081bf
s_endpgm 29583 // 8f7381bf
s_endpgm 0 // s_endpgm // 000081bf
s_endpgm_saved // 00009bbf
s_icache_inv // 000093bf
s_incperflevel 0x3141 // 413194bf
s_incperflevel 0x1234 // 341294bf
s_incperflevel 0xffff // ffff94bf
s_monitor_sleep 0x2004 // 0420acbf
s_monitor_sleep 5 // 0500acbf
s_monitor_sleep 1 // 0100acbf
s_nop 0x1800 // 001880bf
s_nop 1 // 010080bf
s_nop 0x1234 // 341280bf
s_round_mode 0x8880 // 8088a4bf
s_round_mode 0x1234 // 3412a4bf
s_round_mode 0x0 // 0000a4bf
s_sendmsg 1024 // 000490bf
s_sendmsg sendmsg(MSG_RTN_GET_TMA) // 820090bf
s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL) // 800090bf
s_sendmsghalt 31551 // 3f7b91bf
s_sendmsghalt 0x0 // s_sendmsghalt sendmsg(0, 0, 0) // 000091bf
s_sendmsghalt sendmsg(MSG_INTERRUPT) // 010091bf
s_sethalt 0x1018 // 18108dbf
s_sethalt 0x0 // s_sethalt 0 // 00008dbf
s_sethalt 1 // 01008dbf
s_setprio 0x5820 // 20588fbf
s_setprio 0xffff // ffff8fbf
s_setprio 0x1234 // 34128fbf
s_sleep 0x2da5 // a52d8ebf
s_sleep 1 // 01008ebf
s_sleep 0 // 00008ebf
s_trap 0x553e // 3e5592bf
s_trap 0x1234 // 341292bf
s_trap 0xffff // ffff92bf
s_ttracedata // 000096bf
s_ttracedata_imm 0x0 // 0000a8bf
s_ttracedata_imm 0x1234 // 3412a8bf
s_ttracedata_imm 0xffff // ffffa8bf
s_wait_alu 0xffff // ffffa3bf
s_wait_alu depctr_va_vdst(1) // 9f1fa3bf
s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0080a3bf
s_wait_asynccnt 0x4020 // 2040cabf
s_wait_asynccnt 2 // s_wait_asynccnt 0x2 // 0200cabf
s_wait_asynccnt 0x1234 // 3412cabf
s_wait_dscnt 1 // s_wait_dscnt 0x1 // 0100c6bf
s_wait_dscnt 0x1234 // 3412c6bf
s_wait_dscnt 0xc1d1 // d1c1c6bf
s_wait_event 0xffff // ffffafbf
s_wait_event 0x1234 // 3412afbf
s_wait_expcnt 0xc1d1 // d1c1c4bf
s_wait_expcnt 0x1 // 0100c4bf
s_wait_expcnt 0x0 // 0000c4bf
s_wait_idle // 0000a2bf
s_wait_kmcnt 0x8118 // 1881c7bf
s_wait_kmcnt 0xc1d1 // d1c1c7bf
s_wait_kmcnt 0x1234 // 3412c7bf
s_wait_loadcnt 0x2580 // 8025c0bf
s_wait_loadcnt -1 // s_wait_loadcnt 0xffff // ffffc0bf
s_wait_loadcnt 0x0 // 0000c0bf
s_wait_loadcnt_dscnt 0x400 // 0004c8bf
s_wait_loadcnt_dscnt 0x101 // 0101c8bf
s_wait_loadcnt_dscnt 0x1 // 0100c8bf
s_wait_samplecnt 0x1234 // 3412c2bf
s_wait_samplecnt 0x0 // 0000c2bf
s_wait_samplecnt 0xffff // ffffc2bf
s_wait_storecnt 0xc1d1 // d1c1c1bf
s_wait_storecnt 0x0 // 0000c1bf
s_wait_storecnt 0x1234 // 3412c1bf
s_wait_storecnt_dscnt 0xc1d1 // d1c1c9bf
s_wait_storecnt_dscnt 0x0 // 0000c9bf
s_wait_storecnt_dscnt 0x1234 // 3412c9bf
s_wait_tensorcnt 0x4022 // 2240cbbf
s_wait_tensorcnt 0x1 // 0100cbbf
s_wait_tensorcnt 0x1234 // 3412cbbf
s_waitcnt_depctr -32768 // s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0080a3bf
s_waitcnt_depctr 0 // s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0000a3bf
s_wakeup 0 // 000083bf
s_wakeup 0x1234 // 341283bf
s_wakeup 0xffff // ffff83bf
