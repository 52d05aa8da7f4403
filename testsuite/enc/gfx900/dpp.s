v_add_co_u32_dpp v98, vcc, v230, v231 row_bcast:15 row_mask:0xf bank_mask:0xf // facec532e64201ff
v_add_co_u32_dpp v144, vcc, v187, v158 row_shr:15 row_mask:0x0 bank_mask:0x3 // fa3c2133bb1f0103
v_add_f16_dpp v70, v149, v160 row_shr:1 row_mask:0xf bank_mask:0xf // fa408d3e951101ff
v_add_f16_dpp v76, v25, -v6 row_half_mirror row_mask:0xa bank_mask:0xa // fa0c983e194141aa
v_add_f32_dpp v250, v156, v132 row_shl:15 row_mask:0xf bank_mask:0xf // fa08f5039c0f01ff
v_add_f32_dpp v18, v66, v124 row_bcast:15 row_mask:0x0 bank_mask:0x0 // faf8240242420100
v_add_u16_dpp v83, v60, v153 wave_shl:1 row_mask:0xf bank_mask:0xf // fa32a74c3c3001ff
v_add_u16_dpp v167, v29, v245 row_bcast:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // faea4f4d1d4209f1
v_add_u32_dpp v137, v99, v0 row_mirror row_mask:0xf bank_mask:0xf // fa001269634001ff
v_add_u32_dpp v50, v18, v162 row_shr:15 row_mask:0x1 bank_mask:0x1 // fa446568121f0111
v_addc_co_u32_dpp v58, vcc, v96, v218, vcc row_shr:15 row_mask:0xf bank_mask:0xf // fab47538601f01ff
v_addc_co_u32_dpp v137, vcc, v4, v66, vcc row_shl:1 row_mask:0x3 bank_mask:0x0 // fa84123904010130
v_and_b32_dpp v52, v163, v53 wave_shl:1 row_mask:0xf bank_mask:0xf // fa6a6826a33001ff
v_and_b32_dpp v130, v188, v189 wave_rol:1 row_mask:0x0 bank_mask:0x3 // fa7a0527bc340103
v_ashrrev_i16_dpp v152, v253, v89 row_shl:15 row_mask:0xf bank_mask:0xf // fab23059fd0f01ff
v_ashrrev_i16_dpp v108, v225, v87 row_shr:15 row_mask:0xa bank_mask:0xf // faaed858e11f01af
v_ashrrev_i32_dpp v209, v210, v87 row_bcast:31 row_mask:0xf bank_mask:0xf // faaea223d24301ff
v_ashrrev_i32_dpp v39, v110, v71 row_shl:15 row_mask:0xa bank_mask:0x1 // fa8e4e226e0f01a1
v_bfrev_b32_dpp v138, v18 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa58147f12e400ff
v_bfrev_b32_dpp v179, v11 row_shr:1 row_mask:0xf bank_mask:0xa bound_ctrl:1 // fa58667f0b1109fa
v_ceil_f16_dpp v238, v12 wave_shl:1 row_mask:0xf bank_mask:0xf // fa8adc7f0c3001ff
v_ceil_f16_dpp v253, v10 row_shr:15 row_mask:0x3 bank_mask:0x0 // fa8afa7f0a1f0130
v_ceil_f32_dpp v92, v54 row_shr:15 row_mask:0xf bank_mask:0xf // fa3ab87e361f01ff
v_ceil_f32_dpp v54, |v101| row_bcast:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa3a6c7e654229ff
v_cndmask_b32_dpp v102, v31, v237, vcc row_shr:15 row_mask:0xf bank_mask:0xf // fadacd001f1f01ff
v_cndmask_b32_dpp v180, -|v127|, v241, vcc row_shl:1 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fae269017f013913
v_cos_f16_dpp v58, v142 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa94747e8ee400ff
v_cos_f16_dpp v220, |v197| row_bcast:31 row_mask:0xf bank_mask:0x1 bound_ctrl:0 // v_cos_f16_dpp v220, |v197| row_bcast:31 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa94b87fc54329f1
v_cos_f32_dpp v191, v147 row_half_mirror row_mask:0xf bank_mask:0xf // fa547e7f934101ff
v_cos_f32_dpp v209, v49 row_bcast:15 row_mask:0xa bank_mask:0xf // fa54a27f314201af
v_cvt_f16_f32_dpp v186, v77 row_bcast:15 row_mask:0xf bank_mask:0xf // fa14747f4d4201ff
v_cvt_f16_f32_dpp v22, v114 row_shr:1 row_mask:0x3 bank_mask:0x1 // fa142c7e72110131
v_cvt_f16_i16_dpp v255, v247 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa74fe7ff7e400ff
v_cvt_f16_i16_dpp v131, v0 wave_rol:1 row_mask:0x1 bank_mask:0x1 // fa74067f00340111
v_cvt_f16_u16_dpp v248, v84 row_shl:15 row_mask:0xf bank_mask:0xf // fa72f07f540f01ff
v_cvt_f16_u16_dpp v100, v119 wave_shr:1 row_mask:0x1 bank_mask:0x0 bound_ctrl:1 // fa72c87e77380910
v_cvt_f32_f16_dpp v34, v241 row_mirror row_mask:0xf bank_mask:0xf // fa16447ef14001ff
v_cvt_f32_f16_dpp v52, v242 row_shl:15 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa16687ef20f0913
v_cvt_f32_i32_dpp v206, v129 row_mirror row_mask:0xf bank_mask:0xf // fa0a9c7f814001ff
v_cvt_f32_i32_dpp v111, v53 row_bcast:31 row_mask:0x1 bank_mask:0x1 // fa0ade7e35430111
v_cvt_f32_u32_dpp v206, v69 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa0c9c7f45e400ff
v_cvt_f32_u32_dpp v238, v246 row_bcast:15 row_mask:0xf bank_mask:0x1 bound_ctrl:0 // v_cvt_f32_u32_dpp v238, v246 row_bcast:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa0cdc7ff64209f1
v_cvt_f32_ubyte0_dpp v232, v213 wave_ror:1 row_mask:0xf bank_mask:0xf // fa22d07fd53c01ff
v_cvt_f32_ubyte0_dpp v48, v96 row_shr:1 row_mask:0x3 bank_mask:0x0 // fa22607e60110130
v_cvt_f32_ubyte1_dpp v138, v86 wave_rol:1 row_mask:0xf bank_mask:0xf // fa24147f563401ff
v_cvt_f32_ubyte1_dpp v126, v38 row_ror:7 row_mask:0xa bank_mask:0x1 // fa24fc7e262701a1
v_cvt_f32_ubyte2_dpp v181, v53 row_bcast:31 row_mask:0xf bank_mask:0xf // fa266a7f354301ff
v_cvt_f32_ubyte2_dpp v203, v255 row_bcast:31 row_mask:0xa bank_mask:0x0 // fa26967fff4301a0
v_cvt_f32_ubyte3_dpp v208, v193 row_ror:7 row_mask:0xf bank_mask:0xf // fa28a07fc12701ff
v_cvt_f32_ubyte3_dpp v56, v21 row_shr:1 row_mask:0xa bank_mask:0x0 // fa28707e151101a0
v_cvt_flr_i32_f32_dpp v125, v15 wave_ror:1 row_mask:0xf bank_mask:0xf // fa1afa7e0f3c01ff
v_cvt_flr_i32_f32_dpp v149, -|v94| row_mirror row_mask:0x1 bank_mask:0x1 // fa1a2a7f5e403111
v_cvt_i16_f16_dpp v100, v196 row_mirror row_mask:0xf bank_mask:0xf // fa78c87ec44001ff
v_cvt_i16_f16_dpp v57, v224 row_bcast:15 row_mask:0x1 bank_mask:0xa // fa78727ee042011a
v_cvt_i32_f32_dpp v109, v151 row_ror:7 row_mask:0xf bank_mask:0xf // fa10da7e972701ff
v_cvt_i32_f32_dpp v14, v92 row_bcast:15 row_mask:0x3 bank_mask:0x0 // fa101c7e5c420130
v_cvt_norm_i16_f16_dpp v122, v50 row_half_mirror row_mask:0xf bank_mask:0xf // fa9af47e324101ff
v_cvt_norm_i16_f16_dpp v82, neg(v119) row_shl:15 row_mask:0x1 bank_mask:0xf bound_ctrl:0 // v_cvt_norm_i16_f16_dpp v82, -v119 row_shl:15 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa9aa47e770f191f
v_cvt_norm_u16_f16_dpp v232, v219 wave_shl:1 row_mask:0xf bank_mask:0xf // fa9cd07fdb3001ff
v_cvt_norm_u16_f16_dpp v147, |v205| wave_ror:1 row_mask:0xa bank_mask:0x1 bound_ctrl:0 // v_cvt_norm_u16_f16_dpp v147, |v205| wave_ror:1 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa9c267fcd3c29a1
v_cvt_off_f32_i4_dpp v55, v191 row_half_mirror row_mask:0xf bank_mask:0xf // fa1c6e7ebf4101ff
v_cvt_off_f32_i4_dpp v122, v121 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xf bound_ctrl:0 // v_cvt_off_f32_i4_dpp v122, v121 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xf bound_ctrl:1 // fa1cf47e79e4083f
v_cvt_rpi_i32_f32_dpp v220, v231 row_shl:1 row_mask:0xf bank_mask:0xf // fa18b87fe70101ff
v_cvt_rpi_i32_f32_dpp v156, v122 row_bcast:31 row_mask:0xa bank_mask:0xa bound_ctrl:1 // fa18387f7a4309aa
v_cvt_u16_f16_dpp v216, v232 row_bcast:31 row_mask:0xf bank_mask:0xf // fa76b07fe84301ff
v_cvt_u16_f16_dpp v79, -|v244| row_shr:1 row_mask:0x3 bank_mask:0x0 // fa769e7ef4113130
v_cvt_u32_f32_dpp v178, v232 row_ror:7 row_mask:0xf bank_mask:0xf // fa0e647fe82701ff
v_cvt_u32_f32_dpp v146, |v221| wave_rol:1 row_mask:0xa bank_mask:0xf // fa0e247fdd3421af
v_exp_f16_dpp v10, v202 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa82147ecae400ff
v_exp_f16_dpp v110, abs(v89) row_shl:1 row_mask:0xf bank_mask:0xa // v_exp_f16_dpp v110, |v89| row_shl:1 row_mask:0xf bank_mask:0xa // fa82dc7e590121fa
v_exp_f32_dpp v148, v102 wave_shl:1 row_mask:0xf bank_mask:0xf // fa40287f663001ff
v_exp_f32_dpp v183, -v198 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf // fa406e7fc6e4101f
v_exp_legacy_f32_dpp v163, v224 row_shl:15 row_mask:0xf bank_mask:0xf // fa96467fe00f01ff
v_exp_legacy_f32_dpp v18, v207 row_shr:1 row_mask:0x3 bank_mask:0xf // fa96247ecf11013f
v_ffbh_i32_dpp v127, v225 wave_shr:1 row_mask:0xf bank_mask:0xf // fa5efe7ee13801ff
v_ffbh_i32_dpp v186, v26 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x0 // fa5e747f1a2700a0
v_ffbh_u32_dpp v230, v27 wave_shl:1 row_mask:0xf bank_mask:0xf // fa5acc7f1b3001ff
v_ffbh_u32_dpp v93, v114 wave_shr:1 row_mask:0xf bank_mask:0x0 // fa5aba7e723801f0
v_ffbl_b32_dpp v177, v180 row_bcast:31 row_mask:0xf bank_mask:0xf // fa5c627fb44301ff
v_ffbl_b32_dpp v243, v121 row_shl:1 row_mask:0x1 bank_mask:0xa // fa5ce67f7901011a
v_floor_f16_dpp v6, v132 row_bcast:15 row_mask:0xf bank_mask:0xf // fa880c7e844201ff
v_floor_f16_dpp v109, v201 wave_shl:1 row_mask:0x1 bank_mask:0xf // fa88da7ec930011f
v_floor_f32_dpp v177, v136 row_shl:1 row_mask:0xf bank_mask:0xf // fa3e627f880101ff
v_floor_f32_dpp v44, v73 row_shl:1 row_mask:0x3 bank_mask:0xa // fa3e587e4901013a
v_fract_f16_dpp v57, v97 wave_shl:1 row_mask:0xf bank_mask:0xf // fa90727e613001ff
v_fract_f16_dpp v37, |v146| row_shr:1 row_mask:0x1 bank_mask:0x3 bound_ctrl:0 // v_fract_f16_dpp v37, |v146| row_shr:1 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa904a7e92112913
v_fract_f32_dpp v160, v226 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa36407fe2e400ff
v_fract_f32_dpp v112, |v65| wave_ror:1 row_mask:0xf bank_mask:0xf // fa36e07e413c21ff
v_frexp_exp_i16_f16_dpp v227, v229 row_mirror row_mask:0xf bank_mask:0xf // fa86c67fe54001ff
v_frexp_exp_i16_f16_dpp v49, |v156| quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x3 bound_ctrl:0 // v_frexp_exp_i16_f16_dpp v49, |v156| quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa86627e9ce42813
v_frexp_exp_i32_f32_dpp v158, v85 row_shl:1 row_mask:0xf bank_mask:0xf // fa663c7f550101ff
v_frexp_exp_i32_f32_dpp v7, -|v132| row_half_mirror row_mask:0xf bank_mask:0x3 // fa660e7e844131f3
v_frexp_mant_f16_dpp v39, v179 row_shr:15 row_mask:0xf bank_mask:0xf // fa844e7eb31f01ff
v_frexp_mant_f16_dpp v32, v142 wave_ror:1 row_mask:0x1 bank_mask:0xa // fa84407e8e3c011a
v_frexp_mant_f32_dpp v109, v38 row_shl:1 row_mask:0xf bank_mask:0xf // fa68da7e260101ff
v_frexp_mant_f32_dpp v72, -|v122| row_mirror row_mask:0x1 bank_mask:0xf // fa68907e7a40311f
v_ldexp_f16_dpp v218, v48, v70 row_ror:7 row_mask:0xf bank_mask:0xf // fa8cb467302701ff
v_ldexp_f16_dpp v183, v148, v8 wave_shl:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa106e6794300903
v_log_f16_dpp v129, v37 row_shl:15 row_mask:0xf bank_mask:0xf // fa80027f250f01ff
v_log_f16_dpp v230, abs(v85) row_bcast:15 row_mask:0x1 bank_mask:0xa bound_ctrl:0 // v_log_f16_dpp v230, |v85| row_bcast:15 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa80cc7f5542291a
v_log_f32_dpp v28, v4 wave_rol:1 row_mask:0xf bank_mask:0xf // fa42387e043401ff
v_log_f32_dpp v250, v144 row_shr:15 row_mask:0xf bank_mask:0xf // fa42f47f901f01ff
v_log_legacy_f32_dpp v168, v75 row_shr:1 row_mask:0xf bank_mask:0xf // fa98507f4b1101ff
v_log_legacy_f32_dpp v195, v228 row_half_mirror row_mask:0xf bank_mask:0x0 // fa98867fe44101f0
v_lshlrev_b16_dpp v53, v4, v231 row_bcast:31 row_mask:0xf bank_mask:0xf // face6b54044301ff
v_lshlrev_b16_dpp v171, v96, v246 wave_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:0 // v_lshlrev_b16_dpp v171, v96, v246 wave_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1 // faec57556030093f
v_lshlrev_b32_dpp v4, v220, v116 row_shr:1 row_mask:0xf bank_mask:0xf // fae80824dc1101ff
v_lshlrev_b32_dpp v67, v222, v51 wave_shl:1 row_mask:0x1 bank_mask:0xf // fa668624de30011f
v_lshrrev_b16_dpp v207, v69, v110 row_shr:15 row_mask:0xf bank_mask:0xf // fadc9e57451f01ff
v_lshrrev_b16_dpp v179, v193, v61 row_shl:15 row_mask:0x3 bank_mask:0x3 // fa7a6657c10f0133
v_lshrrev_b32_dpp v215, v172, v22 row_ror:7 row_mask:0xf bank_mask:0xf // fa2cae21ac2701ff
v_lshrrev_b32_dpp v39, v42, v207 wave_ror:1 row_mask:0x1 bank_mask:0xf // fa9e4f202a3c011f
v_mac_f16_dpp v44, v49, v122 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // faf45846312700ff
v_mac_f16_dpp v68, -|v205|, -v216 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x3 // fab08946cd277003
v_mac_f32_dpp v234, v216, v62 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa7cd42dd82700ff
v_mac_f32_dpp v198, v83, v169 row_shr:1 row_mask:0x1 bank_mask:0x0 // fa528d2d53110110
v_max_f16_dpp v15, v25, v112 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fae01e5a192700ff
v_max_f16_dpp v226, |v86|, -v180 row_bcast:31 row_mask:0x0 bank_mask:0xf // fa68c55b5643610f
v_max_f32_dpp v107, v243, v49 row_bcast:15 row_mask:0xf bank_mask:0xf // fa62d616f34201ff
v_max_f32_dpp v113, v57, v194 row_bcast:31 row_mask:0x3 bank_mask:0x3 // fa84e31639430133
v_max_i16_dpp v27, v245, v50 row_half_mirror row_mask:0xf bank_mask:0xf // fa643660f54101ff
v_max_i16_dpp v250, v169, v108 row_mirror row_mask:0x0 bank_mask:0x0 // fad8f461a9400100
v_max_i32_dpp v130, v114, v206 wave_ror:1 row_mask:0xf bank_mask:0xf // fa9c051b723c01ff
v_max_i32_dpp v170, v184, v155 wave_shr:1 row_mask:0x1 bank_mask:0xf // fa36551bb838011f
v_max_u16_dpp v25, v212, v29 wave_shr:1 row_mask:0xf bank_mask:0xf // fa3a325ed43801ff
v_max_u16_dpp v161, v207, v209 row_shl:15 row_mask:0x3 bank_mask:0x0 // faa2435fcf0f0130
v_max_u32_dpp v213, v22, v178 row_shr:1 row_mask:0xf bank_mask:0xf // fa64ab1f161101ff
v_max_u32_dpp v77, v245, v109 row_shl:1 row_mask:0x1 bank_mask:0xa // fada9a1ef501011a
v_min_f16_dpp v230, v158, v171 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa56cd5d9ee400ff
v_min_f16_dpp v157, -|v64|, neg(v105) row_shl:15 row_mask:0x3 bank_mask:0x1 // v_min_f16_dpp v157, -|v64|, -v105 row_shl:15 row_mask:0x3 bank_mask:0x1 // fad23a5d400f7131
v_min_f32_dpp v143, v51, v221 row_half_mirror row_mask:0xf bank_mask:0xf // faba1f15334101ff
v_min_f32_dpp v80, -v8, v173 row_half_mirror row_mask:0x1 bank_mask:0x3 // fa5aa11408411113
v_min_i16_dpp v245, v56, v2 wave_shl:1 row_mask:0xf bank_mask:0xf // fa04ea65383001ff
v_min_i16_dpp v145, v189, v94 wave_shr:1 row_mask:0xf bank_mask:0x0 // fabc2265bd3801f0
v_min_i32_dpp v208, v111, v230 row_shr:1 row_mask:0xf bank_mask:0xf // facca1196f1101ff
v_min_i32_dpp v43, v22, v151 row_shl:15 row_mask:0x1 bank_mask:0x1 // fa2e5718160f0111
v_min_u16_dpp v103, v14, v251 row_shl:1 row_mask:0xf bank_mask:0xf // faf6cf620e0101ff
v_min_u16_dpp v162, v241, v146 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0xf // fa244563f127000f
v_min_u32_dpp v15, v69, v85 row_shl:15 row_mask:0xf bank_mask:0xf // faaa1e1c450f01ff
v_min_u32_dpp v146, v102, v24 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x0 // fa30241d66e400a0
v_mov_b32_dpp v59, v181 row_ror:7 row_mask:0xf bank_mask:0xf // fa02767eb52701ff
v_mov_b32_dpp v119, v135 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0xa // fa02ee7e8727003a
v_mul_f16_dpp v2, v49, v195 row_shr:1 row_mask:0xf bank_mask:0xf // fa860544311101ff
v_mul_f16_dpp v50, -v91, v117 wave_ror:1 row_mask:0xa bank_mask:0xa bound_ctrl:0 // v_mul_f16_dpp v50, -v91, v117 wave_ror:1 row_mask:0xa bank_mask:0xa bound_ctrl:1 // faea64445b3c19aa
v_mul_f32_dpp v229, v55, v112 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fae0ca0b372700ff
v_mul_f32_dpp v206, v199, |v144| row_shl:1 row_mask:0x3 bank_mask:0x1 // fa209d0bc7018131
v_mul_hi_i32_i24_dpp v244, v122, v152 row_mirror row_mask:0xf bank_mask:0xf // fa30e90f7a4001ff
v_mul_hi_i32_i24_dpp v56, v204, v244 row_bcast:31 row_mask:0xf bank_mask:0x0 // fae8710ecc4301f0
v_mul_hi_u32_u24_dpp v230, v214, v1 row_shr:1 row_mask:0xf bank_mask:0xf // fa02cc13d61101ff
v_mul_hi_u32_u24_dpp v55, v76, v29 wave_rol:1 row_mask:0x3 bank_mask:0xa // fa3a6e124c34013a
v_mul_i32_i24_dpp v91, v80, v121 wave_shl:1 row_mask:0xf bank_mask:0xf // faf2b60c503001ff
v_mul_i32_i24_dpp v25, v3, v143 row_bcast:31 row_mask:0x1 bank_mask:0x1 // fa1e330c03430111
v_mul_legacy_f32_dpp v219, v61, v207 row_bcast:31 row_mask:0xf bank_mask:0xf // fa9eb7093d4301ff
v_mul_legacy_f32_dpp v219, |v97|, -v2 row_half_mirror row_mask:0x1 bank_mask:0x3 // fa04b60961416113
v_mul_lo_u16_dpp v102, v50, v199 row_shr:1 row_mask:0xf bank_mask:0xf // fa8ecd52321101ff
v_mul_lo_u16_dpp v33, v47, v144 row_half_mirror row_mask:0xa bank_mask:0x0 // fa2043522f4101a0
v_mul_u32_u24_dpp v125, v98, v133 row_bcast:15 row_mask:0xf bank_mask:0xf // fa0afb10624201ff
v_mul_u32_u24_dpp v104, v85, v108 row_shr:15 row_mask:0xa bank_mask:0xf // fad8d010551f01af
v_nop_dpp row_half_mirror row_mask:0xf bank_mask:0xf     // v_nop row_half_mirror row_mask:0xf bank_mask:0xf // fa00007e004101ff
v_nop_dpp quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xa bound_ctrl:0 // v_nop quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fa00007e00e4080a
v_not_b32_dpp v74, v139 row_shr:1 row_mask:0xf bank_mask:0xf // fa56947e8b1101ff
v_not_b32_dpp v154, v154 row_shr:15 row_mask:0x3 bank_mask:0x1 // fa56347f9a1f0131
v_or_b32_dpp v241, v206, v243 row_shr:1 row_mask:0xf bank_mask:0xf // fae6e329ce1101ff
v_or_b32_dpp v229, v117, v231 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x0 // facecb2975e400a0
v_rcp_f16_dpp v27, v3 row_half_mirror row_mask:0xf bank_mask:0xf // fa7a367e034101ff
v_rcp_f16_dpp v227, v204 row_shl:15 row_mask:0xa bank_mask:0x0 // fa7ac67fcc0f01a0
v_rcp_f32_dpp v0, v152 row_shr:15 row_mask:0xf bank_mask:0xf // fa44007e981f01ff
v_rcp_f32_dpp v122, |v160| row_bcast:31 row_mask:0xa bank_mask:0xf // fa44f47ea04321af
v_rcp_iflag_f32_dpp v59, v251 wave_ror:1 row_mask:0xf bank_mask:0xf // fa46767efb3c01ff
v_rcp_iflag_f32_dpp v135, |v247| wave_ror:1 row_mask:0xf bank_mask:0xa bound_ctrl:0 // v_rcp_iflag_f32_dpp v135, |v247| wave_ror:1 row_mask:0xf bank_mask:0xa bound_ctrl:1 // fa460e7ff73c29fa
v_rndne_f16_dpp v70, v240 row_mirror row_mask:0xf bank_mask:0xf // fa8e8c7ef04001ff
v_rndne_f16_dpp v125, -|v45| row_shl:15 row_mask:0xa bank_mask:0x3 // fa8efa7e2d0f31a3
v_rndne_f32_dpp v91, v205 row_shl:1 row_mask:0xf bank_mask:0xf // fa3cb67ecd0101ff
v_rndne_f32_dpp v41, abs(v80) row_shl:1 row_mask:0x1 bank_mask:0x1 // v_rndne_f32_dpp v41, |v80| row_shl:1 row_mask:0x1 bank_mask:0x1 // fa3c527e50012111
v_rsq_f16_dpp v152, v244 row_shr:15 row_mask:0xf bank_mask:0xf // fa7e307ff41f01ff
v_rsq_f16_dpp v139, v98 row_shr:15 row_mask:0x3 bank_mask:0x3 // fa7e167f621f0133
v_rsq_f32_dpp v190, v210 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa487c7fd22700ff
v_rsq_f32_dpp v249, v190 row_shr:15 row_mask:0x3 bank_mask:0xa // fa48f27fbe1f013a
v_sat_pk_u8_i16_dpp v234, v147 row_half_mirror row_mask:0xf bank_mask:0xf // fa9ed47f934101ff
v_sat_pk_u8_i16_dpp v103, v88 wave_shl:1 row_mask:0x0 bank_mask:0x0 // fa9ece7e58300100
v_screen_partition_4se_b32_dpp v248, v131 row_bcast:31 row_mask:0xf bank_mask:0xf // fa6ef07f834301ff
v_screen_partition_4se_b32_dpp v169, v108 row_shr:1 row_mask:0x1 bank_mask:0x3 // fa6e527f6c110113
v_sin_f16_dpp v133, v132 row_bcast:15 row_mask:0xf bank_mask:0xf // fa920a7f844201ff
v_sin_f16_dpp v90, v30 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0xf // fa92b47e1e27000f
v_sin_f32_dpp v49, v228 row_ror:7 row_mask:0xf bank_mask:0xf // fa52627ee42701ff
v_sin_f32_dpp v16, v153 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x1 // fa52207e99270001
v_sqrt_f16_dpp v173, v37 row_shl:15 row_mask:0xf bank_mask:0xf // fa7c5a7f250f01ff
v_sqrt_f16_dpp v222, -|v251| wave_ror:1 row_mask:0x0 bank_mask:0xa // fa7cbc7ffb3c310a
v_sqrt_f32_dpp v155, v185 row_mirror row_mask:0xf bank_mask:0xf // fa4e367fb94001ff
v_sqrt_f32_dpp v240, abs(v173) row_bcast:15 row_mask:0x0 bank_mask:0x3 // v_sqrt_f32_dpp v240, |v173| row_bcast:15 row_mask:0x0 bank_mask:0x3 // fa4ee07fad422103
v_sub_co_u32_dpp v180, vcc, v115, v165 wave_ror:1 row_mask:0xf bank_mask:0xf // fa4a6935733c01ff
v_sub_co_u32_dpp v95, vcc, v182, v196 row_bcast:15 row_mask:0x1 bank_mask:0x3 bound_ctrl:0 // v_sub_co_u32_dpp v95, vcc, v182, v196 row_bcast:15 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa88bf34b6420913
v_sub_f16_dpp v156, v146, v202 row_mirror row_mask:0xf bank_mask:0xf // fa943941924001ff
v_sub_f16_dpp v78, -v187, -v188 wave_rol:1 row_mask:0xf bank_mask:0x1 // fa789d40bb3451f1
v_sub_f32_dpp v242, v95, v129 row_shl:1 row_mask:0xf bank_mask:0xf // fa02e5055f0101ff
v_sub_f32_dpp v63, -v115, v246 row_shl:1 row_mask:0x1 bank_mask:0x3 // faec7f0473011113
v_sub_u16_dpp v219, v201, v146 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa24b74fc9e400ff
v_sub_u16_dpp v94, v95, v114 row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:0 // v_sub_u16_dpp v94, v95, v114 row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:1 // fae4bc4e5f40093f
v_sub_u32_dpp v171, v72, v26 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa34566b482700ff
v_sub_u32_dpp v121, v114, v31 row_shr:15 row_mask:0xa bank_mask:0xf bound_ctrl:1 // fa3ef26a721f09af
v_subb_co_u32_dpp v202, vcc, v124, v144, vcc row_ror:7 row_mask:0xf bank_mask:0xf // fa20953b7c2701ff
v_subb_co_u32_dpp v242, vcc, v217, v238, vcc quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x1 // fadce53bd92700a1
v_subbrev_co_u32_dpp v78, vcc, v177, v87, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // faae9c3cb1e400ff
v_subbrev_co_u32_dpp v2, vcc, v139, v182, vcc row_shl:1 row_mask:0x0 bank_mask:0xa // fa6c053c8b01010a
v_subrev_co_u32_dpp v137, vcc, v92, v52 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa6812375ce400ff
v_subrev_co_u32_dpp v185, vcc, v172, v136 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0xf bound_ctrl:0 // v_subrev_co_u32_dpp v185, vcc, v172, v136 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0xf bound_ctrl:1 // fa107337ac2708af
v_subrev_f16_dpp v247, v222, v248 row_shl:15 row_mask:0xf bank_mask:0xf // faf0ef43de0f01ff
v_subrev_f16_dpp v1, v220, neg(v223) row_bcast:31 row_mask:0xa bank_mask:0x0 // v_subrev_f16_dpp v1, v220, -v223 row_bcast:31 row_mask:0xa bank_mask:0x0 // fabe0342dc4341a0
v_subrev_f32_dpp v31, v13, v173 row_mirror row_mask:0xf bank_mask:0xf // fa5a3f060d4001ff
v_subrev_f32_dpp v232, abs(v5), v141 row_shr:1 row_mask:0x3 bank_mask:0x3 bound_ctrl:1 // v_subrev_f32_dpp v232, |v5|, v141 row_shr:1 row_mask:0x3 bank_mask:0x3 bound_ctrl:1 // fa1ad10705112933
v_subrev_u16_dpp v177, v160, v37 wave_rol:1 row_mask:0xf bank_mask:0xf // fa4a6251a03401ff
v_subrev_u16_dpp v253, v53, v193 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x1 // fa82fb5135270001
v_subrev_u32_dpp v239, v11, v58 row_mirror row_mask:0xf bank_mask:0xf // fa74de6d0b4001ff
v_subrev_u32_dpp v157, v115, v166 wave_ror:1 row_mask:0xf bank_mask:0x1 // fa4c3b6d733c01f1
v_trunc_f16_dpp v123, v236 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa8cf67eec2700ff
v_trunc_f16_dpp v146, |v36| quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x1 // fa8c247f242720a1
v_trunc_f32_dpp v95, v247 row_shl:15 row_mask:0xf bank_mask:0xf // fa38be7ef70f01ff
v_trunc_f32_dpp v92, v222 wave_shl:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa38b87ede300930
v_xor_b32_dpp v38, v122, v192 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa804d2a7ae400ff
v_xor_b32_dpp v123, v195, v137 wave_rol:1 row_mask:0x0 bank_mask:0x1 // fa12f72ac3340101
