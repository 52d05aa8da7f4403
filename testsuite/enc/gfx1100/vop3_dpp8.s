v_add3_u32_e64_dpp v250, v21, v107, -4.0 dpp8:[1,5,4,2,6,3,5,1] // fa0055d6e9d6de031529e535
v_add_co_ci_u32_e64_dpp v52, vcc_lo, v103, v31, s80 dpp8:[0,6,6,1,7,2,0,2] fi:1 // 346a20d5ea3e420167b07341
v_add_co_u32_e64_dpp v3, vcc_lo, v170, v59 dpp8:[4,2,3,6,6,5,6,3] fi:1 // 036a00d7ea760200aad4ec7a
v_add_f16_e64_dpp v52, v42, -|v64| mul:2 dpp8:[5,6,6,6,4,6,6,0] // v_add_f16_e64_dpp v52.l, v42.l, -|v64.l| mul:2 dpp8:[5,6,6,6,4,6,6,0] // 340232d5e98002482ab54d1b
v_add_f32_e64_dpp v138, v51, -v238 mul:2 dpp8:[0,3,3,7,1,3,4,0] // 8a0003d5e9dc034833d89e11
v_add_lshl_u32_e64_dpp v64, v151, v36, s5 dpp8:[6,1,3,3,4,6,6,1] // 400047d6e948160097ce463b
v_add_nc_i16_e64_dpp v232, v151, v67 op_sel:[0,1,1] dpp8:[6,3,7,0,5,2,3,6] fi:1 // v_add_nc_i16_e64_dpp v232.h, v151.l, v67.h op_sel:[0,1,1] dpp8:[6,3,7,0,5,2,3,6] fi:1 // e8500dd7ea86020097de51cd
v_add_nc_i32_e64_dpp v61, v134, v105 dpp8:[7,0,4,4,0,0,4,2] // 3d0026d7e9d2020086070950
v_add_nc_u16_e64_dpp v50, v252, v88 op_sel:[1,0,1] dpp8:[0,3,2,1,1,1,5,0] // v_add_nc_u16_e64_dpp v50.h, v252.h, v88.l op_sel:[1,0,1] dpp8:[0,3,2,1,1,1,5,0] // 324803d7e9b00200fc989214
v_add_nc_u32_e64_dpp v250, v167, v23 dpp8:[1,3,3,7,4,3,6,2] fi:1 // fa0025d5ea2e0200a7d9ce59
v_alignbit_b32_e64_dpp v103, v45, v0, m0 dpp8:[4,5,2,7,1,4,6,6] fi:1 // 670016d6ea00f6012dac1eda
v_alignbyte_b32_e64_dpp v247, v186, v55, exec_hi dpp8:[6,3,2,4,4,4,0,4] // f70017d6e96efe01ba9e4882
v_and_b16_e64_dpp v20, v63, v95 dpp8:[4,5,6,5,5,6,3,0] fi:1 // v_and_b16_e64_dpp v20.l, v63.l, v95.l dpp8:[4,5,6,5,5,6,3,0] fi:1 // 140062d7eabe02003fac5b0f
v_and_b32_e64_dpp v39, v234, v108 dpp8:[6,0,0,4,2,4,4,6] fi:1 // 27001bd5ead80200ea0628d2
v_and_or_b32_e64_dpp v253, v79, v98, exec_hi dpp8:[4,0,0,0,6,2,2,2] // fd0057d6e9c4fe014f046049
v_ashrrev_i16_e64_dpp v198, v198, v124 dpp8:[3,6,5,3,1,5,6,6] fi:1 // v_ashrrev_i16_e64_dpp v198.l, v198.l, v124.l dpp8:[3,6,5,3,1,5,6,6] fi:1 // c6003ad7eaf80200c67397da
v_ashrrev_i32_e64_dpp v15, v234, v11 dpp8:[5,3,2,4,5,5,6,1] fi:1 // 0f001ad5ea160200ea9dd83a
v_bcnt_u32_b32_e64_dpp v134, v16, v71 dpp8:[4,4,5,3,6,1,3,2] fi:1 // 86001ed7ea8e02001064e74c
v_bfe_i32_e64_dpp v93, v91, v89, vcc_lo dpp8:[3,4,0,7,7,6,2,1] fi:1 // 5d0011d6eab2aa015b237e2b
v_bfe_u32_e64_dpp v120, v101, v100, v59 dpp8:[4,5,2,2,0,2,3,4] // 780010d6e9c8ee0465ac048d
v_bfi_b32_e64_dpp v251, v166, v152, exec_lo dpp8:[0,6,0,4,2,5,7,1] // fb0012d6e930fb01a630a83e
v_bfm_b32_e64_dpp v153, v175, v26 dpp8:[6,6,2,5,0,2,4,3] // 99001dd7e9340200afb60a71
v_bfrev_b32_e64_dpp v9, v20 dpp8:[6,3,5,6,2,6,5,7] fi:1  // 0900b8d5ea000000145e2df7
v_ceil_f16_e64_dpp v90, |v176| dpp8:[0,1,7,2,7,5,7,2]    // v_ceil_f16_e64_dpp v90.l, |v176.l| dpp8:[0,1,7,2,7,5,7,2] // 5a01dcd5e9000000b0c8f55e
v_ceil_f32_e64_dpp v9, |v55| dpp8:[6,2,6,6,2,5,0,1] fi:1 // 0901a2d5ea0000003796ad22
v_cls_i32_e64_dpp v74, v146 dpp8:[2,4,2,5,1,0,1,3]       // 4a00bbd5e900000092a21a64
v_clz_i32_u32_e64_dpp v143, v151 dpp8:[2,0,6,3,6,4,5,3] fi:1 // 8f00b9d5ea00000097826776
v_cmp_class_f16_e64_dpp s9, -|v203|, v40 dpp8:[4,4,1,5,0,2,4,4] fi:1 // v_cmp_class_f16_e64_dpp s9, -|v203.l|, v40.l dpp8:[4,4,1,5,0,2,4,4] fi:1 // 09017dd4ea500220cb640a91
v_cmp_class_f32_e64_dpp vcc_lo, -|v192|, v40 dpp8:[7,3,4,0,0,7,0,0] fi:1 // 6a017ed4ea500220c01f8103
v_cmp_eq_f16_e64_dpp s56, v137, -|v135| clamp dpp8:[1,4,5,0,6,5,1,3] // v_cmp_eq_f16_e64_dpp s56, v137.l, -|v135.l| clamp dpp8:[1,4,5,0,6,5,1,3] // 388202d4e90e03408961e166
v_cmp_eq_f32_e64_dpp s77, -v43, v87 dpp8:[3,0,2,2,4,5,7,7] fi:1 // 4d0012d4eaae02202b83c4fe
v_cmp_eq_i16_e64_dpp s24, v47, v71 dpp8:[3,0,1,0,5,7,3,0] // v_cmp_eq_i16_e64_dpp s24, v47.l, v71.l dpp8:[3,0,1,0,5,7,3,0] // 180032d4e98e02002f43d00f
v_cmp_eq_i32_e64_dpp s16, v105, v254 dpp8:[4,7,6,7,5,2,2,6] fi:1 // 100042d4eafc030069bc5fc9
v_cmp_eq_u16_e64_dpp s2, v217, v48 dpp8:[0,6,4,6,3,3,4,3] // v_cmp_eq_u16_e64_dpp s2, v217.l, v48.l dpp8:[0,6,4,6,3,3,4,3] // 02003ad4e9600200d930bd71
v_cmp_eq_u32_e64_dpp s56, v176, v73 dpp8:[1,0,5,5,2,3,7,3] fi:1 // 38004ad4ea920200b041ab7d
v_cmp_f_f16_e64_dpp s8, -v247, v118 dpp8:[5,4,4,5,5,1,5,0] // v_cmp_f_f16_e64_dpp s8, -v247.l, v118.l dpp8:[5,4,4,5,5,1,5,0] // 080000d4e9ec0220f725db14
v_cmp_f_f32_e64_dpp s40, v53, v114 dpp8:[7,5,6,6,4,3,5,5] // 280010d4e9e4020035afcdb5
v_cmp_f_i32_e64_dpp s84, v92, v70 dpp8:[0,4,5,5,6,0,6,4] fi:1 // 540040d4ea8c02005c606b98
v_cmp_f_u32_e64_dpp s84, v117, v3 dpp8:[3,1,6,5,4,7,4,1] // 540048d4e9060200758bcb33
v_cmp_ge_f16_e64_dpp s34, |v153|, v66 clamp dpp8:[7,3,5,2,6,7,5,2] // v_cmp_ge_f16_e64_dpp s34, |v153.l|, v66.l clamp dpp8:[7,3,5,2,6,7,5,2] // 228106d4e9840200995fe557
v_cmp_ge_f32_e64_dpp vcc_lo, -|v236|, -|v145| dpp8:[3,6,5,2,6,6,4,1] fi:1 // 6a0316d4ea220360ec736533
v_cmp_ge_i16_e64_dpp s88, v145, v31 dpp8:[4,7,7,2,4,1,0,3] fi:1 // v_cmp_ge_i16_e64_dpp s88, v145.l, v31.l dpp8:[4,7,7,2,4,1,0,3] fi:1 // 580036d4ea3e020091fcc560
v_cmp_ge_i32_e64_dpp s24, v169, v114 dpp8:[1,7,1,4,2,4,1,2] // 180046d4e9e40200a9792846
v_cmp_ge_u16_e64_dpp s24, v130, v70 dpp8:[3,7,1,7,7,5,4,7] // v_cmp_ge_u16_e64_dpp s24, v130.l, v70.l dpp8:[3,7,1,7,7,5,4,7] // 18003ed4e98c0200827bfef2
v_cmp_ge_u32_e64_dpp vcc_lo, v243, v119 dpp8:[2,6,3,3,4,0,7,7] // 6a004ed4e9ee0200f3f246fc
v_cmp_gt_f16_e64_dpp s4, v209, v93 dpp8:[3,3,0,2,7,5,3,0] fi:1 // v_cmp_gt_f16_e64_dpp s4, v209.l, v93.l dpp8:[3,3,0,2,7,5,3,0] fi:1 // 040004d4eaba0200d11bf40e
v_cmp_gt_f32_e64_dpp s83, v183, v206 dpp8:[5,3,7,6,0,0,4,5] // 530014d4e99c0300b7dd0db0
v_cmp_gt_i16_e64_dpp s54, v164, v114 dpp8:[3,2,7,0,7,4,5,7] // v_cmp_gt_i16_e64_dpp s54, v164.l, v114.l dpp8:[3,2,7,0,7,4,5,7] // 360034d4e9e40200a4d371f6
v_cmp_gt_i32_e64_dpp s74, v148, v88 dpp8:[0,0,1,4,4,3,2,0] // 4a0044d4e9b002009440c809
v_cmp_gt_u16_e64_dpp vcc_lo, v224, v53 dpp8:[3,0,4,0,5,0,3,4] // v_cmp_gt_u16_e64_dpp vcc_lo, v224.l, v53.l dpp8:[3,0,4,0,5,0,3,4] // 6a003cd4e96a0200e003518c
v_cmp_gt_u32_e64_dpp s39, v108, v4 dpp8:[5,0,2,4,1,7,5,4] fi:1 // 27004cd4ea0802006c859897
v_cmp_le_f16_e64_dpp s36, -v213, -v68 dpp8:[1,1,5,1,3,5,4,3] fi:1 // v_cmp_le_f16_e64_dpp s36, -v213.l, -v68.l dpp8:[1,1,5,1,3,5,4,3] fi:1 // 240003d4ea880260d549b372
v_cmp_le_f32_e64_dpp vcc_lo, v234, -v24 dpp8:[6,0,3,1,0,1,7,0] fi:1 // 6a0013d4ea300240eac6821c
v_cmp_le_i16_e64_dpp s2, v86, v116 dpp8:[4,0,2,2,6,0,1,0] fi:1 // v_cmp_le_i16_e64_dpp s2, v86.l, v116.l dpp8:[4,0,2,2,6,0,1,0] fi:1 // 020033d4eae8020056846404
v_cmp_le_i32_e64_dpp s21, v205, v28 dpp8:[0,3,7,6,4,2,7,2] // 150043d4e9380200cdd84d5d
v_cmp_le_u16_e64_dpp s44, v65, v95 dpp8:[1,0,7,3,4,6,7,4] // v_cmp_le_u16_e64_dpp s44, v65.l, v95.l dpp8:[1,0,7,3,4,6,7,4] // 2c003bd4e9be020041c1479f
v_cmp_le_u32_e64_dpp s20, v24, v91 dpp8:[4,2,3,2,6,0,4,0] // 14004bd4e9b6020018d46410
v_cmp_lg_f16_e64_dpp s0, -|v182|, |v54| dpp8:[0,5,0,3,5,0,3,7] fi:1 // v_cmp_lg_f16_e64_dpp s0, -|v182.l|, |v54.l| dpp8:[0,5,0,3,5,0,3,7] fi:1 // 000305d4ea6c0220b62856ec
v_cmp_lg_f32_e64_dpp vcc_lo, -|v82|, v75 clamp dpp8:[5,2,4,4,4,1,7,1] fi:1 // 6a8115d4ea9602205215c93c
v_cmp_lt_f16_e64_dpp s40, v213, v56 dpp8:[4,2,5,3,5,6,3,0] fi:1 // v_cmp_lt_f16_e64_dpp s40, v213.l, v56.l dpp8:[4,2,5,3,5,6,3,0] fi:1 // 280001d4ea700200d554570f
v_cmp_lt_f32_e64_dpp s64, v146, v40 dpp8:[3,5,4,3,6,1,0,1] fi:1 // 400011d4ea500200922be720
v_cmp_lt_i16_e64_dpp s8, v179, v4 dpp8:[2,6,1,0,6,4,2,7] // v_cmp_lt_i16_e64_dpp s8, v179.l, v4.l dpp8:[2,6,1,0,6,4,2,7] // 080031d4e9080200b37260ea
v_cmp_lt_i32_e64_dpp s40, v11, v22 dpp8:[4,7,1,3,6,3,4,4] // 280041d4e92c02000b7ce691
v_cmp_lt_u16_e64_dpp s56, v175, v255 dpp8:[6,0,7,4,0,6,4,7] fi:1 // v_cmp_lt_u16_e64_dpp s56, v175.l, v255.l dpp8:[6,0,7,4,0,6,4,7] fi:1 // 380039d4eafe0300afc609f3
v_cmp_lt_u32_e64_dpp s77, v3, v67 dpp8:[0,2,2,4,3,1,1,5] // 4d0049d4e98602000390b8a4
v_cmp_ne_i16_e64_dpp s60, v88, v54 dpp8:[5,6,2,5,7,0,7,1] fi:1 // v_cmp_ne_i16_e64_dpp s60, v88.l, v54.l dpp8:[5,6,2,5,7,0,7,1] fi:1 // 3c0035d4ea6c020058b57a3c
v_cmp_ne_i32_e64_dpp s60, v5, v190 dpp8:[6,6,3,4,1,7,7,2] // 3c0045d4e97c030005f6985f
v_cmp_ne_u16_e64_dpp s24, v138, v118 dpp8:[6,6,3,3,3,0,0,5] fi:1 // v_cmp_ne_u16_e64_dpp s24, v138.l, v118.l dpp8:[6,6,3,3,3,0,0,5] fi:1 // 18003dd4eaec02008af636a0
v_cmp_ne_u32_e64_dpp s36, v122, v65 dpp8:[3,1,6,5,4,4,6,3] fi:1 // 24004dd4ea8202007a8b4b7a
v_cmp_neq_f16_e64_dpp s58, v154, -|v112| clamp dpp8:[5,7,4,2,7,1,2,0] // v_cmp_neq_f16_e64_dpp s58, v154.l, -|v112.l| clamp dpp8:[5,7,4,2,7,1,2,0] // 3a820dd4e9e002409a3df508
v_cmp_neq_f32_e64_dpp s8, v123, v12 dpp8:[3,7,0,1,0,2,0,4] // 08001dd4e91802007b3b0281
v_cmp_nge_f16_e64_dpp s16, -v127, v86 dpp8:[3,7,2,7,2,0,6,3] fi:1 // v_cmp_nge_f16_e64_dpp s16, -v127.l, v86.l dpp8:[3,7,2,7,2,0,6,3] fi:1 // 100009d4eaac02207fbb2e78
v_cmp_nge_f32_e64_dpp vcc_lo, v127, v4 dpp8:[5,6,5,5,7,5,2,4] fi:1 // 6a0019d4ea0802007f75fb8a
v_cmp_ngt_f16_e64_dpp s58, |v237|, v88 dpp8:[3,2,7,2,3,6,6,4] // v_cmp_ngt_f16_e64_dpp s58, |v237.l|, v88.l dpp8:[3,2,7,2,3,6,6,4] // 3a010bd4e9b00200edd3359b
v_cmp_ngt_f32_e64_dpp s18, -|v92|, v103 clamp dpp8:[6,0,7,0,5,7,4,7] fi:1 // 12811bd4eace02205cc6d1f3
v_cmp_nle_f16_e64_dpp s72, v117, -v34 dpp8:[0,6,1,6,3,7,1,5] fi:1 // v_cmp_nle_f16_e64_dpp s72, v117.l, -v34.l dpp8:[0,6,1,6,3,7,1,5] fi:1 // 48000cd4ea4402407570bca7
v_cmp_nle_f32_e64_dpp vcc_lo, v249, v18 clamp dpp8:[7,1,2,0,1,0,2,2] // 6a801cd4e9240200f98f1048
v_cmp_nlg_f16_e64_dpp s91, v237, v67 dpp8:[7,4,7,1,2,5,6,3] // v_cmp_nlg_f16_e64_dpp s91, v237.l, v67.l dpp8:[7,4,7,1,2,5,6,3] // 5b000ad4e9860200ede7a37a
v_cmp_nlg_f32_e64_dpp vcc_lo, v87, v208 dpp8:[4,3,5,4,3,0,2,7] // 6a001ad4e9a00300575c39e8
v_cmp_nlt_f16_e64_dpp s30, v151, v76 dpp8:[4,3,0,1,4,3,2,7] fi:1 // v_cmp_nlt_f16_e64_dpp s30, v151.l, v76.l dpp8:[4,3,0,1,4,3,2,7] fi:1 // 1e000ed4ea980200971cc2e9
v_cmp_nlt_f32_e64_dpp s16, |v55|, v53 dpp8:[4,3,7,0,3,0,6,3] // 10011ed4e96a020037dc3178
v_cmp_o_f16_e64_dpp s76, -v113, -|v7| dpp8:[2,2,6,3,5,5,7,3] fi:1 // v_cmp_o_f16_e64_dpp s76, -v113.l, -|v7.l| dpp8:[2,2,6,3,5,5,7,3] fi:1 // 4c0207d4ea0e02607192d77e
v_cmp_o_f32_e64_dpp vcc_lo, -|v177|, v49 dpp8:[7,0,7,1,0,1,7,6] // 6a0117d4e9620220b1c783dc
v_cmp_t_f16_e64_dpp s28, v194, |v1| dpp8:[4,1,2,3,2,3,6,2] // v_cmp_t_f16_e64_dpp s28, v194.l, |v1.l| dpp8:[4,1,2,3,2,3,6,2] // 1c020fd4e9020200c28ca659
v_cmp_t_f32_e64_dpp s88, v38, v153 dpp8:[0,4,7,7,7,6,4,7] // 58001fd4e932030026e07ff3
v_cmp_t_i32_e64_dpp s50, v190, v120 dpp8:[3,7,7,5,0,6,3,6] fi:1 // 320047d4eaf00200befb0bcf
v_cmp_t_u32_e64_dpp vcc_lo, v175, v157 dpp8:[7,0,6,7,3,4,6,7] fi:1 // 6a004fd4ea3a0300af873ffa
v_cmp_u_f16_e64_dpp s60, -v64, v56 clamp dpp8:[2,3,1,1,6,1,6,7] // v_cmp_u_f16_e64_dpp s60, -v64.l, v56.l clamp dpp8:[2,3,1,1,6,1,6,7] // 3c8008d4e9700220405ae2f8
v_cmp_u_f32_e64_dpp vcc_lo, v190, -|v97| dpp8:[1,7,7,6,4,5,2,4] // 6a0218d4e9c20240bef9cd8a
v_cmpx_class_f16_e64_dpp v13, v0 dpp8:[2,0,7,0,7,1,5,7] fi:1 // v_cmpx_class_f16_e64_dpp v13.l, v0.l dpp8:[2,0,7,0,7,1,5,7] fi:1 // 7e00fdd4ea0002020dc2f1f4
v_cmpx_class_f32_e64_dpp -v19, v255 dpp8:[5,6,0,6,6,0,4,4] fi:1 // 7e00fed4eafe032213356c90
v_cmpx_eq_f16_e64_dpp |v99|, |v1| dpp8:[2,2,3,1,0,3,0,4] fi:1 // v_cmpx_eq_f16_e64_dpp |v99.l|, |v1.l| dpp8:[2,2,3,1,0,3,0,4] fi:1 // 7e0382d4ea02020263d28281
v_cmpx_eq_f32_e64_dpp v237, v63 dpp8:[1,0,3,1,6,1,4,3]   // 7e0092d4e97e0202edc1e270
v_cmpx_eq_i16_e64_dpp v102, v42 dpp8:[7,6,6,3,2,3,2,5]   // v_cmpx_eq_i16_e64_dpp v102.l, v42.l dpp8:[7,6,6,3,2,3,2,5] // 7e00b2d4e954020266b7a7a9
v_cmpx_eq_i32_e64_dpp v68, v0 dpp8:[3,3,1,0,4,4,2,7]     // 7e00c2d4e9000202445b40ea
v_cmpx_eq_u16_e64_dpp v143, v239 dpp8:[1,7,5,5,3,2,7,3] fi:1 // v_cmpx_eq_u16_e64_dpp v143.l, v239.l dpp8:[1,7,5,5,3,2,7,3] fi:1 // 7e00bad4eade03028f793b7d
v_cmpx_eq_u32_e64_dpp v57, v50 dpp8:[4,1,1,4,6,1,4,2]    // 7e00cad4e9640202394ce850
v_cmpx_f_f16_e64_dpp v148, -v228 dpp8:[5,1,1,7,1,4,4,1]  // v_cmpx_f_f16_e64_dpp v148.l, -v228.l dpp8:[5,1,1,7,1,4,4,1] // 7e0080d4e9c80342944d1e32
v_cmpx_f_f32_e64_dpp v23, -|v87| dpp8:[1,0,1,2,3,4,2,5]  // 7e0290d4e9ae0242174134aa
v_cmpx_f_i32_e64_dpp v141, v67 dpp8:[1,5,0,6,0,3,1,3]    // 7e00c0d4e98602028d298c65
v_cmpx_f_u32_e64_dpp v63, v70 dpp8:[5,4,7,7,3,7,5,4]     // 7e00c8d4e98c02023fe5bf97
v_cmpx_ge_f16_e64_dpp v237, v250 dpp8:[4,2,5,5,3,2,5,7]  // v_cmpx_ge_f16_e64_dpp v237.l, v250.l dpp8:[4,2,5,5,3,2,5,7] // 7e0086d4e9f40302ed543bf5
v_cmpx_ge_f32_e64_dpp v94, -|v14| dpp8:[7,7,4,0,0,2,5,4] // 7e0296d4e91c02425e3f0195
v_cmpx_ge_i16_e64_dpp v242, v36 dpp8:[4,4,2,7,6,6,0,6]   // v_cmpx_ge_i16_e64_dpp v242.l, v36.l dpp8:[4,4,2,7,6,6,0,6] // 7e00b6d4e9480202f2a46ec3
v_cmpx_ge_i32_e64_dpp v137, v33 dpp8:[7,0,2,2,0,5,3,4]   // 7e00c6d4e94202028987848e
v_cmpx_ge_u16_e64_dpp v77, v122 dpp8:[6,0,5,2,4,1,1,5] fi:1 // v_cmpx_ge_u16_e64_dpp v77.l, v122.l dpp8:[6,0,5,2,4,1,1,5] fi:1 // 7e00bed4eaf402024d46c5a4
v_cmpx_ge_u32_e64_dpp v197, v80 dpp8:[4,3,2,7,6,6,6,0] fi:1 // 7e00ced4eaa00202c59c6e1b
v_cmpx_gt_f16_e64_dpp v146, -v119 dpp8:[3,6,1,2,1,2,1,3] fi:1 // v_cmpx_gt_f16_e64_dpp v146.l, -v119.l dpp8:[3,6,1,2,1,2,1,3] fi:1 // 7e0084d4eaee024292731465
v_cmpx_gt_f32_e64_dpp v102, |v3| dpp8:[4,3,6,3,6,7,1,6]  // 7e0294d4e9060202669ce7c7
v_cmpx_gt_i16_e64_dpp v5, v64 dpp8:[0,1,7,7,1,0,2,3] fi:1 // v_cmpx_gt_i16_e64_dpp v5.l, v64.l dpp8:[0,1,7,7,1,0,2,3] fi:1 // 7e00b4d4ea80020205c81f68
v_cmpx_gt_i32_e64_dpp v134, v1 dpp8:[5,7,3,2,3,1,3,0]    // 7e00c4d4e902020286fdb40c
v_cmpx_gt_u16_e64_dpp v226, v132 dpp8:[7,3,2,4,3,1,6,6] fi:1 // v_cmpx_gt_u16_e64_dpp v226.l, v132.l dpp8:[7,3,2,4,3,1,6,6] fi:1 // 7e00bcd4ea080302e29fb8d8
v_cmpx_gt_u32_e64_dpp v167, v193 dpp8:[6,6,5,1,5,0,0,7]  // 7e00ccd4e9820302a77653e0
v_cmpx_le_f16_e64_dpp v148, -|v36| clamp dpp8:[5,3,6,1,7,7,3,4] fi:1 // v_cmpx_le_f16_e64_dpp v148.l, -|v36.l| clamp dpp8:[5,3,6,1,7,7,3,4] fi:1 // 7e8283d4ea480242949df38f
v_cmpx_le_f32_e64_dpp -v178, v87 dpp8:[3,7,5,6,7,2,4,3] fi:1 // 7e0093d4eaae0222b27b7d71
v_cmpx_le_i16_e64_dpp v248, v46 dpp8:[3,4,1,7,4,2,2,3] fi:1 // v_cmpx_le_i16_e64_dpp v248.l, v46.l dpp8:[3,4,1,7,4,2,2,3] fi:1 // 7e00b3d4ea5c0202f8634e69
v_cmpx_le_i32_e64_dpp v188, v64 dpp8:[1,2,0,6,5,2,4,7] fi:1 // 7e00c3d4ea800202bc115cf1
v_cmpx_le_u16_e64_dpp v108, v39 dpp8:[4,2,1,0,4,4,5,4] fi:1 // v_cmpx_le_u16_e64_dpp v108.l, v39.l dpp8:[4,2,1,0,4,4,5,4] fi:1 // 7e00bbd4ea4e02026c544096
v_cmpx_le_u32_e64_dpp v109, v214 dpp8:[5,0,2,1,6,3,6,3]  // 7e00cbd4e9ac03026d85e279
v_cmpx_lg_f16_e64_dpp v221, v47 dpp8:[2,4,7,5,1,3,1,0] fi:1 // v_cmpx_lg_f16_e64_dpp v221.l, v47.l dpp8:[2,4,7,5,1,3,1,0] fi:1 // 7e0085d4ea5e0202dde29b05
v_cmpx_lg_f32_e64_dpp -|v157|, v53 dpp8:[0,3,2,2,6,2,5,2] fi:1 // 7e0195d4ea6a02229d986455
v_cmpx_lt_f16_e64_dpp -|v114|, v228 dpp8:[3,6,3,5,4,7,5,4] fi:1 // v_cmpx_lt_f16_e64_dpp -|v114.l|, v228.l dpp8:[3,6,3,5,4,7,5,4] fi:1 // 7e0181d4eac8032272f3ca97
v_cmpx_lt_f32_e64_dpp |v109|, -|v39| dpp8:[2,0,2,1,2,3,1,2] fi:1 // 7e0391d4ea4e02426d82a245
v_cmpx_lt_i16_e64_dpp v74, v113 dpp8:[6,1,6,2,5,5,6,4]   // v_cmpx_lt_i16_e64_dpp v74.l, v113.l dpp8:[6,1,6,2,5,5,6,4] // 7e00b1d4e9e202024a8ed59a
v_cmpx_lt_i32_e64_dpp v7, v28 dpp8:[1,4,5,5,0,1,5,4] fi:1 // 7e00c1d4ea38020207618b94
v_cmpx_lt_u16_e64_dpp v221, v42 dpp8:[6,3,1,5,3,2,4,2] fi:1 // v_cmpx_lt_u16_e64_dpp v221.l, v42.l dpp8:[6,3,1,5,3,2,4,2] fi:1 // 7e00b9d4ea540202dd5e3a51
v_cmpx_lt_u32_e64_dpp v196, v104 dpp8:[3,3,2,6,7,4,1,2] fi:1 // 7e00c9d4ead00202c49b7c46
v_cmpx_ne_i16_e64_dpp v124, v56 dpp8:[1,6,1,5,5,2,0,3] fi:1 // v_cmpx_ne_i16_e64_dpp v124.l, v56.l dpp8:[1,6,1,5,5,2,0,3] fi:1 // 7e00b5d4ea7002027c715a61
v_cmpx_ne_i32_e64_dpp v97, v92 dpp8:[7,0,5,7,3,4,0,1] fi:1 // 7e00c5d4eab8020261473f22
v_cmpx_ne_u16_e64_dpp v199, v36 dpp8:[1,3,5,7,2,3,7,3]   // v_cmpx_ne_u16_e64_dpp v199.l, v36.l dpp8:[1,3,5,7,2,3,7,3] // 7e00bdd4e9480202c759af7d
v_cmpx_ne_u32_e64_dpp v236, v56 dpp8:[3,1,5,2,0,0,1,1]   // 7e00cdd4e9700202ec4b0524
v_cmpx_neq_f16_e64_dpp |v241|, -|v120| dpp8:[3,7,5,4,0,6,0,7] // v_cmpx_neq_f16_e64_dpp |v241.l|, -|v120.l| dpp8:[3,7,5,4,0,6,0,7] // 7e038dd4e9f00242f17b09e3
v_cmpx_neq_f32_e64_dpp -|v146|, v0 dpp8:[5,4,5,4,2,0,3,1] fi:1 // 7e019dd4ea0002229265292c
v_cmpx_nge_f16_e64_dpp v98, |v66| dpp8:[7,4,3,5,4,2,3,4] // v_cmpx_nge_f16_e64_dpp v98.l, |v66.l| dpp8:[7,4,3,5,4,2,3,4] // 7e0289d4e984020262e74a8d
v_cmpx_nge_f32_e64_dpp v252, v70 dpp8:[2,1,2,5,6,2,6,3]  // 7e0099d4e98c0202fc8a6a79
v_cmpx_ngt_f16_e64_dpp -v173, v43 dpp8:[0,1,3,3,5,4,2,4] // v_cmpx_ngt_f16_e64_dpp -v173.l, v43.l dpp8:[0,1,3,3,5,4,2,4] // 7e008bd4e9560222adc8568a
v_cmpx_ngt_f32_e64_dpp v55, v63 dpp8:[4,0,7,2,3,4,6,2]   // 7e009bd4e97e020237c4355a
v_cmpx_nle_f16_e64_dpp -v169, -v16 dpp8:[0,5,2,7,3,4,0,6] fi:1 // v_cmpx_nle_f16_e64_dpp -v169.l, -v16.l dpp8:[0,5,2,7,3,4,0,6] fi:1 // 7e008cd4ea200262a9a83ec2
v_cmpx_nle_f32_e64_dpp |v239|, -v103 clamp dpp8:[0,2,1,3,0,6,2,3] fi:1 // 7e819cd4eace0242ef50066b
v_cmpx_nlg_f16_e64_dpp v179, v29 dpp8:[4,1,4,5,1,1,0,0] fi:1 // v_cmpx_nlg_f16_e64_dpp v179.l, v29.l dpp8:[4,1,4,5,1,1,0,0] fi:1 // 7e008ad4ea3a0202b30c9b00
v_cmpx_nlg_f32_e64_dpp -v252, v237 dpp8:[2,3,6,0,4,0,2,2] fi:1 // 7e009ad4eada0322fc9a4148
v_cmpx_nlt_f16_e64_dpp v247, v16 dpp8:[5,3,5,3,1,5,1,4]  // v_cmpx_nlt_f16_e64_dpp v247.l, v16.l dpp8:[5,3,5,3,1,5,1,4] // 7e008ed4e9200202f75d9786
v_cmpx_nlt_f32_e64_dpp v36, -v90 dpp8:[5,3,2,2,3,5,6,1] fi:1 // 7e009ed4eab40242249db43a
v_cmpx_o_f16_e64_dpp v140, v59 dpp8:[1,3,5,6,7,3,6,5]    // v_cmpx_o_f16_e64_dpp v140.l, v59.l dpp8:[1,3,5,6,7,3,6,5] // 7e0087d4e97602028c59fdb9
v_cmpx_o_f32_e64_dpp v43, v38 clamp dpp8:[7,1,3,5,4,5,3,5] fi:1 // 7e8097d4ea4c02022bcfcaae
v_cmpx_t_f16_e64_dpp v184, -v163 dpp8:[3,4,4,2,3,1,3,3]  // v_cmpx_t_f16_e64_dpp v184.l, -v163.l dpp8:[3,4,4,2,3,1,3,3] // 7e008fd4e9460342b823b56c
v_cmpx_t_f32_e64_dpp |v229|, |v51| dpp8:[3,5,1,3,7,7,2,6] fi:1 // 7e039fd4ea660202e56bf6cb
v_cmpx_t_i32_e64_dpp v37, v130 dpp8:[2,3,3,2,6,7,4,0]    // 7e00c7d4e904030225dae413
v_cmpx_t_u32_e64_dpp v236, v67 dpp8:[2,7,4,6,6,7,1,1]    // 7e00cfd4e9860202ec3aed27
v_cmpx_u_f16_e64_dpp v16, -|v2| clamp dpp8:[4,0,4,4,2,0,1,4] // v_cmpx_u_f16_e64_dpp v16.l, -|v2.l| clamp dpp8:[4,0,4,4,2,0,1,4] // 7e8288d4e904024210042984
v_cmpx_u_f32_e64_dpp |v180|, v51 clamp dpp8:[4,7,1,6,1,0,1,7] fi:1 // 7e8198d4ea660202b47c1ce4
v_cndmask_b32_e64_dpp v92, -|v16|, -v150, vcc_hi dpp8:[3,7,6,1,7,7,7,6] fi:1 // 5c0101d5ea2caf6110bbf3df
v_cos_f16_e64_dpp v194, v223 dpp8:[1,7,6,4,1,4,2,0] fi:1 // v_cos_f16_e64_dpp v194.l, v223.l dpp8:[1,7,6,4,1,4,2,0] fi:1 // c200e1d5ea000000dfb9190a
v_cos_f32_e64_dpp v67, v178 dpp8:[7,4,3,5,6,5,5,5]       // 4300b6d5e9000000b2e7eab6
v_ctz_i32_b32_e64_dpp v188, v112 dpp8:[4,6,4,2,4,7,5,7] fi:1 // bc00bad5ea0000007034c5f7
v_cubeid_f32_e64_dpp v87, v136, v241, 31 div:2 dpp8:[1,3,0,3,7,3,5,2] // 57000cd6e9e27f1a8819f655
v_cubema_f32_e64_dpp v221, v214, v72, s56 dpp8:[2,6,1,2,0,1,3,0] fi:1 // dd000fd6ea90e200d672840c
v_cubesc_f32_e64_dpp v213, v126, -|v142|, |v116| clamp mul:4 dpp8:[6,1,6,0,3,7,1,3] fi:1 // d5860dd6ea1cd3557e8eb167
v_cubetc_f32_e64_dpp v202, v28, v10, -|vcc_hi| div:2 dpp8:[7,6,1,6,0,7,0,5] fi:1 // ca040ed6ea14ae991c778ca3
v_cvt_f16_f32_e64_dpp v149, -v41 clamp mul:2 dpp8:[3,6,5,4,0,6,5,4] // v_cvt_f16_f32_e64_dpp v149.l, -v41 clamp mul:2 dpp8:[3,6,5,4,0,6,5,4] // 95808ad5e900002829730997
v_cvt_f16_i16_e64_dpp v128, v103 mul:4 dpp8:[1,7,5,0,3,0,7,7] fi:1 // v_cvt_f16_i16_e64_dpp v128.l, v103.l mul:4 dpp8:[1,7,5,0,3,0,7,7] fi:1 // 8000d1d5ea000010677931fc
v_cvt_f16_u16_e64_dpp v142, v160 dpp8:[0,2,0,6,1,6,1,0] fi:1 // v_cvt_f16_u16_e64_dpp v142.l, v160.l dpp8:[0,2,0,6,1,6,1,0] fi:1 // 8e00d0d5ea000000a0101c07
v_cvt_f32_f16_e64_dpp v181, v179 dpp8:[3,7,0,5,1,6,4,7] fi:1 // v_cvt_f32_f16_e64_dpp v181, v179.l dpp8:[3,7,0,5,1,6,4,7] fi:1 // b5008bd5ea000000b33b1af3
v_cvt_f32_i32_e64_dpp v254, v248 dpp8:[1,7,5,2,5,3,5,6]  // fe0085d5e9000000f879d5d5
v_cvt_f32_u32_e64_dpp v238, v12 dpp8:[7,6,7,4,1,0,2,1] fi:1 // ee0086d5ea0000000cf71928
v_cvt_f32_ubyte0_e64_dpp v43, v135 clamp dpp8:[1,6,4,0,6,3,3,0] // 2b8091d5e90000008731e10d
v_cvt_f32_ubyte1_e64_dpp v31, v48 mul:2 dpp8:[5,1,1,6,1,1,4,5] fi:1 // 1f0092d5ea000008304d9cb0
v_cvt_f32_ubyte2_e64_dpp v105, v229 dpp8:[7,5,2,7,2,1,4,5] fi:1 // 690093d5ea000000e5afaeb0
v_cvt_f32_ubyte3_e64_dpp v127, v59 mul:2 dpp8:[3,0,4,0,1,4,2,3] // 7f0094d5e90000083b03116a
v_cvt_floor_i32_f32_e64_dpp v75, |v81| dpp8:[1,1,3,2,7,2,5,3] // 4b018dd5e900000051c97475
v_cvt_i16_f16_e64_dpp v214, v128 dpp8:[1,2,2,7,0,7,3,7]  // v_cvt_i16_f16_e64_dpp v214.l, v128.l dpp8:[1,2,2,7,0,7,3,7] // d600d3d5e900000080918eef
v_cvt_i32_f32_e64_dpp v192, v37 clamp mul:4 dpp8:[6,2,3,7,3,4,2,3] fi:1 // c08088d5ea00001025d63e6a
v_cvt_i32_i16_e64_dpp v109, v210 dpp8:[3,0,0,5,5,5,3,5] fi:1 // v_cvt_i32_i16_e64_dpp v109, v210.l dpp8:[3,0,0,5,5,5,3,5] fi:1 // 6d00ead5ea000000d203daae
v_cvt_nearest_i32_f32_e64_dpp v75, v83 dpp8:[1,0,6,6,6,7,2,3] fi:1 // 4b008cd5ea0000005381ed6b
v_cvt_norm_i16_f16_e64_dpp v85, v133 clamp dpp8:[4,5,6,6,6,4,4,1] // v_cvt_norm_i16_f16_e64_dpp v85.l, v133.l clamp dpp8:[4,5,6,6,6,4,4,1] // 5580e3d5e900000085ac6d32
v_cvt_norm_u16_f16_e64_dpp v141, v184 dpp8:[1,0,2,4,2,4,7,2] fi:1 // v_cvt_norm_u16_f16_e64_dpp v141.l, v184.l dpp8:[1,0,2,4,2,4,7,2] fi:1 // 8d00e4d5ea000000b881285e
v_cvt_off_f32_i4_e64_dpp v112, v73 dpp8:[6,6,1,7,4,1,0,4] fi:1 // 70008ed5ea0000004976ce80
v_cvt_pk_i16_f32_e64_dpp v165, v235, v235 dpp8:[5,4,0,3,4,4,3,5] // a50006d7e9d60300eb2546ae
v_cvt_pk_i16_i32_e64_dpp v85, v177, v87 dpp8:[1,4,5,5,1,3,5,1] fi:1 // 550024d7eaae0200b1619b35
v_cvt_pk_norm_i16_f16_e64_dpp v52, -v88, -|v21| op_sel:[0,1,1] clamp dpp8:[2,0,0,5,4,1,7,6] // v_cvt_pk_norm_i16_f16_e64_dpp v52, -v88.l, -|v21.h| op_sel:[0,1,1] clamp dpp8:[2,0,0,5,4,1,7,6] // 34d212d7e92a02605802cadc
v_cvt_pk_norm_i16_f32_e64_dpp v75, v25, v23 dpp8:[6,5,5,7,7,1,7,2] // 4b0021d7e92e0200196eff5c
v_cvt_pk_norm_u16_f16_e64_dpp v10, v63, v3 op_sel:[1,0,1] dpp8:[1,6,1,3,6,0,7,6] fi:1 // v_cvt_pk_norm_u16_f16_e64_dpp v10, v63.h, v3.l op_sel:[1,0,1] dpp8:[1,6,1,3,6,0,7,6] fi:1 // 0a4813d7ea0602003f7166dc
v_cvt_pk_norm_u16_f32_e64_dpp v198, v110, |v76| dpp8:[4,0,2,0,2,4,7,0] // c60222d7e99802006e84201e
v_cvt_pk_rtz_f16_f32_e64_dpp v161, -|v73|, v72 dpp8:[3,6,0,0,5,3,3,6] // a1012fd5e99002204933d0cd
v_cvt_pk_u16_f32_e64_dpp v74, v13, v71 clamp dpp8:[1,3,6,1,5,1,6,3] fi:1 // 4a8007d7ea8e02000d99d378
v_cvt_pk_u16_u32_e64_dpp v162, v132, v145 dpp8:[5,0,4,0,0,3,0,0] fi:1 // a20023d7ea22030084058101
v_cvt_u16_f16_e64_dpp v78, -|v113| dpp8:[6,7,7,1,7,5,2,7] fi:1 // v_cvt_u16_f16_e64_dpp v78.l, -|v113.l| dpp8:[6,7,7,1,7,5,2,7] fi:1 // 4e01d2d5ea00002071fef3ea
v_cvt_u32_f32_e64_dpp v112, v58 dpp8:[2,2,3,2,4,1,0,4] fi:1 // 700087d5ea0000003ad2c480
v_cvt_u32_u16_e64_dpp v155, v246 dpp8:[4,5,5,6,4,0,1,4] fi:1 // v_cvt_u32_u16_e64_dpp v155, v246.l dpp8:[4,5,5,6,4,0,1,4] fi:1 // 9b00ebd5ea000000f66c4d84
v_div_fixup_f16_e64_dpp v153, -|v48|, v123, v67 op_sel:[0,0,0,1] dpp8:[2,4,5,3,3,3,5,6] fi:1 // v_div_fixup_f16_e64_dpp v153.h, -|v48.l|, v123.l, v67.l op_sel:[0,0,0,1] dpp8:[2,4,5,3,3,3,5,6] fi:1 // 994154d6eaf60e253062b7d5
v_dot2_bf16_bf16_e64_dpp v137, v30, |v72|, exec_lo op_sel:[0,0,0,1] dpp8:[5,4,2,5,6,4,4,2] // v_dot2_bf16_bf16_e64_dpp v137.h, v30, |v72|, exec_lo op_sel:[0,0,0,1] dpp8:[5,4,2,5,6,4,4,2] // 894267d6e990fa011ea56a52
v_dot2_f16_f16_e64_dpp v206, v216, v79, 19 op_sel:[0,0,0,1] dpp8:[0,3,1,7,4,2,2,6] // v_dot2_f16_f16_e64_dpp v206.h, v216, v79, 19 op_sel:[0,0,0,1] dpp8:[0,3,1,7,4,2,2,6] // ce4066d6e99e4e02d8584ec9
v_exp_f16_e64_dpp v44, -|v10| dpp8:[5,7,3,1,5,3,0,7] fi:1 // v_exp_f16_e64_dpp v44.l, -|v10.l| dpp8:[5,7,3,1,5,3,0,7] fi:1 // 2c01d8d5ea0000200afdd2e1
v_exp_f32_e64_dpp v8, -|v15| dpp8:[4,3,6,6,2,4,4,1] fi:1 // 0801a5d5ea0000200f9c2d32
v_floor_f16_e64_dpp v7, v99 clamp dpp8:[6,7,4,2,4,0,3,7] fi:1 // v_floor_f16_e64_dpp v7.l, v99.l clamp dpp8:[6,7,4,2,4,0,3,7] fi:1 // 0780dbd5ea000000633e45ec
v_floor_f32_e64_dpp v74, |v215| dpp8:[7,1,6,0,2,3,7,6] fi:1 // 4a01a4d5ea000000d78fa1dd
v_fma_f16_e64_dpp v62, v185, -v17, vcc_lo op_sel:[0,1,0,1] clamp dpp8:[7,7,4,3,5,1,1,2] fi:1 // v_fma_f16_e64_dpp v62.h, v185.l, -v17.h, vcc_lo op_sel:[0,1,0,1] clamp dpp8:[7,7,4,3,5,1,1,2] fi:1 // 3ed048d6ea22aa41b93fd744
v_fma_f32_e64_dpp v10, v8, v30, 0.5 dpp8:[1,6,1,2,4,6,7,5] fi:1 // 0a0013d6ea3cc203087144bf
v_fmac_f16_e64_dpp v216, -|v251|, |v76| op_sel:[0,0,0,1] mul:4 dpp8:[1,3,6,6,5,6,7,3] // v_fmac_f16_e64_dpp v216.h, -|v251.l|, |v76.l| op_sel:[0,0,0,1] mul:4 dpp8:[1,3,6,6,5,6,7,3] // d84336d5e9980230fb995d7f
v_fmac_f32_e64_dpp v161, v146, v201 dpp8:[7,3,3,0,3,2,7,5] // a1002bd5e992030092df30bd
v_fract_f16_e64_dpp v199, v24 dpp8:[5,4,3,7,3,7,3,4]     // v_fract_f16_e64_dpp v199.l, v24.l dpp8:[5,4,3,7,3,7,3,4] // c700dfd5e900000018e5be8f
v_fract_f32_e64_dpp v111, -|v33| mul:4 dpp8:[6,1,3,6,5,4,2,4] // 6f01a0d5e900003021ce5c8a
v_frexp_exp_i16_f16_e64_dpp v255, v204 dpp8:[6,6,2,4,1,4,1,5] fi:1 // v_frexp_exp_i16_f16_e64_dpp v255.l, v204.l dpp8:[6,6,2,4,1,4,1,5] fi:1 // ff00dad5ea000000ccb618a6
v_frexp_exp_i32_f32_e64_dpp v189, -|v63| dpp8:[7,1,1,6,4,2,4,4] fi:1 // bd01bfd5ea0000203f4f4c91
v_frexp_mant_f16_e64_dpp v149, v231 clamp dpp8:[3,6,7,3,0,3,6,1] // v_frexp_mant_f16_e64_dpp v149.l, v231.l clamp dpp8:[3,6,7,3,0,3,6,1] // 9580d9d5e9000000e7f38739
v_frexp_mant_f32_e64_dpp v27, v244 dpp8:[7,6,0,6,3,0,4,0] fi:1 // 1b00c0d5ea000000f4373c10
v_ldexp_f16_e64_dpp v247, |v154|, v27 mul:2 dpp8:[7,5,0,0,4,4,3,1] fi:1 // v_ldexp_f16_e64_dpp v247.l, |v154.l|, v27.l mul:2 dpp8:[7,5,0,0,4,4,3,1] fi:1 // f7013bd5ea3602089a2f402e
v_ldexp_f32_e64_dpp v73, -|v49|, v116 clamp dpp8:[5,4,3,1,3,3,7,2] fi:1 // 49811cd7eae8022031e5b25d
v_lerp_u8_e64_dpp v66, v150, v27, v90 dpp8:[5,0,3,4,0,5,1,2] fi:1 // 420015d6ea366a0596c58846
v_log_f16_e64_dpp v101, v246 dpp8:[2,5,4,7,2,2,0,4] fi:1 // v_log_f16_e64_dpp v101.l, v246.l dpp8:[2,5,4,7,2,2,0,4] fi:1 // 6500d7d5ea000000f62a2f81
v_log_f32_e64_dpp v117, -v112 clamp div:2 dpp8:[7,6,1,2,7,2,0,3] // 7580a7d5e900003870777461
v_lshl_add_u32_e64_dpp v6, v188, v113, v37 dpp8:[5,7,7,7,2,0,3,4] fi:1 // 060046d6eae29604bcfd2f8c
v_lshl_or_b32_e64_dpp v134, v178, v84, s52 dpp8:[5,4,6,7,7,5,1,5] fi:1 // 860056d6eaa8d200b2a5ffa6
v_lshlrev_b16_e64_dpp v29, v70, v2 dpp8:[1,7,1,5,7,4,5,7] fi:1 // v_lshlrev_b16_e64_dpp v29.l, v70.l, v2.l dpp8:[1,7,1,5,7,4,5,7] fi:1 // 1d0038d7ea04020046797af6
v_lshlrev_b32_e64_dpp v36, v148, v5 dpp8:[7,4,1,7,3,2,5,4] // 240018d5e90a020094673e95
v_lshrrev_b16_e64_dpp v139, v8, v8 dpp8:[0,7,3,4,7,7,7,5] fi:1 // v_lshrrev_b16_e64_dpp v139.l, v8.l, v8.l dpp8:[0,7,3,4,7,7,7,5] fi:1 // 8b0039d7ea10020008f8f8bf
v_lshrrev_b32_e64_dpp v175, v130, v46 dpp8:[6,7,6,4,4,5,6,7] fi:1 // af0019d5ea5c020082bec9fa
v_mad_i32_i16_e64_dpp v148, v159, v11, exec_lo dpp8:[5,7,4,4,6,3,5,4] fi:1 // v_mad_i32_i16_e64_dpp v148, v159.l, v11.l, exec_lo dpp8:[5,7,4,4,6,3,5,4] fi:1 // 94005ad6ea16fa019f3de995
v_mad_i32_i24_e64_dpp v62, v245, v74, m0 dpp8:[4,4,7,3,4,3,3,6] fi:1 // 3e000ad6ea94f601f5e4c7cd
v_mad_u32_u16_e64_dpp v48, v185, v26, s75 op_sel:[0,0,0,1] dpp8:[7,2,1,7,3,2,7,4] fi:1 // v_mad_u32_u16_e64_dpp v48, v185.l, v26.l, s75 op_sel:[0,0,0,1] dpp8:[7,2,1,7,3,2,7,4] fi:1 // 304059d6ea342e01b9573e9d
v_mad_u32_u24_e64_dpp v224, v162, v230, s26 dpp8:[0,6,2,0,2,7,0,2] // e0000bd6e9cc6b00a2b0a043
v_max3_f16_e64_dpp v140, v61, v27, v73 op_sel:[0,0,0,1] dpp8:[6,1,2,2,3,3,5,2] fi:1 // v_max3_f16_e64_dpp v140.h, v61.l, v27.l, v73.l op_sel:[0,0,0,1] dpp8:[6,1,2,2,3,3,5,2] fi:1 // 8c404cd6ea3626053d8eb455
v_max3_f32_e64_dpp v199, v151, -|v2|, src_shared_base dpp8:[2,7,7,6,5,4,4,6] fi:1 // c7021cd6ea04ae4397fa5dd2
v_max3_i32_e64_dpp v226, v241, v8, vcc_lo dpp8:[1,2,6,7,6,3,0,5] fi:1 // e2001dd6ea10aa01f191efa1
v_max3_u32_e64_dpp v90, v205, v120, s62 dpp8:[6,1,3,0,7,0,2,2] fi:1 // 5a001ed6eaf0fa00cdce7048
v_max_f16_e64_dpp v75, v29, v101 clamp div:2 dpp8:[5,0,2,7,1,5,7,2] fi:1 // v_max_f16_e64_dpp v75.l, v29.l, v101.l clamp div:2 dpp8:[5,0,2,7,1,5,7,2] fi:1 // 4b8039d5eaca02181d859e5e
v_max_i16_e64_dpp v229, v97, v27 dpp8:[5,0,4,0,0,3,3,4]  // v_max_i16_e64_dpp v229.l, v97.l, v27.l dpp8:[5,0,4,0,0,3,3,4] // e5000ad7e93602006105818d
v_max_i32_e64_dpp v39, v19, v221 dpp8:[4,2,6,1,3,2,0,6]  // 270012d5e9ba0300139433c1
v_max_u16_e64_dpp v235, v27, v146 dpp8:[4,5,1,1,5,2,6,1] // v_max_u16_e64_dpp v235.l, v27.l, v146.l dpp8:[4,5,1,1,5,2,6,1] // eb0009d7e92403001b6c5239
v_max_u32_e64_dpp v85, v89, v195 dpp8:[5,5,4,0,3,2,1,4] fi:1 // 550014d5ea860300592d3185
v_maxmin_f16_e64_dpp v161, v16, v29, |-15| dpp8:[3,3,2,7,6,3,1,1] fi:1 // v_maxmin_f16_e64_dpp v161.l, v16.l, v29.l, |-15| dpp8:[3,3,2,7,6,3,1,1] fi:1 // a10460d6ea3a3e03109bee25
v_maxmin_f32_e64_dpp v31, v47, v11, exec_lo dpp8:[4,3,1,2,6,7,2,7] fi:1 // 1f005ed6ea16fa012f5ce4eb
v_maxmin_i32_e64_dpp v64, v79, v122, v116 dpp8:[3,0,0,5,4,1,6,6] // 400064d6e9f4d2054f03cad8
v_maxmin_u32_e64_dpp v189, v134, v7, null dpp8:[3,6,2,4,2,4,4,7] fi:1 // bd0062d6ea0ef20186b328f2
v_mbcnt_hi_u32_b32_e64_dpp v134, v238, v116 dpp8:[5,4,7,5,1,4,6,5] fi:1 // 860020d7eae80200eee51bba
v_mbcnt_lo_u32_b32_e64_dpp v42, v91, v93 dpp8:[6,4,0,3,5,4,4,4] // 2a001fd7e9ba02005b265692
v_med3_f16_e64_dpp v195, -v197, v83, -src_shared_base op_sel:[0,0,0,1] dpp8:[5,2,7,1,3,5,1,0] fi:1 // v_med3_f16_e64_dpp v195.h, -v197.l, v83.l, -src_shared_base op_sel:[0,0,0,1] dpp8:[5,2,7,1,3,5,1,0] fi:1 // c3404fd6eaa6aea3c5d5b306
v_med3_f32_e64_dpp v40, v45, v234, null dpp8:[2,6,7,4,5,1,7,0] fi:1 // 28001fd6ead4f3012df2d91c
v_med3_i32_e64_dpp v137, v225, v87, s38 dpp8:[1,6,5,3,4,4,1,6] // 890020d6e9ae9a00e17147c6
v_med3_u16_e64_dpp v230, v187, v213, v82 op_sel:[0,0,1,1] dpp8:[7,1,1,4,2,7,0,3] // v_med3_u16_e64_dpp v230.h, v187.l, v213.l, v82.h op_sel:[0,0,1,1] dpp8:[7,1,1,4,2,7,0,3] // e66051d6e9aa4b05bb4fa863
v_med3_u32_e64_dpp v224, v203, v41, 16 dpp8:[2,4,1,2,7,5,4,4] fi:1 // e00021d6ea524202cb62f492
v_min3_f16_e64_dpp v199, v50, v62, s61 op_sel:[0,0,0,1] dpp8:[5,5,3,0,4,4,5,2] // v_min3_f16_e64_dpp v199.h, v50.l, v62.l, s61 op_sel:[0,0,0,1] dpp8:[5,5,3,0,4,4,5,2] // c74049d6e97cf60032ed4056
v_min3_f32_e64_dpp v81, v203, v204, |vcc_lo| mul:4 dpp8:[7,7,2,5,7,5,3,1] // 510419d6e998ab11cbbffa2e
v_min3_i16_e64_dpp v195, v185, v58, 42 op_sel:[0,0,0,1] dpp8:[3,4,3,7,0,2,5,0] fi:1 // v_min3_i16_e64_dpp v195.h, v185.l, v58.l, 42 op_sel:[0,0,0,1] dpp8:[3,4,3,7,0,2,5,0] fi:1 // c3404ad6ea74aa02b9e30e15
v_min3_i32_e64_dpp v53, v77, v187, vcc_hi dpp8:[2,6,4,5,3,6,3,3] // 35001ad6e976af014d323b6f
v_min3_u16_e64_dpp v156, v218, v122, exec_lo op_sel:[0,0,0,1] dpp8:[1,3,6,2,7,2,6,1] // v_min3_u16_e64_dpp v156.h, v218.l, v122.l, exec_lo op_sel:[0,0,0,1] dpp8:[1,3,6,2,7,2,6,1] // 9c404bd6e9f4fa01da997539
v_min3_u32_e64_dpp v109, v4, v123, src_shared_base dpp8:[4,3,4,0,3,7,6,3] fi:1 // 6d001bd6eaf6ae03041cb17b
v_min_f16_e64_dpp v78, -v211, v147 dpp8:[1,1,2,1,5,3,7,2] // v_min_f16_e64_dpp v78.l, -v211.l, v147.l dpp8:[1,1,2,1,5,3,7,2] // 4e003ad5e9260320d389d25d
v_min_f32_e64_dpp v181, v168, -v95 mul:2 dpp8:[1,2,7,3,0,7,1,3] fi:1 // b5000fd5eabe0248a8d18767
v_min_i16_e64_dpp v167, v156, v146 dpp8:[3,3,1,5,2,3,5,1] fi:1 // v_min_i16_e64_dpp v167.l, v156.l, v146.l dpp8:[3,3,1,5,2,3,5,1] fi:1 // a7000cd7ea2403009c5baa35
v_min_i32_e64_dpp v56, v5, v127 dpp8:[0,3,7,6,4,5,4,3]   // 380011d5e9fe020005d8cd72
v_min_u16_e64_dpp v227, v90, v17 dpp8:[4,4,5,1,6,1,0,1] fi:1 // v_min_u16_e64_dpp v227.l, v90.l, v17.l dpp8:[4,4,5,1,6,1,0,1] fi:1 // e3000bd7ea2202005a64e320
v_min_u32_e64_dpp v145, v248, v9 dpp8:[5,4,5,2,4,1,2,0] fi:1 // 910013d5ea120200f865c508
v_minmax_f16_e64_dpp v120, v88, v93, -vcc_hi dpp8:[6,2,6,3,1,4,1,4] // v_minmax_f16_e64_dpp v120.l, v88.l, v93.l, -vcc_hi dpp8:[6,2,6,3,1,4,1,4] // 780061d6e9baae8158961786
v_minmax_f32_e64_dpp v206, -|v242|, v69, exec_hi dpp8:[3,5,6,3,4,0,2,1] fi:1 // ce015fd6ea8afe21f2ab4728
v_minmax_i32_e64_dpp v79, v6, v137, 1.0 dpp8:[3,7,3,1,1,5,6,5] // 4f0065d6e912cb0306fb92ba
v_minmax_u32_e64_dpp v3, v151, v29, vcc_hi dpp8:[4,2,7,4,3,3,4,2] fi:1 // 030063d6ea3aae0197d4b951
v_mov_b32_e64_dpp v135, v97 dpp8:[0,6,7,7,3,6,0,5] fi:1  // 870081d5ea00000061f03fa3
v_movreld_b32_e64_dpp v81, v25 dpp8:[7,4,5,3,3,4,6,4] fi:1 // 5100c2d5ea0000001967379a
v_movrels_b32_e64_dpp v122, v54 dpp8:[3,0,4,7,0,3,2,6]   // 7a00c3d5e900000036038fc9
v_movrelsd_2_b32_e64_dpp v171, v121 dpp8:[4,3,6,1,7,0,2,5] // ab00c8d5e9000000799c73a8
v_movrelsd_b32_e64_dpp v21, v163 dpp8:[6,6,6,2,0,5,5,4]  // 1500c4d5e9000000a3b68596
v_msad_u8_e64_dpp v72, v176, v4, v108 dpp8:[2,2,6,1,2,1,4,3] // 480039d6e908b205b092a370
v_mul_dx9_zero_f32_e64_dpp v170, |v25|, -v74 dpp8:[3,6,5,2,0,3,5,3] // aa0107d5e994024019738575
v_mul_f16_e64_dpp v187, v135, v160 dpp8:[0,4,1,1,7,6,1,7] // v_mul_f16_e64_dpp v187.l, v135.l, v160.l dpp8:[0,4,1,1,7,6,1,7] // bb0035d5e9400300876072e7
v_mul_f32_e64_dpp v170, |v60|, v51 dpp8:[0,2,5,7,2,0,4,0] fi:1 // aa0108d5ea6602003c502f10
v_mul_hi_i32_i24_e64_dpp v124, v169, v247 dpp8:[3,6,0,3,2,2,4,0] fi:1 // 7c000ad5eaee0300a9332611
v_mul_hi_u32_u24_e64_dpp v116, v66, v87 dpp8:[5,1,7,1,6,5,4,5] fi:1 // 74000cd5eaae020042cde3b2
v_mul_i32_i24_e64_dpp v71, v192, v220 dpp8:[3,5,1,2,5,1,2,1] // 470009d5e9b80300c06bd428
v_mul_lo_u16_e64_dpp v204, v245, v97 dpp8:[5,0,4,6,0,7,7,7] // v_mul_lo_u16_e64_dpp v204.l, v245.l, v97.l dpp8:[5,0,4,6,0,7,7,7] // cc0005d7e9c20200f5058dff
v_mul_u32_u24_e64_dpp v32, v132, v95 dpp8:[5,0,5,0,6,5,7,6] fi:1 // 20000bd5eabe02008445e1de
v_mullit_f32_e64_dpp v155, -v13, v6, 12 dpp8:[7,0,4,1,7,1,5,7] // 9b0018d6e90c32220d07f3f4
v_not_b16_e64_dpp v239, v36 dpp8:[4,4,4,2,7,0,0,1]       // v_not_b16_e64_dpp v239.l, v36.l dpp8:[4,4,4,2,7,0,0,1] // ef00e9d5e900000024247520
v_not_b32_e64_dpp v65, v246 dpp8:[6,4,1,6,2,6,6,2] fi:1  // 4100b7d5ea000000f6662c5b
v_or3_b32_e64_dpp v244, v225, v215, 63 dpp8:[7,0,4,4,1,5,6,3] // f40058d6e9aeff02e107997a
v_or_b16_e64_dpp v103, v139, v33 dpp8:[5,0,3,4,3,1,7,5]  // v_or_b16_e64_dpp v103.l, v139.l, v33.l dpp8:[5,0,3,4,3,1,7,5] // 670063d7e94202008bc5b8bc
v_or_b32_e64_dpp v107, v85, v59 dpp8:[7,4,3,2,7,3,0,5]   // 6b001cd5e976020055e7f4a1
v_pack_b32_f16_e64_dpp v52, -|v188|, v54 op_sel:[1,0,1] dpp8:[0,6,4,7,2,2,7,7] // v_pack_b32_f16_e64_dpp v52, -|v188.h|, v54.l op_sel:[1,0,1] dpp8:[0,6,4,7,2,2,7,7] // 344911d7e96c0220bc302ffd
v_perm_b32_e64_dpp v105, v167, v250, s98 dpp8:[0,4,1,0,1,7,3,1] fi:1 // 690044d6eaf48b01a760902f
v_rcp_f16_e64_dpp v52, v37 mul:2 dpp8:[2,4,6,1,0,6,1,4]  // v_rcp_f16_e64_dpp v52.l, v37.l mul:2 dpp8:[2,4,6,1,0,6,1,4] // 3400d4d5e900000825a20387
v_rcp_f32_e64_dpp v242, |v214| dpp8:[1,6,1,4,1,1,0,6] fi:1 // f201aad5ea000000d67198c0
v_rcp_iflag_f32_e64_dpp v74, v107 dpp8:[6,6,5,4,1,1,6,1] fi:1 // 4a00abd5ea0000006b769938
v_rndne_f16_e64_dpp v193, v67 clamp dpp8:[2,3,0,3,7,2,0,7] fi:1 // v_rndne_f16_e64_dpp v193.l, v67.l clamp dpp8:[2,3,0,3,7,2,0,7] fi:1 // c180ded5ea000000431a76e1
v_rndne_f32_e64_dpp v165, |v144| mul:2 dpp8:[5,6,3,1,2,7,4,2] fi:1 // a501a3d5ea00000890f5a253
v_rsq_f16_e64_dpp v183, |v185| mul:4 dpp8:[6,2,5,3,7,5,5,1] fi:1 // v_rsq_f16_e64_dpp v183.l, |v185.l| mul:4 dpp8:[6,2,5,3,7,5,5,1] fi:1 // b701d6d5ea000010b956f736
v_rsq_f32_e64_dpp v119, v221 mul:2 dpp8:[4,6,2,0,3,6,7,2] // 7700aed5e9000008ddb4305f
v_sad_hi_u8_e64_dpp v114, v63, v129, v18 dpp8:[2,5,5,1,2,6,7,2] fi:1 // 720023d6ea024b043f6a235f
v_sad_u16_e64_dpp v178, v133, v24, s68 clamp dpp8:[5,2,5,3,7,5,1,3] fi:1 // b28024d6ea3012018555f766
v_sad_u32_e64_dpp v248, v147, v86, v52 dpp8:[3,1,6,4,2,3,2,1] // f80025d6e9acd204938ba929
v_sad_u8_e64_dpp v98, v200, v34, s69 dpp8:[4,5,5,7,3,0,4,3] fi:1 // 620022d6ea441601c86c3f70
v_sat_pk_u8_i16_e64_dpp v112, v27 dpp8:[7,2,4,4,4,3,7,0] fi:1 // v_sat_pk_u8_i16_e64_dpp v112.l, v27 dpp8:[7,2,4,4,4,3,7,0] fi:1 // 7000e2d5ea0000001b17c91d
v_sin_f16_e64_dpp v87, -v249 clamp dpp8:[4,6,4,2,5,6,5,5] fi:1 // v_sin_f16_e64_dpp v87.l, -v249.l clamp dpp8:[4,6,4,2,5,6,5,5] fi:1 // 5780e0d5ea000020f93455b7
v_sin_f32_e64_dpp v79, |v245| clamp dpp8:[1,0,5,7,0,7,2,2] fi:1 // 4f81b5d5ea000000f5418f4b
v_sqrt_f16_e64_dpp v6, v25 clamp dpp8:[7,1,3,0,6,1,1,3] fi:1 // v_sqrt_f16_e64_dpp v6.l, v25.l clamp dpp8:[7,1,3,0,6,1,1,3] fi:1 // 0680d5d5ea00000019cfe064
v_sqrt_f32_e64_dpp v189, -v150 clamp dpp8:[2,4,6,5,7,7,1,6] fi:1 // bd80b3d5ea00002096a2fbc7
v_sub_co_u32_e64_dpp v191, s98, v55, v70 dpp8:[2,2,1,2,0,0,7,0] fi:1 // bf6201d7ea8c02003752041c
v_sub_f16_e64_dpp v170, -|v137|, -v88 clamp dpp8:[7,1,1,3,4,0,4,5] fi:1 // v_sub_f16_e64_dpp v170.l, -|v137.l|, -v88.l clamp dpp8:[7,1,1,3,4,0,4,5] fi:1 // aa8133d5eab00260894f46b0
v_sub_f32_e64_dpp v4, v83, v12 dpp8:[4,5,7,6,5,6,2,0]    // 040004d5e918020053ec5d0b
v_sub_nc_i32_e64_dpp v34, v37, v226 dpp8:[4,0,7,0,6,1,7,2] // 220025d7e9c4030025c4e15c
v_sub_nc_u16_e64_dpp v221, v78, v55 op_sel:[0,0,1] dpp8:[1,7,6,5,1,6,7,7] // v_sub_nc_u16_e64_dpp v221.h, v78.l, v55.l op_sel:[0,0,1] dpp8:[1,7,6,5,1,6,7,7] // dd4004d7e96e02004eb91bff
v_sub_nc_u32_e64_dpp v60, v70, v54 dpp8:[1,0,7,4,4,0,6,6] // 3c0026d5e96c020046c149d8
v_subrev_f16_e64_dpp v238, v237, |v152| clamp dpp8:[1,4,3,3,1,0,4,4] fi:1 // v_subrev_f16_e64_dpp v238.l, v237.l, |v152.l| clamp dpp8:[1,4,3,3,1,0,4,4] fi:1 // ee8234d5ea300300ede11690
v_subrev_f32_e64_dpp v150, v212, v180 dpp8:[5,5,0,0,2,1,0,1] // 960005d5e9680300d42da020
v_subrev_nc_u32_e64_dpp v89, v243, v202 dpp8:[1,7,7,3,5,4,6,3] // 590027d5e9940300f3f9577a
v_trunc_f16_e64_dpp v241, -v17 div:2 dpp8:[2,1,7,5,3,7,5,7] // v_trunc_f16_e64_dpp v241.l, -v17.l div:2 dpp8:[2,1,7,5,3,7,5,7] // f100ddd5e900003811cabbf7
v_trunc_f32_e64_dpp v23, |v146| mul:4 dpp8:[7,7,3,5,5,0,6,5] fi:1 // 1701a1d5ea00001092ff5ab8
v_xad_u32_e64_dpp v106, v129, v35, v123 dpp8:[1,6,4,0,5,7,5,1] // 6a0045d6e946ee058131d137
v_xnor_b32_e64_dpp v195, v152, v173 dpp8:[2,4,7,5,7,2,3,7] // c3001ed5e95a030098e27bed
v_xor3_b32_e64_dpp v219, v245, v52, s61 dpp8:[7,6,0,5,2,3,1,4] // db0040d6e968f600f537aa85
v_xor_b16_e64_dpp v48, v104, v123 dpp8:[5,4,1,6,3,3,6,3] // v_xor_b16_e64_dpp v48.l, v104.l, v123.l dpp8:[5,4,1,6,3,3,6,3] // 300064d7e9f602006865bc79
v_xor_b32_e64_dpp v200, v115, v110 dpp8:[2,2,5,1,2,5,6,2] // c8001dd5e9dc02007352a35a
