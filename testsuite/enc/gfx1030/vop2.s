v_add_co_ci_u32_e32 v47, vcc_lo, 17, v38, vcc_lo         // 914c5e50
v_add_f16_e32 v245, 0.15915494, v123                     // f8f6ea65
v_add_f32 v140, v192, v0                                 // v_add_f32_e32 v140, v192, v0 // c0011807
v_add_nc_u32_e32 v92, v77, v176                          // 4d61b94a
v_and_b32 v175, src_execz, v232                          // v_and_b32_e32 v175, src_execz, v232 // fcd05f37
v_ashrrev_i32 v192, v206, v37                            // v_ashrrev_i32_e32 v192, v206, v37 // ce4b8031
v_cndmask_b32 v225, v90, v228, vcc_lo                    // v_cndmask_b32_e32 v225, v90, v228, vcc_lo // 5ac9c303
v_cvt_pkrtz_f16_f32_e32 v106, 0x3f8147ae, v98            // ffc4d45eae47813f
v_dot2c_f32_f16 v78, -4.0, v41                           // f7529c04
v_dot4c_i32_i8 v0, v159, v7                              // 9f0f001a
v_fmaak_f16_e32 v240, 4.0, v209, 1.0                     // v_fmaak_f16 v240, 4.0, v209, 0x3c00 // f6a2e171003c0000
v_fmaak_f32_e32 v72, -0.5, v185, 0x3f800001              // v_fmaak_f32 v72, -0.5, v185, 0x3f800001 // f172915a0100803f
v_fmac_f16_e32 v161, lds_direct, v24                     // v_fmac_f16_e32 v161, src_lds_direct, v24 // fe30426d
v_fmac_f32 v214, v23, v255                               // v_fmac_f32_e32 v214, v23, v255 // 17ffad57
v_fmac_legacy_f32_e32 v131, src_lds_direct, v35          // fe46060d
v_fmamk_f16_e32 v89, v16, 10.0, v255                     // v_fmamk_f16 v89, v16, 0x4900, v255 // 10ffb36e00490000
v_fmamk_f32 v197, v206, -7.5, v14                        // v_fmamk_f32 v197, v206, 0xc0f00000, v14 // ce1d8a590000f0c0
v_ldexp_f16 v50, src_private_limit, v201                 // v_ldexp_f16_e32 v50, src_private_limit, v201 // ee926576
v_lshlrev_b32_e32 v55, -1, v255                          // c1fe6f34
v_lshrrev_b32_e32 v153, v255, v62                        // ff7d322d
v_max_f16_e32 v149, exec_hi, v115                        // 7fe62a73
v_max_f32_e32 v129, 10.5, v187                           // v_max_f32_e32 v129, 0x41280000, v187 // ff76032100002841
v_max_i32_e32 v12, v255, v150                            // ff2d1924
v_max_u32_e32 v0, 17, v255                               // 91fe0128
v_min_f16_e32 v80, v255, v255                            // ffffa174
v_min_f32 v242, s100, v185                               // v_min_f32_e32 v242, s100, v185 // 6472e51f
v_min_i32 v85, 0x3f717273, v158                          // v_min_i32_e32 v85, 0x3f717273, v158 // ff3cab227372713f
v_min_u32_e32 v19, 0xaf123456, v7                        // ff0e2626563412af
v_mul_f16 v255, v255, v29                                // v_mul_f16_e32 v255, v255, v29 // ff3bfe6b
v_mul_f32_e32 v62, v102, v92                             // 66b97c10
v_mul_hi_i32_i24_e32 v67, 65, v34                        // v_mul_hi_i32_i24_e32 v67, 0x41, v34 // ff44861441000000
v_mul_hi_u32_u24 v0, -1, v150                            // v_mul_hi_u32_u24_e32 v0, -1, v150 // c12c0118
v_mul_i32_i24 v206, v0, v59                              // v_mul_i32_i24_e32 v206, v0, v59 // 00779c13
v_mul_legacy_f32 v70, 64, v224                           // v_mul_legacy_f32_e32 v70, 64, v224 // c0c08d0e
v_mul_u32_u24 v218, 0xaf123456, v130                     // v_mul_u32_u24_e32 v218, 0xaf123456, v130 // ff04b517563412af
v_or_b32 v152, v243, v0                                  // v_or_b32_e32 v152, v243, v0 // f3013039
v_pk_fmac_f16_e32 v0, vcc_lo, v255                       // v_pk_fmac_f16 v0, vcc_lo, v255 // 6afe0178
v_sub_co_ci_u32 v171, vcc_lo, s105, v103, vcc_lo         // v_sub_co_ci_u32_e32 v171, vcc_lo, s105, v103, vcc_lo // 69ce5653
v_sub_f16_e32 v239, 0x3456, v187                         // ff76df6756340000
v_sub_f32_e32 v169, -2, v36                              // c2485209
v_sub_nc_u32_e32 v167, -5, v200                          // c5904f4d
v_subrev_co_ci_u32_e32 v102, vcc_lo, 0xaf123456, v162, vcc_lo // ff44cd54563412af
v_subrev_f16 v190, -2, v103                              // v_subrev_f16_e32 v190, -2, v103 // c2ce7c69
v_subrev_f32 v61, 0, v173                                // v_subrev_f32_e32 v61, 0, v173 // 805a7b0a
v_subrev_nc_u32 v207, v255, v253                         // v_subrev_nc_u32_e32 v207, v255, v253 // fffb9f4f
v_xnor_b32_e32 v105, 17, v3                              // 9106d23c
v_xor_b32 v129, v255, v66                                // v_xor_b32_e32 v129, v255, v66 // ff85023b
v_illegal                                // 00000000
