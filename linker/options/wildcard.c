#include "linker/options/wildcard.h"

#include <string.h>

#include "common/base/text/glob.h"

static const char special[] = "*?[\\";

bool
glob_is(const char *text)
{
	return strpbrk(text, special) != NULL;
}

bool
glob_spend(struct globs *g, uint64_t cost)
{
	if (glob_is_spent(g))
		return false;
	g->used += cost;
	if (glob_is_spent(g))
		diag_error(g->diag, (struct loc){0}, "there are too many patterns with wildcards for the number of names: they need more "
			"than %u comparisons; names without wildcards have no limit", (unsigned)(GLOB_MOST / GLOB_COST));
	return !glob_is_spent(g);
}

bool
glob_match(struct globs *g, const char *pattern, struct str name)
{
	const char *p = pattern, *z = name.p;

	if (!glob_spend(g, 1))
		return false;
	for (; *p && !strchr(special, *p); p++, z++)
		if (*p != *z)
			return false;
	if (!*p)
		return !*z;
	if (strcmp(p, "*") == 0)
		return true;
	return glob_spend(g, GLOB_COST + name.n / GLOB_COST) && glob_matches(p, z);
}
