// Sections, symbols and alignment: custom sections with flags, padding in code and in data, absolute and
// redefined symbols, a name that needs quotes, sizes and visibility, branches to global symbols (a relocation: they may be replaced).
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.set lanes, 64
.set waves, 4
.set threads, lanes*waves
.set mask, ~(threads-1) & 0xffff
.set is_small, threads <= 1024 && waves != 0
.equ stride, (threads << 2) | 1
.globl visible_number
visible_number = 0x12345678
counter = 0
counter = counter + 1

.section .text.first,"ax",@progbits
.globl first
.p2align 8
.type first,@function
first:
.globl first_alias
.set first_alias, first
	s_mov_b32 s0, threads
	s_mov_b32 s1, mask
	s_movk_i32 s2, stride
	s_mov_b32 s3, -threads
	v_mov_b32_e32 v0, visible_number
	s_nop counter
	s_cbranch_scc0 near
	.p2align 5
near:
	s_cmp_eq_u32 s0, 1
	s_cbranch_scc1 first
	s_cbranch_scc1 near
	s_branch later
	.fill 3, 4, 0xbf800000
	.p2alignl 6, 0xbf800000
later:
	s_endpgm
	.size first, .-first

.section .text.second,"ax",@progbits
.globl second
.hidden second_inner
.p2align 8
.type second,@function
second:
	s_mov_b32 s0, counter+2*waves
	s_nop 7
second_inner:
	s_branch second
	.long 0xbf800000, second_inner-second
	.size second, second_inner-second
.globl second_inner

.section .note.owner,"",@note
	.long 6, 4, 1
	.asciz "owner"
	.p2align 2
	.long 42

.section .comment.private,"",@progbits
	.string "kept as it is"

.section .table,"aw",@progbits
.p2align 3
table:
	.byte 1
	.p2align 2, 0xff
	.long 2
	.balign 16
	.quad later
	.space 5, 0xaa
	.uleb128 300
	.sleb128 -300
	.float 1.5, -0.0
	.double 3.141592653589793
	.octa 0x00112233445566778899aabbccddeeff
table_end:
	.size table, table_end-table
.type table,@object
.globl table_size
.set table_size, table_end-table

.pushsection .zeroed,"aw",@nobits
.p2align 6
	.zero 100
zeroed_end:
.popsection
	.long table_size

.section .self,"aw",@progbits
self:
	.quad self

.previous
.internal never
.globl "a name"
"a name":
	.byte 9

.rodata
.p2align 6
.amdhsa_kernel first
	.amdhsa_next_free_vgpr threads/lanes
	.amdhsa_next_free_sgpr waves
.end_amdhsa_kernel
.amdhsa_kernel second
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_reserve_vcc is_small & 0
.end_amdhsa_kernel
