/* Records failures while an instruction is built. */
#include "assembler/match/operand/build.h"

#include "common/isa/fields.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

bool
build_miss(struct attempt *b, unsigned specific, struct loc loc, const char *text, const char *what)
{
	unsigned rank = b->at * MISS_SPECIFIC + specific;

	struct miss *m = b->miss;

	if (rank < m->rank)
		return false;
	/* Set each member separately; members that this failure does not use stay unset. */
	m->rank = rank;
	m->loc = loc;
	m->text = text;
	m->what = what;
	m->name = NULL;
	m->modifier = NULL;
	m->columns = 0;
	m->ranges = m->lanes = 0;
	return false;
}

bool
build_miss_name(struct attempt *b, const struct node *n, unsigned kind, bool parts)
{
	if (b->miss->loc.pos == n->loc.pos && (n->kind == NODE_NAME || n->kind == NODE_CALL)) {
		b->miss->name = n;
		b->miss->kind = (uint8_t)kind;
		b->miss->parts = parts;
	}
	return false;
}

bool
build_miss_range(struct attempt *b, const char *text, int64_t low, int64_t high)
{
	struct miss *m = b->miss;

	if (m->text == text && m->ranges < MISS_RANGES) {
		m->low[m->ranges] = low;
		m->high[m->ranges++] = high;
	}
	return false;
}

bool
build_miss_next(struct attempt *b, unsigned specific, const char *text)
{
	const struct arg *a = build_next(b);

	if (a && a->kind == ARG_BAD)
		return build_miss(b, 15, a->why_loc, a->why, b->env->isa->target->name);
	return build_miss(b, specific, a ? a->node->loc : b->end, a ? text : "too few operands for %s",
		isa_strings + b->insn->form->name);
}
