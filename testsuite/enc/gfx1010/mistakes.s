# Lines that must not assemble.
s_mov_b32 s0, s106                                       // error: register not available
s_add_u32 s0, 0x12345678, 0x12345679                     // error: only one unique literal operand is allowed
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_waitcnt expcnt(8)                                      // error: the value of expcnt is out of range
s_waitcnt vmcnt(64)                                      // error: the value of vmcnt is out of range
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)      // error: is not available on gfx
s_getreg_b32 s0, hwreg(64)                               // error: invalid hardware register
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)               // error: invalid bit offset
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)               // error: invalid bitfield width
v_add_f32 v0, v1, v2 div:4                               // error: invalid div value: 2 is expected
v_add_f32 v0, v1                                         // error: too few operands
v_add_f32_e32 v0, v1, s2                                 // error: this register is not allowed here
v_cndmask_b32_e64 v0, 1.0, -v2, s[4:5]                   // error: the register has the wrong size for this operand
v_interp_mov_f32 v0, p30, attr0.x                        // error: invalid operand name
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
v_no_such_thing v0                                       // error: invalid instruction: v_no_such_thing
ds_read2_b32 v[0:1], v2 offset0:256                      // error: expected an 8-bit unsigned value for offset0
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error: expected a 2-bit lane id in offset
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3)             // error: group size must be a power of two in offset
exp mrt8 v0, v1, v2, v3                                  // error: invalid exp target in exp
exp mrt0 v0, v1, v2                                      // error: too few operands for exp
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offset:8 glc // error: not a valid operand: gfx1010 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, off, s[0:3], 0 lds                 // error: takes no data operand with lds
buffer_load_dword v0, off, s[0:3], 0x12345678            // error: literal operands are not supported
buffer_load_dword v0, off, s[0:3], 0 offset:-1           // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[0:3], 0 offen               // error: expected a register
flat_load_dword v[0:1], v[2:3] tfe                       // error: not a valid operand: flat_load_dword has no tfe on gfx1010
s_waitcnt_depctr depctr_va_vdst(16)                      // error: is out of range: 0 to
s_waitcnt_depctr depctr_va_vcc(0) depctr_va_vcc(0)       // error: duplicate counter name depctr_va_vcc
s_waitcnt_depctr depctr_hold_cnt(0)                      // error: invalid counter name
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)   // error: is not available on gfx
s_load_dword s0, s[2:3], 0x1fffff                        // error: expected a 21-bit signed offset
v_bfe_u32 v0, s1, s2, s3                                 // error: invalid operand (violates constant bus restrictions)
v_dot4_i32_i8 v0, v1, v2, 0x1234                         // error: instruction not supported on this GPU: gfx1010 has no v_dot4_i32_i8; other gfx10 processors have it
v_mov_b32_dpp v0, v1 row_share:16                        // error: invalid row_share value
v_mov_b32_dpp v0, v1 dpp8:[8,6,5,4,3,2,1,0]              // error: expected a 3-bit value for dpp8
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0] row_mask:0xf // error: not a valid operand: this form of the instruction has no row_mask
tbuffer_load_format_x v0, off, s[0:3], 0 format:128      // error: the value of format is out of range
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_NO_SUCH] // error: unsupported format
tbuffer_load_format_x v0, off, s[0:3], dfmt:4, nfmt:7, 0 // error: not a valid operand: gfx1010 has no dfmt
flat_load_dword v0, v[1:2] offset:2048                   // error: the value of offset is out of range
global_load_dword v0, v[1:2], off offset:-2049           // error: expected a 12-bit signed offset for offset
image_load v[0:3], [v4, v[6:7]], s[8:15] dmask:0xf dim:3D // error: expected a single 32-bit register
image_load v[0:3], v4, s[8:15] dmask:0xf                 // error: instruction must use dim
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_ // error: invalid dim value
image_load v[0:3], v[4:5], s[8:15] dmask:0xf da          // error: not a valid operand: gfx1010 has no da (gfx6, gfx7, gfx8, gfx9 have it)
image_sample_c_d_cl_o_g16 v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:2D_ARRAY // error: image address size does not match dim and a16
v_add_f16 v0, 0x12345, v1                                // error: the constant does not fit this operand
v_mov_b32_dpp v0, v1 row_ror:16                          // error: invalid row_ror value
v_mov_b32_dpp v0, v1 wave_shl:1                          // error: wave_shl is not supported on this GPU
v_mov_b32_dpp v0, v1 wave_ror:2                          // error: wave_ror is not supported on this GPU
v_mov_b32_dpp v0, v1 row_bcast:16                        // error: row_bcast is not supported on this GPU
v_cvt_f64_f32_dpp v[0:1], v2 row_shl:1                   // error: dpp variant of this instruction is not supported
v_mov_b32_sdwa v0, v1 dst_sel:QWORD                      // error: invalid dst_sel value
v_cndmask_b32_sdwa v0, v1, v2, vcc src0_sel:BYTE_1       // error: expected vcc_lo
v_fma_f32_sdwa v0, v1, v2, v3                            // error: sdwa variant of this instruction is not supported
s_load_dwordx4 s[2:5], s[2:3], 0                         // error: invalid register alignment
s_buffer_load_dword s0, s[4:7], -1                       // error: expected a 20-bit unsigned offset
s_dcache_inv_vol                                         // error: instruction not supported on this GPU
image_load v[0:3], v[1:3], s[0:7] dmask:0xf dim:sq_rsrc_img_3d // error: invalid dim value
image_load v[0:3], v[1:3], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_ // error: invalid dim value
