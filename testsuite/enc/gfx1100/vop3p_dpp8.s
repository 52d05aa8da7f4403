v_dot2_f32_f16_e64_dpp v254, v226, v34, -0.5 op_sel:[0,1,0] op_sel_hi:[1,1,0] neg_lo:[0,1,0] dpp8:[0,6,7,4,1,6,0,2] // fe1013cce944c65be2f01943
v_fma_mix_f32_e64_dpp v113, -v57, v200, vcc_lo op_sel_hi:[1,1,0] dpp8:[2,6,1,5,5,4,7,3] fi:1 // 710020ccea90ab3939725a7e
v_fma_mixhi_f16_e64_dpp v92, -v32, v2, v146 op_sel_hi:[1,1,0] dpp8:[6,2,2,5,7,1,1,4] // 5c0022cce9044a3e2096fa84
v_fma_mixlo_f16_e64_dpp v221, v125, v127, v1 op_sel:[0,0,1] op_sel_hi:[1,1,1] dpp8:[1,3,5,7,1,0,2,7] fi:1 // dd6021cceafe061c7d591fe8
