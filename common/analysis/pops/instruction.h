/* The roles of instructions in ordered sections, and the rules of the check. */
#ifndef POPS_INSTRUCTION_H
#define POPS_INSTRUCTION_H

#include "common/analysis/finding/finding.h"
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
	IS_PACKER,  /* sets the wave's packer */
	IS_POLL,    /* reads the exiting wave's ID */
	IS_WAIT,    /* waits until the section can be entered, without wave IDs */
	IS_NO_WAIT, /* the same instruction with an operand that waits for nothing */
	IS_LEAVE,
	IS_END,     /* leaves the section and ends the wave */
};

/* A decoded instruction. */
struct pops_step {
	struct insn insn;
	const struct insn_effects *e;
	struct insn_operand op[INSN_OPERANDS];
	unsigned nops;
	enum what what;
};

/* Decodes instruction i of a graph. */
void
step_read(const struct flow_code *code, const struct flow_graph *g, uint32_t i, struct pops_step *out);

/* Returns an instruction's role, from its effects and operands. With nops 0 it never returns IS_POLL. */
enum what
step_what(const struct isa *isa, const struct pops_step *p);

/* Whether the order of this access can matter to other waves. Scalar loads, which read constants, and sampled images are not
 * ordered. */
bool
step_is_ordered(const struct pops_step *p);

#endif
