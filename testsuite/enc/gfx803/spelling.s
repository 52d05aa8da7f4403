s_mov_b32 s0, 0x7fffffff                                 // ff0080beffffff7f
s_mov_b32 s0, -1                                         // c10080be
s_mov_b32 s0, 4294967295                                 // s_mov_b32 s0, -1 // c10080be
s_mov_b32 s0, 64                                         // c00080be
s_mov_b32 s0, 65                                         // s_mov_b32 s0, 0x41 // ff0080be41000000
s_mov_b32 s0, -16                                        // d00080be
s_mov_b32 s0, -17                                        // s_mov_b32 s0, 0xffffffef // ff0080beefffffff
s_mov_b32 s0, 0.5                                        // f00080be
s_mov_b32 s0, -4.0                                       // f70080be
s_mov_b32 s0, 1.5                                        // s_mov_b32 s0, 0x3fc00000 // ff0080be0000c03f
s_mov_b32 s0, 0.15915494                                 // f80080be
s_mov_b64 s[0:1], 1.0                                    // f20180be
s_mov_b64 vcc, -1                                        // c101eabe
s_mov_b64 s[2:3], exec                                   // 7e0182be
s_mov_b32 m0, s0                                         // 0000fcbe
s_mov_b32 vcc_hi, ttmp0                                  // 7000ebbe
s_mov_b32 s0, tba_lo                                     // 6c0080be
s_mov_b32 s0, flat_scratch_lo                            // 660080be
s_mov_b32 s0, src_vccz                                   // fb0080be
s_mov_b32 s0, scc                                        // s_mov_b32 s0, src_scc // fd0080be
s_mov_b32 s[0], [s1]                                     // s_mov_b32 s0, s1 // 010080be
s_mov_b64 [s0,s1], s[2:3]                                // s_mov_b64 s[0:1], s[2:3] // 020180be
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
s_waitcnt vmcnt(0)                                       // 700f8cbf
s_waitcnt vmcnt(15)                                      // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0                // 011800b9
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff              // 01f800baff000000
v_mov_b32 v255, v0                                       // v_mov_b32_e32 v255, v0 // 0003fe7f
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, 0.15915494309189532                        // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, v1 clamp                                   // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_mov_b32_e64 v0, s5                                     // 000041d105000000
v_add_f32 v0, s1, v2                                     // v_add_f32_e32 v0, s1, v2 // 01040002
v_add_f32 v0, v1, s2                                     // v_add_f32_e64 v0, v1, s2 // 000001d101050000
v_add_f32 v0, s1, s1                                     // v_add_f32_e64 v0, s1, s1 // 000001d101020000
v_add_f32 v0, 0x1234, v1                                 // v_add_f32_e32 v0, 0x1234, v1 // ff02000234120000
v_add_f32 v0, -v1, |v2| mul:2                            // v_add_f32_e64 v0, -v1, |v2| mul:2 // 000201d101050228
v_add_f32 v0, -|v1|, neg(abs(v2)) clamp                  // v_add_f32_e64 v0, -|v1|, -|v2| clamp // 008301d101050260
v_add_f32_dpp v0, v1, v2 row_shl:1                       // v_add_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040002010101ff
v_add_f32_sdwa v0, v1, v2 src0_sel:BYTE_0                // v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD // f904000201160006
v_add_f64 v[0:1], s[2:3], v[254:255]                     // 000080d202fc0300
v_fma_f32 v0, s1, s1, v3                                 // 0000cbd101020c04
v_mad_f32 v0, v1, v2, v3                                 // 0000c1d101050e04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105002c
v_mac_f32_e64 v0, |v1|, -v2                              // 000116d101050240
v_madak_f32 v0, v1, v2, 0x1234                           // 0105003034120000
v_lshlrev_b64 v[0:1], v2, v[4:5]                         // 00008fd202090200
v_cndmask_b32_e64 v0, 1.0, -v2, s[4:5]                   // 000000d1f2041240
v_readlane_b32 s0, v1, 63                                // 000089d2017f0100
v_readlane_b32 s0, v1, s2                                // 000089d201050000
v_writelane_b32 v0, 5, s1                                // 00008ad285020000
v_mul_lo_u32 v0, s1, v2                                  // 000085d201040200
v_mad_u64_u32 v[0:1], s[2:3], v4, v5, v[6:7]             // 0002e8d1040b1a04
v_div_scale_f32 v0, vcc, v1, v1, v2                      // 006ae0d101030a04
v_div_fmas_f32 v0, v1, v2, v3                            // 0000e2d101050e04
v_div_fixup_f64 v[0:1], |v[2:3]|, -v[4:5], 1.0           // 0001dfd10209ca43
v_cmp_lt_f32 vcc, v0, v1                                 // v_cmp_lt_f32_e32 vcc, v0, v1 // 0003827c
v_cmp_lt_f32 s[0:1], v0, v1                              // v_cmp_lt_f32_e64 s[0:1], v0, v1 // 000041d000030200
v_cmp_lt_f32_e64 vcc, v0, -v1                            // 6a0041d000030240
v_cmp_lt_f32 exec, v0, v1                                // v_cmp_lt_f32_e64 exec, v0, v1 // 7e0041d000030200
v_cmpx_lt_f32 vcc, v0, v1                                // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003a27c
v_cmpx_lt_f32 v0, v1                                     // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003a27c
v_cmpx_lt_f32_e64 s[0:1], v0, v1                         // 000051d000030200
v_cmp_class_f64 vcc, v[0:1], v2                          // v_cmp_class_f64_e32 vcc, v[0:1], v2 // 0005247c
v_cmp_class_f32_e64 s[4:5], -v1, 0x3                     // v_cmp_class_f32_e64 s[4:5], -v1, 3 // 040010d001070120
v_add_u32 v0, vcc, v1, v2                                // v_add_u32_e32 v0, vcc, v1, v2 // 01050032
v_addc_u32 v0, vcc, v1, v2, vcc                          // v_addc_u32_e32 v0, vcc, v1, v2, vcc // 01050038
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000d4
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdd7
v_interp_mov_f32 v0, p20, attr31.z                       // v_interp_mov_f32_e32 v0, p20, attr31.z // 017e02d4
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_add_f32 v0, src_lds_direct, v1                         // v_add_f32_e32 v0, src_lds_direct, v1 // fe020002
ds_read_b32 v0, v1                                       // 00006cd801000000
ds_read_b32 v0, v1 offset:65535                          // ffff6cd801000000
ds_read_b32 v0, v1 gds                                   // 00006dd801000000
ds_read_b64 v[0:1], v2 offset:8                          // 0800ecd802000000
ds_read2_b32 v[0:1], v2 offset0:255 offset1:1            // ff016ed802000000
ds_read2st64_b64 v[252:255], v2 offset1:255              // 00fff0d8020000fc
ds_write2_b64 v0, v[1:2], v[3:4] offset0:1 offset1:2     // 01029cd800010300
ds_write_b96 v0, v[1:3]                                  // 0000bcd900010000
ds_read_b128 v[0:3], v4 offset:16                        // 1000fed904000000
ds_add_u32 v0, v1                                        // 000000d800010000
ds_add_rtn_u32 v0, v1, v2 offset:4                       // 040040d801020000
ds_add_f32 v0, v1                                        // 00002ad800010000
ds_cmpst_b32 v0, v1, v2                                  // 000020d800010200
ds_permute_b32 v0, v1, v2                                // 00007cd801020000
ds_nop                                                   // 000028d800000000
ds_gws_barrier v0 gds                                    // 00003bd900000000
ds_gws_init v255 offset:65535 gds                        // ffff33d9ff000000
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800c400010203
exp mrt7 v0, off, off, v255                              // exp mrt7, v0, off, off, v255 // 790000c4000000ff
exp pos3 v0, v0, v1, v1 compr                            // exp pos3, v0, v0, v1, v1 compr // ff0400c400010000
exp param31 v0, v1, v2, v3                               // exp param31, v0, v1, v2, v3 // ff0300c400010203
exp null off, off, off, off done vm                      // exp null, off, off, off, off done vm // 901800c400000000
buffer_load_dword v0, off, s[0:3], 0                     // 000050e000000080
buffer_load_dword v0, off, s[0:3], s4 offset:4095 glc slc // ff4f52e000000004
buffer_load_dword v0, v1, s[0:3], 0 idxen                // 002050e001000080
buffer_load_dword v0, v1, s[4:7], m0 offen offset:1      // 011050e00100017c
buffer_load_dword v0, v[1:2], s[0:3], 0 idxen offen      // 003050e001000080
buffer_load_dword off, s[0:3], 0 lds                     // 000051e000000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000050e000008080
buffer_load_dword v0, off, s[0:3], 64                    // 000050e0000000c0
buffer_load_dword v0, off, s[0:3], 1.0                   // 000050e0000000f2
buffer_load_dword v0, off, ttmp[4:7], ttmp1              // 000050e000001d71
buffer_load_dwordx3 v[0:2], off, s[0:3], 0               // 000058e000000080
buffer_load_format_d16_xyzw v[0:3], off, s[0:3], 0       // 00002ce000000080
buffer_store_format_d16_xyz v[0:2], off, s[0:3], 0       // 000038e000000080
buffer_atomic_add v0, off, s[0:3], 0                     // 000008e100000080
buffer_atomic_add v0, v1, s[0:3], s4 idxen glc           // 006008e101000004
buffer_atomic_cmpswap v[0:1], v[2:3], s[0:3], 0 idxen offen glc slc // 007006e102000080
buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0          // 000084e100000080
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbinvl1_vol                                       // 0000fce000000000
buffer_store_lds_dword s[0:3], 0 lds                     // 0000f5e000000080
flat_load_dword v0, v[1:2]                               // 000050dc01000000
flat_load_dword v0, v[1:2] glc slc                       // 000053dc01000000
flat_store_dwordx4 v[0:1], v[2:5]                        // 00007cdc00020000
flat_atomic_add v0, v[1:2], v3 glc                       // 000009dd01030000
flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc slc    // 000087dd02040000
s_mov_b64 s[0:1], tba                                    // 6c0180be
s_mov_b64 flat_scratch, s[0:1]                           // 0001e6be
s_load_dword s101, s[2:3], 0                             // s_load_dword s101, s[2:3], 0x0 // 411902c000000000
v_add_u32 v0, s[2:3], v1, v2                             // v_add_u32_e64 v0, s[2:3], v1, v2 // 000219d101050200
v_sub_u32_e64 v0, vcc, v1, v2 clamp                      // 00ea1ad101050200
v_subb_u32 v0, vcc, v1, v2, vcc                          // v_subb_u32_e32 v0, vcc, v1, v2, vcc // 0105003a
v_subbrev_u32_e64 v0, s[2:3], v1, v2, s[4:5]             // 00021ed101051200
v_add_u32_sdwa v0, vcc, v1, v2 src0_sel:BYTE_0           // v_add_u32_sdwa v0, vcc, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD // f904003201160006
v_addc_u32_dpp v0, vcc, v1, v2, vcc row_shl:1            // v_addc_u32_dpp v0, vcc, v1, v2, vcc row_shl:1 row_mask:0xf bank_mask:0xf // fa040038010101ff
v_ldexp_f16 v0, v1, v2                                   // v_ldexp_f16_e32 v0, v1, v2 // 01050066
v_lshlrev_b16 v0, 3, v1                                  // v_lshlrev_b16_e32 v0, 3, v1 // 83020054
v_perm_b32 v0, v1, v2, v3                                // 0000edd101050e04
v_interp_p1ll_f16 v0, v1, attr0.x high                   // 000074d200030200
v_interp_p2_f16 v0, v1, attr0.x, v2                      // 000076d200020a04
v_cmpx_eq_i16 vcc, v0, v1                                // v_cmpx_eq_i16_e32 vcc, v0, v1 // 0003647d
image_load v[0:3], v4, s[8:15] dmask:0xf unorm           // 001f00f004000200
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm glc slc r128 da // image_load v[0:3], v4, s[8:15] dmask:0xf unorm glc slc r128 da // 00ff00f204000200
image_load v[0:3], v4, s[8:15] dmask:0xf d16             // 000f00f004000280
image_sample v[0:2], v[4:5], s[8:15], s[16:19] dmask:0x7 d16 // image_sample v[0:2], v4, s[8:15], s[16:19] dmask:0x7 d16 // 000780f004008280
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x2 d16 // image_gather4 v[0:3], v4, s[8:15], s[16:19] dmask:0x2 d16 // 000200f104008280
image_atomic_add v0, v4, s[8:15] dmask:0x1               // 000148f004000200
image_atomic_cmpswap v[0:3], v4, s[8:15] dmask:0xf glc   // 002f44f004000200
image_store_mip v[0:2], v[4:7], s[8:15] dmask:0x7        // image_store_mip v[0:2], v4, s[8:15] dmask:0x7 // 000724f004000200
tbuffer_load_format_x v0, off, s[0:3], dfmt:15, nfmt:6, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_RESERVED_6] // 000078eb00000080
tbuffer_load_format_d16_xyzw v[0:3], off, s[0:3], dfmt:12, nfmt:7, 0 // tbuffer_load_format_d16_xyzw v[0:3], off, s[0:3], 0 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] // 0080e5eb00000080
v_cmp_eq_u32 s[4:5], v0, v1                              // v_cmp_eq_u32_e64 s[4:5], v0, v1 // 0400cad000030200
v_cmp_eq_u32 vcc, s5, v1                                 // v_cmp_eq_u32_e32 vcc, s5, v1 // 0502947d
v_cmp_eq_u32_e64 vcc, v0, v1                             // 6a00cad000030200
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050000
v_cndmask_b32 v0, v1, v2, s[4:5]                         // v_cndmask_b32_e64 v0, v1, v2, s[4:5] // 000000d101051200
v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1              // v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1 row_mask:0xf bank_mask:0xf // fa040000010101ff
v_cndmask_b32_sdwa v0, v1, v2, vcc src1_sel:BYTE_3       // v_cndmask_b32_sdwa v0, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3 // f904000001160603
v_div_scale_f64 v[0:1], s[4:5], v[2:3], v[4:5], v[6:7]   // 0004e1d102091a04
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006ae1d102091a04
v_mad_u64_u32 v[0:1], vcc, v2, s3, v[4:5]                // 006ae8d102071004
s_and_saveexec_b64 s[0:1], vcc                           // 6a2080be
v_add_f16 v0, 0.5, v1                                    // v_add_f16_e32 v0, 0.5, v1 // f002003e
v_add_f16 v0, 0x1234, v1                                 // v_add_f16_e32 v0, 0x1234, v1 // ff02003e34120000
v_add_f16 v0, 10.0, v1                                   // v_add_f16_e32 v0, 0x4900, v1 // ff02003e00490000
v_add_f16 v0, v1, -v2 clamp                              // v_add_f16_e64 v0, v1, -v2 clamp // 00801fd101050240
v_add_f16_e64 v0, v1, 4.0                                // 00001fd101ed0100
v_mul_lo_u16 v0, -1, v1                                  // v_mul_lo_u16_e32 v0, -1, v1 // c1020052
v_mad_u16 v0, v1, 64, v2                                 // 0000ebd101810904
v_mad_f16 v0, |v1|, -v2, 1.0                             // 0001ead10105ca43
v_cvt_f16_f32 v0, 0.15915494                             // v_cvt_f16_f32_e32 v0, 0.15915494 // f814007e
v_rcp_f16_e64 v0, -|v1| clamp mul:2                      // 00817dd101010028
v_cmp_lt_f16 vcc, 0x4000, v1                             // v_cmp_lt_f16_e32 vcc, 2.0, v1 // f402427c
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0]                 // v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa02007e011b00ff
v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x7 // fa02007e011b0007
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:0              // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e010109ff
v_mov_b32_dpp v0, v1 row_shr:15 bound_ctrl:1             // v_mov_b32_dpp v0, v1 row_shr:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007e011f09ff
v_mov_b32_dpp v0, v1 wave_shl:1                          // v_mov_b32_dpp v0, v1 wave_shl:1 row_mask:0xf bank_mask:0xf // fa02007e013001ff
v_mov_b32_dpp v0, v1 row_bcast:15                        // v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xf bank_mask:0xf // fa02007e014201ff
v_mov_b32_dpp v0, v1 row_mirror                          // v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf // fa02007e014001ff
v_add_f32_dpp v0, -v1, |v2| row_half_mirror row_mask:0x3 bank_mask:0x1 // fa04000201419131
v_mac_f32_dpp v0, v1, v2 row_shl:1                       // v_mac_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04002c010101ff
v_mov_b32_sdwa v0, v1                                    // v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01160600
v_mov_b32_sdwa v0, sext(v1) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f902007e01130d00
v_mov_b32_sdwa v0, v1 clamp                              // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_add_f32_sdwa v0, -v1, |v2| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2 // f9040002010c1122
v_add_f32_sdwa v0, v1, v2 clamp src1_sel:WORD_1          // v_add_f32_sdwa v0, v1, v2 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 // f904000201360605
v_cmp_eq_f32_sdwa vcc, v1, v2 src0_sel:WORD_0            // v_cmp_eq_f32 vcc, v1, v2 src0_sel:WORD_0 src1_sel:DWORD // f904847c01000406
v_mac_f32_sdwa v0, v1, v2                                // v_mac_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // f904002c01160606
v_cndmask_b32_sdwa v0, v1, v2, vcc src0_sel:BYTE_1       // v_cndmask_b32_sdwa v0, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:DWORD // f904000001160106
s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)                   // 000911bf
s_set_gpr_idx_mode gpr_idx()                             // 00009dbf
s_set_gpr_idx_off                                        // 00009cbf
s_wakeup                                                 // 000083bf
s_rfe_restore_b64 s[0:1], s2                             // 00028095
s_load_dword s0, s[2:3], 0x0                             // 010002c000000000
s_load_dword s0, s[2:3], 0xfffff                         // 010002c0ffff0f00
s_load_dword s0, s[2:3], s4                              // 010000c004000000
s_load_dword s0, s[2:3], s4 glc                          // 010001c004000000
s_load_dword s0, s[2:3], m0                              // 010000c07c000000
s_load_dwordx16 s[84:99], ttmp[2:3], vcc_hi              // 391510c06b000000
s_buffer_load_dword s0, s[4:7], 0xfffff glc              // 020023c0ffff0f00
s_buffer_load_dwordx8 s[8:15], s[4:7], s0                // 02022cc000000000
s_store_dword s0, s[2:3], 0x10                           // 010042c010000000
s_store_dword s0, s[2:3], m0                             // 010040c07c000000
s_store_dword s0, s[2:3], s4                             // 010040c004000000
s_buffer_store_dwordx4 s[0:3], s[4:7], m0 glc            // 020069c07c000000
s_dcache_wb                                              // 000084c000000000
s_dcache_wb_vol                                          // 00008cc000000000
s_dcache_inv_vol                                         // 000088c000000000
s_memrealtime s[0:1]                                     // 000094c000000000
s_memtime vcc                                            // 801a90c000000000
s_atc_probe 7, s[2:3], 0x10                              // c1019ac010000000
v_readlane_b32_e32 s1, v2, s3                            // v_readlane_b32 s1, v2, s3 // 010089d202070000
