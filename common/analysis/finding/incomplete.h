/* Records of code that an analysis could not examine. Each limit of an analysis has a row in incomplete.def; where the limit is
 * exceeded, a struct incomplete is added. A result without such records is complete. */
#ifndef FINDING_INCOMPLETE_H
#define FINDING_INCOMPLETE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum incomplete_reason {
#define INCOMPLETE(name, unit, misses, text) INCOMPLETE_##name,
#include "common/analysis/finding/incomplete.def"
#undef INCOMPLETE
	INCOMPLETE_REASONS
};

struct incomplete {
	enum incomplete_reason reason;
	uint32_t function;   /* GRAPH_NONE: none */
	uint64_t at;         /* offset in the section */
	uint64_t count;      /* affected units from this location on; see incomplete_unit() */
};

struct incompletes {
	struct incomplete *v;
	size_t n, cap;
};

void
incompletes_put(struct incompletes *all, const struct incomplete *one);

void
incompletes_add(struct incompletes *all, enum incomplete_reason reason, uint32_t function, uint64_t at, uint64_t count);

/* Sorts by function, reason and location, and removes duplicates. */
void
incompletes_sort(struct incompletes *all);

/* Sorts the entries, then merges entries of the same function and reason. A merged entry has the first location and the sum of the
 * counts. */
void
incompletes_fold(struct incompletes *all);

void
incompletes_free(struct incompletes *all);

/* Writes the sentence for the entry's reason. If the count exceeds 1, the count follows: "… is not checked (2 instructions)". */
enum { INCOMPLETE_TEXT = 256 };

void
incomplete_print(const struct incomplete *one, char text[INCOMPLETE_TEXT]);

/* Returns the reason's name, such as "unreached". */
const char *
incomplete_name(enum incomplete_reason reason);

/* Returns the sentence for the reason, without a count. */
const char *
incomplete_text(enum incomplete_reason reason);

/* Returns the unit that is counted, such as "instruction". */
const char *
incomplete_unit(enum incomplete_reason reason);

/* Returns whether there may be false negatives for this reason. */
bool
incomplete_misses(enum incomplete_reason reason);

#endif
