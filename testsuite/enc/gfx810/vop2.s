v_add_f16_e32 v144, v80, v193                            // 5083213f
v_add_f32 v15, s43, v189                                 // v_add_f32_e32 v15, s43, v189 // 2b7a1f02
v_add_u32 v68, vcc, -17, v0                              // v_add_u32_e32 v68, vcc, 0xffffffef, v0 // ff008832efffffff
v_addc_u32 v71, vcc, 1, v89, vcc                         // v_addc_u32_e32 v71, vcc, 1, v89, vcc // 81b28e38
v_ashrrev_i32 v154, 0x12345678, v5                       // v_ashrrev_i32_e32 v154, 0x12345678, v5 // ff0a342378563412
v_ldexp_f16 v15, src_scc, v0                             // v_ldexp_f16_e32 v15, src_scc, v0 // fd001e66
v_lshlrev_b32 v191, exec_hi, v176                        // v_lshlrev_b32_e32 v191, exec_hi, v176 // 7f607f25
v_mac_f16 v47, v190, v50                                 // v_mac_f16_e32 v47, v190, v50 // be655e46
v_max_i32_e32 v43, 0x3f717273, v192                      // ff80571a7372713f
v_min_i16 v54, v173, v150                                // v_min_i16_e32 v54, v173, v150 // ad2d6d64
v_mul_hi_i32_i24 v171, 65, v30                           // v_mul_hi_i32_i24_e32 v171, 0x41, v30 // ff3c560f41000000
v_mul_hi_u32_u24_e32 v0, s100, v115                      // 64e60012
v_mul_lo_u16 v27, v242, v10                              // v_mul_lo_u16_e32 v27, v242, v10 // f2153652
v_sub_f32 v232, s3, v138                                 // v_sub_f32_e32 v232, s3, v138 // 0314d105
v_sub_u16 v75, 0, v75                                    // v_sub_u16_e32 v75, 0, v75 // 8096964e
v_subb_u32_e32 v127, vcc, 64, v228, vcc                  // c0c8ff3a
v_subbrev_u32_e32 v138, vcc, v64, v7, vcc                // 400f143d
