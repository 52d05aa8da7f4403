/* Defines tables from the rows of fence.def and rules.tbl. A sequence is built from the steps of an operation, in order. Each step applies the
 * rules that match it. */
#include "common/analysis/memory/fence.h"

#include <assert.h>
#include <string.h>

#include "common/isa/fields.h"

#define WHEN(name, meaning) WHEN_##name,
enum {
#include "common/analysis/memory/fence.def"
};
#undef WHEN

/* Bit masks that the rows of fence.def and rules.tbl use. */
enum {
	LOAD = 1 << FENCE_LOAD, STORE = 1 << FENCE_STORE, ATOMIC = 1 << FENCE_ATOMIC, RETURNS = 1 << FENCE_RETURNS,
	FENCE = 1 << FENCE_ALONE, ATOMICS = ATOMIC | RETURNS,
	UNORDERED = 1 << ORDERING_unordered, MONOTONIC = 1 << ORDERING_monotonic, ACQUIRE = 1 << ORDERING_acquire,
	RELEASE = 1 << ORDERING_release, ACQ_REL = 1 << ORDERING_acq_rel, SEQ_CST = 1 << ORDERING_seq_cst,
	ANY_SCOPE = (1 << SCOPE_COUNT) - 1,
	WORKGROUP = 1 << SCOPE_workgroup, CLUSTER = 1 << SCOPE_cluster, AGENT = 1 << SCOPE_agent, SYSTEM = 1 << SCOPE_system,
	GLOBAL = 1 << REGION_global, LOCAL = 1 << REGION_local, PRIVATE = 1 << REGION_private, REGION = 1 << REGION_region,
	LOADS = 1, STORES = 2, CHANGES = 4, IMAGES = 8,
	GLC = 1 << POLICY_glc, DLC = 1 << POLICY_dlc, SC0 = 1 << POLICY_sc0, SC1 = 1 << POLICY_sc1,
	SE = 1 << POLICY_se, DEV = 1 << POLICY_dev, SYS = 1 << POLICY_sys,
	WGP = 1 << WHEN_WGP, TGSPLIT = 1 << WHEN_TGSPLIT, NO_TGSPLIT = 1 << WHEN_NO_TGSPLIT, CROSS = 1 << WHEN_CROSS,
	RELEASES = 1 << WHEN_RELEASES, VOLATILE = 1 << WHEN_VOLATILE, UNMARKED = 1 << WHEN_UNMARKED,
};

enum what { DO_policy, DO_order, DO_ahead, DO_behind, DO_once, DO_write_back, DO_invalidate };
enum place { PLACE_access, PLACE_before, PLACE_after };
enum which { SPACES_accessed, SPACES_ordered };

