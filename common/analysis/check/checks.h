/* All checks of code, for the programs: running those of a list, and the names of their rules. */
#ifndef CHECK_CHECKS_H
#define CHECK_CHECKS_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/elf/elfin.h"

#define CHECK(name, certain, meaning) CHECK_##name,
enum {
#include "common/analysis/check/check.def"
	CHECK_COUNT
};
#undef CHECK

/* Runs the checks of a set of bits 1 << CHECK_… and adds what they find to out, and what they did not look at. With compilers,
 * rules that only compilers keep are among them; with odd, those whose findings are notes, and writes that nothing reads. */
void
checks_run(unsigned checks, bool compilers, bool odd, struct elfin *elf, const struct flow *flow, struct findings *out);

/* The rule of this name, NULL if no check has one, and the check, CHECK_…. No two checks have a rule of one name. */
const struct finding_kind *
checks_rule(struct str name, unsigned *check);

#endif
