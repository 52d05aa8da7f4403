v_bfrev_b32_dpp v116, v182 dpp8:[4,4,2,2,1,0,1,0] fi:1   // ea70e87eb6a41404
v_ceil_f16_dpp v82, v76 dpp8:[7,4,7,2,7,2,0,1]           // v_ceil_f16_dpp v82.l, v76.l dpp8:[7,4,7,2,7,2,0,1] // e9b8a47e4ce77521
v_ceil_f32_dpp v38, v17 dpp8:[1,2,1,2,6,5,1,7]           // e9444c7e1151e4e6
v_cls_i32_dpp v171, v155 dpp8:[0,2,1,0,4,7,3,7]          // e976567f9b50c0ef
v_clz_i32_u32_dpp v150, v85 dpp8:[1,0,4,5,4,5,4,6] fi:1  // ea722c7f5501cbd2
v_cos_f16_dpp v123, v120 dpp8:[6,1,0,3,3,7,0,5] fi:1     // v_cos_f16_dpp v123.l, v120.l dpp8:[6,1,0,3,3,7,0,5] fi:1 // eac2f67e780eb6a3
v_cos_f32_dpp v8, v30 dpp8:[7,6,4,2,6,1,6,3] fi:1        // ea6c107e1e37e578
v_ctz_i32_b32_dpp v100, v184 dpp8:[6,4,4,1,6,7,1,4]      // e974c87eb826e387
v_cvt_f16_f32_dpp v59, v195 dpp8:[6,5,0,3,6,3,6,7] fi:1  // v_cvt_f16_f32_dpp v59.l, v195 dpp8:[6,5,0,3,6,3,6,7] fi:1 // ea14767ec32ee6f9
v_cvt_f16_i16_dpp v26, v110 dpp8:[5,2,2,2,1,2,6,6] fi:1  // v_cvt_f16_i16_dpp v26.l, v110.l dpp8:[5,2,2,2,1,2,6,6] fi:1 // eaa2347e6e9514d9
v_cvt_f16_u16_dpp v25, v19 dpp8:[2,5,4,1,0,4,3,5] fi:1   // v_cvt_f16_u16_dpp v25.l, v19.l dpp8:[2,5,4,1,0,4,3,5] fi:1 // eaa0327e132a03ae
v_cvt_f32_f16_dpp v39, v70 dpp8:[0,6,5,2,1,0,2,3]        // v_cvt_f32_f16_dpp v39, v70.l dpp8:[0,6,5,2,1,0,2,3] // e9164e7e46701568
v_cvt_f32_i32_dpp v13, v165 dpp8:[4,1,5,0,6,0,7,7]       // e90a1a7ea54c61fc
v_cvt_f32_u32_dpp v197, v117 dpp8:[7,0,0,3,0,1,7,4] fi:1 // ea0c8a7f7507869c
v_cvt_f32_ubyte0_dpp v143, v136 dpp8:[5,4,5,6,6,0,7,3]   // e9221e7f88656d7c
v_cvt_f32_ubyte1_dpp v162, v14 dpp8:[6,7,1,3,6,3,4,4]    // e924447f0e7ee691
v_cvt_f32_ubyte2_dpp v130, v129 dpp8:[3,1,7,2,4,3,6,2]   // e926047f81cbc559
v_cvt_f32_ubyte3_dpp v98, v125 dpp8:[4,4,5,5,6,2,1,4]    // e928c47e7d646b85
v_cvt_floor_i32_f32_dpp v211, v131 dpp8:[0,1,6,3,3,0,2,0] // e91aa67f83883708
v_cvt_i16_f16_dpp v125, v20 dpp8:[1,0,1,4,2,0,2,6]       // v_cvt_i16_f16_dpp v125.l, v20.l dpp8:[1,0,1,4,2,0,2,6] // e9a6fa7e144128c8
v_cvt_i32_f32_dpp v3, v32 dpp8:[6,2,7,4,0,6,4,0]         // e910067e20d60913
v_cvt_i32_i16_dpp v77, v48 dpp8:[6,1,3,6,0,4,5,1] fi:1   // v_cvt_i32_i16_dpp v77, v48.l dpp8:[6,1,3,6,0,4,5,1] fi:1 // ead49a7e30ce0c36
v_cvt_nearest_i32_f32_dpp v122, v105 dpp8:[2,5,5,3,3,0,4,7] // e918f47e696a37f0
v_cvt_norm_i16_f16_dpp v22, v113 dpp8:[5,0,0,2,5,1,5,0]  // v_cvt_norm_i16_f16_dpp v22.l, v113.l dpp8:[5,0,0,2,5,1,5,0] // e9c62c7e7105d414
v_cvt_norm_u16_f16_dpp v82, v101 dpp8:[2,7,6,0,4,1,3,6] fi:1 // v_cvt_norm_u16_f16_dpp v82.l, v101.l dpp8:[2,7,6,0,4,1,3,6] fi:1 // eac8a47e65bac1cc
v_cvt_off_f32_i4_dpp v176, v150 dpp8:[0,5,3,1,1,7,1,1] fi:1 // ea1c607f96e89227
v_cvt_u16_f16_dpp v85, v113 dpp8:[3,7,0,2,1,3,4,5]       // v_cvt_u16_f16_dpp v85.l, v113.l dpp8:[3,7,0,2,1,3,4,5] // e9a4aa7e713b94b1
v_cvt_u32_f32_dpp v130, v24 dpp8:[7,1,1,6,4,0,6,2] fi:1  // ea0e047f184f4c58
v_cvt_u32_u16_dpp v55, v101 dpp8:[2,0,6,2,1,6,1,3] fi:1  // v_cvt_u32_u16_dpp v55, v101.l dpp8:[2,0,6,2,1,6,1,3] fi:1 // ead66e7e65821567
v_exp_f16_dpp v119, v72 dpp8:[3,1,7,7,3,2,6,2]           // v_exp_f16_dpp v119.l, v72.l dpp8:[3,1,7,7,3,2,6,2] // e9b0ee7e48cb3f59
v_exp_f32_dpp v145, v179 dpp8:[5,1,0,6,7,7,5,2]          // e94a227fb30dfc57
v_floor_f16_dpp v84, v106 dpp8:[3,0,6,4,3,3,2,0]         // v_floor_f16_dpp v84.l, v106.l dpp8:[3,0,6,4,3,3,2,0] // e9b6a87e6a83b909
v_floor_f32_dpp v120, v62 dpp8:[5,1,3,5,6,5,4,7] fi:1    // ea48f07e3ecdeaf2
v_fract_f16_dpp v63, v76 dpp8:[6,5,0,4,5,3,3,7] fi:1     // v_fract_f16_dpp v63.l, v76.l dpp8:[6,5,0,4,5,3,3,7] fi:1 // eabe7e7e4c2ed8ed
v_fract_f32_dpp v41, v198 dpp8:[2,3,3,6,6,5,4,0] fi:1    // ea40527ec6daec12
v_frexp_exp_i16_f16_dpp v89, v87 dpp8:[0,5,6,1,6,2,5,5] fi:1 // v_frexp_exp_i16_f16_dpp v89.l, v87.l dpp8:[0,5,6,1,6,2,5,5] fi:1 // eab4b27e57a863b5
v_frexp_exp_i32_f32_dpp v65, v63 dpp8:[1,5,5,7,2,7,6,0]  // e97e827e3f69af1b
v_frexp_mant_f16_dpp v18, v21 dpp8:[7,5,0,6,4,7,1,4]     // v_frexp_mant_f16_dpp v18.l, v21.l dpp8:[7,5,0,6,4,7,1,4] // e9b2247e152fcc87
v_frexp_mant_f32_dpp v237, v241 dpp8:[4,1,7,2,7,4,6,2]   // e980da7ff1cc755a
v_log_f16_dpp v83, v119 dpp8:[6,4,7,3,7,4,0,2]           // v_log_f16_dpp v83.l, v119.l dpp8:[6,4,7,3,7,4,0,2] // e9aea67e77e67742
v_log_f32_dpp v98, v4 dpp8:[0,6,0,6,4,6,6,1] fi:1        // ea4ec47e04304c3b
v_mov_b32_dpp v220, v134 dpp8:[0,5,7,3,3,7,5,7] fi:1     // ea02b87f86e8b7f7
v_movreld_b32_dpp v209, v178 dpp8:[0,7,0,5,2,7,2,5] fi:1 // ea84a27fb238aaab
v_movrels_b32_dpp v241, v99 dpp8:[6,0,3,4,5,6,3,3]       // e986e27f63c6586f
v_movrelsd_2_b32_dpp v254, v144 dpp8:[1,2,0,3,4,0,5,3] fi:1 // ea90fc7f90114674
v_movrelsd_b32_dpp v186, v71 dpp8:[3,1,5,7,5,6,2,1] fi:1 // ea88747f474b5f2b
v_not_b16_dpp v126, v65 dpp8:[7,4,7,3,7,2,4,5] fi:1      // v_not_b16_dpp v126.l, v65.l dpp8:[7,4,7,3,7,2,4,5] fi:1 // ead2fc7e41e777b1
v_not_b32_dpp v28, v72 dpp8:[1,3,1,7,1,3,4,0]            // e96e387e48599e11
v_rcp_f16_dpp v2, v48 dpp8:[2,2,1,7,0,3,1,2]             // v_rcp_f16_dpp v2.l, v48.l dpp8:[2,2,1,7,0,3,1,2] // e9a8047e30528e45
v_rcp_f32_dpp v211, v56 dpp8:[7,2,5,2,3,2,5,6]           // e954a67f385735d5
v_rcp_iflag_f32_dpp v140, v168 dpp8:[5,2,7,0,6,4,1,1] fi:1 // ea56187fa8d56126
v_rndne_f16_dpp v29, v39 dpp8:[3,7,0,4,4,2,0,4]          // v_rndne_f16_dpp v29.l, v39.l dpp8:[3,7,0,4,4,2,0,4] // e9bc3a7e273b4881
v_rndne_f32_dpp v81, v98 dpp8:[6,2,7,1,0,6,1,3]          // e946a27e62d60367
v_rsq_f16_dpp v15, v34 dpp8:[4,4,0,3,7,4,1,1] fi:1       // v_rsq_f16_dpp v15.l, v34.l dpp8:[4,4,0,3,7,4,1,1] fi:1 // eaac1e7e22247626
v_rsq_f32_dpp v141, v100 dpp8:[5,6,5,1,0,2,3,6] fi:1     // ea5c1a7f647503cd
v_sat_pk_u8_i16_dpp v61, v13 dpp8:[5,1,0,4,2,3,0,6]      // v_sat_pk_u8_i16_dpp v61.l, v13 dpp8:[5,1,0,4,2,3,0,6] // e9c47a7e0d0da8c1
v_sin_f16_dpp v55, v127 dpp8:[3,2,1,3,3,4,2,6] fi:1      // v_sin_f16_dpp v55.l, v127.l dpp8:[3,2,1,3,3,4,2,6] fi:1 // eac06e7e7f5336ca
v_sin_f32_dpp v245, v99 dpp8:[7,7,7,1,7,0,7,2] fi:1      // ea6aea7f63ff735c
v_sqrt_f16_dpp v1, v47 dpp8:[7,6,1,0,7,6,7,3] fi:1       // v_sqrt_f16_dpp v1.l, v47.l dpp8:[7,6,1,0,7,6,7,3] fi:1 // eaaa027e2f77707f
v_sqrt_f32_dpp v255, v84 dpp8:[5,3,5,4,2,5,4,2] fi:1     // ea66fe7f545da952
v_trunc_f16_dpp v59, v48 dpp8:[3,5,4,2,4,2,7,7]          // v_trunc_f16_dpp v59.l, v48.l dpp8:[3,5,4,2,4,2,7,7] // e9ba767e302b45fd
v_trunc_f32_dpp v250, v143 dpp8:[3,4,0,2,4,1,5,1]        // e942f47f8f23c434
