s_mov_b32 s0, 4294967295                                 // s_mov_b32 s0, -1 // c10380be
s_mov_b32 s0, 64                                         // c00380be
s_mov_b32 s0, -16                                        // d00380be
s_mov_b32 s0, -4.0                                       // f70380be
s_mov_b32 s0, 1.5                                        // s_mov_b32 s0, 0x3fc00000 // ff0380be0000c03f
s_mov_b32 s0, 0.15915494                                 // f80380be
s_mov_b64 s[0:1], 1.0                                    // f20480be
s_mov_b32 m0, s0                                         // 0003fcbe
s_and_b64 s[0:1], s[102:103], 1                          // 66818087
s_cmp_eq_u32 s0, 0xffff                                  // 00ff06bfffff0000
s_branch -32768                                          // s_branch 32768 // 008082bf
s_endpgm 1                                               // 010081bf
s_waitcnt 0                                              // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // 00008cbf
s_waitcnt vmcnt(16)                                      // 707f8cbf
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0                // 011880b9
v_mov_b32 v255, v0                                       // v_mov_b32_e32 v255, v0 // 0003fe7f
v_mov_b32 v0, 0x3e22f983                                 // v_mov_b32_e32 v0, 0.15915494 // f802007e
v_mov_b32 v0, v1 clamp                                   // v_mov_b32_sdwa v0, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01360600
v_mov_b32_e64 v0, 0x1234                                 // 000081d5ff00010234120000
v_add_f32 v0, s1, s1                                     // v_add_f32_e64 v0, s1, s1 // 000003d501020002
v_add_f32 v0, 0x1234, s2                                 // v_add_f32_e64 v0, 0x1234, s2 // 000003d5ff04000234120000
v_add_f32_dpp v0, v1, v2 row_shl:1                       // v_add_f32_dpp v0, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040006010101ff
v_add_f64 v[0:1], s[2:3], v[254:255]                     // 000064d502fc0302
v_fma_f64 v[0:1], v[2:3], v[4:5], 0x12345                // 00004cd50209fe0345230100
v_mad_f32 v0, v1, v2, v3                                 // 000041d501050e04
v_mac_f32 v0, v1, v2                                     // v_mac_f32_e32 v0, v1, v2 // 0105003e
v_mac_f32_e64 v0, |v1|, -v2                              // 00011fd501050242
v_madmk_f32 v0, s1, 0x1234, v2                           // 0104004034120000
v_readfirstlane_b32 s104, v255                           // ff05d07e
v_div_scale_f32 v0, vcc, v1, v1, v2                      // 006a6dd501030a04
v_cmp_class_f64 vcc, v[0:1], v2                          // v_cmp_class_f64_e32 vcc, v[0:1], v2 // 0005507d
v_cmp_class_f32_e64 s[4:5], -v1, 0x3                     // v_cmp_class_f32_e64 s[4:5], -v1, 3 // 040088d401070122
v_add_nc_u32 v0, v1, v2                                  // v_add_nc_u32_e32 v0, v1, v2 // 0105004a
v_interp_p1_f32 v0, v1, attr0.x                          // v_interp_p1_f32_e32 v0, v1, attr0.x // 010000c8
v_interp_p2_f32 v255, v0, attr32.w                       // v_interp_p2_f32_e32 v255, v0, attr32.w // 0083fdcb
ds_read_b32 v0, v1 offset:65535                          // ffffd8d801000000
ds_add_f32 v0, v1                                        // 000054d800010000
ds_gws_init v255 offset:65535 gds                        // ffff66d8ff000000
buffer_load_dword v0, v[1:2], s[0:3], 0 idxen offen      // 003030e001000080
buffer_load_dword v[0:1], off, s[0:3], 0 tfe             // 000030e000008080
buffer_load_format_d16_xyzw v[0:1], off, s[0:3], 0       // 00000ce200000080
flat_load_dword v0, v[1:2]                               // 000030dc01007d00
global_load_dword v0, v1, s[2:3] offset:-2048            // 008830dc01000200
s_mov_b32 s0, null                                       // 7d0380be
s_denorm_mode 0xf                                        // s_denorm_mode 15 // 0f00a5bf
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_LO)               // 14f800b9
s_sendmsg sendmsg(MSG_GET_DOORBELL)                      // 0a0090bf
s_movrelsd_2_b32 s0, s1                                  // 014980be
s_cmp_lg_u64 s[0:1], 5                                   // 008513bf
s_mul_hi_u32 s0, 0x12345678, s1                          // ff01809a78563412
s_load_dword s0, s[2:3], s4 dlc glc                      // s_load_dword s0, s[2:3], s4 glc dlc // 014001f400000008
s_load_dword s105, s[2:3], 0                             // s_load_dword s105, s[2:3], null // 411a00f4000000fa
s_buffer_load_dword s0, s[4:7], null                     // 020020f4000000fa
v_perm_b32 v0, s1, 0x07060504, v2                        // v_perm_b32 v0, s1, 0x7060504, v2 // 000044d701fe090404050607
v_add_f32_e64 v0, 0x1234, v1                             // 000003d5ff02020234120000
v_add_f16_e64 v0, 0x1234, v1                             // 000032d5ff02020234120000
v_lshlrev_b64 v[0:1], 0x1234, v[4:5]                     // 0000ffd6ff08020234120000
v_pk_add_f16 v0, 0x1234, v1                              // 00400fccff02021a34120000
v_mov_b32_dpp v0, v1 row_xmask:0 fi:1                    // v_mov_b32_dpp v0, v1 row_xmask:0 row_mask:0xf bank_mask:0xf fi:1 // fa02007e016005ff
v_cmpx_eq_f32_sdwa v1, v2 src0_sel:BYTE_1 src1_sel:DWORD // f904247c01000106
ds_add_src2_u32 v0                                       // 000000da00000000
buffer_load_dword v0, off, s[0:3], 0 glc dlc slc         // buffer_load_dword v0, off, s[0:3], 0 glc slc dlc // 00c030e000004080
tbuffer_load_format_x v0, off, s[0:3], 0 format:1        // tbuffer_load_format_x v0, off, s[0:3], 0 // 000008e800000080
tbuffer_load_format_d16_xyzw v[0:1], v[2:3], s[4:7], s8 format:[BUF_FMT_16_16_16_16_FLOAT] idxen offen offset:8 glc slc dlc // 08f03bea02006108
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:CUBE    // image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 180f00f004000200
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:1D_ARRAY // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY // 200f00f004000200
image_load v[0:3], [v4], s[8:15] dmask:0xf dim:1D        // image_load v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // 000f00f004000200
image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0f88f0040082000102090708000000
image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8, v10, v11, v3], s[8:15], s[16:19] dmask:0xf dim:3D // image_sample_d v[0:3], [v4, v1, v2, v9, v7, v8, v10, v11, v3], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D // 140f88f00400820001020907080a0b03
image_sample_c_d_cl_o v[0:3], [v1, v2, v3, v4, v5, v6, v7, v8, v19], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_c_d_cl_o v[0:3], [v1, v2, v3, v4, v5, v6, v7, v8, v19], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0c0fecf0010082000203040506070813
image_sample_d_g16 v[0:3], [v4, v7, v1, v2], s[8:15], s[16:19] dmask:0xf dim:2D // image_sample_d_g16 v[0:3], [v4, v7, v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0b0f88f00400820007010200
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x4 dim:2D // image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D // 080400f104008200
image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 dim:2D // image_get_lod v[0:1], v[4:5], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D // 080380f104008200
s_scratch_store_dword s0, s[2:3], 0x10                   // 010054f4100000fa
v_mad_legacy_f32 v0, 0x1234, v1, v2                      // 000040d5ff020a0434120000
ds_add_src2_u32 v0 offset:65535                          // ffff00da00000000
v_cmp_eq_u32 s[4:5], v0, v1                              // v_cmp_eq_u32_e64 s[4:5], v0, v1 // 0400c2d400030202
v_cmp_eq_u32 vcc, s5, v1                                 // v_cmp_eq_u32_e32 vcc, s5, v1 // 0502847d
v_cmp_eq_u32_e64 vcc, v0, v1                             // 6a00c2d400030202
v_add_co_u32 v0, s[4:5], v1, v2                          // 00040fd701050202
v_add_co_u32 v0, null, v1, v2                            // 007d0fd701050202
v_add_co_ci_u32 v0, s[4:5], v1, v2, s[6:7]               // v_add_co_ci_u32_e64 v0, s[4:5], v1, v2, s[6:7] // 000428d501051a00
v_add_co_ci_u32 v0, vcc, v1, v2, s[6:7]                  // v_add_co_ci_u32_e64 v0, vcc, v1, v2, s[6:7] // 006a28d501051a00
v_subrev_co_ci_u32_dpp v0, vcc, v1, v2, vcc row_shl:1    // v_subrev_co_ci_u32_dpp v0, vcc, v1, v2, vcc row_shl:1 row_mask:0xf bank_mask:0xf // fa040054010101ff
v_subrev_co_ci_u32_dpp v0, vcc, v1, v2, vcc dpp8:[1,0,3,2,5,4,7,6] // e904005401c154de
v_sub_co_ci_u32_sdwa v0, vcc, v1, v2, vcc src0_sel:WORD_1 // v_sub_co_ci_u32_sdwa v0, vcc, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:DWORD // f904005201160506
v_cndmask_b32 v0, v1, v2, vcc                            // v_cndmask_b32_e32 v0, v1, v2, vcc // 01050002
v_cndmask_b32 v0, v1, v2, s[4:5]                         // v_cndmask_b32_e64 v0, v1, v2, s[4:5] // 000001d501051200
v_cndmask_b32 v0, v1, v2, null                           // v_cndmask_b32_e64 v0, v1, v2, null // 000001d50105f601
v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1              // v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1 row_mask:0xf bank_mask:0xf // fa040002010101ff
v_cndmask_b32_sdwa v0, v1, v2, vcc src1_sel:BYTE_3       // v_cndmask_b32_sdwa v0, v1, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3 // f904000201160603
v_div_scale_f64 v[0:1], s[4:5], v[2:3], v[4:5], v[6:7]   // 00046ed502091a04
v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], v[6:7]      // 006a6ed502091a04
v_mad_u64_u32 v[0:1], vcc, v2, s3, v[4:5]                // 006a76d502071004
v_mad_i64_i32 v[0:1], null, v2, v3, 0x1234               // 007d77d50207fe0334120000
v_cmp_eq_f32_sdwa s[4:5], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD // f904047c01840006
s_and_saveexec_b64 s[0:1], vcc                           // 6a2480be
v_add_f16 v0, 10.0, v1                                   // v_add_f16_e32 v0, 0x4900, v1 // ff02006400490000
v_mad_u16 v0, v1, 64, v2                                 // 000040d701810904
v_mov_b32_dpp v0, v1 row_xmask:15                        // v_mov_b32_dpp v0, v1 row_xmask:15 row_mask:0xf bank_mask:0xf // fa02007e016f01ff
v_mov_b32_sdwa v0, sext(v1) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 // f902007e01130d00
v_mov_b32_sdwa v0, s1                                    // v_mov_b32_sdwa v0, s1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f902007e01168600
v_cmp_eq_f32_sdwa s[2:3], v1, v2                         // v_cmp_eq_f32_sdwa s[2:3], v1, v2 src0_sel:DWORD src1_sel:DWORD // f904047c01820606
s_wakeup                                                 // 000083bf
s_scratch_load_dword s0, s[2:3], 0x10                    // 010014f4100000fa
s_load_dword s0, s[2:3], 0x10 dlc                        // 014000f4100000fa
s_store_dword s0, s[2:3], m0                             // 010040f4000000f8
s_atomic_cmpswap_x2 s[0:3], s[4:5], s6 glc               // 020085f60000000c
s_atc_probe 7, s[2:3], 0x10                              // c10198f4100000fa
s_dcache_discard s[2:3], 0x10                            // 0100a0f4100000fa
