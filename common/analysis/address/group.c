#include "common/analysis/address/group.h"

static unsigned
lanes_of(const struct flow *flow)
{
	return flow->code->isa->wave32 ? 32 : 64;
}

/* If the sizes are powers of two, sets wave_bits to the ID bits that determine the wave of a work item. Otherwise, sets wave_bits
 * to all bits in which work items can differ. */
static void
find_wave_bits(struct work_group *group, unsigned lanes)
{
	uint32_t stride = 1;

	for (unsigned id = 0; id < 3; id++) {
		for (unsigned i = 0; i < LINEAR_ID && (group->size[id] - 1) >> i; i++)
			if (!group->exact || stride << i >= lanes)
				group->wave_bits |= 1u << (id * LINEAR_ID + i);
		stride *= group->size[id];
	}
}

/* Returns the maximum number of work items in a work-group; 0 if it is unknown or the function is not a kernel. */
static uint32_t
most_items(const struct graph_function *f)
{
	const struct graph_start *start = &f->start;
	uint32_t most = start->sizes[0] && start->sizes[1] && start->sizes[2] ? start->sizes[0] * start->sizes[1] * start->sizes[2] :
		start->group;

	return f->kind == ENTRY_KERNEL && start->known && most <= TARGET_GROUP_ITEMS ? most : 0;
}

bool
work_group_find(const struct flow *flow, const struct graph_function *f, bool flat, struct work_group *group)
{
	const struct graph_start *start = &f->start;
	bool sized = start->sizes[0] && start->sizes[1] && start->sizes[2];
	uint32_t most = most_items(f);

	*group = (struct work_group){.exact = true, .flat = flat};
	if (!most)
		return false;
	for (unsigned id = 0; id < 3; id++) {
		group->size[id] = sized ? start->sizes[id] : id < start->vgprs ? most : 1;
		/* A kernel that only enables x has a one-dimensional work-group. If y or z can be nonzero, the sizes of the preceding
		 * dimensions must be powers of two, so that the flat work-item number consists of ID bits. */
		if (id && group->size[id] > 1)
			group->exact &= sized && !(group->size[id - 1] & (group->size[id - 1] - 1));
	}
	if (most > lanes_of(flow))
		find_wave_bits(group, lanes_of(flow));
	return true;
}

struct linear
work_group_lane(const struct flow *flow, const struct work_group *group)
{
	struct linear lane = {0};
	uint32_t stride = 1;

	if (!group->exact)
		return linear_unknown();
	for (unsigned id = 0; id < 3; id++) {
		for (unsigned i = 0; i < LINEAR_ID && (group->size[id] - 1) >> i; i++)
			if (stride << i < lanes_of(flow))
				lane.bit[id * LINEAR_ID + i] = (int32_t)(stride << i);
		stride *= group->size[id];
	}
	return lane;
}
