/* Runs the checks, and looks up their rules by name. */
#ifndef CHECK_CHECKS_H
#define CHECK_CHECKS_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/elf/elfin.h"

#define CHECK(name, certain, meaning) CHECK_##name,
enum {
#include "common/analysis/check/check.def"
	CHECK_COUNT
};

/* Runs the checks in the bit mask of 1 << CHECK_…. Adds their findings, and the code that could not be checked, to out. compilers:
 * include rules that only compilers follow, and contradicted ones, see
 * findings_join_contradicted(). odd: include rules whose findings are notes, and values that are
 * written but never read. */
void
checks_run(unsigned checks, bool compilers, bool odd, const struct elfin *elf, const struct flow *flow, struct findings *out);

/* Looks up a rule by name, and sets *check to the CHECK_… of its check. Returns NULL for an unknown name. Rule names are unique
 * across checks. */
const struct finding_kind *
checks_rule(struct str name, unsigned *check);

/* Returns rule i, numbered across all checks, and sets *check to the CHECK_… of its check. Returns NULL after the last rule. */
const struct finding_kind *
checks_rule_at(size_t i, unsigned *check);

/* Properties of a check; checks_all is indexed by CHECK_…. */
struct check_info {
	const char *name, *meaning;
	bool certain;        /* runs by default */
};

extern const struct check_info checks_all[CHECK_COUNT];

#endif
