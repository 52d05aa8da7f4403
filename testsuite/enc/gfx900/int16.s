# Constants of 16-bit integer operands: a number is an inline constant only as an integer, a float only as a float.
v_mul_lo_u16_e32 v5, 0x3800, v2                          // ff040a5200380000
v_lshlrev_b16_e32 v5, 0xc400, v2                         // ff040a5400c40000
v_add_u16_e32 v5, 0x7, v2                                // v_add_u16_e32 v5, 7, v2 // 87040a4c
v_add_u16_e32 v5, 0xfffb, v2                             // ff040a4cfbff0000
v_add_u16_e32 v5, -5, v2                                 // c5040a4c

v_mad_i16 v5, v1, 0xc400, v3 // error: literal
v_add_u16_e64 v5, 0x3c00, v3 // error: literal
