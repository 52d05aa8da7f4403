/* The code as laid out so far, before fixups are applied to the object: the input of common/analysis. */
#ifndef ASSEMBLER_INSERT_IMAGE_H
#define ASSEMBLER_INSERT_IMAGE_H

#include "assembler/insert/insert.h"

/* Opens a section's code; its bytes, symbols and relocations belong to it until insert_image_close. */
void
insert_image_open(struct flow_code *code, const struct insertions *all, struct section *s);

void
insert_image_close(struct flow_code *code);

#endif
