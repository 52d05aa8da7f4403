# Lines that must not assemble.
s_mov_b32 s0, tba_lo                                     // error: register not available
s_mov_b64 s[1:2], s[2:3]                                 // error: invalid register alignment
s_mov_b32 s0, v0                                         // error: this register is not allowed here
s_add_u32 s0, 0x12345678, 0x12345679                     // error: only one unique literal operand is allowed
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_waitcnt lgkmcnt(16)                                    // error: the value of lgkmcnt is out of range
s_waitcnt vmcnt(64)                                      // error: the value of vmcnt is out of range
s_sendmsg sendmsg(MSG_GET_DDID)                          // error: is not available on gfx
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)      // error: is not available on gfx
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)               // error: invalid bit offset
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)               // error: invalid bitfield width
v_add_f64 v[1:2], 0x40590000, 1.0                        // error: literal operands are not supported
v_fma_f32 v0, s1, s2, v3                                 // error: invalid operand (violates constant bus restrictions)
v_fma_f32 v0, s1, s2, s3                                 // error: invalid operand (violates constant bus restrictions)
v_fma_f32 v0, 0x1234, 0x1234, v3                         // error: literal operands are not supported
v_fma_f32 v0, 0x1234, s2, v3                             // error: literal operands are not supported
v_madmk_f32 v0, s1, 0x1234, v2                           // error: invalid operand (violates constant bus restrictions)
v_readlane_b32 s0, s1, 0                                 // error: this register is not allowed here
v_add_co_ci_u32 v0, vcc, v1, v2, vcc                     // error: instruction not supported on this GPU
v_interp_mov_f32 v0, p30, attr0.x                        // error: invalid operand name
v_interp_p1_f32 v0, v1, attr0.q                          // error: invalid or missing interpolation attribute channel
v_subrev_f32 v0, src_lds_direct, v1                      // error: lds_direct cannot be used with v_subrev_f32
v_mov_b32 v0, null                                       // error: register not available
ds_read_b32 v0, v1 offset:65536                          // error: expected a 16-bit unsigned offset for offset
ds_read_b32 v0, v1 offset:-1                             // error: expected a 16-bit unsigned offset for offset
ds_gws_barrier v0                                        // error: instruction must use gds
exp pos4 v0, v1, v2, v3                                  // error: is not available on gfx
exp mrt0 v0, v1, v2                                      // error: too few operands for exp
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64           // error: not a valid operand: gfx906 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offset:8 glc // error: not a valid operand: gfx906 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, v1, s[0:3], 0 addr64               // error: not a valid operand: gfx906 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, off, s[0:3], 0 dlc                 // error: not a valid operand: gfx906 has no dlc (gfx10, gfx11 have it)
buffer_load_dword v0, off, s[1:4], 0                     // error: invalid register alignment
buffer_load_dword v0, off, s[0:3]                        // error: too few operands
buffer_atomic_fmin v0, off, s[0:3], 0                    // error: instruction not supported on this GPU
flat_load_dword v0, v[1:2] offset:4096                   // error: expected a 12-bit unsigned offset for offset
flat_load_dword v0, v1                                   // error: the register has the wrong size for this operand
scratch_load_dword v0, off, off                          // error: expected a register
scratch_store_dword v0, v1, s2                           // error: expected off
v_dot2_f32_f16 v0, -v1, v2, v3 neg_lo:[1,0,0] op_sel:[0,1,0] op_sel_hi:[1,0,1] clamp // error: v_dot2_f32_f16 takes no neg or abs here
v_fmac_f32_sdwa v0, v1, v2                               // error: sdwa variant of this instruction is not supported
v_dot2c_f32_f16 v0, v1, v2                               // error: instruction not supported on this GPU: gfx906 has no v_dot2c_f32_f16; other gfx9 processors have it
v_pk_fmac_f16 v0, v1, v2                                 // error: instruction not supported on this GPU: gfx906 has no v_pk_fmac_f16; other gfx9 processors have it
global_atomic_add_f32 v[0:1], v2, off                    // error: instruction not supported on this GPU: gfx906 has no global_atomic_add_f32; other gfx9 processors have it
v_cmp_eq_u32 s[3:4], v0, v1                              // error: invalid register alignment
v_add_co_ci_u32 v0, vcc, v1, v2, s[6:7]                  // error: instruction not supported on this GPU
v_add_f16 v0, 0x12345, v1                                // error: the constant does not fit this operand
v_cmp_lt_f16 vcc_lo, 0x4000, v1                          // error: the register has the wrong size for this operand
v_mov_b32_dpp v0, v1 row_ror:16                          // error: invalid row_ror value
v_mov_b32_dpp v0, v1 row_share:3                         // error: row_share is not supported on this GPU
v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]              // error: not a valid operand: gfx906 has no dpp8 (gfx10, gfx11, gfx12, gfx12.5, gfx13 have it)
v_cvt_f64_f32_dpp v[0:1], v2 row_shl:1                   // error: dpp variant of this instruction is not supported
v_mov_b32_sdwa v0, v1 dst_sel:QWORD                      // error: invalid dst_sel value
v_cmp_eq_f32_sdwa s2, v1, v2                             // error: the register has the wrong size for this operand
v_mac_f32_sdwa v0, v1, v2                                // error: sdwa variant of this instruction is not supported
v_cndmask_b32_sdwa v0, v1, v2, vcc_lo src0_sel:BYTE_1    // error: expected vcc
s_load_dword s0, s[2:3], 0x100000                        // error: expected a 21-bit signed offset
s_load_dword s0, s[2:3], null                            // error: register not available
