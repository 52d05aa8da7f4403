# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
v_cvt_f32_bf16_dpp v4, |v152| quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0x5 // fab6087e98002005
v_cvt_f32_bf16_e32 v0, s0                                // 00b6007e
v_cvt_f32_bf16_e32 v77, v32                              // 20b79a7e
v_cvt_f32_bf16_e32 v0, 0                                 // 80b6007e
v_cvt_f32_bf16_e32 v82, xnack_mask_lo                    // 68b6a47e
v_cvt_f32_bf16_sdwa v0, |v17| dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:BYTE_0 // f9b6007e11032000
v_permlane16_swap_b32 v1, v2                             // v_permlane16_swap_b32_e32 v1, v2 // 02b3027e
v_permlane16_swap_b32 v1, v2 bound_ctrl:0                // v_permlane16_swap_b32_e64 v1, v2 bound_ctrl:1 // 011099d102010000
v_permlane16_swap_b32 v1, v2 fi:0                        // v_permlane16_swap_b32_e64 v1, v2 // 010099d102010000
v_permlane16_swap_b32 v1, v2 fi:1                        // v_permlane16_swap_b32_e64 v1, v2 fi:1 // 010899d102010000
v_permlane16_swap_b32_e32 v1, v2                         // 02b3027e
v_permlane16_swap_b32_e32 v69, v87                       // 57b38a7e
v_permlane16_swap_b32_e64 v1, v2                         // 010099d102010000
v_permlane16_swap_b32_e64 v1, v2 bound_ctrl:1 fi:1       // 011899d102010000
v_permlane32_swap_b32 v1, v2 bound_ctrl:1                // v_permlane32_swap_b32_e64 v1, v2 bound_ctrl:1 // 01109ad102010000
v_permlane32_swap_b32_e32 v1, v2                         // 02b5027e
v_permlane32_swap_b32_e32 v26, v0                        // 00b5347e
v_permlane32_swap_b32_e64 v1, v2 bound_ctrl:1 fi:1       // 01189ad102010000
v_prng_b32_e32 v0, s0                                    // 00b0007e
v_prng_b32_e32 v4, v0                                    // 00b1087e
v_prng_b32_e32 v0, 0                                     // 80b0007e
v_prng_b32_e32 v1, ttmp0                                 // 6cb0027e
v_prng_b32_e32 v30, -4                                   // c4b03c7e
v_prng_b32_e32 v197, src_vccz                            // fbb08a7f
