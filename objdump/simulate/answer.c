/* Summarizes the result of a simulation; see answer.h. The limit is the first of these that applies: a unit that is busy for most
 * of the time; the issue slots, if most of them are used; the most frequent reason why waves do not issue. */
#include "objdump/simulate/answer.h"

static const double most_of = 0.8; /* minimum fraction of the time for which the limiting unit is busy; improving anything else
                                    * then gains at most a quarter */

static unsigned
busiest_unit(const struct sim_result *r)
{
	unsigned best = 0;

	for (unsigned i = 1; i < SIM_UNIT_COUNT; i++)
		if (metrics_busy(r, i) > metrics_busy(r, best))
			best = i;
	return best;
}

/* Adds up the cycles that waves lost for each reason, over all instructions, in `lost`. Returns the reason with the largest loss,
 * or SIM_issued if there is no loss. */
static unsigned
largest_loss(const struct metrics *f, uint64_t lost[SIM_REASON_COUNT])
{
	unsigned best = SIM_issued;

	for (size_t i = 0; i < f->sim->program.nops; i++)
		for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
			lost[k] += f->sim->result.counts[i].lost[k];
	for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
		if (metrics_is_stall(k) && lost[k] > (best == SIM_issued ? 0 : lost[best]))
			best = k;
	return best;
}

void
answer_limit(const struct metrics *f, struct buf *b)
{
	const struct sim_result *r = &f->sim->result;
	uint64_t lost[SIM_REASON_COUNT] = {0};
	unsigned unit = busiest_unit(r), loss = largest_loss(f, lost);
	double busy = metrics_busy(r, unit), issued = metrics_ratio((double)r->lost[SIM_issued], (double)r->slots);
	double empty = metrics_ratio((double)r->lost[SIM_empty], (double)r->slots);

	if (busy >= most_of)
		buf_printf(b, "limited by the unit for %s (%.1f%% busy)", sim_unit_meaning(unit), 100 * busy);
	else if (issued >= most_of)
		buf_printf(b, "limited by issue (%.1f%% of the slots are used)", 100 * issued);
	else if (empty > 0.5)
		buf_printf(b, "limited by the launch of waves (%.1f%% of the slots have no wave)", 100 * empty);
	else if (loss != SIM_issued)
		buf_printf(b, "no unit is the limit (%s: %.1f%% busy); %.1f%% of the waves' time is lost to: %s", sim_unit_meaning(unit), 100 * busy,
			100 * metrics_ratio((double)lost[loss], (double)r->occupied), sim_reason_meaning(loss));
	else
		buf_printf(b, "no unit is the limit (%s: %.1f%% busy)", sim_unit_meaning(unit), 100 * busy);
}

/* Appends the text of an op's instruction and its location. If brief is set, omits the operands. */
static void
put_op(const struct metrics *f, uint32_t op, bool brief, struct buf *b)
{
	const struct sim_op *o = &f->sim->program.ops[op];
	const struct flow_section *s = f->sim->section;
	const struct flow_function *function = &s->flow->functions[o->function];
	char text[INSN_TEXT], name[64];
	struct str insn = {text, flow_insn_text(s, function->graph, o->insn, text)};

	for (size_t i = 0; brief && i < insn.n; i++)
		if (text[i] == ' ')
			insn.n = i;
	buf_put(b, insn.p, insn.n);
	buf_printf(b, " (");
	if (function != f->sim->function) {
		struct str called = flow_name(s, function, name);

		buf_put(b, called.p, called.n);
	}
	buf_printf(b, "+0x%llx)", (unsigned long long)(o->at - function->at));
}

void
answer_worst(const struct metrics *f, struct buf *b)
{
	const struct sim_program *p = &f->sim->program;
	double most = 0;
	uint32_t worst = FLOW_NONE;
	struct metrics_line line;

	for (uint32_t i = 0; i < p->nops; i++) {
		line = metrics_line(f, p->ops[i].function, p->ops[i].insn);
		if (line.stall * (double)line.count->hits <= most)
			continue;
		most = line.stall * (double)line.count->hits;
		worst = i;
	}
	if (worst == FLOW_NONE || metrics_ratio(most, (double)f->sim->result.occupied) < 0.0005)
		return;
	line = metrics_line(f, p->ops[worst].function, p->ops[worst].insn);
	buf_printf(b, "%.1f%% of the waves' time is lost at ", 100 * metrics_ratio(most, (double)f->sim->result.occupied));
	put_op(f, worst, false, b);
	if (line.reason == SIM_counter && line.count->producer != FLOW_NONE) {
		buf_printf(b, ", waiting for ");
		put_op(f, line.count->producer, true, b);
	} else {
		buf_printf(b, ": %s", sim_reason_meaning(line.reason));
	}
}
