# Lines that must not assemble.
v_add_f32 v0, v1                                         // error:
v_add_f32 v0, v1, v2, v3                                 // error:
v_add_f32 v0, v1, v2 v3                                  // error:
v_add_f32                                                // error:
v_add_f32 s0, v1, v2                                     // error:
v_add_f32 v0, v256, v2                                   // error:
v_add_f32 v0, v1, v[2:3]                                 // error:
v_add_f32_e32 v0, v1, s2                                 // error:
v_add_f32_e32 v0, |v1|, v2                               // error:
v_add_f32_e64 v0, s1, s2                                 // error:
v_add_f32_e64 v0, 0x1234, v2                             // error:
v_add_f32_e64 v0, v1, v2 quad_perm:[0,1,2,3]             // error:
v_add_f32 v0, 0x1234, s2                                 // error:
v_fma_f32 v0, s1, s2, v3                                 // error:
v_fma_f32 v0, 0x1234, v2, v3                             // error:
v_fma_f32_e32 v0, v1, v2, v3                             // error:
v_fma_f32 v0, v1, v2, v3 mul:3                           // error:
v_fma_f32 v0, v1, v2, v3 div:4                           // error:
v_add_f64 v[0:1], v2, v[4:5]                             // error:
v_add_f64 v[0:1], v[2:4], v[4:5]                         // error:
v_add_f64 v[255:256], v[2:3], v[4:5]                     // error:
v_cndmask_b32_e32 v0, v1, v2, s[0:1]                     // error:
v_addc_co_u32 v0, vcc, s1, v2, vcc                       // error:
v_madak_f32 v0, s1, v2, 0x1234                           // error:
v_madmk_f32 v0, v1, 0x1234, s2                           // error:
v_mov_b32_sdwa v0, 0x1234                                // error:
v_mov_b32_sdwa v0, v1 src0_sel:BYTE_4                    // error:
v_mov_b32_sdwa v0, v1 dst_sel:BYTE                       // error:
v_fma_f32_sdwa v0, v1, v2, v3                            // error:
v_mov_b32_dpp v0, s1 row_shl:1                           // error:
v_mov_b32_dpp v0, v1 row_shl:0                           // error:
v_mov_b32_dpp v0, v1 row_shl:16                          // error:
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4]                 // error:
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2]                   // error:
v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7]              // error:
v_mov_b32_dpp v0, v1 row_share:1                         // error:
v_pk_add_f16 v0, v1, v2 op_sel:[0,2]                     // error:
v_interp_p1_f32 v0, v1, attr64.x                         // error:
v_interp_p1_f32 v0, v1, attr0.q                          // error:
v_no_such_thing v0, v1                                   // error:
s_mov_b32 s0, v1                                         // error:
s_mov_b32 s102, s1                                       // error:
s_mov_b32 s0, s[2:3]                                     // error:
s_mov_b64 s[1:2], s[4:5]                                 // error:
s_mov_b64 s0, s[4:5]                                     // error:
s_mov_b64 s[0:1], 0x123456789                            // error:
s_add_u32 s0, 0x1234, 0x5678                             // error:
s_movk_i32 s0, 0x12345                                   // error:
s_cmp_eq_u32 s0                                          // error:
s_load_dword s0, s[1:2], 0x0                             // error:
s_load_dword s0, s[2:3], 0x200000                        // error:
s_load_dwordx4 s[2:5], s[8:9], 0x0                       // error:
s_load_dwordx2 s[0:1], s[4:7], 0x0                       // error:
s_load_dword v0, s[2:3], 0x0                             // error:
s_buffer_load_dword s0, s[2:5], 0x0                      // error:
s_store_dword s0, s[2:3], 0x0 slc                        // error:
s_waitcnt vmcnt(64)                                      // error:
s_waitcnt lgkmcnt(16)                                    // error:
s_waitcnt vmcnt(0                                        // error:
s_waitcnt nocnt(0)                                       // error:
s_waitcnt_vscnt null, 0                                  // error:
s_getreg_b32 s0, hwreg(HW_REG_NONE)                      // error:
s_getreg_b32 s0, hwreg(64)                               // error:
s_getreg_b32 s0, hwreg(1, 32, 1)                         // error:
s_getreg_b32 s0, hwreg(1, 0, 33)                         // error:
s_sendmsg sendmsg(MSG_NONE)                              // error:
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 4)                 // error:
s_set_gpr_idx_on s0, gpr_idx(SRC3)                       // error:
s_branch 0x10000                                         // error:
ds_read_b32 v0, v1 offset:65536                          // error:
ds_read_b32 v0, v1 offset:-1                             // error:
ds_read_b32 v0, s1                                       // error:
ds_read_b64 v0, v1                                       // error:
ds_read_b32 v0, v1 offset0:1                             // error:
ds_read2_b32 v[0:1], v2 offset0:256                      // error:
ds_read2_b32 v[0:1], v2 offset:1                         // error:
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,4)  // error:
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST,3,1)      // error:
buffer_load_dword v0, off, s[1:4], 0                     // error:
buffer_load_dword v0, off, s[0:3], 0x1234                // error:
buffer_load_dword v0, off, s[0:3]                        // error:
buffer_load_dword v0, off, s[0:3], 0 offen               // error:
buffer_load_dword v0, v1, s[0:3], 0                      // error:
buffer_load_dword v0, v1, s[0:3], 0 idxen offen          // error:
buffer_load_dword v0, off, s[0:3], 0 tfe                 // error:
buffer_load_dword v0, off, s[0:3], 0 dlc                 // error:
buffer_store_dword v0, off, s[0:3], 0 lds                // error:
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64           // error:
tbuffer_load_format_x v0, off, s[0:3], dfmt:16, nfmt:1, 0 // error:
tbuffer_load_format_x v0, off, s[0:3], 0 format:128      // error:
flat_load_dword v0, v1                                   // error:
flat_load_dword v0, v[1:2], off                          // error:
flat_load_dword v0, v[1:2] offset:4096                   // error:
flat_load_dword v0, v[1:2] offset:-1                     // error:
flat_atomic_add v0, v[1:2], v3                           // error:
global_load_dword v0, v[1:2]                             // error:
global_load_dword v0, v[1:2], s[2:3]                     // error:
global_load_dword v0, v1, off                            // error:
global_load_dword v0, v[1:2], off offset:4096            // error:
global_load_dword v0, v[1:2], off offset:-4097           // error:
global_load_dword v0, v1, s[3:4]                         // error:
scratch_load_dword v0, v1, s2                            // error:
image_load v[0:3], v[4:5], s[8:15] dmask:0x7 unorm       // error:
image_load v[0:3], v[4:5], s[8:11] dmask:0xf             // error:
image_load v[0:3], v[4:5], s[8:15] dmask:0x10            // error:
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:1D      // error:
image_sample v[0:3], v[4:5], s[8:15] dmask:0xf           // error:
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x3 // error:
exp mrt8 v0, v1, v2, v3                                  // error:
exp mrt0 v0, v1, v2                                      // error:
exp param32 v0, v1, v2, v3                               // error:
v_writelane_b32 v1, m0, s3                       // error: constant bus
v_add_f32 v0, abs(-v1), v2                               // error: a minus goes outside abs and sext, and each may be given only once: -|v1|
v_add_f32 v0, |neg(v1)|, v2                              // error: a minus goes outside abs and sext, and each may be given only once: -|v1|
v_add_f32 v0, neg(-v1), v2                               // error: a minus goes outside abs and sext, and each may be given only once: -|v1|
v_add_f32 v0, --v1, v2                                   // error: a minus goes outside abs and sext, and each may be given only once: -|v1|
v_add_f32 v0, lit(v1), v2                                // error: expected immediate with lit modifier
v_add_f32 v0, sext(1.0), v2                              // error: takes no sext here
v_cmp_ge_f64 vcc, |100|, v[2:3]                          // error: the constant does not fit
v_cmp_ge_f64_e32 vcc, |1|, v[2:3]                        // error: the constant does not fit
s_branch abs(4)                                          // error: expected
s_nop sext(1)                                            // error: expected
v_mov_b32_sdwa v0, sext(sext(v1))                        // error: a minus goes outside abs and sext, and each may be given only once: -|v1|
s_getreg_b32 s0, {id:1, id:2}                            // error: a field of s_getreg_b32 is given twice
s_getreg_b32 s0, {id:1, width:2}                         // error: unknown field
s_getreg_b32 s0, {id:64}                                 // error: invalid hardware register in s_getreg_b32: 0 to 63
s_getreg_b32 s0, {id:HW_REG_MODE}                        // error: expected an absolute expression
s_getreg_b32 s0, {1}                                     // error: unknown field
s_getreg_b32 s0, {id:1, size:0}                          // error: invalid bitfield width in s_getreg_b32: 1 to 32
s_mov_b32 s0, {id:1}                                     // error: not a valid operand
s_getreg_b32 s0, -1                                      // error: expected a 16-bit unsigned value
s_sendmsg -1                                             // error: expected a 16-bit unsigned value
s_cmpk_ge_u32 s0, -1                                     // error: expected a 16-bit unsigned value
s_endpgm -1                                              // error: expected a 16-bit unsigned value
s_waitcnt vmcnt(0) | lgkmcnt(0)                          // error: expected & or a comma
buffer_load_dword v0, off, s[0:3], 0 glc:1               // error: takes no value
v_add_f32_e64 v0, v1, v2 clamp:0                         // error: takes no value
v_mov_b32 v0, v1.l                                       // error: a half of a register is not allowed here in v_mov_b32
s_mov_b32 s0, s1.h                                       // error: a half of a register is not allowed here in s_mov_b32
v_cmp_lt_f32 sext(vcc), v1, v2                           // error: takes no sext
v_cmp_lt_f32_sdwa abs(s[0:1]), v1, v2 src0_sel:DWORD     // error: not a valid operand
v_cmp_lt_f32_sdwa sext(vcc), v1, v2 src0_sel:DWORD       // error: not a valid operand
v_cmp_lt_f32 -vcc, v1, v2                                // error: takes no neg or abs
