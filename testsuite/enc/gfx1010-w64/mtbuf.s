tbuffer_load_format_xy v[0:1], v243, s[100:103], s33 format:[BUF_FMT_8_SNORM] offen // 001011e8f3001921
tbuffer_load_format_xy v[184:185], v0, s[8:11], s56 format:[BUF_FMT_11_11_10_UINT] offen offset:1 // 011049e900b80238
tbuffer_load_format_xy v[93:94], v[24:25], s[64:67], s72 format:[BUF_FMT_10_11_11_SNORM] idxen offen offset:1 // 0130f9e8185d1048
tbuffer_load_format_xy v[176:177], off, s[0:3], s0 format:[BUF_FMT_16_SSCALED] offset:4095 // ff0f51e800b00000
