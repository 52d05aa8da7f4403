/* Values of the modifiers of DPP from text: which lane another lane reads. */
#include "assembler/match/modifier/modvalue.h"

#include <string.h>

bool
modifier_parse_dpp(struct build *b, const struct modifier *m, const struct node *n)
{
	int64_t v = -1;
	uint32_t perm = 0;
	unsigned i = 0;
	bool known = false;

	if (n && n->kind == NODE_LIST) {
		for (const struct node *e = n->arg; e; e = e->next, i++) {
			if (!modifier_number(b, m, e, &v))
				return false;
			if (v < 0 || v > 3 || i > 3)
				return modifier_bad(b, m, e, "invalid %s value");
			perm |= (uint32_t)v << 2 * i;
		}
		if (i != 4)
			return modifier_bad(b, m, n, "%s takes four values");
		v = -1;
	} else if (n && !modifier_number(b, m, n, &v)) {
		return false;
	}
	for (size_t k = 0; k < isa_ndpp_controls; k++) {
		const struct dpp_control *c = &isa_dpp_controls[k];

		if (!(c->classes & b->env->isa->target->class_bit) || strcmp(isa_strings + c->name, modifier_spelling(m)))
			continue;
		known = true;
		if (c->from < 0 ? v == -1 : v >= c->from && v <= c->to) {
			if ((i == 4) != !strcmp(modifier_spelling(m), "quad_perm"))
				break;
			field_set(b->insn, m->field, perm + c->code + (c->from < 0 ? 0 : (uint32_t)(v - c->from)));
			return true;
		}
	}
	return modifier_bad(b, m, known && n ? n : b->written, known ? "invalid %s value" :
		"%s is not supported on this GPU");
}

/* A permutation within eight lanes: eight numbers of three bits. */
bool
modifier_parse_dpp8(struct build *b, const struct modifier *m, const struct node *n)
{
	uint32_t v = 0;
	unsigned i = 0;
	int64_t lane;

	if (n->kind != NODE_LIST)
		return modifier_bad(b, m, n, "%s takes a list of eight lanes");
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		if (!modifier_number(b, m, e, &lane))
			return false;
		if (i == 8 || lane < 0 || lane > 7)
			return modifier_bad(b, m, e, i == 8 ? "%s takes a list of eight lanes" : "expected a 3-bit value for %s");
		v |= (uint32_t)lane << 3 * i;
	}
	if (i != 8)
		return modifier_bad(b, m, n, "%s takes a list of eight lanes");
	field_set(b->insn, m->field, v);
	return true;
}

/* bound_ctrl:0 sets the bit, for it means that lanes out of bounds read 0; so does bound_ctrl:1. */
bool
modifier_parse_bound(struct build *b, const struct modifier *m, const struct node *n)
{
	int64_t v;

	if (!modifier_number(b, m, n, &v))
		return false;
	if (v != 0 && v != 1)
		return modifier_bad(b, m, n, "invalid %s value");
	field_set(b->insn, m->field, 1);
	return true;
}
