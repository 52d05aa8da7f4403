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
s_mov_b32 s0, 0.15915494                                 // s_mov_b32 s0, 0x3e22f983 // ff0380be83f9223e
s_mov_b64 s[0:1], 1.0                                    // f20480be
s_mov_b64 vcc, -1                                        // c104eabe
s_mov_b64 s[2:3], exec                                   // 7e0482be
s_mov_b32 m0, s0                                         // 0003fcbe
s_mov_b32 vcc_hi, ttmp0                                  // 7003ebbe
s_mov_b32 s0, tba_lo                                     // 6c0380be
s_mov_b32 s0, flat_scr_lo                                // s_mov_b32 s0, lit(0x0) // ff0380be00000000
s_mov_b32 s0, s102                                       // 660380be
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
s_waitcnt vmcnt(0)                                       // 700f8cbf
s_waitcnt vmcnt(15)                                      // s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) // 7f0f8cbf
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0                // 011880b9
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff              // 01f880baff000000
v_mov_b32 v255, v0                                       // v_mov_b32_e32 v255, v0 // 0003fe7f
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0x3e22f983 // ff02007e83f9223e
v_mov_b32 v0, 0.15915494309189532                        // v_mov_b32_e32 v0, 0x3e22f983 // ff02007e83f9223e
v_mov_b32_e64 v0, s5                                     // 000002d305000000
v_add_f32 v0, s1, v2                                     // v_add_f32_e32 v0, s1, v2 // 01040006
v_add_f32 v0, v1, s2                                     // v_add_f32_e64 v0, v1, s2 // 000006d201050000
v_add_f32 v0, s1, s1                                     // v_add_f32_e64 v0, s1, s1 // 000006d201020000
v_add_f32 v0, 0x1234, v1                                 // v_add_f32_e32 v0, 0x1234, v1 // ff02000634120000
v_add_f32 v0, -v1, |v2| mul:2                            // v_add_f32_e64 v0, -v1, |v2| mul:2 // 000206d201050228
v_add_f32 v0, -|v1|, neg(abs(v2)) clamp                  // v_add_f32_e64 v0, -|v1|, -|v2| clamp // 000b06d201050260
v_add_f64 v[0:1], s[2:3], v[254:255]                     // 0000c8d202fc0300
v_fma_f32 v0, s1, s1, v3                                 // 000096d201020c04
v_mad_f32 v0, v1, v2, v3                                 // 000082d201050e04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105003e
v_mac_f32_e64 v0, |v1|, -v2                              // 00013ed201050240
v_madak_f32 v0, v1, v2, 0x1234                           // 0105004234120000
v_lshl_b64 v[0:1], v[2:3], v4                            // 0000c2d202090200
v_cndmask_b32_e64 v0, 1.0, -v2, s[4:5]                   // 000000d2f2041240
v_readlane_b32 s0, v1, 63                                // 017f0102
v_readlane_b32 s0, v1, s2                                // 01050002
v_writelane_b32 v0, 5, s1                                // 85020004
v_mul_lo_u32 v0, s1, v2                                  // 0000d2d201040200
v_div_scale_f32 v0, vcc, v1, v1, v2                      // 006adad201030a04
v_div_fmas_f32 v0, v1, v2, v3                            // 0000ded201050e04
v_div_fixup_f64 v[0:1], |v[2:3]|, -v[4:5], 1.0           // 0001c0d20209ca43
v_cmp_lt_f32 vcc, v0, v1                                 // v_cmp_lt_f32_e32 vcc, v0, v1 // 0003027c
v_cmp_lt_f32 s[0:1], v0, v1                              // v_cmp_lt_f32_e64 s[0:1], v0, v1 // 000002d000030200
v_cmp_lt_f32_e64 vcc, v0, -v1                            // 6a0002d000030240
v_cmp_lt_f32 exec, v0, v1                                // v_cmp_lt_f32_e64 exec, v0, v1 // 7e0002d000030200
v_cmpx_lt_f32 vcc, v0, v1                                // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003227c
v_cmpx_lt_f32 v0, v1                                     // v_cmpx_lt_f32_e32 vcc, v0, v1 // 0003227c
v_cmpx_lt_f32_e64 s[0:1], v0, v1                         // 000022d000030200
v_cmp_class_f64 vcc, v[0:1], v2                          // v_cmp_class_f64_e32 vcc, v[0:1], v2 // 0005507d
v_cmp_class_f32_e64 s[4:5], -v1, 0x3                     // v_cmp_class_f32_e64 s[4:5], -v1, 3 // 040010d101070120
v_cmps_lt_f32 vcc, v0, v1                                // v_cmps_lt_f32_e32 vcc, v0, v1 // 0003827c
v_add_i32 v0, vcc, v1, v2                                // v_add_i32_e32 v0, vcc, v1, v2 // 0105004a
v_add_co_u32 v0, vcc, v1, v2                             // v_add_i32_e64 v0, vcc, v1, v2 // 006a4ad201050200
v_addc_u32 v0, vcc, v1, v2, vcc                          // v_addc_u32_e32 v0, vcc, v1, v2, vcc // 01050050
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000c8
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdcb
v_interp_mov_f32 v0, p20, attr31.z                       // v_interp_mov_f32_e32 v0, p20, attr31.z // 017e02c8
v_mov_b32 v0, lds_direct                                 // v_mov_b32_e32 v0, src_lds_direct // fe02007e
v_add_f32 v0, src_lds_direct, v1                         // v_add_f32_e32 v0, src_lds_direct, v1 // fe020006
ds_read_b32 v0, v1                                       // 0000d8d801000000
ds_read_b32 v0, v1 offset:65535                          // ffffd8d801000000
ds_read_b32 v0, v1 gds                                   // 0000dad801000000
ds_read_b64 v[0:1], v2 offset:8                          // 0800d8d902000000
ds_read2_b32 v[0:1], v2 offset0:255 offset1:1            // ff01dcd802000000
ds_read2st64_b64 v[252:255], v2 offset1:255              // 00ffe0d9020000fc
ds_write2_b64 v0, v[1:2], v[3:4] offset0:1 offset1:2     // 010238d900010300
ds_add_u32 v0, v1                                        // 000000d800010000
ds_add_rtn_u32 v0, v1, v2 offset:4                       // 040080d801020000
ds_cmpst_b32 v0, v1, v2                                  // 000040d800010200
ds_gws_barrier v0 gds                                    // 000076d800000000
ds_gws_init v255 offset:65535 gds                        // ffff66d8ff000000
exp mrt0 v0, v1, v2, v3 done vm                          // exp mrt0, v0, v1, v2, v3 done vm // 0f1800f800010203
exp mrt7 v0, off, off, v255                              // exp mrt7, v0, off, off, v255 // 790000f8000000ff
exp pos3 v0, v0, v1, v1 compr                            // exp pos3, v0, v0, v1, v1 compr // ff0400f800010000
exp param31 v0, v1, v2, v3                               // exp param31, v0, v1, v2, v3 // ff0300f800010203
exp null off, off, off, off done vm                      // exp null, off, off, off, off done vm // 901800f800000000
buffer_load_dword v0, off, s[0:3], 0                     // 000030e000000080
buffer_load_dword v0, off, s[0:3], s4 offset:4095 glc slc // ff4f30e000004004
buffer_load_dword v0, v1, s[0:3], 0 idxen                // 002030e001000080
buffer_load_dword v0, v1, s[4:7], m0 offen offset:1      // 011030e00100017c
buffer_load_dword v0, v[1:2], s[0:3], 0 idxen offen      // 003030e001000080
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64           // 008030e001000080
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offset:8 glc // 08c030e001000080
buffer_load_dword off, s[0:3], 0 lds                     // 000031e000000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000030e000008080
buffer_load_dword v0, off, s[0:3], 64                    // 000030e0000000c0
buffer_load_dword v0, off, s[0:3], 1.0                   // 000030e0000000f2
buffer_load_dword v0, off, ttmp[4:7], ttmp1              // 000030e000001d71
buffer_load_dwordx3 v[0:2], off, s[0:3], 0               // 00003ce000000080
buffer_load_dwordx4 v[252:255], v5, s[100:103], 0 idxen  // 002038e005fc1980
buffer_atomic_add v0, off, s[0:3], 0                     // 0000c8e000000080
buffer_atomic_add v0, v1, s[0:3], s4 idxen glc           // 0060c8e001000004
buffer_atomic_cmpswap v[0:1], v[2:3], s[0:3], 0 idxen offen glc slc // 0070c4e002004080
buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0          // 000044e100000080
buffer_atomic_fmin v0, off, s[0:3], 0                    // 0000fce000000080
buffer_wbinvl1                                           // 0000c4e100000000
buffer_wbinvl1_sc                                        // 0000c0e100000000
v_cmp_eq_u32 s[4:5], v0, v1                              // v_cmp_eq_u32_e64 s[4:5], v0, v1 // 040084d100030200
v_cmp_eq_u32 vcc, s5, v1                                 // v_cmp_eq_u32_e32 vcc, s5, v1 // 0502847d
v_cmp_eq_u32_e64 vcc, v0, v1                             // 6a0084d100030200
v_add_co_u32 v0, s[4:5], v1, v2                          // v_add_i32_e64 v0, s[4:5], v1, v2 // 00044ad201050200
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050000
v_cndmask_b32 v0, v1, v2, s[4:5]                         // v_cndmask_b32_e64 v0, v1, v2, s[4:5] // 000000d201051200
v_div_scale_f64 v[0:1], s[4:5], v[2:3], v[4:5], v[6:7]   // 0004dcd202091a04
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006adcd202091a04
s_and_saveexec_b64 s[0:1], vcc                           // 6a2480be
s_load_dword s0, s[2:3], 0x0                             // 000300c0
s_load_dword s0, s[2:3], 0xff                            // ff0300c0
s_load_dword s0, s[2:3], s4                              // 040200c0
s_load_dword s0, s[2:3], m0                              // 7c0200c0
s_load_dwordx2 s[102:103], s[2:3], vcc_lo                // 6a0273c0
s_load_dwordx4 s[100:103], s[2:3], 1                     // s_load_dwordx4 s[100:103], s[2:3], 0x1 // 0103b2c0
s_load_dwordx8 s[96:103], s[2:3], 1                      // s_load_dwordx8 s[96:103], s[2:3], 0x1 // 0103f0c0
s_load_dwordx16 s[88:103], s[2:3], 1                     // s_load_dwordx16 s[88:103], s[2:3], 0x1 // 01032cc1
s_buffer_load_dword s0, s[4:7], 0xfe                     // fe0500c2
s_buffer_load_dwordx16 s[0:15], s[16:19], s20            // 141000c3
s_memtime s[0:1]                                         // 000080c7
s_dcache_inv                                             // 0000c0c7
s_mov_b64 s[0:1], tba                                    // 6c0480be
s_mov_b64 tma, s[0:1]                                    // 0004eebe
s_mov_b32 s0, ttmp11                                     // 7b0380be
s_cbranch_g_fork s[0:1], s[2:3]                          // 00028095
s_cbranch_i_fork s[0:1], 4                               // 040080b8
s_cbranch_join s0                                        // 003280be
s_setvskip s0, s1                                        // 000110bf
s_movrels_b32 s0, s1                                     // 012e80be
s_cbranch_cdbgsys 4                                      // 040097bf
s_decperflevel 1                                         // 010095bf
v_cvt_f32_f16 v0, v1                                     // v_cvt_f32_f16_e32 v0, v1 // 0117007e
v_movrels_b32 v0, v1                                     // v_movrels_b32_e32 v0, v1 // 0187007e
v_ashr_i64 v[0:1], v[2:3], v4                            // 0000c6d202090200
v_lshl_b32 v0, s1, v2                                    // v_lshl_b32_e32 v0, s1, v2 // 01040032
v_ashr_i32 v0, v1, s2                                    // v_ashr_i32_e64 v0, v1, s2 // 00002ed201050000
v_min_legacy_f32 v0, s1, v2                              // v_min_legacy_f32_e32 v0, s1, v2 // 0104001a
v_mac_legacy_f32 v0, v1, v2                              // v_mac_legacy_f32_e32 v0, v1, v2 // 0105000c
v_bfm_b32 v0, s1, v2                                     // v_bfm_b32_e32 v0, s1, v2 // 0104003c
v_bcnt_u32_b32 v0, s1, v2                                // v_bcnt_u32_b32_e32 v0, s1, v2 // 01040044
v_mbcnt_lo_u32_b32 v0, -1, v2                            // v_mbcnt_lo_u32_b32_e32 v0, -1, v2 // c1040046
v_cvt_pkrtz_f16_f32 v0, s1, v2                           // v_cvt_pkrtz_f16_f32_e32 v0, s1, v2 // 0104005e
v_ldexp_f32 v0, s1, v2                                   // v_ldexp_f32_e32 v0, s1, v2 // 01040056
v_sub_i32 v0, s[0:1], v1, v2                             // v_sub_i32_e64 v0, s[0:1], v1, v2 // 00004cd201050200
v_subbrev_u32 v0, vcc, v1, v2, vcc                       // v_subbrev_u32_e32 v0, vcc, v1, v2, vcc // 01050054
v_trig_preop_f64 v[0:1], v[2:3], s4                      // 0000e8d202090000
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm       // image_load v[0:3], v4, s[8:15] dmask:0xf unorm // 001f00f004000200
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm glc slc r128 da // image_load v[0:3], v4, s[8:15] dmask:0xf unorm glc slc r128 da // 00ff00f204000200
image_load v[0:4], v[4:7], s[8:15] dmask:0xf tfe lwe     // image_load v[0:4], v4, s[8:15] dmask:0xf tfe lwe // 000f03f004000200
image_load v0, v[4:7], s[8:15]                           // image_load v0, v4, s[8:15] // 000000f004000200
image_load v[0:3], v4, s[8:15] dmask:0xf                 // 000f00f004000200
image_sample v[0:3], v[4:7], s[8:15], s[16:19] dmask:0xf // image_sample v[0:3], v4, s[8:15], s[16:19] dmask:0xf // 000f80f004008200
image_gather4_c_lz v[0:3], v[4:7], s[8:15], s[100:103] dmask:0x8 // image_gather4_c_lz v[0:3], v[4:5], s[8:15], s[100:103] dmask:0x8 // 00083cf104002203
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf          // 000f38f004000200
image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 // image_get_lod v[0:1], v4, s[8:15], s[16:19] dmask:0x3 // 000380f104008200
image_atomic_cmpswap v[0:1], v[4:5], s[8:15] dmask:0x3 glc // image_atomic_cmpswap v[0:1], v4, s[8:15] dmask:0x3 glc // 002340f004000200
image_atomic_add v0, v[4:5], s[8:15] dmask:0x1 glc       // image_atomic_add v0, v4, s[8:15] dmask:0x1 glc // 002144f004000200
tbuffer_load_format_x v0, off, s[0:3], dfmt:1, nfmt:0, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 // 000008e800000080
tbuffer_load_format_x v0, off, s[0:3], dfmt:14, nfmt:7, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_FLOAT] // 0000f0eb00000080
tbuffer_load_format_x v0, off, s[0:3], dfmt:15, nfmt:6, 0 // tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SNORM_OGL] // 000078eb00000080
tbuffer_load_format_xyzw v[0:3], v4, s[8:11], dfmt:14, nfmt:4, s12 offen offset:16 glc slc // tbuffer_load_format_xyzw v[0:3], v4, s[8:11], s12 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] offen offset:16 glc slc // 105073ea0400420c
tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], 0 format:78 idxen offen // tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], 0 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] idxen offen // 003073ea04000280
tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], dfmt:4, nfmt:7, 0 addr64 // tbuffer_load_format_xyzw v[0:3], v[4:5], s[8:11], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] addr64 // 0080a3eb04000280
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_SNORM_OGL] // 000008eb00000080
tbuffer_store_format_xyz v[0:2], off, s[4:7], dfmt:13, nfmt:7, 1 offset:4095 // tbuffer_store_format_xyz v[0:2], off, s[4:7], 1 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_FLOAT] offset:4095 // ff0feeeb00000181
v_div_scale_f32 v1, vcc, v2, v3, v4 clamp mul:2          // v_div_scale_f32 v1, vcc, v2, v3, v4 mul:2 // 016adad20207120c
v_div_scale_f64 v[1:2], s[2:3], v[2:3], v[2:3], v[4:5] clamp // v_div_scale_f64 v[1:2], s[2:3], v[2:3], v[2:3], v[4:5] // 0102dcd202051204
