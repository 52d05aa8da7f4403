/* Products of matrices. An element of a row is found by its number k: the layouts of all generations spread the columns of A (the rows of B)
 * over groups of lanes, and differ in the number of groups and in how many elements follow each other in a lane. Sources: AMD's matrix
 * instruction calculator for gfx9 to gfx12; for f8f6f4, the layouts and recorded scales in the tests of AMD's Composable Kernel; for gfx1250's
 * scales, AMD's simulator rocjitsu; for 32 rows of fp4, ROCm's code that replaces such products by two. */
#include "common/meaning/matrix.h"
#include "common/meaning/small.h"

enum { TILE = 8 /* columns that are read at once */, MOST_K = 128, SCALE_E8 = 0, SCALE_E4M3 = 2 /* formats of scales */ };

static const struct format {
	uint8_t bits;
	const struct small_format *small;
} formats[] = {
	[MATRIX_f16] = {16, &small_f16}, [MATRIX_bf16] = {16, &small_bf16}, [MATRIX_fp8] = {8, &small_fp8}, [MATRIX_bf8] = {8, &small_bf8},
	[MATRIX_fp6] = {6, &small_fp6}, [MATRIX_bf6] = {6, &small_bf6}, [MATRIX_fp4] = {4, &small_fp4},
	[MATRIX_f64] = {64, NULL}, [MATRIX_f32] = {32, NULL}, [MATRIX_xf32] = {32, NULL},
	[MATRIX_i32] = {32, NULL}, [MATRIX_i8] = {8, NULL}, [MATRIX_iu8] = {8, NULL}, [MATRIX_iu4] = {4, NULL},
};

unsigned
matrix_bits(unsigned type)
{
	return formats[type].bits;
}

const struct small_format *
matrix_small(unsigned type)
{
	return formats[type].small;
}

/* A product that is being computed. */
struct product {
	const struct meaning_values *m;
	const struct matrix *x;
	unsigned lanes;
};

/* One of the sources. */
struct side {
	const uint32_t *dwords;
	const uint32_t *scales; /* or NULL */
	unsigned scale_elements, scale_byte, scale_lane, scale_format;
	unsigned type, length, chunk, groups, blgp;
	unsigned neg, neg_high;
};

static unsigned
field(const struct product *p, unsigned number)
{
	unsigned index = p->x->field[number];

	return index ? p->m->field[index - 1] : 0;
}

static bool
is_integer(unsigned type)
{
	return type >= MATRIX_i32;
}

/* Returns `bits` bits of a lane, from a bit of the first dword on. */
static uint64_t
lane_bits(const uint32_t *dwords, unsigned lane, unsigned bit, unsigned bits)
{
	const uint32_t *at = dwords + bit / 32 * MEANING_LANES + lane;
	uint64_t value = at[0];

	if (bit % 32 + bits > 32)
		value |= (uint64_t)at[MEANING_LANES] << 32;
	value >>= bit % 32;
	return bits < 64 ? value & ((UINT64_C(1) << bits) - 1) : value;
}

/* Returns the value of a float. xf32: the lower 13 bits of the mantissa do not count. */
static double
number(const struct meaning_values *m, uint64_t code, unsigned type)
{
	if (type == MATRIX_f64)
		return meaning_double(code);
	if (type == MATRIX_f32 || type == MATRIX_xf32)
		return meaning_float((uint32_t)code & (type == MATRIX_xf32 ? ~UINT32_C(0x1fff) : UINT32_MAX));
	return small_value(small_own(m, formats[type].small), (uint32_t)code);
}

/* Returns the number of a group of lanes: four groups of a wave of 64 lanes are in the order 0, 2, 1, 3 where a wave of 32 has two. */
static unsigned
group_of(const struct product *p, unsigned i, unsigned groups)
{
	return p->x->rows == 8 && p->lanes == 64 && groups == 4 ? (i & 1) << 1 | i >> 1 : i;
}

/* The lane of B whose value a lane gets by blgp. */
static unsigned
permuted_lane(unsigned lane, unsigned blgp)
{
	if (blgp == 1 || blgp == 2)
		return lane % 32 + 32 * (blgp - 1);
	if (blgp == 3)
		return (lane + 16) % 64;
	return blgp < 4 ? lane : lane % 16 + 16 * (blgp - 4);
}

/* Returns the bit of element k, and sets the lane that has it; block and row: of the row of A, or the column of B. */
static unsigned
find(const struct product *p, const struct side *s, unsigned block, unsigned rows, unsigned row, unsigned k, unsigned *lane)
{
	unsigned q = k / s->chunk, group = group_of(p, q % s->groups, s->groups), together = p->x->rows == 8 && rows > 16 ? 16 : rows;

	*lane = permuted_lane((group * p->x->blocks + block) * together + row % together, s->blgp);
	return (row / together * (s->length / s->groups) + q / s->groups * s->chunk + k % s->chunk) * formats[s->type].bits;
}

