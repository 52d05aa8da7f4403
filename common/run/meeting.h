/* Barriers: of a work-group, of a cluster of work-groups, and the named ones, of waves that join. What completes a barrier are as many
 * signals as it has members. (LLVM, "User Guide for AMDGPU Backend", and its lowering of llvm.amdgcn.s.barrier.*.) */
#ifndef RUN_MEETING_H
#define RUN_MEETING_H

#include "common/run/ordering.h"

struct run_wave;
struct run_group;

enum {
	RUN_NAMED = 16,              /* named barriers are 1 to 16 */
	RUN_BARRIER_GROUP = -1,      /* as instructions name them */
	RUN_BARRIER_CLUSTER = -3,
};

/* What is ordered before something, from the view of a wave (ordering.h). */
struct run_order {
	uint64_t clock[RUN_DID][RUN_MOST_WAVES]; /* moments up to which what other waves of the work-group did is before */
	uint64_t seen;               /* the same for all waves of all work-groups */
};

struct run_barrier {
	uint32_t members, signals;   /* signals: since it was completed last */
	uint64_t completed;          /* how often */
	struct run_order arrived, released; /* of those that have signalled, now and when it was completed last */
};

/* The barriers that a wave uses, and how often it has passed each. */
struct run_attendance {
	uint64_t group, cluster, named;
	uint8_t joined;              /* the named barrier that it has joined; 0: none */
	bool arrived;                /* it has signalled the barrier at which it is */
};

/* Returns the barrier with a number for a wave; NULL: there is none. */
struct run_barrier *
run_barrier_of(struct run_wave *v, int number);

/* Returns the barrier at which a wave waits. */
struct run_barrier *
run_barrier_waited(struct run *r, struct run_wave *v);

/* Makes a barrier as new. */
void
run_barrier_start(struct run_barrier *b, uint32_t members);

/* A wave signals a barrier. Returns whether it is the first one since the barrier was completed. */
bool
run_barrier_signal(struct run *r, struct run_wave *v, struct run_barrier *b);

/* Returns whether a wave goes on at a barrier. */
bool
run_barrier_passes(struct run_wave *v, struct run_barrier *b);

/* The wave becomes a member, or is none any more, of a named barrier. */
void
run_barrier_join(struct run_wave *v, unsigned number);

void
run_barrier_leave(struct run_wave *v);

/* A wave has ended, so fewer signals complete the barriers of its work-group. */
void
run_barrier_end(struct run_wave *v);

#endif
