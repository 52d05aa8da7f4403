v_dual_add_f32 v255, v4, v2 :: v_dual_add_f32 v7, v1, v3 // 044110cf01010200ff030007
v_dual_add_f32 v255, 0.5, v3 :: v_dual_add_nc_u32 v7, 0.5, v2 // f00011cff0000300ff020007
v_dual_add_f32 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 012011cf060102000508080a
v_dual_add_f32 v255, v4, v2 :: v_dual_cndmask_b32 v7, v1, v3, vcc_lo // 049110cf01010200ff036a07
v_dual_add_f32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c010cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 013011cf0401020004050607
v_dual_add_f32 v255, s105, v2 :: v_dual_fmac_f32 v7, s1, v3 // 690010cf01000200ff030007
v_dual_add_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011011cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015011cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017011cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a010cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018011cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b010cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017010cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013010cf060102000408000a
v_dual_add_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016010cf060102000408000a
v_dual_add_nc_u32 v5, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014040cf060102000508000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_add_nc_u32 v7, v4, v5 // 010041cf0401020004050007
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016041cf060102000408000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 012041cf0401020004050607
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_cndmask_b32 v9, v6, v8, s6 // 019040cf0601020004080609
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_dot2acc_f32_bf16 v7, v4, v5 // 01d040cf0401020004050007
v_dual_add_nc_u32 v5, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c040cf060102000508000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_fma_f32 v10, v6, v8, v6 // 013041cf060102000408060a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_fmac_f32 v7, v4, v5 // 010040cf0401020004050007
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011041cf060102000408000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015041cf060102000408000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_max_i32 v9, v6, v8 // 017041cf0601020004080009
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_max_num_f32 v9, v6, v8 // 01a040cf0601020004080009
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_min_i32 v7, v4, v5 // 018041cf0401020004050007
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_min_num_f32 v7, v4, v5 // 01b040cf0401020004050007
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018040cf060102000400000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017040cf060102000408000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_mul_f32 v9, v6, v8 // 013040cf0601020004080009
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 015040cf060102000408000a
v_dual_add_nc_u32 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014041cf060102000408000a
v_dual_add_nc_u32 v5, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016040cf060102000508000a
v_dual_ashrrev_i32 v5, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014058cf060102000508000a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_add_nc_u32 v9, v6, v8 // 010059cf0601020004080009
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_ashrrev_i32 v9, v6, v8 // 016059cf0601020004080009
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 012059cf0401020004050607
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019058cf060102000408060a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_dot2acc_f32_bf16 v7, v4, v5 // 01d058cf0401020004050007
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v7, v4, v5 // 01c058cf0401020004050007
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 013059cf0401020004050607
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_fmac_f32 v7, v4, v5 // 010058cf0401020004050007
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011059cf060102000408000a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015059cf060102000408000a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_max_i32 v9, v6, v8 // 017059cf0601020004080009
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_max_num_f32 v9, v6, v8 // 01a058cf0601020004080009
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_min_i32 v7, v4, v5 // 018059cf0401020004050007
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b058cf060102000408000a
v_dual_ashrrev_i32 v5, s1, v2 :: v_dual_mov_b32 v10, v6 // 018058cf060102000500000a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v9, v6, v8 // 017058cf0601020004080009
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_mul_f32 v7, v4, v5 // 013058cf0401020004050007
v_dual_ashrrev_i32 v5, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 015058cf060102000508000a
v_dual_ashrrev_i32 v5, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014059cf060102000508000a
v_dual_ashrrev_i32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016058cf060102000408000a
v_dual_cndmask_b32 v4, s1, v2, s3 :: v_dual_add_f32 v7, v4, v5 // 014024cf0401020304050007
v_dual_cndmask_b32 v5, s1, v2, s4 :: v_dual_add_nc_u32 v10, v6, v8 // 010025cf060102040508000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_ashrrev_i32 v9, v6, v8 // 016025cf0601020404080009
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:6 // 012025cf060102040408060a
v_dual_cndmask_b32 v1, -v2, v3, s4 :: v_dual_cndmask_b32 v5, v7, -v8, vcc_lo // 029124cf0723030401086a05
v_dual_cndmask_b32 v4, s1, v2, s3 :: v_dual_dot2acc_f32_bf16 v7, v4, v5 // 01d024cf0401020304050007
v_dual_cndmask_b32 v4, s1, v2, s3 :: v_dual_dot2acc_f32_f16 v7, v4, v5 // 01c024cf0401020304050007
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_fma_f32 v10, v6, v8, v6 // 013025cf060102040408060a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_fmac_f32 v10, v6, v8 // 010024cf060102040408000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_lshlrev_b32 v9, v6, v8 // 011025cf0601020404080009
v_dual_cndmask_b32 v5, s1, v2, s4 :: v_dual_lshrrev_b32 v10, v6, v8 // 015025cf060102040508000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_max_i32 v10, v6, v8 // 017025cf060102040408000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_max_num_f32 v10, v6, v8 // 01a024cf060102040408000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_min_i32 v10, v6, v8 // 018025cf060102040408000a
v_dual_cndmask_b32 v5, s1, v2, s4 :: v_dual_min_num_f32 v10, v6, v8 // 01b024cf060102040508000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_mov_b32 v9, v6 // 018024cf0601020404000009
v_dual_cndmask_b32 v5, s1, v2, s4 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017024cf060102040508000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_mul_f32 v10, v6, v8 // 013024cf060102040408000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_sub_f32 v10, v6, v8 // 015024cf060102040408000a
v_dual_cndmask_b32 v4, s1, v2, s4 :: v_dual_sub_nc_u32 v9, v6, v8 // 014025cf0601020404080009
v_dual_cndmask_b32 v5, s1, v2, s4 :: v_dual_subrev_f32 v10, v6, v8 // 016024cf060102040508000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 010035cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016035cf060102000408000a
v_dual_dot2acc_f32_bf16 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 012035cf060102000508080a
v_dual_dot2acc_f32_bf16 v5, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s8 // 019034cf060102000508080a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_dot2acc_f32_bf16 v10, v6, v8 // 01d034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_fma_f32 v9, v6, v8, v6 // 013035cf0601020004080609
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015035cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018035cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018034cf060102000400000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013034cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014035cf060102000408000a
v_dual_dot2acc_f32_bf16 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016034cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016031cf060102000408000a
v_dual_dot2acc_f32_f16 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 012031cf060102000508080a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019030cf060102000408060a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_fma_f32 v9, v6, v8, v6 // 013031cf0601020004080609
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011031cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017031cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018031cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018030cf060102000400000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 015030cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014031cf060102000408000a
v_dual_dot2acc_f32_f16 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016030cf060102000408000a
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_add_f32 v7, v4, v5 // 01404ccf0401020304050007
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_add_nc_u32 v7, v4, v5 // 01004dcf0401020304050007
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_ashrrev_i32 v7, v4, v5 // 01604dcf0401020304050007
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_bitop2_b32 v9, v6, v8 bitop3:6 // 01204dcf0601020404080609
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 01904ccf060102040408060a
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_dot2acc_f32_f16 v9, v6, v8 // 01c04ccf0601020404080009
v_dual_fma_f32 v1, v2, v3, v4 :: v_dual_fma_f32 v5, v7, v8, v9 // 02314dcf0701030401080905
v_dual_fma_f32 v5, s1, v2, v4 :: v_dual_fmac_f32 v10, v6, v8 // 01004ccf060102040508000a
v_dual_fma_f32 v5, s1, v2, v4 :: v_dual_lshlrev_b32 v10, v6, v8 // 01104dcf060102040508000a
v_dual_fma_f32 v5, s1, v2, v4 :: v_dual_lshrrev_b32 v10, v6, v8 // 01504dcf060102040508000a
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_max_i32 v7, v4, v5 // 01704dcf0401020304050007
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_max_num_f32 v9, v6, v8 // 01a04ccf0601020404080009
v_dual_fma_f32 v5, s1, v2, v4 :: v_dual_min_i32 v10, v6, v8 // 01804dcf060102040508000a
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_min_num_f32 v9, v6, v8 // 01b04ccf0601020404080009
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_mov_b32 v9, v6 // 01804ccf0601020404000009
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 01704ccf060102040408000a
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_mul_f32 v9, v6, v8 // 01304ccf0601020404080009
v_dual_fma_f32 v4, s1, v2, v4 :: v_dual_sub_f32 v9, v6, v8 // 01504ccf0601020404080009
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_sub_nc_u32 v7, v4, v5 // 01404dcf0401020304050007
v_dual_fma_f32 v4, s1, v2, v3 :: v_dual_subrev_f32 v7, v4, v5 // 01604ccf0401020304050007
v_dual_fmac_f32 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 010001cf060102000408000a
v_dual_fmac_f32 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 012001cf060102000508080a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019000cf060102000408060a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 013001cf0401020004050607
v_dual_fmac_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011001cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015001cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018001cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018000cf060102000400000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013000cf060102000408000a
v_dual_fmac_f32 v4, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 015000cf060102000408000a
v_dual_lshlrev_b32 v5, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014044cf060102000508000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 010045cf060102000408000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_ashrrev_i32 v7, v4, v5 // 016045cf0401020004050007
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 012045cf0401020004050607
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019044cf060102000408060a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_dot2acc_f32_bf16 v7, v4, v5 // 01d044cf0401020004050007
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v7, v4, v5 // 01c044cf0401020004050007
v_dual_lshlrev_b32 v5, s1, v2 :: v_dual_fma_f32 v10, v6, v8, v8 // 013045cf060102000508080a
v_dual_lshlrev_b32 v5, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010044cf060102000508000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_lshlrev_b32 v9, v6, v8 // 011045cf0601020004080009
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_lshrrev_b32 v7, v4, v5 // 015045cf0401020004050007
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_max_i32 v9, v6, v8 // 017045cf0601020004080009
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a044cf060102000408000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_min_i32 v9, v6, v8 // 018045cf0601020004080009
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_min_num_f32 v7, v4, v5 // 01b044cf0401020004050007
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018044cf060102000400000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017044cf060102000408000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013044cf060102000408000a
v_dual_lshlrev_b32 v5, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 015044cf060102000508000a
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_sub_nc_u32 v9, v6, v8 // 014045cf0601020004080009
v_dual_lshlrev_b32 v4, s1, v2 :: v_dual_subrev_f32 v9, v6, v8 // 016044cf0601020004080009
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_add_f32 v7, v4, v5 // 014054cf0401020004050007
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_add_nc_u32 v9, v6, v8 // 010055cf0601020004080009
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016055cf060102000408000a
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 012055cf060102000508080a
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s8 // 019054cf060102000508080a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_dot2acc_f32_bf16 v7, v4, v5 // 01d054cf0401020004050007
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c054cf060102000508000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_fma_f32 v10, v6, v8, v6 // 013055cf060102000408060a
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010054cf060102000508000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_lshlrev_b32 v9, v6, v8 // 011055cf0601020004080009
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015055cf060102000508000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017055cf060102000408000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_max_num_f32 v7, v4, v5 // 01a054cf0401020004050007
v_dual_lshrrev_b32 v5, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018055cf060102000508000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b054cf060102000408000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018054cf060102000400000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017054cf060102000408000a
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_mul_f32 v7, v4, v5 // 013054cf0401020004050007
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_sub_f32 v7, v4, v5 // 015054cf0401020004050007
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_sub_nc_u32 v9, v6, v8 // 014055cf0601020004080009
v_dual_lshrrev_b32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016054cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014028cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 010029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 012029cf0401020004050607
v_dual_max_num_f32 v4, s1, v2 :: v_dual_cndmask_b32 v7, v4, v5, s6 // 019028cf0401020004050607
v_dual_max_num_f32 v4, s1, v2 :: v_dual_fma_f32 v10, v6, v8, v6 // 013029cf060102000408060a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010028cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b028cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018028cf060102000400000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017028cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013028cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014029cf060102000408000a
v_dual_max_num_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016028cf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 01602dcf060102000408000a
v_dual_min_num_f32 v5, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:8 // 01202dcf060102000508080a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_cndmask_b32 v7, v4, v5, s6 // 01902ccf0401020004050607
v_dual_min_num_f32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c02ccf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 01302dcf0401020004050607
v_dual_min_num_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 01002ccf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 01102dcf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 01702dcf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 01802dcf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b02ccf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 01802ccf060102000400000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 01702ccf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 01302ccf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 01402dcf060102000408000a
v_dual_min_num_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 01602ccf060102000408000a
v_dual_mov_b32 v4, s1 :: v_dual_add_f32 v10, v6, v8 // 014020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_add_nc_u32 v10, v6, v8 // 010021cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_ashrrev_i32 v10, v6, v8 // 016021cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_bitop2_b32 v9, v6, v8 bitop3:6 // 012021cf0601000004080609
v_dual_mov_b32 v5, s1 :: v_dual_cndmask_b32 v10, v6, v8, s8 // 019020cf060100000508080a
v_dual_mov_b32 v4, s1 :: v_dual_dot2acc_f32_bf16 v10, v6, v8 // 01d020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_fma_f32 v10, v6, v8, v6 // 013021cf060100000408060a
v_dual_mov_b32 v4, s1 :: v_dual_fmac_f32 v10, v6, v8 // 010020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_lshlrev_b32 v10, v6, v8 // 011021cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_lshrrev_b32 v10, v6, v8 // 015021cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_min_i32 v10, v6, v8 // 018021cf060100000408000a
v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v3, v2 // 028120cf0201000001000003
v_dual_mov_b32 v4, s1 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_mul_f32 v10, v6, v8 // 013020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_sub_f32 v10, v6, v8 // 015020cf060100000408000a
v_dual_mov_b32 v4, s1 :: v_dual_sub_nc_u32 v10, v6, v8 // 014021cf060100000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 01401ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 01001dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 01601dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_bitop2_b32 v10, v6, v8 bitop3:6 // 01201dcf060102000408060a
v_dual_mul_dx9_zero_f32 v5, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s8 // 01901ccf060102000508080a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c01ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_fma_f32 v10, v6, v8, v6 // 01301dcf060102000408060a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 01001ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 01101dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 01501dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 01701dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 01801dcf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b01ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 01801ccf060102000400000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 01701ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 01301ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_sub_f32 v10, v6, v8 // 01501ccf060102000408000a
v_dual_mul_dx9_zero_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 01601ccf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 01000dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 01200dcf0401020004050607
v_dual_mul_f32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 01900ccf060102000408060a
v_dual_mul_f32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c00ccf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 01300dcf0401020004050607
v_dual_mul_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 01100dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 01500dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 01700dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a00ccf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 01800dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b00ccf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 01800ccf060102000400000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 01700ccf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 01400dcf060102000408000a
v_dual_mul_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 01600ccf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016015cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_bitop2_b32 v9, v6, v8 bitop3:6 // 012015cf0601020004080609
v_dual_sub_f32 v4, s1, v2 :: v_dual_cndmask_b32 v9, v6, v8, s6 // 019014cf0601020004080609
v_dual_sub_f32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 013015cf0401020004050607
v_dual_sub_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010014cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_lshlrev_b32 v10, v6, v8 // 011015cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015015cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a014cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018015cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b014cf060102000408000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018014cf060102000400000a
v_dual_sub_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017014cf060102000408000a
v_dual_sub_nc_u32 v5, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014050cf060102000508000a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_add_nc_u32 v9, v6, v8 // 010051cf0601020004080009
v_dual_sub_nc_u32 v5, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016051cf060102000508000a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_bitop2_b32 v9, v6, v8 bitop3:6 // 012051cf0601020004080609
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019050cf060102000408060a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_dot2acc_f32_f16 v10, v6, v8 // 01c050cf060102000408000a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_fma_f32 v7, v4, v5, v6 // 013051cf0401020004050607
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_fmac_f32 v7, v4, v5 // 010050cf0401020004050007
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_lshlrev_b32 v7, v4, v5 // 011051cf0401020004050007
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_lshrrev_b32 v9, v6, v8 // 015051cf0601020004080009
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017051cf060102000408000a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_max_num_f32 v7, v4, v5 // 01a050cf0401020004050007
v_dual_sub_nc_u32 v5, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018051cf060102000508000a
v_dual_sub_nc_u32 v5, s1, v2 :: v_dual_min_num_f32 v10, v6, v8 // 01b050cf060102000508000a
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_mov_b32 v7, v4 // 018050cf0401020004000007
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v9, v6, v8 // 017050cf0601020004080009
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_mul_f32 v7, v4, v5 // 013050cf0401020004050007
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_sub_f32 v7, v4, v5 // 015050cf0401020004050007
v_dual_sub_nc_u32 v4, s1, v2 :: v_dual_sub_nc_u32 v10, v6, v8 // 014051cf060102000408000a
v_dual_sub_nc_u32 v5, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016050cf060102000508000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_add_f32 v10, v6, v8 // 014018cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_add_nc_u32 v10, v6, v8 // 010019cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_ashrrev_i32 v10, v6, v8 // 016019cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_bitop2_b32 v7, v4, v5 bitop3:6 // 012019cf0401020004050607
v_dual_subrev_f32 v4, s1, v2 :: v_dual_cndmask_b32 v10, v6, v8, s6 // 019018cf060102000408060a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_fma_f32 v9, v6, v8, v6 // 013019cf0601020004080609
v_dual_subrev_f32 v4, s1, v2 :: v_dual_fmac_f32 v10, v6, v8 // 010018cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_lshrrev_b32 v10, v6, v8 // 015019cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_max_i32 v10, v6, v8 // 017019cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_max_num_f32 v10, v6, v8 // 01a018cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_min_i32 v10, v6, v8 // 018019cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_mov_b32 v10, v6 // 018018cf060102000400000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_mul_dx9_zero_f32 v10, v6, v8 // 017018cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_mul_f32 v10, v6, v8 // 013018cf060102000408000a
v_dual_subrev_f32 v4, s1, v2 :: v_dual_subrev_f32 v10, v6, v8 // 016018cf060102000408000a
