/* Gives every fragment its address and every section its bytes. */
#ifndef ASSEMBLER_VALUE_LAYOUT_H
#define ASSEMBLER_VALUE_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

struct section;
struct values;

/* Afterwards every place is known: expressions over labels have values. May be run again when what is in gaps has changed.
 * Returns false, after an error, if there are no such places. */
bool
layout_place(struct values *vals);

/* The bytes of a placed section to p, which has room for section->size; fixups are not applied. */
void
layout_image(const struct section *section, uint8_t *p);

/* Makes the places final, unless there were errors: section->data and ->size are complete but for the fixups. */
void
layout_finish(struct values *vals);

#endif
