/* The result of --check for a file: the findings that the options request, with all texts, sorted by function and location.
 * collect.c fills it, baseline.c removes known findings, and text.c, json.c and sarif.c print the remaining ones. */
#ifndef OBJDUMP_CHECK_REPORT_H
#define OBJDUMP_CHECK_REPORT_H

#include <stdio.h>

#include "library/amdgcn.h"
#include "objdump/flow/section_lines.h"
#include "objdump/view/views.h"

/* The location of an instruction, as printed. */
struct report_place {
	const char *name;            /* the function or, if the function begins after the address, the section; NULL: no location */
	uint64_t address, offset;    /* offset: from the start of the function or section */
	struct section_line line;
	const char *insn;            /* text of the instruction; NULL: not an instruction */
};

/* A branch on the path from the earlier instruction of a finding to the later one. */
struct report_branch {
	struct report_place at;
	bool taken;
};

struct report_entry {
	const struct amdgcn_finding *found;
	enum amdgcn_severity severity; /* severity to report, AMDGCN_WARNING or AMDGCN_NOTE, depending on the options */
	struct report_place at;
	struct report_place from;    /* the earlier instruction, if from.insn is not NULL */
	const struct report_branch *path;
	uint32_t npath;
	const char *key_text;        /* string from which the key is computed */
	uint64_t key;                /* key that does not change when code moves */
	uint32_t count;              /* number of violations in the group, for the first finding of a group; 0 for other
	                              * findings */
	uint32_t different;          /* number of different registers in the group, for the first finding of a group; 0: no registers */
};

struct report {
	struct report_entry *v;
	size_t n, cap;
	struct arena arena;          /* owner of the strings */
};

/* Runs the checks that the options select, and fills r, which must be empty. Code that could not be analyzed is kept for
 * missed_show(). */
void
report_collect(struct view *v, struct report *r);

/* Groups findings with the same rule, severity and function. Findings about a single instruction must also have the same message.
 * Sets `count` and `different` of the first finding of each group. */
void
report_group(struct report *r);

void
report_free(struct report *r);

/* Size of a key as a string: 16 hexadecimal digits and a NUL. */
enum { REPORT_KEY = 17 };

static inline void
report_key(const struct report_entry *e, char text[REPORT_KEY])
{
	snprintf(text, REPORT_KEY, "%016llx", (unsigned long long)e->key);
}

/* Returns "warning" or "note". */
const char *
report_severity(const struct report_entry *e);

#endif
