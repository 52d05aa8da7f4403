/* Checks of the finished object. They run the checks of common/analysis/check and report the findings at source lines
 * (-Wflow, -Wpops, -Wwaits, -Whazards). They also report code that uses registers which a directive reserves, or that
 * reads registers which a directive overwrites. */
#ifndef ASSEMBLER_CHECK_CHECK_H
#define ASSEMBLER_CHECK_CHECK_H

#include <stdbool.h>

#include "assembler/settings.h"
#include "assembler/value/values.h"
#include "common/analysis/graph/set.h"
#include "common/base/file/buf.h"
#include "common/isa/target.h"

struct reader;

/* The location of an instruction, in the object and in the source. */
struct check_place {
	struct position at;
	struct loc loc; /* location in a source file; in an expansion, the location of the call */
	uint32_t off;   /* index in checks.offs of the checks and rules that are switched off; 0: none */
};

/* The checks and rules that .amdgcn_check switches off for a range of code. */
struct check_off {
	unsigned warn;           /* checks that are switched off, as bits 1 << WARN_… */
	size_t first, count;     /* rules that are switched off: the range of their names in checks.off_rules */
};

/* A directive whose instructions overwrite registers (`lost`) or keep values in them (`kept`). The instructions are the
 * `count` elements of checks.v from index `first` on. */
struct check_scratch {
	size_t first, count;
	struct loc loc;          /* location of the directive; in an expansion, the location of the call */
	struct set lost;         /* registers whose values the instructions destroy */
	struct set kept;         /* registers that the code up to the next recorded directive must not use */
};

struct checks {
	struct reader *in;       /* not owned; its target is final only at the end of the source */
	bool on;                 /* whether the locations of instructions are recorded */
	unsigned warn;           /* enabled warnings, as bits 1 << WARN_… */
	bool extra;              /* whether to check the rules that compilers follow but no manual documents, and contradicted ones */
	bool notes;              /* whether to report findings that are notes */
	struct check_off *offs;  /* offs[0] switches nothing off; the last element applies to the code that follows */
	const char **off_rules;  /* names of the rules that elements of offs switch off */
	size_t noffs, capoffs, noff_rules, capoff_rules;
	bool pops_errors;        /* findings in ordered sections are errors, because the source uses directives for ordered sections */
	struct check_place *v;   /* recorded instructions, in source order */
	size_t n, cap;
	struct check_scratch *scratch; /* recorded directives, in source order */
	size_t nscratch, capscratch;
};

/* Returns the bit of the warning with this name, 1 << WARN_…, or 0 if the name is unknown. */
unsigned
check_bit(struct str name);

/* Returns the bit of the warning that reports a rule's findings, and sets *rule to the rule's name. Returns 0 if the rule is
 * unknown. */
unsigned
check_rule(struct str name, const char **rule);

/* Switches the checks in `warn`, as bits 1 << WARN_…, and the given rules off or, if `off` is false, on again for the
 * following code. Switching a check on enables all of its rules. */
void
check_switch(struct checks *all, bool off, unsigned warn, const char *const *rules, size_t nrules);

/* Records the location of the next instruction. */
void
check_note(struct checks *all, struct loc loc);

/* Returns whether the findings of a rule are switched off at a recorded instruction. off is the instruction's check_place.off. */
bool
check_is_off(const struct checks *all, uint32_t off, const char *rule);

/* Records the register effects of a directive. Must be called before the directive's instructions are assembled. */
void
check_note_scratch(struct checks *all, struct check_scratch s);

/* Runs the enabled checks on the object and reports their findings. The sections in values must have their final numbers. */
void
check_run(struct checks *all, const struct buf *image);

void
check_free(struct checks *all);

/* Initializes `all` according to the settings. `in` must outlive `all`. When check_run() is called, `in` must have the final
 * target. */
void
check_start(struct checks *all, struct reader *in);

#endif
