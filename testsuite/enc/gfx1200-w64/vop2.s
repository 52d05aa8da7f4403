v_sub_co_ci_u32_dpp v5, vcc, v1, v2, vcc quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a42011b0000
v_subrev_co_ci_u32_dpp v5, vcc, v1, v2, vcc quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a44011b0400
v_cndmask_b32_dpp v0, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // v_cndmask_b32_dpp v0, v1, v2, vcc dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea0400020188c6fa
v_add_co_ci_u32_dpp v0, vcc, v0, v0, vcc dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea00004000773905
v_cndmask_b32_e32 v255, v1, v2, vcc                      // 0105fe03
v_cndmask_b32_e64 v255, v1, v2, s[6:7]                   // ff0001d501051a00
v_add_co_ci_u32_e32 v255, vcc, v1, v2, vcc               // 0105fe41
v_add_co_ci_u32_e64 v5, vcc, v1, v2, s[6:7]              // 056a20d501051a00
v_sub_co_ci_u32_e32 v5, vcc, v1, v2, vcc                 // 01050a42
v_sub_co_ci_u32_e64 v5, s[12:13], v255, v2, s[6:7]       // 050c21d5ff051a00
v_subrev_co_ci_u32_e32 v5, vcc, v255, v2, vcc            // ff050a44
v_subrev_co_ci_u32_e64 v255, s[12:13], v1, v2, s[6:7]    // ff0c22d501051a00
v_add_co_u32 v5, s[0:1], v1, v2                          // 050000d701050202
v_sub_co_u32 v255, s[0:1], v1, v2                        // ff0001d701050202
v_subrev_co_u32 v5, s[0:1], v255, v2                     // 050002d7ff050202
v_add_co_ci_u32 v5, vcc, null, v2, vcc                   // v_add_co_ci_u32_e32 v5, vcc, null, v2, vcc // 7c040a40
v_cndmask_b32 v5, s105, v2, vcc                          // v_cndmask_b32_e32 v5, s105, v2, vcc // 69040a02
v_sub_co_ci_u32 v5, vcc, vcc_hi, v2, vcc                 // v_sub_co_ci_u32_e32 v5, vcc, vcc_hi, v2, vcc // 6b040a42
v_subrev_co_ci_u32 v5, vcc, v1, v2, vcc                  // v_subrev_co_ci_u32_e32 v5, vcc, v1, v2, vcc // 01050a44
v_sub_co_u32_e64_dpp v5, s[12:13], v1, v2 quad_perm:[3,2,1,0] // v_sub_co_u32_e64_dpp v5, s[12:13], v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050c01d7fa040200011b00ff
v_subrev_co_u32_e64_dpp v5, s[12:13], v1, v2 quad_perm:[0,1,2,3] // v_subrev_co_u32_e64_dpp v5, s[12:13], v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050c02d7fa04020001e400ff
v_add_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] quad_perm:[3,2,1,0] // v_add_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050c20d5fa041a00011b00ff
v_cndmask_b32_e64_dpp v5, v1, v2, s[6:7] row_half_mirror // v_cndmask_b32_e64_dpp v5, v1, v2, s[6:7] row_half_mirror row_mask:0xf bank_mask:0xf // 050001d5fa041a00014101ff
v_sub_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] row_shl:1 // v_sub_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] row_shl:1 row_mask:0xf bank_mask:0xf // 050c21d5fa041a00010101ff
v_subrev_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] row_mirror // v_subrev_co_ci_u32_e64_dpp v5, s[12:13], v1, v2, s[6:7] row_mirror row_mask:0xf bank_mask:0xf // 050c22d5fa041a00014001ff
v_add_co_u32_e64_dpp v5, s[12:13], v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050c00d7e904020001773905
v_add_co_u32_e64 v5, vcc, v1, v2                         // v_add_co_u32 v5, vcc, v1, v2 // 056a00d701050202
v_sub_co_u32_e64 v5, s[12:13], v1, v2                    // v_sub_co_u32 v5, s[12:13], v1, v2 // 050c01d701050202
v_subrev_co_u32_e64 v255, s[12:13], v1, v2               // v_subrev_co_u32 v255, s[12:13], v1, v2 // ff0c02d701050202
