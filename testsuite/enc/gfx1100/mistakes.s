v_ceil_f16_e32 v200, v1                                                                    // error: operands are not valid for this GPU or mode: v_ceil_f16_e32 accepts them on gfx801, not on gfx1100; this register is not allowed here in v_ceil_f16
v_dual_mul_f32 v0, v1, v2 :: v_dual_mul_f32 v2, v4, v5                                     // error: dst register
v_dual_mul_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v4                                     // error: src0 operands must
v_dual_mul_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v6                                     // error: src1 operands must
v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmamk_f32 v3, v4, 0x1234, v2                          // error: src2 operands must
v_dual_add_f32 v5, 0xaf123456, v2 :: v_dual_fmaak_f32 v6, 0xbabe, v1, 0xbabe               // error: only one unique literal
v_add3_u32_e64_dpp v5, v1, s2, v3 quad_perm:[3,2,1,0]                                      // error: must be a VGPR
v_add3_u32_e64_dpp v5, v1, 1, v3 quad_perm:[3,2,1,0]                                       // error: must be a VGPR
v_mov_b32_dpp v5, s1 quad_perm:[3,2,1,0]                                                   // error: this register is not allowed here in v_mov_b32: a vector register is needed
s_waitcnt_vscnt s0, 0                                                                      // error: operands are not valid for this GPU or mode: s_waitcnt_vscnt accepts them on gfx1010, not on gfx1100; this register is not allowed here in s_waitcnt_vscnt
s_mov_b32 s0, src_vccz                                                                     // error: not available
s_delay_alu instid0(VALU_DEP_9)                                                            // error: invalid value name
s_delay_alu instid2(VALU_DEP_1)                                                            // error: invalid field name
v_mov_b32 v0, src_lds_direct                                                               // error: not available
exp mrt0 v0, v1, v2, v3 vm                                                                 // error: not a valid operand: gfx1100 has no vm (gfx6, gfx7, gfx8, gfx9, gfx10 have it)
v_dot2_f16_f16 v0, v1, v2, v3 op_sel:[0,1,0,0]           // error: no halves to choose from
ds_bvh_stack_rtn_b32 v0, v128, v1, v[0:3] gds     // error: gds
s_delay_alu instid0(VALU_DEP_1), instskip(NEXT)          // error: expected | between
s_delay_alu instid0(VALU_DEP_1) instskip(NEXT)           // error: expected | between
s_sendmsg sendmsg(MSG_SYSMSG) // error: missing message operation
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK) // error: is not available on gfx
s_sendmsg sendmsg(MSG_SYSMSG, 3) // error: invalid operation id
s_sendmsg sendmsg(MSG_HS_TESSFACTOR, GS_OP_CUT, 0) // error: does not support operations
v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[0,1,0] // error: this form of the instruction has no neg_lo
v_dot8_i32_i4 v0, v1, v2, v3 op_sel:[0,0] op_sel_hi:[0,1] // error: this form of the instruction has no op_sel
