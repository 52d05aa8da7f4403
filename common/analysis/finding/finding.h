/* What a check has found in code: its kind, and where. Each check has a table of its kinds, such as defect.def, and adds to one
 * list, which the views print. What cannot be known is not a finding, but an entry of missed. */
#ifndef FINDING_FINDING_H
#define FINDING_FINDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/analysis/finding/incomplete.h"
#include "common/base/memory/arena.h"

enum finding_severity {
	FINDING_WARNING,     /* it is wrong */
	FINDING_NOTE,        /* it may be worth a look */
	FINDING_TELLS,       /* the same, for who has asked for this check: also what it has recognised */
};

/* How sure it is that breaking the rule is an error. */
enum finding_certainty {
	FINDING_DOCUMENTED,  /* AMD's manuals, or the ABI, say that software has to keep the rule */
	FINDING_COMPILER,    /* a compiler keeps it, and no manual says so */
	FINDING_CONTRADICTED, /* shipped, tested kernels break it: testsuite/facts/shipped.tsv counts them */
};

struct finding_kind {
	const char *name;    /* the rule's name, for programs: "unwritten" */
	const char *text;    /* for people; %s is the registers */
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
	uint32_t function;   /* its number */
	uint64_t at;         /* a place of the section */
	uint8_t file;        /* the registers: FILE_… */
	uint16_t first, count; /* count 0: it is not about registers */
	const char *text;    /* in the list's arena; NULL: that of the kind */
	bool depends;        /* it is about two instructions: … */
	uint64_t from;       /* … the earlier one's place */
	const uint32_t *path; /* edges of the function's graph that lead from the earlier to the later one; in the list's arena */
	uint32_t npath;      /* 0: straight on, or not known */
	bool doubtful;       /* that the rule is broken is not proven: branches of the path depend on one another, so that control may
	                      * never take it; or what else it takes is not known */
	bool leaves;         /* the later instruction is in code that runs after the function is left, and is not known */
	const char *cure;    /* the instructions before the later one that would do: "s_waitcnt vmcnt(0)"; in the list's arena;
	                      * NULL: not said */
	uint8_t counter;     /* COUNTER_… that it is about, if it is of waits */
	bool waits;          /* it is a wait for … */
	uint8_t most;        /* … no more than so many on counter */
};

struct findings {
	struct finding *v;
	size_t n, cap;
	struct incompletes missed; /* what has not been looked at */
	struct arena arena;
};

/* The severity to report: of a contradicted rule, on a doubtful path, and unless compilers' rules are asked for of one of these, no
 * more than a note. */
enum finding_severity
finding_severity(const struct finding *f, bool compilers);

/* "documented", "compiler" or "contradicted". */
const char *
finding_certainty_name(enum finding_certainty certainty);

/* The same for people, of one finding: "not proven" where that is so, whatever its rule is. */
const char *
finding_evidence(const struct finding_kind *kind, bool doubtful);

void
findings_free(struct findings *all);

/* Adds a finding, without registers. Returns it, valid until the next is added. */
struct finding *
findings_add(struct findings *all, const struct finding_kind *kind, uint32_t function, uint64_t at);

/* Sorts them by function, place, the name and text of the kind, registers and counter; what is there twice is there once. */
void
findings_sort(struct findings *all);

/* The text of a rule in general into buf, NUL-terminated: with "…" for registers, instructions and what would do. Empty if the
 * texts of its findings have nothing in common. */
void
finding_rule_text(const struct finding_kind *kind, char *buf, size_t room);

/* The text of a finding into buf, NUL-terminated. */
void
finding_text(const struct finding *f, char *buf, size_t room);

#endif
