# Lines that must not assemble.
s_and_b64 s[0:1], s[102:103], 1                          // error: register index is out of range
s_add_u32 s0, 0x12345678, 0x12345679                     // error: only one unique literal operand is allowed
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_branch 65536                                           // error: expected a 16-bit signed jump offset
s_waitcnt vmcnt(16)                                      // error: the value of vmcnt is out of range
s_waitcnt lgkmcnt(64)                                    // error: the value of lgkmcnt is out of range
s_waitcnt expcnt(8)                                      // error: the value of expcnt is out of range
s_sendmsg sendmsg(MSG_GET_DDID)                          // error: is not available on gfx
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)              // error: is not available on gfx
s_getreg_b32 s0, hwreg(64)                               // error: invalid hardware register
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)               // error: invalid bit offset
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)               // error: invalid bitfield width
v_add_f32 v0, v1, v2 div:4                               // error: invalid div value: 2 is expected
v_add_f64 v[0:1], 100.0, v[2:3]                          // error: literal operands are not supported
v_add_f64 v[0:1], s[2:3], s[4:5]                         // error: invalid operand (violates constant bus restrictions)
v_add_co_u32 v0, vcc, v1, v2                             // error: instruction not supported on this GPU
v_interp_mov_f32 v0, p30, attr0.x                        // error: invalid operand name
v_interp_p1_f32 v0, v1, attr64.x                         // error: out of bounds interpolation attribute number
v_interp_p1_f32 v0, v1, attr0.q                          // error: invalid or missing interpolation attribute channel
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
v_mov_b32 v0, pops_exiting_wave_id                       // error: register not available
v_no_such_thing v0                                       // error: invalid instruction: v_no_such_thing
ds_read_b32 v0, v1 offset:-1                             // error: expected a 16-bit unsigned offset for offset
ds_read2_b32 v[0:1], v2 offset0:256                      // error: expected an 8-bit unsigned value for offset0
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error: expected a 2-bit lane id in offset
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3)             // error: group size must be a power of two in offset
ds_gws_barrier v0                                        // error: instruction must use gds
exp mrt8 v0, v1, v2, v3                                  // error: invalid exp target in exp
exp mrt0 v0, v1, v2                                      // error: too few operands for exp
exp mrt0 v0, s1, v2, v3                                  // error: this register is not allowed here in exp
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64           // error: not a valid operand: gfx803 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, off, s[0:3], 0 lds                 // error: takes no data operand with lds
buffer_load_dword v0, off, s[1:4], 0                     // error: invalid register alignment
buffer_load_dword v0, off, s[0:3], 0 offen               // error: expected a register
buffer_load_dword v0, off, s[0:3]                        // error: too few operands
flat_load_dword v0, v[1:2] offset:4096                   // error: offset must be 0 on this GPU
flat_load_dword v[0:1], v[2:3] tfe                       // error: not a valid operand: flat_load_dword has no tfe on gfx803
image_sample_d_cl_o v[0:1], v[4:19], s[8:15], s[16:19] dmask:0x5 unorm // error: the register has the wrong size for this operand
image_load v[0:3], v4, s[8:15] dmask:0xf dim:1D          // error: not a valid operand: gfx803 has no dim (gfx10, gfx11, gfx12, gfx13 have it)
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_NUM_FORMAT_SNORM_OGL] // error: unsupported format
v_add_f16 v0, 0x12345, v1                                // error: the constant does not fit this operand
v_mov_b32_dpp v0, v1 row_ror:16                          // error: invalid row_ror value
v_mov_b32_dpp v0, v1 wave_ror:2                          // error: invalid wave_ror value
v_mov_b32_dpp v0, v1 row_bcast:16                        // error: invalid row_bcast value
v_mov_b32_dpp v0, v1 row_share:3                         // error: row_share is not supported on this GPU
v_mov_b32_dpp v0, v1 row_shl:1 fi:1                      // error: not a valid operand: gfx803 has no fi (gfx9, gfx10, gfx11, gfx12, gfx12.5, gfx13 have it)
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]              // error: not a valid operand: gfx803 has no dpp8 (gfx10, gfx11, gfx12, gfx12.5, gfx13 have it)
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4]                 // error: invalid lane of quad_perm: 0 to 3
v_add_f32_dpp v0, v1, s2 row_mirror                      // error: this register is not allowed here
v_cvt_f64_f32_dpp v[0:1], v2 row_shl:1                   // error: dpp variant of this instruction is not supported
v_mov_b32_sdwa v0, v1 dst_sel:QWORD                      // error: invalid dst_sel value
v_add_f32_sdwa v0, -v1, |v2| mul:2                       // error: not a valid operand: this form of the instruction has no mul
v_cmp_eq_f32_sdwa vcc_lo, v1, v2 src0_sel:WORD_0         // error: expected vcc
v_fma_f32_sdwa v0, v1, v2, v3                            // error: sdwa variant of this instruction is not supported
s_set_gpr_idx_on s0, gpr_idx(DST,DST)                    // error: duplicate VGPR index mode
s_load_dword s0, s[2:3], s4 offset:0x10                  // error: not a valid operand: s_load_dword has no offset on gfx803
s_load_dword s0, s[2:3], 0x10 dlc                        // error: not a valid operand: gfx803 has no dlc (gfx10, gfx11 have it)
s_buffer_load_dword s0, s[4:7], -1                       // error: expected a 20-bit unsigned offset
v_alignbit_b32 v5, v1, v2, v3 op_sel:[0,0,1,0] // error: gfx803 has no op_sel
