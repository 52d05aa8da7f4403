# Instructions that gfx950 has in addition to gfx942's: bytes from LLVM 21, from its tests, and by AMD's opcode lists.
global_load_lds_dwordx3 v[2:3], off sc0 nt sc1           // 0080fbdf02007f00
global_load_lds_dwordx3 v2, s[4:5] offset:4              // 0480f8dd02000400
global_load_lds_dwordx3 v0, s[0:1] offset:2048           // 0088f8dd00000000
global_load_lds_dwordx3 v0, s[4:5] offset:640 sc0        // 8082f9dd00000400
global_load_lds_dwordx4 v[2:3], off                      // 0080f4dd02007f00
global_load_lds_dwordx4 v2, s[4:5] offset:4              // 0480f4dd02000400
global_load_lds_dwordx4 v64, s[0:1] offset:4             // 0480f4dd40000000
global_load_lds_dwordx4 v16, s[32:33] offset:256 sc0     // 0081f5dd10002000
