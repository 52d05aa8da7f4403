/* Integers and floats of each width, vectors, bit fields, division, rotation. */
typedef short v8 __attribute__((vector_size(16)));
struct bits { unsigned a : 3; long b : 40; int c : 17; };
int
main(void)
{
	long l[64];
	unsigned char c[64];
	short s[64];
	_Float16 h[64];
	double d[64];
	__int128 big[64];
#pragma omp target teams distribute parallel for simd map(tofrom: l, c, s, d, big, h)
	for (int i = 0; i < 64; i++) {
		struct bits f = {i, l[i], s[i]};
		v8 v = {1, 2, 3, 4, 5, 6, 7, s[i]};
		v = v * v + (v8){i};
		f.b += f.a * f.c;
		l[i] = f.b / (i + 1) + (l[i] << (i & 31)) % 1000003 + __builtin_popcountl(l[i]) + __builtin_clzl(l[i] | 1) + (long)d[i];
		c[i] = (unsigned char)(c[i] * 3 >> 1) | (c[i] << 5);
		s[i] = v[i & 7] < 5 ? s[i] / 3 : -s[i];
		d[i] = d[i] / 3 + (float)l[i] * 2.5f + (unsigned long)d[i] + (i > 7 ? 1e300 : __builtin_fabs(d[i]));
		big[i] = big[i] * l[i] + (big[i] >> 70);
		h[i] = (_Float16)(h[i] * (_Float16)2 + (float)s[i]);
	}
	return (int)l[5] + c[3] + s[2];
}
