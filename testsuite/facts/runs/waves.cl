/* Values of other lanes, and products of matrices whose elements are spread over the lanes. */
#if DEVICE
#define BPERMUTE(v, lane) ((u32)__builtin_amdgcn_ds_bpermute((int)(lane) * 4, (int)(v)))
#define FIRST(v) ((u32)__builtin_amdgcn_readfirstlane((int)(v)))
#define LANE(v, k) ((u32)__builtin_amdgcn_readlane((int)(v), k))
#define SWIZZLE(v, and, or, xor) ((u32)__builtin_amdgcn_ds_swizzle((int)(v), (and) | (or) << 5 | (xor) << 10))
#define LANES ((u32)__builtin_amdgcn_wavefrontsize())
#define ME __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0))
#if WAVE == 32
#define BALLOT(x) ((u64)__builtin_amdgcn_ballot_w32(x))
#else
#define BALLOT(x) __builtin_amdgcn_ballot_w64(x)
#endif
#define DPP(v, control) ((u32)__builtin_amdgcn_update_dpp(0, (int)(v), control, 15, 15, true))
#else
#define ME (machine.now % machine.lanes)
#define LANES machine.lanes
#define BPERMUTE(v, lane) ((u32)value_of_lane(v, lane))
#define FIRST(v) ((u32)value_of_lane(v, 0))
#define LANE(v, k) ((u32)value_of_lane(v, k))
#define SWIZZLE(v, and, or, xor) ((u32)value_of_lane(v, (ME & 32) | ((((ME & 31) & (and)) | (or)) ^ (xor))))
#define BALLOT(x) ballot_of(x)
#define DPP(v, control) dpp(v, control)
static inline u32
dpp(u32 v, unsigned control)
{
	unsigned me = ME, from = me, row = me & 15;
	bool valid = true;

	if (control < 0x100)
		from = (me & ~3u) | (control >> 2 * (me & 3) & 3);
	else if (control < 0x110)
		valid = row + (control & 15) < 16, from = me + (control & 15);
	else if (control < 0x120)
		valid = row >= (control & 15), from = me - (control & 15);
	else if (control < 0x130)
		from = (me & ~15u) | ((row - (control & 15)) & 15);
	else if (control == 0x140)
		from = me ^ 15;
	else
		from = me ^ 7;
	v = (u32)value_of_lane(v, from);
	return valid ? v : 0;
}
#endif

#if !DEVICE || !defined __gfx700__
KERNEL(permute, "group:128 since:8")
{
	BEGIN_1D;
	u32 part = ME & 32;
	OUT(0, BPERMUTE(W(0), part | (W(1) & 31)));
	OUT(1, BPERMUTE(W(0), part | ((ME + 5) & 31)));
	u32 x = W(2);
	for (u32 d = 1; d < 32; d *= 2)
		x += BPERMUTE(x, part | ((ME ^ d) & 31));
	OUT(2, x);
}
#endif

KERNEL(swizzles, "group:128")
{
	BEGIN_1D;
	OUT(0, SWIZZLE(W(0), 31, 0, 1));
	OUT(1, SWIZZLE(W(0), 31, 0, 31));
	OUT(2, SWIZZLE(W(0), 0, 5, 0));
	OUT(3, SWIZZLE(W(0), 28, 1, 0));
	OUT(4, SWIZZLE(W(0), 31, 0, 16));
}

KERNEL(read_lanes, "group:128")
{
	BEGIN_1D;
	OUT(0, FIRST(W(0)));
	OUT(1, LANE(W(1), 7));
	OUT(2, LANE(W(1), 31));
	u32 k = FIRST(W(3)) & 31;
	OUT(3, LANE(W(2), k));
}

KERNEL(ballots, "group:128")
{
	BEGIN_1D;
	u64 m = BALLOT((W(0) & 3) == 1), lower = ((u64)1 << ME) - 1;
	OUT_L(0, m);
	OUT(2, __builtin_popcountl(m & lower));
	OUT_L(3, BALLOT(F(1) < F(2)));
	OUT(5, BALLOT(W(3) > 5) == BALLOT(true));
	OUT(6, LANES);
#if DEVICE
	OUT(7, __builtin_amdgcn_mbcnt_hi((u32)(m >> 32), __builtin_amdgcn_mbcnt_lo((u32)m, 10)));
#else
	OUT(7, 10 + __builtin_popcountl(m & lower));
#endif
}

KERNEL(compact, "group:128")
{
	BEGIN_1D;
	bool keep = (W(0) & 7) > 2;
	u64 m = BALLOT(keep);
	u32 at = (u32)i / LANES * LANES + (u32)__builtin_popcountl(m & (((u64)1 << ME) - 1));
	if (keep)
		mem[at] = W(0);
}

