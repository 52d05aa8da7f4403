# Temporal hints and scopes.
global_load_b32 v1, v[2:3], off th:TH_DEFAULT            // global_load_b32 v1, v[2:3], off // 7c0005ee0100000002000000
global_load_b32 v1, v[2:3], off th:TH_LOAD_RT scope:SCOPE_CU // global_load_b32 v1, v[2:3], off // 7c0005ee0100000002000000
global_load_b32 v1, v[2:3], off th:TH_LOAD_NT            // 7c0005ee0100100002000000
global_load_b32 v1, v[2:3], off scope:SCOPE_DEV th:TH_LOAD_HT // global_load_b32 v1, v[2:3], off th:TH_LOAD_HT scope:SCOPE_DEV // 7c0005ee0100280002000000
global_load_b32 v1, v[2:3], off th:TH_LOAD_LU scope:SCOPE_DEV // 7c0005ee0100380002000000
global_load_b32 v1, v[2:3], off th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7c0005ee01003c0002000000
global_load_b32 v1, v[2:3], off th:TH_LOAD_BYPASS        // error: scope and th combination is not valid
global_load_b32 v1, v[2:3], off th:TH_LOAD_LU scope:SCOPE_SYS // error: scope and th combination is not valid
global_load_b32 v1, v[2:3], off th:TH_STORE_NT           // error: invalid th value
global_load_b32 v1, v[2:3], off th:TH_LOAD_NT_WB         // error: invalid th value
global_load_b32 v1, v[2:3], off scope:SCOPE_XY           // error: invalid scope value
global_store_b32 v[2:3], v1, off th:TH_STORE_RT_WB scope:SCOPE_SE // 7c8006ee0000b40002000000
global_store_b32 v[2:3], v1, off th:TH_STORE_NT_WB       // 7c8006ee0000f00002000000
global_store_b32 v[2:3], v1, off th:TH_STORE_BYPASS scope:SCOPE_SYS // 7c8006ee0000bc0002000000
global_store_b32 v[2:3], v1, off th:TH_STORE_RT_WB scope:SCOPE_SYS // error: scope and th combination is not valid
global_store_b32 v[2:3], v1, off th:TH_ATOMIC_NT         // error: invalid th value
global_atomic_add_u32 v[2:3], v1, off th:TH_ATOMIC_NT    // 7c400dee0000a00002000000
global_atomic_add_u32 v[2:3], v1, off th:TH_ATOMIC_CASCADE_NT scope:SCOPE_DEV // 7c400dee0000e80002000000
global_atomic_add_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // 7c400dee0500900002000000
global_atomic_add_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RT_RETURN scope:SCOPE_SYS // global_atomic_add_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 7c400dee05009c0002000000
global_atomic_add_u32 v5, v[2:3], v1, off th:TH_ATOMIC_NT_RETURN // 7c400dee0500b00002000000
global_atomic_add_u32 v5, v[2:3], v1, off th:TH_ATOMIC_NT  // error: instruction must use TH_ATOMIC_RETURN
global_atomic_add_u32 v5, v[2:3], v1, off  // error: instruction must use TH_ATOMIC_RETURN
buffer_atomic_add_u32 v5, off, s[8:11], s3 th:TH_ATOMIC_RETURN // 03400dc40510900000000000
buffer_atomic_add_u32 v5, off, s[8:11], s3 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_SYS // 03400dc40510cc0000000000
buffer_atomic_add_u32 v5, off, s[8:11], s3 th:TH_LOAD_NT // error: invalid th value
buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_NT glc   // error: gfx1200 has no glc
image_store v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_STORE_NT_HT // 008041d00510600001000000
global_wb scope:SCOPE_SYS                                // 7c000bee00000c0000000000
global_inv scope:SCOPE_DEV                               // 7cc00aee0000080000000000
global_wbinv scope:SCOPE_SE                              // 7cc013ee0000040000000000
