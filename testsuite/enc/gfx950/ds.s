# Instructions that gfx950 has in addition to gfx942's. The bytes are from LLVM 21, from its tests and from AMD's opcode lists.
ds_read_b64_tr_b16 v[32:33], v64 offset:18464            // 2048c6d940000020
ds_read_b64_tr_b4 v[128:129], v0 offset:34848            // 2088c0d900000080
ds_read_b64_tr_b8 v[0:1], v9 offset:8256                 // 4020c4d909000000
ds_read_b96_tr_b6 a[16:18], v192 offset:32768            // 0080c2dbc0000010
ds_read_b96_tr_b6 v[128:130], v8 offset:49168            // 10c0c2d908000080
ds_read_b96_tr_b6 v[0:2], v0                             // 0000c2d900000000