static const struct fence_rule {
	uint8_t what;
	uint64_t processors; /* CLASS_… of isa_gen.h */
	uint8_t when, scopes, spaces, accesses;
	struct fence_item item; /* with DO_policy: only the modifiers are set */
} rules[] = {
#define WAIT(what, processors, names, when, scopes, spaces, accesses, counter, guide) \
	{DO_##what, processors, when, scopes, spaces, accesses, {.counters = 1 << COUNTER_##counter}},
#define CACHE(what, processors, names, when, scopes, insn, modifiers, guide) \
	{DO_##what, processors, when, scopes, GLOBAL, 0, {0, INSN_##insn, modifiers}},
#define POLICY(processors, names, when, scopes, accesses, modifiers, guide) \
	{DO_policy, processors, when, scopes, GLOBAL, accesses, {0, 0, modifiers}},
#include "common/analysis/memory/rules.def"
};

static const struct fence_step {
	uint8_t operations, orderings, place, what, which, accesses;
} steps[] = {
#define STEP(operations, orderings, place, what, spaces, accesses) \
	{operations, (uint8_t)(orderings), PLACE_##place, DO_##what, SPACES_##spaces, accesses},
#include "common/analysis/memory/fence.def"
#undef STEP
};

static const struct count {
	uint64_t processors;
	uint16_t counter;
	const char *insn, *operand;
} counts[] = {
#define COUNT(processors, names, counter, insn, operand) {processors, 1 << COUNTER_##counter, insn, operand},
#include "common/analysis/memory/rules.def"
};

static const struct ordering_name {
	const char *name;
	uint8_t operations;
	bool releases;
} orderings[] = {
#define ORDERING(name, operations, releases) {#name, operations, releases},
#include "common/analysis/memory/fence.def"
#undef ORDERING
};

static const char *const scopes[] = {
#define SCOPE(name) #name,
#include "common/analysis/memory/fence.def"
#undef SCOPE
};

/* indexed by REGION_…: widest scope of accesses to the address space */
static const uint8_t widest[] = {
#define REGION(name, widest) SCOPE_##widest,
#include "common/analysis/memory/fence.def"
#undef REGION
};

static const struct {
	const char *name;
	uint8_t regions;
} space_words[] = {
#define REGION(name, widest) {#name, 1 << REGION_##name},
#include "common/analysis/memory/fence.def"
#undef REGION
#define REGIONS(name, regions) {#name, regions},
#include "common/analysis/memory/fence.def"
#undef REGIONS
};

static const struct {
	const char *text;
	uint8_t field, value;
} policies[] = {
#define MODIFIER(name, text, field, value) {text, FIELD_##field, value},
#include "common/analysis/memory/fence.def"
#undef MODIFIER
};

static const struct {
	uint8_t accessed, possible;
} reaches[SPACE_COUNT] = {
#define REACHES(space, accessed, possible) [SPACE_##space] = {accessed, possible},
#include "common/analysis/memory/fence.def"
#undef REACHES
};

/* A request as bit masks, to compare with the masks of the rules. */
struct fence_needs {
	uint64_t processor;                /* CLASS_… */
	unsigned when, scope;              /* when: 1 << WHEN_…; scope: 1 << SCOPE_… */
	unsigned spaces[2];                /* indexed by SPACES_…: bit mask of 1 << REGION_… */
};

static void
begin(const struct isa *isa, const struct fence_request *r, struct fence_needs *s)
{
	unsigned scope = SCOPE_singlethread, all = (1 << REGION_COUNT) - 1;

	for (unsigned i = 0; i < REGION_COUNT; i++)
		if (r->spaces & 1 << i && widest[i] > scope)
			scope = widest[i];
	if (r->operation == FENCE_ALONE || r->scope < scope)
		scope = r->scope;
	if (scope == SCOPE_cluster && !target_has(isa->target, FEATURE_CLUSTERS))
		scope = SCOPE_agent;
	s->processor = isa->target->class_bit;
	s->scope = 1u << scope;
	s->spaces[SPACES_accessed] = r->spaces;
	s->spaces[SPACES_ordered] = r->one_as || r->operation == FENCE_ALONE ? r->spaces : all;
	s->when = (isa->cumode ? 0 : WGP) | (isa->tgsplit ? TGSPLIT : NO_TGSPLIT) | (r->one_as ? 0 : CROSS) |
		(orderings[r->ordering].releases ? RELEASES : 0) | (r->unmarked ? UNMARKED : VOLATILE);
}

static bool
holds(const struct fence_needs *s, const struct fence_rule *rule, const struct fence_step *step)
{
	return rule->what == step->what && s->processor & rule->processors &&
		(s->when & rule->when) == rule->when && rule->scopes & s->scope && rule->spaces & s->spaces[step->which] &&
		(!step->accesses || rule->accesses & step->accesses);
}

static void
add(struct fence_item *items, uint8_t *n, struct fence_item item)
{
	assert(*n < FENCE_ITEMS);
	items[(*n)++] = item;
}

/* Appends the items of one step. All counters that a step waits for form one item. */
static void
take_step(const struct fence_needs *s, const struct fence_step *step, struct fence_sequence *out)
{
	struct fence_item *items = step->place == PLACE_before ? out->before : out->after;
	uint8_t *n = step->place == PLACE_before ? &out->nbefore : &out->nafter;
	struct fence_item wait = {0};

	for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++) {
		if (!holds(s, &rules[i], step))
			continue;
		if (step->what == DO_policy)
			out->modifiers |= rules[i].item.modifiers;
		else if (rules[i].item.counters)
			wait.counters |= rules[i].item.counters;
		else
			add(items, n, rules[i].item);
	}
	if (wait.counters)
		add(items, n, wait);
}

void
fence_find(const struct isa *isa, const struct fence_request *r, struct fence_sequence *out)
{
	assert(fence_allows(r->operation, r->ordering));
	struct fence_needs s;
	begin(isa, r, &s);
	*out = (struct fence_sequence){.nbefore = 0};
	for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++)
		if (steps[i].operations & 1 << r->operation && steps[i].orderings & 1 << r->ordering)
			take_step(&s, &steps[i], out);
}

bool
fence_allows(unsigned operation, unsigned ordering)
{
	return orderings[ordering].operations >> operation & 1;
}

unsigned
fence_operation_of(const struct insn_effects *e, uint8_t *spaces)
{
	*spaces = reaches[e->space].accessed;
	if (!*spaces || e->issue == ISSUE_smem || e->memory & (1u << MEMORY_dma | 1u << MEMORY_prefetch))
		return FENCE_ALONE;
	if (e->memory & 1 << MEMORY_atomic)
		return e->memory & 1 << MEMORY_return ? FENCE_RETURNS : FENCE_ATOMIC;
	return e->memory & 1 << MEMORY_load ? FENCE_LOAD : e->memory & 1 << MEMORY_store ? FENCE_STORE : FENCE_ALONE;
}

unsigned
fence_possible(const struct insn_effects *e)
{
	return reaches[e->space].possible;
}

/* Returns the kind of accesses in POLICY rows that includes the operation. */
static unsigned
accesses_of(unsigned operation)
{
	return operation == FENCE_LOAD ? LOADS : operation == FENCE_STORE ? STORES : CHANGES;
}

unsigned
fence_policies(const struct isa *isa, unsigned operation)
{
	unsigned all = 0;

	for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++)
		if (rules[i].what == DO_policy && isa->target->class_bit & rules[i].processors && rules[i].accesses & accesses_of(operation))
			all |= rules[i].item.modifiers;
	return all;
}

