/* bfloat16 and half. */
typedef __bf16 bf2 __attribute__((ext_vector_type(2)));
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef _Float16 half4 __attribute__((ext_vector_type(4)));
void brain(__bf16 *b, bf2 *v, _Float16 *h, half2 *w, half4 *x, float *f, double *d)
{
	b[0] = b[1] + b[2] * b[3];
	f[0] = (float)b[4] + (float)h[0];
	b[5] = (__bf16)f[1];
	v[0] = v[1] * v[2] + v[3];
	h[1] = (_Float16)d[0] + h[2] / h[3];
	w[0] = w[1] * w[2] + w[3].yx;
	w[4] = __builtin_elementwise_max(w[5], w[6]) - __builtin_elementwise_fma(w[7], w[8], w[9]);
	x[0] = x[1] * x[2] - x[3].wzyx;
	h[4] = __builtin_sqrtf16(h[5]) + __builtin_floorf16(h[6]) + __builtin_fabsf16(h[7]);
	b[6] = h[8] > h[9] ? b[7] : (__bf16)(float)d[1];
	f[2] = __builtin_elementwise_max(b[8], b[9]);
}
