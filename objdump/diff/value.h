/* Named values of two code objects. */
#ifndef OBJDUMP_DIFF_VALUE_H
#define OBJDUMP_DIFF_VALUE_H

#include <stddef.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"

/* A value. text[i].p is NULL if code object i does not have it. */
struct diff_value {
	struct str name, text[2];
	unsigned more[2]; /* number of further values with this name in each code object */
};

/* Values in the order in which they were added. */
struct diff_values {
	struct diff_value *v;
	size_t n, cap;
	struct map index; /* index of each name in v */
};

/* Adds a value of code object `side`, 0 or 1. The name and the text, which is formatted, are copied to the arena. Further values
 * with a name are called NAME/2, NAME/3 and so on. */
__attribute__((format(printf, 5, 6))) void
value_add(struct diff_values *values, struct arena *arena, int side, struct str name, const char *fmt, ...);

/* Removes the values that are equal in both code objects. */
void
value_keep_different(struct diff_values *values);

void
value_free(struct diff_values *values);

#endif