#if !DEVICE || !defined __gfx700__
KERNEL(dpp_moves, "group:128 since:8")
{
	BEGIN_1D;
	u32 x = W(0);
	OUT(0, DPP(x, 0x1b));
	OUT(1, DPP(x, 0x101));
	OUT(2, DPP(x, 0x111));
	OUT(3, DPP(x, 0x11f));
	OUT(4, DPP(x, 0x123));
	OUT(5, DPP(x, 0x140));
	OUT(6, DPP(x, 0x141));
	u32 s = x;
	s += DPP(s, 0x111);
	s += DPP(s, 0x112);
	s += DPP(s, 0x114);
	s += DPP(s, 0x118);
	OUT(7, s);
}
#endif

KERNEL(byte_permutes, "since:8")
{
	BEGIN_1D;
	u32 a = W(0), b = W(1);
#if DEVICE
#if !defined __gfx700__
	OUT(0, __builtin_amdgcn_perm(a, b, 0x07020500));
	OUT(1, __builtin_amdgcn_perm(a, b, W(2) & 0x07070707));
#endif
	OUT(2, __builtin_amdgcn_alignbyte(a, b, 3));
	OUT(3, __builtin_amdgcn_alignbit(a, b, W(3)));
	OUT(4, __builtin_amdgcn_ubfe(a, 5, 9));
	OUT(5, (u32)__builtin_amdgcn_sbfe((i32)a, 3, 11));
	OUT(6, __builtin_amdgcn_sad_u8(a, b, 3));
	OUT(7, __builtin_amdgcn_lerp(a, b, 0x01010101));
	OUT(8, __builtin_amdgcn_msad_u8(a, b, 7));
#else
	u32 s = W(2) & 0x07070707, sad = 3, msad = 7, lerp = 0, chosen = 0, fixed = 0;
	u64 both = (u64)a << 32 | b;
	for (int k = 0; k < 4; k++) {
		u32 x = a >> 8 * k & 255, y = b >> 8 * k & 255, d = x > y ? x - y : y - x;
		chosen |= (u32)(both >> 8 * (s >> 8 * k & 7) & 255) << 8 * k;
		fixed |= (u32)(both >> 8 * (0x07020500u >> 8 * k & 7) & 255) << 8 * k;
		sad += d;
		msad += y ? d : 0;
		lerp |= ((x + y + 1) >> 1) << 8 * k;
	}
	OUT(0, fixed);
	OUT(1, chosen);
	OUT(2, (u32)(both >> 24));
	OUT(3, (u32)(both >> (W(3) & 31)));
	OUT(4, a >> 5 & 511);
	OUT(5, (u32)((i32)(a << 18) >> 21));
	OUT(6, sad);
	OUT(7, lerp);
	OUT(8, msad);
#endif
}

#if !DEVICE || defined __gfx906__ || defined __gfx908__ || defined __gfx90a__ || defined __gfx942__ || defined __gfx1030__ || defined __gfx1100__ || defined __gfx1201__
KERNEL(dot_products, "only:gfx906,gfx908,gfx90a,gfx942,gfx1030,gfx1100,gfx1201")
{
	BEGIN_1D;
	u32 a = W(0), b = W(1), c = W(2) & 0xffffff;
	union bits32 h, k;
	h.h = (f16x2){(f16)(i8)a, (f16)(i8)(a >> 8)};
	k.h = (f16x2){(f16)(i8)b, (f16)(i8)(b >> 8)};
	f32 f = (f32)(i8)c;
#if DEVICE
	OUT(0, __builtin_amdgcn_udot4(a, b, c, false));
	OUT(1, __builtin_amdgcn_udot8(a, b, c, false));
	OUT_F(2, __builtin_amdgcn_fdot2(h.h, k.h, f, false));
#if defined __gfx1100__ || defined __gfx1201__
	OUT(3, __builtin_amdgcn_sudot4(true, (i32)a, true, (i32)b, (i32)c, false));
	OUT(4, __builtin_amdgcn_sudot8(true, (i32)a, true, (i32)b, (i32)c, false));
#else
	OUT(3, __builtin_amdgcn_sdot4((i32)a, (i32)b, (i32)c, false));
	OUT(4, __builtin_amdgcn_sdot8((i32)a, (i32)b, (i32)c, false));
#endif
#else
	u32 u4 = c, u8 = c, s4 = c, s8 = c;
	for (int j = 0; j < 4; j++) {
		u4 += (a >> 8 * j & 255) * (b >> 8 * j & 255);
		s4 += (u32)((i8)(a >> 8 * j) * (i8)(b >> 8 * j));
	}
	for (int j = 0; j < 32; j += 4) {
		u8 += (a >> j & 15) * (b >> j & 15);
		s8 += (u32)(((i32)(a << (28 - j)) >> 28) * ((i32)(b << (28 - j)) >> 28));
	}
	OUT(0, u4);
	OUT(1, u8);
	OUT_F(2, (f32)h.h.x * (f32)k.h.x + (f32)h.h.y * (f32)k.h.y + f);
	OUT(3, s4);
	OUT(4, s8);
#endif
}
#endif

