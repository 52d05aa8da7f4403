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
v_interp_p1_f32_e32 v0, v1, attr33.x                     // 018400c8
v_interp_p2_f32_e32 v0, v1, attr63.w                     // 01ff01c8
# Lines that either we or LLVM 19 accept, or that we encode differently.
v_mqsad_pk_u16_u8 v[0:1], 0x64000, 0x64000, vcc          // 000073d5fffea90100400600
v_add_f64 v[0:1], neg(0x40590000), v[2:3]                // 000064d5ff04022200005940
image_gather4 v[254:255], v[0:1], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D d16 // 080100f100fe4080
v_mad_i16 v5, v1, 0xc400, v3                             // 05005ed701ff0d0400c40000
v_pk_fmac_f16_dpp v116, v90, -v91 quad_perm:[2,1,1,3] row_mask:0xf bank_mask:0xf // fab6e8785ad640ff
s_load_dwordx4 null, s[42:43], 0x18 // 551f08f4180000fa
s_buffer_load_dwordx16 null, s[40:43], 0x18 // 541f30f4180000fa
s_buffer_load_dwordx4 s[0:3], null, 0x18 // error: not allowed here
