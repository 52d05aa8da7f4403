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
	uint8_t length; /* length of the name */
	/* Number of arguments; 0: any number, folded pairwise. */
	uint8_t nargs;
	/* Number of properties of the processor that are appended. */
	uint8_t nfacts;
	void (*target)(const struct target *t, int64_t *facts);
	/* Returns false if there is no value, for example for an alignment to 0. */
	bool (*calc)(const int64_t *arg, int64_t *result);
};

/* The number of a function, -1 if unknown. */
int
func_find(struct str name);

const struct func *
func_at(unsigned number);

/* The nearest function name for an unknown one, or NULL. */
const char *
func_nearest(struct str name);

#endif
