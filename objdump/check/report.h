/* The result of --check for a file: the findings that the options ask for, with all texts, sorted by function and location.
 * collect fills it, baseline removes known findings, and text, JSON and SARIF print the rest. */
#ifndef OBJDUMP_CHECK_REPORT_H
#define OBJDUMP_CHECK_REPORT_H

#include <stdio.h>

#include "common/analysis/finding/finding.h"
#include "objdump/view/views.h"

/* A branch on the path from the earlier instruction of a finding to the later one. */
struct report_branch {
	uint64_t address, offset;  /* offset: in the function */
	const char *insn;
	bool taken;
};

struct report_entry {
	const struct finding_kind *rule;
	enum finding_severity severity; /* FINDING_WARNING or FINDING_NOTE, depending on the options */
	bool doubtful;               /* as in struct finding */
	const char *function;
	uint64_t address, offset;
	const char *message;
	const char *registers, *cure; /* NULL: none */
	const char *insn;            /* the instruction's text; NULL: no instruction */
	const char *from_insn;       /* text of the earlier instruction; NULL: none */
	uint64_t from, from_offset;
	const struct report_branch *path;
	uint32_t npath;
	const char *key_text;        /* input of the key */
	uint64_t key;                /* unchanged when code moves */
	uint32_t count;              /* in the first finding of a group: size of the group; in the others: 0 */
	uint32_t different;          /* about this many different registers */
};

struct report {
	struct report_entry *v;
	size_t n, cap;
	struct arena arena;          /* owns the strings */
};

/* Runs the checks that the options select and fills r, which is empty. Code that could not be checked is kept for missed_show(). */
void
report_collect(struct view *v, struct report *r);

/* Groups the findings of one rule, severity and function under the first; findings about a single instruction only with the same
 * message. */
void
report_group(struct report *r);

void
report_free(struct report *r);

/* Length of a key as text: 16 hexadecimal digits and a NUL. */
enum { REPORT_KEY = 17 };

static inline void
report_key(const struct report_entry *e, char text[REPORT_KEY])
{
	snprintf(text, REPORT_KEY, "%016llx", (unsigned long long)e->key);
}

/* "warning" or "note". */
const char *
report_severity(const struct report_entry *e);

#endif
