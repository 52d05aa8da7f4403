/* Findings of checks: violated rules and their locations. Each check has a table of rules, such as defect.def. All checks add
 * their findings to one list. If a check cannot decide whether code is correct, it adds an entry to findings.missed instead. */
#ifndef FINDING_FOUND_H
#define FINDING_FOUND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/analysis/finding/incomplete.h"
#include "common/base/memory/arena.h"

enum finding_severity {
	FINDING_WARNING,     /* violating the rule is certainly an error */
	FINDING_NOTE,        /* violating the rule may be an error */
	FINDING_TELLS,       /* information for users who select the check */
};

/* Evidence that violating the rule is an error. */
enum finding_certainty {
	FINDING_DOCUMENTED,  /* AMD's manuals or the ABI require software to follow the rule, or AMD corrected shipped kernels that broke it
	                      * and failed on hardware */
	FINDING_COMPILER,    /* a compiler follows the rule, but no manual documents it */
	FINDING_CONTRADICTED, /* shipped, tested kernels violate the rule; testsuite/facts/shipped.tsv has the counts */
};

struct finding_kind {
	const char *name;
	const char *text;    /* format of the message, in which %s stands for the registers; see finding_set_text() for the others */
	enum finding_severity severity;
	enum finding_certainty certainty;
};

/* Initializer for one row of a table of rules, a struct finding_kind. */
#define FINDING_ROW(name, severity, text, certainty) {#name, text, FINDING_##severity, FINDING_##certainty}

/* The rules of a check. */
struct finding_rules {
	const struct finding_kind *v;
	size_t n;
};

#define FINDING_RULES(table) {table, sizeof (table) / sizeof (table)[0]}

struct finding {
	const struct finding_kind *kind;
	uint32_t function;
	uint64_t at;         /* offset in the section */
	uint8_t file;        /* FILE_… */
	uint16_t first, count;
	const char *text;    /* text of the message, in the list's arena; NULL: the text is kind->text */
	bool depends;        /* the finding concerns two instructions; `from` is valid */
	uint64_t from;       /* offset of the earlier instruction */
	const uint32_t *path; /* edges of the function's graph from the earlier to the later instruction; in the list's arena */
	uint32_t npath;      /* number of edges in `path`; 0: straight-line code, or the path is unknown */
	bool doubtful;       /* the violation is not proven: branches on the path depend on one another, so control may never take the
	                      * path, or another condition is unknown */
	bool leaves;         /* the later instruction runs after control has left the function */
	const char *fix;    /* instructions to insert before the later instruction, such as "s_waitcnt vmcnt(0)"; in the list's arena;
	                      * NULL: no fix is proposed */
	const char *access;  /* mnemonic of a further instruction that the text names as %a; NULL: none */
	uint8_t counter;     /* COUNTER_… of the missing wait */
	bool waits;          /* a wait is missing; counter and most are valid */
	uint8_t most;        /* highest value of the counter at which the wait may end */
	uint32_t times;      /* number of violations that this finding stands for, see findings_join_contradicted() */
};

struct findings {
	struct finding *v;
	size_t n, cap;
	struct incompletes missed; /* code that could not be checked */
	struct arena arena;
};

/* Returns the severity to report: at most a note for contradicted rules, doubtful findings and, unless `compilers` is set, rules
 * that only compilers follow. */
enum finding_severity
finding_severity(const struct finding *f, bool compilers);

/* Returns "documented", "compiler" or "contradicted". */
const char *
finding_certainty_name(enum finding_certainty certainty);

/* Returns the evidence for a finding as human-readable text: "not proven" if the finding is doubtful, or else the certainty of its
 * rule and what that means, if it is not obvious. */
const char *
finding_evidence(enum finding_certainty certainty, bool doubtful);

/* Returns whether a finding proves that code breaks a contradicted rule. */
bool
finding_is_contradicted(const struct finding *f);

void
findings_free(struct findings *all);

/* Adds a finding without registers. Returns the finding, which is valid until the next one is added. */
struct finding *
findings_add(struct findings *all, const struct finding_kind *kind, uint32_t function, uint64_t at);

/* Sets the text of a finding to the text of its rule, with f->fix for %c, f->access for %a and the mnemonic of the earlier instruction
 * for %e. The text is in the list's arena. */
void
finding_set_text(struct findings *all, struct finding *f, const char *mnemonic);

/* Sorts by function, location, severity, rule, registers, earlier instruction and counter, and removes duplicates. */
void
findings_sort(struct findings *all);

/* In a sorted list, replaces the proven violations of a contradicted rule in a function with the first one, which then stands for
 * all of them. */
void
findings_join_contradicted(struct findings *all);

/* Writes the text of a rule to buf, NUL-terminated, with "…" in place of each conversion specification. */
void
finding_rule_text(const struct finding_kind *kind, char *buf, size_t room);

void
finding_text(const struct finding *f, char *buf, size_t room);

#endif
