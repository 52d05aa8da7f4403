v_dot2_f32_f16 v246, v8, v196, v255                      // f64013cc0889ff1f
v_dot2_f32_f16 v157, v48, -1.0, v96 op_sel:[0,0,0] neg_hi:[0,0,1] // v_dot2_f32_f16 v157, v48, -1.0, v96 neg_hi:[0,0,1] // 9d4413cc30e7811d
v_dot2_i32_i16 v114, v0, v146, v111                      // 724014cc0025bf1d
v_dot2_i32_i16 v47, v252, v255, v88 neg_hi:[1,0,1]       // 2f4514ccfcff631d
v_dot2_u32_u16 v81, v149, v101, v191                     // 514015cc95cbfe1e
v_dot2_u32_u16 v255, -16, -20, v255 neg_lo:[0,0,1] neg_hi:[0,1,1] // v_dot2_u32_u16 v255, -16, 0xffffffec, v255 neg_lo:[0,0,1] neg_hi:[0,1,1] // ff4615ccd0fefd9fecffffff
v_dot4_i32_i8 v0, v0, v255, v63                          // 004016cc00ffff1c
v_dot4_i32_i8 v241, 65, v150, v148 clamp                 // v_dot4_i32_i8 v241, 0x41, v150, v148 clamp // f1c016ccff2c531e41000000
v_dot4_u32_u8 v124, v151, v0, v150                       // 7c4017cc97015a1e
v_dot4_u32_u8 v4, 64, s58, ttmp5 op_sel:[0,1,0] op_sel_hi:[0,0,0] neg_lo:[0,0,1] clamp // 049017ccc074c481
v_dot8_i32_i4 v169, v0, v30, v219                        // a94018cc003d6e1f
v_dot8_i32_i4 v66, v0, v65, s100 op_sel_hi:[1,1,1] clamp // v_dot8_i32_i4 v66, v0, v65, s100 clamp // 42c018cc00839219
v_dot8_u32_u4 v78, v136, v228, v125                      // 4e4019cc88c9f71d
v_dot8_u32_u4 v179, v90, v0, s8 op_sel_hi:[0,1,1] neg_lo:[1,0,1] neg_hi:[0,0,1] // b34419cc5a0122b0
v_fma_mix_f32 v20, v150, v59, v255                       // 140020cc9677fe07
v_fma_mix_f32 v68, 64, |v53|, -v255                      // 440220ccc06afe87
v_fma_mixhi_f16 v255, v200, v111, v189                   // ff0022ccc8dff606
v_fma_mixhi_f16 v102, |s41|, 0.5, v132                   // 660122cc29e01106
v_fma_mixlo_f16 v76, v255, v222, v10                     // 4c0021ccffbd2b04
v_fma_mixlo_f16 v217, 2.0, -v0, |v186| op_sel_hi:[1,1,0] clamp // d98421ccf400ea5e
v_pk_add_f16 v126, v217, v212                            // 7e400fccd9a9031a
v_pk_add_f16 v88, v68, s99 op_sel:[1,0] neg_lo:[1,1] clamp // 58c80fcc44c7007a
v_pk_add_i16 v191, v189, v133                            // bf4002ccbd0b031a
v_pk_add_i16 v96, ttmp5, v142 neg_lo:[0,0] neg_hi:[1,0]  // v_pk_add_i16 v96, ttmp5, v142 neg_hi:[1,0] // 604102cc711c031a
v_pk_add_u16 v27, v19, v41                               // 1b400acc1353021a
v_pk_add_u16 v22, -20, 64                                // v_pk_add_u16 v22, 0xffffffec, 64 // 16400accff80011aecffffff
v_pk_ashrrev_i16 v128, v0, v123                          // 804006cc00f7021a
v_pk_ashrrev_i16 v255, 1, -20 op_sel_hi:[0,1] clamp      // v_pk_ashrrev_i16 v255, 1, 0xffffffec op_sel_hi:[0,1] clamp // ffc006cc81fe0112ecffffff
v_pk_fma_f16 v153, v0, v0, v30                           // 99400ecc00017a1c
v_pk_fma_f16 v19, 10.0, v3, src_pops_exiting_wave_id op_sel:[0,1,1] neg_lo:[1,0,0] clamp // v_pk_fma_f16 v19, 0x4900, v3, src_pops_exiting_wave_id op_sel:[0,1,1] neg_lo:[1,0,0] clamp // 13f00eccff06be3b00490000
v_pk_lshlrev_b16 v165, v74, v100                         // a54004cc4ac9021a
v_pk_lshlrev_b16 v255, s53, s37 clamp                    // ffc004cc354a001a
v_pk_lshrrev_b16 v213, v0, v118                          // d54005cc00ed021a
v_pk_lshrrev_b16 v0, s0, v56 op_sel:[1,0] neg_lo:[0,1] neg_hi:[1,0] // 004905cc0070025a
v_pk_mad_i16 v0, v36, v255, v0                           // 004000cc24ff031c
v_pk_mad_i16 v225, -20, -16, 0 neg_lo:[1,0,0] clamp      // v_pk_mad_i16 v225, 0xffffffec, -16, 0 neg_lo:[1,0,0] clamp // e1c000ccffa0013aecffffff
v_pk_mad_u16 v97, v68, v174, v255                        // 614009cc445dff1f
v_pk_mad_u16 v0, s2, exec_lo, -5 neg_hi:[1,0,1] clamp    // 00c509cc02fc141b
v_pk_max_f16 v0, v72, v85                                // 004012cc48ab021a
v_pk_max_f16 v13, s51, 10.0 op_sel_hi:[1,0] neg_lo:[0,0] clamp // v_pk_max_f16 v13, s51, 0x4900 op_sel_hi:[1,0] clamp // 0dc012cc33fe010a00490000
v_pk_max_i16 v52, v0, v0                                 // 344007cc0001021a
v_pk_max_i16 v255, -16, 0 neg_hi:[1,1]                   // ff4307ccd000011a
v_pk_max_u16 v255, v213, v255                            // ff400cccd5ff031a
v_pk_max_u16 v226, 0x3456, v159 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[0,1] neg_hi:[1,0] // e2590cccff3e034256340000
v_pk_min_f16 v155, v39, v53                              // 9b4011cc276b021a
v_pk_min_f16 v155, v90, v236 neg_lo:[1,1] neg_hi:[1,1]   // 9b4311cc5ad9037a
v_pk_min_i16 v23, v182, v188                             // 174008ccb679031a
v_pk_min_i16 v40, 1000, s102 neg_hi:[0,0]                // v_pk_min_i16 v40, 0x3e8, s102 // 284008ccffcc001ae8030000
v_pk_min_u16 v33, v149, v159                             // 21400dcc953f031a
v_pk_min_u16 v114, v255, 1 op_sel_hi:[0,1]               // 72400dccff030112
v_pk_mul_f16 v168, v198, v94                             // a84010ccc6bd021a
v_pk_mul_f16 v0, v0, v66 op_sel:[0,0] op_sel_hi:[1,1] neg_lo:[0,1] neg_hi:[0,0] clamp // v_pk_mul_f16 v0, v0, v66 neg_lo:[0,1] clamp // 00c010cc0085025a
v_pk_mul_lo_u16 v127, v223, v185                         // 7f4001ccdf73031a
v_pk_mul_lo_u16 v32, v41, s61 op_sel_hi:[0,1] neg_lo:[0,0] neg_hi:[1,1] // v_pk_mul_lo_u16 v32, v41, s61 op_sel_hi:[0,1] neg_hi:[1,1] // 204301cc297b0012
v_pk_sub_i16 v133, v109, v15                             // 854003cc6d1f021a
v_pk_sub_i16 v54, m0, v141 neg_lo:[1,1]                  // 364003cc7c1a037a
v_pk_sub_u16 v236, v60, v227                             // ec400bcc3cc7031a
v_pk_sub_u16 v168, v0, v82 neg_lo:[0,0]                  // v_pk_sub_u16 v168, v0, v82 // a8400bcc00a5021a
