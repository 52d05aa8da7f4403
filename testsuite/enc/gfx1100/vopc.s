v_cmp_class_f16_e32 vcc_lo, null, v118                   // v_cmp_class_f16_e32 vcc_lo, null, v118.l // 7cecfa7c
v_cmp_class_f16_e32 vcc_lo, 9, v50                       // v_cmp_class_f16_e32 vcc_lo, 9, v50.l // 8964fa7c
v_cmp_class_f32_e32 vcc_lo, vcc_hi, v205                 // 6b9afd7c
v_cmp_class_f32_e32 vcc_lo, v3, v48                      // 0361fc7c
v_cmp_class_f64_e32 vcc_lo, src_scc, v22                 // fd2cfe7c
v_cmp_class_f64_e32 vcc_lo, vcc, v53                     // 6a6afe7c
v_cmp_eq_f16_e32 vcc_lo, null, v85                       // v_cmp_eq_f16_e32 vcc_lo, null, v85.l // 7caa047c
v_cmp_eq_f16_e32 vcc_lo, v89, v24                        // v_cmp_eq_f16_e32 vcc_lo, v89.l, v24.l // 5931047c
v_cmp_eq_f32_e32 vcc_lo, 4.0, v45                        // f65a247c
v_cmp_eq_f32_e32 vcc_lo, src_shared_base, v140           // eb18257c
v_cmp_eq_f64_e32 vcc_lo, vcc, v[188:189]                 // 6a78457c
v_cmp_eq_f64_e32 vcc_lo, v[19:20], v[202:203]            // 1395457c
v_cmp_eq_i16_e32 vcc_lo, vcc_hi, v50                     // v_cmp_eq_i16_e32 vcc_lo, vcc_hi, v50.l // 6b64647c
v_cmp_eq_i16_e32 vcc_lo, exec_lo, v97                    // v_cmp_eq_i16_e32 vcc_lo, exec_lo, v97.l // 7ec2647c
v_cmp_eq_i32_e32 vcc_lo, 0.15915494, v109                // f8da847c
v_cmp_eq_i32_e32 vcc_lo, exec_lo, v61                    // 7e7a847c
v_cmp_eq_i64_e32 vcc_lo, v[19:20], v[20:21]              // 1329a47c
v_cmp_eq_i64_e32 vcc_lo, v[31:32], v[167:168]            // 1f4fa57c
v_cmp_eq_u16_e32 vcc_lo, src_shared_base, v89            // v_cmp_eq_u16_e32 vcc_lo, src_shared_base, v89.l // ebb2747c
v_cmp_eq_u16_e32 vcc_lo, vcc_hi, v103                    // v_cmp_eq_u16_e32 vcc_lo, vcc_hi, v103.l // 6bce747c
v_cmp_eq_u32_e32 vcc_lo, src_shared_base, v1             // eb02947c
v_cmp_eq_u32_e32 vcc_lo, s84, v113                       // 54e2947c
v_cmp_eq_u64_e32 vcc_lo, -2.0, v[65:66]                  // f582b47c
v_cmp_eq_u64_e32 vcc_lo, 25, v[214:215]                  // 99acb57c
v_cmp_f_f16_e32 vcc_lo, s72, v39                         // v_cmp_f_f16_e32 vcc_lo, s72, v39.l // 484e007c
v_cmp_f_f16_e32 vcc_lo, src_shared_base, v95             // v_cmp_f_f16_e32 vcc_lo, src_shared_base, v95.l // ebbe007c
v_cmp_f_f32_e32 vcc_lo, exec_hi, v128                    // 7f00217c
v_cmp_f_f32_e32 vcc_lo, m0, v251                         // 7df6217c
v_cmp_f_f64_e32 vcc_lo, src_scc, v[201:202]              // fd92417c
v_cmp_f_f64_e32 vcc_lo, s[70:71], v[95:96]               // 46be407c
v_cmp_f_i32_e32 vcc_lo, src_shared_base, v45             // eb5a807c
v_cmp_f_i32_e32 vcc_lo, m0, v123                         // 7df6807c
v_cmp_f_i64_e32 vcc_lo, 1.0, v[80:81]                    // f2a0a07c
v_cmp_f_i64_e32 vcc_lo, 0x3456, v[62:63]                 // ff7ca07c56340000
v_cmp_f_u32_e32 vcc_lo, src_scc, v228                    // fdc8917c
v_cmp_f_u32_e32 vcc_lo, -1.0, v80                        // f3a0907c
v_cmp_f_u64_e32 vcc_lo, -15, v[83:84]                    // cfa6b07c
v_cmp_f_u64_e32 vcc_lo, 4.0, v[16:17]                    // f620b07c
v_cmp_ge_f16_e32 vcc_lo, src_scc, v118                   // v_cmp_ge_f16_e32 vcc_lo, src_scc, v118.l // fdec0c7c
v_cmp_ge_f16_e32 vcc_lo, vcc_hi, v10                     // v_cmp_ge_f16_e32 vcc_lo, vcc_hi, v10.l // 6b140c7c
v_cmp_ge_f32_e32 vcc_lo, src_scc, v119                   // fdee2c7c
v_cmp_ge_f32_e32 vcc_lo, v30, v169                       // 1e532d7c
v_cmp_ge_f64_e32 vcc_lo, 0xaf123456, v[253:254]          // fffa4d7c563412af
v_cmp_ge_f64_e32 vcc_lo, v[82:83], v[238:239]            // 52dd4d7c
v_cmp_ge_i16_e32 vcc_lo, v14, v45                        // v_cmp_ge_i16_e32 vcc_lo, v14.l, v45.l // 0e5b6c7c
v_cmp_ge_i16_e32 vcc_lo, m0, v91                         // v_cmp_ge_i16_e32 vcc_lo, m0, v91.l // 7db66c7c
v_cmp_ge_i32_e32 vcc_lo, v72, v170                       // 48558d7c
v_cmp_ge_i32_e32 vcc_lo, vcc_hi, v193                    // 6b828d7c
v_cmp_ge_i64_e32 vcc_lo, src_shared_base, v[23:24]       // eb2eac7c
v_cmp_ge_i64_e32 vcc_lo, s[94:95], v[185:186]            // 5e72ad7c
v_cmp_ge_u16_e32 vcc_lo, exec_hi, v63                    // v_cmp_ge_u16_e32 vcc_lo, exec_hi, v63.l // 7f7e7c7c
v_cmp_ge_u16_e32 vcc_lo, m0, v10                         // v_cmp_ge_u16_e32 vcc_lo, m0, v10.l // 7d147c7c
v_cmp_ge_u32_e32 vcc_lo, s95, v127                       // 5ffe9c7c
v_cmp_ge_u32_e32 vcc_lo, v30, v25                        // 1e339c7c
v_cmp_ge_u64_e32 vcc_lo, s[68:69], v[36:37]              // 4448bc7c
v_cmp_ge_u64_e32 vcc_lo, exec, v[197:198]                // 7e8abd7c
v_cmp_gt_f16_e32 vcc_lo, exec_hi, v17                    // v_cmp_gt_f16_e32 vcc_lo, exec_hi, v17.l // 7f22087c
v_cmp_gt_f16_e32 vcc_lo, v35, v77                        // v_cmp_gt_f16_e32 vcc_lo, v35.l, v77.l // 239b087c
v_cmp_gt_f32_e32 vcc_lo, v12, v247                       // 0cef297c
v_cmp_gt_f32_e32 vcc_lo, v39, v247                       // 27ef297c
v_cmp_gt_f64_e32 vcc_lo, 0.5, v[6:7]                     // f00c487c
v_cmp_gt_f64_e32 vcc_lo, 0x3f8147ae, v[65:66]            // ff82487cae47813f
v_cmp_gt_i16_e32 vcc_lo, exec_lo, v43                    // v_cmp_gt_i16_e32 vcc_lo, exec_lo, v43.l // 7e56687c
v_cmp_gt_i16_e32 vcc_lo, null, v8                        // v_cmp_gt_i16_e32 vcc_lo, null, v8.l // 7c10687c
v_cmp_gt_i32_e32 vcc_lo, v4, v73                         // 0493887c
v_cmp_gt_i32_e32 vcc_lo, exec_hi, v10                    // 7f14887c
v_cmp_gt_i64_e32 vcc_lo, v[60:61], v[110:111]            // 3cdda87c
v_cmp_gt_i64_e32 vcc_lo, v[109:110], v[206:207]          // 6d9da97c
v_cmp_gt_u16_e32 vcc_lo, v69, v21                        // v_cmp_gt_u16_e32 vcc_lo, v69.l, v21.l // 452b787c
v_cmp_gt_u16_e32 vcc_lo, exec_hi, v7                     // v_cmp_gt_u16_e32 vcc_lo, exec_hi, v7.l // 7f0e787c
v_cmp_gt_u32_e32 vcc_lo, v45, v16                        // 2d21987c
v_cmp_gt_u32_e32 vcc_lo, exec_hi, v137                   // 7f12997c
v_cmp_gt_u64_e32 vcc_lo, vcc, v[224:225]                 // 6ac0b97c
v_cmp_gt_u64_e32 vcc_lo, 0xfe0b, v[82:83]                // ffa4b87c0bfe0000
v_cmp_le_f16_e32 vcc_lo, exec_lo, v63                    // v_cmp_le_f16_e32 vcc_lo, exec_lo, v63.l // 7e7e067c
v_cmp_le_f16_e32 vcc_lo, exec_hi, v92                    // v_cmp_le_f16_e32 vcc_lo, exec_hi, v92.l // 7fb8067c
v_cmp_le_f32_e32 vcc_lo, 47, v166                        // af4c277c
v_cmp_le_f32_e32 vcc_lo, m0, v188                        // 7d78277c
v_cmp_le_f64_e32 vcc_lo, vcc, v[177:178]                 // 6a62477c
v_cmp_le_f64_e32 vcc_lo, -0.5, v[27:28]                  // f136467c
v_cmp_le_i16_e32 vcc_lo, src_shared_base, v106           // v_cmp_le_i16_e32 vcc_lo, src_shared_base, v106.l // ebd4667c
v_cmp_le_i16_e32 vcc_lo, exec_hi, v67                    // v_cmp_le_i16_e32 vcc_lo, exec_hi, v67.l // 7f86667c
v_cmp_le_i32_e32 vcc_lo, m0, v153                        // 7d32877c
v_cmp_le_i32_e32 vcc_lo, v90, v212                       // 5aa9877c
v_cmp_le_i64_e32 vcc_lo, null, v[197:198]                // 7c8aa77c
v_cmp_le_i64_e32 vcc_lo, src_shared_base, v[83:84]       // eba6a67c
v_cmp_le_u16_e32 vcc_lo, v55, v112                       // v_cmp_le_u16_e32 vcc_lo, v55.l, v112.l // 37e1767c
v_cmp_le_u16_e32 vcc_lo, vcc_lo, v72                     // v_cmp_le_u16_e32 vcc_lo, vcc_lo, v72.l // 6a90767c
v_cmp_le_u32_e32 vcc_lo, v32, v58                        // 2075967c
v_cmp_le_u32_e32 vcc_lo, s96, v210                       // 60a4977c
v_cmp_le_u64_e32 vcc_lo, v[223:224], v[49:50]            // df63b67c
v_cmp_le_u64_e32 vcc_lo, src_scc, v[149:150]             // fd2ab77c
v_cmp_lg_f16_e32 vcc_lo, v55, v18                        // v_cmp_lg_f16_e32 vcc_lo, v55.l, v18.l // 37250a7c
v_cmp_lg_f16_e32 vcc_lo, v30, v78                        // v_cmp_lg_f16_e32 vcc_lo, v30.l, v78.l // 1e9d0a7c
v_cmp_lg_f32_e32 vcc_lo, null, v49                       // 7c622a7c
v_cmp_lg_f32_e32 vcc_lo, vcc_hi, v177                    // 6b622b7c
v_cmp_lg_f64_e32 vcc_lo, s[80:81], v[145:146]            // 50224b7c
v_cmp_lg_f64_e32 vcc_lo, 0x3f8147ae, v[88:89]            // ffb04a7cae47813f
v_cmp_lt_f16_e32 vcc_lo, 0.15915494, v86                 // v_cmp_lt_f16_e32 vcc_lo, 0.15915494, v86.l // f8ac027c
v_cmp_lt_f16_e32 vcc_lo, v56, v27                        // v_cmp_lt_f16_e32 vcc_lo, v56.l, v27.l // 3837027c
v_cmp_lt_f32_e32 vcc_lo, src_shared_base, v203           // eb96237c
v_cmp_lt_f32_e32 vcc_lo, exec_lo, v30                    // 7e3c227c
v_cmp_lt_f64_e32 vcc_lo, src_scc, v[211:212]             // fda6437c
v_cmp_lt_f64_e32 vcc_lo, src_shared_base, v[13:14]       // eb1a427c
v_cmp_lt_i16_e32 vcc_lo, vcc_lo, v48                     // v_cmp_lt_i16_e32 vcc_lo, vcc_lo, v48.l // 6a60627c
v_cmp_lt_i16_e32 vcc_lo, s46, v46                        // v_cmp_lt_i16_e32 vcc_lo, s46, v46.l // 2e5c627c
v_cmp_lt_i32_e32 vcc_lo, s12, v47                        // 0c5e827c
v_cmp_lt_i32_e32 vcc_lo, s85, v163                       // 5546837c
v_cmp_lt_i64_e32 vcc_lo, 0xaf123456, v[171:172]          // ff56a37c563412af
v_cmp_lt_i64_e32 vcc_lo, v[82:83], v[191:192]            // 527fa37c
v_cmp_lt_u16_e32 vcc_lo, v8, v106                        // v_cmp_lt_u16_e32 vcc_lo, v8.l, v106.l // 08d5727c
v_cmp_lt_u16_e32 vcc_lo, src_scc, v80                    // v_cmp_lt_u16_e32 vcc_lo, src_scc, v80.l // fda0727c
v_cmp_lt_u32_e32 vcc_lo, v71, v156                       // 4739937c
v_cmp_lt_u32_e32 vcc_lo, null, v95                       // 7cbe927c
v_cmp_lt_u64_e32 vcc_lo, vcc, v[197:198]                 // 6a8ab37c
v_cmp_lt_u64_e32 vcc_lo, s[80:81], v[134:135]            // 500cb37c
v_cmp_ne_i16_e32 vcc_lo, s90, v117                       // v_cmp_ne_i16_e32 vcc_lo, s90, v117.l // 5aea6a7c
v_cmp_ne_i16_e32 vcc_lo, vcc_lo, v51                     // v_cmp_ne_i16_e32 vcc_lo, vcc_lo, v51.l // 6a666a7c
v_cmp_ne_i32_e32 vcc_lo, v54, v201                       // 36938b7c
v_cmp_ne_i32_e32 vcc_lo, vcc_hi, v32                     // 6b408a7c
v_cmp_ne_i64_e32 vcc_lo, s[78:79], v[138:139]            // 4e14ab7c
v_cmp_ne_i64_e32 vcc_lo, -4.0, v[17:18]                  // f722aa7c
v_cmp_ne_u16_e32 vcc_lo, m0, v44                         // v_cmp_ne_u16_e32 vcc_lo, m0, v44.l // 7d587a7c
v_cmp_ne_u16_e32 vcc_lo, exec_lo, v101                   // v_cmp_ne_u16_e32 vcc_lo, exec_lo, v101.l // 7eca7a7c
v_cmp_ne_u32_e32 vcc_lo, v115, v155                      // 73379b7c
v_cmp_ne_u32_e32 vcc_lo, 55, v110                        // b7dc9a7c
v_cmp_ne_u64_e32 vcc_lo, v[94:95], v[193:194]            // 5e83bb7c
v_cmp_ne_u64_e32 vcc_lo, 25, v[36:37]                    // 9948ba7c
v_cmp_neq_f16_e32 vcc_lo, exec_lo, v22                   // v_cmp_neq_f16_e32 vcc_lo, exec_lo, v22.l // 7e2c1a7c
v_cmp_neq_f16_e32 vcc_lo, vcc_lo, v22                    // v_cmp_neq_f16_e32 vcc_lo, vcc_lo, v22.l // 6a2c1a7c
v_cmp_neq_f32_e32 vcc_lo, s76, v124                      // 4cf83a7c
v_cmp_neq_f32_e32 vcc_lo, null, v86                      // 7cac3a7c
v_cmp_neq_f64_e32 vcc_lo, v[64:65], v[187:188]           // 40775b7c
v_cmp_neq_f64_e32 vcc_lo, v[91:92], v[181:182]           // 5b6b5b7c
v_cmp_nge_f16_e32 vcc_lo, exec_lo, v123                  // v_cmp_nge_f16_e32 vcc_lo, exec_lo, v123.l // 7ef6127c
v_cmp_nge_f16_e32 vcc_lo, null, v57                      // v_cmp_nge_f16_e32 vcc_lo, null, v57.l // 7c72127c
v_cmp_nge_f32_e32 vcc_lo, null, v145                     // 7c22337c
v_cmp_nge_f32_e32 vcc_lo, 58, v146                       // ba24337c
v_cmp_nge_f64_e32 vcc_lo, src_shared_base, v[208:209]    // eba0537c
v_cmp_nge_f64_e32 vcc_lo, v[55:56], v[86:87]             // 37ad527c
v_cmp_ngt_f16_e32 vcc_lo, v73, v30                       // v_cmp_ngt_f16_e32 vcc_lo, v73.l, v30.l // 493d167c
v_cmp_ngt_f16_e32 vcc_lo, m0, v105                       // v_cmp_ngt_f16_e32 vcc_lo, m0, v105.l // 7dd2167c
v_cmp_ngt_f32_e32 vcc_lo, null, v1                       // 7c02367c
v_cmp_ngt_f32_e32 vcc_lo, s16, v18                       // 1024367c
v_cmp_ngt_f64_e32 vcc_lo, 1.0, v[187:188]                // f276577c
v_cmp_ngt_f64_e32 vcc_lo, s[52:53], v[129:130]           // 3402577c
v_cmp_nle_f16_e32 vcc_lo, 5, v115                        // v_cmp_nle_f16_e32 vcc_lo, 5, v115.l // 85e6187c
v_cmp_nle_f16_e32 vcc_lo, 0.15915494, v98                // v_cmp_nle_f16_e32 vcc_lo, 0.15915494, v98.l // f8c4187c
v_cmp_nle_f32_e32 vcc_lo, s42, v50                       // 2a64387c
v_cmp_nle_f32_e32 vcc_lo, s3, v17                        // 0322387c
v_cmp_nle_f64_e32 vcc_lo, src_shared_base, v[197:198]    // eb8a597c
v_cmp_nle_f64_e32 vcc_lo, src_scc, v[114:115]            // fde4587c
v_cmp_nlg_f16_e32 vcc_lo, -0.5, v35                      // v_cmp_nlg_f16_e32 vcc_lo, -0.5, v35.l // f146147c
v_cmp_nlg_f16_e32 vcc_lo, src_scc, v7                    // v_cmp_nlg_f16_e32 vcc_lo, src_scc, v7.l // fd0e147c
v_cmp_nlg_f32_e32 vcc_lo, 32, v253                       // a0fa357c
v_cmp_nlg_f32_e32 vcc_lo, vcc_hi, v253                   // 6bfa357c
v_cmp_nlg_f64_e32 vcc_lo, null, v[70:71]                 // 7c8c547c
v_cmp_nlg_f64_e32 vcc_lo, 0x3456, v[62:63]               // ff7c547c56340000
v_cmp_nlt_f16_e32 vcc_lo, m0, v23                        // v_cmp_nlt_f16_e32 vcc_lo, m0, v23.l // 7d2e1c7c
v_cmp_nlt_f16_e32 vcc_lo, exec_lo, v90                   // v_cmp_nlt_f16_e32 vcc_lo, exec_lo, v90.l // 7eb41c7c
v_cmp_nlt_f32_e32 vcc_lo, vcc_hi, v0                     // 6b003c7c
v_cmp_nlt_f32_e32 vcc_lo, vcc_hi, v159                   // 6b3e3d7c
v_cmp_nlt_f64_e32 vcc_lo, vcc, v[2:3]                    // 6a045c7c
v_cmp_nlt_f64_e32 vcc_lo, vcc, v[116:117]                // 6ae85c7c
v_cmp_o_f16_e32 vcc_lo, 0.5, v10                         // v_cmp_o_f16_e32 vcc_lo, 0.5, v10.l // f0140e7c
v_cmp_o_f16_e32 vcc_lo, vcc_hi, v31                      // v_cmp_o_f16_e32 vcc_lo, vcc_hi, v31.l // 6b3e0e7c
v_cmp_o_f32_e32 vcc_lo, s98, v180                        // 62682f7c
v_cmp_o_f32_e32 vcc_lo, s6, v177                         // 06622f7c
v_cmp_o_f64_e32 vcc_lo, exec, v[53:54]                   // 7e6a4e7c
v_cmp_o_f64_e32 vcc_lo, s[54:55], v[205:206]             // 369a4f7c
v_cmp_t_f16_e32 vcc_lo, src_shared_base, v52             // v_cmp_t_f16_e32 vcc_lo, src_shared_base, v52.l // eb681e7c
v_cmp_t_f16_e32 vcc_lo, vcc_lo, v32                      // v_cmp_t_f16_e32 vcc_lo, vcc_lo, v32.l // 6a401e7c
v_cmp_t_f32_e32 vcc_lo, -2, v147                         // c2263f7c
v_cmp_t_f32_e32 vcc_lo, 0x3f8147ae, v148                 // ff283f7cae47813f
v_cmp_t_f64_e32 vcc_lo, v[236:237], v[10:11]             // ec155e7c
v_cmp_t_f64_e32 vcc_lo, -1, v[86:87]                     // c1ac5e7c
v_cmp_t_i32_e32 vcc_lo, exec_lo, v175                    // 7e5e8f7c
v_cmp_t_i32_e32 vcc_lo, exec_lo, v90                     // 7eb48e7c
v_cmp_t_i64_e32 vcc_lo, src_shared_base, v[73:74]        // eb92ae7c
v_cmp_t_i64_e32 vcc_lo, 0xaf123456, v[251:252]           // fff6af7c563412af
v_cmp_t_u32_e32 vcc_lo, exec_lo, v72                     // 7e909e7c
v_cmp_t_u32_e32 vcc_lo, src_shared_base, v166            // eb4c9f7c
v_cmp_t_u64_e32 vcc_lo, v[35:36], v[27:28]               // 2337be7c
v_cmp_t_u64_e32 vcc_lo, v[213:214], v[123:124]           // d5f7be7c
v_cmp_u_f16_e32 vcc_lo, exec_hi, v69                     // v_cmp_u_f16_e32 vcc_lo, exec_hi, v69.l // 7f8a107c
v_cmp_u_f16_e32 vcc_lo, 2.0, v48                         // v_cmp_u_f16_e32 vcc_lo, 2.0, v48.l // f460107c
v_cmp_u_f32_e32 vcc_lo, -1.0, v8                         // f310307c
v_cmp_u_f32_e32 vcc_lo, src_shared_base, v2              // eb04307c
v_cmp_u_f64_e32 vcc_lo, v[26:27], v[85:86]               // 1aab507c
v_cmp_u_f64_e32 vcc_lo, vcc, v[192:193]                  // 6a80517c
v_cmpx_class_f16_e32 s105, v46                           // v_cmpx_class_f16_e32 s105, v46.l // 695cfa7d
v_cmpx_class_f16_e32 v49, v114                           // v_cmpx_class_f16_e32 v49.l, v114.l // 31e5fa7d
v_cmpx_class_f32_e32 exec_lo, v64                        // 7e80fc7d
v_cmpx_class_f32_e32 exec_lo, v48                        // 7e60fc7d
v_cmpx_class_f64_e32 src_scc, v238                       // fddcff7d
v_cmpx_class_f64_e32 v[35:36], v15                       // 231ffe7d
v_cmpx_eq_f16_e32 v11, v22                               // v_cmpx_eq_f16_e32 v11.l, v22.l // 0b2d047d
v_cmpx_eq_f16_e32 m0, v3                                 // v_cmpx_eq_f16_e32 m0, v3.l // 7d06047d
v_cmpx_eq_f32_e32 m0, v2                                 // 7d04247d
v_cmpx_eq_f32_e32 m0, v41                                // 7d52247d
v_cmpx_eq_f64_e32 src_shared_base, v[35:36]              // eb46447d
v_cmpx_eq_f64_e32 v[107:108], v[216:217]                 // 6bb1457d
v_cmpx_eq_i16_e32 src_scc, v62                           // v_cmpx_eq_i16_e32 src_scc, v62.l // fd7c647d
v_cmpx_eq_i16_e32 exec_lo, v58                           // v_cmpx_eq_i16_e32 exec_lo, v58.l // 7e74647d
v_cmpx_eq_i32_e32 exec_hi, v146                          // 7f24857d
v_cmpx_eq_i32_e32 vcc_lo, v112                           // 6ae0847d
v_cmpx_eq_i64_e32 vcc, v[244:245]                        // 6ae8a57d
v_cmpx_eq_i64_e32 -11, v[199:200]                        // cb8ea57d
v_cmpx_eq_u16_e32 0x3456, v47                            // v_cmpx_eq_u16_e32 0x3456, v47.l // ff5e747d56340000
v_cmpx_eq_u16_e32 s42, v16                               // v_cmpx_eq_u16_e32 s42, v16.l // 2a20747d
v_cmpx_eq_u32_e32 s18, v251                              // 12f6957d
v_cmpx_eq_u32_e32 exec_hi, v95                           // 7fbe947d
v_cmpx_eq_u64_e32 exec, v[108:109]                       // 7ed8b47d
v_cmpx_eq_u64_e32 src_shared_base, v[130:131]            // eb04b57d
v_cmpx_f_f16_e32 src_shared_base, v50                    // v_cmpx_f_f16_e32 src_shared_base, v50.l // eb64007d
v_cmpx_f_f16_e32 s54, v32                                // v_cmpx_f_f16_e32 s54, v32.l // 3640007d
v_cmpx_f_f32_e32 exec_hi, v244                           // 7fe8217d
v_cmpx_f_f32_e32 exec_hi, v223                           // 7fbe217d
v_cmpx_f_f64_e32 src_shared_base, v[19:20]               // eb26407d
v_cmpx_f_f64_e32 null, v[190:191]                        // 7c7c417d
v_cmpx_f_i32_e32 exec_hi, v144                           // 7f20817d
v_cmpx_f_i32_e32 src_scc, v54                            // fd6c807d
v_cmpx_f_i64_e32 s[72:73], v[1:2]                        // 4802a07d
v_cmpx_f_i64_e32 null, v[160:161]                        // 7c40a17d
v_cmpx_f_u32_e32 src_scc, v5                             // fd0a907d
v_cmpx_f_u32_e32 s98, v176                               // 6260917d
v_cmpx_f_u64_e32 vcc, v[248:249]                         // 6af0b17d
v_cmpx_f_u64_e32 v[88:89], v[132:133]                    // 5809b17d
v_cmpx_ge_f16_e32 exec_hi, v115                          // v_cmpx_ge_f16_e32 exec_hi, v115.l // 7fe60c7d
v_cmpx_ge_f16_e32 v49, v77                               // v_cmpx_ge_f16_e32 v49.l, v77.l // 319b0c7d
v_cmpx_ge_f32_e32 v78, v83                               // 4ea72c7d
v_cmpx_ge_f32_e32 0x3f8147ae, v22                        // ff2c2c7dae47813f
v_cmpx_ge_f64_e32 s[88:89], v[70:71]                     // 588c4c7d
v_cmpx_ge_f64_e32 v[245:246], v[207:208]                 // f59f4d7d
v_cmpx_ge_i16_e32 vcc_lo, v94                            // v_cmpx_ge_i16_e32 vcc_lo, v94.l // 6abc6c7d
v_cmpx_ge_i16_e32 17, v17                                // v_cmpx_ge_i16_e32 17, v17.l // 91226c7d
v_cmpx_ge_i32_e32 vcc_lo, v216                           // 6ab08d7d
v_cmpx_ge_i32_e32 s80, v88                               // 50b08c7d
v_cmpx_ge_i64_e32 src_scc, v[155:156]                    // fd36ad7d
v_cmpx_ge_i64_e32 v[47:48], v[223:224]                   // 2fbfad7d
v_cmpx_ge_u16_e32 s15, v108                              // v_cmpx_ge_u16_e32 s15, v108.l // 0fd87c7d
v_cmpx_ge_u16_e32 s0, v105                               // v_cmpx_ge_u16_e32 s0, v105.l // 00d27c7d
v_cmpx_ge_u32_e32 src_scc, v49                           // fd629c7d
v_cmpx_ge_u32_e32 v223, v239                             // dfdf9d7d
v_cmpx_ge_u64_e32 src_scc, v[90:91]                      // fdb4bc7d
v_cmpx_ge_u64_e32 exec, v[232:233]                       // 7ed0bd7d
v_cmpx_gt_f16_e32 m0, v23                                // v_cmpx_gt_f16_e32 m0, v23.l // 7d2e087d
v_cmpx_gt_f16_e32 v28, v93                               // v_cmpx_gt_f16_e32 v28.l, v93.l // 1cbb087d
v_cmpx_gt_f32_e32 50, v239                               // b2de297d
v_cmpx_gt_f32_e32 vcc_lo, v98                            // 6ac4287d
v_cmpx_gt_f64_e32 null, v[44:45]                         // 7c58487d
v_cmpx_gt_f64_e32 0xfe0b, v[212:213]                     // ffa8497d0bfe0000
v_cmpx_gt_i16_e32 s44, v63                               // v_cmpx_gt_i16_e32 s44, v63.l // 2c7e687d
v_cmpx_gt_i16_e32 vcc_hi, v17                            // v_cmpx_gt_i16_e32 vcc_hi, v17.l // 6b22687d
v_cmpx_gt_i32_e32 exec_lo, v134                          // 7e0c897d
v_cmpx_gt_i32_e32 v169, v223                             // a9bf897d
v_cmpx_gt_i64_e32 exec, v[133:134]                       // 7e0aa97d
v_cmpx_gt_i64_e32 -6, v[254:255]                         // c6fca97d
v_cmpx_gt_u16_e32 s96, v3                                // v_cmpx_gt_u16_e32 s96, v3.l // 6006787d
v_cmpx_gt_u16_e32 s38, v5                                // v_cmpx_gt_u16_e32 s38, v5.l // 260a787d
v_cmpx_gt_u32_e32 v70, v95                               // 46bf987d
v_cmpx_gt_u32_e32 s10, v152                              // 0a30997d
v_cmpx_gt_u64_e32 0.15915494309189532, v[180:181]        // f868b97d
v_cmpx_gt_u64_e32 v[50:51], v[31:32]                     // 323fb87d
v_cmpx_le_f16_e32 vcc_hi, v37                            // v_cmpx_le_f16_e32 vcc_hi, v37.l // 6b4a067d
v_cmpx_le_f16_e32 -16, v57                               // v_cmpx_le_f16_e32 -16, v57.l // d072067d
v_cmpx_le_f32_e32 0x3f8147ae, v52                        // ff68267dae47813f
v_cmpx_le_f32_e32 src_scc, v175                          // fd5e277d
v_cmpx_le_f64_e32 src_shared_base, v[154:155]            // eb34477d
v_cmpx_le_f64_e32 src_shared_base, v[47:48]              // eb5e467d
v_cmpx_le_i16_e32 vcc_hi, v25                            // v_cmpx_le_i16_e32 vcc_hi, v25.l // 6b32667d
v_cmpx_le_i16_e32 v14, v38                               // v_cmpx_le_i16_e32 v14.l, v38.l // 0e4d667d
v_cmpx_le_i32_e32 m0, v13                                // 7d1a867d
v_cmpx_le_i32_e32 m0, v122                               // 7df4867d
v_cmpx_le_i64_e32 v[14:15], v[43:44]                     // 0e57a67d
v_cmpx_le_i64_e32 v[29:30], v[110:111]                   // 1ddda67d
v_cmpx_le_u16_e32 m0, v96                                // v_cmpx_le_u16_e32 m0, v96.l // 7dc0767d
v_cmpx_le_u16_e32 s16, v95                               // v_cmpx_le_u16_e32 s16, v95.l // 10be767d
v_cmpx_le_u32_e32 s62, v12                               // 3e18967d
v_cmpx_le_u32_e32 src_scc, v64                           // fd80967d
v_cmpx_le_u64_e32 exec, v[164:165]                       // 7e48b77d
v_cmpx_le_u64_e32 src_shared_base, v[171:172]            // eb56b77d
v_cmpx_lg_f16_e32 exec_lo, v1                            // v_cmpx_lg_f16_e32 exec_lo, v1.l // 7e020a7d
v_cmpx_lg_f16_e32 13, v98                                // v_cmpx_lg_f16_e32 13, v98.l // 8dc40a7d
v_cmpx_lg_f32_e32 v50, v105                              // 32d32a7d
v_cmpx_lg_f32_e32 s104, v86                              // 68ac2a7d
v_cmpx_lg_f64_e32 v[34:35], v[19:20]                     // 22274a7d
v_cmpx_lg_f64_e32 v[50:51], v[23:24]                     // 322f4a7d
v_cmpx_lt_f16_e32 v35, v39                               // v_cmpx_lt_f16_e32 v35.l, v39.l // 234f027d
v_cmpx_lt_f16_e32 exec_hi, v20                           // v_cmpx_lt_f16_e32 exec_hi, v20.l // 7f28027d
v_cmpx_lt_f32_e32 -12, v208                              // cca0237d
v_cmpx_lt_f32_e32 4.0, v23                               // f62e227d
v_cmpx_lt_f64_e32 null, v[231:232]                       // 7cce437d
v_cmpx_lt_f64_e32 vcc, v[83:84]                          // 6aa6427d
v_cmpx_lt_i16_e32 v80, v21                               // v_cmpx_lt_i16_e32 v80.l, v21.l // 502b627d
v_cmpx_lt_i16_e32 src_scc, v114                          // v_cmpx_lt_i16_e32 src_scc, v114.l // fde4627d
v_cmpx_lt_i32_e32 m0, v149                               // 7d2a837d
v_cmpx_lt_i32_e32 v189, v225                             // bdc3837d
v_cmpx_lt_i64_e32 v[116:117], v[19:20]                   // 7427a27d
v_cmpx_lt_i64_e32 s[76:77], v[29:30]                     // 4c3aa27d
v_cmpx_lt_u16_e32 exec_lo, v79                           // v_cmpx_lt_u16_e32 exec_lo, v79.l // 7e9e727d
v_cmpx_lt_u16_e32 vcc_hi, v95                            // v_cmpx_lt_u16_e32 vcc_hi, v95.l // 6bbe727d
v_cmpx_lt_u32_e32 v76, v81                               // 4ca3927d
v_cmpx_lt_u32_e32 -15, v135                              // cf0e937d
v_cmpx_lt_u64_e32 null, v[228:229]                       // 7cc8b37d
v_cmpx_lt_u64_e32 v[45:46], v[190:191]                   // 2d7db37d
v_cmpx_ne_i16_e32 vcc_lo, v54                            // v_cmpx_ne_i16_e32 vcc_lo, v54.l // 6a6c6a7d
v_cmpx_ne_i16_e32 exec_hi, v92                           // v_cmpx_ne_i16_e32 exec_hi, v92.l // 7fb86a7d
v_cmpx_ne_i32_e32 m0, v237                               // 7dda8b7d
v_cmpx_ne_i32_e32 s50, v214                              // 32ac8b7d
v_cmpx_ne_i64_e32 s[34:35], v[190:191]                   // 227cab7d
v_cmpx_ne_i64_e32 v[54:55], v[238:239]                   // 36ddab7d
v_cmpx_ne_u16_e32 exec_lo, v29                           // v_cmpx_ne_u16_e32 exec_lo, v29.l // 7e3a7a7d
v_cmpx_ne_u16_e32 src_scc, v117                          // v_cmpx_ne_u16_e32 src_scc, v117.l // fdea7a7d
v_cmpx_ne_u32_e32 exec_hi, v121                          // 7ff29a7d
v_cmpx_ne_u32_e32 m0, v119                               // 7dee9a7d
v_cmpx_ne_u64_e32 v[131:132], v[13:14]                   // 831bba7d
v_cmpx_ne_u64_e32 src_shared_base, v[232:233]            // ebd0bb7d
v_cmpx_neq_f16_e32 src_shared_base, v16                  // v_cmpx_neq_f16_e32 src_shared_base, v16.l // eb201a7d
v_cmpx_neq_f16_e32 0x3456, v61                           // v_cmpx_neq_f16_e32 0x3456, v61.l // ff7a1a7d56340000
v_cmpx_neq_f32_e32 exec_lo, v253                         // 7efa3b7d
v_cmpx_neq_f32_e32 m0, v170                              // 7d543b7d
v_cmpx_neq_f64_e32 v[67:68], v[9:10]                     // 43135a7d
v_cmpx_neq_f64_e32 exec, v[142:143]                      // 7e1c5b7d
v_cmpx_nge_f16_e32 vcc_lo, v12                           // v_cmpx_nge_f16_e32 vcc_lo, v12.l // 6a18127d
v_cmpx_nge_f16_e32 s24, v7                               // v_cmpx_nge_f16_e32 s24, v7.l // 180e127d
v_cmpx_nge_f32_e32 exec_hi, v33                          // 7f42327d
v_cmpx_nge_f32_e32 exec_lo, v181                         // 7e6a337d
v_cmpx_nge_f64_e32 -4.0, v[88:89]                        // f7b0527d
v_cmpx_nge_f64_e32 src_scc, v[108:109]                   // fdd8527d
v_cmpx_ngt_f16_e32 s36, v54                              // v_cmpx_ngt_f16_e32 s36, v54.l // 246c167d
v_cmpx_ngt_f16_e32 m0, v64                               // v_cmpx_ngt_f16_e32 m0, v64.l // 7d80167d
v_cmpx_ngt_f32_e32 src_shared_base, v232                 // ebd0377d
v_cmpx_ngt_f32_e32 exec_hi, v1                           // 7f02367d
v_cmpx_ngt_f64_e32 0.5, v[138:139]                       // f014577d
v_cmpx_ngt_f64_e32 vcc, v[108:109]                       // 6ad8567d
v_cmpx_nle_f16_e32 m0, v43                               // v_cmpx_nle_f16_e32 m0, v43.l // 7d56187d
v_cmpx_nle_f16_e32 s90, v45                              // v_cmpx_nle_f16_e32 s90, v45.l // 5a5a187d
v_cmpx_nle_f32_e32 s43, v138                             // 2b14397d
v_cmpx_nle_f32_e32 s56, v22                              // 382c387d
v_cmpx_nle_f64_e32 src_scc, v[173:174]                   // fd5a597d
v_cmpx_nle_f64_e32 vcc, v[59:60]                         // 6a76587d
v_cmpx_nlg_f16_e32 null, v86                             // v_cmpx_nlg_f16_e32 null, v86.l // 7cac147d
v_cmpx_nlg_f16_e32 m0, v94                               // v_cmpx_nlg_f16_e32 m0, v94.l // 7dbc147d
v_cmpx_nlg_f32_e32 0.5, v206                             // f09c357d
v_cmpx_nlg_f32_e32 src_scc, v53                          // fd6a347d
v_cmpx_nlg_f64_e32 s[22:23], v[254:255]                  // 16fc557d
v_cmpx_nlg_f64_e32 src_shared_base, v[222:223]           // ebbc557d
v_cmpx_nlt_f16_e32 v7, v105                              // v_cmpx_nlt_f16_e32 v7.l, v105.l // 07d31c7d
v_cmpx_nlt_f16_e32 vcc_hi, v54                           // v_cmpx_nlt_f16_e32 vcc_hi, v54.l // 6b6c1c7d
v_cmpx_nlt_f32_e32 v188, v34                             // bc453c7d
v_cmpx_nlt_f32_e32 s68, v56                              // 44703c7d
v_cmpx_nlt_f64_e32 v[116:117], v[237:238]                // 74db5d7d
v_cmpx_nlt_f64_e32 -3, v[119:120]                        // c3ee5c7d
v_cmpx_o_f16_e32 s86, v39                                // v_cmpx_o_f16_e32 s86, v39.l // 564e0e7d
v_cmpx_o_f16_e32 exec_hi, v76                            // v_cmpx_o_f16_e32 exec_hi, v76.l // 7f980e7d
v_cmpx_o_f32_e32 0x3456, v53                             // ff6a2e7d56340000
v_cmpx_o_f32_e32 vcc_lo, v149                            // 6a2a2f7d
v_cmpx_o_f64_e32 null, v[79:80]                          // 7c9e4e7d
v_cmpx_o_f64_e32 s[76:77], v[191:192]                    // 4c7e4f7d
v_cmpx_t_f16_e32 exec_lo, v77                            // v_cmpx_t_f16_e32 exec_lo, v77.l // 7e9a1e7d
v_cmpx_t_f16_e32 v94, v61                                // v_cmpx_t_f16_e32 v94.l, v61.l // 5e7b1e7d
v_cmpx_t_f32_e32 s68, v215                               // 44ae3f7d
v_cmpx_t_f32_e32 38, v230                                // a6cc3f7d
v_cmpx_t_f64_e32 s[26:27], v[246:247]                    // 1aec5f7d
v_cmpx_t_f64_e32 exec, v[251:252]                        // 7ef65f7d
v_cmpx_t_i32_e32 src_scc, v12                            // fd188e7d
v_cmpx_t_i32_e32 -0.5, v123                              // f1f68e7d
v_cmpx_t_i64_e32 v[89:90], v[65:66]                      // 5983ae7d
v_cmpx_t_i64_e32 null, v[45:46]                          // 7c5aae7d
v_cmpx_t_u32_e32 exec_hi, v120                           // 7ff09e7d
v_cmpx_t_u32_e32 exec_lo, v229                           // 7eca9f7d
v_cmpx_t_u64_e32 -1.0, v[244:245]                        // f3e8bf7d
v_cmpx_t_u64_e32 src_shared_base, v[65:66]               // eb82be7d
v_cmpx_u_f16_e32 vcc_lo, v67                             // v_cmpx_u_f16_e32 vcc_lo, v67.l // 6a86107d
v_cmpx_u_f16_e32 v8, v119                                // v_cmpx_u_f16_e32 v8.l, v119.l // 08ef107d
v_cmpx_u_f32_e32 null, v81                               // 7ca2307d
v_cmpx_u_f32_e32 m0, v33                                 // 7d42307d
v_cmpx_u_f64_e32 v[6:7], v[249:250]                      // 06f3517d
v_cmpx_u_f64_e32 vcc, v[212:213]                         // 6aa8517d
