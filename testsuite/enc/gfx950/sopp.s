# What gfx950 has beside gfx942: bytes of LLVM 21, of its tests, and by opcodes that AMD lists.
s_set_valu_coexec_mode 0x1                               // 01009fbf
