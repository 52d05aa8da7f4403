/* Operations in flight at a point of a function: memory operations, exports and messages that have been issued, and that no wait
 * guarantees to be complete.
 *
 * Each is an event that raises one or two counters (counters.tbl). Events of one order on a counter complete in order, so the
 * number of newer ones suffices: a wait for at most that many waits for the event. Where paths join, the path with the fewest
 * counts. */
#ifndef WAIT_FLIGHT_H
#define WAIT_FLIGHT_H

#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"

/* Registers of an event. */
struct flight_run {
	uint16_t unit;       /* the first unit */
	uint8_t more;        /* number of following units */
	uint8_t protected;   /* bits 1 << PROTECTED_…: the accesses that must wait */
};

/* An instruction that raises a counter. */
struct flight_event {
	uint32_t insn;       /* index in the function */
	uint32_t function;
	uint8_t event;       /* EVENT_… */
	uint8_t ncounts;
	bool perhaps;        /* it may be skipped (skip.h), so it does not age older events for certain */
	const struct insn_count *counts;
	uint32_t run, nruns; /* in flight_code.runs */
};

/* An instruction that waits. */
struct flight_wait {
	uint32_t insn;
	uint8_t most[COUNTER_COUNT]; /* as in insn_waits() */
};

/* The events and waits of one function. Events from unknown on represent operations that unknown callers may have in flight, one
 * of each kind with all registers; their instruction number is one past the last. */
struct flight_range {
	size_t event, unknown, events_end;
	size_t wait, waits_end;
};

/* The instructions of some functions that raise or wait for counters, in order. */
struct flight_code {
	const struct isa *isa;
	struct flight_range at; /* range of the current function */
	struct flight_event *events;
	struct flight_wait *waits;
	struct flight_run *runs;
	size_t nevents, nwaits, nruns, events_cap, waits_cap, runs_cap;
};

/* An operation in flight, on one counter. */
struct flight {
	uint32_t event;      /* event number times INSN_COUNTS plus index of the count */
	uint8_t newer;       /* minimum number of later ones of its order */
	bool passed;         /* it was in flight when the function was called, on all paths */
};

struct flights {
	struct flight *v;    /* by event */
	size_t n, cap;
	struct set results, sources; /* registers still to be written, and still to be read */
};

/* Collects the events and waits of the function's graph, which becomes current. */
void
flight_code_open(struct flight_code *c, const struct flow_code *code, const struct flow_graph *g);

/* The same for one more function; c->at is its range. */
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

/* Whether a use, USE_READS …, of its registers must wait for it. event: EVENT_… of the instruction with the use. */
static inline bool
flight_hinders(const struct insn_count *count, unsigned what, unsigned event)
{
	return (what & USE_READS && count->protects == PROTECTED_written) ||
		(what & USE_WRITES && !(count->over >> event & 1));
}

/* The first event and the first wait at or after an instruction. */
void
flight_code_from(const struct flight_code *c, uint32_t insn, uint32_t *event, uint32_t *wait);

/* The instruction that waits until the counter is at most most, as text in the arena. */
const char *
flight_cure(const struct isa *isa, unsigned counter, unsigned most, struct arena *arena);

/* The greatest value of its counter at which it is complete. */
unsigned
flight_need(const struct flight_code *c, const struct flight *f);

/* Whether it is still in flight on its counter after the instructions from first up to end, ignoring its other count. Ages it. */
bool
flight_lasts(const struct flight_code *c, struct flight *f, uint32_t first, uint32_t end);

/* Issues the event. */
void
flights_issue(struct flights *all, const struct flight_code *c, uint32_t event);

/* Applies a wait for at most most on each counter. */
void
flights_wait(struct flights *all, const struct flight_code *c, const uint8_t most[COUNTER_COUNT]);

/* Merges the state of another path. Returns whether the state changes. */
bool
flights_join(struct flights *all, const struct flight_code *c, const struct flights *other);

/* Merges the state at a call into the callee's state at entry. Returns whether that changes. */
bool
flights_give(struct flights *in, const struct flight_code *c, const struct flights *before);

/* Computes the state after a call from the callee's state at its returns, out, its own operations, and the state before the call;
 * in is the state given to the callee. */
void
flights_take(struct flights *all, const struct flight_code *c, const struct flights *out, const struct flights *in,
	const struct flights *before);

/* Copies a state; the sets are not copied if other is only stored. */
void
flights_copy(struct flights *all, const struct flights *other);

bool
flights_same(const struct flights *a, const struct flights *b);

/* Adds everything that may be in flight on entry from unknown code. */
void
flights_unknown(struct flights *all, const struct flight_code *c);

/* Removes what flights_unknown() has added for the current function. */
void
flights_known(struct flights *all, const struct flight_code *c);

/* Clears the state. */
void
flights_clear(struct flights *all);

#endif
