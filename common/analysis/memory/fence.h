/* The memory model: the waits, cache operations and modifiers that give an access or a fence an ordering and a scope. fence.def
 * has all of its rules; the source is LLVM's "User Guide for AMDGPU Backend", "Memory Model".
 *
 *	struct fence_request r = {.operation = FENCE_LOAD, .ordering = ORDERING_acquire, .scope = SCOPE_agent,
 *		.spaces = 1 << REGION_global};
 *	struct fence_sequence s;
 *	fence_find(isa, &r, &s);
 *	for (unsigned i = 0; i < s.nbefore; i++)
 *		fence_print(isa, &s.before[i], &text); */
#ifndef MEMORY_FENCE_H
#define MEMORY_FENCE_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/effects.h"

#define ORDERING(name, operations, releases) ORDERING_##name,
enum fence_ordering {
#include "common/analysis/memory/fence.def"
	ORDERING_COUNT
};
#undef ORDERING

#define SCOPE(name) SCOPE_##name,
enum fence_scope {
#include "common/analysis/memory/fence.def"
	SCOPE_COUNT
};
#undef SCOPE

/* Bit numbers, as in 1 << REGION_global. */
#define REGION(name, widest) REGION_##name,
enum fence_region {
#include "common/analysis/memory/fence.def"
	REGION_COUNT
};
#undef REGION

/* Bit numbers, as in 1 << POLICY_glc. */
#define MODIFIER(name, text, field, value) POLICY_##name,
enum fence_policy {
#include "common/analysis/memory/fence.def"
	POLICY_COUNT
};
#undef MODIFIER

/* Kinds of accesses. */
enum fence_operation {
	FENCE_ALONE,   /* a fence, without an access */
	FENCE_LOAD,
	FENCE_STORE,
	FENCE_ATOMIC,  /* does not return the old value */
	FENCE_RETURNS, /* returns the old value */
	FENCE_OPERATIONS
};

/* An access or a fence, with the ordering and scope that it shall have. */
struct fence_request {
	uint8_t operation, ordering, scope; /* FENCE_…, ORDERING_…, SCOPE_… */
	uint8_t spaces;   /* bits 1 << REGION_…: address spaces accessed, or ordered by the fence */
	bool one_as;      /* orders only accesses to the same address spaces (LLVM's one-as) */
	bool unmarked;    /* the system does not mark memory as volatile: amdpal, mesa3d */
};

/* An instruction of a sequence: a wait for counters to be 0, or a cache operation. */
struct fence_item {
	uint16_t counters; /* bits 1 << COUNTER_…; 0: a cache operation */
	uint16_t insn;     /* of a cache operation: INSN_… of isa_gen.h */
	uint8_t modifiers; /* of a cache operation: bits 1 << POLICY_… */
};

enum { FENCE_ITEMS = 4 };

/* The instructions around an access or of a fence, and the modifiers of the access. */
struct fence_sequence {
	struct fence_item before[FENCE_ITEMS], after[FENCE_ITEMS]; /* items before and after the access; for a fence the second list
	                                                            * follows the first */
	uint8_t nbefore, nafter;
	uint8_t modifiers; /* bits 1 << POLICY_…: scope modifiers of the access itself */
};

/* Computes the sequence for this processor, with its cumode and tgsplit. The operation must allow the ordering. */
void
fence_find(const struct isa *isa, const struct fence_request *r, struct fence_sequence *out);

/* Whether the operation allows the ordering. */
bool
fence_allows(unsigned operation, unsigned ordering);

/* Classifies an instruction: returns FENCE_LOAD … and stores the spaces that it accesses. Returns FENCE_ALONE if the model does
 * not cover it: it accesses no memory, or it is a scalar memory operation, a prefetch or a transfer to LDS. */
unsigned
fence_operation_of(const struct insn_effects *e, uint8_t *spaces);

/* Returns the spaces that such an instruction may access, as bits 1 << REGION_…. */
unsigned
fence_possible(const struct insn_effects *e);

/* Returns all modifiers that give such an operation a scope on this processor. */
unsigned
fence_policies(const struct isa *isa, unsigned operation);

/* Returns the modifiers among policies that an instruction has. */
unsigned
fence_policies_of(const struct insn *insn, unsigned policies);

/* Whether an instruction is this cache operation, with the same or a wider scope. */
bool
fence_is(const struct insn *insn, const struct fence_item *item);

/* Appends the lines of an item, with newlines. */
void
fence_print(const struct isa *isa, const struct fence_item *item, struct buf *out);

/* Return names; NULL past the last. */
const char *
fence_ordering_name(unsigned ordering);

const char *
fence_scope_name(unsigned scope);

/* Returns the text of a modifier. */
const char *
fence_policy_name(unsigned policy);

/* Returns name i of address spaces and sets *regions to its bits 1 << REGION_…; "generic" is several. NULL past the last. */
const char *
fence_space_word(unsigned i, unsigned *regions);

#endif
