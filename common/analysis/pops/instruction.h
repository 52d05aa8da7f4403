/* Determines the roles of instructions in ordered sections. Also defines the rules of the check. */
#ifndef POPS_INSTRUCTION_H
#define POPS_INSTRUCTION_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/graph.h"

#define FINDING(name, severity, text) RULE_##name,
enum pops_rule {
#include "common/analysis/pops/rule.def"
	RULE_COUNT
};
#undef FINDING

extern const struct finding_kind pops_rules[RULE_COUNT];

enum what {
	IS_OTHER,
	IS_PACKER,
	IS_POLL,    /* reads the exiting wave's ID */
	IS_WAIT,    /* waits until the section can be entered, without wave IDs */
	IS_NO_WAIT, /* like IS_WAIT, but the operand does not select export_ready */
	IS_LEAVE,
	IS_END,     /* leaves the section and ends the wave */
};

struct pops_step {
	struct insn insn;
	const struct insn_effects *e;
	struct insn_operand op[INSN_OPERANDS];
	unsigned nops;
	enum what what;
};

/* Decodes instruction i of a graph, and determines its role. */
void
step_read(const struct graph_code *code, const struct graph *g, uint32_t i, struct pops_step *out);

/* Returns the role of an instruction, from its effects and operands. If p->nops is 0, does not recognize IS_POLL. */
enum what
step_what(const struct isa *isa, const struct pops_step *p);

/* Returns whether the order of this access may matter to other waves. Returns false for scalar loads, which read
 * constants, and for sampled images. */
bool
step_is_ordered(const struct pops_step *p);

#endif
