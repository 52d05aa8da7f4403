# Lines that LLVM 19 accepts and truncates to the field, or prints as text that assembles to other bytes.
v_mov_b32_dpp v0, v1 row_shl:1 fi:2                      // error: the value of fi is out of range
s_atc_probe 128, s[2:3], 0x10                            // error: expected a 7-bit unsigned value
s_nop 0x10000                                            // error: expected a 16-bit value
s_sleep 0x10000                                          // error: expected a 16-bit value
s_trap 0x10000                                           // error: expected a 16-bit value
buffer_load_dword v0, off, s[0:3], 0 offset:4096         // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[0:3], 0 offset:5000         // error: expected a 12-bit unsigned offset for offset
tbuffer_load_format_x v0, off, s[0:3], 0 offset:4096     // error: expected a 12-bit unsigned offset for offset
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x10             // error: the value of row_mask is out of range
v_mov_b32_dpp v0, v1 row_shl:1 bank_mask:0x10            // error: the value of bank_mask is out of range
image_load v0, v4, s[8:15] dmask:0x10 dim:1D             // error: the value of dmask is out of range
s_waitcnt 0x80                                           // 80008cbf
s_waitcnt 0xffff                                         // ffff8cbf
ds_swizzle_b32 v8, v2 offset:1056                        // 2004d4d802000008
v_nop_e64                                                // 000080d580000102
v_clrexcp_e64                                            // 0000c1d580000102
v_pipeflush_e64                                          // 00009bd580000102
v_add_f32_e32 v0, lit(1), v1                             // v_add_f32_e32 v0, lit(0x1), v1 // ff02000601000000
s_mov_b32 s0, lit(0x40)                                  // ff0380be40000000
v_fma_f32 v0, lit(1), v1, v2                             // v_fma_f32 v0, lit(0x1), v1, v2 // 00004bd5ff020a0401000000
v_mad_i16 v5, v1, 0xc400, v3                             // 05005ed701ff0d0400c40000
v_mad_u16 v5, v1, 0xc400, v3                             // 050040d701ff0d0400c40000
# Lines that either we or LLVM 19 accept, or that we encode differently.
buffer_atomic_add v0, off, s[0:3], 0 dlc                 // 0080c8e000000080
v_cmp_eq_i32_dpp vcc_lo, v4, v0 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa00047d042109ff
v_cmp_lt_f32_dpp vcc_lo, -v4, |v0| quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf fi:1 // fa00027c04b194ff
v_cmp_ge_u32_dpp vcc_lo, v4, v0 dpp8:[7,6,5,4,3,2,1,0]   // e9008c7d04773905
v_cmpx_ge_u32_dpp v4, v0 dpp8:[7,6,5,4,3,2,1,0] fi:1     // ea00ac7d04773905
v_cmpx_ne_u32_dpp v4, v0 row_xmask:1 row_mask:0xf bank_mask:0xf // fa00aa7d046101ff
