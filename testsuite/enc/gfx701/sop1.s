s_brev_b32 s38, s82                                      // 520ba6be
s_ff1_i32_b64 s80, s[24:25]                              // 1814d0be
s_flbit_i32 s76, src_vccz                                // fb17ccbe
s_quadmask_b32 s0, s89                                   // 592c80be
s_xnor_saveexec_b64 s[38:39], s[102:103]                 // 662ba6be
s_xor_saveexec_b64 s[68:69], exec                        // 7e26c4be
