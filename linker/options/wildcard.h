/* Wildcard patterns. Each pattern is compared with each name, so that a script and an object of moderate size would take any time.
 * The number of comparisons in a link is therefore limited. */
#ifndef LINKER_WILDCARD_H
#define LINKER_WILDCARD_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

/* The limit, ten to twenty seconds. A pattern that differs from a name before its first wildcard costs 1. */
#define GLOB_MOST (UINT64_C(1) << 31)
enum { GLOB_COST = 16 };

struct globs {
	struct diag *diag;
	uint64_t used;
};

/* Returns whether the limit is exceeded. */
static inline bool
glob_is_spent(const struct globs *g)
{
	return g->used > GLOB_MOST;
}

/* Returns whether a text contains characters that are special in patterns. */
bool
glob_is(const char *text);

/* Accounts for other work that grows with the patterns and the names; a comparison costs GLOB_COST. Beyond the limit, reports an error
 * once and returns false. */
bool
glob_spend(struct globs *g, uint64_t cost);

/* Returns whether a pattern matches a name (common/base/text/glob.h), which must be NUL-terminated. Beyond the limit, reports an error once and
 * returns false. */
bool
glob_match(struct globs *g, const char *pattern, struct str name);

#endif
