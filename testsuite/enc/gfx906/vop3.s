v_add_co_u32_e64 v0, vcc, src_private_base, 1            // 006a19d1ed020100
v_bfm_b32 v185, v4, v72                                  // b90093d204910200
v_ceil_f64_e64 v[122:123], 4.0                           // 7a0058d1f6000000
v_cmp_eq_f64_e64 s[0:1], v[0:1], v[121:122] clamp        // 008062d000f30200
v_cmp_eq_i32_e64 s[40:41], src_execz, v220               // 2800c2d0fcb80300
v_cmp_eq_u64_e64 vcc, v[75:76], v[8:9]                   // 6a00ead04b110200
v_cmp_f_i16_e64 s[64:65], v19, s101                      // 4000a0d013cb0000
v_cmp_gt_u64_e64 s[74:75], 32, 1                         // 4a00ecd0a0020100
v_cmp_lg_f16_e64 s[8:9], 64, |src_shared_base|           // 080225d0c0d60100
v_cmp_lt_u16_e64 s[78:79], v187, s10                     // 4e00a9d0bb150000
v_cmp_ne_i32_e64 xnack_mask, v90, v92                    // 6800c5d05ab90200
v_cmp_ne_i64_e64 s[10:11], v[193:194], 64                // 0a00e5d0c1810100
v_cmp_ne_u32_e64 s[44:45], v216, v31                     // 2c00cdd0d83f0200
v_cmp_ngt_f32_e64 s[96:97], -lds_direct, neg(ttmp15)     // v_cmp_ngt_f32_e64 s[96:97], -src_lds_direct, -ttmp15 // 60004bd0fef60060
v_cmp_nle_f16_e64 flat_scratch, -v0, v41                 // 66002cd000530220
v_cmp_nlg_f64_e64 exec, 0.5, v[181:182] clamp            // 7e806ad0f06a0300
v_cmp_nlt_f32_e64 vcc, -v58, 0.5                         // 6a004ed03ae10120
v_cmp_o_f32_e64 vcc, v173, -1.0                          // 6a0047d0ade70100
v_cmp_o_f64_e64 vcc, v[112:113], v[226:227]              // 6a0067d070c50300
v_cmp_t_u16_e64 s[26:27], s0, 0                          // 1a00afd000000100
v_cmpx_f_i32_e64 vcc, s33, v128                          // 6a00d0d021000300
v_cmpx_ge_f64_e64 vcc, -v[93:94], 2.0                    // 6a0076d05de90120
v_cmpx_gt_f32_e64 s[48:49], 0.15915494, v127             // 300054d0f8fe0200
v_cmpx_gt_f64_e64 vcc, v[68:69], v[126:127]              // 6a0074d044fd0200
v_cmpx_gt_i64_e64 s[76:77], v[254:255], exec             // 4c00f4d0fefd0000
v_cmpx_gt_u32_e64 flat_scratch, v221, v250               // 6600dcd0ddf50300
v_cmpx_le_f64_e64 s[96:97], -|v[55:56]|, -v[0:1]         // 600173d037010260
v_cmpx_le_u64_e64 s[52:53], 17, 64                       // 3400fbd091800100
v_cmpx_lg_f16_e64 s[0:1], |src_vccz|, -0.5               // 000135d0fbe20100
v_cmpx_lg_f32_e64 vcc, v134, v100                        // 6a0055d086c90200
v_cmpx_lt_f32_e64 vcc, v0, v255                          // 6a0051d000ff0300
v_cmpx_lt_u64_e64 vcc, v[164:165], s[84:85]              // 6a00f9d0a4a90000
v_cmpx_ne_i16_e64 s[84:85], s101, v0                     // 5400b5d065000200
v_cmpx_neq_f16_e64 vcc, v3, v144                         // 6a003dd003210300
v_cmpx_neq_f32_e64 vcc, -|m0|, v0 clamp                  // 6a815dd07c000220
v_cmpx_nlg_f32_e64 vcc, -0.5, -|v255| clamp              // 6a825ad0f1fe0340
v_cmpx_nlt_f16_e64 s[52:53], -v107, neg(v43)             // v_cmpx_nlt_f16_e64 s[52:53], -v107, -v43 // 34003ed06b570260
v_cmpx_nlt_f64_e64 s[22:23], abs(s[0:1]), -v[135:136]    // v_cmpx_nlt_f64_e64 s[22:23], |s[0:1]|, -v[135:136] // 16017ed0000e0340
v_cmpx_t_i64_e64 vcc, s[0:1], 64                         // 6a00f7d000800100
v_cos_f32_e64 v187, -|v112| mul:4                        // bb016ad170010030
v_cubeid_f32 v4, |v212|, -v105, s0                       // 0401c4d1d4d30240
v_cvt_f16_u16_e64 v49, 0 clamp                           // 318079d180000000
v_cvt_f32_f16_e64 v158, v44                              // 9e004bd12c010000
v_cvt_f32_i32_e64 v59, 17 clamp                          // 3b8045d191000000
v_cvt_f32_ubyte0_e64 v8, 32 div:2                        // 080051d1a0000018
v_cvt_f64_i32_e64 v[65:66], src_vccz mul:4               // 410044d1fb000010
v_cvt_f64_u32_e64 v[95:96], v0 clamp                     // 5f8056d100010000
v_cvt_pk_u8_f32 v2, v153, v255, v0                       // 0200ddd199ff0304
v_cvt_u32_f32_e64 v64, v24 div:2                         // 400047d118010018
v_exp_f16_e64 v72, src_vccz div:2                        // 480081d1fb000018
v_fma_f64 v[30:31], -0.5, -2, src_shared_limit           // 1e00ccd1f184b103
v_fmac_f32_e64 v255, |v139|, v252 mul:4                  // ff013bd18bf90310
v_fract_f32_e64 v146, flat_scratch_lo div:2              // 92005bd166000018
v_interp_p2_f16 v226, v235, attr1.w, v214                // e20077d2c1d65b07
v_lshlrev_b16_e64 v229, src_private_base, v74            // e5002ad1ed940200
v_mac_f16_e64 v249, -v255, -0.5                          // f90023d1ffe30120
v_mac_f32_e64 v0, src_pops_exiting_wave_id, abs(v84) mul:2 // v_mac_f32_e64 v0, src_pops_exiting_wave_id, |v84| mul:2 // 000216d1efa80208
v_mad_f16 v160, v0, -exec_lo, -4.0 clamp mul:2           // a08003d200fddc4b
v_mad_f32 v240, |v224|, v106, neg(src_private_base)      // v_mad_f32 v240, |v224|, v106, -src_private_base // f001c1d1e0d5b683
v_max_i16_e64 v174, v53, v244                            // ae0030d135e90300
v_med3_f16 v114, -v255, v241, vcc_hi op_sel:[1,0,0,0]    // 7208fad1ffe3af21
v_min3_i16 v100, v239, v154, v203 clamp                  // 6480f5d1ef352f07
v_mul_f64 v[207:208], -|v[213:214]|, v[201:202] div:2    // cf0181d2d5930338
v_mul_hi_i32 v245, s19, 0                                // f50087d213000100
v_mul_i32_i24_e64 v196, v171, src_shared_base            // c40006d1abd70100
v_pack_b32_f16 v67, -exec_hi, v104                       // 4300a0d27fd00220
v_qsad_pk_u16_u8 v[0:1], 0, v117, s[36:37] clamp         // 0080e5d180ea9200
v_rcp_f16_e64 v50, v79                                   // 32007dd14f010000
v_rndne_f32_e64 v0, -s59                                 // 00005ed13b000020
v_rsq_f16_e64 v0, lds_direct clamp                       // v_rsq_f16_e64 v0, src_lds_direct clamp // 00807fd1fe000000
v_sub_u16_e64 v56, src_pops_exiting_wave_id, v12         // 380027d1ef180200
v_subb_co_u32_e64 v152, s[48:49], v13, v120, s[0:1]      // 98301dd10df10200
v_subbrev_co_u32_e64 v145, s[0:1], v211, v55, s[0:1]     // 91001ed1d36f0200
v_trig_preop_f64 v[72:73], -v[0:1], 1 clamp              // 488092d200030120
v_xnor_b32_e64 v250, v163, v237                          // fa003dd1a3db0300
v_xor_b32_e64 v202, s101, v255                           // ca0015d165fe0300
