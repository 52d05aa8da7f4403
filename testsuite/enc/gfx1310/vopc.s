v_cmp_class_f16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fefa7c7f000000
v_cmp_class_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04fa7c01773905
v_cmp_class_f16 vcc_lo, s1, v2 // v_cmp_class_f16_e32 vcc_lo, s1, v2 // 0104fa7c
v_cmp_class_f16_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmp_class_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904fa7c01773905
v_cmp_class_f16_e32 vcc_lo, 0xfe0b, v127 // fffefa7c0bfe0000
v_cmp_class_f16_e32 vcc_lo, null, v2 // 7c04fa7c
v_cmp_class_f16_e32 vcc_lo, src_scc, v2 // fd04fa7c
v_cmp_class_f16_e64 s5, v255, v2 // 05007dd4ff050202
v_cmp_class_f16_e64 vcc_lo, v128, v2 // 6a007dd480050202
v_cmp_class_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69007dd4e904020001773905
v_cmp_class_f16_e64_dpp vcc_hi, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 6b007dd4fa040200015f0101
v_cmp_class_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fefd7cff000000
v_cmp_class_f32 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04fc7c015f0101
v_cmp_class_f32 vcc_lo, s1, v2 // v_cmp_class_f32_e32 vcc_lo, s1, v2 // 0104fc7c
v_cmp_class_f32_e32 vcc_lo, 0xaf123456, v2 // ff04fc7c563412af
v_cmp_class_f32_e32 vcc_lo, v1, v2 // 0105fc7c
v_cmp_class_f32_e32 vcc_lo, src_scc, v2 // fd04fc7c
v_cmp_class_f32_e64 s10, s101, v2 // 0a007ed465040202
v_cmp_class_f32_e64 s10, vcc_lo, v2 // 0a007ed46a040202
v_cmp_class_f32_e64 null, -|0xaf123456|, vcc_hi // 7c017ed4ffd60022563412af
v_cmp_class_f32_e64_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a007ed4e904020001773905
v_cmp_class_f32_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 05007ed4fa040200010f01ff
v_cmp_class_f64 vcc_lo, v[254:255], v2 // v_cmp_class_f64_e32 vcc_lo, v[254:255], v2 // fe05fe7c
v_cmp_class_f64_e32 vcc_lo, 0x3f717273, v2 // ff04fe7c7372713f
v_cmp_class_f64_e32 vcc_lo, exec, v2 // 7e04fe7c
v_cmp_class_f64_e32 vcc_lo, s[104:105], v2 // 6804fe7c
v_cmp_class_f64_e64 s5, vcc, m0 // 05007fd46afa0002
v_cmp_class_f64_e64 s5, s[2:3], vcc_hi // 05007fd402d60002
v_cmp_eq_f16 vcc_lo, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04047c010101ff
v_cmp_eq_f16 vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // fa04047c011101ff
v_cmp_eq_f16 vcc_lo, s101, v2 // v_cmp_eq_f16_e32 vcc_lo, s101, v2 // 6504047c
v_cmp_eq_f16_e32 vcc_lo, 0x3456, v2 // ff04047c56340000
v_cmp_eq_f16_e32 vcc_lo, vcc_lo, v2 // 6a04047c
v_cmp_eq_f16_e32 vcc_lo, src_scc, v2 // fd04047c
v_cmp_eq_f16_e64 s10, v1, 0 // 0a0002d401010102
v_cmp_eq_f16_e64 s10, -v1, -v2 // 0a0002d401050262
v_cmp_eq_f16_e64 null, -|0xfe0b|, -|vcc_hi| clamp // 7c8302d4ffd600620bfe0000
v_cmp_eq_f16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050002d4e904020001773905
v_cmp_eq_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8302d4e9fe0360ff000000
v_cmp_eq_f32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04247c01773905
v_cmp_eq_f32 vcc_lo, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04247c014101ff
v_cmp_eq_f32 vcc_lo, s1, v2 // v_cmp_eq_f32_e32 vcc_lo, s1, v2 // 0104247c
v_cmp_eq_f32_e32 vcc_lo, m0, v2 // 7d04247c
v_cmp_eq_f32_e32 vcc_lo, v149, v221 // 95bb257c
v_cmp_eq_f32_e64 s12, v1, v2 // 0c0012d401050202
v_cmp_eq_f32_e64 s10, v1, exec_hi // 0a0012d401ff0002
v_cmp_eq_f32_e64 null, -|0xaf123456|, -|vcc_hi| clamp // 7c8312d4ffd60062563412af
v_cmp_eq_f32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690012d4e904020001773905
v_cmp_eq_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050012d4fa040200014001ff
v_cmp_eq_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_eq_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105447c
v_cmp_eq_f64_e32 vcc_lo, 0.5, v[2:3] // f004447c
v_cmp_eq_f64_e32 vcc_lo, null, v[2:3] // 7c04447c
v_cmp_eq_f64_e64 vcc_lo, -1, -1 // 6a0022d4c1820102
v_cmp_eq_f64_e64 s5, s[104:105], s[104:105] // 050022d468d00002
v_cmp_eq_i16 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04647c010f01ff
v_cmp_eq_i16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04647c015001ff
v_cmp_eq_i16 vcc_lo, exec_lo, v2 // v_cmp_eq_i16_e32 vcc_lo, exec_lo, v2 // 7e04647c
v_cmp_eq_i16_e32 vcc_lo, 0xfe0b, v2 // ff04647c0bfe0000
v_cmp_eq_i16_e32 vcc_lo, s105, v2 // 6904647c
v_cmp_eq_i16_e32 vcc_lo, vcc_lo, v2 // 6a04647c
v_cmp_eq_i16_e64 s10, exec_lo, v2 // 0a0032d47e040202
v_cmp_eq_i16_e64 ttmp15, src_scc, vcc_lo // 7b0032d4fdd40002
v_cmp_eq_i16_e64_dpp vcc_hi, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6b0032d4e904020001773905
v_cmp_eq_i16_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050032d4fa040200011f01ff
v_cmp_eq_i32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe857cff000000
v_cmp_eq_i32 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04847c011f01ff
v_cmp_eq_i32 vcc_lo, v1, v2 // v_cmp_eq_i32_e32 vcc_lo, v1, v2 // 0105847c
v_cmp_eq_i32_e32 vcc_lo, 0xaf123456, v2 // ff04847c563412af
v_cmp_eq_i32_e32 vcc_lo, -1, v2 // c104847c
v_cmp_eq_i32_e32 vcc_lo, vcc_lo, v2 // 6a04847c
v_cmp_eq_i32_e64 s10, v1, 0 // 0a0042d401010102
v_cmp_eq_i32_e64 s10, v1, vcc_hi // 0a0042d401d70002
v_cmp_eq_i32_e64 s5, vcc_hi, 0xaf123456 // 050042d46bfe0102563412af
v_cmp_eq_i32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050042d4e904020001773905
v_cmp_eq_i32_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050042d4fa040200010f01ff
v_cmp_eq_i64 vcc_lo, s[4:5], v[2:3] // v_cmp_eq_i64_e32 vcc_lo, s[4:5], v[2:3] // 0404a47c
v_cmp_eq_i64_e32 vcc_lo, -1, v[2:3] // c104a47c
v_cmp_eq_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204a47c
v_cmp_eq_i64_e64 s10, -1, v[2:3] // 0a0052d4c1040202
v_cmp_eq_i64_e64 s10, exec, v[2:3] // 0a0052d47e040202
v_cmp_eq_u16 vcc_lo, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04747c010101ff
v_cmp_eq_u16 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04747c015f0101
v_cmp_eq_u16 vcc_lo, vcc_hi, v2 // v_cmp_eq_u16_e32 vcc_lo, vcc_hi, v2 // 6b04747c
v_cmp_eq_u16_e32 vcc_lo, 0x3456, v2 // ff04747c56340000
v_cmp_eq_u16_e32 vcc_lo, -1, v2 // c104747c
v_cmp_eq_u16_e32 vcc_lo, v127, v2 // 7f05747c
v_cmp_eq_u16_e64 vcc_lo, v1, v2 // 6a003ad401050202
v_cmp_eq_u16_e64 s12, v1, v2 // 0c003ad401050202
v_cmp_eq_u16_e64 null, 0xfe0b, vcc_hi // 7c003ad4ffd600020bfe0000
v_cmp_eq_u16_e64_dpp vcc_lo, v127, v255 dpp8:[7,6,5,4,3,2,1,0] // 6a003ad4e9fe03007f773905
v_cmp_eq_u16_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 69003ad4fa040200012f01ff
v_cmp_eq_u32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904947c01773905
v_cmp_eq_u32 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04947c014001ff
v_cmp_eq_u32 vcc_lo, -4.0, v2 // v_cmp_eq_u32_e32 vcc_lo, -4.0, v2 // f704947c
v_cmp_eq_u32_e32 vcc_lo, 0.5, v2 // f004947c
v_cmp_eq_u32_e32 vcc_lo, v1, v255 // 01ff957c
v_cmp_eq_u32_e64 s10, v1, 0 // 0a004ad401010102
v_cmp_eq_u32_e64 s5, m0, 0.5 // 05004ad47de00102
v_cmp_eq_u32_e64 null, 0xaf123456, vcc_hi // 7c004ad4ffd60002563412af
v_cmp_eq_u32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69004ad4e904020001773905
v_cmp_eq_u32_e64_dpp vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 6a004ad4fa040200015001ff
v_cmp_eq_u64 vcc_lo, v[254:255], v[2:3] // v_cmp_eq_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b47c
v_cmp_eq_u64_e32 vcc_lo, -4.0, v[2:3] // f704b47c
v_cmp_eq_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b47c
v_cmp_eq_u64_e64 s10, 0, v[2:3] // 0a005ad480040202
v_cmp_eq_u64_e64 s10, s[100:101], v[2:3] // 0a005ad464040202
v_cmp_ge_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040c7c01773905
v_cmp_ge_f16 vcc_lo, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040c7c014101ff
v_cmp_ge_f16_e32 vcc_lo, m0, v2 // 7d040c7c
v_cmp_ge_f16_e32 vcc_lo, -4, v56 // c4700c7c
v_cmp_ge_f16_e64 s100, v1, v2 // 640006d401050202
v_cmp_ge_f16_e64 s10, v1, exec_hi // 0a0006d401ff0002
v_cmp_ge_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690006d4e904020001773905
v_cmp_ge_f16_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050006d4fa040200014001ff
v_cmp_ge_f32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea042c7c01773905
v_cmp_ge_f32 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa042c7c015001ff
v_cmp_ge_f32 vcc_lo, v255, v2 // v_cmp_ge_f32_e32 vcc_lo, v255, v2 // ff052c7c
v_cmp_ge_f32_e32 vcc_lo, 18, v39 // 924e2c7c
v_cmp_ge_f32_e32 vcc_lo, s105, v2 // 69042c7c
v_cmp_ge_f32_e64 s100, v1, v2 // 640016d401050202
v_cmp_ge_f32_e64 s10, -v1, -v2 // 0a0016d401050262
v_cmp_ge_f32_e64 null, -|0xaf123456|, -|vcc_hi| clamp // 7c8316d4ffd60062563412af
v_cmp_ge_f32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690016d4e904020001773905
v_cmp_ge_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8316d4e9fe0360ff000000
v_cmp_ge_f64 vcc_lo, v[254:255], v[2:3] // v_cmp_ge_f64_e32 vcc_lo, v[254:255], v[2:3] // fe054c7c
v_cmp_ge_f64_e32 vcc_lo, 0xaf123456, v[2:3] // ff044c7c563412af
v_cmp_ge_f64_e32 vcc_lo, v[2:3], v[4:5] // 02094c7c
v_cmp_ge_f64_e64 vcc_lo, -1, -1 // 6a0026d4c1820102
v_cmp_ge_f64_e64 s10, s[100:101], v[2:3] // 0a0026d464040202
v_cmp_ge_f64_e64 null, 0xaf123456, -|vcc| clamp // 7c8226d4ffd40042563412af
v_cmp_ge_i16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9046c7c01773905
v_cmp_ge_i16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa046c7c015001ff
v_cmp_ge_i16 vcc_lo, vcc_lo, v2 // v_cmp_ge_i16_e32 vcc_lo, vcc_lo, v2 // 6a046c7c
v_cmp_ge_i16_e32 vcc_lo, -1, v2 // c1046c7c
v_cmp_ge_i16_e32 vcc_lo, null, v2 // 7c046c7c
v_cmp_ge_i16_e64 s5, v1, v2 // 050036d401050202
v_cmp_ge_i16_e64 s10, v1, exec_lo // 0a0036d401fd0002
v_cmp_ge_i16_e64_dpp vcc_lo, v128, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a0036d4e904020080773905
v_cmp_ge_i16_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 690036d4fa040200012f01ff
v_cmp_ge_i32 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa048c7c015f0101
v_cmp_ge_i32 vcc_lo, s1, v2 // v_cmp_ge_i32_e32 vcc_lo, s1, v2 // 01048c7c
v_cmp_ge_i32_e32 vcc_lo, 0, v2 // 80048c7c
v_cmp_ge_i32_e32 vcc_lo, null, v2 // 7c048c7c
v_cmp_ge_i32_e64 s10, -4.0, v2 // 0a0046d4f7040202
v_cmp_ge_i32_e64 vcc_lo, v1, v2 // 6a0046d401050202
v_cmp_ge_i32_e64 null, 0xaf123456, vcc_hi // 7c0046d4ffd60002563412af
v_cmp_ge_i32_e64_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a0046d4e904020001773905
v_cmp_ge_i32_e64_dpp ttmp15, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7b0046d4ea04020001773905
v_cmp_ge_i64 vcc_lo, s[2:3], v[2:3] // v_cmp_ge_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204ac7c
v_cmp_ge_i64_e32 vcc_lo, 0, v[2:3] // 8004ac7c
v_cmp_ge_i64_e32 vcc_lo, -4.0, v[2:3] // f704ac7c
v_cmp_ge_i64_e64 s105, null, 0.5 // 690056d47ce00102
v_cmp_ge_i64_e64 s5, exec, src_scc // 050056d47efa0102
v_cmp_ge_u16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea047c7c01773905
v_cmp_ge_u16 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa047c7c015f0101
v_cmp_ge_u16 vcc_lo, exec_hi, v2 // v_cmp_ge_u16_e32 vcc_lo, exec_hi, v2 // 7f047c7c
v_cmp_ge_u16_e32 vcc_lo, -1, v2 // c1047c7c
v_cmp_ge_u16_e32 vcc_lo, v30, v87 // 1eaf7c7c
v_cmp_ge_u16_e64 s10, m0, v2 // 0a003ed47d040202
v_cmp_ge_u16_e64 s5, ttmp15, src_scc // 05003ed47bfa0102
v_cmp_ge_u16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69003ed4e904020001773905
v_cmp_ge_u16_e64_dpp ttmp15, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7b003ed4ea04020001773905
v_cmp_ge_u32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9049c7c01773905
v_cmp_ge_u32 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa049c7c014001ff
v_cmp_ge_u32 vcc_lo, vcc_lo, v2 // v_cmp_ge_u32_e32 vcc_lo, vcc_lo, v2 // 6a049c7c
v_cmp_ge_u32_e32 vcc_lo, m0, v2 // 7d049c7c
v_cmp_ge_u32_e32 vcc_lo, vcc_lo, v90 // 6ab49c7c
v_cmp_ge_u32_e64 s10, v1, 0 // 0a004ed401010102
v_cmp_ge_u32_e64 s10, v1, vcc_lo // 0a004ed401d50002
v_cmp_ge_u32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05004ed4e904020001773905
v_cmp_ge_u32_e64_dpp s5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 05004ed4fa040200012101ff
v_cmp_ge_u64 vcc_lo, v[254:255], v[2:3] // v_cmp_ge_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05bc7c
v_cmp_ge_u64_e32 vcc_lo, 0, v[2:3] // 8004bc7c
v_cmp_ge_u64_e32 vcc_lo, exec, v[2:3] // 7e04bc7c
v_cmp_ge_u64_e64 s105, null, 0.5 // 69005ed47ce00102
v_cmp_ge_u64_e64 vcc_hi, 0.5, null // 6b005ed4f0f80002
v_cmp_gt_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904087c01773905
v_cmp_gt_f16 vcc_lo, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa04087c011b00ff
v_cmp_gt_f16 vcc_lo, s1, v2 // v_cmp_gt_f16_e32 vcc_lo, s1, v2 // 0104087c
v_cmp_gt_f16_e32 vcc_lo, m0, v2 // 7d04087c
v_cmp_gt_f16_e32 vcc_lo, ttmp15, v2 // 7b04087c
v_cmp_gt_f16_e64 s10, v1, 0 // 0a0004d401010102
v_cmp_gt_f16_e64 s10, v1, vcc_hi // 0a0004d401d70002
v_cmp_gt_f16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050004d4e904020001773905
v_cmp_gt_f16_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050004d4fa040200014001ff
v_cmp_gt_f32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04287c01773905
v_cmp_gt_f32 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04287c011f01ff
v_cmp_gt_f32 vcc_lo, v1, v2 // v_cmp_gt_f32_e32 vcc_lo, v1, v2 // 0105287c
v_cmp_gt_f32_e32 vcc_lo, 0xaf123456, v255 // fffe297c563412af
v_cmp_gt_f32_e32 vcc_lo, s101, v2 // 6504287c
v_cmp_gt_f32_e32 vcc_lo, vcc_hi, v2 // 6b04287c
v_cmp_gt_f32_e64 s10, 0, v2 // 0a0014d480040202
v_cmp_gt_f32_e64 s10, v1, s101 // 0a0014d401cb0002
v_cmp_gt_f32_e64_dpp ttmp15, -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7b0214d4ea04022001773905
v_cmp_gt_f32_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050014d4fa040200010f01ff
v_cmp_gt_f64 vcc_lo, s[2:3], v[2:3] // v_cmp_gt_f64_e32 vcc_lo, s[2:3], v[2:3] // 0204487c
v_cmp_gt_f64_e32 vcc_lo, 0xaf123456, v[2:3] // ff04487c563412af
v_cmp_gt_f64_e32 vcc_lo, src_scc, v[2:3] // fd04487c
v_cmp_gt_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05487c
v_cmp_gt_f64_e64 s10, 0, v[2:3] // 0a0024d480040202
v_cmp_gt_f64_e64 s5, s[104:105], s[104:105] // 050024d468d00002
v_cmp_gt_f64_e64 s5, ttmp[14:15], 0xaf123456 // 050024d47afe0102563412af
v_cmp_gt_i16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904687c01773905
v_cmp_gt_i16 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04687c014001ff
v_cmp_gt_i16_e32 vcc_lo, m0, v2 // 7d04687c
v_cmp_gt_i16_e32 vcc_lo, v127, v2 // 7f05687c
v_cmp_gt_i16_e64 s10, -1, v2 // 0a0034d4c1040202
v_cmp_gt_i16_e64 s5, ttmp15, src_scc // 050034d47bfa0102
v_cmp_gt_i16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690034d4e904020001773905
v_cmp_gt_i16_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050034d4fa040200014101ff
v_cmp_gt_i32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe897cff000000
v_cmp_gt_i32 vcc_lo, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafe897cff6f0530
v_cmp_gt_i32 vcc_lo, v1, v2 // v_cmp_gt_i32_e32 vcc_lo, v1, v2 // 0105887c
v_cmp_gt_i32_e32 vcc_lo, 0xaf123456, v255 // fffe897c563412af
v_cmp_gt_i32_e32 vcc_lo, m0, v2 // 7d04887c
v_cmp_gt_i32_e32 vcc_lo, vcc_lo, v2 // 6a04887c
v_cmp_gt_i32_e64 s10, 0.5, v2 // 0a0044d4f0040202
v_cmp_gt_i32_e64 s10, v1, vcc_hi // 0a0044d401d70002
v_cmp_gt_i32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050044d4e904020001773905
v_cmp_gt_i32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050044d4fa040200014001ff
v_cmp_gt_i64 vcc_lo, s[2:3], v[2:3] // v_cmp_gt_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204a87c
v_cmp_gt_i64_e32 vcc_lo, 0x3f717273, v[2:3] // ff04a87c7372713f
v_cmp_gt_i64_e32 vcc_lo, null, v[2:3] // 7c04a87c
v_cmp_gt_i64_e32 vcc_lo, v[254:255], v[2:3] // fe05a87c
v_cmp_gt_i64_e64 s10, vcc, v[2:3] // 0a0054d46a040202
v_cmp_gt_i64_e64 vcc_hi, 0.5, null // 6b0054d4f0f80002
v_cmp_gt_u16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04787c015001ff
v_cmp_gt_u16 vcc_lo, v1, v2 // v_cmp_gt_u16_e32 vcc_lo, v1, v2 // 0105787c
v_cmp_gt_u16_e32 vcc_lo, v78, v68 // 4e89787c
v_cmp_gt_u16_e32 vcc_lo, vcc_hi, v2 // 6b04787c
v_cmp_gt_u16_e64 s10, v1, 0 // 0a003cd401010102
v_cmp_gt_u16_e64 vcc_lo, vcc_hi, v255 // 6a003cd46bfe0302
v_cmp_gt_u16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69003cd4e904020001773905
v_cmp_gt_u16_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 05003cd4fa040200010f01ff
v_cmp_gt_u32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904987c01773905
v_cmp_gt_u32 vcc_lo, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04987c010101ff
v_cmp_gt_u32 vcc_lo, vcc_lo, v2 // v_cmp_gt_u32_e32 vcc_lo, vcc_lo, v2 // 6a04987c
v_cmp_gt_u32_e32 vcc_lo, -1, v2 // c104987c
v_cmp_gt_u32_e32 vcc_lo, v255, v2 // ff05987c
v_cmp_gt_u32_e64 s10, 0.5, v2 // 0a004cd4f0040202
v_cmp_gt_u32_e64 s10, vcc_lo, v2 // 0a004cd46a040202
v_cmp_gt_u32_e64 null, 0xaf123456, vcc_hi // 7c004cd4ffd60002563412af
v_cmp_gt_u32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05004cd4e904020001773905
v_cmp_gt_u32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05004cd4fa040200011f01ff
v_cmp_gt_u64 vcc_lo, v[1:2], v[2:3] // v_cmp_gt_u64_e32 vcc_lo, v[1:2], v[2:3] // 0105b87c
v_cmp_gt_u64_e32 vcc_lo, -1, v[2:3] // c104b87c
v_cmp_gt_u64_e32 vcc_lo, s[104:105], v[2:3] // 6804b87c
v_cmp_gt_u64_e64 s10, 0.5, v[2:3] // 0a005cd4f0040202
v_cmp_gt_u64_e64 s10, s[4:5], v[2:3] // 0a005cd404040202
v_cmp_le_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904067c01773905
v_cmp_le_f16 vcc_lo, v0, |v2| quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x0 // fa04067c00008080
v_cmp_le_f16_e32 vcc_lo, v60, v41 // 3c53067c
v_cmp_le_f16_e32 vcc_lo, ttmp15, v2 // 7b04067c
v_cmp_le_f16_e64 s10, v1, 0 // 0a0003d401010102
v_cmp_le_f16_e64 s10, v1, vcc_hi // 0a0003d401d70002
v_cmp_le_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690003d4e904020001773905
v_cmp_le_f16_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 690003d4fa040200012f01ff
v_cmp_le_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe277cff000000
v_cmp_le_f32 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04267c015001ff
v_cmp_le_f32 vcc_lo, v1, v2 // v_cmp_le_f32_e32 vcc_lo, v1, v2 // 0105267c
v_cmp_le_f32_e32 vcc_lo, 0x3f717273, v2 // ff04267c7372713f
v_cmp_le_f32_e32 vcc_lo, v110, v136 // 6e11277c
v_cmp_le_f32_e32 vcc_lo, exec_lo, v2 // 7e04267c
v_cmp_le_f32_e64 s12, v1, v2 // 0c0013d401050202
v_cmp_le_f32_e64 vcc_lo, v1, v2 // 6a0013d401050202
v_cmp_le_f32_e64_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a0013d4e904020001773905
v_cmp_le_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050013d4fa040200014001ff
v_cmp_le_f64 vcc_lo, v[254:255], v[2:3] // v_cmp_le_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05467c
v_cmp_le_f64_e32 vcc_lo, 0.5, v[2:3] // f004467c
v_cmp_le_f64_e32 vcc_lo, null, v[2:3] // 7c04467c
v_cmp_le_f64_e64 s10, 0.5, v[2:3] // 0a0023d4f0040202
v_cmp_le_f64_e64 s10, exec, v[2:3] // 0a0023d47e040202
v_cmp_le_i16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe667c7f000000
v_cmp_le_i16 vcc_lo, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa04667c010101ff
v_cmp_le_i16 vcc_lo, s101, v2 // v_cmp_le_i16_e32 vcc_lo, s101, v2 // 6504667c
v_cmp_le_i16_e32 vcc_lo, 0x3456, v2 // ff04667c56340000
v_cmp_le_i16_e32 vcc_lo, ttmp15, v2 // 7b04667c
v_cmp_le_i16_e32 vcc_lo, src_scc, v2 // fd04667c
v_cmp_le_i16_e64 s10, exec_lo, v2 // 0a0033d47e040202
v_cmp_le_i16_e64 ttmp15, src_scc, vcc_lo // 7b0033d4fdd40002
v_cmp_le_i16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690033d4e904020001773905
v_cmp_le_i16_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050033d4fa040200010f01ff
v_cmp_le_i32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe877cff000000
v_cmp_le_i32 vcc_lo, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04867c012f01ff
v_cmp_le_i32 vcc_lo, vcc_hi, v2 // v_cmp_le_i32_e32 vcc_lo, vcc_hi, v2 // 6b04867c
v_cmp_le_i32_e32 vcc_lo, 0.5, v2 // f004867c
v_cmp_le_i32_e32 vcc_lo, -4.0, v2 // f704867c
v_cmp_le_i32_e64 s10, 0.5, v2 // 0a0043d4f0040202
v_cmp_le_i32_e64 s10, vcc_hi, v2 // 0a0043d46b040202
v_cmp_le_i32_e64 s5, vcc_hi, 0xaf123456 // 050043d46bfe0102563412af
v_cmp_le_i32_e64_dpp ttmp15, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7b0043d4ea04020001773905
v_cmp_le_i32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050043d4fa040200011f01ff
v_cmp_le_i64 vcc_lo, vcc, v[2:3] // v_cmp_le_i64_e32 vcc_lo, vcc, v[2:3] // 6a04a67c
v_cmp_le_i64_e32 vcc_lo, 0.5, v[2:3] // f004a67c
v_cmp_le_i64_e32 vcc_lo, s[64:65], v[0:1] // 4000a67c
v_cmp_le_i64_e64 s10, 0, v[2:3] // 0a0053d480040202
v_cmp_le_i64_e64 s5, exec, src_scc // 050053d47efa0102
v_cmp_le_u16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904767c01773905
v_cmp_le_u16 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04767c015f0101
v_cmp_le_u16 vcc_lo, v1, v2 // v_cmp_le_u16_e32 vcc_lo, v1, v2 // 0105767c
v_cmp_le_u16_dpp v1, v2 dpp8:[7,7,7,3,4,4,6,7] fi:1 // v_cmp_le_u16 vcc_lo, v1, v2 dpp8:[7,7,7,3,4,4,6,7] fi:1 // ea04767c01ff47fa
v_cmp_le_u16_e32 vcc_lo, 0xfe0b, v127 // fffe767c0bfe0000
v_cmp_le_u16_e32 vcc_lo, -1, v2 // c104767c
v_cmp_le_u16_e32 vcc_lo, v1, v2 // 0105767c
v_cmp_le_u16_e64 s5, s1, s2 // 05003bd401040002
v_cmp_le_u16_e64 ttmp15, src_scc, vcc_lo // 7b003bd4fdd40002
v_cmp_le_u16_e64 s5, vcc_hi, 0xfe0b // 05003bd46bfe01020bfe0000
v_cmp_le_u16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05003bd4e904020001773905
v_cmp_le_u16_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05003bd4fa040200014001ff
v_cmp_le_u32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe977cff000000
v_cmp_le_u32 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04967c015001ff
v_cmp_le_u32 vcc_lo, v255, v2 // v_cmp_le_u32_e32 vcc_lo, v255, v2 // ff05967c
v_cmp_le_u32_e32 vcc_lo, m0, v2 // 7d04967c
v_cmp_le_u32_e32 vcc_lo, -4.0, v2 // f704967c
v_cmp_le_u32_e64 s10, -1, v2 // 0a004bd4c1040202
v_cmp_le_u32_e64 vcc_lo, v1, v2 // 6a004bd401050202
v_cmp_le_u32_e64 s5, vcc_hi, 0xaf123456 // 05004bd46bfe0102563412af
v_cmp_le_u32_e64_dpp vcc_hi, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6b004bd4e904020001773905
v_cmp_le_u32_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05004bd4fa040200014101ff
v_cmp_le_u64 vcc_lo, v[1:2], v[2:3] // v_cmp_le_u64_e32 vcc_lo, v[1:2], v[2:3] // 0105b67c
v_cmp_le_u64_e32 vcc_lo, -1, v[2:3] // c104b67c
v_cmp_le_u64_e32 vcc_lo, exec, v[2:3] // 7e04b67c
v_cmp_le_u64_e64 s10, 0, v[2:3] // 0a005bd480040202
v_cmp_le_u64_e64 s10, -4.0, v[2:3] // 0a005bd4f7040202
v_cmp_lg_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a7c01773905
v_cmp_lg_f16 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a7c015f0101
v_cmp_lg_f16 vcc_lo, v1, v2 // v_cmp_lg_f16_e32 vcc_lo, v1, v2 // 01050a7c
v_cmp_lg_f16_e32 vcc_lo, -4.0, v2 // f7040a7c
v_cmp_lg_f16_e32 vcc_lo, s101, v2 // 65040a7c
v_cmp_lg_f16_e64 s100, v1, v2 // 640005d401050202
v_cmp_lg_f16_e64 s10, vcc_hi, v2 // 0a0005d46b040202
v_cmp_lg_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690005d4e904020001773905
v_cmp_lg_f16_e64_dpp s5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 050005d4fa040200012101ff
v_cmp_lg_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe2b7cff000000
v_cmp_lg_f32 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa042a7c015f0101
v_cmp_lg_f32 vcc_lo, v255, v2 // v_cmp_lg_f32_e32 vcc_lo, v255, v2 // ff052a7c
v_cmp_lg_f32_e32 vcc_lo, 39, v198 // a78c2b7c
v_cmp_lg_f32_e32 vcc_lo, s0, v64 // 00802a7c
v_cmp_lg_f32_e64 s10, v1, 0 // 0a0015d401010102
v_cmp_lg_f32_e64 s10, v1, vcc_hi // 0a0015d401d70002
v_cmp_lg_f32_e64 null, -|0xaf123456|, -|vcc_hi| clamp // 7c8315d4ffd60062563412af
v_cmp_lg_f32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050015d4fa040200011f01ff
v_cmp_lg_f32_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050015d4fa040200010f01ff
v_cmp_lg_f64 vcc_lo, v[254:255], v[2:3] // v_cmp_lg_f64_e32 vcc_lo, v[254:255], v[2:3] // fe054a7c
v_cmp_lg_f64_e32 vcc_lo, 48, v[96:97] // b0c04a7c
v_cmp_lg_f64_e32 vcc_lo, exec, v[2:3] // 7e044a7c
v_cmp_lg_f64_e64 vcc_lo, -1, -1 // 6a0025d4c1820102
v_cmp_lg_f64_e64 s5, -|exec|, src_scc // 050125d47efa0122
v_cmp_lg_f64_e64 s5, ttmp[14:15], 0xaf123456 // 050025d47afe0102563412af
v_cmp_lt_f16 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04027c011f01ff
v_cmp_lt_f16 vcc_lo, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa04027c01600913
v_cmp_lt_f16 vcc_lo, v1, v2 // v_cmp_lt_f16_e32 vcc_lo, v1, v2 // 0105027c
v_cmp_lt_f16_e32 vcc_lo, -1, v2 // c104027c
v_cmp_lt_f16_e32 vcc_lo, v127, v2 // 7f05027c
v_cmp_lt_f16_e64 s10, v1, 0.5 // 0a0001d401e10102
v_cmp_lt_f16_e64 s5, exec_lo, -1 // 050001d47e820102
v_cmp_lt_f16_e64 null, -|0xfe0b|, -|vcc_hi| clamp // 7c8301d4ffd600620bfe0000
v_cmp_lt_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690001d4e904020001773905
v_cmp_lt_f16_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050001d4fa040200014001ff
v_cmp_lt_f32 vcc_lo, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa04227c012101ff
v_cmp_lt_f32 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04227c015f0101
v_cmp_lt_f32 vcc_lo, v1, v2 // v_cmp_lt_f32_e32 vcc_lo, v1, v2 // 0105227c
v_cmp_lt_f32_e32 vcc_lo, 0xaf123456, v255 // fffe237c563412af
v_cmp_lt_f32_e32 vcc_lo, v17, v68 // 1189227c
v_cmp_lt_f32_e32 vcc_lo, exec_hi, v2 // 7f04227c
v_cmp_lt_f32_e64 s10, v1, 0 // 0a0011d401010102
v_cmp_lt_f32_e64 s5, m0, 0.5 // 050011d47de00102
v_cmp_lt_f32_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050011d4fa040200014101ff
v_cmp_lt_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050011d4fa040200011b00ff
v_cmp_lt_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_lt_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105427c
v_cmp_lt_f64_e32 vcc_lo, 0xaf123456, v[2:3] // ff04427c563412af
v_cmp_lt_f64_e32 vcc_lo, exec, v[2:3] // 7e04427c
v_cmp_lt_f64_e32 vcc_lo, s[104:105], v[2:3] // 6804427c
v_cmp_lt_f64_e64 s105, null, 0.5 // 690021d47ce00102
v_cmp_lt_f64_e64 s5, v[254:255], v[254:255] // 050021d4fefd0302
v_cmp_lt_i16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe627c7f000000
v_cmp_lt_i16 vcc_lo, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04627c012f01ff
v_cmp_lt_i16 vcc_lo, s1, v2 // v_cmp_lt_i16_e32 vcc_lo, s1, v2 // 0104627c
v_cmp_lt_i16_e32 vcc_lo, 0, v2 // 8004627c
v_cmp_lt_i16_e32 vcc_lo, m0, v2 // 7d04627c
v_cmp_lt_i16_e64 s10, v1, vcc_hi // 0a0031d401d70002
v_cmp_lt_i16_e64 ttmp15, src_scc, vcc_lo // 7b0031d4fdd40002
v_cmp_lt_i16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690031d4e904020001773905
v_cmp_lt_i16_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050031d4fa040200011f01ff
v_cmp_lt_i32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe837cff000000
v_cmp_lt_i32 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04827c010f01ff
v_cmp_lt_i32 vcc_lo, vcc_lo, v2 // v_cmp_lt_i32_e32 vcc_lo, vcc_lo, v2 // 6a04827c
v_cmp_lt_i32_e32 vcc_lo, s27, v31 // 1b3e827c
v_cmp_lt_i32_e32 vcc_lo, exec_hi, v2 // 7f04827c
v_cmp_lt_i32_e64 s0, s50, s0 // 000041d432000002
v_cmp_lt_i32_e64 s10, s101, v2 // 0a0041d465040202
v_cmp_lt_i32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690041d4e904020001773905
v_cmp_lt_i32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050041d4fa040200011f01ff
v_cmp_lt_i64 vcc_lo, v[1:2], v[2:3] // v_cmp_lt_i64_e32 vcc_lo, v[1:2], v[2:3] // 0105a27c
v_cmp_lt_i64_e32 vcc_lo, 0x3f717273, v[2:3] // ff04a27c7372713f
v_cmp_lt_i64_e32 vcc_lo, s[4:5], v[2:3] // 0404a27c
v_cmp_lt_i64_e32 vcc_lo, v[2:3], v[4:5] // 0209a27c
v_cmp_lt_i64_e64 s10, 0, v[2:3] // 0a0051d480040202
v_cmp_lt_i64_e64 vcc_hi, 0.5, null // 6b0051d4f0f80002
v_cmp_lt_u16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe727c7f000000
v_cmp_lt_u16 vcc_lo, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04727c012f01ff
v_cmp_lt_u16_e32 vcc_lo, v64, v97 // 40c3727c
v_cmp_lt_u16_e32 vcc_lo, vcc_hi, v2 // 6b04727c
v_cmp_lt_u16_e64 s10, v1, vcc_lo // 0a0039d401d50002
v_cmp_lt_u16_e64 vcc_lo, vcc_hi, v255 // 6a0039d46bfe0302
v_cmp_lt_u16_e64_dpp vcc_lo, v128, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a0039d4e904020080773905
v_cmp_lt_u16_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 690039d4fa040200012f01ff
v_cmp_lt_u32 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04927c014001ff
v_cmp_lt_u32 vcc_lo, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafe937cff6f0530
v_cmp_lt_u32 vcc_lo, s1, v2 // v_cmp_lt_u32_e32 vcc_lo, s1, v2 // 0104927c
v_cmp_lt_u32_e32 vcc_lo, -1, v2 // c104927c
v_cmp_lt_u32_e32 vcc_lo, ttmp15, v2 // 7b04927c
v_cmp_lt_u32_e64 s10, v1, 0 // 0a0049d401010102
v_cmp_lt_u32_e64 s10, v1, -4.0 // 0a0049d401ef0102
v_cmp_lt_u32_e64_dpp s5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050049d4fa040200010101ff
v_cmp_lt_u32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050049d4fa040200011b00ff
v_cmp_lt_u64 vcc_lo, v[254:255], v[2:3] // v_cmp_lt_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b27c
v_cmp_lt_u64_e32 vcc_lo, 0x3f717273, v[2:3] // ff04b27c7372713f
v_cmp_lt_u64_e32 vcc_lo, null, v[2:3] // 7c04b27c
v_cmp_lt_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b27c
v_cmp_lt_u64_e64 vcc_lo, -1, -1 // 6a0059d4c1820102
v_cmp_lt_u64_e64 s10, vcc, v[2:3] // 0a0059d46a040202
v_cmp_ne_i16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa046a7c015001ff
v_cmp_ne_i16 vcc_lo, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa046a7c011b00ff
v_cmp_ne_i16_e32 vcc_lo, m0, v2 // 7d046a7c
v_cmp_ne_i16_e32 vcc_lo, v127, v2 // 7f056a7c
v_cmp_ne_i16_e64 s10, s1, v2 // 0a0035d401040202
v_cmp_ne_i16_e64 vcc_lo, v1, v255 // 6a0035d401ff0302
v_cmp_ne_i16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050035d4e904020001773905
v_cmp_ne_i16_e64_dpp s5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050035d4fa040200011101ff
v_cmp_ne_i32 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa048a7c010f01ff
v_cmp_ne_i32 vcc_lo, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa048a7c015f0101
v_cmp_ne_i32 vcc_lo, s101, v2 // v_cmp_ne_i32_e32 vcc_lo, s101, v2 // 65048a7c
v_cmp_ne_i32_e32 vcc_lo, 0, v2 // 80048a7c
v_cmp_ne_i32_e32 vcc_lo, v144, v2 // 90058a7c
v_cmp_ne_i32_e64 s10, m0, v2 // 0a0045d47d040202
v_cmp_ne_i32_e64 s10, exec_hi, v2 // 0a0045d47f040202
v_cmp_ne_i32_e64 null, 0xaf123456, vcc_hi // 7c0045d4ffd60002563412af
v_cmp_ne_i32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050045d4e904020001773905
v_cmp_ne_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0045d4e9fe0300ff000000
v_cmp_ne_i64 vcc_lo, s[2:3], v[2:3] // v_cmp_ne_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204aa7c
v_cmp_ne_i64_e32 vcc_lo, 0.5, v[2:3] // f004aa7c
v_cmp_ne_i64_e32 vcc_lo, -4.0, v[2:3] // f704aa7c
v_cmp_ne_i64_e64 s105, null, 0.5 // 690055d47ce00102
v_cmp_ne_i64_e64 s5, s[2:3], s[4:5] // 050055d402080002
v_cmp_ne_u16 vcc_lo, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa047a7c012101ff
v_cmp_ne_u16 vcc_lo, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa047a7c014101ff
v_cmp_ne_u16 vcc_lo, v1, v2 // v_cmp_ne_u16_e32 vcc_lo, v1, v2 // 01057a7c
v_cmp_ne_u16_e32 vcc_lo, 0x3456, v2 // ff047a7c56340000
v_cmp_ne_u16_e32 vcc_lo, s105, v2 // 69047a7c
v_cmp_ne_u16_e32 vcc_lo, exec_lo, v2 // 7e047a7c
v_cmp_ne_u16_e64 vcc_lo, v128, v2 // 6a003dd480050202
v_cmp_ne_u16_e64 ttmp15, src_scc, vcc_lo // 7b003dd4fdd40002
v_cmp_ne_u16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05003dd4e904020001773905
v_cmp_ne_u16_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05003dd4fa040200014101ff
v_cmp_ne_u32 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9049a7c01773905
v_cmp_ne_u32 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa049a7c011f01ff
v_cmp_ne_u32 vcc_lo, s101, v2 // v_cmp_ne_u32_e32 vcc_lo, s101, v2 // 65049a7c
v_cmp_ne_u32_e32 vcc_lo, 0xaf123456, v2 // ff049a7c563412af
v_cmp_ne_u32_e32 vcc_lo, m0, v2 // 7d049a7c
v_cmp_ne_u32_e32 vcc_lo, s101, v2 // 65049a7c
v_cmp_ne_u32_e64 s10, v1, 0.5 // 0a004dd401e10102
v_cmp_ne_u32_e64 s10, vcc_hi, v2 // 0a004dd46b040202
v_cmp_ne_u32_e64_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a004dd4e904020001773905
v_cmp_ne_u32_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 69004dd4fa040200012f01ff
v_cmp_ne_u64 vcc_lo, v[254:255], v[2:3] // v_cmp_ne_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05ba7c
v_cmp_ne_u64_e32 vcc_lo, 0.5, v[2:3] // f004ba7c
v_cmp_ne_u64_e32 vcc_lo, null, v[2:3] // 7c04ba7c
v_cmp_ne_u64_e64 s10, 0.5, v[2:3] // 0a005dd4f0040202
v_cmp_ne_u64_e64 ttmp15, src_scc, exec // 7b005dd4fdfc0002
v_cmp_neq_f16 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa041a7c010f01ff
v_cmp_neq_f16 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa041a7c011f01ff
v_cmp_neq_f16 vcc_lo, s1, v2 // v_cmp_neq_f16_e32 vcc_lo, s1, v2 // 01041a7c
v_cmp_neq_f16_e32 vcc_lo, 0x3456, v2 // ff041a7c56340000
v_cmp_neq_f16_e32 vcc_lo, s16, v0 // 10001a7c
v_cmp_neq_f16_e32 vcc_lo, vcc_hi, v2 // 6b041a7c
v_cmp_neq_f16_e64 s10, v1, 0 // 0a000dd401010102
v_cmp_neq_f16_e64 vcc_lo, v128, v2 // 6a000dd480050202
v_cmp_neq_f16_e64_dpp vcc_hi, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 6b010dd4e904024001773905
v_cmp_neq_f16_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05000dd4fa040200014101ff
v_cmp_neq_f32 vcc_lo, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa043a7c012f01ff
v_cmp_neq_f32 vcc_lo, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa043a7c011b00ff
v_cmp_neq_f32 vcc_lo, v255, v2 // v_cmp_neq_f32_e32 vcc_lo, v255, v2 // ff053a7c
v_cmp_neq_f32_e32 vcc_lo, 0xaf123456, v2 // ff043a7c563412af
v_cmp_neq_f32_e32 vcc_lo, m0, v2 // 7d043a7c
v_cmp_neq_f32_e32 vcc_lo, vcc_hi, v2 // 6b043a7c
v_cmp_neq_f32_e64 s10, v1, 0.5 // 0a001dd401e10102
v_cmp_neq_f32_e64 s10, vcc_lo, v2 // 0a001dd46a040202
v_cmp_neq_f32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69001dd4e904020001773905
v_cmp_neq_f32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001dd4fa040200011f01ff
v_cmp_neq_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_neq_f64_e32 vcc_lo, v[1:2], v[2:3] // 01055a7c
v_cmp_neq_f64_e32 vcc_lo, 0x3f717273, v[2:3] // ff045a7c7372713f
v_cmp_neq_f64_e32 vcc_lo, s[104:105], v[2:3] // 68045a7c
v_cmp_neq_f64_e32 vcc_lo, v[102:103], v[54:55] // 666d5a7c
v_cmp_neq_f64_e64 s10, exec, v[2:3] // 0a002dd47e040202
v_cmp_neq_f64_e64 vcc_lo, v[1:2], v[2:3] // 6a002dd401050202
v_cmp_neq_f64_e64 s5, ttmp[14:15], 0xaf123456 // 05002dd47afe0102563412af
v_cmp_neq_f64_e64 null, 0xaf123456, -|vcc| clamp // 7c822dd4ffd40042563412af
v_cmp_nge_f16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe127c7f000000
v_cmp_nge_f16 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04127c010f01ff
v_cmp_nge_f16 vcc_lo, vcc_hi, v2 // v_cmp_nge_f16_e32 vcc_lo, vcc_hi, v2 // 6b04127c
v_cmp_nge_f16_e32 vcc_lo, 0xfe0b, v127 // fffe127c0bfe0000
v_cmp_nge_f16_e32 vcc_lo, ttmp15, v2 // 7b04127c
v_cmp_nge_f16_e32 vcc_lo, exec_lo, v2 // 7e04127c
v_cmp_nge_f16_e64 s5, v255, v255 // 050009d4ffff0302
v_cmp_nge_f16_e64 s10, vcc_hi, v2 // 0a0009d46b040202
v_cmp_nge_f16_e64_dpp vcc_lo, v127, v255 dpp8:[7,6,5,4,3,2,1,0] // 6a0009d4e9fe03007f773905
v_cmp_nge_f16_e64_dpp s5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050009d4fa040200014101ff
v_cmp_nge_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe337cff000000
v_cmp_nge_f32 vcc_lo, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa04327c01e400ff
v_cmp_nge_f32 vcc_lo, exec_lo, v2 // v_cmp_nge_f32_e32 vcc_lo, exec_lo, v2 // 7e04327c
v_cmp_nge_f32_e32 vcc_lo, 0xaf123456, v2 // ff04327c563412af
v_cmp_nge_f32_e32 vcc_lo, s105, v2 // 6904327c
v_cmp_nge_f32_e32 vcc_lo, v2, v4 // 0209327c
v_cmp_nge_f32_e64 s10, 0, v2 // 0a0019d480040202
v_cmp_nge_f32_e64 s5, m0, 0.5 // 050019d47de00102
v_cmp_nge_f32_e64 s5, vcc_hi, 0xaf123456 // 050019d46bfe0102563412af
v_cmp_nge_f32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050019d4e904020001773905
v_cmp_nge_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8319d4e9fe0360ff000000
v_cmp_nge_f64 vcc_lo, v[254:255], v[2:3] // v_cmp_nge_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05527c
v_cmp_nge_f64_e32 vcc_lo, vcc, v[2:3] // 6a04527c
v_cmp_nge_f64_e32 vcc_lo, s[18:19], v[128:129] // 1200537c
v_cmp_nge_f64_e64 s105, null, 0.5 // 690029d47ce00102
v_cmp_nge_f64_e64 s5, v[254:255], v[254:255] // 050029d4fefd0302
v_cmp_nge_f64_e64 s5, ttmp[14:15], 0xaf123456 // 050029d47afe0102563412af
v_cmp_ngt_f16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe167c7f000000
v_cmp_ngt_f16 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04167c014001ff
v_cmp_ngt_f16 vcc_lo, vcc_lo, v2 // v_cmp_ngt_f16_e32 vcc_lo, vcc_lo, v2 // 6a04167c
v_cmp_ngt_f16_e32 vcc_lo, ttmp15, v2 // 7b04167c
v_cmp_ngt_f16_e32 vcc_lo, 0.5, v2 // f004167c
v_cmp_ngt_f16_e64 s5, s105, s105 // 05000bd469d20002
v_cmp_ngt_f16_e64 vcc_lo, v128, v2 // 6a000bd480050202
v_cmp_ngt_f16_e64_dpp vcc_lo, v128, v2 dpp8:[7,6,5,4,3,2,1,0] // 6a000bd4e904020080773905
v_cmp_ngt_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c830bd4e9fe0360ff000000
v_cmp_ngt_f32 vcc_lo, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa04367c012101ff
v_cmp_ngt_f32 vcc_lo, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04367c014101ff
v_cmp_ngt_f32 vcc_lo, v255, v2 // v_cmp_ngt_f32_e32 vcc_lo, v255, v2 // ff05367c
v_cmp_ngt_f32_e32 vcc_lo, 0xaf123456, v2 // ff04367c563412af
v_cmp_ngt_f32_e32 vcc_lo, -4.0, v2 // f704367c
v_cmp_ngt_f32_e32 vcc_lo, v231, v22 // e72d367c
v_cmp_ngt_f32_e64 s10, v1, v255 // 0a001bd401ff0302
v_cmp_ngt_f32_e64 s10, v1, vcc_lo // 0a001bd401d50002
v_cmp_ngt_f32_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 69001bd4fa040200012f01ff
v_cmp_ngt_f32_e64_dpp vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 6a001bd4fa040200015001ff
v_cmp_ngt_f64 vcc_lo, v[254:255], v[2:3] // v_cmp_ngt_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05567c
v_cmp_ngt_f64_e32 vcc_lo, 0.5, v[2:3] // f004567c
v_cmp_ngt_f64_e32 vcc_lo, null, v[2:3] // 7c04567c
v_cmp_ngt_f64_e64 s10, exec, v[2:3] // 0a002bd47e040202
v_cmp_ngt_f64_e64 s5, v[254:255], v[254:255] // 05002bd4fefd0302
v_cmp_nle_f16 vcc_lo, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04187c012f01ff
v_cmp_nle_f16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04187c015001ff
v_cmp_nle_f16 vcc_lo, s1, v2 // v_cmp_nle_f16_e32 vcc_lo, s1, v2 // 0104187c
v_cmp_nle_f16_e32 vcc_lo, 0x3456, v2 // ff04187c56340000
v_cmp_nle_f16_e32 vcc_lo, -1, v2 // c104187c
v_cmp_nle_f16_e32 vcc_lo, null, v2 // 7c04187c
v_cmp_nle_f16_e64 s10, 0, v2 // 0a000cd480040202
v_cmp_nle_f16_e64 s10, -v1, -v2 // 0a000cd401050262
v_cmp_nle_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69000cd4e904020001773905
v_cmp_nle_f16_e64_dpp s5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 05000cd4fa040200010f01ff
v_cmp_nle_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe397cff000000
v_cmp_nle_f32 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04387c015001ff
v_cmp_nle_f32 vcc_lo, s101, v2 // v_cmp_nle_f32_e32 vcc_lo, s101, v2 // 6504387c
v_cmp_nle_f32_e32 vcc_lo, m0, v2 // 7d04387c
v_cmp_nle_f32_e32 vcc_lo, s20, v196 // 1488397c
v_cmp_nle_f32_e64 s10, 0, v2 // 0a001cd480040202
v_cmp_nle_f32_e64 vcc_lo, v1, v2 // 6a001cd401050202
v_cmp_nle_f32_e64 s5, vcc_hi, 0xaf123456 // 05001cd46bfe0102563412af
v_cmp_nle_f32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69001cd4e904020001773905
v_cmp_nle_f32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001cd4fa040200011f01ff
v_cmp_nle_f64 vcc_lo, exec, v[2:3] // v_cmp_nle_f64_e32 vcc_lo, exec, v[2:3] // 7e04587c
v_cmp_nle_f64_e32 vcc_lo, 0x3f717273, v[2:3] // ff04587c7372713f
v_cmp_nle_f64_e32 vcc_lo, vcc, v[2:3] // 6a04587c
v_cmp_nle_f64_e32 vcc_lo, ttmp[14:15], v[2:3] // 7a04587c
v_cmp_nle_f64_e64 vcc_lo, -1, -1 // 6a002cd4c1820102
v_cmp_nle_f64_e64 s10, s[100:101], v[2:3] // 0a002cd464040202
v_cmp_nle_f64_e64 null, 0xaf123456, -|vcc| clamp // 7c822cd4ffd40042563412af
v_cmp_nlg_f16 vcc_lo, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04147c010f01ff
v_cmp_nlg_f16 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04147c015001ff
v_cmp_nlg_f16 vcc_lo, s101, v2 // v_cmp_nlg_f16_e32 vcc_lo, s101, v2 // 6504147c
v_cmp_nlg_f16_e32 vcc_lo, 0, v2 // 8004147c
v_cmp_nlg_f16_e32 vcc_lo, null, v2 // 7c04147c
v_cmp_nlg_f16_e64 s100, v1, v2 // 64000ad401050202
v_cmp_nlg_f16_e64 s10, s101, v2 // 0a000ad465040202
v_cmp_nlg_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69000ad4e904020001773905
v_cmp_nlg_f16_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05000ad4fa040200014001ff
v_cmp_nlg_f32 vcc_lo, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa04347c012101ff
v_cmp_nlg_f32 vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04347c015001ff
v_cmp_nlg_f32 vcc_lo, v255, v2 // v_cmp_nlg_f32_e32 vcc_lo, v255, v2 // ff05347c
v_cmp_nlg_f32_e32 vcc_lo, 0x3f717273, v2 // ff04347c7372713f
v_cmp_nlg_f32_e32 vcc_lo, v1, v255 // 01ff357c
v_cmp_nlg_f32_e32 vcc_lo, null, v2 // 7c04347c
v_cmp_nlg_f32_e64 s10, -4.0, v2 // 0a001ad4f7040202
v_cmp_nlg_f32_e64 s10, vcc_hi, v2 // 0a001ad46b040202
v_cmp_nlg_f32_e64_dpp s105, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 69001ad4fa040200012f01ff
v_cmp_nlg_f32_e64_dpp vcc_lo, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 6a001ad4fa040200015001ff
v_cmp_nlg_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_nlg_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105547c
v_cmp_nlg_f64_e32 vcc_lo, 0xaf123456, v[254:255] // fffc557c563412af
v_cmp_nlg_f64_e32 vcc_lo, exec, v[2:3] // 7e04547c
v_cmp_nlg_f64_e32 vcc_lo, ttmp[14:15], v[2:3] // 7a04547c
v_cmp_nlg_f64_e64 s10, 0, v[2:3] // 0a002ad480040202
v_cmp_nlg_f64_e64 s10, s[100:101], v[2:3] // 0a002ad464040202
v_cmp_nlt_f16 vcc_lo, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa041c7c014001ff
v_cmp_nlt_f16 vcc_lo, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa041c7c01600913
v_cmp_nlt_f16 vcc_lo, v1, v2 // v_cmp_nlt_f16_e32 vcc_lo, v1, v2 // 01051c7c
v_cmp_nlt_f16_e32 vcc_lo, 0x3456, v2 // ff041c7c56340000
v_cmp_nlt_f16_e32 vcc_lo, vcc_hi, v2 // 6b041c7c
v_cmp_nlt_f16_e32 vcc_lo, src_scc, v2 // fd041c7c
v_cmp_nlt_f16_e64 s10, m0, v2 // 0a000ed47d040202
v_cmp_nlt_f16_e64 vcc_lo, v127, v255 // 6a000ed47fff0302
v_cmp_nlt_f16_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 69000ed4e904020001773905
v_cmp_nlt_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c830ed4e9fe0360ff000000
v_cmp_nlt_f32 vcc_lo, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa043c7c011f01ff
v_cmp_nlt_f32 vcc_lo, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa043c7c01e400ff
v_cmp_nlt_f32 vcc_lo, vcc_hi, v2 // v_cmp_nlt_f32_e32 vcc_lo, vcc_hi, v2 // 6b043c7c
v_cmp_nlt_f32_e32 vcc_lo, 0xaf123456, v255 // fffe3d7c563412af
v_cmp_nlt_f32_e32 vcc_lo, v255, v2 // ff053c7c
v_cmp_nlt_f32_e32 vcc_lo, exec_lo, v2 // 7e043c7c
v_cmp_nlt_f32_e64 s12, v1, v2 // 0c001ed401050202
v_cmp_nlt_f32_e64 s5, exec_lo, -1 // 05001ed47e820102
v_cmp_nlt_f32_e64 null, -|0xaf123456|, -|vcc_hi| clamp // 7c831ed4ffd60062563412af
v_cmp_nlt_f32_e64_dpp vcc_hi, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 6b011ed4e904024001773905
v_cmp_nlt_f32_e64_dpp s5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001ed4fa040200011f01ff
v_cmp_nlt_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_nlt_f64_e32 vcc_lo, v[1:2], v[2:3] // 01055c7c
v_cmp_nlt_f64_e32 vcc_lo, 0.5, v[2:3] // f0045c7c
v_cmp_nlt_f64_e32 vcc_lo, s[4:5], v[32:33] // 04405c7c
v_cmp_nlt_f64_e64 s10, -1, v[2:3] // 0a002ed4c1040202
v_cmp_nlt_f64_e64 s10, vcc, v[2:3] // 0a002ed46a040202
v_cmp_o_f16 vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040e7c01773905
v_cmp_o_f16 vcc_lo, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040e7c014101ff
v_cmp_o_f16 vcc_lo, v1, v2 // v_cmp_o_f16_e32 vcc_lo, v1, v2 // 01050e7c
v_cmp_o_f16_e32 vcc_lo, 0, v2 // 80040e7c
v_cmp_o_f16_e32 vcc_lo, vcc_lo, v2 // 6a040e7c
v_cmp_o_f16_e64 s5, s1, s2 // 050007d401040002
v_cmp_o_f16_e64 s5, exec_lo, -1 // 050007d47e820102
v_cmp_o_f16_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050007d4e904020001773905
v_cmp_o_f16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050007d4fa04020001e400ff
v_cmp_o_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe2f7cff000000
v_cmp_o_f32 vcc_lo, |v18|, -|v1| row_share:13 row_mask:0xe bank_mask:0x9 // fa022e7c125de1e9
v_cmp_o_f32 vcc_lo, v255, v2 // v_cmp_o_f32_e32 vcc_lo, v255, v2 // ff052e7c
v_cmp_o_f32_e32 vcc_lo, 0xaf123456, v2 // ff042e7c563412af
v_cmp_o_f32_e32 vcc_lo, -1, v2 // c1042e7c
v_cmp_o_f32_e32 vcc_lo, v112, v0 // 70012e7c
v_cmp_o_f32_e64 s10, 0, v2 // 0a0017d480040202
v_cmp_o_f32_e64 s10, vcc_hi, v2 // 0a0017d46b040202
v_cmp_o_f32_e64 s5, vcc_hi, 0xaf123456 // 050017d46bfe0102563412af
v_cmp_o_f32_e64_dpp s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 690017d4e904020001773905
v_cmp_o_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050017d4fa040200014001ff
v_cmp_o_f64 vcc_lo, v[1:2], v[2:3] // v_cmp_o_f64_e32 vcc_lo, v[1:2], v[2:3] // 01054e7c
v_cmp_o_f64_e32 vcc_lo, 0xaf123456, v[254:255] // fffc4f7c563412af
v_cmp_o_f64_e32 vcc_lo, -4.0, v[2:3] // f7044e7c
v_cmp_o_f64_e32 vcc_lo, src_scc, v[2:3] // fd044e7c
v_cmp_o_f64_e64 vcc_lo, -1, -1 // 6a0027d4c1820102
v_cmp_o_f64_e64 s10, v[254:255], v[2:3] // 0a0027d4fe050202
v_cmp_o_f64_e64 null, 0xaf123456, -|vcc| clamp // 7c8227d4ffd40042563412af
v_cmp_u_f16 vcc_lo, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe107c7f000000
v_cmp_u_f16 vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // fa04107c011101ff
v_cmp_u_f16 vcc_lo, vcc_lo, v2 // v_cmp_u_f16_e32 vcc_lo, vcc_lo, v2 // 6a04107c
v_cmp_u_f16_e32 vcc_lo, s105, v2 // 6904107c
v_cmp_u_f16_e32 vcc_lo, v55, v84 // 37a9107c
v_cmp_u_f16_e64 s10, 0, v2 // 0a0008d480040202
v_cmp_u_f16_e64 s10, v1, 0.5 // 0a0008d401e10102
v_cmp_u_f16_e64_dpp vcc_lo, v127, v255 dpp8:[7,6,5,4,3,2,1,0] // 6a0008d4e9fe03007f773905
v_cmp_u_f16_e64_dpp vcc_hi, |v1|, -v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 6b0108d4fa040240015f0101
v_cmp_u_f32 vcc_lo, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe317cff000000
v_cmp_u_f32 vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // fa04307c011101ff
v_cmp_u_f32 vcc_lo, v1, v2 // v_cmp_u_f32_e32 vcc_lo, v1, v2 // 0105307c
v_cmp_u_f32_e32 vcc_lo, 0x3f717273, v2 // ff04307c7372713f
v_cmp_u_f32_e32 vcc_lo, -4.0, v2 // f704307c
v_cmp_u_f32_e32 vcc_lo, v255, v2 // ff05307c
v_cmp_u_f32_e64 s5, s1, s2 // 050018d401040002
v_cmp_u_f32_e64 s10, 0.5, v2 // 0a0018d4f0040202
v_cmp_u_f32_e64_dpp s5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050018d4e904020001773905
v_cmp_u_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050018d4fa040200011b00ff
v_cmp_u_f64 vcc_lo, s[4:5], v[2:3] // v_cmp_u_f64_e32 vcc_lo, s[4:5], v[2:3] // 0404507c
v_cmp_u_f64_e32 vcc_lo, null, v[2:3] // 7c04507c
v_cmp_u_f64_e32 vcc_lo, src_scc, v[2:3] // fd04507c
v_cmp_u_f64_e64 s10, -1, v[2:3] // 0a0028d4c1040202
v_cmp_u_f64_e64 vcc_hi, 0.5, null // 6b0028d4f0f80002
v_cmpx_class_f16 v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04fa7d012f01ff
v_cmpx_class_f16 v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa04fa7d011b00ff
v_cmpx_class_f16 v1, v2 // v_cmpx_class_f16_e32 v1, v2 // 0105fa7d
v_cmpx_class_f16_e32 0xfe0b, v127 // fffefa7d0bfe0000
v_cmpx_class_f16_e32 -4.0, v2 // f704fa7d
v_cmpx_class_f16_e32 exec_lo, v2 // 7e04fa7d
v_cmpx_class_f16_e64 v1, s2 // 7e00fdd401050002
v_cmpx_class_f16_e64 s105, v255 // 7e00fdd469fe0302
v_cmpx_class_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e00fdd4e9fe030201773905
v_cmpx_class_f16_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00fdd4fa040202011b00ff
v_cmpx_class_f32 v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fefd7dff000000
v_cmpx_class_f32 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04fc7d010f01ff
v_cmpx_class_f32 v1, v2 // v_cmpx_class_f32_e32 v1, v2 // 0105fc7d
v_cmpx_class_f32_e32 0x3f717273, v2 // ff04fc7d7372713f
v_cmpx_class_f32_e32 -1, v2 // c104fc7d
v_cmpx_class_f32_e32 v1, v2 // 0105fc7d
v_cmpx_class_f32_e64 v0, 1 // 7e00fed400030102
v_cmpx_class_f32_e64 v1, vcc_lo // 7e00fed401d50002
v_cmpx_class_f32_e64 vcc_hi, 0xaf123456 // 7e00fed46bfe0102563412af
v_cmpx_class_f32_e64_dpp -v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00fed4e904022201773905
v_cmpx_class_f32_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e00fed4fa040202012f01ff
v_cmpx_class_f64 v[1:2], v2 // v_cmpx_class_f64_e32 v[1:2], v2 // 0105fe7d
v_cmpx_class_f64_e32 11, v36 // 8b48fe7d
v_cmpx_class_f64_e32 null, v2 // 7c04fe7d
v_cmpx_class_f64_e64 -4.0, v2 // 7e00ffd4f7040202
v_cmpx_class_f64_e64 s[104:105], vcc_lo // 7e00ffd468d40002
v_cmpx_eq_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04047d01773905
v_cmpx_eq_f16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04047d014001ff
v_cmpx_eq_f16 s1, v2 // v_cmpx_eq_f16_e32 s1, v2 // 0104047d
v_cmpx_eq_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_eq_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904047d01773905
v_cmpx_eq_f16_e32 0xfe0b, v2 // ff04047d0bfe0000
v_cmpx_eq_f16_e32 -1, v2 // c104047d
v_cmpx_eq_f16_e32 exec_lo, v2 // 7e04047d
v_cmpx_eq_f16_e64 0, v2 // 7e0082d480040202
v_cmpx_eq_f16_e64 -4.0, v2 // 7e0082d4f7040202
v_cmpx_eq_f16_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e0082d4fa040202012f01ff
v_cmpx_eq_f16_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e0082d4fa040202015001ff
v_cmpx_eq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904247d01773905
v_cmpx_eq_f32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04247d014101ff
v_cmpx_eq_f32 v1, v2 // v_cmpx_eq_f32_e32 v1, v2 // 0105247d
v_cmpx_eq_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_eq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904247d01773905
v_cmpx_eq_f32_e32 0xaf123456, v255 // fffe257d563412af
v_cmpx_eq_f32_e32 vcc_lo, v2 // 6a04247d
v_cmpx_eq_f32_e32 src_scc, v2 // fd04247d
v_cmpx_eq_f32_e64 v1, 0 // 7e0092d401010102
v_cmpx_eq_f32_e64 v255, v2 // 7e0092d4ff050202
v_cmpx_eq_f32_e64 vcc_hi, 0xaf123456 // 7e0092d46bfe0102563412af
v_cmpx_eq_f32_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e0092d4fa040202010f01ff
v_cmpx_eq_f32_e64_dpp -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 7e0292d4fa04022201600913
v_cmpx_eq_f64 s[100:101], v[2:3] // v_cmpx_eq_f64_e32 s[100:101], v[2:3] // 6404447d
v_cmpx_eq_f64_e32 0x3f717273, v[2:3] // ff04447d7372713f
v_cmpx_eq_f64_e32 exec, v[2:3] // 7e04447d
v_cmpx_eq_f64_e32 v[132:133], v[2:3] // 8405447d
v_cmpx_eq_f64_e64 0.5, null // 7e00a2d4f0f80002
v_cmpx_eq_f64_e64 -4.0, v[2:3] // 7e00a2d4f7040202
v_cmpx_eq_f64_e64 ttmp[14:15], 0xaf123456 // 7e00a2d47afe0102563412af
v_cmpx_eq_i16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe647d7f000000
v_cmpx_eq_i16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04647d014001ff
v_cmpx_eq_i16 s1, v2 // v_cmpx_eq_i16_e32 s1, v2 // 0104647d
v_cmpx_eq_i16_e32 ttmp15, v2 // 7b04647d
v_cmpx_eq_i16_e32 v16, v105 // 10d3647d
v_cmpx_eq_i16_e64 s101, v2 // 7e00b2d465040202
v_cmpx_eq_i16_e64 v2, s4 // 7e00b2d402090002
v_cmpx_eq_i16_e64 0xfe0b, vcc_hi // 7e00b2d4ffd600020bfe0000
v_cmpx_eq_i16_e64_dpp v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 7e00b2d4fa040202015f0101
v_cmpx_eq_i16_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e00b2d4fa040202014101ff
v_cmpx_eq_i32 v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04847d012f01ff
v_cmpx_eq_i32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04847d014101ff
v_cmpx_eq_i32 v1, v2 // v_cmpx_eq_i32_e32 v1, v2 // 0105847d
v_cmpx_eq_i32_e32 0.5, v2 // f004847d
v_cmpx_eq_i32_e32 s105, v2 // 6904847d
v_cmpx_eq_i32_e64 0.5, v2 // 7e00c2d4f0040202
v_cmpx_eq_i32_e64 v1, vcc_lo // 7e00c2d401d50002
v_cmpx_eq_i32_e64 vcc_hi, 0xaf123456 // 7e00c2d46bfe0102563412af
v_cmpx_eq_i32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00c2d4e904020201773905
v_cmpx_eq_i32_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e00c2d4fa040202012f01ff
v_cmpx_eq_i64 s[100:101], v[2:3] // v_cmpx_eq_i64_e32 s[100:101], v[2:3] // 6404a47d
v_cmpx_eq_i64_e32 0.5, v[2:3] // f004a47d
v_cmpx_eq_i64_e32 null, v[2:3] // 7c04a47d
v_cmpx_eq_i64_e64 0.5, v[2:3] // 7e00d2d4f0040202
v_cmpx_eq_i64_e64 v[254:255], v[2:3] // 7e00d2d4fe050202
v_cmpx_eq_u16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe747d7f000000
v_cmpx_eq_u16 v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04747d012f01ff
v_cmpx_eq_u16 s101, v2 // v_cmpx_eq_u16_e32 s101, v2 // 6504747d
v_cmpx_eq_u16_e32 s105, v2 // 6904747d
v_cmpx_eq_u16_e32 v127, v2 // 7f05747d
v_cmpx_eq_u16_e64 v255, v255 // 7e00bad4ffff0302
v_cmpx_eq_u16_e64 ttmp15, src_scc // 7e00bad47bfa0102
v_cmpx_eq_u16_e64_dpp v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00bad4e9040202ff773905
v_cmpx_eq_u16_e64_dpp v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 7e00bad4fa040202015f0101
v_cmpx_eq_u32 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04947d010f01ff
v_cmpx_eq_u32 v0, v0 quad_perm:[0,0,0,0] row_mask:0x2 bank_mask:0x0 // fa00947d00000020
v_cmpx_eq_u32 v255, v2 // v_cmpx_eq_u32_e32 v255, v2 // ff05947d
v_cmpx_eq_u32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_eq_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904947d01773905
v_cmpx_eq_u32_e32 0xaf123456, v255 // fffe957d563412af
v_cmpx_eq_u32_e32 m0, v2 // 7d04947d
v_cmpx_eq_u32_e32 vcc_lo, v2 // 6a04947d
v_cmpx_eq_u32_e64 0.5, v2 // 7e00cad4f0040202
v_cmpx_eq_u32_e64 v255, v255 // 7e00cad4ffff0302
v_cmpx_eq_u32_e64 vcc_hi, 0xaf123456 // 7e00cad46bfe0102563412af
v_cmpx_eq_u32_e64_dpp v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 7e00cad4fa040202012101ff
v_cmpx_eq_u32_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e00cad4fa040202010f01ff
v_cmpx_eq_u64 v[1:2], v[2:3] // v_cmpx_eq_u64_e32 v[1:2], v[2:3] // 0105b47d
v_cmpx_eq_u64_e32 null, v[2:3] // 7c04b47d
v_cmpx_eq_u64_e32 v[2:3], v[4:5] // 0209b47d
v_cmpx_eq_u64_e64 0.5, null // 7e00dad4f0f80002
v_cmpx_eq_u64_e64 s[104:105], s[104:105] // 7e00dad468d00002
v_cmpx_ge_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040c7d01773905
v_cmpx_ge_f16 -v83, v4 quad_perm:[0,0,3,0] row_mask:0x4 bank_mask:0x2 // fa080c7d53301042
v_cmpx_ge_f16 m0, v2 // v_cmpx_ge_f16_e32 m0, v2 // 7d040c7d
v_cmpx_ge_f16_e32 0.5, v2 // f0040c7d
v_cmpx_ge_f16_e32 v40, v64 // 28810c7d
v_cmpx_ge_f16_e64 -1, v2 // 7e0086d4c1040202
v_cmpx_ge_f16_e64 s101, v2 // 7e0086d465040202
v_cmpx_ge_f16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0086d4e904020201773905
v_cmpx_ge_f16_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e0086d4fa040202014001ff
v_cmpx_ge_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9042c7d01773905
v_cmpx_ge_f32 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa042c7d010f01ff
v_cmpx_ge_f32 v255, v2 // v_cmpx_ge_f32_e32 v255, v2 // ff052c7d
v_cmpx_ge_f32_e32 0xaf123456, v2 // ff042c7d563412af
v_cmpx_ge_f32_e32 s101, v2 // 65042c7d
v_cmpx_ge_f32_e32 src_scc, v2 // fd042c7d
v_cmpx_ge_f32_e64 v1, 0 // 7e0096d401010102
v_cmpx_ge_f32_e64 -v1, -v2 // 7e0096d401050262
v_cmpx_ge_f32_e64 -|0xaf123456|, -|vcc_hi| clamp // 7e8396d4ffd60062563412af
v_cmpx_ge_f32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0096d4e904020201773905
v_cmpx_ge_f32_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e0096d4fa040202014001ff
v_cmpx_ge_f64 v[1:2], v[2:3] // v_cmpx_ge_f64_e32 v[1:2], v[2:3] // 01054c7d
v_cmpx_ge_f64_e32 0xaf123456, v[254:255] // fffc4d7d563412af
v_cmpx_ge_f64_e32 exec, v[2:3] // 7e044c7d
v_cmpx_ge_f64_e32 s[100:101], v[2:3] // 64044c7d
v_cmpx_ge_f64_e64 0.5, null // 7e00a6d4f0f80002
v_cmpx_ge_f64_e64 s[2:3], v[2:3] // 7e00a6d402040202
v_cmpx_ge_f64_e64 ttmp[14:15], 0xaf123456 // 7e00a6d47afe0102563412af
v_cmpx_ge_i16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9046c7d01773905
v_cmpx_ge_i16 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa046c7d015001ff
v_cmpx_ge_i16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_ge_i16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9046c7d01773905
v_cmpx_ge_i16_e32 -1, v2 // c1046c7d
v_cmpx_ge_i16_e32 s2, v64 // 02806c7d
v_cmpx_ge_i16_e64 -1, v2 // 7e00b6d4c1040202
v_cmpx_ge_i16_e64 -1, exec_hi // 7e00b6d4c1fe0002
v_cmpx_ge_i16_e64_dpp v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 7e00b6d4fa040202012101ff
v_cmpx_ge_i16_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00b6d4fa040202011f01ff
v_cmpx_ge_i32 v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe8d7dff000000
v_cmpx_ge_i32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa048c7d015f0101
v_cmpx_ge_i32 exec_hi, v2 // v_cmpx_ge_i32_e32 exec_hi, v2 // 7f048c7d
v_cmpx_ge_i32_e32 0.5, v2 // f0048c7d
v_cmpx_ge_i32_e32 v1, v255 // 01ff8d7d
v_cmpx_ge_i32_e64 0.5, v2 // 7e00c6d4f0040202
v_cmpx_ge_i32_e64 -1, exec_hi // 7e00c6d4c1fe0002
v_cmpx_ge_i32_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e00c6d4fa040202014101ff
v_cmpx_ge_i32_e64_dpp v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e00c6d4fa04020201e400ff
v_cmpx_ge_i64 v[254:255], v[2:3] // v_cmpx_ge_i64_e32 v[254:255], v[2:3] // fe05ac7d
v_cmpx_ge_i64_e32 s[104:105], v[2:3] // 6804ac7d
v_cmpx_ge_i64_e32 src_scc, v[2:3] // fd04ac7d
v_cmpx_ge_i64_e64 0.5, null // 7e00d6d4f0f80002
v_cmpx_ge_i64_e64 exec, src_scc // 7e00d6d47efa0102
v_cmpx_ge_u16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe7c7d7f000000
v_cmpx_ge_u16 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa047c7d010f01ff
v_cmpx_ge_u16 v1, v2 // v_cmpx_ge_u16_e32 v1, v2 // 01057c7d
v_cmpx_ge_u16_e32 0xfe0b, v127 // fffe7c7d0bfe0000
v_cmpx_ge_u16_e32 m0, v2 // 7d047c7d
v_cmpx_ge_u16_e32 vcc_hi, v2 // 6b047c7d
v_cmpx_ge_u16_e64 s1, v2 // 7e00bed401040202
v_cmpx_ge_u16_e64 vcc_hi, v2 // 7e00bed46b040202
v_cmpx_ge_u16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e00bed4e9fe030201773905
v_cmpx_ge_u16_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e00bed4fa040202012f01ff
v_cmpx_ge_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9049c7d01773905
v_cmpx_ge_u32 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa049c7d011f01ff
v_cmpx_ge_u32 v255, v2 // v_cmpx_ge_u32_e32 v255, v2 // ff059c7d
v_cmpx_ge_u32_e32 0xaf123456, v255 // fffe9d7d563412af
v_cmpx_ge_u32_e32 -1, v2 // c1049c7d
v_cmpx_ge_u32_e32 v115, v200 // 73919d7d
v_cmpx_ge_u32_e64 v1, 0 // 7e00ced401010102
v_cmpx_ge_u32_e64 v1, vcc_lo // 7e00ced401d50002
v_cmpx_ge_u32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7e00ced4e9fe0302ff000000
v_cmpx_ge_u32_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e00ced4fa040202015001ff
v_cmpx_ge_u64 v[254:255], v[2:3] // v_cmpx_ge_u64_e32 v[254:255], v[2:3] // fe05bc7d
v_cmpx_ge_u64_e32 -4.0, v[2:3] // f704bc7d
v_cmpx_ge_u64_e32 s[4:5], v[2:3] // 0404bc7d
v_cmpx_ge_u64_e64 -1, -1 // 7e00ded4c1820102
v_cmpx_ge_u64_e64 s[4:5], v[2:3] // 7e00ded404040202
v_cmpx_gt_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04087d01773905
v_cmpx_gt_f16 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04087d011f01ff
v_cmpx_gt_f16 v1, v2 // v_cmpx_gt_f16_e32 v1, v2 // 0105087d
v_cmpx_gt_f16_e32 0.5, v2 // f004087d
v_cmpx_gt_f16_e32 v1, v2 // 0105087d
v_cmpx_gt_f16_e64 0, v2 // 7e0084d480040202
v_cmpx_gt_f16_e64 vcc_lo, v2 // 7e0084d46a040202
v_cmpx_gt_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e8384d4ffd600620bfe0000
v_cmpx_gt_f16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0084d4e904020201773905
v_cmpx_gt_f16_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e0084d4fa040202010f01ff
v_cmpx_gt_f32 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04287d014001ff
v_cmpx_gt_f32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04287d015f0101
v_cmpx_gt_f32 v255, v2 // v_cmpx_gt_f32_e32 v255, v2 // ff05287d
v_cmpx_gt_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_gt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904287d01773905
v_cmpx_gt_f32_e32 7, v64 // 8780287d
v_cmpx_gt_f32_e32 vcc_lo, v2 // 6a04287d
v_cmpx_gt_f32_e64 v1, m0 // 7e0094d401fb0002
v_cmpx_gt_f32_e64 v1, vcc_hi // 7e0094d401d70002
v_cmpx_gt_f32_e64 vcc_hi, 0xaf123456 // 7e0094d46bfe0102563412af
v_cmpx_gt_f32_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0094d4fa040202011f01ff
v_cmpx_gt_f32_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0094d4fa040202014101ff
v_cmpx_gt_f64 s[2:3], v[2:3] // v_cmpx_gt_f64_e32 s[2:3], v[2:3] // 0204487d
v_cmpx_gt_f64_e32 0x3f717273, v[2:3] // ff04487d7372713f
v_cmpx_gt_f64_e32 s[104:105], v[2:3] // 6804487d
v_cmpx_gt_f64_e32 v[2:3], v[4:5] // 0209487d
v_cmpx_gt_f64_e64 -1, -1 // 7e00a4d4c1820102
v_cmpx_gt_f64_e64 s[2:3], s[4:5] // 7e00a4d402080002
v_cmpx_gt_f64_e64 ttmp[14:15], 0xaf123456 // 7e00a4d47afe0102563412af
v_cmpx_gt_i16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe687d7f000000
v_cmpx_gt_i16 v18, v3 row_shl:1 row_mask:0x4 bank_mask:0x0 // fa06687d12010140
v_cmpx_gt_i16_e32 m0, v2 // 7d04687d
v_cmpx_gt_i16_e32 vcc_hi, v2 // 6b04687d
v_cmpx_gt_i16_e64 -1, exec_hi // 7e00b4d4c1fe0002
v_cmpx_gt_i16_e64 src_scc, vcc_lo // 7e00b4d4fdd40002
v_cmpx_gt_i16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e00b4d4e9fe030201773905
v_cmpx_gt_i16_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00b4d4fa040202011f01ff
v_cmpx_gt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04887d01773905
v_cmpx_gt_i32 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04887d011f01ff
v_cmpx_gt_i32 vcc_hi, v2 // v_cmpx_gt_i32_e32 vcc_hi, v2 // 6b04887d
v_cmpx_gt_i32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_gt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904887d01773905
v_cmpx_gt_i32_e32 0xaf123456, v255 // fffe897d563412af
v_cmpx_gt_i32_e32 -4.0, v2 // f704887d
v_cmpx_gt_i32_e32 exec_hi, v2 // 7f04887d
v_cmpx_gt_i32_e64 0, v2 // 7e00c4d480040202
v_cmpx_gt_i32_e64 vcc_lo, v2 // 7e00c4d46a040202
v_cmpx_gt_i32_e64_dpp v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 7e00c4d4fa040202010101ff
v_cmpx_gt_i32_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e00c4d4fa040202015001ff
v_cmpx_gt_i64 s[4:5], v[2:3] // v_cmpx_gt_i64_e32 s[4:5], v[2:3] // 0404a87d
v_cmpx_gt_i64_e32 -4.0, v[2:3] // f704a87d
v_cmpx_gt_i64_e32 s[100:101], v[2:3] // 6404a87d
v_cmpx_gt_i64_e64 0.5, null // 7e00d4d4f0f80002
v_cmpx_gt_i64_e64 s[104:105], s[104:105] // 7e00d4d468d00002
v_cmpx_gt_u16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe787d7f000000
v_cmpx_gt_u16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04787d014001ff
v_cmpx_gt_u16 s101, v2 // v_cmpx_gt_u16_e32 s101, v2 // 6504787d
v_cmpx_gt_u16_e32 m0, v2 // 7d04787d
v_cmpx_gt_u16_e32 null, v2 // 7c04787d
v_cmpx_gt_u16_e64 vcc_lo, ttmp15 // 7e00bcd46af60002
v_cmpx_gt_u16_e64 v1, v2 // 7e00bcd401050202
v_cmpx_gt_u16_e64_dpp v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00bcd4e9040202ff773905
v_cmpx_gt_u16_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00bcd4fa040202011f01ff
v_cmpx_gt_u32 v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe997dff000000
v_cmpx_gt_u32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04987d015f0101
v_cmpx_gt_u32 s1, v2 // v_cmpx_gt_u32_e32 s1, v2 // 0104987d
v_cmpx_gt_u32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_gt_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904987d01773905
v_cmpx_gt_u32_e32 0, v2 // 8004987d
v_cmpx_gt_u32_e32 v255, v2 // ff05987d
v_cmpx_gt_u32_e64 v1, v2 // 7e00ccd401050202
v_cmpx_gt_u32_e64 vcc_hi, v2 // 7e00ccd46b040202
v_cmpx_gt_u32_e64_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 7e00ccd4fa040202011101ff
v_cmpx_gt_u32_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e00ccd4fa040202014101ff
v_cmpx_gt_u64 s[4:5], v[2:3] // v_cmpx_gt_u64_e32 s[4:5], v[2:3] // 0404b87d
v_cmpx_gt_u64_e32 0x3f717273, v[2:3] // ff04b87d7372713f
v_cmpx_gt_u64_e32 s[100:101], v[250:251] // 64f4b97d
v_cmpx_gt_u64_e32 v[218:219], v[48:49] // da61b87d
v_cmpx_gt_u64_e64 -1, -1 // 7e00dcd4c1820102
v_cmpx_gt_u64_e64 s[2:3], v[2:3] // 7e00dcd402040202
v_cmpx_le_f16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe067d7f000000
v_cmpx_le_f16 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04067d015f0101
v_cmpx_le_f16 vcc_lo, v2 // v_cmpx_le_f16_e32 vcc_lo, v2 // 6a04067d
v_cmpx_le_f16_e32 0.5, v2 // f004067d
v_cmpx_le_f16_e32 vcc_hi, v2 // 6b04067d
v_cmpx_le_f16_e64 0, v2 // 7e0083d480040202
v_cmpx_le_f16_e64 v1, vcc_lo // 7e0083d401d50002
v_cmpx_le_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e8383d4ffd600620bfe0000
v_cmpx_le_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e0083d4e9fe030201773905
v_cmpx_le_f16_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e0083d4fa040202015001ff
v_cmpx_le_f32 -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafe277dff6ff530
v_cmpx_le_f32 v1, v2 // v_cmpx_le_f32_e32 v1, v2 // 0105267d
v_cmpx_le_f32_e32 5, v1 // 8502267d
v_cmpx_le_f32_e32 s101, v2 // 6504267d
v_cmpx_le_f32_e64 s101, v2 // 7e0093d465040202
v_cmpx_le_f32_e64 -|v1|, v0 // 7e0193d401010222
v_cmpx_le_f32_e64 -|0xaf123456|, -|vcc_hi| clamp // 7e8393d4ffd60062563412af
v_cmpx_le_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0293d4ea04022201773905
v_cmpx_le_f32_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e0093d4fa040202015001ff
v_cmpx_le_f64 s[2:3], v[2:3] // v_cmpx_le_f64_e32 s[2:3], v[2:3] // 0204467d
v_cmpx_le_f64_e32 0xaf123456, v[2:3] // ff04467d563412af
v_cmpx_le_f64_e32 -4.0, v[2:3] // f704467d
v_cmpx_le_f64_e32 src_scc, v[2:3] // fd04467d
v_cmpx_le_f64_e64 0.5, null // 7e00a3d4f0f80002
v_cmpx_le_f64_e64 exec, v[2:3] // 7e00a3d47e040202
v_cmpx_le_f64_e64 0xaf123456, -|vcc| clamp // 7e82a3d4ffd40042563412af
v_cmpx_le_i16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe667d7f000000
v_cmpx_le_i16 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04667d010f01ff
v_cmpx_le_i16 s101, v2 // v_cmpx_le_i16_e32 s101, v2 // 6504667d
v_cmpx_le_i16_e32 0, v2 // 8004667d
v_cmpx_le_i16_e32 s101, v2 // 6504667d
v_cmpx_le_i16_e64 v1, vcc_lo // 7e00b3d401d50002
v_cmpx_le_i16_e64 src_scc, vcc_lo // 7e00b3d4fdd40002
v_cmpx_le_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00b3d4e904020201773905
v_cmpx_le_i16_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e00b3d4fa040202014101ff
v_cmpx_le_i32 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04867d014001ff
v_cmpx_le_i32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04867d015f0101
v_cmpx_le_i32 exec_lo, v2 // v_cmpx_le_i32_e32 exec_lo, v2 // 7e04867d
v_cmpx_le_i32_e32 0, v2 // 8004867d
v_cmpx_le_i32_e32 v73, v209 // 49a3877d
v_cmpx_le_i32_e64 m0, v2 // 7e00c3d47d040202
v_cmpx_le_i32_e64 -4.0, v2 // 7e00c3d4f7040202
v_cmpx_le_i32_e64 0xaf123456, vcc_hi // 7e00c3d4ffd60002563412af
v_cmpx_le_i32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7e00c3d4e9fe0302ff000000
v_cmpx_le_i32_e64_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 7e00c3d4fa040202011101ff
v_cmpx_le_i64 v[254:255], v[2:3] // v_cmpx_le_i64_e32 v[254:255], v[2:3] // fe05a67d
v_cmpx_le_i64_e32 -4.0, v[2:3] // f704a67d
v_cmpx_le_i64_e32 null, v[2:3] // 7c04a67d
v_cmpx_le_i64_e64 -1, -1 // 7e00d3d4c1820102
v_cmpx_le_i64_e64 vcc, v[2:3] // 7e00d3d46a040202
v_cmpx_le_u16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904767d01773905
v_cmpx_le_u16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04767d014001ff
v_cmpx_le_u16 s1, v2 // v_cmpx_le_u16_e32 s1, v2 // 0104767d
v_cmpx_le_u16_e32 null, v2 // 7c04767d
v_cmpx_le_u16_e32 s95, v28 // 5f38767d
v_cmpx_le_u16_e64 -1, v2 // 7e00bbd4c1040202
v_cmpx_le_u16_e64 ttmp15, src_scc // 7e00bbd47bfa0102
v_cmpx_le_u16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e00bbd4e9fe030201773905
v_cmpx_le_u16_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e00bbd4fa040202010f01ff
v_cmpx_le_u32 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04967d014001ff
v_cmpx_le_u32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04967d014101ff
v_cmpx_le_u32 s1, v2 // v_cmpx_le_u32_e32 s1, v2 // 0104967d
v_cmpx_le_u32_e32 -4.0, v2 // f704967d
v_cmpx_le_u32_e32 s105, v2 // 6904967d
v_cmpx_le_u32_e64 v1, -4.0 // 7e00cbd401ef0102
v_cmpx_le_u32_e64 v1, vcc_lo // 7e00cbd401d50002
v_cmpx_le_u32_e64 vcc_hi, 0xaf123456 // 7e00cbd46bfe0102563412af
v_cmpx_le_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00cbd4e904020201773905
v_cmpx_le_u32_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00cbd4fa040202011f01ff
v_cmpx_le_u64 v[1:2], v[2:3] // v_cmpx_le_u64_e32 v[1:2], v[2:3] // 0105b67d
v_cmpx_le_u64_e32 0.5, v[2:3] // f004b67d
v_cmpx_le_u64_e32 src_scc, v[2:3] // fd04b67d
v_cmpx_le_u64_e64 -1, -1 // 7e00dbd4c1820102
v_cmpx_le_u64_e64 exec, v[2:3] // 7e00dbd47e040202
v_cmpx_lg_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a7d01773905
v_cmpx_lg_f16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a7d014001ff
v_cmpx_lg_f16 v1, v2 // v_cmpx_lg_f16_e32 v1, v2 // 01050a7d
v_cmpx_lg_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_lg_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a7d01773905
v_cmpx_lg_f16_e32 s1, v2 // 01040a7d
v_cmpx_lg_f16_e32 vcc_hi, v2 // 6b040a7d
v_cmpx_lg_f16_e64 0, v2 // 7e0085d480040202
v_cmpx_lg_f16_e64 v1, vcc_lo // 7e0085d401d50002
v_cmpx_lg_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e8385d4ffd600620bfe0000
v_cmpx_lg_f16_e64_dpp v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0085d4e9040202ff773905
v_cmpx_lg_f16_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e8385d4e9fe0362ff000000
v_cmpx_lg_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9042a7d01773905
v_cmpx_lg_f32 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa042a7d015001ff
v_cmpx_lg_f32 v1, v2 // v_cmpx_lg_f32_e32 v1, v2 // 01052a7d
v_cmpx_lg_f32_e32 0xaf123456, v2 // ff042a7d563412af
v_cmpx_lg_f32_e32 m0, v2 // 7d042a7d
v_cmpx_lg_f32_e32 s105, v2 // 69042a7d
v_cmpx_lg_f32_e64 0.5, v2 // 7e0095d4f0040202
v_cmpx_lg_f32_e64 v1, vcc_lo // 7e0095d401d50002
v_cmpx_lg_f32_e64 vcc_hi, 0xaf123456 // 7e0095d46bfe0102563412af
v_cmpx_lg_f32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0095d4e904020201773905
v_cmpx_lg_f32_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e0095d4fa040202010f01ff
v_cmpx_lg_f64 v[1:2], v[2:3] // v_cmpx_lg_f64_e32 v[1:2], v[2:3] // 01054a7d
v_cmpx_lg_f64_e32 31, v[152:153] // 9f304b7d
v_cmpx_lg_f64_e32 s[4:5], v[2:3] // 04044a7d
v_cmpx_lg_f64_e64 0, v[2:3] // 7e00a5d480040202
v_cmpx_lg_f64_e64 -|exec|, src_scc // 7e01a5d47efa0122
v_cmpx_lg_f64_e64 0xaf123456, -|vcc| clamp // 7e82a5d4ffd40042563412af
v_cmpx_lt_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04027d01773905
v_cmpx_lt_f16 -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafe027d7f6ff530
v_cmpx_lt_f16 v1, v2 // v_cmpx_lt_f16_e32 v1, v2 // 0105027d
v_cmpx_lt_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_lt_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904027d01773905
v_cmpx_lt_f16_e32 0.5, v2 // f004027d
v_cmpx_lt_f16_e32 s101, v2 // 6504027d
v_cmpx_lt_f16_e64 v1, 0.5 // 7e0081d401e10102
v_cmpx_lt_f16_e64 s101, v2 // 7e0081d465040202
v_cmpx_lt_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e0081d4e9fe030201773905
v_cmpx_lt_f16_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e0081d4fa040202014001ff
v_cmpx_lt_f32 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04227d010f01ff
v_cmpx_lt_f32 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04227d011f01ff
v_cmpx_lt_f32 vcc_lo, v2 // v_cmpx_lt_f32_e32 vcc_lo, v2 // 6a04227d
v_cmpx_lt_f32_e32 0.5, v2 // f004227d
v_cmpx_lt_f32_e32 -4.0, v2 // f704227d
v_cmpx_lt_f32_e64 m0, v2 // 7e0091d47d040202
v_cmpx_lt_f32_e64 s105, s105 // 7e0091d469d20002
v_cmpx_lt_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0291d4ea04022201773905
v_cmpx_lt_f32_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e8391d4e9fe0362ff000000
v_cmpx_lt_f64 s[2:3], v[2:3] // v_cmpx_lt_f64_e32 s[2:3], v[2:3] // 0204427d
v_cmpx_lt_f64_e32 exec, v[2:3] // 7e04427d
v_cmpx_lt_f64_e32 s[104:105], v[2:3] // 6804427d
v_cmpx_lt_f64_e64 -1, -1 // 7e00a1d4c1820102
v_cmpx_lt_f64_e64 s[4:5], v[2:3] // 7e00a1d404040202
v_cmpx_lt_i16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe627d7f000000
v_cmpx_lt_i16 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04627d011f01ff
v_cmpx_lt_i16 s1, v2 // v_cmpx_lt_i16_e32 s1, v2 // 0104627d
v_cmpx_lt_i16_e32 0, v2 // 8004627d
v_cmpx_lt_i16_e32 ttmp15, v2 // 7b04627d
v_cmpx_lt_i16_e64 s1, s2 // 7e00b1d401040002
v_cmpx_lt_i16_e64 -1, exec_hi // 7e00b1d4c1fe0002
v_cmpx_lt_i16_e64 vcc_hi, 0xfe0b // 7e00b1d46bfe01020bfe0000
v_cmpx_lt_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e00b1d4ea04020201773905
v_cmpx_lt_i16_e64_dpp v1, v255 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00b1d4fafe0302011b00ff
v_cmpx_lt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904827d01773905
v_cmpx_lt_i32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa04827d015f0101
v_cmpx_lt_i32 v1, v2 // v_cmpx_lt_i32_e32 v1, v2 // 0105827d
v_cmpx_lt_i32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_lt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904827d01773905
v_cmpx_lt_i32_e32 -1, v2 // c104827d
v_cmpx_lt_i32_e32 s1, v2 // 0104827d
v_cmpx_lt_i32_e64 0.5, v2 // 7e00c1d4f0040202
v_cmpx_lt_i32_e64 vcc_lo, v2 // 7e00c1d46a040202
v_cmpx_lt_i32_e64 0xaf123456, vcc_hi // 7e00c1d4ffd60002563412af
v_cmpx_lt_i32_e64_dpp v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 7e00c1d4fa040202012101ff
v_cmpx_lt_i32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00c1d4fa040202011b00ff
v_cmpx_lt_i64 v[254:255], v[2:3] // v_cmpx_lt_i64_e32 v[254:255], v[2:3] // fe05a27d
v_cmpx_lt_i64_e32 -4.0, v[2:3] // f704a27d
v_cmpx_lt_i64_e32 s[4:5], v[2:3] // 0404a27d
v_cmpx_lt_i64_e64 -1, -1 // 7e00d1d4c1820102
v_cmpx_lt_i64_e64 src_scc, exec // 7e00d1d4fdfc0002
v_cmpx_lt_u16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe727d7f000000
v_cmpx_lt_u16 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04727d011f01ff
v_cmpx_lt_u16 s1, v2 // v_cmpx_lt_u16_e32 s1, v2 // 0104727d
v_cmpx_lt_u16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_lt_u16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904727d01773905
v_cmpx_lt_u16_e32 -1, v2 // c104727d
v_cmpx_lt_u16_e32 s105, v2 // 6904727d
v_cmpx_lt_u16_e64 -1, v2 // 7e00b9d4c1040202
v_cmpx_lt_u16_e64 v1, vcc_lo // 7e00b9d401d50002
v_cmpx_lt_u16_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7e00b9d4e9fe0302ff000000
v_cmpx_lt_u16_e64_dpp v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 7e00b9d4fa040202015f0101
v_cmpx_lt_u32 v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa04927d012101ff
v_cmpx_lt_u32 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04927d015001ff
v_cmpx_lt_u32 s101, v2 // v_cmpx_lt_u32_e32 s101, v2 // 6504927d
v_cmpx_lt_u32_e32 0.5, v2 // f004927d
v_cmpx_lt_u32_e32 v255, v2 // ff05927d
v_cmpx_lt_u32_e64 0, v2 // 7e00c9d480040202
v_cmpx_lt_u32_e64 v1, vcc_lo // 7e00c9d401d50002
v_cmpx_lt_u32_e64 0xaf123456, vcc_hi // 7e00c9d4ffd60002563412af
v_cmpx_lt_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00c9d4e904020201773905
v_cmpx_lt_u32_e64_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 7e00c9d4fa040202011101ff
v_cmpx_lt_u64 v[254:255], v[2:3] // v_cmpx_lt_u64_e32 v[254:255], v[2:3] // fe05b27d
v_cmpx_lt_u64_e32 0.5, v[2:3] // f004b27d
v_cmpx_lt_u64_e32 null, v[2:3] // 7c04b27d
v_cmpx_lt_u64_e64 -1, -1 // 7e00d9d4c1820102
v_cmpx_lt_u64_e64 vcc, v[2:3] // 7e00d9d46a040202
v_cmpx_ne_i16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe6a7d7f000000
v_cmpx_ne_i16 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa046a7d014101ff
v_cmpx_ne_i16 vcc_lo, v2 // v_cmpx_ne_i16_e32 vcc_lo, v2 // 6a046a7d
v_cmpx_ne_i16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_ne_i16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9046a7d01773905
v_cmpx_ne_i16_e32 -1, v2 // c1046a7d
v_cmpx_ne_i16_e32 null, v2 // 7c046a7d
v_cmpx_ne_i16_e64 s105, s105 // 7e00b5d469d20002
v_cmpx_ne_i16_e64 v255, v2 // 7e00b5d4ff050202
v_cmpx_ne_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e00b5d4ea04020201773905
v_cmpx_ne_i16_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e00b5d4fa040202012f01ff
v_cmpx_ne_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea048a7d01773905
v_cmpx_ne_i32 v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa048a7d012101ff
v_cmpx_ne_i32 s1, v2 // v_cmpx_ne_i32_e32 s1, v2 // 01048a7d
v_cmpx_ne_i32_e32 61, v212 // bda88b7d
v_cmpx_ne_i32_e32 -4.0, v2 // f7048a7d
v_cmpx_ne_i32_e64 0, v2 // 7e00c5d480040202
v_cmpx_ne_i32_e64 v1, vcc_lo // 7e00c5d401d50002
v_cmpx_ne_i32_e64 vcc_hi, 0xaf123456 // 7e00c5d46bfe0102563412af
v_cmpx_ne_i32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e00c5d4e904020201773905
v_cmpx_ne_i32_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e00c5d4fa040202014101ff
v_cmpx_ne_i64 s[4:5], v[2:3] // v_cmpx_ne_i64_e32 s[4:5], v[2:3] // 0404aa7d
v_cmpx_ne_i64_e32 -1, v[2:3] // c104aa7d
v_cmpx_ne_i64_e32 s[2:3], v[2:3] // 0204aa7d
v_cmpx_ne_i64_e64 -1, -1 // 7e00d5d4c1820102
v_cmpx_ne_i64_e64 src_scc, exec // 7e00d5d4fdfc0002
v_cmpx_ne_u16 v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa047a7d012101ff
v_cmpx_ne_u16 v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa047a7d011b00ff
v_cmpx_ne_u16_e32 vcc_lo, v2 // 6a047a7d
v_cmpx_ne_u16_e32 src_scc, v2 // fd047a7d
v_cmpx_ne_u16_e64 -1, v2 // 7e00bdd4c1040202
v_cmpx_ne_u16_e64 s105, s105 // 7e00bdd469d20002
v_cmpx_ne_u16_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7e00bdd4e9fe0302ff000000
v_cmpx_ne_u16_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00bdd4fa040202011f01ff
v_cmpx_ne_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea049a7d01773905
v_cmpx_ne_u32 v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa049a7d015f0101
v_cmpx_ne_u32 v1, v2 // v_cmpx_ne_u32_e32 v1, v2 // 01059a7d
v_cmpx_ne_u32_e32 0xaf123456, v2 // ff049a7d563412af
v_cmpx_ne_u32_e32 -4.0, v2 // f7049a7d
v_cmpx_ne_u32_e32 null, v2 // 7c049a7d
v_cmpx_ne_u32_e64 0, v2 // 7e00cdd480040202
v_cmpx_ne_u32_e64 s101, v2 // 7e00cdd465040202
v_cmpx_ne_u32_e64 vcc_hi, 0xaf123456 // 7e00cdd46bfe0102563412af
v_cmpx_ne_u32_e64_dpp v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7e00cdd4e9fe0302ff000000
v_cmpx_ne_u32_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e00cdd4fa040202011f01ff
v_cmpx_ne_u64 v[254:255], v[2:3] // v_cmpx_ne_u64_e32 v[254:255], v[2:3] // fe05ba7d
v_cmpx_ne_u64_e32 -1, v[2:3] // c104ba7d
v_cmpx_ne_u64_e32 exec, v[2:3] // 7e04ba7d
v_cmpx_ne_u64_e64 -1, -1 // 7e00ddd4c1820102
v_cmpx_ne_u64_e64 exec, src_scc // 7e00ddd47efa0102
v_cmpx_neq_f16 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa041a7d011f01ff
v_cmpx_neq_f16 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa041a7d015001ff
v_cmpx_neq_f16 v1, v2 // v_cmpx_neq_f16_e32 v1, v2 // 01051a7d
v_cmpx_neq_f16_e32 0.5, v2 // f0041a7d
v_cmpx_neq_f16_e32 -4.0, v2 // f7041a7d
v_cmpx_neq_f16_e64 m0, v2 // 7e008dd47d040202
v_cmpx_neq_f16_e64 0.5, v2 // 7e008dd4f0040202
v_cmpx_neq_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e838dd4ffd600620bfe0000
v_cmpx_neq_f16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e008dd4e904020201773905
v_cmpx_neq_f16_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e008dd4fa040202010f01ff
v_cmpx_neq_f32 v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe3b7dff000000
v_cmpx_neq_f32 v98, v64 quad_perm:[0,0,2,2] row_mask:0x1 bank_mask:0x0 // fa803a7d62a00010
v_cmpx_neq_f32 v1, v2 // v_cmpx_neq_f32_e32 v1, v2 // 01053a7d
v_cmpx_neq_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_neq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9043a7d01773905
v_cmpx_neq_f32_e32 0x3f717273, v2 // ff043a7d7372713f
v_cmpx_neq_f32_e32 null, v2 // 7c043a7d
v_cmpx_neq_f32_e32 src_scc, v2 // fd043a7d
v_cmpx_neq_f32_e64 -4.0, v2 // 7e009dd4f7040202
v_cmpx_neq_f32_e64 0.5, -m0 // 7e009dd4f0fa0042
v_cmpx_neq_f32_e64 -|0xaf123456|, -|vcc_hi| clamp // 7e839dd4ffd60062563412af
v_cmpx_neq_f32_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e009dd4fa040202010f01ff
v_cmpx_neq_f32_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e839dd4e9fe0362ff000000
v_cmpx_neq_f64 v[254:255], v[2:3] // v_cmpx_neq_f64_e32 v[254:255], v[2:3] // fe055a7d
v_cmpx_neq_f64_e32 0xaf123456, v[2:3] // ff045a7d563412af
v_cmpx_neq_f64_e32 null, v[2:3] // 7c045a7d
v_cmpx_neq_f64_e32 v[254:255], v[2:3] // fe055a7d
v_cmpx_neq_f64_e64 0.5, v[2:3] // 7e00add4f0040202
v_cmpx_neq_f64_e64 -|exec|, src_scc // 7e01add47efa0122
v_cmpx_neq_f64_e64 0xaf123456, -|vcc| clamp // 7e82add4ffd40042563412af
v_cmpx_nge_f16 v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa04127d012101ff
v_cmpx_nge_f16 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04127d010f01ff
v_cmpx_nge_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_nge_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904127d01773905
v_cmpx_nge_f16_e32 0xfe0b, v2 // ff04127d0bfe0000
v_cmpx_nge_f16_e32 v1, v2 // 0105127d
v_cmpx_nge_f16_e32 vcc_hi, v2 // 6b04127d
v_cmpx_nge_f16_e64 0, v2 // 7e0089d480040202
v_cmpx_nge_f16_e64 -v1, -v2 // 7e0089d401050262
v_cmpx_nge_f16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0089d4e904020201773905
v_cmpx_nge_f16_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e0089d4fa040202015001ff
v_cmpx_nge_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904327d01773905
v_cmpx_nge_f32 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa04327d014001ff
v_cmpx_nge_f32 v1, v2 // v_cmpx_nge_f32_e32 v1, v2 // 0105327d
v_cmpx_nge_f32_e32 0xaf123456, v255 // fffe337d563412af
v_cmpx_nge_f32_e32 -1, v2 // c104327d
v_cmpx_nge_f32_e32 vcc_lo, v2 // 6a04327d
v_cmpx_nge_f32_e64 m0, v2 // 7e0099d47d040202
v_cmpx_nge_f32_e64 -v1, -v2 // 7e0099d401050262
v_cmpx_nge_f32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0099d4e904020201773905
v_cmpx_nge_f32_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0099d4fa040202014101ff
v_cmpx_nge_f64 s[4:5], v[2:3] // v_cmpx_nge_f64_e32 s[4:5], v[2:3] // 0404527d
v_cmpx_nge_f64_e32 2, v[30:31] // 823c527d
v_cmpx_nge_f64_e32 null, v[2:3] // 7c04527d
v_cmpx_nge_f64_e64 0.5, v[2:3] // 7e00a9d4f0040202
v_cmpx_nge_f64_e64 v[254:255], v[254:255] // 7e00a9d4fefd0302
v_cmpx_nge_f64_e64 0xaf123456, -|vcc| clamp // 7e82a9d4ffd40042563412af
v_cmpx_ngt_f16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe167d7f000000
v_cmpx_ngt_f16 v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa04167d010f01ff
v_cmpx_ngt_f16 v1, v2 // v_cmpx_ngt_f16_e32 v1, v2 // 0105167d
v_cmpx_ngt_f16_e32 0xfe0b, v2 // ff04167d0bfe0000
v_cmpx_ngt_f16_e32 s105, v2 // 6904167d
v_cmpx_ngt_f16_e32 null, v2 // 7c04167d
v_cmpx_ngt_f16_e64 m0, v2 // 7e008bd47d040202
v_cmpx_ngt_f16_e64 0.5, -m0 // 7e008bd4f0fa0042
v_cmpx_ngt_f16_e64_dpp v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e008bd4e9040202ff773905
v_cmpx_ngt_f16_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e008bd4fa040202011f01ff
v_cmpx_ngt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904367d01773905
v_cmpx_ngt_f32 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04367d015001ff
v_cmpx_ngt_f32 v1, v2 // v_cmpx_ngt_f32_e32 v1, v2 // 0105367d
v_cmpx_ngt_f32_e32 0xaf123456, v2 // ff04367d563412af
v_cmpx_ngt_f32_e32 ttmp15, v2 // 7b04367d
v_cmpx_ngt_f32_e32 exec_hi, v2 // 7f04367d
v_cmpx_ngt_f32_e64 0, v2 // 7e009bd480040202
v_cmpx_ngt_f32_e64 v255, v255 // 7e009bd4ffff0302
v_cmpx_ngt_f32_e64_dpp |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 7e019bd4e904024201773905
v_cmpx_ngt_f32_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e009bd4fa040202011f01ff
v_cmpx_ngt_f64 s[4:5], v[2:3] // v_cmpx_ngt_f64_e32 s[4:5], v[2:3] // 0404567d
v_cmpx_ngt_f64_e32 0x3f717273, v[2:3] // ff04567d7372713f
v_cmpx_ngt_f64_e32 null, v[2:3] // 7c04567d
v_cmpx_ngt_f64_e32 v[254:255], v[2:3] // fe05567d
v_cmpx_ngt_f64_e64 null, 0.5 // 7e00abd47ce00102
v_cmpx_ngt_f64_e64 exec, v[2:3] // 7e00abd47e040202
v_cmpx_nle_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904187d01773905
v_cmpx_nle_f16 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04187d015001ff
v_cmpx_nle_f16_e32 26, v111 // 9ade187d
v_cmpx_nle_f16_e32 s105, v2 // 6904187d
v_cmpx_nle_f16_e64 0.5, v2 // 7e008cd4f0040202
v_cmpx_nle_f16_e64 0.5, -m0 // 7e008cd4f0fa0042
v_cmpx_nle_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e838cd4ffd600620bfe0000
v_cmpx_nle_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e008cd4e9fe030201773905
v_cmpx_nle_f16_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e008cd4fa040202012f01ff
v_cmpx_nle_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea04387d01773905
v_cmpx_nle_f32 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04387d015001ff
v_cmpx_nle_f32 v1, v2 // v_cmpx_nle_f32_e32 v1, v2 // 0105387d
v_cmpx_nle_f32_e32 0x3f717273, v2 // ff04387d7372713f
v_cmpx_nle_f32_e32 v1, v255 // 01ff397d
v_cmpx_nle_f32_e32 exec_lo, v2 // 7e04387d
v_cmpx_nle_f32_e64 0, v2 // 7e009cd480040202
v_cmpx_nle_f32_e64 vcc_lo, v2 // 7e009cd46a040202
v_cmpx_nle_f32_e64 -|0xaf123456|, -|vcc_hi| clamp // 7e839cd4ffd60062563412af
v_cmpx_nle_f32_e64_dpp v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 7e009cd4fa040202012101ff
v_cmpx_nle_f32_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e839cd4e9fe0362ff000000
v_cmpx_nle_f64 v[254:255], v[2:3] // v_cmpx_nle_f64_e32 v[254:255], v[2:3] // fe05587d
v_cmpx_nle_f64_e32 -1, v[2:3] // c104587d
v_cmpx_nle_f64_e32 src_scc, v[2:3] // fd04587d
v_cmpx_nle_f64_e64 0.5, null // 7e00acd4f0f80002
v_cmpx_nle_f64_e64 0.5, v[2:3] // 7e00acd4f0040202
v_cmpx_nlg_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904147d01773905
v_cmpx_nlg_f16 v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa04147d015001ff
v_cmpx_nlg_f16 v1, v2 // v_cmpx_nlg_f16_e32 v1, v2 // 0105147d
v_cmpx_nlg_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_nlg_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904147d01773905
v_cmpx_nlg_f16_e32 -4.0, v2 // f704147d
v_cmpx_nlg_f16_e32 ttmp15, v2 // 7b04147d
v_cmpx_nlg_f16_e64 -4.0, v2 // 7e008ad4f7040202
v_cmpx_nlg_f16_e64 s101, v2 // 7e008ad465040202
v_cmpx_nlg_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e838ad4ffd600620bfe0000
v_cmpx_nlg_f16_e64_dpp v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 7e008ad4e9040202ff773905
v_cmpx_nlg_f16_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e838ad4e9fe0362ff000000
v_cmpx_nlg_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904347d01773905
v_cmpx_nlg_f32 v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa04347d012f01ff
v_cmpx_nlg_f32 v1, v2 // v_cmpx_nlg_f32_e32 v1, v2 // 0105347d
v_cmpx_nlg_f32_e32 -4.0, v2 // f704347d
v_cmpx_nlg_f32_e32 47, v146 // af24357d
v_cmpx_nlg_f32_e64 v1, 0 // 7e009ad401010102
v_cmpx_nlg_f32_e64 s101, v2 // 7e009ad465040202
v_cmpx_nlg_f32_e64 vcc_hi, 0xaf123456 // 7e009ad46bfe0102563412af
v_cmpx_nlg_f32_e64_dpp v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 7e009ad4fa040202012f01ff
v_cmpx_nlg_f32_e64_dpp -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7e839ad4e9fe0362ff000000
v_cmpx_nlg_f64 v[1:2], v[2:3] // v_cmpx_nlg_f64_e32 v[1:2], v[2:3] // 0105547d
v_cmpx_nlg_f64_e32 0x3f717273, v[2:3] // ff04547d7372713f
v_cmpx_nlg_f64_e32 src_scc, v[2:3] // fd04547d
v_cmpx_nlg_f64_e32 s[64:65], v[0:1] // 4000547d
v_cmpx_nlg_f64_e64 null, 0.5 // 7e00aad47ce00102
v_cmpx_nlg_f64_e64 -|src_scc|, -|exec| // 7e03aad4fdfc0062
v_cmpx_nlg_f64_e64 0xaf123456, -|vcc| clamp // 7e82aad4ffd40042563412af
v_cmpx_nlt_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea041c7d01773905
v_cmpx_nlt_f16 v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa041c7d014001ff
v_cmpx_nlt_f16 v1, v2 // v_cmpx_nlt_f16_e32 v1, v2 // 01051c7d
v_cmpx_nlt_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_nlt_f16 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9041c7d01773905
v_cmpx_nlt_f16_e32 0xfe0b, v127 // fffe1c7d0bfe0000
v_cmpx_nlt_f16_e32 vcc_hi, v2 // 6b041c7d
v_cmpx_nlt_f16_e32 src_scc, v2 // fd041c7d
v_cmpx_nlt_f16_e64 m0, v2 // 7e008ed47d040202
v_cmpx_nlt_f16_e64 -4.0, v2 // 7e008ed4f7040202
v_cmpx_nlt_f16_e64 vcc_hi, 0xfe0b // 7e008ed46bfe01020bfe0000
v_cmpx_nlt_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e008ed4e9fe030201773905
v_cmpx_nlt_f16_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e008ed4fa040202014001ff
v_cmpx_nlt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea043c7d01773905
v_cmpx_nlt_f32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa043c7d014101ff
v_cmpx_nlt_f32 v255, v2 // v_cmpx_nlt_f32_e32 v255, v2 // ff053c7d
v_cmpx_nlt_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_nlt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9043c7d01773905
v_cmpx_nlt_f32_e32 0.5, v2 // f0043c7d
v_cmpx_nlt_f32_e32 v1, v255 // 01ff3d7d
v_cmpx_nlt_f32_e64 m0, v2 // 7e009ed47d040202
v_cmpx_nlt_f32_e64 0.5, -m0 // 7e009ed4f0fa0042
v_cmpx_nlt_f32_e64_dpp |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 7e019ed4e904024201773905
v_cmpx_nlt_f32_e64_dpp v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 7e009ed4fa040202011f01ff
v_cmpx_nlt_f64 exec, v[2:3] // v_cmpx_nlt_f64_e32 exec, v[2:3] // 7e045c7d
v_cmpx_nlt_f64_e32 -4.0, v[2:3] // f7045c7d
v_cmpx_nlt_f64_e32 exec, v[2:3] // 7e045c7d
v_cmpx_nlt_f64_e64 -1, -1 // 7e00aed4c1820102
v_cmpx_nlt_f64_e64 exec, v[2:3] // 7e00aed47e040202
v_cmpx_nlt_f64_e64 ttmp[14:15], 0xaf123456 // 7e00aed47afe0102563412af
v_cmpx_o_f16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe0e7d7f000000
v_cmpx_o_f16 v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // fa040e7d012101ff
v_cmpx_o_f16 s1, v2 // v_cmpx_o_f16_e32 s1, v2 // 01040e7d
v_cmpx_o_f16_e32 0xfe0b, v127 // fffe0e7d0bfe0000
v_cmpx_o_f16_e32 v127, v2 // 7f050e7d
v_cmpx_o_f16_e32 exec_lo, v2 // 7e040e7d
v_cmpx_o_f16_e64 v1, 0.5 // 7e0087d401e10102
v_cmpx_o_f16_e64 0.5, -m0 // 7e0087d4f0fa0042
v_cmpx_o_f16_e64 -|0xfe0b|, -|vcc_hi| clamp // 7e8387d4ffd600620bfe0000
v_cmpx_o_f16_e64_dpp |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0187d4e904024201773905
v_cmpx_o_f16_e64_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0087d4fa040202014101ff
v_cmpx_o_f32 v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9fe2f7dff000000
v_cmpx_o_f32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa042e7d014101ff
v_cmpx_o_f32 vcc_lo, v2 // v_cmpx_o_f32_e32 vcc_lo, v2 // 6a042e7d
v_cmpx_o_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_o_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9042e7d01773905
v_cmpx_o_f32_e32 m0, v2 // 7d042e7d
v_cmpx_o_f32_e32 vcc_hi, v2 // 6b042e7d
v_cmpx_o_f32_e64 v1, m0 // 7e0097d401fb0002
v_cmpx_o_f32_e64 s105, s105 // 7e0097d469d20002
v_cmpx_o_f32_e64 -|0xaf123456|, -|vcc_hi| clamp // 7e8397d4ffd60062563412af
v_cmpx_o_f32_e64_dpp |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0197d4e904024201773905
v_cmpx_o_f32_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e0097d4fa040202010f01ff
v_cmpx_o_f64 v[1:2], v[2:3] // v_cmpx_o_f64_e32 v[1:2], v[2:3] // 01054e7d
v_cmpx_o_f64_e32 0.5, v[2:3] // f0044e7d
v_cmpx_o_f64_e32 s[2:3], v[2:3] // 02044e7d
v_cmpx_o_f64_e64 0.5, null // 7e00a7d4f0f80002
v_cmpx_o_f64_e64 -|exec|, src_scc // 7e01a7d47efa0122
v_cmpx_o_f64_e64 0xaf123456, -|vcc| clamp // 7e82a7d4ffd40042563412af
v_cmpx_u_f16 v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fe107d7f000000
v_cmpx_u_f16 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04107d011f01ff
v_cmpx_u_f16 vcc_lo, v2 // v_cmpx_u_f16_e32 vcc_lo, v2 // 6a04107d
v_cmpx_u_f16_e32 0.5, v2 // f004107d
v_cmpx_u_f16_e32 s2, v8 // 0210107d
v_cmpx_u_f16_e64 0.5, v2 // 7e0088d4f0040202
v_cmpx_u_f16_e64 0.5, -m0 // 7e0088d4f0fa0042
v_cmpx_u_f16_e64_dpp v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 7e0088d4e9fe030201773905
v_cmpx_u_f16_e64_dpp v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 7e0088d4fa040202010f01ff
v_cmpx_u_f32 v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa04307d011f01ff
v_cmpx_u_f32 v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa04307d014101ff
v_cmpx_u_f32 s101, v2 // v_cmpx_u_f32_e32 s101, v2 // 6504307d
v_cmpx_u_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmpx_u_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904307d01773905
v_cmpx_u_f32_e32 v255, v2 // ff05307d
v_cmpx_u_f32_e32 vcc_lo, v2 // 6a04307d
v_cmpx_u_f32_e64 v1, 0 // 7e0098d401010102
v_cmpx_u_f32_e64 -4.0, v2 // 7e0098d4f7040202
v_cmpx_u_f32_e64_dpp |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 7e0198d4e904024201773905
v_cmpx_u_f32_e64_dpp v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 7e0098d4fa040202015001ff
v_cmpx_u_f64 v[1:2], v[2:3] // v_cmpx_u_f64_e32 v[1:2], v[2:3] // 0105507d
v_cmpx_u_f64_e32 0x3f717273, v[2:3] // ff04507d7372713f
v_cmpx_u_f64_e32 src_scc, v[2:3] // fd04507d
v_cmpx_u_f64_e32 s[104:105], v[2:3] // 6804507d
v_cmpx_u_f64_e64 null, 0.5 // 7e00a8d47ce00102
v_cmpx_u_f64_e64 s[4:5], v[2:3] // 7e00a8d404040202
v_cmpx_u_f64_e64 ttmp[14:15], 0xaf123456 // 7e00a8d47afe0102563412af
