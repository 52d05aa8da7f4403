/* Vector elements: minimum, maximum, saturation, absolute values. */
typedef int int4 __attribute__((ext_vector_type(4)));
typedef short short4 __attribute__((ext_vector_type(4)));
typedef unsigned char uchar4 __attribute__((ext_vector_type(4)));
typedef float float4 __attribute__((ext_vector_type(4)));
typedef long long2 __attribute__((ext_vector_type(2)));
void saturate(int4 *i, short4 *s, uchar4 *c, float4 *f, long2 *l)
{
	i[0] = __builtin_elementwise_min(i[1], __builtin_elementwise_max(i[2], i[3]));
	i[4] = __builtin_elementwise_abs(i[5]) + __builtin_elementwise_add_sat(i[6], i[7]);
	s[0] = __builtin_elementwise_sub_sat(s[1], s[2]) * s[3];
	c[0] = __builtin_elementwise_add_sat(c[1], c[2]) + __builtin_elementwise_min(c[3], c[4]);
	f[0] = __builtin_elementwise_fma(f[1], f[2], __builtin_elementwise_abs(f[3])) + __builtin_convertvector(c[5], float4);
	l[0] = __builtin_elementwise_max(l[1], l[2]) + __builtin_elementwise_add_sat(l[3], l[4]);
	i[8] = f[4] < f[5];
	i[9].x = __builtin_reduce_add(i[10]) + __builtin_reduce_max(i[11]);
	s[4] = __builtin_convertvector(f[6], short4) >> 2;
	c[6] = __builtin_convertvector(i[12], uchar4);
}
