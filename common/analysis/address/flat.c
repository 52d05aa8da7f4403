#include "common/analysis/address/flat.h"

#include "common/analysis/address/follow.h"
#include "common/analysis/address/group.h"
#include "common/analysis/address/lds_access.h"
#include "common/base/memory/array.h"

struct flat_search {
	const struct flow *flow;
	const struct graph *g;
	bool *outside;
};

static void
look(struct follow *follow, void *context, uint32_t i, const struct insn *insn)
{
	struct flat_search *s = context;

	s->outside[i] = lds_access_is_outside(follow, s->flow->code->isa, &s->g->insns[i], insn);
}

bool *
flat_outside_lds(const struct flow *flow, uint32_t function)
{
	const struct graph_function *f = &flow->functions[function];
	struct flat_search s = {flow, f->graph, array_make(f->graph->ninsns, sizeof *s.outside)};

	if (s.g->entry == GRAPH_NONE)
		return s.outside;
	struct work_group group;
	work_group_find(flow, f, true, &group);
	struct follow *follow = follow_open(flow, f, &group);
	follow_visit(follow, look, &s);
	follow_close(follow);
	return s.outside;
}
