/* Writes the sentences about the result of a simulation. The sentence about the limit names the first limit of this
 * list that applies: a unit that is busy for most of the time; the issue slots, if most of them are used; the launch of
 * waves, if most slots have no wave; the reason for which waves lose the most time. */
#include "library/simulated.h"

#include "common/base/text/demangle.h"
#include "common/base/text/real.h"

static const double most_of = 0.8; /* minimum fraction of busy time of a limiting unit, or of used issue slots;
                                    * improving anything else then gains at most a quarter */

static unsigned
busiest_unit(const struct sim_result *r)
{
	unsigned best = 0;

	for (unsigned i = 1; i < SIM_UNIT_COUNT; i++)
		if (simulated_busy(r, i) > simulated_busy(r, best))
			best = i;
	return best;
}

/* Adds up the cycles that waves lost for each reason, over all instructions, in `lost`. Returns the reason with the largest loss,
 * or SIM_issued if there is no loss. */
static unsigned
largest_loss(const struct simulated *s, uint64_t lost[SIM_REASON_COUNT])
{
	unsigned best = SIM_issued;

	for (size_t i = 0; i < s->program.nops; i++)
		for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
			lost[k] += s->result.counts[i].lost[k];
	for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
		if (simulated_is_stall(k) && lost[k] > (best == SIM_issued ? 0 : lost[best]))
			best = k;
	return best;
}

/* Copies the text to the arena of the result, and frees the buffer. */
static const char *
finish(struct simulated *s, struct buf *b)
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

static const char *
put_limit(struct simulated *s)
{
	const struct sim_result *r = &s->result;
	uint64_t lost[SIM_REASON_COUNT] = {0};
	unsigned unit = busiest_unit(r), loss = largest_loss(s, lost);
	double busy = simulated_busy(r, unit), issued = simulated_ratio((double)r->lost[SIM_issued], (double)r->slots);
	double empty = simulated_ratio((double)r->lost[SIM_empty], (double)r->slots);
	struct buf b = {0};

	if (busy >= most_of)
		buf_printf(&b, "limited by the unit for %s (%s busy)", sim_unit_meaning(unit), percent(busy).z);
	else if (issued >= most_of)
		buf_printf(&b, "limited by issue (%s of the slots are used)", percent(issued).z);
	else if (empty > 0.5)
		buf_printf(&b, "limited by the launch of waves (%s of the slots have no wave)", percent(empty).z);
	else if (loss != SIM_issued)
		buf_printf(&b, "no unit is the limit (%s: %s busy); %s of the waves' time is lost to: %s", sim_unit_meaning(unit), percent(busy).z,
			percent(simulated_ratio((double)lost[loss], (double)r->occupied)).z, sim_reason_meaning(loss));
	else
		buf_printf(&b, "no unit is the limit (%s: %s busy)", sim_unit_meaning(unit), percent(busy).z);
	return finish(s, &b);
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
	const struct flow_function *function = &s->section->flow->functions[o->function];
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

static const char *
put_most_lost(struct simulated *s)
{
	struct simulated_cost cost;
	const struct sim_count *count;
	struct buf b = {0};
	double most = 0;
	uint32_t worst = FLOW_NONE;

	for (uint32_t i = 0; i < s->program.nops; i++) {
		double lost = simulated_cost(s, i).stall * (double)s->result.counts[i].hits;

		if (lost > most) {
			most = lost;
			worst = i;
		}
	}
	if (worst == FLOW_NONE || simulated_ratio(most, (double)s->result.occupied) < 0.0005)
		return "";
	cost = simulated_cost(s, worst);
	count = &s->result.counts[worst];
	buf_printf(&b, "%s of the waves' time is lost at ", percent(simulated_ratio(most, (double)s->result.occupied)).z);
	put_op(s, worst, false, &b);
	if (cost.reason == SIM_counter && count->producer != FLOW_NONE) {
		buf_printf(&b, ", waiting for ");
		put_op(s, count->producer, true, &b);
	} else {
		buf_printf(&b, ": %s", sim_reason_meaning(cost.reason));
	}
	return finish(s, &b);
}

void
simulated_put_sentences(struct simulated *s)
{
	s->simulation.limit = put_limit(s);
	s->simulation.most_lost = put_most_lost(s);
}
