v_add_co_ci_u32_dpp v182, vcc_lo, v103, v188, vcc_lo dpp8:[3,4,7,7,4,5,6,3] // e9786d4167e3cf7a
v_add_f16_dpp v34, v89, v1 dpp8:[7,6,0,4,2,4,1,0]        // v_add_f16_dpp v34.l, v89.l, v1.l dpp8:[7,6,0,4,2,4,1,0] // e902446459372806
v_add_f32_dpp v54, v200, v140 dpp8:[7,4,2,5,0,3,2,1] fi:1 // ea186d06c8a78a29
v_add_nc_u32_dpp v237, v88, v171 dpp8:[1,6,7,4,3,0,4,7] fi:1 // ea56db4b58f139f0
v_and_b32_dpp v240, v7, v233 dpp8:[2,6,1,4,6,6,3,4]      // e9d2e1370772688f
v_ashrrev_i32_dpp v244, v53, v134 dpp8:[7,5,1,4,4,6,5,6] fi:1 // ea0ce935356f48d7
v_cndmask_b32_dpp v159, v180, v18, vcc_lo dpp8:[5,3,5,2,5,1,3,2] // e9243e03b45dd54c
v_cvt_pk_rtz_f16_f32_dpp v139, v36, v133 dpp8:[6,3,2,3,2,3,1,1] fi:1 // ea0a175f249ea625
v_dot2acc_f32_f16_dpp v21, v10, v85 dpp8:[0,1,6,2,3,0,5,1] fi:1 // eaaa2a040a883534
v_fmac_f16_dpp v124, v55, v115 dpp8:[3,7,1,1,4,6,1,3] fi:1 // v_fmac_f16_dpp v124.l, v55.l, v115.l dpp8:[3,7,1,1,4,6,1,3] fi:1 // eae6f86c377b4267
v_fmac_f32_dpp v180, v113, v0 dpp8:[4,4,4,1,7,2,6,0] fi:1 // ea00685771247319
v_ldexp_f16_dpp v15, v8, v39 dpp8:[3,4,5,4,1,4,0,3] fi:1 // v_ldexp_f16_dpp v15.l, v8.l, v39.l dpp8:[3,4,5,4,1,4,0,3] fi:1 // ea4e1e7608631962
v_lshlrev_b32_dpp v30, v243, v112 dpp8:[1,5,4,2,6,3,7,6] // e9e03c30f329e5dd
v_lshrrev_b32_dpp v210, v117, v34 dpp8:[6,6,0,4,2,4,5,2] fi:1 // ea44a43375362856
v_max_f16_dpp v32, v119, v57 dpp8:[7,4,4,7,3,7,7,7] fi:1 // v_max_f16_dpp v32.l, v119.l, v57.l dpp8:[7,4,4,7,3,7,7,7] fi:1 // ea7240727727bfff
v_max_f32_dpp v148, v64, v248 dpp8:[7,5,0,5,3,6,4,4] fi:1 // eaf02921402f3a93
v_max_i32_dpp v221, v70, v125 dpp8:[5,2,5,7,6,7,3,4] fi:1 // eafaba254655ef8f
v_max_u32_dpp v238, v115, v190 dpp8:[3,2,1,2,2,2,3,4]    // e97cdd297353248d
v_min_f16_dpp v33, v83, v107 dpp8:[2,1,5,6,7,5,2,0] fi:1 // v_min_f16_dpp v33.l, v83.l, v107.l dpp8:[2,1,5,6,7,5,2,0] fi:1 // ead64274534afd0a
v_min_f32_dpp v169, v48, v120 dpp8:[2,0,4,6,1,4,7,7]     // e9f0521f30021dfe
v_min_i32_dpp v80, v112, v75 dpp8:[2,2,7,5,1,6,1,5] fi:1 // ea96a02270d21ba7
v_min_u32_dpp v31, v52, v236 dpp8:[0,7,5,6,5,2,7,1]      // e9d83f2634785d3d
v_mul_dx9_zero_f32_dpp v151, v15, v146 dpp8:[4,3,1,7,7,6,6,1] // e9242f0f0f5c7e3b
v_mul_f16_dpp v83, v115, v33 dpp8:[4,4,5,0,7,5,3,7] fi:1 // v_mul_f16_dpp v83.l, v115.l, v33.l dpp8:[4,4,5,0,7,5,3,7] fi:1 // ea42a66a7364f1ee
v_mul_f32_dpp v241, v167, v3 dpp8:[6,2,5,3,1,1,5,7] fi:1 // ea06e211a75697f4
v_mul_hi_i32_i24_dpp v166, v212, v220 dpp8:[3,2,1,0,1,7,1,4] fi:1 // eab84d15d4539087
v_mul_hi_u32_u24_dpp v48, v151, v217 dpp8:[4,2,6,0,1,5,0,7] fi:1 // eab26118979491e2
v_mul_i32_i24_dpp v25, v15, v109 dpp8:[5,6,4,4,0,0,7,6] fi:1 // eada32120f3509dc
v_mul_u32_u24_dpp v87, v103, v221 dpp8:[7,7,4,0,4,2,2,7] // e9baaf16673f41e9
v_or_b32_dpp v176, v22, v178 dpp8:[1,6,6,3,6,6,1,2] fi:1 // ea64613916b16747
v_pk_fmac_f16_dpp v179, v98, v212 dpp8:[2,5,4,1,3,6,7,5] // e9a86779622a33bf
v_sub_co_ci_u32_dpp v210, vcc_lo, v54, v249, vcc_lo dpp8:[5,1,6,0,6,2,7,0] // e9f2a543368d611d
v_sub_f16_dpp v10, v9, v62 dpp8:[2,0,6,7,0,7,2,5]        // v_sub_f16_dpp v10.l, v9.l, v62.l dpp8:[2,0,6,7,0,7,2,5] // e97c146609828fab
v_sub_f32_dpp v170, v126, v28 dpp8:[3,4,2,7,7,3,5,1] fi:1 // ea3854097ea3fe35
v_sub_nc_u32_dpp v97, v24, v207 dpp8:[0,4,7,1,3,5,5,3] fi:1 // ea9ec34c18e0b376
v_subrev_co_ci_u32_dpp v58, vcc_lo, v88, v184, vcc_lo dpp8:[5,3,2,3,4,1,1,5] // e9707544589dc6a4
v_subrev_f16_dpp v96, v8, v32 dpp8:[1,4,1,2,4,2,2,0]     // v_subrev_f16_dpp v96.l, v8.l, v32.l dpp8:[1,4,1,2,4,2,2,0] // e940c06808614409
v_subrev_f32_dpp v65, v151, v163 dpp8:[6,5,7,0,6,0,1,5]  // e946830a97ee61a4
v_subrev_nc_u32_dpp v72, v131, v48 dpp8:[5,3,4,5,4,5,2,7] fi:1 // ea60904e831dcbea
v_xnor_b32_dpp v108, v159, v61 dpp8:[5,3,4,2,5,4,1,4]    // e97ad83c9f1d5586
v_xor_b32_dpp v246, v102, v87 dpp8:[7,7,4,2,5,5,3,0] fi:1 // eaaeec3b663fd50e
