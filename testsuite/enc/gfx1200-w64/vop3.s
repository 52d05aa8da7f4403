v_div_scale_f32 v5, s[0:1], v1, v2, v3                   // 0500fcd601050e04
v_mad_co_i64_i32 v[5:6], s[12:13], s105, s105, s[6:7]    // 050cffd669d21800
v_mad_co_i64_i32 v[5:6], s[12:13], exec_lo, -1, exec     // 050cffd67e82f901
v_mad_co_i64_i32 v[5:6], s[12:13], null, exec_lo, null   // 050cffd67cfcf001
v_mad_co_i64_i32 v[5:6], ttmp[14:15], src_scc, vcc_lo, src_scc // 057affd6fdd4f403
v_mad_co_u64_u32 v[5:6], s[12:13], ttmp15, ttmp15, s[104:105] // 050cfed67bf6a001
v_mad_co_u64_u32 v[5:6], s[12:13], exec_lo, -1, exec     // 050cfed67e82f901
v_mad_co_u64_u32 v[5:6], s[12:13], exec_hi, null, vcc    // 050cfed67ff8a801
v_mad_co_u64_u32 v[5:6], s[104:105], -1, exec_hi, -1     // 0568fed6c1fe0403
v_mad_co_u64_u32 v[5:6], vcc, 0.5, m0, 0xaf123456        // 056afed6f0fafc03563412af
v_mad_co_u64_u32 v[254:255], null, 0xaf123456, vcc_hi, 0.5 clamp // fefcfed6ffd6c003563412af
v_minimummaximum_f32 v5, s1, v255, exec_hi               // 05006cd601feff01
v_minimummaximum_f32 v5, vcc_lo, ttmp15, v3              // 05006cd66af60c04
v_minimummaximum_f32 v5, -1, -|exec_hi|, -|src_scc|      // 05066cd6c1fef4c3
v_minimummaximum_f32 v5, 0.5, -m0, 0.5 mul:2             // 05006cd6f0fac04b
v_minimummaximum_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff836cd6ffd6f079563412af
v_minimummaximum_f16 v5, s105, s105, exec_lo             // v_minimummaximum_f16 v5.l, s105, s105, exec_lo // 05006ed669d2f801
v_minimummaximum_f16 v5, vcc_hi, 0xaf12, v255            // v_minimummaximum_f16 v5.l, vcc_hi, 0xaf12, v255.l // 05006ed66bfefd0712af0000
v_minimummaximum_f16 v5, |exec_lo|, -1, vcc_hi           // v_minimummaximum_f16 v5.l, |exec_lo|, -1, vcc_hi // 05016ed67e82ad01
v_minimummaximum_f16 v5, -1, -|exec_hi|, -|src_scc|      // v_minimummaximum_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05066ed6c1fef4c3
v_minimummaximum_f16 v5, 0.5, -m0, 0.5                   // v_minimummaximum_f16 v5.l, 0.5, -m0, 0.5 // 05006ed6f0fac043
v_minimummaximum_f16 v5, -src_scc, |vcc_lo|, -1          // v_minimummaximum_f16 v5.l, -src_scc, |vcc_lo|, -1 // 05026ed6fdd40423
v_minimummaximum_f32 v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 fi:0 // v_minimummaximum_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05066cd6fa04c2d301600913
