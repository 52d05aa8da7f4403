s_atc_probe_buffer 1, s[12:15], 0x0                      // s_atc_probe_buffer 1, s[12:15], null // 46009cf4000000fa
s_buffer_atomic_dec s30, ttmp[0:3], s105 dlc             // b64730f5000000d2
s_buffer_atomic_umax s67, s[68:71], vcc_lo offset:0x1    // e2101cf5010000d4
s_buffer_atomic_umin_x2 s[58:59], ttmp[0:3], 0x0         // s_buffer_atomic_umin_x2 s[58:59], ttmp[0:3], null // b60e94f5000000fa
