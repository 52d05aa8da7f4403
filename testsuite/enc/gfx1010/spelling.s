s_mov_b32 s0, 0x7fffffff                                 // ff0380beffffff7f
s_mov_b32 s0, -1                                         // c10380be
s_mov_b32 s0, 4294967295                                 // s_mov_b32 s0, -1 // c10380be
s_mov_b32 s0, 64                                         // c00380be
s_mov_b32 s0, 65                                         // s_mov_b32 s0, 0x41 // ff0380be41000000
s_mov_b32 s0, -16                                        // d00380be
s_mov_b32 s0, -17                                        // s_mov_b32 s0, 0xffffffef // ff0380beefffffff
s_mov_b32 s0, 0.5                                        // f00380be
s_mov_b32 s0, -4.0                                       // f70380be
s_mov_b32 s0, 1.5                                        // s_mov_b32 s0, 0x3fc00000 // ff0380be0000c03f
s_mov_b32 s0, 0.15915494                                 // f80380be
s_mov_b64 s[0:1], 1.0                                    // f20480be
s_mov_b64 vcc, -1                                        // c104eabe
s_mov_b64 s[2:3], exec                                   // 7e0482be
s_mov_b32 m0, s0                                         // 0003fcbe
s_mov_b32 vcc_hi, ttmp0                                  // 6c03ebbe
s_mov_b32 s0, s102                                       // 660380be
s_mov_b32 s0, s104                                       // 680380be
s_mov_b32 s0, s105                                       // 690380be
s_mov_b32 s0, src_shared_base                            // eb0380be
s_mov_b32 s0, src_private_limit                          // ee0380be
s_mov_b32 s0, src_vccz                                   // fb0380be
s_mov_b32 s0, scc                                        // s_mov_b32 s0, src_scc // fd0380be
s_mov_b32 s[0], [s1]                                     // s_mov_b32 s0, s1 // 010380be
s_mov_b64 [s0,s1], s[2:3]                                // s_mov_b64 s[0:1], s[2:3] // 020480be
s_and_b64 s[0:1], s[102:103], 1                          // 66818087
s_add_u32 s0, s1, 0x12345678                             // 01ff008078563412
s_add_u32 s0, 0x12345678, 0x12345678                     // ffff008078563412
s_cmp_eq_u32 s0, 0xffff                                  // 00ff06bfffff0000
s_movk_i32 s0, 0xffff                                    // ffff00b0
s_branch 0                                               // 000082bf
s_branch -32768                                          // s_branch 32768 // 008082bf
s_nop 7                                                  // 070080bf
s_endpgm                                                 // 000081bf
s_endpgm 1                                               // 010081bf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt vmcnt(0)                                       // 703f8cbf
s_waitcnt vmcnt(16)                                      // 707f8cbf
s_waitcnt vmcnt(15)                                      // 7f3f8cbf
s_waitcnt lgkmcnt(16)                                    // 7fd08cbf
s_waitcnt_vscnt null, 0x0                                // 0000fdbb
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)                      // 090090bf
s_sendmsg sendmsg(MSG_GET_DDID)                          // 0b0090bf
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)              // 0ff800b9
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0                // 011880b9
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff              // 01f880baff000000
v_mov_b32 v255, v0                                       // v_mov_b32_e32 v255, v0 // 0003fe7f
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, 0.15915494309189532                        // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, v1 clamp                                   // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_mov_b32_e64 v0, s5                                     // 000081d505000102
v_mov_b32_e64 v0, 0x1234                                 // 000081d5ff00010234120000
v_add_f32 v0, s1, v2                                     // v_add_f32_e32 v0, s1, v2 // 01040006
v_add_f32 v0, v1, s2                                     // v_add_f32_e64 v0, v1, s2 // 000003d501050002
v_add_f32 v0, s1, s2                                     // v_add_f32_e64 v0, s1, s2 // 000003d501040002
v_add_f32 v0, s1, s1                                     // v_add_f32_e64 v0, s1, s1 // 000003d501020002
v_add_f32 v0, vcc_lo, s2                                 // v_add_f32_e64 v0, vcc_lo, s2 // 000003d56a040002
v_add_f32 v0, 0x1234, s2                                 // v_add_f32_e64 v0, 0x1234, s2 // 000003d5ff04000234120000
v_add_f32 v0, 0x1234, v1                                 // v_add_f32_e32 v0, 0x1234, v1 // ff02000634120000
v_add_f32 v0, v1, 0x1234                                 // v_add_f32_e64 v0, v1, 0x1234 // 000003d501ff010234120000
v_add_f32 v0, -v1, |v2| mul:2                            // v_add_f32_e64 v0, -v1, |v2| mul:2 // 000203d50105022a
v_add_f32 v0, -|v1|, neg(abs(v2)) clamp                  // v_add_f32_e64 v0, -|v1|, -|v2| clamp // 008303d501050262
v_add_f32_dpp v0, v1, v2 row_shl:1                       // v_add_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040006010101ff
v_add_f32_sdwa v0, v1, v2 src0_sel:BYTE_0                // v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD // f904000601160006
v_add_f64 v[0:1], s[2:3], v[254:255]                     // 000064d502fc0302
v_add_f64 v[1:2], 0x40590000, 1.0                        // 010064d5ffe4010200005940
v_add_f64 v[0:1], 100.0, v[2:3]                          // v_add_f64 v[0:1], 0x40590000, v[2:3] // 000064d5ff04020200005940
v_add_f64 v[0:1], s[2:3], s[4:5]                         // 000064d502080002
v_fma_f32 v0, s1, s1, v3                                 // 00004bd501020c04
v_fma_f32 v0, s1, s2, v3                                 // 00004bd501040c04
v_fma_f32 v0, 0x1234, v2, v3                             // 00004bd5ff040e0434120000
v_fma_f32 v0, 0x1234, 0x1234, v3                         // 00004bd5fffe0d0434120000
v_fma_f32 v0, 0x1234, s2, v3                             // 00004bd5ff040c0434120000
v_fma_f64 v[0:1], v[2:3], v[4:5], 0x12345                // 00004cd50209fe0345230100
v_mad_f32 v0, v1, v2, v3                                 // 000041d501050e04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105003e
v_mac_f32_e64 v0, |v1|, -v2                              // 00011fd501050242
v_madak_f32 v0, v1, v2, 0x1234                           // 0105004234120000
v_madmk_f32 v0, s1, 0x1234, v2                           // 0104004034120000
v_madak_f32 v0, s1, v2, 0x1234                           // 0104004234120000
v_lshlrev_b64 v[0:1], v2, v[4:5]                         // 0000ffd602090202
v_cndmask_b32_e64 v0, 1.0, -v2, s4                       // 000001d5f2041240
v_readlane_b32 s0, v1, 63                                // 000060d7017f0102
v_readlane_b32 s0, v1, s2                                // 000060d701050002
v_readfirstlane_b32 s104, v255                           // ff05d07e
v_writelane_b32 v0, 5, s1                                // 000061d785020002
v_mul_lo_u32 v0, s1, v2                                  // 000069d501040202
v_mad_u64_u32 v[0:1], s2, v4, v5, v[6:7]                 // 000276d5040b1a04
v_div_scale_f32 v0, vcc_lo, v1, v1, v2                   // 006a6dd501030a04
v_div_fmas_f32 v0, v1, v2, v3                            // 00006fd501050e04
v_div_fixup_f64 v[0:1], |v[2:3]|, -v[4:5], 1.0           // 000160d50209ca43
v_cmp_lt_f32 vcc_lo, v0, v1                              // v_cmp_lt_f32_e32 vcc_lo, v0, v1 // 0003027c
v_cmp_lt_f32 s0, v0, v1                                  // v_cmp_lt_f32_e64 s0, v0, v1 // 000001d400030202
v_cmp_lt_f32_e64 vcc_lo, v0, -v1                         // 6a0001d400030242
v_cmpx_lt_f32 v0, v1                                     // v_cmpx_lt_f32_e32 v0, v1 // 0003227c
v_add_co_u32 v0, vcc_lo, v1, v2                          // 006a0fd701050202
v_add_nc_u32 v0, v1, v2                                  // v_add_nc_u32_e32 v0, v1, v2 // 0105004a
v_add_co_ci_u32 v0, vcc_lo, v1, v2, vcc_lo               // v_add_co_ci_u32_e32 v0, vcc_lo, v1, v2, vcc_lo // 01050050
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000c8
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdcb
v_interp_mov_f32 v0, p20, attr31.z                       // v_interp_mov_f32_e32 v0, p20, attr31.z // 017e02c8
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_add_f32 v0, src_lds_direct, v1                         // v_add_f32_e32 v0, src_lds_direct, v1 // fe020006
v_mov_b32 v0, pops_exiting_wave_id                       // v_mov_b32_e32 v0, src_pops_exiting_wave_id // ef02007e
v_mov_b32 v0, src_shared_base                            // v_mov_b32_e32 v0, src_shared_base // eb02007e
v_mov_b32 v0, null                                       // v_mov_b32_e32 v0, null // 7d02007e
ds_read_b32 v0, v1                                       // 0000d8d801000000
ds_read_b32 v0, v1 offset:65535                          // ffffd8d801000000
ds_read_b32 v0, v1 gds                                   // 0000dad801000000
ds_read_b64 v[0:1], v2 offset:8                          // 0800d8d902000000
ds_read2_b32 v[0:1], v2 offset0:255 offset1:1            // ff01dcd802000000
ds_read2st64_b64 v[252:255], v2 offset1:255              // 00ffe0d9020000fc
ds_write2_b64 v0, v[1:2], v[3:4] offset0:1 offset1:2     // 010238d900010300
ds_write_b96 v0, v[1:3]                                  // 000078db00010000
ds_read_b128 v[0:3], v4 offset:16                        // 1000fcdb04000000
ds_add_u32 v0, v1                                        // 000000d800010000
ds_add_rtn_u32 v0, v1, v2 offset:4                       // 040080d801020000
ds_add_f32 v0, v1                                        // 000054d800010000
ds_cmpst_b32 v0, v1, v2                                  // 000040d800010200
ds_permute_b32 v0, v1, v2                                // 0000c8da01020000
ds_nop                                                   // 000050d800000000
ds_gws_barrier v0 gds                                    // 000076d800000000
ds_gws_init v255 offset:65535 gds                        // ffff66d8ff000000
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800f800010203
exp mrt7 v0, off, off, v255                              // exp mrt7, v0, off, off, v255 // 790000f8000000ff
exp pos3 v0, v0, v1, v1 compr                            // exp pos3, v0, v0, v1, v1 compr // ff0400f800010000
exp pos4 v0, v1, v2, v3                                  // exp pos4, v0, v1, v2, v3 // 0f0100f800010203
exp prim v0, off, off, off done                          // exp prim, v0, off, off, off done // 410900f800000000
exp param31 v0, v1, v2, v3                               // exp param31, v0, v1, v2, v3 // ff0300f800010203
exp null off, off, off, off done vm                      // exp null, off, off, off, off done vm // 901800f800000000
buffer_load_dword v0, off, s[0:3], 0                     // 000030e000000080
buffer_load_dword v0, off, s[0:3], s4 offset:4095 glc slc // ff4f30e000004004
buffer_load_dword v0, v1, s[0:3], 0 idxen                // 002030e001000080
buffer_load_dword v0, v1, s[4:7], m0 offen offset:1      // 011030e00100017c
buffer_load_dword v0, v[1:2], s[0:3], 0 idxen offen      // 003030e001000080
buffer_load_dword off, s[0:3], 0 lds                     // 000031e000000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000030e000008080
buffer_load_dword v0, off, s[0:3], 0 dlc                 // 008030e000000080
buffer_load_dword v0, off, s[0:3], 64                    // 000030e0000000c0
buffer_load_dword v0, off, s[0:3], 1.0                   // 000030e0000000f2
buffer_load_dword v0, off, ttmp[4:7], ttmp1              // 000030e000001c6d
buffer_load_dwordx3 v[0:2], off, s[0:3], 0               // 00003ce000000080
buffer_load_dwordx4 v[252:255], v5, s[100:103], 0 idxen  // 002038e005fc1980
buffer_load_format_d16_xy v0, off, s[0:3], 0             // 000004e200000080
buffer_load_format_d16_xyzw v[0:1], off, s[0:3], 0       // 00000ce200000080
buffer_load_short_d16 v0, off, s[0:3], 0                 // 000090e000000080
buffer_atomic_add v0, off, s[0:3], 0                     // 0000c8e000000080
buffer_atomic_add v0, v1, s[0:3], s4 idxen glc           // 0060c8e001000004
buffer_atomic_cmpswap v[0:1], v[2:3], s[0:3], 0 idxen offen glc slc // 0070c4e002004080
buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0          // 000044e100000080
buffer_atomic_fmin v0, off, s[0:3], 0                    // 0000fce000000080
buffer_gl0_inv                                           // 0000c4e100000000
buffer_gl1_inv                                           // 0000c8e100000000
flat_load_dword v0, v[1:2]                               // 000030dc01007d00
flat_load_dword v0, v[1:2] glc slc                       // 000033dc01007d00
flat_load_dword v0, v[1:2] offset:8                      // 080030dc01007d00
flat_load_dword v0, v[1:2] offset:2047                   // ff0730dc01007d00
flat_store_dwordx4 v[0:1], v[2:5]                        // 000078dc00027d00
flat_atomic_add v0, v[1:2], v3 glc                       // 0000c9dc01037d00
flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc slc    // 000047dd02047d00
global_load_dword v0, v[1:2], off                        // 008030dc01007d00
global_load_dword v0, v1, s[2:3] offset:-2048            // 008830dc01000200
global_store_dwordx3 v[0:1], v[2:4], off glc             // 00807ddc00027d00
scratch_load_dword v0, off, s1 offset:4                  // 044030dc00000100
scratch_load_dword v0, v1, off                           // 004030dc01007d00
s_mov_b32 s0, null                                       // 7d0380be
s_mov_b64 s[0:1], null                                   // 7d0480be
s_mov_b64 null, s[0:1]                                   // 0004fdbe
s_and_b64 null, exec, vcc                                // 7e6afd87
s_mov_b32 s105, ttmp15                                   // 7b03e9be
s_mov_b32 s0, src_pops_exiting_wave_id                   // ef0380be
s_mov_b64 s[0:1], src_private_base                       // ed0480be
s_round_mode 0x3                                         // 0300a4bf
s_denorm_mode 0xf                                        // s_denorm_mode 15 // 0f00a5bf
s_clause 0x3f                                            // 3f00a1bf
s_inst_prefetch 0x3                                      // 0300a0bf
s_ttracedata_imm 0x12                                    // 1200a8bf
s_code_end                                               // 00009fbf
s_waitcnt_vscnt null, 0x3f                               // 3f00fdbb
s_waitcnt_vscnt null, 0                                  // s_waitcnt_vscnt null, 0x0 // 0000fdbb
s_waitcnt_vscnt s0, 0x0                                  // 000080bb
s_waitcnt_vmcnt null, 0x3f                               // 3f007dbc
s_waitcnt_expcnt null, 0x7                               // 0700fdbc
s_waitcnt_lgkmcnt null, 0x3f                             // 3f007dbd
s_waitcnt_lgkmcnt s3, 1                                  // s_waitcnt_lgkmcnt s3, 0x1 // 010003bd
s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63)                // 7fff8cbf
s_waitcnt vmcnt(63) lgkmcnt(0)                           // s_waitcnt lgkmcnt(0) // 7fc08cbf
s_waitcnt vmcnt(1), lgkmcnt(31)                          // s_waitcnt vmcnt(1) lgkmcnt(31) // 711f8cbf
s_waitcnt_depctr 0xffe3                                  // e3ffa3bf
s_waitcnt_depctr 0                                       // s_waitcnt_depctr depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 0000a3bf
s_waitcnt_depctr depctr_vm_vsrc(0)                       // 03ffa3bf
s_waitcnt_depctr depctr_va_vdst(0) & depctr_sa_sdst(0)   // s_waitcnt_depctr depctr_sa_sdst(0) depctr_va_vdst(0) // 1e0fa3bf
s_subvector_loop_begin s0, 4                             // 040080bd
s_subvector_loop_end s0, 4                               // 040000be
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_LO)               // 14f800b9
s_getreg_b32 s0, hwreg(HW_REG_HW_ID1)                    // 17f800b9
s_getreg_b32 s0, hwreg(HW_REG_HW_ID2, 3, 4)              // d81800b9
s_getreg_b32 s0, hwreg(HW_REG_XNACK_MASK)                // 16f800b9
s_getreg_b32 s0, hwreg(HW_REG_POPS_PACKER)               // 19f800b9
s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI, 0, 32), s1        // s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s1 // 15f881b9
s_sendmsg sendmsg(MSG_GET_DOORBELL)                      // 0a0090bf
s_movrelsd_2_b32 s0, s1                                  // 014980be
s_bitreplicate_b64_b32 s[0:1], s2                        // 023b80be
s_cmp_lg_u64 s[0:1], 5                                   // 008513bf
s_mul_hi_u32 s0, 0x12345678, s1                          // ff01809a78563412
s_cmpk_eq_u32 s0, 0xffff                                 // ffff80b4
s_load_dword s0, s[2:3], s4 dlc glc                      // s_load_dword s0, s[2:3], s4 glc dlc // 014001f400000008
s_load_dword s105, s[2:3], 0                             // s_load_dword s105, s[2:3], null // 411a00f4000000fa
s_load_dwordx2 s[104:105], s[2:3], null                  // 011a04f4000000fa
s_buffer_load_dword s0, s[4:7], null                     // 020020f4000000fa
v_mov_b32 v0, s105                                       // v_mov_b32_e32 v0, s105 // 6902007e
v_mov_b32 v0, src_private_limit                          // v_mov_b32_e32 v0, src_private_limit // ee02007e
v_add_f32 v0, s1, null                                   // v_add_f32_e64 v0, s1, null // 000003d501fa0002
v_fma_f32 v0, 0x1234, s2, 0x1234                         // 00004bd5ff04fc0334120000
v_fma_f32 v0, v1, 0x3f8147ae, -v3 clamp mul:4            // 00804bd501ff0d94ae47813f
v_fma_f32 v0, 10.5, |v2|, v3                             // v_fma_f32 v0, 0x41280000, |v2|, v3 // 00024bd5ff040e0400002841
v_fma_f64 v[0:1], 0x40590000, v[2:3], v[4:5]             // 00004cd5ff04120400005940
v_fma_f64 v[0:1], s[0:1], s[2:3], v[4:5]                 // 00004cd500041004
v_add3_u32 v0, 0x12345, v1, 0x12345                      // 00006dd7ff02fe0345230100
v_perm_b32 v0, s1, 0x07060504, v2                        // v_perm_b32 v0, s1, 0x7060504, v2 // 000044d701fe090404050607
v_bfe_u32 v0, s1, s2, s1                                 // 000048d501040400
v_mul_lo_u32 v0, 0x12345, s2                             // 000069d5ff04000245230100
v_add_f32_e64 v0, 0x1234, v1                             // 000003d5ff02020234120000
v_add_f32_e64 v0, v1, 0x1234                             // 000003d501ff010234120000
v_add_f16_e64 v0, 0x1234, v1                             // 000032d5ff02020234120000
v_mad_u16 v0, 0x1234, v1, v2                             // 000040d7ff020a0434120000
v_cmp_lt_f32_e64 s0, 0x1234, v1                          // 000001d4ff02020234120000
v_cmp_lt_f64_e64 s0, 0x40590000, v[0:1]                  // 000021d4ff00020200005940
v_lshlrev_b64 v[0:1], 0x1234, v[4:5]                     // 0000ffd6ff08020234120000
v_pk_add_f16 v0, 0x1234, v1                              // 00400fccff02021a34120000
v_pk_add_f16 v0, s1, s2                                  // 00400fcc0104001a
v_pk_mad_u16 v0, s1, 0x12345678, v2 op_sel_hi:[0,1,1]    // 004009cc01fe091478563412
v_pk_fmac_f16 v0, v1, v2                                 // 01050078
v_fma_mix_f32 v0, 0x1234, v2, |v3| op_sel:[1,0,0]        // 000c20ccff040e0434120000
v_fmaak_f32 v0, s1, v2, 0x1234                           // 0104005a34120000
v_fmamk_f32 v0, 0x1234, 0x1234, v2                       // ff04005834120000
v_fmaak_f16 v0, v1, v2, 0x1234                           // 0105007034120000
v_fmac_f32_dpp v0, v1, v2 row_share:3                    // v_fmac_f32_dpp v0, v1, v2 row_share:3 row_mask:0xf bank_mask:0xf // fa040056015301ff
v_movrelsd_2_b32 v0, v1                                  // v_movrelsd_2_b32_e32 v0, v1 // 0191007e
v_swaprel_b32 v0, v1                                     // 01d1007e
v_swap_b32 v0, v1                                        // 01cb007e
v_permlane16_b32 v0, v1, s2, s3                          // 000077d701050c00
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1]             // 001877d701050c00
v_permlanex16_b32 v0, v1, 0, 0x1234 op_sel:[0,1]         // 001078d70101fd0334120000
v_mov_b32_dpp v0, v1 row_share:0                         // v_mov_b32_dpp v0, v1 row_share:0 row_mask:0xf bank_mask:0xf // fa02007e015001ff
v_mov_b32_dpp v0, v1 row_xmask:0 fi:1                    // v_mov_b32_dpp v0, v1 row_xmask:0 row_mask:0xf bank_mask:0xf fi:1 // fa02007e016005ff
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:0 fi:1         // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa02007e01010dff
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1         // ea02007e01773905
v_mov_b32_dpp v0, v1 dpp8:[0,0,0,0,0,0,0,0] fi:0         // v_mov_b32_dpp v0, v1 dpp8:[0,0,0,0,0,0,0,0] // e902007e01000000
v_add_f32_dpp v0, v1, v2 dpp8:[1,2,3,4,5,6,7,0]          // e904000601d1581f
v_mov_b32_sdwa v0, s1 src0_sel:BYTE_1                    // v_mov_b32_sdwa v0, s1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f902007e01168100
v_mov_b32_sdwa v0, 64 src0_sel:BYTE_1                    // v_mov_b32_sdwa v0, 64 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f902007ec0168100
v_cmpx_eq_f32_sdwa v1, v2 src0_sel:BYTE_1 src1_sel:DWORD // f904247c01000106
v_cmpx_eq_f32 s1, v2                                     // v_cmpx_eq_f32_e32 s1, v2 // 0104247c
v_cmpx_eq_f32_e64 -v1, s2                                // 7e0012d401050022
v_cmpx_class_f64 v[0:1], v2                              // v_cmpx_class_f64_e32 v[0:1], v2 // 0005707d
v_cmp_gt_u64_e64 null, v[0:1], 5                         // 7d00e4d4000b0102
v_nop                                                    // 0000007e
v_pipeflush                                              // 0036007e
ds_read_addtid_b32 v0 offset:4                           // 0400c4da00000000
ds_write_addtid_b32 v0 offset:65535 gds                  // ffffc2da00000000
ds_permute_b32 v0, v1, v2 offset:4                       // 0400c8da01020000
ds_add_src2_u32 v0                                       // 000000da00000000
buffer_load_dword v0, off, s[0:3], null                  // 000030e00000007d
buffer_load_dword v0, off, s[0:3], 0 glc dlc slc         // buffer_load_dword v0, off, s[0:3], 0 glc slc dlc // 00c030e000004080
buffer_load_dword v0, off, s[0:3], 0 nodlc               // buffer_load_dword v0, off, s[0:3], 0 // 000030e000000080
buffer_store_dword v0, off, s[0:3], 0 dlc                // 008070e000000080
buffer_load_ubyte_d16_hi v0, v[1:2], s[0:3], 4 idxen offen offset:4095 // ff3f84e001000084
tbuffer_load_format_x v0, off, s[0:3], 0                 // 000008e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_FLOAT] // 0000b0e800000080
tbuffer_load_format_x v0, off, s[0:3], format:22, 0      // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_FLOAT] // 0000b0e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:1        // tbuffer_load_format_x v0, off, s[0:3], 0 // 000008e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:0        // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_INVALID] // 000000e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:127      // 0000f8eb00000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_FLOAT] // 0000b0e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_32_32_32_UINT] // 000058ea00000080
tbuffer_load_format_d16_xyzw v[0:1], v[2:3], s[4:7], s8 format:[BUF_FMT_16_16_16_16_FLOAT] idxen offen offset:8 glc slc dlc // 08f03bea02006108
tbuffer_store_format_xyzw v[0:3], v4, s[4:7], s8 format:[BUF_FMT_32_32_32_32_UINT] idxen // 00205fea04000108
flat_load_dword v0, v[1:2] dlc                           // 001030dc01007d00
global_load_dword v0, v1, s[2:3] offset:2047 glc slc dlc // ff9733dc01000200
global_load_dword v0, v[1:2], off offset:-2048           // 008830dc01007d00
global_load_dword v0, v1, s[104:105]                     // 008030dc01006800
global_atomic_fmin v0, v[1:2], v3, off glc               // 0080fddc01037d00
scratch_load_dword v0, v1, off offset:-2048 dlc          // 005830dc01007d00
scratch_load_dword v0, off, s104 offset:2047             // ff4730dc00006800
image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // 000f00f004000200
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:2D      // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f00f004000200
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc // 903f00f204000200
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:CUBE    // image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 180f00f004000200
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:1D_ARRAY // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // 200f00f004000200
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:2D_ARRAY // image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 280f00f004000200
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:2D_MSAA // image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA // 300f00f004000200
image_load v[0:3], v[4:7], s[8:15] dmask:0xf dim:2D_MSAA_ARRAY // image_load v[0:3], v[4:7], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 380f00f004000200
image_load v[0:3], [v4, v6], s[8:15] dmask:0xf dim:2D    // image_load v[0:3], [v4, v6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 0a0f00f00400020006000000
image_load v[0:3], [v4, v5], s[8:15] dmask:0xf dim:2D    // image_load v[0:3], [v4, v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 0a0f00f00400020005000000
image_load v[0:3], [v255, v0, v7, v3], s[8:15] dmask:0xf dim:2D_MSAA_ARRAY // image_load v[0:3], [v255, v0, v7, v3], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 3a0f00f0ff00020000070300
image_load v[0:3], [v4], s[8:15] dmask:0xf dim:1D        // image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // 000f00f004000200
image_load v[0:1], v[4:5], s[8:15] dmask:0xf dim:2D d16  // image_load v[0:1], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D d16 // 080f00f004000280
image_load v[0:4], v[4:5], s[8:15] dmask:0xf dim:2D tfe lwe // image_load v[0:4], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D tfe lwe // 080f03f004000200
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:2D r128 // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D r128 // 088f00f004000200
image_load v[0:3], v4, s[8:15] dmask:0xf dim:2D a16      // image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D a16 // 080f00f004000240
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:3D a16  // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D a16 // 100f00f004000240
image_load_mip v[0:3], v[4:6], s[8:15] dmask:0xf dim:2D  // image_load_mip v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f04f004000200
image_store v[0:3], [v4, v7, v9], s[8:15] dmask:0xf dim:3D // image_store v[0:3], [v4, v7, v9], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D // 120f20f00400020007090000
image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f80f004008200
image_sample_d v[0:3], v[4:9], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_d v[0:3], v[4:9], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f88f004008200
image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0f88f0040082000102090708000000
image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8, v10, v11, v3], s[8:15], s[16:19] dmask:0xf dim:3D // image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8, v10, v11, v3], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D // 140f88f00400820001020907080a0b03
image_sample_d v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:3D // image_sample_d v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D // 100f88f004008200
image_sample_c_d_cl_o v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_c_d_cl_o v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 080fecf004008200
image_sample_c_d_cl_o v[0:3], [v1, v2, v3, v4, v5, v6, v7, v8, v19], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_c_d_cl_o v[0:3], [v1, v2, v3, v4, v5, v6, v7, v8, v19], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0fecf0010082000203040506070813
image_sample_d_g16 v[0:3], [v4, v7, v1, v2], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_d_g16 v[0:3], [v4, v7, v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0b0f88f00400820007010200
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x4 dim:2D // image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D // 080400f104008200
image_gather4 v[0:1], [v4, v9, v1], s[8:15], s[16:19] dmask:0x1 dim:CUBE d16 // image_gather4 v[0:1], [v4, v9, v1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_CUBE d16 // 1a0100f10400828009010000
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf dim:2D   // image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f38f004000200
image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 dim:2D // image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D // 080380f104008200
image_atomic_add v0, v[4:5], s[8:15] dmask:0x1 dim:2D glc // image_atomic_add v0, v[4:5], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D glc // 082144f004000200
image_atomic_cmpswap v[0:1], [v4, v9], s[8:15] dmask:0x3 dim:2D // image_atomic_cmpswap v[0:1], [v4, v9], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0a0340f00400020009000000
s_dcache_wb                                              // 000084f400000000
s_scratch_store_dword s0, s[2:3], 0x10                   // 010054f4100000fa
s_store_dword s0, s[2:3], s4 glc                         // 010041f400000008
s_buffer_atomic_add s0, s[4:7], 0x10 glc                 // 020009f5100000fa
s_buffer_atomic_cmpswap s[0:1], s[4:7], s8               // 020004f500000010
v_mac_legacy_f32 v0, v1, v2                              // v_mac_legacy_f32_e32 v0, v1, v2 // 0105000c
v_mad_legacy_f32 v0, 0x1234, v1, v2                      // 000040d5ff020a0434120000
ds_append v0 offset:4                                    // 0400f8d800000000
ds_add_src2_u32 v0 offset:65535                          // ffff00da00000000
v_cmp_eq_u32 s5, v0, v1                                  // v_cmp_eq_u32_e64 s5, v0, v1 // 0500c2d400030202
v_cmp_eq_u32 vcc_lo, s5, v1                              // v_cmp_eq_u32_e32 vcc_lo, s5, v1 // 0502847d
v_cmp_eq_u32 vcc_hi, v0, v1                              // v_cmp_eq_u32_e64 vcc_hi, v0, v1 // 6b00c2d400030202
v_cmp_eq_u32_e64 s105, v0, v1                            // 6900c2d400030202
v_cmp_eq_u32_e64 vcc_hi, v0, 0x1234                      // 6b00c2d400ff010234120000
v_add_co_u32 v0, s5, v1, v2                              // 00050fd701050202
v_add_co_u32 v0, null, v1, v2                            // 007d0fd701050202
v_add_co_ci_u32 v0, s5, v1, v2, s6                       // v_add_co_ci_u32_e64 v0, s5, v1, v2, s6 // 000528d501051a00
v_add_co_ci_u32 v0, vcc_lo, v1, v2, s6                   // v_add_co_ci_u32_e64 v0, vcc_lo, v1, v2, s6 // 006a28d501051a00
v_subrev_co_ci_u32_dpp v0, vcc_lo, v1, v2, vcc_lo row_shl:1 // v_subrev_co_ci_u32_dpp v0, vcc_lo, v1, v2, vcc_lo row_shl:1 row_mask:0xf bank_mask:0xf // fa040054010101ff
v_subrev_co_ci_u32_dpp v0, vcc_lo, v1, v2, vcc_lo dpp8:[1,0,3,2,5,4,7,6] // e904005401c154de
v_sub_co_ci_u32_sdwa v0, vcc_lo, v1, v2, vcc_lo src0_sel:WORD_1 // v_sub_co_ci_u32_sdwa v0, vcc_lo, v1, v2, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:DWORD // f904005201160506
v_cndmask_b32 v0, v1, v2, vcc_lo                         // v_cndmask_b32_e32 v0, v1, v2, vcc_lo // 01050002
v_cndmask_b32 v0, v1, v2, s5                             // v_cndmask_b32_e64 v0, v1, v2, s5 // 000001d501051600
v_cndmask_b32 v0, v1, v2, null                           // v_cndmask_b32_e64 v0, v1, v2, null // 000001d50105f601
v_cndmask_b32 v0, v1, v2                                 // v_cndmask_b32_e32 v0, v1, v2, vcc_lo // 01050002
v_cndmask_b32_dpp v0, v1, v2, vcc_lo row_shl:1           // v_cndmask_b32_dpp v0, v1, v2, vcc_lo row_shl:1 row_mask:0xf bank_mask:0xf // fa040002010101ff
v_cndmask_b32_sdwa v0, v1, v2, vcc_lo src1_sel:BYTE_3    // v_cndmask_b32_sdwa v0, v1, v2, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3 // f904000201160603
v_div_scale_f64 v[0:1], s5, v[2:3], v[4:5], v[6:7]       // 00056ed502091a04
v_div_scale_f64 v[0:1], vcc_lo, v[2:3], v[4:5], v[6:7]   // 006a6ed502091a04
v_mad_u64_u32 v[0:1], vcc_lo, v2, s3, v[4:5]             // 006a76d502071004
v_mad_i64_i32 v[0:1], null, v2, v3, 0x1234               // 007d77d50207fe0334120000
v_cmp_class_f16_e64 s5, -v1, v2                          // 05008fd401050222
v_cmp_eq_f32_sdwa s5, v1, v2 src0_sel:BYTE_0 src1_sel:DWORD // f904047c01850006
s_and_saveexec_b32 s0, vcc_lo                            // 6a3c80be
s_or_saveexec_b32 vcc_lo, s0                             // 003deabe
s_and_saveexec_b64 s[0:1], vcc                           // 6a2480be
v_add_f16 v0, 0.5, v1                                    // v_add_f16_e32 v0, 0.5, v1 // f0020064
v_add_f16 v0, 0x1234, v1                                 // v_add_f16_e32 v0, 0x1234, v1 // ff02006434120000
v_add_f16 v0, 10.0, v1                                   // v_add_f16_e32 v0, 0x4900, v1 // ff02006400490000
v_add_f16 v0, v1, -v2 clamp                              // v_add_f16_e64 v0, v1, -v2 clamp // 008032d501050242
v_add_f16_e64 v0, v1, 4.0                                // 000032d501ed0102
v_mul_lo_u16 v0, -1, v1                                  // 000005d7c1020202
v_mad_u16 v0, v1, 64, v2                                 // 000040d701810904
v_cvt_f16_f32 v0, 0.15915494                             // v_cvt_f16_f32_e32 v0, 0.15915494 // f814007e
v_rcp_f16_e64 v0, -|v1| clamp mul:2                      // 0081d4d50101012a
v_cmp_lt_f16 vcc_lo, 0x4000, v1                          // v_cmp_lt_f16_e32 vcc_lo, 2.0, v1 // f402927d
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0]                 // v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa02007e011b00ff
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x7 // fa02007e011b0007
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:0              // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e010109ff
v_mov_b32_dpp v0, v1 row_shr:15 bound_ctrl:1             // v_mov_b32_dpp v0, v1 row_shr:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e011f09ff
v_mov_b32_dpp v0, v1 row_mirror                          // v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf // fa02007e014001ff
v_mov_b32_dpp v0, v1 row_share:3                         // v_mov_b32_dpp v0, v1 row_share:3 row_mask:0xf bank_mask:0xf // fa02007e015301ff
v_mov_b32_dpp v0, v1 row_xmask:15                        // v_mov_b32_dpp v0, v1 row_xmask:15 row_mask:0xf bank_mask:0xf // fa02007e016f01ff
v_mov_b32_dpp v0, v1 row_shl:1 fi:1                      // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf fi:1 // fa02007e010105ff
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]              // e902007e01773905
v_add_f32_dpp v0, -v1, |v2| row_half_mirror row_mask:0x3 bank_mask:0x1 // fa04000601419131
v_mac_f32_dpp v0, v1, v2 row_shl:1                       // v_mac_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04003e010101ff
v_mov_b32_sdwa v0, v1                                    // v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01160600
v_mov_b32_sdwa v0, sext(v1) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f902007e01130d00
v_mov_b32_sdwa v0, v1 clamp                              // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_mov_b32_sdwa v0, s1                                    // v_mov_b32_sdwa v0, s1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01168600
v_add_f32_sdwa v0, -v1, |v2| mul:2                       // v_add_f32_sdwa v0, -v1, |v2| mul:2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // f904000601561626
v_add_f32_sdwa v0, -v1, |v2| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2 // f9040006010c1122
v_add_f32_sdwa v0, v1, v2 clamp src1_sel:WORD_1          // v_add_f32_sdwa v0, v1, v2 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 // f904000601360605
v_cmp_eq_f32_sdwa vcc_lo, v1, v2 src0_sel:WORD_0         // v_cmp_eq_f32_sdwa vcc_lo, v1, v2 src0_sel:WORD_0 src1_sel:DWORD // f904047c01000406
v_cmp_eq_f32_sdwa s2, v1, v2                             // v_cmp_eq_f32_sdwa s2, v1, v2 src0_sel:DWORD src1_sel:DWORD // f904047c01820606
v_cndmask_b32_sdwa v0, v1, v2, vcc_lo src0_sel:BYTE_1    // v_cndmask_b32_sdwa v0, v1, v2, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:DWORD // f904000201160106
s_wakeup                                                 // 000083bf
s_scratch_load_dword s0, s[2:3], 0x10                    // 010014f4100000fa
s_load_dword s0, s[2:3], 0x0                             // s_load_dword s0, s[2:3], null // 010000f4000000fa
s_load_dword s0, s[2:3], 0xfffff                         // 010000f4ffff0ffa
s_load_dword s0, s[2:3], -1                              // s_load_dword s0, s[2:3], -0x1 // 010000f4ffff1ffa
s_load_dword s0, s[2:3], -0x100000                       // 010000f4000010fa
s_load_dword s0, s[2:3], s4                              // 010000f400000008
s_load_dword s0, s[2:3], s4 glc                          // 010001f400000008
s_load_dword s0, s[2:3], m0                              // 010000f4000000f8
s_load_dword s0, s[2:3], s4 offset:0x10                  // 010000f410000008
s_load_dword s0, s[2:3], null                            // 010000f4000000fa
s_load_dword s0, s[2:3], 0x10 dlc                        // 014000f4100000fa
s_load_dwordx16 s[84:99], ttmp[2:3], vcc_hi              // 371510f4000000d6
s_buffer_load_dword s0, s[4:7], 0xfffff glc              // 020021f4ffff0ffa
s_buffer_load_dwordx8 s[8:15], s[4:7], s0                // 02022cf400000000
s_store_dword s0, s[2:3], 0x10                           // 010040f4100000fa
s_store_dword s0, s[2:3], m0                             // 010040f4000000f8
s_store_dword s0, s[2:3], s4                             // 010040f400000008
s_buffer_store_dwordx4 s[0:3], s[4:7], m0 glc            // 020069f4000000f8
s_atomic_add s0, s[2:3], 0x10                            // 010008f6100000fa
s_atomic_cmpswap_x2 s[0:3], s[4:5], s6 glc               // 020085f60000000c
s_gl1_inv                                                // 00007cf400000000
s_memrealtime s[0:1]                                     // 000094f400000000
s_memtime vcc                                            // 801a90f400000000
s_get_waveid_in_workgroup s0                             // 0000a8f400000000
s_atc_probe 7, s[2:3], 0x10                              // c10198f4100000fa
s_dcache_discard s[2:3], 0x10                            // 0100a0f4100000fa
v_cmp_eq_u32_e64 m0, v0, v1                              // 7c00c2d400030202
v_writelane_b32 v0, 0x1234, s3                           // 000061d7ff06000234120000
image_load v[0:3], v[1:2], s[0:7] dmask:0xf dim:2d       // image_load v[0:3], v[1:2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D // 080f00f001000000
image_load v[0:3], v[1:3], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_cube // image_load v[0:3], v[1:3], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 180f00f001000000
