v_max_num_f16 v5, ttmp15, v2                             // v_max_num_f16_e32 v5.l, ttmp15, v2.l // 7b040a72
v_max_num_f32 v5, vcc_lo, v2                             // v_max_num_f32_e32 v5, vcc_lo, v2 // 6a040a20
v_max_num_f32 v5, ttmp15, v2                             // v_max_num_f32_e32 v5, ttmp15, v2 // 7b040a20
v_max_num_f32 v5, m0, v2                                 // v_max_num_f32_e32 v5, m0, v2 // 7d040a20
v_max_num_f32 v5, null, v2                               // v_max_num_f32_e32 v5, null, v2 // 7c040a20
v_max_num_f64 v[5:6], v[1:2], v[3:4]                     // 05002ad701070202
v_max_num_f64 v[5:6], ttmp[14:15], v[2:3]                // 05002ad77a040202
v_max_num_f64 v[5:6], null, v[2:3]                       // 05002ad77c040202
v_max_num_f64 v[5:6], -1, v[2:3]                         // 05002ad7c1040202
v_min_num_f16 v5, v1, v2                                 // v_min_num_f16_e32 v5.l, v1.l, v2.l // 01050a74
v_min_num_f16 v5, exec_lo, v2                            // v_min_num_f16_e32 v5.l, exec_lo, v2.l // 7e040a74
v_min_num_f16 v5, exec_hi, v2                            // v_min_num_f16_e32 v5.l, exec_hi, v2.l // 7f040a74
v_min_num_f16 v5, -1, v2                                 // v_min_num_f16_e32 v5.l, -1, v2.l // c1040a74
v_min_num_f32 v5, null, v2                               // v_min_num_f32_e32 v5, null, v2 // 7c040a1e
v_min_num_f64 v[5:6], s[0:1], v[2:3]                     // 050029d700040202
v_min_num_f64 v[5:6], -1, v[2:3]                         // 050029d7c1040202
v_min_num_f64 v[254:255], 0xaf123456, v[254:255]         // fe0029d7fffc0302563412af
v_max_num_f16 v5, v1, v2 row_shl:15                      // v_max_num_f16_dpp v5.l, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // fa040a72010f01ff
v_max_num_f16 v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_max_num_f16_dpp v5.l, v1.l, v2.l row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a72015f0101
v_max_num_f16 v127, -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_max_num_f16_dpp v127.l, -|v127.l|, -|v127.l| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafefe727f6ff530
v_min_num_f32 v5, v1, v2 quad_perm:[3,2,1,0]             // v_min_num_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa040a1e011b00ff
v_min_num_f32 v5, v1, v2 row_mirror                      // v_min_num_f32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a1e014001ff
v_min_num_f32 v5, v1, v2 row_half_mirror                 // v_min_num_f32_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040a1e014101ff
v_max_num_f16_e64 v5, v1, v2                             // v_max_num_f16_e64 v5.l, v1.l, v2.l // 050039d501050202
v_max_num_f16_e64 v5, null, exec_lo                      // v_max_num_f16_e64 v5.l, null, exec_lo // 050039d57cfc0002
v_max_num_f16_e64 v5, -src_scc, |vcc_lo| mul:4           // v_max_num_f16_e64 v5.l, -src_scc, |vcc_lo| mul:4 // 050239d5fdd40032
v_max_num_f32_e64 v5, s1, s2                             // 050010d501040002
v_max_num_f32_e64 v5, vcc_hi, 0xaf123456                 // 050010d56bfe0102563412af
v_max_num_f32_e64 v5, ttmp15, src_scc                    // 050010d57bfa0102
v_max_num_f32_e64 v5, 0.5, -m0 mul:2                     // 050010d5f0fa004a
v_max_num_f64_e64 v[5:6], s[2:3], s[4:5]                 // v_max_num_f64 v[5:6], s[2:3], s[4:5] // 05002ad702080002
v_max_num_f64_e64 v[5:6], -|exec|, src_scc               // v_max_num_f64 v[5:6], -|exec|, src_scc // 05012ad77efa0122
v_max_num_f64_e64 v[5:6], null, 0.5                      // v_max_num_f64 v[5:6], null, 0.5 // 05002ad77ce00102
v_max_num_f64_e64 v[5:6], -1, -1                         // v_max_num_f64 v[5:6], -1, -1 // 05002ad7c1820102
v_min_num_f16_e64 v5, s1, s2                             // v_min_num_f16_e64 v5.l, s1, s2 // 05003ad501040002
v_min_num_f16_e64 v5, ttmp15, src_scc                    // v_min_num_f16_e64 v5.l, ttmp15, src_scc // 05003ad57bfa0102
v_min_num_f16_e64 v5, |exec_hi|, null                    // v_min_num_f16_e64 v5.l, |exec_hi|, null // 05013ad57ff80002
v_min_num_f16_e64 v5, -1, exec_hi                        // v_min_num_f16_e64 v5.l, -1, exec_hi // 05003ad5c1fe0002
v_min_num_f32_e64 v5, v1, v2                             // 05000fd501050202
v_min_num_f32_e64 v5, exec_lo, -1                        // 05000fd57e820102
v_min_num_f32_e64 v5, |exec_hi|, null                    // 05010fd57ff80002
v_min_num_f64_e64 v[5:6], v[2:3], v[4:5]                 // v_min_num_f64 v[5:6], v[2:3], v[4:5] // 050029d702090202
v_min_num_f64_e64 v[5:6], s[104:105], s[104:105]         // v_min_num_f64 v[5:6], s[104:105], s[104:105] // 050029d768d00002
v_min_num_f64_e64 v[5:6], ttmp[14:15], 0xaf123456        // v_min_num_f64 v[5:6], ttmp[14:15], 0xaf123456 // 050029d77afe0102563412af
v_min_num_f64_e64 v[5:6], -|src_scc|, -|exec| mul:4      // v_min_num_f64 v[5:6], -|src_scc|, -|exec| mul:4 // 050329d7fdfc0072
v_max_num_f16_e64_dpp v5, v1, v2 row_shl:15              // v_max_num_f16_e64_dpp v5.l, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 050039d5fa040200010f01ff
v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]     // v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050010d5fa040200011b00ff
v_max_num_f32_e64_dpp v5, v1, v2 row_mirror              // v_max_num_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050010d5fa040200014001ff
v_max_num_f32_e64_dpp v5, v1, v2 row_shr:15              // v_max_num_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050010d5fa040200011f01ff
v_max_num_f32_e64_dpp v5, v1, v2 row_ror:1               // v_max_num_f32_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 050010d5fa040200012101ff
v_min_num_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0]     // v_min_num_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05003ad5fa040200011b00ff
v_min_num_f16_e64_dpp v5, v1, v2 row_ror:1               // v_min_num_f16_e64_dpp v5.l, v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 05003ad5fa040200012101ff
v_min_num_f16_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_min_num_f16_e64_dpp v5.l, -v1.l, |v2.l| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05023ad5fa04023001600913
v_min_num_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_min_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff833ad5fafe0378ff6f0530
v_min_num_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3]     // v_min_num_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05000fd5fa04020001e400ff
v_min_num_f32_e64_dpp v5, v1, v2 row_shr:1               // v_min_num_f32_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 05000fd5fa040200011101ff
v_min_num_f32_e64_dpp v5, v1, v2 row_ror:15              // v_min_num_f32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 05000fd5fa040200012f01ff
v_min_num_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05000fd5fa040200015001ff
v_max_num_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_max_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8339d5e9fe0378ff000000
v_dot2acc_f32_f16 v104, vcc_lo, v186                     // error: other gfx11 processors have it
v_dot2acc_f32_f16 v147, null, v28                        // error: other gfx11 processors have it
