/* The rules of tables/hazards.tbl that hold for a processor, with a bit for each kind of event in them, and the events that an
 * instruction can be. */
#ifndef HAZARD_RULESET_H
#define HAZARD_RULESET_H

#include "common/analysis/graph/graph.h"
#include "common/isa/hazard.h"

/* A set of events: a bit for each kind of event in a processor's rules. */
__extension__ typedef unsigned __int128 event_bits;
enum { EVENT_BITS = 128 };

/* The number of the lowest bit set in a set that is not empty. */
static inline unsigned
event_lowest(event_bits bits)
{
	uint64_t low = (uint64_t)bits;

	return (unsigned)(low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(bits >> 64)));
}

struct ruleset_rule {
	const struct hazard *h;
	event_bits second, link[HAZARD_LINKS], ends[HAZARD_LINKS], hides, count, below; /* bits of events */
	uint8_t most;                 /* the most wait states that a first instruction can require */
};

struct ruleset {
	const struct isa *isa;
	struct ruleset_rule rules[HAZARD_RULES];
	unsigned nrules;
	event_bits seconds;             /* all of their bits */
	event_bits nop;
	unsigned nop_mask;            /* the bits of its field that count as wait states */
	uint8_t bit[HAZARD_EVENTS];   /* of each event; UINT8_MAX: in none of these rules */
	event_bits leaf[HAZARD_LEAVES]; /* events, by isa_hazard_leaves[] */
	event_bits free;               /* events that ruleset_events() assigns without looking at registers */
	event_bits uses[4][FILE_COUNT]; /* events that a register of the file, read (1) or written (2), can satisfy */
	uint8_t file[INSN_UNITS];     /* FILE_… of each register unit */
};

void
ruleset_init(struct ruleset *p, const struct isa *isa);

/* A superset of the events that the instruction of the graph is: operands are not decoded. */
event_bits
ruleset_events(const struct ruleset *p, const struct flow_code *code, const struct flow_graph *g, uint32_t insn);

#endif
