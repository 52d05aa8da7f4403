/* Products of matrices. An element of a row is found by its number k: the layouts of all generations spread the columns of A (the rows of B)
 * over groups of lanes, and differ in the number of groups and in how many elements follow each other in a lane. Sources: AMD's matrix
 * instruction calculator for gfx9 to gfx12; for f8f6f4, the layouts and recorded scales in the tests of AMD's Composable Kernel; for gfx1250's
 * scales, AMD's simulator rocjitsu; for 32 rows of fp4, ROCm's code that replaces such products by two. */
#include "common/meaning/matrix.h"

#include "common/base/memory/alloc.h"
#include "common/meaning/small.h"

enum {
	MOST_ELEMENTS = 4096, /* of A, of B and of D, in all blocks */
	MOST_N = 32,
	SCALE_E8 = 0, SCALE_E4M3 = 2, /* formats of scales */
	PLANS = 4,            /* layouts that a wave keeps */
};

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

	if (!s->scales)
		return 1;
	uint32_t code;
	if (p->x->rows == 8)
		code = s->scales[n / 4 * MEANING_LANES + row + (rows > 16 ? 0 : s->scale_lane)] >> n % 4 * 8 & 0xff;
	else
		code = s->scales[n * rows + row] >> 8 * s->scale_byte & 0xff;
	if (s->scale_format == SCALE_E4M3)
		return small_value(&small_fp8, code);
	return code == 0xff ? NAN : ldexp(1, (int)code - 127);
}

/* Where an element is: the dword, counted over all lanes of all registers, and its bit. */
struct element {
	uint16_t dword;
	uint8_t shift;
};

/* Where the elements of a product are, block by block: of A and B, element k of all rows of A (columns of B), for each k; of D, the rows. */
struct plan {
	const struct matrix *x;      /* NULL: none */
	unsigned lanes, blgp, type[2];
	struct element a[MOST_ELEMENTS], b[MOST_ELEMENTS], d[MOST_ELEMENTS];
};

/* The elements of a block of both sources, in the order of the plan, and the results of a row. */
struct block {
	double a[MOST_ELEMENTS], b[MOST_ELEMENTS], d[MOST_N];
};

/* What a wave keeps from one product to the next. */
struct matrix_space {
	struct plan plans[PLANS];
	unsigned next;       /* index, modulo PLANS, of the plan that is replaced next */
	struct block block;
};

/* Reads n halves that are in consecutive lanes. */
MEANING_WIDE static void
read_halves(const uint32_t *from, unsigned shift, unsigned n, double *restrict out)
{
	for (unsigned i = 0; i < n; i++) {
		uint32_t code = from[i] >> shift & 0xffff, special = (code & 0x7c00) == 0x7c00 ? 0x38000000 : 0;

		out[i] = (double)meaning_float(meaning_float_bits(meaning_float((code & 0x7fff) << 13) * 0x1p112f) | special | (code & 0x8000) << 16);
	}
}

MEANING_WIDE static void
read_bf16(const uint32_t *from, unsigned shift, unsigned n, double *restrict out)
{
	for (unsigned i = 0; i < n; i++)
		out[i] = (double)meaning_float(from[i] >> shift << 16);
}

MEANING_WIDE static void
read_singles(const uint32_t *from, unsigned n, double *restrict out)
{
	for (unsigned i = 0; i < n; i++)
		out[i] = (double)meaning_float(from[i]);
}

/* Returns the value of an element with this code. */
static double
element_value(const struct product *p, const struct side *s, uint64_t code)
{
	unsigned bits = formats[s->type].bits;

	if (!is_integer(s->type))
		return number(p->m, code, s->type);
	/* for iu8 and iu4, neg_lo says that they have a sign */
	return (s->type == MATRIX_i8 || s->neg) && code >> (bits - 1) ? (double)code - (double)(UINT64_C(1) << bits) : (double)code;
}

/* Returns whether n elements are in consecutive lanes. */
static bool
in_lanes(const struct element *e, unsigned n)
{
	return e[n - 1].dword == e[0].dword + n - 1;
}

