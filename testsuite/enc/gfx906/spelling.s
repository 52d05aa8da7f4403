s_mov_b32 s0, 4294967295                                 // s_mov_b32 s0, -1 // c10080be
s_mov_b32 s0, 64                                         // c00080be
s_mov_b32 s0, 65                                         // s_mov_b32 s0, 0x41 // ff0080be41000000
s_mov_b32 s0, -16                                        // d00080be
s_mov_b32 s0, -17                                        // s_mov_b32 s0, 0xffffffef // ff0080beefffffff
s_mov_b32 s0, -4.0                                       // f70080be
s_mov_b32 s0, 0.15915494                                 // f80080be
s_mov_b64 s[0:1], 1.0                                    // f20180be
s_mov_b64 vcc, -1                                        // c101eabe
s_mov_b64 s[2:3], exec                                   // 7e0182be
s_mov_b32 s0, src_vccz                                   // fb0080be
s_mov_b32 s[0], [s1]                                     // s_mov_b32 s0, s1 // 010080be
s_mov_b64 [s0,s1], s[2:3]                                // s_mov_b64 s[0:1], s[2:3] // 020180be
s_add_u32 s0, s1, 0x12345678                             // 01ff008078563412
s_add_u32 s0, 0x12345678, 0x12345678                     // ffff008078563412
s_cmp_eq_u32 s0, 0xffff                                  // 00ff06bfffff0000
s_branch 0                                               // 000082bf
s_branch -32768                                          // s_branch 32768 // 008082bf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt vmcnt(0)                                       // 700f8cbf
s_waitcnt vmcnt(16)                                      // 704f8cbf
s_waitcnt vmcnt(15)                                      // 7f0f8cbf
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff              // 01f800baff000000
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, 0.15915494309189532                        // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, v1 clamp                                   // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_add_f32 v0, s1, s1                                     // v_add_f32_e64 v0, s1, s1 // 000001d101020000
v_add_f32_dpp v0, v1, v2 row_shl:1                       // v_add_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040002010101ff
v_fma_f32 v0, s1, s1, v3                                 // 0000cbd101020c04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105002c
v_mac_f32_e64 v0, |v1|, -v2                              // 000116d101050240
v_cndmask_b32_e64 v0, 1.0, -v2, s[4:5]                   // 000000d1f2041240
v_readlane_b32 s0, v1, 63                                // 000089d2017f0100
v_writelane_b32 v0, 5, s1                                // 00008ad285020000
v_mul_lo_u32 v0, s1, v2                                  // 000085d201040200
v_div_scale_f32 v0, vcc, v1, v1, v2                      // 006ae0d101030a04
v_div_fixup_f64 v[0:1], |v[2:3]|, -v[4:5], 1.0           // 0001dfd10209ca43
v_cmp_lt_f32 vcc, v0, v1                                 // v_cmp_lt_f32_e32 vcc, v0, v1 // 0003827c
v_cmp_lt_f32 s[0:1], v0, v1                              // v_cmp_lt_f32_e64 s[0:1], v0, v1 // 000041d000030200
v_cmp_lt_f32_e64 vcc, v0, -v1                            // 6a0041d000030240
v_cmp_lt_f32 exec, v0, v1                                // v_cmp_lt_f32_e64 exec, v0, v1 // 7e0041d000030200
v_cmpx_lt_f32 vcc, v0, v1                                // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003a27c
v_cmpx_lt_f32 v0, v1                                     // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003a27c
v_add_co_u32 v0, vcc, v1, v2                             // v_add_co_u32_e32 v0, vcc, v1, v2 // 01050032
v_addc_co_u32 v0, vcc, v1, v2, vcc                       // v_addc_co_u32_e32 v0, vcc, v1, v2, vcc // 01050038
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000d4
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdd7
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_mov_b32 v0, pops_exiting_wave_id                       // v_mov_b32_e32 v0, src_pops_exiting_wave_id // ef02007e
ds_read_b32 v0, v1                                       // 00006cd801000000
ds_read_b32 v0, v1 offset:65535                          // ffff6cd801000000
ds_read_b64 v[0:1], v2 offset:8                          // 0800ecd802000000
ds_read2st64_b64 v[252:255], v2 offset1:255              // 00fff0d8020000fc
ds_read_b128 v[0:3], v4 offset:16                        // 1000fed904000000
ds_cmpst_b32 v0, v1, v2                                  // 000020d800010200
ds_permute_b32 v0, v1, v2                                // 00007cd801020000
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800c400010203
exp pos3 v0, v0, v1, v1 compr                            // exp pos3, v0, v0, v1, v1 compr // ff0400c400010000
buffer_load_dword v0, off, s[0:3], 0                     // 000050e000000080
buffer_load_dword v0, v1, s[0:3], 0 idxen                // 002050e001000080
buffer_load_dword v0, off, s[0:3], 1.0                   // 000050e0000000f2
buffer_load_dword v0, off, ttmp[4:7], ttmp1              // 000050e000001c6d
buffer_load_format_d16_xyzw v[0:1], off, s[0:3], 0       // 00002ce000000080
buffer_load_short_d16 v0, off, s[0:3], 0                 // 000090e000000080
buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0          // 000084e100000080
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbinvl1_vol                                       // 0000fce000000000
buffer_store_lds_dword s[0:3], 0 lds                     // 0000f5e000000080
flat_load_dword v0, v[1:2] glc slc                       // 000053dc01000000
flat_load_dword v0, v[1:2] offset:8                      // 080050dc01000000
flat_store_dwordx4 v[0:1], v[2:5]                        // 00007cdc00020000
flat_atomic_add v0, v[1:2], v3 glc                       // 000009dd01030000
flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc slc    // 000087dd02040000
global_load_dword v0, v1, s[2:3] offset:-2048            // 009850dc01000200
global_load_dword v0, v1, s[2:3] offset:4095             // ff8f50dc01000200
global_store_dwordx3 v[0:1], v[2:4], off glc             // 008079dc00027f00
scratch_load_dword v0, off, s1 offset:4                  // 044050dc00000100
v_dot2_f32_f16 v0, v1, v2, v3                            // 0040a3d301050e1c
v_dot4_i32_i8 v0, s1, v2, 0                              // 0040a8d30104021a
v_dot4_i32_i8 v0, v1, v2, v3 op_sel:[1,0,0]              // 0048a8d301050e1c
v_dot8_u32_u4 v0, v1, 5, v3 clamp                        // 00c0abd3010b0d1c
v_dot2_i32_i16 v0, v1, v2, 1.0                           // 0040a6d30105ca1b
v_fma_mix_f32 v0, -v1, |v2|, v3 op_sel:[1,0,0] op_sel_hi:[1,0,1] // 004aa0d301050e2c
v_fma_mixlo_f16 v0, v1, v2, v3 clamp                     // 0080a1d301050e04
v_fmac_f32 v0, s1, v2                                    // v_fmac_f32_e32 v0, s1, v2 // 01040076
v_fmac_f32_e64 v0, |v1|, -v2 mul:2                       // 00013bd101050248
v_fmac_f32_dpp v0, v1, v2 row_shl:1                      // v_fmac_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040076010101ff
v_xnor_b32 v0, s1, v2                                    // v_xnor_b32_e32 v0, s1, v2 // 0104007a
v_xnor_b32_sdwa v0, sext(v1), v2 src0_sel:BYTE_2         // v_xnor_b32_sdwa v0, sext(v1), v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD // f904007a01160a06
v_pk_mad_u16 v0, v1, v2, v3 op_sel_hi:[0,0,0]            // 000089d301050e04
v_pk_fma_f16 v0, v1, 1.0, v3 neg_hi:[1,0,0]              // 00418ed301e50d1c
ds_read_u8_d16_hi v0, v1                                 // 0000aed801000000
ds_read_addtid_b32 v0                                    // 00006cd900000000
s_mov_b64 s[0:1], xnack_mask                             // 680180be
s_mov_b32 s0, ttmp15                                     // 7b0080be
image_load v[0:3], v4, s[8:15] dmask:0xf a16             // 008f00f004000200
image_load v[0:1], v4, s[8:15] dmask:0xf d16             // 000f00f004000280
buffer_store_byte_d16_hi v0, off, s[0:3], 0              // 000064e000000080
s_call_b64 s[0:1], 4                                     // 040080ba
v_cmp_eq_u32 s[4:5], v0, v1                              // v_cmp_eq_u32_e64 s[4:5], v0, v1 // 0400cad000030200
v_cmp_eq_u32 vcc, s5, v1                                 // v_cmp_eq_u32_e32 vcc, s5, v1 // 0502947d
v_cmp_eq_u32_e64 vcc, v0, v1                             // 6a00cad000030200
v_add_co_u32 v0, s[4:5], v1, v2                          // v_add_co_u32_e64 v0, s[4:5], v1, v2 // 000419d101050200
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050000
v_cndmask_b32 v0, v1, v2, s[4:5]                         // v_cndmask_b32_e64 v0, v1, v2, s[4:5] // 000000d101051200
v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1              // v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1 row_mask:0xf bank_mask:0xf // fa040000010101ff
v_cndmask_b32_sdwa v0, v1, v2, vcc src1_sel:BYTE_3       // v_cndmask_b32_sdwa v0, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3 // f904000001160603
v_div_scale_f64 v[0:1], s[4:5], v[2:3], v[4:5], v[6:7]   // 0004e1d102091a04
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006ae1d102091a04
v_mad_u64_u32 v[0:1], vcc, v2, s3, v[4:5]                // 006ae8d102071004
v_cmp_eq_f32_sdwa s[4:5], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD // f904847c01840006
s_and_saveexec_b64 s[0:1], vcc                           // 6a2080be
v_mul_lo_u16 v0, -1, v1                                  // v_mul_lo_u16_e32 v0, -1, v1 // c1020052
v_mad_u16 v0, v1, 64, v2                                 // 000004d201810904
v_cvt_f16_f32 v0, 0.15915494                             // v_cvt_f16_f32_e32 v0, 0.15915494 // f814007e
v_cmp_lt_f16 vcc, 0x4000, v1                             // v_cmp_lt_f16_e32 vcc, 2.0, v1 // f402427c
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x7 // fa02007e011b0007
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:0              // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e010109ff
v_mov_b32_dpp v0, v1 wave_shl:1                          // v_mov_b32_dpp v0, v1 wave_shl:1 row_mask:0xf bank_mask:0xf // fa02007e013001ff
v_add_f32_dpp v0, -v1, |v2| row_half_mirror row_mask:0x3 bank_mask:0x1 // fa04000201419131
v_mov_b32_sdwa v0, s1                                    // v_mov_b32_sdwa v0, s1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01168600
v_add_f32_sdwa v0, v1, v2 clamp src1_sel:WORD_1          // v_add_f32_sdwa v0, v1, v2 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 // f904000201360605
v_cmp_eq_f32_sdwa vcc, v1, v2 src0_sel:WORD_0            // v_cmp_eq_f32_sdwa vcc, v1, v2 src0_sel:WORD_0 src1_sel:DWORD // f904847c01000406
s_set_gpr_idx_mode gpr_idx()                             // 00009dbf
s_set_gpr_idx_off                                        // 00009cbf
s_wakeup                                                 // 000083bf
s_scratch_load_dword s0, s[2:3], 0x10                    // 010016c010000000
s_load_dword s0, s[2:3], 0xfffff                         // 010002c0ffff0f00
s_load_dword s0, s[2:3], s4 offset:0x10                  // 014002c010000008
s_buffer_load_dwordx8 s[8:15], s[4:7], s0                // 02022cc000000000
s_store_dword s0, s[2:3], 0x10                           // 010042c010000000
s_atomic_cmpswap_x2 s[0:3], s[4:5], s6 glc               // 020085c206000000
s_dcache_inv_vol                                         // 000088c000000000
s_memrealtime s[0:1]                                     // 000094c000000000
s_memtime vcc                                            // 801a90c000000000
s_dcache_discard s[2:3], 0x10                            // 0100a2c010000000
v_dot2_u32_u16 v0, v1, v2, v3 op_sel:[0,1,0,1]           // v_dot2_u32_u16 v0, v1, v2, v3 op_sel:[0,1,0] // 0050a7d301050e1c
v_readlane_b32_e32 s1, v2, s3                            // v_readlane_b32 s1, v2, s3 // 010089d202070000
global_load_dword v1, v[2:3], off inst_offset:8          // global_load_dword v1, v[2:3], off offset:8 // 088050dc02007f01
