/* The memory model: which waits, cache operations and modifiers make an access or a fence of an ordering and a scope. All of it
 * comes from fence.def, by LLVM's "User Guide for AMDGPU Backend", "Memory Model".
 *
 *	struct fence_request r = {.operation = FENCE_LOAD, .ordering = ORDERING_acquire, .scope = SCOPE_agent,
 *		.spaces = 1 << REGION_global};
 *	struct fence_sequence s;
 *	fence_find(isa, &r, &s);
 *	for (unsigned i = 0; i < s.nbefore; i++)
 *		fence_print(isa, &s.before[i], &text);
 */
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

/* Numbers of bits: 1 << REGION_global. */
#define REGION(name, widest) REGION_##name,
enum fence_region {
#include "common/analysis/memory/fence.def"
	REGION_COUNT
};
#undef REGION

/* Numbers of bits: 1 << POLICY_glc. */
#define MODIFIER(name, text, field, value) POLICY_##name,
enum fence_policy {
#include "common/analysis/memory/fence.def"
	POLICY_COUNT
};
#undef MODIFIER

enum fence_operation {
	FENCE_ALONE,   /* no access */
	FENCE_LOAD,
	FENCE_STORE,
	FENCE_ATOMIC,  /* without a result */
	FENCE_RETURNS, /* with one */
	FENCE_OPERATIONS
};

struct fence_request {
	uint8_t operation, ordering, scope; /* FENCE_…, ORDERING_…, SCOPE_… */
	uint8_t spaces;   /* bits 1 << REGION_…: accessed; of a fence those that it orders */
	bool one_as;      /* only accesses to the same address spaces are ordered */
	bool unmarked;    /* the system does not mark memory as volatile: amdpal, mesa3d */
};

/* An instruction of a sequence: a wait for counters to be 0, or one for a cache. */
struct fence_item {
	uint16_t counters; /* bits 1 << COUNTER_…; 0: it is */
	uint16_t insn;     /* INSN_… of isa_gen.h, with … */
	uint8_t modifiers; /* bits 1 << POLICY_… */
};

enum { FENCE_ITEMS = 4 };

struct fence_sequence {
	struct fence_item before[FENCE_ITEMS], after[FENCE_ITEMS]; /* the access; of a fence the one follows the other */
	uint8_t nbefore, nafter;
	uint8_t modifiers; /* bits 1 << POLICY_…: those of the access itself that say how far it goes */
};

/* The sequence on this processor, with its cumode and tgsplit. The ordering must be one that the operation can have. */
void
fence_find(const struct isa *isa, const struct fence_request *r, struct fence_sequence *out);

/* Whether the operation can have the ordering. */
bool
fence_allows(unsigned operation, unsigned ordering);

/* What an instruction is here, with what it accesses: FENCE_LOAD … and r->spaces. Returns FENCE_ALONE if it is no access that the
 * model is about: none, or of the scalar cache or from memory to LDS. */
unsigned
fence_operation_of(const struct insn_effects *e, uint8_t *spaces);

/* The spaces that such an instruction can be said to access, bits 1 << REGION_…. */
unsigned
fence_possible(const struct insn_effects *e);

/* All modifiers by which such an operation says how far it goes on this processor. */
unsigned
fence_policies(const struct isa *isa, unsigned operation);

/* Those that an instruction has, of these. */
unsigned
fence_policies_of(const struct insn *insn, unsigned policies);

/* Whether the instruction is the item, which is one for a cache, or the same that goes further. */
bool
fence_is(const struct insn *insn, const struct fence_item *item);

/* Appends the lines of an item, each with its newline. */
void
fence_print(const struct isa *isa, const struct fence_item *item, struct buf *out);

/* The names; NULL past the last. */
const char *
fence_ordering_name(unsigned ordering);

const char *
fence_scope_name(unsigned scope);

/* The modifier as it is written. */
const char *
fence_policy_name(unsigned policy);

/* Word i for address spaces; *regions gets bits 1 << REGION_…: "generic" is several. */
const char *
fence_space_word(unsigned i, unsigned *regions);

#endif
