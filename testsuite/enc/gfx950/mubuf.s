# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
buffer_atomic_pk_add_bf16 v0, off, s[0:3], s18           // 000048e100000012
buffer_atomic_pk_add_bf16 v0, v0, s[0:3], s0 offen       // 001048e100000000
buffer_atomic_pk_add_bf16 a0, v9, s[0:3], s8 offen       // 001048e109008008
buffer_atomic_pk_add_bf16 v56, v198, s[64:67], s97 offen offset:2816 // 001b48e1c6381061
buffer_atomic_pk_add_bf16 v4, v0, s[0:3], s10 idxen      // 002048e10004000a
buffer_atomic_pk_add_bf16 v136, v160, s[4:7], 48 idxen offset:1024 // 002448e1a08801b0
buffer_load_dwordx3 off, s[8:11], s3 offset:4095 lds     // ff0f59e000000203
buffer_load_dwordx3 v0, s[8:11], s101 offen lds          // 001059e000000265
buffer_load_dwordx3 v128, s[16:19], s0 offen lds         // 001059e080000400
buffer_load_dwordx3 v20, s[64:67], s64 offen offset:256 lds // 001159e014001040
buffer_load_dwordx3 v1, s[0:3], s0 idxen lds             // 002059e001000000
buffer_load_dwordx3 v66, s[48:51], s52 idxen sc0 lds     // 006059e042000c34
buffer_load_dwordx3 v[0:1], s[0:3], s1 idxen offen offset:2 lds // 023059e000000001
buffer_load_dwordx3 v1, s[32:35], s64 idxen offset:6 nt lds // 06205be001000840
buffer_load_dwordx4 off, s[8:11], s3 lds                 // 00005de000000203
buffer_load_dwordx4 v0, s[8:11], s101 offen lds          // 00105de000000265
buffer_load_dwordx4 off, s[0:3], s0 lds                  // 00005de000000000
buffer_load_dwordx4 off, s[0:3], s8 offset:768 nt lds    // 00035fe000000008
buffer_load_dwordx4 v0, s[0:3], s64 idxen offset:1280 lds // 00255de000000040
buffer_load_dwordx4 v16, s[0:3], s32 offen offset:1024 sc0 lds // 00545de010000020
buffer_load_dwordx4 v0, s[0:3], s16 idxen offset:2048 sc0 nt lds // 00685fe000000010
buffer_load_dwordx4 v[8:9], s[20:23], s18 idxen offen offset:1 sc0 nt lds // 01705fe008000512
