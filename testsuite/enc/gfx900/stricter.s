# What LLVM 19 accepts and cuts down to the field's width; run.py --llvm leaves this file out.
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x10             // error:
v_mov_b32_dpp v0, v1 row_shl:1 bank_mask:0x10            // error:
s_nop 0x10000                                            // error:
buffer_load_dword v0, off, s[0:3], 0 offset:4096         // error:
buffer_load_dword v0, off, s[0:3], 0 offset:5000         // error:
tbuffer_load_format_x v0, off, s[0:3], 0 offset:4096     // error:
s_sleep 0x10000                                          // error:
s_trap 0x10000                                           // error:
image_load v0, v[4:5], s[8:15] dmask:0x10                // error:
