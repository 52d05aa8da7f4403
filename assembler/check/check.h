/* Checks of the finished object: findings of common/analysis/check, reported at source lines (-Wflow, -Wpops, -Wwaits, -Whazards),
 * and the guarantees that directives rely on. */
#ifndef ASSEMBLER_CHECK_CHECK_H
#define ASSEMBLER_CHECK_CHECK_H

#include <stdbool.h>

#include "assembler/settings.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/set.h"
#include "common/base/file/buf.h"
#include "common/isa/target.h"

/* The location of an instruction in the object and in the source. */
struct check_place {
	struct place at;
	struct loc loc; /* in a file */
	uint32_t off;   /* index of a struct check_off; 0: nothing is switched off */
};

/* What .amdgcn_check switches off for some code. */
struct check_off {
	unsigned warn;           /* whole checks, bits 1 << WARN_… */
	size_t first, count;     /* single rules: count names from checks.off_rules[first] on */
};

/* The effect of a directive's instructions on registers: count instructions from checks.v[first] on. */
struct check_scratch {
	size_t first, count;
	struct loc loc;          /* of the directive, in a file */
	struct set lost;         /* registers whose values are destroyed */
	struct set kept;         /* registers that may not be used until the next such directive */
};

struct checks {
	struct values *values;   /* borrowed … */
	const struct isa *isa;   /* … with its settings at the end of the source */
	bool on;                 /* locations are recorded */
	unsigned warn;           /* enabled warnings, bits 1 << WARN_… */
	bool extra;              /* also the compilers' rules that no manual has */
	struct check_off *offs;  /* the first is empty; the last applies to the code that follows */
	const char **off_rules;  /* names of rules */
	size_t noffs, capoffs, noff_rules, capoff_rules;
	bool pops_errors;        /* errors in ordered sections are errors, because the source uses their directives */
	struct check_place *v;   /* in the order of the source */
	size_t n, cap;
	struct check_scratch *scratch; /* in the order of the source */
	size_t nscratch, capscratch;
};

/* The bit of a warning, 1 << WARN_…, by its name; 0: unknown. */
unsigned
check_bit(struct str name);

/* The bit of the warning that reports a rule's findings, and the rule's name; 0: unknown. */
unsigned
check_rule(struct str name, const char **rule);

/* Switches checks and rules off, or on again, for the code that follows. Switching a check on enables all of its rules. */
void
check_switch(struct checks *all, bool off, unsigned warn, const char *const *rules, size_t nrules);

/* Records the location of the next instruction. */
void
check_note(struct checks *all, struct loc loc);

/* Records the register effects of a directive whose instructions come next. */
void
check_note_scratch(struct checks *all, struct check_scratch s);

/* Checks the object; the values have the numbers of its sections. */
void
check_run(struct checks *all, const struct buf *image);

void
check_free(struct checks *all);

/* warn: enabled warnings, bits 1 << WARN_…; extra: also the compilers' rules. The values, and isa with its settings at the end of
 * the source, must outlive the run. */
void
check_start(struct checks *all, struct values *vals, const struct isa *isa, unsigned warn, bool extra);

#endif
