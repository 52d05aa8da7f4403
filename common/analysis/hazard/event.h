/* Determines the registers of an instruction that an event concerns, and how the registers of two instructions are related. */
#ifndef HAZARD_EVENT_H
#define HAZARD_EVENT_H

#include "common/analysis/hazard/ruleset.h"

struct event_run {
	uint8_t file;           /* FILE_…, or HAZARD_HWREG */
	bool written;
	bool whole;             /* all registers of the class, used or not */
	uint16_t first, count;  /* count 0: the event does not concern registers */
};

enum { EVENT_RUNS = 2 * INSN_OPERANDS }; /* two per operand: registers read, and registers written */

/* A decoded instruction. Its operands are decoded on first use. */
struct event_insn {
	uint32_t number;        /* index of the instruction in the graph; GRAPH_NONE: no instruction is decoded */
	bool has_operands;
	unsigned n;
	struct insn insn;
	struct insn_operand op[INSN_OPERANDS];
};

/* Decodes an instruction of the graph into p, unless p already holds this instruction. */
void
event_decode(struct event_insn *p, const struct graph_code *code, const struct graph *g, uint32_t insn);

/* Stores the registers of the instruction that the event concerns in run, an array of EVENT_RUNS elements. Returns the number of
 * elements used. An event that does not concern registers has one element, with count 0. */
unsigned
event_registers(struct event_insn *p, const struct graph_code *code, const struct graph *g, unsigned event,
	struct event_run *run);

/* Returns whether two ranges of registers have the given relation, HAZARD_SHARE …. For HAZARD_PAIR, b is first extended to aligned
 * pairs. */
bool
event_related(const struct event_run *a, const struct event_run *b, unsigned relation);

#endif
