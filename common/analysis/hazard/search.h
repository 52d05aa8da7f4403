/* Searches backwards from an instruction, along all paths, for an earlier instruction that breaks a rule with it. */
#ifndef HAZARD_SEARCH_H
#define HAZARD_SEARCH_H

#include "common/analysis/hazard/event.h"
#include "common/analysis/path/path.h"

/* The function that is searched. */
struct hazard_search {
	const struct ruleset *rules;
	const struct flow_code *code;
	const struct flow_graph *g;
	const event_bits *events;    /* by instruction: ruleset_events() */
	uint8_t *states;             /* by instruction: its wait states, and those of fixes assumed before it */
	bool *cured;                 /* by instruction: a fix other than s_nop is assumed before it … */
	const struct search_cure {
		uint32_t insn;
		const struct ruleset_rule *rule;
	} *cures;                    /* … of this rule */
	size_t ncures;
	bool gave_up;                /* some search did, since the caller cleared it */
	struct event_insn second, other;
	struct paths paths;          /* of the function, once a path is looked at; g: NULL, not yet */
	struct search_work *work;    /* see search.c */
};

/* The first instruction found for a rule. */
struct search_hit {
	unsigned missing;            /* wait states, or instructions of the kind that the rule counts; 0: the rule is not broken */
	uint32_t first;              /* instruction */
	struct event_run run;        /* registers common to both instructions; count 0: the rule does not concern registers */
	bool first_writes;
	bool only_first;             /* run has registers of the first; the rule does not restrict those of the second */
	bool exits;                  /* the second instruction is in code outside the function */
	bool doubtful;               /* no path is proven */
	const uint32_t *edges;       /* numbers of the graph's edges from the first to the second instruction, in the order in which
	                              * they are taken; valid until the next search */
	uint32_t nedges;
};

/* Prepares s, whose function is set, for searches. Free it with search_close. */
void
search_open(struct hazard_search *s);

void
search_close(struct hazard_search *s);

/* Searches for first instructions that come too closely before the instruction as the rule's second. Of proven paths, or without one of
 * all paths, the hit is the one that lacks most. */
void
search_back(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

/* The same with a second instruction that is in code outside the function, so many wait states after the instruction that leads there,
 * and may use any registers. */
void
search_exit(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, unsigned states, struct search_hit *hit);

/* The same for a rule without a first instruction. */
void
search_alone(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

#endif
