v_add_f16_dpp v158, v91, -v247 row_bcast:31 row_mask:0xf bank_mask:0xf // faee3d3f5b4341ff
v_add_f32_dpp v255, v102, v43 row_mirror row_mask:0xf bank_mask:0x0 // fa56fe03664001f0
v_add_u16_dpp v198, v0, v11 row_shr:1 row_mask:0x0 bank_mask:0xf // fa168c4d0011010f
v_add_u32_dpp v76, vcc, v117, v195 row_bcast:15 row_mask:0xf bank_mask:0x3 // fa869932754201f3
v_addc_u32_dpp v206, vcc, v195, v0, vcc wave_rol:1 row_mask:0x0 bank_mask:0xa // fa009c39c334010a
v_and_b32_dpp v167, v103, v6 row_mirror row_mask:0xf bank_mask:0xf // fa0c4e27674001ff
v_ashrrev_i16_dpp v0, v0, v100 row_shl:15 row_mask:0x1 bank_mask:0x1 // fac80058000f0111
v_ashrrev_i32_dpp v255, v86, v4 wave_shl:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa08fe23563009f1
v_bfrev_b32_dpp v28, v226 row_shl:1 row_mask:0x3 bank_mask:0xf // fa58387ee201013f
v_ceil_f16_dpp v132, -|v153| wave_shr:1 row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fa8a087f9938390a
v_ceil_f32_dpp v158, -v118 row_shl:15 row_mask:0x1 bank_mask:0x3 // fa3a3c7f760f1113
v_cndmask_b32_dpp v255, |v60|, -|v241|, vcc row_ror:7 row_mask:0x3 bank_mask:0x1 bound_ctrl:1 // fae2ff013c27e931
v_cos_f16_dpp v170, v250 row_bcast:31 row_mask:0xf bank_mask:0xf // fa94547ffa4301ff
v_cos_f32_dpp v17, |v0| wave_shl:1 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa54227e003029f1
v_cvt_f16_f32_dpp v235, v255 row_ror:7 row_mask:0x1 bank_mask:0xa bound_ctrl:0 // v_cvt_f16_f32_dpp v235, v255 row_ror:7 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa14d67fff27091a
v_cvt_f16_i16_dpp v33, v160 wave_shr:1 row_mask:0xa bank_mask:0xf // fa74427ea03801af
v_cvt_f16_u16_dpp v255, v248 row_mirror row_mask:0xf bank_mask:0xf // fa72fe7ff84001ff
v_cvt_f32_f16_dpp v68, -v0 row_half_mirror row_mask:0xa bank_mask:0x3 // fa16887e004111a3
v_cvt_f32_i32_dpp v0, v44 row_shl:1 row_mask:0x3 bank_mask:0x0 // fa0a007e2c010130
v_cvt_f32_u32_dpp v96, v184 row_bcast:15 row_mask:0x0 bank_mask:0x1 // fa0cc07eb8420101
v_cvt_f32_ubyte0_dpp v13, v227 wave_shr:1 row_mask:0xf bank_mask:0xa // fa221a7ee33801fa
v_cvt_f32_ubyte1_dpp v75, v69 row_ror:7 row_mask:0x0 bank_mask:0xf bound_ctrl:0 // v_cvt_f32_ubyte1_dpp v75, v69 row_ror:7 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fa24967e4527090f
v_cvt_f32_ubyte2_dpp v255, v191 row_mirror row_mask:0xf bank_mask:0x0 bound_ctrl:0 // v_cvt_f32_ubyte2_dpp v255, v191 row_mirror row_mask:0xf bank_mask:0x0 bound_ctrl:1 // fa26fe7fbf4009f0
v_cvt_f32_ubyte3_dpp v228, v59 row_shl:15 row_mask:0x3 bank_mask:0x0 // fa28c87f3b0f0130
v_cvt_flr_i32_f32_dpp v127, -v253 wave_rol:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa1afe7efd34191f
v_cvt_i16_f16_dpp v20, -|v255| wave_shl:1 row_mask:0x3 bank_mask:0x1 // fa78287eff303131
v_cvt_i32_f32_dpp v242, v42 row_bcast:15 row_mask:0xf bank_mask:0xf // fa10e47f2a4201ff
v_cvt_off_f32_i4_dpp v0, v183 quad_perm:[3,1,2,0] row_mask:0x1 bank_mask:0x3 // fa1c007eb7270013
v_cvt_rpi_i32_f32_dpp v0, |v0| row_shr:1 row_mask:0xa bank_mask:0x1 bound_ctrl:0 // v_cvt_rpi_i32_f32_dpp v0, |v0| row_shr:1 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa18007e001129a1
v_cvt_u16_f16_dpp v11, v21 row_ror:7 row_mask:0xf bank_mask:0xf // fa76167e152701ff
v_cvt_u32_f32_dpp v98, -v0 row_bcast:15 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa0ec47e004219a1
v_exp_f16_dpp v187, v130 row_half_mirror row_mask:0x1 bank_mask:0x1 // fa82767f82410111
v_exp_f32_dpp v0, -v0 wave_rol:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa40007e00341903
v_exp_legacy_f32_dpp v96, v20 row_shr:15 row_mask:0x3 bank_mask:0x1 // fa96c07e141f0131
v_ffbh_i32_dpp v216, v165 row_bcast:15 row_mask:0x3 bank_mask:0x1 // fa5eb07fa5420131
v_ffbh_u32_dpp v0, v233 row_ror:7 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa5a007ee9270930
v_ffbl_b32_dpp v0, v31 row_mirror row_mask:0x1 bank_mask:0xf // fa5c007e1f40011f
v_floor_f16_dpp v15, v113 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0x3 // fa881e7e71270033
v_floor_f32_dpp v252, -v0 row_shr:1 row_mask:0xf bank_mask:0x1 // fa3ef87f001111f1
v_fract_f16_dpp v249, -v170 row_shl:15 row_mask:0xf bank_mask:0xa // fa90f27faa0f11fa
v_fract_f32_dpp v230, -|v71| row_ror:7 row_mask:0x1 bank_mask:0x1 // fa36cc7f47273111
v_frexp_exp_i16_f16_dpp v70, |v144| wave_shr:1 row_mask:0xf bank_mask:0x0 // fa868c7e903821f0
v_frexp_exp_i32_f32_dpp v201, -v231 wave_shl:1 row_mask:0xa bank_mask:0x3 // fa66927fe73011a3
v_frexp_mant_f16_dpp v144, -|v0| row_shl:1 row_mask:0xf bank_mask:0xf // fa84207f000131ff
v_frexp_mant_f32_dpp v53, |v139| row_ror:7 row_mask:0x0 bank_mask:0xa // fa686a7e8b27210a
v_ldexp_f16_dpp v139, |v146|, v0 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xa // fa001667922720fa
v_log_f16_dpp v197, v201 row_bcast:15 row_mask:0x3 bank_mask:0x0 // fa808a7fc9420130
v_log_f32_dpp v0, abs(v64) wave_shl:1 row_mask:0x1 bank_mask:0xf bound_ctrl:0 // v_log_f32_dpp v0, |v64| wave_shl:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa42007e4030291f
v_log_legacy_f32_dpp v248, |v255| quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa98f07fffe42830
v_lshlrev_b16_dpp v93, v142, v254 row_mirror row_mask:0xa bank_mask:0x0 // fafcbb548e4001a0
v_lshlrev_b32_dpp v176, v203, v236 row_bcast:15 row_mask:0x1 bank_mask:0xa // fad86125cb42011a
v_lshrrev_b16_dpp v92, v55, v1 row_shl:15 row_mask:0x1 bank_mask:0x0 // fa02b856370f0110
v_lshrrev_b32_dpp v229, v90, v133 wave_ror:1 row_mask:0x1 bank_mask:0x0 // fa0acb215a3c0110
v_mac_f16_dpp v255, -v214, v94 wave_shr:1 row_mask:0x0 bank_mask:0x1 // fabcfe47d6381101
v_mac_f32_dpp v0, |v0|, -|v255| wave_shl:1 row_mask:0x3 bank_mask:0x1 // fafe012c0030e131
v_max_f16_dpp v221, v98, v0 row_shr:15 row_mask:0xf bank_mask:0xf // fa00ba5b621f01ff
v_max_f32_dpp v3, v101, -v255 row_half_mirror row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fafe07166541491a
v_max_i16_dpp v255, v89, v31 row_half_mirror row_mask:0x0 bank_mask:0x1 bound_ctrl:0 // v_max_i16_dpp v255, v89, v31 row_half_mirror row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fa3efe6159410901
v_max_i32_dpp v255, v154, v87 row_shr:1 row_mask:0xf bank_mask:0xf // faaefe1b9a1101ff
v_max_u16_dpp v165, v227, v0 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0xf // fa004a5fe327000f
v_max_u32_dpp v0, v197, v156 row_bcast:31 row_mask:0x0 bank_mask:0xa // fa38011ec543010a
v_min_f16_dpp v77, |v230|, v0 wave_rol:1 row_mask:0xa bank_mask:0xa // fa009a5ce63421aa
v_min_f32_dpp v179, |v0|, -|v31| row_shl:1 row_mask:0x0 bank_mask:0xf // fa3e66150001e10f
v_min_i16_dpp v0, v138, v143 row_mirror row_mask:0x3 bank_mask:0x1 // fa1e01648a400131
v_min_i32_dpp v170, v0, v187 row_shr:1 row_mask:0x1 bank_mask:0xa // fa7655190011011a
v_min_u16_dpp v195, v0, v184 row_shl:1 row_mask:0x3 bank_mask:0x1 // fa70876300010131
v_min_u32_dpp v134, v130, v252 row_bcast:31 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // faf80d1d824309f1
v_mov_b32_dpp v0, v255 row_ror:7 row_mask:0xf bank_mask:0xf bound_ctrl:0 // v_mov_b32_dpp v0, v255 row_ror:7 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa02007eff2709ff
v_mul_f16_dpp v57, -v230, -v133 wave_rol:1 row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fa0a7344e6345901
v_mul_f32_dpp v22, |v74|, v124 wave_rol:1 row_mask:0x0 bank_mask:0xa bound_ctrl:1 // faf82c0a4a34290a
v_mul_hi_i32_i24_dpp v69, v0, v255 wave_ror:1 row_mask:0xa bank_mask:0x0 bound_ctrl:0 // v_mul_hi_i32_i24_dpp v69, v0, v255 wave_ror:1 row_mask:0xa bank_mask:0x0 bound_ctrl:1 // fafe8b0e003c09a0
v_mul_hi_u32_u24_dpp v205, v111, v42 row_shl:15 row_mask:0x0 bank_mask:0x1 // fa549a136f0f0101
v_mul_i32_i24_dpp v51, v255, v26 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0x3 bound_ctrl:1 // fa34660cffe40833
v_mul_legacy_f32_dpp v219, |v255|, v49 row_mirror row_mask:0x0 bank_mask:0x1 // fa62b609ff402101
v_mul_lo_u16_dpp v40, v175, v129 wave_ror:1 row_mask:0x3 bank_mask:0x1 // fa025152af3c0131
v_mul_u32_u24_dpp v199, v224, v240 wave_ror:1 row_mask:0xa bank_mask:0xf // fae08f11e03c01af
v_nop_dpp row_half_mirror row_mask:0x1 bank_mask:0xf bound_ctrl:1 // v_nop row_half_mirror row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa00007e0041091f
v_not_b32_dpp v235, v88 row_bcast:31 row_mask:0x1 bank_mask:0xf bound_ctrl:1 // fa56d67f5843091f
v_or_b32_dpp v252, v0, v139 row_mirror row_mask:0x1 bank_mask:0x0 // fa16f92900400110
v_rcp_f16_dpp v5, -v169 wave_shl:1 row_mask:0x3 bank_mask:0x3 // fa7a0a7ea9301133
v_rcp_f32_dpp v19, -|v26| row_shr:1 row_mask:0x3 bank_mask:0x1 // fa44267e1a113131
v_rcp_iflag_f32_dpp v141, v166 wave_shr:1 row_mask:0x3 bank_mask:0xa // fa461a7fa638013a
v_rndne_f16_dpp v11, v60 wave_rol:1 row_mask:0x3 bank_mask:0x0 // fa8e167e3c340130
v_rndne_f32_dpp v0, v222 row_bcast:15 row_mask:0xf bank_mask:0xf // fa3c007ede4201ff
v_rsq_f16_dpp v66, abs(v104) wave_shl:1 row_mask:0x3 bank_mask:0xa // v_rsq_f16_dpp v66, |v104| wave_shl:1 row_mask:0x3 bank_mask:0xa // fa7e847e6830213a
v_rsq_f32_dpp v255, v114 row_bcast:15 row_mask:0xf bank_mask:0xf // fa48fe7f724201ff
v_sin_f16_dpp v255, v0 row_bcast:31 row_mask:0xf bank_mask:0xf // fa92fe7f004301ff
v_sin_f32_dpp v106, |v25| wave_ror:1 row_mask:0xf bank_mask:0xf // fa52d47e193c21ff
v_sqrt_f16_dpp v255, -|v255| quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xf bound_ctrl:1 // fa7cfe7fffe438af
v_sqrt_f32_dpp v255, |v0| row_shr:1 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa4efe7f001129a1
v_sub_f16_dpp v193, -|v217|, |v31| wave_shr:1 row_mask:0xf bank_mask:0xa // fa3e8241d938b1fa
v_sub_f32_dpp v151, v152, |v248| wave_ror:1 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // faf02f05983c891a
v_sub_u16_dpp v0, v143, v74 wave_shl:1 row_mask:0xf bank_mask:0x1 // fa94004e8f3001f1
v_sub_u32_dpp v64, vcc, v223, v113 row_mirror row_mask:0xa bank_mask:0x3 bound_ctrl:1 // fae28034df4009a3
v_subb_u32_dpp v105, vcc, v136, v154, vcc quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x3 // fa34d33a88270003
v_subbrev_u32_dpp v128, vcc, v0, v255, vcc wave_ror:1 row_mask:0xf bank_mask:0x3 // fafe013d003c01f3
v_subrev_f16_dpp v202, -v126, -v39 row_shl:1 row_mask:0xf bank_mask:0x1 // fa4e94437e0151f1
v_subrev_f32_dpp v0, v4, -v255 row_bcast:15 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fafe01060442490f
v_subrev_u16_dpp v232, v252, v164 wave_shr:1 row_mask:0xa bank_mask:0x3 // fa48d151fc3801a3
v_subrev_u32_dpp v239, vcc, v216, v211 wave_shr:1 row_mask:0xa bank_mask:0xf bound_ctrl:0 // v_subrev_u32_dpp v239, vcc, v216, v211 wave_shr:1 row_mask:0xa bank_mask:0xf bound_ctrl:1 // faa6df37d83809af
v_trunc_f16_dpp v255, |v255| quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa bound_ctrl:0 // v_trunc_f16_dpp v255, |v255| quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa bound_ctrl:1 // fa8cfe7fffe4283a
v_trunc_f32_dpp v127, |v189| wave_rol:1 row_mask:0xf bank_mask:0xa bound_ctrl:1 // fa38fe7ebd3429fa
v_xor_b32_dpp v245, v255, v119 row_half_mirror row_mask:0x3 bank_mask:0x3 // faeeea2bff410133
