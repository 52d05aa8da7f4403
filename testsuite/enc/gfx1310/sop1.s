s_abs_i32 s43, 53 // b534abbe
s_abs_i32 vcc_lo, 36 // a434eabe
s_abs_i32 s90, src_private_limit // ee34dabe
s_add_pc_i64 0x12345678 // ff4b80be78563412
s_add_pc_i64 0x1234567890abcdef // fe4b80beefcdab9078563412
s_add_pc_i64 s[2:3] // 024b80be
s_add_pc_i64 1 // 814b80be
s_add_pc_i64 0 // 804b80be
s_alloc_vgpr s5 // 055380be
s_alloc_vgpr s4 // 045380be
s_alloc_vgpr 1 // 815380be
s_and_not0_saveexec_b32 null, 0xaf123456 // ff44fcbe563412af
s_and_not0_saveexec_b32 m0, s1 // 0144fdbe
s_and_not0_saveexec_b32 vcc_hi, s1 // 0144ebbe
s_and_not0_saveexec_b32 s4, 1 // 814484be
s_and_not0_saveexec_b64 vcc, 0.5 // f037eabe
s_and_not0_saveexec_b64 s[10:11], vcc // 6a378abe
s_and_not0_saveexec_b64 s[12:13], s[2:3] // 02378cbe
s_and_not0_wrexec_b32 null, 0xaf123456 // ff46fcbe563412af
s_and_not0_wrexec_b32 m0, s1 // 0146fdbe
s_and_not0_wrexec_b32 s5, vcc_lo // 6a4685be
s_and_not0_wrexec_b32 vcc_hi, 0.5 // f046ebbe
s_and_not0_wrexec_b64 s[0:1], 0x3f717273 // ff3980be7372713f
s_and_not0_wrexec_b64 s[10:11], vcc // 6a398abe
s_and_not0_wrexec_b64 s[0:1], exec // 7e3980be
s_and_not0_wrexec_b64 s[0:1], 0 // 803980be
s_and_not1_saveexec_b32 s0, 0.5 // f03f80be
s_and_not1_saveexec_b32 exec_hi, s1 // 013fffbe
s_and_not1_saveexec_b32 vcc_hi, 0.5 // f03febbe
s_and_not1_saveexec_b64 vcc, 0.5 // f027eabe
s_and_not1_saveexec_b64 s[10:11], exec // 7e278abe
s_and_not1_saveexec_b64 s[102:103], s[2:3] // 0227e6be
s_and_not1_wrexec_b32 s0, 0 // 804780be
s_and_not1_wrexec_b32 s0, vcc_lo // 6a4780be
s_and_not1_wrexec_b32 vcc_hi, 0.5 // f047ebbe
s_and_not1_wrexec_b64 s[10:11], 0x3f717273 // ff3a8abe7372713f
s_and_not1_wrexec_b64 s[10:11], -4.0 // f73a8abe
s_and_not1_wrexec_b64 ttmp[14:15], src_scc // fd3afabe
s_and_not1_wrexec_b64 s[104:105], -1 // c13ae8be
s_and_saveexec_b32 s0, 0 // 803c80be
s_and_saveexec_b32 vcc_hi, s1 // 013cebbe
s_and_saveexec_b32 s0, exec_lo // 7e3c80be
s_and_saveexec_b64 s[10:11], 0 // 80248abe
s_and_saveexec_b64 vcc, s[2:3] // 0224eabe
s_and_saveexec_b64 s[100:101], s[2:3] // 0224e4be
s_andn1_saveexec_b32 s105, s1 // s_and_not0_saveexec_b32 s105, s1 // 0144e9be
s_andn1_saveexec_b64 s[104:105], s[102:103] // s_and_not0_saveexec_b64 s[104:105], s[102:103] // 6637e8be
s_andn1_wrexec_b32 s0, exec_hi // s_and_not0_wrexec_b32 s0, exec_hi // 7f4680be
s_andn1_wrexec_b64 s[0:1], s[2:3] // s_and_not0_wrexec_b64 s[0:1], s[2:3] // 023980be
s_andn2_saveexec_b32 s105, s1 // s_and_not1_saveexec_b32 s105, s1 // 013fe9be
s_andn2_saveexec_b64 s[104:105], s[102:103] // s_and_not1_saveexec_b64 s[104:105], s[102:103] // 6627e8be
s_andn2_wrexec_b32 s0, s1 // s_and_not1_wrexec_b32 s0, s1 // 014780be
s_andn2_wrexec_b64 s[0:1], s[2:3] // s_and_not1_wrexec_b64 s[0:1], s[2:3] // 023a80be
s_barrier_init 3 // 835180be
s_barrier_init m0 // 7d5180be
s_barrier_init 0 // 805180be
s_barrier_join m0 // 7d5280be
s_barrier_join 0 // 805280be
s_barrier_signal -1 // c14e80be
s_barrier_signal -3 // c34e80be
s_barrier_signal m0 // 7d4e80be
s_barrier_signal_isfirst m0 // 7d4f80be
s_barrier_signal_isfirst -3 // c34f80be
s_barrier_signal_isfirst -1 // c14f80be
s_bcnt0_i32_b32 s35, 47 // af0da3be
s_bcnt0_i32_b32 exec_hi, 61 // bd0dffbe
s_bcnt0_i32_b32 s2, src_private_limit // ee0d82be
s_bcnt0_i32_b64 s39, 50 // b20ea7be
s_bcnt0_i32_b64 vcc_lo, 37 // a50eeabe
s_bcnt0_i32_b64 s41, src_private_base // ed0ea9be
s_bcnt1_i32_b32 s38, 26 // 9a0fa6be
s_bcnt1_i32_b32 exec_hi, s63 // 3f0fffbe
s_bcnt1_i32_b32 vcc_lo, src_private_limit // ee0feabe
s_bcnt1_i32_b64 s48, 13 // 8d10b0be
s_bcnt1_i32_b64 exec_lo, 41 // a910febe
s_bcnt1_i32_b64 s50, src_private_limit // ee10b2be
s_bitreplicate_b64_b32 vcc, 61 // bd3beabe
s_bitreplicate_b64_b32 s[36:37], s21 // 153ba4be
s_bitreplicate_b64_b32 ttmp[4:5], src_private_limit // ee3bf0be
s_bitset0_b32 s47, 38 // a61bafbe
s_bitset0_b32 vcc_lo, s22 // 161beabe
s_bitset0_b32 vcc_hi, src_private_limit // ee1bebbe
s_bitset0_b64 vcc, 41 // a91ceabe
s_bitset0_b64 s[36:37], null // 7c1ca4be
s_bitset0_b64 s[100:101], src_private_limit // ee1ce4be
s_bitset1_b32 s5, 0.5 // f01d85be
s_bitset1_b32 exec_hi, 11 // 8b1dffbe
s_bitset1_b32 s73, src_shared_limit // ec1dc9be
s_bitset1_b64 null, 53 // b51efcbe
s_bitset1_b64 s[38:39], s48 // 301ea6be
s_bitset1_b64 s[94:95], src_private_limit // ee1edebe
s_brev_b32 s38, 29 // 9d0ba6be
s_brev_b32 exec_hi, 55 // b70bffbe
s_brev_b32 vcc_hi, src_shared_limit // ec0bebbe
s_brev_b64 vcc, 61 // bd0ceabe
s_brev_b64 null, s[100:101] // 640cfcbe
s_brev_b64 s[34:35], src_shared_limit // ec0ca2be
s_ceil_f16 s5, m0 // 7d6b85be
s_ceil_f16 s58, s52 // 346bbabe
s_ceil_f16 s5, exec_lo // 7e6b85be
s_ceil_f32 s5, 0xaf123456 // ff6085be563412af
s_ceil_f32 s76, s62 // 3e60ccbe
s_ceil_f32 s5, exec_lo // 7e6085be
s_ceil_f32 s105, s1 // 0160e9be
s_cls_i32 s48, 41 // a917b0be
s_cls_i32 vcc_lo, s1 // 0117eabe
s_cls_i32 s37, src_private_limit // ee17a5be
s_cls_i32_i64 s39, 25 // 9918a7be
s_cls_i32_i64 exec_hi, 53 // b518ffbe
s_cls_i32_i64 s96, src_shared_limit // ec18e0be
s_clz_i32_u32 s34, 41 // a915a2be
s_clz_i32_u32 exec_lo, 57 // b915febe
s_clz_i32_u32 s95, src_private_limit // ee15dfbe
s_clz_i32_u64 s34, 35 // a316a2be
s_clz_i32_u64 exec_hi, -14 // ce16ffbe
s_clz_i32_u64 s87, src_private_limit // ee16d7be
s_cmov_b32 s40, 52 // b405a8be
s_cmov_b32 vcc_lo, s66 // 4205eabe
s_cmov_b32 exec_lo, src_private_limit // ee05febe
s_cmov_b64 vcc, -2 // c206eabe
s_cmov_b64 s[68:69], null // 7c06c4be
s_cmov_b64 s[64:65], src_shared_limit // ec06c0be
s_ctz_i32_b32 s37, 61 // bd13a5be
s_ctz_i32_b32 exec_lo, s89 // 5913febe
s_ctz_i32_b32 ttmp4, src_private_limit // ee13f0be
s_ctz_i32_b64 s40, 17 // 9114a8be
s_ctz_i32_b64 vcc_lo, 23 // 9714eabe
s_ctz_i32_b64 exec_lo, src_shared_base // eb14febe
s_cvt_f16_f32 s5, 0xaf123456 // ff6885be563412af
s_cvt_f16_f32 s5, -4.0 // f76885be
s_cvt_f16_f32 s5, s103 // 676885be
s_cvt_f16_f32 s5, vcc_lo // 6a6885be
s_cvt_f32_f16 ttmp15, 5 // 8569fbbe
s_cvt_f32_f16 s5, ttmp11 // 776985be
s_cvt_f32_f16 s105, s1 // 0169e9be
s_cvt_f32_i32 s5, 0x3f717273 // ff6485be7372713f
s_cvt_f32_i32 s5, m0 // 7d6485be
s_cvt_f32_i32 s5, exec_lo // 7e6485be
s_cvt_f32_i32 s105, s1 // 0164e9be
s_cvt_f32_u32 s5, 0 // 806585be
s_cvt_f32_u32 s5, -4.0 // f76585be
s_cvt_f32_u32 s5, vcc_lo // 6a6585be
s_cvt_hi_f32_f16 s5, exec_hi // 7f6a85be
s_cvt_hi_f32_f16 s5, s1 // 016a85be
s_cvt_hi_f32_f16 s4, s0 // 006a84be
s_cvt_i32_f32 s5, 0x3f717273 // ff6685be7372713f
s_cvt_i32_f32 s5, s105 // 696685be
s_cvt_i32_f32 s5, exec_lo // 7e6685be
s_cvt_i32_f32 s4, 0 // 806684be
s_cvt_u32_f32 s5, m0 // 7d6785be
s_cvt_u32_f32 s5, -4.0 // f76785be
s_cvt_u32_f32 s5, vcc_hi // 6b6785be
s_ff1_i32_b32 s0, s1 // s_ctz_i32_b32 s0, s1 // 011380be
s_ff1_i32_b64 s0, 0.5 // s_ctz_i32_b64 s0, 0.5 // f01480be
s_flbit_i32 s0, s1 // s_cls_i32 s0, s1 // 011780be
s_flbit_i32_b32 s0, s1 // s_clz_i32_u32 s0, s1 // 011580be
s_flbit_i32_b64 s0, s[2:3] // s_clz_i32_u64 s0, s[2:3] // 021680be
s_flbit_i32_i64 s105, s[2:3] // s_cls_i32_i64 s105, s[2:3] // 0218e9be
s_floor_f16 s5, s101 // 656c85be
s_floor_f16 s5, vcc_lo // 6a6c85be
s_floor_f16 s5, exec_hi // 7f6c85be
s_floor_f32 s5, 0xaf123456 // ff6185be563412af
s_floor_f32 s5, -1 // c16185be
s_floor_f32 s5, vcc_hi // 6b6185be
s_floor_f32 s105, s1 // 0161e9be
s_get_barrier_state s3, -1 // c15083be
s_get_barrier_state s3, -4 // c45083be
s_get_barrier_state s4, m0 // 7d5084be
s_get_pc_i64 s[102:103] // 001fe6be
s_get_pc_i64 s[4:5] // 001f84be
s_get_pc_i64 s[0:1] // 001f80be
s_get_shader_cycles_u64 s[2:3] // 001182be
s_get_shader_cycles_u64 s[0:1] // 001180be
s_get_shader_cycles_u64 s[4:5] // 001184be
s_getpc_b64 s[2:3] // s_get_pc_i64 s[2:3] // 001f82be
s_getpc_b64 s[104:105] // s_get_pc_i64 s[104:105] // 001fe8be
s_mov_b32 s42, 18 // 9203aabe
s_mov_b32 exec_lo, s71 // 4703febe
s_mov_b32 ttmp6, src_private_limit // ee03f2be
s_mov_b64 s[2:3], 0x1234567890abcdef // fe0482beefcdab9078563412
s_mov_b64 vcc, 61 // bd04eabe
s_mov_b64 s[68:69], vcc // 6a04c4be
s_mov_b64 s[104:105], s[102:103] // 6604e8be
s_mov_b64_e32 s[0:1], 0.5 // s_mov_b64 s[0:1], 0.5 // f00480be
s_movreld_b32 s0, 0x3f717273 // ff3080be7372713f
s_movreld_b32 s5, m0 // 7d3085be
s_movreld_b32 vcc_hi, s1 // 0130ebbe
s_movreld_b32 s105, s1 // 0130e9be
s_movreld_b64 s[10:11], 0 // 80318abe
s_movreld_b64 s[10:11], -4.0 // f7318abe
s_movreld_b64 s[10:11], src_scc // fd318abe
s_movrels_b32 s69, s0 // 002ec5be
s_movrels_b32 vcc_hi, s1 // 012eebbe
s_movrels_b32 exec_lo, s1 // 012efebe
s_movrels_b64 s[104:105], s[2:3] // 022fe8be
s_movrels_b64 s[0:1], s[2:3] // 022f80be
s_movrels_b64 s[4:5], s[4:5] // 042f84be
s_movrelsd_2_b32 s0, vcc_hi // 6b4980be
s_movrelsd_2_b32 vcc_hi, s1 // 0149ebbe
s_movrelsd_2_b32 s4, s0 // 004984be
s_nand_saveexec_b32 s0, m0 // 7d4180be
s_nand_saveexec_b32 s0, vcc_hi // 6b4180be
s_nand_saveexec_b32 s0, exec_hi // 7f4180be
s_nand_saveexec_b64 vcc, s[2:3] // 0229eabe
s_nand_saveexec_b64 s[10:11], -4.0 // f7298abe
s_nand_saveexec_b64 s[0:1], s[102:103] // 662980be
s_nor_saveexec_b32 s0, -1 // c14280be
s_nor_saveexec_b32 s18, 32 // a04292be
s_nor_saveexec_b32 s0, vcc_lo // 6a4280be
s_nor_saveexec_b64 s[10:11], -1 // c12a8abe
s_nor_saveexec_b64 vcc, s[2:3] // 022aeabe
s_nor_saveexec_b64 ttmp[14:15], s[2:3] // 022afabe
s_not_b32 s40, 45 // ad07a8be
s_not_b32 exec_hi, 26 // 9a07ffbe
s_not_b32 s16, src_private_limit // ee0790be
s_not_b64 vcc, 19 // 9308eabe
s_not_b64 vcc, s[54:55] // 3608eabe
s_not_b64 s[24:25], src_private_limit // ee0898be
s_or_not0_saveexec_b32 s0, 0xaf123456 // ff4580be563412af
s_or_not0_saveexec_b32 null, 0xaf123456 // ff45fcbe563412af
s_or_not0_saveexec_b32 s0, s104 // 684580be
s_or_not0_saveexec_b32 exec_hi, s1 // 0145ffbe
s_or_not0_saveexec_b32 s0, m0 // 7d4580be
s_or_not0_saveexec_b64 s[0:1], 0x3f717273 // ff3880be7372713f
s_or_not0_saveexec_b64 s[0:1], -1 // c13880be
s_or_not0_saveexec_b64 ttmp[14:15], src_scc // fd38fabe
s_or_not0_saveexec_b64 s[0:1], 0 // 803880be
s_or_not1_saveexec_b32 null, 0xaf123456 // ff40fcbe563412af
s_or_not1_saveexec_b32 s0, 0 // 804080be
s_or_not1_saveexec_b32 exec_hi, s1 // 0140ffbe
s_or_not1_saveexec_b32 s5, ttmp15 // 7b4085be
s_or_not1_saveexec_b64 s[10:11], 0x3f717273 // ff288abe7372713f
s_or_not1_saveexec_b64 vcc, 0.5 // f028eabe
s_or_not1_saveexec_b64 s[10:11], -4.0 // f7288abe
s_or_not1_saveexec_b64 s[10:11], ttmp[14:15] // 7a288abe
s_or_saveexec_b32 s0, -4.0 // f73d80be
s_or_saveexec_b32 s0, vcc_lo // 6a3d80be
s_or_saveexec_b32 exec_hi, s1 // 013dffbe
s_or_saveexec_b64 s[10:11], 0x3f717273 // ff258abe7372713f
s_or_saveexec_b64 s[0:1], -4.0 // f72580be
s_or_saveexec_b64 s[10:11], exec // 7e258abe
s_or_saveexec_b64 s[104:105], s[102:103] // 6625e8be
s_orn1_saveexec_b32 exec_lo, s1 // s_or_not0_saveexec_b32 exec_lo, s1 // 0145febe
s_orn1_saveexec_b64 s[0:1], s[102:103] // s_or_not0_saveexec_b64 s[0:1], s[102:103] // 663880be
s_orn2_saveexec_b32 vcc_lo, s1 // s_or_not1_saveexec_b32 vcc_lo, s1 // 0140eabe
s_orn2_saveexec_b64 s[0:1], s[2:3] // s_or_not1_saveexec_b64 s[0:1], s[2:3] // 022880be
s_quadmask_b32 s40, 37 // a52ca8be
s_quadmask_b32 vcc_lo, -8 // c82ceabe
s_quadmask_b32 s62, src_private_limit // ee2cbebe
s_quadmask_b64 null, 33 // a12dfcbe
s_quadmask_b64 s[32:33], vcc // 6a2da0be
s_quadmask_b64 s[62:63], src_private_limit // ee2dbebe
s_rfe_b64 s[4:5] // s_rfe_i64 s[4:5] // 042280be
s_rfe_b64 s[0:1] // s_rfe_i64 s[0:1] // 002280be
s_rfe_i64 ttmp[14:15] // 7a2280be
s_rfe_i64 s[4:5] // 042280be
s_rndne_f16 s5, 0x3456 // ff6e85be56340000
s_rndne_f16 s5, -4.0 // f76e85be
s_rndne_f16 s5, vcc_lo // 6a6e85be
s_rndne_f16 s5, vcc_hi // 6b6e85be
s_rndne_f32 s5, 0x3f717273 // ff6385be7372713f
s_rndne_f32 s5, vcc_lo // 6a6385be
s_rndne_f32 s5, exec_lo // 7e6385be
s_rndne_f32 s5, s1 // 016385be
s_sendmsg_rtn_b32 s69, sendmsg(126, 0, 0) // 7e4cc5be
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_SAVE_WAVE) // 844c80be
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_REALTIME) // 834c80be
s_sendmsg_rtn_b64 s[0:1], sendmsg(0, 0, 0) // 004d80be
s_sendmsg_rtn_b64 s[0:1], 0x0 // s_sendmsg_rtn_b64 s[0:1], sendmsg(0, 0, 0) // 004d80be
s_sendmsg_rtn_b64 s[4:5], sendmsg(4, 0, 0) // 044d84be
s_set_pc_i64 s[100:101] // 642080be
s_set_pc_i64 s[4:5] // 042080be
s_set_pc_i64 s[0:1] // 002080be
s_setpc_b64 s[2:3] // s_set_pc_i64 s[2:3] // 022080be
s_setpc_b64 s[104:105] // s_set_pc_i64 s[104:105] // 682080be
s_sext_i32_i16 s41, 52 // b41aa9be
s_sext_i32_i16 exec_lo, 0.5 // f01afebe
s_sext_i32_i16 s23, src_private_limit // ee1a97be
s_sext_i32_i8 s31, 48 // b0199fbe
s_sext_i32_i8 exec_lo, 64 // c019febe
s_sext_i32_i8 s39, src_private_limit // ee19a7be
s_sleep_var 0x1234 // ff5880be34120000
s_sleep_var s0 // 005880be
s_sleep_var m0 // 7d5880be
s_sleep_var -1 // c15880be
s_swap_pc_i64 vcc, s[2:3] // 0221eabe
s_swap_pc_i64 exec, s[2:3] // 0221febe
s_swap_pc_i64 s[10:11], s[102:103] // 66218abe
s_swappc_b64 s[2:3], s[4:5] // s_swap_pc_i64 s[2:3], s[4:5] // 042182be
s_swappc_b64 s[0:1], s[102:103] // s_swap_pc_i64 s[0:1], s[102:103] // 662180be
s_trunc_f16 s5, 0x3456 // ff6d85be56340000
s_trunc_f16 s5, m0 // 7d6d85be
s_trunc_f16 s5, exec_lo // 7e6d85be
s_trunc_f16 s0, s4 // 046d80be
s_trunc_f32 s5, 0xaf123456 // ff6285be563412af
s_trunc_f32 s5, -1 // c16285be
s_trunc_f32 s5, s103 // 676285be
s_trunc_f32 s5, s105 // 696285be
s_wakeup_barrier 1 // 815780be
s_wakeup_barrier m0 // 7d5780be
s_wqm_b32 s37, 22 // 9609a5be
s_wqm_b32 s31, vcc_hi // 6b099fbe
s_wqm_b32 s36, src_private_limit // ee09a4be
s_wqm_b64 exec, 24 // 980afebe
s_wqm_b64 exec, s[62:63] // 3e0afebe
s_wqm_b64 ttmp[0:1], src_private_base // ed0aecbe
s_xnor_saveexec_b32 s0, 0.5 // f04380be
s_xnor_saveexec_b32 s105, s104 // 6843e9be
s_xnor_saveexec_b32 s0, exec_lo // 7e4380be
s_xnor_saveexec_b64 s[0:1], 0x3f717273 // ff2b80be7372713f
s_xnor_saveexec_b64 s[10:11], exec // 7e2b8abe
s_xnor_saveexec_b64 s[10:11], src_scc // fd2b8abe
s_xnor_saveexec_b64 s[0:1], vcc // 6a2b80be
s_xor_saveexec_b32 s0, s1 // 013e80be
s_xor_saveexec_b32 s0, vcc_lo // 6a3e80be
s_xor_saveexec_b32 exec_hi, s1 // 013effbe
s_xor_saveexec_b64 s[0:1], 0x3f717273 // ff2680be7372713f
s_xor_saveexec_b64 vcc, s[2:3] // 0226eabe
s_xor_saveexec_b64 s[10:11], s[102:103] // 66268abe
s_xor_saveexec_b64 s[0:1], 0 // 802680be
