/* Assigns an address to every fragment, and bytes to every section. */
#ifndef ASSEMBLER_VALUE_LAYOUT_H
#define ASSEMBLER_VALUE_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

struct section;
struct values;

/* Assigns an address to every location, so that expressions over labels have values. May be called again when the contents of gaps
 * have changed. Reports an error and returns false if the layout does not converge. */
bool
layout_place(struct values *vals);

/* Writes the bytes of a placed section, without fixups, to p, which has room for section->size bytes. */
void
layout_image(const struct section *section, uint8_t *p);

/* Makes all locations final, unless an error was reported. section->data and section->size are then complete except for
 * fixups. */
void
layout_finish(struct values *vals);

#endif
