/* What an analysis has not looked at. A result that has no such entries is complete: what it does not report is not there, as far
 * as the analysis goes. Each limit of an analysis has a row in incomplete.def and adds an entry where it is met. */
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
	uint32_t function;   /* its number; FLOW_NONE: in none */
	uint64_t at;         /* a place of the section */
	uint64_t count;      /* of the reason's unit, from there on */
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

/* Sorts them by function, reason and place, and drops those that are there twice. */
void
incompletes_sort(struct incompletes *all);

/* Makes one of all entries of the same function and reason: at the first place, with the sum of the counts. Sorts them first. */
void
incompletes_fold(struct incompletes *all);

void
incompletes_free(struct incompletes *all);

/* The sentence about the first location, and the count if there are more: "… is not checked (2 instructions)". */
enum { INCOMPLETE_TEXT = 256 };

void
incomplete_print(const struct incomplete *one, char text[INCOMPLETE_TEXT]);

/* "unreached". */
const char *
incomplete_name(enum incomplete_reason reason);

/* The sentence about the first location. */
const char *
incomplete_text(enum incomplete_reason reason);

/* What is counted, "instruction". */
const char *
incomplete_unit(enum incomplete_reason reason);

/* Whether something that is wrong can stay unfound. */
bool
incomplete_misses(enum incomplete_reason reason);

#endif
