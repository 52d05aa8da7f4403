v_dot2_f32_f16 v28, v250, v170, v226                     // 1c40a3d3fa558b1f
v_dot2_f32_f16 v182, v0, s68, -1.0 op_sel_hi:[1,1,0]     // b600a3d30089cc1b
v_dot2_i32_i16 v176, v202, v122, v173                    // b040a6d3caf5b61e
v_dot2_i32_i16 v10, v251, v99, v178 op_sel_hi:[1,1,1] neg_hi:[1,1,0] clamp // v_dot2_i32_i16 v10, v251, v99, v178 neg_hi:[1,1,0] clamp // 0ac3a6d3fbc7ca1e
v_dot2_u32_u16 v214, v72, v182, v69                      // d640a7d3486d171d
v_dot2_u32_u16 v60, src_lds_direct, v24, v11             // 3c40a7d3fe302e1c
v_dot4_i32_i8 v78, v218, v194, v27                       // 4e40a8d3da856f1c
v_dot4_i32_i8 v147, 32, 1, v39 op_sel:[0,1,1] neg_lo:[0,1,0] neg_hi:[0,1,0] // 9372a8d3a0029d5c
v_dot4_u32_u8 v244, v204, v0, v54                        // f440a9d3cc01da1c
v_dot4_u32_u8 v255, 32, 0, s49 op_sel_hi:[1,0,1]         // ff40a9d3a000c508
v_dot8_i32_i4 v68, v194, v252, v255                      // 4440aad3c2f9ff1f
v_dot8_i32_i4 v206, src_shared_limit, src_shared_limit, v74 op_sel:[1,1,0] op_sel_hi:[0,0,0] neg_lo:[1,1,0] clamp // ce98aad3ecd82965
v_dot8_u32_u4 v39, v160, v137, v93                       // 2740abd3a013771d
v_dot8_u32_u4 v255, v0, v39, exec_lo op_sel:[1,1,0]      // ff58abd3004ffa19
v_fma_mix_f32 v175, v31, v255, v125                      // af00a0d31ffff705
v_fma_mix_f32 v0, lds_direct, v3, |exec_hi|              // v_fma_mix_f32 v0, src_lds_direct, v3, |exec_hi| // 0004a0d3fe06fe01
v_fma_mixhi_f16 v157, v196, v55, v168                    // 9d00a2d3c46fa206
v_fma_mixhi_f16 v255, -0.5, |v47|, -|v0| op_sel:[1,0,0]  // ff0ea2d3f15e0284
v_fma_mixlo_f16 v197, v253, v227, v196                   // c500a1d3fdc71307
v_fma_mixlo_f16 v188, -v115, v1, s0 op_sel:[1,1,0]       // bc18a1d373030220
v_pk_max_i16 v60, v230, v7                               // 3c4087d3e60f0218
v_pk_max_i16 v85, v89, s54 op_sel:[1,0] op_sel_hi:[1,0] neg_hi:[1,1] // 554b87d3596d0008
v_pk_min_f16 v221, v12, v182                             // dd4091d30c6d0318
v_pk_min_f16 v107, 2.0, v255 op_sel:[1,1] neg_lo:[1,1] clamp // 6bd891d3f4fe0378
v_pk_mul_f16 v228, v199, v190                            // e44090d3c77d0318
v_pk_mul_f16 v231, s101, v76 op_sel:[1,0] neg_hi:[0,1]   // e74a90d365980218
v_pk_sub_i16 v232, v97, v159                             // e84083d3613f0318
v_pk_sub_i16 v0, src_shared_base, v130 op_sel:[1,0] clamp // 00c883d3eb040318
v_pk_sub_u16 v174, v194, v9                              // ae408bd3c2130218
v_pk_sub_u16 v203, v206, s14 op_sel_hi:[1,0]             // cb408bd3ce1d0008
