/* What is in flight at a point of a function: memory operations, exports and messages that have been issued and of which no
 * wait says that they are done.
 *
 * Each is an event that raises one or two counters (counters.tbl). Of those of one order on a counter the older are done
 * first, so it is enough to know how many newer ones there are: a wait for at most that many waits for the event. Where
 * paths meet, it is the path with the fewest that counts. */
#ifndef WAIT_FLIGHT_H
#define WAIT_FLIGHT_H

#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"

/* Registers of an event. */
struct flight_run {
	uint16_t unit;       /* the first */
	uint8_t more;        /* how many follow it */
	uint8_t protected;   /* bits 1 << PROTECTED_…: for what they are protected */
};

/* An instruction that leaves something outstanding. */
struct flight_event {
	uint32_t insn;       /* its number in the function */
	uint32_t function;
	uint8_t event;       /* EVENT_… */
	uint8_t ncounts;
	bool perhaps;        /* it may be skipped (skip.h), so that none is certain to be newer on its account */
	const struct insn_count *counts;
	uint32_t run, nruns; /* in flight_code.runs */
};

/* An instruction that waits. */
struct flight_wait {
	uint32_t insn;
	uint8_t most[COUNTER_COUNT]; /* as of insn_waits() */
};

/* The events and waits of one function. Events from unknown on stand for what is in flight where control comes from is not known,
 * one of each kind with all registers; their instruction is the one after the last. */
struct flight_range {
	size_t event, unknown, events_end;
	size_t wait, waits_end;
};

/* The instructions of some functions that raise counters or wait for them, in their order. */
struct flight_code {
	const struct isa *isa;
	struct flight_range at; /* the current function's */
	struct flight_event *events;
	struct flight_wait *waits;
	struct flight_run *runs;
	size_t nevents, nwaits, nruns, events_cap, waits_cap, runs_cap;
};

/* One that is in flight, on one counter. */
struct flight {
	uint32_t event;      /* its number, times INSN_COUNTS, and that of the count */
	uint8_t newer;       /* later ones of its order, at least */
	bool passed;         /* it was when the function was called, on all paths */
};

struct flights {
	struct flight *v;    /* by event */
	size_t n, cap;
	struct set results, sources; /* registers that are still to be written, and to be read */
};

/* Collects them from the function's graph, which becomes the current one. */
void
flight_code_open(struct flight_code *c, const struct flow_code *code, const struct flow_graph *g);

/* The same of one more function. c->at says where they are. */
void
flight_code_add(struct flight_code *c, const struct flow_code *code, const struct flow_graph *g, uint32_t function);

void
flight_code_close(struct flight_code *c);

static inline const struct flight_event *
flight_event(const struct flight_code *c, const struct flight *f)
{
	return &c->events[f->event / INSN_COUNTS];
}

static inline const struct insn_count *
flight_count(const struct flight_code *c, const struct flight *f)
{
	return &flight_event(c, f)->counts[f->event % INSN_COUNTS];
}

/* Whether a use of its registers, USE_READS …, has to wait for it. event: EVENT_… of the instruction that uses them. */
static inline bool
flight_hinders(const struct insn_count *count, unsigned what, unsigned event)
{
	return (what & USE_READS && count->protects == PROTECTED_written) ||
		(what & USE_WRITES && !(count->over >> event & 1));
}

/* The first event and the first wait that are not before an instruction. */
void
flight_code_from(const struct flight_code *c, uint32_t insn, uint32_t *event, uint32_t *wait);

/* The instruction that waits until no more than most are outstanding on one counter, as text in the arena. */
const char *
flight_cure(const struct isa *isa, unsigned counter, unsigned most, struct arena *arena);

/* How many may be outstanding on its counter at most when it is done. */
unsigned
flight_need(const struct flight_code *c, const struct flight *f);

/* Whether what is in flight on its counter still is after the instructions from first up to end, but for what is done with the
 * event's other count. Makes it older. */
bool
flight_lasts(const struct flight_code *c, struct flight *f, uint32_t first, uint32_t end);

/* The event is issued. */
void
flights_issue(struct flights *all, const struct flight_code *c, uint32_t event);

/* No more than most of each counter are outstanding. */
void
flights_wait(struct flights *all, const struct flight_code *c, const uint8_t most[COUNTER_COUNT]);

/* Another path comes here, too. Returns whether that changes anything. */
bool
flights_join(struct flights *all, const struct flight_code *c, const struct flights *other);

/* What is in flight at a call is when the function begins. Returns whether that changes anything there. */
bool
flights_give(struct flights *in, const struct flight_code *c, const struct flights *before);

/* Adds what is in flight after a call: of what is when the function returns, out, its own, and what was before the call; in is what
 * was given to it. */
void
flights_take(struct flights *all, const struct flight_code *c, const struct flights *out, const struct flights *in,
	const struct flights *before);

/* The same as other; the sets are not copied if other is only kept. */
void
flights_copy(struct flights *all, const struct flights *other);

bool
flights_same(const struct flights *a, const struct flights *b);

/* Adds all that can be in flight where control comes from is not known. */
void
flights_unknown(struct flights *all, const struct flight_code *c);

/* Takes out what flights_unknown() has added for the current function. */
void
flights_known(struct flights *all, const struct flight_code *c);

/* Nothing is in flight. */
void
flights_clear(struct flights *all);

#endif
