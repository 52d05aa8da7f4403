v_fma_mix_f32 v135, v57, v0, v0                          // 870020cc39010204
v_fma_mix_f32 v255, -src_shared_base, |src_private_base|, |v252| op_sel:[0,1,0] op_sel_hi:[0,1,1] clamp // ffd620ccebdaf137
v_fma_mixhi_f16 v0, v118, v223, v47                      // 000022cc76bfbf04
v_fma_mixhi_f16 v29, v126, v113, -v102 op_sel:[0,1,1]    // 1d3022cc7ee39a85
v_fma_mixlo_f16 v157, v252, v121, v211                   // 9d0021ccfcf34e07
v_fma_mixlo_f16 v234, neg(v255), v35, v46                // v_fma_mixlo_f16 v234, -v255, v35, v46 // ea0021ccff47ba24
v_pk_add_f16 v190, v35, v21                              // be400fcc232b021a
v_pk_add_f16 v0, 0x3456, s0 op_sel:[1,1]                 // 00580fccff00001a56340000
v_pk_add_i16 v153, v182, v170                            // 994002ccb655031a
v_pk_add_i16 v255, v243, src_private_limit neg_hi:[1,0]  // ff4102ccf3dd011a
v_pk_add_u16 v185, v255, v85                             // b9400accffab021a
v_pk_add_u16 v110, v0, s33 neg_lo:[0,1] neg_hi:[1,1]     // 6e430acc0043005a
v_pk_ashrrev_i16 v251, v109, v22                         // fb4006cc6d2d021a
v_pk_ashrrev_i16 v247, 0x3456, 0x3456 op_sel_hi:[1,0] neg_lo:[0,0] neg_hi:[0,0] clamp // v_pk_ashrrev_i16 v247, 0x3456, 0x3456 op_sel_hi:[1,0] clamp // f7c006ccfffe010a56340000
v_pk_fma_f16 v131, v255, v12, v1                         // 83400eccff19061c
v_pk_fma_f16 v172, v255, src_private_limit, s0 op_sel_hi:[1,1,1] // v_pk_fma_f16 v172, v255, src_private_limit, s0 // ac400eccffdd0118
v_pk_lshlrev_b16 v81, v33, v255                          // 514004cc21ff031a
v_pk_lshlrev_b16 v10, s43, exec_lo neg_hi:[0,0]          // v_pk_lshlrev_b16 v10, s43, exec_lo // 0a4004cc2bfc001a
v_pk_lshrrev_b16 v221, v168, v69                         // dd4005cca88b021a
v_pk_lshrrev_b16 v52, s101, 17 op_sel:[1,1] neg_lo:[0,1] // 345805cc6522015a
v_pk_mad_i16 v0, v255, v177, v169                        // 004000ccff63a71e
v_pk_mad_i16 v201, 64, 1000, s75 op_sel_hi:[0,1,0] neg_lo:[1,1,0] // v_pk_mad_i16 v201, 64, 0x3e8, s75 op_sel_hi:[0,1,0] neg_lo:[1,1,0] // c90000ccc0fe2d71e8030000
v_pk_mad_u16 v81, v165, v0, v82                          // 514009cca5014a1d
v_pk_mad_u16 v120, v177, v20, v93 op_sel:[1,0,0] op_sel_hi:[1,1,1] // v_pk_mad_u16 v120, v177, v20, v93 op_sel:[1,0,0] // 784809ccb129761d
v_pk_max_f16 v255, v237, v230                            // ff4012ccedcd031a
v_pk_max_f16 v99, 10.0, v0 op_sel_hi:[1,0] neg_hi:[1,0]  // v_pk_max_f16 v99, 0x4900, v0 op_sel_hi:[1,0] neg_hi:[1,0] // 634112ccff00020a00490000
v_pk_max_i16 v74, v231, v95                              // 4a4007cce7bf021a
v_pk_max_i16 v42, -5, src_vccz op_sel:[1,0] neg_lo:[0,0] neg_hi:[0,0] // v_pk_max_i16 v42, -5, src_vccz op_sel:[1,0] // 2a4807ccc5f6011a
v_pk_max_u16 v44, v227, v136                             // 2c400ccce311031a
v_pk_max_u16 v29, v255, v255 neg_lo:[0,1] clamp          // 1dc00cccffff035a
v_pk_min_f16 v46, v58, v0                                // 2e4011cc3a01021a
v_pk_min_f16 v16, v0, v0 op_sel:[0,0] neg_lo:[0,1]       // v_pk_min_f16 v16, v0, v0 neg_lo:[0,1] // 104011cc0001025a
v_pk_min_i16 v202, v90, v48                              // ca4008cc5a61021a
v_pk_min_i16 v255, 1000, -16 op_sel:[1,0]                // v_pk_min_i16 v255, 0x3e8, -16 op_sel:[1,0] // ff4808ccffa0011ae8030000
v_pk_min_u16 v255, v0, v25                               // ff400dcc0033021a
v_pk_min_u16 v79, v137, 0x3456 clamp                     // 4fc00dcc89ff011a56340000
v_pk_mul_f16 v154, v136, v0                              // 9a4010cc8801021a
v_pk_mul_f16 v245, 0xfe0b, src_private_limit op_sel_hi:[1,1] neg_lo:[1,1] // v_pk_mul_f16 v245, 0xfe0b, src_private_limit neg_lo:[1,1] // f54010ccffdc017a0bfe0000
v_pk_mul_lo_u16 v72, v73, v34                            // 484001cc4945021a
v_pk_mul_lo_u16 v2, 1, v28 op_sel:[0,0] op_sel_hi:[0,1]  // v_pk_mul_lo_u16 v2, 1, v28 op_sel_hi:[0,1] // 024001cc81380212
v_pk_sub_i16 v7, v89, v0                                 // 074003cc5901021a
v_pk_sub_i16 v241, v255, v0 op_sel:[0,1] neg_lo:[1,0]    // f15003ccff01023a
v_pk_sub_u16 v77, v133, v0                               // 4d400bcc8501021a
v_pk_sub_u16 v131, s66, -16 neg_hi:[0,0]                 // v_pk_sub_u16 v131, s66, -16 // 83400bcc42a0011a
