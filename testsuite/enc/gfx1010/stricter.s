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