unsigned
fence_policies_of(const struct insn *insn, unsigned of)
{
	unsigned found = 0;

	for (unsigned i = 0; i < POLICY_COUNT; i++)
		if (of & 1 << i && field_exists(insn, policies[i].field) && field_get(insn, policies[i].field) == policies[i].value)
			found |= 1u << i;
	return found;
}

bool
fence_is(const struct insn *insn, const struct fence_item *item)
{
	if (item->counters || insn_id(insn) != item->insn)
		return false;
	for (unsigned i = 0; i < POLICY_COUNT; i++)
		if (item->modifiers & 1 << i &&
				(!field_exists(insn, policies[i].field) || field_get(insn, policies[i].field) < policies[i].value))
			return false;
	return true;
}

static void
print_wait(const struct isa *isa, unsigned counters, struct buf *out)
{
	const char *insn = NULL;

	for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++) {
		const struct count *c = &counts[i];

		if (!(isa->target->class_bit & c->processors) || !(counters & c->counter))
			continue;
		if (insn && strcmp(insn, c->insn) == 0)
			buf_printf(out, " %s", c->operand);
		else
			buf_printf(out, "%s%s %s", insn ? "\n" : "", c->insn, c->operand);
		insn = c->insn;
	}
}

void
fence_print(const struct isa *isa, const struct fence_item *item, struct buf *out)
{
	const struct form_run *run = &isa_mnemonics[item->insn].forms[isa->target->column];

	if (item->counters) {
		print_wait(isa, item->counters, out);
	} else {
		assert(run->count);
		buf_printf(out, "%s", isa_strings + isa_forms[isa_form_list[run->first]].name);
		for (unsigned i = 0; i < POLICY_COUNT; i++)
			if (item->modifiers & 1 << i)
				buf_printf(out, " %s", policies[i].text);
	}
	buf_put(out, "\n", 1);
}

const char *
fence_ordering_name(unsigned ordering)
{
	return ordering < ORDERING_COUNT ? orderings[ordering].name : NULL;
}

const char *
fence_scope_name(unsigned scope)
{
	return scope < SCOPE_COUNT ? scopes[scope] : NULL;
}

const char *
fence_policy_name(unsigned policy)
{
	return policy < POLICY_COUNT ? policies[policy].text : NULL;
}

const char *
fence_space_word(unsigned i, unsigned *regions)
{
	if (i >= sizeof space_words / sizeof *space_words)
		return NULL;
	*regions = space_words[i].regions;
	return space_words[i].name;
}
