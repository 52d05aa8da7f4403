/* Control flow, calls, private memory, tables, addresses. */
struct record {
	u8 a;
	u32 b;
	u16 c[3];
	u64 d;
	f32 e;
};

KERNEL(private_array, "")
{
	BEGIN_1D;
	u32 a[24];
	for (int k = 0; k < 24; k++)
		a[k] = W(k % WORDS) + (u32)k;
	for (int k = 0; k < 24; k++)
		a[a[k] % 24] ^= a[(k + 7) % 24] >> 3;
	for (int k = 0; k < WORDS; k++)
		OUT(k, a[k] + a[k + 8]);
}

KERNEL(private_bytes, "")
{
	BEGIN_1D;
	u8 a[64];
	u16 b[16];
	u64 c[8];
	for (int k = 0; k < 64; k++)
		a[k] = (u8)(W(k / 4) >> (k % 4 * 8));
	for (int k = 0; k < 16; k++)
		b[k] = (u16)(a[a[k] & 63] << 8 | a[63 - k]);
	for (int k = 0; k < 8; k++)
		c[k] = (u64)b[b[k] & 15] * a[k] + L(k);
	for (int k = 0; k < 8; k++)
		OUT_L(2 * k, c[c[k] & 7] + (i64)(i8)a[k] + (i16)b[k]);
}

KERNEL(private_records, "")
{
	BEGIN_1D;
	struct record r[4], t;
	for (int k = 0; k < 4; k++) {
		r[k].a = (u8)W(k);
		r[k].b = W(k + 4);
		r[k].d = L(k + 8);
		r[k].e = (f32)(i16)W(k + 3);
		for (int j = 0; j < 3; j++)
			r[k].c[j] = (u16)(W(k + j) >> 7);
	}
	for (int k = 0; k < 6; k++) {
		int x = W(k) & 3, y = W(k + 1) & 3;
		t = r[x];
		r[x] = r[y];
		r[y] = t;
	}
	t = r[W(9) & 3];
	OUT(0, t.a);
	OUT(1, t.b);
	OUT(2, t.c[W(10) % 3]);
	OUT_L(3, t.d);
	OUT_F(5, t.e);
	OUT(6, r[1].a + r[2].c[1]);
	OUT_L(7, r[3].d - r[0].d);
}

KERNEL(sort, "")
{
	BEGIN_1D;
	u32 a[WORDS];
	for (int k = 0; k < WORDS; k++)
		a[k] = W(k);
	for (int k = 1; k < WORDS; k++) {
		u32 x = a[k];
		int j = k;
		for (; j > 0 && a[j - 1] > x; j--)
			a[j] = a[j - 1];
		a[j] = x;
	}
	for (int k = 0; k < WORDS; k++)
		OUT(k, a[k]);
}

static NOINLINE u32 mix(u32 a, u32 b) { return (a ^ b * 0x9e3779b9u) + (a >> 7); }
static NOINLINE u64 mix_wide(u64 a, u32 b, u64 c) { return a * c + b; }
static NOINLINE u32 deeper(u32 a, u32 n)
{
	u32 s = 0;
	for (u32 k = 0; k < n; k++)
		s += mix(a + k, s);
	return s;
}
static NOINLINE void swap(u32 *a, u32 *b)
{
	u32 t = *a;
	*a = *b;
	*b = t;
}
static NOINLINE struct record made(u32 a, u64 b)
{
	struct record r = {(u8)a, a * 3, {(u16)a, (u16)b, (u16)(a >> 16)}, b ^ a, (f32)(i16)a};
	return r;
}
static NOINLINE f32 total(const f32 *v, int n)
{
	f32 s = 0;
	for (int k = 0; k < n; k++)
		s += v[k];
	return s;
}
static NOINLINE u32 many(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f, u32 g, u32 h, u64 x, u64 y, u32x4 z)
{
	u32 t[6] = {a, b ^ c, d + e, f - g, h, z.w};
	return t[a % 6] + t[b % 6] * 3 + (u32)(x >> 9) + (u32)y + z.x + deeper(a, b & 3);
}

