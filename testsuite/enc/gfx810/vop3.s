v_add_u16_e64 v116, v156, -1                             // 740026d19c830100
v_addc_u32_e64 v255, s[94:95], 64, -1, flat_scratch      // ff5e1cd1c0829901
v_alignbit_b32 v28, v14, v226, v0                        // 1c00ced10ec50304
v_ashrrev_i16_e64 v100, -1, v238                         // 64002cd1c1dc0300
v_ashrrev_i32_e64 v224, v133, 17                         // e00011d185230100
v_bfi_b32 v0, v0, v160, v18                              // 0000cad100414b04
v_bfrev_b32_e64 v84, src_scc                             // 54006cd1fd000000
v_ceil_f16_e64 v202, v255                                // ca0085d1ff010000
v_ceil_f32_e64 v10, |flat_scratch_hi| mul:4              // 0a015dd167000010
v_cmp_eq_f16_e64 s[94:95], v33, -v84                     // 5e0022d021a90240
v_cmp_eq_f32_e64 flat_scratch, |v45|, -|src_execz|       // 660342d02df90140
v_cmp_eq_f64_e64 s[30:31], -v[96:97], s[32:33]           // 1e0062d060410020
v_cmp_f_i16_e64 vcc, v151, flat_scratch_hi               // 6a00a0d097cf0000
v_cmp_f_i32_e64 s[32:33], v39, s47                       // 2000c0d0275f0000
v_cmp_f_i64_e64 vcc, 32, v[254:255]                      // 6a00e0d0a0fc0300
v_cmp_f_u16_e64 s[0:1], s101, v208                       // 0000a8d065a00300
v_cmp_ge_i32_e64 vcc, v162, v128                         // 6a00c6d0a2010300
v_cmp_ge_u16_e64 s[76:77], v204, 32                      // 4c00aed0cc410100
v_cmp_ge_u32_e64 vcc, v146, v59                          // 6a00ced092770200
v_cmp_gt_f16_e64 vcc, -|v255|, s8                        // 6a0124d0ff110020
v_cmp_gt_i16_e64 s[70:71], s16, v142                     // 4600a4d0101c0300
v_cmp_gt_i64_e64 vcc, 17, v[254:255]                     // 6a00e4d091fc0300
v_cmp_gt_u32_e64 vcc, s15, v0                            // 6a00ccd00f000200
v_cmp_le_f32_e64 vcc, neg(v26), -0.5                     // v_cmp_le_f32_e64 vcc, -v26, -0.5 // 6a0043d01ae30120
v_cmp_le_i16_e64 vcc, -5, v173                           // 6a00a3d0c55a0300
v_cmp_lt_f16_e64 s[6:7], |src_lds_direct|, v223          // 060121d0febe0300
v_cmp_lt_i16_e64 vcc, lds_direct, v176                   // v_cmp_lt_i16_e64 vcc, src_lds_direct, v176 // 6a00a1d0fe600300
v_cmp_lt_i32_e64 s[14:15], s0, -5                        // 0e00c1d0008a0100
v_cmp_lt_u32_e64 s[92:93], v0, v93                       // 5c00c9d000bb0200
v_cmp_ne_u32_e64 s[0:1], v54, v168                       // 0000cdd036510300
v_cmp_nge_f64_e64 vcc, |v[72:73]|, 2.0 clamp             // 6a8169d048e90100
v_cmp_nlg_f16_e64 vcc, -2, -1.0                          // 6a002ad0c2e60100
v_cmp_nlt_f32_e64 vcc, s39, neg(v231)                    // v_cmp_nlt_f32_e64 vcc, s39, -v231 // 6a004ed027ce0340
v_cmp_o_f16_e64 s[58:59], |tma_lo|, v255                 // 3a0127d06efe0300
v_cmp_o_f64_e64 s[16:17], v[254:255], v[7:8]             // 100067d0fe0f0200
v_cmp_t_i16_e64 s[6:7], v150, v230                       // 0600a7d096cd0300
v_cmp_t_i64_e64 vcc, 17, s[26:27]                        // 6a00e7d091340000
v_cmp_t_u16_e64 s[100:101], v97, 64                      // 6400afd061810100
v_cmp_t_u32_e64 vcc, v200, s44                           // 6a00cfd0c8590000
v_cmp_tru_f16_e64 tma, s94, 0.5 clamp                    // 6e802fd05ee00100
v_cmp_u_f64_e64 flat_scratch, -s[40:41], 2.0 clamp       // 668068d028e80120
v_cmpx_eq_i32_e64 s[100:101], v34, 17                    // 6400d2d022230100
v_cmpx_f_f32_e64 s[66:67], s59, 0.15915494 clamp         // 428050d03bf00100
v_cmpx_f_f64_e64 flat_scratch, v[0:1], v[194:195]        // 660070d000850300
v_cmpx_f_i16_e64 s[96:97], v123, s27                     // 6000b0d07b370000
v_cmpx_f_u16_e64 s[100:101], s20, v61                    // 6400b8d0147a0200
v_cmpx_ge_f32_e64 vcc, -src_vccz, 64                     // 6a0056d0fb800120
v_cmpx_ge_f64_e64 vcc, v[0:1], v[254:255]                // 6a0076d000fd0300
v_cmpx_ge_u64_e64 s[58:59], -5, -5                       // 3a00fed0c58a0100
v_cmpx_gt_i16_e64 s[100:101], v174, 17                   // 6400b4d0ae230100
v_cmpx_gt_u32_e64 tma, v65, s79                          // 6e00dcd0419f0000
v_cmpx_le_f32_e64 vcc, -v156, |v59|                      // 6a0253d09c770220
v_cmpx_le_f64_e64 s[66:67], v[252:253], 64               // 420073d0fc810100
v_cmpx_le_i16_e64 s[94:95], -5, s0                       // 5e00b3d0c5000000
v_cmpx_le_u64_e64 exec, s[64:65], v[254:255]             // 7e00fbd040fc0300
v_cmpx_lt_i32_e64 s[16:17], v219, v1                     // 1000d1d0db030200
v_cmpx_lt_i64_e64 s[82:83], -16, v[172:173]              // 5200f1d0d0580300
v_cmpx_lt_u16_e64 ttmp[6:7], s0, v80                     // 7600b9d000a00200
v_cmpx_ne_u64_e64 s[72:73], v[254:255], src_scc          // 4800fdd0fefb0100
v_cmpx_neq_f16_e64 s[36:37], |s4|, -|v239|               // 24033dd004de0340
v_cmpx_neq_f64_e64 s[18:19], -0.5, -s[100:101]           // 12007dd0f1c80040
v_cmpx_nge_f32_e64 s[100:101], v98, v246                 // 640059d062ed0300
v_cmpx_ngt_f16_e64 s[36:37], s0, v15                     // 24003bd0001e0200
v_cmpx_ngt_f64_e64 s[100:101], 0.5, -v[80:81] clamp      // 64807bd0f0a00240
v_cmpx_nlt_f16_e64 s[24:25], v188, -v15 clamp            // 18803ed0bc1f0240
v_cmpx_nlt_f32_e64 s[0:1], v0, -v146                     // 00005ed000250340
v_cmpx_nlt_f64_e64 vcc, neg(s[100:101]), |v[159:160]|    // v_cmpx_nlt_f64_e64 vcc, -s[100:101], |v[159:160]| // 6a027ed0643e0320
v_cmpx_o_f64_e64 s[88:89], s[62:63], v[158:159] clamp    // 588077d03e3c0300
v_cmpx_t_i16_e64 s[48:49], v94, 0                        // 3000b7d05e010100
v_cmpx_u_f16_e64 s[42:43], 64, -v118                     // 2a0038d0c0ec0240
v_cndmask_b32_e64 v47, -|v109|, v66, s[82:83]            // 2f0100d16d854a21
v_cos_f16_e64 v255, src_vccz div:2                       // ff008ad1fb000018
v_cos_f32_e64 v0, |src_lds_direct|                       // 00016ad1fe000000
v_cubeid_f32 v136, |s73|, 0, 0                           // 8801c4d149000102
v_cubema_f32 v112, v106, v0, v124                        // 7000c7d16a01f205
v_cvt_f32_u32_e64 v167, src_vccz                         // a70046d1fb000000
v_cvt_f32_ubyte0_e64 v106, v0                            // 6a0051d100010000
v_cvt_f32_ubyte1_e64 v201, v230 clamp                    // c98052d1e6010000
v_cvt_f32_ubyte3_e64 v246, s0                            // f60054d100000000
v_cvt_i16_f16_e64 v255, |vcc_lo| clamp mul:4             // ff817cd16a000010
v_cvt_i32_f32_e64 v114, v76                              // 720048d14c010000
v_cvt_i32_f64_e64 v148, -0.5 mul:2                       // 940043d1f1000008
v_cvt_pknorm_i16_f32 v124, v109, 1.0                     // 7c0094d26de50100
v_cvt_u32_f32_e64 v81, src_execz                         // 510047d1fc000000
v_div_fmas_f32 v192, v0, v192, v236                      // c000e2d10081b307
v_div_scale_f32 v71, s[80:81], v240, v29, v255           // 4750e0d1f03bfe07
v_div_scale_f64 v[85:86], s[0:1], v[127:128], v[235:236], v[180:181] // 5500e1d17fd7d306
v_exp_f16_e64 v37, |v242| clamp mul:4                    // 258181d1f2010010
v_ffbh_i32_e64 v217, v205                                // d9006fd1cd010000
v_ffbh_u32_e64 v31, v200                                 // 1f006dd1c8010000
v_floor_f64_e64 v[197:198], -4.0                         // c5005ad1f7000000
v_fma_f64 v[197:198], v[96:97], v[32:33], v[58:59]       // c500ccd16041ea04
v_fract_f16_e64 v84, |vcc_hi| clamp div:2                // 548188d16b000018
v_frexp_exp_i16_f16_e64 v82, v188                        // 520083d1bc010000
v_frexp_mant_f64_e64 v[46:47], -v[0:1]                   // 2e0071d100010020
v_interp_mov_f32 v122, p0, attr0.w div:2                 // v_interp_mov_f32_e64 v122, p0, attr0.w div:2 // 7a0072d2c0040018
v_log_legacy_f32_e64 v224, s101                          // e0008cd165000000
v_mac_f32_e64 v232, |v0|, |v101| clamp mul:4             // e88316d100cb0210
v_mad_f32 v168, v55, v3, v173                            // a800c1d13707b606
v_mad_i16 v0, s31, v0, 64                                // 0000ecd11f000203
v_mad_i32_i24 v190, v18, v0, v250                        // be00c2d11201ea07
v_mad_legacy_f32 v255, -4.0, v239, -src_scc div:2        // ff00c0d1f7def79b
v_mad_u64_u32 v[250:251], vcc, v78, v199, v[194:195]     // fa6ae8d14e8f0b07
v_max3_i32 v188, -5, -16, s60                            // bc00d4d1c5a0f100
v_max3_u32 v150, v227, v177, v89                         // 9600d5d1e3636705
v_max_i16_e64 v6, -1, v0                                 // 060030d1c1000200
v_max_u16_e64 v3, v60, 64                                // 03002fd13c810100
v_med3_i32 v112, v23, v158, v171                         // 7000d7d1173daf06
v_med3_u32 v249, v207, v11, v16                          // f900d8d1cf174204
v_min3_f32 v255, 64, v246, |src_scc|                     // ff04d0d1c0ecf703
v_min_f64 v[218:219], v[8:9], v[95:96]                   // da0082d208bf0200
v_movreld_b32_e64 v93, v106                              // 5d0076d16a010000
v_movrels_b32_e64 v255, v208                             // ff0077d1d0010000
v_movrelsd_b32_e64 v0, v220                              // 000078d1dc010000
v_mul_hi_u32 v97, v252, v175                             // 610086d2fc5f0300
v_qsad_pk_u16_u8 v[132:133], v[26:27], s83, v[118:119]   // 8400e5d11aa7d805
v_rcp_f16_e64 v194, v211                                 // c2007dd1d3010000
v_rcp_f32_e64 v43, v236 mul:4                            // 2b0062d1ec010010
v_readlane_b32 vcc_lo, v128, s86                         // 6a0089d280ad0000
v_sqrt_f32_e64 v0, |v131| mul:2                          // 000167d183010008
v_sub_f32_e64 v63, -v166, -v25                           // 3f0002d1a6330260
v_sub_u16_e64 v80, 1, src_scc clamp                      // 508027d181fa0100
v_subb_u32_e64 v98, s[12:13], v0, v243, s[44:45]         // 620c1dd100e7b300
v_subbrev_u32_e64 v30, vcc, v255, v76, s[0:1]            // 1e6a1ed1ff990200
