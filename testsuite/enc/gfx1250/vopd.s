v_dual_add_f32 v255, m0, v2 :: v_dual_add_f32 v6, m0, v3 // 7d0408c97d0606ff
v_dual_add_f32 v255, vcc_hi, v2 :: v_dual_add_f32 v6, exec_lo, v3 // 6b0408c97e0606ff
v_dual_add_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0420c97d0606ff
v_dual_add_f32 v6, null, v5 :: v_dual_add_nc_u32 v255, 0xaf123456, v4 // 7c0a20c9ff08fe06563412af
v_dual_add_f32 v2, v233, v97 :: v_dual_ashrrev_i32 v129, s76, v32 // e9c32cc94c408002
v_dual_add_f32 v85, v87, v104 :: v_dual_ashrrev_i32 v158, v118, v69 // 57d12cc9768b9e55
v_dual_add_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0412c97d0606ff
v_dual_add_f32 v255, exec_lo, v2 :: v_dual_cndmask_b32 v6, exec_lo, v3 // 7e0412c97e0606ff
v_dual_add_f32 v38, s4, v69 :: v_dual_dot2acc_f32_bf16 v155, s67, v130 // 048a1ac943049b26
v_dual_add_f32 v182, 47, v183 :: v_dual_dot2acc_f32_bf16 v249, s96, v230 // af6e1bc960ccf9b6
v_dual_add_f32 v0, s0, v2 :: v_dual_dot2acc_f32_f16 v17, s64, v0 // 000418c940001000
v_dual_add_f32 v255, exec_lo, v2 :: v_dual_dot2acc_f32_f16 v6, ttmp15, v3 // 7e0418c97b0606ff
v_dual_add_f32 v255, ttmp15, v2 :: v_dual_fmaak_f32 v6, ttmp15, v3, 0xaf123456 // 7b0402c97b0606ff563412af
v_dual_add_f32 v255, exec_lo, v2 :: v_dual_fmaak_f32 v6, exec_lo, v3, 0xaf123456 // 7e0402c97e0606ff563412af
v_dual_add_f32 v71, v251, v39 :: v_dual_fmac_f32 v254, s55, v241 // fb4f00c937e2ff47
v_dual_add_f32 v255, vcc_hi, v2 :: v_dual_fmac_f32 v6, exec_lo, v3 // 6b0400c97e0606ff
v_dual_add_f32 v9, s4, v23 :: v_dual_fmamk_f32 v2, 0, 0x54802100, v2 // 042e04c98004020900218054
v_dual_add_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efe05c97efe07ff563412af
v_dual_add_f32 v255, v1, v2 :: v_dual_lshlrev_b32 v6, v255, v3 // 010522c9ff0706ff
v_dual_add_f32 v162, v76, v72 :: v_dual_lshlrev_b32 v183, s91, v99 // 4c9122c95bc6b6a2
v_dual_add_f32 v0, v0, v0 :: v_dual_lshrrev_b32 v129, 4, v0 // 00012ac984008000
v_dual_add_f32 v198, -16, v174 :: v_dual_lshrrev_b32 v145, v193, v113 // d05c2bc9c1e390c6
v_dual_add_f32 v0, s64, v0 :: v_dual_max_i32 v1, s0, v130 // 40002ec900040100
v_dual_add_f32 v117, 25, v156 :: v_dual_max_i32 v158, -4.0, v215 // 99382fc9f7ae9f75
v_dual_add_f32 v255, m0, v2 :: v_dual_max_num_f32 v6, m0, v3 // 7d0414c97d0606ff
v_dual_add_f32 v6, null, v5 :: v_dual_max_num_f32 v255, 0xaf123456, v4 // 7c0a14c9ff08fe06563412af
v_dual_add_f32 v2, 64, v4 :: v_dual_min_i32 v1, s0, v1 // c00830c900020002
v_dual_add_f32 v181, 35, v248 :: v_dual_min_i32 v90, vcc_hi, v53 // a3f031c96b6a5ab5
v_dual_add_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0416c97d0606ff
v_dual_add_f32 v255, ttmp15, v2 :: v_dual_min_num_f32 v6, vcc_lo, v3 // 7b0416c96a0606ff
v_dual_add_f32 v255, v3, v255 :: v_dual_mov_b32 v6, v4 // 03ff11c9040106ff
v_dual_add_f32 v255, src_scc, v255 :: v_dual_mov_b32 v6, -1 // fdfe11c9c10006ff
v_dual_add_f32 v255, v1, v2 :: v_dual_mul_dx9_zero_f32 v6, v255, v3 // 01050ec9ff0706ff
v_dual_add_f32 v255, vcc_lo, v2 :: v_dual_mul_dx9_zero_f32 v6, exec_hi, v3 // 6a040ec97f0606ff
v_dual_add_f32 v255, v3, v2 :: v_dual_mul_f32 v6, v4, v3 // 030506c9040706ff
v_dual_add_f32 v6, null, v5 :: v_dual_mul_f32 v255, 0xaf123456, v4 // 7c0a06c9ff08fe06563412af
v_dual_add_f32 v88, v114, v212 :: v_dual_sub_f32 v3, v59, v186 // 72a90bc93b750358
v_dual_add_f32 v255, 0xaf123456, v2 :: v_dual_sub_f32 v6, null, v3 // ff040ac97c0606ff563412af
v_dual_add_f32 v160, s96, v11 :: v_dual_sub_nc_u32 v65, s46, v42 // 601628c92e5440a0
v_dual_add_f32 v163, v231, v156 :: v_dual_sub_nc_u32 v230, v180, v73 // e73929c9b493e6a3
v_dual_add_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 04050cc9010706ff
v_dual_add_f32 v40, s105, v16 :: v_dual_subrev_f32 v129, ttmp14, v157 // 69200cc97a3a8128
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_add_f32 v6, v1, v3 // 040548ca010706ff
v_dual_cndmask_b32 v255, 0xaf123456, v2 :: v_dual_add_f32 v6, null, v3 // ff0448ca7c0606ff563412af
v_dual_cndmask_b32 v255, s1, v2 :: v_dual_add_nc_u32 v6, s1, v3 // 010460ca010606ff
v_dual_cndmask_b32 v255, exec_lo, v2 :: v_dual_add_nc_u32 v6, exec_lo, v3 // 7e0460ca7e0606ff
v_dual_cndmask_b32 v0, s24, v22 :: v_dual_ashrrev_i32 v9, 32, v132 // 182c6ccaa0080900
v_dual_cndmask_b32 v66, v102, v152 :: v_dual_ashrrev_i32 v81, 0x79ba7f1d, v117 // 66316dcaffea50421d7fba79
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_cndmask_b32 v6, v255, v3 // 010552caff0706ff
v_dual_cndmask_b32 v6, null, v5 :: v_dual_cndmask_b32 v255, 0xaf123456, v4 // 7c0a52caff08fe06563412af
v_dual_cndmask_b32 v68, 4, v0 :: v_dual_dot2acc_f32_bf16 v1, s0, v0 // 84005aca00000044
v_dual_cndmask_b32 v94, v69, v229 :: v_dual_dot2acc_f32_bf16 v167, v166, v232 // 45cb5bcaa6d1a75e
v_dual_cndmask_b32 v26, 20, v26 :: v_dual_dot2acc_f32_f16 v67, 46, v88 // 943458caaeb0421a
v_dual_cndmask_b32 v181, 0.15915494, v223 :: v_dual_dot2acc_f32_f16 v40, v186, v77 // f8be59caba9b28b5
v_dual_cndmask_b32 v255, v255, v2 :: v_dual_fmaak_f32 v6, v2, v3, 0xaf123456 // ff0542ca020706ff563412af
v_dual_cndmask_b32 v6, null, v5 :: v_dual_fmaak_f32 v255, 0xaf123456, v4, 0xaf123456 // 7c0a42caff08fe06563412af
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 040540ca010706ff
v_dual_cndmask_b32 v255, exec_lo, v2 :: v_dual_fmac_f32 v6, exec_lo, v3 // 7e0440ca7e0606ff
v_dual_cndmask_b32 v243, 51, v30 :: v_dual_fmamk_f32 v4, v85, 0x52bce6cc, v96 // b33c44ca55c104f3cce6bc52
v_dual_cndmask_b32 v255, v3, v255 :: v_dual_fmamk_f32 v6, v4, 0xaf123456, v255 // 03ff45ca04ff07ff563412af
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 040562ca010706ff
v_dual_cndmask_b32 v231, src_shared_base, v237 :: v_dual_lshlrev_b32 v226, v149, v107 // ebda63ca95d7e2e7
v_dual_cndmask_b32 v8, 0, v0 :: v_dual_lshrrev_b32 v3, s16, v0 // 80006aca10000208
v_dual_cndmask_b32 v45, src_private_base, v42 :: v_dual_lshrrev_b32 v154, v154, v188 // ed546aca9a799b2d
v_dual_cndmask_b32 v2, 0, v9 :: v_dual_max_i32 v65, 0, v8 // 80126eca80104002
v_dual_cndmask_b32 v94, v206, v153 :: v_dual_max_i32 v139, v35, v168 // ce336fca23518b5e
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_max_num_f32 v6, v255, v3 // 010554caff0706ff
v_dual_cndmask_b32 v6, null, v5 :: v_dual_max_num_f32 v255, 0xaf123456, v4 // 7c0a54caff08fe06563412af
v_dual_cndmask_b32 v0, 0, v17 :: v_dual_min_i32 v33, 41, v32 // 802270caa9402000
v_dual_cndmask_b32 v242, v107, v129 :: v_dual_min_i32 v25, src_scc, v124 // 6b0371cafdf818f2
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_min_num_f32 v6, v255, v3 // 010556caff0706ff
v_dual_cndmask_b32 v255, 0xaf123456, v2 :: v_dual_min_num_f32 v6, null, v3 // ff0456ca7c0606ff563412af
v_dual_cndmask_b32 v255, v4, v255 :: v_dual_mov_b32 v6, v1 // 04ff51ca010106ff
v_dual_cndmask_b32 v255, 0xaf123456, v255 :: v_dual_mov_b32 v6, null // fffe51ca7c0006ff563412af
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d044eca7d0606ff
v_dual_cndmask_b32 v255, exec_lo, v2 :: v_dual_mul_dx9_zero_f32 v6, exec_lo, v3 // 7e044eca7e0606ff
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_mul_f32 v6, v255, v3 // 010546caff0706ff
v_dual_cndmask_b32 v255, 0xaf123456, v2 :: v_dual_mul_f32 v6, null, v3 // ff0446ca7c0606ff563412af
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d044aca7d0606ff
v_dual_cndmask_b32 v255, exec_hi, v2 :: v_dual_sub_f32 v6, exec_hi, v3 // 7f044aca7f0606ff
v_dual_cndmask_b32 v130, v97, v238 :: v_dual_sub_nc_u32 v19, s54, v199 // 61dd69ca368e1382
v_dual_cndmask_b32 v4, s102, v237 :: v_dual_sub_nc_u32 v143, v175, v47 // 66da69caaf5f8e04
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cca7d0606ff
v_dual_cndmask_b32 v6, null, v5 :: v_dual_subrev_f32 v255, 0xaf123456, v4 // 7c0a4ccaff08fe06563412af
v_dual_dot2acc_f32_bf16 v193, s55, v56 :: v_dual_cndmask_b32 v210, 55, v35 // 377052cbb746d2c1
v_dual_dot2acc_f32_bf16 v128, v16, v67 :: v_dual_cndmask_b32 v5, v5, v132 // 108752cb05090580
v_dual_dot2acc_f32_bf16 v34, v165, v130 :: v_dual_fmaak_f32 v1, s64, v130, 0x5541253 // a50543cb4004012253125405
v_dual_dot2acc_f32_bf16 v219, -16, v10 :: v_dual_fmaak_f32 v226, v33, v121, 0xc5d26ba5 // d01442cb21f3e2dba56bd2c5
v_dual_dot2acc_f32_bf16 v65, v4, v0 :: v_dual_fmamk_f32 v64, s2, 0x65000000, v12 // 040144cb0218404100000065
v_dual_dot2acc_f32_bf16 v181, null, v142 :: v_dual_fmamk_f32 v214, v115, 0x6c8fbf9e, v134 // 7c1c45cb730dd7b59ebf8f6c
v_dual_dot2acc_f32_f16 v16, 8, v67 :: v_dual_add_f32 v65, s0, v2 // 888608cb00044010
v_dual_dot2acc_f32_f16 v255, exec_lo, v2 :: v_dual_add_f32 v6, ttmp15, v3 // 7e0408cb7b0606ff
v_dual_dot2acc_f32_f16 v20, s35, v9 :: v_dual_add_nc_u32 v9, s64, v2 // 231220cb40040814
v_dual_dot2acc_f32_f16 v6, null, v5 :: v_dual_add_nc_u32 v255, 0xaf123456, v4 // 7c0a20cbff08fe06563412af
v_dual_dot2acc_f32_f16 v32, s0, v0 :: v_dual_ashrrev_i32 v1, s12, v129 // 00002ccb0c020120
v_dual_dot2acc_f32_f16 v160, v84, v162 :: v_dual_ashrrev_i32 v203, s27, v96 // 54452dcb1bc0caa0
v_dual_dot2acc_f32_f16 v27, s2, v16 :: v_dual_cndmask_b32 v100, 0, v26 // 022012cb8034641b
v_dual_dot2acc_f32_f16 v255, exec_lo, v2 :: v_dual_cndmask_b32 v6, exec_lo, v3 // 7e0412cb7e0606ff
v_dual_dot2acc_f32_f16 v227, s65, v121 :: v_dual_dot2acc_f32_bf16 v24, s82, v59 // 41f21acb527618e3
v_dual_dot2acc_f32_f16 v211, s33, v138 :: v_dual_dot2acc_f32_bf16 v80, vcc_hi, v145 // 21141bcb6b2251d3
v_dual_dot2acc_f32_f16 v0, s0, v0 :: v_dual_dot2acc_f32_f16 v3, 2, v0 // 000018cb82000200
v_dual_dot2acc_f32_f16 v79, src_private_base, v128 :: v_dual_dot2acc_f32_f16 v94, -3, v125 // ed0019cbc3fa5e4f
v_dual_dot2acc_f32_f16 v5, s0, v0 :: v_dual_fmaak_f32 v0, s0, v0, 0x28910080 // 000002cb0000000580009128
v_dual_dot2acc_f32_f16 v255, exec_lo, v2 :: v_dual_fmaak_f32 v6, exec_lo, v3, 0xaf123456 // 7e0402cb7e0606ff563412af
v_dual_dot2acc_f32_f16 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f00600cbf00406ff
v_dual_dot2acc_f32_f16 v255, vcc_lo, v2 :: v_dual_fmac_f32 v6, exec_hi, v3 // 6a0400cb7f0606ff
v_dual_dot2acc_f32_f16 v0, 16, v36 :: v_dual_fmamk_f32 v129, s0, 0x80882001, v0 // 904804cb0000800001208880
v_dual_dot2acc_f32_f16 v6, null, v5 :: v_dual_fmamk_f32 v255, 0xaf123456, 0xaf123456, v255 // 7c0a04cbfffeff06563412af
v_dual_dot2acc_f32_f16 v20, s17, v200 :: v_dual_lshlrev_b32 v41, s2, v2 // 119023cb02042814
v_dual_dot2acc_f32_f16 v136, vcc_lo, v250 :: v_dual_lshlrev_b32 v65, -10, v119 // 6af423cbcaee4088
v_dual_dot2acc_f32_f16 v144, s4, v32 :: v_dual_lshrrev_b32 v65, s0, v6 // 04402acb000c4090
v_dual_dot2acc_f32_f16 v14, 50, v132 :: v_dual_lshrrev_b32 v81, v94, v1 // b2082bcb5e03500e
v_dual_dot2acc_f32_f16 v8, s16, v0 :: v_dual_max_i32 v1, 0, v0 // 10002ecb80000008
v_dual_dot2acc_f32_f16 v152, 1.0, v81 :: v_dual_max_i32 v225, v143, v211 // f2a22ecb8fa7e198
v_dual_dot2acc_f32_f16 v32, s48, v160 :: v_dual_max_num_f32 v27, s5, v146 // 304015cb05241b20
v_dual_dot2acc_f32_f16 v103, v51, v173 :: v_dual_max_num_f32 v234, v21, v212 // 335b15cb15a9eb67
v_dual_dot2acc_f32_f16 v64, s32, v36 :: v_dual_min_i32 v9, s64, v1 // 204830cb40020840
v_dual_dot2acc_f32_f16 v96, s70, v2 :: v_dual_min_i32 v75, 15, v144 // 460430cb8f204b60
v_dual_dot2acc_f32_f16 v18, s34, v106 :: v_dual_min_num_f32 v33, s28, v32 // 22d416cb1c402012
v_dual_dot2acc_f32_f16 v115, s22, v128 :: v_dual_min_num_f32 v146, v99, v231 // 160017cb63cf9373
v_dual_dot2acc_f32_f16 v82, s1, v0 :: v_dual_mov_b32 v211, s2 // 010010cb0200d252
v_dual_dot2acc_f32_f16 v255, 0xfe0b, v255 :: v_dual_mov_b32 v6, null // fffe11cb7c0006ff0bfe0000
v_dual_dot2acc_f32_f16 v192, s21, v22 :: v_dual_mul_dx9_zero_f32 v1, s16, v0 // 152c0ecb100000c0
v_dual_dot2acc_f32_f16 v158, vcc_hi, v47 :: v_dual_mul_dx9_zero_f32 v119, v251, v25 // 6b5e0ecbfb33769e
v_dual_dot2acc_f32_f16 v11, s72, v38 :: v_dual_mul_f32 v136, v8, v49 // 484c06cb0863880b
v_dual_dot2acc_f32_f16 v255, exec_hi, v2 :: v_dual_mul_f32 v6, vcc_hi, v3 // 7f0406cb6b0606ff
v_dual_dot2acc_f32_f16 v70, s80, v48 :: v_dual_sub_f32 v19, s40, v6 // 50600acb280c1246
v_dual_dot2acc_f32_f16 v114, 0x4f7f325, v238 :: v_dual_sub_f32 v19, v147, v76 // ffdc0bcb9399127225f3f704
v_dual_dot2acc_f32_f16 v2, s0, v149 :: v_dual_sub_nc_u32 v17, s83, v4 // 002a29cb53081002
v_dual_dot2acc_f32_f16 v78, v250, v228 :: v_dual_sub_nc_u32 v157, 17, v45 // fac929cb915a9c4e
v_dual_dot2acc_f32_f16 v134, s0, v2 :: v_dual_subrev_f32 v33, s1, v208 // 00040ccb01a02186
v_dual_dot2acc_f32_f16 v6, null, v5 :: v_dual_subrev_f32 v255, 0xaf123456, v4 // 7c0a0ccbff08fe06563412af
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_add_f32 v6, v4, v3 // 030548c8040706ff563412af
v_dual_fmaak_f32 v6, null, v5, 0xaf123456 :: v_dual_add_f32 v255, 0xaf123456, v4 // 7c0a48c8ff08fe06563412af
v_dual_fmaak_f32 v255, ttmp15, v2, 0xaf123456 :: v_dual_add_nc_u32 v6, ttmp15, v3 // 7b0460c87b0606ff563412af
v_dual_fmaak_f32 v6, null, v5, 0xaf123456 :: v_dual_add_nc_u32 v255, 0xaf123456, v4 // 7c0a60c8ff08fe06563412af
v_dual_fmaak_f32 v3, s0, v1, 0x58a941 :: v_dual_ashrrev_i32 v0, s0, v2 // 00026cc80004000341a95800
v_dual_fmaak_f32 v210, 60, v195, 0xf6156723 :: v_dual_ashrrev_i32 v19, vcc_lo, v101 // bc866dc86aca12d2236715f6
v_dual_fmaak_f32 v122, v0, v161, 0x402f6c8b :: v_dual_cndmask_b32 v1, v2, v3 // 004353c80207007a8b6c2f40
v_dual_fmaak_f32 v255, 0xaf123456, v2, 0xaf123456 :: v_dual_cndmask_b32 v6, null, v3 // ff0452c87c0606ff563412af
v_dual_fmaak_f32 v0, 33, v0, 0x254041 :: v_dual_dot2acc_f32_bf16 v1, s48, v1 // a1005ac83002000041402500
v_dual_fmaak_f32 v228, s10, v168, 0x9e1c2f71 :: v_dual_dot2acc_f32_bf16 v143, -14, v190 // 0a505bc8ce7c8fe4712f1c9e
v_dual_fmaak_f32 v70, s8, v169, 0x1042006e :: v_dual_dot2acc_f32_f16 v11, 1, v32 // 085259c881400a466e004210
v_dual_fmaak_f32 v255, 0xaf123456, v2, 0xaf123456 :: v_dual_dot2acc_f32_f16 v6, exec_hi, v3 // ff0458c87f0606ff563412af
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d0442c87d0606ff563412af
v_dual_fmaak_f32 v255, exec_lo, v2, 0xaf123456 :: v_dual_fmaak_f32 v6, exec_lo, v3, 0xaf123456 // 7e0442c87e0606ff563412af
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_fmac_f32 v6, v4, v3 // 030540c8040706ff563412af
v_dual_fmaak_f32 v255, exec_lo, v2, 0xaf123456 :: v_dual_fmac_f32 v6, exec_lo, v3 // 7e0440c87e0606ff563412af
v_dual_fmaak_f32 v122, s74, v161, 0x402f6c8b :: v_dual_fmamk_f32 v3, v6, 0x402f6c8b, v1 // 4a4245c80603027a8b6c2f40
v_dual_fmaak_f32 v255, exec_lo, v255, 0xaf123456 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efe45c87efe07ff563412af
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_lshlrev_b32 v6, v4, v3 // 030562c8040706ff563412af
v_dual_fmaak_f32 v178, s14, v186, 0x7f45abd9 :: v_dual_lshlrev_b32 v179, 17, v207 // 0e7463c8919eb3b2d9ab457f
v_dual_fmaak_f32 v220, v82, v230, 0x28a0a34b :: v_dual_lshrrev_b32 v43, s88, v89 // 52cd6bc858b22adc4ba3a028
v_dual_fmaak_f32 v233, s3, v117, 0xd2221b7e :: v_dual_lshrrev_b32 v16, v187, v168 // 03ea6ac8bb5111e97e1b22d2
v_dual_fmaak_f32 v0, 59, v98, 0x48048d28 :: v_dual_max_i32 v33, s2, v36 // bbc46ec802482000288d0448
v_dual_fmaak_f32 v138, exec_hi, v128, 0x6b3a876c :: v_dual_max_i32 v71, v239, v137 // 7f006fc8ef13478a6c873a6b
v_dual_fmaak_f32 v255, s105, v2, 0xaf123456 :: v_dual_max_num_f32 v6, s105, v3 // 690454c8690606ff563412af
v_dual_fmaak_f32 v255, exec_lo, v2, 0xaf123456 :: v_dual_max_num_f32 v6, exec_lo, v3 // 7e0454c87e0606ff563412af
v_dual_fmaak_f32 v0, v10, v0, 0x100900a :: v_dual_min_i32 v89, s16, v0 // 0a0170c8100058000a900001
v_dual_fmaak_f32 v131, src_shared_base, v235, 0xf6e8af93 :: v_dual_min_i32 v138, v69, v182 // ebd671c8456d8b8393afe8f6
v_dual_fmaak_f32 v255, s1, v2, 0xaf123456 :: v_dual_min_num_f32 v6, s1, v3 // 010456c8010606ff563412af
v_dual_fmaak_f32 v6, null, v5, 0xaf123456 :: v_dual_min_num_f32 v255, 0xaf123456, v4 // 7c0a56c8ff08fe06563412af
v_dual_fmaak_f32 v255, m0, v255, 0xaf123456 :: v_dual_mov_b32 v6, m0 // 7dfe51c87d0006ff563412af
v_dual_fmaak_f32 v255, exec_hi, v255, 0xaf123456 :: v_dual_mov_b32 v6, exec_hi // 7ffe51c87f0006ff563412af
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d044ec87d0606ff563412af
v_dual_fmaak_f32 v255, exec_lo, v2, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v6, exec_lo, v3 // 7e044ec87e0606ff563412af
v_dual_fmaak_f32 v255, ttmp15, v2, 0xaf123456 :: v_dual_mul_f32 v6, ttmp15, v3 // 7b0446c87b0606ff563412af
v_dual_fmaak_f32 v6, null, v5, 0xaf123456 :: v_dual_mul_f32 v255, 0xaf123456, v4 // 7c0a46c8ff08fe06563412af
v_dual_fmaak_f32 v255, v4, v2, 0xaf123456 :: v_dual_sub_f32 v6, v1, v3 // 04054ac8010706ff563412af
v_dual_fmaak_f32 v6, null, v5, 0xaf123456 :: v_dual_sub_f32 v255, 0xaf123456, v4 // 7c0a4ac8ff08fe06563412af
v_dual_fmaak_f32 v32, s0, v99, 0x0 :: v_dual_sub_nc_u32 v1, s0, v0 // 00c668c80000002000000000
v_dual_fmaak_f32 v65, v63, v146, 0x5e25a197 :: v_dual_sub_nc_u32 v52, -14, v213 // 3f2569c8ceaa354197a1255e
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cc87d0606ff563412af
v_dual_fmaak_f32 v255, exec_lo, v2, 0xaf123456 :: v_dual_subrev_f32 v6, exec_lo, v3 // 7e044cc87e0606ff563412af
v_dual_fmac_f32 v255, v1, v2 :: v_dual_add_f32 v6, v255, v3 // 010508c8ff0706ff
v_dual_fmac_f32 v255, vcc_lo, v2 :: v_dual_add_f32 v6, exec_hi, v3 // 6a0408c87f0606ff
v_dual_fmac_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0420c87d0606ff
v_dual_fmac_f32 v255, vcc_hi, v2 :: v_dual_add_nc_u32 v6, exec_lo, v3 // 6b0420c87e0606ff
v_dual_fmac_f32 v4, s64, v134 :: v_dual_ashrrev_i32 v3, s0, v0 // 400c2dc800000204
v_dual_fmac_f32 v86, v61, v118 :: v_dual_ashrrev_i32 v185, v114, v57 // 3ded2cc87273b856
v_dual_fmac_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0412c87d0606ff
v_dual_fmac_f32 v6, null, v5 :: v_dual_cndmask_b32 v255, 0xaf123456, v4 // 7c0a12c8ff08fe06563412af
v_dual_fmac_f32 v0, s102, v33 :: v_dual_dot2acc_f32_bf16 v137, s8, v64 // 66421ac808808800
v_dual_fmac_f32 v145, ttmp8, v201 :: v_dual_dot2acc_f32_bf16 v74, v254, v250 // 74921bc8fef54b91
v_dual_fmac_f32 v0, 0, v0 :: v_dual_dot2acc_f32_f16 v1, s0, v0 // 800018c800000000
v_dual_fmac_f32 v255, exec_lo, v2 :: v_dual_dot2acc_f32_f16 v6, ttmp15, v3 // 7e0418c87b0606ff
v_dual_fmac_f32 v255, v4, v2 :: v_dual_fmaak_f32 v6, v1, v3, 0xaf123456 // 040502c8010706ff563412af
v_dual_fmac_f32 v6, null, v5 :: v_dual_fmaak_f32 v255, 0xaf123456, v4, 0xaf123456 // 7c0a02c8ff08fe06563412af
v_dual_fmac_f32 v255, m0, v2 :: v_dual_fmac_f32 v6, m0, v3 // 7d0400c87d0606ff
v_dual_fmac_f32 v6, null, v5 :: v_dual_fmac_f32 v255, 0xaf123456, v4 // 7c0a00c8ff08fe06563412af
v_dual_fmac_f32 v255, s1, v255 :: v_dual_fmamk_f32 v6, s1, 0xaf123456, v4 // 01fe05c8010806ff563412af
v_dual_fmac_f32 v255, vcc_lo, v255 :: v_dual_fmamk_f32 v6, vcc_lo, 0xaf123456, v4 // 6afe05c86a0806ff563412af
v_dual_fmac_f32 v255, v2, v2 :: v_dual_lshlrev_b32 v6, v3, v3 // 020522c8030706ff
v_dual_fmac_f32 v255, 0xaf123456, v2 :: v_dual_lshlrev_b32 v6, null, v3 // ff0422c87c0606ff563412af
v_dual_fmac_f32 v0, 28, v2 :: v_dual_lshrrev_b32 v1, s0, v8 // 9c042ac800100000
v_dual_fmac_f32 v223, 43, v253 :: v_dual_lshrrev_b32 v40, v63, v124 // abfa2bc83ff928df
v_dual_fmac_f32 v9, 44, v0 :: v_dual_max_i32 v130, s0, v0 // ac002ec800008209
v_dual_fmac_f32 v102, v186, v62 :: v_dual_max_i32 v221, v171, v136 // ba7d2ec8ab11dd66
v_dual_fmac_f32 v255, s1, v2 :: v_dual_max_num_f32 v6, s105, v3 // 010414c8690606ff
v_dual_fmac_f32 v255, 0xaf123456, v2 :: v_dual_max_num_f32 v6, null, v3 // ff0414c87c0606ff563412af
v_dual_fmac_f32 v66, s2, v10 :: v_dual_min_i32 v1, s32, v16 // 021430c820200042
v_dual_fmac_f32 v222, v67, v45 :: v_dual_min_i32 v173, -4, v211 // 435b30c8c4a6adde
v_dual_fmac_f32 v255, 0.5, v3 :: v_dual_min_num_f32 v6, 0.5, v2 // f00616c8f00406ff
v_dual_fmac_f32 v255, exec_hi, v2 :: v_dual_min_num_f32 v6, vcc_hi, v3 // 7f0416c86b0606ff
v_dual_fmac_f32 v32, v1, v16 :: v_dual_mov_b32 v1, s0 // 012110c800000020
v_dual_fmac_f32 v255, vcc_lo, v255 :: v_dual_mov_b32 v6, exec_hi // 6afe11c87f0006ff
v_dual_fmac_f32 v255, v1, v2 :: v_dual_mul_dx9_zero_f32 v6, v255, v3 // 01050ec8ff0706ff
v_dual_fmac_f32 v255, 0xaf123456, v2 :: v_dual_mul_dx9_zero_f32 v6, null, v3 // ff040ec87c0606ff563412af
v_dual_fmac_f32 v255, v3, v2 :: v_dual_mul_f32 v6, v4, v3 // 030506c8040706ff
v_dual_fmac_f32 v255, 0xaf123456, v2 :: v_dual_mul_f32 v6, null, v3 // ff0406c87c0606ff563412af
v_dual_fmac_f32 v255, v1, v2 :: v_dual_sub_f32 v6, v255, v3 // 01050ac8ff0706ff
v_dual_fmac_f32 v255, 0xaf123456, v2 :: v_dual_sub_f32 v6, null, v3 // ff040ac87c0606ff563412af
v_dual_fmac_f32 v32, s0, v0 :: v_dual_sub_nc_u32 v97, s66, v0 // 000028c842006020
v_dual_fmac_f32 v242, 56, v142 :: v_dual_sub_nc_u32 v205, s55, v63 // b81c29c8377eccf2
v_dual_fmac_f32 v255, v3, v2 :: v_dual_subrev_f32 v6, v4, v3 // 03050cc8040706ff
v_dual_fmac_f32 v255, exec_lo, v2 :: v_dual_subrev_f32 v6, ttmp15, v3 // 7e040cc87b0606ff
v_dual_fmamk_f32 v255, 0.5, 0xaf123456, v255 :: v_dual_add_f32 v6, 0.5, v3 // f0fe89c8f00606ff563412af
v_dual_fmamk_f32 v255, exec_lo, 0xaf123456, v255 :: v_dual_add_f32 v6, exec_lo, v255 // 7efe89c87efe07ff563412af
v_dual_fmamk_f32 v255, s1, 0xaf123456, v255 :: v_dual_add_nc_u32 v6, s1, v255 // 01fea1c801fe07ff563412af
v_dual_fmamk_f32 v255, exec_lo, 0xaf123456, v255 :: v_dual_add_nc_u32 v6, exec_lo, v255 // 7efea1c87efe07ff563412af
v_dual_fmamk_f32 v0, s0, 0xc0400224, v3 :: v_dual_ashrrev_i32 v1, 0, v160 // 0006acc880400100240240c0
v_dual_fmamk_f32 v61, src_scc, 0x7d9a90e4, v103 :: v_dual_ashrrev_i32 v208, v38, v130 // fdceacc82605d13de4909a7d
v_dual_fmamk_f32 v255, -1, 0xaf123456, v255 :: v_dual_cndmask_b32 v6, 0.5, v4 // c1fe93c8f00806ff563412af
v_dual_fmamk_f32 v255, 0xaf123456, 0xaf123456, v255 :: v_dual_cndmask_b32 v6, null, v255 // fffe93c87cfe07ff563412af
v_dual_fmamk_f32 v1, 16, 0x420d6320, v109 :: v_dual_dot2acc_f32_bf16 v2, v2, v70 // 90da9ac8028d020120630d42
v_dual_fmamk_f32 v76, 2, 0x40688a80, v128 :: v_dual_dot2acc_f32_bf16 v161, s82, v0 // 82009bc85200a04c808a6840
v_dual_fmamk_f32 v0, 0, 0xd00801, v32 :: v_dual_dot2acc_f32_f16 v1, v6, v2 // 804098c8060500000108d000
v_dual_fmamk_f32 v255, vcc_lo, 0xaf123456, v255 :: v_dual_dot2acc_f32_f16 v6, vcc_lo, v255 // 6afe99c86afe07ff563412af
v_dual_fmamk_f32 v10, s0, 0x25700002, v164 :: v_dual_fmaak_f32 v1, v0, v0, 0x25700002 // 004883c80001000a02007025
v_dual_fmamk_f32 v255, s105, 0xaf123456, v255 :: v_dual_fmaak_f32 v6, s105, v255, 0xaf123456 // 69fe83c869fe07ff563412af
v_dual_fmamk_f32 v255, 0.5, 0xaf123456, v255 :: v_dual_fmac_f32 v6, 0.5, v3 // f0fe81c8f00606ff563412af
v_dual_fmamk_f32 v255, vcc_hi, 0xaf123456, v255 :: v_dual_fmac_f32 v6, vcc_hi, v255 // 6bfe81c86bfe07ff563412af
v_dual_fmamk_f32 v255, s105, 0xaf123456, v255 :: v_dual_fmamk_f32 v6, s105, 0xaf123456, v4 // 69fe85c8690806ff563412af
v_dual_fmamk_f32 v255, 0xaf123456, 0xaf123456, v255 :: v_dual_fmamk_f32 v6, null, 0xaf123456, v4 // fffe85c87c0806ff563412af
v_dual_fmamk_f32 v32, s4, 0x34c0000, v32 :: v_dual_lshlrev_b32 v1, v0, v4 // 0440a2c80009002000004c03
v_dual_fmamk_f32 v255, ttmp15, 0xaf123456, v255 :: v_dual_lshlrev_b32 v6, ttmp15, v255 // 7bfea3c87bfe07ff563412af
v_dual_fmamk_f32 v128, 5, 0x200040, v0 :: v_dual_lshrrev_b32 v29, 0, v0 // 8500aac880001c8040002000
v_dual_fmamk_f32 v47, v75, 0x60130726, v229 :: v_dual_lshrrev_b32 v242, vcc_lo, v21 // 4bcbabc86a2af22f26071360
v_dual_fmamk_f32 v176, v128, 0x22810110, v33 :: v_dual_max_i32 v1, s70, v74 // 8043aec8469400b010018122
v_dual_fmamk_f32 v138, v44, 0xc2acdc60, v136 :: v_dual_max_i32 v121, -6, v127 // 2c11afc8c6fe788a60dcacc2
v_dual_fmamk_f32 v255, s105, 0xaf123456, v255 :: v_dual_max_num_f32 v6, s105, v255 // 69fe95c869fe07ff563412af
v_dual_fmamk_f32 v255, exec_hi, 0xaf123456, v255 :: v_dual_max_num_f32 v6, exec_hi, v255 // 7ffe95c87ffe07ff563412af
v_dual_fmamk_f32 v64, s1, 0x20800024, v49 :: v_dual_min_i32 v57, v80, v70 // 0162b0c8508d384024008020
v_dual_fmamk_f32 v251, v152, 0xe97304df, v96 :: v_dual_min_i32 v28, v17, v94 // 98c1b0c811bd1cfbdf0473e9
v_dual_fmamk_f32 v16, v158, 0x1fe880d9, v7 :: v_dual_min_num_f32 v25, -8, v63 // 9e0f96c8c87e1810d980e81f
v_dual_fmamk_f32 v255, vcc_lo, 0xaf123456, v255 :: v_dual_min_num_f32 v6, vcc_lo, v255 // 6afe97c86afe07ff563412af
v_dual_fmamk_f32 v255, m0, 0xaf123456, v255 :: v_dual_mov_b32 v6, m0 // 7dfe91c87d0006ff563412af
v_dual_fmamk_f32 v6, null, 0xaf123456, v4 :: v_dual_mov_b32 v255, 0xaf123456 // 7c0890c8ff00fe06563412af
v_dual_fmamk_f32 v255, v3, 0xaf123456, v255 :: v_dual_mul_dx9_zero_f32 v6, v4, v255 // 03ff8fc804ff07ff563412af
v_dual_fmamk_f32 v255, exec_lo, 0xaf123456, v255 :: v_dual_mul_dx9_zero_f32 v6, exec_lo, v255 // 7efe8fc87efe07ff563412af
v_dual_fmamk_f32 v255, v2, 0xaf123456, v255 :: v_dual_mul_f32 v6, v3, v255 // 02ff87c803ff07ff563412af
v_dual_fmamk_f32 v255, exec_lo, 0xaf123456, v255 :: v_dual_mul_f32 v6, exec_lo, v255 // 7efe87c87efe07ff563412af
v_dual_fmamk_f32 v255, m0, 0xaf123456, v255 :: v_dual_sub_f32 v6, m0, v255 // 7dfe8bc87dfe07ff563412af
v_dual_fmamk_f32 v255, vcc_hi, 0xaf123456, v255 :: v_dual_sub_f32 v6, vcc_hi, v255 // 6bfe8bc86bfe07ff563412af
v_dual_fmamk_f32 v18, s0, 0x20a00104, v20 :: v_dual_sub_nc_u32 v1, v0, v33 // 0028a8c8004300120401a020
v_dual_fmamk_f32 v13, v149, 0xa105f92b, v135 :: v_dual_sub_nc_u32 v164, v32, v248 // 950fa9c820f1a50d2bf905a1
v_dual_fmamk_f32 v9, v65, 0xdf5ac4d8, v104 :: v_dual_subrev_f32 v240, v207, v80 // 41d18cc8cfa1f009d8c45adf
v_dual_fmamk_f32 v255, exec_lo, 0xaf123456, v255 :: v_dual_subrev_f32 v6, exec_lo, v255 // 7efe8dc87efe07ff563412af
v_dual_max_num_f32 v72, s0, v34 :: v_dual_add_f32 v1, s32, v8 // 004488ca20100048
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_add_f32 v6, null, v3 // ff0488ca7c0606ff563412af
v_dual_max_num_f32 v255, s105, v2 :: v_dual_add_nc_u32 v6, s1, v3 // 6904a0ca010606ff
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_add_nc_u32 v6, null, v3 // ff04a0ca7c0606ff563412af
v_dual_max_num_f32 v24, 2, v0 :: v_dual_ashrrev_i32 v33, v8, v70 // 8200acca088d2018
v_dual_max_num_f32 v95, v194, v177 :: v_dual_ashrrev_i32 v240, -9, v156 // c263adcac938f15f
v_dual_max_num_f32 v255, v2, v2 :: v_dual_cndmask_b32 v6, v3, v3 // 020592ca030706ff
v_dual_max_num_f32 v255, exec_lo, v2 :: v_dual_cndmask_b32 v6, exec_lo, v3 // 7e0492ca7e0606ff
v_dual_max_num_f32 v2, s0, v2 :: v_dual_dot2acc_f32_bf16 v9, 1, v32 // 00049aca81400802
v_dual_max_num_f32 v184, ttmp0, v34 :: v_dual_dot2acc_f32_bf16 v149, v152, v99 // 6c449aca98c794b8
v_dual_max_num_f32 v0, s66, v128 :: v_dual_dot2acc_f32_f16 v81, 0, v2 // 420099ca80045000
v_dual_max_num_f32 v171, vcc_hi, v83 :: v_dual_dot2acc_f32_f16 v4, -11, v174 // 6ba698cacb5c05ab
v_dual_max_num_f32 v255, s1, v2 :: v_dual_fmaak_f32 v6, s1, v3, 0xaf123456 // 010482ca010606ff563412af
v_dual_max_num_f32 v255, exec_hi, v2 :: v_dual_fmaak_f32 v6, exec_hi, v3, 0xaf123456 // 7f0482ca7f0606ff563412af
v_dual_max_num_f32 v4, s0, v0 :: v_dual_fmac_f32 v129, v32, v0 // 000080ca20018004
v_dual_max_num_f32 v208, 0xd81d952c, v69 :: v_dual_fmac_f32 v227, v11, v231 // ff8a80ca0bcfe3d02c951dd8
v_dual_max_num_f32 v2, s80, v242 :: v_dual_fmamk_f32 v133, 27, 0xa1800223, v0 // 50e485ca9b008402230280a1
v_dual_max_num_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efe85ca7efe07ff563412af
v_dual_max_num_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405a2ca010706ff
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_lshlrev_b32 v6, null, v3 // ff04a2ca7c0606ff563412af
v_dual_max_num_f32 v72, -4, v66 :: v_dual_lshrrev_b32 v47, s51, v25 // c484aaca33322e48
v_dual_max_num_f32 v239, s94, v194 :: v_dual_lshrrev_b32 v168, -8, v111 // 5e84abcac8dea8ef
v_dual_max_num_f32 v1, s33, v11 :: v_dual_max_i32 v80, s39, v0 // 2116aeca27005001
v_dual_max_num_f32 v11, v169, v206 :: v_dual_max_i32 v140, v115, v117 // a99dafca73eb8c0b
v_dual_max_num_f32 v255, 0.5, v3 :: v_dual_max_num_f32 v6, 0.5, v2 // f00694caf00406ff
v_dual_max_num_f32 v255, exec_lo, v2 :: v_dual_max_num_f32 v6, ttmp15, v3 // 7e0494ca7b0606ff
v_dual_max_num_f32 v13, 16, v0 :: v_dual_min_i32 v160, s1, v10 // 9000b0ca0114a00d
v_dual_max_num_f32 v142, v233, v78 :: v_dual_min_i32 v209, 4.0, v28 // e99db0caf638d08e
v_dual_max_num_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0496ca7d0606ff
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_min_num_f32 v6, null, v3 // ff0496ca7c0606ff563412af
v_dual_max_num_f32 v130, s10, v1 :: v_dual_mov_b32 v1, s22 // 0a0290ca16000082
v_dual_max_num_f32 v255, exec_lo, v255 :: v_dual_mov_b32 v6, ttmp15 // 7efe91ca7b0006ff
v_dual_max_num_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d048eca7d0606ff
v_dual_max_num_f32 v255, vcc_lo, v2 :: v_dual_mul_dx9_zero_f32 v6, exec_hi, v3 // 6a048eca7f0606ff
v_dual_max_num_f32 v255, v4, v2 :: v_dual_mul_f32 v6, v1, v3 // 040586ca010706ff
v_dual_max_num_f32 v6, null, v5 :: v_dual_mul_f32 v255, 0xaf123456, v4 // 7c0a86caff08fe06563412af
v_dual_max_num_f32 v255, v255, v2 :: v_dual_sub_f32 v6, v2, v3 // ff058aca020706ff
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_sub_f32 v6, null, v3 // ff048aca7c0606ff563412af
v_dual_max_num_f32 v8, s99, v33 :: v_dual_sub_nc_u32 v193, 0, v110 // 6342a8ca80dcc008
v_dual_max_num_f32 v210, 40, v136 :: v_dual_sub_nc_u32 v125, v252, v23 // a810a9cafc2f7cd2
v_dual_max_num_f32 v0, 6, v2 :: v_dual_subrev_f32 v9, s0, v32 // 86048cca00400800
v_dual_max_num_f32 v255, 0xaf123456, v2 :: v_dual_subrev_f32 v6, null, v3 // ff048cca7c0606ff563412af
v_dual_min_num_f32 v255, v4, v2 :: v_dual_add_f32 v6, v1, v3 // 0405c8ca010706ff
v_dual_min_num_f32 v6, null, v5 :: v_dual_add_f32 v255, 0xaf123456, v4 // 7c0ac8caff08fe06563412af
v_dual_min_num_f32 v6, 0, v80 :: v_dual_add_nc_u32 v9, s0, v2 // 80a0e0ca00040806
v_dual_min_num_f32 v255, exec_lo, v2 :: v_dual_add_nc_u32 v6, ttmp15, v3 // 7e04e0ca7b0606ff
v_dual_min_num_f32 v4, s32, v43 :: v_dual_ashrrev_i32 v1, s0, v8 // 2056ecca00100004
v_dual_min_num_f32 v75, 44, v46 :: v_dual_ashrrev_i32 v108, v187, v129 // ac5ceccabb036d4b
v_dual_min_num_f32 v255, v255, v2 :: v_dual_cndmask_b32 v6, v2, v3 // ff05d2ca020706ff
v_dual_min_num_f32 v255, ttmp15, v2 :: v_dual_cndmask_b32 v6, ttmp15, v3 // 7b04d2ca7b0606ff
v_dual_min_num_f32 v5, 64, v0 :: v_dual_dot2acc_f32_bf16 v8, s8, v0 // c000daca08000805
v_dual_min_num_f32 v24, v165, v200 :: v_dual_dot2acc_f32_bf16 v61, v170, v87 // a591dbcaaaaf3c18
v_dual_min_num_f32 v64, 8, v221 :: v_dual_dot2acc_f32_f16 v175, s26, v127 // 88bad9ca1afeae40
v_dual_min_num_f32 v68, v149, v38 :: v_dual_dot2acc_f32_f16 v61, v223, v175 // 954dd8cadf5f3d44
v_dual_min_num_f32 v129, s0, v0 :: v_dual_fmaak_f32 v48, v0, v0, 0x800a // 0000c2ca000130810a800000
v_dual_min_num_f32 v255, exec_lo, v2 :: v_dual_fmaak_f32 v6, exec_lo, v3, 0xaf123456 // 7e04c2ca7e0606ff563412af
v_dual_min_num_f32 v255, v1, v2 :: v_dual_fmac_f32 v6, v255, v3 // 0105c0caff0706ff
v_dual_min_num_f32 v255, 0xaf123456, v2 :: v_dual_fmac_f32 v6, null, v3 // ff04c0ca7c0606ff563412af
v_dual_min_num_f32 v64, s0, v32 :: v_dual_fmamk_f32 v1, 40, 0x43000, v5 // 0040c4caa80a004000300400
v_dual_min_num_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efec5ca7efe07ff563412af
v_dual_min_num_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405e2ca010706ff
v_dual_min_num_f32 v6, null, v5 :: v_dual_lshlrev_b32 v255, 0xaf123456, v4 // 7c0ae2caff08fe06563412af
v_dual_min_num_f32 v227, v197, v90 :: v_dual_lshrrev_b32 v74, s2, v113 // c5b5eaca02e24ae3
v_dual_min_num_f32 v148, s105, v123 :: v_dual_lshrrev_b32 v87, v71, v101 // 69f6eaca47cb5694
v_dual_min_num_f32 v8, v65, v100 :: v_dual_max_i32 v3, s49, v38 // 41c9eeca314c0208
v_dual_min_num_f32 v36, 18, v40 :: v_dual_max_i32 v65, src_shared_limit, v210 // 9250eecaeca44124
v_dual_min_num_f32 v255, v1, v2 :: v_dual_max_num_f32 v6, v255, v3 // 0105d4caff0706ff
v_dual_min_num_f32 v255, vcc_lo, v2 :: v_dual_max_num_f32 v6, exec_hi, v3 // 6a04d4ca7f0606ff
v_dual_min_num_f32 v156, s1, v2 :: v_dual_min_i32 v1, s0, v16 // 0104f0ca0020009c
v_dual_min_num_f32 v47, s42, v100 :: v_dual_min_i32 v34, -4.0, v58 // 2ac8f0caf774222f
v_dual_min_num_f32 v0, s0, v2 :: v_dual_min_num_f32 v5, 16, v0 // 0004d6ca90000400
v_dual_min_num_f32 v211, v28, v206 :: v_dual_min_num_f32 v34, s42, v85 // 1c9dd7ca2aaa22d3
v_dual_min_num_f32 v255, s105, v255 :: v_dual_mov_b32 v6, s1 // 69fed1ca010006ff
v_dual_min_num_f32 v255, 0xaf123456, v255 :: v_dual_mov_b32 v6, null // fffed1ca7c0006ff563412af
v_dual_min_num_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d04ceca7d0606ff
v_dual_min_num_f32 v255, 0xaf123456, v2 :: v_dual_mul_dx9_zero_f32 v6, null, v3 // ff04ceca7c0606ff563412af
v_dual_min_num_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6ca7d0606ff
v_dual_min_num_f32 v255, 0xaf123456, v2 :: v_dual_mul_f32 v6, null, v3 // ff04c6ca7c0606ff563412af
v_dual_min_num_f32 v255, v1, v2 :: v_dual_sub_f32 v6, v255, v3 // 0105cacaff0706ff
v_dual_min_num_f32 v6, null, v5 :: v_dual_sub_f32 v255, 0xaf123456, v4 // 7c0acacaff08fe06563412af
v_dual_min_num_f32 v128, s6, v177 :: v_dual_sub_nc_u32 v1, s38, v6 // 0662e9ca260c0080
v_dual_min_num_f32 v155, 52, v126 :: v_dual_sub_nc_u32 v160, v96, v187 // b4fce8ca6077a19b
v_dual_min_num_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 0405ccca010706ff
v_dual_min_num_f32 v255, vcc_lo, v2 :: v_dual_subrev_f32 v6, exec_hi, v3 // 6a04ccca7f0606ff
v_dual_mov_b32 v255, v4 :: v_dual_add_f32 v6, v1, v255 // 040108ca01ff07ff
v_dual_mov_b32 v255, vcc_lo :: v_dual_add_f32 v6, exec_hi, v255 // 6a0008ca7ffe07ff
v_dual_mov_b32 v255, v4 :: v_dual_add_nc_u32 v6, v1, v255 // 040120ca01ff07ff
v_dual_mov_b32 v6, null :: v_dual_add_nc_u32 v255, 0xaf123456, v5 // 7c0020caff0afe06563412af
v_dual_mov_b32 v0, v2 :: v_dual_ashrrev_i32 v1, s12, v0 // 02012cca0c000000
v_dual_mov_b32 v8, s12 :: v_dual_ashrrev_i32 v41, v0, v130 // 0c002cca00052908
v_dual_mov_b32 v255, s1 :: v_dual_cndmask_b32 v6, s1, v255 // 010012ca01fe07ff
v_dual_mov_b32 v255, exec_lo :: v_dual_cndmask_b32 v6, exec_lo, v255 // 7e0012ca7efe07ff
v_dual_mov_b32 v32, s0 :: v_dual_dot2acc_f32_bf16 v5, s64, v2 // 00001aca40040420
v_dual_mov_b32 v16, v128 :: v_dual_dot2acc_f32_bf16 v137, s24, v42 // 80011aca18548810
v_dual_mov_b32 v0, s0 :: v_dual_dot2acc_f32_f16 v137, 1, v0 // 000018ca81008800
v_dual_mov_b32 v255, vcc_lo :: v_dual_dot2acc_f32_f16 v6, exec_hi, v255 // 6a0018ca7ffe07ff
v_dual_mov_b32 v255, m0 :: v_dual_fmaak_f32 v6, m0, v255, 0xaf123456 // 7d0002ca7dfe07ff563412af
v_dual_mov_b32 v255, src_scc :: v_dual_fmaak_f32 v6, -1, v255, 0xaf123456 // fd0002cac1fe07ff563412af
v_dual_mov_b32 v255, m0 :: v_dual_fmac_f32 v6, m0, v255 // 7d0000ca7dfe07ff
v_dual_mov_b32 v255, exec_hi :: v_dual_fmac_f32 v6, vcc_hi, v255 // 7f0000ca6bfe07ff
v_dual_mov_b32 v255, v4 :: v_dual_fmamk_f32 v6, v1, 0xaf123456, v255 // 040104ca01ff07ff563412af
v_dual_mov_b32 v255, exec_lo :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7e0004ca7efe07ff563412af
v_dual_mov_b32 v255, v1 :: v_dual_lshlrev_b32 v6, v255, v255 // 010122caffff07ff
v_dual_mov_b32 v255, 0xaf123456 :: v_dual_lshlrev_b32 v6, null, v255 // ff0022ca7cfe07ff563412af
v_dual_mov_b32 v4, s33 :: v_dual_lshrrev_b32 v1, 0, v0 // 21002aca80000004
v_dual_mov_b32 v2, src_shared_limit :: v_dual_lshrrev_b32 v247, v183, v187 // ec002acab777f702
v_dual_mov_b32 v0, s96 :: v_dual_max_i32 v1, s10, v0 // 60002eca0a000000
v_dual_mov_b32 v136, 21 :: v_dual_max_i32 v197, v132, v37 // 95002eca844bc488
v_dual_mov_b32 v255, 0.5 :: v_dual_max_num_f32 v6, 0.5, v3 // f00014caf00606ff
v_dual_mov_b32 v255, vcc_hi :: v_dual_max_num_f32 v6, exec_lo, v255 // 6b0014ca7efe07ff
v_dual_mov_b32 v146, s91 :: v_dual_min_i32 v3, s44, v196 // 5b0030ca2c880392
v_dual_mov_b32 v255, v255 :: v_dual_min_num_f32 v6, v2, v255 // ff0116ca02ff07ff
v_dual_mov_b32 v255, vcc_lo :: v_dual_min_num_f32 v6, exec_hi, v255 // 6a0016ca7ffe07ff
v_dual_mov_b32 v255, 0.5 :: v_dual_mov_b32 v6, 0.5 // f00010caf00006ff
v_dual_mov_b32 v255, 0xaf123456 :: v_dual_mov_b32 v6, null // ff0010ca7c0006ff563412af
v_dual_mov_b32 v255, 0.5 :: v_dual_mul_dx9_zero_f32 v6, 0.5, v3 // f0000ecaf00606ff
v_dual_mov_b32 v255, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v6, null, v255 // ff000eca7cfe07ff563412af
v_dual_mov_b32 v48, s0 :: v_dual_mul_f32 v9, v2, v8 // 000006ca02110830
v_dual_mov_b32 v255, vcc_lo :: v_dual_mul_f32 v6, exec_hi, v255 // 6a0006ca7ffe07ff
v_dual_mov_b32 v255, 0.5 :: v_dual_sub_f32 v6, 0.5, v3 // f0000acaf00606ff
v_dual_mov_b32 v255, 0xaf123456 :: v_dual_sub_f32 v6, null, v255 // ff000aca7cfe07ff563412af
v_dual_mov_b32 v128, 32 :: v_dual_sub_nc_u32 v133, s16, v0 // a00028ca10008480
v_dual_mov_b32 v144, s0 :: v_dual_sub_nc_u32 v97, s0, v8 // 000028ca00106090
v_dual_mov_b32 v255, v1 :: v_dual_subrev_f32 v6, v255, v255 // 01010ccaffff07ff
v_dual_mov_b32 v255, vcc_lo :: v_dual_subrev_f32 v6, exec_hi, v255 // 6a000cca7ffe07ff
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_add_f32 v6, m0, v3 // 7d04c8c97d0606ff
v_dual_mul_dx9_zero_f32 v6, null, v5 :: v_dual_add_f32 v255, 0xaf123456, v4 // 7c0ac8c9ff08fe06563412af
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d04e0c97d0606ff
v_dual_mul_dx9_zero_f32 v6, null, v5 :: v_dual_add_nc_u32 v255, 0xaf123456, v4 // 7c0ae0c9ff08fe06563412af
v_dual_mul_dx9_zero_f32 v75, s36, v1 :: v_dual_ashrrev_i32 v128, s6, v236 // 2402ecc906d8814b
v_dual_mul_dx9_zero_f32 v40, s96, v117 :: v_dual_ashrrev_i32 v169, vcc_hi, v106 // 60eaecc96bd4a828
v_dual_mul_dx9_zero_f32 v255, v3, v2 :: v_dual_cndmask_b32 v6, v4, v3 // 0305d2c9040706ff
v_dual_mul_dx9_zero_f32 v255, vcc_hi, v2 :: v_dual_cndmask_b32 v6, vcc_hi, v3 // 6b04d2c96b0606ff
v_dual_mul_dx9_zero_f32 v10, s13, v4 :: v_dual_dot2acc_f32_bf16 v5, s34, v9 // 0d08dac92212040a
v_dual_mul_dx9_zero_f32 v229, v211, v107 :: v_dual_dot2acc_f32_bf16 v140, -1, v224 // d3d7dac9c1c08de5
v_dual_mul_dx9_zero_f32 v2, s0, v9 :: v_dual_dot2acc_f32_f16 v131, s8, v100 // 0012d8c908c88202
v_dual_mul_dx9_zero_f32 v255, 0xaf123456, v2 :: v_dual_dot2acc_f32_f16 v6, null, v3 // ff04d8c97c0606ff563412af
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d04c2c97d0606ff563412af
v_dual_mul_dx9_zero_f32 v255, exec_lo, v2 :: v_dual_fmaak_f32 v6, exec_lo, v3, 0xaf123456 // 7e04c2c97e0606ff563412af
v_dual_mul_dx9_zero_f32 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f006c0c9f00406ff
v_dual_mul_dx9_zero_f32 v255, vcc_lo, v2 :: v_dual_fmac_f32 v6, exec_hi, v3 // 6a04c0c97f0606ff
v_dual_mul_dx9_zero_f32 v255, v4, v255 :: v_dual_fmamk_f32 v6, v1, 0xaf123456, v255 // 04ffc5c901ff07ff563412af
v_dual_mul_dx9_zero_f32 v255, exec_hi, v255 :: v_dual_fmamk_f32 v6, exec_hi, 0xaf123456, v255 // 7ffec5c97ffe07ff563412af
v_dual_mul_dx9_zero_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405e2c9010706ff
v_dual_mul_dx9_zero_f32 v6, null, v5 :: v_dual_lshlrev_b32 v255, 0xaf123456, v4 // 7c0ae2c9ff08fe06563412af
v_dual_mul_dx9_zero_f32 v18, s0, v38 :: v_dual_lshrrev_b32 v1, s0, v4 // 004ceac900080012
v_dual_mul_dx9_zero_f32 v60, 11, v122 :: v_dual_lshrrev_b32 v113, v113, v111 // 8bf4eac971df703c
v_dual_mul_dx9_zero_f32 v98, s16, v37 :: v_dual_max_i32 v211, v0, v2 // 104aeec90005d262
v_dual_mul_dx9_zero_f32 v114, 25, v91 :: v_dual_max_i32 v151, s96, v38 // 99b6eec9604c9672
v_dual_mul_dx9_zero_f32 v255, v255, v2 :: v_dual_max_num_f32 v6, v2, v3 // ff05d4c9020706ff
v_dual_mul_dx9_zero_f32 v255, 0xaf123456, v2 :: v_dual_max_num_f32 v6, null, v3 // ff04d4c97c0606ff563412af
v_dual_mul_dx9_zero_f32 v4, s32, v32 :: v_dual_min_i32 v145, s16, v65 // 2040f0c910829004
v_dual_mul_dx9_zero_f32 v165, v102, v53 :: v_dual_min_i32 v212, v49, v199 // 666bf0c9318fd5a5
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d04d6c97d0606ff
v_dual_mul_dx9_zero_f32 v255, vcc_lo, v2 :: v_dual_min_num_f32 v6, exec_hi, v3 // 6a04d6c97f0606ff
v_dual_mul_dx9_zero_f32 v255, s105, v255 :: v_dual_mov_b32 v6, s1 // 69fed1c9010006ff
v_dual_mul_dx9_zero_f32 v255, vcc_lo, v255 :: v_dual_mov_b32 v6, exec_hi // 6afed1c97f0006ff
v_dual_mul_dx9_zero_f32 v255, s105, v2 :: v_dual_mul_dx9_zero_f32 v6, s1, v3 // 6904cec9010606ff
v_dual_mul_dx9_zero_f32 v255, vcc_lo, v2 :: v_dual_mul_dx9_zero_f32 v6, exec_hi, v3 // 6a04cec97f0606ff
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6c97d0606ff
v_dual_mul_dx9_zero_f32 v6, null, v5 :: v_dual_mul_f32 v255, 0xaf123456, v4 // 7c0ac6c9ff08fe06563412af
v_dual_mul_dx9_zero_f32 v255, v3, v2 :: v_dual_sub_f32 v6, v4, v3 // 0305cac9040706ff
v_dual_mul_dx9_zero_f32 v255, 0xaf123456, v2 :: v_dual_sub_f32 v6, null, v3 // ff04cac97c0606ff563412af
v_dual_mul_dx9_zero_f32 v72, s0, v1 :: v_dual_sub_nc_u32 v37, s1, v26 // 0002e8c901342448
v_dual_mul_dx9_zero_f32 v109, v221, v197 :: v_dual_sub_nc_u32 v18, v124, v218 // dd8be9c97cb5136d
v_dual_mul_dx9_zero_f32 v255, v2, v2 :: v_dual_subrev_f32 v6, v3, v3 // 0205ccc9030706ff
v_dual_mul_dx9_zero_f32 v52, v227, v239 :: v_dual_subrev_f32 v233, s30, v112 // e3dfcdc91ee0e834
v_dual_mul_f32 v6, v2, v67 :: v_dual_add_f32 v1, 8, v0 // 0287c8c888000006
v_dual_mul_f32 v255, exec_hi, v2 :: v_dual_add_f32 v6, vcc_hi, v3 // 7f04c8c86b0606ff
v_dual_mul_f32 v255, v3, v2 :: v_dual_add_nc_u32 v6, v4, v3 // 0305e0c8040706ff
v_dual_mul_f32 v255, exec_lo, v2 :: v_dual_add_nc_u32 v6, ttmp15, v3 // 7e04e0c87b0606ff
v_dual_mul_f32 v200, s20, v49 :: v_dual_ashrrev_i32 v49, v128, v2 // 1462ecc8800530c8
v_dual_mul_f32 v125, 48, v36 :: v_dual_ashrrev_i32 v22, -1.0, v31 // b048ecc8f33e167d
v_dual_mul_f32 v255, v1, v2 :: v_dual_cndmask_b32 v6, v255, v3 // 0105d2c8ff0706ff
v_dual_mul_f32 v255, vcc_lo, v2 :: v_dual_cndmask_b32 v6, vcc_lo, v3 // 6a04d2c86a0606ff
v_dual_mul_f32 v32, s14, v64 :: v_dual_dot2acc_f32_bf16 v1, s0, v5 // 0e80dac8000a0020
v_dual_mul_f32 v162, v44, v173 :: v_dual_dot2acc_f32_bf16 v69, v33, v44 // 2c5bdbc8215944a2
v_dual_mul_f32 v0, 4, v0 :: v_dual_dot2acc_f32_f16 v1, s18, v0 // 8400d8c812000000
v_dual_mul_f32 v255, 0xaf123456, v2 :: v_dual_dot2acc_f32_f16 v6, null, v3 // ff04d8c87c0606ff563412af
v_dual_mul_f32 v255, m0, v2 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d04c2c87d0606ff563412af
v_dual_mul_f32 v5, s73, v32 :: v_dual_fmaak_f32 v112, v194, v67, 0x39420194 // 4940c2c8c287700594014239
v_dual_mul_f32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 0405c0c8010706ff
v_dual_mul_f32 v241, exec_hi, v60 :: v_dual_fmac_f32 v222, v247, v87 // 7f78c0c8f7afdef1
v_dual_mul_f32 v64, v0, v4 :: v_dual_fmamk_f32 v33, s0, 0x8600048, v66 // 0009c4c80084204048006008
v_dual_mul_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efec5c87efe07ff563412af
v_dual_mul_f32 v255, m0, v2 :: v_dual_lshlrev_b32 v6, m0, v3 // 7d04e2c87d0606ff
v_dual_mul_f32 v6, null, v5 :: v_dual_lshlrev_b32 v255, 0xaf123456, v4 // 7c0ae2c8ff08fe06563412af
v_dual_mul_f32 v32, s2, v18 :: v_dual_lshrrev_b32 v1, s22, v0 // 0224eac816000020
v_dual_mul_f32 v58, v140, v243 :: v_dual_lshrrev_b32 v25, -2, v157 // 8ce7ebc8c23a193a
v_dual_mul_f32 v13, s8, v0 :: v_dual_max_i32 v192, s76, v137 // 0800eec84c12c10d
v_dual_mul_f32 v158, src_private_limit, v97 :: v_dual_max_i32 v165, v159, v210 // eec2eec89fa5a59e
v_dual_mul_f32 v255, v4, v2 :: v_dual_max_num_f32 v6, v1, v3 // 0405d4c8010706ff
v_dual_mul_f32 v6, null, v5 :: v_dual_max_num_f32 v255, 0xaf123456, v4 // 7c0ad4c8ff08fe06563412af
v_dual_mul_f32 v130, v26, v65 :: v_dual_min_i32 v1, v43, v64 // 1a83f0c82b810082
v_dual_mul_f32 v218, ttmp2, v111 :: v_dual_min_i32 v239, -8, v201 // 6edef0c8c892efda
v_dual_mul_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d04d6c87d0606ff
v_dual_mul_f32 v255, vcc_lo, v2 :: v_dual_min_num_f32 v6, exec_hi, v3 // 6a04d6c87f0606ff
v_dual_mul_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f006d0c8f00006ff
v_dual_mul_f32 v255, 0xaf123456, v255 :: v_dual_mov_b32 v6, null // fffed1c87c0006ff563412af
v_dual_mul_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d04cec87d0606ff
v_dual_mul_f32 v255, 0xaf123456, v2 :: v_dual_mul_dx9_zero_f32 v6, null, v3 // ff04cec87c0606ff563412af
v_dual_mul_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6c87d0606ff
v_dual_mul_f32 v255, exec_hi, v2 :: v_dual_mul_f32 v6, vcc_hi, v3 // 7f04c6c86b0606ff
v_dual_mul_f32 v255, v255, v2 :: v_dual_sub_f32 v6, v2, v3 // ff05cac8020706ff
v_dual_mul_f32 v6, null, v5 :: v_dual_sub_f32 v255, 0xaf123456, v4 // 7c0acac8ff08fe06563412af
v_dual_mul_f32 v208, 32, v1 :: v_dual_sub_nc_u32 v23, s0, v2 // a002e8c8000416d0
v_dual_mul_f32 v151, v197, v253 :: v_dual_sub_nc_u32 v104, null, v174 // c5fbe9c87c5c6997
v_dual_mul_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 0405ccc8010706ff
v_dual_mul_f32 v6, null, v5 :: v_dual_subrev_f32 v255, 0xaf123456, v4 // 7c0accc8ff08fe06563412af
v_dual_sub_f32 v255, v255, v2 :: v_dual_add_f32 v6, v2, v3 // ff0548c9020706ff
v_dual_sub_f32 v6, null, v5 :: v_dual_add_f32 v255, 0xaf123456, v4 // 7c0a48c9ff08fe06563412af
v_dual_sub_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0460c97d0606ff
v_dual_sub_f32 v255, src_scc, v2 :: v_dual_add_nc_u32 v6, -1, v3 // fd0460c9c10606ff
v_dual_sub_f32 v48, s50, v0 :: v_dual_ashrrev_i32 v1, s22, v2 // 32006cc916040030
v_dual_sub_f32 v101, v83, v87 :: v_dual_ashrrev_i32 v102, src_private_limit, v196 // 53af6cc9ee886765
v_dual_sub_f32 v255, s1, v2 :: v_dual_cndmask_b32 v6, s1, v3 // 010452c9010606ff
v_dual_sub_f32 v255, exec_hi, v2 :: v_dual_cndmask_b32 v6, exec_hi, v3 // 7f0452c97f0606ff
v_dual_sub_f32 v68, v19, v82 :: v_dual_dot2acc_f32_bf16 v213, s2, v72 // 13a55ac90290d444
v_dual_sub_f32 v244, v1, v1 :: v_dual_dot2acc_f32_bf16 v213, v254, v147 // 01035ac9fe27d5f4
v_dual_sub_f32 v65, s5, v1 :: v_dual_dot2acc_f32_f16 v8, s0, v0 // 050258c900000841
v_dual_sub_f32 v255, vcc_hi, v2 :: v_dual_dot2acc_f32_f16 v6, exec_lo, v3 // 6b0458c97e0606ff
v_dual_sub_f32 v6, s0, v0 :: v_dual_fmaak_f32 v33, s0, v0, 0xc40000d // 000042c9000020060d00400c
v_dual_sub_f32 v6, null, v5 :: v_dual_fmaak_f32 v255, 0xaf123456, v4, 0xaf123456 // 7c0a42c9ff08fe06563412af
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f00640c9f00406ff
v_dual_sub_f32 v255, vcc_lo, v2 :: v_dual_fmac_f32 v6, exec_hi, v3 // 6a0440c97f0606ff
v_dual_sub_f32 v255, v255, v255 :: v_dual_fmamk_f32 v6, v2, 0xaf123456, v255 // ffff45c902ff07ff563412af
v_dual_sub_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efe45c97efe07ff563412af
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_lshlrev_b32 v6, 0.5, v2 // f00662c9f00406ff
v_dual_sub_f32 v6, null, v5 :: v_dual_lshlrev_b32 v255, 0xaf123456, v4 // 7c0a62c9ff08fe06563412af
v_dual_sub_f32 v128, s72, v129 :: v_dual_lshrrev_b32 v17, 0, v160 // 48026bc980401180
v_dual_sub_f32 v248, v238, v221 :: v_dual_lshrrev_b32 v69, v241, v75 // eebb6bc9f19744f8
v_dual_sub_f32 v4, 0, v12 :: v_dual_max_i32 v99, s97, v70 // 80186ec9618c6204
v_dual_sub_f32 v105, vcc_lo, v5 :: v_dual_max_i32 v64, s4, v22 // 6a0a6ec9042c4069
v_dual_sub_f32 v72, s0, v2 :: v_dual_max_num_f32 v1, 4, v0 // 000454c984000048
v_dual_sub_f32 v255, vcc_lo, v2 :: v_dual_max_num_f32 v6, exec_hi, v3 // 6a0454c97f0606ff
v_dual_sub_f32 v1, s4, v1 :: v_dual_min_i32 v0, s24, v64 // 040270c918800001
v_dual_sub_f32 v41, v46, v124 :: v_dual_min_i32 v82, v205, v223 // 2ef970c9cdbf5329
v_dual_sub_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0456c97d0606ff
v_dual_sub_f32 v255, vcc_hi, v2 :: v_dual_min_num_f32 v6, exec_lo, v3 // 6b0456c97e0606ff
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f00650c9f00006ff
v_dual_sub_f32 v255, 0xaf123456, v255 :: v_dual_mov_b32 v6, null // fffe51c97c0006ff563412af
v_dual_sub_f32 v255, v255, v2 :: v_dual_mul_dx9_zero_f32 v6, v2, v3 // ff054ec9020706ff
v_dual_sub_f32 v255, exec_lo, v2 :: v_dual_mul_dx9_zero_f32 v6, ttmp15, v3 // 7e044ec97b0606ff
v_dual_sub_f32 v255, v4, v2 :: v_dual_mul_f32 v6, v1, v3 // 040546c9010706ff
v_dual_sub_f32 v255, 0xaf123456, v2 :: v_dual_mul_f32 v6, null, v3 // ff0446c97c0606ff563412af
v_dual_sub_f32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d044ac97d0606ff
v_dual_sub_f32 v6, null, v5 :: v_dual_sub_f32 v255, 0xaf123456, v4 // 7c0a4ac9ff08fe06563412af
v_dual_sub_f32 v8, s12, v48 :: v_dual_sub_nc_u32 v35, 51, v82 // 0c6068c9b3a42208
v_dual_sub_f32 v25, 44, v92 :: v_dual_sub_nc_u32 v126, ttmp14, v78 // acb868c97a9c7e19
v_dual_sub_f32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cc97d0606ff
v_dual_sub_f32 v255, 0xaf123456, v2 :: v_dual_subrev_f32 v6, null, v3 // ff044cc97c0606ff563412af
v_dual_subrev_f32 v255, v255, v2 :: v_dual_add_f32 v6, v2, v3 // ff0588c9020706ff
v_dual_subrev_f32 v32, -12, v87 :: v_dual_add_f32 v85, src_private_limit, v148 // ccae88c9ee285520
v_dual_subrev_f32 v255, src_scc, v2 :: v_dual_add_nc_u32 v6, -1, v3 // fd04a0c9c10606ff
v_dual_subrev_f32 v6, null, v5 :: v_dual_add_nc_u32 v255, 0xaf123456, v4 // 7c0aa0c9ff08fe06563412af
v_dual_subrev_f32 v108, s46, v18 :: v_dual_ashrrev_i32 v153, 49, v40 // 2e24acc9b150986c
v_dual_subrev_f32 v225, v99, v177 :: v_dual_ashrrev_i32 v116, v40, v74 // 6363adc9289574e1
v_dual_subrev_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0492c97d0606ff
v_dual_subrev_f32 v255, exec_hi, v2 :: v_dual_cndmask_b32 v6, exec_hi, v3 // 7f0492c97f0606ff
v_dual_subrev_f32 v32, s64, v1 :: v_dual_dot2acc_f32_bf16 v65, s0, v48 // 40029ac900604020
v_dual_subrev_f32 v246, v69, v248 :: v_dual_dot2acc_f32_bf16 v131, v119, v33 // 45f19bc9774382f6
v_dual_subrev_f32 v16, s0, v16 :: v_dual_dot2acc_f32_f16 v17, s64, v16 // 002098c940201010
v_dual_subrev_f32 v255, vcc_hi, v2 :: v_dual_dot2acc_f32_f16 v6, exec_lo, v3 // 6b0498c97e0606ff
v_dual_subrev_f32 v255, v3, v2 :: v_dual_fmaak_f32 v6, v4, v3, 0xaf123456 // 030582c9040706ff563412af
v_dual_subrev_f32 v115, s47, v40 :: v_dual_fmaak_f32 v54, v237, v162, 0xaa3569e3 // 2f5082c9ed453773e36935aa
v_dual_subrev_f32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 040580c9010706ff
v_dual_subrev_f32 v255, vcc_lo, v2 :: v_dual_fmac_f32 v6, exec_hi, v3 // 6a0480c97f0606ff
v_dual_subrev_f32 v255, m0, v255 :: v_dual_fmamk_f32 v6, m0, 0xaf123456, v255 // 7dfe85c97dfe07ff563412af
v_dual_subrev_f32 v255, exec_lo, v255 :: v_dual_fmamk_f32 v6, exec_lo, 0xaf123456, v255 // 7efe85c97efe07ff563412af
v_dual_subrev_f32 v255, m0, v2 :: v_dual_lshlrev_b32 v6, m0, v3 // 7d04a2c97d0606ff
v_dual_subrev_f32 v190, src_private_limit, v244 :: v_dual_lshlrev_b32 v135, v63, v93 // eee8a3c93fbb86be
v_dual_subrev_f32 v161, s3, v162 :: v_dual_lshrrev_b32 v0, s40, v72 // 0344abc9289000a1
v_dual_subrev_f32 v122, s102, v236 :: v_dual_lshrrev_b32 v221, v117, v85 // 66d8abc975abdc7a
v_dual_subrev_f32 v0, s38, v0 :: v_dual_max_i32 v65, s32, v0 // 2600aec920004000
v_dual_subrev_f32 v74, v2, v36 :: v_dual_max_i32 v137, 54, v223 // 0249aec9b6be894a
v_dual_subrev_f32 v255, m0, v2 :: v_dual_max_num_f32 v6, m0, v3 // 7d0494c97d0606ff
v_dual_subrev_f32 v255, 0xaf123456, v2 :: v_dual_max_num_f32 v6, null, v3 // ff0494c97c0606ff563412af
v_dual_subrev_f32 v0, 0, v17 :: v_dual_min_i32 v1, s8, v0 // 8022b0c908000000
v_dual_subrev_f32 v121, v124, v177 :: v_dual_min_i32 v158, v62, v244 // 7c63b1c93ee99f79
v_dual_subrev_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0496c97d0606ff
v_dual_subrev_f32 v255, 0xaf123456, v2 :: v_dual_min_num_f32 v6, null, v3 // ff0496c97c0606ff563412af
v_dual_subrev_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f00690c9f00006ff
v_dual_subrev_f32 v255, 0xaf123456, v255 :: v_dual_mov_b32 v6, null // fffe91c97c0006ff563412af
v_dual_subrev_f32 v255, v255, v2 :: v_dual_mul_dx9_zero_f32 v6, v2, v3 // ff058ec9020706ff
v_dual_subrev_f32 v6, null, v5 :: v_dual_mul_dx9_zero_f32 v255, 0xaf123456, v4 // 7c0a8ec9ff08fe06563412af
v_dual_subrev_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d0486c97d0606ff
v_dual_subrev_f32 v6, null, v5 :: v_dual_mul_f32 v255, 0xaf123456, v4 // 7c0a86c9ff08fe06563412af
v_dual_subrev_f32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d048ac97d0606ff
v_dual_subrev_f32 v6, null, v5 :: v_dual_sub_f32 v255, 0xaf123456, v4 // 7c0a8ac9ff08fe06563412af
v_dual_subrev_f32 v32, s0, v34 :: v_dual_sub_nc_u32 v9, s8, v0 // 0044a8c908000820
v_dual_subrev_f32 v25, src_private_base, v158 :: v_dual_sub_nc_u32 v74, v142, v44 // ed3ca9c98e594a19
v_dual_subrev_f32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d048cc97d0606ff
v_dual_subrev_f32 v6, null, v5 :: v_dual_subrev_f32 v255, 0xaf123456, v4 // 7c0a8cc9ff08fe06563412af
