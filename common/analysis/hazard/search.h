/* Searches backwards from an instruction, along all paths, for an earlier instruction that breaks a rule with it. */
#ifndef HAZARD_SEARCH_H
#define HAZARD_SEARCH_H

#include "common/analysis/hazard/pick.h"
#include "common/analysis/path/path.h"

/* What is known of a function while it is searched. */
struct search {
	const struct plan *plan;
	const struct flow_code *code;
	const struct flow_graph *g;
	const plan_bits *events;      /* of each instruction, by plan_events() */
	uint8_t *states;             /* wait states of each, with those of the cures that have been told before it */
	bool *cured;                 /* by instruction: a cure other than s_nop stands before it … */
	const struct search_cure {
		uint32_t insn;
		const struct plan_rule *rule;
	} *cures;                    /* … of this rule */
	size_t ncures;
	bool gave_up;                /* a search has, since it was cleared */
	struct pick_insn second, other;
	struct paths paths;          /* of the function, once a path is looked at; g: NULL, not yet */
	struct search_work *work;    /* see search.c */
};

/* What has been found. */
struct search_hit {
	unsigned missing;            /* wait states, or of what is counted; 0: nothing */
	uint32_t first;              /* instruction */
	struct pick_run run;         /* the registers that both have; count 0: it is not about registers */
	bool first_writes;
	bool only_first;             /* it is those of the first, and the second's do not matter */
	bool exits;                  /* the second is in code that is not known */
	bool doubtful;               /* no path is proven; of proven ones, or else of all, it is the one that lacks most */
	const uint32_t *edges;       /* numbers of the graph's edges from the first to the second instruction, in the order in which
	                              * they are taken; valid until the next search */
	uint32_t nedges;
};

/* For a function of so many blocks. */
void
search_open(struct search *s);

void
search_close(struct search *s);

/* Searches for what comes too closely before the instruction, as the rule's second. */
void
search_back(struct search *s, const struct plan_rule *r, uint32_t insn, struct search_hit *hit);

/* The same for code outside the function, to which the instruction leads: after so many wait states of it, whatever comes can be
 * the rule's second. */
void
search_exit(struct search *s, const struct plan_rule *r, uint32_t insn, unsigned states, struct search_hit *hit);

/* The same of a rule that an instruction alone can break. */
void
search_alone(struct search *s, const struct plan_rule *r, uint32_t insn, struct search_hit *hit);

#endif
