/* Parsers of DPP modifiers, which select the lane that each lane reads. */
#include "assembler/match/modifier/modvalue.h"

#include <string.h>

/* Returns the next row of isa_dpp_controls[], at or after *i, for this modifier on this processor, and advances *i.
 * Returns NULL after the last row. A modifier has a row for each range of numbers that it accepts. */
static const struct dpp_control *
next_control(const struct isa *isa, const struct modifier *m, size_t *i)
{
	while (*i < isa_ndpp_controls) {
		const struct dpp_control *c = &isa_dpp_controls[(*i)++];

		if (c->classes & isa->target->class_bit && !strcmp(isa_strings + c->name, modifier_spelling(m)))
			return c;
	}
	return NULL;
}

/* Returns the generations that support a DPP modifier, as a bit mask. */
static uint32_t
columns_with(const struct modifier *m)
{
	uint32_t columns = 0;
	struct isa isa;

	for (size_t t = 0; t < isa_ntargets; t++) {
		size_t i = 0;

		isa_init(&isa, &isa_targets[t]);
		columns |= (uint32_t)(next_control(&isa, m, &i) != NULL) << isa_targets[t].column;
	}
	return columns;
}

/* Parses quad_perm:[0,1,2,3]: the lane that each of four lanes reads. */
static bool
parse_quad(struct attempt *b, const struct modifier *m, const struct node *n)
{
	uint32_t v = 0;
	unsigned i = 0;
	int64_t lane;

	for (const struct node *e = n && n->kind == NODE_LIST ? n->arg : NULL; e; e = e->next, i++) {
		if (!modifier_number(b, m, e, &lane))
			return false;
		if (i > 3)
			return modifier_bad(b, m, e, "%s takes four values");
		if (lane < 0 || lane > 3)
			return modifier_outside(b, m, e, "invalid lane of %s", 0, 3);
		v |= (uint32_t)lane << 2 * i;
	}
	if (i != 4)
		return modifier_bad(b, m, n ? n : b->written, "%s takes four values");
	field_set(b->insn, m->field, v);
	return true;
}

bool
modifier_parse_dpp(struct attempt *b, const struct modifier *m, const struct node *n)
{
	static const char invalid[] = "invalid %s value";
	const struct isa *isa = b->env->isa;
	size_t i = 0;
	const struct dpp_control *c = next_control(isa, m, &i);

	if (!c) {
		modifier_bad(b, m, b->written, "%s is not supported on this GPU");
		b->miss->columns = columns_with(m);
		return false;
	}
	if (!c->code) /* quad_perm, whose encodings begin at 0 */
		return parse_quad(b, m, n);
	if (c->from < 0) {
		if (n)
			return modifier_bad(b, m, n, "%s takes no value");
		field_set(b->insn, m->field, c->code);
		return true;
	}
	if (!n)
		return modifier_bad(b, m, b->written, "%s needs a value after a colon");
	if (n->kind == NODE_LIST)
		return modifier_bad(b, m, n, "%s takes one number");
	int64_t v;
	if (!modifier_number(b, m, n, &v))
		return false;
	for (; c; c = next_control(isa, m, &i))
		if (v >= c->from && v <= c->to) {
			field_set(b->insn, m->field, c->code + (uint32_t)(v - c->from));
			return true;
		}
	modifier_bad(b, m, n, invalid);
	for (i = 0; (c = next_control(isa, m, &i));)
		build_miss_range(b, invalid, c->from, c->to);
	return false;
}

/* Parses a permutation of eight lanes: eight numbers of three bits. */
bool
modifier_parse_dpp8(struct attempt *b, const struct modifier *m, const struct node *n)
{
	uint32_t v = 0;
	unsigned i = 0;

	if (n->kind != NODE_LIST)
		return modifier_bad(b, m, n, "%s takes a list of eight lanes");
	int64_t lane;
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		if (!modifier_number(b, m, e, &lane))
			return false;
		if (i == 8)
			return modifier_bad(b, m, e, "%s takes a list of eight lanes");
		if (lane < 0 || lane > 7)
			return modifier_outside(b, m, e, "expected a 3-bit value for %s", 0, 7);
		v |= (uint32_t)lane << 3 * i;
	}
	if (i != 8)
		return modifier_bad(b, m, n, "%s takes a list of eight lanes");
	field_set(b->insn, m->field, v);
	return true;
}

/* Parses bound_ctrl. bound_ctrl:0 sets the bit, because it means that lanes out of bounds read 0. bound_ctrl:1 sets it, too. */
bool
modifier_parse_bound(struct attempt *b, const struct modifier *m, const struct node *n)
{
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	if (v != 0 && v != 1)
		return modifier_outside(b, m, n, "invalid %s value", 0, 1);
	field_set(b->insn, m->field, 1);
	return true;
}
