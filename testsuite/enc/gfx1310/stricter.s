# LLVM takes the code of src_scc for m0, and two scalar sources of shifts of 64 bits.
buffer_load_b32 v1, off, s[4:7], src_scc // error: valid
v_lshlrev_b64_e64 v[6:7], s2, s[0:1] // error: constant bus
s_barrier_wait -1 // s_barrier_wait 0xffff // ffffabbf
s_mov_b64 s[0:1], lit64(0xaf123456) // fe0480be563412af00000000
