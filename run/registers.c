#include "run/registers.h"

#include <inttypes.h>

void
registers_put_lanes(struct buf *b, uint64_t lanes)
{
	const char *comma = "";

	for (unsigned i = 0, end; i < 64; i = end) {
		for (end = i; end < 64 && lanes >> end & 1;)
			end++;
		if (end == i) {
			end++;
			continue;
		}
		if (end - i > 1)
			buf_printf(b, "%s%u-%u", comma, i, end - 1);
		else
			buf_printf(b, "%s%u", comma, i);
		comma = ",";
	}
}

/* The values of a register before and after an instruction. */
struct shown_values {
	const uint32_t *v, *unknown; /* v: NULL: not shown */
};

/* Appends a value. Halves without a value are "????". */
static void
put_value(struct buf *b, const struct shown_values *from, unsigned i)
{
	uint32_t unknown = from->unknown ? from->unknown[i] : 0, v = from->v[i];

	if (!unknown)
		buf_printf(b, "0x%" PRIx32, v);
	else if (unknown >> 16 && unknown & 0xffff)
		buf_printf(b, "?");
	else if (unknown >> 16)
		buf_printf(b, "0x????%04" PRIx32, v & 0xffff);
	else
		buf_printf(b, "0x%04" PRIx32 "????", v >> 16);
}

static bool
is_unknown(const struct shown_values *of, unsigned i)
{
	return of->unknown && of->unknown[i];
}

/* Returns whether two lanes have the same value, or none. */
static bool
is_same(const struct shown_values *of, unsigned i, unsigned k)
{
	return !of->v || (is_unknown(of, i) ? is_unknown(of, k) : !is_unknown(of, k) && of->v[i] == of->v[k]);
}

/* Returns the lanes from lane i on that have the same values as lane i. */
static uint64_t
same_lanes(const struct shown_values of[2], uint64_t lanes, unsigned i, unsigned n)
{
	uint64_t same = 0;

	for (unsigned k = i; k < n; k++)
		if (lanes >> k & 1 && is_same(&of[0], i, k) && is_same(&of[1], i, k))
			same |= UINT64_C(1) << k;
	return same;
}

/* Returns whether lanes i to i + 2 have values with the same differences, or no values. */
static bool
goes_on(const struct shown_values *of, unsigned i)
{
	if (!of->v || is_unknown(of, i))
		return !of->v || (is_unknown(of, i + 1) && is_unknown(of, i + 2));
	return !is_unknown(of, i + 1) && !is_unknown(of, i + 2) && of->v[i + 1] - of->v[i] == of->v[i + 2] - of->v[i + 1];
}

/* Returns the lanes from lane i on whose values have the same differences, if there are some. */
static uint64_t
series_lanes(const struct shown_values of[2], uint64_t lanes, unsigned i, unsigned n)
{
	uint64_t series = 0;

	for (; i + 2 < n && (lanes >> i & 7) == 7 && goes_on(&of[0], i) && goes_on(&of[1], i); i++)
		series |= UINT64_C(7) << i;
	return series;
}

/* Appends the values of lanes. */
static void
put_values(struct buf *b, const struct shown_values *of, unsigned i, uint64_t lanes)
{
	unsigned last = 63 - (unsigned)__builtin_clzll(lanes);

	put_value(b, of, i);
	if (is_same(of, i, last))
		return;
	buf_printf(b, ", ");
	put_value(b, of, i + 1);
	buf_printf(b, " .. ");
	put_value(b, of, last);
}

/* Returns the lanes of a register that are shown. */
static uint64_t
lanes_shown(const struct amdgcn_run_step *step, const struct amdgcn_run_register *r, int lane)
{
	uint64_t lanes = 0;

	for (unsigned i = 0; i < r->nvalues; i++) {
		bool changed = r->after && (r->before[i] != r->after[i] || (r->before_unknown && !r->before_unknown[i] != !r->after_unknown[i]));
		bool active = r->nvalues == 1 || step->active >> i & 1;

		if ((lane == AMDGCN_NONE || r->nvalues == 1 || (int)i == lane) && (r->written ? changed : active || !r->after))
			lanes |= UINT64_C(1) << i;
	}
	return lanes;
}

