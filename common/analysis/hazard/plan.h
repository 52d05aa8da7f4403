/* The rules of tables/hazards.tbl that hold for a processor, with a bit for each kind of event that they speak of, and which
 * of these an instruction can be. */
#ifndef HAZARD_PLAN_H
#define HAZARD_PLAN_H

#include "common/analysis/graph/graph.h"
#include "common/isa/hazard.h"

/* A bit for each kind of event of a processor's rules. */
__extension__ typedef unsigned __int128 plan_bits;
enum { PLAN_BITS = 128 };

/* The number of the lowest bit that is set; there is one. */
static inline unsigned
plan_lowest(plan_bits bits)
{
	uint64_t low = (uint64_t)bits;

	return (unsigned)(low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(bits >> 64)));
}

struct plan_rule {
	const struct hazard *h;
	plan_bits second, link[HAZARD_LINKS], ends[HAZARD_LINKS], hides, count, below; /* bits of events */
	uint8_t most;                 /* wait states, if any first instruction needs that many */
};

struct plan {
	const struct isa *isa;
	struct plan_rule rules[HAZARD_RULES];
	unsigned nrules;
	plan_bits seconds;             /* all of their bits */
	plan_bits nop;
	unsigned nop_mask;            /* what counts of its field */
	uint8_t bit[HAZARD_EVENTS];   /* of each event of these rules; else UINT8_MAX */
	plan_bits leaf[HAZARD_LEAVES]; /* events, by isa_hazard_leaves[] */
	plan_bits free;                /* those for which registers do not matter at first */
	plan_bits uses[4][FILE_COUNT]; /* those that can be met by a register that is read (1) or written (2), by its file */
	uint8_t file[INSN_UNITS];     /* of a register */
};

void
plan_make(struct plan *p, const struct isa *isa);

/* The events that an instruction of the graph can be: those that it is are among them. */
plan_bits
plan_events(const struct plan *p, const struct flow_code *code, const struct flow_graph *g, uint32_t insn);

#endif
