/* LDS with barriers, and atomic operations. */
KERNEL(reverse, "group:256")
{
	BEGIN_1D;
	SHARED(u32, s, 256);
	s[LID(0)] = W(0);
	SYNC();
	OUT(0, s[255 - LID(0)]);
}

KERNEL(reduce, "group:256")
{
	BEGIN_1D;
	SHARED(u32, s, 256);
	u32 t = (u32)LID(0);
	s[t] = W(0);
	for (u32 d = 128; d; d >>= 1) {
		SYNC();
		if (t < d)
			s[t] += s[t + d];
	}
	SYNC();
	OUT(0, s[0]);
}

KERNEL(reduce_f64, "group:128")
{
	BEGIN_1D;
	SHARED(f64, s, 128);
	u32 t = (u32)LID(0);
	s[t] = (f64)(i32)W(0) * 0.3;
	for (u32 d = 64; d; d >>= 1) {
		SYNC();
		if (t < d)
			s[t] += s[t + d];
	}
	SYNC();
	if (t == 0)
		OUT_D(0, s[0]);
}

KERNEL(prefix_sum, "group:128")
{
	BEGIN_1D;
	SHARED(u32, s, 256);
	u32 t = (u32)LID(0), now = 0;
	s[t] = W(0);
	SYNC();
	for (u32 d = 1; d < 128; d *= 2) {
		s[(1 - now) * 128 + t] = s[now * 128 + t] + (t >= d ? s[now * 128 + t - d] : 0);
		now = 1 - now;
		SYNC();
	}
	OUT(0, s[now * 128 + t]);
}

KERNEL(transpose, "group:16x16")
{
	BEGIN;
	SHARED(u32, s, 16 * 17);
	s[LID(1) * 17 + LID(0)] = W(0);
	SYNC();
	OUT(0, s[LID(0) * 17 + LID(1)]);
}

KERNEL(stencil, "group:128")
{
	BEGIN_1D;
	SHARED(f32, s, 130);
	int t = LID(0);
	f32 x = 0;
	for (int k = 0; k < 5; k++) {
		s[t + 1] = (f32)(i16)W(k) * 0.25f;
		if (t == 0)
			s[0] = 1;
		if (t == 127)
			s[129] = 2;
		SYNC();
		x += s[t] + s[t + 1] * 2 + s[t + 2];
		SYNC();
	}
	OUT_F(0, x);
}

KERNEL(multiply_tiles, "group:16x16")
{
	BEGIN;
	SHARED(f32, a, 256);
	SHARED(f32, b, 256);
	int x = LID(0), y = LID(1);
	f32 sum = 0;
	for (int k = 0; k < 4; k++) {
		a[y * 16 + x] = (f32)(i8)W(k);
		b[y * 16 + x] = (f32)(i8)(W(k) >> 8);
		SYNC();
		for (int j = 0; j < 16; j++)
			sum += a[y * 16 + j] * b[j * 16 + x];
		SYNC();
	}
	OUT_F(0, sum);
}

KERNEL(bytes_in_lds, "group:128")
{
	BEGIN_1D;
	SHARED(u8, b, 512);
	SHARED(u16, h, 128);
	int t = LID(0);
	for (int k = 0; k < 4; k++)
		b[k * 128 + t] = (u8)(W(0) >> 8 * k);
	h[t] = (u16)W(1);
	SYNC();
	OUT(0, b[(t * 7 + 3) & 511] + b[511 - t] * 256u + (u32)(i8)b[t + 100]);
	OUT(1, h[127 - t] + (u32)(i16)h[(t * 5) & 127]);
}

KERNEL(wide_lds, "group:64")
{
	BEGIN_1D;
	SHARED(u64, a, 128);
	SHARED(u32x4, b, 64);
	int t = LID(0);
	u32x4 v = {W(0), W(1), W(2), W(3)};
	a[t] = L(4);
	a[t + 64] = L(6);
	b[t] = v;
	SYNC();
	OUT_L(0, a[63 - t] + a[127 - t]);
	v = b[(t + 9) & 63] + b[63 - t].wzyx;
	OUT(2, v.x);
	OUT(3, v.y);
	OUT(4, v.z);
	OUT(5, v.w);
	OUT_L(6, a[(t & 31) * 4]);
}

KERNEL(pairs_in_lds, "group:64")
{
	BEGIN_1D;
	SHARED(u32, s, 64 * 8);
	int t = LID(0);
	s[t] = W(0);
	s[t + 64] = W(1);
	s[t + 256] = W(2);
	s[t + 448] = W(3);
	SYNC();
	OUT(0, s[63 - t] + s[63 - t + 64]);
	OUT(1, s[t ^ 5] * s[(t ^ 5) + 256]);
	OUT(2, s[(t ^ 1) + 448]);
}

KERNEL(histogram, "group:256")
{
	BEGIN_1D;
	SHARED(u32, s, 64);
	int t = LID(0);
	if (t < 64)
		s[t] = 0;
	SYNC();
	for (int k = 0; k < 4; k++)
		ATOMIC_SHARED(add, &s[(W(k) >> 3) & 63], 1u);
	SYNC();
	if (t < 64)
		OUT(0, s[t]);
}

