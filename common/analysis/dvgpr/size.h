/* Dynamic VGPRs: how many VGPRs a wave has before each instruction, along all paths.
 *
 * A wave that starts in dynamic VGPR mode has one block of VGPRs. s_alloc_vgpr asks for a number of VGPRs, which is rounded up to whole
 * blocks. A request for more fails if not enough are free, or if it exceeds what a wave can have: then nothing changes, and scc is 0. A
 * request for the same number or for less always succeeds, and frees the highest ones. If it succeeds, scc is 1. Source: RDNA 4 ISA, 3.3.3 and
 * S_ALLOC_VGPR.
 *
 * The state is the set of possible sizes for each value of scc, so that a branch on scc after a request leaves the sizes of one outcome. A
 * scalar register to which the outcome was copied, as by s_cselect_b32, is followed in the same way. */
#ifndef DVGPR_SIZE_H
#define DVGPR_SIZE_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/solve.h"

enum {
	DVGPR_UNIT = 16,      /* VGPRs in the unit of sizes */
	DVGPR_SIZES = 17,     /* sizes of 0 to 16 units */
	DVGPR_VGPRS = 256,    /* VGPRs that a wave can have in this mode */
};

/* Sets of sizes: bit n for n units, and: */
enum dvgpr_set {
	DVGPR_DOUBT = 1 << 30,  /* some of the sizes may be impossible here, because they depend on a condition that is not followed */
	DVGPR_ANY = 1 << 29,    /* the size may be anything else, because it depends on unknown code or on an unknown number */
	DVGPR_KNOWN = (1 << DVGPR_SIZES) - 1,
};

/* The state before an instruction. */
struct dvgpr_state {
	uint32_t sizes[4];    /* sets of sizes; index: scc, plus 2 if the register `saved` has the value `saved_as[1]` */
	uint16_t saved;       /* unit of a register that has one of two values; INSN_UNITS: none, and index 0 and 1 are used only */
	bool copied;          /* an instruction that is not followed has read scc or `saved` */
	uint32_t saved_as[2];
	uint64_t lost[DVGPR_VGPRS / 64]; /* VGPRs that were freed after they were written, on some path */
};

/* Returns the set of all possible sizes. */
static inline uint32_t
dvgpr_sizes(const struct dvgpr_state *st)
{
	return st->sizes[0] | st->sizes[1] | st->sizes[2] | st->sizes[3] | (st->copied && st->sizes[0] != st->sizes[1] ? (uint32_t)DVGPR_DOUBT : 0);
}

/* An instruction s_alloc_vgpr. */
struct dvgpr_request {
	uint32_t insn;        /* number in the graph */
	bool known;           /* the numbers for which it asks are known */
	bool too_many;        /* some of them are more than a wave can have */
	bool ignores;         /* some have bits above bits 8:0, which alone count */
	bool unread;          /* nothing reads scc afterwards */
	uint32_t sizes;       /* the sizes for which it asks */
	uint32_t number;      /* the largest of these numbers of VGPRs */
};

struct dvgpr;

/* Returns whether an instruction of the section allocates VGPRs dynamically, on a processor that can. */
bool
dvgpr_is_used(const struct flow *flow);

/* Returns the number of VGPRs in a block according to the metadata; 0: unknown, it is one of the two sizes of the processor. */
unsigned
dvgpr_known_block(const struct flow *flow);

/* Determines the sizes in the graphs of all functions if a block has `block` VGPRs. flow must outlive the result; dvgpr_is_used() holds. Free
 * with dvgpr_close(). */
struct dvgpr *
dvgpr_open(const struct flow *flow, unsigned block);

void
dvgpr_close(struct dvgpr *d);

/* Returns the number of VGPRs in a block. */
unsigned
dvgpr_block(const struct dvgpr *d);

/* Returns the number of VGPRs that a wave can have. */
unsigned
dvgpr_most(const struct dvgpr *d);

/* Returns the set of sizes with which a function is entered. */
uint32_t
dvgpr_entered(const struct dvgpr *d, uint32_t function);

/* Sets st to a state with these sizes, in which nothing else is known. */
void
dvgpr_start(uint32_t sizes, struct dvgpr_state *st);

/* Returns the requests of a function, sorted by instruction, and sets *n to their number. */
const struct dvgpr_request *
dvgpr_requests(const struct dvgpr *d, uint32_t function, size_t *n);

/* Calls visit() with the state before each instruction that control can reach. */
typedef void dvgpr_visit(void *user, uint32_t insn, const struct dvgpr_state *before);

void
dvgpr_visit_all(struct dvgpr *d, uint32_t function, dvgpr_visit *visit, void *user);

/* Sets st to the state after a request with one outcome, from one size before it: that with the sizes that are then possible. Returns false if
 * this outcome is impossible. */
bool
dvgpr_after(const struct dvgpr *d, const struct dvgpr_request *r, unsigned before, bool success, struct dvgpr_state *st);

/* Applies instructions of a function from index `first` up to `end`, exclusive, none of which is a request or a call. */
void
dvgpr_pass(const struct dvgpr *d, uint32_t function, uint32_t first, uint32_t end, struct dvgpr_state *st);

/* Removes the sizes that are impossible on an edge. Returns false if none is left. */
bool
dvgpr_edge(const struct dvgpr *d, const struct graph_edge *e, struct dvgpr_state *st);

/* Calls line() with the sizes before each instruction of a function, for check/states.h. Blocks have the size that the metadata says, or else
 * the smaller one. */
void
dvgpr_show(const struct flow *flow, uint32_t function, solve_line *line, void *user);

#endif
