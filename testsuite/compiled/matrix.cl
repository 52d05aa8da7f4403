/* only: gfx90a gfx942
 * Matrix instructions with accumulation registers. */
typedef float v4f __attribute__((ext_vector_type(4)));
typedef float v16f __attribute__((ext_vector_type(16)));
typedef float v32f __attribute__((ext_vector_type(32)));
typedef double v4d __attribute__((ext_vector_type(4)));
typedef short v4s __attribute__((ext_vector_type(4)));
typedef half v4h __attribute__((ext_vector_type(4)));

kernel void matrix(global v4f *a, global v16f *b, global v32f *c, global v4d *d, float x, float y)
{
	a[0] = __builtin_amdgcn_mfma_f32_16x16x4f32(x, y, a[1], 0, 0, 0);
	b[0] = __builtin_amdgcn_mfma_f32_32x32x2f32(x, y, b[1], 1, 2, 0);
	c[0] = __builtin_amdgcn_mfma_f32_32x32x1f32(y, x, c[1], 0, 0, 3);
	d[0] = __builtin_amdgcn_mfma_f64_16x16x4f64(x, y, d[1], 0, 0, 0);
	a[2] = __builtin_amdgcn_mfma_f32_16x16x16f16(((global v4h *)d)[9], ((global v4h *)d)[10], a[3], 0, 0, 0);
	b[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(((global v4s *)d)[11], ((global v4s *)d)[12], b[3], 0, 0, 0);
}

kernel void pairs(global float2 *p, global double *d)
{
	p[0] = p[1] * p[2] + p[3];
	p[4] = p[5] + p[6];
	d[20] = __builtin_amdgcn_flat_atomic_fadd_f64(d + 21, d[22]);
	d[23] = __builtin_amdgcn_global_atomic_fmax_f64((global double *)d + 24, d[25]);
}