KERNEL(atomics_in_lds, "group:128")
{
	BEGIN_1D;
	SHARED(u32, s, 8);
	SHARED(i32, m, 2);
	SHARED(u64, l, 2);
	int t = LID(0);
	if (t < 8)
		s[t] = t == 3 ? ~0u : 0;
	if (t == 9)
		m[0] = m[1] = 0;
	if (t == 10)
		l[0] = l[1] = 0;
	SYNC();
	ATOMIC_SHARED(add, &s[0], W(0));
	ATOMIC_SHARED(sub, &s[1], W(0));
	ATOMIC_SHARED(or, &s[2], W(0) & 0xff00);
	ATOMIC_SHARED(and, &s[3], W(0) | 0xff);
	ATOMIC_SHARED(xor, &s[4], W(0));
	ATOMIC_SHARED(max, &s[5], W(0));
	ATOMIC_SHARED(min, &m[0], (i32)W(0));
	ATOMIC_SHARED(max, &m[1], (i32)W(0));
	ATOMIC_SHARED(add, &l[0], L(0));
	ATOMIC_SHARED(max, &l[1], L(2));
	SYNC();
	for (int k = 0; k < 8; k++)
		OUT(k, s[k]);
	OUT(8, m[0]);
	OUT(9, m[1]);
	OUT_L(10, l[0]);
	OUT_L(12, l[1]);
}

KERNEL(atomics, "group:64")
{
	BEGIN_1D;
	ATOMIC(add, &mem[0], W(0));
	ATOMIC(sub, &mem[1], W(0));
	ATOMIC(or, &mem[2], W(0) & 0xff00);
	ATOMIC(xor, &mem[3], W(0));
	ATOMIC(max, &mem[4], W(0));
	ATOMIC(min, (__global i32 *)&mem[5], (i32)W(0));
	ATOMIC(max, (__global i32 *)&mem[6], (i32)W(0));
	ATOMIC(add, (__global u64 *)&mem[8], L(0));
	ATOMIC(xor, (__global u64 *)&mem[10], L(0));
	ATOMIC(max, (__global u64 *)&mem[12], L(0));
	ATOMIC(and, (__global u64 *)&mem[14], L(0));
	if (W(1) & 1)
		ATOMIC(add, &mem[16 + (W(2) & 15)], 1u);
}

/* Each item adds to its own word, so the value before is known. */
KERNEL(atomic_values, "group:64")
{
	BEGIN_1D;
	mem[i] = W(0);
	OUT(0, ATOMIC(add, &mem[i], W(1)));
	OUT(1, ATOMIC(or, &mem[i], W(2)));
	OUT(2, ATOMIC(max, &mem[i], W(3)));
	u32 expected = W(4) & 1 ? W(5) : mem[i];
#if DEVICE
	OUT(3, __scoped_atomic_compare_exchange_n(&mem[i], &expected, W(6), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE));
	OUT(4, __scoped_atomic_exchange_n(&mem[i], W(7), __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE));
#else
	OUT(3, __atomic_compare_exchange_n(&mem[i], &expected, W(6), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
	OUT(4, __atomic_exchange_n(&mem[i], W(7), __ATOMIC_RELAXED));
#endif
	OUT(5, expected);
}

/* The group that comes last adds up what the others have written. */
KERNEL(ticket, "group:64")
{
	BEGIN_1D;
	SHARED(u32, s, 64);
	SHARED(u32, last, 1);
	int t = LID(0);
	s[t] = W(0);
	SYNC();
	if (t == 0) {
		u32 sum = 0;
		for (int k = 0; k < 64; k++)
			sum += s[k];
		mem[GROUP(0)] = sum;
#if DEVICE
		last[0] = __scoped_atomic_fetch_add(&mem[60], 1u, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE) == (u32)n / 64 - 1;
#else
		last[0] = mem[60]++ == (u32)n / 64 - 1;
#endif
	}
	SYNC();
	if (last[0] && t == 0) {
		u32 sum = 0;
		for (int k = 0; k < n / 64; k++)
			sum += mem[k];
		mem[61] = sum;
	}
}

/* A bitonic network. */
KERNEL(sort_group, "group:128")
{
	BEGIN_1D;
	SHARED(u32, s, 128);
	u32 t = (u32)LID(0);
	s[t] = W(0);
	SYNC();
	for (u32 size = 2; size <= 128; size *= 2)
		for (u32 d = size / 2; d; d /= 2) {
			u32 other = t ^ d;
			if (other > t && (s[t] > s[other]) == !(t & size)) {
				u32 x = s[t];
				s[t] = s[other];
				s[other] = x;
			}
			SYNC();
		}
	OUT(0, s[t]);
}

KERNEL(broadcast, "group:256")
{
	BEGIN_1D;
	SHARED(u32, s, 1);
	u32 x = 0;
	for (int k = 0; k < 4; k++) {
		if (LID(0) == k * 67)
			s[0] = W(k);
		SYNC();
		x = x * 31 + s[0];
		SYNC();
	}
	OUT(0, x);
}

static NOINLINE u32 sum_of(SHARED_POINTER(u32) s, int from, int to)
{
	u32 x = 0;
	for (int k = from; k < to; k++)
		x += s[k];
	return x;
}

KERNEL(lds_in_function, "group:64")
{
	BEGIN_1D;
	SHARED(u32, s, 64);
	int t = LID(0);
	s[t] = W(0);
	SYNC();
	OUT(0, sum_of(s, t / 2, t + 1));
}

KERNEL(generic_pointer, "group:64")
{
	BEGIN_1D;
	SHARED(u32, s, 64);
	u32 own[4] = {W(0), W(1), W(2), W(3)};
	int t = LID(0);
	s[t] = W(4);
	SYNC();
#if DEVICE
	const u32 *p = W(5) & 1 ? (const u32 *)(s + (t & 7)) : W(5) & 2 ? (const u32 *)own : (const u32 *)(in + 5);
#else
	const u32 *p = W(5) & 1 ? s + (t & 7) : W(5) & 2 ? own : in + 5;
#endif
	OUT(0, p[W(6) & 3]);
	OUT(1, p[0] + p[3]);
}
