/* Integers of unusual widths. */
typedef _BitInt(24) i24;
typedef _BitInt(65) i65;
typedef unsigned _BitInt(100) u100;
typedef unsigned __int128 u128;
u100 sum(u100 a, u100 b, i24 c) { return a + b * (u100)c - (a >> 7); }
i65 shifted(i65 a, int n) { return (a << n) ^ (a >> 3); }
u128 product(u128 a, u128 b, unsigned long c) { return a * b + c - (a & b) + (a < b); }
unsigned long carried(unsigned long a, unsigned long b, unsigned long *out)
{
	unsigned long sum;
	*out = __builtin_add_overflow(a, b, &sum) + __builtin_mul_overflow(a, b, out + 1) + __builtin_sub_overflow((int)a, (int)b, (int *)out + 4);
	return sum;
}
unsigned turned(unsigned a, unsigned long b, unsigned short c)
{
	return __builtin_rotateleft32(a, 5) + (unsigned)__builtin_rotateright64(b, 9) + __builtin_rotateleft16(c, 3) + __builtin_bswap32(a) +
		   (unsigned)__builtin_bswap64(b) + __builtin_bitreverse32(a) + (unsigned)__builtin_bitreverse64(b) + (unsigned)__builtin_popcountll(b) +
		   (unsigned)__builtin_clzll(b) + (unsigned)__builtin_ctz(a) + (unsigned)__builtin_ffsll((long)b);
}
