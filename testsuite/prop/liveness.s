// A kernel for liveness.c. The comment at a label lists the registers that are live before the next instruction.
// It sums rows of a matrix of floats: s[0:1] are the arguments, s2 the work group, v0 the lane.

.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
entry: // live: s0 s1 s2 v0 exec0 exec1
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
loaded: // live: s2 s4 s5 s6 s7 s8 s9 v0 v1 exec0 exec1
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz leave
inside: // live: s2 s4 s5 s6 s7 s8 s9 s10 s11 v1 exec0 exec1
	s_mul_i32 s12, s2, s9
	s_lshl_b32 s13, s8, 2
	s_mov_b32 s14, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v4, vcc, s4, v1
	v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
	s_lshl_b32 s12, s12, 2
	v_mov_b32_e32 v6, 0
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
loop: // live: s6 s7 s9 s10 s11 s13 s14 v1 v2 v4 v5 exec0 exec1
	global_load_dword v3, v[4:5], off
	s_add_u32 s14, s14, 1
	v_add_co_u32_e32 v4, vcc, s13, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_lt_u32 s14, s9
	s_waitcnt vmcnt(0)
compared: // live: s6 s7 s9 s10 s11 s13 s14 v1 v2 v3 v4 v5 exec0 exec1 scc0
	v_add_f32_e32 v2, v2, v3
	s_cbranch_scc1 loop
summed: // live: s6 s7 s10 s11 v1 v2 exec0 exec1
	v_cmp_lt_f32_e32 vcc, 0, v2
	s_cbranch_vccz negative
	v_sqrt_f32_e32 v2, v2
	s_branch store
negative: // live: s6 s7 s10 s11 v1 v2 exec0 exec1
	v_mul_f32_e32 v2, -1.0, v2
	v_mac_f32_e32 v2, v2, v2
store: // live: s6 s7 s10 s11 v1 v2 exec0 exec1
	v_mov_b32_e32 v7, 1
	global_atomic_add v7, v1, v7, s[6:7] glc
	s_waitcnt vmcnt(0)
counted: // live: s6 s7 s10 s11 v1 v2 v7 exec0 exec1
	v_add_u32_e32 v7, v7, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v8, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v7, v8, s[6:7]
leave: // live: s10 s11 exec0 exec1
	s_or_b64 exec, exec, s[10:11]
end: // live:
	s_endpgm
