#include "common/run/independent.h"

#include "common/analysis/memory/fence.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { SHARED = 1 << REGION_global | 1 << REGION_region };

/* Returns whether a list has a cache operation with exactly these modifiers. */
static bool
has_item(const struct fence_item *items, unsigned n, unsigned insn, unsigned modifiers)
{
	for (unsigned i = 0; i < n; i++)
		if (!items[i].counters && items[i].insn == insn && items[i].modifiers == modifiers)
			return true;
	return false;
}

/* Returns whether an instruction that invalidates a cache is what orders the waves of one work-group. */
static bool
is_for_group(const struct isa *isa, const struct insn *insn)
{
	const struct fence_request request = {FENCE_ALONE, ORDERING_acquire, SCOPE_workgroup, .spaces = (1 << REGION_COUNT) - 1};
	unsigned modifiers = fence_policies_of(insn, fence_policies(isa, FENCE_LOAD));
	struct fence_sequence s;

	fence_find(isa, &request, &s);
	return has_item(s.before, s.nbefore, insn_id(insn), modifiers) || has_item(s.after, s.nafter, insn_id(insn), modifiers);
}

bool
run_apart_depends(const struct isa *isa, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	unsigned spaces = fence_possible(e);

	if (e->memory & 1 << MEMORY_invalidate)
		return !is_for_group(isa, insn);
	if (!(spaces & SHARED))
		return false;
	return spaces & 1 << REGION_region || e->memory & 1 << MEMORY_atomic ||
		(e->memory & 1 << MEMORY_load && fence_policies_of(insn, fence_policies(isa, FENCE_LOAD)));
}

/* Code of which some is still to be looked at. */
struct search {
	uint8_t *seen;       /* a bit for each dword */
	uint64_t *todo;
	size_t n, cap;
};

/* Looks at the instructions from an address on, up to one that was seen or that does not go on. Returns false if one depends on other
 * work-groups. */
static bool
follow(struct search *s, const struct isa *isa, const uint8_t *bytes, uint64_t address, uint64_t size, uint64_t pc)
{
	for (;;) {
		uint64_t at = pc - address;
		struct insn insn;

		if (at >= size || at % 4 || s->seen[at / 32] >> at / 4 % 8 & 1 ||
				!insn_decode(isa, bytes + at, size - at > INSN_BYTES ? INSN_BYTES : size - at, &insn))
			return true;
		s->seen[at / 32] |= (uint8_t)(1u << at / 4 % 8);
		if (run_apart_depends(isa, &insn))
			return false;
		uint64_t target;
		if (insn_branch_target(&insn, pc, &target))
			*APPEND(s->todo, s->n, s->cap) = target;
		unsigned flow = insn_effects(isa, &insn)->flow;
		if (!insn_goes_on(flow) && flow != CONTROL_conditional && flow != CONTROL_fork && flow != CONTROL_join)
			return true;
		pc += insn.size;
	}
}

bool
run_apart(const struct isa *isa, const uint8_t *bytes, uint64_t address, uint64_t size, uint64_t entry)
{
	struct search s = {.seen = alloc_zeroed(size / 32 + 1, 1)};

	bool apart = follow(&s, isa, bytes, address, size, entry);
	while (apart && s.n)
		apart = follow(&s, isa, bytes, address, size, s.todo[--s.n]);
	alloc_free(s.seen);
	alloc_free(s.todo);
	return apart;
}
