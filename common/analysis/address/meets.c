/* Searches for a solution of linear inequalities. The variables are the bits of both lanes' IDs, with values 0 or 1. Each row is a
 * sum with limits: the first row is the distance of the two addresses, the other rows are conditions on the lanes. The search fixes
 * one variable after another. Variables that occur in conditions come first, then variables with a large effect on the distance.
 * The search backtracks when a row can no longer be within its limits. */
#include "common/analysis/address/meets.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"

enum { VARS = 2 * LINEAR_BITS, ROWS = 1 + 6 + 2 * RACE_GUARDS, MOST_NODES = 2000, MOST_TURNS = 64 };

struct row {
	int64_t coef[VARS];
	int64_t low, high;
	int64_t least[VARS + 1], most[VARS + 1]; /* least[i], most[i]: bounds of the sum of the terms of variables order[i] and
	                                          * later */
};

struct race_search {
	struct row row[ROWS];
	unsigned nrows, nvars;
	uint8_t rows[VARS];            /* number of rows, apart from the first, that contain a variable */
	uint8_t order[VARS];
	int8_t set[VARS];              /* indexed by variable: its value; -1: not fixed */
	bool paired[LINEAR_BITS];      /* indexed by bit: only the first row has this bit, with opposite signs for the two lanes. The
	                                * first lane's variable then stands for the difference of the two lanes' bits, -1 to 1 */
	unsigned nodes;
	bool gave_up;
};

/* Adds the constraint low <= sum <= high for a lane. bit[]: coefficients of the sum, which has no symbols and no step. */
static struct row *
add_row(struct race_search *s, const int32_t bit[LINEAR_BITS], unsigned lane, int64_t low, int64_t high)
{
	struct row *r = &s->row[s->nrows++];

	memset(r->coef, 0, sizeof r->coef);
	for (unsigned i = 0; i < LINEAR_BITS; i++)
		r->coef[lane * LINEAR_BITS + i] = bit[i];
	r->low = low;
	r->high = high;
	return r;
}

static void
add_sizes(struct race_search *s, const struct work_group *group)
{
	for (unsigned id = 0; id < 3; id++) {
		int32_t bit[LINEAR_BITS] = {0};

		if (!(group->size[id] & (group->size[id] - 1)))
			continue; /* any combination of bits is valid */
		for (unsigned i = 0; i < LINEAR_ID; i++)
			bit[id * LINEAR_ID + i] = 1 << i;
		for (unsigned lane = 0; lane < 2; lane++)
			add_row(s, bit, lane, 0, (int64_t)group->size[id] - 1);
	}
}

/* Adds the rows for the guards of an access. Returns whether these rows are the exact condition under which a lane performs the
 * access. */
static bool
add_guards(struct race_search *s, const struct race_access *a, unsigned lane)
{
	bool all = a->all_known;

	for (unsigned i = 0; i < a->nguards; i++) {
		const struct race_guard *g = &a->guard[i];

		if (g->sum.step || g->sum.symbol[0].times)
			all = false;
		else
			add_row(s, g->sum.bit, lane, g->low - g->sum.constant, g->high - g->sum.constant);
	}
	return all;
}

static void
count_rows(struct race_search *s)
{
	for (unsigned r = 1; r < s->nrows; r++)
		for (unsigned v = 0; v < VARS; v++)
			s->rows[v] += s->row[r].coef[v] != 0;
}

/* Returns whether the search fixes variable v before variable `other`: v is in more conditions, or it is in equally many and has a
 * larger effect on the distance. */
static bool
is_before(const struct race_search *s, unsigned v, unsigned other)
{
	return s->rows[v] != s->rows[other] ? s->rows[v] > s->rows[other] : llabs(s->row[0].coef[v]) > llabs(s->row[0].coef[other]);
}

static void
add_limits(struct race_search *s)
{
	for (unsigned r = 0; r < s->nrows; r++) {
		struct row *row = &s->row[r];

		row->least[s->nvars] = row->most[s->nvars] = 0;
		for (unsigned i = s->nvars; i-- > 0;) {
			int64_t c = row->coef[s->order[i]];
			bool both = s->order[i] < LINEAR_BITS && s->paired[s->order[i]];

			row->least[i] = row->least[i + 1] + (c < 0 ? c : both ? -c : 0);
			row->most[i] = row->most[i + 1] + (c > 0 ? c : both ? -c : 0);
		}
	}
}