static uint64_t
element_code(const uint32_t *dwords, const struct element *e, unsigned bits)
{
	return lane_bits(dwords + e->dword, 0, e->shift, bits);
}

/* Reads an element of a source: number k of a row of A, or of a column of B. */
static double
read_element(const struct product *p, const struct side *s, const struct element *e, unsigned rows, unsigned row, unsigned k)
{
	unsigned bits = formats[s->type].bits;
	double value = element_value(p, s, element_code(s->dwords, e, bits));

	if (is_integer(s->type))
		return value;
	if (s->scales)
		value *= scale_of(p, s, rows, row, k);
	return (bits == 16 && k & 1 ? s->neg_high : s->neg) ? -value : value;
}

/* Reads a source: element k of each row, for each k. */
static void
read_side(const struct product *p, const struct side *s, const struct element *e, unsigned rows, double *out)
{
	bool plain = !s->scales && !s->neg && !s->neg_high;

	for (unsigned k = 0; k < s->length; k++, e += rows, out += rows) {
		const uint32_t *from = s->dwords + e->dword;
		bool whole = plain && in_lanes(e, rows);

		if (whole && s->type == MATRIX_f16)
			read_halves(from, e->shift, rows, out);
		else if (whole && s->type == MATRIX_bf16)
			read_bf16(from, e->shift, rows, out);
		else if (whole && s->type == MATRIX_f32)
			read_singles(from, rows, out);
		else
			for (unsigned i = 0; i < rows; i++)
				out[i] = read_element(p, s, &e[i], rows, i, k);
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

	for (unsigned k = 0; k < s->length && !p->x->sparse; k++)
		column[k] = k;
	for (unsigned k = 0; k < s->length && p->x->sparse; k++) {
		unsigned lane, element = find(p, s, 0, p->x->m, row, k, &lane) / formats[s->type].bits;

		column[k] = k / 2 * 4 + (unsigned)lane_bits(p->m->operand[p->x->index], lane, (first + 2 * element) % 32, 2);
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
static double
addend(const struct product *p, unsigned element, unsigned lane)
{
	const struct matrix *x = p->x;
	unsigned bits = formats[x->c_type].bits, high = bits < x->c_bits && field(p, MATRIX_FIELD_opsel2) ? bits : 0;
	uint64_t code = lane_bits(p->m->operand[x->c], lane, element * x->c_bits + high, bits);

	if (is_integer(x->d_type))
		return (int32_t)code;
	double value = number(p->m, code, x->c_type);
	value = field(p, MATRIX_FIELD_neghi2) ? fabs(value) : value;
	return field(p, MATRIX_FIELD_neg2) ? -value : value;
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
encoded_integer(const struct product *p, double sum)
{
	if (p->x->clamp)
		sum = sum < INT32_MIN ? INT32_MIN : sum > INT32_MAX ? INT32_MAX : sum;
	return (uint32_t)(int64_t)sum;
}

/* Adds the products of row i of A, of m rows, and B to d. Products of all elements but doubles, and sums of integers, are exact in doubles. */
MEANING_WIDE static void
multiply(const struct block *v, unsigned i, unsigned m, const unsigned *column, unsigned length, unsigned n, bool exact, double *restrict d)
{
	for (unsigned k = 0; k < length; k++) {
		const double *b = v->b + column[k] * n, left = v->a[k * m + i];

		if (exact)
			for (unsigned j = 0; j < n; j++)
				d[j] += left * b[j];
		else
			for (unsigned j = 0; j < n; j++)
				d[j] = fma(left, b[j], d[j]);
	}
}

MEANING_WIDE static void
store_singles(const double *from, unsigned n, uint32_t *restrict to)
{
	for (unsigned i = 0; i < n; i++)
		to[i] = meaning_float_bits((float)from[i]);
}

/* Computes row i of D of a block. */
static void
compute_row(const struct product *p, const struct plan *plan, const struct side *a, struct block *v, unsigned block, unsigned i)
{
	const struct matrix *x = p->x;
	const struct element *at = plan->d + (block * x->m + i) * x->n;
	unsigned column[MOST_ELEMENTS / 4];

	bool singles = x->d_type == MATRIX_f32 && x->c_type == MATRIX_f32 && x->d_bits == 32 && x->c_bits == 32 && in_lanes(at, x->n);

	read_columns(p, a, i, column);
	if (singles && !field(p, MATRIX_FIELD_neg2) && !field(p, MATRIX_FIELD_neghi2))
		read_singles(p->m->operand[x->c] + at->dword, x->n, v->d);
	else
		for (unsigned j = 0; j < x->n; j++)
			v->d[j] = addend(p, at[j].dword / MEANING_LANES, at[j].dword % MEANING_LANES);
	multiply(v, i, x->m, column, a->length, x->n, a->type != MATRIX_f64, v->d);
	if (singles)
		store_singles(v->d, x->n, p->m->result[x->d] + at->dword);
	for (unsigned j = 0; j < x->n && !singles; j++)
		store(p, at[j].dword / MEANING_LANES, at[j].dword % MEANING_LANES,
			is_integer(x->d_type) ? encoded_integer(p, v->d[j]) : encoded(v->d[j], x->d_type));
}

static void
find_side(const struct product *p, const struct side *s, unsigned rows, struct element *out)
{
	for (unsigned block = 0; block < p->x->blocks; block++)
		for (unsigned k = 0; k < s->length; k++)
			for (unsigned row = 0; row < rows; row++, out++) {
				unsigned lane, bit = find(p, s, block, rows, row, k, &lane);

				*out = (struct element){(uint16_t)(bit / 32 * MEANING_LANES + lane), (uint8_t)(bit % 32)};
			}
}

static void
make_plan(const struct product *p, const struct side *a, const struct side *b, struct plan *plan)
{
	const struct matrix *x = p->x;
	struct element *d = plan->d;

	plan->x = x;
	plan->lanes = p->lanes;
	plan->blgp = b->blgp;
	plan->type[0] = a->type;
	plan->type[1] = b->type;
	find_side(p, a, x->m, plan->a);
	find_side(p, b, x->n, plan->b);
	for (unsigned block = 0; block < x->blocks; block++)
		for (unsigned i = 0; i < x->m; i++)
			for (unsigned j = 0; j < x->n; j++, d++) {
				unsigned lane, element = find_result(p, block, i, j, &lane);

				*d = (struct element){(uint16_t)(element * MEANING_LANES + lane), 0};
			}
}

static bool
is_plan(const struct plan *plan, const struct product *p, const struct side *a, const struct side *b)
{
	return plan->x == p->x && plan->lanes == p->lanes && plan->blgp == b->blgp && plan->type[0] == a->type && plan->type[1] == b->type;
}

/* Returns where the elements of a product are. */
static const struct plan *
find_plan(struct matrix_space *space, const struct product *p, const struct side *a, const struct side *b)
{
	for (unsigned i = 0; i < PLANS; i++)
		if (is_plan(&space->plans[i], p, a, b))
			return &space->plans[i];
	struct plan *plan = &space->plans[space->next++ % PLANS];
	make_plan(p, a, b, plan);
	return plan;
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
	struct matrix_space *space = *m->matrices ? *m->matrices : (*m->matrices = alloc_zeroed(1, sizeof *space));
	const struct plan *plan = find_plan(space, &p, &a, &b);
	unsigned cbsz = a.type != x->a.type || x->sparse ? 0 : field(&p, MATRIX_FIELD_cbsz);

	for (unsigned block = 0; block < x->blocks; block++) {
		unsigned from = (cbsz ? (block >> cbsz << cbsz) + field(&p, MATRIX_FIELD_abid) : block) % x->blocks;

		read_side(&p, &a, plan->a + from * x->m * a.length, x->m, space->block.a);
		read_side(&p, &b, plan->b + block * x->n * b.length, x->n, space->block.b);
		for (unsigned i = 0; i < x->m; i++)
			compute_row(&p, plan, &a, &space->block, block, i);
	}
}
