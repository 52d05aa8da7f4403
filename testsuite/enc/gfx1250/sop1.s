s_abs_i32 s43, 53 // b515abbe
s_abs_i32 vcc_lo, 36 // a415eabe
s_abs_i32 s90, src_private_limit // ee15dabe
s_and_not0_saveexec_b32 m0, s1 // 012cfdbe
s_and_not0_saveexec_b32 vcc_hi, s1 // 012cebbe
s_and_not0_saveexec_b32 null, 0xaf123456 // ff2cfcbe563412af
s_and_not0_saveexec_b64 vcc, 0.5 // f02deabe
s_and_not0_saveexec_b64 s[10:11], vcc // 6a2d8abe
s_and_not0_saveexec_b64 s[12:13], s[2:3] // 022d8cbe
s_and_not0_wrexec_b32 m0, s1 // 0134fdbe
s_and_not0_wrexec_b32 s5, vcc_lo // 6a3485be
s_and_not0_wrexec_b32 vcc_hi, 0.5 // f034ebbe
s_and_not0_wrexec_b64 s[10:11], vcc // 6a358abe
s_and_not0_wrexec_b64 s[0:1], exec // 7e3580be
s_and_not0_wrexec_b64 s[0:1], 0x3f717273 // ff3580be7372713f
s_and_not1_saveexec_b32 s0, 0.5 // f03080be
s_and_not1_saveexec_b32 exec_hi, s1 // 0130ffbe
s_and_not1_saveexec_b32 vcc_hi, 0.5 // f030ebbe
s_and_not1_saveexec_b64 vcc, 0.5 // f031eabe
s_and_not1_saveexec_b64 s[10:11], exec // 7e318abe
s_and_not1_saveexec_b64 s[102:103], s[2:3] // 0231e6be
s_and_not1_wrexec_b32 s0, 0 // 803680be
s_and_not1_wrexec_b32 s0, vcc_lo // 6a3680be
s_and_not1_wrexec_b32 vcc_hi, 0.5 // f036ebbe
s_and_not1_wrexec_b64 s[10:11], -4.0 // f7378abe
s_and_not1_wrexec_b64 s[10:11], 0x3f717273 // ff378abe7372713f
s_and_not1_wrexec_b64 ttmp[14:15], src_scc // fd37fabe
s_and_saveexec_b32 s0, 0 // 802080be
s_and_saveexec_b32 vcc_hi, s1 // 0120ebbe
s_and_saveexec_b32 s0, exec_lo // 7e2080be
s_and_saveexec_b64 s[10:11], 0 // 80218abe
s_and_saveexec_b64 vcc, s[2:3] // 0221eabe
s_and_saveexec_b64 s[100:101], s[2:3] // 0221e4be
s_barrier_signal_isfirst m0 // 7d4f80be
s_bcnt0_i32_b32 s35, 47 // af16a3be
s_bcnt0_i32_b32 exec_hi, 61 // bd16ffbe
s_bcnt0_i32_b32 s2, src_private_limit // ee1682be
s_bcnt0_i32_b64 s39, 50 // b217a7be
s_bcnt0_i32_b64 vcc_lo, 37 // a517eabe
s_bcnt0_i32_b64 s41, src_private_base // ed17a9be
s_bcnt1_i32_b32 s38, 26 // 9a18a6be
s_bcnt1_i32_b32 exec_hi, s63 // 3f18ffbe
s_bcnt1_i32_b32 vcc_lo, src_private_limit // ee18eabe
s_bcnt1_i32_b64 s48, 13 // 8d19b0be
s_bcnt1_i32_b64 exec_lo, 41 // a919febe
s_bcnt1_i32_b64 s50, src_private_limit // ee19b2be
s_bitreplicate_b64_b32 vcc, 61 // bd14eabe
s_bitreplicate_b64_b32 s[36:37], s21 // 1514a4be
s_bitreplicate_b64_b32 ttmp[4:5], src_private_limit // ee14f0be
s_bitset0_b32 s47, 38 // a610afbe
s_bitset0_b32 vcc_lo, s22 // 1610eabe
s_bitset0_b32 vcc_hi, src_private_limit // ee10ebbe
s_bitset0_b64 vcc, 41 // a911eabe
s_bitset0_b64 s[36:37], null // 7c11a4be
s_bitset0_b64 s[100:101], src_private_limit // ee11e4be
s_bitset1_b32 s5, 0.5 // f01285be
s_bitset1_b32 exec_hi, 11 // 8b12ffbe
s_bitset1_b32 s73, src_shared_limit // ec12c9be
s_bitset1_b64 null, 53 // b513fcbe
s_bitset1_b64 s[38:39], s48 // 3013a6be
s_bitset1_b64 s[94:95], src_private_limit // ee13debe
s_brev_b32 s38, 29 // 9d04a6be
s_brev_b32 exec_hi, 55 // b704ffbe
s_brev_b32 vcc_hi, src_shared_limit // ec04ebbe
s_brev_b64 vcc, 61 // bd05eabe
s_brev_b64 null, s[100:101] // 6405fcbe
s_brev_b64 s[34:35], src_shared_limit // ec05a2be
s_ceil_f16 s5, m0 // 7d6b85be
s_ceil_f16 s58, s52 // 346bbabe
s_ceil_f16 s5, exec_lo // 7e6b85be
s_ceil_f32 s5, 0xaf123456 // ff6085be563412af
s_ceil_f32 s76, s62 // 3e60ccbe
s_ceil_f32 s5, exec_lo // 7e6085be
s_cls_i32 s48, 41 // a90cb0be
s_cls_i32 vcc_lo, s1 // 010ceabe
s_cls_i32 s37, src_private_limit // ee0ca5be
s_cls_i32_i64 s39, 25 // 990da7be
s_cls_i32_i64 exec_hi, 53 // b50dffbe
s_cls_i32_i64 s96, src_shared_limit // ec0de0be
s_clz_i32_u32 s34, 41 // a90aa2be
s_clz_i32_u32 exec_lo, 57 // b90afebe
s_clz_i32_u32 s95, src_private_limit // ee0adfbe
s_clz_i32_u64 s34, 35 // a30ba2be
s_clz_i32_u64 exec_hi, -14 // ce0bffbe
s_clz_i32_u64 s87, src_private_limit // ee0bd7be
s_cmov_b32 s40, 52 // b402a8be
s_cmov_b32 vcc_lo, s66 // 4202eabe
s_cmov_b32 exec_lo, src_private_limit // ee02febe
s_cmov_b64 vcc, -2 // c203eabe
s_cmov_b64 s[68:69], null // 7c03c4be
s_cmov_b64 s[64:65], src_shared_limit // ec03c0be
s_ctz_i32_b32 s37, 61 // bd08a5be
s_ctz_i32_b32 exec_lo, s89 // 5908febe
s_ctz_i32_b32 ttmp4, src_private_limit // ee08f0be
s_ctz_i32_b64 s40, 17 // 9109a8be
s_ctz_i32_b64 vcc_lo, 23 // 9709eabe
s_ctz_i32_b64 exec_lo, src_shared_base // eb09febe
s_cvt_f16_f32 s5, -4.0 // f76885be
s_cvt_f16_f32 s5, s103 // 676885be
s_cvt_f16_f32 s5, 0xaf123456 // ff6885be563412af
s_cvt_f32_f16 ttmp15, 5 // 8569fbbe
s_cvt_f32_f16 s5, ttmp11 // 776985be
s_cvt_f32_i32 s5, m0 // 7d6485be
s_cvt_f32_i32 s5, exec_lo // 7e6485be
s_cvt_f32_i32 s5, 0x3f717273 // ff6485be7372713f
s_cvt_f32_u32 s5, 0 // 806585be
s_cvt_f32_u32 s5, -4.0 // f76585be
s_cvt_f32_u32 s5, vcc_lo // 6a6585be
s_cvt_hi_f32_f16 s5, exec_hi // 7f6a85be
s_cvt_i32_f32 s5, 0x3f717273 // ff6685be7372713f
s_cvt_i32_f32 s5, s105 // 696685be
s_cvt_i32_f32 s5, exec_lo // 7e6685be
s_cvt_u32_f32 s5, m0 // 7d6785be
s_cvt_u32_f32 s5, -4.0 // f76785be
s_cvt_u32_f32 s5, vcc_hi // 6b6785be
s_floor_f16 s5, s101 // 656c85be
s_floor_f16 s5, vcc_lo // 6a6c85be
s_floor_f16 s5, exec_hi // 7f6c85be
s_floor_f32 s5, -1 // c16185be
s_floor_f32 s5, vcc_hi // 6b6185be
s_floor_f32 s5, 0xaf123456 // ff6185be563412af
s_get_barrier_state s3, -1 // c15083be
s_get_pc_i64 s[102:103] // 0047e6be
s_mov_b32 s42, 18 // 9200aabe
s_mov_b32 exec_lo, s71 // 4700febe
s_mov_b32 ttmp6, src_private_limit // ee00f2be
s_mov_b64 vcc, 61 // bd01eabe
s_mov_b64 s[68:69], vcc // 6a01c4be
s_mov_b64 s[0:1], lit64(0xffffffffffff2bcf)              // s_mov_b64 s[0:1], 0xffffffffffff2bcf // fe0180becf2bffffffffffff
s_movreld_b32 s5, m0 // 7d4285be
s_movreld_b32 s0, 0x3f717273 // ff4280be7372713f
s_movreld_b32 vcc_hi, s1 // 0142ebbe
s_movreld_b64 s[10:11], 0 // 80438abe
s_movreld_b64 s[10:11], -4.0 // f7438abe
s_movreld_b64 s[10:11], src_scc // fd438abe
s_movrels_b32 s69, s0 // 0040c5be
s_movrels_b32 vcc_hi, s1 // 0140ebbe
s_movrels_b32 exec_lo, s1 // 0140febe
s_movrels_b64 s[104:105], s[2:3] // 0241e8be
s_movrelsd_2_b32 s0, vcc_hi // 6b4480be
s_nand_saveexec_b32 s0, m0 // 7d2680be
s_nand_saveexec_b32 s0, vcc_hi // 6b2680be
s_nand_saveexec_b32 s0, exec_hi // 7f2680be
s_nand_saveexec_b64 vcc, s[2:3] // 0227eabe
s_nand_saveexec_b64 s[10:11], -4.0 // f7278abe
s_nand_saveexec_b64 s[0:1], s[102:103] // 662780be
s_nor_saveexec_b32 s0, -1 // c12880be
s_nor_saveexec_b32 s18, 32 // a02892be
s_nor_saveexec_b32 s0, vcc_lo // 6a2880be
s_nor_saveexec_b64 s[10:11], -1 // c1298abe
s_nor_saveexec_b64 vcc, s[2:3] // 0229eabe
s_nor_saveexec_b64 ttmp[14:15], s[2:3] // 0229fabe
s_not_b32 s40, 45 // ad1ea8be
s_not_b32 exec_hi, 26 // 9a1effbe
s_not_b32 s16, src_private_limit // ee1e90be
s_not_b64 vcc, 19 // 931feabe
s_not_b64 vcc, s[54:55] // 361feabe
s_not_b64 s[24:25], src_private_limit // ee1f98be
s_or_not0_saveexec_b32 s0, s104 // 682e80be
s_or_not0_saveexec_b32 exec_hi, s1 // 012effbe
s_or_not0_saveexec_b32 s0, 0xaf123456 // ff2e80be563412af
s_or_not0_saveexec_b64 s[0:1], -1 // c12f80be
s_or_not0_saveexec_b64 s[0:1], 0x3f717273 // ff2f80be7372713f
s_or_not0_saveexec_b64 ttmp[14:15], src_scc // fd2ffabe
s_or_not1_saveexec_b32 s0, 0 // 803280be
s_or_not1_saveexec_b32 exec_hi, s1 // 0132ffbe
s_or_not1_saveexec_b32 null, 0xaf123456 // ff32fcbe563412af
s_or_not1_saveexec_b64 vcc, 0.5 // f033eabe
s_or_not1_saveexec_b64 s[10:11], -4.0 // f7338abe
s_or_not1_saveexec_b64 s[10:11], 0x3f717273 // ff338abe7372713f
s_or_saveexec_b32 s0, -4.0 // f72280be
s_or_saveexec_b32 s0, vcc_lo // 6a2280be
s_or_saveexec_b32 exec_hi, s1 // 0122ffbe
s_or_saveexec_b64 s[0:1], -4.0 // f72380be
s_or_saveexec_b64 s[10:11], exec // 7e238abe
s_or_saveexec_b64 s[10:11], 0x3f717273 // ff238abe7372713f
s_quadmask_b32 s40, 37 // a51aa8be
s_quadmask_b32 vcc_lo, -8 // c81aeabe
s_quadmask_b32 s62, src_private_limit // ee1abebe
s_quadmask_b64 null, 33 // a11bfcbe
s_quadmask_b64 s[32:33], vcc // 6a1ba0be
s_quadmask_b64 s[62:63], src_private_limit // ee1bbebe
s_rfe_i64 ttmp[14:15] // 7a4a80be
s_rndne_f16 s5, -4.0 // f76e85be
s_rndne_f16 s5, 0x3456 // ff6e85be56340000
s_rndne_f16 s5, vcc_lo // 6a6e85be
s_rndne_f32 s5, 0x3f717273 // ff6385be7372713f
s_rndne_f32 s5, vcc_lo // 6a6385be
s_rndne_f32 s5, exec_lo // 7e6385be
s_sendmsg_rtn_b32 s69, sendmsg(126, 0, 0) // 7e4cc5be
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_SAVE_WAVE) // 844c80be
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_REALTIME) // 834c80be
s_sendmsg_rtn_b64 s[0:1], sendmsg(0, 0, 0) // 004d80be
s_set_pc_i64 s[100:101] // 644880be
s_sext_i32_i16 s41, 52 // b40fa9be
s_sext_i32_i16 exec_lo, 0.5 // f00ffebe
s_sext_i32_i16 s23, src_private_limit // ee0f97be
s_sext_i32_i8 s31, 48 // b00e9fbe
s_sext_i32_i8 exec_lo, 64 // c00efebe
s_sext_i32_i8 s39, src_private_limit // ee0ea7be
s_sleep_var 0x1234 // ff5880be34120000
s_swap_pc_i64 vcc, s[2:3] // 0249eabe
s_swap_pc_i64 exec, s[2:3] // 0249febe
s_swap_pc_i64 s[10:11], s[102:103] // 66498abe
s_trunc_f16 s5, m0 // 7d6d85be
s_trunc_f16 s5, 0x3456 // ff6d85be56340000
s_trunc_f16 s5, exec_lo // 7e6d85be
s_trunc_f32 s5, -1 // c16285be
s_trunc_f32 s5, s103 // 676285be
s_trunc_f32 s5, 0xaf123456 // ff6285be563412af
s_wqm_b32 s37, 22 // 961ca5be
s_wqm_b32 s31, vcc_hi // 6b1c9fbe
s_wqm_b32 s36, src_private_limit // ee1ca4be
s_wqm_b64 exec, 24 // 981dfebe
s_wqm_b64 exec, s[62:63] // 3e1dfebe
s_wqm_b64 ttmp[0:1], src_private_base // ed1decbe
s_xnor_saveexec_b32 s0, 0.5 // f02a80be
s_xnor_saveexec_b32 s105, s104 // 682ae9be
s_xnor_saveexec_b32 s0, exec_lo // 7e2a80be
s_xnor_saveexec_b64 s[0:1], 0x3f717273 // ff2b80be7372713f
s_xnor_saveexec_b64 s[10:11], exec // 7e2b8abe
s_xnor_saveexec_b64 s[10:11], src_scc // fd2b8abe
s_xor_saveexec_b32 s0, s1 // 012480be
s_xor_saveexec_b32 s0, vcc_lo // 6a2480be
s_xor_saveexec_b32 exec_hi, s1 // 0124ffbe
s_xor_saveexec_b64 s[0:1], 0x3f717273 // ff2580be7372713f
s_xor_saveexec_b64 vcc, s[2:3] // 0225eabe
s_xor_saveexec_b64 s[10:11], s[102:103] // 66258abe
s_add_pc_i64 s[2:3] // 024b80be
s_add_pc_i64 0x12345678 // ff4b80be78563412
s_add_pc_i64 0x1234567890abcdef // fe4b80beefcdab9078563412
s_alloc_vgpr s5 // 055380be
s_barrier_init 3 // 835180be
s_barrier_join m0 // 7d5280be
s_barrier_signal -1 // c14e80be
s_barrier_signal -3 // c34e80be
s_barrier_signal_isfirst -3 // c34f80be
s_wakeup_barrier 1 // 815780be
s_get_barrier_state s3, -4 // c45083be
s_get_shader_cycles_u64 s[2:3] // 000682be
s_mov_b64 s[2:3], 0x1234567890abcdef // fe0182beefcdab9078563412
s_mov_b64 s[2:3], 0xaf123456                             // s_mov_b64 s[2:3], lit64(0xaf123456) // fe0182be563412af00000000
s_getpc_b64 s[2:3] // s_get_pc_i64 s[2:3] // 004782be
s_setpc_b64 s[2:3] // s_set_pc_i64 s[2:3] // 024880be
s_swappc_b64 s[2:3], s[4:5] // s_swap_pc_i64 s[2:3], s[4:5] // 044982be
s_rfe_b64 s[4:5] // s_rfe_i64 s[4:5] // 044a80be
s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_CLUSTER_BARRIER_STATE) // 884c82be
s_mov_b64 s[2:3], 0xffffffffaf123456                     // fe0182be563412afffffffff
