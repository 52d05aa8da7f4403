/* What instructions are to ordered sections, and the rules that a check of these has. */
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
	IS_PACKER,  /* gives the wave its packer */
	IS_POLL,    /* reads the exiting wave's ID */
	IS_WAIT,    /* waits until the section can be entered, without wave IDs */
	IS_NO_WAIT, /* the same instruction, which waits for nothing */
	IS_LEAVE,
	IS_END,     /* leaves it and ends */
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

/* What it is, of its effects and operands; of nops 0 no IS_POLL. */
enum what
step_what(const struct isa *isa, const struct pops_step *p);

/* Whether others can depend on the order of an access. Constants that scalar loads read, and textures, are not ordered. */
bool
step_is_ordered(const struct pops_step *p);

#endif