KERNEL(calls, "")
{
	BEGIN_1D;
	u32 a = W(0), b = W(1);
	swap(&a, &b);
	OUT(0, mix(a, b));
	OUT_L(1, mix_wide(L(2), a, L(4)));
	OUT(3, deeper(a, b & 7));
	OUT(4, a);
	OUT(5, b);
	if (a & 1)
		OUT(6, mix(a, 9));
	struct record r = made(W(2), L(3));
	OUT(7, r.a + r.b + r.c[0] + r.c[1] + r.c[2]);
	OUT_L(8, r.d);
	OUT_F(10, r.e);
	f32 v[5] = {(f32)(i16)W(5), (f32)(i8)W(6), 0.5f, (f32)(u8)W(7), -2.0f};
	OUT_F(11, total(v, 5 - (W(8) & 1)));
}

KERNEL(calls_many, "")
{
	BEGIN_1D;
	u32x4 z = {W(8), W(9), W(10), W(11)};
	OUT(0, many(W(0), W(1), W(2), W(3), W(4), W(5), W(6), W(7), L(8), L(10), z));
	for (u32 k = 0; k < (W(12) & 3); k++)
		OUT(1, many(k, W(1), W(2), W(3), W(4), W(5), W(6), k, L(8), L(10), z));
}

KERNEL(pointers_to_functions, "")
{
	BEGIN_1D;
	u32 (*table[2])(u32, u32) = {mix, deeper};
	u32 s = 0;
	for (u32 k = 0; k < 4; k++)
		s += table[(W(k) >> 3) & 1](W(4), k);
	OUT(0, s);
}

KERNEL(jump_table, "")
{
	BEGIN_1D;
	u32 x = W(0), s = W(1);
	for (int k = 0; k < 6; k++) {
		switch (s % 11) {
		case 0: x += 5; break;
		case 1: x ^= s; break;
		case 2: x = x << 3 | x >> 29; break;
		case 3: x -= W(2);
		case 4: x *= 7; break;
		case 5: x = ~x; break;
		case 6: x = x / 3; break;
		case 7: x += x >> 5; break;
		case 8: continue;
		case 9: x = (x & 0xff00ff) << 8 | (x >> 8 & 0xff00ff); break;
		default: x = mix(x, s);
		}
		s = s * 1103515245 + 12345 + x;
	}
	OUT(0, x);
	OUT(1, s);
}

KERNEL(uniform_switch, "")
{
	BEGIN_1D;
	u32 x = W(0);
	for (int k = 0; k < n / 16; k++)
		switch (k % 9) {
		case 0: x += 5; break;
		case 1: x ^= 0x55; break;
		case 2: x = x << 3 | x >> 29; break;
		case 3: x -= W(2); break;
		case 4: x *= 7; break;
		case 5: x = ~x; break;
		case 6: x = x / 3; break;
		default: x += x >> 5;
		}
	OUT(0, x);
}

KERNEL(collatz, "")
{
	BEGIN_1D;
	u32 x = (W(0) & 0xfff) + 1, steps = 0;
	while (x != 1 && steps < 200) {
		x = x & 1 ? 3 * x + 1 : x / 2;
		steps++;
	}
	OUT(0, steps);
}

KERNEL(divisor, "")
{
	BEGIN_1D;
	u32 a = W(0) & 0xffffff, b = W(1) & 0xffffff;
	while (b) {
		u32 t = a % b;
		a = b;
		b = t;
	}
	OUT(0, a);
}

