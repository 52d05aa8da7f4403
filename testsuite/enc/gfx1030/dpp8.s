v_add_co_ci_u32_dpp v178, v18, v195 dpp8:[0,7,4,7,5,1,6,4] fi:1 // v_add_co_ci_u32_dpp v178, vcc_lo, v18, v195, vcc_lo dpp8:[0,7,4,7,5,1,6,4] fi:1 // ea8665511238df98
v_add_f16_dpp v141, v184, v145 dpp8:[3,2,1,1,0,2,2,5]    // e9221b65b85302a9
v_add_f32_dpp v172, v218, v254 dpp8:[7,7,6,5,1,6,7,6] fi:1 // eafc5907dabf1bdf
v_add_nc_u32_dpp v184, v0, v255 dpp8:[7,1,3,1,3,6,6,5] fi:1 // eafe714b00cf32bb
v_and_b32_dpp v213, v94, v0 dpp8:[2,0,3,2,2,0,3,5]       // e900aa375ec224ac
v_ashrrev_i32_dpp v62, v255, v201 dpp8:[2,1,6,6,6,6,5,3] fi:0 // v_ashrrev_i32_dpp v62, v255, v201 dpp8:[2,1,6,6,6,6,5,3] // e9927d30ff8a6d77
v_bfrev_b32_dpp v139, v255 dpp8:[7,6,5,4,3,2,1,0]        // e970167fff773905
v_ceil_f16_dpp v183, v102 dpp8:[6,2,6,1,5,3,5,4] fi:1    // eab86e7f6696d395
v_ceil_f32_dpp v0, v254 dpp8:[4,6,7,4,2,4,4,2] fi:1      // ea44007efef42952
v_cndmask_b32_dpp v2, v175, v2 dpp8:[4,7,4,2,7,2,2,5]    // v_cndmask_b32_dpp v2, v175, v2, vcc_lo dpp8:[4,7,4,2,7,2,2,5] // e9040402af3c75a9
v_cos_f16_dpp v130, v49 dpp8:[2,7,3,7,6,1,2,0] fi:1      // eac2047f31faee08
v_cos_f32_dpp v99, v0 dpp8:[2,1,5,6,6,3,6,3] fi:1        // ea6cc67e004aed79
v_cvt_f16_f32_dpp v114, v96 dpp8:[0,0,1,2,4,7,0,3] fi:1  // ea14e47e6040c463
v_cvt_f16_i16_dpp v129, v249 dpp8:[2,5,6,1,4,4,5,0] fi:1 // eaa2027ff9aa4316
v_cvt_f16_u16_dpp v125, v170 dpp8:[6,1,1,6,4,5,0,4]      // e9a0fa7eaa4ecc82
v_cvt_f32_f16_dpp v48, v232 dpp8:[2,3,6,2,6,0,7,5]       // e916607ee89a65bc
v_cvt_f32_i32_dpp v176, v198 dpp8:[6,1,6,6,4,3,0,0]      // e90a607fc68ecd01
v_cvt_f32_u32_dpp v251, v163 dpp8:[2,7,5,1,4,6,4,5] fi:0 // v_cvt_f32_u32_dpp v251, v163 dpp8:[2,7,5,1,4,6,4,5] // e90cf67fa37a43b3
v_cvt_f32_ubyte0_dpp v255, v223 dpp8:[0,5,7,7,3,7,5,3]   // e922fe7fdfe8bf77
v_cvt_f32_ubyte1_dpp v0, v82 dpp8:[0,0,4,4,2,2,6,2]      // e924007e52002959
v_cvt_f32_ubyte2_dpp v161, v255 dpp8:[7,6,5,4,3,2,1,0]   // e926427fff773905
v_cvt_f32_ubyte3_dpp v215, v183 dpp8:[7,5,7,4,0,2,1,1] fi:0 // v_cvt_f32_ubyte3_dpp v215, v183 dpp8:[7,5,7,4,0,2,1,1] // e928ae7fb7ef0925
v_cvt_flr_i32_f32_dpp v52, v0 dpp8:[3,7,3,0,4,3,7,3] fi:0 // v_cvt_flr_i32_f32_dpp v52, v0 dpp8:[3,7,3,0,4,3,7,3] // e91a687e00fbc07d
v_cvt_i16_f16_dpp v176, v243 dpp8:[7,6,5,4,3,2,1,0]      // e9a6607ff3773905
v_cvt_i32_f32_dpp v60, v121 dpp8:[7,6,5,4,3,2,1,0]       // e910787e79773905
v_cvt_norm_i16_f16_dpp v88, v18 dpp8:[7,6,5,4,3,2,1,0]   // e9c6b07e12773905
v_cvt_norm_u16_f16_dpp v0, v0 dpp8:[4,5,7,5,7,0,0,7] fi:1 // eac8007e00ec7be0
v_cvt_off_f32_i4_dpp v56, v0 dpp8:[5,1,5,7,1,3,2,2]      // e91c707e004d9f49
v_cvt_pkrtz_f16_f32_dpp v28, v179, v142 dpp8:[3,3,4,1,7,4,0,2] // e91c395eb31b7342
v_cvt_rpi_i32_f32_dpp v252, v208 dpp8:[1,6,3,6,7,5,6,4] fi:1 // ea18f87fd0f1fc9a
v_cvt_u16_f16_dpp v33, v255 dpp8:[6,6,6,3,2,2,6,7]       // e9a4427effb627f9
v_cvt_u32_f32_dpp v109, v187 dpp8:[4,7,6,3,5,3,1,7]      // e90eda7ebbbcd7e5
v_dot2c_f32_f16_dpp v109, v15, v160 dpp8:[7,6,5,4,3,2,1,0] // e940db040f773905
v_dot4c_i32_i8_dpp v231, v43, v86 dpp8:[3,7,7,3,3,2,4,6] fi:0 // v_dot4c_i32_i8_dpp v231, v43, v86 dpp8:[3,7,7,3,3,2,4,6] // e9acce1b2bfb37d1
v_exp_f16_dpp v228, v255 dpp8:[6,3,1,7,1,1,7,6]          // e9b0c87fff5e9edc
v_exp_f32_dpp v1, v11 dpp8:[7,6,5,4,3,2,1,0]             // e94a027e0b773905
v_ffbh_i32_dpp v242, v117 dpp8:[5,7,3,3,5,2,3,4]         // e976e47f75fd568d
v_ffbh_u32_dpp v248, v0 dpp8:[7,2,6,3,6,6,2,3]           // e972f07f0097676b
v_ffbl_b32_dpp v238, v79 dpp8:[0,1,2,3,0,4,3,3]          // e974dc7f4f88066e
v_floor_f16_dpp v0, v146 dpp8:[2,0,3,1,4,6,5,4]          // e9b6007e92c24297
v_floor_f32_dpp v219, v138 dpp8:[3,3,5,0,3,2,2,6]        // e948b67f8a5b31c9
v_fmac_f16_dpp v135, v0, v197 dpp8:[0,3,5,7,4,1,1,2]     // e98a0f6d0058cf44
v_fmac_f32_dpp v128, v255, v160 dpp8:[1,2,3,2,4,6,7,5] fi:0 // v_fmac_f32_dpp v128, v255, v160 dpp8:[1,2,3,2,4,6,7,5] // e9400157ffd144bf
v_fract_f16_dpp v220, v221 dpp8:[2,5,2,3,5,0,5,7]        // e9beb87fddaa56f4
v_fract_f32_dpp v162, v191 dpp8:[5,6,0,3,5,2,2,5]        // e940447fbf3556a9
v_frexp_exp_i16_f16_dpp v22, v109 dpp8:[4,2,1,2,7,2,1,7] // e9b42c7e6d5474e5
v_frexp_exp_i32_f32_dpp v122, v37 dpp8:[7,6,5,4,3,2,1,0] // e97ef47e25773905
v_frexp_mant_f16_dpp v31, v190 dpp8:[0,6,1,2,0,5,5,0]    // e9b23e7ebe708416
v_frexp_mant_f32_dpp v94, v0 dpp8:[2,6,4,5,2,4,7,1]      // e980bc7e00322b3e
v_ldexp_f16_dpp v180, v130, v236 dpp8:[5,0,3,1,4,0,1,7]  // e9d8697782c542e4
v_log_f16_dpp v103, v103 dpp8:[7,6,5,4,3,2,1,0]          // e9aece7e67773905
v_log_f32_dpp v206, v54 dpp8:[4,1,6,6,1,4,4,5] fi:1      // ea4e9c7f368c1db2
v_lshlrev_b32_dpp v230, v167, v255 dpp8:[6,5,2,7,0,5,5,7] // e9fecd35a7ae8ef6
v_lshrrev_b32_dpp v51, v149, v241 dpp8:[6,0,0,3,6,2,5,3] // e9e2672c95066675
v_max_f16_dpp v255, v0, v16 dpp8:[1,7,0,6,4,2,6,5]       // e920fe7300394cb9
v_max_f32_dpp v150, v255, v255 dpp8:[0,6,4,4,4,1,2,4]    // e9fe2d21ff30c988
v_max_i32_dpp v0, v51, v242 dpp8:[3,4,4,6,4,1,3,4]       // e9e401243323cd8c
v_max_u32_dpp v0, v114, v146 dpp8:[3,7,7,4,2,3,5,3]      // e924012872fba975
v_min_f16_dpp v185, v12, v183 dpp8:[4,7,5,0,4,4,4,5]     // e96e73750c7c41b2
v_min_f32_dpp v115, v216, v165 dpp8:[1,7,6,1,4,7,4,7]    // e94ae71ed8b9c3f3
v_min_i32_dpp v158, v62, v127 dpp8:[1,2,5,1,5,3,1,4]     // e9fe3c233e51d385
v_min_u32_dpp v81, v193, v116 dpp8:[3,5,3,3,1,3,6,0] fi:1 // eae8a226c1eb9619
v_mov_b32_dpp v221, v193 dpp8:[1,4,6,3,7,6,1,1] fi:0     // v_mov_b32_dpp v221, v193 dpp8:[1,4,6,3,7,6,1,1] // e902ba7fc1a17727
v_movreld_b32_dpp v235, v176 dpp8:[4,3,2,4,7,5,0,7]      // e984d67fb09cf8e2
v_movrels_b32_dpp v184, v132 dpp8:[0,5,5,4,6,3,7,3] fi:1 // ea86707f8468e97d
v_movrelsd_2_b32_dpp v59, v195 dpp8:[0,2,0,4,0,3,5,3]    // e990767ec3108875
v_movrelsd_b32_dpp v18, v141 dpp8:[1,2,4,1,2,3,6,1]      // e988247e8d11a339
v_mul_f16_dpp v11, v255, v88 dpp8:[3,4,2,0,3,3,6,3]      // e9b0166affa3b079
v_mul_f32_dpp v57, v219, v85 dpp8:[3,6,6,2,1,6,1,0]      // e9aa7210dbb31507
v_mul_hi_i32_i24_dpp v95, v63, v0 dpp8:[4,1,5,0,6,4,7,2] fi:1 // ea00be143f4c615e
v_mul_hi_u32_u24_dpp v15, v139, v67 dpp8:[2,4,4,7,3,3,4,2] // e9861e188b22bf51
v_mul_i32_i24_dpp v185, v48, v169 dpp8:[2,0,5,6,5,6,3,4] fi:0 // v_mul_i32_i24_dpp v185, v48, v169 dpp8:[2,0,5,6,5,6,3,4] // e952731330425d8f
v_mul_legacy_f32_dpp v19, v255, v33 dpp8:[5,6,2,5,1,6,0,1] // e942260effb51a23
v_mul_u32_u24_dpp v12, v244, v174 dpp8:[3,1,1,0,4,4,3,3] fi:0 // v_mul_u32_u24_dpp v12, v244, v174 dpp8:[3,1,1,0,4,4,3,3] // e95c1916f44b406e
v_nop_dpp dpp8:[3,0,5,3,0,2,6,2]                         // v_nop dpp8:[3,0,5,3,0,2,6,2] // e900007e00430759
v_not_b32_dpp v202, v1 dpp8:[1,4,6,4,4,6,2,1] fi:0       // v_not_b32_dpp v202, v1 dpp8:[1,4,6,4,4,6,2,1] // e96e947f01a1492b
v_or_b32_dpp v252, v45, v138 dpp8:[2,5,1,1,3,3,4,2] fi:1 // ea14f9392d6ab251
v_rcp_f16_dpp v88, v57 dpp8:[7,6,5,4,3,2,1,0]            // e9a8b07e39773905
v_rcp_f32_dpp v89, v255 dpp8:[1,3,7,6,5,0,4,3]           // e954b27effd95d70
v_rcp_iflag_f32_dpp v129, v255 dpp8:[4,4,2,3,0,2,4,5] fi:1 // ea56027fffa406b1
v_rndne_f16_dpp v194, v255 dpp8:[7,6,7,6,3,5,3,2] fi:0   // v_rndne_f16_dpp v194, v255 dpp8:[7,6,7,6,3,5,3,2] // e9bc847ffff7bd4e
v_rndne_f32_dpp v85, v0 dpp8:[5,7,6,6,6,2,2,5] fi:0      // v_rndne_f32_dpp v85, v0 dpp8:[5,7,6,6,6,2,2,5] // e946aa7e00bd6da9
v_rsq_f16_dpp v255, v72 dpp8:[2,6,6,5,7,2,6,7]           // e9acfe7f48b27bf9
v_rsq_f32_dpp v173, v0 dpp8:[6,5,0,1,0,4,4,2]            // e95c5a7f002e0252
v_sat_pk_u8_i16_dpp v255, v0 dpp8:[7,0,2,7,4,6,7,7]      // e9c4fe7f00874eff
v_sin_f16_dpp v219, v216 dpp8:[7,6,5,4,3,2,1,0]          // e9c0b67fd8773905
v_sin_f32_dpp v149, v110 dpp8:[7,6,5,4,3,2,1,0]          // e96a2a7f6e773905
v_sqrt_f16_dpp v119, v0 dpp8:[5,6,1,4,2,0,2,0]           // e9aaee7e00752808
v_sqrt_f32_dpp v90, v183 dpp8:[3,2,2,3,5,4,6,1] fi:1     // ea66b47eb793563a
v_sub_co_ci_u32_dpp v196, v209, v63 dpp8:[0,2,5,4,6,4,6,2] // v_sub_co_ci_u32_dpp v196, vcc_lo, v209, v63, vcc_lo dpp8:[0,2,5,4,6,4,6,2] // e97e8853d150695a
v_sub_f16_dpp v173, v247, v44 dpp8:[5,0,7,4,4,3,2,0] fi:1 // ea585a67f7c5c909
v_sub_f32_dpp v221, v37, v155 dpp8:[7,6,7,5,0,2,2,4] fi:0 // v_sub_f32_dpp v221, v37, v155 dpp8:[7,6,7,5,0,2,2,4] // e936bb0925f70b89
v_sub_nc_u32_dpp v90, v224, v0 dpp8:[4,3,7,7,2,5,5,5]    // e900b44ce0dcafb6
v_subrev_co_ci_u32_dpp v0, vcc_lo, v203, v0, vcc_lo dpp8:[5,4,7,5,3,5,7,5] fi:0 // v_subrev_co_ci_u32_dpp v0, vcc_lo, v203, v0, vcc_lo dpp8:[5,4,7,5,3,5,7,5] // e9000054cbe5bbbe
v_subrev_f16_dpp v255, v85, v66 dpp8:[1,3,0,7,0,6,1,0]   // e984fe6955190e07
v_subrev_f32_dpp v1, v206, v0 dpp8:[7,6,5,4,3,2,1,0]     // e900020ace773905
v_subrev_nc_u32_dpp v182, v124, v166 dpp8:[6,6,0,2,0,6,2,5] // e94c6d4f7c3604ab
v_trunc_f16_dpp v0, v38 dpp8:[0,0,0,2,1,4,1,5]           // e9ba007e260014a6
v_trunc_f32_dpp v215, v224 dpp8:[4,7,0,7,7,2,1,3]        // e942ae7fe03c7e65
v_xnor_b32_dpp v0, v87, v228 dpp8:[1,7,6,2,7,0,5,3] fi:0 // v_xnor_b32_dpp v0, v87, v228 dpp8:[1,7,6,2,7,0,5,3] // e9c8013c57b97574
v_xor_b32_dpp v0, v0, v236 dpp8:[5,1,1,6,3,4,2,6]        // e9d8013a004d3cca