/* Returns the scale of element k. Of WMMA, a lane has all scales of a row, one in each byte; of MFMA, a byte of the lanes has them. */
static double
scale_of(const struct product *p, const struct side *s, unsigned rows, unsigned row, unsigned k)
{
	unsigned n = k / s->scale_elements;
	uint32_t code;

	if (!s->scales)
		return 1;
	if (p->x->rows == 8)
		code = s->scales[n / 4 * MEANING_LANES + row + (rows > 16 ? 0 : s->scale_lane)] >> n % 4 * 8 & 0xff;
	else
		code = s->scales[n * rows + row] >> 8 * s->scale_byte & 0xff;
	if (s->scale_format == SCALE_E4M3)
		return small_value(&small_fp8, code);
	return code == 0xff ? NAN : ldexp(1, (int)code - 127);
}

/* Reads the elements of a row of A, or of a column of B. */
static void
read_floats(const struct product *p, const struct side *s, unsigned block, unsigned rows, unsigned row, double *out)
{
	for (unsigned k = 0; k < s->length; k++) {
		unsigned lane, bit = find(p, s, block, rows, row, k, &lane);
		double value = number(p->m, lane_bits(s->dwords, lane, bit, formats[s->type].bits), s->type) * scale_of(p, s, rows, row, k);

		out[k] = (formats[s->type].bits == 16 && k & 1 ? s->neg_high : s->neg) ? -value : value;
	}
}

static void
read_integers(const struct product *p, const struct side *s, unsigned block, unsigned rows, unsigned row, int64_t *out)
{
	unsigned bits = formats[s->type].bits;
	bool is_signed = s->type == MATRIX_i8 || s->neg; /* for iu8 and iu4, neg_lo says so */

	for (unsigned k = 0; k < s->length; k++) {
		unsigned lane, bit = find(p, s, block, rows, row, k, &lane);
		int64_t value = (int64_t)lane_bits(s->dwords, lane, bit, bits);

		out[k] = is_signed && value >> (bits - 1) ? value - (INT64_C(1) << bits) : value;
	}
}

/* The part of the index: abid or index_key selects one of the parts that fit a register, unless cbsz is set. */
static unsigned
index_part(const struct product *p, unsigned bits)
{
	unsigned part = field(p, MATRIX_FIELD_index_key);

	if (p->x->field[MATRIX_FIELD_abid])
		part = field(p, MATRIX_FIELD_cbsz) ? 0 : field(p, MATRIX_FIELD_abid);
	return part * bits % 32;
}

/* Sets the numbers of the columns of A that its stored elements have: in each four columns, two. */
static void
read_columns(const struct product *p, const struct side *s, unsigned row, unsigned *column)
{
	unsigned first = p->x->sparse ? index_part(p, 2 * s->chunk) : 0;

	for (unsigned k = 0; k < s->length; k++) {
		unsigned lane, element = find(p, s, 0, p->x->m, row, k, &lane) / formats[s->type].bits;

		column[k] = p->x->sparse ? k / 2 * 4 + (unsigned)lane_bits(p->m->operand[p->x->index], lane, (first + 2 * element) % 32, 2) : k;
	}
}

/* Finds row i of column j of D: returns the number of the element in its lane. */
static unsigned
find_result(const struct product *p, unsigned block, unsigned i, unsigned j, unsigned *lane)
{
	const struct matrix *x = p->x;
	unsigned rows = x->rows == 8 ? 256 / p->lanes : x->rows, across = p->lanes / x->n;
	unsigned together = across * rows / x->m ? across * rows / x->m : 1; /* blocks side by side in a register */
	unsigned group = group_of(p, i / rows % across, across);

	*lane = (block % together + group * together) * x->n + j;
	return block * (x->m * x->n / p->lanes) + i / (rows * across) * rows + i % rows;
}

/* Returns C's element at the place of D's. */
static uint64_t
addend(const struct product *p, unsigned element, unsigned lane)
{
	const struct matrix *x = p->x;
	unsigned bits = formats[x->c_type].bits, high = bits < x->c_bits && field(p, MATRIX_FIELD_opsel2) ? bits : 0;

	return lane_bits(p->m->operand[x->c], lane, element * x->c_bits + high, bits);
}

static void
store(const struct product *p, unsigned element, unsigned lane, uint64_t code)
{
	const struct matrix *x = p->x;
	unsigned bit = element * x->d_bits, bits = formats[x->d_type].bits;
	uint32_t *to = p->m->result[x->d] + bit / 32 * MEANING_LANES + lane;

	if (bits == 16)
		*to = bit % 32 ? (*to & 0xffff) | (uint32_t)code << 16 : (uint32_t)code;
	else
		*to = (uint32_t)code;
	if (bits == 64)
		to[MEANING_LANES] = (uint32_t)(code >> 32);
}

static uint64_t
encoded(double x, unsigned type)
{
	uint32_t bits = meaning_float_bits((float)x);

	if (type == MATRIX_f64)
		return meaning_double_bits(x);
	if (type == MATRIX_f16)
		return meaning_half_bits((float)x);
	if (type == MATRIX_bf16)
		return x != x ? 0x7fc0 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
	return bits;
}

