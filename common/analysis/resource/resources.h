/* Combines the resources that a function uses, the resources that its descriptor declares, and the occupancy, for output by
 * objdump and the assembler. */
#ifndef RESOURCE_RESOURCES_H
#define RESOURCE_RESOURCES_H

#include "common/analysis/function/object_input.h"
#include "common/analysis/live/live.h"
#include "common/analysis/resource/blocks.h"
#include "common/analysis/resource/occupancy.h"
#include "common/analysis/resource/usage.h"
#include "common/base/file/buf.h"

struct resources {
	const struct isa *isa;
	const struct graph_function *function;
	struct usage usage;
	struct live_count most_live;
	const struct flow_kernel *kernel; /* contents of the kernel descriptor; NULL: the function has none */
	uint32_t group;         /* number of work items in a work-group; 0: unknown */
	struct occupancy_need need;
	bool placed;            /* `occupancy` is valid */
	struct occupancy occupancy;
	const struct blocks *blocks; /* dynamic VGPRs */
};

/* Returns an array with the resources of each function of flow. Free it with resources_free(). section is the index of flow's section. live
 * is the result of live_open(). group is the number of work items per work-group; 0: use the metadata. */
struct resources *
resources_find(const struct flow_object *o, size_t section, const struct flow *flow, const struct live *live, uint32_t group);

void
resources_free(const struct flow *flow, struct resources *all);

/* Appends a table of the resources as text. address and name form the title of the table. */
void
resources_print(const struct resources *r, uint64_t address, struct str name, struct buf *out);

#endif
