s_clause 0x37b1 // b13785bf
s_decperflevel 0x2a55 // 552ab9bf
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3) // 910187bf
s_denorm_mode 0x4820 // 204892bf
s_endpgm // 0000b0bf
s_endpgm 29583 // 8f73b0bf
s_icache_inv // 0000bcbf
s_incperflevel 0x3141 // 4131b8bf
s_monitor_sleep 0x2004 // 042084bf
s_nop 0x1800 // 001880bf
s_round_mode 0x8880 // 808891bf
s_sendmsg 1024 // 0004b6bf
s_sendmsg sendmsg(MSG_RTN_GET_TMA) // 8200b6bf
s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL) // 8000b6bf
s_sendmsghalt 31551 // 3f7bb7bf
s_sethalt 0x1018 // 181082bf
s_setprio 0x5820 // 2058b5bf
s_setprio_inc_wg 0x291c // 1c29bebf
s_sleep 0x2da5 // a52d83bf
s_trap 0x553e // 3e5590bf
s_ttracedata // 0000babf
s_ttracedata_imm 0x0 // 0000bbbf
s_wait_alu 0xffff // ffff88bf
s_wait_alu depctr_va_vdst(1) // 9f1f88bf
s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 008088bf
s_wait_asynccnt 0x4020 // 2040cabf
s_wait_idle // 00008abf
s_wait_kmcnt 0x8118 // 1881c7bf
s_wait_loadcnt 0x2580 // 8025c0bf
s_wait_loadcnt_dscnt 0x400 // 0004c8bf
s_wait_storecnt 0xc1d1 // d1c1c1bf
s_wait_storecnt_dscnt 0xc1d1 // d1c1c9bf
s_wait_tensorcnt 0x4022 // 2240cbbf
s_wait_xcnt 0x78db // db78c5bf
s_barrier_leave // 000095bf
s_code_end // 00009fbf
s_endpgm_saved // 0000b1bf
s_set_vgpr_msb 0x2a // s_set_vgpr_msb 42 // 2a0086bf
s_set_vgpr_msb 0xff // ff0086bf
s_setprio_inc_wg 3 // 0300bebf
s_monitor_sleep 5 // 050084bf
s_wait_dscnt 1 // s_wait_dscnt 0x1 // 0100c6bf
s_wait_xcnt 0x3f // 3f00c5bf
s_wait_asynccnt 2 // s_wait_asynccnt 0x2 // 0200cabf
s_wait_tensorcnt 0x1 // 0100cbbf
s_wakeup // 0000b4bf
s_branch 4 // 0400a0bf
s_cbranch_scc0 4 // 0400a1bf
s_cbranch_scc1 4 // 0400a2bf
s_cbranch_vccz 4 // 0400a3bf
s_cbranch_vccnz 4 // 0400a4bf
s_cbranch_execz 4 // 0400a5bf
s_cbranch_execnz 4 // 0400a6bf