/* Small integers, so that sums are exact whatever their order. */
static inline i32 small(u32 x) { return (i32)(x & 15) - 7; }

#if !DEVICE
/* Element k of register r of lane l: of A and B, the matrices' rows and columns; sums over k. rows: of D, before the next group of lanes. */
static inline f64
product(f64 c, u32 word, int words, int mask, int size, int per, int groups, int row, int column)
{
	const u32 *in = machine.in + (size_t)machine.group[0] * machine.items * WORDS + (size_t)(machine.now / machine.lanes * machine.lanes) * WORDS;

	(void)mask;
	for (int g = 0; g < groups; g++)
		for (int j = 0; j < per; j++)
			c += small(in[(g * size + row) * WORDS + (int)word + j]) * small(in[(g * size + column) * WORDS + (int)word + words + j]);
	return c;
}
#endif

#if !DEVICE || defined __gfx90a__ || defined __gfx942__
KERNEL(mfma_32x32x8_f16, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	f32x16 c;
	for (int k = 0; k < 16; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	f16x4 a, b;
	for (int k = 0; k < 4; k++) {
		a[k] = (f16)small(W(k));
		b[k] = (f16)small(W(k + 4));
	}
	c = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0);
#else
	for (int k = 0; k < 16; k++)
		c[k] = (f32)product(c[k], 0, 4, 0, 32, 4, 2, k / 4 * 8 + (int)ME / 32 * 4 + k % 4, (int)ME % 32);
#endif
	for (int k = 0; k < 16; k++)
		OUT_F(k, c[k]);
}

KERNEL(mfma_16x16x16_f16, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	f32x4 c;
	for (int k = 0; k < 4; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	f16x4 a, b;
	for (int k = 0; k < 4; k++) {
		a[k] = (f16)small(W(k));
		b[k] = (f16)small(W(k + 4));
	}
	for (int turn = 0; turn < 3; turn++)
		c = __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0);
#else
	for (int turn = 0; turn < 3; turn++)
		for (int k = 0; k < 4; k++)
			c[k] = (f32)product(c[k], 0, 4, 0, 16, 4, 4, (int)ME / 16 * 4 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 4; k++)
		OUT_F(k, c[k]);
}

KERNEL(mfma_16x16x16_bf16, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	f32x4 c;
	for (int k = 0; k < 4; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	i16x4 a, b;
	for (int k = 0; k < 4; k++) {
		a[k] = (i16)(bits_f32((f32)small(W(k))) >> 16);
		b[k] = (i16)(bits_f32((f32)small(W(k + 4))) >> 16);
	}
	c = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0);
#else
	for (int k = 0; k < 4; k++)
		c[k] = (f32)product(c[k], 0, 4, 0, 16, 4, 4, (int)ME / 16 * 4 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 4; k++)
		OUT_F(k, c[k]);
}

