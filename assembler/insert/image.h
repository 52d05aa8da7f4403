/* The code as laid out so far, before fixups are applied to the object. It is the input of common/analysis. */
#ifndef ASSEMBLER_INSERT_IMAGE_H
#define ASSEMBLER_INSERT_IMAGE_H

#include "assembler/insert/insert.h"

/* Fills *code with the code of a section. code owns the bytes, symbols and relocations until insert_image_close(). */
void
insert_image_open(struct flow_code *code, const struct insertions *all, struct section *s);

void
insert_image_close(struct flow_code *code);

#endif
