/* The memory model: the waits, cache operations and modifiers that give an access or a fence an ordering and a scope. rules.tbl
 * has all rules, which are from LLVM's "User Guide for AMDGPU Backend", section "Memory Model".
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

#define REGION(name, widest) REGION_##name,
enum fence_region {
#include "common/analysis/memory/fence.def"
	REGION_COUNT
};
#undef REGION

/* Bit numbers of modifiers; the mask of glc is 1 << POLICY_glc. */
#define MODIFIER(name, text, field, value) POLICY_##name,
enum fence_policy {
#include "common/analysis/memory/fence.def"
	POLICY_COUNT
};
#undef MODIFIER

/* Kinds of accesses that can be ordered. */
enum fence_operation {
	FENCE_ALONE,   /* a fence without an access */
	FENCE_LOAD,
	FENCE_STORE,
	FENCE_ATOMIC,  /* an atomic operation that does not return the old value */
	FENCE_RETURNS, /* an atomic operation that returns the old value */
	FENCE_OPERATIONS
};

/* An access or a fence, with the required ordering and scope. */
struct fence_request {
	uint8_t operation, ordering, scope; /* FENCE_…, ORDERING_…, SCOPE_… */
	uint8_t spaces;   /* 1 << REGION_…: address spaces that are accessed, or that the fence orders */
	bool one_as;      /* order only accesses to these address spaces (LLVM's one-as) */
	bool unmarked;    /* the operating system does not mark memory as volatile: amdpal, mesa3d */
};

/* An instruction of a sequence: a wait for counters to be 0, or a cache operation. */
struct fence_item {
	uint16_t counters; /* bit mask of 1 << COUNTER_… of the counters to wait for; 0: a cache operation */
	uint16_t insn;     /* INSN_… of isa_gen.h */
	uint8_t modifiers; /* 1 << POLICY_… */
};

enum { FENCE_ITEMS = 4 };

/* The instructions of a fence, or the instructions around an access and the modifiers of the access. */
struct fence_sequence {
	struct fence_item before[FENCE_ITEMS], after[FENCE_ITEMS]; /* items before and after the access; the items of a fence are
	                                                            * `before`, followed by `after` */
	uint8_t nbefore, nafter;
	uint8_t modifiers; /* 1 << POLICY_…: scope modifiers of the access */
};

/* Computes the sequence for this processor, with its cumode and tgsplit settings. The operation must allow the ordering. */
void
fence_find(const struct isa *isa, const struct fence_request *r, struct fence_sequence *out);

/* Returns whether an operation allows an ordering, for example whether a load can be an acquire. */
bool
fence_allows(unsigned operation, unsigned ordering);

/* Returns the FENCE_… of an instruction, and sets *spaces to the spaces that it accesses. Returns FENCE_ALONE if the model does
 * not cover the instruction: it accesses no memory, or it is a scalar memory operation, a prefetch or a transfer to LDS. */
unsigned
fence_operation_of(const struct insn_effects *e, uint8_t *spaces);

/* Returns the address spaces that an instruction may access, as a bit mask of 1 << REGION_…. */
unsigned
fence_possible(const struct insn_effects *e);

/* Returns all modifiers that give an operation a scope on this processor, as a bit mask of 1 << POLICY_…. */
unsigned
fence_policies(const struct isa *isa, unsigned operation);

unsigned
fence_policies_of(const struct insn *insn, unsigned policies);

/* Returns whether an instruction is this cache operation, with the same scope or a wider one. */
bool
fence_is(const struct insn *insn, const struct fence_item *item);

/* Appends the instructions of an item, one per line. */
void
fence_print(const struct isa *isa, const struct fence_item *item, struct buf *out);

/* Returns the name of an ordering, or NULL for numbers after the last. fence_scope_name() does the same for scopes. */
const char *
fence_ordering_name(unsigned ordering);

const char *
fence_scope_name(unsigned scope);

/* Returns the assembly text of a modifier, or NULL for numbers after the last. */
const char *
fence_policy_name(unsigned policy);

/* Returns name i of an address space, and sets *regions to a bit mask of 1 << REGION_…; "generic" has several bits. Returns NULL
 * for numbers after the last. */
const char *
fence_space_word(unsigned i, unsigned *regions);

#endif
