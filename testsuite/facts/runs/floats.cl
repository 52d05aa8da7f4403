/* Floats: sums, products, quotients, comparisons, conversions. */
#define FLOATS(T, X, S, ABS, SIGN, words) \
KERNEL(arith_##T, words) \
{ \
	BEGIN_1D; \
	T a = X(0), b = X(2), c = X(4); \
	OUT_##S(0, a + b); \
	OUT_##S(2, a - b); \
	OUT_##S(4, a * b); \
	OUT_##S(6, a * b + c); \
	OUT_##S(8, -a * ABS(b)); \
	OUT_##S(10, SIGN(a, c)); \
	OUT_##S(12, (a + b) * (T)0.5); \
	OUT_##S(14, (a - (T)1) * (T)4); \
} \
KERNEL(compare_##T, "") \
{ \
	BEGIN_1D; \
	T a = X(0), b = X(2); \
	OUT(0, (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a > b) << 4 | (a >= b) << 5); \
	OUT(1, !(a < b) | !(a <= b) << 1 | !(a == b) << 2 | !(a > b) << 3 | !(a >= b) << 4); \
	OUT(2, (a != a) | (b == b) << 1 | __builtin_isunordered(a, b) << 2); \
	OUT_##S(4, a < b ? a : b); \
	OUT_##S(6, a > b ? a : b); \
	OUT_##S(8, ABS(a) < ABS(b) ? -a : b); \
	OUT(10, (a < (T)0) + (b > (T)1) * 2); \
	OUT(11, __builtin_isnan(a) | __builtin_isinf(a) << 1 | __builtin_isfinite(a) << 2 | __builtin_isnormal(a) << 3); \
} \
KERNEL(from_integer_##T, "") \
{ \
	BEGIN_1D; \
	OUT_##S(0, (T)(i32)W(0)); \
	OUT_##S(2, (T)W(1)); \
	OUT_##S(4, (T)(i64)L(2)); \
	OUT_##S(6, (T)L(4)); \
	OUT_##S(8, (T)(i8)W(6)); \
	OUT_##S(10, (T)(u8)W(7)); \
	OUT_##S(12, (T)(i16)W(8)); \
	OUT_##S(14, (T)(u16)W(9)); \
} \
KERNEL(to_integer_##T, "") \
{ \
	BEGIN_1D; \
	T a = X(0), b = ABS(a); \
	OUT(0, b < (T)32000 ? (i32)a : 7); \
	OUT(1, b < (T)32000 ? (u32)b : 7); \
	OUT_L(2, b < (T)32000 ? (i64)a : 7); \
	OUT_L(4, b < (T)32000 ? (u64)b : 7); \
	OUT(6, b < (T)127 ? (i8)a : 7); \
	OUT(7, b < (T)32000 ? (i16)a : 7); \
	OUT(8, b < (T)60000 ? (u16)b : 7); \
	OUT(9, b < (T)250 ? (u8)b : 7); \
}
FLOATS(f32, F, F, __builtin_fabsf, __builtin_copysignf, "")
FLOATS(f64, D, D, __builtin_fabs, __builtin_copysign, "")
/* LLVM 19 does not round in between for gfx6 and gfx7 */
FLOATS(f16, H, H, (f16)__builtin_fabsf, (f16)__builtin_copysignf, "since:8")

KERNEL(large_to_integer, "")
{
	BEGIN_1D;
	f32 a = F(0);
	f64 b = D(2);
	OUT(0, __builtin_fabsf(a) < 2147483648.0f ? (i32)a : 7);
	OUT(1, a > -1.0f && a < 4294967296.0f ? (u32)a : 7);
	OUT_L(2, __builtin_fabsf(a) < 9223372036854775808.0f ? (i64)a : 7);
	OUT_L(4, a > -1.0f && a < 18446744073709551616.0f ? (u64)a : 7);
	OUT(6, __builtin_fabs(b) < 2147483648.0 ? (i32)b : 7);
	OUT(7, b > -1.0 && b < 4294967296.0 ? (u32)b : 7);
	OUT_L(8, __builtin_fabs(b) < 9223372036854775808.0 ? (i64)b : 7);
	OUT_L(10, b > -1.0 && b < 18446744073709551616.0 ? (u64)b : 7);
}

KERNEL(saturating, "")
{
	BEGIN_1D;
	f32 a = F(0);
	f64 b = D(2);
	OUT(0, a != a ? 0 : a >= 2147483648.0f ? 0x7fffffff : a < -2147483648.0f ? 1u << 31 : (u32)(i32)a);
	OUT(1, a != a || a <= 0 ? 0 : a >= 4294967296.0f ? 0xffffffff : (u32)a);
	OUT(2, b != b ? 0 : b >= 2147483647.0 ? 0x7fffffff : b < -2147483648.0 ? 1u << 31 : (u32)(i32)b);
	OUT(3, b != b || b <= 0 ? 0 : b >= 4294967295.0 ? 0xffffffff : (u32)b);
	a = a == a ? a : 0;
	OUT(4, (u8)__builtin_fminf(__builtin_fmaxf(a, 0), 255));
	OUT(5, (i16)__builtin_fminf(__builtin_fmaxf(a, -32768), 32767));
#if DEVICE
	union bits32 c;
	c.s = __builtin_amdgcn_cvt_pk_i16((i32)W(5), (i32)W(6));
	OUT(6, c.u);
	c.v = __builtin_amdgcn_cvt_pk_u16(W(5), W(6));
	OUT(7, c.u);
	OUT(8, __builtin_amdgcn_cvt_pk_u8_f32((f32)(u8)W(7), 2, W(8)));
	OUT_F(9, __builtin_amdgcn_fmed3f(a, f32_of(quiet32(W(9) & 0xff7fffff)), 1.0f));
#else
	i32 x = (i32)W(5), y = (i32)W(6);
	f32 z = f32_of(quiet32(W(9) & 0xff7fffff));
	x = x < -32768 ? -32768 : x > 32767 ? 32767 : x;
	y = y < -32768 ? -32768 : y > 32767 ? 32767 : y;
	OUT(6, (u16)x | (u32)y << 16);
	OUT(7, (W(5) > 65535 ? 65535 : W(5)) | (W(6) > 65535 ? 65535 : W(6)) << 16);
	OUT(8, (W(8) & 0xff00ffff) | (W(7) & 255) << 16);
	OUT_F(9, fmaxf(fminf(a, z), fminf(fmaxf(a, z), 1.0f)));
#endif
}

KERNEL(between_floats, "")
{
	BEGIN_1D;
	OUT_F(0, (f32)D(0));
	OUT_D(2, (f64)F(2));
	OUT_H(4, (f16)F(2));
	OUT_F(5, (f32)H(3));
	OUT_D(6, (f64)H(3));
	OUT_H(8, (f16)(f32)D(0));
	OUT_H(9, (f16)D(0));
}

KERNEL(fma_f32, "")
{
	BEGIN_1D;
	f32 a = F(0), b = F(1), c = F(2);
	OUT_F(0, FMA32(a, b, c));
	OUT_F(1, FMA32(-a, b, c));
	OUT_F(2, FMA32(a, b, -c));
	OUT_F(3, FMA32(__builtin_fabsf(a), b, c));
	OUT_F(4, FMA32(a, 2.5f, c));
	OUT_F(5, FMA32(a, b, 0.1f));
	OUT_F(6, FMA32(FMA32(a, b, c), c, a));
}

KERNEL(fma_f64, "")
{
	BEGIN_1D;
	f64 a = D(0), b = D(2), c = D(4);
	OUT_D(0, FMA64(a, b, c));
	OUT_D(2, FMA64(-a, b, c));
	OUT_D(4, FMA64(a, b, -c));
	OUT_D(6, FMA64(a, 2.5, c));
	OUT_D(8, FMA64(FMA64(a, b, c), c, a));
}

KERNEL(fma_f16, "since:8")
{
	BEGIN_1D;
	f16 a = H(0), b = H(1), c = H(2);
	OUT_H(0, FMA16(a, b, c));
	OUT_H(1, FMA16(-a, b, c));
	OUT_H(2, FMA16(a, b, -c));
	OUT_H(3, FMA16(a, (f16)2.5f, c));
	OUT_H(4, FMA16(a, b, (f16)0.1f));
}

KERNEL(mixed_fma, "")
{
	BEGIN_1D;
	f16 a = H(0), b = H(1);
	f32 c = F(2);
	OUT_F(0, FMA32((f32)a, (f32)b, c));
	OUT_F(1, FMA32((f32)a, c, (f32)b));
	OUT_F(2, FMA32(-(f32)a, c, (f32)b));
	OUT_H(3, (f16)FMA32((f32)a, (f32)b, c));
	OUT_F(4, FMA32(__builtin_fabsf((f32)a), c, 1.0f));
}

KERNEL(packed_f16, "")
{
	BEGIN_1D;
	union bits32 a, b, c;
	a.u = quiet16(W(0)) | quiet16(W(1)) << 16;
	b.u = quiet16(W(2)) | quiet16(W(3)) << 16;
	c.h = a.h + b.h;
	OUT_H(0, c.h.x);
	OUT_H(1, c.h.y);
	c.h = a.h * b.h;
	OUT_H(2, c.h.x);
	OUT_H(3, c.h.y);
	c.h = a.h.yx - b.h;
	OUT_H(4, c.h.x);
	OUT_H(5, c.h.y);
	c.h = -a.h * b.h.yy;
	OUT_H(6, c.h.x);
	OUT_H(7, c.h.y);
	c.h = a.h * (f16x2)(f16)2 + (f16x2)(f16)1;
	OUT_H(8, c.h.x);
	OUT_H(9, c.h.y);
}

KERNEL(packed_f32, "")
{
	BEGIN_1D;
	f32x2 a = {F(0), F(1)}, b = {F(2), F(3)}, c;
	c = a + b;
	OUT_F(0, c.x);
	OUT_F(1, c.y);
	c = a * b;
	OUT_F(2, c.x);
	OUT_F(3, c.y);
	c = a.yx * b - a;
	OUT_F(4, c.x);
	OUT_F(5, c.y);
	c = -a + b.yy;
	OUT_F(6, c.x);
	OUT_F(7, c.y);
	c.x = FMA32(a.x, b.x, a.y);
	c.y = FMA32(a.y, b.y, a.x);
	OUT_F(8, c.x);
	OUT_F(9, c.y);
}

KERNEL(divide_f32, "")
{
	BEGIN_1D;
	f32 a = F(0), b = F(1);
	OUT_F(0, a / b);
	OUT_F(1, 1.0f / b);
	OUT_F(2, a / 3.0f);
	OUT_F(3, -1.0f / a);
}

KERNEL(divide_f64, "")
{
	BEGIN_1D;
	f64 a = D(0), b = D(2);
	OUT_D(0, a / b);
	OUT_D(2, 1.0 / b);
	OUT_D(4, a / 3.0);
}

KERNEL(divide_f16, "since:8")
{
	BEGIN_1D;
	f16 a = H(0), b = H(1);
	OUT_H(0, (f16)((f32)a / (f32)b));
	OUT_H(1, a / b);
}

KERNEL(roots, "")
{
	BEGIN_1D;
	OUT_F(0, __builtin_sqrtf(F(0)));
	OUT_D(2, __builtin_sqrt(D(2)));
	OUT_F(4, __builtin_sqrtf(__builtin_fabsf(F(1))));
	OUT_D(6, __builtin_sqrt(__builtin_fabs(D(4))));
}

KERNEL(roundings, "")
{
	BEGIN_1D;
	f32 a = F(0);
	f64 b = D(2);
	OUT_F(0, __builtin_floorf(a));
	OUT_F(1, __builtin_ceilf(a));
	OUT_F(2, __builtin_truncf(a));
	OUT_F(3, __builtin_rintf(a));
	OUT_F(4, __builtin_roundf(a));
	OUT_D(5, __builtin_floor(b));
	OUT_D(7, __builtin_ceil(b));
	OUT_D(9, __builtin_trunc(b));
	OUT_D(11, __builtin_rint(b));
	OUT_D(13, __builtin_round(b));
}

static inline u32 one_zero(u32 x) { return x == 0x80000000u ? 0 : x; }

/* The sign of a zero is not defined when zeros of both signs are compared. */
KERNEL(minima, "")
{
	BEGIN_1D;
	f32 a = F(0), b = F(1), c = F(2);
	f64 d = D(4), e = D(6);
	OUT(0, one_zero(bits_f32(__builtin_fminf(a, b))));
	OUT(1, one_zero(bits_f32(__builtin_fmaxf(a, b))));
	OUT(2, one_zero(bits_f32(__builtin_fmaxf(__builtin_fminf(a, b), c))));
	OUT(3, one_zero(bits_f32(__builtin_fminf(__builtin_fmaxf(a, 0.0f), 1.0f))));
	OUT_L(4, bits_f64(__builtin_fmin(d, e) + 0.0));
	OUT_L(6, bits_f64(__builtin_fmax(d, e) + 0.0));
	OUT(8, one_zero(bits_f32(__builtin_fminf(__builtin_fminf(a, b), c))));
	OUT(9, one_zero(bits_f32(__builtin_fmaxf(__builtin_fmaxf(a, b), c))));
}

KERNEL(parts, "")
{
	BEGIN_1D;
	f32 a = F(0);
	f64 b = D(2);
	i32 e = (i32)(W(4) % 400) - 200;
	OUT_F(0, __builtin_ldexpf(a, e));
	OUT_D(2, __builtin_ldexp(b, e * 8));
#if DEVICE
	OUT_F(4, __builtin_isfinite(a) ? __builtin_amdgcn_frexp_mantf(a) : 0);
	OUT(5, __builtin_isfinite(a) ? __builtin_amdgcn_frexp_expf(a) : 0);
	OUT_D(6, __builtin_isfinite(b) ? __builtin_amdgcn_frexp_mant(b) : 0);
	OUT(8, __builtin_isfinite(b) ? __builtin_amdgcn_frexp_exp(b) : 0);
	OUT_F(9, __builtin_isfinite(a) ? __builtin_amdgcn_fractf(a) : 0);
	OUT(10, __builtin_amdgcn_classf(a, 0x3c0));
#else
	int x, y;
	f32 m = frexpf(a, &x);
	f64 o = frexp(b, &y);
	OUT_F(4, isfinite(a) ? m : 0);
	OUT(5, isfinite(a) ? x : 0);
	OUT_D(6, isfinite(b) ? o : 0);
	OUT(8, isfinite(b) ? y : 0);
	OUT_F(9, isfinite(a) ? fminf(a - floorf(a), 0x1.fffffep-1f) : 0);
	OUT(10, !signbit(a) && !isnan(a));
#endif
}

/* Within the bounds of OpenCL, 3 units in the last place for these, or those of the instruction, 1 unit. */
KERNEL(approximations, "ulp:3")
{
	BEGIN_1D;
	f32 a = F(0), b = __builtin_fabsf(F(1));
	f32 x = (f32)(i32)(W(2) & 0xfffff) * 0x1p-13f - 64.0f;
	a = a == a && __builtin_fabsf(a) > 0x1p-120f && __builtin_fabsf(a) < 0x1p120f ? a : 3.0f;
	b = b == b && b > 0x1p-120f && b < 0x1p120f ? b : 5.0f;
#if DEVICE
	OUT_F(0, __builtin_amdgcn_rcpf(a));
	OUT_F(1, __builtin_amdgcn_rsqf(b));
	OUT_F(2, __builtin_amdgcn_exp2f(x));
	OUT_F(3, b > 0.5f && b < 2 ? 0 : __builtin_amdgcn_logf(b));
	OUT_F(4, __builtin_amdgcn_sqrtf(b));
#else
	OUT_F(0, (f32)(1.0 / a));
	OUT_F(1, (f32)(1.0 / sqrt(b)));
	OUT_F(2, (f32)exp2(x));
	OUT_F(3, b > 0.5f && b < 2 ? 0 : (f32)log2(b));
	OUT_F(4, (f32)sqrt(b));
#endif
}

KERNEL(polynomial, "")
{
	BEGIN_1D;
	f32 x = (f32)(i32)(W(0) & 0xffff) * 0x1p-15f - 1.0f, y = 0.125f;
	for (int k = 0; k < 12; k++)
		y = FMA32(y, x, 1.0f / (f32)(k + 2));
	OUT_F(0, y);
	f64 s = 0, t = (f64)x;
	for (int k = 1; k < 20; k += 2) {
		s += t / k;
		t *= -(f64)x * x;
	}
	OUT_D(2, s);
}

KERNEL(newton, "")
{
	BEGIN_1D;
	f64 a = (f64)(W(0) & 0xffffff) + 1, x = a;
	int k = 0;
	for (; k < 60; k++) {
		f64 next = 0.5 * (x + a / x);
		if (next >= x)
			break;
		x = next;
	}
	OUT_D(0, x);
	OUT(2, k);
}

KERNEL(mandelbrot, "")
{
	BEGIN_1D;
	f32 cx = (f32)(W(0) & 1023) * 0x1p-8f - 2.5f, cy = (f32)(W(1) & 1023) * 0x1p-9f - 1.0f, x = 0, y = 0;
	u32 k = 0;
	while (k < 60 && x * x + y * y < 4.0f) {
		f32 t = x * x - y * y + cx;
		y = 2.0f * x * y + cy;
		x = t;
		k++;
	}
	OUT(0, k);
	OUT_F(1, x);
}
