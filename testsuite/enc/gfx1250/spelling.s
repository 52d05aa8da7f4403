v_dot4_i32_i8 v5, v1, v2, s3                             // v_dot4_i32_iu8 v5, v1, v2, s3 neg_lo:[1,1,0] // 054016cc01050e78
v_dot8_i32_i4 v5, v1, s2, 7 clamp                        // v_dot8_i32_iu4 v5, v1, s2, 7 neg_lo:[1,1,0] clamp // 05c018cc01051c7a
