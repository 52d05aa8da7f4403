s_mov_b32 s0, -1                                         // c10380be
s_mov_b32 s0, 4294967295                                 // s_mov_b32 s0, -1 // c10380be
s_mov_b32 s0, 64                                         // c00380be
s_mov_b32 s0, -17                                        // s_mov_b32 s0, 0xffffffef // ff0380beefffffff
s_mov_b32 s0, 0.5                                        // f00380be
s_mov_b64 vcc, -1                                        // c104eabe
s_mov_b64 s[2:3], exec                                   // 7e0482be
s_mov_b32 m0, s0                                         // 0003fcbe
s_mov_b32 s0, tba_lo                                     // 6c0380be
s_mov_b32 s0, flat_scratch_lo                            // 680380be
s_mov_b32 s0, flat_scr_lo                                // s_mov_b32 s0, lit(0x0) // ff0380be00000000
s_mov_b32 s[0], [s1]                                     // s_mov_b32 s0, s1 // 010380be
s_and_b64 s[0:1], s[102:103], 1                          // 66818087
s_endpgm                                                 // 000081bf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0                // 011880b9
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff              // 01f880baff000000
v_mov_b32 v0, 0.15915494309189532                        // v_mov_b32_e32 v0, 0x3e22f983 // ff02007e83f9223e
v_add_f32 v0, 0x1234, v1                                 // v_add_f32_e32 v0, 0x1234, v1 // ff02000634120000
v_add_f32 v0, -v1, |v2| mul:2                            // v_add_f32_e64 v0, -v1, |v2| mul:2 // 000206d201050228
v_add_f32 v0, -|v1|, neg(abs(v2)) clamp                  // v_add_f32_e64 v0, -|v1|, -|v2| clamp // 000b06d201050260
v_add_f64 v[0:1], s[2:3], v[254:255]                     // 0000c8d202fc0300
v_fma_f32 v0, s1, s1, v3                                 // 000096d201020c04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105003e
v_madak_f32 v0, v1, v2, 0x1234                           // 0105004234120000
v_writelane_b32 v0, 5, s1                                // 85020004
v_mad_u64_u32 v[0:1], s[2:3], v4, v5, v[6:7]             // 0002ecd2040b1a04
v_div_scale_f32 v0, vcc, v1, v1, v2                      // 006adad201030a04
v_div_fmas_f32 v0, v1, v2, v3                            // 0000ded201050e04
v_cmp_lt_f32 s[0:1], v0, v1                              // v_cmp_lt_f32_e64 s[0:1], v0, v1 // 000002d000030200
v_cmp_lt_f32_e64 vcc, v0, -v1                            // 6a0002d000030240
v_cmp_lt_f32 exec, v0, v1                                // v_cmp_lt_f32_e64 exec, v0, v1 // 7e0002d000030200
v_cmpx_lt_f32_e64 s[0:1], v0, v1                         // 000022d000030200
v_cmps_lt_f32 vcc, v0, v1                                // v_cmps_lt_f32_e32 vcc, v0, v1 // 0003827c
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
ds_read_b32 v0, v1 gds                                   // 0000dad801000000
ds_read_b64 v[0:1], v2 offset:8                          // 0800d8d902000000
ds_read2st64_b64 v[252:255], v2 offset1:255              // 00ffe0d9020000fc
ds_write_b96 v0, v[1:3]                                  // 000078db00010000
ds_add_u32 v0, v1                                        // 000000d800010000
ds_cmpst_b32 v0, v1, v2                                  // 000040d800010200
ds_nop                                                   // 000050d800000000
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800f800010203
exp mrt7 v0, off, off, v255                              // exp mrt7, v0, off, off, v255 // 790000f8000000ff
exp param31 v0, v1, v2, v3                               // exp param31, v0, v1, v2, v3 // ff0300f800010203
exp null off, off, off, off done vm                      // exp null, off, off, off, off done vm // 901800f800000000
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64           // 008030e001000080
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offset:8 glc // 08c030e001000080
buffer_load_dword off, s[0:3], 0 lds                     // 000031e000000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000030e000008080
buffer_load_dword v0, off, s[0:3], 1.0                   // 000030e0000000f2
buffer_load_dwordx4 v[252:255], v5, s[100:103], 0 idxen  // 002038e005fc1980
buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0          // 000044e100000080
buffer_atomic_fmin v0, off, s[0:3], 0                    // 0000fce000000080
buffer_wbinvl1                                           // 0000c4e100000000
flat_load_dword v0, v[1:2]                               // 000030dc01000000
flat_store_dwordx4 v[0:1], v[2:5]                        // 000078dc00020000
flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc slc    // 000047dd02040000
s_load_dword s0, s[2:3], 0xffffffff                      // s_load_dword s0, s[2:3], -1 // ff0200c0ffffffff
s_load_dword s0, s[2:3], 0x12345678                      // ff0200c078563412
s_buffer_load_dwordx8 s[8:15], s[4:7], 0x1000            // ff04c4c200100000
flat_atomic_fmin_x2 v[0:1], v[2:3], v[4:5] glc           // 00007ddd02040000
flat_load_dword v0, v[254:255]                           // 000030dcfe000000
flat_load_ubyte v255, v[0:1] slc                         // 000022dc000000ff
buffer_load_dwordx3 v[253:255], v0, s[0:3], 0 offen      // 00103ce000fd0080
v_cmp_eq_u32 s[4:5], v0, v1                              // v_cmp_eq_u32_e64 s[4:5], v0, v1 // 040084d100030200
v_cmp_eq_u32 vcc, s5, v1                                 // v_cmp_eq_u32_e32 vcc, s5, v1 // 0502847d
v_cmp_eq_u32_e64 vcc, v0, v1                             // 6a0084d100030200
v_add_co_u32 v0, s[4:5], v1, v2                          // v_add_i32_e64 v0, s[4:5], v1, v2 // 00044ad201050200
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050000
v_cndmask_b32 v0, v1, v2, s[4:5]                         // v_cndmask_b32_e64 v0, v1, v2, s[4:5] // 000000d201051200
v_div_scale_f64 v[0:1], s[4:5], v[2:3], v[4:5], v[6:7]   // 0004dcd202091a04
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006adcd202091a04
v_mad_u64_u32 v[0:1], vcc, v2, s3, v[4:5]                // 006aecd202071004
s_and_saveexec_b64 s[0:1], vcc                           // 6a2480be
s_load_dword s0, s[2:3], 0x0                             // 000300c0
s_load_dword s0, s[2:3], 0xff                            // ff0300c0
s_load_dword s0, s[2:3], m0                              // 7c0200c0
s_load_dwordx2 s[102:103], s[2:3], vcc_lo                // 6a0273c0
s_load_dwordx4 s[100:103], s[2:3], 1                     // s_load_dwordx4 s[100:103], s[2:3], 0x1 // 0103b2c0
s_load_dwordx8 s[96:103], s[2:3], 1                      // s_load_dwordx8 s[96:103], s[2:3], 0x1 // 0103f0c0
s_load_dwordx16 s[88:103], s[2:3], 1                     // s_load_dwordx16 s[88:103], s[2:3], 0x1 // 01032cc1
s_buffer_load_dword s0, s[4:7], 0xfe                     // fe0500c2
s_memtime s[0:1]                                         // 000080c7
s_dcache_inv_vol                                         // 000040c7
s_mov_b64 tma, s[0:1]                                    // 0004eebe
s_cbranch_i_fork s[0:1], 4                               // 040080b8
v_cvt_f32_f16 v0, v1                                     // v_cvt_f32_f16_e32 v0, v1 // 0117007e
v_ashr_i64 v[0:1], v[2:3], v4                            // 0000c6d202090200
v_lshl_b32 v0, s1, v2                                    // v_lshl_b32_e32 v0, s1, v2 // 01040032
v_ashr_i32 v0, v1, s2                                    // v_ashr_i32_e64 v0, v1, s2 // 00002ed201050000
v_mac_legacy_f32 v0, v1, v2                              // v_mac_legacy_f32_e32 v0, v1, v2 // 0105000c
v_bfm_b32 v0, s1, v2                                     // v_bfm_b32_e32 v0, s1, v2 // 0104003c
v_bcnt_u32_b32 v0, s1, v2                                // v_bcnt_u32_b32_e32 v0, s1, v2 // 01040044
v_mbcnt_lo_u32_b32 v0, -1, v2                            // v_mbcnt_lo_u32_b32_e32 v0, -1, v2 // c1040046
v_ldexp_f32 v0, s1, v2                                   // v_ldexp_f32_e32 v0, s1, v2 // 01040056
v_subbrev_u32 v0, vcc, v1, v2, vcc                       // v_subbrev_u32_e32 v0, vcc, v1, v2, vcc // 01050054
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm       // image_load v[0:3], v4, s[8:15] dmask:0xf unorm // 001f00f004000200
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf          // 000f38f004000200
image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 // image_get_lod v[0:1], v4, s[8:15], s[16:19] dmask:0x3 // 000380f104008200
tbuffer_load_format_x v0, off, s[0:3], dfmt:1, nfmt:0, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 // 000008e800000080
tbuffer_load_format_x v0, off, s[0:3], dfmt:14, nfmt:7, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] // 0000f0eb00000080
tbuffer_store_format_xyz v[0:2], off, s[4:7], dfmt:13, nfmt:7, 1 offset:4095 // tbuffer_store_format_xyz v[0:2], off, s[4:7], 1 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_FLOAT] offset:4095 // ff0feeeb00000181
s_add_u32 s0, s1, 0x12345678                             // 01ff008078563412
s_add_u32 s0, 0x12345678, 0x12345678                     // ffff008078563412
s_cmp_eq_u32 s0, 0xffff                                  // 00ff06bfffff0000
s_branch 0                                               // 000082bf
s_branch -32768                                          // s_branch 32768 // 008082bf
s_nop 7                                                  // 070080bf
v_mad_f32 v0, v1, v2, v3                                 // 000082d201050e04
v_mul_lo_u32 v0, s1, v2                                  // 0000d2d201040200
v_div_fixup_f64 v[0:1], |v[2:3]|, -v[4:5], 1.0           // 0001c0d20209ca43
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000c8
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdcb
v_interp_mov_f32 v0, p20, attr31.z                       // v_interp_mov_f32_e32 v0, p20, attr31.z // 017e02c8
ds_read2_b32 v[0:1], v2 offset0:255 offset1:1            // ff01dcd802000000
ds_write2_b64 v0, v[1:2], v[3:4] offset0:1 offset1:2     // 010238d900010300
ds_add_rtn_u32 v0, v1, v2 offset:4                       // 040080d801020000
ds_gws_barrier v0 gds                                    // 000076d800000000
ds_gws_init v255 offset:65535 gds                        // ffff66d8ff000000
buffer_atomic_add v0, off, s[0:3], 0                     // 0000c8e000000080
buffer_atomic_add v0, v1, s[0:3], s4 idxen glc           // 0060c8e001000004
buffer_atomic_cmpswap v[0:1], v[2:3], s[0:3], 0 idxen offen glc slc // 0070c4e002004080
s_dcache_inv                                             // 0000c0c7
s_cbranch_g_fork s[0:1], s[2:3]                          // 00028095
s_cbranch_join s0                                        // 003280be
s_movrels_b32 s0, s1                                     // 012e80be
s_decperflevel 1                                         // 010095bf
v_sub_i32 v0, s[0:1], v1, v2                             // v_sub_i32_e64 v0, s[0:1], v1, v2 // 00004cd201050200
image_sample v[0:3], v[4:7], s[8:15], s[16:19] dmask:0xf // image_sample v[0:3], v4, s[8:15], s[16:19] dmask:0xf // 000f80f004008200
image_atomic_add v0, v[4:5], s[8:15] dmask:0x1 glc       // image_atomic_add v0, v4, s[8:15] dmask:0x1 glc // 002144f004000200
tbuffer_load_format_xyzw v[0:3], v4, s[8:11], dfmt:14, nfmt:4, s12 offen offset:16 glc slc // tbuffer_load_format_xyzw v[0:3], v4, s[8:11], s12 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] offen offset:16 glc slc // 105073ea0400420c
tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], 0 format:78 idxen offen // tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] idxen offen // 003073ea04000280
v_div_scale_f32 v1, vcc, v2, v3, v4 clamp mul:2          // v_div_scale_f32 v1, vcc, v2, v3, v4 mul:2 // 016adad20207120c
v_div_scale_f64 v[1:2], s[2:3], v[2:3], v[2:3], v[4:5] clamp // v_div_scale_f64 v[1:2], s[2:3], v[2:3], v[2:3], v[4:5] // 0102dcd202051204
