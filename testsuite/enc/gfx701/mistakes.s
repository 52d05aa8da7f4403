# Lines that must not assemble.
s_mov_b32 s0, s105                                       // error: register not available
s_mov_b64 s[0:1], 0x123456789                            // error: the constant does not fit this operand
s_mov_b32 s0, v0                                         // error: this register is not allowed here
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_branch 65536                                           // error: expected a 16-bit signed jump offset
s_waitcnt lgkmcnt(16)                                    // error: the value of lgkmcnt is out of range
s_waitcnt expcnt(8)                                      // error: the value of expcnt is out of range
s_getreg_b32 s0, hwreg(64)                               // error: invalid hardware register
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)               // error: invalid bitfield width
v_mov_b32 v0, v1 clamp                                   // error: not a valid operand: v_mov_b32 has no clamp on gfx701
v_add_f32 v0, vcc_lo, s2                                 // error: invalid operand (violates constant bus restrictions)
v_add_f32 v0, v1                                         // error: too few operands
v_add_f32_e32 v0, -v1, v2                                // error: v_add_f32 takes no neg or abs here
v_fma_f32 v0, s1, s2, v3                                 // error: invalid operand (violates constant bus restrictions)
v_fma_f32 v0, 0x1234, 0x1234, v3                         // error: literal operands are not supported
v_lshl_b64 v[0:1], s[2:3], s4                            // error: invalid operand (violates constant bus restrictions)
v_readfirstlane_b32 s0, s1                               // error: this register is not allowed here
v_cmp_lt_f32 s0, v0, v1                                  // error: the register has the wrong size for this operand
v_interp_p1_f32 v0, v1, attr0.q                          // error: invalid or missing interpolation attribute channel
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
v_mov_b32 v0, null                                       // error: register not available
ds_permute_b32 v0, v1, v2                                // error: instruction not supported on this GPU
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error: expected a 2-bit lane id in offset
exp pos4 v0, v1, v2, v3                                  // error: is not available on gfx
exp param32 v0, v1, v2, v3                               // error: invalid exp target in exp
exp mrt8 v0, v1, v2, v3                                  // error: invalid exp target in exp
exp mrt0 v0, v1, v2                                      // error: too few operands for exp
exp mrt0 v0, s1, v2, v3                                  // error: this register is not allowed here in exp
buffer_load_dword v0, off, s[0:3], 0 lds                 // error: takes no data operand with lds
buffer_load_dword v0, off, s[0:3], 0x12345678            // error: literal operands are not supported
buffer_load_dword v0, off, s[0:3], 0 offset:-1           // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[1:4], 0                     // error: invalid register alignment
buffer_load_dword v0, v1, s[0:3], 0                      // error: expected off
flat_load_dword v0, v[1:2] offset:2047                   // error: offset must be 0 on this GPU
flat_load_dword v0, v[1:2] offset:4096                   // error: offset must be 0 on this GPU
flat_load_dword v0, v[1:2] offset:-1                     // error: offset must be 0 on this GPU
scratch_store_dword v0, v1, s2                           // error: instruction not supported on this GPU
v_cmp_eq_u32 s5, v0, v1                                  // error: the register has the wrong size for this operand
v_cmp_eq_u32 s[3:4], v0, v1                              // error: invalid register alignment
v_add_co_ci_u32 v0, vcc, v1, v2, s[6:7]                  // error: instruction not supported on this GPU
v_cndmask_b32_dpp v0, v1, v2, vcc row_shl:1              // error: dpp variant of this instruction is not supported
v_cndmask_b32_sdwa v0, v1, v2, vcc src1_sel:BYTE_3       // error: sdwa variant of this instruction is not supported
v_mad_i64_i32 v[0:1], null, v2, v3, 0x1234               // error: register not available
v_cmp_eq_f32_sdwa s[4:5], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD // error: sdwa variant of this instruction is not supported
s_load_dwordx4 s[2:5], s[2:3], 1                         // error: invalid register alignment
image_sample v[0:3], v[4:7], s[8:15] dmask:0xf           // error: too few operands
image_sample_d_cl_o v[0:1], v[4:19], s[8:15], s[16:19] dmask:0x5 unorm // error: the register has the wrong size for this operand
image_gather4_c_lz v[0:3], v[4:7], s[8:15], s[16:19] dmask:0x3 // error: invalid image_gather dmask in image_gather4_c_lz
tbuffer_load_format_x v0, off, s[0:3], dfmt:16, nfmt:6, 0 // error: the value of dfmt is out of range
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_RESERVED_6] // error: unsupported format
tbuffer_load_format_x v0, off, s[0:3], 0 format:128      // error: the value of format is out of range
s_load_dword s1, s[2:3] glc // error: glc
s_load_dword s1, s[2:3], 0 glc // error: glc
s_load_dword s1, s[2:3] offen // error: offen
