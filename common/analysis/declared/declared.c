/* Compares the arguments and the LDS that kernels access with the sizes that their descriptors declare. Only accesses at known
 * addresses count: arguments at constant offsets, and LDS addresses that are constants or sums over the work-item IDs. */
#include "common/analysis/address/follow.h"
#include "common/analysis/address/group.h"
#include "common/analysis/address/lds_access.h"
#include "common/analysis/address/pointer.h"
#include "common/analysis/finding/found.h"
#include "common/analysis/live/live.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

#define FINDINGS "common/analysis/declared/declared.def"
#define FINDINGS_TABLE declared_rules
#define FINDINGS_FIND declared_find
#include "common/analysis/finding/rules.h"

static void
report_bytes(struct findings *out, unsigned rule, uint32_t function, uint64_t at, uint32_t from, uint32_t bytes, uint32_t declared)
{
	struct finding *f = findings_add(out, &kinds[rule], function, at);
	uint32_t end = from + bytes;

	f->text = arena_printf(&out->arena, kinds[rule].text, (unsigned)from, (unsigned)end - 1, (unsigned)declared, (unsigned)end);
}

/* ---- arguments */

/* Returns whether a later instruction may read a register that a load sets from bytes beyond the arguments. Compilers round the size of
 * loads up. */
static bool
is_used(const struct flow *flow, uint32_t function, const struct graph_argument_read *r, const struct live *live)
{
	const struct graph_function *f = &flow->functions[function];
	const struct graph *g = f->graph;
	uint32_t block = graph_block_of(g, r->insn), first = block == GRAPH_NONE ? 0 : g->blocks[block].first;
	uint32_t valid = f->start.kernarg_size > r->from ? (f->start.kernarg_size - r->from + 3) / 4 : 0;
	bool used = false;

	if (block == GRAPH_NONE)
		return false;
	struct insn insn;
	graph_decode(flow->code, &g->insns[r->insn], &insn);
	struct set *after = array_make(g->blocks[block].count, sizeof *after);
	live_in_block(&live[function], block, NULL, after);
	struct insn_operand op[INSN_OPERANDS];
	for (unsigned k = insn_operands(flow->code->isa, &insn, 0, op); k-- > 0;)
		for (uint32_t i = valid; op[k].access & ACCESS_write && i < op[k].count; i++)
			used |= set_has(&after[r->insn - first], insn_unit(op[k].file, op[k].first + i));
	alloc_free(after);
	return used;
}

/* live: the liveness of all functions, or NULL if it was not needed so far. */
static void
find_arguments(const struct flow *flow, uint32_t function, struct live **live, struct findings *out)
{
	const struct graph_function *f = &flow->functions[function];
	const struct graph *g = f->graph;

	for (size_t i = 0; i < g->nbeyond; i++) {
		const struct graph_argument_read *r = &g->beyond[i];

		if (r->from < f->start.kernarg_size) {
			*live = *live ? *live : live_open(flow);
			if (!is_used(flow, function, r, *live))
				continue;
		}
		report_bytes(out, RULE_beyond_arguments, function, g->insns[r->insn].at, r->from, r->bytes, f->start.kernarg_size);
	}
}

/* ---- LDS */

struct lds_search {
	const struct flow *flow;
	const struct graph_function *f;
	struct work_group group;
	bool sized;                   /* the metadata requires the size of a work-group, so its last work item exists */
	uint32_t function;
	struct findings *out;
};

/* Computes the address of a sum for the work item whose IDs are one less than `size`. */
static int64_t
at_item(const struct linear *a, const uint32_t size[3])
{
	int64_t address = a->constant;

	for (unsigned i = 0; i < LINEAR_BITS; i++)
		if ((size[i / LINEAR_ID] - 1) >> i % LINEAR_ID & 1)
			address += a->bit[i];
	return address;
}

/* Sets *lowest to the lowest address that some lane certainly has: if lanes may be inactive, the lowest of all work items. Returns false
 * if the address is unknown. */
static bool
known_address(const struct lds_search *s, const struct race_access *a, int64_t *address)
{
	static const uint32_t one[3] = {1, 1, 1};
	int64_t lowest = a->address.constant;

	if (linear_is_unknown(&a->address) || a->address.count || a->address.symbol[0].times)
		return false;
	for (unsigned i = 0; i < LINEAR_BITS; i++)
		lowest += a->address.bit[i] < 0 ? a->address.bit[i] : 0;
	*address = lowest;
	if (a->nguards || !a->all_known)
		return true;
	/* all work items access LDS, so the first one does and, if the size is known, the last one */
	*address = at_item(&a->address, one);
	int64_t last = s->sized ? at_item(&a->address, s->group.size) : *address;
	*address = last > *address ? last : *address;
	return true;
}

static void
visit(struct follow *follow, void *context, uint32_t number, const struct insn *decoded)
{
	struct lds_search *s = context;
	const struct graph_insn *i = &s->f->graph->insns[number];
	const struct insn_effects *e = insn_effects(s->flow->code->isa, decoded);
	struct race_access a;
	int64_t address;

	if (e->space != SPACE_lds || e->memory & 1 << MEMORY_dma || !lds_access_is(s->flow->code, e, false) ||
			!lds_access_find(follow, &s->group, s->flow, i, decoded, &a) || !a.bytes || !known_address(s, &a, &address))
		return;
	for (unsigned part = 0; part < a.nparts; part++) {
		uint32_t from = (uint32_t)(address + a.offset[part]); /* hardware wraps addresses at 32 bits */

		if (from > UINT32_MAX - a.bytes || from + a.bytes <= s->f->start.lds)
			continue;
		report_bytes(s->out, RULE_beyond_lds, s->function, i->at, from, a.bytes, s->f->start.lds);
		break;
	}
}

/* Returns whether the function accesses LDS with instructions whose addresses do not depend on a relocation. */
static bool
has_lds(const struct flow *flow, const struct graph *g)
{
	const struct graph_code *code = flow->code;
	bool found = false;

	for (uint32_t i = 0; i < g->ninsns && !found; i++) {
		struct insn insn;

		graph_decode(code, &g->insns[i], &insn);
		found = insn_effects(code->isa, &insn)->space == SPACE_lds;
	}
	for (size_t i = 0; i < code->nrelocs && found; i++)
		found = code->relocs[i].type != R_AMDGPU_ABS32_LO && code->relocs[i].type != R_AMDGPU_ABS32;
	return found;
}

static void
find_lds(const struct flow *flow, uint32_t function, struct findings *out)
{
	const struct graph_function *f = &flow->functions[function];
	struct lds_search s = {.flow = flow, .f = f, .function = function, .out = out};

	if (f->start.lds == GRAPH_NONE || !has_lds(flow, f->graph))
		return;
	if (work_group_find(flow, f, false, &s.group))
		s.sized = f->start.sizes[0] && f->start.sizes[1] && f->start.sizes[2];
	else
		s.group = (struct work_group){.size = {TARGET_GROUP_ITEMS, TARGET_GROUP_ITEMS, TARGET_GROUP_ITEMS}};
	struct follow *follow = follow_open(flow, f, &s.group);
	follow_visit(follow, visit, &s);
	follow_close(follow);
}

void
declared_find(const struct flow *flow, struct findings *out)
{
	struct live *live = NULL;

	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		const struct graph_function *f = &flow->functions[i];

		if (f->kind != ENTRY_KERNEL || !f->start.known || f->graph->entry == GRAPH_NONE)
			continue;
		find_arguments(flow, i, &live, out);
		find_lds(flow, i, out);
	}
	live_close(flow, live);
	findings_sort(out);
}
