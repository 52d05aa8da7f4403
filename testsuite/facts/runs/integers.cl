/* Integers of 8 to 64 bits. */
#define IN_u8(k) ((u8)W(k))
#define IN_i8(k) ((i8)W(k))
#define IN_u16(k) ((u16)W(k))
#define IN_i16(k) ((i16)W(k))
#define IN_u32(k) W(k)
#define IN_i32(k) ((i32)W(k))
#define IN_u64(k) L(k)
#define IN_i64(k) ((i64)L(k))

#define INTEGERS(T, U, B) \
KERNEL(arith_##T, "") \
{ \
	BEGIN_1D; \
	T a = IN_##T(0), b = IN_##T(2), c = IN_##T(4); \
	OUT_L(0, (T)((U)a + (U)b)); \
	OUT_L(2, (T)((U)a - (U)b)); \
	OUT_L(4, (T)((u64)a * (u64)b)); \
	OUT_L(6, (T)((u64)a * (u64)b + (u64)c)); \
	OUT_L(8, (T)-(U)a); \
	OUT_L(10, (T)((a & b) | (~b & c))); \
	OUT_L(12, (T)(a ^ b ^ c)); \
	OUT_L(14, (T)(a | (b & ~c))); \
} \
KERNEL(divide_##T, "") \
{ \
	BEGIN_1D; \
	T a = IN_##T(0), b = IN_##T(2), c = IN_##T(4), d = IN_##T(6) & 15; \
	b = b == 0 || b == (T)-1 ? 3 : b; \
	d = d == 0 ? 7 : d; \
	OUT_L(0, a / b); \
	OUT_L(2, a % b); \
	OUT_L(4, c / d); \
	OUT_L(6, c % d); \
	OUT_L(8, c / 7); \
	OUT_L(10, c % 1000003); \
	OUT_L(12, a / 16); \
	OUT_L(14, (T)(c % 10)); \
} \
KERNEL(shift_##T, "") \
{ \
	BEGIN_1D; \
	T a = IN_##T(0); \
	u32 s = W(2) & (B - 1); \
	OUT_L(0, (T)((U)a << s)); \
	OUT_L(2, (T)(a >> s)); \
	OUT_L(4, (T)((U)a >> s)); \
	OUT_L(6, (T)((U)a << s | (U)a >> ((B - s) & (B - 1)))); \
	OUT_L(8, (T)((U)a << 3)); \
	OUT_L(10, (T)(a >> (B - 1))); \
	OUT_L(12, (T)(((U)a >> 2) & 31)); \
	OUT_L(14, (T)((T)((U)a << (B - 5)) >> (B - 5))); \
} \
KERNEL(compare_##T, "") \
{ \
	BEGIN_1D; \
	T a = IN_##T(0), b = IN_##T(2), c = IN_##T(4); \
	OUT(0, (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a > b) << 4 | (a >= b) << 5); \
	OUT_L(2, a < b ? a : b); \
	OUT_L(4, a > b ? a : b); \
	OUT_L(6, a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b)); \
	OUT_L(8, a < b && b < c ? a : c); \
	OUT_L(10, (a < 5) + (b > 7) + (c == 0)); \
	OUT_L(12, a > b ? (T)((U)a - (U)b) : (T)((U)b - (U)a)); \
	OUT_L(14, a ? b : c); \
} \
KERNEL(saturate_##T, "") \
{ \
	BEGIN_1D; \
	T a = IN_##T(0), b = IN_##T(2); \
	T sum = 0, difference = 0; \
	bool carry = __builtin_add_overflow(a, b, &sum), borrow = __builtin_sub_overflow(a, b, &difference); \
	OUT_L(0, sum); \
	OUT_L(2, difference); \
	OUT(4, carry | borrow << 1); \
	OUT_L(6, __builtin_elementwise_add_sat(a, b)); \
	OUT_L(8, __builtin_elementwise_sub_sat(a, b)); \
}
INTEGERS(u8, u8, 8)
INTEGERS(i8, u8, 8)
INTEGERS(u16, u16, 16)
INTEGERS(i16, u16, 16)
INTEGERS(u32, u32, 32)
INTEGERS(i32, u32, 32)
INTEGERS(u64, u64, 64)
INTEGERS(i64, u64, 64)

KERNEL(bit_counts, "")
{
	BEGIN_1D;
	u32 a = W(0);
	u64 b = L(2);
	OUT(0, __builtin_popcount(a));
	OUT(1, a ? __builtin_clz(a) : 32);
	OUT(2, a ? __builtin_ctz(a) : 32);
	OUT(3, __builtin_popcountl(b));
	OUT(4, b ? __builtin_clzl(b) : 64);
	OUT(5, b ? __builtin_ctzl(b) : 64);
	OUT(6, __builtin_bitreverse32(a));
	OUT_L(7, __builtin_bitreverse64(b));
	OUT(9, __builtin_bswap32(a));
	OUT_L(10, __builtin_bswap64(b));
	OUT(12, __builtin_bswap16((u16)a));
	OUT(13, __builtin_bitreverse8((u8)a));
	OUT(14, __builtin_rotateleft32(a, W(4)));
	OUT(15, (u16)a ? __builtin_clz((u32)(u16)a) : 99);
}

KERNEL(multiply_high, "")
{
	BEGIN_1D;
	u32 a = W(0), b = W(1);
	u64 c = L(2), d = L(4);
	OUT(0, (u64)a * b >> 32);
	OUT(1, (i64)(i32)a * (i32)b >> 32);
	OUT_L(2, (u64)a * b + c);
	OUT_L(4, (i64)(i32)a * (i32)b + (i64)d);
	OUT(6, (a & 0xffffff) * (b & 0xffffff));
	OUT(7, (u64)(a & 0xffffff) * (b & 0xffffff) >> 32);
	OUT(8, (u32)(((i32)(a << 8) >> 8) * (i64)((i32)(b << 8) >> 8)));
	u64 p0 = (u64)(u32)c * (u32)d, p1 = (u64)(u32)c * (u32)(d >> 32), p2 = (u64)(u32)(c >> 32) * (u32)d;
	u64 p3 = (u64)(u32)(c >> 32) * (u32)(d >> 32), middle = (p0 >> 32) + (u32)p1 + (u32)p2;
	OUT_L(9, p3 + (p1 >> 32) + (p2 >> 32) + (middle >> 32));
	OUT(11, (u16)a * (u16)b);
}

KERNEL(wide_128, "")
{
	BEGIN_1D;
	u64 a = L(0), b = L(2), c = L(4), d = L(6);
	u64 low = a + c, high = b + d + (low < a);
	OUT_L(0, low);
	OUT_L(2, high);
	u64 less = a - c, above = b - d - (a < c);
	OUT_L(4, less);
	OUT_L(6, above);
	u32 s = W(8) & 63;
	OUT_L(8, s ? a << s | c >> (64 - s) : a);
	OUT(10, b < d || (b == d && a < c));
}

KERNEL(three_operands, "")
{
	BEGIN_1D;
	u32 a = W(0), b = W(1), c = W(2), s = W(3) & 31;
	OUT(0, a + b + c);
	OUT(1, (a << 2) + b);
	OUT(2, (a + b) << s);
	OUT(3, (a << s) | c);
	OUT(4, (a & b) | c);
	OUT(5, a | b | c);
	OUT(6, (a ^ b) + c);
	OUT(7, a ^ b ^ c);
	OUT(8, (a & b) | (~a & c));
	OUT(9, (u32)(((u64)a << 32 | b) >> s));
	OUT(10, a >> 24 | b << 8);
	OUT(11, (a & 0xff) | (b & 0xff) << 8 | (c & 0xff) << 16);
	OUT(12, (a >> 5) & 0x7ff);
	OUT(13, (u32)((i32)(a << 9) >> 20));
	OUT(14, (a & 0xffff) | b << 16);
	OUT(15, (a >> 16) + (b & 0xffff));
}

KERNEL(bytes, "")
{
	BEGIN_1D;
	union bits32 a, b, c;
	a.u = W(0);
	b.u = W(1);
	u32 sum = 0;
	for (int k = 0; k < 4; k++)
		sum += (u32)((a.b[k] - b.b[k]) * (a.b[k] - b.b[k]));
	OUT(0, sum);
	c.b = a.b + b.b;
	OUT(1, c.u);
	c.b = a.b.wzyx;
	OUT(2, c.u);
	c.b = (u8x4)(a.b > b.b ? a.b : b.b);
	OUT(3, c.u);
	c.u = a.b[W(2) & 3];
	OUT(4, c.u);
	OUT(5, (i8)a.b.x * (i8)b.b.y);
	c.b = a.b;
	c.b[W(3) & 3] = 77;
	OUT(6, c.u);
}

KERNEL(packed_16, "")
{
	BEGIN_1D;
	union bits32 a, b, c, d;
	a.u = W(0);
	b.u = W(1);
	c.u = W(2);
	d.v = a.v + b.v;
	OUT(0, d.u);
	d.v = a.v - b.v;
	OUT(1, d.u);
	d.v = a.v * b.v;
	OUT(2, d.u);
	d.v = a.v * b.v + c.v;
	OUT(3, d.u);
	d.v = a.v << (b.v & (u16x2)15);
	OUT(4, d.u);
	d.v = a.v >> (b.v & (u16x2)15);
	OUT(5, d.u);
	d.s = a.s >> (b.s & (i16x2)15);
	OUT(6, d.u);
	d.s = __builtin_elementwise_min(a.s, b.s);
	OUT(7, d.u);
	d.s = __builtin_elementwise_max(a.s, b.s);
	OUT(8, d.u);
	d.v = __builtin_elementwise_min(a.v, b.v);
	OUT(9, d.u);
	d.v = __builtin_elementwise_max(a.v, b.v);
	OUT(10, d.u);
	d.v = __builtin_elementwise_add_sat(a.v, b.v);
	OUT(11, d.u);
	d.s = __builtin_elementwise_sub_sat(a.s, b.s);
	OUT(12, d.u);
	d.v = a.v.yx + b.v;
	OUT(13, d.u);
	d.s = -a.s + b.s;
	OUT(14, d.u);
}

KERNEL(vectors, "")
{
	BEGIN_1D;
	u32x4 a = {W(0), W(1), W(2), W(3)}, b = {W(4), W(5), W(6), W(7)};
	u32x4 c = a * b + a.wzyx;
	c.xy += b.zw;
	c = a.x > b.x ? c : c ^ b;
	for (int k = 0; k < 4; k++)
		OUT(k, c[k]);
	OUT(4, c[W(8) & 3]);
	a[W(9) & 3] = 5;
	for (int k = 0; k < 4; k++)
		OUT(5 + k, a[k]);
	*(__global u32x4 *)(out + i * WORDS + 12) = b.yxwz;
}
