v_add_co_ci_u32_e32 v36, vcc_lo, s104, v216, vcc_lo      // 68b04940
v_add_co_ci_u32_e32 v254, vcc_lo, m0, v248, vcc_lo       // 7df0fd41
v_add_f16_e32 v23, m0, v99                               // v_add_f16_e32 v23.l, m0, v99.l // 7dc62e64
v_add_f16_e32 v43, src_shared_base, v122                 // v_add_f16_e32 v43.l, src_shared_base, v122.l // ebf45664
v_add_f32_e32 v148, exec_lo, v223                        // 7ebe2907
v_add_f32_e32 v59, v69, v109                             // 45db7606
v_add_nc_u32_e32 v52, src_shared_base, v109              // ebda684a
v_add_nc_u32_e32 v166, src_shared_base, v21              // eb2a4c4b
v_and_b32_e32 v55, exec_lo, v95                          // 7ebe6e36
v_and_b32_e32 v17, exec_lo, v42                          // 7e542236
v_ashrrev_i32_e32 v240, exec_lo, v103                    // 7ecee035
v_ashrrev_i32_e32 v114, exec_hi, v20                     // 7f28e434
v_cndmask_b32_e32 v161, s35, v213, vcc_lo                // 23aa4303
v_cndmask_b32_e32 v155, null, v137, vcc_lo               // 7c123703
v_cvt_pk_rtz_f16_f32_e32 v44, m0, v237                   // 7dda595e
v_cvt_pk_rtz_f16_f32_e32 v197, vcc_hi, v212              // 6ba88b5f
v_dot2acc_f32_f16 v104, vcc_lo, v186                     // 6a74d104
v_dot2acc_f32_f16 v147, null, v28                        // 7c382605
v_fmaak_f32 v61, s11, v168, 0xb7a800a1                   // 0b507b5aa100a8b7
v_fmaak_f32 v196, v200, v78, 0x887c4f37                  // c89d885b374f7c88
v_fmac_dx9_zero_f32_e32 v85, exec_lo, v73                // 7e92aa0c
v_fmac_dx9_zero_f32_e32 v15, s0, v187                    // 00761f0c
v_fmac_f16_e32 v4, exec_hi, v122                         // v_fmac_f16_e32 v4.l, exec_hi, v122.l // 7ff4086c
v_fmac_f16_e32 v97, 1.0, v25                             // v_fmac_f16_e32 v97.l, 1.0, v25.l // f232c26c
v_fmac_f32_e32 v101, 2.0, v85                            // f4aaca56
v_fmac_f32_e32 v185, vcc_hi, v121                        // 6bf27257
v_fmamk_f32 v65, exec_lo, 0x2e5975b6, v81                // 7ea28258b675592e
v_fmamk_f32 v36, s0, 0xabc380d8, v217                    // 00b24958d880c3ab
v_ldexp_f16_e32 v97, null, v102                          // v_ldexp_f16_e32 v97.l, null, v102.l // 7cccc276
v_ldexp_f16_e32 v104, exec_hi, v114                      // v_ldexp_f16_e32 v104.l, exec_hi, v114.l // 7fe4d076
v_lshlrev_b32_e32 v193, v69, v3                          // 45078231
v_lshlrev_b32_e32 v238, s68, v134                        // 440cdd31
v_lshrrev_b32_e32 v67, src_scc, v49                      // fd628632
v_lshrrev_b32_e32 v251, v68, v5                          // 440bf633
v_max_f16_e32 v111, vcc_lo, v59                          // v_max_f16_e32 v111.l, vcc_lo, v59.l // 6a76de72
v_max_f16_e32 v29, src_shared_base, v53                  // v_max_f16_e32 v29.l, src_shared_base, v53.l // eb6a3a72
v_max_f32_e32 v6, exec_lo, v114                          // 7ee40c20
v_max_f32_e32 v1, null, v86                              // 7cac0220
v_max_i32_e32 v61, -4.0, v137                            // f7127b24
v_max_i32_e32 v58, src_scc, v36                          // fd487424
v_max_u32_e32 v109, v116, v87                            // 74afda28
v_max_u32_e32 v83, v8, v35                               // 0847a628
v_min_f16_e32 v63, exec_lo, v29                          // v_min_f16_e32 v63.l, exec_lo, v29.l // 7e3a7e74
v_min_f16_e32 v77, src_scc, v31                          // v_min_f16_e32 v77.l, src_scc, v31.l // fd3e9a74
v_min_f32_e32 v135, 47, v39                              // af4e0e1f
v_min_f32_e32 v104, s90, v19                             // 5a26d01e
v_min_i32_e32 v33, v69, v94                              // 45bd4222
v_min_i32_e32 v37, v28, v218                             // 1cb54b22
v_min_u32_e32 v136, exec_lo, v64                         // 7e801027
v_min_u32_e32 v228, vcc_hi, v2                           // 6b04c827
v_mul_dx9_zero_f32_e32 v67, s54, v129                    // 3602870e
v_mul_dx9_zero_f32_e32 v231, v52, v78                    // 349dce0f
v_mul_f16_e32 v8, v34, v29                               // v_mul_f16_e32 v8.l, v34.l, v29.l // 223b106a
v_mul_f16_e32 v46, s94, v14                              // v_mul_f16_e32 v46.l, s94, v14.l // 5e1c5c6a
v_mul_f32_e32 v160, 0x3456, v97                          // ffc2401156340000
v_mul_f32_e32 v40, vcc_lo, v251                          // 6af65110
v_mul_hi_i32_i24_e32 v70, exec_hi, v247                  // 7fee8d14
v_mul_hi_i32_i24_e32 v118, v38, v222                     // 26bded14
v_mul_hi_u32_u24_e32 v209, exec_hi, v151                 // 7f2ea319
v_mul_hi_u32_u24_e32 v64, src_scc, v43                   // fd568018
v_mul_i32_i24_e32 v234, src_scc, v102                    // fdccd413
v_mul_i32_i24_e32 v95, s44, v155                         // 2c36bf12
v_mul_u32_u24_e32 v200, -1.0, v165                       // f34a9117
v_mul_u32_u24_e32 v45, exec_lo, v142                     // 7e1c5b16
v_or_b32_e32 v13, v4, v207                               // 049f1b38
v_or_b32_e32 v179, null, v93                             // 7cba6639
v_pk_fmac_f16 v82, s31, v170                             // 1f54a578
v_pk_fmac_f16 v70, s27, v160                             // 1b408d78
v_sub_co_ci_u32_e32 v49, vcc_lo, src_shared_base, v235, vcc_lo // ebd66342
v_sub_co_ci_u32_e32 v69, vcc_lo, exec_lo, v64, vcc_lo    // 7e808a42
v_sub_f16_e32 v120, s70, v30                             // v_sub_f16_e32 v120.l, s70, v30.l // 463cf066
v_sub_f16_e32 v55, null, v55                             // v_sub_f16_e32 v55.l, null, v55.l // 7c6e6e66
v_sub_f32_e32 v38, vcc_hi, v63                           // 6b7e4c08
v_sub_f32_e32 v67, vcc_lo, v147                          // 6a268708
v_sub_nc_u32_e32 v151, vcc_lo, v217                      // 6ab22f4d
v_sub_nc_u32_e32 v179, s32, v171                         // 2056674d
v_subrev_co_ci_u32_e32 v2, vcc_lo, src_scc, v10, vcc_lo  // fd140444
v_subrev_co_ci_u32_e32 v195, vcc_lo, m0, v240, vcc_lo    // 7de08745
v_subrev_f16_e32 v99, exec_hi, v79                       // v_subrev_f16_e32 v99.l, exec_hi, v79.l // 7f9ec668
v_subrev_f16_e32 v28, exec_hi, v50                       // v_subrev_f16_e32 v28.l, exec_hi, v50.l // 7f643868
v_subrev_f32_e32 v177, vcc_hi, v69                       // 6b8a620b
v_subrev_f32_e32 v200, v1, v124                          // 01f9900b
v_subrev_nc_u32_e32 v183, vcc_lo, v208                   // 6aa06f4f
v_subrev_nc_u32_e32 v8, 44, v46                          // ac5c104e
v_xnor_b32_e32 v133, vcc_lo, v155                        // 6a360b3d
v_xnor_b32_e32 v140, s77, v6                             // 4d0c183d
v_xor_b32_e32 v148, null, v178                           // 7c64293b
v_xor_b32_e32 v241, exec_hi, v187                        // 7f76e33b
v_fmaak_f16 v5, v1, v2, 0x1121                           // v_fmaak_f16 v5.l, v1.l, v2.l, 0x1121 // 01050a7021110000
v_fmaak_f16 v127, s1, v127, 0x3456                       // v_fmaak_f16 v127.l, s1, v127.l, 0x3456 // 01fefe7056340000
v_fmamk_f16 v5, v1, 0x1121, v2                           // v_fmamk_f16 v5.l, v1.l, 0x1121, v2.l // 01050a6e21110000
v_fmamk_f16 v127, 1.0, 0x3456, v127                      // v_fmamk_f16 v127.l, 1.0, 0x3456, v127.l // f2fefe6e56340000
v_illegal                                // 00000000
