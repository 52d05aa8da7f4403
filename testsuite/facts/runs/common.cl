/* Inputs and outputs of the programs. A work item reads W(0) to W(15), and writes OUT(0, x) to OUT(15, x). NaNs become one NaN. */
enum { WORDS = 16 };
typedef u32 u32x2 __attribute__((ext_vector_type(2)));
typedef u32 u32x4 __attribute__((ext_vector_type(4)));
typedef i32 i32x4 __attribute__((ext_vector_type(4)));
typedef i32 i32x2 __attribute__((ext_vector_type(2)));
typedef i32 i32x8 __attribute__((ext_vector_type(8)));
typedef i32 i32x16 __attribute__((ext_vector_type(16)));
typedef f32 f32x2 __attribute__((ext_vector_type(2)));
typedef f32 f32x4 __attribute__((ext_vector_type(4)));
typedef f32 f32x8 __attribute__((ext_vector_type(8)));
typedef f32 f32x16 __attribute__((ext_vector_type(16)));
typedef f64 f64x4 __attribute__((ext_vector_type(4)));
typedef i16 i16x2 __attribute__((ext_vector_type(2)));
typedef u16 u16x2 __attribute__((ext_vector_type(2)));
typedef i16 i16x4 __attribute__((ext_vector_type(4)));
typedef u8 u8x4 __attribute__((ext_vector_type(4)));
typedef i8 i8x4 __attribute__((ext_vector_type(4)));
typedef f16 f16x2 __attribute__((ext_vector_type(2)));
typedef f16 f16x4 __attribute__((ext_vector_type(4)));
typedef f16 f16x8 __attribute__((ext_vector_type(8)));
typedef f16 f16x16 __attribute__((ext_vector_type(16)));

union bits32 {
	u32 u;
	f32 f;
	f16x2 h;
	i16x2 s;
	u16x2 v;
	u8x4 b;
};
union bits16 {
	u16 u;
	f16 h;
};
union bits64 {
	u64 u;
	f64 f;
	u32 w[2];
};

static inline f32 f32_of(u32 x) { union bits32 b; b.u = x; return b.f; }
static inline u32 bits_f32(f32 x) { union bits32 b; b.f = x; return x != x ? 0x7fc00000u : b.u; }
static inline f64 f64_of(u64 x) { union bits64 b; b.u = x; return b.f; }
static inline u64 bits_f64(f64 x) { union bits64 b; b.f = x; return x != x ? (u64)0x7ff8 << 48 : b.u; }
static inline f16 f16_of(u32 x) { union bits16 b; b.u = (u16)x; return b.h; }
static inline u32 bits_f16(f16 x) { union bits16 b; b.h = x; return x != x ? 0x7e00u : b.u; }
/* A signaling NaN becomes a quiet one. */
static inline u32 quiet32(u32 x) { return (x & 0x7f800000u) == 0x7f800000u && x & 0x7fffffu ? x | 0x400000u : x; }
static inline u64 quiet64(u64 x) { return (x >> 52 & 0x7ff) == 0x7ff && x << 12 ? x | (u64)1 << 51 : x; }
static inline u32 quiet16(u32 x) { return (x & 0x7c00u) == 0x7c00u && x & 0x3ffu ? (x | 0x200u) & 0xffff : x & 0xffff; }

#define BEGIN int i = (int)(GROUP(0) * SIZE(0) * SIZE(1)) + LID(1) * (int)SIZE(0) + LID(0); (void)i; (void)mem
#define BEGIN_1D int i = (int)(GROUP(0) * SIZE(0)) + LID(0); (void)i; (void)mem
#define W(k) in[i * WORDS + (k)]
#define L(k) ((u64)W(k) << 32 | W((k) + 1))
#define F(k) f32_of(quiet32(W(k)))
#define D(k) f64_of(quiet64(L(k)))
#define H(k) f16_of(quiet16(W(k)))
#define OUT(k, x) (out[i * WORDS + (k)] = (u32)(x))
#define OUT_L(k, x) (out[i * WORDS + (k)] = (u32)(x), out[i * WORDS + (k) + 1] = (u32)((u64)(x) >> 32))
#define OUT_F(k, x) OUT(k, bits_f32(x))
#define OUT_D(k, x) OUT_L(k, bits_f64(x))
#define OUT_H(k, x) OUT(k, bits_f16(x))
#define NOINLINE __attribute__((noinline))
