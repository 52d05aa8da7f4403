v_dual_add_f32 v255, -1, v4 :: v_dual_add_f32 v6, src_scc, v5 // c10808c9fd0a06ff
v_dual_cndmask_b32 v255, -1, v4 :: v_dual_add_nc_u32 v6, src_scc, v5 // c10860cafd0a06ff
v_dual_fmaak_f32 v255, -1, v4, 0xaf123456 :: v_dual_add_f32 v6, src_scc, v5 // c10848c8fd0a06ff563412af
v_dual_fmac_f32 v6, v1, v2 :: v_dual_fmamk_f32 v7, v2, 0xaf123456, v7 // 010504c8020f0606563412af
v_dual_fmamk_f32 v122, v74, 0xa0172923, v161 :: v_dual_lshlrev_b32 v247, 0xa0172923, v99 // 4a43a3c8ffc6f67a232917a0
v_dual_mov_b32 v247, v160 :: v_dual_fmaak_f32 v122, s74, v161, 2.741 // v_dual_mov_b32 v247, v160 :: v_dual_fmaak_f32 v122, s74, v161, 0x402f6c8b // a00102ca4a427bf78b6c2f40
v_dual_mul_dx9_zero_f32 v255, -1, v4 :: v_dual_add_f32 v6, src_scc, v5 // c108c8c9fd0a06ff
v_dual_mul_f32 v255, -1, v4 :: v_dual_add_f32 v6, src_scc, v5 // c108c8c8fd0a06ff
v_dual_sub_f32 v255, -1, v4 :: v_dual_fmac_f32 v6, src_scc, v5 // c10840c9fd0a06ff
v_dual_subrev_f32 v255, -1, v4 :: v_dual_add_nc_u32 v6, src_scc, v5 // c108a0c9fd0a06ff
v_dual_max_num_f32 v255, v3, v2 :: v_dual_add_f32 v6, v4, v3 // 030588ca040706ff
v_dual_min_num_f32 v255, v4, v2 :: v_dual_add_f32 v6, v1, v3 // 0405c8ca010706ff
v_dual_mov_b32 v45, v40 :: v_dual_mov_b32 v72, v60       // 280110ca3c01482d
v_dual_add_f32 v0, v4, v9 :: v_dual_min_num_f32 v33, v5, v10 // 041316c905152000
v_dual_max_num_f32 v0, v4, v9 :: v_dual_add_f32 v33, v5, v10 // 041388ca05152000
v_dual_cndmask_b32 v2, v5, v10 :: v_dual_max_num_f32 v35, v6, v11 // 051554ca06172202
v_dual_min_num_f32 v2, v5, v10 :: v_dual_cndmask_b32 v35, v6, v11 // 0515d2ca06172202
v_dual_dot2acc_f32_bf16 v4, v6, v11 :: v_dual_min_num_f32 v37, v7, v12 // 061756cb07192404
v_dual_max_num_f32 v4, v6, v11 :: v_dual_dot2acc_f32_bf16 v37, v7, v12 // 06179aca07192404
v_dual_dot2acc_f32_f16 v6, v7, v12 :: v_dual_max_num_f32 v39, v8, v13 // 071914cb081b2606
v_dual_min_num_f32 v6, v7, v12 :: v_dual_dot2acc_f32_f16 v39, v8, v13 // 0719d8ca081b2606
v_dual_fmaak_f32 v8, v8, v13, 0x40490fdb :: v_dual_min_num_f32 v41, v9, v14 // 081b56c8091d2808db0f4940
v_dual_max_num_f32 v8, v8, v13 :: v_dual_fmaak_f32 v41, v9, v14, 0x40490fdb // 081b82ca091d2808db0f4940
v_dual_fmac_f32 v10, v9, v14 :: v_dual_max_num_f32 v43, v10, v15 // 091d14c80a1f2a0a
v_dual_min_num_f32 v10, v9, v14 :: v_dual_fmac_f32 v43, v10, v15 // 091dc0ca0a1f2a0a
v_dual_fmamk_f32 v12, v10, 0x40490fdb, v15 :: v_dual_min_num_f32 v45, v11, v16 // 0a1f96c80b212c0cdb0f4940
v_dual_max_num_f32 v12, v10, v15 :: v_dual_fmamk_f32 v45, v11, 0x40490fdb, v16 // 0a1f84ca0b212c0cdb0f4940
v_dual_max_num_f32 v14, v11, v16 :: v_dual_max_num_f32 v47, v12, v17 // 0b2194ca0c232e0e
v_dual_min_num_f32 v14, v11, v16 :: v_dual_max_num_f32 v47, v12, v17 // 0b21d4ca0c232e0e
v_dual_min_num_f32 v16, v12, v17 :: v_dual_min_num_f32 v49, v13, v18 // 0c23d6ca0d253010
v_dual_max_num_f32 v16, v12, v17 :: v_dual_min_num_f32 v49, v13, v18 // 0c2396ca0d253010
v_dual_mov_b32 v18, v13 :: v_dual_max_num_f32 v51, v14, v19 // 0d0114ca0e273212
v_dual_min_num_f32 v18, v13, v18 :: v_dual_mov_b32 v51, v14 // 0d25d0ca0e013212
v_dual_mul_dx9_zero_f32 v20, v14, v19 :: v_dual_min_num_f32 v53, v15, v20 // 0e27d6c90f293414
v_dual_max_num_f32 v20, v14, v19 :: v_dual_mul_dx9_zero_f32 v53, v15, v20 // 0e278eca0f293414
v_dual_mul_f32 v22, v15, v20 :: v_dual_max_num_f32 v55, v16, v21 // 0f29d4c8102b3616
v_dual_min_num_f32 v22, v15, v20 :: v_dual_mul_f32 v55, v16, v21 // 0f29c6ca102b3616
v_dual_sub_f32 v24, v16, v21 :: v_dual_min_num_f32 v57, v17, v22 // 102b56c9112d3818
v_dual_max_num_f32 v24, v16, v21 :: v_dual_sub_f32 v57, v17, v22 // 102b8aca112d3818
v_dual_subrev_f32 v26, v17, v22 :: v_dual_max_num_f32 v59, v18, v23 // 112d94c9122f3a1a
v_dual_min_num_f32 v26, v17, v22 :: v_dual_subrev_f32 v59, v18, v23 // 112dccca122f3a1a
v_dual_mov_b32 v45, v40 :: v_dual_add_f32 v72, v60, v1   // error: VGPR banks
v_dual_max_f32 v0, v4, v1 :: v_dual_mov_b32 v1, v5       // error: other gfx11 processors have it
v_dual_mov_b32 v0, v4 :: v_dual_min_f32 v1, v5, v2       // error: second half
