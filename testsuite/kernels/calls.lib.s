// The second object of calls.s: a function with a counter in .bss and a weak default.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 2
.hidden offset
.globl offset
.type offset,@function
offset:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, counter@rel32@lo+8
	s_addc_u32 s17, s17, counter@rel32@hi+16
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v4, 1
	global_atomic_add v4, v[2:3], v4, off glc
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v4, v4
	v_add_f32_e32 v0, v0, v4
	s_setpc_b64 s[30:31]
	.size offset, .-offset

.weak hook
.type hook,@function
hook:
	s_setpc_b64 s[30:31]
	.size hook, .-hook

.bss
.p2align 3
.type counters,@object
counters:
	.zero 4
	.set counter, counters + 4 - 4
	.long 0
	.size counters, .-counters
