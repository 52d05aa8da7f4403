/* A finding of a check: its rule and its location. Each check has a table of its rules, such as defect.def, and adds to one list,
 * which the views print. What cannot be decided is no finding, but an entry of missed. */
#ifndef FINDING_FINDING_H
#define FINDING_FINDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/analysis/finding/incomplete.h"
#include "common/base/memory/arena.h"

enum finding_severity {
	FINDING_WARNING,     /* an error */
	FINDING_NOTE,        /* possibly an error */
	FINDING_TELLS,       /* for users who select this check: also what it recognizes */
};

/* The certainty that breaking the rule is an error. */
enum finding_certainty {
	FINDING_DOCUMENTED,  /* AMD's manuals, or the ABI, say that software has to keep the rule */
	FINDING_COMPILER,    /* a compiler keeps it, and no manual says so */
	FINDING_CONTRADICTED, /* shipped, tested kernels break it: testsuite/facts/shipped.tsv counts them */
};

struct finding_kind {
	const char *name;    /* name of the rule: "unwritten" */
	const char *text;    /* format of the message; %s is the registers */
	enum finding_severity severity;
	enum finding_certainty certainty;
};

/* An element of such a table. */
#define FINDING_ROW(name, severity, text, certainty) {#name, text, FINDING_##severity, FINDING_##certainty}

/* The rules of a check. */
struct finding_rules {
	const struct finding_kind *v;
	size_t n;
};

#define FINDING_RULES(table) {table, sizeof (table) / sizeof (table)[0]}

struct finding {
	const struct finding_kind *kind;
	uint32_t function;   /* number of the function */
	uint64_t at;         /* offset in the section */
	uint8_t file;        /* register class: FILE_… */
	uint16_t first, count; /* count 0: no registers */
	const char *text;    /* in the list's arena; NULL: the rule's */
	bool depends;        /* it concerns two instructions … */
	uint64_t from;       /* … and this is the offset of the earlier one */
	const uint32_t *path; /* edges of the function's graph from the earlier to the later instruction; in the list's arena */
	uint32_t npath;      /* 0: straight-line code, or unknown */
	bool doubtful;       /* that the rule is broken is not proven: branches of the path depend on one another, so that control may
	                      * never take it; or another condition is unknown */
	bool leaves;         /* the later instruction is in code that runs after the function is left */
	const char *cure;    /* instructions to insert before the later one: "s_waitcnt vmcnt(0)"; in the list's arena; NULL: none
	                      * proposed */
	uint8_t counter;     /* COUNTER_…, for a missing wait … */
	bool waits;          /* … which is missing … */
	uint8_t most;        /* … for at most this value of counter */
};

struct findings {
	struct finding *v;
	size_t n, cap;
	struct incompletes missed; /* code that could not be checked */
	struct arena arena;
};

/* The severity to report. Contradicted rules, doubtful paths, and compilers' rules unless they are asked for, are notes at most. */
enum finding_severity
finding_severity(const struct finding *f, bool compilers);

/* "documented", "compiler" or "contradicted". */
const char *
finding_certainty_name(enum finding_certainty certainty);

/* The same for people, for one finding: "not proven" where that is so, whatever its rule. */
const char *
finding_evidence(const struct finding_kind *kind, bool doubtful);

void
findings_free(struct findings *all);

/* Adds a finding without registers. Returns it, valid until the next is added. */
struct finding *
findings_add(struct findings *all, const struct finding_kind *kind, uint32_t function, uint64_t at);

/* Sorts by function, location, rule name, text, registers and counter, and removes duplicates. */
void
findings_sort(struct findings *all);

/* Writes the general text of a rule to buf, NUL-terminated, with "…" for registers, instructions and fixes. Empty if the texts of
 * its findings have nothing in common. */
void
finding_rule_text(const struct finding_kind *kind, char *buf, size_t room);

/* Writes the text of a finding to buf, NUL-terminated. */
void
finding_text(const struct finding *f, char *buf, size_t room);

#endif
