v_bfrev_b32_e32 v107, m0                                 // 7d70d67e
v_bfrev_b32_e32 v172, src_scc                            // fd70587f
v_ceil_f16_e32 v71, s16                                  // v_ceil_f16_e32 v71.l, s16 // 10b88e7e
v_ceil_f16_e32 v51, exec_hi                              // v_ceil_f16_e32 v51.l, exec_hi // 7fb8667e
v_ceil_f32_e32 v137, v16                                 // 1045127f
v_ceil_f32_e32 v39, v56                                  // 38454e7e
v_ceil_f64_e32 v[74:75], null                            // 7c30947e
v_ceil_f64_e32 v[239:240], src_scc                       // fd30de7f
v_cls_i32_e32 v1, 10                                     // 8a76027e
v_cls_i32_e32 v168, 0xaf123456                           // ff76507f563412af
v_clz_i32_u32_e32 v151, vcc_lo                           // 6a722e7f
v_clz_i32_u32_e32 v83, vcc_hi                            // 6b72a67e
v_cos_f16_e32 v20, vcc_lo                                // v_cos_f16_e32 v20.l, vcc_lo // 6ac2287e
v_cos_f16_e32 v8, 1.0                                    // v_cos_f16_e32 v8.l, 1.0 // f2c2107e
v_cos_f32_e32 v108, v248                                 // f86dd87e
v_cos_f32_e32 v70, s12                                   // 0c6c8c7e
v_ctz_i32_b32_e32 v177, exec_hi                          // 7f74627f
v_ctz_i32_b32_e32 v48, 1.0                               // f274607e
v_cvt_f16_f32_e32 v52, src_scc                           // v_cvt_f16_f32_e32 v52.l, src_scc // fd14687e
v_cvt_f16_f32_e32 v7, 49                                 // v_cvt_f16_f32_e32 v7.l, 49 // b1140e7e
v_cvt_f16_i16_e32 v21, src_scc                           // v_cvt_f16_i16_e32 v21.l, src_scc // fda22a7e
v_cvt_f16_i16_e32 v66, s16                               // v_cvt_f16_i16_e32 v66.l, s16 // 10a2847e
v_cvt_f16_u16_e32 v27, v69                               // v_cvt_f16_u16_e32 v27.l, v69.l // 45a1367e
v_cvt_f16_u16_e32 v23, vcc_lo                            // v_cvt_f16_u16_e32 v23.l, vcc_lo // 6aa02e7e
v_cvt_f32_f16_e32 v79, m0                                // 7d169e7e
v_cvt_f32_f16_e32 v215, exec_hi                          // 7f16ae7f
v_cvt_f32_f64_e32 v6, src_scc                            // fd1e0c7e
v_cvt_f32_f64_e32 v153, exec                             // 7e1e327f
v_cvt_f32_i32_e32 v48, v100                              // 640b607e
v_cvt_f32_i32_e32 v155, m0                               // 7d0a367f
v_cvt_f32_u32_e32 v180, m0                               // 7d0c687f
v_cvt_f32_u32_e32 v139, src_shared_base                  // eb0c167f
v_cvt_f32_ubyte0_e32 v237, null                          // 7c22da7f
v_cvt_f32_ubyte0_e32 v220, v60                           // 3c23b87f
v_cvt_f32_ubyte1_e32 v93, 0xfe0b                         // ff24ba7e0bfe0000
v_cvt_f32_ubyte1_e32 v221, exec_lo                       // 7e24ba7f
v_cvt_f32_ubyte2_e32 v225, s68                           // 4426c27f
v_cvt_f32_ubyte2_e32 v163, v81                           // 5127467f
v_cvt_f32_ubyte3_e32 v38, src_scc                        // fd284c7e
v_cvt_f32_ubyte3_e32 v202, exec_lo                       // 7e28947f
v_cvt_f64_f32_e32 v[13:14], 0.15915494                   // f8201a7e
v_cvt_f64_f32_e32 v[38:39], 17                           // 91204c7e
v_cvt_f64_i32_e32 v[252:253], v98                        // 6209f87f
v_cvt_f64_i32_e32 v[125:126], s28                        // 1c08fa7e
v_cvt_f64_u32_e32 v[205:206], v108                       // 6c2d9a7f
v_cvt_f64_u32_e32 v[73:74], v6                           // 062d927e
v_cvt_floor_i32_f32_e32 v1, s84                          // 541a027e
v_cvt_floor_i32_f32_e32 v193, exec_lo                    // 7e1a827f
v_cvt_i16_f16_e32 v11, exec_lo                           // v_cvt_i16_f16_e32 v11.l, exec_lo // 7ea6167e
v_cvt_i16_f16_e32 v111, 0xfe0b                           // v_cvt_i16_f16_e32 v111.l, 0xfe0b // ffa6de7e0bfe0000
v_cvt_i32_f32_e32 v193, s40                              // 2810827f
v_cvt_i32_f32_e32 v248, vcc_hi                           // 6b10f07f
v_cvt_i32_f64_e32 v200, src_shared_base                  // eb06907f
v_cvt_i32_f64_e32 v181, v[0:1]                           // 00076a7f
v_cvt_i32_i16_e32 v119, v89                              // v_cvt_i32_i16_e32 v119, v89.l // 59d5ee7e
v_cvt_i32_i16_e32 v214, exec_hi                          // 7fd4ac7f
v_cvt_nearest_i32_f32_e32 v135, s69                      // 45180e7f
v_cvt_nearest_i32_f32_e32 v172, exec_hi                  // 7f18587f
v_cvt_norm_i16_f16_e32 v37, s92                          // v_cvt_norm_i16_f16_e32 v37.l, s92 // 5cc64a7e
v_cvt_norm_i16_f16_e32 v105, s75                         // v_cvt_norm_i16_f16_e32 v105.l, s75 // 4bc6d27e
v_cvt_norm_u16_f16_e32 v51, exec_lo                      // v_cvt_norm_u16_f16_e32 v51.l, exec_lo // 7ec8667e
v_cvt_norm_u16_f16_e32 v7, src_scc                       // v_cvt_norm_u16_f16_e32 v7.l, src_scc // fdc80e7e
v_cvt_off_f32_i4_e32 v133, s82                           // 521c0a7f
v_cvt_off_f32_i4_e32 v1, 4.0                             // f61c027e
v_cvt_u16_f16_e32 v112, null                             // v_cvt_u16_f16_e32 v112.l, null // 7ca4e07e
v_cvt_u16_f16_e32 v125, s22                              // v_cvt_u16_f16_e32 v125.l, s22 // 16a4fa7e
v_cvt_u32_f32_e32 v142, s68                              // 440e1c7f
v_cvt_u32_f32_e32 v80, vcc_hi                            // 6b0ea07e
v_cvt_u32_f64_e32 v168, v[89:90]                         // 592b507f
v_cvt_u32_f64_e32 v83, src_shared_base                   // eb2aa67e
v_cvt_u32_u16_e32 v92, null                              // 7cd6b87e
v_cvt_u32_u16_e32 v69, v90                               // v_cvt_u32_u16_e32 v69, v90.l // 5ad78a7e
v_exp_f16_e32 v21, src_scc                               // v_exp_f16_e32 v21.l, src_scc // fdb02a7e
v_exp_f16_e32 v123, v76                                  // v_exp_f16_e32 v123.l, v76.l // 4cb1f67e
v_exp_f32_e32 v20, -4.0                                  // f74a287e
v_exp_f32_e32 v5, s86                                    // 564a0a7e
v_floor_f16_e32 v33, vcc_hi                              // v_floor_f16_e32 v33.l, vcc_hi // 6bb6427e
v_floor_f16_e32 v26, null                                // v_floor_f16_e32 v26.l, null // 7cb6347e
v_floor_f32_e32 v222, s71                                // 4748bc7f
v_floor_f32_e32 v236, v59                                // 3b49d87f
v_floor_f64_e32 v[146:147], exec                         // 7e34247f
v_floor_f64_e32 v[137:138], null                         // 7c34127f
v_fract_f16_e32 v21, exec_lo                             // v_fract_f16_e32 v21.l, exec_lo // 7ebe2a7e
v_fract_f16_e32 v127, exec_lo                            // v_fract_f16_e32 v127.l, exec_lo // 7ebefe7e
v_fract_f32_e32 v74, -0.5                                // f140947e
v_fract_f32_e32 v131, s32                                // 2040067f
v_fract_f64_e32 v[86:87], src_shared_base                // eb7cac7e
v_fract_f64_e32 v[127:128], v[75:76]                     // 4b7dfe7e
v_frexp_exp_i16_f16_e32 v13, src_shared_base             // v_frexp_exp_i16_f16_e32 v13.l, src_shared_base // ebb41a7e
v_frexp_exp_i16_f16_e32 v45, s12                         // v_frexp_exp_i16_f16_e32 v45.l, s12 // 0cb45a7e
v_frexp_exp_i32_f32_e32 v235, 43                         // ab7ed67f
v_frexp_exp_i32_f32_e32 v250, vcc_hi                     // 6b7ef47f
v_frexp_exp_i32_f64_e32 v84, src_shared_base             // eb78a87e
v_frexp_exp_i32_f64_e32 v167, s[96:97]                   // 60784e7f
v_frexp_mant_f16_e32 v93, v23                            // v_frexp_mant_f16_e32 v93.l, v23.l // 17b3ba7e
v_frexp_mant_f16_e32 v56, v3                             // v_frexp_mant_f16_e32 v56.l, v3.l // 03b3707e
v_frexp_mant_f32_e32 v167, s18                           // 12804e7f
v_frexp_mant_f32_e32 v91, v97                            // 6181b67e
v_frexp_mant_f64_e32 v[86:87], null                      // 7c7aac7e
v_frexp_mant_f64_e32 v[47:48], s[60:61]                  // 3c7a5e7e
v_log_f16_e32 v124, v44                                  // v_log_f16_e32 v124.l, v44.l // 2caff87e
v_log_f16_e32 v102, 38                                   // v_log_f16_e32 v102.l, 38 // a6aecc7e
v_log_f32_e32 v146, s76                                  // 4c4e247f
v_log_f32_e32 v174, exec_hi                              // 7f4e5c7f
v_mov_b32_e32 v33, m0                                    // 7d02427e
v_mov_b32_e32 v94, vcc_lo                                // 6a02bc7e
v_movreld_b32_e32 v60, -4.0                              // f784787e
v_movreld_b32_e32 v198, exec_lo                          // 7e848c7f
v_movrels_b32_e32 v239, v127                             // 7f87de7f
v_movrels_b32_e32 v22, v3                                // 03872c7e
v_movrelsd_2_b32_e32 v183, v5                            // 05916e7f
v_movrelsd_2_b32_e32 v19, v5                             // 0591267e
v_movrelsd_b32_e32 v140, v0                              // 0089187f
v_movrelsd_b32_e32 v27, v40                              // 2889367e
v_nop                                                    // 0000007e
v_not_b16_e32 v2, 32                                     // v_not_b16_e32 v2.l, 32 // a0d2047e
v_not_b16_e32 v3, vcc_hi                                 // v_not_b16_e32 v3.l, vcc_hi // 6bd2067e
v_not_b32_e32 v202, vcc_hi                               // 6b6e947f
v_not_b32_e32 v28, 0.5                                   // f06e387e
v_permlane64_b32 v75, v127                               // 7fcf967e
v_permlane64_b32 v147, v200                              // c8cf267f
v_pipeflush                                              // 0036007e
v_rcp_f16_e32 v36, s50                                   // v_rcp_f16_e32 v36.l, s50 // 32a8487e
v_rcp_f16_e32 v126, null                                 // v_rcp_f16_e32 v126.l, null // 7ca8fc7e
v_rcp_f32_e32 v91, s48                                   // 3054b67e
v_rcp_f32_e32 v129, 0xaf123456                           // ff54027f563412af
v_rcp_f64_e32 v[223:224], s[2:3]                         // 025ebe7f
v_rcp_f64_e32 v[120:121], s[94:95]                       // 5e5ef07e
v_rcp_iflag_f32_e32 v223, src_shared_base                // eb56be7f
v_rcp_iflag_f32_e32 v226, v12                            // 0c57c47f
v_readfirstlane_b32 ttmp6, v255                          // ff05e47e
v_readfirstlane_b32 s8, v100                             // 6405107e
v_rndne_f16_e32 v42, v56                                 // v_rndne_f16_e32 v42.l, v56.l // 38bd547e
v_rndne_f16_e32 v104, 0xfe0b                             // v_rndne_f16_e32 v104.l, 0xfe0b // ffbcd07e0bfe0000
v_rndne_f32_e32 v81, 0.15915494                          // f846a27e
v_rndne_f32_e32 v132, s21                                // 1546087f
v_rndne_f64_e32 v[210:211], v[51:52]                     // 3333a47f
v_rndne_f64_e32 v[226:227], s[50:51]                     // 3232c47f
v_rsq_f16_e32 v74, exec_lo                               // v_rsq_f16_e32 v74.l, exec_lo // 7eac947e
v_rsq_f16_e32 v45, exec_lo                               // v_rsq_f16_e32 v45.l, exec_lo // 7eac5a7e
v_rsq_f32_e32 v29, s58                                   // 3a5c3a7e
v_rsq_f32_e32 v195, null                                 // 7c5c867f
v_rsq_f64_e32 v[200:201], src_shared_base                // eb62907f
v_rsq_f64_e32 v[213:214], src_scc                        // fd62aa7f
v_sat_pk_u8_i16_e32 v76, v66                             // v_sat_pk_u8_i16_e32 v76.l, v66 // 42c5987e
v_sat_pk_u8_i16_e32 v26, vcc_lo                          // v_sat_pk_u8_i16_e32 v26.l, vcc_lo // 6ac4347e
v_sin_f16_e32 v26, src_shared_base                       // v_sin_f16_e32 v26.l, src_shared_base // ebc0347e
v_sin_f16_e32 v12, vcc_lo                                // v_sin_f16_e32 v12.l, vcc_lo // 6ac0187e
v_sin_f32_e32 v233, vcc_hi                               // 6b6ad27f
v_sin_f32_e32 v181, 2.0                                  // f46a6a7f
v_sqrt_f16_e32 v82, vcc_hi                               // v_sqrt_f16_e32 v82.l, vcc_hi // 6baaa47e
v_sqrt_f16_e32 v41, v48                                  // v_sqrt_f16_e32 v41.l, v48.l // 30ab527e
v_sqrt_f32_e32 v132, src_scc                             // fd66087f
v_sqrt_f32_e32 v27, null                                 // 7c66367e
v_sqrt_f64_e32 v[55:56], null                            // 7c686e7e
v_sqrt_f64_e32 v[217:218], 1.0                           // f268b27f
v_swap_b32 v136, v0                                      // 00cb107f
v_swap_b32 v43, v200                                     // c8cb567e
v_swaprel_b32 v113, v2                                   // 02d1e27e
v_swaprel_b32 v243, v1                                   // 01d1e67f
v_trunc_f16_e32 v82, s83                                 // v_trunc_f16_e32 v82.l, s83 // 53baa47e
v_trunc_f16_e32 v28, 46                                  // v_trunc_f16_e32 v28.l, 46 // aeba387e
v_trunc_f32_e32 v13, 0.15915494                          // f8421a7e
v_trunc_f32_e32 v188, null                               // 7c42787f
v_trunc_f64_e32 v[174:175], v[15:16]                     // 0f2f5c7f
v_trunc_f64_e32 v[52:53], s[28:29]                       // 1c2e687e
