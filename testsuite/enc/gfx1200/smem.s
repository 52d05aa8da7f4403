s_load_dword s5, s[2:3], s0                              // s_load_b32 s5, s[2:3], s0 offset:0x0 // 410100f400000000
s_load_dwordx2 s[12:13], s[2:3], s0                      // s_load_b64 s[12:13], s[2:3], s0 offset:0x0 // 012300f400000000
s_load_dwordx4 s[24:27], s[2:3], s0                      // s_load_b128 s[24:27], s[2:3], s0 offset:0x0 // 014600f400000000
s_load_dwordx8 s[24:31], s[2:3], s0                      // s_load_b256 s[24:31], s[2:3], s0 offset:0x0 // 016600f400000000
s_load_dwordx16 s[20:35], s[2:3], s0                     // s_load_b512 s[20:35], s[2:3], s0 offset:0x0 // 018500f400000000
s_buffer_load_dword s101, s[4:7], s0                     // s_buffer_load_b32 s101, s[4:7], s0 offset:0x0 // 421902f400000000
s_buffer_load_dwordx2 s[12:13], s[4:7], s0               // s_buffer_load_b64 s[12:13], s[4:7], s0 offset:0x0 // 022302f400000000
s_buffer_load_dwordx4 s[20:23], s[96:99], s0             // s_buffer_load_b128 s[20:23], s[96:99], s0 offset:0x0 // 304502f400000000
s_buffer_load_dwordx8 s[24:31], s[4:7], s0               // s_buffer_load_b256 s[24:31], s[4:7], s0 offset:0x0 // 026602f400000000
s_buffer_load_dwordx16 s[20:35], s[4:7], s0              // s_buffer_load_b512 s[20:35], s[4:7], s0 offset:0x0 // 028502f400000000
s_atc_probe 0x7, s[4:5], s2                              // s_atc_probe 7, s[4:5], s2 offset:0x0 // c24104f400000004
s_atc_probe_buffer 0x1, s[8:11], -1                      // s_atc_probe_buffer 1, s[8:11], -0x1 // 446004f4fffffff8
s_buffer_load_b512 s[20:35], s[4:7], 0x0                 // 028502f4000000f8
s_buffer_load_b64 s[100:101], s[4:7], s0                 // s_buffer_load_b64 s[100:101], s[4:7], s0 offset:0x0 // 023902f400000000
s_load_b64 s[100:101], s[2:3], s0                        // s_load_b64 s[100:101], s[2:3], s0 offset:0x0 // 013900f400000000
s_load_b96 s[20:22], s[2:3], s0                          // s_load_b96 s[20:22], s[2:3], s0 offset:0x0 // 01a500f400000000
s_buffer_load_b96 s[20:22], s[4:7], s0                   // s_buffer_load_b96 s[20:22], s[4:7], s0 offset:0x0 // 02a502f400000000
s_load_b32 vcc_lo, s[2:3], s0                            // s_load_b32 vcc_lo, s[2:3], s0 offset:0x0 // 811a00f400000000
s_load_b32 s5, s[4:5], s0                                // s_load_b32 s5, s[4:5], s0 offset:0x0 // 420100f400000000
s_load_b32 s5, s[2:3], vcc_hi                            // s_load_b32 s5, s[2:3], vcc_hi offset:0x0 // 410100f4000000d6
s_load_b64 s[10:11], vcc, s0                             // s_load_b64 s[10:11], vcc, s0 offset:0x0 // b52200f400000000
s_load_b64 s[10:11], s[2:3], vcc_lo                      // s_load_b64 s[10:11], s[2:3], vcc_lo offset:0x0 // 812200f4000000d4
s_load_b64 s[10:11], s[2:3], m0                          // s_load_b64 s[10:11], s[2:3], m0 offset:0x0 // 812200f4000000fa
s_load_b64 s[10:11], s[2:3], 0x0                         // 812200f4000000f8
s_load_b128 s[20:23], s[4:5], s0                         // s_load_b128 s[20:23], s[4:5], s0 offset:0x0 // 024500f400000000
s_load_b128 s[20:23], s[2:3], vcc_lo                     // s_load_b128 s[20:23], s[2:3], vcc_lo offset:0x0 // 014500f4000000d4
s_load_b128 s[20:23], s[2:3], m0                         // s_load_b128 s[20:23], s[2:3], m0 offset:0x0 // 014500f4000000fa
s_load_b128 s[20:23], s[2:3], 0x0                        // 014500f4000000f8
s_load_b256 s[24:31], s[2:3], s0                         // s_load_b256 s[24:31], s[2:3], s0 offset:0x0 // 016600f400000000
s_load_b256 s[20:27], s[2:3], m0                         // s_load_b256 s[20:27], s[2:3], m0 offset:0x0 // 016500f4000000fa
s_load_b512 s[20:35], s[2:3], s0                         // s_load_b512 s[20:35], s[2:3], s0 offset:0x0 // 018500f400000000
s_buffer_load_b32 s5, s[4:7], vcc_hi                     // s_buffer_load_b32 s5, s[4:7], vcc_hi offset:0x0 // 420102f4000000d6
s_buffer_load_b32 s5, s[4:7], m0                         // s_buffer_load_b32 s5, s[4:7], m0 offset:0x0 // 420102f4000000fa
s_buffer_load_b64 vcc, s[4:7], s0                        // s_buffer_load_b64 vcc, s[4:7], s0 offset:0x0 // 823a02f400000000
s_buffer_load_b64 s[10:11], s[4:7], vcc_hi               // s_buffer_load_b64 s[10:11], s[4:7], vcc_hi offset:0x0 // 822202f4000000d6
s_buffer_load_b128 s[96:99], s[4:7], s0                  // s_buffer_load_b128 s[96:99], s[4:7], s0 offset:0x0 // 025802f400000000
s_buffer_load_b256 s[24:31], s[4:7], s0                  // s_buffer_load_b256 s[24:31], s[4:7], s0 offset:0x0 // 026602f400000000
s_buffer_load_b256 s[20:27], s[4:7], vcc_lo              // s_buffer_load_b256 s[20:27], s[4:7], vcc_lo offset:0x0 // 026502f4000000d4
s_buffer_load_b256 s[20:27], s[4:7], vcc_hi              // s_buffer_load_b256 s[20:27], s[4:7], vcc_hi offset:0x0 // 026502f4000000d6
s_buffer_load_b512 s[24:39], s[4:7], s0                  // s_buffer_load_b512 s[24:39], s[4:7], s0 offset:0x0 // 028602f400000000
s_buffer_load_b512 s[20:35], s[4:7], vcc_hi              // s_buffer_load_b512 s[20:35], s[4:7], vcc_hi offset:0x0 // 028502f4000000d6
s_buffer_load_b512 s[20:35], s[4:7], m0                  // s_buffer_load_b512 s[20:35], s[4:7], m0 offset:0x0 // 028502f4000000fa
s_prefetch_inst s[12:13], 16, s4, 2                      // s_prefetch_inst s[12:13], 0x10, s4, 2 // 868004f410000008
s_prefetch_inst_pc_rel 100, s10, 7                       // s_prefetch_inst_pc_rel 0x64, s10, 7 // c0a104f464000014
s_load_i8 s5, s[2:3], s0                                 // s_load_i8 s5, s[2:3], s0 offset:0x0 // 410101f400000000
s_load_i8 vcc_hi, s[2:3], s0                             // s_load_i8 vcc_hi, s[2:3], s0 offset:0x0 // c11a01f400000000
s_load_i8 s5, s[2:3], vcc_lo                             // s_load_i8 s5, s[2:3], vcc_lo offset:0x0 // 410101f4000000d4
s_load_i8 s5, s[2:3], vcc_hi                             // s_load_i8 s5, s[2:3], vcc_hi offset:0x0 // 410101f4000000d6
s_load_u8 s5, s[100:101], s0                             // s_load_u8 s5, s[100:101], s0 offset:0x0 // 722101f400000000
s_load_u8 s5, vcc, s0                                    // s_load_u8 s5, vcc, s0 offset:0x0 // 752101f400000000
s_load_u8 s5, s[2:3], m0                                 // s_load_u8 s5, s[2:3], m0 offset:0x0 // 412101f4000000fa
s_load_u8 s5, s[2:3], 0x0                                // 412101f4000000f8
s_buffer_load_i8 vcc_hi, s[4:7], s0                      // s_buffer_load_i8 vcc_hi, s[4:7], s0 offset:0x0 // c21a03f400000000
s_buffer_load_i8 s5, s[8:11], s0                         // s_buffer_load_i8 s5, s[8:11], s0 offset:0x0 // 440103f400000000
s_buffer_load_i8 s5, s[4:7], vcc_lo                      // s_buffer_load_i8 s5, s[4:7], vcc_lo offset:0x0 // 420103f4000000d4
s_buffer_load_i8 s5, s[4:7], 0x0                         // 420103f4000000f8
s_buffer_load_u8 vcc_lo, s[4:7], s0                      // s_buffer_load_u8 vcc_lo, s[4:7], s0 offset:0x0 // 823a03f400000000
s_load_i16 s5, s[2:3], s0                                // s_load_i16 s5, s[2:3], s0 offset:0x0 // 414101f400000000
s_load_i16 s5, vcc, s0                                   // s_load_i16 s5, vcc, s0 offset:0x0 // 754101f400000000
s_load_i16 s5, s[2:3], m0                                // s_load_i16 s5, s[2:3], m0 offset:0x0 // 414101f4000000fa
s_load_i16 s5, s[2:3], 0x0                               // 414101f4000000f8
s_load_u16 s5, s[2:3], s0                                // s_load_u16 s5, s[2:3], s0 offset:0x0 // 416101f400000000
s_load_u16 s5, s[2:3], vcc_lo                            // s_load_u16 s5, s[2:3], vcc_lo offset:0x0 // 416101f4000000d4
s_load_u16 s5, s[2:3], m0                                // s_load_u16 s5, s[2:3], m0 offset:0x0 // 416101f4000000fa
s_buffer_load_i16 s5, s[4:7], s0                         // s_buffer_load_i16 s5, s[4:7], s0 offset:0x0 // 424103f400000000
s_buffer_load_i16 s5, s[4:7], m0                         // s_buffer_load_i16 s5, s[4:7], m0 offset:0x0 // 424103f4000000fa
s_buffer_load_i16 s5, s[4:7], 0x0                        // 424103f4000000f8
s_buffer_load_u16 s5, s[96:99], s0                       // s_buffer_load_u16 s5, s[96:99], s0 offset:0x0 // 706103f400000000
s_buffer_load_u16 s5, s[4:7], 0x0                        // 426103f4000000f8
s_load_b96 s[20:22], s[2:3], vcc_hi                      // s_load_b96 s[20:22], s[2:3], vcc_hi offset:0x0 // 01a500f4000000d6
s_load_b96 s[20:22], s[2:3], 0x0                         // 01a500f4000000f8
s_buffer_load_b96 s[20:22], s[4:7], 0x0                  // 02a502f4000000f8
s_load_b32 s5, s[4:5], s0 offset:0x0 th:TH_LOAD_RT       // s_load_b32 s5, s[4:5], s0 offset:0x0 // 420100f400000000
s_load_b32 s5, s[4:5], s0 offset:0x0 th:TH_LOAD_NT       // 420180f400000000
s_load_b32 s5, s[4:5], s0 offset:0x0 th:TH_LOAD_HT       // 420100f500000000
s_load_b64 s[10:11], s[2:3], m0 offset:0x0 scope:SCOPE_CU // s_load_b64 s[10:11], s[2:3], m0 offset:0x0 // 812200f4000000fa
s_load_b96 s[20:22], s[2:3], vcc_lo offset:0x0 scope:SCOPE_DEV // 01a540f4000000d4
s_load_b96 s[20:22], s[2:3], vcc_lo offset:0x0 scope:SCOPE_SYS // 01a560f4000000d4
s_load_b128 s[20:23], s[2:3], vcc_lo offset:0x0 scope:SCOPE_CU // s_load_b128 s[20:23], s[2:3], vcc_lo offset:0x0 // 014500f4000000d4
s_load_b128 s[20:23], s[2:3], vcc_lo offset:0x0 scope:SCOPE_DEV // 014540f4000000d4
s_load_b256 s[92:99], s[2:3], s0 offset:0x0 th:TH_LOAD_LU // 017780f500000000
s_load_b256 s[92:99], s[2:3], s0 offset:0x0 scope:SCOPE_DEV // 017740f400000000
s_load_b256 s[92:99], s[2:3], s0 offset:0x0 scope:SCOPE_SYS // 017760f400000000
s_load_b256 s[92:99], s[2:3], s0 offset:0x0 th:TH_LOAD_HT scope:SCOPE_SE // 017720f500000000
s_load_b512 s[20:35], s[4:5], s0 offset:0x0 th:TH_LOAD_RT // s_load_b512 s[20:35], s[4:5], s0 offset:0x0 // 028500f400000000
s_load_b512 s[20:35], s[4:5], s0 offset:0x0 th:TH_LOAD_NT // 028580f400000000
s_load_b512 s[20:35], s[4:5], s0 offset:0x0 th:TH_LOAD_HT // 028500f500000000
s_load_b512 s[20:35], s[4:5], s0 offset:0x0 th:TH_LOAD_LU // 028580f500000000
s_load_b512 s[20:35], s[4:5], s0 offset:0x0 th:TH_LOAD_HT scope:SCOPE_SE // 028520f500000000
s_load_i8 s5, s[2:3], s0 offset:0x0 scope:SCOPE_DEV      // 410141f400000000
s_load_u8 s101, s[2:3], s0 offset:0x0 th:TH_LOAD_RT      // s_load_u8 s101, s[2:3], s0 offset:0x0 // 413901f400000000
s_load_u8 s101, s[2:3], s0 offset:0x0 th:TH_LOAD_HT      // 413901f500000000
s_load_i16 s5, s[100:101], s0 offset:0x0 th:TH_LOAD_RT   // s_load_i16 s5, s[100:101], s0 offset:0x0 // 724101f400000000
s_load_i16 s5, s[100:101], s0 offset:0x0 th:TH_LOAD_HT   // 724101f500000000
s_load_u16 s5, vcc, s0 offset:0x0 th:TH_LOAD_RT          // s_load_u16 s5, vcc, s0 offset:0x0 // 756101f400000000
s_load_u16 s5, vcc, s0 offset:0x0 th:TH_LOAD_HT scope:SCOPE_SE // 756121f500000000
s_buffer_load_b32 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_HT // 700102f500000000
s_buffer_load_b32 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_LU // 700182f500000000
s_buffer_load_b32 s5, s[96:99], s0 offset:0x0 scope:SCOPE_SE // 700122f400000000
s_buffer_load_b32 s5, s[96:99], s0 offset:0x0 scope:SCOPE_DEV // 700142f400000000
s_buffer_load_b64 s[10:11], s[4:7], s0 offset:0x0 scope:SCOPE_CU // s_buffer_load_b64 s[10:11], s[4:7], s0 offset:0x0 // 822202f400000000
s_buffer_load_b64 s[10:11], s[4:7], s0 offset:0x0 scope:SCOPE_SE // 822222f400000000
s_buffer_load_b64 s[10:11], s[4:7], s0 offset:0x0 scope:SCOPE_DEV // 822242f400000000
s_buffer_load_b96 s[20:22], s[4:7], vcc_lo offset:0x0 th:TH_LOAD_NT // 02a582f4000000d4
s_buffer_load_b96 s[20:22], s[4:7], vcc_lo offset:0x0 th:TH_LOAD_HT // 02a502f5000000d4
s_buffer_load_b96 s[20:22], s[4:7], vcc_lo offset:0x0 scope:SCOPE_SE // 02a522f4000000d4
s_buffer_load_b96 s[20:22], s[4:7], vcc_lo offset:0x0 scope:SCOPE_DEV // 02a542f4000000d4
s_buffer_load_b128 s[20:23], s[4:7], vcc_lo offset:0x0 th:TH_LOAD_RT // s_buffer_load_b128 s[20:23], s[4:7], vcc_lo offset:0x0 // 024502f4000000d4
s_buffer_load_b128 s[20:23], s[4:7], vcc_lo offset:0x0 scope:SCOPE_SYS // 024562f4000000d4
s_buffer_load_b256 s[20:27], s[8:11], s0 offset:0x0 th:TH_LOAD_HT // 046502f500000000
s_buffer_load_b256 s[20:27], s[8:11], s0 offset:0x0 scope:SCOPE_CU // s_buffer_load_b256 s[20:27], s[8:11], s0 offset:0x0 // 046502f400000000
s_buffer_load_b256 s[20:27], s[8:11], s0 offset:0x0 scope:SCOPE_SYS // 046562f400000000
s_buffer_load_b512 s[20:35], s[96:99], s0 offset:0x0 th:TH_LOAD_RT // s_buffer_load_b512 s[20:35], s[96:99], s0 offset:0x0 // 308502f400000000
s_buffer_load_b512 s[20:35], s[96:99], s0 offset:0x0 th:TH_LOAD_LU scope:SCOPE_SE // 3085a2f500000000
s_buffer_load_i8 vcc_lo, s[4:7], s0 offset:0x0 th:TH_LOAD_NT // 821a83f400000000
s_buffer_load_i8 vcc_lo, s[4:7], s0 offset:0x0 th:TH_LOAD_HT // 821a03f500000000
s_buffer_load_u8 s5, s[8:11], s0 offset:0x0 th:TH_LOAD_HT // 442103f500000000
s_buffer_load_u8 s5, s[8:11], s0 offset:0x0 scope:SCOPE_SE // 442123f400000000
s_buffer_load_u8 s5, s[8:11], s0 offset:0x0 scope:SCOPE_DEV // 442143f400000000
s_buffer_load_u8 s5, s[8:11], s0 offset:0x0 th:TH_LOAD_HT scope:SCOPE_SE // 442123f500000000
s_buffer_load_u8 s5, s[8:11], s0 offset:0x0 th:TH_LOAD_LU scope:SCOPE_SE // 4421a3f500000000
s_buffer_load_i16 vcc_hi, s[4:7], s0 offset:0x0 scope:SCOPE_CU // s_buffer_load_i16 vcc_hi, s[4:7], s0 offset:0x0 // c25a03f400000000
s_buffer_load_i16 vcc_hi, s[4:7], s0 offset:0x0 th:TH_LOAD_HT scope:SCOPE_SE // c25a23f500000000
s_buffer_load_i16 vcc_hi, s[4:7], s0 offset:0x0 th:TH_LOAD_LU scope:SCOPE_SE // c25aa3f500000000
s_buffer_load_u16 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_NT // 706183f400000000
s_buffer_load_u16 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_HT // 706103f500000000
s_buffer_load_u16 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_LU // 706183f500000000
s_buffer_load_u16 s5, s[96:99], s0 offset:0x0 th:TH_LOAD_LU scope:SCOPE_SE // 7061a3f500000000
