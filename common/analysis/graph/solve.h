/* Data-flow analyses. An analysis is a state for each block, a transfer over instructions, and a join along edges. Here are the loop to
 * the fixpoint, the order of visits, the limit, and the memory of the states.
 *
 * Blocks are visited in sweeps in reverse postorder, those of a backward analysis in postorder. Each sweep visits the blocks that are due.
 * A block that becomes due after the sweep has passed it is visited in the next sweep. So results that depend on the order are the same in
 * each run.
 *
 * There are two kinds of analyses. With `join`, the state of a block is that with which control enters it (in a backward analysis, leaves
 * it): each visit of another block joins its result along the edges, so states only grow. With `gather`, the state of a block is that after
 * the transfer. Each visit computes it anew, by gathering the states along the edges to the block, so states may also shrink. */
#ifndef GRAPH_SOLVE_H
#define GRAPH_SOLVE_H

#include "common/analysis/graph/graph.h"
#include "common/analysis/graph/worklist.h"
#include "common/base/file/buf.h"

/* The number of sweeps after which an analysis that need not come to an end by itself is cut short. */
enum { SOLVE_SWEEPS = 64 };

/* What happens at the limit. */
enum solve_limit {
	SOLVE_ENDS,  /* there is no limit: states only grow, and finitely often */
	SOLVE_STOPS, /* solve_run() gives up and returns false */
	SOLVE_GROWS, /* from then on, solve.late is set, and leave() must let states only grow */
};

struct solve;

/* An analysis. `context` is that of solve_open(). `now` is the current state: solve.now. */
struct solve_rules {
	bool backward;
	enum solve_limit limit;

	/* Makes the state of a block the current state, before its transfer. With `gather`, clears the current state instead, or sets it to
	 * what comes from elsewhere than along edges. NULL: copies solve.size bytes. */
	void (*enter)(void *context, void *now, uint32_t block, const void *state);

	/* Applies the instructions of a block from index `first` up to `end`, exclusive, in the direction of the analysis. Together, the
	 * calls for a block cover all its instructions, usually at once. */
	void (*transfer)(void *context, void *now, uint32_t block, uint32_t first, uint32_t end);

	/* Joins the current state into the state of the block at the other end of an edge. first: nothing was joined into it before.
	 * Returns whether the block is due, because the state has changed, or because this is the first edge on which control can reach it. */
	bool (*join)(void *context, const void *now, const struct graph_edge *e, void *state, bool first);

	/* Joins the state of the block at the other end of an edge into the current state. */
	void (*gather)(void *context, void *now, const struct graph_edge *e, const void *state);

	/* With `gather`: replaces the state of a block by the current state. first: it has none yet. Returns whether it changes. */
	bool (*leave)(void *context, void *now, uint32_t block, void *state, bool first);

	/* Frees the memory that a state owns. NULL: none. */
	void (*release)(void *state);

	/* Appends the current state to out, as text for people who look for a mistake. NULL: not used with solve_print(). */
	void (*print)(const void *context, const void *now, struct buf *out);
};

struct solve {
	const struct solve_rules *rules;
	const struct graph *g;
	void *context, *now;
	void *owned;           /* memory of `now`; NULL: the caller's */
	size_t size;           /* of a state, in bytes */
	char *states;          /* indexed by block */
	bool *reached;         /* indexed by block: control can reach the block; with `gather`: the block has been visited */
	struct worklist due;   /* positions of blocks in the order of visits */
	unsigned sweep;        /* number of sweeps that solve_run() has completed */
	bool late;             /* see SOLVE_GROWS */
	bool again, stopped;   /* again: all reached blocks are due in the next sweep */
};

/* Initializes s for a graph with an entry. All states, of `size` bytes, are 0, and no block is due. now: the current state, which the
 * caller keeps; NULL: it has `size` bytes, too, and belongs to s. Free with solve_close(). */
void
solve_open(struct solve *s, const struct solve_rules *rules, const struct graph *g, size_t size, void *now, void *context);

void
solve_close(struct solve *s);

/* Makes no block due or reached, without changing the states. */
void
solve_restart(struct solve *s);

static inline void *
solve_state(const struct solve *s, uint32_t block)
{
	return s->states + block * s->size;
}

/* Makes a block due whose state, or what its transfer depends on, was changed from outside. Unreachable blocks are never due. */
void
solve_wake(struct solve *s, uint32_t block);

/* Makes all reachable blocks due. */
void
solve_wake_all(struct solve *s);

/* Makes all reached blocks due in the next sweep, because something has changed that all transfers depend on. */
static inline void
solve_again(struct solve *s)
{
	s->again = true;
}

/* Ends the current solve_run(), which returns false. */
static inline void
solve_stop(struct solve *s)
{
	s->stopped = true;
}

/* Visits blocks until none is due. Returns false if the analysis is cut short: its states are then not final. */
bool
solve_run(struct solve *s);

/* Computes, in solve.now, the state before an instruction of a block, in the direction of the analysis; at the index after the last
 * one (backward: at the first), the state after the block. Returns solve.now. */
void *
solve_at(struct solve *s, uint32_t block, uint32_t insn);

/* Computes, in solve.now, the state after a block. */
void
solve_visit(struct solve *s, uint32_t block);

/* Visits all reached blocks once, in the order of a sweep, without propagating their states: to report what transfers find. */
void
solve_visit_all(struct solve *s);

/* A function to which the state before the instruction at an offset of the section is passed, as text that is valid during the call. */
typedef void solve_line(void *user, uint32_t at, struct str state);

/* Calls line() with the state before each instruction that control can reach, in the order of the code; the analysis is forward. Transfers
 * find again what they have found. */
void
solve_print(struct solve *s, solve_line *line, void *user);

/* Extends a set of blocks, as flags indexed by block, by those that control can reach from them or, backward, from which it can reach
 * them, along edges that pass. passes: NULL: all edges pass. */
void
solve_reach(const struct graph *g, bool backward, bool (*passes)(const void *context, const struct graph_edge *e),
	const void *context, bool *set);

#endif