static void
order_vars(struct race_search *s)
{
	s->nvars = 0;
	for (unsigned v = 0; v < LINEAR_BITS; v++)
		s->paired[v] = s->set[v] < 0 && s->row[0].coef[v] == -s->row[0].coef[LINEAR_BITS + v] && !s->rows[v] &&
			!s->rows[LINEAR_BITS + v];
	for (unsigned v = 0; v < VARS; v++) {
		unsigned at = s->nvars;

		if (s->set[v] >= 0 || (!s->row[0].coef[v] && !s->rows[v]) || (v >= LINEAR_BITS && s->paired[v - LINEAR_BITS]))
			continue;
		for (; at && is_before(s, v, s->order[at - 1]); at--)
			s->order[at] = s->order[at - 1];
		s->order[at] = (uint8_t)v;
		s->nvars++;
	}
	add_limits(s);
}

/* Returns whether there are values for the variables order[at] and later for which all rows are within their limits. sum[r] is the
 * sum of row r over the variables fixed so far. */
static bool
solve(struct race_search *s, unsigned at, const int64_t sum[ROWS])
{
	if (s->nodes++ > MOST_NODES) {
		s->gave_up = true;
		return false;
	}
	for (unsigned r = 0; r < s->nrows; r++)
		if (sum[r] + s->row[r].least[at] > s->row[r].high || sum[r] + s->row[r].most[at] < s->row[r].low)
			return false;
	if (at == s->nvars)
		return true;
	for (int value = s->order[at] < LINEAR_BITS && s->paired[s->order[at]] ? -1 : 0; value < 2; value++) {
		int64_t next[ROWS];

		for (unsigned r = 0; r < s->nrows; r++)
			next[r] = sum[r] + value * s->row[r].coef[s->order[at]];
		if (solve(s, at + 1, next))
			return true;
	}
	return false;
}

/* Returns whether two lanes that differ in this bit can touch the same byte. */
static bool
solve_bit(struct race_search *s, unsigned bit)
{
	for (unsigned value = 0; value < 2; value++) {
		memset(s->set, -1, sizeof s->set);
		s->set[bit] = (int8_t)value;
		s->set[LINEAR_BITS + bit] = (int8_t)!value;
		order_vars(s);
		int64_t sum[ROWS];
		for (unsigned r = 0; r < s->nrows; r++)
			sum[r] = s->row[r].coef[value ? bit : LINEAR_BITS + bit];
		s->nodes = 0;
		if (solve(s, 0, sum))
			return true;
	}
	return false;
}

static bool
solve_any(struct race_search *s, uint32_t wave_bits)
{
	for (unsigned bit = 0; bit < LINEAR_BITS; bit++)
		if (wave_bits >> bit & 1 && solve_bit(s, bit))
			return true;
	return false;
}

/* Restricts the search to two lanes of the same wave: in the ID bits that determine the wave, both lanes share one variable. */
static void
join_lanes(struct race_search *s, uint32_t wave_bits)
{
	for (unsigned r = 0; r < s->nrows; r++)
		for (unsigned bit = 0; bit < LINEAR_BITS; bit++)
			if (wave_bits >> bit & 1) {
				s->row[r].coef[bit] += s->row[r].coef[LINEAR_BITS + bit];
				s->row[r].coef[LINEAR_BITS + bit] = 0;
			}
}

/* Returns whether two lanes of one wave can touch the same byte. The two lanes may be the same lane. */
static bool
solve_within(struct race_search *s)
{
	int64_t sum[ROWS] = {0};

	memset(s->set, -1, sizeof s->set);
	order_vars(s);
	s->nodes = 0;
	return solve(s, 0, sum);
}

/* Reduces the coefficients of the first row modulo step, to the smallest absolute values. */
static void
reduce(struct row *r, int64_t step)
{
	for (unsigned v = 0; v < VARS; v++) {
		r->coef[v] %= step;
		if (r->coef[v] > step / 2)
			r->coef[v] -= step;
		else if (r->coef[v] < -(step / 2))
			r->coef[v] += step;
	}
}

/* Sets *least and *most to the bounds of a row's sum, without regard to other rows. */
static void
find_bounds(const struct row *r, int64_t *least, int64_t *most)
{
	*least = *most = 0;
	for (unsigned v = 0; v < VARS; v++)
		*(r->coef[v] < 0 ? least : most) += r->coef[v];
}

/* Returns the number of values of N for which the distance can be within its limits, and sets *first to the smallest one. least, most:
 * bounds of the sum of the terms of ID bits. */
