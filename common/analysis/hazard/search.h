/* Searches backwards from an instruction, along all paths, for an earlier instruction that violates a rule together with it. */
#ifndef HAZARD_SEARCH_H
#define HAZARD_SEARCH_H

#include "common/analysis/hazard/event.h"
#include "common/analysis/path/path.h"

/* The function to search, and working memory. */
struct hazard_search {
	const struct ruleset *rules;
	const struct flow_code *code;
	const struct flow_graph *g;
	const event_bits *events;    /* indexed by instruction: ruleset_events() */
	uint8_t *states;             /* indexed by instruction: wait states that the instruction provides, including those of fixes
	                              * assumed before it */
	bool *cured;                 /* indexed by instruction: whether a fix other than s_nop is assumed before it; `cures` lists the
	                              * rules */
	const struct search_cure {
		uint32_t insn;
		const struct ruleset_rule *rule;
	} *cures;                    /* fixes that are assumed before instructions */
	size_t ncures;
	bool gave_up;                /* a search gave up since the caller last cleared this field */
	struct event_insn second, other;
	struct paths paths;          /* paths of the function, created on first use; until then, g is NULL */
	struct search_work *work;    /* working memory of search.c */
};

/* The first instruction that was found for a rule. */
struct search_hit {
	unsigned missing;            /* number of missing wait states, or of the instructions that the rule counts; 0: the rule is not
	                              * violated */
	uint32_t first;              /* index of the first instruction */
	struct event_run run;        /* registers common to both instructions; count 0: the rule does not concern registers */
	bool first_writes;
	bool only_first;             /* run has the registers of the first instruction, because the rule does not restrict those of the
	                              * second */
	bool exits;                  /* the second instruction is in code outside the function */
	bool doubtful;               /* the violation is not proven on any path */
	const uint32_t *edges;       /* indices of the graph's edges from the first to the second instruction, in the order in which
	                              * control takes them; valid until the next search */
	uint32_t nedges;
};

/* Prepares s for searches in the function s->g. Free with search_close(). */
void
search_open(struct hazard_search *s);

void
search_close(struct hazard_search *s);

/* Searches for instructions that violate the rule together with `insn`, the rule's second instruction. Sets *hit to the violation
 * with the most missing wait states among proven paths or, if none is proven, among all paths. */
void
search_back(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

/* Like search_back(), but the second instruction is in code outside the function. It executes `states` wait states after insn, at
 * which control leaves the function, and may use any registers. */
void
search_exit(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, unsigned states, struct search_hit *hit);

/* Like search_back(), for a rule without a first instruction. */
void
search_alone(struct hazard_search *s, const struct ruleset_rule *r, uint32_t insn, struct search_hit *hit);

#endif
