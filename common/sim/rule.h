/* What the user's rules name: a loop's header, the block that a branch ends, an instruction. */
#ifndef SIM_RULE_H
#define SIM_RULE_H

#include "common/analysis/graph/functions.h"
#include "common/sim/path.h"

struct sim_where {
	struct str function; /* empty: any */
	enum sim_where_kind { SIM_AT_ALL, SIM_AT_BLOCK, SIM_AT_ADDRESS } kind;
	uint64_t number;     /* the block's; the address */
};

/* Reads the where of a rule. Returns false if it is none. */
bool
sim_where_parse(struct str text, struct sim_where *where);

/* Finds the block of a function that a rule names, FLOW_NONE for "*". base as in struct sim_rules. Returns false if it names
 * nothing there. */
bool
sim_where_block(struct str text, const struct flow_function *f, uint64_t base, uint32_t *block);

#endif
