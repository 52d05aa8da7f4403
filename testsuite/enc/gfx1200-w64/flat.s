global_load_tr_b128 v[1:2], v[2:3], off                  // 7cc015ee0100000002000000
global_load_tr_b128 v[1:4], v[2:3], off                  // error: operands are not valid for this GPU or mode: global_load_tr_b128 accepts them on gfx1200 in wave32, not on gfx1200 in wave64
global_load_tr_b64 v1, v[2:3], off                       // 7c0016ee0100000002000000
global_load_tr_b64 v1, v2, s[2:3] offset:-4              // 020016ee0100000002fcffff
