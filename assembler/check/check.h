/* What is wrong with the code of a source as a whole: findings of the checks of common/analysis/check in the finished object, reported at the
 * lines that the code comes from (-Wflow, -Wpops, -Wwaits, -Whazards), and those of directives that promise something. */
#ifndef ASSEMBLER_CHECK_CHECK_H
#define ASSEMBLER_CHECK_CHECK_H

#include <stdbool.h>

#include "assembler/settings.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/set.h"
#include "common/base/file/buf.h"
#include "common/isa/target.h"

/* Where an instruction is, and where it was written. */
struct check_place {
	struct place at;
	struct loc loc; /* in a file */
	uint32_t off;   /* the number of a struct check_off, 0: nothing is off */
};

/* What .amdgcn_check has switched off for some code. */
struct check_off {
	unsigned warn;           /* whole checks, bits 1 << WARN_… */
	size_t first, count;     /* single rules: count names from checks.off_rules[first] on */
};

/* What the instructions of a directive do to registers: count of them from number first in checks.v on. */
struct check_scratch {
	size_t first, count;
	struct loc loc;          /* of the directive, in a file */
	struct set lost;         /* holds nothing of use after them */
	struct set kept;         /* nothing may use it up to the next of these */
};

struct checks {
	struct values *values;   /* borrowed, … */
	const struct isa *isa;   /* … with its settings at the end of the source */
	bool on;                 /* places are kept */
	unsigned warn;           /* what is looked for, bits 1 << WARN_… */
	bool extra;              /* by compilers' rules that no manual has, too */
	struct check_off *offs;  /* the first has nothing; the last holds for what comes next */
	const char **off_rules;  /* names of rules */
	size_t noffs, capoffs, noff_rules, capoff_rules;
	bool pops_errors;        /* what is wrong with ordered sections are errors: the source has their directives */
	struct check_place *v;   /* in the order of the source */
	size_t n, cap;
	struct check_scratch *scratch; /* in the order of the source */
	size_t nscratch, capscratch;
};

/* The bit of a warning, 1 << WARN_…, by its name; 0: there is no such. */
unsigned
check_bit(struct str name);

/* The bit of the warning by which findings of a rule are reported, and the rule's name; 0: there is no such rule. */
unsigned
check_rule(struct str name, const char **rule);

/* Switches the checks of these bits and the rules of these names off, or on again, for what comes next. A check that is switched on
 * has all of its rules again. */
void
check_switch(struct checks *all, bool off, unsigned warn, const char *const *rules, size_t nrules);

/* Keeps the place where the next instruction goes. */
void
check_note(struct checks *all, struct loc loc);

/* The registers of a directive whose instructions come next. */
void
check_note_scratch(struct checks *all, struct check_scratch s);

/* Checks the object; its sections' numbers are in the values. */
void
check_run(struct checks *all, const struct buf *image);

void
check_free(struct checks *all);

/* warn: what is looked for, bits 1 << WARN_…; extra: by compilers' rules, too. The values, and isa with its settings at the end of the
 * source, last for the run. */
void
check_start(struct checks *all, struct values *vals, const struct isa *isa, unsigned warn, bool extra);

#endif
