/* Operations in flight at a location of a function: memory operations, exports and messages that have been issued and that no
 * wait guarantees to be complete.
 *
 * Each operation is an event that increments one or more counters (counters.tbl). Events of the same order on a counter
 * complete in order. Therefore it suffices to know how many newer events of this order were issued: when the counter is at
 * most this number, the event is complete. At a join of paths, the smallest number applies. */
#ifndef WAIT_FLIGHT_H
#define WAIT_FLIGHT_H

#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"

/* Consecutive registers that an event protects until it is complete. */
struct flight_run {
	uint16_t unit;
	uint8_t more;        /* number of register units after the first */
	uint8_t protected;   /* bit mask of 1 << PROTECTED_…: kinds of accesses that must wait for the event */
};

/* An instruction that increments a counter. */
struct flight_event {
	uint32_t insn;
	uint32_t function;
	uint8_t event;
	uint8_t ncounts;
	bool unknown;        /* stands for operations that unknown callers may have in flight */
	bool perhaps;        /* VSKIP may skip the instruction (skip.h), so it does not necessarily count as a newer event with respect
	                      * to older ones */
	uint32_t unwritten;  /* known so far: no instruction between `insn` and this one writes the registers of a scalar load's
	                      * address, and none is a call; 0: nothing is known */
	const struct insn_count *counts;
	uint32_t run, nruns; /* run: index of the first element in flight_code.runs; nruns: number of elements */
};

struct flight_wait {
	uint32_t insn;
	uint8_t most[COUNTER_COUNT]; /* highest value that each counter may still have, as in insn_waits() */
};

/* Index ranges of the events and waits of one function. The events from index `unknown` on stand for operations that unknown
 * callers may have in flight: one event of each kind, with all registers. Their instruction index is the number of the function's
 * instructions. */
struct flight_range {
	size_t event, unknown, events_end;
	size_t wait, waits_end;
};

/* The instructions that increment counters or wait for them, from one or more functions, in program order. */
struct flight_code {
	const struct isa *isa;
	struct flight_range at; /* ranges of the current function */
	struct flight_event *events;
	struct flight_wait *waits;
	struct flight_run *runs;
	size_t nevents, nwaits, nruns, events_cap, waits_cap, runs_cap;
};

/* An operation in flight, with respect to one of the counters that it increments. */
struct flight {
	uint32_t event;      /* index of the event times INSN_COUNTS, plus the index of the count within the event */
	uint8_t newer;       /* least number of newer events of the same order */
	bool passed;         /* on all paths, the operation was already in flight when the function was called */
};

struct flights {
	struct flight *v;    /* sorted by event */
	size_t n, cap;
	struct set results, sources; /* results: registers that pending operations will write; sources: registers that pending
	                              * operations will read */
};

/* Collects the events and waits of a function, which becomes the current function. */
void
flight_code_open(struct flight_code *c, const struct flow_code *code, const struct flow_graph *g);

/* Adds the events and waits of a further function, and sets c->at to their ranges. */
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

/* Returns whether the operation is one that unknown callers may have in flight. */
static inline bool
flight_is_unknown(const struct flight_code *c, const struct flight *f)
{
	return flight_event(c, f)->unknown;
}

/* Returns whether registers are protected until the event is complete on this counter. */
static inline bool
flight_protects(const struct insn_count *count)
{
	return count->protects != PROTECTED_none && count->protects != PROTECTED_lds;
}

/* Returns whether a use of registers must wait for an event that protects them. `what` is the use, USE_READS …; `event` is the
 * EVENT_… of the instruction with the use. */
static inline bool
flight_hinders(const struct insn_count *count, unsigned what, unsigned event)
{
	return (what & USE_READS && count->protects == PROTECTED_written) ||
		(what & USE_WRITES && !(count->over >> event & 1));
}

/* Finds the first event and the first wait at or after an instruction. */
void
flight_code_from(const struct flight_code *c, uint32_t insn, uint32_t *event, uint32_t *wait);

/* Returns the text of the instruction that waits until the counter is at most `most`, in the arena. */
const char *
flight_fix(const struct isa *isa, unsigned counter, unsigned most, struct arena *arena);

/* Returns the highest value of the counter at which the operation is complete. */
unsigned
flight_need(const struct flight_code *c, const struct flight *f);

/* What a sequence of instructions does to an operation in flight. */
struct flight_span {
	uint8_t below;       /* the operation stays in flight if fewer events than this are newer before the sequence */
	uint8_t newer;       /* number of newer events in the sequence */
};

/* Returns what the instructions from `first` up to `end`, exclusive, do to operations of an order on a counter (insn_count.order).
 * Ignores other counters that the operations increment. */
struct flight_span
flight_span(const struct flight_code *c, unsigned counter, unsigned order, uint32_t first, uint32_t end);

/* Adds the operations of an event to the state, and updates `newer` of the operations in flight. */
void
flights_issue(struct flights *all, const struct flight_code *c, uint32_t event);

/* Removes the operations that are complete after waiting until each counter c is at most most[c]. */
void
flights_wait(struct flights *all, const struct flight_code *c, const uint8_t most[COUNTER_COUNT]);

/* Joins the state of another path, which has n operations. Returns whether the state changes. */
bool
flights_join(struct flights *all, const struct flight_code *c, const struct flight *other, size_t n);

/* Joins the state before a call into the callee's entry state, which gets at most FLIGHTS_GIVEN operations; if there are more,
 * sets *more. Returns whether the entry state changes. */
enum { FLIGHTS_GIVEN = 512 };

bool
flights_give(struct flights *in, const struct flight_code *c, const struct flights *before, bool *more);

/* Computes the state after a call. `out` is the callee's state at its returns, including operations that the callee issued. `in`
 * is the callee's entry state. `before` is the state before the call. */
void
flights_take(struct flights *all, const struct flight_code *c, const struct flights *out, const struct flights *in,
	const struct flights *before);

void
flights_copy(struct flights *all, const struct flights *other);

/* Returns whether the state consists of n given operations. */
bool
flights_same(const struct flights *all, const struct flight *v, size_t n);

/* Adds all operations that may be in flight at an entry from unknown code. */
void
flights_unknown(struct flights *all, const struct flight_code *c);

/* Removes the operations that flights_unknown() adds for the current function. */
void
flights_known(struct flights *all, const struct flight_code *c);

void
flights_clear(struct flights *all);

#endif
