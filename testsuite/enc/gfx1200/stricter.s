# What only one of us and LLVM 19 takes.
s_alloc_vgpr s3                                          // 035380be
s_alloc_vgpr 64                                          // c05380be
