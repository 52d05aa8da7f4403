# Lines that LLVM 19 accepts and truncates to the field, or prints as text that assembles to other bytes.
s_nop 0x10000                                            // error: expected a 16-bit value
s_sleep 0x10000                                          // error: expected a 16-bit value
s_trap 0x10000                                           // error: expected a 16-bit value
buffer_load_dword v0, off, s[0:3], 0 offset:4096         // error: expected a 12-bit unsigned offset for offset
buffer_load_dword v0, off, s[0:3], 0 offset:5000         // error: expected a 12-bit unsigned offset for offset
tbuffer_load_format_x v0, off, s[0:3], 0 offset:4096     // error: expected a 12-bit unsigned offset for offset
image_load v0, v[4:7], s[8:15] dmask:0x10                // error: the value of dmask is out of range
image_load v0, v4, s[8:15] dmask:0x10                    // error: the value of dmask is out of range
v_add_f32_e32 v0, lit(1), v1                             // v_add_f32_e32 v0, lit(0x1), v1 // ff02000601000000
s_mov_b32 s0, lit(0x40)                                  // ff0380be40000000
v_fma_f32 v0, lit(1), v1, v2                             // error: literal operands are not supported
# Lines that either we or LLVM 19 accept, or that we encode differently.
v_sub_co_u32 v5, s[0:1], v1, s2                          // v_sub_i32_e64 v5, s[0:1], v1, s2 // 05004cd201050000
