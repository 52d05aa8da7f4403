/* Parses the location in a user's rule: a loop's header, the block that a branch ends, an instruction. */
#ifndef SIM_RULE_H
#define SIM_RULE_H

#include "common/analysis/graph/functions.h"
#include "common/sim/path.h"

struct sim_where {
	struct str function; /* empty: any function */
	enum sim_where_kind { SIM_AT_ALL, SIM_AT_BLOCK, SIM_AT_ADDRESS } kind;
	uint64_t number;     /* number of the block, or address */
};

/* Parses the location of a rule. Returns false if it is malformed. */
bool
sim_where_parse(struct str text, struct sim_where *where);

/* Finds the block of function f that a rule names; FLOW_NONE for "*". base: as in struct sim_rules. Returns false if the location
 * is malformed or not in f. */
bool
sim_where_block(struct str text, const struct flow_function *f, uint64_t base, uint32_t *block);

#endif
