v_add_co_ci_u32_dpp v147, vcc, v156, v57, vcc dpp8:[2,3,7,5,0,7,4,2] // e97226519cda8b53
v_and_b32_dpp v188, v137, v36 dpp8:[6,6,6,6,6,0,7,2]     // e948783789b66d5c
v_cndmask_b32_dpp v109, v130, v144 dpp8:[7,2,7,4,7,2,7,0] // v_cndmask_b32_dpp v109, v130, v144, vcc dpp8:[7,2,7,4,7,2,7,0] // e920db0282d7791d
v_max_i32_dpp v44, v0, v110 dpp8:[6,0,5,5,3,4,4,6] fi:1  // eadc582400463bd2
v_min_i32_dpp v243, v185, v47 dpp8:[2,6,2,0,7,7,4,6]     // e95ee623b9b2f0d3
v_movreld_b32_dpp v252, v27 dpp8:[0,3,2,0,1,3,2,3]       // e984f87f1b989069
v_rsq_f32_dpp v154, v78 dpp8:[7,6,5,4,3,2,1,0]           // e95c347f4e773905
v_sub_co_ci_u32_dpp v170, vcc, v26, v0, vcc dpp8:[5,4,7,6,0,2,3,2] fi:1 // ea0054531ae50d4d
v_subrev_co_ci_u32_dpp v167, v1, v160 dpp8:[5,3,4,1,6,0,0,3] // v_subrev_co_ci_u32_dpp v167, vcc, v1, v160, vcc dpp8:[5,3,4,1,6,0,0,3] // e9404f55011d6360
