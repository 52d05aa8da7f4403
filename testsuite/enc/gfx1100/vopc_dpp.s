v_cmp_class_f16 vcc_lo, v22, v68 row_shl:15 row_mask:0xe bank_mask:0xf fi:1 // v_cmp_class_f16 vcc_lo, v22.l, v68.l row_shl:15 row_mask:0xe bank_mask:0xf fi:1 // fa88fa7c160f05ef
v_cmp_class_f32 vcc_lo, |v136|, v248 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x4 fi:1 // faf0fd7c881b24f4
v_cmp_eq_f16 vcc_lo, |v125|, v15 row_share:0 row_mask:0xc bank_mask:0x5 fi:1 // v_cmp_eq_f16 vcc_lo, |v125.l|, v15.l row_share:0 row_mask:0xc bank_mask:0x5 fi:1 // fa1e047c7d5025c5
v_cmp_eq_f32 vcc_lo, v114, v25 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x6 // fa32247c721b00f6
v_cmp_eq_i16 vcc_lo, v117, v79 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmp_eq_i16 vcc_lo, v117.l, v79.l row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa9e647c756f09ff
v_cmp_eq_i32 vcc_lo, v56, v106 row_mirror row_mask:0xf bank_mask:0xf // fad4847c384001ff
v_cmp_eq_u16 vcc_lo, v88, v125 row_share:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmp_eq_u16 vcc_lo, v88.l, v125.l row_share:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fafa747c585f09ff
v_cmp_eq_u32 vcc_lo, v220, v8 row_shr:1 row_mask:0xd bank_mask:0xe fi:1 // fa10947cdc1105de
v_cmp_f_f16 vcc_lo, |v78|, v45 row_share:0 row_mask:0x2 bank_mask:0xf // v_cmp_f_f16 vcc_lo, |v78.l|, v45.l row_share:0 row_mask:0x2 bank_mask:0xf // fa5a007c4e50212f
v_cmp_f_f32 vcc_lo, -v117, v254 row_mirror row_mask:0x8 bank_mask:0x4 fi:1 // fafc217c75401584
v_cmp_f_i32 vcc_lo, v81, v220 row_xmask:0 row_mask:0xf bank_mask:0x7 // fab8817c516001f7
v_cmp_f_u32 vcc_lo, v55, v97 row_half_mirror row_mask:0x5 bank_mask:0x8 fi:1 // fac2907c37410558
v_cmp_ge_f16 vcc_lo, v49, v16 row_ror:1 row_mask:0x5 bank_mask:0xb bound_ctrl:1 // v_cmp_ge_f16 vcc_lo, v49.l, v16.l row_ror:1 row_mask:0x5 bank_mask:0xb bound_ctrl:1 // fa200c7c3121095b
v_cmp_ge_f32 vcc_lo, v131, v239 row_share:0 row_mask:0xf bank_mask:0xf // fade2d7c835001ff
v_cmp_ge_i16 vcc_lo, v123, v122 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0x5 // v_cmp_ge_i16 vcc_lo, v123.l, v122.l quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0x5 // faf46c7c7be40055
v_cmp_ge_i32 vcc_lo, v226, v47 row_mirror row_mask:0xf bank_mask:0x1 bound_ctrl:1 // fa5e8c7ce24009f1
v_cmp_ge_u16 vcc_lo, v12, v60 row_shr:1 row_mask:0x1 bank_mask:0xf // v_cmp_ge_u16 vcc_lo, v12.l, v60.l row_shr:1 row_mask:0x1 bank_mask:0xf // fa787c7c0c11011f
v_cmp_ge_u32 vcc_lo, v229, v103 quad_perm:[0,1,2,3] row_mask:0x3 bank_mask:0xf fi:1 // face9c7ce5e4043f
v_cmp_gt_f16 vcc_lo, v49, v99 row_half_mirror row_mask:0xf bank_mask:0x6 fi:1 // v_cmp_gt_f16 vcc_lo, v49.l, v99.l row_half_mirror row_mask:0xf bank_mask:0x6 fi:1 // fac6087c314105f6
v_cmp_gt_f32 vcc_lo, |v245|, v76 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa98287cf5402dff
v_cmp_gt_i16 vcc_lo, v53, v57 row_ror:1 row_mask:0xf bank_mask:0x4 fi:1 // v_cmp_gt_i16 vcc_lo, v53.l, v57.l row_ror:1 row_mask:0xf bank_mask:0x4 fi:1 // fa72687c352105f4
v_cmp_gt_i32 vcc_lo, v188, v98 quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0xf fi:1 // fac4887cbc1b047f
v_cmp_gt_u16 vcc_lo, v17, v15 row_share:15 row_mask:0x7 bank_mask:0xe fi:1 // v_cmp_gt_u16 vcc_lo, v17.l, v15.l row_share:15 row_mask:0x7 bank_mask:0xe fi:1 // fa1e787c115f057e
v_cmp_gt_u32 vcc_lo, v109, v46 row_half_mirror row_mask:0xd bank_mask:0xe fi:1 // fa5c987c6d4105de
v_cmp_le_f16 vcc_lo, v19, |v70| row_shl:15 row_mask:0xf bank_mask:0x0 fi:1 // v_cmp_le_f16 vcc_lo, v19.l, |v70.l| row_shl:15 row_mask:0xf bank_mask:0x0 fi:1 // fa8c067c130f85f0
v_cmp_le_f32 vcc_lo, v82, -|v183| row_ror:1 row_mask:0x4 bank_mask:0xf bound_ctrl:1 // fa6e277c5221c94f
v_cmp_le_i16 vcc_lo, v60, v92 row_ror:1 row_mask:0x3 bank_mask:0xb // v_cmp_le_i16 vcc_lo, v60.l, v92.l row_ror:1 row_mask:0x3 bank_mask:0xb // fab8667c3c21013b
v_cmp_le_i32 vcc_lo, v129, v91 row_share:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fab6867c815f0dff
v_cmp_le_u16 vcc_lo, v54, v97 row_xmask:15 row_mask:0x2 bank_mask:0x0 bound_ctrl:1 // v_cmp_le_u16 vcc_lo, v54.l, v97.l row_xmask:15 row_mask:0x2 bank_mask:0x0 bound_ctrl:1 // fac2767c366f0920
v_cmp_le_u32 vcc_lo, v217, v227 row_share:15 row_mask:0xf bank_mask:0xf // fac6977cd95f01ff
v_cmp_lg_f16 vcc_lo, v114, v20 row_shl:1 row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // v_cmp_lg_f16 vcc_lo, v114.l, v20.l row_shl:1 row_mask:0xd bank_mask:0xf bound_ctrl:1 fi:1 // fa280a7c72010ddf
v_cmp_lg_f32 vcc_lo, |v63|, v10 row_xmask:15 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 // fa142a7c3f6f2df0
v_cmp_lt_f16 vcc_lo, |v123|, v35 row_half_mirror row_mask:0xa bank_mask:0xf // v_cmp_lt_f16 vcc_lo, |v123.l|, v35.l row_half_mirror row_mask:0xa bank_mask:0xf // fa46027c7b4121af
v_cmp_lt_f32 vcc_lo, -|v148|, v17 row_share:15 row_mask:0xa bank_mask:0xf bound_ctrl:1 fi:1 // fa22227c945f3daf
v_cmp_lt_i16 vcc_lo, v103, v0 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x5 bound_ctrl:1 fi:1 // v_cmp_lt_i16 vcc_lo, v103.l, v0.l quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0x5 bound_ctrl:1 fi:1 // fa00627c67e40ca5
v_cmp_lt_i32 vcc_lo, v44, v19 row_share:0 row_mask:0xd bank_mask:0xf fi:1 // fa26827c2c5005df
v_cmp_lt_u16 vcc_lo, v81, v106 row_xmask:0 row_mask:0xc bank_mask:0xf fi:1 // v_cmp_lt_u16 vcc_lo, v81.l, v106.l row_xmask:0 row_mask:0xc bank_mask:0xf fi:1 // fad4727c516005cf
v_cmp_lt_u32 vcc_lo, v119, v9 row_ror:1 row_mask:0xf bank_mask:0xc fi:1 // fa12927c772105fc
v_cmp_ne_i16 vcc_lo, v14, v27 row_shl:15 row_mask:0xf bank_mask:0xf // v_cmp_ne_i16 vcc_lo, v14.l, v27.l row_shl:15 row_mask:0xf bank_mask:0xf // fa366a7c0e0f01ff
v_cmp_ne_i32 vcc_lo, v7, v144 row_ror:1 row_mask:0xe bank_mask:0xf bound_ctrl:1 // fa208b7c072109ef
v_cmp_ne_u16 vcc_lo, v101, v124 row_shr:1 row_mask:0x9 bank_mask:0x2 fi:1 // v_cmp_ne_u16 vcc_lo, v101.l, v124.l row_shr:1 row_mask:0x9 bank_mask:0x2 fi:1 // faf87a7c65110592
v_cmp_ne_u32 vcc_lo, v92, v126 row_share:15 row_mask:0x3 bank_mask:0xf // fafc9a7c5c5f013f
v_cmp_neq_f16 vcc_lo, v120, v90 row_shl:15 row_mask:0xb bank_mask:0xf bound_ctrl:1 // v_cmp_neq_f16 vcc_lo, v120.l, v90.l row_shl:15 row_mask:0xb bank_mask:0xf bound_ctrl:1 // fab41a7c780f09bf
v_cmp_neq_f32 vcc_lo, v247, v135 row_mirror row_mask:0x5 bank_mask:0xf bound_ctrl:1 fi:1 // fa0e3b7cf7400d5f
v_cmp_nge_f16 vcc_lo, v12, |v10| row_half_mirror row_mask:0xa bank_mask:0x3 bound_ctrl:1 fi:1 // v_cmp_nge_f16 vcc_lo, v12.l, |v10.l| row_half_mirror row_mask:0xa bank_mask:0x3 bound_ctrl:1 fi:1 // fa14127c0c418da3
v_cmp_nge_f32 vcc_lo, v201, v77 row_ror:1 row_mask:0xf bank_mask:0xc bound_ctrl:1 // fa9a327cc92109fc
v_cmp_ngt_f16 vcc_lo, v101, v52 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xa // v_cmp_ngt_f16 vcc_lo, v101.l, v52.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xa // fa68167c651b00fa
v_cmp_ngt_f32 vcc_lo, -|v173|, v73 row_shr:1 row_mask:0xd bank_mask:0x1 bound_ctrl:1 // fa92367cad1139d1
v_cmp_nle_f16 vcc_lo, v31, v3 row_half_mirror row_mask:0xd bank_mask:0x4 bound_ctrl:1 fi:1 // v_cmp_nle_f16 vcc_lo, v31.l, v3.l row_half_mirror row_mask:0xd bank_mask:0x4 bound_ctrl:1 fi:1 // fa06187c1f410dd4
v_cmp_nle_f32 vcc_lo, v244, -v75 row_mirror row_mask:0x8 bank_mask:0xf // fa96387cf440418f
v_cmp_nlg_f16 vcc_lo, v89, |v99| row_share:15 row_mask:0x5 bank_mask:0xf // v_cmp_nlg_f16 vcc_lo, v89.l, |v99.l| row_share:15 row_mask:0x5 bank_mask:0xf // fac6147c595f815f
v_cmp_nlg_f32 vcc_lo, v247, -v221 row_xmask:0 row_mask:0xd bank_mask:0x5 bound_ctrl:1 // faba357cf76049d5
v_cmp_nlt_f16 vcc_lo, v15, |v1| quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x6 bound_ctrl:1 // v_cmp_nlt_f16 vcc_lo, v15.l, |v1.l| quad_perm:[3,2,1,0] row_mask:0x7 bank_mask:0x6 bound_ctrl:1 // fa021c7c0f1b8876
v_cmp_nlt_f32 vcc_lo, -|v142|, v152 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x5 fi:1 // fa303d7c8e1b34f5
v_cmp_o_f16 vcc_lo, v29, v105 row_xmask:0 row_mask:0xf bank_mask:0x5 // v_cmp_o_f16 vcc_lo, v29.l, v105.l row_xmask:0 row_mask:0xf bank_mask:0x5 // fad20e7c1d6001f5
v_cmp_o_f32 vcc_lo, v128, v88 row_half_mirror row_mask:0x9 bank_mask:0x1 bound_ctrl:1 fi:1 // fab02e7c80410d91
v_cmp_t_f16 vcc_lo, v15, -v102 row_xmask:0 row_mask:0xf bank_mask:0xe bound_ctrl:1 // v_cmp_t_f16 vcc_lo, v15.l, -v102.l row_xmask:0 row_mask:0xf bank_mask:0xe bound_ctrl:1 // facc1e7c0f6049fe
v_cmp_t_f32 vcc_lo, v32, v17 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x6 fi:1 // fa223e7c20e404f6
v_cmp_t_i32 vcc_lo, v192, v160 row_shr:1 row_mask:0xa bank_mask:0xd fi:1 // fa408f7cc01105ad
v_cmp_t_u32 vcc_lo, v188, v40 row_share:15 row_mask:0xf bank_mask:0xe bound_ctrl:1 fi:1 // fa509e7cbc5f0dfe
v_cmp_u_f16 vcc_lo, v61, v81 quad_perm:[3,2,1,0] row_mask:0x5 bank_mask:0x5 bound_ctrl:1 fi:1 // v_cmp_u_f16 vcc_lo, v61.l, v81.l quad_perm:[3,2,1,0] row_mask:0x5 bank_mask:0x5 bound_ctrl:1 fi:1 // faa2107c3d1b0c55
v_cmp_u_f32 vcc_lo, v251, v8 row_shl:1 row_mask:0x7 bank_mask:0xb fi:1 // fa10307cfb01057b
v_cmpx_class_f16 v38, v124 row_mirror row_mask:0x8 bank_mask:0x5 bound_ctrl:1 fi:1 // v_cmpx_class_f16 v38.l, v124.l row_mirror row_mask:0x8 bank_mask:0x5 bound_ctrl:1 fi:1 // faf8fa7d26400d85
v_cmpx_class_f32 v156, v143 row_half_mirror row_mask:0xe bank_mask:0x4 bound_ctrl:1 // fa1efd7d9c4109e4
v_cmpx_eq_f16 v74, -v105 row_xmask:15 row_mask:0x6 bank_mask:0xd fi:1 // v_cmpx_eq_f16 v74.l, -v105.l row_xmask:15 row_mask:0x6 bank_mask:0xd fi:1 // fad2047d4a6f456d
v_cmpx_eq_f32 -|v61|, -v93 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // faba247d3d6f7dff
v_cmpx_eq_i16 v19, v66 row_xmask:15 row_mask:0x6 bank_mask:0xa fi:1 // v_cmpx_eq_i16 v19.l, v66.l row_xmask:15 row_mask:0x6 bank_mask:0xa fi:1 // fa84647d136f056a
v_cmpx_eq_i32 v46, v95 row_mirror row_mask:0x6 bank_mask:0xf // fabe847d2e40016f
v_cmpx_eq_u16 v17, v95 row_xmask:15 row_mask:0xf bank_mask:0xf fi:1 // v_cmpx_eq_u16 v17.l, v95.l row_xmask:15 row_mask:0xf bank_mask:0xf fi:1 // fabe747d116f05ff
v_cmpx_eq_u32 v29, v170 quad_perm:[0,1,2,3] row_mask:0xb bank_mask:0xf // fa54957d1de400bf
v_cmpx_f_f16 v6, v45 row_share:15 row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // v_cmpx_f_f16 v6.l, v45.l row_share:15 row_mask:0xf bank_mask:0x5 bound_ctrl:1 fi:1 // fa5a007d065f0df5
v_cmpx_f_f32 |v215|, -v200 row_shl:1 row_mask:0x7 bank_mask:0x1 fi:1 // fa90217dd7016571
v_cmpx_f_i32 v45, v139 row_half_mirror row_mask:0x4 bank_mask:0x2 bound_ctrl:1 // fa16817d2d410942
v_cmpx_f_u32 v22, v226 row_share:15 row_mask:0x5 bank_mask:0xf bound_ctrl:1 fi:1 // fac4917d165f0d5f
v_cmpx_ge_f16 -v120, v81 row_share:0 row_mask:0x2 bank_mask:0xf fi:1 // v_cmpx_ge_f16 -v120.l, v81.l row_share:0 row_mask:0x2 bank_mask:0xf fi:1 // faa20c7d7850152f
v_cmpx_ge_f32 |v163|, |v88| row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fab02c7da311adff
v_cmpx_ge_i16 v80, v113 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x1 fi:1 // v_cmpx_ge_i16 v80.l, v113.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x1 fi:1 // fae26c7d50e404f1
v_cmpx_ge_i32 v144, v214 row_shl:15 row_mask:0x9 bank_mask:0x2 bound_ctrl:1 fi:1 // faac8d7d900f0d92
v_cmpx_ge_u16 v116, v54 row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // v_cmpx_ge_u16 v116.l, v54.l row_ror:1 row_mask:0xf bank_mask:0xf fi:1 // fa6c7c7d742105ff
v_cmpx_ge_u32 v91, v177 row_xmask:15 row_mask:0xf bank_mask:0xf fi:1 // fa629d7d5b6f05ff
v_cmpx_gt_f16 |v23|, v72 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_gt_f16 |v23.l|, v72.l row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa90087d17402dff
v_cmpx_gt_f32 v21, -|v215| row_share:0 row_mask:0x0 bank_mask:0xf bound_ctrl:1 // faae297d1550c90f
v_cmpx_gt_i16 v77, v96 quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_gt_i16 v77.l, v96.l quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0xf bound_ctrl:1 fi:1 // fac0687d4d1b0cbf
v_cmpx_gt_i32 v221, v183 row_xmask:15 row_mask:0xf bank_mask:0xb fi:1 // fa6e897ddd6f05fb
v_cmpx_gt_u16 v39, v93 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 // v_cmpx_gt_u16 v39.l, v93.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x5 // faba787d27e400f5
v_cmpx_gt_u32 v189, v112 row_xmask:15 row_mask:0x8 bank_mask:0x6 bound_ctrl:1 fi:1 // fae0987dbd6f0d86
v_cmpx_le_f16 |v100|, v87 row_share:0 row_mask:0x1 bank_mask:0xd // v_cmpx_le_f16 |v100.l|, v87.l row_share:0 row_mask:0x1 bank_mask:0xd // faae067d6450211d
v_cmpx_le_f32 v201, v4 row_shr:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1 fi:1 // fa08267dc9110d3f
v_cmpx_le_i16 v52, v58 row_share:15 row_mask:0xf bank_mask:0x0 fi:1 // v_cmpx_le_i16 v52.l, v58.l row_share:15 row_mask:0xf bank_mask:0x0 fi:1 // fa74667d345f05f0
v_cmpx_le_i32 v63, v225 row_mirror row_mask:0x5 bank_mask:0x1 // fac2877d3f400151
v_cmpx_le_u16 v52, v57 row_mirror row_mask:0x9 bank_mask:0x0 fi:1 // v_cmpx_le_u16 v52.l, v57.l row_mirror row_mask:0x9 bank_mask:0x0 fi:1 // fa72767d34400590
v_cmpx_le_u32 v252, v186 row_mirror row_mask:0x4 bank_mask:0x8 fi:1 // fa74977dfc400548
v_cmpx_lg_f16 |v113|, v19 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf fi:1 // v_cmpx_lg_f16 |v113.l|, v19.l quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf fi:1 // fa260a7d71e4241f
v_cmpx_lg_f32 v77, v196 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa882b7d4d210dff
v_cmpx_lt_f16 v114, v41 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // v_cmpx_lt_f16 v114.l, v41.l row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa52027d72010dff
v_cmpx_lt_f32 v26, -|v178| row_mirror row_mask:0xb bank_mask:0xf fi:1 // fa64237d1a40c5bf
v_cmpx_lt_i16 v4, v17 row_ror:1 row_mask:0xf bank_mask:0xf // v_cmpx_lt_i16 v4.l, v17.l row_ror:1 row_mask:0xf bank_mask:0xf // fa22627d042101ff
v_cmpx_lt_i32 v7, v149 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa2a837d074009ff
v_cmpx_lt_u16 v31, v42 row_share:15 row_mask:0xf bank_mask:0x8 fi:1 // v_cmpx_lt_u16 v31.l, v42.l row_share:15 row_mask:0xf bank_mask:0x8 fi:1 // fa54727d1f5f05f8
v_cmpx_lt_u32 v159, v241 row_shl:15 row_mask:0x9 bank_mask:0x9 fi:1 // fae2937d9f0f0599
v_cmpx_ne_i16 v122, v94 row_xmask:0 row_mask:0xf bank_mask:0xf // v_cmpx_ne_i16 v122.l, v94.l row_xmask:0 row_mask:0xf bank_mask:0xf // fabc6a7d7a6001ff
v_cmpx_ne_i32 v144, v145 row_shl:1 row_mask:0xf bank_mask:0x5 bound_ctrl:1 // fa228b7d900109f5
v_cmpx_ne_u16 v17, v15 row_shl:15 row_mask:0xf bank_mask:0x0 fi:1 // v_cmpx_ne_u16 v17.l, v15.l row_shl:15 row_mask:0xf bank_mask:0x0 fi:1 // fa1e7a7d110f05f0
v_cmpx_ne_u32 v144, v157 row_share:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 // fa3a9b7d90500dff
v_cmpx_neq_f16 -|v97|, v126 row_mirror row_mask:0x5 bank_mask:0xf // v_cmpx_neq_f16 -|v97.l|, v126.l row_mirror row_mask:0x5 bank_mask:0xf // fafc1a7d6140315f
v_cmpx_neq_f32 -|v56|, -v246 row_xmask:0 row_mask:0x2 bank_mask:0xd // faec3b7d3860712d
v_cmpx_nge_f16 v60, -v14 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x2 fi:1 // v_cmpx_nge_f16 v60.l, -v14.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x2 fi:1 // fa1c127d3c1b44f2
v_cmpx_nge_f32 -|v199|, v232 row_share:15 row_mask:0xa bank_mask:0x4 // fad0337dc75f31a4
v_cmpx_ngt_f16 v82, v119 quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0xf fi:1 // v_cmpx_ngt_f16 v82.l, v119.l quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0xf fi:1 // faee167d521b04bf
v_cmpx_ngt_f32 |v127|, v45 quad_perm:[3,2,1,0] row_mask:0xb bank_mask:0xc // fa5a367d7f1b20bc
v_cmpx_nle_f16 -v12, v57 row_mirror row_mask:0x6 bank_mask:0xf // v_cmpx_nle_f16 -v12.l, v57.l row_mirror row_mask:0x6 bank_mask:0xf // fa72187d0c40116f
v_cmpx_nle_f32 -|v80|, -v97 row_share:0 row_mask:0x3 bank_mask:0xf fi:1 // fac2387d5050753f
v_cmpx_nlg_f16 |v122|, v101 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xc bound_ctrl:1 fi:1 // v_cmpx_nlg_f16 |v122.l|, v101.l quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xc bound_ctrl:1 fi:1 // faca147d7ae42cac
v_cmpx_nlg_f32 v223, -v109 row_share:0 row_mask:0x6 bank_mask:0x0 bound_ctrl:1 fi:1 // fada347ddf504d60
v_cmpx_nlt_f16 -|v48|, v97 quad_perm:[3,2,1,0] row_mask:0x8 bank_mask:0xf fi:1 // v_cmpx_nlt_f16 -|v48.l|, v97.l quad_perm:[3,2,1,0] row_mask:0x8 bank_mask:0xf fi:1 // fac21c7d301b348f
v_cmpx_nlt_f32 v6, v246 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // faec3d7d061b00ff
v_cmpx_o_f16 -|v51|, -v121 row_shr:1 row_mask:0xc bank_mask:0xf // v_cmpx_o_f16 -|v51.l|, -v121.l row_shr:1 row_mask:0xc bank_mask:0xf // faf20e7d331171cf
v_cmpx_o_f32 |v203|, |v25| row_ror:1 row_mask:0x6 bank_mask:0xf // fa322e7dcb21a16f
v_cmpx_t_f16 |v52|, -v42 row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // v_cmpx_t_f16 |v52.l|, -v42.l row_xmask:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 // fa541e7d346f69ff
v_cmpx_t_f32 v155, v62 row_share:15 row_mask:0x4 bank_mask:0x1 bound_ctrl:1 fi:1 // fa7c3e7d9b5f0d41
v_cmpx_t_i32 v176, v218 row_shl:15 row_mask:0xf bank_mask:0xf fi:1 // fab48f7db00f05ff
v_cmpx_t_u32 v56, v199 row_mirror row_mask:0xf bank_mask:0x8 bound_ctrl:1 fi:1 // fa8e9f7d38400df8
v_cmpx_u_f16 v94, v5 row_shl:1 row_mask:0xa bank_mask:0xf // v_cmpx_u_f16 v94.l, v5.l row_shl:1 row_mask:0xa bank_mask:0xf // fa0a107d5e0101af
v_cmpx_u_f32 v162, v96 row_share:15 row_mask:0xc bank_mask:0xf fi:1 // fac0307da25f05cf
