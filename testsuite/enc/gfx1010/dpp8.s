v_add_co_ci_u32_dpp v204, v30, v151 dpp8:[6,2,4,4,4,6,0,2] fi:0 // v_add_co_ci_u32_dpp v204, vcc_lo, v30, v151, vcc_lo dpp8:[6,2,4,4,4,6,0,2] // e92e99511e164943
v_add_f16_dpp v95, v255, v83 dpp8:[7,7,3,6,4,3,6,7] fi:0 // v_add_f16_dpp v95, v255, v83 dpp8:[7,7,3,6,4,3,6,7] // e9a6be64ffffccf9
v_add_f32_dpp v81, v140, v0 dpp8:[1,6,1,5,5,4,4,2]       // e900a2068c715a52
v_add_nc_u32_dpp v170, v207, v73 dpp8:[4,7,5,0,5,4,7,7] fi:0 // v_add_nc_u32_dpp v170, v207, v73 dpp8:[4,7,5,0,5,4,7,7] // e992544bcf7c51fe
v_and_b32_dpp v139, v119, v111 dpp8:[3,3,5,6,2,1,7,6] fi:0 // v_and_b32_dpp v139, v119, v111 dpp8:[3,3,5,6,2,1,7,6] // e9de1637775baddc
v_ashrrev_i32_dpp v51, v0, v22 dpp8:[7,2,0,1,1,3,3,0]    // e92c66300017920d
v_bfrev_b32_dpp v8, v141 dpp8:[3,6,6,3,3,5,7,4]          // e970107e8db3b79e
v_ceil_f16_dpp v255, v107 dpp8:[6,0,3,5,7,4,0,5]         // e9b8fe7f6bc67aa2
v_ceil_f32_dpp v34, v241 dpp8:[4,3,3,3,5,7,1,1]          // e944447ef1dcd627
v_cndmask_b32_dpp v167, v204, v232 dpp8:[7,6,5,4,3,2,1,0] // v_cndmask_b32_dpp v167, v204, v232, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // e9d04f03cc773905
v_cos_f16_dpp v142, v199 dpp8:[1,5,5,6,3,2,3,2]          // e9c21c7fc7693d4d
v_cos_f32_dpp v231, v237 dpp8:[1,3,0,4,3,3,1,6] fi:1     // ea6cce7fed19b8c5
v_cvt_f16_f32_dpp v123, v89 dpp8:[2,1,2,0,5,5,0,0] fi:1  // ea14f67e598ad002
v_cvt_f16_i16_dpp v195, v7 dpp8:[1,1,2,6,5,7,3,5] fi:1   // eaa2867f0789dcaf
v_cvt_f16_u16_dpp v53, v220 dpp8:[2,3,6,1,1,1,4,6]       // e9a06a7edc9a93d0
v_cvt_f32_f16_dpp v140, v227 dpp8:[7,6,5,4,3,2,1,0]      // e916187fe3773905
v_cvt_f32_i32_dpp v103, v11 dpp8:[2,2,3,0,0,1,3,0] fi:1  // ea0ace7e0bd2800c
v_cvt_f32_u32_dpp v238, v206 dpp8:[5,4,0,7,4,2,6,3] fi:0 // v_cvt_f32_u32_dpp v238, v206 dpp8:[5,4,0,7,4,2,6,3] // e90cdc7fce254e79
v_cvt_f32_ubyte0_dpp v255, v0 dpp8:[0,2,6,0,6,6,1,1]     // e922fe7f00906127
v_cvt_f32_ubyte1_dpp v182, v0 dpp8:[4,1,3,6,7,6,1,7]     // e9246c7f00cc7ce7
v_cvt_f32_ubyte2_dpp v13, v58 dpp8:[3,5,6,7,1,4,3,1]     // e9261a7e3aab1f2e
v_cvt_f32_ubyte3_dpp v0, v194 dpp8:[0,7,1,1,0,3,2,5]     // e928007ec27882a9
v_cvt_flr_i32_f32_dpp v131, v165 dpp8:[7,6,5,4,3,2,1,0]  // e91a067fa5773905
v_cvt_i16_f16_dpp v74, v150 dpp8:[6,4,2,4,4,6,1,4] fi:1  // eaa6947e96a64887
v_cvt_i32_f32_dpp v216, v180 dpp8:[1,6,3,5,3,5,6,1] fi:1 // ea10b07fb4f1ba3a
v_cvt_norm_i16_f16_dpp v211, v3 dpp8:[1,1,3,1,7,0,6,6] fi:0 // v_cvt_norm_i16_f16_dpp v211, v3 dpp8:[1,1,3,1,7,0,6,6] // e9c6a67f03c972d8
v_cvt_norm_u16_f16_dpp v155, v159 dpp8:[1,1,1,5,6,6,5,0] // e9c8367f9f496a17
v_cvt_off_f32_i4_dpp v150, v194 dpp8:[5,5,5,2,4,1,0,3]   // e91c2c7fc26dc560
v_cvt_pkrtz_f16_f32_dpp v13, v150, v109 dpp8:[7,6,5,4,3,2,1,0] // e9da1a5e96773905
v_cvt_rpi_i32_f32_dpp v14, v247 dpp8:[7,6,6,3,6,2,1,1] fi:1 // ea181c7ef7b76725
v_cvt_u16_f16_dpp v105, v171 dpp8:[7,6,5,4,3,2,1,0]      // e9a4d27eab773905
v_cvt_u32_f32_dpp v47, v82 dpp8:[7,6,5,4,3,2,1,0]        // e90e5e7e52773905
v_exp_f16_dpp v53, v34 dpp8:[3,5,6,7,5,6,5,7]            // e9b06a7e22ab5ff7
v_exp_f32_dpp v163, v48 dpp8:[6,7,4,6,1,4,6,3]           // e94a467f303e1d7a
v_ffbh_i32_dpp v176, v33 dpp8:[0,1,1,7,7,6,1,4] fi:1     // ea76607f21487e87
v_ffbh_u32_dpp v228, v255 dpp8:[2,5,2,7,6,4,0,2]         // e972c87fffaa6e42
v_ffbl_b32_dpp v159, v255 dpp8:[1,3,6,5,6,0,2,1] fi:0    // v_ffbl_b32_dpp v159, v255 dpp8:[1,3,6,5,6,0,2,1] // e9743e7fff996b28
v_floor_f16_dpp v229, v232 dpp8:[3,7,3,6,3,6,2,2]        // e9b6ca7fe8fb3c4b
v_floor_f32_dpp v121, v78 dpp8:[3,1,6,0,4,0,0,2] fi:0    // v_floor_f32_dpp v121, v78 dpp8:[3,1,6,0,4,0,0,2] // e948f27e4e8b4140
v_fmac_f16_dpp v152, v190, v151 dpp8:[4,2,0,0,2,2,0,1] fi:0 // v_fmac_f16_dpp v152, v190, v151 dpp8:[4,2,0,0,2,2,0,1] // e92e316dbe142021
v_fmac_f32_dpp v0, v39, v154 dpp8:[5,2,3,1,3,3,3,0]      // e934015627d5b20d
v_fract_f16_dpp v176, v175 dpp8:[0,0,5,2,2,1,7,3] fi:1   // eabe607faf40a57c
v_fract_f32_dpp v73, v197 dpp8:[2,3,6,7,2,1,0,3]         // e940927ec59aaf60
v_frexp_exp_i16_f16_dpp v193, v60 dpp8:[3,3,6,2,1,3,7,0] fi:1 // eab4827f3c9b951d
v_frexp_exp_i32_f32_dpp v10, v213 dpp8:[7,6,5,4,3,2,1,0] // e97e147ed5773905
v_frexp_mant_f16_dpp v255, v209 dpp8:[0,4,3,7,3,4,4,1]   // e9b2fe7fd1e03e32
v_frexp_mant_f32_dpp v255, v122 dpp8:[4,1,1,2,7,0,3,1] fi:0 // v_frexp_mant_f32_dpp v255, v122 dpp8:[4,1,1,2,7,0,3,1] // e980fe7f7a4c742c
v_ldexp_f16_dpp v249, v123, v0 dpp8:[3,7,4,2,0,6,6,7]    // e900f2777b3b05fb
v_log_f16_dpp v60, v77 dpp8:[3,1,3,0,3,0,2,3] fi:0       // v_log_f16_dpp v60, v77 dpp8:[3,1,3,0,3,0,2,3] // e9ae787e4dcb3068
v_log_f32_dpp v132, v106 dpp8:[3,2,4,3,6,1,1,0]          // e94e087f6a13e704
v_lshlrev_b32_dpp v217, v0, v111 dpp8:[6,6,7,6,5,0,4,3] fi:0 // v_lshlrev_b32_dpp v217, v0, v111 dpp8:[6,6,7,6,5,0,4,3] // e9deb23500f65d70
v_lshrrev_b32_dpp v255, v125, v95 dpp8:[2,6,1,0,7,0,1,1] fi:1 // eabefe2d7d727024
v_mac_f32_dpp v53, v52, v129 dpp8:[0,6,5,7,6,3,1,3] fi:1 // ea026b3e3470ef65
v_max_f16_dpp v21, v0, v225 dpp8:[7,6,5,4,3,2,1,0]       // e9c22b7200773905
v_max_f32_dpp v25, v163, v254 dpp8:[7,6,5,4,3,2,1,0]     // e9fc3320a3773905
v_max_i32_dpp v201, v113, v0 dpp8:[3,5,0,0,6,2,6,1] fi:1 // ea009225712b6039
v_max_u32_dpp v56, v8, v255 dpp8:[5,6,0,2,4,1,1,6]       // e9fe71280835c4c4
v_min_f16_dpp v242, v173, v0 dpp8:[4,1,1,3,2,5,0,0]      // e900e475ad4ca602
v_min_f32_dpp v210, v60, v161 dpp8:[1,2,0,2,2,5,3,4] fi:1 // ea42a51f3c11a48e
v_min_i32_dpp v186, v20, v179 dpp8:[4,5,6,4,2,0,6,7]     // e966752314ac29f8
v_min_u32_dpp v0, v40, v102 dpp8:[3,1,3,0,6,1,2,1]       // e9cc002628cbe028
v_mov_b32_dpp v71, v181 dpp8:[2,3,2,1,6,4,7,5]           // e9028e7eb59a62be
v_movreld_b32_dpp v179, v62 dpp8:[7,6,5,4,3,2,1,0]       // e984667f3e773905
v_movrels_b32_dpp v129, v27 dpp8:[7,1,6,3,1,6,5,7] fi:0  // v_movrels_b32_dpp v129, v27 dpp8:[7,1,6,3,1,6,5,7] // e986027f1b8f17f7
v_movrelsd_2_b32_dpp v85, v178 dpp8:[5,0,7,7,4,6,0,7]    // e990aa7eb2c54fe3
v_movrelsd_b32_dpp v0, v0 dpp8:[7,5,6,5,6,5,1,4] fi:0    // v_movrelsd_b32_dpp v0, v0 dpp8:[7,5,6,5,6,5,1,4] // e988007e00afeb86
v_mul_f16_dpp v108, v233, v51 dpp8:[5,0,4,3,7,6,3,1]     // e966d86ae905772f
v_mul_f32_dpp v31, v140, v252 dpp8:[7,6,5,4,3,2,1,0]     // e9f83f108c773905
v_mul_hi_i32_i24_dpp v129, v153, v84 dpp8:[1,3,4,7,0,4,0,2] // e9a8021599190f42
v_mul_hi_u32_u24_dpp v156, v44, v202 dpp8:[1,3,2,6,6,4,0,6] // e99439192c996cc2
v_mul_i32_i24_dpp v110, v121, v158 dpp8:[7,2,3,2,6,7,3,5] // e93cdd1279d7e4af
v_mul_legacy_f32_dpp v132, v174, v179 dpp8:[7,6,5,4,3,2,1,0] // e966090fae773905
v_mul_u32_u24_dpp v68, v200, v100 dpp8:[1,6,4,6,6,5,2,7] // e9c88816c831edea
v_nop_dpp dpp8:[7,6,5,4,3,2,1,0]                         // v_nop dpp8:[7,6,5,4,3,2,1,0] // e900007e00773905
v_not_b32_dpp v255, v255 dpp8:[0,7,0,2,5,5,6,7] fi:1     // ea6efe7fff38d4fa
v_or_b32_dpp v172, v86, v235 dpp8:[2,4,0,0,5,1,3,7]      // e9d659395622d0ec
v_rcp_f16_dpp v136, v160 dpp8:[5,4,0,3,5,4,5,2]          // e9a8107fa0255656
v_rcp_f32_dpp v251, v88 dpp8:[7,6,5,4,3,2,1,0]           // e954f67f58773905
v_rcp_iflag_f32_dpp v255, v178 dpp8:[6,7,2,2,7,1,7,0]    // e956fe7fb2bef41c
v_rndne_f16_dpp v238, v255 dpp8:[4,5,3,0,3,1,2,0] fi:0   // v_rndne_f16_dpp v238, v255 dpp8:[4,5,3,0,3,1,2,0] // e9bcdc7fffecb008
v_rndne_f32_dpp v73, v129 dpp8:[3,6,5,6,0,1,6,1]         // e946927e81738d38
v_rsq_f16_dpp v34, v228 dpp8:[7,6,5,4,3,2,1,0]           // e9ac447ee4773905
v_rsq_f32_dpp v250, v250 dpp8:[3,5,1,6,0,0,6,5] fi:0     // v_rsq_f32_dpp v250, v250 dpp8:[3,5,1,6,0,0,6,5] // e95cf47ffa6b0cb8
v_sat_pk_u8_i16_dpp v54, v0 dpp8:[7,6,2,2,6,4,1,6]       // e9c46c7e00b764c6
v_sin_f16_dpp v174, v174 dpp8:[3,5,2,4,6,3,1,3]          // e9c05c7faeabe865
v_sin_f32_dpp v6, v93 dpp8:[7,6,5,4,3,2,1,0]             // e96a0c7e5d773905
v_sqrt_f16_dpp v20, v155 dpp8:[4,0,7,6,3,1,6,7] fi:1     // eaaa287e9bc4bdf8
v_sqrt_f32_dpp v58, v62 dpp8:[7,6,5,4,3,2,1,0]           // e966747e3e773905
v_sub_co_ci_u32_dpp v168, v153, v6 dpp8:[4,4,4,1,0,2,4,5] // v_sub_co_ci_u32_dpp v168, vcc_lo, v153, v6, vcc_lo dpp8:[4,4,4,1,0,2,4,5] // e90c5053992403b1
v_sub_f16_dpp v228, v97, v27 dpp8:[6,0,2,7,6,0,1,2] fi:1 // ea36c86761866e44
v_sub_f32_dpp v0, v0, v0 dpp8:[3,3,1,3,4,5,7,6]          // e9000008005bc6de
v_sub_nc_u32_dpp v255, v143, v35 dpp8:[3,0,6,3,2,3,4,0]  // e946fe4d8f83a711
v_subrev_co_ci_u32_dpp v87, vcc_lo, v83, v123, vcc_lo dpp8:[2,7,0,7,7,3,1,2] fi:1 // eaf6ae54533afe45
v_subrev_f16_dpp v8, v42, v195 dpp8:[3,0,3,2,3,4,2,3]    // e98611682ac3346a
v_subrev_f32_dpp v107, v0, v156 dpp8:[3,7,1,6,6,2,3,6]   // e938d70a007b6ccd
v_subrev_nc_u32_dpp v85, v14, v151 dpp8:[0,7,5,5,1,2,7,6] fi:1 // ea2eab4e0e781bdd
v_trunc_f16_dpp v22, v0 dpp8:[5,7,0,1,0,5,5,0] fi:1      // eaba2c7e003d8216
v_trunc_f32_dpp v101, v255 dpp8:[7,6,3,2,6,6,2,3]        // e942ca7efff7646b
v_xnor_b32_dpp v11, v167, v92 dpp8:[3,6,0,4,0,6,0,6]     // e9b8163ca73308c3
v_xor_b32_dpp v255, v138, v0 dpp8:[4,5,2,5,7,4,2,3] fi:0 // v_xor_b32_dpp v255, v138, v0 dpp8:[4,5,2,5,7,4,2,3] // e900fe3b8aac7a6a
