#include "library/verdict.h"

#include "common/base/text/real.h"
#include "library/simulated.h"

static const double most_of = 0.8; /* minimum fraction of busy time of a limiting unit, or of used issue slots;
                                    * improving anything else then gains at most a quarter */
static const double half = 0.5;    /* fraction of issue slots without a wave above which the launch of waves is the limit */
static const double leeway = 0.05;

struct shares
verdict_shares(const struct sim_result *r, size_t nops)
{
	struct shares s = {.ended = !r->stuck && r->waves};

	if (!s.ended)
		return s;
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		s.busy[i] = simulated_busy(r, i) < 1 ? simulated_busy(r, i) : 1; /* stores may outlive their wave, without end.waits */
	for (unsigned k = 0; k < SIM_REASON_COUNT; k++) {
		uint64_t lost = 0;

		for (size_t i = 0; simulated_is_stall(k) && i < nops; i++)
			lost += r->counts[i].lost[k];
		s.lost[k] = simulated_ratio((double)lost, (double)r->occupied);
	}
	s.issued = simulated_ratio((double)r->lost[SIM_issued], (double)r->slots);
	s.empty = simulated_ratio((double)r->lost[SIM_empty], (double)r->slots);
	return s;
}

/* Returns the index of the largest number, or of the first of them. */
static unsigned
largest(const double *v, unsigned n)
{
	unsigned best = 0;

	for (unsigned i = 1; i < n; i++)
		if (v[i] > v[best])
			best = i;
	return best;
}

struct limit_verdict
verdict_find(const struct shares *s)
{
	unsigned unit = largest(s->busy, SIM_UNIT_COUNT), loss = largest(s->lost, SIM_REASON_COUNT);

	if (!s->ended)
		return (struct limit_verdict){VERDICT_STUCK, 0};
	if (s->busy[unit] >= most_of)
		return (struct limit_verdict){VERDICT_UNIT, unit};
	if (s->issued >= most_of)
		return (struct limit_verdict){VERDICT_ISSUE, 0};
	if (s->empty > half)
		return (struct limit_verdict){VERDICT_LAUNCH, 0};
	return s->lost[loss] > 0 ? (struct limit_verdict){VERDICT_LOSS, loss} : (struct limit_verdict){VERDICT_NOTHING, 0};
}

double
verdict_share(struct limit_verdict v, const struct shares *s)
{
	switch (v.kind) {
	case VERDICT_UNIT:
		return s->busy[v.which];
	case VERDICT_ISSUE:
		return s->issued;
	case VERDICT_LAUNCH:
		return s->empty;
	case VERDICT_LOSS:
		return s->lost[v.which];
	case VERDICT_NOTHING:
	case VERDICT_STUCK:
		break;
	}
	return 0;
}

static double
distance(double a, double b)
{
	return a < b ? b - a : a - b;
}

bool
verdict_changes(struct limit_verdict v, const struct shares *from, const struct shares *to)
{
	const struct limit_verdict now = verdict_find(to);

	if (now.kind == v.kind && now.which == v.which)
		return false;
	return !from->ended || !to->ended || distance(verdict_share(v, from), verdict_share(v, to)) >= leeway ||
		distance(verdict_share(now, from), verdict_share(now, to)) >= leeway;
}

void
verdict_put_percent(struct buf *b, double share)
{
	buf_printf(b, "%s%%", real_fixed(100 * share, 1).z);
}

void
verdict_put(struct buf *b, struct limit_verdict v, const struct shares *s, bool brief)
{
	unsigned busiest = largest(s->busy, SIM_UNIT_COUNT);

	switch (v.kind) {
	case VERDICT_UNIT:
		buf_printf(b, "limited by the unit for %s (", sim_unit_meaning(v.which));
		verdict_put_percent(b, s->busy[v.which]);
		buf_printf(b, " busy)");
		return;
	case VERDICT_ISSUE:
		buf_printf(b, "limited by issue (");
		verdict_put_percent(b, s->issued);
		buf_printf(b, " of the slots are used)");
		return;
	case VERDICT_LAUNCH:
		buf_printf(b, "limited by the launch of waves (");
		verdict_put_percent(b, s->empty);
		buf_printf(b, " of the slots have no wave)");
		return;
	case VERDICT_STUCK:
		buf_printf(b, "the waves do not end");
		return;
	case VERDICT_LOSS:
	case VERDICT_NOTHING:
		break;
	}
	if (!brief || v.kind == VERDICT_NOTHING)
		buf_printf(b, "no unit is the limit");
	if (!brief) {
		buf_printf(b, " (%s: ", sim_unit_meaning(busiest));
		verdict_put_percent(b, s->busy[busiest]);
		buf_printf(b, " busy)");
	}
	if (v.kind == VERDICT_LOSS) {
		if (!brief)
			buf_printf(b, "; ");
		verdict_put_percent(b, s->lost[v.which]);
		buf_printf(b, " of the waves' time is lost to: %s", sim_reason_meaning(v.which));
	}
}
