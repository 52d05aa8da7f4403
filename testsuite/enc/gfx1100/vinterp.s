v_interp_p10_f16_f32 v226, v40, v100, v5 op_sel:[0,0,0,1] wait_exp:4 // v_interp_p10_f16_f32 v226, v40.l, v100, v5.l op_sel:[0,0,0,1] wait_exp:4 // e24402cd28c91604
v_interp_p10_f16_f32 v236, v200, v127, v5 op_sel:[0,0,0,1] wait_exp:0 // v_interp_p10_f16_f32 v236, v200.l, v127, v5.l op_sel:[0,0,0,1] wait_exp:0 // ec4002cdc8ff1604
v_interp_p10_f16_f32 v154, v40, -v8, v1 op_sel:[1,0,0,0] wait_exp:6 // v_interp_p10_f16_f32 v154, v40.h, -v8, v1.l op_sel:[1,0,0,0] wait_exp:6 // 9a0e02cd28110644
v_interp_p10_f32 v152, v255, v200, v0 wait_exp:2         // 980200cdff910304
v_interp_p10_f32 v61, -v8, v2, v100 wait_exp:7           // 3d0700cd08059225
v_interp_p10_f32 v17, v5, -v100, v200 wait_exp:2         // 110200cd05c92247
v_interp_p10_rtz_f16_f32 v176, -v40, -v8, v8 op_sel:[0,0,0,1] wait_exp:5 // v_interp_p10_rtz_f16_f32 v176, -v40.l, -v8, v8.l op_sel:[0,0,0,1] wait_exp:5 // b04504cd28112264
v_interp_p10_rtz_f16_f32 v85, v127, v3, v5 clamp op_sel:[0,0,0,1] wait_exp:6 // v_interp_p10_rtz_f16_f32 v85, v127.l, v3, v5.l clamp op_sel:[0,0,0,1] wait_exp:6 // 55c604cd7f071604
v_interp_p10_rtz_f16_f32 v122, v0, v40, v8 clamp op_sel:[0,0,0,1] wait_exp:4 // v_interp_p10_rtz_f16_f32 v122, v0.l, v40, v8.l clamp op_sel:[0,0,0,1] wait_exp:4 // 7ac404cd00512204
v_interp_p2_f16_f32 v178, v8, v40, v127 op_sel:[0,0,0,1] wait_exp:6 // v_interp_p2_f16_f32 v178.h, v8.l, v40, v127 op_sel:[0,0,0,1] wait_exp:6 // b24603cd0851fe05
v_interp_p2_f16_f32 v92, v3, v200, v5 op_sel:[0,0,0,1] wait_exp:4 // v_interp_p2_f16_f32 v92.h, v3.l, v200, v5 op_sel:[0,0,0,1] wait_exp:4 // 5c4403cd03911704
v_interp_p2_f16_f32 v18, v3, v255, v127 op_sel:[0,0,0,1] wait_exp:5 // v_interp_p2_f16_f32 v18.h, v3.l, v255, v127 op_sel:[0,0,0,1] wait_exp:5 // 124503cd03ffff05
v_interp_p2_f32 v232, v5, -v127, v100 clamp wait_exp:0   // e88001cd05ff9245
v_interp_p2_f32 v203, v1, -v255, v5 wait_exp:5           // cb0501cd01ff1744
v_interp_p2_f32 v103, v3, -v5, -v200 clamp wait_exp:3    // 678301cd030b22c7
v_interp_p2_rtz_f16_f32 v31, v127, v0, v127 clamp op_sel:[0,0,0,1] wait_exp:7 // v_interp_p2_rtz_f16_f32 v31.h, v127.l, v0, v127 clamp op_sel:[0,0,0,1] wait_exp:7 // 1fc705cd7f01fe05
v_interp_p2_rtz_f16_f32 v5, v255, v40, v255 clamp op_sel:[0,0,0,1] wait_exp:5 // v_interp_p2_rtz_f16_f32 v5.h, v255.l, v40, v255 clamp op_sel:[0,0,0,1] wait_exp:5 // 05c505cdff51fe07
v_interp_p2_rtz_f16_f32 v97, v1, v1, v2 clamp op_sel:[0,0,0,1] wait_exp:5 // v_interp_p2_rtz_f16_f32 v97.h, v1.l, v1, v2 clamp op_sel:[0,0,0,1] wait_exp:5 // 61c505cd01030a04
