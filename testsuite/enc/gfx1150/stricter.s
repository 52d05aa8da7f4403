# Lines that either we or LLVM 19 accept, or that we encode differently.
s_cmp_eq_f16 s1, -4.0                                    // 01f752bf
v_fma_mix_f32_e64_dpp v37, v2, -v85, 1.0 quad_perm:[2,2,2,2] row_mask:0xf bank_mask:0xf // 250020ccfaaaca4302aa00ff
v_fma_mix_f32_e64_dpp v0, v1, 1.0, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000020ccfae40d0401e400ff
v_fma_mixlo_f16_e64_dpp v0, v1, s2, v3 dpp8:[0,1,2,3,4,5,6,7] // 000021cce9040c040188c6fa