KERNEL(nested_loops, "")
{
	BEGIN_1D;
	u32 s = 0;
	for (u32 a = 0; a < (W(0) & 7); a++)
		for (u32 b = a; b < (W(1) & 15); b++) {
			if ((a + b) % 5 == 3)
				continue;
			if (b > 12 && s & 1)
				break;
			for (u32 c = 0; c < 3; c++)
				if (W(c) & (1u << b))
					s += a * b + c;
				else if (s > 100)
					s -= 7;
		}
	OUT(0, s);
}

KERNEL(early_return, "")
{
	BEGIN_1D;
	OUT(0, 1);
	if (i >= n - 37)
		return;
	OUT(0, 2);
	if (W(0) & 1) {
		OUT(1, W(1) % 77);
		if (W(1) & 4)
			return;
		OUT(2, 5);
	} else {
		OUT(1, W(2) / 9);
	}
	OUT(3, W(3));
}

KERNEL(goto_loop, "")
{
	BEGIN_1D;
	u32 x = W(0), k = 0;
again:
	x = x * 5 + 3;
	if (++k < 20 && x & 0x700)
		goto again;
	if (x & 8 && k < 25)
		goto again;
	OUT(0, x);
	OUT(1, k);
}

__constant u32 primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
__constant u8 permutation[32] = {7, 3, 1, 9, 2, 30, 31, 0, 4, 5, 6, 8, 10, 12, 11, 13, 15, 14, 16, 17, 20, 19, 18, 22, 21, 23, 29, 28, 27, 26, 25, 24};
__constant f64 coefficients[5] = {1.0, -0.5, 0.25, 3.125, -7.75};

KERNEL(tables, "")
{
	BEGIN_1D;
	OUT(0, primes[W(0) & 15]);
	OUT(1, permutation[W(1) & 31] * 100 + permutation[permutation[W(2) & 31]]);
	OUT_D(2, coefficients[W(3) % 5] * (f64)(i32)W(4));
	OUT(4, primes[n & 15] + primes[3]);
	u32 s = 0;
	for (int k = 0; k < 16; k++)
		s = s * 31 + primes[(k * 5) & 15];
	OUT(5, s);
}

KERNEL(addresses, "")
{
	BEGIN_1D;
	__global const u8 *p = (__global const u8 *)(in + i * WORDS);
	__global u8 *q = (__global u8 *)(out + i * WORDS);
	for (int k = 0; k < 8; k++)
		q[k] = p[W(k) & 63];
	__global const u16 *h = (__global const u16 *)p;
	__global u16 *o = (__global u16 *)q;
	for (int k = 4; k < 8; k++)
		o[k] = (u16)(h[W(k) & 31] + (i16)p[k]);
	__global const u64 *l = (__global const u64 *)p;
	__global u64 *d = (__global u64 *)q;
	d[2] = l[W(8) & 7] + l[0];
	d[3] = (u64)(i64)((__global const i8 *)p)[W(9) & 63] + (u64)(i64)((__global const i16 *)p)[W(10) & 31];
	OUT(8, in[(i64)i * WORDS + 15 - (i64)(W(11) & 7)]);
}

KERNEL(wide_loads, "")
{
	BEGIN_1D;
	__global const u32x4 *p = (__global const u32x4 *)(in + i * WORDS);
	__global u32x4 *q = (__global u32x4 *)(out + i * WORDS);
	u32x4 a = p[0], b = p[1], c = p[2];
	q[0] = a + b;
	q[1] = b * c;
	*(__global u32x2 *)(q + 2) = a.xy ^ c.zw;
	OUT(10, a.w - c.x);
}

