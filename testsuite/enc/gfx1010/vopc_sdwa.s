v_cmp_eq_f32_sdwa null, v1, v2 src0_sel:DWORD src1_sel:DWORD // f904047c01fd0606
