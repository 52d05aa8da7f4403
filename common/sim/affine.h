/* The accesses of a kernel whose addresses are sums over the IDs of work items: the distances between lanes are known then. What is the same in
 * all lanes, such as a pointer, is taken as a multiple of a cache line and, in LDS, of all banks. */
#ifndef SIM_AFFINE_H
#define SIM_AFFINE_H

#include "common/access/access.h"
#include "common/analysis/graph/functions.h"

struct sim_address {
	uint32_t at;                 /* byte offset of the instruction within the section */
	struct access_made access;        /* by the first wave of a work-group, all of whose lanes are active */
};

struct sim_addresses {
	struct sim_address *v;       /* sorted by `at` */
	size_t n, cap;
	struct access_part *parts;   /* of all elements of v */
	size_t nparts, parts_cap;
};

/* Finds the accesses of a function. Without a known size of the work-group, or if its dimensions are not powers of two, there are none. Free
 * with sim_addresses_free(). */
void
sim_addresses_find(struct sim_addresses *s, const struct flow *flow, uint32_t function);

void
sim_addresses_free(struct sim_addresses *s);

#endif
