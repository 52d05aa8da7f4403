/* Accesses of code that say by their modifiers that they go as far as the device or the system, and stand without the cache
 * operations and waits that would make them acquires or releases (fence.def). That can be meant: relaxed atomics order nothing.
 * Said is only what is certain of all paths; what cannot be known, such as what calls do, counts as if it did what is needed. */
#ifndef MEMORY_UNORDERED_H
#define MEMORY_UNORDERED_H

#include "common/flow/flow.h"
#include "common/memory/fence.h"

#define UNORDERED(name, text) UNORDERED_##name,
enum unordered_kind {
#include "common/memory/unordered.def"
	UNORDERED_COUNT
};
#undef UNORDERED

struct unordered {
	uint8_t kind, scope; /* UNORDERED_…; SCOPE_… */
	uint8_t nneeds;
	uint32_t function;   /* its number */
	uint64_t at;         /* a place of the section */
	struct fence_item needs[FENCE_ITEMS];
};

struct unordered_list {
	struct unordered *v; /* by function and place */
	size_t n, cap;
};

/* Finds them in all functions. The caller frees v. */
void
unordered_find(const struct flow *flow, struct unordered_list *out);

/* The name of the kind, such as "acquire". */
const char *
unordered_name(unsigned kind);

/* What is said of it, into buf, NUL-terminated. */
void
unordered_text(const struct isa *isa, const struct unordered *u, char *buf, size_t room);

#endif
