v_cmp_eq_f32 vcc, vcc_hi, v2                             // v_cmp_eq_f32_e32 vcc, vcc_hi, v2 // 6b04247c
v_cmp_eq_f64 vcc, s[100:101], v[2:3]                     // v_cmp_eq_f64_e32 vcc, s[100:101], v[2:3] // 6404447c
v_cmp_eq_i32 vcc, s1, v2                                 // v_cmp_eq_i32_e32 vcc, s1, v2 // 0104847c
v_cmp_class_f32 vcc, v255, v2                            // v_cmp_class_f32_e32 vcc, v255, v2 // ff05fc7c
v_cmp_eq_i16 vcc, v1, v2                                 // v_cmp_eq_i16_e32 vcc, v1.l, v2.l // 0105647c
v_cmp_class_f16 vcc, exec_lo, v2                         // v_cmp_class_f16_e32 vcc, exec_lo, v2.l // 7e04fa7c
v_cmp_eq_i64 vcc, s[100:101], v[2:3]                     // v_cmp_eq_i64_e32 vcc, s[100:101], v[2:3] // 6404a47c
v_cmp_class_f64 vcc, v[254:255], v2                      // v_cmp_class_f64_e32 vcc, v[254:255], v2 // fe05fe7c
v_cmp_eq_u64 vcc, v[1:2], v[2:3]                         // v_cmp_eq_u64_e32 vcc, v[1:2], v[2:3] // 0105b47c
v_cmp_eq_u16 vcc, v1, v2                                 // v_cmp_eq_u16_e32 vcc, v1.l, v2.l // 0105747c
v_cmp_eq_u32 vcc, vcc_hi, v2                             // v_cmp_eq_u32_e32 vcc, vcc_hi, v2 // 6b04947c
v_cmp_eq_f16 vcc, vcc_lo, v2                             // v_cmp_eq_f16_e32 vcc, vcc_lo, v2.l // 6a04047c
v_cmp_eq_f32_e64 s[100:101], v1, v2                      // 640012d401050202
v_cmp_eq_f64_e64 s[10:11], v[1:2], v[2:3]                // 0a0022d401050202
v_cmp_eq_i32_e64 s[100:101], v1, v2                      // 640042d401050202
v_cmp_class_f32_e64 s[10:11], v1, v2                     // 0a007ed401050202
v_cmp_eq_i16_e64 s[10:11], s1, v2                        // v_cmp_eq_i16_e64 s[10:11], s1, v2.l // 0a0032d401040202
v_cmp_class_f16_e64 s[10:11], v1, v2                     // v_cmp_class_f16_e64 s[10:11], v1.l, v2.l // 0a007dd401050202
v_cmp_eq_i64_e64 s[10:11], v[1:2], v[2:3]                // 0a0052d401050202
v_cmp_class_f64_e64 s[10:11], v[1:2], v2                 // 0a007fd401050202
v_cmp_eq_u64_e64 s[100:101], v[1:2], v[2:3]              // 64005ad401050202
v_cmp_eq_u16_e64 s[12:13], v1, v2                        // v_cmp_eq_u16_e64 s[12:13], v1.l, v2.l // 0c003ad401050202
v_cmp_eq_u32_e64 vcc, v1, v2                             // 6a004ad401050202
v_cmp_eq_f16_e64 s[10:11], v1, v2                        // v_cmp_eq_f16_e64 s[10:11], v1.l, v2.l // 0a0002d401050202
v_cmpx_eq_f32 v1, v2                                     // v_cmpx_eq_f32_e32 v1, v2 // 0105247d
v_cmpx_eq_f32_e64 v1, v2                                 // 7e0092d401050202
v_cmpx_eq_f64 s[100:101], v[2:3]                         // v_cmpx_eq_f64_e32 s[100:101], v[2:3] // 6404447d
v_cmpx_eq_f64_e64 exec, v[1:2]                           // 7e00a2d47e020202
v_cmpx_eq_i32 v1, v2                                     // v_cmpx_eq_i32_e32 v1, v2 // 0105847d
v_cmpx_eq_i32_e64 exec_lo, v2                            // 7e00c2d47e040202
v_cmpx_class_f32 v1, v2                                  // v_cmpx_class_f32_e32 v1, v2 // 0105fc7d
v_cmpx_class_f32_e64 vcc_lo, v2                          // 7e00fed46a040202
v_cmpx_eq_i16 s1, v2                                     // v_cmpx_eq_i16_e32 s1, v2.l // 0104647d
v_cmpx_eq_i16_e64 s101, v2                               // v_cmpx_eq_i16_e64 s101, v2.l // 7e00b2d465040202
v_cmpx_class_f16 v1, v2                                  // v_cmpx_class_f16_e32 v1.l, v2.l // 0105fa7d
v_cmpx_class_f16_e64 v255, v2                            // v_cmpx_class_f16_e64 v255.l, v2.l // 7e00fdd4ff050202
v_cmpx_eq_i64 s[100:101], v[2:3]                         // v_cmpx_eq_i64_e32 s[100:101], v[2:3] // 6404a47d
v_cmpx_eq_i64_e64 v[1:2], v[2:3]                         // 7e00d2d401050202
v_cmpx_class_f64 v[1:2], v2                              // v_cmpx_class_f64_e32 v[1:2], v2 // 0105fe7d
v_cmpx_class_f64_e64 v[1:2], v2                          // 7e00ffd401050202
v_cmpx_eq_u16 s101, v2                                   // v_cmpx_eq_u16_e32 s101, v2.l // 6504747d
v_cmpx_eq_u16_e64 v255, v2                               // v_cmpx_eq_u16_e64 v255.l, v2.l // 7e00bad4ff050202
v_cmpx_eq_u32 v255, v2                                   // v_cmpx_eq_u32_e32 v255, v2 // ff05947d
v_cmpx_eq_u32_e64 v255, v2                               // 7e00cad4ff050202
v_cmpx_eq_f16 s1, v2                                     // v_cmpx_eq_f16_e32 s1, v2.l // 0104047d
v_cmpx_eq_f16_e64 v1, v2                                 // v_cmpx_eq_f16_e64 v1.l, v2.l // 7e0082d401050202
v_cmpx_eq_u64 v[1:2], v[2:3]                             // v_cmpx_eq_u64_e32 v[1:2], v[2:3] // 0105b47d
v_cmpx_eq_u64_e64 s[4:5], v[2:3]                         // 7e00dad404040202
v_cmp_eq_f16_dpp vcc, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmp_eq_f16 vcc, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904047c01773905
v_cmp_eq_f32_dpp vcc, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmp_eq_f32 vcc, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904247c01773905
v_cmp_eq_i32_dpp vcc, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmp_eq_i32 vcc, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904847c01773905
v_cmpx_eq_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904047d01773905
v_cmpx_eq_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904247d01773905
v_cmpx_eq_u32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904947d01773905
v_cmp_class_f32_e64_dpp null, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_class_f32_e64_dpp null, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c017ed4e9fe0320ff000000
v_cmp_eq_i16_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_eq_i16_e64_dpp null, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // 7c0032d4e9fe0300ff000000
v_cmp_eq_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_eq_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c004ad4e9fe0300ff000000
v_cmpx_eq_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmpx_eq_i16_e64_dpp v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 7e00b2d4e904020201773905
v_cmpx_eq_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00cad4e904020201773905
v_cmpx_class_f32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // 7e00fed4e904020201773905
v_cmp_class_f16_e64_dpp s[10:11], v1, v2 row_shl:1       // v_cmp_class_f16_e64_dpp s[10:11], v1.l, v2.l row_shl:1 row_mask:0xf bank_mask:0xf // 0a007dd4fa040200010101ff
v_cmp_eq_f16_e64_dpp s[10:11], v1, v2 quad_perm:[0,1,2,3] // v_cmp_eq_f16_e64_dpp s[10:11], v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0a0002d4fa04020001e400ff
v_cmp_eq_f32_e64_dpp s[10:11], v1, v2 quad_perm:[3,2,1,0] // v_cmp_eq_f32_e64_dpp s[10:11], v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0a0012d4fa040200011b00ff
v_cmp_eq_i32_e64_dpp s[10:11], v1, v2 quad_perm:[3,2,1,0] // v_cmp_eq_i32_e64_dpp s[10:11], v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 0a0042d4fa040200011b00ff
v_cmp_eq_u16_e64_dpp s[10:11], v1, v2 quad_perm:[0,1,2,3] // v_cmp_eq_u16_e64_dpp s[10:11], v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0a003ad4fa04020001e400ff
v_cmpx_class_f16_e64_dpp v1, v2 row_ror:1                // v_cmpx_class_f16_e64_dpp v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 7e00fdd4fa040202012101ff
v_cmpx_eq_f16_e64_dpp v1, v2 row_mirror                  // v_cmpx_eq_f16_e64_dpp v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 7e0082d4fa040202014001ff
v_cmpx_eq_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_eq_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0092d4fa040202011b00ff
v_cmpx_eq_i32_e64_dpp v1, v2 row_shr:1                   // v_cmpx_eq_i32_e64_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 7e00c2d4fa040202011101ff
v_cmpx_eq_u16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_eq_u16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00bad4fa040202011b00ff
v_cmp_class_f32_e32 vcc, s0, v0                          // 0000fc7c
