/* What a kernel or a function uses, what its descriptor declares, and how many waves there is room for: usage, liveness
 * and occupancy in one, for objdump's view and the assembler's. */
#ifndef RESOURCE_RESOURCES_H
#define RESOURCE_RESOURCES_H

#include "common/analysis/function/object.h"
#include "common/analysis/live/live.h"
#include "common/analysis/resource/occupancy.h"
#include "common/analysis/resource/usage.h"
#include "common/base/file/buf.h"

struct resources {
	const struct isa *isa;
	const struct flow_function *function;
	struct usage usage;
	struct live_count most_live;
	const struct flow_kernel *kernel; /* NULL: it has no descriptor */
	uint32_t group;         /* work items of a work group; 0: not known */
	struct occupancy_need need; /* of a wave of the kernel, by its descriptor */
	bool placed;            /* occupancy is known */
	struct occupancy occupancy;
};

/* The resources of all functions of flow, which is that of a section of the object; the caller frees them. group: work items
 * of a work group, 0 for what the metadata says. */
struct resources *
resources_find(const struct flow_object *o, size_t section, const struct flow *flow, uint32_t group);

/* Appends the table as text; the address and the name are those shown. */
void
resources_print(const struct resources *r, uint64_t address, struct str name, struct buf *out);

#endif
