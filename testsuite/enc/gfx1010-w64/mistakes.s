# Lines that must not assemble.
s_mov_b64 s[0:1], 0x123456789                            // error: the constant does not fit this operand
s_movk_i32 s0, 65536                                     // error: expected a 16-bit value
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)               // error: invalid bit offset
v_mov_b32 v256, v0                                       // error: register not available
v_add_f32_e32 v0, -v1, v2                                // error: v_add_f32 takes no neg or abs here
v_fma_f32 v0, 0x1234, 0x1235, v3                         // error: only one unique literal operand is allowed
v_readlane_b32 s0, s1, 0                                 // error: this register is not allowed here
v_cmpx_lt_f32_e64 s[0:1], v0, v1                         // error: the register has the wrong size for this operand
ds_read2_b32 v[0:1], v2 offset0:256                      // error: expected an 8-bit unsigned value for offset0
buffer_load_dword v0, v1, s[0:3], 0 addr64               // error: not a valid operand: gfx1010 has no addr64 (gfx6, gfx7 have it)
buffer_load_dword v0, off, s[0:3], 0x12345678            // error: literal operands are not supported
buffer_store_lds_dword s[0:3], 0 lds                     // error: instruction not supported on this GPU
scratch_load_dword v0, off, off                          // error: expected a register
s_waitcnt_depctr depctr_no(0)                            // error: invalid counter name
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)   // error: is not available on gfx
v_add3_u32 v0, 0x12345, v1, 0x12346                      // error: only one unique literal operand is allowed
v_bfe_u32 v0, s1, s2, s3                                 // error: invalid operand (violates constant bus restrictions)
v_dot2c_f32_f16 v0, v1, v2                               // error: instruction not supported on this GPU: gfx1010 has no v_dot2c_f32_f16; other gfx10 processors have it
v_mov_b32_dpp v0, v1 dpp8:[8,6,5,4,3,2,1,0]              // error: expected a 3-bit value for dpp8
tbuffer_load_format_x v0, off, s[0:3], 0 format:128      // error: the value of format is out of range
flat_load_dword v0, v[1:2] offset:2048                   // error: the value of offset is out of range
image_load v[0:3], [v4, s6], s[8:15] dmask:0xf dim:2D    // error: expected a VGPR
image_load v[0:3], v[4:6], s[8:15] dmask:0xf dim:2D      // error: image address size does not match dim and a16
image_load v[0:3], v[4:5], s[8:15] dmask:0xf da          // error: not a valid operand: gfx1010 has no da (gfx6, gfx7, gfx8, gfx9 have it)
image_sample_c_d_cl_o_g16 v[0:3], v[4:12], s[8:15], s[16:19] dmask:0xf dim:2D_ARRAY // error: image address size does not match dim and a16
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x5 dim:2D // error: invalid image_gather dmask in image_gather4
image_bvh_intersect_ray v[0:3], v[4:14], s[8:11]         // error: instruction not supported on this GPU: gfx1010 has no image_bvh_intersect_ray; other gfx10 processors have it
v_cmp_eq_u32 vcc_lo, v0, v1                              // error: the register has the wrong size for this operand
v_cmp_eq_u32 s[3:4], v0, v1                              // error: invalid register alignment
v_add_f32_dpp v0, v1, s2 row_mirror                      // error: this register is not allowed here
v_cvt_f64_f32_dpp v[0:1], v2 row_shl:1                   // error: dpp variant of this instruction is not supported
v_mov_b32_sdwa v0, 0x1234                                // error: literal operands are not supported
v_cndmask_b32_sdwa v0, v1, v2, vcc_lo src0_sel:BYTE_1    // error: expected vcc
s_load_dword s0, s[2:3], 0x100000                        // error: expected a 21-bit signed offset
s_dcache_wb_vol                                          // error: instruction not supported on this GPU
image_load v[0:3], dmask:0xf dim:2D                      // error: too few operands for image_load
s_nop [v[3:1]]                                           // error: first register index should not exceed second index
