/* Reads numbers and the values of DWARF's forms. Never reads past the end of the bytes. */
#ifndef DEBUG_FORM_H
#define DEBUG_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "common/debug/image.h"

struct debug_cursor {
	const uint8_t *p, *end; /* p: current position; NULL after reading past the end */
	unsigned offset;        /* size of a DWARF offset in bytes, 4 or 8 */
};

/* Returns a pointer to the next n bytes, and advances the cursor past them. Returns NULL if fewer bytes are left. */
const uint8_t *
debug_take(struct debug_cursor *c, uint64_t n);

/* Reads a number of n bytes, or a LEB128 number, of which at most 10 bytes are valid. Returns 0 if it is not within the bytes. */
uint64_t
debug_number(struct debug_cursor *c, unsigned n);

uint64_t
debug_uleb(struct debug_cursor *c);

/* Reads the length with which a unit or a table begins, sets the size of offsets, and ends the cursor after the unit. Returns false
 * if the unit is not within the bytes. */
bool
debug_unit(struct debug_cursor *c);

struct debug_value {
	const char *string; /* NULL: not a string */
	uint64_t number;    /* value of a number of at most 8 bytes, otherwise 0 */
};

/* Reads a value of a form. A form that is unknown sets c->p to NULL. */
struct debug_value
debug_form(struct debug_cursor *c, struct debug_image *image, uint64_t form);

#endif
