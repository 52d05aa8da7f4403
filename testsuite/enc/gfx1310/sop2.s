s_absdiff_i32 s0, 0, s2 // 80020096
s_absdiff_i32 s0, s1, vcc_hi // 016b0096
s_absdiff_i32 s5, s1, exec_hi // 017f0596
s_add_co_ci_u32 s5, 0x3f717273, s2 // ff0205827372713f
s_add_co_ci_u32 s0, s1, vcc_lo // 016a0082
s_add_co_ci_u32 s5, s1, src_scc // 01fd0582
s_add_co_ci_u32 s0, s1, s2 // 01020082
s_add_co_i32 s5, 0, s2 // 80020581
s_add_co_i32 s5, vcc_hi, s2 // 6b020581
s_add_co_i32 s0, src_private_limit, s0 // ee000081
s_add_co_u32 s0, 0x3f717273, s2 // ff0200807372713f
s_add_co_u32 s5, 0, s2 // 80020580
s_add_co_u32 s5, vcc_lo, s2 // 6a020580
s_add_co_u32 null, null, null // 7c7c7c80
s_add_f16 s0, s64, 3 // 408380a4
s_add_f16 s5, s101, s2 // 650285a4
s_add_f16 s5, exec_lo, s2 // 7e0285a4
s_add_f32 s5, 0xaf123456, s2 // ff0205a0563412af
s_add_f32 s0, s4, s64 // 044000a0
s_add_f32 s5, s101, s2 // 650205a0
s_add_f32 s4, s2, s4 // 020404a0
s_add_i32 s0, s1, s2 // s_add_co_i32 s0, s1, s2 // 01020081
s_add_nc_u64 s[0:1], 0, s[2:3] // 800280a9
s_add_nc_u64 s[0:1], s[2:3], vcc // 026a80a9
s_add_nc_u64 s[0:1], s[104:105], s[102:103] // 686680a9
s_add_u32 s105, s1, s103 // s_add_co_u32 s105, s1, s103 // 01676980
s_add_u32 s0, s1, s2 // s_add_co_u32 s0, s1, s2 // 01020080
s_add_u64 s[0:1], s[2:3], s[4:5] // s_add_nc_u64 s[0:1], s[2:3], s[4:5] // 020480a9
s_addc_u32 s1, s1, 0 // s_add_co_ci_u32 s1, s1, 0 // 01800182
s_addc_u32 s0, s1, s2 // s_add_co_ci_u32 s0, s1, s2 // 01020082
s_and_b32 s0, s1, 0x3f717273 // 01ff00877372713f
s_and_b32 s2, 0xffff0000, 0xffff0000 // ffff02870000ffff
s_and_b32 s0, vcc_lo, s2 // 6a020087
s_and_b32 s0, s1, s2 // 01020087
s_and_b32 s4, s2, s4 // 02040487
s_and_b64 s[10:11], 0, s[4:5] // 80048a87
s_and_b64 null, s[4:5], s[6:7] // 0406fc87
s_and_b64 s[10:11], s[2:3], src_scc // 02fd8a87
s_and_not1_b32 s5, 0x3f717273, s2 // ff02058a7372713f
s_and_not1_b32 s0, vcc_hi, s2 // 6b02008a
s_and_not1_b32 exec_hi, src_scc, vcc_lo // fd6a7f8a
s_and_not1_b32 s5, s105, s105 // 6969058a
s_and_not1_b64 s[0:1], s[2:3], -4.0 // 02f7808a
s_and_not1_b64 s[10:11], vcc, ttmp[14:15] // 6a7a8a8a
s_and_not1_b64 s[10:11], src_scc, s[4:5] // fd048a8a
s_andn2_b32 s0, s1, s2 // s_and_not1_b32 s0, s1, s2 // 0102008a
s_andn2_b64 s[0:1], s[2:3], s[4:5] // s_and_not1_b64 s[0:1], s[2:3], s[4:5] // 0204808a
s_ashr_i32 s5, 0.5, s2 // f0020591
s_ashr_i32 s0, s1, vcc_hi // 016b0091
s_ashr_i32 s5, s1, src_scc // 01fd0591
s_ashr_i64 s[10:11], 0x3f717273, s2 // ff028a917372713f
s_ashr_i64 vcc, s[2:3], s4 // 0204ea91
s_ashr_i64 s[10:11], src_scc, s2 // fd028a91
s_ashr_i64 s[0:1], s[2:3], s4 // 02048091
s_bfe_i32 s0, 0xaf123456, s2 // ff020094563412af
s_bfe_i32 s0, s1, 0.5 // 01f00094
s_bfe_i32 s0, s1, vcc_hi // 016b0094
s_bfe_i32 s105, s104, s103 // 68676994
s_bfe_i64 s[0:1], 4, 4 // 84840095
s_bfe_i64 s[12:13], s[2:3], s2 // 02020c95
s_bfe_i64 s[10:11], s[2:3], exec_lo // 027e0a95
s_bfe_u32 s0, 0.5, s2 // f0028093
s_bfe_u32 s0, vcc_lo, s2 // 6a028093
s_bfe_u32 s5, exec_hi, s2 // 7f028593
s_bfe_u64 s[44:45], -11, s100 // cb64ac94
s_bfe_u64 s[16:17], s[22:23], 3 // 16839094
s_bfe_u64 s[10:11], s[2:3], exec_lo // 027e8a94
s_bfm_b32 s0, s1, 0.5 // 01f00092
s_bfm_b32 s0, s1, vcc_hi // 016b0092
s_bfm_b32 s0, s1, exec_lo // 017e0092
s_bfm_b64 vcc, s2, s3 // 0203ea92
s_bfm_b64 s[0:1], -4.0, s3 // f7038092
s_bfm_b64 s[10:11], exec_lo, s2 // 7e028a92
s_cselect_b32 s5, 0.5, s2 // f0020585
s_cselect_b32 s5, s1, vcc_hi // 016b0585
s_cselect_b32 s5, s1, src_scc // 01fd0585
s_cselect_b64 s[10:11], s[2:3], 0x3f717273 // 02ff8a857372713f
s_cselect_b64 s[76:77], 58, -2 // bac2cc85
s_cselect_b64 s[0:1], s[2:3], -4.0 // 02f78085
s_cselect_b64 s[0:1], s[2:3], s[4:5] // 02048085
s_cvt_pk_rtz_f16_f32 s5, 0.5, s2 // f00205a4
s_cvt_pk_rtz_f16_f32 m0, s75, 4.0 // 4bf67da4
s_cvt_pk_rtz_f16_f32 s5, vcc_hi, s2 // 6b0205a4
s_fmaak_f32 s5, 0, s2, 0x11213141 // 800285a241312111
s_fmaak_f32 s64, s8, s16, 0x80000422 // 0810c0a222040080
s_fmaak_f32 s90, s61, 57, 0x6ef0b08 // 3db9daa2080bef06
s_fmac_f16 s5, m0, s2 // 7d0205a7
s_fmac_f16 s5, s1, s105 // 016905a7
s_fmac_f16 s5, vcc_hi, s2 // 6b0205a7
s_fmac_f32 s5, 0xaf123456, s2 // ff0285a3563412af
s_fmac_f32 s5, m0, s2 // 7d0285a3
s_fmac_f32 s5, vcc_lo, s2 // 6a0285a3
s_fmac_f32 s105, s1, s2 // 0102e9a3
s_fmamk_f32 s24, s16, 0x88082db, s37 // 102518a3db828008
s_fmamk_f32 s105, s1, 0x11213141, s3 // 010369a341312111
s_fmamk_f32 s4, s2, 0xbf80ffff, s6 // 020604a3ffff80bf
s_lshl1_add_u32 s0, s1, 0xaf123456 // 01ff0097563412af
s_lshl1_add_u32 s11, 42, ttmp6 // aa720b97
s_lshl1_add_u32 vcc_hi, s1, s2 // 01026b97
s_lshl1_add_u32 s105, s1, s103 // 01676997
s_lshl2_add_u32 s5, s1, 0.5 // 01f08597
s_lshl2_add_u32 s0, vcc_hi, s2 // 6b028097
s_lshl2_add_u32 s5, s1, src_scc // 01fd8597
s_lshl3_add_u32 s0, s1, 0xaf123456 // 01ff0098563412af
s_lshl3_add_u32 s5, 0x3f717273, s2 // ff0205987372713f
s_lshl3_add_u32 s5, s1, vcc_lo // 016a0598
s_lshl3_add_u32 s0, s1, s2 // 01020098
s_lshl3_add_u32 s4, s2, s4 // 02040498
s_lshl4_add_u32 s5, s1, 0x3f717273 // 01ff85987372713f
s_lshl4_add_u32 s0, 0xaf123456, s2 // ff028098563412af
s_lshl4_add_u32 s5, exec_lo, s2 // 7e028598
s_lshl4_add_u32 s0, s1, s2 // 01028098
s_lshl4_add_u32 s4, s2, s4 // 02048498
s_lshl_b32 s5, 0x3f717273, s2 // ff02058f7372713f
s_lshl_b32 s0, vcc_hi, s2 // 6b02008f
s_lshl_b32 s5, src_scc, s2 // fd02058f
s_lshl_b32 s0, s104, s103 // 6867008f
s_lshl_b64 s[0:1], s[2:3], 0xaf123456 // 02ff808f563412af
s_lshl_b64 s[10:11], -4.0, s2 // f7028a8f
s_lshl_b64 s[104:105], s[2:3], s4 // 0204e88f
s_lshl_b64 vcc, s[2:3], s4 // 0204ea8f
s_lshr_b32 s0, 0, s2 // 80020090
s_lshr_b32 s0, s1, vcc_lo // 016a0090
s_lshr_b32 s5, s1, src_scc // 01fd0590
s_lshr_b64 s[0:1], s[2:3], 0x3f717273 // 02ff80907372713f
s_lshr_b64 s[10:11], 0, s2 // 80028a90
s_lshr_b64 s[10:11], s[2:3], exec_lo // 027e8a90
s_lshr_b64 s[0:1], s[2:3], s4 // 02048090
s_max_f16 s5, m0, s2 // s_max_num_f16 s5, m0, s2 // 7d0205a6
s_max_f16 s0, s1, s2 // s_max_num_f16 s0, s1, s2 // 010200a6
s_max_f32 s105, s1, s2 // s_max_num_f32 s105, s1, s2 // 0102e9a1
s_max_f32 s0, s1, s2 // s_max_num_f32 s0, s1, s2 // 010280a1
s_max_i32 s0, s1, 0xaf123456 // 01ff0084563412af
s_max_i32 s5, vcc_lo, s2 // 6a020584
s_max_i32 exec_lo, s48, 46 // 30ae7e84
s_max_i32 s0, s1, s2 // 01020084
s_max_num_f16 s5, s1, s105 // 016905a6
s_max_num_f16 s5, vcc_hi, s2 // 6b0205a6
s_max_num_f16 s5, exec_lo, s2 // 7e0205a6
s_max_num_f32 s32, s4, s0 // 0400a0a1
s_max_num_f32 s5, vcc_lo, s2 // 6a0285a1
s_max_num_f32 s5, exec_lo, s2 // 7e0285a1
s_max_u32 s0, s1, 0xaf123456 // 01ff8084563412af
s_max_u32 s0, 0.5, s2 // f0028084
s_max_u32 s0, s1, vcc_hi // 016b8084
s_max_u32 s0, s104, s103 // 68678084
s_maximum_f16 s5, m0, s2 // 7d0205a9
s_maximum_f16 s96, s97, 32 // 61a060a9
s_maximum_f16 s5, vcc_lo, s2 // 6a0205a9
s_maximum_f32 s5, 0.5, s2 // f00205a8
s_maximum_f32 s5, ttmp11, s2 // 770205a8
s_maximum_f32 s5, vcc_hi, s2 // 6b0205a8
s_min_f16 s5, s105, s2 // s_min_num_f16 s5, s105, s2 // 690285a5
s_min_f16 s0, s1, s2 // s_min_num_f16 s0, s1, s2 // 010280a5
s_min_f32 s5, s103, s2 // s_min_num_f32 s5, s103, s2 // 670205a1
s_min_f32 s0, s1, s2 // s_min_num_f32 s0, s1, s2 // 010200a1
s_min_i32 s0, -4.0, s2 // f7020083
s_min_i32 s0, vcc_hi, s2 // 6b020083
s_min_i32 s5, src_scc, s2 // fd020583
s_min_num_f16 s5, 0.5, s2 // f00285a5
s_min_num_f16 s5, exec_hi, s2 // 7f0285a5
s_min_num_f16 s5, exec_lo, s2 // 7e0285a5
s_min_num_f32 s4, s0, 0 // 008004a1
s_min_num_f32 s5, -4.0, s2 // f70205a1
s_min_num_f32 vcc_hi, 10, 45 // 8aad6ba1
s_min_u32 s65, 45, s63 // ad3fc183
s_min_u32 s5, s1, vcc_lo // 016a8583
s_min_u32 s5, src_scc, s2 // fd028583
s_minimum_f16 s5, 0x3456, s2 // ff0285a856340000
s_minimum_f16 s5, 0, s2 // 800285a8
s_minimum_f16 s5, m0, s2 // 7d0285a8
s_minimum_f16 s5, exec_lo, s2 // 7e0285a8
s_minimum_f32 s5, 0xaf123456, s2 // ff0285a7563412af
s_minimum_f32 s5, 0, s2 // 800285a7
s_minimum_f32 s64, s0, s65 // 0041c0a7
s_minimum_f32 s5, exec_lo, s2 // 7e0285a7
s_mul_f16 s67, 2, -3 // 82c3c3a6
s_mul_f16 s5, -4.0, s2 // f70285a6
s_mul_f16 s5, exec_lo, s2 // 7e0285a6
s_mul_f32 s5, 0x3f717273, s2 // ff0205a27372713f
s_mul_f32 s5, ttmp11, s2 // 770205a2
s_mul_f32 s5, exec_hi, s2 // 7f0205a2
s_mul_f32 s5, s1, s2 // 010205a2
s_mul_hi_i32 s5, 0xaf123456, s2 // ff02059b563412af
s_mul_hi_i32 s0, m0, s2 // 7d02009b
s_mul_hi_i32 s5, vcc_lo, s2 // 6a02059b
s_mul_hi_i32 s105, s104, s103 // 6867699b
s_mul_hi_u32 s0, s1, 0xaf123456 // 01ff809a563412af
s_mul_hi_u32 s5, s1, vcc_hi // 016b859a
s_mul_hi_u32 s98, src_private_limit, s84 // ee54e29a
s_mul_hi_u32 s0, s1, s2 // 0102809a
s_mul_i32 s5, 0x3f717273, s2 // ff0205937372713f
s_mul_i32 s5, s1, 0.5 // 01f00593
s_mul_i32 exec_hi, s1, s2 // 01027f93
s_mul_i32 s105, s104, s103 // 68676993
s_mul_u64 s[0:1], s[2:3], 0x3f717273 // 02ff80aa7372713f
s_mul_u64 s[0:1], 0x3f717273, s[2:3] // ff0280aa7372713f
s_mul_u64 s[0:1], vcc, s[2:3] // 6a0280aa
s_mul_u64 s[0:1], s[2:3], s[102:103] // 026680aa
s_mul_u64 s[0:1], s[102:103], s[2:3] // 660280aa
s_nand_b32 s0, s1, 0.5 // 01f0008c
s_nand_b32 s0, s1, vcc_hi // 016b008c
s_nand_b32 s5, s1, exec_lo // 017e058c
s_nand_b64 s[0:1], 0.5, s[4:5] // f004808c
s_nand_b64 s[0:1], s[2:3], exec // 027e808c
s_nand_b64 s[10:11], s[102:103], s[4:5] // 66048a8c
s_nor_b32 s5, 0x3f717273, s2 // ff02058d7372713f
s_nor_b32 s5, vcc_hi, s2 // 6b02058d
s_nor_b32 s5, s1, src_scc // 01fd058d
s_nor_b32 s105, s104, s103 // 6867698d
s_nor_b64 s[10:11], s[2:3], 0.5 // 02f08a8d
s_nor_b64 s[10:11], 0.5, s[4:5] // f0048a8d
s_nor_b64 s[10:11], src_scc, s[4:5] // fd048a8d
s_or_b32 s0, s1, 0x3f717273 // 01ff00887372713f
s_or_b32 s5, vcc_hi, s2 // 6b020588
s_or_b32 s5, s1, src_scc // 01fd0588
s_or_b32 s0, s104, s103 // 68670088
s_or_b64 s[0:1], s[2:3], vcc // 026a8088
s_or_b64 s[10:11], -1, s[4:5] // c1048a88
s_or_b64 s[10:11], s[2:3], ttmp[10:11] // 02768a88
s_or_not1_b32 s1, 0, s0 // 8000018b
s_or_not1_b32 s5, s1, exec_lo // 017e058b
s_or_not1_b32 exec_hi, src_scc, vcc_lo // fd6a7f8b
s_or_not1_b64 s[0:1], s[2:3], 0.5 // 02f0808b
s_or_not1_b64 vcc, s[2:3], s[4:5] // 0204ea8b
s_or_not1_b64 s[10:11], src_scc, s[4:5] // fd048a8b
s_orn2_b32 s105, s104, s103 // s_or_not1_b32 s105, s104, s103 // 6867698b
s_orn2_b64 s[0:1], s[2:3], s[4:5] // s_or_not1_b64 s[0:1], s[2:3], s[4:5] // 0204808b
s_pack_hh_b32_b16 s0, 0xaf123456, s2 // ff02009a563412af
s_pack_hh_b32_b16 s5, s1, 0x3f717273 // 01ff059a7372713f
s_pack_hh_b32_b16 exec_lo, s1, s2 // 01027e9a
s_pack_hh_b32_b16 s0, s1, s2 // 0102009a
s_pack_hh_b32_b16 s4, s2, s4 // 0204049a
s_pack_hl_b32_b16 s5, vcc_hi, 0xfe0b // 6bff859b0bfe0000
s_pack_hl_b32_b16 s64, s64, s16 // 4010c09b
s_pack_hl_b32_b16 vcc_hi, exec_hi, null // 7f7ceb9b
s_pack_hl_b32_b16 exec_hi, src_scc, vcc_lo // fd6aff9b
s_pack_lh_b32_b16 s5, 0.5, s2 // f0028599
s_pack_lh_b32_b16 s5, vcc_hi, s2 // 6b028599
s_pack_lh_b32_b16 s5, s1, exec_lo // 017e8599
s_pack_ll_b32_b16 s5, 0x3456, s2 // ff02059956340000
s_pack_ll_b32_b16 s0, s1, vcc_hi // 016b0099
s_pack_ll_b32_b16 s5, src_scc, s2 // fd020599
s_pack_ll_b32_b16 s105, s1, s103 // 01676999
s_sub_co_ci_u32 s5, s1, 0.5 // 01f08582
s_sub_co_ci_u32 s0, s1, vcc_lo // 016a8082
s_sub_co_ci_u32 s5, src_scc, s2 // fd028582
s_sub_co_i32 s5, s1, 0x3f717273 // 01ff85817372713f
s_sub_co_i32 s5, 0.5, s2 // f0028581
s_sub_co_i32 vcc_hi, s1, s2 // 0102eb81
s_sub_co_i32 s105, s104, s2 // 6802e981
s_sub_co_u32 s0, 0xaf123456, s2 // ff028080563412af
s_sub_co_u32 s5, 0.5, s2 // f0028580
s_sub_co_u32 vcc_hi, s1, s2 // 0102eb80
s_sub_co_u32 s5, s1, src_scc // 01fd8580
s_sub_f16 s5, 0.5, s2 // f00205a5
s_sub_f16 s5, s1, s105 // 016905a5
s_sub_f16 s5, exec_lo, s2 // 7e0205a5
s_sub_f32 s105, s1, s2 // 0102e9a0
s_sub_f32 s5, -4.0, s2 // f70285a0
s_sub_f32 s5, exec_lo, s2 // 7e0285a0
s_sub_i32 s0, s1, s2 // s_sub_co_i32 s0, s1, s2 // 01028081
s_sub_nc_u64 s[0:1], s[2:3], 0x3f717273 // 02ff00aa7372713f
s_sub_nc_u64 s[0:1], -1, s[2:3] // c10200aa
s_sub_nc_u64 s[0:1], vcc, s[2:3] // 6a0200aa
s_sub_nc_u64 s[104:105], s[102:103], s[2:3] // 660268aa
s_sub_u32 s105, s104, s103 // s_sub_co_u32 s105, s104, s103 // 6867e980
s_sub_u32 s0, s1, s2 // s_sub_co_u32 s0, s1, s2 // 01028080
s_sub_u64 s[0:1], s[2:3], s[4:5] // s_sub_nc_u64 s[0:1], s[2:3], s[4:5] // 020400aa
s_subb_u32 s0, s104, s103 // s_sub_co_ci_u32 s0, s104, s103 // 68678082
s_subb_u32 s0, s1, s2 // s_sub_co_ci_u32 s0, s1, s2 // 01028082
s_xnor_b32 s0, 0.5, s2 // f002008e
s_xnor_b32 s5, s1, -4.0 // 01f7058e
s_xnor_b32 exec_lo, s1, s2 // 01027e8e
s_xnor_b64 s[10:11], 0, s[4:5] // 80048a8e
s_xnor_b64 s[10:11], -4.0, s[4:5] // f7048a8e
s_xnor_b64 s[10:11], s[2:3], src_scc // 02fd8a8e
s_xor_b32 s0, 0xaf123456, s2 // ff020089563412af
s_xor_b32 s105, s1, s2 // 01026989
s_xor_b32 s0, vcc_hi, s2 // 6b020089
s_xor_b32 s0, s1, s2 // 01020089
s_xor_b64 s[0:1], s[2:3], 0 // 02808089
s_xor_b64 vcc, s[2:3], s[4:5] // 0204ea89
s_xor_b64 s[10:11], src_scc, s[4:5] // fd048a89
