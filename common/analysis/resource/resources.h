/* The resources that a function uses, those that its descriptor declares, and the occupancy, for the views of objdump and the
 * assembler. */
#ifndef RESOURCE_RESOURCES_H
#define RESOURCE_RESOURCES_H

#include "common/analysis/function/object.h"
#include "common/analysis/live/live.h"
#include "common/analysis/resource/occupancy.h"
#include "common/analysis/resource/usage.h"
#include "common/base/file/buf.h"

/* The resources of one function. */
struct resources {
	const struct isa *isa;
	const struct flow_function *function;
	struct usage usage;
	struct live_count most_live;
	const struct flow_kernel *kernel; /* NULL: no descriptor */
	uint32_t group;         /* work items per work group; 0: unknown */
	struct occupancy_need need; /* by the descriptor */
	bool placed;            /* occupancy is valid */
	struct occupancy occupancy;
};

/* Returns the resources of all functions of flow, in their order; the caller frees the array. section is the section of flow.
 * group is the number of work items per work group; 0: as in the metadata. */
struct resources *
resources_find(const struct flow_object *o, size_t section, const struct flow *flow, uint32_t group);

/* Appends a table of the resources as text, with this address and name as its title. */
void
resources_print(const struct resources *r, uint64_t address, struct str name, struct buf *out);

#endif
