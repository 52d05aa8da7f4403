/* Parses the location in a user's rule: the header of a loop, a block that ends with a branch, or an instruction. */
#ifndef SIM_RULE_H
#define SIM_RULE_H

#include "common/analysis/graph/functions.h"
#include "common/sim/direction.h"

struct sim_where {
	struct str function; /* name of the function; empty: any function */
	enum sim_where_kind { SIM_AT_ALL, SIM_AT_BLOCK, SIM_AT_ADDRESS } kind;
	uint64_t number;     /* block number, or address */
};

/* Parses the location in a rule. Returns false if the location is malformed. */
bool
sim_where_parse(struct str text, struct sim_where *where);

/* Returns whether a text is a pattern of directions, or several, as in sim_rule. */
bool
sim_is_pattern(struct str text);

/* Sets *block to the block of function f to which a rule applies, or to GRAPH_NONE for "*". base is the address of the
 * section's first byte. Returns false if the location is malformed or not in f. */
bool
sim_where_block(struct str text, const struct graph_function *f, uint64_t base, uint32_t *block);

#endif
