buffer_gl1_inv                                           // 0000c8e100000000