/* Returns whether a register has a value in some lane. */
static bool
has_value(const struct amdgcn_run_register *r)
{
	for (unsigned i = 0; i < r->nvalues && r->before_unknown; i++)
		if (!r->before_unknown[i])
			return true;
	return !r->before_unknown;
}

static void
put_register(struct buf *b, const struct amdgcn_run_step *step, const struct amdgcn_run_register *r, int lane, unsigned most)
{
	const struct shown_values of[2] = {{r->before, r->before_unknown}, {r->written ? r->after : NULL, r->after_unknown}};
	uint64_t lanes = lanes_shown(step, r, lane);
	const char *comma = " ";

	buf_printf(b, "\t%s:", r->name);
	if (!lanes)
		buf_printf(b, r->written ? " unchanged" : " not active");
	for (; lanes && most; most--) {
		unsigned i = (unsigned)__builtin_ctzll(lanes);
		uint64_t same = same_lanes(of, lanes, i, r->nvalues), series = series_lanes(of, lanes, i, r->nvalues);
		uint64_t shown = __builtin_popcountll(series) > __builtin_popcountll(same) ? series : same;

		buf_printf(b, "%s", comma);
		put_values(b, &of[0], i, shown);
		if (of[1].v) {
			buf_printf(b, " -> ");
			put_values(b, &of[1], i, shown);
		}
		if (r->nvalues > 1) {
			buf_printf(b, shown & (shown - 1) ? " (lanes " : " (lane ");
			registers_put_lanes(b, shown);
			buf_printf(b, ")");
		}
		lanes &= ~shown;
		comma = ", ";
	}
	if (lanes)
		buf_printf(b, ", and %d more lanes", __builtin_popcountll(lanes));
	buf_printf(b, "\n");
}

void
registers_put_text(struct buf *b, const struct amdgcn_run_step *step, int lane, unsigned most)
{
	for (int written = 0; written < 2; written++)
		for (size_t i = 0; i < step->nregisters; i++)
			if (step->registers[i].written == written && (step->registers[i].after || has_value(&step->registers[i])))
				put_register(b, step, &step->registers[i], lane, most);
}

static void
put_array(struct buf *b, const char *name, const struct amdgcn_run_register *r, const uint32_t *v, const uint32_t *unknown)
{
	buf_printf(b, ", \"%s\": %s", name, r->nvalues > 1 ? "[" : "");
	for (unsigned i = 0; i < r->nvalues; i++) {
		buf_printf(b, "%s", i ? ", " : "");
		if (unknown && unknown[i])
			buf_printf(b, "null");
		else
			buf_printf(b, "%" PRIu32, v[i]);
	}
	buf_printf(b, "%s", r->nvalues > 1 ? "]" : "");
}

void
registers_put_json(struct buf *b, const struct amdgcn_run_step *step)
{
	const char *comma = "";

	buf_printf(b, "\"registers\": [");
	for (size_t i = 0; i < step->nregisters; i++) {
		const struct amdgcn_run_register *r = &step->registers[i];

		if (!r->after && !has_value(r))
			continue;
		buf_printf(b, "%s{\"name\": \"%s\"", comma, r->name);
		if (r->after)
			buf_printf(b, ", \"read\": %s, \"written\": %s", r->read ? "true" : "false", r->written ? "true" : "false");
		put_array(b, r->after ? "before" : "value", r, r->before, r->before_unknown);
		if (r->after && r->written)
			put_array(b, "after", r, r->after, r->after_unknown);
		buf_printf(b, "}");
		comma = ", ";
	}
	buf_printf(b, "]");
}
