v_add_co_ci_u32_dpp v146, vcc_lo, v169, v12, vcc_lo row_share:15 row_mask:0x0 bank_mask:0x1 // fa182451a95f0101
v_add_f16_dpp v255, v0, v104 row_shr:1 row_mask:0xf bank_mask:0x3 // fad0fe65001101f3
v_add_f32_dpp v146, |v0|, v216 row_shl:1 row_mask:0xa bank_mask:0xa bound_ctrl:1 fi:1 // fab0250700012daa
v_add_nc_u32_dpp v152, v255, v250 row_half_mirror row_mask:0xf bank_mask:0x3 // faf4314bff4101f3
v_and_b32_dpp v0, v41, v5 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0xf fi:0 // v_and_b32_dpp v0, v41, v5 quad_perm:[3,1,2,0] row_mask:0x0 bank_mask:0xf // fa0a00362927000f
v_ashrrev_i32_dpp v184, v62, v14 row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa1c70313e6f0930
v_bfrev_b32_dpp v255, v46 row_half_mirror row_mask:0x1 bank_mask:0x3 // fa70fe7f2e410113
v_ceil_f16_dpp v255, v139 row_shr:1 row_mask:0x0 bank_mask:0xf bound_ctrl:0 // v_ceil_f16_dpp v255, v139 row_shr:1 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fab8fe7f8b11090f
v_ceil_f32_dpp v148, -v162 row_shr:1 row_mask:0x0 bank_mask:0x0 // fa44287fa2111100
v_cndmask_b32_dpp v0, v174, -v74, vcc_lo row_share:15 row_mask:0x1 bank_mask:0xa // fa940002ae5f411a
v_cos_f16_dpp v51, abs(v39) row_shl:1 row_mask:0x3 bank_mask:0x1 bound_ctrl:1 // v_cos_f16_dpp v51, |v39| row_shl:1 row_mask:0x3 bank_mask:0x1 bound_ctrl:1 // fac2667e27012931
v_cos_f32_dpp v163, v122 row_share:15 row_mask:0x1 bank_mask:0x3 // fa6c467f7a5f0113
v_cvt_f16_f32_dpp v255, |v33| row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:0 // v_cvt_f16_f32_dpp v255, |v33| row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:1 // fa14fe7f2140293f
v_cvt_f16_i16_dpp v200, v229 row_share:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // faa2907fe55f0930
v_cvt_f16_u16_dpp v255, v154 row_shl:1 row_mask:0xf bank_mask:0x3 fi:0 // v_cvt_f16_u16_dpp v255, v154 row_shl:1 row_mask:0xf bank_mask:0x3 // faa0fe7f9a0101f3
v_cvt_f32_f16_dpp v64, -v245 row_share:15 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa16807ef55f1903
v_cvt_f32_i32_dpp v8, v81 row_xmask:1 row_mask:0xf bank_mask:0xa // fa0a107e516101fa
v_cvt_f32_u32_dpp v230, v0 row_shr:1 row_mask:0x3 bank_mask:0x1 // fa0ccc7f00110131
v_cvt_f32_ubyte0_dpp v60, v188 quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0x1 // fa22787ebc2700f1
v_cvt_f32_ubyte1_dpp v138, v0 row_share:15 row_mask:0x1 bank_mask:0xa bound_ctrl:1 // fa24147f005f091a
v_cvt_f32_ubyte2_dpp v155, v149 quad_perm:[3,1,2,0] row_mask:0x3 bank_mask:0xf fi:1 // fa26367f9527043f
v_cvt_f32_ubyte3_dpp v252, v194 row_shl:15 row_mask:0xa bank_mask:0x1 // fa28f87fc20f01a1
v_cvt_flr_i32_f32_dpp v104, v160 row_share:0 row_mask:0xf bank_mask:0xf // fa1ad07ea05001ff
v_cvt_i16_f16_dpp v108, -v255 row_xmask:1 row_mask:0x1 bank_mask:0x1 // faa6d87eff611111
v_cvt_i32_f32_dpp v91, v49 row_half_mirror row_mask:0xa bank_mask:0xf fi:1 // fa10b67e314105af
v_cvt_norm_i16_f16_dpp v0, v246 row_shl:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fac6007ef6010930
v_cvt_norm_u16_f16_dpp v255, -v224 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf // fac8fe7fe0e4100f
v_cvt_off_f32_i4_dpp v254, v38 row_xmask:15 row_mask:0xa bank_mask:0x1 fi:0 // v_cvt_off_f32_i4_dpp v254, v38 row_xmask:15 row_mask:0xa bank_mask:0x1 // fa1cfc7f266f01a1
v_cvt_pkrtz_f16_f32_dpp v255, v162, -v53 row_shl:15 row_mask:0x0 bank_mask:0x3 bound_ctrl:0 fi:1 // v_cvt_pkrtz_f16_f32_dpp v255, v162, -v53 row_shl:15 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 fi:1 // fa6afe5fa20f4d03
v_cvt_rpi_i32_f32_dpp v67, |v0| row_shl:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa18867e000f29ff
v_cvt_u16_f16_dpp v101, v106 row_share:0 row_mask:0x1 bank_mask:0x1 bound_ctrl:1 fi:0 // v_cvt_u16_f16_dpp v101, v106 row_share:0 row_mask:0x1 bank_mask:0x1 bound_ctrl:1 // faa4ca7e6a500911
v_cvt_u32_f32_dpp v255, v145 row_shl:15 row_mask:0xf bank_mask:0xf // fa0efe7f910f01ff
v_exp_f16_dpp v7, -|v255| row_half_mirror row_mask:0xf bank_mask:0xa bound_ctrl:0 fi:1 // v_exp_f16_dpp v7, -|v255| row_half_mirror row_mask:0xf bank_mask:0xa bound_ctrl:1 fi:1 // fab00e7eff413dfa
v_exp_f32_dpp v20, v17 row_shr:1 row_mask:0xf bank_mask:0x3 bound_ctrl:1 // fa4a287e111109f3
v_ffbh_i32_dpp v86, v171 row_shl:1 row_mask:0xa bank_mask:0xa // fa76ac7eab0101aa
v_ffbh_u32_dpp v76, v243 row_shr:15 row_mask:0xa bank_mask:0x3 // fa72987ef31f01a3
v_ffbl_b32_dpp v220, v138 row_shl:1 row_mask:0xf bank_mask:0x1 fi:1 // fa74b87f8a0105f1
v_floor_f16_dpp v110, -|v212| row_ror:7 row_mask:0xa bank_mask:0x0 bound_ctrl:1 fi:1 // fab6dc7ed4273da0
v_floor_f32_dpp v154, |v212| row_share:15 row_mask:0xa bank_mask:0x0 // fa48347fd45f21a0
v_fmac_f16_dpp v109, -|v86|, v204 row_shl:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 // v_fmac_f16_dpp v109, -|v86|, v204 row_shl:1 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 // fa98db6c56013930
v_fmac_f32_dpp v255, v177, v0 row_shr:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:0 // v_fmac_f32_dpp v255, v177, v0 row_shr:1 row_mask:0x0 bank_mask:0x3 bound_ctrl:1 // fa00fe57b1110903
v_fract_f16_dpp v167, v216 row_xmask:1 row_mask:0x1 bank_mask:0x1 bound_ctrl:0 // v_fract_f16_dpp v167, v216 row_xmask:1 row_mask:0x1 bank_mask:0x1 bound_ctrl:1 // fabe4e7fd8610911
v_fract_f32_dpp v220, -|v0| row_shr:15 row_mask:0x1 bank_mask:0x1 // fa40b87f001f3111
v_frexp_exp_i16_f16_dpp v151, v245 row_shr:1 row_mask:0x3 bank_mask:0xa // fab42e7ff511013a
v_frexp_exp_i32_f32_dpp v255, abs(v14) row_share:0 row_mask:0x1 bank_mask:0x1 bound_ctrl:1 // v_frexp_exp_i32_f32_dpp v255, |v14| row_share:0 row_mask:0x1 bank_mask:0x1 bound_ctrl:1 // fa7efe7f0e502911
v_frexp_mant_f16_dpp v255, neg(v150) row_xmask:1 row_mask:0x1 bank_mask:0x0 fi:1 // v_frexp_mant_f16_dpp v255, -v150 row_xmask:1 row_mask:0x1 bank_mask:0x0 fi:1 // fab2fe7f96611510
v_frexp_mant_f32_dpp v103, -v41 row_share:15 row_mask:0x0 bank_mask:0x1 bound_ctrl:0 // v_frexp_mant_f32_dpp v103, -v41 row_share:15 row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fa80ce7e295f1901
v_ldexp_f16_dpp v128, v175, v219 row_share:15 row_mask:0xa bank_mask:0xf // fab60177af5f01af
v_log_f16_dpp v196, v0 row_ror:7 row_mask:0x1 bank_mask:0x1 fi:1 // faae887f00270511
v_log_f32_dpp v192, neg(v0) row_shl:15 row_mask:0xa bank_mask:0xf // v_log_f32_dpp v192, -v0 row_shl:15 row_mask:0xa bank_mask:0xf // fa4e807f000f11af
v_lshlrev_b32_dpp v59, v166, v0 row_ror:7 row_mask:0x3 bank_mask:0x0 fi:0 // v_lshlrev_b32_dpp v59, v166, v0 row_ror:7 row_mask:0x3 bank_mask:0x0 // fa007634a6270130
v_lshrrev_b32_dpp v154, v255, v114 row_ror:7 row_mask:0x1 bank_mask:0x0 fi:1 // fae4342dff270510
v_mac_f32_dpp v218, -v181, -|v17| row_shr:15 row_mask:0xa bank_mask:0x1 // fa22b43fb51fd1a1
v_max_f16_dpp v185, v79, -v206 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xa // fa9c73734fe4403a
v_max_f32_dpp v255, -|v0|, v246 row_shl:1 row_mask:0xa bank_mask:0x3 fi:0 // v_max_f32_dpp v255, -|v0|, v246 row_shl:1 row_mask:0xa bank_mask:0x3 // faecff21000131a3
v_max_i32_dpp v255, v0, v255 row_mirror row_mask:0xa bank_mask:0x0 // fafeff25004001a0
v_max_u32_dpp v63, v175, v92 row_xmask:1 row_mask:0x0 bank_mask:0x1 fi:1 // fab87e28af610501
v_min_f16_dpp v0, v241, neg(v64) row_xmask:1 row_mask:0xf bank_mask:0x1 fi:0 // v_min_f16_dpp v0, v241, -v64 row_xmask:1 row_mask:0xf bank_mask:0x1 // fa800074f16141f1
v_min_f32_dpp v152, abs(v25), -v7 row_shl:15 row_mask:0x0 bank_mask:0x0 fi:1 // v_min_f32_dpp v152, |v25|, -v7 row_shl:15 row_mask:0x0 bank_mask:0x0 fi:1 // fa0e301f190f6500
v_min_i32_dpp v255, v6, v88 row_shl:1 row_mask:0x0 bank_mask:0x0 bound_ctrl:1 // fab0fe2306010900
v_min_u32_dpp v202, v102, v24 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x1 // fa30942766e400a1
v_mov_b32_dpp v72, v12 row_ror:7 row_mask:0xf bank_mask:0xa fi:1 // fa02907e0c2705fa
v_movreld_b32_dpp v255, v54 row_xmask:1 row_mask:0xf bank_mask:0xf // fa84fe7f366101ff
v_movrels_b32_dpp v255, v208 row_shr:1 row_mask:0x3 bank_mask:0x1 // fa86fe7fd0110131
v_movrelsd_2_b32_dpp v53, v33 row_shl:15 row_mask:0x1 bank_mask:0x1 // fa906a7e210f0111
v_movrelsd_b32_dpp v202, v95 row_half_mirror row_mask:0xa bank_mask:0x1 bound_ctrl:0 // v_movrelsd_b32_dpp v202, v95 row_half_mirror row_mask:0xa bank_mask:0x1 bound_ctrl:1 // fa88947f5f4109a1
v_mul_f16_dpp v255, -|v241|, v255 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf bound_ctrl:1 // fafeff6bf1e4380f
v_mul_f32_dpp v87, v192, v28 row_share:0 row_mask:0x0 bank_mask:0xa bound_ctrl:0 // v_mul_f32_dpp v87, v192, v28 row_share:0 row_mask:0x0 bank_mask:0xa bound_ctrl:1 // fa38ae10c050090a
v_mul_hi_i32_i24_dpp v253, v166, v16 row_mirror row_mask:0x0 bank_mask:0x0 // fa20fa15a6400100
v_mul_hi_u32_u24_dpp v82, v239, v0 row_share:0 row_mask:0x1 bank_mask:0xa // fa00a418ef50011a
v_mul_i32_i24_dpp v115, v192, v33 row_ror:7 row_mask:0xf bank_mask:0x3 bound_ctrl:1 // fa42e612c02709f3
v_mul_legacy_f32_dpp v255, v5, |v255| row_mirror row_mask:0x3 bank_mask:0x3 // fafeff0f05408133
v_mul_u32_u24_dpp v255, v255, v81 row_share:0 row_mask:0x3 bank_mask:0x3 bound_ctrl:0 fi:0 // v_mul_u32_u24_dpp v255, v255, v81 row_share:0 row_mask:0x3 bank_mask:0x3 bound_ctrl:1 // faa2fe17ff500933
v_nop_dpp row_shr:1 row_mask:0xf bank_mask:0xf           // v_nop row_shr:1 row_mask:0xf bank_mask:0xf // fa00007e001101ff
v_not_b32_dpp v0, v42 row_ror:7 row_mask:0x1 bank_mask:0x1 fi:0 // v_not_b32_dpp v0, v42 row_ror:7 row_mask:0x1 bank_mask:0x1 // fa6e007e2a270111
v_or_b32_dpp v245, v209, v255 row_xmask:15 row_mask:0x0 bank_mask:0x1 bound_ctrl:0 // v_or_b32_dpp v245, v209, v255 row_xmask:15 row_mask:0x0 bank_mask:0x1 bound_ctrl:1 // fafeeb39d16f0901
v_rcp_f16_dpp v148, abs(v239) row_shl:1 row_mask:0x3 bank_mask:0x1 fi:1 // v_rcp_f16_dpp v148, |v239| row_shl:1 row_mask:0x3 bank_mask:0x1 fi:1 // faa8287fef012531
v_rcp_f32_dpp v95, v255 row_shl:15 row_mask:0xf bank_mask:0xf // fa54be7eff0f01ff
v_rcp_iflag_f32_dpp v4, neg(v32) row_shl:15 row_mask:0xf bank_mask:0x3 // v_rcp_iflag_f32_dpp v4, -v32 row_shl:15 row_mask:0xf bank_mask:0x3 // fa56087e200f11f3
v_rndne_f16_dpp v231, -v150 row_share:15 row_mask:0xf bank_mask:0xf fi:0 // v_rndne_f16_dpp v231, -v150 row_share:15 row_mask:0xf bank_mask:0xf // fabcce7f965f11ff
v_rndne_f32_dpp v255, |v255| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 fi:1 // fa46fe7fffe424f0
v_rsq_f16_dpp v210, -v219 row_half_mirror row_mask:0x0 bank_mask:0x0 bound_ctrl:0 fi:1 // v_rsq_f16_dpp v210, -v219 row_half_mirror row_mask:0x0 bank_mask:0x0 bound_ctrl:1 fi:1 // faaca47fdb411d00
v_rsq_f32_dpp v0, v52 row_xmask:1 row_mask:0x0 bank_mask:0xa // fa5c007e3461010a
v_sat_pk_u8_i16_dpp v146, v0 quad_perm:[3,1,2,0] row_mask:0xa bank_mask:0x1 // fac4247f002700a1
v_sin_f16_dpp v0, -|v0| row_half_mirror row_mask:0xf bank_mask:0x1 // fac0007e004131f1
v_sin_f32_dpp v190, v143 row_share:15 row_mask:0xf bank_mask:0xf // fa6a7c7f8f5f01ff
v_sqrt_f16_dpp v228, -v222 row_mirror row_mask:0xa bank_mask:0xa bound_ctrl:0 // v_sqrt_f16_dpp v228, -v222 row_mirror row_mask:0xa bank_mask:0xa bound_ctrl:1 // faaac87fde4019aa
v_sqrt_f32_dpp v60, v209 row_shl:1 row_mask:0xf bank_mask:0xf // fa66787ed10101ff
v_sub_co_ci_u32_dpp v236, vcc_lo, v84, v122, vcc_lo row_shl:1 row_mask:0xf bank_mask:0xa // faf4d853540101fa
v_sub_f16_dpp v0, neg(v0), v243 row_shr:15 row_mask:0x3 bank_mask:0x0 // v_sub_f16_dpp v0, -v0, v243 row_shr:15 row_mask:0x3 bank_mask:0x0 // fae60166001f1130
v_sub_f32_dpp v255, -v238, -v157 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0x1 bound_ctrl:1 fi:1 // fa3aff09eee45c31
v_sub_nc_u32_dpp v10, v139, v0 row_shl:1 row_mask:0xa bank_mask:0x3 fi:1 // fa00144c8b0105a3
v_subrev_co_ci_u32_dpp v196, vcc_lo, v255, v174, vcc_lo row_shr:1 row_mask:0x3 bank_mask:0x0 fi:1 // fa5c8955ff110530
v_subrev_f16_dpp v161, |v7|, |v124| row_share:0 row_mask:0xa bank_mask:0x1 // faf842690750a1a1
v_subrev_f32_dpp v134, |v42|, v254 row_xmask:15 row_mask:0x1 bank_mask:0xa // fafc0d0b2a6f211a
v_subrev_nc_u32_dpp v0, v23, v241 row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:0 // v_subrev_nc_u32_dpp v0, v23, v241 row_mirror row_mask:0x3 bank_mask:0xf bound_ctrl:1 // fae2014e1740093f
v_trunc_f16_dpp v255, |v107| quad_perm:[3,1,2,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 // fabafe7f6b2728ff
v_trunc_f32_dpp v102, v228 row_half_mirror row_mask:0x3 bank_mask:0x0 // fa42cc7ee4410130
v_xnor_b32_dpp v5, v251, v251 row_xmask:1 row_mask:0xf bank_mask:0xf fi:1 // faf60b3cfb6105ff
v_xor_b32_dpp v250, v237, v195 row_share:0 row_mask:0x1 bank_mask:0xf bound_ctrl:0 fi:1 // v_xor_b32_dpp v250, v237, v195 row_share:0 row_mask:0x1 bank_mask:0xf bound_ctrl:1 fi:1 // fa86f53bed500d1f
