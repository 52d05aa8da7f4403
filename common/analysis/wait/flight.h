/* Operations in flight at a location of a function: memory operations, exports and messages that have been issued and that no
 * wait guarantees to be complete.
 *
 * Each operation is an event that increments one or more counters (counters.tbl). Events of the same order on a counter
 * complete in order. Therefore it suffices to know how many newer events of this order were issued: when the counter is at
 * most this number, the event is complete. At a join of paths, the smallest number applies. */
#ifndef WAIT_FLIGHT_H
#define WAIT_FLIGHT_H

#include "common/analysis/mode/sched.h"
#include "common/base/memory/arena.h"

/* Consecutive registers that an event protects until it is complete. */
struct flight_run {
	uint16_t unit;
	uint8_t more;        /* number of register units after the first */
	uint8_t protected;   /* bit mask of 1 << PROTECTED_…: kinds of accesses that must wait for the event */
	uint8_t half;        /* USE_LOW or USE_HIGH: the event uses only this half of each register; 0: both */
};

/* An instruction that increments a counter. */
struct flight_event {
	uint32_t insn;
	uint32_t function;
	uint8_t event;
	uint8_t ncounts;
	bool unknown;        /* stands for operations that unknown callers may have in flight */
	bool lanes;          /* writes only lanes that are active, of `region` */
	bool crosses;        /* reads other lanes, too */
	bool perhaps;        /* VSKIP may skip the instruction (skip.h), so it does not necessarily count as a newer event with respect
	                      * to older ones */
	uint32_t unwritten;  /* known so far: no instruction between `insn` and this one writes the registers of a scalar load's
	                      * address, and none is a call; 0: nothing is known */
	const struct insn_count *counts;
	uint32_t region;     /* of graph.regions; contains all lanes in which it is issued while an earlier one touches active lanes;
	                      * only with `lanes` */
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
	const struct sched *sched; /* NULL: hardware interlocks are on, so the counters of expert mode are left out */
	uint32_t held;          /* events that hardware holds until the registers of other events are free: bits 1 << EVENT_… */
	bool lanes;             /* operations of the current function may concern other lanes than those that are active (disjoint.h) */
	bool *excluded;         /* only in flight_code_add(): see find_excluded() */
	const struct graph *g; /* of the current function */
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
	uint8_t later;       /* on a counter of expert mode: least number of newer events of any order, up to its largest value */
	bool passed : 1;     /* on all paths, the operation was already in flight when the function was called */
	bool stale : 1;      /* nothing is known of its lanes */
	uint16_t in;         /* region that contains its lanes, unless it is stale */
	uint16_t all;        /* region that contains its lanes and those of earlier executions, unless it is stale */
	uint16_t apart;      /* region around the current one with none of its lanes, or FLIGHT_MEETS */
	uint16_t older;      /* the same for earlier executions of the instruction, whose operations may be in flight, too;
	                      * FLIGHT_NO_OLDER: there are none */
};

enum { FLIGHT_MEETS = UINT16_MAX, FLIGHT_NO_OLDER = UINT16_MAX - 1 };

/* Returns whether the operation touches none of the active lanes. */
static inline bool
flight_is_apart(const struct flight *f)
{
	return f->apart != FLIGHT_MEETS;
}

/* Assumes that the operation touches active lanes, now and after any change of exec. */
static inline void
flight_lose_lanes(struct flight *f)
{
	f->stale = true;
	f->apart = f->older = FLIGHT_MEETS;
}

/* Assumes that the operation touches active lanes of the regions in which it has been executed. */
static inline void
flight_join_older(struct flight *f)
{
	f->in = f->all;
	f->apart = FLIGHT_MEETS;
	f->older = FLIGHT_NO_OLDER;
	if (f->stale || !f->in)
		flight_lose_lanes(f);
}

struct flights {
	struct flight *v;    /* sorted by event */
	size_t n, cap;
	struct set results, sources; /* results: registers that pending operations will write; sources: registers that pending
	                              * operations will read */
	struct set vgprs;    /* registers that pending operations of the vector ALU use, for which hardware holds further ones */
};

/* Initializes c. sched: the modes of the code's functions, which must outlive c; may be NULL. Free with flight_code_close(). */
void
flight_code_open(struct flight_code *c, const struct isa *isa, const struct sched *sched);

/* Adds the events and waits of a function, which becomes the current function: sets c->at to their ranges. */
void
flight_code_add(struct flight_code *c, const struct graph_code *code, const struct graph *g, uint32_t function);

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

/* Returns bits 1 << PROTECTED_…: for which of them an operation in flight protects the registers of its operand. */
unsigned
flight_protected(const struct insn_operand *op);

/* Returns the kinds of uses of a run of registers that must wait for an event that protects them on this counter: USE_READS and
 * USE_WRITES. */
static inline unsigned
flight_run_hinders(const struct insn_count *count, const struct flight_run *run)
{
	bool written = count->protects == PROTECTED_written ||
		(count->protects == PROTECTED_vgprs && run->protected & 1 << PROTECTED_written);

	if (!(run->protected & 1 << count->protects))
		return 0;
	return written ? USE_READS | USE_WRITES : USE_WRITES;
}

/* Returns whether a use concerns only the half of the registers that a pending event does not use, and hardware treats halves
 * separately. `event` is the EVENT_… of the instruction with the use. Source: LLVM's determineVGPR16Dependency(). */
static inline bool
flight_misses(const struct flight_code *c, const struct insn_count *count, const struct flight_run *run, unsigned what, unsigned event)
{
	bool memory = event != EVENT_none && !(c->held >> event & 1) && target_has(c->isa->target, FEATURE_TRUE16);

	if (!(what & USE_LOW && run->half == USE_HIGH) && !(what & USE_HIGH && run->half == USE_LOW))
		return false;
	return count->expert || target_has(c->isa->target, FEATURE_D16_HALVES) || memory;
}

/* Returns the kinds of uses, of USE_READS and USE_WRITES in `what`, for which an instruction must wait for an event. `event` is the
 * EVENT_… of the instruction. expert: it may be executed in expert mode. */
static inline unsigned
flight_hinders(const struct insn_count *count, unsigned what, unsigned event, bool expert)
{
	if (count->expert && !expert)
		return 0;
	return (what & USE_READS && !(count->held >> event & 1) ? USE_READS : 0u) |
		(what & USE_WRITES && !(count->over >> event & 1) ? USE_WRITES : 0u);
}

/* Returns the EVENT_… of an instruction of the current function, or EVENT_none. `event` is the index of the first event at or after the
 * instruction. */
static inline unsigned
flight_event_at(const struct flight_code *c, uint32_t event, uint32_t insn)
{
	return event < c->at.unknown && c->events[event].insn == insn ? c->events[event].event : EVENT_none;
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

/* Returns what the instructions from `first` up to `end`, exclusive, do to operations of the same counter and order as `of`. Ignores
 * other counters that the operations increment. */
struct flight_span
flight_span(const struct flight_code *c, const struct insn_count *of, uint32_t first, uint32_t end);

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

/* Removes the operations on counters of expert mode. */
void
flights_settled(struct flights *all, const struct flight_code *c);

void
flights_clear(struct flights *all);

#endif
