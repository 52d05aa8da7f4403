/* only: gfx90a gfx942 gfx1030 gfx1100 gfx1200
 * Dot products. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef half h2 __attribute__((ext_vector_type(2)));
kernel void dots(global int *p, global uint *u, global float *f, global h2 *h)
{
	f[0] = __builtin_amdgcn_fdot2(h[1], h[2], f[3], 0);
	f[4] = __builtin_amdgcn_fdot2(h[5], -h[6], f[7], 1);
	u[8] = __builtin_amdgcn_udot4(u[9], u[10], u[11], 0);
	u[12] = __builtin_amdgcn_udot8(u[13], u[14], 3, 1);
	p[0] += (int)u[12];
}
