/* Contents of metadata and descriptors: attributes, kinds of arguments, sizes, language. */
struct s { int a[3]; };
kernel __attribute__((reqd_work_group_size(64, 2, 1), vec_type_hint(float4))) void required(global const int *restrict p,
	constant float *c, local short *l, volatile global char *v, struct s s, uchar16 u, double d)
{
	v[0] = (char)(p[0] + (int)c[1] + l[2] + s.a[1] + u.s5 + (int)d);
}
kernel __attribute__((amdgpu_flat_work_group_size(1, 128), amdgpu_waves_per_eu(2, 4))) void hinted(global int *p)
{
	p[__builtin_amdgcn_workitem_id_z() + __builtin_amdgcn_workgroup_id_z() * __builtin_amdgcn_workgroup_id_y()] = 1;
}
kernel void empty(void) {}
kernel void typed(read_only image2d_t i, sampler_t s, write_only image3d_t o, queue_t q, read_only pipe int r,
	global uint *out) { out[0] = 5; }
kernel __attribute__((work_group_size_hint(8, 8, 4))) void generic_pointer(global int *out, int which)
{
	int here = 3;
	local int there;
	int *p = which ? &here : (int *)&there;
	*p += 5;
	out[which] = *p;
}
