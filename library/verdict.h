/* The verdict of a simulation: what limits the throughput. It is the first of this list that applies: a unit that is busy for most of
 * the time; the issue slots, if most of them are used; the launch of waves, if most slots have no wave; the reason for which waves
 * lose the most time. */
#ifndef LIBRARY_VERDICT_H
#define LIBRARY_VERDICT_H

#include "common/base/file/buf.h"
#include "common/sim/sim.h"

/* The shares of a run's time that verdicts compare, 0 to 1. */
struct shares {
	bool ended;                  /* whether the waves ended; if not, the other members are 0 */
	double busy[SIM_UNIT_COUNT]; /* busy time of each unit */
	double lost[SIM_REASON_COUNT]; /* time of the waves that is lost for each reason; for others: 0 */
	double issued, empty;        /* issue slots that are used; issue slots without a wave */
};

enum verdict_kind {
	VERDICT_UNIT, VERDICT_ISSUE, VERDICT_LAUNCH, VERDICT_LOSS,
	VERDICT_NOTHING,             /* no unit, and no time is lost */
	VERDICT_STUCK                /* the waves do not end */
};

struct limit_verdict {
	enum verdict_kind kind;
	unsigned which;              /* VERDICT_UNIT: the unit, VERDICT_LOSS: the reason; others: 0 */
};

/* Returns the shares of a run of a program with nops ops. */
struct shares
verdict_shares(const struct sim_result *r, size_t nops);

struct limit_verdict
verdict_find(const struct shares *s);

/* Returns the share that a verdict is about: the busy time of its unit, the time lost for its reason, or its issue slots. */
double
verdict_share(struct limit_verdict v, const struct shares *s);

/* Returns whether the verdict v about some shares is another one for other shares. It is not if the shares that the two verdicts are
 * about differ by less than a twentieth of the time, so that a limit is only just crossed. */
bool
verdict_changes(struct limit_verdict v, const struct shares *from, const struct shares *to);

/* Appends the verdict as a clause. If brief is set, omits that no unit is the limit, and which one is busiest. */
void
verdict_put(struct buf *b, struct limit_verdict v, const struct shares *s, bool brief);

/* Appends a share in per cent. */
void
verdict_put_percent(struct buf *b, double share);

#endif
