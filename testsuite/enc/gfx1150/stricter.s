# Lines that either we or LLVM 19 accept, or that we encode differently.
s_cmp_eq_f16 s1, -4.0                                    // 01f752bf
