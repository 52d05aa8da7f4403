v_med3_f32 v0, s0, s0, s1                                // v_med3_num_f32 v0, s0, s0, s1 // 000031d600000400
v_med3_f16 v255, v1, v2, v3                              // v_med3_num_f16 v255.l, v1.l, v2.l, v3.l // ff0032d601050e04
v_cvt_pk_fp8_f32 v1, -v2, |v3|                           // v_cvt_pk_fp8_f32 v1.l, -v2, |v3| // 010269d702070222
v_med3_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0]    // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050032d6fa040e04011b00ff
v_med3_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3]    // v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050031d6fa040e0401e400ff
v_cvt_pk_fp8_f32 v1, v2, v3                              // v_cvt_pk_fp8_f32 v1.l, v2, v3 // 010069d702070202
v_cvt_sr_fp8_f32 v5, -|v255|, v4                         // 05016bd7ff090222
v_cvt_sr_bf8_f32 v5, -|v255|, v4                         // 05016cd7ff090222
v_max3_num_f16 v5, v1, v2, s3                            // v_max3_num_f16 v5.l, v1.l, v2.l, s3 // 05004cd601050e00
v_max3_num_f16 v5, |exec_lo|, -1, vcc_hi                 // v_max3_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 05014cd67e82ad01
v_max3_num_f16 v5, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // v_max3_num_f16 v5.h, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // 057d4cd67ff8a8a1
v_max3_num_f16 v5, -src_scc, |vcc_lo|, -1 op_sel:[0,0,1,0] // v_max3_num_f16 v5.l, -src_scc, |vcc_lo|, -1 op_sel:[0,0,1,0] // 05224cd6fdd40423
v_max3_num_f32 v5, vcc_hi, 0xaf123456, v255              // 05001cd66bfefd07563412af
v_max3_num_f32 v5, |exec_lo|, -1, vcc_hi                 // 05011cd67e82ad01
v_maxmin_num_f16 v5, v255, s2, s105                      // v_maxmin_num_f16 v5.l, v255.l, s2, s105 // 050060d6ff05a401
v_maxmin_num_f16 v5, |exec_lo|, -1, vcc_hi               // v_maxmin_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 050160d67e82ad01
v_maxmin_num_f16 v5, -|exec_hi|, null, -|vcc_lo|         // v_maxmin_num_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 050560d67ff8a8a1
v_maxmin_num_f16 v5, null, exec_lo, -|0xfe0b|            // v_maxmin_num_f16 v5.l, null, exec_lo, -|0xfe0b| // 050460d67cfcfc830bfe0000
v_maxmin_num_f32 v5, v255, s2, s105                      // 05005ed6ff05a401
v_maxmin_num_f32 v5, s105, s105, exec_lo                 // 05005ed669d2f801
v_maxmin_num_f32 v5, vcc_lo, ttmp15, v3                  // 05005ed66af60c04
v_maxmin_num_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|    // 05075ed67bfaede1
v_med3_num_f16 v5, v255, s2, s105                        // v_med3_num_f16 v5.l, v255.l, s2, s105 // 050032d6ff05a401
v_med3_num_f16 v5, s105, s105, exec_lo                   // v_med3_num_f16 v5.l, s105, s105, exec_lo // 050032d669d2f801
v_med3_num_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // v_med3_num_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 050732d67bfaede1
v_med3_num_f16 v5, |exec_lo|, -1, vcc_hi                 // v_med3_num_f16 v5.l, |exec_lo|, -1, vcc_hi // 050132d67e82ad01
v_med3_num_f32 v5, v1, v2, s3                            // 050031d601050e00
v_med3_num_f32 v5, vcc_lo, ttmp15, v3                    // 050031d66af60c04
v_med3_num_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // 050731d67bfaede1
v_med3_num_f32 v5, null, exec_lo, -|0xaf123456|          // 050431d67cfcfc83563412af
v_min3_num_f16 v5, s1, v255, exec_hi                     // v_min3_num_f16 v5.l, s1, v255.l, exec_hi // 050049d601feff01
v_min3_num_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // v_min3_num_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 050749d67bfaede1
v_min3_num_f16 v5, 0.5, -m0, 0.5 op_sel:[0,1,0,0]        // v_min3_num_f16 v5.l, 0.5, -m0, 0.5 op_sel:[0,1,0,0] // 051049d6f0fac043
v_min3_num_f32 v5, v255, s2, s105                        // 050019d6ff05a401
v_min3_num_f32 v5, null, exec_lo, -|0xaf123456|          // 050419d67cfcfc83563412af
v_min3_num_f32 v5, -1, -|exec_hi|, -|src_scc|            // 050619d6c1fef4c3
v_minmax_num_f16 v5, v255, s2, s105                      // v_minmax_num_f16 v5.l, v255.l, s2, s105 // 050061d6ff05a401
v_minmax_num_f16 v5, m0, 0.5, m0                         // v_minmax_num_f16 v5.l, m0, 0.5, m0 // 050061d67de0f501
v_minmax_num_f16 v5, -|exec_hi|, null, -|vcc_lo|         // v_minmax_num_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 050561d67ff8a8a1
v_minmax_num_f16 v5, 0.5, -m0, 0.5 mul:2                 // v_minmax_num_f16 v5.l, 0.5, -m0, 0.5 mul:2 // 050061d6f0fac04b
v_minmax_num_f32 v5, v255, s2, s105                      // 05005fd6ff05a401
v_minmax_num_f32 v5, s1, v255, exec_hi                   // 05005fd601feff01
v_minmax_num_f32 v5, s105, s105, exec_lo                 // 05005fd669d2f801
v_minmax_num_f32 v5, |exec_lo|, -1, vcc_hi               // 05015fd67e82ad01
v_minimum_f32 v5, s1, s2                                 // 050065d701040002
v_minimum_f32 v5, m0, 0.5                                // 050065d77de00102
v_minimum_f32 v5, |exec_hi|, null                        // 050165d77ff80002
v_minimum_f32 v5, -1, exec_hi                            // 050065d7c1fe0002
v_maximum_f32 v5, v255, v255                             // 050066d7ffff0302
v_maximum_f32 v5, vcc_hi, 0xaf123456                     // 050066d76bfe0102563412af
v_maximum_f32 v5, null, exec_lo                          // 050066d77cfc0002
v_maximum_f32 v5, 0.5, -m0                               // 050066d7f0fa0042
v_minimum_f16 v5, v1, v2                                 // v_minimum_f16 v5.l, v1.l, v2.l // 050067d701050202
v_minimum_f16 v5, m0, 0.5                                // v_minimum_f16 v5.l, m0, 0.5 // 050067d77de00102
v_minimum_f16 v5, null, exec_lo                          // v_minimum_f16 v5.l, null, exec_lo // 050067d77cfc0002
v_maximum_f16 v5, v1, v2                                 // v_maximum_f16 v5.l, v1.l, v2.l // 050068d701050202
v_maximum_f16 v5, |exec_hi|, null                        // v_maximum_f16 v5.l, |exec_hi|, null // 050168d77ff80002
v_maximum_f16 v5, null, exec_lo                          // v_maximum_f16 v5.l, null, exec_lo // 050068d77cfc0002
v_minimum_f64 v[5:6], v[1:2], v[3:4]                     // 050041d701070202
v_minimum_f64 v[5:6], |exec|, null                       // 050141d77ef80002
v_minimum_f64 v[5:6], 0.5, -vcc                          // 050041d7f0d40042
v_minimum_f64 v[254:255], -|2|, -|vcc|                   // fe0341d782d40062
v_maximum_f64 v[5:6], s[6:7], s[4:5]                     // 050042d706080002
v_maximum_f64 v[5:6], vcc, 0xaf121234                    // 050042d76afe0102341212af
v_maximum_f64 v[5:6], ttmp[14:15], src_scc               // 050042d77afa0102
v_maximum_f64 v[5:6], |exec|, null                       // 050142d77ef80002
v_minimum3_f32 v5, s1, v255, exec_hi                     // 05002dd601feff01
v_minimum3_f32 v5, s105, s105, exec_lo                   // 05002dd669d2f801
v_minimum3_f32 v5, null, exec_lo, -|0xaf123456|          // 05042dd67cfcfc83563412af
v_minimum3_f32 v5, -1, -|exec_hi|, -|src_scc|            // 05062dd6c1fef4c3
v_maximum3_f32 v5, v1, v2, s3                            // 05002ed601050e00
v_maximum3_f32 v5, s1, v255, exec_hi                     // 05002ed601feff01
v_maximum3_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // 05072ed67bfaede1
v_maximum3_f32 v5, m0, 0.5, m0                           // 05002ed67de0f501
v_minimum3_f16 v5, v1, v2, s3                            // v_minimum3_f16 v5.l, v1.l, v2.l, s3 // 05002fd601050e00
v_minimum3_f16 v5, s1, v255, exec_hi                     // v_minimum3_f16 v5.l, s1, v255.l, exec_hi // 05002fd601feff01
v_minimum3_f16 v5, |exec_lo|, -1, vcc_hi                 // v_minimum3_f16 v5.l, |exec_lo|, -1, vcc_hi // 05012fd67e82ad01
v_minimum3_f16 v5, null, exec_lo, -|0xaf12|              // v_minimum3_f16 v5.l, null, exec_lo, -|0xaf12| // 05042fd67cfcfc8312af0000
v_maximum3_f16 v5, v1, v2, s3                            // v_maximum3_f16 v5.l, v1.l, v2.l, s3 // 050030d601050e00
v_maximum3_f16 v5, vcc_hi, 0xaf12, v255                  // v_maximum3_f16 v5.l, vcc_hi, 0xaf12, v255.l // 050030d66bfefd0712af0000
v_maximum3_f16 v5, |exec_lo|, -1, vcc_hi                 // v_maximum3_f16 v5.l, |exec_lo|, -1, vcc_hi // 050130d67e82ad01
v_maximum3_f16 v5, -|exec_hi|, null, -|vcc_lo|           // v_maximum3_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 050530d67ff8a8a1
v_maximumminimum_f32 v5, v1, v2, s3                      // 05006dd601050e00
v_maximumminimum_f32 v5, -|exec_hi|, null, -|vcc_lo|     // 05056dd67ff8a8a1
v_maximumminimum_f32 v5, -1, -|exec_hi|, -|src_scc|      // 05066dd6c1fef4c3
v_maximumminimum_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff836dd6ffd6f079563412af
v_minimummaximum_f32 v5, s1, v255, exec_hi               // 05006cd601feff01
v_minimummaximum_f32 v5, vcc_lo, ttmp15, v3              // 05006cd66af60c04
v_minimummaximum_f32 v5, -1, -|exec_hi|, -|src_scc|      // 05066cd6c1fef4c3
v_minimummaximum_f32 v5, 0.5, -m0, 0.5 mul:2             // 05006cd6f0fac04b
v_maximumminimum_f16 v5, v1, v2, s3                      // v_maximumminimum_f16 v5.l, v1.l, v2.l, s3 // 05006fd601050e00
v_maximumminimum_f16 v5, |exec_lo|, -1, vcc_hi           // v_maximumminimum_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016fd67e82ad01
v_maximumminimum_f16 v5, -|exec_hi|, null, -|vcc_lo|     // v_maximumminimum_f16 v5.l, -|exec_hi|, null, -|vcc_lo| // 05056fd67ff8a8a1
v_minimummaximum_f16 v5, s105, s105, exec_lo             // v_minimummaximum_f16 v5.l, s105, s105, exec_lo // 05006ed669d2f801
v_minimummaximum_f16 v5, vcc_hi, 0xaf12, v255            // v_minimummaximum_f16 v5.l, vcc_hi, 0xaf12, v255.l // 05006ed66bfefd0712af0000
v_minimummaximum_f16 v5, |exec_lo|, -1, vcc_hi           // v_minimummaximum_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016ed67e82ad01
v_minimummaximum_f16 v5, -1, -|exec_hi|, -|src_scc|      // v_minimummaximum_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05066ed6c1fef4c3
v_cvt_pk_bf8_f32_e64_dpp v6, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // v_cvt_pk_bf8_f32_e64_dpp v6.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 06026ad7fa060220021b00ed
v_cvt_pk_bf8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_bf8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 01026ad7fa060220021b002d
v_cvt_pk_fp8_f32_e64_dpp v1, -v6, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v6, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 010269d7fa060220061b00ed
v_cvt_pk_fp8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 010269d7fa060220021b002d
v_cvt_pk_fp8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // 010269d7fa060220021b00e5
v_cvt_sr_bf8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 01006cd7fa060220021b00ed
v_cvt_sr_bf8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0x5 // 01006cd7fa060220021b00e5
v_cvt_sr_fp8_f32_e64_dpp v1, -v2, v255 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 01006bd7fafe0320021b00ed
v_cvt_sr_fp8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 01006bd7fa060220021b002d
v_max3_num_f16_e64_dpp v5, v1, v2, v3 row_mirror         // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 05004cd6fa040e04014001ff
v_max3_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 05004cd6fa04fe07014101ff
v_max3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_max3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001cd6fa040e04011b00ff
v_max3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15  // v_max3_num_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 05011cd6fa04ee81011f01ff
v_max3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 // v_max3_num_f32_e64_dpp v5, -v1, v2, |exec_lo| row_ror:15 row_mask:0xf bank_mask:0xf // 05041cd6fa04fa21012f01ff
v_max3_num_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05051cd6fa0406ab015f0101
v_maxmin_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050060d6fa040e0401e400ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, v3 row_mirror       // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 050060d6fa040e04014001ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 050060d6fa04fe07014101ff
v_maxmin_num_f16_e64_dpp v5, v1, v2, vcc_hi row_shl:15   // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050060d6fa04ae01010f01ff
v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05005ed6fa040e0401e400ff
v_maxmin_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1    // v_maxmin_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 05005ed6fa04aa01011101ff
v_med3_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050032d6fa040e0401e400ff
v_med3_num_f16_e64_dpp v5, v1, v2, v3 row_mirror         // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 050032d6fa040e04014001ff
v_med3_num_f16_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1  // v_med3_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050232d6fa04fe41012101ff
v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_med3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050031d6fa040e0401e400ff
v_med3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_med3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050031d6fa04fe07014101ff
v_med3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15     // v_med3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050031d6fa04ae01010f01ff
v_med3_num_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1  // v_med3_num_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050231d6fa04fe41012101ff
v_min3_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050049d6fa040e0401e400ff
v_min3_num_f16_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 050049d6fa04fe07014101ff
v_min3_num_f16_e64_dpp v5, v1, v2, s105 row_shl:1        // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050049d6fa04a601010101ff
v_min3_num_f16_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15  // v_min3_num_f16_e64_dpp v5.l, |v1.l|, v2.l, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 050149d6fa04ee81011f01ff
v_min3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] // v_min3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050019d6fa040e0401e400ff
v_min3_num_f32_e64_dpp v5, v1, v2, v3 row_mirror         // v_min3_num_f32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050019d6fa040e04014001ff
v_min3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror  // v_min3_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 050019d6fa04fe07014101ff
v_min3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15     // v_min3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050019d6fa04ae01010f01ff
v_minmax_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050061d6fa040e04011b00ff
v_minmax_num_f16_e64_dpp v5, -|v1|, -|v2|, null row_share:0 row_mask:0xf bank_mask:0xf // v_minmax_num_f16_e64_dpp v5.l, -|v1.l|, -|v2.l|, null row_share:0 row_mask:0xf bank_mask:0xf // 050361d6fa04f261015001ff
v_minmax_num_f16_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_minmax_num_f16_e64_dpp v5.l, -|v1.l|, v2.l, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050561d6fa0406ab015f0101
v_minmax_num_f16_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_minmax_num_f16_e64_dpp v5.l, v1.l, -|v2.l|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050661d6fa04c2d301600913
v_minmax_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] // v_minmax_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05005fd6fa040e04011b00ff
v_minmax_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror // v_minmax_num_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05005fd6fa04fe07014101ff
v_minmax_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1      // v_minmax_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05005fd6fa04a601010101ff
v_minmax_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15   // v_minmax_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 05005fd6fa04ae01010f01ff
v_max3_num_f16_e64_dpp v5, -v1, v2, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // v_max3_num_f16_e64_dpp v5.h, -v1.h, v2.h, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // 057c4cd6fa04fa21012f01ff
v_max3_num_f16_e64_dpp v5, -|v1|, v2, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // v_max3_num_f16_e64_dpp v5.l, -|v1.l|, v2.h, -|-1| op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // 05154cd6fa0406a3015f0101
v_med3_num_f16_e64_dpp v5, -v1, v2, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // v_med3_num_f16_e64_dpp v5.h, -v1.h, v2.h, |exec_lo| op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // 057c32d6fa04fa21012f01ff
v_minimum_f16 v5, v1, v2 quad_perm:[3,2,1,0]             // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050067d7fa040200011b00ff
v_maximum_f16 v5, v1, v2 quad_perm:[3,2,1,0]             // v_maximum_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050068d7fa040200011b00ff
v_maximumminimum_f16 v5, v1, v2, v3 quad_perm:[3,2,1,0]  // v_maximumminimum_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05006fd6fa040e04011b00ff
v_cvt_pk_bf8_f32_e64_dpp v5, -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cvt_pk_bf8_f32_e64_dpp v5.l, -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05026ad7ea04022001773905
v_cvt_sr_bf8_f32_e64_dpp v255, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] // ff016cd7e9fe0320ff000000
v_maxmin_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05005ed6e9040e0401773905
v_maxmin_num_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 dpp8:[7,6,5,4,3,2,1,0] // 05055ed6e90406ab01773905
v_med3_f16 v161, -|src_scc|, |s8|, src_scc op_sel:[1,0,0,1] // v_med3_num_f16 v161.h, -|src_scc|, |s8|, src_scc op_sel:[1,0,0,1] // a14b32d6fd10f423
v_med3_f16 v181, v0, -|src_scc|, -|vcc_hi| op_sel:[1,0,1,1] clamp // v_med3_num_f16 v181.h, v0.h, -|src_scc|, -|vcc_hi| op_sel:[1,0,1,1] clamp // b5ee32d600fbadc1
v_med3_f32 v113, null, |src_shared_base|, -|0xfe0b|      // v_med3_num_f32 v113, null, |src_shared_base|, -|0xfe0b| // 710631d67cd6fd830bfe0000
v_med3_f32 v109, v1, |-4.0|, vcc_lo                      // v_med3_num_f32 v109, v1, |-4.0|, vcc_lo // 6d0231d601efa901
