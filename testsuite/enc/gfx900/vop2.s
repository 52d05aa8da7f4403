v_add_co_u32_e32 v147, vcc, v142, v104                   // 8ed12633
v_add_co_u32 v134, vcc, s72, v13                         // v_add_co_u32_e32 v134, vcc, s72, v13 // 481a0c33
v_add_f16_e32 v90, v68, v187                             // 4477b53e
v_add_f16 v167, v252, v146                               // v_add_f16_e32 v167, v252, v146 // fc254f3f
v_add_f32_e32 v201, v70, v249                            // 46f39303
v_add_f32_e32 v232, src_shared_base, v253                // ebfad103
v_add_u16_e32 v111, v240, v170                           // f055df4c
v_add_u16 v22, v131, v67                                 // v_add_u16_e32 v22, v131, v67 // 83872c4c
v_add_u32 v160, v81, v57                                 // v_add_u32_e32 v160, v81, v57 // 51734069
v_add_u32_e32 v75, v220, v110                            // dcdd9668
v_addc_co_u32 v206, vcc, v128, v223, vcc                 // v_addc_co_u32_e32 v206, vcc, v128, v223, vcc // 80bf9d39
v_addc_co_u32 v107, vcc, -16, v94, vcc                   // v_addc_co_u32_e32 v107, vcc, -16, v94, vcc // d0bcd638
v_and_b32_e32 v242, v204, v143                           // cc1fe527
v_and_b32 v169, 64, v207                                 // v_and_b32_e32 v169, 64, v207 // c09e5327
v_ashrrev_i16_e32 v10, v255, v57                         // ff731458
v_ashrrev_i16_e32 v99, v115, v193                        // 7383c758
v_ashrrev_i32_e32 v69, v57, v161                         // 39438b22
v_ashrrev_i32_e32 v150, s33, v84                         // 21a82c23
v_cndmask_b32 v39, v228, v91                             // v_cndmask_b32_e32 v39, v228, v91, vcc // e4b74e00
v_cndmask_b32 v66, 0.15915494, v74                       // v_cndmask_b32_e32 v66, 0.15915494, v74, vcc // f8948400
v_ldexp_f16_e32 v49, v183, v112                          // b7e16266
v_ldexp_f16 v13, v226, v49                               // v_ldexp_f16_e32 v13, v226, v49 // e2631a66
v_lshlrev_b16 v13, v219, v120                            // v_lshlrev_b16_e32 v13, v219, v120 // dbf11a54
v_lshlrev_b16_e32 v206, v158, v235                       // 9ed79d55
v_lshlrev_b32_e32 v12, v225, v206                        // e19d1924
v_lshlrev_b32_e32 v248, v161, v208                       // a1a1f125
v_lshrrev_b16_e32 v240, v178, v37                        // b24be057
v_lshrrev_b16 v63, 0xfe0b, v126                          // v_lshrrev_b16_e32 v63, 0xfe0b, v126 // fffc7e560bfe0000
v_lshrrev_b32 v225, v153, v216                           // v_lshrrev_b32_e32 v225, v153, v216 // 99b1c321
v_lshrrev_b32 v198, v71, v203                            // v_lshrrev_b32_e32 v198, v71, v203 // 47978d21
v_mac_f16_e32 v194, v221, v105                           // ddd38447
v_mac_f16_e32 v125, 10.0, v116                           // v_mac_f16_e32 v125, 0x4900, v116 // ffe8fa4600490000
v_mac_f32 v103, v215, v109                               // v_mac_f32_e32 v103, v215, v109 // d7dbce2c
v_mac_f32_e32 v4, src_vccz, v35                          // fb46082c
v_madak_f16 v7, v217, v99, 0x1121                        // d9c70e4a21110000
v_madak_f16 v191, v105, v68, 10.0                        // v_madak_f16 v191, v105, v68, 0x4900 // 69897e4b00490000
v_madak_f32_e32 v197, v248, v178, 0x3f800001             // v_madak_f32 v197, v248, v178, 0x3f800001 // f8658b310100803f
v_madak_f32_e32 v221, v153, v81, 0x3f800001              // v_madak_f32 v221, v153, v81, 0x3f800001 // 99a3ba310100803f
v_madmk_f16_e32 v184, v186, 0x3456, v3                   // v_madmk_f16 v184, v186, 0x3456, v3 // ba07704956340000
v_madmk_f16 v146, v236, 0x1121, v68                      // ec89244921110000
v_madmk_f32 v146, v15, 1.0, v32                          // v_madmk_f32 v146, v15, 0x3f800000, v32 // 0f41242f0000803f
v_madmk_f32 v52, v43, 1.0, v82                           // v_madmk_f32 v52, v43, 0x3f800000, v82 // 2ba5682e0000803f
v_max_f16_e32 v218, v95, v217                            // 5fb3b55b
v_max_f16 v95, s15, v219                                 // v_max_f16_e32 v95, s15, v219 // 0fb6bf5a
v_max_f32 v113, v51, v233                                // v_max_f32_e32 v113, v51, v233 // 33d3e316
v_max_f32 v184, v102, v121                               // v_max_f32_e32 v184, v102, v121 // 66f37017
v_max_i16_e32 v172, v188, v221                           // bcbb5961
v_max_i16 v152, 1, v136                                  // v_max_i16_e32 v152, 1, v136 // 81103161
v_max_i32 v134, v80, v102                                // v_max_i32_e32 v134, v80, v102 // 50cd0c1b
v_max_i32_e32 v138, s71, v82                             // 47a4141b
v_max_u16 v10, v102, v154                                // v_max_u16_e32 v10, v102, v154 // 6635155e
v_max_u16 v45, -20, v150                                 // v_max_u16_e32 v45, lit(0xffffffec), v150 // ff2c5b5eecffffff
v_max_u32_e32 v105, v22, v78                             // 169dd21e
v_max_u32_e32 v113, v9, v219                             // 09b7e31e
v_min_f16_e32 v236, v215, v113                           // d7e3d85d
v_min_f16_e32 v79, 10.0, v229                            // v_min_f16_e32 v79, 0x4900, v229 // ffca9f5c00490000
v_min_f32 v221, v232, v120                               // v_min_f32_e32 v221, v232, v120 // e8f1ba15
v_min_f32_e32 v162, v159, v131                           // 9f074515
v_min_i16 v198, v47, v154                                // v_min_i16_e32 v198, v47, v154 // 2f358d65
v_min_i16_e32 v101, v168, v169                           // a853cb64
v_min_i32 v1, v45, v167                                  // v_min_i32_e32 v1, v45, v167 // 2d4f0318
v_min_i32_e32 v230, s27, v141                            // 1b1acd19
v_min_u16_e32 v228, v237, v55                            // ed6fc863
v_min_u16_e32 v63, v246, v140                            // f6197f62
v_min_u32_e32 v34, v206, v202                            // ce95451c
v_min_u32_e32 v16, v182, v11                             // b617201c
v_mul_f16 v105, v86, v210                                // v_mul_f16_e32 v105, v86, v210 // 56a5d344
v_mul_f16_e32 v178, 0.15915494, v76                      // f8986445
v_mul_f32_e32 v25, v168, v31                             // a83f320a
v_mul_f32_e32 v158, s32, v160                            // 20403d0b
v_mul_hi_i32_i24 v45, v84, v224                          // v_mul_hi_i32_i24_e32 v45, v84, v224 // 54c15b0e
v_mul_hi_i32_i24_e32 v202, v12, v88                      // 0cb1940f
v_mul_hi_u32_u24 v196, v92, v39                          // v_mul_hi_u32_u24_e32 v196, v92, v39 // 5c4f8813
v_mul_hi_u32_u24_e32 v246, 65, v154                      // v_mul_hi_u32_u24_e32 v246, 0x41, v154 // ff34ed1341000000
v_mul_i32_i24_e32 v239, v59, v128                        // 3b01df0d
v_mul_i32_i24_e32 v14, 0xaf123456, v174                  // ff5c1d0c563412af
v_mul_legacy_f32 v186, v229, v141                        // v_mul_legacy_f32_e32 v186, v229, v141 // e51b7509
v_mul_legacy_f32 v162, s89, v31                          // v_mul_legacy_f32_e32 v162, s89, v31 // 593e4409
v_mul_lo_u16 v135, v97, v89                              // v_mul_lo_u16_e32 v135, v97, v89 // 61b30e53
v_mul_lo_u16 v129, v115, v225                            // v_mul_lo_u16_e32 v129, v115, v225 // 73c30353
v_mul_u32_u24 v62, v241, v227                            // v_mul_u32_u24_e32 v62, v241, v227 // f1c77d10
v_mul_u32_u24_e32 v35, v80, v255                         // 50ff4710
v_or_b32_e32 v91, v4, v71                                // 048fb628
v_or_b32_e32 v184, 0x3f717273, v139                      // ff1671297372713f
v_sub_co_u32 v176, vcc, v73, v158                        // v_sub_co_u32_e32 v176, vcc, v73, v158 // 493d6135
v_sub_co_u32_e32 v169, vcc, v172, v124                   // acf95235
v_sub_f16 v83, v209, v114                                // v_sub_f16_e32 v83, v209, v114 // d1e5a640
v_sub_f16_e32 v207, v25, v190                            // 197d9f41
v_sub_f32_e32 v203, v157, v75                            // 9d979605
v_sub_f32 v125, 10.5, v193                               // v_sub_f32_e32 v125, 0x41280000, v193 // ff82fb0400002841
v_sub_u16_e32 v244, v206, v38                            // ce4de84f
v_sub_u16 v163, src_execz, v212                          // v_sub_u16_e32 v163, src_execz, v212 // fca8474f
v_sub_u32 v126, v165, v133                               // v_sub_u32_e32 v126, v165, v133 // a50bfd6a
v_sub_u32_e32 v139, 1, v221                              // 81ba176b
v_subb_co_u32_e32 v2, vcc, v96, v249, vcc                // 60f3053a
v_subb_co_u32_e32 v79, vcc, v93, v22, vcc                // 5d2d9e3a
v_subbrev_co_u32_e32 v40, vcc, v224, v221, vcc           // e0bb513c
v_subbrev_co_u32 v219, vcc, 1, v164, vcc                 // v_subbrev_co_u32_e32 v219, vcc, 1, v164, vcc // 8148b73d
v_subrev_co_u32 v209, vcc, v111, v88                     // v_subrev_co_u32_e32 v209, vcc, v111, v88 // 6fb1a237
v_subrev_co_u32_e32 v216, vcc, s91, v113                 // 5be2b037
v_subrev_f16_e32 v6, v36, v31                            // 243f0c42
v_subrev_f16 v252, 0xfe0b, v52                           // v_subrev_f16_e32 v252, 0xfe0b, v52 // ff68f8430bfe0000
v_subrev_f32 v105, v187, v13                             // v_subrev_f32_e32 v105, v187, v13 // bb1bd206
v_subrev_f32_e32 v236, v75, v102                         // 4bcdd807
v_subrev_u16_e32 v254, v171, v14                         // ab1dfc51
v_subrev_u16_e32 v73, src_pops_exiting_wave_id, v150     // ef2c9350
v_subrev_u32_e32 v109, v89, v243                         // 59e7db6c
v_subrev_u32 v54, v145, v188                             // v_subrev_u32_e32 v54, v145, v188 // 91796d6c
v_xor_b32_e32 v176, v161, v147                           // a127612b
v_xor_b32 v45, 17, v27                                   // v_xor_b32_e32 v45, 17, v27 // 91365a2a
