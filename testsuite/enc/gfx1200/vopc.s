v_cmp_lt_f32 vcc_lo, v1, v2                              // v_cmp_lt_f32_e32 vcc_lo, v1, v2 // 0105227c
v_cmp_eq_f32 vcc_lo, s1, v2                              // v_cmp_eq_f32_e32 vcc_lo, s1, v2 // 0104247c
v_cmp_le_f32 vcc_lo, v1, v2                              // v_cmp_le_f32_e32 vcc_lo, v1, v2 // 0105267c
v_cmp_gt_f32 vcc_lo, v1, v2                              // v_cmp_gt_f32_e32 vcc_lo, v1, v2 // 0105287c
v_cmp_lg_f32 vcc_lo, v255, v2                            // v_cmp_lg_f32_e32 vcc_lo, v255, v2 // ff052a7c
v_cmp_ge_f32 vcc_lo, v255, v2                            // v_cmp_ge_f32_e32 vcc_lo, v255, v2 // ff052c7c
v_cmp_o_f32 vcc_lo, v255, v2                             // v_cmp_o_f32_e32 vcc_lo, v255, v2 // ff052e7c
v_cmp_u_f32 vcc_lo, v1, v2                               // v_cmp_u_f32_e32 vcc_lo, v1, v2 // 0105307c
v_cmp_nge_f32 vcc_lo, exec_lo, v2                        // v_cmp_nge_f32_e32 vcc_lo, exec_lo, v2 // 7e04327c
v_cmp_nlg_f32 vcc_lo, v255, v2                           // v_cmp_nlg_f32_e32 vcc_lo, v255, v2 // ff05347c
v_cmp_ngt_f32 vcc_lo, v255, v2                           // v_cmp_ngt_f32_e32 vcc_lo, v255, v2 // ff05367c
v_cmp_nle_f32 vcc_lo, s101, v2                           // v_cmp_nle_f32_e32 vcc_lo, s101, v2 // 6504387c
v_cmp_neq_f32 vcc_lo, v255, v2                           // v_cmp_neq_f32_e32 vcc_lo, v255, v2 // ff053a7c
v_cmp_nlt_f32 vcc_lo, vcc_hi, v2                         // v_cmp_nlt_f32_e32 vcc_lo, vcc_hi, v2 // 6b043c7c
v_cmp_lt_f64 vcc_lo, v[1:2], v[2:3]                      // v_cmp_lt_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105427c
v_cmp_eq_f64 vcc_lo, v[1:2], v[2:3]                      // v_cmp_eq_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105447c
v_cmp_le_f64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_le_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05467c
v_cmp_gt_f64 vcc_lo, s[2:3], v[2:3]                      // v_cmp_gt_f64_e32 vcc_lo, s[2:3], v[2:3] // 0204487c
v_cmp_lg_f64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_lg_f64_e32 vcc_lo, v[254:255], v[2:3] // fe054a7c
v_cmp_ge_f64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_ge_f64_e32 vcc_lo, v[254:255], v[2:3] // fe054c7c
v_cmp_o_f64 vcc_lo, v[1:2], v[2:3]                       // v_cmp_o_f64_e32 vcc_lo, v[1:2], v[2:3] // 01054e7c
v_cmp_u_f64 vcc_lo, s[4:5], v[2:3]                       // v_cmp_u_f64_e32 vcc_lo, s[4:5], v[2:3] // 0404507c
v_cmp_nge_f64 vcc_lo, v[254:255], v[2:3]                 // v_cmp_nge_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05527c
v_cmp_nlg_f64 vcc_lo, v[1:2], v[2:3]                     // v_cmp_nlg_f64_e32 vcc_lo, v[1:2], v[2:3] // 0105547c
v_cmp_ngt_f64 vcc_lo, v[254:255], v[2:3]                 // v_cmp_ngt_f64_e32 vcc_lo, v[254:255], v[2:3] // fe05567c
v_cmp_nle_f64 vcc_lo, exec, v[2:3]                       // v_cmp_nle_f64_e32 vcc_lo, exec, v[2:3] // 7e04587c
v_cmp_neq_f64 vcc_lo, v[1:2], v[2:3]                     // v_cmp_neq_f64_e32 vcc_lo, v[1:2], v[2:3] // 01055a7c
v_cmp_nlt_f64 vcc_lo, v[1:2], v[2:3]                     // v_cmp_nlt_f64_e32 vcc_lo, v[1:2], v[2:3] // 01055c7c
v_cmp_lt_i32 vcc_lo, vcc_lo, v2                          // v_cmp_lt_i32_e32 vcc_lo, vcc_lo, v2 // 6a04827c
v_cmp_eq_i32 vcc_lo, v1, v2                              // v_cmp_eq_i32_e32 vcc_lo, v1, v2 // 0105847c
v_cmp_le_i32 vcc_lo, vcc_hi, v2                          // v_cmp_le_i32_e32 vcc_lo, vcc_hi, v2 // 6b04867c
v_cmp_gt_i32 vcc_lo, v1, v2                              // v_cmp_gt_i32_e32 vcc_lo, v1, v2 // 0105887c
v_cmp_ne_i32 vcc_lo, s101, v2                            // v_cmp_ne_i32_e32 vcc_lo, s101, v2 // 65048a7c
v_cmp_ge_i32 vcc_lo, s1, v2                              // v_cmp_ge_i32_e32 vcc_lo, s1, v2 // 01048c7c
v_cmp_class_f32 vcc_lo, s1, v2                           // v_cmp_class_f32_e32 vcc_lo, s1, v2 // 0104fc7c
v_cmp_lt_i16 vcc_lo, s1, v2                              // v_cmp_lt_i16_e32 vcc_lo, s1, v2.l // 0104627c
v_cmp_eq_i16 vcc_lo, exec_lo, v2                         // v_cmp_eq_i16_e32 vcc_lo, exec_lo, v2.l // 7e04647c
v_cmp_le_i16 vcc_lo, s101, v2                            // v_cmp_le_i16_e32 vcc_lo, s101, v2.l // 6504667c
v_cmp_gt_i16 vcc_lo, v255, v2                            // v_cmp_gt_i16_e64 vcc_lo, v255.l, v2.l // 6a0034d4ff050202
v_cmp_ne_i16 vcc_lo, v255, v2                            // v_cmp_ne_i16_e64 vcc_lo, v255.l, v2.l // 6a0035d4ff050202
v_cmp_ge_i16 vcc_lo, vcc_lo, v2                          // v_cmp_ge_i16_e32 vcc_lo, vcc_lo, v2.l // 6a046c7c
v_cmp_lt_i64 vcc_lo, v[1:2], v[2:3]                      // v_cmp_lt_i64_e32 vcc_lo, v[1:2], v[2:3] // 0105a27c
v_cmp_eq_i64 vcc_lo, s[4:5], v[2:3]                      // v_cmp_eq_i64_e32 vcc_lo, s[4:5], v[2:3] // 0404a47c
v_cmp_le_i64 vcc_lo, vcc, v[2:3]                         // v_cmp_le_i64_e32 vcc_lo, vcc, v[2:3] // 6a04a67c
v_cmp_gt_i64 vcc_lo, s[2:3], v[2:3]                      // v_cmp_gt_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204a87c
v_cmp_ne_i64 vcc_lo, s[2:3], v[2:3]                      // v_cmp_ne_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204aa7c
v_cmp_ge_i64 vcc_lo, s[2:3], v[2:3]                      // v_cmp_ge_i64_e32 vcc_lo, s[2:3], v[2:3] // 0204ac7c
v_cmp_class_f64 vcc_lo, v[254:255], v2                   // v_cmp_class_f64_e32 vcc_lo, v[254:255], v2 // fe05fe7c
v_cmp_lt_u64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_lt_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b27c
v_cmp_eq_u64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_eq_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05b47c
v_cmp_le_u64 vcc_lo, v[1:2], v[2:3]                      // v_cmp_le_u64_e32 vcc_lo, v[1:2], v[2:3] // 0105b67c
v_cmp_gt_u64 vcc_lo, v[1:2], v[2:3]                      // v_cmp_gt_u64_e32 vcc_lo, v[1:2], v[2:3] // 0105b87c
v_cmp_ne_u64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_ne_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05ba7c
v_cmp_ge_u64 vcc_lo, v[254:255], v[2:3]                  // v_cmp_ge_u64_e32 vcc_lo, v[254:255], v[2:3] // fe05bc7c
v_cmp_lt_u16 vcc_lo, v255, v2                            // v_cmp_lt_u16_e64 vcc_lo, v255.l, v2.l // 6a0039d4ff050202
v_cmp_eq_u16 vcc_lo, vcc_hi, v2                          // v_cmp_eq_u16_e32 vcc_lo, vcc_hi, v2.l // 6b04747c
v_cmp_le_u16 vcc_lo, v1, v2                              // v_cmp_le_u16_e32 vcc_lo, v1.l, v2.l // 0105767c
v_cmp_gt_u16 vcc_lo, v1, v2                              // v_cmp_gt_u16_e32 vcc_lo, v1.l, v2.l // 0105787c
v_cmp_ne_u16 vcc_lo, v1, v2                              // v_cmp_ne_u16_e32 vcc_lo, v1.l, v2.l // 01057a7c
v_cmp_ge_u16 vcc_lo, exec_hi, v2                         // v_cmp_ge_u16_e32 vcc_lo, exec_hi, v2.l // 7f047c7c
v_cmp_lt_u32 vcc_lo, s1, v2                              // v_cmp_lt_u32_e32 vcc_lo, s1, v2 // 0104927c
v_cmp_eq_u32 vcc_lo, -4.0, v2                            // v_cmp_eq_u32_e32 vcc_lo, -4.0, v2 // f704947c
v_cmp_le_u32 vcc_lo, v255, v2                            // v_cmp_le_u32_e32 vcc_lo, v255, v2 // ff05967c
v_cmp_gt_u32 vcc_lo, vcc_lo, v2                          // v_cmp_gt_u32_e32 vcc_lo, vcc_lo, v2 // 6a04987c
v_cmp_ne_u32 vcc_lo, s101, v2                            // v_cmp_ne_u32_e32 vcc_lo, s101, v2 // 65049a7c
v_cmp_ge_u32 vcc_lo, vcc_lo, v2                          // v_cmp_ge_u32_e32 vcc_lo, vcc_lo, v2 // 6a049c7c
v_cmp_lt_f16 vcc_lo, v1, v2                              // v_cmp_lt_f16_e32 vcc_lo, v1.l, v2.l // 0105027c
v_cmp_eq_f16 vcc_lo, s101, v2                            // v_cmp_eq_f16_e32 vcc_lo, s101, v2.l // 6504047c
v_cmp_le_f16 vcc_lo, v255, v2                            // v_cmp_le_f16_e64 vcc_lo, v255.l, v2.l // 6a0003d4ff050202
v_cmp_gt_f16 vcc_lo, s1, v2                              // v_cmp_gt_f16_e32 vcc_lo, s1, v2.l // 0104087c
v_cmp_lg_f16 vcc_lo, v1, v2                              // v_cmp_lg_f16_e32 vcc_lo, v1.l, v2.l // 01050a7c
v_cmp_ge_f16 vcc_lo, v255, v2                            // v_cmp_ge_f16_e64 vcc_lo, v255.l, v2.l // 6a0006d4ff050202
v_cmp_o_f16 vcc_lo, v1, v2                               // v_cmp_o_f16_e32 vcc_lo, v1.l, v2.l // 01050e7c
v_cmp_u_f16 vcc_lo, vcc_lo, v2                           // v_cmp_u_f16_e32 vcc_lo, vcc_lo, v2.l // 6a04107c
v_cmp_nge_f16 vcc_lo, vcc_hi, v2                         // v_cmp_nge_f16_e32 vcc_lo, vcc_hi, v2.l // 6b04127c
v_cmp_nlg_f16 vcc_lo, s101, v2                           // v_cmp_nlg_f16_e32 vcc_lo, s101, v2.l // 6504147c
v_cmp_ngt_f16 vcc_lo, vcc_lo, v2                         // v_cmp_ngt_f16_e32 vcc_lo, vcc_lo, v2.l // 6a04167c
v_cmp_nle_f16 vcc_lo, s1, v2                             // v_cmp_nle_f16_e32 vcc_lo, s1, v2.l // 0104187c
v_cmp_neq_f16 vcc_lo, s1, v2                             // v_cmp_neq_f16_e32 vcc_lo, s1, v2.l // 01041a7c
v_cmp_nlt_f16 vcc_lo, v1, v2                             // v_cmp_nlt_f16_e32 vcc_lo, v1.l, v2.l // 01051c7c
v_cmp_lt_f32_e64 s12, v1, v2                             // 0c0011d401050202
v_cmp_eq_f32_e64 s10, v255, v2                           // 0a0012d4ff050202
v_cmp_le_f32_e64 s12, v1, v2                             // 0c0013d401050202
v_cmp_gt_f32_e64 s10, s101, v2                           // 0a0014d465040202
v_cmp_lg_f32_e64 s12, v1, v2                             // 0c0015d401050202
v_cmp_ge_f32_e64 s10, v1, v2                             // 0a0016d401050202
v_cmp_o_f32_e64 s10, v255, v2                            // 0a0017d4ff050202
v_cmp_u_f32_e64 s100, v1, v2                             // 640018d401050202
v_cmp_nge_f32_e64 s100, v1, v2                           // 640019d401050202
v_cmp_nlg_f32_e64 s10, v255, v2                          // 0a001ad4ff050202
v_cmp_ngt_f32_e64 s10, v1, v2                            // 0a001bd401050202
v_cmp_nle_f32_e64 s10, s101, v2                          // 0a001cd465040202
v_cmp_neq_f32_e64 s10, s1, v2                            // 0a001dd401040202
v_cmp_nlt_f32_e64 s12, v1, v2                            // 0c001ed401050202
v_cmp_lt_f64_e64 s10, v[254:255], v[2:3]                 // 0a0021d4fe050202
v_cmp_eq_f64_e64 s12, v[1:2], v[2:3]                     // 0c0022d401050202
v_cmp_le_f64_e64 s12, v[1:2], v[2:3]                     // 0c0023d401050202
v_cmp_gt_f64_e64 s10, v[1:2], v[2:3]                     // 0a0024d401050202
v_cmp_lg_f64_e64 s12, v[1:2], v[2:3]                     // 0c0025d401050202
v_cmp_ge_f64_e64 s100, v[1:2], v[2:3]                    // 640026d401050202
v_cmp_o_f64_e64 s100, v[1:2], v[2:3]                     // 640027d401050202
v_cmp_u_f64_e64 s100, v[1:2], v[2:3]                     // 640028d401050202
v_cmp_nge_f64_e64 vcc_lo, v[1:2], v[2:3]                 // 6a0029d401050202
v_cmp_nlg_f64_e64 s12, v[1:2], v[2:3]                    // 0c002ad401050202
v_cmp_ngt_f64_e64 s12, v[1:2], v[2:3]                    // 0c002bd401050202
v_cmp_nle_f64_e64 s100, v[1:2], v[2:3]                   // 64002cd401050202
v_cmp_neq_f64_e64 vcc_lo, v[1:2], v[2:3]                 // 6a002dd401050202
v_cmp_nlt_f64_e64 s100, v[1:2], v[2:3]                   // 64002ed401050202
v_cmp_lt_i32_e64 s10, v255, v2                           // 0a0041d4ff050202
v_cmp_eq_i32_e64 s10, v1, v2                             // 0a0042d401050202
v_cmp_le_i32_e64 s12, v1, v2                             // 0c0043d401050202
v_cmp_gt_i32_e64 s12, v1, v2                             // 0c0044d401050202
v_cmp_ne_i32_e64 s10, vcc_lo, v2                         // 0a0045d46a040202
v_cmp_ge_i32_e64 s10, v1, v2                             // 0a0046d401050202
v_cmp_class_f32_e64 s10, v1, v2                          // 0a007ed401050202
v_cmp_lt_i16_e64 s10, s101, v2                           // v_cmp_lt_i16_e64 s10, s101, v2.l // 0a0031d465040202
v_cmp_eq_i16_e64 s12, v1, v2                             // v_cmp_eq_i16_e64 s12, v1.l, v2.l // 0c0032d401050202
v_cmp_le_i16_e64 s10, v1, v2                             // v_cmp_le_i16_e64 s10, v1.l, v2.l // 0a0033d401050202
v_cmp_gt_i16_e64 s10, vcc_hi, v2                         // v_cmp_gt_i16_e64 s10, vcc_hi, v2.l // 0a0034d46b040202
v_cmp_ne_i16_e64 s12, v1, v2                             // v_cmp_ne_i16_e64 s12, v1.l, v2.l // 0c0035d401050202
v_cmp_ge_i16_e64 s12, v1, v2                             // v_cmp_ge_i16_e64 s12, v1.l, v2.l // 0c0036d401050202
v_cmp_lt_i64_e64 s10, v[1:2], v[2:3]                     // 0a0051d401050202
v_cmp_eq_i64_e64 s12, v[1:2], v[2:3]                     // 0c0052d401050202
v_cmp_le_i64_e64 s100, v[1:2], v[2:3]                    // 640053d401050202
v_cmp_gt_i64_e64 s12, v[1:2], v[2:3]                     // 0c0054d401050202
v_cmp_ne_i64_e64 s10, v[1:2], v[2:3]                     // 0a0055d401050202
v_cmp_ge_i64_e64 s100, v[1:2], v[2:3]                    // 640056d401050202
v_cmp_class_f64_e64 s100, v[1:2], v2                     // 64007fd401050202
v_cmp_lt_u64_e64 s10, v[254:255], v[2:3]                 // 0a0059d4fe050202
v_cmp_eq_u64_e64 s12, v[1:2], v[2:3]                     // 0c005ad401050202
v_cmp_le_u64_e64 vcc_lo, v[1:2], v[2:3]                  // 6a005bd401050202
v_cmp_gt_u64_e64 s10, v[1:2], v[2:3]                     // 0a005cd401050202
v_cmp_ne_u64_e64 s12, v[1:2], v[2:3]                     // 0c005dd401050202
v_cmp_ge_u64_e64 s100, v[1:2], v[2:3]                    // 64005ed401050202
v_cmp_lt_u16_e64 s100, v1, v2                            // v_cmp_lt_u16_e64 s100, v1.l, v2.l // 640039d401050202
v_cmp_eq_u16_e64 s12, v1, v2                             // v_cmp_eq_u16_e64 s12, v1.l, v2.l // 0c003ad401050202
v_cmp_le_u16_e64 s10, s1, v2                             // v_cmp_le_u16_e64 s10, s1, v2.l // 0a003bd401040202
v_cmp_gt_u16_e64 s10, v1, v2                             // v_cmp_gt_u16_e64 s10, v1.l, v2.l // 0a003cd401050202
v_cmp_ne_u16_e64 s100, v1, v2                            // v_cmp_ne_u16_e64 s100, v1.l, v2.l // 64003dd401050202
v_cmp_ge_u16_e64 s12, v1, v2                             // v_cmp_ge_u16_e64 s12, v1.l, v2.l // 0c003ed401050202
v_cmp_lt_u32_e64 s12, v1, v2                             // 0c0049d401050202
v_cmp_eq_u32_e64 s10, v255, v2                           // 0a004ad4ff050202
v_cmp_le_u32_e64 s10, v1, v2                             // 0a004bd401050202
v_cmp_gt_u32_e64 vcc_lo, v1, v2                          // 6a004cd401050202
v_cmp_ne_u32_e64 s100, v1, v2                            // 64004dd401050202
v_cmp_ge_u32_e64 s10, exec_lo, v2                        // 0a004ed47e040202
v_cmp_lt_f16_e64 s10, v255, v2                           // v_cmp_lt_f16_e64 s10, v255.l, v2.l // 0a0001d4ff050202
v_cmp_eq_f16_e64 s10, v1, v2                             // v_cmp_eq_f16_e64 s10, v1.l, v2.l // 0a0002d401050202
v_cmp_le_f16_e64 s12, v1, v2                             // v_cmp_le_f16_e64 s12, v1.l, v2.l // 0c0003d401050202
v_cmp_gt_f16_e64 s12, v1, v2                             // v_cmp_gt_f16_e64 s12, v1.l, v2.l // 0c0004d401050202
v_cmp_lg_f16_e64 s10, s1, v2                             // v_cmp_lg_f16_e64 s10, s1, v2.l // 0a0005d401040202
v_cmp_ge_f16_e64 s12, v1, v2                             // v_cmp_ge_f16_e64 s12, v1.l, v2.l // 0c0006d401050202
v_cmp_o_f16_e64 s10, v1, v2                              // v_cmp_o_f16_e64 s10, v1.l, v2.l // 0a0007d401050202
v_cmp_u_f16_e64 s12, v1, v2                              // v_cmp_u_f16_e64 s12, v1.l, v2.l // 0c0008d401050202
v_cmp_nge_f16_e64 s10, v1, v2                            // v_cmp_nge_f16_e64 s10, v1.l, v2.l // 0a0009d401050202
v_cmp_nlg_f16_e64 s100, v1, v2                           // v_cmp_nlg_f16_e64 s100, v1.l, v2.l // 64000ad401050202
v_cmp_ngt_f16_e64 s12, v1, v2                            // v_cmp_ngt_f16_e64 s12, v1.l, v2.l // 0c000bd401050202
v_cmp_nle_f16_e64 s10, v1, v2                            // v_cmp_nle_f16_e64 s10, v1.l, v2.l // 0a000cd401050202
v_cmp_neq_f16_e64 s10, v1, v2                            // v_cmp_neq_f16_e64 s10, v1.l, v2.l // 0a000dd401050202
v_cmp_nlt_f16_e64 s10, v1, v2                            // v_cmp_nlt_f16_e64 s10, v1.l, v2.l // 0a000ed401050202
v_cmpx_lt_f32 vcc_lo, v2                                 // v_cmpx_lt_f32_e32 vcc_lo, v2 // 6a04227d
v_cmpx_lt_f32_e64 v1, v2                                 // 7e0091d401050202
v_cmpx_eq_f32 v1, v2                                     // v_cmpx_eq_f32_e32 v1, v2 // 0105247d
v_cmpx_eq_f32_e64 v1, v2                                 // 7e0092d401050202
v_cmpx_le_f32 v1, v2                                     // v_cmpx_le_f32_e32 v1, v2 // 0105267d
v_cmpx_le_f32_e64 v255, v2                               // 7e0093d4ff050202
v_cmpx_gt_f32 v255, v2                                   // v_cmpx_gt_f32_e32 v255, v2 // ff05287d
v_cmpx_gt_f32_e64 v1, v2                                 // 7e0094d401050202
v_cmpx_lg_f32 v1, v2                                     // v_cmpx_lg_f32_e32 v1, v2 // 01052a7d
v_cmpx_lg_f32_e64 v255, v2                               // 7e0095d4ff050202
v_cmpx_ge_f32 v255, v2                                   // v_cmpx_ge_f32_e32 v255, v2 // ff052c7d
v_cmpx_ge_f32_e64 v1, v2                                 // 7e0096d401050202
v_cmpx_o_f32 vcc_lo, v2                                  // v_cmpx_o_f32_e32 vcc_lo, v2 // 6a042e7d
v_cmpx_o_f32_e64 v1, v2                                  // 7e0097d401050202
v_cmpx_u_f32 s101, v2                                    // v_cmpx_u_f32_e32 s101, v2 // 6504307d
v_cmpx_u_f32_e64 v1, v2                                  // 7e0098d401050202
v_cmpx_nge_f32 v1, v2                                    // v_cmpx_nge_f32_e32 v1, v2 // 0105327d
v_cmpx_nge_f32_e64 v1, v2                                // 7e0099d401050202
v_cmpx_nlg_f32 v1, v2                                    // v_cmpx_nlg_f32_e32 v1, v2 // 0105347d
v_cmpx_nlg_f32_e64 v1, v2                                // 7e009ad401050202
v_cmpx_ngt_f32 v1, v2                                    // v_cmpx_ngt_f32_e32 v1, v2 // 0105367d
v_cmpx_ngt_f32_e64 s1, v2                                // 7e009bd401040202
v_cmpx_nle_f32 v1, v2                                    // v_cmpx_nle_f32_e32 v1, v2 // 0105387d
v_cmpx_nle_f32_e64 v255, v2                              // 7e009cd4ff050202
v_cmpx_neq_f32 v1, v2                                    // v_cmpx_neq_f32_e32 v1, v2 // 01053a7d
v_cmpx_neq_f32_e64 v255, v2                              // 7e009dd4ff050202
v_cmpx_nlt_f32 v255, v2                                  // v_cmpx_nlt_f32_e32 v255, v2 // ff053c7d
v_cmpx_nlt_f32_e64 exec_lo, v2                           // 7e009ed47e040202
v_cmpx_lt_f64 s[2:3], v[2:3]                             // v_cmpx_lt_f64_e32 s[2:3], v[2:3] // 0204427d
v_cmpx_lt_f64_e64 v[1:2], v[2:3]                         // 7e00a1d401050202
v_cmpx_eq_f64 s[100:101], v[2:3]                         // v_cmpx_eq_f64_e32 s[100:101], v[2:3] // 6404447d
v_cmpx_eq_f64_e64 exec, v[1:2]                           // 7e00a2d47e020202
v_cmpx_le_f64 s[2:3], v[2:3]                             // v_cmpx_le_f64_e32 s[2:3], v[2:3] // 0204467d
v_cmpx_le_f64_e64 exec, v[2:3]                           // 7e00a3d47e040202
v_cmpx_gt_f64 s[2:3], v[2:3]                             // v_cmpx_gt_f64_e32 s[2:3], v[2:3] // 0204487d
v_cmpx_gt_f64_e64 v[254:255], v[2:3]                     // 7e00a4d4fe050202
v_cmpx_lg_f64 v[1:2], v[2:3]                             // v_cmpx_lg_f64_e32 v[1:2], v[2:3] // 01054a7d
v_cmpx_lg_f64_e64 v[1:2], v[2:3]                         // 7e00a5d401050202
v_cmpx_ge_f64 v[1:2], v[2:3]                             // v_cmpx_ge_f64_e32 v[1:2], v[2:3] // 01054c7d
v_cmpx_ge_f64_e64 vcc, v[2:3]                            // 7e00a6d46a040202
v_cmpx_o_f64 v[1:2], v[2:3]                              // v_cmpx_o_f64_e32 v[1:2], v[2:3] // 01054e7d
v_cmpx_o_f64_e64 s[4:5], v[2:3]                          // 7e00a7d404040202
v_cmpx_u_f64 v[1:2], v[2:3]                              // v_cmpx_u_f64_e32 v[1:2], v[2:3] // 0105507d
v_cmpx_u_f64_e64 v[254:255], v[2:3]                      // 7e00a8d4fe050202
v_cmpx_nge_f64 s[4:5], v[2:3]                            // v_cmpx_nge_f64_e32 s[4:5], v[2:3] // 0404527d
v_cmpx_nge_f64_e64 exec, v[1:2]                          // 7e00a9d47e020202
v_cmpx_nlg_f64 v[1:2], v[2:3]                            // v_cmpx_nlg_f64_e32 v[1:2], v[2:3] // 0105547d
v_cmpx_nlg_f64_e64 v[1:2], v[2:3]                        // 7e00aad401050202
v_cmpx_ngt_f64 s[4:5], v[2:3]                            // v_cmpx_ngt_f64_e32 s[4:5], v[2:3] // 0404567d
v_cmpx_ngt_f64_e64 v[1:2], v[2:3]                        // 7e00abd401050202
v_cmpx_nle_f64 v[254:255], v[2:3]                        // v_cmpx_nle_f64_e32 v[254:255], v[2:3] // fe05587d
v_cmpx_nle_f64_e64 v[1:2], v[2:3]                        // 7e00acd401050202
v_cmpx_neq_f64 v[254:255], v[2:3]                        // v_cmpx_neq_f64_e32 v[254:255], v[2:3] // fe055a7d
v_cmpx_neq_f64_e64 v[1:2], v[2:3]                        // 7e00add401050202
v_cmpx_nlt_f64 exec, v[2:3]                              // v_cmpx_nlt_f64_e32 exec, v[2:3] // 7e045c7d
v_cmpx_nlt_f64_e64 exec, v[2:3]                          // 7e00aed47e040202
v_cmpx_lt_i32 v1, v2                                     // v_cmpx_lt_i32_e32 v1, v2 // 0105827d
v_cmpx_lt_i32_e64 vcc_hi, v2                             // 7e00c1d46b040202
v_cmpx_eq_i32 v1, v2                                     // v_cmpx_eq_i32_e32 v1, v2 // 0105847d
v_cmpx_eq_i32_e64 exec_lo, v2                            // 7e00c2d47e040202
v_cmpx_le_i32 exec_lo, v2                                // v_cmpx_le_i32_e32 exec_lo, v2 // 7e04867d
v_cmpx_le_i32_e64 -4.0, v2                               // 7e00c3d4f7040202
v_cmpx_gt_i32 vcc_hi, v2                                 // v_cmpx_gt_i32_e32 vcc_hi, v2 // 6b04887d
v_cmpx_gt_i32_e64 v1, v2                                 // 7e00c4d401050202
v_cmpx_ne_i32 s1, v2                                     // v_cmpx_ne_i32_e32 s1, v2 // 01048a7d
v_cmpx_ne_i32_e64 s101, v2                               // 7e00c5d465040202
v_cmpx_ge_i32 exec_hi, v2                                // v_cmpx_ge_i32_e32 exec_hi, v2 // 7f048c7d
v_cmpx_ge_i32_e64 v1, v2                                 // 7e00c6d401050202
v_cmpx_class_f32 v1, v2                                  // v_cmpx_class_f32_e32 v1, v2 // 0105fc7d
v_cmpx_class_f32_e64 vcc_lo, v2                          // 7e00fed46a040202
v_cmpx_lt_i16 s1, v2                                     // v_cmpx_lt_i16_e32 s1, v2.l // 0104627d
v_cmpx_lt_i16_e64 v1, v2                                 // v_cmpx_lt_i16_e64 v1.l, v2.l // 7e00b1d401050202
v_cmpx_eq_i16 s1, v2                                     // v_cmpx_eq_i16_e32 s1, v2.l // 0104647d
v_cmpx_eq_i16_e64 s101, v2                               // v_cmpx_eq_i16_e64 s101, v2.l // 7e00b2d465040202
v_cmpx_le_i16 s101, v2                                   // v_cmpx_le_i16_e32 s101, v2.l // 6504667d
v_cmpx_le_i16_e64 v1, v2                                 // v_cmpx_le_i16_e64 v1.l, v2.l // 7e00b3d401050202
v_cmpx_gt_i16 v255, v2                                   // v_cmpx_gt_i16_e64 v255.l, v2.l // 7e00b4d4ff050202
v_cmpx_gt_i16_e64 v255, v2                               // v_cmpx_gt_i16_e64 v255.l, v2.l // 7e00b4d4ff050202
v_cmpx_ne_i16 vcc_lo, v2                                 // v_cmpx_ne_i16_e32 vcc_lo, v2.l // 6a046a7d
v_cmpx_ne_i16_e64 v1, v2                                 // v_cmpx_ne_i16_e64 v1.l, v2.l // 7e00b5d401050202
v_cmpx_ge_i16 v255, v2                                   // v_cmpx_ge_i16_e64 v255.l, v2.l // 7e00b6d4ff050202
v_cmpx_ge_i16_e64 v1, v2                                 // v_cmpx_ge_i16_e64 v1.l, v2.l // 7e00b6d401050202
v_cmpx_class_f16 v1, v2                                  // v_cmpx_class_f16_e32 v1.l, v2.l // 0105fa7d
v_cmpx_class_f16_e64 v255, v2                            // v_cmpx_class_f16_e64 v255.l, v2.l // 7e00fdd4ff050202
v_cmpx_lt_i64 v[254:255], v[2:3]                         // v_cmpx_lt_i64_e32 v[254:255], v[2:3] // fe05a27d
v_cmpx_lt_i64_e64 s[2:3], v[2:3]                         // 7e00d1d402040202
v_cmpx_eq_i64 s[100:101], v[2:3]                         // v_cmpx_eq_i64_e32 s[100:101], v[2:3] // 6404a47d
v_cmpx_eq_i64_e64 v[1:2], v[2:3]                         // 7e00d2d401050202
v_cmpx_le_i64 v[254:255], v[2:3]                         // v_cmpx_le_i64_e32 v[254:255], v[2:3] // fe05a67d
v_cmpx_le_i64_e64 v[1:2], v[2:3]                         // 7e00d3d401050202
v_cmpx_gt_i64 s[4:5], v[2:3]                             // v_cmpx_gt_i64_e32 s[4:5], v[2:3] // 0404a87d
v_cmpx_gt_i64_e64 v[254:255], v[2:3]                     // 7e00d4d4fe050202
v_cmpx_ne_i64 s[4:5], v[2:3]                             // v_cmpx_ne_i64_e32 s[4:5], v[2:3] // 0404aa7d
v_cmpx_ne_i64_e64 0, v[2:3]                              // 7e00d5d480040202
v_cmpx_ge_i64 v[254:255], v[2:3]                         // v_cmpx_ge_i64_e32 v[254:255], v[2:3] // fe05ac7d
v_cmpx_ge_i64_e64 v[1:2], v[2:3]                         // 7e00d6d401050202
v_cmpx_class_f64 v[1:2], v2                              // v_cmpx_class_f64_e32 v[1:2], v2 // 0105fe7d
v_cmpx_class_f64_e64 v[1:2], v2                          // 7e00ffd401050202
v_cmpx_lt_u16 s1, v2                                     // v_cmpx_lt_u16_e32 s1, v2.l // 0104727d
v_cmpx_lt_u16_e64 s1, v2                                 // v_cmpx_lt_u16_e64 s1, v2.l // 7e00b9d401040202
v_cmpx_eq_u16 s101, v2                                   // v_cmpx_eq_u16_e32 s101, v2.l // 6504747d
v_cmpx_eq_u16_e64 v255, v2                               // v_cmpx_eq_u16_e64 v255.l, v2.l // 7e00bad4ff050202
v_cmpx_le_u16 s1, v2                                     // v_cmpx_le_u16_e32 s1, v2.l // 0104767d
v_cmpx_le_u16_e64 v255, v2                               // v_cmpx_le_u16_e64 v255.l, v2.l // 7e00bbd4ff050202
v_cmpx_gt_u16 s101, v2                                   // v_cmpx_gt_u16_e32 s101, v2.l // 6504787d
v_cmpx_gt_u16_e64 v1, v2                                 // v_cmpx_gt_u16_e64 v1.l, v2.l // 7e00bcd401050202
v_cmpx_ne_u16 v255, v2                                   // v_cmpx_ne_u16_e64 v255.l, v2.l // 7e00bdd4ff050202
v_cmpx_ne_u16_e64 v1, v2                                 // v_cmpx_ne_u16_e64 v1.l, v2.l // 7e00bdd401050202
v_cmpx_ge_u16 v1, v2                                     // v_cmpx_ge_u16_e32 v1.l, v2.l // 01057c7d
v_cmpx_ge_u16_e64 v255, v2                               // v_cmpx_ge_u16_e64 v255.l, v2.l // 7e00bed4ff050202
v_cmpx_lt_u32 s101, v2                                   // v_cmpx_lt_u32_e32 s101, v2 // 6504927d
v_cmpx_lt_u32_e64 -1, v2                                 // 7e00c9d4c1040202
v_cmpx_eq_u32 v255, v2                                   // v_cmpx_eq_u32_e32 v255, v2 // ff05947d
v_cmpx_eq_u32_e64 v255, v2                               // 7e00cad4ff050202
v_cmpx_le_u32 s1, v2                                     // v_cmpx_le_u32_e32 s1, v2 // 0104967d
v_cmpx_le_u32_e64 v255, v2                               // 7e00cbd4ff050202
v_cmpx_gt_u32 s1, v2                                     // v_cmpx_gt_u32_e32 s1, v2 // 0104987d
v_cmpx_gt_u32_e64 s1, v2                                 // 7e00ccd401040202
v_cmpx_ne_u32 v1, v2                                     // v_cmpx_ne_u32_e32 v1, v2 // 01059a7d
v_cmpx_ne_u32_e64 vcc_hi, v2                             // 7e00cdd46b040202
v_cmpx_ge_u32 v255, v2                                   // v_cmpx_ge_u32_e32 v255, v2 // ff059c7d
v_cmpx_ge_u32_e64 s101, v2                               // 7e00ced465040202
v_cmpx_lt_f16 v1, v2                                     // v_cmpx_lt_f16_e32 v1.l, v2.l // 0105027d
v_cmpx_lt_f16_e64 v1, v2                                 // v_cmpx_lt_f16_e64 v1.l, v2.l // 7e0081d401050202
v_cmpx_eq_f16 s1, v2                                     // v_cmpx_eq_f16_e32 s1, v2.l // 0104047d
v_cmpx_eq_f16_e64 v1, v2                                 // v_cmpx_eq_f16_e64 v1.l, v2.l // 7e0082d401050202
v_cmpx_le_f16 vcc_lo, v2                                 // v_cmpx_le_f16_e32 vcc_lo, v2.l // 6a04067d
v_cmpx_le_f16_e64 v1, v2                                 // v_cmpx_le_f16_e64 v1.l, v2.l // 7e0083d401050202
v_cmpx_gt_f16 v1, v2                                     // v_cmpx_gt_f16_e32 v1.l, v2.l // 0105087d
v_cmpx_gt_f16_e64 vcc_hi, v2                             // v_cmpx_gt_f16_e64 vcc_hi, v2.l // 7e0084d46b040202
v_cmpx_lg_f16 v1, v2                                     // v_cmpx_lg_f16_e32 v1.l, v2.l // 01050a7d
v_cmpx_lg_f16_e64 v255, v2                               // v_cmpx_lg_f16_e64 v255.l, v2.l // 7e0085d4ff050202
v_cmpx_ge_f16 m0, v2                                     // v_cmpx_ge_f16_e32 m0, v2.l // 7d040c7d
v_cmpx_ge_f16_e64 vcc_hi, v2                             // v_cmpx_ge_f16_e64 vcc_hi, v2.l // 7e0086d46b040202
v_cmpx_o_f16 s1, v2                                      // v_cmpx_o_f16_e32 s1, v2.l // 01040e7d
v_cmpx_o_f16_e64 v1, v2                                  // v_cmpx_o_f16_e64 v1.l, v2.l // 7e0087d401050202
v_cmpx_lt_u64 v[254:255], v[2:3]                         // v_cmpx_lt_u64_e32 v[254:255], v[2:3] // fe05b27d
v_cmpx_lt_u64_e64 vcc, v[2:3]                            // 7e00d9d46a040202
v_cmpx_eq_u64 v[1:2], v[2:3]                             // v_cmpx_eq_u64_e32 v[1:2], v[2:3] // 0105b47d
v_cmpx_eq_u64_e64 s[4:5], v[2:3]                         // 7e00dad404040202
v_cmpx_le_u64 v[1:2], v[2:3]                             // v_cmpx_le_u64_e32 v[1:2], v[2:3] // 0105b67d
v_cmpx_le_u64_e64 s[2:3], v[2:3]                         // 7e00dbd402040202
v_cmpx_gt_u64 s[4:5], v[2:3]                             // v_cmpx_gt_u64_e32 s[4:5], v[2:3] // 0404b87d
v_cmpx_gt_u64_e64 s[2:3], v[2:3]                         // 7e00dcd402040202
v_cmpx_ne_u64 v[254:255], v[2:3]                         // v_cmpx_ne_u64_e32 v[254:255], v[2:3] // fe05ba7d
v_cmpx_ne_u64_e64 vcc, v[2:3]                            // 7e00ddd46a040202
v_cmpx_ge_u64 v[254:255], v[2:3]                         // v_cmpx_ge_u64_e32 v[254:255], v[2:3] // fe05bc7d
v_cmpx_ge_u64_e64 s[2:3], v[2:3]                         // 7e00ded402040202
v_cmpx_u_f16 vcc_lo, v2                                  // v_cmpx_u_f16_e32 vcc_lo, v2.l // 6a04107d
v_cmpx_u_f16_e64 v255, v2                                // v_cmpx_u_f16_e64 v255.l, v2.l // 7e0088d4ff050202
v_cmpx_nge_f16 v255, v2                                  // v_cmpx_nge_f16_e64 v255.l, v2.l // 7e0089d4ff050202
v_cmpx_nge_f16_e64 v1, v2                                // v_cmpx_nge_f16_e64 v1.l, v2.l // 7e0089d401050202
v_cmpx_nlg_f16 v1, v2                                    // v_cmpx_nlg_f16_e32 v1.l, v2.l // 0105147d
v_cmpx_nlg_f16_e64 vcc_hi, v2                            // v_cmpx_nlg_f16_e64 vcc_hi, v2.l // 7e008ad46b040202
v_cmpx_ngt_f16 v1, v2                                    // v_cmpx_ngt_f16_e32 v1.l, v2.l // 0105167d
v_cmpx_ngt_f16_e64 v1, v2                                // v_cmpx_ngt_f16_e64 v1.l, v2.l // 7e008bd401050202
v_cmpx_nle_f16 v255, v2                                  // v_cmpx_nle_f16_e64 v255.l, v2.l // 7e008cd4ff050202
v_cmpx_nle_f16_e64 v255, v2                              // v_cmpx_nle_f16_e64 v255.l, v2.l // 7e008cd4ff050202
v_cmpx_neq_f16 v1, v2                                    // v_cmpx_neq_f16_e32 v1.l, v2.l // 01051a7d
v_cmpx_neq_f16_e64 v255, v2                              // v_cmpx_neq_f16_e64 v255.l, v2.l // 7e008dd4ff050202
v_cmpx_nlt_f16 v1, v2                                    // v_cmpx_nlt_f16_e32 v1.l, v2.l // 01051c7d
v_cmpx_nlt_f16_e64 v255, v2                              // v_cmpx_nlt_f16_e64 v255.l, v2.l // 7e008ed4ff050202
v_cmp_le_u16_dpp v1, v2 dpp8:[7,7,7,3,4,4,6,7] fi:1      // v_cmp_le_u16 vcc_lo, v1.l, v2.l dpp8:[7,7,7,3,4,4,6,7] fi:1 // ea04767c01ff47fa
v_cmpx_eq_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904047d01773905
v_cmpx_eq_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904247d01773905
v_cmpx_eq_u32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_eq_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904947d01773905
v_cmpx_ge_i16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_ge_i16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e9046c7d01773905
v_cmpx_gt_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_gt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904287d01773905
v_cmpx_gt_i32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_gt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904887d01773905
v_cmpx_gt_u32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_gt_u32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904987d01773905
v_cmpx_lg_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_lg_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e9040a7d01773905
v_cmpx_lt_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_lt_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904027d01773905
v_cmpx_lt_i32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_lt_i32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904827d01773905
v_cmpx_lt_u16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_lt_u16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904727d01773905
v_cmpx_ne_i16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]          // v_cmpx_ne_i16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e9046a7d01773905
v_cmpx_neq_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]         // v_cmpx_neq_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9043a7d01773905
v_cmpx_nge_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]         // v_cmpx_nge_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904127d01773905
v_cmpx_nlg_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]         // v_cmpx_nlg_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904147d01773905
v_cmpx_nlt_f16_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]         // v_cmpx_nlt_f16 v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e9041c7d01773905
v_cmpx_nlt_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]         // v_cmpx_nlt_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9043c7d01773905
v_cmpx_o_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]           // v_cmpx_o_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9042e7d01773905
v_cmpx_u_f32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]           // v_cmpx_u_f32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e904307d01773905
v_cmp_class_f32_e64_dpp null, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_class_f32_e64_dpp null, -|v255|, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c017ed4e9fe0320ff000000
v_cmp_eq_i16_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_eq_i16_e64_dpp null, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // 7c0032d4e9fe0300ff000000
v_cmp_eq_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_eq_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c004ad4e9fe0300ff000000
v_cmp_ge_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ge_f16_e64_dpp null, -|v255.l|, -|v255.l| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8306d4e9fe0360ff000000
v_cmp_ge_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ge_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0046d4e9fe0300ff000000
v_cmp_ge_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ge_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c004ed4e9fe0300ff000000
v_cmp_gt_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_gt_f16_e64_dpp null, -|v255.l|, -|v255.l| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8304d4e9fe0360ff000000
v_cmp_gt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_gt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8314d4e9fe0360ff000000
v_cmp_gt_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_gt_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0044d4e9fe0300ff000000
v_cmp_le_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_le_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0043d4e9fe0300ff000000
v_cmp_le_u16_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_le_u16_e64_dpp null, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // 7c003bd4e9fe0300ff000000
v_cmp_le_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_le_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c004bd4e9fe0300ff000000
v_cmp_lt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_lt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8311d4e9fe0360ff000000
v_cmp_lt_i16_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_lt_i16_e64_dpp null, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // 7c0031d4e9fe0300ff000000
v_cmp_lt_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_lt_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0041d4e9fe0300ff000000
v_cmp_lt_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_lt_u32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0049d4e9fe0300ff000000
v_cmp_ne_i16_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ne_i16_e64_dpp null, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // 7c0035d4e9fe0300ff000000
v_cmp_ne_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ne_i32_e64_dpp null, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // 7c0045d4e9fe0300ff000000
v_cmp_ngt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_ngt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c831bd4e9fe0360ff000000
v_cmp_nle_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_nle_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c831cd4e9fe0360ff000000
v_cmp_nlg_f16_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_nlg_f16_e64_dpp null, -|v255.l|, -|v255.l| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c830ad4e9fe0360ff000000
v_cmp_nlt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_nlt_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c831ed4e9fe0360ff000000
v_cmp_u_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] fi:0 // v_cmp_u_f32_e64_dpp null, -|v255|, -|v255| clamp dpp8:[0,0,0,0,0,0,0,0] // 7c8318d4e9fe0360ff000000
v_cmpx_eq_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmpx_eq_i16_e64_dpp v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 7e00b2d4e904020201773905
v_cmpx_eq_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00cad4e904020201773905
v_cmpx_ge_i32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00c6d4e904020201773905
v_cmpx_gt_i32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00c4d4e904020201773905
v_cmpx_le_f16_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cmpx_le_f16_e64_dpp -v1.l, |v2.l| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0283d4ea04022201773905
v_cmpx_le_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0293d4ea04022201773905
v_cmpx_le_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00cbd4e904020201773905
v_cmpx_lg_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0295d4ea04022201773905
v_cmpx_lt_i16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmpx_lt_i16_e64_dpp v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 7e00b1d4e904020201773905
v_cmpx_lt_i32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00c1d4e904020201773905
v_cmpx_ne_u16_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_cmpx_ne_u16_e64_dpp v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 7e00bdd4e904020201773905
v_cmpx_ne_u32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // 7e00cdd4e904020201773905
v_cmpx_neq_f16_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cmpx_neq_f16_e64_dpp -v1.l, |v2.l| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e028dd4ea04022201773905
v_cmpx_neq_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e029dd4ea04022201773905
v_cmpx_nge_f16_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cmpx_nge_f16_e64_dpp -v1.l, |v2.l| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0289d4ea04022201773905
v_cmpx_ngt_f16_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cmpx_ngt_f16_e64_dpp -v1.l, |v2.l| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e028bd4ea04022201773905
v_cmpx_ngt_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e029bd4ea04022201773905
v_cmpx_nle_f16_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_cmpx_nle_f16_e64_dpp -v1.l, |v2.l| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e028cd4ea04022201773905
v_cmpx_nle_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e029cd4ea04022201773905
v_cmpx_nlt_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e029ed4ea04022201773905
v_cmpx_o_f32_e64_dpp -v1, |v2| dpp8:[7,6,5,4,3,2,1,0] fi:1 // 7e0297d4ea04022201773905
v_cmpx_class_f32_e64_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // 7e00fed4e904020201773905
v_cmp_class_f16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]   // v_cmp_class_f16_e64_dpp s5, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05007dd4fa04020001e400ff
v_cmp_eq_f16_e64_dpp s5, v1, v2 row_mirror               // v_cmp_eq_f16_e64_dpp s5, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050002d4fa040200014001ff
v_cmp_eq_f32_e64_dpp s5, v1, v2 row_mirror               // v_cmp_eq_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050012d4fa040200014001ff
v_cmp_eq_i32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]      // v_cmp_eq_i32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050042d4fa040200011b00ff
v_cmp_eq_u16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]      // v_cmp_eq_u16_e64_dpp s5, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05003ad4fa04020001e400ff
v_cmp_ge_f32_e64_dpp s5, v1, v2 row_mirror               // v_cmp_ge_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050016d4fa040200014001ff
v_cmp_ge_i16_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]      // v_cmp_ge_i16_e64_dpp s5, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050036d4fa040200011b00ff
v_cmp_ge_u16_e64_dpp s5, v1, v2 row_half_mirror          // v_cmp_ge_u16_e64_dpp s5, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 05003ed4fa040200014101ff
v_cmp_gt_i16_e64_dpp s5, v1, v2 row_mirror               // v_cmp_gt_i16_e64_dpp s5, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050034d4fa040200014001ff
v_cmp_gt_u16_e64_dpp s5, v1, v2 row_shr:1                // v_cmp_gt_u16_e64_dpp s5, v1.l, v2.l row_shr:1 row_mask:0xf bank_mask:0xf // 05003cd4fa040200011101ff
v_cmp_gt_u32_e64_dpp s5, v1, v2 row_mirror               // v_cmp_gt_u32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05004cd4fa040200014001ff
v_cmp_le_f16_e64_dpp s5, v1, v2 row_mirror               // v_cmp_le_f16_e64_dpp s5, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050003d4fa040200014001ff
v_cmp_le_f32_e64_dpp s5, v1, v2 row_mirror               // v_cmp_le_f32_e64_dpp s5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050013d4fa040200014001ff
v_cmp_le_i16_e64_dpp s5, v1, v2 row_mirror               // v_cmp_le_i16_e64_dpp s5, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050033d4fa040200014001ff
v_cmp_lg_f16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]      // v_cmp_lg_f16_e64_dpp s5, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050005d4fa04020001e400ff
v_cmp_lg_f32_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]      // v_cmp_lg_f32_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050015d4fa04020001e400ff
v_cmp_lt_f16_e64_dpp s5, v1, v2 row_half_mirror          // v_cmp_lt_f16_e64_dpp s5, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050001d4fa040200014101ff
v_cmp_lt_u16_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]      // v_cmp_lt_u16_e64_dpp s5, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050039d4fa040200011b00ff
v_cmp_ne_u16_e64_dpp s5, v1, v2 row_shl:1                // v_cmp_ne_u16_e64_dpp s5, v1.l, v2.l row_shl:1 row_mask:0xf bank_mask:0xf // 05003dd4fa040200010101ff
v_cmp_ne_u32_e64_dpp s5, v1, v2 row_shr:1                // v_cmp_ne_u32_e64_dpp s5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 05004dd4fa040200011101ff
v_cmp_neq_f16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]     // v_cmp_neq_f16_e64_dpp s5, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05000dd4fa04020001e400ff
v_cmp_neq_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]     // v_cmp_neq_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001dd4fa040200011b00ff
v_cmp_nge_f16_e64_dpp s5, v1, v2 row_half_mirror         // v_cmp_nge_f16_e64_dpp s5, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050009d4fa040200014101ff
v_cmp_nge_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]     // v_cmp_nge_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050019d4fa040200011b00ff
v_cmp_ngt_f16_e64_dpp s5, v1, v2 quad_perm:[0,1,2,3]     // v_cmp_ngt_f16_e64_dpp s5, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05000bd4fa04020001e400ff
v_cmp_nle_f16_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]     // v_cmp_nle_f16_e64_dpp s5, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000cd4fa040200011b00ff
v_cmp_nlg_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]     // v_cmp_nlg_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001ad4fa040200011b00ff
v_cmp_nlt_f16_e64_dpp s105, v1, v2 row_ror:15            // v_cmp_nlt_f16_e64_dpp s105, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 69000ed4fa040200012f01ff
v_cmp_o_f16_e64_dpp ttmp15, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_cmp_o_f16_e64_dpp ttmp15, -v1.l, |v2.l| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 7b0207d4fa04022001600913
v_cmp_o_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]       // v_cmp_o_f32_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050017d4fa040200011b00ff
v_cmp_u_f16_e64_dpp s5, v1, v2 quad_perm:[3,2,1,0]       // v_cmp_u_f16_e64_dpp s5, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050008d4fa040200011b00ff
v_cmpx_class_f16_e64_dpp v1, v2 row_ror:1                // v_cmpx_class_f16_e64_dpp v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 7e00fdd4fa040202012101ff
v_cmpx_eq_f16_e64_dpp v1, v2 row_mirror                  // v_cmpx_eq_f16_e64_dpp v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 7e0082d4fa040202014001ff
v_cmpx_eq_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_eq_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0092d4fa040202011b00ff
v_cmpx_eq_i32_e64_dpp v1, v2 row_shr:1                   // v_cmpx_eq_i32_e64_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 7e00c2d4fa040202011101ff
v_cmpx_eq_u16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_eq_u16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00bad4fa040202011b00ff
v_cmpx_ge_f16_e64_dpp v1, v2 quad_perm:[0,1,2,3]         // v_cmpx_ge_f16_e64_dpp v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0086d4fa04020201e400ff
v_cmpx_ge_f32_e64_dpp v1, v2 row_shl:1                   // v_cmpx_ge_f32_e64_dpp v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0096d4fa040202010101ff
v_cmpx_ge_i16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_ge_i16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00b6d4fa040202011b00ff
v_cmpx_ge_u16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_ge_u16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00bed4fa040202011b00ff
v_cmpx_ge_u32_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_ge_u32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00ced4fa040202011b00ff
v_cmpx_gt_f16_e64_dpp v1, v2 quad_perm:[0,1,2,3]         // v_cmpx_gt_f16_e64_dpp v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0084d4fa04020201e400ff
v_cmpx_gt_f32_e64_dpp v1, v2 quad_perm:[0,1,2,3]         // v_cmpx_gt_f32_e64_dpp v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0094d4fa04020201e400ff
v_cmpx_gt_i16_e64_dpp v1, v2 row_half_mirror             // v_cmpx_gt_i16_e64_dpp v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 7e00b4d4fa040202014101ff
v_cmpx_gt_u16_e64_dpp v1, v2 row_shl:15                  // v_cmpx_gt_u16_e64_dpp v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 7e00bcd4fa040202010f01ff
v_cmpx_gt_u32_e64_dpp v1, v2 row_mirror                  // v_cmpx_gt_u32_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e00ccd4fa040202014001ff
v_cmpx_le_i16_e64_dpp v1, v2 quad_perm:[0,1,2,3]         // v_cmpx_le_i16_e64_dpp v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e00b3d4fa04020201e400ff
v_cmpx_le_i32_e64_dpp v1, v2 row_mirror                  // v_cmpx_le_i32_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e00c3d4fa040202014001ff
v_cmpx_le_u16_e64_dpp v1, v2 row_shl:1                   // v_cmpx_le_u16_e64_dpp v1.l, v2.l row_shl:1 row_mask:0xf bank_mask:0xf // 7e00bbd4fa040202010101ff
v_cmpx_lg_f16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_lg_f16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0085d4fa040202011b00ff
v_cmpx_lt_f16_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_lt_f16_e64_dpp v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0081d4fa040202011b00ff
v_cmpx_lt_f32_e64_dpp v1, v2 row_shl:1                   // v_cmpx_lt_f32_e64_dpp v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0091d4fa040202010101ff
v_cmpx_lt_u16_e64_dpp v1, v2 row_mirror                  // v_cmpx_lt_u16_e64_dpp v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 7e00b9d4fa040202014001ff
v_cmpx_lt_u32_e64_dpp v1, v2 quad_perm:[3,2,1,0]         // v_cmpx_lt_u32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e00c9d4fa040202011b00ff
v_cmpx_ne_i16_e64_dpp v1, v2 row_shl:15                  // v_cmpx_ne_i16_e64_dpp v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 7e00b5d4fa040202010f01ff
v_cmpx_ne_i32_e64_dpp v1, v2 row_mirror                  // v_cmpx_ne_i32_e64_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 7e00c5d4fa040202014001ff
v_cmpx_nge_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0]        // v_cmpx_nge_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0099d4fa040202011b00ff
v_cmpx_nlg_f16_e64_dpp v1, v2 row_shr:15                 // v_cmpx_nlg_f16_e64_dpp v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 7e008ad4fa040202011f01ff
v_cmpx_nlg_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0]        // v_cmpx_nlg_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e009ad4fa040202011b00ff
v_cmpx_nlt_f16_e64_dpp v1, v2 row_mirror                 // v_cmpx_nlt_f16_e64_dpp v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 7e008ed4fa040202014001ff
v_cmpx_o_f16_e64_dpp v1, v2 quad_perm:[0,1,2,3]          // v_cmpx_o_f16_e64_dpp v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0087d4fa04020201e400ff
v_cmpx_u_f16_e64_dpp v1, v2 quad_perm:[0,1,2,3]          // v_cmpx_u_f16_e64_dpp v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0088d4fa04020201e400ff
v_cmpx_u_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0]          // v_cmpx_u_f32_e64_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 7e0098d4fa040202011b00ff
v_cmp_class_f16_e64 s5, s1, v2                           // v_cmp_class_f16_e64 s5, s1, v2.l // 05007dd401040202
v_cmp_class_f16 vcc_lo, s1, v2                           // v_cmp_class_f16_e32 vcc_lo, s1, v2.l // 0104fa7c
v_cmp_class_f16_dpp vcc_lo, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cmp_class_f16 vcc_lo, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // e904fa7c01773905
v_cmp_ge_i32_e32 s0, v0                                  // v_cmp_ge_i32_e32 vcc_lo, s0, v0 // 00008c7c
