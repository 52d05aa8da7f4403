v_add_co_ci_u32_dpp v0, vcc_lo, v184, v152, vcc_lo row_share:15 row_mask:0x1 bank_mask:0xa // fa300150b85f011a
v_add_f16_dpp v236, v8, v192 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0x1 // fa80d965082700f1
v_add_f32_dpp v0, -|v149|, v157 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0x0 // fa3a010695273030
v_add_nc_u32_dpp v109, v161, v176 row_mirror row_mask:0xa bank_mask:0xf // fa60db4aa14001af
v_and_b32_dpp v107, v0, v255 row_shl:1 row_mask:0xf bank_mask:0xf // fafed736000101ff
v_ashrrev_i32_dpp v255, v84, v0 row_shr:1 row_mask:0x3 bank_mask:0x3 // fa00fe3154110133
v_bfrev_b32_dpp v24, v189 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa70307ebd2700ff
v_ceil_f16_dpp v255, v91 row_shl:1 row_mask:0xf bank_mask:0xa // fab8fe7f5b0101fa
v_ceil_f32_dpp v174, |v0| quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0xf // fa445c7f002720af
v_cndmask_b32_dpp v248, abs(v255), |v154|, vcc_lo row_shl:15 row_mask:0xa bank_mask:0x1 fi:0 // v_cndmask_b32_dpp v248, |v255|, |v154|, vcc_lo row_shl:15 row_mask:0xa bank_mask:0x1 // fa34f103ff0fa1a1
v_cos_f16_dpp v47, abs(v88) row_mirror row_mask:0xa bank_mask:0x0 fi:1 // v_cos_f16_dpp v47, |v88| row_mirror row_mask:0xa bank_mask:0x0 fi:1 // fac25e7e584025a0
v_cos_f32_dpp v62, |v182| row_shl:15 row_mask:0x0 bank_mask:0xf // fa6c7c7eb60f210f
v_cvt_f16_f32_dpp v188, abs(v0) row_shr:15 row_mask:0xa bank_mask:0x3 // v_cvt_f16_f32_dpp v188, |v0| row_shr:15 row_mask:0xa bank_mask:0x3 // fa14787f001f21a3
v_cvt_f16_i16_dpp v78, v255 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x3 fi:1 // faa29c7effe40403
v_cvt_f16_u16_dpp v113, v82 row_share:0 row_mask:0x3 bank_mask:0xa bound_ctrl:0 // v_cvt_f16_u16_dpp v113, v82 row_share:0 row_mask:0x3 bank_mask:0xa bound_ctrl:1 // faa0e27e5250093a
v_cvt_f32_f16_dpp v45, |v20| row_share:15 row_mask:0x1 bank_mask:0x0 fi:1 // fa165a7e145f2510
v_cvt_f32_i32_dpp v195, v159 row_shl:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:0 // v_cvt_f32_i32_dpp v195, v159 row_shl:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa0a867f9f0f0930
v_cvt_f32_u32_dpp v0, v255 row_xmask:15 row_mask:0x3 bank_mask:0x3 // fa0c007eff6f0133
v_cvt_f32_ubyte0_dpp v215, v148 row_ror:7 row_mask:0xa bank_mask:0x1 // fa22ae7f942701a1
v_cvt_f32_ubyte1_dpp v119, v182 row_ror:7 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fa24ee7eb627090f
v_cvt_f32_ubyte2_dpp v44, v58 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf // fa26587e3a2700ff
v_cvt_f32_ubyte3_dpp v1, v254 row_half_mirror row_mask:0xa bank_mask:0xa // fa28027efe4101aa
v_cvt_flr_i32_f32_dpp v110, v215 row_xmask:1 row_mask:0xf bank_mask:0xf fi:0 // v_cvt_flr_i32_f32_dpp v110, v215 row_xmask:1 row_mask:0xf bank_mask:0xf // fa1adc7ed76101ff
v_cvt_i16_f16_dpp v105, -v144 row_ror:7 row_mask:0xf bank_mask:0x0 fi:0 // v_cvt_i16_f16_dpp v105, -v144 row_ror:7 row_mask:0xf bank_mask:0x0 // faa6d27e902711f0
v_cvt_i32_f32_dpp v250, v84 row_shr:15 row_mask:0xf bank_mask:0xf // fa10f47f541f01ff
v_cvt_norm_i16_f16_dpp v95, v37 row_shl:15 row_mask:0xf bank_mask:0xf // fac6be7e250f01ff
v_cvt_norm_u16_f16_dpp v0, v83 row_half_mirror row_mask:0xf bank_mask:0x3 // fac8007e534101f3
v_cvt_off_f32_i4_dpp v217, v162 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x0 // fa1cb27fa2e400a0
v_cvt_pkrtz_f16_f32_dpp v0, -v255, -|v255| row_shr:1 row_mask:0x1 bank_mask:0x1 // fafe015eff11d111
v_cvt_rpi_i32_f32_dpp v155, v69 row_share:0 row_mask:0x1 bank_mask:0x1 // fa18367f45500111
v_cvt_u16_f16_dpp v255, |v0| row_shr:15 row_mask:0xf bank_mask:0xa // faa4fe7f001f21fa
v_cvt_u32_f32_dpp v192, |v0| row_share:0 row_mask:0x0 bank_mask:0x3 bound_ctrl:0 fi:0 // v_cvt_u32_f32_dpp v192, |v0| row_share:0 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa0e807f00502903
v_dot2c_f32_f16_dpp v0, |v193|, -v156 row_share:15 row_mask:0xf bank_mask:0x0 fi:0 // v_dot2c_f32_f16_dpp v0, |v193|, -v156 row_share:15 row_mask:0xf bank_mask:0x0 // fa380104c15f61f0
v_dot4c_i32_i8_dpp v238, v8, v255 row_xmask:15 row_mask:0xa bank_mask:0x1 bound_ctrl:0 // v_dot4c_i32_i8_dpp v238, v8, v255 row_xmask:15 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fafedd1b086f09a1
v_exp_f16_dpp v129, -v156 row_shr:1 row_mask:0x3 bank_mask:0xf fi:1 // fab0027f9c11153f
v_exp_f32_dpp v94, v50 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x3 bound_ctrl:0 fi:0 // v_exp_f32_dpp v94, v50 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x3 bound_ctrl:1 // fa4abc7e322708a3
v_ffbh_i32_dpp v227, v171 row_share:15 row_mask:0x3 bank_mask:0xa // fa76c67fab5f013a
v_ffbh_u32_dpp v255, v100 row_shr:1 row_mask:0xf bank_mask:0x3 fi:1 // fa72fe7f641105f3
v_ffbl_b32_dpp v237, v111 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0xf // fa74da7f6f2700af
v_floor_f16_dpp v186, -|v97| quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x0 fi:0 // v_floor_f16_dpp v186, -|v97| quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x0 // fab6747f61273000
v_floor_f32_dpp v243, -v195 row_share:0 row_mask:0x1 bank_mask:0xa bound_ctrl:0 // v_floor_f32_dpp v243, -v195 row_share:0 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa48e67fc350191a
v_fmac_f16_dpp v0, v224, v61 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0xf fi:0 // v_fmac_f16_dpp v0, v224, v61 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0xf // fa7a006ce027003f
v_fmac_f32_dpp v236, v255, v189 row_shl:15 row_mask:0xa bank_mask:0xa fi:1 // fa7ad957ff0f05aa
v_fract_f16_dpp v218, |v163| row_mirror row_mask:0xa bank_mask:0x3 fi:1 // fabeb47fa34025a3
v_fract_f32_dpp v65, v52 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x0 // fa40827e342700a0
v_frexp_exp_i16_f16_dpp v70, |v29| quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0x0 // fab48c7e1d272000
v_frexp_exp_i32_f32_dpp v0, v71 row_half_mirror row_mask:0xf bank_mask:0xf // fa7e007e474101ff
v_frexp_mant_f16_dpp v255, abs(v37) row_shr:1 row_mask:0x1 bank_mask:0x1 fi:1 // v_frexp_mant_f16_dpp v255, |v37| row_shr:1 row_mask:0x1 bank_mask:0x1 fi:1 // fab2fe7f25112511
v_frexp_mant_f32_dpp v123, -v56 row_share:15 row_mask:0xa bank_mask:0x3 // fa80f67e385f11a3
v_ldexp_f16_dpp v172, -v255, v199 row_share:0 row_mask:0x0 bank_mask:0xf fi:1 // fa8e5977ff50150f
v_log_f16_dpp v235, v181 row_half_mirror row_mask:0xa bank_mask:0xf fi:0 // v_log_f16_dpp v235, v181 row_half_mirror row_mask:0xa bank_mask:0xf // faaed67fb54101af
v_log_f32_dpp v31, -|v128| row_ror:7 row_mask:0x3 bank_mask:0xf // fa4e3e7e8027313f
v_lshlrev_b32_dpp v248, v217, v0 row_share:15 row_mask:0xf bank_mask:0x0 fi:1 // fa00f035d95f05f0
v_lshrrev_b32_dpp v87, v202, v9 row_half_mirror row_mask:0x1 bank_mask:0x3 // fa12ae2cca410113
v_max_f16_dpp v207, v173, -|v104| row_share:15 row_mask:0x3 bank_mask:0xa // fad09e73ad5fc13a
v_max_f32_dpp v186, v102, v77 row_ror:7 row_mask:0xf bank_mask:0x0 // fa9a7421662701f0
v_max_i32_dpp v255, v202, v47 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf // fa5efe25cae4001f
v_max_u32_dpp v171, v76, v59 row_ror:7 row_mask:0x1 bank_mask:0xf // fa7656294c27011f
v_min_f16_dpp v77, v105, |v171| row_mirror row_mask:0xf bank_mask:0xa bound_ctrl:1 // fa569b74694089fa
v_min_f32_dpp v63, |v0|, -|v100| quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0x1 fi:1 // fac87e1e0027e4f1
v_min_i32_dpp v37, v255, v0 row_mirror row_mask:0x0 bank_mask:0xf bound_ctrl:0 fi:1 // v_min_i32_dpp v37, v255, v0 row_mirror row_mask:0x0 bank_mask:0xf bound_ctrl:1 fi:1 // fa004a22ff400d0f
v_min_u32_dpp v249, v226, v0 row_shr:1 row_mask:0x0 bank_mask:0xa // fa00f227e211010a
v_mov_b32_dpp v20, v97 row_shl:1 row_mask:0x0 bank_mask:0xf // fa02287e6101010f
v_movreld_b32_dpp v255, v237 row_ror:7 row_mask:0xf bank_mask:0x3 fi:1 // fa84fe7fed2705f3
v_movrels_b32_dpp v255, v176 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x3 fi:1 // fa86fe7fb0e404f3
v_movrelsd_2_b32_dpp v225, v39 row_share:15 row_mask:0xa bank_mask:0x3 fi:1 // fa90c27f275f05a3
v_movrelsd_b32_dpp v66, v204 row_share:0 row_mask:0xa bank_mask:0xa // fa88847ecc5001aa
v_mul_f16_dpp v53, neg(v0), v76 row_shr:1 row_mask:0xa bank_mask:0x3 fi:0 // v_mul_f16_dpp v53, -v0, v76 row_shr:1 row_mask:0xa bank_mask:0x3 // fa986a6a001111a3
v_mul_f32_dpp v61, |v0|, |v10| row_half_mirror row_mask:0xf bank_mask:0x3 // fa147a100041a1f3
v_mul_hi_i32_i24_dpp v255, v58, v0 row_shl:1 row_mask:0xa bank_mask:0xf // fa00fe153a0101af
v_mul_hi_u32_u24_dpp v220, v250, v204 row_xmask:15 row_mask:0xa bank_mask:0x3 // fa98b919fa6f01a3
v_mul_i32_i24_dpp v167, v125, v130 row_xmask:15 row_mask:0xf bank_mask:0x1 bound_ctrl:0 // v_mul_i32_i24_dpp v167, v125, v130 row_xmask:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa044f137d6f09f1
v_mul_legacy_f32_dpp v218, v196, |v255| row_shl:1 row_mask:0x1 bank_mask:0x3 // fafeb50fc4018113
v_mul_u32_u24_dpp v227, v248, v255 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0x1 fi:0 // v_mul_u32_u24_dpp v227, v248, v255 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0x1 // fafec717f8270031
v_nop_dpp row_shl:1 row_mask:0xa bank_mask:0x3 bound_ctrl:0 fi:0 // v_nop row_shl:1 row_mask:0xa bank_mask:0x3 bound_ctrl:1 // fa00007e000109a3
v_not_b32_dpp v85, v255 row_xmask:15 row_mask:0x0 bank_mask:0x3 // fa6eaa7eff6f0103
v_or_b32_dpp v129, v240, v162 row_share:15 row_mask:0x3 bank_mask:0xa // fa440339f05f013a
v_rcp_f16_dpp v255, -|v98| row_xmask:15 row_mask:0x1 bank_mask:0xf // faa8fe7f626f311f
v_rcp_f32_dpp v255, -v149 row_xmask:1 row_mask:0xa bank_mask:0x1 bound_ctrl:0 // v_rcp_f32_dpp v255, -v149 row_xmask:1 row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa54fe7f956119a1
v_rcp_iflag_f32_dpp v110, |v100| row_shr:15 row_mask:0x0 bank_mask:0xa // fa56dc7e641f210a
v_rndne_f16_dpp v255, |v16| row_shr:15 row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fabcfe7f101f290a
v_rndne_f32_dpp v143, -v135 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa461e7f870119ff
v_rsq_f16_dpp v0, |v255| row_xmask:15 row_mask:0xa bank_mask:0xa bound_ctrl:1 fi:0 // v_rsq_f16_dpp v0, |v255| row_xmask:15 row_mask:0xa bank_mask:0xa bound_ctrl:1 // faac007eff6f29aa
v_rsq_f32_dpp v33, -v27 row_share:0 row_mask:0xa bank_mask:0x1 fi:1 // fa5c427e1b5015a1
v_sat_pk_u8_i16_dpp v199, v237 row_ror:7 row_mask:0x0 bank_mask:0xa // fac48e7fed27010a
v_sin_f16_dpp v115, v46 row_xmask:15 row_mask:0xf bank_mask:0xf // fac0e67e2e6f01ff
v_sin_f32_dpp v64, -v57 row_shr:15 row_mask:0x1 bank_mask:0x0 fi:1 // fa6a807e391f1510
v_sqrt_f16_dpp v143, |v152| row_xmask:1 row_mask:0x0 bank_mask:0xf bound_ctrl:0 // v_sqrt_f16_dpp v143, |v152| row_xmask:1 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // faaa1e7f9861290f
v_sqrt_f32_dpp v69, abs(v120) row_shr:1 row_mask:0xf bank_mask:0xa // v_sqrt_f32_dpp v69, |v120| row_shr:1 row_mask:0xf bank_mask:0xa // fa668a7e781121fa
v_sub_co_ci_u32_dpp v39, vcc_lo, v131, v139, vcc_lo row_shl:1 row_mask:0xf bank_mask:0x1 fi:1 // fa164f52830105f1
v_sub_f16_dpp v87, v227, -|v27| row_share:15 row_mask:0xf bank_mask:0x1 bound_ctrl:0 fi:0 // v_sub_f16_dpp v87, v227, -|v27| row_share:15 row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa36ae66e35fc9f1
v_sub_f32_dpp v255, |v1|, |v50| row_xmask:15 row_mask:0xa bank_mask:0x0 // fa64fe09016fa1a0
v_sub_nc_u32_dpp v163, v41, v50 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0x1 // fa64464d292700f1
v_subrev_co_ci_u32_dpp v236, vcc_lo, v38, v155, vcc_lo row_xmask:15 row_mask:0xa bank_mask:0x0 bound_ctrl:0 // v_subrev_co_ci_u32_dpp v236, vcc_lo, v38, v155, vcc_lo row_xmask:15 row_mask:0xa bank_mask:0x0 bound_ctrl:1 // fa36d955266f09a0
v_subrev_f16_dpp v113, -|v235|, v64 row_xmask:15 row_mask:0xf bank_mask:0x1 fi:1 // fa80e268eb6f35f1
v_subrev_f32_dpp v55, v0, v146 row_xmask:1 row_mask:0x3 bank_mask:0x3 fi:1 // fa246f0a00610533
v_subrev_nc_u32_dpp v0, v141, v248 row_shl:1 row_mask:0x0 bank_mask:0x1 // faf0014e8d010101
v_trunc_f16_dpp v221, -v176 row_ror:7 row_mask:0x1 bank_mask:0xa // fababa7fb027111a
v_trunc_f32_dpp v188, -|v116| row_shr:1 row_mask:0xf bank_mask:0x0 // fa42787f741131f0
v_xnor_b32_dpp v39, v148, v51 row_mirror row_mask:0x1 bank_mask:0x3 // fa664e3c94400113
v_xor_b32_dpp v176, v152, v255 row_shl:15 row_mask:0x3 bank_mask:0xf // fafe613b980f013f
