/* Searches backwards from an instruction, along all paths, for an earlier instruction that violates a rule together with it. */
#ifndef HAZARD_SEARCH_H
#define HAZARD_SEARCH_H

#include "common/analysis/hazard/event.h"
#include "common/analysis/path/path.h"

struct hazard_search {
	const struct ruleset *rules;
	const struct graph_code *code;
	const struct graph *g;
	const event_bits *events;    /* indexed by instruction: ruleset_events() */
	uint8_t *states;             /* indexed by instruction: wait states that it provides, including the fixes assumed before it */
	bool *fixed;                 /* indexed by instruction: a fix other than s_nop is assumed before it; `fixes` lists the rules */
	const struct assumed_fix {
		uint32_t insn;
		const struct ruleset_rule *rule;
	} *fixes;
	size_t nfixes;
	uint32_t start;              /* block at which a kernel starts; GRAPH_NONE: the function is no kernel */
	bool begins;                 /* nothing in the object calls the function, so control can begin at its entry */
	bool gave_up;                /* a search gave up since the caller cleared this */
	struct event_insn second, other;
	struct paths paths;          /* created on first use; until then, g is NULL */
	struct search_work *work;
};

/* A violation of a rule: the rule's first instruction, and its relation to the second instruction. */
struct search_hit {
	unsigned missing;            /* number of missing wait states or, if the rule counts instructions, of missing instructions;
	                              * 0: no violation */
	uint32_t first;
	struct event_run run;        /* registers common to both instructions; count 0: the rule does not concern registers */
	bool first_writes;
	bool only_first;             /* run has the registers of the first instruction; those of the second do not matter */
	bool exits;                  /* the second instruction is in code outside the function */
	bool doubtful;               /* the violation is not proven on any path */
	const uint32_t *edges;       /* graph edges from the first to the second instruction; valid until the next search */
	uint32_t nedges;
};

/* Prepares s for searches in s->g. Free with search_close(). */
void
search_open(struct hazard_search *s);

void
search_close(struct hazard_search *s);

/* Searches for violations with `insn` as the rule's second instruction. Sets *hit to the violation with the most missing wait
 * states on a proven path or, if no path is proven, on any path. */
void
search_back(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

/* Like search_back(), but the second instruction is outside the function, `states` wait states after control leaves it at insn, and
 * may use any registers. */
void
search_exit(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, unsigned states, struct search_hit *hit);

/* Like search_back(), for a rule without a first instruction. */
void
search_alone(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

#endif
