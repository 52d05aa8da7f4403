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
# What LLVM 19 prints so that it assembles to other bytes.
v_nop_sdwa                                               // f900007e00000000
v_nop_e64                                                // 000040d100000000
v_clrexcp_e64                                            // 000075d100000000
s_waitcnt 0x3141                                         // 41318cbf
ds_swizzle_b32 v8, v2 offset:1056                        // 20047ad802000008
v_mad_i16 v5, v1, -4.0, v3                               // v_mad_i16 v5, v1, 0xc400, v3 // 050005d201ef0d04
v_mad_i16 v5, v1, 0xc400, v3                             // 050005d201ef0d04
v_mul_lo_u16_e32 v5, 0x3800, v2                          // f0040a52
v_add_f32_e32 v0, lit(1), v1                             // v_add_f32_e32 v0, lit(0x1), v1 // ff02000201000000
v_lshlrev_b16 v5, 0.1, v2                                // v_lshlrev_b16_e32 v5, lit(0x3dcccccd), v2 // ff040a54cdcccc3d
v_lshlrev_b16 v5, -0.0, v2                               // v_lshlrev_b16_e32 v5, lit(0x80000000), v2 // ff040a5400000080
v_cmp_eq_u16 vcc, 3.0, v2                                // v_cmp_eq_u16_e32 vcc, lit(0x40400000), v2 // ff04547d00004040
