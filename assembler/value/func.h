/* The functions of expressions: max(a, b) and its kind. */
#ifndef ASSEMBLER_VALUE_FUNC_H
#define ASSEMBLER_VALUE_FUNC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"

struct target;

enum { FUNC_ARGS = 8 };

struct func {
	const char *name;
	uint8_t length; /* of the name */
	/* How many arguments; 0: any number, taken two by two. */
	uint8_t nargs;
	/* How many more the processor adds, appended by target. */
	uint8_t nfacts;
	void (*target)(const struct target *t, int64_t *facts);
	/* Returns false if it has no value, such as an alignment to 0. */
	bool (*calc)(const int64_t *arg, int64_t *result);
};

/* The number of a function, -1 if there is none of this name. */
int
func_find(struct str name);

const struct func *
func_at(unsigned number);

/* The name that is meant by one that no function has, NULL if none is near. */
const char *
func_nearest(struct str name);

#endif
