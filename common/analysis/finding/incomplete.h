/* Code that an analysis could not examine. A result without such entries is complete within the limits of the analysis. Each limit
 * has a row in incomplete.def and adds an entry where it is reached. */
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
	uint32_t function;   /* number of the function; FLOW_NONE: none */
	uint64_t at;         /* offset in the section */
	uint64_t count;      /* number of the reason's units from there on */
};

struct incompletes {
	struct incomplete *v;
	size_t n, cap;
};

/* Adds an entry. */
void
incompletes_put(struct incompletes *all, const struct incomplete *one);

void
incompletes_add(struct incompletes *all, enum incomplete_reason reason, uint32_t function, uint64_t at, uint64_t count);

/* Sorts by function, reason and location, and removes duplicates. */
void
incompletes_sort(struct incompletes *all);

/* Merges the entries of each function and reason: the first location, with the sum of the counts. Sorts them first. */
void
incompletes_fold(struct incompletes *all);

void
incompletes_free(struct incompletes *all);

/* The sentence about the first location, with the count if there are more: "… is not checked (2 instructions)". */
enum { INCOMPLETE_TEXT = 256 };

void
incomplete_print(const struct incomplete *one, char text[INCOMPLETE_TEXT]);

/* The reason's name: "unreached". */
const char *
incomplete_name(enum incomplete_reason reason);

/* The sentence about the first location. */
const char *
incomplete_text(enum incomplete_reason reason);

/* The unit counted: "instruction". */
const char *
incomplete_unit(enum incomplete_reason reason);

/* Whether an error can be missed. */
bool
incomplete_misses(enum incomplete_reason reason);

#endif
