# Alternative spellings of registers, numbers, modifiers and suffixes.
v_mov_b32 v[5], v[1:1]                                   // v_mov_b32_e32 v5, v1 // 01030a7e
v_mov_b32 v[2+3], s[10-1]                                // v_mov_b32_e32 v5, s9 // 09020a7e
v_add_f64 [v0,v1], [v2,v3], [v4,v5]                      // v_add_f64 v[0:1], v[2:3], v[4:5] // 000080d202090200
s_mov_b64 [s0,s1], [s2,s3]                               // s_mov_b64 s[0:1], s[2:3] // 020180be
s_mov_b64 s[2*2:2*2+1], exec                             // s_mov_b64 s[4:5], exec // 7e0184be
s_mov_b32 s0, flat_scratch_hi                            // 670080be
s_mov_b64 ttmp[2:3], [ttmp0,ttmp1]                       // s_mov_b64 ttmp[2:3], ttmp[0:1] // 6c01eebe
s_load_dwordx4 [s0,s1,s2,s3], [s4,s5], 0x10              // s_load_dwordx4 s[0:3], s[4:5], 0x10 // 02000ac010000000
s_load_dwordx2 s[0:1], s[0:1] 0x0                        // s_load_dwordx2 s[0:1], s[0:1], 0x0 // 000006c000000000
s_mov_b64 vcc, [vcc_lo,vcc_hi]                           // s_mov_b64 vcc, vcc // 6a01eabe
s_mov_b64 exec, [exec_lo,exec_hi]                        // s_mov_b64 exec, exec // 7e01febe
s_mov_b64 s[0:1], xnack_mask                             // 680180be
v_add_f32 v0, |v1|, v2                                   // v_add_f32_e64 v0, |v1|, v2 // 000101d101050200
v_add_f32 v0, abs(v1), v2                                // v_add_f32_e64 v0, |v1|, v2 // 000101d101050200
v_add_f32 v0, neg(v1), v2                                // v_add_f32_e64 v0, -v1, v2 // 000001d101050220
v_add_f32 v0, -|v1|, v2                                  // v_add_f32_e64 v0, -|v1|, v2 // 000101d101050220
v_add_f32 v0, -abs(v1), v2                               // v_add_f32_e64 v0, -|v1|, v2 // 000101d101050220
v_add_f32 v0, neg(|v1|), v2                              // v_add_f32_e64 v0, -|v1|, v2 // 000101d101050220
v_add_f32 v0, |s1|, -v2                                  // v_add_f32_e64 v0, |s1|, -v2 // 000101d101040240
v_add_f32 v0, |1.0|, v2                                  // v_add_f32_e32 v0, 1.0, v2 // f2040002
v_add_f32 v0, -1.0, v2                                   // v_add_f32_e32 v0, -1.0, v2 // f3040002
v_add_f32 v0, neg(1.0), v2                               // v_add_f32_e32 v0, -1.0, v2 // f3040002
v_mov_b32_sdwa v0, sext(v1) src0_sel:BYTE_1              // v_mov_b32_sdwa v0, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f902007e01160900
v_mov_b32_sdwa v0, sext(v1) dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // f902007e01150900
v_add_f32_sdwa v0, -|v1|, v2 src1_sel:WORD_0             // v_add_f32_sdwa v0, -|v1|, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0 // f904000201163604
v_mov_b32 v0, 0x3f800000                                 // v_mov_b32_e32 v0, 1.0 // f202007e
v_mov_b32 v0, 1.0                                        // v_mov_b32_e32 v0, 1.0 // f202007e
v_mov_b32 v0, 0.15915494                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, 0.159154                                   // v_mov_b32_e32 v0, 0x3e22f944 // ff02007e44f9223e
v_mov_b32 v0, 3.14159                                    // v_mov_b32_e32 v0, 0x40490fd0 // ff02007ed00f4940
v_mov_b32 v0, -16                                        // v_mov_b32_e32 v0, -16 // d002007e
v_mov_b32 v0, -17                                        // v_mov_b32_e32 v0, 0xffffffef // ff02007eefffffff
v_mov_b32 v0, 0xffffffff                                 // v_mov_b32_e32 v0, -1 // c102007e
v_mov_b32 v0, 0b101                                      // v_mov_b32_e32 v0, 5 // 8502007e
v_mov_b32 v0, 017                                        // v_mov_b32_e32 v0, 15 // 8f02007e
v_mov_b32 v0, 1e3                                        // v_mov_b32_e32 v0, 0x447a0000 // ff02007e00007a44
v_add_f16 v0, 1.0, v1                                    // v_add_f16_e32 v0, 1.0, v1 // f202003e
v_add_f16 v0, 0x3c00, v1                                 // v_add_f16_e32 v0, 1.0, v1 // f202003e
v_add_f16 v0, 0.1, v1                                    // v_add_f16_e32 v0, 0x2e66, v1 // ff02003e662e0000
v_add_f16 v0, 64, v1                                     // v_add_f16_e32 v0, 64, v1 // c002003e
v_add_f64 v[0:1], 1.0, v[2:3]                            // 000080d2f2040200
v_add_f64 v[0:1], 0.15915494309189532, v[2:3]            // 000080d2f8040200
v_ceil_f64 v[0:1], 100.0                                 // v_ceil_f64_e32 v[0:1], 0x40590000 // ff30007e00005940
v_ceil_f64 v[0:1], 0x40590000                            // v_ceil_f64_e32 v[0:1], 0x40590000 // ff30007e00005940
v_lshlrev_b64 v[0:1], 64, v[2:3]                         // 00008fd2c0040200
s_mov_b64 s[0:1], 0x12345678                             // ff0180be78563412
s_mov_b64 s[0:1], -17                                    // s_mov_b64 s[0:1], 0xffffffef // ff0180beefffffff
s_add_u32 s0, s1, 0xffffff00                             // 01ff008000ffffff
s_movk_i32 s0, 65535                                     // s_movk_i32 s0, 0xffff // ffff00b0
s_movk_i32 s0, -32768                                    // s_movk_i32 s0, 0x8000 // 008000b0
v_cvt_f32_u32_e64 v0, 64                                 // 000046d1c0000000
v_pk_add_f16 v0, 1.0, v1                                 // 00408fd3f2020218
v_pk_add_u16 v0, 1, v1 op_sel_hi:[0,1]                   // 00408ad381020210
s_waitcnt vmcnt(1) lgkmcnt(2)                            // 71028cbf
s_waitcnt vmcnt(1) & lgkmcnt(2) & expcnt(3)              // s_waitcnt vmcnt(1) expcnt(3) lgkmcnt(2) // 31028cbf
s_waitcnt vmcnt(1), lgkmcnt(2)                           // s_waitcnt vmcnt(1) lgkmcnt(2) // 71028cbf
s_waitcnt vmcnt_sat(64) expcnt_sat(9) lgkmcnt_sat(20)    // s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) // 7fcf8cbf
s_waitcnt 0x3f                                           // s_waitcnt vmcnt(15) expcnt(3) lgkmcnt(0) // 3f008cbf
s_waitcnt vmcnt(1+2)                                     // s_waitcnt vmcnt(3) // 730f8cbf
s_nop 1+2*3                                              // s_nop 7 // 070080bf
s_nop (1+2)*3                                            // s_nop 9 // 090080bf
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 32)               // s_getreg_b32 s0, hwreg(HW_REG_MODE) // 01f880b8
s_getreg_b32 s0, hwreg(1)                                // s_getreg_b32 s0, hwreg(HW_REG_MODE) // 01f880b8
s_getreg_b32 s0, hwreg(63, 31, 1)                        // ff0780b8
s_setreg_b32 hwreg(HW_REG_STATUS, 3, 5), s0              // c22000b9
s_sendmsg sendmsg(2, 1, 0)                               // s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 0) // 120090bf
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3)                  // 120390bf
s_branch 10                                              // 0a0082bf
s_branch -1                                              // s_branch 65535 // ffff82bf
s_cbranch_scc0 0xfffe                                    // s_cbranch_scc0 65534 // feff84bf
ds_read_b32 v0, v1 offset:0                              // ds_read_b32 v0, v1 // 00006cd801000000
ds_read_b32 v0, v1 offset:0x10                           // ds_read_b32 v0, v1 offset:16 // 10006cd801000000
ds_read2_b32 v[0:1], v2 offset1:3                        // 00036ed802000000
ds_read2_b32 v[0:1], v2 offset0:1                        // 01006ed802000000
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "00p00") // ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"00p00") // 04007ad801000000
buffer_load_dword v0, off, s[0:3], 0                     // 000050e000000080
buffer_load_dword v0, off, s[0:3], s4 offset:4 glc slc   // 044052e000000004
buffer_load_dword v0, v1, s[0:3], 0 idxen                // 002050e001000080
buffer_load_dword v0, v1, s[0:3], 0 offen offset:1+2     // buffer_load_dword v0, v1, s[0:3], 0 offen offset:3 // 031050e001000080
buffer_load_dword v0, v[1:2], s[0:3], 0 idxen offen      // 003050e001000080
buffer_load_dword off, s[0:3], 0 lds                     // 000051e000000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000050e000008080
tbuffer_load_format_x v0, off, s[0:3], dfmt:1, nfmt:2, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_USCALED] // 000008e900000080
tbuffer_load_format_x v0, off, s[0:3], dfmt:1, 0         // tbuffer_load_format_x v0, off, s[0:3], 0 // 000008e800000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_SINT] // 000088ea00000080
tbuffer_load_format_x v0, off, s[0:3], 0 format:78       // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] // 000070ea00000080
global_load_dword v0, v[1:2], off                        // 008050dc01007f00
global_load_dword v0, v1, s[2:3] offset:-4096            // 009050dc01000200
flat_load_dword v0, v[1:2] offset:4095 glc slc           // ff0f53dc01000000
scratch_load_dword v0, off, s1                           // 004050dc00000100
scratch_load_dword v0, v1, off offset:-1                 // ff5f50dc01007f00
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0]                 // v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa02007e011b00ff
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x0 bank_mask:0x0 // fa02007e01010100
v_mov_b32_dpp v0, v1 wave_shl:1 bound_ctrl:0             // v_mov_b32_dpp v0, v1 wave_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e013009ff
v_add_f32_dpp v0, -v1, |v2| row_mirror                   // v_add_f32_dpp v0, -v1, |v2| row_mirror row_mask:0xf bank_mask:0xf // fa040002014091ff
v_mul_f32_dpp v0, v1, v2 row_bcast:31 row_mask:0xa       // v_mul_f32_dpp v0, v1, v2 row_bcast:31 row_mask:0xa bank_mask:0xf // fa04000a014301af
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm da    // image_load v[0:3], v4, s[8:15] dmask:0xf unorm da // 005f00f004000200
image_load v0, v1, s[8:15]                               // 000000f001000200
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800c400010203
exp mrt0 v0, v0, v1, v1 compr vm                         // exp mrt0, v0, v0, v1, v1 compr vm // 0f1400c400010000
exp mrt0 v0, off, v2, off                                // exp mrt0, v0, off, v2, off // 050000c400000200
exp null off, off, off, off done                         // exp null, off, off, off, off done // 900800c400000000
v_interp_mov_f32 v0, p10, attr0.x                        // v_interp_mov_f32_e32 v0, p10, attr0.x // 000002d4
v_mad_mix_f32 v0, -v1, |v2|, v3 op_sel:[1,0,0] op_sel_hi:[1,0,1] clamp // 00caa0d301050e2c
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006ae1d102091a04
v_cmp_eq_f32 vcc, v0, v1                                 // v_cmp_eq_f32_e32 vcc, v0, v1 // 0003847c
v_cmp_eq_f32 s[0:1], v0, v1                              // v_cmp_eq_f32_e64 s[0:1], v0, v1 // 000042d000030200
v_cmp_eq_f32_e64 vcc, v0, v1                             // 6a0042d000030200
v_cmpx_lt_u32 vcc, s0, v1                                // v_cmpx_lt_u32_e32 vcc, s0, v1 // 0002b27d
v_add_co_u32 v0, vcc, v1, v2                             // v_add_co_u32_e32 v0, vcc, v1, v2 // 01050032
v_add_co_u32 v0, s[0:1], v1, v2                          // v_add_co_u32_e64 v0, s[0:1], v1, v2 // 000019d101050200
v_addc_co_u32 v0, vcc, v1, v2, vcc                       // v_addc_co_u32_e32 v0, vcc, v1, v2, vcc // 01050038
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050000
v_cndmask_b32 v0, v1, v2, s[0:1]                         // v_cndmask_b32_e64 v0, v1, v2, s[0:1] // 000000d101050200
v_add_u32 v0, v1, s2                                     // v_add_u32_e64 v0, v1, s2 // 000034d101050000
v_sub_u32 v0, s1, v2 clamp                               // v_sub_u32_e64 v0, s1, v2 clamp // 008035d101040200
v_fma_f32 v0, v1, v2, v3 mul:2                           // 0000cbd101050e0c
v_fma_f32 v0, v1, v2, v3 clamp div:2                     // 0080cbd101050e1c
v_mov_b32 v0, src_shared_base                            // v_mov_b32_e32 v0, src_shared_base // eb02007e
v_mov_b32 v0, src_lds_direct                             // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_readlane_b32 s0, v1, m0                                // 000089d201f90000
v_writelane_b32 v0, m0, 3                                // 00008ad27c060100
v_mul_lo_u16 v0, 0xffff, v1                              // v_mul_lo_u16_e32 v0, 0xffff, v1 // ff020052ffff0000
v_add_f32 v0, neg (abs (v1)), v2                         // v_add_f32_e64 v0, -|v1|, v2 // 000101d101050220
v_mov_b32_sdwa v0, sext (v1)                             // v_mov_b32_sdwa v0, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01160e00
s_waitcnt vmcnt (1)                                      // s_waitcnt vmcnt(1) // 710f8cbf
s_waitcnt vmcnt (1) & lgkmcnt_sat  (70)                  // s_waitcnt vmcnt(1) // 710f8cbf
s_getreg_b32 s0, hwreg (1)                               // s_getreg_b32 s0, hwreg(HW_REG_MODE) // 01f880b8
s_sendmsg sendmsg (1)                                    // s_sendmsg sendmsg(MSG_INTERRUPT) // 010090bf
ds_swizzle_b32 v8, v2 offset:swizzle (SWAP,16)           // ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,16) // 1f407ad802000008
v_cmp_ge_f64 vcc, |1|, v[2:3]                            // v_cmp_ge_f64_e64 vcc, |1|, v[2:3] // 6a0166d081040200
v_cvt_f32_f64 v5, abs(1)                                 // v_cvt_f32_f64_e64 v5, |1| // 05014fd181000000
v_cmp_ge_f32 vcc, neg(-1), v2                            // v_cmp_ge_f32_e32 vcc, 0x7fffffff, v2 // ff048c7cffffff7f
v_cmp_ge_f16 vcc, |-65|, v1                              // v_cmp_ge_f16_e32 vcc, 0x7fbf, v1 // ff024c7cbf7f0000
v_ceil_f32 v0, neg(-100)                                 // v_ceil_f32_e32 v0, 0x7fffff9c // ff3a007e9cffff7f
v_mov_b32 v0, sext(1)                                    // v_mov_b32_e32 v0, 1 // 8102007e
v_add_u32 v0, sext(100), v1                              // v_add_u32_e32 v0, 0x64, v1 // ff02006864000000
s_getreg_b32 s0, {id: 1, offset: 2, size: 3}             // s_getreg_b32 s0, hwreg(HW_REG_MODE, 2, 3) // 811080b8
s_getreg_b32 s0, {size:3,id:1}                           // s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 3) // 011080b8
s_setreg_b32 {offset:1+1}, s0                            // s_setreg_b32 hwreg(0, 2, 32), s0 // 80f800b9
s_getreg_b32 s0, {}                                      // s_getreg_b32 s0, hwreg(0) // 00f880b8
s_setreg_imm32_b32 {id:1, size:16}, 0x1234               // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 16), 0x1234 // 017800ba34120000
s_waitcnt vmcnt(0)&lgkmcnt(0)                            // s_waitcnt vmcnt(0) lgkmcnt(0) // 70008cbf
