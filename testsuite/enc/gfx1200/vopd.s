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
