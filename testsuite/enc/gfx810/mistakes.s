# Lines that must not assemble.
s_mov_b32 s0, src_private_limit                          // error: register not available
s_mov_b64 s[0:1], 0x123456789                            // error: the constant does not fit this operand
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_waitcnt expcnt(8)                                      // error: the value of expcnt is out of range
s_sendmsg sendmsg(MSG_GET_DDID)                          // error: is not available on gfx
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)              // error: is not available on gfx
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)      // error: is not available on gfx
s_getreg_b32 s0, hwreg(64)                               // error: invalid hardware register
v_mov_b32_e64 v0, 0x1234                                 // error: literal operands are not supported
v_add_f32 v0, s1, s2                                     // error: invalid operand (violates constant bus restrictions)
v_add_f32 v0, vcc_lo, s2                                 // error: invalid operand (violates constant bus restrictions)
v_add_f32 v0, v1, 0x1234                                 // error: literal operands are not supported
v_add_f32 v0, v1, v2 div:4                               // error: invalid div value: 2 is expected
v_add_f32 v0, v1                                         // error: too few operands
v_add_f64 v[1:2], 0x40590000, 1.0                        // error: literal operands are not supported
v_fma_f64 v[0:1], v[2:3], v[4:5], 0x12345                // error: literal operands are not supported
v_readlane_b32 v0, v1, 0                                 // error: this register is not allowed here
v_cmps_lt_f32 vcc, v0, v1                                // error: instruction not supported on this GPU
v_interp_mov_f32 v0, p30, attr0.x                        // error: invalid operand name
v_interp_p1_f32 v0, v1, attr64.x                         // error: out of bounds interpolation attribute number
v_interp_p1_f32 v0, v1, attr0.q                          // error: invalid or missing interpolation attribute channel
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
ds_read_b32 v0, v1 offset:65536                          // error: expected a 16-bit unsigned offset for offset
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error: expected a 2-bit lane id in offset
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3)             // error: group size must be a power of two in offset
exp pos4 v0, v1, v2, v3                                  // error: is not available on gfx
exp prim v0, off, off, off done                          // error: is not available on gfx
exp mrt0 v0, s1, v2, v3                                  // error: this register is not allowed here in exp
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offset:8 glc // error: not a valid operand: gfx810 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, off, s[0:3], 0 dlc                 // error: not a valid operand: gfx810 has no dlc (gfx10, gfx11 have it)
buffer_load_dword v0, off, s[0:3], 0 offset:-1           // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[1:4], 0                     // error: invalid register alignment
buffer_load_dword v0, off, s[0:3], 0 offen               // error: expected a register
flat_load_dword v0, v[1:2] offset:8                      // error: offset must be 0 on this GPU
flat_load_dword v0, v[1:2] offset:-1                     // error: offset must be 0 on this GPU
flat_atomic_add v0, v[1:2], v3                           // error: instruction must use glc
scratch_load_dword v0, off, s1 offset:4                  // error: instruction not supported on this GPU
v_add_u32_sdwa v0, s[0:1], v1, v2                        // error: expected vcc
image_sample_d_cl_o v[0:1], v[4:19], s[8:15], s[16:19] dmask:0x5 unorm // error: the register has the wrong size for this operand
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x2 d16 // error: the register has the wrong size for this operand
image_load v[0:3], v4, s[8:15] dmask:0xf dim:1D          // error: not a valid operand: gfx810 has no dim (gfx10, gfx11, gfx12, gfx13 have it)
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_SNORM_OGL] // error: unsupported format
v_cmp_eq_u32 s[3:4], v0, v1                              // error: invalid register alignment
v_cndmask_b32 v0, v1, v2, null                           // error: register not available
v_mad_i64_i32 v[0:1], null, v2, v3, 0x1234               // error: register not available
v_cmp_eq_f32_sdwa s[4:5], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD // error: expected vcc
v_mov_b32_dpp v0, v1 row_bcast:16                        // error: invalid row_bcast value
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]              // error: not a valid operand: gfx810 has no dpp8 (gfx10, gfx11, gfx12, gfx12.5, gfx13 have it)
v_mov_b32_dpp v0, s1 row_shl:1                           // error: this register is not allowed here
v_cvt_f64_f32_dpp v[0:1], v2 row_shl:1                   // error: dpp variant of this instruction is not supported
v_mov_b32_sdwa v0, s1                                    // error: this register is not allowed here
v_mov_b32_sdwa v0, 0x1234                                // error: expected a register
v_mov_b32_sdwa v0, v1 dst_sel:QWORD                      // error: invalid dst_sel value
v_cndmask_b32_sdwa v0, v1, v2, vcc_lo src0_sel:BYTE_1    // error: expected vcc
v_fma_f32_sdwa v0, v1, v2, v3                            // error: sdwa variant of this instruction is not supported
s_set_gpr_idx_on s0, gpr_idx(DST,DST)                    // error: duplicate VGPR index mode
s_load_dword s0, s[2:3], -0x100000                       // error: expected a 20-bit unsigned offset
s_load_dword s0, s[2:3], s4 offset:0x10                  // error: not a valid operand: s_load_dword has no offset on gfx810
s_gl1_inv                                                // error: instruction not supported on this GPU
