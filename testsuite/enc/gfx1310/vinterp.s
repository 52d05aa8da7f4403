v_interp_p10_f16_f32 v0, -v1, -v2, -v3 clamp op_sel:[1,0,0,1] wait_exp:5 // 00cd02cd01050ee4
v_interp_p10_f16_f32 v6, v2, v4, v6 wait_exp:0 // 060002cd02091a04
v_interp_p10_f32 v0, -v1, v2, v3 // v_interp_p10_f32 v0, -v1, v2, v3 wait_exp:0 // 000000cd01050e24
v_interp_p10_f32 v6, v2, v4, v6 wait_exp:0 // 060000cd02091a04
v_interp_p10_rtz_f16_f32 v0, v1, v2, v3 clamp // v_interp_p10_rtz_f16_f32 v0, v1, v2, v3 clamp wait_exp:0 // 008004cd01050e04
v_interp_p10_rtz_f16_f32 v6, v2, v4, v6 wait_exp:0 // 060004cd02091a04
v_interp_p2_f16_f32 v0, -v1, v2, v3 // v_interp_p2_f16_f32 v0, -v1, v2, v3 wait_exp:0 // 000003cd01050e24
v_interp_p2_f16_f32 v6, v2, v4, v6 wait_exp:0 // 060003cd02091a04
v_interp_p2_f32 v1, v10, v20, v30 // v_interp_p2_f32 v1, v10, v20, v30 wait_exp:0 // 010001cd0a297a04
v_interp_p2_f32 v6, v2, v4, v6 wait_exp:0 // 060001cd02091a04
v_interp_p2_rtz_f16_f32 v0, v1, v2, v3 // v_interp_p2_rtz_f16_f32 v0, v1, v2, v3 wait_exp:0 // 000005cd01050e04
v_interp_p2_rtz_f16_f32 v6, v2, v4, v6 wait_exp:0 // 060005cd02091a04
