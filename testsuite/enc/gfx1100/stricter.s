v_dot2_bf16_bf16 v0, v1, v2, 65520.0                     // v_dot2_bf16_bf16 v0.l, v1, v2, 0x4780 // 000067d60105fe0380470000
# Lines that either we or LLVM 19 accept, or that we encode differently.
s_delay_alu instid0(VALU_DEP_1) | instid0(VALU_DEP_2)    // error: a field of s_delay_alu is given twice
v_interp_p10_f32 v0, v1, |v2|, v3                        // error: v_interp_p10_f32 takes no neg or abs here
exp mrt0 v0, v0, v0, v0 norow_en                         // exp mrt0, v0, v0, v0, v0 // 0f0000f800000000
v_dot2_f32_bf16_e64_dpp v0, v1, v2, v3 row_shl:1         // v_dot2_f32_bf16_e64_dpp v0, v1, v2, v3 row_shl:1 row_mask:0xf bank_mask:0xf // 00401accfa040e1c010101ff
s_delay_alu 0x7ff                                        // s_delay_alu 2047 // ff0787bf
v_swap_b16 v101.h, v50.l                                 // 32cdca7f
v_pk_add_f16 v0, lit(0x3c00), v1                         // 00400fccff02021a003c0000
v_pk_add_f16 v0, lit(1.0), v1                            // v_pk_add_f16 v0, lit(0x3c00), v1 // 00400fccff02021a003c0000
v_pk_add_f16 v0, lit(-1), v1                             // v_pk_add_f16 v0, lit(0xffffffff), v1 // 00400fccff02021affffffff
s_load_b512 null, s[42:43], 0x18 // 151f10f4180000f8
v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], null // 104040cc0011f219
v_fma_mix_f32_e64_dpp v0, v1, 1.0, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // error: source 1
s_wait_event { dont_wait_export_ready: 1 }               // 01008bbf
s_wait_event {dont_wait_export_ready: 0}                 // s_wait_event { dont_wait_export_ready: 0 } // 00008bbf
s_wait_event {}                                          // s_wait_event { dont_wait_export_ready: 0 } // 00008bbf
s_wait_event 1                                           // s_wait_event { dont_wait_export_ready: 1 } // 01008bbf
s_wait_event 2                                           // s_wait_event 0x2 // 02008bbf
s_wait_event { export_ready: 1 } // error: unknown field
s_wait_event { dont_wait_export_ready: 2 } // error: invalid value
s_wait_event { dont_wait_export_ready: 1, dont_wait_export_ready: 1 } // error: given twice
