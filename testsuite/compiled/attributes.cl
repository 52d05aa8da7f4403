/* Attributes of kernels: sizes of work groups, registers, waves, and the hidden arguments. */
kernel __attribute__((reqd_work_group_size(8, 4, 2))) void required(global uint *p) { p[get_local_id(0)] = (uint)get_local_size(1); }
kernel __attribute__((work_group_size_hint(64, 1, 1))) __attribute__((vec_type_hint(float4))) void hinted(global float4 *p) { p[get_global_id(0)] *= 2; }
kernel __attribute__((amdgpu_flat_work_group_size(128, 512))) void flat(global int *p) { p[get_group_id(0)] = (int)get_num_groups(2); }
kernel __attribute__((amdgpu_waves_per_eu(2, 4))) void waves(global int *p) { p[get_global_id(1)] += (int)get_global_offset(0); }
kernel __attribute__((amdgpu_num_vgpr(32))) __attribute__((amdgpu_num_sgpr(40))) void registers(global int4 *p) { p[get_global_id(2)] += p[1] * p[2]; }
kernel void pointers(constant int *c, global const int *restrict g, local int *l, global volatile int *v, int by, char small, short3 odd)
{
	l[by] = c[by] + g[small] + *v + odd.z + (int)get_work_dim() + (int)get_enqueued_local_size(0);
}