static uint64_t
float_sum(const struct product *p, const double *a, const double *b, const unsigned *column, unsigned length, uint64_t c)
{
	double value = number(p->m, c, p->x->c_type), sum = field(p, MATRIX_FIELD_neghi2) ? fabs(value) : value;

	sum = field(p, MATRIX_FIELD_neg2) ? -sum : sum;
	for (unsigned k = 0; k < length; k++)
		sum = fma(a[k], b[column[k]], sum);
	return encoded(sum, p->x->d_type);
}

static uint64_t
integer_sum(const struct product *p, const int64_t *a, const int64_t *b, const unsigned *column, unsigned length, uint64_t c)
{
	int64_t sum = (int32_t)c;

	for (unsigned k = 0; k < length; k++)
		sum += a[k] * b[column[k]];
	if (p->x->clamp)
		sum = sum < INT32_MIN ? INT32_MIN : sum > INT32_MAX ? INT32_MAX : sum;
	return (uint32_t)sum;
}

/* A source's row: of floats or of integers. */
union row {
	double number[MOST_K];
	int64_t integer[MOST_K];
};

static void
read_row(const struct product *p, const struct side *s, unsigned block, unsigned rows, unsigned row, union row *out)
{
	if (is_integer(p->x->d_type))
		read_integers(p, s, block, rows, row, out->integer);
	else
		read_floats(p, s, block, rows, row, out->number);
}

/* Computes the results of a row in TILE columns, from column `first` on, which `right` has. */
static void
multiply_row(const struct product *p, const struct side *a, const union row *right, unsigned block, unsigned i, unsigned first)
{
	union row left;
	unsigned column[MOST_K], cbsz = a->type != p->x->a.type || p->x->sparse ? 0 : field(p, MATRIX_FIELD_cbsz);
	unsigned from = cbsz ? (block >> cbsz << cbsz) + field(p, MATRIX_FIELD_abid) : block;

	read_row(p, a, from % p->x->blocks, p->x->m, i, &left);
	read_columns(p, a, i, column);
	for (unsigned j = 0; j < TILE && first + j < p->x->n; j++) {
		unsigned lane, element = find_result(p, block, i, first + j, &lane);
		uint64_t c = addend(p, element, lane);

		store(p, element, lane, is_integer(p->x->d_type) ? integer_sum(p, left.integer, right[j].integer, column, a->length, c) :
			float_sum(p, left.number, right[j].number, column, a->length, c));
	}
}

static struct side
side_of(const struct product *p, const struct matrix_source *from, unsigned n, unsigned length)
{
	static const uint8_t small[] = {MATRIX_fp8, MATRIX_bf8, MATRIX_fp6, MATRIX_bf6, MATRIX_fp4};
	struct side s = {
		.dwords = p->m->operand[from->slot], .type = from->type, .length = length,
		.scale_elements = 1, .groups = from->groups * (from->by_wave && p->lanes == 64 ? 2 : 1),
		.neg = field(p, MATRIX_FIELD_neg0 + n), .neg_high = field(p, MATRIX_FIELD_neghi0 + n),
	};
	unsigned chosen = field(p, n ? MATRIX_FIELD_blgp : MATRIX_FIELD_cbsz);

	s.chunk = length / s.groups;
	if (from->type == MATRIX_f8f6f4) {
		s.type = small[chosen < sizeof small ? chosen : 0];
		s.chunk = formats[s.type].bits == 8 ? 16 : 32;
	} else if (from->type == MATRIX_fp4) {
		s.chunk = 32;
	} else if (n) {
		s.blgp = chosen;
	}
	if (from->scale) {
		s.scales = p->m->operand[from->scale];
		s.scale_elements = from->scale_elements;
		s.scale_byte = field(p, MATRIX_FIELD_opsel0 + n) | field(p, MATRIX_FIELD_opselhi0 + n) << 1;
		s.scale_lane = 16 * field(p, MATRIX_FIELD_a_scale + n);
		s.scale_format = field(p, MATRIX_FIELD_a_scale_fmt + n);
		*p->m->known &= s.scale_format == SCALE_E8 || s.scale_format == SCALE_E4M3;
	}
	return s;
}

void
meaning_matrix(const struct meaning_values *m, const struct matrix *x)
{
	struct product p = {.m = m, .x = x, .lanes = m->n};
	struct side a = side_of(&p, &x->a, 0, x->sparse ? x->k / 2 : x->k), b = side_of(&p, &x->b, 1, x->k);
	union row right[TILE];

	for (unsigned block = 0; block < x->blocks; block++)
		for (unsigned first = 0; first < x->n; first += TILE) {
			for (unsigned j = 0; j < TILE && first + j < x->n; j++)
				read_row(&p, &b, block, x->n, first + j, &right[j]);
			for (unsigned i = 0; i < x->m; i++)
				multiply_row(&p, &a, right, block, i, first);
		}
}
