# Lines that LLVM 19 accepts and truncates to the field, or prints as text that assembles to other bytes.
s_atc_probe 128, s[2:3], 0x10                            // error: expected a 7-bit unsigned value
s_nop 0x10000                                            // error: expected a 16-bit value
s_sleep 0x10000                                          // error: expected a 16-bit value
s_trap 0x10000                                           // error: expected a 16-bit value
buffer_load_dword v0, off, s[0:3], 0 offset:4096         // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[0:3], 0 offset:5000         // error: expected a 12-bit unsigned offset for offset
tbuffer_load_format_x v0, off, s[0:3], 0 offset:4096     // error: expected a 12-bit unsigned offset for offset
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x10             // error: the value of row_mask is out of range
v_mov_b32_dpp v0, v1 row_shl:1 bank_mask:0x10            // error: the value of bank_mask is out of range
image_load v0, v[4:7], s[8:15] dmask:0x10                // error: the value of dmask is out of range
image_load v0, v4, s[8:15] dmask:0x10                    // error: the value of dmask is out of range
s_waitcnt 0x3141                                         // 41318cbf
s_waitcnt 0x80                                           // 80008cbf
s_waitcnt 0xffff                                         // ffff8cbf
ds_swizzle_b32 v8, v2 offset:1056                        // 20047ad802000008
v_nop_e64                                                // 000040d100000000
v_clrexcp_e64                                            // 000075d100000000
v_add_f32_e32 v0, lit(1), v1                             // v_add_f32_e32 v0, lit(0x1), v1 // ff02000201000000
s_mov_b32 s0, lit(0x40)                                  // ff0080be40000000
v_fma_f32 v0, lit(1), v1, v2                             // error: literal operands are not supported
v_mad_i16 v5, v1, -4.0, v3                             // 0500ecd101ef0d04
v_mad_u16 v5, v1, -4.0, v3                             // 0500ebd101ef0d04
v_mul_lo_u16_e32 v5, 0x3800, v2                          // ff040a5200380000
v_lshlrev_b16_e32 v5, 0x3800, v2                         // ff040a5400380000
v_nop_sdwa // f900007e00000000
v_cmp_eq_i32_dpp vcc, v4, v0 wave_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa00847d043c09ff
v_cmp_lt_f16_dpp vcc, -v4, |v0| quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf // fa00427c04b190ff
