/* Values of arguments and contents of buffers, as the command line gives them: value.def has their forms, common/run/element.def the types. */
#ifndef RUN_VALUE_H
#define RUN_VALUE_H

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/run/element.h"

enum { VALUE_TEXT = ELEMENT_TEXT }; /* size of the text of a number */

struct given_value {
	const struct element_type *type; /* NULL: none is given */
	bool is_buffer;
	bool is_empty;       /* a buffer without contents */
	bool is_lds;         /* n bytes of LDS */
	uint8_t *bytes;
	size_t n;            /* number of bytes; of a number without a type, 0: `bytes` has room for any */
	const char *number;  /* the text of such a number */
};

/* Reads a value. Reports errors, naming the option, and returns false. What it has is in the arena. */
bool
value_read(struct diag *diag, struct arena *arena, const char *option, const char *text, struct given_value *out);

/* Gives a number without a type the type of an argument of n bytes: an integer, or a float if the text is not one, such as "1.5". `given` is
 * the value of --arg, for messages. Reports errors and returns false. */
bool
value_fit(struct diag *diag, const char *given, struct given_value *v, size_t n);

/* Appends element i of a buffer as text. */
void
value_print(const struct given_value *v, size_t i, char text[VALUE_TEXT]);

/* Compares what a kernel has written with what is expected, elements of the type that `wanted` or `got` has, else bytes. Floats may differ by
 * `ulp` units in the last place, and by `tolerance` times the expected one. Returns the number of elements that differ, and sets *first to
 * the first of them. */
size_t
value_compare(const struct given_value *got, const struct given_value *wanted, uint64_t ulp, double tolerance, size_t *first);

#endif
