/* Functions in expressions, such as max(a, b). */
#ifndef ASSEMBLER_SCAN_FUNC_H
#define ASSEMBLER_SCAN_FUNC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct target;

enum { FUNC_ARGS = 8 };

struct func {
	const char *name;
	uint8_t length; /* in bytes */
	/* Number of arguments; 0 for a binary function that folds any number of arguments pairwise. */
	uint8_t nargs;
	/* Number of properties of the processor that are appended to the arguments. */
	uint8_t nfacts;
	void (*target)(const struct target *t, int64_t *facts);
	/* Computes *result. Returns false if the function has no value, for example for an alignment to 0. */
	bool (*calc)(const int64_t *arg, int64_t *result);
};

/* Returns the number of the function with this name, or -1. */
int
func_find(struct str name);

const struct func *
func_at(unsigned number);

/* Returns the name of the function that is most similar to `name`, or NULL. */
const char *
func_nearest(struct str name);

#endif
