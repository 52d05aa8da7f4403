/* not: gfx90a gfx942 gfx950 gfx1250 gfx1251
 * Image loads, stores, samples, gathers and atomics, through compiler builtins. */
typedef int v8i __attribute__((ext_vector_type(8)));
float4 load_2d(int mask, int x, int y, v8i res, int tex, int cache)
	__asm("llvm.amdgcn.image.load.2d.v4f32.i32");
float load_3d(int mask, int x, int y, int z, v8i res, int tex, int cache)
	__asm("llvm.amdgcn.image.load.3d.f32.i32");
void store_1d(float4 v, int mask, int x, v8i res, int tex, int cache)
	__asm("llvm.amdgcn.image.store.1d.v4f32.i32");
float4 sample_2d(int mask, float s, float t, v8i res, int4 smp, bool unorm, int tex, int cache)
	__asm("llvm.amdgcn.image.sample.2d.v4f32.f32");
float4 sample_c_d(int mask, float z, float dxs, float dxt, float dys, float dyt, float s, float t, v8i res,
	int4 smp, bool unorm, int tex, int cache)
	__asm("llvm.amdgcn.image.sample.c.d.2d.v4f32.f32.f32");
float2 sample_cube(int mask, float s, float t, float f, v8i res, int4 smp, bool unorm, int tex, int cache)
	__asm("llvm.amdgcn.image.sample.cube.v2f32.f32");
float4 gather4(int mask, float s, float t, v8i res, int4 smp, bool unorm, int tex, int cache)
	__asm("llvm.amdgcn.image.gather4.2d.v4f32.f32");
int atomic_add(int v, int x, int y, v8i res, int tex, int cache)
	__asm("llvm.amdgcn.image.atomic.add.2d.i32.i32");
int4 resinfo(int mask, int lod, v8i res, int tex, int cache)
	__asm("llvm.amdgcn.image.getresinfo.2d.v4i32.i32");

kernel void images(constant v8i *res, constant int4 *smp, global float4 *out, int x, float s)
{
	out[0] = load_2d(15, x, x + 1, res[0], 0, 0);
	out[1].x = load_3d(2, x, 3, x, res[1], 0, 1);
	store_1d(out[2], 15, x, res[2], 0, 0);
	out[3] = sample_2d(15, s, s * 2, res[3], smp[0], 0, 0, 0);
	out[4] = sample_c_d(15, s, s, 0, 1, s, s, s, res[3], smp[1], 0, 0, 0);
	out[5].xy = sample_cube(6, s, s, 2, res[4], smp[1], 1, 0, 0);
	out[6] = gather4(4, s, s, res[4], smp[1], 0, 0, 2);
	((global int *)out)[50] = atomic_add(x, x, 1, res[5], 0, 0);
	((global int4 *)out)[20] = resinfo(15, x, res[6], 0, 0);
}
