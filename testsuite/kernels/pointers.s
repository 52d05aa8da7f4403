// Data: a writable table of pointers, a table of branch distances, constants that can be merged, zeroed and
// common storage, an initialized weak object; references to each of them.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl dispatch
.p2align 8
.type dispatch,@function
dispatch:
	s_load_dword s2, s[0:1], 0x0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, cases@rel32@lo+4
	s_addc_u32 s5, s5, cases@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	s_min_u32 s2, s2, 3
	s_lshl_b32 s2, s2, 2
	s_load_dword s6, s[4:5], s2
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s7, s6, 31
	s_add_u32 s4, s4, s6
	s_addc_u32 s5, s5, s7
	s_setpc_b64 s[4:5]
.Lcase0:
	v_mov_b32_e32 v0, 0
	s_branch .Lstore
.Lcase1:
	v_mov_b32_e32 v0, 1.0
	s_branch .Lstore
.Lcase2:
	v_mov_b32_e32 v0, 0x7f800000
.Lstore:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, results@gotpcrel32@lo+4
	s_addc_u32 s5, s5, results@gotpcrel32@hi+12
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[4:5]
	s_endpgm
	.size dispatch, .-dispatch

.section .rodata.cst16,"aM",@progbits,16
.p2align 4
.type identity,@object
identity:
	.long 0x3f800000, 0, 0, 0x3f800000
	.size identity, 16

.section .rodata.str1.1,"aMS",@progbits,1
message:
	.asciz "a \"case\" that\twas not\\there\n"
	.ascii "no end", " yet\0"

.section .rodata,"a",@progbits
.p2align 2
cases:
	.long .Lcase0-cases
	.long .Lcase1-cases
	.long .Lcase2-cases, .Lcase0-cases
.p2align 6
.amdhsa_kernel dispatch
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_vgpr 2
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.data
.globl lookup
.p2align 4
.type lookup,@object
lookup:
	.quad message
	.quad message+10
	.quad dispatch
	.quad .Lcase1
	.quad results+8
	.quad outside
	.quad outside-8
	.size lookup, .-lookup
.weak tuning
.type tuning,@object
tuning:
	.short 1, -2
	.byte 3, 'a'
	.p2align 1
	.long -1
	.8byte 0x0123456789abcdef
	.size tuning, .-tuning

.bss
.globl results
.protected results
.p2align 5
.type results,@object
results:
	.skip 64
	.size results, 64
scratch:
	.zero 12
.comm shared_words,256,4
.local private_words
.comm private_words,64,3
.weak outside
