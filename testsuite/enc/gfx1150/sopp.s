s_singleuse_vdst 0xa0ae                                  // aea093bf
s_singleuse_vdst 0xf11d                                  // 1df193bf
s_singleuse_vdst 0x5f4                                   // f40593bf
