/* Assigns an address to every fragment and its bytes to every section. */
#ifndef ASSEMBLER_VALUE_LAYOUT_H
#define ASSEMBLER_VALUE_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

struct section;
struct values;

/* Afterwards every location is known, and expressions over labels have values. May be run again when the contents of gaps have
 * changed. Returns false, after an error, if it does not converge. */
bool
layout_place(struct values *vals);

/* Writes the bytes of a placed section to p, which has room for section->size; fixups are not applied. */
void
layout_image(const struct section *section, uint8_t *p);

/* Makes the locations final, unless there were errors: section->data and ->size are complete except for fixups. */
void
layout_finish(struct values *vals);

#endif
