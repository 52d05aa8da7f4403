s_branch 65535                                           // ffff82bf
s_endpgm 0x12                                            // s_endpgm 18 // 120081bf
s_icache_inv                                             // 000093bf
s_setkill 0x0                                            // s_setkill 0 // 00008bbf
s_setprio 1                                              // 01008fbf
