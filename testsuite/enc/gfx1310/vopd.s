v_dual_add_f32 v255, m0, v2 :: v_dual_add_f32 v6, m0, v3 // 7d0408c97d0606ff
v_dual_add_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0420c97d0606ff
v_dual_add_f32 v2, v233, v97 :: v_dual_ashrrev_i32 v129, s76, v32 // e9c32cc94c408002
v_dual_add_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0412c97d0606ff
v_dual_add_f32 v38, s4, v69 :: v_dual_dot2acc_f32_bf16 v155, s67, v130 // 048a1ac943049b26
v_dual_add_f32 v0, s0, v2 :: v_dual_dot2acc_f32_f16 v17, s64, v0 // 000418c940001000
v_dual_add_f32 v255, ttmp15, v2 :: v_dual_fmaak_f32 v6, ttmp15, v3, 0xaf123456 // 7b0402c97b0606ff563412af
v_dual_add_f32 v71, v251, v39 :: v_dual_fmac_f32 v254, s55, v241 // fb4f00c937e2ff47
v_dual_add_f32 v9, s4, v23 :: v_dual_fmamk_f32 v2, 0, 0x54802100, v2 // 042e04c98004020900218054
v_dual_add_f32 v255, v1, v2 :: v_dual_lshlrev_b32 v6, v255, v3 // 010522c9ff0706ff
v_dual_add_f32 v0, v0, v0 :: v_dual_lshrrev_b32 v129, 4, v0 // 00012ac984008000
v_dual_add_f32 v0, s64, v0 :: v_dual_max_i32 v1, s0, v130 // 40002ec900040100
v_dual_add_f32 v255, m0, v2 :: v_dual_max_num_f32 v6, m0, v3 // 7d0414c97d0606ff
v_dual_add_f32 v2, 64, v4 :: v_dual_min_i32 v1, s0, v1 // c00830c900020002
v_dual_add_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0416c97d0606ff
v_dual_add_f32 v255, v3, v255 :: v_dual_mov_b32 v6, v4 // 03ff11c9040106ff
v_dual_add_f32 v255, v1, v2 :: v_dual_mul_dx9_zero_f32 v6, v255, v3 // 01050ec9ff0706ff
v_dual_add_f32 v255, v3, v2 :: v_dual_mul_f32 v6, v4, v3 // 030506c9040706ff
v_dual_add_f32 v88, v114, v212 :: v_dual_sub_f32 v3, v59, v186 // 72a90bc93b750358
v_dual_add_f32 v160, s96, v11 :: v_dual_sub_nc_u32 v65, s46, v42 // 601628c92e5440a0
v_dual_add_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 04050cc9010706ff
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_add_f32 v6, v1, v3 // 040548ca010706ff
v_dual_cndmask_b32 v255, s1, v2 :: v_dual_add_nc_u32 v6, s1, v3 // 010460ca010606ff
v_dual_cndmask_b32 v0, s24, v22 :: v_dual_ashrrev_i32 v9, 32, v132 // 182c6ccaa0080900
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_cndmask_b32 v6, v255, v3 // 010552caff0706ff
v_dual_cndmask_b32 v68, 4, v0 :: v_dual_dot2acc_f32_bf16 v1, s0, v0 // 84005aca00000044
v_dual_cndmask_b32 v26, 20, v26 :: v_dual_dot2acc_f32_f16 v67, 46, v88 // 943458caaeb0421a
v_dual_cndmask_b32 v255, v255, v2 :: v_dual_fmaak_f32 v6, v2, v3, 0xaf123456 // ff0542ca020706ff563412af
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 040540ca010706ff
v_dual_cndmask_b32 v243, 51, v30 :: v_dual_fmamk_f32 v4, v85, 0x52bce6cc, v96 // b33c44ca55c104f3cce6bc52
v_dual_cndmask_b32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 040562ca010706ff
v_dual_cndmask_b32 v8, 0, v0 :: v_dual_lshrrev_b32 v3, s16, v0 // 80006aca10000208
v_dual_cndmask_b32 v2, 0, v9 :: v_dual_max_i32 v65, 0, v8 // 80126eca80104002
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_max_num_f32 v6, v255, v3 // 010554caff0706ff
v_dual_cndmask_b32 v0, 0, v17 :: v_dual_min_i32 v33, 41, v32 // 802270caa9402000
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_min_num_f32 v6, v255, v3 // 010556caff0706ff
v_dual_cndmask_b32 v255, v4, v255 :: v_dual_mov_b32 v6, v1 // 04ff51ca010106ff
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d044eca7d0606ff
v_dual_cndmask_b32 v255, v1, v2 :: v_dual_mul_f32 v6, v255, v3 // 010546caff0706ff
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d044aca7d0606ff
v_dual_cndmask_b32 v130, v97, v238 :: v_dual_sub_nc_u32 v19, s54, v199 // 61dd69ca368e1382
v_dual_cndmask_b32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cca7d0606ff
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_add_f32 v5, v4, v3 // 010548cb04070404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_add_nc_u32 v5, v4, v3 // 010560cb04070404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_ashrrev_i32 v5, v4, v3 // 01056ccb04070404
v_dual_dot2acc_f32_bf16 v193, s55, v56 :: v_dual_cndmask_b32 v210, 55, v35 // 377052cbb746d2c1
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_dot2acc_f32_bf16 v7, v4, v3 // 01055acb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_dot2acc_f32_f16 v7, v4, v3 // 010558cb04070604
v_dual_dot2acc_f32_bf16 v34, v165, v130 :: v_dual_fmaak_f32 v1, s64, v130, 0x5541253 // a50543cb4004012253125405
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_fmac_f32 v7, v4, v3 // 010540cb04070604
v_dual_dot2acc_f32_bf16 v65, v4, v0 :: v_dual_fmamk_f32 v64, s2, 0x65000000, v12 // 040144cb0218404100000065
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_lshlrev_b32 v5, v4, v3 // 010562cb04070404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_lshrrev_b32 v5, v4, v3 // 01056acb04070404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_max_i32 v7, v4, v3 // 01056ecb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_max_num_f32 v7, v4, v3 // 010554cb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_min_i32 v7, v4, v3 // 010570cb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_min_num_f32 v7, v4, v3 // 010556cb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_mov_b32 v5, v4 // 010550cb04010404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_mul_dx9_zero_f32 v7, v4, v3 // 01054ecb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_mul_f32 v5, v4, v3 // 010546cb04070404
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_sub_f32 v7, v4, v3 // 01054acb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_sub_nc_u32 v7, v4, v3 // 010568cb04070604
v_dual_dot2acc_f32_bf16 v4, v1, v2 :: v_dual_subrev_f32 v7, v4, v3 // 01054ccb04070604
v_dual_dot2acc_f32_f16 v16, 8, v67 :: v_dual_add_f32 v65, s0, v2 // 888608cb00044010
v_dual_dot2acc_f32_f16 v20, s35, v9 :: v_dual_add_nc_u32 v9, s64, v2 // 231220cb40040814
v_dual_dot2acc_f32_f16 v32, s0, v0 :: v_dual_ashrrev_i32 v1, s12, v129 // 00002ccb0c020120
v_dual_dot2acc_f32_f16 v27, s2, v16 :: v_dual_cndmask_b32 v100, 0, v26 // 022012cb8034641b
v_dual_dot2acc_f32_f16 v227, s65, v121 :: v_dual_dot2acc_f32_bf16 v24, s82, v59 // 41f21acb527618e3
v_dual_dot2acc_f32_f16 v0, s0, v0 :: v_dual_dot2acc_f32_f16 v3, 2, v0 // 000018cb82000200
v_dual_dot2acc_f32_f16 v5, s0, v0 :: v_dual_fmaak_f32 v0, s0, v0, 0x28910080 // 000002cb0000000580009128
v_dual_dot2acc_f32_f16 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f00600cbf00406ff
v_dual_dot2acc_f32_f16 v0, 16, v36 :: v_dual_fmamk_f32 v129, s0, 0x80882001, v0 // 904804cb0000800001208880
v_dual_dot2acc_f32_f16 v20, s17, v200 :: v_dual_lshlrev_b32 v41, s2, v2 // 119023cb02042814
v_dual_dot2acc_f32_f16 v144, s4, v32 :: v_dual_lshrrev_b32 v65, s0, v6 // 04402acb000c4090
v_dual_dot2acc_f32_f16 v8, s16, v0 :: v_dual_max_i32 v1, 0, v0 // 10002ecb80000008
v_dual_dot2acc_f32_f16 v32, s48, v160 :: v_dual_max_num_f32 v27, s5, v146 // 304015cb05241b20
v_dual_dot2acc_f32_f16 v64, s32, v36 :: v_dual_min_i32 v9, s64, v1 // 204830cb40020840
v_dual_dot2acc_f32_f16 v18, s34, v106 :: v_dual_min_num_f32 v33, s28, v32 // 22d416cb1c402012
v_dual_dot2acc_f32_f16 v82, s1, v0 :: v_dual_mov_b32 v211, s2 // 010010cb0200d252
v_dual_dot2acc_f32_f16 v192, s21, v22 :: v_dual_mul_dx9_zero_f32 v1, s16, v0 // 152c0ecb100000c0
v_dual_dot2acc_f32_f16 v11, s72, v38 :: v_dual_mul_f32 v136, v8, v49 // 484c06cb0863880b
v_dual_dot2acc_f32_f16 v70, s80, v48 :: v_dual_sub_f32 v19, s40, v6 // 50600acb280c1246
v_dual_dot2acc_f32_f16 v2, s0, v149 :: v_dual_sub_nc_u32 v17, s83, v4 // 002a29cb53081002
v_dual_dot2acc_f32_f16 v134, s0, v2 :: v_dual_subrev_f32 v33, s1, v208 // 00040ccb01a02186
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_add_f32 v6, v4, v3 // 030548c8040706ff563412af
v_dual_fmaak_f32 v255, ttmp15, v2, 0xaf123456 :: v_dual_add_nc_u32 v6, ttmp15, v3 // 7b0460c87b0606ff563412af
v_dual_fmaak_f32 v3, s0, v1, 0x58a941 :: v_dual_ashrrev_i32 v0, s0, v2 // 00026cc80004000341a95800
v_dual_fmaak_f32 v122, v0, v161, 0x402f6c8b :: v_dual_cndmask_b32 v1, v2, v3 // 004353c80207007a8b6c2f40
v_dual_fmaak_f32 v0, 33, v0, 0x254041 :: v_dual_dot2acc_f32_bf16 v1, s48, v1 // a1005ac83002000041402500
v_dual_fmaak_f32 v70, s8, v169, 0x1042006e :: v_dual_dot2acc_f32_f16 v11, 1, v32 // 085259c881400a466e004210
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d0442c87d0606ff563412af
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_fmac_f32 v6, v4, v3 // 030540c8040706ff563412af
v_dual_fmaak_f32 v122, s74, v161, 0x402f6c8b :: v_dual_fmamk_f32 v3, v6, 0x402f6c8b, v1 // 4a4245c80603027a8b6c2f40
v_dual_fmaak_f32 v255, v3, v2, 0xaf123456 :: v_dual_lshlrev_b32 v6, v4, v3 // 030562c8040706ff563412af
v_dual_fmaak_f32 v220, v82, v230, 0x28a0a34b :: v_dual_lshrrev_b32 v43, s88, v89 // 52cd6bc858b22adc4ba3a028
v_dual_fmaak_f32 v0, 59, v98, 0x48048d28 :: v_dual_max_i32 v33, s2, v36 // bbc46ec802482000288d0448
v_dual_fmaak_f32 v255, s105, v2, 0xaf123456 :: v_dual_max_num_f32 v6, s105, v3 // 690454c8690606ff563412af
v_dual_fmaak_f32 v0, v10, v0, 0x100900a :: v_dual_min_i32 v89, s16, v0 // 0a0170c8100058000a900001
v_dual_fmaak_f32 v255, s1, v2, 0xaf123456 :: v_dual_min_num_f32 v6, s1, v3 // 010456c8010606ff563412af
v_dual_fmaak_f32 v255, m0, v255, 0xaf123456 :: v_dual_mov_b32 v6, m0 // 7dfe51c87d0006ff563412af
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d044ec87d0606ff563412af
v_dual_fmaak_f32 v255, ttmp15, v2, 0xaf123456 :: v_dual_mul_f32 v6, ttmp15, v3 // 7b0446c87b0606ff563412af
v_dual_fmaak_f32 v255, v4, v2, 0xaf123456 :: v_dual_sub_f32 v6, v1, v3 // 04054ac8010706ff563412af
v_dual_fmaak_f32 v32, s0, v99, 0x0 :: v_dual_sub_nc_u32 v1, s0, v0 // 00c668c80000002000000000
v_dual_fmaak_f32 v255, m0, v2, 0xaf123456 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cc87d0606ff563412af
v_dual_fmac_f32 v255, v1, v2 :: v_dual_add_f32 v6, v255, v3 // 010508c8ff0706ff
v_dual_fmac_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0420c87d0606ff
v_dual_fmac_f32 v4, s64, v134 :: v_dual_ashrrev_i32 v3, s0, v0 // 400c2dc800000204
v_dual_fmac_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0412c87d0606ff
v_dual_fmac_f32 v0, s102, v33 :: v_dual_dot2acc_f32_bf16 v137, s8, v64 // 66421ac808808800
v_dual_fmac_f32 v0, 0, v0 :: v_dual_dot2acc_f32_f16 v1, s0, v0 // 800018c800000000
v_dual_fmac_f32 v255, v4, v2 :: v_dual_fmaak_f32 v6, v1, v3, 0xaf123456 // 040502c8010706ff563412af
v_dual_fmac_f32 v255, m0, v2 :: v_dual_fmac_f32 v6, m0, v3 // 7d0400c87d0606ff
v_dual_fmac_f32 v255, s1, v255 :: v_dual_fmamk_f32 v6, s1, 0xaf123456, v4 // 01fe05c8010806ff563412af
v_dual_fmac_f32 v255, v2, v2 :: v_dual_lshlrev_b32 v6, v3, v3 // 020522c8030706ff
v_dual_fmac_f32 v0, 28, v2 :: v_dual_lshrrev_b32 v1, s0, v8 // 9c042ac800100000
v_dual_fmac_f32 v9, 44, v0 :: v_dual_max_i32 v130, s0, v0 // ac002ec800008209
v_dual_fmac_f32 v255, s1, v2 :: v_dual_max_num_f32 v6, s105, v3 // 010414c8690606ff
v_dual_fmac_f32 v66, s2, v10 :: v_dual_min_i32 v1, s32, v16 // 021430c820200042
v_dual_fmac_f32 v255, 0.5, v3 :: v_dual_min_num_f32 v6, 0.5, v2 // f00616c8f00406ff
v_dual_fmac_f32 v32, v1, v16 :: v_dual_mov_b32 v1, s0 // 012110c800000020
v_dual_fmac_f32 v255, v1, v2 :: v_dual_mul_dx9_zero_f32 v6, v255, v3 // 01050ec8ff0706ff
v_dual_fmac_f32 v255, v3, v2 :: v_dual_mul_f32 v6, v4, v3 // 030506c8040706ff
v_dual_fmac_f32 v255, v1, v2 :: v_dual_sub_f32 v6, v255, v3 // 01050ac8ff0706ff
v_dual_fmac_f32 v32, s0, v0 :: v_dual_sub_nc_u32 v97, s66, v0 // 000028c842006020
v_dual_fmac_f32 v255, v3, v2 :: v_dual_subrev_f32 v6, v4, v3 // 03050cc8040706ff
v_dual_fmamk_f32 v255, 0.5, 0xaf123456, v255 :: v_dual_add_f32 v6, 0.5, v3 // f0fe89c8f00606ff563412af
v_dual_fmamk_f32 v255, s1, 0xaf123456, v255 :: v_dual_add_nc_u32 v6, s1, v255 // 01fea1c801fe07ff563412af
v_dual_fmamk_f32 v0, s0, 0xc0400224, v3 :: v_dual_ashrrev_i32 v1, 0, v160 // 0006acc880400100240240c0
v_dual_fmamk_f32 v255, -1, 0xaf123456, v255 :: v_dual_cndmask_b32 v6, 0.5, v4 // c1fe93c8f00806ff563412af
v_dual_fmamk_f32 v1, 16, 0x420d6320, v109 :: v_dual_dot2acc_f32_bf16 v2, v2, v70 // 90da9ac8028d020120630d42
v_dual_fmamk_f32 v0, 0, 0xd00801, v32 :: v_dual_dot2acc_f32_f16 v1, v6, v2 // 804098c8060500000108d000
v_dual_fmamk_f32 v10, s0, 0x25700002, v164 :: v_dual_fmaak_f32 v1, v0, v0, 0x25700002 // 004883c80001000a02007025
v_dual_fmamk_f32 v255, 0.5, 0xaf123456, v255 :: v_dual_fmac_f32 v6, 0.5, v3 // f0fe81c8f00606ff563412af
v_dual_fmamk_f32 v255, s105, 0xaf123456, v255 :: v_dual_fmamk_f32 v6, s105, 0xaf123456, v4 // 69fe85c8690806ff563412af
v_dual_fmamk_f32 v32, s4, 0x34c0000, v32 :: v_dual_lshlrev_b32 v1, v0, v4 // 0440a2c80009002000004c03
v_dual_fmamk_f32 v128, 5, 0x200040, v0 :: v_dual_lshrrev_b32 v29, 0, v0 // 8500aac880001c8040002000
v_dual_fmamk_f32 v176, v128, 0x22810110, v33 :: v_dual_max_i32 v1, s70, v74 // 8043aec8469400b010018122
v_dual_fmamk_f32 v255, s105, 0xaf123456, v255 :: v_dual_max_num_f32 v6, s105, v255 // 69fe95c869fe07ff563412af
v_dual_fmamk_f32 v64, s1, 0x20800024, v49 :: v_dual_min_i32 v57, v80, v70 // 0162b0c8508d384024008020
v_dual_fmamk_f32 v16, v158, 0x1fe880d9, v7 :: v_dual_min_num_f32 v25, -8, v63 // 9e0f96c8c87e1810d980e81f
v_dual_fmamk_f32 v255, m0, 0xaf123456, v255 :: v_dual_mov_b32 v6, m0 // 7dfe91c87d0006ff563412af
v_dual_fmamk_f32 v255, v3, 0xaf123456, v255 :: v_dual_mul_dx9_zero_f32 v6, v4, v255 // 03ff8fc804ff07ff563412af
v_dual_fmamk_f32 v255, v2, 0xaf123456, v255 :: v_dual_mul_f32 v6, v3, v255 // 02ff87c803ff07ff563412af
v_dual_fmamk_f32 v255, m0, 0xaf123456, v255 :: v_dual_sub_f32 v6, m0, v255 // 7dfe8bc87dfe07ff563412af
v_dual_fmamk_f32 v18, s0, 0x20a00104, v20 :: v_dual_sub_nc_u32 v1, v0, v33 // 0028a8c8004300120401a020
v_dual_fmamk_f32 v9, v65, 0xdf5ac4d8, v104 :: v_dual_subrev_f32 v240, v207, v80 // 41d18cc8cfa1f009d8c45adf
v_dual_max_num_f32 v72, s0, v34 :: v_dual_add_f32 v1, s32, v8 // 004488ca20100048
v_dual_max_num_f32 v255, s105, v2 :: v_dual_add_nc_u32 v6, s1, v3 // 6904a0ca010606ff
v_dual_max_num_f32 v24, 2, v0 :: v_dual_ashrrev_i32 v33, v8, v70 // 8200acca088d2018
v_dual_max_num_f32 v255, v2, v2 :: v_dual_cndmask_b32 v6, v3, v3 // 020592ca030706ff
v_dual_max_num_f32 v2, s0, v2 :: v_dual_dot2acc_f32_bf16 v9, 1, v32 // 00049aca81400802
v_dual_max_num_f32 v0, s66, v128 :: v_dual_dot2acc_f32_f16 v81, 0, v2 // 420099ca80045000
v_dual_max_num_f32 v255, s1, v2 :: v_dual_fmaak_f32 v6, s1, v3, 0xaf123456 // 010482ca010606ff563412af
v_dual_max_num_f32 v4, s0, v0 :: v_dual_fmac_f32 v129, v32, v0 // 000080ca20018004
v_dual_max_num_f32 v2, s80, v242 :: v_dual_fmamk_f32 v133, 27, 0xa1800223, v0 // 50e485ca9b008402230280a1
v_dual_max_num_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405a2ca010706ff
v_dual_max_num_f32 v72, -4, v66 :: v_dual_lshrrev_b32 v47, s51, v25 // c484aaca33322e48
v_dual_max_num_f32 v1, s33, v11 :: v_dual_max_i32 v80, s39, v0 // 2116aeca27005001
v_dual_max_num_f32 v255, 0.5, v3 :: v_dual_max_num_f32 v6, 0.5, v2 // f00694caf00406ff
v_dual_max_num_f32 v13, 16, v0 :: v_dual_min_i32 v160, s1, v10 // 9000b0ca0114a00d
v_dual_max_num_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0496ca7d0606ff
v_dual_max_num_f32 v130, s10, v1 :: v_dual_mov_b32 v1, s22 // 0a0290ca16000082
v_dual_max_num_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d048eca7d0606ff
v_dual_max_num_f32 v255, v4, v2 :: v_dual_mul_f32 v6, v1, v3 // 040586ca010706ff
v_dual_max_num_f32 v255, v255, v2 :: v_dual_sub_f32 v6, v2, v3 // ff058aca020706ff
v_dual_max_num_f32 v8, s99, v33 :: v_dual_sub_nc_u32 v193, 0, v110 // 6342a8ca80dcc008
v_dual_max_num_f32 v0, 6, v2 :: v_dual_subrev_f32 v9, s0, v32 // 86048cca00400800
v_dual_min_num_f32 v255, v4, v2 :: v_dual_add_f32 v6, v1, v3 // 0405c8ca010706ff
v_dual_min_num_f32 v6, 0, v80 :: v_dual_add_nc_u32 v9, s0, v2 // 80a0e0ca00040806
v_dual_min_num_f32 v4, s32, v43 :: v_dual_ashrrev_i32 v1, s0, v8 // 2056ecca00100004
v_dual_min_num_f32 v255, v255, v2 :: v_dual_cndmask_b32 v6, v2, v3 // ff05d2ca020706ff
v_dual_min_num_f32 v5, 64, v0 :: v_dual_dot2acc_f32_bf16 v8, s8, v0 // c000daca08000805
v_dual_min_num_f32 v64, 8, v221 :: v_dual_dot2acc_f32_f16 v175, s26, v127 // 88bad9ca1afeae40
v_dual_min_num_f32 v129, s0, v0 :: v_dual_fmaak_f32 v48, v0, v0, 0x800a // 0000c2ca000130810a800000
v_dual_min_num_f32 v255, v1, v2 :: v_dual_fmac_f32 v6, v255, v3 // 0105c0caff0706ff
v_dual_min_num_f32 v64, s0, v32 :: v_dual_fmamk_f32 v1, 40, 0x43000, v5 // 0040c4caa80a004000300400
v_dual_min_num_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405e2ca010706ff
v_dual_min_num_f32 v227, v197, v90 :: v_dual_lshrrev_b32 v74, s2, v113 // c5b5eaca02e24ae3
v_dual_min_num_f32 v8, v65, v100 :: v_dual_max_i32 v3, s49, v38 // 41c9eeca314c0208
v_dual_min_num_f32 v255, v1, v2 :: v_dual_max_num_f32 v6, v255, v3 // 0105d4caff0706ff
v_dual_min_num_f32 v156, s1, v2 :: v_dual_min_i32 v1, s0, v16 // 0104f0ca0020009c
v_dual_min_num_f32 v0, s0, v2 :: v_dual_min_num_f32 v5, 16, v0 // 0004d6ca90000400
v_dual_min_num_f32 v255, s105, v255 :: v_dual_mov_b32 v6, s1 // 69fed1ca010006ff
v_dual_min_num_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d04ceca7d0606ff
v_dual_min_num_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6ca7d0606ff
v_dual_min_num_f32 v255, v1, v2 :: v_dual_sub_f32 v6, v255, v3 // 0105cacaff0706ff
v_dual_min_num_f32 v128, s6, v177 :: v_dual_sub_nc_u32 v1, s38, v6 // 0662e9ca260c0080
v_dual_min_num_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 0405ccca010706ff
v_dual_mov_b32 v255, v4 :: v_dual_add_f32 v6, v1, v255 // 040108ca01ff07ff
v_dual_mov_b32 v255, v4 :: v_dual_add_nc_u32 v6, v1, v255 // 040120ca01ff07ff
v_dual_mov_b32 v0, v2 :: v_dual_ashrrev_i32 v1, s12, v0 // 02012cca0c000000
v_dual_mov_b32 v255, s1 :: v_dual_cndmask_b32 v6, s1, v255 // 010012ca01fe07ff
v_dual_mov_b32 v32, s0 :: v_dual_dot2acc_f32_bf16 v5, s64, v2 // 00001aca40040420
v_dual_mov_b32 v0, s0 :: v_dual_dot2acc_f32_f16 v137, 1, v0 // 000018ca81008800
v_dual_mov_b32 v255, m0 :: v_dual_fmaak_f32 v6, m0, v255, 0xaf123456 // 7d0002ca7dfe07ff563412af
v_dual_mov_b32 v255, m0 :: v_dual_fmac_f32 v6, m0, v255 // 7d0000ca7dfe07ff
v_dual_mov_b32 v255, v4 :: v_dual_fmamk_f32 v6, v1, 0xaf123456, v255 // 040104ca01ff07ff563412af
v_dual_mov_b32 v255, v1 :: v_dual_lshlrev_b32 v6, v255, v255 // 010122caffff07ff
v_dual_mov_b32 v4, s33 :: v_dual_lshrrev_b32 v1, 0, v0 // 21002aca80000004
v_dual_mov_b32 v0, s96 :: v_dual_max_i32 v1, s10, v0 // 60002eca0a000000
v_dual_mov_b32 v255, 0.5 :: v_dual_max_num_f32 v6, 0.5, v3 // f00014caf00606ff
v_dual_mov_b32 v146, s91 :: v_dual_min_i32 v3, s44, v196 // 5b0030ca2c880392
v_dual_mov_b32 v255, v255 :: v_dual_min_num_f32 v6, v2, v255 // ff0116ca02ff07ff
v_dual_mov_b32 v255, 0.5 :: v_dual_mov_b32 v6, 0.5 // f00010caf00006ff
v_dual_mov_b32 v255, 0.5 :: v_dual_mul_dx9_zero_f32 v6, 0.5, v3 // f0000ecaf00606ff
v_dual_mov_b32 v48, s0 :: v_dual_mul_f32 v9, v2, v8 // 000006ca02110830
v_dual_mov_b32 v255, 0.5 :: v_dual_sub_f32 v6, 0.5, v3 // f0000acaf00606ff
v_dual_mov_b32 v128, 32 :: v_dual_sub_nc_u32 v133, s16, v0 // a00028ca10008480
v_dual_mov_b32 v255, v1 :: v_dual_subrev_f32 v6, v255, v255 // 01010ccaffff07ff
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_add_f32 v6, m0, v3 // 7d04c8c97d0606ff
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d04e0c97d0606ff
v_dual_mul_dx9_zero_f32 v75, s36, v1 :: v_dual_ashrrev_i32 v128, s6, v236 // 2402ecc906d8814b
v_dual_mul_dx9_zero_f32 v255, v3, v2 :: v_dual_cndmask_b32 v6, v4, v3 // 0305d2c9040706ff
v_dual_mul_dx9_zero_f32 v10, s13, v4 :: v_dual_dot2acc_f32_bf16 v5, s34, v9 // 0d08dac92212040a
v_dual_mul_dx9_zero_f32 v2, s0, v9 :: v_dual_dot2acc_f32_f16 v131, s8, v100 // 0012d8c908c88202
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d04c2c97d0606ff563412af
v_dual_mul_dx9_zero_f32 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f006c0c9f00406ff
v_dual_mul_dx9_zero_f32 v255, v4, v255 :: v_dual_fmamk_f32 v6, v1, 0xaf123456, v255 // 04ffc5c901ff07ff563412af
v_dual_mul_dx9_zero_f32 v255, v4, v2 :: v_dual_lshlrev_b32 v6, v1, v3 // 0405e2c9010706ff
v_dual_mul_dx9_zero_f32 v18, s0, v38 :: v_dual_lshrrev_b32 v1, s0, v4 // 004ceac900080012
v_dual_mul_dx9_zero_f32 v98, s16, v37 :: v_dual_max_i32 v211, v0, v2 // 104aeec90005d262
v_dual_mul_dx9_zero_f32 v255, v255, v2 :: v_dual_max_num_f32 v6, v2, v3 // ff05d4c9020706ff
v_dual_mul_dx9_zero_f32 v4, s32, v32 :: v_dual_min_i32 v145, s16, v65 // 2040f0c910829004
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d04d6c97d0606ff
v_dual_mul_dx9_zero_f32 v255, s105, v255 :: v_dual_mov_b32 v6, s1 // 69fed1c9010006ff
v_dual_mul_dx9_zero_f32 v255, s105, v2 :: v_dual_mul_dx9_zero_f32 v6, s1, v3 // 6904cec9010606ff
v_dual_mul_dx9_zero_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6c97d0606ff
v_dual_mul_dx9_zero_f32 v255, v3, v2 :: v_dual_sub_f32 v6, v4, v3 // 0305cac9040706ff
v_dual_mul_dx9_zero_f32 v72, s0, v1 :: v_dual_sub_nc_u32 v37, s1, v26 // 0002e8c901342448
v_dual_mul_dx9_zero_f32 v255, v2, v2 :: v_dual_subrev_f32 v6, v3, v3 // 0205ccc9030706ff
v_dual_mul_f32 v6, v2, v67 :: v_dual_add_f32 v1, 8, v0 // 0287c8c888000006
v_dual_mul_f32 v255, v3, v2 :: v_dual_add_nc_u32 v6, v4, v3 // 0305e0c8040706ff
v_dual_mul_f32 v200, s20, v49 :: v_dual_ashrrev_i32 v49, v128, v2 // 1462ecc8800530c8
v_dual_mul_f32 v255, v1, v2 :: v_dual_cndmask_b32 v6, v255, v3 // 0105d2c8ff0706ff
v_dual_mul_f32 v32, s14, v64 :: v_dual_dot2acc_f32_bf16 v1, s0, v5 // 0e80dac8000a0020
v_dual_mul_f32 v0, 4, v0 :: v_dual_dot2acc_f32_f16 v1, s18, v0 // 8400d8c812000000
v_dual_mul_f32 v255, m0, v2 :: v_dual_fmaak_f32 v6, m0, v3, 0xaf123456 // 7d04c2c87d0606ff563412af
v_dual_mul_f32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 0405c0c8010706ff
v_dual_mul_f32 v64, v0, v4 :: v_dual_fmamk_f32 v33, s0, 0x8600048, v66 // 0009c4c80084204048006008
v_dual_mul_f32 v255, m0, v2 :: v_dual_lshlrev_b32 v6, m0, v3 // 7d04e2c87d0606ff
v_dual_mul_f32 v32, s2, v18 :: v_dual_lshrrev_b32 v1, s22, v0 // 0224eac816000020
v_dual_mul_f32 v13, s8, v0 :: v_dual_max_i32 v192, s76, v137 // 0800eec84c12c10d
v_dual_mul_f32 v255, v4, v2 :: v_dual_max_num_f32 v6, v1, v3 // 0405d4c8010706ff
v_dual_mul_f32 v130, v26, v65 :: v_dual_min_i32 v1, v43, v64 // 1a83f0c82b810082
v_dual_mul_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d04d6c87d0606ff
v_dual_mul_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f006d0c8f00006ff
v_dual_mul_f32 v255, m0, v2 :: v_dual_mul_dx9_zero_f32 v6, m0, v3 // 7d04cec87d0606ff
v_dual_mul_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d04c6c87d0606ff
v_dual_mul_f32 v255, v255, v2 :: v_dual_sub_f32 v6, v2, v3 // ff05cac8020706ff
v_dual_mul_f32 v208, 32, v1 :: v_dual_sub_nc_u32 v23, s0, v2 // a002e8c8000416d0
v_dual_mul_f32 v255, v4, v2 :: v_dual_subrev_f32 v6, v1, v3 // 0405ccc8010706ff
v_dual_sub_f32 v255, v255, v2 :: v_dual_add_f32 v6, v2, v3 // ff0548c9020706ff
v_dual_sub_f32 v255, m0, v2 :: v_dual_add_nc_u32 v6, m0, v3 // 7d0460c97d0606ff
v_dual_sub_f32 v48, s50, v0 :: v_dual_ashrrev_i32 v1, s22, v2 // 32006cc916040030
v_dual_sub_f32 v255, s1, v2 :: v_dual_cndmask_b32 v6, s1, v3 // 010452c9010606ff
v_dual_sub_f32 v68, v19, v82 :: v_dual_dot2acc_f32_bf16 v213, s2, v72 // 13a55ac90290d444
v_dual_sub_f32 v65, s5, v1 :: v_dual_dot2acc_f32_f16 v8, s0, v0 // 050258c900000841
v_dual_sub_f32 v6, s0, v0 :: v_dual_fmaak_f32 v33, s0, v0, 0xc40000d // 000042c9000020060d00400c
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_fmac_f32 v6, 0.5, v2 // f00640c9f00406ff
v_dual_sub_f32 v255, v255, v255 :: v_dual_fmamk_f32 v6, v2, 0xaf123456, v255 // ffff45c902ff07ff563412af
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_lshlrev_b32 v6, 0.5, v2 // f00662c9f00406ff
v_dual_sub_f32 v128, s72, v129 :: v_dual_lshrrev_b32 v17, 0, v160 // 48026bc980401180
v_dual_sub_f32 v4, 0, v12 :: v_dual_max_i32 v99, s97, v70 // 80186ec9618c6204
v_dual_sub_f32 v72, s0, v2 :: v_dual_max_num_f32 v1, 4, v0 // 000454c984000048
v_dual_sub_f32 v1, s4, v1 :: v_dual_min_i32 v0, s24, v64 // 040270c918800001
v_dual_sub_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0456c97d0606ff
v_dual_sub_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f00650c9f00006ff
v_dual_sub_f32 v255, v255, v2 :: v_dual_mul_dx9_zero_f32 v6, v2, v3 // ff054ec9020706ff
v_dual_sub_f32 v255, v4, v2 :: v_dual_mul_f32 v6, v1, v3 // 040546c9010706ff
v_dual_sub_f32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d044ac97d0606ff
v_dual_sub_f32 v8, s12, v48 :: v_dual_sub_nc_u32 v35, 51, v82 // 0c6068c9b3a42208
v_dual_sub_f32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d044cc97d0606ff
v_dual_subrev_f32 v255, v255, v2 :: v_dual_add_f32 v6, v2, v3 // ff0588c9020706ff
v_dual_subrev_f32 v255, src_scc, v2 :: v_dual_add_nc_u32 v6, -1, v3 // fd04a0c9c10606ff
v_dual_subrev_f32 v108, s46, v18 :: v_dual_ashrrev_i32 v153, 49, v40 // 2e24acc9b150986c
v_dual_subrev_f32 v255, m0, v2 :: v_dual_cndmask_b32 v6, m0, v3 // 7d0492c97d0606ff
v_dual_subrev_f32 v32, s64, v1 :: v_dual_dot2acc_f32_bf16 v65, s0, v48 // 40029ac900604020
v_dual_subrev_f32 v16, s0, v16 :: v_dual_dot2acc_f32_f16 v17, s64, v16 // 002098c940201010
v_dual_subrev_f32 v255, v3, v2 :: v_dual_fmaak_f32 v6, v4, v3, 0xaf123456 // 030582c9040706ff563412af
v_dual_subrev_f32 v255, v4, v2 :: v_dual_fmac_f32 v6, v1, v3 // 040580c9010706ff
v_dual_subrev_f32 v255, m0, v255 :: v_dual_fmamk_f32 v6, m0, 0xaf123456, v255 // 7dfe85c97dfe07ff563412af
v_dual_subrev_f32 v255, m0, v2 :: v_dual_lshlrev_b32 v6, m0, v3 // 7d04a2c97d0606ff
v_dual_subrev_f32 v161, s3, v162 :: v_dual_lshrrev_b32 v0, s40, v72 // 0344abc9289000a1
v_dual_subrev_f32 v0, s38, v0 :: v_dual_max_i32 v65, s32, v0 // 2600aec920004000
v_dual_subrev_f32 v255, m0, v2 :: v_dual_max_num_f32 v6, m0, v3 // 7d0494c97d0606ff
v_dual_subrev_f32 v0, 0, v17 :: v_dual_min_i32 v1, s8, v0 // 8022b0c908000000
v_dual_subrev_f32 v255, m0, v2 :: v_dual_min_num_f32 v6, m0, v3 // 7d0496c97d0606ff
v_dual_subrev_f32 v255, 0.5, v3 :: v_dual_mov_b32 v6, 0.5 // f00690c9f00006ff
v_dual_subrev_f32 v255, v255, v2 :: v_dual_mul_dx9_zero_f32 v6, v2, v3 // ff058ec9020706ff
v_dual_subrev_f32 v255, m0, v2 :: v_dual_mul_f32 v6, m0, v3 // 7d0486c97d0606ff
v_dual_subrev_f32 v255, m0, v2 :: v_dual_sub_f32 v6, m0, v3 // 7d048ac97d0606ff
v_dual_subrev_f32 v32, s0, v34 :: v_dual_sub_nc_u32 v9, s8, v0 // 0044a8c908000820
v_dual_subrev_f32 v255, m0, v2 :: v_dual_subrev_f32 v6, m0, v3 // 7d048cc97d0606ff
