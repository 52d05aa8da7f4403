# What only one of us and LLVM 19 takes, or what we encode otherwise.
s_cmp_eq_f16 s1, -4.0                                    // 01f752bf
