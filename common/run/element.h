/* Elements of buffers: numbers of the types in element.def. */
#ifndef RUN_ELEMENT_H
#define RUN_ELEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ELEMENT_TEXT = 64 };     /* size of the text of an element */

enum element_kind { ELEMENT_FLOAT, ELEMENT_BF16, ELEMENT_SIGNED, ELEMENT_UNSIGNED };

struct element_type {
	const char *name;
	uint8_t bytes, kind;
};

/* Returns the type with a name of n characters, or NULL. */
const struct element_type *
element_find(const char *name, size_t n);

bool
element_is_float(const struct element_type *t);

/* Stores a number as an element, rounded to its type. */
void
element_put_float(const struct element_type *t, uint8_t *to, double x);

double
element_float(const struct element_type *t, const uint8_t *from);

int64_t
element_integer(const struct element_type *t, const uint8_t *from);

/* Writes element i as text, with so many digits that it can be read back. */
void
element_print(const struct element_type *t, const uint8_t *bytes, size_t i, char text[ELEMENT_TEXT]);

/* Compares n elements with the expected ones. Floats may differ by `ulp` units in the last place, and by `tolerance` times the expected one.
 * Returns the number of elements that differ, and sets *first to the index of the first of them. */
size_t
element_compare(const struct element_type *t, const uint8_t *got, const uint8_t *wanted, size_t n, uint64_t ulp, double tolerance,
	size_t *first);

#endif
