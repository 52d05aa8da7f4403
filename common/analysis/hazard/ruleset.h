/* Selects the rules of tables/hazards.tbl that apply to a processor, and determines which events of these rules an
 * instruction may match. An event of a rule is an instruction of certain kinds that accesses certain registers, such as a
 * VALU write of an SGPR. */
#ifndef HAZARD_RULESET_H
#define HAZARD_RULESET_H

#include "common/analysis/graph/graph.h"
#include "common/isa/hazard_rules.h"

/* A set of events, with a bit for each kind of event in the rules of a processor. */
__extension__ typedef unsigned __int128 event_bits;
enum { EVENT_BITS = 128 };

/* Returns the index of the lowest bit in a set that is not empty. */
static inline unsigned
event_lowest(event_bits bits)
{
	uint64_t low = (uint64_t)bits;

	return (unsigned)(low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(bits >> 64)));
}

struct ruleset_rule {
	const struct hazard *h;
	event_bits second, link[HAZARD_LINKS], ends[HAZARD_LINKS], hides, count, below;
	uint8_t most;                 /* maximum number of wait states that the rule requires */
};

struct ruleset {
	const struct isa *isa;
	struct ruleset_rule rules[HAZARD_RULES];
	unsigned nrules;
	event_bits seconds;             /* union of `second` of all rules */
	event_bits nop;
	unsigned nop_mask;            /* bits of the s_nop field that count as wait states */
	uint8_t bit[HAZARD_EVENTS];   /* indexed by event; UINT8_MAX: in no rule of this processor */
	event_bits set[HAZARD_SET_WORDS * 64]; /* indexed by set of instructions: the events that these instructions can match */
	event_bits leaf[HAZARD_LEAVES]; /* indexed like isa_hazard_leaves[]: events of the sets in that bit mask, computed on first use */
	bool leaf_known[HAZARD_LEAVES];
	event_bits free;               /* events that do not depend on the instruction's registers */
	event_bits uses[4][FILE_COUNT]; /* indexed by USE_READS | USE_WRITES and register class: events that a use can match */
	uint8_t file[INSN_UNITS];     /* indexed by register unit: FILE_… */
};

/* Initializes p, whose bytes must be zero. */
void
ruleset_init(struct ruleset *p, const struct isa *isa);

/* Returns a superset of the events that an instruction matches, without decoding the operands. */
event_bits
ruleset_events(struct ruleset *p, const struct graph_code *code, const struct graph *g, uint32_t insn);

#endif
