v_bfrev_b32 v58, v201                                    // v_bfrev_b32_e32 v58, v201 // c959747e
v_bfrev_b32 v176, s57                                    // v_bfrev_b32_e32 v176, s57 // 3958607f
v_ceil_f16 v22, v162                                     // v_ceil_f16_e32 v22, v162 // a28b2c7e
v_ceil_f16_e32 v95, 0xfe0b                               // ff8abe7e0bfe0000
v_ceil_f32 v40, v131                                     // v_ceil_f32_e32 v40, v131 // 833b507e
v_ceil_f32_e32 v78, v191                                 // bf3b9c7e
v_ceil_f64 v[105:106], v[12:13]                          // v_ceil_f64_e32 v[105:106], v[12:13] // 0c31d27e
v_ceil_f64 v[176:177], src_shared_base                   // v_ceil_f64_e32 v[176:177], src_shared_base // eb30607f
v_clrexcp                                                // 006a007e
v_clrexcp_e32                                            // v_clrexcp // 006a007e
v_cos_f16_e32 v157, v145                                 // 91953a7f
v_cos_f16_e32 v183, 0x3456                               // ff946e7f56340000
v_cos_f32 v43, v152                                      // v_cos_f32_e32 v43, v152 // 9855567e
v_cos_f32_e32 v20, 10.5                                  // v_cos_f32_e32 v20, 0x41280000 // ff54287e00002841
v_cvt_f16_f32_e32 v246, v236                             // ec15ec7f
v_cvt_f16_f32 v33, v196                                  // v_cvt_f16_f32_e32 v33, v196 // c415427e
v_cvt_f16_i16_e32 v50, v205                              // cd75647e
v_cvt_f16_i16_e32 v100, v131                             // 8375c87e
v_cvt_f16_u16 v207, v254                                 // v_cvt_f16_u16_e32 v207, v254 // fe739e7f
v_cvt_f16_u16_e32 v95, -1                                // c172be7e
v_cvt_f32_f16 v215, v35                                  // v_cvt_f32_f16_e32 v215, v35 // 2317ae7f
v_cvt_f32_f16_e32 v248, 10.0                             // v_cvt_f32_f16_e32 v248, 0x4900 // ff16f07f00490000
v_cvt_f32_f64 v253, v[98:99]                             // v_cvt_f32_f64_e32 v253, v[98:99] // 621ffa7f
v_cvt_f32_f64 v166, 0.5                                  // v_cvt_f32_f64_e32 v166, 0.5 // f01e4c7f
v_cvt_f32_i32_e32 v196, v226                             // e20b887f
v_cvt_f32_i32_e32 v207, v194                             // c20b9e7f
v_cvt_f32_u32 v194, v247                                 // v_cvt_f32_u32_e32 v194, v247 // f70d847f
v_cvt_f32_u32_e32 v177, v209                             // d10d627f
v_cvt_f32_ubyte0_e32 v110, v73                           // 4923dc7e
v_cvt_f32_ubyte0 v66, 64                                 // v_cvt_f32_ubyte0_e32 v66, 64 // c022847e
v_cvt_f32_ubyte1 v101, v220                              // v_cvt_f32_ubyte1_e32 v101, v220 // dc25ca7e
v_cvt_f32_ubyte1_e32 v100, s101                          // 6524c87e
v_cvt_f32_ubyte2 v216, v39                               // v_cvt_f32_ubyte2_e32 v216, v39 // 2727b07f
v_cvt_f32_ubyte2 v219, 1                                 // v_cvt_f32_ubyte2_e32 v219, 1 // 8126b67f
v_cvt_f32_ubyte3 v148, v233                              // v_cvt_f32_ubyte3_e32 v148, v233 // e929287f
v_cvt_f32_ubyte3 v225, v251                              // v_cvt_f32_ubyte3_e32 v225, v251 // fb29c27f
v_cvt_f64_f32 v[58:59], v207                             // v_cvt_f64_f32_e32 v[58:59], v207 // cf21747e
v_cvt_f64_f32 v[54:55], v84                              // v_cvt_f64_f32_e32 v[54:55], v84 // 54216c7e
v_cvt_f64_i32 v[249:250], v5                             // v_cvt_f64_i32_e32 v[249:250], v5 // 0509f27f
v_cvt_f64_i32_e32 v[189:190], v134                       // 86097a7f
v_cvt_f64_u32 v[74:75], v232                             // v_cvt_f64_u32_e32 v[74:75], v232 // e82d947e
v_cvt_f64_u32_e32 v[146:147], v144                       // 902d247f
v_cvt_flr_i32_f32_e32 v144, v106                         // 6a1b207f
v_cvt_flr_i32_f32 v124, v71                              // v_cvt_flr_i32_f32_e32 v124, v71 // 471bf87e
v_cvt_i16_f16 v165, v246                                 // v_cvt_i16_f16_e32 v165, v246 // f6794a7f
v_cvt_i16_f16 v175, src_pops_exiting_wave_id             // v_cvt_i16_f16_e32 v175, src_pops_exiting_wave_id // ef785e7f
v_cvt_i32_f32_e32 v224, v227                             // e311c07f
v_cvt_i32_f32_e32 v65, v126                              // 7e11827e
v_cvt_i32_f64_e32 v130, v[164:165]                       // a407047f
v_cvt_i32_f64 v123, v[157:158]                           // v_cvt_i32_f64_e32 v123, v[157:158] // 9d07f67e
v_cvt_norm_i16_f16_e32 v110, v244                        // f49bdc7e
v_cvt_norm_i16_f16_e32 v132, 0xfe0b                      // ff9a087f0bfe0000
v_cvt_norm_u16_f16 v168, v224                            // v_cvt_norm_u16_f16_e32 v168, v224 // e09d507f
v_cvt_norm_u16_f16 v98, v100                             // v_cvt_norm_u16_f16_e32 v98, v100 // 649dc47e
v_cvt_off_f32_i4_e32 v23, v51                            // 331d2e7e
v_cvt_off_f32_i4_e32 v139, v219                          // db1d167f
v_cvt_rpi_i32_f32 v77, v83                               // v_cvt_rpi_i32_f32_e32 v77, v83 // 53199a7e
v_cvt_rpi_i32_f32 v82, s94                               // v_cvt_rpi_i32_f32_e32 v82, s94 // 5e18a47e
v_cvt_u16_f16_e32 v84, v191                              // bf77a87e
v_cvt_u16_f16_e32 v6, src_pops_exiting_wave_id           // ef760c7e
v_cvt_u32_f32 v61, v76                                   // v_cvt_u32_f32_e32 v61, v76 // 4c0f7a7e
v_cvt_u32_f32 v84, 3.14159                               // v_cvt_u32_f32_e32 v84, 0x40490fd0 // ff0ea87ed00f4940
v_cvt_u32_f64_e32 v250, v[198:199]                       // c62bf47f
v_cvt_u32_f64 v117, s[58:59]                             // v_cvt_u32_f64_e32 v117, s[58:59] // 3a2aea7e
v_exp_f16_e32 v161, v196                                 // c483427f
v_exp_f16_e32 v219, v140                                 // 8c83b67f
v_exp_f32_e32 v168, v148                                 // 9441507f
v_exp_f32_e32 v200, 0x3f8147ae                           // ff40907fae47813f
v_exp_legacy_f32_e32 v168, v66                           // 4297507f
v_exp_legacy_f32_e32 v158, v198                          // c6973c7f
v_ffbh_i32 v209, v73                                     // v_ffbh_i32_e32 v209, v73 // 495fa27f
v_ffbh_i32 v188, 65                                      // v_ffbh_i32_e32 v188, 0x41 // ff5e787f41000000
v_ffbh_u32_e32 v38, v74                                  // 4a5b4c7e
v_ffbh_u32_e32 v108, 0x12345678                          // ff5ad87e78563412
v_ffbl_b32 v220, v172                                    // v_ffbl_b32_e32 v220, v172 // ac5db87f
v_ffbl_b32_e32 v66, src_private_base                     // ed5c847e
v_floor_f16_e32 v128, v7                                 // 0789007f
v_floor_f16_e32 v91, s4                                  // 0488b67e
v_floor_f32 v39, v191                                    // v_floor_f32_e32 v39, v191 // bf3f4e7e
v_floor_f32 v87, src_execz                               // v_floor_f32_e32 v87, src_execz // fc3eae7e
v_floor_f64_e32 v[101:102], v[68:69]                     // 4435ca7e
v_floor_f64_e32 v[199:200], src_scc                      // fd348e7f
v_fract_f16_e32 v147, v213                               // d591267f
v_fract_f16_e32 v90, 10.0                                // v_fract_f16_e32 v90, 0x4900 // ff90b47e00490000
v_fract_f32_e32 v163, v12                                // 0c37467f
v_fract_f32 v208, 0.5                                    // v_fract_f32_e32 v208, 0.5 // f036a07f
v_fract_f64_e32 v[10:11], v[222:223]                     // de65147e
v_fract_f64_e32 v[237:238], s[64:65]                     // 4064da7f
v_frexp_exp_i16_f16_e32 v209, v213                       // d587a27f
v_frexp_exp_i16_f16 v197, v36                            // v_frexp_exp_i16_f16_e32 v197, v36 // 24878a7f
v_frexp_exp_i32_f32 v27, v175                            // v_frexp_exp_i32_f32_e32 v27, v175 // af67367e
v_frexp_exp_i32_f32_e32 v219, 0x3f8147ae                 // ff66b67fae47813f
v_frexp_exp_i32_f64 v173, v[12:13]                       // v_frexp_exp_i32_f64_e32 v173, v[12:13] // 0c615a7f
v_frexp_exp_i32_f64_e32 v39, 0x40590000                  // ff604e7e00005940
v_frexp_mant_f16_e32 v236, v28                           // 1c85d87f
v_frexp_mant_f16 v134, src_vccz                          // v_frexp_mant_f16_e32 v134, src_vccz // fb840c7f
v_frexp_mant_f32_e32 v212, v242                          // f269a87f
v_frexp_mant_f32_e32 v219, v185                          // b969b67f
v_frexp_mant_f64 v[165:166], v[217:218]                  // v_frexp_mant_f64_e32 v[165:166], v[217:218] // d9634a7f
v_frexp_mant_f64 v[244:245], -4.0                        // v_frexp_mant_f64_e32 v[244:245], -4.0 // f762e87f
v_log_f16_e32 v24, v206                                  // ce81307e
v_log_f16 v178, -0.5                                     // v_log_f16_e32 v178, -0.5 // f180647f
v_log_f32 v252, v230                                     // v_log_f32_e32 v252, v230 // e643f87f
v_log_f32_e32 v18, 0xaf123456                            // ff42247e563412af
v_log_legacy_f32 v120, v137                              // v_log_legacy_f32_e32 v120, v137 // 8999f07e
v_log_legacy_f32 v180, s48                               // v_log_legacy_f32_e32 v180, s48 // 3098687f
v_mov_b32_e32 v155, v185                                 // b903367f
v_mov_b32 v127, 64                                       // v_mov_b32_e32 v127, 64 // c002fe7e
v_nop_e32                                                // v_nop // 0000007e
v_nop                                                    // 0000007e
v_not_b32_e32 v198, v197                                 // c5578c7f
v_not_b32 v10, -16                                       // v_not_b32_e32 v10, -16 // d056147e
v_rcp_f16 v171, v168                                     // v_rcp_f16_e32 v171, v168 // a87b567f
v_rcp_f16_e32 v219, src_shared_limit                     // ec7ab67f
v_rcp_f32 v213, v200                                     // v_rcp_f32_e32 v213, v200 // c845aa7f
v_rcp_f32_e32 v94, 3.14159                               // v_rcp_f32_e32 v94, 0x40490fd0 // ff44bc7ed00f4940
v_rcp_f64 v[40:41], v[216:217]                           // v_rcp_f64_e32 v[40:41], v[216:217] // d84b507e
v_rcp_f64_e32 v[162:163], 0                              // 804a447f
v_rcp_iflag_f32 v36, v124                                // v_rcp_iflag_f32_e32 v36, v124 // 7c47487e
v_rcp_iflag_f32_e32 v33, v142                            // 8e47427e
v_readfirstlane_b32 s67, v172                            // ac05867e
v_readfirstlane_b32 s62, v224                            // e0057c7e
v_rndne_f16_e32 v253, v223                               // df8ffa7f
v_rndne_f16 v72, 0x3456                                  // v_rndne_f16_e32 v72, 0x3456 // ff8e907e56340000
v_rndne_f32_e32 v191, v99                                // 633d7e7f
v_rndne_f32_e32 v122, v230                               // e63df47e
v_rndne_f64 v[193:194], v[24:25]                         // v_rndne_f64_e32 v[193:194], v[24:25] // 1833827f
v_rndne_f64_e32 v[167:168], -0.5                         // f1324e7f
v_rsq_f16_e32 v39, v23                                   // 177f4e7e
v_rsq_f16 v9, v26                                        // v_rsq_f16_e32 v9, v26 // 1a7f127e
v_rsq_f32_e32 v187, v40                                  // 2849767f
v_rsq_f32_e32 v48, v91                                   // 5b49607e
v_rsq_f64 v[74:75], v[98:99]                             // v_rsq_f64_e32 v[74:75], v[98:99] // 624d947e
v_rsq_f64 v[225:226], src_shared_base                    // v_rsq_f64_e32 v[225:226], src_shared_base // eb4cc27f
v_sat_pk_u8_i16_e32 v35, v122                            // 7a9f467e
v_sat_pk_u8_i16 v31, v197                                // v_sat_pk_u8_i16_e32 v31, v197 // c59f3e7e
v_screen_partition_4se_b32_e32 v19, v143                 // 8f6f267e
v_screen_partition_4se_b32 v54, -16                      // v_screen_partition_4se_b32_e32 v54, -16 // d06e6c7e
v_sin_f16_e32 v137, v35                                  // 2393127f
v_sin_f16_e32 v202, src_shared_base                      // eb92947f
v_sin_f32_e32 v87, v67                                   // 4353ae7e
v_sin_f32_e32 v171, 0xaf123456                           // ff52567f563412af
v_sqrt_f16_e32 v156, v118                                // 767d387f
v_sqrt_f16 v163, 0xfe0b                                  // v_sqrt_f16_e32 v163, 0xfe0b // ff7c467f0bfe0000
v_sqrt_f32 v19, v206                                     // v_sqrt_f32_e32 v19, v206 // ce4f267e
v_sqrt_f32_e32 v160, v37                                 // 254f407f
v_sqrt_f64_e32 v[99:100], v[203:204]                     // cb51c67e
v_sqrt_f64 v[183:184], v[84:85]                          // v_sqrt_f64_e32 v[183:184], v[84:85] // 54516e7f
v_swap_b32_e32 v126, v254                                // v_swap_b32 v126, v254 // fea3fc7e
v_swap_b32 v112, v78                                     // 4ea3e07e
v_trunc_f16 v214, v26                                    // v_trunc_f16_e32 v214, v26 // 1a8dac7f
v_trunc_f16 v115, v202                                   // v_trunc_f16_e32 v115, v202 // ca8de67e
v_trunc_f32_e32 v102, v20                                // 1439cc7e
v_trunc_f32_e32 v108, ttmp5                              // 7138d87e
v_trunc_f64_e32 v[249:250], v[234:235]                   // ea2ff27f
v_trunc_f64 v[42:43], 1234.5                             // v_trunc_f64_e32 v[42:43], 0x40934a00 // ff2e547e004a9340
