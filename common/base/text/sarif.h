/* Appends parts of SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format") to a buffer: locations of instructions, findings at
 * them, and rules. */
#ifndef BASE_SARIF_H
#define BASE_SARIF_H

#include <stdbool.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* The location of an instruction: in the source if its line is known, else in the object. */
struct sarif_place {
	struct str object;           /* path of the object */
	struct str source;           /* path of the source, if the line is known */
	uint32_t line, column;       /* from 1; 0: unknown */
	uint64_t address, offset;    /* offset: from the start of the function or section */
	const char *name;            /* function or section; NULL: unknown */
	const char *insn;            /* text of the instruction; NULL: not an instruction */
	bool whole;                  /* the whole object: no address */
};

struct sarif_result {
	const char *rule, *level, *text; /* level: "error", "warning" or "note" */
	uint64_t times;              /* how often it was found */
	struct sarif_place at;
	const struct sarif_place *steps; /* the path of control that leads there, from an earlier instruction */
	size_t nsteps;
	const struct sarif_place *other; /* another instruction, which does not come before it on a path; NULL: none */
	const char *other_text;      /* what it is */
	const char *key;             /* a key that does not change when code moves; NULL: none */
};

/* Appends a result, an object. */
void
sarif_put_result(struct buf *b, const struct sarif_result *r);

/* Appends a notification, an object, with the level "warning". */
void
sarif_put_notification(struct buf *b, const char *text, const struct sarif_place *at);

/* Appends a rule, an object. page: the manual page that describes it, such as "amdgcn-checks(7)"; certainty: NULL: unknown. */
void
sarif_put_rule(struct buf *b, const char *id, const char *text, const char *page, const char *help, const char *certainty);

#endif
