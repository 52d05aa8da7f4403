# simulate_kernel.sh CPU INSTRUCTION ADDRESS: prints the source of a kernel of one work-group of 64 lanes, whose numbers are in v0. ADDRESS:
# instructions, separated by "; ", that set v1.
case $1 in gfx9[0-9a][0-9a-z]) accum='.amdhsa_accum_offset 16';; *) accum=;; esac
case $1 in gfx9*) size=64 ;; *) size=32 ;; esac
case $1 in gfx12*) wait='s_wait_dscnt 0' ;; *) wait='s_waitcnt lgkmcnt(0)' ;; esac
cat <<EOT
.amdgcn_target "amdgcn-amd-amdhsa--$1"
.text
.globl k
.p2align 8
.type k,@function
k:
	$(printf '%s' "$3" | sed 's/; /\n\t/g')
	$2
	$wait
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_group_segment_fixed_size 32768
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	$accum
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 32768
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: $size
    .sgpr_count: 16
    .vgpr_count: 16
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [64, 1, 1]
.end_amdgpu_metadata
EOT
