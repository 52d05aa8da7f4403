/* What --check reports of a file: findings that the options ask for, with all texts, sorted by function and place. collect fills
 * it, baseline takes out what is known, and text, JSON and SARIF show what is left. */
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
	enum finding_severity severity; /* FINDING_WARNING or FINDING_NOTE, by the options */
	bool doubtful;               /* as in struct finding */
	const char *function;
	uint64_t address, offset;
	const char *message;
	const char *registers, *cure; /* NULL: none */
	const char *insn;            /* its text, NULL: it is no instruction */
	const char *from_insn;       /* of the earlier one, NULL: there is none */
	uint64_t from, from_offset;
	const struct report_branch *path;
	uint32_t npath;
	const char *key_text;        /* that the key is computed from */
	uint64_t key;                /* the same where the code has only moved */
	uint32_t count;              /* of a group's first: so many are in it; of the others: 0 */
	uint32_t different;          /* and about so many different registers */
};

struct report {
	struct report_entry *v;
	size_t n, cap;
	struct arena arena;          /* owns the texts */
};

/* Runs the checks that the options name and fills in r, which is empty. What has not been looked at is kept for missed_show(). */
void
report_collect(struct view *v, struct report *r);

/* Counts those of one rule, severity and function as the first one's: of rules about a single instruction those with the same
 * message. */
void
report_group(struct report *r);

void
report_free(struct report *r);

/* The key as text: 16 hexadecimal digits. */
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