KERNEL(mfma_16x16x4_f32, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	f32x4 c;
	for (int k = 0; k < 4; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	c = __builtin_amdgcn_mfma_f32_16x16x4f32((f32)small(W(0)), (f32)small(W(1)), c, 0, 0, 0);
#else
	for (int k = 0; k < 4; k++)
		c[k] = (f32)product(c[k], 0, 1, 0, 16, 1, 4, (int)ME / 16 * 4 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 4; k++)
		OUT_F(k, c[k]);
}

KERNEL(mfma_16x16x4_f64, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	f64x4 c;
	for (int k = 0; k < 4; k++)
		c[k] = (f64)small(W(k) >> 4);
#if DEVICE
	c = __builtin_amdgcn_mfma_f64_16x16x4f64((f64)small(W(0)), (f64)small(W(1)), c, 0, 0, 0);
#else
	for (int k = 0; k < 4; k++)
		c[k] = product(c[k], 0, 1, 0, 16, 1, 4, (int)ME / 16 + k * 4, (int)ME % 16);
#endif
	for (int k = 0; k < 4; k++)
		OUT_D(2 * k, c[k]);
}

KERNEL(mfma_i8, "only:gfx90a,gfx942 group:64 wave:64")
{
	BEGIN_1D;
	i32x4 c;
	for (int k = 0; k < 4; k++)
		c[k] = small(W(k) >> 4);
#if DEVICE && defined __gfx90a__
	union bits32 a, b;
	for (int k = 0; k < 4; k++) {
		a.b[k] = (u8)small(W(k));
		b.b[k] = (u8)small(W(k + 4));
	}
	c = __builtin_amdgcn_mfma_i32_16x16x16i8((i32)a.u, (i32)b.u, c, 0, 0, 0);
#elif DEVICE
	union { u8 b[8]; i64 l; } a, b;
	for (int k = 0; k < 8; k++) {
		a.b[k] = k < 4 ? (u8)small(W(k)) : 0;
		b.b[k] = k < 4 ? (u8)small(W(k + 4)) : 9;
	}
	c = __builtin_amdgcn_mfma_i32_16x16x32_i8(a.l, b.l, c, 0, 0, 0);
#else
	for (int k = 0; k < 4; k++)
		c[k] = (i32)product(c[k], 0, 4, 0, 16, 4, 4, (int)ME / 16 * 4 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 4; k++)
		OUT(k, c[k]);
}
#endif

#if !DEVICE || (defined __gfx1100__ && WAVE == 32)
/* Rows and columns of 16 halves, which lanes 16 to 31 have, too. */
KERNEL(wmma_f16, "only:gfx1100 group:64 wave:32")
{
	BEGIN_1D;
	f32x8 c;
	for (int k = 0; k < 8; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	f16x16 a, b;
	u32 base = (u32)i / 32 * 32 + (ME & 15);
	for (int k = 0; k < 16; k++) {
		a[k] = (f16)small(in[base * WORDS + k]);
		b[k] = (f16)small(in[base * WORDS + (k ^ 1)] >> 8);
	}
	c = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c);
#else
	const u32 *from = in + (size_t)i / 32 * 32 * WORDS;
	for (int k = 0; k < 8; k++)
		for (int j = 0; j < 16; j++)
			c[k] += (f32)(small(from[(2 * k + (int)ME / 16) * WORDS + j]) * small(from[(ME & 15) * WORDS + (j ^ 1)] >> 8));
#endif
	for (int k = 0; k < 8; k++)
		OUT_F(k, c[k]);
}

KERNEL(wmma_i8, "only:gfx1100 group:64 wave:32")
{
	BEGIN_1D;
	i32x8 c;
	for (int k = 0; k < 8; k++)
		c[k] = small(W(k) >> 4);
#if DEVICE
	union { i32x4 v; i8 b[16]; } a, b;
	u32 base = (u32)i / 32 * 32 + (ME & 15);
	for (int k = 0; k < 16; k++) {
		a.b[k] = (i8)small(in[base * WORDS + k]);
		b.b[k] = (i8)small(in[base * WORDS + (k ^ 1)] >> 8);
	}
	c = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a.v, true, b.v, c, false);
#else
	const u32 *from = in + (size_t)i / 32 * 32 * WORDS;
	for (int k = 0; k < 8; k++)
		for (int j = 0; j < 16; j++)
			c[k] += small(from[(2 * k + (int)ME / 16) * WORDS + j]) * small(from[(ME & 15) * WORDS + (j ^ 1)] >> 8);
#endif
	for (int k = 0; k < 8; k++)
		OUT(k, c[k]);
}
#endif

#if !DEVICE || (defined __gfx1201__ && WAVE == 32)
KERNEL(wmma_f16_gfx12, "only:gfx1201 group:64 wave:32")
{
	BEGIN_1D;
	f32x8 c;
	for (int k = 0; k < 8; k++)
		c[k] = (f32)small(W(k) >> 4);
#if DEVICE
	f16x8 a, b;
	for (int k = 0; k < 8; k++) {
		a[k] = (f16)small(W(k));
		b[k] = (f16)small(W(k + 8));
	}
	c = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c);
#else
	for (int k = 0; k < 8; k++)
		c[k] = (f32)product(c[k], 0, 8, 0, 16, 8, 2, (int)ME / 16 * 8 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 8; k++)
		OUT_F(k, c[k]);
}

KERNEL(wmma_i8_gfx12, "only:gfx1201 group:64 wave:32")
{
	BEGIN_1D;
	i32x8 c;
	for (int k = 0; k < 8; k++)
		c[k] = small(W(k) >> 4);
#if DEVICE
	union { i32x2 v; i8 b[8]; } a, b;
	for (int k = 0; k < 8; k++) {
		a.b[k] = (i8)small(W(k));
		b.b[k] = (i8)small(W(k + 8));
	}
	c = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, a.v, true, b.v, c, false);
#else
	for (int k = 0; k < 8; k++)
		c[k] = (i32)product(c[k], 0, 8, 0, 16, 8, 2, (int)ME / 16 * 8 + k, (int)ME % 16);
#endif
	for (int k = 0; k < 8; k++)
		OUT(k, c[k]);
}
#endif
