/* Follows the paths of waves, ignoring time, to determine whether they terminate, and within how many instructions. Waves with the same
 * number in their work-groups follow the same path. A wave never terminates if its state (op, return addresses, branch counts) recurs.
 * To detect this, each state is compared with a saved one, which is replaced after 1, 2, 4, … steps (Brent's algorithm). */
#include "common/sim/engine.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct path_state {
	uint32_t op;
	uint32_t *calls;
	size_t ncalls, calls_cap;
	uint32_t *choices;
};

static void
save_state(const struct sim *s, struct path_state *p, const struct sim_wave *w)
{
	p->op = w->op;
	p->ncalls = 0;
	for (size_t i = 0; i < w->ncalls; i++)
		*APPEND(p->calls, p->ncalls, p->calls_cap) = w->calls[i];
	memcpy(p->choices, w->choices, s->p->path->nbranches * sizeof *p->choices);
}

static bool
is_same_state(const struct sim *s, const struct path_state *p, const struct sim_wave *w)
{
	return p->op == w->op && p->ncalls == w->ncalls && (!w->ncalls || !memcmp(p->calls, w->calls, w->ncalls * sizeof *p->calls)) &&
		!memcmp(p->choices, w->choices, s->p->path->nbranches * sizeof *p->choices);
}

/* Checks the path of the waves of a number in their work-groups. */
static enum sim_end
check_role(struct sim *s, uint32_t role, uint64_t most)
{
	struct sim_wave *w = s->unused[s->nunused - 1];
	struct path_state before = {.choices = array_make(s->p->path->nbranches + 1, sizeof *before.choices)};
	uint64_t steps = 0, next = 1;
	enum sim_end end = most ? SIM_ENDS : SIM_TOO_LONG;

	sim_wave_begin(s, w);
	w->role = role;
	save_state(s, &before, w);
	bool taken;
	while (end == SIM_ENDS && s->p->ops[w->op].kind != SIM_END &&
		(w->op = sim_wave_next(s, w, &s->p->ops[w->op], &taken)) != GRAPH_NONE) {
		if (is_same_state(s, &before, w))
			end = SIM_ENDLESS;
		else if (++steps >= most)
			end = SIM_TOO_LONG;
		else if (w->ncalls > SIM_CALLS)
			end = SIM_TOO_DEEP;
		else if (steps % SIM_PROGRESS == 0 && sim_stop(s))
			end = SIM_STOPPED;
		if (steps == next) {
			next *= 2;
			save_state(s, &before, w);
		}
	}
	alloc_free(before.calls);
	alloc_free(before.choices);
	return end;
}

enum sim_end
sim_check_termination(struct sim *s, uint64_t most)
{
	uint32_t roles = 1;
	enum sim_end end = SIM_ENDS;

	for (size_t i = 0; i < s->p->path->nbranches; i++)
		if (s->p->path->branches[i].nof_wave > roles)
			roles = s->p->path->branches[i].nof_wave;
	for (uint32_t role = 0; role < roles && role < s->launch->group && end == SIM_ENDS; role++)
		end = check_role(s, role, most);
	return end;
}
