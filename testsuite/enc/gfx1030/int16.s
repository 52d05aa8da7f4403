# Constants of 16-bit integer operands: a number is an inline constant only as an integer, a float only as a float.
v_mad_i16 v5, v1, 0xc400, v3                             // 05005ed701ff0d0400c40000
v_mad_i16 v5, v1, 0xfffb, v3                             // 05005ed701ff0d04fbff0000
