# Lines that must not assemble.
s_mov_b32 s0, s106                                       // error: register not available
s_mov_b64 s[1:2], s[2:3]                                 // error: invalid register alignment
s_mov_b64 s[0:1], 0x123456789                            // error: the constant does not fit this operand
s_add_u32 s0, 0x12345678, 0x12345679                     // error: only one unique literal operand is allowed
s_branch 65536                                           // error: expected a 16-bit signed jump offset
s_waitcnt lgkmcnt(16)                                    // error: the value of lgkmcnt is out of range
s_waitcnt lgkmcnt(64)                                    // error: the value of lgkmcnt is out of range
s_waitcnt expcnt(8)                                      // error: the value of expcnt is out of range
s_waitcnt vmcnt(64)                                      // error: the value of vmcnt is out of range
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)                      // error: is not available on gfx
s_sendmsg sendmsg(MSG_NONE)                              // error: unknown message in s_sendmsg
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)      // error: is not available on gfx
s_getreg_b32 s0, hwreg(64)                               // error: invalid hardware register
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)               // error: invalid bit offset
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)               // error: invalid bitfield width
v_mov_b32 v0, v1 clamp                                   // error: not a valid operand: v_mov_b32 has no clamp on gfx600
v_add_f32 v0, vcc_lo, s2                                 // error: invalid operand (violates constant bus restrictions)
v_add_f32 v0, v1, v2 div:4                               // error: invalid div value: 2 is expected
v_add_f32 v0, v1                                         // error: too few operands
v_add_f32 v0, v1, v[2:3]                                 // error: the register has the wrong size for this operand
v_add_f32_e32 v0, -v1, v2                                // error: v_add_f32 takes no neg or abs here
v_add_f32_sdwa v0, v1, v2 src0_sel:BYTE_0                // error: sdwa variant of this instruction is not supported
v_add_f64 v[1:2], 0x40590000, 1.0                        // error: literal operands are not supported
v_fma_f32 v0, s1, s2, s3                                 // error: invalid operand (violates constant bus restrictions)
v_fma_f32 v0, 0x1234, 0x1235, v3                         // error: literal operands are not supported
v_readlane_b32 v0, v1, 0                                 // error: this register is not allowed here
v_cmp_lt_f32_e64 vcc_lo, v0, -v1                         // error: the register has the wrong size for this operand
v_interp_mov_f32 v0, p30, attr0.x                        // error: invalid operand name
v_interp_p1_f32 v0, v1, attr64.x                         // error: out of bounds interpolation attribute number
v_interp_p1_f32 v0, v1, attr0.q                          // error: invalid or missing interpolation attribute channel
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
v_no_such_thing v0                                       // error: invalid instruction: v_no_such_thing
ds_read_b32 v0, v1 offset:65536                          // error: expected a 16-bit unsigned offset for offset
ds_read2_b32 v[0:1], v2 offset0:256                      // error: expected an 8-bit unsigned value for offset0
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error: expected a 2-bit lane id in offset
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3)             // error: group size must be a power of two in offset
ds_gws_barrier v0                                        // error: instruction must use gds
exp pos4 v0, v1, v2, v3                                  // error: is not available on gfx
exp mrt0 v0, v1, v2                                      // error: too few operands for exp
exp mrt0 v0, s1, v2, v3                                  // error: this register is not allowed here in exp
buffer_load_dword v0, off, s[0:3], 0 lds                 // error: takes no data operand with lds
buffer_load_dword v0, off, s[0:3], 0 dlc                 // error: not a valid operand: gfx600 has no dlc (gfx10, gfx11 have it)
buffer_load_dword v0, off, s[0:3], 0 offen               // error: expected a register
buffer_wbinvl1_vol                                       // error: instruction not supported on this GPU
flat_atomic_add v0, v[1:2], v3                           // error: instruction not supported on this GPU
v_cndmask_b32 v0, v1, v2, null                           // error: register not available
s_load_dword s0, s[2:3], 1.0                             // error: expected a register
s_load_dword s0, s[2:3], 0x0 glc                         // error: not a valid operand: s_load_dword has no glc on gfx600
s_load_dword s103, s[2:3], -1                            // error: expected a 16-bit value
v_mov_b32_dpp v0, v1 row_shl:1                           // error: dpp variant of this instruction is not supported
image_load v[0:3], v[4:7], s[8:15] dmask:0xf d16         // error: not a valid operand: gfx600 has no d16 (gfx8, gfx9, gfx10, gfx11, gfx12, gfx13 have it)
image_load v[0:3], v[4:7], s[8:15] dmask:0xf dim:2D      // error: not a valid operand: gfx600 has no dim (gfx10, gfx11, gfx12, gfx13 have it)
image_gather4_c_lz v[0:3], v[4:7], s[8:15], s[16:19] dmask:0x3 // error: invalid image_gather dmask in image_gather4_c_lz
tbuffer_load_format_x v0, off, s[0:3], dfmt:16, nfmt:6, 0 // error: the value of dfmt is out of range
tbuffer_load_format_x v0, off, s[0:3], dfmt:1, nfmt:8, 0 // error: the value of nfmt is out of range
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32,BUF_DATA_FORMAT_8] // error: unsupported format
tbuffer_load_format_x v0, off, s[0:3], 0 format:128      // error: the value of format is out of range
s_load_dword s1, s[2:3] glc // error: accepts them on gfx801, not on gfx600
s_load_dword s1, s[2:3], 0 glc // error: glc
