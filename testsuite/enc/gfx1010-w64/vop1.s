v_ceil_f64 v[77:78], s[102:103]                          // v_ceil_f64_e32 v[77:78], s[102:103] // 66309a7e
v_cos_f32_e32 v131, v255                                 // ff6d067f
v_cvt_f16_f32_e32 v6, v188                               // bc150c7e
v_cvt_f32_ubyte1 v71, vcc_lo                             // v_cvt_f32_ubyte1_e32 v71, vcc_lo // 6a248e7e