KERNEL(uniform_loads, "")
{
	BEGIN_1D;
	u32 s = 0;
	for (int k = 0; k < 24; k++)
		s = s * 3 + in[k];
	OUT(0, s + (u32)i);
	OUT(1, in[n & 31] + in[100] * in[101] + in[GROUP(0) & 1]);
	u64 x = (u64)in[3] << 32 | in[4], y = (u64)in[5] << 32 | in[6];
	OUT_L(2, x * y + (x >> 5) - (y << 3));
	OUT(4, x > y ? 3 : (i64)x < (i64)y ? 4 : 5);
	OUT(5, __builtin_popcountl(x) + __builtin_clz(in[7] | 1) + __builtin_ctz(in[8] | 0x80000000u));
	OUT(6, in[9] / (in[10] | 1));
	OUT(7, (i32)in[11] % ((i32)(in[12] & 0xffff) + 1));
	OUT(8, (u32)(((u64)in[13] * in[14]) >> 32));
	OUT(9, (u32)(i32)(i8)in[15] + (u32)(i32)(i16)in[16]);
	OUT_F(10, f32_of(in[17] & 0xbfffffff) * 1.5f + 2.0f);
	OUT(11, in[18] < 1000 ? in[19] & in[20] : in[19] | ~in[20]);
}

KERNEL(strided, "")
{
	BEGIN_1D;
	u32 s = 0;
	for (int k = i; k < n * WORDS; k += n)
		s += in[k] ^ (u32)k;
	OUT(0, s);
}

KERNEL(crc, "")
{
	BEGIN_1D;
	u32 c = ~0u;
	for (int k = 0; k < 4; k++) {
		c ^= W(k);
		for (int b = 0; b < 32; b++)
			c = c >> 1 ^ (c & 1 ? 0xedb88320u : 0);
	}
	OUT(0, ~c);
}

KERNEL(sha_like, "")
{
	BEGIN_1D;
	u32 w[16], a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372;
	for (int k = 0; k < 16; k++)
		w[k] = W(k);
#define ROTATE(x, s) ((x) >> (s) | (x) << (32 - (s)))
	for (int k = 0; k < 32; k++) {
		u32 x = w[k & 15], s0 = ROTATE(x, 7) ^ ROTATE(x, 18) ^ x >> 3, s1 = ROTATE(a, 6) ^ ROTATE(a, 11) ^ ROTATE(a, 25);
		u32 choice = (a & b) ^ (~a & c), majority = (a & b) ^ (a & c) ^ (b & c);
		w[k & 15] = x + s0 + w[(k + 9) & 15];
		c = b;
		b = a;
		a = s1 + choice + majority + w[k & 15];
	}
	OUT(0, a);
	OUT(1, b);
	OUT(2, c);
}

KERNEL(matrix_product, "")
{
	BEGIN_1D;
	f32 a[3][3], b[3][3], c[3][3];
	for (int k = 0; k < 9; k++) {
		a[k / 3][k % 3] = (f32)(i8)W(k);
		b[k / 3][k % 3] = (f32)(i8)(W(k) >> 8);
	}
	for (int x = 0; x < 3; x++)
		for (int y = 0; y < 3; y++) {
			c[x][y] = 0;
			for (int k = 0; k < 3; k++)
				c[x][y] += a[x][k] * b[k][y];
		}
	for (int k = 0; k < 9; k++)
		OUT_F(k, c[k / 3][k % 3]);
}

KERNEL(queue, "")
{
	BEGIN_1D;
	u32 ring[8], head = 0, tail = 0, s = 0;
	for (int k = 0; k < 40; k++) {
		u32 x = W(k % WORDS) >> (k / 2);
		if (x & 1 && tail - head < 8)
			ring[tail++ & 7] = x;
		else if (tail != head)
			s = s * 17 + ring[head++ & 7];
	}
	OUT(0, s);
	OUT(1, tail - head);
}

KERNEL(two_dimensions, "group:16x8")
{
	BEGIN;
	OUT(0, (u32)LID(0) * 100 + (u32)LID(1));
	OUT(1, in[LID(1) * 16 + LID(0)] + (u32)GROUP(0));
}

KERNEL(one_item, "group:1")
{
	BEGIN_1D;
	OUT(0, W(0) * 3);
}

KERNEL(odd_group, "group:37")
{
	BEGIN_1D;
	OUT(0, W(0) * 3 + (u32)LID(0));
}