static int64_t
find_turns(const struct linear *apart, int64_t least, int64_t most, int64_t low, int64_t high, int64_t *first)
{
	int64_t step = apart->step;

	*first = 0;
	if (!step)
		return 1;
	/* solve low <= sum + step * N <= high, for sums from least to most */
	*first = (low - most) / step - 1;
	int64_t last = (high - least) / step + 1;
	if (apart->count != LINEAR_ANY) {
		if (*first < 0)
			*first = 0;
		if (last > (int64_t)apart->count)
			last = apart->count;
	}
	return last - *first + 1;
}

static enum race_meets
compare_parts(struct race_search *s, const struct work_group *group, const struct linear *apart, int64_t offset, unsigned before,
	unsigned after)
{
	int64_t at = (int64_t)apart->constant + offset, low = -(int64_t)(before - 1) - at, high = (int64_t)after - 1 - at;
	struct row whole = s->row[0];
	enum race_meets meets = RACE_APART;

	if (apart->step && apart->count == LINEAR_ANY)
		reduce(&s->row[0], apart->step);
	int64_t least, most;
	find_bounds(&s->row[0], &least, &most);
	int64_t first;
	int64_t n = find_turns(apart, least, most, low, high, &first);
	if (n > MOST_TURNS)
		meets = RACE_UNKNOWN;
	for (int64_t i = 0; i < n && meets == RACE_APART; i++) {
		s->row[0].low = low - (first + i) * (int64_t)apart->step;
		s->row[0].high = high - (first + i) * (int64_t)apart->step;
		if (least > s->row[0].high || most < s->row[0].low)
			continue;
		if (group->within ? solve_within(s) : solve_any(s, group->wave_bits))
			meets = RACE_MEETS;
	}
	s->row[0] = whole;
	return meets;
}

/* Returns the difference of the addresses, without the terms of ID bits: the first row contains these. Each remaining symbol is
 * replaced by an unknown multiple of its factor. */
static struct linear
distance(const struct race_access *a, const struct race_access *b, bool (*fixed)(const void *context, uint32_t symbol),
	const void *context)
{
	struct linear pa = a->address, pb = b->address;

	memset(pa.bit, 0, sizeof pa.bit);
	memset(pb.bit, 0, sizeof pb.bit);
	for (unsigned i = 0; i < LINEAR_SYMBOLS && pa.symbol[i].times; i++)
		if (!fixed(context, pa.symbol[i].id))
			pa.symbol[i].id |= UINT32_C(1) << 31; /* a symbol that may have changed counts as another symbol */
	struct linear apart = linear_add(&pa, &pb, -1);
	for (unsigned i = 0; i < LINEAR_SYMBOLS && apart.symbol[i].times; i++) {
		struct linear any = {.step = (uint32_t)abs(apart.symbol[i].times), .count = LINEAR_ANY};

		apart = linear_add(&apart, &any, 1);
	}
	memset(apart.symbol, 0, sizeof apart.symbol);
	return apart;
}

/* Compares the accesses of all lanes or, with `guarded`, of the lanes that perform them. */
static enum race_meets
search(const struct work_group *group, const struct race_access *a, const struct race_access *b, const struct linear *apart,
	bool guarded)
{
	struct race_search *s = alloc_zeroed(1, sizeof *s); /* too large for the stack */
	enum race_meets meets = RACE_APART;
	bool known = group->exact && !apart->step;

	struct row *r = add_row(s, a->address.bit, 0, 0, 0);
	for (unsigned i = 0; i < LINEAR_BITS; i++)
		r->coef[LINEAR_BITS + i] = -(int64_t)b->address.bit[i];
	add_sizes(s, group);
	if (guarded) {
		known &= add_guards(s, a, 0);
		known &= add_guards(s, b, 1);
	}
	if (group->within && group->exact)
		join_lanes(s, group->wave_bits);
	count_rows(s);
	for (unsigned i = 0; i < a->nparts; i++)
		for (unsigned k = 0; k < b->nparts && meets != RACE_MEETS; k++) {
			enum race_meets here = compare_parts(s, group, apart, a->offset[i] - b->offset[k], a->bytes, b->bytes);

			if (here > meets)
				meets = here;
		}
	if (meets == RACE_MEETS ? !known : s->gave_up)
		meets = RACE_UNKNOWN;
	alloc_free(s);
	return meets;
}

enum race_meets
race_compare(const struct work_group *group, const struct race_access *a, const struct race_access *b,
	bool (*fixed)(const void *context, uint32_t symbol), const void *context)
{
	struct linear apart = distance(a, b, fixed, context);

	if (linear_is_unknown(&apart))
		return RACE_UNKNOWN;
	/* try without the guards first, because this search needs fewer steps */
	if ((a->nguards || b->nguards) && search(group, a, b, &apart, false) == RACE_APART)
		return RACE_APART;
	return search(group, a, b, &apart, true);
}
