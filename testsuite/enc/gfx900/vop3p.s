v_mad_mix_f32 v47, v16, v194, v239                       // 2f00a0d31085bf07
v_mad_mix_f32 v182, abs(s33), 0.5, v38                   // v_mad_mix_f32 v182, |s33|, 0.5, v38 // b601a0d321e09904
v_mad_mix_f32 v51, |s18|, -|v235|, abs(v239) clamp       // v_mad_mix_f32 v51, |s18|, -|v235|, |v239| clamp // 3387a0d312d6bf47
v_mad_mix_f32 v199, v164, src_pops_exiting_wave_id, v94 op_sel:[1,1,1] op_sel_hi:[0,1,0] clamp // c7b8a0d3a4df7915
v_mad_mix_f32 v124, -v190, -4.0, |v214| op_sel:[1,1,0]   // 7c1ca0d3beef5927
v_mad_mixhi_f16 v28, v4, v221, v233                      // 1c00a2d304bba707
v_mad_mixhi_f16 v54, |v112|, s20, v108 op_sel:[1,0,1] op_sel_hi:[0,0,0] clamp // v_mad_mixhi_f16 v54, |v112|, s20, v108 op_sel:[1,0,1] clamp // 36a9a2d37029b005
v_mad_mixhi_f16 v182, |v6|, abs(v129), 0.5 op_sel_hi:[0,1,0] // v_mad_mixhi_f16 v182, |v6|, |v129|, 0.5 op_sel_hi:[0,1,0] // b603a2d30603c313
v_mad_mixhi_f16 v105, v141, -|v64|, |v31|                // 6906a2d38d817e44
v_mad_mixhi_f16 v65, neg(v203), src_pops_exiting_wave_id, -2 clamp // v_mad_mixhi_f16 v65, -v203, src_pops_exiting_wave_id, -2 clamp // 4180a2d3cbdf0923
v_mad_mixlo_f16 v110, v150, v59, v31                     // 6e00a1d396777e04
v_mad_mixlo_f16 v79, v32, 0, s24                         // 4f00a1d320016100
v_mad_mixlo_f16 v142, v255, 0.15915494, neg(v59) op_sel:[1,0,1] // v_mad_mixlo_f16 v142, v255, 0.15915494, -v59 op_sel:[1,0,1] // 8e28a1d3fff1ed84
v_mad_mixlo_f16 v28, -|v188|, -v204, -2 op_sel:[0,0,1] op_sel_hi:[0,1,0] // 1c21a1d3bc990b73
v_mad_mixlo_f16 v126, v204, neg(v31), 1.0 op_sel:[1,1,0] op_sel_hi:[0,1,0] // v_mad_mixlo_f16 v126, v204, -v31, 1.0 op_sel:[1,1,0] op_sel_hi:[0,1,0] // 7e18a1d3cc3fca53
v_pk_add_f16 v250, v79, v81                              // fa408fd34fa30218
v_pk_add_f16 v211, m0, v238 neg_lo:[0,0] clamp           // v_pk_add_f16 v211, m0, v238 clamp // d3c08fd37cdc0318
v_pk_add_f16 v120, s31, v248                             // 78408fd31ff00318
v_pk_add_f16 v35, v81, 0.5 neg_hi:[1,1]                  // 23438fd351e10118
v_pk_add_f16 v22, 1.0, v114                              // 16408fd3f2e40218
v_pk_add_i16 v90, v30, v93                               // 5a4082d31ebb0218
v_pk_add_i16 v84, s101, v52 op_sel:[0,1] neg_lo:[0,1] neg_hi:[0,1] // 545282d365680258
v_pk_add_i16 v15, 0, src_shared_base op_sel:[0,1] clamp  // 0fd082d380d60118
v_pk_add_i16 v99, v133, s43 neg_hi:[0,1]                 // 634282d385570018
v_pk_add_i16 v156, v102, v47 neg_lo:[1,0] clamp          // 9cc082d3665f0238
v_pk_add_u16 v83, v166, v158                             // 53408ad3a63d0318
v_pk_add_u16 v66, v127, src_private_base neg_hi:[0,0] clamp // v_pk_add_u16 v66, v127, src_private_base clamp // 42c08ad37fdb0118
v_pk_add_u16 v172, v181, -16 op_sel_hi:[1,0] neg_lo:[1,0] // ac408ad3b5a10128
v_pk_add_u16 v135, 0, s48 op_sel:[0,0] neg_lo:[0,0]      // v_pk_add_u16 v135, 0, s48 // 87408ad380600018
v_pk_add_u16 v34, src_pops_exiting_wave_id, v109 neg_hi:[0,1] // 22428ad3efda0218
v_pk_ashrrev_i16 v97, v69, v162                          // 614086d345450318
v_pk_ashrrev_i16 v36, v37, v32 op_sel_hi:[1,0] neg_hi:[0,0] // v_pk_ashrrev_i16 v36, v37, v32 op_sel_hi:[1,0] // 244086d325410208
v_pk_ashrrev_i16 v182, v66, v128 clamp                   // b6c086d342010318
v_pk_ashrrev_i16 v67, v3, vcc_lo op_sel_hi:[0,0] neg_hi:[0,1] // 434286d303d50000
v_pk_ashrrev_i16 v107, v146, v145 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,0] // v_pk_ashrrev_i16 v107, v146, v145 // 6b4086d392230318
v_pk_fma_f16 v121, v107, v92, v14                        // 79408ed36bb93a1c
v_pk_fma_f16 v163, v235, v67, v21 op_sel:[0,0,1] op_sel_hi:[0,0,1] neg_lo:[0,1,1] // a3608ed3eb8756c4
v_pk_fma_f16 v209, v195, src_private_base, v12 op_sel:[1,0,1] neg_lo:[1,1,0] // d1688ed3c3db317c
v_pk_fma_f16 v142, src_pops_exiting_wave_id, 0, v194 op_sel:[0,0,0] neg_lo:[0,0,0] // v_pk_fma_f16 v142, src_pops_exiting_wave_id, 0, v194 // 8e408ed3ef00091f
v_pk_fma_f16 v67, v179, 0.5, s41 op_sel:[0,1,0]          // 43508ed3b3e1a518
v_pk_lshlrev_b16 v227, v144, v231                        // e34084d390cf0318
v_pk_lshlrev_b16 v14, s101, v80 neg_lo:[1,0]             // 0e4084d365a00238
v_pk_lshlrev_b16 v44, 64, src_pops_exiting_wave_id neg_lo:[1,1] // 2c4084d3c0de0178
v_pk_lshlrev_b16 v223, v207, 0 op_sel_hi:[0,0] neg_hi:[1,1] // df4384d3cf010100
v_pk_lshlrev_b16 v72, v85, src_pops_exiting_wave_id op_sel_hi:[0,1] neg_lo:[0,0] neg_hi:[1,0] // v_pk_lshlrev_b16 v72, v85, src_pops_exiting_wave_id op_sel_hi:[0,1] neg_hi:[1,0] // 484184d355df0110
v_pk_lshrrev_b16 v127, v157, v43                         // 7f4085d39d570218
v_pk_lshrrev_b16 v9, v119, 64                            // 094085d377810118
v_pk_lshrrev_b16 v151, v181, s101 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] clamp // v_pk_lshrrev_b16 v151, v181, s101 neg_lo:[0,1] clamp // 97c085d3b5cb0058
v_pk_lshrrev_b16 v222, src_shared_base, v7 op_sel:[0,0]  // v_pk_lshrrev_b16 v222, src_shared_base, v7 // de4085d3eb0e0218
v_pk_lshrrev_b16 v99, src_shared_base, v3 op_sel:[1,0] neg_lo:[1,1] neg_hi:[0,1] // 634a85d3eb060278
v_pk_mad_i16 v190, v187, v247, v201                      // be4080d3bbef271f
v_pk_mad_i16 v64, -1, v17, s101 op_sel:[0,1,1]           // 407080d3c1229619
v_pk_mad_i16 v164, src_pops_exiting_wave_id, 17, v20 op_sel_hi:[1,0,0] // a40080d3ef22510c
v_pk_mad_i16 v168, s67, v14, v107 op_sel_hi:[0,0,0]      // a80080d3431cae05
v_pk_mad_i16 v154, -16, src_execz, v24                   // 9a4080d3d0f8611c
v_pk_mad_u16 v241, v54, v97, v161                        // f14089d336c3861e
v_pk_mad_u16 v222, v109, v155, 64 op_sel:[0,0,0] neg_lo:[1,1,1] neg_hi:[0,1,0] clamp // v_pk_mad_u16 v222, v109, v155, 64 neg_lo:[1,1,1] neg_hi:[0,1,0] clamp // dec289d36d3703fb
v_pk_mad_u16 v68, 0, vcc_hi, v115                        // 444089d380d6cc1d
v_pk_mad_u16 v185, v185, 64, v46 op_sel_hi:[0,1,1] neg_hi:[0,0,1] // b94489d3b981b914
v_pk_mad_u16 v135, v80, v13, v182 op_sel_hi:[1,0,0] neg_lo:[0,0,0] neg_hi:[0,0,0] clamp // v_pk_mad_u16 v135, v80, v13, v182 op_sel_hi:[1,0,0] clamp // 878089d3501bda0e
v_pk_max_f16 v185, v152, v167                            // b94092d3984f0318
v_pk_max_f16 v142, v196, v170 op_sel:[1,1] op_sel_hi:[1,0] // 8e5892d3c4550308
v_pk_max_f16 v231, v135, -1.0 op_sel:[1,1]               // e75892d387e70118
v_pk_max_f16 v133, 0.15915494, v166 op_sel_hi:[0,1]      // 854092d3f84c0310
v_pk_max_f16 v104, v161, s56                             // 684092d3a1710018
v_pk_max_i16 v32, v230, v121                             // 204087d3e6f30218
v_pk_max_i16 v193, v58, exec_lo op_sel_hi:[1,0]          // c14087d33afd0008
v_pk_max_i16 v146, -16, 1                                // 924087d3d0020118
v_pk_max_i16 v27, exec_lo, v58 op_sel_hi:[0,0]           // 1b4087d37e740200
v_pk_max_i16 v184, v57, v243 neg_lo:[0,1]                // b84087d339e70358
v_pk_max_u16 v233, v97, v161                             // e9408cd361430318
v_pk_max_u16 v71, s37, v4 neg_hi:[1,1] clamp             // 47c38cd325080218
v_pk_max_u16 v90, s45, v246 op_sel:[0,0] op_sel_hi:[0,0] // v_pk_max_u16 v90, s45, v246 op_sel_hi:[0,0] // 5a408cd32dec0300
v_pk_max_u16 v25, v83, src_execz op_sel:[0,1] op_sel_hi:[1,1] neg_lo:[1,0] clamp // v_pk_max_u16 v25, v83, src_execz op_sel:[0,1] neg_lo:[1,0] clamp // 19d08cd353f90138
v_pk_max_u16 v14, v14, 1 neg_hi:[0,1]                    // 0e428cd30e030118
v_pk_min_f16 v114, v33, v72                              // 724091d321910218
v_pk_min_f16 v52, v106, src_private_base neg_lo:[0,0]    // v_pk_min_f16 v52, v106, src_private_base // 344091d36adb0118
v_pk_min_f16 v97, v95, v23 op_sel_hi:[0,0]               // 614091d35f2f0200
v_pk_min_f16 v207, v61, v106 op_sel_hi:[0,0]             // cf4091d33dd50200
v_pk_min_f16 v236, src_private_base, v214 op_sel:[0,1] neg_hi:[1,1] // ec5391d3edac0318
v_pk_min_i16 v46, v10, v52                               // 2e4088d30a690218
v_pk_min_i16 v189, 17, s12 op_sel:[0,0] op_sel_hi:[0,1] neg_lo:[1,0] clamp // v_pk_min_i16 v189, 17, s12 op_sel_hi:[0,1] neg_lo:[1,0] clamp // bdc088d391180030
v_pk_min_i16 v102, v175, v220 op_sel_hi:[1,1] neg_lo:[0,0] clamp // v_pk_min_i16 v102, v175, v220 clamp // 66c088d3afb90318
v_pk_min_i16 v197, 17, v19 op_sel:[1,1] op_sel_hi:[0,1] neg_lo:[1,0] // c55888d391260230
v_pk_min_i16 v252, v6, v160 op_sel_hi:[0,1] neg_hi:[1,0] // fc4188d306410310
v_pk_min_u16 v223, v57, v16                              // df408dd339210218
v_pk_min_u16 v197, v34, v182 op_sel_hi:[1,0] neg_lo:[0,0] clamp // v_pk_min_u16 v197, v34, v182 op_sel_hi:[1,0] clamp // c5c08dd3226d0308
v_pk_min_u16 v230, v187, v122 op_sel:[0,1] neg_lo:[0,0]  // v_pk_min_u16 v230, v187, v122 op_sel:[0,1] // e6508dd3bbf50218
v_pk_min_u16 v182, v218, v131                            // b6408dd3da070318
v_pk_min_u16 v4, -16, src_execz neg_lo:[1,0]             // 04408dd3d0f80138
v_pk_mul_f16 v165, v168, v220                            // a54090d3a8b90318
v_pk_mul_f16 v252, s64, v155 op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[1,1] clamp // v_pk_mul_f16 v252, s64, v155 neg_lo:[0,1] neg_hi:[1,1] clamp // fcc390d340360358
v_pk_mul_f16 v241, v125, 1.0 op_sel_hi:[1,1]             // v_pk_mul_f16 v241, v125, 1.0 // f14090d37de50118
v_pk_mul_f16 v61, 1.0, 0.15915494 neg_lo:[1,1]           // 3d4090d3f2f00178
v_pk_mul_f16 v181, v62, v32 neg_hi:[0,0]                 // v_pk_mul_f16 v181, v62, v32 // b54090d33e410218
v_pk_mul_lo_u16 v109, v86, v105                          // 6d4081d356d30218
v_pk_mul_lo_u16 v12, 64, s63 op_sel_hi:[0,0] neg_hi:[0,0] // v_pk_mul_lo_u16 v12, 64, s63 op_sel_hi:[0,0] // 0c4081d3c07e0000
v_pk_mul_lo_u16 v170, 17, s55 neg_lo:[0,1] neg_hi:[0,0]  // v_pk_mul_lo_u16 v170, 17, s55 neg_lo:[0,1] // aa4081d3916e0058
v_pk_mul_lo_u16 v235, v139, 1 op_sel:[0,1] neg_lo:[1,1] neg_hi:[0,0] // v_pk_mul_lo_u16 v235, v139, 1 op_sel:[0,1] neg_lo:[1,1] // eb5081d38b030178
v_pk_mul_lo_u16 v96, v100, v134                          // 604081d3640d0318
v_pk_sub_i16 v0, v143, v183                              // 004083d38f6f0318
v_pk_sub_i16 v133, -1, v249 op_sel:[1,0] neg_lo:[0,1]    // 854883d3c1f20358
v_pk_sub_i16 v3, s13, v145                               // 034083d30d220318
v_pk_sub_i16 v73, v158, s73 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[0,0] neg_hi:[1,1] // v_pk_sub_i16 v73, v158, s73 op_sel:[1,1] op_sel_hi:[0,0] neg_hi:[1,1] // 495b83d39e930000
v_pk_sub_i16 v179, v204, v172 op_sel:[1,0] neg_lo:[0,0]  // v_pk_sub_i16 v179, v204, v172 op_sel:[1,0] // b34883d3cc590318
v_pk_sub_u16 v60, v79, v171                              // 3c408bd34f570318
v_pk_sub_u16 v187, v63, v202                             // bb408bd33f950318
v_pk_sub_u16 v54, v165, 64 op_sel:[0,0] clamp            // v_pk_sub_u16 v54, v165, 64 clamp // 36c08bd3a5810118
v_pk_sub_u16 v146, v80, v89 op_sel_hi:[0,1]              // 92408bd350b30210
v_pk_sub_u16 v106, -1, v146 op_sel:[0,1]                 // 6a508bd3c1240318
