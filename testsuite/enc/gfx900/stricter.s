# Lines that LLVM 19 accepts and truncates to the field's width; run.py --llvm skips this file.
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x10             // error:
v_mov_b32_dpp v0, v1 row_shl:1 bank_mask:0x10            // error:
s_nop 0x10000                                            // error:
buffer_load_dword v0, off, s[0:3], 0 offset:4096         // error:
buffer_load_dword v0, off, s[0:3], 0 offset:5000         // error:
tbuffer_load_format_x v0, off, s[0:3], 0 offset:4096     // error:
s_sleep 0x10000                                          // error:
s_trap 0x10000                                           // error:
image_load v0, v[4:5], s[8:15] dmask:0x10                // error:
# Lines that LLVM 19 prints as text that assembles to other bytes.
v_nop_sdwa                                               // f900007e00000000
v_nop_e64                                                // 000040d100000000
v_clrexcp_e64                                            // 000075d100000000
s_waitcnt 0x3141                                         // 41318cbf
ds_swizzle_b32 v8, v2 offset:1056                        // 20047ad802000008
v_mad_i16 v5, v1, -4.0, v3                               // 050005d201ef0d04
v_mad_i16 v5, v1, -4.0, v3                             // 050005d201ef0d04
v_mul_lo_u16_e32 v5, 0x3800, v2                          // ff040a5200380000
v_add_f32_e32 v0, lit(1), v1                             // v_add_f32_e32 v0, lit(0x1), v1 // ff02000201000000
v_lshlrev_b16 v5, 0.1, v2                                // v_lshlrev_b16_e32 v5, lit(0x3dcccccd), v2 // ff040a54cdcccc3d
v_lshlrev_b16 v5, -0.0, v2                               // v_lshlrev_b16_e32 v5, lit(0x80000000), v2 // ff040a5400000080
v_cmp_eq_u16 vcc, 3.0, v2                                // v_cmp_eq_u16_e32 vcc, lit(0x40400000), v2 // ff04547d00004040
# Lines that either we or LLVM 19 accept, or that we encode differently.
v_add_f32 v0, |1+1|, v1                                  // v_add_f32_e32 v0, 2, v1 // 82020002
v_add_f32 v0, --1, v1                                    // v_add_f32_e32 v0, 1, v1 // 81020002
v_add_f32 v0, -lit(100), v1                              // v_add_f32_e32 v0, 0x80000064, v1 // ff02000264000080
v_add_f32 v0, (1.0), v1                                  // v_add_f32_e32 v0, 1.0, v1 // f2020002
v_mov_b32 v0, (v1)                                       // v_mov_b32_e32 v0, v1 // 0103007e
v_mov_b32 v0, +v1                                        // v_mov_b32_e32 v0, v1 // 0103007e
v_mov_b32_dpp v0, v1 bank_mask:0x0 row_half_mirror       // v_mov_b32_dpp v0, v1 row_half_mirror row_mask:0xf bank_mask:0x0 // fa02007e014101f0
ds_read_b32 v0, v1 gds offset:0                          // ds_read_b32 v0, v1 gds // 00006dd801000000
s_setpc_b64 1                                            // 811d80be
s_rfe_b64 1                                              // 811f80be
s_cbranch_join 1                                         // 812e80be
s_movrels_b32 s0, src_shared_base                        // eb2a80be
s_setreg_imm32_b32 hwreg(1), 1.0                         // s_setreg_imm32_b32 hwreg(HW_REG_MODE), 1.0 // 01f800ba0000803f
s_waitcnt 1.0                                            // error: expected an absolute expression for s_waitcnt
s_trap -0.0                                              // error: expected an absolute expression for s_trap
s_branch 65536                                           // error: expected a 16-bit signed jump offset for s_branch
v_cmp_eq_f32 src_scc, v1, v2                             // error: this register is not allowed here in v_cmp_eq_f32
global_load_dword v1, v2, src_shared_base                // error: this register is not allowed here in global_load_dword
scratch_store_short off, v2, src_scc                     // error: this register is not allowed here in scratch_store_short
exp mrt0 off, v1, v0, off compr                          // exp mrt0, off, v1, v0, off compr // 060400c401000000
global_atomic_add v1, v[2:3], v4, off noglc              // error: instruction must use glc
ds_gws_init v0 nogds                                     // error: instruction must use gds
exp mrt0 v0, v0, v0, v0 nodone                           // exp mrt0, v0, v0, v0, v0 // 0f0000c400000000
v_pk_mul_lo_u16 v0, v1, v2 neg_lo:[0,1,1,0]              // error: neg_lo has more elements than the instruction has operands
v_ldexp_f32 v0, v1, sext(v2)                             // error: v_ldexp_f32 takes no sext here
v_readlane_b32_e64 s0, v1, s2                            // v_readlane_b32 s0, v1, s2 // 000089d201050000
s_load_dword s0, s[2:3], 0.0                             // error: operands are not valid for this GPU or mode: s_load_dword
buffer_load_dword v0, off, s[0:3], 0 offset:[1]          // error: expected an absolute expression for offset
v_not_b32_e32_e32 v0, v1                                 // error: invalid instruction: v_not_b32_e32_e32
v_sin_f32 v1 clamp                                       // error: too few operands for v_sin_f32
v_add_f32 v0, -(-1.0), v1                                // v_add_f32_e32 v0, 1.0, v1 // f2020002
s_mov_b32 s0, max(v1, 2)                                 // error: 'v1' is a register, which cannot be used in an expression
s_mov_b32 s0, lit(0x3c00)                                // s_mov_b32 s0, 0x3c00 // ff0080be003c0000
v_mov_b32_sdwa v5, v1 dst_sel:0                          // v_mov_b32_sdwa v5, v1 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD // f9020a7e01100600
v_mov_b32_sdwa v5, v1 dst_sel:5 dst_unused:1 src0_sel:2+1 // v_mov_b32_sdwa v5, v1 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 // f9020a7e010d0300
v_mov_b32_sdwa v5, v1 dst_sel:7                          // error: invalid dst_sel value
v_mov_b32_sdwa v5, v1 dst_unused:3                       // error: invalid dst_unused value
v_interp_mov_f32 v0, invalid_param_3, attr0.x            // v_interp_mov_f32_e32 v0, invalid_param_3, attr0.x // 030002d4
v_interp_mov_f32 v0, invalid_param_255, attr0.x          // v_interp_mov_f32_e32 v0, invalid_param_255, attr0.x // ff0002d4
v_interp_mov_f32_e64 v5, invalid_param_3, attr0.x        // 050072d200060000
v_interp_mov_f32_e64 v5, invalid_param_256, attr0.x      // 050072d200000200
v_interp_mov_f32_e32 v0, invalid_param_256, attr0.x      // error: invalid operand name in v_interp_mov_f32
v_interp_mov_f32 v0, invalid_param_2, attr0.x            // error: invalid operand name in v_interp_mov_f32
v_cmp_eq_i32_dpp vcc, v4, v0 wave_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa00847d043c09ff
v_cmp_lt_f32_dpp vcc, -v4, |v0| quad_perm:[1,0,3,2] row_mask:0xa bank_mask:0xf // fa00827c04b190af
