v_cmp_class_f16 vcc_lo, v67, v58 dpp8:[5,4,1,7,0,7,0,4] fi:1 // v_cmp_class_f16 vcc_lo, v67.l, v58.l dpp8:[5,4,1,7,0,7,0,4] fi:1 // ea74fa7c43658e83
v_cmp_class_f32 vcc_lo, v115, v159 dpp8:[4,5,7,4,2,7,0,5] // e93efd7c73eca9a3
v_cmp_eq_f16 vcc_lo, v46, v65 dpp8:[3,6,0,6,1,3,1,0] fi:1 // v_cmp_eq_f16 vcc_lo, v46.l, v65.l dpp8:[3,6,0,6,1,3,1,0] fi:1 // ea82047c2e339c05
v_cmp_eq_f32 vcc_lo, v238, v15 dpp8:[0,7,2,6,3,0,1,4] fi:1 // ea1e247ceeb83c84
v_cmp_eq_i16 vcc_lo, v15, v86 dpp8:[7,2,2,0,1,5,4,1]     // v_cmp_eq_i16 vcc_lo, v15.l, v86.l dpp8:[7,2,2,0,1,5,4,1] // e9ac647c0f979032
v_cmp_eq_i32 vcc_lo, v190, v3 dpp8:[4,7,0,1,0,4,3,7] fi:1 // ea06847cbe3c02ee
v_cmp_eq_u16 vcc_lo, v120, v8 dpp8:[3,6,4,7,1,1,1,5]     // v_cmp_eq_u16 vcc_lo, v120.l, v8.l dpp8:[3,6,4,7,1,1,1,5] // e910747c78339fa4
v_cmp_eq_u32 vcc_lo, v202, v39 dpp8:[3,0,0,6,0,1,2,3]    // e94e947cca038c68
v_cmp_f_f16 vcc_lo, v54, v68 dpp8:[2,7,0,3,1,5,7,7]      // v_cmp_f_f16 vcc_lo, v54.l, v68.l dpp8:[2,7,0,3,1,5,7,7] // e988007c363a96fe
v_cmp_f_f32 vcc_lo, v129, v6 dpp8:[7,7,1,0,1,1,4,7]      // e90c207c817f90f0
v_cmp_f_i32 vcc_lo, v254, v173 dpp8:[3,6,7,0,3,2,0,5]    // e95a817cfef331a1
v_cmp_f_u32 vcc_lo, v82, v72 dpp8:[1,5,6,2,1,7,5,7]      // e990907c52a995f7
v_cmp_ge_f16 vcc_lo, v91, v31 dpp8:[0,3,3,3,6,7,5,4]     // v_cmp_ge_f16 vcc_lo, v91.l, v31.l dpp8:[0,3,3,3,6,7,5,4] // e93e0c7c5bd8e697
v_cmp_ge_f32 vcc_lo, v28, v58 dpp8:[4,2,0,6,0,0,7,3] fi:1 // ea742c7c1c140c7c
v_cmp_ge_i16 vcc_lo, v40, v33 dpp8:[4,3,4,4,2,0,3,6]     // v_cmp_ge_i16 vcc_lo, v40.l, v33.l dpp8:[4,3,4,4,2,0,3,6] // e9426c7c281c29cc
v_cmp_ge_i32 vcc_lo, v152, v176 dpp8:[6,3,1,3,7,2,6,5] fi:1 // ea608d7c985e76b9
v_cmp_ge_u16 vcc_lo, v66, v105 dpp8:[3,3,6,7,3,6,2,4]    // v_cmp_ge_u16 vcc_lo, v66.l, v105.l dpp8:[3,3,6,7,3,6,2,4] // e9d27c7c429b3f8b
v_cmp_ge_u32 vcc_lo, v187, v98 dpp8:[7,1,5,0,0,4,6,2] fi:1 // eac49c7cbb4f015a
v_cmp_gt_f16 vcc_lo, v81, v33 dpp8:[7,1,4,7,3,4,2,2] fi:1 // v_cmp_gt_f16 vcc_lo, v81.l, v33.l dpp8:[7,1,4,7,3,4,2,2] fi:1 // ea42087c510f3f4a
v_cmp_gt_f32 vcc_lo, v82, v241 dpp8:[0,5,7,5,3,3,5,3] fi:1 // eae2297c52e8bb75
v_cmp_gt_i16 vcc_lo, v100, v71 dpp8:[0,2,7,1,7,4,1,2] fi:1 // v_cmp_gt_i16 vcc_lo, v100.l, v71.l dpp8:[0,2,7,1,7,4,1,2] fi:1 // ea8e687c64d07346
v_cmp_gt_i32 vcc_lo, v80, v107 dpp8:[7,5,0,2,6,5,5,7] fi:1 // ead6887c502fe4f6
v_cmp_gt_u16 vcc_lo, v127, v77 dpp8:[2,4,4,6,6,7,0,6] fi:1 // v_cmp_gt_u16 vcc_lo, v127.l, v77.l dpp8:[2,4,4,6,6,7,0,6] fi:1 // ea9a787c7f22edc3
v_cmp_gt_u32 vcc_lo, v11, v212 dpp8:[7,5,7,1,1,1,2,0] fi:1 // eaa8997c0bef9308
v_cmp_le_f16 vcc_lo, v126, v115 dpp8:[2,3,0,0,2,3,7,1]   // v_cmp_le_f16 vcc_lo, v126.l, v115.l dpp8:[2,3,0,0,2,3,7,1] // e9e6067c7e1aa03d
v_cmp_le_f32 vcc_lo, v155, v193 dpp8:[1,3,6,4,6,0,5,1] fi:1 // ea82277c9b996934
v_cmp_le_i16 vcc_lo, v124, v115 dpp8:[2,4,6,4,4,1,0,1]   // v_cmp_le_i16 vcc_lo, v124.l, v115.l dpp8:[2,4,6,4,4,1,0,1] // e9e6667c7ca2c920
v_cmp_le_i32 vcc_lo, v6, v199 dpp8:[1,7,2,5,0,6,5,5]     // e98e877c06b90ab7
v_cmp_le_u16 vcc_lo, v18, v44 dpp8:[3,1,5,5,0,6,2,0] fi:1 // v_cmp_le_u16 vcc_lo, v18.l, v44.l dpp8:[3,1,5,5,0,6,2,0] fi:1 // ea58767c124b0b0b
v_cmp_le_u32 vcc_lo, v95, v186 dpp8:[3,6,7,4,3,3,0,1]    // e974977c5ff3b921
v_cmp_lg_f16 vcc_lo, v15, v92 dpp8:[3,7,6,3,2,3,0,3] fi:1 // v_cmp_lg_f16 vcc_lo, v15.l, v92.l dpp8:[3,7,6,3,2,3,0,3] fi:1 // eab80a7c0fbba761
v_cmp_lg_f32 vcc_lo, v9, v62 dpp8:[5,5,1,3,1,7,1,3] fi:1 // ea7c2a7c096d9667
v_cmp_lt_f16 vcc_lo, v9, v64 dpp8:[1,1,7,6,4,2,1,3]      // v_cmp_lt_f16 vcc_lo, v9.l, v64.l dpp8:[1,1,7,6,4,2,1,3] // e980027c09c94d65
v_cmp_lt_f32 vcc_lo, v100, v85 dpp8:[5,5,5,0,4,0,5,5] fi:1 // eaaa227c646d41b4
v_cmp_lt_i16 vcc_lo, v33, v111 dpp8:[0,5,0,7,6,7,3,3] fi:1 // v_cmp_lt_i16 vcc_lo, v33.l, v111.l dpp8:[0,5,0,7,6,7,3,3] fi:1 // eade627c2128ee6f
v_cmp_lt_i32 vcc_lo, v9, v233 dpp8:[5,2,4,2,1,1,5,7]     // e9d2837c091595f4
v_cmp_lt_u16 vcc_lo, v34, v121 dpp8:[3,4,0,7,1,7,0,3]    // v_cmp_lt_u16 vcc_lo, v34.l, v121.l dpp8:[3,4,0,7,1,7,0,3] // e9f2727c22239e63
v_cmp_lt_u32 vcc_lo, v237, v99 dpp8:[6,7,3,4,2,1,7,2] fi:1 // eac6927cedfea85c
v_cmp_ne_i16 vcc_lo, v114, v103 dpp8:[4,4,6,4,5,2,7,6] fi:1 // v_cmp_ne_i16 vcc_lo, v114.l, v103.l dpp8:[4,4,6,4,5,2,7,6] fi:1 // eace6a7c72a459dd
v_cmp_ne_i32 vcc_lo, v87, v6 dpp8:[0,4,5,3,7,4,4,3] fi:1 // ea0c8a7c57607772
v_cmp_ne_u16 vcc_lo, v35, v55 dpp8:[7,0,1,2,0,1,3,0]     // v_cmp_ne_u16 vcc_lo, v35.l, v55.l dpp8:[7,0,1,2,0,1,3,0] // e96e7a7c2347840c
v_cmp_ne_u32 vcc_lo, v127, v49 dpp8:[3,0,5,0,5,1,4,4] fi:1 // ea629a7c7f43d190
v_cmp_neq_f16 vcc_lo, v34, v28 dpp8:[3,3,5,7,7,5,0,2] fi:1 // v_cmp_neq_f16 vcc_lo, v34.l, v28.l dpp8:[3,3,5,7,7,5,0,2] fi:1 // ea381a7c225bff42
v_cmp_neq_f32 vcc_lo, v89, v158 dpp8:[0,3,3,3,0,2,0,4]   // e93c3b7c59d80681
v_cmp_nge_f16 vcc_lo, v98, v24 dpp8:[2,7,4,1,4,3,2,0] fi:1 // v_cmp_nge_f16 vcc_lo, v98.l, v24.l dpp8:[2,7,4,1,4,3,2,0] fi:1 // ea30127c623ac309
v_cmp_nge_f32 vcc_lo, v89, v13 dpp8:[3,5,5,0,1,6,3,6]    // e91a327c596b11cf
v_cmp_ngt_f16 vcc_lo, v76, v40 dpp8:[4,6,3,4,5,6,1,5]    // v_cmp_ngt_f16 vcc_lo, v76.l, v40.l dpp8:[4,6,3,4,5,6,1,5] // e950167c4cf458a7
v_cmp_ngt_f32 vcc_lo, v60, v128 dpp8:[6,0,4,4,5,1,6,0]   // e900377c3c06d918
v_cmp_nle_f16 vcc_lo, v121, v79 dpp8:[6,6,6,4,0,5,0,5] fi:1 // v_cmp_nle_f16 vcc_lo, v121.l, v79.l dpp8:[6,6,6,4,0,5,0,5] fi:1 // ea9e187c79b689a2
v_cmp_nle_f32 vcc_lo, v4, v44 dpp8:[5,0,0,1,3,1,4,4]     // e958387c0405b290
v_cmp_nlg_f16 vcc_lo, v36, v28 dpp8:[5,1,4,5,2,2,7,2] fi:1 // v_cmp_nlg_f16 vcc_lo, v36.l, v28.l dpp8:[5,1,4,5,2,2,7,2] fi:1 // ea38147c240d2b5d
v_cmp_nlg_f32 vcc_lo, v161, v208 dpp8:[7,2,7,0,4,5,0,0] fi:1 // eaa0357ca1d7c102
v_cmp_nlt_f16 vcc_lo, v80, v116 dpp8:[6,4,5,0,3,5,7,7]   // v_cmp_nlt_f16 vcc_lo, v80.l, v116.l dpp8:[6,4,5,0,3,5,7,7] // e9e81c7c5066b1fe
v_cmp_nlt_f32 vcc_lo, v134, v168 dpp8:[7,7,3,4,0,6,5,0]  // e9503d7c86ff0817
v_cmp_o_f16 vcc_lo, v108, v50 dpp8:[3,0,6,6,1,0,5,5]     // v_cmp_o_f16 vcc_lo, v108.l, v50.l dpp8:[3,0,6,6,1,0,5,5] // e9640e7c6c831db4
v_cmp_o_f32 vcc_lo, v205, v2 dpp8:[5,4,2,3,4,2,7,6]      // e9042e7ccda546dd
v_cmp_t_f16 vcc_lo, v85, v13 dpp8:[1,4,3,7,1,5,4,3] fi:1 // v_cmp_t_f16 vcc_lo, v85.l, v13.l dpp8:[1,4,3,7,1,5,4,3] fi:1 // ea1a1e7c55e19e72
v_cmp_t_f32 vcc_lo, v18, v42 dpp8:[7,4,4,4,2,6,1,7]      // e9543e7c122729e7
v_cmp_t_i32 vcc_lo, v226, v59 dpp8:[1,7,7,3,6,5,6,7]     // e9768e7ce2f9e7fa
v_cmp_t_u32 vcc_lo, v17, v105 dpp8:[5,1,4,3,5,2,4,4]     // e9d29e7c110d5791
v_cmp_u_f16 vcc_lo, v46, v120 dpp8:[2,7,5,0,7,4,0,0]     // v_cmp_u_f16 vcc_lo, v46.l, v120.l dpp8:[2,7,5,0,7,4,0,0] // e9f0107c2e7a7102
v_cmp_u_f32 vcc_lo, v192, v184 dpp8:[4,3,0,0,4,5,2,4] fi:1 // ea70317cc01cc08a
v_cmpx_class_f16 v17, v13 dpp8:[5,0,4,7,4,3,0,0] fi:1    // v_cmpx_class_f16 v17.l, v13.l dpp8:[5,0,4,7,4,3,0,0] fi:1 // ea1afa7d1105cf01
v_cmpx_class_f32 v61, v61 dpp8:[5,6,3,2,1,1,7,5] fi:1    // ea7afc7d3df594bc
v_cmpx_eq_f16 v16, v32 dpp8:[5,5,1,7,7,7,6,5] fi:1       // v_cmpx_eq_f16 v16.l, v32.l dpp8:[5,5,1,7,7,7,6,5] fi:1 // ea40047d106dfebb
v_cmpx_eq_f32 v89, v127 dpp8:[5,7,4,7,5,2,2,2] fi:1      // eafe247d593d5f49
v_cmpx_eq_i16 v106, v85 dpp8:[7,5,1,6,1,6,5,6] fi:1      // v_cmpx_eq_i16 v106.l, v85.l dpp8:[7,5,1,6,1,6,5,6] fi:1 // eaaa647d6a6f1cd7
v_cmpx_eq_i32 v118, v202 dpp8:[7,2,5,5,0,1,6,0]          // e994857d76578b18
v_cmpx_eq_u16 v119, v15 dpp8:[7,4,2,3,7,2,1,3]           // v_cmpx_eq_u16 v119.l, v15.l dpp8:[7,4,2,3,7,2,1,3] // e91e747d77a77665
v_cmpx_eq_u32 v175, v98 dpp8:[5,2,6,6,6,7,7,2] fi:1      // eac4947daf95ed5f
v_cmpx_f_f16 v91, v87 dpp8:[0,0,2,0,1,2,0,3] fi:1        // v_cmpx_f_f16 v91.l, v87.l dpp8:[0,0,2,0,1,2,0,3] fi:1 // eaae007d5b801061
v_cmpx_f_f32 v26, v108 dpp8:[4,5,5,7,6,4,2,7]            // e9d8207d1a6c6fea
v_cmpx_f_i32 v139, v125 dpp8:[5,3,2,3,1,5,4,5] fi:1      // eafa807d8b9d96b2
v_cmpx_f_u32 v139, v180 dpp8:[6,1,1,7,2,2,7,1] fi:1      // ea68917d8b4e2e3d
v_cmpx_ge_f16 v30, v117 dpp8:[3,7,5,1,7,6,6,2] fi:1      // v_cmpx_ge_f16 v30.l, v117.l dpp8:[3,7,5,1,7,6,6,2] fi:1 // eaea0c7d1e7b735b
v_cmpx_ge_f32 v52, v214 dpp8:[5,6,4,4,0,2,3,5] fi:1      // eaac2d7d343509ad
v_cmpx_ge_i16 v25, v79 dpp8:[4,2,6,6,0,6,5,5] fi:1       // v_cmpx_ge_i16 v25.l, v79.l dpp8:[4,2,6,6,0,6,5,5] fi:1 // ea9e6c7d19940db7
v_cmpx_ge_i32 v32, v43 dpp8:[6,6,1,1,7,4,0,0] fi:1       // ea568c7d20767202
v_cmpx_ge_u16 v35, v97 dpp8:[3,6,3,6,1,4,4,2] fi:1       // v_cmpx_ge_u16 v35.l, v97.l dpp8:[3,6,3,6,1,4,4,2] fi:1 // eac27c7d23f31c52
v_cmpx_ge_u32 v209, v254 dpp8:[1,2,6,2,7,7,3,5] fi:1     // eafc9d7dd191f5af
v_cmpx_gt_f16 v31, v0 dpp8:[5,4,5,2,7,3,6,3] fi:1        // v_cmpx_gt_f16 v31.l, v0.l dpp8:[5,4,5,2,7,3,6,3] fi:1 // ea00087d1f65f579
v_cmpx_gt_f32 v91, v84 dpp8:[5,3,0,2,0,2,5,6] fi:1       // eaa8287d5b1d04d5
v_cmpx_gt_i16 v1, v17 dpp8:[3,1,0,5,7,5,1,7]             // v_cmpx_gt_i16 v1.l, v17.l dpp8:[3,1,0,5,7,5,1,7] // e922687d010bfae6
v_cmpx_gt_i32 v106, v213 dpp8:[6,6,1,5,7,5,4,4]          // e9aa897d6a76fa92
v_cmpx_gt_u16 v5, v26 dpp8:[0,5,3,5,0,6,4,1]             // v_cmpx_gt_u16 v5.l, v26.l dpp8:[0,5,3,5,0,6,4,1] // e934787d05e80a33
v_cmpx_gt_u32 v27, v12 dpp8:[4,7,6,0,4,7,3,1]            // e918987d1bbcc12f
v_cmpx_le_f16 v73, v81 dpp8:[0,0,7,0,4,7,3,5]            // v_cmpx_le_f16 v73.l, v81.l dpp8:[0,0,7,0,4,7,3,5] // e9a2067d49c0c1af
v_cmpx_le_f32 v43, v214 dpp8:[5,7,3,4,1,5,3,7]           // e9ac277d2bfd98ee
v_cmpx_le_i16 v3, v71 dpp8:[0,2,5,2,1,3,1,2] fi:1        // v_cmpx_le_i16 v3.l, v71.l dpp8:[0,2,5,2,1,3,1,2] fi:1 // ea8e667d03509545
v_cmpx_le_i32 v7, v171 dpp8:[5,6,1,6,1,2,0,3] fi:1       // ea56877d07751c61
v_cmpx_le_u16 v26, v69 dpp8:[4,5,0,5,6,2,2,0]            // v_cmpx_le_u16 v26.l, v69.l dpp8:[4,5,0,5,6,2,2,0] // e98a767d1a2c6a09
v_cmpx_le_u32 v171, v100 dpp8:[0,4,7,7,3,1,6,0]          // e9c8967dabe0bf18
v_cmpx_lg_f16 v22, v28 dpp8:[2,1,0,2,4,4,7,2]            // v_cmpx_lg_f16 v22.l, v28.l dpp8:[2,1,0,2,4,4,7,2] // e9380a7d160a445e
v_cmpx_lg_f32 v241, v242 dpp8:[5,2,5,1,4,0,3,6]          // e9e42b7df15543cc
v_cmpx_lt_f16 v28, v102 dpp8:[1,2,4,4,7,4,2,2] fi:1      // v_cmpx_lt_f16 v28.l, v102.l dpp8:[1,2,4,4,7,4,2,2] fi:1 // eacc027d1c11794a
v_cmpx_lt_f32 v8, v102 dpp8:[3,0,7,6,2,3,1,5]            // e9cc227d08c3ada5
v_cmpx_lt_i16 v99, v36 dpp8:[6,1,3,4,5,3,2,6] fi:1       // v_cmpx_lt_i16 v99.l, v36.l dpp8:[6,1,3,4,5,3,2,6] fi:1 // ea48627d63ced8c9
v_cmpx_lt_i32 v74, v169 dpp8:[5,6,4,0,7,2,7,4]           // e952837d4a35719d
v_cmpx_lt_u16 v76, v101 dpp8:[2,6,6,0,3,4,2,6]           // v_cmpx_lt_u16 v76.l, v101.l dpp8:[2,6,6,0,3,4,2,6] // e9ca727d4cb231ca
v_cmpx_lt_u32 v169, v157 dpp8:[3,4,4,3,6,2,2,3] fi:1     // ea3a937da9236769
v_cmpx_ne_i16 v18, v3 dpp8:[4,2,0,6,3,4,1,1] fi:1        // v_cmpx_ne_i16 v18.l, v3.l dpp8:[4,2,0,6,3,4,1,1] fi:1 // ea066a7d12143c26
v_cmpx_ne_i32 v131, v14 dpp8:[5,1,0,5,7,7,1,6]           // e91c8a7d830dfac7
v_cmpx_ne_u16 v47, v119 dpp8:[4,5,3,7,2,2,2,3]           // v_cmpx_ne_u16 v47.l, v119.l dpp8:[4,5,3,7,2,2,2,3] // e9ee7a7d2fec2e69
v_cmpx_ne_u32 v241, v220 dpp8:[7,1,0,3,5,5,0,0]          // e9b89b7df10fd602
v_cmpx_neq_f16 v42, v65 dpp8:[5,1,4,1,4,0,7,5]           // v_cmpx_neq_f16 v42.l, v65.l dpp8:[5,1,4,1,4,0,7,5] // e9821a7d2a0d43bc
v_cmpx_neq_f32 v92, v164 dpp8:[1,0,6,0,5,5,5,1]          // e9483b7d5c81d136
v_cmpx_nge_f16 v32, v116 dpp8:[7,1,7,3,6,2,6,2] fi:1     // v_cmpx_nge_f16 v32.l, v116.l dpp8:[7,1,7,3,6,2,6,2] fi:1 // eae8127d20cf6759
v_cmpx_nge_f32 v138, v226 dpp8:[5,2,2,4,1,4,2,0]         // e9c4337d8a95180a
v_cmpx_ngt_f16 v95, v51 dpp8:[6,4,6,3,1,6,4,6]           // v_cmpx_ngt_f16 v95.l, v51.l dpp8:[6,4,6,3,1,6,4,6] // e966167d5fa617d3
v_cmpx_ngt_f32 v61, v192 dpp8:[6,0,0,3,6,2,1,6]          // e980377d3d0666c5
v_cmpx_nle_f16 v47, v42 dpp8:[5,6,0,4,7,2,2,5]           // v_cmpx_nle_f16 v47.l, v42.l dpp8:[5,6,0,4,7,2,2,5] // e954187d2f3578a9
v_cmpx_nle_f32 v141, v235 dpp8:[0,4,1,4,3,3,2,3] fi:1    // ead6397d8d60b869
v_cmpx_nlg_f16 v104, v44 dpp8:[1,6,5,3,5,3,3,6]          // v_cmpx_nlg_f16 v104.l, v44.l dpp8:[1,6,5,3,5,3,3,6] // e958147d6871d7cd
v_cmpx_nlg_f32 v71, v128 dpp8:[4,5,0,0,4,5,5,7] fi:1     // ea00357d472cc0f6
v_cmpx_nlt_f16 v7, v27 dpp8:[7,5,0,2,5,2,6,3] fi:1       // v_cmpx_nlt_f16 v7.l, v27.l dpp8:[7,5,0,2,5,2,6,3] fi:1 // ea361c7d072f5479
v_cmpx_nlt_f32 v249, v202 dpp8:[2,0,1,5,5,4,2,2] fi:1    // ea943d7df9425a4a
v_cmpx_o_f16 v119, v36 dpp8:[7,2,5,3,1,4,1,0] fi:1       // v_cmpx_o_f16 v119.l, v36.l dpp8:[7,2,5,3,1,4,1,0] fi:1 // ea480e7d77571706
v_cmpx_o_f32 v201, v107 dpp8:[6,5,1,3,6,0,0,6]           // e9d62e7dc96e66c0
v_cmpx_t_f16 v50, v118 dpp8:[6,3,0,4,1,5,1,6]            // v_cmpx_t_f16 v50.l, v118.l dpp8:[6,3,0,4,1,5,1,6] // e9ec1e7d321e98c6
v_cmpx_t_f32 v125, v19 dpp8:[6,7,3,5,6,7,3,4]            // e9263e7d7dfeea8f
v_cmpx_t_i32 v138, v236 dpp8:[2,0,5,2,5,6,6,6] fi:1      // ead88f7d8a4255db
v_cmpx_t_u32 v238, v95 dpp8:[4,5,1,1,3,5,6,6] fi:1       // eabe9e7dee6cb2da
v_cmpx_u_f16 v126, v81 dpp8:[2,2,1,7,0,2,6,1]            // v_cmpx_u_f16 v126.l, v81.l dpp8:[2,2,1,7,0,2,6,1] // e9a2107d7e520e39
v_cmpx_u_f32 v80, v41 dpp8:[3,2,4,7,0,0,2,4]             // e952307d50130f88
