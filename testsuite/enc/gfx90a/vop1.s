v_accvgpr_mov_b32 a221, a127                             // 7fa5ba7f
v_cvt_f64_f32_dpp v[228:229], v220 row_newbcast:0 row_mask:0x8 bank_mask:0x8 // fa20c87fdc500188
v_cvt_f64_u32_dpp v[112:113], v131 row_newbcast:9 row_mask:0xc bank_mask:0x7 bound_ctrl:1 // fa2ce07e835909c7
v_floor_f64_dpp v[192:193], -|v[22:23]| row_newbcast:1 row_mask:0xf bank_mask:0x3 // fa34807f165131f3
