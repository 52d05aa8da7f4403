/* Which registers of an instruction an event is about, and how those of two instructions are to each other. */
#ifndef HAZARD_PICK_H
#define HAZARD_PICK_H

#include "common/analysis/hazard/plan.h"

struct pick_run {
	uint8_t file;           /* FILE_… or HAZARD_HWREG */
	bool written;
	bool whole;             /* all registers of the file, used or not */
	uint16_t first, count;  /* count 0: the event is not about registers */
};

enum { PICK_RUNS = 2 * INSN_OPERANDS }; /* each operand, written or not */

/* An instruction with its operands, as far as they have been asked for. */
struct pick_insn {
	uint32_t number;        /* in the graph; FLOW_NONE: none yet */
	bool has_operands;
	unsigned n;
	struct insn insn;
	struct insn_operand op[INSN_OPERANDS];
};

/* Decodes an instruction of the graph, if it is not the one that is there. */
void
pick_decode(struct pick_insn *p, const struct flow_code *code, const struct flow_graph *g, uint32_t insn);

/* The registers that the event picks of the instruction, into run, which has room for PICK_RUNS. Returns how many runs
 * there are; an event that is not about registers has one, of none. */
unsigned
pick_registers(struct pick_insn *p, const struct flow_code *code, const struct flow_graph *g, unsigned event,
	struct pick_run *run);

/* Whether two runs are related so; HAZARD_PAIR: to the pairs that b is in. */
bool
pick_related(const struct pick_run *a, const struct pick_run *b, unsigned relation);

#endif
