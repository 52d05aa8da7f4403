/* Writes the sentence about the instruction at which most time is lost. simulation_certainty.c writes the sentences about the
 * limit. */
#include "library/simulated.h"

#include "common/base/text/demangle.h"
#include "common/base/text/real.h"

const char *
simulated_keep(struct simulated *s, struct buf *b)
{
	const char *text = arena_strz(&s->results, (struct str){(const char *)b->p, b->n});

	buf_free(b);
	return text;
}

static struct real_text
percent(double ratio)
{
	struct real_text text = real_fixed(100 * ratio, 1);

	strcat(text.z, "%");
	return text;
}

static void
put_name(struct simulated *s, uint32_t function, struct buf *b)
{
	const struct amdgcn_function *f = &s->section->function[function];

	if (!*f->name)
		buf_printf(b, "function at 0x%llx", (unsigned long long)f->address);
	else
		buf_printf(b, "%s", s->settings.demangle ? demangle(&s->results, f->name) : f->name);
}

/* Appends the text of an op's instruction and its location: the offset in the simulated function, or the name of a called
 * function and the offset in that function. If brief is set, omits the operands. */
static void
put_op(struct simulated *s, uint32_t op, bool brief, struct buf *b)
{
	const struct sim_op *o = &s->program.ops[op];
	const struct graph_function *function = &s->section->flow->functions[o->function];
	char text[INSN_TEXT];
	size_t n = inside_insn_text(s->section->flow->code, function->graph, o->insn, text);

	for (size_t i = 0; brief && i < n; i++)
		if (text[i] == ' ')
			n = i;
	buf_put(b, text, n);
	buf_printf(b, " (");
	if (o->function != s->function)
		put_name(s, o->function, b);
	buf_printf(b, "+0x%llx)", (unsigned long long)(o->at - function->at));
}

void
simulated_put_most_lost(struct simulated *s)
{
	struct buf b = {0};
	double most = 0;
	uint32_t worst = GRAPH_NONE;

	for (uint32_t i = 0; i < s->program.nops; i++) {
		double lost = simulated_cost(s, i).stall * (double)s->result.counts[i].hits;

		if (lost > most) {
			most = lost;
			worst = i;
		}
	}
	if (worst == GRAPH_NONE || simulated_ratio(most, (double)s->result.occupied) < 0.0005)
		return;
	struct simulated_cost cost = simulated_cost(s, worst);
	const struct sim_count *count = &s->result.counts[worst];
	buf_printf(&b, "%s of the waves' time is lost at ", percent(simulated_ratio(most, (double)s->result.occupied)).z);
	put_op(s, worst, false, &b);
	if (cost.reason == SIM_counter && count->producer != GRAPH_NONE) {
		buf_printf(&b, ", waiting for ");
		put_op(s, count->producer, true, &b);
	} else {
		buf_printf(&b, ": %s", sim_reason_meaning(cost.reason));
	}
	s->simulation.most_lost = simulated_keep(s, &b);
}
