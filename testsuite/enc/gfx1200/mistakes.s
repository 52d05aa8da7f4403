# Instructions and operands that gfx12 does not have, or has in another form.
s_barrier                                                // error: s_barrier is not available on gfx1200 any more
s_cmpk_eq_i32 s0, 1                                      // error: not available on gfx1200 any more
s_waitcnt_vscnt null, 0                                  // error: not available on gfx1200 any more
s_barrier_signal s0                                      // error: not allowed here
s_barrier_signal 65                                      // error: only inline constants are allowed here
s_load_b96 s[21:23], s[2:3], 0                           // error: invalid register alignment
s_load_b32 s5, s[2:3], 0x800000                          // error: expected a 24-bit signed offset
s_load_b32 s5, s[2:3], 0 glc                             // error: gfx1200 has no glc
v_s_exp_f32 exec_lo, s0                                  // error: not allowed here
v_s_exp_f32 v0, s0                                       // error: a scalar register is needed
v_cvt_sr_fp8_f32 v0, v1, v2 byte_sel:4                   // error: the value of byte_sel is out of range
v_cvt_f32_fp8_e64 v0, v1 op_sel:[1,0]                    // error: has no op_sel on gfx1200
v_swmmac_f32_16x16x32_f16 v[12:19], v[0:3], v[4:11], v20 index_key:2  // error: the value of index_key is out of range
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]         // error: invalid neg_lo value
v_lshlrev_b64 v[2:3], s4, s[6:7]                         // error: scalar
v_permlane16_var_b32 v1, v2, s3                          // error: a vector register is needed
s_prefetch_inst s[2:3], 0x10, s4, 32                     // error: expected a 5-bit unsigned value
